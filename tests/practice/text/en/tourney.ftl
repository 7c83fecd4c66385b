### The practice game “tourney”

## The game and what can be chosen
game-tourney = Tourney
tourney-setting-crowd = Crowd
tourney-setting-crowd-about = A crowd watches and shouts a number in every round.

## What can be done
tourney-do-pick = Play { $trick-the } in the draft
tourney-do-keep = Keep { $trick-the }
tourney-do-stance = Take the stance “{ $stance }”
tourney-do-top = Put “{ $stance }” on top of your deck
tourney-do-die = Use the { $die }
tourney-do-challenge = Meet the challenge “{ $challenge }”
tourney-do-train = Train with the lance
tourney-do-done = End your turn
tourney-do-ride = Ride in the joust
tourney-do-yield = Yield and take a favour
tourney-do-choose = Choose { $good-a }
tourney-do-favour = Spend a favour to gain { $good-a }
tourney-do-nudge = Spend a favour to raise the { $die } by one
tourney-do-trick = Play { $trick-the }
tourney-do-cheer = Spend a favour to make the crowd shout anew
tourney-label-gain =
    Gain { $n ->
        [one] { $n } { $good }
       *[other] { $n } { $good-plural }
    }

## What is asked
tourney-asks-pick = Which trick do you play in the draft?
tourney-asks-keep = Which trick do you keep for later?
tourney-asks-play-stance = Which stance do you take?
tourney-asks-top-stance = Which stance goes back on top of your deck? The other one goes under it.
tourney-asks-choose-die = Which die do you use?
tourney-asks-deed = What do you do with it?
tourney-asks-end-turn = Do you end your turn?
tourney-asks-ride = Do you ride or yield?
tourney-prompt-strength = Your strength is { $strength }. Do you ride or yield?
tourney-asks-choose-one = What do you gain?

## What happened
tourney-begun = Round { $round } begins.
tourney-rerolled = { $seat } rolled the same number three times and rolls again.
tourney-shuffled = The discarded tricks are shuffled.
tourney-dealt = You are dealt { $trick-the }.
tourney-has-kept = { $seat } keeps a trick.
tourney-shown = { $seat } picked { $trick-the }.
tourney-stood = { $seat } takes the stance “{ $stance }”.
tourney-met = { $seat } meets the challenge “{ $challenge }”.
tourney-gained =
    { $seat } gains { $n ->
        [one] { $n } { $good }
       *[other] { $n } { $good-plural }
    }.
tourney-played = { $seat } plays { $trick-the }.
tourney-won = { $seat } wins the joust with strength { $strength }.
tourney-crowd-shouts = The crowd shouts: { $die }!
refused-too-hard = The die is too low for this challenge.

## Things
tourney-good-glory = glory
    .a = one glory
    .plural = glory
tourney-good-lance = lance
    .a = a lance
    .plural = lances
tourney-good-favour = favour
    .a = a favour
    .plural = favours
tourney-trick-ruse = ruse
    .the = the ruse
tourney-trick-dash = dash
    .the = the dash
tourney-trick-pact = pact
    .the = the pact
tourney-trick-trumpet = trumpet
    .the = the trumpet
tourney-trick-whetstone = whetstone
    .the = the whetstone
tourney-trick-ransom = ransom
    .the = the ransom
tourney-trick-feast = feast
    .the = the feast
tourney-trick-veil = veil
    .the = the veil
tourney-stance-charge = Charge
tourney-stance-guard = Guard
tourney-stance-feint = Feint
tourney-stance-salute = Salute
tourney-stance-parade = Parade
tourney-challenge-ring = Ring
tourney-challenge-apple = Apple
tourney-challenge-quintain = Quintain
tourney-challenge-barrel = Barrel
tourney-challenge-hound = Hound
tourney-challenge-archery = Archery
tourney-challenge-wrestling = Wrestling
tourney-challenge-bear = Bear
tourney-challenge-duel = Duel
tourney-challenge-boar = Boar
tourney-challenge-giant = Giant
tourney-challenge-dragon = Dragon
