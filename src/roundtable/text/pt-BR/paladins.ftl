### Paladinos do Reino Ocidental, para um a quatro jogadores.

## O jogo e o que se pode escolher

game-paladins = Paladinos do Reino Ocidental

paladins-setting-difficulty = Dificuldade (solo)
paladins-setting-difficulty-about = Quantas Ordens Reais dão uma oficina à I.A. antes da primeira rodada.
paladins-setting-difficulty-easy = { -paladins-difficulty-easy } (1 ordem)
paladins-setting-difficulty-normal = { -paladins-difficulty-normal } (3 ordens)
paladins-setting-difficulty-hard = { -paladins-difficulty-hard } (5 ordens)
paladins-setting-tax-supply = { -paladins-tax-supply }
paladins-setting-tax-supply-about = Pratas no Depósito de Taxas com um, dois, três e quatro jogadores.
paladins-setting-tax-supply-public = 5, 5, 6, 8
paladins-setting-tax-supply-even = 5, 6, 7, 8
paladins-setting-suspicion-taxes = Taxas das cartas de Suspeita
paladins-setting-suspicion-taxes-about = Quantas das 24 cartas mostram uma Taxa de 0, 1 e 2.
paladins-setting-suspicion-taxes-six-eight-ten = 6, 8 e 10 cartas
paladins-setting-suspicion-taxes-ten-eight-six = 10, 8 e 6 cartas
paladins-setting-jar-numbers = Influência dos jarros
paladins-setting-jar-numbers-about = A Influência que cada um dos sete jarros exige.
paladins-setting-jar-numbers-like-walls = 0, 1, 3, 5, 7, 9, 11
paladins-setting-jar-numbers-even = 0, 2, 4, 6, 8, 10, 12
paladins-setting-card-values = Três cartas duvidosas
paladins-setting-card-values-about = Três cartas constam nas listas públicas com um valor que parece um engano. Corrigidas, há um Escudeiro para cada Atributo, o Vigilante sarraceno remove uma Suspeita e o Bárbaro viking dá 2 de Força.
paladins-setting-card-values-corrected = corrigidas
paladins-setting-card-values-as-listed = como nas listas
paladins-setting-scheme-split = Esquemas (solo)
paladins-setting-scheme-split-about = A I.A. começa com doze Esquemas: um para cada ação do lado direito e mais seis.
paladins-setting-scheme-split-orders-3-recruit-3 = 3 de Ordens Reais, 3 de Recrutar
paladins-setting-scheme-split-orders-6 = 6 de Ordens Reais
paladins-setting-scheme-split-orders-2-left-4 = 2 de Ordens Reais, Recrutar, Orar, Negociar, Conspirar
paladins-setting-supply = Peças da caixa
paladins-setting-supply-about = Se elas limitam o que se pode receber. Nesse caso, um criminoso que falta não traz carta de Suspeita, e a Prata que volta completa primeiro o Depósito de Taxas.
paladins-setting-supply-unlimited = sem limite
paladins-setting-supply-limited = limitadas
paladins-setting-declinable-gains = Recusar recompensas
paladins-setting-declinable-gains-about = Se é possível recusar orar, recrutar sem custo, remover Suspeitas e quitar ou destruir um Débito.
paladins-setting-declinable-gains-permitted = podem ser recusadas
paladins-setting-declinable-gains-none = são obrigatórias
paladins-setting-free-recruit = { -paladins-free-recruit }
paladins-setting-free-recruit-about = O que se pode fazer com um Habitante recrutado como recompensa.
paladins-setting-free-recruit-keep = ele é mantido
paladins-setting-free-recruit-keep-or-dismiss = ele é mantido ou descartado
paladins-setting-new-townsfolk = Habitantes novos
paladins-setting-new-townsfolk-about = Se um Habitante recrutado como recompensa de uma ação já ajuda nessa ação.
paladins-setting-new-townsfolk-next-time = a partir da próxima vez
paladins-setting-new-townsfolk-at-once = imediatamente
paladins-setting-pray-current-space = Orar pela ação atual
paladins-setting-pray-current-space-about = Se Orar pode liberar o espaço de ação que deu essa recompensa.
paladins-setting-pray-current-space-allowed = qualquer espaço de ação
paladins-setting-pray-current-space-other-spaces = qualquer um menos o atual
paladins-setting-mercenary-scoring = Vários Mercenários
paladins-setting-mercenary-scoring-about = Quanto valem vários Mercenários convertidos.
paladins-setting-mercenary-scoring-per-card = cada um, 1 ponto mais a quantidade deles
paladins-setting-mercenary-scoring-as-a-set = juntos, 1 ponto mais a quantidade deles
paladins-setting-hunter-counts = Caçadores convertidos
paladins-setting-hunter-counts-about = Quais Habitantes um Caçador convertido conta.
paladins-setting-hunter-counts-all-kept = todos os mantidos
paladins-setting-hunter-counts-without-setup = todos menos o da preparação
paladins-setting-resource-sets = Conjuntos de três recursos
paladins-setting-resource-sets-about = Quais conjuntos de três valem um ponto no final.
paladins-setting-resource-sets-mixed = três Pratas e Provisões quaisquer
paladins-setting-resource-sets-separate = três Pratas ou três Provisões
paladins-setting-ai-rest-worker = Descansar (solo)
paladins-setting-ai-rest-worker-about = Se Descansar ocupa um trabalhador da I.A.
paladins-setting-ai-rest-worker-one = um trabalhador
paladins-setting-ai-rest-worker-none = nenhum trabalhador
paladins-setting-ai-orders-completed = Ordens Reais completas (solo)
paladins-setting-ai-orders-completed-about = Quando o Esquema Ordens Reais tenta a ação de uma ordem que a I.A. já completou.
paladins-setting-ai-orders-completed-after-incomplete = se nenhuma incompleta for possível
paladins-setting-ai-orders-completed-only-if-all-complete = só se todas as reveladas estiverem completas
paladins-setting-ai-extra-discard = Segundo descarte (solo)
paladins-setting-ai-extra-discard-about = O que se descarta no fim da rodada além do Habitante mais à direita e do Estrangeiro mais à esquerda.
paladins-setting-ai-extra-discard-places = a carta do espaço seguinte, se houver
paladins-setting-ai-extra-discard-cards = a carta seguinte que houver
paladins-setting-ai-develop-points = Oficinas da I.A. (solo)
paladins-setting-ai-develop-points-about = Se seis ou mais oficinas valem pontos para a I.A.
paladins-setting-ai-develop-points-none = nenhum ponto
paladins-setting-ai-develop-points-as-human = os pontos de um jogador

## As coisas

paladins-worker-labourer = { -paladins-labourer }
    .a = um { -paladins-labourer }
    .of = do { -paladins-labourer }
paladins-worker-scout = { -paladins-scout }
    .a = um { -paladins-scout }
    .of = do { -paladins-scout }
paladins-worker-merchant = { -paladins-merchant }
    .a = um { -paladins-merchant }
    .of = do { -paladins-merchant }
paladins-worker-fighter = { -paladins-fighter }
    .a = um { -paladins-fighter }
    .of = do { -paladins-fighter }
paladins-worker-cleric = { -paladins-cleric }
    .a = um { -paladins-cleric }
    .of = do { -paladins-cleric }
paladins-worker-criminal = { -paladins-criminal }
    .a = um { -paladins-criminal }
    .of = do { -paladins-criminal }

paladins-resource-silver = { -paladins-silver }
    .plural = { -paladins-silver }s
    .a = { -paladins-silver }
paladins-resource-provision = { -paladins-provision }
    .plural = { -paladins-provision(form: "plural") }
    .a = { -paladins-provision(form: "plural") }
paladins-resource-debt = { -paladins-debt }
    .plural = { -paladins-debt(form: "plural") }
    .a = { -paladins-debt(form: "plural") }

# O que se conta quando se recebe.
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
    .plural = { -paladins-silver }s
paladins-thing-provision = { -paladins-provision }
    .plural = { -paladins-provision(form: "plural") }
paladins-thing-tax = { -paladins-silver } ({ -paladins-tax })
    .plural = { -paladins-silver }s ({ -paladins-tax })
paladins-thing-faith = de { -paladins-faith }
paladins-thing-strength = de { -paladins-strength }
paladins-thing-influence = de { -paladins-influence }

paladins-attribute-faith = { -paladins-faith }
    .the = a { -paladins-faith }
paladins-attribute-strength = { -paladins-strength }
    .the = a { -paladins-strength }
paladins-attribute-influence = { -paladins-influence }
    .the = a { -paladins-influence }

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

# Maneiras de realizar uma ação.
paladins-mode-develop = { -paladins-action-develop }
paladins-mode-dismiss = { -paladins-action-recruit } e { -paladins-dismiss }
paladins-mode-recruit = { -paladins-action-recruit } e manter
paladins-mode-hunt = { -paladins-action-hunt }
paladins-mode-hunt-two = { -paladins-action-hunt } com um { -paladins-scout }
paladins-mode-trade = { -paladins-action-trade }
paladins-mode-trade-two = { -paladins-action-trade } com um { -paladins-merchant }
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
    .the = o { -paladins-townsfolk-abbot }
paladins-townsfolk-acolyte = { -paladins-townsfolk-acolyte }
    .the = o { -paladins-townsfolk-acolyte }
paladins-townsfolk-architect = { -paladins-townsfolk-architect }
    .the = o { -paladins-townsfolk-architect }
paladins-townsfolk-conspirator = { -paladins-townsfolk-conspirator }
    .the = o { -paladins-townsfolk-conspirator }
paladins-townsfolk-debt-collector = { -paladins-townsfolk-debt-collector }
    .the = o { -paladins-townsfolk-debt-collector }
paladins-townsfolk-defender = { -paladins-townsfolk-defender }
    .the = o { -paladins-townsfolk-defender }
paladins-townsfolk-gatekeeper = { -paladins-townsfolk-gatekeeper }
    .the = o { -paladins-townsfolk-gatekeeper }
paladins-townsfolk-missionary = { -paladins-townsfolk-missionary }
    .the = o { -paladins-townsfolk-missionary }
paladins-townsfolk-peddler = { -paladins-townsfolk-peddler }
    .the = o { -paladins-townsfolk-peddler }
paladins-townsfolk-squire = { -paladins-townsfolk-squire }
    .the = o { -paladins-townsfolk-squire }
paladins-townsfolk-watchman = { -paladins-townsfolk-watchman }
    .the = o { -paladins-townsfolk-watchman }

paladins-outsider-adventurer = { -paladins-outsider-adventurer }
    .the = o { -paladins-outsider-adventurer }
paladins-outsider-archer = { -paladins-outsider-archer }
    .the = o { -paladins-outsider-archer }
paladins-outsider-armourer = { -paladins-outsider-armourer }
    .the = o { -paladins-outsider-armourer }
paladins-outsider-assassin = { -paladins-outsider-assassin }
    .the = o { -paladins-outsider-assassin }
paladins-outsider-barbarian = { -paladins-outsider-barbarian }
    .the = o { -paladins-outsider-barbarian }
paladins-outsider-champion = { -paladins-outsider-champion }
    .the = o { -paladins-outsider-champion }
paladins-outsider-guardian = { -paladins-outsider-guardian }
    .the = a { -paladins-outsider-guardian }
paladins-outsider-hunter = { -paladins-outsider-hunter }
    .the = o { -paladins-outsider-hunter }
paladins-outsider-invader = { -paladins-outsider-invader }
    .the = o { -paladins-outsider-invader }
paladins-outsider-lookout = { -paladins-outsider-lookout }
    .the = o { -paladins-outsider-lookout }
paladins-outsider-marauder = { -paladins-outsider-marauder }
    .the = o { -paladins-outsider-marauder }
paladins-outsider-mercenary = { -paladins-outsider-mercenary }
    .the = o { -paladins-outsider-mercenary }
paladins-outsider-protector = { -paladins-outsider-protector }
    .the = o { -paladins-outsider-protector }
paladins-outsider-thief = { -paladins-outsider-thief }
    .the = o { -paladins-outsider-thief }
paladins-outsider-traitor = { -paladins-outsider-traitor }
    .the = o { -paladins-outsider-traitor }
paladins-outsider-vigilante = { -paladins-outsider-vigilante }
    .the = o { -paladins-outsider-vigilante }
paladins-outsider-warrior = { -paladins-outsider-warrior }
    .the = o { -paladins-outsider-warrior }

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

## Recompensas e custos, dos quais se compõem os textos das cartas

paladins-gain = { $number } { $number ->
        [one] { $thing }
       *[other] { $thing-plural }
    }
# O mesmo, depois de um feito como “remover 1 Suspeita”.
paladins-gain-plus = +{ paladins-gain }
paladins-gain-attribute = +{ $number } { $attribute }
paladins-gain-criminal = { $number ->
        [one] { $number } { -paladins-criminal } (+{ $number } { -paladins-suspicion })
       *[other] { $number } { -paladins-criminal(form: "plural") } (+{ $number } { -paladins-suspicion(form: "plural") })
    }
paladins-gain-remove-suspicion = remover { $number } { $number ->
        [one] { -paladins-suspicion }
       *[other] { -paladins-suspicion(form: "plural") }
    }
paladins-gain-pay-debt = { -paladins-pay-debt } { $number ->
        [one] um { -paladins-debt }
       *[other] { $number } { -paladins-debt(form: "plural") }
    }
paladins-gain-destroy-debt = { -paladins-destroy-debt } { $number ->
        [one] um { -paladins-debt }
       *[other] { $number } { -paladins-debt(form: "plural") }
    }
paladins-gain-pray = liberar { $number ->
        [one] um { -paladins-action-space }
       *[other] { $number } { -paladins-action-space(form: "plural") }
    }
paladins-gain-free-recruit = recrutar { $number ->
        [one] um { -paladins-townsfolk }
       *[other] { $number } { -paladins-townsfolk(form: "plural") }
    } sem custo
paladins-gain-free-develop = posicionar { $number ->
        [one] uma { -paladins-workshop }
       *[other] { $number } { -paladins-workshop(form: "plural") }
    } sem custo
# Uma escolha; cada parte é o que uma das opções dá.
paladins-either = { $first } ou { $second }, à escolha
paladins-either-of-three = { $first }, { $second } ou { $third }, à escolha
# Só uma lista de recompensas, ou de trabalhadores que uma ação requer.
paladins-gains = { $gains }
paladins-cost = { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-plural }
    }
paladins-need = { $worker-a }
paladins-need-any = { $number ->
        [one] um { -paladins-worker }
       *[other] { $number } { -paladins-worker(form: "plural") }
    }

## Cartas e espaços. $gains, $workers, $attributes e $price são listas do que está acima.

# Habilidades contínuas e o que as ativa. $number é um número de cartas de Suspeita. $action é um infinitivo.
paladins-when-action = { $gains } sempre que { $action }
paladins-when-inquisition = { $gains } a cada { -paladins-inquisition }
paladins-when-suspected = { $gains } a cada { -paladins-inquisition } com { $number } ou mais { -paladins-suspicion(form: "plural") }
paladins-when-innocent = { $gains } a cada { -paladins-inquisition } sem { -paladins-suspicion(form: "plural") }
paladins-when-debt-paid = { $gains } por { -paladins-debt } que quitar
# O que faz um Habitante recrutado; $ability é uma das mensagens acima.
paladins-kept = { $ability }
paladins-kept-at-once = { $gains } imediatamente; { $ability }
paladins-townsfolk-text = { $townsfolk }: { $kept }; ao descartar: { $gains }

# Como pontua um Estrangeiro convertido: $base pontos, e $points por cada $per do que se conta.
paladins-scores = { $base ->
        [0] { paladins-scores-each }
        [one] { $base } ponto mais { paladins-scores-each }
       *[other] { $base } pontos mais { paladins-scores-each }
    }
paladins-scores-each = { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } { $per ->
        [1] por { $counter }
       *[other] a cada { $per } { $counter-plural }
    }
paladins-scores-debts = cada { -paladins-debt } { -paladins-debt-unpaid } custa { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } a menos
paladins-converted-text = { $gains }; no final, { $scores }
paladins-outsider-text = { $outsider } ({ $faction-plural }); ao atacar: { $gains }; ao converter: { $converted }

paladins-counter-absolve = { -paladins-jar } posicionado
    .plural = { -paladins-jar(form: "plural") } posicionados
paladins-counter-attacked-byzantine = { -paladins-byzantine } atacado
    .plural = { -paladins-byzantine(form: "plural") } atacados
paladins-counter-attacked-saracen = { -paladins-saracen } atacado
    .plural = { -paladins-saracen(form: "plural") } atacados
paladins-counter-attacked-viking = { -paladins-viking } atacado
    .plural = { -paladins-viking(form: "plural") } atacados
paladins-counter-attribute-faith = { -paladins-faith }
    .plural = de { -paladins-faith }
paladins-counter-attribute-influence = { -paladins-influence }
    .plural = de { -paladins-influence }
paladins-counter-attribute-strength = { -paladins-strength }
    .plural = de { -paladins-strength }
paladins-counter-commission = { -paladins-monk } nomeado
    .plural = { -paladins-monk(form: "plural") } nomeados
paladins-counter-converted-mercenary = { -paladins-outsider-mercenary } convertido
paladins-counter-develop = { -paladins-workshop } posicionada
    .plural = { -paladins-workshop(form: "plural") } posicionadas
paladins-counter-fortify = { -paladins-wall } construído
    .plural = { -paladins-wall(form: "plural") } construídos
paladins-counter-garrison = { -paladins-outpost } posicionado
    .plural = { -paladins-outpost(form: "plural") } posicionados
paladins-counter-kings-orders-completed = { -paladins-kings-order } completa
    .plural = { -paladins-kings-order(form: "plural") } completas
paladins-counter-own-suspicion = { -paladins-suspicion }
    .plural = { -paladins-suspicion(form: "plural") }
paladins-counter-paid-debts = { -paladins-debt } { -paladins-debt-paid }
    .plural = { -paladins-debt(form: "plural") } quitados
paladins-counter-recruited-townsfolk = { -paladins-townsfolk } mantido
    .plural = { -paladins-townsfolk(form: "plural") } mantidos

paladins-wall-text = { $points ->
        [0] { -paladins-wall } ({ $gains })
        [one] { -paladins-wall } ({ $gains }; { $points } ponto)
       *[other] { -paladins-wall } ({ $gains }; { $points } pontos)
    }
paladins-favour-text = { -paladins-kings-favour } ({ $price }): { $gains }
paladins-order-text = { $action } { $number } vezes
paladins-waives = { $action } não custa { $resource-a }
paladins-lowers = { $action } custa { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-plural }
    } a menos
paladins-paladin-text = { $paladin } ({ $workers }; { $attributes }; { $ability })
paladins-space-text = { -paladins-region } { $region }, { -paladins-space } { $number } ({ $gains })
paladins-jar-text = { -paladins-place } { $number }: { $gains }

# O que as ações fazem; $gains é o que está sob o monge, o posto avançado ou o jarro.
paladins-deed-develop = posicionar uma { -paladins-workshop } e receber o { -paladins-worker } que ela revela
paladins-deed-dismiss = pagar por um { -paladins-townsfolk } e descartá-lo pela recompensa
paladins-deed-recruit = pagar por um { -paladins-townsfolk } e mantê-lo
paladins-deed-commission = posicionar um { -paladins-monk } por uma recompensa, e { $gains }
paladins-deed-fortify = comprar um { -paladins-wall } e receber o que ele mostra
paladins-deed-garrison = posicionar um { -paladins-outpost } por uma recompensa, e { $gains }
paladins-deed-absolve = posicionar um { -paladins-jar } por uma recompensa, remover uma { -paladins-suspicion }, e { $gains }
paladins-deed-attack = atacar um { -paladins-outsider } por { -paladins-influence } e pela recompensa dele
paladins-deed-convert = converter um { -paladins-outsider } por { -paladins-strength } e pontos

## De onde vêm os pontos

paladins-source-orders = { -paladins-kings-order(form: "plural") }
paladins-source-faith = { -paladins-faith }
paladins-source-strength = { -paladins-strength }
paladins-source-influence = { -paladins-influence }
paladins-source-develop = { -paladins-workshop(form: "plural") }
paladins-source-debts = { -paladins-debt(form: "plural") }
paladins-source-resources = { -paladins-silver } e { -paladins-provision(form: "plural") }
paladins-source-commission = { -paladins-monk(form: "plural") }
paladins-source-fortify = quantidade de { -paladins-wall(form: "plural") }
paladins-source-walls = pontos nos { -paladins-wall(form: "plural") }
paladins-source-garrison = { -paladins-outpost(form: "plural") }
paladins-source-absolve = { -paladins-jar(form: "plural") }
paladins-source-convert = { -paladins-outsider(form: "plural") } convertidos

## O que se pergunta

paladins-asks-draft-townsfolk = Qual { -paladins-townsfolk } você recruta antes da primeira { -paladins-round }?
paladins-asks-choose-paladin = Qual { -paladins-paladin } ajuda você nesta { -paladins-round }, e qual volta para o topo do seu baralho? O terceiro vai para o fundo.
paladins-asks-choose-tavern = Qual { -paladins-tavern } você escolhe?
paladins-asks-take-turn = Realize uma ação ou passe.
paladins-asks-choose-target = Qual é o alvo da sua ação?
paladins-target-develop = Em qual ação você posiciona a { -paladins-workshop }?
paladins-target-dismiss = Qual { -paladins-townsfolk } você descarta?
paladins-target-recruit = Qual { -paladins-townsfolk } você recruta?
paladins-target-commission = Onde você posiciona o { -paladins-monk }?
paladins-target-garrison = Onde você posiciona o { -paladins-outpost }?
paladins-target-absolve = Onde você posiciona o { -paladins-jar }?
paladins-target-attack = Qual { -paladins-outsider } você ataca?
paladins-target-convert = Qual { -paladins-outsider } você converte?
paladins-asks-place-worker = Qual { -paladins-worker } você posiciona?
paladins-place-worker = { $mode }: qual { -paladins-worker } vai para o espaço { $worker-of }?
paladins-place-any = { $mode }: qual { -paladins-worker } você posiciona? Serve qualquer um.
paladins-asks-place-on-favour = Qual { -paladins-worker } você posiciona no { -paladins-kings-favour }?
paladins-asks-choose-one = Qual recompensa você escolhe?
paladins-asks-keep-workers = Quais { -paladins-worker(form: "plural") } você mantém para a próxima { -paladins-round }?
paladins-keep-workers = Qual { -paladins-worker } você mantém para a próxima { -paladins-round }? ({ $number ->
        [one] falta { $number }
       *[other] faltam { $number }
    })
paladins-asks-choose-price = Você paga com { -paladins-silver } ou pega um { -paladins-debt }?
paladins-asks-free-develop = Em qual ação você posiciona a { -paladins-workshop }?
paladins-asks-remove-suspicion = Você remove sua { -paladins-suspicion } mais recente?
paladins-asks-pay-debt = Você vira um dos seus { -paladins-debt(form: "plural") } para o lado “{ -paladins-debt-paid }”?
paladins-asks-destroy-debt = Você devolve ao baralho um dos seus { -paladins-debt(form: "plural") } não quitados?
paladins-asks-prayer = Qual { -paladins-action-space } você libera, para usá-lo de novo?
paladins-asks-free-recruit = Qual { -paladins-townsfolk } você recruta sem custo?
paladins-asks-abilities = A { -paladins-inquisition } chegou. Qual dos seus { -paladins-townsfolk(form: "plural") } você usa agora?

## O que se pode fazer

paladins-do-do = { $mode }
# $crew é uma lista de trabalhadores, $deed o que a ação faz.
paladins-label-do = { $mode } ({ $crew }): { $deed }
paladins-label-do-paid = { $mode } ({ $crew }; { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-plural }
    }): { $deed }
paladins-do-favour = Usar o { $favour }
paladins-do-pass = Passar pelo resto da { -paladins-round }
paladins-do-workshop = Posicionar a { -paladins-workshop } em { $action }, espaço { $place }
paladins-label-workshop = { $action }: { $worker-a } a menos
paladins-label-workshop-any = { $action }: um { -paladins-worker } qualquer a menos
paladins-do-townsfolk = { $townsfolk }
paladins-label-recruit = { $number ->
        [0] Recrutar { $townsfolk-the }: { $kept }
        [one] Recrutar { $townsfolk-the } por { $number } { -paladins-silver }: { $kept }
       *[other] Recrutar { $townsfolk-the } por { $number } { -paladins-silver }s: { $kept }
    }
paladins-label-recruit-debt = { $number ->
        [0] Recrutar { $townsfolk-the }: { $kept }
        [one] Recrutar { $townsfolk-the } por { $number } { -paladins-silver } ou um { -paladins-debt }: { $kept }
       *[other] Recrutar { $townsfolk-the } por { $number } { -paladins-silver }s ou um { -paladins-debt }: { $kept }
    }
paladins-label-dismiss = { $number ->
        [0] Descartar { $townsfolk-the }: { $gains }
        [one] Descartar { $townsfolk-the } por { $number } { -paladins-silver }: { $gains }
       *[other] Descartar { $townsfolk-the } por { $number } { -paladins-silver }s: { $gains }
    }
paladins-label-dismiss-debt = { $number ->
        [0] Descartar { $townsfolk-the }: { $gains }
        [one] Descartar { $townsfolk-the } por { $number } { -paladins-silver } ou um { -paladins-debt }: { $gains }
       *[other] Descartar { $townsfolk-the } por { $number } { -paladins-silver }s ou um { -paladins-debt }: { $gains }
    }
paladins-do-pay = Pagar com { $resource }
paladins-label-pay = { $number ->
        [0] Não pagar nada
        [one] Pagar { $number } { -paladins-silver }
       *[other] Pagar { $number } { -paladins-silver }s
    }
paladins-label-debt = Pegar um { -paladins-debt } ({ $number } pontos a menos no final se não for { -paladins-debt-paid })
# $space diz a região, o espaço e a recompensa.
paladins-do-space = { CAPITAL($space) }
# $place diz o número do espaço e a recompensa.
paladins-do-jar = Jarro no { $place }
paladins-do-outsider = { $outsider }
paladins-label-attack = { $number ->
        [0] Atacar { $outsider-the } ({ $faction-plural }): { $gains }
        [one] Atacar { $outsider-the } ({ $faction-plural }) por { $number } { -paladins-silver }: { $gains }
       *[other] Atacar { $outsider-the } ({ $faction-plural }) por { $number } { -paladins-silver }s: { $gains }
    }
paladins-label-convert = Converter { $outsider-the } ({ $faction-plural }): { $converted }
paladins-do-worker = Posicionar { $worker-a }
paladins-do-keep = Manter { $worker-a }
paladins-do-choose = { CAPITAL($choice) }
paladins-do-remove-suspicion = Remover uma { -paladins-suspicion }
paladins-do-pay-debt = { CAPITAL(-paladins-pay-debt) } um { -paladins-debt }
paladins-do-destroy-debt = { CAPITAL(-paladins-destroy-debt) } um { -paladins-debt }
paladins-do-clear = Liberar o espaço de { $action }
paladins-do-recruit = Recrutar: { $townsfolk }
paladins-do-dismiss = Descartar: { $townsfolk }
paladins-do-decline = Abrir mão
paladins-do-use = Usar: { $townsfolk }
paladins-label-use = Usar { $townsfolk-the }: { $gains }
paladins-do-finish = Não usar mais nenhum { -paladins-townsfolk-conspirator }
paladins-do-draft = Recrutar: { $townsfolk }
paladins-do-paladin = { $top } no topo; chamar { $paladin }
paladins-do-tavern = Pegar { $tavern }
