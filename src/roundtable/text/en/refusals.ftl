### Why something is refused, and what is wrong with data that somebody hands in.

## Refused actions. $what is what was tried, in the notation; $rule the id of the rule.

refused-apple-missing = You have no apple.
refused-apple-once = You’ve already used an apple this turn.
refused-die-chosen = You’ve already chosen your die.
refused-die-first = Choose a die first.
refused-die-missing = You have no such die left.
refused-game-over = The game is over.
refused-move-missing = This space costs { $need } Move; you have { $have }.
refused-moving-over = You’ve taken your action: you can’t move any more this turn.
refused-no-history = This table keeps no history, so nothing can be taken back.
refused-no-such-place = There is no option number { $what }.
refused-not-offered-now = “{ $what }” isn’t possible now.
refused-not-your-move = You can’t take back someone else’s move.
refused-not-your-question = It’s not your turn.
refused-nothing-to-redo = There’s nothing to redo.
refused-sealed = This can’t be undone.
refused-space-far = This space isn’t next to you.
refused-unknown-action = This game has no action “{ $what }”.

## Positions that no table can have. $field is the path to what is wrong, $value what stands there.

position-missing-field = { $field } is missing.
position-no-question-on-top = { $field } must end with a question, not with { $value }.
position-nobody-asked = { $field } ends with a question that has no answer.
position-not-a-flag = { $field } must be true or false, not { $value }.
position-not-a-key = { $field } must be 32 hexadecimal digits, not { $value }.
position-not-a-list = { $field } must be a list, not { $value }.
position-not-a-number = { $field } must be a whole number, not { $value }.
position-not-a-step = { $field } is no step of this game: { $value }.
position-not-a-text = { $field } must be a text, not { $value }.
position-not-an-object = { $field } must be an object with named fields, not { $value }.
position-not-conserved = { $field } has the wrong number of pieces: { $value }.
position-other-version = { $field } names another version of the rules than this one: { $value }.
position-out-of-range = { $field } is out of range: { $value }.
position-stands-twice = { $field } holds the same card twice: { $value }.
position-unknown-field = { $field } is no field of a position.
position-unknown-format = { $field } must name the format of a position, not { $value }.
position-unknown-word = { $field } has a word that this game does not know: { $value }.
position-wrong-length = { $field } has the wrong length: { $value }.

## Records that cannot be replayed. $at counts moves from 0, $what is what is wrong.

record-departs = The record departs from the rules at move { $at } (counted from 0): “{ $what }”.
record-missing-part = The record lacks the part “{ $what }”.
record-no-such-move = This record has only { $what } moves, and not { $at }.
record-no-such-seat = This record has no player { $what }.
record-not-a-record = This is not a record.
record-other-round = After { $at ->
        [one] { $at } move
       *[other] { $at } moves
    }, at the end of round { $what }, the table is not what the record says.
record-other-scores = After { $at ->
        [one] { $at } move
       *[other] { $at } moves
    } the scores are { $what }, and not those of the record.
record-other-version = The record was played with another version of the rules: { $what }.
record-too-large = The record is too large: { $what } characters.
record-unknown-format = The format of the record is not { $what }.
record-unknown-part = The record has an unknown part “{ $what }”.
record-wrong-move = Move { $at } (counted from 0) is not written as a move: { $what }.
record-wrong-part = The part “{ $what }” of the record cannot be read.

## Choices when a table is made. $what was chosen, $allowed is what can be.

setting-needs = “{ $what }” can only be chosen together with “{ $allowed }”.
setting-not-allowed = “{ $what }” is not possible; choose one of: { $allowed }.
setting-seats = This game is not for { $what } players but for: { $allowed }.
setting-unknown = This game has no setting “{ $what }”. It has: { $allowed }.
setting-unknown-bot = There is no bot “{ $what }”. There are: { $allowed }.
setting-bad-variant = “{ $what }” is no number of playouts; a variant is written like knight:100, champion:100:hand or knight:100:weights.json.
setting-bad-weights = “{ $what }” is no file of weights that fits: { $allowed }
setting-other-table = The network was made for { $what }, not for { $allowed }.
setting-no-features = No value can be learned for “{ $what }”: nobody has said which facts count.
setting-unknown-game = There is no game “{ $what }”. There are: { $allowed }.

## What other packages bring. $game is the name of the game, $why what went wrong, in the words of Python.

package-broken = The game “{ $game }”, which another package brings, cannot be loaded: { $why }
