/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/verb.h"
#include "games/insertcoin/insertcoin-state.h"

/* Moves. Arguments not named here are 0, and the site is FLIP_NO_SITE unless named. */
typedef enum
{
  INSERTCOIN_VERB_CARD = FLIP_VERB_CARD, /* card, or INSERTCOIN_GAME_OVER */
  INSERTCOIN_VERB_KEEP,                  /* cards of the hand, one bit each */
  INSERTCOIN_VERB_DRAW,                  /* site of the first square; corner, turn */
  INSERTCOIN_VERB_LIFE,                  /* site */
  INSERTCOIN_VERB_FILL,                  /* site */
  INSERTCOIN_VERB_STRIKE,                /* INSERTCOIN_SKULL or INSERTCOIN_BOLT */
  INSERTCOIN_VERB_LEAVE,                 /* declines the current offer of an ability */
  INSERTCOIN_VERB_LOSE,                  /* counters: site of the lives; seat */
  INSERTCOIN_VERB_COMPLETE,              /* counters: site of the level; seat, level */
  INSERTCOIN_VERB_FINISH,                /* counters: the last flip is over */
  INSERTCOIN_VERB_EMPTY,                 /* counters: empty squares of the level */
  INSERTCOIN_N_VERBS
} InsertcoinVerb;

static inline FlipMove
insertcoin_move (InsertcoinVerb verb, guint site, int first, int second)
{
  return (FlipMove){
    .verb = (guint8) verb,
    .site = (guint16) site,
    .arg = { (gint16) first, (gint16) second },
  };
}

/* With counters only, each seat has a site for each level and one for its lives. */
static inline guint16
insertcoin_level_site (const InsertcoinState *state, guint seat, guint level)
{
  return (guint16) (level * state->set.level_squares + seat);
}

static inline guint16
insertcoin_lives_site (const InsertcoinState *state, guint seat)
{
  return (guint16) (insertcoin_n_squares (state) + seat);
}

static inline void
insertcoin_list_word (
  guint64 word, guint first, const guint8 *indices, const FlipMove move, FlipMoveList *list)
{
  for (guint64 left = word; left; left &= left - 1)
    {
      FlipMove *next = flip_move_list_next (list);

      *next = move;
      next->site = (guint16) (first + indices[__builtin_ctzll (left)]);
    }
}

/* The same move for each square of a level. This is called more often than anything else. */
static inline void
insertcoin_list_moves (const InsertcoinState *state,
                       guint level,
                       InsertcoinGrid squares,
                       const FlipMove move,
                       FlipMoveList *list)
{
  const guint8 *indices = state->set.indices;
  guint first = level * state->set.level_squares;

  insertcoin_list_word (squares.low, first, indices, move, list);
  insertcoin_list_word (squares.high, first, indices + 64, move, list);
  if (squares.top)
    insertcoin_list_word (squares.top, first, indices + 128, move, list);
}

static inline InsertcoinSeat
insertcoin_state_seat (gconstpointer state, guint seat)
{
  return ((const InsertcoinState *) state)->seats[seat];
}

static inline const InsertcoinSeat *
insertcoin_acting_seat (const InsertcoinState *state)
{
  return &state->seats[state->seat];
}

/* The rows of the verbs, each at the end of the file with its rule. */
extern const FlipVerb insertcoin_card, insertcoin_keep, insertcoin_draw, insertcoin_life,
  insertcoin_fill, insertcoin_strike, insertcoin_leave, insertcoin_lose, insertcoin_complete,
  insertcoin_finish, insertcoin_empty;

/* insertcoin-hands.c: choosing shapes */
void insertcoin_hands_deal (InsertcoinState *state);
guint insertcoin_hand (const InsertcoinState *state, guint seat, guint8 places[INSERTCOIN_DEAL]);
guint insertcoin_hand_takes (const InsertcoinState *state);
void insertcoin_shape_apply (InsertcoinState *state, FlipCard card);
FlipCardSet insertcoin_shapes_shown (const InsertcoinState *state);

/* insertcoin-deck.c */
guint insertcoin_pile_size (const InsertcoinState *state, guint pile);
guint insertcoin_pile (const InsertcoinState *state);
guint insertcoin_pile_left (const InsertcoinState *state, guint pile);
gboolean insertcoin_game_over_ahead (const InsertcoinState *state, guint pile);
FlipCard insertcoin_card_of_shape (const InsertcoinState *state, guint shape);
FlipCardSet insertcoin_possible (const InsertcoinState *state);
FlipDraw insertcoin_next_draw (const InsertcoinState *state);
void insertcoin_card_name (const InsertcoinState *state, FlipCard card, GString *text);
void insertcoin_card_title (const InsertcoinState *state, FlipCard card, GString *text);

/* insertcoin.c */
gboolean insertcoin_owes_coin (const InsertcoinState *state, guint seat, guint pile);
guint insertcoin_reasons_to_end (const InsertcoinState *state);
void insertcoin_begin_flip (InsertcoinState *state);
void insertcoin_turn_begin (InsertcoinState *state);
guint insertcoin_seat_to_come (const InsertcoinState *state);
guint insertcoin_free_seats (const InsertcoinState *state);
void insertcoin_continue_turn (InsertcoinState *state);
void insertcoin_game_over_card (InsertcoinState *state, guint pile);

/* insertcoin-square.c: the results of filling squares, in words */
void insertcoin_square_print (guint square, GString *text);
void insertcoin_filling_print (gconstpointer state, const FlipMove *move, GString *text);
void insertcoin_filling_label (gconstpointer state, const FlipMove *move, GString *text);
void insertcoin_filling_describe (const InsertcoinState *state,
                                  guint site,
                                  guint filled,
                                  GString *text);
void insertcoin_offer_ability (const InsertcoinShape *shape, FlipOffer *offer);
void insertcoin_filling_foretell (const InsertcoinState *state,
                                  guint site,
                                  guint filled,
                                  GString *brings,
                                  FlipOffer *offer);

/* insertcoin-ability.c */
void insertcoin_lose_life (InsertcoinSeat *seat);
gboolean insertcoin_pay_game_over (InsertcoinSeat *seat);
gboolean insertcoin_is_broke (const InsertcoinSeat *seat);
void insertcoin_fill_squares (InsertcoinState *state, guint level, InsertcoinGrid squares);
guint insertcoin_next_strike (const InsertcoinState *state);
void insertcoin_resolve_strikes (InsertcoinState *state);

/* insertcoin-count.c: counters only */
gboolean insertcoin_may_count (const InsertcoinState *state);
void insertcoin_count_next (InsertcoinState *state);
guint insertcoin_most_empty (const InsertcoinState *state);

/* insertcoin-question.c: the question of each stage, in words */
extern const FlipStage insertcoin_stages[INSERTCOIN_N_STAGES];
void insertcoin_tell (const FlipSummary *summary, GString *text);

/* insertcoin-result.c */
int insertcoin_level_points (const InsertcoinState *state, guint seat, guint level);
int insertcoin_total (const InsertcoinState *state, guint seat);
void insertcoin_score (gconstpointer state, guint seat, FlipScore *score);
