## `roundtable rules`: quali enunciati dei regolamenti sono dimostrati dai test

# Aiuto del comando
rules-help = Mostra quali enunciati dei regolamenti sono dimostrati dai test e quali mancano ancora.
rules-help-game = un gioco (merlin), un capitolo (merlin.turn) o un solo enunciato (merlin.turn.choose-die); se manca, tutti i giochi
rules-help-chapter = un capitolo del gioco
rules-help-unproven = elenca gli enunciati che nessun test dimostra
rules-help-scope = solo gli enunciati di questo ambito, per esempio core, pvp o scenario; si può ripetere
rules-help-tests = la cartella dei test
rules-help-json = risponde in JSON
rules-help-strict = fallisce se un test cita un enunciato sconosciuto o non vale come dimostrazione

# Tabelle. $game è il nome breve del gioco, come si scrive nella riga di comando.
rules-title = Enunciati dimostrati dai test: { $game }
rules-title-all = Enunciati dimostrati dai test: tutti i giochi
rules-column-chapter = Capitolo
rules-column-game = Gioco
rules-column-proven = Dimostrati
rules-column-untestable = Non verificabili
rules-total = Totale
rules-percent = { $percent }%

# Che cosa manca
rules-nothing = Nessun enunciato è di questo ambito.
rules-left =
    { $count ->
        [0] Tutti gli enunciati sono dimostrati.
        [one] { $count } enunciato non è ancora dimostrato.
       *[other] { $count } enunciati non sono ancora dimostrati.
    }

# Un enunciato
rules-label-says = Enunciato (in inglese)
rules-label-where = Fonte
rules-label-kind = Tipo
rules-label-scope = Ambito
rules-label-note = Nota
rules-label-untestable = Non verificabile
rules-book =
    { $number }: { $book ->
        [merlin-pt] regolamento portoghese di Merlin
        [paladins-pt] regolamento portoghese di Paladins of the West Kingdom
        [merlin-fr] regolamento francese di Merlin
        [arthur-it] regolamento italiano dell’espansione Arthur
       *[mage-knight-pt] regolamento portoghese di Mage Knight Ultimate Edition
    }
rules-proven-by =
    { $count ->
        [0] Nessun test lo dimostra.
        [one] Dimostrato da un test:
       *[other] Dimostrato da { $count } test:
    }

# Test che non valgono come dimostrazione. $rule è l’id di un enunciato.
rules-faults =
    { $count ->
        [one] { $count } marcatura non dimostra nulla:
       *[other] { $count } marcature non dimostrano nulla:
    }
rules-flaw =
    { $flaw ->
        [unknown] il catalogo non contiene l’enunciato «{ $rule }».
        [asserts-nothing] il test non verifica nulla.
        [skipped] il test viene saltato o può fallire.
        [not-a-test] la marcatura va su una funzione test_… o su una classe Test….
        [not-literal] gli id vanno scritti per esteso, come stringhe.
       *[unreadable] il file non è Python valido.
    }

# Errori
rules-unknown = Nel catalogo delle regole non c’è «{ $name }».
rules-nearest = I più simili: { $names }.
rules-tests-missing = La cartella «{ $path }» non esiste.
rules-no-tests = Qui non si trovano test, quindi nulla risulta dimostrato. Indicare la loro cartella con --tests.
