"""Deed cards, offers, mana, the Source, Fame and the rest of what players hold."""
