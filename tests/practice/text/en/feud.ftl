### The practice game Feud: lords around a castle.

## The game and what can be chosen

game-feud = Feud
feud-setting-rounds = Rounds
feud-setting-rounds-about = How many rounds are played.
feud-setting-sieges = Sieges
feud-setting-sieges-about = Whether the castle can be besieged together.

## Cards, lands, guards, and what a card can give

feud-kind-march = March
feud-kind-scout = Scout
feud-kind-bribe = Bribe
feud-kind-blade = Blade
feud-kind-shield = Shield
feud-kind-feint = Feint
feud-kind-rumour = Rumour
feud-kind-levy = Levy
feud-kind-tithe = Tithe
feud-kind-banner = Banner
feud-land-camp = camp
    .a = the camp
feud-land-meadow = meadow
    .a = a meadow
feud-land-forest = forest
    .a = a forest
feud-land-hill = hill
    .a = a hill
feud-land-village = village
    .a = a village
feud-land-swamp = swamp
    .a = a swamp
feud-land-chapel = chapel
    .a = a chapel
feud-guard-page = page
    .the = the page
feud-guard-archer = archer
    .the = the archer
feud-guard-squire = squire
    .the = the squire
feud-guard-captain = captain
    .the = the captain
feud-way-move = Move
feud-way-gold = Gold
feud-way-attack = Attack
feud-way-block = Block
feud-way-knave = Knave
feud-way-strong = Pay for more

## What is asked

feud-asks-turn = Move, explore, play cards or act.
feud-asks-choose-one = Choose one effect.
feud-asks-pay = Pay one gold, or put down a card.
feud-asks-judge = Leave the tile on top, or put it under the others?
feud-asks-inquest = An inquest: bow, or give up a card.
feud-asks-accuse = Whom is the rumour about?
feud-asks-answer = Deny what was just said, or let it stand?
feud-asks-defend = You are attacked. Do you fight fully, or only in part?
feud-asks-swing = Gather attack and strike, or pass.
feud-asks-parry = Block the blow as well as you can.
feud-asks-damage = What does your blow do?
feud-asks-invite = Whom do you invite to the siege?
feud-asks-share = How many guards does each of you face?
feud-asks-agree = Do you join the siege?
feud-asks-assault = Beat your guards.

## What can be done

feud-do-play = Play { $kind }
feud-do-pay = Pay one gold
feud-do-spend = Put down { $kind }
feud-do-choose = { $way }
feud-do-leave = Leave it on top
feud-do-bury = Put it under the others
feud-do-step = Go to space { $space }
feud-do-explore = Explore space { $space }
feud-do-attack = Attack { $seat }
feud-do-siege = Call for a siege
feud-do-end = End the turn
feud-do-rally = Rally to the banner of { $seat }
feud-do-accuse = Spread it about { $seat }
feud-do-deny = Deny it with { $kind }
feud-do-let = Let it stand
feud-do-give = Give up { $kind }
feud-do-bow = Bow and lose 1 renown
feud-do-full = Fight fully and lose the next turn
feud-do-partial = Fight in part
feud-do-pass = Pass
feud-do-done = Done
feud-do-wound = Wound: 1 renown less
feud-do-plunder = Take one gold
feud-do-drive = Drive the other away
feud-do-stop = Do no more
feud-do-invite = Invite { $seat }
feud-do-propose = Make a proposal
feud-do-cancel = Think better of it
feud-do-share = { $count ->
        [one] One guard for { $seat }
       *[other] { $count } guards for { $seat }
    }
feud-do-accept = Join
feud-do-refuse = Stay away
feud-do-beat = Beat { $guard-the }

## What happened

feud-begun = { $seat } begins a turn.
feud-lost = { $seat } loses this turn.
feud-drew = You draw { $kind }.
feud-played = { $seat } plays { $kind }.
feud-moved = { $seat } goes to space { $space }.
feud-explored = { $seat } explores space { $space } and finds { $land-a }.
feud-accused = { $seat } spreads a rumour about { $other }.
feud-denied = { $seat } denies it with { $kind }.
feud-believed = All believe what { $seat } says about { $other }.
feud-questioned = The chest is empty: everybody is questioned.
feud-attacked = { $seat } attacks { $other }.
feud-struck = { $seat } strikes { $other } with { $blow }.
feud-proposed = { $seat } proposes a siege.
feud-accepted = All agree: the siege begins.
feud-refused = Somebody refuses: there is no siege.
feud-taken = The castle has fallen.

refused-too-far = This needs more movement than your { $move }.
