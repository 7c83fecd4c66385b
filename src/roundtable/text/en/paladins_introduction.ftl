### Paladins of the West Kingdom in two minutes: an introduction with examples.

web-paladins-intro-aim = What you play for
web-paladins-intro-aim-says = After seven rounds everything is scored once, and whoever has the most points wins. Points come from what you have built, sent out and converted, from your three attributes, from the King’s Orders, and from debts.
web-paladins-intro-aim-example = A King’s Order fulfilled (4), six monks sent out (5), Strength 11 (16) and an unpaid Debt (−3): 22 points.
web-paladins-intro-round = A new crew every round
web-paladins-intro-round-says = Choose one Paladin of three: for this round he brings two workers, raises attributes and makes one action cheaper or better. Then choose a Tavern with four more workers. Up to three unused workers stay for the next round.
web-paladins-intro-round-example = A Paladin and a Tavern give you six workers.
web-paladins-intro-action = Workers take actions
web-paladins-intro-action-says = On your turn, place workers on one action of your own board. A coloured place needs that colour, the others take anyone; criminals fit everywhere. Each action can be used once a round, unless you clear it by praying.
web-paladins-intro-action-example = One worker and a scout hunt together: 3 Provisions.
web-paladins-intro-attributes = Three attributes carry each other
web-paladins-intro-attributes-says = Each of the six great actions needs one attribute and raises another. Send monks out with Faith and you gain Influence; build walls with Influence and you gain Strength; with Strength you place outposts and gain Faith.
web-paladins-intro-attributes-example = Faith sends a monk, which raises Influence, which builds a wall, which raises Strength.
web-paladins-intro-outsiders = Attack or convert
web-paladins-intro-outsiders-says = Outsiders camp below the regions. Attack one with Strength, or Silver for what is missing, and take its reward at once. Convert one with Faith and Silver, and it scores at the end of the game.
web-paladins-intro-outsiders-example = Attacking pays now, converting pays later.
web-paladins-intro-suspicion = Beware of the Inquisition
web-paladins-intro-suspicion-says = Every criminal you gain brings a Suspicion card, and each card takes Silver from the Tax Supply. When the last Silver is gone the Inquisition comes: whoever has the most Suspicion takes a Debt. A Debt costs 3 points at the end; once paid it is worth 1.
web-paladins-intro-suspicion-example = Three Suspicion cards, more than anyone else: you take a Debt, −3 unless you pay it off, then +1.
web-paladins-intro-king = The King’s wishes
web-paladins-intro-king-says = Three King’s Orders, revealed in rounds 1 to 3, reward everyone who has done their action at least five times with 4, 6 and 8 points. King’s Favours, from round 3 on, are extra actions that only one player can use each round.
web-paladins-intro-king-example = The first Order asks for walls: with five walls you score 4 points.
web-paladins-intro-scoring = Stick with it
web-paladins-intro-scoring-says = Actions pay off if you repeat them: the fifth, sixth and seventh monk, for example, bring 2, 5 or 9 points in all. Attributes score more the higher they are, and three leftover Silver or Provisions make 1 point.
web-paladins-intro-scoring-example = Five monks: 2 points. Six: 5. Seven: 9.
