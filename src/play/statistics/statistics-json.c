/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/statistics/statistics-tables.h"

static void
write_filter (const FlipStatisticsFilter *filter, FlipJson *json)
{
  flip_json_open (json, "filter", '{');
  flip_json_words (json, "game", filter->game);
  flip_json_words (json, "player", filter->player);
  flip_json_words (json, "edition", filter->edition);
  if (filter->dealt >= 0)
    flip_json_string (json, "mode", filter->dealt ? "dealt" : "table");
  if (filter->seats)
    flip_json_number (json, "seats", filter->seats);
  flip_json_time (json, "from", filter->from);
  flip_json_time (json, "until", filter->until);
  flip_json_boolean (json, "practice", filter->practice);
  flip_json_boolean (json, "unaided", filter->unaided);
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

/* The objects of the lists */

static void
write_group (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipStatisticsGroup *group = item;

  flip_json_string (json, "name", group->key);
  flip_json_string (json, "label", group->label);
  write_sum (&group->sum, json);
  flip_json_real (json, "mean", flip_statistics_mean (&group->sum));
  flip_json_number (json, "best", group->sum.best->score);
}

static void
write_result (gconstpointer item, gconstpointer results, FlipJson *json)
{
  const FlipKeptResult *result = item;
  g_autofree char *edition = flip_statistics_edition (results, result);

  flip_json_number (json, "sheet", result->sheet);
  flip_json_number (json, "seat", result->seat + 1);
  flip_json_time (json, "date", result->ended);
  flip_json_string (json, "game", result->game);
  flip_json_string (json, "player", result->player);
  flip_json_number (json, "points", result->score);
  flip_json_string (json, "outcome", flip_ending_word (result->ending));
  if (result->place)
    flip_json_number (json, "place", result->place);
  flip_json_number (json, "seats", result->seats);
  flip_json_string (json, "mode", result->dealt ? "dealt" : "table");
  flip_json_string (json, "edition", edition);
  if (result->played)
    flip_json_number (json, "seconds", result->played);
  flip_json_number (json, "moves", result->moves);
}

static void
write_bin (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipStatisticsBin *bin = item;

  flip_json_number (json, "from", bin->from);
  flip_json_number (json, "to", bin->until - 1);
  flip_json_number (json, "results", bin->results);
}

static void
write_pair (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipHeadToHead *pair = item;

  flip_json_string (json, "player", pair->one);
  flip_json_boolean (json, "automatic", pair->other == NULL);
  flip_json_words (json, "opponent", pair->other);
  flip_json_number (json, "sheets", pair->sheets);
  flip_json_number (json, "ahead", pair->ahead);
  flip_json_number (json, "behind", pair->behind);
}

static void
write_tally (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipTallied *tallied = item;

  flip_json_string (json, "what", tallied->tally->id);
  flip_json_number (json, "times", tallied->times);
  flip_json_number (json, "results", tallied->results);
  flip_json_number (json, "most", tallied->most);
}

static void
write_feat (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipFeatTotal *feat = item;

  flip_json_string (json, "achievement", feat->id);
  flip_json_string (json, "label", feat->label);
  flip_json_number (json, "results", feat->results);
  flip_json_number (json, "players", feat->players);
  if (!feat->parts)
    return;
  flip_json_number (json, "parts", feat->parts);
  flip_json_number (json, "most", feat->most);
}

static void
write_site (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipSiteTotal *site = item;

  flip_json_string (json, "site", site->name);
  flip_json_number (json, "results", site->marked);
  flip_json_number (json, "others", site->others);
}

static void
write_record (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipStatisticsRecord *record = item;

  flip_json_string (json, "record", record->id);
  flip_json_string (json, "label", record->label);
  flip_json_number (json, "value", record->value);
  flip_json_string (json, "player", record->result->player);
  flip_json_number (json, "sheet", record->result->sheet);
  flip_json_time (json, "date", record->result->ended);
  flip_json_boolean (json, "hints", record->result->hinted);
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
    flip_json_pointers (json, flip_grouping_word (by), statistics->groups[by], write_group, NULL);
  flip_json_pointers (json, "history", statistics->results, write_result, results);
  flip_json_array (json, "distribution", statistics->bins, write_bin, NULL);
  flip_json_array (json, "pairs", statistics->pairs, write_pair, NULL);
  flip_json_array (json, "tallies", statistics->tallies, write_tally, NULL);
  flip_json_pointers (json, "achievements", statistics->feats, write_feat, NULL);
  flip_json_pointers (json, "sites", statistics->sites, write_site, NULL);
  flip_json_pointers (json, "records", statistics->records, write_record, NULL);
  flip_json_close (json, '}');
}
