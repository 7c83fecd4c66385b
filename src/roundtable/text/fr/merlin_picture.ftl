### The picture of Merlin in the terminal. Signs are as short as can be; names of spaces have at most 11 letters.

## Letters that stand for principalities, goods and henchmen

merlin-picture-sign-black = No
merlin-picture-sign-grey = Gr
merlin-picture-sign-blue = Bl
merlin-picture-sign-purple = Vi
merlin-picture-sign-orange = Or
merlin-picture-sign-brown = Ma
merlin-picture-sign-shield = B
merlin-picture-sign-flag = D
merlin-picture-sign-material = M
merlin-picture-sign-lady-in-waiting = H
merlin-picture-sign-shield-bearer = B
merlin-picture-sign-builder = M
merlin-picture-sign-flag-bearer = D

## Spaces, at most 11 letters: ★ points for, ◎ with influence, + from anywhere

merlin-picture-space-vp-material = ★ { -merlin-building-material(form: "plural") }
merlin-picture-space-vp-flag = ★ { -merlin-flag(form: "plural") }
merlin-picture-space-vp-shield = ★ { -merlin-shield(form: "plural") }
merlin-picture-space-vp-influence = ★ Influence
merlin-picture-space-vp-manor = ★ { -merlin-manor(form: "plural") }
merlin-picture-space-influence-shield = ◎ { -merlin-shield }
merlin-picture-space-influence-flag = ◎ { -merlin-flag }
merlin-picture-space-influence-material = ◎ { -merlin-building-material }
merlin-picture-space-influence-assistant = ◎ { -merlin-assistant }
merlin-picture-space-excalibur = { -merlin-excalibur }
merlin-picture-space-grail = { -merlin-grail }
merlin-picture-space-relocate = déplacer
merlin-picture-space-exchange = échange
merlin-picture-space-missions = { -merlin-mission(form: "plural") }
merlin-picture-space-build = construire
merlin-picture-space-apple = { -merlin-apple }
merlin-picture-space-move-arthur = { -merlin_arthur-arthur } ±1
merlin-picture-space-activate-assistant = activer
merlin-picture-space-resource-shield = + { -merlin-shield }
merlin-picture-space-resource-flag = + { -merlin-flag }
merlin-picture-space-resource-material = + { -merlin-building-material }
merlin-picture-space-resource-influence = + Influence
merlin-picture-space-signet-ring = anneau
merlin-picture-space-stairs = { -merlin_arthur-stairs }
merlin-picture-space-move-merlin = { -merlin-merlin } ±3
merlin-picture-space-replace-manor = remplacer
merlin-picture-space-pict = { -merlin_arthur-pict }

## Powers of flags, at most 11 letters

merlin-picture-power-repel-traitors = { -merlin-repel }
merlin-picture-power-two-missions = 2 { -merlin-mission(form: "plural") }
merlin-picture-power-backwards = à rebours
merlin-picture-power-turn-die = dé retourné
merlin-picture-power-other-action = ailleurs
merlin-picture-power-mirror = miroir
merlin-picture-power-plus-minus-one = { -merlin_arthur-flag-plus-minus-one }
merlin-picture-power-swap = { -merlin_arthur-flag-swap }

## Titles and labels

merlin-picture-round = { CAPITAL(-merlin-round) }
merlin-picture-first = { -merlin-first-player }
merlin-picture-deck = { CAPITAL(-merlin-deck) }
merlin-picture-discard = { -merlin-discard-pile }
merlin-picture-traitor-stacks = { -merlin-traitor(form: "plural") }
merlin-picture-pict-stacks = { -merlin_arthur-pict(form: "plural") }
# Before the die of the present turn and the figure it moves.
merlin-picture-die = Dé
merlin-picture-ring = { CAPITAL(-merlin-action-ring) } : le sens horaire descend, puis va à droite
merlin-picture-inner-ring = Cercle intérieur : sens horaire de gauche à droite
merlin-picture-pict-display = { -merlin_arthur-pict-display }
merlin-picture-environs = { CAPITAL(-merlin-environs) } : sur une tuile libre, les Matériaux possibles
merlin-picture-display = { -merlin-open-row }
merlin-picture-hand = main
merlin-picture-dice = dés
merlin-picture-shield = { -merlin-shield(form: "plural") }
merlin-picture-flag = { -merlin-flag(form: "plural") }
merlin-picture-material = { -merlin-building-material(form: "plural") }
merlin-picture-traitors = { -merlin-traitor(form: "plural") }
merlin-picture-influence = Influence
merlin-picture-assistants = { -merlin-assistant(form: "plural") }
merlin-picture-markers = Influence libre
merlin-picture-manors = { -merlin-manor(form: "plural") } libres
merlin-picture-apples = { -merlin-apple(form: "plural") }
merlin-picture-staffs = Bâtons
# The henchmen not yet sent to a principality.
merlin-picture-at-home = { -merlin-assistant(form: "plural") } au château
merlin-picture-seals = { -merlin-seal(form: "plural") }
merlin-picture-seals-left = { $count ->
        [one] reste { $count } { -merlin-seal }
       *[other] restent { $count } { -merlin-seal(form: "plural") }
    }
merlin-picture-ability-point = 1★ de plus
merlin-picture-ability-anywhere = partout
# $ability was used since the last scoring.
merlin-picture-turned = { $ability } (utilisée)
merlin-picture-picts = { -merlin_arthur-pict(form: "plural") }

## What the signs mean

merlin-picture-points = points
merlin-picture-with-influence = où vous avez de l’Influence
merlin-picture-manor = { -merlin-manor }
merlin-picture-tower = { -merlin-tower }
