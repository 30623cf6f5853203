/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "advisor/match.h"
#include "cli/cli.h"
#include "engine/base/phrase.h"
#include "engine/base/quote.h"
#include "table/tabletop.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

/* A part of a match as `match --json` prints it. */
typedef struct
{
  char *game;
  guint n_players;
  char *names[FLIP_MAX_SEATS];
  guint budgets[FLIP_MAX_SEATS];
  int high; /* the value of --at-least, or G_MININT */
  FlipMatchResult result;
} CliMatchPart;

static void
cli_match_part_free (CliMatchPart *part)
{
  for (guint i = 0; i < FLIP_MAX_SEATS; i++)
    g_free (part->names[i]);
  g_free (part->game);
  g_free (part);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliMatchPart, cli_match_part_free)

#define LARGEST (256 * 1024)

static gboolean
refuse (GError **error, const char *path)
{
  g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION,
               /* Translators: %s: a file or folder */
               _ ("%s was not printed by “flipside-cli match --json”."), path);
  return FALSE;
}

static GScanner *
scanner_of (const char *text, gsize length)
{
  GScanner *scanner = g_scanner_new (NULL);

  scanner->config->scan_identifier = FALSE;
  scanner->config->scan_comment_multi = FALSE;
  scanner->config->skip_comment_single = FALSE;
  scanner->config->cpair_comment_single = (char *) "";
  scanner->config->scan_octal = FALSE;
  scanner->config->store_int64 = TRUE;
  g_scanner_input_text (scanner, text, (guint) length);
  return scanner;
}

static gboolean
expect (GScanner *scanner, guint token)
{
  return g_scanner_get_next_token (scanner) == token;
}

/* Reads a whole number or a fraction, of which only the whole part is kept: averages are
   recalculated. */
static gboolean
read_number (GScanner *scanner, gint64 *number)
{
  gboolean is_negative = g_scanner_peek_next_token (scanner) == '-';
  GTokenType token;

  if (is_negative)
    g_scanner_get_next_token (scanner);
  token = g_scanner_get_next_token (scanner);
  if (token != G_TOKEN_INT && token != G_TOKEN_FLOAT)
    return FALSE;
  if (token == G_TOKEN_INT && scanner->value.v_int64 > G_MAXINT64)
    return FALSE;
  *number = token == G_TOKEN_INT ? (gint64) scanner->value.v_int64 : 0;
  if (is_negative)
    *number = -*number;
  return TRUE;
}

static gboolean
store (CliMatchPart *part, const char *key, gint64 number)
{
  FlipMatchTally *tally = &part->result.tallies[part->n_players];
  const struct
  {
    const char *key;
    guint64 *to;
    gint64 *signed_to;
    int *small;
  } fields[] = {
    { "games", &tally->games },
    { "win_parts", &tally->wins },
    { "high", &tally->high },
    { "points", NULL, &tally->points },
    { "squares", NULL, &tally->squares },
    { "lowest", NULL, NULL, &tally->lowest },
    { "highest", NULL, NULL, &tally->highest },
    { "budget", NULL, NULL, (int *) &part->budgets[part->n_players] },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      if (!g_str_equal (fields[i].key, key))
        continue;
      if ((fields[i].to && number < 0)
          || (fields[i].small && (number < -G_MAXINT || number > G_MAXINT)))
        return FALSE;
      if (fields[i].to)
        *fields[i].to = (guint64) number;
      if (fields[i].signed_to)
        *fields[i].signed_to = number;
      if (fields[i].small)
        *fields[i].small = (int) number;
    }

  return TRUE;
}

static gboolean
read_player (GScanner *scanner, CliMatchPart *part)
{
  gint64 number;

  if (part->n_players == FLIP_MAX_SEATS || !expect (scanner, G_TOKEN_LEFT_CURLY))
    return FALSE;
  do
    {
      g_autofree char *key = NULL;

      if (!expect (scanner, G_TOKEN_STRING))
        return FALSE;
      key = g_strdup (scanner->value.v_string);
      if (!expect (scanner, ':'))
        return FALSE;
      if (g_str_equal (key, "player"))
        {
          if (!expect (scanner, G_TOKEN_STRING) || part->names[part->n_players])
            return FALSE;
          part->names[part->n_players] = g_strdup (scanner->value.v_string);
        }
      else if (!read_number (scanner, &number) || !store (part, key, number))
        return FALSE;
    }
  while (expect (scanner, G_TOKEN_COMMA));
  return scanner->token == G_TOKEN_RIGHT_CURLY && part->names[part->n_players]
         && part->result.tallies[part->n_players++].games > 0;
}

static gboolean
read_players_of_part (GScanner *scanner, CliMatchPart *part)
{
  if (part->n_players || !expect (scanner, G_TOKEN_LEFT_BRACE))
    return FALSE;
  do
    {
      if (!read_player (scanner, part))
        return FALSE;
    }
  while (expect (scanner, G_TOKEN_COMMA));
  return scanner->token == G_TOKEN_RIGHT_BRACE;
}

static gboolean
read_field (GScanner *scanner, CliMatchPart *part, const char *key)
{
  gint64 number;

  if (g_str_equal (key, "players"))
    return read_players_of_part (scanner, part);
  if (g_str_equal (key, "game"))
    {
      if (part->game || !expect (scanner, G_TOKEN_STRING))
        return FALSE;
      part->game = g_strdup (scanner->value.v_string);
      return TRUE;
    }
  if (!read_number (scanner, &number))
    return FALSE;
  if (g_str_equal (key, "at_least"))
    part->high = (int) CLAMP (number, -G_MAXINT, G_MAXINT);
  if (g_str_equal (key, "unfinished"))
    part->result.unfinished = (guint64) MAX (number, 0);
  if (g_str_equal (key, "decisions"))
    part->result.decisions = (guint64) MAX (number, 0);
  return TRUE;
}

static gboolean
read_part (GScanner *scanner, CliMatchPart *part)
{
  if (!expect (scanner, G_TOKEN_LEFT_CURLY))
    return FALSE;
  do
    {
      g_autofree char *key = NULL;

      if (!expect (scanner, G_TOKEN_STRING))
        return FALSE;
      key = g_strdup (scanner->value.v_string);
      if (!expect (scanner, ':') || !read_field (scanner, part, key))
        return FALSE;
    }
  while (expect (scanner, G_TOKEN_COMMA));
  return scanner->token == G_TOKEN_RIGHT_CURLY && part->game && part->n_players;
}

static CliMatchPart *
cli_match_part_read (const char *path, GError **error)
{
  g_autoptr (CliMatchPart) part = g_new0 (CliMatchPart, 1);
  g_autofree char *text = NULL;
  GScanner *scanner;
  gboolean is_read;
  gsize length;

  part->high = G_MININT;
  text = cli_read (path, LARGEST, &length, error);
  if (!text)
    return NULL;
  scanner = scanner_of (text, length);
  is_read = read_part (scanner, part);
  g_scanner_destroy (scanner);
  if (!is_read)
    {
      refuse (error, path);
      return NULL;
    }
  return g_steal_pointer (&part);
}

/* Adds another part; FALSE, with an error, if it belongs to another match. */
static gboolean
cli_match_part_add (CliMatchPart *part, const CliMatchPart *other, const char *path, GError **error)
{
  gboolean is_same = g_str_equal (part->game, other->game) && part->n_players == other->n_players
                     && part->high == other->high;

  for (guint i = 0; is_same && i < part->n_players; i++)
    is_same =
      g_str_equal (part->names[i], other->names[i]) && part->budgets[i] == other->budgets[i];
  if (!is_same)
    {
      g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION,
                   /* Translators: %s: a file or folder */
                   _ ("%s is a part of another match."), path);
      return FALSE;
    }
  flip_match_add (&part->result, &other->result, part->n_players);
  return TRUE;
}

/* The value of --at-least if it was not given. */
#define AT_LEAST_UNSAID G_MININT

/* "61.5 % ± 3.2" */
static char *
tell_share (double share, double interval)
{
  g_autofree char *percent = flip_phrase_decimal (100 * share, 1);
  g_autofree char *margin = flip_phrase_decimal (100 * interval, 1);

  /* Translators: first %s: a number per cent; second %s: how far off it may be */
  return g_strdup_printf (_ ("%s %% ± %s"), percent, margin);
}

static void
say_tally (const FlipMatch *match, guint index, const FlipMatchTally *tally)
{
  FlipMatchFigures figures = flip_match_figures (tally);
  g_autofree char *mean = flip_phrase_decimal (figures.mean, 2);
  g_autofree char *margin = flip_phrase_decimal (figures.interval, 2);
  g_autofree char *spread = flip_phrase_decimal (figures.spread, 2);
  g_autofree char *wins = tell_share (figures.wins, figures.wins_interval);
  g_autofree char *high = tell_share (figures.high, figures.high_interval);

  /* Translators: %s: an automatic player; mean, its margin and the spread, in points; %d: lowest
     and highest score; last %s: such as “61.5 % ± 3.2” */
  cli_say (_ ("%s: mean %s ± %s, spread %s, %d to %d; wins %s"), match->players[index].name, mean,
           margin, spread, tally->lowest, tally->highest, wins);
  if (match->high != AT_LEAST_UNSAID)
    {
      /* Translators: %d: a score; %s: such as “61.5 % ± 3.2” */
      g_autofree char *line = g_strdup_printf (_ ("at least %d: %s"), match->high, high);

      cli_say ("  %s", line);
    }
}

static void
print_text (const FlipMatch *match, const FlipMatchResult *result)
{
  g_autofree char *games =
    /* Translators: %lu: how many */
    g_strdup_printf (ngettext ("%lu game", "%lu games", (gulong) result->tallies[0].games),
                     (gulong) result->tallies[0].games);
  g_autofree char *decisions =
    /* Translators: %lu: how many */
    g_strdup_printf (ngettext ("%lu decision", "%lu decisions", (gulong) result->decisions),
                     (gulong) result->decisions);
  g_autofree char *both = flip_phrase_list (games, decisions, NULL);

  for (guint i = 0; i < match->n_players; i++)
    say_tally (match, i, &result->tallies[i]);
  cli_say ("%s", both);
  if (result->unfinished)
    /* Translators: %lu: how many */
    cli_say (ngettext ("%lu game did not finish.", "%lu games did not finish.",
                       (gulong) result->unfinished),
             (gulong) result->unfinished);
}

static void
write_tally (FlipJson *json, const FlipMatch *match, guint index, const FlipMatchTally *tally)
{
  FlipMatchFigures figures = flip_match_figures (tally);

  flip_json_object (
    json, NULL, FLIP_JSON ("player", match->players[index].name),
    FLIP_JSON ("budget", match->players[index].budget), FLIP_JSON ("games", tally->games),
    FLIP_JSON ("win_parts", tally->wins), FLIP_JSON ("points", tally->points),
    FLIP_JSON ("squares", tally->squares), FLIP_JSON ("lowest", tally->lowest),
    FLIP_JSON ("highest", tally->highest), FLIP_JSON ("high", tally->high),
    FLIP_JSON ("mean", figures.mean), FLIP_JSON ("spread", figures.spread),
    FLIP_JSON ("interval", figures.interval), FLIP_JSON ("wins", figures.wins),
    FLIP_JSON ("wins_interval", figures.wins_interval));
}

static void
print_json (const FlipMatch *match, const FlipMatchResult *result)
{
  FlipJson json;

  flip_json_begin (&json, '{');
  flip_json_add (&json, FLIP_JSON ("game", match->setup->game->id),
                 FLIP_JSON_IF (match->high != AT_LEAST_UNSAID, FLIP_JSON ("at_least", match->high)),
                 FLIP_JSON ("unfinished", result->unfinished),
                 FLIP_JSON ("decisions", result->decisions));
  flip_json_open (&json, "players", '[');
  for (guint i = 0; i < match->n_players; i++)
    write_tally (&json, match, i, &result->tallies[i]);
  flip_json_close (&json, ']');
  cli_print_json (&json);
}

static gboolean
read_players (const char *names, FlipMatch *match, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (names, ",", -1);

  for (match->n_players = 0; parts[match->n_players]; match->n_players++)
    {
      const char *name = parts[match->n_players];
      g_autofree char *known = NULL;

      if (match->n_players < FLIP_MAX_SEATS
          && flip_player_find (name, &match->players[match->n_players]))
        continue;
      known = flip_player_names ();
      g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_PLAYERS,
                   /* Translators: first %s: what was typed; second %s: the names that are known */
                   _ ("There is no automatic player “%s”; choose from %s."), flip_quoted (name),
                   known);
      return FALSE;
    }

  return TRUE;
}

typedef struct
{
  gboolean json, merge;
  int jobs, at_least;
  const char *players, *seeds, *board, *weights, *sheets;
  GStrv options;
} Wish;

/* The folder in which the games of a match are saved. */
typedef struct
{
  const FlipMatch *match;
  const char *folder;
  GError *error; /* of the first that could not be saved */
} Saving;

/* The sheet of a game, with the players in their seats; two of a name get numbers. */
static void
save_cb (gpointer data, const FlipSetup *played, const GArray *moves)
{
  Saving *saving = data;
  g_autoptr (FlipSetup) setup = flip_setup_copy (played);
  g_autoptr (FlipSession) session = NULL;
  g_autofree char *name = g_strdup_printf ("%s-%" G_GUINT64_FORMAT ".flipsheet", setup->game->id, setup->seed);
  g_autofree char *path = g_build_filename (saving->folder, name, NULL);

  g_ptr_array_set_size (setup->players, 0);
  for (guint seat = 0; seat < saving->match->n_players; seat++)
    {
      const char *player = saving->match->players[flip_match_player (saving->match, setup->seed, seat)].name;
      g_autofree char *other = g_strdup_printf ("%s %u", player, seat + 1);

      if (!flip_setup_add_player (setup, player, NULL))
        flip_setup_add_player (setup, other, NULL);
    }
  session = saving->error ? NULL : flip_session_new (setup, &saving->error);
  for (guint i = 0; session && i < moves->len; i++)
    flip_session_play (session, &g_array_index (moves, FlipMove, i), NULL);
  if (session)
    cli_save (session, path, &saving->error);
}

static int
play (const Wish *wish, const char *game)
{
  g_autoptr (FlipSetup) setup = NULL;
  g_autoptr (FlipWeights) weights = NULL;
  FlipMatch match = { .first = 1, .last = 100, .high = wish->at_least };
  Saving saving = { &match, wish->sheets, NULL };
  FlipMatchResult result;
  GError *error = NULL;

  if (wish->seeds && !cli_parse_range (wish->seeds, &match.first, &match.last))
    /* Translators: %s: what was typed */
    return cli_usage (&cli_match, _ ("seeds look like 1-100, not like “%s”"), wish->seeds);
  if (!read_players (wish->players ? wish->players : "normal", &match, &error))
    return cli_refuse_error (error);
  setup = cli_dealt_setup (game, match.n_players, wish->options, wish->board, &error);
  if (!setup || (!flip_match_can (setup) && !cli_check_automatic (setup->game, &error)))
    return cli_refuse_error (error);
  if (wish->weights && flip_tabletop_can (setup))
    return cli_usage (&cli_match, _ ("--weights is not for a simulated table"));
  for (; match.n_players < flip_setup_seats (setup); match.n_players++)
    match.players[match.n_players] = match.players[match.n_players - 1];
  weights = cli_load_weights (setup, wish->weights, &error);
  if (error)
    return cli_refuse_error (error);
  match.setup = setup;
  match.weights = weights;
  match.every_board = !wish->board;
  if (wish->sheets)
    {
      match.played = save_cb;
      match.data = &saving;
      if (g_mkdir_with_parents (wish->sheets, 0777) != 0)
        /* Translators: first %s: a file or folder; second %s: the reason, as the system tells it */
        return cli_refuse (_ ("%s can’t be made: %s."), wish->sheets, g_strerror (errno));
    }
  match.jobs = wish->jobs > 0 ? (guint) wish->jobs : g_get_num_processors ();
  if (!flip_match_play (&match, &result, NULL, &error))
    return cli_refuse_error (error);
  if (saving.error)
    return cli_refuse_error (saving.error);
  (wish->json ? print_json : print_text) (&match, &result);
  return CLI_DONE;
}

/* Merges the parts of a match; the set-up is only needed for the name of its game. */
static int
merge (const Wish *wish, char **paths)
{
  g_autoptr (CliMatchPart) whole = NULL;
  g_autoptr (FlipSetup) setup = NULL;
  FlipMatch match = { 0 };
  GError *error = NULL;
  const FlipGame *game;

  for (guint i = 0; paths[i]; i++)
    {
      g_autoptr (CliMatchPart) part = cli_match_part_read (paths[i], &error);

      if (!part || (whole && !cli_match_part_add (whole, part, paths[i], &error)))
        return cli_refuse_error (error);
      if (!whole)
        whole = g_steal_pointer (&part);
    }
  game = cli_find_game (whole->game, &error);
  if (!game)
    return cli_refuse_error (error);
  setup = flip_setup_new (game);
  match.setup = setup;
  match.high = whole->high;
  match.n_players = whole->n_players;
  for (guint i = 0; i < whole->n_players; i++)
    match.players[i] = (FlipPlayer){ .name = whole->names[i], .budget = whole->budgets[i] };
  (wish->json ? print_json : print_text) (&match, &whole->result);
  return CLI_DONE;
}

/* Whether an option was given that only concerns games to be played. */
static gboolean
is_about_games (const Wish *wish)
{
  return wish->players || wish->seeds || wish->board || wish->weights || wish->sheets || wish->options
         || wish->jobs || wish->at_least != AT_LEAST_UNSAID;
}

static int
run (int argc, char **argv)
{
  Wish wish = { .at_least = AT_LEAST_UNSAID };
  g_auto (GStrv) options = NULL;
  const GOptionEntry entries[] = {
    CLI_JSON (&wish.json),
    { "players", 0, 0, G_OPTION_ARG_STRING, &wish.players, N_ ("The players, separated by commas"),
      "A,B" },
    { "seeds", 0, 0, G_OPTION_ARG_STRING, &wish.seeds, N_ ("One game per seed"), "A-B" },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options, N_ ("An option of the game"),
      "KEY=VALUE" },
    { "board", 0, 0, G_OPTION_ARG_FILENAME, &wish.board,
      N_ ("A board of the game, or one of your own"), "BOARD" },
    { "weights", 0, 0, G_OPTION_ARG_FILENAME, &wish.weights,
      N_ ("Use these weights instead of the built-in ones"), "FILE" },
    { "at-least", 0, 0, G_OPTION_ARG_INT, &wish.at_least,
      N_ ("Count the games with at least this many points"), "N" },
    { "sheets", 0, 0, G_OPTION_ARG_FILENAME, &wish.sheets,
      N_ ("Save every game as a sheet in a folder"), "DIR" },
    { "merge", 0, 0, G_OPTION_ARG_NONE, &wish.merge, N_ ("Add up parts printed with --json"),
      NULL },
    { "jobs", 'j', 0, G_OPTION_ARG_INT, &wish.jobs, N_ ("Threads; all cores by default"), "N" },
    G_OPTION_ENTRY_NULL,
  };

  if (!cli_read_options (&cli_match, entries, &argc, &argv))
    return CLI_USAGE;
  wish.options = options;
  if (wish.merge && is_about_games (&wish))
    return cli_usage (&cli_match, _ ("--merge takes parts, and no other option but --json"));
  if (wish.merge)
    return argc >= 2 ? merge (&wish, argv + 1) : cli_usage (&cli_match, _ ("a part is needed"));
  return argc == 2 ? play (&wish, argv[1]) : cli_usage (&cli_match, _ ("one game is needed"));
}

const CliCommand cli_match = {
  "match",
  N_ ("GAME | --merge PART…"),
  N_ ("Let automatic players play against each other"),
  N_ ("One game per seed; the players rotate through the seats. A single player plays alone, or against\n"
      "itself in a game for two. On the simulated table the scenarios take turns, unless --board names\n"
      "one. Prints the mean score, the interval that contains the true mean in 19 of 20 cases, and the\n"
      "share of wins. Parts of a match, by ranges of seeds, can be printed with --json and added up with --merge."),
  run,
};
