## `roundtable rules`: which statements of the rulebooks the tests prove

# Help of the command
rules-help = Show which statements of the rulebooks are proven by tests, and which are left.
rules-help-game = a game (merlin), a chapter (merlin.turn) or one statement (merlin.turn.choose-die); all games if left out
rules-help-chapter = a chapter of the game
rules-help-unproven = list the statements that no test proves
rules-help-scope = only statements of this scope, such as core, pvp or scenario; may be given several times
rules-help-tests = the folder of the tests
rules-help-json = answer with JSON
rules-help-strict = fail if a test names an unknown statement or does not count as a proof

# Tables. $game is the short name of the game as typed on the command line.
rules-title = Statements proven by tests: { $game }
rules-title-all = Statements proven by tests: all games
rules-column-chapter = Chapter
rules-column-game = Game
rules-column-proven = Proven
rules-column-untestable = Untestable
rules-total = Total
rules-percent = { $percent }%

# What is left
rules-nothing = No statement is of that scope.
rules-left =
    { $count ->
        [0] Every statement is proven.
        [one] { $count } statement is not proven yet.
       *[other] { $count } statements are not proven yet.
    }

# One statement
rules-label-says = Says
rules-label-where = Where
rules-label-kind = Kind
rules-label-scope = Scope
rules-label-note = Note
rules-label-untestable = Untestable
rules-book =
    { $number }: { $book ->
        [merlin-pt] Portuguese rulebook of Merlin
        [paladins-pt] Portuguese rulebook of Paladins of the West Kingdom
        [merlin-fr] French rulebook of Merlin
        [arthur-it] Italian rulebook of the expansion Arthur
       *[mage-knight-pt] Portuguese rulebook of Mage Knight Ultimate Edition
    }
rules-proven-by =
    { $count ->
        [0] No test proves it.
        [one] Proven by one test:
       *[other] Proven by { $count } tests:
    }

# Tests that do not count as proofs. $rule is the id of a statement.
rules-faults =
    { $count ->
        [one] { $count } mark proves nothing:
       *[other] { $count } marks prove nothing:
    }
rules-flaw =
    { $flaw ->
        [unknown] the catalogue has no statement “{ $rule }”.
        [asserts-nothing] the test asserts nothing.
        [skipped] the test is skipped or may fail.
        [not-a-test] the mark belongs on a function test_… or a class Test….
        [not-literal] the ids must be written out as strings.
       *[unreadable] the file is not valid Python.
    }

# Errors
rules-unknown = There is no “{ $name }” in the catalogue of rules.
rules-nearest = Nearest: { $names }.
rules-tests-missing = There is no folder “{ $path }”.
rules-no-tests = No tests were found here, so nothing counts as proven. Name their folder with --tests.
