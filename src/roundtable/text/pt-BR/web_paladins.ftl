### Paladinos do Reino do Oeste na página: o que as coisas são, o que as opções trazem, as lições da primeira partida.

## Nos tabuleiros

web-paladins-round = { CAPITAL(-paladins-round) } { $number }
web-paladins-townsfolk = { -paladins-townsfolk(form: "plural") }
web-paladins-taxes = { -paladins-tax-supply }
web-paladins-suspicions = { -paladins-suspicion(form: "plural") }
# On the tax chest: how much is left, and who would be found.
web-paladins-taxes-left = { $number ->
        [one] Resta { $number } { -paladins-silver }
       *[other] Restam { $number } { -paladins-silver }s
    }
web-paladins-inquisition-near = a { -paladins-inquisition } se aproxima
web-paladins-most-suspicion = mais { -paladins-suspicion(form: "plural") }
web-paladins-nobody = ninguém
web-paladins-you = Você
web-paladins-paladin = { -paladins-paladin }
web-paladins-tavern = { -paladins-tavern }
web-paladins-taverns = { -paladins-tavern(form: "plural") }
web-paladins-drawn = Seus { -paladins-paladin(form: "plural") } e as { -paladins-tavern(form: "plural") } desta { -paladins-round }
# Three buttons below each Paladin drawn; $fate is one of them.
web-paladins-fates = Os { -paladins-paladin(form: "plural") } que você comprou
web-paladins-fate-serve = Chamar
web-paladins-fate-top = No topo
web-paladins-fate-under = No fundo
web-paladins-fate-of = { $name }: { $fate }
web-paladins-workers = { CAPITAL(-paladins-worker(form: "plural")) }
web-paladins-workshops = { CAPITAL(-paladins-workshop(form: "plural")) }
web-paladins-unpaid = { -paladins-debt(form: "plural") } não quitados
web-paladins-paid = { -paladins-debt(form: "plural") } quitados
web-paladins-passed = passou
web-paladins-first = { CAPITAL(-paladins-first-player) }
web-paladins-first-says = Joga primeiro nesta { -paladins-round }. Depois o marcador passa adiante em sentido horário.
# What somebody did last; $deed is the name of an action.
web-paladins-rival = A I.A.
web-paladins-out = fora da { -paladins-round }
web-paladins-rest = { -paladins-action-rest }
web-paladins-schemes = { CAPITAL(-paladins-scheme(form: "plural")) }
web-paladins-stack = Ordem dos atributos, do menor ao maior
web-paladins-resource-track = { CAPITAL(-paladins-resource-track) }
web-paladins-has-attacked = { -paladins-outsider(form: "plural") } atacados
web-paladins-has-converted = { -paladins-outsider(form: "plural") } convertidos
web-paladins-no-workers = nenhum { -paladins-worker } restante
# $number schemes join the discard pile later, with the King's Favours.
web-paladins-schemes-aside = { $number ->
        [one] Mais { $number } virá com um { -paladins-kings-favour }
       *[other] Mais { $number } virão com { -paladins-kings-favour(form: "plural") }
    }

## O que as coisas são

# $text is what a card or a place does.
web-paladins-sentence = { CAPITAL($text) }.
# $crew is a list of workers.
web-paladins-takes = Exige { $crew }.
web-paladins-costs = Custa { $cost }.
web-paladins-costs-nothing = Não custa nada.
web-paladins-taken = Seus { -paladins-worker(form: "plural") } estão aqui: não dá para repetir nesta { -paladins-round }, a não ser que você ore.
web-paladins-workshops-built = { $built } de { $most } { -paladins-workshop(form: "plural") } construídas: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
web-paladins-needs = Exige { $attribute } { $number }; você tem { $have }.
web-paladins-kept = Mantido: { $text }.
web-paladins-dismissed = Descartado: { $text }.
web-paladins-price = { $number ->
        [0] Aqui não custa nada.
       *[other] Aqui custa { $number } de { -paladins-silver }.
    }
web-paladins-price-debt = { $number ->
        [0] Aqui não custa nada.
       *[other] Aqui custa { $number } de { -paladins-silver }, ou você pega um { -paladins-debt }.
    }
web-paladins-attacked = Atacado: { $text }.
web-paladins-converted = Convertido: { $text }.
web-paladins-outsider = { $name } ({ $faction-plural })
web-paladins-space-free = Livre para um { -paladins-monk } ou um { -paladins-outpost }.
web-paladins-space-monk = Ocupado por { $who }: um { -paladins-monk }.
web-paladins-space-outpost = Ocupado por { $who }: um { -paladins-outpost }.
web-paladins-region = { CAPITAL(-paladins-region) } { $number }
web-paladins-region-needs = { CAPITAL(-paladins-monk(form: "plural")) } e conversões exigem { -paladins-faith } { $faith }; { -paladins-outpost(form: "plural") } e ataques, { -paladins-strength } { $strength }.
web-paladins-order-title = { -paladins-kings-order }
web-paladins-order = { $text }: { $number } pontos no final.
web-paladins-order-done = { $number ->
        [0] Você ainda não fez isso.
        [one] Você já fez isso uma vez.
       *[other] Você já fez isso { $number } vezes.
    }
web-paladins-favour-title = { -paladins-kings-favour }
web-paladins-worker-labourer = Só ocupa espaços em que qualquer { -paladins-worker } serve.
web-paladins-worker-skilled = Ocupa espaços da sua cor e todos em que qualquer { -paladins-worker } serve.
web-paladins-worker-criminal = Ocupa qualquer espaço. Quem ganha um compra uma carta de { -paladins-suspicion }.
web-paladins-attribute = { $track } na trilha, { $total } com seu { -paladins-paladin }; { $points } pontos até agora.
web-paladins-faith = Para { -paladins-action-commission } e { -paladins-action-convert }: até que região você chega.
web-paladins-strength = Para { -paladins-action-garrison } e { -paladins-action-attack }: até que região você chega.
web-paladins-influence = Para { -paladins-action-fortify } e { -paladins-action-absolve }: quantos muros e jarros você pode colocar.
web-paladins-wall = { -paladins-wall }
web-paladins-wall-place = Espaço do { -paladins-wall } { $number }
web-paladins-walls-bring = { $walls } { -paladins-wall(form: "plural") } valem { $number ->
        [one] { $number } ponto
       *[other] { $number } pontos
    }.
web-paladins-worker-place = { $action }, espaço { $number }
web-paladins-place-any = Qualquer { -paladins-worker } serve aqui; uma { -paladins-workshop } poupa o espaço.
web-paladins-place-for = Para { $worker } ou { -paladins-criminal }; uma { -paladins-workshop } poupa o espaço.
web-paladins-jar-place = Espaço para um { -paladins-jar }
web-paladins-choice = Uma destas recompensas
web-paladins-suspicion-title = Suas cartas de { -paladins-suspicion }
web-paladins-suspicion = { $number ->
        [0] Nenhuma.
        [one] { $number } carta.
       *[other] { $number } cartas.
    } Numa { -paladins-inquisition }, quem tem mais pega um { -paladins-debt }.
web-paladins-suspicion-deck = Monte de { -paladins-suspicion(form: "plural") }
web-paladins-suspicion-tax = { $number } cartas. O número da carta comprada é a { -paladins-silver } que você pega do { -paladins-tax-supply }.
web-paladins-tax-supply = { -paladins-silver } restante: { $number }. Quando a última é tomada, vem a { -paladins-inquisition }.
web-paladins-debts-title = Seus { -paladins-debt(form: "plural") }
web-paladins-debts = Cada { -paladins-debt } não quitado custa { $unpaid } pontos no final; cada um quitado vale { $paid }.
web-paladins-silver = Paga recrutas, oficinas, jarros, conversões e a { -paladins-strength } que falta.
web-paladins-provisions = Alimentam { -paladins-monk(form: "plural") }, { -paladins-outpost(form: "plural") } e quem constrói muros.
web-paladins-score-title = Seus pontos
web-paladins-score = { $number } pontos, se a partida acabasse agora.

## O que uma opção traz

# In a list of options, after the workers it takes: the price differs by place.
web-paladins-and-price = + preço
web-paladins-may-end-taxes = Pode esvaziar o { -paladins-tax-supply }: então vem a { -paladins-inquisition }
web-paladins-plus = +{ $text }
web-paladins-minus = −{ $text }
web-paladins-so-many-suspicions = { $number } { $number ->
        [one] { -paladins-suspicion }
       *[other] { -paladins-suspicion(form: "plural") }
    }
web-paladins-so-many-debts = { $number } { $number ->
        [one] { -paladins-debt }
       *[other] { -paladins-debt(form: "plural") }
    }
web-paladins-so-many-points = { $number } { $number ->
        [one] ponto
       *[other] pontos
    }

## Ceremonies

web-paladins-final = Pontuação final
# Short names for columns of points.
web-paladins-count-orders = { -paladins-kings-order(form: "plural") }
web-paladins-count-attributes = Atributos
web-paladins-count-deeds = Feitos
web-paladins-count-converts = Conversões
web-paladins-count-rest = Dívidas, bens
web-paladins-show-inquisition = { -paladins-inquisition }
web-paladins-show-deed = Feitos dos outros
web-paladins-show-king = Do Rei
web-paladins-inquisition-says = Quem tem mais { -paladins-suspicion(form: "plural") } pega um { -paladins-debt } e devolve metade das cartas. Depois o { -paladins-tax-supply } é reabastecido.

## As lições da primeira partida

web-paladins-lesson-aim = Qual é o objetivo
web-paladins-lesson-aim-says = Vence quem tiver mais pontos após a última { -paladins-round }. Seus { -paladins-worker(form: "plural") } realizam ações; { -paladins-strength }, { -paladins-faith } e { -paladins-influence } abrem ações melhores e pontuam no fim.
web-paladins-lesson-first = Seu primeiro { -paladins-townsfolk }
web-paladins-lesson-first-says = Um deles se junta a você de graça e ajuda a partida toda. A linha com ∞ mostra o que faz sempre; aponte para uma carta para ler.
web-paladins-lesson-first-example = Um { -paladins-townsfolk-gatekeeper } lhe dá 1 Prata por Muro que você construir.
web-paladins-lesson-paladin = Chame um { -paladins-paladin }
web-paladins-lesson-paladin-says = Seu { -paladins-paladin } empresta { -paladins-worker(form: "plural") }, atributos e uma habilidade por uma { -paladins-round }. Dos outros dois, um volta ao topo do seu monte para a próxima.
web-paladins-lesson-tavern = Visite uma { -paladins-tavern }
web-paladins-lesson-tavern-says = Pegue os quatro { -paladins-worker(form: "plural") } que servem ao seu plano. Um { -paladins-criminal } vai a qualquer espaço, mas traz uma carta de { -paladins-suspicion }.
web-paladins-lesson-actions = Ponha todos para trabalhar
web-paladins-lesson-actions-says = Escolha uma ação e depois um { -paladins-worker } para cada espaço; espaços coloridos pedem esse tipo. Cada ação só pode ser feita uma vez por { -paladins-round }.
web-paladins-lesson-workers = Escolha quem faz
web-paladins-lesson-workers-says = Toque ou arraste os { -paladins-worker(form: "plural") } que vão fazê-la. Espaços coloridos pedem esse tipo, os outros aceitam qualquer um. Quem trabalha fica ocupado até o fim da { -paladins-round }.
web-paladins-lesson-workers-example = Caçar pede qualquer um e um batedor. Sem batedor? Um criminoso serve.
web-paladins-lesson-recruit = Recrute { -paladins-townsfolk(form: "plural") }
web-paladins-lesson-recruit-says = Com um { -paladins-worker } você descarta um { -paladins-townsfolk } pela recompensa do canto; somando um { -paladins-fighter }, fica com ele. O preço está abaixo da carta.
web-paladins-lesson-recruit-example = O preço sob a carta é 2: um trabalhador, um guerreiro e 2 Pratas, e ela fica com você.
web-paladins-lesson-develop = Construa oficinas
web-paladins-lesson-develop-says = Uma { -paladins-workshop } cobre para sempre um espaço de uma grande ação, que passa a exigir menos { -paladins-worker(form: "plural") }. O { -paladins-worker } que estava embaixo é seu.
web-paladins-lesson-develop-example = Dois trabalhadores e 4 Pratas erguem uma oficina. Seis, sete ou oito delas valem 1, 3 ou 6 pontos.
web-paladins-lesson-commission = Envie monges e postos avançados
web-paladins-lesson-commission-says = { CAPITAL(-paladins-monk(form: "plural")) } exigem { -paladins-faith } e { -paladins-outpost(form: "plural") }, { -paladins-strength }: o número no estandarte da região. O espaço dá sua recompensa na hora.
web-paladins-lesson-fortify = Construa um muro
web-paladins-lesson-fortify-says = { -paladins-action-fortify } revela um { -paladins-wall }: sempre { -paladins-strength }, muitas vezes algo mais. Cada um seguinte exige mais { -paladins-influence }.
web-paladins-lesson-suspicion = Cuidado com a { -paladins-inquisition }
web-paladins-lesson-suspicion-says = Cartas de { -paladins-suspicion } tiram { -paladins-silver } do { -paladins-tax-supply }. Quando ele se esvazia, quem tem mais cartas pega um { -paladins-debt }: livre-se de algumas a tempo.
web-paladins-lesson-outsiders = Ataque ou converta
web-paladins-lesson-outsiders-says = Atacar exige { -paladins-strength }, ou { -paladins-silver } pelo que falta, e rende na hora. Converter exige { -paladins-faith } e { -paladins-silver }, e vale pontos no final.
web-paladins-lesson-absolve = Absolva
web-paladins-lesson-absolve-says = Escolha onde fica o { -paladins-jar }: o espaço dá sua recompensa. Você também perde uma carta de { -paladins-suspicion } e ganha { -paladins-faith }.
web-paladins-lesson-absolve-example = Um jarro colocado: uma Suspeita a menos e 1 Fé a mais, além da recompensa do lugar.
web-paladins-lesson-orders = Siga as ordens do Rei
web-paladins-lesson-orders-says = Cada { -paladins-kings-order } premia todos que fizeram sua ação vezes suficientes até o final. Os pontos no selo contam as suas.
web-paladins-lesson-favours = Use os favores do Rei
web-paladins-lesson-favours-says = Um { -paladins-kings-favour } é mais uma ação para todos, mas só um jogador a usa por { -paladins-round }. Chegue cedo.
web-paladins-lesson-favours-example = Um dos favores troca um criminoso por três operários.
web-paladins-lesson-pass = Passe na hora certa
web-paladins-lesson-pass-says = Ao passar, seu tabuleiro é esvaziado; até três { -paladins-worker(form: "plural") } não usados ficam para a próxima { -paladins-round }. Guardá-los não é perda.
