"""The look at command lines notices what it should."""

from __future__ import annotations

from tests.deploy.options import unknown


def test_an_option_that_the_server_does_not_have_is_found() -> None:
    assert {"--folder"} == unknown(["serve", "--folder=x", "--host=0.0.0.0", "--log-json", "--allow-host", "x"])
