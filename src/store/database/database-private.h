/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/database/database.h"

G_BEGIN_DECLS

#define FLIP_APPLICATION_ID 0x464c4950 /* FLIP */

/* All of these are always FALSE. The last one calls a file that was never a library foreign, not damaged, and takes
   ownership of the problem. */
gboolean flip_database_refuse_origin (FlipDatabase *database, FlipStoreError code, GError **error);
gboolean flip_database_fail_to_open (FlipDatabase *database, GError *problem, GError **error);

gboolean flip_database_is_read_only (FlipDatabase *database);

/* Waits before another try to get what another program holds; FALSE when patience is at an end. */
gboolean flip_database_wait (FlipDatabase *database, int tries);

/* SHA-256 of what the schema says; NULL for lack of memory, or when it can't be read. */
char *flip_database_sum_schema (FlipDatabase *database);

G_END_DECLS
