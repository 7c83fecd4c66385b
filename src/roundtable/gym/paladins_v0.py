"""Paladins for PettingZoo: `env()` as its own classic games are given, `raw_env()` without their wrappers."""

from functools import partial

from roundtable.gym import table_env

env = partial(table_env.env, "paladins")
raw_env = partial(table_env.TableEnv, "paladins")
