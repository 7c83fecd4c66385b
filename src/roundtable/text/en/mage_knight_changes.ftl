### What the log of Mage Knight says when cards, mana, dice, Units and tracks change.

## What Fame and Reputation come from

mage_knight-cause-enemy = an enemy defeated
mage_knight-cause-tile = a new map tile
mage_knight-cause-altar = the altar
mage_knight-cause-effect = by an effect
mage_knight-cause-roll = a black die rolled
mage_knight-cause-fight = a fight won against a player
mage_knight-cause-row = a row of the Fame track completed
mage_knight-cause-assault = an assault
mage_knight-cause-burning = a monastery burned
mage_knight-cause-plunder = a village plundered
mage_knight-cause-orcs = marauding orcs defeated
mage_knight-cause-draconum = a draconum defeated
mage_knight-cause-token = said by its token
mage_knight-cause-mine = a mine liberated

## What happened

mage_knight-drew-seen = { $seat } drew { $card }, which lay openly on the deck.
mage_knight-threw-away = { $seat } threw away { $card } from the hand.
mage_knight-wound-gone = { $seat } threw away a Wound of the discard pile.
mage_knight-healed = { $seat } healed a Wound of the hand.
mage_knight-glade-discard = The magical glade took a Wound from { $seat }’s discard pile.
mage_knight-wound-discard = { $seat } took { $number ->
        [one] a Wound
       *[other] { $number } Wounds
    } to the discard pile.
mage_knight-played-with = { $seat } played { $card } with { $other }.
mage_knight-borrowed = { $seat } used { $card } of the offer, through { $other }.
mage_knight-borrowed-unit = { $seat } used { $unit } of the offer.
mage_knight-cleaned = { $seat } cleared the play area: played cards are discarded, mana tokens are gone.
mage_knight-left-game = { $card }, played by { $seat }, left the game.
mage_knight-back-in-hand = { $card } went back to { $seat }’s hand.
mage_knight-put-on-deck = { $card } went on top of { $seat }’s deck.
mage_knight-put-under-deck = { $card } went under { $seat }’s deck.
mage_knight-set-aside = { $seat } set { $card } aside until the end of the Round.
mage_knight-stays = { $card } stays in { $seat }’s play area.
mage_knight-fetched = { $seat } put { $card } from the discard pile into the deck.
mage_knight-hid-card = { $seat } put a card of the hand into the deck.
mage_knight-hid-this = You put { $card } into the deck.
mage_knight-hid-known = { $seat } put { $card } from the hand into the deck.
mage_knight-prepared = { $seat } took a card of the deck into the hand.
mage_knight-prepared-this = You took { $card }.
mage_knight-stored = { $seat } put the top card of the deck under the Tactic.
mage_knight-fetched-stored = { $seat } took { $number ->
        [one] the card
       *[other] all { $number } cards
    } under the Tactic into the hand.
mage_knight-fetched-this = It is { $card }.
mage_knight-discard-shuffled = { $seat } shuffled the discard pile into the deck.
mage_knight-gained-to-hand = { $seat } gained { $card } to the hand.
mage_knight-gained-to-discard = { $seat } gained { $card } to the discard pile.
mage_knight-gained-under-deck = { $seat } gained { $card } under the deck.
mage_knight-took-from = { $seat } took { $card } from { $rival }’s discard pile.
mage_knight-box-back = { $card } went back under the Artifact deck.
mage_knight-round-ready = { $seat } readied Units and Skills and shuffled all Deed cards.
mage_knight-artifact-returned = { $seat } put { $card } under the Artifact deck.
mage_knight-crystal-gained = { $seat } gained a { $colour } crystal.
mage_knight-crystal-overflow = { $seat } gained a { $colour } mana token in place of a fourth crystal.
mage_knight-mana-gained = { $seat } gained a { $colour } mana token.
mage_knight-paid = { $seat } paid with: { $mana }.
mage_knight-paid-as = { $seat } paid with: { $mana }, as { $colour }.
mage_knight-crystal-turned = { $seat } turned a { $colour } crystal into mana.
mage_knight-crystal-lost = { $seat } lost a { $colour } crystal.
mage_knight-die-taken = { $seat } took a { $colour } die of the Source.
mage_knight-die-back = A die came back to the Source unrolled: { $colour }.
mage_knight-die-rerolled = A { $colour } die of the Source was rolled again: { $new }.
mage_knight-source-rolled-3 = The Source shows { $die1 }, { $die2 } and { $die3 }.
mage_knight-source-rolled-4 = The Source shows { $die1 }, { $die2 }, { $die3 } and { $die4 }.
mage_knight-source-rolled-5 = The Source shows { $die1 }, { $die2 }, { $die3 }, { $die4 } and { $die5 }.
mage_knight-source-rolled-6 = The Source shows { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 } and { $die6 }.
mage_knight-source-gathered = All dice of the Source are rolled.
mage_knight-source-die = A die of the Source shows { $colour }.
mage_knight-readied = { $seat }’s { $unit } became ready.
mage_knight-unit-spent = { $seat }’s { $unit } became spent.
mage_knight-unit-healed = { $seat }’s { $unit } lost { $number ->
        [one] a Wound
       *[other] { $number } Wounds
    }.
mage_knight-unit-poisoned = { $seat }’s { $unit } got two Wounds from a poisonous attack.
mage_knight-banner-lost = { $card } left { $seat }’s Unit for the discard pile.
mage_knight-skill-back = { $skill } came back to { $seat }, face down.
mage_knight-skill-down = { $seat } turned { $skill } face down.
mage_knight-skill-offered = { $skill }, not taken by { $seat }, joined the common offer.
mage_knight-offer-dropped = { $card } left the offer for the bottom of its deck.
mage_knight-units-gathered = The Unit offer was cleared away.
mage_knight-off-the-map = { $seat }’s hero left the map by the portal.
mage_knight-on-the-portal = { $seat }’s hero came onto the portal.
mage_knight-city-shield = { $seat } put a shield on the city at { $space } for a defender defeated.
mage_knight-shields-gone = The shields at { $space } were removed.
mage_knight-shield-replaced = { $seat } took { $rival }’s shield off { $space }.
