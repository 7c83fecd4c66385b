### Merlin in two minutes: an introduction with examples.

web-merlin-intro-aim = What you play for
web-merlin-intro-aim-says = There are six rounds, and whoever has the most points at the end wins. You score a little every turn, with missions and some of the spaces, and a lot in three scorings: after rounds 2, 4 and 6.
web-merlin-intro-aim-example = A star marks each round that ends with a scoring, here and at the top of the table.
web-merlin-intro-turn = A turn is one die
web-merlin-intro-turn-says = Each round you roll four dice and use one of them each turn. The three in your colour move your knight clockwise; the white one moves Merlin, in either direction. Then you may use the space you stop on.
web-merlin-intro-turn-example = Your 4 takes your knight to the apple tree: take an apple. An apple lets you turn a die to any face later.
web-merlin-intro-people = Send out your henchmen
web-merlin-intro-people-says = On the space of a principality you send one of your four henchmen there. The lady-in-waiting places an influence counter; the shield-bearer, the builder and the flag-bearer bring you a shield, a construction material or a flag of that colour.
web-merlin-intro-people-example = Your shield-bearer goes to the Fox and brings you an orange shield.
web-merlin-intro-missions = Complete missions
web-merlin-intro-missions-says = You hold four missions. If you have everything a mission shows, complete it and take its points; you keep the pieces. One mission a turn, then you draw a new one.
web-merlin-intro-missions-example = You have an orange flag and a brown shield: 3 points, and both stay yours.
web-merlin-intro-traitors = Scoring 1: traitors
web-merlin-intro-traitors-says = Three traitors lurk at your castle. In a scoring each of them costs you a shield of its own colour, which you can’t keep back, or 3 points if you don’t have one. Either way they are gone, and everyone draws three new ones. Whoever holds Excalibur gains 3 points if no traitor gets past the shields.
web-merlin-intro-traitors-example = A blue, a brown and an orange traitor, but only a brown and an orange shield: both shields are spent, and you lose 3 points.
web-merlin-intro-manors = Scoring 2: manors in the environs
web-merlin-intro-manors-says = Tiles of the same kind that touch form a territory. Whoever has the most manors in it gains 1 point for each of its tiles, everyone else nothing. Tied players share the points, rounded down. Manors stay and score again next time.
web-merlin-intro-manors-example = A forest of 5 tiles: alone there, even with a single manor, you gain 5 points. With one manor each, you and a rival gain 2 each.
web-merlin-intro-influence = Scoring 3: influence
web-merlin-intro-influence-says = In each principality, whoever has the most influence counters gains 1 point for every counter there, no matter whose. Tied players share the points, rounded down. Afterwards everyone leaves only one counter and takes the others home.
web-merlin-intro-influence-example = You have 3 counters, a rival has 2: you gain 5 points, your rival nothing. With 2 each, you would gain 2 points each.
web-merlin-intro-assistants = Scoring 4: henchmen
web-merlin-intro-assistants-says = Finally, each of your henchmen standing in a principality is worth 1 point. They stay there and score again next time; those at home score nothing.
web-merlin-intro-assistants-example = Three of your four henchmen are out: 3 points.
