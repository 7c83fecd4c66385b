### Mage Knight’s board in the browser.

web-mage_knight-map = Map: arrow keys move it, plus and minus zoom, 0 shows all of it
web-mage_knight-zoom-in = Zoom in
web-mage_knight-zoom-out = Zoom out
web-mage_knight-zoom-all = Show the whole map
web-mage_knight-zoom-hero = Follow the hero
web-mage_knight-offers = Source and offers
web-mage_knight-round = { CAPITAL(-mage_knight-term-game-round) } { $round } of { $rounds }
web-mage_knight-fame = { -mage_knight-term-fame } { $number }, { -mage_knight-term-level } { $level }
web-mage_knight-reputation = { -mage_knight-term-reputation } { $number }, bonus { $bonus }
web-mage_knight-dummy = { CAPITAL(-mage_knight-term-dummy-player) }
web-mage_knight-dummy-of = { $hero } (dummy)
web-mage_knight-tactic-plain = No effect: the lowest number goes first.
web-mage_knight-change = { $what } { $change }

## Words on the board

web-mage_knight-label-source = { -mage_knight-term-source }
web-mage_knight-label-tactic = Tactic
web-mage_knight-label-tactics = Tactics
web-mage_knight-label-units = { -mage_knight-term-unit(form: "plural") }
web-mage_knight-label-advanced = { -mage_knight-term-advanced-action(form: "plural") }
web-mage_knight-label-spells = { -mage_knight-term-spell(form: "plural") }
web-mage_knight-label-artifacts = { -mage_knight-term-artifact(form: "plural") }
web-mage_knight-label-upgrades = Upgrades
web-mage_knight-label-draft = To select from
web-mage_knight-label-selected = Selected
web-mage_knight-label-hidden-die = Hidden die
web-mage_knight-label-skills = { -mage_knight-term-skill(form: "plural") }
web-mage_knight-label-day = { CAPITAL(-mage_knight-term-day) }
web-mage_knight-label-night = { CAPITAL(-mage_knight-term-night) }
web-mage_knight-label-order = Order of turns
web-mage_knight-label-fame = { -mage_knight-term-fame }
web-mage_knight-label-reputation = { -mage_knight-term-reputation }
web-mage_knight-label-move = { -mage_knight-term-move }
web-mage_knight-label-influence = { -mage_knight-term-influence }
web-mage_knight-label-healing = { -mage_knight-term-healing }
web-mage_knight-label-armor = { -mage_knight-term-armor }
web-mage_knight-label-hand = { CAPITAL(-mage_knight-term-hand) }
web-mage_knight-label-level = { CAPITAL(-mage_knight-term-level) }
web-mage_knight-label-command = { -mage_knight-term-command-token(form: "plural") }
web-mage_knight-label-deck = Deck
web-mage_knight-label-discard = Discarded
web-mage_knight-label-played = Played
web-mage_knight-label-defeated = defeated
web-mage_knight-label-wounded = { -mage_knight-term-wounded }
web-mage_knight-label-skips = does not attack
web-mage_knight-label-summoned = has summoned
web-mage_knight-label-attack-blocked = ✓ blocked
web-mage_knight-label-attack-cancelled = ✓ cancelled
web-mage_knight-label-attack-dealt = dealt
web-mage_knight-label-damage = Damage to assign
web-mage_knight-label-wounds = { -mage_knight-term-wound(form: "plural") }
web-mage_knight-label-no-units = No { -mage_knight-term-unit(form: "plural") } here
web-mage_knight-label-crystals = { CAPITAL(-mage_knight-term-crystal(form: "plural")) }
web-mage_knight-label-mana = { CAPITAL(-mage_knight-term-mana-token(form: "plural")) }

## The hand, mana and the purse

web-mage_knight-purse = Purse
web-mage_knight-purse-lost = the rest is lost
web-mage_knight-purse-phase = lost when the phase ends
web-mage_knight-purse-empty = nothing gathered yet
web-mage_knight-die-used = your die is used
web-mage_knight-black-by-day = black rests by day
web-mage_knight-gold-by-day = gold is any colour by day
web-mage_knight-gold-by-night = gold sleeps at night
web-mage_knight-black-by-night = black powers spells
web-mage_knight-piles = Deck and discard pile
web-mage_knight-aside = Set aside
web-mage_knight-deck-unknown = { $count } face down, in an order nobody knows
web-mage_knight-half-basic = { $card }: basic effect
web-mage_knight-half-powered = { $card }: strong effect
web-mage_knight-half-sideways = { $card }: sideways
web-mage_knight-sideways-says = Any card but a { -mage_knight-term-wound } can be played sideways for 1 { -mage_knight-term-move }, { -mage_knight-term-influence }, { -mage_knight-term-attack } or { -mage_knight-term-block }.
web-mage_knight-ability-of = { $unit }: ability { $number }
web-mage_knight-short-fight = in a fight
web-mage_knight-short-fight-start = first in a fight
web-mage_knight-short-no-fight = not in a fight
web-mage_knight-short-attack = to attack
web-mage_knight-short-block = to block
web-mage_knight-short-ranged = before blocking
web-mage_knight-short-target = choose a target
web-mage_knight-short-blow = choose an attack
web-mage_knight-short-siege = only siege
web-mage_knight-short-locals = with locals
web-mage_knight-short-moving = moving is over
web-mage_knight-short-resting = you are resting
web-mage_knight-short-mana = no mana for it
web-mage_knight-short-no-mana = no { $colour } mana
web-mage_knight-short-black = no black mana
web-mage_knight-short-night = at night
web-mage_knight-short-wound = cannot be played
web-mage_knight-short-cards = no card to give
web-mage_knight-short-deck = deck is empty
web-mage_knight-short-action = needs your action
web-mage_knight-short-spent = spent
web-mage_knight-short-wounded = wounded
web-mage_knight-short-barred = not in this fight
web-mage_knight-short-used-turn = used
web-mage_knight-short-used-round = used this round
web-mage_knight-short-passive = always on
web-mage_knight-short-payment = when paying
web-mage_knight-short-centre = in the centre
web-mage_knight-short-no-unit = no unit for it
web-mage_knight-short-source = no die for it
web-mage_knight-short-other = not this one
web-mage_knight-short-turn = not your turn

## What things are

web-mage_knight-terrain = { CAPITAL($terrain) }: { -mage_knight-term-move } { $day } by day, { $night } by night.
web-mage_knight-terrain-closed = { CAPITAL($terrain) }: nobody can enter without a special effect.
web-mage_knight-site-portal = Here all heroes start. Several may stand here, and nobody fights.
web-mage_knight-site-village = Recruit { -mage_knight-term-unit(form: "plural") } and buy { -mage_knight-term-healing } with { -mage_knight-term-influence }. Plundering costs { -mage_knight-term-reputation }.
web-mage_knight-site-monastery = Buy { -mage_knight-term-healing }, learn { -mage_knight-term-advanced-action(form: "plural") }, recruit. Burning it down gives an { -mage_knight-term-artifact } and a bad name.
web-mage_knight-site-keep = Fortified: entering it is an assault on its grey garrison. Once it is yours, recruit here and draw more cards nearby.
web-mage_knight-site-mage-tower = Fortified: entering it is an assault on its violet garrison. Conquered, it gives a { -mage_knight-term-spell } and sells more.
web-mage_knight-site-city = The strongest garrison of all. Conquered, each city sells something of its own.
web-mage_knight-site-dungeon = Fight a brown enemy without { -mage_knight-term-unit(form: "plural") } and under the rules of night. Reward: a { -mage_knight-term-spell } or an { -mage_knight-term-artifact }.
web-mage_knight-site-tomb = Fight a red enemy without { -mage_knight-term-unit(form: "plural") } and under the rules of night. Reward: a { -mage_knight-term-spell } and an { -mage_knight-term-artifact }.
web-mage_knight-site-monster-den = Fight a brown enemy. Reward: { -mage_knight-term-crystal(form: "plural") }.
web-mage_knight-site-spawning-grounds = Fight two brown enemies. Reward: an { -mage_knight-term-artifact } and { -mage_knight-term-crystal(form: "plural") }.
web-mage_knight-site-ancient-ruins = A yellow token says what waits here: enemies with a reward, or an altar that takes mana for { -mage_knight-term-fame }.
web-mage_knight-site-marauding-orcs = They bar their space and attack who moves past them. Challenge them from beside for { -mage_knight-term-fame } and { -mage_knight-term-reputation }.
web-mage_knight-site-draconum = They bar their space and attack who moves past them. Challenge them from beside for much { -mage_knight-term-fame }.
web-mage_knight-site-crystal-mine = Who ends a turn here gains a { -mage_knight-term-crystal } of its colour.
web-mage_knight-site-magical-glade = A turn begun here brings a { -mage_knight-term-mana-token }; a turn ended here takes away a { -mage_knight-term-wound }.
web-mage_knight-site-deep-mine = Who ends a turn here gains a { -mage_knight-term-crystal } of one of its colours.
web-mage_knight-site-refugee-camp = Recruit any { -mage_knight-term-unit } of the offer; those of keeps, towers and monasteries cost 1 { -mage_knight-term-influence } more, those of cities only 3.
web-mage_knight-site-maze = Make { -mage_knight-term-move } 2, 4 or 6 on the way, with one { -mage_knight-term-unit } at most, and fight a brown enemy. Reward by path: { -mage_knight-term-crystal(form: "plural") }, a { -mage_knight-term-spell } or an { -mage_knight-term-artifact }.
web-mage_knight-site-labyrinth = Make { -mage_knight-term-move } 2, 4 or 6 on the way, with one { -mage_knight-term-unit } at most, and fight a red enemy. Reward: an { -mage_knight-term-advanced-action }, and by path { -mage_knight-term-crystal(form: "plural") }, a { -mage_knight-term-spell } or an { -mage_knight-term-artifact }.
web-mage_knight-explore = Unknown land
web-mage_knight-explore-says = From a space beside it, reveal the next tile for { -mage_knight-term-move } { $number }.
web-mage_knight-face-down = An enemy face down ({ $stack }).
web-mage_knight-shields = Shields of { $names }.
web-mage_knight-heroes-here = Here: { $names }.
web-mage_knight-site-cost = Recruited for { -mage_knight-term-influence } { $number } at: { $sites }.
web-mage_knight-die-says = Take one die of the { -mage_knight-term-source } per turn and use its mana at once. At the end of the turn it is rolled again.
web-mage_knight-crystal-says = A { -mage_knight-term-crystal } is kept until you use it, at most { $number } of a colour.
web-mage_knight-token-says = A { -mage_knight-term-mana-token } is lost at the end of the turn.
web-mage_knight-with-mana = With mana ({ $mana }): { $text }
web-mage_knight-thrown-away = Thrown away: { $text }
web-mage_knight-at-night = { $name }: { $text }

## A first game

web-mage_knight-lesson-aim = What you play for
web-mage_knight-lesson-aim-says = You wander through unknown land, play cards to move and to fight, and grow stronger. Deeds bring { -mage_knight-term-fame }; in a first game you look for the city.
web-mage_knight-lesson-hero = Choose a hero
web-mage_knight-lesson-hero-says = They begin almost alike: a card or two of the deck are their own. The skills they learn later differ more, so take whom you like.
web-mage_knight-lesson-hero-example = Every hero begins with 16 cards, some of them found in no other deck.
web-mage_knight-lesson-tactics = A Tactic for the { -mage_knight-term-game-round }
web-mage_knight-lesson-tactics-says = Low numbers play first, high numbers help more. Alone, take what you like best.
web-mage_knight-lesson-tactics-example = Whoever takes number 1 plays before whoever takes number 5 all Round long.
web-mage_knight-lesson-cards = Play a card
web-mage_knight-lesson-cards-says = Each card does something by itself and more with mana of its colour. Any card but a { -mage_knight-term-wound } played { -mage_knight-term-sideways } gives one point of what you need.
web-mage_knight-lesson-mana = Power a card
web-mage_knight-lesson-mana-says = Pay with a die of the { -mage_knight-term-source }, a { -mage_knight-term-mana-token } or a { -mage_knight-term-crystal }. By day gold stands for any colour; at night black powers { -mage_knight-term-spell(form: "plural") }.
web-mage_knight-lesson-move = Move
web-mage_knight-lesson-move-says = Gold hexes can be reached; the number is what the step costs. Moving comes before your action.
web-mage_knight-lesson-explore = Explore
web-mage_knight-lesson-explore-says = At the edge of the known land, reveal a new tile. Keep some { -mage_knight-term-move } to walk on.
web-mage_knight-lesson-explore-example = From a space at the edge, 2 Move reveal the next tile.
web-mage_knight-lesson-fight = Fight
web-mage_knight-lesson-fight-says = First strike from afar, then block, take the damage, and strike back. An attack must reach the { -mage_knight-term-armor } of its targets.
web-mage_knight-lesson-block = Block or bleed
web-mage_knight-lesson-block-says = A block must reach the whole attack; less helps nothing. Unblocked damage gives { -mage_knight-term-wound(form: "plural") }, which clog your hand.
web-mage_knight-lesson-interact = Speak with the locals
web-mage_knight-lesson-interact-says = In villages and monasteries { -mage_knight-term-influence } buys { -mage_knight-term-unit(form: "plural") }, { -mage_knight-term-healing } and knowledge. Your { -mage_knight-term-reputation } makes it cheaper or dearer.
web-mage_knight-lesson-end = End your turn
web-mage_knight-lesson-end-says = You draw up to your hand limit. When your deck is empty, announce the end of the { -mage_knight-term-game-round }.
web-mage_knight-lesson-rest = Rest
web-mage_knight-lesson-rest-says = With a bad hand, rest: discard one card and any { -mage_knight-term-wound(form: "plural") } with it. You neither move nor act in that turn.
web-mage_knight-lesson-rest-example = Discard one card that is not a Wound, and both Wounds in your hand go with it.
web-mage_knight-team = Team { $number }

web-mage_knight-deal = Interact with the locals
web-mage_knight-short = { $number } { -mage_knight-term-influence } short
web-mage_knight-ware-healing = 1 { -mage_knight-term-healing }
web-mage_knight-ware-artifact = { CAPITAL(-mage_knight-term-artifact) }
web-mage_knight-ware-elite-unit = Add an { -mage_knight-term-elite-unit } to the offer
web-mage_knight-ware-unseen-advanced-action = Top card of the deck
web-mage_knight-locals = Locals
web-mage_knight-locals-says = Dealing with them is your action of the turn. { -mage_knight-term-reputation } changes your { -mage_knight-term-influence } once; then buy as much as it lasts for.
web-mage_knight-end-of-turn = End of the turn
web-mage_knight-discard-any = Choose cards to discard before you draw, or keep them all.
web-mage_knight-discard-one = Discard at least one card
web-mage_knight-draw =
    { $number ->
        [0] Draw nothing
        [one] Draw 1 card
       *[other] Draw { $number } cards
    }
web-mage_knight-look-enemy = Enemy
web-mage_knight-look-basic = { CAPITAL(-mage_knight-term-basic-action) }
web-mage_knight-look-site = Site
web-mage_knight-look-terrain = Terrain
web-mage_knight-heading-go = Move
web-mage_knight-heading-challenge = Challenge
web-mage_knight-heading-play = Play a card
web-mage_knight-heading-sideways = A card sideways
web-mage_knight-heading-crystal = Crystals into mana
web-mage_knight-plays = { $card }: { $text }
web-mage_knight-plays-strong = { $card } with mana: { $text }
web-mage_knight-plays-sideways = { $card } { -mage_knight-term-sideways }: { $points } 1
