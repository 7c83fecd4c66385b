### The words of the games, made from glossary/*.toml by `python -m roundtable.text.glossary`.
-mage_knight-term-deed-card =
    { $form ->
        [plural] cartes Exploit
       *[one] carte Exploit
    }
-mage_knight-term-deed-deck =
    { $form ->
        [plural] pioches d’Exploits
       *[one] pioche d’Exploits
    }
-mage_knight-term-action-card =
    { $form ->
        [plural] cartes Action
       *[one] carte Action
    }
-mage_knight-term-basic-action =
    { $form ->
        [plural] Actions de base
       *[one] Action de base
    }
-mage_knight-term-advanced-action =
    { $form ->
        [plural] Actions avancées
       *[one] Action avancée
    }
-mage_knight-term-spell =
    { $form ->
        [plural] Sorts
       *[one] Sort
    }
-mage_knight-term-artifact =
    { $form ->
        [plural] Artefacts
       *[one] Artefact
    }
-mage_knight-term-banner =
    { $form ->
        [plural] Bannières
       *[one] Bannière
    }
-mage_knight-term-wound =
    { $form ->
        [plural] Blessures
       *[one] Blessure
    }
-mage_knight-term-tactic-card =
    { $form ->
        [plural] cartes Tactique
       *[one] carte Tactique
    }
-mage_knight-term-day-tactic =
    { $form ->
        [plural] Tactiques de jour
       *[one] Tactique de jour
    }
-mage_knight-term-night-tactic =
    { $form ->
        [plural] Tactiques de nuit
       *[one] Tactique de nuit
    }
-mage_knight-term-unit =
    { $form ->
        [plural] Unités
       *[one] Unité
    }
-mage_knight-term-regular-unit =
    { $form ->
        [plural] Unités régulières
       *[one] Unité régulière
    }
-mage_knight-term-elite-unit =
    { $form ->
        [plural] Unités d’élite
       *[one] Unité d’élite
    }
-mage_knight-term-hero =
    { $form ->
        [plural] Héros
       *[one] Héros
    }
-mage_knight-term-hero-card =
    { $form ->
        [plural] cartes Héros
       *[one] carte Héros
    }
-mage_knight-term-mage-knights = Chevaliers-Mages
-mage_knight-term-skill =
    { $form ->
        [plural] Compétences
       *[one] Compétence
    }
-mage_knight-term-skill-token =
    { $form ->
        [plural] jetons Compétence
       *[one] jeton Compétence
    }
-mage_knight-term-interactive-skill =
    { $form ->
        [plural] Compétences interactives
       *[one] Compétence interactive
    }
-mage_knight-term-competitive-interactive-skill =
    { $form ->
        [plural] Compétences interactives compétitives
       *[one] Compétence interactive compétitive
    }
-mage_knight-term-cooperative-interactive-skill =
    { $form ->
        [plural] Compétences interactives coopératives
       *[one] Compétence interactive coopérative
    }
-mage_knight-term-skill-description-card =
    { $form ->
        [plural] cartes de description des Compétences
       *[one] carte de description des Compétences
    }
-mage_knight-term-common-skill-offer = offre de Compétences communes
-mage_knight-term-spell-offer = offre de Sorts
-mage_knight-term-advanced-action-offer = offre d’Actions avancées
-mage_knight-term-unit-offer = offre d’Unités
-mage_knight-term-command-token =
    { $form ->
        [plural] jetons Commandement
       *[one] jeton Commandement
    }
-mage_knight-term-level-token =
    { $form ->
        [plural] jetons Niveau
       *[one] jeton Niveau
    }
-mage_knight-term-shield-token =
    { $form ->
        [plural] jetons Bouclier
       *[one] jeton Bouclier
    }
-mage_knight-term-round-order-token =
    { $form ->
        [plural] jetons Ordre de manche
       *[one] jeton Ordre de manche
    }
-mage_knight-term-enemy-token =
    { $form ->
        [plural] jetons Ennemi
       *[one] jeton Ennemi
    }
-mage_knight-term-ruins-token =
    { $form ->
        [plural] jetons Ruines
       *[one] jeton Ruines
    }
-mage_knight-term-altar =
    { $form ->
        [plural] autels
       *[one] autel
    }
-mage_knight-term-map-tile =
    { $form ->
        [plural] tuiles Carte
       *[one] tuile Carte
    }
-mage_knight-term-starting-tile = tuile de départ
-mage_knight-term-countryside-tile =
    { $form ->
        [plural] tuiles Campagne
       *[one] tuile Campagne
    }
-mage_knight-term-core-tile =
    { $form ->
        [plural] tuiles Centrales
       *[one] tuile Centrale
    }
-mage_knight-term-city-tile =
    { $form ->
        [plural] tuiles Centrales avec cité
       *[one] tuile Centrale avec cité
    }
-mage_knight-term-non-city-tile =
    { $form ->
        [plural] tuiles Centrales sans cité
       *[one] tuile Centrale sans cité
    }
-mage_knight-term-tile-pool = réserve de tuiles
-mage_knight-term-map-tile-stack = pile de tuiles Carte
-mage_knight-term-day-night-board = plateau Jour/Nuit
-mage_knight-term-fame-and-reputation-board = plateau Renommée et Réputation
-mage_knight-term-fame = Renommée
-mage_knight-term-reputation = Réputation
-mage_knight-term-fame-track = piste de Renommée
-mage_knight-term-reputation-track = piste de Réputation
-mage_knight-term-level =
    { $form ->
        [plural] niveaux
       *[one] niveau
    }
-mage_knight-term-level-up = Monter de niveau
-mage_knight-term-hand = Main
-mage_knight-term-hand-limit = limite de Main
-mage_knight-term-discard-pile = défausse
-mage_knight-term-play-area = zone de jeu
-mage_knight-term-unit-area = zone des Unités
-mage_knight-term-inventory = Inventaire
-mage_knight-term-bank = banque
-mage_knight-term-site-description-card =
    { $form ->
        [plural] cartes de description de lieu
       *[one] carte de description de lieu
    }
-mage_knight-term-scoring-card =
    { $form ->
        [plural] cartes de score
       *[one] carte de score
    }
-mage_knight-term-city-card =
    { $form ->
        [plural] cartes Cité
       *[one] carte Cité
    }
-mage_knight-term-city-miniature =
    { $form ->
        [plural] figurines de Cité
       *[one] figurine de Cité
    }
-mage_knight-term-miniature =
    { $form ->
        [plural] figurines
       *[one] figurine
    }
-mage_knight-term-game-round =
    { $form ->
        [plural] Manches
       *[one] Manche
    }
-mage_knight-term-day = Jour
-mage_knight-term-night = Nuit
-mage_knight-term-night-rules = règles de Nuit
-mage_knight-term-turn =
    { $form ->
        [plural] tours
       *[one] tour
    }
-mage_knight-term-normal-turn =
    { $form ->
        [plural] tours normaux
       *[one] tour normal
    }
-mage_knight-term-rest = Se reposer
-mage_knight-term-standard-rest = Repos normal
-mage_knight-term-slow-recovery = Récupération lente
-mage_knight-term-end-of-round = Fin de la Manche
-mage_knight-term-end-of-turn = Fin du tour
-mage_knight-term-forfeit-turn = renoncer à son tour
-mage_knight-term-setup = mise en place
-mage_knight-term-reversal = retour en arrière
-mage_knight-term-mana = mana
-mage_knight-term-pure-mana = mana pur
-mage_knight-term-mana-token =
    { $form ->
        [plural] jetons de mana
       *[one] jeton de mana
    }
-mage_knight-term-mana-die =
    { $form ->
        [plural] dés de mana
       *[one] dé de mana
    }
-mage_knight-term-crystal =
    { $form ->
        [plural] cristaux
       *[one] cristal
    }
-mage_knight-term-source = Source
-mage_knight-term-basic-colour =
    { $form ->
        [plural] couleurs de base
       *[one] couleur de base
    }
-mage_knight-term-red = rouge
-mage_knight-term-blue = bleu
-mage_knight-term-white = blanc
-mage_knight-term-green = vert
-mage_knight-term-gold = or
-mage_knight-term-black = noir
-mage_knight-term-depleted = épuisé
-mage_knight-term-basic-effect =
    { $form ->
        [plural] effets de base
       *[one] effet de base
    }
-mage_knight-term-strong-effect =
    { $form ->
        [plural] effets puissants
       *[one] effet puissant
    }
-mage_knight-term-to-power = amplifier
-mage_knight-term-special-effect =
    { $form ->
        [plural] effets spéciaux
       *[one] effet spécial
    }
-mage_knight-term-compound-effect =
    { $form ->
        [plural] effets composés
       *[one] effet composé
    }
-mage_knight-term-sideways = à l’horizontale
-mage_knight-term-to-discard = défausser
-mage_knight-term-to-throw-away = jeter
-mage_knight-term-to-gain = gagner
-mage_knight-term-move = Mouvement
-mage_knight-term-move-points = points de Mouvement
-mage_knight-term-influence = Influence
-mage_knight-term-influence-points = points d’Influence
-mage_knight-term-healing = Soin
-mage_knight-term-healing-points = points de Soin
-mage_knight-term-attack =
    { $form ->
        [plural] Attaques
       *[one] Attaque
    }
-mage_knight-term-ranged-attack =
    { $form ->
        [plural] Attaques à distance
       *[one] Attaque à distance
    }
-mage_knight-term-siege-attack =
    { $form ->
        [plural] Attaques de siège
       *[one] Attaque de siège
    }
-mage_knight-term-melee-attack =
    { $form ->
        [plural] Attaques de mêlée
       *[one] Attaque de mêlée
    }
-mage_knight-term-block = Blocage
-mage_knight-term-armor = Armure
-mage_knight-term-damage = dégâts
-mage_knight-term-physical = physique
-mage_knight-term-fire = Feu
-mage_knight-term-ice = Glace
-mage_knight-term-cold-fire = Feu glacé
-mage_knight-term-efficient = efficace
-mage_knight-term-inefficient = inefficace
-mage_knight-term-ready = Prête
-mage_knight-term-spent = Utilisée
-mage_knight-term-wounded = Blessée
-mage_knight-term-to-activate = activer
-mage_knight-term-to-recruit = recruter
-mage_knight-term-to-disband = dissoudre
-mage_knight-term-space =
    { $form ->
        [plural] cases
       *[one] case
    }
-mage_knight-term-safe-space =
    { $form ->
        [plural] cases sûres
       *[one] case sûre
    }
-mage_knight-term-accessible = accessible
-mage_knight-term-coastline = littoral
-mage_knight-term-terrain =
    { $form ->
        [plural] terrains
       *[one] terrain
    }
-mage_knight-term-plains = plaine
-mage_knight-term-forest =
    { $form ->
        [plural] forêts
       *[one] forêt
    }
-mage_knight-term-desert =
    { $form ->
        [plural] déserts
       *[one] désert
    }
-mage_knight-term-swamp =
    { $form ->
        [plural] marais
       *[one] marais
    }
-mage_knight-term-lake =
    { $form ->
        [plural] lacs
       *[one] lac
    }
-mage_knight-term-hills = collines
-mage_knight-term-wasteland =
    { $form ->
        [plural] terres désolées
       *[one] terre désolée
    }
-mage_knight-term-mountain =
    { $form ->
        [plural] montagnes
       *[one] montagne
    }
-mage_knight-term-sea = mer
-mage_knight-term-site =
    { $form ->
        [plural] lieux
       *[one] lieu
    }
-mage_knight-term-fortified-site =
    { $form ->
        [plural] lieux fortifiés
       *[one] lieu fortifié
    }
-mage_knight-term-adventure-site =
    { $form ->
        [plural] lieux d’aventure
       *[one] lieu d’aventure
    }
-mage_knight-term-inhabited-site =
    { $form ->
        [plural] lieux habités
       *[one] lieu habité
    }
-mage_knight-term-portal =
    { $form ->
        [plural] portails
       *[one] portail
    }
-mage_knight-term-village =
    { $form ->
        [plural] villages
       *[one] village
    }
-mage_knight-term-monastery =
    { $form ->
        [plural] monastères
       *[one] monastère
    }
-mage_knight-term-keep =
    { $form ->
        [plural] forteresses
       *[one] forteresse
    }
-mage_knight-term-mage-tower =
    { $form ->
        [plural] tours de mage
       *[one] tour de mage
    }
-mage_knight-term-city =
    { $form ->
        [plural] cités
       *[one] cité
    }
-mage_knight-term-white-city = cité Blanche
-mage_knight-term-blue-city = cité Bleue
-mage_knight-term-red-city = cité Rouge
-mage_knight-term-green-city = cité Verte
-mage_knight-term-city-leader =
    { $form ->
        [plural] chefs de cité
       *[one] chef de cité
    }
-mage_knight-term-ancient-ruins = ruines antiques
-mage_knight-term-dungeon =
    { $form ->
        [plural] donjons
       *[one] donjon
    }
-mage_knight-term-tomb =
    { $form ->
        [plural] tombeaux
       *[one] tombeau
    }
-mage_knight-term-monster-den =
    { $form ->
        [plural] antres de monstres
       *[one] antre de monstres
    }
-mage_knight-term-spawning-grounds = nid de monstres
-mage_knight-term-magical-glade =
    { $form ->
        [plural] clairières magiques
       *[one] clairière magique
    }
-mage_knight-term-crystal-mine =
    { $form ->
        [plural] mines de cristal
       *[one] mine de cristal
    }
-mage_knight-term-rampaging-enemies = ennemis déchaînés
-mage_knight-term-marauding-orcs = orques maraudeurs
-mage_knight-term-draconum =
    { $form ->
        [plural] draconum
       *[one] draconum
    }
-mage_knight-term-garrison =
    { $form ->
        [plural] garnisons
       *[one] garnison
    }
-mage_knight-term-to-explore = explorer
-mage_knight-term-to-reveal = révéler
-mage_knight-term-to-provoke = provoquer
-mage_knight-term-to-challenge = défier
-mage_knight-term-to-burn-monastery = incendier un monastère
-mage_knight-term-to-plunder-village = piller un village
-mage_knight-term-interaction = Interaction avec les habitants
-mage_knight-term-combat-with-enemies = combat contre des ennemis
-mage_knight-term-ranged-and-siege-phase = phase d’Attaques à distance et de siège
-mage_knight-term-block-phase = phase de Blocage
-mage_knight-term-assign-damage-phase = phase d’attribution des dégâts
-mage_knight-term-attack-phase = phase d’Attaque
-mage_knight-term-assault =
    { $form ->
        [plural] assauts
       *[one] assaut
    }
-mage_knight-term-cooperative-assault =
    { $form ->
        [plural] assauts coopératifs
       *[one] assaut coopératif
    }
-mage_knight-term-knock-out = K.-O.
-mage_knight-term-forced-withdrawal = Retraite forcée
-mage_knight-term-combat-rewards = récompenses du combat
-mage_knight-term-pvp-combat = combat joueur contre joueur
-mage_knight-term-aggressor =
    { $form ->
        [plural] agresseurs
       *[one] agresseur
    }
-mage_knight-term-defender =
    { $form ->
        [plural] défenseurs
       *[one] défenseur
    }
-mage_knight-term-attacker =
    { $form ->
        [plural] attaquants
       *[one] attaquant
    }
-mage_knight-term-blocker =
    { $form ->
        [plural] bloqueurs
       *[one] bloqueur
    }
-mage_knight-term-force-to-retreat = forcer à la retraite
-mage_knight-term-mandatory-action =
    { $form ->
        [plural] actions obligatoires
       *[one] action obligatoire
    }
-mage_knight-term-voluntary-action =
    { $form ->
        [plural] actions volontaires
       *[one] action volontaire
    }
-mage_knight-term-last-turn = dernier tour
-mage_knight-term-fire-attack =
    { $form ->
        [plural] Attaques de Feu
       *[one] Attaque de Feu
    }
-mage_knight-term-ice-attack =
    { $form ->
        [plural] Attaques de Glace
       *[one] Attaque de Glace
    }
-mage_knight-term-cold-fire-attack =
    { $form ->
        [plural] Attaques de Feu glacé
       *[one] Attaque de Feu glacé
    }
-mage_knight-term-summon = Invocation
-mage_knight-term-swift = Rapide
-mage_knight-term-brutal = Brutal
-mage_knight-term-poison = Poison
-mage_knight-term-paralyze = Paralysie
-mage_knight-term-assassination = Assassinat
-mage_knight-term-cumbersome = Encombrant
-mage_knight-term-vampiric = Vampirique
-mage_knight-term-fortified = Fortifié
-mage_knight-term-unfortified = Non fortifié
-mage_knight-term-physical-resistance = Résistance physique
-mage_knight-term-fire-resistance = Résistance au Feu
-mage_knight-term-ice-resistance = Résistance à la Glace
-mage_knight-term-elusive = Insaisissable
-mage_knight-term-arcane-immunity = Immunité arcanique
-mage_knight-term-defend = Défense
-mage_knight-term-multiple-attacks = Attaques multiples
-mage_knight-term-concentration = Concentration
-mage_knight-term-magic-talent = Talent magique
-mage_knight-term-maximal-effect = Effet maximal
-mage_knight-term-determination = Détermination
-mage_knight-term-time-bending = Distorsion temporelle
-mage_knight-term-demolish = Démolition
-mage_knight-term-underground-attack = Attaque souterraine
-mage_knight-term-motivation = Motivation
-mage_knight-term-planning = Planification
-mage_knight-term-long-night = Longue nuit
-mage_knight-term-mana-meltdown = Fusion de mana
-mage_knight-term-mana-claim = Revendication de mana
-mage_knight-term-mind-read = Lecture des pensées
-mage_knight-term-energy-flow = Flux d’énergie
-mage_knight-term-goldyx = Goldyx
-mage_knight-term-scenario =
    { $form ->
        [plural] scénarios
       *[one] scénario
    }
-mage_knight-term-variant =
    { $form ->
        [plural] variantes
       *[one] variante
    }
-mage_knight-term-wedge-map = carte en pointe
-mage_knight-term-fully-open-map = carte entièrement ouverte
-mage_knight-term-limited-open-map = carte ouverte limitée à 4 ou 3 colonnes
-mage_knight-term-dummy-player = joueur fictif
-mage_knight-term-team-rules = règles d’équipe
-mage_knight-term-achievements = hauts faits
-mage_knight-term-titles = titres
-mage_knight-term-greatest-knowledge = Le plus grand savoir
-mage_knight-term-greatest-loot = Le plus grand butin
-mage_knight-term-greatest-leader = Le plus grand meneur
-mage_knight-term-greatest-conqueror = Le plus grand conquérant
-mage_knight-term-greatest-adventurer = Le plus grand aventurier
-mage_knight-term-greatest-beating = La plus grande raclée
-mage_knight-term-greatest-city-conqueror = Le plus grand conquérant de cités
-mage_knight-term-greatest-liberator = Le plus grand libérateur
-mage_knight-term-greatest-dungeon-crawler = Le plus grand explorateur de donjons
-mage_knight-term-incantation =
    { $form ->
        [plural] incantations
       *[one] incantation
    }
-mage_knight-term-victory-points = points de victoire
-mage_knight-term-megapolis = Mégapole
-mage_knight-term-hero-auction = Enchères pour les Héros
-mage_knight-term-random-tile-orientation = Orientation aléatoire des tuiles
-mage_knight-term-random-cities = Cités aléatoires
-mage_knight-term-variable-daytime = Horaire variable
-mage_knight-term-night-arrival = Arrivée de nuit
-mage_knight-term-oncoming-darkness = Les ténèbres approchent
-mage_knight-term-friendly-game = Partie amicale
-mage_knight-term-friendly-mana = Mana amical
-mage_knight-term-violent-times = Temps de violence
-mage_knight-term-more-violence = Encore plus de violence
-mage_knight-term-interactive-combat = Combat interactif
-mage_knight-term-more-deck-building = Plus de construction de deck
-mage_knight-term-action-upgrades = Améliorations d’actions
-mage_knight-term-starting-selection = Sélection au départ
-mage_knight-term-city-levels = Niveaux des cités
-mage_knight-term-first-reconnaissance = Première reconnaissance
-mage_knight-term-full-conquest = Conquête totale
-mage_knight-term-blitz-conquest = Conquête éclair
-mage_knight-term-solo-conquest = Conquête en solo
-mage_knight-term-full-cooperation = Coopération totale
-mage_knight-term-blitz-cooperation = Coopération éclair
-mage_knight-term-mines-liberation = Libération des mines
-mage_knight-term-druid-nights = Nuits des druides
-mage_knight-term-dungeon-lords = Seigneurs des donjons
-mage_knight-term-conquer-and-hold = Conquérir et tenir
-mage_knight-term-one-to-return = Un seul reviendra
-merlin-assistant =
    { $form ->
        [plural] Serviteurs
       *[one] Serviteur
    }
-merlin-lady-in-waiting =
    { $form ->
        [plural] Dames d’honneur
       *[one] Dame d’honneur
    }
-merlin-shield-bearer =
    { $form ->
        [plural] Porte-boucliers
       *[one] Porte-bouclier
    }
-merlin-builder =
    { $form ->
        [plural] Maçons
       *[one] Maçon
    }
-merlin-flag-bearer =
    { $form ->
        [plural] Porte-drapeaux
       *[one] Porte-drapeau
    }
-merlin-knight =
    { $form ->
        [plural] Chevaliers
       *[one] Chevalier
    }
-merlin-merlin = Merlin
-merlin-castle-board =
    { $form ->
        [plural] plateaux Château
       *[one] plateau Château
    }
-merlin-manor =
    { $form ->
        [plural] Manoirs
       *[one] Manoir
    }
-merlin-merlins-staff =
    { $form ->
        [plural] Bâtons de Merlin
       *[one] Bâton de Merlin
    }
-merlin-apple =
    { $form ->
        [plural] Pommes
       *[one] Pomme
    }
-merlin-grail = Graal
-merlin-excalibur = Excalibur
-merlin-traitor =
    { $form ->
        [plural] Traîtres
       *[one] Traître
    }
-merlin-repel = repousser
-merlin-shield =
    { $form ->
        [plural] Boucliers
       *[one] Bouclier
    }
-merlin-flag =
    { $form ->
        [plural] Drapeaux
       *[one] Drapeau
    }
-merlin-building-material =
    { $form ->
        [plural] Matériaux
       *[one] Matériau
    }
-merlin-influence-marker =
    { $form ->
        [plural] compteurs d’Influence
       *[one] compteur d’Influence
    }
-merlin-mission =
    { $form ->
        [plural] quêtes
       *[one] quête
    }
-merlin-mission-card =
    { $form ->
        [plural] cartes Quête
       *[one] carte Quête
    }
-merlin-start-tile =
    { $form ->
        [plural] tuiles de Départ
       *[one] tuile de Départ
    }
-merlin-personal-die =
    { $form ->
        [plural] dés personnels
       *[one] dé personnel
    }
-merlin-merlin-die =
    { $form ->
        [plural] dés Merlin
       *[one] dé Merlin
    }
-merlin-score-marker =
    { $form ->
        [plural] marqueurs de score
       *[one] marqueur de score
    }
-merlin-hundred-marker =
    { $form ->
        [plural] tuiles 100 points
       *[one] tuile 100 points
    }
-merlin-round-marker = marqueur de round
-merlin-first-player-marker = marqueur Premier joueur
-merlin-first-player = premier joueur
-merlin-figure =
    { $form ->
        [plural] personnages
       *[one] personnage
    }
-merlin-victory-point =
    { $form ->
        [plural] points de victoire
       *[one] point de victoire
    }
-merlin-main-board = plateau de jeu
-merlin-action-ring = piste d’action circulaire
-merlin-principality =
    { $form ->
        [plural] Provinces
       *[one] Province
    }
-merlin-dragon-principality = province du Dragon
-merlin-environs = Domaine
-merlin-terrain-tile =
    { $form ->
        [plural] tuiles Terrain
       *[one] tuile Terrain
    }
-merlin-terrain-border =
    { $form ->
        [plural] bordures de Terrain
       *[one] bordure de Terrain
    }
-merlin-territory =
    { $form ->
        [plural] territoires
       *[one] territoire
    }
-merlin-mountain =
    { $form ->
        [plural] montagnes
       *[one] montagne
    }
-merlin-forest =
    { $form ->
        [plural] bois
       *[one] bois
    }
-merlin-lake =
    { $form ->
        [plural] lacs
       *[one] lac
    }
-merlin-tower =
    { $form ->
        [plural] tours
       *[one] tour
    }
-merlin-principality-space =
    { $form ->
        [plural] cases Province
       *[one] case Province
    }
-merlin-vp-space =
    { $form ->
        [plural] cases de points de victoire
       *[one] case de points de victoire
    }
-merlin-influence-space =
    { $form ->
        [plural] cases d’Influence
       *[one] case d’Influence
    }
-merlin-relocation-space = déplacer 1 Serviteur
-merlin-exchange-space =
    { $form ->
        [plural] cases d’échange
       *[one] case d’échange
    }
-merlin-mission-space =
    { $form ->
        [plural] cases de quête
       *[one] case de quête
    }
-merlin-building-space = construire un manoir
-merlin-open-row = rangée de quêtes
-merlin-round-track = piste de rounds
-merlin-supply = réserve
-merlin-colour-black = noir
-merlin-colour-grey = gris
-merlin-colour-blue = bleu
-merlin-colour-orange = orange
-merlin-colour-purple = violet
-merlin-colour-brown = marron
-merlin-colour-yellow = jaune
-merlin-colour-green = vert
-merlin-colour-red = rouge
-merlin-round =
    { $form ->
        [plural] rounds
       *[one] round
    }
-merlin-turn =
    { $form ->
        [plural] tours
       *[one] tour
    }
-merlin-duty =
    { $form ->
        [plural] actions spéciales
       *[one] action spéciale
    }
-merlin-scoring =
    { $form ->
        [plural] phases de score
       *[one] phase de score
    }
-merlin-discard-pile = défausse
-merlin-deck = pioche
-merlin-flag-action-repel = Repousser les Traîtres
-merlin-flag-action-missions = Quêtes
-merlin-flag-action-backwards = À rebours
-merlin-flag-action-turn-die = Retourner un dé
-merlin-flag-action-other = Action différente
-merlin-flag-action-mirror = Miroir
-merlin-module-kings-favour = La Faveur du Roi
-merlin-extra-board =
    { $form ->
        [plural] Extensions
       *[one] Extension
    }
-merlin-seal =
    { $form ->
        [plural] Sceaux
       *[one] Sceau
    }
-merlin-ability =
    { $form ->
        [plural] capacités
       *[one] capacité
    }
-merlin_arthur-arthur = Arthur
-merlin_arthur-expansion = extension Arthur
-merlin_arthur-action-wheel = roue d’actions
-merlin_arthur-inner-ring = cercle intérieur des cases d’action
-merlin_arthur-arthur-board =
    { $form ->
        [plural] plateaux Arthur
       *[one] plateau Arthur
    }
-merlin_arthur-black-die =
    { $form ->
        [plural] dés noirs
       *[one] dé noir
    }
-merlin_arthur-signet-ring = anneau sigillaire
-merlin_arthur-pict =
    { $form ->
        [plural] Pictes
       *[one] Picte
    }
-merlin_arthur-pict-display = présentoir des Pictes
-merlin_arthur-card-display = présentoir des cartes
-merlin_arthur-resource-space =
    { $form ->
        [plural] cases Ressource
       *[one] case Ressource
    }
-merlin_arthur-stairs = escalier
-merlin_arthur-merlin-space = Merlin
-merlin_arthur-replace-manor = remplacer un Manoir
-merlin_arthur-pict-space = Pictes
-merlin_arthur-apple-space = Pomme
-merlin_arthur-arthur-movement = déplacement d’Arthur
-merlin_arthur-activate-assistant = activer un Serviteur
-merlin_arthur-manor-points = points de victoire pour les Manoirs
-merlin_arthur-flag-plus-minus-one = +/-1
-merlin_arthur-flag-swap = échange
-paladins-worker =
    { $form ->
        [plural] ouvriers
       *[one] ouvrier
    }
-paladins-labourer =
    { $form ->
        [plural] journaliers
       *[one] journalier
    }
-paladins-scout =
    { $form ->
        [plural] éclaireurs
       *[one] éclaireur
    }
-paladins-merchant =
    { $form ->
        [plural] marchands
       *[one] marchand
    }
-paladins-fighter =
    { $form ->
        [plural] combattants
       *[one] combattant
    }
-paladins-cleric =
    { $form ->
        [plural] clercs
       *[one] clerc
    }
-paladins-criminal =
    { $form ->
        [plural] criminels
       *[one] criminel
    }
-paladins-workshop =
    { $form ->
        [plural] ateliers
       *[one] atelier
    }
-paladins-outpost =
    { $form ->
        [plural] avant-postes
       *[one] avant-poste
    }
-paladins-monk =
    { $form ->
        [plural] moines
       *[one] moine
    }
-paladins-jar =
    { $form ->
        [plural] jarres
       *[one] jarre
    }
-paladins-silver = Argent
-paladins-provision =
    { $form ->
        [plural] Provisions
       *[one] Provision
    }
-paladins-first-player-marker = marqueur Premier joueur
-paladins-resource-marker =
    { $form ->
        [plural] marqueurs de ressource
       *[one] marqueur de ressource
    }
-paladins-attribute-marker =
    { $form ->
        [plural] marqueurs d’attribut
       *[one] marqueur d’attribut
    }
-paladins-player-board =
    { $form ->
        [plural] plateaux de joueur
       *[one] plateau de joueur
    }
-paladins-main-board = plateau principal
-paladins-ai-board = plateau IA
-paladins-shared-supply = réserve commune
-paladins-personal-supply = réserve personnelle
-paladins-tax-supply = réserve des Taxes
-paladins-region =
    { $form ->
        [plural] régions
       *[one] région
    }
-paladins-space =
    { $form ->
        [plural] emplacements
       *[one] emplacement
    }
-paladins-action-space =
    { $form ->
        [plural] emplacements d’action
       *[one] emplacement d’action
    }
-paladins-worker-place =
    { $form ->
        [plural] cases d’ouvrier
       *[one] case d’ouvrier
    }
-paladins-clear-place =
    { $form ->
        [plural] cases transparentes
       *[one] case transparente
    }
-paladins-coloured-place =
    { $form ->
        [plural] cases de couleur
       *[one] case de couleur
    }
-paladins-place =
    { $form ->
        [plural] cases
       *[one] case
    }
-paladins-discard-pile = défausse
-paladins-attribute =
    { $form ->
        [plural] Attributs
       *[one] Attribut
    }
-paladins-faith = Foi
-paladins-strength = Force
-paladins-influence = Influence
-paladins-attribute-track = piste d’Attributs
-paladins-temporary-bonus = bonus temporaire
-paladins-paladin =
    { $form ->
        [plural] Paladins
       *[one] Paladin
    }
-paladins-townsfolk =
    { $form ->
        [plural] Habitants
       *[one] Habitant
    }
-paladins-outsider =
    { $form ->
        [plural] Étrangers
       *[one] Étranger
    }
-paladins-kings-order =
    { $form ->
        [plural] Ordres royaux
       *[one] Ordre royal
    }
-paladins-kings-favour =
    { $form ->
        [plural] Faveurs royales
       *[one] Faveur royale
    }
-paladins-debt =
    { $form ->
        [plural] Dettes
       *[one] Dette
    }
-paladins-debt-unpaid = impayée
-paladins-debt-paid = payée
-paladins-suspicion =
    { $form ->
        [plural] Soupçons
       *[one] Soupçon
    }
-paladins-tavern =
    { $form ->
        [plural] Tavernes
       *[one] Taverne
    }
-paladins-wall =
    { $form ->
        [plural] Murailles
       *[one] Muraille
    }
-paladins-scheme =
    { $form ->
        [plural] Stratagèmes
       *[one] Stratagème
    }
-paladins-tax =
    { $form ->
        [plural] taxes
       *[one] taxe
    }
-paladins-inquisition = Inquisition
-paladins-action-develop = Développer
-paladins-action-recruit = Recruter
-paladins-action-hunt = Chasser
-paladins-action-trade = Commercer
-paladins-action-pray = Prier
-paladins-action-conspire = Conspirer
-paladins-action-commission = Mandater
-paladins-action-fortify = Fortifier
-paladins-action-garrison = Établir une garnison
-paladins-action-absolve = Absoudre
-paladins-action-attack = Attaquer
-paladins-action-convert = Convertir
-paladins-action-rest = Se reposer
-paladins-dismiss = renvoyer
-paladins-free-recruit = recrutement gratuit
-paladins-prayer = prière
-paladins-remove-suspicion = retirer un Soupçon
-paladins-pay-debt = payer une Dette
-paladins-destroy-debt = détruire une Dette
-paladins-immediate-effect =
    { $form ->
        [plural] effets immédiats
       *[one] effet immédiat
    }
-paladins-lasting-ability =
    { $form ->
        [plural] capacités permanentes
       *[one] capacité permanente
    }
-paladins-first-player = premier joueur
-paladins-difficulty-easy = Facile
-paladins-difficulty-normal = Normal
-paladins-difficulty-hard = Difficile
-paladins-pass = passer
-paladins-reset = remise en place
-paladins-resource-track = piste de ressources
-paladins-victory-point =
    { $form ->
        [plural] points de victoire
       *[one] point de victoire
    }
-paladins-round =
    { $form ->
        [plural] manches
       *[one] manche
    }
-paladins-turn =
    { $form ->
        [plural] tours
       *[one] tour
    }
-paladins-faction =
    { $form ->
        [plural] factions
       *[one] faction
    }
-paladins-saracen =
    { $form ->
        [plural] Sarrasins
       *[one] Sarrasin
    }
-paladins-byzantine =
    { $form ->
        [plural] Byzantins
       *[one] Byzantin
    }
-paladins-viking =
    { $form ->
        [plural] Vikings
       *[one] Viking
    }
-paladins-outsider-adventurer = Aventurier
-paladins-outsider-archer = Archer
-paladins-outsider-guardian = Gardienne
-paladins-outsider-hunter = Chasseur
-paladins-outsider-lookout = Guetteur
-paladins-outsider-vigilante = Justicier
-paladins-outsider-armourer = Armurier
-paladins-outsider-marauder = Maraudeur
-paladins-outsider-warrior = Guerrier
-paladins-outsider-assassin = Assassin
-paladins-outsider-barbarian = Barbare
-paladins-outsider-invader = Envahisseur
-paladins-outsider-champion = Champion
-paladins-outsider-mercenary = Mercenaire
-paladins-outsider-protector = Protecteur
-paladins-outsider-thief = Voleur
-paladins-outsider-traitor = Traître
-paladins-townsfolk-abbot = Abbé
-paladins-townsfolk-acolyte = Acolyte
-paladins-townsfolk-architect = Architecte
-paladins-townsfolk-defender = Défenseur
-paladins-townsfolk-gatekeeper = Gardien de la porte
-paladins-townsfolk-missionary = Missionnaire
-paladins-townsfolk-watchman = Veilleur de nuit
-paladins-townsfolk-conspirator = Conspirateur
-paladins-townsfolk-debt-collector = Collecteur de dettes
-paladins-townsfolk-peddler = Colporteur
-paladins-townsfolk-squire = Écuyer
