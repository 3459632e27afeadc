"""The files of King of Siam's weights; a wrong one is refused before anything is searched."""

from __future__ import annotations

import base64
from array import array

import pytest

from erawan.engine.king.search.correction import LATE_COUNT, MIXED_COUNT
from erawan.engine.king.search.estimate import estimate
from erawan.engine.king.search.facts import FACT_COUNT
from erawan.engine.king.weights import correction, for_kernel, read_corrections, read_nets
from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME


def text(kind: str, count: int, value: float = 0) -> str:
    """So many equal numbers as the file has them."""
    number = int(value) if kind in "bh" else value
    return base64.b64encode(array(kind, [number] * count).tobytes()).decode()


def blank() -> dict[str, str]:
    """A correction that changes nothing."""
    return {
        "first": text("b", FACT_COUNT * MIXED_COUNT),
        "bias": text("f", MIXED_COUNT),
        "second": text("h", MIXED_COUNT * LATE_COUNT),
        "second_bias": text("f", LATE_COUNT),
        "third": text("f", 3 * LATE_COUNT),
    }


def test_a_blank_correction_changes_nothing() -> None:
    plain = for_kernel(read_nets())
    corrected = for_kernel(read_nets(), {"2": blank(), "3": blank(), "4": blank()})
    for players in (2, 3, 4):
        kernel = Kernel(GAME.start(players, 3))
        assert estimate(kernel, corrected) == pytest.approx(estimate(kernel, plain))


def test_greatest_weights_make_no_nonsense() -> None:
    most = {
        "first": text("b", FACT_COUNT * MIXED_COUNT, 127),
        "bias": text("f", MIXED_COUNT, 1000),
        "second": text("h", MIXED_COUNT * LATE_COUNT, 32767),
        "second_bias": text("f", LATE_COUNT, 1000),
        "third": text("f", 3 * LATE_COUNT, 1000),
    }
    for players in (2, 3, 4):
        weights = for_kernel(read_nets(), {str(players): most})
        values = estimate(Kernel(GAME.start(players, 3)), weights)
        shares = values[:2] if players == 4 else values
        assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("name", list(blank()))
def test_a_wrong_file_is_refused(name: str) -> None:
    good = blank()
    whole = base64.b64decode(good[name])
    wrong: list[object] = [
        None,
        7,
        "no base64 !",
        "é",
        base64.b64encode(whole[:-4]).decode(),
        base64.b64encode(whole + bytes(4)).decode(),
        base64.b64encode(whole[:-3]).decode() + "=",
    ]
    if name in ("bias", "second_bias", "third"):
        count = len(whole) // 4
        wrong += [text("f", count, value) for value in (float("nan"), float("inf"), -1e30, 1001)]
    for value in wrong:
        with pytest.raises(ValueError, match="not the weights of a correction"):
            correction({**good, name: value})
    with pytest.raises(ValueError, match=f"{name} is missing"):
        correction({key: value for key, value in good.items() if key != name})
    correction(good)


def test_the_files_own_corrections_are_read() -> None:
    found = read_corrections()
    assert set(found) <= {"2", "3", "4"}
    for net in found.values():
        correction(net)
        assert "positions" in net["provenance"]["fitted to"]
