### Les pages autour de la table : salon, invitation, compte, réglages, données.

## Le salon

web-lobby-question = À quoi jouons-nous ce soir ?
web-lobby-merlin = Déplacez vos chevaliers et Merlin sur l’anneau, gagnez la faveur de six principautés et devenez l’héritier du trône.
web-lobby-paladins = Rassemblez ouvriers et paladins, élevez des remparts, convertissez ou affrontez les étrangers et tenez l’Inquisition à distance.
web-lobby-mage-knight = Explorez une terre inconnue, passez de vagabond solitaire à conquérant et prenez ses cités par les cartes, le mana et le courage.
web-lobby-players = { $from }–{ $to } joueurs
web-lobby-minutes = { $from }–{ $to } min
web-lobby-go-on = Reprendre { $game }
web-lobby-mine = Mes tables
web-lobby-mine-none = Aucune partie en cours. Choisissez un jeu ci-dessus.
web-lobby-finished = Terminées
web-lobby-join = Tables à rejoindre
web-lobby-join-none = Personne ne cherche de compagnie pour l’instant. Ouvrez une table avec une place libre : elle apparaîtra ici pour les autres.
web-lobby-watch = Tables à regarder
web-lobby-watch-none = Aucune partie publique en cours.
web-lobby-join-it = Rejoindre
web-lobby-watch-it = Regarder
web-lobby-replay-it = Revoir
web-lobby-gathers = On s’installe
web-lobby-taken = { $taken } places sur { $seats } occupées
web-lobby-round = Manche { $round }
web-lobby-turn = Au tour de { $name }
web-lobby-more = En montrer { $count } de plus
web-lobby-fewer = En montrer moins

## Préparer une table

web-setup-title = Préparer une table : { $game }
web-setup-play-bots = Jouer contre des bots
web-setup-play-alone = Jouer en solo
web-setup-play-people = Jouer
web-setup-open = Ouvrir la table
web-setup-learn = Apprendre le jeu
web-setup-who = Qui joue ?
web-setup-seats = Places
web-setup-modules = Avec quoi ?
web-setup-sets = Ce qu’il y a dans la boîte
web-setup-heroes = Héros
web-setup-map = La carte et ses cités
web-setup-each-other = Les uns et les autres
web-setup-variants = Variantes
web-setup-changed =
    { $count ->
        [one] 1 changé
       *[other] { $count } changés
    }
web-setup-rulings = Règles avancées ({ $count })
web-setup-rulings-about = Là où la règle se tait ou peut se lire de deux façons. Le choix habituel est déjà fait.
web-setup-others = Nom de la table et qui peut la trouver
web-setup-your-name-about = Les autres vous voient sous ce nom. Laissez vide et vous serez { $name }.
web-setup-name = Nom de la table
web-setup-name-about = Facultatif : dans les listes, il remplace celui du jeu.
web-setup-public = Visible dans le salon
web-setup-public-about = Les autres voient la table dans leurs listes. Sinon, seuls ceux qui ont le lien la trouvent.
web-setup-spectators = Les spectateurs sont les bienvenus
web-setup-spectators-about = Ils voient ce qui est visible sur la table, jamais les secrets de quelqu’un.
web-setup-needs = Seulement avec : { $what }
web-setup-name-missing = Donnez un nom à chaque personne devant cet écran.
web-setup-name-twice = Deux personnes devant cet écran ont le même nom.
web-seat-me = Vous
web-seat-me-named = Vous ({ $name })
web-seat-me-about = Devant cet écran
web-seat-bot = Bot
web-seat-bot-about = L’ordinateur joue
web-seat-hot = Devant cet écran
web-seat-hot-about = On se passe l’écran ; ce qui est caché le reste.
web-seat-invite = Sur invitation
web-seat-invite-about = Vous recevez un lien à envoyer à un ami.
web-seat-open = N’importe qui
web-seat-open-about = Qui trouve la table peut s’asseoir.
web-seat-kind = Place { $number } : qui s’assied ici
web-seat-level = Place { $number } : niveau du bot
# How often a bot won and lost at this server.
web-seat-record =
    ici, contre des personnes : { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    }, { $lost ->
        [one] { $lost } défaite
       *[other] { $lost } défaites
    }
web-seat-name = Nom

## Noms pour les invités qui n’en donnent pas

web-guest-1 = Chevalier du Renard
web-guest-2 = Dame du Lac
web-guest-3 = Écuyer de l’Aigle
web-guest-4 = Héraut de la Colombe
web-guest-5 = Cavalier du Dragon
web-guest-6 = Ménestrel
web-guest-7 = Chevalier errant
web-guest-8 = Gardien de la Porte
web-guest-9 = Maître bâtisseur
web-guest-10 = Mage de la Cour
web-guest-11 = Fauconnier
web-guest-12 = Cartographe

## Une invitation

web-join = Vous êtes invité
web-join-void = Cette invitation ne mène nulle part
web-join-sit = Prenez place
web-join-known = Vous prenez place sous le nom de { $name }.
web-join-new = Un nom suffit ; aucun compte n’est nécessaire.
web-join-do = S’asseoir
web-join-free = Place libre

## Compte

web-account-who = Vous êtes connecté en tant que { $name }.
web-account-login = Pour vous connecter, le nom reste « { $login } ».
web-account-guest = Vous jouez en invité : { $name }. Vos tables appartiennent à ce navigateur : si ses données sont effacées, elles sont perdues. Un compte les garde.
web-account-nobody = Pour jouer, ni nom ni compte ne sont nécessaires : un nom d’invité est choisi pour vous.
web-account-rename = Votre nom
web-account-rename-about = Les autres le voient à la table.
web-account-rename-do = Changer de nom
web-account-rename-done = C’est changé.
web-account-name = Nom
web-account-password = Mot de passe
web-account-password-about = Quelques mots faciles à retenir font un bon mot de passe.
web-account-make = Créer un compte
web-account-make-about = Vos tables restent, et vous les retrouvez sur tous vos appareils. Aucune adresse n’est demandée : gardez bien le mot de passe.
web-account-make-do = Créer le compte
web-account-log-in = Se connecter
web-account-log-in-about = Si vous avez déjà un compte. Les tables de cet invité vous suivent.
web-account-log-in-only = Si vous avez déjà un compte.
web-account-log-in-do = Se connecter
web-account-change = Mot de passe
web-account-change-about = Après le changement, les autres appareils doivent se reconnecter.
web-account-change-old = Ancien mot de passe
web-account-change-new = Nouveau mot de passe
web-account-change-do = Changer le mot de passe
web-account-change-done = C’est changé.
web-account-log-out = Se déconnecter
web-account-log-out-about = Seulement sur cet appareil. Vos tables vous attendent.
web-account-log-out-do = Se déconnecter
web-codes = Codes de secours
web-codes-about = Si vous oubliez votre mot de passe, l’un d’eux permet d’en choisir un nouveau. Gardez-les sur papier : nous n’avons pas votre adresse.
web-codes-left = { $count ->
    [0] Vous n’en avez pas encore.
    [one] Il vous en reste un.
   *[other] Il vous en reste { $count }.
}
web-codes-draw = Créer de nouveaux codes
web-codes-drawn = Notez-les maintenant : ils ne sont affichés qu’une fois. Chacun sert une seule fois, et les anciens ne valent plus rien.
web-recover = Mot de passe oublié ?
web-recover-about = Avec l’un de vos codes de secours, vous en choisissez un nouveau. Tous vos appareils devront se reconnecter.
web-recover-code = Code de secours
web-recover-do = Choisir ce mot de passe
web-copy = Vos données
web-copy-about = Une copie de tout ce que vous avez ici : tables, coups, messages, notes, parties enregistrées.
web-copy-do = Télécharger une copie
web-go = Tout supprimer
web-go-about = Votre compte, vos notes, vos parties enregistrées et vos messages sont effacés, ainsi que les tables où vous étiez seul. Dans les parties des autres, votre place reste, sans votre nom. C’est définitif.
web-go-sure = Je veux vraiment tout supprimer.
web-go-do = Tout supprimer
web-devices = Appareils
web-devices-about = Là où vous êtes connecté. Déconnectez ce que vous ne reconnaissez pas.
web-devices-unnamed = Un navigateur
web-devices-seen = vu le { $day }
web-devices-this = cet appareil
web-devices-shut-out = Déconnecter
web-webhook = M’appeler quand c’est mon tour
web-webhook-about = Pour qui a un programme à l’écoute : le serveur appelle cette adresse dès que l’une de vos places doit décider.
web-webhook-address = Adresse
web-webhook-set = Enregistrer
web-webhook-done = C’est fait.
web-webhook-remove = Ne plus appeler
web-webhook-secret = Clé de la signature
web-webhook-secret-about = Elle n’est montrée qu’une fois. Votre programme vérifie avec elle que l’appel vient de nous.

## Réglages

web-set-language = Langue
web-set-theme = Clair ou sombre
web-set-theme-system = Selon le système
web-set-theme-light = Clair
web-set-theme-dark = Sombre
web-set-palette = Couleurs
web-set-palette-about = Formes et signes distinguent tout dans chaque palette.
web-set-palette-usual = Habituelles
web-set-palette-deutan = Rouge et vert se confondent
web-set-palette-tritan = Bleu et jaune sont pâles
web-set-palette-contrast = Contraste élevé
web-set-motion = Mouvement
web-set-motion-system = Selon le système
web-set-motion-full = Les pièces se déplacent
web-set-motion-none = Rien ne bouge
web-set-confirm = Confirmation
web-set-confirm-about = Quand un clic en demande un second pour compter.
web-set-confirm-final = Ce qui est irréversible
web-set-confirm-always = Toujours
web-set-confirm-never = Jamais
web-set-pace = Tours des autres
web-set-pace-relaxed = Tranquille
web-set-pace-brisk = Rapide
web-set-pace-instant = Instantané
web-set-obvious = Répondre à l’évident
web-set-obvious-about = Ce qui n’a qu’une réponse et ne révèle rien reçoit sa réponse tout seul. Revenir en arrière l’annule avec le choix qui précède.
web-set-size = Taille du texte
web-set-size-usual = Habituelle
web-set-size-large = Grande
web-set-size-largest = Très grande
web-set-sounds = Sons
web-set-sounds-about = Des dés, des cartes et une cloche quand c’est à vous.
web-set-coach = Guide
web-set-coach-about = Explique à la table, pas à pas, ce que l’on peut faire.
web-set-kept = Tout s’applique aussitôt et reste sur cet appareil.

## À propos des données

web-about-link = À propos des données
web-about-title = { $game } : d’où viennent les données
web-about-lead = Les règles n’impriment pas chaque carte ni chaque case. Ce qu’elles disent est repris tel quel ; le reste a été recherché, ou reconstitué pour s’accorder aux nombres, aux exemples et à l’équilibre. Chaque entrée le précise.
web-about-all = { $count } entrées, dont { $unsure } incertaines
web-about-entries =
    { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }
web-about-files = Fichier par fichier
web-about-files-about = Une entrée compte selon sa partie la moins sûre. Noms et valeurs sont ceux des fichiers, en anglais.
web-about-entry = Entrée
web-about-holds = Ce qu’elle dit
web-about-from = D’où elle vient
web-about-confidence = sûr à { $percent } %
web-about-correct = Comment corriger
web-about-correct-how = Si vous avez le jeu imprimé sous la main, changez la valeur dans { $folder } et sa source en « public » ; les tests vérifient que les nombres s’accordent encore.
web-source-rulebook = Règle du jeu
web-source-rulebook-about = Écrit dans une règle du jeu.
web-source-ruling = Notre arbitrage
web-source-ruling-about = La règle laisse le choix ; c’est ainsi que l’on joue ici.
web-source-public = Public
web-source-public-about = Trouvé dans des sources publiques concordantes.
web-source-one-public = Une seule source publique
web-source-one-public-about = Trouvé dans une seule source publique ; rien ne la contredit.
web-source-doubtful = Douteux
web-source-doubtful-about = Les sources divergent ou semblent fautives ; la valeur la plus probable est retenue.
web-source-reconstructed = Reconstitué
web-source-reconstructed-about = Introuvable ; choisi par nous pour s’accorder. Le jeu imprimé peut différer, pas les règles.
