/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/statistics/statistics.h"

#include "games/games.h"
#include "play/statistics/statistics-private.h"
#include "store/files/clock.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define MOST_BINS 9

/* Sums */

double
flip_statistics_mean (const FlipStatisticsSum *sum)
{
  return sum->results ? (double) sum->points / sum->results : 0;
}

/* Of equal results the first is kept: equalling a record does not break it. */
void
flip_statistics_sum_add (FlipStatisticsSum *sum, const FlipKeptResult *result)
{
  sum->results++;
  sum->sheets += sum->last_sheet != result->sheet;
  sum->last_sheet = result->sheet;
  sum->won += result->ending == FLIP_ENDING_WON;
  sum->drawn += result->ending == FLIP_ENDING_DRAWN;
  sum->lost += result->ending == FLIP_ENDING_LOST;
  sum->points += result->score;
  if (!sum->best || result->score > sum->best->score
      || (result->score == sum->best->score && result->ended < sum->best->ended))
    sum->best = result;
  if (!sum->worst || result->score < sum->worst->score
      || (result->score == sum->worst->score && result->ended < sum->worst->ended))
    sum->worst = result;
}

static void
group_free (gpointer data)
{
  FlipStatisticsGroup *group = data;

  g_free (group->key);
  g_free (group->label);
  g_free (group);
}

void
flip_statistics_free (FlipStatistics *self)
{
  g_return_if_fail (self);

  for (guint i = 0; i < FLIP_N_GROUPINGS; i++)
    g_ptr_array_unref (self->groups[i]);
  g_clear_pointer (&self->begun, flip_session_free);
  g_ptr_array_unref (self->results);
  g_array_unref (self->bins);
  g_array_unref (self->pairs);
  g_array_unref (self->tallies);
  g_array_unref (self->habits);
  g_ptr_array_unref (self->feats);
  g_ptr_array_unref (self->sites);
  g_ptr_array_unref (self->records);
  g_string_chunk_free (self->words);
  g_free (self);
}

static FlipStatistics *
new_empty (void)
{
  FlipStatistics *self = g_new0 (FlipStatistics, 1);

  self->results = g_ptr_array_new ();
  self->bins = g_array_new (FALSE, TRUE, sizeof (FlipStatisticsBin));
  self->pairs = g_array_new (FALSE, TRUE, sizeof (FlipHeadToHead));
  self->tallies = g_array_new (FALSE, TRUE, sizeof (FlipTallied));
  self->habits = flip_habits_new ();
  self->feats = g_ptr_array_new_with_free_func (g_free);
  self->sites = g_ptr_array_new_with_free_func (g_free);
  self->records = g_ptr_array_new_with_free_func (g_free);
  self->words = g_string_chunk_new (1024);
  return self;
}

/* The filter */

static const char *
board_name (const GArray *boards, gint64 id)
{
  for (guint i = 0; i < boards->len; i++)
    {
      const FlipKeptBoard *board = &g_array_index (boards, FlipKeptBoard, i);

      if (board->id == id)
        return board->name;
    }

  return "";
}

char *
flip_statistics_edition (const FlipResults *results, const FlipKeptResult *result)
{
  const FlipGame *game = flip_games_find (result->game);
  const char *name = board_name (results->boards, result->board);

  if (result->edition)
    return g_strdup_printf ("edition:%" G_GINT64_FORMAT, result->edition);
  if (game && flip_game_find_board (game, name))
    return g_strdup_printf ("%s:%s", result->game, name);
  return g_strdup_printf ("board:%" G_GINT64_FORMAT, result->board);
}

static gboolean
has_edition (const FlipResults *results, const FlipKeptResult *result, const char *wanted)
{
  g_autofree char *key = flip_statistics_edition (results, result);

  return g_str_equal (key, wanted);
}

/* Applies all of the filter except the player, because head to head needs everybody at the
   table. */
gboolean
flip_statistics_is_looked_at (const FlipResults *results,
                              const FlipStatisticsFilter *filter,
                              const FlipKeptResult *result)
{
  return result->practice == filter->practice && !(filter->unaided && result->hinted)
         && (!filter->game || g_str_equal (result->game, filter->game))
         && (filter->dealt < 0 || result->dealt == (filter->dealt != 0))
         && (!filter->seats || result->seats == filter->seats)
         && (!filter->from || result->ended >= filter->from)
         && (!filter->until || result->ended < filter->until)
         && (!filter->edition || has_edition (results, result, filter->edition));
}

static gboolean
is_chosen (const FlipStatisticsFilter *filter, const FlipKeptResult *result)
{
  return !result->automatic && (!filter->player || g_str_equal (result->player, filter->player));
}

/* Groups */

const char *
flip_grouping_word (FlipGrouping by)
{
  static const char *const words[] = { "games",    "players", "modes", "seats",
                                       "editions", "sides",   "months" };

  g_return_val_if_fail (by < FLIP_N_GROUPINGS, "?");

  return words[by];
}

/* NULL if the result has no such property. */
static char *
key_of (const FlipResults *results, const FlipKeptResult *result, FlipGrouping by)
{
  g_autoptr (GDateTime) ended = NULL;

  switch (by)
    {
    case FLIP_BY_GAME:
      return g_strdup (result->game);
    case FLIP_BY_PLAYER:
      return g_strdup (result->player);
    case FLIP_BY_MODE:
      return g_strdup (result->dealt ? "dealt" : "table");
    case FLIP_BY_SEATS:
      return g_strdup_printf ("%u", result->seats);
    case FLIP_BY_EDITION:
      return flip_statistics_edition (results, result);
    case FLIP_BY_SIDE:
      return result->side < 0 ? NULL : g_strdup_printf ("%s:%d", result->game, result->side);
    default:
      ended = flip_clock_at (result->ended);
      return g_date_time_format (ended, "%Y-%m");
    }
}

static char *
label_of_edition (const FlipResults *results, const FlipKeptResult *result)
{
  const FlipGame *game = flip_games_find (result->game);
  const char *name = board_name (results->boards, result->board);
  const FlipBoard *board = game ? flip_game_find_board (game, name) : NULL;

  if (result->edition)
    return g_strdup (board_name (results->editions, result->edition));
  return g_strdup (board ? _ (board->title) : name);
}

/* `only` is the game chosen by the filter, or NULL. */
static char *
label_of (const FlipResults *results,
          const FlipGame *only,
          const FlipKeptResult *result,
          FlipGrouping by,
          const char *key)
{
  const FlipGame *game = flip_games_find (result->game);
  g_autoptr (GDateTime) ended = NULL;

  switch (by)
    {
    case FLIP_BY_GAME:
      return g_strdup (game ? _ (game->name) : key);
    case FLIP_BY_MODE:
      return g_strdup (flip_library_mode_words (only, FALSE, result->dealt));
    case FLIP_BY_SEATS:
      /* Translators: %u: how many */
      return g_strdup_printf (ngettext ("%u seat", "%u seats", result->seats), result->seats);
    case FLIP_BY_EDITION:
      return label_of_edition (results, result);
    case FLIP_BY_SIDE:
      return g_strdup (game ? _ (game->sides.names[result->side]) : key);
    case FLIP_BY_MONTH:
      ended = flip_clock_at (result->ended);
      /* Translators: a date as strftime writes it: month and year */
      return g_date_time_format (ended, _ ("%B %Y"));
    default:
      return g_strdup (key);
    }
}

/* A month in local time, and the group of its results. */
typedef struct
{
  gint64 from, until;
  FlipStatisticsGroup *group;
} Month;

/* Groups that are being built. Most results have the same key as a neighbour, which their numbers
   show without making the text of the key. */
typedef struct
{
  const FlipResults *results;
  const FlipGame *only; /* the game chosen by the filter, or NULL for all */
  FlipGrouping by;
  GPtrArray *groups;
  gint64 last_number; /* of the previous result, if it had a group */
  FlipStatisticsGroup *last;
  GHashTable *by_number; /* gint64: group, or NULL for results without one */
  GHashTable *by_key;    /* the group's own key: group */
  GArray *months;        /* of Month */
} Grouping;

static void
grouping_begin (Grouping *grouping,
                const FlipResults *results,
                const FlipStatisticsFilter *filter,
                FlipGrouping by)
{
  *grouping = (Grouping){
    .results = results,
    .only = filter->game ? flip_games_find (filter->game) : NULL,
    .by = by,
    .groups = g_ptr_array_new_with_free_func (group_free),
    .by_number = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL),
    .by_key = g_hash_table_new (g_str_hash, g_str_equal),
    .months = g_array_new (FALSE, FALSE, sizeof (Month)),
  };
}

/* Equal numbers have equal keys, so that each key's text is made only once. */
static gint64
number_of (const FlipKeptResult *result, FlipGrouping by)
{
  switch (by)
    {
    case FLIP_BY_GAME:
      return (gint64) (gsize) result->game;
    case FLIP_BY_PLAYER:
      return (gint64) (gsize) result->player;
    case FLIP_BY_MODE:
      return result->dealt;
    case FLIP_BY_SEATS:
      return result->seats;
    case FLIP_BY_EDITION:
      return result->edition ? -result->edition : result->board;
    default:
      g_assert (by == FLIP_BY_SIDE);
      return result->side < 0 ? -1 : (gint64) (gsize) result->game * 2 + result->side;
    }
}

static FlipStatisticsGroup *
make_group (Grouping *grouping, const FlipKeptResult *result)
{
  g_autofree char *key = key_of (grouping->results, result, grouping->by);
  FlipStatisticsGroup *group = key ? g_hash_table_lookup (grouping->by_key, key) : NULL;

  if (group || !key)
    return group;
  group = g_new0 (FlipStatisticsGroup, 1);
  group->label = label_of (grouping->results, grouping->only, result, grouping->by, key);
  group->key = g_steal_pointer (&key);
  g_ptr_array_add (grouping->groups, group);
  g_hash_table_insert (grouping->by_key, group->key, group);
  return group;
}

/* Converts dates only once per month: doing so for each of many results would take most of the
   time. */
static FlipStatisticsGroup *
find_month (Grouping *grouping, const FlipKeptResult *result)
{
  g_autoptr (GDateTime) when = NULL, first = NULL, next = NULL;
  Month month;

  for (guint i = grouping->months->len; i-- > 0;)
    {
      const Month *known = &g_array_index (grouping->months, Month, i);

      if (result->ended >= known->from && result->ended < known->until)
        return known->group;
    }
  when = flip_clock_at (result->ended);
  first = g_date_time_new_local (g_date_time_get_year (when), g_date_time_get_month (when), 1, 0, 0, 0);
  next = first ? g_date_time_add_months (first, 1) : NULL;
  if (!next)
    return NULL;
  month = (Month){ g_date_time_to_unix (first), g_date_time_to_unix (next),
                   make_group (grouping, result) };
  g_array_append_val (grouping->months, month);
  return month.group;
}

static FlipStatisticsGroup *
find_group (Grouping *grouping, const FlipKeptResult *result)
{
  gint64 number = number_of (result, grouping->by);
  gpointer group;

  if (grouping->last && number == grouping->last_number)
    return grouping->last;
  if (!g_hash_table_lookup_extended (grouping->by_number, &number, NULL, &group))
    {
      group = make_group (grouping, result);
      g_hash_table_insert (grouping->by_number, g_memdup2 (&number, sizeof number), group);
    }
  grouping->last_number = number;
  grouping->last = group;
  return group;
}

static void
grouping_add (Grouping *grouping, const FlipKeptResult *result)
{
  FlipStatisticsGroup *group =
    grouping->by == FLIP_BY_MONTH ? find_month (grouping, result) : find_group (grouping, result);

  if (group)
    flip_statistics_sum_add (&group->sum, result);
}

static int
compare_groups (gconstpointer a, gconstpointer b, gpointer data)
{
  const FlipStatisticsGroup *one = *(FlipStatisticsGroup *const *) a;
  const FlipStatisticsGroup *other = *(FlipStatisticsGroup *const *) b;
  FlipGrouping by = GPOINTER_TO_UINT (data);

  if (by != FLIP_BY_SEATS && by != FLIP_BY_MONTH && one->sum.results != other->sum.results)
    return one->sum.results > other->sum.results ? -1 : 1;
  return strcmp (one->key, other->key);
}

static GPtrArray *
grouping_end (Grouping *grouping)
{
  g_ptr_array_sort_with_data (grouping->groups, compare_groups, GUINT_TO_POINTER (grouping->by));
  g_hash_table_unref (grouping->by_number);
  g_hash_table_unref (grouping->by_key);
  g_array_unref (grouping->months);
  return grouping->groups;
}

GPtrArray *
flip_statistics_choices (const FlipResults *results,
                         const FlipStatisticsFilter *filter,
                         FlipGrouping by)
{
  FlipStatisticsFilter open = *filter;
  Grouping grouping;

  g_return_val_if_fail (results && by < FLIP_N_GROUPINGS, NULL);

  if (by == FLIP_BY_GAME)
    open = (FlipStatisticsFilter){ .dealt = -1,
                                   .practice = filter->practice,
                                   .unaided = filter->unaided };
  else if (by == FLIP_BY_PLAYER)
    open.player = NULL;
  else if (by == FLIP_BY_MODE)
    open.dealt = -1;
  else if (by == FLIP_BY_SEATS)
    open.seats = 0;
  else if (by == FLIP_BY_EDITION)
    open.edition = NULL;
  grouping_begin (&grouping, results, &open, by);
  for (guint i = 0; i < results->results->len; i++)
    {
      const FlipKeptResult *result = &g_array_index (results->results, FlipKeptResult, i);

      if (is_chosen (&open, result) && flip_statistics_is_looked_at (results, &open, result))
        grouping_add (&grouping, result);
    }

  return grouping_end (&grouping);
}

/* Points */

static int
compare_points (gconstpointer a, gconstpointer b)
{
  int one = *(const int *) a, other = *(const int *) b;

  return (one > other) - (one < other);
}

/* Interpolates between two results. */
static double
quantile (const int *points, guint n, double part)
{
  double at = part * (n - 1);
  guint below = (guint) at;

  return points[below]
         + (at - below) * (below + 1 < n ? (double) points[below + 1] - points[below] : 0);
}

/* 1, 2, 5, 10, 20, 50 …: the smallest width that gives few enough bins. */
static gint64
width_of_bins (gint64 least, gint64 most)
{
  gint64 width = 1;

  for (guint i = 0; (most - least) / width >= MOST_BINS; i++)
    width = i % 3 == 1 ? width / 2 * 5 : width * 2;
  return width;
}

static gint64
round_down (gint64 number, gint64 step)
{
  gint64 rest = number % step;

  return number - (rest < 0 ? rest + step : rest);
}

static void
fill_bins (FlipStatistics *self, const int *points, guint n)
{
  gint64 width = width_of_bins (points[0], points[n - 1]);
  guint at = 0;

  for (gint64 from = round_down (points[0], width); from <= points[n - 1]; from += width)
    {
      FlipStatisticsBin bin = { .from = (int) MAX (from, G_MININT),
                                .until = (int) MIN (from + width, G_MAXINT) };

      while (at < n && points[at] < bin.until)
        {
          bin.results++;
          at++;
        }
      g_array_append_val (self->bins, bin);
    }
}

static void
measure_points (FlipStatistics *self)
{
  guint n = self->results->len;
  g_autofree int *points = g_new (int, n + 1);
  double squares = 0;

  if (n == 0)
    return;
  self->mean = flip_statistics_mean (&self->all);
  for (guint i = 0; i < n; i++)
    {
      points[i] = ((const FlipKeptResult *) self->results->pdata[i])->score;
      squares += (points[i] - self->mean) * (points[i] - self->mean);
    }
  self->deviation = sqrt (squares / n);
  qsort (points, n, sizeof *points, compare_points);
  self->median = quantile (points, n, .5);
  self->lower = quantile (points, n, .25);
  self->upper = quantile (points, n, .75);
  fill_bins (self, points, n);
}

/* Choosing */

static int
compare_time (gconstpointer a, gconstpointer b)
{
  const FlipKeptResult *one = *(FlipKeptResult *const *) a, *other = *(FlipKeptResult *const *) b;

  if (one->ended != other->ended)
    return one->ended < other->ended ? -1 : 1;
  if (one->sheet != other->sheet)
    return one->sheet < other->sheet ? -1 : 1;
  return one->seat - other->seat;
}

static void
note_time (FlipStatistics *self, const FlipKeptResult *result)
{
  if (!result->played)
    return;
  self->played += result->played;
  self->timed_moves += result->moves;
  self->timed++;
}

/* All results that pass the filter, whoever the player, in the library's order: by the number of
   the sheet, which is mostly also the order in which they ended. */
static void
choose (FlipStatistics *self,
        const FlipResults *results,
        const FlipStatisticsFilter *filter,
        GPtrArray *table)
{
  Grouping groupings[FLIP_N_GROUPINGS];
  gint64 last_timed = 0, last_ended = 0;
  gboolean in_order = TRUE;

  for (guint by = 0; by < FLIP_N_GROUPINGS; by++)
    grouping_begin (&groupings[by], results, filter, by);
  for (guint i = 0; i < results->results->len; i++)
    {
      FlipKeptResult *result = &g_array_index (results->results, FlipKeptResult, i);

      if (!flip_statistics_is_looked_at (results, filter, result))
        continue;
      g_ptr_array_add (table, result);
      if (!is_chosen (filter, result))
        continue;
      g_ptr_array_add (self->results, result);
      flip_statistics_sum_add (&self->all, result);
      if (result->sheet != last_timed)
        note_time (self, result);
      last_timed = result->sheet;
      in_order &= result->ended >= last_ended;
      last_ended = result->ended;
      for (guint by = 0; by < FLIP_N_GROUPINGS; by++)
        grouping_add (&groupings[by], result);
    }
  for (guint by = 0; by < FLIP_N_GROUPINGS; by++)
    self->groups[by] = grouping_end (&groupings[by]);
  if (!in_order)
    g_ptr_array_sort (self->results, compare_time);
}

static FlipSession *
begin_sheet (const FlipGame *game)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  gboolean filled = flip_setup_fill_seats (setup, game->min_seats, NULL);

  g_assert (filled);
  return flip_session_new (setup, NULL);
}

FlipStatistics *
flip_statistics_new (const FlipResults *results, const FlipStatisticsFilter *filter)
{
  FlipStatistics *self;
  g_autoptr (GPtrArray) table = g_ptr_array_new ();

  g_return_val_if_fail (results && filter, NULL);

  self = new_empty ();
  choose (self, results, filter, table);
  if (self->groups[FLIP_BY_GAME]->len == 1)
    self->game = flip_games_find (self->all.best->game);
  flip_statistics_find_pairs (self, filter, table);
  if (self->game)
    {
      self->begun = begin_sheet (self->game);
      measure_points (self);
      flip_statistics_find_tallies (self);
      flip_statistics_find_habits (self, results);
      flip_statistics_find_feats (self);
      flip_statistics_find_sites (self, filter, table);
    }
  flip_statistics_find_records (self, table);
  return self;
}

/* Sheets */

static void
add_sheet (GArray *sheets, gint64 sheet)
{
  g_array_append_val (sheets, sheet);
}

static int
compare_sheets (gconstpointer a, gconstpointer b)
{
  gint64 one = *(const gint64 *) a, other = *(const gint64 *) b;

  return (one > other) - (one < other);
}

/* Sorts the sheets and removes duplicates. */
static GArray *
sort_sheets (GArray *sheets)
{
  guint n = 0;

  g_array_sort (sheets, compare_sheets);
  for (guint i = 0; i < sheets->len; i++)
    {
      gint64 sheet = g_array_index (sheets, gint64, i);

      if (n == 0 || g_array_index (sheets, gint64, n - 1) != sheet)
        g_array_index (sheets, gint64, n++) = sheet;
    }
  g_array_set_size (sheets, n);
  return sheets;
}

GArray *
flip_statistics_sheets_of_bin (const FlipStatistics *self, const FlipStatisticsBin *bin)
{
  GArray *sheets = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < self->results->len; i++)
    {
      const FlipKeptResult *result = g_ptr_array_index (self->results, i);

      if (result->score >= bin->from && result->score < bin->until)
        add_sheet (sheets, result->sheet);
    }

  return sort_sheets (sheets);
}

GArray *
flip_statistics_sheets_of_site (const FlipStatistics *self, guint site)
{
  GArray *sheets = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < self->results->len; i++)
    {
      const FlipKeptResult *result = g_ptr_array_index (self->results, i);

      if (flip_kept_result_has_site (result, site))
        add_sheet (sheets, result->sheet);
    }

  return sort_sheets (sheets);
}

GArray *
flip_statistics_sheets_of_tally (const FlipStatistics *self, const FlipTally *tally)
{
  GArray *sheets = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < self->results->len; i++)
    {
      const FlipKeptResult *result = g_ptr_array_index (self->results, i);

      if (flip_statistics_tally (result, tally) > 0)
        add_sheet (sheets, result->sheet);
    }

  return sort_sheets (sheets);
}

char *
flip_statistics_duration (gint64 seconds)
{
  if (seconds < 60)
    /* Translators: %d: seconds */
    return g_strdup_printf (_ ("%d s"), (int) seconds);
  if (seconds < 3600)
    /* Translators: %d: minutes */
    return g_strdup_printf (_ ("%d min"), (int) ((seconds + 30) / 60));
  /* Translators: hours and minutes. */
  return g_strdup_printf (_ ("%d h %02d min"), (int) (seconds / 3600), (int) (seconds % 3600 / 60));
}
