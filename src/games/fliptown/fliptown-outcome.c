/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/fliptown-people.h"

#include <glib/gi18n-lib.h>

/* The consequences of a move, for the sentence in the log: found by playing it on a copy. */

static void
add_bounties (const FliptownState *before, const FliptownState *after, GString *text)
{
  for (guint i = 0; i < after->bounties.n; i++)
    {
      guint fresh = after->bounties.met[i] & ~before->bounties.met[i];

      for (guint seat = 0; seat < after->n_seats; seat++)
        {
          if (fresh & 1u << seat)
            /* Translators: {seat %u} becomes the name of a player; leave it as it is. */
            flip_phrase_say_printf (text, _ ("{seat %u} meets the bounty “%s”."), seat + 1,
                                    fliptown_bounty_name (after->bounties.ids[i]));
        }
    }
}

static void
add_gains (const FliptownState *before, const FliptownState *after, guint seat, GString *text)
{
  g_autoptr (GString) words = g_string_new (NULL);
  FlipGains gains = { 0 };

  fliptown_gains_read (before, after, seat, &gains);
  flip_gains_print (&gains, words);
  if (gains.n)
    flip_phrase_explain (text, words->str);
}

/* The hand that was resolved by the move, if any. */
static char *
new_hand (const FliptownState *before, const FliptownState *after, guint seat)
{
  FlipHand hand = after->seats[seat].hands[before->round];

  if (!fliptown_reaches (before, after, FLIPTOWN_STAGE_WORK))
    return NULL;
  if (hand == FLIP_HAND_NOTHING)
    return g_strdup (_ ("no poker hand"));
  /* Translators: a hand, such as pair. */
  return g_strdup_printf (_ ("poker: %s"), flip_hand_name (hand));
}

/* The Bank's payment to the seat when its turn began with this move. */
static void
add_payment (const FliptownState *state, GString *text)
{
  gulong stars = state->just_paid;

  if (stars)
    flip_phrase_say_printf (
      /* Translators: %lu: how many */
      text, ngettext ("The Bank paid: +%lu star.", "The Bank paid: +%lu stars.", stars),
      stars);
}

/* The automatic consequences: the Bank, hands, pans and hammers, arrests. */
static void
add_aftermath (const FliptownState *before, const FliptownState *after, GString *text)
{
  for (guint seat = 0; seat < after->n_seats; seat++)
    {
      const FliptownSeat *old = &before->seats[seat], *new = &after->seats[seat];
      g_autofree char *hand = new_hand (before, after, seat);
      g_autoptr (GString) changes = g_string_new (hand);
      g_autoptr (GString) gained = g_string_new (NULL);
      FlipGains gains = { 0 };

      fliptown_gains_read_tracks (old, new, &gains);
      flip_gains_print (&gains, gained);
      if (!gains.n && !hand)
        continue;
      if (new->arrests != old->arrests)
        flip_phrase_add (changes, C_ ("in this round", "arrested"));
      flip_phrase_add (changes, gained->str);
      if (after->n_seats > 1)
        {
          g_string_append_c (text, '\n');
          /* Translators: the seat becomes a name; then what followed for that player */
          g_string_append_printf (text, _ ("{seat %u}: %s."), seat + 1, changes->str);
        }
      else
        /* Translators: what followed automatically: “Then: poker: pair, +2 stars.” */
        flip_phrase_say_printf (text, _ ("Then: %s."), changes->str);
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
  fliptown_play_alone (&alone, move);
  after = alone;
  fliptown_advance (&after);
  add_gains (state, &alone, MIN (state->seat, state->n_seats - 1u), text);
  add_payment (state, text);
  add_aftermath (&alone, &after, text);
  if (after.just_stolen)
    flip_phrase_say_printf (text, /* Translators: %s: a cowbot */ _ ("%s steals a card."),
                            _ (fliptown_cowbots[after.options.cowbot].name));
  add_bounties (state, &after, text);
}
