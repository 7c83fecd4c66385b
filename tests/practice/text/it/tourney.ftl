### Il gioco di prova “tourney”

## Il gioco e che cosa si può scegliere
game-tourney = Torneo
tourney-setting-crowd = Folla
tourney-setting-crowd-about = Una folla guarda e grida un numero a ogni round.

## Che cosa si può fare
tourney-do-pick = Gioca { $trick-the } nella scelta
tourney-do-keep = Tieni { $trick-the }
tourney-do-stance = Assumi la posa “{ $stance }”
tourney-do-top = Metti “{ $stance }” in cima al tuo mazzo
tourney-do-die = Usa il { $die }
tourney-do-challenge = Affronta la sfida “{ $challenge }”
tourney-do-train = Allenati con la lancia
tourney-do-done = Termina il tuo turno
tourney-do-ride = Scendi in lizza
tourney-do-yield = Rinuncia e prendi un favore
tourney-do-choose = Scegli { $good-a }
tourney-do-favour = Spendi un favore per ottenere { $good-a }
tourney-do-nudge = Spendi un favore per aumentare di uno il { $die }
tourney-do-trick = Gioca { $trick-the }
tourney-do-cheer = Spendi un favore per far gridare di nuovo la folla
tourney-label-gain =
    Ottieni { $n ->
        [one] { $n } { $good }
       *[other] { $n } { $good-plural }
    }

## Che cosa viene chiesto
tourney-asks-pick = Quale trucco giochi nella scelta?
tourney-asks-keep = Quale trucco tieni per dopo?
tourney-asks-play-stance = Quale posa assumi?
tourney-asks-top-stance = Quale posa torna in cima al tuo mazzo? L’altra va in fondo.
tourney-asks-choose-die = Quale dado usi?
tourney-asks-deed = Che cosa ne fai?
tourney-asks-end-turn = Termini il tuo turno?
tourney-asks-ride = Scendi in lizza o rinunci?
tourney-prompt-strength = La tua forza è { $strength }. Scendi in lizza o rinunci?
tourney-asks-choose-one = Che cosa ottieni?

## Che cosa è successo
tourney-begun = Inizia il round { $round }.
tourney-rerolled = { $seat } ha ottenuto tre numeri uguali e tira di nuovo i dadi.
tourney-shuffled = I trucchi scartati vengono mescolati.
tourney-dealt = Ricevi { $trick-the }.
tourney-has-kept = { $seat } tiene un trucco.
tourney-shown = { $seat } ha scelto { $trick-the }.
tourney-stood = { $seat } assume la posa “{ $stance }”.
tourney-met = { $seat } affronta la sfida “{ $challenge }”.
tourney-gained =
    { $seat } ottiene { $n ->
        [one] { $n } { $good }
       *[other] { $n } { $good-plural }
    }.
tourney-played = { $seat } gioca { $trick-the }.
tourney-won = { $seat } vince la giostra con forza { $strength }.
tourney-crowd-shouts = La folla grida: { $die }!
refused-too-hard = Il dado è troppo basso per questa sfida.

## Cose
tourney-good-glory = punto gloria
    .a = un punto gloria
    .plural = punti gloria
tourney-good-lance = lancia
    .a = una lancia
    .plural = lance
tourney-good-favour = favore
    .a = un favore
    .plural = favori
tourney-trick-ruse = astuzia
    .the = l’astuzia
tourney-trick-dash = scatto
    .the = lo scatto
tourney-trick-pact = patto
    .the = il patto
tourney-trick-trumpet = tromba
    .the = la tromba
tourney-trick-whetstone = cote
    .the = la cote
tourney-trick-ransom = riscatto
    .the = il riscatto
tourney-trick-feast = banchetto
    .the = il banchetto
tourney-trick-veil = velo
    .the = il velo
tourney-stance-charge = Carica
tourney-stance-guard = Guardia
tourney-stance-feint = Finta
tourney-stance-salute = Saluto
tourney-stance-parade = Parata
tourney-challenge-ring = Anello
tourney-challenge-apple = Mela
tourney-challenge-quintain = Quintana
tourney-challenge-barrel = Barile
tourney-challenge-hound = Segugio
tourney-challenge-archery = Tiro con l’arco
tourney-challenge-wrestling = Lotta
tourney-challenge-bear = Orso
tourney-challenge-duel = Duello
tourney-challenge-boar = Cinghiale
tourney-challenge-giant = Gigante
tourney-challenge-dragon = Drago
