/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/table/balance-bar.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/editions/kit/edit-canvas.h"
#include "app/editions/kit/kept-desk.h"
#include "draw/kit/text.h"
#include "play/editions/balance.h"
#include "play/editions/edition-desk.h"
#include "store/files/clock.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define CHIP 19.0
#define GAP  4.0

#define SECONDS_A_MINUTE 60

struct _FlipBalanceBar
{
  GtkBox parent_instance;

  /* template */
  GtkWidget *try_it, *begin, *stop, *shown;
  GtkLabel *title, *since, *note, *why;
  AdwBin *chips_place;
  GtkProgressBar *progress;

  /* children */
  FlipEditDrawing *chips;

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  /* owned */
  FlipBalancing *balancing; /* the newest series of games, or NULL */
  char *since_text;
};

G_DEFINE_FINAL_TYPE (FlipBalanceBar, flip_balance_bar, GTK_TYPE_BOX)

/* One letter per game, for the side that won it. */

static void
draw_chip (FlipCanvas *canvas, const FlipBalance *balance, guint game, const FlipRect *rect)
{
  static const FlipColour wood = { .83, .66, .42, 1 }, dark = { .24, .22, .20, 1 };
  static const FlipColour on_wood = { .16, .13, .09, 1 }, on_dark = { 1, 1, 1, 1 };
  gboolean played = game < balance->n_played;
  guint result = balance->results[game];
  const char *side = result < FLIP_BALANCE_DRAW ? _ (balance->game->sides.names[result]) : "=";
  g_autofree char *letter = g_utf8_substring (side, 0, 1);

  flip_canvas_round (canvas, rect, 4);
  if (!played)
    {
      flip_canvas_fill (canvas, flip_colour_fade (canvas->palette->text, .08));
      return;
    }
  flip_canvas_fill_keep (canvas, result == FLIP_BALANCE_FIRST    ? wood
                                 : result == FLIP_BALANCE_SECOND ? dark
                                                                 : canvas->palette->face);
  flip_canvas_stroke (canvas, canvas->palette->second, 1);
  flip_text_draw (canvas, letter, FLIP_TYPE_NAME,
                  result == FLIP_BALANCE_FIRST    ? on_wood
                  : result == FLIP_BALANCE_SECOND ? on_dark
                                                  : canvas->palette->text,
                  flip_rect_middle (rect), flip_rect_centre (rect), FLIP_ALIGN_MIDDLE, 0);
}

static void
draw_chips (FlipCanvas *canvas, gpointer owner, guint which)
{
  const FlipBalance *balance = flip_balancing_get (FLIP_BALANCE_BAR (owner)->balancing);

  for (guint i = 0; i < balance->n_games; i++)
    draw_chip (canvas, balance, i, &(FlipRect){ i * (CHIP + GAP) + .5, .5, CHIP, CHIP });
}

/* helpers */

static char *
tell_time_left (FlipBalanceBar *self, const FlipBalance *balance)
{
  double seconds = flip_balancing_seconds (self->balancing);
  guint left = balance->n_played
                 ? (guint) (seconds / balance->n_played * (balance->n_games - balance->n_played))
                 : 0;

  if (!balance->n_played)
    return g_strdup (_ ("Opponent against opponent, in the background."));
  if (left >= 2 * SECONDS_A_MINUTE)
    return g_strdup_printf (
      /* Translators: %u: how many */
      ngettext ("Opponent against opponent, in the background. About %u minute left.",
                "Opponent against opponent, in the background. About %u minutes left.",
                left / SECONDS_A_MINUTE),
      left / SECONDS_A_MINUTE);
  return g_strdup_printf (
    /* Translators: %u: how many */
    ngettext ("Opponent against opponent, in the background. About %u second left.",
              "Opponent against opponent, in the background. About %u seconds left.", left),
    left);
}

static char *
tell_note (FlipBalanceBar *self, const FlipBalance *balance)
{
  const GError *error = flip_balancing_error (self->balancing);

  if (error)
    return g_strdup (error->message);
  if (flip_balancing_is_running (self->balancing))
    return tell_time_left (self, balance);
  return balance->n_played < balance->n_games
           ? g_strdup (/* trial games that were stopped by hand */ _ ("Stopped."))
           : flip_balance_judge (balance);
}

static void
show_balance (FlipBalanceBar *self)
{
  const FlipBalance *balance = self->balancing ? flip_balancing_get (self->balancing) : NULL;
  gboolean running = self->balancing && flip_balancing_is_running (self->balancing);
  g_autofree char *title = balance ? flip_balance_tell (balance) : NULL;
  g_autofree char *note = balance ? tell_note (self, balance) : NULL;
  gboolean is_refused = gtk_widget_get_visible (GTK_WIDGET (self->why));

  gtk_widget_set_visible (self->shown, balance && !is_refused);
  gtk_widget_set_visible (self->stop, balance && !is_refused);
  if (!balance)
    return;
  flip_show_tooltip (self->stop, running ? _ ("Stop the Games") : _ ("Close"));
  flip_show_name (self->stop, running ? _ ("Stop the Games") : _ ("Close"));
  flip_edit_drawing_show (self->chips, 0,
                          (FlipRect){ 0, 0, balance->n_games * (CHIP + GAP), CHIP + 1 }, FALSE);
  flip_show_text (self->title, title);
  flip_show_text (self->since, self->since_text);
  flip_show_text (self->note, note);
  gtk_progress_bar_set_fraction (self->progress, (double) balance->n_played / balance->n_games);
}

static void
show_desk (FlipBalanceBar *self, const FlipEditionChange *change)
{
  const FlipEditionState *state = flip_edition_desk_state (self->desk);
  g_autoptr (GError) error = NULL;
  gboolean can = state->n_problems == 0 && flip_edition_can_try (self->desk, &error);
  const char *why = state->n_problems ? state->problem : error ? error->message : NULL;
  g_autofree char *told = NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "balance.begin", can);
  gtk_widget_set_sensitive (self->try_it, can);
  /* Translators: why a scenario can neither be tried nor balanced. */
  told = why ? g_strdup_printf (_ ("It can’t be played yet: %s"), why) : NULL;
  flip_show_text (self->why, told);
  show_balance (self);
}

static void
let_go (FlipBalanceBar *self)
{
  if (!self->balancing)
    return;
  g_signal_handlers_disconnect_by_data (self->balancing, self);
  flip_balancing_stop (self->balancing);
  g_clear_object (&self->balancing);
}

/* callbacks */

static void
begin_cb (FlipBalanceBar *self)
{
  g_autoptr (GDateTime) now = flip_clock_now ();
  g_autofree char *time = g_date_time_format (now, "%H:%M");

  let_go (self);
  g_free (self->since_text);
  /* Translators: a time of day, "20:14". */
  self->since_text = g_strdup_printf (_ ("as the table was at %s"), time);
  self->balancing =
    flip_balancing_new (flip_edition_desk_game (self->desk), flip_edition_desk_name (self->desk),
                        flip_edition_desk_text (self->desk), FLIP_BALANCE_GAMES);
  g_signal_connect_swapped (self->balancing, "changed", G_CALLBACK (show_balance), self);
  show_balance (self);
}

static void
stop_cb (FlipBalanceBar *self)
{
  if (!self->balancing)
    return;
  if (flip_balancing_is_running (self->balancing))
    flip_balancing_stop (self->balancing);
  else
    let_go (self);
  show_balance (self);
}

/* overrides */

static void
flip_balance_bar_dispose (GObject *object)
{
  let_go (FLIP_BALANCE_BAR (object));
  G_OBJECT_CLASS (flip_balance_bar_parent_class)->dispose (object);
}

static void
flip_balance_bar_class_init (FlipBalanceBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_balance_bar_dispose;
  FLIP_OWN_LAST (klass, FlipBalanceBar, (since_text, g_free));
  FLIP_TEMPLATE (klass, "editions/table/balance-bar.ui");
  FLIP_BIND_CHILDREN (klass, FlipBalanceBar, try_it, begin, stop, shown, title, since, note, why,
                      chips_place, progress);
  FLIP_ACTIONS (klass, FlipBalanceBar, ("balance.begin", begin_cb), ("balance.stop", stop_cb));
}

static void
flip_balance_bar_init (FlipBalanceBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->chips =
    flip_edit_drawing_new (draw_chips, self, (FlipEditWidths){ .least = FLIP_BALANCE_GAMES * 6 });
  adw_bin_set_child (self->chips_place, GTK_WIDGET (self->chips));
}

/* public functions */

void
flip_balance_bar_set_desk (FlipBalanceBar *self, FlipEditionDesk *desk)
{
  g_return_if_fail (FLIP_IS_BALANCE_BAR (self) && FLIP_IS_EDITION_DESK (desk));
  g_return_if_fail (!self->desk);

  flip_follow_desk (self, &self->desk, desk, G_CALLBACK (show_desk));
}
