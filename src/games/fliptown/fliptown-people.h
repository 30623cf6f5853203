/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/fliptown/fliptown-rules.h"

/* Bounties, characters, cowbots, poker hands, and the law. */

/* A character, or a cowbot. */
typedef struct
{
  const char *word; /* in board files and in the notation */
  const char *name; /* translatable */
  const char *rule;
  const char *help;    /* translatable: what is special about it, in one line */
  FlipSuit suit;       /* of a cowbot: its suit in the lineup keeps it awake */
  FliptownPlace bonus; /* of a character: the place of its bonus action, unless it has none or the
                          player chooses one */
} FliptownPerson;

typedef enum
{
  FLIPTOWN_STEALS_AT_GOLD = FLIPTOWN_BLACK_BART,
  FLIPTOWN_STEALS_AT_BONUS = FLIPTOWN_WYATT_EARP,
  FLIPTOWN_STEALS_AT_STAR = FLIPTOWN_CALAMITY_JANE,
  FLIPTOWN_STEALS_AT_WANTED = FLIPTOWN_BILLY_THE_KID,
} FliptownTrigger;

/* fliptown-payments.c */
void fliptown_payments_bank (FliptownState *state);
guint fliptown_payments_outlaws (const FliptownState *state);

/* fliptown-sheriff.c */
FlipCardSet fliptown_hand_cards (const FliptownState *state, guint seat, guint round);
gboolean fliptown_hand_may_cheat (const FliptownState *state, guint seat);
void fliptown_hand_resolve (FliptownState *state, guint seat, gboolean cheat);

/* fliptown-sheriff.c */
void fliptown_work (FliptownState *state);
gboolean fliptown_bribe_asked (const FliptownState *state, guint seat);
int fliptown_bribe_price (const FliptownState *state, guint seat);
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
int fliptown_bounty_progress (const FliptownState *state, guint seat, guint bounty, int *goal);

/* fliptown-character.c */
extern const FliptownPerson fliptown_characters[FLIPTOWN_N_CHARACTERS];
void fliptown_seat_start (FliptownState *state, guint seat, FliptownCharacter character);
gboolean fliptown_ability_usable (const FliptownState *state);

/* fliptown-cowbot.c */
extern const FliptownPerson fliptown_cowbots[FLIPTOWN_N_COWBOTS];
guint fliptown_cowbot_matches (const FliptownState *state);
void fliptown_cowbot_notice (FliptownState *state, FliptownTrigger trigger);
void fliptown_cowbot_score (const FliptownState *state, FlipScore *score);
int fliptown_cowbot_points (const FliptownState *state);
FlipCardSet fliptown_cowbot_possible (const FliptownState *state);
int fliptown_cowbot_lowest (
  const FliptownState *state); /* the value of the lowest stolen card that is shown */
int fliptown_cowbot_duel (const FliptownState *state);
