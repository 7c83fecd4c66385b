## Combattimenti tra giocatori

mage_knight-setting-fights-between-players = { CAPITAL(-mage_knight-term-pvp-combat) }
mage_knight-setting-fights-between-players-about = Se gli eroi possono attaccarsi a vicenda. “Come dice lo scenario” lascia decidere allo scenario; in solitario e in cooperazione non ce ne sono.
mage_knight-setting-fights-between-players-scenario = come dice lo scenario
mage_knight-setting-fights-between-players-yes = permesso
mage_knight-setting-fights-between-players-no = non permesso
mage_knight-battle-player = { -mage_knight-term-pvp-combat }
mage_knight-participation-fully = pienamente
mage_knight-participation-partially = in parte
mage_knight-asks-participate = Sei attaccato. Dedichi a questo combattimento il tuo prossimo turno?
mage_knight-asks-attack-from-afar = Attacca da lontano, o passa.
mage_knight-asks-attack-hand-to-hand = Attacca corpo a corpo, o passa.
mage_knight-asks-block-player = Sei attaccato: gioca { -mage_knight-term-block }, o lascia passare il resto.
mage_knight-asks-assign-to-player = Per che cosa usi i { -mage_knight-term-damage }?
mage_knight-asks-turn-banner-over = La tua { -mage_knight-term-unit } sta per essere ferita. Giri invece il suo { -mage_knight-term-banner }?
mage_knight-asks-lose-unit = I { -mage_knight-term-command-token(form: "plural") } non bastano. Quale { -mage_knight-term-unit } congedi?
mage_knight-do-attack = Attacca { $seat }
mage_knight-do-participate = Partecipa { $participation }
mage_knight-do-pass = Passa
mage_knight-do-wound-unit = Ferisci l’{ -mage_knight-term-unit } in { $enemy }
mage_knight-do-wound-hero = Ferisci l’{ -mage_knight-term-hero }
mage_knight-do-steal = Ruba { $card }
mage_knight-do-force-retreat = Costringi alla ritirata in { $space }
mage_knight-label-participate-fully = Partecipa pienamente: è il mio prossimo turno
mage_knight-label-participate-partially = Partecipa in parte: senza dado della { -mage_knight-term-source } né { -mage_knight-term-skill(form: "plural") }
mage_knight-label-strike = Attacca con { $number }
mage_knight-label-comes-through =
    { $number ->
        [0] Concludi il { -mage_knight-term-block }: non passa nulla
       *[other] Concludi il { -mage_knight-term-block }: passa { $number }
    }
mage_knight-label-wound-unit = Ferisci { $unit } ({ $cost } su { $number })
mage_knight-label-wound-hero = Ferisci l’{ -mage_knight-term-hero } di { $rival } ({ $cost } su { $number })
mage_knight-label-steal = Ruba { $card } ({ $cost } su { $number })
mage_knight-label-force-retreat = Costringi alla ritirata in { $space } ({ $cost } su { $number })
mage_knight-label-unassigned = Non usare il resto ({ $number })
mage_knight-label-rival-unit = { $place }: { $unit }
mage_knight-label-slow-unit = Rallenta { $unit } di 1 (parte { $number })
mage_knight-label-unit-share = { $place }: { $unit } (parte { $number })
mage_knight-attacked = { $seat } attacca { $rival }.
mage_knight-defends-fully = { $seat } partecipa pienamente e gira a faccia in giù il { -mage_knight-term-round-order-token }.
mage_knight-defends-partially = { $seat } partecipa in parte.
mage_knight-struck = { $seat } attacca { $rival } con { $number }.
mage_knight-passed = { $seat } passa.
mage_knight-unit-saved = { $seat } ha girato { $card }: nessuna { -mage_knight-term-wound } per { $unit }.
mage_knight-melee-begins = Il combattimento continua corpo a corpo.
mage_knight-comes-through = { $seat } lascia passare { $number }.
mage_knight-blocked-all = { $seat } ha bloccato l’intero attacco.
mage_knight-stolen = { $seat } ha rubato { $card } a { $rival }.
mage_knight-forced-back = { $seat } ha dovuto ritirarsi in { $space }.
mage_knight-fight-won = { $seat } ha vinto il combattimento contro { $rival }.
mage_knight-fight-drawn = Pareggio: { $seat } torna in { $space }.
