/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/library.h"

G_BEGIN_DECLS

/* Looks for what can be saved of a damaged library. Each sheet stands for itself: it is saved if all of
   it can be read and agrees with its checksums. The damaged file is only read until somebody decides
   to replace it, and even then it is kept. */
typedef struct _FlipRecovery FlipRecovery;

/* A sheet of which at least something was found. */
typedef struct
{
  gint64 id;
  char *game;    /* its id, or NULL where that is lost */
  char *players; /* "Ann, Bob", as far as they are known */
  guint moves;
  gboolean is_deleted;
  char *reason; /* why it can't be saved, or NULL if it can */
} FlipFoundSheet;

/* Is told how far the search is, from the thread that searches; FALSE ends it. */
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

/* Whether it was written by a newer Flipside, so that what this one can't read is not damaged. */
gboolean flip_recovery_is_newer (FlipRecovery *recovery);

/* Of FlipFoundSheet, the lowest number first; and how many of them can be saved. */
GPtrArray *flip_recovery_sheets (FlipRecovery *recovery);
guint flip_recovery_n_saved (FlipRecovery *recovery);

/* How many of people's editions can be saved. */
guint flip_recovery_n_editions (FlipRecovery *recovery);

/* "7 of 9 sheets can be saved. 2 editions of yours can be saved." */
char *flip_recovery_tell (FlipRecovery *recovery);

/* A library of the saved sheets takes the place of the damaged one, which is kept under the name that
   is given. (That of a newer Flipside stays where it is, and so does the name.) Until the new one is complete and safe the old one stays where it is. No library may be
   open at that path in this process. */
gboolean flip_recovery_replace (FlipRecovery *recovery, char **kept, GError **error);

G_END_DECLS
