### The picture of Merlin in the terminal. Signs are as short as can be; names of spaces have at most 11 letters.

## Letters that stand for principalities, goods and henchmen

merlin-picture-sign-black = Pr
merlin-picture-sign-grey = Ci
merlin-picture-sign-blue = Az
merlin-picture-sign-purple = Ro
merlin-picture-sign-orange = La
merlin-picture-sign-brown = Ma
merlin-picture-sign-shield = E
merlin-picture-sign-flag = B
merlin-picture-sign-material = M
merlin-picture-sign-lady-in-waiting = D
merlin-picture-sign-shield-bearer = E
merlin-picture-sign-builder = C
merlin-picture-sign-flag-bearer = P

## Spaces, at most 11 letters: ★ points for, ◎ with influence, + from anywhere

merlin-picture-space-vp-material = ★ materiais
merlin-picture-space-vp-flag = ★ { -merlin-flag(form: "plural") }
merlin-picture-space-vp-shield = ★ { -merlin-shield(form: "plural") }
merlin-picture-space-vp-influence = ★ influên.
merlin-picture-space-vp-manor = ★ { -merlin-manor(form: "plural") }
merlin-picture-space-influence-shield = ◎ { -merlin-shield }
merlin-picture-space-influence-flag = ◎ { -merlin-flag }
merlin-picture-space-influence-material = ◎ material
merlin-picture-space-influence-assistant = ◎ assist.
merlin-picture-space-excalibur = { -merlin-excalibur }
merlin-picture-space-grail = { -merlin-grail }
merlin-picture-space-relocate = realocar
merlin-picture-space-exchange = troca
merlin-picture-space-missions = { -merlin-mission(form: "plural") }
merlin-picture-space-build = construir
merlin-picture-space-apple = { -merlin-apple }
merlin-picture-space-move-arthur = { -merlin_arthur-arthur } ±1
merlin-picture-space-activate-assistant = ativar
merlin-picture-space-resource-shield = + { -merlin-shield }
merlin-picture-space-resource-flag = + { -merlin-flag }
merlin-picture-space-resource-material = + material
merlin-picture-space-resource-influence = + influên.
merlin-picture-space-signet-ring = anel
merlin-picture-space-stairs = { -merlin_arthur-stairs }
merlin-picture-space-move-merlin = { -merlin-merlin } ±3
merlin-picture-space-replace-manor = substituir
merlin-picture-space-pict = { -merlin_arthur-pict }

## Powers of flags, at most 11 letters

merlin-picture-power-repel-traitors = { -merlin-repel }
merlin-picture-power-two-missions = 2 { -merlin-mission(form: "plural") }
merlin-picture-power-backwards = contrário
merlin-picture-power-turn-die = virar dado
merlin-picture-power-other-action = outra ação
merlin-picture-power-mirror = espelhar
merlin-picture-power-plus-minus-one = { -merlin_arthur-flag-plus-minus-one }
merlin-picture-power-swap = { -merlin_arthur-flag-swap }

## Titles and labels

merlin-picture-round = { CAPITAL(-merlin-round) }
merlin-picture-first = { -merlin-first-player }
merlin-picture-deck = { CAPITAL(-merlin-deck) }
merlin-picture-discard = descarte
merlin-picture-traitor-stacks = { -merlin-traitor(form: "plural") }
merlin-picture-pict-stacks = { -merlin_arthur-pict(form: "plural") }
# Before the die of the present turn and the figure it moves.
merlin-picture-die = Dado
merlin-picture-ring = { CAPITAL(-merlin-action-ring) }: no sentido horário desce-se a coluna e segue-se à direita
merlin-picture-inner-ring = Anel interno: sentido horário da esquerda para a direita
merlin-picture-pict-display = { -merlin_arthur-pict-display }
merlin-picture-environs = { CAPITAL(-merlin-environs) }: nas peças livres, os materiais que servem
merlin-picture-display = { -merlin-open-row }
merlin-picture-hand = mão
merlin-picture-dice = dados
merlin-picture-shield = { -merlin-shield(form: "plural") }
merlin-picture-flag = { -merlin-flag(form: "plural") }
merlin-picture-material = materiais
merlin-picture-traitors = { -merlin-traitor(form: "plural") }
merlin-picture-influence = influência
merlin-picture-assistants = { -merlin-assistant(form: "plural") }
merlin-picture-markers = influência livre
merlin-picture-manors = { -merlin-manor(form: "plural") } livres
merlin-picture-apples = { -merlin-apple(form: "plural") }
merlin-picture-staffs = cajados
# The henchmen not yet sent to a principality.
merlin-picture-at-home = { -merlin-assistant(form: "plural") } em casa
merlin-picture-seals = { -merlin-seal(form: "plural") }
merlin-picture-seals-left = { $count ->
        [one] resta { $count } { -merlin-seal }
       *[other] restam { $count } { -merlin-seal(form: "plural") }
    }
merlin-picture-ability-point = 1★ a mais
merlin-picture-ability-anywhere = qualquer lugar
# $ability was used since the last scoring.
merlin-picture-turned = { $ability } (já usada)
merlin-picture-picts = { -merlin_arthur-pict(form: "plural") }

## What the signs mean

merlin-picture-points = pontos
merlin-picture-with-influence = onde você tem influência
merlin-picture-manor = { -merlin-manor }
merlin-picture-tower = { -merlin-tower }
