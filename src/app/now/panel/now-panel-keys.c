/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The keys that answer, wherever the focus is. */

#include "app/now/panel/now-panel-private.h"

#include "app/common/toolkit/show.h"
#include "play/moment/answers.h"
#include "play/moment/site-ways.h"

#include <glib/gi18n.h>

#define HOLD 400 /* ms that a letter waits for the next one */

/* helpers */

static gboolean
play_way (FlipNowPanel *self, const FlipWay *way)
{
  if (way)
    gtk_widget_activate_action (GTK_WIDGET (self), "sheet.play", "s", way->notation);
  return way != NULL;
}

/* Shows what has been typed so far and the cards that it may name, and says that the player can go
   on typing. */
static void
show_typed (FlipNowPanel *self, GPtrArray *named)
{
  g_autofree char *words = NULL;

  flip_now_answers_show_named (self->answers, named);
  if (!named)
    return flip_now_panel_show_hint (self);
  /* Translators: “h”: 1 to 3, or type on; three cards have a name that begins with h */
  words = g_strdup_printf (_ ("“%s”: 1 to %u, or keep typing."), self->typed->str, MIN (9, named->len));
  flip_show_text (self->hint, words);
}

static gboolean
flip_now_panel_forget_typed (FlipNowPanel *self)
{
  if (!self->typed->len)
    return FALSE;
  g_string_truncate (self->typed, 0);
  show_typed (self, NULL);
  return TRUE;
}

/* Remembers a card's name: a player who types it in full goes on after the letter that was
   enough. */
static void
note_name (FlipNowPanel *self, const char *name, const char *typed)
{
  g_string_assign (self->name, name);
  g_string_assign (self->spelled, typed);
  self->spelled_until = g_get_monotonic_time () + SETTLE;
  self->letter = 0;
}

/* Says why nothing matches the letters; the reason stays in view until the next key. */
static void
refuse_typed (FlipNowPanel *self, const char *typed)
{
  FlipRefusal refusal = { 0 };
  /* Translators: %s: letters that were typed */
  g_autofree char *words = g_strdup_printf (_ ("Nothing here begins with “%s”."), typed);
  g_autoptr (GString) name = g_string_new (NULL);
  gboolean is_card = flip_answers_refuse_named (self->moment, typed, &refusal, name);

  flip_show_text (self->hint, is_card ? refusal.text : words);
  if (is_card)
    note_name (self, name->str, typed);
}

/* Letters add up until they name one answer; a letter that matches nothing starts a new name. */
static gboolean
type_letter (FlipNowPanel *self, gunichar letter)
{
  g_autoptr (GPtrArray) all = flip_answers_named (self->moment, ""), named = NULL;
  g_autofree char *typed = NULL, *last = NULL;

  if (!all->len)
    return FALSE;
  g_string_append_unichar (self->typed, letter);
  typed = g_strdup (self->typed->str);
  named = flip_answers_named (self->moment, typed);
  if (!named->len)
    {
      flip_now_panel_forget_typed (self);
      g_string_append_unichar (self->typed, letter);
      g_clear_pointer (&named, g_ptr_array_unref);
      named = flip_answers_named (self->moment, self->typed->str);
    }
  if (named->len > 1)
    return show_typed (self, named), TRUE;
  last = g_strdup (self->typed->str);
  flip_now_panel_forget_typed (self);
  if (!named->len)
    return refuse_typed (self, typed), TRUE;
  note_name (self, flip_answers_name (g_ptr_array_index (named, 0), last), last);
  return play_way (self, g_ptr_array_index (named, 0));
}

/* Whether a digit refers to the site. Each new question moves the focus to a site by itself, and
   one digit too many after the cards must not mark it. */
static gboolean
is_picked (FlipNowPanel *self)
{
  return flip_moment_kind (self->moment) == FLIP_ASK_SITE
         && (self->pointed != FLIP_NO_SITE || g_get_monotonic_time () >= self->digits_from);
}

/* A number chooses by position: among the answers that begin with the typed letters; without
   letters, among all answers, or among the ways to the site that the player has picked. */
static gboolean
type_number (FlipNowPanel *self, guint number)
{
  g_autoptr (GPtrArray) named = NULL;

  if (!self->typed->len)
    return flip_now_answers_press_line (self->answers, number)
           || play_way (self, flip_answers_numbered (self->moment, number))
           || (is_picked (self)
               && play_way (self, flip_site_ways_numbered (
                                    self->moment, flip_now_panel_shown_site (self), number)));
  named = flip_answers_named (self->moment, self->typed->str);
  return number <= named->len && play_way (self, g_ptr_array_index (named, number - 1));
}

/* A digit may also belong to a name: "Alien 2". */
static gboolean
goes_on (FlipNowPanel *self, gunichar letter)
{
  g_autoptr (GString) text = g_string_new (self->typed->str);
  g_autoptr (GPtrArray) named = NULL;

  g_string_append_unichar (text, letter);
  named = flip_answers_named (self->moment, text->str);
  return self->typed->len && named->len > 0;
}

/* The name of the played card has ended; types the letter that was held back. */
static void
end_name (FlipNowPanel *self)
{
  gboolean held = self->holding != 0;

  g_clear_handle_id (&self->holding, g_source_remove);
  g_string_truncate (self->name, 0);
  if (held)
    flip_now_panel_press_key (self, self->letter);
}

static gboolean
held_cb (gpointer data)
{
  end_name (FLIP_NOW_PANEL (data));
  return G_SOURCE_REMOVE;
}

/* After the letter that played a card, a letter that continues its name may also begin the next
   card: the next key, or a pause, decides. */
static void
hold_letter (FlipNowPanel *self, guint key)
{
  self->letter = key;
  self->holding = g_timeout_add (HOLD, held_cb, self);
}

static gboolean
names_another (FlipNowPanel *self, gunichar letter)
{
  char text[7] = { 0 };
  g_autoptr (GPtrArray) named = NULL;

  g_unichar_to_utf8 (letter, text);
  named = flip_answers_named (self->moment, text);
  return named->len > 0;
}

/* public functions */

gboolean
flip_now_panel_spells_on (FlipNowPanel *self, guint key)
{
  gunichar letter = gdk_keyval_to_unicode (key);
  gboolean goes_on;

  g_return_val_if_fail (FLIP_IS_NOW_PANEL (self), FALSE);

  if (!self->name->len || !self->moment || !letter)
    return FALSE;
  g_string_append_unichar (self->spelled, letter);
  goes_on = g_get_monotonic_time () < self->spelled_until
            && flip_answers_begins (self->name->str, self->spelled->str);
  if (!goes_on)
    {
      end_name (self);
      return self->name->len && flip_now_panel_spells_on (self, key);
    }
  self->spelled_until = g_get_monotonic_time () + SETTLE;
  if (!self->letter && names_another (self, letter))
    hold_letter (self, key);
  else
    g_clear_handle_id (&self->holding, g_source_remove);
  return TRUE;
}

gboolean
flip_now_panel_press_key (FlipNowPanel *self, guint key)
{
  gunichar letter = gdk_keyval_to_unicode (key);

  g_return_val_if_fail (FLIP_IS_NOW_PANEL (self), FALSE);

  if (self->resting && letter && g_unichar_isalnum (letter))
    gtk_widget_activate_action (GTK_WIDGET (self), "sheet.go-on", NULL);
  if (flip_now_panel_asks_card (self))
    return flip_card_entry_press_key (self->cards, key);
  if (!self->moment || !self->moment->is_present || self->moment->is_over)
    return FALSE;
  if (letter >= '0' && letter <= '9' && !goes_on (self, letter))
    return type_number (self, letter == '0' ? 10 : letter - '0');
  if (key == GDK_KEY_BackSpace)
    return flip_now_panel_forget_typed (self);
  /* Meanwhile the focus is on the first match, and a space in its name must not press it. */
  if (self->typed->len && letter && (letter == ' ' || goes_on (self, letter)))
    return type_letter (self, letter);
  return letter && g_unichar_isalpha (letter) && type_letter (self, letter);
}

gboolean
flip_now_panel_step_back (FlipNowPanel *self)
{
  g_return_val_if_fail (FLIP_IS_NOW_PANEL (self), FALSE);

  return flip_now_panel_asks_card (self) ? flip_card_entry_clear (self->cards) : flip_now_panel_forget_typed (self);
}
