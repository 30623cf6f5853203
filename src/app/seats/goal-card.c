/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/seats/goal-card.h"

#include "app/common/glyph-icon.h"

#include <glib/gi18n.h>

#define MOST_CHARS 26

/* helpers */

static GtkWidget *
label_new (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARS);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* "Ann, Bob", or NULL. */
static char *
owners_of (const FlipGoal *goal, FlipSession *session)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint seat = 0; seat < flip_setup_seats (flip_session_setup (session)); seat++)
    {
      if (goal->met & 1u << seat)
        g_ptr_array_add (names, (gpointer) flip_session_player (session, (int) seat));
    }
  g_ptr_array_add (names, NULL);
  return names->len > 1 ? g_strjoinv (", ", (char **) names->pdata) : NULL;
}

static char *
progress_of (const FlipGoal *goal, guint seat)
{
  if (goal->met & 1u << seat)
    return g_strdup (_ ("done"));
  if (!(goal->seats & 1u << seat) || goal->need[seat] == 0)
    return NULL;
  return g_strdup_printf (_ ("%d of %d"), MAX (goal->have[seat], 0), goal->need[seat]);
}

/* All seats, for a tooltip and for those who hear it. */
static char *
tell_all (const FlipGoal *goal, FlipSession *session)
{
  g_autoptr (GString) words = g_string_new (goal->label);

  if (*goal->worth)
    g_string_append_printf (words, ": %s", goal->worth);
  for (guint seat = 0; seat < flip_setup_seats (flip_session_setup (session)); seat++)
    {
      g_autofree char *progress = progress_of (goal, seat);

      if (progress)
        g_string_append_printf (words, "\n%s: %s", flip_session_player (session, (int) seat),
                                progress);
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* What it gives; or, where that is plain, what the seat has of it. */
static void
add_worth (GtkWidget *row, const FlipGoal *goal, guint seat)
{
  GtkWidget *glyph = flip_glyph_icon_new_for_word (goal->glyph, 14);
  g_autofree char *amount =
    g_strdup_printf ("%d", *goal->worth ? goal->amount : MAX (goal->have[seat], 0));
  GtkWidget *label =
    label_new (glyph ? amount : goal->worth, goal->need[seat] ? "goal-worth" : "dim-label");

  if (glyph)
    gtk_box_append (GTK_BOX (row), glyph);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_box_append (GTK_BOX (row), label);
}

/* How far the seat is; NULL where there is nothing to count. */
static GtkWidget *
bar_new (const FlipGoal *goal, guint seat)
{
  gboolean met = goal->met & 1u << seat;
  GtkWidget *bar;

  if (!(goal->seats & 1u << seat) || goal->need[seat] < 2)
    return NULL;
  bar = gtk_progress_bar_new ();
  gtk_progress_bar_set_fraction (
    GTK_PROGRESS_BAR (bar),
    met ? 1 : CLAMP ((double) goal->have[seat] / goal->need[seat], 0.0, 1.0));
  gtk_widget_set_valign (bar, GTK_ALIGN_END);
  gtk_widget_add_css_class (bar, "goal-bar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, goal->label,
                                  -1);
  return bar;
}

/* public functions */

GtkWidget *
flip_goal_card_new (const FlipGoal *goal, FlipSession *session, guint seat)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4), *bar = bar_new (goal, seat);
  g_autofree char *owners = owners_of (goal, session), *progress = progress_of (goal, seat);
  g_autofree char *all = tell_all (goal, session);

  add_worth (row, goal, seat);
  if (owners)
    gtk_box_append (GTK_BOX (row), label_new (owners, "success"));
  if (progress && !(goal->met & 1u << seat))
    {
      GtkWidget *label = label_new (progress, "dim-label");

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_widget_set_halign (label, GTK_ALIGN_END);
      gtk_box_append (GTK_BOX (row), label);
    }
  gtk_box_append (GTK_BOX (box), label_new (goal->label, "goal-label"));
  gtk_box_append (GTK_BOX (box), row);
  gtk_widget_set_valign (row, GTK_ALIGN_START);
  gtk_widget_set_vexpand (row, TRUE);
  if (bar)
    gtk_box_append (GTK_BOX (box), bar);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "goal-card");
  gtk_widget_set_tooltip_text (box, all);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, all, -1);
  return box;
}
