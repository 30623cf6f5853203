/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/statistics/statistics-tables.h"

static void
write_filter (const FlipStatisticsFilter *filter, FlipJson *json)
{
  flip_json_object (
    json, "filter", FLIP_JSON_WORDS ("game", filter->game),
    FLIP_JSON_WORDS ("player", filter->player), FLIP_JSON_WORDS ("edition", filter->edition),
    FLIP_JSON_IF (filter->dealt >= 0, FLIP_JSON ("mode", filter->dealt ? "dealt" : "table")),
    FLIP_JSON_GIVEN ("seats", filter->seats), FLIP_JSON_TIME ("from", filter->from),
    FLIP_JSON_TIME ("until", filter->until), FLIP_JSON_BOOLEAN ("practice", filter->practice),
    FLIP_JSON_BOOLEAN ("unaided", filter->unaided));
}

static void
write_sum (const FlipStatisticsSum *sum, FlipJson *json)
{
  flip_json_add (json, FLIP_JSON ("sheets", sum->sheets), FLIP_JSON ("results", sum->results),
                 FLIP_JSON ("won", sum->won), FLIP_JSON ("drawn", sum->drawn),
                 FLIP_JSON ("lost", sum->lost));
}

static void
write_points (const FlipStatistics *statistics, FlipJson *json)
{
  if (!statistics->game || !statistics->all.results)
    return;
  flip_json_object (json, "points", FLIP_JSON ("mean", statistics->mean),
                    FLIP_JSON ("deviation", statistics->deviation),
                    FLIP_JSON ("worst", statistics->all.worst->score),
                    FLIP_JSON ("lower_quartile", statistics->lower),
                    FLIP_JSON ("median", statistics->median),
                    FLIP_JSON ("upper_quartile", statistics->upper),
                    FLIP_JSON ("best", statistics->all.best->score));
}

static void
write_times (const FlipStatistics *statistics, FlipJson *json)
{
  flip_json_object (json, "times", FLIP_JSON ("sheets", statistics->timed),
                    FLIP_JSON ("seconds", statistics->played),
                    FLIP_JSON ("moves", statistics->timed_moves));
}

/* The objects of the lists */

static void
write_group (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipStatisticsGroup *group = item;

  flip_json_add (json, FLIP_JSON ("name", group->key), FLIP_JSON ("label", group->label));
  write_sum (&group->sum, json);
  flip_json_add (json, FLIP_JSON ("mean", flip_statistics_mean (&group->sum)),
                 FLIP_JSON ("best", group->sum.best->score));
}

static void
write_result (gconstpointer item, gconstpointer results, FlipJson *json)
{
  const FlipKeptResult *result = item;
  g_autofree char *edition = flip_statistics_edition (results, result);

  flip_json_add (json, FLIP_JSON ("sheet", result->sheet), FLIP_JSON ("seat", result->seat + 1),
                 FLIP_JSON_TIME ("date", result->ended), FLIP_JSON ("game", result->game),
                 FLIP_JSON ("player", result->player), FLIP_JSON ("points", result->score),
                 FLIP_JSON ("outcome", flip_ending_word (result->ending)),
                 FLIP_JSON_GIVEN ("place", result->place), FLIP_JSON ("seats", result->seats),
                 FLIP_JSON ("mode", result->dealt ? "dealt" : "table"),
                 FLIP_JSON ("edition", edition), FLIP_JSON_GIVEN ("seconds", result->played),
                 FLIP_JSON ("moves", result->moves));
}

static void
write_bin (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipStatisticsBin *bin = item;

  flip_json_add (json, FLIP_JSON ("from", bin->from), FLIP_JSON ("to", bin->until - 1),
                 FLIP_JSON ("results", bin->results));
}

static void
write_pair (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipHeadToHead *pair = item;

  flip_json_add (json, FLIP_JSON ("player", pair->one),
                 FLIP_JSON_BOOLEAN ("automatic", pair->other == NULL),
                 FLIP_JSON_WORDS ("opponent", pair->other), FLIP_JSON ("sheets", pair->sheets),
                 FLIP_JSON ("ahead", pair->ahead), FLIP_JSON ("behind", pair->behind));
}

static void
write_tally (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipTallied *tallied = item;

  flip_json_add (json, FLIP_JSON ("what", tallied->tally->id), FLIP_JSON ("times", tallied->times),
                 FLIP_JSON ("results", tallied->results), FLIP_JSON ("most", tallied->most));
}

static void
write_habit (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipHabit *habit = item;
  const FlipStatistics *statistics = data;

  flip_json_add (json, FLIP_JSON ("item", habit->id), FLIP_JSON ("label", habit->label),
                 FLIP_JSON ("cost_per_game", (double) habit->cost / FLIP_POINT / statistics->judged),
                 FLIP_JSON ("mistakes", habit->times), FLIP_JSON ("games", statistics->judged));
}

static void
write_feat (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipFeatTotal *feat = item;

  flip_json_add (json, FLIP_JSON ("achievement", feat->id), FLIP_JSON ("label", feat->label),
                 FLIP_JSON ("results", feat->results), FLIP_JSON ("players", feat->players),
                 FLIP_JSON_GIVEN ("parts", feat->parts),
                 FLIP_JSON_IF (feat->parts, FLIP_JSON ("most", feat->most)));
}

static void
write_site (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipSiteTotal *site = item;

  flip_json_add (json, FLIP_JSON ("site", site->name), FLIP_JSON ("results", site->marked),
                 FLIP_JSON ("others", site->others));
}

static void
write_record (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipStatisticsRecord *record = item;

  flip_json_add (json, FLIP_JSON ("record", record->id), FLIP_JSON ("label", record->label),
                 FLIP_JSON ("value", record->value), FLIP_JSON ("player", record->result->player),
                 FLIP_JSON ("sheet", record->result->sheet),
                 FLIP_JSON_TIME ("date", record->result->ended),
                 FLIP_JSON_BOOLEAN ("hints", record->result->hinted));
}

void
flip_statistics_write_json (const FlipResults *results,
                            const FlipStatistics *statistics,
                            const FlipStatisticsFilter *filter,
                            FlipJson *json)
{
  g_return_if_fail (results && statistics && filter && json);

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
  flip_json_array (json, "habits", statistics->habits, write_habit, statistics);
  flip_json_pointers (json, "achievements", statistics->feats, write_feat, NULL);
  flip_json_pointers (json, "sites", statistics->sites, write_site, NULL);
  flip_json_pointers (json, "records", statistics->records, write_record, NULL);
}
