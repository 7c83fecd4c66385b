### The page itself: what all its parts say.

web-close = Chiudi
web-no-connection = Nessuna connessione al server.
