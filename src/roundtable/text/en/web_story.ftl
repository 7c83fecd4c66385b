### Around the play: the story, the chat, the score sheet, the end, people gathering, the line, the coach, the menu.

## The story

web-story-since = Since your last turn
web-story-all = Whole story
web-story-large = Read what happened, one card per player
web-story-did = Last turn: { $deeds }
web-story-whole = The story so far
web-story-nothing = Nothing has happened yet.
web-story-moment = Watch this moment again
web-story-moment-of = Watch this moment again: { $line }
web-story-rule-of = The rule: { $line }
web-story-player = About
web-story-everybody = everyone
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
web-story-none-found = No lines match.
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
web-chat-nothing = No messages yet.
web-chat-say = Message the table
web-chat-send = Send
web-chat-only-seated = Only players at this table can chat.
web-notes-hint = Only you can see this.
web-notes-saved = Saved. Only you can see your notes.
web-notes-saving = Saving …

## The score sheet

web-sheet-title = Points
web-sheet-source = Source of points
web-sheet-total = Total
web-sheet-best = (the most)
web-sheet-unknown = unknown
web-sheet-hidden = Some points stay hidden until the end.
web-sheet-only-totals = This game shows only the totals.
web-sheet-so-far = This is the current standing; more points may come at the end.
web-if-scored = If scored now
web-if-ended = If the game ended now
web-if-scored-change = with this option
web-if-scored-nothing = Nothing yet.

## The end of a game

web-ending-title = { $game } · the game is over
web-ending-you-won = You won!
web-ending-you-share = You share the victory!
web-ending-won = { $name } wins!
web-ending-share = { $names } share the victory!
web-ending-solo-won = Victory!
web-ending-solo-lost = Defeated this time
web-ending-nobody = Nobody wins
web-ending-given-up = The game was abandoned
web-ending-cheer = Well played! Songs will be sung of this.
web-ending-comfort = Well fought. Next game, everyone starts from scratch.
web-ending-winner = Winner
web-ending-resigned = (resigned)
web-ending-again = Play again
web-ending-replay = Watch the replay
web-ending-share-link = Share a link
# Said in the chat, before the links to a new table.
web-ending-invites = Another game? Here is your seat:

web-course-title = The story of the points
web-course-reading = Looking back over the game …
web-course-chart = Points after each round.
web-course-bands = Where { $name }’s points came from, round by round.
web-course-whose = Whose points
web-course-everyone = Everyone
web-course-always = { $name } led from the first round to the last.
web-course-decided = { $name } took the lead in round { $round } and never gave it back.
web-course-decided-end = Decided at the very end: { $name } took the lead in the last round.
web-course-gain = Biggest gain: { $name }, { $points } in round { $round } ({ $source })
web-course-gain-end = Biggest gain: { $name }, { $points } in the last round ({ $source })
web-course-led =
    After round { $round }: { $name } leads with { $points }, { $ahead ->
        [one] 1 point
       *[other] { $ahead } points
    } ahead
web-course-level = After round { $round }: { $names } are level on { $points }

## Links to hand on

web-link-copy = Copy

## How the bots at the table are called, by seat

web-bot-first = Ysolde
web-bot-second = Gareth
web-bot-third = Elaine
web-bot-fourth = Bedivere

## People gather at a table

web-gathering-owner-fills = Some seats are still free. Send each player their link, or give seats to bots; the game can start once every seat is taken.
web-gathering-owner-begins = Everyone’s here. Start whenever you like!
web-gathering-seated-fills = You have a seat. Not everyone’s here yet; the game will open by itself when it starts.
web-gathering-seated-begins = Everyone’s here. Waiting for the host to start the game.
web-gathering-guest-sits = There’s a free seat for you.
web-gathering-guest-waits = The free seats are by invitation. You can stay and watch.
web-gathering-guest-full = All seats are taken. You can stay and watch.
web-gathering-closed = This table was closed before the game started.
web-gathering-stuck = This table can’t continue.
web-gathering-seats = Seats
web-gathering-you = you
web-gathering-hot = also at this screen
web-gathering-bot = bot: { $level }
web-gathering-owner = host
web-gathering-person = is here
web-gathering-open = open to anyone
web-gathering-invite = by invitation
web-gathering-stand = Leave seat
web-gathering-free-seat = Free this seat
web-gathering-make-link = Create link
web-gathering-send-link = Send this link to whoever should sit here:
web-gathering-seat-bot = Add bot
web-gathering-new-link = New link (the old one stops working)
web-gathering-revoke = Revoke
web-gathering-link-of = Invitation to seat { $number }
web-gathering-begin = Start the game
web-gathering-with-bots = Fill with bots and start
web-gathering-close = Close the table
web-gathering-your-name = Your name
web-gathering-settings = Settings
web-gathering-usual = Standard settings
web-gathering-public = Listed in the lobby.
web-gathering-private = Not listed in the lobby.
web-gathering-watchable = Spectators welcome.
web-gathering-unwatched = No spectators.
web-gathering-table-link = Link to this table:
web-gathering-watch-link = Link for those who want to watch:

## Several players at one screen

web-hotseat-hand = Pass the screen to { $name }
web-hotseat-why = Everyone has secrets. Uncover the table when nobody else is looking.
web-hotseat-show = I’m { $name }
web-hotseat-dont-ask = Don’t ask again at this table

## The line to the server

web-line-connecting = Connecting to the server …
web-line-lost = Connection lost, or the server is restarting. Your game is safe; we’ll keep trying.
web-line-seconds = ({ $count } s)
web-line-try = Try now
web-line-back = You’re back online.
web-line-problem = This game can’t continue.
web-line-away = You’ve left this table. Your seat is still yours.
web-line-two-tabs = This table is also open in another tab. Both show the same game.
web-line-well = OK

## The coach of a first game

web-coach-title = Learning by playing
web-coach-learned = { $learned } of { $all } learned
web-coach-is-learned = learned
web-coach-fold = Hide the coach
web-coach-unfold = Show the coach
web-coach-got-it = Got it
web-coach-end = End the lessons
web-coach-ask-why = Why?
web-coach-why = Why: { $text }
web-coach-chapter = Chapter { $number } of { $all }: { $title }
web-coach-skip = Skip this
web-coach-anew = Start over
web-coach-free = Your choice! Anything with a gold rim can be used; point at it to see what it would do.
web-coach-watch = The others are playing
web-coach-over = The game is over. You’ll learn the rest in the next one.
web-coach-done = Well done, you’ve learned everything! You’re on your own from here.

## The menu of the table

web-menu-open = Table menu
web-menu-waiting = Waiting for
web-menu-waits = { $name } · { $time }
web-menu-left = { $name } has left the table.
web-menu-silent = { $name } hasn’t answered in a long time.
web-menu-ask-bot = Ask for a bot to take this seat
web-menu-asked = You’ve asked for a bot; the other players have to agree.
web-menu-rules = Rules
web-menu-about = About the data
web-menu-watch = Invite others to watch:
web-menu-leave = Leave the game
web-menu-leave-about = The others may then ask for a bot to take your seat. You can come back.
web-menu-return = Come back
web-menu-resign = Resign …
web-menu-lobby = Back to the lobby
web-menu-kept = Your table is saved; resume it whenever you like.
web-resign-title = Resign from this game?
web-resign-about = A bot plays on for you, or the game ends if nobody is left to play against. This can’t be undone.
web-resign-no = Keep playing
web-resign-yes = Resign
