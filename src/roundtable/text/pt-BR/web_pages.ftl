### As páginas em volta da mesa: saguão, convite, conta, configurações, dados.

## O saguão

web-lobby-question = O que vamos jogar hoje?
web-lobby-merlin = Mova seus cavaleiros e Merlin pelo anel, conquiste o favor de seis principados e torne-se herdeiro do trono.
web-lobby-paladins = Reúna trabalhadores e paladinos, erga muralhas, converta ou enfrente forasteiros e mantenha a Inquisição longe da sua porta.
web-lobby-mage-knight = Explore uma terra desconhecida, passe de andarilho solitário a conquistador e tome suas cidades com cartas, mana e coragem.
web-lobby-players = { $from }–{ $to } jogadores
web-lobby-minutes = { $from }–{ $to } min
web-lobby-go-on = Continuar { $game }
web-lobby-mine = Minhas mesas
web-lobby-mine-none = Nenhuma partida em andamento. Escolha um jogo acima.
web-lobby-finished = Terminadas
web-lobby-join = Mesas com lugar
web-lobby-join-none = Ninguém procura companhia agora. Abra uma mesa com um lugar livre, e ela aparecerá aqui para os outros.
web-lobby-watch = Mesas para assistir
web-lobby-watch-none = Nenhuma partida pública em andamento.
web-lobby-join-it = Entrar
web-lobby-watch-it = Assistir
web-lobby-replay-it = Rever
web-lobby-gathers = Reunindo
web-lobby-taken = { $taken } de { $seats } lugares ocupados
web-lobby-round = Rodada { $round }
web-lobby-turn = Vez de { $name }
web-lobby-more = Mostrar mais { $count }
web-lobby-fewer = Mostrar menos

## Preparar uma mesa

web-setup-title = Preparar uma mesa: { $game }
web-setup-play-bots = Jogar contra bots
web-setup-play-alone = Jogar solo
web-setup-play-people = Jogar
web-setup-open = Abrir a mesa
web-setup-learn = Aprender o jogo
web-setup-who = Quem joga?
web-setup-seats = Lugares
web-setup-modules = Com o quê?
web-setup-sets = O que há na caixa
web-setup-heroes = Heróis
web-setup-map = O mapa e suas cidades
web-setup-each-other = Uns com os outros
web-setup-variants = Variantes
web-setup-changed =
    { $count ->
        [one] 1 alterada
       *[other] { $count } alteradas
    }
web-setup-rulings = Regras avançadas ({ $count })
web-setup-rulings-about = Onde o livro de regras se cala ou pode ser lido de dois modos. A escolha usual já está feita.
web-setup-others = Nome da mesa e quem pode encontrá-la
web-setup-your-name-about = Os outros veem você com este nome. Se deixar vazio, você será { $name }.
web-setup-name = Nome da mesa
web-setup-name-about = Se quiser: nas listas ele aparece no lugar do nome do jogo.
web-setup-public = Visível no saguão
web-setup-public-about = Os outros veem a mesa em suas listas. Senão, só quem tem o link a encontra.
web-setup-spectators = Espectadores são bem-vindos
web-setup-spectators-about = Eles veem o que está aberto na mesa, nunca os segredos de alguém.
web-setup-needs = Só com: { $what }
web-setup-name-missing = Dê um nome a cada pessoa nesta tela.
web-setup-name-twice = Duas pessoas nesta tela têm o mesmo nome.
web-seat-me = Você
web-seat-me-named = Você ({ $name })
web-seat-me-about = Nesta tela
web-seat-bot = Bot
web-seat-bot-about = O computador joga
web-seat-hot = Nesta tela
web-seat-hot-about = A tela passa de mão em mão; o que é secreto fica secreto.
web-seat-invite = Por convite
web-seat-invite-about = Você recebe um link para enviar a um amigo.
web-seat-open = Qualquer pessoa
web-seat-open-about = Quem encontrar a mesa pode se sentar.
web-seat-kind = Lugar { $number }: quem se senta aqui
web-seat-level = Lugar { $number }: nível do bot
# How often a bot won and lost at this server.
web-seat-record =
    aqui, contra pessoas: { $won ->
        [one] { $won } vitória
       *[other] { $won } vitórias
    }, { $lost ->
        [one] { $lost } derrota
       *[other] { $lost } derrotas
    }
web-seat-name = Nome

## Nomes para convidados que não dão nenhum

web-guest-1 = Cavaleiro da Raposa
web-guest-2 = Dama do Lago
web-guest-3 = Escudeiro da Águia
web-guest-4 = Arauto da Pomba
web-guest-5 = Ginete do Dragão
web-guest-6 = Menestrel
web-guest-7 = Cavaleiro Andante
web-guest-8 = Guardião do Portão
web-guest-9 = Mestre de Obras
web-guest-10 = Mago da Corte
web-guest-11 = Falcoeiro
web-guest-12 = Cartógrafo

## Um convite

web-join = Você foi convidado
web-join-void = Este convite não leva a lugar nenhum
web-join-sit = Ocupe seu lugar
web-join-known = Você se senta como { $name }.
web-join-new = Basta um nome; não é preciso ter conta.
web-join-do = Sentar-se
web-join-free = Lugar livre

## Conta

web-account-who = Você entrou como { $name }.
web-account-login = Para entrar, o nome continua sendo “{ $login }”.
web-account-guest = Você joga como convidado: { $name }. Suas mesas pertencem a este navegador: se os dados dele forem apagados, elas se perdem. Uma conta as guarda.
web-account-nobody = Para jogar não é preciso nome nem conta: um nome de convidado é escolhido para você.
web-account-rename = Seu nome
web-account-rename-about = Os outros o veem na mesa.
web-account-rename-do = Mudar o nome
web-account-rename-done = Mudado.
web-account-name = Nome
web-account-password = Senha
web-account-password-about = Algumas palavras fáceis de lembrar dão uma boa senha.
web-account-make = Criar uma conta
web-account-make-about = Suas mesas ficam, e você as encontra em qualquer aparelho. Não pedimos e-mail: guarde bem a senha.
web-account-make-do = Criar a conta
web-account-log-in = Entrar
web-account-log-in-about = Se você já tem uma conta. As mesas deste convidado vão junto.
web-account-log-in-only = Se você já tem uma conta.
web-account-log-in-do = Entrar
web-account-change = Senha
web-account-change-about = Depois da mudança, os outros aparelhos precisam entrar de novo.
web-account-change-old = Senha antiga
web-account-change-new = Nova senha
web-account-change-do = Mudar a senha
web-account-change-done = Mudada.
web-account-log-out = Sair
web-account-log-out-about = Só neste aparelho. Suas mesas esperam por você.
web-account-log-out-do = Sair
web-codes = Códigos de recuperação
web-codes-about = Se você esquecer a senha, com um deles pode escolher uma nova. Guarde-os no papel: não temos seu e-mail.
web-codes-left = { $count ->
    [0] Você ainda não tem nenhum.
    [one] Resta um.
   *[other] Restam { $count }.
}
web-codes-draw = Criar novos códigos
web-codes-drawn = Anote-os agora: só aparecem esta vez. Cada um vale uma única vez, e os antigos deixam de valer.
web-recover = Esqueceu a senha?
web-recover-about = Com um dos seus códigos de recuperação você escolhe uma nova. Todos os seus aparelhos precisarão entrar de novo.
web-recover-code = Código de recuperação
web-recover-do = Definir nova senha
web-copy = Seus dados
web-copy-about = Uma cópia de tudo o que é seu aqui: mesas, jogadas, conversas, anotações, registros.
web-copy-do = Baixar uma cópia
web-go = Apagar tudo
web-go-about = Sua conta, suas anotações, seus registros e suas mensagens são apagados, assim como as mesas em que só você se sentou. Nas partidas dos outros, seu lugar fica, sem o seu nome. Não há como desfazer.
web-go-sure = Quero mesmo apagar tudo.
web-go-do = Apagar tudo
web-devices = Aparelhos
web-devices-about = Onde você está conectado. Desconecte o que não conhece.
web-devices-unnamed = Um navegador
web-devices-seen = visto por último: { $day }
web-devices-this = este aparelho
web-devices-shut-out = Desconectar
web-webhook = Avisar quando for minha vez
web-webhook-about = Para quem tem um programa à escuta: o servidor chama este endereço sempre que um lugar seu precisa decidir.
web-webhook-address = Endereço
web-webhook-set = Definir
web-webhook-done = Definido.
web-webhook-remove = Não chamar mais
web-webhook-secret = Chave da assinatura
web-webhook-secret-about = É mostrada só uma vez. Com ela, seu programa verifica que a chamada é nossa.

## Configurações

web-set-language = Idioma
web-set-theme = Claro ou escuro
web-set-theme-system = Igual ao sistema
web-set-theme-light = Claro
web-set-theme-dark = Escuro
web-set-palette = Cores
web-set-palette-about = Formas e sinais distinguem tudo em qualquer paleta.
web-set-palette-usual = Usuais
web-set-palette-deutan = Vermelho e verde parecem iguais
web-set-palette-tritan = Azul e amarelo parecem pálidos
web-set-palette-contrast = Alto contraste
web-set-motion = Movimento
web-set-motion-system = Igual ao sistema
web-set-motion-full = As peças se movem
web-set-motion-none = Nada se move
web-set-confirm = Confirmação
web-set-confirm-about = Quando um clique precisa de um segundo para valer.
web-set-confirm-final = O que não pode ser desfeito
web-set-confirm-always = Sempre
web-set-confirm-never = Nunca
web-set-pace = Turnos dos outros
web-set-pace-relaxed = Tranquilo
web-set-pace-brisk = Ágil
web-set-pace-instant = Instantâneo
web-set-obvious = Responder o óbvio
web-set-obvious-about = O que tem uma só resposta e não revela nada é respondido sozinho. Voltar um passo desfaz isso junto com a escolha anterior.
web-set-size = Tamanho do texto
web-set-size-usual = Usual
web-set-size-large = Grande
web-set-size-largest = Maior
web-set-sounds = Sons
web-set-sounds-about = Dados, cartas e um sino quando é a sua vez.
web-set-coach = Instrutor
web-set-coach-about = Explica na mesa, passo a passo, o que se pode fazer agora.
web-set-kept = Tudo vale na hora e fica guardado neste aparelho.

## Sobre os dados

web-about-link = Sobre os dados
web-about-title = { $game }: de onde vêm os dados
web-about-lead = Os livros de regras não trazem todas as cartas e espaços. O que dizem é usado como está; o resto foi pesquisado, ou reconstruído para combinar com quantidades, exemplos e equilíbrio. Cada item diz qual é o caso.
web-about-all = { $count } itens, { $unsure } deles incertos
web-about-entries =
    { $count ->
        [one] { $count } item
       *[other] { $count } itens
    }
web-about-files = Arquivo por arquivo
web-about-files-about = Um item conta como sua parte menos certa. Nomes e valores são os dos arquivos, em inglês.
web-about-entry = Item
web-about-holds = O que diz
web-about-from = De onde vem
web-about-confidence = { $percent }% de certeza
web-about-correct = Como corrigir
web-about-correct-how = Se você tem o jogo impresso à mão, mude o valor em { $folder } e sua fonte para “public”; os testes verificam se as quantidades ainda combinam.
web-source-rulebook = Livro de regras
web-source-rulebook-about = Está em um livro de regras.
web-source-ruling = Decisão nossa
web-source-ruling-about = O livro de regras deixa em aberto; é assim que se joga aqui.
web-source-public = Público
web-source-public-about = Encontrado em fontes públicas que concordam.
web-source-one-public = Uma só fonte pública
web-source-one-public-about = Encontrado em uma única fonte pública; nada fala contra.
web-source-doubtful = Duvidoso
web-source-doubtful-about = As fontes discordam ou parecem um engano; usa-se o valor mais provável.
web-source-reconstructed = Reconstruído
web-source-reconstructed-about = Não encontrado; escolhido por nós para combinar. O jogo impresso pode diferir, as regras não.
