"""The compose file: two nodes alike, one door to the world, and no secret in a tracked file."""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from typing import Any

import yaml
from tests.deploy.checkers import DEPLOY, ROOT, composer, told
from tests.deploy.options import unknown

FILE = DEPLOY / "compose.yaml"
SETTINGS = {"INTERREGNUM_NAME": "table.example.org", "POSTGRES_PASSWORD": "of-a-test"}
WHOLE: dict[str, Any] = yaml.safe_load(FILE.read_text("utf-8"))
SERVICES: dict[str, Any] = WHOLE["services"]
NODES = [one for name, one in SERVICES.items() if name.startswith("node-")]
PROXY = SERVICES["proxy"]


def test_compose_can_read_it() -> None:
    assert (0, "") == told(*composer(), "-f", str(FILE), "config", "--quiet", **SETTINGS)


def test_compose_says_which_setting_is_missing() -> None:
    code, said = told(*composer(), "-f", str(FILE), "config", "--quiet", **{**SETTINGS, "POSTGRES_PASSWORD": ""})

    assert code != 0
    assert "a long random word" in said


def test_two_nodes_differ_in_their_names_alone() -> None:
    assert 2 == len(NODES)
    assert NODES[0] == NODES[1]
    assert set() == unknown(NODES[0]["command"])


def test_the_image_is_built_from_the_container_file() -> None:
    build = NODES[0]["build"]

    assert (DEPLOY / build["context"]).resolve() == ROOT
    assert (ROOT / build["dockerfile"]).is_file()


def test_nodes_believe_the_proxy_alone() -> None:
    (believed,) = {node["environment"]["FORWARDED_ALLOW_IPS"] for node in NODES}
    (subnet,) = WHOLE["networks"]["front"]["ipam"]["config"]

    assert PROXY["networks"]["front"]["ipv4_address"] == believed
    assert ip_address(believed) in ip_network(subnet["subnet"])


def test_the_world_reaches_the_proxy_and_nothing_else() -> None:
    assert ["proxy"] == [name for name, one in SERVICES.items() if "ports" in one]
    assert {"internal": True} == WHOLE["networks"]["back"]
    assert [["back"], ["back"]] == [SERVICES[name]["networks"] for name in ("postgres", "valkey")]


def test_no_password_stands_in_the_file() -> None:
    words = [one["environment"] for one in SERVICES.values() if "environment" in one]
    secrets = [value for one in words for name, value in one.items() if "PASSWORD" in name]

    assert 3 == len(secrets)
    assert {"${POSTGRES_PASSWORD:?a long random word}"} == set(secrets)
    assert ":" not in next(word for word in NODES[0]["command"] if word.startswith("--store")).partition("//")[2]


def test_a_node_can_write_nowhere_and_may_do_nothing_special() -> None:
    for node in NODES:
        assert node["read_only"]
        assert ["ALL"] == node["cap_drop"]
        assert ["no-new-privileges:true"] == node["security_opt"]


def test_every_service_has_a_version_and_comes_back_by_itself() -> None:
    for one in SERVICES.values():
        assert ":" in one["image"]
        assert not one["image"].endswith(":latest")
        assert "unless-stopped" == one["restart"]
