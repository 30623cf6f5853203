/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/database/database.h"

G_BEGIN_DECLS

#define FLIP_APPLICATION_ID 0x464c4950 /* FLIP */

/* These always return FALSE. The last one reports a file that was never a library as foreign rather
   than damaged, and takes ownership of the problem. */
gboolean flip_database_refuse_origin (FlipDatabase *database, FlipStoreError code, GError **error);
gboolean flip_database_fail_to_open (FlipDatabase *database, GError *problem, GError **error);

gboolean flip_database_is_read_only (FlipDatabase *database);

/* Waits before the next attempt while another program has the file locked; FALSE when patience is
   exhausted. */
gboolean flip_database_wait (FlipDatabase *database, int tries);

/* SHA-256 of the schema, ignoring its layout; NULL if memory ran out or the schema can't be
   read. */
char *flip_database_sum_schema (FlipDatabase *database);

G_END_DECLS
