### The server: `roundtable serve`, and what it refuses.

## The command

serve-help = Offer tables over the network, in the browser and for programs.
serve-help-host = the address to listen on; usually only this machine can reach it
serve-help-port = the port to listen on; 0 takes a free one
serve-help-database = the database; usually a file in the data folder
serve-help-open = open the page in a browser; if the port is taken, on a free one
serve-help-settings = list all settings and stop
serve-listening = The tables are open at { $address }
serve-loopback = Only this machine can reach them.
serve-open = Other machines can reach them, too.
serve-no-browser = No browser can be opened from here: open the address yourself.
serve-stop = Ctrl-C ends it; the tables are kept.

## Settings. $name is the setting.

server-config-choice = The setting “{ $name }” cannot be “{ $value }”; choose one of: { $allowed }.
server-config-database = The database must be an address such as sqlite:////folder/tables.db or postgresql://user@host/name
server-config-file = The file of settings { $file } cannot be read: { $why }
server-config-kind = The setting “{ $name }” cannot be read; it must be a value of this kind: { $kind }.
server-config-module = A module cannot be brought in: { $why }
server-config-range = The setting “{ $name }” must lie between { $least } and { $most }.
server-config-secret = The secret must have at least { $length } characters.
server-config-unknown = There is no setting “{ $name }”.

## The machine

server-port = Listening on { $host }, port { $port }, is not possible: { $why }
server-database-closed = The database cannot be opened: { $why }
server-database-file = The file { $file } cannot be used: { $why }
server-database-newer = The database was made by a newer version (“{ $revision }”).
server-database-taken = Another server uses { $file } already. Several servers can share a PostgreSQL database.
server-store-away = The database does not answer. Try again in a moment.
server-busy = Too much happens at this table at once. Try again in a moment.
server-fault = Something went wrong on our side.

## Requests. $why comes from the system and is in English.

server-bad-body = The request cannot be read: { $why }
server-bad-message = The message cannot be read: { $why }
server-bad-query = The address cannot be read: { $why }
server-not-json = The request must be JSON.
server-nothing-here = There is nothing here.
server-no-method = That cannot be done here.
server-too-large = That is too large; at most { $most } bytes are taken.
server-too-many = That is too much at once. Try again in { $seconds } s.
server-host-unknown = This server does not go by that name.
server-foreign-page = A page of another site may not do this.
server-text-empty = “{ $what }” must not be empty.
server-text-long = “{ $what }” may have at most { $most } characters.
server-no-such-game = There is no game “{ $game }”.
server-no-such-language = There is no language “{ $language }”.
server-no-such-part = There is no part “{ $part }” of the texts.

## People

server-who-are-you = Say who you are first: a name is enough.
server-account-already = You have an account already.
server-no-account = You have no account yet.
server-name-taken = The name “{ $name }” is taken.
server-password-short = A password needs at least { $least } characters.
server-log-in-wrong = Name or password is wrong.
server-old-password-wrong = The old password is wrong.
server-log-in-wait = Too many wrong passwords. Try again in { $seconds } s.
server-no-such-device = You have no such device.
server-webhooks-off = This server makes no calls.
server-webhook-address = This is no address we call; it must begin with https://
server-webhook-private = Addresses inside a private network are not called.
server-webhook-unknown = That address cannot be found.

## Tables. $seat counts from 1.

server-no-such-table = There is no such table.
server-no-such-seat = This table has no such seat.
server-no-such-record = There is no such record.
server-too-many-tables = At most { $most } tables at once.
server-too-many-records = At most { $most } records for each person.
server-one-seat-each = One seat is yours; further ones on the same screen are shared seats.
server-seats-free = There are still free seats.
server-no-free-seat = There is no free seat.
server-seat-taken = Seat { $seat } is taken.
server-already-seated = You sit at this table already.
server-invitation-needed = One sits at this table by invitation.
server-invitation-void = This invitation is no longer valid.
server-no-invitation = There is no invitation to seat { $seat }.
server-link-void = This link leads nowhere.
server-no-spectators = This table is closed to spectators.
server-not-owner = Only who set the table up may do this.
server-not-your-seat = Seat { $seat } is not yours.
server-not-your-table = You do not sit at this table.
server-not-started = The game has not begun yet.
server-started-already = The game has begun already.
server-not-over = The game is not over yet.
server-game-missing = This server no longer has the game “{ $game }”.
server-rules-changed = This table was begun with version { $theirs } of the rules of “{ $game }”; here is version { $ours }, so it can be looked at but not gone on with.
server-table-departs = From entry { $at } of its log on, this table departs from the rules; it cannot be gone on with.
server-record-slow = This record takes too long to check.

## Playing. $version is the newest version of the table.

server-version-stale = Something has happened at the table meanwhile; look again.
server-version-ahead = The table has not come that far; look again.
server-log-full = Too much was taken back at this table; play on. ({ $most })
server-key-used = The key “{ $key }” was used for something else.
server-bot-plays = A bot plays on seat { $seat }; come back first.
server-left-already = You have left this table already.
server-not-away = You are at the table.
server-resigned-already = You have given up already.
server-no-bot-wanted = No bot can be asked for on seat { $seat }.
server-not-abandoned = Seat { $seat } is not abandoned.
server-asked-already = You have asked for a bot already; the others must ask, too.
