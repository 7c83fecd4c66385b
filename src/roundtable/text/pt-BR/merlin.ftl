### Merlin, com o módulo Nas Graças do Rei e a expansão Arthur.

## O jogo e o que se pode escolher

game-merlin = Merlin

merlin-setting-kings-favour = { -merlin-module-kings-favour }
merlin-setting-kings-favour-about = Um módulo do jogo básico: quem completa uma missão ganha os pontos dela ou aprende uma habilidade permanente.
merlin-setting-arthur = { CAPITAL(-merlin_arthur-expansion) }
merlin-setting-arthur-about = Cada jogador tem um dado preto, que move Arthur por um anel interno; há novos espaços, novas bandeiras e os Pictos.
merlin-setting-influence-markers = Marcadores de influência por jogador
merlin-setting-influence-markers-about = O livreto lista sete na caixa, mas usa seis na preparação. Um deles já começa no tabuleiro.
merlin-setting-starting-tiles = Peças iniciais
merlin-setting-starting-tiles-about = Onde começam o cavaleiro e o marcador de influência, e de que principados vêm a primeira bandeira, o primeiro escudo e o primeiro material de construção.
merlin-setting-starting-tiles-separate = um principado para cada coisa
merlin-setting-starting-tiles-one-principality = um só principado para tudo
merlin-setting-mission-two-specific-assistants = Missões com dois assistentes específicos
merlin-setting-mission-two-specific-assistants-about = Se os dois precisam estar no mesmo principado.
merlin-setting-mission-two-specific-assistants-anywhere = cada um em qualquer principado
merlin-setting-mission-two-specific-assistants-together = os dois no mesmo principado
merlin-setting-mission-influence-anywhere = Missões com influência em qualquer principado
merlin-setting-mission-influence-anywhere-about = Se os marcadores de principados diferentes são somados.
merlin-setting-mission-influence-anywhere-total = soma de todos os principados
merlin-setting-mission-influence-anywhere-together = todos os marcadores em um só principado
merlin-setting-excalibur-without-traitors = Excalibur sem traidores
merlin-setting-excalibur-without-traitors-about = Se quem tem a Excalibur ganha os 3 pontos mesmo sem nenhum traidor no começo da pontuação.
merlin-setting-negative-scores = Pontos abaixo de zero
merlin-setting-negative-scores-about = Se o total de um jogador pode ficar abaixo de zero.
merlin-setting-plus-one-counts-itself = Ponto adicional imediato
merlin-setting-plus-one-counts-itself-about = Se uma habilidade da primeira fileira já dá o ponto adicional pela missão com a qual foi adquirida.
merlin-setting-shield-bearer-timing = Habilidade especial do Escudeiro
merlin-setting-shield-bearer-timing-about = Quando ela pode expulsar um traidor.
merlin-setting-shield-bearer-timing-turn-or-scoring = no próprio turno e nas pontuações
merlin-setting-shield-bearer-timing-turn = só no próprio turno
merlin-setting-arthur-flags = Bandeiras pretas e cinza
merlin-setting-arthur-flags-about = Qual das duas novas bandeiras muda o dado em um e qual move outro peão.
merlin-setting-arthur-flags-black-plus-minus-one = preta: +/-1, cinza: troca
merlin-setting-arthur-flags-grey-plus-minus-one = cinza: +/-1, preta: troca
merlin-setting-merlin-space-zero-steps = Merlin pode ficar parado
merlin-setting-merlin-space-zero-steps-about = Se o espaço do Merlin no anel interno também permite usar o espaço onde ele está, em vez de movê-lo de 1 a 3 espaços.
merlin-setting-pict-manor-tower-bonus = Bônus de torre com Pictos
merlin-setting-pict-manor-tower-bonus-about = Se um palacete construído com um Picto em uma peça com torre dá o bônus da torre.
merlin-setting-signet-ring-reward = Missões do anel de sinete
merlin-setting-signet-ring-reward-about = O que dá uma missão completada com o anel de sinete.
merlin-setting-signet-ring-reward-points = os pontos dela
merlin-setting-signet-ring-reward-points-or-ability = os pontos dela ou uma habilidade

## Coisas

merlin-principality-black = { -merlin-colour-black }
    .feminine = preta
    .in = no { -merlin-principality } { -merlin-colour-black }
    .of = do { -merlin-principality } { -merlin-colour-black }
merlin-principality-grey = { -merlin-colour-grey }
    .in = no { -merlin-principality } { -merlin-colour-grey }
    .of = do { -merlin-principality } { -merlin-colour-grey }
merlin-principality-blue = { -merlin-colour-blue }
    .in = no { -merlin-principality } { -merlin-colour-blue }
    .of = do { -merlin-principality } { -merlin-colour-blue }
merlin-principality-purple = { -merlin-colour-purple }
    .feminine = roxa
    .in = no { -merlin-principality } { -merlin-colour-purple }
    .of = do { -merlin-principality } { -merlin-colour-purple }
merlin-principality-orange = { -merlin-colour-orange }
    .in = no { -merlin-principality } { -merlin-colour-orange }
    .of = do { -merlin-principality } { -merlin-colour-orange }
merlin-principality-brown = { -merlin-colour-brown }
    .in = no { -merlin-principality } { -merlin-colour-brown }
    .of = do { -merlin-principality } { -merlin-colour-brown }

merlin-good-shield = { -merlin-shield }
    .a = um { -merlin-shield }
    .plural = { -merlin-shield(form: "plural") }
    .gender = m
merlin-good-flag = { -merlin-flag }
    .a = uma { -merlin-flag }
    .plural = { -merlin-flag(form: "plural") }
    .gender = f
merlin-good-material = { -merlin-building-material }
    .a = um { -merlin-building-material }
    .plural = { -merlin-building-material(form: "plural") }
    .gender = m
# A cor de um escudo, de uma bandeira ou de um material, que concorda com o substantivo.
merlin-colour = { $good-gender ->
        [f] { $principality-feminine }
       *[other] { $principality }
    }

# O que um espaço de pontos de vitória conta.
merlin-element-shield = { -merlin-shield(form: "plural") }
merlin-element-flag = { -merlin-flag(form: "plural") }
merlin-element-material = { -merlin-building-material(form: "plural") }
merlin-element-influence = { -merlin-influence-marker(form: "plural") }
merlin-element-manor = { -merlin-manor(form: "plural") }
merlin-element-assistant = { -merlin-assistant(form: "plural") }

merlin-assistant-lady-in-waiting = { -merlin-lady-in-waiting }
    .the = a { -merlin-lady-in-waiting }
    .of = da { -merlin-lady-in-waiting }
merlin-assistant-shield-bearer = { -merlin-shield-bearer }
    .the = o { -merlin-shield-bearer }
    .of = do { -merlin-shield-bearer }
merlin-assistant-builder = { -merlin-builder }
    .the = o { -merlin-builder }
    .of = do { -merlin-builder }
merlin-assistant-flag-bearer = { -merlin-flag-bearer }
    .the = o { -merlin-flag-bearer }
    .of = do { -merlin-flag-bearer }

# Nas Graças do Rei: o que faz a terceira habilidade de cada assistente.
merlin-special-lady-in-waiting = enviar dois { -merlin-assistant(form: "plural") }
merlin-special-shield-bearer = { -merlin-repel } um { -merlin-traitor }
merlin-special-builder = construir dois { -merlin-manor(form: "plural") }
merlin-special-flag-bearer = pontuar qualquer elemento

merlin-figure-knight = { -merlin-knight }
    .the = o { -merlin-knight }
merlin-figure-merlin = { -merlin-merlin }
    .the = o { -merlin-merlin }
merlin-figure-arthur = { -merlin_arthur-arthur }

merlin-item-grail = { -merlin-grail }
    .the = o { -merlin-grail }
merlin-item-excalibur = { -merlin-excalibur }
    .the = a { -merlin-excalibur }
merlin-item-signet-ring = { -merlin_arthur-signet-ring }
    .the = o { -merlin_arthur-signet-ring }

merlin-terrain-mountain = { -merlin-mountain }
    .in = em uma { -merlin-mountain }
merlin-terrain-forest = { -merlin-forest }
    .in = em uma { -merlin-forest }
merlin-terrain-lake = { -merlin-lake }
    .in = em um { -merlin-lake }

merlin-power-repel-traitors = { -merlin-flag-action-repel }
merlin-power-two-missions = { -merlin-flag-action-missions }
merlin-power-backwards = { -merlin-flag-action-backwards }
merlin-power-turn-die = { -merlin-flag-action-turn-die }
merlin-power-other-action = { -merlin-flag-action-other }
merlin-power-mirror = { -merlin-flag-action-mirror }
merlin-power-plus-minus-one = { -merlin_arthur-flag-plus-minus-one }
merlin-power-swap = { CAPITAL(-merlin_arthur-flag-swap) }

merlin-direction-clockwise = no sentido horário
merlin-direction-anticlockwise = no sentido anti-horário
merlin-direction-stay = nenhum
merlin-use-use = usar
merlin-use-keep = guardar
merlin-side-left = esquerda
merlin-side-right = direita
merlin-change-up = um a mais
merlin-change-down = um a menos

## Os espaços do medalhão e do anel interno; todos começam com “espaço”

merlin-space-principality-black = espaço do { -merlin-principality } { -merlin-colour-black }
merlin-space-principality-grey = espaço do { -merlin-principality } { -merlin-colour-grey }
merlin-space-principality-blue = espaço do { -merlin-principality } { -merlin-colour-blue }
merlin-space-principality-purple = espaço do { -merlin-principality } { -merlin-colour-purple }
merlin-space-principality-orange = espaço do { -merlin-principality } { -merlin-colour-orange }
merlin-space-principality-brown = espaço do { -merlin-principality } { -merlin-colour-brown }
merlin-space-vp-shield = { -merlin-vp-space } ({ merlin-element-shield })
merlin-space-vp-flag = { -merlin-vp-space } ({ merlin-element-flag })
merlin-space-vp-material = { -merlin-vp-space } ({ merlin-element-material })
merlin-space-vp-influence = { -merlin-vp-space } ({ merlin-element-influence })
merlin-space-vp-manor = { -merlin-vp-space } ({ merlin-element-manor })
merlin-space-influence-shield = { -merlin-influence-space } ({ -merlin-shield })
merlin-space-influence-flag = { -merlin-influence-space } ({ -merlin-flag })
merlin-space-influence-material = { -merlin-influence-space } ({ -merlin-building-material })
merlin-space-influence-assistant = { -merlin-influence-space } ({ -merlin-assistant })
merlin-space-excalibur = espaço da { -merlin-excalibur }
merlin-space-grail = espaço do { -merlin-grail }
merlin-space-relocate = espaço “{ -merlin-relocation-space }”
merlin-space-exchange = { -merlin-exchange-space }
merlin-space-missions = { -merlin-mission-space }
merlin-space-build = espaço “{ -merlin-building-space }”
merlin-space-apple = espaço da { -merlin_arthur-apple-space }
merlin-space-move-arthur = espaço “{ -merlin_arthur-arthur-movement }”
merlin-space-activate-assistant = espaço “{ -merlin_arthur-activate-assistant }”
merlin-space-resource-shield = { -merlin_arthur-resource-space } ({ -merlin-shield })
merlin-space-resource-flag = { -merlin_arthur-resource-space } ({ -merlin-flag })
merlin-space-resource-material = { -merlin_arthur-resource-space } ({ -merlin-building-material })
merlin-space-resource-influence = { -merlin_arthur-resource-space } ({ -merlin-influence-marker })
merlin-space-signet-ring = espaço do { -merlin_arthur-signet-ring }
merlin-space-stairs = espaço das { -merlin_arthur-stairs }
merlin-space-move-merlin = espaço do { -merlin_arthur-merlin-space }
merlin-space-replace-manor = espaço “{ -merlin_arthur-replace-manor }”
merlin-space-pict = espaço dos { -merlin_arthur-pict-space }

## Cartas de missão e peças de Pictos. $needs é uma lista do que segue.

merlin-mission-card = { -merlin-mission } ({ $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, { $assistant }): { $needs }
merlin-need-item = { $number ->
        [one] { $number } { $good } { merlin-colour }
       *[other] { $number } { $good-plural } { $principality-of }
    }
merlin-need-item-any = { $number ->
        [one] { $number } { $good }
       *[other] { $number } { $good-plural }
    } de qualquer cor
merlin-need-influence-in = { $number ->
        [one] { $number } { -merlin-influence-marker }
       *[other] { $number } { -merlin-influence-marker(form: "plural") }
    } { $principality-in }
merlin-need-influence-total = { $number ->
        [one] { $number } { -merlin-influence-marker }
       *[other] { $number } { -merlin-influence-marker(form: "plural") }
    } em qualquer { -merlin-principality }
merlin-need-assistant-in = { $assistant } { $principality-in }
merlin-need-any-assistants-in = { $number ->
        [one] { $number } { -merlin-assistant } qualquer
       *[other] { $number } { -merlin-assistant(form: "plural") } quaisquer
    } { $principality-in }
merlin-need-assistants-placed = { $assistants } em qualquer { -merlin-principality }

# $bonus é uma das mensagens abaixo.
merlin-pict-tile = { -merlin_arthur-pict } de força { $strength } ({ $bonus })
merlin-bonus-good = 1 { $good } { merlin-colour }
merlin-bonus-apple = 1 { -merlin-apple }
merlin-bonus-influence = 1 { -merlin-influence-marker }
merlin-bonus-manor = 1 { -merlin-manor } { $terrain-in }

merlin-cause-duty = { -merlin-duty } do { -merlin-assistant }
merlin-cause-activation = { -merlin-duty } repetido
merlin-cause-influence-space = { -merlin-influence-space }
merlin-cause-exchange = { -merlin-exchange-space }
merlin-cause-tower = { -merlin-tower }
merlin-cause-pict = { -merlin_arthur-pict }
merlin-cause-resource-space = { -merlin_arthur-resource-space }
merlin-cause-grail = { -merlin-grail }
merlin-cause-apple-space = espaço da { -merlin-apple }
merlin-repel-cause-flag = { -merlin-flag }
merlin-repel-cause-excalibur = { -merlin-excalibur }
merlin-repel-cause-shields = { -merlin-shield(form: "plural") }
merlin-repel-cause-ability = { -merlin-ability }

## De onde vêm os pontos

merlin-source-missions = { -merlin-mission(form: "plural") }
merlin-source-two-missions = duas { -merlin-mission(form: "plural") } em um turno
merlin-source-vp-spaces = { -merlin-vp-space(form: "plural") }
merlin-source-favour = { -merlin-module-kings-favour }
merlin-source-traitors = { -merlin-traitor(form: "plural") }
merlin-source-excalibur = { -merlin-excalibur }
merlin-source-environs = { -merlin-environs }
merlin-source-influence = influência
merlin-source-assistants = { -merlin-assistant(form: "plural") }
merlin-source-picts = { -merlin_arthur-pict(form: "plural") }
merlin-source-apples = { -merlin-apple(form: "plural") }
merlin-source-staffs = { -merlin-merlins-staff(form: "plural") }
merlin-source-goods = materiais não usados

## O que se pergunta

merlin-asks-choose-die = Qual dado você usa?
merlin-asks-move-figure = Mova o { -merlin-figure } ou mude antes o dado.
merlin-asks-land = Você usa o espaço?
merlin-asks-use-staff = Você repete a ação com um { -merlin-merlins-staff }?
merlin-asks-end-turn = Você quer fazer mais alguma coisa neste turno?
merlin-asks-choose-traitors = Quais { -merlin-traitor(form: "plural") } você expulsa?
merlin-asks-borrow-action = O espaço de qual { -merlin-knight } você usa?
merlin-asks-refill-hand = Qual { -merlin-mission } você pega no lugar da completada?
merlin-asks-choose-assistant = Qual { -merlin-assistant } você coloca?
merlin-asks-send-by-influence = Qual { -merlin-assistant } você envia a um { -merlin-principality } onde tem influência?
merlin-asks-take-by-influence = De qual { -merlin-principality } onde tem influência você pega uma peça?
merlin-asks-relocate = Qual { -merlin-assistant } você realoca, e para onde?
merlin-asks-discard-traitor = Qual { -merlin-traitor } você expulsa com a { -merlin-excalibur }?
merlin-asks-return-good = Qual peça você devolve?
merlin-asks-take-any-good = Qual peça você pega em troca?
merlin-asks-discard-missions = Quais { -merlin-mission(form: "plural") } você descarta? No máximo duas.
merlin-asks-replace-mission = Qual { -merlin-mission } você pega no lugar de uma descartada?
merlin-asks-choose-cell = Onde você constrói um { -merlin-manor }?
merlin-asks-pay-material = Qual { -merlin-building-material } você paga?
merlin-asks-tower-bonus = O que você pega pela { -merlin-tower }?
merlin-asks-break-tie = Você usa o { -merlin-grail } para desempatar?
merlin-prompt-tie = Há empate { $principality-in }. Você usa o { -merlin-grail } para ganhar ali todos os pontos?
merlin-asks-choose-reward = Você ganha pontos ou uma { -merlin-ability }?
merlin-asks-build-again = Onde você constrói o segundo { -merlin-manor }, se quiser?
merlin-asks-visit = Qual { -merlin-assistant } você envia primeiro?
merlin-asks-visit-again = Qual { -merlin-assistant } você envia em segundo lugar, se quiser?
merlin-asks-score-element = O que você pontua?
merlin-asks-banish-in-scoring = Você expulsa um { -merlin-traitor } com a { -merlin-ability } do { -merlin-shield-bearer }?
merlin-asks-ride-arthur = Em que sentido { -merlin_arthur-arthur } anda?
merlin-asks-activate-assistant = Qual { -merlin-assistant } você ativa?
merlin-asks-mark-anywhere = Onde você coloca um { -merlin-influence-marker }?
merlin-asks-take-anywhere = De qual { -merlin-principality } você pega a peça?
merlin-asks-fulfil-mission = Qual { -merlin-mission } você completa com o { -merlin_arthur-signet-ring }?
merlin-asks-walk-merlin = Quantos espaços e em que sentido você move o { -merlin-merlin }?
merlin-asks-replace-manor = Qual { -merlin-manor } você substitui por um seu?
merlin-asks-adjust-die = O dado conta um a mais ou um a menos?
merlin-asks-swap-figure = Qual { -merlin-figure } você move em vez desse?
merlin-asks-keep-manor = Qual { -merlin-manor } você mantém neste { -merlin-territory }?
merlin-asks-choose-pict = Qual { -merlin_arthur-pict } você pega?
merlin-asks-pict-influence = Onde você coloca o { -merlin-influence-marker }?
merlin-asks-pict-manor = Onde você constrói o { -merlin-manor }?
merlin-asks-refill-picts = De qual pilha vem o { -merlin_arthur-pict } que completa o { -merlin_arthur-pict-display }?

## O que se pode fazer

merlin-do-die = Mover { $figure-the } com o { $pips }
merlin-do-apple = Gastar uma { -merlin-apple } e mudar o dado para { $pips }
merlin-do-flag = Usar a { -merlin-flag } { $principality-feminine }
merlin-label-flag = Usar a { -merlin-flag } { $principality-feminine } ({ $power })
merlin-do-move = Movimento: { $direction }
merlin-label-move = { $steps ->
        [0] Deixar { $figure-the } onde está
        [one] { CAPITAL($space) }, { $steps } espaço { $direction }
       *[other] { CAPITAL($space) }, { $steps } espaços { $direction }
    }
merlin-do-act = Usar o espaço
merlin-label-space = Usar o { $space }
merlin-do-decline = Renunciar
merlin-do-staff = Gastar um { -merlin-merlins-staff } e repetir a ação
merlin-do-end = Encerrar o turno
# $space é um número, contado a partir de 0 no sentido horário.
merlin-do-borrow = Usar o espaço { $space }
merlin-do-place = Colocar { $assistant-the } { $principality-in }
merlin-do-take = Pegar { $good-a } { merlin-colour }
merlin-do-give = Devolver { $good-a } { merlin-colour }
merlin-do-mark = Colocar um { -merlin-influence-marker } { $principality-in }
merlin-do-repel = { CAPITAL(-merlin-repel) } um { -merlin-traitor } de { -merlin-shield } { $principality }
merlin-label-repel = { CAPITAL(-merlin-repel) } { $number ->
        [one] { $number } { -merlin-traitor }
       *[other] { $number } { -merlin-traitor(form: "plural") }
    } de { -merlin-shield } { $principality }
merlin-do-build = Construir um { -merlin-manor } em { $cell }
merlin-do-pay = Pagar um { -merlin-building-material } { $principality }
merlin-do-skip = Abrir mão
merlin-do-complete = Completar a { $mission }
merlin-do-discard = Descartar a { $mission }
merlin-do-stop = Não descartar mais
merlin-do-draw = Pegar a { $mission }
merlin-do-deck = Pegar uma carta do { -merlin-deck }
merlin-do-grail = { CAPITAL($use) } o { -merlin-grail }
merlin-do-points = Ganhar os pontos
merlin-label-points = { $number ->
        [one] Ganhar { $number } { -merlin-victory-point }
       *[other] Ganhar { $number } { -merlin-victory-point(form: "plural") }
    }
merlin-do-ability = { $row ->
        [1] Aprender: 1 ponto a mais por { -merlin-mission } { $assistant-of }
        [2] Aprender: enviar { $assistant-the } a qualquer { -merlin-principality }
       *[other] Aprender a { -merlin-ability } especial { $assistant-of }
    }
merlin-label-special = Aprender: { $special } ({ $assistant })
merlin-do-seal = Usar a { -merlin-ability }: { $special }
merlin-do-score = Ganhar pontos por { $element }
merlin-do-banish = Usar a { -merlin-ability }: { -merlin-repel } um { -merlin-traitor } de { -merlin-shield } { $principality }
merlin-do-adjust = Contar { $change }
merlin-do-figure = Mover { $figure-the }
merlin-do-walk = { $steps ->
        [0] Deixar o { -merlin-merlin } onde está
        [one] Mover o { -merlin-merlin } { $steps } espaço { $direction }
       *[other] Mover o { -merlin-merlin } { $steps } espaços { $direction }
    }
merlin-do-ride = Mover { -merlin_arthur-arthur } 1 espaço { $direction }
merlin-do-activate = Ativar { $assistant-the }
merlin-do-replace = Substituir o { -merlin-manor } em { $cell }
merlin-do-fulfil = Completar a { $mission }
merlin-do-pict = Pegar o { $pict }
merlin-do-refill = Revelar um { -merlin_arthur-pict } da pilha da { $side }
merlin-do-keep = Manter o { -merlin-manor } em { $cell }

## O que aconteceu

merlin-round-begins = Começou a { -merlin-round } { $number }; { $seat } joga primeiro.
merlin-took-die = { $seat } escolheu o { $number } para { $figure-the }.
merlin-used-apple = { $seat } gastou uma { -merlin-apple } e mudou o dado para { $number }.
merlin-used-flag = { $seat } usou a { -merlin-flag } { $principality-feminine } ({ $power }).
merlin-moved = { $seat } moveu { $figure-the } para o { $space }.
merlin-declined = { $seat } renunciou à ação.
merlin-spent-staff = { $seat } gastou um { -merlin-merlins-staff } e repetiu a ação.
merlin-placed = { $seat } colocou { $assistant-the } { $principality-in }.
merlin-sent-home = { $other } recolheu ao castelo { $assistant-the } que estava { $principality-in }.
merlin-took-good = { $seat } pegou { $good-a } { merlin-colour } ({ $cause }).
merlin-gave-good = { $seat } devolveu { $good-a } { merlin-colour }.
merlin-marked = { $seat } colocou um { -merlin-influence-marker } { $principality-in } ({ $cause }).
merlin-gained = { $seat } ganhou { $number ->
        [one] { $number } { -merlin-victory-point }
       *[other] { $number } { -merlin-victory-point(form: "plural") }
    } ({ $source }).
merlin-lost = { $seat } perdeu { $number ->
        [one] { $number } { -merlin-victory-point }
       *[other] { $number } { -merlin-victory-point(form: "plural") }
    } ({ $source }).
merlin-took-item = { $seat } pegou { $item-the }.
merlin-took-apple = { $seat } pegou uma { -merlin-apple } ({ $cause }).
merlin-repelled = { $seat } expulsou { $number ->
        [one] { $number } { -merlin-traitor }
       *[other] { $number } { -merlin-traitor(form: "plural") }
    } de { -merlin-shield } { $principality } ({ $means }).
merlin-drew-traitor = { $seat } pegou um { -merlin-traitor } de { -merlin-shield } { $principality }.
merlin-completed = { $seat } completou a { $mission }.
merlin-discarded = { $seat } descartou a { $mission }.
merlin-drew-open = Das { -merlin-open-row }, { $seat } pegou a { $mission }.
merlin-drew-hidden = { $seat } pegou uma { -merlin-mission } do { -merlin-deck }.
merlin-drew-mission = Você pegou a { $mission }.
merlin-built = { $seat } construiu um { -merlin-manor } em { $cell }.
merlin-scoring-begins = Começou a { -merlin-scoring }.
merlin-used-grail = { $seat } usou o { -merlin-grail } { $principality-in }.
# $number é a fileira da habilidade.
merlin-gained-ability = { $number ->
        [1] { $seat } aprendeu a ganhar 1 ponto a mais por { -merlin-mission } { $assistant-of }.
        [2] { $seat } aprendeu a enviar { $assistant-the } a qualquer { -merlin-principality }.
       *[other] { $seat } aprendeu a { -merlin-ability } especial { $assistant-of }.
    }
merlin-used-seal = { $seat } usou uma { -merlin-ability }: { $special }.
merlin-replaced = { $seat } substituiu um { -merlin-manor } que pertencia a { $other } em { $cell }.
merlin-removed = { $seat } retirou um { -merlin-manor } de { $cell }.
merlin-took-pict = { $seat } pegou o { $pict }.
merlin-pict-sum = { $seat } somou { $number } de força com os { -merlin_arthur-pict(form: "plural") }.
merlin-rolled = { $seat } rolou { $first }, { $second } e { $third }, e { $merlin } para o { -merlin-merlin }.
merlin-rolled-five = { $seat } rolou { $first }, { $second } e { $third }, { $merlin } para o { -merlin-merlin } e { $arthur } para { -merlin_arthur-arthur }.
merlin-turned-die = { $seat } virou o dado para { $number }.
merlin-adjusted = { $seat } contou { $change } no dado.
merlin-swapped = { $seat } usou o dado para mover { $figure-the }.
merlin-borrowed = { $seat } escolheu agir no { $space }.
merlin-stayed = { $seat } deixou { $figure-the } onde estava.
merlin-activated = { $seat } ativou { $assistant-the } { $principality-in }.
merlin-paid-material = { $seat } pagou um { -merlin-building-material } { $principality }.
merlin-spent-shields = { $number ->
        [one] { $seat } gastou { $number } { -merlin-shield } { $principality }.
       *[other] { $seat } gastou { $number } { -merlin-shield(form: "plural") } { $principality-of }.
    }
merlin-took-back = { $seat } recolheu { $number ->
        [one] { $number } { -merlin-influence-marker }
       *[other] { $number } { -merlin-influence-marker(form: "plural") }
    } { $principality-of }.
merlin-gained-at-space = { $seat } ganhou { $number ->
        [one] { $number } { -merlin-victory-point }
       *[other] { $number } { -merlin-victory-point(form: "plural") }
    } por { $element }.
merlin-gained-territory = { $seat } ganhou { $number ->
        [one] { $number } { -merlin-victory-point }
       *[other] { $number } { -merlin-victory-point(form: "plural") }
    } pelo { -merlin-territory } em { $cell } ({ $terrain }).
merlin-gained-influence = { $seat } ganhou { $number ->
        [one] { $number } { -merlin-victory-point }
       *[other] { $number } { -merlin-victory-point(form: "plural") }
    } por influência { $principality-in }.
merlin-discarded-traitors = { $seat } descartou { $number ->
        [one] { $number } { -merlin-traitor }
       *[other] { $number } { -merlin-traitor(form: "plural") }
    } de { -merlin-shield } { $principality } sem expulsar.
merlin-traitors-shuffled = { $number } { -merlin-traitor(form: "plural") } descartados foram embaralhados em novas pilhas.
merlin-turned-up = Revelada nas { -merlin-open-row }: a { $mission }.
merlin-deck-shuffled = As { -merlin-mission(form: "plural") } descartadas foram embaralhadas em um novo { -merlin-deck }.
merlin-seal-back = { $seat } desvirou o { -merlin-seal } da { -merlin-ability } especial { $assistant-of }.
merlin-turned-up-pict = Revelado da pilha da { $side }: o { $pict }.
merlin-boxed-picts = { $seat } devolveu { $number ->
        [one] { $number } { -merlin_arthur-pict }
       *[other] { $number } { -merlin_arthur-pict(form: "plural") }
    } à caixa.
