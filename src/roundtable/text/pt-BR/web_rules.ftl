### O navegador das regras.

web-rules-of = Regras: { $game }
web-rules-about = Tudo o que o livro de regras diz, uma frase de cada vez; cada uma tem seu endereço.
web-rules-english = As frases do catálogo estão em inglês.
web-book-merlin-pt = livro de regras de Merlin em português
web-book-paladins-pt = livro de regras de Paladinos em português
web-book-merlin-fr = livro de regras de Merlin em francês
web-book-arthur-it = livro de regras da expansão Arthur em italiano
web-book-mage-knight-pt = livro de regras de Mage Knight em português
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
# Before a note in English: what we ruled, and where the printed books say different things.
web-rules-ruling = Como se joga aqui
web-rules-differ = Os livros de regras divergem

## An introduction to a game

web-learn = Como jogar
web-learn-title = { $game } em dois minutos
