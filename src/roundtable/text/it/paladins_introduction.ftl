### Paladini in due minuti: un’introduzione con esempi.

web-paladins-intro-aim = Lo scopo del gioco
web-paladins-intro-aim-says = Dopo sette round tutto si conta in una volta e vince chi ha più punti. I punti vengono da ciò che hai costruito, inviato e convertito, dai tuoi tre attributi, dagli Ordini del Re e dai Debiti.
web-paladins-intro-aim-example = Un Ordine del Re compiuto (4), sei monaci inviati (5), Forza 11 (16) e un Debito non saldato (−3): 22 punti.
web-paladins-intro-round = Una nuova squadra ogni round
web-paladins-intro-round-says = Scegli un Paladino su tre: per questo round porta due lavoratori, aumenta gli attributi e rende un’azione migliore o meno cara. Poi scegli una Taverna con altri quattro lavoratori. Fino a tre inutilizzati restano per il round seguente.
web-paladins-intro-round-example = Un Paladino e una Taverna danno sei lavoratori.
web-paladins-intro-action = I lavoratori fanno le azioni
web-paladins-intro-action-says = Nel tuo turno metti i lavoratori su un’azione della tua plancia. Un posto colorato vuole quel colore, gli altri accettano chiunque; i criminali vanno bene ovunque. Ogni azione si usa una volta per round, a meno che tu non la liberi pregando.
web-paladins-intro-action-example = Un lavoratore e un esploratore cacciano insieme: 3 Provviste.
web-paladins-intro-attributes = Tre attributi che si sostengono
web-paladins-intro-attributes-says = Ognuna delle sei grandi azioni richiede un attributo e ne aumenta un altro. Con la Fede invii monaci e guadagni Influenza; con l’Influenza costruisci Mura e guadagni Forza; con la Forza piazzi avamposti e guadagni Fede.
web-paladins-intro-attributes-example = La Fede invia un monaco, che aumenta l’Influenza, che costruisce un Muro, che aumenta la Forza.
web-paladins-intro-outsiders = Attaccare o convertire
web-paladins-intro-outsiders-says = Gli Stranieri sono accampati sotto le regioni. Attaccane uno con la Forza, o Argento per quanto manca, e prendi subito la ricompensa. Convertine uno con Fede e Argento: darà punti a fine partita.
web-paladins-intro-outsiders-example = Attaccare rende subito, convertire rende dopo.
web-paladins-intro-suspicion = Attento all’Inquisizione
web-paladins-intro-suspicion-says = Ogni criminale che ottieni porta una carta Sospetto, e ogni carta toglie Argento dalla riserva delle Tasse. Quando finisce l’ultimo Argento arriva l’Inquisizione: chi ha più Sospetti prende un Debito. Un Debito costa 3 punti alla fine; saldato, ne vale 1.
web-paladins-intro-suspicion-example = Tre Sospetti, più di chiunque altro: prendi un Debito, −3 se non lo saldi, +1 se lo saldi.
web-paladins-intro-king = I desideri del Re
web-paladins-intro-king-says = Tre Ordini del Re, rivelati nei round da 1 a 3, danno 4, 6 e 8 punti a tutti quelli che hanno fatto la loro azione almeno cinque volte. I Favori del Re, dal round 3, sono azioni in più che un solo giocatore usa ogni round.
web-paladins-intro-king-example = Il primo Ordine chiede Mura: con cinque Mura segni 4 punti.
web-paladins-intro-scoring = Insisti
web-paladins-intro-scoring-says = Ripetere un’azione conviene: il quinto, il sesto e il settimo monaco, per esempio, danno in tutto 2, 5 o 9 punti. Gli attributi valgono di più quanto più sono alti, e tre Argenti o Provviste avanzati fanno 1 punto.
web-paladins-intro-scoring-example = Cinque monaci: 2 punti. Sei: 5. Sette: 9.
