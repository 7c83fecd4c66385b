### Che cosa fanno le carte, le Unità, le Abilità e le Tattiche di Mage Knight.

## Carte, Unità, Abilità, Tattiche e nemici interi

mage_knight-timed = { $time }: { $text }
mage_knight-time-peace = fuori dal combattimento
mage_knight-time-movement = prima della tua azione
mage_knight-time-interaction = durante un’interazione
mage_knight-time-combat-start = all’inizio di un combattimento
mage_knight-time-block = { -mage_knight-term-block-phase }
mage_knight-time-damage = { -mage_knight-term-assign-damage-phase }
mage_knight-time-attack = { -mage_knight-term-attack-phase }
mage_knight-time-taking = quando la prendi
mage_knight-time-anytime = nel turno di chiunque

# Carte intere. $basic e $powered sono ciò che fanno le due metà.
mage_knight-card-action = { $card } ({ $kind }, { $colour }): { $basic }. Con mana { $mana }: { $powered }
mage_knight-card-spell = { $card } ({ $kind }, { $colour }): { $basic }. { $night }, con mana nero: { $powered }
mage_knight-card-artifact = { $card } ({ $kind }): { $basic }. Eliminandolo: { $powered }
mage_knight-card-banner = { $card } ({ $kind }), assegnato a un’{ -mage_knight-term-unit }: { $basic }. Eliminandolo: { $powered }
mage_knight-card-simple = { $card } ({ $kind }): { $basic }
mage_knight-whole-wound = { -mage_knight-term-wound }: occupa la mano e non può essere giocata
mage_knight-ability-mana = con mana { $colour }: { $text }
mage_knight-unit-whole = { $unit } ({ -mage_knight-term-level } { $level }, { -mage_knight-term-armor } { $armor }, costo { $cost }): { $list }
mage_knight-unit-whole-resists = { $unit } ({ -mage_knight-term-level } { $level }, { -mage_knight-term-armor } { $armor }, { $resists }, costo { $cost }): { $list }
mage_knight-resists-physical = { -mage_knight-term-physical-resistance }
mage_knight-resists-fire = { -mage_knight-term-fire-resistance }
mage_knight-resists-ice = { -mage_knight-term-ice-resistance }
mage_knight-skill-whole = { $skill } ({ $usage }): { $text }
mage_knight-skill-whole-centre = { $skill } ({ $usage }): { $text }. { $who }: { $centre }
mage_knight-usage-once-per-turn = una volta per turno
mage_knight-usage-once-per-round = una volta per { -mage_knight-term-game-round }
mage_knight-usage-interactive = una volta per { -mage_knight-term-game-round }, interattiva
mage_knight-usage-passive = sempre
mage_knight-centre-lasting-others = Fino al tuo prossimo turno, per gli altri giocatori
mage_knight-centre-returnable-other = Fino al tuo prossimo turno un altro giocatore può restituirla
mage_knight-centre-returnable-any = Fino al tuo prossimo turno un giocatore qualsiasi può restituirla
mage_knight-centre-first-trigger-any = Per il primo giocatore a cui si applica
mage_knight-tactic-whole = { $number } – { $tactic }: { $text }
mage_knight-tactic-whole-plain = { $number } – { $tactic }

# Nemici e rovine.
mage_knight-blow-physical = { $number }
mage_knight-blow-fire = { $number } ({ -mage_knight-term-fire })
mage_knight-blow-ice = { $number } ({ -mage_knight-term-ice })
mage_knight-blow-cold-fire = { $number } ({ -mage_knight-term-cold-fire })
mage_knight-blow-summon-of = { -mage_knight-term-summon } ({ $number }, { $stack })
mage_knight-has-defend = { -mage_knight-term-defend } { $number }
mage_knight-enemy-whole = { $enemy } (attacco: { $attacks }; { -mage_knight-term-armor } { $armor }; { -mage_knight-term-fame } { $fame })
mage_knight-enemy-whole-traits = { $enemy } (attacco: { $attacks }; { -mage_knight-term-armor } { $armor }; { $traits }; { -mage_knight-term-fame } { $fame })
mage_knight-mana-count = { $number } { $colour }
mage_knight-stack-alone = { $stack }
mage_knight-reward-alone = { $reward }
mage_knight-reward-times = { $reward } ×{ $number }
mage_knight-ruin-altar = { -mage_knight-term-altar }: paga mana ({ $list }) per { -mage_knight-term-fame } { $fame }
mage_knight-ruin-enemies = { -mage_knight-term-ancient-ruins }: nemici ({ $list }); ricompensa: { $rewards }
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

## Effetti: che cosa fanno le carte, le Unità, le Abilità e le Tattiche

# Modi di unire parti. Le parti sono azioni o punti; iniziano in minuscolo e non hanno il punto.
mage_knight-then = { $first }; { $second }
mage_knight-comma = { $first }, { $second }
mage_knight-or = { $first } o { $second }
mage_knight-or-long = { $first }, oppure: { $second }
mage_knight-slash = { $first } / { $second }
mage_knight-all = { $list }
mage_knight-colour-alone = { $colour }
mage_knight-terrain-alone = { $terrain }
mage_knight-text-nothing = nessun effetto

# Quantità: $base ed $each sono numeri, $per dice che cosa si conta.
mage_knight-amount-more = { $base } (+{ $each } { $per })
mage_knight-amount-each = { $each } { $per }
mage_knight-amount-most = { $each } { $per } (al massimo { $most })
mage_knight-amount-plus-n = { $base } più quel numero
mage_knight-value-n = quel numero
mage_knight-value-move-cost-of-own-space = pari al costo di { -mage_knight-term-move } del tuo spazio
mage_knight-per-enemies-faced = per ogni nemico affrontato
mage_knight-per-enemies-blocked-this-turn = per ogni nemico bloccato in questo turno
mage_knight-per-wounds-in-hand-and-on-own-units = per ogni { -mage_knight-term-wound } nella tua mano e sulle tue { -mage_knight-term-unit(form: "plural") }
mage_knight-per-crystal-colors-owned = per ogni colore tra i tuoi cristalli
mage_knight-per-crystal-sets-owned = per ogni serie completa dei tuoi cristalli (uno per colore base)
mage_knight-per-ready-unwounded-units = per ogni tua { -mage_knight-term-unit } pronta e non ferita
mage_knight-per-resistances-of-target = per ogni sua resistenza
mage_knight-per-printed-icons-of-blocked = per ogni capacità e resistenza stampata sul nemico bloccato
mage_knight-per-excess-block = per ogni punto di { -mage_knight-term-block } oltre il necessario
mage_knight-per-command-tokens-without-unit = per ogni tuo { -mage_knight-term-command-token } senza { -mage_knight-term-unit }
mage_knight-per-cards = per ogni carta scartata

# Colori non fissati, dopo “un cristallo” o “un gettone mana”.
mage_knight-hue-list = ({ $list })
mage_knight-hue-any-basic = di un { -mage_knight-term-basic-colour } qualsiasi
mage_knight-hue-any-basic-same = di uno stesso { -mage_knight-term-basic-colour }
mage_knight-hue-any = di un colore qualsiasi
mage_knight-hue-paid = del colore pagato
mage_knight-hue-card = del colore di quella carta
mage_knight-hue-card-or-any = del colore di quella carta ({ -mage_knight-term-artifact }: un { -mage_knight-term-basic-colour } qualsiasi)
mage_knight-hue-die = del colore di quel dado
mage_knight-hue-rolled = del colore ottenuto
mage_knight-hue-owned = di un colore di cui hai già un cristallo
mage_knight-hue-missing = di un { -mage_knight-term-basic-colour } di cui non ne hai nessuno
mage_knight-hue-offer-spell = del colore di un { -mage_knight-term-spell } dell’offerta
mage_knight-hue-by-resistance = (bianco; oppure secondo le resistenze del nemico: Fuoco rosso, Ghiaccio blu, fisica verde)

# Struttura. $then e $other sono azioni o punti.
mage_knight-text-choose = { $number } tra: { $list }
mage_knight-text-may = facoltativo: { $then }
mage_knight-text-if = { $condition }: { $then }
mage_knight-text-if-else = { $condition }: { $then }, altrimenti: { $other }
mage_knight-text-repeat = poi, { $per }: { $then }
mage_knight-text-by-colour = secondo il colore: { $list }
mage_knight-text-case = { $colour } – { $then }
mage_knight-text-case-other = altro – { $then }
mage_knight-text-choose-number = scegli un numero da { $low } a { $high }
mage_knight-text-later = { $moment }, { $then }
mage_knight-moment-attack-phase = nella { -mage_knight-term-attack-phase }
mage_knight-moment-end-of-turn = alla fine del turno
mage_knight-moment-before-draw = prima di pescare alla fine del turno
mage_knight-text-use-action = usa la tua azione del turno
mage_knight-text-flip-this = gira questo a faccia in giù
mage_knight-text-option-once-turn = una volta in questo turno, facoltativo: { $then }
mage_knight-text-option-any-turn-peace = quante volte vuoi in questo turno, fuori dal combattimento: { $then }
mage_knight-text-option-once-turn-block = un tuo { -mage_knight-term-block } in questo turno: { $then }
mage_knight-text-option-any-attached-block = nella { -mage_knight-term-block-phase }: { $then }
mage_knight-text-option-once-attached-round-peace = una volta per { -mage_knight-term-game-round }, fuori dal combattimento: { $then }
mage_knight-text-option-once-attached-round-damage = una volta per { -mage_knight-term-game-round }, quando l’{ -mage_knight-term-unit } riceverebbe una { -mage_knight-term-wound }, invece: { $then }

# Eventi. $then accade ogni volta, o una volta sola.
mage_knight-text-when-unit-recruited = per ogni { -mage_knight-term-unit } che recluti in questo turno: { $then }
mage_knight-text-when-wound-healed-from-hand = per ogni { -mage_knight-term-wound } curata dalla tua mano in questo turno: { $then }
mage_knight-text-when-unit-healed = per ogni { -mage_knight-term-unit } curata in questo turno: { $then }
mage_knight-text-when-spell-cast = per ogni { -mage_knight-term-spell } { $colour } che lanci in questo turno: { $then }
mage_knight-text-when-enemy-defeated = per ogni nemico che sconfiggi in questo turno: { $then }
mage_knight-text-when-enemy-defeated-in-phase = per ogni nemico che sconfiggi in questa fase: { $then }
mage_knight-text-when-enemy-defeated-this-attack = per ogni nemico che questo { -mage_knight-term-attack } sconfigge: { $then }
mage_knight-text-once-enemy-defeated-this-attack = se questo { -mage_knight-term-attack } sconfigge un nemico: { $then }
mage_knight-text-first-wound-taken-to-hand = per ognuna delle prime { $number } { -mage_knight-term-wound(form: "plural") } prese in mano in questo turno: { $then }
mage_knight-text-when-unit-attacks-or-blocks = per ogni tua { -mage_knight-term-unit } che attacca o blocca in questo turno: { $then }
mage_knight-text-when-unit-attacks-or-blocks-this = ogni volta che attacca o blocca: { $then }
mage_knight-text-once-this-block-succeeds = se questo { -mage_knight-term-block } riesce: { $then }
mage_knight-text-once-enemy-blocked = se tutti gli attacchi di un nemico a tua scelta sono bloccati: { $then }
mage_knight-text-when-healing-point-spent = per ognuno di questi { -mage_knight-term-healing-points } spesi: { $then }
mage_knight-text-when-space-entered = ogni volta che entri in uno spazio in questo turno: { $then }

# Condizioni.
mage_knight-condition-interaction = durante un’interazione
mage_knight-condition-not-in-combat = fuori dal combattimento
mage_knight-condition-night = di { -mage_knight-term-night }
mage_knight-condition-day = di { -mage_knight-term-day }
mage_knight-condition-in-ranged-phase = nella { -mage_knight-term-ranged-and-siege-phase }
mage_knight-condition-on-forest = in una foresta
mage_knight-condition-on-hills = su colline
mage_knight-condition-on-mountain = su una montagna
mage_knight-condition-at-fortified-site = in un { -mage_knight-term-fortified-site }
mage_knight-condition-at-magical-glade = in una { -mage_knight-term-magical-glade }
mage_knight-condition-least-fame = se solo tu hai la { -mage_knight-term-fame } più bassa
mage_knight-condition-deck-not-empty = se il tuo { -mage_knight-term-deed-deck } non è vuoto
mage_knight-condition-no-wound-to-hand-this-combat = se non hai preso { -mage_knight-term-wound(form: "plural") } in mano in questo combattimento
mage_knight-condition-two-cards-in-hand = con due o più carte in mano
mage_knight-condition-familiar-token-red = con un gettone mana rosso su di essa
mage_knight-condition-familiar-token-blue = con un gettone mana blu su di essa
mage_knight-condition-familiar-token-green = con un gettone mana verde su di essa
mage_knight-condition-familiar-token-white = con un gettone mana bianco su di essa
mage_knight-condition-no-unit-recruited-for-influence = se in questo turno non recluti { -mage_knight-term-unit(form: "plural") } pagando { -mage_knight-term-influence }

# Punti. $strike indica un Attacco, $ward un Blocco.
mage_knight-text-move = { -mage_knight-term-move } { $amount }
mage_knight-text-influence = { -mage_knight-term-influence } { $amount }
mage_knight-text-heal = { -mage_knight-term-healing } { $amount }
mage_knight-text-attack = { $strike } { $amount }
mage_knight-text-attack-as-enemy = { -mage_knight-term-attack } con i suoi valori ed elementi di attacco, solo contro altri nemici
mage_knight-text-spread-attack = { $strike } { $number } contro ognuno di un massimo di { $targets } nemici
mage_knight-text-block = { $ward } { $amount }
mage_knight-text-block-double = { $ward } { $amount } (doppio contro { -mage_knight-term-swift })
mage_knight-text-split-block = { $ward } { $number } contro ognuno di { $count } attacchi diversi
mage_knight-text-increase = aumenta il valore di { $amount }
mage_knight-text-spend = spendi { $points } { $amount }
mage_knight-text-spend-range = spendi { $points } da { $low } a { $high }
mage_knight-text-convert = in questo turno, quante volte vuoi, converti { $points } { $number } in: { $into }

# Carte.
mage_knight-text-draw = pesca { $number ->
        [one] una carta
       *[other] { $number } carte
    }
mage_knight-text-draw-as-many = pesca altrettante carte
mage_knight-text-discard-any = scarta { $number ->
        [one] una carta
       *[other] { $number } carte
    } (non { -mage_knight-term-wound })
mage_knight-text-discard-any-any = scarta quante carte vuoi (non { -mage_knight-term-wound(form: "plural") })
mage_knight-text-discard-any-up-to = scarta da { $low } a { $high } carte (non { -mage_knight-term-wound(form: "plural") })
mage_knight-text-discard-any-or-wound = scarta { $number ->
        [one] una carta
       *[other] { $number } carte
    }, anche una { -mage_knight-term-wound }
mage_knight-text-discard-any-or-wound-up-to = scarta da { $low } a { $high } carte, anche { -mage_knight-term-wound(form: "plural") }
mage_knight-text-discard-any-max-one-wound-some = scarta una o più carte, al massimo una { -mage_knight-term-wound } tra esse
mage_knight-text-discard-colored = scarta { $number ->
        [one] una { -mage_knight-term-action-card } o un { -mage_knight-term-spell }
       *[other] { $number } { -mage_knight-term-action-card(form: "plural") } o { -mage_knight-term-spell(form: "plural") }
    }
mage_knight-text-discard-wound = scarta { $number ->
        [one] una { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    }
mage_knight-text-throw-away-action = elimina { $number ->
        [one] una { -mage_knight-term-action-card }
       *[other] { $number } { -mage_knight-term-action-card(form: "plural") }
    } dalla mano
mage_knight-text-throw-away-wound = elimina { $number ->
        [one] una { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    } dalla mano
mage_knight-text-throw-away-wound-up-to = elimina da { $low } a { $high } { -mage_knight-term-wound(form: "plural") } dalla mano
mage_knight-text-take-wound-hand = prendi { $number ->
        [one] una { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    } in mano
mage_knight-text-take-wound-choose = prendi { $number ->
        [one] una { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    } in mano o nella { -mage_knight-term-discard-pile }
mage_knight-text-gain-card = prendi { $kind-a } dall’offerta { $goes }
mage_knight-text-gain-card-of = prendi { $kind-a } { $hue } dall’offerta { $goes }
mage_knight-goes-hand = in mano
mage_knight-goes-discard = nella tua { -mage_knight-term-discard-pile }
mage_knight-text-hand-limit = { -mage_knight-term-hand-limit } +{ $number } alla prossima pescata
mage_knight-text-this-card-hand = riprendi questa carta in mano
mage_knight-text-this-card-deck-top = metti questa carta in cima al tuo { -mage_knight-term-deed-deck }
mage_knight-text-this-card-deck-bottom = metti questa carta in fondo al tuo { -mage_knight-term-deed-deck }
mage_knight-text-use-hand-action-powered-played = gioca un’altra { -mage_knight-term-action-card } per il suo { -mage_knight-term-strong-effect } senza mana; il suo { -mage_knight-term-move }, { -mage_knight-term-influence }, { -mage_knight-term-attack } o { -mage_knight-term-block } riceve +{ $bonus }
mage_knight-text-use-hand-action-basic-thrown-away = usa { $times } volte l’{ -mage_knight-term-basic-effect } di un’altra { -mage_knight-term-action-card } della mano, poi elimina quella carta
mage_knight-text-use-hand-action-powered-thrown-away = usa { $times } volte senza mana l’{ -mage_knight-term-strong-effect } di un’altra { -mage_knight-term-action-card } della mano, poi elimina quella carta
mage_knight-text-use-spell-offer-either-stays = lancia un { -mage_knight-term-spell } dell’offerta del colore di quella carta come se fosse in mano, pagando il mana; resta lì
mage_knight-text-use-spell-offer-basic-stays = usa senza mana l’{ -mage_knight-term-basic-effect } di un { -mage_knight-term-spell } dell’offerta del colore di quella carta; resta lì
mage_knight-text-use-spell-offer-powered-stays = usa senza mana l’{ -mage_knight-term-strong-effect } di un { -mage_knight-term-spell } dell’offerta del colore di quella carta, anche di { -mage_knight-term-day }; resta lì
mage_knight-text-use-advanced-action-offer-powered-stays = usa senza mana l’{ -mage_knight-term-strong-effect } di un’{ -mage_knight-term-advanced-action } dell’offerta; resta lì
mage_knight-text-use-unit-offer-basic-stays = usa una capacità di un’{ -mage_knight-term-unit } dell’offerta come se fosse tua; resta lì
mage_knight-text-shuffle-discard-into-deck = mescola la tua { -mage_knight-term-discard-pile } nel tuo { -mage_knight-term-deed-deck }
mage_knight-text-card-bonus-move-card = la prossima carta che dà { -mage_knight-term-move } in questo turno dà +{ $move }
mage_knight-text-card-bonus-move-card-each = ogni altra carta che dà { -mage_knight-term-move } in questo turno dà +{ $move }
mage_knight-text-card-bonus-attack-card = una carta che dà un { -mage_knight-term-attack } in questa fase dà +{ $attack }
mage_knight-text-card-bonus-attack-or-block-card = la prima carta che dà un { -mage_knight-term-attack } o un { -mage_knight-term-block } in questo turno dà +{ $attack } ({ -mage_knight-term-attack }) o +{ $block } ({ -mage_knight-term-block })
mage_knight-text-sideways-any = una carta giocata { -mage_knight-term-sideways } dà { $amount } invece di 1
mage_knight-text-sideways-wound = una { -mage_knight-term-wound } può essere giocata { -mage_knight-term-sideways } per { $amount }
mage_knight-text-sideways-any-better = una carta giocata { -mage_knight-term-sideways } dà { $amount } invece di 1, o { $better } { $condition }
mage_knight-better-color-matches = se ha il colore del mana pagato
mage_knight-better-is-advanced-spell-or-artifact = se è un’{ -mage_knight-term-advanced-action }, un { -mage_knight-term-spell } o un { -mage_knight-term-artifact }
mage_knight-better-no-source-die-used = se in questo turno non usi dadi della { -mage_knight-term-source }

# Mana e dadi.
mage_knight-text-pay-mana = paga { $number } mana { $colour }
mage_knight-text-pay-mana-of = paga { $number } mana { $hue }
mage_knight-text-gain-mana = ottieni { $number ->
        [one] un { -mage_knight-term-mana-token } { $colour }
       *[other] { $number } { -mage_knight-term-mana-token(form: "plural") } ({ $colour })
    }
mage_knight-text-gain-mana-of = ottieni { $number ->
        [one] un { -mage_knight-term-mana-token }
       *[other] { $number } { -mage_knight-term-mana-token(form: "plural") }
    } { $hue }
mage_knight-text-gain-mana-now-of = ottieni { $number ->
        [one] un { -mage_knight-term-mana-token }
       *[other] { $number } { -mage_knight-term-mana-token(form: "plural") }
    } { $hue } da usare subito
mage_knight-text-gain-crystal = ottieni { $number ->
        [one] un { -mage_knight-term-crystal } { $colour }
       *[other] { $number } { -mage_knight-term-crystal(form: "plural") } ({ $colour })
    }
mage_knight-text-gain-crystal-of = ottieni { $number ->
        [one] un { -mage_knight-term-crystal }
       *[other] { $number } { -mage_knight-term-crystal(form: "plural") }
    } { $hue }
mage_knight-text-gain-crystal-others-of-card = ottieni un { -mage_knight-term-crystal } di ogni { -mage_knight-term-basic-colour } che quella carta non ha
mage_knight-text-gain-crystal-cards-or-any = per ognuna ottieni un { -mage_knight-term-crystal } del suo colore ({ -mage_knight-term-artifact }: un { -mage_knight-term-basic-colour } qualsiasi)
mage_knight-text-gain-crystal-different = ottieni { $number } { -mage_knight-term-crystal(form: "plural") }, ognuno del colore di un { -mage_knight-term-spell } diverso dell’offerta
mage_knight-text-extra-source-dice = usa { $number ->
        [one] un altro dado
       *[other] altri { $number } dadi
    } della { -mage_knight-term-source } in questo turno
mage_knight-text-extra-source-dice-black-as-any = usa { $number ->
        [one] un altro dado
       *[other] altri { $number } dadi
    } della { -mage_knight-term-source } in questo turno; se è nero, dà mana di un colore qualsiasi
mage_knight-text-extra-source-dice-gold-black-as-basic = usa { $number ->
        [one] un altro dado
       *[other] altri { $number } dadi
    } della { -mage_knight-term-source } in questo turno; quelli oro e neri danno un { -mage_knight-term-basic-colour } qualsiasi
mage_knight-text-take-source-dice = prendi { $number ->
        [one] un dado
       *[other] { $number } dadi
    } dalla { -mage_knight-term-source }, imposta { $number ->
        [one] il colore
       *[other] il colore di ognuno
    } (non oro) e ottieni { $tokens ->
        [one] un { -mage_knight-term-mana-token }
       *[other] { $tokens } { -mage_knight-term-mana-token(form: "plural") }
    } di quel colore{ $number ->
        [one] { "" }
       *[other] { " " }per dado
    }
mage_knight-text-pick-source-die = scegli un dado di un { -mage_knight-term-basic-colour } nella { -mage_knight-term-source }
mage_knight-text-reroll-source-die = ritira quel dado
mage_knight-text-reroll-source-all = ritira tutti i dadi della { -mage_knight-term-source }
mage_knight-text-reroll-source-one = ritira un dado della { -mage_knight-term-source }
mage_knight-text-reroll-source-up-to-2 = una volta per turno, ritira fino a due dadi della { -mage_knight-term-source }, prima quelli oro, prima di usarne uno
mage_knight-text-endless-mana = in questo turno, mana illimitato: { $colours }
mage_knight-text-allow-mana-gold = il mana oro può essere usato in questo turno
mage_knight-text-allow-mana-black = il mana nero può essere usato in questo turno
mage_knight-text-return-spent-crystals = alla fine del turno, recupera tutti i { -mage_knight-term-crystal(form: "plural") } spesi in questo turno
mage_knight-text-roll-dice = tira dadi mana ({ $amount }): { $list }
mage_knight-text-face-black = nero – { $then }
mage_knight-text-face-red = rosso – { $then }
mage_knight-text-face-gold = oro – { $then }
mage_knight-text-face-basic = { -mage_knight-term-basic-colour } – { $then }

# Tracciati e Unità.
mage_knight-text-fame = { -mage_knight-term-fame } +{ $number }
mage_knight-text-reputation = { -mage_knight-term-reputation } +{ $number }
mage_knight-text-reputation-lost = { -mage_knight-term-reputation } −{ $number }
mage_knight-text-ready-unit-one-own = rendi pronta una tua { -mage_knight-term-unit }
mage_knight-text-ready-unit-level = rendi pronta una tua { -mage_knight-term-unit } di livello { $number } o inferiore
mage_knight-text-ready-unit-levels = rendi pronte tue { -mage_knight-term-unit(form: "plural") } per un totale massimo di { $number } livelli
mage_knight-text-ready-unit-all-own = rendi pronte tutte le tue { -mage_knight-term-unit(form: "plural") }
mage_knight-text-ready-unit-healed = rendila pronta
mage_knight-text-ready-unit-this = rendi pronta l’{ -mage_knight-term-unit }
mage_knight-text-heal-unit-one-own = cura una tua { -mage_knight-term-unit }
mage_knight-text-heal-unit-same = curala una volta
mage_knight-text-heal-unit-all-own = cura completamente tutte le tue { -mage_knight-term-unit(form: "plural") }
mage_knight-text-wound-unit-this = questa { -mage_knight-term-unit } riceve una { -mage_knight-term-wound }
mage_knight-text-spend-unit-this = usa questa { -mage_knight-term-unit }
mage_knight-text-units-bonus = { $units }: { $list }
mage_knight-text-units-bonus-until = { $units } { $until }: { $list }
mage_knight-units-all-own = tutte le tue { -mage_knight-term-unit(form: "plural") }
mage_knight-units-one-own = una tua { -mage_knight-term-unit }
mage_knight-units-this = l’{ -mage_knight-term-unit }
mage_knight-units-others = le tue altre { -mage_knight-term-unit(form: "plural") }
mage_knight-units-activated = un’{ -mage_knight-term-unit } quando la attivi
mage_knight-until-combat = in questo combattimento
mage_knight-until-turn = in questo turno
mage_knight-bonus-attack = { -mage_knight-term-attack } +{ $number }
mage_knight-bonus-ranged = { -mage_knight-term-ranged-attack } +{ $number }
mage_knight-bonus-block = { -mage_knight-term-block } +{ $number }
mage_knight-bonus-armor = { -mage_knight-term-armor } +{ $number }
mage_knight-bonus-resist-physical = { -mage_knight-term-physical-resistance }
mage_knight-bonus-resist-fire = { -mage_knight-term-fire-resistance }
mage_knight-bonus-resist-ice = { -mage_knight-term-ice-resistance }
mage_knight-text-no-damage-to-units = in questo turno non si possono assegnare danni alle tue { -mage_knight-term-unit(form: "plural") }
mage_knight-text-recruit-free = recluta gratis un’{ -mage_knight-term-unit } qualsiasi dell’offerta
mage_knight-text-recruit-discount = un’{ -mage_knight-term-unit } reclutata in questo turno costa { $number } { -mage_knight-term-influence } in meno
mage_knight-text-recruit-discount-then = un’{ -mage_knight-term-unit } reclutata in questo turno può costare { $number } { -mage_knight-term-influence } in meno (in tal caso: { $then })
mage_knight-text-assign-banner = assegna questo { -mage_knight-term-banner } a una tua { -mage_knight-term-unit }

# Nemici.
mage_knight-target-one = un nemico
mage_knight-target-all = tutti i nemici
mage_knight-target-others = tutti gli altri nemici
mage_knight-target-same = quel nemico
mage_knight-target-blocked = il nemico bloccato
mage_knight-target-one-attack = un attacco nemico
mage_knight-target-two-attacks = due attacchi nemici, ciascuno
mage_knight-loser-one = a un nemico
mage_knight-loser-all = a tutti i nemici
mage_knight-loser-same = a quel nemico
mage_knight-loser-one-attack = a un attacco nemico
mage_knight-text-enemy-loses = togli { $list } { $target }
mage_knight-trait-fortifications = tutte le fortificazioni
mage_knight-trait-resistances = tutte le resistenze
mage_knight-trait-fire-resistance = { -mage_knight-term-fire-resistance }
mage_knight-trait-physical-resistance = { -mage_knight-term-physical-resistance }
mage_knight-trait-attack-abilities = tutte le capacità
mage_knight-text-enemy-armor = { $target }: { -mage_knight-term-armor } −{ $amount } (minimo { $least })
mage_knight-text-enemy-armor-fortified = { $target }: { -mage_knight-term-armor } −{ $amount }, o −{ $more } se { -mage_knight-term-fortified } (minimo { $least })
mage_knight-text-enemy-attack-less = { $target }: −{ $number }
mage_knight-text-enemy-attack-more = { $target }: +{ $number }
mage_knight-text-enemy-gains-cumbersome = quell’attacco diventa { -mage_knight-term-cumbersome }
mage_knight-text-enemy-skips-attack-one = un nemico non attacca
mage_knight-text-enemy-skips-attack-one-unfortified = un nemico che non è { -mage_knight-term-fortified } non attacca
mage_knight-text-enemy-skips-attack-up-to-3 = fino a tre nemici non attaccano
mage_knight-text-cancel-attack = annulla un attacco nemico
mage_knight-text-destroy-enemy-one = distruggi un nemico
mage_knight-text-destroy-enemy-same = distruggi quel nemico
mage_knight-text-destroy-enemy-blocked = distruggi il nemico bloccato
mage_knight-text-ignore-site-fortifications = ignora la fortificazione del luogo in questo turno
mage_knight-text-attacks-become-cold-fire = tutti i tuoi { -mage_knight-term-attack(form: "plural") } in questo combattimento sono di { -mage_knight-term-cold-fire }
mage_knight-text-attacks-become-siege = tutti i tuoi { -mage_knight-term-attack(form: "plural") } in questo combattimento sono anche { -mage_knight-term-siege-attack(form: "plural") }
mage_knight-text-ignore-damage-physical = ignora { $number ->
        [one] { $number } danno
       *[other] { $number } danni
    } di un attacco { -mage_knight-term-physical } contro il tuo eroe
mage_knight-text-ignore-damage-not-physical = ignora { $number ->
        [one] { $number } danno
       *[other] { $number } danni
    } di un attacco non { -mage_knight-term-physical } contro il tuo eroe
mage_knight-text-ignore-damage-fire-or-ice = ignora { $number ->
        [one] { $number } danno
       *[other] { $number } danni
    } di un attacco di { -mage_knight-term-fire } o { -mage_knight-term-ice } contro il tuo eroe
mage_knight-text-ignore-damage-not-fire-or-ice = ignora { $number ->
        [one] { $number } danno
       *[other] { $number } danni
    } di un altro attacco contro il tuo eroe
mage_knight-text-ignore-wounds = ignora { $number ->
        [one] la prima { -mage_knight-term-wound }
       *[other] le prime { $number } { -mage_knight-term-wound(form: "plural") }
    } che i nemici infliggerebbero alla tua mano in questo turno

# La mappa.
mage_knight-terrains-all = tutti i terreni
mage_knight-terrains-all-and-lake = tutti i terreni, anche i laghi
mage_knight-terrains-one-chosen-type = un terreno a scelta
mage_knight-terrains-one-chosen-space = uno spazio a scelta
mage_knight-text-terrain-less = costo di { -mage_knight-term-move } −{ $number } (minimo { $least }): { $terrains }
mage_knight-text-terrain-more = costo di { -mage_knight-term-move } +{ $number } (massimo { $most }): { $terrains }
mage_knight-text-terrain-at-most = costo di { -mage_knight-term-move } al massimo { $number }: { $terrains }
mage_knight-text-terrain-opens = entra con { -mage_knight-term-move } { $number } in: { $terrains }
mage_knight-text-terrain-opens-safe = entra con { -mage_knight-term-move } { $number } e resta al sicuro in: { $terrains }
mage_knight-text-forbid-terrain = non entrare in questo turno in: { $terrains }
mage_knight-text-explore-cost = esplorare costa { $number } { -mage_knight-term-move } in meno in questo turno
mage_knight-text-explore-range = una volta in questo turno, esplora a una distanza di { $number } spazi
mage_knight-text-direct-move-max-safe = muoviti fino a { $amount ->
        [one] uno spazio
       *[other] { $amount } spazi
    } senza costo, terminando in uno { -mage_knight-term-safe-space }
mage_knight-text-direct-move-exact-safe = muoviti di { $amount ->
        [one] uno spazio
       *[other] { $amount } spazi
    } senza costo, terminando in uno { -mage_knight-term-safe-space }
mage_knight-text-direct-move-max-safe-avoid = muoviti fino a { $amount } spazi senza costo, terminando in uno { -mage_knight-term-safe-space }; non attraverso: { $terrains }
mage_knight-text-direct-move-max-assault-avoid = muoviti fino a { $amount } spazi senza costo e assalta un { -mage_knight-term-fortified-site }; non attraverso: { $terrains }
mage_knight-text-reveal-garrisons-and-ruins-as-by-day = guarnigioni e rovine si rivelano come di { -mage_knight-term-day }
mage_knight-text-reveal-garrisons-at-distance-2 = in questo turno le guarnigioni si rivelano a due spazi di distanza

# Procedure di singole carte.
mage_knight-odd-rush-of-adrenaline = elimina la prima { -mage_knight-term-wound } presa in mano in questo turno e pesca una carta; ognuna delle tre successive fa pescare una carta
mage_knight-odd-wings-of-night = nemmeno altri nemici attaccano: { -mage_knight-term-move } 1 per il secondo, altri 2 per il terzo e così via
mage_knight-odd-space-bending = in questo turno gli spazi a due passi contano come adiacenti per muoversi ed esplorare, e muoversi non provoca nessuno
mage_knight-odd-time-bending = alla fine del turno riprendi le carte giocate, non pescare e gioca un altro turno; questa carta è messa da parte fino alla fine del { -mage_knight-term-game-round }
mage_knight-odd-meditation = metti due carte a caso della tua { -mage_knight-term-discard-pile } in cima o in fondo al tuo { -mage_knight-term-deed-deck }
mage_knight-odd-meditation-chosen = metti due carte a scelta della tua { -mage_knight-term-discard-pile } in cima o in fondo al tuo { -mage_knight-term-deed-deck }
mage_knight-odd-mana-meltdown = ogni altro giocatore perde un { -mage_knight-term-crystal } a caso o, se non ne ha, prende una { -mage_knight-term-wound }; puoi ottenerne uno di un colore perso
mage_knight-odd-mana-radiance = scegli un { -mage_knight-term-basic-colour }: ogni giocatore, anche tu, prende una { -mage_knight-term-wound } per ogni proprio { -mage_knight-term-crystal } di quel colore; poi ne ottieni due
mage_knight-odd-mana-claim = prendi un dado di un { -mage_knight-term-basic-colour } dalla { -mage_knight-term-source } fino alla fine del { -mage_knight-term-game-round }; ottieni subito tre gettoni di quel colore, o uno all’inizio di ogni tuo turno
mage_knight-odd-mana-claim-curse = prendi un dado di un { -mage_knight-term-basic-colour } dalla { -mage_knight-term-source } fino alla fine del { -mage_knight-term-game-round }; ottieni subito tre gettoni di quel colore, o uno all’inizio di ogni tuo turno; gli altri giocatori che usano quel colore prendono una { -mage_knight-term-wound }, una volta per turno
mage_knight-odd-mind-read = ottieni un { -mage_knight-term-crystal } di un { -mage_knight-term-basic-colour } qualsiasi; ogni altro giocatore scarta una { -mage_knight-term-action-card } o un { -mage_knight-term-spell } di quel colore, o mostra di non averne
mage_knight-odd-mind-read-steal = ottieni un { -mage_knight-term-crystal } di un { -mage_knight-term-basic-colour } qualsiasi; ogni altro giocatore scarta una { -mage_knight-term-action-card } o un { -mage_knight-term-spell } di quel colore, o mostra di non averne; puoi tenere una di quelle { -mage_knight-term-action-card(form: "plural") }
mage_knight-odd-spend-rival-units = poi puoi usare un’{ -mage_knight-term-unit } pronta di ogni altro giocatore, di livello { $number } o inferiore
mage_knight-odd-sacrifice = scegli verde o bianco, poi rosso o blu; per ogni coppia di tuoi { -mage_knight-term-crystal(form: "plural") } di questi colori: { -mage_knight-term-siege-attack } 4 (verde) o { -mage_knight-term-ranged-attack } 6 (bianco), di { -mage_knight-term-fire } (rosso) o { -mage_knight-term-ice } (blu); quei { -mage_knight-term-crystal(form: "plural") } diventano gettoni
mage_knight-odd-disease = in questo combattimento ogni nemico i cui attacchi sono tutti bloccati ha { -mage_knight-term-armor } 1
mage_knight-odd-banner-of-protection = alla fine del turno puoi eliminare le { -mage_knight-term-wound(form: "plural") } ricevute in questo turno che vuoi
mage_knight-odd-sword-of-justice = gli { -mage_knight-term-attack(form: "plural") } fisici valgono il doppio nella { -mage_knight-term-attack-phase } di questo turno
mage_knight-odd-bow-of-starsdawn = in questo turno ogni tuo { -mage_knight-term-ranged-attack } vale il doppio o diventa un { -mage_knight-term-siege-attack }; un { -mage_knight-term-siege-attack } può valere il doppio come { -mage_knight-term-ranged-attack }
mage_knight-odd-banner-of-command = se recluti un’{ -mage_knight-term-unit } in questo turno, puoi mettere questo { -mage_knight-term-banner } sotto di essa invece di un { -mage_knight-term-command-token }
mage_knight-odd-circlet-use = usa una { -mage_knight-term-skill } non interattiva dell’{ -mage_knight-term-common-skill-offer }: due volte se è per turno, una volta se è per { -mage_knight-term-game-round }
mage_knight-odd-circlet-keep = prendi per sempre una { -mage_knight-term-skill } dell’{ -mage_knight-term-common-skill-offer }
mage_knight-odd-mysterious-box = rivela l’{ -mage_knight-term-artifact } in cima; in questo turno questa carta può essere usata una volta come quell’{ -mage_knight-term-artifact } ({ -mage_knight-term-fame } +1); se non usata, torna in mano
mage_knight-odd-scout-peek = guarda un gettone coperto entro tre spazi, o quello in cima a una pila; se sconfiggi quel nemico in questo turno: { -mage_knight-term-fame } +1
mage_knight-odd-damage-redirect = se non è bloccato, i suoi danni vanno prima a questa { -mage_knight-term-unit }
mage_knight-odd-polarization = un mana usato conta come il suo opposto: rosso e blu, verde e bianco; nero di { -mage_knight-term-day } come un { -mage_knight-term-basic-colour } qualsiasi, oro di { -mage_knight-term-night } come nero
mage_knight-odd-motivation = nessun’altra { -mage_knight-term-skill } con questo nome prima della fine del tuo prossimo turno
mage_knight-odd-healing-ritual = elimina fino a due { -mage_knight-term-wound(form: "plural") } dalla mano; una di esse va invece nella mano dell’eroe più vicino
mage_knight-odd-source-freeze = fino al tuo prossimo turno gli altri non possono usare il loro dado normale della { -mage_knight-term-source }; poi ottieni un { -mage_knight-term-crystal } di un { -mage_knight-term-basic-colour } presente
mage_knight-odd-source-opening = usa un altro dado di un { -mage_knight-term-basic-colour } della { -mage_knight-term-source }; il proprietario di questa { -mage_knight-term-skill } ne ottiene un { -mage_knight-term-crystal }
mage_knight-odd-bonds-of-loyalty = un { -mage_knight-term-command-token } in più: l’{ -mage_knight-term-unit } su di esso costa 5 { -mage_knight-term-influence } in meno, può essere usata dove le { -mage_knight-term-unit(form: "plural") } non possono e non può essere congedata; quando lo ottieni, due { -mage_knight-term-regular-unit(form: "plural") } entrano nell’offerta
mage_knight-odd-mana-exploit = ottieni un { -mage_knight-term-mana-token } di un colore qualsiasi tranne oro; fino al tuo prossimo turno gli altri giocatori prendono una { -mage_knight-term-wound } se usano mana di un altro colore
mage_knight-odd-mana-overload = ottieni un { -mage_knight-term-mana-token } di un colore qualsiasi tranne oro; il primo giocatore che potenzia una carta con quel colore per { -mage_knight-term-move }, { -mage_knight-term-influence }, { -mage_knight-term-attack } o { -mage_knight-term-block } riceve 4 in più
mage_knight-odd-know-your-prey = ignora una capacità o una resistenza di un nemico in questo combattimento, o togli un elemento a un suo attacco
mage_knight-odd-wolfs-howl = le { -mage_knight-term-unit(form: "plural") } degli altri giocatori hanno −1 a ogni { -mage_knight-term-attack } e { -mage_knight-term-block }
mage_knight-odd-arcane-disguise = ignora la tua { -mage_knight-term-reputation } in questo turno
mage_knight-odd-puppet-master = tieni un nemico sconfitto in questo turno, o cedine uno: { -mage_knight-term-attack } pari a metà dei suoi attacchi, o { -mage_knight-term-block } pari a metà della sua { -mage_knight-term-armor }
mage_knight-odd-master-of-chaos = muovi il segnalino di un passo: blu { -mage_knight-term-block } 3, verde { -mage_knight-term-move } 1, nero { -mage_knight-term-attack } di { -mage_knight-term-cold-fire } a distanza 1, bianco { -mage_knight-term-influence } 2, rosso { -mage_knight-term-attack } 2, oro a scelta
mage_knight-odd-mana-suppression = fino al tuo prossimo turno il primo mana di un { -mage_knight-term-basic-colour } che un altro giocatore usa in un turno ne costa uno in più; poi ottieni un { -mage_knight-term-crystal } di un colore così pagato
mage_knight-odd-mana-enhancement = quando spendi mana di un { -mage_knight-term-basic-colour }, ottienine un { -mage_knight-term-crystal }; un altro giocatore può restituire questa { -mage_knight-term-skill } per un gettone di quel colore
mage_knight-odd-shapeshift = il { -mage_knight-term-move }, l’{ -mage_knight-term-attack } o il { -mage_knight-term-block } di un’{ -mage_knight-term-basic-action } diventa un altro dei tre
mage_knight-odd-natures-vengeance = i nemici affrontati dagli altri giocatori hanno +1 a ogni attacco nella { -mage_knight-term-block-phase }
mage_knight-odd-mana-steal = prendi un dado di un { -mage_knight-term-basic-colour } dalla { -mage_knight-term-source }; il suo mana può essere usato in un tuo turno di questo { -mage_knight-term-day }
mage_knight-odd-the-right-moment = una volta in questo { -mage_knight-term-day }: gioca un altro turno subito dopo questo
mage_knight-odd-long-night = una volta in questa { -mage_knight-term-night }, quando il tuo { -mage_knight-term-deed-deck } è vuoto: mettici tre carte a caso della tua { -mage_knight-term-discard-pile }
mage_knight-odd-midnight-meditation = una volta in questa { -mage_knight-term-night }, prima di un tuo turno: mescola fino a cinque carte della mano nel tuo { -mage_knight-term-deed-deck } e pescane altrettante
mage_knight-odd-preparation = cerca una carta nel tuo { -mage_knight-term-deed-deck }, prendila in mano e mescola il mazzo
mage_knight-odd-sparing-power = prima di ogni tuo turno: metti la carta in cima al tuo { -mage_knight-term-deed-deck } sotto questa, o una volta prendi in mano tutte le carte sotto di essa
mage_knight-odd-harvest-done = poi basta per questo turno
mage_knight-odd-on-her-own = non reclutare { -mage_knight-term-unit(form: "plural") } con { -mage_knight-term-influence } in questo turno
mage_knight-text-ready-unit-price = rendi pronta una tua { -mage_knight-term-unit } di livello { $number } o inferiore per { $price } { -mage_knight-term-influence } a livello
mage_knight-text-attack-same-enemy = { -mage_knight-term-attack } { $number } solo contro quel nemico
mage_knight-text-once-enemy-defeated-alone = se lo sconfiggi in questo turno senza l’aiuto di { -mage_knight-term-unit(form: "plural") }: { $then }
mage_knight-target-one-attack-unfortified = un attacco di un nemico non fortificato
mage_knight-target-one-unfortified = un nemico non fortificato
mage_knight-odd-spirit-guides = un { -mage_knight-term-block } +1
mage_knight-whole-note = { $text } ({ $note })
mage_knight-note-thugs = la tua { -mage_knight-term-reputation } vale al contrario per reclutarli, non insieme agli Eroi; prima che subiscano danni in un combattimento paga 2 { -mage_knight-term-influence }
mage_knight-note-heroes = la tua { -mage_knight-term-reputation } vale doppio per il primo, non insieme agli Sgherri; in un assalto paga una volta 2 { -mage_knight-term-influence } prima che agiscano
mage_knight-note-magic-familiars = reclutati per un mana base in più, che resta su di loro e rafforza un’abilità; in ogni { -mage_knight-term-game-round } paga loro un { -mage_knight-term-crystal } o perdili; anche: { -mage_knight-term-magical-glade }
mage_knight-note-delphana-masters = ogni abilità può essere usata una volta in un’attivazione, pagandola; reclutati solo in un’interazione
mage_knight-note-krang-battle-frenzy = girata di nuovo in un turno di riposo
mage_knight-note-krang-shamanic-ritual = girata di nuovo usando la tua azione
mage_knight-note-krang-arcane-disguise = girata di nuovo in un turno successivo per un mana verde
mage_knight-note-braevalar-feral-allies = rivelare tessere ti costa 1 in meno
