### The terminal table: `roundtable play`, `replay` and `games`.

## The command line

cli-about = Knightly board games, played by the book.
cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-commands = commands
cli-help-help = show this help
cli-help-version = show the version
cli-help-lang = the language: { $languages }
cli-help-module = a Python module that brings games of its own; may be given several times
# $tag is what was typed after --lang.
cli-no-language = there is no language “{ $tag }”; there are { $languages }
# $why comes from the system and is in English; $help is the command that shows the help.
cli-misused = The command is not clear: { $why }. Help: { $help }

play-help = Sit down at a table in the terminal.
play-help-game = the game; if left out, you are asked which
play-help-seats = how many play
play-help-you = the players that are people, counted from 1: 1,3 or all or none; the others are bots
play-help-bots = the bots, separated by commas: { $names }
play-help-seed = a number or word; the same seed gives the same shuffles and dice
play-help-setting = a setting of the game, such as module=yes; may be given several times
play-help-forced = let the table answer questions that have only one answer
play-help-load = resume a saved game
play-help-save = the file in which the game is kept
play-help-resume = resume the game you played last

replay-help = Show how a saved game went.
replay-help-file = the saved game
replay-help-seat = show what this player may know, counted from 1
replay-help-all = show everything, hidden things too
replay-help-until = only the first N moves
replay-help-step = step back and forth through the moves
games-help = List the games, for how many players they are, and what can be chosen.
# Behind a setting that needs others to be switched on.
games-needs = (only with { $names })

## Opening a table

table-no-games = There is no game to play yet. Name a module that brings one with --module.
table-which-game = Which game?
# Beside a game: $seats is a number or a range, $most the greatest.
table-for-players =
    { $most ->
        [one] { $seats } player
       *[other] { $seats } players
    }
# A line of the list of games: the game played last. $game is the name of its file.
table-go-on = resume the last game ({ $game })
table-number-or-name = Number or name
table-not-in-list = “{ $typed }” is not in the list.
table-how-many = How many players ({ $seats })?
# What to type if all players are people.
table-everybody = all
table-which-people = Which of the { $seats } players are people? (1,2 or { $everybody }; the others are bots)
table-settings = Settings
table-change-settings = A number changes a setting, ? explains them, Enter begins:
table-not-a-number = “{ $typed }” is not a number.
table-long-seed = A seed has at most { $most } characters.
table-not-together = { $one } and { $other } don’t go together.
table-no-last = There is no game to resume.
table-resumed = The game continues after { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }: { $file }
table-no-module = The module “{ $module }” cannot be loaded: { $why }

setting-no-such-player = There is no player “{ $what }”. The players are: { $allowed }.
setting-no-value = “{ $what }” names no value; write name=value.

## Files

table-no-file = There is no file { $file }.
table-cannot-read = { $file } cannot be read: { $why }
table-cannot-write = { $file } cannot be written: { $why }
table-file-exists = { $file } already exists. Resume it with --load, or choose another name.
# $yes is what to type to agree.
table-overwrite = { $file } already exists. Overwrite it ({ $yes })?
table-saved = Saved: { $file }
table-not-saved = Not saved.
table-kept = The game saves itself: { $file }
# $command is what to type in the terminal to go on.
table-left = The game is kept: { $file }
    To continue: { $command }
# $command is what to type in the terminal to see the game again.
table-record = To see the game again: { $command }

## At the table

# Behind the name of the player who looks at the screen.
table-player-you = { $name } (you)
# Instead of a long table; $order is what to type to see it.
table-folded = { $count } (see all: { $order })
table-hand-over = { $player }, it’s your turn. Press Enter when only you can see the screen:
table-only-enter = Press Enter when you are ready.
table-prompt = { $player } (? for help) ›
table-type-something = Type the number of an answer, or ? for help.
table-several = “{ $typed }” can mean several things:
table-since = Since your last turn:
table-so-far = What happened so far:
# $order is what to type to see them.
table-more-lines = { $count ->
        [one] … one more line: { $order }
       *[other] … { $count } more lines: { $order }
    }
table-log-empty = Nothing has happened yet.
# What to type after the word for the log to see all of it.
table-everything = all
table-over = { $game } · the game is over
table-column-player = Player
table-column-points = Points
# $names is a list of players, $count how many they are.
table-winners = { $count ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
table-save-before = To save the game under a name, type it; otherwise press Enter:
table-resume-what = Name the saved game: { $order } FILE

## Orders: the word to type, always one word, and what it does

table-help-answer = Answer with a number, or with the notation beside it or its beginning: “di 4” for “die 4”.
# Shown in other languages only: $orders are the English words.
table-help-english = In English: { $orders }
table-word-help = help
table-help-help = this list; also ?
table-word-look = look
table-help-look = show the whole table and the question again
table-word-log = log
table-help-log = what happened; “log 50” shows more, “log all” everything
table-word-back = back
table-help-back = take back the last decision
table-word-restart = restart
table-help-restart = take back everything up to the start of the turn, or to what was revealed since
table-word-redo = redo
table-help-redo = redo what was taken back
table-word-save = save
table-help-save = “save FILE” writes the game into a file
table-word-resume = resume
table-help-resume = “resume FILE” resumes a saved game
table-word-why = why
table-help-why = the rule behind the question
table-word-rules = rules
table-help-rules = “rules ID” shows a statement of the rulebook
table-word-notation = notation
table-help-notation = show or hide the notation
table-word-quit = quit
table-help-quit = leave; the game is kept

## Replay

replay-title =
    { $game } · { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    } · { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
replay-move = { $number }. { $player }: { $move }
# Somebody else’s decision, which may be secret.
replay-hidden-move = { $number }. { $player } decides.
replay-position = After { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } · { $player }
replay-spectator = a spectator
replay-prompt = Step { $at } of { $count } (n, p, a number, q) ›
replay-keys = n or Enter: next · p: previous · a number: that step · q: leave
replay-no-further = There is no step there.
replay-sound-part = Up to there the record is sound; { $option } shows it.
