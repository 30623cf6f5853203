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
  FlipSheetModel *model;
  GPtrArray *cards; /* of FlipSeatCard; they live in the box */

  /* owned by the box */
  GtkWidget *facts;
  int awaited;
};

G_DEFINE_FINAL_TYPE (FlipSeatsRow, flip_seats_row, GTK_TYPE_BOX)

/* helpers */

/* The seats that have acted since the moment in words began: a bit each. */
static guint
seats_done (FlipSheetModel *model)
{
  FlipSession *session = flip_sheet_model_session (model);
  guint position = flip_sheet_model_shown (model);
  g_autofree char *now = flip_session_moment (session, flip_session_state_at (session, position));
  guint done = 0;

  while (position-- > 0)
    {
      g_autofree char *then =
        flip_session_moment (session, flip_session_state_at (session, position));
      FlipAsk ask;

      if (!g_str_equal (then, now))
        break;
      flip_session_game (session)->ask (flip_session_state_at (session, position), &ask);
      if (ask.who != FLIP_TABLE)
        done |= 1u << ask.who;
    }

  return done;
}

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
  const FlipGame *game = flip_sheet_model_game (self->model);
  g_autofree FlipGoals *goals = g_new0 (FlipGoals, 1);

  if (game->goals)
    game->goals (flip_sheet_model_state (self->model), goals);
  if (goals->n && goals->title)
    gtk_box_append (GTK_BOX (self->facts), lead_new (goals));
  for (guint i = 0; i < goals->n; i++)
    gtk_box_append (GTK_BOX (self->facts),
                    flip_goal_card_new (&goals->goals[i], flip_sheet_model_session (self->model),
                                        flip_sheet_model_seat (self->model)));
}

/* Who plays alone plays against what was reached before. */
static void
add_record (FlipSeatsRow *self)
{
  const FlipRecord *record = flip_sheet_model_record (self->model);
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
  g_autofree FlipFacts *facts = g_new0 (FlipFacts, 1);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->facts)))
    gtk_box_remove (GTK_BOX (self->facts), child);
  flip_sheet_model_game (self->model)
    ->facts (flip_sheet_model_state (self->model), FLIP_TABLE, facts);
  for (guint i = 0; i < facts->n; i++)
    {
      if (facts->facts[i].headline)
        gtk_box_append (GTK_BOX (self->facts),
                        facts->facts[i].steps ? flip_steps_card_new (
                          &facts->facts[i], flip_sheet_model_seat (self->model))
                                              : fact_card_new (&facts->facts[i]));
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
find_headlines (const FlipGame *game, gconstpointer state, FlipSeatWords *words)
{
  g_autofree FlipFacts *facts = g_new0 (FlipFacts, 1);

  game->facts (state, (int) words->seat, facts);
  for (guint i = 0; i < facts->n && words->n_headlines < FLIP_SEAT_HEADLINES; i++)
    {
      if (facts->facts[i].headline)
        words->headlines[words->n_headlines++] = facts->facts[i];
    }
}

static void
refresh (FlipSeatsRow *self)
{
  FlipSession *session = flip_sheet_model_session (self->model);
  const FlipGame *game = flip_session_game (session);
  gconstpointer state = flip_sheet_model_state (self->model);
  guint done = seats_done (self->model);
  FlipAsk ask;
  int asked;

  game->ask (state, &ask);
  asked = ask.who == FLIP_TABLE ? (int) ask.about - 1 : ask.who;
  for (guint seat = 0; seat < self->cards->len; seat++)
    {
      FlipScore score = { 0 };
      FlipSeatWords words = { .seat = seat,
                              .name = flip_session_player (session, (int) seat),
                              .awaited = (int) seat == asked,
                              .waits = ask.about && ask.kind != FLIP_ASK_NOTHING,
                              .points_are = game->points_are ? _ (game->points_are) : NULL,
                              .todo = ask.todo ? _ (ask.todo) : NULL,
                              .done = !ask.about && done & 1u << seat,
                              .shown = self->cards->len > 1
                                       && seat == flip_sheet_model_seat (self->model) };

      game->score (state, seat, &score);
      words.points = score.total;
      find_headlines (game, state, &words);
      flip_seat_card_show (g_ptr_array_index (self->cards, seat), &words);
    }
  refresh_facts (self);
  reveal (self, asked);
}

/* callbacks */

static void
changed_cb (FlipSheetModel *model, const FlipChange *change, FlipSeatsRow *self)
{
  refresh (self);
}

static void
clicked_cb (FlipSeatCard *card, FlipSeatsRow *self)
{
  guint seat;

  if (g_ptr_array_find (self->cards, card, &seat))
    flip_sheet_model_set_seat (self->model, seat);
}

/* overrides */

static void
flip_seats_row_dispose (GObject *object)
{
  FlipSeatsRow *self = FLIP_SEATS_ROW (object);

  if (self->model)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_clear_object (&self->model);
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
flip_seats_row_set_model (FlipSeatsRow *self, FlipSheetModel *model)
{
  guint n_seats = flip_setup_seats (flip_session_setup (flip_sheet_model_session (model)));

  if (self->model)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_set_object (&self->model, model);
  for (guint i = 0; i < self->cards->len; i++)
    gtk_box_remove (GTK_BOX (self), g_ptr_array_index (self->cards, i));
  g_ptr_array_set_size (self->cards, 0);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      GtkWidget *card = flip_seat_card_new ();
      GtkWidget *last = seat > 0 ? g_ptr_array_index (self->cards, seat - 1) : NULL;

      g_signal_connect (card, "clicked", G_CALLBACK (clicked_cb), self);
      gtk_box_insert_child_after (GTK_BOX (self), card, last);
      g_ptr_array_add (self->cards, card);
    }
  g_signal_connect (model, "changed", G_CALLBACK (changed_cb), self);
  refresh (self);
}
