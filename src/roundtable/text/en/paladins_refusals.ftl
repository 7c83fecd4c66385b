### Why something on the table of Paladins can do nothing now.

## What an action lacks. $crew is a list of workers.

refused-action-taken = { $action }: your workers stand there until a { -paladins-prayer } clears it or you pass.
refused-limit-reached = { $action }: done { $number } times already, the most there is.
refused-walls-out = { $action }: no { -paladins-wall } is left in the deck.
refused-attribute-low = { $action }: needs { $attribute } { $needed }; you have { $number }.
refused-spaces-far = { $action }: no free { -paladins-space } is within reach of your { $attribute } of { $number }.
refused-outsiders-strong = { -paladins-action-attack }: no { -paladins-outsider } is within reach of { -paladins-strength } { $number } and { $silver } { -paladins-silver }.
refused-outsiders-far = { -paladins-action-convert }: no { -paladins-outsider } is within reach of your { -paladins-faith } of { $number }.
refused-townsfolk-dear = { -paladins-action-recruit }: no face-up { -paladins-townsfolk } can be had for { $silver } { -paladins-silver }.
refused-price-high = { $action }: costs { $needed } { $needed ->
        [one] { $resource }
       *[other] { $resource-plural }
    }; you have { $number }.
refused-workers-few = { $number ->
        [0] { $mode }: takes { $crew }; you have no { -paladins-worker(form: "plural") } left.
        [one] { $mode }: takes { $crew }; you have only { $number } { -paladins-worker } left.
       *[other] { $mode }: takes { $crew }; you have only { $number } { -paladins-worker(form: "plural") } left.
    }
refused-worker-lacking = { $mode }: takes { $crew }; you have no { $worker }, and no { -paladins-criminal } to stand in.
refused-workers-lacking = { $mode }: takes { $crew }; you have neither { $worker } nor { $other }, and one { -paladins-criminal } cannot stand in for both.

## What a target has already, or asks for.

refused-space-monk = A { -paladins-monk } stands here already.
refused-space-outpost = An { -paladins-outpost } stands here already.
refused-jar-there = One of your { -paladins-jar(form: "plural") } stands here already.
refused-workshop-there = One of your { -paladins-workshop(form: "plural") } already covers this place of { $action }.
refused-outsider-strong = { -paladins-action-attack }: needs { -paladins-strength } { $needed }; with your { $strength } it takes { $silver } { -paladins-silver }, and you have { $number }.
refused-townsfolk-price = Costs { $needed } { -paladins-silver } here; you have { $number }.
refused-townsfolk-no-debt = Costs { $needed } { -paladins-silver } here; you have { $number }, and no { -paladins-debt } is left to take instead.
refused-action-first = Choose { $mode } first, then this.
refused-target-first = First choose what { $mode } is aimed at; its { -paladins-worker(form: "plural") } follow.
refused-target-chosen = Chosen: this is what { $mode } is aimed at.
refused-target-elsewhere = Your choice for { $mode } is made already.

## King’s Favours

refused-favour-hidden = This { -paladins-kings-favour } is not revealed.
refused-favour-taken = Used already: each { -paladins-kings-favour } serves once a { -paladins-round }.
refused-favour-price = Costs { $needed } { $needed ->
        [one] { $resource }
       *[other] { $resource-plural }
    }; you have { $number }.
refused-favour-debt = Costs a { -paladins-debt }, and none is left in the deck.
refused-favour-worker = Takes { $worker-a }; you have none, and no { -paladins-criminal } to stand in.
refused-favour-nobody = Takes a { -paladins-worker }; you have none left.

## Workers

refused-workers-later = Choose an action first; you place its { -paladins-worker(form: "plural") } after that.
refused-worker-none = You have no { $worker } left.
refused-worker-unfit = This place takes { $worker-a } or a { -paladins-criminal }.
refused-worker-needed = Needed on another place of { $mode }.
refused-kept-all = You are keeping every { $worker } you have.
refused-kept-past = You have gone past this type; take your choice back to keep one.
refused-kept-too-few = Starting here, you would keep fewer than you may.

## Silver, Debts, Suspicion

refused-paid-later = Prices are paid with an action, once its { -paladins-worker(form: "plural") } are placed.
refused-paid-otherwise = { -paladins-townsfolk(form: "plural") } are paid for in { -paladins-silver } or with a { -paladins-debt }.
refused-debt-for-townsfolk = You may take a { -paladins-debt } only instead of the { -paladins-silver } for one of the two leftmost { -paladins-townsfolk(form: "plural") }.
refused-debt-none = You have no { -paladins-debt }.
refused-debt-paid = All your { -paladins-debt(form: "plural") } are { -paladins-debt-paid }, and stay so.
refused-debt-later = Only a reward turns a { -paladins-debt } to { -paladins-debt-paid } or destroys it.
refused-suspicion-none = You have no { -paladins-suspicion } card.
refused-suspicion-later = Only a reward, { -paladins-action-absolve } or the { -paladins-inquisition } rids you of { -paladins-suspicion }.

## Your own cards

refused-works-on-action = The { $townsfolk } works by itself after each { $action }.
refused-works-at-inquisition = The { $townsfolk } works when the { -paladins-inquisition } comes.
refused-works-on-debt = The { $townsfolk } works by itself each time you pay a { -paladins-debt }.
refused-worked-already = The { $townsfolk } has done its work in this { -paladins-inquisition }.
refused-suspicion-few = The { $townsfolk } needs { $needed } or more { -paladins-suspicion(form: "plural") }; you have { $number }.
refused-suspicion-any = The { $townsfolk } works only without { -paladins-suspicion }; you have { $number }.
refused-paladin-serves = { $paladin } serves you for this { -paladins-round }; the next { -paladins-paladin } is chosen in the next one.
refused-paladin-later = { -paladins-paladin(form: "plural") } are chosen when a { -paladins-round } begins.
refused-tavern-own = Your { -paladins-tavern } of this { -paladins-round }; its { -paladins-worker(form: "plural") } have joined you.
refused-tavern-later = { -paladins-tavern(form: "plural") } are taken in turn order, once the { -paladins-paladin(form: "plural") } are chosen.
refused-tavern-over = The { -paladins-tavern(form: "plural") } of this { -paladins-round } have been taken.

## What a prayer clears

refused-nobody-there = No { -paladins-worker } stands on { $action }.
refused-cleared-whole = A { -paladins-prayer } clears { $action } as a whole.
refused-current-space = With these rules a { -paladins-prayer } cannot clear { $action }, the action that brought it.

## What comes first

refused-draft-first = First everyone recruits a { -paladins-townsfolk }; then the first { -paladins-round } begins.
refused-gather-first = First come { -paladins-paladin(form: "plural") } and { -paladins-tavern(form: "plural") }; actions follow.
refused-one-action = You are taking { $mode }: one action a { -paladins-turn }.
refused-one-favour = You are using a { -paladins-kings-favour }: one action a { -paladins-turn }.
refused-price-first = First pay for the { -paladins-townsfolk }.
refused-reward-first = Your reward comes first; it cannot be saved for later.
refused-prayer-first = Your { -paladins-prayer } comes first.
refused-inquisition-first = The { -paladins-inquisition } comes first.
refused-passed = You have passed: no more actions this { -paladins-round }.
