### The page itself: what all its parts say.

web-close = Close
web-no-connection = There is no connection to the server.
web-try-again = Try again
web-loading = One moment …
web-failed = This could not be loaded.
web-skip = Skip to the contents
web-pages = Pages
web-games = Games
web-rules = Rules
web-settings = Settings
web-account = Account
web-your-turn = Your turn
web-nowhere = No such place
web-nowhere-says = This road leads nowhere. Perhaps the address is incomplete, or the page has moved.
web-nowhere-home = Back to the games
