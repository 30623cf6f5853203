# SPDX-License-Identifier: GPL-3.0-or-later
"""What Flatpak's manifest fetches is fetched by its checksum: a tag can be moved, and a file replaced.

Run as: TEST SOURCE-ROOT [unittest's arguments]
"""

import json
import re
import sys
import unittest
from pathlib import Path

MANIFEST = Path(sys.argv[1]) / "build-aux/flatpak/org.flipside.Flipside.json"
CHECKSUMS = {"git": ("commit", 40), "archive": ("sha256", 64), "file": ("sha256", 64)}


class Flatpak(unittest.TestCase):
    def test_sources_are_pinned(self):
        sources = [source for module in json.loads(MANIFEST.read_text())["modules"] for source in module["sources"]]
        fetched = [source for source in sources if "url" in source]
        self.assertTrue(fetched)
        for source in fetched:
            key, length = CHECKSUMS[source["type"]]
            self.assertRegex(source.get(key, ""), re.compile(f"^[0-9a-f]{{{length}}}$"), source["url"])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
