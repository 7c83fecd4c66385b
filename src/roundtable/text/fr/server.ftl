### Le serveur : `roundtable serve`, et ce qu’il refuse.

## La commande

serve-help = Proposer des tables sur le réseau, dans le navigateur et pour des programmes.
serve-help-host = l’adresse d’écoute ; d’ordinaire, seule cette machine y accède
serve-help-port = le port d’écoute ; 0 en prend un libre
serve-help-processes = combien de processus servent ensemble ; plus d’un demande PostgreSQL
serve-help-database = la base de données ; d’ordinaire, un fichier dans le dossier des données
serve-help-open = ouvrir la page dans un navigateur ; si le port est pris, sur un port libre
serve-help-settings = lister tous les réglages et s’arrêter
serve-listening = Les tables sont ouvertes à l’adresse { $address }
serve-loopback = Seule cette machine y a accès.
serve-open = D’autres machines y ont accès aussi.
serve-no-browser = Aucun navigateur ne peut être ouvert d’ici : ouvrez l’adresse vous-même.
serve-stop = Ctrl-C y met fin ; les tables sont conservées.
backup-help = Copie les tables pendant que le serveur tourne, et vérifie la copie.
backup-help-file = où va la copie ; avec --check, la copie à lire
backup-help-check = ne copie rien ; lit une copie comme le ferait un serveur et dit ce qu’elle contient
backup-found = La copie est bonne : { $tables ->
    [one] une table
   *[other] { $tables } tables
} avec { $entries ->
    [one] une entrée
   *[other] { $entries } entrées
}, { $people ->
    [one] une personne
   *[other] { $people } personnes
}. Tables d’anciennes règles, seulement à regarder : { $older }.

## Réglages. $name est le réglage.

server-config-choice = Le réglage « { $name } » ne peut pas être « { $value } » ; choix possibles : { $allowed }.
server-config-database = L’adresse de la base de données doit ressembler à sqlite:////dossier/tables.db ou postgresql://nom@serveur/base
server-config-file = Le fichier de réglages { $file } est illisible : { $why }
server-config-kind = Le réglage « { $name } » est illisible ; il faut une valeur de ce type : { $kind }.
server-config-module = Un module n’a pas pu être chargé : { $why }
server-config-range = Le réglage « { $name } » doit être compris entre { $least } et { $most }.
server-config-secret = Le secret doit compter au moins { $length } caractères.
server-config-unknown = Il n’y a pas de réglage « { $name } ».

## La machine

server-port = Impossible d’écouter sur { $host }, port { $port } : { $why }
server-backup-postgres = Ce n’est pas un fichier ; copiez une base PostgreSQL avec pg_dump.
server-backup-nothing = Il n’y a pas de fichier { $file }.
server-backup-broken = { $file } est inutilisable : { $why }.
server-database-closed = La base de données ne peut pas être ouverte : { $why }
server-config-processes = Plusieurs processus demandent PostgreSQL : un fichier SQLite n’en sert qu’un.
server-bell-package = L’avertissement par Redis ou Valkey demande le paquet Python redis.
server-database-file = Le fichier { $file } est inutilisable : { $why }
server-database-newer = La base de données vient d’une version plus récente (« { $revision } »).
server-database-taken = Un autre serveur utilise déjà { $file }. Plusieurs serveurs peuvent partager une base PostgreSQL.
server-store-away = La base de données ne répond pas. Réessayez dans un instant.
server-busy = Il se passe trop de choses à la fois à cette table. Réessayez dans un instant.
server-fault = Quelque chose s’est mal passé de notre côté.

## Requêtes. $why vient du système et est en anglais.

server-bad-body = La requête est illisible : { $why }
server-bad-message = Le message est illisible : { $why }
server-bad-query = L’adresse est illisible : { $why }
server-not-json = La requête doit être en JSON.
server-nothing-here = Il n’y a rien ici.
server-no-method = Cela n’est pas possible ici.
server-too-large = C’est trop volumineux ; { $most } octets au plus sont acceptés.
server-too-many = C’est trop à la fois. Réessayez dans { $seconds } s.
server-host-unknown = Ce serveur ne répond pas à ce nom.
server-foreign-page = Une page d’un autre site ne peut pas faire cela.
server-text-empty = « { $what } » ne peut pas être vide.
server-text-long = « { $what } » peut compter { $most } caractères au plus.
server-no-such-game = Il n’y a pas de jeu « { $game } ».
server-no-such-language = Il n’y a pas de langue « { $language } ».
server-no-such-part = Il n’y a pas de partie « { $part } » des textes.

## Les gens

server-who-are-you = Dites d’abord qui vous êtes : un nom suffit.
server-account-already = Vous avez déjà un compte.
server-no-account = Vous n’avez pas encore de compte.
server-name-taken = Le nom « { $name } » est déjà pris.
server-password-short = Un mot de passe compte au moins { $least } caractères.
server-log-in-wrong = Nom ou mot de passe incorrect.
server-old-password-wrong = L’ancien mot de passe est faux.
server-log-in-wait = Trop de mots de passe incorrects. Réessayez dans { $seconds } s.
server-no-such-device = Vous n’avez pas cet appareil.
server-webhooks-off = Ce serveur n’appelle aucune adresse.
server-webhook-address = Nous n’appelons pas cette adresse ; elle doit commencer par « https ».
server-webhook-private = Les adresses d’un réseau privé ne sont pas appelées.
server-webhook-unknown = Cette adresse est introuvable.

## Tables. $seat compte à partir de 1.

server-no-such-table = Cette table n’existe pas.
server-no-such-seat = Cette table n’a pas cette place.
server-no-such-record = Cette partie enregistrée n’existe pas.
server-too-many-bot-tables = { $most } parties entre bots seuls à la fois au plus.
server-too-many-tables = { $most } tables à la fois au plus.
server-too-many-records = { $most } parties enregistrées par personne au plus.
server-one-seat-each = Une place est à vous ; les autres sur le même écran sont des places partagées.
server-seats-free = Il reste des places libres.
server-no-free-seat = Il n’y a plus de place libre.
server-seat-taken = La place { $seat } est prise.
server-already-seated = Vous êtes déjà à cette table.
server-invitation-needed = On s’assoit à cette table sur invitation.
server-invitation-void = Cette invitation n’est plus valable.
server-no-invitation = Il n’y a pas d’invitation pour la place { $seat }.
server-link-void = Ce lien ne mène nulle part.
server-no-spectators = Cette table n’accepte pas de spectateurs.
server-not-owner = Seule la personne qui a ouvert la table peut le faire.
server-not-your-seat = La place { $seat } n’est pas la vôtre.
server-not-your-table = Vous n’êtes pas à cette table.
server-not-started = La partie n’a pas encore commencé.
server-started-already = La partie a déjà commencé.
server-not-over = La partie n’est pas encore terminée.
server-game-missing = Ce serveur n’a plus le jeu « { $game } ».
server-rules-changed = Cette table a été ouverte avec la version { $theirs } des règles de « { $game } » ; ici, c’est la version { $ours } : on peut la regarder, mais pas la continuer.
server-table-departs = À partir de l’entrée { $at } de son journal, cette table s’écarte des règles ; elle ne peut pas être continuée.
server-record-slow = La vérification de cette partie enregistrée prend trop de temps.

## En jouant. $version est la version la plus récente de la table.

server-version-stale = Il s’est passé quelque chose à la table entre-temps ; regardez de nouveau.
server-version-ahead = La table n’en est pas encore là ; regardez de nouveau.
server-log-full = On est revenu trop souvent en arrière à cette table ; continuez à jouer. ({ $most })
server-key-used = La clé « { $key } » a servi à autre chose.
server-bot-plays = Un bot joue à la place { $seat } ; revenez d’abord.
server-left-already = Vous avez déjà quitté cette table.
server-not-away = Vous êtes à la table.
server-resigned-already = Vous avez déjà abandonné.
server-no-bot-wanted = On ne peut pas demander de bot pour la place { $seat }.
server-not-abandoned = La place { $seat } n’est pas abandonnée.
server-path-broken = Ces réponses ne peuvent plus être données d’un coup : « { $action } » n’est pas possible.
server-asked-already = Vous avez déjà demandé un bot ; les autres doivent le demander aussi.
