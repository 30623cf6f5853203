/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/statistics/statistics-card.h"

#include "app/common/layout/fold-table.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/statistics/table-grid.h"
#include "engine/base/phrase.h"

struct _FlipStatisticsCard
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *title, *note;
  GtkToggleButton *as_table;
  GtkStack *stack;
  FlipPlotView *plot;
  FlipTableGrid *table;
  FlipFoldTable *rows;

  gboolean has_plot;
};

FLIP_DEFINE_TEMPLATE (FlipStatisticsCard, flip_statistics_card, GTK_TYPE_BOX)

/* helpers */

static void
show_side (FlipStatisticsCard *self)
{
  gboolean is_table = !self->has_plot || gtk_toggle_button_get_active (self->as_table);

  gtk_stack_set_visible_child (self->stack, is_table ? GTK_WIDGET (self->rows) : GTK_WIDGET (self->plot));
}

/* callbacks */

static void
chosen_cb (FlipStatisticsCard *self, guint index)
{
  g_assert (FLIP_IS_STATISTICS_CARD (self));

  g_signal_emit_by_name (self, "chosen", index);
}

static void
save_cb (FlipStatisticsCard *self, const char *format)
{
  g_signal_emit_by_name (self, "save", format);
}

/* overrides */

static void
flip_statistics_card_class_init (FlipStatisticsCardClass *klass)
{
  FLIP_SIGNAL (klass, "chosen", 1, G_TYPE_UINT);
  FLIP_SIGNAL (klass, "save", 1, G_TYPE_STRING);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  FLIP_TEMPLATE (klass, "statistics/statistics-card.ui");
  FLIP_BIND_CHILDREN (klass, FlipStatisticsCard, title, note, as_table, stack, plot, rows, table);
  FLIP_BIND_CALLBACKS (klass, show_side, chosen_cb);
  FLIP_ACTIONS (klass, FlipStatisticsCard, ("card.save", save_cb));
}

/* public functions */

GtkWidget *
flip_statistics_card_new (void)
{
  return g_object_new (FLIP_TYPE_STATISTICS_CARD, NULL);
}

void
flip_statistics_card_show (FlipStatisticsCard *self,
                           const char *title,
                           const char *note,
                           const FlipStatisticsTable *table,
                           FlipPlot *plot,
                           GPtrArray *parts)
{
  g_autoptr (GString) summary = NULL;

  g_return_if_fail (FLIP_IS_STATISTICS_CARD (self));
  g_return_if_fail (title && note && table);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->note, note);
  gtk_widget_set_visible (GTK_WIDGET (self->note), *note);
  flip_show_name (self, title);
  flip_table_grid_show (self->table, table);
  flip_fold_table_show (self->rows, table->rows, flip_table_grid_rows (table));
  self->has_plot = plot != NULL;
  summary = g_string_new (title);
  flip_phrase_add_clause (summary, note);
  if (plot)
    flip_plot_view_show (self->plot, plot, summary->str, parts);
  gtk_widget_set_visible (GTK_WIDGET (self->as_table), self->has_plot);
  show_side (self);
}

void
flip_statistics_card_set_table (FlipStatisticsCard *self, gboolean is_table)
{
  g_return_if_fail (FLIP_IS_STATISTICS_CARD (self));

  gtk_toggle_button_set_active (self->as_table, is_table);
}

const FlipPlot *
flip_statistics_card_plot (FlipStatisticsCard *self)
{
  g_return_val_if_fail (FLIP_IS_STATISTICS_CARD (self), NULL);

  return self->has_plot ? flip_plot_view_plot (self->plot) : NULL;
}
