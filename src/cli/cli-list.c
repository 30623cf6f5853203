/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "engine/base/phrase.h"
#include "play/moment/sheet-words.h"
#include "play/text/csv.h"
#include "store/files/clock.h"

#include <glib/gi18n-lib.h>

#define PAGE 1000

static char *
date_of (gint64 seconds)
{
  g_autoptr (GDateTime) date = flip_clock_at (seconds);

  return g_date_time_format (date, "%Y-%m-%d %H:%M");
}

static char *
join_names (const FlipSheetInfo *info)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < info->n_seats; i++)
    flip_phrase_add (names, info->seats[i].name);
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static const char *
pattern_of (FlipEnding ending)
{
  /* Translators: a player, and the player’s points. */
  return ending == FLIP_ENDING_WON     ? _ ("%s %d (won)")
         /* Translators: a player, and the player’s points. */
         : ending == FLIP_ENDING_DRAWN ? _ ("%s %d (drawn)")
                                       : "%s %d";
}

/* "Ann 84 (won), Bob 61" */
static char *
join_points (const FlipSheetInfo *info)
{
  g_autoptr (GString) points = g_string_new (NULL);
  g_autofree char *ending = flip_sheet_words_ending (info);

  for (guint i = 0; i < info->n_seats; i++)
    flip_phrase_add_printf (points, pattern_of (flip_sheet_info_ending (info, i)), info->seats[i].name,
                            info->seats[i].points);
  if (*ending)
    g_string_append_printf (points, "\t%s", ending);
  return g_string_free (g_steal_pointer (&points), FALSE);
}

/* The title and tags of a sheet, in a last column if there are any. */
static char *
tell_label (const FlipSheetInfo *info)
{
  g_autofree char *words =
    flip_phrase_list (info->title, info->tags, info->hinted ? _ ("with hints") : "",
                      info->archived ? /* a sheet that was archived */ _ ("archived") : "", NULL);

  return g_strconcat (*words ? "\t" : "", words, NULL);
}

static void
print_info (const FlipSheetInfo *info)
{
  g_autofree char *date = date_of (info->changed);
  g_autofree char *names = join_names (info);
  g_autofree char *state =
    info->finished ? join_points (info)
                   /* Translators: %u: how many */
                   : g_strdup_printf (ngettext ("%u move", "%u moves", info->moves), info->moves);
  /* Translators: the result of a game, or how many moves it has. */
  g_autofree char *marked = g_strdup_printf (info->practice ? _ ("%s (practice)") : "%s", state);
  g_autofree char *label = tell_label (info);

  cli_say ("%" G_GINT64_FORMAT "\t%s\t%s\t%s\t%s%s", info->id, date, info->game, names, marked, label);
}

static void
write_seat (const FlipSheetInfo *info, guint i, FlipJson *json)
{
  const FlipSeatInfo *seat = &info->seats[i];

  flip_json_open (json, NULL, '{');
  flip_json_add (json, FLIP_JSON ("player", seat->name));
  if (info->finished)
    {
      flip_json_object (json, "score", FLIP_JSON ("total", seat->points));
      flip_json_add (json,
                     FLIP_JSON ("outcome", flip_ending_word (flip_sheet_info_ending (info, i))));
    }
  flip_json_add (json,
                 FLIP_JSON_IF (info->finished && seat->place, FLIP_JSON ("place", seat->place)));
  flip_json_close (json, '}');
}

static void
write_tags (const char *tags, FlipJson *json)
{
  g_auto (GStrv) each = g_strsplit (tags, ", ", -1);

  flip_json_open (json, "tags", '[');
  for (guint i = 0; each[i]; i++)
    flip_json_add (json, FLIP_JSON (NULL, each[i]));
  flip_json_close (json, ']');
}

void
cli_write_info (const FlipSheetInfo *info, FlipJson *json)
{
  g_autofree char *ending = flip_sheet_words_ending (info);

  flip_json_open (json, NULL, '{');
  flip_json_add (json, FLIP_JSON ("id", info->id), FLIP_JSON ("game", info->game));
  flip_json_open (json, "seats", '[');
  for (guint i = 0; i < info->n_seats; i++)
    write_seat (info, i, json);
  flip_json_close (json, ']');
  flip_json_add (
    json, FLIP_JSON_WORDS ("text", ending), FLIP_JSON_TIME ("created", info->created),
    FLIP_JSON_TIME ("changed", info->changed), FLIP_JSON ("moves", info->moves),
    FLIP_JSON_BOOLEAN ("over", info->finished), FLIP_JSON_BOOLEAN ("practice", info->practice),
    FLIP_JSON_BOOLEAN ("hints", info->hinted), FLIP_JSON_BOOLEAN ("dealt", info->dealt),
    FLIP_JSON_BOOLEAN ("archived", info->archived), FLIP_JSON_WORDS ("title", info->title));
  if (*info->tags)
    write_tags (info->tags, json);
  flip_json_close (json, '}');
}

/* A table with one row per seat. */

static void
add_heads (GString *csv)
{
  static const char *const heads[] = { "id",       "game",   "created", "changed",  "moves", "over",
                                       "practice", "hints",  "dealt",   "archived", "title", "tags",
                                       "seat",     "player", "points",  "outcome",  "place" };

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    flip_csv_text (csv, heads[i]);
  flip_csv_end_row (csv);
}

static void
add_boolean (GString *csv, gboolean is_so)
{
  flip_csv_text (csv, is_so ? "true" : "false");
}

static void
add_row (GString *csv, const FlipSheetInfo *info, guint seat)
{
  flip_csv_number (csv, info->id);
  flip_csv_text (csv, info->game);
  flip_csv_time (csv, info->created);
  flip_csv_time (csv, info->changed);
  flip_csv_number (csv, info->moves);
  add_boolean (csv, info->finished);
  add_boolean (csv, info->practice);
  add_boolean (csv, info->hinted);
  add_boolean (csv, info->dealt);
  add_boolean (csv, info->archived);
  flip_csv_text (csv, info->title);
  flip_csv_text (csv, info->tags);
  flip_csv_number (csv, seat + 1);
  flip_csv_text (csv, info->seats[seat].name);
  if (info->finished)
    {
      flip_csv_number (csv, info->seats[seat].points);
      flip_csv_text (csv, flip_ending_word (flip_sheet_info_ending (info, seat)));
    }
  else
    {
      flip_csv_skip (csv);
      flip_csv_skip (csv);
    }
  if (info->finished && info->seats[seat].place)
    flip_csv_number (csv, info->seats[seat].place);
  else
    flip_csv_skip (csv);
  flip_csv_end_row (csv);
}

/* How the list is printed: as JSON, as a table, or as text. */
typedef struct
{
  FlipJson *json;
  GString *csv;
} Output;

static void
tell (const FlipSheetInfo *info, const Output *output)
{
  if (output->json)
    cli_write_info (info, output->json);
  else if (output->csv)
    for (guint seat = 0; seat < info->n_seats; seat++)
      add_row (output->csv, info, seat);
  else
    print_info (info);
}

static gboolean
list_all (FlipLibrary *library, const char *search, const Output *output, GError **error)
{
  for (guint first = 0;; first += PAGE)
    {
      g_autoptr (GPtrArray) page = flip_library_list (library, search, first, PAGE, error);

      if (!page)
        return FALSE;
      for (guint i = 0; i < page->len; i++)
        tell (g_ptr_array_index (page, i), output);
      if (page->len < PAGE)
        return TRUE;
    }
}

static gboolean
list_json (FlipLibrary *library, const char *search, GError **error)
{
  FlipJson json;
  gboolean good;

  flip_json_begin (&json, '[');
  good = list_all (library, search, &(Output){ .json = &json }, error);
  cli_end_json (&json, good);
  return good;
}

static gboolean
list_csv (FlipLibrary *library, const char *search, GError **error)
{
  g_autoptr (GString) csv = g_string_new (NULL);

  add_heads (csv);
  if (!list_all (library, search, &(Output){ .csv = csv }, error))
    return FALSE;
  cli_print_bytes (csv->str, csv->len);
  return TRUE;
}

static int
run (int argc, char **argv)
{
  gboolean as_json = FALSE, as_csv = FALSE, good;
  const char *path = NULL;
  g_autofree char *search = NULL;
  const GOptionEntry entries[] = {
    CLI_JSON (&as_json),
    { "csv", 0, 0, G_OPTION_ARG_NONE, &as_csv, N_ ("Print a table for a spreadsheet"), NULL },
    CLI_LIBRARY (&path),
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (FlipLibrary) library = NULL;
  GError *error = NULL;

  if (!cli_read_options (&cli_list, entries, &argc, &argv))
    return CLI_USAGE;
  if (as_json && as_csv)
    return cli_usage (&cli_list, _ ("either JSON or a table can be printed"));
  search = g_strjoinv (" ", argv + 1);
  library = cli_open_library (path, FALSE, &error);
  if (!library)
    return cli_refuse_error (error);
  good = as_json  ? list_json (library, search, &error)
         : as_csv ? list_csv (library, search, &error)
                  : list_all (library, search, &(Output){ 0 }, &error);
  return good ? CLI_DONE : cli_refuse_error (error);
}

const CliCommand cli_list = {
  "list",
  /* what a command takes */ N_ ("[WORD…]"),
  N_ ("List the sheets in the library, newest first"),
  N_ ("With words, only the sheets that contain all of them: in names, points, outcome, game,\n"
      "mode or date, as in the window."),
  run,
};
