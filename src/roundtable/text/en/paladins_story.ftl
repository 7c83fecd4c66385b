### What happened at a table of Paladins. $cause tells what a gain came from, $line is a list of workers.

paladins-cause-action = { $action }
paladins-cause-townsfolk = { $townsfolk }
paladins-cause-outsider = { $outsider }
paladins-cause-paladin = { $paladin }
paladins-cause-space = { -paladins-region } { $region }, { -paladins-space } { $number }
paladins-cause-jar = { -paladins-jar } { -paladins-place } { $number }
paladins-cause-tavern = { -paladins-tavern }
paladins-cause-wall = { -paladins-wall }
paladins-cause-favour = { -paladins-kings-favour }
paladins-cause-workshop = { -paladins-workshop }

## The round

paladins-round-begins = Round { $number } began; { $seat } goes first.
paladins-order-revealed = New { -paladins-kings-order }: { $order } ({ $number } points).
paladins-favour-revealed = New { $favour }.
paladins-tavern-revealed = A { -paladins-tavern } opened: { $tavern }.
paladins-taverns-shuffled = The { $number } discarded { -paladins-tavern(form: "plural") } were shuffled into a new deck.
paladins-paladins-drawn = Everyone drew three { -paladins-paladin(form: "plural") }.
paladins-drew-paladins = You drew { $first }, { $second } and { $third }.
paladins-chose-paladin = { $seat } chose a { -paladins-paladin }, still face down.
paladins-chose-paladin-open = You chose { $first }; { $second } lies on top of your deck, { $third } at its bottom.
paladins-paladin-revealed = { $seat } called { $paladin }.
paladins-tavern-taken = { $seat } took the { -paladins-tavern } with { $tavern }.
paladins-townsfolk-dropped = The { $townsfolk } left the row of { -paladins-townsfolk(form: "plural") }.
paladins-townsfolk-slid = The other { -paladins-townsfolk(form: "plural") } moved up to the right.
paladins-townsfolk-came = New in the row of { -paladins-townsfolk(form: "plural") }: { $townsfolk }.
paladins-outsider-dropped = The { $outsider } ({ $faction-plural }) left the row of { -paladins-outsider(form: "plural") }.
paladins-outsiders-slid = The other { -paladins-outsider(form: "plural") } moved up to the left.
paladins-outsider-came = New in the row of { -paladins-outsider(form: "plural") }: { $outsider } ({ $faction-plural }).
paladins-taverns-discarded = The { $number } { -paladins-tavern(form: "plural") } of the { -paladins-round } were discarded.
paladins-favours-cleared = { $number ->
        [one] The { -paladins-worker } on a { -paladins-kings-favour } went back to the { -paladins-shared-supply }.
       *[other] The { $number } { -paladins-worker(form: "plural") } on { -paladins-kings-favour(form: "plural") } went back to the { -paladins-shared-supply }.
    }
paladins-paladin-left = { $paladin } has served { $seat } and does not return.

## A turn

paladins-did = { $seat } chose { $mode }.
paladins-placed-workers = { $seat } placed { $line } on { $action }.
paladins-used-favour = { $seat } sent { $worker-a } to the { $favour }.
paladins-passed = { $seat } passed.
paladins-returned = { $number ->
        [one] { $number } { -paladins-worker } on { $seat }’s board went back to the { -paladins-shared-supply }.
       *[other] { $number } { -paladins-worker(form: "plural") } on { $seat }’s board went back to the { -paladins-shared-supply }.
    }
paladins-kept-workers = { $number ->
        [one] { $seat } kept { $line } and returned { $number } { -paladins-worker }.
       *[other] { $seat } kept { $line } and returned { $number } { -paladins-worker(form: "plural") }.
    }
paladins-paid = { $seat } paid { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-plural }
    } for { $action }.
paladins-paid-favour = { $seat } paid { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-plural }
    } for the { -paladins-kings-favour }.
paladins-tax-filled = { $number } { -paladins-silver } of this went to the { -paladins-tax-supply }, which wasn’t full.
paladins-developed = { $seat } placed a { -paladins-workshop } on { $action }, place { $number }.
paladins-covered = The { $worker } who stood there went back to the { -paladins-shared-supply }.
paladins-recruited = { $seat } recruited the { $townsfolk }.
paladins-dismissed = { $seat } dismissed the { $townsfolk }.
paladins-placed-monk = { $seat } placed a { -paladins-monk } in { $space }.
paladins-placed-outpost = { $seat } placed an { -paladins-outpost } in { $space }.
paladins-placed-jar = { $seat } moved a { -paladins-jar } to { $place }.
paladins-built-wall = { $seat } built a { $wall }.
paladins-attacked = { $seat } attacked the { $outsider } ({ $faction-plural }).
paladins-converted = { $seat } converted the { $outsider } ({ $faction-plural }).

## Gains

paladins-gained = { $seat } gained { $number } { $number ->
        [one] { $thing }
       *[other] { $thing-plural }
    } ({ $cause }).
paladins-at-top = { $seat }’s { $attribute } is at the end of its track and rises no further.
paladins-taxed = { $seat } took { $number } { -paladins-silver } from the { -paladins-tax-supply }.
paladins-taxed-by = { $seat } took { $number } { -paladins-silver } from the { -paladins-tax-supply } ({ $cause }).
paladins-shortfall = The { -paladins-tax-supply } fell short: { $seat } took { $number } { -paladins-silver } from the { -paladins-shared-supply }.
paladins-cleared = { $number ->
        [one] { $seat } cleared { $action }: { $number } { -paladins-worker } went back to the { -paladins-shared-supply }.
       *[other] { $seat } cleared { $action }: { $number } { -paladins-worker(form: "plural") } went back to the { -paladins-shared-supply }.
    }
paladins-removed-suspicion = { $seat } discarded the newest { -paladins-suspicion } card ({ $cause }).
paladins-paid-debt = { $seat } turned a { -paladins-debt } to { -paladins-debt-paid } ({ $cause }).
paladins-destroyed-debt = { $seat } returned a { -paladins-debt } to the deck ({ $cause }).
paladins-debt-townsfolk = { $seat } took a { -paladins-debt } instead of paying { -paladins-silver }.
paladins-debt-favour = { $seat } took a { -paladins-debt } for the { -paladins-kings-favour }.

## Suspicion and the Inquisition

# $number is the tax on the card.
paladins-suspected = { $seat } drew a { -paladins-suspicion } card with a { -paladins-tax } of { $number }.
paladins-suspicion-shuffled = The { $number } discarded { -paladins-suspicion } cards were shuffled into a new deck.
paladins-inquisition = The { -paladins-tax-supply } is empty: the { -paladins-inquisition } came.
paladins-inquisition-forced = No { -paladins-suspicion } card was left to draw: the { -paladins-inquisition } came.
paladins-inquisition-nobody = Nobody had any { -paladins-suspicion }, and nobody took a { -paladins-debt }.
paladins-debt-judged = { $number ->
        [one] { $seat } had the most { -paladins-suspicion } ({ $number } card) and took a { -paladins-debt }.
       *[other] { $seat } had the most { -paladins-suspicion } ({ $number } cards) and took a { -paladins-debt }.
    }
paladins-debts-out = No { -paladins-debt } card was left to take.
paladins-half-gone = { $number ->
        [one] { $seat } discarded half of it: { $number } { -paladins-suspicion } card.
       *[other] { $seat } discarded half of it: { $number } { -paladins-suspicion } cards.
    }
paladins-refilled = The { -paladins-tax-supply } was refilled with { $number } { -paladins-silver }.

## The automated opponent

paladins-rival-workshop = The AI’s { -paladins-workshop } on that order moved to { $action }.
paladins-rival-scheme-added = The { -paladins-scheme } on it joined those the AI has revealed.
paladins-rival-gathered = The AI begins the { -paladins-round } with { $number } { -paladins-worker(form: "plural") }.
paladins-rival-tavern = { $number ->
        [one] For the { -paladins-criminal } in the { -paladins-tavern } left over the AI draws a { -paladins-suspicion } card.
       *[other] For the { $number } { -paladins-criminal(form: "plural") } in the { -paladins-tavern } left over the AI draws { $number } { -paladins-suspicion } cards.
    }
paladins-rival-scheme = The AI revealed a { -paladins-scheme }: { $scheme }.
paladins-rival-shuffled = The AI’s { -paladins-scheme(form: "plural") } were shuffled into a new deck.
paladins-rival-blocked = { $action } wasn’t possible: the AI’s { -paladins-worker(form: "plural") } still stand there.
paladins-rival-short = { $action } wasn’t possible: the AI has fewer than the { $number } { $number ->
        [one] { -paladins-worker }
       *[other] { -paladins-worker(form: "plural") }
    } it takes.
paladins-rival-unable = { $action } wasn’t possible: nothing was within the AI’s reach.
paladins-rival-no-order = No revealed { -paladins-kings-order } could be acted on.
paladins-rival-no-favour = No { -paladins-kings-favour } was of use to the AI.
paladins-rival-did = { $number ->
        [one] The AI took { $action } with { $number } { -paladins-worker }.
       *[other] The AI took { $action } with { $number } { -paladins-worker(form: "plural") }.
    }
paladins-rival-fell-back = { $number ->
        [one] The AI fell back on { $action } with { $number } { -paladins-worker }.
       *[other] The AI fell back on { $action } with { $number } { -paladins-worker(form: "plural") }.
    }
paladins-rival-favour = The AI sent a { -paladins-worker } to the { $favour }.
paladins-rival-rested = { $number ->
        [0] The AI rests and is out of the { -paladins-round }.
       *[other] The AI rests with { $number } { -paladins-worker } and is out of the { -paladins-round }.
    }
paladins-rival-out = The AI has no { -paladins-worker } left and is out of the { -paladins-round }.
paladins-rival-cleared = The { -paladins-round } is over: all { -paladins-worker(form: "plural") } left the AI’s board.
paladins-rival-prayed = { $number ->
        [one] The AI’s { -paladins-prayer } cleared its right side of { $number } { -paladins-worker }.
       *[other] The AI’s { -paladins-prayer } cleared its right side of { $number } { -paladins-worker(form: "plural") }.
    }
paladins-rival-prayed-worker = The AI’s { -paladins-prayer } found its right side empty and brought a { -paladins-worker }.
paladins-rival-conspired = The AI gained { $number } { -paladins-worker(form: "plural") } ({ -paladins-action-conspire }).
paladins-rival-workers = { $number ->
        [one] The AI gained { $number } { -paladins-worker } ({ $cause }).
       *[other] The AI gained { $number } { -paladins-worker(form: "plural") } ({ $cause }).
    }
# $place is a space of the resource track.
paladins-rival-gained = { $number ->
        [one] The AI gained { $number } resource ({ $cause }): its marker moved to { -paladins-space } { $place }.
       *[other] The AI gained { $number } resources ({ $cause }): its marker moved to { -paladins-space } { $place }.
    }
paladins-rival-moved = { $number ->
        [one] The AI’s { -paladins-resource-marker } moved { $number } step, to { -paladins-space } { $place }.
       *[other] The AI’s { -paladins-resource-marker } moved { $number } steps, to { -paladins-space } { $place }.
    }
paladins-rival-rose = The AI gained { $number } { $attribute } ({ $cause }).
paladins-rival-wrapped = The marker started its track again: the AI’s { $attribute }, its lowest, rose by 1.
paladins-rival-suspected = The AI drew a { -paladins-suspicion } card with a { -paladins-tax } of { $number }.
paladins-rival-taxed = { $number } { -paladins-silver } went from the { -paladins-tax-supply } to the { -paladins-shared-supply }.
paladins-rival-drained = The AI had no card to give up ({ $cause }): 1 { -paladins-silver } went from the { -paladins-tax-supply } to the { -paladins-shared-supply } instead.
paladins-rival-removed = The AI discarded its newest { -paladins-suspicion } card ({ $cause }).
paladins-rival-paid-debt = The AI turned a { -paladins-debt } to { -paladins-debt-paid } ({ $cause }).
paladins-rival-destroyed-debt = The AI returned a { -paladins-debt } to the deck ({ $cause }).
paladins-rival-monk = The AI placed a { -paladins-monk } in { $space }.
paladins-rival-outpost = The AI placed an { -paladins-outpost } in { $space }.
paladins-rival-jar = The AI turned its next { -paladins-jar } over.
paladins-rival-wall = The AI built a { $wall }.
paladins-rival-attacked = The AI attacked the { $outsider } ({ $faction-plural }).
paladins-rival-converted = The AI converted the { $outsider } ({ $faction-plural }).
paladins-rival-dismissed = The AI dismissed the { $townsfolk }.
paladins-rival-debt-favour = The AI took a { -paladins-debt } for the { -paladins-kings-favour }.
paladins-rival-debt-judged = { $number ->
        [one] The AI had the most { -paladins-suspicion } ({ $number } card) and took a { -paladins-debt }.
       *[other] The AI had the most { -paladins-suspicion } ({ $number } cards) and took a { -paladins-debt }.
    }
paladins-rival-half-gone = { $number ->
        [one] The AI discarded half of it: { $number } { -paladins-suspicion } card.
       *[other] The AI discarded half of it: { $number } { -paladins-suspicion } cards.
    }
