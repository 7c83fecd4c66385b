### At the table: what the page says while a game is played.

## Instead of a table

web-table-loading = The table is being laid …
web-table-gone = This table cannot be shown
web-table-cleared = This table has been cleared away
web-table-stuck = This game cannot be gone on with
web-table-not-loaded = The game could not be loaded
web-table-not-drawn = This could not be drawn. The list of options still works.
web-table-to-lobby = To the lobby

## Parts of the screen

web-table-board = The board
web-table-mine = My board
web-table-players = Players
web-table-story = Story
web-table-chat = Chat
web-table-you-can = You can
web-table-sheet = Points so far
web-table-help = How to play with keys and hands
web-table-result = Result

## Who must decide

web-table-over = The game is over
web-table-closed = This table is closed
web-table-wait-bot = { $name } is thinking …
web-table-wait-person = It is { $name }’s turn
web-table-wait-many =
    { $count ->
        [one] The table waits for one player
       *[other] The table waits for { $count } players
    }
web-table-thinks = is thinking …
web-table-on-turn = is on turn
web-table-gone-away = has left
web-table-points = Points
web-table-nothing-now = Nothing is asked of you now.
web-table-watching = You are watching.

## Doing something

web-table-back = Step back
web-table-restart = Restart turn
web-table-redo = Do it again
web-table-all-options = all options
web-table-if = If you do this
web-table-sure = Do you want this?
web-table-yes = Do it
web-table-no = No
web-table-wins =
    { $points ->
        [one] You win one point
       *[other] You win { $points } points
    }
web-table-reveals = Something will be revealed: this cannot be taken back.
web-table-reveals-short = reveals something
web-table-ends-turn = This ends your turn.
web-table-looking = Looking into it …
web-table-goes-on = Another choice follows.
web-table-options-here = { $count } options: press to choose
web-table-why = Why not?
web-table-rule = The rule

## Help

web-table-help-touch = What has a golden rim can be touched. Point at it to see what it would do, click to do it; on a touch screen, tap twice, and press long to have anything explained.
web-table-help-drag = Dice, workers and cards can also be dragged to where they go.
web-table-key-end = End the turn or pass
web-table-key-options = Choose an option of the list; once more, or Enter, does it
web-table-key-arrows = Walk over the things that can be touched
web-table-key-all = Walk over everything that is explained
web-table-key-enter = Do what is pointed at
web-table-key-escape = Let go
