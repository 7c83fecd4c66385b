### The pages around the table: lobby, invitation, account, settings, data.

## The lobby

web-lobby-question = What shall we play tonight?
web-lobby-merlin = Move your knights and Merlin around the ring, win the favour of six principalities and become heir to the throne.
web-lobby-paladins = Gather workers and paladins, build walls, convert or fight outsiders, and keep the Inquisition away from your door.
web-lobby-mage-knight = Explore an unknown land, grow from lone wanderer to conqueror, and take its cities with cards, mana and courage.
web-lobby-players = { $from }–{ $to } players
web-lobby-minutes = { $from }–{ $to } min
web-lobby-go-on = Resume { $game }
web-lobby-mine = My tables
web-lobby-mine-none = No games in progress. Choose one above.
web-lobby-finished = Finished
web-lobby-join = Tables to join
web-lobby-join-none = Nobody is looking for players right now. Open a table with a free seat and it will be listed here.
web-lobby-watch = Tables to watch
web-lobby-watch-none = No public games right now.
web-lobby-join-it = Join
web-lobby-watch-it = Watch
web-lobby-replay-it = Replay
web-lobby-gathers = Waiting for players
web-lobby-taken = { $taken } of { $seats } seats taken
web-lobby-round = Round { $round }
web-lobby-turn = { $name } to play
web-lobby-more = Show { $count } more
web-lobby-fewer = Show fewer

## Setting a table up

web-setup-title = Set up a table: { $game }
web-setup-play-bots = Play against bots
web-setup-play-alone = Play solo
web-setup-play-people = Play
web-setup-open = Open the table
web-setup-learn = Learn the game
web-setup-who = Who’s playing?
web-setup-seats = Seats
web-setup-modules = Modules and expansions
web-setup-sets = What’s in the box
web-setup-heroes = Heroes
web-setup-map = Map and cities
web-setup-each-other = Player against player
web-setup-variants = Variants
web-setup-changed =
    { $count ->
        [one] 1 changed
       *[other] { $count } changed
    }
web-setup-rulings = Advanced rules ({ $count })
web-setup-rulings-about = Where the rulebook is silent or can be read in two ways. The usual choice is already set.
web-setup-others = Table name and visibility
web-setup-your-name-about = The others see you under this name. Leave it empty and you’re { $name }.
web-setup-name = Table name
web-setup-name-about = Optional. Shown in lists instead of the game’s name.
web-setup-public = Listed in the lobby
web-setup-public-about = Anyone can find the table in the lobby. Otherwise people need the link.
web-setup-spectators = Spectators welcome
web-setup-spectators-about = They see what lies open on the table, never anyone’s secrets.
web-setup-needs = Requires { $what }
web-setup-name-missing = Give everyone at this screen a name.
web-setup-name-twice = Two people at this screen have the same name.
web-seat-me = You
web-seat-me-named = You ({ $name })
web-seat-me-about = At this screen
web-seat-bot = Bot
web-seat-bot-about = Played by the computer
web-seat-hot = At this screen
web-seat-hot-about = Pass the screen around; secrets stay hidden.
web-seat-invite = By invitation
web-seat-invite-about = You get a link to send to a friend.
web-seat-open = Anyone
web-seat-open-about = Whoever finds the table can sit down.
web-seat-kind = Seat { $number }: who sits here
web-seat-level = Seat { $number }: how well the bot plays
# How often a bot won and lost at this server.
web-seat-record =
    here, against people: { $won ->
        [one] { $won } win
       *[other] { $won } wins
    }, { $lost ->
        [one] { $lost } loss
       *[other] { $lost } losses
    }
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

web-join = You’re invited
web-join-void = This invitation doesn’t work
web-join-sit = Take your seat
web-join-known = You’ll sit down as { $name }.
web-join-new = Just pick a name; no account needed.
web-join-do = Sit down
web-join-free = Free seat

## Account

web-account-who = You’re logged in as { $name }.
web-account-login = Your log-in name is still “{ $login }”.
web-account-guest = You’re playing as the guest { $name }. Your tables belong to this browser: clear its data and they’re gone. An account keeps them.
web-account-nobody = You can play without an account; a guest name is chosen for you.
web-account-rename = Your name
web-account-rename-about = Others see it at the table.
web-account-rename-do = Change name
web-account-rename-done = Changed.
web-account-name = Name
web-account-password = Password
web-account-password-about = A few words you’ll remember make a good one.
web-account-make = Create an account
web-account-make-about = Your tables stay with you on every device. We don’t ask for an e-mail address, so keep your password safe.
web-account-make-do = Create account
web-account-log-in = Log in
web-account-log-in-about = Already have an account? This guest’s tables come along.
web-account-log-in-only = Already have an account?
web-account-log-in-do = Log in
web-account-change = Password
web-account-change-about = Your other devices will have to log in again.
web-account-change-old = Old password
web-account-change-new = New password
web-account-change-do = Change password
web-account-change-done = Changed.
web-account-log-out = Log out
web-account-log-out-about = On this device only. Your tables will be waiting.
web-account-log-out-do = Log out
web-codes = Recovery codes
web-codes-about = If you forget your password, one of these lets you choose a new one. Keep them on paper; we don’t have your e-mail address.
web-codes-left = { $count ->
    [0] You have none yet.
    [one] You have one left.
   *[other] You have { $count } left.
}
web-codes-draw = Create new codes
web-codes-drawn = Write these down now: they are shown only once. Each works once, and older ones no longer work.
web-recover = Forgotten your password?
web-recover-about = With one of your recovery codes you can choose a new one. All your devices will have to log in again.
web-recover-code = Recovery code
web-recover-do = Set new password
web-copy = Your data
web-copy-about = A copy of everything you have here: tables, moves, chat, notes, records.
web-copy-do = Download a copy
web-go = Delete everything
web-go-about = Your account, notes, records and chat are erased, and so are tables where nobody else sat. In other people’s games your seat stays, without your name. This can’t be undone.
web-go-sure = I really want to delete everything.
web-go-do = Delete everything
web-devices = Devices
web-devices-about = Where you’re logged in. Log out any device you don’t recognise.
web-devices-unnamed = Unknown browser
web-devices-seen = last seen: { $day }
web-devices-this = this device
web-devices-shut-out = Log out
web-webhook = Notify a program when it’s my turn
web-webhook-about = For developers: the server posts to this address whenever one of your seats has to decide.
web-webhook-address = Address
web-webhook-set = Save
web-webhook-done = Saved.
web-webhook-remove = Stop notifying
web-webhook-secret = Signing key
web-webhook-secret-about = Shown only once. Your program uses it to check that a call comes from us.

## Settings

web-set-language = Language
web-set-theme = Theme
web-set-theme-system = Match system
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-palette = Colours
web-set-palette-about = Shapes and symbols tell things apart in every palette.
web-set-palette-usual = Standard
web-set-palette-deutan = For red–green colour blindness
web-set-palette-tritan = For blue–yellow colour blindness
web-set-palette-contrast = High contrast
web-set-motion = Animation
web-set-motion-system = Match system
web-set-motion-full = On
web-set-motion-none = Off
web-set-confirm = Confirm moves
web-set-confirm-about = Which moves need a second click.
web-set-confirm-final = Only what can’t be undone
web-set-confirm-always = Always
web-set-confirm-never = Never
web-set-pace = Others’ turns
web-set-pace-relaxed = Relaxed
web-set-pace-brisk = Brisk
web-set-pace-instant = Instant
web-set-obvious = Answer the obvious for me
web-set-obvious-about = Questions with only one answer are answered for you, unless they reveal something. Stepping back undoes them with the choice before.
web-set-size = Text size
web-set-size-usual = Standard
web-set-size-large = Large
web-set-size-largest = Largest
web-set-sounds = Sounds
web-set-sounds-about = Dice, cards, and a bell when it’s your turn.
web-set-coach = Coach
web-set-coach-about = Explains what you can do, step by step, while you play.
web-set-kept = Changes apply at once and are kept on this device.

## About the data

web-about-link = About the data
web-about-title = { $game }: where the data come from
web-about-lead = Rulebooks do not print every card and every space. What they say is used as it stands; the rest was looked up, or reconstructed so that counts, examples and balance fit. Every entry says which.
web-about-all = { $count } entries, { $unsure } of them uncertain
web-about-entries =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
web-about-files = File by file
web-about-files-about = An entry counts as its least certain part. Names and values are those of the files, in English.
web-about-entry = Entry
web-about-holds = Value
web-about-from = Source
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
