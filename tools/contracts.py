"""Contracts for import-linter: everything a room may import, instead of what it may not; and no circles."""

import sys
from collections.abc import Iterator
from typing import ClassVar

from grimp import ImportGraph, build_graph
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


class NoCirclesContract(Contract):
    """Among the modules of each package named, none imports another that leads back to it.

    Imports for types alone do not count: they are never carried out.
    """

    type_name: ClassVar[str] = "no_circles"

    packages = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Look at what is imported when the program runs; the graph given has the imports for types, too."""
        roots: list[str] = self.session_options["root_packages"]
        run_time = build_graph(*roots, exclude_type_checking_imports=True, cache_dir=None)
        packages: list[str] = self.contract_options["packages"]
        found = [circle for package in packages for circle in circles(run_time, package)]
        return ContractCheck(kept=not found, metadata={"circles": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """List the circles."""
        for circle in check.metadata["circles"]:
            output.print_error(f"These import each other in a circle: {', '.join(circle)}")
        output.new_line()


def circles(graph: ImportGraph, package: str) -> list[list[str]]:
    """Give the groups of modules, each with one of the package at least, that import each other in circles."""
    found: list[list[str]] = []
    for module in sorted(graph.modules):
        if _within(module, package) and not any(module in circle for circle in found):
            around = graph.find_upstream_modules(module) & graph.find_downstream_modules(module)
            if around:
                found.append(sorted({module, *around}))
    return found


def _within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")
