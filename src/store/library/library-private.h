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
  guint64 file, log; /* their inodes, as they were opened */
  char *kept;        /* what was in a file that another has replaced, until that one is opened */
  FlipReplaced replaced;
  gpointer replaced_data;
  gint64 data_version; /* as SQLite counted the changes of others when it was last asked */
};

/* A text as it is compared in a search. */
char *flip_library_fold (const char *text);

/* Adds the functions that the query of a search calls. */
gboolean flip_library_add_search (FlipLibrary *library, GError **error);

/* Selects from the sheets that the search finds; the first free parameter of the query's end is
   the next one. */
sqlite3_stmt *flip_library_prepare_search (FlipLibrary *library,
                                           const char *columns,
                                           const char *search,
                                           const char *end,
                                           int *next,
                                           GError **error);

/* What a game has come to, read when it is over: nothing of it is kept while the game goes on. */
typedef struct
{
  FlipResult result;
  int points[FLIP_MAX_SEATS];
  guint n_seats;
} FlipFinish;

void flip_finish_read (FlipFinish *finish, FlipSession *session);

/* The words by which a sheet is found that depend on no language, and what the list says of its seats. */
char *flip_finish_search (const FlipSetup *setup, const FlipFinish *finish);
char *flip_finish_seats (const FlipSetup *setup, const FlipFinish *finish);

/* Part of a save: outcome, seats and results of a sheet, or none of them while the game goes on. */
gboolean flip_library_write_finish (FlipLibrary *library,
                                    const FlipStoredSheet *sheet,
                                    const FlipFinish *finish,
                                    GError **error);

/* Which version of the kept data a sheet has that was saved by this Flipside. It grows when something else
   is kept of a game, or when its numbers of sites change: then all sheets are looked through again. */
#define FLIP_LIBRARY_KEPT 3

/* Makes what is kept of these sheets anew from their logs; of gint64. */
gboolean flip_library_keep_again (FlipLibrary *library, const GArray *ids, GError **error);

/* Removes sheets and editions for good that were deleted long ago, as a start at that second does. */
void flip_library_purge (FlipLibrary *library, gint64 now);

/* Runs a statement whose values are when something was deleted, or 0, and its number; and ends the transaction. The
   other says that there is no such thing. */
gboolean flip_library_mark_deleted (FlipLibrary *library,
                                    const char *sql,
                                    gint64 id,
                                    gboolean deleted,
                                    gboolean (*miss) (gint64 id, GError **error),
                                    GError **error);

gboolean flip_library_miss (gint64 id, GError **error);

/* Brings a sheet or an edition from another library, and gives the number that it has here. */
typedef gboolean (*FlipBring) (FlipLibrary *library, FlipLibrary *from, gint64 *id, GError **error);

gboolean flip_library_bring_sheet (FlipLibrary *library,
                                   FlipLibrary *from,
                                   gint64 *id,
                                   GError **error);
gboolean flip_library_bring_edition (FlipLibrary *library,
                                     FlipLibrary *from,
                                     gint64 *id,
                                     GError **error);

/* The one door for what people write: begins a transaction in the file that stands in the place of the library. Where
   that is another by now, it is where what the number means is brought to first. */
gboolean flip_library_begin (FlipLibrary *library, FlipBring bring, gint64 *id, GError **error);

/* A sheet that was in another file is looked for in this one. It is another where somebody has gone on with it; where
   it is not there it is a new one. */
gboolean flip_library_find_again (FlipLibrary *library,
                                  FlipStoredSheet *sheet,
                                  gboolean *is_other,
                                  GError **error);
void flip_library_note_files (FlipLibrary *library);

/* Opens a library without what is left to join it; and joins that. */
FlipLibrary *flip_library_open_alone (const char *path,
                                      FlipFindGame find_game,
                                      guint patience,
                                      GError **error);
void flip_library_join_left (FlipLibrary *library);

/* The library is what the other was; that one can only be closed. */
void flip_library_swap (FlipLibrary *library, FlipLibrary *other);

/* The sheet that is the same as a session, or 0; where `created` is given, in microseconds, one that was begun then
   and may be deleted, and with at least so many moves. And what a session has beyond such a sheet. */
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

/* The list's lines about these sheets, in this order. */
GPtrArray *flip_library_list_ids (FlipLibrary *library, const GArray *ids, GError **error);

/* A sheet that may be deleted. */
FlipStoredSheet *flip_library_load_any (FlipLibrary *library, gint64 id, GError **error);

/* Whether a sheet that may be deleted is what was written, by its checksums: much quicker than to play it again. */
typedef struct
{
  guint length, cursor;
  gint64 revision;
} FlipSheetMarks;

gboolean flip_library_check (FlipLibrary *library,
                             gint64 id,
                             FlipSheetMarks *marks,
                             GError **error);

/* The checksum of its set-up, which the chain of its moves begins with. */
gboolean flip_library_read_start (FlipLibrary *library, gint64 id, guint64 *chain, GError **error);

/* The seats of a sheet as one text, for the list. */
void flip_library_add_seat (GString *text, const FlipSeatInfo *seat);

/* All tags in one text, to see whether they have changed. */
char *flip_session_tags_text (FlipSession *session);
char *flip_session_history_text (FlipSession *session);

/* Part of a save: forgets what was found out about another log than the one that ends with this chain. */
gboolean flip_library_drop_verdicts (FlipLibrary *library, gint64 id, guint64 chain, GError **error);

/* The edition that a new sheet is begun with: the one of that name and text, or 0. */
gboolean flip_library_find_edition (FlipLibrary *library,
                                    FlipSession *session,
                                    gint64 *id,
                                    GError **error);

/* From a row of id, game, name, maker, base, text, created, changed, revision, seal and, unless it is
   left out, the number of sheets. */
FlipEdition *flip_edition_read (sqlite3_stmt *row);
guint64 flip_edition_seal (const FlipEdition *edition);

/* The number of the edition among these that says the same, or 0. */
gint64 flip_editions_find (GPtrArray *editions, const FlipEdition *wanted);

#define FLIP_CHECKSUM_START G_GUINT64_CONSTANT (14695981039346656037)

/* Checksums: of the set-up, of that and some more text, and of everything but the moves; the texts of
   the tags and the history are given, as they are made only when they change. */
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

/* The file in which this Flipside keeps its sheets when it is told that path: another where that is
   the library of a newer Flipside. */
char *flip_library_place (const char *path);

/* A library that goes with the program: an empty one, or a copy, which is not yet brought to the newest version.
   The path is only for messages. */
FlipLibrary *flip_library_new_scratch (const char *path, FlipFindGame find_game, GError **error);
FlipLibrary *flip_library_open_image (const FlipImage *image,
                                      const char *path,
                                      FlipFindGame find_game,
                                      GError **error);

/* A file with all that is in this library takes the place of the file at the path, which is kept
   under another name with what belongs to it. */
gboolean flip_library_replace (FlipLibrary *library, const char *path, char **kept, GError **error);

/* A name beside the file that is not taken yet: the word says why it is kept. */
char *flip_library_free_name (const char *path, const char *why);

/* Whether the log beside a file was written for another one: read over this one, it would take something away. */
gboolean flip_library_has_foreign_log (const char *path);

/* Completes what a killed program has begun there; to be called before the file is opened. */
void flip_library_finish_replacing (const char *path);

G_END_DECLS
