/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/seats/seats-row.h"

#include "app/common/picture/glyph-icon.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/seats/fact-card.h"
#include "app/seats/goal-card.h"
#include "app/seats/lineup-card.h"
#include "app/seats/seat-card.h"
#include "engine/base/phrase.h"
#include "store/files/clock.h"

#include <glib/gi18n.h>

#define BESIDE_CARD 24 /* the part of the next card that is visible, to show that there is one */

struct _FlipSeatsRow
{
  GtkBox parent_instance;

  /* owned */
  FlipMoment *moment; /* or NULL */
  GPtrArray *cards;   /* of FlipSeatCard; owned by the box */

  /* template */
  GtkBox *players, *seats, *beside, *facts, *goals, *past;
  GtkWidget *lead; /* a heading before the first goal */
  FlipGlyphIcon *lead_glyph;
  GtkLabel *lead_title;

  FlipLineupCard *lineup;

  FlipRecord record;
  int awaited;
  guint revealing; /* frames until the awaited seat is scrolled into view */
  gboolean large; /* there is room for thumbnails of the boards */
};

G_DEFINE_FINAL_TYPE (FlipSeatsRow, flip_seats_row, GTK_TYPE_BOX)

/* helpers */

static GtkWidget *
show_fact (GtkBox *box, GtkWidget *last, const FlipFact *fact)
{
  FlipFactCard *card = flip_show_next (box, last, FLIP_TYPE_FACT_CARD);

  flip_fact_card_show (card, fact);
  return GTK_WIDGET (card);
}

static GtkWidget *
show_steps (FlipSeatsRow *self, GtkWidget *last, const FlipFact *fact)
{
  FlipStepsCard *card = flip_show_next (self->facts, last, FLIP_TYPE_STEPS_CARD);

  flip_steps_card_show (card, fact, self->moment->seat);
  return GTK_WIDGET (card);
}

static void
refresh_facts (FlipSeatsRow *self)
{
  const FlipFacts *facts = flip_moment_facts (self->moment, FLIP_TABLE);
  GtkWidget *last = NULL;

  for (guint i = 0; i < facts->n; i++)
    {
      const FlipFact *fact = &facts->facts[i];

      if (fact->headline)
        last = fact->steps ? show_steps (self, last, fact) : show_fact (self->facts, last, fact);
    }
  facts = flip_moment_facts (self->moment, (int) self->moment->seat);
  for (guint i = 0; i < facts->n; i++)
    {
      if (facts->facts[i].help)
        last = show_fact (self->facts, last, &facts->facts[i]);
    }
  flip_show_end (self->facts, last);
}

static void
refresh_goals (FlipSeatsRow *self)
{
  const FlipGoals *goals = flip_moment_goals (self->moment);
  GtkWidget *last = NULL;

  g_assert (goals->n <= FLIP_MAX_GOALS);

  gtk_widget_set_visible (self->lead, goals->n && goals->title);
  if (goals->title)
    {
      flip_glyph_icon_show_word (self->lead_glyph, goals->glyph);
      flip_show_text (self->lead_title, goals->title);
    }
  for (guint i = 0; i < goals->n; i++)
    {
      last = flip_show_next (self->goals, last, FLIP_TYPE_GOAL_CARD);
      flip_goal_card_show (FLIP_GOAL_CARD (last), &goals->goals[i], self->moment);
      flip_goal_card_set_slim (FLIP_GOAL_CARD (last), self->large);
    }
  flip_show_end (self->goals, last);
}

/* A solo player plays against earlier results. */
static void
show_record (FlipSeatsRow *self)
{
  const FlipRecord *record = &self->record;
  g_autoptr (GDateTime) when = flip_clock_at (record->best_when);
  g_autofree char *day = g_date_time_format (when, "%-d %B");
  /* Translators: points of this player in earlier games */
  FlipFact best = { .label = _ ("Your best"), .glyph = "star" };
  /* Translators: points of this player in earlier games */
  FlipFact average = { .label = _ ("Your average"), .glyph = "star" };
  GtkWidget *last = NULL;

  /* Translators: points and the day on which they were made: 41, 2 March */
  flip_phrase_print (best.value, sizeof best.value, _ ("%d, %s"), record->best, day);
  flip_phrase_print (average.value, sizeof average.value,
                     /* Translators: %.0f: the average score; %u: how many sheets */
                     ngettext ("%.0f, %u sheet", "%.0f, %u sheets", record->sheets),
                     record->average, record->sheets);
  if (record->is_unknown)
    {
      flip_phrase_copy (best.value, _ ("can’t be read"), sizeof best.value);
      last = show_fact (self->past, NULL, &best);
    }
  else if (record->sheets)
    last = show_fact (self->past, show_fact (self->past, NULL, &best), &average);
  flip_show_end (self->past, last);
}

static GtkAdjustment *
across_of (FlipSeatsRow *self)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);

  return scrolled ? gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scrolled)) : NULL;
}

/* Scrolls to a card, keeping the first player in view if the card fits too. */
static void
scroll_to (GtkAdjustment *across, const graphene_rect_t *card)
{
  double end = card->origin.x + card->size.width + BESIDE_CARD;

  if (end <= gtk_adjustment_get_page_size (across))
    gtk_adjustment_set_value (across, 0);
  else
    gtk_adjustment_clamp_page (across, card->origin.x, end);
}

/* Runs in the frame after the one that lays out the row. */
static gboolean
reveal_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FlipSeatsRow *self = FLIP_SEATS_ROW (widget);
  GtkAdjustment *across = across_of (self);
  graphene_rect_t bounds;

  g_assert (self->revealing);
  if (--self->revealing)
    return G_SOURCE_CONTINUE;
  if (across && self->awaited >= 0 && self->awaited < (int) self->cards->len
      && gtk_widget_compute_bounds (g_ptr_array_index (self->cards, (guint) self->awaited), widget,
                                    &bounds))
    scroll_to (across, &bounds);
  return G_SOURCE_REMOVE;
}

static void
queue_reveal (FlipSeatsRow *self)
{
  if (!self->revealing)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), reveal_cb, NULL, NULL);
  self->revealing = 2;
}

/* On a narrow screen, scrolls the awaited seat into view. */
static void
reveal (FlipSeatsRow *self, int seat)
{
  g_assert (seat < (int) self->cards->len);

  if (seat == self->awaited || !across_of (self))
    return;
  self->awaited = seat;
  queue_reveal (self);
}

/* Finds the facts that are shown beside the points. */
static void
find_headlines (const FlipFacts *facts, FlipSeatWords *words)
{
  for (guint i = 0; i < facts->n && words->n_headlines < FLIP_SEAT_HEADLINES; i++)
    {
      if (facts->facts[i].headline)
        words->headlines[words->n_headlines++] = facts->facts[i];
    }
}

/* Large cards stay large from one turn to the next, so that nothing below them moves. */
static void
refresh_seats (FlipSeatsRow *self)
{
  FlipMoment *moment = self->moment;
  const FlipTurn *turn = flip_moment_turn (moment);
  int awaited = flip_moment_awaited (moment);
  const FlipQuestion *question = moment->asked[0].question;
  guint done = flip_moment_seats_done (moment);
  gboolean large = self->large && moment->is_present;

  g_assert (self->cards->len == moment->n_seats);

  for (guint seat = 0; seat < self->cards->len; seat++)
    {
      FlipSeatWords words = {
        .seat = seat,
        .name = flip_moment_player (moment, (int) seat),
        .automatic = flip_moment_is_automatic (moment, seat),
        .points = flip_moment_score (moment, seat)->total,
        .awaited = (int) seat == awaited,
        .waits = question->about && !moment->is_over,
        .points_are = moment->game->words.points ? _ (moment->game->words.points) : NULL,
        .todo = question->todo,
        .done = !question->about && done & 1u << seat,
        .shown = self->cards->len > 1 && seat == moment->seat,
        .turn = turn ? &turn->seats[seat] : NULL,
        .has_turns = moment->game->turn_to && moment->n_seats > 1,
        .large = large,
      };

      find_headlines (flip_moment_facts (moment, (int) seat), &words);
      flip_seat_card_show (g_ptr_array_index (self->cards, seat), &words, moment);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->lineup), large && !moment->game->own_cards);
  if (large)
    flip_lineup_card_show (self->lineup, moment, turn);
}

static void
remake_cards (FlipSeatsRow *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    gtk_box_remove (self->seats, g_ptr_array_index (self->cards, i));
  g_ptr_array_set_size (self->cards, 0);
  for (guint seat = 0; seat < self->moment->n_seats; seat++)
    {
      g_ptr_array_add (self->cards, flip_seat_card_new (seat));
      gtk_box_append (self->seats, g_ptr_array_index (self->cards, seat));
    }
}

/* Large cards fill the row together with the lineup, so goals and facts go below them. */
static void
place_beside (FlipSeatsRow *self)
{
  GtkWidget *beside = GTK_WIDGET (self->beside);
  gboolean below = self->large && self->moment && !self->moment->game->own_cards;
  GtkBox *to = below ? GTK_BOX (self) : self->players;

  if (gtk_widget_get_parent (beside) == GTK_WIDGET (to))
    return;
  g_object_ref (beside);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (beside)), beside);
  gtk_box_append (to, beside);
  g_object_unref (beside);
}

static void
flip_seats_row_class_init (FlipSeatsRowClass *klass)
{
  FLIP_OWN (klass, FlipSeatsRow, (moment, flip_moment_unref), (cards, g_ptr_array_unref));
  FLIP_TEMPLATE (klass, "seats/seats-row.ui");
  FLIP_BIND_CHILDREN (klass, FlipSeatsRow, lineup, players, seats, beside, facts, lead,
                      lead_glyph, lead_title, goals, past);
}

static void
flip_seats_row_init (FlipSeatsRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->cards = g_ptr_array_new ();
  self->awaited = FLIP_TABLE;
}

/* public functions */

void
flip_seats_row_load (FlipSeatsRow *self, FlipMoment *moment, const FlipChange *change)
{
  g_return_if_fail (FLIP_IS_SEATS_ROW (self));
  g_return_if_fail (moment && change);

  flip_moment_set (&self->moment, moment);
  if (change->sheet)
    {
      remake_cards (self);
      place_beside (self);
    }
  refresh_seats (self);
  if (change->table || change->board || change->seats & 1u << moment->seat)
    {
      refresh_facts (self);
      refresh_goals (self);
    }
  reveal (self, flip_moment_awaited (moment));
}

void
flip_seats_row_set_record (FlipSeatsRow *self, const FlipRecord *record)
{
  g_return_if_fail (FLIP_IS_SEATS_ROW (self) && record);

  self->record = *record;
  show_record (self);
}

void
flip_seats_row_set_room (FlipSeatsRow *self, const FlipRoom *room)
{
  gboolean large = room->has_boards;

  g_return_if_fail (FLIP_IS_SEATS_ROW (self));

  queue_reveal (self);
  if (large == self->large)
    return;
  self->large = large;
  gtk_box_set_homogeneous (self->seats, large); /* no card moves when the words of another change */
  place_beside (self);
  flip_show_across (self->lead, large);
  if (!self->moment)
    return;
  refresh_seats (self);
  refresh_goals (self);
}

GtkWidget *
flip_seats_row_card (FlipSeatsRow *self, guint seat)
{
  g_return_val_if_fail (FLIP_IS_SEATS_ROW (self), NULL);

  return seat < self->cards->len ? g_ptr_array_index (self->cards, seat) : NULL;
}
