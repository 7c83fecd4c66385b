### Merlin, with the module King’s Favour and the expansion Arthur.

## The game and what can be chosen

game-merlin = Merlin

merlin-setting-kings-favour = { -merlin-module-kings-favour }
merlin-setting-kings-favour-about = A module of the base game: whoever completes a mission takes its points or learns a lasting ability.
merlin-setting-arthur = { -merlin_arthur-expansion }
merlin-setting-arthur-about = A black die for everybody moves Arthur along an inner ring; there are new spaces, new flags and the Picts.
merlin-setting-influence-markers = Influence counters for each player
merlin-setting-influence-markers-about = The rulebook lists seven in the box, but six are taken at setup. One of them lies on the board from the start.
merlin-setting-starting-tiles = Starting tiles
merlin-setting-starting-tiles-about = Where knight and influence counter start, and from which principalities the first flag, shield and construction material come.
merlin-setting-starting-tiles-separate = a principality for each
merlin-setting-starting-tiles-one-principality = one principality for all
merlin-setting-mission-two-specific-assistants = Missions with two named henchmen
merlin-setting-mission-two-specific-assistants-about = Whether both must stand in the same principality.
merlin-setting-mission-two-specific-assistants-anywhere = each in any principality
merlin-setting-mission-two-specific-assistants-together = both in the same principality
merlin-setting-mission-influence-anywhere = Missions with influence in any principality
merlin-setting-mission-influence-anywhere-about = Whether counters of different principalities are added up.
merlin-setting-mission-influence-anywhere-total = all principalities added up
merlin-setting-mission-influence-anywhere-together = all counters in one principality
merlin-setting-excalibur-without-traitors = Excalibur without traitors
merlin-setting-excalibur-without-traitors-about = Whether the holder of Excalibur gains its 3 points even with no traitor left when the scoring begins.
merlin-setting-negative-scores = Scores below zero
merlin-setting-negative-scores-about = Whether a score may fall below zero.
merlin-setting-plus-one-counts-itself = Extra point at once
merlin-setting-plus-one-counts-itself-about = Whether an ability of the first row already gives its extra point for the mission that bought it.
merlin-setting-shield-bearer-timing = The shield-bearer’s special ability
merlin-setting-shield-bearer-timing-about = When it may repel a traitor.
merlin-setting-shield-bearer-timing-turn-or-scoring = on one’s own turn and in scorings
merlin-setting-shield-bearer-timing-turn = on one’s own turn only
merlin-setting-arthur-flags = Black and grey flags
merlin-setting-arthur-flags-about = Which of the two new flags changes the die by one and which moves another figure.
merlin-setting-arthur-flags-black-plus-minus-one = black: +/-1, grey: swap
merlin-setting-arthur-flags-grey-plus-minus-one = grey: +/-1, black: swap
merlin-setting-merlin-space-zero-steps = Merlin may stay
merlin-setting-merlin-space-zero-steps-about = Whether the Merlin space of the inner ring also lets him act where he stands, instead of moving 1 to 3 spaces.
merlin-setting-pict-manor-tower-bonus = Tower bonus with Picts
merlin-setting-pict-manor-tower-bonus-about = Whether a manor built through a Pict on a tile with a tower gives the tower’s bonus.
merlin-setting-signet-ring-reward = Missions of the signet ring
merlin-setting-signet-ring-reward-about = What a mission completed with the signet ring gives.
merlin-setting-signet-ring-reward-points = its points
merlin-setting-signet-ring-reward-points-or-ability = its points or an ability

## Things

merlin-principality-black = { -merlin-colour-black }
    .a = a { -merlin-colour-black }
    .in = in the { -merlin-colour-black } { -merlin-principality }
merlin-principality-grey = { -merlin-colour-grey }
    .a = a { -merlin-colour-grey }
    .in = in the { -merlin-colour-grey } { -merlin-principality }
merlin-principality-blue = { -merlin-colour-blue }
    .a = a { -merlin-colour-blue }
    .in = in the { -merlin-colour-blue } { -merlin-principality }
merlin-principality-purple = { -merlin-colour-purple }
    .a = a { -merlin-colour-purple }
    .in = in the { -merlin-colour-purple } { -merlin-principality }
merlin-principality-orange = { -merlin-colour-orange }
    .a = an { -merlin-colour-orange }
    .in = in the { -merlin-colour-orange } { -merlin-principality }
merlin-principality-brown = { -merlin-colour-brown }
    .a = a { -merlin-colour-brown }
    .in = in the { -merlin-colour-brown } { -merlin-principality }

merlin-good-shield = { -merlin-shield }
    .plural = { -merlin-shield(form: "plural") }
merlin-good-flag = { -merlin-flag }
    .plural = { -merlin-flag(form: "plural") }
merlin-good-material = { -merlin-building-material }
    .plural = { -merlin-building-material(form: "plural") }

# What a victory point space counts.
merlin-element-shield = { -merlin-shield(form: "plural") }
merlin-element-flag = { -merlin-flag(form: "plural") }
merlin-element-material = { -merlin-building-material(form: "plural") }
merlin-element-influence = { -merlin-influence-marker(form: "plural") }
merlin-element-manor = { -merlin-manor(form: "plural") }
merlin-element-assistant = { -merlin-assistant(form: "plural") }

merlin-assistant-lady-in-waiting = { -merlin-lady-in-waiting }
merlin-assistant-shield-bearer = { -merlin-shield-bearer }
merlin-assistant-builder = { -merlin-builder }
merlin-assistant-flag-bearer = { -merlin-flag-bearer }

# King’s Favour: what the third ability of each henchman does.
merlin-special-lady-in-waiting = send two { -merlin-assistant(form: "plural") }
merlin-special-shield-bearer = { -merlin-repel } a { -merlin-traitor }
merlin-special-builder = build two { -merlin-manor(form: "plural") }
merlin-special-flag-bearer = score any element

merlin-figure-knight = { -merlin-knight }
    .the = the { -merlin-knight }
merlin-figure-merlin = { -merlin-merlin }
merlin-figure-arthur = { -merlin_arthur-arthur }

merlin-item-grail = { -merlin-grail }
    .the = the { -merlin-grail }
merlin-item-excalibur = { -merlin-excalibur }
merlin-item-signet-ring = { -merlin_arthur-signet-ring }
    .the = the { -merlin_arthur-signet-ring }

merlin-terrain-mountain = { -merlin-mountain }
    .in = on a { -merlin-mountain }
merlin-terrain-forest = { -merlin-forest }
    .in = in a { -merlin-forest }
merlin-terrain-lake = { -merlin-lake }
    .in = on a { -merlin-lake }

merlin-power-repel-traitors = { -merlin-flag-action-repel }
merlin-power-two-missions = { -merlin-flag-action-missions }
merlin-power-backwards = { -merlin-flag-action-backwards }
merlin-power-turn-die = { -merlin-flag-action-turn-die }
merlin-power-other-action = { -merlin-flag-action-other }
merlin-power-mirror = { -merlin-flag-action-mirror }
merlin-power-plus-minus-one = { -merlin_arthur-flag-plus-minus-one }
merlin-power-swap = { CAPITAL(-merlin_arthur-flag-swap) }

merlin-direction-clockwise = clockwise
merlin-direction-anticlockwise = anticlockwise
merlin-direction-stay = none
merlin-use-use = use
merlin-use-keep = keep
merlin-side-left = left
merlin-side-right = right
merlin-change-up = one more
merlin-change-down = one less

## Spaces of the ring and of the inner ring

merlin-space-principality-black = { -merlin-colour-black } { -merlin-principality-space }
merlin-space-principality-grey = { -merlin-colour-grey } { -merlin-principality-space }
merlin-space-principality-blue = { -merlin-colour-blue } { -merlin-principality-space }
merlin-space-principality-purple = { -merlin-colour-purple } { -merlin-principality-space }
merlin-space-principality-orange = { -merlin-colour-orange } { -merlin-principality-space }
merlin-space-principality-brown = { -merlin-colour-brown } { -merlin-principality-space }
merlin-space-vp-shield = { -merlin-vp-space } ({ merlin-element-shield })
merlin-space-vp-flag = { -merlin-vp-space } ({ merlin-element-flag })
merlin-space-vp-material = { -merlin-vp-space } ({ merlin-element-material })
merlin-space-vp-influence = { -merlin-vp-space } ({ merlin-element-influence })
merlin-space-vp-manor = { -merlin-vp-space } ({ merlin-element-manor })
merlin-space-influence-shield = { -merlin-influence-space } ({ -merlin-shield })
merlin-space-influence-flag = { -merlin-influence-space } ({ -merlin-flag })
merlin-space-influence-material = { -merlin-influence-space } ({ -merlin-building-material })
merlin-space-influence-assistant = { -merlin-influence-space } ({ -merlin-assistant })
merlin-space-excalibur = { -merlin-excalibur } space
merlin-space-grail = { -merlin-grail } space
merlin-space-relocate = { -merlin-relocation-space }
merlin-space-exchange = { -merlin-exchange-space }
merlin-space-missions = { -merlin-mission-space }
merlin-space-build = { -merlin-building-space }
merlin-space-apple = { -merlin_arthur-apple-space }
merlin-space-move-arthur = { -merlin_arthur-arthur-movement } space
merlin-space-activate-assistant = “{ -merlin_arthur-activate-assistant }” space
merlin-space-resource-shield = { -merlin_arthur-resource-space } ({ -merlin-shield })
merlin-space-resource-flag = { -merlin_arthur-resource-space } ({ -merlin-flag })
merlin-space-resource-material = { -merlin_arthur-resource-space } ({ -merlin-building-material })
merlin-space-resource-influence = { -merlin_arthur-resource-space } ({ -merlin-influence-marker })
merlin-space-signet-ring = { -merlin_arthur-signet-ring } space
merlin-space-stairs = { -merlin_arthur-stairs }
merlin-space-move-merlin = { -merlin_arthur-merlin-space }
merlin-space-replace-manor = { -merlin_arthur-replace-manor } space
merlin-space-pict = { -merlin_arthur-pict-space }

## Mission cards and Pict tiles. $needs is a list of what follows below.

merlin-mission-card = { -merlin-mission } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $assistant }): { $needs }
merlin-need-item = { $number } { $principality } { $number ->
        [one] { $good }
       *[other] { $good-plural }
    }
merlin-need-item-any = { $number ->
        [one] { $number } { $good }
       *[other] { $number } { $good-plural }
    } of any colour
merlin-need-influence-in = { $number ->
        [one] { $number } { -merlin-influence-marker }
       *[other] { $number } { -merlin-influence-marker(form: "plural") }
    } { $principality-in }
merlin-need-influence-total = { $number ->
        [one] { $number } { -merlin-influence-marker }
       *[other] { $number } { -merlin-influence-marker(form: "plural") }
    } in any { -merlin-principality }
merlin-need-assistant-in = { $assistant } { $principality-in }
merlin-need-any-assistants-in = any { $number ->
        [one] { $number } { -merlin-assistant }
       *[other] { $number } { -merlin-assistant(form: "plural") }
    } { $principality-in }
merlin-need-assistants-placed = { $assistants } in any { -merlin-principality }

# $bonus is one of the messages below.
merlin-pict-tile = { -merlin_arthur-pict } of strength { $strength } ({ $bonus })
merlin-bonus-good = 1 { $principality } { $good }
merlin-bonus-apple = 1 { -merlin-apple }
merlin-bonus-influence = 1 { -merlin-influence-marker }
merlin-bonus-manor = 1 { -merlin-manor } { $terrain-in }

merlin-cause-duty = henchman’s { -merlin-duty }
merlin-cause-activation = { -merlin-duty } repeated
merlin-cause-influence-space = { -merlin-influence-space }
merlin-cause-exchange = { -merlin-exchange-space }
merlin-cause-tower = { -merlin-tower }
merlin-cause-pict = { -merlin_arthur-pict }
merlin-cause-resource-space = { -merlin_arthur-resource-space }
merlin-cause-grail = { -merlin-grail }
merlin-cause-apple-space = { -merlin_arthur-apple-space }
merlin-repel-cause-flag = { -merlin-flag }
merlin-repel-cause-excalibur = { -merlin-excalibur }
merlin-repel-cause-shields = { -merlin-shield(form: "plural") }
merlin-repel-cause-ability = { -merlin-ability }

## Where points come from

merlin-source-missions = { -merlin-mission(form: "plural") }
merlin-source-two-missions = two { -merlin-mission(form: "plural") } in one turn
merlin-source-vp-spaces = { -merlin-vp-space(form: "plural") }
merlin-source-favour = { -merlin-module-kings-favour }
merlin-source-traitors = { -merlin-traitor(form: "plural") }
merlin-source-excalibur = { -merlin-excalibur }
merlin-source-environs = { -merlin-environs }
merlin-source-influence = influence
merlin-source-assistants = { -merlin-assistant(form: "plural") }
merlin-source-picts = { -merlin_arthur-pict(form: "plural") }
merlin-source-apples = { -merlin-apple(form: "plural") }
merlin-source-staffs = { -merlin-merlins-staff(form: "plural") }
merlin-source-goods = unused goods

## What is asked

merlin-asks-choose-die = Which die do you use?
merlin-asks-move-figure = Move the figure, or change the die first.
merlin-asks-land = Do you use the space?
merlin-asks-use-staff = Do you repeat the action with one of { -merlin-merlins-staff(form: "plural") }?
merlin-asks-end-turn = Anything else this turn?
merlin-asks-choose-traitors = Which { -merlin-traitor(form: "plural") } do you { -merlin-repel }?
merlin-asks-borrow-action = Which { -merlin-knight }’s space do you use instead?
merlin-asks-refill-hand = Which { -merlin-mission } do you take for the completed one?
merlin-asks-choose-assistant = Which { -merlin-assistant } do you place?
merlin-asks-send-by-influence = Which { -merlin-assistant } do you send to a { -merlin-principality } in which you have influence?
merlin-asks-take-by-influence = From which { -merlin-principality } with your influence do you take a piece?
merlin-asks-relocate = Which { -merlin-assistant } do you move, and where to?
merlin-asks-discard-traitor = Which { -merlin-traitor } do you { -merlin-repel } with { -merlin-excalibur }?
merlin-asks-return-good = Which piece do you return?
merlin-asks-take-any-good = Which piece do you take for it?
merlin-asks-discard-missions = Which { -merlin-mission(form: "plural") } do you discard? At most two.
merlin-asks-replace-mission = Which { -merlin-mission } do you take for a discarded one?
merlin-asks-choose-cell = Where do you build a { -merlin-manor }?
merlin-asks-pay-material = Which { -merlin-building-material } do you pay?
merlin-asks-tower-bonus = What do you take for the { -merlin-tower }?
merlin-asks-break-tie = Do you use the { -merlin-grail } to break the tie?
merlin-prompt-tie = You are tied { $principality-in }. Do you use the { -merlin-grail } to win there alone?
merlin-asks-choose-reward = Do you take points or an { -merlin-ability }?
merlin-asks-build-again = Where do you build the second { -merlin-manor }, if at all?
merlin-asks-visit = Which { -merlin-assistant } do you send first?
merlin-asks-visit-again = Which { -merlin-assistant } do you send second, if any?
merlin-asks-score-element = What do you score?
merlin-asks-banish-in-scoring = Do you { -merlin-repel } a { -merlin-traitor } with the { -merlin-shield-bearer }’s { -merlin-ability }?
merlin-asks-ride-arthur = Which way does { -merlin_arthur-arthur } go?
merlin-asks-activate-assistant = Which { -merlin-assistant } do you activate?
merlin-asks-mark-anywhere = Where do you place an { -merlin-influence-marker }?
merlin-asks-take-anywhere = From which { -merlin-principality } do you take the piece?
merlin-asks-fulfil-mission = Which { -merlin-mission } do you complete with the { -merlin_arthur-signet-ring }?
merlin-asks-walk-merlin = How far and which way do you move { -merlin-merlin }?
merlin-asks-replace-manor = Which { -merlin-manor } do you replace with one of your own?
merlin-asks-adjust-die = Does the die count one more or one less?
merlin-asks-swap-figure = Which { -merlin-figure } do you move instead?
merlin-asks-keep-manor = Which { -merlin-manor } do you keep in this { -merlin-territory }?
merlin-asks-choose-pict = Which { -merlin_arthur-pict } do you take?
merlin-asks-pict-influence = Where do you place the { -merlin-influence-marker }?
merlin-asks-pict-manor = Where do you build the { -merlin-manor }?
merlin-asks-refill-picts = From which stack is the { -merlin_arthur-pict-display } refilled?

## What can be done

merlin-do-die = Move { $figure-the } with the { $pips }
merlin-do-apple = Spend an { -merlin-apple } to turn the die to { $pips }
merlin-do-flag = Use the { $principality } { -merlin-flag }
merlin-label-flag = Use the { $principality } { -merlin-flag } ({ $power })
merlin-do-move = Movement: { $direction }
merlin-label-move = { $steps ->
        [0] Leave { $figure-the } in place
        [one] { CAPITAL($space) }, { $steps } space { $direction }
       *[other] { CAPITAL($space) }, { $steps } spaces { $direction }
    }
merlin-do-act = Use the space
merlin-label-space = Use the { $space }
merlin-do-decline = Decline
merlin-do-staff = Spend a { -merlin-merlins-staff } and repeat the action
merlin-do-end = End the turn
# $space is a number, counted clockwise from 0.
merlin-do-borrow = Use space { $space }
merlin-do-place = Place the { $assistant } { $principality-in }
merlin-do-take = Take { $principality-a } { $good }
merlin-do-give = Return { $principality-a } { $good }
merlin-do-mark = Place an { -merlin-influence-marker } { $principality-in }
merlin-do-repel = { CAPITAL(-merlin-repel) } { $principality-a } { -merlin-traitor }
merlin-label-repel = { CAPITAL(-merlin-repel) } { $number } { $principality } { $number ->
        [one] { -merlin-traitor }
       *[other] { -merlin-traitor(form: "plural") }
    }
merlin-do-build = Build a { -merlin-manor } on { $cell }
merlin-do-pay = Pay { $principality-a } { -merlin-building-material }
merlin-do-skip = Skip this
merlin-do-complete = Complete the { $mission }
merlin-do-discard = Discard the { $mission }
merlin-do-stop = Discard no more
merlin-do-draw = Take the { $mission }
merlin-do-deck = Draw from the { -merlin-deck }
merlin-do-grail = { CAPITAL($use) } the { -merlin-grail }
merlin-do-points = Take the points
merlin-label-points = { $number ->
        [one] Take { $number } { -merlin-victory-point }
       *[other] Take { $number } { -merlin-victory-point(form: "plural") }
    }
merlin-do-ability = { $row ->
        [1] Learn: 1 more point for each { -merlin-mission } of the { $assistant }
        [2] Learn: send the { $assistant } to any { -merlin-principality }
       *[other] Learn the special { -merlin-ability } of the { $assistant }
    }
merlin-label-special = Learn: { $special } ({ $assistant })
merlin-do-seal = Use the { -merlin-ability }: { $special }
merlin-do-score = Score your { $element }
merlin-do-banish = Use the { -merlin-ability }: { -merlin-repel } { $principality-a } { -merlin-traitor }
merlin-do-adjust = Count { $change }
merlin-do-figure = Move { $figure-the } instead
merlin-do-walk = { $steps ->
        [0] Leave { -merlin-merlin } in place
        [one] Move { -merlin-merlin } { $steps } space { $direction }
       *[other] Move { -merlin-merlin } { $steps } spaces { $direction }
    }
merlin-do-ride = Move { -merlin_arthur-arthur } 1 space { $direction }
merlin-do-activate = Activate the { $assistant }
merlin-do-replace = Replace the { -merlin-manor } on { $cell }
merlin-do-fulfil = Complete the { $mission }
merlin-do-pict = Take the { $pict }
merlin-do-refill = Turn up a { -merlin_arthur-pict } from the { $side } stack
merlin-do-keep = Keep the { -merlin-manor } on { $cell }

## What happened

merlin-round-begins = Round { $number } began; { $seat } goes first.
merlin-took-die = { $seat } chose the { $number } for { $figure-the }.
merlin-used-apple = { $seat } spent an { -merlin-apple } and turned the die to { $number }.
merlin-used-flag = { $seat } used the { $principality } { -merlin-flag } ({ $power }).
merlin-moved = { $seat } moved { $figure-the } to the { $space }.
merlin-declined = { $seat } declined the action.
merlin-spent-staff = { $seat } spent a { -merlin-merlins-staff } and repeated the action.
merlin-placed = { $seat } placed the { $assistant } { $principality-in }.
merlin-sent-home = { $other }’s { $assistant } { $principality-in } went back to the castle.
merlin-took-good = { $seat } took { $principality-a } { $good } ({ $cause }).
merlin-gave-good = { $seat } returned { $principality-a } { $good }.
merlin-marked = { $seat } placed an { -merlin-influence-marker } { $principality-in } ({ $cause }).
merlin-gained = { $seat } gained { $number ->
        [one] { $number } { -merlin-victory-point }
       *[other] { $number } { -merlin-victory-point(form: "plural") }
    } ({ $source }).
merlin-lost = { $seat } lost { $number ->
        [one] { $number } { -merlin-victory-point }
       *[other] { $number } { -merlin-victory-point(form: "plural") }
    } ({ $source }).
merlin-took-item = { $seat } took { $item-the }.
merlin-took-apple = { $seat } took an { -merlin-apple } ({ $cause }).
merlin-repelled = { $seat } repelled { $number } { $principality } { $number ->
        [one] { -merlin-traitor }
       *[other] { -merlin-traitor(form: "plural") }
    } ({ $means }).
merlin-drew-traitor = { $seat } drew { $principality-a } { -merlin-traitor }.
merlin-completed = { $seat } completed the { $mission }.
merlin-discarded = { $seat } discarded the { $mission }.
merlin-drew-open = From the { -merlin-open-row } { $seat } took the { $mission }.
merlin-drew-hidden = { $seat } drew a { -merlin-mission } from the { -merlin-deck }.
merlin-drew-mission = You drew the { $mission }.
merlin-built = { $seat } built a { -merlin-manor } on { $cell }.
merlin-scoring-begins = The { -merlin-scoring } began.
merlin-used-grail = { $seat } used the { -merlin-grail } { $principality-in }.
# $number is the row of the ability.
merlin-gained-ability = { $number ->
        [1] { $seat } learned to gain 1 more point for each { -merlin-mission } of the { $assistant }.
        [2] { $seat } learned to send the { $assistant } to any { -merlin-principality }.
       *[other] { $seat } learned the special { -merlin-ability } of the { $assistant }.
    }
merlin-used-seal = { $seat } used an { -merlin-ability }: { $special }.
merlin-replaced = { $seat } replaced { $other }’s { -merlin-manor } on { $cell }.
merlin-removed = { $seat } removed a { -merlin-manor } from { $cell }.
merlin-took-pict = { $seat } took the { $pict }.
merlin-pict-sum = { $seat } reached a { -merlin_arthur-pict } strength of { $number }.
merlin-rolled = { $seat } rolled { $first }, { $second } and { $third }, and { $merlin } for { -merlin-merlin }.
merlin-rolled-five = { $seat } rolled { $first }, { $second } and { $third }, { $merlin } for { -merlin-merlin } and { $arthur } for { -merlin_arthur-arthur }.
merlin-turned-die = { $seat } turned the die over to { $number }.
merlin-adjusted = { $seat } made the die count { $change }.
merlin-swapped = { $seat } let the die move { $figure-the } instead.
merlin-borrowed = { $seat } chose the { $space } to act on instead.
merlin-stayed = { $seat } left { $figure-the } in place.
merlin-activated = { $seat } activated the { $assistant } { $principality-in }.
merlin-paid-material = { $seat } paid { $principality-a } { -merlin-building-material }.
merlin-spent-shields = { $seat } spent { $number } { $principality } { $number ->
        [one] { -merlin-shield }
       *[other] { -merlin-shield(form: "plural") }
    }.
merlin-took-back = { $seat } took back { $number ->
        [one] { $number } { -merlin-influence-marker }
       *[other] { $number } { -merlin-influence-marker(form: "plural") }
    } from the { $principality } { -merlin-principality }.
merlin-gained-at-space = { $seat } gained { $number ->
        [one] { $number } { -merlin-victory-point }
       *[other] { $number } { -merlin-victory-point(form: "plural") }
    } for { $element }.
merlin-gained-territory = { $seat } gained { $number ->
        [one] { $number } { -merlin-victory-point }
       *[other] { $number } { -merlin-victory-point(form: "plural") }
    } for the { $terrain } { -merlin-territory } at { $cell }.
merlin-gained-influence = { $seat } gained { $number ->
        [one] { $number } { -merlin-victory-point }
       *[other] { $number } { -merlin-victory-point(form: "plural") }
    } for influence { $principality-in }.
merlin-discarded-traitors = { $seat } discarded { $number } { $principality } { $number ->
        [one] { -merlin-traitor } that was
       *[other] { -merlin-traitor(form: "plural") } that were
    } not repelled.
merlin-traitors-shuffled = { $number } discarded { -merlin-traitor(form: "plural") } were shuffled into new stacks.
merlin-turned-up = Turned up in the { -merlin-open-row }: the { $mission }.
merlin-deck-shuffled = The discarded { -merlin-mission(form: "plural") } were shuffled into a new { -merlin-deck }.
merlin-seal-back = { $seat } turned the { -merlin-seal } of the { $assistant }’s special { -merlin-ability } back.
merlin-turned-up-pict = Turned up from the { $side } stack: the { $pict }.
merlin-boxed-picts = { $seat } returned { $number ->
        [one] { $number } { -merlin_arthur-pict }
       *[other] { $number } { -merlin_arthur-pict(form: "plural") }
    } to the box.
