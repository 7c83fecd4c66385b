### The picture of Paladins in the terminal. Signs are as short as can be.

## Letters that stand for workers

paladins-picture-sign-labourer = Ma
paladins-picture-sign-scout = Es
paladins-picture-sign-merchant = Me
paladins-picture-sign-fighter = Co
paladins-picture-sign-cleric = Ch
paladins-picture-sign-criminal = Cr

## Gains in short, at most 9 letters together with their number

paladins-picture-gain-provision = Provv.
paladins-picture-gain-tax = { -paladins-tax }
paladins-picture-gain-remove-suspicion = sosp. ✗
paladins-picture-gain-pay-debt = Debito ✓
paladins-picture-gain-destroy-debt = Debito ✗
paladins-picture-gain-pray = { -paladins-prayer }
paladins-picture-gain-free-recruit = reclutare
paladins-picture-gain-free-develop = bottega

## The main board

paladins-picture-round = { CAPITAL(-paladins-round) }
paladins-picture-first = { -paladins-first-player }
paladins-picture-tax-supply = { -paladins-tax-supply }
paladins-picture-debts = { -paladins-debt(form: "plural") }
paladins-picture-debt = { -paladins-debt }
paladins-picture-supply = { CAPITAL(-paladins-shared-supply) }
paladins-picture-decks = Mazzi
paladins-picture-townsfolk = { -paladins-townsfolk(form: "plural") }
paladins-picture-outsiders = { -paladins-outsider(form: "plural") }
paladins-picture-walls = { -paladins-wall(form: "plural") }
paladins-picture-suspicion = { -paladins-suspicion(form: "plural") }
# Behind it stand the taxes on the Suspicion cards discarded.
paladins-picture-suspicion-discard = { -paladins-suspicion(form: "plural") } scartati
paladins-picture-taverns = { -paladins-tavern(form: "plural") }
paladins-picture-orders = { -paladins-kings-order(form: "plural") } (×{ $times })
paladins-picture-favours = { -paladins-kings-favour(form: "plural") }
paladins-picture-in-round = ({ -paladins-round } { $round })
paladins-picture-price = { -paladins-silver }
paladins-picture-immediate = subito
paladins-picture-lasting = abilità
paladins-picture-dismiss = { -paladins-dismiss }

## When abilities come

paladins-picture-on-action = { $action }:
paladins-picture-on-inquisition = { -paladins-inquisition }:
paladins-picture-on-innocence = { -paladins-inquisition } (senza { -paladins-suspicion(form: "plural") }):
paladins-picture-on-suspicion = { -paladins-inquisition } (da { $least } { -paladins-suspicion(form: "plural") }):
paladins-picture-on-pay-debt = { CAPITAL(-paladins-pay-debt) }:
paladins-picture-for-nothing = { $action }: senza costo
paladins-picture-cheaper = { $action }: { $count } { -paladins-silver } in meno

## Players

paladins-picture-passed = ha passato
paladins-picture-workers = { -paladins-worker(form: "plural") }
paladins-picture-unpaid = { -paladins-debt(form: "plural") } non saldati
paladins-picture-paid = saldati
paladins-picture-busy = occupate
paladins-picture-paladin = { -paladins-paladin }
paladins-picture-drawn = { -paladins-paladin(form: "plural") } tra cui scegliere
paladins-picture-paladin-deck = Mazzo dei { -paladins-paladin(form: "plural") } dall’alto
paladins-picture-used = usati
paladins-picture-tavern = { -paladins-tavern }
# What one or two workers do on the action Recruit.
paladins-picture-recruit = { -paladins-dismiss } / tenere
# Behind an attribute that a region asks for.
paladins-picture-of-region = della { -paladins-region }
# Attack: Silver for the Strength that is missing.
paladins-picture-or-silver = o 1 { -paladins-silver } ogni 2 mancanti
paladins-picture-jar-places = Posti liberi per { -paladins-jar(form: "plural") }
paladins-picture-attacked = attaccati
paladins-picture-converted = convertiti

## The automated opponent

paladins-picture-rival = Avversario automatico
paladins-picture-out = fuori dal { -paladins-round }
paladins-picture-resource-track = { -paladins-resource-track }
# Behind it stand the attributes, the lowest of the stack first.
paladins-picture-stack = pila
paladins-picture-left = Sinistra
paladins-picture-right = Destra
paladins-picture-rest = { -paladins-action-rest }
paladins-picture-schemes = { -paladins-scheme(form: "plural") }
paladins-picture-schemes-used = usati
paladins-picture-schemes-aside = in arrivo

## What the signs mean

paladins-picture-anybody = qualsiasi { -paladins-worker }
paladins-picture-workshop = { -paladins-workshop }
paladins-picture-remove-suspicion = { -paladins-remove-suspicion }
paladins-picture-pay-debt = { -paladins-pay-debt }
paladins-picture-destroy-debt = { -paladins-destroy-debt }
