### O tabuleiro de Merlin no navegador: nomes curtos, para que serve cada coisa e as lições da primeira partida.

## Nomes curtos

# In lists of options: which henchman goes to which principality, called by its animal.
web-merlin-part-to = { $who } → { $where }
web-merlin-part-idle = { $space }: sem ação
# The die turned to so many pips by an apple.
web-merlin-part-die = Dado em { $pips }
# A piece of a principality, such as “Black shield”.
web-merlin-part-good = { CAPITAL($good) } { merlin-colour }
web-merlin-animal-black = Dragão
web-merlin-animal-grey = Pomba
web-merlin-animal-blue = Peixe
web-merlin-animal-purple = Serpente
web-merlin-animal-orange = Raposa
web-merlin-animal-brown = Águia
web-merlin-round = Rodada { $round }
web-merlin-missions = Missões
web-merlin-first = joga primeiro
web-merlin-in-hand = { $count ->
        [one] { $count } { -merlin-mission } na mão
       *[other] { $count } { -merlin-mission(form: "plural") } na mão
    }
web-merlin-dice = { $count ->
        [one] { $count } dado restante
       *[other] { $count } dados restantes
    }
web-merlin-points = { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
web-merlin-apples = { $count ->
        [one] { $count } { -merlin-apple }
       *[other] { $count } { -merlin-apple(form: "plural") }
    }
web-merlin-staffs = { $count ->
        [one] { $count } { -merlin-merlins-staff }
       *[other] { $count } { -merlin-merlins-staff(form: "plural") }
    }
web-merlin-traitors = { $count ->
        [one] { $count } { -merlin-traitor }
       *[other] { $count } { -merlin-traitor(form: "plural") }
    }
web-merlin-manors = { $count ->
        [one] { $count } { -merlin-manor } restante
       *[other] { $count } { -merlin-manor(form: "plural") } restantes
    }
web-merlin-markers = { $count ->
        [one] { $count } { -merlin-influence-marker } restante
       *[other] { $count } { -merlin-influence-marker(form: "plural") } restantes
    }
web-merlin-influence = { $count ->
        [one] { $count } { -merlin-influence-marker }
       *[other] { $count } { -merlin-influence-marker(form: "plural") }
    }
web-merlin-strength = Força { $count }

## Aonde vai uma figura, nas listas de opções: o que se pode fazer lá

web-merlin-goal-principality = { CAPITAL(-merlin-assistant) } → { $where }
web-merlin-goal-vp = Pontos por { $element }
web-merlin-goal-influence = { CAPITAL($good) } por influência
web-merlin-goal-influence-assistant = { CAPITAL(-merlin-assistant) } por influência
web-merlin-goal-resource = Qualquer { $good }
web-merlin-goal-resource-influence = Influência onde quiser
web-merlin-goal-excalibur = Pegar { -merlin-excalibur }
web-merlin-goal-grail = Pegar o { -merlin-grail }
web-merlin-goal-relocate = Deslocar um { -merlin-assistant }
web-merlin-goal-exchange = Trocar uma peça
web-merlin-goal-missions = Trocar { -merlin-mission(form: "plural") }
web-merlin-goal-build = Construir um { -merlin-manor }
web-merlin-goal-apple = Pegar uma { -merlin-apple }
web-merlin-goal-move-arthur = Mover { -merlin_arthur-arthur }
web-merlin-goal-activate-assistant = Ativar um { -merlin-assistant }
web-merlin-goal-signet-ring = Pegar o { -merlin_arthur-signet-ring }
web-merlin-goal-stairs = Ao próximo { -merlin-principality }
web-merlin-goal-move-merlin = Mover { -merlin-merlin }
web-merlin-goal-replace-manor = Substituir um { -merlin-manor }
web-merlin-goal-pict = Pegar um { -merlin_arthur-pict }

## Como uma coisa se chama

web-merlin-die-knight = Seu { -merlin-personal-die }: { $pips }
web-merlin-die-merlin = Seu { -merlin-merlin-die }: { $pips }
web-merlin-die-arthur = Seu { -merlin_arthur-black-die }: { $pips }
web-merlin-die-now = O dado deste turno: { $pips }
web-merlin-knight-of = { -merlin-knight } de { $name }
web-merlin-cell = { $terrain } ({ $cell })
web-merlin-principality = { $animal } ({ $principality })
web-merlin-border = Borda: { $principality }
web-merlin-deck = { -merlin-deck } de missões ({ $count })
web-merlin-discard = Missões descartadas ({ $count })
web-merlin-traitor-stacks = Pilhas de { -merlin-traitor(form: "plural") } ({ $count })
web-merlin-apples-left = { -merlin-apple(form: "plural") } no tabuleiro: { $count }
web-merlin-pict-stack = Pilha de { -merlin_arthur-pict(form: "plural") } ({ $count })
web-merlin-traitor = { -merlin-traitor } de escudo { $principality } ({ $count })

## Para que serve uma coisa

web-merlin-about-die-knight = Move seu { -merlin-knight } no sentido horário conforme os pontos. Depois você pode usar o espaço alcançado.
web-merlin-about-die-merlin = Move o { -merlin-merlin } em qualquer sentido conforme os pontos. Todos movem o mesmo { -merlin-merlin }, e só depois dele um cajado pode repetir a ação.
web-merlin-about-die-arthur = Move { -merlin_arthur-arthur } em qualquer sentido pelo anel interno conforme os pontos. Todos movem o mesmo { -merlin_arthur-arthur }.
web-merlin-about-apple = Antes de mover, gaste uma { -merlin-apple } para virar o dado escolhido para qualquer face. No fim, cada uma restante vale { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
web-merlin-about-staff = Depois de mover o { -merlin-merlin } e usar o espaço dele, gaste um cajado para repetir a ação. No fim, cada um restante vale { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
web-merlin-about-shield = Devolvido em uma { -merlin-scoring }, expulsa um { -merlin-traitor } da mesma cor. Também serve para missões e dá pontos no espaço dos escudos.
web-merlin-about-flag = Devolva-a no seu turno pela ação especial. Também serve para missões e dá pontos no espaço das bandeiras.
web-merlin-about-material = Pague-o para construir um { -merlin-manor } em uma peça ligada por uma linha a esta cor na borda. Também serve para missões e dá pontos no espaço dos materiais.
web-merlin-about-influence = A { -merlin-lady-in-waiting } leva estes marcadores do castelo para um { -merlin-principality }. Só contam os que estão lá.
web-merlin-about-power-repel-traitors = Descarte todos os seus { -merlin-traitor(form: "plural") } de uma cor, sem pagar { -merlin-shield(form: "plural") }.
web-merlin-about-power-two-missions = Cumpra duas missões neste turno. Se conseguir, ganha mais { $points } pontos.
web-merlin-about-power-backwards = Desta vez seu { -merlin-knight } anda no sentido anti-horário.
web-merlin-about-power-turn-die = Vire o dado escolhido para a face oposta antes de mover.
web-merlin-about-power-other-action = Depois de mover, use o espaço do { -merlin-knight } de outro jogador em vez do seu.
web-merlin-about-power-mirror = Depois de mover seu { -merlin-knight }, coloque-o no espaço oposto do anel e use esse espaço.
web-merlin-about-power-plus-minus-one = O dado escolhido vale um a mais ou um a menos.
web-merlin-about-power-swap = O dado escolhido move a figura que você quiser: seu { -merlin-knight }, o { -merlin-merlin } ou { -merlin_arthur-arthur }.
web-merlin-about-knight = Só o próprio jogador o move, sempre no sentido horário. Ele age no espaço que alcança.
web-merlin-about-merlin = Todos os jogadores o movem com o dado branco, em qualquer sentido.
web-merlin-about-arthur = Todos os jogadores o movem com o dado preto pelo anel interno, em qualquer sentido.
web-merlin-about-space-principality = Envie um dos seus { -merlin-assistant(form: "plural") } a este { -merlin-principality }. O adversário do mesmo tipo volta para casa, e o seu cumpre o dever.
web-merlin-about-space-vp = Um ponto para cada um dos seus: { $element }.
web-merlin-about-space-influence = Pegue { $good-a } de um { -merlin-principality } em que você tem influência.
web-merlin-about-space-influence-assistant = Envie um dos seus { -merlin-assistant(form: "plural") } a um { -merlin-principality } em que você tem influência; ele cumpre o dever lá.
web-merlin-about-space-excalibur = Pegue a { -merlin-excalibur }, de quem a tiver, e descarte um dos seus { -merlin-traitor(form: "plural") }.
web-merlin-about-space-grail = Pegue o { -merlin-grail }, de quem o tiver, e uma { -merlin-apple }.
web-merlin-about-space-relocate = Mova um dos seus { -merlin-assistant(form: "plural") } para o { -merlin-principality } vizinho de um lado ou do outro; ele cumpre o dever lá.
web-merlin-about-space-exchange = Devolva uma peça do seu castelo e pegue qualquer outra por ela.
web-merlin-about-space-missions = Descarte até duas missões da mão e compre outras tantas.
web-merlin-about-space-build = Pague um material e construa um { -merlin-manor } nos { -merlin-environs }.
web-merlin-about-space-apple = Pegue uma { -merlin-apple }.
web-merlin-about-space-move-arthur = Mova { -merlin_arthur-arthur } um espaço em qualquer sentido e use o espaço que ele alcança.
web-merlin-about-space-activate-assistant = Um dos seus { -merlin-assistant(form: "plural") } em um { -merlin-principality } cumpre de novo o dever.
web-merlin-about-space-resource = Pegue { $good-a } de qualquer { -merlin-principality }.
web-merlin-about-space-resource-influence = Coloque um dos seus { -merlin-influence-marker(form: "plural") } em qualquer { -merlin-principality }.
web-merlin-about-space-signet-ring = Pegue o { -merlin_arthur-signet-ring }, de quem o tiver, e cumpra uma missão, peça ela o que pedir.
web-merlin-about-space-stairs = Seu { -merlin-knight } avança até o próximo espaço de { -merlin-principality } e o usa.
web-merlin-about-space-move-merlin = Mova o { -merlin-merlin } até { $steps } espaços em qualquer sentido e use o espaço que ele alcança.
web-merlin-about-space-replace-manor = Coloque um dos seus { -merlin-manor(form: "plural") } no lugar do de outro jogador, sem pagar.
web-merlin-about-space-pict = Pegue um dos { -merlin_arthur-pict(form: "plural") } abertos e o bônus dele.
web-merlin-about-lady-in-waiting = Dever: colocar um { -merlin-influence-marker } no { -merlin-principality } a que é enviada.
web-merlin-about-shield-bearer = Dever: pegar um { -merlin-shield } do { -merlin-principality } a que é enviado.
web-merlin-about-builder = Dever: pegar um { -merlin-building-material } do { -merlin-principality } a que é enviado.
web-merlin-about-flag-bearer = Dever: pegar uma { -merlin-flag } do { -merlin-principality } a que é enviado.
web-merlin-about-assistant = Em cada { -merlin-scoring }, cada um que estiver em um { -merlin-principality } dá { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
web-merlin-about-principality = Em uma { -merlin-scoring }, quem tem mais influência aqui ganha tantos pontos quantos marcadores de todos os jogadores houver. Depois, cada jogador mantém apenas um.
web-merlin-about-flags-power = A bandeira: { $power }.
web-merlin-about-stock = O que ainda resta no { -merlin-principality }.
web-merlin-about-traitor = Em uma { -merlin-scoring }, cada um exige um { -merlin-shield } da sua cor. Sem ele, você perde { $points } pontos.
web-merlin-about-cell-free = Aqui se constrói com um destes materiais: { $colours }.
web-merlin-about-cell-built = Aqui há um { -merlin-manor } de { $name }.
web-merlin-about-tower = Quem constrói junto à { -merlin-tower } pega um { -merlin-shield } ou uma { -merlin-flag } de qualquer { -merlin-principality }, ou coloca um { -merlin-influence-marker } em um deles.
web-merlin-about-territory = O { -merlin-territory } tem { $count ->
        [one] { $count } peça
       *[other] { $count } peças
    }: tantos pontos para quem tiver mais { -merlin-manor(form: "plural") } nele.
web-merlin-about-territory-later = Depois de uma { -merlin-scoring }, cada jogador mantém nele apenas um { -merlin-manor }.
web-merlin-about-border = As linhas entre as peças levam até aqui: este material paga um { -merlin-manor } em qualquer peça ao longo delas.
web-merlin-about-mission = Tenha tudo o que ela mostra e cumpra-a no seu turno. Você fica com tudo; uma missão por turno.
web-merlin-about-deck = Daqui se compram as missões que substituem outras.
web-merlin-about-discard = Missões cumpridas e descartadas; são embaralhadas quando o { -merlin-deck } acaba.
web-merlin-about-grail = Em uma { -merlin-scoring }, quem o tem pode desempatar uma maioria de influência.
web-merlin-about-excalibur = Quem a tem ganha { $points } pontos em uma { -merlin-scoring } se todos os seus { -merlin-traitor(form: "plural") } foram expulsos.
web-merlin-about-signet-ring = Vale { $strength } para a força de quem o tem contra os { -merlin_arthur-pict(form: "plural") }.
web-merlin-about-ability-points = { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    } a mais por missão que mostra este { -merlin-assistant }.
web-merlin-about-ability-anywhere = De um espaço de { -merlin-principality }, este { -merlin-assistant } pode ser enviado a qualquer { -merlin-principality }.
web-merlin-about-ability-special = Uma vez entre duas { -merlin-scoring(form: "plural") }: { $special }.
web-merlin-about-special-lady-in-waiting = Em um { -merlin-influence-space }, envie dois { -merlin-assistant(form: "plural") }, um após o outro, em vez de usar o espaço. Nenhum cajado repete isso.
web-merlin-about-special-shield-bearer = Um { -merlin-traitor } vai embora sem { -merlin-shield }, e você ganha mais { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
web-merlin-about-special-builder = Em um espaço de construção, construa dois { -merlin-manor(form: "plural") }, cada um com o seu material. Nenhum cajado repete isso.
web-merlin-about-special-flag-bearer = Em um { -merlin-vp-space }, escolha o que pontua: { -merlin-shield(form: "plural") }, { -merlin-flag(form: "plural") }, materiais ou influência. Você ganha mais { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
web-merlin-ability-open = Uma missão cumprida deste { -merlin-assistant } pode ensiná-la em vez de dar pontos.
web-merlin-ability-learned = Aprendida.
web-merlin-ability-turned = Aprendida e já usada até a próxima { -merlin-scoring }.
web-merlin-about-pict = Dá o bônus na hora. Em uma { -merlin-scoring }, a maior força rende { $high } pontos e a menor custa { $low }.
web-merlin-about-pict-stack = Daqui se completa o mostruário.
web-merlin-about-traitor-stacks = Depois de cada { -merlin-scoring }, cada jogador compra { $count } novos.

## Lições da primeira partida

web-merlin-lesson-aim = Herdar o trono
web-merlin-lesson-aim-says = Vence quem tiver mais pontos. Missões dão alguns; após as rodadas com estrela contam influência, { -merlin-manor(form: "plural") } e { -merlin-assistant(form: "plural") }, e { -merlin-traitor(form: "plural") } custam pontos.
web-merlin-lesson-die = Escolher um dado
web-merlin-lesson-die-says = Cada turno usa um dado: os coloridos movem seu { -merlin-knight }, o branco move o { -merlin-merlin }. Aponte para um dado e veja aonde ele leva.
web-merlin-lesson-move = Mover
web-merlin-lesson-move-says = Seu { -merlin-knight } anda no sentido horário tantos espaços quanto o dado mostra. Toque na figura com borda dourada ou na primeira linha de “Você pode”.
web-merlin-lesson-move-example = Um 4 leva seu cavaleiro 4 espaços adiante.
web-merlin-lesson-merlin = Mover o Merlin
web-merlin-lesson-merlin-says = O { -merlin-merlin } anda em qualquer sentido, e todos o movem. Escolha-o com o seu dado branco.
web-merlin-lesson-merlin-example = Um 3 branco leva a dois espaços: 3 no sentido horário ou 3 no anti-horário.
web-merlin-lesson-space = Usar um espaço
web-merlin-lesson-space-says = Sua figura parou: o espaço com a borda dourada oferece a ação dele. Você pode recusar.
web-merlin-lesson-space-example = Seu cavaleiro para na macieira: pegue uma maçã.
web-merlin-lesson-assistant = Enviar sua gente
web-merlin-lesson-assistant-says = Arraste um dos seus { -merlin-assistant(form: "plural") } até o { -merlin-principality }. Cada tipo traz algo diferente: marcador, { -merlin-shield }, material ou { -merlin-flag }.
web-merlin-lesson-influence = Ganhar influência
web-merlin-lesson-influence-says = A { -merlin-lady-in-waiting } coloca marcadores. Quem tem mais em um { -merlin-principality } ganha 1 ponto por marcador presente em cada { -merlin-scoring }.
web-merlin-lesson-manor = Construir um palacete
web-merlin-lesson-manor-says = Aponte para uma peça: as linhas tracejadas levam às cores com que você pode pagar. Quem tem mais { -merlin-manor(form: "plural") } em um { -merlin-territory } ganha 1 ponto por terreno.
web-merlin-lesson-mission = Cumprir uma missão
web-merlin-lesson-mission-says = Quando uma missão da sua mão brilha, você tem tudo o que ela mostra: cumpra-a. Custa apenas a carta. Se nenhuma brilha, termine o turno.
web-merlin-lesson-flag = Usar uma bandeira
web-merlin-lesson-flag-says = Cada { -merlin-flag } tem uma ação própria. Aponte para as que brilham e gaste uma quando ajudar.
web-merlin-lesson-flag-example = A bandeira roxa vira seu dado para o lado oposto: o 2 passa a 5.
web-merlin-lesson-apple = Maçãs mudam dados
web-merlin-lesson-apple-says = Nenhum dado serve? Antes de mover, uma { -merlin-apple } vira o escolhido para qualquer face.
web-merlin-lesson-apple-example = Você precisa de um 5 e tem um 2: gaste uma maçã, e ele vira 5.
web-merlin-lesson-staff = Cajados repetem
web-merlin-lesson-staff-says = Depois da ação do { -merlin-merlin }, um cajado a repete. São poucos: use-os onde valem a pena.
web-merlin-lesson-staff-example = Merlin está na macieira: pegue uma maçã, gaste um cajado, pegue outra. Um cajado guardado vale 2 pontos no fim.
web-merlin-lesson-traitor = Expulsar traidores
web-merlin-lesson-traitor-says = Vem aí uma { -merlin-scoring }: reúna um { -merlin-shield } da cor de cada um dos seus { -merlin-traitor(form: "plural") }. Cada um que sobra custa 3 pontos.
web-merlin-lesson-scoring = A pontuação
web-merlin-lesson-scoring-says = Após as rodadas 2, 4 e 6. Cada { -merlin-traitor } sem { -merlin-shield } da sua cor: −3. Mais { -merlin-manor(form: "plural") } em um { -merlin-territory }: 1 por terreno. Mais influência em um { -merlin-principality }: 1 por marcador presente. Cada { -merlin-assistant } fora de casa: 1.
web-merlin-lesson-scoring-example = Um traidor entra, uma floresta de 5 terrenos e um principado com 5 marcadores são seus, três assistentes estão fora: −3 + 5 + 5 + 3 = 10 pontos.

## A scoring, step by step

web-merlin-ceremony = { CAPITAL(-merlin-scoring) } após a rodada { $round }
web-merlin-ceremony-new-traitors = Todos pegam novos traidores
web-merlin-ceremony-rest = Sobras
web-merlin-ceremony-territory = { $terrain }, { $count ->
        [one] { $count } peça
       *[other] { $count } peças
    }
web-merlin-ceremony-share = { $name }: { $count }
web-merlin-ceremony-influence = { $name }, { $count ->
        [one] { $count } marcador
       *[other] { $count } marcadores
    }
