### Mage Knight: what players do together.

## What the scenarios are about

mage_knight-setting-scenario-first-reconnaissance-about = For learning the game: explore the land until a city is found. 3 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-full-conquest-about = The whole game against each other: conquer all cities, in 6 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-blitz-conquest-about = Conquer all cities against each other, faster and with a better start, in 4 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-solo-conquest-about = Conquer all cities alone against the pace of the { -mage_knight-term-dummy-player }, in 6 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-full-cooperation-about = All players together conquer all cities against the pace of the { -mage_knight-term-dummy-player }, in 6 { -mage_knight-term-game-round(form: "plural") }. All win or all lose.
mage_knight-setting-scenario-blitz-cooperation-about = All players together conquer all cities, faster and with a better start, in 4 { -mage_knight-term-game-round(form: "plural") }. All win or all lose.

## What can be chosen

mage_knight-setting-scenario-full-cooperation = { -mage_knight-term-full-cooperation } (2–4 players together)
mage_knight-setting-scenario-blitz-cooperation = { -mage_knight-term-blitz-cooperation } (2–4 players together)
mage_knight-setting-teams = Teams
mage_knight-setting-teams-about = Members of a team use each other’s { -mage_knight-term-keep(form: "plural") }, do not fight each other, and have one score.
mage_knight-setting-teams-scenario = as in the { -mage_knight-term-scenario }
mage_knight-setting-teams-none = none
mage_knight-setting-teams-two-teams = two teams of two
mage_knight-setting-teams-one-team = one team
mage_knight-setting-team-members = Who plays together
mage_knight-setting-team-members-about = How two teams are formed, before heroes are chosen.
mage_knight-setting-team-members-random = drawn by lot
mage_knight-setting-team-members-first-and-second = seats 1 and 2
mage_knight-setting-team-members-first-and-third = seats 1 and 3
mage_knight-setting-team-members-first-and-fourth = seats 1 and 4
mage_knight-setting-joint-assaults = { CAPITAL(-mage_knight-term-cooperative-assault(form: "plural")) }
mage_knight-setting-joint-assaults-about = Whether players next to a city may agree to assault it together.
mage_knight-setting-joint-assaults-scenario = as in the { -mage_knight-term-scenario }
mage_knight-setting-joint-assaults-yes = allowed
mage_knight-setting-joint-assaults-no = not allowed
mage_knight-setting-lowest-achievement-counts = Lowest achievements count
mage_knight-setting-lowest-achievement-counts-about = Cooperative scenarios: in each achievement the player with the lowest score counts instead of the highest.

mage_knight-part-all-lead = each player leads a city

## What is asked

mage_knight-asks-name-tactic = Which Tactic used by a player shall leave the game?
mage_knight-asks-agree-tactic = Do you agree to remove the Tactic?
mage_knight-prompt-agree-tactic = { $seat } would remove the Tactic { $tactic } from the game. Do you agree?
mage_knight-label-remove-tactic = Remove { $tactic }

## What happened

mage_knight-tactic-named = { $seat } would remove the Tactic { $tactic }.
mage_knight-tactic-kept = { $seat } would rather keep the Tactic { $tactic }.
mage_knight-tactic-removed = The Tactic { $tactic } left the game.
mage_knight-token-up = { $seat } gave up this turn before and turned the { -mage_knight-term-round-order-token } up again.

## Joint assaults

mage_knight-phase-joint-assault = { -mage_knight-term-cooperative-assault }
mage_knight-asks-propose = Whom do you invite, and how many defenders does each face? You face the rest.
mage_knight-prompt-propose = Assault on the { -mage_knight-term-city } at { $space }: whom do you invite, and how many of the { $number } defenders left does each face? You face the rest.
mage_knight-asks-agree = Do you agree to assault the { -mage_knight-term-city } together?
mage_knight-prompt-agree = { $seat } proposes to assault the { -mage_knight-term-city } at { $space } together. You would face { $number } of its defenders and give up your next turn. Do you agree?
mage_knight-asks-enter-city = { CAPITAL(-mage_knight-term-cooperative-assault) }: move into the { -mage_knight-term-city }.
mage_knight-label-no-proposal = Propose nothing
mage_knight-label-propose-now = Ask them; you face { $number }
mage_knight-label-stay-out = Stay out of the fight
mage_knight-token-down = { $seat } turned the { -mage_knight-term-round-order-token } face down and gives up the next turn.
mage_knight-joint-proposed = { $seat } proposed to assault the { -mage_knight-term-city } at { $space } together.
mage_knight-joint-share = { $seat } would face { $number } of the defenders.
mage_knight-joint-agreed = { $seat } agreed.
mage_knight-joint-refused = { $seat } refused, and nothing happens.
mage_knight-joint-begins = The { -mage_knight-term-city } at { $space } is assaulted together.
mage_knight-joint-dealt = { $seat } was dealt { $enemy }.
mage_knight-joint-stayed-out = { $seat } did not come into the { -mage_knight-term-city }.
mage_knight-joint-conquered = Together they conquered the { -mage_knight-term-city } at { $space }.
mage_knight-joint-failed = The { -mage_knight-term-city } at { $space } held out.
mage_knight-do-propose = Propose to assault the { -mage_knight-term-city } at { $space } together
mage_knight-do-invite = Invite { $seat } to face { $number }

mage_knight-picture-team = team { $number }
