### Il tavolo di Mage Knight nel browser: il nastro, l’andamento della partita, le offerte, le scelte.

web-mage_knight-at-fame = a { $fame }: { $what }
web-mage_knight-brings-skill = { -mage_knight-term-skill } e carta
web-mage_knight-brings-armor = { -mage_knight-term-armor } +1
web-mage_knight-brings-hand = mano più grande
web-mage_knight-brings-command = un’{ -mage_knight-term-unit } in più
web-mage_knight-to-influence = { $bonus } { -mage_knight-term-influence }
web-mage_knight-no-talk = nessuno vi parla
web-mage_knight-day-of = { CAPITAL(-mage_knight-term-day) } { $number } di { $of }
web-mage_knight-night-of = { CAPITAL(-mage_knight-term-night) } { $number } di { $of }
web-mage_knight-course = A che punto è la partita
web-mage_knight-last-turns = Ultimi turni
web-mage_knight-announced = ha annunciato la fine del round
web-mage_knight-one-turn-left = ancora un turno
web-mage_knight-turned-up = Rivelate:
web-mage_knight-about-turns = { $count ->
    [0] nessun turno
    [one] ≈ { $count } turno
   *[other] ≈ { $count } turni
}
web-mage_knight-so-many-of = { $done } di { $of }
mage_knight-goal-cities = Città conquistate
mage_knight-goal-city-found = Città trovata
mage_knight-goal-tiles = Tessere rivelate
mage_knight-goal-mines = Miniere liberate
mage_knight-goal-lairs = { CAPITAL(-mage_knight-term-dungeon(form: "plural")) } e { -mage_knight-term-tomb(form: "plural") } conquistati
mage_knight-goal-glades = Radure contrassegnate
mage_knight-goal-incantations = Incantesimi di questa notte
mage_knight-goal-keeps = { CAPITAL(-mage_knight-term-keep(form: "plural")) } occupate
mage_knight-goal-towers = { CAPITAL(-mage_knight-term-mage-tower(form: "plural")) } occupate
mage_knight-goal-return = Sul portale
web-mage_knight-chosen = Deve tornare
web-mage_knight-one-of-these = una di queste ora
web-mage_knight-note-units = si reclutano dove indicato
web-mage_knight-note-advanced = con un nuovo { -mage_knight-term-level }
web-mage_knight-note-spells = in una { -mage_knight-term-mage-tower }
web-mage_knight-night-rules = Il buio rallenta le foreste e rende i deserti più rapidi; il mana nero potenzia gli { -mage_knight-term-spell(form: "plural") }, l’oro dorme.
web-mage_knight-day-rules = La luce rende le foreste più rapide e i deserti più lenti; il mana d’oro vale per ogni colore, il nero dorme.
web-mage_knight-heroes = Eroi
web-mage_knight-own-cards = Carte con cui comincia solo questo eroe
web-mage_knight-new-level = Raggiungete il { -mage_knight-term-level } { $level }
web-mage_knight-level-skill = Un’{ -mage_knight-term-skill }
web-mage_knight-level-card = e un’{ -mage_knight-term-advanced-action }
web-mage_knight-level-common = Oppure una lasciata da altri; con essa viene la carta più bassa:
web-mage_knight-lowest = la più bassa
web-mage_knight-level-on-top = La carta va in cima al tuo mazzo.
web-mage_knight-new-cards = Carte
