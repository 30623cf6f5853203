/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/seats/goal-card.h"

#include "app/common/explain.h"
#include "app/common/glyph-icon.h"
#include "app/common/show.h"

#include <glib/gi18n.h>

struct _FlipGoalCard
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *label, *worth, *owners, *progress;
  FlipGlyphIcon *glyph;
  GtkProgressBar *bar;
  GtkWidget *explain;
};

G_DEFINE_FINAL_TYPE (FlipGoalCard, flip_goal_card, GTK_TYPE_BOX)

/* helpers */

static gboolean
is_met (const FlipGoal *goal, guint seat)
{
  g_assert (seat < FLIP_MAX_SEATS);

  return (goal->met >> seat & 1) != 0;
}

static gboolean
is_for (const FlipGoal *goal, guint seat)
{
  return (goal->seats >> seat & 1) != 0;
}

/* "Ann, Bob", or NULL. */
static char *
owners_of (const FlipGoal *goal, const FlipMoment *moment)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint seat = 0; seat < moment->n_seats; seat++)
    {
      if (is_met (goal, seat))
        g_ptr_array_add (names, (gpointer) flip_moment_player (moment, (int) seat));
    }
  g_ptr_array_add (names, NULL);
  return names->len > 1 ? g_strjoinv (", ", (char **) names->pdata) : NULL;
}

/* "3 of 5", or NULL where there is nothing to count. */
static char *
progress_of (const FlipGoal *goal, guint seat)
{
  if (is_met (goal, seat))
    return g_strdup (_ ("done"));
  if (!is_for (goal, seat) || goal->need[seat] == 0)
    return NULL;
  return g_strdup_printf (_ ("%d of %d"), MAX (goal->have[seat], 0), goal->need[seat]);
}

/* All seats, for the tooltip and for screen readers. */
static char *
tell_all (const FlipGoal *goal, const FlipMoment *moment)
{
  g_autoptr (GString) words = g_string_new (goal->label);

  if (*goal->worth)
    g_string_append_printf (words, ": %s", goal->worth);
  if (*goal->help)
    g_string_append_printf (words, "\n%s", goal->help);
  for (guint seat = 0; seat < moment->n_seats; seat++)
    {
      g_autofree char *progress = progress_of (goal, seat);

      if (progress)
        g_string_append_printf (words, "\n%s: %s", flip_moment_player (moment, (int) seat),
                                progress);
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

static void
set_name (GtkAccessible *accessible, const char *name)
{
  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* What it gives; or, where it gives nothing special, how much the seat has. */
static void
show_worth (FlipGoalCard *self, const FlipGoal *goal, guint seat)
{
  g_autofree char *amount =
    g_strdup_printf ("%d", *goal->worth ? goal->amount : MAX (goal->have[seat], 0));
  gboolean has_glyph = flip_glyph_icon_show_word (self->glyph, goal->glyph);

  flip_show_text (self->worth, has_glyph ? amount : goal->worth);
  flip_show_class (GTK_WIDGET (self->worth), "goal-worth", goal->need[seat] != 0);
  flip_show_class (GTK_WIDGET (self->worth), "dim-label", goal->need[seat] == 0);
}

/* How far the seat is, where there is something to count. */
static void
show_bar (FlipGoalCard *self, const FlipGoal *goal, guint seat)
{
  gboolean counts = is_for (goal, seat) && goal->need[seat] >= 2;
  double fraction = !counts || is_met (goal, seat)
                      ? 1
                      : CLAMP ((double) goal->have[seat] / goal->need[seat], 0.0, 1.0);

  gtk_widget_set_visible (GTK_WIDGET (self->bar), counts);
  if (fraction != gtk_progress_bar_get_fraction (self->bar))
    gtk_progress_bar_set_fraction (self->bar, fraction);
  set_name (GTK_ACCESSIBLE (self->bar), goal->label);
}

/* overrides */

static void
flip_goal_card_class_init (FlipGoalCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FLIP_TYPE_GLYPH_ICON);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/seats/goal-card.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipGoalCard, label);
  gtk_widget_class_bind_template_child (widget_class, FlipGoalCard, glyph);
  gtk_widget_class_bind_template_child (widget_class, FlipGoalCard, worth);
  gtk_widget_class_bind_template_child (widget_class, FlipGoalCard, owners);
  gtk_widget_class_bind_template_child (widget_class, FlipGoalCard, progress);
  gtk_widget_class_bind_template_child (widget_class, FlipGoalCard, bar);
  gtk_widget_class_bind_template_child (widget_class, FlipGoalCard, explain);
}

static void
flip_goal_card_init (FlipGoalCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

void
flip_goal_card_show (FlipGoalCard *self, const FlipGoal *goal, const FlipMoment *moment)
{
  g_autofree char *owners = NULL, *progress = NULL, *all = NULL;
  guint seat;

  g_return_if_fail (FLIP_IS_GOAL_CARD (self));
  g_return_if_fail (goal && moment);

  seat = moment->seat;
  owners = owners_of (goal, moment);
  progress = is_met (goal, seat) ? NULL : progress_of (goal, seat);
  all = tell_all (goal, moment);
  flip_show_text (self->label, goal->label);
  show_worth (self, goal, seat);
  flip_show_text (self->owners, owners);
  flip_show_text (self->progress, progress);
  show_bar (self, goal, seat);
  flip_show_tooltip (GTK_WIDGET (self), all);
  set_name (GTK_ACCESSIBLE (self), all);
  flip_explain_show (self->explain, goal->label, goal->rule);
}
