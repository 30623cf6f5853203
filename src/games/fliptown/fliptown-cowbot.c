/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-people.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

/* The solo opponents: they steal cards unseen, and score the sites that the player left. */

/* clang-format off */
const FliptownPerson fliptown_cowbots[FLIPTOWN_N_COWBOTS] = {
  [FLIPTOWN_NO_COWBOT] = { "none", /* no automatic opponent */ N_ ("no cowbot"), "FT-BOT-1" },
  [FLIPTOWN_BLACK_BART] = { "black-bart", N_ ("Black Bart"), "FT-BOT-15",
    N_ ("With a diamond in the lineup he steals a card when you gain gold"),
    .suit = FLIP_DIAMONDS },
  [FLIPTOWN_WYATT_EARP] = { "wyatt-earp", N_ ("Wyatt Earp"), "FT-BOT-16",
    N_ ("With a club in the lineup he steals a card when you gain a bonus action"),
    .suit = FLIP_CLUBS },
  [FLIPTOWN_CALAMITY_JANE] = { "calamity-jane", N_ ("Calamity Jane"), "FT-BOT-17",
    N_ ("With a heart in the lineup she steals a card when you gain a star"),
    .suit = FLIP_HEARTS },
  [FLIPTOWN_BILLY_THE_KID] = { "billy-the-kid", N_ ("Billy the Kid"), "FT-BOT-18",
    N_ ("With a spade in the lineup he steals a card when you gain Wanted"),
    .suit = FLIP_SPADES },
};
/* clang-format on */

const char *
fliptown_cowbot_word (guint cowbot)
{
  g_return_val_if_fail (cowbot < FLIPTOWN_N_COWBOTS, "?");

  return fliptown_cowbots[cowbot].word;
}

/* The lineup cards of the cowbot's suit, one bit each: any of them keeps it awake. */
guint
fliptown_cowbot_matches (const FliptownState *state)
{
  guint matches = 0;

  if (state->options.cowbot == FLIPTOWN_NO_COWBOT)
    return 0;
  for (guint i = 0; i < state->cards.n_lineup; i++)
    {
      if (state->cards.suits[i] == fliptown_cowbots[state->options.cowbot].suit)
        matches |= 1u << i;
    }

  return matches;
}

static gboolean
in_a_turn (const FliptownState *state)
{
  return state->stage >= FLIPTOWN_STAGE_PAYMENTS && state->stage <= FLIPTOWN_STAGE_LAST_WORD;
}

/* While the cowbot is awake, the first gain of its kind in a turn makes it steal the top card,
   unseen. */
void
fliptown_cowbot_notice (FliptownState *state, FliptownTrigger trigger)
{
  FliptownCards *cards = &state->cards;

  if (state->options.cowbot != (guint) trigger || state->stolen_now || !in_a_turn (state)
      || !fliptown_cowbot_matches (state))
    return;

  state->stolen_now = TRUE;
  state->just_stolen = TRUE;
  fliptown_cards_refill_if_empty (state);
  cards->stolen_draws[cards->n_stolen++] = fliptown_cards_take_hidden (state);
  cards->stolen_in_round[state->round]++;
}

static int
sites_left (const FliptownSeat *seat, FliptownPlace region)
{
  g_assert (region < FLIPTOWN_N_REGIONS);

  return (int) (fliptown_first_site (region + 1) - fliptown_first_site (region))
         - (int) fliptown_count (seat->circled[region]);
}

/* On Easy the cowbot scores the two regions that are worth most to it, on Normal three, on Hard
   all. */
static gboolean
counts_region (const FliptownState *state, FliptownPlace region)
{
  const gint8 *points = state->board.cowbot_points[state->options.cowbot];
  guint dearer = 0;

  for (guint i = 0; i < FLIPTOWN_N_REGIONS; i++)
    dearer += points[i] > points[region];
  return dearer < state->options.level + 2u;
}

void
fliptown_cowbot_score (const FliptownState *state, FlipScore *score)
{
  static const char *const ids[FLIPTOWN_N_REGIONS] = {
    "trail-left",
    "badlands-left",
    "mine-left",
    "town-left",
  };
  const FliptownBoard *board = &state->board;
  const gint8 *points = board->cowbot_points[state->options.cowbot];

  g_assert (state->options.cowbot != FLIPTOWN_NO_COWBOT);

  for (guint region = 0; region < FLIPTOWN_N_REGIONS; region++)
    {
      int left = sites_left (&state->seats[0], region);

      if (counts_region (state, region))
        flip_score_add (score, ids[region], fliptown_place_name (region), left,
                        left * points[region]);
    }
  /* Translators: taken by the cowbot */
  flip_score_add (score, "stolen", _ ("Stolen cards"), state->cards.n_stolen,
                  state->cards.n_stolen * board->stolen_points[state->options.level]);
  if (state->seats[0].character != FLIPTOWN_NO_CHARACTER)
    flip_score_add (score, "character", _ ("Against a character"), 1, board->character_points);
  if (state->options.holdem)
    flip_score_add (score, "holdem", _ ("Against Hold ’em"), 1, board->holdem_points);
}

int
fliptown_cowbot_points (const FliptownState *state)
{
  const FliptownBoard *board = &state->board;
  int points = state->cards.n_stolen * board->stolen_points[state->options.level];

  g_assert (state->options.cowbot != FLIPTOWN_NO_COWBOT);

  for (guint region = 0; region < FLIPTOWN_N_REGIONS; region++)
    {
      if (counts_region (state, region))
        points += sites_left (&state->seats[0], region)
                  * board->cowbot_points[state->options.cowbot][region];
    }
  if (state->seats[0].character != FLIPTOWN_NO_CHARACTER)
    points += board->character_points;
  return points + (state->options.holdem ? board->holdem_points : 0);
}

/* The stolen cards are revealed one by one. A card stolen in a round was not shown in that round or
   later, so a later theft leaves more possible cards. There must be enough late thefts to account
   for the cards that only a late theft can explain. */
static gboolean
explained (const FliptownState *state, FlipCardSet revealed)
{
  const FliptownCards *cards = &state->cards;
  FlipCardSet shown_since = 0;
  guint thefts = 0;

  for (int round = FLIPTOWN_ROUNDS - 1; round >= 0; round--)
    {
      shown_since |= cards->seen[round];
      if (flip_card_set_size (revealed & shown_since) > thefts)
        return FALSE;
      thefts += cards->stolen_in_round[round];
    }

  return TRUE;
}

FlipCardSet
fliptown_cowbot_possible (const FliptownState *state)
{
  const FliptownCards *cards = &state->cards;
  FlipCardSet revealed = 0, possible = 0;

  g_assert (cards->n_revealed <= cards->n_stolen);

  for (guint i = 0; i < cards->n_revealed; i++)
    revealed |= FLIP_CARD_BIT (cards->stolen[i]);
  for (FlipCard card = 0; card < FLIP_N_CARDS; card++)
    {
      if (!(revealed & FLIP_CARD_BIT (card)) && explained (state, revealed | FLIP_CARD_BIT (card)))
        possible |= FLIP_CARD_BIT (card);
    }

  return possible;
}

int
fliptown_cowbot_lowest (const FliptownState *state)
{
  guint lowest = FLIP_KING + 1;

  for (guint i = 0; i < state->cards.n_revealed; i++)
    lowest = MIN (lowest, flip_card_rank (state->cards.stolen[i]));
  return (int) lowest;
}

/* Positive if the player is ahead, negative if the cowbot is, 0 for a tie. A tie is broken once all
   stolen cards are shown: the lower of the player's Wanted and the lowest stolen card wins. */
int
fliptown_cowbot_duel (const FliptownState *state)
{
  FlipScore own = { 0 }, cowbot = { 0 };

  if (state->options.cowbot == FLIPTOWN_NO_COWBOT)
    return 1;
  fliptown_score (state, 0, &own);
  fliptown_cowbot_score (state, &cowbot);
  if (own.total != cowbot.total)
    return own.total - cowbot.total;
  if (state->cards.n_stolen == 0 || state->cards.n_revealed < state->cards.n_stolen)
    return 0;
  return fliptown_cowbot_lowest (state) - fliptown_held (&state->seats[0], FLIPTOWN_WANTED);
}
