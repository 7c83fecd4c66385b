### The page itself: what all its parts say.

web-close = Fermer
web-no-connection = Pas de connexion au serveur.
