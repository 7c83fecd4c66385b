### La pagina: ciò che dicono tutte le sue parti.

web-close = Chiudi
web-no-connection = Non c’è connessione con il server.
web-try-again = Riprova
web-loading = Un momento…
web-failed = Non è stato possibile caricare questa parte.
web-skip = Vai al contenuto
web-pages = Pagine
web-games = Giochi
web-rules = Regole
web-settings = Impostazioni
web-account = Account
web-your-turn = Tocca a te
web-nowhere = Luogo sconosciuto
web-nowhere-says = Questa strada non porta da nessuna parte. Forse l’indirizzo è incompleto o la pagina è stata spostata.
web-nowhere-home = Torna ai giochi
