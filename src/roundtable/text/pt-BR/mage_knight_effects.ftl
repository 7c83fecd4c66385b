### O que fazem as cartas, Unidades, Poderes e Táticas de Mage Knight.

## Cartas, Unidades, Poderes, Táticas e inimigos inteiros

mage_knight-timed = { $time }: { $text }
mage_knight-time-peace = fora de combate
mage_knight-time-movement = antes da sua ação
mage_knight-time-interaction = durante uma interação
mage_knight-time-combat-start = no início de um combate
mage_knight-time-block = { -mage_knight-term-block-phase }
mage_knight-time-damage = { -mage_knight-term-assign-damage-phase }
mage_knight-time-attack = { -mage_knight-term-attack-phase }
mage_knight-time-taking = ao pegá-la
mage_knight-time-anytime = no { -mage_knight-term-turn } de qualquer um

# Cartas inteiras. $basic e $powered são o que fazem as duas metades.
mage_knight-card-action = { $card } ({ $kind }, { $colour }): { $basic }. Com mana { $mana }: { $powered }
mage_knight-card-spell = { $card } ({ $kind }, { $colour }): { $basic }. { $night }, com mana preto: { $powered }
mage_knight-card-artifact = { $card } ({ $kind }): { $basic }. Jogando-o fora: { $powered }
mage_knight-card-banner = { $card } ({ $kind }), atribuído a uma { -mage_knight-term-unit }: { $basic }. Jogando-o fora: { $powered }
mage_knight-card-simple = { $card } ({ $kind }): { $basic }
mage_knight-whole-wound = { -mage_knight-term-wound }: ocupa a mão e não pode ser jogado
mage_knight-ability-mana = com mana { $colour }: { $text }
mage_knight-unit-whole = { $unit } ({ -mage_knight-term-level } { $level }, { -mage_knight-term-armor } { $armor }, custo { $cost }): { $list }
mage_knight-unit-whole-resists = { $unit } ({ -mage_knight-term-level } { $level }, { -mage_knight-term-armor } { $armor }, { $resists }, custo { $cost }): { $list }
mage_knight-resists-physical = { -mage_knight-term-physical-resistance }
mage_knight-resists-fire = { -mage_knight-term-fire-resistance }
mage_knight-resists-ice = { -mage_knight-term-ice-resistance }
mage_knight-skill-whole = { $skill } ({ $usage }): { $text }
mage_knight-skill-whole-centre = { $skill } ({ $usage }): { $text }. { $who }: { $centre }
mage_knight-usage-once-per-turn = uma vez por { -mage_knight-term-turn }
mage_knight-usage-once-per-round = uma vez por { -mage_knight-term-game-round }
mage_knight-usage-interactive = uma vez por { -mage_knight-term-game-round }, interativo
mage_knight-usage-passive = sempre
mage_knight-centre-lasting-others = Até o seu próximo { -mage_knight-term-turn }, para os outros jogadores
mage_knight-centre-returnable-other = Até o seu próximo { -mage_knight-term-turn }, outro jogador pode devolvê-lo
mage_knight-centre-returnable-any = Até o seu próximo { -mage_knight-term-turn }, qualquer jogador pode devolvê-lo
mage_knight-centre-first-trigger-any = Para o primeiro jogador a quem se aplique
mage_knight-tactic-whole = { $number } – { $tactic }: { $text }
mage_knight-tactic-whole-plain = { $number } – { $tactic }

# Inimigos e ruínas.
mage_knight-blow-physical = { $number }
mage_knight-blow-fire = { $number } ({ -mage_knight-term-fire })
mage_knight-blow-ice = { $number } ({ -mage_knight-term-ice })
mage_knight-blow-cold-fire = { $number } ({ -mage_knight-term-cold-fire })
mage_knight-blow-summon-of = { -mage_knight-term-summon } ({ $number }, { $stack })
mage_knight-has-defend = { -mage_knight-term-defend } { $number }
mage_knight-enemy-whole = { $enemy } (ataque: { $attacks }; { -mage_knight-term-armor } { $armor }; { -mage_knight-term-fame } { $fame })
mage_knight-enemy-whole-traits = { $enemy } (ataque: { $attacks }; { -mage_knight-term-armor } { $armor }; { $traits }; { -mage_knight-term-fame } { $fame })
mage_knight-mana-count = { $number } { $colour }
mage_knight-stack-alone = { $stack }
mage_knight-reward-alone = { $reward }
mage_knight-reward-times = { $reward } ×{ $number }
mage_knight-ruin-altar = { -mage_knight-term-altar }: pagar mana ({ $list }) por { -mage_knight-term-fame } { $fame }
mage_knight-ruin-enemies = { -mage_knight-term-ancient-ruins }: inimigos ({ $list }); recompensa: { $rewards }
mage_knight-has-swift = { -mage_knight-term-swift }
mage_knight-has-brutal = { -mage_knight-term-brutal }
mage_knight-has-poison = { -mage_knight-term-poison }
mage_knight-has-paralyze = { -mage_knight-term-paralyze }
mage_knight-has-assassination = { -mage_knight-term-assassination }
mage_knight-has-cumbersome = { -mage_knight-term-cumbersome }
mage_knight-has-vampiric = { -mage_knight-term-vampiric }
mage_knight-has-fortified = { -mage_knight-term-fortified }
mage_knight-has-unfortified = { -mage_knight-term-unfortified }
mage_knight-has-elusive = { -mage_knight-term-elusive }
mage_knight-has-arcane-immunity = { -mage_knight-term-arcane-immunity }

## Efeitos: o que fazem as cartas, Unidades, Poderes e Táticas

# Modos de juntar partes. As partes são atos ou pontos; começam com minúscula e não têm ponto final.
mage_knight-then = { $first }; { $second }
mage_knight-comma = { $first }, { $second }
mage_knight-or = { $first } ou { $second }
mage_knight-or-long = { $first }, ou: { $second }
mage_knight-slash = { $first } / { $second }
mage_knight-all = { $list }
mage_knight-colour-alone = { $colour }
mage_knight-terrain-alone = { $terrain }
mage_knight-text-nothing = sem efeito

# Quantidades: $base e $each são números, $per diz o que se conta.
mage_knight-amount-more = { $base } (+{ $each } { $per })
mage_knight-amount-each = { $each } { $per }
mage_knight-amount-most = { $each } { $per } (no máximo { $most })
mage_knight-amount-plus-n = { $base } mais esse número
mage_knight-value-n = esse número
mage_knight-value-move-cost-of-own-space = igual ao custo de { -mage_knight-term-move } do seu espaço
mage_knight-per-enemies-faced = por inimigo enfrentado
mage_knight-per-enemies-blocked-this-turn = por inimigo bloqueado neste { -mage_knight-term-turn }
mage_knight-per-wounds-in-hand-and-on-own-units = por { -mage_knight-term-wound } na sua mão e nas suas { -mage_knight-term-unit(form: "plural") }
mage_knight-per-crystal-colors-owned = por cor entre os seus cristais
mage_knight-per-crystal-sets-owned = por conjunto completo dos seus cristais (um de cada cor básica)
mage_knight-per-ready-unwounded-units = por { -mage_knight-term-unit } sua { -mage_knight-term-ready } e não ferida
mage_knight-per-resistances-of-target = por resistência dele
mage_knight-per-printed-icons-of-blocked = por habilidade e resistência impressa no inimigo bloqueado
mage_knight-per-excess-block = por ponto de { -mage_knight-term-block } acima do necessário
mage_knight-per-command-tokens-without-unit = por { -mage_knight-term-command-token } sua sem { -mage_knight-term-unit }
mage_knight-per-cards = por carta descartada

# Cores que não são fixas, depois de “um cristal” ou “um marcador de mana”.
mage_knight-hue-list = ({ $list })
mage_knight-hue-any-basic = de qualquer { -mage_knight-term-basic-colour }
mage_knight-hue-any-basic-same = de uma mesma { -mage_knight-term-basic-colour }
mage_knight-hue-any = de qualquer cor
mage_knight-hue-paid = da cor paga
mage_knight-hue-card = da cor dessa carta
mage_knight-hue-card-or-any = da cor dessa carta ({ -mage_knight-term-artifact }: qualquer { -mage_knight-term-basic-colour })
mage_knight-hue-die = da cor desse dado
mage_knight-hue-rolled = da cor obtida
mage_knight-hue-owned = de uma cor da qual você já tenha um cristal
mage_knight-hue-missing = de uma { -mage_knight-term-basic-colour } da qual você não tenha nenhum
mage_knight-hue-offer-spell = da cor de um { -mage_knight-term-spell } da oferta
mage_knight-hue-by-resistance = (branco; ou pelas resistências do inimigo: Fogo vermelho, Gelo azul, física verde)

# Estrutura. $then e $other são atos ou pontos.
mage_knight-text-choose = { $number } destes: { $list }
mage_knight-text-may = opcional: { $then }
mage_knight-text-if = { $condition }: { $then }
mage_knight-text-if-else = { $condition }: { $then }, senão: { $other }
mage_knight-text-repeat = depois, { $per }: { $then }
mage_knight-text-by-colour = conforme a cor: { $list }
mage_knight-text-case = { $colour } – { $then }
mage_knight-text-case-other = outra – { $then }
mage_knight-text-choose-number = escolher um número de { $low } a { $high }
mage_knight-text-later = { $moment }, { $then }
mage_knight-moment-attack-phase = na { -mage_knight-term-attack-phase }
mage_knight-moment-end-of-turn = no fim do { -mage_knight-term-turn }
mage_knight-moment-before-draw = antes de comprar cartas no fim do { -mage_knight-term-turn }
mage_knight-text-use-action = usar a sua ação do { -mage_knight-term-turn }
mage_knight-text-flip-this = virar isto para baixo
mage_knight-text-option-once-turn = uma vez neste { -mage_knight-term-turn }, opcional: { $then }
mage_knight-text-option-any-turn-peace = quantas vezes quiser neste { -mage_knight-term-turn }, fora de combate: { $then }
mage_knight-text-option-once-turn-block = um { -mage_knight-term-block } seu neste { -mage_knight-term-turn }: { $then }
mage_knight-text-option-any-attached-block = na { -mage_knight-term-block-phase }: { $then }
mage_knight-text-option-once-attached-round-peace = uma vez por { -mage_knight-term-game-round }, fora de combate: { $then }
mage_knight-text-option-once-attached-round-damage = uma vez por { -mage_knight-term-game-round }, quando a { -mage_knight-term-unit } receberia um { -mage_knight-term-wound }, em vez disso: { $then }

# Eventos. $then acontece a cada vez, ou uma só vez.
mage_knight-text-when-unit-recruited = para cada { -mage_knight-term-unit } que recrutar neste { -mage_knight-term-turn }: { $then }
mage_knight-text-when-wound-healed-from-hand = para cada { -mage_knight-term-wound } curado da sua mão neste { -mage_knight-term-turn }: { $then }
mage_knight-text-when-unit-healed = para cada { -mage_knight-term-unit } curada neste { -mage_knight-term-turn }: { $then }
mage_knight-text-when-spell-cast = para cada { -mage_knight-term-spell } { $colour } que lançar neste { -mage_knight-term-turn }: { $then }
mage_knight-text-when-enemy-defeated = para cada inimigo que derrotar neste { -mage_knight-term-turn }: { $then }
mage_knight-text-when-enemy-defeated-in-phase = para cada inimigo que derrotar nesta fase: { $then }
mage_knight-text-when-enemy-defeated-this-attack = para cada inimigo que este { -mage_knight-term-attack } derrotar: { $then }
mage_knight-text-once-enemy-defeated-this-attack = se este { -mage_knight-term-attack } derrotar um inimigo: { $then }
mage_knight-text-first-wound-taken-to-hand = para cada um dos primeiros { $number } { -mage_knight-term-wound(form: "plural") } recebidos na mão neste { -mage_knight-term-turn }: { $then }
mage_knight-text-when-unit-attacks-or-blocks = para cada { -mage_knight-term-unit } sua que atacar ou bloquear neste { -mage_knight-term-turn }: { $then }
mage_knight-text-when-unit-attacks-or-blocks-this = cada vez que ela atacar ou bloquear: { $then }
mage_knight-text-once-this-block-succeeds = se este { -mage_knight-term-block } tiver êxito: { $then }
mage_knight-text-once-enemy-blocked = se todos os ataques de um inimigo escolhido forem bloqueados: { $then }
mage_knight-text-when-healing-point-spent = para cada um destes { -mage_knight-term-healing-points } gastos: { $then }
mage_knight-text-when-space-entered = cada vez que entrar num espaço neste { -mage_knight-term-turn }: { $then }

# Condições.
mage_knight-condition-interaction = durante uma interação
mage_knight-condition-not-in-combat = fora de combate
mage_knight-condition-night = à { -mage_knight-term-night }
mage_knight-condition-day = de { -mage_knight-term-day }
mage_knight-condition-in-ranged-phase = na { -mage_knight-term-ranged-and-siege-phase }
mage_knight-condition-on-forest = numa floresta
mage_knight-condition-on-hills = em colinas
mage_knight-condition-on-mountain = numa montanha
mage_knight-condition-at-fortified-site = num { -mage_knight-term-fortified-site }
mage_knight-condition-at-magical-glade = numa { -mage_knight-term-magical-glade }
mage_knight-condition-least-fame = se só você tiver a menor { -mage_knight-term-fame }
mage_knight-condition-deck-not-empty = se o seu { -mage_knight-term-deed-deck } não estiver vazio
mage_knight-condition-no-wound-to-hand-this-combat = se você não recebeu nenhum { -mage_knight-term-wound } na mão neste combate
mage_knight-condition-two-cards-in-hand = com duas ou mais cartas na mão
mage_knight-condition-familiar-token-red = com um marcador de mana vermelho nela
mage_knight-condition-familiar-token-blue = com um marcador de mana azul nela
mage_knight-condition-familiar-token-green = com um marcador de mana verde nela
mage_knight-condition-familiar-token-white = com um marcador de mana branco nela
mage_knight-condition-no-unit-recruited-for-influence = se você não recrutar { -mage_knight-term-unit } por { -mage_knight-term-influence } neste { -mage_knight-term-turn }

# Pontos. $strike nomeia um Ataque, $ward um Bloqueio.
mage_knight-text-move = { -mage_knight-term-move } { $amount }
mage_knight-text-influence = { -mage_knight-term-influence } { $amount }
mage_knight-text-heal = { -mage_knight-term-healing } { $amount }
mage_knight-text-attack = { $strike } { $amount }
mage_knight-text-attack-as-enemy = { -mage_knight-term-attack } com os valores e elementos de ataque dele, só contra outros inimigos
mage_knight-text-spread-attack = { $strike } { $number } contra cada um de até { $targets } inimigos
mage_knight-text-block = { $ward } { $amount }
mage_knight-text-block-double = { $ward } { $amount } (em dobro contra { -mage_knight-term-swift })
mage_knight-text-split-block = { $ward } { $number } contra cada um de { $count } ataques diferentes
mage_knight-text-increase = aumentar o valor em { $amount }
mage_knight-text-spend = gastar { $points } { $amount }
mage_knight-text-spend-range = gastar { $points } { $low } a { $high }
mage_knight-text-convert = neste { -mage_knight-term-turn }, quantas vezes quiser, converter { $points } { $number } em: { $into }

# Cartas.
mage_knight-text-draw = comprar { $number ->
        [one] uma carta
       *[other] { $number } cartas
    }
mage_knight-text-draw-as-many = comprar a mesma quantidade de cartas
mage_knight-text-discard-any = descartar { $number ->
        [one] uma carta
       *[other] { $number } cartas
    } (exceto { -mage_knight-term-wound })
mage_knight-text-discard-any-any = descartar quantas cartas quiser (exceto { -mage_knight-term-wound(form: "plural") })
mage_knight-text-discard-any-up-to = descartar de { $low } a { $high } cartas (exceto { -mage_knight-term-wound(form: "plural") })
mage_knight-text-discard-any-or-wound = descartar { $number ->
        [one] uma carta
       *[other] { $number } cartas
    }, até mesmo { -mage_knight-term-wound }
mage_knight-text-discard-any-or-wound-up-to = descartar de { $low } a { $high } cartas, até mesmo { -mage_knight-term-wound(form: "plural") }
mage_knight-text-discard-any-max-one-wound-some = descartar uma ou mais cartas, no máximo um { -mage_knight-term-wound } entre elas
mage_knight-text-discard-colored = descartar { $number ->
        [one] uma { -mage_knight-term-action-card } ou um { -mage_knight-term-spell }
       *[other] { $number } { -mage_knight-term-action-card(form: "plural") } ou { -mage_knight-term-spell(form: "plural") }
    }
mage_knight-text-discard-wound = descartar { $number ->
        [one] um { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    }
mage_knight-text-throw-away-action = jogar fora { $number ->
        [one] uma { -mage_knight-term-action-card }
       *[other] { $number } { -mage_knight-term-action-card(form: "plural") }
    } da mão
mage_knight-text-throw-away-wound = jogar fora { $number ->
        [one] um { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    } da mão
mage_knight-text-throw-away-wound-up-to = jogar fora de { $low } a { $high } { -mage_knight-term-wound(form: "plural") } da mão
mage_knight-text-take-wound-hand = receber { $number ->
        [one] um { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    } na mão
mage_knight-text-take-wound-choose = receber { $number ->
        [one] um { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    } na mão ou na { -mage_knight-term-discard-pile }
mage_knight-text-gain-card = pegar { $kind-a } da oferta { $goes }
mage_knight-text-gain-card-of = pegar { $kind-a } { $hue } da oferta { $goes }
mage_knight-goes-hand = para a mão
mage_knight-goes-discard = para a sua { -mage_knight-term-discard-pile }
mage_knight-text-hand-limit = { -mage_knight-term-hand-limit } +{ $number } na próxima compra
mage_knight-text-this-card-hand = devolver esta carta à mão
mage_knight-text-this-card-deck-top = pôr esta carta no topo do seu { -mage_knight-term-deed-deck }
mage_knight-text-this-card-deck-bottom = pôr esta carta no fundo do seu { -mage_knight-term-deed-deck }
mage_knight-text-use-hand-action-powered-played = jogar outra { -mage_knight-term-action-card } pelo { -mage_knight-term-strong-effect } sem mana; o { -mage_knight-term-move }, { -mage_knight-term-influence }, { -mage_knight-term-attack } ou { -mage_knight-term-block } dela recebe +{ $bonus }
mage_knight-text-use-hand-action-basic-thrown-away = usar { $times } vezes o { -mage_knight-term-basic-effect } de outra { -mage_knight-term-action-card } da mão, depois jogar essa carta fora
mage_knight-text-use-hand-action-powered-thrown-away = usar { $times } vezes, sem mana, o { -mage_knight-term-strong-effect } de outra { -mage_knight-term-action-card } da mão, depois jogar essa carta fora
mage_knight-text-use-spell-offer-either-stays = lançar um { -mage_knight-term-spell } da oferta da cor dessa carta como se estivesse na mão, pagando o mana; ele fica lá
mage_knight-text-use-spell-offer-basic-stays = usar sem mana o { -mage_knight-term-basic-effect } de um { -mage_knight-term-spell } da oferta da cor dessa carta; ele fica lá
mage_knight-text-use-spell-offer-powered-stays = usar sem mana o { -mage_knight-term-strong-effect } de um { -mage_knight-term-spell } da oferta da cor dessa carta, mesmo de { -mage_knight-term-day }; ele fica lá
mage_knight-text-use-advanced-action-offer-powered-stays = usar sem mana o { -mage_knight-term-strong-effect } de uma { -mage_knight-term-advanced-action } da oferta; ela fica lá
mage_knight-text-use-unit-offer-basic-stays = usar uma habilidade de uma { -mage_knight-term-unit } da oferta como se fosse sua; ela fica lá
mage_knight-text-shuffle-discard-into-deck = embaralhar a sua { -mage_knight-term-discard-pile } no seu { -mage_knight-term-deed-deck }
mage_knight-text-card-bonus-move-card = a próxima carta que der { -mage_knight-term-move } neste { -mage_knight-term-turn } dá +{ $move }
mage_knight-text-card-bonus-move-card-each = cada outra carta que der { -mage_knight-term-move } neste { -mage_knight-term-turn } dá +{ $move }
mage_knight-text-card-bonus-attack-card = uma carta que der { -mage_knight-term-attack } nesta fase dá +{ $attack }
mage_knight-text-card-bonus-attack-or-block-card = a primeira carta que der { -mage_knight-term-attack } ou { -mage_knight-term-block } neste { -mage_knight-term-turn } dá +{ $attack } ({ -mage_knight-term-attack }) ou +{ $block } ({ -mage_knight-term-block })
mage_knight-text-sideways-any = uma carta jogada { -mage_knight-term-sideways } dá { $amount } em vez de 1
mage_knight-text-sideways-wound = um { -mage_knight-term-wound } pode ser jogado { -mage_knight-term-sideways } por { $amount }
mage_knight-text-sideways-any-better = uma carta jogada { -mage_knight-term-sideways } dá { $amount } em vez de 1, ou { $better } { $condition }
mage_knight-better-color-matches = se tiver a cor do mana pago
mage_knight-better-is-advanced-spell-or-artifact = se for { -mage_knight-term-advanced-action }, { -mage_knight-term-spell } ou { -mage_knight-term-artifact }
mage_knight-better-no-source-die-used = se não usar dados da { -mage_knight-term-source } neste { -mage_knight-term-turn }

# Mana e dados.
mage_knight-text-pay-mana = pagar { $number } mana { $colour }
mage_knight-text-pay-mana-of = pagar { $number } mana { $hue }
mage_knight-text-gain-mana = ganhar { $number ->
        [one] um { -mage_knight-term-mana-token } { $colour }
       *[other] { $number } { -mage_knight-term-mana-token(form: "plural") } ({ $colour })
    }
mage_knight-text-gain-mana-of = ganhar { $number ->
        [one] um { -mage_knight-term-mana-token }
       *[other] { $number } { -mage_knight-term-mana-token(form: "plural") }
    } { $hue }
mage_knight-text-gain-mana-now-of = ganhar { $number ->
        [one] um { -mage_knight-term-mana-token }
       *[other] { $number } { -mage_knight-term-mana-token(form: "plural") }
    } { $hue } para usar de imediato
mage_knight-text-gain-crystal = ganhar { $number ->
        [one] um { -mage_knight-term-crystal } { $colour }
       *[other] { $number } { -mage_knight-term-crystal(form: "plural") } ({ $colour })
    }
mage_knight-text-gain-crystal-of = ganhar { $number ->
        [one] um { -mage_knight-term-crystal }
       *[other] { $number } { -mage_knight-term-crystal(form: "plural") }
    } { $hue }
mage_knight-text-gain-crystal-others-of-card = ganhar um { -mage_knight-term-crystal } de cada { -mage_knight-term-basic-colour } que essa carta não tem
mage_knight-text-gain-crystal-cards-or-any = para cada uma ganhar um { -mage_knight-term-crystal } da cor dela ({ -mage_knight-term-artifact }: qualquer { -mage_knight-term-basic-colour })
mage_knight-text-gain-crystal-different = ganhar { $number } { -mage_knight-term-crystal(form: "plural") }, cada um da cor de um { -mage_knight-term-spell } diferente da oferta
mage_knight-text-extra-source-dice = usar mais { $number ->
        [one] um dado
       *[other] { $number } dados
    } da { -mage_knight-term-source } neste { -mage_knight-term-turn }
mage_knight-text-extra-source-dice-black-as-any = usar mais { $number ->
        [one] um dado
       *[other] { $number } dados
    } da { -mage_knight-term-source } neste { -mage_knight-term-turn }; se for preto, dá mana de qualquer cor
mage_knight-text-extra-source-dice-gold-black-as-basic = usar mais { $number ->
        [one] um dado
       *[other] { $number } dados
    } da { -mage_knight-term-source } neste { -mage_knight-term-turn }; os dourados e pretos dão qualquer { -mage_knight-term-basic-colour }
mage_knight-text-take-source-dice = pegar { $number ->
        [one] um dado
       *[other] { $number } dados
    } da { -mage_knight-term-source }, ajustar { $number ->
        [one] o dado
       *[other] cada um
    } a qualquer cor menos dourado e ganhar { $tokens ->
        [one] um { -mage_knight-term-mana-token }
       *[other] { $tokens } { -mage_knight-term-mana-token(form: "plural") }
    } dessa cor{ $number ->
        [one] { "" }
       *[other] { " " }por dado
    }
mage_knight-text-pick-source-die = escolher um dado de { -mage_knight-term-basic-colour } da { -mage_knight-term-source }
mage_knight-text-reroll-source-die = rolar esse dado de novo
mage_knight-text-reroll-source-all = rolar de novo todos os dados da { -mage_knight-term-source }
mage_knight-text-reroll-source-one = rolar de novo um dado da { -mage_knight-term-source }
mage_knight-text-reroll-source-up-to-2 = uma vez por { -mage_knight-term-turn }, rolar de novo até dois dados da { -mage_knight-term-source }, primeiro os dourados, antes de usar algum
mage_knight-text-endless-mana = neste { -mage_knight-term-turn }, mana ilimitado: { $colours }
mage_knight-text-allow-mana-gold = o mana dourado pode ser usado neste { -mage_knight-term-turn }
mage_knight-text-allow-mana-black = o mana preto pode ser usado neste { -mage_knight-term-turn }
mage_knight-text-return-spent-crystals = no fim do { -mage_knight-term-turn }, recuperar todos os { -mage_knight-term-crystal(form: "plural") } gastos neste { -mage_knight-term-turn }
mage_knight-text-roll-dice = rolar dados de mana ({ $amount }): { $list }
mage_knight-text-face-black = preto – { $then }
mage_knight-text-face-red = vermelho – { $then }
mage_knight-text-face-gold = dourado – { $then }
mage_knight-text-face-basic = { -mage_knight-term-basic-colour } – { $then }

# Indicadores e Unidades.
mage_knight-text-fame = { -mage_knight-term-fame } +{ $number }
mage_knight-text-reputation = { -mage_knight-term-reputation } +{ $number }
mage_knight-text-reputation-lost = { -mage_knight-term-reputation } −{ $number }
mage_knight-text-ready-unit-one-own = preparar uma { -mage_knight-term-unit } sua
mage_knight-text-ready-unit-level = preparar uma { -mage_knight-term-unit } sua de nível { $number } ou menor
mage_knight-text-ready-unit-levels = preparar { -mage_knight-term-unit(form: "plural") } suas somando até { $number } níveis
mage_knight-text-ready-unit-all-own = preparar todas as suas { -mage_knight-term-unit(form: "plural") }
mage_knight-text-ready-unit-healed = prepará-la
mage_knight-text-ready-unit-this = preparar a { -mage_knight-term-unit }
mage_knight-text-heal-unit-one-own = curar uma { -mage_knight-term-unit } sua
mage_knight-text-heal-unit-same = curá-la uma vez
mage_knight-text-heal-unit-all-own = curar todas as suas { -mage_knight-term-unit(form: "plural") } por completo
mage_knight-text-wound-unit-this = esta { -mage_knight-term-unit } recebe um { -mage_knight-term-wound }
mage_knight-text-spend-unit-this = usar esta { -mage_knight-term-unit }
mage_knight-text-units-bonus = { $units }: { $list }
mage_knight-text-units-bonus-until = { $units } { $until }: { $list }
mage_knight-units-all-own = todas as suas { -mage_knight-term-unit(form: "plural") }
mage_knight-units-one-own = uma { -mage_knight-term-unit } sua
mage_knight-units-this = a { -mage_knight-term-unit }
mage_knight-units-others = as suas outras { -mage_knight-term-unit(form: "plural") }
mage_knight-units-activated = uma { -mage_knight-term-unit } ao ativá-la
mage_knight-until-combat = neste combate
mage_knight-until-turn = neste { -mage_knight-term-turn }
mage_knight-bonus-attack = { -mage_knight-term-attack } +{ $number }
mage_knight-bonus-ranged = { -mage_knight-term-ranged-attack } +{ $number }
mage_knight-bonus-block = { -mage_knight-term-block } +{ $number }
mage_knight-bonus-armor = { -mage_knight-term-armor } +{ $number }
mage_knight-bonus-resist-physical = { -mage_knight-term-physical-resistance }
mage_knight-bonus-resist-fire = { -mage_knight-term-fire-resistance }
mage_knight-bonus-resist-ice = { -mage_knight-term-ice-resistance }
mage_knight-text-no-damage-to-units = nenhum dano pode ser atribuído às suas { -mage_knight-term-unit(form: "plural") } neste { -mage_knight-term-turn }
mage_knight-text-recruit-free = recrutar qualquer { -mage_knight-term-unit } da oferta de graça
mage_knight-text-recruit-discount = uma { -mage_knight-term-unit } recrutada neste { -mage_knight-term-turn } custa { $number } de { -mage_knight-term-influence } a menos
mage_knight-text-recruit-discount-then = uma { -mage_knight-term-unit } recrutada neste { -mage_knight-term-turn } pode custar { $number } de { -mage_knight-term-influence } a menos (nesse caso: { $then })
mage_knight-text-assign-banner = atribuir este { -mage_knight-term-banner } a uma { -mage_knight-term-unit } sua

# Inimigos.
mage_knight-target-one = um inimigo
mage_knight-target-all = todos os inimigos
mage_knight-target-others = todos os outros inimigos
mage_knight-target-same = esse inimigo
mage_knight-target-blocked = o inimigo bloqueado
mage_knight-target-one-attack = um ataque inimigo
mage_knight-target-two-attacks = dois ataques inimigos, cada um
mage_knight-loser-one = de um inimigo
mage_knight-loser-all = de todos os inimigos
mage_knight-loser-same = desse inimigo
mage_knight-loser-one-attack = de um ataque inimigo
mage_knight-text-enemy-loses = retirar { $list } { $target }
mage_knight-trait-fortifications = todas as fortificações
mage_knight-trait-resistances = todas as resistências
mage_knight-trait-fire-resistance = { -mage_knight-term-fire-resistance }
mage_knight-trait-physical-resistance = { -mage_knight-term-physical-resistance }
mage_knight-trait-attack-abilities = todas as habilidades
mage_knight-text-enemy-armor = { $target }: { -mage_knight-term-armor } −{ $amount } (mínimo { $least })
mage_knight-text-enemy-armor-fortified = { $target }: { -mage_knight-term-armor } −{ $amount }, ou −{ $more } se { -mage_knight-term-fortified } (mínimo { $least })
mage_knight-text-enemy-attack-less = { $target }: −{ $number }
mage_knight-text-enemy-attack-more = { $target }: +{ $number }
mage_knight-text-enemy-gains-cumbersome = esse ataque se torna { -mage_knight-term-cumbersome }
mage_knight-text-enemy-skips-attack-one = um inimigo não ataca
mage_knight-text-enemy-skips-attack-one-unfortified = um inimigo que não seja { -mage_knight-term-fortified } não ataca
mage_knight-text-enemy-skips-attack-up-to-3 = até três inimigos não atacam
mage_knight-text-cancel-attack = cancelar um ataque inimigo
mage_knight-text-destroy-enemy-one = destruir um inimigo
mage_knight-text-destroy-enemy-same = destruir esse inimigo
mage_knight-text-destroy-enemy-blocked = destruir o inimigo bloqueado
mage_knight-text-ignore-site-fortifications = ignorar a fortificação do local neste { -mage_knight-term-turn }
mage_knight-text-attacks-become-cold-fire = todos os seus { -mage_knight-term-attack(form: "plural") } neste combate são de { -mage_knight-term-cold-fire }
mage_knight-text-attacks-become-siege = todos os seus { -mage_knight-term-attack(form: "plural") } neste combate também são { -mage_knight-term-siege-attack(form: "plural") }
mage_knight-text-ignore-damage-physical = ignorar { $number } de dano de um ataque { -mage_knight-term-physical } contra o seu herói
mage_knight-text-ignore-damage-not-physical = ignorar { $number } de dano de um ataque não { -mage_knight-term-physical } contra o seu herói
mage_knight-text-ignore-damage-fire-or-ice = ignorar { $number } de dano de um ataque de { -mage_knight-term-fire } ou { -mage_knight-term-ice } contra o seu herói
mage_knight-text-ignore-damage-not-fire-or-ice = ignorar { $number } de dano de um outro ataque contra o seu herói
mage_knight-text-ignore-wounds = ignorar { $number ->
        [one] o primeiro { -mage_knight-term-wound }
       *[other] os primeiros { $number } { -mage_knight-term-wound(form: "plural") }
    } que inimigos causariam à sua mão neste { -mage_knight-term-turn }

# O mapa.
mage_knight-terrains-all = todos os terrenos
mage_knight-terrains-all-and-lake = todos os terrenos, até lagos
mage_knight-terrains-one-chosen-type = um terreno à sua escolha
mage_knight-terrains-one-chosen-space = um espaço à sua escolha
mage_knight-text-terrain-less = custo de { -mage_knight-term-move } −{ $number } (mínimo { $least }): { $terrains }
mage_knight-text-terrain-more = custo de { -mage_knight-term-move } +{ $number } (máximo { $most }): { $terrains }
mage_knight-text-terrain-at-most = custo de { -mage_knight-term-move } no máximo { $number }: { $terrains }
mage_knight-text-terrain-opens = entrar por { -mage_knight-term-move } { $number } em: { $terrains }
mage_knight-text-terrain-opens-safe = entrar por { -mage_knight-term-move } { $number } e ficar em segurança em: { $terrains }
mage_knight-text-forbid-terrain = não entrar neste { -mage_knight-term-turn } em: { $terrains }
mage_knight-text-explore-cost = explorar custa { $number } de { -mage_knight-term-move } a menos neste { -mage_knight-term-turn }
mage_knight-text-explore-range = uma vez neste { -mage_knight-term-turn }, explorar a uma distância de { $number } espaços
mage_knight-text-direct-move-max-safe = mover-se até { $amount ->
        [one] um espaço
       *[other] { $amount } espaços
    } sem custo, terminando num { -mage_knight-term-safe-space }
mage_knight-text-direct-move-exact-safe = mover-se { $amount ->
        [one] um espaço
       *[other] { $amount } espaços
    } sem custo, terminando num { -mage_knight-term-safe-space }
mage_knight-text-direct-move-max-safe-avoid = mover-se até { $amount } espaços sem custo, terminando num { -mage_knight-term-safe-space }; não através de: { $terrains }
mage_knight-text-direct-move-max-assault-avoid = mover-se até { $amount } espaços sem custo e invadir um { -mage_knight-term-fortified-site }; não através de: { $terrains }
mage_knight-text-reveal-garrisons-and-ruins-as-by-day = guarnições e ruínas são reveladas como de { -mage_knight-term-day }
mage_knight-text-reveal-garrisons-at-distance-2 = neste { -mage_knight-term-turn }, guarnições são reveladas a dois espaços de distância

# Procedimentos de cartas avulsas.
mage_knight-odd-rush-of-adrenaline = jogar fora o primeiro { -mage_knight-term-wound } recebido na mão neste { -mage_knight-term-turn } e comprar uma carta; cada um dos três seguintes compra uma carta
mage_knight-odd-wings-of-night = outros inimigos também não atacam: { -mage_knight-term-move } 1 pelo segundo, mais 2 pelo terceiro e assim por diante
mage_knight-odd-space-bending = neste { -mage_knight-term-turn }, espaços a dois passos contam como adjacentes para mover e explorar, e mover-se não provoca ninguém
mage_knight-odd-time-bending = no fim do { -mage_knight-term-turn }, recuperar as cartas jogadas, não comprar nenhuma e jogar outro { -mage_knight-term-turn }; esta carta fica à parte até o fim da { -mage_knight-term-game-round }
mage_knight-odd-meditation = pôr duas cartas aleatórias da { -mage_knight-term-discard-pile } no topo ou no fundo do { -mage_knight-term-deed-deck }
mage_knight-odd-meditation-chosen = pôr duas cartas à escolha da { -mage_knight-term-discard-pile } no topo ou no fundo do { -mage_knight-term-deed-deck }
mage_knight-odd-mana-meltdown = cada outro jogador perde um { -mage_knight-term-crystal } aleatório ou, se não tiver, recebe um { -mage_knight-term-wound }; você pode ganhar um das cores perdidas
mage_knight-odd-mana-radiance = escolher uma { -mage_knight-term-basic-colour }: cada jogador, inclusive você, recebe um { -mage_knight-term-wound } por { -mage_knight-term-crystal } dela; depois você ganha dois
mage_knight-odd-mana-claim = pegar um dado de { -mage_knight-term-basic-colour } da { -mage_knight-term-source } até o fim da { -mage_knight-term-game-round }; ganhar três marcadores dela agora ou um no início de cada { -mage_knight-term-turn } seu
mage_knight-odd-mana-claim-curse = pegar um dado de { -mage_knight-term-basic-colour } da { -mage_knight-term-source } até o fim da { -mage_knight-term-game-round }; ganhar três marcadores dela agora ou um no início de cada { -mage_knight-term-turn } seu; outros jogadores que usarem essa cor recebem um { -mage_knight-term-wound }, uma vez por { -mage_knight-term-turn }
mage_knight-odd-mind-read = ganhar um { -mage_knight-term-crystal } de qualquer { -mage_knight-term-basic-colour }; cada outro jogador descarta uma { -mage_knight-term-action-card } ou um { -mage_knight-term-spell } dela ou mostra que não tem
mage_knight-odd-mind-read-steal = ganhar um { -mage_knight-term-crystal } de qualquer { -mage_knight-term-basic-colour }; cada outro jogador descarta uma { -mage_knight-term-action-card } ou um { -mage_knight-term-spell } dela ou mostra que não tem; você pode ficar com uma dessas { -mage_knight-term-action-card(form: "plural") }
mage_knight-odd-spend-rival-units = depois você pode usar uma { -mage_knight-term-unit } { -mage_knight-term-ready } de cada outro jogador, de nível { $number } ou menor
mage_knight-odd-sacrifice = escolher verde ou branco e vermelho ou azul; por par de { -mage_knight-term-crystal(form: "plural") } seus dessas cores: { -mage_knight-term-siege-attack } 4 (verde) ou { -mage_knight-term-ranged-attack } 6 (branco), de { -mage_knight-term-fire } (vermelho) ou { -mage_knight-term-ice } (azul); esses { -mage_knight-term-crystal(form: "plural") } viram marcadores
mage_knight-odd-disease = neste combate, todo inimigo com todos os ataques bloqueados tem { -mage_knight-term-armor } 1
mage_knight-odd-banner-of-protection = no fim do { -mage_knight-term-turn }, você pode jogar fora quaisquer { -mage_knight-term-wound(form: "plural") } recebidos neste { -mage_knight-term-turn }
mage_knight-odd-sword-of-justice = os { -mage_knight-term-attack(form: "plural") } físicos valem em dobro na { -mage_knight-term-attack-phase } deste { -mage_knight-term-turn }
mage_knight-odd-bow-of-starsdawn = neste { -mage_knight-term-turn }, cada { -mage_knight-term-ranged-attack } seu vale em dobro ou vira { -mage_knight-term-siege-attack }; um { -mage_knight-term-siege-attack } pode valer em dobro como { -mage_knight-term-ranged-attack }
mage_knight-odd-banner-of-command = se recrutar uma { -mage_knight-term-unit } neste { -mage_knight-term-turn }, você pode pôr este { -mage_knight-term-banner } sob ela em vez de uma { -mage_knight-term-command-token }
mage_knight-odd-circlet-use = usar um { -mage_knight-term-skill } não interativo da { -mage_knight-term-common-skill-offer }: duas vezes se for por { -mage_knight-term-turn }, uma vez se for por { -mage_knight-term-game-round }
mage_knight-odd-circlet-keep = ficar com um { -mage_knight-term-skill } da { -mage_knight-term-common-skill-offer }
mage_knight-odd-mysterious-box = revelar o { -mage_knight-term-artifact } do topo; neste { -mage_knight-term-turn }, esta carta pode ser usada uma vez como esse { -mage_knight-term-artifact } ({ -mage_knight-term-fame } +1); se não for usada, volta para a mão
mage_knight-odd-scout-peek = olhar uma ficha virada para baixo a até três espaços, ou a do topo de uma pilha; se derrotar esse inimigo neste { -mage_knight-term-turn }: { -mage_knight-term-fame } +1
mage_knight-odd-damage-redirect = se ele não for bloqueado, o dano vai primeiro para esta { -mage_knight-term-unit }
mage_knight-odd-polarization = um mana usado conta como o oposto: vermelho e azul, verde e branco; preto de { -mage_knight-term-day } como qualquer { -mage_knight-term-basic-colour }, dourado à { -mage_knight-term-night } como preto
mage_knight-odd-motivation = nenhum outro { -mage_knight-term-skill } deste nome até o fim do seu próximo { -mage_knight-term-turn }
mage_knight-odd-healing-ritual = jogar fora até dois { -mage_knight-term-wound(form: "plural") } da mão; um deles vai para a mão do herói mais próximo
mage_knight-odd-source-freeze = até o seu próximo { -mage_knight-term-turn }, os outros não podem usar o dado normal da { -mage_knight-term-source }; depois, ganhar um { -mage_knight-term-crystal } de uma { -mage_knight-term-basic-colour } que lá estiver
mage_knight-odd-source-opening = usar mais um dado de { -mage_knight-term-basic-colour } da { -mage_knight-term-source }; o dono deste { -mage_knight-term-skill } ganha um { -mage_knight-term-crystal } dessa cor
mage_knight-odd-bonds-of-loyalty = mais uma { -mage_knight-term-command-token }: a { -mage_knight-term-unit } nela custa 5 de { -mage_knight-term-influence } a menos, pode ser usada onde { -mage_knight-term-unit(form: "plural") } não podem e não pode ser dispensada; ao ganhar isto, duas { -mage_knight-term-regular-unit(form: "plural") } entram na oferta
mage_knight-odd-mana-exploit = ganhar um { -mage_knight-term-mana-token } de qualquer cor menos dourado; até o seu próximo { -mage_knight-term-turn }, outros jogadores recebem um { -mage_knight-term-wound } ao usar mana de outra cor
mage_knight-odd-mana-overload = ganhar um { -mage_knight-term-mana-token } de qualquer cor menos dourado; o primeiro jogador a potencializar uma carta com essa cor para { -mage_knight-term-move }, { -mage_knight-term-influence }, { -mage_knight-term-attack } ou { -mage_knight-term-block } recebe mais 4
mage_knight-odd-know-your-prey = ignorar uma habilidade ou uma resistência de um inimigo neste combate, ou retirar um elemento de um dos ataques dele
mage_knight-odd-wolfs-howl = as { -mage_knight-term-unit(form: "plural") } dos outros jogadores têm −1 em cada { -mage_knight-term-attack } e { -mage_knight-term-block }
mage_knight-odd-arcane-disguise = ignorar a sua { -mage_knight-term-reputation } neste { -mage_knight-term-turn }
mage_knight-odd-puppet-master = guardar um inimigo derrotado neste { -mage_knight-term-turn } ou abrir mão de um: { -mage_knight-term-attack } da metade dos ataques dele ou { -mage_knight-term-block } da metade da { -mage_knight-term-armor }
mage_knight-odd-master-of-chaos = mover o marcador um passo: azul { -mage_knight-term-block } 3, verde { -mage_knight-term-move } 1, preto { -mage_knight-term-attack } de { -mage_knight-term-cold-fire } à distância 1, branco { -mage_knight-term-influence } 2, vermelho { -mage_knight-term-attack } 2, dourado um destes
mage_knight-odd-mana-suppression = até o seu próximo { -mage_knight-term-turn }, o primeiro mana de { -mage_knight-term-basic-colour } que outro jogador usar num { -mage_knight-term-turn } custa mais um dele; depois, ganhar um { -mage_knight-term-crystal } de uma cor assim paga
mage_knight-odd-mana-enhancement = ao gastar mana de { -mage_knight-term-basic-colour }, ganhar um { -mage_knight-term-crystal } dela; outro jogador pode devolver este { -mage_knight-term-skill } por um marcador dessa cor
mage_knight-odd-shapeshift = o { -mage_knight-term-move }, { -mage_knight-term-attack } ou { -mage_knight-term-block } de uma { -mage_knight-term-basic-action } vira outro dos três
mage_knight-odd-natures-vengeance = os inimigos que outros jogadores enfrentam têm +1 em cada ataque na { -mage_knight-term-block-phase }
mage_knight-odd-mana-steal = pegar um dado de { -mage_knight-term-basic-colour } da { -mage_knight-term-source }; o mana dele pode ser usado num { -mage_knight-term-turn } seu deste { -mage_knight-term-day }
mage_knight-odd-the-right-moment = uma vez neste { -mage_knight-term-day }: jogar outro { -mage_knight-term-turn } logo depois deste
mage_knight-odd-long-night = uma vez nesta { -mage_knight-term-night }, com o { -mage_knight-term-deed-deck } vazio: pôr nele três cartas aleatórias da { -mage_knight-term-discard-pile }
mage_knight-odd-midnight-meditation = uma vez nesta { -mage_knight-term-night }, antes de um { -mage_knight-term-turn } seu: embaralhar até cinco cartas da mão no { -mage_knight-term-deed-deck } e comprar a mesma quantidade
mage_knight-odd-preparation = procurar uma carta no { -mage_knight-term-deed-deck }, pegá-la na mão e embaralhar o baralho
mage_knight-odd-sparing-power = antes de cada { -mage_knight-term-turn } seu: pôr a carta do topo do { -mage_knight-term-deed-deck } sob esta, ou uma vez pegar na mão todas as cartas sob ela
mage_knight-odd-harvest-done = depois, nada mais disso neste turno
mage_knight-odd-on-her-own = não recrutar { -mage_knight-term-unit } por { -mage_knight-term-influence } neste turno
mage_knight-text-ready-unit-price = preparar uma { -mage_knight-term-unit } sua de nível { $number } ou menor por { $price } de { -mage_knight-term-influence } por nível
mage_knight-text-attack-same-enemy = { -mage_knight-term-attack } { $number } só contra esse inimigo
mage_knight-text-once-enemy-defeated-alone = se você o derrotar neste turno sem a ajuda de { -mage_knight-term-unit(form: "plural") }: { $then }
mage_knight-target-one-attack-unfortified = um ataque de um inimigo não fortificado
mage_knight-target-one-unfortified = um inimigo não fortificado
mage_knight-odd-spirit-guides = um { -mage_knight-term-block } +1
mage_knight-whole-note = { $text } ({ $note })
mage_knight-note-thugs = a sua { -mage_knight-term-reputation } conta ao contrário ao recrutá-los, não junto com Heróis; antes de receberem dano num combate, pague 2 de { -mage_knight-term-influence }
mage_knight-note-heroes = a sua { -mage_knight-term-reputation } conta em dobro para o primeiro, não junto com Capangas; num assalto, pague uma vez 2 de { -mage_knight-term-influence } antes de agirem
mage_knight-note-magic-familiars = recrutados por mais uma mana básica, que fica neles e fortalece uma habilidade; a cada { -mage_knight-term-game-round } pague-lhes um { -mage_knight-term-crystal } ou perca-os; também em { -mage_knight-term-magical-glade }
mage_knight-note-delphana-masters = cada habilidade pode ser usada uma vez numa ativação, cada uma paga; só recrutados numa interação
mage_knight-note-krang-battle-frenzy = virada para cima de novo num turno de descanso
mage_knight-note-krang-shamanic-ritual = virada para cima de novo usando a sua ação
mage_knight-note-krang-arcane-disguise = virada para cima de novo num turno posterior por uma mana verde
mage_knight-note-braevalar-feral-allies = revelar peças custa 1 a menos
