/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-deck.h"
#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>

const FlipOption flipcity_options[FLIPCITY_N_OPTIONS] = {
  {
    .key = "office",
    /* Translators: a card: an office building */
    .label = N_ ("Office"),
    .values = { "yes", "no" },
    .value_labels = { N_ ("In the supply"), /* value of an option */ N_ ("Left out") },
    .min_seats = 1,
    .max_seats = FLIPCITY_MAX_SEATS,
    .note = N_ ("The cards that the rulebook calls optional: more building actions."),
  },
  {
    .key = "first",
    .label = /* name of an option */ N_ ("Who begins"),
    .values = { "1", "2", "3", "4" },
    .value_labels = { "{seat 1}", "{seat 2}", "{seat 3}", "{seat 4}" },
    .min_seats = 2,
    .max_seats = FLIPCITY_MAX_SEATS,
    .note = N_ ("In the rulebook, whoever last flipped a table"),
    .is_later = TRUE,
  },
  {
    .key = "top",
    .place = FLIP_OPTION_AT_TABLE,
    .label = /* name of an option */ N_ ("Top card"),
    .values = { "told", "played", "named" },
    .named = FLIPCITY_TOP_NAMED,
    .value_labels = { N_ ("Entered as soon as it is on top"), N_ ("Entered only when played"),
                      N_ ("Named when played") },
    .min_seats = 1,
    .max_seats = FLIPCITY_MAX_SEATS,
    .is_edition = TRUE,
  },
  {
    .key = "edition",
    .place = FLIP_OPTION_AT_TABLE,
    .label = N_ ("Edition of the rules"),
    .values = { "1", "2" },
    .value_labels = { N_ ("First"), N_ ("Second") },
    .min_seats = 1,
    .max_seats = FLIPCITY_MAX_SEATS,
    .is_edition = TRUE,
    .is_later = TRUE,
  },
};

static void
fill_supply (FlipcityState *state, gboolean office)
{
  for (guint i = 0; i < state->cards.n_pairs; i++)
    {
      FlipcityPair *pair = &state->cards.pairs[i];

      if (pair->optional && !office)
        *pair = (FlipcityPair){ .cost = FLIPCITY_NO_PRICE };
      state->supply[i] = flipcity_is_solo (state) ? pair->solo : pair->supply;
    }
  flipcity_supply_count (state);
  state->filled = state->n_supply;
  flipcity_cards_weigh (&state->cards);
}

static void
form_deck (FlipcityState *state, guint index)
{
  FlipcitySeat *seat = &state->seats[index];

  g_assert (index < FLIPCITY_MAX_SEATS && seat->n_discard == 0);

  for (guint i = 0; i < flipcity_n_faces (&state->cards); i++)
    {
      seat->discard[i] = state->cards.faces[i].start;
      seat->n_discard = (guint8) (seat->n_discard + seat->discard[i]);
    }
  flipcity_deck_shuffle (state, index);
}

gboolean
flipcity_begin (gpointer data, const FlipSetup *setup, GError **error)
{
  FlipcityState *state = data;

  g_assert (flip_setup_seats (setup) <= FLIPCITY_MAX_SEATS);

  memset (state, 0, sizeof *state);
  if (!flip_format_read (&flipcity_format, setup->board, setup->board_name, &state->cards, error))
    return FALSE;

  state->n_seats = (guint8) flip_setup_seats (setup);
  state->first = (guint8) flip_setup_option (setup, "first");
  state->seat = state->first;
  state->telling = setup->dealt ? FLIPCITY_TOP_TOLD : (guint8) flip_setup_option (setup, "top");
  state->lenient =
    state->telling == FLIPCITY_TOP_PLAYED && flip_setup_option (setup, "edition") == 0;
  fill_supply (state, flip_setup_option (setup, "office") == 0);
  for (guint i = 0; i < state->n_seats; i++)
    form_deck (state, i);
  state->round = 1;
  state->stage = FLIPCITY_STAGE_TURN;
  flipcity_advance (state, NULL);
  return TRUE;
}
