/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "engine/base/phrase.h"
#include "play/moment/moment-json.h"
#include "play/moment/moment-text.h"
#include "play/moment/secrets.h"

#include <glib/gi18n-lib.h>

static void
say_labelled (const char *label, const char *words)
{
  g_autofree char *told = flip_phrase_label (label, words);

  cli_say ("  %s", told);
}

static void
print_facts (const FlipFacts *facts)
{
  for (guint i = 0; i < facts->n; i++)
    say_labelled (facts->facts[i].label, facts->facts[i].value);
}

static void
print_marks (const FlipSites *sites, FlipMark mark, const char *label)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < sites->n; i++)
    {
      if (sites->sites[i].mark == mark)
        flip_phrase_add (text, sites->sites[i].name);
    }
  if (text->len)
    say_labelled (label, text->str);
}

/* The hidden cards that a seat may look at, if Flipside dealt them. */
static void
print_secrets (const FlipMoment *moment, guint seat)
{
  FlipCard cards[FLIP_MAX_PEEKS];
  guint n = flip_secrets_read (moment, seat, cards);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *word = flip_moment_card_word (moment, cards[i]);
      /* Translators: a card that only one player may see. */
      g_autofree char *line = g_strdup_printf (_ ("Seen in secret: %s"), word);

      cli_say ("  %s", line);
    }
}

static void
print_text (const FlipMoment *moment, const FlipMomentParts *parts)
{
  /* Translators: %s: a game; first %u: the move that is shown; second %u: how many there are */
  cli_say (ngettext ("%s, after %u of %u move", "%s, after %u of %u moves", moment->length),
           _ (moment->game->name), moment->position, moment->length);
  cli_print_ask (moment);
  print_facts (flip_moment_facts (moment, FLIP_TABLE));
  for (guint seat = 0; seat < moment->n_seats; seat++)
    {
      const FlipSites *sites = flip_moment_sites (moment, seat);

      cli_say ("%s", flip_moment_player (moment, (int) seat));
      print_facts (flip_moment_facts (moment, (int) seat));
      if (seat + 1 == parts->secrets_of)
        print_secrets (moment, seat);
      /* Translators: marks on a board, before a list of them */
      print_marks (sites, FLIP_MARK_CIRCLED, _ ("Circled"));
      /* Translators: marks on a board, before a list of them */
      print_marks (sites, FLIP_MARK_CROSSED, _ ("Crossed out"));
      /* Translators: marks on a board, before a list of them */
      print_marks (sites, FLIP_MARK_FILLED, _ ("Filled"));
    }
}

static void
print_json (const FlipMoment *moment, const FlipMomentParts *parts)
{
  g_autofree char *text = flip_moment_to_json (moment, parts);

  cli_print_json_text (text);
}

static void
show (FlipSession *session, guint position, const FlipMomentParts *parts, gboolean json)
{
  g_autoptr (FlipMoment) moment = cli_moment_at (session, position);

  (json ? print_json : print_text) (moment, parts);
}

typedef struct
{
  int at, seat;
  gboolean every, sites;
} Wishes;

static int
tell (CliSheet *sheet, gboolean json, gpointer data)
{
  const Wishes *wishes = data;
  FlipMomentParts parts = {
    .sheet = TRUE,
    .marks = TRUE,
    .sites = wishes->sites,
    .secrets_of = (guint) MAX (wishes->seat, 0),
  };
  guint position;

  if (!cli_read_at (sheet->session, wishes->at, &position))
    return CLI_REFUSED;
  if (parts.secrets_of > flip_setup_seats (flip_session_setup (sheet->session)))
    /* Translators: %d: the number of the seat */
    return cli_refuse (_ ("the sheet has no seat %d"), wishes->seat);
  for (guint i = wishes->every ? 0 : position; i <= position; i++)
    show (sheet->session, i, &parts, json);
  return CLI_DONE;
}

static int
run (int argc, char **argv)
{
  Wishes wishes = { .at = CLI_AT_UNSAID, .seat = G_MININT };
  CliTelling telling = { .tell = tell };
  const GOptionEntry entries[] = {
    CLI_JSON (&telling.json),
    { "at", 0, 0, G_OPTION_ARG_INT, &wishes.at, N_ ("After N moves"), "N" },
    { "every", 0, 0, G_OPTION_ARG_NONE, &wishes.every, N_ ("After every move, from the start"),
      NULL },
    { "seat", 0, 0, G_OPTION_ARG_INT, &wishes.seat,
      N_ ("Include the hidden cards that this seat may look at"), "N" },
    { "sites", 0, 0, G_OPTION_ARG_NONE, &wishes.sites,
      N_ ("In JSON, include the words for every "
          "site"),
      NULL },
    CLI_LIBRARY (&telling.library),
    G_OPTION_ENTRY_NULL,
  };

  if (!cli_read_options (&cli_show, entries, &argc, &argv) || !cli_check_at (&cli_show, wishes.at))
    return CLI_USAGE;
  if (wishes.seat < 1 && wishes.seat != G_MININT)
    return cli_usage (&cli_show, _ ("the seats are numbered from 1"));
  if (wishes.sites && !telling.json)
    return cli_usage (&cli_show, _ ("--sites is for --json"));
  return cli_tell_sheets (&cli_show, argc, argv, &telling, &wishes);
}

const CliCommand cli_show = {
  "show",
  N_ ("SHEET|NUMBER…"),
  N_ ("The state: marks, inventory, hands, whose turn"),
  N_ ("With --at, as it was after N moves of the log; with --every, at each moment up to then.\n"
      "A number is a sheet in the library as shown by “list”; anything else is a sheet file."),
  run,
};
