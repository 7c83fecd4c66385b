### Around the play: the story, the chat, the score sheet, the end, people gathering, the line, the coach, the menu.

## The story

web-story-since = Since your last turn
web-story-all = Whole story
web-story-whole = The story of this game
web-story-nothing = Nothing has happened yet.
web-story-moment = See this moment again
web-story-moment-of = See this moment again: { $line }
web-story-rule-of = The rule: { $line }
web-story-player = About
web-story-everybody = everybody
web-story-beginning = The beginning
web-story-search = Search
web-story-count =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
web-story-earlier =
    { $count ->
        [one] Show one earlier line
       *[other] Show { $count } earlier lines
    }
web-story-none-found = No line fits.
# Read aloud before the last lines, when many came at once.
web-story-more-lines =
    { $count ->
        [one] { $count } more line.
       *[other] { $count } more lines.
    }

## Chat and notes

web-chat-open = Chat and notes
web-chat-talk = Chat
web-chat-notes = My notes
web-chat-nothing = Nobody has said anything yet.
web-chat-say = Say something to the table
web-chat-send = Send
web-chat-only-seated = Only those who sit at the table can talk here.
web-notes-hint = Only you can see this.
web-notes-saved = Saved. Nobody else sees your notes.
web-notes-saving = Saving …

## The score sheet

web-sheet-title = Points
web-sheet-source = Source of points
web-sheet-total = Total
web-sheet-best = (the most)
web-sheet-unknown = not known
web-sheet-hidden = Some points stay hidden until the end.
web-sheet-only-totals = This game shows only the totals.
web-sheet-so-far = This is how things stand now; the end may bring more.

## The end of a game

web-ending-title = { $game } · the game is over
web-ending-you-won = You won!
web-ending-you-share = You share the victory!
web-ending-won = { $name } wins!
web-ending-share = { $names } share the victory!
web-ending-solo-won = Victory!
web-ending-solo-lost = Defeated this time
web-ending-nobody = Nobody wins
web-ending-given-up = The game was given up
web-ending-cheer = Well played! Songs will be sung of this.
web-ending-comfort = Well fought. The next game begins from nothing for everybody.
web-ending-winner = Winner
web-ending-resigned = (gave up)
web-ending-again = Play again
web-ending-replay = Watch it again
web-ending-share-link = Share a link
# Said in the chat, before the links to a new table.
web-ending-invites = Another game? Here is your seat:

## Links to hand on

web-link-copy = Copy

## How the bots at the table are called, by seat

web-bot-first = Ysolde
web-bot-second = Gareth
web-bot-third = Elaine
web-bot-fourth = Bedivere

## People gather at a table

web-gathering-owner-fills = Some seats are still free. Send each player their link, or let bots take the seats; the game can begin when everybody sits.
web-gathering-owner-begins = Everybody is here. Begin when you like!
web-gathering-seated-fills = You have a seat. Not everybody is here yet; this page goes on by itself when the game begins.
web-gathering-seated-begins = Everybody is here. Whoever set up the table begins the game now.
web-gathering-guest-sits = There is a free seat for you.
web-gathering-guest-waits = No seat here is free without an invitation. You can stay and watch when the game begins.
web-gathering-guest-full = All seats are taken. You can stay and watch when the game begins.
web-gathering-closed = This table was cleared away before the game began.
web-gathering-stuck = This table cannot be gone on with.
web-gathering-seats = Seats
web-gathering-you = you
web-gathering-hot = plays at this screen, too
web-gathering-bot = bot: { $level }
web-gathering-owner = set up the table
web-gathering-person = is here
web-gathering-open = for anybody
web-gathering-invite = by invitation
web-gathering-stand = Stand up
web-gathering-free-seat = Free the seat
web-gathering-make-link = Make a link
web-gathering-seat-bot = A bot
web-gathering-new-link = New link (the old one becomes void)
web-gathering-revoke = Take it back
web-gathering-link-of = Invitation to seat { $number }
web-gathering-begin = Begin the game
web-gathering-with-bots = Bots on the free seats, and begin
web-gathering-close = Clear the table
web-gathering-your-name = Your name
web-gathering-settings = What is played
web-gathering-usual = The usual settings
web-gathering-public = Everybody finds the table in the lobby.
web-gathering-private = The table is not shown in the lobby.
web-gathering-watchable = Others may watch.
web-gathering-unwatched = Nobody else may watch.
web-gathering-table-link = Link to this table:
web-gathering-watch-link = Link for those who want to watch:

## Several players at one screen

web-hotseat-hand = Hand the screen to { $name }
web-hotseat-why = Everybody has secrets. The table is uncovered when the others look away.
web-hotseat-show = I am { $name }
web-hotseat-dont-ask = Don’t ask again at this table

## The line to the server

web-line-connecting = Connecting to the server …
web-line-lost = The connection is lost, or the server is restarting. Nothing is lost of your game; we keep trying.
web-line-seconds = ({ $count } s)
web-line-try = Try now
web-line-back = The connection is back.
web-line-problem = This game cannot go on.
web-line-away = You have left this table. Your seat is still yours.
web-line-two-tabs = This table is open in another tab, too. Both show the same game.
web-line-well = All right

## The coach of a first game

web-coach-title = Learning by playing
web-coach-learned = { $learned } of { $all } learned
web-coach-is-learned = learned
web-coach-fold = Fold the coach away
web-coach-unfold = Ask the coach
web-coach-got-it = Got it
web-coach-end = End the lessons
web-coach-anew = Begin again
web-coach-free = Your choice! What has a gold rim can be touched; point at it to see what it would do.
web-coach-watch = Now the others play
web-coach-over = The game is over. You will learn the rest in the next one.
web-coach-done = Well done, you have learned everything! From here on you play on your own.

## The menu of the table

web-menu-open = Table menu
web-menu-waiting = Waited for
web-menu-waits = { $name } · { $time }
web-menu-left = { $name } has left the table.
web-menu-silent = { $name } has not answered for long.
web-menu-ask-bot = Ask for a bot on this seat
web-menu-asked = You have asked for a bot; the others must ask, too.
web-menu-rules = Rules of the game
web-menu-about = About the data
web-menu-watch = Invite others to watch:
web-menu-leave = Leave the game
web-menu-leave-about = The others may then ask for a bot on your seat. You can come back.
web-menu-return = Come back
web-menu-resign = Give up …
web-menu-lobby = To the lobby
web-menu-kept = The table is kept; go on with it whenever you like.
web-resign-title = Give up this game?
web-resign-about = A bot plays on for you, or the game ends if nobody is left to play against. This cannot be taken back.
web-resign-no = Play on
web-resign-yes = Give up
