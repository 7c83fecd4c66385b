"""Conservation: every component of Merlin is in exactly one place."""

from roundtable.games.merlin.content import MISSIONS, PICTS, PIECES, TILES, TRAITOR
from roundtable.games.merlin.names import ASSISTANT, GOOD, PRINCIPALITIES, PRINCIPALITY, TERRAIN
from roundtable.games.merlin.state import Merlin
from roundtable.kernel.errors import BadPosition


def check(game: Merlin) -> None:
    """Raise BadPosition if something is missing, stands twice or cannot be."""
    seats = game.rules.seats
    if len(game.players) != seats:
        raise BadPosition("state.players", "wrong-length", f"{len(game.players)}: {seats}")
    check_goods(game)
    check_players(game)
    check_environs(game)
    check_cards(game)
    for name, holder in (("grail", game.grail), ("excalibur", game.excalibur), ("signet_ring", game.signet_ring)):
        if holder >= seats:
            raise BadPosition(f"state.{name}", "out-of-range", f"{holder}: 0..{seats - 1}")
    if game.first >= seats:
        raise BadPosition("state.first", "out-of-range", f"{game.first}: 0..{seats - 1}")


def expect(field: str, found: int, wanted: int) -> None:
    """Raise if a count is not what the box holds."""
    if found != wanted:
        raise BadPosition(field, "not-conserved", f"{found}: {wanted}")


def check_goods(game: Merlin) -> None:
    """Count shields, flags, materials and apples."""
    for at, stock in enumerate(game.stock):
        total = stock + sum([player.goods[at] for player in game.players])
        name = f"{GOOD.words[at // PRINCIPALITIES]}.{PRINCIPALITY.words[at % PRINCIPALITIES]}"
        expect(f"state.stock.{name}", total, PIECES.number("goods_per_principality"))
    apples = game.apples + sum([player.apples for player in game.players])
    expect("state.apples", apples, PIECES.number("apples"))


def check_players(game: Merlin) -> None:
    """Count each player's markers and manors; no two assistants of a kind share a space; four seals at most."""
    for seat, player in enumerate(game.players):
        expect(f"state.players[{seat}].markers", player.markers + sum(player.influence), game.rules.markers)
        manors = player.manors + game.manors.count(seat)
        expect(f"state.players[{seat}].manors", manors, PIECES.number("manors"))
        if player.abilities.bit_count() > PIECES.number("seals"):
            raise BadPosition(f"state.players[{seat}].abilities", "wrong-length", str(player.abilities.bit_count()))
        for other in game.players[:seat]:
            for assistant, place in enumerate(player.assistants):
                if place >= 0 and other.assistants[assistant] == place:
                    field = f"state.players[{seat}].assistants.{ASSISTANT.words[assistant]}"
                    raise BadPosition(field, "stands-twice", PRINCIPALITY.words[place])


def check_environs(game: Merlin) -> None:
    """Check the number and the kinds of terrain tiles, and the owners of manors."""
    expect("state.tiles", len(game.tiles), game.rules.cells)
    expect("state.manors", len(game.manors), game.rules.cells)
    if len(set(game.tiles)) != len(game.tiles):
        raise BadPosition("state.tiles", "stands-twice")
    out = 1 if game.rules.seats < 4 else 0
    for terrain, word in enumerate(TERRAIN.words):
        for tower in (False, True):
            box = len([tile for tile in TILES if tile.terrain == terrain and tile.tower == tower])
            laid = [TILES[tile] for tile in game.tiles]
            found = len([tile for tile in laid if tile.terrain == terrain and tile.tower == tower])
            expect(f"state.tiles {word}", found, box - out)
    if max(game.manors) >= game.rules.seats:
        raise BadPosition("state.manors", "out-of-range", str(max(game.manors)))


def check_cards(game: Merlin) -> None:
    """Count missions, traitors and Picts over all their places."""
    wanted = (len(MISSIONS), len(TRAITOR.words), len(PICTS) if game.rules.arthur else 0)
    for name, zones, count in zip(("missions", "traitors", "picts"), game.families(), wanted, strict=True):
        expect(f"state {name}", sum([len(zone.cards) for zone in zones]), count)
