### Il tabellone di Mage Knight nel browser.

web-mage_knight-map = Mappa: le frecce la spostano, più e meno ingrandiscono e riducono, 0 la mostra intera
web-mage_knight-zoom-in = Ingrandisci
web-mage_knight-zoom-out = Riduci
web-mage_knight-zoom-all = Mostra tutta la mappa
web-mage_knight-zoom-hero = Segui l’eroe
web-mage_knight-offers = Fonte e offerte
web-mage_knight-round = { CAPITAL(-mage_knight-term-game-round) } { $round } di { $rounds }
web-mage_knight-fame = { -mage_knight-term-fame } { $number }, { -mage_knight-term-level } { $level }
web-mage_knight-reputation = { -mage_knight-term-reputation } { $number }, bonus { $bonus }
web-mage_knight-dummy = { CAPITAL(-mage_knight-term-dummy-player) }
web-mage_knight-dummy-of = { $hero } (fittizio)
web-mage_knight-tactic-plain = Nessun effetto: il numero più basso gioca per primo.
web-mage_knight-change = { $what } { $change }

## Parole sul tabellone

web-mage_knight-label-source = { -mage_knight-term-source }
web-mage_knight-label-tactic = Tattica
web-mage_knight-label-tactics = Tattiche
web-mage_knight-label-units = { -mage_knight-term-unit(form: "plural") }
web-mage_knight-label-advanced = { -mage_knight-term-advanced-action(form: "plural") }
web-mage_knight-label-spells = { -mage_knight-term-spell(form: "plural") }
web-mage_knight-label-artifacts = { -mage_knight-term-artifact(form: "plural") }
web-mage_knight-label-upgrades = Miglioramenti
web-mage_knight-label-draft = Da cui scegliere
web-mage_knight-label-selected = Scelte
web-mage_knight-label-hidden-die = Dado nascosto
web-mage_knight-label-skills = { -mage_knight-term-skill(form: "plural") }
web-mage_knight-label-day = { CAPITAL(-mage_knight-term-day) }
web-mage_knight-label-night = { CAPITAL(-mage_knight-term-night) }
web-mage_knight-label-order = Ordine dei turni
web-mage_knight-label-fame = { -mage_knight-term-fame }
web-mage_knight-label-reputation = { -mage_knight-term-reputation }
web-mage_knight-label-move = { -mage_knight-term-move }
web-mage_knight-label-influence = { -mage_knight-term-influence }
web-mage_knight-label-healing = { -mage_knight-term-healing }
web-mage_knight-label-armor = { -mage_knight-term-armor }
web-mage_knight-label-hand = { CAPITAL(-mage_knight-term-hand) }
web-mage_knight-label-level = { CAPITAL(-mage_knight-term-level) }
web-mage_knight-label-command = { CAPITAL(-mage_knight-term-command-token(form: "plural")) }
web-mage_knight-label-deck = Mazzo
web-mage_knight-label-discard = Scarti
web-mage_knight-label-played = Giocate
web-mage_knight-label-defeated = sconfitto
web-mage_knight-label-wounded = { -mage_knight-term-wounded }
web-mage_knight-label-skips = non attacca
web-mage_knight-label-summoned = ha evocato
web-mage_knight-label-attack-blocked = ✓ bloccato
web-mage_knight-label-attack-cancelled = ✓ annullato
web-mage_knight-label-attack-dealt = subito
web-mage_knight-label-damage = Danni da assegnare
web-mage_knight-label-wounds = { -mage_knight-term-wound(form: "plural") }
web-mage_knight-label-no-units = Niente { -mage_knight-term-unit(form: "plural") } qui
web-mage_knight-label-crystals = { CAPITAL(-mage_knight-term-crystal(form: "plural")) }
web-mage_knight-label-mana = { CAPITAL(-mage_knight-term-mana-token(form: "plural")) }

## La mano, il mana e la borsa

web-mage_knight-purse = Borsa
web-mage_knight-purse-lost = il resto si perde
web-mage_knight-purse-phase = si perde a fine fase
web-mage_knight-purse-empty = ancora niente di raccolto
web-mage_knight-die-used = il tuo dado è usato
web-mage_knight-black-by-day = il nero riposa di giorno
web-mage_knight-gold-by-day = l’oro è ogni colore di giorno
web-mage_knight-gold-by-night = l’oro dorme di notte
web-mage_knight-black-by-night = il nero potenzia gli incantesimi
web-mage_knight-piles = Mazzo e scarti
web-mage_knight-aside = Messe da parte
web-mage_knight-deck-unknown = { $count } coperte, in un ordine che nessuno conosce
web-mage_knight-half-basic = { $card }: effetto base
web-mage_knight-half-powered = { $card }: effetto forte
web-mage_knight-half-sideways = { $card }: di lato
web-mage_knight-sideways-says = Ogni carta tranne una { -mage_knight-term-wound } può essere giocata di lato per 1 di { -mage_knight-term-move }, { -mage_knight-term-influence }, { -mage_knight-term-attack } o { -mage_knight-term-block }.
web-mage_knight-ability-of = { $unit }: abilità { $number }
web-mage_knight-short-fight = in battaglia
web-mage_knight-short-fight-start = apre la battaglia
web-mage_knight-short-no-fight = fuori battaglia
web-mage_knight-short-attack = per attaccare
web-mage_knight-short-block = per bloccare
web-mage_knight-short-ranged = prima del blocco
web-mage_knight-short-target = scegli un bersaglio
web-mage_knight-short-blow = scegli l’attacco
web-mage_knight-short-siege = solo assedio
web-mage_knight-short-locals = con gli abitanti
web-mage_knight-short-moving = movimento finito
web-mage_knight-short-resting = stai riposando
web-mage_knight-short-mana = niente mana
web-mage_knight-short-no-mana = niente mana { $colour }
web-mage_knight-short-black = niente mana nero
web-mage_knight-short-night = di notte
web-mage_knight-short-wound = non si gioca
web-mage_knight-short-cards = nessuna carta da dare
web-mage_knight-short-deck = mazzo vuoto
web-mage_knight-short-action = richiede l’azione
web-mage_knight-short-spent = usata
web-mage_knight-short-wounded = ferita
web-mage_knight-short-barred = non in questa lotta
web-mage_knight-short-used-turn = già usata
web-mage_knight-short-used-round = usata nel round
web-mage_knight-short-passive = sempre attiva
web-mage_knight-short-payment = pagando
web-mage_knight-short-centre = al centro
web-mage_knight-short-no-unit = nessuna unità
web-mage_knight-short-source = nessun dado
web-mage_knight-short-other = non questa
web-mage_knight-short-turn = non è il tuo turno

## Che cosa sono le cose

web-mage_knight-terrain = { CAPITAL($terrain) }: { -mage_knight-term-move } { $day } di giorno, { $night } di notte.
web-mage_knight-terrain-closed = { CAPITAL($terrain) }: nessuno vi entra senza un effetto speciale.
web-mage_knight-site-portal = Da qui partono tutti gli eroi. Possono starci in molti, e nessuno combatte.
web-mage_knight-site-village = Recluta { -mage_knight-term-unit(form: "plural") } e compra { -mage_knight-term-healing } con l’{ -mage_knight-term-influence }. Saccheggiare costa { -mage_knight-term-reputation }.
web-mage_knight-site-monastery = Compra { -mage_knight-term-healing }, impara { -mage_knight-term-advanced-action(form: "plural") }, recluta. Bruciarlo dà un { -mage_knight-term-artifact } e una cattiva fama.
web-mage_knight-site-keep = Fortificata: entrarvi è un assalto alla guarnigione grigia. Una volta tua, vi recluti e nei dintorni peschi di più.
web-mage_knight-site-mage-tower = Fortificata: entrarvi è un assalto alla guarnigione viola. Conquistata, dà un { -mage_knight-term-spell } e ne vende altri.
web-mage_knight-site-city = La guarnigione più forte di tutte. Conquistata, ogni città vende qualcosa di suo.
web-mage_knight-site-dungeon = Affronta un nemico marrone senza { -mage_knight-term-unit(form: "plural") } e con le regole della notte. Ricompensa: un { -mage_knight-term-spell } o un { -mage_knight-term-artifact }.
web-mage_knight-site-tomb = Affronta un nemico rosso senza { -mage_knight-term-unit(form: "plural") } e con le regole della notte. Ricompensa: un { -mage_knight-term-spell } e un { -mage_knight-term-artifact }.
web-mage_knight-site-monster-den = Affronta un nemico marrone. Ricompensa: { -mage_knight-term-crystal(form: "plural") }.
web-mage_knight-site-spawning-grounds = Affronta due nemici marroni. Ricompensa: un { -mage_knight-term-artifact } e { -mage_knight-term-crystal(form: "plural") }.
web-mage_knight-site-ancient-ruins = Un gettone giallo dice che cosa attende qui: nemici con una ricompensa, o un altare che scambia mana con { -mage_knight-term-fame }.
web-mage_knight-site-marauding-orcs = Sbarrano il loro spazio e attaccano chi passa accanto. Sfidali da vicino per { -mage_knight-term-fame } e { -mage_knight-term-reputation }.
web-mage_knight-site-draconum = Sbarrano il loro spazio e attaccano chi passa accanto. Sfidali da vicino per molta { -mage_knight-term-fame }.
web-mage_knight-site-crystal-mine = Chi finisce qui il turno ottiene un { -mage_knight-term-crystal } del suo colore.
web-mage_knight-site-magical-glade = Un turno iniziato qui porta un { -mage_knight-term-mana-token }; un turno finito qui toglie una { -mage_knight-term-wound }.
web-mage_knight-site-deep-mine = Chi finisce qui il turno ottiene un { -mage_knight-term-crystal } di uno dei suoi colori.
web-mage_knight-site-refugee-camp = Recluta qualsiasi { -mage_knight-term-unit } dell’offerta; quelle di fortezze, torri e monasteri costano 1 { -mage_knight-term-influence } in più, quelle delle sole città 3.
web-mage_knight-site-maze = Produci { -mage_knight-term-move } 2, 4 o 6 lungo il percorso, con una { -mage_knight-term-unit } al massimo, e affronta un nemico marrone. Ricompensa secondo il percorso: { -mage_knight-term-crystal(form: "plural") }, un { -mage_knight-term-spell } o un { -mage_knight-term-artifact }.
web-mage_knight-site-labyrinth = Produci { -mage_knight-term-move } 2, 4 o 6 lungo il percorso, con una { -mage_knight-term-unit } al massimo, e affronta un nemico rosso. Ricompensa: una { -mage_knight-term-advanced-action } e, secondo il percorso, { -mage_knight-term-crystal(form: "plural") }, un { -mage_knight-term-spell } o un { -mage_knight-term-artifact }.
web-mage_knight-explore = Terra sconosciuta
web-mage_knight-explore-says = Da uno spazio vicino, rivela la prossima tessera per { -mage_knight-term-move } { $number }.
web-mage_knight-face-down = Un nemico coperto ({ $stack }).
web-mage_knight-shields = Scudi di { $names }.
web-mage_knight-heroes-here = Qui: { $names }.
web-mage_knight-site-cost = Si recluta per { -mage_knight-term-influence } { $number } presso: { $sites }.
web-mage_knight-die-says = Prendi un dado della { -mage_knight-term-source } per turno e usane subito il mana. A fine turno viene rilanciato.
web-mage_knight-crystal-says = Un { -mage_knight-term-crystal } si conserva fino all’uso, al massimo { $number } per colore.
web-mage_knight-token-says = Un { -mage_knight-term-mana-token } si perde alla fine del turno.
web-mage_knight-with-mana = Con mana ({ $mana }): { $text }
web-mage_knight-thrown-away = Eliminandola: { $text }
web-mage_knight-at-night = { $name }: { $text }

## Una prima partita

web-mage_knight-lesson-aim = Lo scopo del gioco
web-mage_knight-lesson-aim-says = Percorri una terra ignota, giochi carte per muoverti e combattere, e diventi più forte. Le imprese portano { -mage_knight-term-fame }; nella prima partita cerchi la città.
web-mage_knight-lesson-hero = Scegli un eroe
web-mage_knight-lesson-hero-says = All’inizio sono quasi uguali: solo una o due carte del mazzo sono proprie. Le abilità che imparano dopo li distinguono di più: prendi chi preferisci.
web-mage_knight-lesson-hero-example = Ogni eroe comincia con 16 carte, alcune solo del suo mazzo.
web-mage_knight-lesson-tactics = Una Tattica per il { -mage_knight-term-game-round }
web-mage_knight-lesson-tactics-says = I numeri bassi giocano prima, quelli alti aiutano di più. Da solo, prendi quella che preferisci.
web-mage_knight-lesson-tactics-example = Chi prende il numero 1 gioca prima di chi prende il numero 5 per tutto il Round.
web-mage_knight-lesson-cards = Gioca una carta
web-mage_knight-lesson-cards-says = Ogni carta fa qualcosa da sola e di più con mana del suo colore. Qualsiasi carta tranne una { -mage_knight-term-wound }, giocata { -mage_knight-term-sideways }, dà un punto di ciò che serve.
web-mage_knight-lesson-mana = Potenzia una carta
web-mage_knight-lesson-mana-says = Paga con un dado della { -mage_knight-term-source }, un { -mage_knight-term-mana-token } o un { -mage_knight-term-crystal }. Di giorno l’oro vale ogni colore; di notte il nero potenzia gli { -mage_knight-term-spell(form: "plural") }.
web-mage_knight-lesson-move = Muoviti
web-mage_knight-lesson-move-says = Gli esagoni dorati sono raggiungibili; il numero è il costo del passo. Ci si muove prima dell’azione.
web-mage_knight-lesson-explore = Esplora
web-mage_knight-lesson-explore-says = Al bordo delle terre note, rivela una nuova tessera. Tieni del { -mage_knight-term-move } per proseguire.
web-mage_knight-lesson-explore-example = Da uno spazio sul bordo, 2 Movimento rivelano la tessera successiva.
web-mage_knight-lesson-fight = Combatti
web-mage_knight-lesson-fight-says = Prima colpisci da lontano, poi blocca, subisci i danni e rispondi. Un attacco deve raggiungere l’{ -mage_knight-term-armor } dei bersagli.
web-mage_knight-lesson-block = Bloccare o sanguinare
web-mage_knight-lesson-block-says = Un blocco deve raggiungere tutto l’attacco; di meno non serve. I danni non bloccati danno { -mage_knight-term-wound(form: "plural") }, che ingombrano la mano.
web-mage_knight-lesson-interact = Parla con la gente
web-mage_knight-lesson-interact-says = In villaggi e monasteri l’{ -mage_knight-term-influence } compra { -mage_knight-term-unit(form: "plural") }, { -mage_knight-term-healing } e sapere. La tua { -mage_knight-term-reputation } abbassa o alza i prezzi.
web-mage_knight-lesson-end = Finisci il turno
web-mage_knight-lesson-end-says = Peschi fino al limite di mano. Quando il mazzo è vuoto, annuncia la fine del { -mage_knight-term-game-round }.
web-mage_knight-lesson-rest = Riposa
web-mage_knight-lesson-rest-says = Con una brutta mano, riposa: scarta una carta e quante { -mage_knight-term-wound(form: "plural") } vuoi. In quel turno non ti muovi e non agisci.
web-mage_knight-lesson-rest-example = Scarta una carta che non sia una Ferita, e le due Ferite che hai in mano vanno con lei.
web-mage_knight-team = Squadra { $number }

web-mage_knight-deal = Tratta con loro
web-mage_knight-short = { -mage_knight-term-influence }: ne manca { $number }
web-mage_knight-ware-healing = 1 { -mage_knight-term-healing }
web-mage_knight-ware-artifact = { CAPITAL(-mage_knight-term-artifact) }
web-mage_knight-ware-elite-unit = Aggiungi un’{ -mage_knight-term-elite-unit } all’offerta
web-mage_knight-ware-unseen-advanced-action = Prima carta del mazzo
web-mage_knight-locals = Abitanti
web-mage_knight-locals-says = Trattare con loro è la tua azione del turno. La { -mage_knight-term-reputation } cambia una volta la tua { -mage_knight-term-influence }; poi compra finché basta.
web-mage_knight-end-of-turn = Fine del turno
web-mage_knight-discard-any = Scegli le carte da scartare prima di pescare, o tienile tutte.
web-mage_knight-discard-one = Scarta almeno una carta
web-mage_knight-draw =
    { $number ->
        [0] Non pescare nulla
        [one] Pesca 1 carta
       *[other] Pesca { $number } carte
    }
web-mage_knight-look-enemy = Nemico
web-mage_knight-look-basic = { CAPITAL(-mage_knight-term-basic-action) }
web-mage_knight-look-site = Luogo
web-mage_knight-look-terrain = Terreno
web-mage_knight-heading-go = Muoviti
web-mage_knight-heading-challenge = Sfida
web-mage_knight-heading-play = Gioca una carta
web-mage_knight-heading-sideways = Una carta di lato
web-mage_knight-heading-crystal = Cristalli in mana
web-mage_knight-plays = { $card }: { $text }
web-mage_knight-plays-strong = { $card } con mana: { $text }
web-mage_knight-plays-sideways = { $card } { -mage_knight-term-sideways }: { $points } 1
