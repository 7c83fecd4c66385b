### What cards, Units, Skills and Tactics of Mage Knight do.

## Whole cards, Units, Skills, Tactics, enemies

mage_knight-timed = { $time }: { $text }
mage_knight-time-peace = outside combat
mage_knight-time-movement = before your action
mage_knight-time-interaction = during an interaction
mage_knight-time-combat-start = at the start of a combat
mage_knight-time-block = { -mage_knight-term-block-phase }
mage_knight-time-damage = { -mage_knight-term-assign-damage-phase }
mage_knight-time-attack = { -mage_knight-term-attack-phase }
mage_knight-time-taking = when you take it
mage_knight-time-anytime = on anybody’s turn

# Whole cards. $basic and $powered are what the two halves do.
mage_knight-card-action = { $card } ({ $kind }, { $colour }): { $basic }. With { $mana } mana: { $powered }
mage_knight-card-spell = { $card } ({ $kind }, { $colour }): { $basic }. { $night }, with black mana: { $powered }
mage_knight-card-artifact = { $card } ({ $kind }): { $basic }. Thrown away: { $powered }
mage_knight-card-banner = { $card } ({ $kind }), assigned to a { -mage_knight-term-unit }: { $basic }. Thrown away: { $powered }
mage_knight-card-simple = { $card } ({ $kind }): { $basic }
mage_knight-whole-wound = { -mage_knight-term-wound }: it fills your hand and cannot be played
mage_knight-ability-mana = with { $colour } mana: { $text }
mage_knight-unit-whole = { $unit } ({ -mage_knight-term-level } { $level }, { -mage_knight-term-armor } { $armor }, cost { $cost }): { $list }
mage_knight-unit-whole-resists = { $unit } ({ -mage_knight-term-level } { $level }, { -mage_knight-term-armor } { $armor }, { $resists }, cost { $cost }): { $list }
mage_knight-resists-physical = { -mage_knight-term-physical-resistance }
mage_knight-resists-fire = { -mage_knight-term-fire-resistance }
mage_knight-resists-ice = { -mage_knight-term-ice-resistance }
mage_knight-skill-whole = { $skill } ({ $usage }): { $text }
mage_knight-skill-whole-centre = { $skill } ({ $usage }): { $text }. { $who }: { $centre }
mage_knight-usage-once-per-turn = once per turn
mage_knight-usage-once-per-round = once per { -mage_knight-term-game-round }
mage_knight-usage-interactive = once per { -mage_knight-term-game-round }, interactive
mage_knight-usage-passive = always
mage_knight-centre-lasting-others = Until your next turn, for the other players
mage_knight-centre-returnable-other = Until your next turn another player may return it
mage_knight-centre-returnable-any = Until your next turn any player may return it
mage_knight-centre-first-trigger-any = For the first player it applies to
mage_knight-tactic-whole = { $number } – { $tactic }: { $text }
mage_knight-tactic-whole-plain = { $number } – { $tactic }

# Enemies and ruins.
mage_knight-blow-physical = { $number }
mage_knight-blow-fire = { $number } ({ -mage_knight-term-fire })
mage_knight-blow-ice = { $number } ({ -mage_knight-term-ice })
mage_knight-blow-cold-fire = { $number } ({ -mage_knight-term-cold-fire })
mage_knight-blow-summon-of = { -mage_knight-term-summon } ({ $number }, { $stack })
mage_knight-has-defend = { -mage_knight-term-defend } { $number }
mage_knight-enemy-whole = { $enemy } (attack: { $attacks }; { -mage_knight-term-armor } { $armor }; { -mage_knight-term-fame } { $fame })
mage_knight-enemy-whole-traits = { $enemy } (attack: { $attacks }; { -mage_knight-term-armor } { $armor }; { $traits }; { -mage_knight-term-fame } { $fame })
mage_knight-mana-count = { $number } { $colour }
mage_knight-stack-alone = { $stack }
mage_knight-reward-alone = { $reward }
mage_knight-reward-times = { $reward } ×{ $number }
mage_knight-ruin-altar = { -mage_knight-term-altar }: pay mana ({ $list }) for { -mage_knight-term-fame } { $fame }
mage_knight-ruin-enemies = { -mage_knight-term-ancient-ruins }: enemies ({ $list }); reward: { $rewards }
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

## Effects: what cards, Units, Skills and Tactics do

# Ways to join parts. Parts are deeds or points; they begin small and have no full stop.
mage_knight-then = { $first }; { $second }
mage_knight-comma = { $first }, { $second }
mage_knight-or = { $first } or { $second }
mage_knight-or-long = { $first }, or: { $second }
mage_knight-slash = { $first } / { $second }
mage_knight-all = { $list }
mage_knight-colour-alone = { $colour }
mage_knight-terrain-alone = { $terrain }
mage_knight-text-nothing = no effect

# Amounts: $base and $each are numbers, $per says what is counted.
mage_knight-amount-more = { $base } (+{ $each } { $per })
mage_knight-amount-each = { $each } { $per }
mage_knight-amount-most = { $each } { $per } (at most { $most })
mage_knight-amount-plus-n = { $base } plus that number
mage_knight-value-n = that many
mage_knight-value-move-cost-of-own-space = equal to the { -mage_knight-term-move } cost of your space
mage_knight-per-enemies-faced = for each enemy you face
mage_knight-per-enemies-blocked-this-turn = for each enemy blocked this turn
mage_knight-per-wounds-in-hand-and-on-own-units = for each { -mage_knight-term-wound } in your hand and on your { -mage_knight-term-unit(form: "plural") }
mage_knight-per-crystal-colors-owned = for each colour among your crystals
mage_knight-per-crystal-sets-owned = for each complete set of your crystals (one of each basic colour)
mage_knight-per-ready-unwounded-units = for each { -mage_knight-term-ready }, unwounded { -mage_knight-term-unit } of yours
mage_knight-per-resistances-of-target = for each of its resistances
mage_knight-per-printed-icons-of-blocked = for each ability and resistance printed on the blocked enemy
mage_knight-per-excess-block = for each point of { -mage_knight-term-block } above what was needed
mage_knight-per-command-tokens-without-unit = for each { -mage_knight-term-command-token } of yours without a { -mage_knight-term-unit }
mage_knight-per-cards = for each card discarded

# Colours that are not fixed, after “a crystal” or “a mana token”.
mage_knight-hue-list = ({ $list })
mage_knight-hue-any-basic = of any { -mage_knight-term-basic-colour }
mage_knight-hue-any-basic-same = of one { -mage_knight-term-basic-colour }
mage_knight-hue-any = of any colour
mage_knight-hue-paid = of the colour paid
mage_knight-hue-card = of that card’s colour
mage_knight-hue-card-or-any = of that card’s colour ({ -mage_knight-term-artifact }: any { -mage_knight-term-basic-colour })
mage_knight-hue-die = of that die’s colour
mage_knight-hue-rolled = of the colour rolled
mage_knight-hue-owned = of a colour of which you already have a crystal
mage_knight-hue-missing = of a { -mage_knight-term-basic-colour } of which you have none
mage_knight-hue-offer-spell = of the colour of a { -mage_knight-term-spell } in the offer
mage_knight-hue-by-resistance = (white; or by the enemy’s resistances: fire red, ice blue, physical green)

# Structure. $then and $other are deeds or points.
mage_knight-text-choose = { $number } of these: { $list }
mage_knight-text-may = you may: { $then }
mage_knight-text-if = { $condition }: { $then }
mage_knight-text-if-else = { $condition }: { $then }, otherwise: { $other }
mage_knight-text-repeat = then { $per }: { $then }
mage_knight-text-by-colour = by its colour: { $list }
mage_knight-text-case = { $colour } – { $then }
mage_knight-text-case-other = any other – { $then }
mage_knight-text-choose-number = choose a number from { $low } to { $high }
mage_knight-text-later = { $moment }, { $then }
mage_knight-moment-attack-phase = in the { -mage_knight-term-attack-phase }
mage_knight-moment-end-of-turn = at the end of the turn
mage_knight-moment-before-draw = before drawing at the end of the turn
mage_knight-text-use-action = use up your action
mage_knight-text-flip-this = turn this face down
mage_knight-text-option-once-turn = once this turn you may: { $then }
mage_knight-text-option-any-turn-peace = any number of times this turn outside combat you may: { $then }
mage_knight-text-option-once-turn-block = one { -mage_knight-term-block } of yours this turn: { $then }
mage_knight-text-option-any-attached-block = in the { -mage_knight-term-block-phase }: { $then }
mage_knight-text-option-once-attached-round-peace = once per { -mage_knight-term-game-round }, outside combat: { $then }
mage_knight-text-option-once-attached-round-damage = once per { -mage_knight-term-game-round }, when the { -mage_knight-term-unit } would get a { -mage_knight-term-wound }, instead: { $then }

# Events. $then happens each time, or once.
mage_knight-text-when-unit-recruited = for each { -mage_knight-term-unit } you recruit this turn: { $then }
mage_knight-text-when-wound-healed-from-hand = for each { -mage_knight-term-wound } healed from your hand this turn: { $then }
mage_knight-text-when-unit-healed = for each { -mage_knight-term-unit } healed this turn: { $then }
mage_knight-text-when-spell-cast = for each { $colour } { -mage_knight-term-spell } you cast this turn: { $then }
mage_knight-text-when-enemy-defeated = for each enemy you defeat this turn: { $then }
mage_knight-text-when-enemy-defeated-in-phase = for each enemy you defeat in this phase: { $then }
mage_knight-text-when-enemy-defeated-this-attack = for each enemy this { -mage_knight-term-attack } defeats: { $then }
mage_knight-text-once-enemy-defeated-this-attack = if this { -mage_knight-term-attack } defeats an enemy: { $then }
mage_knight-text-first-wound-taken-to-hand = for each of the first { $number } { -mage_knight-term-wound(form: "plural") } taken to your hand this turn: { $then }
mage_knight-text-when-unit-attacks-or-blocks = for each { -mage_knight-term-unit } of yours that attacks or blocks this turn: { $then }
mage_knight-text-when-unit-attacks-or-blocks-this = each time it attacks or blocks: { $then }
mage_knight-text-once-this-block-succeeds = if this { -mage_knight-term-block } succeeds: { $then }
mage_knight-text-once-enemy-blocked = if all attacks of an enemy you choose are blocked: { $then }
mage_knight-text-when-healing-point-spent = for each of these { -mage_knight-term-healing-points } spent: { $then }
mage_knight-text-when-space-entered = each time you enter a space this turn: { $then }

# Conditions.
mage_knight-condition-interaction = during an interaction
mage_knight-condition-not-in-combat = outside combat
mage_knight-condition-night = at { -mage_knight-term-night }
mage_knight-condition-day = by { -mage_knight-term-day }
mage_knight-condition-in-ranged-phase = in the { -mage_knight-term-ranged-and-siege-phase }
mage_knight-condition-on-forest = in a forest
mage_knight-condition-on-hills = on hills
mage_knight-condition-on-mountain = on a mountain
mage_knight-condition-at-fortified-site = at a { -mage_knight-term-fortified-site }
mage_knight-condition-at-magical-glade = at a { -mage_knight-term-magical-glade }
mage_knight-condition-least-fame = if you alone have the least { -mage_knight-term-fame }
mage_knight-condition-deck-not-empty = if your { -mage_knight-term-deed-deck } is not empty
mage_knight-condition-no-wound-to-hand-this-combat = if you took no { -mage_knight-term-wound } to your hand in this combat
mage_knight-condition-two-cards-in-hand = with two or more cards in your hand
mage_knight-condition-familiar-token-red = with a red mana token on it
mage_knight-condition-familiar-token-blue = with a blue mana token on it
mage_knight-condition-familiar-token-green = with a green mana token on it
mage_knight-condition-familiar-token-white = with a white mana token on it
mage_knight-condition-no-unit-recruited-for-influence = if you recruit no { -mage_knight-term-unit } for { -mage_knight-term-influence } this turn

# Points. $strike names an Attack, $ward a Block.
mage_knight-text-move = { -mage_knight-term-move } { $amount }
mage_knight-text-influence = { -mage_knight-term-influence } { $amount }
mage_knight-text-heal = { -mage_knight-term-healing } { $amount }
mage_knight-text-attack = { $strike } { $amount }
mage_knight-text-attack-as-enemy = { -mage_knight-term-attack } with its attack values and elements, only against other enemies
mage_knight-text-spread-attack = { $strike } { $number } against each of up to { $targets } enemies
mage_knight-text-block = { $ward } { $amount }
mage_knight-text-block-double = { $ward } { $amount } (double against { -mage_knight-term-swift })
mage_knight-text-split-block = { $ward } { $number } against each of { $count } different attacks
mage_knight-text-increase = raise it by { $amount }
mage_knight-text-spend = spend { $points } { $amount }
mage_knight-text-spend-range = spend { $points } { $low } to { $high }
mage_knight-text-convert = this turn, as often as you like, turn { $points } { $number } into: { $into }

# Cards.
mage_knight-text-draw = draw { $number ->
        [one] a card
       *[other] { $number } cards
    }
mage_knight-text-draw-as-many = draw as many cards
mage_knight-text-discard-any = discard { $number ->
        [one] a card
       *[other] { $number } cards
    } (no { -mage_knight-term-wound })
mage_knight-text-discard-any-any = discard any number of cards (no { -mage_knight-term-wound(form: "plural") })
mage_knight-text-discard-any-up-to = discard { $low } to { $high } cards (no { -mage_knight-term-wound(form: "plural") })
mage_knight-text-discard-any-or-wound = discard { $number ->
        [one] a card
       *[other] { $number } cards
    }, even a { -mage_knight-term-wound }
mage_knight-text-discard-any-or-wound-up-to = discard { $low } to { $high } cards, even { -mage_knight-term-wound(form: "plural") }
mage_knight-text-discard-any-max-one-wound-some = discard one or more cards, at most one { -mage_knight-term-wound } among them
mage_knight-text-discard-colored = discard { $number ->
        [one] an { -mage_knight-term-action-card } or a { -mage_knight-term-spell }
       *[other] { $number } { -mage_knight-term-action-card(form: "plural") } or { -mage_knight-term-spell(form: "plural") }
    }
mage_knight-text-discard-wound = discard { $number ->
        [one] a { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    }
mage_knight-text-throw-away-action = throw away { $number ->
        [one] an { -mage_knight-term-action-card }
       *[other] { $number } { -mage_knight-term-action-card(form: "plural") }
    } from your hand
mage_knight-text-throw-away-wound = throw away { $number ->
        [one] a { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    } from your hand
mage_knight-text-throw-away-wound-up-to = throw away { $low } to { $high } { -mage_knight-term-wound(form: "plural") } from your hand
mage_knight-text-take-wound-hand = take { $number ->
        [one] a { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    } to your hand
mage_knight-text-take-wound-choose = take { $number ->
        [one] a { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    } to your hand or your { -mage_knight-term-discard-pile }
mage_knight-text-gain-card = take { $kind-a } from the offer { $goes }
mage_knight-text-gain-card-of = take { $kind-a } { $hue } from the offer { $goes }
mage_knight-goes-hand = to your hand
mage_knight-goes-discard = to your { -mage_knight-term-discard-pile }
mage_knight-text-hand-limit = { -mage_knight-term-hand-limit } +{ $number } at the next draw
mage_knight-text-this-card-hand = take this card back to your hand
mage_knight-text-this-card-deck-top = put this card on top of your { -mage_knight-term-deed-deck }
mage_knight-text-this-card-deck-bottom = put this card at the bottom of your { -mage_knight-term-deed-deck }
mage_knight-text-use-hand-action-powered-played = play another { -mage_knight-term-action-card } for its { -mage_knight-term-strong-effect } without mana; its { -mage_knight-term-move }, { -mage_knight-term-influence }, { -mage_knight-term-attack } or { -mage_knight-term-block } gets +{ $bonus }
mage_knight-text-use-hand-action-basic-thrown-away = use the { -mage_knight-term-basic-effect } of another { -mage_knight-term-action-card } from your hand { $times } times, then throw that card away
mage_knight-text-use-hand-action-powered-thrown-away = use the { -mage_knight-term-strong-effect } of another { -mage_knight-term-action-card } from your hand { $times } times without mana, then throw that card away
mage_knight-text-use-spell-offer-either-stays = cast a { -mage_knight-term-spell } of that card’s colour from the offer as if it were in your hand, paying its mana; it stays there
mage_knight-text-use-spell-offer-basic-stays = use the { -mage_knight-term-basic-effect } of a { -mage_knight-term-spell } of that card’s colour in the offer without mana; it stays there
mage_knight-text-use-spell-offer-powered-stays = use the { -mage_knight-term-strong-effect } of a { -mage_knight-term-spell } of that card’s colour in the offer without mana, even by { -mage_knight-term-day }; it stays there
mage_knight-text-use-advanced-action-offer-powered-stays = use the { -mage_knight-term-strong-effect } of an { -mage_knight-term-advanced-action } in the offer without mana; it stays there
mage_knight-text-use-unit-offer-basic-stays = use an ability of a { -mage_knight-term-unit } in the offer as if it were yours; it stays there
mage_knight-text-shuffle-discard-into-deck = shuffle your { -mage_knight-term-discard-pile } into your { -mage_knight-term-deed-deck }
mage_knight-text-card-bonus-move-card = the next card giving { -mage_knight-term-move } this turn gives +{ $move }
mage_knight-text-card-bonus-move-card-each = every further card giving { -mage_knight-term-move } this turn gives +{ $move }
mage_knight-text-card-bonus-attack-card = one card giving an { -mage_knight-term-attack } in this phase gives +{ $attack }
mage_knight-text-card-bonus-attack-or-block-card = the first card giving an { -mage_knight-term-attack } or a { -mage_knight-term-block } this turn gives +{ $attack } ({ -mage_knight-term-attack }) or +{ $block } ({ -mage_knight-term-block })
mage_knight-text-sideways-any = one card played { -mage_knight-term-sideways } gives { $amount } instead of 1
mage_knight-text-sideways-wound = one { -mage_knight-term-wound } may be played { -mage_knight-term-sideways } for { $amount }
mage_knight-text-sideways-any-better = one card played { -mage_knight-term-sideways } gives { $amount } instead of 1, or { $better } { $condition }
mage_knight-better-color-matches = if it has the colour of the mana paid
mage_knight-better-is-advanced-spell-or-artifact = if it is an { -mage_knight-term-advanced-action }, a { -mage_knight-term-spell } or an { -mage_knight-term-artifact }
mage_knight-better-no-source-die-used = if you use no die of the { -mage_knight-term-source } this turn

# Mana and dice.
mage_knight-text-pay-mana = pay { $number } { $colour } mana
mage_knight-text-pay-mana-of = pay { $number } mana { $hue }
mage_knight-text-gain-mana = gain { $number ->
        [one] a { $colour } { -mage_knight-term-mana-token }
       *[other] { $number } { $colour } { -mage_knight-term-mana-token(form: "plural") }
    }
mage_knight-text-gain-mana-of = gain { $number ->
        [one] a { -mage_knight-term-mana-token }
       *[other] { $number } { -mage_knight-term-mana-token(form: "plural") }
    } { $hue }
mage_knight-text-gain-mana-now-of = gain { $number ->
        [one] a { -mage_knight-term-mana-token }
       *[other] { $number } { -mage_knight-term-mana-token(form: "plural") }
    } { $hue } to be used at once
mage_knight-text-gain-crystal = gain { $number ->
        [one] a { $colour } { -mage_knight-term-crystal }
       *[other] { $number } { $colour } { -mage_knight-term-crystal(form: "plural") }
    }
mage_knight-text-gain-crystal-of = gain { $number ->
        [one] a { -mage_knight-term-crystal }
       *[other] { $number } { -mage_knight-term-crystal(form: "plural") }
    } { $hue }
mage_knight-text-gain-crystal-others-of-card = gain a { -mage_knight-term-crystal } of each { -mage_knight-term-basic-colour } that card does not have
mage_knight-text-gain-crystal-cards-or-any = for each of them gain a { -mage_knight-term-crystal } of its colour ({ -mage_knight-term-artifact }: any { -mage_knight-term-basic-colour })
mage_knight-text-gain-crystal-different = gain { $number } { -mage_knight-term-crystal(form: "plural") }, each of the colour of a different { -mage_knight-term-spell } in the offer
mage_knight-text-extra-source-dice = you may use { $number ->
        [one] one more die
       *[other] { $number } more dice
    } of the { -mage_knight-term-source } this turn
mage_knight-text-extra-source-dice-black-as-any = you may use { $number ->
        [one] one more die
       *[other] { $number } more dice
    } of the { -mage_knight-term-source } this turn; if it is black, it gives mana of any colour
mage_knight-text-extra-source-dice-gold-black-as-basic = you may use { $number ->
        [one] one more die
       *[other] { $number } more dice
    } of the { -mage_knight-term-source } this turn; gold and black ones give any { -mage_knight-term-basic-colour }
mage_knight-text-take-source-dice = take { $number ->
        [one] a die
       *[other] { $number } dice
    } from the { -mage_knight-term-source }, set { $number ->
        [one] it
       *[other] each
    } to any colour but gold and gain { $tokens ->
        [one] a { -mage_knight-term-mana-token }
       *[other] { $tokens } { -mage_knight-term-mana-token(form: "plural") }
    } of that colour{ $number ->
        [one] { "" }
       *[other] { " " }for each
    }
mage_knight-text-pick-source-die = choose a die of a { -mage_knight-term-basic-colour } in the { -mage_knight-term-source }
mage_knight-text-reroll-source-die = roll that die again
mage_knight-text-reroll-source-all = roll all dice of the { -mage_knight-term-source } again
mage_knight-text-reroll-source-one = roll one die of the { -mage_knight-term-source } again
mage_knight-text-reroll-source-up-to-2 = once per turn roll up to two dice of the { -mage_knight-term-source } again, gold ones first, before using any
mage_knight-text-endless-mana = this turn you have endless mana: { $colours }
mage_knight-text-allow-mana-gold = gold mana may be used this turn
mage_knight-text-allow-mana-black = black mana may be used this turn
mage_knight-text-return-spent-crystals = at the end of the turn, take back all { -mage_knight-term-crystal(form: "plural") } spent this turn
mage_knight-text-roll-dice = roll mana dice ({ $amount }): { $list }
mage_knight-text-face-black = black – { $then }
mage_knight-text-face-red = red – { $then }
mage_knight-text-face-gold = gold – { $then }
mage_knight-text-face-basic = { -mage_knight-term-basic-colour } – { $then }

# Tracks and Units.
mage_knight-text-fame = { -mage_knight-term-fame } +{ $number }
mage_knight-text-reputation = { -mage_knight-term-reputation } +{ $number }
mage_knight-text-reputation-lost = { -mage_knight-term-reputation } −{ $number }
mage_knight-text-ready-unit-one-own = ready one of your { -mage_knight-term-unit(form: "plural") }
mage_knight-text-ready-unit-level = ready one of your { -mage_knight-term-unit(form: "plural") } of level { $number } or lower
mage_knight-text-ready-unit-levels = ready { -mage_knight-term-unit(form: "plural") } of yours with up to { $number } levels in total
mage_knight-text-ready-unit-all-own = ready all your { -mage_knight-term-unit(form: "plural") }
mage_knight-text-ready-unit-healed = ready it
mage_knight-text-ready-unit-this = ready the { -mage_knight-term-unit }
mage_knight-text-heal-unit-one-own = heal one of your { -mage_knight-term-unit(form: "plural") }
mage_knight-text-heal-unit-same = heal it once
mage_knight-text-heal-unit-all-own = heal all your { -mage_knight-term-unit(form: "plural") } completely
mage_knight-text-wound-unit-this = this { -mage_knight-term-unit } gets a { -mage_knight-term-wound }
mage_knight-text-spend-unit-this = spend this { -mage_knight-term-unit }
mage_knight-text-units-bonus = { $units }: { $list }
mage_knight-text-units-bonus-until = { $units } { $until }: { $list }
mage_knight-units-all-own = all your { -mage_knight-term-unit(form: "plural") }
mage_knight-units-one-own = one of your { -mage_knight-term-unit(form: "plural") }
mage_knight-units-this = the { -mage_knight-term-unit }
mage_knight-units-others = your other { -mage_knight-term-unit(form: "plural") }
mage_knight-units-activated = one { -mage_knight-term-unit } as you activate it
mage_knight-until-combat = in this combat
mage_knight-until-turn = this turn
mage_knight-bonus-attack = { -mage_knight-term-attack } +{ $number }
mage_knight-bonus-ranged = { -mage_knight-term-ranged-attack } +{ $number }
mage_knight-bonus-block = { -mage_knight-term-block } +{ $number }
mage_knight-bonus-armor = { -mage_knight-term-armor } +{ $number }
mage_knight-bonus-resist-physical = { -mage_knight-term-physical-resistance }
mage_knight-bonus-resist-fire = { -mage_knight-term-fire-resistance }
mage_knight-bonus-resist-ice = { -mage_knight-term-ice-resistance }
mage_knight-text-no-damage-to-units = no damage may be assigned to your { -mage_knight-term-unit(form: "plural") } this turn
mage_knight-text-recruit-free = recruit any { -mage_knight-term-unit } from the offer for free
mage_knight-text-recruit-discount = one { -mage_knight-term-unit } recruited this turn costs { $number } { -mage_knight-term-influence } less
mage_knight-text-recruit-discount-then = one { -mage_knight-term-unit } recruited this turn may cost { $number } { -mage_knight-term-influence } less (then: { $then })
mage_knight-text-assign-banner = assign this { -mage_knight-term-banner } to one of your { -mage_knight-term-unit(form: "plural") }

# Enemies.
mage_knight-target-one = one enemy
mage_knight-target-all = all enemies
mage_knight-target-others = all other enemies
mage_knight-target-same = that enemy
mage_knight-target-blocked = the blocked enemy
mage_knight-target-one-attack = one enemy attack
mage_knight-target-two-attacks = two enemy attacks, each
mage_knight-loser-one = one enemy
mage_knight-loser-all = all enemies
mage_knight-loser-same = that enemy
mage_knight-loser-one-attack = one enemy attack
mage_knight-text-enemy-loses = take { $list } from { $target }
mage_knight-trait-fortifications = all fortifications
mage_knight-trait-resistances = all resistances
mage_knight-trait-fire-resistance = { -mage_knight-term-fire-resistance }
mage_knight-trait-physical-resistance = { -mage_knight-term-physical-resistance }
mage_knight-trait-attack-abilities = all abilities
mage_knight-text-enemy-armor = { $target }: { -mage_knight-term-armor } −{ $amount } (at least { $least })
mage_knight-text-enemy-armor-fortified = { $target }: { -mage_knight-term-armor } −{ $amount }, or −{ $more } if { -mage_knight-term-fortified } (at least { $least })
mage_knight-text-enemy-attack-less = { $target }: −{ $number }
mage_knight-text-enemy-attack-more = { $target }: +{ $number }
mage_knight-text-enemy-gains-cumbersome = that attack becomes { -mage_knight-term-cumbersome }
mage_knight-text-enemy-skips-attack-one = one enemy does not attack
mage_knight-text-enemy-skips-attack-one-unfortified = one enemy that is not { -mage_knight-term-fortified } does not attack
mage_knight-text-enemy-skips-attack-up-to-3 = up to three enemies do not attack
mage_knight-text-cancel-attack = cancel one enemy attack
mage_knight-text-destroy-enemy-one = destroy one enemy
mage_knight-text-destroy-enemy-same = destroy that enemy
mage_knight-text-destroy-enemy-blocked = destroy the blocked enemy
mage_knight-text-ignore-site-fortifications = ignore the site’s fortification this turn
mage_knight-text-attacks-become-cold-fire = all your { -mage_knight-term-attack(form: "plural") } in this combat are { -mage_knight-term-cold-fire }
mage_knight-text-attacks-become-siege = all your { -mage_knight-term-attack(form: "plural") } in this combat are also { -mage_knight-term-siege-attack(form: "plural") }
mage_knight-text-ignore-damage-physical = ignore { $number } damage of one { -mage_knight-term-physical } attack against your hero
mage_knight-text-ignore-damage-not-physical = ignore { $number } damage of one attack against your hero that is not { -mage_knight-term-physical }
mage_knight-text-ignore-damage-fire-or-ice = ignore { $number } damage of one { -mage_knight-term-fire } or { -mage_knight-term-ice } attack against your hero
mage_knight-text-ignore-damage-not-fire-or-ice = ignore { $number } damage of one other attack against your hero
mage_knight-text-ignore-wounds = ignore { $number ->
        [one] the first { -mage_knight-term-wound }
       *[other] the first { $number } { -mage_knight-term-wound(form: "plural") }
    } enemies would deal to your hand this turn

# The map.
mage_knight-terrains-all = all terrains
mage_knight-terrains-all-and-lake = all terrains, and lakes too
mage_knight-terrains-one-chosen-type = one terrain of your choice
mage_knight-terrains-one-chosen-space = one space of your choice
mage_knight-text-terrain-less = { -mage_knight-term-move } cost −{ $number } (at least { $least }): { $terrains }
mage_knight-text-terrain-more = { -mage_knight-term-move } cost +{ $number } (at most { $most }): { $terrains }
mage_knight-text-terrain-at-most = { -mage_knight-term-move } cost at most { $number }: { $terrains }
mage_knight-text-terrain-opens = enter for { -mage_knight-term-move } { $number }: { $terrains }
mage_knight-text-terrain-opens-safe = enter for { -mage_knight-term-move } { $number } and stay safely in: { $terrains }
mage_knight-text-forbid-terrain = do not enter this turn: { $terrains }
mage_knight-text-explore-cost = exploring costs { $number } { -mage_knight-term-move } less this turn
mage_knight-text-explore-range = once this turn you may explore at a distance of { $number } spaces
mage_knight-text-direct-move-max-safe = move up to { $amount ->
        [one] one space
       *[other] { $amount } spaces
    } without cost, ending on a { -mage_knight-term-safe-space }
mage_knight-text-direct-move-exact-safe = move { $amount ->
        [one] one space
       *[other] { $amount } spaces
    } without cost, ending on a { -mage_knight-term-safe-space }
mage_knight-text-direct-move-max-safe-avoid = move up to { $amount } spaces without cost, ending on a { -mage_knight-term-safe-space }; not through: { $terrains }
mage_knight-text-direct-move-max-assault-avoid = move up to { $amount } spaces without cost and assault a { -mage_knight-term-fortified-site }; not through: { $terrains }
mage_knight-text-reveal-garrisons-and-ruins-as-by-day = garrisons and ruins are revealed as by { -mage_knight-term-day }
mage_knight-text-reveal-garrisons-at-distance-2 = this turn garrisons are revealed at a distance of two spaces

# Procedures of single cards.
mage_knight-odd-rush-of-adrenaline = throw away the first { -mage_knight-term-wound } taken to your hand this turn and draw a card; each of the next three draws a card
mage_knight-odd-wings-of-night = further enemies do not attack either: { -mage_knight-term-move } 1 for the second, 2 more for the third, and so on
mage_knight-odd-space-bending = this turn spaces two steps away count as adjacent for moving and exploring, and moving provokes nobody
mage_knight-odd-time-bending = at the end of the turn take back the cards played, draw none and take another turn; this card is set aside until the { -mage_knight-term-game-round } ends
mage_knight-odd-meditation = put two random cards of your { -mage_knight-term-discard-pile } on top or at the bottom of your { -mage_knight-term-deed-deck }
mage_knight-odd-meditation-chosen = put two cards of your choice from your { -mage_knight-term-discard-pile } on top or at the bottom of your { -mage_knight-term-deed-deck }
mage_knight-odd-mana-meltdown = every other player loses a random { -mage_knight-term-crystal }, or takes a { -mage_knight-term-wound } if there is none; you may gain one of the lost colours
mage_knight-odd-mana-radiance = choose a { -mage_knight-term-basic-colour }: every player, you too, takes a { -mage_knight-term-wound } for each own { -mage_knight-term-crystal } of it; then you gain two of them
mage_knight-odd-mana-claim = take a die of a { -mage_knight-term-basic-colour } from the { -mage_knight-term-source } until the { -mage_knight-term-game-round } ends; gain three tokens of it now, or one at the start of each of your turns
mage_knight-odd-mana-claim-curse = take a die of a { -mage_knight-term-basic-colour } from the { -mage_knight-term-source } until the { -mage_knight-term-game-round } ends; gain three tokens of it now, or one at the start of each of your turns; other players using that colour take a { -mage_knight-term-wound }, once per turn
mage_knight-odd-mind-read = gain a { -mage_knight-term-crystal } of any { -mage_knight-term-basic-colour }; every other player discards an { -mage_knight-term-action-card } or { -mage_knight-term-spell } of it, or shows there is none
mage_knight-odd-mind-read-steal = gain a { -mage_knight-term-crystal } of any { -mage_knight-term-basic-colour }; every other player discards an { -mage_knight-term-action-card } or { -mage_knight-term-spell } of it, or shows there is none; you may take one of those { -mage_knight-term-action-card(form: "plural") } for good
mage_knight-odd-spend-rival-units = then you may spend one { -mage_knight-term-ready } { -mage_knight-term-unit } of each other player, of level { $number } or lower
mage_knight-odd-sacrifice = choose green or white, then red or blue; for each pair of your { -mage_knight-term-crystal(form: "plural") } of these colours: { -mage_knight-term-siege-attack } 4 (green) or { -mage_knight-term-ranged-attack } 6 (white), of { -mage_knight-term-fire } (red) or { -mage_knight-term-ice } (blue); these { -mage_knight-term-crystal(form: "plural") } become tokens
mage_knight-odd-disease = in this combat every enemy whose attacks are all blocked has { -mage_knight-term-armor } 1
mage_knight-odd-banner-of-protection = at the end of the turn you may throw away any { -mage_knight-term-wound(form: "plural") } received this turn
mage_knight-odd-sword-of-justice = { -mage_knight-term-physical } { -mage_knight-term-attack(form: "plural") } count double in the { -mage_knight-term-attack-phase } this turn
mage_knight-odd-bow-of-starsdawn = this turn each of your { -mage_knight-term-ranged-attack(form: "plural") } counts double or becomes a { -mage_knight-term-siege-attack }; a { -mage_knight-term-siege-attack } may count double as a { -mage_knight-term-ranged-attack }
mage_knight-odd-banner-of-command = if you recruit a { -mage_knight-term-unit } this turn, you may put this { -mage_knight-term-banner } under it instead of a { -mage_knight-term-command-token }
mage_knight-odd-circlet-use = use a { -mage_knight-term-skill } of the { -mage_knight-term-common-skill-offer } that is not interactive: one of each turn twice, one of each { -mage_knight-term-game-round } once
mage_knight-odd-circlet-keep = take a { -mage_knight-term-skill } of the { -mage_knight-term-common-skill-offer } for good
mage_knight-odd-mysterious-box = reveal the top { -mage_knight-term-artifact }; this turn this card may be used once as that { -mage_knight-term-artifact } ({ -mage_knight-term-fame } +1); not used, it comes back to your hand
mage_knight-odd-scout-peek = look at a face-down token within three spaces, or at the top token of a stack; if you defeat that enemy this turn: { -mage_knight-term-fame } +1
mage_knight-odd-damage-redirect = if it is not blocked, its damage goes to this { -mage_knight-term-unit } first
mage_knight-odd-polarization = one mana used counts as its opposite: red and blue, green and white; black by { -mage_knight-term-day } as any { -mage_knight-term-basic-colour }, gold at { -mage_knight-term-night } as black
mage_knight-odd-motivation = no other { -mage_knight-term-skill } of this name before the end of your next turn
mage_knight-odd-healing-ritual = throw away up to two { -mage_knight-term-wound(form: "plural") } from your hand; one of them goes to the hand of the closest hero instead
mage_knight-odd-source-freeze = until your next turn the others may not use their usual die of the { -mage_knight-term-source }; then gain a { -mage_knight-term-crystal } of a { -mage_knight-term-basic-colour } shown there
mage_knight-odd-source-opening = use one more die of a { -mage_knight-term-basic-colour } of the { -mage_knight-term-source }; the owner of this { -mage_knight-term-skill } gains a { -mage_knight-term-crystal } of it
mage_knight-odd-bonds-of-loyalty = one more { -mage_knight-term-command-token }: a { -mage_knight-term-unit } on it costs 5 { -mage_knight-term-influence } less, may be used where { -mage_knight-term-unit(form: "plural") } may not, and cannot be disbanded; on gaining this, two { -mage_knight-term-regular-unit(form: "plural") } join the offer
mage_knight-odd-mana-exploit = gain a { -mage_knight-term-mana-token } of any colour but gold; until your next turn other players take a { -mage_knight-term-wound } when they use mana of another colour
mage_knight-odd-mana-overload = gain a { -mage_knight-term-mana-token } of any colour but gold; the first player to power a card with that colour for { -mage_knight-term-move }, { -mage_knight-term-influence }, { -mage_knight-term-attack } or { -mage_knight-term-block } gets 4 more
mage_knight-odd-know-your-prey = ignore one ability or one resistance of an enemy in this combat, or take one element off one of its attacks
mage_knight-odd-wolfs-howl = { -mage_knight-term-unit(form: "plural") } of other players have −1 on every { -mage_knight-term-attack } and { -mage_knight-term-block }
mage_knight-odd-arcane-disguise = ignore your { -mage_knight-term-reputation } this turn
mage_knight-odd-puppet-master = keep an enemy defeated this turn, or give one up: { -mage_knight-term-attack } of half its attack values, or { -mage_knight-term-block } of half its { -mage_knight-term-armor }
mage_knight-odd-master-of-chaos = move the marker one step: blue { -mage_knight-term-block } 3, green { -mage_knight-term-move } 1, black ranged { -mage_knight-term-cold-fire } { -mage_knight-term-attack } 1, white { -mage_knight-term-influence } 2, red { -mage_knight-term-attack } 2, gold one of these
mage_knight-odd-mana-suppression = until your next turn the first mana of a { -mage_knight-term-basic-colour } another player uses in a turn costs one more of it; then gain a { -mage_knight-term-crystal } of a colour so paid
mage_knight-odd-mana-enhancement = when you spend mana of a { -mage_knight-term-basic-colour }, gain a { -mage_knight-term-crystal } of it; another player may return this { -mage_knight-term-skill } for a token of that colour
mage_knight-odd-shapeshift = the { -mage_knight-term-move }, { -mage_knight-term-attack } or { -mage_knight-term-block } of one { -mage_knight-term-basic-action } becomes another of the three
mage_knight-odd-natures-vengeance = enemies that other players fight have +1 on each attack in the { -mage_knight-term-block-phase }
mage_knight-odd-mana-steal = take a die of a { -mage_knight-term-basic-colour } from the { -mage_knight-term-source }; its mana may be used on one of your turns this { -mage_knight-term-day }
mage_knight-odd-the-right-moment = once this { -mage_knight-term-day }: take another turn right after this one
mage_knight-odd-long-night = once this { -mage_knight-term-night }, when your { -mage_knight-term-deed-deck } is empty: put three random cards of your { -mage_knight-term-discard-pile } into it
mage_knight-odd-midnight-meditation = once this { -mage_knight-term-night }, before one of your turns: shuffle up to five cards of your hand into your { -mage_knight-term-deed-deck } and draw as many
mage_knight-odd-preparation = search your { -mage_knight-term-deed-deck } for a card, take it to your hand and shuffle the deck
mage_knight-odd-sparing-power = before each of your turns: put the top card of your { -mage_knight-term-deed-deck } under this, or once take all cards under it to your hand
mage_knight-odd-harvest-done = then no more of this in this turn
mage_knight-odd-on-her-own = recruit no { -mage_knight-term-unit } for { -mage_knight-term-influence } this turn
mage_knight-text-ready-unit-price = ready one of your { -mage_knight-term-unit(form: "plural") } of level { $number } or lower for { $price } { -mage_knight-term-influence } a level
mage_knight-text-attack-same-enemy = { -mage_knight-term-attack } { $number } against that enemy only
mage_knight-text-once-enemy-defeated-alone = if you defeat it this turn without the help of { -mage_knight-term-unit(form: "plural") }: { $then }
mage_knight-target-one-attack-unfortified = one attack of an enemy that is not fortified
mage_knight-target-one-unfortified = one enemy that is not fortified
mage_knight-odd-spirit-guides = one { -mage_knight-term-block } +1
mage_knight-whole-note = { $text } ({ $note })
mage_knight-note-thugs = your { -mage_knight-term-reputation } counts the other way round when recruiting them, not together with Heroes; before they take damage in a combat pay { -mage_knight-term-influence } 2
mage_knight-note-heroes = your { -mage_knight-term-reputation } counts twice for the first of them, not together with Thugs; in an assault pay { -mage_knight-term-influence } 2 once before they act
mage_knight-note-magic-familiars = recruited for one basic mana more, which stays on them and makes one ability stronger; each { -mage_knight-term-game-round } pay them a { -mage_knight-term-crystal } or lose them; also on a { -mage_knight-term-magical-glade }
mage_knight-note-delphana-masters = each ability may be used once in one activation, each paid for; only recruited in an interaction
mage_knight-note-krang-battle-frenzy = turned up again in a turn spent resting
mage_knight-note-krang-shamanic-ritual = turned up again by using your action
mage_knight-note-krang-arcane-disguise = turned up again in a later turn for a green mana
mage_knight-note-braevalar-feral-allies = revealing tiles costs you 1 less
