### The words of the games, made from glossary/*.toml by `python -m roundtable.text.glossary`.
-mage_knight-term-deed-card =
    { $form ->
        [plural] carte Impresa
       *[one] carta Impresa
    }
-mage_knight-term-deed-deck =
    { $form ->
        [plural] mazzi delle Imprese
       *[one] mazzo delle Imprese
    }
-mage_knight-term-action-card =
    { $form ->
        [plural] carte Azione
       *[one] carta Azione
    }
-mage_knight-term-basic-action =
    { $form ->
        [plural] Azioni Base
       *[one] Azione Base
    }
-mage_knight-term-advanced-action =
    { $form ->
        [plural] Azioni Avanzate
       *[one] Azione Avanzata
    }
-mage_knight-term-spell =
    { $form ->
        [plural] Incantesimi
       *[one] Incantesimo
    }
-mage_knight-term-artifact =
    { $form ->
        [plural] Artefatti
       *[one] Artefatto
    }
-mage_knight-term-banner =
    { $form ->
        [plural] Stendardi
       *[one] Stendardo
    }
-mage_knight-term-wound =
    { $form ->
        [plural] Ferite
       *[one] Ferita
    }
-mage_knight-term-tactic-card =
    { $form ->
        [plural] carte Tattica
       *[one] carta Tattica
    }
-mage_knight-term-day-tactic =
    { $form ->
        [plural] Tattiche Diurne
       *[one] Tattica Diurna
    }
-mage_knight-term-night-tactic =
    { $form ->
        [plural] Tattiche Notturne
       *[one] Tattica Notturna
    }
-mage_knight-term-unit =
    { $form ->
        [plural] Unità
       *[one] Unità
    }
-mage_knight-term-regular-unit =
    { $form ->
        [plural] Unità Regolari
       *[one] Unità Regolare
    }
-mage_knight-term-elite-unit =
    { $form ->
        [plural] Unità d’Élite
       *[one] Unità d’Élite
    }
-mage_knight-term-hero =
    { $form ->
        [plural] Eroi
       *[one] Eroe
    }
-mage_knight-term-hero-card =
    { $form ->
        [plural] carte Eroe
       *[one] carta Eroe
    }
-mage_knight-term-mage-knights = Cavalieri Maghi
-mage_knight-term-skill =
    { $form ->
        [plural] Abilità
       *[one] Abilità
    }
-mage_knight-term-skill-token =
    { $form ->
        [plural] gettoni Abilità
       *[one] gettone Abilità
    }
-mage_knight-term-interactive-skill =
    { $form ->
        [plural] Abilità interattive
       *[one] Abilità interattiva
    }
-mage_knight-term-competitive-interactive-skill =
    { $form ->
        [plural] Abilità interattive competitive
       *[one] Abilità interattiva competitiva
    }
-mage_knight-term-cooperative-interactive-skill =
    { $form ->
        [plural] Abilità interattive cooperative
       *[one] Abilità interattiva cooperativa
    }
-mage_knight-term-skill-description-card =
    { $form ->
        [plural] carte Descrizione Abilità
       *[one] carta Descrizione Abilità
    }
-mage_knight-term-common-skill-offer = offerta di Abilità comuni
-mage_knight-term-spell-offer = offerta di Incantesimi
-mage_knight-term-advanced-action-offer = offerta di Azioni Avanzate
-mage_knight-term-unit-offer = offerta di Unità
-mage_knight-term-command-token =
    { $form ->
        [plural] gettoni Comando
       *[one] gettone Comando
    }
-mage_knight-term-level-token =
    { $form ->
        [plural] gettoni Livello
       *[one] gettone Livello
    }
-mage_knight-term-shield-token =
    { $form ->
        [plural] gettoni Scudo
       *[one] gettone Scudo
    }
-mage_knight-term-round-order-token =
    { $form ->
        [plural] gettoni Ordine di Round
       *[one] gettone Ordine di Round
    }
-mage_knight-term-enemy-token =
    { $form ->
        [plural] gettoni Nemico
       *[one] gettone Nemico
    }
-mage_knight-term-ruins-token =
    { $form ->
        [plural] gettoni Rovine
       *[one] gettone Rovine
    }
-mage_knight-term-altar =
    { $form ->
        [plural] altari
       *[one] altare
    }
-mage_knight-term-map-tile =
    { $form ->
        [plural] tessere Mappa
       *[one] tessera Mappa
    }
-mage_knight-term-starting-tile = tessera iniziale
-mage_knight-term-countryside-tile =
    { $form ->
        [plural] tessere Campagna
       *[one] tessera Campagna
    }
-mage_knight-term-core-tile =
    { $form ->
        [plural] tessere Centrali
       *[one] tessera Centrale
    }
-mage_knight-term-city-tile =
    { $form ->
        [plural] tessere Centrali con città
       *[one] tessera Centrale con città
    }
-mage_knight-term-non-city-tile =
    { $form ->
        [plural] tessere Centrali senza città
       *[one] tessera Centrale senza città
    }
-mage_knight-term-tile-pool = riserva di tessere
-mage_knight-term-map-tile-stack = pila di tessere Mappa
-mage_knight-term-day-night-board = tabellone Giorno/Notte
-mage_knight-term-fame-and-reputation-board = tabellone Fama e Reputazione
-mage_knight-term-fame = Fama
-mage_knight-term-reputation = Reputazione
-mage_knight-term-fame-track = tracciato Fama
-mage_knight-term-reputation-track = tracciato Reputazione
-mage_knight-term-level =
    { $form ->
        [plural] livelli
       *[one] livello
    }
-mage_knight-term-level-up = Salire di Livello
-mage_knight-term-hand = Mano
-mage_knight-term-hand-limit = limite di Mano
-mage_knight-term-discard-pile = pila degli Scarti
-mage_knight-term-play-area = area di gioco
-mage_knight-term-unit-area = area delle Unità
-mage_knight-term-inventory = Inventario
-mage_knight-term-bank = banca
-mage_knight-term-site-description-card =
    { $form ->
        [plural] carte Descrizione Luogo
       *[one] carta Descrizione Luogo
    }
-mage_knight-term-scoring-card =
    { $form ->
        [plural] carte Punteggio
       *[one] carta Punteggio
    }
-mage_knight-term-city-card =
    { $form ->
        [plural] carte Città
       *[one] carta Città
    }
-mage_knight-term-city-miniature =
    { $form ->
        [plural] miniature Città
       *[one] miniatura Città
    }
-mage_knight-term-miniature =
    { $form ->
        [plural] miniature
       *[one] miniatura
    }
-mage_knight-term-game-round =
    { $form ->
        [plural] Round
       *[one] Round
    }
-mage_knight-term-day = Giorno
-mage_knight-term-night = Notte
-mage_knight-term-night-rules = regole della Notte
-mage_knight-term-turn =
    { $form ->
        [plural] turni
       *[one] turno
    }
-mage_knight-term-normal-turn =
    { $form ->
        [plural] turni normali
       *[one] turno normale
    }
-mage_knight-term-rest = Riposare
-mage_knight-term-standard-rest = Riposo Normale
-mage_knight-term-slow-recovery = Recupero Lento
-mage_knight-term-end-of-round = Fine del Round
-mage_knight-term-end-of-turn = Fine del turno
-mage_knight-term-forfeit-turn = rinunciare al turno
-mage_knight-term-setup = preparazione
-mage_knight-term-reversal = annullamento
-mage_knight-term-mana = mana
-mage_knight-term-pure-mana = mana puro
-mage_knight-term-mana-token =
    { $form ->
        [plural] gettoni mana
       *[one] gettone mana
    }
-mage_knight-term-mana-die =
    { $form ->
        [plural] dadi mana
       *[one] dado mana
    }
-mage_knight-term-crystal =
    { $form ->
        [plural] cristalli
       *[one] cristallo
    }
-mage_knight-term-source = Fonte
-mage_knight-term-basic-colour =
    { $form ->
        [plural] colori base
       *[one] colore base
    }
-mage_knight-term-red = rosso
-mage_knight-term-blue = blu
-mage_knight-term-white = bianco
-mage_knight-term-green = verde
-mage_knight-term-gold = oro
-mage_knight-term-black = nero
-mage_knight-term-depleted = esaurito
-mage_knight-term-basic-effect =
    { $form ->
        [plural] effetti base
       *[one] effetto base
    }
-mage_knight-term-strong-effect =
    { $form ->
        [plural] effetti potenziati
       *[one] effetto potenziato
    }
-mage_knight-term-to-power = potenziare
-mage_knight-term-special-effect =
    { $form ->
        [plural] effetti speciali
       *[one] effetto speciale
    }
-mage_knight-term-compound-effect =
    { $form ->
        [plural] effetti composti
       *[one] effetto composto
    }
-mage_knight-term-sideways = di lato
-mage_knight-term-to-discard = scartare
-mage_knight-term-to-throw-away = eliminare
-mage_knight-term-to-gain = ottenere
-mage_knight-term-move = Movimento
-mage_knight-term-move-points = punti Movimento
-mage_knight-term-influence = Influenza
-mage_knight-term-influence-points = punti Influenza
-mage_knight-term-healing = Cura
-mage_knight-term-healing-points = punti Cura
-mage_knight-term-attack =
    { $form ->
        [plural] Attacchi
       *[one] Attacco
    }
-mage_knight-term-ranged-attack =
    { $form ->
        [plural] Attacchi a Distanza
       *[one] Attacco a Distanza
    }
-mage_knight-term-siege-attack =
    { $form ->
        [plural] Attacchi d’Assedio
       *[one] Attacco d’Assedio
    }
-mage_knight-term-melee-attack =
    { $form ->
        [plural] Attacchi in Mischia
       *[one] Attacco in Mischia
    }
-mage_knight-term-block = Blocco
-mage_knight-term-armor = Armatura
-mage_knight-term-damage = danni
-mage_knight-term-physical = fisico
-mage_knight-term-fire = Fuoco
-mage_knight-term-ice = Ghiaccio
-mage_knight-term-cold-fire = Fuoco Gelido
-mage_knight-term-efficient = efficace
-mage_knight-term-inefficient = inefficace
-mage_knight-term-ready = Pronta
-mage_knight-term-spent = Usata
-mage_knight-term-wounded = Ferita
-mage_knight-term-to-activate = attivare
-mage_knight-term-to-recruit = reclutare
-mage_knight-term-to-disband = congedare
-mage_knight-term-space =
    { $form ->
        [plural] spazi
       *[one] spazio
    }
-mage_knight-term-safe-space =
    { $form ->
        [plural] spazi sicuri
       *[one] spazio sicuro
    }
-mage_knight-term-accessible = accessibile
-mage_knight-term-coastline = linea costiera
-mage_knight-term-terrain =
    { $form ->
        [plural] terreni
       *[one] terreno
    }
-mage_knight-term-plains = pianura
-mage_knight-term-forest =
    { $form ->
        [plural] foreste
       *[one] foresta
    }
-mage_knight-term-desert =
    { $form ->
        [plural] deserti
       *[one] deserto
    }
-mage_knight-term-swamp =
    { $form ->
        [plural] paludi
       *[one] palude
    }
-mage_knight-term-lake =
    { $form ->
        [plural] laghi
       *[one] lago
    }
-mage_knight-term-hills = colline
-mage_knight-term-wasteland =
    { $form ->
        [plural] terre desolate
       *[one] terra desolata
    }
-mage_knight-term-mountain =
    { $form ->
        [plural] montagne
       *[one] montagna
    }
-mage_knight-term-sea = mare
-mage_knight-term-site =
    { $form ->
        [plural] luoghi
       *[one] luogo
    }
-mage_knight-term-fortified-site =
    { $form ->
        [plural] luoghi fortificati
       *[one] luogo fortificato
    }
-mage_knight-term-adventure-site =
    { $form ->
        [plural] luoghi d’avventura
       *[one] luogo d’avventura
    }
-mage_knight-term-inhabited-site =
    { $form ->
        [plural] luoghi abitati
       *[one] luogo abitato
    }
-mage_knight-term-portal =
    { $form ->
        [plural] portali
       *[one] portale
    }
-mage_knight-term-village =
    { $form ->
        [plural] villaggi
       *[one] villaggio
    }
-mage_knight-term-monastery =
    { $form ->
        [plural] monasteri
       *[one] monastero
    }
-mage_knight-term-keep =
    { $form ->
        [plural] fortezze
       *[one] fortezza
    }
-mage_knight-term-mage-tower =
    { $form ->
        [plural] torri del mago
       *[one] torre del mago
    }
-mage_knight-term-city =
    { $form ->
        [plural] città
       *[one] città
    }
-mage_knight-term-white-city = città Bianca
-mage_knight-term-blue-city = città Blu
-mage_knight-term-red-city = città Rossa
-mage_knight-term-green-city = città Verde
-mage_knight-term-city-leader =
    { $form ->
        [plural] capi della città
       *[one] capo della città
    }
-mage_knight-term-ancient-ruins = antiche rovine
-mage_knight-term-dungeon =
    { $form ->
        [plural] segrete
       *[one] segreta
    }
-mage_knight-term-tomb =
    { $form ->
        [plural] tombe
       *[one] tomba
    }
-mage_knight-term-monster-den =
    { $form ->
        [plural] tane dei mostri
       *[one] tana dei mostri
    }
-mage_knight-term-spawning-grounds = terreno di cova
-mage_knight-term-magical-glade =
    { $form ->
        [plural] radure magiche
       *[one] radura magica
    }
-mage_knight-term-crystal-mine =
    { $form ->
        [plural] miniere di cristallo
       *[one] miniera di cristallo
    }
-mage_knight-term-rampaging-enemies = nemici furiosi
-mage_knight-term-marauding-orcs = orchi predoni
-mage_knight-term-draconum =
    { $form ->
        [plural] draconum
       *[one] draconum
    }
-mage_knight-term-garrison =
    { $form ->
        [plural] guarnigioni
       *[one] guarnigione
    }
-mage_knight-term-to-explore = esplorare
-mage_knight-term-to-reveal = rivelare
-mage_knight-term-to-provoke = provocare
-mage_knight-term-to-challenge = sfidare
-mage_knight-term-to-burn-monastery = bruciare un monastero
-mage_knight-term-to-plunder-village = saccheggiare un villaggio
-mage_knight-term-interaction = Interazione con gli abitanti
-mage_knight-term-combat-with-enemies = combattimento con i nemici
-mage_knight-term-ranged-and-siege-phase = fase degli Attacchi a Distanza e d’Assedio
-mage_knight-term-block-phase = fase di Blocco
-mage_knight-term-assign-damage-phase = fase di assegnazione dei danni
-mage_knight-term-attack-phase = fase di Attacco
-mage_knight-term-assault =
    { $form ->
        [plural] assalti
       *[one] assalto
    }
-mage_knight-term-cooperative-assault =
    { $form ->
        [plural] assalti cooperativi
       *[one] assalto cooperativo
    }
-mage_knight-term-knock-out = KO
-mage_knight-term-forced-withdrawal = Ritirata Forzata
-mage_knight-term-combat-rewards = ricompense del combattimento
-mage_knight-term-pvp-combat = combattimento giocatore contro giocatore
-mage_knight-term-aggressor =
    { $form ->
        [plural] aggressori
       *[one] aggressore
    }
-mage_knight-term-defender =
    { $form ->
        [plural] difensori
       *[one] difensore
    }
-mage_knight-term-attacker =
    { $form ->
        [plural] attaccanti
       *[one] attaccante
    }
-mage_knight-term-blocker =
    { $form ->
        [plural] bloccanti
       *[one] bloccante
    }
-mage_knight-term-force-to-retreat = costringere alla ritirata
-mage_knight-term-mandatory-action =
    { $form ->
        [plural] azioni obbligatorie
       *[one] azione obbligatoria
    }
-mage_knight-term-voluntary-action =
    { $form ->
        [plural] azioni volontarie
       *[one] azione volontaria
    }
-mage_knight-term-last-turn = ultimo turno
-mage_knight-term-fire-attack =
    { $form ->
        [plural] Attacchi di Fuoco
       *[one] Attacco di Fuoco
    }
-mage_knight-term-ice-attack =
    { $form ->
        [plural] Attacchi di Ghiaccio
       *[one] Attacco di Ghiaccio
    }
-mage_knight-term-cold-fire-attack =
    { $form ->
        [plural] Attacchi di Fuoco Gelido
       *[one] Attacco di Fuoco Gelido
    }
-mage_knight-term-summon = Evocazione
-mage_knight-term-swift = Veloce
-mage_knight-term-brutal = Brutale
-mage_knight-term-poison = Veleno
-mage_knight-term-paralyze = Paralisi
-mage_knight-term-assassination = Assassinio
-mage_knight-term-cumbersome = Ingombrante
-mage_knight-term-vampiric = Vampirico
-mage_knight-term-fortified = Fortificato
-mage_knight-term-unfortified = Non Fortificato
-mage_knight-term-physical-resistance = Resistenza Fisica
-mage_knight-term-fire-resistance = Resistenza al Fuoco
-mage_knight-term-ice-resistance = Resistenza al Ghiaccio
-mage_knight-term-elusive = Elusivo
-mage_knight-term-arcane-immunity = Immunità Arcana
-mage_knight-term-defend = Difesa
-mage_knight-term-multiple-attacks = Attacchi Multipli
-mage_knight-term-concentration = Concentrazione
-mage_knight-term-magic-talent = Talento Magico
-mage_knight-term-maximal-effect = Effetto Massimo
-mage_knight-term-determination = Determinazione
-mage_knight-term-time-bending = Distorsione Temporale
-mage_knight-term-demolish = Demolizione
-mage_knight-term-underground-attack = Attacco Sotterraneo
-mage_knight-term-motivation = Motivazione
-mage_knight-term-planning = Pianificazione
-mage_knight-term-long-night = Lunga Notte
-mage_knight-term-mana-meltdown = Fusione di Mana
-mage_knight-term-mana-claim = Rivendicazione di Mana
-mage_knight-term-mind-read = Lettura del Pensiero
-mage_knight-term-energy-flow = Flusso di Energia
-mage_knight-term-goldyx = Goldyx
-mage_knight-term-scenario =
    { $form ->
        [plural] scenari
       *[one] scenario
    }
-mage_knight-term-variant =
    { $form ->
        [plural] varianti
       *[one] variante
    }
-mage_knight-term-wedge-map = mappa a cuneo
-mage_knight-term-fully-open-map = mappa completamente aperta
-mage_knight-term-limited-open-map = mappa aperta limitata a 4 o 3 colonne
-mage_knight-term-dummy-player = giocatore fittizio
-mage_knight-term-team-rules = regole di squadra
-mage_knight-term-achievements = gesta eroiche
-mage_knight-term-titles = titoli
-mage_knight-term-greatest-knowledge = Il Maggior Sapere
-mage_knight-term-greatest-loot = Il Maggior Bottino
-mage_knight-term-greatest-leader = Il Massimo Condottiero
-mage_knight-term-greatest-conqueror = Il Massimo Conquistatore
-mage_knight-term-greatest-adventurer = Il Massimo Avventuriero
-mage_knight-term-greatest-beating = La Peggior Batosta
-mage_knight-term-greatest-city-conqueror = Il Massimo Conquistatore di Città
-mage_knight-term-greatest-liberator = Il Massimo Liberatore
-mage_knight-term-greatest-dungeon-crawler = Il Massimo Esploratore di Segrete
-mage_knight-term-incantation =
    { $form ->
        [plural] formule magiche
       *[one] formula magica
    }
-mage_knight-term-victory-points = punti vittoria
-mage_knight-term-megapolis = Megalopoli
-mage_knight-term-hero-auction = Asta degli Eroi
-mage_knight-term-random-tile-orientation = Orientamento casuale delle tessere
-mage_knight-term-random-cities = Città casuali
-mage_knight-term-variable-daytime = Orario variabile
-mage_knight-term-night-arrival = Arrivo di notte
-mage_knight-term-oncoming-darkness = L’oscurità si avvicina
-mage_knight-term-friendly-game = Partita amichevole
-mage_knight-term-friendly-mana = Mana amichevole
-mage_knight-term-violent-times = Tempi violenti
-mage_knight-term-more-violence = Ancora più violenza
-mage_knight-term-interactive-combat = Combattimento interattivo
-mage_knight-term-more-deck-building = Più costruzione del mazzo
-mage_knight-term-action-upgrades = Miglioramenti delle azioni
-mage_knight-term-starting-selection = Selezione iniziale
-mage_knight-term-city-levels = Livelli delle città
-mage_knight-term-first-reconnaissance = Prima Ricognizione
-mage_knight-term-full-conquest = Conquista Totale
-mage_knight-term-blitz-conquest = Conquista Lampo
-mage_knight-term-solo-conquest = Conquista in Solitario
-mage_knight-term-full-cooperation = Cooperazione Totale
-mage_knight-term-blitz-cooperation = Cooperazione Lampo
-mage_knight-term-mines-liberation = Liberazione delle Miniere
-mage_knight-term-druid-nights = Notti dei Druidi
-mage_knight-term-dungeon-lords = Signori delle Segrete
-mage_knight-term-conquer-and-hold = Conquista e Resisti
-mage_knight-term-one-to-return = Uno Solo Ritornerà
-merlin-assistant =
    { $form ->
        [plural] aiutanti
       *[one] aiutante
    }
-merlin-lady-in-waiting =
    { $form ->
        [plural] Lady
       *[one] Lady
    }
-merlin-shield-bearer =
    { $form ->
        [plural] scudieri
       *[one] scudiero
    }
-merlin-builder =
    { $form ->
        [plural] costruttori
       *[one] costruttore
    }
-merlin-flag-bearer =
    { $form ->
        [plural] portabandiera
       *[one] portabandiera
    }
-merlin-knight =
    { $form ->
        [plural] cavalieri
       *[one] cavaliere
    }
-merlin-merlin = Merlino
-merlin-castle-board =
    { $form ->
        [plural] castelli
       *[one] castello
    }
-merlin-manor =
    { $form ->
        [plural] manieri
       *[one] maniero
    }
-merlin-merlins-staff =
    { $form ->
        [plural] bastoni di Merlino
       *[one] bastone di Merlino
    }
-merlin-apple =
    { $form ->
        [plural] mele
       *[one] mela
    }
-merlin-grail = Graal
-merlin-excalibur = Excalibur
-merlin-traitor =
    { $form ->
        [plural] traditori
       *[one] traditore
    }
-merlin-repel = respingere
-merlin-shield =
    { $form ->
        [plural] scudi
       *[one] scudo
    }
-merlin-flag =
    { $form ->
        [plural] bandiere
       *[one] bandiera
    }
-merlin-building-material =
    { $form ->
        [plural] materiali da costruzione
       *[one] materiale da costruzione
    }
-merlin-influence-marker =
    { $form ->
        [plural] influenze
       *[one] influenza
    }
-merlin-mission =
    { $form ->
        [plural] missioni
       *[one] missione
    }
-merlin-mission-card =
    { $form ->
        [plural] carte missione
       *[one] carta missione
    }
-merlin-start-tile =
    { $form ->
        [plural] tessere iniziali
       *[one] tessera iniziale
    }
-merlin-personal-die =
    { $form ->
        [plural] dadi del proprio colore
       *[one] dado del proprio colore
    }
-merlin-merlin-die =
    { $form ->
        [plural] dadi bianchi Merlino
       *[one] dado bianco Merlino
    }
-merlin-score-marker =
    { $form ->
        [plural] segnapunti
       *[one] segnapunti
    }
-merlin-hundred-marker =
    { $form ->
        [plural] tessere 100 punti
       *[one] tessera 100 punti
    }
-merlin-round-marker = indicatore round di gioco
-merlin-first-player-marker = indicatore di primo giocatore
-merlin-first-player = primo giocatore
-merlin-figure =
    { $form ->
        [plural] personaggi
       *[one] personaggio
    }
-merlin-victory-point =
    { $form ->
        [plural] punti vittoria
       *[one] punto vittoria
    }
-merlin-main-board = tabellone
-merlin-action-ring = ruota delle azioni
-merlin-principality =
    { $form ->
        [plural] principati
       *[one] principato
    }
-merlin-dragon-principality = principato del Drago
-merlin-environs = dintorni
-merlin-terrain-tile =
    { $form ->
        [plural] tessere terreno
       *[one] tessera terreno
    }
-merlin-terrain-border =
    { $form ->
        [plural] bordi del terreno
       *[one] bordo del terreno
    }
-merlin-territory =
    { $form ->
        [plural] territori
       *[one] territorio
    }
-merlin-mountain =
    { $form ->
        [plural] montagne
       *[one] montagna
    }
-merlin-forest =
    { $form ->
        [plural] foreste
       *[one] foresta
    }
-merlin-lake =
    { $form ->
        [plural] laghi
       *[one] lago
    }
-merlin-tower =
    { $form ->
        [plural] torri
       *[one] torre
    }
-merlin-principality-space =
    { $form ->
        [plural] spazi principato
       *[one] spazio principato
    }
-merlin-vp-space =
    { $form ->
        [plural] spazi punti vittoria
       *[one] spazio punti vittoria
    }
-merlin-influence-space =
    { $form ->
        [plural] spazi influenza
       *[one] spazio influenza
    }
-merlin-relocation-space = spostare un aiutante
-merlin-exchange-space =
    { $form ->
        [plural] spazi scambio
       *[one] spazio scambio
    }
-merlin-mission-space =
    { $form ->
        [plural] spazi missione
       *[one] spazio missione
    }
-merlin-building-space = costruzione del maniero
-merlin-open-row = display delle carte
-merlin-round-track = tracciato dei round di gioco
-merlin-supply = riserva
-merlin-colour-black = nero
-merlin-colour-grey = grigio
-merlin-colour-blue = blu
-merlin-colour-orange = arancione
-merlin-colour-purple = viola
-merlin-colour-brown = marrone
-merlin-colour-yellow = giallo
-merlin-colour-green = verde
-merlin-colour-red = rosso
-merlin-round =
    { $form ->
        [plural] round
       *[one] round
    }
-merlin-turn =
    { $form ->
        [plural] turni
       *[one] turno
    }
-merlin-duty =
    { $form ->
        [plural] effetti
       *[one] effetto
    }
-merlin-scoring =
    { $form ->
        [plural] fasi di punteggio
       *[one] fase di punteggio
    }
-merlin-discard-pile = pila degli scarti
-merlin-deck = pila
-merlin-flag-action-repel = Respingere i traditori
-merlin-flag-action-missions = Missioni
-merlin-flag-action-backwards = Al contrario
-merlin-flag-action-turn-die = Girare un dado
-merlin-flag-action-other = Azione diversa
-merlin-flag-action-mirror = Specchio
-merlin-module-kings-favour = Il Favore del Re
-merlin-extra-board =
    { $form ->
        [plural] plance extra
       *[one] plancia extra
    }
-merlin-seal =
    { $form ->
        [plural] sigilli
       *[one] sigillo
    }
-merlin-ability =
    { $form ->
        [plural] abilità
       *[one] abilità
    }
-merlin_arthur-arthur = Arthur
-merlin_arthur-expansion = Espansione Arthur
-merlin_arthur-action-wheel = ruota delle azioni
-merlin_arthur-inner-ring = circolo interno degli spazi azione
-merlin_arthur-arthur-board =
    { $form ->
        [plural] plance Arthur
       *[one] plancia Arthur
    }
-merlin_arthur-black-die =
    { $form ->
        [plural] dadi neri
       *[one] dado nero
    }
-merlin_arthur-signet-ring = anello col sigillo
-merlin_arthur-pict =
    { $form ->
        [plural] Pitti
       *[one] Pitto
    }
-merlin_arthur-pict-display = display dei Pitti
-merlin_arthur-card-display = display delle carte
-merlin_arthur-resource-space =
    { $form ->
        [plural] spazi Risorsa
       *[one] spazio Risorsa
    }
-merlin_arthur-stairs = scale
-merlin_arthur-merlin-space = Merlino
-merlin_arthur-replace-manor = sostituire un maniero
-merlin_arthur-pict-space = Pitti
-merlin_arthur-apple-space = mela
-merlin_arthur-arthur-movement = movimento Arthur
-merlin_arthur-activate-assistant = attivare un aiutante
-merlin_arthur-manor-points = punti vittoria per i manieri
-merlin_arthur-flag-plus-minus-one = +/-1
-merlin_arthur-flag-swap = scambio
-paladins-worker =
    { $form ->
        [plural] lavoratori
       *[one] lavoratore
    }
-paladins-labourer =
    { $form ->
        [plural] manovali
       *[one] manovale
    }
-paladins-scout =
    { $form ->
        [plural] esploratori
       *[one] esploratore
    }
-paladins-merchant =
    { $form ->
        [plural] mercanti
       *[one] mercante
    }
-paladins-fighter =
    { $form ->
        [plural] combattenti
       *[one] combattente
    }
-paladins-cleric =
    { $form ->
        [plural] chierici
       *[one] chierico
    }
-paladins-criminal =
    { $form ->
        [plural] criminali
       *[one] criminale
    }
-paladins-workshop =
    { $form ->
        [plural] botteghe
       *[one] bottega
    }
-paladins-outpost =
    { $form ->
        [plural] avamposti
       *[one] avamposto
    }
-paladins-monk =
    { $form ->
        [plural] monaci
       *[one] monaco
    }
-paladins-jar =
    { $form ->
        [plural] giare
       *[one] giara
    }
-paladins-silver = Argento
-paladins-provision =
    { $form ->
        [plural] Provviste
       *[one] Provvista
    }
-paladins-first-player-marker = segnalino primo giocatore
-paladins-resource-marker =
    { $form ->
        [plural] segnalini risorsa
       *[one] segnalino risorsa
    }
-paladins-attribute-marker =
    { $form ->
        [plural] segnalini attributo
       *[one] segnalino attributo
    }
-paladins-player-board =
    { $form ->
        [plural] plance giocatore
       *[one] plancia giocatore
    }
-paladins-main-board = tabellone principale
-paladins-ai-board = plancia IA
-paladins-shared-supply = riserva comune
-paladins-personal-supply = riserva personale
-paladins-tax-supply = riserva delle Tasse
-paladins-region =
    { $form ->
        [plural] regioni
       *[one] regione
    }
-paladins-space =
    { $form ->
        [plural] spazi
       *[one] spazio
    }
-paladins-action-space =
    { $form ->
        [plural] spazi azione
       *[one] spazio azione
    }
-paladins-worker-place =
    { $form ->
        [plural] posti per lavoratore
       *[one] posto per lavoratore
    }
-paladins-clear-place =
    { $form ->
        [plural] posti trasparenti
       *[one] posto trasparente
    }
-paladins-coloured-place =
    { $form ->
        [plural] posti colorati
       *[one] posto colorato
    }
-paladins-place =
    { $form ->
        [plural] posti
       *[one] posto
    }
-paladins-discard-pile = pila degli scarti
-paladins-attribute =
    { $form ->
        [plural] Attributi
       *[one] Attributo
    }
-paladins-faith = Fede
-paladins-strength = Forza
-paladins-influence = Influenza
-paladins-attribute-track = tracciato degli Attributi
-paladins-temporary-bonus = bonus temporaneo
-paladins-paladin =
    { $form ->
        [plural] Paladini
       *[one] Paladino
    }
-paladins-townsfolk =
    { $form ->
        [plural] Cittadini
       *[one] Cittadino
    }
-paladins-outsider =
    { $form ->
        [plural] Stranieri
       *[one] Straniero
    }
-paladins-kings-order =
    { $form ->
        [plural] Ordini del Re
       *[one] Ordine del Re
    }
-paladins-kings-favour =
    { $form ->
        [plural] Favori del Re
       *[one] Favore del Re
    }
-paladins-debt =
    { $form ->
        [plural] Debiti
       *[one] Debito
    }
-paladins-debt-unpaid = non saldato
-paladins-debt-paid = saldato
-paladins-suspicion =
    { $form ->
        [plural] Sospetti
       *[one] Sospetto
    }
-paladins-tavern =
    { $form ->
        [plural] Taverne
       *[one] Taverna
    }
-paladins-wall =
    { $form ->
        [plural] Mura
       *[one] Muro
    }
-paladins-scheme =
    { $form ->
        [plural] Stratagemmi
       *[one] Stratagemma
    }
-paladins-tax =
    { $form ->
        [plural] tasse
       *[one] tassa
    }
-paladins-inquisition = Inquisizione
-paladins-action-develop = Sviluppare
-paladins-action-recruit = Reclutare
-paladins-action-hunt = Cacciare
-paladins-action-trade = Commerciare
-paladins-action-pray = Pregare
-paladins-action-conspire = Cospirare
-paladins-action-commission = Incaricare
-paladins-action-fortify = Fortificare
-paladins-action-garrison = Presidiare
-paladins-action-absolve = Assolvere
-paladins-action-attack = Attaccare
-paladins-action-convert = Convertire
-paladins-action-rest = Riposare
-paladins-dismiss = congedare
-paladins-free-recruit = reclutamento gratuito
-paladins-prayer = preghiera
-paladins-remove-suspicion = rimuovere un Sospetto
-paladins-pay-debt = saldare un Debito
-paladins-destroy-debt = distruggere un Debito
-paladins-immediate-effect =
    { $form ->
        [plural] effetti immediati
       *[one] effetto immediato
    }
-paladins-lasting-ability =
    { $form ->
        [plural] abilità continue
       *[one] abilità continua
    }
-paladins-first-player = primo giocatore
-paladins-difficulty-easy = Facile
-paladins-difficulty-normal = Normale
-paladins-difficulty-hard = Difficile
-paladins-pass = passare
-paladins-reset = ripristino
-paladins-resource-track = tracciato delle risorse
-paladins-victory-point =
    { $form ->
        [plural] punti vittoria
       *[one] punto vittoria
    }
-paladins-round =
    { $form ->
        [plural] round
       *[one] round
    }
-paladins-turn =
    { $form ->
        [plural] turni
       *[one] turno
    }
-paladins-faction =
    { $form ->
        [plural] fazioni
       *[one] fazione
    }
-paladins-saracen =
    { $form ->
        [plural] Saraceni
       *[one] Saraceno
    }
-paladins-byzantine =
    { $form ->
        [plural] Bizantini
       *[one] Bizantino
    }
-paladins-viking =
    { $form ->
        [plural] Vichinghi
       *[one] Vichingo
    }
-paladins-outsider-adventurer = Avventuriero
-paladins-outsider-archer = Arciere
-paladins-outsider-guardian = Guardiana
-paladins-outsider-hunter = Cacciatore
-paladins-outsider-lookout = Vedetta
-paladins-outsider-vigilante = Giustiziere
-paladins-outsider-armourer = Armaiolo
-paladins-outsider-marauder = Predone
-paladins-outsider-warrior = Guerriero
-paladins-outsider-assassin = Assassino
-paladins-outsider-barbarian = Barbaro
-paladins-outsider-invader = Invasore
-paladins-outsider-champion = Campione
-paladins-outsider-mercenary = Mercenario
-paladins-outsider-protector = Protettore
-paladins-outsider-thief = Ladro
-paladins-outsider-traitor = Traditore
-paladins-townsfolk-abbot = Abate
-paladins-townsfolk-acolyte = Accolito
-paladins-townsfolk-architect = Architetto
-paladins-townsfolk-defender = Difensore
-paladins-townsfolk-gatekeeper = Guardiano della porta
-paladins-townsfolk-missionary = Missionario
-paladins-townsfolk-watchman = Guardia notturna
-paladins-townsfolk-conspirator = Cospiratore
-paladins-townsfolk-debt-collector = Esattore
-paladins-townsfolk-peddler = Venditore ambulante
-paladins-townsfolk-squire = Scudiero
