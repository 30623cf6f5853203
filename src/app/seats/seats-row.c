/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/seats/seats-row.h"

#include "app/common/glyph-icon.h"
#include "app/seats/goal-card.h"
#include "app/seats/seat-card.h"
#include "app/seats/steps-card.h"

#include <glib/gi18n.h>

#define LEAST_FACT_CHARS 14
#define MOST_FACT_CHARS  24

struct _FlipSeatsRow
{
  GtkBox parent_instance;

  /* owned */
  FlipMoment *moment; /* or NULL */
  GPtrArray *cards;   /* of FlipSeatCard; they live in the box */

  /* owned by the box */
  GtkWidget *facts;

  FlipRecord record;
  int awaited;
};

G_DEFINE_FINAL_TYPE (FlipSeatsRow, flip_seats_row, GTK_TYPE_BOX)

/* helpers */

static GtkWidget *
fact_card_new (const FlipFact *fact)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (fact->label);
  GtkWidget *value = gtk_label_new (fact->value),
            *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *glyph = flip_glyph_icon_new_for_word (fact->glyph, 14);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_xalign (GTK_LABEL (value), 0);
  gtk_label_set_ellipsize (GTK_LABEL (value), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (value), MOST_FACT_CHARS);
  gtk_label_set_width_chars (GTK_LABEL (value), LEAST_FACT_CHARS);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (value, "fact-value");
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "fact-card");
  gtk_widget_set_tooltip_text (box, fact->value);
  gtk_widget_set_valign (label, GTK_ALIGN_END);
  gtk_widget_set_vexpand (label, TRUE);
  gtk_widget_set_valign (row, GTK_ALIGN_START);
  gtk_widget_set_vexpand (row, TRUE);
  if (glyph)
    gtk_box_append (GTK_BOX (row), glyph);
  gtk_box_append (GTK_BOX (row), value);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), row);
  return box;
}

/* What the goals are for, before the first of them. */
static GtkWidget *
lead_new (const FlipGoals *goals)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *glyph = flip_glyph_icon_new_for_word (goals->glyph, 16);
  GtkWidget *label = gtk_label_new (goals->title);

  gtk_widget_add_css_class (label, "goals-title");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  if (glyph)
    gtk_box_append (GTK_BOX (box), glyph);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_add_css_class (box, "goals-lead");
  return box;
}

static void
add_goals (FlipSeatsRow *self)
{
  const FlipGoals *goals = flip_moment_goals (self->moment);

  if (goals->n && goals->title)
    gtk_box_append (GTK_BOX (self->facts), lead_new (goals));
  for (guint i = 0; i < goals->n; i++)
    gtk_box_append (
      GTK_BOX (self->facts),
      flip_goal_card_new (&goals->goals[i], self->moment->session, self->moment->seat));
}

/* Who plays alone plays against what was reached before. */
static void
add_record (FlipSeatsRow *self)
{
  const FlipRecord *record = &self->record;
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (record->best_when);
  g_autofree char *day = g_date_time_format (when, "%-d %B");
  FlipFact best = { .label = _ ("Your best"), .glyph = "star" };
  FlipFact average = { .label = _ ("Your average"), .glyph = "star" };

  if (!record->sheets)
    return;
  /* Translators: points and the day on which they were made: 41, 2 March */
  g_snprintf (best.value, sizeof best.value, _ ("%d, %s"), record->best, day);
  g_snprintf (average.value, sizeof average.value,
              ngettext ("%.0f, %u sheet", "%.0f, %u sheets", record->sheets), record->average,
              record->sheets);
  gtk_box_append (GTK_BOX (self->facts), fact_card_new (&best));
  gtk_box_append (GTK_BOX (self->facts), fact_card_new (&average));
}

static void
refresh_facts (FlipSeatsRow *self)
{
  const FlipFacts *facts = flip_moment_facts (self->moment, FLIP_TABLE);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->facts)))
    gtk_box_remove (GTK_BOX (self->facts), child);
  for (guint i = 0; i < facts->n; i++)
    {
      const FlipFact *fact = &facts->facts[i];

      if (fact->headline)
        gtk_box_append (GTK_BOX (self->facts), fact->steps
                                                 ? flip_steps_card_new (fact, self->moment->seat)
                                                 : fact_card_new (fact));
    }
  add_goals (self);
  add_record (self);
}

/* On a narrow screen the row is scrolled: who is awaited comes into sight. */
static void
reveal (FlipSeatsRow *self, int seat)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;
  GtkAdjustment *across;

  if (seat == self->awaited || !scrolled)
    return;
  self->awaited = seat;
  if (seat < 0
      || !gtk_widget_compute_bounds (g_ptr_array_index (self->cards, (guint) seat),
                                     GTK_WIDGET (self), &bounds))
    return;
  across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scrolled));
  gtk_adjustment_clamp_page (across, bounds.origin.x, bounds.origin.x + bounds.size.width + 24);
}

/* What is worth a place beside the points. */
static void
find_headlines (const FlipFacts *facts, FlipSeatWords *words)
{
  for (guint i = 0; i < facts->n && words->n_headlines < FLIP_SEAT_HEADLINES; i++)
    {
      if (facts->facts[i].headline)
        words->headlines[words->n_headlines++] = facts->facts[i];
    }
}

static void
refresh_seats (FlipSeatsRow *self)
{
  const FlipMoment *moment = self->moment;
  const FlipQuestion *question = moment->asked[0].question;
  guint done = flip_moment_seats_done (moment);

  for (guint seat = 0; seat < self->cards->len; seat++)
    {
      FlipSeatWords words = {
        .seat = seat,
        .name = flip_moment_player (moment, (int) seat),
        .points = flip_moment_score (moment, seat)->total,
        .awaited = (int) seat == flip_moment_awaited (moment),
        .waits = question->about && !moment->is_over,
        .points_are = moment->game->words.points ? _ (moment->game->words.points) : NULL,
        .todo = question->todo,
        .done = !question->about && done & 1u << seat,
        .shown = self->cards->len > 1 && seat == moment->seat,
      };

      find_headlines (flip_moment_facts (moment, (int) seat), &words);
      flip_seat_card_show (g_ptr_array_index (self->cards, seat), &words);
    }
}

static void
remake_cards (FlipSeatsRow *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    gtk_box_remove (GTK_BOX (self), g_ptr_array_index (self->cards, i));
  g_ptr_array_set_size (self->cards, 0);
  for (guint seat = 0; seat < self->moment->n_seats; seat++)
    {
      GtkWidget *card = flip_seat_card_new ();
      GtkWidget *last = seat > 0 ? g_ptr_array_index (self->cards, seat - 1) : NULL;

      gtk_actionable_set_action_target (GTK_ACTIONABLE (card), "u", seat);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "sheet.seat");
      gtk_box_insert_child_after (GTK_BOX (self), card, last);
      g_ptr_array_add (self->cards, card);
    }
}

/* overrides */

static void
flip_seats_row_dispose (GObject *object)
{
  FlipSeatsRow *self = FLIP_SEATS_ROW (object);

  g_clear_pointer (&self->moment, flip_moment_unref);
  g_clear_pointer (&self->cards, g_ptr_array_unref);
  G_OBJECT_CLASS (flip_seats_row_parent_class)->dispose (object);
}

static void
flip_seats_row_class_init (FlipSeatsRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_seats_row_dispose;
}

static void
flip_seats_row_init (FlipSeatsRow *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 8);
  gtk_widget_set_vexpand (GTK_WIDGET (self), FALSE);
  self->cards = g_ptr_array_new ();
  self->awaited = FLIP_TABLE;
  self->facts = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_box_append (GTK_BOX (self), self->facts);
}

/* public functions */

void
flip_seats_row_load (FlipSeatsRow *self, FlipMoment *moment, const FlipChange *change)
{
  g_return_if_fail (FLIP_IS_SEATS_ROW (self));

  flip_moment_ref (moment);
  g_clear_pointer (&self->moment, flip_moment_unref);
  self->moment = moment;
  if (change->sheet)
    remake_cards (self);
  refresh_seats (self);
  if (change->table || change->board)
    refresh_facts (self);
  reveal (self, flip_moment_awaited (moment));
}

void
flip_seats_row_set_record (FlipSeatsRow *self, const FlipRecord *record)
{
  g_return_if_fail (FLIP_IS_SEATS_ROW (self));

  self->record = *record;
}
