/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-rules.h"

#include <glib/gi18n-lib.h>

/* The consequences of a move, for the sentence in the log: found by playing it on a copy. */

/* What follows a sentence explains it. */
static void
add_words (const FlipGains *gains, GString *text)
{
  if (!gains->n)
    return;
  if (text->len && text->str[text->len - 1] == '.')
    text->str[text->len - 1] = ':';
  g_string_append_c (text, ' ');
  flip_gains_print (gains, text);
}

static void
add_bounties (const FliptownState *before, const FliptownState *after, GString *text)
{
  for (guint i = 0; i < after->bounties.n; i++)
    {
      guint fresh = after->bounties.met[i] & ~before->bounties.met[i];

      for (guint seat = 0; seat < after->n_seats; seat++)
        {
          if (fresh & 1u << seat)
            g_string_append_printf (text, _ (" {seat %u} meets the bounty “%s”."), seat + 1,
                                    fliptown_bounty_name (after->bounties.ids[i]));
        }
    }
}

/* What a move brought its seat. */
static void
add_gains (const FliptownState *before, const FliptownState *after, guint seat, GString *text)
{
  FlipGains gains = { 0 };

  fliptown_gains_read (before, after, seat, &gains);
  add_words (&gains, text);
  if (gains.n)
    g_string_append_c (text, '.');
}

/* The hand that was resolved meanwhile, if one was. */
static char *
new_hand (const FliptownState *before, const FliptownState *after, guint seat)
{
  guint round = before->round;
  gboolean played = before->stage < FLIPTOWN_STAGE_WORK && before->stage > FLIPTOWN_STAGE_ROUND
                    && (after->stage >= FLIPTOWN_STAGE_WORK || after->round > round);

  if (!played)
    return NULL;
  if (after->seats[seat].hands[round] == FLIP_HAND_NOTHING)
    return g_strdup (_ ("no poker hand"));
  /* Translators: a hand, such as pair. */
  return g_strdup_printf (_ ("poker: %s"), flip_hand_name (after->seats[seat].hands[round]));
}

/* What the Bank paid the seat when its turn began with this move. */
static void
add_payment (const FliptownState *state, GString *text)
{
  gulong stars = state->just_paid;

  if (stars)
    g_string_append_printf (text,
                            ngettext (" The Bank had paid: +%lu star.",
                                      " The Bank had paid: +%lu stars.", stars),
                            stars);
}

/* What followed automatically: the Bank, hands, pans and hammers, arrests. */
static void
add_aftermath (const FliptownState *before, const FliptownState *after, GString *text)
{
  for (guint seat = 0; seat < after->n_seats; seat++)
    {
      const FliptownSeat *old = &before->seats[seat], *new = &after->seats[seat];
      g_autofree char *hand = new_hand (before, after, seat);
      g_autoptr (GString) changes = g_string_new (NULL);
      FlipGains gains = { 0 };

      fliptown_gains_read_tracks (old, new, &gains);
      flip_gains_print (&gains, changes);
      if (!gains.n && !hand)
        continue;
      if (after->n_seats > 1)
        g_string_append_printf (text, "\n{seat %u}:", seat + 1);
      else
        g_string_append (text, _ (" Then:"));
      if (hand)
        g_string_append_printf (text, " %s%s", hand, gains.n ? "," : "");
      if (new->arrests != old->arrests)
        g_string_append (text, _ (" arrested,"));
      g_string_append_printf (text, "%s%s.", gains.n ? " " : "", changes->str);
    }
}

void
fliptown_outcome_describe (gconstpointer data, const FlipMove *move, GString *text)
{
  const FliptownState *state = data;
  FliptownState alone = *state, after;

  g_assert (move->verb < FLIPTOWN_N_VERBS && text->len > 0);

  if (state->stage < FLIPTOWN_STAGE_ROUND || state->stage >= FLIPTOWN_STAGE_STOLEN)
    return;
  fliptown_prepare (&alone);
  fliptown_verbs[move->verb].apply (&alone, move);
  after = alone;
  fliptown_advance (&after, move);
  add_gains (state, &alone, MIN (state->seat, state->n_seats - 1u), text);
  add_payment (state, text);
  add_aftermath (&alone, &after, text);
  if (after.just_stolen)
    g_string_append_printf (text, _ (" %s steals a card."),
                            fliptown_cowbot_name (after.options.cowbot));
  add_bounties (state, &after, text);
}
