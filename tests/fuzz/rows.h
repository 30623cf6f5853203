/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tests/fuzz/reader.h"

#include <sqlite3.h>

/* Edits values of a library as an input has them, up to its end; the query names the tables. */
void edit_rows (Reader *reader, sqlite3 *handle, const char *tables);

/* SQLite has no sanitizer, and asks for memory all the time: it gets its own, which is quicker. To be called first. */
void quicken_sqlite (void);
