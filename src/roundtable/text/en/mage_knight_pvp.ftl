## Fights between players

mage_knight-setting-fights-between-players = { CAPITAL(-mage_knight-term-pvp-combat) }
mage_knight-setting-fights-between-players-about = Whether heroes may attack each other. “As the scenario says” leaves it to the scenario; solo and cooperative games have none.
mage_knight-setting-fights-between-players-scenario = as the scenario says
mage_knight-setting-fights-between-players-yes = allowed
mage_knight-setting-fights-between-players-no = not allowed
mage_knight-battle-player = { -mage_knight-term-pvp-combat }
mage_knight-participation-fully = fully
mage_knight-participation-partially = partially
mage_knight-asks-participate = You are attacked. Do you spend your next turn on this fight?
mage_knight-asks-attack-from-afar = Attack from afar, or pass.
mage_knight-asks-attack-hand-to-hand = Attack hand to hand, or pass.
mage_knight-asks-block-player = You are attacked: play { -mage_knight-term-block }, or let the rest come.
mage_knight-asks-assign-to-player = What do you use the { -mage_knight-term-damage } for?
mage_knight-asks-turn-banner-over = Your { -mage_knight-term-unit } is to be wounded. Do you turn its { -mage_knight-term-banner } over instead?
mage_knight-asks-lose-unit = There are not enough { -mage_knight-term-command-token(form: "plural") }. Which { -mage_knight-term-unit } do you disband?
mage_knight-do-attack = Attack { $seat }
mage_knight-do-participate = Take part { $participation }
mage_knight-do-pass = Pass
mage_knight-do-wound-unit = Wound the { -mage_knight-term-unit } at { $enemy }
mage_knight-do-wound-hero = Wound the { -mage_knight-term-hero }
mage_knight-do-steal = Steal { $card }
mage_knight-do-force-retreat = Force the retreat to { $space }
mage_knight-label-participate-fully = Take part fully: this is my next turn
mage_knight-label-participate-partially = Take part partially: no die of the { -mage_knight-term-source }, no { -mage_knight-term-skill(form: "plural") }
mage_knight-label-strike = Attack with { $number }
mage_knight-label-comes-through =
    { $number ->
        [0] Finish the { -mage_knight-term-block }: nothing comes through
       *[other] Finish the { -mage_knight-term-block }: { $number } comes through
    }
mage_knight-label-wound-unit = Wound { $unit } ({ $cost } of { $number })
mage_knight-label-wound-hero = Wound the { -mage_knight-term-hero } of { $rival } ({ $cost } of { $number })
mage_knight-label-steal = Steal { $card } ({ $cost } of { $number })
mage_knight-label-force-retreat = Force the retreat to { $space } ({ $cost } of { $number })
mage_knight-label-unassigned = Leave the rest unused ({ $number })
mage_knight-label-rival-unit = { $place }: { $unit }
mage_knight-label-slow-unit = Slow { $unit } down by 1 (share { $number })
mage_knight-label-unit-share = { $place }: { $unit } (share { $number })
mage_knight-attacked = { $seat } attacks { $rival }.
mage_knight-defends-fully = { $seat } takes part fully, and turns the { -mage_knight-term-round-order-token } face down.
mage_knight-defends-partially = { $seat } takes part partially.
mage_knight-struck = { $seat } attacks { $rival } with { $number }.
mage_knight-passed = { $seat } passes.
mage_knight-unit-saved = { $seat } turned { $card } over: { $unit } got no { -mage_knight-term-wound }.
mage_knight-melee-begins = The fight goes on hand to hand.
mage_knight-comes-through = { $seat } lets { $number } damage through.
mage_knight-blocked-all = { $seat } blocked the whole attack.
mage_knight-stolen = { $seat } stole { $card } from { $rival }.
mage_knight-forced-back = { $seat } was forced to retreat to { $space }.
mage_knight-fight-won = { $seat } won the fight against { $rival }.
mage_knight-fight-drawn = A draw: { $seat } goes back to { $space }.
