/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/statistics/statistics-tables.h"

#include "engine/base/phrase.h"
#include "games/games.h"
#include "play/moment/sheet-words.h"
#include "play/review/verdicts.h"
#include "play/text/csv.h"
#include "store/files/clock.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_HABITS 3

typedef struct
{
  const FlipResults *results;
  const FlipStatistics *statistics;
  gboolean for_people;
  FlipStatisticsTable *table;
  GStringChunk *scratch; /* texts of cells, until their row is complete */
} Making;

/* Rows */

static void
add_row (Making *making, ...)
{
  g_autoptr (GStrvBuilder) row = g_strv_builder_new ();
  va_list cells;
  const char *cell;

  va_start (cells, making);
  while ((cell = va_arg (cells, const char *)))
    g_strv_builder_add (row, cell);
  va_end (cells);
  g_ptr_array_add (making->table->rows, g_strv_builder_end (row));
  g_string_chunk_clear (making->scratch);
}

static const char *
number (Making *making, gint64 value)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, value);

  return g_string_chunk_insert (making->scratch, text);
}

/* With one decimal place, and the user's own decimal separator unless it is for programs. */
static const char *
real (Making *making, double value)
{
  g_autofree char *text = flip_phrase_decimal (value, 1);
  char plain[G_ASCII_DTOSTR_BUF_SIZE];

  if (!making->for_people)
    return g_string_chunk_insert (making->scratch,
                                  g_ascii_formatd (plain, sizeof plain, "%.1f", value));
  return g_string_chunk_insert (making->scratch, text);
}

static const char *
date (Making *making, gint64 seconds)
{
  g_autofree char *text =
    making->for_people ? flip_sheet_words_moment (seconds) : flip_iso_time (seconds);

  return g_string_chunk_insert (making->scratch, text ? text : "");
}

static const char *
game_of (Making *making, const FlipKeptResult *result)
{
  const FlipGame *game = flip_games_find (result->game);

  return making->for_people && game ? _ (game->name) : result->game;
}

#define HEADING(making, people, programs) ((making)->for_people ? (people) : (programs))

static const char *
ending_words (Making *making, guint ending)
{
  switch (making->for_people ? ending : G_MAXUINT)
    {
    case FLIP_ENDING_WON:
      return _ ("won");
    case FLIP_ENDING_LOST:
      return _ ("lost");
    case FLIP_ENDING_DRAWN:
      /* Translators: nobody has won */
      return _ ("drawn");
    case FLIP_ENDING_NONE:
      return "";
    default:
      return flip_ending_word (ending);
    }
}

/* Whether it was reached with hints. */
static const char *
hint_words (const Making *making, const FlipKeptResult *result)
{
  if (!result->hinted)
    return "";
  return making->for_people ? _ ("with hints") : "yes";
}

/* Tables */

static void
add_result (Making *making, const FlipKeptResult *result)
{
  g_autofree char *edition = flip_statistics_edition (making->results, result);

  add_row (making, date (making, result->ended), game_of (making, result), result->player,
           number (making, result->score), ending_words (making, result->ending),
           result->place ? number (making, result->place) : "", number (making, result->seats),
           making->for_people
             ? flip_library_mode_words (flip_games_find (result->game), FALSE, result->dealt)
           : result->dealt ? "dealt"
                           : "table",
           making->for_people ? "" : edition, result->played ? number (making, result->played) : "",
           number (making, result->moves), number (making, result->sheet),
           hint_words (making, result), NULL);
}

static void
make_results (Making *making)
{
  add_row (
    making, HEADING (making, /* heading of a column */ _ ("Date"), "date"),
    HEADING (making, _ ("Game"), "game"), HEADING (making, _ ("Player"), "player"),
    HEADING (making, _ ("Points"), "points"), HEADING (making, C_ ("column", "Ending"), "outcome"),
    HEADING (making, C_ ("column", "Place"), "place"),
    HEADING (making, /* heading of a column */ _ ("Seats"), "seats"),
    HEADING (making, C_ ("column", "Mode"), "mode"), HEADING (making, _ ("Edition"), "edition"),
    HEADING (making, /* heading of a column */ _ ("Seconds"), "seconds"),
    /* Translators: heading of a column */
    HEADING (making, _ ("Moves"), "moves"), HEADING (making, C_ ("column", "Sheet"), "sheet"),
    HEADING (making, C_ ("column", "Hints"), "hints"), NULL);
  for (guint i = 0; i < making->statistics->results->len; i++)
    add_result (making, making->statistics->results->pdata[i]);
}

static void
make_bins (Making *making)
{
  add_row (making, HEADING (making, C_ ("column", "From"), "from"),
           HEADING (making, C_ ("column", "To"), "to"), HEADING (making, _ ("Results"), "results"),
           NULL);
  for (guint i = 0; i < making->statistics->bins->len; i++)
    {
      const FlipStatisticsBin *bin = &g_array_index (making->statistics->bins, FlipStatisticsBin, i);

      add_row (making, number (making, bin->from), number (making, bin->until - 1),
               number (making, bin->results), NULL);
    }
}

static void
make_groups (Making *making, FlipGrouping by)
{
  const GPtrArray *groups = making->statistics->groups[by];

  add_row (making, HEADING (making, C_ ("column", "Name"), "name"),
           HEADING (making, _ ("Sheets"), "sheets"), HEADING (making, _ ("Results"), "results"),
           HEADING (making, C_ ("column", "Won"), "won"),
           HEADING (making, C_ ("column", "Drawn"), "drawn"),
           HEADING (making, C_ ("column", "Lost"), "lost"),
           HEADING (making, C_ ("column", "Average"), "mean"),
           HEADING (making, C_ ("column", "Best"), "best"), NULL);
  for (guint i = 0; i < groups->len; i++)
    {
      const FlipStatisticsGroup *group = groups->pdata[i];
      const FlipStatisticsSum *sum = &group->sum;

      add_row (making, making->for_people ? group->label : group->key, number (making, sum->sheets),
               number (making, sum->results), number (making, sum->won),
               number (making, sum->drawn), number (making, sum->lost),
               real (making, flip_statistics_mean (sum)), number (making, sum->best->score), NULL);
    }
}

static void
make_pairs (Making *making)
{
  const GArray *pairs = making->statistics->pairs;

  /* Translators: heading of a column */
  add_row (making, HEADING (making, _ ("Player"), "player"),
           HEADING (making, _ ("Opponent"), "opponent"), HEADING (making, _ ("Sheets"), "sheets"),
           HEADING (making, C_ ("column", "Ahead"), "ahead"),
           HEADING (making, C_ ("column", "Behind"), "behind"),
           HEADING (making, C_ ("column", "Equal"), "equal"), NULL);
  for (guint i = 0; i < pairs->len; i++)
    {
      const FlipHeadToHead *pair = &g_array_index (pairs, FlipHeadToHead, i);

      add_row (
        making, pair->one,
        pair->other ? pair->other
                    : HEADING (making, /* heading of a column */ _ ("Automatic players"), ""),
        number (making, pair->sheets), number (making, pair->ahead), number (making, pair->behind),
        number (making, pair->sheets - pair->ahead - pair->behind), NULL);
    }
}

static void
make_tallies (Making *making)
{
  const GArray *tallies = making->statistics->tallies;

  add_row (making, HEADING (making, C_ ("column", "What"), "what"),
           HEADING (making, C_ ("column", "Times"), "times"),
           HEADING (making, _ ("Results with it"), "results"),
           HEADING (making, _ ("Most in one game"), "most"), NULL);
  for (guint i = 0; i < tallies->len; i++)
    {
      const FlipTallied *tallied = &g_array_index (tallies, FlipTallied, i);

      add_row (making, HEADING (making, _ (tallied->tally->label), tallied->tally->id),
               number (making, tallied->times), number (making, tallied->results),
               number (making, tallied->most), NULL);
    }
}

/* People are told of the few that cost most. */
static void
make_habits (Making *making)
{
  const FlipStatistics *statistics = making->statistics;
  const GArray *habits = statistics->habits;

  add_row (making, HEADING (making, C_ ("column", "Habit"), "item"),
           /* Translators: heading of a column */
           HEADING (making, _ ("Cost per game"), "cost_per_game"),
           /* Translators: heading of a column */
           HEADING (making, _ ("Mistakes"), "mistakes"),
           /* Translators: heading of a column: how many games the row is drawn from */
           HEADING (making, _ ("Games analysed"), "games"), NULL);
  for (guint i = 0; i < (making->for_people ? MIN (habits->len, MOST_HABITS) : habits->len); i++)
    {
      const FlipHabit *habit = &g_array_index (habits, FlipHabit, i);
      double cost = (double) habit->cost / statistics->judged;
      g_autofree char *words = flip_verdict_amount (statistics->game, (int) cost);
      /* Translators: %s: what counts, such as “Mine” */
      g_autofree char *name = g_strdup_printf (_ ("Mistakes that made a difference to “%s”"), habit->label);

      add_row (making, HEADING (making, name, habit->id),
               HEADING (making, words, real (making, cost / FLIP_POINT)), number (making, habit->times),
               number (making, statistics->judged), NULL);
    }
}

static void
make_feats (Making *making)
{
  const GPtrArray *feats = making->statistics->feats;

  /* Translators: heading of a column */
  add_row (making, HEADING (making, _ ("Achievement"), "achievement"),
           HEADING (making, _ ("Results"), "results"), HEADING (making, _ ("Players"), "players"),
           HEADING (making, C_ ("column", "Parts"), "parts"),
           /* Translators: heading of a column */
           HEADING (making, _ ("Most parts achieved"), "most"), NULL);
  for (guint i = 0; i < feats->len; i++)
    {
      const FlipFeatTotal *feat = feats->pdata[i];

      add_row (making, HEADING (making, feat->label, feat->id), number (making, feat->results),
               number (making, feat->players), feat->parts ? number (making, feat->parts) : "",
               feat->parts ? number (making, feat->most) : "", NULL);
    }
}

static void
make_sites (Making *making)
{
  const GPtrArray *sites = making->statistics->sites;

  add_row (making, HEADING (making, C_ ("column", "Region"), "region"),
           HEADING (making, C_ ("column", "Site"), "site"),
           /* Translators: heading of a column */
           HEADING (making, _ ("Results"), "results"),
           HEADING (making, C_ ("column", "Others"), "others"), NULL);
  for (guint i = 0; i < sites->len; i++)
    {
      const FlipSiteTotal *site = sites->pdata[i];

      add_row (making, site->region, HEADING (making, site->title, site->name),
               number (making, site->marked),
               making->for_people && !making->statistics->others ? ""
                                                                 : number (making, site->others),
               NULL);
    }
}

static const char *
unit_value (Making *making, const FlipStatisticsRecord *record)
{
  g_autofree char *text = making->for_people && record->unit == FLIP_RECORD_SECONDS
                            ? flip_statistics_duration (record->value)
                            : NULL;

  return text ? g_string_chunk_insert (making->scratch, text) : number (making, record->value);
}

static void
make_records (Making *making)
{
  const GPtrArray *records = making->statistics->records;

  add_row (making, HEADING (making, C_ ("column", "Record"), "record"),
           HEADING (making, C_ ("column", "Value"), "value"),
           HEADING (making, _ ("Player"), "player"), HEADING (making, _ ("Date"), "date"),
           HEADING (making, C_ ("column", "Sheet"), "sheet"),
           HEADING (making, C_ ("column", "Hints"), "hints"), NULL);
  for (guint i = 0; i < records->len; i++)
    {
      const FlipStatisticsRecord *record = records->pdata[i];

      add_row (making, HEADING (making, record->label, record->id), unit_value (making, record),
               record->result->player, date (making, record->result->ended),
               number (making, record->result->sheet), hint_words (making, record->result), NULL);
    }
}

/* public functions */

static const struct
{
  const char *word, *title;
} names[FLIP_N_TABLES] = {
  { "results", N_ ("Score history") },
  { "distribution", N_ ("Distribution") },
  { "games", /* name of a table of statistics */ N_ ("By game") },
  { "players", /* name of a table of statistics */ N_ ("By player") },
  { "modes", /* name of a table of statistics */ N_ ("By mode") },
  { "seats", N_ ("By number of seats") },
  { "editions", /* name of a table of statistics */ N_ ("By edition") },
  { "sides", /* name of a table of statistics */ N_ ("By side") },
  { "months", /* name of a table of statistics */ N_ ("By month") },
  { "pairs", N_ ("Head to head") },
  /* Translators: the title of a table of things that a game counts */
  { "tallies", N_ ("Counted") },
  /* Translators: the title of a table: what mistakes are often about */
  { "habits", N_ ("Costly habits") },
  { "achievements", /* name of a table of statistics */ N_ ("Achievements") },
  { "sites", N_ ("Favourite sites") },
  /* Translators: the title of a table: the highest score and the like */
  { "records", N_ ("Records") },
};

int
flip_statistics_find_table (const char *word)
{
  for (int i = 0; i < FLIP_N_TABLES; i++)
    {
      if (g_strcmp0 (names[i].word, word) == 0)
        return i;
    }

  return -1;
}

void
flip_statistics_table_free (FlipStatisticsTable *table)
{
  g_return_if_fail (table);

  g_ptr_array_unref (table->rows);
  g_free (table);
}

static void
make (Making *making, FlipStatisticsTableId id)
{
  switch (id)
    {
    case FLIP_TABLE_RESULTS:
      return make_results (making);
    case FLIP_TABLE_BINS:
      return make_bins (making);
    case FLIP_TABLE_PAIRS:
      return make_pairs (making);
    case FLIP_TABLE_TALLIES:
      return make_tallies (making);
    case FLIP_TABLE_HABITS:
      return make_habits (making);
    case FLIP_TABLE_FEATS:
      return make_feats (making);
    case FLIP_TABLE_SITES:
      return make_sites (making);
    case FLIP_TABLE_RECORDS:
      return make_records (making);
    default:
      return make_groups (making, (FlipGrouping) (id - FLIP_TABLE_GROUPS));
    }
}

FlipStatisticsTable *
flip_statistics_table (const FlipResults *results,
                       const FlipStatistics *statistics,
                       FlipStatisticsTableId id,
                       gboolean for_people)
{
  Making making = { results, statistics, for_people, NULL, NULL };

  g_return_val_if_fail (results && statistics && id < FLIP_N_TABLES, NULL);

  making.scratch = g_string_chunk_new (256);
  making.table = g_new0 (FlipStatisticsTable, 1);
  making.table->word = names[id].word;
  making.table->title = _ (names[id].title);
  making.table->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  make (&making, id);
  g_string_chunk_free (making.scratch);
  return making.table;
}

/* Numbers stay numbers, even negative ones. */
static void
add_cell (GString *csv, const char *cell)
{
  gint64 value;

  if (g_ascii_string_to_signed (cell, 10, G_MININT64, G_MAXINT64, &value, NULL))
    flip_csv_number (csv, value);
  else
    flip_csv_text (csv, cell);
}

char *
flip_statistics_table_csv (const FlipStatisticsTable *table)
{
  GString *csv = g_string_new (NULL);

  g_return_val_if_fail (table, NULL);

  for (guint i = 0; i < table->rows->len; i++)
    {
      GStrv row = table->rows->pdata[i];

      for (guint j = 0; row[j]; j++)
        add_cell (csv, row[j]);
      flip_csv_end_row (csv);
    }

  return g_string_free (csv, FALSE);
}
