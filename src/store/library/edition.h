/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/library.h"

G_BEGIN_DECLS

#define FLIP_EDITION_LONGEST_NAME 60 /* letters */

/* The user's own copy of a game's board: a board file with a name. While it has problems it is a
   draft. A sheet keeps its own copy of the board it was begun with, so that editing an edition
   never changes a sheet. */
typedef struct
{
  gint64 id; /* 0 until it is saved */
  char *game;
  char *name;
  char *maker; /* who entered it, or "" */
  char *base;  /* the name of the built-in board it is based on, or "" */
  char *text;
  gint64 created, changed; /* seconds since 1970 */
  gint64 revision;         /* how often it was saved */
  guint sheets;            /* begun with it and still in the library */
  gboolean is_damaged;     /* it does not match its checksum */
} FlipEdition;

/* The tag of a sheet that contains the name of its edition. */
#define FLIP_EDITION_TAG "printed edition"

/* The name in that tag, or NULL. */
const char *flip_edition_name_of (FlipLog *log);

FlipEdition *flip_edition_new (const char *game, const char *name, const char *text);
void flip_edition_free (FlipEdition *edition);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipEdition, flip_edition_free)

/* An array of FlipEdition, the oldest first: all of one game, or of all games. */
GPtrArray *flip_library_editions (FlipLibrary *library, const char *game, GError **error);

/* A damaged one is refused. */
FlipEdition *flip_library_load_edition (FlipLibrary *library, gint64 id, GError **error);

/* Adds an edition or writes its changes; refused if it was changed elsewhere since it was loaded.
   When this returns TRUE, it is on disk. */
gboolean flip_library_save_edition (FlipLibrary *library, FlipEdition *edition, GError **error);

/* A deleted edition is no longer listed; it can be restored for at least a week. */
gboolean flip_library_set_edition_deleted (FlipLibrary *library,
                                           gint64 id,
                                           gboolean deleted,
                                           GError **error);

/* How many sheets of a game were begun with a built-in board, given by name or text; -1 if the
   library can't be read. */
gint64 flip_library_count_board (FlipLibrary *library,
                                 const char *game,
                                 const FlipBoard *board,
                                 GError **error);

G_END_DECLS
