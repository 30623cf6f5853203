/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Statistics that need all players of a table: head to head, and the records. */

#include "play/statistics/statistics-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Head to head */

/* By place if the game assigns places, else by points. */
static int
lead (const FlipKeptResult *one, const FlipKeptResult *other)
{
  if (one->place && other->place)
    return other->place - one->place;
  return (one->score > other->score) - (one->score < other->score);
}

/* Partners are not opponents, and neither are automatic players of each other. */
static gboolean
are_opponents (const FlipStatisticsFilter *filter,
               const FlipKeptResult *one,
               const FlipKeptResult *other)
{
  if ((one->side >= 0 && one->side == other->side) || one->automatic)
    return FALSE;
  if (filter->player)
    return g_str_equal (one->player, filter->player) && one->player != other->player;
  /* Counts each pair once, in alphabetical order. */
  return other->automatic || strcmp (one->player, other->player) < 0;
}

typedef struct
{
  FlipStatistics *self;
  const FlipStatisticsFilter *filter;
  GHashTable *known; /* Names: index in the pairs, from 1 */
} Pairs;

/* Two players. Equal names are the same pointer. */
typedef struct
{
  const char *one, *other;
} Names;

static guint
names_hash (gconstpointer data)
{
  const Names *names = data;

  return g_direct_hash (names->one) * 31 + g_direct_hash (names->other);
}

static gboolean
names_equal (gconstpointer a, gconstpointer b)
{
  const Names *one = a, *other = b;

  return one->one == other->one && one->other == other->other;
}

static FlipHeadToHead *
find_pair (Pairs *pairs, const FlipKeptResult *one, const FlipKeptResult *other)
{
  Names names = { one->player, other->automatic ? NULL : other->player };
  guint index = GPOINTER_TO_UINT (g_hash_table_lookup (pairs->known, &names));

  if (index == 0)
    {
      FlipHeadToHead pair = { .one = names.one, .other = names.other };

      g_array_append_val (pairs->self->pairs, pair);
      index = pairs->self->pairs->len;
      g_hash_table_insert (pairs->known, g_memdup2 (&names, sizeof names),
                           GUINT_TO_POINTER (index));
    }
  return &g_array_index (pairs->self->pairs, FlipHeadToHead, index - 1);
}

static void
add_meeting (Pairs *pairs, const FlipKeptResult *one, const FlipKeptResult *other)
{
  FlipHeadToHead *pair;
  int ahead;

  if (!are_opponents (pairs->filter, one, other))
    return;
  ahead = lead (one, other);
  pair = find_pair (pairs, one, other);
  pair->sheets++;
  pair->ahead += ahead > 0;
  pair->behind += ahead < 0;
}

/* The end of the sheet that begins at this index. */
static guint
end_of_sheet (const GPtrArray *table, guint first)
{
  gint64 sheet = ((const FlipKeptResult *) table->pdata[first])->sheet;
  guint end = first;

  while (end < table->len && ((const FlipKeptResult *) table->pdata[end])->sheet == sheet)
    end++;
  return end;
}

static int
compare_pairs (gconstpointer a, gconstpointer b)
{
  const FlipHeadToHead *one = a, *other = b;

  if (one->sheets != other->sheets)
    return one->sheets > other->sheets ? -1 : 1;
  if (g_strcmp0 (one->one, other->one) != 0)
    return g_strcmp0 (one->one, other->one);
  return g_strcmp0 (one->other, other->other);
}

void
flip_statistics_find_pairs (FlipStatistics *self,
                            const FlipStatisticsFilter *filter,
                            const GPtrArray *table)
{
  Pairs pairs = { self, filter, g_hash_table_new_full (names_hash, names_equal, g_free, NULL) };

  for (guint first = 0, end; first < table->len; first = end)
    {
      end = end_of_sheet (table, first);
      for (guint i = first; i < end; i++)
        {
          for (guint j = first; j < end; j++)
            {
              if (i != j)
                add_meeting (&pairs, table->pdata[i], table->pdata[j]);
            }
        }
    }
  g_array_sort (self->pairs, compare_pairs);
  g_hash_table_unref (pairs.known);
}

/* Records */

static void
add_record (FlipStatistics *self,
            const char *id,
            const char *label,
            int value,
            FlipRecordUnit unit,
            const FlipKeptResult *result)
{
  FlipStatisticsRecord *record = g_new0 (FlipStatisticsRecord, 1);

  *record = (FlipStatisticsRecord){ id, g_string_chunk_insert_const (self->words, label), value, unit, result };
  g_ptr_array_add (self->records, record);
}

/* How far a winner was ahead of the next player, if points decide; -1 if there was no sole
   winner. */
static int
margin (const GPtrArray *table, guint first, guint end, const FlipKeptResult *winner)
{
  int next = G_MININT;

  for (guint i = first; i < end; i++)
    {
      const FlipKeptResult *result = table->pdata[i];

      if (result != winner)
        next = MAX (next, result->score);
    }
  return next == G_MININT ? -1 : (int) MIN ((gint64) winner->score - next, G_MAXINT);
}

/* The largest margin of a player who passes the filter. */
static void
find_margin (FlipStatistics *self, const GPtrArray *table)
{
  const FlipKeptResult *widest = NULL;
  g_autoptr (GHashTable) chosen = g_hash_table_new (NULL, NULL);
  int most = 0;

  for (guint i = 0; i < self->results->len; i++)
    g_hash_table_add (chosen, self->results->pdata[i]);
  for (guint first = 0, end; first < table->len; first = end)
    {
      end = end_of_sheet (table, first);
      for (guint i = first; i < end; i++)
        {
          const FlipKeptResult *result = table->pdata[i];
          int ahead = result->ending == FLIP_ENDING_WON && result->side < 0
                          && g_hash_table_contains (chosen, result)
                        ? margin (table, first, end, result)
                        : -1;

          if (ahead > most)
            {
              most = ahead;
              widest = result;
            }
        }
    }
  if (widest)
    /* Translators: a record */
    add_record (self, "margin", _ ("Widest margin"), most, FLIP_RECORD_POINTS, widest);
}

static void
find_times (FlipStatistics *self)
{
  const FlipKeptResult *longest = NULL, *shortest = NULL;

  for (guint i = 0; i < self->results->len; i++)
    {
      const FlipKeptResult *result = self->results->pdata[i];

      if (!result->played)
        continue;
      if (!longest || result->played > longest->played)
        longest = result;
      if (!shortest || result->played < shortest->played)
        shortest = result;
    }
  if (!longest)
    return;
  /* Translators: a record */
  add_record (self, "longest", _ ("Longest game"), (int) MIN (longest->played, G_MAXINT),
              FLIP_RECORD_SECONDS, longest);
  /* Translators: a record */
  add_record (self, "shortest", _ ("Shortest game"), (int) MIN (shortest->played, G_MAXINT),
              FLIP_RECORD_SECONDS, shortest);
}

void
flip_statistics_find_records (FlipStatistics *self, const GPtrArray *table)
{
  if (self->results->len == 0)
    return;
  if (self->game)
    {
      /* Translators: a record */
      add_record (self, "highest", _ ("Highest score"), self->all.best->score, FLIP_RECORD_POINTS,
                  self->all.best);
      /* Translators: a record */
      add_record (self, "lowest", _ ("Lowest score"), self->all.worst->score, FLIP_RECORD_POINTS,
                  self->all.worst);
      find_margin (self, table);
    }
  find_times (self);
  for (guint i = 0; i < self->tallies->len; i++)
    {
      const FlipTallied *tallied = &g_array_index (self->tallies, FlipTallied, i);
      g_autofree char *label =
        /* Translators: %s: what is counted */
        g_strdup_printf (_ ("Most in one game: %s"), _ (tallied->tally->label));

      if (tallied->most > 1)
        add_record (self, tallied->tally->id, label, tallied->most, FLIP_RECORD_TIMES,
                    tallied->when);
    }
}
