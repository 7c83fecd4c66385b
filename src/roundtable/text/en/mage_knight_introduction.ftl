### Mage Knight in two minutes: an introduction with examples.

web-mage_knight-intro-aim = What you play for
web-mage_knight-intro-aim-says = You are a Mage Knight in a land you have to explore. Each scenario sets a goal, such as finding or conquering cities, and a number of days and nights. Enemies you defeat and places you conquer bring Fame.
web-mage_knight-intro-aim-example = Beat the Orcs that roam beside the road, and your Fame rises.
web-mage_knight-intro-cards = Your hand is everything
web-mage_knight-intro-cards-says = You start with 16 cards and hold five. Play a card for its upper effect; pay one mana of its colour for the stronger, lower one; or lay any card sideways for Move 1, Influence 1, Attack 1 or Block 1.
web-mage_knight-intro-cards-example = March gives Move 2. With a green mana it gives Move 4.
web-mage_knight-intro-turn = Move, then act
web-mage_knight-intro-turn-says = First spend Move points: each space costs what its terrain says. Then you may take one action: fight, talk to the locals, or enter a site. If you can’t do much, rest and discard cards instead.
web-mage_knight-intro-turn-example = Move 5 takes you over plains (2) and through a forest by day (3). Then act.
web-mage_knight-intro-mana = Mana from the Source
web-mage_knight-intro-mana-says = Once a turn you may take a die from the Source. Crystals keep until you need them; mana tokens are gone at the end of your turn. Gold counts as any basic colour by day; black powers the strong effects of Spells at night.
web-mage_knight-intro-mana-example = By day a gold mana stands for red, blue, green or white.
web-mage_knight-intro-combat = A fight has four phases
web-mage_knight-intro-combat-says = Strike from afar with Ranged and Siege Attacks; block the enemy’s attack with as much Block; take the damage of what you didn’t block; then attack. An enemy whose Armor you reach is defeated and brings its Fame.
web-mage_knight-intro-combat-example = Prowlers attack with 4 and have Armor 3: Block 4 stops them, Attack 3 defeats them for 2 Fame.
web-mage_knight-intro-wounds = Wounds clog your hand
web-mage_knight-intro-wounds-says = Damage turns into Wounds: one for every full or part share of your Armor. Wounds take up room in your hand and do nothing until you heal or throw them away. Units can take damage for you.
web-mage_knight-intro-wounds-example = Damage 5 against Armor 2: three Wounds.
web-mage_knight-intro-growing = Grow stronger
web-mage_knight-intro-growing-says = Fame raises your level, for Skills, better cards, more Armor and room for Units. With Influence you recruit Units, learn and heal at villages and other sites; your Reputation makes that cheaper or dearer.
web-mage_knight-intro-growing-example = At Fame 3 you reach level 2: a Skill and an Advanced Action.
web-mage_knight-intro-rounds = Days and nights
web-mage_knight-intro-rounds-says = A round is a day or a night. It ends after somebody’s deck has run out, and everyone shuffles all their cards again. Choose a Tactic at the start of each round. At night forests are harder to cross and deserts easier.
web-mage_knight-intro-rounds-example = When a deck is empty, its player may announce the end of the round; everyone else gets one more turn.
