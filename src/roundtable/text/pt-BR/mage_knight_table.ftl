### A mesa de Mage Knight no navegador: a faixa, o andamento do jogo, as ofertas, o que se escolhe.

web-mage_knight-at-fame = em { $fame }: { $what }
web-mage_knight-brings-skill = { -mage_knight-term-skill } e carta
web-mage_knight-brings-armor = { -mage_knight-term-armor } +1
web-mage_knight-brings-hand = mão maior
web-mage_knight-brings-command = mais uma { -mage_knight-term-unit }
web-mage_knight-to-influence = { $bonus } de { -mage_knight-term-influence }
web-mage_knight-no-talk = ninguém fala com você
web-mage_knight-day-of = { CAPITAL(-mage_knight-term-day) } { $number } de { $of }
web-mage_knight-night-of = { CAPITAL(-mage_knight-term-night) } { $number } de { $of }
web-mage_knight-course = Como anda o jogo
web-mage_knight-last-turns = Últimos turnos
web-mage_knight-announced = anunciou o fim da rodada
web-mage_knight-one-turn-left = mais um turno
web-mage_knight-turned-up = Reveladas:
web-mage_knight-about-turns = { $count ->
    [0] nenhum turno
    [one] ≈ { $count } turno
   *[other] ≈ { $count } turnos
}
web-mage_knight-so-many-of = { $done } de { $of }
mage_knight-goal-cities = Cidades conquistadas
mage_knight-goal-city-found = Cidade encontrada
mage_knight-goal-tiles = Peças reveladas
mage_knight-goal-mines = Minas libertadas
mage_knight-goal-lairs = { CAPITAL(-mage_knight-term-dungeon(form: "plural")) } e { -mage_knight-term-tomb(form: "plural") } conquistados
mage_knight-goal-glades = Clareiras marcadas
mage_knight-goal-incantations = Encantamentos desta noite
mage_knight-goal-keeps = { CAPITAL(-mage_knight-term-keep(form: "plural")) } ocupados
mage_knight-goal-towers = { CAPITAL(-mage_knight-term-mage-tower(form: "plural")) } ocupadas
mage_knight-goal-return = No portal
web-mage_knight-chosen = Deve retornar
web-mage_knight-one-of-these = uma destas agora
web-mage_knight-note-units = recrute onde indicado
web-mage_knight-note-advanced = com um novo { -mage_knight-term-level }
web-mage_knight-note-spells = em uma { -mage_knight-term-mage-tower }
web-mage_knight-night-rules = No escuro, as florestas atrasam e os desertos são mais rápidos; o mana negro potencializa { -mage_knight-term-spell(form: "plural") }, o dourado dorme.
web-mage_knight-day-rules = Com a luz, as florestas são mais rápidas e os desertos mais lentos; o mana dourado vale por qualquer cor, o negro dorme.
web-mage_knight-heroes = Heróis
web-mage_knight-own-cards = Cartas com que só este herói começa
web-mage_knight-new-level = Você alcança o { -mage_knight-term-level } { $level }
web-mage_knight-level-skill = Um { -mage_knight-term-skill }
web-mage_knight-level-card = e uma { -mage_knight-term-advanced-action }
web-mage_knight-level-common = Ou um que outros deixaram; com ele vem a carta mais baixa:
web-mage_knight-lowest = mais baixa
web-mage_knight-level-on-top = A carta fica no topo do seu baralho.
web-mage_knight-new-cards = Cartas
