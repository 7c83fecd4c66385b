### Ricerca: `roundtable arena evaluate` e `roundtable arena export`.

## roundtable arena evaluate

evaluate-help = Far giocare a un bot distribuzioni fisse contro la scala, per numeri che si possono confrontare.
evaluate-help-suite = la serie di distribuzioni e di avversari: { $suites }
evaluate-help-bot = il bot, per nome o come file di pesi
evaluate-help-against = incontrare solo questi avversari, separati da virgole
evaluate-help-deals = giocare solo le prime distribuzioni; 0: tutte
evaluate-title = { $bot } · serie { $suite }
evaluate-column-opponent = Avversario
evaluate-column-games = Partite
evaluate-column-theirs = I suoi
evaluate-column-lead = Vantaggio
evaluate-overall = Vittorie su tutti gli avversari: { $share } % ({ $interval }) · serie { $suite }, impronta { $hash }
evaluate-partial = Questa è solo una parte della serie { $suite }: da non confrontare con i risultati dell’insieme.
arena-no-suite = Non c’è una serie «{ $what }». Ci sono: { $why }.
arena-no-opponent = «{ $what }» non è un avversario di questa serie. Ci sono: { $why }.

## roundtable arena export

export-help = Far giocare dei bot e scrivere ogni decisione in un insieme di dati Parquet.
export-help-out = la cartella dell’insieme di dati; lo stesso comando riprende da ciò che contiene
export-help-games = quante partite
export-help-part = quante partite vanno in un file
export-help-rows = aggiungere una riga di caratteristiche per ogni opzione
export-broken-off = Interrotto; i file finiti sono completi, e lo stesso comando riprende da lì.
export-written =
    { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    } in { $files ->
        [one] { $files } file
       *[other] { $files } file
    } · { $folder }
arena-no-pyarrow = PyArrow non è installato: { $why } Arriva con pip install roundtable[dataset].
arena-other-dataset = «{ $what }» appartiene a un altro insieme di dati, fatto con altre partite, impostazioni o codifiche.
