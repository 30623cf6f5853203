/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/result-view.h"

#include "app/common/columns.h"
#include "app/review/feats-list.h"
#include "app/review/score-table.h"
#include "app/review/winner-card.h"

#include <glib/gi18n.h>

struct _FlipResultView
{
  GtkBox parent_instance;

  /* template */
  GtkBox *people; /* the winner, the others */
  GtkBox *table;
  GtkBox *opponent;
  GtkBox *feats;

  gboolean is_filled;
  guint told; /* the length of the log that is shown */
};

G_DEFINE_FINAL_TYPE (FlipResultView, flip_result_view, GTK_TYPE_BOX)

enum
{
  REVIEW,
  NEW_LIKE_THIS,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static void
clear_box (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))))
    gtk_box_remove (box, child);
}

static void
hide_if_empty (GtkBox *box)
{
  gtk_widget_set_visible (GTK_WIDGET (box), gtk_widget_get_first_child (GTK_WIDGET (box)) != NULL);
}

static void
add_table (FlipResultView *self, const FlipStanding *standing)
{
  GtkWidget *table = flip_score_table_new (standing);

  gtk_widget_set_hexpand (table, TRUE);
  gtk_box_append (self->table, table);
}

static void
fill (FlipResultView *self, const FlipStanding *standing)
{
  GtkWidget *feats = flip_feats_list_new (standing->moment, standing->seats[0]);

  g_assert (standing->n > 0 && standing->result->over);

  gtk_box_append (self->people, flip_winner_card_new (standing));
  if (standing->n > 1)
    gtk_box_append (self->people, flip_others_card_new (standing));
  add_table (self, standing);
  if (standing->result->has_opponent)
    {
      GtkWidget *table = flip_opponent_table_new (standing);

      gtk_widget_add_css_class (table, "card");
      gtk_box_append (self->opponent, table);
    }
  if (feats)
    gtk_box_append (self->feats, feats);
}

static void
clear (FlipResultView *self)
{
  GtkBox *boxes[] = { self->people, self->opponent, self->feats, self->table };

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    clear_box (boxes[i]);
  self->is_filled = FALSE;
}

static void
refresh (FlipResultView *self, const FlipMoment *moment)
{
  FlipStanding standing;

  self->told = moment->cursor;
  if (self->is_filled)
    clear (self);
  if (!moment->is_over)
    return;
  flip_standing_init (&standing, moment);
  fill (self, &standing);
  self->is_filled = TRUE;
  hide_if_empty (self->opponent);
  hide_if_empty (self->feats);
}

/* callbacks */

static void
review_cb (GtkButton *button, FlipResultView *self)
{
  g_assert (FLIP_IS_RESULT_VIEW (self));

  g_signal_emit (self, signals[REVIEW], 0);
}

static void
new_like_this_cb (GtkButton *button, FlipResultView *self)
{
  g_assert (FLIP_IS_RESULT_VIEW (self));

  g_signal_emit (self, signals[NEW_LIKE_THIS], 0);
}

/* overrides */

static guint
signal_new (FlipResultViewClass *klass, const char *name)
{
  return g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 0);
}

static void
flip_result_view_class_init (FlipResultViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FLIP_TYPE_COLUMNS);
  signals[REVIEW] = signal_new (klass, "review");
  signals[NEW_LIKE_THIS] = signal_new (klass, "new-like-this");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/review/result-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipResultView, people);
  gtk_widget_class_bind_template_child (widget_class, FlipResultView, table);
  gtk_widget_class_bind_template_child (widget_class, FlipResultView, opponent);
  gtk_widget_class_bind_template_child (widget_class, FlipResultView, feats);
  gtk_widget_class_bind_template_callback (widget_class, review_cb);
  gtk_widget_class_bind_template_callback (widget_class, new_like_this_cb);
}

static void
flip_result_view_init (FlipResultView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

/* Looking back changes nothing here, nor does another board. */
void
flip_result_view_load (FlipResultView *self, FlipMoment *moment, const FlipChange *change)
{
  g_return_if_fail (FLIP_IS_RESULT_VIEW (self));
  g_return_if_fail (moment && change);

  if (moment->is_present && (change->sheet || moment->cursor != self->told))
    refresh (self, moment);
}
