"""The configuration: from a file and the environment; what is wrong with it is said clearly and without secrets."""

from pathlib import Path

import pytest

from roundtable.server.config import Config, described, unknown
from roundtable.server.refused import Refused
from roundtable.text import LANGUAGES, Words


def test_the_default_listens_on_this_machine_only() -> None:
    config = Config.read({})
    assert config.host == "127.0.0.1"
    assert config.loopback
    assert config.url.startswith("sqlite+aiosqlite:///")


@pytest.mark.parametrize(("host", "loopback"), [("::1", True), ("localhost", True), ("0.0.0.0", False), ("x", False)])
def test_loopback_is_recognised(host: str, loopback: bool) -> None:
    assert Config.read({"ROUNDTABLE_HOST": host}).loopback is loopback


def test_the_environment_wins_over_the_file_and_a_caller_over_both(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text('port = 1\nworkers = 2\nhosts = ["a", "b"]\nsecure = true\n', encoding="utf-8")
    config = Config.read({"ROUNDTABLE_SETTINGS": str(file), "ROUNDTABLE_PORT": "2"}, workers=3)
    assert (config.port, config.workers, config.hosts, config.secure) == (2, "3", ("a", "b"), True)


@pytest.mark.parametrize(
    ("variable", "value", "message"),
    [
        ("PORT", "many", "server-config-kind"),
        ("PORT", "70000", "server-config-range"),
        ("SECURE", "perhaps", "server-config-kind"),
        ("METRICS", "some", "server-config-choice"),
        ("LOG_LEVEL", "loud", "server-config-choice"),
        ("SECRET", "short", "server-config-secret"),
        ("DATABASE", "mysql://x", "server-config-database"),
        ("DATABASE", "sqlite:/tmp/tables.db", "server-config-database"),  # one slash: it would be kept in memory
        ("DATABASE", "sqlite://", "server-config-database"),
        ("DATABASE", "sqlite:///:memory:", "server-config-database"),
        ("DATABASE", "postgresql", "server-config-database"),
        ("DATABASE", "postgresql://ada:hunter2@host:many/tables", "server-config-database"),
        ("SETTINGS", "/nowhere/at/all.toml", "server-config-file"),
    ],
)
def test_wrong_values_are_refused_in_every_language(variable: str, value: str, message: str) -> None:
    with pytest.raises(Refused) as refused:
        Config.read({f"ROUNDTABLE_{variable}": value})
    assert refused.value.message == message
    for language in LANGUAGES:
        assert Words(language).error(refused.value)


def test_unknown_keys_in_the_file_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text("porridge = 1\n", encoding="utf-8")
    with pytest.raises(Refused, match="porridge"):
        Config.read({"ROUNDTABLE_SETTINGS": str(file)})


def test_mistyped_variables_are_noticed() -> None:
    assert unknown({"ROUNDTABLE_HOSTSS": "x", "ROUNDTABLE_HOSTS": "x", "HOME": "/"}) == ["ROUNDTABLE_HOSTSS"]


def test_errors_do_not_repeat_secrets() -> None:
    with pytest.raises(Refused) as refused:
        Config.read({"ROUNDTABLE_SECRET": "hunter2", "ROUNDTABLE_DATABASE": ""})
    assert "hunter2" not in str(refused.value)


def test_every_key_is_described() -> None:
    names = [variable for variable, _, about in described() if about]
    assert len(names) == len(set(names)) == len(Config.__dataclass_fields__)


def test_every_key_is_explained_in_every_language() -> None:
    for variable, _, about in described():
        id = "serve-setting-" + variable.removeprefix("ROUNDTABLE_").lower().replace("_", "-")
        assert Words("en").say(id) == about
        said = {Words(language).say(id) for language in LANGUAGES}
        assert len(said) >= len(LANGUAGES) - 2, variable  # some are names of values, the same in several
