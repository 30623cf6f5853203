/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-people.h"

#include <glib/gi18n-lib.h>

/* Payments for a lineup before any of its cards is changed. */

static guint
cards_of_colour (const FliptownState *state, gboolean red)
{
  guint n = 0;

  for (guint i = 0; i < FLIPTOWN_LINEUP; i++)
    n += flip_suit_is_red (flip_card_suit (state->cards.lineup[i])) == red;
  return n;
}

void
fliptown_payments_bank (FliptownState *state)
{
  const FliptownSeat *seat = fliptown_acting_seat (state);
  guint needed = state->options.bank_two ? FLIPTOWN_LINEUP - 1 : FLIPTOWN_LINEUP;

  g_assert (state->cards.n_lineup == FLIPTOWN_LINEUP);

  for (guint colour = FLIPTOWN_RED; colour <= FLIPTOWN_BLACK; colour++)
    {
      if (seat->bank & 1u << colour && cards_of_colour (state, colour == FLIPTOWN_RED) >= needed)
        fliptown_gain (state, FLIPTOWN_STARS, state->board.bank_pays[state->round]);
    }
}

/* The hunted ranks in the lineup; two queens still count as one outlaw. */
guint
fliptown_payments_outlaws (const FliptownState *state)
{
  guint shown = 0;

  for (guint i = 0; i < FLIPTOWN_LINEUP; i++)
    {
      guint rank = flip_card_rank (state->cards.lineup[i]);

      if (rank >= FLIP_JACK)
        shown |= 1u << (rank - FLIP_JACK);
    }

  return shown & fliptown_acting_seat (state)->outlaws;
}

/* A hunted outlaw pays */

static void
list_outlaw (gconstpointer data, FlipMoveList *list)
{
  const FliptownState *state = data;

  for (int outlaw = 0; outlaw < FLIPTOWN_OUTLAWS; outlaw++)
    for (int payment = 0; payment < FLIPTOWN_N_PAYMENTS; payment++)
      {
        FlipMove move = fliptown_move (FLIPTOWN_VERB_OUTLAW, FLIP_NO_SITE, outlaw, payment);

        if (state->outlaws_due & 1u << outlaw)
          flip_move_list_add (list, &move);
      }
}

static gboolean
check_outlaw (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FliptownState *state = data;

  if (move->arg[0] < 0 || move->arg[0] >= FLIPTOWN_OUTLAWS
      || !(state->outlaws_due & 1u << move->arg[0]))
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "FT-BAIL-2",
                        _ ("This outlaw has nothing to pay now."));
  return (move->arg[1] >= 0 && move->arg[1] < FLIPTOWN_N_PAYMENTS)
         || flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-BAIL-3",
                         _ ("An outlaw pays cash or gold, or removes Wanted."));
}

static void
apply_outlaw (gpointer data, const FlipMove *move)
{
  FliptownState *state = data;

  g_assert (move->arg[0] >= 0 && state->outlaws_due >> move->arg[0] & 1);
  g_assert (move->arg[1] >= 0 && move->arg[1] < FLIPTOWN_N_PAYMENTS);

  state->outlaws_due &= (guint8) ~(1u << move->arg[0]);
  if (move->arg[1] == FLIPTOWN_PAID_CASH)
    fliptown_gain (state, FLIPTOWN_CASH, state->board.outlaw_cash);
  else if (move->arg[1] == FLIPTOWN_PAID_GOLD)
    fliptown_gain (state, FLIPTOWN_GOLD, state->board.outlaw_gold);
  else
    fliptown_lose (state, state->seat, FLIPTOWN_WANTED, state->board.outlaw_takes_off);
}

static const char *
outlaw_of (const FlipMove *move)
{
  g_assert (move->arg[0] >= 0 && move->arg[0] < FLIPTOWN_OUTLAWS);

  return flip_rank_text (FLIP_JACK + (guint) move->arg[0]);
}

static void
print_outlaw (gconstpointer state, const FlipMove *move, GString *text)
{
  static const char *const payments[FLIPTOWN_N_PAYMENTS] = { "cash", "gold", "wanted" };

  g_assert (move->arg[1] >= 0 && move->arg[1] < FLIPTOWN_N_PAYMENTS);

  g_string_append_printf (text, "outlaw %s %s", outlaw_of (move), payments[move->arg[1]]);
}

static void
describe_outlaw (gconstpointer state, const FlipMove *move, GString *text)
{
  /* Translators: %s: an outlaw */
  g_string_append_printf (text, _ ("The hunted %s pays."), outlaw_of (move));
  fliptown_outcome_describe (state, move, text);
}

static void
label_outlaw (gconstpointer data, const FlipMove *move, GString *text)
{
  const FliptownState *state = data;

  if (move->arg[1] == FLIPTOWN_PAID_CASH)
    /* Translators: an outlaw, J, Q or K, and what that pays */
    g_string_append_printf (text, _ ("%s pays $%d"), outlaw_of (move), state->board.outlaw_cash);
  else if (move->arg[1] == FLIPTOWN_PAID_GOLD)
    /* Translators: %s: an outlaw; %d: gold */
    g_string_append_printf (text, _ ("%s pays %d gold"), outlaw_of (move),
                            state->board.outlaw_gold);
  else
    /* Translators: %s: an outlaw; %d: Wanted */
    g_string_append_printf (text, _ ("%s removes %d Wanted"), outlaw_of (move),
                            state->board.outlaw_takes_off);
}

const FlipVerb fliptown_outlaw = {
  .name = "outlaw", .stages = 1u << FLIPTOWN_STAGE_OUTLAW, .n_args = 2,
  .list = list_outlaw, .check = check_outlaw, .apply = apply_outlaw,
  .print = print_outlaw, .describe = describe_outlaw, .label = label_outlaw,
  .offer = fliptown_offer_gains,
};
