"""A contract for import-linter that says everything a room may import, instead of what it may not."""

import sys
from collections.abc import Iterator
from typing import ClassVar

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class RoomContract(Contract):
    """A room imports itself, the standard library, the rooms in `ours` and the packages in `outside` (`*` is any).

    A room that does not exist yet keeps its contract.
    """

    type_name: ClassVar[str] = "room"

    room = fields.StringField()
    ours = fields.ListField(subfield=fields.StringField(), required=False, default=[])
    outside = fields.ListField(subfield=fields.StringField(), required=False, default=[])

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Compare every import that starts in the room with what is allowed."""
        strays = sorted(self._strays(graph))
        return ContractCheck(kept=not strays, metadata={"strays": strays})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """List the imports that lead out of the room."""
        for importer, imported in check.metadata["strays"]:
            output.print_error(f"{importer} may not import {imported}")
        output.new_line()

    def _strays(self, graph: ImportGraph) -> Iterator[tuple[str, str]]:
        room: str = self.contract_options["room"]
        for importer in graph.modules:
            if _within(importer, room):
                for imported in graph.find_modules_directly_imported_by(importer):
                    if not self._allowed(room, imported):
                        yield importer, imported

    def _allowed(self, room: str, imported: str) -> bool:
        package = imported.partition(".")[0]
        if _within(room, package):
            ours: list[str] = self.contract_options.get("ours", [])
            return any(_within(imported, one) for one in [room, *ours])
        outside: list[str] = self.contract_options.get("outside", [])
        return package in sys.stdlib_module_names or package in outside or "*" in outside


def _within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")
