/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/seats/lineup-card.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/now/cards/now-lineup.h"

#include <glib/gi18n.h>

struct _FlipLineupCard
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *count;
  FlipNowLineup *lineup;
  GtkProgressBar *bar;
};

G_DEFINE_FINAL_TYPE (FlipLineupCard, flip_lineup_card, GTK_TYPE_BOX)

/* overrides */

static void
flip_lineup_card_class_init (FlipLineupCardClass *klass)
{
  FLIP_TEMPLATE (klass, "seats/lineup-card.ui");
  FLIP_BIND_CHILDREN (klass, FlipLineupCard, count, lineup, bar);
}

static void
flip_lineup_card_init (FlipLineupCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  flip_now_lineup_set_room (self->lineup, &(FlipRoom){ .is_low = TRUE });
}

/* public functions */

void
flip_lineup_card_show (FlipLineupCard *self, const FlipMoment *moment, const FlipTurn *turn)
{
  const FlipQuestion *question;
  g_autofree char *count = NULL;

  g_return_if_fail (FLIP_IS_LINEUP_CARD (self));
  g_return_if_fail (moment != NULL);

  question = moment->asked[0].question;
  /* Translators: first %u: how many players; second %u: of how many */
  count = turn ? g_strdup_printf (_ ("%u of %u done"), turn->n_done, turn->n_seats) : g_strdup ("");
  flip_show_text (self->count, count);
  flip_now_lineup_show (self->lineup, question->cards, question->n_cards);
  gtk_widget_set_visible (GTK_WIDGET (self->lineup),
                          question->n_cards > 0 && !moment->game->own_cards);
  gtk_progress_bar_set_fraction (self->bar, turn ? (double) turn->n_done / turn->n_seats : 0);
  flip_show_name (self->bar, count);
}
