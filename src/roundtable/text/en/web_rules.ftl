### The rules browser.

web-rules-of = Rules: { $game }
web-rules-about = Everything the rulebook says, one statement at a time.
web-rules-english = The statements are in English.
web-book-merlin-pt = Portuguese rulebook of Merlin
web-book-paladins-pt = Portuguese rulebook of Paladins of the West Kingdom
web-book-merlin-fr = French rulebook of Merlin
web-book-arthur-it = Italian rulebook of the expansion Arthur
web-book-mage-knight-pt = Portuguese rulebook of Mage Knight Ultimate Edition
web-rules-search = Search the rules
web-rules-scope = Which rules
web-rules-scope-all = All rules
web-rules-chapters = Chapters
web-rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } statement
       *[other] { $count } statements
    }
web-rules-unknown = There’s no statement “{ $id }”.
web-rules-window = What the rulebook says
web-rules-open = Read more in the rules
web-rules-link = Link to this statement
web-rules-details = Source and notes
# Before a note in English: what we ruled, and where the printed books say different things.
web-rules-ruling = How it’s played here
web-rules-differ = The rulebooks differ

## An introduction to a game

web-learn = How to play
web-learn-title = { $game } in two minutes
