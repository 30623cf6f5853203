/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-game.h"

#include <glib/gi18n-lib.h>

/* The sources of a seat's stars, move by move. */

/* The places, and then: */
enum
{
  SOURCE_POKER = FLIPTOWN_N_PLACES,
  SOURCE_BOUNTIES,
  SOURCE_ARRESTS,
  N_SOURCES
};

static void
add_lines (FlipScore *sources)
{
  static const struct
  {
    const char *id, *label, *glyph;
  } lines[N_SOURCES] = {
    { "trail", N_ ("Trail"), "heart" },       { "badlands", N_ ("Badlands"), "spade" },
    { "mine", N_ ("Mine"), "diamond" },       { "town", N_ ("Town"), "club" },
    { "cemetery", N_ ("Cemetery"), "tombstone" }, { "poker", N_ ("Poker"), "cards" },
    { "bounties", N_ ("Bounties"), "star" },  { "arrests", N_ ("Arrests"), "badge" },
  };

  for (guint i = 0; i < N_SOURCES; i++)
    flip_score_add (sources, lines[i].id, _ (lines[i].label), 0, 0)->glyph = lines[i].glyph;
}

static int
bounty_stars (const FliptownState *before, const FliptownState *after, guint seat)
{
  int stars = 0;

  for (guint i = 0; i < after->bounties.n; i++)
    {
      guint fresh = after->bounties.met[i] & ~(guint) before->bounties.met[i];

      if (fresh >> seat & 1)
        stars += fliptown_bounty_stars (before, i);
    }

  return stars;
}

/* The hands of a round are paid all at once, when the last of its cards is known. */
static int
poker_stars (const FliptownState *before, const FliptownState *after, guint seat)
{
  return fliptown_reaches (before, after, FLIPTOWN_STAGE_WORK)
           ? after->board.hand_stars[after->seats[seat].hands[before->round]]
           : 0;
}

static guint
source_of (const FliptownState *before, const FlipMove *move, const FliptownState *after, guint seat)
{
  if (before->stage >= FLIPTOWN_STAGE_BRIBE || after->seats[seat].arrests != before->seats[seat].arrests)
    return SOURCE_ARRESTS;
  if (before->stage == FLIPTOWN_STAGE_ROBBERY)
    return FLIPTOWN_BADLANDS;
  return move->site < FLIPTOWN_SITES ? fliptown_site_place (move->site) : FLIPTOWN_TOWN;
}

static void
add (FlipScore *sources, guint source, int stars)
{
  sources->lines[source].count += stars;
  sources->lines[source].points += stars;
  sources->total += stars;
}

void
fliptown_sources (gconstpointer before, const FlipMove *move, gconstpointer after, guint seat, FlipScore *sources)
{
  const FliptownState *old = before, *new = after;
  int stars, bounties, poker;

  g_return_if_fail (seat < new->n_seats);

  if (sources->n_lines == 0)
    add_lines (sources);
  stars = fliptown_held (&new->seats[seat], FLIPTOWN_STARS) - fliptown_held (&old->seats[seat], FLIPTOWN_STARS);
  if (stars == 0)
    return;
  bounties = bounty_stars (old, new, seat);
  poker = poker_stars (old, new, seat);
  add (sources, SOURCE_BOUNTIES, bounties);
  add (sources, SOURCE_POKER, poker);
  if (stars != bounties + poker)
    add (sources, source_of (old, move, new, seat), stars - bounties - poker);
}
