### Merlin in due minuti: un’introduzione con esempi.

web-merlin-intro-aim = Lo scopo del gioco
web-merlin-intro-aim-says = Si giocano sei round e vince chi alla fine ha più punti. Si segna un po’ a ogni turno, con le missioni e alcuni spazi, e molto in tre fasi di punteggio: dopo i round 2, 4 e 6.
web-merlin-intro-aim-example = Una stella segna ogni round che finisce con una fase di punteggio, qui e in cima al tavolo.
web-merlin-intro-turn = Un turno è un dado
web-merlin-intro-turn-says = In ogni round lanci quattro dadi e ne usi uno per turno. I tre del tuo colore muovono il tuo cavaliere in senso orario; quello bianco muove Merlino in entrambi i sensi. Poi puoi usare lo spazio in cui ti fermi.
web-merlin-intro-turn-example = Il tuo 4 porta il cavaliere al melo: prendi una mela. Più tardi potrà girare un dado sulla faccia che vuoi.
web-merlin-intro-people = Manda i tuoi aiutanti
web-merlin-intro-people-says = Sullo spazio di un principato mandi lì uno dei tuoi quattro aiutanti. La Lady piazza un’influenza; lo scudiero, il costruttore e il portabandiera ti portano uno scudo, un materiale o una bandiera di quel colore.
web-merlin-intro-people-example = Il tuo scudiero va dalla Volpe e porta uno scudo arancione.
web-merlin-intro-missions = Completa le missioni
web-merlin-intro-missions-says = Hai in mano quattro missioni. Se possiedi tutto ciò che una missione mostra, completala e prendi i punti; i pezzi restano tuoi. Una missione per turno, poi ne peschi un’altra.
web-merlin-intro-missions-example = Hai una bandiera arancione e uno scudo marrone: 3 punti, ed entrambi restano tuoi.
web-merlin-intro-traitors = Punteggio 1: i traditori
web-merlin-intro-traitors-says = Tre traditori si aggirano al tuo castello. In una fase di punteggio ognuno ti costa uno scudo del suo colore, che non puoi conservare, o 3 punti se non ce l’hai. In ogni caso se ne vanno, e tutti ne pescano tre nuovi. Chi ha Excalibur guadagna 3 punti se nessun traditore passa.
web-merlin-intro-traitors-example = Un traditore blu, uno marrone e uno arancione, ma solo uno scudo marrone e uno arancione: spendi entrambi e perdi 3 punti.
web-merlin-intro-manors = Punteggio 2: i manieri nei dintorni
web-merlin-intro-manors-says = Le tessere dello stesso tipo che si toccano formano un territorio. Chi vi ha più manieri guadagna 1 punto per tessera, gli altri niente. In caso di parità i punti si dividono, arrotondati per difetto. I manieri restano e contano di nuovo la volta dopo.
web-merlin-intro-manors-example = Una foresta di 5 tessere: da solo, anche con un unico maniero, guadagni 5 punti. Con un maniero ciascuno, tu e un rivale guadagnate 2 punti a testa.
web-merlin-intro-influence = Punteggio 3: l’influenza
web-merlin-intro-influence-says = In ogni principato, chi ha più influenze guadagna 1 punto per ogni influenza presente, di chiunque sia. In caso di parità i punti si dividono, arrotondati per difetto. Poi ognuno ne lascia una sola e riprende le altre.
web-merlin-intro-influence-example = Tu hai 3 influenze, un rivale 2: guadagni 5 punti, il rivale nulla. Con 2 ciascuno, sarebbero 2 punti a testa.
web-merlin-intro-assistants = Punteggio 4: gli aiutanti
web-merlin-intro-assistants-says = Infine, ogni tuo aiutante che si trova in un principato vale 1 punto. Restano lì e contano di nuovo la volta dopo; quelli al castello non danno nulla.
web-merlin-intro-assistants-example = Tre dei tuoi quattro aiutanti sono fuori: 3 punti.
