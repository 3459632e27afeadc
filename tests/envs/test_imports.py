"""Who only plays needs no array library."""

import subprocess
import sys

ARRAYS = ("numpy", "pettingzoo", "gymnasium", "pyspiel", "pyarrow", "PIL", "scipy")


def test_importing_erawan_and_playing_loads_no_array_library() -> None:
    code = (
        "import sys, erawan; erawan.game('king-of-siam').start(seed=1).legal_moves();"
        "erawan.game('siam').start().legal_moves(); import erawan.cli.commands;"
        f"print([name for name in {ARRAYS!r} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
