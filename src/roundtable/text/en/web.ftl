### The page itself: what all its parts say.

web-close = Close
web-no-connection = No connection to the server.
web-try-again = Try again
web-loading = Loading …
web-failed = This couldn’t be loaded.
web-skip = Skip to content
web-pages = Pages
web-games = Games
web-rules = Rules
web-settings = Settings
web-account = Account
web-your-turn = Your turn
web-nowhere = Page not found
web-nowhere-says = This road leads nowhere. Perhaps the address is incomplete, or the page has moved.
web-nowhere-home = Back to the games
