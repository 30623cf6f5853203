/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/library.h"

G_BEGIN_DECLS

#define FLIP_EDITION_LONGEST_NAME 60 /* letters */

/* What is printed on somebody's own copy of a game: a board's file with a name. It may have problems,
   and is a draft then. A sheet keeps its own copy of the board it was begun with, so that no sheet
   changes when an edition does. */
typedef struct
{
  gint64 id; /* 0 until it is saved */
  char *game;
  char *name;
  char *maker; /* who entered it, or "" */
  char *base;  /* the name of the built-in board it was begun from, or "" */
  char *text;
  gint64 created, changed; /* seconds since 1970 */
  gint64 revision;         /* how often it was saved */
  guint sheets;            /* that were begun with it and are still in the library */
  gboolean is_damaged;     /* it is not what was written */
} FlipEdition;

/* The tag of a sheet that has the name of the edition it was begun with. */
#define FLIP_EDITION_TAG "printed edition"

/* That name, or NULL. */
const char *flip_edition_name_of (FlipLog *log);

FlipEdition *flip_edition_new (const char *game, const char *name, const char *text);
void flip_edition_free (FlipEdition *edition);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipEdition, flip_edition_free)

/* Of FlipEdition, the one that was made first comes first: all of a game, or of all games. */
GPtrArray *flip_library_editions (FlipLibrary *library, const char *game, GError **error);

/* A damaged one is refused. */
FlipEdition *flip_library_load_edition (FlipLibrary *library, gint64 id, GError **error);

/* Adds it, or writes what has changed in it; one that was changed elsewhere since it was loaded is
   refused. When this returns TRUE, it is on the disk. */
gboolean flip_library_save_edition (FlipLibrary *library, FlipEdition *edition, GError **error);

/* A deleted edition is no longer listed; it can be brought back for at least a week. */
gboolean flip_library_set_edition_deleted (FlipLibrary *library,
                                           gint64 id,
                                           gboolean deleted,
                                           GError **error);

/* How many sheets of a game were begun with a built-in board, by its name or its text; -1 where the
   library can't be read. */
gint64 flip_library_count_board (FlipLibrary *library,
                                 const char *game,
                                 const FlipBoard *board,
                                 GError **error);

G_END_DECLS
