/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "engine/base/phrase.h"
#include "engine/base/quote.h"
#include "engine/session/notes.h"
#include "games/games.h"
#include "play/editions/edition-state.h"
#include "play/editions/editions.h"
#include "play/moment/moment-text.h"
#include "store/files/plain-file.h"
#include "store/library/write-file.h"
#include "table/tabletop.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* So that nothing has to free them. */
static void
keep_texts (const GOptionEntry *entries)
{
  for (; entries && entries->long_name; entries++)
    {
      char **text = entries->arg_data, *said;

      if (entries->arg != G_OPTION_ARG_STRING && entries->arg != G_OPTION_ARG_FILENAME)
        continue;
      said = *text;
      *text = (char *) g_intern_string (said);
      g_free (said);
    }
}

/* For options with callbacks, which are passed the data. */
gboolean
cli_read_options_into (const CliCommand *command,
                       const GOptionEntry *entries,
                       gpointer data,
                       int *argc,
                       char ***argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (command->arguments);
  GOptionGroup *group = g_option_group_new (NULL, NULL, NULL, data, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_strdup_printf ("flipside-cli %s", command->name);

  g_set_prgname (name);
  g_option_context_set_summary (context, _ (command->summary));
  g_option_context_set_description (context, _ (command->description));
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_set_strict_posix (context, FALSE);
  g_option_group_set_translation_domain (group, GETTEXT_PACKAGE);
  if (entries)
    g_option_group_add_entries (group, entries);
  g_option_context_set_main_group (context, group);
  if (!g_option_context_parse (context, argc, argv, &error))
    return cli_usage (command, "%s", error->message), FALSE;
  keep_texts (entries);
  return TRUE;
}

gboolean
cli_read_options (const CliCommand *command, const GOptionEntry *entries, int *argc, char ***argv)
{
  return cli_read_options_into (command, entries, NULL, argc, argv);
}

int
cli_usage (const CliCommand *command, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  cli_complain_with (format, arguments);
  va_end (arguments);
  /* Translators: %s: a command */
  cli_hint (_ ("Try “flipside-cli %s --help”."), command->name);
  return CLI_USAGE;
}

int
cli_refuse (const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  cli_complain_with (format, arguments);
  va_end (arguments);
  return CLI_REFUSED;
}

int
cli_refuse_error (GError *error)
{
  g_autoptr (GError) owned = error;

  return cli_refuse ("%s", owned->message);
}

char *
cli_read (const char *path, gsize most, gsize *length, GError **error)
{
  if (g_str_equal (path, "-"))
    /* Translators: used in place of a file’s name */
    return flip_plain_stream_read (STDIN_FILENO, _ ("Standard input"), most, length, error);
  return flip_plain_file_read (path, most, length, error);
}

/* The sheet of a file, or of standard input for "-". */
FlipSession *
cli_load (const char *path, GError **error)
{
  gsize length;
  g_autofree char *text = cli_read (path, FLIP_SHEET_LARGEST, &length, error);
  const char *name =
    g_str_equal (path, "-") ? /* used in place of a file’s name */ _ ("standard input") : path;

  return text ? flip_sheet_parse (text, length, name, flip_games_find, error) : NULL;
}

gboolean
cli_check_output (const char *output, const char *source, GError **error)
{
  if (!output || !source || !flip_is_same_file (output, source))
    return TRUE;
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_REFUSED,
               /* Translators: %s: a file */
               _ ("%s is the source itself; choose another file."), output);
  return FALSE;
}

gboolean
cli_save (FlipSession *session, const char *path, GError **error)
{
  g_autofree char *text = flip_sheet_print (session);

  if (!flip_sheet_fits (text, error))
    return FALSE;
  if (!g_str_equal (path, "-"))
    return flip_write_file (path, text, strlen (text), error);
  cli_print_sheet (text);
  return TRUE;
}

/* Adds advice about a library that is damaged or no longer a library. */
static void
add_advice (GError *error, gboolean is_own)
{
  g_autofree char *text = NULL;

  if (!g_error_matches (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_DAMAGED)
      && !(is_own && g_error_matches (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_FOREIGN)))
    return;
  /* Translators: %s: a sentence that says what is wrong with the library */
  text = g_strdup_printf (_ ("%s “flipside-cli recover” shows what can be recovered."),
                          error->message);
  g_free (error->message);
  error->message = g_steal_pointer (&text);
}

/* The library at that path, or the user's own. */
FlipLibrary *
cli_open_library (const char *path, gboolean may_make, GError **error)
{
  g_autofree char *own = flip_library_default_path ();
  GError *problem = NULL;
  FlipLibrary *library;

  if (path && (!*path || (!may_make && !g_file_test (path, G_FILE_TEST_EXISTS))))
    {
      /* Translators: %s: a file or folder */
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, _ ("There is no library %s."),
                   *path ? path : "“”");
      return NULL;
    }
  library = path ? flip_library_open_named (path, flip_games_find, &problem)
                 : flip_library_open (own, flip_games_find, &problem);
  if (!library)
    {
      add_advice (problem, path == NULL);
      g_propagate_error (error, problem);
    }
  if (library && flip_library_notice (library))
    cli_complain ("%s", flip_library_notice (library));
  return library;
}

FlipSession *
cli_load_only_argument (const CliCommand *command, int argc, char **argv, int *status)
{
  GError *error = NULL;
  FlipSession *session;

  *status = CLI_DONE;
  if (argc != 2)
    {
      *status = cli_usage (command, _ ("one sheet is needed"));
      return NULL;
    }
  session = cli_load (argv[1], &error);
  if (!session)
    *status = cli_refuse_error (error);
  return session;
}

const FlipGame *
cli_find_game (const char *id, GError **error)
{
  const FlipGame *game = flip_games_find (id);
  g_autoptr (GString) known = g_string_new (NULL);

  if (game)
    return game;
  for (guint i = 0; flip_games[i]; i++)
    g_string_append_printf (known, "%s%s", i ? ", " : "", flip_games[i]->id);
  g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION,
               /* Translators: first %s: what was typed; second %s: the ids of all games */
               _ ("There is no game “%s”; choose from %s."), flip_quoted (id), known->str);
  return NULL;
}

/* Sets options given as KEY=VALUE. */
gboolean
cli_set_options (FlipSetup *setup, char **options, GError **error)
{
  for (guint i = 0; options && options[i]; i++)
    {
      g_auto (GStrv) parts = g_strsplit (options[i], "=", 2);

      if (g_strv_length (parts) != 2)
        {
          g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION,
                       /* Translators: %s: what was written */
                       _ ("An option looks like holdem=yes, not “%s”."),
                       flip_quoted (options[i]));
          return FALSE;
        }
      if (!flip_setup_set_option (setup, parts[0], parts[1], error))
        return FALSE;
    }

  return TRUE;
}

/* Refuses another game's board first, because other messages about it would make no sense. */
static gboolean
check_game (const FlipGame *game, const char *path, const char *text, GError **error)
{
  const FlipGame *its_own = flip_edition_recognise (text);

  if (!its_own || its_own == game)
    return TRUE;
  g_set_error (error, FLIP_EDITIONS_ERROR, FLIP_EDITIONS_ERROR_OTHER_GAME,
               /* Translators: first %s: a file or folder; second %s: a game */
               _ ("%s: This is a board for %s."), flip_quoted (path), _ (its_own->name));
  return FALSE;
}

gboolean
cli_set_board (FlipSetup *setup, const char *board, GError **error)
{
  const FlipBoard *built_in = flip_game_find_board (setup->game, board);
  g_autofree char *text = NULL;
  gsize length;

  if (built_in)
    flip_setup_set_board (setup, built_in->name, built_in->text);
  if (built_in || !board)
    return TRUE;
  text = flip_plain_file_read (board, FLIP_BOARD_LARGEST, &length, error);
  if (!text || !check_game (setup->game, board, text, error))
    return FALSE;
  flip_setup_set_board (setup, board, text);
  return TRUE;
}

/* "7" or "1-100". */
gboolean
cli_parse_range (const char *text, guint64 *first, guint64 *last)
{
  g_auto (GStrv) parts = g_strsplit (text, "-", 2);

  if (!parts[0] || !g_ascii_string_to_unsigned (parts[0], 10, 0, G_MAXUINT64, first, NULL))
    return FALSE;
  *last = *first;
  return !parts[1]
         || (g_ascii_string_to_unsigned (parts[1], 10, 0, G_MAXUINT64, last, NULL)
             && *last >= *first);
}

/* Names separated by commas, and the requested number of seats. */
gboolean
cli_set_seats (FlipSetup *setup, const char *players, int seats, GError **error)
{
  g_auto (GStrv) names = g_strsplit (players ? players : "", ",", -1);
  guint wanted = seats > 0 ? (guint) seats : MAX (setup->game->min_seats, g_strv_length (names));

  for (guint i = 0; names[i]; i++)
    {
      if (!flip_setup_add_player (setup, names[i], error))
        return FALSE;
    }
  if (g_strv_length (names) > wanted)
    {
      g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_PLAYERS,
                   /* Translators: first %u: how many players; second %u: how many seats */
                   ngettext ("%u player is named, but the number of seats is %u.",
                             "%u players are named, but the number of seats is %u.",
                             g_strv_length (names)),
                   g_strv_length (names), wanted);
      return FALSE;
    }
  return flip_setup_fill_seats (setup, wanted, error);
}

void
cli_print_ask (const FlipMoment *moment)
{
  g_autofree char *prompt = flip_moment_prompt (moment);

  cli_say ("%s", prompt);
}

gboolean
cli_check_at (const CliCommand *command, int at)
{
  if (at >= 0 || at == CLI_AT_UNSAID)
    return TRUE;
  cli_usage (command, _ ("the number of moves can’t be negative"));
  return FALSE;
}

gboolean
cli_read_at (FlipSession *session, int at, guint *position)
{
  guint length = flip_session_length (session);

  *position = at == CLI_AT_UNSAID ? length : (guint) at;
  if (*position <= length)
    return TRUE;
  /* Translators: first %u: how many moves; second %u: the moment that was asked for */
  cli_refuse (ngettext ("the sheet has only %u move, so there is nothing after %u",
                        "the sheet has only %u moves, so there is nothing after %u", length),
              length, *position);
  return FALSE;
}

FlipMoment *
cli_moment_at (FlipSession *session, guint position)
{
  flip_session_jump (session, position);
  return flip_moment_new (session, position, FLIP_ANY_BOARD);
}

static gboolean
play_automatic_seat (FlipSession *session, FlipTabletop *tabletop)
{
  const FlipGame *game = flip_session_game (session);
  FlipAsk ask;
  FlipMove move;

  game->ask (flip_session_state (session), &ask);
  return tabletop && ask.who != FLIP_TABLE && ask.kind != FLIP_ASK_NOTHING
         && flip_game_is_automatic (game, flip_session_state (session), (guint) ask.who)
         && flip_tabletop_advise (tabletop, flip_session_state (session), &move)
         && flip_session_play (session, &move, NULL);
}

void
cli_go_on (FlipSession *session)
{
  g_autoptr (FlipTabletop) tabletop = flip_tabletop_new (flip_session_setup (session));

  if (tabletop)
    flip_session_set_referee (session, flip_tabletop_referee (tabletop));
  do
    flip_session_deal (session);
  while (play_automatic_seat (session, tabletop));
  flip_session_set_referee (session, NULL);
}

/* The note of an entry, printed below its move. */
static void
print_note (FlipSession *session, guint entry)
{
  const char *note = flip_log_note (flip_session_log (session), entry);

  if (flip_log_is_bookmarked (flip_session_log (session), entry))
    cli_say ("    %s", _ ("Bookmark"));
  if (note)
    cli_say ("    “%s”", note);
}

static void
print_entry (FlipSession *session, guint entry)
{
  g_autofree char *sentence =
    g_strdelimit (flip_log_tell_entry (flip_session_log (session), entry), "\n", ' ');
  int who = flip_log_who (flip_session_log (session), entry);
  g_autofree char *told =
    who == FLIP_TABLE
      ? NULL
      : flip_phrase_label (flip_log_player (flip_session_log (session), who), sentence);

  if (*sentence && who == FLIP_TABLE)
    cli_say ("%s", sentence);
  else if (*sentence)
    cli_say ("%s", told);
}

/* Describes these entries in sentences. */
void
cli_print_log (FlipSession *session, guint from, guint end)
{
  for (guint i = from; i < end; i++)
    {
      print_entry (session, i);
      print_note (session, i);
    }
}

gboolean
cli_check_automatic (const FlipGame *game, GError **error)
{
  if (flip_game_can_be_judged (game))
    return TRUE;
  g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION,
               /* Translators: %s: a game */
               _ ("There is no automatic player for %s in this mode."), _ (game->name));
  return FALSE;
}

/* For the user's own board, weights learned on another board have to do. */
static FlipWeights *
built_in_weights (const FlipSetup *setup)
{
  FlipWeights *weights = flip_weights_built_in (setup);

  if (weights && !flip_weights_fit (weights, setup))
    /* Translators: %s: the id of a game, as it is typed */
    cli_hint (_ ("The automatic players were trained on another board. To train them on this "
                 "one: flipside-cli learn %s --board BOARD --out FILE, then --weights FILE"),
              setup->game->id);
  return weights;
}

FlipWeights *
cli_load_weights (const FlipSetup *setup, const char *path, GError **error)
{
  g_autofree char *text = NULL;
  gsize length;

  if (!path)
    return built_in_weights (setup);
  text = flip_plain_file_read (path, FLIP_WEIGHTS_LARGEST, &length, error);
  return text ? flip_weights_parse (setup->game, text, path, error) : NULL;
}

FlipSetup *
cli_dealt_setup (const char *id, guint seats, char **options, const char *board, GError **error)
{
  const FlipGame *game = cli_find_game (id, error);
  g_autoptr (FlipSetup) setup = NULL;

  if (!game)
    return NULL;
  setup = flip_setup_new (game);
  setup->dealt = TRUE;
  flip_setup_take_latest (setup);
  if (!flip_setup_fill_seats (setup, MAX (seats, game->min_seats), error)
      || !cli_set_options (setup, options, error) || !cli_set_board (setup, board, error))
    return NULL;
  return g_steal_pointer (&setup);
}
