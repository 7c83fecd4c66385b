## `roundtable schema`: the form of a game's positions

schema-help = Mostra la forma delle posizioni di un gioco, così come vengono salvate e caricate.
schema-help-game = il gioco
schema-title = Posizioni di { $game }
schema-about = Per la versione { $version } delle regole. La pagina “notation” spiega le parti comuni a tutti i giochi; qui c’è quello che vi mette questo gioco.

# What may stand in a field. $kind is one of these texts.
schema-number = un numero intero da { $low } a { $high }
schema-number-from = un numero intero, { $low } o più
schema-named = una parola di `{ $names }`
schema-flag = true o false
schema-text = un testo
schema-or-null = { $kind }, oppure null
schema-or-named = { $kind }, una parola di `{ $names }` oppure null
schema-list = una lista da { $least } a { $most } elementi: { $kind }
schema-list-exact = una lista di esattamente { $count } elementi: { $kind }
schema-marks = una lista di parole di `{ $names }`, ognuna al massimo una volta
schema-by-name = un oggetto con tutte le parole di `{ $names }`: { $kind }
schema-some-by-name = un oggetto con alcune parole di `{ $names }`: { $kind }
schema-object = un oggetto `{ $name }`
schema-zone = una zona con parole di `{ $names }`
