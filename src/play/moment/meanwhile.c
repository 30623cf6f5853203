/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/meanwhile.h"

#include "play/moment/notices.h"

/* Entries further back are read in the log. */
#define MOST 60

/* helpers */

/* Where the entries since the seat's last answer begin. */
static guint
find_beginning (const FlipMoment *moment)
{
  guint from = moment->position;

  while (from > 0 && moment->position - from < MOST
         && flip_log_who (moment->log, from - 1) != (int) moment->seat)
    from--;
  return from;
}

static void
add_entry (const FlipMoment *moment, guint position, GPtrArray *all)
{
  g_autofree char *text = flip_log_tell_entry (moment->log, position);
  FlipMeanwhile *entry;

  if (!*text)
    return;
  entry = g_new0 (FlipMeanwhile, 1);
  entry->position = position;
  entry->who = flip_log_who (moment->log, position);
  entry->text = g_steal_pointer (&text);
  entry->is_great = flip_notices_has_any (moment->log, position);
  g_ptr_array_add (all, entry);
}

static void
entry_free (FlipMeanwhile *entry)
{
  g_free (entry->text);
  g_free (entry);
}

/* public functions */

/* Cards don't count where the players turn them over at their own table: they have seen them. */
gboolean
flip_meanwhile_has_any (const FlipMoment *moment)
{
  gboolean dealt = moment->setup->dealt;

  if (!moment->is_present || moment->is_over)
    return FALSE;
  for (guint i = moment->position; i > 0 && moment->position - i < MOST; i--)
    {
      int who = flip_log_who (moment->log, i - 1);

      if (who != FLIP_TABLE)
        return who != (int) moment->seat;
    }

  return dealt && moment->position > 0;
}

GPtrArray *
flip_meanwhile_read (const FlipMoment *moment)
{
  GPtrArray *all = g_ptr_array_new_with_free_func ((GDestroyNotify) entry_free);

  g_assert (moment);

  for (guint i = find_beginning (moment); i < moment->position; i++)
    add_entry (moment, i, all);
  return all;
}
