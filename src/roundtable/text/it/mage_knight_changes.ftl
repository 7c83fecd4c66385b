### Ciò che dice il diario di Mage Knight quando cambiano carte, mana, dadi, Unità e tracciati.

## Da dove vengono Fama e Reputazione

mage_knight-cause-enemy = un nemico sconfitto
mage_knight-cause-tile = una nuova tessera
mage_knight-cause-altar = l’altare
mage_knight-cause-effect = per un effetto
mage_knight-cause-roll = un dado nero tirato
mage_knight-cause-fight = uno scontro vinto contro un giocatore
mage_knight-cause-row = una riga del tracciato Fama completata
mage_knight-cause-assault = un assalto
mage_knight-cause-burning = un monastero bruciato
mage_knight-cause-plunder = un villaggio saccheggiato
mage_knight-cause-orcs = orchi predoni sconfitti
mage_knight-cause-draconum = un draconum sconfitto
mage_knight-cause-token = indicato sul suo gettone
mage_knight-cause-mine = una miniera liberata

## Che cosa è successo

mage_knight-drew-seen = { $seat } ha pescato { $card }, di cui tutti conoscevano il posto.
mage_knight-threw-away = { $seat } ha eliminato { $card } dalla mano.
mage_knight-wound-gone = { $seat } ha eliminato una Ferita dalla pila degli Scarti.
mage_knight-healed = { $seat } ha curato una Ferita della mano.
mage_knight-glade-discard = La radura magica ha tolto una Ferita dagli Scarti di { $seat }.
mage_knight-wound-discard = { $seat } ha preso { $number ->
        [one] una Ferita
       *[other] { $number } Ferite
    } negli Scarti.
mage_knight-played-with = { $seat } ha giocato { $card } con { $other }.
mage_knight-borrowed = { $seat } ha usato { $card } dell’offerta, grazie a { $other }.
mage_knight-borrowed-unit = { $seat } ha usato { $unit } dell’offerta.
mage_knight-cleaned = { $seat } ha sgombrato l’area di gioco: le carte giocate sono scartate, i gettoni mana persi.
mage_knight-left-game = { $card }, giocata da { $seat }, è uscita dal gioco.
mage_knight-back-in-hand = { $card } è tornata in mano a { $seat }.
mage_knight-put-on-deck = { $card } è andata in cima al mazzo di { $seat }.
mage_knight-put-under-deck = { $card } è andata sotto il mazzo di { $seat }.
mage_knight-set-aside = { $seat } ha messo da parte { $card } fino alla fine del Round.
mage_knight-stays = { $card } resta nell’area di gioco di { $seat }.
mage_knight-fetched = { $seat } ha rimesso { $card } dagli Scarti nel mazzo.
mage_knight-hid-card = { $seat } ha messo una carta della mano nel mazzo.
mage_knight-hid-this = Hai messo { $card } nel mazzo.
mage_knight-hid-known = { $seat } ha messo { $card } dalla mano nel mazzo.
mage_knight-prepared = { $seat } ha preso in mano una carta del mazzo.
mage_knight-prepared-this = Hai preso { $card }.
mage_knight-stored = { $seat } ha messo la prima carta del mazzo sotto la Tattica.
mage_knight-fetched-stored = { $seat } ha preso in mano { $number ->
        [one] la carta
       *[other] le { $number } carte
    } sotto la Tattica.
mage_knight-fetched-this = È { $card }.
mage_knight-discard-shuffled = { $seat } ha rimescolato gli Scarti nel mazzo.
mage_knight-gained-to-hand = { $seat } ha ottenuto { $card } in mano.
mage_knight-gained-to-discard = { $seat } ha ottenuto { $card } negli Scarti.
mage_knight-gained-under-deck = { $seat } ha ottenuto { $card } sotto il mazzo.
mage_knight-took-from = { $seat } ha preso { $card } dagli Scarti di { $rival }.
mage_knight-box-back = { $card } è tornata sotto il mazzo degli Artefatti.
mage_knight-round-ready = { $seat } ha rialzato Unità e Abilità e rimescolato tutte le carte Impresa.
mage_knight-artifact-returned = { $seat } ha rimesso { $card } sotto il mazzo degli Artefatti.
mage_knight-crystal-gained = { $seat } ha ottenuto un cristallo { $colour }.
mage_knight-crystal-overflow = { $seat } ha ottenuto un gettone mana { $colour } al posto di un quarto cristallo.
mage_knight-mana-gained = { $seat } ha ottenuto un gettone mana { $colour }.
mage_knight-paid = { $seat } ha pagato con: { $mana }.
mage_knight-paid-as = { $seat } ha pagato con: { $mana }, come { $colour }.
mage_knight-crystal-turned = { $seat } ha trasformato un cristallo { $colour } in mana.
mage_knight-crystal-lost = { $seat } ha perso un cristallo { $colour }.
mage_knight-die-taken = { $seat } ha preso un dado { $colour } della Fonte.
mage_knight-die-back = Un dado è tornato alla Fonte senza essere ritirato: { $colour }.
mage_knight-die-rerolled = Un dado { $colour } della Fonte è stato ritirato: { $new }.
mage_knight-source-rolled-3 = La Fonte mostra { $die1 }, { $die2 } e { $die3 }.
mage_knight-source-rolled-4 = La Fonte mostra { $die1 }, { $die2 }, { $die3 } e { $die4 }.
mage_knight-source-rolled-5 = La Fonte mostra { $die1 }, { $die2 }, { $die3 }, { $die4 } e { $die5 }.
mage_knight-source-rolled-6 = La Fonte mostra { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 } e { $die6 }.
mage_knight-source-gathered = Si tirano tutti i dadi della Fonte.
mage_knight-source-die = Un dado della Fonte mostra { $colour }.
mage_knight-readied = { $unit }, di { $seat }: di nuovo pronta.
mage_knight-unit-spent = { $unit }, di { $seat }: usata.
mage_knight-unit-healed = { $unit }, di { $seat }: { $number ->
        [one] una Ferita curata
       *[other] { $number } Ferite curate
    }.
mage_knight-unit-poisoned = { $unit }, di { $seat }: due Ferite da un attacco velenoso.
mage_knight-banner-lost = { $card } ha lasciato l’Unità di { $seat } per gli Scarti.
mage_knight-skill-back = { $skill } è tornata a { $seat }, a faccia in giù.
mage_knight-skill-down = { $seat } ha girato { $skill } a faccia in giù.
mage_knight-skill-offered = { $skill }, lasciata da { $seat }, entra nell’offerta comune.
mage_knight-offer-dropped = { $card } ha lasciato l’offerta per il fondo del suo mazzo.
mage_knight-units-gathered = L’offerta di Unità è stata ritirata.
mage_knight-off-the-map = L’eroe di { $seat } ha lasciato la mappa dal portale.
mage_knight-on-the-portal = L’eroe di { $seat } è arrivato al portale.
mage_knight-city-shield = { $seat } ha posto uno scudo sulla città in { $space } per un difensore sconfitto.
mage_knight-shields-gone = Gli scudi in { $space } sono stati rimossi.
mage_knight-shield-replaced = { $seat } ha tolto lo scudo di { $rival } da { $space }.
