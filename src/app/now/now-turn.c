/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/now-turn.h"

#include "app/common/show.h"
#include "app/now/now-turn-row.h"

#include <glib/gi18n.h>

struct _FlipNowTurn
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *title, *count, *note;
  GtkBox *rows;
};

G_DEFINE_FINAL_TYPE (FlipNowTurn, flip_now_turn, GTK_TYPE_BOX)

/* helpers */

/* "Bob, Cleo" */
static char *
name_missing (const FlipMoment *moment, const FlipTurn *turn)
{
  GString *names = g_string_new (NULL);

  for (guint seat = 0; seat < turn->n_seats; seat++)
    {
      if (turn->seats[seat].state != FLIP_TURN_DONE)
        g_string_append_printf (names, "%s%s", names->len ? ", " : "",
                                flip_moment_player (moment, (int) seat));
    }

  return g_string_free (names, FALSE);
}

static char *
note_of (const FlipMoment *moment, const FlipTurn *turn)
{
  g_autofree char *missing = name_missing (moment, turn);

  if (turn->is_past)
    return g_strdup (_ ("Each can be taken back alone until the next card is flipped."));
  if (!flip_moment_may_act (moment))
    return g_strdup (_ ("This card comes first; then the others go on."));
  /* Translators: names of players: What comes next waits for: Bob, Cleo. */
  return g_strdup_printf (_ ("Any order, and each can be taken back alone. What comes next waits "
                             "for: %s."),
                          missing);
}

static void
show_rows (FlipNowTurn *self, const FlipMoment *moment, const FlipTurn *turn)
{
  GtkWidget *last = NULL;

  for (guint i = 0; i < turn->n_seats; i++)
    {
      guint seat = turn->order[i];

      last = flip_show_next (self->rows, last, FLIP_TYPE_NOW_TURN_ROW);
      flip_now_turn_row_show (FLIP_NOW_TURN_ROW (last), &turn->seats[seat], seat,
                              flip_moment_player (moment, (int) seat));
    }
  flip_show_end (self->rows, last);
}

/* overrides */

static void
flip_now_turn_class_init (FlipNowTurnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/now/now-turn.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipNowTurn, title);
  gtk_widget_class_bind_template_child (widget_class, FlipNowTurn, count);
  gtk_widget_class_bind_template_child (widget_class, FlipNowTurn, rows);
  gtk_widget_class_bind_template_child (widget_class, FlipNowTurn, note);
}

static void
flip_now_turn_init (FlipNowTurn *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

void
flip_now_turn_load (FlipNowTurn *self, FlipMoment *moment)
{
  const FlipTurn *turn;
  g_autofree char *count = NULL, *note = NULL;

  g_return_if_fail (FLIP_IS_NOW_TURN (self));
  g_return_if_fail (moment != NULL);

  turn = flip_moment_turn (moment);
  gtk_widget_set_visible (GTK_WIDGET (self), turn != NULL);
  if (!turn)
    return;
  count = g_strdup_printf (_ ("%u of %u entered"), turn->n_done, turn->n_seats);
  flip_show_text (self->title, turn->is_past ? _ ("The last turn") : _ ("This turn"));
  flip_show_text (self->count, count);
  note = note_of (moment, turn);
  flip_show_text (self->note, note);
  show_rows (self, moment, turn);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, count, -1);
}
