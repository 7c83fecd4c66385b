### The page itself: what all its parts say.

web-close = Fechar
web-no-connection = Não há conexão com o servidor.
