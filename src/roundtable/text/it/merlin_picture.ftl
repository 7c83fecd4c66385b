### The picture of Merlin in the terminal. Signs are as short as can be; names of spaces have at most 11 letters.

## Letters that stand for principalities, goods and henchmen

merlin-picture-sign-black = Ne
merlin-picture-sign-grey = Gr
merlin-picture-sign-blue = Bl
merlin-picture-sign-purple = Vi
merlin-picture-sign-orange = Ar
merlin-picture-sign-brown = Ma
merlin-picture-sign-shield = S
merlin-picture-sign-flag = B
merlin-picture-sign-material = M
merlin-picture-sign-lady-in-waiting = L
merlin-picture-sign-shield-bearer = S
merlin-picture-sign-builder = C
merlin-picture-sign-flag-bearer = P

## Spaces, at most 11 letters: ★ points for, ◎ with influence, + from anywhere

merlin-picture-space-vp-material = ★ materiali
merlin-picture-space-vp-flag = ★ { -merlin-flag(form: "plural") }
merlin-picture-space-vp-shield = ★ { -merlin-shield(form: "plural") }
merlin-picture-space-vp-influence = ★ { -merlin-influence-marker }
merlin-picture-space-vp-manor = ★ { -merlin-manor(form: "plural") }
merlin-picture-space-influence-shield = ◎ { -merlin-shield }
merlin-picture-space-influence-flag = ◎ { -merlin-flag }
merlin-picture-space-influence-material = ◎ materiale
merlin-picture-space-influence-assistant = ◎ { -merlin-assistant }
merlin-picture-space-excalibur = { -merlin-excalibur }
merlin-picture-space-grail = { -merlin-grail }
merlin-picture-space-relocate = spostare
merlin-picture-space-exchange = scambio
merlin-picture-space-missions = { -merlin-mission(form: "plural") }
merlin-picture-space-build = costruire
merlin-picture-space-apple = { -merlin-apple }
merlin-picture-space-move-arthur = { -merlin_arthur-arthur } ±1
merlin-picture-space-activate-assistant = attivare
merlin-picture-space-resource-shield = + { -merlin-shield }
merlin-picture-space-resource-flag = + { -merlin-flag }
merlin-picture-space-resource-material = + materiale
merlin-picture-space-resource-influence = + { -merlin-influence-marker }
merlin-picture-space-signet-ring = anello
merlin-picture-space-stairs = { -merlin_arthur-stairs }
merlin-picture-space-move-merlin = { -merlin-merlin } ±3
merlin-picture-space-replace-manor = sostituire
merlin-picture-space-pict = { -merlin_arthur-pict }

## Powers of flags, at most 11 letters

merlin-picture-power-repel-traitors = { -merlin-repel }
merlin-picture-power-two-missions = 2 { -merlin-mission(form: "plural") }
merlin-picture-power-backwards = contrario
merlin-picture-power-turn-die = gira dado
merlin-picture-power-other-action = altrove
merlin-picture-power-mirror = specchio
merlin-picture-power-plus-minus-one = { -merlin_arthur-flag-plus-minus-one }
merlin-picture-power-swap = { -merlin_arthur-flag-swap }

## Titles and labels

merlin-picture-round = { CAPITAL(-merlin-round) }
merlin-picture-first = { -merlin-first-player }
merlin-picture-deck = { CAPITAL(-merlin-deck) }
merlin-picture-discard = scarti
merlin-picture-traitor-stacks = { -merlin-traitor(form: "plural") }
merlin-picture-pict-stacks = { -merlin_arthur-pict(form: "plural") }
# Before the die of the present turn and the figure it moves.
merlin-picture-die = Dado
merlin-picture-ring = { CAPITAL(-merlin-action-ring) }: in senso orario si scende nella colonna, poi si va a destra
merlin-picture-inner-ring = Circolo interno: in senso orario da sinistra a destra
merlin-picture-pict-display = { -merlin_arthur-pict-display }
merlin-picture-environs = { CAPITAL(-merlin-environs) }: sulle tessere libere, i materiali ammessi
merlin-picture-display = { -merlin-open-row }
merlin-picture-hand = mano
merlin-picture-dice = dadi
merlin-picture-shield = { -merlin-shield(form: "plural") }
merlin-picture-flag = { -merlin-flag(form: "plural") }
merlin-picture-material = materiali
merlin-picture-traitors = { -merlin-traitor(form: "plural") }
merlin-picture-influence = { -merlin-influence-marker }
merlin-picture-assistants = { -merlin-assistant(form: "plural") }
merlin-picture-markers = { -merlin-influence-marker } libera
merlin-picture-manors = { -merlin-manor(form: "plural") } liberi
merlin-picture-apples = { -merlin-apple(form: "plural") }
merlin-picture-staffs = bastoni
# The henchmen not yet sent to a principality.
merlin-picture-at-home = { -merlin-assistant(form: "plural") } a casa
merlin-picture-seals = { -merlin-seal(form: "plural") }
merlin-picture-seals-left = { $count ->
        [one] resta { $count } { -merlin-seal }
       *[other] restano { $count } { -merlin-seal(form: "plural") }
    }
merlin-picture-ability-point = 1★ in più
merlin-picture-ability-anywhere = ovunque
# $ability was used since the last scoring.
merlin-picture-turned = { $ability } (usata)
merlin-picture-picts = { -merlin_arthur-pict(form: "plural") }

## What the signs mean

merlin-picture-points = punti
merlin-picture-with-influence = dove hai influenza
merlin-picture-manor = { -merlin-manor }
merlin-picture-tower = { -merlin-tower }
