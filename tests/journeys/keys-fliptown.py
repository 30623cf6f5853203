# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of Fliptown by keys alone."""

import driver
from by_keys import begin


def fliptown(start):
    begin(start(), "Fliptown", ["Ann"]).play_to_end(150)


driver.run(fliptown)
