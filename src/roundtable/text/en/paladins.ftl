### Paladins of the West Kingdom, for one to four players.

## The game and what can be chosen

game-paladins = Paladins of the West Kingdom

paladins-setting-difficulty = Difficulty (solo)
paladins-setting-difficulty-about = How many King’s Orders give the AI a workshop before the first round.
paladins-setting-difficulty-easy = { -paladins-difficulty-easy } (1 order)
paladins-setting-difficulty-normal = { -paladins-difficulty-normal } (3 orders)
paladins-setting-difficulty-hard = { -paladins-difficulty-hard } (5 orders)
paladins-setting-tax-supply = { -paladins-tax-supply }
paladins-setting-tax-supply-about = Silver in the Tax Supply for one, two, three and four players.
paladins-setting-tax-supply-public = 5, 5, 6, 8
paladins-setting-tax-supply-even = 5, 6, 7, 8
paladins-setting-suspicion-taxes = Taxes of the Suspicion cards
paladins-setting-suspicion-taxes-about = How many of the 24 cards show a tax of 0, 1 and 2.
paladins-setting-suspicion-taxes-six-eight-ten = 6, 8 and 10 cards
paladins-setting-suspicion-taxes-ten-eight-six = 10, 8 and 6 cards
paladins-setting-jar-numbers = Influence for the jars
paladins-setting-jar-numbers-about = The Influence that each of the seven jars asks for.
paladins-setting-jar-numbers-like-walls = 0, 1, 3, 5, 7, 9, 11
paladins-setting-jar-numbers-even = 0, 2, 4, 6, 8, 10, 12
paladins-setting-card-values = Three doubtful cards
paladins-setting-card-values-about = Three cards are publicly listed with a value that looks like a slip. Corrected, there is a Squire for each attribute, the Saracen Vigilante removes a Suspicion card, and the Viking Barbarian gives 2 Strength.
paladins-setting-card-values-corrected = corrected
paladins-setting-card-values-as-listed = as listed
paladins-setting-scheme-split = Schemes (solo)
paladins-setting-scheme-split-about = The AI starts with twelve schemes: one for each action of the right side, and six more.
paladins-setting-scheme-split-orders-3-recruit-3 = 3 King’s Orders, 3 Recruit
paladins-setting-scheme-split-orders-6 = 6 King’s Orders
paladins-setting-scheme-split-orders-2-left-4 = 2 King’s Orders, Recruit, Pray, Trade, Conspire
paladins-setting-supply = Pieces in the box
paladins-setting-supply-about = Whether they limit what can be gained. If so, a criminal that is not there brings no Suspicion card, and Silver coming back fills the Tax Supply first.
paladins-setting-supply-unlimited = no limit
paladins-setting-supply-limited = limited
paladins-setting-declinable-gains = Declining gains
paladins-setting-declinable-gains-about = Whether praying, a free recruit, removing Suspicion, and paying or destroying a Debt may be declined.
paladins-setting-declinable-gains-permitted = they may be declined
paladins-setting-declinable-gains-none = they must be carried out
paladins-setting-free-recruit = Free recruit
paladins-setting-free-recruit-about = What may be done with a Townsfolk that is recruited as a reward.
paladins-setting-free-recruit-keep = it is kept
paladins-setting-free-recruit-keep-or-dismiss = it is kept or dismissed
paladins-setting-new-townsfolk = New Townsfolk
paladins-setting-new-townsfolk-about = Whether a Townsfolk recruited as the reward of an action already helps with that action.
paladins-setting-new-townsfolk-next-time = from the next time on
paladins-setting-new-townsfolk-at-once = at once
paladins-setting-pray-current-space = Prayer for the current action
paladins-setting-pray-current-space-about = Whether a prayer may clear the action space that brought it.
paladins-setting-pray-current-space-allowed = any action space
paladins-setting-pray-current-space-other-spaces = any but the current one
paladins-setting-mercenary-scoring = Several Mercenaries
paladins-setting-mercenary-scoring-about = What several converted Mercenaries are worth.
paladins-setting-mercenary-scoring-per-card = each 1 point plus their number
paladins-setting-mercenary-scoring-as-a-set = together 1 point plus their number
paladins-setting-hunter-counts = Converted Hunters
paladins-setting-hunter-counts-about = Which Townsfolk a converted Hunter counts.
paladins-setting-hunter-counts-all-kept = all that are kept
paladins-setting-hunter-counts-without-setup = all but the one of the setup
paladins-setting-resource-sets = Sets of three resources
paladins-setting-resource-sets-about = Which sets of three score a point at the end.
paladins-setting-resource-sets-mixed = any three Silver and Provisions
paladins-setting-resource-sets-separate = three Silver or three Provisions
paladins-setting-ai-rest-worker = Resting (solo)
paladins-setting-ai-rest-worker-about = Whether Rest takes one of the AI’s workers.
paladins-setting-ai-rest-worker-one = one worker
paladins-setting-ai-rest-worker-none = no worker
paladins-setting-ai-orders-completed = Completed King’s Orders (solo)
paladins-setting-ai-orders-completed-about = When the AI’s scheme King’s Orders tries the action of an order that the AI has completed.
paladins-setting-ai-orders-completed-after-incomplete = if no incomplete one is possible
paladins-setting-ai-orders-completed-only-if-all-complete = only if all revealed ones are completed
paladins-setting-ai-extra-discard = Second discard (solo)
paladins-setting-ai-extra-discard-about = What is discarded at the end of a round besides the rightmost Townsfolk and the leftmost Outsider.
paladins-setting-ai-extra-discard-places = the card on the next place, if there is one
paladins-setting-ai-extra-discard-cards = the next card there is
paladins-setting-ai-develop-points = The AI’s workshops (solo)
paladins-setting-ai-develop-points-about = Whether six or more workshops score points for the AI.
paladins-setting-ai-develop-points-none = no points
paladins-setting-ai-develop-points-as-human = the points of a player

## Things

paladins-worker-labourer = { -paladins-labourer }
    .a = a { -paladins-labourer }
paladins-worker-scout = { -paladins-scout }
    .a = a { -paladins-scout }
paladins-worker-merchant = { -paladins-merchant }
    .a = a { -paladins-merchant }
paladins-worker-fighter = { -paladins-fighter }
    .a = a { -paladins-fighter }
paladins-worker-cleric = { -paladins-cleric }
    .a = a { -paladins-cleric }
paladins-worker-criminal = { -paladins-criminal }
    .a = a { -paladins-criminal }

paladins-resource-silver = { -paladins-silver }
paladins-resource-provision = { -paladins-provision }
    .plural = { -paladins-provision(form: "plural") }
paladins-resource-debt = { -paladins-debt }
    .plural = { -paladins-debt(form: "plural") }

# What is counted when it is gained.
paladins-thing-labourer = { -paladins-labourer }
    .plural = { -paladins-labourer(form: "plural") }
paladins-thing-scout = { -paladins-scout }
    .plural = { -paladins-scout(form: "plural") }
paladins-thing-merchant = { -paladins-merchant }
    .plural = { -paladins-merchant(form: "plural") }
paladins-thing-fighter = { -paladins-fighter }
    .plural = { -paladins-fighter(form: "plural") }
paladins-thing-cleric = { -paladins-cleric }
    .plural = { -paladins-cleric(form: "plural") }
paladins-thing-criminal = { -paladins-criminal }
    .plural = { -paladins-criminal(form: "plural") }
paladins-thing-silver = { -paladins-silver }
paladins-thing-provision = { -paladins-provision }
    .plural = { -paladins-provision(form: "plural") }
paladins-thing-tax = { -paladins-silver } ({ -paladins-tax })
paladins-thing-faith = { -paladins-faith }
paladins-thing-strength = { -paladins-strength }
paladins-thing-influence = { -paladins-influence }

paladins-attribute-faith = { -paladins-faith }
paladins-attribute-strength = { -paladins-strength }
paladins-attribute-influence = { -paladins-influence }

paladins-action-develop = { -paladins-action-develop }
paladins-action-recruit = { -paladins-action-recruit }
paladins-action-hunt = { -paladins-action-hunt }
paladins-action-trade = { -paladins-action-trade }
paladins-action-pray = { -paladins-action-pray }
paladins-action-conspire = { -paladins-action-conspire }
paladins-action-commission = { -paladins-action-commission }
paladins-action-fortify = { -paladins-action-fortify }
paladins-action-garrison = { -paladins-action-garrison }
paladins-action-absolve = { -paladins-action-absolve }
paladins-action-attack = { -paladins-action-attack }
paladins-action-convert = { -paladins-action-convert }

# Ways to take an action.
paladins-mode-develop = { -paladins-action-develop }
paladins-mode-dismiss = { -paladins-action-recruit } and { -paladins-dismiss }
paladins-mode-recruit = { -paladins-action-recruit } and keep
paladins-mode-hunt = { -paladins-action-hunt }
paladins-mode-hunt-two = { -paladins-action-hunt } with a { -paladins-scout }
paladins-mode-trade = { -paladins-action-trade }
paladins-mode-trade-two = { -paladins-action-trade } with a { -paladins-merchant }
paladins-mode-pray = { -paladins-action-pray }
paladins-mode-conspire = { -paladins-action-conspire }
paladins-mode-commission = { -paladins-action-commission }
paladins-mode-fortify = { -paladins-action-fortify }
paladins-mode-garrison = { -paladins-action-garrison }
paladins-mode-absolve = { -paladins-action-absolve }
paladins-mode-attack = { -paladins-action-attack }
paladins-mode-convert = { -paladins-action-convert }

paladins-scheme-develop = { -paladins-action-develop }
paladins-scheme-recruit = { -paladins-action-recruit }
paladins-scheme-hunt = { -paladins-action-hunt }
paladins-scheme-trade = { -paladins-action-trade }
paladins-scheme-pray = { -paladins-action-pray }
paladins-scheme-conspire = { -paladins-action-conspire }
paladins-scheme-commission = { -paladins-action-commission }
paladins-scheme-fortify = { -paladins-action-fortify }
paladins-scheme-garrison = { -paladins-action-garrison }
paladins-scheme-absolve = { -paladins-action-absolve }
paladins-scheme-attack = { -paladins-action-attack }
paladins-scheme-convert = { -paladins-action-convert }
paladins-scheme-kings-orders = { -paladins-kings-order(form: "plural") }
paladins-scheme-kings-favour = { -paladins-kings-favour }

paladins-faction-saracen = { -paladins-saracen }
    .plural = { -paladins-saracen(form: "plural") }
paladins-faction-byzantine = { -paladins-byzantine }
    .plural = { -paladins-byzantine(form: "plural") }
paladins-faction-viking = { -paladins-viking }
    .plural = { -paladins-viking(form: "plural") }

paladins-townsfolk-abbot = { -paladins-townsfolk-abbot }
paladins-townsfolk-acolyte = { -paladins-townsfolk-acolyte }
paladins-townsfolk-architect = { -paladins-townsfolk-architect }
paladins-townsfolk-conspirator = { -paladins-townsfolk-conspirator }
paladins-townsfolk-debt-collector = { -paladins-townsfolk-debt-collector }
paladins-townsfolk-defender = { -paladins-townsfolk-defender }
paladins-townsfolk-gatekeeper = { -paladins-townsfolk-gatekeeper }
paladins-townsfolk-missionary = { -paladins-townsfolk-missionary }
paladins-townsfolk-peddler = { -paladins-townsfolk-peddler }
paladins-townsfolk-squire = { -paladins-townsfolk-squire }
paladins-townsfolk-watchman = { -paladins-townsfolk-watchman }

paladins-outsider-adventurer = { -paladins-outsider-adventurer }
paladins-outsider-archer = { -paladins-outsider-archer }
paladins-outsider-armourer = { -paladins-outsider-armourer }
paladins-outsider-assassin = { -paladins-outsider-assassin }
paladins-outsider-barbarian = { -paladins-outsider-barbarian }
paladins-outsider-champion = { -paladins-outsider-champion }
paladins-outsider-guardian = { -paladins-outsider-guardian }
paladins-outsider-hunter = { -paladins-outsider-hunter }
paladins-outsider-invader = { -paladins-outsider-invader }
paladins-outsider-lookout = { -paladins-outsider-lookout }
paladins-outsider-marauder = { -paladins-outsider-marauder }
paladins-outsider-mercenary = { -paladins-outsider-mercenary }
paladins-outsider-protector = { -paladins-outsider-protector }
paladins-outsider-thief = { -paladins-outsider-thief }
paladins-outsider-traitor = { -paladins-outsider-traitor }
paladins-outsider-vigilante = { -paladins-outsider-vigilante }
paladins-outsider-warrior = { -paladins-outsider-warrior }

paladins-paladin-anseis = Anséis
paladins-paladin-berengier = Bérengier
paladins-paladin-engelier = Engelier
paladins-paladin-gerier = Gérier
paladins-paladin-gerin = Gérin
paladins-paladin-girard = Girard
paladins-paladin-ivoire = Ivoire
paladins-paladin-ivon = Ivon
paladins-paladin-oliver = Oliver
paladins-paladin-otton = Otton
paladins-paladin-roland = Roland
paladins-paladin-samson = Samson

## Gains and costs, from which the texts of cards are put together

paladins-gain = { $number } { $number ->
        [one] { $thing }
       *[other] { $thing-plural }
    }
# The same, where it follows a deed such as “remove 1 Suspicion”.
paladins-gain-plus = +{ paladins-gain }
paladins-gain-attribute = +{ $number } { $attribute }
paladins-gain-criminal = { $number ->
        [one] { $number } { -paladins-criminal } (+{ $number } { -paladins-suspicion })
       *[other] { $number } { -paladins-criminal(form: "plural") } (+{ $number } { -paladins-suspicion(form: "plural") })
    }
paladins-gain-remove-suspicion = remove { $number } { $number ->
        [one] { -paladins-suspicion }
       *[other] { -paladins-suspicion(form: "plural") }
    }
paladins-gain-pay-debt = turn { $number ->
        [one] a { -paladins-debt }
       *[other] { $number } { -paladins-debt(form: "plural") }
    } to { -paladins-debt-paid }
paladins-gain-destroy-debt = destroy { $number ->
        [one] a { -paladins-debt }
       *[other] { $number } { -paladins-debt(form: "plural") }
    }
paladins-gain-pray = clear { $number ->
        [one] an { -paladins-action-space }
       *[other] { $number } { -paladins-action-space(form: "plural") }
    }
paladins-gain-free-recruit = recruit { $number ->
        [one] a { -paladins-townsfolk }
       *[other] { $number } { -paladins-townsfolk(form: "plural") }
    } for free
paladins-gain-free-develop = place { $number ->
        [one] a { -paladins-workshop }
       *[other] { $number } { -paladins-workshop(form: "plural") }
    } for free
# A choice; each part is what one option gives.
paladins-either = either { $first } or { $second }
paladins-either-of-three = { $first }, { $second } or { $third }
# A list of gains, or of workers that an action asks for, alone.
paladins-gains = { $gains }
paladins-cost = { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-plural }
    }
paladins-need = { $worker-a }
paladins-need-any = { $number ->
        [one] any { -paladins-worker }
       *[other] any { $number } { -paladins-worker(form: "plural") }
    }

## Cards and places. $gains, $workers, $attributes and $price are lists of what stands above.

# Lasting abilities, with what sets them off. $number is a number of Suspicion cards.
paladins-when-action = { $gains } after each { $action }
paladins-when-inquisition = { $gains } at each { -paladins-inquisition }
paladins-when-suspected = { $gains } at each { -paladins-inquisition } with { $number } or more { -paladins-suspicion(form: "plural") }
paladins-when-innocent = { $gains } at each { -paladins-inquisition } without { -paladins-suspicion }
paladins-when-debt-paid = { $gains } for each { -paladins-debt } you pay
# What a recruited Townsfolk does; $ability is one of the messages above.
paladins-kept = { $ability }
paladins-kept-at-once = { $gains } at once; { $ability }
paladins-townsfolk-text = { $townsfolk }: { $kept }; dismissed: { $gains }

# How a converted Outsider scores: $base points, and $points for every $per of what is counted.
paladins-scores = { $base ->
        [0] { paladins-scores-each }
        [one] { $base } point plus { paladins-scores-each }
       *[other] { $base } points plus { paladins-scores-each }
    }
paladins-scores-each = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } per { $per ->
        [1] { $counter }
       *[other] { $per } { $counter-plural }
    }
paladins-scores-debts = each unpaid { -paladins-debt } costs { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less
paladins-converted-text = { $gains }; at the end { $scores }
paladins-outsider-text = { $outsider } ({ $faction-plural }); attacked: { $gains }; converted: { $converted }

paladins-counter-absolve = { -paladins-jar } placed
    .plural = { -paladins-jar(form: "plural") } placed
paladins-counter-attacked-byzantine = { -paladins-byzantine } attacked
    .plural = { -paladins-byzantine(form: "plural") } attacked
paladins-counter-attacked-saracen = { -paladins-saracen } attacked
    .plural = { -paladins-saracen(form: "plural") } attacked
paladins-counter-attacked-viking = { -paladins-viking } attacked
    .plural = { -paladins-viking(form: "plural") } attacked
paladins-counter-attribute-faith = { -paladins-faith }
paladins-counter-attribute-influence = { -paladins-influence }
paladins-counter-attribute-strength = { -paladins-strength }
paladins-counter-commission = { -paladins-monk } placed
    .plural = { -paladins-monk(form: "plural") } placed
paladins-counter-converted-mercenary = { -paladins-outsider-mercenary } converted
paladins-counter-develop = { -paladins-workshop } placed
    .plural = { -paladins-workshop(form: "plural") } placed
paladins-counter-fortify = { -paladins-wall } built
    .plural = { -paladins-wall(form: "plural") } built
paladins-counter-garrison = { -paladins-outpost } placed
    .plural = { -paladins-outpost(form: "plural") } placed
paladins-counter-kings-orders-completed = { -paladins-kings-order } completed
    .plural = { -paladins-kings-order(form: "plural") } completed
paladins-counter-own-suspicion = { -paladins-suspicion } card
    .plural = { -paladins-suspicion } cards
paladins-counter-paid-debts = { -paladins-debt-paid } { -paladins-debt }
    .plural = { -paladins-debt-paid } { -paladins-debt(form: "plural") }
paladins-counter-recruited-townsfolk = { -paladins-townsfolk } kept
    .plural = { -paladins-townsfolk(form: "plural") } kept

paladins-wall-text = { $points ->
        [0] { -paladins-wall } ({ $gains })
        [one] { -paladins-wall } ({ $gains }; { $points } point)
       *[other] { -paladins-wall } ({ $gains }; { $points } points)
    }
paladins-favour-text = { -paladins-kings-favour } ({ $price }): { $gains }
paladins-order-text = { $action } { $number } times
paladins-waives = { $action } costs no { $resource-plural }
paladins-lowers = { $action } costs { $number } { $resource-plural } less
paladins-paladin-text = { $paladin } ({ $workers }; { $attributes }; { $ability })
paladins-space-text = { -paladins-region } { $region }, { -paladins-space } { $number } ({ $gains })
paladins-jar-text = { -paladins-place } { $number }: { $gains }

# What the actions do; $gains is what lies below the monk, outpost or jar.
paladins-deed-develop = place a { -paladins-workshop } and gain the { -paladins-worker } below it
paladins-deed-dismiss = pay for a { -paladins-townsfolk } and dismiss it for its reward
paladins-deed-recruit = pay for a { -paladins-townsfolk } and keep it
paladins-deed-commission = place a { -paladins-monk } for a reward, and { $gains }
paladins-deed-fortify = draw a { -paladins-wall } and gain what it shows
paladins-deed-garrison = place an { -paladins-outpost } for a reward, and { $gains }
paladins-deed-absolve = place a { -paladins-jar } for a reward, remove a { -paladins-suspicion } card, and { $gains }
paladins-deed-attack = attack an { -paladins-outsider } for { -paladins-influence } and its reward
paladins-deed-convert = convert an { -paladins-outsider } for { -paladins-strength } and points

## Where points come from

paladins-source-orders = { -paladins-kings-order(form: "plural") }
paladins-source-faith = { -paladins-faith }
paladins-source-strength = { -paladins-strength }
paladins-source-influence = { -paladins-influence }
paladins-source-develop = { -paladins-workshop(form: "plural") }
paladins-source-debts = { -paladins-debt(form: "plural") }
paladins-source-resources = { -paladins-silver } and { -paladins-provision(form: "plural") }
paladins-source-commission = { -paladins-monk(form: "plural") }
paladins-source-fortify = number of { -paladins-wall(form: "plural") }
paladins-source-walls = points on { -paladins-wall(form: "plural") }
paladins-source-garrison = { -paladins-outpost(form: "plural") }
paladins-source-absolve = { -paladins-jar(form: "plural") }
paladins-source-convert = converted { -paladins-outsider(form: "plural") }

## What is asked

paladins-asks-draft-townsfolk = Which { -paladins-townsfolk } do you recruit before the first { -paladins-round }?
paladins-asks-choose-paladin = Which { -paladins-paladin } serves you this { -paladins-round }, and which goes back on top of your deck? The third goes to its bottom.
paladins-asks-choose-tavern = Which { -paladins-tavern } do you take?
paladins-asks-take-turn = Take an action or pass.
paladins-asks-choose-target = What is your action aimed at?
paladins-target-develop = On which action do you place the { -paladins-workshop }?
paladins-target-dismiss = Which { -paladins-townsfolk } do you dismiss?
paladins-target-recruit = Which { -paladins-townsfolk } do you recruit?
paladins-target-commission = Where do you place the { -paladins-monk }?
paladins-target-garrison = Where do you place the { -paladins-outpost }?
paladins-target-absolve = Where do you place the { -paladins-jar }?
paladins-target-attack = Which { -paladins-outsider } do you attack?
paladins-target-convert = Which { -paladins-outsider } do you convert?
paladins-asks-place-worker = Which { -paladins-worker } do you place?
paladins-place-worker = { $mode }: which { -paladins-worker } goes on the place for { $worker-a }?
paladins-place-any = { $mode }: which { -paladins-worker } do you place? Any will do.
paladins-asks-place-on-favour = Which { -paladins-worker } do you place on the { -paladins-kings-favour }?
paladins-asks-choose-one = Which reward do you choose?
paladins-asks-keep-workers = Which { -paladins-worker(form: "plural") } do you keep for the next { -paladins-round }?
paladins-keep-workers = Which { -paladins-worker } do you keep for the next { -paladins-round }? ({ $number } to choose)
paladins-asks-choose-price = Do you pay in { -paladins-silver } or take a { -paladins-debt }?
paladins-asks-free-develop = On which action do you place the { -paladins-workshop }?
paladins-asks-remove-suspicion = Do you remove your newest { -paladins-suspicion } card?
paladins-asks-pay-debt = Do you turn one of your { -paladins-debt(form: "plural") } to its { -paladins-debt-paid } side?
paladins-asks-destroy-debt = Do you return one of your { -paladins-debt-unpaid } { -paladins-debt(form: "plural") } to the deck?
paladins-asks-prayer = Which { -paladins-action-space } do you clear, to use it again?
paladins-asks-free-recruit = Which { -paladins-townsfolk } do you recruit for free?
paladins-asks-abilities = The { -paladins-inquisition } has come. Which of your { -paladins-townsfolk(form: "plural") } do you use next?

## What can be done

paladins-do-do = { $mode }
# $crew is a list of workers, $deed what the action does.
paladins-label-do = { $mode } ({ $crew }): { $deed }
paladins-label-do-paid = { $mode } ({ $crew }; { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-plural }
    }): { $deed }
paladins-do-favour = Use the { $favour }
paladins-do-pass = Pass for the rest of the { -paladins-round }
paladins-do-workshop = Place the { -paladins-workshop } on { $action }, place { $place }
paladins-label-workshop = { $action }: one { $worker } fewer
paladins-label-workshop-any = { $action }: one { -paladins-worker } of any kind fewer
paladins-do-townsfolk = { $townsfolk }
paladins-label-recruit = { $number ->
        [0] Recruit the { $townsfolk }: { $kept }
       *[other] Recruit the { $townsfolk } for { $number } { -paladins-silver }: { $kept }
    }
paladins-label-recruit-debt = { $number ->
        [0] Recruit the { $townsfolk }: { $kept }
       *[other] Recruit the { $townsfolk } for { $number } { -paladins-silver } or a { -paladins-debt }: { $kept }
    }
paladins-label-dismiss = { $number ->
        [0] Dismiss the { $townsfolk }: { $gains }
       *[other] Dismiss the { $townsfolk } for { $number } { -paladins-silver }: { $gains }
    }
paladins-label-dismiss-debt = { $number ->
        [0] Dismiss the { $townsfolk }: { $gains }
       *[other] Dismiss the { $townsfolk } for { $number } { -paladins-silver } or a { -paladins-debt }: { $gains }
    }
paladins-do-pay = Pay with { $resource }
paladins-label-pay = { $number ->
        [0] Pay nothing
       *[other] Pay { $number } { -paladins-silver }
    }
paladins-label-debt = Take a { -paladins-debt } ({ $number } points less at the end unless { -paladins-debt-paid })
# $space tells region, space and reward.
paladins-do-space = { CAPITAL($space) }
# $place tells the number of the place and its reward.
paladins-do-jar = Jar on { $place }
paladins-do-outsider = { $outsider }
paladins-label-attack = { $number ->
        [0] Attack the { $outsider } ({ $faction-plural }): { $gains }
       *[other] Attack the { $outsider } ({ $faction-plural }) for { $number } { -paladins-silver }: { $gains }
    }
paladins-label-convert = Convert the { $outsider } ({ $faction-plural }): { $converted }
paladins-do-worker = Place { $worker-a }
paladins-do-keep = Keep { $worker-a }
paladins-do-choose = { CAPITAL($choice) }
paladins-do-remove-suspicion = Remove a { -paladins-suspicion } card
paladins-do-pay-debt = { CAPITAL(-paladins-pay-debt) }
paladins-do-destroy-debt = { CAPITAL(-paladins-destroy-debt) }
paladins-do-clear = Clear { $action }
paladins-do-recruit = Recruit: { $townsfolk }
paladins-do-dismiss = Dismiss: { $townsfolk }
paladins-do-decline = Do without it
paladins-do-use = Use: { $townsfolk }
paladins-label-use = Use the { $townsfolk }: { $gains }
paladins-do-finish = Use no more { -paladins-townsfolk-conspirator }s
paladins-do-draft = Recruit: { $townsfolk }
paladins-do-paladin = { $top } on top; call { $paladin }
paladins-do-tavern = Take { $tavern }
