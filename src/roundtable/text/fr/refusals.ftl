### Pourquoi quelque chose est refusé, et ce qui ne va pas dans des données reçues.

## Actions refusées. $what est ce qui a été tenté, dans la notation ; $rule, l’id de la règle.

refused-apple-missing = Vous n’avez pas de pomme.
refused-apple-once = Vous avez déjà utilisé une pomme pendant ce tour.
refused-die-chosen = Vous avez déjà choisi votre dé.
refused-die-first = Choisissez d’abord un dé.
refused-die-missing = Vous n’avez plus ce dé.
refused-game-over = La partie est terminée.
refused-move-missing = Cette case coûte { $need } de Mouvement ; vous en avez { $have }.
refused-moving-over = Vous avez fait votre action : le mouvement est terminé pour ce tour.
refused-no-history = Cette table ne garde pas d’historique : rien ne peut être annulé.
refused-no-such-place = Il n’y a pas de choix numéro { $what }.
refused-not-offered-now = « { $what } » n’est pas possible maintenant.
refused-not-your-move = Vous ne pouvez pas annuler le coup de quelqu’un d’autre.
refused-not-your-question = Ce n’est pas à vous de décider.
refused-nothing-to-redo = Il n’y a rien à rejouer.
refused-sealed = Plus rien ne peut être annulé.
refused-space-far = Cette case n’est pas voisine de la vôtre.
refused-unknown-action = Ce jeu ne connaît pas l’action « { $what } ».

## Positions qu’aucune table ne peut avoir. $field est le chemin vers l’erreur ; $value, ce qui s’y trouve.

position-missing-field = Il manque { $field }.
position-no-question-on-top = { $field } doit finir par une question, et non par { $value }.
position-nobody-asked = { $field } finit par une question qui n’a aucune réponse possible.
position-not-a-flag = { $field } doit être true ou false, et non { $value }.
position-not-a-key = { $field } doit compter 32 chiffres hexadécimaux, et non { $value }.
position-not-a-list = { $field } doit être une liste, et non { $value }.
position-not-a-number = { $field } doit être un nombre entier, et non { $value }.
position-not-a-step = { $field } n’est pas une étape de ce jeu : { $value }.
position-not-a-text = { $field } doit être un texte, et non { $value }.
position-not-an-object = { $field } doit être un objet aux champs nommés, et non { $value }.
position-not-conserved = { $field } n’a pas le bon nombre de pièces : { $value }.
position-other-version = { $field } désigne une autre version des règles : { $value }.
position-out-of-range = { $field } est hors limites : { $value }.
position-stands-twice = { $field } contient deux fois la même carte : { $value }.
position-unknown-field = { $field } n’est pas un champ d’une position.
position-unknown-format = { $field } doit désigner le format d’une position, et non { $value }.
position-unknown-word = { $field } contient un mot que ce jeu ne connaît pas : { $value }.
position-wrong-length = { $field } n’a pas la bonne longueur : { $value }.

## Parties enregistrées qui ne peuvent être rejouées. $at compte les coups à partir de 0 ; $what est ce qui ne va pas.

record-departs = L’enregistrement s’écarte des règles au coup { $at } (compté à partir de 0) : « { $what } ».
record-missing-part = Il manque la partie « { $what } » dans l’enregistrement.
record-no-such-move = Cette partie n’a que { $what } coups, et non { $at }.
record-no-such-seat = Cette partie n’a pas de joueur { $what }.
record-not-a-record = Ceci n’est pas l’enregistrement d’une partie.
record-other-round = Après { $at } { $at ->
        [one] coup
       *[other] coups
    }, à la fin de la manche { $what }, la table n’est pas celle de l’enregistrement.
record-other-scores = Après { $at } { $at ->
        [one] coup
       *[other] coups
    }, les scores sont { $what } et non ceux de l’enregistrement.
record-other-version = L’enregistrement a été joué avec une autre version des règles : { $what }.
record-too-large = L’enregistrement est trop grand : { $what } caractères.
record-unknown-format = Le format de l’enregistrement n’est pas { $what }.
record-unknown-part = L’enregistrement contient une partie inconnue : « { $what } ».
record-wrong-move = Le coup { $at } (compté à partir de 0) n’est pas écrit comme un coup : { $what }.
record-wrong-part = La partie « { $what } » de l’enregistrement est illisible.

## Choix à l’ouverture d’une table. $what a été choisi ; $allowed est ce qui peut l’être.

setting-needs = « { $what } » ne peut être choisi qu’avec « { $allowed } ».
setting-not-allowed = « { $what } » n’est pas possible ; choisissez parmi : { $allowed }.
setting-seats = Ce jeu ne se joue pas à { $what }, mais à : { $allowed }.
setting-unknown = Ce jeu n’a pas de réglage « { $what } ». Il a : { $allowed }.
setting-unknown-bot = Il n’y a pas de robot « { $what } ». Il y a : { $allowed }.
setting-bad-variant = « { $what } » n’est pas un nombre de simulations ; une variante s’écrit knight:100, champion:100:hand ou knight:100:poids.json.
setting-bad-weights = « { $what } » n’est pas un fichier de poids qui convienne : { $allowed }
setting-other-table = Le réseau a été fait pour { $what }, pas pour { $allowed }.
setting-no-features = On ne peut apprendre de valeur pour « { $what } » : personne n’a dit quels faits comptent.
setting-unknown-game = Il n’y a pas de jeu « { $what } ». Il y a : { $allowed }.

## Ce qu’apportent d’autres paquets. $game est le nom du jeu ; $why, ce qui n’a pas marché, dans les mots de Python.

package-broken = Le jeu « { $game } », apporté par un autre paquet, ne peut pas être chargé : { $why }
