### Il palco di Mage Knight: un combattimento nel browser.

## Le fasi

web-mage_knight-rail = Le quattro fasi
web-mage_knight-rail-ranged = A distanza e d’assedio
web-mage_knight-rail-block = Blocco
web-mage_knight-rail-damage = Danni
web-mage_knight-rail-attack = Attacco
web-mage_knight-rail-passed = passata
web-mage_knight-rail-now = ora
web-mage_knight-rail-later = poi
web-mage_knight-rail-coming = { $number } in arrivo
web-mage_knight-rail-armor = { -mage_knight-term-armor } { $list }

## Se ti fermi qui

web-mage_knight-stop = Se ti fermi qui
web-mage_knight-stop-blocked = bloccato, non passa nulla
web-mage_knight-stop-kept = non attacca
web-mage_knight-stop-dealt = ha colpito
web-mage_knight-stop-waits = attaccano i suoi mostri
web-mage_knight-stop-hit = { $damage } contro { -mage_knight-term-armor } { $armor }: { $wounds ->
        [0] nessuna { -mage_knight-term-wound }
        [one] { $wounds } { -mage_knight-term-wound }
       *[other] { $wounds } { -mage_knight-term-wound(form: "plural") }
    }
web-mage_knight-stop-poison = { -mage_knight-term-poison }: altre { $number } negli scarti
web-mage_knight-stop-paralyze = { -mage_knight-term-paralyze }: la mano viene scartata
web-mage_knight-stop-to-hand = { $number ->
        [one] { -mage_knight-term-wound } in mano
       *[other] { -mage_knight-term-wound(form: "plural") } in mano
    }
web-mage_knight-stop-limit = { -mage_knight-term-knock-out } a { $limit }
web-mage_knight-stop-knocked-out = { -mage_knight-term-knock-out }: la tua mano è scartata
web-mage_knight-stop-summons = { $number ->
        [one] Un mostro deve ancora arrivare
       *[other] { $number } mostri devono ancora arrivare
    }
web-mage_knight-stop-retreats = L’assalto fallisce: si torna al punto di partenza
web-mage_knight-stop-nothing = Non passa nulla
web-mage_knight-stop-with = Con questo: { $number ->
        [0] nessuna { -mage_knight-term-wound }
        [one] { $number } { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    }
web-mage_knight-stop-keeps = e tieni la tua mano
web-mage_knight-stop-other = Se { $who } si ferma qui
web-mage_knight-stop-undefeated = non sconfitto: { $number } di { -mage_knight-term-fame } in meno
web-mage_knight-stop-line-left = Se ti fermi qui: { $number } non sconfitti
web-mage_knight-other-acts = { $who } decide
web-mage_knight-trait-none = Nessuna abilità speciale
web-mage_knight-stop-then = Poi scegli chi subisce ogni colpo, eroe o { -mage_knight-term-unit }
web-mage_knight-stop-line = Se ti fermi qui: { $number ->
        [0] non passa nulla
        [one] { $number } { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    }

## La posta in gioco

web-mage_knight-stake-all = Sconfitti tutti
web-mage_knight-stake-fame = { $before } → { $after }
web-mage_knight-stake-level = { $before } → { $after }: { -mage_knight-term-level } { $level }
web-mage_knight-stake-reputation = { -mage_knight-term-reputation } { $before } → { $after }
web-mage_knight-stake-yours = il luogo è tuo
web-mage_knight-share = In questo assalto comune
web-mage_knight-share-of = { $who }: { $enemies }
web-mage_knight-share-done = { $who }: fatto
web-mage_knight-next-block = Poi: attaccano loro
web-mage_knight-next-damage = Poi: si assegnano { $number } danni
web-mage_knight-next-attack = Poi: rispondi ai colpi
web-mage_knight-next-over = Poi il combattimento è finito
web-mage_knight-end-ranged = Termina la { -mage_knight-term-ranged-and-siege-phase }
web-mage_knight-end-block = Termina la { -mage_knight-term-block-phase }
web-mage_knight-end-attack = Termina il combattimento
web-mage_knight-see-map = Guarda la mappa
web-mage_knight-see-stage = Torna al combattimento

## Ciò che è raccolto

web-mage_knight-of = su { $number }
web-mage_knight-deed-block = Blocca
web-mage_knight-deed-block-short = Blocca: mancano { $number }
web-mage_knight-deed-strike = Colpisci
web-mage_knight-deed-strike-short = Colpisci: mancano { $number }
web-mage_knight-deed-let-come = Lascia passare { $number }
web-mage_knight-deed-let-go = Lascia
web-mage_knight-deed-give-up = Rinuncia: { $number } persi
web-mage_knight-deed-pass = Passa
web-mage_knight-deed-done = Lascia il resto
web-mage_knight-take-up = Riprendi
web-mage_knight-let-go = lasciato
web-mage_knight-halves-block = { -mage_knight-term-block } { $elements } dimezzato
web-mage_knight-halves-attack = { -mage_knight-term-attack } { $elements } dimezzato
web-mage_knight-pick-target = Scegli chi attaccare, o con che cosa
web-mage_knight-pick-block = Scegli quale attacco bloccare, o con che cosa
web-mage_knight-pick-damage = Scegli quale attacco colpisce ora
web-mage_knight-gather-block = Gioca { -mage_knight-term-block }: carte, { -mage_knight-term-unit(form: "plural") } o una carta di lato
web-mage_knight-gather-ranged = Gioca { -mage_knight-term-ranged-attack(form: "plural") } o { -mage_knight-term-siege-attack(form: "plural") }
web-mage_knight-gather-attack = Gioca { -mage_knight-term-attack(form: "plural") }: carte, { -mage_knight-term-unit(form: "plural") } o una carta di lato
web-mage_knight-sideways = una carta di lato
web-mage_knight-take-off = Riprendi { $name } dalla linea, e ciò che è stato posato dopo
web-mage_knight-who-takes = { $number } danni: chi li subisce?
web-mage_knight-takes-hero = { $number ->
        [0] illeso
        [one] { $number } { -mage_knight-term-wound } in mano
       *[other] { $number } { -mage_knight-term-wound(form: "plural") } in mano
    }
web-mage_knight-takes-unharmed = illesa
web-mage_knight-takes-wounded = ferita
web-mage_knight-takes-poisoned = avvelenata: 2 { -mage_knight-term-wound(form: "plural") }
web-mage_knight-takes-destroyed = distrutta
web-mage_knight-takes-left = restano { $number }

## Sulla carta di un nemico

web-mage_knight-foot-blocked = bloccato
web-mage_knight-foot-kept = non attacca
web-mage_knight-foot-defeated = sconfitto
web-mage_knight-foot-wounded = ferita
web-mage_knight-foot-summoned = i suoi mostri combattono per lui
web-mage_knight-foot-comes = passano { $number }
web-mage_knight-foot-out-of-reach = fuori portata da lontano
web-mage_knight-foot-siege = solo assedio
web-mage_knight-summoned-by = evocato da { $enemy }
web-mage_knight-trait-resists = Resiste
web-mage_knight-trait-resists-says = { -mage_knight-term-attack } { $elements } dimezzato
web-mage_knight-trait-element = { -mage_knight-term-block } { $elements } dimezzato
web-mage_knight-trait-swift = richiede il doppio del { -mage_knight-term-block }: { $number }
web-mage_knight-trait-brutal = infligge il doppio dei danni: { $number }
web-mage_knight-trait-poison = ogni { -mage_knight-term-wound } ne porta una seconda
web-mage_knight-trait-paralyze = una { -mage_knight-term-wound } svuota la tua mano
web-mage_knight-trait-assassination = i suoi danni sono solo per te
web-mage_knight-trait-cumbersome = 1 { -mage_knight-term-move } toglie 1 al suo { -mage_knight-term-attack }
web-mage_knight-trait-vampiric = ogni { -mage_knight-term-wound } gli dà { -mage_knight-term-armor }
web-mage_knight-trait-fortified = da lontano solo l’assedio lo raggiunge
web-mage_knight-trait-fortified-twice = da lontano nulla lo raggiunge
web-mage_knight-trait-unfortified = nessun muro lo ripara
web-mage_knight-trait-elusive = meno { -mage_knight-term-armor } una volta bloccato
web-mage_knight-trait-arcane-immunity = solo { -mage_knight-term-attack } e { -mage_knight-term-block } lo toccano
web-mage_knight-trait-defend = dà { -mage_knight-term-armor } al primo attaccato
web-mage_knight-trait-summon = un mostro attacca al suo posto
web-mage_knight-worth = { $number } { -mage_knight-term-fame }

## Tra giocatori

web-mage_knight-duel-afar = Da lontano
web-mage_knight-duel-melee = Corpo a corpo
web-mage_knight-duel-attacks = { $who } attacca
web-mage_knight-duel-attacked = { $who } ti attacca
web-mage_knight-duel-attacking = { $who } attacca { $other }
web-mage_knight-duel-waits = { $who } decide come partecipare
web-mage_knight-duel-answers = { $who } blocca
web-mage_knight-duel-assigns = { $who } assegna i danni
web-mage_knight-duel-aggressor = aggressore
web-mage_knight-duel-defender = difensore
web-mage_knight-duel-cards = { $number ->
        [one] { $number } carta in mano
       *[other] { $number } carte in mano
    }
web-mage_knight-duel-comes = passano { $number }
web-mage_knight-duel-left = restano { $number } danni
web-mage_knight-duel-passed = l’altro ha passato

## Momenti

web-mage_knight-moment-victory = Vittoria
web-mage_knight-moment-defeat = Ritirata
web-mage_knight-moment-withdrawal = { -mage_knight-term-forced-withdrawal }
web-mage_knight-moment-knocked-out = { -mage_knight-term-knock-out }
web-mage_knight-moment-paralyzed = Paralizzato
web-mage_knight-moment-level = Un nuovo livello
