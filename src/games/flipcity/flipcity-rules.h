/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/verb.h"
#include "games/flipcity/flipcity-state.h"

/* Moves. Arguments not named here are 0; all but an entered card have a site. */
typedef enum
{
  FLIPCITY_VERB_CARD = FLIP_VERB_CARD, /* face */
  FLIPCITY_VERB_PLAY,
  FLIPCITY_VERB_STOP,
  FLIPCITY_VERB_SHUFFLE, /* solo: the pair that leaves the supply, from 1; else 0 */
  FLIPCITY_VERB_RECYCLE,
  FLIPCITY_VERB_BUY,
  FLIPCITY_VERB_DEVELOP,
  FLIPCITY_VERB_FLIP, /* the seat that gets the card, from 1; 0 if it stays or leaves the game */
  FLIPCITY_VERB_DONE,
  FLIPCITY_VERB_TOP,  /* face */
  FLIPCITY_VERB_DROP, /* the dropped face, from 1; 0 if the deck was only shuffled */
  FLIPCITY_N_VERBS
} FlipcityVerb;

/* A front is bought, and a back is developed. */
static inline FlipcityVerb
flipcity_taking_verb (guint face)
{
  return face % 2 ? FLIPCITY_VERB_DEVELOP : FLIPCITY_VERB_BUY;
}

static inline FlipMove
flipcity_move (FlipcityVerb verb, guint site, guint argument)
{
  return (FlipMove){
    .verb = (guint8) verb,
    .site = (guint16) site,
    .arg = { (gint16) argument },
  };
}

static inline void
flipcity_list (FlipMoveList *list, FlipcityVerb verb, guint site, guint argument)
{
  flip_move_write (flip_move_list_next (list), (guint8) verb, (guint16) site, (guint16) argument);
}

static inline guint
flipcity_gain (const FlipcityState *state, FlipcityEffect gain)
{
  return (guint) state->turn.gains[gain];
}

static inline gboolean
flipcity_house (const FlipcityCards *cards, guint face, guint16 what)
{
  return (cards->faces[face].house & what) == what;
}

/* The faces that go to an opponent when they are flipped, one bit each; none without opponents. */
static inline guint
flipcity_handed_over (const FlipcityState *state)
{
  return flipcity_is_solo (state) ? 0 : state->cards.given_away;
}

static inline guint
flipcity_cash (const FlipcityState *state)
{
  return MIN (flipcity_gain (state, FLIPCITY_CASH), FLIPCITY_MOST_PRICE);
}

/* Everything that the cash pays for, one bit each: see FLIPCITY_FLIPS. */
static inline guint
flipcity_affordable (const FlipcityState *state)
{
  return state->cards.builds[flipcity_cash (state)]
         & ((guint) flipcity_acting_seat (state)->discarded << FLIPCITY_FLIPS | state->stocked);
}

static inline gboolean
flipcity_can_build (const FlipcityState *state)
{
  return state->turn.gains[FLIPCITY_ACTIONS] > 0 && flipcity_affordable (state);
}

/* How many seats have had their turn in this round. */
static inline guint
flipcity_turn_of_round (const FlipcityState *state)
{
  return (state->seat + (guint) state->n_seats - state->first) % state->n_seats;
}

/* Whether the next card that leaves the supply loses the game. */
static inline gboolean
flipcity_is_last_of_supply (const FlipcityState *state)
{
  return flipcity_is_solo (state) && state->n_supply == 1;
}

/* The backs among the faces, one bit each. */
#define FLIPCITY_BACKS 0xaaaau

/* The rows of the verbs, each at the end of the file with its rule. */
extern const FlipVerb flipcity_card, flipcity_play, flipcity_stop, flipcity_shuffle,
  flipcity_recycle, flipcity_buy, flipcity_develop, flipcity_flip, flipcity_done, flipcity_top,
  flipcity_drop;

enum
{
  FLIPCITY_N_TALLIES = 4
};
extern const FlipTally flipcity_tallies[FLIPCITY_N_TALLIES];

extern const FlipLesson flipcity_lesson;
extern const FlipEvaluation flipcity_evaluation;

/* flipcity.c */
FlipcityEnd flipcity_victory (const FlipcityState *state);
void flipcity_advance (FlipcityState *state);
void flipcity_advance_within (FlipcityState *state);
gboolean flipcity_begin_next (FlipcityState *state);

/* flipcity-play.c */
gboolean flipcity_check_in_deck (const FlipcityState *state, int face, FlipRefusal *refusal);
void flipcity_play_next (FlipcityState *state);
void flipcity_play_first (FlipcityState *state);
gboolean flipcity_is_bust (const FlipcityState *state);

/* flipcity-build.c: what the supply and the discard are for */
void flipcity_recycle_words (const FlipcityCards *cards, guint face, GString *text);
void flipcity_supply_take (FlipcityState *state, guint pair);
void flipcity_supply_count (FlipcityState *state);

/* flipcity-odds.c: the probability of a bust */
#define FLIPCITY_ODDS 3
void flipcity_odds (const FlipcityState *state, guint seat, double odds[FLIPCITY_ODDS]);

/* flipcity-parse.c */
gboolean flipcity_parse (gconstpointer state,
                         const char *text,
                         FlipMove *move,
                         FlipRefusal *refusal);

/* flipcity-question.c: the questions, and why a move is not an answer */
extern const FlipStage flipcity_stages[FLIPCITY_N_STAGES];
void flipcity_question (gconstpointer state, FlipQuestion *question);
void flipcity_where (gconstpointer state, FlipSummary *summary);
void flipcity_tell (const FlipSummary *summary, GString *text);
void flipcity_clock (gconstpointer state, FlipClock *clock);
gboolean flipcity_check_place (const FlipMove *move, FlipcityPlace place, FlipRefusal *refusal);
void flipcity_refuse_now (gconstpointer state, const FlipMove *move, FlipRefusal *refusal);
void flipcity_refuse_site (gconstpointer state, guint16 site, FlipRefusal *refusal);

/* flipcity-score.c */
void flipcity_score (gconstpointer state, guint seat, FlipScore *score);
void flipcity_result (gconstpointer state, FlipResult *result);
void flipcity_honours (gconstpointer state, guint seat, FlipHonours *honours);

/* flipcity-words.c: effects and offers, the sentences of the log, the great moments */
void flipcity_effect_words (FlipcityEffect effect, guint amount, GString *text);
void flipcity_face_describe (const FlipcityCards *cards, guint face, GString *text);
const char *flipcity_front_word (const FlipcityState *state, guint pair);
void flipcity_offer_face (FlipOffer *offer, guint face);
void flipcity_offer_words (FlipOffer *offer, const char *act, const char *heading);
void flipcity_offer_warning (const FlipcityState *state, FlipOffer *offer);
void flipcity_offer_amounts (FlipOffer *offer, const guint8 amounts[FLIPCITY_N_GAINS]);
void flipcity_offer_played (const FlipcityState *state, guint face, FlipOffer *offer);
void flipcity_offer_discard (const FlipcityState *state, guint face, FlipOffer *offer);
void flipcity_offer_other_side (const FlipcityCards *cards, guint face, FlipOffer *offer);
void flipcity_notices (gconstpointer before,
                       const FlipMove *move,
                       gconstpointer after,
                       GPtrArray *notices);

/* A move for the log: the state before it, the state at the end of its turn, the state after it,
   and the sentence that is written. */
typedef struct
{
  const FlipcityState *before;
  FlipcityState turn; /* at the end of the turn, or the same as `after` if the turn continues */
  FlipcityState after;
  GString *text;
} FlipcityStory;

/* Between these calls a rule reports the decision itself; the end adds consequences that any move
   may have. */
void flipcity_story_begin (FlipcityStory *story,
                           gconstpointer before,
                           const FlipMove *move,
                           GString *text);
void flipcity_story_end (const FlipcityStory *story);

const char *flipcity_story_name (const FlipcityStory *story, guint face);
gboolean flipcity_turn_goes_on (const FlipcityStory *story);
gboolean flipcity_went_bust (const FlipcityStory *story);
void flipcity_tell_row (const FlipcityStory *story, guint from);
void flipcity_tell_followers (const FlipcityStory *story);
void flipcity_tell_bottoms (const FlipcityStory *story);
void flipcity_tell_top (const FlipcityStory *story, guint face);
void flipcity_tell_bust (const FlipcityStory *story);

/* flipcity-sites.c: the sites, facts and goals */
void flipcity_sites (gconstpointer state, guint seat, FlipSites *sites);
void flipcity_facts (gconstpointer state, int seat, FlipFacts *facts);
void flipcity_goals (gconstpointer state, FlipGoals *goals);
