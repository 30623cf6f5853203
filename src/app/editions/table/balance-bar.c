/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/table/balance-bar.h"

#include "app/common/layout/columns.h"
#include "app/common/layout/flow-layout.h"
#include "app/common/picture/drawing.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/editions/kit/kept-desk.h"
#include "draw/kit/text.h"
#include "play/editions/balance.h"
#include "play/editions/edition-desk.h"
#include "store/files/clock.h"

#include <glib/gi18n.h>

#define CHIP 19.0
#define GAP  4.0

#define SECONDS_A_MINUTE 60

/* One letter per game, for the side that won it. */

#define FLIP_TYPE_BALANCE_CHIPS (flip_balance_chips_get_type ())
G_DECLARE_FINAL_TYPE (FlipBalanceChips, flip_balance_chips, FLIP, BALANCE_CHIPS, FlipDrawing)

struct _FlipBalanceChips
{
  FlipDrawing parent_instance;

  FlipBalance balance;
};

G_DEFINE_FINAL_TYPE (FlipBalanceChips, flip_balance_chips, FLIP_TYPE_DRAWING)

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
flip_balance_chips_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  const FlipBalance *balance = &FLIP_BALANCE_CHIPS (drawing)->balance;
  double step = balance->n_games ? MIN (CHIP + GAP, (width + GAP) / balance->n_games) : 0;

  for (guint i = 0; i < balance->n_games; i++)
    {
      FlipRect rect = { i * step + .5, .5, MAX (step - GAP, 2), CHIP };

      draw_chip (canvas, balance, i, &rect);
    }
}

static void
flip_balance_chips_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  gboolean is_width = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum_baseline = *natural_baseline = -1;
  *minimum = is_width ? (int) (FLIP_BALANCE_GAMES * (GAP + 2)) : (int) CHIP + 1;
  *natural = is_width ? (int) (FLIP_BALANCE_GAMES * (GAP + CHIP)) : (int) CHIP + 1;
}

static void
flip_balance_chips_class_init (FlipBalanceChipsClass *klass)
{
  GTK_WIDGET_CLASS (klass)->measure = flip_balance_chips_measure;
  FLIP_DRAWING_CLASS (klass)->draw = flip_balance_chips_draw;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
flip_balance_chips_init (FlipBalanceChips *self)
{
}

/* The bar */

struct _FlipBalanceBar
{
  GtkBox parent_instance;

  /* template */
  GtkWidget *try_it, *begin, *stop, *shown;
  GtkLabel *title, *since, *note, *why;
  FlipBalanceChips *chips;
  GtkProgressBar *progress;

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  /* owned */
  FlipBalancing *balancing; /* the newest series of games, or NULL */
  char *since_text;
};

G_DEFINE_FINAL_TYPE (FlipBalanceBar, flip_balance_bar, GTK_TYPE_BOX)

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
  self->chips->balance = *balance;
  gtk_widget_queue_draw (GTK_WIDGET (self->chips));
  flip_show_text (self->title, title);
  flip_show_text (self->since, self->since_text);
  flip_show_text (self->note, note);
  gtk_progress_bar_set_fraction (self->progress, (double) balance->n_played / balance->n_games);
}

static void
show_desk (FlipBalanceBar *self)
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
begin_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipBalanceBar *self = FLIP_BALANCE_BAR (widget);
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
stop_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipBalanceBar *self = FLIP_BALANCE_BAR (widget);

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
flip_balance_bar_finalize (GObject *object)
{
  g_free (FLIP_BALANCE_BAR (object)->since_text);
  G_OBJECT_CLASS (flip_balance_bar_parent_class)->finalize (object);
}

static void
flip_balance_bar_class_init (FlipBalanceBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FLIP_TYPE_BALANCE_CHIPS);
  g_type_ensure (FLIP_TYPE_COLUMNS);
  g_type_ensure (FLIP_TYPE_FLOW_LAYOUT);
  G_OBJECT_CLASS (klass)->dispose = flip_balance_bar_dispose;
  G_OBJECT_CLASS (klass)->finalize = flip_balance_bar_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/editions/table/balance-bar.ui");
  FLIP_BIND_CHILDREN (widget_class, FlipBalanceBar, try_it, begin, stop, shown, title, since, note,
                      why, chips, progress);
  gtk_widget_class_install_action (widget_class, "balance.begin", NULL, begin_cb);
  gtk_widget_class_install_action (widget_class, "balance.stop", NULL, stop_cb);
}

static void
flip_balance_bar_init (FlipBalanceBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

void
flip_balance_bar_set_desk (FlipBalanceBar *self, FlipEditionDesk *desk)
{
  g_return_if_fail (FLIP_IS_BALANCE_BAR (self) && FLIP_IS_EDITION_DESK (desk));
  g_return_if_fail (!self->desk);

  flip_follow_desk (self, &self->desk, desk, G_CALLBACK (show_desk));
}
