/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A folder for the files of a fuzz target, in memory where there is one. It is there until the
   process ends. */
const char *scratch_folder (void);

/* Removes every file in it whose name doesn't begin so; NULL: every file. */
void scratch_clear (const char *kept);
