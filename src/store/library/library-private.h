/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/database/database.h"
#include "store/files/clock.h"
#include "store/library/edition.h"
#include "store/library/results.h"
#include "store/pages/image.h"

G_BEGIN_DECLS

typedef struct _FlipSpoken FlipSpoken;

struct _FlipLibrary
{
  FlipDatabase *database;
  FlipFindGame find_game;
  FlipSpoken *spoken; /* belongs to the database */
  char *notice;
  guint64 file, log; /* inodes at the time of opening */
  char *kept;        /* the contents of a file that was replaced, until the new one is opened */
  FlipReplaced replaced;
  gpointer replaced_data;
  gint64 data_version; /* SQLite's count of changes by others, when it was last read */
};

/* A text in its folded form for the search. */
char *flip_library_fold (const char *text);

/* Registers the SQL functions that a search calls. */
gboolean flip_library_add_search (FlipLibrary *library, GError **error);

/* Selects from the sheets that the search finds; parameters in `end` continue the numbering. */
sqlite3_stmt *flip_library_prepare_search (FlipLibrary *library,
                                           const char *columns,
                                           const char *search,
                                           const char *end,
                                           int *next,
                                           GError **error);

/* The result of a game, read when it is over; nothing is stored while the game goes on. */
typedef struct
{
  FlipResult result;
  int points[FLIP_MAX_SEATS];
  guint n_seats;
} FlipFinish;

void flip_finish_read (FlipFinish *finish, FlipSession *session);

/* The search words of a sheet that don't depend on a language, and its seats as text for the
   list. */
char *flip_finish_search (const FlipSetup *setup, const FlipFinish *finish);
char *flip_finish_seats (const FlipSetup *setup, const FlipFinish *finish);

/* Part of a save: writes outcome, seats and results of a sheet, or removes them while the game goes
   on. */
gboolean flip_library_write_finish (FlipLibrary *library,
                                    const FlipStoredSheet *sheet,
                                    const FlipFinish *finish,
                                    GError **error);

/* The version of the derived data that this Flipside stores with a sheet. It is raised when other
   data is derived from a game, or when its site numbers change: all sheets are then processed
   again. */
#define FLIP_LIBRARY_KEPT 3

/* Derives the data of these sheets (ids as gint64) from their logs again. */
gboolean flip_library_keep_again (FlipLibrary *library, const GArray *ids, GError **error);

/* Removes sheets and editions for good that were deleted long ago, as a start at that time does. */
void flip_library_purge (FlipLibrary *library, gint64 now);

/* Runs a statement whose parameters are the time of deletion, or 0, and a number; then commits.
   `miss` reports that there is no such row. */
gboolean flip_library_mark_deleted (FlipLibrary *library,
                                    const char *sql,
                                    gint64 id,
                                    gboolean deleted,
                                    gboolean (*miss) (gint64 id, GError **error),
                                    GError **error);

gboolean flip_library_miss (gint64 id, GError **error);

/* Copies a sheet or an edition from another library, and returns its number here. */
typedef gboolean (*FlipBring) (FlipLibrary *library, FlipLibrary *from, gint64 *id, GError **error);

gboolean flip_library_bring_sheet (FlipLibrary *library,
                                   FlipLibrary *from,
                                   gint64 *id,
                                   GError **error);
gboolean flip_library_bring_edition (FlipLibrary *library,
                                     FlipLibrary *from,
                                     gint64 *id,
                                     GError **error);

/* Every write by the user begins here: it starts a transaction in the file that is now the library.
   If that file was replaced, the sheet or edition with the number is first brought over to the new
   file. */
gboolean flip_library_begin (FlipLibrary *library, FlipBring bring, gint64 *id, GError **error);

/* Looks in this file for a sheet that was in another one. `is_other` is set if it was continued
   elsewhere; if it is not here, it becomes a new sheet. */
gboolean flip_library_find_again (FlipLibrary *library,
                                  FlipStoredSheet *sheet,
                                  gboolean *is_other,
                                  GError **error);
void flip_library_note_files (FlipLibrary *library);

/* Opens a library without joining the leftover files; and joins them. */
FlipLibrary *flip_library_open_alone (const char *path,
                                      FlipFindGame find_game,
                                      guint patience,
                                      GError **error);
void flip_library_join_left (FlipLibrary *library);

/* Moves the other library's contents into this one; the other can only be closed then. */
void flip_library_swap (FlipLibrary *library, FlipLibrary *other);

/* The sheet that equals a session, or 0. If `created` is given, in microseconds, it must have been
   begun then and may be deleted; it must have at least this many moves. And adds to such a sheet
   what the session has beyond it. */
gboolean flip_library_find_same (FlipLibrary *library,
                                 FlipSession *session,
                                 gint64 created,
                                 guint least,
                                 gint64 *id,
                                 GError **error);
gboolean flip_library_follow (FlipLibrary *library,
                              FlipStoredSheet *sheet,
                              FlipSession *session,
                              GError **error);

gboolean flip_library_write_board (FlipLibrary *library,
                                   const char *name,
                                   const char *text,
                                   GError **error);

/* The list entries of these sheets, in this order. */
GPtrArray *flip_library_list_ids (FlipLibrary *library, const GArray *ids, GError **error);

/* Loads a sheet even if it is deleted. */
FlipStoredSheet *flip_library_load_any (FlipLibrary *library, gint64 id, GError **error);

/* Whether a sheet, deleted or not, matches its checksums: much quicker than replaying it. */
typedef struct
{
  guint length, cursor;
  gint64 revision;
} FlipSheetMarks;

gboolean flip_library_check (FlipLibrary *library,
                             gint64 id,
                             FlipSheetMarks *marks,
                             GError **error);

/* The checksum of its set-up, with which the chain of its moves begins. */
gboolean flip_library_read_start (FlipLibrary *library, gint64 id, guint64 *chain, GError **error);

/* The seats of a sheet as one text, for the list. */
void flip_library_add_seat (GString *text, const FlipSeatInfo *seat);

/* All tags as one text, to detect changes. */
char *flip_session_tags_text (FlipSession *session);
char *flip_session_history_text (FlipSession *session);

/* Part of a save: drops verdicts unless they are about the log that ends with this chain. */
gboolean flip_library_drop_verdicts (FlipLibrary *library, gint64 id, guint64 chain, GError **error);
guint64 flip_library_seal_verdicts (guint64 chain, const char *stamp, const char *text);

/* The edition that a new sheet is based on: the one with that name and text, or 0. */
gboolean flip_library_find_edition (FlipLibrary *library,
                                    FlipSession *session,
                                    gint64 *id,
                                    GError **error);

/* Reads a row of id, game, name, maker, base, text, created, changed, revision, seal and,
   optionally, the number of sheets. */
FlipEdition *flip_edition_read (sqlite3_stmt *row);
guint64 flip_edition_seal (const FlipEdition *edition);

/* The number of the edition with the same contents among these, or 0. */
gint64 flip_editions_find (GPtrArray *editions, const FlipEdition *wanted);

#define FLIP_CHECKSUM_START G_GUINT64_CONSTANT (14695981039346656037)

/* Checksums: of the set-up; of that and further text; and of everything but the moves. The texts of
   the tags and the history are passed in, as they are made only when they change. */
guint64 flip_checksum_setup (const FlipSetup *setup);
guint64 flip_checksum_link (guint64 chain, const char *text);
guint64 flip_checksum_result (const FlipKeptResult *result);
guint64 flip_checksum_seal_of (guint64 setup,
                               guint length,
                               guint cursor,
                               gboolean practice,
                               const char *tags,
                               const char *history);
guint64 flip_checksum_seal (FlipSession *session, const char *tags, const char *history);

/* The file in which this Flipside stores its sheets for a path: a different one if that path is the
   library of a newer Flipside. */
char *flip_library_place (const char *path);

/* A temporary library: an empty one, or a copy that is not migrated yet. The path is only used in
   messages. */
FlipLibrary *flip_library_new_scratch (const char *path, FlipFindGame find_game, GError **error);
FlipLibrary *flip_library_open_image (const FlipImage *image,
                                      const char *path,
                                      FlipFindGame find_game,
                                      GError **error);

/* Replaces the file at the path by one with the contents of this library. The old file is kept
   under another name, together with the files beside it. */
gboolean flip_library_replace (FlipLibrary *library, const char *path, char **kept, GError **error);

/* An unused name beside the file; the word says why it is kept. */
char *flip_library_free_name (const char *path, const char *why);

/* Whether the log beside a file belongs to another file: applied to this one, it would lose
   data. */
gboolean flip_library_has_foreign_log (const char *path);

/* Completes a replacement that a killed program has begun; to be called before the file is
   opened. */
void flip_library_finish_replacing (const char *path);

G_END_DECLS
