### Why something in Merlin can do nothing now. Each reason stands alone or beside others, next to the thing itself.

## How a thing is used: the first sentence of the reasons that follow

merlin-deed-build = Manors are built on a building space.
merlin-deed-send = Henchmen are sent from a principality space, the relocation space or the influence space with a henchman.
merlin-deed-come = Henchmen come here from this principality’s own space, by relocation from next door or, if you have influence here, from the influence space with a henchman.
merlin-deed-take-shield = A shield-bearer sent here brings a shield; so do an exchange space and, if you have influence here, the influence space with a shield.
merlin-deed-take-flag = A flag-bearer sent here brings a flag; so do an exchange space and, if you have influence here, the influence space with a flag.
merlin-deed-take-material = A builder sent here brings a construction material; so do an exchange space and, if you have influence here, the influence space with a material.
merlin-deed-take-pict = A Pict is taken on a Pict space.
merlin-deed-take-mission = New missions come at the end of a turn in which you completed one, or on a mission space.
merlin-deed-use-shield = Shields repel traitors by themselves in a scoring; on an exchange space you can swap them.
merlin-deed-use-material = A construction material pays for a manor on a building space; on an exchange space you can swap it.
merlin-deed-repel = Traitors are repelled by your shields in the scoring, or before that on the Excalibur space.
merlin-deed-count-shield = All your shields give points together on the victory point space for shields.
merlin-deed-count-flag = All your flags give points together on the victory point space for flags. To use one, choose its colour.
merlin-deed-count-material = All your construction materials give points together on the victory point space for materials.
merlin-deed-count-influence = Your influence counters in the principalities give points on their victory point space.
merlin-deed-special-lady-in-waiting = On an influence space this ability sends two henchmen.
merlin-deed-special-builder = On a building space this ability builds two manors.
merlin-deed-special-flag-bearer = On a victory point space this ability scores any element.

## When it is. $deed is one of the sentences above.

refused-merlin-in-scoring = This is a scoring: only what it asks for can be done now.
refused-merlin-turn-over = Your turn is over except for taking new missions.
refused-merlin-answer-first = First finish what you’ve started.
refused-merlin-deed-die = { $deed } Your { $pips } would take { $figure-the } there.
refused-merlin-deed-no-die = { $deed } None of your dice leads straight there.
refused-merlin-deed-move = { $deed } The die you chose leads there: move first.
refused-merlin-deed-no-move = { $deed } The die you chose does not lead there.
refused-merlin-deed-use = { $deed } Use the { $space } first.
refused-merlin-deed-at = { $deed } You are on the { $space }.
refused-merlin-deed-acted = { $deed } You’ve already taken your action this turn.

## Dice, figures and spaces

refused-merlin-die-change = Use an apple or a flag to change this die before you move.
refused-merlin-die-fixed = You have neither an apple nor a flag to change this die with.
refused-merlin-die-late = Your figure has moved: the die can’t be changed any more.
refused-merlin-apple-late = An apple must be used before the figure moves.
# $dice is a list of numbers.
refused-merlin-figure-dice = To move { $figure-the }, choose one of its dice: { $dice }.
refused-merlin-figure-no-die = You have no die left for { $figure-the } in this round.
refused-merlin-figure-other = The die you chose moves { $figure-the }.
refused-merlin-figure-moved = You have moved { $figure-the }: one die moves one figure, once.
refused-merlin-die-leads = Choose the { $pips }: it takes { $figure-the } there.
refused-merlin-no-die-knight = No die leads there: { $steps ->
        [0] your knight stands on it
        [one] it is { $steps } space ahead of your knight
       *[other] it is { $steps } spaces ahead of your knight
    } (dice: { $dice }).
refused-merlin-no-die-merlin = No die leads there: { $away ->
        [0] Merlin stands on it
        [one] it is { $away } space from Merlin
       *[other] it is { $away } spaces from Merlin
    } (white die: { $pips }).
refused-merlin-no-die-both = No die leads there: { $steps ->
        [0] your knight stands on it
        [one] it is { $steps } space ahead of your knight
       *[other] it is { $steps } spaces ahead of your knight
    } (dice: { $dice }) and { $away ->
        [0] right where Merlin is
        [one] { $away } space from Merlin
       *[other] { $away } spaces from Merlin
    } (white die: { $pips }).
refused-merlin-no-die-arthur = No die leads there: your only die left moves Arthur, on the inner ring.
refused-merlin-move-leads = Your move leads there: move { $figure-the }.
refused-merlin-move-other = { $away ->
        [0] It is where { $figure-the } stands
        [one] It is { $away } space away
       *[other] It is { $away } spaces away
    }; your die moves { $figure-the } { $steps }.
refused-merlin-ring-other = The die you chose moves Arthur, on the inner ring.
refused-merlin-no-rival = Your figure has moved. Only the { $principality } flag lets you act elsewhere, and only where another player’s knight stands.
refused-merlin-flag-there = Use your { $principality } flag first: it lets you act there, where another knight stands.
refused-merlin-no-flag-there = To act there, where another knight stands, you need { $principality-a } flag.
refused-merlin-borrow-now = You have used the flag: choose the space with another knight.
refused-merlin-acted = You’ve already taken your action this turn.
refused-merlin-acting = You are using the { $space } now.
refused-merlin-staff-repeats = Its action is done; your staff can repeat it.

## Staffs and the Grail

refused-merlin-staff-missing = You have no staff left.
refused-merlin-staff-once = Only one staff a turn, and you have used one.
refused-merlin-staff-later = A staff repeats an action only after Merlin’s move.
refused-merlin-staff-figure = A staff follows only Merlin’s move; you move { $figure-the }.
refused-merlin-staff-action = First carry out the action; then a staff can repeat it.
refused-merlin-staff-barred = A staff can’t repeat an action done twice by an ability.
refused-merlin-staff-passed = A staff repeats an action right after it; that moment is past.
refused-merlin-grail-board = Nobody holds the Grail: it is taken on the Grail space.
refused-merlin-grail-other = { $seat } holds the Grail.
refused-merlin-grail-later = The Grail breaks a tie while influence is scored, not before.

## Flags

refused-merlin-flag-missing = You have no { $principality } flag.
refused-merlin-flag-scoring = Flags can’t be used in a scoring.
refused-merlin-flag-over = Flags are used on your own turn, and that is over.
refused-merlin-flag-die-first = Choose a die first: this flag changes its move.
refused-merlin-flag-late = This flag must be used before the figure moves.
refused-merlin-flag-move-first = This flag is used after moving, before the action.
refused-merlin-flag-acted = This flag must be used before the action.
refused-merlin-no-traitors = You have no traitors to repel.
refused-merlin-two-already = Two missions are allowed this turn already; a third never is.
refused-merlin-knight-backwards = This flag turns only your knight round; Merlin and Arthur go either way without it.
refused-merlin-backwards-already = Your knight moves anticlockwise already.
refused-merlin-out-of-range = With the +/-1 flags, the turned die would count less than 0 or more than 7.
refused-merlin-no-knights = No other player’s knight stands on another space.
refused-merlin-knight-mirror = This flag mirrors your knight only, and this turn you have not moved it.

## Spaces that would do nothing

refused-merlin-all-here = All your henchmen stand { $principality-in } already.
refused-merlin-no-influence = You have no influence in any principality.
refused-merlin-none-by-influence = No { $good-plural } are left where you have influence.
refused-merlin-nobody-to-send = All your henchmen stand where you have influence already.
refused-merlin-excalibur-idle = You hold Excalibur, and have no traitor to repel.
refused-merlin-grail-idle = You hold the Grail, and no apple is left.
refused-merlin-no-apples = No apple is left.
refused-merlin-no-piece = You have no shield, flag or construction material to exchange.
refused-merlin-no-tile = You have no construction material that fits a free tile.
refused-merlin-no-duty = None of your henchmen in a principality would find anything.
refused-merlin-no-stock = No { $good-plural } are left anywhere.
refused-merlin-no-markers = You have no influence counter left in your castle.
refused-merlin-no-rival-manor = No other player has a manor in the environs.
refused-merlin-no-pict = No Pict lies open any more.

## Henchmen and principalities

refused-merlin-send-for = Send your { $assistant } there: that brings one.
refused-merlin-stands-here = Your { $assistant } stands { $principality-in } already.
refused-merlin-only-here = This space sends a henchman to the { $principality } principality only.
refused-merlin-no-influence-in = You have no influence { $principality-in }.
refused-merlin-at-home = Your { $assistant } is in the castle; while others are in principalities, only those can be moved.
refused-merlin-no-neighbour = Henchmen move to a neighbouring principality only.
refused-merlin-home-idle = Your { $assistant } is in the castle and has no duty there.
refused-merlin-duty-empty = No { $principality } { $good } is left to take.

## Pieces

refused-merlin-good-missing = You have no { $principality } { $good }.
refused-merlin-stock-empty = No { $principality } { $good } is left in stock.
refused-merlin-gives-only = This space gives only { $good-plural }.
refused-merlin-return-first = First return a piece; then take one.
refused-merlin-piece-returned = You have returned a piece; now take one.
refused-merlin-tower-material = A tower gives a shield, a flag or influence, but no construction material.
# $colours is a list.
refused-merlin-pay-colour = The lines from this tile end at { $colours }: only these colours pay for it.
refused-merlin-no-traitor = You have no { $principality } traitor.
refused-merlin-flag-repels = Use your { $principality } flag: it repels all your traitors of one colour.

## Manors

refused-merlin-manor-there = { $seat } has a manor there already.
refused-merlin-manor-yours = You have a manor there already.
refused-merlin-cell-chosen = You have chosen your tile; now pay for it.
refused-merlin-cell-first = First choose the tile; then the material that pays for it.
refused-merlin-manors-built = All seven of your manors are built.
refused-merlin-no-material = A manor here is paid with one of these construction materials: { $colours }. You have none of them.
refused-merlin-other-terrain = This Pict’s manor is built { $terrain-in } only.
refused-merlin-own-manor = This manor is your own.
refused-merlin-no-manor = There is no manor to replace here.
refused-merlin-other-territory = You choose among your manors in one territory; this isn’t one of them.

## Missions and Picts

refused-merlin-mission-once = One mission a turn, and you have completed yours.
refused-merlin-mission-twice = You have completed two missions this turn; a third is never allowed.
refused-merlin-mission-needs = Still missing: { $needs }.
refused-merlin-mission-later = Missions are completed on your own turn, not in a scoring.
refused-merlin-mission-new = Your turn is over: missions are completed only on your own turn.
refused-merlin-not-in-hand = You don’t hold this mission.
refused-merlin-refill-later = At the end of this turn you take a new mission.
refused-merlin-discard-first = First finish discarding; then you take the same number of new missions.
refused-merlin-deck-empty = No mission cards are left to draw.
refused-merlin-pict-taken = You have taken your Pict; now the display is refilled.
refused-merlin-pict-kept = This Pict is yours: its strength counts in the next scoring.
refused-merlin-pict-away = This Pict does not lie open.
refused-merlin-stack-empty = This stack is used up.
refused-merlin-stack-later = A Pict is turned up when somebody has taken one.

## King’s Favour

refused-merlin-ability-owned = You have this ability already.
refused-merlin-no-seal = All four of your seals are placed: you can’t learn any more abilities.
refused-merlin-other-column = This mission shows the { $assistant }: you can only learn abilities of that column.
refused-merlin-low-card = { $number ->
        [one] A mission worth { $number } point gives only the first ability of its column.
       *[other] A mission worth { $number } points gives only the first { $number } abilities of its column.
    }
refused-merlin-learn-later = { $row ->
        [one] You learn this instead of taking the points of a mission of the { $assistant }.
       *[other] You learn this instead of taking the points of a mission of the { $assistant } worth at least { $row }.
    }
refused-merlin-ability-by-itself = This works by itself: 1 more point for each mission of the { $assistant }.
refused-merlin-deploy-later = On a principality space, this lets you send the { $assistant } to any principality.
refused-merlin-seal-turned = You have used this ability; it comes back after the next scoring.
refused-merlin-choose-traitor = Choose the traitor that you want to repel.
refused-merlin-no-traitor-left = You have no traitor to repel.
refused-merlin-own-figure = This needs your knight or Merlin on the space itself; the flag is not enough.
