/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/verb.h"
#include "games/fliptown/fliptown-state.h"

G_BEGIN_DECLS

/* Moves. Arguments not named here are 0, and the site is FLIP_NO_SITE unless named. */
typedef enum
{
  FLIPTOWN_VERB_CARD = FLIP_VERB_CARD, /* card */
  FLIPTOWN_VERB_BOUNTY,                /* number from 0 */
  FLIPTOWN_VERB_CHARACTER,             /* FliptownCharacter */
  FLIPTOWN_VERB_LINEUP,                /* 1 a new one, 0 keep it */
  FLIPTOWN_VERB_OUTLAW,                /* outlaw, FliptownPayment */
  FLIPTOWN_VERB_ACTION,                /* site; arrangement, flags, FliptownTool, gold */
  FLIPTOWN_VERB_PASS,                  /* which lineup card goes to the poker hand */
  FLIPTOWN_VERB_BONUS,                 /* site; FliptownTool */
  FLIPTOWN_VERB_DECLINE_BONUS,         /* place */
  FLIPTOWN_VERB_EFFECT,                /* site of the building; choice, amount or set */
  FLIPTOWN_VERB_DECLINE_EFFECT,        /* site of the building */
  FLIPTOWN_VERB_ABILITY,               /* place (Man in Black), amount (Preacher), else 0 */
  FLIPTOWN_VERB_END_TURN,
  FLIPTOWN_VERB_HAND,    /* 1 cheat, 0 as it is */
  FLIPTOWN_VERB_BRIBE,   /* 1 bribe, 0 don't */
  FLIPTOWN_VERB_MARSHAL, /* 1 another card, 0 leave it */
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

/* How the cards of an action are helped along. */
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

/* At the Cemetery only the poker card matters, so one arrangement stands for two. */
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
void fliptown_ask (gconstpointer state, FlipAsk *ask);
const char *fliptown_stage_words (FliptownStage stage);
void fliptown_refuse_site (gconstpointer state, guint16 site, FlipRefusal *refusal);
void fliptown_list_choices (const FliptownState *state,
                            FliptownVerb verb,
                            int end,
                            FlipMoveList *list);
gboolean fliptown_yes_or_no_check (gconstpointer state, const FlipMove *move, FlipRefusal *refusal);
void fliptown_ability_or_not_offer (gconstpointer state, const FlipMove *move, FlipOffer *offer);
void fliptown_refuse_now (gconstpointer state, const FlipMove *move, FlipRefusal *refusal);
void fliptown_prepare (gpointer state);

/* fliptown-outcome.c: the consequences of a move, told after its sentence */
void fliptown_outcome_describe (gconstpointer state, const FlipMove *move, GString *text);

/* fliptown-gains.c: what a move would bring, for people who consider it */
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

/* fliptown-inventory.c: gains and losses of the acting seat */
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
void fliptown_deck (gconstpointer state, guint16 shuffle, FlipDeck *deck);
guint fliptown_peek (gconstpointer state, guint seat, FlipDraw draws[FLIP_MAX_PEEKS]);

/* fliptown-place.c: the five places seen alike */
gboolean fliptown_site_open (const FliptownState *state, guint site, FlipRefusal *refusal);
int fliptown_site_steps (const FliptownState *state, guint site, guint value);
void fliptown_site_visit (FliptownState *state, guint site, FliptownTool tool);
gboolean fliptown_site_tool_fits (const FliptownState *state, guint site, FliptownTool tool);
guint fliptown_place_open_sites (const FliptownState *state, FliptownPlace place);
gboolean fliptown_place_has_open_site (const FliptownState *state, FliptownPlace place);
FliptownPlace fliptown_place_range (FliptownPlace place, guint *first, guint *end);
const char *fliptown_place_name (FliptownPlace place);
void fliptown_site_print (const FliptownState *state, guint site, GString *text);
void fliptown_site_describe (const FliptownState *state, guint site, GString *text);
void fliptown_tool_print (FliptownTool tool, GString *text);

/* fliptown-value.c: a value that isn't good enough */
typedef struct
{
  const char *what;  /* needs it */
  guint least, most; /* ranks that would be good enough */
  gboolean or_more;  /* any rank from the lowest up would be good enough */
  guint value;
  int gold;        /* that would help */
  const char *aid; /* words about what helps already, but not enough */
} FliptownShortfall;

gboolean fliptown_refuse_value (const FliptownState *state,
                                guint16 site,
                                const char *rule,
                                const FliptownShortfall *shortfall,
                                FlipRefusal *refusal);
gboolean fliptown_site_refuse_value (const FliptownState *state,
                                     guint site,
                                     guint value,
                                     int gold,
                                     FlipRefusal *refusal);

/* One file per place */
gboolean fliptown_trail_open (const FliptownState *state, guint stop, FlipRefusal *refusal);
int fliptown_trail_steps (const FliptownState *state, guint stop, guint value);
void fliptown_trail_visit (FliptownState *state, guint stop, FliptownTool tool);
gboolean fliptown_trail_refuse_value (const FliptownState *state,
                                      guint stop,
                                      guint value,
                                      int gold,
                                      FlipRefusal *refusal);
gboolean fliptown_badlands_open (const FliptownState *state, guint target, FlipRefusal *refusal);
int fliptown_badlands_steps (const FliptownState *state, guint target, guint value);
void fliptown_badlands_visit (FliptownState *state, guint target);
guint fliptown_badlands_value (const FliptownState *state, guint target);
guint fliptown_badlands_least (const FliptownState *state, guint target);
int fliptown_badlands_wanted (const FliptownState *state, guint target);
int fliptown_robbery_chance (const FliptownState *state);
void fliptown_robbery_offer (const FliptownState *state, const FlipMove *move, FlipOffer *offer);
void fliptown_badlands_resolve (FliptownState *state, FlipCard robbery_card);
gboolean fliptown_badlands_refuse_value (const FliptownState *state,
                                         guint target,
                                         guint value,
                                         int gold,
                                         FlipRefusal *refusal);
gboolean fliptown_mine_open (const FliptownState *state, guint chamber, FlipRefusal *refusal);
int fliptown_mine_steps (const FliptownState *state, guint chamber, guint value);
void fliptown_mine_visit (FliptownState *state, guint chamber);
gboolean fliptown_mine_refuse_value (const FliptownState *state,
                                     guint chamber,
                                     guint value,
                                     int gold,
                                     FlipRefusal *refusal);
int fliptown_town_steps (const FliptownState *state, guint building, guint value);
void fliptown_town_visit (FliptownState *state, guint building);
gboolean fliptown_town_refuse_value (const FliptownState *state,
                                     guint building,
                                     guint value,
                                     int gold,
                                     FlipRefusal *refusal);
guint fliptown_town_find (const FliptownState *state, FliptownBuilding kind);
gboolean fliptown_cemetery_open (const FliptownState *state, guint stone, FlipRefusal *refusal);
void fliptown_cemetery_visit (FliptownState *state, guint stone);
guint fliptown_cemetery_outer (const FliptownSeat *seat);

/* fliptown-action.c, fliptown-ways.c */
void fliptown_action_list (gconstpointer state, FlipMoveList *list);
int fliptown_action_price (const FliptownState *state, const FlipMove *move);
guint fliptown_jokers_left (const FliptownSeat *seat);
int fliptown_prospect_left (const FliptownSeat *seat);
int fliptown_waking_card (const FliptownState *state);
void fliptown_take_poker_card (FliptownState *state, guint index);
void fliptown_offer_card (FlipOffer *offer, FlipCard card, const char *role);

/* fliptown-pool.c and fliptown-buildings.c */
guint fliptown_pool_only_effect (const FliptownPool *pool);
gboolean fliptown_pool_usable (const FliptownState *state);
void fliptown_pool_clear (FliptownState *state);
void fliptown_effect_refuse (const FliptownState *state, guint building, FlipRefusal *refusal);
gboolean fliptown_effect_usable (const FliptownState *state, guint building);
void fliptown_choice_list (const FliptownState *state, guint building, FlipMoveList *list);
gboolean fliptown_choice_check (const FliptownState *state,
                                guint building,
                                int choice,
                                FlipRefusal *refusal);
void fliptown_choice_apply (FliptownState *state, guint building, int choice);
void fliptown_choice_print (const FliptownState *state, guint building, int choice, GString *text);
void fliptown_choice_label (const FliptownState *state, guint building, int choice, GString *text);
void fliptown_choice_tell (const FliptownState *state, guint building, int choice, GString *text);
const char *fliptown_line_word (FliptownBuilding kind, guint line);
const char *fliptown_building_name (FliptownBuilding kind);
const char *fliptown_building_question (FliptownBuilding kind);
const char *fliptown_building_rule (FliptownBuilding kind);

/* fliptown-land.c: a plot is a set of fields */
#define FLIPTOWN_PLOTS 34
guint fliptown_land_plot (guint index);
gboolean fliptown_land_check (const FliptownState *state, int plot, FlipRefusal *refusal);
void fliptown_land_apply (FliptownState *state, int plot);
void fliptown_land_print (int plot, GString *text);
const char *fliptown_field_name (guint field);
void fliptown_land_name (int plot, GString *text);
void fliptown_land_label (const FliptownState *state, int plot, GString *text);
void fliptown_land_offer (const FliptownState *state, int plot, FlipOffer *offer);
gboolean fliptown_land_is_asked (const FliptownState *state, guint seat);
void fliptown_land_sites (const FliptownState *state, guint seat, FlipSites *sites);
void fliptown_land_refuse (const FliptownState *state, guint field, FlipRefusal *refusal);

/* fliptown-turn.c */
void fliptown_advance (gpointer state, const FlipMove *move);

/* fliptown-order.c: who may act */
guint fliptown_free_seats (const FliptownState *state);
guint fliptown_seat_to_come (const FliptownState *state);
void fliptown_seat_done (FliptownState *state);
void fliptown_resume_turn (FliptownState *state, guint seat);
void fliptown_turn_to (gpointer state, guint seat);
void fliptown_refuse_seat (gconstpointer state, guint seat, FlipRefusal *refusal);

/* fliptown-payments.c */
void fliptown_payments_bank (FliptownState *state);
guint fliptown_payments_outlaws (const FliptownState *state);

/* fliptown-poker.c */
FlipCardSet fliptown_hand_cards (const FliptownState *state, guint seat, guint round);
gboolean fliptown_hand_may_cheat (const FliptownState *state, guint seat);
void fliptown_hand_resolve (FliptownState *state, guint seat, gboolean cheat);

/* fliptown-bribe.c */
gboolean fliptown_bribe_asked (const FliptownState *state, guint seat);
int fliptown_bribe_price (const FliptownState *state, guint seat);

/* fliptown-sheriff.c */
void fliptown_work (FliptownState *state);
gboolean fliptown_marshal_asked (const FliptownState *state, guint *owner);
gboolean fliptown_arrest_asked (const FliptownState *state, guint seat);
gboolean fliptown_arrest_next (FliptownState *state);
void fliptown_offer_arrest (const FliptownState *state,
                            guint seat,
                            FlipCardSet cards,
                            FlipOffer *offer);
guint fliptown_sheriff_value (const FliptownState *state, guint seat);
gboolean fliptown_is_caught (const FliptownState *state, guint seat);

/* fliptown-bounty.c */
gboolean fliptown_bounty_met (const FliptownState *state, guint seat, guint bounty);
void fliptown_bounties_check (FliptownState *state);
void fliptown_bounties_turn_over (FliptownState *state);
const char *fliptown_bounty_name (guint bounty);
void fliptown_goals (gconstpointer state, FlipGoals *goals);
int fliptown_bounty_progress (const FliptownState *state, guint seat, guint bounty, int *goal);

/* fliptown-character.c */
void fliptown_seat_start (FliptownState *state, guint seat, FliptownCharacter character);
gboolean fliptown_ability_usable (const FliptownState *state);
const char *fliptown_character_name (FliptownCharacter character);
const char *fliptown_character_rule (FliptownCharacter character);

/* fliptown-cowbot.c */
typedef enum
{
  FLIPTOWN_STEALS_AT_GOLD = FLIPTOWN_BLACK_BART,
  FLIPTOWN_STEALS_AT_BONUS = FLIPTOWN_WYATT_EARP,
  FLIPTOWN_STEALS_AT_STAR = FLIPTOWN_CALAMITY_JANE,
  FLIPTOWN_STEALS_AT_WANTED = FLIPTOWN_BILLY_THE_KID,
} FliptownTrigger;

FlipSuit fliptown_cowbot_suit (FliptownCowbot cowbot);
const char *fliptown_cowbot_name (FliptownCowbot cowbot);
guint fliptown_cowbot_matches (const FliptownState *state);
void fliptown_cowbot_notice (FliptownState *state, FliptownTrigger trigger);
void fliptown_cowbot_score (const FliptownState *state, FlipScore *score);
int fliptown_cowbot_points (const FliptownState *state);
FlipCardSet fliptown_cowbot_possible (const FliptownState *state);
int fliptown_cowbot_lowest (const FliptownState *state); /* the value of the lowest stolen card that is shown */
int fliptown_cowbot_duel (const FliptownState *state);

/* fliptown-score.c, fliptown-feats.c */
int fliptown_silver (const FliptownState *state, guint seat, guint chamber);
void fliptown_score (gconstpointer state, guint seat, FlipScore *score);
int fliptown_total (const FliptownState *state, guint seat);
void fliptown_result (gconstpointer state, FlipResult *result);
void fliptown_title (gconstpointer state, guint seat, GString *title);
void fliptown_feats (gconstpointer state, guint seat, FlipFeats *feats);
void fliptown_tally (gconstpointer state, guint seat, int *counts);

enum
{
  FLIPTOWN_N_TALLIES = 14
};
extern const FlipTally fliptown_tallies[FLIPTOWN_N_TALLIES];

/* Texts */
void fliptown_question (gconstpointer state, FlipQuestion *question);
gboolean fliptown_parse (gconstpointer state,
                         const char *text,
                         FlipMove *move,
                         FlipRefusal *refusal);
void fliptown_where (gconstpointer state, FlipGist *gist);
void fliptown_tell (const FlipGist *gist, GString *text);
void fliptown_when (gconstpointer state, FlipWhen *when);
void fliptown_sources (gconstpointer before,
                       const FlipMove *move,
                       gconstpointer after,
                       guint seat,
                       FlipScore *sources);
void fliptown_memories (gconstpointer state, guint seat, FlipMemories *memories);
guint fliptown_progress (gconstpointer state);
const char *fliptown_silver_words (FliptownSilver silver);
void fliptown_reward_describe (const FliptownReward *reward, GString *text);
void fliptown_sites (gconstpointer state, guint seat, FlipSites *sites);
void fliptown_facts (gconstpointer state, int seat, FlipFacts *facts);
/* fliptown-help.c: what was dealt, in a line, and the rule that says it in full */
const char *fliptown_character_help (FliptownCharacter character);
const char *fliptown_cowbot_help (FliptownCowbot cowbot);
const char *fliptown_cowbot_rule (FliptownCowbot cowbot);
#define FLIPTOWN_HELP_SIZE 160
void fliptown_bounty_help (const FliptownState *state, guint bounty, char *text, gsize size);
const char *fliptown_bounty_rule (guint bounty);

const char *fliptown_row_name (guint row);
void fliptown_notices (gconstpointer before,
                       const FlipMove *move,
                       gconstpointer after,
                       GPtrArray *notices);

/* fliptown-begin.c, fliptown-sound.c */
gboolean fliptown_begin (gpointer state, const FlipSetup *setup, GError **error);
gboolean fliptown_sound (gconstpointer state, GString *problem);
#define FLIPTOWN_N_OPTIONS 10
extern const FlipOption fliptown_options[FLIPTOWN_N_OPTIONS];

G_END_DECLS
