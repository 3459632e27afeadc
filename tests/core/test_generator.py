"""SplitMix64 gives the published numbers, and its draws are unbiased and pinned."""

import pytest

from erawan.core.generator import MASK, SplitMix64, feature_key


def test_outputs_are_those_of_the_published_generator() -> None:
    generator = SplitMix64(1234567)
    assert [generator.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_draw_rejects_what_would_make_it_uneven() -> None:
    n = (1 << 63) + 1
    plain, rejecting = SplitMix64(3), SplitMix64(3)
    expected = next(value for value in iter(plain.next, None) if value < n)
    assert rejecting.below(n) == expected
    assert rejecting.state == plain.state


def test_shuffle_goes_from_the_last_index_down() -> None:
    class Scripted(SplitMix64):
        asked: list[int]

        def below(self, n: int) -> int:
            self.asked.append(n)
            return 0

    generator = Scripted(0)
    generator.asked = []
    items = list("abcd")
    generator.shuffle(items)
    assert generator.asked == [4, 3, 2]
    assert items == list("bcda")


@pytest.mark.parametrize("seed", [-1, MASK + 1])
def test_a_seed_has_64_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="from 0 to 2\\^64-1"):
        SplitMix64(seed)


def test_feature_keys_differ() -> None:
    assert len({feature_key(feature) for feature in range(10_000)}) == 10_000
