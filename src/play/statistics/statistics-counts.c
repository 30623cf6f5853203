/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything a game counts: its tallies, what mistakes were about, achievements and marked sites. */

#include "play/statistics/statistics-private.h"

#include "draw/sheet/sheet-art.h"
#include "engine/session/session.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

/* Tallies */

int
flip_statistics_tally (const FlipKeptResult *result, const FlipTally *tally)
{
  gsize length = strlen (tally->id);

  for (const char *at = result->tallies; *at;)
    {
      const char *space = strchr (at, ' ');
      const char *end = space ? strchr (space + 1, ' ') : NULL;

      if (!end)
        return 0;
      if ((gsize) (space - at) == length && memcmp (at, tally->id, length) == 0)
        return (int) CLAMP (strtol (space + 1, NULL, 10), 0, G_MAXINT / 2);
      at = end + 1;
    }

  return 0;
}

static void
add_times (FlipTallied *tallied, const FlipKeptResult *result, int times)
{
  tallied->times += times;
  tallied->results += times > 0;
  tallied->often += times > 1;
  if (times <= tallied->most)
    return;
  tallied->most = times;
  tallied->when = result;
}

/* Walks along the text only once, as its words are in the order of the tallies. */
static void
add_tallies (FlipStatistics *self, const FlipKeptResult *result)
{
  const char *at = result->tallies;

  for (guint i = 0; i < self->tallies->len && *at; i++)
    {
      FlipTallied *tallied = &g_array_index (self->tallies, FlipTallied, i);
      gsize length = strlen (tallied->tally->id);
      char *end;
      long times;

      if (strncmp (at, tallied->tally->id, length) != 0 || at[length] != ' ')
        continue;
      times = strtol (at + length + 1, &end, 10);
      add_times (tallied, result, (int) CLAMP (times, 0, G_MAXINT / 2));
      at = end + (*end == ' ');
    }
}

void
flip_statistics_find_tallies (FlipStatistics *self)
{
  for (guint i = 0; i < self->game->n_tallies; i++)
    {
      FlipTallied tallied = { .tally = &self->game->tallies[i] };

      g_array_append_val (self->tallies, tallied);
    }
  for (guint i = 0; i < self->results->len; i++)
    add_tallies (self, self->results->pdata[i]);
}

/* Habits */

static int
compare_reviews (gconstpointer a, gconstpointer b)
{
  const FlipKeptReview *one = a, *other = b;

  return (one->sheet > other->sheet) - (one->sheet < other->sheet);
}

void
flip_statistics_find_habits (FlipStatistics *self, const FlipResults *results)
{
  for (guint i = 0; i < self->results->len; i++)
    {
      const FlipKeptResult *result = self->results->pdata[i];
      const FlipKeptReview sought = { .sheet = result->sheet }, *review;
      guint at;

      if (!g_array_binary_search (results->reviews, &sought, compare_reviews, &at))
        continue;
      review = &g_array_index (results->reviews, FlipKeptReview, at);
      self->judged += flip_habits_add_kept (self->habits, review->stamp, review->verdicts, result->seats, result->seat);
    }
  if (self->judged)
    flip_habits_name (self->habits, self->game, flip_session_state (self->begun), 0);
}

/* Achievements */

typedef struct
{
  FlipStatistics *self;
  GHashTable *had;   /* "player feat part": set */
  GHashTable *parts; /* "player feat": number of parts */
} Feats;

static void
list_feats (FlipStatistics *self)
{
  FlipHonours honours = flip_game_honours (self->game, flip_session_state (self->begun), 0);

  for (guint i = 0; i < honours.feats.n; i++)
    {
      const FlipFeat *feat = &honours.feats.feats[i];
      FlipFeatTotal *total = g_new0 (FlipFeatTotal, 1);

      total->id = feat->id;
      total->label = g_string_chunk_insert_const (self->words, feat->label);
      total->parts = feat->parts;
      g_ptr_array_add (self->feats, total);
    }
}

static FlipFeatTotal *
find_feat (FlipStatistics *self, const char *word, gsize length)
{
  for (guint i = 0; i < self->feats->len; i++)
    {
      FlipFeatTotal *total = self->feats->pdata[i];

      if (strlen (total->id) == length && memcmp (total->id, word, length) == 0)
        return total;
    }

  return NULL;
}

/* Adds one word of a result: an achievement or, after a colon, a part of one. */
static void
add_feat (Feats *feats, const FlipKeptResult *result, const char *word, gsize length)
{
  const char *colon = memchr (word, ':', length);
  FlipFeatTotal *total = find_feat (feats->self, word, colon ? (gsize) (colon - word) : length);
  g_autofree char *whole = NULL, *key = NULL;
  guint n;

  if (!total)
    return;
  total->results++;
  whole = g_strdup_printf ("%p %.*s", (void *) result->player, (int) length, word);
  if (!g_hash_table_add (feats->had, g_steal_pointer (&whole)))
    return;
  key = g_strdup_printf ("%p %s", (void *) result->player, total->id);
  n = GPOINTER_TO_UINT (g_hash_table_lookup (feats->parts, key)) + 1;
  g_hash_table_replace (feats->parts, g_steal_pointer (&key), GUINT_TO_POINTER (n));
  total->most = MAX (total->most, n);
  total->players += n == MAX (1, total->parts);
}

void
flip_statistics_find_feats (FlipStatistics *self)
{
  Feats feats = { .self = self };

  list_feats (self);
  feats.had = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  feats.parts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < self->results->len; i++)
    {
      const FlipKeptResult *result = self->results->pdata[i];
      const char *end;

      for (const char *at = result->feats; (end = strchr (at, ' ')); at = end + 1)
        add_feat (&feats, result, at, (gsize) (end - at));
    }
  g_hash_table_unref (feats.had);
  g_hash_table_unref (feats.parts);
}

/* Sites */

static void
count_sites (const FlipKeptResult *result, guint counts[FLIP_MAX_SITES])
{
  for (guint i = 0; i < result->n_site_bytes; i++)
    {
      for (guint bits = result->sites[i]; bits; bits &= bits - 1)
        counts[i * 8 + (guint) __builtin_ctz (bits)]++;
    }
}

static gboolean
is_empty (const guint counts[FLIP_MAX_SITES])
{
  guint all = 0;

  for (guint i = 0; i < FLIP_MAX_SITES; i++)
    all |= counts[i];
  return all == 0;
}

/* Games also list places that only larger editions have, which a sheet doesn't show. */
static gboolean
is_shown (FlipStatistics *self, guint site)
{
  gconstpointer state = flip_session_state (self->begun);
  const FlipSheetArt *art = flip_sheet_art_of (self->game, state);

  return art && flip_sheet_art_site_rect (art, state, 0, FLIP_LAYOUT_NARROW, site).width > 0;
}

static void
list_sites (FlipStatistics *self, const guint marked[FLIP_MAX_SITES], const guint all[FLIP_MAX_SITES])
{
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);

  flip_game_sites (self->game, flip_session_state (self->begun), 0, sites);
  for (guint i = 0; i < sites->n; i++)
    {
      const FlipSite *site = &sites->sites[i];
      FlipSiteTotal *total;

      g_assert (site->id < FLIP_MAX_SITES);
      if (!all[site->id] && !is_shown (self, site->id))
        continue;
      total = g_new0 (FlipSiteTotal, 1);
      *total = (FlipSiteTotal){
        .site = site->id,
        .name = g_string_chunk_insert_const (self->words, site->name),
        .region = g_string_chunk_insert_const (self->words, site->region ? site->region : ""),
        .title = g_string_chunk_insert_const (self->words, site->title),
        .marked = marked[site->id],
        .others = all[site->id] - marked[site->id],
      };
      g_ptr_array_add (self->sites, total);
    }
}

void
flip_statistics_find_sites (FlipStatistics *self,
                            const FlipStatisticsFilter *filter,
                            const GPtrArray *table)
{
  guint marked[FLIP_MAX_SITES] = { 0 }, all[FLIP_MAX_SITES] = { 0 };
  guint people = 0;

  for (guint i = 0; i < self->results->len; i++)
    count_sites (self->results->pdata[i], marked);
  for (guint i = 0; i < table->len; i++)
    {
      const FlipKeptResult *result = table->pdata[i];

      if (result->automatic)
        continue;
      people++;
      if (filter->player)
        count_sites (result, all);
    }
  self->others = people - self->results->len;
  if (!is_empty (marked))
    list_sites (self, marked, filter->player ? all : marked);
}
