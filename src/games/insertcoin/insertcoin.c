/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin.h"

#include "games/boards.h"
#include "games/insertcoin/insertcoin-game.h"
#include "games/insertcoin/insertcoin-symbol.h"

#include <glib/gi18n-lib.h>

static const FlipOption options[] = {
  { .key = "shapes", .label = N_ ("Choosing the shapes"),
    .values = { "deal", "draft" },
    .value_labels = { N_ ("Five cards, keep three"), N_ ("Four cards, keep one and pass on") },
    .note = N_ ("How each player gets three shapes") },
  { .key = "sheet", .label = /* name of an option: where the sheet is */ N_ ("Sheet"),
    .values = { "drawn", "counters" },
    .value_labels = { /* value of an option */ N_ ("Drawn here"),
                      /* value of an option */ N_ ("Counters only") },
    .note = N_ ("Counters are for players who draw on their own boards: deck, GAME OVER, lives, "
                "coins, points"),
    .place = FLIP_OPTION_AT_TABLE, .is_later = TRUE },
  { .key = "edition", .label = N_ ("Edition of the rules"), .is_edition = TRUE, .is_later = TRUE,
    .place = FLIP_OPTION_AT_TABLE,
    .values = { "1", "2" },
    .value_labels = { N_ ("First"), N_ ("Second") } },
};

static gboolean
check_options (const FlipSetup *setup, GError **error)
{
  if (!setup->dealt || flip_setup_option (setup, "sheet") == 0)
    return TRUE;
  g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION,
               /* Translators: %s: an option of the game */
               _ ("“%s” needs the cards on your own table."),
               _ (options[1].value_labels[1]));
  return FALSE;
}

static gboolean
check_cards (const InsertcoinState *state, GError **error)
{
  guint needed = state->n_seats * insertcoin_hand_size (state);

  if (needed <= state->set.n_cards)
    return TRUE;
  g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_PLAYERS,
               /* Translators: first %u: how many cards; second %u: how many there are */
               ngettext ("For this many players %u card must be dealt, but this set has %u.",
                         "For this many players %u cards must be dealt, but this set has %u.",
                         needed),
               needed, state->set.n_cards);
  return FALSE;
}

static void
clear_sheet (InsertcoinSeat *seat)
{
  seat->lives = INSERTCOIN_LIVES;
  seat->coins = INSERTCOIN_COINS;
  memset (seat->shapes, INSERTCOIN_NO_SHAPE, sizeof seat->shapes);
}

gboolean
insertcoin_begin (gpointer data, const FlipSetup *setup, GError **error)
{
  InsertcoinState *state = data;

  g_return_val_if_fail (setup, FALSE);

  memset (state, 0, sizeof *state);
  if (!check_options (setup, error)
      || !insertcoin_set_read (&state->set, setup->board, setup->board_name, error))
    return FALSE;

  state->n_seats = (guint8) flip_setup_seats (setup);
  state->draft = (guint8) flip_setup_option (setup, "shapes");
  if (!check_cards (state, error))
    return FALSE;
  state->dealt = setup->dealt != FALSE;
  state->counters = flip_setup_option (setup, "sheet") == 1;
  state->corrected = (guint8) flip_setup_option (setup, "edition");
  state->deck.flipped = FLIP_NO_CARD;
  for (guint i = 0; i < INSERTCOIN_MAX_SEATS; i++)
    clear_sheet (&state->seats[i]);
  insertcoin_hands_deal (state);
  return TRUE;
}

/* The course of a flip: the seats in any order, then skulls and bolts, then the ends of the game.
   Everybody draws from the same card, and a seat's abilities affect the others only when all have
   drawn. Unless a move names another seat, the first seat that is not done yet is asked. */

#define ALL_LEVELS ((1u << INSERTCOIN_LEVELS) - 1)

guint
insertcoin_reasons_to_end (const InsertcoinState *state)
{
  guint ends = state->deck.flips == insertcoin_flips (state) ? INSERTCOIN_END_CARDS : 0;

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      if (state->seats[seat].complete == ALL_LEVELS)
        ends |= INSERTCOIN_END_LEVELS;
      if (insertcoin_is_broke (&state->seats[seat]))
        ends |= INSERTCOIN_END_LIVES;
    }

  return ends;
}

/* Flips the next card, unless the game is over. */
void
insertcoin_begin_flip (InsertcoinState *state)
{
  state->ends |= (guint8) insertcoin_reasons_to_end (state);
  state->seat = 0;
  state->deck.flipped = FLIP_NO_CARD;
  state->stage = state->ends ? INSERTCOIN_STAGE_OVER : INSERTCOIN_STAGE_FLIP;
  if (state->ends && state->counters)
    insertcoin_count_next (state);
}

/* The first seat that is not done, or the number of seats. */
guint
insertcoin_seat_to_come (const InsertcoinState *state)
{
  guint seat = 0;

  while (seat < state->n_seats && state->done >> seat & 1)
    seat++;
  return seat;
}

/* Continues the turn of a seat, or begins it. */
static void
resume_turn (InsertcoinState *state, guint seat)
{
  InsertcoinPause *pause = &state->pauses[seat];

  state->seat = (guint8) seat;
  state->stage = pause->stage ? pause->stage : INSERTCOIN_STAGE_DRAW;
  state->pending = pause->pending;
  memset (pause, 0, sizeof *pause);
}

/* Begins the turn of the first seat that is not done and doesn't miss this flip. */
void
insertcoin_turn_begin (InsertcoinState *state)
{
  guint seat = insertcoin_seat_to_come (state);

  g_assert (state->deck.flipped < state->set.n_cards);

  while (seat < state->n_seats && state->seats[seat].misses)
    {
      state->done |= (guint8) (1u << seat);
      seat = insertcoin_seat_to_come (state);
    }
  if (seat < state->n_seats)
    return resume_turn (state, seat);

  memset (&state->pending, 0, sizeof state->pending);
  state->done = 0;
  insertcoin_resolve_strikes (state);
  insertcoin_begin_flip (state);
}

/* The remaining offers of the abilities: squares, then a symbol, then skull and bolt. */
void
insertcoin_continue_turn (InsertcoinState *state)
{
  InsertcoinPending *pending = &state->pending;
  gboolean all_done = state->seats[state->seat].complete == ALL_LEVELS;

  g_assert (state->seat < state->n_seats);

  if (pending->fills && !all_done)
    state->stage = INSERTCOIN_STAGE_FILL;
  else if (pending->symbols && !all_done && (insertcoin_can_draw (state, 0) || insertcoin_can_draw (state, 1)))
    state->stage = INSERTCOIN_STAGE_SYMBOL;
  else if (insertcoin_next_strike (state))
    state->stage = INSERTCOIN_STAGE_STRIKE;
  else
    {
      state->done |= (guint8) (1u << state->seat);
      insertcoin_turn_begin (state);
    }
}

/* Whether a seat has to insert a coin when a pile's GAME OVER comes. */
gboolean
insertcoin_owes_coin (const InsertcoinState *state, guint seat, guint pile)
{
  return insertcoin_count (state->seats[seat].complete) < pile + 1;
}

void
insertcoin_game_over_card (InsertcoinState *state, guint pile)
{
  g_assert (pile < state->set.n_piles);

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      if (pile == 0)
        state->seats[seat].early = (guint8) insertcoin_count (state->seats[seat].complete);
      if (insertcoin_owes_coin (state, seat, pile)
          && !insertcoin_pay_game_over (&state->seats[seat]))
        state->ends |= INSERTCOIN_END_COIN;
    }
  insertcoin_begin_flip (state);
}

/* Whose turn it is */

static gboolean
in_a_turn (const InsertcoinState *state)
{
  return state->stage >= INSERTCOIN_STAGE_DRAW && state->stage <= INSERTCOIN_STAGE_STRIKE;
}

/* The seats that may act now besides the one that is asked, one bit each. */
guint
insertcoin_free_seats (const InsertcoinState *state)
{
  guint free = ((1u << state->n_seats) - 1) & ~state->done & ~(1u << state->seat);

  if (state->stage == INSERTCOIN_STAGE_KEEP)
    return free;
  if (!in_a_turn (state))
    return 0;
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      if (state->seats[seat].misses)
        free &= ~(1u << seat);
    }

  return free;
}

static void
turn_to (gpointer data, guint seat)
{
  InsertcoinState *state = data;

  g_assert (insertcoin_free_seats (state) >> seat & 1);

  if (in_a_turn (state))
    {
      state->pauses[state->seat] =
        (InsertcoinPause){ .stage = state->stage, .pending = state->pending };
      resume_turn (state, seat);
    }
  else
    state->seat = (guint8) seat;
}

static void
refuse_now (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const InsertcoinState *state = data;
  guint seat = move->seat - 1u;
  gboolean here = in_a_turn (state) && seat < state->n_seats;

  if (here && state->seats[seat].misses)
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "IC-ABILITY-2",
                        /* Translators: {seat %u}: is replaced by the name of that player */
                        _ ("{seat %u} misses this flip because of a skull."), move->seat);
  else if (here && state->done >> seat & 1)
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "IC-FLIP-2",
                        /* Translators: {seat %u}: is replaced by the name of that player */
                        _ ("{seat %u} has already drawn from this card."), move->seat);
  else
    flip_game_refuse_now (&insertcoin_game, state, move, refusal);
}

/* Invariants at every moment of every game. */

static gboolean
level_is_sound (const InsertcoinState *state, guint index, guint level, GString *problem)
{
  const InsertcoinSeat *seat = &state->seats[index];
  gboolean complete = (seat->complete & 1u << level) != 0;

  if (!insertcoin_has_shape (seat, level))
    return insertcoin_grid_is_empty (seat->filled[level])
           || flip_game_unsound (problem, index, "a level without a shape is filled");
  if (!insertcoin_grid_is_empty (insertcoin_grid_without (
        seat->filled[level], insertcoin_shape (state, seat, level)->squares)))
    return flip_game_unsound (problem, index, "a square outside the contour is filled");
  if (insertcoin_grid_is_empty (insertcoin_free (state, seat, level)) != complete)
    return flip_game_unsound (problem, index, "a full level is not complete, or the reverse");
  return TRUE;
}

static gboolean
seat_is_sound (const InsertcoinState *state, guint index, GString *problem)
{
  const InsertcoinSeat *seat = &state->seats[index];
  gboolean draws = state->stage == INSERTCOIN_STAGE_DRAW || state->stage == INSERTCOIN_STAGE_FLIP;

  for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
    {
      if (!level_is_sound (state, index, level, problem))
        return FALSE;
    }
  if (seat->lives == 0 && seat->coins > 0)
    return flip_game_unsound (problem, index, "no life, and a coin that was not inserted");
  if (seat->coins + seat->coins_inserted != INSERTCOIN_COINS + seat->coins_gained)
    return flip_game_unsound (problem, index, "coins appear or vanish");
  if (state->counters)
    return TRUE;
  if (state->stage == INSERTCOIN_STAGE_FLIP && insertcoin_is_broke (seat))
    return flip_game_unsound (problem, index, "the game goes on without a life and a coin");
  if (draws && index == state->seat && insertcoin_count (seat->complete) == INSERTCOIN_LEVELS)
    return flip_game_unsound (problem, index, "nothing is left to fill");
  return TRUE;
}

static gboolean
deck_is_sound (const InsertcoinState *state, GString *problem)
{
  const InsertcoinDeck *deck = &state->deck;
  guint flipped = flip_card_set_size (deck->seen) + insertcoin_count (deck->game_overs);

  if (flipped != deck->flips)
    return flip_game_unsound (problem, FLIP_TABLE, "the flips are not the cards that were seen");
  for (guint pile = 0; pile < state->set.n_piles; pile++)
    {
      if (insertcoin_pile_left (state, pile) == 0 && insertcoin_game_over_ahead (state, pile))
        return flip_game_unsound (problem, FLIP_TABLE, "a pile is gone without a GAME OVER");
    }
  if (insertcoin_possible (state) == 0 && state->stage == INSERTCOIN_STAGE_FLIP
      && !state->counters)
    return flip_game_unsound (problem, FLIP_TABLE, "no card can come");
  return TRUE;
}

static gboolean
sound (gconstpointer data, GString *problem)
{
  const InsertcoinState *state = data;

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      if (!seat_is_sound (state, seat, problem))
        return FALSE;
    }
  return deck_is_sound (state, problem);
}

static const FlipBoard boards[] = {
  { "insertcoin.board", N_ ("House cards"), flip_board_insertcoin },
};

/* If a stage has several, those that mark the sheet come before the one that declines. */
static const FlipVerb *const verbs[] = {
  [INSERTCOIN_VERB_CARD] = &insertcoin_card,         [INSERTCOIN_VERB_KEEP] = &insertcoin_keep,
  [INSERTCOIN_VERB_DRAW] = &insertcoin_draw,         [INSERTCOIN_VERB_LIFE] = &insertcoin_life,
  [INSERTCOIN_VERB_FILL] = &insertcoin_fill,         [INSERTCOIN_VERB_STRIKE] = &insertcoin_strike,
  [INSERTCOIN_VERB_LEAVE] = &insertcoin_leave,       [INSERTCOIN_VERB_LOSE] = &insertcoin_lose,
  [INSERTCOIN_VERB_COMPLETE] = &insertcoin_complete, [INSERTCOIN_VERB_FINISH] = &insertcoin_finish,
  [INSERTCOIN_VERB_EMPTY] = &insertcoin_empty,
};

const FlipGame insertcoin_game = {
  .id = "insertcoin",
  .name = /* name of a game */ N_ ("Insert Coin"),
  .min_seats = 1, .max_seats = INSERTCOIN_MAX_SEATS,
  .state_size = sizeof (InsertcoinState),
  .format = &insertcoin_format,
  .boards = boards, .n_boards = G_N_ELEMENTS (boards),
  .options = options, .n_options = G_N_ELEMENTS (options),
  .tallies = insertcoin_tallies, .n_tallies = INSERTCOIN_N_TALLIES,
  .verbs = verbs, .n_verbs = G_N_ELEMENTS (verbs),
  .stage_offset = G_STRUCT_OFFSET (InsertcoinState, stage),
  .seats_offset = G_STRUCT_OFFSET (InsertcoinState, n_seats),
  .stages = insertcoin_stages, .n_stages = INSERTCOIN_N_STAGES,
  .now_rule = "IC-FLIP-1",
  .seat_rule = "IC-FLIP-2",
  .own_cards = TRUE,
  .words = { .paid_with = /* a line of the score */ N_ ("lives"),
             .paid_with_one = /* Translators: what some answers are paid with */ N_ ("life"),
             .paid_glyph = "heart",
             .next = /* on a button */ N_ ("Next Card"),
             .round = /* Translators: %u: the number of the flip */ N_ ("Flip %u") },
  .begin = insertcoin_begin,
  .ask = insertcoin_ask,
  .question = insertcoin_question,
  .turn_to = turn_to,
  .refuse_now = refuse_now,
  .refuse_site = insertcoin_refuse_site,
  .parse = insertcoin_parse,
  .clock = insertcoin_clock,
  .where = insertcoin_where,
  .tell = insertcoin_tell,
  .score = insertcoin_score,
  .result = insertcoin_result,
  .honours = insertcoin_honours,
  .sites = insertcoin_sites,
  .facts = insertcoin_facts,
  .notices = insertcoin_notices,
  .deck = insertcoin_deck,
  .peek = insertcoin_peek,
  .evaluation = &insertcoin_evaluation,
  .lesson = &insertcoin_lesson,
  .sound = sound,
};
