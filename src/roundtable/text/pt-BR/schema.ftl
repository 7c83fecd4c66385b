## `roundtable schema`: the form of a game's positions

schema-help = Mostra o formato das posições de um jogo, como são salvas e carregadas.
schema-help-game = o jogo
schema-title = Posições de { $game }
schema-about = Para a versão { $version } das regras. A página “notation” explica as partes comuns a todos os jogos; aqui está o que este jogo coloca nelas.

# What may stand in a field. $kind is one of these texts.
schema-number = um número inteiro de { $low } a { $high }
schema-number-from = um número inteiro, { $low } ou mais
schema-named = uma palavra de `{ $names }`
schema-flag = true ou false
schema-text = um texto
schema-or-null = { $kind }, ou null
schema-or-named = { $kind }, uma palavra de `{ $names }` ou null
schema-list = uma lista de { $least } a { $most } itens: { $kind }
schema-list-exact = uma lista de exatamente { $count } itens: { $kind }
schema-marks = uma lista de palavras de `{ $names }`, cada uma no máximo uma vez
schema-by-name = um objeto com todas as palavras de `{ $names }`: { $kind }
schema-some-by-name = um objeto com algumas palavras de `{ $names }`: { $kind }
schema-object = um objeto `{ $name }`
schema-zone = uma zona com palavras de `{ $names }`
