/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-game.h"
#include "games/fliptown/fliptown-people.h"

#include <glib/gi18n-lib.h>

const FlipOption fliptown_options[FLIPTOWN_N_OPTIONS] = {
  { "characters",
    /* name of an option */ N_ ("Characters"),
    { "none", "dealt", "chosen" },
    { /* value of an option */ N_ ("Standard start"), /* value of an option */ N_ ("Dealt"),
      /* value of an option */ N_ ("Chosen") },
    1,
    4,
    N_ ("Each player gets one, with a start of its own"),
    FALSE,
    .unless = "random-setup" },
  { "bounties",
    /* name of an option */ N_ ("Bounties"),
    { "dealt", "chosen", "none" },
    { N_ ("Dealt"), N_ ("Chosen"), /* value of an option */ N_ ("None") },
    2,
    4,
    N_ ("7 stars for the first to meet one, 4 later"),
    FALSE },
  { "cowbot",
    /* automatic opponent of Fliptown */ N_ ("Cowbot"),
    { "none", "black-bart", "wyatt-earp", "calamity-jane", "billy-the-kid", "random" },
    { N_ ("None"), /* a cowbot */ N_ ("Black Bart"), /* a cowbot */ N_ ("Wyatt Earp"),
      /* a cowbot */ N_ ("Calamity Jane"), N_ ("Billy the Kid"), N_ ("By the suit of a card") },
    1,
    1,
    N_ ("An opponent that plays by itself"),
    FALSE,
    .unless = "random-setup" },
  { "level",
    N_ ("Level of the cowbot"),
    { "easy", "normal", "hard" },
    { N_ ("Easy"), N_ ("Normal"), N_ ("Hard") },
    1,
    1,
    NULL,
    FALSE,
    .beside = { "cowbot", "random-setup" } },
  { "random-setup",
    N_ ("One card picks cowbot and character"),
    { "no", "yes" },
    { N_ ("No"), N_ ("Yes") },
    1,
    1,
    N_ ("A card of the deck decides both"),
    FALSE },
  { "holdem",
    N_ ("Texas Hold ’em"),
    { "no", "yes" },
    { N_ ("No"), N_ ("Yes") },
    1,
    4,
    N_ ("Two extra poker cards each round"),
    FALSE },
  { "bank",
    N_ ("The Bank pays for"),
    { "three", "two" },
    { N_ ("Three cards of one colour"), N_ ("Two of three") },
    1,
    4,
    NULL,
    TRUE },
  { "marshal",
    N_ ("The Marshal’s card counts for"),
    { "rulebook", "all", "owner" },
    { N_ ("As the rulebook says"), /* whom the Marshal affects */ N_ ("Everyone"),
      /* whom the Marshal affects */ N_ ("The Marshal") },
    1,
    4,
    N_ ("In the rulebook, for everyone with two or more players"),
    TRUE },
  { "centre",
    N_ ("The centre tombstone for chamber 4a"),
    { "counts", "ignored" },
    /* Translators: an option: the tombstone counts */
    { N_ ("Counts"), N_ ("Does not count") },
    1,
    4,
    NULL,
    TRUE },
  { .key = "edition",
    .label = N_ ("Edition of the rules"),
    .values = { "1", "2" },
    .value_labels = { N_ ("First"), N_ ("Second") },
    .min_seats = 1,
    .max_seats = FLIPTOWN_MAX_SEATS,
    .is_edition = TRUE,
    .is_later = TRUE },
};

/* Values of the options, in the order of the labels above. */
enum
{
  COWBOT_BY_CARD = FLIPTOWN_N_COWBOTS,
  MARSHAL_BY_RULEBOOK = 0,
  MARSHAL_FOR_ALL = 1,
};

static gboolean
refuse_option (GError **error, const char *text)
{
  g_set_error_literal (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION, text);
  return FALSE;
}

static gboolean
check_options (const FliptownOptions *options, GError **error)
{
  if (options->random_setup == FLIPTOWN_BOTH_BY_CARD && (options->cowbot || options->characters))
    return refuse_option (error, _ ("“One card picks cowbot and character” decides both: leave "
                                    "“Cowbot” and “Characters” unchanged."));
  if (options->level && !options->cowbot && !options->random_setup)
    return refuse_option (error, _ ("“Level of the cowbot” needs a cowbot: choose one."));
  return TRUE;
}

static void
clear_sheet (FliptownSeat *seat)
{
  seat->stones = 1u << FLIPTOWN_CENTRE;
  memset (seat->poker, FLIP_NO_CARD, sizeof seat->poker);
  memset (seat->holdem, FLIP_NO_CARD, sizeof seat->holdem);
}

/* In the first edition of the rules, the Marshal's card only affected the Marshal, unless the
   option said otherwise. */
static gboolean
is_marshal_for_all (const FlipSetup *setup)
{
  guint value = flip_setup_option (setup, "marshal");

  return value == MARSHAL_FOR_ALL
         || (value == MARSHAL_BY_RULEBOOK && flip_setup_option (setup, "edition") > 0
             && flip_setup_seats (setup) > 1);
}

static void
read_options (FliptownOptions *options, const FlipSetup *setup)
{
  options->characters = (guint8) flip_setup_option (setup, "characters");
  options->bounties = (guint8) flip_setup_option (setup, "bounties");
  options->cowbot = (guint8) flip_setup_option (setup, "cowbot");
  options->level = (guint8) flip_setup_option (setup, "level");
  options->random_setup = (guint8) flip_setup_option (setup, "random-setup");
  options->holdem = (guint8) flip_setup_option (setup, "holdem");
  options->bank_two = (guint8) flip_setup_option (setup, "bank");
  options->marshal_all = (guint8) is_marshal_for_all (setup);
  options->centre_ignored = (guint8) flip_setup_option (setup, "centre");
}

/* The card will decide the cowbot. */
static void
await_cowbot (FliptownOptions *options)
{
  if (options->cowbot != COWBOT_BY_CARD)
    return;
  options->cowbot = FLIPTOWN_NO_COWBOT;
  options->random_setup = FLIPTOWN_COWBOT_BY_CARD;
}

/* If there are no characters, the sheets show the standard start from the beginning. */
static void
give_standard_start (FliptownState *state)
{
  for (guint i = 0; i < state->n_seats; i++)
    fliptown_seat_start (state, i, FLIPTOWN_NO_CHARACTER);
}

gboolean
fliptown_begin (gpointer data, const FlipSetup *setup, GError **error)
{
  FliptownState *state = data;

  memset (state, 0, sizeof *state);
  read_options (&state->options, setup);
  if (!check_options (&state->options, error)
      || !flip_format_read (&fliptown_format, setup->board, setup->board_name, &state->board,
                            error))
    return FALSE;

  await_cowbot (&state->options);
  state->n_seats = (guint8) flip_setup_seats (setup);
  for (guint i = 0; i < FLIPTOWN_MAX_SEATS; i++)
    clear_sheet (&state->seats[i]);
  if (!state->options.characters && state->options.random_setup != FLIPTOWN_BOTH_BY_CARD)
    give_standard_start (state);
  memset (state->cards.stolen, FLIP_NO_CARD, sizeof state->cards.stolen);
  memset (state->cards.lineup, FLIP_NO_CARD, sizeof state->cards.lineup);
  state->cards.sheriff = FLIP_NO_CARD;
  state->cards.marshal_card = FLIP_NO_CARD;
  state->cards.shuffled = FLIP_ALL_CARDS;
  state->stage = state->options.random_setup ? FLIPTOWN_STAGE_SETUP_CARD : FLIPTOWN_STAGE_BOUNTIES;
  fliptown_advance (state);
  return TRUE;
}
