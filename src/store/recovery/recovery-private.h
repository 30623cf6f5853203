/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/library-private.h"
#include "store/recovery/recovery.h"

G_BEGIN_DECLS

struct _FlipRecovery
{
  char *path, *place; /* the file that is read, and the one that is replaced */
  FlipLibrary *saved; /* ready to be written */
  GPtrArray *sheets;
  guint n_saved, n_editions;
  guint64 n_moves;
  gboolean is_needed, is_newer;
};

/* Whether a library has the columns needed for copying. */
gboolean flip_recovery_can_copy (FlipLibrary *from);

/* Copies a sheet with its number, but with the number that its board has there; and copies its
   board, or any board, returning the number there, or 0. */
gboolean flip_recovery_copy_sheet (FlipLibrary *from,
                                   FlipLibrary *to,
                                   gint64 id,
                                   gint64 board,
                                   GError **error);
gint64 flip_recovery_copy_board (FlipLibrary *from, FlipLibrary *to, gint64 id, GError **error);
gint64 flip_recovery_put_board (FlipLibrary *library,
                                const char *name,
                                const char *text,
                                GError **error);

/* Copies the editions of a table that match their checksums, each with its number; returns whether
   all did. */
gboolean flip_recovery_keep_editions (FlipLibrary *from, const char *table, FlipLibrary *saved);
guint flip_recovery_count_editions (FlipLibrary *saved);

/* Removes the editions that don't match their checksums; returns whether there were none. */
gboolean flip_recovery_drop_editions (FlipLibrary *saved);

G_END_DECLS
