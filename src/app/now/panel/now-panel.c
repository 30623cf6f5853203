/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/panel/now-panel-private.h"

#include "app/common/layout/steady-layout.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/focus.h"
#include "app/common/toolkit/show.h"
#include "play/moment/answers.h"
#include "play/moment/secrets.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (FlipNowPanel, flip_now_panel, GTK_TYPE_BOX)

/* helpers */

static void
set_text (GtkLabel *label, const char *text)
{
  flip_show_text (label, text && *text ? text : NULL);
}

static void
hide (gpointer widget)
{
  gtk_widget_set_visible (GTK_WIDGET (widget), FALSE);
}

/* The sentence of a question; for a game that is over, the outcome, if there is an opponent. */
static const char *
sentence_of (const FlipMoment *moment)
{
  const FlipResult *result;

  if (!moment->is_over)
    return moment->asked[0].question->sentence->str;
  result = flip_moment_result (moment);
  return moment->n_seats > 1 || result->has_opponent ? result->text : NULL;
}

/* Shows the place in the game, unless the header bar has room for it. */
static void
show_where (FlipNowPanel *self)
{
  gboolean named = !flip_now_panel_is_below (self) || flip_now_panel_has_columns (self);

  set_text (self->where, named ? NULL : self->moment->where);
}

/* A note already says what can be clicked. If there is little room, the answers are more
   important. */
static const char *
hint_of (FlipNowPanel *self, FlipAskKind kind, const char *sentence)
{
  gboolean has_sentence = sentence && *sentence, bar = self->room.panel == FLIP_PANEL_BAR;

  if (kind != FLIP_ASK_SITE || self->moment->asked[0].question->note->len
      || (flip_now_panel_is_below (self) && (has_sentence || !bar)))
    return NULL;
  return has_sentence || bar ? _ ("Click anything that glows.")
                             : _ ("Click anything that glows. Flipside finds the cards.");
}

static void
show_question (FlipNowPanel *self)
{
  const FlipQuestion *question = self->moment->asked[0].question;
  const char *sentence = sentence_of (self->moment);
  FlipAskKind kind = flip_moment_kind (self->moment);

  show_where (self);
  set_text (self->title, question->title->str);
  set_text (self->sentence, sentence);
  flip_now_lineup_show (self->lineup, question->cards, question->n_cards);
  gtk_widget_set_visible (GTK_WIDGET (self->lineup),
                          question->n_cards && kind != FLIP_ASK_CARDS && !self->room.has_boards);
}

/* Keeps the height of the sentence above a list that stays, so that a shorter sentence moves
   nothing. */
static void
keep_sentence_room (FlipNowPanel *self)
{
  if (!flip_now_answers_is_list_left (self->answers))
    flip_steady_layout_forget (self->sentence_place);
}

/* Puts answers that are clicked repeatedly above the words, whose length varies. */
static void
place_words (FlipNowPanel *self)
{
  gboolean below =
    flip_now_answers_is_repeated (self->answers) && !flip_now_panel_has_columns (self);

  gtk_box_reorder_child_after (GTK_BOX (self), self->sentence_place,
                               below ? GTK_WIDGET (self->answers) : GTK_WIDGET (self->title));
  gtk_box_reorder_child_after (GTK_BOX (self), GTK_WIDGET (self->hint), self->sentence_place);
  flip_show_class (GTK_WIDGET (self), "words-below", below);
}

/* Shows only words. */
static void
show_words (FlipNowPanel *self, const char *title, const char *sentence)
{
  show_where (self);
  set_text (self->title, title);
  set_text (self->sentence, sentence);
  set_text (self->hint, NULL);
  hide (self->lineup);
  hide (self->roles);
  flip_now_chips_hide (self->chips);
  hide (self->reach);
  hide (self->cards);
  hide (self->card_keys);
  hide (self->tiles);
  flip_now_answers_clear (self->answers);
  keep_sentence_room (self);
  place_words (self);
  flip_now_panel_place_columns (self);
}

static void
show_cards (FlipNowPanel *self)
{
  const FlipAsked *asked = flip_moment_asked (self->moment);
  gboolean cards = asked && flip_moment_asks_playing_card (self->moment);

  gtk_widget_set_visible (GTK_WIDGET (self->cards), cards);
  gtk_widget_set_visible (GTK_WIDGET (self->card_keys), cards);
  if (!cards)
    return;
  flip_card_entry_set_possible (self->cards, asked->ask.possible);
  flip_card_entry_set_series (self->cards, &asked->series);
}

/* On a narrow screen the sheet needs the room of the roles as soon as the question is about the
   sheet. */
static void
show_roles (FlipNowPanel *self)
{
  gboolean roles = flip_now_roles_load (self->roles, self->moment);
  guint back;

  if (roles && self->alone && flip_moment_roles (self->moment, &back) && back > 0)
    hide (self->roles);
  else if (flip_now_panel_is_below (self) && flip_moment_kind (self->moment) == FLIP_ASK_SITE)
    hide (self->roles);
  else if (roles)
    hide (self->lineup);
}

/* Describes the keys for cards; the button beside them has a key too: 1. */
static char *
describe_card_keys (FlipNowPanel *self)
{
  const char *main = flip_now_answers_main_words (self->answers);

  if (!main)
    return g_strdup (_ ("Click a card, or start typing its name."));
  /* Translators: %s: a button, “Stop and Build” */
  return g_strdup_printf (_ ("Click a card, or start typing its name. 1: %s."), main);
}

/* Describes the keys that answer if there are several buttons: letters name a card, digits count
   the others. Owned by the caller, or NULL. */
static char *
describe_keys (FlipNowPanel *self)
{
  g_autoptr (GPtrArray) cards = flip_answers_named (self->moment, "");
  guint all = flip_answers_count_numbered (self->moment), n = MIN (9, all);

  if (flip_now_panel_is_below (self) || flip_moment_asks_playing_card (self->moment))
    return NULL;
  if (cards->len && flip_now_answers_has_cards (self->answers))
    return describe_card_keys (self);
  if (cards->len > 1)
    return g_strdup (_ ("You can also type the beginning of a name, or press 1–9 or 0."));
  if (n == 2)
    return g_strdup (_ ("You can also press 1 or 2."));
  /* Translators: %u: the last of the keys that answer */
  return n > 1 ? g_strdup_printf (_ ("You can also press 1–%u."), n) : NULL;
}

/* Shows how to answer. */
void
flip_now_panel_show_hint (FlipNowPanel *self)
{
  const char *sentence = sentence_of (self->moment);
  g_autofree char *keys = describe_keys (self);

  if (keys)
    set_text (self->hint, keys);
  else if (flip_now_answers_has_main (self->answers))
    set_text (self->hint, NULL);
  else
    set_text (self->hint, hint_of (self, flip_moment_kind (self->moment), sentence));
}

static gboolean
has_visible_child (gpointer widget)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  while (child && !gtk_widget_get_visible (child))
    child = gtk_widget_get_next_sibling (child);
  return child != NULL;
}

static void
show_controls (FlipNowPanel *self)
{
  gboolean sites = flip_moment_kind (self->moment) == FLIP_ASK_SITE;

  gtk_widget_set_visible (self->site_place, sites);
  if (sites)
    flip_now_reach_show (self->reach, self->moment);
  else
    hide (self->reach);
  show_cards (self);
  show_roles (self);
  gtk_widget_set_visible (GTK_WIDGET (self->means), has_visible_child (self->means));
  flip_now_chips_load (self->chips, self->moment);
  flip_now_tiles_load (self->tiles, self->moment);
  flip_now_answers_load (self->answers, self->moment);
  keep_sentence_room (self);
  place_words (self);
  flip_now_panel_place_answers (self);
  flip_now_panel_place_columns (self);
  flip_now_panel_show_hint (self);
}

/* Focuses the first of these controls that is shown and can have the focus. */
static gboolean
focus_controls (FlipNowPanel *self)
{
  if (flip_now_panel_asks_card (self))
    {
      flip_card_entry_focus (self->cards);
      return TRUE;
    }
  return (gtk_widget_get_visible (self->present) && gtk_widget_grab_focus (self->present))
         || (gtk_widget_get_visible (self->next) && gtk_widget_grab_focus (self->next))
         || (gtk_widget_get_visible (self->secrets) && gtk_widget_grab_focus (self->secrets))
         || flip_now_roles_focus (self->roles) || flip_focus_first (GTK_WIDGET (self->chips))
         || flip_focus_first (GTK_WIDGET (self->tiles))
         || flip_now_answers_focus (self->answers) || flip_focus_first (GTK_WIDGET (self->site))
         || flip_focus_first (GTK_WIDGET (self->reach));
}

/* Previews a button that has stayed under the pointer: it gets no new enter event, but now plays
   another move. */
static void
preview_pointed (gpointer part)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (part)); child;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_get_mapped (child)
          || !(gtk_widget_get_state_flags (child) & GTK_STATE_FLAG_PRELIGHT))
        continue;
      if (GTK_IS_BUTTON (child) && gtk_actionable_get_action_target_value (GTK_ACTIONABLE (child)))
        gtk_widget_activate_action_variant (
          child, "sheet.foresee", gtk_actionable_get_action_target_value (GTK_ACTIONABLE (child)));
      else
        preview_pointed (child);
    }
}

/* The site that the pointer rests on, or else the chosen one. */
guint
flip_now_panel_shown_site (FlipNowPanel *self)
{
  return self->pointed != FLIP_NO_SITE ? self->pointed : self->chosen;
}

void
flip_now_panel_show_choice (FlipNowPanel *self)
{
  guint site = flip_now_panel_shown_site (self);
  const FlipWay *way = NULL;

  if (!self->moment || !self->moment->is_present
      || flip_moment_kind (self->moment) != FLIP_ASK_SITE)
    return;
  if (site != FLIP_NO_SITE)
    way = flip_now_site_show (self->site, self->moment, site, site != self->chosen);
  flip_now_lineup_show_roles (self->lineup, way);
  gtk_widget_activate_action (GTK_WIDGET (self), "sheet.foresee", "s", way ? way->notation : "");
  gtk_widget_set_visible (GTK_WIDGET (self->site),
                          site != FLIP_NO_SITE && (!way || way->place == FLIP_OFFER_AT_SITE));
}

/* Scrolls back to the question, wherever the last one was scrolled to, and although the toolkit
   scrolls to the focus. */
static void
scroll_up (FlipNowPanel *self)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_VIEWPORT);

  if (viewport)
    gtk_adjustment_set_value (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport)), 0);
}

/* A new question starts without a chosen site. */
static void
forget_site (FlipNowPanel *self, gboolean fresh)
{
  hide (self->site);
  self->pointed = FLIP_NO_SITE;
  if (!fresh)
    return;
  g_string_truncate (self->typed, 0);
  self->chosen = FLIP_NO_SITE;
  flip_steady_layout_forget (self->site_place);
  scroll_up (self);
}

/* Everyone has entered: time to look at the board before the next card is flipped. */
static void
show_rest (FlipNowPanel *self, gboolean fresh)
{
  const char *next = self->moment->game->words.next;

  show_words (self, _ ("Everyone has entered"),
              _ ("Each entry can be taken back on its own until the next card is flipped."));
  gtk_button_set_label (GTK_BUTTON (self->next),
                        next ? _ (next) : /* on a button */ _ ("Continue"));
  if (fresh)
    flip_now_panel_focus_question (self);
}

void
flip_now_panel_refresh (FlipNowPanel *self, gboolean fresh)
{
  const FlipMoment *moment = self->moment;

  gtk_widget_set_visible (self->present, !moment->is_present);
  gtk_button_set_label (GTK_BUTTON (self->present),
                        moment->is_finished ? _ ("Show the Result") : _ ("Back to the Present"));
  gtk_widget_set_visible (self->secrets, flip_secrets_are_asked (moment));
  gtk_widget_set_visible (self->next,
                          self->resting && flip_now_panel_is_below (self) && moment->is_present);
  forget_site (self, fresh);
  flip_now_lineup_show_roles (self->lineup, NULL);
  if (!moment->is_present && moment->is_finished)
    {
      g_autofree char *turn = flip_moment_tell_turn (moment);

      return show_words (self, turn, _ ("You are looking back at a finished game."));
    }
  if (!moment->is_present)
    return show_words (self, _ ("An earlier moment"),
                       _ ("You are looking at an earlier moment of this sheet."));
  if (self->resting)
    return show_rest (self, fresh);
  gtk_widget_activate_action (GTK_WIDGET (self), "sheet.limit-price", "i", G_MAXINT);
  show_question (self);
  show_controls (self);
  flip_now_panel_show_choice (self);
  if (fresh)
    flip_now_panel_focus_question (self);
  preview_pointed (self->answers);
}

/* callbacks */

static void
card_cb (FlipCardEntry *entry, guint card, FlipNowPanel *self)
{
  FlipMove move = flip_move_of_card ((FlipCard) card);
  g_autofree char *notation = flip_log_print_at (self->moment->log, self->moment->state, &move);

  g_assert (FLIP_IS_NOW_PANEL (self));

  gtk_widget_activate_action (GTK_WIDGET (self), "sheet.play", "s", notation);
}

/* overrides */

static gboolean
focus_last (FlipNowPanel *self)
{
  GtkWidget *child = gtk_widget_get_last_child (GTK_WIDGET (self));

  while (child && !flip_focus_last (child))
    child = gtk_widget_get_prev_sibling (child);
  return child != NULL;
}

/* If there is nothing further in the direction of an arrow, the focus moves in reading order,
   forwards or backwards, and wraps around at the ends. */
static gboolean
go_round (FlipNowPanel *self, GtkDirectionType direction)
{
  gboolean back = direction == GTK_DIR_UP || direction == GTK_DIR_LEFT;
  GtkWidgetClass *parent = GTK_WIDGET_CLASS (flip_now_panel_parent_class);

  if (direction != GTK_DIR_DOWN
      && parent->focus (GTK_WIDGET (self), back ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD))
    return TRUE;
  return back ? focus_last (self) : focus_controls (self);
}

/* Tab enters the panel at the first control, and leaves it from any; the arrows move inside it. */
static gboolean
flip_now_panel_focus (GtkWidget *widget, GtkDirectionType direction)
{
  FlipNowPanel *self = FLIP_NOW_PANEL (widget);
  gboolean within = flip_focus_is_in (self);

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return !within && focus_controls (self);
  return GTK_WIDGET_CLASS (flip_now_panel_parent_class)->focus (widget, direction)
         || (within && (go_round (self, direction), TRUE));
}

static void
flip_now_panel_finalize (GObject *object)
{
  g_string_free (FLIP_NOW_PANEL (object)->typed, TRUE);
  g_string_free (FLIP_NOW_PANEL (object)->name, TRUE);
  g_string_free (FLIP_NOW_PANEL (object)->spelled, TRUE);
  G_OBJECT_CLASS (flip_now_panel_parent_class)->finalize (object);
}

static void
flip_now_panel_class_init (FlipNowPanelClass *klass)
{
  FLIP_OWN (klass, FlipNowPanel, (moment, flip_moment_unref));
  FLIP_OWN_SOURCES (klass, FlipNowPanel, holding);
  G_OBJECT_CLASS (klass)->finalize = flip_now_panel_finalize;
  GTK_WIDGET_CLASS (klass)->focus = flip_now_panel_focus;
  FLIP_TEMPLATE (klass, "now/panel/now-panel.ui");
  FLIP_BIND_CHILDREN (klass, FlipNowPanel, where, title, sentence, sentence_place, hint,
                      present, secrets, means, lineup, roles, reach, chips, site_place, site, cards,
                      card_keys, tiles, answers, next, since);
  FLIP_BIND_CALLBACKS (klass, card_cb);
}

static void
flip_now_panel_init (FlipNowPanel *self)
{
  self->typed = g_string_new (NULL);
  self->name = g_string_new (NULL);
  self->spelled = g_string_new (NULL);
  self->chosen = self->pointed = FLIP_NO_SITE;
  gtk_widget_init_template (GTK_WIDGET (self));
  flip_card_entry_set_grid (self->cards, self->card_keys);
}

/* public functions */

void
flip_now_panel_set_held (FlipNowPanel *self, FlipHeldTile *held)
{
  g_return_if_fail (FLIP_IS_NOW_PANEL (self));

  g_clear_pointer (&self->moment, flip_moment_unref);
  flip_now_tiles_set_held (self->tiles, held);
}

void
flip_now_panel_load (FlipNowPanel *self, FlipMoment *moment)
{
  gboolean fresh, answered;

  g_return_if_fail (FLIP_IS_NOW_PANEL (self));
  g_return_if_fail (moment != NULL);

  answered = !self->moment || self->moment->cursor != moment->cursor;
  fresh = answered || flip_moment_who (self->moment) != flip_moment_who (moment);
  flip_moment_set (&self->moment, moment);
  flip_card_grid_set_game (self->card_keys, moment->game);
  if (self->alone || self->turn_shown)
    hide (self->since);
  else
    flip_now_since_load (self->since, moment);
  flip_now_panel_refresh (self, fresh);
  if (fresh)
    self->digits_from = answered ? g_get_monotonic_time () + SETTLE : 0;
}

void
flip_now_panel_foresee (FlipNowPanel *self, const FlipForesight *foresight)
{
  g_return_if_fail (FLIP_IS_NOW_PANEL (self));

  flip_now_answers_foresee (self->answers, foresight);
}

void
flip_now_panel_set_turn (FlipNowPanel *self, gboolean shown, gboolean resting)
{
  g_return_if_fail (FLIP_IS_NOW_PANEL (self));

  self->turn_shown = shown;
  if (resting == self->resting)
    return;
  self->resting = resting;
  g_clear_pointer (&self->moment, flip_moment_unref);
}

/* A board that is laid out again selects the same site again. */
void
flip_now_panel_select (FlipNowPanel *self, guint site)
{
  gboolean is_another;

  g_return_if_fail (FLIP_IS_NOW_PANEL (self));

  is_another = site != self->chosen;
  self->chosen = site;
  self->pointed = FLIP_NO_SITE;
  flip_now_panel_show_choice (self);
  if (!is_another)
    return;
  self->digits_from = 0;
  flip_now_site_reveal (self->site, TRUE);
}

void
flip_now_panel_point (FlipNowPanel *self, guint site)
{
  g_return_if_fail (FLIP_IS_NOW_PANEL (self));

  if (site == self->pointed)
    return;
  self->pointed = site;
  flip_now_panel_show_choice (self);
}

/* The focus follows the question, so that the player needn't move it; the focus ring shows where it
   is, so that Enter does nothing unexpected. */
void
flip_now_panel_focus_question (FlipNowPanel *self)
{
  GtkRoot *root;

  g_return_if_fail (FLIP_IS_NOW_PANEL (self));

  root = gtk_widget_get_root (GTK_WIDGET (self));
  if (!self->moment || !GTK_IS_WINDOW (root))
    return;
  if (self->moment->is_present && !self->resting
      && flip_moment_kind (self->moment) == FLIP_ASK_SITE
      && !flip_now_answers_has_main (self->answers) && !flip_now_answers_has_cards (self->answers)
      && !gtk_widget_get_visible (GTK_WIDGET (self->chips)))
    gtk_widget_activate_action (GTK_WIDGET (self), "sheet.to-board", NULL);
  else if (!focus_controls (self) && self->resting)
    gtk_widget_activate_action (GTK_WIDGET (self), "sheet.to-next", NULL);
  flip_now_site_reveal (self->site, FALSE);
  scroll_up (self);
  gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
}

gboolean
flip_now_panel_is_repeated (FlipNowPanel *self)
{
  g_return_val_if_fail (FLIP_IS_NOW_PANEL (self), FALSE);

  return flip_now_answers_is_repeated (self->answers);
}

gboolean
flip_now_panel_asks_card (FlipNowPanel *self)
{
  g_return_val_if_fail (FLIP_IS_NOW_PANEL (self), FALSE);

  return self->moment && self->moment->is_present
         && gtk_widget_get_visible (GTK_WIDGET (self->cards));
}

gboolean
flip_now_panel_refuse (FlipNowPanel *self, const FlipRefusal *refusal)
{
  g_return_val_if_fail (FLIP_IS_NOW_PANEL (self), FALSE);

  if (!gtk_widget_get_visible (GTK_WIDGET (self->cards)))
    return FALSE;
  flip_card_entry_refuse (self->cards, refusal);
  return TRUE;
}

GtkWidget *
flip_now_panel_lineup (FlipNowPanel *self)
{
  g_return_val_if_fail (FLIP_IS_NOW_PANEL (self), NULL);

  if (gtk_widget_get_mapped (GTK_WIDGET (self->lineup)))
    return GTK_WIDGET (self->lineup);
  return gtk_widget_get_mapped (GTK_WIDGET (self->roles)) ? GTK_WIDGET (self->roles) : NULL;
}

void
flip_now_panel_arrange (FlipNowPanel *self, const FlipMove *move)
{
  g_return_if_fail (FLIP_IS_NOW_PANEL (self));

  flip_now_roles_arrange (self->roles, move);
}
