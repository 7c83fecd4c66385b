### O tabuleiro de Mage Knight no navegador.

web-mage_knight-map = Mapa: as setas o movem, mais e menos ampliam e reduzem, 0 mostra tudo
web-mage_knight-zoom-in = Ampliar
web-mage_knight-zoom-out = Reduzir
web-mage_knight-zoom-all = Mostrar o mapa inteiro
web-mage_knight-zoom-hero = Seguir o herói
web-mage_knight-offers = Fonte e ofertas
web-mage_knight-round = { CAPITAL(-mage_knight-term-game-round) } { $round } de { $rounds }
web-mage_knight-fame = { -mage_knight-term-fame } { $number }, { -mage_knight-term-level } { $level }
web-mage_knight-reputation = { -mage_knight-term-reputation } { $number }, bônus { $bonus }
web-mage_knight-dummy = { CAPITAL(-mage_knight-term-dummy-player) }
web-mage_knight-dummy-of = { $hero } (fictício)
web-mage_knight-tactic-plain = Nenhum efeito: o menor número joga primeiro.
web-mage_knight-change = { $what } { $change }

## Palavras no tabuleiro

web-mage_knight-label-source = { -mage_knight-term-source }
web-mage_knight-label-tactic = Tática
web-mage_knight-label-tactics = Táticas
web-mage_knight-label-units = { -mage_knight-term-unit(form: "plural") }
web-mage_knight-label-advanced = { -mage_knight-term-advanced-action(form: "plural") }
web-mage_knight-label-spells = { -mage_knight-term-spell(form: "plural") }
web-mage_knight-label-artifacts = { -mage_knight-term-artifact(form: "plural") }
web-mage_knight-label-upgrades = Melhorias
web-mage_knight-label-draft = Para selecionar
web-mage_knight-label-selected = Selecionadas
web-mage_knight-label-hidden-die = Dado escondido
web-mage_knight-label-skills = { -mage_knight-term-skill(form: "plural") }
web-mage_knight-label-day = { CAPITAL(-mage_knight-term-day) }
web-mage_knight-label-night = { CAPITAL(-mage_knight-term-night) }
web-mage_knight-label-order = Ordem dos turnos
web-mage_knight-label-fame = { -mage_knight-term-fame }
web-mage_knight-label-reputation = { -mage_knight-term-reputation }
web-mage_knight-label-move = { -mage_knight-term-move }
web-mage_knight-label-influence = { -mage_knight-term-influence }
web-mage_knight-label-healing = { -mage_knight-term-healing }
web-mage_knight-label-armor = { -mage_knight-term-armor }
web-mage_knight-label-hand = { CAPITAL(-mage_knight-term-hand) }
web-mage_knight-label-level = { CAPITAL(-mage_knight-term-level) }
web-mage_knight-label-command = { CAPITAL(-mage_knight-term-command-token(form: "plural")) }
web-mage_knight-label-deck = Baralho
web-mage_knight-label-discard = Descartadas
web-mage_knight-label-played = Jogadas
web-mage_knight-label-defeated = derrotado
web-mage_knight-label-wounded = { -mage_knight-term-wounded }
web-mage_knight-label-skips = não ataca
web-mage_knight-label-summoned = invocou
web-mage_knight-label-attack-blocked = ✓ bloqueado
web-mage_knight-label-attack-cancelled = ✓ cancelado
web-mage_knight-label-attack-dealt = sofrido
web-mage_knight-label-damage = Dano a distribuir
web-mage_knight-label-wounds = { -mage_knight-term-wound(form: "plural") }
web-mage_knight-label-no-units = Sem { -mage_knight-term-unit(form: "plural") } aqui
web-mage_knight-label-crystals = { CAPITAL(-mage_knight-term-crystal(form: "plural")) }
web-mage_knight-label-mana = { CAPITAL(-mage_knight-term-mana-token(form: "plural")) }

## A mão, o mana e a bolsa

web-mage_knight-purse = Bolsa
web-mage_knight-purse-lost = o resto se perde
web-mage_knight-purse-phase = perde-se ao fim da fase
web-mage_knight-purse-empty = nada reunido ainda
web-mage_knight-die-used = seu dado já foi usado
web-mage_knight-black-by-day = preto descansa de dia
web-mage_knight-gold-by-day = dourado é qualquer cor de dia
web-mage_knight-gold-by-night = dourado dorme à noite
web-mage_knight-black-by-night = preto fortalece feitiços
web-mage_knight-piles = Baralho e pilha de descarte
web-mage_knight-aside = Separadas
web-mage_knight-deck-unknown = { $count } viradas para baixo, em ordem que ninguém conhece
web-mage_knight-half-basic = { $card }: efeito básico
web-mage_knight-half-powered = { $card }: efeito forte
web-mage_knight-half-sideways = { $card }: de lado
web-mage_knight-sideways-says = Qualquer carta, menos { -mage_knight-term-wound }, pode ser jogada de lado por 1 de { -mage_knight-term-move }, { -mage_knight-term-influence }, { -mage_knight-term-attack } ou { -mage_knight-term-block }.
web-mage_knight-ability-of = { $unit }: habilidade { $number }
web-mage_knight-short-fight = em combate
web-mage_knight-short-fight-start = abrindo o combate
web-mage_knight-short-no-fight = fora de combate
web-mage_knight-short-attack = ao atacar
web-mage_knight-short-block = ao bloquear
web-mage_knight-short-ranged = antes do bloqueio
web-mage_knight-short-target = escolha o alvo
web-mage_knight-short-blow = escolha o ataque
web-mage_knight-short-siege = só cerco
web-mage_knight-short-locals = com os locais
web-mage_knight-short-moving = movimento acabou
web-mage_knight-short-resting = você descansa
web-mage_knight-short-mana = sem mana para isso
web-mage_knight-short-no-mana = sem mana { $colour }
web-mage_knight-short-black = sem mana preto
web-mage_knight-short-night = à noite
web-mage_knight-short-wound = não se joga
web-mage_knight-short-cards = sem carta a ceder
web-mage_knight-short-deck = baralho vazio
web-mage_knight-short-action = pede sua ação
web-mage_knight-short-spent = usada
web-mage_knight-short-wounded = ferida
web-mage_knight-short-barred = não neste combate
web-mage_knight-short-used-turn = já usada
web-mage_knight-short-used-round = usada na rodada
web-mage_knight-short-passive = sempre ativa
web-mage_knight-short-payment = ao pagar
web-mage_knight-short-centre = no centro
web-mage_knight-short-no-unit = sem unidade para isso
web-mage_knight-short-source = sem dado para isso
web-mage_knight-short-other = não esta
web-mage_knight-short-turn = não é sua vez

## O que são as coisas

web-mage_knight-terrain = { CAPITAL($terrain) }: { -mage_knight-term-move } { $day } de dia, { $night } à noite.
web-mage_knight-terrain-closed = { CAPITAL($terrain) }: ninguém entra sem um efeito especial.
web-mage_knight-site-portal = Aqui começam todos os heróis. Vários podem ficar aqui, e ninguém luta.
web-mage_knight-site-village = Recrute { -mage_knight-term-unit(form: "plural") } e compre { -mage_knight-term-healing } com { -mage_knight-term-influence }. Saquear custa { -mage_knight-term-reputation }.
web-mage_knight-site-monastery = Compre { -mage_knight-term-healing }, aprenda { -mage_knight-term-advanced-action(form: "plural") }, recrute. Queimá-lo dá um { -mage_knight-term-artifact } e má fama.
web-mage_knight-site-keep = Fortificado: entrar é assaltar a guarnição cinza. Depois de seu, recrute aqui e compre mais cartas por perto.
web-mage_knight-site-mage-tower = Fortificada: entrar é assaltar a guarnição violeta. Conquistada, dá um { -mage_knight-term-spell } e vende outros.
web-mage_knight-site-city = A guarnição mais forte de todas. Conquistada, cada cidade vende algo só seu.
web-mage_knight-site-dungeon = Enfrente um inimigo marrom sem { -mage_knight-term-unit(form: "plural") } e com as regras da noite. Recompensa: um { -mage_knight-term-spell } ou um { -mage_knight-term-artifact }.
web-mage_knight-site-tomb = Enfrente um inimigo vermelho sem { -mage_knight-term-unit(form: "plural") } e com as regras da noite. Recompensa: um { -mage_knight-term-spell } e um { -mage_knight-term-artifact }.
web-mage_knight-site-monster-den = Enfrente um inimigo marrom. Recompensa: { -mage_knight-term-crystal(form: "plural") }.
web-mage_knight-site-spawning-grounds = Enfrente dois inimigos marrons. Recompensa: um { -mage_knight-term-artifact } e { -mage_knight-term-crystal(form: "plural") }.
web-mage_knight-site-ancient-ruins = Uma ficha amarela diz o que espera aqui: inimigos com recompensa, ou um altar que troca mana por { -mage_knight-term-fame }.
web-mage_knight-site-marauding-orcs = Fecham o seu espaço e atacam quem passa ao lado. Desafie-os de perto por { -mage_knight-term-fame } e { -mage_knight-term-reputation }.
web-mage_knight-site-draconum = Fecham o seu espaço e atacam quem passa ao lado. Desafie-os de perto por muita { -mage_knight-term-fame }.
web-mage_knight-site-crystal-mine = Quem termina o turno aqui ganha um { -mage_knight-term-crystal } da cor dela.
web-mage_knight-site-magical-glade = Um turno começado aqui traz um { -mage_knight-term-mana-token }; um turno terminado aqui tira um { -mage_knight-term-wound }.
web-mage_knight-site-deep-mine = Quem termina o turno aqui ganha um { -mage_knight-term-crystal } de uma das cores dela.
web-mage_knight-site-refugee-camp = Recrute qualquer { -mage_knight-term-unit } da oferta; as de fortalezas, torres e mosteiros custam 1 { -mage_knight-term-influence } a mais, as só de cidades 3.
web-mage_knight-site-maze = Produza { -mage_knight-term-move } 2, 4 ou 6 no caminho, com no máximo uma { -mage_knight-term-unit }, e enfrente um inimigo marrom. Recompensa conforme o caminho: { -mage_knight-term-crystal(form: "plural") }, um { -mage_knight-term-spell } ou um { -mage_knight-term-artifact }.
web-mage_knight-site-labyrinth = Produza { -mage_knight-term-move } 2, 4 ou 6 no caminho, com no máximo uma { -mage_knight-term-unit }, e enfrente um inimigo vermelho. Recompensa: uma { -mage_knight-term-advanced-action } e, conforme o caminho, { -mage_knight-term-crystal(form: "plural") }, um { -mage_knight-term-spell } ou um { -mage_knight-term-artifact }.
web-mage_knight-explore = Terra desconhecida
web-mage_knight-explore-says = De um espaço ao lado, revele a próxima peça por { -mage_knight-term-move } { $number }.
web-mage_knight-face-down = Um inimigo virado para baixo ({ $stack }).
web-mage_knight-shields = Escudos de { $names }.
web-mage_knight-heroes-here = Aqui: { $names }.
web-mage_knight-site-cost = Recrutamento por { -mage_knight-term-influence } { $number } em: { $sites }.
web-mage_knight-die-says = Pegue um dado da { -mage_knight-term-source } por turno e use o mana na hora. No fim do turno ele é rolado de novo.
web-mage_knight-crystal-says = Um { -mage_knight-term-crystal } fica guardado até o uso, no máximo { $number } de cada cor.
web-mage_knight-token-says = Um { -mage_knight-term-mana-token } se perde no fim do turno.
web-mage_knight-with-mana = Com mana ({ $mana }): { $text }
web-mage_knight-thrown-away = Jogando fora: { $text }
web-mage_knight-at-night = { $name }: { $text }

## A primeira partida

web-mage_knight-lesson-aim = Qual é o objetivo
web-mage_knight-lesson-aim-says = Você percorre uma terra desconhecida, joga cartas para mover-se e lutar, e fica mais forte. Seus feitos trazem { -mage_knight-term-fame }; na primeira partida, procure a cidade.
web-mage_knight-lesson-hero = Escolher um herói
web-mage_knight-lesson-hero-says = Eles começam quase iguais: só uma ou duas cartas do baralho são próprias. As habilidades que aprendem depois diferem mais; fique com quem preferir.
web-mage_knight-lesson-hero-example = Cada herói começa com 16 cartas, algumas só do seu baralho.
web-mage_knight-lesson-tactics = Uma Tática para a { -mage_knight-term-game-round }
web-mage_knight-lesson-tactics-says = Números baixos jogam antes, números altos ajudam mais. Sozinho, pegue a que preferir.
web-mage_knight-lesson-tactics-example = Quem pega o número 1 joga antes de quem pega o número 5 durante toda a Rodada.
web-mage_knight-lesson-cards = Jogue uma carta
web-mage_knight-lesson-cards-says = Cada carta faz algo sozinha e mais com mana da sua cor. Qualquer carta que não seja { -mage_knight-term-wound }, jogada { -mage_knight-term-sideways }, dá um ponto do que você precisa.
web-mage_knight-lesson-mana = Amplifique uma carta
web-mage_knight-lesson-mana-says = Pague com um dado da { -mage_knight-term-source }, um { -mage_knight-term-mana-token } ou um { -mage_knight-term-crystal }. De dia o dourado vale qualquer cor; à noite o preto amplifica { -mage_knight-term-spell(form: "plural") }.
web-mage_knight-lesson-move = Mova-se
web-mage_knight-lesson-move-says = Os hexágonos dourados podem ser alcançados; o número é o custo do passo. Mover-se vem antes da sua ação.
web-mage_knight-lesson-explore = Explore
web-mage_knight-lesson-explore-says = Na borda da terra conhecida, revele uma nova peça. Guarde { -mage_knight-term-move } para seguir adiante.
web-mage_knight-lesson-explore-example = De um espaço na borda, 2 de Movimento revelam a próxima peça do mapa.
web-mage_knight-lesson-fight = Lute
web-mage_knight-lesson-fight-says = Primeiro ataque de longe, depois bloqueie, receba o dano e revide. Um ataque precisa alcançar a { -mage_knight-term-armor } dos alvos.
web-mage_knight-lesson-block = Bloquear ou sangrar
web-mage_knight-lesson-block-says = Um bloqueio precisa alcançar o ataque inteiro; menos não adianta. O dano não bloqueado dá { -mage_knight-term-wound(form: "plural") }, que enchem a sua mão.
web-mage_knight-lesson-interact = Fale com os habitantes
web-mage_knight-lesson-interact-says = Em vilarejos e mosteiros, { -mage_knight-term-influence } compra { -mage_knight-term-unit(form: "plural") }, { -mage_knight-term-healing } e saber. A sua { -mage_knight-term-reputation } barateia ou encarece.
web-mage_knight-lesson-end = Termine o turno
web-mage_knight-lesson-end-says = Você compra cartas até o limite da mão. Com o baralho vazio, anuncie o fim da { -mage_knight-term-game-round }.
web-mage_knight-lesson-rest = Descanse
web-mage_knight-lesson-rest-says = Com uma mão ruim, descanse: descarte uma carta e quantos { -mage_knight-term-wound(form: "plural") } quiser. Nesse turno você não se move nem age.
web-mage_knight-lesson-rest-example = Descarte uma carta que não seja Ferimento, e os dois Ferimentos da mão vão com ela.
web-mage_knight-team = Equipe { $number }

web-mage_knight-deal = Negociar
web-mage_knight-short = Falta { -mage_knight-term-influence } { $number }
web-mage_knight-ware-healing = 1 { -mage_knight-term-healing }
web-mage_knight-ware-artifact = { CAPITAL(-mage_knight-term-artifact) }
web-mage_knight-ware-elite-unit = Pôr mais uma { -mage_knight-term-elite-unit } na oferta
web-mage_knight-ware-unseen-advanced-action = Carta do topo do baralho
web-mage_knight-locals = Habitantes
web-mage_knight-locals-says = Negociar com eles é a sua ação do turno. A { -mage_knight-term-reputation } muda a sua { -mage_knight-term-influence } uma vez; depois compre o quanto ela der.
web-mage_knight-end-of-turn = Fim do turno
web-mage_knight-discard-any = Escolha cartas para descartar antes de comprar, ou fique com todas.
web-mage_knight-discard-one = Descarte pelo menos uma carta
web-mage_knight-draw =
    { $number ->
        [0] Não comprar nada
        [one] Comprar 1 carta
       *[other] Comprar { $number } cartas
    }
web-mage_knight-look-enemy = Inimigo
web-mage_knight-look-basic = { CAPITAL(-mage_knight-term-basic-action) }
web-mage_knight-look-site = Local
web-mage_knight-look-terrain = Terreno
web-mage_knight-heading-go = Mover-se
web-mage_knight-heading-challenge = Desafiar
web-mage_knight-heading-play = Jogar uma carta
web-mage_knight-heading-sideways = Uma carta de lado
web-mage_knight-heading-crystal = Cristais em mana
web-mage_knight-plays = { $card }: { $text }
web-mage_knight-plays-strong = { $card } com mana: { $text }
web-mage_knight-plays-sideways = { $card } { -mage_knight-term-sideways }: { $points } 1
