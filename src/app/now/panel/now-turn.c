/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/panel/now-turn.h"

#include "app/common/ask/play-button.h"
#include "app/common/picture/seat-avatar.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/now/panel/now-since.h"
#include "engine/base/phrase.h"
#include "play/moment/turn.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

/* One seat's part of the turn; see FlipNowTurn. */
#define FLIP_TYPE_NOW_TURN_ROW (flip_now_turn_row_get_type ())
G_DECLARE_FINAL_TYPE (FlipNowTurnRow, flip_now_turn_row, FLIP, NOW_TURN_ROW, GtkBox)

#define ENTER_CHARS 14 /* characters of the button that are never cut off */

struct _FlipNowTurnRow
{
  GtkBox parent_instance;

  /* template */
  FlipSeatAvatar *avatar;
  GtkLabel *title, *brought, *brief, *state, *enter_words;
  GtkWidget *gains, *tick;
  GtkButton *take_back, *enter;
};

FLIP_DEFINE_TEMPLATE (FlipNowTurnRow, flip_now_turn_row, GTK_TYPE_BOX)

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

static void
flip_now_turn_row_class_init (FlipNowTurnRowClass *klass)
{
  FLIP_TEMPLATE (klass, "now/panel/now-turn-row.ui");
  FLIP_BIND_CHILDREN (klass, FlipNowTurnRow, avatar, title, gains, brought, brief, state,
                      tick, take_back, enter, enter_words);
}

static void
flip_now_turn_row_show (FlipNowTurnRow *self,
                        const FlipTurnSeat *turn,
                        guint seat,
                        const char *name)
{
  gboolean entered = turn->n_entries > 0, thinks = turn->state == FLIP_TURN_THINKS;

  g_return_if_fail (FLIP_IS_NOW_TURN_ROW (self));

  flip_seat_avatar_show (self->avatar, seat, name);
  /* Leaves out the name while the button shows it. */
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

struct _FlipNowTurn
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *title, *count, *next_words, *note;
  GtkBox *rows;
  GtkWidget *next;
  FlipNowSince *since;

  gboolean past, card_first;
};

FLIP_DEFINE_TEMPLATE (FlipNowTurn, flip_now_turn, GTK_TYPE_BOX)

#define MOST_NAMED 3

/* helpers */

/* "Ann, Bob and Cleo"; if there are more, only their number, since the rows have the names. */
static char *
name_missing (const FlipMoment *moment, const FlipTurn *turn)
{
  const char *names[FLIP_MAX_SEATS];
  guint n = 0;

  for (guint seat = 0; seat < turn->n_seats; seat++)
    {
      if (turn->seats[seat].state != FLIP_TURN_DONE)
        names[n++] = flip_moment_player (moment, (int) seat);
    }
  if (n > MOST_NAMED)
    /* Translators: %u: how many */
    return g_strdup_printf (ngettext ("%u player", "%u players", n), n);
  return flip_phrase_join (names, n);
}

/* Hides the button while a card is awaited, since nobody waits for the others then. The button may
   be separate from the turn. */
static void
place_next (FlipNowTurn *self)
{
  gtk_widget_set_visible (self->next, gtk_widget_get_visible (GTK_WIDGET (self))
                                        && (self->past || !self->card_first));
}

/* Shows where the button leads, and whom it waits for. */
static void
show_next (FlipNowTurn *self, const FlipMoment *moment, const FlipTurn *turn)
{
  const char *next = moment->game->words.next ? _ (moment->game->words.next) : _ ("Continue");
  g_autofree char *missing = name_missing (moment, turn);
  /* Translators: what comes next, and names of players: Next Lineup: waiting for Bob and Cleo */
  g_autofree char *words =
    /* Translators: first %s: what comes next; second %s: the players who have not entered yet */
    turn->is_past ? g_strdup (next) : g_strdup_printf (_ ("%s: waiting for %s"), next, missing);

  flip_show_text (self->next_words, words);
  flip_show_tooltip (self->next, turn->is_past ? NULL : words);
  flip_show_name (self->next, words);
  flip_show_class (self->next, "suggested-action", turn->is_past);
  self->past = turn->is_past;
  self->card_first = !turn->is_past && !flip_moment_may_act (moment);
  place_next (self);
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
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  FLIP_TEMPLATE (klass, "now/panel/now-turn.ui");
  FLIP_BIND_CHILDREN (klass, FlipNowTurn, title, count, rows, next, since, next_words, note);
}

/* public functions */

gboolean
flip_now_turn_place (FlipNowTurn *self, FlipMoment *moment, guint gone_on)
{
  gboolean was_visible, is_visible, is_past;

  g_return_val_if_fail (FLIP_IS_NOW_TURN (self), FALSE);
  g_return_val_if_fail (moment != NULL, FALSE);

  is_past = flip_moment_is_after_turn (moment);
  was_visible = gtk_widget_get_visible (GTK_WIDGET (self));
  is_visible = flip_moment_has_turn (moment) && !(is_past && moment->cursor == gone_on);
  if (is_visible && (!was_visible || is_past != self->past))
    flip_now_turn_load (self, moment);
  gtk_widget_set_visible (GTK_WIDGET (self), is_visible);
  place_next (self);
  return is_visible && is_past;
}

void
flip_now_turn_load (FlipNowTurn *self, FlipMoment *moment)
{
  const FlipTurn *turn;
  g_autofree char *count = NULL;

  g_return_if_fail (FLIP_IS_NOW_TURN (self));
  g_return_if_fail (moment != NULL);

  turn = flip_moment_turn (moment);
  if (!turn)
    return;
  /* Translators: first %u: how many players; second %u: of how many */
  count = g_strdup_printf (_ ("%u of %u entered"), turn->n_done, turn->n_seats);
  flip_show_text (self->title, turn->is_past ? _ ("The last turn") : _ ("This turn"));
  flip_show_text (self->count, count);
  flip_show_text (self->note, !turn->is_past && !flip_moment_may_act (moment)
                                ? _ ("This card comes first; then the others continue.")
                                : NULL);
  show_rows (self, moment, turn);
  show_next (self, moment, turn);
  flip_now_since_load (self->since, moment);
  flip_show_name (self, count);
}

GtkWidget *
flip_now_turn_next (FlipNowTurn *self)
{
  g_return_val_if_fail (FLIP_IS_NOW_TURN (self), NULL);

  return self->next;
}

gboolean
flip_now_turn_focus_next (FlipNowTurn *self)
{
  g_return_val_if_fail (FLIP_IS_NOW_TURN (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self)) && gtk_widget_grab_focus (self->next);
}
