### Bots: the levels people choose from, and `roundtable arena`.

## Levels, the weakest first: the name, and one line about it

bot-page = Page
bot-page-about = chooses at random, with a little common sense
bot-page-pace = answers at once
bot-squire = Squire
bot-squire-about = looks ahead to the end of its turn and judges the result
bot-squire-pace = answers at once
bot-knight = Knight
bot-knight-about = plays its choices out to the end of the round, or plans its whole turn
bot-knight-pace = thinks for a moment
bot-champion = Champion
bot-champion-about = does the same, far more thoroughly
bot-champion-pace = thinks for up to two seconds
bot-companion = Companion
bot-companion-about = keeps the game close: plays its best when behind, gently when ahead
bot-companion-pace = thinks for a moment

table-which-bots = Which bots take the other seats? (one for all, or several, separated by commas)

table-thinks = { $player } is thinking …

## roundtable arena

arena-help = Let bots play a league and see which is better.
arena-help-game = the game
arena-help-bots = the bots: two or more; one for a solo game
arena-help-games = how many games; every deal is played once from every seat
arena-broken-off = Interrupted; the result so far:
arena-title =
    { $game } · { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    } · { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
arena-column-bot = Bot
arena-column-wins = Wins
arena-column-draws = Draws
# A draw is half a victory.
arena-column-share = Victories %
# Between which shares the true one lies with a probability of 95 %.
arena-column-interval = 95 %
arena-column-points = Points
# Milliseconds per decision: the mean, and the slowest.
arena-column-mean = mean ms
arena-column-slowest = longest ms
arena-help-alone = the first bot sits alone among several of another
arena-help-results = the file that keeps the games; the same command continues from there
arena-help-jobs = processes to play in; 0: as many as there are cores
arena-help-ray = play on a Ray cluster at this address; without one, on this machine
arena-goes-on = The same command continues from here.
arena-lead = { $bot }: { $lead } ± { $half } points per deal ahead of the other
arena-column-rating = Rating
arena-too-few-bots = A league needs at least two bots, not only: { $what }.
arena-bot-twice = A bot is named twice: { $what }.
arena-no-results = “{ $what }” cannot be opened as a file of results: { $why }
arena-not-kept = “{ $what }” cannot be written: { $why } What was finished before is kept.
arena-worker-died = Workers died { $what } times in a row, so the games stopped; those finished are kept. The last said: { $why }
arena-no-ray = Ray is not installed: { $why } It comes with pip install roundtable[ray].
arena-no-cluster = No Ray cluster answers at “{ $what }”: { $why }
arena-no-numpy = NumPy is not installed: { $why } It comes with pip install roundtable[learn].

## roundtable arena report

report-help = Write one page with plots of what a file of results says.
report-help-out = the page to write
report-written = The report is in { $file }
report-title = Who wins, and why
report-victories = Victories, per cent
report-victories-note = The line is Wilson’s 95 % interval; behind it the mean points.
report-ratings = Rating
report-ratings-note = Plackett–Luce by openskill; the line is the 95 % interval.
report-thinking = Strength against thinking time
report-thinking-across = milliseconds per decision
report-sources = Points by source
report-seats = Victories by seat, per cent
report-length = Length of the games, in answers
report-what-wins = What wins
report-what-wins-note = Seats that gave an answer at least once won more often than those that never did, by so many percentage points (their share : the others’ share, seats). This shows what goes together, not what causes what.

## roundtable arena train

train-help = Learn the value of a game from games that bots play.
train-help-games = how many games to learn from
train-help-bot = the bot that plays them
train-help-mend = a file of weights to begin with, instead of the hand-made value
train-help-lead = learn the lead over the others instead of the points
train-help-lessons = the file that keeps the games; the same command continues from there
train-help-out = the file of weights to write; the learning curve goes beside it
train-too-few = At least { $least } games are needed to learn from.
train-no-lead = The lead can be learned only where several players sit down and rounds are played together.
train-broken-off = Interrupted before anything was learned; with --lessons the same command continues from here.
train-curve-across = games learned from
train-curve-up = points by which the forecast of other games is off
train-learned = The forecast of final points is off by { $learned }; before, it was off by { $before }.
train-written = Weights: { $file } · learning curve: { $picture }
