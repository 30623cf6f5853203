/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/session.h"
#include "engine/session/sheet.h"
#include "store/files/store-error.h"

G_BEGIN_DECLS

/* All sheets of a user, in one file. An open library belongs to one thread. */
typedef struct _FlipLibrary FlipLibrary;

/* Creates an empty library if there is none. An unreadable file is left as it is: recovery.h finds
   out what can be saved. */
FlipLibrary *flip_library_open (const char *path, FlipFindGame find_game, GError **error);

/* The same with a limit, in ms, for waiting while another program has the library locked, now and
   on each later access; after that it fails with FLIP_STORE_ERROR_BUSY. */
FlipLibrary *flip_library_open_patiently (const char *path,
                                          FlipFindGame find_game,
                                          guint patience,
                                          GError **error);
void flip_library_set_patience (FlipLibrary *library, guint patience);

/* A file that the user named may be anything: it is only touched if it claims to be a library. */
FlipLibrary *flip_library_open_named (const char *path, FlipFindGame find_game, GError **error);

/* Another connection to a library that is already open, for another thread. */
FlipLibrary *flip_library_open_beside (const char *path, FlipFindGame find_game, GError **error);

/* Sets a function that is called repeatedly during long operations; if it returns a value other
   than 0, the operation is rolled back. */
void flip_library_set_stop (FlipLibrary *library, int (*is_stopped) (gpointer data), gpointer data);

void flip_library_close (FlipLibrary *library);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipLibrary, flip_library_close)

/* The path of the library unless the user names another. */
char *flip_library_default_path (void);

/* A newer file is never overwritten; the notice says what was done instead, or is NULL. */
const char *flip_library_notice (FlipLibrary *library);

/* The same, returned only once; a save may also produce a notice. */
char *flip_library_take_notice (FlipLibrary *library);
const char *flip_library_path (FlipLibrary *library);

/* Whether another window or the command line has changed it since the last call. */
gboolean flip_library_has_changed (FlipLibrary *library);

/* Another program may replace the file of an open library. The next write goes to the new file, as
   does the next check for changes. The old contents are saved as a file beside it, whose sheets are
   merged into the new one at once; or this callback arranges that, since merging many sheets takes
   long. */
typedef void (*FlipReplaced) (const char *kept, gpointer data);

void flip_library_set_replaced (FlipLibrary *library, FlipReplaced replaced, gpointer data);

/* Merges such a file, and reports it in the notice. If the program is killed before that is
   complete, the next one to open the library continues. */
gboolean flip_library_join (FlipLibrary *library, const char *kept, GError **error);

/* A sheet of the library that is open. */
typedef struct
{
  gint64 id;    /* 0 until it is saved */
  guint64 file; /* inode of the file in which it has that number */
  FlipSession *session;
  GArray
    *links; /* of guint64, one per saved entry: the checksum of the set-up and all texts up to it */
  char *saved_tags;
  char *saved_history;       /* in the form of flip_log_history_print */
  guint saved_beside;      /* value of flip_session_beside for both */
  gboolean saved_finished; /* the library has a result */
  gint64 revision;
  gint64 created, changed; /* in seconds since 1970; 0 until it is saved */
  gint64 born;             /* created, in microseconds: practically unique */
  gint64 wanted;           /* the number that it should get in the library, or 0 for the next */
} FlipStoredSheet;

/* Takes ownership of the session. */
FlipStoredSheet *flip_stored_sheet_new (FlipSession *session);
void flip_stored_sheet_free (FlipStoredSheet *sheet);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipStoredSheet, flip_stored_sheet_free)

FlipStoredSheet *flip_library_add (FlipLibrary *library, FlipSession *session, GError **error);
FlipStoredSheet *flip_library_load (FlipLibrary *library, gint64 id, GError **error);

/* How often a sheet was saved, or -1 if there is no such sheet; and whether this sheet was
   continued elsewhere. */
gint64 flip_library_revision (FlipLibrary *library, gint64 id);
gboolean flip_library_is_ahead (FlipLibrary *library, const FlipStoredSheet *sheet);

/* Imports a sheet from a file, which is stored once: opened again, it is the existing sheet, which
   gets the moves that the file has in addition. Takes ownership of the session. */
FlipStoredSheet *flip_library_import (FlipLibrary *library, FlipSession *session, GError **error);

/* The same for a sheet that is not in a library yet: it becomes the existing one. If it can't be
   stored, it stays as it was. */
gboolean flip_library_import_sheet (FlipLibrary *library, FlipStoredSheet **sheet, GError **error);
gboolean flip_library_save (FlipLibrary *library, FlipStoredSheet *sheet, GError **error);

/* Keeps the verdicts on the choices of a sheet as an opaque text, with a stamp of the method. They
   are stored for the log up to the present as it was last saved, and dropped when another log is
   saved. If that log is not saved, or the library has a different one, nothing is stored. */
gboolean flip_library_keep_verdicts (FlipLibrary *library,
                                     const FlipStoredSheet *sheet,
                                     const char *stamp,
                                     const char *text,
                                     GError **error);

/* NULL if there are none with this stamp for this log, or if they are damaged. */
char *flip_library_read_verdicts (FlipLibrary *library, const FlipStoredSheet *sheet, const char *stamp);

/* A deleted sheet is no longer listed; it can be restored for at least a week. */
gboolean flip_library_set_deleted (FlipLibrary *library,
                                   gint64 id,
                                   gboolean deleted,
                                   GError **error);

/* A seat of a listed sheet. While the game goes on, only its name is known. */
typedef struct
{
  const char *name;
  int points;
  gboolean won; /* as decided by the game itself */
  guint place;  /* from 1; 0 if it is not known */
} FlipSeatInfo;

/* A line of the library's list. */
typedef struct
{
  gint64 id;
  const char *game;
  const char *board; /* the name of a built-in board, or of the user's own */
  FlipSeatInfo *seats;
  guint n_seats;
  const char *outcome;     /* outcome against the game itself, as data: "beaten 2"; FlipSummary */
  gboolean has_opponent;   /* an automatic opponent of a single player, with these points */
  int opponent_points;
  gint64 created, changed; /* seconds since 1970 */
  guint moves;
  const char *moment; /* as data: "turn 2 3 5"; FlipSummary */
  guint progress;     /* in hundredths */
  int awaited;        /* the seat that is asked, or FLIP_TABLE */
  gboolean finished, practice, dealt;
  gboolean hinted;   /* hints were asked for */
  const char *title; /* the user's title; mostly empty */
  const char *tags;  /* "club night, tournament"; mostly empty */
  gboolean archived;
} FlipSheetInfo;

/* How the game ended for a seat, if the library knows. */
FlipEnding flip_sheet_info_ending (const FlipSheetInfo *info, guint seat);

void flip_sheet_info_free (FlipSheetInfo *info);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipSheetInfo, flip_sheet_info_free)

/* A search finds the sheets that contain each of its words, in any order and case, in the names,
   points, title, tags, notes, outcome, game, scenario, mode ("at the table") or date ("Monday 3 March
   2025-03-03", "today") of the sheet; without words it finds all sheets. */

/* An array of FlipSheetInfo, newest first: at most this many, starting at `first`. */
GPtrArray *flip_library_list (FlipLibrary *library,
                              const char *search,
                              guint first,
                              guint most,
                              GError **error);

/* The ids of all sheets found, as gint64, in ascending order; and their number, or -1. */
GArray *flip_library_find (FlipLibrary *library, const char *search, GError **error);
gint64 flip_library_count (FlipLibrary *library, const char *search, GError **error);

/* "at the table": who deals the cards of a sheet, and whether it is practice; in the game's own
   words, if the game is given. */
const char *flip_library_mode_words (const FlipGame *game, gboolean practice, gboolean dealt);

/* "3. Payday": the scenario by which users know a sheet, from the name of its board. NULL if the
   game has practically one board. */
char *flip_library_scenario_words (const FlipGame *game, const char *board);

/* The player's earlier results when playing alone on the same board, in finished games that weren't
   practice. There is no record for sheets with several seats. */
typedef struct
{
  guint sheets; /* 0 if there is no record */
  int best;
  gint64 best_when; /* when that sheet was last changed, in seconds since 1970 */
  double average;
  gboolean is_unknown; /* the library could not be read */
} FlipRecord;

gboolean flip_library_record (FlipLibrary *library,
                              const FlipStoredSheet *sheet,
                              FlipRecord *record,
                              GError **error);

/* Older versions stored no derived data for lists, searches and statistics, or different data: this
   processes the sheets they saved. It calls `goes_on` before each sheet. As many sheets take a long
   time, it should run outside the window's thread; others may use the library meanwhile. Unreadable
   sheets are left as they are. */
gboolean flip_library_keep (FlipLibrary *library,
                            gboolean (*goes_on) (gpointer data),
                            gpointer data,
                            GError **error);

/* The number of sheets that it would process. */
gint64 flip_library_count_unkept (FlipLibrary *library, GError **error);

/* Names that were used before, the most frequent first. */
GPtrArray *flip_library_players (FlipLibrary *library, GError **error);

/* An option or a tag of a sheet, read without loading the sheet; NULL if there is none. */
char *flip_library_read_value (FlipLibrary *library, gint64 id, const char *key);

G_END_DECLS
