### Le navigateur des règles.

web-rules-of = Règles : { $game }
web-rules-about = Tout ce que dit la règle, un énoncé à la fois ; chacun a son adresse.
web-rules-english = Les énoncés du catalogue sont en anglais.
web-book-merlin-pt = 000 : règle de Merlin en portugais
web-book-paladins-pt = 001 : règle de Paladins en portugais
web-book-merlin-fr = 002 : règle de Merlin en français
web-book-arthur-it = 003 : règle de l’extension Arthur en italien
web-book-mage-knight-pt = 004 : règle de Mage Knight en portugais
web-rules-search = Chercher dans les règles
web-rules-scope = Quelles règles
web-rules-scope-all = Toutes les règles
web-rules-chapters = Chapitres
web-rules-found =
    { $count ->
        [0] Rien trouvé
        [one] { $count } énoncé
       *[other] { $count } énoncés
    }
web-rules-unknown = Il n’y a pas d’énoncé « { $id } ».
web-rules-window = Ce que dit la règle
web-rules-open = Lire la suite dans les règles
web-rules-link = Lien vers cet énoncé
web-rules-details = Source et notes
# Before a note in English: what we ruled, and where the printed books say different things.
web-rules-ruling = Comment on joue ici
web-rules-differ = Les livrets de règles diffèrent

## An introduction to a game

web-learn = Comment jouer
web-learn-title = { $game } en deux minutes
