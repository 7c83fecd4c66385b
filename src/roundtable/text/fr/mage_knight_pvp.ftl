## Combats entre joueurs

mage_knight-setting-fights-between-players = { CAPITAL(-mage_knight-term-pvp-combat) }
mage_knight-setting-fights-between-players-about = Si les héros peuvent s’attaquer les uns les autres. « Selon le scénario » s’en remet au scénario ; il n’y en a ni en solo ni en coopération.
mage_knight-setting-fights-between-players-scenario = selon le scénario
mage_knight-setting-fights-between-players-yes = permis
mage_knight-setting-fights-between-players-no = interdit
mage_knight-battle-player = { -mage_knight-term-pvp-combat }
mage_knight-participation-fully = pleinement
mage_knight-participation-partially = en partie
mage_knight-asks-participate = On vous attaque. Consacrez-vous votre prochain tour à ce combat ?
mage_knight-asks-attack-from-afar = Attaquez à distance, ou passez.
mage_knight-asks-attack-hand-to-hand = Attaquez au corps à corps, ou passez.
mage_knight-asks-block-player = On vous attaque : jouez du { -mage_knight-term-block }, ou laissez venir le reste.
mage_knight-asks-assign-to-player = À quoi servent les { -mage_knight-term-damage } ?
mage_knight-asks-turn-banner-over = Votre { -mage_knight-term-unit } va être blessée. Retournez-vous plutôt sa { -mage_knight-term-banner } ?
mage_knight-asks-lose-unit = Il n’y a pas assez de { -mage_knight-term-command-token(form: "plural") }. Quelle { -mage_knight-term-unit } dissolvez-vous ?
mage_knight-do-attack = Attaquer { $seat }
mage_knight-do-participate = Participer { $participation }
mage_knight-do-pass = Passer
mage_knight-do-wound-unit = Blesser l’{ -mage_knight-term-unit } en { $enemy }
mage_knight-do-wound-hero = Blesser le { -mage_knight-term-hero }
mage_knight-do-steal = Voler { $card }
mage_knight-do-force-retreat = Forcer à la retraite en { $space }
mage_knight-label-participate-fully = Participer pleinement : c’est mon prochain tour
mage_knight-label-participate-partially = Participer en partie : sans dé de la { -mage_knight-term-source } ni { -mage_knight-term-skill(form: "plural") }
mage_knight-label-strike = Attaquer avec { $number }
mage_knight-label-comes-through =
    { $number ->
        [0] Achever le { -mage_knight-term-block } : rien ne passe
       *[other] Achever le { -mage_knight-term-block } : { $number } passe
    }
mage_knight-label-wound-unit = Blesser { $unit } ({ $cost } sur { $number })
mage_knight-label-wound-hero = Blesser le { -mage_knight-term-hero } de { $rival } ({ $cost } sur { $number })
mage_knight-label-steal = Voler { $card } ({ $cost } sur { $number })
mage_knight-label-force-retreat = Forcer à la retraite en { $space } ({ $cost } sur { $number })
mage_knight-label-unassigned = Ne pas utiliser le reste ({ $number })
mage_knight-label-rival-unit = { $place } : { $unit }
mage_knight-label-slow-unit = Ralentir { $unit } de 1 (part { $number })
mage_knight-label-unit-share = { $place } : { $unit } (part { $number })
mage_knight-attacked = { $seat } attaque { $rival }.
mage_knight-defends-fully = { $seat } participe pleinement et retourne face cachée le { -mage_knight-term-round-order-token }.
mage_knight-defends-partially = { $seat } participe en partie.
mage_knight-struck = { $seat } attaque { $rival } avec { $number }.
mage_knight-passed = { $seat } passe.
mage_knight-unit-saved = { $seat } a retourné { $card } : aucune { -mage_knight-term-wound } pour { $unit }.
mage_knight-melee-begins = Le combat continue au corps à corps.
mage_knight-comes-through = { $seat } laisse passer { $number }.
mage_knight-blocked-all = { $seat } a bloqué toute l’attaque.
mage_knight-stolen = { $seat } a volé { $card } à { $rival }.
mage_knight-forced-back = { $seat } a dû battre en retraite en { $space }.
mage_knight-fight-won = { $seat } a gagné le combat contre { $rival }.
mage_knight-fight-drawn = Match nul : { $seat } retourne en { $space }.
