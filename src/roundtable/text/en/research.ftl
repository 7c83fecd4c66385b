### Research: `roundtable arena evaluate` and `roundtable arena export`.

## roundtable arena evaluate

evaluate-help = Let a bot play fixed deals against the ladder, for numbers that can be compared.
evaluate-help-suite = the suite of deals and opponents: { $suites }
evaluate-help-bot = the bot, by name or as a file of weights
evaluate-help-against = meet only these opponents, separated by commas
evaluate-help-deals = play only the first deals; 0: all
evaluate-title = { $bot } · suite { $suite }
evaluate-column-opponent = Opponent
evaluate-column-games = Games
evaluate-column-theirs = Theirs
evaluate-column-lead = Lead per deal
evaluate-overall = Victories over all opponents: { $share } % ({ $interval }) · suite { $suite }, hash { $hash }
evaluate-partial = This is a part of suite { $suite } only: not to be compared with results of the whole.
arena-no-suite = There is no suite “{ $what }”. There are: { $why }.
arena-no-opponent = “{ $what }” is no opponent of this suite. There are: { $why }.

## roundtable arena export

export-help = Let bots play, and write every decision to a data set in Parquet.
export-help-out = the folder of the data set; the same command goes on from what is there
export-help-games = how many games
export-help-part = how many games go into one file
export-help-rows = add a row of features for every option
export-broken-off = Interrupted; the files finished so far are whole, and the same command goes on from there.
export-written =
    { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { $files ->
        [one] { $files } file
       *[other] { $files } files
    } · { $folder }
arena-no-pyarrow = PyArrow is not installed: { $why } It comes with pip install roundtable[dataset].
arena-other-dataset = “{ $what }” belongs to another data set, made with other games, settings or encodings.
