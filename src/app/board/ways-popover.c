/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/ways-popover.h"

#include "app/board/way-row.h"

#include <glib/gi18n.h>

#define MOST_WAYS   40
#define MOST_HEIGHT 320

/* In windows narrower than this the role of a card stands below it. */
#define BESIDE_FROM 500

struct _FlipWaysPopover
{
  GtkPopover parent_instance;

  /* template */
  GtkLabel *title;
  GtkScrolledWindow *scrolled;
  GtkWidget *rows;
};

G_DEFINE_FINAL_TYPE (FlipWaysPopover, flip_ways_popover, GTK_TYPE_POPOVER)

/* helpers */

static void
add_way (FlipWaysPopover *self, const FlipWay *way, gboolean beside)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), flip_way_row_new (way, beside));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "way");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  way->label, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", way->notation);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "sheet.play");
  g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->rows), button);
}

/* As high as the rows need, up to a limit. */
static void
fit_height (FlipWaysPopover *self)
{
  int width, height;

  gtk_widget_measure (self->rows, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (self->rows, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_scrolled_window_set_min_content_height (self->scrolled, MIN (height, MOST_HEIGHT));
}

/* overrides */

static void
flip_ways_popover_class_init (FlipWaysPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/board/ways-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipWaysPopover, title);
  gtk_widget_class_bind_template_child (widget_class, FlipWaysPopover, scrolled);
  gtk_widget_class_bind_template_child (widget_class, FlipWaysPopover, rows);
}

static void
flip_ways_popover_init (FlipWaysPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

void
flip_ways_popover_load (FlipWaysPopover *self, const FlipMoment *moment, guint site)
{
  guint ways[MOST_WAYS], n;
  g_autofree char *question = NULL;
  GtkRoot *root;
  gboolean beside;

  g_return_if_fail (FLIP_IS_WAYS_POPOVER (self));
  g_return_if_fail (moment && gtk_widget_get_parent (GTK_WIDGET (self)));

  root = gtk_widget_get_root (GTK_WIDGET (self));
  beside = !root || gtk_widget_get_width (GTK_WIDGET (root)) >= BESIDE_FROM;
  question = g_strdup_printf (_ ("%s: which way?"), flip_moment_site (moment, site)->title);
  gtk_label_set_label (self->title, question);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, question,
                                  -1);
  n = flip_moment_ways_of_site (moment, site, ways, MOST_WAYS);
  for (guint i = 0; i < n; i++)
    add_way (self, flip_moment_way (moment, ways[i]), beside);
  fit_height (self);
}
