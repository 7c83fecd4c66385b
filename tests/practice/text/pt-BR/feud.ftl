### O jogo de treino Feud: senhores em volta de um castelo.

## O jogo e o que se pode escolher

game-feud = Rixa
feud-setting-rounds = Rodadas
feud-setting-rounds-about = Quantas rodadas são jogadas.
feud-setting-sieges = Cercos
feud-setting-sieges-about = Se é possível cercar o castelo em conjunto.

## Cartas, terras, guardas e o que uma carta pode dar

feud-kind-march = Marcha
feud-kind-scout = Batedor
feud-kind-bribe = Suborno
feud-kind-blade = Lâmina
feud-kind-shield = Escudo
feud-kind-feint = Finta
feud-kind-rumour = Boato
feud-kind-levy = Recrutamento
feud-kind-tithe = Dízimo
feud-kind-banner = Estandarte
feud-land-camp = acampamento
    .a = o acampamento
feud-land-meadow = prado
    .a = um prado
feud-land-forest = floresta
    .a = uma floresta
feud-land-hill = colina
    .a = uma colina
feud-land-village = aldeia
    .a = uma aldeia
feud-land-swamp = pântano
    .a = um pântano
feud-land-chapel = capela
    .a = uma capela
feud-guard-page = pajem
    .the = o pajem
feud-guard-archer = arqueiro
    .the = o arqueiro
feud-guard-squire = escudeiro
    .the = o escudeiro
feud-guard-captain = capitão
    .the = o capitão
feud-way-move = Movimento
feud-way-gold = Ouro
feud-way-attack = Ataque
feud-way-block = Bloqueio
feud-way-knave = Patife
feud-way-strong = Pagar por mais

## O que se pergunta

feud-asks-turn = Mova-se, explore, jogue cartas ou aja.
feud-asks-choose-one = Escolha um efeito.
feud-asks-pay = Pague um ouro ou baixe uma carta.
feud-asks-judge = Você deixa a peça em cima ou a põe embaixo das outras?
feud-asks-inquest = Um inquérito: curve-se ou abra mão de uma carta.
feud-asks-accuse = De quem fala o boato?
feud-asks-answer = Você nega o que acaba de ser dito ou deixa como está?
feud-asks-defend = Você foi atacado. Luta por inteiro ou só em parte?
feud-asks-swing = Junte ataque e golpeie, ou passe.
feud-asks-parry = Bloqueie o golpe como puder.
feud-asks-damage = O que faz o seu golpe?
feud-asks-invite = Quem você convida para o cerco?
feud-asks-share = Quantos guardas cada um enfrenta?
feud-asks-agree = Você participa do cerco?
feud-asks-assault = Vença os seus guardas.

## O que se pode fazer

feud-do-play = Jogar { $kind }
feud-do-pay = Pagar um ouro
feud-do-spend = Baixar { $kind }
feud-do-choose = { $way }
feud-do-leave = Deixar em cima
feud-do-bury = Pôr embaixo das outras
feud-do-step = Ir para o espaço { $space }
feud-do-explore = Explorar o espaço { $space }
feud-do-attack = Atacar { $seat }
feud-do-siege = Convocar um cerco
feud-do-end = Encerrar o turno
feud-do-rally = Juntar-se ao estandarte de { $seat }
feud-do-accuse = Espalhar sobre { $seat }
feud-do-deny = Negar com { $kind }
feud-do-let = Deixar como está
feud-do-give = Abrir mão de { $kind }
feud-do-bow = Curvar-se e perder 1 de renome
feud-do-full = Lutar por inteiro e perder o próximo turno
feud-do-partial = Lutar em parte
feud-do-pass = Passar
feud-do-done = Pronto
feud-do-wound = Ferir: 1 de renome a menos
feud-do-plunder = Tomar um ouro
feud-do-drive = Expulsar o outro
feud-do-stop = Não fazer mais nada
feud-do-invite = Convidar { $seat }
feud-do-propose = Fazer uma proposta
feud-do-cancel = Desistir
feud-do-share = { $count ->
        [one] Um guarda para { $seat }
       *[other] { $count } guardas para { $seat }
    }
feud-do-accept = Participar
feud-do-refuse = Ficar de fora
feud-do-beat = Vencer { $guard-the }

## O que aconteceu

feud-begun = { $seat } começa um turno.
feud-lost = { $seat } perde este turno.
feud-drew = Você compra { $kind }.
feud-played = { $seat } joga { $kind }.
feud-moved = { $seat } vai para o espaço { $space }.
feud-explored = { $seat } explora o espaço { $space } e encontra { $land-a }.
feud-accused = { $seat } espalha um boato sobre { $other }.
feud-denied = { $seat } nega com { $kind }.
feud-believed = Todos acreditam no que { $seat } diz sobre { $other }.
feud-questioned = A arca está vazia: todos são interrogados.
feud-attacked = { $seat } ataca { $other }.
feud-struck = { $seat } golpeia { $other } com { $blow }.
feud-proposed = { $seat } propõe um cerco.
feud-accepted = Todos concordam: o cerco começa.
feud-refused = Alguém recusa: não há cerco.
feud-taken = O castelo caiu.

refused-too-far = Isto exige mais movimento do que { $move }, que é o que você tem.
