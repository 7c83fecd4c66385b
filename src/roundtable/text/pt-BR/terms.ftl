### The words of the games, made from glossary/*.toml by `python -m roundtable.text.glossary`.
-mage_knight-term-deed-card =
    { $form ->
        [plural] cartas de Façanha
       *[one] carta de Façanha
    }
-mage_knight-term-deed-deck =
    { $form ->
        [plural] baralhos de Façanhas
       *[one] baralho de Façanhas
    }
-mage_knight-term-action-card =
    { $form ->
        [plural] cartas de Ação
       *[one] carta de Ação
    }
-mage_knight-term-basic-action =
    { $form ->
        [plural] Ações Básicas
       *[one] Ação Básica
    }
-mage_knight-term-advanced-action =
    { $form ->
        [plural] Ações Avançadas
       *[one] Ação Avançada
    }
-mage_knight-term-spell =
    { $form ->
        [plural] Feitiços
       *[one] Feitiço
    }
-mage_knight-term-artifact =
    { $form ->
        [plural] Artefatos
       *[one] Artefato
    }
-mage_knight-term-banner =
    { $form ->
        [plural] Estandartes
       *[one] Estandarte
    }
-mage_knight-term-wound =
    { $form ->
        [plural] Ferimentos
       *[one] Ferimento
    }
-mage_knight-term-tactic-card =
    { $form ->
        [plural] cartas de Tática
       *[one] carta de Tática
    }
-mage_knight-term-day-tactic =
    { $form ->
        [plural] Táticas Diurnas
       *[one] Tática Diurna
    }
-mage_knight-term-night-tactic =
    { $form ->
        [plural] Táticas Noturnas
       *[one] Tática Noturna
    }
-mage_knight-term-unit =
    { $form ->
        [plural] Unidades
       *[one] Unidade
    }
-mage_knight-term-regular-unit =
    { $form ->
        [plural] Unidades Convencionais
       *[one] Unidade Convencional
    }
-mage_knight-term-elite-unit =
    { $form ->
        [plural] Unidades de Elite
       *[one] Unidade de Elite
    }
-mage_knight-term-hero =
    { $form ->
        [plural] Heróis
       *[one] Herói
    }
-mage_knight-term-hero-card =
    { $form ->
        [plural] cartas do Herói
       *[one] carta do Herói
    }
-mage_knight-term-mage-knights = Cavaleiros-Magos
-mage_knight-term-skill =
    { $form ->
        [plural] Poderes
       *[one] Poder
    }
-mage_knight-term-skill-token =
    { $form ->
        [plural] fichas de Poder
       *[one] ficha de Poder
    }
-mage_knight-term-interactive-skill =
    { $form ->
        [plural] Poderes interativos
       *[one] Poder interativo
    }
-mage_knight-term-competitive-interactive-skill =
    { $form ->
        [plural] Poderes interativos competitivos
       *[one] Poder interativo competitivo
    }
-mage_knight-term-cooperative-interactive-skill =
    { $form ->
        [plural] Poderes interativos cooperativos
       *[one] Poder interativo cooperativo
    }
-mage_knight-term-skill-description-card =
    { $form ->
        [plural] cartas de Descrição de Poderes
       *[one] carta de Descrição de Poderes
    }
-mage_knight-term-common-skill-offer = oferta de Poderes Compartilhados
-mage_knight-term-spell-offer = oferta de Feitiços
-mage_knight-term-advanced-action-offer = oferta de Ações Avançadas
-mage_knight-term-unit-offer = oferta de Unidades
-mage_knight-term-command-token =
    { $form ->
        [plural] fichas de Comando
       *[one] ficha de Comando
    }
-mage_knight-term-level-token =
    { $form ->
        [plural] fichas de Nível
       *[one] ficha de Nível
    }
-mage_knight-term-shield-token =
    { $form ->
        [plural] fichas de Escudo
       *[one] ficha de Escudo
    }
-mage_knight-term-round-order-token =
    { $form ->
        [plural] fichas de Ordem na Rodada
       *[one] ficha de Ordem na Rodada
    }
-mage_knight-term-enemy-token =
    { $form ->
        [plural] fichas de inimigo
       *[one] ficha de inimigo
    }
-mage_knight-term-ruins-token =
    { $form ->
        [plural] fichas de ruína
       *[one] ficha de ruína
    }
-mage_knight-term-altar =
    { $form ->
        [plural] altares
       *[one] altar
    }
-mage_knight-term-map-tile =
    { $form ->
        [plural] peças de Mapa
       *[one] peça de Mapa
    }
-mage_knight-term-starting-tile = peça inicial
-mage_knight-term-countryside-tile =
    { $form ->
        [plural] peças de Campo
       *[one] peça de Campo
    }
-mage_knight-term-core-tile =
    { $form ->
        [plural] peças Centrais
       *[one] peça Central
    }
-mage_knight-term-city-tile =
    { $form ->
        [plural] peças Centrais de cidade
       *[one] peça Central de cidade
    }
-mage_knight-term-non-city-tile =
    { $form ->
        [plural] peças Centrais sem cidade
       *[one] peça Central sem cidade
    }
-mage_knight-term-tile-pool = reserva de peças
-mage_knight-term-map-tile-stack = pilha de Peças de Mapa
-mage_knight-term-day-night-board = Tabuleiro de Dia/Noite
-mage_knight-term-fame-and-reputation-board = Tabuleiro de Fama e Reputação
-mage_knight-term-fame = Fama
-mage_knight-term-reputation = Reputação
-mage_knight-term-fame-track = indicador de Fama
-mage_knight-term-reputation-track = indicador de Reputação
-mage_knight-term-level =
    { $form ->
        [plural] níveis
       *[one] nível
    }
-mage_knight-term-level-up = Subir de Nível
-mage_knight-term-hand = Mão
-mage_knight-term-hand-limit = limite da Mão
-mage_knight-term-discard-pile = pilha de Descartes
-mage_knight-term-play-area = Área de Jogo
-mage_knight-term-unit-area = área de Unidades
-mage_knight-term-inventory = Inventário
-mage_knight-term-bank = Banco
-mage_knight-term-site-description-card =
    { $form ->
        [plural] cartas de Descrição de Local
       *[one] carta de Descrição de Local
    }
-mage_knight-term-scoring-card =
    { $form ->
        [plural] cartas de Pontuação
       *[one] carta de Pontuação
    }
-mage_knight-term-city-card =
    { $form ->
        [plural] cartas de Cidade
       *[one] carta de Cidade
    }
-mage_knight-term-city-miniature =
    { $form ->
        [plural] miniaturas de Cidade
       *[one] miniatura de Cidade
    }
-mage_knight-term-miniature =
    { $form ->
        [plural] miniaturas
       *[one] miniatura
    }
-mage_knight-term-game-round =
    { $form ->
        [plural] Rodadas
       *[one] Rodada
    }
-mage_knight-term-day = Dia
-mage_knight-term-night = Noite
-mage_knight-term-night-rules = regras de Noite
-mage_knight-term-turn =
    { $form ->
        [plural] Turnos
       *[one] Turno
    }
-mage_knight-term-normal-turn =
    { $form ->
        [plural] Turnos Normais
       *[one] Turno Normal
    }
-mage_knight-term-rest = Descansar
-mage_knight-term-standard-rest = Descanso Normal
-mage_knight-term-slow-recovery = Recuperação Lenta
-mage_knight-term-end-of-round = Fim da Rodada
-mage_knight-term-end-of-turn = Fim do Turno
-mage_knight-term-forfeit-turn = abrir mão do Turno
-mage_knight-term-setup = Preparação
-mage_knight-term-reversal = Reversão
-mage_knight-term-mana = mana
-mage_knight-term-pure-mana = mana puro
-mage_knight-term-mana-token =
    { $form ->
        [plural] marcadores de mana
       *[one] marcador de mana
    }
-mage_knight-term-mana-die =
    { $form ->
        [plural] dados de mana
       *[one] dado de mana
    }
-mage_knight-term-crystal =
    { $form ->
        [plural] cristais
       *[one] cristal
    }
-mage_knight-term-source = Fonte
-mage_knight-term-basic-colour =
    { $form ->
        [plural] cores básicas
       *[one] cor básica
    }
-mage_knight-term-red = vermelho
-mage_knight-term-blue = azul
-mage_knight-term-white = branco
-mage_knight-term-green = verde
-mage_knight-term-gold = dourado
-mage_knight-term-black = preto
-mage_knight-term-depleted = esgotado
-mage_knight-term-basic-effect =
    { $form ->
        [plural] efeitos básicos
       *[one] efeito básico
    }
-mage_knight-term-strong-effect =
    { $form ->
        [plural] efeitos amplificados
       *[one] efeito amplificado
    }
-mage_knight-term-to-power = potencializar
-mage_knight-term-special-effect =
    { $form ->
        [plural] efeitos especiais
       *[one] efeito especial
    }
-mage_knight-term-compound-effect =
    { $form ->
        [plural] efeitos compostos
       *[one] efeito composto
    }
-mage_knight-term-sideways = de lado
-mage_knight-term-to-discard = descartar
-mage_knight-term-to-throw-away = jogar fora
-mage_knight-term-to-gain = ganhar
-mage_knight-term-move = Movimento
-mage_knight-term-move-points = pontos de Movimento
-mage_knight-term-influence = Influência
-mage_knight-term-influence-points = pontos de Influência
-mage_knight-term-healing = Cura
-mage_knight-term-healing-points = pontos de Cura
-mage_knight-term-attack =
    { $form ->
        [plural] Ataques
       *[one] Ataque
    }
-mage_knight-term-ranged-attack =
    { $form ->
        [plural] Ataques à Distância
       *[one] Ataque à Distância
    }
-mage_knight-term-siege-attack =
    { $form ->
        [plural] Ataques de Cerco
       *[one] Ataque de Cerco
    }
-mage_knight-term-melee-attack =
    { $form ->
        [plural] Ataques Corpo a Corpo
       *[one] Ataque Corpo a Corpo
    }
-mage_knight-term-block = Bloqueio
-mage_knight-term-armor = Armadura
-mage_knight-term-damage = dano
-mage_knight-term-physical = físico
-mage_knight-term-fire = Fogo
-mage_knight-term-ice = Gelo
-mage_knight-term-cold-fire = Fogo Frio
-mage_knight-term-efficient = eficiente
-mage_knight-term-inefficient = ineficiente
-mage_knight-term-ready = Preparada
-mage_knight-term-spent = Usada
-mage_knight-term-wounded = Ferida
-mage_knight-term-to-activate = ativar
-mage_knight-term-to-recruit = recrutar
-mage_knight-term-to-disband = dispensar
-mage_knight-term-space =
    { $form ->
        [plural] espaços
       *[one] espaço
    }
-mage_knight-term-safe-space =
    { $form ->
        [plural] espaços seguros
       *[one] espaço seguro
    }
-mage_knight-term-accessible = acessível
-mage_knight-term-coastline = faixa costeira
-mage_knight-term-terrain =
    { $form ->
        [plural] terrenos
       *[one] terreno
    }
-mage_knight-term-plains = planície
-mage_knight-term-forest =
    { $form ->
        [plural] Florestas
       *[one] Floresta
    }
-mage_knight-term-desert =
    { $form ->
        [plural] Desertos
       *[one] Deserto
    }
-mage_knight-term-swamp =
    { $form ->
        [plural] pântanos
       *[one] pântano
    }
-mage_knight-term-lake =
    { $form ->
        [plural] lagos
       *[one] lago
    }
-mage_knight-term-hills = colinas
-mage_knight-term-wasteland =
    { $form ->
        [plural] terras desoladas
       *[one] terra desolada
    }
-mage_knight-term-mountain =
    { $form ->
        [plural] montanhas
       *[one] montanha
    }
-mage_knight-term-sea = mar
-mage_knight-term-site =
    { $form ->
        [plural] locais
       *[one] local
    }
-mage_knight-term-fortified-site =
    { $form ->
        [plural] locais fortificados
       *[one] local fortificado
    }
-mage_knight-term-adventure-site =
    { $form ->
        [plural] locais de aventura
       *[one] local de aventura
    }
-mage_knight-term-inhabited-site =
    { $form ->
        [plural] locais habitados
       *[one] local habitado
    }
-mage_knight-term-portal =
    { $form ->
        [plural] portais
       *[one] portal
    }
-mage_knight-term-village =
    { $form ->
        [plural] vilarejos
       *[one] vilarejo
    }
-mage_knight-term-monastery =
    { $form ->
        [plural] mosteiros
       *[one] mosteiro
    }
-mage_knight-term-keep =
    { $form ->
        [plural] fortes
       *[one] forte
    }
-mage_knight-term-mage-tower =
    { $form ->
        [plural] torres de mago
       *[one] torre de mago
    }
-mage_knight-term-city =
    { $form ->
        [plural] cidades
       *[one] cidade
    }
-mage_knight-term-white-city = cidade Branca
-mage_knight-term-blue-city = cidade Azul
-mage_knight-term-red-city = cidade Vermelha
-mage_knight-term-green-city = cidade Verde
-mage_knight-term-city-leader =
    { $form ->
        [plural] líderes da Cidade
       *[one] líder da Cidade
    }
-mage_knight-term-ancient-ruins = ruínas
-mage_knight-term-dungeon =
    { $form ->
        [plural] calabouços
       *[one] calabouço
    }
-mage_knight-term-tomb =
    { $form ->
        [plural] sepulcros
       *[one] sepulcro
    }
-mage_knight-term-monster-den =
    { $form ->
        [plural] covis de monstros
       *[one] covil de monstros
    }
-mage_knight-term-spawning-grounds = nascedouro
-mage_knight-term-magical-glade =
    { $form ->
        [plural] clareiras mágicas
       *[one] clareira mágica
    }
-mage_knight-term-crystal-mine =
    { $form ->
        [plural] minas de cristal
       *[one] mina de cristal
    }
-mage_knight-term-rampaging-enemies = inimigos irascíveis
-mage_knight-term-marauding-orcs = orcs saqueadores
-mage_knight-term-draconum =
    { $form ->
        [plural] draconum
       *[one] draconum
    }
-mage_knight-term-garrison =
    { $form ->
        [plural] guarnições
       *[one] guarnição
    }
-mage_knight-term-to-explore = explorar
-mage_knight-term-to-reveal = revelar
-mage_knight-term-to-provoke = provocar
-mage_knight-term-to-challenge = desafiar
-mage_knight-term-to-burn-monastery = queimar um mosteiro
-mage_knight-term-to-plunder-village = saquear um vilarejo
-mage_knight-term-interaction = Interação com Habitantes Locais
-mage_knight-term-combat-with-enemies = Combate com Inimigos
-mage_knight-term-ranged-and-siege-phase = Fase de Ataques de Cerco e à Distância
-mage_knight-term-block-phase = Fase de Bloqueio
-mage_knight-term-assign-damage-phase = Fase de Atribuição de Dano
-mage_knight-term-attack-phase = Fase de Ataque Corpo a Corpo
-mage_knight-term-assault =
    { $form ->
        [plural] invasões
       *[one] invasão
    }
-mage_knight-term-cooperative-assault =
    { $form ->
        [plural] invasões conjuntas
       *[one] invasão conjunta
    }
-mage_knight-term-knock-out = Nocaute
-mage_knight-term-forced-withdrawal = Retirada Forçada
-mage_knight-term-combat-rewards = Recompensas do combate
-mage_knight-term-pvp-combat = combate de Jogador contra Jogador
-mage_knight-term-aggressor =
    { $form ->
        [plural] agressores
       *[one] agressor
    }
-mage_knight-term-defender =
    { $form ->
        [plural] defensores
       *[one] defensor
    }
-mage_knight-term-attacker =
    { $form ->
        [plural] atacantes
       *[one] atacante
    }
-mage_knight-term-blocker =
    { $form ->
        [plural] bloqueadores
       *[one] bloqueador
    }
-mage_knight-term-force-to-retreat = forçar a recuar
-mage_knight-term-mandatory-action =
    { $form ->
        [plural] ações obrigatórias
       *[one] ação obrigatória
    }
-mage_knight-term-voluntary-action =
    { $form ->
        [plural] ações voluntárias
       *[one] ação voluntária
    }
-mage_knight-term-last-turn = último Turno
-mage_knight-term-fire-attack =
    { $form ->
        [plural] Ataques de Fogo
       *[one] Ataque de Fogo
    }
-mage_knight-term-ice-attack =
    { $form ->
        [plural] Ataques de Gelo
       *[one] Ataque de Gelo
    }
-mage_knight-term-cold-fire-attack =
    { $form ->
        [plural] Ataques de Fogo Frio
       *[one] Ataque de Fogo Frio
    }
-mage_knight-term-summon = Invocação
-mage_knight-term-swift = Ágil
-mage_knight-term-brutal = Brutal
-mage_knight-term-poison = Venenoso
-mage_knight-term-paralyze = Paralisador
-mage_knight-term-assassination = Assassinato
-mage_knight-term-cumbersome = Corpulento
-mage_knight-term-vampiric = Vampírico
-mage_knight-term-fortified = Fortificado
-mage_knight-term-unfortified = Não Fortificado
-mage_knight-term-physical-resistance = Resistência Física
-mage_knight-term-fire-resistance = Resistência ao Fogo
-mage_knight-term-ice-resistance = Resistência ao Gelo
-mage_knight-term-elusive = Elusivo
-mage_knight-term-arcane-immunity = Imunidade Arcana
-mage_knight-term-defend = Defender
-mage_knight-term-multiple-attacks = Ataques Múltiplos
-mage_knight-term-concentration = Concentração
-mage_knight-term-magic-talent = Talento Mágico
-mage_knight-term-maximal-effect = Efeito Máximo
-mage_knight-term-determination = Determinação
-mage_knight-term-time-bending = Curvatura Temporal
-mage_knight-term-demolish = Demolição
-mage_knight-term-underground-attack = Ataque Subterrâneo
-mage_knight-term-motivation = Motivação
-mage_knight-term-planning = Planejamento
-mage_knight-term-long-night = Noite Longa
-mage_knight-term-mana-meltdown = Fusão de Mana
-mage_knight-term-mana-claim = Reivindicação de Mana
-mage_knight-term-mind-read = Leitura de Pensamento
-mage_knight-term-energy-flow = Fluxo de Energia
-mage_knight-term-goldyx = Goldyx
-mage_knight-term-scenario =
    { $form ->
        [plural] cenários
       *[one] cenário
    }
-mage_knight-term-variant =
    { $form ->
        [plural] variantes
       *[one] variante
    }
-mage_knight-term-wedge-map = Mapa Cônico
-mage_knight-term-fully-open-map = Mapa Totalmente Aberto
-mage_knight-term-limited-open-map = Mapa Aberto, Limitado a 4 ou 3 Colunas
-mage_knight-term-dummy-player = jogador fictício
-mage_knight-term-team-rules = Regras de Equipe
-mage_knight-term-achievements = Feitos Heroicos
-mage_knight-term-titles = Títulos
-mage_knight-term-greatest-knowledge = O Conhecimento Superior
-mage_knight-term-greatest-loot = A Maior Pilhagem
-mage_knight-term-greatest-leader = O Líder Supremo
-mage_knight-term-greatest-conqueror = O Sumo Conquistador
-mage_knight-term-greatest-adventurer = O Maior Aventureiro
-mage_knight-term-greatest-beating = A Maior Surra
-mage_knight-term-greatest-city-conqueror = O Maior Conquistador de Cidades
-mage_knight-term-greatest-liberator = O Grande Libertador
-mage_knight-term-greatest-dungeon-crawler = Maior Desbravador de Calabouços
-mage_knight-term-incantation =
    { $form ->
        [plural] encantamentos
       *[one] encantamento
    }
-mage_knight-term-victory-points = pontos de Vitória
-mage_knight-term-megapolis = Megalópole
-mage_knight-term-hero-auction = Leilão pelos Heróis
-mage_knight-term-random-tile-orientation = Orientação Aleatória das Peças
-mage_knight-term-random-cities = Cidades Aleatórias
-mage_knight-term-variable-daytime = Horário Variável
-mage_knight-term-night-arrival = Chegada à Noite
-mage_knight-term-oncoming-darkness = Escuridão à Vista
-mage_knight-term-friendly-game = Partida Amistosa
-mage_knight-term-friendly-mana = Mana Amistoso
-mage_knight-term-violent-times = Tempos de Violência
-mage_knight-term-more-violence = Mais Violência
-mage_knight-term-interactive-combat = Combate Interativo
-mage_knight-term-more-deck-building = Mais Construção de Baralho
-mage_knight-term-action-upgrades = Melhorias de Ações
-mage_knight-term-starting-selection = Seleção no Início
-mage_knight-term-city-levels = Níveis das Cidades
-mage_knight-term-first-reconnaissance = Reconhecimento Inicial
-mage_knight-term-full-conquest = Conquista Completa
-mage_knight-term-blitz-conquest = Conquista-Relâmpago
-mage_knight-term-solo-conquest = Conquista Solo
-mage_knight-term-full-cooperation = Cooperação Total
-mage_knight-term-blitz-cooperation = Cooperação-Relâmpago
-mage_knight-term-mines-liberation = Libertação das Minas
-mage_knight-term-druid-nights = Noites Druídicas
-mage_knight-term-dungeon-lords = Senhores do Calabouço
-mage_knight-term-conquer-and-hold = Conquiste e Resista
-mage_knight-term-one-to-return = Só Um Pode Retornar
-merlin-assistant =
    { $form ->
        [plural] assistentes
       *[one] assistente
    }
-merlin-lady-in-waiting =
    { $form ->
        [plural] Damas de companhia
       *[one] Dama de companhia
    }
-merlin-shield-bearer =
    { $form ->
        [plural] Escudeiros
       *[one] Escudeiro
    }
-merlin-builder =
    { $form ->
        [plural] Construtores
       *[one] Construtor
    }
-merlin-flag-bearer =
    { $form ->
        [plural] Porta-bandeiras
       *[one] Porta-bandeira
    }
-merlin-knight =
    { $form ->
        [plural] cavaleiros
       *[one] cavaleiro
    }
-merlin-merlin = Merlin
-merlin-castle-board =
    { $form ->
        [plural] tabuleiros de castelo
       *[one] tabuleiro de castelo
    }
-merlin-manor =
    { $form ->
        [plural] palacetes
       *[one] palacete
    }
-merlin-merlins-staff =
    { $form ->
        [plural] cajados do Merlin
       *[one] cajado do Merlin
    }
-merlin-apple =
    { $form ->
        [plural] maçãs
       *[one] maçã
    }
-merlin-grail = Graal
-merlin-excalibur = Excalibur
-merlin-traitor =
    { $form ->
        [plural] traidores
       *[one] traidor
    }
-merlin-repel = expulsar
-merlin-shield =
    { $form ->
        [plural] escudos
       *[one] escudo
    }
-merlin-flag =
    { $form ->
        [plural] bandeiras
       *[one] bandeira
    }
-merlin-building-material =
    { $form ->
        [plural] materiais de construção
       *[one] material de construção
    }
-merlin-influence-marker =
    { $form ->
        [plural] marcadores de influência
       *[one] marcador de influência
    }
-merlin-mission =
    { $form ->
        [plural] missões
       *[one] missão
    }
-merlin-mission-card =
    { $form ->
        [plural] cartas de missão
       *[one] carta de missão
    }
-merlin-start-tile =
    { $form ->
        [plural] peças iniciais
       *[one] peça inicial
    }
-merlin-personal-die =
    { $form ->
        [plural] dados pessoais
       *[one] dado pessoal
    }
-merlin-merlin-die =
    { $form ->
        [plural] dados do Merlin
       *[one] dado do Merlin
    }
-merlin-score-marker =
    { $form ->
        [plural] marcadores de pontos
       *[one] marcador de pontos
    }
-merlin-hundred-marker =
    { $form ->
        [plural] marcadores de 100 pontos
       *[one] marcador de 100 pontos
    }
-merlin-round-marker = marcador de rodadas
-merlin-first-player-marker = marcador de primeiro jogador
-merlin-first-player = primeiro jogador
-merlin-figure =
    { $form ->
        [plural] peões
       *[one] peão
    }
-merlin-victory-point =
    { $form ->
        [plural] pontos de vitória
       *[one] ponto de vitória
    }
-merlin-main-board = tabuleiro
-merlin-action-ring = medalhão de ações
-merlin-principality =
    { $form ->
        [plural] principados
       *[one] principado
    }
-merlin-dragon-principality = Principado do Dragão
-merlin-environs = arredores
-merlin-terrain-tile =
    { $form ->
        [plural] peças de terreno
       *[one] peça de terreno
    }
-merlin-terrain-border =
    { $form ->
        [plural] bordas de terreno
       *[one] borda de terreno
    }
-merlin-territory =
    { $form ->
        [plural] territórios
       *[one] território
    }
-merlin-mountain =
    { $form ->
        [plural] montanhas
       *[one] montanha
    }
-merlin-forest =
    { $form ->
        [plural] florestas
       *[one] floresta
    }
-merlin-lake =
    { $form ->
        [plural] lagos
       *[one] lago
    }
-merlin-tower =
    { $form ->
        [plural] torres
       *[one] torre
    }
-merlin-principality-space =
    { $form ->
        [plural] espaços de principado
       *[one] espaço de principado
    }
-merlin-vp-space =
    { $form ->
        [plural] espaços de pontos de vitória
       *[one] espaço de pontos de vitória
    }
-merlin-influence-space =
    { $form ->
        [plural] espaços de influência
       *[one] espaço de influência
    }
-merlin-relocation-space = realocar um assistente
-merlin-exchange-space =
    { $form ->
        [plural] espaços de troca
       *[one] espaço de troca
    }
-merlin-mission-space =
    { $form ->
        [plural] espaços de missão
       *[one] espaço de missão
    }
-merlin-building-space = construir um palacete
-merlin-open-row = cartas à mostra
-merlin-round-track = sequência de rodadas
-merlin-supply = estoque
-merlin-colour-black = preto
-merlin-colour-grey = cinza
-merlin-colour-blue = azul
-merlin-colour-orange = laranja
-merlin-colour-purple = roxo
-merlin-colour-brown = marrom
-merlin-colour-yellow = amarelo
-merlin-colour-green = verde
-merlin-colour-red = vermelho
-merlin-round =
    { $form ->
        [plural] rodadas
       *[one] rodada
    }
-merlin-turn =
    { $form ->
        [plural] turnos
       *[one] turno
    }
-merlin-duty =
    { $form ->
        [plural] deveres
       *[one] dever
    }
-merlin-scoring =
    { $form ->
        [plural] pontuações
       *[one] pontuação
    }
-merlin-discard-pile = pilha de descarte
-merlin-deck = baralho
-merlin-flag-action-repel = Expulsar traidores
-merlin-flag-action-missions = Missões
-merlin-flag-action-backwards = Ao contrário
-merlin-flag-action-turn-die = Virar um dado
-merlin-flag-action-other = Ação diferente
-merlin-flag-action-mirror = Espelhar
-merlin-module-kings-favour = Nas Graças do Rei
-merlin-extra-board =
    { $form ->
        [plural] tabuleiros extras
       *[one] tabuleiro extra
    }
-merlin-seal =
    { $form ->
        [plural] selos
       *[one] selo
    }
-merlin-ability =
    { $form ->
        [plural] habilidades
       *[one] habilidade
    }
-merlin_arthur-arthur = Arthur
-merlin_arthur-expansion = expansão Arthur
-merlin_arthur-action-wheel = roda de ações
-merlin_arthur-inner-ring = anel interno de espaços de ação
-merlin_arthur-arthur-board =
    { $form ->
        [plural] tabuleiros Arthur
       *[one] tabuleiro Arthur
    }
-merlin_arthur-black-die =
    { $form ->
        [plural] dados pretos
       *[one] dado preto
    }
-merlin_arthur-signet-ring = anel de sinete
-merlin_arthur-pict =
    { $form ->
        [plural] Pictos
       *[one] Picto
    }
-merlin_arthur-pict-display = mostruário dos Pictos
-merlin_arthur-card-display = mostruário de cartas
-merlin_arthur-resource-space =
    { $form ->
        [plural] espaços de recurso
       *[one] espaço de recurso
    }
-merlin_arthur-stairs = escadas
-merlin_arthur-merlin-space = Merlin
-merlin_arthur-replace-manor = substituir um palacete
-merlin_arthur-pict-space = Pictos
-merlin_arthur-apple-space = maçã
-merlin_arthur-arthur-movement = movimento de Arthur
-merlin_arthur-activate-assistant = ativar um assistente
-merlin_arthur-manor-points = pontos de vitória por palacetes
-merlin_arthur-flag-plus-minus-one = +/-1
-merlin_arthur-flag-swap = troca
-paladins-worker =
    { $form ->
        [plural] trabalhadores
       *[one] trabalhador
    }
-paladins-labourer =
    { $form ->
        [plural] operários
       *[one] operário
    }
-paladins-scout =
    { $form ->
        [plural] batedores
       *[one] batedor
    }
-paladins-merchant =
    { $form ->
        [plural] mercadores
       *[one] mercador
    }
-paladins-fighter =
    { $form ->
        [plural] guerreiros
       *[one] guerreiro
    }
-paladins-cleric =
    { $form ->
        [plural] clérigos
       *[one] clérigo
    }
-paladins-criminal =
    { $form ->
        [plural] criminosos
       *[one] criminoso
    }
-paladins-workshop =
    { $form ->
        [plural] oficinas
       *[one] oficina
    }
-paladins-outpost =
    { $form ->
        [plural] postos avançados
       *[one] posto avançado
    }
-paladins-monk =
    { $form ->
        [plural] monges
       *[one] monge
    }
-paladins-jar =
    { $form ->
        [plural] jarros
       *[one] jarro
    }
-paladins-silver = Prata
-paladins-provision =
    { $form ->
        [plural] Provisões
       *[one] Provisão
    }
-paladins-first-player-marker = Marcador do Jogador Inicial
-paladins-resource-marker =
    { $form ->
        [plural] Marcadores de Recurso
       *[one] Marcador de Recurso
    }
-paladins-attribute-marker =
    { $form ->
        [plural] Marcadores de Atributo
       *[one] Marcador de Atributo
    }
-paladins-player-board =
    { $form ->
        [plural] Tabuleiros de Jogador
       *[one] Tabuleiro de Jogador
    }
-paladins-main-board = Tabuleiro Principal
-paladins-ai-board = Tabuleiro I.A.
-paladins-shared-supply = Suprimento Compartilhado
-paladins-personal-supply = estoque pessoal
-paladins-tax-supply = Depósito de Taxas
-paladins-region =
    { $form ->
        [plural] regiões
       *[one] região
    }
-paladins-space =
    { $form ->
        [plural] espaços
       *[one] espaço
    }
-paladins-action-space =
    { $form ->
        [plural] espaços de ação
       *[one] espaço de ação
    }
-paladins-worker-place =
    { $form ->
        [plural] espaços para Trabalhador
       *[one] espaço para Trabalhador
    }
-paladins-clear-place =
    { $form ->
        [plural] espaços transparentes
       *[one] espaço transparente
    }
-paladins-coloured-place =
    { $form ->
        [plural] espaços coloridos
       *[one] espaço colorido
    }
-paladins-place =
    { $form ->
        [plural] espaços
       *[one] espaço
    }
-paladins-discard-pile = monte de descarte
-paladins-attribute =
    { $form ->
        [plural] Atributos
       *[one] Atributo
    }
-paladins-faith = Fé
-paladins-strength = Força
-paladins-influence = Influência
-paladins-attribute-track = Trilha de Atributos
-paladins-temporary-bonus = Bônus Temporário
-paladins-paladin =
    { $form ->
        [plural] Paladinos
       *[one] Paladino
    }
-paladins-townsfolk =
    { $form ->
        [plural] Habitantes
       *[one] Habitante
    }
-paladins-outsider =
    { $form ->
        [plural] Estrangeiros
       *[one] Estrangeiro
    }
-paladins-kings-order =
    { $form ->
        [plural] Ordens Reais
       *[one] Ordem Real
    }
-paladins-kings-favour =
    { $form ->
        [plural] Favores Reais
       *[one] Favor Real
    }
-paladins-debt =
    { $form ->
        [plural] Débitos
       *[one] Débito
    }
-paladins-debt-unpaid = não quitado
-paladins-debt-paid = quitado
-paladins-suspicion =
    { $form ->
        [plural] Suspeitas
       *[one] Suspeita
    }
-paladins-tavern =
    { $form ->
        [plural] Tavernas
       *[one] Taverna
    }
-paladins-wall =
    { $form ->
        [plural] Muros
       *[one] Muro
    }
-paladins-scheme =
    { $form ->
        [plural] Esquemas
       *[one] Esquema
    }
-paladins-tax =
    { $form ->
        [plural] Taxas
       *[one] Taxa
    }
-paladins-inquisition = Inquisição
-paladins-action-develop = Desenvolver
-paladins-action-recruit = Recrutar
-paladins-action-hunt = Caçar
-paladins-action-trade = Negociar
-paladins-action-pray = Orar
-paladins-action-conspire = Conspirar
-paladins-action-commission = Nomear
-paladins-action-fortify = Fortificar
-paladins-action-garrison = Guarnecer
-paladins-action-absolve = Absolver
-paladins-action-attack = Atacar
-paladins-action-convert = Converter
-paladins-action-rest = Descansar
-paladins-dismiss = descartar
-paladins-free-recruit = Recrutamento Livre
-paladins-prayer = Orar
-paladins-remove-suspicion = remover Suspeita
-paladins-pay-debt = quitar
-paladins-destroy-debt = destruir
-paladins-immediate-effect =
    { $form ->
        [plural] efeitos imediatos
       *[one] efeito imediato
    }
-paladins-lasting-ability =
    { $form ->
        [plural] habilidades contínuas
       *[one] habilidade contínua
    }
-paladins-first-player = jogador inicial
-paladins-difficulty-easy = Fácil
-paladins-difficulty-normal = Normal
-paladins-difficulty-hard = Difícil
-paladins-pass = passar
-paladins-reset = reinicialização
-paladins-resource-track = Trilha de Recursos
-paladins-victory-point =
    { $form ->
        [plural] Pontos de Vitória
       *[one] Ponto de Vitória
    }
-paladins-round =
    { $form ->
        [plural] Rodadas
       *[one] Rodada
    }
-paladins-turn =
    { $form ->
        [plural] turnos
       *[one] turno
    }
-paladins-faction =
    { $form ->
        [plural] tipos de Estrangeiro
       *[one] tipo de Estrangeiro
    }
-paladins-saracen =
    { $form ->
        [plural] Sarracenos
       *[one] Sarraceno
    }
-paladins-byzantine =
    { $form ->
        [plural] Bizantinos
       *[one] Bizantino
    }
-paladins-viking =
    { $form ->
        [plural] Vikings
       *[one] Viking
    }
-paladins-outsider-adventurer = Aventureiro
-paladins-outsider-archer = Arqueiro
-paladins-outsider-guardian = Guardiã
-paladins-outsider-hunter = Caçador
-paladins-outsider-lookout = Vigia
-paladins-outsider-vigilante = Vigilante
-paladins-outsider-armourer = Armeiro
-paladins-outsider-marauder = Saqueador
-paladins-outsider-warrior = Guerreiro
-paladins-outsider-assassin = Assassino
-paladins-outsider-barbarian = Bárbaro
-paladins-outsider-invader = Invasor
-paladins-outsider-champion = Campeão
-paladins-outsider-mercenary = Mercenário
-paladins-outsider-protector = Protetor
-paladins-outsider-thief = Ladrão
-paladins-outsider-traitor = Traidor
-paladins-townsfolk-abbot = Abade
-paladins-townsfolk-acolyte = Acólito
-paladins-townsfolk-architect = Arquiteto
-paladins-townsfolk-defender = Defensor
-paladins-townsfolk-gatekeeper = Guarda do Portão
-paladins-townsfolk-missionary = Missionário
-paladins-townsfolk-watchman = Guarda Noturno
-paladins-townsfolk-conspirator = Conspirador
-paladins-townsfolk-debt-collector = Coletor de Dívidas
-paladins-townsfolk-peddler = Mascate
-paladins-townsfolk-squire = Escudeiro
