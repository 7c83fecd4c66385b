"""Paladins for PettingZoo: in `env()` an action that is not allowed loses at once, in `raw_env()` it is an error."""

from functools import partial

from roundtable.gym.setup import ERROR
from roundtable.gym.table_env import TableEnv

env = partial(TableEnv, "paladins")
raw_env = partial(TableEnv, "paladins", illegal=ERROR)
