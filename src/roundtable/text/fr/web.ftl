### La page : ce que disent toutes ses parties.

web-close = Fermer
web-no-connection = Il n’y a pas de connexion avec le serveur.
web-try-again = Réessayer
web-loading = Un instant…
web-failed = Le chargement a échoué.
web-skip = Aller au contenu
web-pages = Pages
web-games = Jeux
web-rules = Règles
web-settings = Réglages
web-account = Compte
web-your-turn = À vous
web-nowhere = Lieu inconnu
web-nowhere-says = Ce chemin ne mène nulle part. L’adresse est peut-être incomplète, ou la page a changé de place.
web-nowhere-home = Retour aux jeux
