# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiles what differs between toolkits as newer ones have it: every source of the window that asks for a
version. Their declarations are in the folder newer, as far as the installed ones are older.

    check-newer.py SOURCES COMPILER…
"""

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
ASKS = re.compile(r"^#\s*if.*\b(GTK|ADW)_CHECK_VERSION\b", re.MULTILINE)
# What GNU's compiler finds by looking at the code alone.
OPTIONS = ["-std=gnu11", "-fsyntax-only", "-Wall", "-Wextra", "-Wno-unused-parameter", "-Werror"]


def flags():
    found = subprocess.run(["pkg-config", "--cflags", "libadwaita-1"], capture_output=True, text=True, check=True)
    return found.stdout.split()


def main():
    sources = Path(sys.argv[1])
    files = sorted(p for p in (sources / "src" / "app").rglob("*.c") if ASKS.search(p.read_text(encoding="utf-8")))
    command = [*sys.argv[2:], *OPTIONS, "-DG_LOG_USE_STRUCTURED=1", '-DGETTEXT_PACKAGE="flipside"',
               '-DFLIPSIDE_VERSION="1"', "-I", HERE / "newer", "-I", sources / "src", *flags()]
    print(f"1..{len(files)}")
    with ThreadPoolExecutor(2) as pool:
        results = pool.map(lambda f: subprocess.run([*command, f], capture_output=True, text=True, check=False), files)
        for number, (path, result) in enumerate(zip(files, results), start=1):
            for line in result.stderr.splitlines():
                print(f"# {line}")
            print(f"{'not ' if result.returncode else ''}ok {number} {path.relative_to(sources)}")
    # One file a thing: without them there is nothing to prove.
    return 0 if files else 1


if __name__ == "__main__":
    sys.exit(main())
