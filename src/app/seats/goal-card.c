/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/seats/goal-card.h"

#include "app/common/picture/glyph-icon.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/seats/explain.h"
#include "engine/base/phrase.h"

#include <glib/gi18n.h>

#define MOST_BRIEF 34 /* characters of a title without a short form */

struct _FlipGoalCard
{
  GtkBox parent_instance;

  /* template */
  GtkMenuButton *button;
  GtkOrientable *content;
  GtkLabel *label, *brief, *worth, *note, *owners, *n_owners, *progress;
  FlipGlyphIcon *glyph;
  GtkLabel *title, *help;
  GtkGrid *seats;
  GtkWidget *explain;
};

FLIP_DEFINE_TEMPLATE (FlipGoalCard, flip_goal_card, GTK_TYPE_BOX)

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
  GString *names = g_string_new (NULL);

  for (guint seat = 0; seat < moment->n_seats; seat++)
    {
      if (is_met (goal, seat))
        flip_phrase_add (names, flip_moment_player (moment, (int) seat));
    }
  return g_string_free (names, names->len == 0);
}

/* "✓ 2", or NULL. */
static char *
n_owners_of (const FlipGoal *goal, const FlipMoment *moment)
{
  guint n = 0;

  for (guint seat = 0; seat < moment->n_seats; seat++)
    n += is_met (goal, seat);
  return n ? g_strdup_printf ("✓ %u", n) : NULL;
}

/* "3 of 5", or NULL if there is nothing to count. */
static char *
progress_of (const FlipGoal *goal, guint seat)
{
  if (is_met (goal, seat))
    return g_strdup (C_ ("goal", "done"));
  if (!is_for (goal, seat) || goal->need[seat] == 0)
    return NULL;
  /* Translators: first %d: how many there are; second %d: how many are needed */
  return g_strdup_printf (_ ("%d of %d"), MAX (goal->have[seat], 0), goal->need[seat]);
}

/* The whole goal, for screen readers. */
static char *
tell_all (const FlipGoal *goal, const FlipMoment *moment)
{
  g_autoptr (GString) words = g_string_new (goal->label);

  if (*goal->worth)
    flip_phrase_become (words, flip_phrase_label (goal->label, goal->worth));
  if (*goal->help)
    g_string_append_printf (words, "\n%s", goal->help);
  for (guint seat = 0; seat < moment->n_seats; seat++)
    {
      g_autofree char *progress = progress_of (goal, seat), *line = NULL;

      if (!progress)
        continue;
      line = flip_phrase_label (flip_moment_player (moment, (int) seat), progress);
      g_string_append_printf (words, "\n%s", line);
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

static void
set_name (gpointer accessible, const char *name)
{
  flip_show_name (accessible, name);
}

static void
show_cell (FlipGoalCard *self, int column, guint row, const char *words)
{
  GtkWidget *label = gtk_grid_get_child_at (self->seats, column, (int) row);

  if (!label)
    {
      label = g_object_new (GTK_TYPE_LABEL, "xalign", column ? 1.0 : 0.0, "hexpand", !column, NULL);
      gtk_grid_attach (self->seats, label, column, (int) row, 1, 1);
    }
  flip_show_text (GTK_LABEL (label), words);
}

/* Shows the progress of each seat. */
static void
show_seats (FlipGoalCard *self, const FlipGoal *goal, const FlipMoment *moment)
{
  for (guint seat = 0; seat < FLIP_MAX_SEATS; seat++)
    {
      g_autofree char *progress = seat < moment->n_seats ? progress_of (goal, seat) : NULL;

      show_cell (self, 0, seat, progress ? flip_moment_player (moment, (int) seat) : NULL);
      show_cell (self, 1, seat, progress);
    }
}

static void
show_popover (FlipGoalCard *self, const FlipGoal *goal, const FlipMoment *moment)
{
  g_autofree char *title =
    *goal->worth ? flip_phrase_label (goal->label, goal->worth) : g_strdup (goal->label);

  flip_show_text (self->title, title);
  flip_show_text (self->help, *goal->help ? goal->help : NULL);
  show_seats (self, goal, moment);
  flip_explain_show (self->explain, goal->label, goal->rule);
}

/* Shows the title in full if there is room; otherwise its short form, and never less than that. */
static void
show_label (FlipGoalCard *self, const FlipGoal *goal)
{
  const char *brief = *goal->brief ? goal->brief : goal->label;
  gboolean is_long = flip_phrase_width (brief) > MOST_BRIEF;

  flip_show_text (self->label, goal->label);
  flip_show_text (self->brief, brief);
  gtk_label_set_ellipsize (self->brief, is_long ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_width_chars (self->brief, is_long ? MOST_BRIEF : -1);
}

/* Shows what the goal gives. If that is nothing special, only the seat's progress is shown. */
static void
show_worth (FlipGoalCard *self, const FlipGoal *goal, guint seat)
{
  g_autofree char *amount = *goal->worth ? g_strdup_printf ("%d", goal->amount) : NULL;
  gboolean has_glyph = flip_glyph_icon_show_word (self->glyph, goal->glyph);

  flip_show_text (self->worth, has_glyph ? amount : goal->is_note ? NULL : goal->worth);
  flip_show_text (self->note, goal->is_note ? goal->worth : NULL);
  flip_show_class (GTK_WIDGET (self->worth), "goal-worth", goal->need[seat] != 0);
  flip_show_class (GTK_WIDGET (self->worth), "dim-label", goal->need[seat] == 0);
}

/* overrides */

static void
flip_goal_card_class_init (FlipGoalCardClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  FLIP_TEMPLATE (klass, "seats/goal-card.ui");
  FLIP_BIND_CHILDREN (klass, FlipGoalCard, button, content, label, brief, glyph, worth, note,
                      owners, n_owners, progress, title, help, seats, explain);
}

/* public functions */

void
flip_goal_card_show (FlipGoalCard *self, const FlipGoal *goal, const FlipMoment *moment)
{
  g_autofree char *owners = NULL, *n_owners = NULL, *progress = NULL, *all = NULL;
  guint seat;

  g_return_if_fail (FLIP_IS_GOAL_CARD (self));
  g_return_if_fail (goal && moment);

  seat = moment->seat;
  owners = owners_of (goal, moment);
  n_owners = n_owners_of (goal, moment);
  progress = is_met (goal, seat) ? NULL : progress_of (goal, seat);
  all = tell_all (goal, moment);
  show_label (self, goal);
  show_worth (self, goal, seat);
  flip_show_text (self->owners, owners);
  flip_show_text (self->n_owners, n_owners);
  flip_show_text (self->progress, progress);
  show_popover (self, goal, moment);
  flip_show_tooltip (GTK_WIDGET (self->button), all);
  set_name (self, all);
  set_name (self->button, all);
}

void
flip_goal_card_set_slim (FlipGoalCard *self, gboolean slim)
{
  g_return_if_fail (FLIP_IS_GOAL_CARD (self));

  flip_show_across (self->content, slim);
  flip_show_class (GTK_WIDGET (self->button), "slim", slim);
}
