/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/library.h"

G_BEGIN_DECLS

/* Looks for what can be saved of a damaged library. Each sheet is judged separately: it is saved if
   all of it can be read and matches its checksums. The damaged file is only read until the user
   decides to replace it, and even then it is kept. */
typedef struct _FlipRecovery FlipRecovery;

/* A sheet of which at least a part was found. */
typedef struct
{
  gint64 id;
  char *game;    /* its id, or NULL if that is lost */
  char *players; /* "Ann, Bob", those that are known */
  guint moves;
  gboolean is_deleted;
  char *reason; /* why it can't be saved, or NULL if it can */
} FlipFoundSheet;

/* Reports the progress, in the searching thread; returning FALSE stops the search. */
typedef gboolean (*FlipRecoveryStep) (guint done, guint all, gpointer data);

FlipRecovery *flip_recovery_look (const char *path,
                                  FlipFindGame find_game,
                                  FlipRecoveryStep step,
                                  gpointer data,
                                  GError **error);
void flip_recovery_free (FlipRecovery *recovery);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipRecovery, flip_recovery_free)

const char *flip_recovery_path (FlipRecovery *recovery);

/* Whether anything is wrong with the library at all. */
gboolean flip_recovery_is_needed (FlipRecovery *recovery);

/* Whether it was written by a newer Flipside, so that unreadable parts are not damaged. */
gboolean flip_recovery_is_newer (FlipRecovery *recovery);

/* An array of FlipFoundSheet, the lowest number first; and how many of them can be saved. */
GPtrArray *flip_recovery_sheets (FlipRecovery *recovery);
guint flip_recovery_n_saved (FlipRecovery *recovery);

/* How many of the user's editions can be saved. */
guint flip_recovery_n_editions (FlipRecovery *recovery);

/* "7 of 9 sheets can be saved. 2 editions of yours can be saved." */
char *flip_recovery_tell (FlipRecovery *recovery);

/* Replaces the damaged library by one with the saved sheets; the old one is kept under the returned
   name. (The library of a newer Flipside stays in place under its own name.) The old one stays in
   place until the new one is complete and synced. No library may be open at that path in this
   process. */
gboolean flip_recovery_replace (FlipRecovery *recovery, char **kept, GError **error);

G_END_DECLS
