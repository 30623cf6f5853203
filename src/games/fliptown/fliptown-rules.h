/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/verb.h"
#include "games/fliptown/fliptown-state.h"

/* Moves. Arguments not named here are 0, and the site is FLIP_NO_SITE unless named. */
typedef enum
{
  FLIPTOWN_VERB_CARD = FLIP_VERB_CARD, /* card */
  FLIPTOWN_VERB_BOUNTY,                /* number from 0 */
  FLIPTOWN_VERB_CHARACTER,             /* FliptownCharacter */
  FLIPTOWN_VERB_LINEUP,                /* 1 for a new one, 0 to keep it */
  FLIPTOWN_VERB_OUTLAW,                /* outlaw, FliptownPayment */
  FLIPTOWN_VERB_ACTION,                /* site; arrangement, flags, FliptownTool, gold */
  FLIPTOWN_VERB_PASS,                  /* which lineup card goes to the poker hand */
  FLIPTOWN_VERB_BONUS,                 /* site; FliptownTool */
  FLIPTOWN_VERB_DECLINE_BONUS,         /* place */
  FLIPTOWN_VERB_EFFECT,                /* site of the building; choice, amount or set */
  FLIPTOWN_VERB_DECLINE_EFFECT,        /* site of the building */
  FLIPTOWN_VERB_ABILITY,               /* place (Man in Black), amount (Preacher), else 0 */
  FLIPTOWN_VERB_END_TURN,
  FLIPTOWN_VERB_HAND,    /* 1 to cheat, 0 to leave the hand as it is */
  FLIPTOWN_VERB_BRIBE,   /* 1 to bribe, 0 not to */
  FLIPTOWN_VERB_MARSHAL, /* 1 for another card, 0 to leave it */
  FLIPTOWN_VERB_PENALTY, /* FLIPTOWN_CASH or FLIPTOWN_STARS */
  FLIPTOWN_N_VERBS
} FliptownVerb;

typedef enum
{
  FLIPTOWN_PAID_CASH,
  FLIPTOWN_PAID_GOLD,
  FLIPTOWN_PAID_WANTED,
  FLIPTOWN_N_PAYMENTS
} FliptownPayment;

typedef enum
{
  FLIPTOWN_NO_TOOL,
  FLIPTOWN_PAN,
  FLIPTOWN_HAMMER,
} FliptownTool;

/* Ways to modify the cards of an action. */
enum
{
  FLIPTOWN_JOKER_SUIT = 1 << 0,
  FLIPTOWN_JOKER_VALUE = 1 << 1,
  FLIPTOWN_PROSPECT = 1 << 2,
  FLIPTOWN_SLEEP = 1 << 3,
  FLIPTOWN_ALL_FLAGS = 0xf,
};

enum
{
  FLIPTOWN_OFFICE_LOOK,
  FLIPTOWN_OFFICE_STAR,
  FLIPTOWN_OFFICE_WANTED,
};

#define FLIPTOWN_ARRANGEMENTS    6
#define FLIPTOWN_ANY_ARRANGEMENT (-1)
#define FLIPTOWN_CLOSED          (-1)

/* Which lineup card plays which role. */
typedef struct
{
  guint8 suit, value, poker;
} FliptownArrangement;

extern const FliptownArrangement fliptown_arrangements[FLIPTOWN_ARRANGEMENTS];

/* At the Cemetery only the poker card matters, so one arrangement represents both. */
static inline guint
fliptown_cemetery_arrangement (guint poker)
{
  static const guint8 arrangements[FLIPTOWN_LINEUP] = { 3, 1, 0 };

  g_assert (poker < FLIPTOWN_LINEUP);

  return arrangements[poker];
}

static inline FlipMove
fliptown_move (FliptownVerb verb, guint16 site, int first, int second)
{
  return (FlipMove){
    .verb = (guint8) verb,
    .site = site,
    .arg = { (gint16) first, (gint16) second },
  };
}

/* The rows of the verbs, each at the end of the file with its rule. */
extern const FlipVerb fliptown_card, fliptown_bounty, fliptown_character, fliptown_lineup,
  fliptown_outlaw, fliptown_action, fliptown_pass, fliptown_bonus, fliptown_decline_bonus,
  fliptown_effect, fliptown_decline_effect, fliptown_ability, fliptown_end_turn, fliptown_hand,
  fliptown_bribe, fliptown_marshal, fliptown_penalty;

/* fliptown-stage.c: what is asked, and what several verbs share */
void fliptown_list_choices (const FliptownState *state,
                            FliptownVerb verb,
                            int end,
                            FlipMoveList *list);
gboolean fliptown_answer_find (const char *words, FlipMove *move);
void fliptown_answer_list (gconstpointer state, FlipMoveList *list);
void fliptown_answer_print (gconstpointer state, const FlipMove *move, GString *text);
void fliptown_answer_describe (gconstpointer state, const FlipMove *move, GString *text);
void fliptown_answer_label (gconstpointer state, const FlipMove *move, GString *text);
gboolean fliptown_yes_or_no_check (gconstpointer state, const FlipMove *move, FlipRefusal *refusal);
void fliptown_ability_or_not_offer (gconstpointer state, const FlipMove *move, FlipOffer *offer);
void fliptown_play_alone (FliptownState *state, const FlipMove *move);

/* fliptown-outcome.c: the consequences of a move, added to its sentence */
void fliptown_outcome_describe (gconstpointer state, const FlipMove *move, GString *text);

/* fliptown-gains.c: what a move would gain, for a player who considers it */
void fliptown_gains_read_tracks (const FliptownSeat *before,
                                 const FliptownSeat *after,
                                 FlipGains *gains);
void fliptown_gains_read (const FliptownState *before,
                          const FliptownState *after,
                          guint seat,
                          FlipGains *gains);
void fliptown_offer_gains (gconstpointer state, const FlipMove *move, FlipOffer *offer);
FlipChance *fliptown_offer_outcome (FlipOffer *offer, int chance, const char *words);
void fliptown_outcome_gains (const FliptownState *before,
                             const FliptownState *after,
                             guint seat,
                             FlipChance *outcome);
guint fliptown_count_from (FlipCardSet cards, guint least);

/* fliptown-gains.c: gains and losses of the acting seat */
void fliptown_gain (FliptownState *state, FliptownTrackId track, int amount);
void fliptown_lose (FliptownState *state, guint seat, FliptownTrackId track, int amount);
void fliptown_gain_for (FliptownState *state, guint seat, FliptownTrackId track, int amount);
void fliptown_gain_pans (FliptownState *state, int amount);
void fliptown_gain_hammers (FliptownState *state, int amount);
void fliptown_gain_tool (FliptownState *state, FliptownTool tool);
void fliptown_gain_reward (FliptownState *state, const FliptownReward *reward, FliptownPlace place);
void fliptown_gain_bonus (FliptownState *state, FliptownPlace place);

/* fliptown-cards.c */
void fliptown_cards_gather (FliptownState *state);
void fliptown_cards_refill_if_empty (FliptownState *state);
void fliptown_cards_show_from_deck (FliptownState *state, FlipCard card);
void fliptown_cards_show_hidden (FliptownState *state, FlipCard card);
FlipDraw fliptown_cards_take_hidden (FliptownState *state);
FlipDraw fliptown_cards_next (const FliptownState *state);
void fliptown_cards_discard (FliptownState *state, FlipCard card);
void fliptown_cards_discard_lineup (FliptownState *state);
FlipCardSet fliptown_unseen (const FliptownState *state);
FlipCardSet fliptown_cards_possible (const FliptownState *state);

/* fliptown-ways.c */
void fliptown_action_list (gconstpointer state, FlipMoveList *list);

/* fliptown-action.c */
int fliptown_action_price (const FliptownState *state, const FlipMove *move);
guint fliptown_jokers_left (const FliptownSeat *seat);
int fliptown_prospect_left (const FliptownSeat *seat);
int fliptown_waking_card (const FliptownState *state);
void fliptown_take_poker_card (FliptownState *state, guint index);
void fliptown_offer_tool (FlipOffer *offer, FliptownTool tool);
void fliptown_offer_card (FlipOffer *offer, FlipCard card, const char *role);

/* fliptown-turn.c */
void fliptown_advance (FliptownState *state);
void fliptown_play (const FlipVerb *verb, gpointer state, const FlipMove *move);

/* fliptown-stage.c: who may act */
guint fliptown_seat_to_come (const FliptownState *state);
void fliptown_seat_done (FliptownState *state);
void fliptown_resume_turn (FliptownState *state, guint seat);

/* fliptown-score.c */
int fliptown_silver (const FliptownState *state, guint seat, guint chamber);
void fliptown_score (gconstpointer state, guint seat, FlipScore *score);
int fliptown_total (const FliptownState *state, guint seat);

/* fliptown-sites.c */
const char *fliptown_silver_words (FliptownSilver silver);
void fliptown_reward_describe (const FliptownReward *reward, GString *text);

/* fliptown-notices.c */
const char *fliptown_row_name (guint row);

/* fliptown-question.c: the question of each stage, in words */
extern const FlipStage fliptown_stages[FLIPTOWN_N_STAGES];
