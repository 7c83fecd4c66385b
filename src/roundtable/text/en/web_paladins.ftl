### Paladins of the West Kingdom on the page: what things are, what options bring, a first game's lessons.

## On the boards

web-paladins-round = { CAPITAL(-paladins-round) } { $number }
web-paladins-townsfolk = { -paladins-townsfolk(form: "plural") }
web-paladins-taxes = { -paladins-tax-supply }
web-paladins-suspicions = { -paladins-suspicion }
# On the tax chest: how much is left, and who would be found.
web-paladins-taxes-left = { $number } { -paladins-silver } left
web-paladins-inquisition-near = the { -paladins-inquisition } is near
web-paladins-most-suspicion = most { -paladins-suspicion }
web-paladins-nobody = nobody
web-paladins-you = You
web-paladins-paladin = { -paladins-paladin }
web-paladins-tavern = { -paladins-tavern }
web-paladins-taverns = { -paladins-tavern(form: "plural") }
web-paladins-drawn = Your { -paladins-paladin(form: "plural") } and the { -paladins-tavern(form: "plural") } of this { -paladins-round }
# Three buttons below each Paladin drawn; $fate is one of them.
web-paladins-fates = The { -paladins-paladin(form: "plural") } you drew
web-paladins-fate-serve = Take
web-paladins-fate-top = Keep on top
web-paladins-fate-under = Put under
web-paladins-fate-of = { $name }: { $fate }
web-paladins-workers = { CAPITAL(-paladins-worker(form: "plural")) }
web-paladins-workshops = { CAPITAL(-paladins-workshop(form: "plural")) }
web-paladins-unpaid = { -paladins-debt-unpaid } { -paladins-debt(form: "plural") }
web-paladins-paid = { -paladins-debt-paid } { -paladins-debt(form: "plural") }
web-paladins-passed = passed
web-paladins-first = { CAPITAL(-paladins-first-player) }
web-paladins-first-says = Takes the first turn of this { -paladins-round }. Then the marker moves on clockwise.
# What somebody did last; $deed is the name of an action.
web-paladins-rival = The AI
web-paladins-out = out of the { -paladins-round }
web-paladins-rest = { -paladins-action-rest }
web-paladins-schemes = { CAPITAL(-paladins-scheme(form: "plural")) }
web-paladins-stack = Order of the attributes, the lowest first
web-paladins-resource-track = { CAPITAL(-paladins-resource-track) }
web-paladins-has-attacked = Attacked { -paladins-outsider(form: "plural") }
web-paladins-has-converted = Converted { -paladins-outsider(form: "plural") }
web-paladins-no-workers = no { -paladins-worker(form: "plural") } left
# $number schemes join the discard pile later, with the King's Favours.
web-paladins-schemes-aside = { $number ->
        [one] { $number } more will come with a { -paladins-kings-favour }
       *[other] { $number } more will come with { -paladins-kings-favour(form: "plural") }
    }

## What things are

# $text is what a card or a place does.
web-paladins-sentence = { CAPITAL($text) }.
# $crew is a list of workers.
web-paladins-takes = It takes { $crew }.
web-paladins-costs = It costs { $cost }.
web-paladins-costs-nothing = It costs nothing.
web-paladins-taken = Your { -paladins-worker(form: "plural") } are here: it can’t be used again this { -paladins-round } unless you pray.
web-paladins-workshops-built = { $built } of { $most } { -paladins-workshop(form: "plural") } built: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-paladins-needs = Needs { $attribute } { $number }; you have { $have }.
web-paladins-kept = Kept: { $text }.
web-paladins-dismissed = Dismissed: { $text }.
web-paladins-price = { $number ->
        [0] It costs nothing here.
       *[other] It costs { $number } { -paladins-silver } here.
    }
web-paladins-price-debt = { $number ->
        [0] It costs nothing here.
       *[other] It costs { $number } { -paladins-silver } here, or you take a { -paladins-debt }.
    }
web-paladins-attacked = Attacked: { $text }.
web-paladins-converted = Converted: { $text }.
web-paladins-outsider = { $name } ({ $faction-plural })
web-paladins-space-free = Free for a { -paladins-monk } or an { -paladins-outpost }.
web-paladins-space-monk = Taken by { $who }: a { -paladins-monk }.
web-paladins-space-outpost = Taken by { $who }: an { -paladins-outpost }.
web-paladins-region = { CAPITAL(-paladins-region) } { $number }
web-paladins-region-needs = { -paladins-monk(form: "plural") } and conversions need { -paladins-faith } { $faith }, { -paladins-outpost(form: "plural") } and attacks { -paladins-strength } { $strength }.
web-paladins-order-title = { -paladins-kings-order }
web-paladins-order = { $text }: { $number } points at the end.
web-paladins-order-done = { $number ->
        [one] You have done it once.
       *[other] You have done it { $number } times.
    }
web-paladins-favour-title = { -paladins-kings-favour }
web-paladins-worker-labourer = Stands only where any { -paladins-worker } will do.
web-paladins-worker-skilled = Stands on places of its colour and wherever any { -paladins-worker } will do.
web-paladins-worker-criminal = Stands on every place. Whoever gains one draws a { -paladins-suspicion } card.
web-paladins-attribute = { $track } on the track, { $total } with your { -paladins-paladin }; { $points } points so far.
web-paladins-faith = For { -paladins-action-commission } and { -paladins-action-convert }: how far into the regions you reach.
web-paladins-strength = For { -paladins-action-garrison } and { -paladins-action-attack }: how far into the regions you reach.
web-paladins-influence = For { -paladins-action-fortify } and { -paladins-action-absolve }: how many walls and jars you may place.
web-paladins-wall = { -paladins-wall }
web-paladins-wall-place = Place for { -paladins-wall } { $number }
web-paladins-walls-bring = { $walls } { -paladins-wall(form: "plural") } bring { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
web-paladins-worker-place = { $action }, place { $number }
web-paladins-place-any = Any { -paladins-worker } may stand here; a { -paladins-workshop } spares the place.
web-paladins-place-for = For a { $worker }, or a { -paladins-criminal }; a { -paladins-workshop } spares the place.
web-paladins-jar-place = Place for a { -paladins-jar }
web-paladins-choice = One of these rewards
web-paladins-suspicion-title = Your { -paladins-suspicion } cards
web-paladins-suspicion = { $number ->
        [0] None.
        [one] { $number } card.
       *[other] { $number } cards.
    } At an { -paladins-inquisition } whoever has the most takes a { -paladins-debt }.
web-paladins-suspicion-deck = { -paladins-suspicion } deck
web-paladins-suspicion-tax = { $number } cards. The number on a card drawn is the { -paladins-silver } you take from the { -paladins-tax-supply }.
web-paladins-tax-supply = { $number } { -paladins-silver } left. When the last is taken, the { -paladins-inquisition } comes.
web-paladins-debts-title = Your { -paladins-debt(form: "plural") }
web-paladins-debts = Each { -paladins-debt-unpaid } { -paladins-debt } costs { $unpaid } points at the end; each { -paladins-debt-paid } one brings { $paid }.
web-paladins-silver = Pays for recruits, workshops, jars, conversions and missing { -paladins-strength }.
web-paladins-provisions = Feed { -paladins-monk(form: "plural") }, { -paladins-outpost(form: "plural") } and those who build walls.
web-paladins-score-title = Your points
web-paladins-score = { $number } points, if the game ended now.

## What an option brings

# In a list of options, after the workers it takes: the price differs by place.
web-paladins-and-price = + price
web-paladins-may-end-taxes = May empty the { -paladins-tax-supply }: then the { -paladins-inquisition } comes
web-paladins-plus = +{ $text }
web-paladins-minus = −{ $text }
web-paladins-so-many-suspicions = { $number } { $number ->
        [one] { -paladins-suspicion }
       *[other] { -paladins-suspicion(form: "plural") }
    }
web-paladins-so-many-debts = { $number } { $number ->
        [one] { -paladins-debt }
       *[other] { -paladins-debt(form: "plural") }
    }
web-paladins-so-many-points = { $number } { $number ->
        [one] point
       *[other] points
    }

## Ceremonies

web-paladins-final = Final scoring
# Short names for columns of points.
web-paladins-count-orders = { -paladins-kings-order(form: "plural") }
web-paladins-count-attributes = Attributes
web-paladins-count-deeds = Deeds
web-paladins-count-converts = Conversions
web-paladins-count-rest = Debts, goods
web-paladins-show-inquisition = { -paladins-inquisition }
web-paladins-show-deed = Deeds of others
web-paladins-show-king = From the King
web-paladins-inquisition-says = Whoever has the most { -paladins-suspicion } takes a { -paladins-debt } and discards half of those cards. Then the { -paladins-tax-supply } is refilled.

## The lessons of a first game

web-paladins-lesson-aim = What you play for
web-paladins-lesson-aim-says = Whoever has the most points after the last { -paladins-round } wins. Your { -paladins-worker(form: "plural") } take actions; { -paladins-strength }, { -paladins-faith } and { -paladins-influence } open better ones and score at the end.
web-paladins-lesson-first = Your first { -paladins-townsfolk }
web-paladins-lesson-first-says = One joins you for free and helps all game long. The line with ∞ shows what it does again and again; point at a card to read it.
web-paladins-lesson-first-example = A Gatekeeper gives you 1 Silver for every wall you build.
web-paladins-lesson-paladin = Call a { -paladins-paladin }
web-paladins-lesson-paladin-says = Your { -paladins-paladin } lends { -paladins-worker(form: "plural") }, attributes and a skill for one { -paladins-round }. Of the other two, one returns to the top of your deck for the next.
web-paladins-lesson-tavern = Visit a { -paladins-tavern }
web-paladins-lesson-tavern-says = Take the four { -paladins-worker(form: "plural") } that suit your plan. A { -paladins-criminal } can stand anywhere, but brings a { -paladins-suspicion } card.
web-paladins-lesson-actions = Put workers to work
web-paladins-lesson-actions-says = Choose an action, then a { -paladins-worker } for each of its places; coloured places want that kind. Each action can be taken once a { -paladins-round }.
web-paladins-lesson-workers = Choose who does it
web-paladins-lesson-workers-says = Click or drag the { -paladins-worker(form: "plural") } who will do it. Coloured places want that kind, the others take anybody. Whoever works is busy until the end of the { -paladins-round }.
web-paladins-lesson-workers-example = Hunting takes anyone and a scout. No scout? A criminal does it.
web-paladins-lesson-recruit = Recruit { -paladins-townsfolk(form: "plural") }
web-paladins-lesson-recruit-says = With one { -paladins-worker } you dismiss a { -paladins-townsfolk } for its corner reward; with a { -paladins-fighter } as well you keep it. The price stands below the card.
web-paladins-lesson-recruit-example = The price below the card is 2: a worker, a fighter and 2 Silver, and it stays with you.
web-paladins-lesson-develop = Build workshops
web-paladins-lesson-develop-says = A { -paladins-workshop } covers a place of a great action for good, so that it needs fewer { -paladins-worker(form: "plural") }. The { -paladins-worker } beneath it joins you.
web-paladins-lesson-develop-example = Two workers and 4 Silver build a workshop. Six, seven or eight of them score 1, 3 or 6 points.
web-paladins-lesson-commission = Send monks and outposts
web-paladins-lesson-commission-says = { CAPITAL(-paladins-monk(form: "plural")) } need { -paladins-faith }, { -paladins-outpost(form: "plural") } { -paladins-strength }: the number on the region’s banner. The space gives its reward at once.
web-paladins-lesson-fortify = Build a wall
web-paladins-lesson-fortify-says = { -paladins-action-fortify } draws a { -paladins-wall }: always { -paladins-strength }, often more. Each further one asks for more { -paladins-influence }.
web-paladins-lesson-suspicion = Beware of the { -paladins-inquisition }
web-paladins-lesson-suspicion-says = { -paladins-suspicion } cards take { -paladins-silver } from the { -paladins-tax-supply }. When it is empty, whoever has the most of them takes a { -paladins-debt }: get rid of some in time.
web-paladins-lesson-outsiders = Attack or convert
web-paladins-lesson-outsiders-says = Attacking needs { -paladins-strength }, or { -paladins-silver } for what is missing, and pays at once. Converting needs { -paladins-faith } and { -paladins-silver }, and scores at the end.
web-paladins-lesson-absolve = Absolve
web-paladins-lesson-absolve-says = Choose where the { -paladins-jar } goes: the place gives its reward. You also lose a { -paladins-suspicion } card and gain { -paladins-faith }.
web-paladins-lesson-absolve-example = A jar placed: one Suspicion card fewer and 1 more Faith, on top of the reward of its place.
web-paladins-lesson-orders = Follow the King’s orders
web-paladins-lesson-orders-says = Each { -paladins-kings-order } rewards everybody who has done its action often enough by the end. The dots on the seal count yours.
web-paladins-lesson-favours = Use the King’s favours
web-paladins-lesson-favours-says = A { -paladins-kings-favour } is one more action for all, but only one player uses it each { -paladins-round }. Be early.
web-paladins-lesson-favours-example = One favour turns a criminal into three labourers.
web-paladins-lesson-pass = Pass in time
web-paladins-lesson-pass-says = Passing clears your board; up to three unused { -paladins-worker(form: "plural") } stay for the next { -paladins-round }. Leftover workers are no loss.
