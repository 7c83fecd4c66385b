## Combates entre jogadores

mage_knight-setting-fights-between-players = { CAPITAL(-mage_knight-term-pvp-combat) }
mage_knight-setting-fights-between-players-about = Se os heróis podem atacar uns aos outros. “Como diz o cenário” deixa isso ao cenário; em jogos solo e cooperativos não há.
mage_knight-setting-fights-between-players-scenario = como diz o cenário
mage_knight-setting-fights-between-players-yes = permitido
mage_knight-setting-fights-between-players-no = não permitido
mage_knight-battle-player = { -mage_knight-term-pvp-combat }
mage_knight-participation-fully = totalmente
mage_knight-participation-partially = parcialmente
mage_knight-asks-participate = Você é atacado. Gasta seu próximo turno neste combate?
mage_knight-asks-attack-from-afar = Ataque de longe, ou passe.
mage_knight-asks-attack-hand-to-hand = Ataque corpo a corpo, ou passe.
mage_knight-asks-block-player = Você é atacado: jogue { -mage_knight-term-block }, ou deixe o resto passar.
mage_knight-asks-assign-to-player = Para que você usa o { -mage_knight-term-damage }?
mage_knight-asks-turn-banner-over = Sua { -mage_knight-term-unit } vai ser ferida. Você vira o { -mage_knight-term-banner } dela em vez disso?
mage_knight-asks-lose-unit = Faltam { -mage_knight-term-command-token(form: "plural") }. Qual { -mage_knight-term-unit } você dispensa?
mage_knight-do-attack = Atacar { $seat }
mage_knight-do-participate = Participar { $participation }
mage_knight-do-pass = Passar
mage_knight-do-wound-unit = Ferir a { -mage_knight-term-unit } em { $enemy }
mage_knight-do-wound-hero = Ferir o { -mage_knight-term-hero }
mage_knight-do-steal = Roubar { $card }
mage_knight-do-force-retreat = Forçar a recuar para { $space }
mage_knight-label-participate-fully = Participar totalmente: é o meu próximo turno
mage_knight-label-participate-partially = Participar parcialmente: sem dado da { -mage_knight-term-source }, sem { -mage_knight-term-skill(form: "plural") }
mage_knight-label-strike = Atacar com { $number }
mage_knight-label-comes-through =
    { $number ->
        [0] Concluir o { -mage_knight-term-block }: nada passa
       *[other] Concluir o { -mage_knight-term-block }: passa { $number }
    }
mage_knight-label-wound-unit = Ferir { $unit } ({ $cost } de { $number })
mage_knight-label-wound-hero = Ferir o { -mage_knight-term-hero } de { $rival } ({ $cost } de { $number })
mage_knight-label-steal = Roubar { $card } ({ $cost } de { $number })
mage_knight-label-force-retreat = Forçar a recuar para { $space } ({ $cost } de { $number })
mage_knight-label-unassigned = Não usar o resto ({ $number })
mage_knight-label-rival-unit = { $place }: { $unit }
mage_knight-label-slow-unit = Retardar { $unit } em 1 (parte { $number })
mage_knight-label-unit-share = { $place }: { $unit } (parte { $number })
mage_knight-attacked = { $seat } ataca { $rival }.
mage_knight-defends-fully = { $seat } participa totalmente e vira para baixo a { -mage_knight-term-round-order-token }.
mage_knight-defends-partially = { $seat } participa parcialmente.
mage_knight-struck = { $seat } ataca { $rival } com { $number }.
mage_knight-passed = { $seat } passa.
mage_knight-unit-saved = { $seat } virou { $card }: nenhum { -mage_knight-term-wound } para { $unit }.
mage_knight-melee-begins = O combate continua corpo a corpo.
mage_knight-comes-through = { $seat } deixa passar { $number }.
mage_knight-blocked-all = { $seat } bloqueou o ataque inteiro.
mage_knight-stolen = { $seat } roubou { $card } de { $rival }.
mage_knight-forced-back = { $seat } foi forçado a recuar para { $space }.
mage_knight-fight-won = { $seat } venceu o combate contra { $rival }.
mage_knight-fight-drawn = Empate: { $seat } volta para { $space }.
