/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/kit/check-mark.h"

#include "app/common/layout/flow-layout.h"
#include "app/common/toolkit/show.h"

#include <glib/gi18n.h>

void
flip_check_mark_show (GtkLabel *mark,
                      FlipEditionDesk *desk,
                      const FlipChecked *count,
                      gboolean is_wrong)
{
  guint left = flip_edition_check_left (desk, count);
  g_autofree char *number = g_strdup_printf ("%u", left), *told = NULL;

  g_return_if_fail (GTK_IS_LABEL (mark));

  told = flip_edition_check_tell (desk, count);
  flip_show_text (mark, is_wrong ? "×" : left ? number : count->n_values ? "✓" : NULL);
  flip_show_tooltip (GTK_WIDGET (mark), told);
  flip_show_class (GTK_WIDGET (mark), "check-left", !is_wrong && left > 0);
  flip_show_class (GTK_WIDGET (mark), "error", is_wrong);
  flip_show_class (GTK_WIDGET (mark), "success", !is_wrong && left == 0);
}

static void
add_meaning (GtkWidget *legend, const char *mark, const char *style, const char *meaning)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *label = gtk_label_new (mark);

  gtk_widget_add_css_class (label, style);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), gtk_label_new (meaning));
  gtk_box_append (GTK_BOX (legend), box);
}

GtkWidget *
flip_check_mark_legend_new (void)
{
  GtkWidget *legend = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (
    legend, g_object_new (FLIP_TYPE_FLOW_LAYOUT, "spacing", 12, "ragged", TRUE, NULL));
  gtk_widget_add_css_class (legend, "edition-note");
  gtk_widget_add_css_class (legend, "dim-label");
  add_meaning (legend, "4", "check-left", _ ("values to check"));
  /* Translators: legend: all values of that part were compared with the printed copy */
  add_meaning (legend, "✓", "success", _ ("all checked"));
  return legend;
}

GtkWidget *
flip_check_mark_tick_new (const char *title)
{
  GtkWidget *tick = gtk_check_button_new ();
  /* Translators: the name of a value. */
  g_autofree char *label = g_strdup_printf (_ ("%s: checked against my copy"), title);

  gtk_widget_set_tooltip_text (tick, _ ("Checked against My Copy"));
  flip_show_name (tick, label);
  return tick;
}
