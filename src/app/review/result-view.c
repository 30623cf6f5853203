/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/result-view.h"

#include "app/common/layout/columns.h"
#include "app/common/layout/first-fit.h"
#include "app/common/layout/side-scroller.h"
#include "app/common/toolkit/show.h"
#include "app/review/board-picture.h"
#include "app/review/feats-list.h"
#include "app/review/memory-list.h"
#include "app/review/score-table.h"
#include "app/review/winner-card.h"
#include "play/review/result-details.h"

#include <glib/gi18n.h>

struct _FlipResultView
{
  GtkBox parent_instance;

  /* template */
  GtkScrolledWindow *scroller;
  GtkWidget *summary;
  GtkBox *people; /* the winner, the others */
  GtkBox *table;
  GtkBox *opponent;
  GtkBox *feats, *memories, *pictures;
  GtkExpander *boards;
  GtkLabel *when, *ties_below;

  /* owned */
  FlipMoment *moment; /* that is shown, or NULL */

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
fill (FlipResultView *self, FlipStanding *standing)
{
  g_autofree FlipScore *sources = g_new0 (FlipScore, FLIP_MAX_SEATS);
  GtkWidget *memories = flip_memory_list_new (standing->moment);
  GtkWidget *feats = flip_feats_list_new (standing->moment, standing->seats[0]);

  g_assert (standing->n > 0 && standing->result->over);

  gtk_box_append (self->people, flip_winner_card_new (standing));
  if (standing->n > 1)
    gtk_box_append (self->people, flip_others_card_new (standing));
  flip_sources_read (standing->moment, sources);
  for (guint seat = 0; seat < standing->n; seat++)
    standing->scores[seat] = &sources[seat];
  add_table (self, standing);
  flip_show_text (self->ties_below, *standing->result->ties_below ? standing->result->ties_below : NULL);
  if (memories)
    gtk_box_append (self->memories, memories);
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
  GtkBox *boxes[] = { self->people, self->opponent, self->feats, self->table, self->memories, self->pictures };

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    clear_box (boxes[i]);
  gtk_expander_set_expanded (self->boards, FALSE);
  g_clear_pointer (&self->moment, flip_moment_unref);
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
  self->moment = flip_moment_ref ((FlipMoment *) moment);
  fill (self, &standing);
  gtk_expander_set_expanded (self->boards, standing.n == 1);
  self->is_filled = TRUE;
  hide_if_empty (self->memories);
  hide_if_empty (self->opponent);
  hide_if_empty (self->feats);
}

/* callbacks */

static void
expanded_cb (GtkExpander *boards, GParamSpec *spec, FlipResultView *self)
{
  g_assert (FLIP_IS_RESULT_VIEW (self));

  if (!self->moment || !gtk_expander_get_expanded (boards)
      || gtk_widget_get_first_child (GTK_WIDGET (self->pictures)))
    return;
  for (guint seat = 0; seat < self->moment->n_seats; seat++)
    {
      FlipBoardPicture *picture = g_object_new (FLIP_TYPE_BOARD_PICTURE, NULL);

      flip_board_picture_show (picture, self->moment, seat);
      gtk_box_append (self->pictures, GTK_WIDGET (picture));
    }
}

static void
review_cb (GtkButton *button, FlipResultView *self)
{
  g_assert (FLIP_IS_RESULT_VIEW (self));

  g_signal_emit (self, signals[REVIEW], 0);
}

static void
new_like_this_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[NEW_LIKE_THIS], 0);
}

/* overrides */

static void
flip_result_view_dispose (GObject *object)
{
  g_clear_pointer (&FLIP_RESULT_VIEW (object)->moment, flip_moment_unref);
  G_OBJECT_CLASS (flip_result_view_parent_class)->dispose (object);
}

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

  G_OBJECT_CLASS (klass)->dispose = flip_result_view_dispose;
  g_type_ensure (FLIP_TYPE_COLUMNS);
  g_type_ensure (FLIP_TYPE_FIRST_FIT);
  g_type_ensure (FLIP_TYPE_SIDE_SCROLLER);
  signals[REVIEW] = signal_new (klass, "review");
  signals[NEW_LIKE_THIS] = signal_new (klass, "new-like-this");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/review/result-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipResultView, scroller);
  gtk_widget_class_bind_template_child (widget_class, FlipResultView, summary);
  gtk_widget_class_bind_template_child (widget_class, FlipResultView, people);
  gtk_widget_class_bind_template_child (widget_class, FlipResultView, table);
  gtk_widget_class_bind_template_child (widget_class, FlipResultView, opponent);
  gtk_widget_class_bind_template_child (widget_class, FlipResultView, feats);
  gtk_widget_class_bind_template_child (widget_class, FlipResultView, memories);
  gtk_widget_class_bind_template_child (widget_class, FlipResultView, pictures);
  gtk_widget_class_bind_template_child (widget_class, FlipResultView, boards);
  gtk_widget_class_bind_template_child (widget_class, FlipResultView, when);
  gtk_widget_class_bind_template_child (widget_class, FlipResultView, ties_below);
  gtk_widget_class_bind_template_callback (widget_class, expanded_cb);
  gtk_widget_class_bind_template_callback (widget_class, review_cb);
  gtk_widget_class_install_action (widget_class, "result.new-like-this", NULL, new_like_this_cb);
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

void
flip_result_view_set_when (FlipResultView *self, const char *words)
{
  g_return_if_fail (FLIP_IS_RESULT_VIEW (self));

  flip_show_text (self->when, words && *words ? words : NULL);
}

/* The toolkit scrolls to what has the focus. */
void
flip_result_view_focus (FlipResultView *self)
{
  g_return_if_fail (FLIP_IS_RESULT_VIEW (self));

  gtk_widget_grab_focus (self->summary);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}
