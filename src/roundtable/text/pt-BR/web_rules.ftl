### O navegador das regras.

web-rules-of = Regras: { $game }
web-rules-about = Tudo o que o livro de regras diz, uma frase de cada vez; cada uma tem seu endereço.
web-rules-english = As frases do catálogo estão em inglês.
web-book-merlin-pt = 000: livro de regras de Merlin em português
web-book-paladins-pt = 001: livro de regras de Paladinos em português
web-book-merlin-fr = 002: livro de regras de Merlin em francês
web-book-arthur-it = 003: livro de regras da expansão Arthur em italiano
web-book-mage-knight-pt = 004: livro de regras de Mage Knight em português
web-rules-search = Procurar nas regras
web-rules-scope = Quais regras
web-rules-scope-all = Todas as regras
web-rules-chapters = Capítulos
web-rules-found =
    { $count ->
        [0] Nada encontrado
        [one] { $count } frase
       *[other] { $count } frases
    }
web-rules-unknown = Não há frase “{ $id }”.
web-rules-window = O que diz o livro de regras
web-rules-open = Ler mais nas regras
web-rules-link = Link para esta frase
web-rules-details = Fonte e notas

## An introduction to a game

web-learn = Como jogar
web-learn-title = { $game } em dois minutos
