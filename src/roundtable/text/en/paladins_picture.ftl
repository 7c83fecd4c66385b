### The picture of Paladins in the terminal. Signs are as short as can be.

## Letters that stand for workers

paladins-picture-sign-labourer = La
paladins-picture-sign-scout = Sc
paladins-picture-sign-merchant = Me
paladins-picture-sign-fighter = Fi
paladins-picture-sign-cleric = Cl
paladins-picture-sign-criminal = Cr

## Gains in short, at most 9 letters together with their number

paladins-picture-gain-provision = Prov.
paladins-picture-gain-tax = { -paladins-tax }
paladins-picture-gain-remove-suspicion = susp. ✗
paladins-picture-gain-pay-debt = debt ✓
paladins-picture-gain-destroy-debt = debt ✗
paladins-picture-gain-pray = { -paladins-prayer }
paladins-picture-gain-free-recruit = recruit
paladins-picture-gain-free-develop = develop

## The main board

paladins-picture-round = { CAPITAL(-paladins-round) }
paladins-picture-first = { -paladins-first-player }
paladins-picture-tax-supply = { -paladins-tax-supply }
paladins-picture-debts = { -paladins-debt(form: "plural") }
paladins-picture-debt = { -paladins-debt }
paladins-picture-supply = { CAPITAL(-paladins-shared-supply) }
paladins-picture-decks = Decks
paladins-picture-townsfolk = { -paladins-townsfolk(form: "plural") }
paladins-picture-outsiders = { -paladins-outsider(form: "plural") }
paladins-picture-walls = { -paladins-wall(form: "plural") }
paladins-picture-suspicion = { -paladins-suspicion }
# Behind it stand the taxes on the Suspicion cards discarded.
paladins-picture-suspicion-discard = Suspicion discarded
paladins-picture-taverns = { -paladins-tavern(form: "plural") }
paladins-picture-orders = { -paladins-kings-order(form: "plural") } (×{ $times })
paladins-picture-favours = { -paladins-kings-favour(form: "plural") }
paladins-picture-in-round = ({ -paladins-round } { $round })
paladins-picture-price = { -paladins-silver }
paladins-picture-immediate = at once
paladins-picture-lasting = ability
paladins-picture-dismiss = { -paladins-dismiss }

## When abilities come

paladins-picture-on-action = { $action }:
paladins-picture-on-inquisition = { -paladins-inquisition }:
paladins-picture-on-innocence = { -paladins-inquisition } (no { -paladins-suspicion }):
paladins-picture-on-suspicion = { -paladins-inquisition } (from { $least } { -paladins-suspicion } on):
paladins-picture-on-pay-debt = { CAPITAL(-paladins-pay-debt) }:
paladins-picture-for-nothing = { $action }: no cost
paladins-picture-cheaper = { $action }: { $count } { -paladins-silver } less

## Players

paladins-picture-passed = passed
paladins-picture-workers = { -paladins-worker(form: "plural") }
paladins-picture-unpaid = { -paladins-debt(form: "plural") } { -paladins-debt-unpaid }
paladins-picture-paid = { -paladins-debt-paid }
paladins-picture-busy = occupied
paladins-picture-paladin = { -paladins-paladin }
paladins-picture-drawn = { -paladins-paladin(form: "plural") } to choose from
paladins-picture-paladin-deck = { -paladins-paladin } deck from the top
paladins-picture-used = used
paladins-picture-tavern = { -paladins-tavern }
# What one or two workers do on the action Recruit.
paladins-picture-recruit = { -paladins-dismiss } / keep
# Behind an attribute that a region asks for.
paladins-picture-of-region = of the { -paladins-region }
# Attack: Silver for the Strength that is missing.
paladins-picture-or-silver = or 1 { -paladins-silver } for each 2 missing
paladins-picture-jar-places = Free { -paladins-jar } places
paladins-picture-attacked = attacked
paladins-picture-converted = converted

## The automated opponent

paladins-picture-rival = Automated opponent
paladins-picture-out = out of the { -paladins-round }
paladins-picture-resource-track = { -paladins-resource-track }
# Behind it stand the attributes, the lowest of the stack first.
paladins-picture-stack = stack
paladins-picture-left = Left
paladins-picture-right = Right
paladins-picture-rest = { -paladins-action-rest }
paladins-picture-schemes = { -paladins-scheme(form: "plural") }
paladins-picture-schemes-used = used
paladins-picture-schemes-aside = still to come

## What the signs mean

paladins-picture-anybody = any { -paladins-worker }
paladins-picture-workshop = { -paladins-workshop }
paladins-picture-remove-suspicion = { -paladins-remove-suspicion }
paladins-picture-pay-debt = { -paladins-pay-debt }
paladins-picture-destroy-debt = { -paladins-destroy-debt }
