### Mage Knight in due minuti: un’introduzione con esempi.

web-mage_knight-intro-aim = Lo scopo del gioco
web-mage_knight-intro-aim-says = Sei un Mage Knight in una terra da esplorare. Ogni scenario fissa un obiettivo, come trovare o conquistare città, e un numero di giorni e notti. I nemici sconfitti e i luoghi conquistati danno Fama.
web-mage_knight-intro-aim-example = Batti gli Orchi che si aggirano presso la strada, e la tua Fama sale.
web-mage_knight-intro-cards = La tua mano è tutto
web-mage_knight-intro-cards-says = Cominci con 16 carte e ne tieni cinque. Gioca una carta per l’effetto in alto; paga un mana del suo colore per quello in basso, più forte; o metti una carta qualsiasi di lato per Movimento 1, Influenza 1, Attacco 1 o Blocco 1.
web-mage_knight-intro-cards-example = La Marcia dà Movimento 2. Con un mana verde dà Movimento 4.
web-mage_knight-intro-turn = Muoviti, poi agisci
web-mage_knight-intro-turn-says = Prima spendi i punti Movimento: ogni spazio costa ciò che dice il terreno. Poi puoi fare un’azione: combattere, parlare con gli abitanti o entrare in un luogo. Se non puoi fare molto, riposa e scarta carte.
web-mage_knight-intro-turn-example = Movimento 5: pianura (2) e foresta di giorno (3). Poi agisci.
web-mage_knight-intro-mana = Il mana della Fonte
web-mage_knight-intro-mana-says = Una volta per turno puoi prendere un dado dalla Fonte. I cristalli si conservano; i segnalini mana spariscono a fine turno. L’oro vale come qualsiasi colore base di giorno; il nero alimenta gli effetti forti delle Magie di notte.
web-mage_knight-intro-mana-example = Di giorno un mana oro vale rosso, blu, verde o bianco.
web-mage_knight-intro-combat = Un combattimento ha quattro fasi
web-mage_knight-intro-combat-says = Colpisci da lontano con Attacchi a Distanza e d’Assedio; blocca l’attacco nemico con altrettanto Blocco; subisci i danni di ciò che non hai bloccato; poi attacca. Un nemico di cui raggiungi l’Armatura è sconfitto e dà la sua Fama.
web-mage_knight-intro-combat-example = I Predatori attaccano con 4 e hanno Armatura 3: Blocco 4 li ferma, Attacco 3 li sconfigge per 2 Fama.
web-mage_knight-intro-wounds = Le Ferite ingombrano la mano
web-mage_knight-intro-wounds-says = I danni diventano Ferite: una per ogni quota della tua Armatura, anche incompleta. Occupano la mano e non servono a nulla finché non le curi o le elimini. Le Unità possono subire i danni al posto tuo.
web-mage_knight-intro-wounds-example = Danni 5 contro Armatura 2: tre Ferite.
web-mage_knight-intro-growing = Diventa più forte
web-mage_knight-intro-growing-says = La Fama alza il tuo livello: Abilità, carte migliori, più Armatura e posto per le Unità. Con l’Influenza recluti Unità, impari e ti curi nei villaggi e in altri luoghi; la tua Reputazione cambia i prezzi.
web-mage_knight-intro-growing-example = Con 3 Fama arrivi al livello 2: un’Abilità e un’Azione Avanzata.
web-mage_knight-intro-rounds = Giorni e notti
web-mage_knight-intro-rounds-says = Un round è un giorno o una notte. Finisce dopo che il mazzo di qualcuno è esaurito, e tutti rimescolano tutte le loro carte. Scegli una Tattica all’inizio di ogni round. Di notte le foreste sono più difficili da attraversare e i deserti più facili.
web-mage_knight-intro-rounds-example = Chi ha il mazzo vuoto può annunciare la fine del round; gli altri giocano ancora un turno.
