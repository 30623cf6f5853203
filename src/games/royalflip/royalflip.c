/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip.h"

#include "games/boards.h"
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>

static const FlipOption options[] = {
  { "mode",
    /* Translators: an option of the game */
    N_ ("Mode"),
    { "solitaire", "pvp" },
    { /* value of an option */ N_ ("Multiplayer solitaire"), N_ ("Player versus player") },
    2,
    ROYALFLIP_MAX_SEATS,
    N_ ("Against each other, nobody repeats the first player’s choice, and most diamonds count"),
    FALSE },
  { "first-player",
    N_ ("The first player of a round"),
    { "rotates", "stays" },
    /* Translators: an option: the first player changes each round */
    { N_ ("Rotates"), /* value of an option: the first player */ N_ ("Stays") },
    2,
    ROYALFLIP_MAX_SEATS,
    N_ ("The rulebook only says that a first player is chosen"),
    TRUE },
  { .key = "first",
    .label = N_ ("Who begins"),
    .values = { "1", "2", "3", "4", "5", "6" },
    .value_labels = { "{seat 1}", "{seat 2}", "{seat 3}", "{seat 4}", "{seat 5}", "{seat 6}" },
    .min_seats = 2,
    .max_seats = ROYALFLIP_MAX_SEATS,
    .note = N_ ("The first player of the first round, when you play against each other"),
    .is_later = TRUE,
    .beside = { "mode" } },
  { .key = "edition",
    .label = N_ ("Edition of the rules"),
    .values = { "1", "2" },
    .value_labels = { N_ ("First"), N_ ("Second") },
    .min_seats = 1,
    .max_seats = ROYALFLIP_MAX_SEATS,
    .is_edition = TRUE,
    .is_later = TRUE },
};

static gboolean
check_options (const RoyalflipOptions *chosen, GError **error)
{
  if (chosen->pvp || (!chosen->first_stays && !chosen->first))
    return TRUE;
  g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION,
               /* Translators: first %s: an option; second %s: a mode of the game */
               _ ("“%s” needs the mode “%s”: otherwise all play at the same time."),
               _ (options[chosen->first_stays ? 1 : 2].label),
               _ (options[0].value_labels[1]));
  return FALSE;
}

gboolean
royalflip_begin (gpointer data, const FlipSetup *setup, GError **error)
{
  RoyalflipState *state = data;

  g_return_val_if_fail (setup, FALSE);

  memset (state, 0, sizeof *state);
  state->options.pvp = (guint8) flip_setup_option (setup, "mode");
  state->options.first_stays = (guint8) flip_setup_option (setup, "first-player");
  state->options.first = (guint8) flip_setup_option (setup, "first");
  state->options.by_cards = flip_setup_option (setup, "edition") == 0;
  if (!check_options (&state->options, error)
      || !royalflip_board_read (&state->board, setup->board, setup->board_name, error))
    return FALSE;

  state->n_seats = (guint8) flip_setup_seats (setup);
  state->breaker = ROYALFLIP_NO_SEAT;
  state->first_pick = ROYALFLIP_NO_PICK;
  state->turn = ROYALFLIP_NEW_TURN;
  memset (state->lineup, FLIP_NO_CARD, sizeof state->lineup);
  return TRUE;
}

/* The invariants of every game. */

static gboolean
broken (GString *problem, guint seat, const char *what)
{
  g_string_append_printf (problem, "seat %u: %s", seat + 1, what);
  return FALSE;
}

static guint
circled_of (const RoyalflipBoard *board, const RoyalflipSheet *sheet, RoyalflipBonus bonus)
{
  guint n = 0;

  for (guint i = 0; i < board->n_spaces; i++)
    n += sheet->circled & ROYALFLIP_BIT (i) && board->spaces[i].bonus == bonus;
  return n;
}

/* The spaces out of reach must follow from the circled ones. */
static gboolean
track_is_sound (const RoyalflipBoard *board, const RoyalflipSheet *sheet)
{
  RoyalflipSet gone = 0;

  for (RoyalflipSet left = sheet->circled; left; left &= left - 1)
    gone |= board->closes[royalflip_first (left)];
  return gone == sheet->gone && !(sheet->circled & ~gone) && !(gone >> board->n_spaces);
}

static gboolean
map_is_sound (const RoyalflipBoard *board, const RoyalflipSheet *sheet)
{
  for (guint cell = 0; cell < ROYALFLIP_MAX_CELLS; cell++)
    {
      gboolean written = (sheet->written & ROYALFLIP_BIT (cell)) != 0;

      if (sheet->numbers[cell] > board->highest || (sheet->numbers[cell] != 0) != written)
        return FALSE;
    }

  return !(sheet->written & ~board->cells) && !(sheet->red & ~sheet->written);
}

/* A sheet has one number per turn and an extra one for each space that gives one, until the map is
   full. */
static gboolean
count_is_sound (const RoyalflipState *state, guint seat)
{
  const RoyalflipSheet *sheet = &state->sheets[seat];
  guint written = royalflip_count (sheet->written),
        turns = (guint) state->round
                + (seat == state->seat || state->done >> seat & 1 || state->pauses[seat].stage);

  return written <= turns + circled_of (&state->board, sheet, ROYALFLIP_BONUS_NUMBER)
         && royalflip_count (sheet->circled) <= turns;
}

static gboolean
seat_is_sound (const RoyalflipState *state, guint index, GString *problem)
{
  const RoyalflipBoard *board = &state->board;
  const RoyalflipSheet *sheet = &state->sheets[index];

  if (!map_is_sound (board, sheet))
    return broken (problem, index, "the map holds what can't be written");
  if (!count_is_sound (state, index))
    return broken (problem, index, "more was marked than there were turns");
  if (!track_is_sound (board, sheet))
    return broken (problem, index, "the track is not what was circled");
  if (sheet->tokens != circled_of (board, sheet, ROYALFLIP_BONUS_TOKEN)
      || sheet->used_tokens > sheet->tokens)
    return broken (problem, index, "the ±1 tokens don't add up");
  if (sheet->diamonds
      != MIN (circled_of (board, sheet, ROYALFLIP_BONUS_DIAMOND), board->diamonds.n))
    return broken (problem, index, "the diamonds don't add up");
  return TRUE;
}

static gboolean
sound (gconstpointer data, GString *problem)
{
  const RoyalflipState *state = data;
  guint flipped = (guint) state->round * ROYALFLIP_LINEUP + state->n_lineup;

  for (guint i = 0; i < state->n_seats; i++)
    {
      if (!seat_is_sound (state, i, problem))
        return FALSE;
    }
  if (state->seen & ~royalflip_all_cards (&state->board)
      || flip_card_set_size (state->seen) != flipped)
    return g_string_append (problem, "the flipped cards don't add up"), FALSE;
  return TRUE;
}

static const FlipBoard boards[] = {
  /* Translators: an edition made for Flipside */
  { "royalflip.board", N_ ("House sheet"), flip_board_royalflip },
  { "royalflip-royals.board", N_ ("House sheet, royals wild"), flip_board_royalflip_royals },
};

static const FlipVerb *const verbs[] = {
  [ROYALFLIP_VERB_CARD] = &royalflip_card,     [ROYALFLIP_VERB_PICK] = &royalflip_pick,
  [ROYALFLIP_VERB_COLOUR] = &royalflip_colour, [ROYALFLIP_VERB_NUMBER] = &royalflip_number,
  [ROYALFLIP_VERB_WRITE] = &royalflip_write,   [ROYALFLIP_VERB_CIRCLE] = &royalflip_circle,
  [ROYALFLIP_VERB_TIE] = &royalflip_tie,
};

const FlipGame royalflip_game = {
  .id = "royalflip",
  .name = /* name of a game */ N_ ("Royal Flip"),
  .min_seats = 1,
  .max_seats = ROYALFLIP_MAX_SEATS,
  .state_size = sizeof (RoyalflipState),
  .boards = boards,
  .n_boards = G_N_ELEMENTS (boards),
  .format = &royalflip_format,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .words = { .paid_with = N_ ("±1"), .paid_glyph = "shift", .next = N_ ("Next Lineup") },
  .tallies = royalflip_tallies,
  .n_tallies = ROYALFLIP_N_TALLIES,
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .stage_offset = G_STRUCT_OFFSET (RoyalflipState, stage),
  .stages = royalflip_stages,
  .n_stages = ROYALFLIP_N_STAGES,
  .now_rule = "RF-ROUND-3",
  .begin = royalflip_begin,
  .ask = royalflip_ask,
  .question = royalflip_question,
  .advance = royalflip_advance,
  .turn_to = royalflip_turn_to,
  .refuse_seat = royalflip_refuse_seat,
  .candidates = royalflip_candidates,
  .refuse_site = royalflip_refuse_site,
  .parse = royalflip_parse,
  .clock = royalflip_clock,
  .where = royalflip_where,
  .tell = royalflip_tell,
  .score = royalflip_score,
  .result = royalflip_result,
  .honours = royalflip_honours,
  .sites = royalflip_sites,
  .facts = royalflip_facts,
  .goals = royalflip_goals,
  .deck = royalflip_deck,
  .evaluation = &royalflip_evaluation,
  .lesson = &royalflip_lesson,
  .sound = sound,
};
