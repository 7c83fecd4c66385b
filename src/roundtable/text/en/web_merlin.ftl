### Merlin’s board in the browser: short names, what each thing is for, and the lessons of a first game.

## Short names

# In lists of options: which henchman goes to which principality, called by its animal.
web-merlin-part-to = { $who } → { $where }
web-merlin-part-idle = { $space }: no action
# The die turned to so many pips by an apple.
web-merlin-part-die = Die to { $pips }
# A piece of a principality, such as “Black shield”.
web-merlin-part-good = { CAPITAL($principality) } { $good }
web-merlin-animal-black = Dragon
web-merlin-animal-grey = Dove
web-merlin-animal-blue = Fish
web-merlin-animal-purple = Serpent
web-merlin-animal-orange = Fox
web-merlin-animal-brown = Eagle
web-merlin-round = Round { $round }
web-merlin-missions = Missions
web-merlin-first = goes first
web-merlin-in-hand = { $count ->
        [one] { $count } { -merlin-mission } in hand
       *[other] { $count } { -merlin-mission(form: "plural") } in hand
    }
web-merlin-dice = { $count ->
        [one] { $count } die left
       *[other] { $count } dice left
    }
web-merlin-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-merlin-apples = { $count ->
        [one] { $count } { -merlin-apple }
       *[other] { $count } { -merlin-apple(form: "plural") }
    }
web-merlin-staffs = { $count ->
        [one] { $count } { -merlin-merlins-staff }
       *[other] { $count } { -merlin-merlins-staff(form: "plural") }
    }
web-merlin-traitors = { $count ->
        [one] { $count } { -merlin-traitor }
       *[other] { $count } { -merlin-traitor(form: "plural") }
    }
web-merlin-manors = { $count ->
        [one] { $count } { -merlin-manor } left
       *[other] { $count } { -merlin-manor(form: "plural") } left
    }
web-merlin-markers = { $count ->
        [one] { $count } { -merlin-influence-marker } left
       *[other] { $count } { -merlin-influence-marker(form: "plural") } left
    }
web-merlin-influence = { $count ->
        [one] { $count } { -merlin-influence-marker }
       *[other] { $count } { -merlin-influence-marker(form: "plural") }
    }
web-merlin-strength = Strength { $count }

## Where a figure goes, in lists of options: what can be done there

web-merlin-goal-principality = { CAPITAL(-merlin-assistant) } → { $where }
web-merlin-goal-vp = Points for { $element }
web-merlin-goal-influence = { CAPITAL($good) } by influence
web-merlin-goal-influence-assistant = { CAPITAL(-merlin-assistant) } by influence
web-merlin-goal-resource = Any { $good }
web-merlin-goal-resource-influence = Influence anywhere
web-merlin-goal-excalibur = Take { -merlin-excalibur }
web-merlin-goal-grail = Take the { -merlin-grail }
web-merlin-goal-relocate = Move a { -merlin-assistant }
web-merlin-goal-exchange = Swap a piece
web-merlin-goal-missions = Swap { -merlin-mission(form: "plural") }
web-merlin-goal-build = Build a { -merlin-manor }
web-merlin-goal-apple = Take an { -merlin-apple }
web-merlin-goal-move-arthur = Move { -merlin_arthur-arthur }
web-merlin-goal-activate-assistant = Repeat a { -merlin-duty }
web-merlin-goal-signet-ring = Take the { -merlin_arthur-signet-ring }
web-merlin-goal-stairs = To the next { -merlin-principality }
web-merlin-goal-move-merlin = Move { -merlin-merlin }
web-merlin-goal-replace-manor = Replace a { -merlin-manor }
web-merlin-goal-pict = Take a { -merlin_arthur-pict }

## What a thing is called

web-merlin-die-knight = Your { -merlin-personal-die }: { $pips }
web-merlin-die-merlin = Your { -merlin-merlin-die }: { $pips }
web-merlin-die-arthur = Your { -merlin_arthur-black-die }: { $pips }
web-merlin-die-now = This turn’s die: { $pips }
web-merlin-knight-of = { $name }’s { -merlin-knight }
web-merlin-cell = { $terrain } ({ $cell })
web-merlin-principality = { $animal } ({ $principality })
web-merlin-border = Border: { $principality }
web-merlin-deck = Mission { -merlin-deck } ({ $count })
web-merlin-discard = Discarded missions ({ $count })
web-merlin-traitor-stacks = Stacks of { -merlin-traitor(form: "plural") } ({ $count })
web-merlin-apples-left = { -merlin-apple(form: "plural") } on the board: { $count }
web-merlin-pict-stack = Stack of { -merlin_arthur-pict(form: "plural") } ({ $count })
web-merlin-traitor = { $principality } { -merlin-traitor } ({ $count })

## What a thing is for

web-merlin-about-die-knight = Moves your { -merlin-knight } clockwise by its pips. Then you may use the space it reaches.
web-merlin-about-die-merlin = Moves { -merlin-merlin } either way by its pips. Everyone moves the same { -merlin-merlin }, and only after his move can a staff repeat the action.
web-merlin-about-die-arthur = Moves { -merlin_arthur-arthur } either way along the inner ring by its pips. Everyone moves the same { -merlin_arthur-arthur }.
web-merlin-about-apple = Before you move, spend an { -merlin-apple } to turn the chosen die to any face. One left at the end is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-merlin-about-staff = After moving { -merlin-merlin } and using his space, spend a staff to do that action again. One left at the end is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-merlin-about-shield = In a { -merlin-scoring }, returning it repels one { -merlin-traitor } of the same colour. Shields also count for missions and score on their space.
web-merlin-about-flag = Return it on your turn for its special action. Flags also count for missions and score on their space.
web-merlin-about-material = Pay it to build a { -merlin-manor } on a tile that a line joins to this colour at the border. Materials also count for missions and score on their space.
web-merlin-about-influence = The { -merlin-lady-in-waiting } takes these counters from your castle into a { -merlin-principality }. Only counters out there count.
web-merlin-about-power-repel-traitors = Discard all your { -merlin-traitor(form: "plural") } of one colour, without paying { -merlin-shield(form: "plural") }.
web-merlin-about-power-two-missions = Complete two missions this turn. If you do, you gain { $points } extra points.
web-merlin-about-power-backwards = Your { -merlin-knight } moves anticlockwise this time.
web-merlin-about-power-turn-die = Turn the chosen die to its opposite face before you move.
web-merlin-about-power-other-action = After moving, use the space of another player’s { -merlin-knight } instead of your own.
web-merlin-about-power-mirror = After moving your { -merlin-knight }, put it on the space straight across the ring and use that one.
web-merlin-about-power-plus-minus-one = The chosen die counts one more or one less.
web-merlin-about-power-swap = The chosen die moves whichever figure you like: your { -merlin-knight }, { -merlin-merlin } or { -merlin_arthur-arthur }.
web-merlin-about-knight = Only its own player moves it, always clockwise. It acts on the space it reaches.
web-merlin-about-merlin = All players move him with their white die, clockwise or anticlockwise.
web-merlin-about-arthur = All players move him with their black die along the inner ring, clockwise or anticlockwise.
web-merlin-about-space-principality = Send one of your { -merlin-assistant(form: "plural") } into this { -merlin-principality }. An opponent’s henchman of the same kind goes home, then yours does its duty.
web-merlin-about-space-vp = One point for each of your { $element }.
web-merlin-about-space-influence = Take one { $good } from a { -merlin-principality } in which you have influence.
web-merlin-about-space-influence-assistant = Send one of your { -merlin-assistant(form: "plural") } into a { -merlin-principality } in which you have influence; it does its duty there.
web-merlin-about-space-excalibur = Take { -merlin-excalibur }, from whoever holds it, and discard one of your { -merlin-traitor(form: "plural") }.
web-merlin-about-space-grail = Take the { -merlin-grail }, from whoever holds it, and an { -merlin-apple }.
web-merlin-about-space-relocate = Move one of your { -merlin-assistant(form: "plural") } to the next { -merlin-principality } on either side; it does its duty there.
web-merlin-about-space-exchange = Return one piece from your castle and take any other for it.
web-merlin-about-space-missions = Discard up to two missions from your hand and draw the same number.
web-merlin-about-space-build = Pay one material and build a { -merlin-manor } in the { -merlin-environs }.
web-merlin-about-space-apple = Take an { -merlin-apple }.
web-merlin-about-space-move-arthur = Move { -merlin_arthur-arthur } one space either way and use the space he reaches.
web-merlin-about-space-activate-assistant = One of your { -merlin-assistant(form: "plural") } in a { -merlin-principality } does its duty again.
web-merlin-about-space-resource = Take one { $good } from any { -merlin-principality }.
web-merlin-about-space-resource-influence = Place one of your { -merlin-influence-marker(form: "plural") } in any { -merlin-principality }.
web-merlin-about-space-signet-ring = Take the { -merlin_arthur-signet-ring }, from whoever holds it, and complete a mission, whatever it asks for.
web-merlin-about-space-stairs = Your { -merlin-knight } goes on to the next { -merlin-principality } space and uses it.
web-merlin-about-space-move-merlin = Move { -merlin-merlin } up to { $steps } spaces either way and use the space he reaches.
web-merlin-about-space-replace-manor = Put one of your { -merlin-manor(form: "plural") } in the place of another player’s, without paying.
web-merlin-about-space-pict = Take one of the open { -merlin_arthur-pict(form: "plural") } and its bonus.
web-merlin-about-lady-in-waiting = Her duty: place an { -merlin-influence-marker } in the { -merlin-principality } she is sent to.
web-merlin-about-shield-bearer = Duty: take a { -merlin-shield } of the { -merlin-principality } he is sent to.
web-merlin-about-builder = Duty: take a { -merlin-building-material } of the { -merlin-principality } he is sent to.
web-merlin-about-flag-bearer = Duty: take a { -merlin-flag } of the { -merlin-principality } he is sent to.
web-merlin-about-assistant = In every { -merlin-scoring } each of them out in a { -merlin-principality } brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-merlin-about-principality = In a { -merlin-scoring } whoever has the most influence here gains 1 point for every counter in it, no matter whose. Then each player leaves only one.
web-merlin-about-flags-power = Its flag: { $power }.
web-merlin-about-stock = What is left of it in the { -merlin-principality }.
web-merlin-about-traitor = In a { -merlin-scoring } each one needs a { -merlin-shield } of its colour. Without it you lose { $points } points.
web-merlin-about-cell-free = You can build here with one of these materials: { $colours }.
web-merlin-about-cell-built = { $name }’s { -merlin-manor } stands here.
web-merlin-about-tower = Whoever builds at the { -merlin-tower } takes a { -merlin-shield } or a { -merlin-flag } from any { -merlin-principality }, or places an { -merlin-influence-marker } in one.
web-merlin-about-territory = Its { -merlin-territory } has { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }, a point each for the most { -merlin-manor(form: "plural") } in it.
web-merlin-about-territory-later = After a { -merlin-scoring } each player keeps only one { -merlin-manor } in it.
web-merlin-about-border = Lines between the tiles lead here: this material pays for a { -merlin-manor } on any tile along them.
web-merlin-about-mission = Once you have everything it shows, complete it on your turn. You keep the pieces; one mission a turn.
web-merlin-about-deck = New missions are drawn from here.
web-merlin-about-discard = Completed and discarded missions; they are shuffled when the { -merlin-deck } is used up.
web-merlin-about-grail = In a { -merlin-scoring } its holder may break one tie for the most influence.
web-merlin-about-excalibur = Its holder gains { $points } points in a { -merlin-scoring } if all their { -merlin-traitor(form: "plural") } were repelled.
web-merlin-about-signet-ring = Counts { $strength } towards its holder’s strength against the { -merlin_arthur-pict(form: "plural") }.
web-merlin-about-ability-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } more for each mission that shows this { -merlin-assistant }.
web-merlin-about-ability-anywhere = From a { -merlin-principality } space this { -merlin-assistant } may be sent to any { -merlin-principality }.
web-merlin-about-ability-special = Once between two { -merlin-scoring(form: "plural") }: { $special }.
web-merlin-about-special-lady-in-waiting = On an { -merlin-influence-space } send two { -merlin-assistant(form: "plural") } instead, one after the other. No staff can repeat it.
web-merlin-about-special-shield-bearer = One { -merlin-traitor } goes without a { -merlin-shield }, and you gain { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more.
web-merlin-about-special-builder = On a { -merlin-building-space } build two { -merlin-manor(form: "plural") }, each for its material. No staff can repeat it.
web-merlin-about-special-flag-bearer = On a { -merlin-vp-space } choose what is scored: { -merlin-shield(form: "plural") }, { -merlin-flag(form: "plural") }, materials or influence. You gain { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more.
web-merlin-ability-open = A completed mission of this { -merlin-assistant } can teach it instead of giving points.
web-merlin-ability-learned = Learned.
web-merlin-ability-turned = Learned, and used up to the next { -merlin-scoring }.
web-merlin-about-pict = It gives its bonus at once. In a { -merlin-scoring } the greatest strength brings { $high } points, the least costs { $low }.
web-merlin-about-pict-stack = The display is refilled from here.
web-merlin-about-traitor-stacks = After every { -merlin-scoring } each player draws { $count } new ones.

## Lessons of a first game

web-merlin-lesson-aim = Become heir to the throne
web-merlin-lesson-aim-says = Whoever has the most points wins. Missions bring some; after each round with a star, influence, { -merlin-manor(form: "plural") } and { -merlin-assistant(form: "plural") } score, and { -merlin-traitor(form: "plural") } cost points.
web-merlin-lesson-die = Choose a die
web-merlin-lesson-die-says = Each turn uses one die: the coloured ones move your { -merlin-knight }, the white one { -merlin-merlin }. Point at a die to see where it leads.
web-merlin-lesson-move = Move
web-merlin-lesson-move-says = Your { -merlin-knight } rides clockwise, as many spaces as the die shows. Press the figure with the gold rim, or the first line under “You can”.
web-merlin-lesson-move-example = A 4 takes your knight 4 spaces on.
web-merlin-lesson-merlin = Move Merlin
web-merlin-lesson-merlin-says = { -merlin-merlin } goes either way, and all players move him. Choose him with your white die.
web-merlin-lesson-merlin-example = A white 3 leads to two spaces: 3 clockwise or 3 anticlockwise.
web-merlin-lesson-space = Use a space
web-merlin-lesson-space-says = Your figure has stopped: its space with the gold rim offers its action. You may decline it.
web-merlin-lesson-space-example = Your knight stops at the apple tree: take an apple.
web-merlin-lesson-assistant = Send out your henchmen
web-merlin-lesson-assistant-says = Drag one of your { -merlin-assistant(form: "plural") } into the { -merlin-principality }. Each kind brings something different: counter, { -merlin-shield }, material or { -merlin-flag }.
web-merlin-lesson-influence = Gain influence
web-merlin-lesson-influence-says = The { -merlin-lady-in-waiting } places counters. In each { -merlin-scoring }, whoever has the most in a { -merlin-principality } scores 1 point for every counter there.
web-merlin-lesson-manor = Build a manor
web-merlin-lesson-manor-says = Point at a tile: the dashed lines lead to the colours you can pay with. The most { -merlin-manor(form: "plural") } in a { -merlin-territory } score 1 point for each of its tiles.
web-merlin-lesson-mission = Complete a mission
web-merlin-lesson-mission-says = When a mission in your hand glows, you have all it shows: complete it. It costs nothing but the card. If none glows, end your turn.
web-merlin-lesson-flag = Use a flag
web-merlin-lesson-flag-says = Every { -merlin-flag } has an action of its own. Point at those that glow and spend one when it helps.
web-merlin-lesson-flag-example = The purple flag turns your die over: the 2 becomes a 5.
web-merlin-lesson-apple = Apples change dice
web-merlin-lesson-apple-says = No die fits? Before moving, an { -merlin-apple } turns the chosen one to any face.
web-merlin-lesson-apple-example = You need a 5 and have a 2: spend an apple, and it is a 5.
web-merlin-lesson-staff = Staffs repeat
web-merlin-lesson-staff-says = After { -merlin-merlin }’s action a staff does it again. You have few of them, so use them where it pays.
web-merlin-lesson-staff-example = Merlin is at the apple tree: take an apple, spend a staff, take another. A staff you keep is worth 2 points at the end.
web-merlin-lesson-traitor = Fend off traitors
web-merlin-lesson-traitor-says = A { -merlin-scoring } is near: gather a { -merlin-shield } in the colour of each of your { -merlin-traitor(form: "plural") }. Each one left costs you 3 points.
web-merlin-lesson-scoring = The scoring
web-merlin-lesson-scoring-says = After rounds 2, 4 and 6. Each { -merlin-traitor } without a { -merlin-shield } of its colour: −3. Most { -merlin-manor(form: "plural") } in a { -merlin-territory }: 1 for each tile. Most influence in a { -merlin-principality }: 1 for each counter there. Each { -merlin-assistant } out there: 1.
web-merlin-lesson-scoring-example = One traitor gets in, a forest of 5 tiles and a principality with 5 counters are yours, three henchmen are out: −3 + 5 + 5 + 3 = 10 points.

## A scoring, step by step

web-merlin-ceremony = { CAPITAL(-merlin-scoring) } after round { $round }
web-merlin-ceremony-new-traitors = Everyone draws new traitors
web-merlin-ceremony-rest = Left over
web-merlin-ceremony-territory = { $terrain }, { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
web-merlin-ceremony-share = { $name }: { $count }
web-merlin-ceremony-influence = { $name }, { $count ->
        [one] { $count } counter
       *[other] { $count } counters
    }
