### Mage Knight’s table in the browser: the ribbon, the course of the game, the offers, what is chosen.

web-mage_knight-at-fame = at { $fame }: { $what }
web-mage_knight-brings-skill = { -mage_knight-term-skill } and card
web-mage_knight-brings-armor = { -mage_knight-term-armor } +1
web-mage_knight-brings-hand = a larger hand
web-mage_knight-brings-command = one more { -mage_knight-term-unit }
web-mage_knight-to-influence = { $bonus } { -mage_knight-term-influence }
web-mage_knight-no-talk = nobody talks to you
web-mage_knight-day-of = { CAPITAL(-mage_knight-term-day) } { $number } of { $of }
web-mage_knight-night-of = { CAPITAL(-mage_knight-term-night) } { $number } of { $of }
web-mage_knight-course = How far the game is
web-mage_knight-last-turns = Last turns
web-mage_knight-announced = announced the end of the Round
web-mage_knight-one-turn-left = one turn left
web-mage_knight-turned-up = Turned up:
web-mage_knight-about-turns = { $count ->
    [0] no turn left
    [one] ≈ { $count } turn
   *[other] ≈ { $count } turns
}
web-mage_knight-so-many-of = { $done } of { $of }
mage_knight-goal-cities = Cities conquered
mage_knight-goal-city-found = City found
mage_knight-goal-tiles = Tiles revealed
mage_knight-goal-mines = Mines liberated
mage_knight-goal-lairs = { CAPITAL(-mage_knight-term-dungeon(form: "plural")) } and { -mage_knight-term-tomb(form: "plural") } conquered
mage_knight-goal-glades = Glades marked
mage_knight-goal-incantations = Incantations of this Night
mage_knight-goal-keeps = { CAPITAL(-mage_knight-term-keep(form: "plural")) } held
mage_knight-goal-towers = { CAPITAL(-mage_knight-term-mage-tower(form: "plural")) } held
mage_knight-goal-return = On the portal
web-mage_knight-chosen = Must return
web-mage_knight-one-of-these = one of these now
web-mage_knight-note-units = recruit where it is shown
web-mage_knight-note-advanced = with a new { -mage_knight-term-level }
web-mage_knight-note-spells = in a { -mage_knight-term-mage-tower }
web-mage_knight-night-rules = The dark makes forests slower and deserts quicker; black mana powers { -mage_knight-term-spell(form: "plural") }, gold sleeps.
web-mage_knight-day-rules = Light makes forests quicker and deserts slower; gold mana stands for any colour, black sleeps.
web-mage_knight-heroes = Heroes
web-mage_knight-own-cards = Cards nobody else begins with
web-mage_knight-new-level = You reach { -mage_knight-term-level } { $level }
web-mage_knight-level-skill = A { -mage_knight-term-skill }
web-mage_knight-level-card = and an { -mage_knight-term-advanced-action }
web-mage_knight-level-common = Or one that others left; the lowest card comes with it:
web-mage_knight-lowest = lowest
web-mage_knight-level-on-top = The card lies on top of your deck.
web-mage_knight-new-cards = Cards
