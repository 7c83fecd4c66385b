### Mage Knight’s stage: a fight in the browser.

## The rail of phases

web-mage_knight-rail = The four phases
web-mage_knight-rail-ranged = Ranged and Siege
web-mage_knight-rail-block = Block
web-mage_knight-rail-damage = Damage
web-mage_knight-rail-attack = Attack
web-mage_knight-rail-passed = passed
web-mage_knight-rail-now = now
web-mage_knight-rail-later = later
web-mage_knight-rail-coming = { $number } on the way
web-mage_knight-rail-armor = { -mage_knight-term-armor } { $list }

## If you stop here

web-mage_knight-stop = If you stop here
web-mage_knight-stop-blocked = blocked, nothing comes through
web-mage_knight-stop-kept = does not attack
web-mage_knight-stop-dealt = has struck
web-mage_knight-stop-waits = its monsters attack
web-mage_knight-stop-hit = { $damage } against { -mage_knight-term-armor } { $armor }: { $wounds ->
        [0] no { -mage_knight-term-wound }
        [one] { $wounds } { -mage_knight-term-wound }
       *[other] { $wounds } { -mage_knight-term-wound(form: "plural") }
    }
web-mage_knight-stop-poison = { -mage_knight-term-poison }: { $number } more to the discard pile
web-mage_knight-stop-paralyze = { -mage_knight-term-paralyze }: the hand is discarded
web-mage_knight-stop-to-hand = { $number ->
        [one] { -mage_knight-term-wound } to hand
       *[other] { -mage_knight-term-wound(form: "plural") } to hand
    }
web-mage_knight-stop-limit = knocked out at { $limit }
web-mage_knight-stop-knocked-out = Knocked out: your hand is discarded
web-mage_knight-stop-summons = { $number ->
        [one] One monster is still to come
       *[other] { $number } monsters are still to come
    }
web-mage_knight-stop-retreats = The assault fails: back to where it began
web-mage_knight-stop-nothing = Nothing comes through
web-mage_knight-stop-with = With this: { $number ->
        [0] no { -mage_knight-term-wound }
        [one] { $number } { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    }
web-mage_knight-stop-keeps = and you keep your hand
web-mage_knight-stop-other = If { $who } stops here
web-mage_knight-stop-undefeated = not defeated: { $number } { -mage_knight-term-fame } not won
web-mage_knight-stop-line-left = If you stop here: { $number } not defeated
web-mage_knight-other-acts = { $who } decides
web-mage_knight-trait-none = No special ability
web-mage_knight-stop-then = Then you choose who takes each blow, hero or { -mage_knight-term-unit }
web-mage_knight-stop-line = If you stop here: { $number ->
        [0] nothing comes through
        [one] { $number } { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    }

## What is at stake

web-mage_knight-stake-all = All beaten
web-mage_knight-stake-fame = { $before } → { $after }
web-mage_knight-stake-level = { $before } → { $after }: { -mage_knight-term-level } { $level }
web-mage_knight-stake-reputation = { -mage_knight-term-reputation } { $before } → { $after }
web-mage_knight-stake-yours = the place is yours
web-mage_knight-share = In this assault together
web-mage_knight-share-of = { $who }: { $enemies }
web-mage_knight-share-done = { $who }: done
web-mage_knight-next-block = Next: they attack
web-mage_knight-next-damage = Next: { $number } damage is dealt out
web-mage_knight-next-attack = Next: you strike back
web-mage_knight-next-over = Then the fight is over
web-mage_knight-end-ranged = End the { -mage_knight-term-ranged-and-siege-phase }
web-mage_knight-end-block = End the { -mage_knight-term-block-phase }
web-mage_knight-end-attack = End the fight
web-mage_knight-see-map = See the map
web-mage_knight-see-stage = Back to the fight

## What is gathered

web-mage_knight-of = of { $number }
web-mage_knight-deed-block = Block
web-mage_knight-deed-block-short = Block: { $number } short
web-mage_knight-deed-strike = Strike
web-mage_knight-deed-strike-short = Strike: { $number } short
web-mage_knight-deed-let-come = Let { $number } come
web-mage_knight-deed-let-go = Let go
web-mage_knight-deed-give-up = Give up: { $number } lost
web-mage_knight-deed-pass = Pass
web-mage_knight-deed-done = Leave the rest
web-mage_knight-take-up = Take up again
web-mage_knight-let-go = let go
web-mage_knight-halves-block = { $elements } { -mage_knight-term-block } is halved
web-mage_knight-halves-attack = { $elements } { -mage_knight-term-attack } is halved
web-mage_knight-pick-target = Choose whom you attack, or what you attack with
web-mage_knight-pick-block = Choose whose attack you block, or what you block with
web-mage_knight-pick-damage = Choose which attack is dealt next
web-mage_knight-gather-block = Play { -mage_knight-term-block }: cards, { -mage_knight-term-unit(form: "plural") }, or any card sideways
web-mage_knight-gather-ranged = Play { -mage_knight-term-ranged-attack(form: "plural") } or { -mage_knight-term-siege-attack(form: "plural") }
web-mage_knight-gather-attack = Play { -mage_knight-term-attack(form: "plural") }: cards, { -mage_knight-term-unit(form: "plural") }, or any card sideways
web-mage_knight-sideways = a card sideways
web-mage_knight-take-off = Take { $name } back from the line, and what was laid after it
web-mage_knight-who-takes = { $number } damage: who takes it?
web-mage_knight-takes-hero = { $number ->
        [0] unharmed
        [one] { $number } { -mage_knight-term-wound } to hand
       *[other] { $number } { -mage_knight-term-wound(form: "plural") } to hand
    }
web-mage_knight-takes-unharmed = unharmed
web-mage_knight-takes-wounded = wounded
web-mage_knight-takes-poisoned = poisoned: 2 { -mage_knight-term-wound(form: "plural") }
web-mage_knight-takes-destroyed = destroyed
web-mage_knight-takes-left = { $number } left

## On an enemy’s card

web-mage_knight-foot-blocked = blocked
web-mage_knight-foot-kept = does not attack
web-mage_knight-foot-defeated = defeated
web-mage_knight-foot-wounded = wounded
web-mage_knight-foot-summoned = its monsters fight for it
web-mage_knight-foot-comes = { $number } comes through
web-mage_knight-foot-out-of-reach = out of reach from afar
web-mage_knight-foot-siege = Siege only
web-mage_knight-summoned-by = summoned by { $enemy }
web-mage_knight-trait-resists = Resists
web-mage_knight-trait-resists-says = { $elements } { -mage_knight-term-attack } is halved
web-mage_knight-trait-element = { $elements } { -mage_knight-term-block } is halved
web-mage_knight-trait-swift = takes twice the { -mage_knight-term-block }: { $number }
web-mage_knight-trait-brutal = deals twice the damage: { $number }
web-mage_knight-trait-poison = each { -mage_knight-term-wound } brings a second one
web-mage_knight-trait-paralyze = a { -mage_knight-term-wound } empties your hand
web-mage_knight-trait-assassination = its damage is for you alone
web-mage_knight-trait-cumbersome = 1 { -mage_knight-term-move } takes 1 off its { -mage_knight-term-attack }
web-mage_knight-trait-vampiric = each { -mage_knight-term-wound } gives it { -mage_knight-term-armor }
web-mage_knight-trait-fortified = from afar only Siege reaches it
web-mage_knight-trait-fortified-twice = nothing reaches it from afar
web-mage_knight-trait-unfortified = no walls shelter it
web-mage_knight-trait-elusive = less { -mage_knight-term-armor } once it is blocked
web-mage_knight-trait-arcane-immunity = only { -mage_knight-term-attack } and { -mage_knight-term-block } touch it
web-mage_knight-trait-defend = adds { -mage_knight-term-armor } to the first one attacked
web-mage_knight-trait-summon = a monster attacks for it
web-mage_knight-worth = { $number } { -mage_knight-term-fame }

## Between players

web-mage_knight-duel-afar = From afar
web-mage_knight-duel-melee = Hand to hand
web-mage_knight-duel-attacks = { $who } attacks
web-mage_knight-duel-attacked = { $who } attacks you
web-mage_knight-duel-attacking = { $who } attacks { $other }
web-mage_knight-duel-waits = { $who } decides how to take part
web-mage_knight-duel-answers = { $who } blocks
web-mage_knight-duel-assigns = { $who } deals the damage out
web-mage_knight-duel-aggressor = aggressor
web-mage_knight-duel-defender = defender
web-mage_knight-duel-cards = { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }
web-mage_knight-duel-comes = { $number } comes through
web-mage_knight-duel-left = { $number } damage left
web-mage_knight-duel-passed = the other one has passed

## Moments

web-mage_knight-moment-victory = Victory
web-mage_knight-moment-defeat = Retreat
web-mage_knight-moment-withdrawal = { -mage_knight-term-forced-withdrawal }
web-mage_knight-moment-knocked-out = Knocked out
web-mage_knight-moment-paralyzed = Paralyzed
web-mage_knight-moment-level = A new level
