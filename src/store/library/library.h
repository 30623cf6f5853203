/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/session.h"
#include "engine/session/sheet.h"
#include "store/files/store-error.h"

G_BEGIN_DECLS

/* All sheets of a person, in one file. A library, once opened, belongs to one thread. */
typedef struct _FlipLibrary FlipLibrary;

/* Where there is none, an empty one is made. A file that can't be read stays as it is: recovery.h
   looks for what can be saved of it. */
FlipLibrary *flip_library_open (const char *path, FlipFindGame find_game, GError **error);

/* The same, where another program that holds the library is waited for so long, in ms, as each time from
   then on; after that it is FLIP_STORE_ERROR_BUSY. */
FlipLibrary *flip_library_open_patiently (const char *path,
                                          FlipFindGame find_game,
                                          guint patience,
                                          GError **error);
void flip_library_set_patience (FlipLibrary *library, guint patience);

/* A file that somebody named may be anything: it is only touched if it says that it is a library. */
FlipLibrary *flip_library_open_named (const char *path, FlipFindGame find_game, GError **error);

/* Another connection to a library that is open already, for another thread. */
FlipLibrary *flip_library_open_beside (const char *path, FlipFindGame find_game, GError **error);

/* Asked again and again while something long is read or written; not 0 gives it up, and what was begun
   has not happened. */
void flip_library_set_stop (FlipLibrary *library, int (*is_stopped) (gpointer data), gpointer data);

void flip_library_close (FlipLibrary *library);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipLibrary, flip_library_close)

/* The path of the library unless somebody names another. */
char *flip_library_default_path (void);

/* A newer file is never overwritten; this says what was done instead, or is NULL. */
const char *flip_library_notice (FlipLibrary *library);

/* The same, which is told once then; a save may have something to say, too. */
char *flip_library_take_notice (FlipLibrary *library);
const char *flip_library_path (FlipLibrary *library);

/* Whether somebody else, another window or the command line, has changed it since this was last
   asked. */
gboolean flip_library_has_changed (FlipLibrary *library);

/* Another program may put another file in the place of an open library. The next write goes there, and so does
   whoever asks whether it has changed. What was in the library is kept as a file beside it, whose sheets join the new
   one at once; or somebody else sees to that, since it takes long with many of them. */
typedef void (*FlipReplaced) (const char *kept, gpointer data);

void flip_library_set_replaced (FlipLibrary *library, FlipReplaced replaced, gpointer data);

/* Joins such a file, and says so in the notice; a program that is killed before all of it has joined leaves it to the next
   that opens the library. */
gboolean flip_library_join (FlipLibrary *library, const char *kept, GError **error);

/* A sheet of the library in play. */
typedef struct
{
  gint64 id;    /* 0 until it is saved */
  guint64 file; /* in which it has that number: its inode */
  FlipSession *session;
  GArray
    *links; /* of guint64, one per saved entry: the checksum of the set-up and all texts up to it */
  char *saved_tags;
  char *saved_history;       /* as flip_log_history_print writes it */
  guint saved_beside;      /* as flip_session_beside said of both */
  gboolean saved_finished; /* the library has a result */
  gint64 revision;
  gint64 created, changed; /* in seconds since 1970; 0 until it is saved */
  gint64 born;             /* created, in microseconds: hardly any two sheets share it */
  gint64 wanted;           /* the number that it gets in the library, or 0: the next */
} FlipStoredSheet;

/* Takes ownership of the session. */
FlipStoredSheet *flip_stored_sheet_new (FlipSession *session);
void flip_stored_sheet_free (FlipStoredSheet *sheet);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipStoredSheet, flip_stored_sheet_free)

FlipStoredSheet *flip_library_add (FlipLibrary *library, FlipSession *session, GError **error);
FlipStoredSheet *flip_library_load (FlipLibrary *library, gint64 id, GError **error);

/* How often a sheet was saved, or -1 where there is no such sheet; and whether somebody else has gone on with this
   one. */
gint64 flip_library_revision (FlipLibrary *library, gint64 id);
gboolean flip_library_is_ahead (FlipLibrary *library, const FlipStoredSheet *sheet);

/* A sheet from a file, which is kept once: opened again, it is the sheet that is there, and if the
   file has more moves by now, the sheet gets them. Takes ownership of the session. */
FlipStoredSheet *flip_library_import (FlipLibrary *library, FlipSession *session, GError **error);

/* The same with a sheet that is not in a library yet: it becomes the one that is there. If it can't be
   kept, it stays what it was. */
gboolean flip_library_import_sheet (FlipLibrary *library, FlipStoredSheet **sheet, GError **error);
gboolean flip_library_save (FlipLibrary *library, FlipStoredSheet *sheet, GError **error);

/* What was found out about the choices of a sheet, as its finder writes it, with a stamp of how it was found
   out. It is kept for the log up to the present as it was saved last, and goes when another log is saved. Where
   that log is not saved, or the library has another by now, nothing is kept. */
gboolean flip_library_keep_verdicts (FlipLibrary *library,
                                     const FlipStoredSheet *sheet,
                                     const char *stamp,
                                     const char *text,
                                     GError **error);

/* NULL where there is nothing with this stamp about this log, or where it is damaged. */
char *flip_library_read_verdicts (FlipLibrary *library, const FlipStoredSheet *sheet, const char *stamp);

/* A deleted sheet is no longer listed; it can be brought back for at least a
   week. */
gboolean flip_library_set_deleted (FlipLibrary *library,
                                   gint64 id,
                                   gboolean deleted,
                                   GError **error);

/* A seat of a sheet in the list. While the game goes on, only its name is known. */
typedef struct
{
  const char *name;
  int points;
  gboolean won; /* as the game itself says */
  guint place;  /* from 1; 0 where the game or the library can't tell */
} FlipSeatInfo;

/* A line of the library's list. */
typedef struct
{
  gint64 id;
  const char *game;
  const char *board; /* its name, of a board of the game or somebody's own */
  FlipSeatInfo *seats;
  guint n_seats;
  const char *outcome;     /* of a game against the game itself, as data: "beaten 2"; FlipSummary */
  gboolean has_opponent;   /* an automatic one, against a single player, with these points */
  int opponent_points;
  gint64 created, changed; /* seconds since 1970 */
  guint moves;
  const char *moment; /* as data: "turn 2 3 5"; FlipSummary */
  guint progress;     /* in hundredths */
  int awaited;        /* the seat that is asked, or FLIP_TABLE */
  gboolean finished, practice, dealt;
  gboolean hinted;   /* hints were asked for */
  const char *title; /* what people call it; mostly empty */
  const char *tags;  /* "club night, tournament"; mostly empty */
  gboolean archived;
} FlipSheetInfo;

/* How the game ended for a seat, as far as the library can tell. */
FlipEnding flip_sheet_info_ending (const FlipSheetInfo *info, guint seat);

void flip_sheet_info_free (FlipSheetInfo *info);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipSheetInfo, flip_sheet_info_free)

/* A search finds the sheets that hold each of its words, in any order and however they are written,
   in the names, points, outcome, game, scenario, mode ("at the table") or date ("Monday 3 March 2025-03-03",
   "today") of the sheet; without words it finds all of them. */

/* Of FlipSheetInfo, newest first: at most this many, from the first on. */
GPtrArray *flip_library_list (FlipLibrary *library,
                              const char *search,
                              guint first,
                              guint most,
                              GError **error);

/* The ids of everything that it finds, as gint64, lowest first; and their number, or -1. */
GArray *flip_library_find (FlipLibrary *library, const char *search, GError **error);
gint64 flip_library_count (FlipLibrary *library, const char *search, GError **error);

/* "at the table": who brings the cards of a sheet, and whether it is practice; in the game's own
   words, where there is a game. */
const char *flip_library_mode_words (const FlipGame *game, gboolean practice, gboolean dealt);

/* "3. Payday": a scenario is what people know a sheet by; from the name of its board. NULL where the game has one board,
   more or less. */
char *flip_library_scenario_words (const FlipGame *game, const char *board);

/* The earlier results of a sheet's player, alone on the same board, in games that were finished and
   not for practice. There is no record for sheets with several seats. */
typedef struct
{
  guint sheets; /* 0: there is no record */
  int best;
  gint64 best_when; /* when that sheet was last changed, in seconds since 1970 */
  double average;
  gboolean is_unknown; /* the library could not be read */
} FlipRecord;

gboolean flip_library_record (FlipLibrary *library,
                              const FlipStoredSheet *sheet,
                              FlipRecord *record,
                              GError **error);

/* What is kept of games for lists, searches and statistics was not kept, or otherwise, by older versions:
   looks through the sheets that they have saved. It asks before each sheet whether to go on. Takes long
   with many of them, so it is for another thread than the window's; others may use the library
   meanwhile. Sheets that can't be read stay as they are. */
gboolean flip_library_keep (FlipLibrary *library,
                            gboolean (*goes_on) (gpointer data),
                            gpointer data,
                            GError **error);

/* How many sheets that would be. */
gint64 flip_library_count_unkept (FlipLibrary *library, GError **error);

/* Names that were used before, the most frequent first. */
GPtrArray *flip_library_players (FlipLibrary *library, GError **error);

/* An option or a tag of a sheet, without the rest of it; NULL where it has none. */
char *flip_library_read_value (FlipLibrary *library, gint64 id, const char *key);

G_END_DECLS
