### Bots: the levels people choose from, and `roundtable arena`.

## Levels, the weakest first: the name, and one line about it

bot-page = Page
bot-page-about = chooses at random, with a little sense
bot-page-pace = answers at once
bot-squire = Squire
bot-squire-about = looks ahead to the end of its turn and judges the result
bot-squire-pace = answers at once
bot-knight = Knight
bot-knight-about = sees what its choice comes to by the end of the round
bot-knight-pace = thinks for a moment
bot-champion = Champion
bot-champion-about = searches ten times as deep for what the round will bring
bot-champion-pace = thinks for up to two seconds

table-which-bots = Which bots take the other seats? (one for all, or several, separated by commas)

table-thinks = { $player } is thinking …

## roundtable arena

arena-help = Let two bots play a match and see which is better.
arena-help-game = the game
arena-help-bots = the two bots
arena-help-games = how many games; every seed is played twice, with the seats swapped
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
arena-column-mean = ms mean
arena-column-slowest = ms most
