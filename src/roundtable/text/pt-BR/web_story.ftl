### Em torno do jogo: a história, a conversa, a folha de pontos, o fim, a reunião dos jogadores, a conexão, o instrutor, o menu.

## A história

web-story-since = Desde a sua última vez
web-story-all = História toda
web-story-large = Ler o que aconteceu, um cartão por jogador
web-story-did = Último turno: { $deeds }
web-story-whole = A história desta partida
web-story-nothing = Ainda não aconteceu nada.
web-story-moment = Rever este momento
web-story-moment-of = Rever este momento: { $line }
web-story-rule-of = A regra: { $line }
web-story-player = Sobre
web-story-everybody = todos
web-story-beginning = O começo
web-story-search = Buscar
web-story-count =
    { $count ->
        [one] { $count } linha
       *[other] { $count } linhas
    }
web-story-earlier =
    { $count ->
        [one] Mostrar uma linha anterior
       *[other] Mostrar { $count } linhas anteriores
    }
web-story-none-found = Nenhuma linha corresponde.
# Lido em voz alta antes das últimas linhas, quando chegam muitas de uma vez.
web-story-more-lines =
    { $count ->
        [one] Mais { $count } linha.
       *[other] Mais { $count } linhas.
    }

## Conversa e anotações

web-chat-open = Conversa e anotações
web-chat-talk = Conversa
web-chat-notes = Minhas anotações
web-chat-nothing = Ninguém disse nada ainda.
web-chat-say = Diga algo à mesa
web-chat-send = Enviar
web-chat-only-seated = Só quem está sentado à mesa pode falar aqui.
web-notes-hint = Só você vê isto.
web-notes-saved = Salvo. Ninguém mais vê as suas anotações.
web-notes-saving = Salvando…

## A folha de pontos

web-sheet-title = Pontos
web-sheet-source = Origem dos pontos
web-sheet-total = Total
web-sheet-best = (o maior)
web-sheet-unknown = desconhecido
web-sheet-hidden = Alguns pontos ficam ocultos até o fim.
web-sheet-only-totals = Este jogo mostra apenas os totais.
web-sheet-so-far = É assim que está agora; o fim pode trazer mais.
web-if-scored = Se pontuasse agora
web-if-ended = Se o jogo acabasse agora
web-if-scored-change = com esta opção
web-if-scored-nothing = Nada ainda.

## O fim de uma partida

web-ending-title = { $game } · fim de jogo
web-ending-you-won = Você venceu!
web-ending-you-share = Você divide a vitória!
web-ending-won = { $name } vence!
web-ending-share = { $names } dividem a vitória!
web-ending-solo-won = Vitória!
web-ending-solo-lost = Derrota, desta vez
web-ending-nobody = Ninguém vence
web-ending-given-up = A partida foi abandonada
web-ending-cheer = Muito bem! Os trovadores vão cantar este feito.
web-ending-comfort = Boa luta. Na próxima, todos recomeçam do zero.
web-ending-winner = Vencedor
web-ending-resigned = (desistiu)
web-ending-again = Jogar de novo
web-ending-replay = Rever a partida
web-ending-share-link = Compartilhar um link
# Dito na conversa, antes dos links para uma nova mesa.
web-ending-invites = Mais uma? O seu lugar está aqui:

web-course-title = A história dos pontos
web-course-reading = Relembrando a partida…
web-course-chart = Pontos após cada rodada.
web-course-bands = De onde vieram os pontos de { $name }, rodada a rodada.
web-course-whose = Pontos de quem
web-course-everyone = Todos
web-course-always = { $name } liderou da primeira à última rodada.
web-course-decided = { $name } assumiu a liderança na rodada { $round } e não a perdeu mais.
web-course-decided-end = Decidido no finzinho: { $name } assumiu a liderança na última rodada.
web-course-gain = Maior ganho: { $name }, { $points } na rodada { $round } ({ $source })
web-course-gain-end = Maior ganho: { $name }, { $points } na última rodada ({ $source })
web-course-led =
    Após a rodada { $round }: { $name } lidera com { $points }, { $ahead ->
        [one] { $ahead } ponto
       *[other] { $ahead } pontos
    } à frente
web-course-level = Após a rodada { $round }: { $names } empatam com { $points }

## Links para passar adiante

web-link-copy = Copiar

## Como se chamam os bots à mesa, por lugar

web-bot-first = Isolda
web-bot-second = Gareth
web-bot-third = Elaine
web-bot-fourth = Bedivere

## Os jogadores se reúnem à mesa

web-gathering-owner-fills = Ainda há lugares livres. Envie a cada jogador o seu link, ou ponha bots nesses lugares; a partida pode começar quando todos estiverem sentados.
web-gathering-owner-begins = Todos já chegaram. Comece quando quiser!
web-gathering-seated-fills = Você já tem lugar. Ainda falta gente; esta página segue sozinha quando a partida começar.
web-gathering-seated-begins = Todos já chegaram. Agora, quem montou a mesa começa a partida.
web-gathering-guest-sits = Há um lugar livre para você.
web-gathering-guest-waits = Aqui não há lugar livre sem convite. Você pode ficar e assistir quando a partida começar.
web-gathering-guest-full = Todos os lugares estão ocupados. Você pode ficar e assistir quando a partida começar.
web-gathering-closed = Esta mesa foi desfeita antes de a partida começar.
web-gathering-stuck = Esta mesa não pode continuar.
web-gathering-seats = Lugares
web-gathering-you = você
web-gathering-hot = joga também nesta tela
web-gathering-bot = bot: { $level }
web-gathering-owner = montou a mesa
web-gathering-person = já chegou
web-gathering-open = para qualquer pessoa
web-gathering-invite = por convite
web-gathering-stand = Levantar-se
web-gathering-free-seat = Liberar o lugar
web-gathering-make-link = Criar link
web-gathering-send-link = Envie este link para quem deve se sentar aqui:
web-gathering-seat-bot = Um bot
web-gathering-new-link = Novo link (o antigo deixa de valer)
web-gathering-revoke = Anular
web-gathering-link-of = Convite para o lugar { $number }
web-gathering-begin = Começar a partida
web-gathering-with-bots = Bots nos lugares livres, e começar
web-gathering-close = Desfazer a mesa
web-gathering-your-name = O seu nome
web-gathering-settings = O que se joga
web-gathering-usual = As configurações de costume
web-gathering-public = Todos encontram a mesa no saguão.
web-gathering-private = A mesa não aparece no saguão.
web-gathering-watchable = Outros podem assistir.
web-gathering-unwatched = Ninguém mais pode assistir.
web-gathering-table-link = Link para esta mesa:
web-gathering-watch-link = Link para quem quer assistir:

## Vários jogadores na mesma tela

web-hotseat-hand = Passe a tela para { $name }
web-hotseat-why = Cada um tem os seus segredos. A mesa é descoberta quando os outros desviarem o olhar.
web-hotseat-show = Eu sou { $name }
web-hotseat-dont-ask = Não perguntar mais nesta mesa

## A conexão com o servidor

web-line-connecting = Conectando ao servidor…
web-line-lost = A conexão caiu ou o servidor está reiniciando. Nada da sua partida se perde; continuamos tentando.
web-line-seconds = ({ $count } s)
web-line-try = Tentar agora
web-line-back = A conexão voltou.
web-line-problem = Esta partida não pode continuar.
web-line-away = Você deixou esta mesa. O lugar continua seu.
web-line-two-tabs = Esta mesa está aberta também em outra aba. Ambas mostram a mesma partida.
web-line-well = Entendi

## O instrutor da primeira partida

web-coach-title = Aprender jogando
web-coach-learned = { $learned } de { $all } aprendidas
web-coach-is-learned = aprendida
web-coach-fold = Recolher o instrutor
web-coach-unfold = Chamar o instrutor
web-coach-got-it = Entendi
web-coach-end = Encerrar as lições
web-coach-ask-why = Por quê?
web-coach-why = Por quê: { $text }
web-coach-chapter = Capítulo { $number } de { $all }: { $title }
web-coach-skip = Pular
web-coach-anew = Recomeçar
web-coach-free = Você escolhe! O que tem borda dourada pode ser tocado; aponte para ver o que faria.
web-coach-watch = Agora jogam os outros
web-coach-over = A partida acabou. O resto você aprende na próxima.
web-coach-done = Parabéns, você aprendeu tudo! Daqui em diante, você joga por conta própria.

## O menu da mesa

web-menu-open = Menu da mesa
web-menu-waiting = À espera de
web-menu-waits = { $name } · { $time }
web-menu-left = { $name } deixou a mesa.
web-menu-silent = { $name } não responde há muito tempo.
web-menu-ask-bot = Pedir um bot neste lugar
web-menu-asked = Você já pediu um bot; os outros também precisam pedir.
web-menu-rules = Regras do jogo
web-menu-about = Sobre os dados
web-menu-watch = Convide outros para assistir:
web-menu-leave = Deixar a partida
web-menu-leave-about = Os outros podem então pedir um bot para o seu lugar. Você pode voltar.
web-menu-return = Voltar
web-menu-resign = Desistir…
web-menu-lobby = Ir para o saguão
web-menu-kept = A mesa fica guardada; continue quando quiser.
web-resign-title = Desistir desta partida?
web-resign-about = Um bot continua no seu lugar, ou a partida termina se não restar adversário. Isso não pode ser desfeito.
web-resign-no = Continuar jogando
web-resign-yes = Desistir
