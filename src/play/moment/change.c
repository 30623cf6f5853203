/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/change.h"

#include <string.h>

/* helpers */

static void
add_site (FlipChange *change, guint site)
{
  change->sites[site / 64] |= G_GUINT64_CONSTANT (1) << site % 64;
}

static gboolean
same_site (const FlipSite *a, const FlipSite *b)
{
  return a->mark == b->mark && a->price == b->price && g_str_equal (a->badge, b->badge)
         && g_str_equal (a->gives, b->gives) && g_str_equal (a->title, b->title)
         && g_str_equal (a->name, b->name);
}

static void
compare_sites (FlipChange *change, const FlipSites *before, const FlipSites *after)
{
  for (guint i = 0; i < MAX (before->n, after->n); i++)
    {
      if (i >= before->n || i >= after->n || !same_site (&before->sites[i], &after->sites[i]))
        add_site (change, i);
    }
}

static gboolean
same_facts (const FlipFacts *a, const FlipFacts *b)
{
  if (a->n != b->n)
    return FALSE;
  for (guint i = 0; i < a->n; i++)
    {
      if (!g_str_equal (a->facts[i].id, b->facts[i].id)
          || !g_str_equal (a->facts[i].value, b->facts[i].value)
          || a->facts[i].step != b->facts[i].step)
        return FALSE;
    }

  return TRUE;
}

static gboolean
same_goals (const FlipGoals *a, const FlipGoals *b)
{
  if (a->n != b->n)
    return FALSE;
  for (guint i = 0; i < a->n; i++)
    {
      const FlipGoal *one = &a->goals[i], *other = &b->goals[i];

      if (!g_str_equal (one->label, other->label) || !g_str_equal (one->worth, other->worth)
          || one->amount != other->amount || one->met != other->met
          || memcmp (one->have, other->have, sizeof one->have) != 0
          || memcmp (one->need, other->need, sizeof one->need) != 0)
        return FALSE;
    }

  return TRUE;
}

static gboolean
same_seat (const FlipMoment *before, const FlipMoment *after, guint seat)
{
  return flip_moment_score (before, seat)->total == flip_moment_score (after, seat)->total
         && same_facts (flip_moment_facts (before, (int) seat),
                        flip_moment_facts (after, (int) seat));
}

static gboolean
same_table (const FlipMoment *before, const FlipMoment *after)
{
  return same_facts (flip_moment_facts (before, FLIP_TABLE), flip_moment_facts (after, FLIP_TABLE))
         && same_goals (flip_moment_goals (before), flip_moment_goals (after));
}

static void
read_all_new (FlipChange *change)
{
  change->sheet = change->question = change->board = change->table = TRUE;
  change->seats = G_MAXUINT;
  memset (change->sites, 0xff, sizeof change->sites);
}

/* The log was either cut off at the cursor and continued there, or replaced as a whole. */
static guint
first_other_entry (const FlipMoment *before, const FlipMoment *after)
{
  guint same = MIN (before->cursor, after->cursor);

  return before->n_replaced == after->n_replaced ? same : MIN (same, after->stayed);
}

/* public functions */

void
flip_change_read (FlipChange *change, const FlipMoment *before, const FlipMoment *after)
{
  *change = (FlipChange){ 0 };
  if (!before)
    {
      read_all_new (change);
      return;
    }
  g_assert (before->game == after->game && before->n_seats == after->n_seats);

  change->question = before->position != after->position || before->cursor != after->cursor
                     || before->is_present != after->is_present
                     || flip_moment_who (before) != flip_moment_who (after)
                     || before->n_replaced != after->n_replaced;
  change->came_back = !before->is_present && after->is_present && before->cursor == after->cursor;
  change->board = before->seat != after->seat;
  change->log_from = first_other_entry (before, after);
  change->table = !same_table (before, after);
  for (guint seat = 0; seat < after->n_seats; seat++)
    change->seats |= same_seat (before, after, seat) ? 0 : 1u << seat;
  compare_sites (change, flip_moment_sites (before, before->seat),
                 flip_moment_sites (after, after->seat));
}

gboolean
flip_change_has_site (const FlipChange *change, guint site)
{
  g_assert (site < FLIP_MAX_SITES);

  return (change->sites[site / 64] >> site % 64 & 1) != 0;
}

guint
flip_change_n_sites (const FlipChange *change)
{
  guint n = 0;

  for (guint site = 0; site < FLIP_MAX_SITES; site++)
    n += flip_change_has_site (change, site);
  return n;
}
