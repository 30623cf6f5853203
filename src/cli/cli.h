/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/weights.h"
#include "engine/session/sheet.h"
#include "play/moment/moment.h"
#include "play/text/json.h"
#include "store/library/library.h"

G_BEGIN_DECLS

/* Exit codes of all commands. */
enum
{
  CLI_DONE = 0,
  CLI_REFUSED = 1,
  CLI_USAGE = 2,
};

/* The value of --seats if it was not given. */
#define CLI_SEATS_UNSAID G_MININT

typedef struct
{
  const char *name;
  const char *arguments;
  const char *summary;
  const char *description;
  int (*run) (int argc, char **argv);
} CliCommand;

extern const CliCommand cli_games, cli_new, cli_ask, cli_play, cli_show, cli_score, cli_serve, cli_verify,
  cli_random, cli_perft, cli_bench, cli_import, cli_list, cli_stats, cli_export, cli_log, cli_mend,
  cli_undo, cli_recover, cli_board, cli_delete, cli_backup, cli_restore, cli_label, cli_duplicate,
  cli_deal, cli_match, cli_learn, cli_advise, cli_analyze, cli_rules;

/* Reads the options of a command and leaves its arguments; FALSE with a message if they are
   wrong. The text of an option lives as long as the program. */
gboolean cli_read_options (const CliCommand *command,
                           const GOptionEntry *entries,
                           int *argc,
                           char ***argv);
gboolean cli_read_options_into (const CliCommand *command,
                                const GOptionEntry *entries,
                                gpointer data,
                                int *argc,
                                char ***argv);

/* Options that many commands have. */
#define CLI_JSON(value) \
  { "json", 0, 0, G_OPTION_ARG_NONE, value, /* help on an option */ N_ ("Print JSON"), NULL }
#define CLI_LIBRARY(value)                          \
  { "library", 0, 0, G_OPTION_ARG_FILENAME, value, \
    N_ ("Use a library other than your own"), "FILE" }

int cli_usage (const CliCommand *command, const char *format, ...) G_GNUC_PRINTF (2, 3);
int cli_refuse (const char *format, ...) G_GNUC_PRINTF (1, 2);
int cli_refuse_error (GError *error);

/* Printing, in cli-print.c. For people: one harmless line, whatever the arguments contain; several
   lines, as in the text; an error message, or a continuation of one, on standard error. For
   programs: a sheet (made harmless on a terminal), JSON, and the bytes of a file. */
void cli_say (const char *format, ...) G_GNUC_PRINTF (1, 2);
void cli_say_lines (const char *text);

/* The text padded with spaces to this many terminal columns (flip_phrase_width). The caller frees
   it. */
char *cli_pad (const char *text, guint width);
void cli_complain (const char *format, ...) G_GNUC_PRINTF (1, 2);
void cli_complain_with (const char *format, va_list arguments) G_GNUC_PRINTF (1, 0);
void cli_hint (const char *format, ...) G_GNUC_PRINTF (1, 2);
void cli_print_sheet (const char *sheet);
void cli_print_json_text (const char *text);
void cli_print_json_part (FlipJson *json);
void cli_print_bytes (gconstpointer bytes, gsize size);

/* The text of a file, or of standard input for "-". */
char *cli_read (const char *path, gsize most, gsize *length, GError **error);
FlipSession *cli_load (const char *path, GError **error);
gboolean cli_save (FlipSession *session, const char *path, GError **error);

/* A path other than the user's own must be a library, unless one may be created there. */
FlipLibrary *cli_open_library (const char *path, gboolean may_make, GError **error);

/* If Flipside deals: answers the questions to the table and plays the automatic seats, until a
   person is asked. */
void cli_go_on (FlipSession *session);

/* A sheet of the list, as JSON. */
void cli_write_info (const FlipSheetInfo *info, FlipJson *json);

/* The value of --at if it was not given. */
#define CLI_AT_UNSAID G_MININT

/* The position given by --at, or the end of the log; FALSE, with a message, if there is no such
   position. */
gboolean cli_check_at (const CliCommand *command, int at);
gboolean cli_read_at (FlipSession *session, int at, guint *position);

/* The moment at a position, as if nothing had followed. */
FlipMoment *cli_moment_at (FlipSession *session, guint position);

/* For commands that take just SHEET. */
FlipSession *cli_load_only_argument (const CliCommand *command, int argc, char **argv, int *status);

/* Shows the number of finished sheets on a terminal; always TRUE, to continue. */
gboolean cli_show_progress (guint done, guint all, gpointer data);

/* Whether an output is a different file from its source; neither need be a file. */
gboolean cli_check_output (const char *output, const char *source, GError **error);

/* A sheet from a file, or from the library by its number. */
typedef struct
{
  const char *name; /* as given by the user */
  gint64 id;        /* in the library, or 0 */
  FlipSession *session;
  gint64 created, changed; /* in seconds since 1970; 0: not known */
  gint64 played;           /* duration in seconds; 0: not known */
} CliSheet;

gboolean cli_find_sheet (const char *what, const char *library, CliSheet *sheet, GError **error);
void cli_sheet_clear (CliSheet *sheet);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliSheet, cli_sheet_clear)

/* Runs a command that prints something about each of several sheets: as text below their names if
   there are several, or as one line of JSON each. */
typedef struct
{
  const char *library; /* a path, or NULL */
  gboolean json;
  int (*tell) (CliSheet *sheet, gboolean json, gpointer data);
} CliTelling;

int cli_tell_sheets (const CliCommand *command,
                     int argc,
                     char **argv,
                     const CliTelling *telling,
                     gpointer data);

const FlipGame *cli_find_game (const char *id, GError **error);
gboolean cli_set_seats (FlipSetup *setup, const char *players, int seats, GError **error);
gboolean cli_set_options (FlipSetup *setup, char **options, GError **error);
/* A built-in board by its name, or a file; NULL for the game's first. */
gboolean cli_set_board (FlipSetup *setup, const char *board, GError **error);
gboolean cli_parse_range (const char *text, guint64 *first, guint64 *last);

/* Ends the JSON and prints it as one line. */
void cli_print_json (FlipJson *json);

/* Prints an object of these rows. */
void cli_print_rows (const FlipJsonRow *rows);
#define cli_print_object(...) cli_print_rows (FLIP_JSON_ROWS (__VA_ARGS__))

/* The end of a command that may have been asked for JSON: prints it if it was requested and there
   was no error. */
void cli_end_json (FlipJson *json, gboolean is_wanted);
int cli_end_list (FlipJson *json, gboolean is_wanted, GError *error);

/* Pieces of output that several commands share. */
void cli_print_ask (const FlipMoment *moment);
void cli_print_log (FlipSession *session, guint from, guint end);

/* Whether a game has automatic players; FALSE, with an error, otherwise. */
gboolean cli_check_automatic (const FlipGame *game, GError **error);

/* The weights from a file, or the built-in ones that fit; NULL without an error if there are
   none. */
FlipWeights *cli_load_weights (const FlipSetup *setup, const char *path, GError **error);

/* A set-up that Flipside deals, with this many seats; NULL, with an error, if it is invalid. */
FlipSetup *cli_dealt_setup (const char *game,
                            guint seats,
                            char **options,
                            const char *board,
                            GError **error);

G_END_DECLS
