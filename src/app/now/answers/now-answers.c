/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/answers/now-answers.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/focus.h"
#include "app/common/toolkit/show.h"
#include "app/common/toolkit/text-scale.h"
#include "app/now/answers/now-basket.h"
#include "app/now/answers/now-outlook.h"
#include "app/now/parts/answer-button.h"
#include "play/moment/answers.h"

#include <glib/gi18n.h>

/* More cards than this are drawn small if the panel is beside the board, so that the player needn't
   scroll to find one. */
#define MOST_LARGE    12
#define SMALL_COLUMNS 4
#define SPACING       6
#define SMALL_SPACING 2
#define PILL_HEIGHT   46

#define CHIPS_IN_A_ROW 3

struct _FlipNowAnswers
{
  GtkGrid parent_instance;

  /* owned */
  FlipMoment *moment;

  /* template */
  FlipNowOutlook *outlook;
  FlipNowBasket *basket;
  GtkWidget *choices, *pills, *cards, *amount_row, *amount_button, *list, *declining;
  GtkSpinButton *amount;
  GtkLabel *note, *aside_title, *aside_count;
  GtkWidget *aside, *aside_chips; /* optional moves before the question is answered */

  FlipRoom room;
  gboolean small_cards, list_left;
};

G_DEFINE_FINAL_TYPE (FlipNowAnswers, flip_now_answers, GTK_TYPE_GRID)

/* helpers */

/* The cards don't move during a turn, so that a second click on a card can't hit the button that
   ends it: the main answer is below them, or beside them in a bar. In a small window it would be
   out of sight there, so its room above the cards is reserved from the first card on. */
static void
place_pills (FlipNowAnswers *self)
{
  GtkWidget *parent = gtk_widget_get_parent (self->pills);
  gboolean cards = gtk_widget_get_visible (self->cards);
  gboolean bar = self->room.panel == FLIP_PANEL_BAR;
  gboolean first = !bar && self->room.panel != FLIP_PANEL_BESIDE;

  gtk_widget_set_size_request (self->pills, -1,
                               first && cards ? flip_text_scale (self->pills, PILL_HEIGHT) : -1);
  gtk_widget_set_visible (self->pills,
                          (first && cards) || gtk_widget_get_first_child (self->pills));
  gtk_box_reorder_child_after (GTK_BOX (parent), self->pills, first ? NULL : self->cards);
  flip_show_across (parent, bar && cards);
  gtk_widget_set_valign (self->pills, cards ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
}

/* In one row, the amount and its button would be wider than the panel, which would then take width
   from the board. */
static void
place_amount (FlipNowAnswers *self)
{
  flip_show_across (self->amount_row, self->room.panel != FLIP_PANEL_BESIDE);
}

/* Below each other, or side by side in a bar. */
static void
place_parts (FlipNowAnswers *self)
{
  GtkWidget *parts[] = { self->choices, GTK_WIDGET (self->outlook), self->aside };
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gboolean bar = self->room.panel == FLIP_PANEL_BAR;

  for (int i = 0; i < (int) G_N_ELEMENTS (parts); i++)
    g_object_set (gtk_layout_manager_get_layout_child (layout, parts[i]), "column", bar ? i : 0,
                  "row", bar ? 0 : i, NULL);
}

/* callbacks */

/* The button shows the effect of the amount that is set. */
static void
amount_changed_cb (GtkSpinButton *amount, FlipNowAnswers *self)
{
  int value = gtk_spin_button_get_value_as_int (amount);
  const FlipWay *way = NULL;

  g_assert (FLIP_IS_NOW_ANSWERS (self));

  if (self->moment && flip_moment_kind (self->moment) == FLIP_ASK_AMOUNT)
    way = flip_answers_amount (self->moment, value);
  gtk_widget_set_sensitive (self->amount_button, way != NULL);
  if (!way)
    return;
  gtk_button_set_label (GTK_BUTTON (self->amount_button), way->label);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->amount_button), "s", way->notation);
}

static void
flip_now_answers_class_init (FlipNowAnswersClass *klass)
{
  FLIP_OWN (klass, FlipNowAnswers, (moment, flip_moment_unref));
  FLIP_TEMPLATE (klass, "now/answers/now-answers.ui");
  FLIP_BIND_CHILDREN (klass, FlipNowAnswers, outlook, aside, aside_title, aside_count,
                      aside_chips, basket, choices, pills, cards, amount_row, amount_button, list,
                      declining, amount, note);
  FLIP_BIND_CALLBACKS (klass, amount_changed_cb);
}

static void
flip_now_answers_init (FlipNowAnswers *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->room.cards_across = 1;
  place_amount (self);
  place_parts (self);
}

/* --- The answers, by where they are offered --- */

static GtkWidget *
button_new (FlipNowAnswers *self, guint index, FlipAnswerLook look)
{
  return flip_answer_button_new (self->moment, flip_moment_way (self->moment, index), look);
}

/* The button after the last one, if it can show this answer too; else a new one. */
static GtkWidget *
next_button (FlipNowAnswers *self,
             GtkWidget *box,
             GtkWidget *last,
             guint index,
             FlipAnswerLook look)
{
  GtkWidget *next = last ? gtk_widget_get_next_sibling (last) : gtk_widget_get_first_child (box);

  if (next && flip_answer_button_reuse (next, flip_moment_way (self->moment, index), look))
    return next;
  next = button_new (self, index, look);
  gtk_box_insert_child_after (GTK_BOX (box), next, last);
  return next;
}

static guint
count (FlipNowAnswers *self, const FlipAnswerPlace *places, FlipAnswerPlace place)
{
  guint n = 0;

  for (guint i = 0; i < self->moment->n_moves; i++)
    n += places[i] == place;
  return n;
}

static const FlipWay *
first_of (FlipNowAnswers *self, const FlipAnswerPlace *places, FlipAnswerPlace place)
{
  for (guint i = 0; i < self->moment->n_moves; i++)
    {
      if (places[i] == place)
        return flip_moment_way (self->moment, i);
    }

  return NULL;
}

/* The first answer that may be suggested can become the main action; those that decline can be
   flat. */
static void
fill_box (FlipNowAnswers *self,
          GtkWidget *box,
          const FlipAnswerPlace *places,
          FlipAnswerPlace place,
          gboolean has_main,
          gboolean is_flat)
{
  FlipAnswerLook look = place == FLIP_ANSWER_MAIN ? FLIP_LOOK_PILL : FLIP_LOOK_WORDS;
  GtkWidget *last = NULL;

  for (guint i = 0; i < self->moment->n_moves; i++)
    {
      gboolean is_main;

      if (places[i] != place)
        continue;
      is_main = has_main && flip_answers_may_suggest (flip_moment_way (self->moment, i));
      has_main = has_main && !is_main;
      last = next_button (self, box, last, i, look);
      flip_show_class (last, "suggested-action", is_main);
      flip_show_class (last, "flat", is_flat);
      gtk_widget_set_visible (last, TRUE); /* it may have been hidden while letters were typed */
    }
  flip_show_end (GTK_BOX (box), last);
}

static void
place_card (FlipNowAnswers *self, GtkWidget *card, guint place)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->cards);
  int columns = self->small_cards ? SMALL_COLUMNS : (int) self->room.cards_across;

  g_object_set (gtk_layout_manager_get_layout_child (layout, card), "column", (int) place % columns,
                "row", (int) place / columns, NULL);
}

static const char *
move_of (GtkWidget *button)
{
  return g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)),
                               NULL);
}

static GtkWidget *
find_button (GtkWidget *box, const char *move)
{
  for (GtkWidget *button = gtk_widget_get_first_child (box); button;
       button = gtk_widget_get_next_sibling (button))
    {
      if (g_str_equal (move_of (button), move))
        return button;
    }

  return NULL;
}

static gboolean
is_answer (FlipNowAnswers *self, const char *move)
{
  for (guint i = 0; i < self->moment->n_moves; i++)
    {
      if (g_str_equal (flip_moment_way (self->moment, i)->notation, move))
        return TRUE;
    }

  return FALSE;
}

/* Keeps each answer in the position that it had in the previous question, and its focus, with new
   ones after them. Buttons that are no longer answers keep their positions too, so that a second
   click can't hit another one. */
static void
fill_steadily (FlipNowAnswers *self,
               GtkWidget *box,
               const FlipAnswerPlace *places,
               FlipAnswerPlace place,
               FlipAnswerLook look)
{
  for (guint i = 0; i < self->moment->n_moves; i++)
    {
      GtkWidget *old, *button;

      if (places[i] != place)
        continue;
      old = find_button (box, flip_moment_way (self->moment, i)->notation);
      button = button_new (self, i, look);
      gtk_widget_insert_before (button, box, old);
      if (old && gtk_widget_has_focus (old))
        gtk_widget_grab_focus (button);
      if (old)
        gtk_widget_unparent (old);
    }
  for (GtkWidget *button = gtk_widget_get_first_child (box); button;
       button = gtk_widget_get_next_sibling (button))
    {
      if (!is_answer (self, move_of (button)))
        flip_answer_button_use_up (button);
    }
}

static gboolean
is_any_left (FlipNowAnswers *self, GtkWidget *box)
{
  GtkWidget *button = gtk_widget_get_first_child (box);

  while (button && !is_answer (self, move_of (button)))
    button = gtk_widget_get_next_sibling (button);
  return button != NULL;
}

static void
place_cards (FlipNowAnswers *self)
{
  guint n = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (self->cards); card;
       card = gtk_widget_get_next_sibling (card))
    place_card (self, card, n++);
}

static void
fill_cards (FlipNowAnswers *self, const FlipAnswerPlace *places, gboolean same_turn)
{
  guint n = count (self, places, FLIP_ANSWER_PICTURE);
  gboolean steady = same_turn && is_any_left (self, self->cards);

  if (!steady)
    flip_show_no_children (self->cards);
  self->small_cards =
    self->room.panel == FLIP_PANEL_BESIDE && (n > MOST_LARGE || (steady && self->small_cards));
  gtk_grid_set_row_spacing (GTK_GRID (self->cards), self->small_cards ? SMALL_SPACING : SPACING);
  fill_steadily (self, self->cards, places, FLIP_ANSWER_PICTURE,
                 self->small_cards ? FLIP_LOOK_SMALL : FLIP_LOOK_CARD);
  place_cards (self);
  gtk_widget_set_visible (self->cards, n > 0);
}

/* Whether all current answers were already offered in the list, from which the player chooses one
   after the other. */
static gboolean
is_list_left (FlipNowAnswers *self, const FlipAnswerPlace *places)
{
  guint n = 0;

  for (guint i = 0; i < self->moment->n_moves; i++)
    {
      if (places[i] != FLIP_ANSWER_LINE)
        continue;
      if (!find_button (self->list, flip_moment_way (self->moment, i)->notation))
        return FALSE;
      n++;
    }

  return n > 1;
}

static void
fill_list (FlipNowAnswers *self, const FlipAnswerPlace *places, gboolean same_turn)
{
  guint n = count (self, places, FLIP_ANSWER_LINE);

  self->list_left = same_turn && is_list_left (self, places);
  if (self->list_left)
    fill_steadily (self, self->list, places, FLIP_ANSWER_LINE, FLIP_LOOK_WORDS);
  else
    fill_box (self, self->list, places, FLIP_ANSWER_LINE,
              n == 1 && !count (self, places, FLIP_ANSWER_MAIN), FALSE);
  gtk_widget_set_visible (self->list, n > 0);
}

static void
fill_aside (FlipNowAnswers *self, const FlipAnswerPlace *places, const FlipQuestion *question)
{
  guint n = count (self, places, FLIP_ANSWER_ASIDE);
  const char *title = question->aside ? question->aside : "";
  /* Translators: how many things on the sheet glow, because they can be used for this. */
  g_autofree char *glowing = g_strdup_printf (ngettext ("%u glows", "%u glow", n), n);
  int place = 0;

  flip_show_no_children (self->aside_chips);
  for (guint i = 0; i < self->moment->n_moves; i++)
    {
      if (places[i] != FLIP_ANSWER_ASIDE)
        continue;
      gtk_grid_attach (GTK_GRID (self->aside_chips), button_new (self, i, FLIP_LOOK_CHIP),
                       place % CHIPS_IN_A_ROW, place / CHIPS_IN_A_ROW, 1, 1);
      place++;
    }
  flip_show_text (self->aside_title, title);
  flip_show_text (self->aside_count, glowing);
  flip_show_name (self->aside, title);
  gtk_widget_set_visible (self->aside, n > 0);
}

static void
show_amount (FlipNowAnswers *self, const FlipAsk *ask)
{
  gboolean asked = ask->kind == FLIP_ASK_AMOUNT && ask->most >= ask->least;

  gtk_widget_set_visible (self->amount_row, asked);
  if (!asked)
    return;
  gtk_spin_button_set_range (self->amount, ask->least, ask->most);
  gtk_spin_button_set_value (self->amount, ask->most);
  amount_changed_cb (self->amount, self);
}

static void
add_answers (FlipNowAnswers *self, const FlipAsked *asked, gboolean same_turn)
{
  g_autofree FlipAnswerPlace *places = flip_answers_sort (self->moment);
  guint n_main = count (self, places, FLIP_ANSWER_MAIN);
  guint n_lines = count (self, places, FLIP_ANSWER_LINE);
  gboolean others =
    n_main || n_lines || asked->ask.kind == FLIP_ASK_SITE || asked->ask.kind == FLIP_ASK_AMOUNT;

  flip_now_outlook_load (self->outlook, self->moment,
                         first_of (self, places, n_main ? FLIP_ANSWER_MAIN : FLIP_ANSWER_LINE));
  fill_box (self, self->pills, places, FLIP_ANSWER_MAIN, TRUE, FALSE);
  fill_cards (self, places, same_turn);
  place_pills (self);
  flip_now_basket_load (self->basket,
                        count (self, places, FLIP_ANSWER_BASKET) ? self->moment : NULL);
  fill_list (self, places, same_turn);
  fill_aside (self, places, asked->question);
  fill_box (self, self->declining, places, FLIP_ANSWER_DECLINE, FALSE, others);
  flip_show_text (self->note, asked->question->note->len ? asked->question->note->str : NULL);
}

/* public functions */

void
flip_now_answers_clear (FlipNowAnswers *self)
{
  g_return_if_fail (FLIP_IS_NOW_ANSWERS (self));

  flip_show_no_children (self->pills);
  flip_show_no_children (self->cards);
  flip_show_no_children (self->list);
  flip_show_no_children (self->declining);
  self->list_left = FALSE;
  flip_now_outlook_load (self->outlook, NULL, NULL);
  flip_now_basket_load (self->basket, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Whether the same seat is asked again. */
static gboolean
is_same_turn (FlipNowAnswers *self, const FlipMoment *moment)
{
  return self->moment && self->moment->setup == moment->setup
         && flip_moment_awaited (self->moment) == flip_moment_awaited (moment);
}

void
flip_now_answers_load (FlipNowAnswers *self, FlipMoment *moment)
{
  const FlipAsked *asked;
  gboolean same_turn;

  g_return_if_fail (FLIP_IS_NOW_ANSWERS (self));
  g_return_if_fail (moment != NULL);

  asked = flip_moment_asked (moment);
  same_turn = is_same_turn (self, moment);
  flip_moment_set (&self->moment, moment);
  if (!asked)
    return flip_now_answers_clear (self);
  show_amount (self, &asked->ask);
  add_answers (self, asked, same_turn);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

void
flip_now_answers_foresee (FlipNowAnswers *self, const FlipForesight *foresight)
{
  g_return_if_fail (FLIP_IS_NOW_ANSWERS (self));

  flip_now_outlook_foresee (self->outlook, foresight);
}

/* Focuses the suggested answer, so that Enter gives it. If every answer ends the turn, the focus is
   on the outlook instead, where one keypress too many does nothing. */
static gboolean
focus_first (FlipNowAnswers *self)
{
  GtkWidget *boxes[] = { self->pills, self->list, self->declining };
  const FlipWay *first = flip_answers_first (self->moment);
  GtkWidget *button = NULL;

  gtk_widget_set_focusable (GTK_WIDGET (self->outlook), !first && flip_now_answers_has_main (self));
  if (!first)
    return gtk_widget_grab_focus (GTK_WIDGET (self->outlook))
           || flip_focus_first (GTK_WIDGET (self));
  for (guint i = 0; !button && i < G_N_ELEMENTS (boxes); i++)
    button = find_button (boxes[i], first->notation);
  return (button && gtk_widget_get_mapped (button) && gtk_widget_grab_focus (button))
         || flip_focus_first (self->aside) || flip_focus_first (GTK_WIDGET (self));
}

/* Beside cards the button ends the turn, which must not happen by one keypress too many: the focus
   is on the card that was played last, or else on the first that is left. */
static gboolean
focus_card (FlipNowAnswers *self)
{
  guint n = self->moment->position;
  g_autofree char *last = n ? flip_log_print_entry (self->moment->log, n - 1) : NULL;
  GtkWidget *card = last ? find_button (self->cards, last) : NULL;

  if (card && gtk_widget_grab_focus (card))
    return TRUE;
  for (card = gtk_widget_get_first_child (self->cards); card;
       card = gtk_widget_get_next_sibling (card))
    {
      if (gtk_widget_grab_focus (card))
        return TRUE;
    }

  return FALSE;
}

gboolean
flip_now_answers_focus (FlipNowAnswers *self)
{
  g_return_val_if_fail (FLIP_IS_NOW_ANSWERS (self), FALSE);

  if (gtk_widget_get_visible (GTK_WIDGET (self)) && gtk_widget_get_visible (self->amount_row))
    return gtk_widget_grab_focus (self->amount_button);
  if (flip_now_answers_has_cards (self))
    return focus_card (self);
  if (gtk_widget_get_visible (GTK_WIDGET (self->basket)))
    return flip_focus_first (GTK_WIDGET (self->basket));
  return self->moment && focus_first (self);
}

static gboolean
is_used_up (GtkWidget *button)
{
  return !gtk_actionable_get_action_name (GTK_ACTIONABLE (button));
}

gboolean
flip_now_answers_press_line (FlipNowAnswers *self, guint number)
{
  GtkWidget *button, *wanted = NULL;
  gboolean any = FALSE;
  guint n = 0;

  g_return_val_if_fail (FLIP_IS_NOW_ANSWERS (self) && number > 0, FALSE);

  for (button = gtk_widget_get_first_child (self->list); button;
       button = gtk_widget_get_next_sibling (button))
    {
      any = any || is_used_up (button);
      wanted = ++n == number ? button : wanted;
    }
  if (any && wanted && !is_used_up (wanted))
    gtk_widget_activate (wanted);
  return any;
}

/* The index of a card's button among some ways, by the move that it plays; FALSE if it is not among
   them. */
static gboolean
find_named (GPtrArray *named, GtkWidget *button, guint *place)
{
  const char *move = move_of (button);

  for (guint i = 0; i < named->len; i++)
    {
      const FlipWay *way = g_ptr_array_index (named, i);

      *place = i;
      if (g_str_equal (way->notation, move))
        return TRUE;
    }

  return FALSE;
}

void
flip_now_answers_show_named (FlipNowAnswers *self, GPtrArray *named)
{
  GtkWidget *box;
  guint n = 0;

  g_return_if_fail (FLIP_IS_NOW_ANSWERS (self));

  box = flip_now_answers_has_cards (self) ? self->cards : self->list;
  for (GtkWidget *button = gtk_widget_get_first_child (box); button;
       button = gtk_widget_get_next_sibling (button), n++)
    {
      guint place = n;
      gboolean shown = !named || find_named (named, button, &place);

      gtk_widget_set_visible (button, shown);
      if (box == self->cards)
        place_card (self, button, place);
      if (named && shown && place == 0)
        gtk_widget_grab_focus (button);
    }
}

gboolean
flip_now_answers_has_cards (FlipNowAnswers *self)
{
  g_return_val_if_fail (FLIP_IS_NOW_ANSWERS (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self)) && gtk_widget_get_visible (self->cards);
}

gboolean
flip_now_answers_is_repeated (FlipNowAnswers *self)
{
  return flip_now_answers_has_main (self) || flip_now_answers_has_cards (self);
}

gboolean
flip_now_answers_is_list_left (FlipNowAnswers *self)
{
  g_return_val_if_fail (FLIP_IS_NOW_ANSWERS (self), FALSE);

  return self->list_left;
}

gboolean
flip_now_answers_has_main (FlipNowAnswers *self)
{
  g_return_val_if_fail (FLIP_IS_NOW_ANSWERS (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self)) && gtk_widget_get_first_child (self->pills);
}

const char *
flip_now_answers_main_words (FlipNowAnswers *self)
{
  GtkWidget *main;

  g_return_val_if_fail (FLIP_IS_NOW_ANSWERS (self), NULL);

  main = gtk_widget_get_first_child (self->pills);
  return main ? gtk_button_get_label (GTK_BUTTON (main)) : NULL;
}

/* In a bar, the answers that decline are side by side. */
void
flip_now_answers_set_room (FlipNowAnswers *self, const FlipRoom *room)
{
  gboolean bar = room->panel == FLIP_PANEL_BAR;

  g_return_if_fail (FLIP_IS_NOW_ANSWERS (self));
  g_return_if_fail (room->cards_across > 0);

  self->room = *room;
  flip_now_outlook_set_room (self->outlook, room);
  place_amount (self);
  place_cards (self);
  place_pills (self);
  flip_show_across (self->declining, bar);
  gtk_box_set_homogeneous (GTK_BOX (self->declining), bar);
  place_parts (self);
  gtk_box_set_spacing (GTK_BOX (self->choices), bar ? 4 : 10);
  gtk_widget_set_valign (self->choices, bar ? GTK_ALIGN_START : GTK_ALIGN_FILL);
}
