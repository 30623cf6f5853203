/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "engine/verb.h"

#include <glib/gi18n-lib.h>

static const char *
mark_word (FlipMark mark)
{
  return mark == FLIP_MARK_CIRCLED ? "circled" : mark == FLIP_MARK_CROSSED ? "crossed" : "filled";
}

static void
print_facts (const FlipFacts *facts)
{
  for (guint i = 0; i < facts->n; i++)
    g_print ("  %s: %s\n", facts->facts[i].label, facts->facts[i].value);
}

static void
print_marks (const FlipSites *sites, FlipMark mark, const char *label)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < sites->n; i++)
    {
      if (sites->sites[i].mark == mark)
        g_string_append_printf (text, "%s%s", text->len ? ", " : "", sites->sites[i].name);
    }
  if (text->len)
    g_print ("  %s: %s\n", label, text->str);
}

/* A card as the game writes it. */
static char *
card_word (FlipSession *session, gconstpointer state, FlipCard card)
{
  FlipMove move = flip_move_of_card (card);
  GString *text = g_string_new (NULL);

  flip_game_print (flip_session_game (session), state, &move, text);
  return g_string_free (text, FALSE);
}

/* The hidden cards that a seat may look at, where Flipside dealt them. */
static void
print_peeks (FlipSession *session, guint seat, gconstpointer state)
{
  FlipDraw draws[FLIP_MAX_PEEKS];
  guint n = flip_session_game (session)->peek (state, seat, draws);

  for (guint i = 0; i < n; i++)
    {
      FlipCard card = flip_session_peek (session, draws[i]);
      g_autofree char *word = card == FLIP_NO_CARD ? NULL : card_word (session, state, card);

      if (word)
        g_print (_ ("  Seen in secret: %s\n"), word);
    }
}

static void
print_text (FlipSession *session, guint at, gconstpointer state, guint secrets_of)
{
  const FlipGame *game = flip_session_game (session);
  g_autofree FlipFacts *facts = g_new0 (FlipFacts, 1);
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);

  g_print (_ ("%s, after %u of %u moves\n"), _ (game->name), at, flip_session_length (session));
  cli_print_ask (session, state);
  game->facts (state, FLIP_TABLE, facts);
  print_facts (facts);
  for (guint seat = 0; seat < flip_setup_seats (flip_session_setup (session)); seat++)
    {
      g_print ("%s\n", flip_session_player (session, (int) seat));
      game->facts (state, (int) seat, facts);
      print_facts (facts);
      if (seat + 1 == secrets_of)
        print_peeks (session, seat, state);
      game->sites (state, seat, sites);
      print_marks (sites, FLIP_MARK_CIRCLED, _ ("Circled"));
      print_marks (sites, FLIP_MARK_CROSSED, _ ("Crossed out"));
      print_marks (sites, FLIP_MARK_FILLED, _ ("Filled"));
    }
}

static void
write_facts (FlipJson *json, const FlipFacts *facts)
{
  flip_json_open (json, "facts", '{');
  for (guint i = 0; i < facts->n; i++)
    flip_json_string (json, facts->facts[i].id, facts->facts[i].value);
  flip_json_close (json, '}');
}

static void
write_sites (FlipJson *json, const FlipSites *sites)
{
  flip_json_open (json, "marks", '{');
  for (guint i = 0; i < sites->n; i++)
    {
      if (sites->sites[i].mark != FLIP_MARK_NONE)
        flip_json_string (json, sites->sites[i].name, mark_word (sites->sites[i].mark));
    }
  flip_json_close (json, '}');
  flip_json_open (json, "reach", '{');
  for (guint i = 0; i < sites->n; i++)
    {
      if (sites->sites[i].price != FLIP_NOT_IN_REACH)
        flip_json_number (json, sites->sites[i].name, sites->sites[i].price);
    }
  flip_json_close (json, '}');
}

static void
write_peeks (FlipSession *session, guint seat, gconstpointer state, FlipJson *json)
{
  FlipDraw draws[FLIP_MAX_PEEKS];
  guint n = flip_session_game (session)->peek (state, seat, draws);

  flip_json_open (json, "secrets", '[');
  for (guint i = 0; i < n; i++)
    {
      FlipCard card = flip_session_peek (session, draws[i]);
      g_autofree char *word = card == FLIP_NO_CARD ? NULL : card_word (session, state, card);

      if (word)
        flip_json_string (json, NULL, word);
    }
  flip_json_close (json, ']');
}

static void
print_json (FlipSession *session, guint at, gconstpointer state, guint secrets_of)
{
  const FlipGame *game = flip_session_game (session);
  g_autofree FlipFacts *facts = g_new0 (FlipFacts, 1);
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);
  FlipJson json;

  flip_json_begin (&json);
  flip_json_open (&json, NULL, '{');
  flip_json_string (&json, "game", game->id);
  flip_json_number (&json, "at", at);
  flip_json_number (&json, "moves", flip_session_length (session));
  flip_json_boolean (&json, "practice", flip_session_is_practice (session));
  cli_json_open_ask (session, state, &json);
  flip_json_close (&json, '}');
  game->facts (state, FLIP_TABLE, facts);
  write_facts (&json, facts);
  flip_json_open (&json, "seats", '[');
  for (guint seat = 0; seat < flip_setup_seats (flip_session_setup (session)); seat++)
    {
      flip_json_open (&json, NULL, '{');
      flip_json_string (&json, "player", flip_session_player (session, (int) seat));
      game->facts (state, (int) seat, facts);
      write_facts (&json, facts);
      if (seat + 1 == secrets_of)
        write_peeks (session, seat, state, &json);
      game->sites (state, seat, sites);
      write_sites (&json, sites);
      flip_json_close (&json, '}');
    }
  flip_json_close (&json, ']');
  flip_json_close (&json, '}');
  cli_print_json (&json);
}

static void
show (FlipSession *session, guint at, guint secrets_of, gboolean json)
{
  flip_session_jump (session, at);
  if (json)
    print_json (session, at, flip_session_state (session), secrets_of);
  else
    print_text (session, at, flip_session_state (session), secrets_of);
}

static int
run (int argc, char **argv)
{
  gboolean json = FALSE, every = FALSE;
  int at = G_MININT, seat = G_MININT;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Speak JSON"), NULL },
    { "at", 0, 0, G_OPTION_ARG_INT, &at, N_ ("After so many moves"), "N" },
    { "every", 0, 0, G_OPTION_ARG_NONE, &every, N_ ("After every move, from the start on"), NULL },
    { "seat", 0, 0, G_OPTION_ARG_INT, &seat,
      N_ ("With the hidden cards that this seat may look at"), "N" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (FlipSession) session = NULL;
  int status;
  guint position;

  if (!cli_read_options (&cli_show, entries, &argc, &argv))
    return CLI_USAGE;
  if (at < 0 && at != G_MININT)
    return cli_usage (&cli_show, _ ("the number of moves is not below 0"));
  if (seat < 1 && seat != G_MININT)
    return cli_usage (&cli_show, _ ("the seats are numbered from 1"));
  session = cli_load_only_argument (&cli_show, argc, argv, &status);
  if (!session)
    return status;
  position = at < 0 ? flip_session_length (session) : (guint) at;
  if (position > flip_session_length (session))
    return cli_refuse (_ ("the sheet has %u moves, so there is no moment after %u"),
                       flip_session_length (session), position);
  if (seat != G_MININT && (guint) seat > flip_setup_seats (flip_session_setup (session)))
    return cli_refuse (_ ("the sheet has no seat %d"), seat);
  for (guint i = every ? 0 : position; i <= position; i++)
    show (session, i, (guint) MAX (seat, 0), json);
  return CLI_DONE;
}

const CliCommand cli_show = {
  "show",
  N_ ("SHEET"),
  N_ ("The state: marks, inventory, hands, whose turn"),
  N_ (
    "With --at, as it was after so many moves of the log; with --every, at each moment up to then."),
  run,
};
