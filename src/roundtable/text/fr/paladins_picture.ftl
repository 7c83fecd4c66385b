### The picture of Paladins in the terminal. Signs are as short as can be.

## Letters that stand for workers

paladins-picture-sign-labourer = Jo
paladins-picture-sign-scout = Éc
paladins-picture-sign-merchant = Ma
paladins-picture-sign-fighter = Co
paladins-picture-sign-cleric = Cl
paladins-picture-sign-criminal = Cr

## Gains in short, at most 9 letters together with their number

paladins-picture-gain-provision = Prov.
paladins-picture-gain-tax = { -paladins-tax }
paladins-picture-gain-remove-suspicion = soup. ✗
paladins-picture-gain-pay-debt = Dette ✓
paladins-picture-gain-destroy-debt = Dette ✗
paladins-picture-gain-pray = { -paladins-prayer }
paladins-picture-gain-free-recruit = recruter
paladins-picture-gain-free-develop = atelier

## The main board

paladins-picture-round = { CAPITAL(-paladins-round) }
paladins-picture-first = { -paladins-first-player }
paladins-picture-tax-supply = { -paladins-tax-supply }
paladins-picture-debts = { -paladins-debt(form: "plural") }
paladins-picture-debt = { -paladins-debt }
paladins-picture-supply = { CAPITAL(-paladins-shared-supply) }
paladins-picture-decks = Pioches
paladins-picture-townsfolk = { -paladins-townsfolk(form: "plural") }
paladins-picture-outsiders = { -paladins-outsider(form: "plural") }
paladins-picture-walls = { -paladins-wall(form: "plural") }
paladins-picture-suspicion = { -paladins-suspicion(form: "plural") }
# Behind it stand the taxes on the Suspicion cards discarded.
paladins-picture-suspicion-discard = { -paladins-suspicion(form: "plural") } défaussés
paladins-picture-taverns = { -paladins-tavern(form: "plural") }
paladins-picture-orders = { -paladins-kings-order(form: "plural") } (×{ $times })
paladins-picture-favours = { -paladins-kings-favour(form: "plural") }
paladins-picture-in-round = ({ -paladins-round } { $round })
paladins-picture-price = { -paladins-silver }
paladins-picture-immediate = immédiat
paladins-picture-lasting = capacité
paladins-picture-dismiss = { -paladins-dismiss }

## When abilities come

paladins-picture-on-action = { $action } :
paladins-picture-on-inquisition = { -paladins-inquisition } :
paladins-picture-on-innocence = { -paladins-inquisition } (sans { -paladins-suspicion }) :
paladins-picture-on-suspicion = { -paladins-inquisition } (dès { $least } { -paladins-suspicion(form: "plural") }) :
paladins-picture-on-pay-debt = { CAPITAL(-paladins-pay-debt) } :
paladins-picture-for-nothing = { $action } : sans coût
paladins-picture-cheaper = { $action } : { $count } { -paladins-silver } de moins

## Players

paladins-picture-passed = a passé
paladins-picture-workers = { -paladins-worker(form: "plural") }
paladins-picture-unpaid = { -paladins-debt(form: "plural") } impayées
paladins-picture-paid = payées
paladins-picture-busy = occupées
paladins-picture-paladin = { -paladins-paladin }
paladins-picture-drawn = { -paladins-paladin(form: "plural") } au choix
paladins-picture-paladin-deck = Pioche de { -paladins-paladin(form: "plural") } depuis le haut
paladins-picture-used = utilisés
paladins-picture-tavern = { -paladins-tavern }
# What one or two workers do on the action Recruit.
paladins-picture-recruit = { -paladins-dismiss } / garder
# Behind an attribute that a region asks for.
paladins-picture-of-region = de la { -paladins-region }
# Attack: Silver for the Strength that is missing.
paladins-picture-or-silver = ou 1 { -paladins-silver } par 2 manquants
paladins-picture-jar-places = Cases libres pour { -paladins-jar(form: "plural") }
paladins-picture-attacked = attaqués
paladins-picture-converted = convertis

## The automated opponent

paladins-picture-rival = Adversaire automatique
paladins-picture-out = hors de la { -paladins-round }
paladins-picture-resource-track = { -paladins-resource-track }
# Behind it stand the attributes, the lowest of the stack first.
paladins-picture-stack = pile
paladins-picture-left = Gauche
paladins-picture-right = Droite
paladins-picture-rest = { -paladins-action-rest }
paladins-picture-schemes = { -paladins-scheme(form: "plural") }
paladins-picture-schemes-used = utilisés
paladins-picture-schemes-aside = à venir

## What the signs mean

paladins-picture-anybody = n’importe quel { -paladins-worker }
paladins-picture-workshop = { -paladins-workshop }
paladins-picture-remove-suspicion = { -paladins-remove-suspicion }
paladins-picture-pay-debt = { -paladins-pay-debt }
paladins-picture-destroy-debt = { -paladins-destroy-debt }
