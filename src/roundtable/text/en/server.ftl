### The server: `roundtable serve`, and what it refuses.

## The command

serve-help = Host tables over the network, for browsers and programs.
serve-help-host = the address to listen on; usually only this machine can reach it
serve-help-port = the port to listen on; 0 takes a free one
serve-help-processes = how many processes serve together; more than one needs PostgreSQL
serve-help-database = the database; usually a file in the data folder
serve-help-open = open the page in a browser; if the port is taken, on a free one
serve-help-settings = list all settings and stop
serve-listening = The tables are open at { $address }
serve-loopback = Only this machine can reach them.
serve-open = Other machines can reach them too.
serve-no-browser = No browser could be opened: open the address yourself.
serve-stop = Press Ctrl-C to stop; the tables are kept.
backup-help = Copy the tables while the server runs, and check the copy.
backup-help-file = where the copy goes; with --check, the copy to read
backup-help-check = make no copy; read one as a server would, and say what is in it
backup-found = The copy is sound: { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $entries ->
    [one] one entry
   *[other] { $entries } entries
}, { $people ->
    [one] one person
   *[other] { $people } people
}. Tables of older rules, only to be looked at: { $older }.

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
server-backup-postgres = This is no file; copy a PostgreSQL database with pg_dump.
server-backup-nothing = There is no file { $file }.
server-backup-broken = { $file } can’t be used: { $why }.
server-database-closed = The database cannot be opened: { $why }
server-config-processes = Several processes need PostgreSQL: a SQLite file is for one.
server-bell-package = A bell at Redis or Valkey needs the Python package redis.
server-database-file = The file { $file } cannot be used: { $why }
server-database-newer = The database was made by a newer version (“{ $revision }”).
server-database-taken = Another server uses { $file } already. Several servers can share a PostgreSQL database.
server-store-away = The database isn’t answering. Try again in a moment.
server-busy = Too much is happening at this table at once. Try again in a moment.
server-fault = Something went wrong on our side.

## Requests. $why comes from the system and is in English.

server-bad-body = The request cannot be read: { $why }
server-bad-message = The message cannot be read: { $why }
server-bad-query = The address cannot be read: { $why }
server-not-json = The request must be JSON.
server-nothing-here = There’s nothing here.
server-no-method = That can’t be done here.
server-too-large = That’s too large; the limit is { $most } bytes.
server-too-many = Too many requests. Try again in { $seconds } s.
server-host-unknown = This server does not go by that name.
server-foreign-page = A page of another site may not do this.
server-text-empty = “{ $what }” must not be empty.
server-text-long = “{ $what }” may have at most { $most } characters.
server-no-such-game = There is no game “{ $game }”.
server-no-such-language = There is no language “{ $language }”.
server-no-such-part = There is no part “{ $part }” of the texts.

## People

server-who-are-you = Tell us who you are first: a name is enough.
server-account-already = You already have an account.
server-no-account = You don’t have an account yet.
server-name-taken = The name “{ $name }” is taken.
server-password-short = A password needs at least { $least } characters.
server-log-in-wrong = Wrong name or password.
server-old-password-wrong = The old password is wrong.
server-log-in-wait = Too many wrong passwords. Try again in { $seconds } s.
server-no-such-device = You have no such device.
server-webhooks-off = This server doesn’t make webhook calls.
server-webhook-address = This address can’t be called; it must begin with https://
server-webhook-private = Addresses inside a private network can’t be called.
server-webhook-unknown = That address can’t be found.

## Tables. $seat counts from 1.

server-no-such-table = There is no such table.
server-no-such-seat = This table has no such seat.
server-no-such-record = There is no such record.
server-too-many-bot-tables = At most { $most } games of bots alone at once.
server-too-many-tables = At most { $most } tables at once.
server-too-many-records = At most { $most } records for each person.
server-one-seat-each = You already have a seat; further ones at this screen must be shared seats.
server-seats-free = There are still free seats.
server-no-free-seat = There is no free seat.
server-seat-taken = Seat { $seat } is taken.
server-already-seated = You’re already sitting at this table.
server-invitation-needed = You need an invitation to sit at this table.
server-invitation-void = This invitation is no longer valid.
server-no-invitation = There is no invitation to seat { $seat }.
server-link-void = This link doesn’t work.
server-no-spectators = This table doesn’t allow spectators.
server-not-owner = Only the host can do this.
server-not-your-seat = Seat { $seat } is not yours.
server-not-your-table = You’re not sitting at this table.
server-not-started = The game hasn’t started yet.
server-started-already = The game has already started.
server-not-over = The game isn’t over yet.
server-game-missing = This server no longer has the game “{ $game }”.
server-rules-changed = This table was started with version { $theirs } of the rules of “{ $game }”; this server has version { $ours }, so you can look at it but not continue it.
server-table-departs = From entry { $at } of its log, this table departs from the rules; it can’t continue.
server-record-slow = This record takes too long to check.

## Playing. $version is the newest version of the table.

server-version-stale = Something has happened at the table in the meantime; take another look.
server-version-ahead = The table hasn’t got that far; take another look.
server-log-full = Too much has been taken back at this table; play on. ({ $most })
server-key-used = The key “{ $key }” was used for something else.
server-bot-plays = A bot is playing seat { $seat }; come back first.
server-left-already = You’ve already left this table.
server-not-away = You’re at the table.
server-resigned-already = You’ve already resigned.
server-no-bot-wanted = You can’t ask for a bot on seat { $seat }.
server-not-abandoned = Seat { $seat } is not abandoned.
server-path-broken = Those answers can’t be given in one go any more: “{ $action }” isn’t open.
server-asked-already = You’ve already asked for a bot; the other players have to agree.
