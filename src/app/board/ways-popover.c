/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/ways-popover.h"

#include "app/board/way-row.h"
#include "app/common/ask/play-button.h"
#include "app/common/toolkit/show.h"
#include "play/moment/card-name.h"
#include "play/moment/site-ways.h"

#include <glib/gi18n.h>

#define MOST_HEIGHT 320

/* In windows narrower than this the role of a card stands below it. */
#define BESIDE_FROM 500

struct _FlipWaysPopover
{
  FlipSteadyPopover parent_instance;

  /* owned */
  FlipMoment *moment;

  /* template */
  GtkLabel *title;
  GtkScrolledWindow *scrolled;
  GtkWidget *rows;

  guint site;
  gboolean beside;
};

G_DEFINE_FINAL_TYPE (FlipWaysPopover, flip_ways_popover, FLIP_TYPE_STEADY_POPOVER)

static void ask (FlipWaysPopover *self, const FlipWaySet *ways, const FlipWaySet *paid);

/* callbacks */

/* A row that several ways begin with leads to what else there is to decide. */
static void
further_cb (GtkButton *button, FlipWaysPopover *self)
{
  const FlipWaySet *kept = g_object_get_data (G_OBJECT (button), "ways");
  FlipWaySet ways;

  g_assert (FLIP_IS_WAYS_POPOVER (self) && kept);

  ways = *kept;
  ask (self, &ways, NULL);
}

/* helpers */

static GtkWidget *
add_button (FlipWaysPopover *self, GtkWidget *child)
{
  GtkWidget *button = flip_play_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "way");
  gtk_box_append (GTK_BOX (self->rows), button);
  return button;
}

static void
add_way (FlipWaysPopover *self, const FlipWay *way)
{
  GtkWidget *button = add_button (self, flip_way_row_new (way, self->beside));
  g_autofree char *name = flip_cards_spoken (way->label);

  flip_show_name (button, name);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", way->notation);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "sheet.play");
  g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown), self,
                           G_CONNECT_SWAPPED);
}

static void
add_further (FlipWaysPopover *self, const char *words, const FlipWaySet *ways)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (words);
  GtkWidget *button = add_button (self, label);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  flip_show_name (button, gtk_label_get_text (GTK_LABEL (label)));
  g_object_set_data_full (G_OBJECT (button), "ways", g_memdup2 (ways, sizeof *ways), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (further_cb), self);
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

static void
clear_rows (FlipWaysPopover *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->rows)))
    gtk_box_remove (GTK_BOX (self->rows), child);
}

/* The ways that differ in one thing, and a row that leads to those that cost more. */
static void
ask (FlipWaysPopover *self, const FlipWaySet *ways, const FlipWaySet *paid)
{
  g_autoptr (FlipWayQuestion) question = flip_way_question_new (self->moment, self->site, ways);
  g_autofree char *paid_words = flip_site_ways_paid_words (self->moment);

  clear_rows (self);
  gtk_label_set_label (self->title, question->title);
  flip_show_name (self, question->title);
  for (guint i = 0; i < question->n; i++)
    {
      if (question->rows[i].n == 1)
        add_way (self, flip_moment_way (self->moment, question->rows[i].ways[0]));
      else
        add_further (self, question->labels[i], &question->rows[i]);
    }
  if (paid && paid->n)
    add_further (self, paid_words, paid);
  fit_height (self);
  gtk_widget_child_focus (self->rows, GTK_DIR_TAB_FORWARD);
}

/* overrides */

static void
flip_ways_popover_dispose (GObject *object)
{
  g_clear_pointer (&FLIP_WAYS_POPOVER (object)->moment, flip_moment_unref);
  G_OBJECT_CLASS (flip_ways_popover_parent_class)->dispose (object);
}

static void
flip_ways_popover_class_init (FlipWaysPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_ways_popover_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
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
  FlipSiteWays ways;
  GtkRoot *root;

  g_return_if_fail (FLIP_IS_WAYS_POPOVER (self));
  g_return_if_fail (moment && gtk_widget_get_parent (GTK_WIDGET (self)));

  root = gtk_widget_get_root (GTK_WIDGET (self));
  self->beside = !root || gtk_widget_get_width (GTK_WIDGET (root)) >= BESIDE_FROM;
  self->moment = flip_moment_ref ((FlipMoment *) moment);
  self->site = site;
  flip_site_ways_read (&ways, moment, site);
  g_return_if_fail (ways.usual.n > 0);
  if (ways.usual.n == 1 && ways.paid.n)
    ask (self, &ways.paid, NULL);
  else
    ask (self, &ways.usual, &ways.paid);
}
