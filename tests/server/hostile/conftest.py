"""Every attack is tried on one server and on two nodes that share a store; of the latter `./test` takes a sample."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.street import shared

ONE, TWO = "one-server", "two-nodes"
SAMPLE = {
    "test_nobody_answers_for_another_seat",
    "test_a_repeated_command_gets_the_same_reply_and_counts_once",
    "test_people_of_one_table_learn_nothing_of_another",
    "test_a_revoked_watch_link_closes_the_lines_that_came_by_it_for_good",
    "test_no_odd_frame_is_a_fault_of_ours",
}
ALONE = {
    # a store of SQLite as an older program left it
    "test_a_command_that_an_older_server_kept_is_known_when_it_comes_again",
    # nodes without a bus count each by itself, and one with a bus goes by its clock: see test_bus.py
    "test_no_more_codes_are_guessed_than_the_limit_says",
    # a limit of one node, as docs/server.md tells
    "test_three_hundred_lines_from_one_address_are_refused_beyond_the_limit",
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "servers" not in metafunc.fixturenames:
        return
    name = metafunc.function.__name__
    two = pytest.param(TWO, marks=[] if name in SAMPLE else [pytest.mark.long])
    starts = "tmp_path" in metafunc.fixturenames and name not in ALONE
    metafunc.parametrize("servers", [ONE, two] if starts else [ONE], indirect=True)


@pytest.fixture(autouse=True)
def servers(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a test starts where it starts a server."""
    if request.param == ONE:
        yield
        return
    with shared(request.getfixturevalue("postgres").fresh()):
        yield
