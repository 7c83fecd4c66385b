### The pages around the table: lobby, invitation, account, settings, data.

## The lobby

web-lobby-question = What shall we play tonight?
web-lobby-merlin = Move your knights and Merlin around the ring, win the favour of six principalities and become heir to the throne.
web-lobby-paladins = Gather workers and paladins, build walls, convert or fight outsiders, and keep the Inquisition away from your door.
web-lobby-mage-knight = Explore an unknown land, grow from lone wanderer to conqueror, and take its cities with cards, mana and courage.
web-lobby-players = { $from }–{ $to } players
web-lobby-minutes = { $from }–{ $to } min
web-lobby-go-on = Go on with { $game }
web-lobby-mine = My tables
web-lobby-mine-none = No game under way. Choose one above.
web-lobby-finished = Finished
web-lobby-join = Tables to join
web-lobby-join-none = Nobody is looking for company right now. Open a table with a free seat, and it will stand here for others.
web-lobby-watch = Tables to watch
web-lobby-watch-none = No public game is being played right now.
web-lobby-join-it = Join
web-lobby-watch-it = Watch
web-lobby-replay-it = Replay
web-lobby-gathers = Gathering
web-lobby-taken = { $taken } of { $seats } seats taken
web-lobby-more = Show { $count } more
web-lobby-fewer = Show fewer

## Setting a table up

web-setup-title = Set up a table: { $game }
web-setup-play-bots = Play against bots
web-setup-play-alone = Play solo
web-setup-play-people = Play
web-setup-open = Open the table
web-setup-learn = Learn the game
web-setup-who = Who plays?
web-setup-seats = Seats
web-setup-modules = What with?
web-setup-sets = What is in the box
web-setup-heroes = Heroes
web-setup-map = The map and its cities
web-setup-each-other = Each other
web-setup-variants = Variants
web-setup-changed =
    { $count ->
        [one] 1 changed
       *[other] { $count } changed
    }
web-setup-rulings =
    { $count ->
        [one] { $count } fine ruling
       *[other] { $count } fine rulings
    }
web-setup-rulings-about = Where the rulebook is silent or can be read in two ways. The usual choice is set already.
web-setup-others = Name of the table, and who may find it
web-setup-name = Name of the table
web-setup-name-about = Free to choose; in lists it stands instead of the game’s.
web-setup-public = Listed in the lobby
web-setup-public-about = Others see the table in their lists. Otherwise only those with the link find it.
web-setup-spectators = Spectators are welcome
web-setup-spectators-about = They see what lies open on the table, never anybody’s secrets.
web-setup-needs = Only with: { $what }
web-setup-name-missing = Give everybody at this screen a name.
web-setup-name-twice = Two people at this screen have the same name.
web-seat-me = You
web-seat-me-named = You ({ $name })
web-seat-me-about = At this screen
web-seat-bot = Bot
web-seat-bot-about = The computer plays
web-seat-hot = At this screen
web-seat-hot-about = You pass the screen on; hidden things stay hidden.
web-seat-invite = By invitation
web-seat-invite-about = You get a link to send to a friend.
web-seat-open = Anybody
web-seat-open-about = Whoever finds the table may sit down.
web-seat-kind = Seat { $number }: who sits here
web-seat-level = Seat { $number }: how well the bot plays
web-seat-name = Name

## Names for guests who give none

web-guest-1 = Knight of the Fox
web-guest-2 = Lady of the Lake
web-guest-3 = Squire of the Eagle
web-guest-4 = Herald of the Dove
web-guest-5 = Rider of the Dragon
web-guest-6 = Minstrel
web-guest-7 = Wandering Knight
web-guest-8 = Keeper of the Gate
web-guest-9 = Master Builder
web-guest-10 = Court Wizard
web-guest-11 = Falconer
web-guest-12 = Cartographer

## An invitation

web-join = You are invited
web-join-void = This invitation leads nowhere
web-join-sit = Take your seat
web-join-known = You sit down as { $name }.
web-join-new = A name is enough; you need no account.
web-join-do = Sit down
web-join-free = Free seat

## Account

web-account-who = You are logged in as { $name }.
web-account-login = To log in, the name is still “{ $login }”.
web-account-guest = You play as the guest { $name }. Your tables belong to this browser: if its data are cleared, they are lost. An account keeps them.
web-account-nobody = To play you need neither name nor account: a guest’s name is chosen for you.
web-account-rename = Your name
web-account-rename-about = Others see it at the table.
web-account-rename-do = Change name
web-account-rename-done = Changed.
web-account-name = Name
web-account-password = Password
web-account-password-about = A few words you remember make a good one.
web-account-make = Make an account
web-account-make-about = Your tables stay, and you find them on every device. No address is asked for, so keep the password well.
web-account-make-do = Make the account
web-account-log-in = Log in
web-account-log-in-about = If you have an account. The tables of this guest go along.
web-account-log-in-only = If you have an account already.
web-account-log-in-do = Log in
web-account-change = Password
web-account-change-about = After a change, other devices must log in again.
web-account-change-old = Old password
web-account-change-new = New password
web-account-change-do = Change password
web-account-change-done = Changed.
web-account-log-out = Log out
web-account-log-out-about = Only on this device. Your tables wait for you.
web-account-log-out-do = Log out
web-devices = Devices
web-devices-about = Where you are logged in. Shut out what you do not know.
web-devices-unnamed = A browser
web-devices-seen = last seen: { $day }
web-devices-this = this device
web-devices-shut-out = Shut out
web-webhook = Call me when it is my turn
web-webhook-about = For those with a program that listens: the server posts to this address whenever one of your seats must decide.
web-webhook-address = Address
web-webhook-set = Set
web-webhook-done = Set.
web-webhook-remove = Call no more
web-webhook-secret = Key of the signature
web-webhook-secret-about = It is shown once. Your program checks with it that a call is ours.

## Settings

web-set-language = Language
web-set-theme = Light or dark
web-set-theme-system = Like the system
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-palette = Colours
web-set-palette-about = Shapes and signs tell things apart in every palette.
web-set-palette-usual = Usual
web-set-palette-deutan = Red and green look alike
web-set-palette-tritan = Blue and yellow look pale
web-set-palette-contrast = High contrast
web-set-motion = Movement
web-set-motion-system = Like the system
web-set-motion-full = Pieces travel
web-set-motion-none = Nothing moves
web-set-confirm = Asking again
web-set-confirm-about = When a click needs a second one before it counts.
web-set-confirm-turn = At the end of the turn
web-set-confirm-always = Always
web-set-confirm-never = Never
web-set-size = Size of the text
web-set-size-usual = Usual
web-set-size-large = Large
web-set-size-largest = Largest
web-set-sounds = Sounds
web-set-sounds-about = Dice, cards and a bell when it is your turn.
web-set-coach = Coach
web-set-coach-about = Explains at the table what can be done now, step by step.
web-set-kept = Everything holds at once and is kept on this device.

## About the data

web-about-link = About the data
web-about-title = { $game }: where the data come from
web-about-lead = Rulebooks do not print every card and every space. What they say is used as it stands; the rest was looked up, or reconstructed so that counts, examples and balance fit. Every entry says which.
web-about-all = { $count } entries, { $unsure } of them not certain
web-about-entries =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
web-about-files = File by file
web-about-files-about = An entry counts as its least certain part. Names and values are those of the files, in English.
web-about-entry = Entry
web-about-holds = What it says
web-about-from = Where from
web-about-confidence = { $percent }% sure
web-about-correct = How to correct it
web-about-correct-how = If you have the printed game at hand, change the value in { $folder } and its source to “public”; the tests check that counts still fit.
web-source-rulebook = Rulebook
web-source-rulebook-about = Stated in a rulebook.
web-source-ruling = Our ruling
web-source-ruling-about = The rulebook leaves it open; this is how it is played here.
web-source-public = Public
web-source-public-about = Found in public sources that agree.
web-source-one-public = One public source
web-source-one-public-about = Found in a single public source; nothing speaks against it.
web-source-doubtful = Doubtful
web-source-doubtful-about = Sources disagree or look like a slip; the likelier value is used.
web-source-reconstructed = Reconstructed
web-source-reconstructed-about = Not found anywhere; chosen by us to fit. The printed game may differ, the rules do not.
