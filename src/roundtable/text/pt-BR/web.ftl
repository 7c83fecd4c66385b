### A página: o que todas as suas partes dizem.

web-close = Fechar
web-no-connection = Não há conexão com o servidor.
web-try-again = Tentar de novo
web-loading = Um momento…
web-failed = Não foi possível carregar isto.
web-skip = Ir para o conteúdo
web-pages = Páginas
web-games = Jogos
web-rules = Regras
web-settings = Configurações
web-account = Conta
web-your-turn = Sua vez
web-nowhere = Lugar desconhecido
web-nowhere-says = Este caminho não leva a lugar nenhum. Talvez o endereço esteja incompleto ou a página tenha mudado.
web-nowhere-home = Voltar aos jogos
