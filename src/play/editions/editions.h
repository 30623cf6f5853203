/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-state.h"
#include "store/library/edition.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* The editions of a game: the built-in ones, and those that the user has entered. */

#define FLIP_EDITIONS_ERROR (flip_editions_error_quark ())
GQuark flip_editions_error_quark (void);

typedef enum
{
  FLIP_EDITIONS_ERROR_NAME,       /* the name is invalid or taken */
  FLIP_EDITIONS_ERROR_OTHER_GAME, /* the file is a board for another game */
  FLIP_EDITIONS_ERROR_NOT_A_BOARD,
} FlipEditionsError;

/* One edition as it is listed. */
typedef struct
{
  const FlipGame *game;
  const FlipBoard *built_in; /* or NULL for the user's own */
  gint64 id;                 /* of the user's own edition, or 0 */
  char *name;                /* shown to the user */
  char *maker;               /* or "" */
  char *story;               /* for a built-in edition: what it is about, or "" */
  char *base;                /* the name of the built-in board it is based on, or "" */
  char *text;
  gint64 changed; /* seconds since 1970, or 0 */
  guint sheets;   /* begun with it */
  gboolean is_damaged;
  FlipEditionState state;
} FlipEditionInfo;

void flip_edition_info_free (FlipEditionInfo *info);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipEditionInfo, flip_edition_info_free)

/* An array of FlipEditionInfo, the built-in ones first. If there is no library or it can't be read,
   only these are listed; the error gives the reason. */
GPtrArray *flip_editions_list (FlipLibrary *library, const FlipGame *game, GError **error);

/* The same without looking for problems and differences, which takes a while for long files. */
GPtrArray *flip_editions_list_names (FlipLibrary *library, const FlipGame *game, GError **error);

/* These functions return the number of the new edition, or 0. */

/* Adds the game's blank board, or else its first board, under a new name. */
gint64 flip_editions_add_new (FlipLibrary *library, const FlipGame *game, GError **error);
gint64 flip_editions_add_copy (FlipLibrary *library, const FlipEditionInfo *info, GError **error);

/* The contents of a file that somebody else made, and all that is slow to find out about it. */
typedef struct
{
  char *name;  /* of the file */
  char *title; /* the title given by its maker, or NULL */
  char *maker; /* its maker as the file names them, or NULL */
  char *text;
  const FlipGame *game;  /* the game that it was written for, or NULL */
  const FlipBoard *base; /* the built-in board that it resembles most, or NULL */
  char *problem;         /* the first problem, with file, line, group, key and reason; or NULL */
} FlipReadEdition;

FlipReadEdition *flip_read_edition_new (const char *file_name, const char *text);
void flip_read_edition_free (FlipReadEdition *read);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipReadEdition, flip_read_edition_free)

/* Reads a file in a worker thread with store/files/plain-file.h. Cancelling returns at once. */
void flip_read_edition_async (GFile *file,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer data);
FlipReadEdition *flip_read_edition_finish (GAsyncResult *result, GError **error);

/* A board with problems is added as a draft; a board for another game or for none is refused. */
gint64 flip_editions_add_read (FlipLibrary *library,
                               const FlipGame *game,
                               const FlipReadEdition *read,
                               GError **error);

gboolean flip_editions_rename (FlipLibrary *library, gint64 id, const char *name, GError **error);

/* Whether an edition of the game may have this name. The edition with that number may keep its
   own. */
gboolean flip_editions_check_name (FlipLibrary *library,
                                   const FlipGame *game,
                                   gint64 id,
                                   const char *name,
                                   GError **error);

/* The file name for exporting it, "Our copy.board", and the contents of that file. The user's own
   editions are exported with their name and maker. */
char *flip_edition_info_file_name (const FlipEditionInfo *info);
char *flip_edition_info_file_text (const FlipEditionInfo *info);

/* The same for an edition of the library. */
char *flip_edition_file_text (const FlipEdition *edition);

/* Captions: "Ann, 2 March"; "used by 4 sheets". */
char *flip_edition_info_tell_made (const FlipEditionInfo *info);
char *flip_edition_info_tell_sheets (const FlipEditionInfo *info);

/* The problem that keeps it from being used, or NULL. */
char *flip_edition_info_tell_problem (const FlipEditionInfo *info);

/* Puts the board into a set-up; and begins a sheet, which knows the edition's name, once the rest
   of the set-up is complete. */
void flip_edition_info_fill (const FlipEditionInfo *info, FlipSetup *setup);
FlipSession *flip_edition_info_begin (const FlipEditionInfo *info,
                                      const FlipSetup *setup,
                                      GError **error);

G_END_DECLS
