### Autour de la partie : le récit, la discussion, la feuille de score, la fin, la salle d’attente, la connexion, l’instructeur, le menu.

## Le récit

web-story-since = Depuis votre dernier tour
web-story-all = Tout le récit
web-story-large = Lire ce qui s’est passé, une carte par joueur
web-story-did = Dernier tour : { $deeds }
web-story-whole = Le récit de cette partie
web-story-nothing = Il ne s’est encore rien passé.
web-story-moment = Revoir ce moment
web-story-moment-of = Revoir ce moment : { $line }
web-story-rule-of = La règle : { $line }
web-story-player = À propos de
web-story-everybody = tout le monde
web-story-beginning = Le début
web-story-search = Rechercher
web-story-count =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
web-story-earlier =
    { $count ->
        [one] Montrer une ligne plus ancienne
       *[other] Montrer { $count } lignes plus anciennes
    }
web-story-none-found = Aucune ligne ne correspond.
# Lu à voix haute avant les dernières lignes, quand il en arrive beaucoup.
web-story-more-lines =
    { $count ->
        [one] { $count } ligne de plus.
       *[other] { $count } lignes de plus.
    }

## Discussion et notes

web-chat-open = Discussion et notes
web-chat-talk = Discussion
web-chat-notes = Mes notes
web-chat-nothing = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose à la table
web-chat-send = Envoyer
web-chat-only-seated = Seules les personnes assises à la table peuvent parler ici.
web-notes-hint = Vous seul voyez ceci.
web-notes-saved = Enregistré. Personne d’autre ne voit vos notes.
web-notes-saving = Enregistrement…

## La feuille de score

web-sheet-title = Points
web-sheet-source = Origine des points
web-sheet-total = Total
web-sheet-best = (le plus)
web-sheet-unknown = inconnu
web-sheet-hidden = Certains points restent cachés jusqu’à la fin.
web-sheet-only-totals = Ce jeu n’affiche que les totaux.
web-sheet-so-far = Voici où en est la partie ; la fin peut encore en apporter.
web-if-scored = Si l’on comptait maintenant
web-if-ended = Si la partie finissait maintenant
web-if-scored-change = avec ce choix
web-if-scored-nothing = Rien encore.

## La fin d’une partie

web-ending-title = { $game } · la partie est finie
web-ending-you-won = Vous avez gagné !
web-ending-you-share = Vous partagez la victoire !
web-ending-won = { $name } gagne !
web-ending-share = { $names } se partagent la victoire !
web-ending-solo-won = Victoire !
web-ending-solo-lost = Défaite, cette fois
web-ending-nobody = Personne ne gagne
web-ending-given-up = La partie a été abandonnée
web-ending-cheer = Bien joué ! Les troubadours chanteront cet exploit.
web-ending-comfort = Belle lutte. À la prochaine partie, chacun repart de zéro.
web-ending-winner = Vainqueur
web-ending-resigned = (abandon)
web-ending-again = Rejouer
web-ending-replay = Revoir la partie
web-ending-share-link = Partager un lien
# Dit dans la discussion, avant les liens vers une nouvelle table.
web-ending-invites = Une autre partie ? Voici votre place :

web-course-title = L’histoire des points
web-course-reading = Retour sur la partie…
web-course-chart = Points après chaque manche.
web-course-bands = D’où viennent les points de { $name }, manche par manche.
web-course-whose = Les points de qui
web-course-everyone = Tout le monde
web-course-always = { $name } mène de la première à la dernière manche.
web-course-decided = { $name } prend la tête à la manche { $round } et ne la lâche plus.
web-course-decided-end = Décidé à la toute fin : { $name } prend la tête à la dernière manche.
web-course-gain = Plus gros gain : { $name }, { $points } à la manche { $round } ({ $source })
web-course-gain-end = Plus gros gain : { $name }, { $points } à la dernière manche ({ $source })
web-course-led =
    Après la manche { $round } : { $name } mène avec { $points }, { $ahead ->
        [one] { $ahead } point
       *[other] { $ahead } points
    } d’avance
web-course-level = Après la manche { $round } : { $names } sont à égalité avec { $points }

## Liens à transmettre

web-link-copy = Copier

## Comment s’appellent les bots à la table, par place

web-bot-first = Yseult
web-bot-second = Gareth
web-bot-third = Élaine
web-bot-fourth = Bédivère

## On se rassemble autour de la table

web-gathering-owner-fills = Il reste des places libres. Envoyez à chacun son lien, ou laissez des bots prendre ces places ; la partie peut commencer quand tout le monde est assis.
web-gathering-owner-begins = Tout le monde est là. Commencez quand vous voulez !
web-gathering-seated-fills = Vous êtes à table. Tout le monde n’est pas encore là ; cette page continue d’elle-même au début de la partie.
web-gathering-seated-begins = Tout le monde est là. La personne qui a ouvert la table lance maintenant la partie.
web-gathering-guest-sits = Il y a une place libre pour vous.
web-gathering-guest-waits = Aucune place n’est libre sans invitation. Vous pouvez rester et regarder quand la partie commencera.
web-gathering-guest-full = Toutes les places sont prises. Vous pouvez rester et regarder quand la partie commencera.
web-gathering-closed = Cette table a été fermée avant le début de la partie.
web-gathering-stuck = Cette table ne peut pas continuer.
web-gathering-seats = Places
web-gathering-you = vous
web-gathering-hot = joue aussi sur cet écran
web-gathering-bot = bot : { $level }
web-gathering-owner = a ouvert la table
web-gathering-person = est là
web-gathering-open = pour tout le monde
web-gathering-invite = sur invitation
web-gathering-stand = Se lever
web-gathering-free-seat = Libérer la place
web-gathering-make-link = Créer un lien
web-gathering-send-link = Envoyez ce lien à la personne qui doit s’asseoir ici :
web-gathering-seat-bot = Un bot
web-gathering-new-link = Nouveau lien (l’ancien ne vaut plus)
web-gathering-revoke = Retirer
web-gathering-link-of = Invitation à la place { $number }
web-gathering-begin = Commencer la partie
web-gathering-with-bots = Des bots aux places libres, et commencer
web-gathering-close = Débarrasser la table
web-gathering-your-name = Votre nom
web-gathering-settings = Ce qu’on joue
web-gathering-usual = Les réglages habituels
web-gathering-public = Tout le monde trouve la table dans le hall.
web-gathering-private = La table n’apparaît pas dans le hall.
web-gathering-watchable = D’autres peuvent regarder.
web-gathering-unwatched = Personne d’autre ne peut regarder.
web-gathering-table-link = Lien vers cette table :
web-gathering-watch-link = Lien pour qui veut regarder :

## Plusieurs joueurs sur un écran

web-hotseat-hand = Passez l’écran à { $name }
web-hotseat-why = Chacun a ses secrets. La table se découvre quand les autres regardent ailleurs.
web-hotseat-show = Je suis { $name }
web-hotseat-dont-ask = Ne plus demander à cette table

## La connexion au serveur

web-line-connecting = Connexion au serveur…
web-line-lost = La connexion est coupée ou le serveur redémarre. Rien de votre partie n’est perdu ; nous réessayons.
web-line-seconds = ({ $count } s)
web-line-try = Réessayer
web-line-back = La connexion est rétablie.
web-line-problem = Cette partie ne peut pas continuer.
web-line-away = Vous avez quitté cette table. Votre place vous reste.
web-line-two-tabs = Cette table est aussi ouverte dans un autre onglet. Les deux montrent la même partie.
web-line-well = D’accord

## L’instructeur de la première partie

web-coach-title = Apprendre en jouant
web-coach-learned = { $learned } sur { $all } apprises
web-coach-is-learned = apprise
web-coach-fold = Replier l’instructeur
web-coach-unfold = Demander à l’instructeur
web-coach-got-it = Compris
web-coach-end = Arrêter les leçons
web-coach-ask-why = Pourquoi ?
web-coach-why = Pourquoi : { $text }
web-coach-chapter = Chapitre { $number } sur { $all } : { $title }
web-coach-skip = Passer
web-coach-anew = Recommencer
web-coach-free = À vous de choisir ! Ce qui est bordé d’or peut être touché ; pointez-le pour voir son effet.
web-coach-watch = Les autres jouent
web-coach-over = La partie est finie. Vous apprendrez le reste à la prochaine.
web-coach-done = Bravo, vous avez tout appris ! À partir d’ici, vous jouez sans aide.

## Le menu de la table

web-menu-open = Menu de la table
web-menu-waiting = On attend
web-menu-waits = { $name } · { $time }
web-menu-left = { $name } a quitté la table.
web-menu-silent = { $name } ne répond plus depuis longtemps.
web-menu-ask-bot = Demander un bot à cette place
web-menu-asked = Vous avez demandé un bot ; les autres doivent le demander aussi.
web-menu-rules = Règles du jeu
web-menu-about = À propos des données
web-menu-watch = Invitez d’autres à regarder :
web-menu-leave = Quitter la partie
web-menu-leave-about = Les autres peuvent alors demander un bot à votre place. Vous pourrez revenir.
web-menu-return = Revenir
web-menu-resign = Abandonner…
web-menu-lobby = Vers le hall
web-menu-kept = La table est conservée ; reprenez quand vous voulez.
web-resign-title = Abandonner cette partie ?
web-resign-about = Un bot joue à votre place, ou la partie se termine s’il ne reste personne. C’est sans retour.
web-resign-no = Continuer à jouer
web-resign-yes = Abandonner
