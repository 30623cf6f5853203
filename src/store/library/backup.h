/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/library.h"

G_BEGIN_DECLS

/* The whole library as one file, and back. A backup is itself a library, and is only ever read:
   like any sheet from a stranger, its sheets are checked and replayed before they are added to the
   present ones. Restoring it again, for example after an interruption, doesn't change what was
   restored already. */

/* Writes either the complete file or none. */
gboolean flip_library_backup (FlipLibrary *library, const char *path, GError **error);

/* How many sheets of a backup had which fate. */
typedef struct
{
  guint added;    /* new here */
  guint grown;    /* here with fewer moves, or restored from the deleted ones */
  guint same;     /* here with at least as many moves */
  guint damaged;  /* unreadable, or in conflict with the rules */
  guint editions; /* added */
} FlipRestored;

/* Reports progress; returning FALSE stops, and what was restored by then stays. */
typedef gboolean (*FlipRestoreStep) (guint done, guint all, gpointer data);

gboolean flip_library_restore (FlipLibrary *library,
                               const char *path,
                               FlipRestoreStep step,
                               gpointer data,
                               FlipRestored *restored,
                               GError **error);

/* "12 sheets were added, 3 have grown, 40 were there already." */
char *flip_restored_tell (const FlipRestored *restored);

G_END_DECLS
