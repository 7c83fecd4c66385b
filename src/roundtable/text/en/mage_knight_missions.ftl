### Scenarios of Mage Knight with other goals than cities.

## What can be chosen

mage_knight-setting-scenario-mines-liberation = { -mage_knight-term-mines-liberation } (1–4 players)
mage_knight-setting-scenario-mines-liberation-about = Free the mines of an allied realm from the enemies that hold them; they thank you with crystals.
mage_knight-setting-scenario-druid-nights = { -mage_knight-term-druid-nights } (1–4 players)
mage_knight-setting-scenario-druid-nights-about = Mark magical glades by day and call out monsters there at night, as many as you dare. 4 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-dungeon-lords = { -mage_knight-term-dungeon-lords } (1–4 players)
mage_knight-setting-scenario-dungeon-lords-about = Find the secret entrances and conquer all dungeons and tombs; tunnels connect those that are conquered. 5 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-conquer-and-hold = { -mage_knight-term-conquer-and-hold } (2–4 players)
mage_knight-setting-scenario-conquer-and-hold-about = Take keeps and mage towers from the land and from each other, and hold most of them at the end. 6 or 4 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-one-to-return = { -mage_knight-term-one-to-return } (2–4 players)
mage_knight-setting-scenario-one-to-return-about = The portal closes behind you; whoever stands on it when the last Night ends wins, and nobody else. 4 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-limited-glade-shields = Few shields on a glade
mage_knight-setting-limited-glade-shields-about = Druid Nights: a glade holds one shield with 2 players, two with 3 or 4; another player’s shield is replaced.
mage_knight-setting-epic = Epic version
mage_knight-setting-epic-about = A longer game of 3 Days and 3 Nights on a larger map.
mage_knight-setting-tiles-revealed-from-start = All tiles revealed
mage_knight-setting-tiles-revealed-from-start-about = Conquer and Hold: the whole map lies open from the start.

## Mines Liberation

mage_knight-part-mines = liberated mines
mage_knight-part-mine-title = { -mage_knight-term-greatest-liberator }
mage_knight-battle-mine = { -mage_knight-term-crystal-mine }
mage_knight-holds-mine = { $enemy } holds the mine at { $space }.
mage_knight-miners-gift = Thankful miners gave { $seat } a { $colour } { -mage_knight-term-crystal }.
mage_knight-asks-miners-gift = Thankful miners give you a { -mage_knight-term-crystal }: which?

## Druid Nights

mage_knight-phase-moved = after moving
mage_knight-battle-incantation = { -mage_knight-term-incantation }
mage_knight-do-activate-glade = Activate the { -mage_knight-term-magical-glade } (ends your movement)
mage_knight-do-incant = Perform an { -mage_knight-term-incantation }
mage_knight-do-replace-shield = Replace the shield of { $seat }
mage_knight-asks-activate-first = Enemies end your movement on a { -mage_knight-term-magical-glade }: do you activate it before the combat?
mage_knight-asks-replace-shield = The glade is full: whose shield do you replace?
mage_knight-glade-activated = { $seat } activates the { -mage_knight-term-magical-glade } at { $space }.
mage_knight-incanted = { $seat } performs an { -mage_knight-term-incantation } with { $number ->
        [one] { $number } glade
       *[other] { $number } glades
    }.
mage_knight-glades-cleared = The Night is over: all shields are taken off the glades.

## Dungeon Lords

mage_knight-asks-lay-entrance = Where is the secret entrance?
mage_knight-ask-entrance = Where is the secret entrance ({ $site }) beside the { $beside } at { $space }?
mage_knight-do-entrance = The secret entrance is at { $space }
mage_knight-entrance-laid = { $seat } finds a secret entrance ({ $site }) at { $space }.
mage_knight-travelled = { $seat } travels underground to { $space }.
mage_knight-do-travel = Travel underground to { $space }
mage_knight-label-travel = Travel underground to { $space } ({ -mage_knight-term-move } { $number })

## One to Return

mage_knight-portal-closed = The portal closes. From now on it is a space of plains.
mage_knight-eliminated = { $seat } was on the portal and is out of the game.
mage_knight-chosen-one = The chosen one: { $seat }.
mage_knight-part-return = on the portal
mage_knight-picture-secret = secret entrance
mage_knight-picture-closed = closed
mage_knight-picture-out-of-game = out of the game
mage_knight-picture-chosen = must return

## Conquer and Hold

mage_knight-part-holdings = keeps and mage towers owned
mage_knight-battle-foreign-tower = { -mage_knight-term-assault } on another player’s { -mage_knight-term-mage-tower }
