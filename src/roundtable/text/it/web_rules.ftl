### Il navigatore delle regole.

web-rules-of = Regole: { $game }
web-rules-about = Tutto ciò che dice il regolamento, una frase alla volta; ognuna ha il suo indirizzo.
web-rules-english = Le frasi del catalogo sono in inglese.
web-book-merlin-pt = regolamento di Merlin in portoghese
web-book-paladins-pt = regolamento di Paladini in portoghese
web-book-merlin-fr = regolamento di Merlin in francese
web-book-arthur-it = regolamento dell’espansione Arthur in italiano
web-book-mage-knight-pt = regolamento di Mage Knight in portoghese
web-rules-search = Cerca nelle regole
web-rules-scope = Quali regole
web-rules-scope-all = Tutte le regole
web-rules-chapters = Capitoli
web-rules-found =
    { $count ->
        [0] Nessun risultato
        [one] { $count } frase
       *[other] { $count } frasi
    }
web-rules-unknown = Non c’è la frase “{ $id }”.
web-rules-window = Che cosa dice il regolamento
web-rules-open = Leggi il seguito nelle regole
web-rules-link = Link a questa frase
web-rules-details = Fonte e note
# Before a note in English: what we ruled, and where the printed books say different things.
web-rules-ruling = Come si gioca qui
web-rules-differ = I regolamenti divergono

## An introduction to a game

web-learn = Come si gioca
web-learn-title = { $game } in due minuti
