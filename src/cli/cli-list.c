/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "engine/phrase.h"
#include "play/sheet-words.h"

#include <glib/gi18n-lib.h>

#define PAGE 1000

static char *
date_of (gint64 seconds)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (seconds);

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

/* "Ann 84 (won), Bob 61" */
static char *
join_points (const FlipSheetInfo *info)
{
  g_autoptr (GString) points = g_string_new (NULL);
  g_autofree char *ending = flip_sheet_words_ending (info);

  for (guint i = 0; i < info->n_seats; i++)
    /* Translators: a player, and the player’s points. */
    flip_phrase_add_printf (points, info->seats[i].won ? _ ("%s %d (won)") : "%s %d",
                            info->seats[i].name, info->seats[i].points);
  if (*ending)
    g_string_append_printf (points, "\t%s", ending);
  return g_string_free (g_steal_pointer (&points), FALSE);
}

static void
print_info (const FlipSheetInfo *info)
{
  g_autofree char *date = date_of (info->changed);
  g_autofree char *names = join_names (info);
  g_autofree char *state =
    info->finished ? join_points (info)
                   : g_strdup_printf (ngettext ("%u move", "%u moves", info->moves), info->moves);
  /* Translators: the result of a game, or how many moves it has. */
  g_autofree char *marked = g_strdup_printf (info->practice ? _ ("%s (practice)") : "%s", state);

  cli_say ("%" G_GINT64_FORMAT "\t%s\t%s\t%s\t%s", info->id, date, info->game, names, marked);
}

static void
write_seat (const FlipSeatInfo *seat, gboolean finished, FlipJson *json)
{
  flip_json_open (json, NULL, '{');
  flip_json_string (json, "name", seat->name);
  if (finished)
    {
      flip_json_number (json, "points", seat->points);
      flip_json_boolean (json, "won", seat->won);
    }
  if (finished && seat->place)
    flip_json_number (json, "place", seat->place);
  flip_json_close (json, '}');
}

static void
json_info (const FlipSheetInfo *info, FlipJson *json)
{
  g_autofree char *ending = flip_sheet_words_ending (info);

  flip_json_open (json, NULL, '{');
  flip_json_number (json, "id", info->id);
  flip_json_string (json, "game", info->game);
  flip_json_open (json, "seats", '[');
  for (guint i = 0; i < info->n_seats; i++)
    write_seat (&info->seats[i], info->finished, json);
  flip_json_close (json, ']');
  flip_json_string (json, "outcome", ending);
  flip_json_number (json, "created", info->created);
  flip_json_number (json, "changed", info->changed);
  flip_json_number (json, "moves", info->moves);
  flip_json_boolean (json, "finished", info->finished);
  flip_json_boolean (json, "practice", info->practice);
  flip_json_boolean (json, "dealt", info->dealt);
  flip_json_close (json, '}');
}

static gboolean
list_all (FlipLibrary *library, const char *search, FlipJson *json, GError **error)
{
  for (guint first = 0;; first += PAGE)
    {
      g_autoptr (GPtrArray) page = flip_library_list (library, search, first, PAGE, error);

      if (!page)
        return FALSE;
      for (guint i = 0; i < page->len; i++)
        {
          if (json)
            json_info (g_ptr_array_index (page, i), json);
          else
            print_info (g_ptr_array_index (page, i));
        }
      if (page->len < PAGE)
        return TRUE;
    }
}

static int
run (int argc, char **argv)
{
  gboolean as_json = FALSE;
  g_autofree char *path = NULL, *search = NULL;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_ ("Print JSON"), NULL },
    { "library", 0, 0, G_OPTION_ARG_FILENAME, &path, N_ ("A library other than your own"), "FILE" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (FlipLibrary) library = NULL;
  GError *error = NULL;
  FlipJson json;
  gboolean good;

  if (!cli_read_options (&cli_list, entries, &argc, &argv))
    return CLI_USAGE;
  search = g_strjoinv (" ", argv + 1);
  library = cli_open_library (path, FALSE, &error);
  if (!library)
    return cli_refuse_error (error);
  flip_json_begin (&json);
  flip_json_open (&json, NULL, '[');
  good = list_all (library, search, as_json ? &json : NULL, &error);
  flip_json_close (&json, ']');
  if (as_json && good)
    cli_print_json (&json);
  else
    g_string_free (json.text, TRUE);
  return good ? CLI_DONE : cli_refuse_error (error);
}

const CliCommand cli_list = {
  "list",
  N_ ("[WORD…]"),
  N_ ("List the sheets of the library, the newest first"),
  N_ ("With words, only the sheets that contain them all: in the names, points, outcome, game,\n"
      "mode or date, as in the window."),
  run,
};
