"""The tour leads through files that are there, in an order that their imports allow."""

import re
from pathlib import Path

import pytest

from tests.bench.tool import load_tool
from tests.some import some

ROOT = Path(__file__).resolve().parents[2]
TOUR = ROOT / "docs" / "contributing" / "tour.md"
STEP = re.compile(r"^\| (\d+) \| `([^`]+)` \| .* \|([^|]*)\|$", re.MULTILINE)
SERVED = {"server/socket.py", "king/turn.py", "tables/writer.py", "views/view.py"}

Walk = dict[int, tuple[str, str]]


def walks() -> list[Walk]:
    """The tables of steps, those that go on counting being one: number, file, from where."""
    found: list[Walk] = []
    for number, file, origin in STEP.findall(TOUR.read_text()):
        if number == "1":
            found.append({})
        found[-1][int(number)] = file, origin.strip()
    return found


def imports(file: str, other: str) -> bool:
    """Whether a file names another in an import."""
    text = (ROOT / file).read_text()
    if file.startswith("web/"):
        name = Path(other).name.removesuffix(".ts")
        return re.search(rf'from "[./\w]*/{re.escape(name)}"', text) is not None
    package, _, module = other.removeprefix("src/").removesuffix(".py").rpartition("/")
    package = package.replace("/", ".")
    return (
        re.search(rf"from {package}(\.{module} import|[ ]import .*\b{module}\b)", text) is not None
    )


def test_there_are_two_walks_and_each_counts_its_steps() -> None:
    assert [list(walk) for walk in some(walks())] == [list(range(1, 25)), list(range(1, 9))]


@pytest.mark.parametrize("walk", walks(), ids=["a tap", "a bot's move"])
def test_every_step_is_a_file_that_knows_the_one_it_comes_from(walk: Walk) -> None:
    known = {number: file for number, (file, _) in walk.items()}
    for number, (file, origin) in some(walk.items()):
        assert (ROOT / file).is_file(), f"step {number}: there is no {file}"
        if origin.isdigit():
            other = known[int(origin)]
            assert imports(file, other) or imports(other, file), f"step {number}: {file}, {other}"


def test_the_server_calls_into_no_more_files_for_a_tap_than_the_tour_says() -> None:
    said = re.search(
        r"at most (\d+) files\. Before .* there were (\d+) ", TOUR.read_text().replace("\n", " ")
    )
    assert said
    most, before = map(int, said.groups())
    files = set(load_tool("tap_way").files_of_a_tap())
    assert files >= SERVED, "the profiler saw only a part of the way"
    assert len(files) <= most < before, files


def test_most_steps_come_from_another() -> None:
    origins = [origin for walk in some(walks()) for _, origin in walk.values()]
    assert sum(origin.isdigit() for origin in origins) >= len(origins) - 7
