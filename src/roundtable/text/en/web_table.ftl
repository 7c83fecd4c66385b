### At the table: what the page says while a game is played.

## Instead of a table

web-table-loading = Setting the table …
web-table-gone = This table can’t be shown
web-table-cleared = This table has been closed
web-table-stuck = This game can’t continue
web-table-not-loaded = The game couldn’t be loaded
web-table-not-drawn = This couldn’t be drawn. The list of options still works.
web-table-to-lobby = Back to the lobby

## Parts of the screen

web-table-board = The board
web-table-mine = My board
web-table-players = Players
web-table-story = Story
web-table-chat = Chat
web-table-you-can = You can
web-table-sheet = Points so far
web-table-help = Controls
web-table-result = Result

## Who must decide

web-table-over = The game is over
web-table-closed = This table is closed
web-table-wait-bot = { $name } is thinking …
web-table-wait-person = Waiting for { $name }
web-table-wait-many =
    { $count ->
        [one] Waiting for one player
       *[other] Waiting for { $count } players
    }
web-table-thinks = is thinking …
web-table-on-turn = is up
web-table-gone-away = has left
web-table-points = Points
web-table-nothing-now = It’s not your turn.
web-table-watching = You’re watching.

## What others do, shown one after the other

web-pace-pause = Pause
web-pace-resume = Resume
web-pace-skip = Skip to now
web-pace-again = Show their turns again
web-pace-concerns = What happened to you

## Doing something

web-table-back = Step back
web-table-restart = Restart turn
web-table-redo = Redo
web-table-all-options = all options
web-table-path = { $first } › { $then }
web-table-ways-on = and then
web-table-if = If you do this
web-table-sure = Confirm?
web-table-yes = Confirm
web-table-no = Cancel
# What an option would do, to the player; $what is a list such as “2 points and 1 apple”.
web-table-you-gain = You gain { $what }.
web-table-you-lose = You lose { $what }.
web-table-you-come = You move to: { $where }.
web-table-reveals = This reveals something new and can’t be undone.
web-table-reveals-short = can’t be undone
web-table-ends-turn = This ends your turn.
web-table-seals = This can’t be undone.
web-table-looking = Working it out …
web-table-goes-on = Then there’s more to choose.
web-table-options-here = { $count } options here: press to choose
web-table-why = Why not?
web-table-rule = Rule

## Help

web-table-help-touch = Anything with a gold rim can be used. Point at it to see what it would do, click to do it. On a touch screen, tap twice; press and hold anything for an explanation.
web-table-help-drag = Dice, workers and cards can also be dragged to where they go.
web-table-key-end = End your turn, or pass
web-table-key-options = Select an option from the list; press again, or Enter, to do it
web-table-key-arrows = Move between things you can use
web-table-key-all = Move between everything that has an explanation
web-table-key-enter = Do what is selected
web-table-key-escape = Cancel

## A ceremony: what was scored, step by step

web-ceremony-pause = Pause
web-ceremony-resume = Resume
web-ceremony-skip = Skip
web-ceremony-next = Continue
web-ceremony-again = Show the last scoring again
web-lookup = Look something up
web-lookup-letters = Type a few letters of a name
web-lookup-nothing = Nothing has these letters in its name.
