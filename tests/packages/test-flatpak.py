# SPDX-License-Identifier: GPL-3.0-or-later
"""What Flatpak's manifest fetches is fetched by its checksum: a tag can be moved, and a file replaced. Options that it
builds Flipside with are still there.

Run as: TEST SOURCE-ROOT [unittest's arguments]
"""

import json
import re
import sys
import unittest
from pathlib import Path

ROOT = Path(sys.argv[1])
MODULES = json.loads((ROOT / "build-aux/flatpak/org.flipside.Flipside.json").read_text())["modules"]
CHECKSUMS = {"git": ("commit", 40), "archive": ("sha256", 64), "file": ("sha256", 64)}


class Flatpak(unittest.TestCase):
    def test_sources_are_pinned(self):
        sources = [source for module in MODULES for source in module["sources"]]
        fetched = [source for source in sources if "url" in source]
        self.assertTrue(fetched)
        for source in fetched:
            key, length = CHECKSUMS[source["type"]]
            self.assertRegex(source.get(key, ""), re.compile(f"^[0-9a-f]{{{length}}}$"), source["url"])

    def test_options_are_known(self):
        known = re.findall(r"^option\('(\w+)'", (ROOT / "meson_options.txt").read_text(), re.MULTILINE)
        given = re.findall(r"-D(\w+)=", " ".join(MODULES[-1]["config-opts"]))
        self.assertTrue(known and given)
        for name in given:
            self.assertTrue(name in known or name.startswith("b_"), name)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
