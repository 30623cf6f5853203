/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>

const FlipOption royalflip_options[ROYALFLIP_N_OPTIONS] = {
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
check_options (const RoyalflipOptions *options, GError **error)
{
  if (options->pvp || (!options->first_stays && !options->first))
    return TRUE;
  g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION,
               /* Translators: first %s: an option; second %s: a mode of the game */
               _ ("“%s” needs the mode “%s”: otherwise all play at the same time."),
               _ (royalflip_options[options->first_stays ? 1 : 2].label),
               _ (royalflip_options[0].value_labels[1]));
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
  state->turn = (RoyalflipTurn){ .pick = ROYALFLIP_NO_PICK, .colour = ROYALFLIP_NO_COLOUR };
  memset (state->lineup, FLIP_NO_CARD, sizeof state->lineup);
  return TRUE;
}
