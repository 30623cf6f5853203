/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown.h"

#include "games/boards.h"
#include "games/fliptown/fliptown-game.h"
#include "games/fliptown/fliptown-people.h"

#include <glib/gi18n-lib.h>

#define NO_YES .values = { "no", "yes" }, .value_labels = { N_ ("No"), N_ ("Yes") }

const FlipOption fliptown_options[FLIPTOWN_N_OPTIONS] = {
  { .key = "characters", .label = /* name of an option */ N_ ("Characters"),
    .values = { "none", "dealt", "chosen" },
    .value_labels = { /* value of an option */ N_ ("Standard start"),
                      /* value of an option */ N_ ("Dealt"), /* value of an option */ N_ ("Chosen") },
    .note = N_ ("Each player gets one, with a start of its own"), .unless = "random-setup" },
  { .key = "bounties", .label = /* name of an option */ N_ ("Bounties"), .min_seats = 2,
    .values = { "dealt", "chosen", "none" },
    .value_labels = { N_ ("Dealt"), N_ ("Chosen"), /* value of an option */ N_ ("None") },
    .note = N_ ("7 stars for the first to meet one, 4 later") },
  { .key = "cowbot", .label = /* automatic opponent of Fliptown */ N_ ("Cowbot"), .max_seats = 1,
    .values = { "none", "black-bart", "wyatt-earp", "calamity-jane", "billy-the-kid", "random" },
    .value_labels = { N_ ("None"), /* a cowbot */ N_ ("Black Bart"), /* a cowbot */ N_ ("Wyatt Earp"),
                      /* a cowbot */ N_ ("Calamity Jane"), N_ ("Billy the Kid"),
                      N_ ("By the suit of a card") },
    .note = N_ ("An opponent that plays by itself"), .unless = "random-setup" },
  { .key = "level", .label = N_ ("Level of the cowbot"), .max_seats = 1,
    .values = { "easy", "normal", "hard" },
    .value_labels = { N_ ("Easy"), N_ ("Normal"), N_ ("Hard") },
    .beside = { "cowbot", "random-setup" } },
  { .key = "random-setup", .label = N_ ("One card picks cowbot and character"), .max_seats = 1,
    NO_YES, .note = N_ ("A card of the deck decides both") },
  { .key = "holdem", .label = N_ ("Texas Hold ’em"), NO_YES,
    .note = N_ ("Two extra poker cards each round") },
  { .key = "bank", .label = N_ ("The Bank pays for"), .is_ruling = TRUE,
    .values = { "three", "two" },
    .value_labels = { N_ ("Three cards of one colour"), N_ ("Two of three") } },
  { .key = "marshal", .label = N_ ("The Marshal’s card counts for"), .is_ruling = TRUE,
    .values = { "rulebook", "all", "owner" },
    .value_labels = { N_ ("As the rulebook says"), /* whom the Marshal affects */ N_ ("Everyone"),
                      /* whom the Marshal affects */ N_ ("The Marshal") },
    .note = N_ ("In the rulebook, for everyone with two or more players") },
  { .key = "centre", .label = N_ ("The centre tombstone for chamber 4a"), .is_ruling = TRUE,
    .values = { "counts", "ignored" },
    .value_labels = { /* Translators: an option: the tombstone counts */ N_ ("Counts"),
                      N_ ("Does not count") } },
  { .key = "edition", .label = N_ ("Edition of the rules"), .is_edition = TRUE, .is_later = TRUE,
    .values = { "1", "2" },
    .value_labels = { N_ ("First"), N_ ("Second") } },
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

static gboolean
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

/* Invariants at every moment of every game. */

static gboolean
chambers_hang_together (const FliptownState *state, const FliptownSeat *seat)
{
  for (guint i = 0; i < FLIPTOWN_CHAMBERS; i++)
    {
      if (seat->chambers & 1u << i
          && !fliptown_chamber_is_reached (&state->board.chambers[i], seat->chambers))
        return FALSE;
    }

  return TRUE;
}

/* Every stop up to the furthest mark is either circled or crossed out, and none after it. */
static gboolean
trail_is_marked_through (const FliptownSeat *seat)
{
  guint marked = seat->stops | seat->crossed_stops;

  return (seat->stops & seat->crossed_stops) == 0 && (marked & (marked + 1)) == 0
         && seat->crossed_stops <= seat->stops;
}

static gboolean
seat_is_sound (const FliptownState *state, guint index, GString *problem)
{
  const FliptownSeat *seat = &state->seats[index];

  for (guint track = 0; track < FLIPTOWN_N_TRACKS; track++)
    {
      if (seat->tracks[track].held < 0 || seat->tracks[track].crossed < 0)
        return flip_game_unsound (problem, index, "a track is below nothing");
    }
  if (seat->pans > state->board.most_pans || seat->hammers > state->board.most_hammers)
    return flip_game_unsound (problem, index, "too many pans or hammers");
  if (!trail_is_marked_through (seat))
    return flip_game_unsound (problem, index, "the Trail is marked with gaps");
  if (!chambers_hang_together (state, seat))
    return flip_game_unsound (problem, index, "a chamber has no way in");
  if (!(seat->stones & 1u << FLIPTOWN_CENTRE))
    return flip_game_unsound (problem, index, "the middle tombstone is not circled");
  if (fliptown_has (seat, FLIPTOWN_ITEM_RIFLE) && !fliptown_has (seat, FLIPTOWN_ITEM_PISTOL))
    return flip_game_unsound (problem, index, "a rifle without a pistol");
  if (seat->hotel > FLIPTOWN_HOTEL_STEPS)
    return flip_game_unsound (problem, index, "the Hotel has no such step");
  return TRUE;
}

/* The cards shown this round, the face-down ones and the deck make up the whole deck of 52. */
static gboolean
cards_are_sound (const FliptownState *state, GString *problem)
{
  const FliptownCards *cards = &state->cards;
  FlipCardSet lineup = 0;

  for (guint i = 0; i < cards->n_lineup; i++)
    lineup |= FLIP_CARD_BIT (cards->lineup[i]);
  if (flip_card_set_size (lineup) != cards->n_lineup || lineup & cards->discards
      || lineup & cards->drawable || cards->discards & cards->drawable)
    return flip_game_unsound (problem, FLIP_TABLE, "a card lies in two places");
  if (cards->left > flip_card_set_size (cards->drawable))
    return flip_game_unsound (problem, FLIP_TABLE, "the deck holds more cards than can be in it");
  return TRUE;
}

static gboolean
fliptown_sound (gconstpointer data, GString *problem)
{
  const FliptownState *state = data;

  for (guint i = 0; i < state->n_seats; i++)
    {
      if (!seat_is_sound (state, i, problem))
        return FALSE;
    }
  return state->stage <= FLIPTOWN_STAGE_ROUND || cards_are_sound (state, problem);
}

static const FlipBoard boards[] = {
  { "fliptown.board", N_ ("Board as printed"), flip_board_fliptown },
};

static const FlipVerb *const verbs[] = {
  [FLIPTOWN_VERB_CARD] = &fliptown_card,
  [FLIPTOWN_VERB_BOUNTY] = &fliptown_bounty,
  [FLIPTOWN_VERB_CHARACTER] = &fliptown_character,
  [FLIPTOWN_VERB_LINEUP] = &fliptown_lineup,
  [FLIPTOWN_VERB_OUTLAW] = &fliptown_outlaw,
  [FLIPTOWN_VERB_ACTION] = &fliptown_action,
  [FLIPTOWN_VERB_PASS] = &fliptown_pass,
  [FLIPTOWN_VERB_BONUS] = &fliptown_bonus,
  [FLIPTOWN_VERB_DECLINE_BONUS] = &fliptown_decline_bonus,
  [FLIPTOWN_VERB_EFFECT] = &fliptown_effect,
  [FLIPTOWN_VERB_DECLINE_EFFECT] = &fliptown_decline_effect,
  [FLIPTOWN_VERB_ABILITY] = &fliptown_ability,
  [FLIPTOWN_VERB_END_TURN] = &fliptown_end_turn,
  [FLIPTOWN_VERB_HAND] = &fliptown_hand,
  [FLIPTOWN_VERB_BRIBE] = &fliptown_bribe,
  [FLIPTOWN_VERB_MARSHAL] = &fliptown_marshal,
  [FLIPTOWN_VERB_PENALTY] = &fliptown_penalty,
};

const FlipGame fliptown_game = {
  .id = "fliptown",
  .name = /* name of a game */ N_ ("Fliptown"),
  .min_seats = 1, .max_seats = FLIPTOWN_MAX_SEATS,
  .state_size = sizeof (FliptownState),
  .format = &fliptown_format,
  .boards = boards, .n_boards = G_N_ELEMENTS (boards),
  .options = fliptown_options, .n_options = FLIPTOWN_N_OPTIONS,
  .words = { .paid_with = N_ ("gold"),
             .paid_glyph = "gold",
             .next = /* on a button */ N_ ("Next Lineup") },
  .tallies = fliptown_tallies, .n_tallies = FLIPTOWN_N_TALLIES,
  .verbs = verbs, .n_verbs = G_N_ELEMENTS (verbs),
  .stage_offset = G_STRUCT_OFFSET (FliptownState, stage),
  .seats_offset = G_STRUCT_OFFSET (FliptownState, n_seats),
  .stages = fliptown_stages, .n_stages = FLIPTOWN_N_STAGES,
  .now_rule = "FT-ROUND-2",
  .seat_rule = "FT-TURN-8",
  .begin = fliptown_begin,
  .ask = fliptown_ask,
  .question = fliptown_question,
  .play = fliptown_play,
  .turn_to = fliptown_turn_to,
  .refuse_now = fliptown_refuse_now,
  .refuse_site = fliptown_refuse_site,
  .parse = fliptown_parse,
  .clock = fliptown_clock,
  .where = fliptown_where,
  .tell = fliptown_tell,
  .score = fliptown_score,
  .result = fliptown_result,
  .honours = fliptown_honours,
  .sources = fliptown_sources,
  .sourced = "stars",
  .sites = fliptown_sites,
  .facts = fliptown_facts,
  .goals = fliptown_goals,
  .notices = fliptown_notices,
  .deck = fliptown_deck,
  .peek = fliptown_peek,
  .evaluation = &fliptown_evaluation,
  .lesson = &fliptown_lesson,
  .sound = fliptown_sound,
};
