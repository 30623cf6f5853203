/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/answers/now-basket.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "play/moment/answers.h"

#include <glib/gi18n.h>

#define MOST_LINES 8

struct _FlipNowBasket
{
  GtkBox parent_instance;

  /* owned */
  FlipMoment *moment; /* or NULL */

  /* template */
  GtkWidget *lines, *buy;

  GtkCheckButton *checks[MOST_LINES]; /* by line; NULL for something that can't be bought */
};

FLIP_DEFINE_TEMPLATE (FlipNowBasket, flip_now_basket, GTK_TYPE_BOX)

/* helpers */

static guint
chosen_lines (FlipNowBasket *self)
{
  guint lines = 0;

  for (guint i = 0; i < MOST_LINES; i++)
    {
      if (self->checks[i] && gtk_check_button_get_active (self->checks[i]))
        lines |= 1u << i;
    }

  return lines;
}

/* Items that are too expensive in addition to the chosen ones can't be checked. */
static void
show_total (FlipNowBasket *self)
{
  guint lines = chosen_lines (self);
  const FlipWay *way = lines ? flip_answers_purchase (self->moment, lines) : NULL;

  for (guint i = 0; i < MOST_LINES; i++)
    {
      if (self->checks[i])
        gtk_widget_set_sensitive (GTK_WIDGET (self->checks[i]),
                                  flip_answers_purchase (self->moment, lines | 1u << i) != NULL);
    }
  gtk_widget_set_sensitive (self->buy, way != NULL);
  gtk_button_set_label (
    GTK_BUTTON (self->buy),
    way ? way->label : /* on a button while no card is in the basket */ _ ("Nothing chosen"));
  if (way)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->buy), "s", way->notation);
}

/* callbacks */

static void
toggled_cb (GtkCheckButton *check, FlipNowBasket *self)
{
  g_assert (FLIP_IS_NOW_BASKET (self));

  if (self->moment)
    show_total (self);
}

static void
clear_lines (FlipNowBasket *self)
{
  flip_show_no_children (self->lines);
  memset (self->checks, 0, sizeof self->checks);
}

static void
add_line (FlipNowBasket *self, guint line, const FlipWay *way)
{
  GtkWidget *check = gtk_check_button_new_with_label (way->label);

  gtk_widget_set_tooltip_text (check, way->brings);
  g_signal_connect (check, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_box_append (GTK_BOX (self->lines), check);
  self->checks[line] = GTK_CHECK_BUTTON (check);
}

static void
flip_now_basket_class_init (FlipNowBasketClass *klass)
{
  FLIP_OWN (klass, FlipNowBasket, (moment, flip_moment_unref));
  FLIP_TEMPLATE (klass, "now/answers/now-basket.ui");
  FLIP_BIND_CHILDREN (klass, FlipNowBasket, lines, buy);
}

/* public functions */

void
flip_now_basket_load (FlipNowBasket *self, FlipMoment *moment)
{
  gboolean any = FALSE;

  g_return_if_fail (FLIP_IS_NOW_BASKET (self));

  clear_lines (self);
  flip_moment_set (&self->moment, moment);
  for (guint i = 0; moment && i < MOST_LINES; i++)
    {
      const FlipWay *way = flip_answers_purchase (moment, 1u << i);

      if (way)
        add_line (self, i, way);
      any = any || way;
    }
  gtk_widget_set_visible (GTK_WIDGET (self), any);
  if (any)
    show_total (self);
}
