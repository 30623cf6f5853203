/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Statistics of results that are made here, so that each number is known; and their plots. The numbers of real
   games are counted a second time by tests/cli/test-stats.py. */

#include "games/games.h"
#include "play/review/verdicts.h"
#include "play/statistics/statistics-plots.h"
#include "play/statistics/statistics-tables.h"

#include <string.h>

#define DAY (24 * 60 * 60)

/* Ann and Bob at Fliptown, and Cleo alone; the last sheet is practice. */
static const struct
{
  gint64 sheet;
  const char *player;
  int score;
  guint8 seat, seats, place, ending;
  gboolean automatic, practice;
  gint64 day;
  const char *tallies, *feats;
  guint8 sites;
} rows[] = {
  { 1, "Ann", 40, 0, 2, 1, FLIP_ENDING_WON, FALSE, FALSE, 1, "pair 2 arrests 1 ", "legend ", 0x03 },
  { 1, "Bob", 30, 1, 2, 2, FLIP_ENDING_LOST, FALSE, FALSE, 1, "flush 1 ", "", 0x01 },
  { 2, "Ann", 20, 0, 2, 2, FLIP_ENDING_LOST, FALSE, FALSE, 9, "arrests 3 ", "all-cowbots:one ",
    0x01 },
  { 2, "Bob", 50, 1, 2, 1, FLIP_ENDING_WON, FALSE, FALSE, 9, "", "", 0x00 },
  { 3, "Cleo", 35, 0, 1, 1, FLIP_ENDING_NONE, FALSE, FALSE, 40, "pair 1 ",
    "all-cowbots:two all-cowbots:two ", 0x02 },
  { 4, "Ann", 10, 0, 2, 1, FLIP_ENDING_WON, FALSE, FALSE, 41, "", "all-cowbots:two ", 0x01 },
  { 4, "Robot", 5, 1, 2, 2, FLIP_ENDING_LOST, TRUE, FALSE, 41, "arrests 2 ", "legend ", 0xff },
  { 5, "Ann", 99, 0, 1, 1, FLIP_ENDING_NONE, FALSE, TRUE, 50, "arrests 1 ", "legend ", 0xff },
};

static FlipResults *
make_results (void)
{
  FlipResults *results = g_new0 (FlipResults, 1);

  results->results = g_array_new (FALSE, TRUE, sizeof (FlipKeptResult));
  results->boards = g_array_new (FALSE, TRUE, sizeof (FlipKeptBoard));
  results->editions = g_array_new (FALSE, TRUE, sizeof (FlipKeptBoard));
  results->reviews = g_array_new (FALSE, TRUE, sizeof (FlipKeptReview));
  results->texts = g_string_chunk_new (64);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FlipKeptResult result = {
        .sheet = rows[i].sheet,
        .game = g_string_chunk_insert_const (results->texts, "fliptown"),
        .player = g_string_chunk_insert_const (results->texts, rows[i].player),
        .score = rows[i].score,
        .seat = rows[i].seat,
        .seats = rows[i].seats,
        .place = rows[i].place,
        .ending = rows[i].ending,
        .side = -1,
        .automatic = rows[i].automatic,
        .practice = rows[i].practice,
        .ended = rows[i].day * DAY,
        .played = 60 * rows[i].sheet,
        .moves = 10,
        .tallies = rows[i].tallies,
        .feats = rows[i].feats,
        .sites = &rows[i].sites,
        .n_site_bytes = 1,
      };

      g_array_append_val (results->results, result);
    }
  return results;
}

static FlipStatistics *
statistics_of (const FlipResults *results, const char *player, gboolean practice)
{
  FlipStatisticsFilter filter = { .player = player, .practice = practice, .dealt = -1 };

  return flip_statistics_new (results, &filter);
}

/* Neither practice nor automatic players are counted. */
static void
test_sums (void)
{
  g_autoptr (FlipResults) results = make_results ();
  g_autoptr (FlipStatistics) all = statistics_of (results, NULL, FALSE);
  g_autoptr (FlipStatistics) practice = statistics_of (results, NULL, TRUE);
  g_autoptr (FlipStatistics) ann = statistics_of (results, "Ann", FALSE);

  g_assert_cmpuint (all->all.results, ==, 6);
  g_assert_cmpuint (all->all.sheets, ==, 4);
  g_assert_cmpuint (all->all.won, ==, 3);
  g_assert_cmpuint (all->all.lost, ==, 2);
  g_assert_cmpint (all->all.best->score, ==, 50);
  g_assert_cmpfloat_with_epsilon (all->mean, 185 / 6., 1e-9);
  g_assert_cmpfloat_with_epsilon (all->median, 32.5, 1e-9);
  g_assert_cmpint (all->played, ==, 60 * (1 + 2 + 3 + 4));
  g_assert_cmpuint (all->timed_moves, ==, 40);
  g_assert_cmpuint (practice->all.results, ==, 1);
  g_assert_cmpuint (ann->all.results, ==, 3);
  g_assert_cmpuint (ann->groups[FLIP_BY_SEATS]->len, ==, 1);
}

/* What was reached with hints says so, and can be left out. */
static void
test_hints (void)
{
  g_autoptr (FlipResults) results = make_results ();
  FlipStatisticsFilter filter = { .game = "fliptown", .dealt = -1 };
  g_autoptr (FlipStatistics) all = NULL, unaided = NULL;
  const FlipStatisticsRecord *highest;

  for (guint i = 2; i < 4; i++) /* the sheet with the most points */
    g_array_index (results->results, FlipKeptResult, i).hinted = TRUE;
  all = flip_statistics_new (results, &filter);
  highest = all->records->pdata[0];
  g_assert_cmpint (highest->value, ==, 50);
  g_assert_true (highest->result->hinted);
  filter.unaided = TRUE;
  unaided = flip_statistics_new (results, &filter);
  highest = unaided->records->pdata[0];
  g_assert_cmpint (highest->value, ==, 40);
  g_assert_cmpuint (unaided->all.sheets, ==, all->all.sheets - 1);
}


/* Verdicts that are found now are counted. */
static void
test_stamp (void)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("fliptown"));
  g_autoptr (GArray) habits = flip_habits_new ();
  g_autoptr (FlipSession) session = NULL;
  g_autoptr (FlipVerdicts) verdicts = NULL;
  g_autofree char *stamp = NULL;

  g_assert_true (flip_setup_fill_seats (setup, 1, NULL));
  session = flip_session_new (setup, NULL);
  verdicts = flip_verdicts_new (session);
  stamp = flip_verdicts_stamp (verdicts);
  g_assert_true (flip_habits_add_kept (habits, stamp, "", 1, 0));
  g_assert_false (flip_habits_add_kept (habits, "1 100 x", "", 1, 0));
}

/* What a review says is also counted over all games that were analysed, for each player. */
static void
test_habits (void)
{
  static const FlipKeptReview reviews[] = {
    { 1, "2 100 x",
      "-\nc 0 4 900 150 20 100 0 cemetery 0 300 40 48 9C\nc 1 5 900 700 20 100 0 mine 0 300 40 48 9C\n"
      "c 0 5 900 250 20 100 0 trail 0 200 40 48 9C\nc 0 2 900 20 20 100 0 9C\n" },
    { 2, "2 100 x", "c 0 4 900 450 20 100 0 cemetery 0 300 40 48 9C\nc 0 5 900 800 20 100 0 -\n" },
    { 4, "1 100 x", "c 0 5 900 900 20 100 0 cemetery 0 300 40 48 9C\n" }, /* found in an older way */
  };
  g_autoptr (FlipResults) results = make_results ();
  g_autoptr (FlipStatistics) ann = NULL, all = NULL;
  g_autoptr (FlipStatisticsTable) table = NULL;
  g_autofree char *row = NULL;
  const FlipHabit *habits;

  g_array_append_vals (results->reviews, reviews, G_N_ELEMENTS (reviews));
  ann = statistics_of (results, "Ann", FALSE);
  habits = (const FlipHabit *) ann->habits->data;
  g_assert_cmpuint (ann->judged, ==, 2);
  g_assert_cmpuint (ann->habits->len, ==, 2);
  g_assert_cmpstr (habits[0].id, ==, "cemetery");
  g_assert_cmpint (habits[0].cost, ==, 600);
  g_assert_cmpuint (habits[0].times, ==, 2);
  g_assert_cmpstr (habits[1].label, ==, "Trail");
  table = flip_statistics_table (results, ann, FLIP_TABLE_HABITS, TRUE);
  row = g_strjoinv ("|", table->rows->pdata[1]);
  g_assert_cmpstr (row, ==, "Mistakes that made a difference to “Cemetery”|3.0 points|2|2");
  all = statistics_of (results, NULL, FALSE);
  g_assert_cmpuint (all->judged, ==, 4);
  g_assert_cmpuint (all->habits->len, ==, 3);
}

static void
test_pairs (void)
{
  g_autoptr (FlipResults) results = make_results ();
  g_autoptr (FlipStatistics) all = statistics_of (results, NULL, FALSE);
  g_autoptr (FlipStatistics) bob = statistics_of (results, "Bob", FALSE);
  const FlipHeadToHead *pair = &g_array_index (all->pairs, FlipHeadToHead, 0);

  g_assert_cmpuint (all->pairs->len, ==, 2);
  g_assert_cmpstr (pair->one, ==, "Ann");
  g_assert_cmpstr (pair->other, ==, "Bob");
  g_assert_cmpuint (pair->sheets, ==, 2);
  g_assert_cmpuint (pair->ahead, ==, 1);
  g_assert_cmpuint (pair->behind, ==, 1);
  g_assert_null (g_array_index (all->pairs, FlipHeadToHead, 1).other);
  g_assert_cmpuint (bob->pairs->len, ==, 1);
  g_assert_cmpstr (g_array_index (bob->pairs, FlipHeadToHead, 0).one, ==, "Bob");
}

static const FlipTallied *
tallied (const FlipStatistics *statistics, const char *id)
{
  for (guint i = 0; i < statistics->tallies->len; i++)
    {
      const FlipTallied *one = &g_array_index (statistics->tallies, FlipTallied, i);

      if (g_str_equal (one->tally->id, id))
        return one;
    }
  g_assert_not_reached ();
}

static void
test_tallies (void)
{
  g_autoptr (FlipResults) results = make_results ();
  g_autoptr (FlipStatistics) all = statistics_of (results, NULL, FALSE);
  const FlipTallied *arrests = tallied (all, "arrests");
  g_autoptr (GArray) sheets = flip_statistics_sheets_of_tally (all, arrests->tally);

  g_assert_cmpint (arrests->times, ==, 4);
  g_assert_cmpuint (arrests->results, ==, 2);
  g_assert_cmpuint (arrests->often, ==, 1);
  g_assert_cmpint (arrests->most, ==, 3);
  g_assert_cmpint (arrests->when->sheet, ==, 2);
  g_assert_cmpint (tallied (all, "pair")->times, ==, 3);
  g_assert_cmpint (tallied (all, "flush")->times, ==, 1);
  g_assert_cmpuint (sheets->len, ==, 2);
}

/* One over several sheets is put together for each player; the same part twice is one. */
static void
test_feats (void)
{
  g_autoptr (FlipResults) results = make_results ();
  g_autoptr (FlipStatistics) all = statistics_of (results, NULL, FALSE);

  for (guint i = 0; i < all->feats->len; i++)
    {
      const FlipFeatTotal *feat = all->feats->pdata[i];

      if (g_str_equal (feat->id, "legend"))
        {
          g_assert_cmpuint (feat->results, ==, 1);
          g_assert_cmpuint (feat->players, ==, 1);
        }
      else if (g_str_equal (feat->id, "all-cowbots"))
        {
          g_assert_cmpuint (feat->parts, ==, 4);
          g_assert_cmpuint (feat->most, ==, 2);
          g_assert_cmpuint (feat->players, ==, 0);
        }
      else
        g_assert_cmpuint (feat->results, ==, 0);
    }
  g_assert_cmpuint (all->feats->len, ==, 20);
}

/* A region whose sites lie apart is one all the same, and one in which nobody marks anything is none. */
static void
test_regions (void)
{
  g_autoptr (FlipResults) results = make_results ();
  g_autoptr (FlipStatistics) all = statistics_of (results, NULL, FALSE);
  FlipSiteTotal *apart = g_new0 (FlipSiteTotal, 1);
  g_autoptr (FlipPlot) plot = NULL;

  *apart = *(FlipSiteTotal *) all->sites->pdata[0];
  apart->marked = 5;
  g_ptr_array_add (all->sites, apart);
  plot = flip_statistics_plot_regions (all);
  g_assert_cmpuint (plot->bars->len, ==, 1);
  g_assert_cmpstr (g_array_index (plot->bars, FlipPlotBar, 0).label, ==, "Trail");
  g_assert_cmpuint (g_array_index (plot->bars, FlipPlotBar, 0).count, ==, 5 + 4 + 2);
}

static void
test_sites (void)
{
  g_autoptr (FlipResults) results = make_results ();
  g_autoptr (FlipStatistics) ann = statistics_of (results, "Ann", FALSE);
  const FlipSiteTotal *first = ann->sites->pdata[0], *second = ann->sites->pdata[1];
  g_autoptr (GArray) sheets = flip_statistics_sheets_of_site (ann, 0);
  g_autoptr (FlipPlot) plot = flip_statistics_plot_sites (ann, FALSE);
  const FlipPlotSite *site = &g_array_index (plot->sites, FlipPlotSite, 1);
  FlipRect rect =
    flip_sheet_art_site_rect (plot->art, plot->state, 0, FLIP_LAYOUT_BOARD, site->site);

  g_assert_cmpuint (first->marked, ==, 3);
  g_assert_cmpuint (first->others, ==, 1);
  g_assert_cmpuint (second->marked, ==, 1);
  g_assert_cmpuint (ann->others, ==, 3);
  g_assert_cmpuint (sheets->len, ==, 3);
  /* A click in the middle of a site finds it, at any scale. */
  for (double width = 500; width < 2500; width += 333)
    {
      double scale = width / plot->art->width;

      g_assert_cmpint (flip_plot_hit (plot, width, flip_plot_height (plot, width),
                                      flip_rect_middle (&rect) * scale,
                                      flip_rect_centre (&rect) * scale),
                       ==, 1);
    }
}

/* Cells of larger maps and spaces of longer tracks are not told, unless somebody has played with them. */
static void
test_sites_of_sheet (void)
{
  const guint shown = 5 * 5 + 28;
  g_autoptr (FlipResults) results = make_results ();
  g_autoptr (FlipStatistics) house = NULL, larger = NULL;

  for (guint i = 0; i < results->results->len; i++)
    g_array_index (results->results, FlipKeptResult, i).game = "royalflip";
  house = statistics_of (results, "Ann", FALSE);
  g_assert_cmpuint (house->sites->len, ==, shown);
  g_array_index (results->results, FlipKeptResult, 0).sites = (const guint8[]){ 0xff }; /* with the column f */
  larger = statistics_of (results, "Ann", FALSE);
  g_assert_cmpuint (larger->sites->len, ==, shown + 1);
}

/* Whether anything in the upper part of a picture has exactly this colour. */
static gboolean
has_colour (cairo_surface_t *surface, int height, FlipColour colour)
{
  const guchar *pixels = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  guint32 wanted = (guint32) (colour.red * 255 + .5) << 16
                   | (guint32) (colour.green * 255 + .5) << 8 | (guint32) (colour.blue * 255 + .5);

  for (int y = 0; y < height; y++)
    for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
      {
        if ((((const guint32 *) (pixels + y * stride))[x] & 0xffffff) == wanted)
          return TRUE;
      }

  return FALSE;
}

/* However narrow a plot is, each player's marker has a name beside it. */
static void
test_names (gconstpointer data)
{
  const FlipPalette *palette = flip_palette (FLIP_PALETTE_LIGHT);
  int width = GPOINTER_TO_INT (data), height;
  g_autoptr (FlipPlot) plot = flip_plot_new (FLIP_PLOT_HISTORY, "History");
  FlipPlotPoint point = { .value = 5 };
  g_auto (FlipCanvas) canvas = { 0 };
  cairo_surface_t *surface;
  cairo_t *cr;

  g_array_append_val (plot->points, point);
  g_ptr_array_add (plot->dates, g_strdup ("today"));
  for (guint i = 0; i < 4; i++)
    g_ptr_array_add (plot->names, g_strdup_printf ("Somebody %u", i + 1));
  height = (int) flip_plot_height (plot, width);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cr = cairo_create (surface);
  flip_canvas_init (&canvas, cr, palette);
  flip_canvas_colour (&canvas, palette->board);
  cairo_paint (cr);
  flip_plot_draw (plot, &canvas, width, height);
  cairo_surface_flush (surface);
  for (guint i = 0; i < plot->names->len; i++)
    g_assert_true (has_colour (surface, height / 2, flip_palette_ink (palette, i)));
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* Every step of the legend says how many sites it has, and is found where it was drawn. */
static void
test_legend (void)
{
  g_autoptr (FlipResults) results = make_results ();
  g_autoptr (FlipStatistics) ann = statistics_of (results, "Ann", FALSE);
  g_autoptr (FlipPlot) plot = flip_statistics_plot_sites (ann, FALSE);
  guint sites = 0, found[FLIP_HEAT_STEPS] = { 0 };
  double height = flip_plot_height (plot, 700);

  for (guint step = 0; step < FLIP_HEAT_STEPS; step++)
    sites += flip_plot_heat_sites (plot, step);
  g_assert_cmpuint (sites, ==, plot->sites->len - 1); /* nobody chooses where all begin */
  g_assert_cmpuint (flip_plot_heat_step (plot, 0), ==, 5);
  g_assert_cmpuint (flip_plot_heat_sites (plot, 5), ==, 1);
  for (double x = 0; x < 700; x += 2)
    {
      for (double y = plot->art->height * 700 / plot->art->width; y < height; y += 2)
        {
          int hit = flip_plot_hit (plot, 700, height, x, y) - (int) plot->sites->len;

          g_assert_cmpint (hit, <, FLIP_HEAT_STEPS);
          if (hit >= 0)
            found[hit]++;
        }
    }
  for (guint step = 0; step < FLIP_HEAT_STEPS; step++)
    {
      g_autofree char *range = flip_plot_heat_range (plot, step);

      g_assert_true ((range != NULL) == (found[step] > 0));
    }
}

/* Below the points stands as much of a date as tells them apart. */
static void
test_dates (void)
{
  static const struct
  {
    gint64 last; /* days after the first */
    const char *date;
  } cases[] = { { 0, "12:00" }, { 3, "10 Jan" }, { 90, "Jan" }, { 1000, "2000" } };
  g_autoptr (GDateTime) first = g_date_time_new_local (2000, 1, 10, 12, 0, 0);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (FlipResults) results = make_results ();
      g_autoptr (FlipStatistics) all = NULL;
      g_autoptr (FlipPlot) plot = NULL;

      for (guint j = 0; j < results->results->len; j++)
        {
          FlipKeptResult *result = &g_array_index (results->results, FlipKeptResult, j);

          result->ended =
            g_date_time_to_unix (first) + (result->sheet > 1 ? cases[i].last * DAY : 0);
        }
      all = statistics_of (results, NULL, FALSE);
      plot = flip_statistics_plot_history (all);
      g_assert_cmpstr (plot->dates->pdata[0], ==, cases[i].date);
    }
}

/* Rows may be damaged: their sheets have lost their numbers. */
static void
test_no_sheet (void)
{
  g_autoptr (FlipResults) results = make_results ();
  g_autoptr (FlipStatistics) all = NULL;
  g_autoptr (FlipPlot) history = NULL;

  for (guint i = 0; i < results->results->len; i++)
    g_array_index (results->results, FlipKeptResult, i).sheet = 0;
  all = statistics_of (results, NULL, FALSE);
  history = flip_statistics_plot_history (all);
  g_assert_cmpuint (history->dates->len, ==, 1);
}

/* Each point and each bar is found where it was drawn. */
static void
test_plots (void)
{
  g_autoptr (FlipResults) results = make_results ();
  g_autoptr (FlipStatistics) all = statistics_of (results, NULL, FALSE);
  g_autoptr (FlipPlot) history = flip_statistics_plot_history (all);
  g_autoptr (FlipPlot) bins = flip_statistics_plot_bins (all);
  guint found[6] = { 0 }, results_in_bars = 0, end;
  g_autoptr (FlipPlot) hands = flip_statistics_plot_tallies (all, 0, &end);

  g_assert_cmpuint (history->points->len, ==, 6);
  g_assert_cmpuint (history->dates->len, ==, 4);
  g_assert_cmpfloat_with_epsilon (g_array_index (history->averages, double, 3), (70 + 35 + 10) / 4.,
                                  1e-9);
  for (double x = 0; x < 600; x += 2)
    {
      for (double y = 0; y < 190; y += 2)
        {
          int hit = flip_plot_hit (history, 600, 190, x, y);

          g_assert_cmpint (hit, <, 6);
          if (hit >= 0)
            found[hit]++;
        }
    }
  for (guint i = 0; i < 6; i++)
    g_assert_cmpuint (found[i], >, 0);
  for (guint i = 0; i < bins->bars->len; i++)
    {
      g_autoptr (GArray) sheets =
        flip_statistics_sheets_of_bin (all, &g_array_index (all->bins, FlipStatisticsBin, i));

      results_in_bars += g_array_index (bins->bars, FlipPlotBar, i).count;
      g_assert_true ((sheets->len > 0) == (g_array_index (bins->bars, FlipPlotBar, i).count > 0));
    }
  g_assert_cmpuint (results_in_bars, ==, 6);
  g_assert_cmpuint (hands->bars->len, ==, 10);
  g_assert_cmpuint (end, ==, 10);
  g_assert_cmpstr (g_array_index (hands->bars, FlipPlotBar, 8).label, ==, "Pair");
  g_assert_cmpint (flip_plot_hit (hands, 400, 260, 50, 26 * 8 + 5), ==, 8);
}

static void
test_files (void)
{
  g_autoptr (FlipResults) results = make_results ();
  g_autoptr (FlipStatistics) all = statistics_of (results, NULL, FALSE);
  FlipPlot *plots[] = { flip_statistics_plot_history (all), flip_statistics_plot_bins (all),
                        flip_statistics_plot_sites (all, FALSE) };

  for (guint i = 0; i < G_N_ELEMENTS (plots); i++)
    {
      double height = flip_plot_height (plots[i], 600);
      g_autoptr (GBytes) png =
        flip_plot_bytes (plots[i], 600, height, FLIP_PALETTE_LIGHT, FLIP_PICTURE_PNG, NULL);
      g_autoptr (GBytes) svg =
        flip_plot_bytes (plots[i], 600, height, FLIP_PALETTE_DARK, FLIP_PICTURE_SVG, NULL);

      g_assert_cmpmem (g_bytes_get_data (png, NULL), 4, "\x89PNG", 4);
      g_assert_nonnull (
        g_strstr_len (g_bytes_get_data (svg, NULL), (gssize) g_bytes_get_size (svg), "<svg"));
      flip_plot_free (plots[i]);
    }
}

/* However long the words behind a full bar are, there is a gap before them: of the pixels in its row those of the
   trough's end, then none, then the words. */
static void
test_bars (void)
{
  static const char *const words[] = { "14", "14 von 14", "114 de 1114" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      FlipPlot *plot = flip_plot_new (FLIP_PLOT_BARS, "Bars");
      FlipPlotBar bar = { .label = g_strdup (""), .count = 14, .text = g_strdup (words[i]) };
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 300, 24);
      cairo_t *cr = cairo_create (surface);
      FlipCanvas canvas;
      guint gap = 0, widest = 0;

      g_array_append_val (plot->bars, bar);
      flip_canvas_init (&canvas, cr, flip_palette (FLIP_PALETTE_LIGHT));
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
      flip_plot_draw (plot, &canvas, 300, 24);
      cairo_surface_flush (surface);
      for (int x = 130; x < 290; x++)
        {
          gboolean is_blank = TRUE;

          for (int y = 0; y < 24; y++)
            {
              const guint32 *row = (const void *) (cairo_image_surface_get_data (surface)
                                                   + y * cairo_image_surface_get_stride (surface));

              is_blank &= (row[x] & 0xffffff) == 0xffffff;
            }
          gap = is_blank ? gap + 1 : 0;
          widest = MAX (widest, gap);
        }
      g_assert_cmpuint (widest, >=, 8);
      flip_canvas_clear (&canvas);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
      flip_plot_free (plot);
    }
}

static double
luminance (FlipColour colour)
{
  double parts[] = { colour.red, colour.green, colour.blue };
  static const double shares[] = { .2126, .7152, .0722 };
  double sum = 0;

  for (guint i = 0; i < 3; i++)
    sum +=
      shares[i]
      * (parts[i] <= .04045 ? parts[i] / 12.92 : __builtin_pow ((parts[i] + .055) / 1.055, 2.4));
  return sum;
}

/* The number stands on every step of the heat and can be read there. */
static void
test_heat (void)
{
  static const FlipPaletteId ids[] = { FLIP_PALETTE_LIGHT, FLIP_PALETTE_DARK, FLIP_PALETTE_CONTRAST,
                                       FLIP_PALETTE_CONTRAST_DARK };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const FlipPalette *palette = flip_palette (ids[i]);

      for (guint step = 0; step < FLIP_HEAT_STEPS; step++)
        {
          double one = luminance (flip_heat_ground (palette, step)) + .05;
          double other = luminance (flip_heat_text (palette, step)) + .05;

          g_assert_cmpfloat (MAX (one, other) / MIN (one, other), >=, 5.7);
        }
    }
  g_assert_cmpuint (flip_heat_step (0, 10), ==, 0);
  g_assert_cmpuint (flip_heat_step (1, 10), ==, 1);
  g_assert_cmpuint (flip_heat_step (10, 10), ==, 5);
  g_assert_cmpuint (flip_heat_step (0, 0), ==, 0);
}

/* On a simulated table nothing is dealt. */
static void
test_mode_words (void)
{
  g_autoptr (FlipResults) results = make_results ();
  g_autoptr (FlipStatistics) all = NULL;
  g_autoptr (FlipStatisticsTable) table = NULL;

  for (guint i = 0; i < results->results->len; i++)
    {
      FlipKeptResult *result = &g_array_index (results->results, FlipKeptResult, i);

      result->game = "flickemup";
      result->dealt = TRUE;
    }
  all = flip_statistics_new (results, &(FlipStatisticsFilter){ .game = "flickemup", .dealt = -1 });
  g_assert_cmpuint (all->groups[FLIP_BY_MODE]->len, ==, 1);
  g_assert_cmpstr (((FlipStatisticsGroup *) all->groups[FLIP_BY_MODE]->pdata[0])->label, ==,
                   "On the screen");
  table = flip_statistics_table (results, all, FLIP_TABLE_RESULTS, TRUE);
  g_assert_cmpuint (table->rows->len, >, 1);
  for (guint i = 1; i < table->rows->len; i++)
    {
      g_assert_true (g_strv_contains (table->rows->pdata[i], "On the screen"));
      g_assert_false (g_strv_contains (table->rows->pdata[i], "Flipside deals"));
    }
}

/* Every table has as many cells in each row, for people and for programs. */
static void
test_tables (void)
{
  g_autoptr (FlipResults) results = make_results ();
  g_autoptr (FlipStatistics) all = statistics_of (results, NULL, FALSE);

  for (guint id = 0; id < FLIP_N_TABLES; id++)
    {
      for (guint for_people = 0; for_people < 2; for_people++)
        {
          g_autoptr (FlipStatisticsTable) table =
            flip_statistics_table (results, all, id, for_people);

          for (guint i = 0; i < table->rows->len; i++)
            g_assert_cmpuint (g_strv_length (table->rows->pdata[i]), ==,
                              g_strv_length (table->rows->pdata[0]));
          g_assert_cmpint (flip_statistics_find_table (table->word), ==, id);
        }
    }
}

/* The keys are what a library keeps: a word of their own each. */
static void
test_games (void)
{
  for (guint i = 0; flip_games[i]; i++)
    {
      const FlipGame *game = flip_games[i];
      g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

      g_assert_cmpuint (game->n_tallies, >, 0);
      g_assert_cmpuint (game->n_tallies, <=, FLIP_MAX_TALLIES);
      for (guint j = 0; j < game->n_tallies; j++)
        {
          g_assert_true (g_hash_table_add (ids, (gpointer) game->tallies[j].id));
          g_assert_null (strchr (game->tallies[j].id, ' '));
        }
    }
}

int
main (int argc, char **argv)
{
  g_setenv ("TZ", "UTC", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/statistics/sums", test_sums);
  g_test_add_func ("/statistics/hints", test_hints);
  g_test_add_func ("/statistics/habits", test_habits);
  g_test_add_func ("/statistics/stamp", test_stamp);
  g_test_add_func ("/statistics/pairs", test_pairs);
  g_test_add_func ("/statistics/tallies", test_tallies);
  g_test_add_func ("/statistics/feats", test_feats);
  g_test_add_func ("/statistics/regions", test_regions);
  g_test_add_func ("/statistics/sites", test_sites);
  g_test_add_func ("/statistics/sites-of-sheet", test_sites_of_sheet);
  g_test_add_func ("/statistics/plots", test_plots);
  g_test_add_func ("/statistics/no-sheet", test_no_sheet);
  g_test_add_func ("/statistics/legend", test_legend);
  g_test_add_data_func ("/statistics/names/wide", GINT_TO_POINTER (700), test_names);
  g_test_add_data_func ("/statistics/names/narrow", GINT_TO_POINTER (290), test_names);
  g_test_add_data_func ("/statistics/names/narrowest", GINT_TO_POINTER (130), test_names);
  g_test_add_func ("/statistics/dates", test_dates);
  g_test_add_func ("/statistics/files", test_files);
  g_test_add_func ("/statistics/bars", test_bars);
  g_test_add_func ("/statistics/heat", test_heat);
  g_test_add_func ("/statistics/mode-words", test_mode_words);
  g_test_add_func ("/statistics/tables", test_tables);
  g_test_add_func ("/statistics/games", test_games);
  return g_test_run ();
}
