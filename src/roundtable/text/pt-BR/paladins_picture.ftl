### The picture of Paladins in the terminal. Signs are as short as can be.

## Letters that stand for workers

paladins-picture-sign-labourer = Op
paladins-picture-sign-scout = Ba
paladins-picture-sign-merchant = Me
paladins-picture-sign-fighter = Gu
paladins-picture-sign-cleric = Cl
paladins-picture-sign-criminal = Cr

## Gains in short, at most 9 letters together with their number

paladins-picture-gain-provision = Prov.
paladins-picture-gain-tax = { -paladins-tax }
paladins-picture-gain-remove-suspicion = susp. ✗
paladins-picture-gain-pay-debt = débito ✓
paladins-picture-gain-destroy-debt = débito ✗
paladins-picture-gain-pray = orar
paladins-picture-gain-free-recruit = recrutar
paladins-picture-gain-free-develop = oficina

## The main board

paladins-picture-round = { -paladins-round }
paladins-picture-first = { -paladins-first-player }
paladins-picture-tax-supply = { -paladins-tax-supply }
paladins-picture-debts = { -paladins-debt(form: "plural") }
paladins-picture-debt = { -paladins-debt }
paladins-picture-supply = { -paladins-shared-supply }
paladins-picture-decks = Montes
paladins-picture-townsfolk = { -paladins-townsfolk(form: "plural") }
paladins-picture-outsiders = { -paladins-outsider(form: "plural") }
paladins-picture-walls = { -paladins-wall(form: "plural") }
paladins-picture-suspicion = { -paladins-suspicion(form: "plural") }
# Behind it stand the taxes on the Suspicion cards discarded.
paladins-picture-suspicion-discard = { -paladins-suspicion(form: "plural") } descartadas
paladins-picture-taverns = { -paladins-tavern(form: "plural") }
paladins-picture-orders = { -paladins-kings-order(form: "plural") } (×{ $times })
paladins-picture-favours = { -paladins-kings-favour(form: "plural") }
paladins-picture-in-round = ({ -paladins-round } { $round })
paladins-picture-price = { -paladins-silver }
paladins-picture-immediate = imediato
paladins-picture-lasting = habilidade
paladins-picture-dismiss = { -paladins-dismiss }

## When abilities come

paladins-picture-on-action = { $action }:
paladins-picture-on-inquisition = { -paladins-inquisition }:
paladins-picture-on-innocence = { -paladins-inquisition } (sem { -paladins-suspicion }):
paladins-picture-on-suspicion = { -paladins-inquisition } (com { $least } { -paladins-suspicion(form: "plural") } ou mais):
paladins-picture-on-pay-debt = Quitar { -paladins-debt }:
paladins-picture-for-nothing = { $action }: sem custo
paladins-picture-cheaper = { $action }: { $count } de { -paladins-silver } a menos

## Players

paladins-picture-passed = passou
paladins-picture-workers = { -paladins-worker(form: "plural") }
paladins-picture-unpaid = { -paladins-debt(form: "plural") } não quitados
paladins-picture-paid = quitados
paladins-picture-busy = ocupadas
paladins-picture-paladin = { -paladins-paladin }
paladins-picture-drawn = { -paladins-paladin(form: "plural") } para escolher
paladins-picture-paladin-deck = Monte de { -paladins-paladin(form: "plural") } a partir do topo
paladins-picture-used = usados
paladins-picture-tavern = { -paladins-tavern }
# What one or two workers do on the action Recruit.
paladins-picture-recruit = { -paladins-dismiss } / manter
# Behind an attribute that a region asks for.
paladins-picture-of-region = da { -paladins-region }
# Attack: Silver for the Strength that is missing.
paladins-picture-or-silver = ou 1 { -paladins-silver } por 2 que faltem
paladins-picture-jar-places = Espaços livres para { -paladins-jar(form: "plural") }
paladins-picture-attacked = atacados
paladins-picture-converted = convertidos

## The automated opponent

paladins-picture-rival = Oponente automático
paladins-picture-out = fora da { -paladins-round }
paladins-picture-resource-track = { -paladins-resource-track }
# Behind it stand the attributes, the lowest of the stack first.
paladins-picture-stack = pilha
paladins-picture-left = Esquerda
paladins-picture-right = Direita
paladins-picture-rest = { -paladins-action-rest }
paladins-picture-schemes = { -paladins-scheme(form: "plural") }
paladins-picture-schemes-used = usados
paladins-picture-schemes-aside = por vir

## What the signs mean

paladins-picture-anybody = qualquer { -paladins-worker }
paladins-picture-workshop = { -paladins-workshop }
paladins-picture-remove-suspicion = remover uma { -paladins-suspicion }
paladins-picture-pay-debt = quitar um { -paladins-debt }
paladins-picture-destroy-debt = destruir um { -paladins-debt }
