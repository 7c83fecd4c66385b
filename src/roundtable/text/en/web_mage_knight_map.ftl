# Mage Knight's map in the browser: names of places, and what a way there would take and set off.

web-mage_knight-explore-for = explore · { $number }
web-mage_knight-to-e = to the east
web-mage_knight-to-se = to the south-east
web-mage_knight-to-s = to the south
web-mage_knight-to-sw = to the south-west
web-mage_knight-to-w = to the west
web-mage_knight-to-nw = to the north-west
web-mage_knight-to-n = to the north
web-mage_knight-to-ne = to the north-east
web-mage_knight-place = the { $terrain } ({ $site } { $direction })
web-mage_knight-place-site = the { $site }
web-mage_knight-place-bare = the { $terrain }
web-mage_knight-city = { $colour ->
        [red] red city
        [blue] blue city
        [green] green city
       *[white] white city
    }
web-mage_knight-go = { -mage_knight-term-move } { $number }: { $place }
web-mage_knight-step = { CAPITAL($place) }
web-mage_knight-do-explore = Explore: a new tile { $direction }
web-mage_knight-if-you-go = If you go there
web-mage_knight-go-explore = Explore
web-mage_knight-go-challenge = Challenge: { $enemy }
web-mage_knight-go-assault = Assault: { $site }
web-mage_knight-go-move = { -mage_knight-term-move } { $number }
web-mage_knight-go-purse = { $number } in the purse
web-mage_knight-go-played = { $number } from { $name }
web-mage_knight-go-powered = { $number } from { $name } ({ $mana })
web-mage_knight-go-sideways = { $number } from { $name } sideways
web-mage_knight-go-over = { $number } left over
web-mage_knight-go-lost = { $number } left over, lost in the fight
web-mage_knight-go-foe = { $name }: attack { $attack }, { -mage_knight-term-armor } { $armor }, { -mage_knight-term-fame } { $fame }
web-mage_knight-go-reveals = Turns up: { $place }
web-mage_knight-go-left = { $count } { $stack } left: { $traits }
web-mage_knight-go-stops = There you halt and look
web-mage_knight-go-stops-at = { CAPITAL($place) }, { -mage_knight-term-move } { $number }: what is seen there cannot be taken back
web-mage_knight-go-fight = A fight
web-mage_knight-go-reputation = { -mage_knight-term-reputation } { $before } → { $after }
web-mage_knight-go-fortified = from afar only { -mage_knight-term-siege-attack }
web-mage_knight-go-provokes = Provokes: { $enemy }
web-mage_knight-go-rival = You must attack { $name }
web-mage_knight-go-unsafe = No space to end the turn on
web-mage_knight-go-gentler = Rather without that: { -mage_knight-term-move } { $number }
web-mage_knight-joint-invite = Whom do you invite to assault { $place }?
web-mage_knight-joint-agree = Do you assault { $place } together with { $seat }?
web-mage_knight-joint-propose = Propose to assault { $place } together
web-mage_knight-joint-proposed = { $seat } proposed to assault { $place } together.
web-mage_knight-joint = Together against { $place }
web-mage_knight-joint-defenders = { $number ->
        [one] { $number } defender
       *[other] { $number } defenders
    }
web-mage_knight-joint-asks = { $who } asks you to come along. You would face { $number } of the defenders and give up your next turn.
web-mage_knight-joint-share = { $number ->
        [one] { $who } faces { $number } defender
       *[other] { $who } faces { $number } defenders
    }
web-mage_knight-joint-rest = You face whoever is left, and each who comes along gives up the next turn.
web-mage_knight-go-garrison = The garrison is not known
web-mage_knight-go-win = If you win
web-mage_knight-win-keep = The { -mage_knight-term-keep } is yours: recruit in it, draw more cards beside it
web-mage_knight-win-mage-tower = A { -mage_knight-term-spell }, and { -mage_knight-term-spell(form: "plural") } are sold here
web-mage_knight-win-city = The city opens its gates: each sells something of its own
