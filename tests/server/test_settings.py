"""Settings come from a file and the environment, and what is wrong with them is said clearly and without secrets."""

from pathlib import Path

import pytest

from roundtable.server.refused import Refused
from roundtable.server.settings import Settings, described, unknown
from roundtable.text import LANGUAGES, Words


def test_the_default_listens_on_this_machine_only() -> None:
    settings = Settings.read({})
    assert settings.host == "127.0.0.1"
    assert settings.loopback
    assert settings.url.startswith("sqlite+aiosqlite:///")


@pytest.mark.parametrize(("host", "loopback"), [("::1", True), ("localhost", True), ("0.0.0.0", False), ("x", False)])
def test_loopback_is_recognised(host: str, loopback: bool) -> None:
    assert Settings.read({"ROUNDTABLE_HOST": host}).loopback is loopback


def test_the_environment_wins_over_the_file_and_a_caller_over_both(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 1\nworkers = 2\nhosts = ["a", "b"]\nsecure = true\n', encoding="utf-8")
    settings = Settings.read({"ROUNDTABLE_SETTINGS": str(file), "ROUNDTABLE_PORT": "2"}, workers=3)
    assert (settings.port, settings.workers, settings.hosts, settings.secure) == (2, 3, ("a", "b"), True)


@pytest.mark.parametrize(
    ("variable", "value", "message"),
    [
        ("PORT", "many", "server-setting-kind"),
        ("PORT", "70000", "server-setting-range"),
        ("SECURE", "perhaps", "server-setting-kind"),
        ("METRICS", "some", "server-setting-choice"),
        ("LOG_LEVEL", "loud", "server-setting-choice"),
        ("SECRET", "short", "server-setting-secret"),
        ("DATABASE", "mysql://x", "server-setting-database"),
        ("DATABASE", "sqlite:/tmp/tables.db", "server-setting-database"),  # one slash: it would be kept in memory
        ("DATABASE", "sqlite://", "server-setting-database"),
        ("DATABASE", "sqlite:///:memory:", "server-setting-database"),
        ("DATABASE", "postgresql", "server-setting-database"),
        ("DATABASE", "postgresql://ada:hunter2@host:many/tables", "server-setting-database"),
        ("SETTINGS", "/nowhere/at/all.toml", "server-setting-file"),
    ],
)
def test_wrong_settings_are_refused_in_every_language(variable: str, value: str, message: str) -> None:
    with pytest.raises(Refused) as refused:
        Settings.read({f"ROUNDTABLE_{variable}": value})
    assert refused.value.message == message
    for language in LANGUAGES:
        assert Words(language).error(refused.value)


def test_unknown_settings_in_the_file_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("porridge = 1\n", encoding="utf-8")
    with pytest.raises(Refused, match="porridge"):
        Settings.read({"ROUNDTABLE_SETTINGS": str(file)})


def test_mistyped_variables_are_noticed() -> None:
    assert unknown({"ROUNDTABLE_HOSTSS": "x", "ROUNDTABLE_HOSTS": "x", "HOME": "/"}) == ["ROUNDTABLE_HOSTSS"]


def test_errors_do_not_repeat_secrets() -> None:
    with pytest.raises(Refused) as refused:
        Settings.read({"ROUNDTABLE_SECRET": "hunter2", "ROUNDTABLE_DATABASE": ""})
    assert "hunter2" not in str(refused.value)


def test_every_setting_is_described() -> None:
    names = [variable for variable, _, about in described() if about]
    assert len(names) == len(set(names)) == len(Settings.__dataclass_fields__)
