/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/statistics/statistics-page.h"

#include "app/common/ask/choose-file.h"
#include "app/common/ask/toast.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/common/toolkit/text-scale.h"
#include "app/preferences/theme.h"
#include "app/statistics/filter-row.h"
#include "app/statistics/sheets-dialog.h"
#include "app/statistics/statistics-card.h"
#include "app/statistics/sums-row.h"
#include "draw/plot/plot.h"
#include "engine/base/phrase.h"
#include "play/statistics/statistics-plots.h"
#include "play/statistics/statistics-tables.h"
#include "store/files/clock.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

/* The content that is written once a file is chosen. */
typedef struct
{
  GtkWidget *parent;
  GBytes *bytes;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  g_object_unref (saving->parent);
  g_bytes_unref (saving->bytes);
  g_free (saving);
}

static void
file_chosen_cb (GFile *file, gpointer data)
{
  const Saving *saving = data;
  g_autoptr (GError) error = NULL;

  if (file && !flip_save_bytes (file, saving->bytes, &error))
    flip_toast_show (saving->parent, flip_toast_new (error->message));
}

static GBytes *
make_bytes (const char *format,
            const FlipStatisticsTable *table,
            const FlipPlot *plot,
            GError **error)
{
  char *csv;

  if (plot && !g_str_equal (format, "csv"))
    return flip_statistics_plot_bytes (
      plot, g_str_equal (format, "png") ? FLIP_PICTURE_PNG : FLIP_PICTURE_SVG, error);
  csv = flip_statistics_table_csv (table);
  return g_bytes_new_take (csv, strlen (csv));
}

/* Asks for a file in which to save a part of the statistics as csv, png or svg. A part without a
   plot is always saved as a table. */
static void
flip_statistics_save (GtkWidget *parent,
                      const char *format,
                      const FlipStatisticsTable *table,
                      const FlipPlot *plot)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  Saving *saving;
  GBytes *bytes;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (format && table);

  bytes = make_bytes (format, table, plot, &error);
  if (!bytes)
    {
      flip_toast_show (parent, flip_toast_new (error->message));
      return;
    }
  name = g_strdup_printf ("%s.%s", table->title, plot ? format : "csv");
  saving = g_new0 (Saving, 1);
  *saving = (Saving){ g_object_ref (parent), bytes };
  flip_choose_file_to_save (
    /* Translators: title of a dialog */
    &(FlipFileWish){ .owner = parent, .title = _ ("Save Statistics"), .name = name },
    file_chosen_cb, saving, saving_free);
}

#define FAVOURITES 8
#define NARROW     620  /* below this width the board would be unreadable, so it starts as a table */
#define WIDE       1000 /* from this width on, the lists are beside the board */

struct _FlipStatisticsPage
{
  GtkBox parent_instance;

  /* template */
  AdwWindowTitle *title;
  FlipStatisticsFilterRow *filter;
  GtkBox *sums;
  GtkFlowBox *first, *rest;
  FlipStatisticsCard *heat, *most, *regions;
  GtkBox *board;
  GtkCheckButton *compares;
  GtkToggleButton *alone;
  GtkWidget *none, *sites;

  /* owned */
  FlipResults *results;       /* or NULL */
  FlipStatistics *statistics; /* or NULL */
  GPtrArray *favourites;      /* of FlipSiteTotal; or NULL */

  gboolean is_narrow;
  int step; /* the step of the heat whose sites are highlighted, or -1 */
};

G_DEFINE_FINAL_TYPE (FlipStatisticsPage, flip_statistics_page, GTK_TYPE_BOX)

/* The content of a card; kept with it. */
typedef struct
{
  FlipStatisticsTableId table;
  guint first; /* the first of the tallies that its bars show */
} Part;

static void chosen_cb (FlipStatisticsCard *card, guint index, FlipStatisticsPage *self);
static void save_cb (FlipStatisticsCard *card, const char *format, FlipStatisticsPage *self);

/* helpers */

/* The card at that position of a box, created if necessary. */
static FlipStatisticsCard *
card_at (FlipStatisticsPage *self, GtkFlowBox *box, guint index)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (box, (int) index);
  GtkWidget *card;

  if (child)
    {
      gtk_widget_set_visible (GTK_WIDGET (child), TRUE);
      return FLIP_STATISTICS_CARD (gtk_flow_box_child_get_child (child));
    }
  card = flip_statistics_card_new ();
  g_signal_connect (card, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect (card, "save", G_CALLBACK (save_cb), self);
  gtk_flow_box_append (box, card);
  gtk_widget_set_focusable (gtk_widget_get_parent (card), FALSE);
  return FLIP_STATISTICS_CARD (card);
}

static void
hide_from (GtkFlowBox *box, guint index)
{
  GtkFlowBoxChild *child;

  for (; (child = gtk_flow_box_get_child_at_index (box, (int) index)); index++)
    gtk_widget_set_visible (GTK_WIDGET (child), FALSE);
}

static void
set_part (FlipStatisticsCard *card, FlipStatisticsTableId table, guint first)
{
  Part part = { table, first };

  g_object_set_data_full (G_OBJECT (card), "part", g_memdup2 (&part, sizeof part), g_free);
}

static FlipStatisticsTable *
table_of (FlipStatisticsPage *self, FlipStatisticsTableId id)
{
  return flip_statistics_table (self->results, self->statistics, id, TRUE);
}

/* Sentences about the parts of a plot. */

static GPtrArray *
tell_history (const FlipStatistics *statistics)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < statistics->results->len; i++)
    {
      const FlipKeptResult *result = statistics->results->pdata[i];
      g_autoptr (GDateTime) when = flip_clock_at (result->ended);
      g_autofree char *day = g_date_time_format (when, "%x");
      g_autofree char *player = flip_phrase_isolate (result->player);

      /* Translators: a player, the day of a game, and the player’s points. */
      g_ptr_array_add (parts, g_strdup_printf (_ ("%s, %s: %d"), player, day, result->score));
    }

  return parts;
}

static GPtrArray *
tell_bins (const FlipStatistics *statistics)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < statistics->bins->len; i++)
    {
      const FlipStatisticsBin *bin = &g_array_index (statistics->bins, FlipStatisticsBin, i);

      /* Translators: %d: the lowest and the highest score; %u: how many results */
      g_ptr_array_add (parts, g_strdup_printf (ngettext ("%d to %d points: %u result",
                                                         "%d to %d points: %u results", bin->results),
                                               bin->from, bin->until - 1, bin->results));
    }

  return parts;
}

static GPtrArray *
tell_bars (const FlipPlot *plot)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < plot->bars->len; i++)
    {
      const FlipPlotBar *bar = &g_array_index (plot->bars, FlipPlotBar, i);

      /* Translators: %s: what a bar stands for; %u: how often */
      g_ptr_array_add (parts, g_strdup_printf (_ ("%s: %u"), bar->label, bar->count));
    }

  return parts;
}

/* "19 sites, marked 3–4 times each" */
static char *
tell_step (const FlipPlot *plot, guint step)
{
  g_autofree char *range = flip_plot_heat_range (plot, step);
  guint sites = flip_plot_heat_sites (plot, step);

  /* Translators: how many sites, and how often each of them was marked, “3–4” */
  return g_strdup_printf (ngettext ("%u site, marked %s times", "%u sites, marked %s times each", sites), sites,
                          range ? range : "0");
}

/* The steps of the legend come after the sites. */
static GPtrArray *
tell_sites (const FlipStatistics *statistics, const FlipPlot *plot)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < statistics->sites->len; i++)
    {
      const FlipSiteTotal *site = statistics->sites->pdata[i];

      /* Translators: a region of the sheet, a site of it, and on how many of all results it was marked. */
      g_ptr_array_add (parts, g_strdup_printf (_ ("%s, %s: %u of %u"), site->region, site->title,
                                               site->marked, statistics->all.results));
    }
  for (guint step = 0; step < FLIP_HEAT_STEPS && !plot->compares; step++)
    g_ptr_array_add (parts, tell_step (plot, step));

  return parts;
}

/* Cards */

static void
show_history (FlipStatisticsPage *self)
{
  FlipStatisticsCard *card = card_at (self, self->first, 0);
  g_autoptr (FlipStatisticsTable) table = table_of (self, FLIP_TABLE_RESULTS);

  set_part (card, FLIP_TABLE_RESULTS, 0);
  flip_statistics_card_show (card, table->title, _ ("line: average over three sheets"), table,
                             flip_statistics_plot_history (self->statistics),
                             tell_history (self->statistics));
}

static void
show_bins (FlipStatisticsPage *self)
{
  FlipStatisticsCard *card = card_at (self, self->first, 1);
  g_autoptr (FlipStatisticsTable) table = table_of (self, FLIP_TABLE_BINS);
  guint n = self->statistics->all.results;
  /* Translators: %u: how many */
  g_autofree char *note = g_strdup_printf (ngettext ("%u result", "%u results", n), n);

  set_part (card, FLIP_TABLE_BINS, 0);
  flip_statistics_card_show (card, table->title, note, table, flip_statistics_plot_bins (self->statistics),
                             tell_bins (self->statistics));
}

static guint
show_tallies (FlipStatisticsPage *self, guint index)
{
  guint first = 0, end = 0;
  FlipPlot *plot;

  while ((plot = flip_statistics_plot_tallies (self->statistics, first, &end)))
    {
      FlipStatisticsCard *card = card_at (self, self->rest, index++);
      g_autoptr (FlipStatisticsTable) table = table_of (self, FLIP_TABLE_TALLIES);
      g_autofree char *title = g_strdup (plot->title);

      set_part (card, FLIP_TABLE_TALLIES, first);
      flip_statistics_card_show (card, title, "", table, plot, tell_bars (plot));
      first = end;
    }

  return index;
}

static guint
show_table (FlipStatisticsPage *self, FlipStatisticsTableId id, guint index)
{
  g_autoptr (FlipStatisticsTable) table = table_of (self, id);
  FlipStatisticsCard *card;

  if (table->rows->len < 2)
    return index;
  card = card_at (self, self->rest, index);
  set_part (card, id, 0);
  flip_statistics_card_show (card, table->title, "", table, NULL, NULL);
  return index + 1;
}

/* A grouping with only one group says nothing. */
static guint
show_groups (FlipStatisticsPage *self, guint index)
{
  for (guint by = 0; by < FLIP_N_GROUPINGS; by++)
    {
      if (self->statistics->groups[by]->len > 1)
        index = show_table (self, FLIP_TABLE_GROUPS + by, index);
    }

  return index;
}

/* Shows the sites marked most often and the sites per region, as lists beside the board. */
static void
show_favourites (FlipStatisticsPage *self)
{
  g_autoptr (FlipStatisticsTable) table = table_of (self, FLIP_TABLE_SITES);
  FlipPlot *most, *regions;

  g_clear_pointer (&self->favourites, g_ptr_array_unref);
  self->favourites = flip_statistics_favourites (self->statistics);
  most = flip_statistics_plot_favourites (self->statistics, self->favourites, FAVOURITES);
  regions = flip_statistics_plot_regions (self->statistics);
  /* Translators: heading: what happened most often */
  flip_statistics_card_show (self->most, _ ("Most often"), "", table, most, tell_bars (most));
  flip_statistics_card_show (self->regions, _ ("Sites per sheet"), "", table, regions, tell_bars (regions));
}

static void
show_heat (FlipStatisticsPage *self)
{
  FlipStatisticsFilter filter = flip_statistics_filter_row_get (self->filter);
  gboolean can_compare = filter.player && self->statistics->others > 0;
  gboolean compares = can_compare && gtk_check_button_get_active (self->compares);
  FlipPlot *plot = flip_statistics_plot_sites (self->statistics, compares);
  g_autoptr (FlipStatisticsTable) table = NULL;
  guint n = self->statistics->all.results;
  g_autofree char *note = NULL;

  gtk_widget_set_visible (self->sites, plot != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->compares), can_compare);
  if (!plot)
    return;
  plot->steps = compares || self->step < 0 ? 0 : 1u << self->step;
  note = plot->steps ? tell_step (plot, (guint) self->step)
                     /* Translators: %u: how many */
                     : g_strdup_printf (ngettext ("how many of %u result have each site marked",
                                                  "how many of %u results have each site "
                                                  "marked", n), n);
  table = table_of (self, FLIP_TABLE_SITES);
  set_part (self->heat, FLIP_TABLE_SITES, 0);
  flip_statistics_card_show (self->heat, table->title,
                             compares ? _ ("how much more often than the others, in percent") : note, table,
                             plot, tell_sites (self->statistics, plot));
  show_favourites (self);
}

static void
show_all (FlipStatisticsPage *self)
{
  gboolean has_points = self->statistics->game != NULL;
  guint index = 0;

  if (has_points)
    {
      show_history (self);
      show_bins (self);
      index = show_table (self, FLIP_TABLE_HABITS, index);
      index = show_tallies (self, index);
    }
  show_heat (self);
  index = show_table (self, FLIP_TABLE_RECORDS, index);
  index = show_table (self, FLIP_TABLE_PAIRS, index);
  index = show_groups (self, index);
  index = show_table (self, FLIP_TABLE_FEATS, index);
  hide_from (self->rest, index);
}

/* The favourite sites can be shown alone, if there are any. */
static void
show_parts (FlipStatisticsPage *self)
{
  gboolean has_any = self->statistics->all.results > 0;
  gboolean is_alone = gtk_toggle_button_get_active (self->alone) && gtk_widget_get_visible (self->sites);

  gtk_widget_set_visible (GTK_WIDGET (self->sums), has_any && !is_alone);
  gtk_widget_set_visible (GTK_WIDGET (self->first), has_any && !is_alone && self->statistics->game);
  gtk_widget_set_visible (GTK_WIDGET (self->rest), has_any && !is_alone);
}

static void
refresh (FlipStatisticsPage *self)
{
  FlipStatisticsFilter filter = flip_statistics_filter_row_get (self->filter);
  g_autofree char *words = flip_statistics_filter_row_words (self->filter);
  gboolean is_empty;

  if (!self->results)
    return;
  g_clear_pointer (&self->statistics, flip_statistics_free);
  self->statistics = flip_statistics_new (self->results, &filter);
  self->step = -1;
  is_empty = self->statistics->all.results == 0;
  adw_window_title_set_subtitle (self->title, words);
  gtk_widget_set_visible (self->none, is_empty);
  gtk_widget_set_visible (self->sites, !is_empty);
  if (!is_empty)
    {
      flip_sums_row_show (self->sums, self->statistics);
      show_all (self);
    }
  show_parts (self);
}

static void
show_sheets (FlipStatisticsPage *self, GArray *sheets, const char *title)
{
  flip_sheets_dialog_show (GTK_WIDGET (self), self->results, sheets, title);
  g_array_unref (sheets);
}

/* callbacks */

static void
alone_cb (FlipStatisticsPage *self)
{
  g_assert (FLIP_IS_STATISTICS_PAGE (self));

  if (self->statistics)
    show_parts (self);
}

static void
show_point (FlipStatisticsPage *self, guint index)
{
  const FlipKeptResult *result = g_ptr_array_index (self->statistics->results, index);
  GArray *sheets = g_array_new (FALSE, FALSE, sizeof (gint64));

  g_array_append_val (sheets, result->sheet);
  /* Translators: heading over a graph of scores over time */
  show_sheets (self, sheets, _ ("Score history"));
}

static void
show_bin (FlipStatisticsPage *self, guint index)
{
  const FlipStatisticsBin *bin = &g_array_index (self->statistics->bins, FlipStatisticsBin, index);
  /* Translators: %d: the lowest and the highest score */
  g_autofree char *title = g_strdup_printf (_ ("From %d to %d"), bin->from, bin->until - 1);

  show_sheets (self, flip_statistics_sheets_of_bin (self->statistics, bin), title);
}

static void
chosen_cb (FlipStatisticsCard *card, guint index, FlipStatisticsPage *self)
{
  const Part *part = g_object_get_data (G_OBJECT (card), "part");

  g_assert (FLIP_IS_STATISTICS_PAGE (self));
  g_assert (part);

  if (part->table == FLIP_TABLE_RESULTS)
    show_point (self, index);
  else if (part->table == FLIP_TABLE_BINS)
    show_bin (self, index);
  else if (part->table == FLIP_TABLE_TALLIES)
    {
      const FlipTally *tally =
        g_array_index (self->statistics->tallies, FlipTallied, part->first + index).tally;
      g_autofree char *title = flip_phrase_capital (_ (tally->label));

      show_sheets (self, flip_statistics_sheets_of_tally (self->statistics, tally), title);
    }
}

/* Choosing a step of the legend highlights its sites, and choosing it again shows all. */
static void
choose_step (FlipStatisticsPage *self, int step)
{
  self->step = self->step == step ? -1 : step;
  show_heat (self);
}

static void
heat_chosen_cb (FlipStatisticsPage *self, guint index)
{
  const FlipSiteTotal *site;

  g_assert (FLIP_IS_STATISTICS_PAGE (self));

  if (index >= self->statistics->sites->len)
    {
      choose_step (self, (int) (index - self->statistics->sites->len));
      return;
    }
  site = g_ptr_array_index (self->statistics->sites, index);
  show_sheets (self, flip_statistics_sheets_of_site (self->statistics, site->site), site->title);
}

static void
most_chosen_cb (FlipStatisticsPage *self, guint index)
{
  const FlipSiteTotal *site = g_ptr_array_index (self->favourites, index);

  g_assert (FLIP_IS_STATISTICS_PAGE (self));

  show_sheets (self, flip_statistics_sheets_of_site (self->statistics, site->site), site->title);
}

static void
room_cb (FlipStatisticsPage *self, int width, int height)
{
  flip_show_across (self->board, width >= flip_text_scale (GTK_WIDGET (self), WIDE));
  if (self->is_narrow != (width < flip_text_scale (GTK_WIDGET (self), NARROW)))
    {
      self->is_narrow = !self->is_narrow;
      flip_statistics_card_set_table (self->heat, self->is_narrow);
    }
}

static void
save_cb (FlipStatisticsCard *card, const char *format, FlipStatisticsPage *self)
{
  const Part *part = g_object_get_data (G_OBJECT (card), "part");
  g_autoptr (FlipStatisticsTable) table = flip_statistics_table (
    self->results, self->statistics, part ? part->table : FLIP_TABLE_SITES, FALSE);

  flip_statistics_save (GTK_WIDGET (self), format, table, flip_statistics_card_plot (card));
}

static void
flip_statistics_page_class_init (FlipStatisticsPageClass *klass)
{
  FLIP_OWN_LAST (klass, FlipStatisticsPage, (favourites, g_ptr_array_unref),
                 (statistics, flip_statistics_free), (results, flip_results_free));
  FLIP_TEMPLATE (klass, "statistics/statistics-page.ui");
  FLIP_BIND_CHILDREN (klass, FlipStatisticsPage, title, filter, sums, first, rest, heat,
                      most, regions, board, compares, alone, none, sites);
  FLIP_BIND_CALLBACKS (klass, alone_cb, refresh, heat_chosen_cb, most_chosen_cb, room_cb);
}

static void
flip_statistics_page_init (FlipStatisticsPage *self)
{
  flip_theme_add_pages ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self->heat, "save", G_CALLBACK (save_cb), self);
  g_signal_connect (self->most, "save", G_CALLBACK (save_cb), self);
  g_signal_connect (self->regions, "save", G_CALLBACK (save_cb), self);
}

/* public functions */

void
flip_statistics_page_load (FlipStatisticsPage *self, FlipLibrary *library)
{
  FlipResults *results = library ? flip_library_results (library, NULL) : NULL;

  g_return_if_fail (FLIP_IS_STATISTICS_PAGE (self));

  if (!results)
    return;
  flip_statistics_filter_row_load (self->filter, results);
  g_clear_pointer (&self->statistics, flip_statistics_free);
  g_clear_pointer (&self->results, flip_results_free);
  self->results = results;
  refresh (self);
}

void
flip_statistics_page_choose_game (FlipStatisticsPage *self, const FlipGame *game)
{
  g_return_if_fail (FLIP_IS_STATISTICS_PAGE (self));
  g_return_if_fail (game != NULL);

  if (game != flip_statistics_page_game (self))
    gtk_widget_activate_action (GTK_WIDGET (self->filter), "filter.game", "s", game->id);
}

const FlipGame *
flip_statistics_page_game (FlipStatisticsPage *self)
{
  g_return_val_if_fail (FLIP_IS_STATISTICS_PAGE (self), NULL);

  return self->statistics ? self->statistics->game : NULL;
}
