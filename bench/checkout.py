"""A checkout of the project that is measured: this one, or an earlier revision unpacked and compiled beside it."""

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.result import revision

ROOT: Final = Path(__file__).resolve().parent.parent
UNPACKED: Final = ROOT / "build" / "checkouts"


@dataclass(frozen=True)
class Checkout:
    """A folder with the project in it; its own workers measure it, so that names may differ between two."""

    root: Path

    def places(self) -> dict[str, Path]:
        """Give where the package lies, by manner of running it: what is not compiled is left out."""
        found = {"interpreted": self.root / "src", "compiled": self.root / "build" / "bench"}
        return {manner: place for manner, place in found.items() if place.is_dir()}

    def revision(self) -> str:
        """Say which revision it is."""
        return self.root.name[:7] if self.root.parent == UNPACKED else revision(self.root)


HERE: Final = Checkout(ROOT)


def checkout(name: str) -> Checkout:
    """Give another checkout by its folder or by its revision, and compile it there if that has not been done."""
    folder = Path(name)
    root = folder.resolve() if folder.is_dir() else unpacked(name)
    tool = root / "tools" / "compile.py"
    if not tool.is_file():
        raise SystemExit(f"bench: {name} holds no checkout of this project")
    if subprocess.run([sys.executable, str(tool), "bench"], cwd=root, check=False).returncode:
        raise SystemExit(f"bench: {name} does not compile")
    return Checkout(root)


def unpacked(name: str) -> Path:
    """Unpack a revision into build/checkouts, unless it lies there from an earlier run."""
    command = ["git", "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}"]
    asked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if asked.returncode:
        raise SystemExit(f"bench: {name} is neither a folder nor a revision")
    target = UNPACKED / asked.stdout.strip()
    if not target.is_dir():
        archive = subprocess.run(["git", "archive", asked.stdout.strip()], cwd=ROOT, capture_output=True, check=True)
        partly = target.with_suffix(".part")
        partly.mkdir(parents=True, exist_ok=True)
        subprocess.run(["tar", "-x", "-C", str(partly)], input=archive.stdout, check=True)
        partly.rename(target)
    return target
