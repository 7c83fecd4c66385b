### Scenarios of Mage Knight with other goals than cities.

## What can be chosen

mage_knight-setting-scenario-mines-liberation = { -mage_knight-term-mines-liberation } (1–4 giocatori)
mage_knight-setting-scenario-mines-liberation-about = Libera le miniere di un regno alleato dai nemici che le tengono; ti ringraziano con cristalli.
mage_knight-setting-scenario-druid-nights = { -mage_knight-term-druid-nights } (1–4 giocatori)
mage_knight-setting-scenario-druid-nights-about = Segna di giorno le radure magiche e di notte evoca mostri, quanti ne osi. 4 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-dungeon-lords = { -mage_knight-term-dungeon-lords } (1–4 giocatori)
mage_knight-setting-scenario-dungeon-lords-about = Trova gli ingressi segreti e conquista tutte le segrete e le tombe; gallerie collegano quelle conquistate. 5 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-conquer-and-hold = { -mage_knight-term-conquer-and-hold } (2–4 giocatori)
mage_knight-setting-scenario-conquer-and-hold-about = Prendi fortezze e torri dei maghi alla terra e agli altri, e tienine di più alla fine. 6 o 4 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-one-to-return = { -mage_knight-term-one-to-return } (2–4 giocatori)
mage_knight-setting-scenario-one-to-return-about = Il portale si chiude alle tue spalle; vince solo chi vi si trova quando finisce l’ultima notte. 4 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-limited-glade-shields = Pochi scudi per radura
mage_knight-setting-limited-glade-shields-about = Notti dei Druidi: una radura regge uno scudo in 2 giocatori, due in 3 o 4; si sostituisce quello di un altro giocatore.
mage_knight-setting-epic = Versione epica
mage_knight-setting-epic-about = Una partita più lunga, di 3 giorni e 3 notti, su una mappa più grande.
mage_knight-setting-tiles-revealed-from-start = Tutte le tessere rivelate
mage_knight-setting-tiles-revealed-from-start-about = Conquista e Resisti: tutta la mappa è scoperta fin dall’inizio.

## Mines Liberation

mage_knight-part-mines = miniere liberate
mage_knight-part-mine-title = { -mage_knight-term-greatest-liberator }
mage_knight-battle-mine = { -mage_knight-term-crystal-mine }
mage_knight-holds-mine = { $enemy } tiene la miniera in { $space }.
mage_knight-miners-gift = Minatori riconoscenti hanno dato a { $seat } un { -mage_knight-term-crystal } { $colour }.
mage_knight-asks-miners-gift = Minatori riconoscenti ti danno un { -mage_knight-term-crystal }: quale?

## Druid Nights

mage_knight-phase-moved = dopo il movimento
mage_knight-battle-incantation = { -mage_knight-term-incantation }
mage_knight-do-activate-glade = Attivare la { -mage_knight-term-magical-glade } (termina il tuo movimento)
mage_knight-do-incant = Recitare una { -mage_knight-term-incantation }
mage_knight-do-replace-shield = Sostituire lo scudo di { $seat }
mage_knight-asks-activate-first = Dei nemici fermano il tuo movimento su una { -mage_knight-term-magical-glade }: la attivi prima del combattimento?
mage_knight-asks-replace-shield = La radura è piena: di chi sostituisci lo scudo?
mage_knight-glade-activated = { $seat } attiva la { -mage_knight-term-magical-glade } in { $space }.
mage_knight-incanted = { $seat } recita una { -mage_knight-term-incantation } con { $number ->
        [one] { $number } radura
       *[other] { $number } radure
    }.
mage_knight-glades-cleared = La notte è finita: tutti gli scudi vengono tolti dalle radure.

## Dungeon Lords

mage_knight-asks-lay-entrance = Dov’è l’ingresso segreto?
mage_knight-ask-entrance = Dov’è l’ingresso segreto ({ $site }) accanto a { $beside } in { $space }?
mage_knight-do-entrance = L’ingresso segreto è in { $space }
mage_knight-entrance-laid = { $seat } trova un ingresso segreto ({ $site }) in { $space }.
mage_knight-travelled = { $seat } viaggia sottoterra fino a { $space }.
mage_knight-do-travel = Viaggiare sottoterra fino a { $space }
mage_knight-label-travel = Viaggiare sottoterra fino a { $space } ({ -mage_knight-term-move } { $number })

## One to Return

mage_knight-portal-closed = Il portale si chiude. D’ora in poi è uno spazio di pianura.
mage_knight-eliminated = { $seat } era sul portale ed è fuori dalla partita.
mage_knight-chosen-one = Il prescelto: { $seat }.
mage_knight-part-return = sul portale
mage_knight-picture-secret = ingresso segreto
mage_knight-picture-closed = chiuso
mage_knight-picture-out-of-game = fuori dalla partita
mage_knight-picture-chosen = deve tornare

## Conquer and Hold

mage_knight-part-holdings = fortezze e torri dei maghi possedute
mage_knight-battle-foreign-tower = { -mage_knight-term-assault } alla { -mage_knight-term-mage-tower } di un altro giocatore
