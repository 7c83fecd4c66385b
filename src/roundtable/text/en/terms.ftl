### The words of the games, made from glossary/*.toml by `python -m roundtable.text.glossary`.
-mage_knight-term-deed-card =
    { $form ->
        [plural] Deed cards
       *[one] Deed card
    }
-mage_knight-term-deed-deck =
    { $form ->
        [plural] Deed decks
       *[one] Deed deck
    }
-mage_knight-term-action-card =
    { $form ->
        [plural] Action cards
       *[one] Action card
    }
-mage_knight-term-basic-action =
    { $form ->
        [plural] Basic Actions
       *[one] Basic Action
    }
-mage_knight-term-advanced-action =
    { $form ->
        [plural] Advanced Actions
       *[one] Advanced Action
    }
-mage_knight-term-spell =
    { $form ->
        [plural] Spells
       *[one] Spell
    }
-mage_knight-term-artifact =
    { $form ->
        [plural] Artifacts
       *[one] Artifact
    }
-mage_knight-term-banner =
    { $form ->
        [plural] Banners
       *[one] Banner
    }
-mage_knight-term-wound =
    { $form ->
        [plural] Wounds
       *[one] Wound
    }
-mage_knight-term-tactic-card =
    { $form ->
        [plural] Tactic cards
       *[one] Tactic card
    }
-mage_knight-term-day-tactic =
    { $form ->
        [plural] Day Tactics
       *[one] Day Tactic
    }
-mage_knight-term-night-tactic =
    { $form ->
        [plural] Night Tactics
       *[one] Night Tactic
    }
-mage_knight-term-unit =
    { $form ->
        [plural] Units
       *[one] Unit
    }
-mage_knight-term-regular-unit =
    { $form ->
        [plural] Regular Units
       *[one] Regular Unit
    }
-mage_knight-term-elite-unit =
    { $form ->
        [plural] Elite Units
       *[one] Elite Unit
    }
-mage_knight-term-hero =
    { $form ->
        [plural] heroes
       *[one] hero
    }
-mage_knight-term-hero-card =
    { $form ->
        [plural] hero cards
       *[one] hero card
    }
-mage_knight-term-mage-knights = Mage Knights
-mage_knight-term-skill =
    { $form ->
        [plural] Skills
       *[one] Skill
    }
-mage_knight-term-skill-token =
    { $form ->
        [plural] Skill tokens
       *[one] Skill token
    }
-mage_knight-term-interactive-skill =
    { $form ->
        [plural] interactive Skills
       *[one] interactive Skill
    }
-mage_knight-term-competitive-interactive-skill =
    { $form ->
        [plural] competitive interactive Skills
       *[one] competitive interactive Skill
    }
-mage_knight-term-cooperative-interactive-skill =
    { $form ->
        [plural] cooperative interactive Skills
       *[one] cooperative interactive Skill
    }
-mage_knight-term-skill-description-card =
    { $form ->
        [plural] Skill description cards
       *[one] Skill description card
    }
-mage_knight-term-common-skill-offer = common Skill offer
-mage_knight-term-spell-offer = Spell offer
-mage_knight-term-advanced-action-offer = Advanced Action offer
-mage_knight-term-unit-offer = Unit offer
-mage_knight-term-command-token =
    { $form ->
        [plural] Command tokens
       *[one] Command token
    }
-mage_knight-term-level-token =
    { $form ->
        [plural] Level tokens
       *[one] Level token
    }
-mage_knight-term-shield-token =
    { $form ->
        [plural] shield tokens
       *[one] shield token
    }
-mage_knight-term-round-order-token =
    { $form ->
        [plural] Round Order tokens
       *[one] Round Order token
    }
-mage_knight-term-enemy-token =
    { $form ->
        [plural] enemy tokens
       *[one] enemy token
    }
-mage_knight-term-ruins-token =
    { $form ->
        [plural] ruins tokens
       *[one] ruins token
    }
-mage_knight-term-altar =
    { $form ->
        [plural] altars
       *[one] altar
    }
-mage_knight-term-map-tile =
    { $form ->
        [plural] map tiles
       *[one] map tile
    }
-mage_knight-term-starting-tile = starting tile
-mage_knight-term-countryside-tile =
    { $form ->
        [plural] countryside tiles
       *[one] countryside tile
    }
-mage_knight-term-core-tile =
    { $form ->
        [plural] core tiles
       *[one] core tile
    }
-mage_knight-term-city-tile =
    { $form ->
        [plural] core city tiles
       *[one] core city tile
    }
-mage_knight-term-non-city-tile =
    { $form ->
        [plural] core non-city tiles
       *[one] core non-city tile
    }
-mage_knight-term-tile-pool = tile pool
-mage_knight-term-map-tile-stack = Tile deck
-mage_knight-term-day-night-board = Day/Night board
-mage_knight-term-fame-and-reputation-board = Fame and Reputation board
-mage_knight-term-fame = Fame
-mage_knight-term-reputation = Reputation
-mage_knight-term-fame-track = Fame track
-mage_knight-term-reputation-track = Reputation track
-mage_knight-term-level =
    { $form ->
        [plural] levels
       *[one] level
    }
-mage_knight-term-level-up = Level Up
-mage_knight-term-hand = hand
-mage_knight-term-hand-limit = Hand limit
-mage_knight-term-discard-pile = discard pile
-mage_knight-term-play-area = play area
-mage_knight-term-unit-area = Unit area
-mage_knight-term-inventory = Inventory
-mage_knight-term-bank = bank
-mage_knight-term-site-description-card =
    { $form ->
        [plural] site description cards
       *[one] site description card
    }
-mage_knight-term-scoring-card =
    { $form ->
        [plural] scoring cards
       *[one] scoring card
    }
-mage_knight-term-city-card =
    { $form ->
        [plural] City cards
       *[one] City card
    }
-mage_knight-term-city-miniature =
    { $form ->
        [plural] City figures
       *[one] City figure
    }
-mage_knight-term-miniature =
    { $form ->
        [plural] figures
       *[one] figure
    }
-mage_knight-term-game-round =
    { $form ->
        [plural] Rounds
       *[one] Round
    }
-mage_knight-term-day = Day
-mage_knight-term-night = Night
-mage_knight-term-night-rules = Night rules
-mage_knight-term-turn =
    { $form ->
        [plural] turns
       *[one] turn
    }
-mage_knight-term-normal-turn =
    { $form ->
        [plural] Regular turns
       *[one] Regular turn
    }
-mage_knight-term-rest = Rest
-mage_knight-term-standard-rest = Standard Rest
-mage_knight-term-slow-recovery = Slow Recovery
-mage_knight-term-end-of-round = End of the Round
-mage_knight-term-end-of-turn = End of Turn
-mage_knight-term-forfeit-turn = forfeit the turn
-mage_knight-term-setup = setup
-mage_knight-term-reversal = reverting
-mage_knight-term-mana = mana
-mage_knight-term-pure-mana = pure mana
-mage_knight-term-mana-token =
    { $form ->
        [plural] mana tokens
       *[one] mana token
    }
-mage_knight-term-mana-die =
    { $form ->
        [plural] mana dice
       *[one] mana die
    }
-mage_knight-term-crystal =
    { $form ->
        [plural] crystals
       *[one] crystal
    }
-mage_knight-term-source = Source
-mage_knight-term-basic-colour =
    { $form ->
        [plural] basic colours
       *[one] basic colour
    }
-mage_knight-term-red = red
-mage_knight-term-blue = blue
-mage_knight-term-white = white
-mage_knight-term-green = green
-mage_knight-term-gold = gold
-mage_knight-term-black = black
-mage_knight-term-depleted = depleted
-mage_knight-term-basic-effect =
    { $form ->
        [plural] basic effects
       *[one] basic effect
    }
-mage_knight-term-strong-effect =
    { $form ->
        [plural] strong effects
       *[one] strong effect
    }
-mage_knight-term-to-power = power
-mage_knight-term-special-effect =
    { $form ->
        [plural] special effects
       *[one] special effect
    }
-mage_knight-term-compound-effect =
    { $form ->
        [plural] composite effects
       *[one] composite effect
    }
-mage_knight-term-sideways = sideways
-mage_knight-term-to-discard = discard
-mage_knight-term-to-throw-away = throw away
-mage_knight-term-to-gain = gain
-mage_knight-term-move = Move
-mage_knight-term-move-points = Move points
-mage_knight-term-influence = Influence
-mage_knight-term-influence-points = Influence points
-mage_knight-term-healing = Healing
-mage_knight-term-healing-points = Healing points
-mage_knight-term-attack =
    { $form ->
        [plural] Attacks
       *[one] Attack
    }
-mage_knight-term-ranged-attack =
    { $form ->
        [plural] Ranged Attacks
       *[one] Ranged Attack
    }
-mage_knight-term-siege-attack =
    { $form ->
        [plural] Siege Attacks
       *[one] Siege Attack
    }
-mage_knight-term-melee-attack =
    { $form ->
        [plural] melee Attacks
       *[one] melee Attack
    }
-mage_knight-term-block = Block
-mage_knight-term-armor = Armor
-mage_knight-term-damage = damage
-mage_knight-term-physical = physical
-mage_knight-term-fire = fire
-mage_knight-term-ice = ice
-mage_knight-term-cold-fire = cold fire
-mage_knight-term-efficient = efficient
-mage_knight-term-inefficient = inefficient
-mage_knight-term-ready = Ready
-mage_knight-term-spent = Spent
-mage_knight-term-wounded = Wounded
-mage_knight-term-to-activate = activate
-mage_knight-term-to-recruit = recruit
-mage_knight-term-to-disband = disband
-mage_knight-term-space =
    { $form ->
        [plural] spaces
       *[one] space
    }
-mage_knight-term-safe-space =
    { $form ->
        [plural] safe spaces
       *[one] safe space
    }
-mage_knight-term-accessible = accessible
-mage_knight-term-coastline = coastline
-mage_knight-term-terrain =
    { $form ->
        [plural] terrains
       *[one] terrain
    }
-mage_knight-term-plains = plains
-mage_knight-term-forest =
    { $form ->
        [plural] forests
       *[one] forest
    }
-mage_knight-term-desert =
    { $form ->
        [plural] deserts
       *[one] desert
    }
-mage_knight-term-swamp =
    { $form ->
        [plural] swamps
       *[one] swamp
    }
-mage_knight-term-lake =
    { $form ->
        [plural] lakes
       *[one] lake
    }
-mage_knight-term-hills = hills
-mage_knight-term-wasteland =
    { $form ->
        [plural] wastelands
       *[one] wasteland
    }
-mage_knight-term-mountain =
    { $form ->
        [plural] mountains
       *[one] mountain
    }
-mage_knight-term-sea = sea
-mage_knight-term-site =
    { $form ->
        [plural] sites
       *[one] site
    }
-mage_knight-term-fortified-site =
    { $form ->
        [plural] fortified sites
       *[one] fortified site
    }
-mage_knight-term-adventure-site =
    { $form ->
        [plural] adventure sites
       *[one] adventure site
    }
-mage_knight-term-inhabited-site =
    { $form ->
        [plural] inhabited sites
       *[one] inhabited site
    }
-mage_knight-term-portal =
    { $form ->
        [plural] portals
       *[one] portal
    }
-mage_knight-term-village =
    { $form ->
        [plural] villages
       *[one] village
    }
-mage_knight-term-monastery =
    { $form ->
        [plural] monasteries
       *[one] monastery
    }
-mage_knight-term-keep =
    { $form ->
        [plural] keeps
       *[one] keep
    }
-mage_knight-term-mage-tower =
    { $form ->
        [plural] mage towers
       *[one] mage tower
    }
-mage_knight-term-city =
    { $form ->
        [plural] cities
       *[one] city
    }
-mage_knight-term-white-city = White city
-mage_knight-term-blue-city = Blue city
-mage_knight-term-red-city = Red city
-mage_knight-term-green-city = Green city
-mage_knight-term-city-leader =
    { $form ->
        [plural] city leaders
       *[one] city leader
    }
-mage_knight-term-ancient-ruins = ancient ruins
-mage_knight-term-dungeon =
    { $form ->
        [plural] dungeons
       *[one] dungeon
    }
-mage_knight-term-tomb =
    { $form ->
        [plural] tombs
       *[one] tomb
    }
-mage_knight-term-monster-den =
    { $form ->
        [plural] monster dens
       *[one] monster den
    }
-mage_knight-term-spawning-grounds = spawning grounds
-mage_knight-term-magical-glade =
    { $form ->
        [plural] magical glades
       *[one] magical glade
    }
-mage_knight-term-crystal-mine =
    { $form ->
        [plural] crystal mines
       *[one] crystal mine
    }
-mage_knight-term-rampaging-enemies = rampaging enemies
-mage_knight-term-marauding-orcs = orc marauders
-mage_knight-term-draconum =
    { $form ->
        [plural] draconum
       *[one] draconum
    }
-mage_knight-term-garrison =
    { $form ->
        [plural] garrisons
       *[one] garrison
    }
-mage_knight-term-to-explore = explore
-mage_knight-term-to-reveal = reveal
-mage_knight-term-to-provoke = provoke
-mage_knight-term-to-challenge = challenge
-mage_knight-term-to-burn-monastery = burn a monastery
-mage_knight-term-to-plunder-village = plunder a village
-mage_knight-term-interaction = Interacting with Locals
-mage_knight-term-combat-with-enemies = combat with enemies
-mage_knight-term-ranged-and-siege-phase = Ranged and Siege Attack phase
-mage_knight-term-block-phase = Block phase
-mage_knight-term-assign-damage-phase = Assign Damage phase
-mage_knight-term-attack-phase = Attack phase
-mage_knight-term-assault =
    { $form ->
        [plural] assaults
       *[one] assault
    }
-mage_knight-term-cooperative-assault =
    { $form ->
        [plural] cooperative city assaults
       *[one] cooperative city assault
    }
-mage_knight-term-knock-out = knock out
-mage_knight-term-forced-withdrawal = Forced Withdrawal
-mage_knight-term-combat-rewards = combat rewards
-mage_knight-term-pvp-combat = Player vs. Player combat
-mage_knight-term-aggressor =
    { $form ->
        [plural] aggressors
       *[one] aggressor
    }
-mage_knight-term-defender =
    { $form ->
        [plural] defenders
       *[one] defender
    }
-mage_knight-term-attacker =
    { $form ->
        [plural] attackers
       *[one] attacker
    }
-mage_knight-term-blocker =
    { $form ->
        [plural] blockers
       *[one] blocker
    }
-mage_knight-term-force-to-retreat = force to retreat
-mage_knight-term-mandatory-action =
    { $form ->
        [plural] mandatory actions
       *[one] mandatory action
    }
-mage_knight-term-voluntary-action =
    { $form ->
        [plural] voluntary actions
       *[one] voluntary action
    }
-mage_knight-term-last-turn = last turn
-mage_knight-term-fire-attack =
    { $form ->
        [plural] fire attacks
       *[one] fire attack
    }
-mage_knight-term-ice-attack =
    { $form ->
        [plural] ice attacks
       *[one] ice attack
    }
-mage_knight-term-cold-fire-attack =
    { $form ->
        [plural] cold fire attacks
       *[one] cold fire attack
    }
-mage_knight-term-summon = Summon
-mage_knight-term-swift = Swift
-mage_knight-term-brutal = Brutal
-mage_knight-term-poison = Poison
-mage_knight-term-paralyze = Paralyze
-mage_knight-term-assassination = Assassination
-mage_knight-term-cumbersome = Cumbersome
-mage_knight-term-vampiric = Vampiric
-mage_knight-term-fortified = Fortified
-mage_knight-term-unfortified = Unfortified
-mage_knight-term-physical-resistance = Physical Resistance
-mage_knight-term-fire-resistance = Fire Resistance
-mage_knight-term-ice-resistance = Ice Resistance
-mage_knight-term-elusive = Elusive
-mage_knight-term-arcane-immunity = Arcane Immunity
-mage_knight-term-defend = Defend
-mage_knight-term-multiple-attacks = multiple attacks
-mage_knight-term-concentration = Concentration
-mage_knight-term-magic-talent = Magic Talent
-mage_knight-term-maximal-effect = Maximal Effect
-mage_knight-term-determination = Determination
-mage_knight-term-time-bending = Time Bending
-mage_knight-term-demolish = Demolish
-mage_knight-term-underground-attack = Underground Attack
-mage_knight-term-motivation = Motivation
-mage_knight-term-planning = Planning
-mage_knight-term-long-night = Long Night
-mage_knight-term-mana-meltdown = Mana Meltdown
-mage_knight-term-mana-claim = Mana Claim
-mage_knight-term-mind-read = Mind Read
-mage_knight-term-energy-flow = Energy Flow
-mage_knight-term-goldyx = Goldyx
-mage_knight-term-scenario =
    { $form ->
        [plural] scenarios
       *[one] scenario
    }
-mage_knight-term-variant =
    { $form ->
        [plural] variants
       *[one] variant
    }
-mage_knight-term-wedge-map = wedge map
-mage_knight-term-fully-open-map = fully open map
-mage_knight-term-limited-open-map = open map limited to 4 or 3 columns
-mage_knight-term-dummy-player = dummy player
-mage_knight-term-team-rules = team rules
-mage_knight-term-achievements = achievements
-mage_knight-term-titles = titles
-mage_knight-term-greatest-knowledge = Greatest Knowledge
-mage_knight-term-greatest-loot = Greatest Loot
-mage_knight-term-greatest-leader = Greatest Leader
-mage_knight-term-greatest-conqueror = Greatest Conqueror
-mage_knight-term-greatest-adventurer = Greatest Adventurer
-mage_knight-term-greatest-beating = Greatest Beating
-mage_knight-term-greatest-city-conqueror = Greatest City Conqueror
-mage_knight-term-greatest-liberator = Greatest Liberator
-mage_knight-term-greatest-dungeon-crawler = Greatest Dungeon Crawler
-mage_knight-term-incantation =
    { $form ->
        [plural] incantations
       *[one] incantation
    }
-mage_knight-term-victory-points = victory points
-mage_knight-term-megapolis = megapolis
-mage_knight-term-hero-auction = Auctioning the Heroes
-mage_knight-term-random-tile-orientation = Random Tiles Orientation
-mage_knight-term-random-cities = random cities
-mage_knight-term-variable-daytime = Daytime Variability
-mage_knight-term-night-arrival = night arrival
-mage_knight-term-oncoming-darkness = Darkness is Coming
-mage_knight-term-friendly-game = friendly game
-mage_knight-term-friendly-mana = friendly mana
-mage_knight-term-violent-times = Rampage!
-mage_knight-term-more-violence = More Rampage!
-mage_knight-term-interactive-combat = interactive combat
-mage_knight-term-more-deck-building = More Deckbuilding
-mage_knight-term-action-upgrades = action upgrades
-mage_knight-term-starting-selection = Drafting at the Start
-mage_knight-term-city-levels = city levels
-mage_knight-term-first-reconnaissance = First Reconnaissance
-mage_knight-term-full-conquest = Full Conquest
-mage_knight-term-blitz-conquest = Blitz Conquest
-mage_knight-term-solo-conquest = Solo Conquest
-mage_knight-term-full-cooperation = Full Cooperation
-mage_knight-term-blitz-cooperation = Blitz Cooperation
-mage_knight-term-mines-liberation = Mines Liberation
-mage_knight-term-druid-nights = Druid Nights
-mage_knight-term-dungeon-lords = Dungeon Lords
-mage_knight-term-conquer-and-hold = Conquer and Hold
-mage_knight-term-one-to-return = One to Return
-merlin-assistant =
    { $form ->
        [plural] henchmen
       *[one] henchman
    }
-merlin-lady-in-waiting =
    { $form ->
        [plural] ladies-in-waiting
       *[one] lady-in-waiting
    }
-merlin-shield-bearer =
    { $form ->
        [plural] shield-bearers
       *[one] shield-bearer
    }
-merlin-builder =
    { $form ->
        [plural] builders
       *[one] builder
    }
-merlin-flag-bearer =
    { $form ->
        [plural] flag-bearers
       *[one] flag-bearer
    }
-merlin-knight =
    { $form ->
        [plural] knights
       *[one] knight
    }
-merlin-merlin = Merlin
-merlin-castle-board =
    { $form ->
        [plural] castle boards
       *[one] castle board
    }
-merlin-manor =
    { $form ->
        [plural] manors
       *[one] manor
    }
-merlin-merlins-staff =
    { $form ->
        [plural] Merlin’s staffs
       *[one] Merlin’s staff
    }
-merlin-apple =
    { $form ->
        [plural] apples
       *[one] apple
    }
-merlin-grail = Grail
-merlin-excalibur = Excalibur
-merlin-traitor =
    { $form ->
        [plural] traitors
       *[one] traitor
    }
-merlin-repel = repel
-merlin-shield =
    { $form ->
        [plural] shields
       *[one] shield
    }
-merlin-flag =
    { $form ->
        [plural] flags
       *[one] flag
    }
-merlin-building-material =
    { $form ->
        [plural] construction materials
       *[one] construction material
    }
-merlin-influence-marker =
    { $form ->
        [plural] influence counters
       *[one] influence counter
    }
-merlin-mission =
    { $form ->
        [plural] missions
       *[one] mission
    }
-merlin-mission-card =
    { $form ->
        [plural] mission cards
       *[one] mission card
    }
-merlin-start-tile =
    { $form ->
        [plural] starting tiles
       *[one] starting tile
    }
-merlin-personal-die =
    { $form ->
        [plural] personal dice
       *[one] personal die
    }
-merlin-merlin-die =
    { $form ->
        [plural] Merlin dice
       *[one] Merlin die
    }
-merlin-score-marker =
    { $form ->
        [plural] score markers
       *[one] score marker
    }
-merlin-hundred-marker =
    { $form ->
        [plural] 100-point markers
       *[one] 100-point marker
    }
-merlin-round-marker = round marker
-merlin-first-player-marker = first-player marker
-merlin-first-player = first player
-merlin-figure =
    { $form ->
        [plural] figures
       *[one] figure
    }
-merlin-victory-point =
    { $form ->
        [plural] victory points
       *[one] victory point
    }
-merlin-main-board = main board
-merlin-action-ring = action ring
-merlin-principality =
    { $form ->
        [plural] principalities
       *[one] principality
    }
-merlin-dragon-principality = Dragon principality
-merlin-environs = environs
-merlin-terrain-tile =
    { $form ->
        [plural] terrain tiles
       *[one] terrain tile
    }
-merlin-terrain-border =
    { $form ->
        [plural] terrain frames
       *[one] terrain frame
    }
-merlin-territory =
    { $form ->
        [plural] territories
       *[one] territory
    }
-merlin-mountain =
    { $form ->
        [plural] mountains
       *[one] mountain
    }
-merlin-forest =
    { $form ->
        [plural] forests
       *[one] forest
    }
-merlin-lake =
    { $form ->
        [plural] lakes
       *[one] lake
    }
-merlin-tower =
    { $form ->
        [plural] towers
       *[one] tower
    }
-merlin-principality-space =
    { $form ->
        [plural] principality spaces
       *[one] principality space
    }
-merlin-vp-space =
    { $form ->
        [plural] victory point spaces
       *[one] victory point space
    }
-merlin-influence-space =
    { $form ->
        [plural] influence spaces
       *[one] influence space
    }
-merlin-relocation-space = relocation space
-merlin-exchange-space =
    { $form ->
        [plural] exchange spaces
       *[one] exchange space
    }
-merlin-mission-space =
    { $form ->
        [plural] mission spaces
       *[one] mission space
    }
-merlin-building-space = building space
-merlin-open-row = display
-merlin-round-track = round track
-merlin-supply = supply
-merlin-colour-black = black
-merlin-colour-grey = grey
-merlin-colour-blue = blue
-merlin-colour-orange = orange
-merlin-colour-purple = purple
-merlin-colour-brown = brown
-merlin-colour-yellow = yellow
-merlin-colour-green = green
-merlin-colour-red = red
-merlin-round =
    { $form ->
        [plural] rounds
       *[one] round
    }
-merlin-turn =
    { $form ->
        [plural] turns
       *[one] turn
    }
-merlin-duty =
    { $form ->
        [plural] duties
       *[one] duty
    }
-merlin-scoring =
    { $form ->
        [plural] scorings
       *[one] scoring
    }
-merlin-discard-pile = discard pile
-merlin-deck = deck
-merlin-flag-action-repel = Repel traitors
-merlin-flag-action-missions = Missions
-merlin-flag-action-backwards = Backwards
-merlin-flag-action-turn-die = Turn 1 die
-merlin-flag-action-other = Different action
-merlin-flag-action-mirror = Mirroring
-merlin-module-kings-favour = King’s Favour
-merlin-extra-board =
    { $form ->
        [plural] extra boards
       *[one] extra board
    }
-merlin-seal =
    { $form ->
        [plural] seals
       *[one] seal
    }
-merlin-ability =
    { $form ->
        [plural] abilities
       *[one] ability
    }
-merlin_arthur-arthur = Arthur
-merlin_arthur-expansion = Arthur expansion
-merlin_arthur-action-wheel = action wheel
-merlin_arthur-inner-ring = inner ring
-merlin_arthur-arthur-board =
    { $form ->
        [plural] Arthur boards
       *[one] Arthur board
    }
-merlin_arthur-black-die =
    { $form ->
        [plural] black dice
       *[one] black die
    }
-merlin_arthur-signet-ring = signet ring
-merlin_arthur-pict =
    { $form ->
        [plural] Picts
       *[one] Pict
    }
-merlin_arthur-pict-display = Pict display
-merlin_arthur-card-display = card display
-merlin_arthur-resource-space =
    { $form ->
        [plural] resource spaces
       *[one] resource space
    }
-merlin_arthur-stairs = stairs
-merlin_arthur-merlin-space = Merlin space
-merlin_arthur-replace-manor = manor replacement
-merlin_arthur-pict-space = Pict space
-merlin_arthur-apple-space = apple space
-merlin_arthur-arthur-movement = Arthur movement
-merlin_arthur-activate-assistant = activate a henchman
-merlin_arthur-manor-points = victory points for manors
-merlin_arthur-flag-plus-minus-one = +/-1
-merlin_arthur-flag-swap = swap
-paladins-worker =
    { $form ->
        [plural] workers
       *[one] worker
    }
-paladins-labourer =
    { $form ->
        [plural] labourers
       *[one] labourer
    }
-paladins-scout =
    { $form ->
        [plural] scouts
       *[one] scout
    }
-paladins-merchant =
    { $form ->
        [plural] merchants
       *[one] merchant
    }
-paladins-fighter =
    { $form ->
        [plural] fighters
       *[one] fighter
    }
-paladins-cleric =
    { $form ->
        [plural] clerics
       *[one] cleric
    }
-paladins-criminal =
    { $form ->
        [plural] criminals
       *[one] criminal
    }
-paladins-workshop =
    { $form ->
        [plural] workshops
       *[one] workshop
    }
-paladins-outpost =
    { $form ->
        [plural] outposts
       *[one] outpost
    }
-paladins-monk =
    { $form ->
        [plural] monks
       *[one] monk
    }
-paladins-jar =
    { $form ->
        [plural] jars
       *[one] jar
    }
-paladins-silver = Silver
-paladins-provision =
    { $form ->
        [plural] Provisions
       *[one] Provision
    }
-paladins-first-player-marker = first-player marker
-paladins-resource-marker =
    { $form ->
        [plural] resource markers
       *[one] resource marker
    }
-paladins-attribute-marker =
    { $form ->
        [plural] attribute markers
       *[one] attribute marker
    }
-paladins-player-board =
    { $form ->
        [plural] player boards
       *[one] player board
    }
-paladins-main-board = main board
-paladins-ai-board = AI board
-paladins-shared-supply = shared supply
-paladins-personal-supply = personal supply
-paladins-tax-supply = Tax Supply
-paladins-region =
    { $form ->
        [plural] regions
       *[one] region
    }
-paladins-space =
    { $form ->
        [plural] spaces
       *[one] space
    }
-paladins-action-space =
    { $form ->
        [plural] action spaces
       *[one] action space
    }
-paladins-worker-place =
    { $form ->
        [plural] worker places
       *[one] worker place
    }
-paladins-clear-place =
    { $form ->
        [plural] clear worker places
       *[one] clear worker place
    }
-paladins-coloured-place =
    { $form ->
        [plural] coloured worker places
       *[one] coloured worker place
    }
-paladins-place =
    { $form ->
        [plural] places
       *[one] place
    }
-paladins-discard-pile = discard pile
-paladins-attribute =
    { $form ->
        [plural] attributes
       *[one] attribute
    }
-paladins-faith = Faith
-paladins-strength = Strength
-paladins-influence = Influence
-paladins-attribute-track = attribute track
-paladins-temporary-bonus = temporary bonus
-paladins-paladin =
    { $form ->
        [plural] Paladins
       *[one] Paladin
    }
-paladins-townsfolk =
    { $form ->
        [plural] Townsfolk
       *[one] Townsfolk
    }
-paladins-outsider =
    { $form ->
        [plural] Outsiders
       *[one] Outsider
    }
-paladins-kings-order =
    { $form ->
        [plural] King’s Orders
       *[one] King’s Order
    }
-paladins-kings-favour =
    { $form ->
        [plural] King’s Favours
       *[one] King’s Favour
    }
-paladins-debt =
    { $form ->
        [plural] Debts
       *[one] Debt
    }
-paladins-debt-unpaid = unpaid
-paladins-debt-paid = paid
-paladins-suspicion =
    { $form ->
        [plural] Suspicion
       *[one] Suspicion
    }
-paladins-tavern =
    { $form ->
        [plural] Taverns
       *[one] Tavern
    }
-paladins-wall =
    { $form ->
        [plural] Walls
       *[one] Wall
    }
-paladins-scheme =
    { $form ->
        [plural] Schemes
       *[one] Scheme
    }
-paladins-tax =
    { $form ->
        [plural] taxes
       *[one] tax
    }
-paladins-inquisition = Inquisition
-paladins-action-develop = Develop
-paladins-action-recruit = Recruit
-paladins-action-hunt = Hunt
-paladins-action-trade = Trade
-paladins-action-pray = Pray
-paladins-action-conspire = Conspire
-paladins-action-commission = Commission
-paladins-action-fortify = Fortify
-paladins-action-garrison = Garrison
-paladins-action-absolve = Absolve
-paladins-action-attack = Attack
-paladins-action-convert = Convert
-paladins-action-rest = Rest
-paladins-dismiss = dismiss
-paladins-free-recruit = free recruit
-paladins-prayer = prayer
-paladins-remove-suspicion = remove a Suspicion card
-paladins-pay-debt = pay a Debt
-paladins-destroy-debt = destroy a Debt
-paladins-immediate-effect =
    { $form ->
        [plural] immediate effects
       *[one] immediate effect
    }
-paladins-lasting-ability =
    { $form ->
        [plural] lasting abilities
       *[one] lasting ability
    }
-paladins-first-player = first player
-paladins-difficulty-easy = easy
-paladins-difficulty-normal = normal
-paladins-difficulty-hard = hard
-paladins-pass = pass
-paladins-reset = reset
-paladins-resource-track = resource track
-paladins-victory-point =
    { $form ->
        [plural] victory points
       *[one] victory point
    }
-paladins-round =
    { $form ->
        [plural] rounds
       *[one] round
    }
-paladins-turn =
    { $form ->
        [plural] turns
       *[one] turn
    }
-paladins-faction =
    { $form ->
        [plural] factions
       *[one] faction
    }
-paladins-saracen =
    { $form ->
        [plural] Saracens
       *[one] Saracen
    }
-paladins-byzantine =
    { $form ->
        [plural] Byzantines
       *[one] Byzantine
    }
-paladins-viking =
    { $form ->
        [plural] Vikings
       *[one] Viking
    }
-paladins-outsider-adventurer = Adventurer
-paladins-outsider-archer = Archer
-paladins-outsider-guardian = Guardian
-paladins-outsider-hunter = Hunter
-paladins-outsider-lookout = Lookout
-paladins-outsider-vigilante = Vigilante
-paladins-outsider-armourer = Armourer
-paladins-outsider-marauder = Marauder
-paladins-outsider-warrior = Warrior
-paladins-outsider-assassin = Assassin
-paladins-outsider-barbarian = Barbarian
-paladins-outsider-invader = Invader
-paladins-outsider-champion = Champion
-paladins-outsider-mercenary = Mercenary
-paladins-outsider-protector = Protector
-paladins-outsider-thief = Thief
-paladins-outsider-traitor = Traitor
-paladins-townsfolk-abbot = Abbot
-paladins-townsfolk-acolyte = Acolyte
-paladins-townsfolk-architect = Architect
-paladins-townsfolk-defender = Defender
-paladins-townsfolk-gatekeeper = Gatekeeper
-paladins-townsfolk-missionary = Missionary
-paladins-townsfolk-watchman = Watchman
-paladins-townsfolk-conspirator = Conspirator
-paladins-townsfolk-debt-collector = Debt Collector
-paladins-townsfolk-peddler = Peddler
-paladins-townsfolk-squire = Squire
