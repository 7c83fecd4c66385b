### The page itself: what all its parts say.

web-close = Close
web-no-connection = There is no connection to the server.
