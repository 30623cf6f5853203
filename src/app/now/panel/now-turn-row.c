/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/panel/now-turn-row.h"

#include "app/common/ask/play-button.h"
#include "app/common/layout/first-fit.h"
#include "app/common/picture/seat-avatar.h"
#include "app/common/toolkit/show.h"
#include "engine/base/phrase.h"

#include <glib/gi18n.h>

#define ENTER_CHARS 14 /* are not cut */

struct _FlipNowTurnRow
{
  GtkBox parent_instance;

  /* template */
  FlipSeatAvatar *avatar;
  GtkLabel *title, *brought, *brief, *state, *enter_words;
  GtkWidget *gains, *tick;
  GtkButton *take_back, *enter;
};

G_DEFINE_FINAL_TYPE (FlipNowTurnRow, flip_now_turn_row, GTK_TYPE_BOX)

/* helpers */

static void
show_take_back (FlipNowTurnRow *self, guint seat, const char *name)
{
  /* Translators: %s: a player */
  g_autofree char *words = g_strdup_printf (_ ("Take back what %s entered in this turn"), name);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->take_back), "u", seat);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->take_back), "sheet.take-back-seat");
  flip_show_tooltip (GTK_WIDGET (self->take_back), words);
  flip_show_name (self->take_back, words);
}

static void
show_enter (FlipNowTurnRow *self, guint seat, const char *name)
{
  /* Translators: a player's name: Enter Bob. A button that brings up the player's board. */
  g_autofree char *words = g_strdup_printf (_ ("Enter %s"), name);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->enter), "u", seat);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->enter), "sheet.seat");
  flip_show_text (self->enter_words, words);
  gtk_label_set_width_chars (self->enter_words, (int) MIN (flip_phrase_width (words), ENTER_CHARS));
}

/* overrides */

static void
flip_now_turn_row_class_init (FlipNowTurnRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FLIP_TYPE_FIRST_FIT);
  g_type_ensure (FLIP_TYPE_SEAT_AVATAR);
  g_type_ensure (FLIP_TYPE_PLAY_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/now/panel/now-turn-row.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipNowTurnRow, avatar);
  gtk_widget_class_bind_template_child (widget_class, FlipNowTurnRow, title);
  gtk_widget_class_bind_template_child (widget_class, FlipNowTurnRow, gains);
  gtk_widget_class_bind_template_child (widget_class, FlipNowTurnRow, brought);
  gtk_widget_class_bind_template_child (widget_class, FlipNowTurnRow, brief);
  gtk_widget_class_bind_template_child (widget_class, FlipNowTurnRow, state);
  gtk_widget_class_bind_template_child (widget_class, FlipNowTurnRow, tick);
  gtk_widget_class_bind_template_child (widget_class, FlipNowTurnRow, take_back);
  gtk_widget_class_bind_template_child (widget_class, FlipNowTurnRow, enter);
  gtk_widget_class_bind_template_child (widget_class, FlipNowTurnRow, enter_words);
}

static void
flip_now_turn_row_init (FlipNowTurnRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

void
flip_now_turn_row_show (FlipNowTurnRow *self,
                        const FlipTurnSeat *turn,
                        guint seat,
                        const char *name)
{
  gboolean entered = turn->n_entries > 0, thinks = turn->state == FLIP_TURN_THINKS;

  g_return_if_fail (FLIP_IS_NOW_TURN_ROW (self));

  flip_seat_avatar_show (self->avatar, seat, name);
  /* The button says the name, too. */
  flip_show_text (self->title, entered ? turn->chosen : thinks ? NULL : name);
  flip_show_tooltip (GTK_WIDGET (self->title), entered ? turn->chosen : NULL);
  gtk_widget_set_visible (self->gains, turn->brief != NULL);
  flip_show_tooltip (self->gains, turn->brief ? turn->brought : NULL);
  flip_show_text (self->brought, turn->brief ? turn->brought : NULL);
  flip_show_text (self->brief, turn->brief);
  flip_show_text (self->state, entered                             ? NULL
                               : turn->state == FLIP_TURN_ENTERING ? _ ("entering now")
                               : turn->state == FLIP_TURN_WAITS    ? _ ("waits")
                                                                   : NULL);
  gtk_widget_set_visible (self->tick, turn->state == FLIP_TURN_DONE);
  gtk_widget_set_visible (GTK_WIDGET (self->take_back), entered);
  gtk_widget_set_visible (GTK_WIDGET (self->enter), thinks);
  show_take_back (self, seat, name);
  show_enter (self, seat, name);
}
