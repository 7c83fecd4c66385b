### Paladini del Regno Occidentale, da uno a quattro giocatori.

## Il gioco e che cosa si può scegliere

game-paladins = Paladini del Regno Occidentale

paladins-setting-difficulty = Difficoltà (solitario)
paladins-setting-difficulty-about = Quanti Ordini del Re danno una bottega all’IA prima del primo round.
paladins-setting-difficulty-easy = { -paladins-difficulty-easy } (1 ordine)
paladins-setting-difficulty-normal = { -paladins-difficulty-normal } (3 ordini)
paladins-setting-difficulty-hard = { -paladins-difficulty-hard } (5 ordini)
paladins-setting-tax-supply = { CAPITAL(-paladins-tax-supply) }
paladins-setting-tax-supply-about = L’Argento nella riserva delle Tasse con uno, due, tre e quattro giocatori.
paladins-setting-tax-supply-public = 5, 5, 6, 8
paladins-setting-tax-supply-even = 5, 6, 7, 8
paladins-setting-suspicion-taxes = Tasse delle carte Sospetto
paladins-setting-suspicion-taxes-about = Quante delle 24 carte mostrano una tassa di 0, 1 e 2.
paladins-setting-suspicion-taxes-six-eight-ten = 6, 8 e 10 carte
paladins-setting-suspicion-taxes-ten-eight-six = 10, 8 e 6 carte
paladins-setting-jar-numbers = Influenza per le giare
paladins-setting-jar-numbers-about = L’Influenza richiesta da ciascuna delle sette giare.
paladins-setting-jar-numbers-like-walls = 0, 1, 3, 5, 7, 9, 11
paladins-setting-jar-numbers-even = 0, 2, 4, 6, 8, 10, 12
paladins-setting-card-values = Tre carte dubbie
paladins-setting-card-values-about = Tre carte compaiono negli elenchi pubblici con un valore che sembra una svista. Una volta corrette, c’è uno Scudiero per ogni Attributo, il Giustiziere saraceno rimuove un Sospetto e il Barbaro vichingo dà 2 di Forza.
paladins-setting-card-values-corrected = corrette
paladins-setting-card-values-as-listed = come negli elenchi
paladins-setting-scheme-split = Stratagemmi (solitario)
paladins-setting-scheme-split-about = L’IA inizia con dodici Stratagemmi: uno per ogni azione del lato destro e altri sei.
paladins-setting-scheme-split-orders-3-recruit-3 = 3 Ordini del Re, 3 Reclutare
paladins-setting-scheme-split-orders-6 = 6 Ordini del Re
paladins-setting-scheme-split-orders-2-left-4 = 2 Ordini del Re, Reclutare, Pregare, Commerciare, Cospirare
paladins-setting-supply = Pezzi della scatola
paladins-setting-supply-about = Se limitano ciò che si può ottenere. In tal caso un criminale che manca non porta una carta Sospetto, e l’Argento che torna riempie prima la riserva delle Tasse.
paladins-setting-supply-unlimited = senza limite
paladins-setting-supply-limited = limitati
paladins-setting-declinable-gains = Rinunciare a un guadagno
paladins-setting-declinable-gains-about = Se si può rinunciare a pregare, a un reclutamento gratuito, a rimuovere un Sospetto e a saldare o distruggere un Debito.
paladins-setting-declinable-gains-permitted = si può rinunciare
paladins-setting-declinable-gains-none = è obbligatorio
paladins-setting-free-recruit = { CAPITAL(-paladins-free-recruit) }
paladins-setting-free-recruit-about = Che cosa si può fare di un Cittadino reclutato come ricompensa.
paladins-setting-free-recruit-keep = si tiene
paladins-setting-free-recruit-keep-or-dismiss = si tiene o si congeda
paladins-setting-new-townsfolk = Cittadini nuovi
paladins-setting-new-townsfolk-about = Se un Cittadino reclutato come ricompensa di un’azione aiuta già in quell’azione.
paladins-setting-new-townsfolk-next-time = dalla volta successiva
paladins-setting-new-townsfolk-at-once = subito
paladins-setting-pray-current-space = Preghiera per l’azione in corso
paladins-setting-pray-current-space-about = Se una preghiera può liberare lo spazio azione che l’ha concessa.
paladins-setting-pray-current-space-allowed = qualsiasi spazio azione
paladins-setting-pray-current-space-other-spaces = tutti tranne quello in corso
paladins-setting-mercenary-scoring = Più Mercenari
paladins-setting-mercenary-scoring-about = Quanto valgono più Mercenari convertiti.
paladins-setting-mercenary-scoring-per-card = ciascuno 1 punto più il loro numero
paladins-setting-mercenary-scoring-as-a-set = insieme 1 punto più il loro numero
paladins-setting-hunter-counts = Cacciatori convertiti
paladins-setting-hunter-counts-about = Quali Cittadini conta un Cacciatore convertito.
paladins-setting-hunter-counts-all-kept = tutti quelli tenuti
paladins-setting-hunter-counts-without-setup = tutti tranne quello della preparazione
paladins-setting-resource-sets = Gruppi di tre risorse
paladins-setting-resource-sets-about = Quali gruppi di tre valgono un punto alla fine.
paladins-setting-resource-sets-mixed = tre tra Argento e Provviste
paladins-setting-resource-sets-separate = tre Argento o tre Provviste
paladins-setting-ai-rest-worker = Riposare (solitario)
paladins-setting-ai-rest-worker-about = Se Riposare occupa un lavoratore dell’IA.
paladins-setting-ai-rest-worker-one = un lavoratore
paladins-setting-ai-rest-worker-none = nessun lavoratore
paladins-setting-ai-orders-completed = Ordini del Re completati (solitario)
paladins-setting-ai-orders-completed-about = Quando lo Stratagemma Ordini del Re tenta l’azione di un ordine che l’IA ha già completato.
paladins-setting-ai-orders-completed-after-incomplete = se nessuno incompleto è possibile
paladins-setting-ai-orders-completed-only-if-all-complete = solo se tutti quelli rivelati sono completi
paladins-setting-ai-extra-discard = Secondo scarto (solitario)
paladins-setting-ai-extra-discard-about = Che cosa si scarta alla fine di un round oltre al Cittadino più a destra e allo Straniero più a sinistra.
paladins-setting-ai-extra-discard-places = la carta del posto successivo, se c’è
paladins-setting-ai-extra-discard-cards = la prima carta successiva
paladins-setting-ai-develop-points = Botteghe dell’IA (solitario)
paladins-setting-ai-develop-points-about = Se sei o più botteghe valgono punti per l’IA.
paladins-setting-ai-develop-points-none = nessun punto
paladins-setting-ai-develop-points-as-human = i punti di un giocatore

## Le cose

paladins-worker-labourer = { -paladins-labourer }
    .a = un { -paladins-labourer }
    .of = del { -paladins-labourer }
paladins-worker-scout = { -paladins-scout }
    .a = un { -paladins-scout }
    .of = dell’{ -paladins-scout }
paladins-worker-merchant = { -paladins-merchant }
    .a = un { -paladins-merchant }
    .of = del { -paladins-merchant }
paladins-worker-fighter = { -paladins-fighter }
    .a = un { -paladins-fighter }
    .of = del { -paladins-fighter }
paladins-worker-cleric = { -paladins-cleric }
    .a = un { -paladins-cleric }
    .of = del { -paladins-cleric }
paladins-worker-criminal = { -paladins-criminal }
    .a = un { -paladins-criminal }
    .of = del { -paladins-criminal }

paladins-resource-silver = { -paladins-silver }
    .a = { -paladins-silver }
paladins-resource-provision = { -paladins-provision }
    .plural = { -paladins-provision(form: "plural") }
    .a = { -paladins-provision(form: "plural") }
paladins-resource-debt = { -paladins-debt }
    .plural = { -paladins-debt(form: "plural") }
    .a = { -paladins-debt(form: "plural") }

# Ciò che si conta quando si ottiene.
paladins-thing-labourer = { -paladins-labourer }
    .plural = { -paladins-labourer(form: "plural") }
paladins-thing-scout = { -paladins-scout }
    .plural = { -paladins-scout(form: "plural") }
paladins-thing-merchant = { -paladins-merchant }
    .plural = { -paladins-merchant(form: "plural") }
paladins-thing-fighter = { -paladins-fighter }
    .plural = { -paladins-fighter(form: "plural") }
paladins-thing-cleric = { -paladins-cleric }
    .plural = { -paladins-cleric(form: "plural") }
paladins-thing-criminal = { -paladins-criminal }
    .plural = { -paladins-criminal(form: "plural") }
paladins-thing-silver = { -paladins-silver }
paladins-thing-provision = { -paladins-provision }
    .plural = { -paladins-provision(form: "plural") }
paladins-thing-tax = { -paladins-silver } ({ -paladins-tax })
paladins-thing-faith = { -paladins-faith }
paladins-thing-strength = { -paladins-strength }
paladins-thing-influence = { -paladins-influence }

paladins-attribute-faith = { -paladins-faith }
    .the = la { -paladins-faith }
paladins-attribute-strength = { -paladins-strength }
    .the = la { -paladins-strength }
paladins-attribute-influence = { -paladins-influence }
    .the = l’{ -paladins-influence }

paladins-action-develop = { -paladins-action-develop }
paladins-action-recruit = { -paladins-action-recruit }
paladins-action-hunt = { -paladins-action-hunt }
paladins-action-trade = { -paladins-action-trade }
paladins-action-pray = { -paladins-action-pray }
paladins-action-conspire = { -paladins-action-conspire }
paladins-action-commission = { -paladins-action-commission }
paladins-action-fortify = { -paladins-action-fortify }
paladins-action-garrison = { -paladins-action-garrison }
paladins-action-absolve = { -paladins-action-absolve }
paladins-action-attack = { -paladins-action-attack }
paladins-action-convert = { -paladins-action-convert }

# Modi di compiere un’azione.
paladins-mode-develop = { -paladins-action-develop }
paladins-mode-dismiss = { -paladins-action-recruit } e { -paladins-dismiss }
paladins-mode-recruit = { -paladins-action-recruit } e tenere
paladins-mode-hunt = { -paladins-action-hunt }
paladins-mode-hunt-two = { -paladins-action-hunt } con un { -paladins-scout }
paladins-mode-trade = { -paladins-action-trade }
paladins-mode-trade-two = { -paladins-action-trade } con un { -paladins-merchant }
paladins-mode-pray = { -paladins-action-pray }
paladins-mode-conspire = { -paladins-action-conspire }
paladins-mode-commission = { -paladins-action-commission }
paladins-mode-fortify = { -paladins-action-fortify }
paladins-mode-garrison = { -paladins-action-garrison }
paladins-mode-absolve = { -paladins-action-absolve }
paladins-mode-attack = { -paladins-action-attack }
paladins-mode-convert = { -paladins-action-convert }

paladins-scheme-develop = { -paladins-action-develop }
paladins-scheme-recruit = { -paladins-action-recruit }
paladins-scheme-hunt = { -paladins-action-hunt }
paladins-scheme-trade = { -paladins-action-trade }
paladins-scheme-pray = { -paladins-action-pray }
paladins-scheme-conspire = { -paladins-action-conspire }
paladins-scheme-commission = { -paladins-action-commission }
paladins-scheme-fortify = { -paladins-action-fortify }
paladins-scheme-garrison = { -paladins-action-garrison }
paladins-scheme-absolve = { -paladins-action-absolve }
paladins-scheme-attack = { -paladins-action-attack }
paladins-scheme-convert = { -paladins-action-convert }
paladins-scheme-kings-orders = { -paladins-kings-order(form: "plural") }
paladins-scheme-kings-favour = { -paladins-kings-favour }

paladins-faction-saracen = { -paladins-saracen }
    .plural = { -paladins-saracen(form: "plural") }
paladins-faction-byzantine = { -paladins-byzantine }
    .plural = { -paladins-byzantine(form: "plural") }
paladins-faction-viking = { -paladins-viking }
    .plural = { -paladins-viking(form: "plural") }

paladins-townsfolk-abbot = { -paladins-townsfolk-abbot }
    .the = l’{ -paladins-townsfolk-abbot }
paladins-townsfolk-acolyte = { -paladins-townsfolk-acolyte }
    .the = l’{ -paladins-townsfolk-acolyte }
paladins-townsfolk-architect = { -paladins-townsfolk-architect }
    .the = l’{ -paladins-townsfolk-architect }
paladins-townsfolk-conspirator = { -paladins-townsfolk-conspirator }
    .the = il { -paladins-townsfolk-conspirator }
paladins-townsfolk-debt-collector = { -paladins-townsfolk-debt-collector }
    .the = l’{ -paladins-townsfolk-debt-collector }
paladins-townsfolk-defender = { -paladins-townsfolk-defender }
    .the = il { -paladins-townsfolk-defender }
paladins-townsfolk-gatekeeper = { -paladins-townsfolk-gatekeeper }
    .the = il { -paladins-townsfolk-gatekeeper }
paladins-townsfolk-missionary = { -paladins-townsfolk-missionary }
    .the = il { -paladins-townsfolk-missionary }
paladins-townsfolk-peddler = { -paladins-townsfolk-peddler }
    .the = il { -paladins-townsfolk-peddler }
paladins-townsfolk-squire = { -paladins-townsfolk-squire }
    .the = lo { -paladins-townsfolk-squire }
paladins-townsfolk-watchman = { -paladins-townsfolk-watchman }
    .the = la { -paladins-townsfolk-watchman }

paladins-outsider-adventurer = { -paladins-outsider-adventurer }
    .the = l’{ -paladins-outsider-adventurer }
paladins-outsider-archer = { -paladins-outsider-archer }
    .the = l’{ -paladins-outsider-archer }
paladins-outsider-armourer = { -paladins-outsider-armourer }
    .the = l’{ -paladins-outsider-armourer }
paladins-outsider-assassin = { -paladins-outsider-assassin }
    .the = l’{ -paladins-outsider-assassin }
paladins-outsider-barbarian = { -paladins-outsider-barbarian }
    .the = il { -paladins-outsider-barbarian }
paladins-outsider-champion = { -paladins-outsider-champion }
    .the = il { -paladins-outsider-champion }
paladins-outsider-guardian = { -paladins-outsider-guardian }
    .the = la { -paladins-outsider-guardian }
paladins-outsider-hunter = { -paladins-outsider-hunter }
    .the = il { -paladins-outsider-hunter }
paladins-outsider-invader = { -paladins-outsider-invader }
    .the = l’{ -paladins-outsider-invader }
paladins-outsider-lookout = { -paladins-outsider-lookout }
    .the = la { -paladins-outsider-lookout }
paladins-outsider-marauder = { -paladins-outsider-marauder }
    .the = il { -paladins-outsider-marauder }
paladins-outsider-mercenary = { -paladins-outsider-mercenary }
    .the = il { -paladins-outsider-mercenary }
paladins-outsider-protector = { -paladins-outsider-protector }
    .the = il { -paladins-outsider-protector }
paladins-outsider-thief = { -paladins-outsider-thief }
    .the = il { -paladins-outsider-thief }
paladins-outsider-traitor = { -paladins-outsider-traitor }
    .the = il { -paladins-outsider-traitor }
paladins-outsider-vigilante = { -paladins-outsider-vigilante }
    .the = il { -paladins-outsider-vigilante }
paladins-outsider-warrior = { -paladins-outsider-warrior }
    .the = il { -paladins-outsider-warrior }

paladins-paladin-anseis = Anséis
paladins-paladin-berengier = Bérengier
paladins-paladin-engelier = Engelier
paladins-paladin-gerier = Gérier
paladins-paladin-gerin = Gérin
paladins-paladin-girard = Girard
paladins-paladin-ivoire = Ivoire
paladins-paladin-ivon = Ivon
paladins-paladin-oliver = Oliver
paladins-paladin-otton = Otton
paladins-paladin-roland = Roland
paladins-paladin-samson = Samson

## Guadagni e costi, di cui si compongono i testi delle carte

paladins-gain = { $number } { $number ->
        [one] { $thing }
       *[other] { $thing-plural }
    }
# Lo stesso, dopo un atto come “rimuovi 1 Sospetto”.
paladins-gain-plus = +{ paladins-gain }
paladins-gain-attribute = +{ $number } { $attribute }
paladins-gain-criminal = { $number ->
        [one] { $number } { -paladins-criminal } (+{ $number } { -paladins-suspicion })
       *[other] { $number } { -paladins-criminal(form: "plural") } (+{ $number } { -paladins-suspicion(form: "plural") })
    }
paladins-gain-remove-suspicion = rimuovi { $number } { $number ->
        [one] { -paladins-suspicion }
       *[other] { -paladins-suspicion(form: "plural") }
    }
paladins-gain-pay-debt = salda { $number ->
        [one] un { -paladins-debt }
       *[other] { $number } { -paladins-debt(form: "plural") }
    }
paladins-gain-destroy-debt = distruggi { $number ->
        [one] un { -paladins-debt }
       *[other] { $number } { -paladins-debt(form: "plural") }
    }
paladins-gain-pray = libera { $number ->
        [one] uno { -paladins-action-space }
       *[other] { $number } { -paladins-action-space(form: "plural") }
    }
paladins-gain-free-recruit = recluta gratis { $number ->
        [one] un { -paladins-townsfolk }
       *[other] { $number } { -paladins-townsfolk(form: "plural") }
    }
paladins-gain-free-develop = piazza gratis { $number ->
        [one] una { -paladins-workshop }
       *[other] { $number } { -paladins-workshop(form: "plural") }
    }
# Una scelta; ogni parte è ciò che dà una delle opzioni.
paladins-either = { $first } oppure { $second }, a scelta
paladins-either-of-three = { $first }, { $second } oppure { $third }, a scelta
# Soltanto un elenco di guadagni, o di lavoratori che un’azione richiede.
paladins-gains = { $gains }
paladins-cost = { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-plural }
    }
paladins-need = { $worker-a }
paladins-need-any = { $number ->
        [one] un { -paladins-worker }
       *[other] { $number } { -paladins-worker(form: "plural") }
    }

## Carte e spazi. $gains, $workers, $attributes e $price sono elenchi di ciò che precede.

# Abilità continue, con ciò che le attiva. $number è un numero di carte Sospetto. $action è un infinito.
paladins-when-action = { $gains } dopo ogni azione { $action }
paladins-when-inquisition = { $gains } a ogni { -paladins-inquisition }
paladins-when-suspected = { $gains } a ogni { -paladins-inquisition } con { $number } o più { -paladins-suspicion(form: "plural") }
paladins-when-innocent = { $gains } a ogni { -paladins-inquisition } senza { -paladins-suspicion(form: "plural") }
paladins-when-debt-paid = { $gains } per ogni { -paladins-debt } che saldi
# Che cosa fa un Cittadino reclutato; $ability è uno dei messaggi qui sopra.
paladins-kept = { $ability }
paladins-kept-at-once = { $gains } subito; { $ability }
paladins-townsfolk-text = { $townsfolk }: { $kept }; congedo: { $gains }

# Quanto vale uno Straniero convertito: $base punti, e $points per ogni $per di ciò che si conta.
paladins-scores = { $base ->
        [0] { paladins-scores-each }
        [one] { $base } punto più { paladins-scores-each }
       *[other] { $base } punti più { paladins-scores-each }
    }
paladins-scores-each = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } { $per ->
        [1] per ogni { $counter }
       *[other] ogni { $per } { $counter-plural }
    }
paladins-scores-debts = ogni { -paladins-debt } { -paladins-debt-unpaid } costa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in meno
paladins-converted-text = { $gains }; alla fine { $scores }
paladins-outsider-text = { $outsider } ({ $faction-plural }); attacco: { $gains }; conversione: { $converted }

paladins-counter-absolve = { -paladins-jar } piazzata
    .plural = { -paladins-jar(form: "plural") } piazzate
paladins-counter-attacked-byzantine = { -paladins-byzantine } attaccato
    .plural = { -paladins-byzantine(form: "plural") } attaccati
paladins-counter-attacked-saracen = { -paladins-saracen } attaccato
    .plural = { -paladins-saracen(form: "plural") } attaccati
paladins-counter-attacked-viking = { -paladins-viking } attaccato
    .plural = { -paladins-viking(form: "plural") } attaccati
paladins-counter-attribute-faith = { -paladins-faith }
    .plural = di { -paladins-faith }
paladins-counter-attribute-influence = { -paladins-influence }
    .plural = di { -paladins-influence }
paladins-counter-attribute-strength = { -paladins-strength }
    .plural = di { -paladins-strength }
paladins-counter-commission = { -paladins-monk } piazzato
    .plural = { -paladins-monk(form: "plural") } piazzati
paladins-counter-converted-mercenary = { -paladins-outsider-mercenary } convertito
paladins-counter-develop = { -paladins-workshop } piazzata
    .plural = { -paladins-workshop(form: "plural") } piazzate
paladins-counter-fortify = { -paladins-wall } costruito
    .plural = { -paladins-wall(form: "plural") } costruite
paladins-counter-garrison = { -paladins-outpost } piazzato
    .plural = { -paladins-outpost(form: "plural") } piazzati
paladins-counter-kings-orders-completed = { -paladins-kings-order } completato
    .plural = { -paladins-kings-order(form: "plural") } completati
paladins-counter-own-suspicion = { -paladins-suspicion }
    .plural = { -paladins-suspicion(form: "plural") }
paladins-counter-paid-debts = { -paladins-debt } { -paladins-debt-paid }
    .plural = { -paladins-debt(form: "plural") } saldati
paladins-counter-recruited-townsfolk = { -paladins-townsfolk } tenuto
    .plural = { -paladins-townsfolk(form: "plural") } tenuti

paladins-wall-text = { $points ->
        [0] { -paladins-wall } ({ $gains })
        [one] { -paladins-wall } ({ $gains }; { $points } punto)
       *[other] { -paladins-wall } ({ $gains }; { $points } punti)
    }
paladins-favour-text = { -paladins-kings-favour } ({ $price }): { $gains }
paladins-order-text = { $action } { $number } volte
paladins-waives = { $action } non costa { $resource-a }
paladins-lowers = { $action } costa { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-plural }
    } in meno
paladins-paladin-text = { $paladin } ({ $workers }; { $attributes }; { $ability })
paladins-space-text = { -paladins-region } { $region }, { -paladins-space } { $number } ({ $gains })
paladins-jar-text = { -paladins-place } { $number }: { $gains }

# Che cosa fanno le azioni; $gains è ciò che sta sotto il monaco, l’avamposto o la giara.
paladins-deed-develop = piazza una { -paladins-workshop } e ottieni il { -paladins-worker } che scopre
paladins-deed-dismiss = paga per un { -paladins-townsfolk } e congedalo per la sua ricompensa
paladins-deed-recruit = paga per un { -paladins-townsfolk } e tienilo
paladins-deed-commission = piazza un { -paladins-monk } per una ricompensa, e { $gains }
paladins-deed-fortify = pesca un { -paladins-wall } e ottieni ciò che mostra
paladins-deed-garrison = piazza un { -paladins-outpost } per una ricompensa, e { $gains }
paladins-deed-absolve = piazza una { -paladins-jar } per una ricompensa, rimuovi un { -paladins-suspicion }, e { $gains }
paladins-deed-attack = attacca uno { -paladins-outsider } per { -paladins-influence } e la sua ricompensa
paladins-deed-convert = converti uno { -paladins-outsider } per { -paladins-strength } e punti

## Da dove vengono i punti

paladins-source-orders = { -paladins-kings-order(form: "plural") }
paladins-source-faith = { -paladins-faith }
paladins-source-strength = { -paladins-strength }
paladins-source-influence = { -paladins-influence }
paladins-source-develop = { -paladins-workshop(form: "plural") }
paladins-source-debts = { -paladins-debt(form: "plural") }
paladins-source-resources = { -paladins-silver } e { -paladins-provision(form: "plural") }
paladins-source-commission = { -paladins-monk(form: "plural") }
paladins-source-fortify = numero di { -paladins-wall(form: "plural") }
paladins-source-walls = punti sulle { -paladins-wall(form: "plural") }
paladins-source-garrison = { -paladins-outpost(form: "plural") }
paladins-source-absolve = { -paladins-jar(form: "plural") }
paladins-source-convert = { -paladins-outsider(form: "plural") } convertiti

## Che cosa viene chiesto

paladins-asks-draft-townsfolk = Quale { -paladins-townsfolk } recluti prima del primo { -paladins-round }?
paladins-asks-choose-paladin = Quale { -paladins-paladin } ti aiuta in questo { -paladins-round }, e quale torna in cima al tuo mazzo? Il terzo va in fondo.
paladins-asks-choose-tavern = Quale { -paladins-tavern } scegli?
paladins-asks-take-turn = Compi un’azione o passa.
paladins-asks-choose-target = Qual è il bersaglio della tua azione?
paladins-target-develop = Su quale azione piazzi la { -paladins-workshop }?
paladins-target-dismiss = Quale { -paladins-townsfolk } congedi?
paladins-target-recruit = Quale { -paladins-townsfolk } recluti?
paladins-target-commission = Dove piazzi il { -paladins-monk }?
paladins-target-garrison = Dove piazzi l’{ -paladins-outpost }?
paladins-target-absolve = Dove piazzi la { -paladins-jar }?
paladins-target-attack = Quale { -paladins-outsider } attacchi?
paladins-target-convert = Quale { -paladins-outsider } converti?
paladins-asks-place-worker = Quale { -paladins-worker } piazzi?
paladins-place-worker = { $mode }: quale { -paladins-worker } va sul { -paladins-place } { $worker-of }?
paladins-place-any = { $mode }: quale { -paladins-worker } piazzi? Va bene qualsiasi tipo.
paladins-asks-place-on-favour = Quale { -paladins-worker } piazzi sul { -paladins-kings-favour }?
paladins-asks-choose-one = Quale ricompensa scegli?
paladins-asks-keep-workers = Quali { -paladins-worker(form: "plural") } tieni per il prossimo { -paladins-round }?
paladins-keep-workers = Quale { -paladins-worker } tieni per il prossimo { -paladins-round }? ({ $number ->
        [one] ne resta { $number }
       *[other] ne restano { $number }
    } da scegliere)
paladins-asks-choose-price = Paghi in { -paladins-silver } o prendi un { -paladins-debt }?
paladins-asks-free-develop = Su quale azione piazzi la { -paladins-workshop }?
paladins-asks-remove-suspicion = Rimuovi il tuo { -paladins-suspicion } più recente?
paladins-asks-pay-debt = Giri uno dei tuoi { -paladins-debt(form: "plural") } sul lato “{ -paladins-debt-paid }”?
paladins-asks-destroy-debt = Rimetti nel mazzo uno dei tuoi { -paladins-debt(form: "plural") } non saldati?
paladins-asks-prayer = Quale { -paladins-action-space } liberi, per usarlo di nuovo?
paladins-asks-free-recruit = Quale { -paladins-townsfolk } recluti gratis?
paladins-asks-abilities = È arrivata l’{ -paladins-inquisition }. Quale dei tuoi { -paladins-townsfolk(form: "plural") } usi adesso?

## Che cosa si può fare

paladins-do-do = { $mode }
# $crew è un elenco di lavoratori, $deed ciò che fa l’azione.
paladins-label-do = { $mode } ({ $crew }): { $deed }
paladins-label-do-paid = { $mode } ({ $crew }; { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-plural }
    }): { $deed }
paladins-do-favour = Usa il { $favour }
paladins-do-pass = Passa per il resto del { -paladins-round }
paladins-do-workshop = Piazza la { -paladins-workshop } su { $action }, posto { $place }
paladins-label-workshop = { $action }: { $worker-a } in meno
paladins-label-workshop-any = { $action }: un { -paladins-worker } qualsiasi in meno
paladins-do-townsfolk = { $townsfolk }
paladins-label-recruit = { $number ->
        [0] Recluta { $townsfolk-the }: { $kept }
       *[other] Recluta { $townsfolk-the } per { $number } { -paladins-silver }: { $kept }
    }
paladins-label-recruit-debt = { $number ->
        [0] Recluta { $townsfolk-the }: { $kept }
       *[other] Recluta { $townsfolk-the } per { $number } { -paladins-silver } o un { -paladins-debt }: { $kept }
    }
paladins-label-dismiss = { $number ->
        [0] Congeda { $townsfolk-the }: { $gains }
       *[other] Congeda { $townsfolk-the } per { $number } { -paladins-silver }: { $gains }
    }
paladins-label-dismiss-debt = { $number ->
        [0] Congeda { $townsfolk-the }: { $gains }
       *[other] Congeda { $townsfolk-the } per { $number } { -paladins-silver } o un { -paladins-debt }: { $gains }
    }
paladins-do-pay = Paga in { $resource }
paladins-label-pay = { $number ->
        [0] Non pagare nulla
       *[other] Paga { $number } { -paladins-silver }
    }
paladins-label-debt = Prendi un { -paladins-debt } ({ $number } punti in meno alla fine se resta { -paladins-debt-unpaid })
# $space dice la regione, lo spazio e la ricompensa.
paladins-do-space = { CAPITAL($space) }
# $place dice il numero del posto e la ricompensa.
paladins-do-jar = Giara sul { $place }
paladins-do-outsider = { $outsider }
paladins-label-attack = { $number ->
        [0] Attacca { $outsider-the } ({ $faction-plural }): { $gains }
       *[other] Attacca { $outsider-the } ({ $faction-plural }) per { $number } { -paladins-silver }: { $gains }
    }
paladins-label-convert = Converti { $outsider-the } ({ $faction-plural }): { $converted }
paladins-do-worker = Piazza { $worker-a }
paladins-do-keep = Tieni { $worker-a }
paladins-do-choose = { CAPITAL($choice) }
paladins-do-remove-suspicion = Rimuovi un { -paladins-suspicion }
paladins-do-pay-debt = Salda un { -paladins-debt }
paladins-do-destroy-debt = Distruggi un { -paladins-debt }
paladins-do-clear = Libera lo spazio { $action }
paladins-do-recruit = Recluta: { $townsfolk }
paladins-do-dismiss = Congeda: { $townsfolk }
paladins-do-decline = Fanne a meno
paladins-do-use = Usa: { $townsfolk }
paladins-label-use = Usa { $townsfolk-the }: { $gains }
paladins-do-finish = Non usare altri Cospiratori
paladins-do-draft = Recluta: { $townsfolk }
paladins-do-paladin = { $top } in cima; chiama { $paladin }
paladins-do-tavern = Prendi { $tavern }
