/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-state.h"
#include "store/library/edition.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* The editions of a game: the built-in ones, and those that people have entered. */

#define FLIP_EDITIONS_ERROR (flip_editions_error_quark ())
GQuark flip_editions_error_quark (void);

typedef enum
{
  FLIP_EDITIONS_ERROR_NAME,       /* it can't be called so */
  FLIP_EDITIONS_ERROR_OTHER_GAME, /* the file is a board of another game */
  FLIP_EDITIONS_ERROR_NOT_A_BOARD,
} FlipEditionsError;

/* One of them, as people see it. */
typedef struct
{
  const FlipGame *game;
  const FlipBoard *built_in; /* or NULL: one's own */
  gint64 id;                 /* of one's own, or 0 */
  char *name;                /* for people */
  char *maker;               /* or "" */
  char *story;               /* of a built-in one: what it is about, or "" */
  char *base;                /* the name of the built-in board it was begun from, or "" */
  char *text;
  gint64 changed; /* seconds since 1970, or 0 */
  guint sheets;   /* that were begun with it */
  gboolean is_damaged;
  FlipEditionState state;
} FlipEditionInfo;

void flip_edition_info_free (FlipEditionInfo *info);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipEditionInfo, flip_edition_info_free)

/* Of FlipEditionInfo, the built-in ones first. Without a library, or if it can't be read, there are
   only these; the error says why. */
GPtrArray *flip_editions_list (FlipLibrary *library, const FlipGame *game, GError **error);

/* The same without looking for problems and differences, which takes a while for long files. */
GPtrArray *flip_editions_list_names (FlipLibrary *library, const FlipGame *game, GError **error);

/* These give the number of the new edition, or 0. */

/* The game's first board under a new name, or its blank one where it has one. */
gint64 flip_editions_add_new (FlipLibrary *library, const FlipGame *game, GError **error);
gint64 flip_editions_add_copy (FlipLibrary *library, const FlipEditionInfo *info, GError **error);

/* What somebody's file holds, as far as it takes time to find out. */
typedef struct
{
  char *name;  /* of the file */
  char *title; /* what its maker called it, or NULL */
  char *maker; /* who says to have made it, or NULL */
  char *text;
  const FlipGame *game;  /* that it was written for, or NULL */
  const FlipBoard *base; /* the built-in board that it is most like, or NULL */
  char *problem;         /* its first one, with file, line, group, key and reason; or NULL */
} FlipReadEdition;

FlipReadEdition *flip_read_edition_new (const char *file_name, const char *text);
void flip_read_edition_free (FlipReadEdition *read);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipReadEdition, flip_read_edition_free)

/* Reads a file in a worker thread, through the door of store/files/plain-file.h. Whoever cancels does not
   wait. */
void flip_read_edition_async (GFile *file,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer data);
FlipReadEdition *flip_read_edition_finish (GAsyncResult *result, GError **error);

/* With problems it is a draft; but a board of another game is refused, and so is what no game
   knows. */
gint64 flip_editions_add_read (FlipLibrary *library,
                               const FlipGame *game,
                               const FlipReadEdition *read,
                               GError **error);

gboolean flip_editions_rename (FlipLibrary *library, gint64 id, const char *name, GError **error);

/* Whether an edition of the game can be called so; the one with that number already may be. */
gboolean flip_editions_check_name (FlipLibrary *library,
                                   const FlipGame *game,
                                   gint64 id,
                                   const char *name,
                                   GError **error);

/* The name of the file that it is exported to, "Our copy.board", and what is written there: one's own
   goes with its name and its maker. */
char *flip_edition_info_file_name (const FlipEditionInfo *info);
char *flip_edition_info_file_text (const FlipEditionInfo *info);

/* The same for one of the library. */
char *flip_edition_file_text (const FlipEdition *edition);

/* What people read: "Ann, 2 March"; "used by 4 sheets". */
char *flip_edition_info_tell_made (const FlipEditionInfo *info);
char *flip_edition_info_tell_sheets (const FlipEditionInfo *info);

/* What keeps it from being used, or NULL. */
char *flip_edition_info_tell_problem (const FlipEditionInfo *info);

/* Begins a set-up with it, and a sheet, which knows the name, as soon as the rest of the set-up is there. */
void flip_edition_info_fill (const FlipEditionInfo *info, FlipSetup *setup);
FlipSession *flip_edition_info_begin (const FlipEditionInfo *info,
                                      const FlipSetup *setup,
                                      GError **error);

G_END_DECLS
