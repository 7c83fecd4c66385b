### The picture of Merlin in the terminal. Signs are as short as can be; names of spaces have at most 11 letters.

## Letters that stand for principalities, goods and henchmen

merlin-picture-sign-black = Bk
merlin-picture-sign-grey = Gy
merlin-picture-sign-blue = Bu
merlin-picture-sign-purple = Pu
merlin-picture-sign-orange = Or
merlin-picture-sign-brown = Bn
merlin-picture-sign-shield = S
merlin-picture-sign-flag = F
merlin-picture-sign-material = M
merlin-picture-sign-lady-in-waiting = L
merlin-picture-sign-shield-bearer = S
merlin-picture-sign-builder = B
merlin-picture-sign-flag-bearer = F

## Spaces, at most 11 letters: ★ points for, ◎ with influence, + from anywhere

merlin-picture-space-vp-material = ★ materials
merlin-picture-space-vp-flag = ★ { -merlin-flag(form: "plural") }
merlin-picture-space-vp-shield = ★ { -merlin-shield(form: "plural") }
merlin-picture-space-vp-influence = ★ influence
merlin-picture-space-vp-manor = ★ { -merlin-manor(form: "plural") }
merlin-picture-space-influence-shield = ◎ { -merlin-shield }
merlin-picture-space-influence-flag = ◎ { -merlin-flag }
merlin-picture-space-influence-material = ◎ material
merlin-picture-space-influence-assistant = ◎ { -merlin-assistant }
merlin-picture-space-excalibur = { -merlin-excalibur }
merlin-picture-space-grail = { -merlin-grail }
merlin-picture-space-relocate = relocate
merlin-picture-space-exchange = exchange
merlin-picture-space-missions = { -merlin-mission(form: "plural") }
merlin-picture-space-build = build
merlin-picture-space-apple = { -merlin-apple }
merlin-picture-space-move-arthur = { -merlin_arthur-arthur } ±1
merlin-picture-space-activate-assistant = activate
merlin-picture-space-resource-shield = + { -merlin-shield }
merlin-picture-space-resource-flag = + { -merlin-flag }
merlin-picture-space-resource-material = + material
merlin-picture-space-resource-influence = + influence
merlin-picture-space-signet-ring = { -merlin_arthur-signet-ring }
merlin-picture-space-stairs = { -merlin_arthur-stairs }
merlin-picture-space-move-merlin = { -merlin-merlin } ±3
merlin-picture-space-replace-manor = new { -merlin-manor }
merlin-picture-space-pict = { -merlin_arthur-pict }

## Powers of flags, at most 11 letters

merlin-picture-power-repel-traitors = { -merlin-repel }
merlin-picture-power-two-missions = 2 { -merlin-mission(form: "plural") }
merlin-picture-power-backwards = backwards
merlin-picture-power-turn-die = turn die
merlin-picture-power-other-action = elsewhere
merlin-picture-power-mirror = mirror
merlin-picture-power-plus-minus-one = { -merlin_arthur-flag-plus-minus-one }
merlin-picture-power-swap = { -merlin_arthur-flag-swap }

## Titles and labels

merlin-picture-round = { CAPITAL(-merlin-round) }
merlin-picture-first = { -merlin-first-player }
merlin-picture-deck = { CAPITAL(-merlin-deck) }
merlin-picture-discard = discarded
merlin-picture-traitor-stacks = { -merlin-traitor(form: "plural") }
merlin-picture-pict-stacks = { -merlin_arthur-pict(form: "plural") }
# Before the die of the present turn and the figure it moves.
merlin-picture-die = Die
merlin-picture-ring = { CAPITAL(-merlin-action-ring) }: clockwise is down a column, then on to the right
merlin-picture-inner-ring = { CAPITAL(-merlin_arthur-inner-ring) }: clockwise from left to right
merlin-picture-pict-display = { -merlin_arthur-pict-display }
merlin-picture-environs = { CAPITAL(-merlin-environs) }: on free tiles the materials that can be paid
merlin-picture-display = { -merlin-mission } { -merlin-open-row }
merlin-picture-hand = hand
merlin-picture-dice = dice
merlin-picture-shield = { -merlin-shield(form: "plural") }
merlin-picture-flag = { -merlin-flag(form: "plural") }
merlin-picture-material = materials
merlin-picture-traitors = { -merlin-traitor(form: "plural") }
merlin-picture-influence = influence
merlin-picture-assistants = { -merlin-assistant(form: "plural") }
merlin-picture-markers = free influence
merlin-picture-manors = free { -merlin-manor(form: "plural") }
merlin-picture-apples = { -merlin-apple(form: "plural") }
merlin-picture-staffs = staffs
# The henchmen not yet sent to a principality.
merlin-picture-at-home = { -merlin-assistant(form: "plural") } at home
merlin-picture-seals = { -merlin-seal(form: "plural") }
merlin-picture-seals-left = { $count ->
        [one] { $count } { -merlin-seal } left
       *[other] { $count } { -merlin-seal(form: "plural") } left
    }
merlin-picture-ability-point = 1★ more
merlin-picture-ability-anywhere = anywhere
# $ability was used since the last scoring.
merlin-picture-turned = { $ability } (used)
merlin-picture-picts = { -merlin_arthur-pict(form: "plural") }

## What the signs mean

merlin-picture-points = points
merlin-picture-with-influence = where you have influence
merlin-picture-manor = { -merlin-manor }
merlin-picture-tower = { -merlin-tower }
