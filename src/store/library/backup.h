/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/library.h"

G_BEGIN_DECLS

/* The whole library as one file, and back. A backup is a library of its own, which is only ever read: what
   it holds is checked and replayed as any sheet of a stranger is, and joins what is there. Restoring it a
   second time, or after it was interrupted, changes nothing that is there already. */

/* The file is there as a whole or not at all. */
gboolean flip_library_backup (FlipLibrary *library, const char *path, GError **error);

/* What became of the sheets of a backup. */
typedef struct
{
  guint added;    /* they were not there */
  guint grown;    /* they were there, with fewer moves; or they were deleted, and are back */
  guint same;     /* they were there, with as many moves or more */
  guint damaged;  /* they can't be read, or are against the rules */
  guint editions; /* that were added */
} FlipRestored;

/* Is told how far it is; FALSE ends it, and what was restored up to then stays. */
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
