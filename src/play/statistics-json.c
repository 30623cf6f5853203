/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/iso-time.h"
#include "play/statistics-tables.h"

static void
write_date (FlipJson *json, const char *key, gint64 seconds)
{
  g_autofree char *text = flip_iso_time (seconds);

  if (text)
    flip_json_string (json, key, text);
  else
    flip_json_null (json, key);
}

static void
write_filter (const FlipStatisticsFilter *filter, FlipJson *json)
{
  flip_json_open (json, "filter", '{');
  if (filter->game)
    flip_json_string (json, "game", filter->game);
  if (filter->player)
    flip_json_string (json, "player", filter->player);
  if (filter->edition)
    flip_json_string (json, "edition", filter->edition);
  if (filter->dealt >= 0)
    flip_json_string (json, "mode", filter->dealt ? "dealt" : "table");
  if (filter->seats)
    flip_json_number (json, "seats", filter->seats);
  if (filter->from)
    write_date (json, "from", filter->from);
  if (filter->until)
    write_date (json, "until", filter->until);
  flip_json_boolean (json, "practice", filter->practice);
  flip_json_close (json, '}');
}

static void
write_sum (const FlipStatisticsSum *sum, FlipJson *json)
{
  flip_json_number (json, "sheets", sum->sheets);
  flip_json_number (json, "results", sum->results);
  flip_json_number (json, "won", sum->won);
  flip_json_number (json, "drawn", sum->drawn);
  flip_json_number (json, "lost", sum->lost);
}

static void
write_points (const FlipStatistics *statistics, FlipJson *json)
{
  if (!statistics->game || !statistics->all.results)
    return;
  flip_json_open (json, "points", '{');
  flip_json_real (json, "mean", statistics->mean);
  flip_json_real (json, "deviation", statistics->deviation);
  flip_json_number (json, "worst", statistics->all.worst->score);
  flip_json_real (json, "lower_quartile", statistics->lower);
  flip_json_real (json, "median", statistics->median);
  flip_json_real (json, "upper_quartile", statistics->upper);
  flip_json_number (json, "best", statistics->all.best->score);
  flip_json_close (json, '}');
}

static void
write_times (const FlipStatistics *statistics, FlipJson *json)
{
  flip_json_open (json, "times", '{');
  flip_json_number (json, "sheets", statistics->timed);
  flip_json_number (json, "seconds", statistics->played);
  flip_json_number (json, "moves", statistics->timed_moves);
  flip_json_close (json, '}');
}

static void
write_groups (const FlipStatistics *statistics, FlipGrouping by, FlipJson *json)
{
  const GPtrArray *groups = statistics->groups[by];

  flip_json_open (json, flip_grouping_word (by), '[');
  for (guint i = 0; i < groups->len; i++)
    {
      const FlipStatisticsGroup *group = groups->pdata[i];

      flip_json_open (json, NULL, '{');
      flip_json_string (json, "name", group->key);
      flip_json_string (json, "label", group->label);
      write_sum (&group->sum, json);
      flip_json_real (json, "mean", flip_statistics_mean (&group->sum));
      flip_json_number (json, "best", group->sum.best->score);
      flip_json_close (json, '}');
    }
  flip_json_close (json, ']');
}

static void
write_results (const FlipResults *results, const FlipStatistics *statistics, FlipJson *json)
{
  flip_json_open (json, "history", '[');
  for (guint i = 0; i < statistics->results->len; i++)
    {
      const FlipKeptResult *result = statistics->results->pdata[i];
      g_autofree char *edition = flip_statistics_edition (results, result);

      flip_json_open (json, NULL, '{');
      flip_json_number (json, "sheet", result->sheet);
      flip_json_number (json, "seat", result->seat + 1);
      write_date (json, "date", result->ended);
      flip_json_string (json, "game", result->game);
      flip_json_string (json, "player", result->player);
      flip_json_number (json, "points", result->score);
      flip_json_string (json, "ending", flip_ending_word (result->ending));
      if (result->place)
        flip_json_number (json, "place", result->place);
      flip_json_number (json, "seats", result->seats);
      flip_json_string (json, "mode", result->dealt ? "dealt" : "table");
      flip_json_string (json, "edition", edition);
      if (result->played)
        flip_json_number (json, "seconds", result->played);
      flip_json_number (json, "moves", result->moves);
      flip_json_close (json, '}');
    }
  flip_json_close (json, ']');
}

static void
write_bins (const FlipStatistics *statistics, FlipJson *json)
{
  flip_json_open (json, "distribution", '[');
  for (guint i = 0; i < statistics->bins->len; i++)
    {
      const FlipStatisticsBin *bin = &g_array_index (statistics->bins, FlipStatisticsBin, i);

      flip_json_open (json, NULL, '{');
      flip_json_number (json, "from", bin->from);
      flip_json_number (json, "to", bin->until - 1);
      flip_json_number (json, "results", bin->results);
      flip_json_close (json, '}');
    }
  flip_json_close (json, ']');
}

static void
write_pairs (const FlipStatistics *statistics, FlipJson *json)
{
  flip_json_open (json, "pairs", '[');
  for (guint i = 0; i < statistics->pairs->len; i++)
    {
      const FlipHeadToHead *pair = &g_array_index (statistics->pairs, FlipHeadToHead, i);

      flip_json_open (json, NULL, '{');
      flip_json_string (json, "player", pair->one);
      flip_json_boolean (json, "automatic", pair->other == NULL);
      if (pair->other)
        flip_json_string (json, "opponent", pair->other);
      flip_json_number (json, "sheets", pair->sheets);
      flip_json_number (json, "ahead", pair->ahead);
      flip_json_number (json, "behind", pair->behind);
      flip_json_close (json, '}');
    }
  flip_json_close (json, ']');
}

static void
write_tallies (const FlipStatistics *statistics, FlipJson *json)
{
  flip_json_open (json, "tallies", '[');
  for (guint i = 0; i < statistics->tallies->len; i++)
    {
      const FlipTallied *tallied = &g_array_index (statistics->tallies, FlipTallied, i);

      flip_json_open (json, NULL, '{');
      flip_json_string (json, "what", tallied->tally->id);
      flip_json_number (json, "times", tallied->times);
      flip_json_number (json, "results", tallied->results);
      flip_json_number (json, "most", tallied->most);
      flip_json_close (json, '}');
    }
  flip_json_close (json, ']');
}

static void
write_feats (const FlipStatistics *statistics, FlipJson *json)
{
  flip_json_open (json, "achievements", '[');
  for (guint i = 0; i < statistics->feats->len; i++)
    {
      const FlipFeatTotal *feat = statistics->feats->pdata[i];

      flip_json_open (json, NULL, '{');
      flip_json_string (json, "achievement", feat->id);
      flip_json_string (json, "label", feat->label);
      flip_json_number (json, "results", feat->results);
      flip_json_number (json, "players", feat->players);
      if (feat->parts)
        {
          flip_json_number (json, "parts", feat->parts);
          flip_json_number (json, "most", feat->most);
        }
      flip_json_close (json, '}');
    }
  flip_json_close (json, ']');
}

static void
write_sites (const FlipStatistics *statistics, FlipJson *json)
{
  flip_json_open (json, "sites", '[');
  for (guint i = 0; i < statistics->sites->len; i++)
    {
      const FlipSiteTotal *site = statistics->sites->pdata[i];

      flip_json_open (json, NULL, '{');
      flip_json_string (json, "site", site->name);
      flip_json_number (json, "results", site->marked);
      flip_json_number (json, "others", site->others);
      flip_json_close (json, '}');
    }
  flip_json_close (json, ']');
}

static void
write_records (const FlipStatistics *statistics, FlipJson *json)
{
  flip_json_open (json, "records", '[');
  for (guint i = 0; i < statistics->records->len; i++)
    {
      const FlipStatisticsRecord *record = statistics->records->pdata[i];

      flip_json_open (json, NULL, '{');
      flip_json_string (json, "record", record->id);
      flip_json_string (json, "label", record->label);
      flip_json_number (json, "value", record->value);
      flip_json_string (json, "player", record->result->player);
      flip_json_number (json, "sheet", record->result->sheet);
      write_date (json, "date", record->result->ended);
      flip_json_close (json, '}');
    }
  flip_json_close (json, ']');
}

void
flip_statistics_write_json (const FlipResults *results,
                            const FlipStatistics *statistics,
                            const FlipStatisticsFilter *filter,
                            FlipJson *json)
{
  g_return_if_fail (results && statistics && filter && json);

  flip_json_open (json, NULL, '{');
  write_filter (filter, json);
  write_sum (&statistics->all, json);
  write_points (statistics, json);
  write_times (statistics, json);
  for (guint by = 0; by < FLIP_N_GROUPINGS; by++)
    write_groups (statistics, by, json);
  write_results (results, statistics, json);
  write_bins (statistics, json);
  write_pairs (statistics, json);
  write_tallies (statistics, json);
  write_feats (statistics, json);
  write_sites (statistics, json);
  write_records (statistics, json);
  flip_json_close (json, '}');
}
