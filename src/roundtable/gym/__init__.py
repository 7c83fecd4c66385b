"""The same games for learning frameworks. All of it needs the extra `gym`; nothing of it is needed for playing."""

from importlib.util import find_spec

NEEDED = ("numpy", "librt", "gymnasium", "pettingzoo", "PIL")

missing = [name for name in NEEDED if find_spec(name) is None]
if missing:
    raise ImportError(f"roundtable.gym needs the extra 'gym' (pip install 'roundtable[gym]'): no {', '.join(missing)}")
