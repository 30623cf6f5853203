/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity.h"

#include <glib/gi18n-lib.h>

/* The great moments: a bust. The winning turn is the end of the game, which is announced
   elsewhere. */

static void
add_loss (FlipNotice *notice,
          const char *glyph,
          const char *label,
          const char *unit,
          guint amount,
          const char *detail)
{
  FlipNoticeGain *gain = flip_notice_add (notice, glyph, label);

  gain->hurts = TRUE;
  flip_notice_say (&gain->amount, "%s%u", unit, amount);
  flip_notice_say (&gain->detail, "%s", detail);
}

static void
add_losses (const FlipcityState *bust, FlipNotice *notice)
{
  guint points = flipcity_gain (bust, FLIPCITY_POINTS), cash = flipcity_gain (bust, FLIPCITY_CASH);
  g_autofree char *missing =
    points < bust->cards.points
      /* Translators: %u: how many points */
      ? g_strdup_printf (_ ("%u short of a win"), bust->cards.points - points)
      : g_strdup (_ ("enough for a win"));
  FlipNoticeGain *cards;

  if (points)
    /* Translators: what a bust costs */
    add_loss (notice, "star", _ ("points gone"), "", points, missing);
  if (cash)
    add_loss (notice, "cash", /* what a bust costs */ _ ("cash gone"), "$", cash,
              _ ("no building this turn"));
  cards = flip_notice_add (notice, "cards", _ ("cards to the discard"));
  flip_notice_say (&cards->amount, "%u", bust->turn.n_played);
  flip_notice_say (&cards->detail, "%s", _ ("they stay in the city"));
}

/* Its probability, if the player could have stopped instead. */
static void
say_chance (const FlipcityState *before, const FlipMove *move, FlipNotice *notice)
{
  double odds[FLIPCITY_ODDS];

  if (move->verb != FLIPCITY_VERB_PLAY || before->stage != FLIPCITY_STAGE_PLAY)
    return;
  flipcity_odds (before, before->seat, odds);
  /* Translators: %d: per cent */
  flip_notice_say (&notice->reason, _ ("The chance of a bust was %d %%."),
                   (int) (odds[0] * 100 + .5));
}

static FlipNotice *
notice_of_bust (const FlipcityState *bust, guint seat)
{
  FlipNotice *notice = flip_notice_new ("bust", _ ("Keep Busts Brief"), (int) seat);
  char name[32];

  notice->is_bad = TRUE;
  notice->glyph = "unhappy";
  flip_notice_add_card (notice, bust->seats[seat].last.face);
  notice->count = flipcity_gain (bust, FLIPCITY_UNHAPPY);
  notice->limit = flipcity_gain (bust, FLIPCITY_LIMIT);
  flip_notice_say (&notice->count_of, "%s", _ ("Unhappy"));
  /* Translators: {seat %u}: is replaced by the name of that player; %s: a card */
  flip_notice_say (&notice->title, _ ("{seat %u} goes bust on %s"), seat + 1,
                   flipcity_face_name (&bust->cards, bust->seats[seat].last.face, name));
  flip_notice_say (&notice->detail,
                   /* Translators: first %u: how many unhappy cards; second %u: how many are allowed
                      */
                   ngettext ("%u unhappy, but only %u allowed.", "%u unhappy, but only %u allowed.",
                             notice->count),
                   notice->count, notice->limit);
  flip_notice_say (&notice->verdict, "%s", _ ("Bust"));
  /* Translators: heading over what a bust costs */
  flip_notice_say (&notice->brings, "%s", _ ("It costs"));
  add_losses (bust, notice);
  return notice;
}

/* The move is replayed on a copy, turn by turn, because a bust is only visible at the end of its
   turn. The next turn may consist entirely of cards that must be played, up to a bust. */
void
flipcity_notices (gconstpointer data,
                  const FlipMove *move,
                  gconstpointer data_after,
                  GPtrArray *notices)
{
  const FlipcityState *before = data;
  FlipcityState state = *before;
  gboolean is_first = TRUE;

  flipcity_game.verbs[move->verb]->apply (&state, move);
  flipcity_advance_within (&state);
  do
    {
      FlipNotice *notice = flipcity_is_bust (&state) ? notice_of_bust (&state, state.seat) : NULL;

      if (notice && is_first)
        say_chance (before, move, notice);
      if (notice)
        g_ptr_array_add (notices, notice);
      is_first = FALSE;
    }
  while (flipcity_begin_next (&state));
}
