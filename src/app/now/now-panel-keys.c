/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keys that answer wherever the focus is. */

#include "app/now/now-panel-private.h"

#include "app/common/show.h"
#include "play/answers.h"
#include "play/site-ways.h"

#include <glib/gi18n.h>

/* helpers */

static gboolean
play_way (FlipNowPanel *self, const FlipWay *way)
{
  if (way)
    gtk_widget_activate_action (GTK_WIDGET (self), "sheet.play", "s", way->notation);
  return way != NULL;
}

/* What was typed so far, the cards that it may name, and that it can be gone on with. */
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

/* Why nothing fits what was typed: it stays in view until the next key. */
static void
refuse_typed (FlipNowPanel *self, const char *typed)
{
  FlipRefusal refusal = { 0 };
  /* Translators: %s: letters that were typed */
  g_autofree char *words = g_strdup_printf (_ ("Nothing here begins with “%s”."), typed);
  gboolean is_card = flip_answers_refuse_named (self->moment, typed, &refusal);

  flip_show_text (self->hint, is_card ? refusal.text : words);
}

/* Whoever types a whole name goes on after the letter that plays it. */
static gboolean
play_named (FlipNowPanel *self, const FlipWay *way, const char *typed)
{
  flip_moment_set (&self->named_at, self->moment);
  self->named = way;
  g_string_assign (self->spelled, typed);
  self->spelled_until = g_get_monotonic_time () + SETTLE;
  return play_way (self, way);
}

/* Letters add up until they name one answer; one that leads nowhere begins anew. */
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
  return play_named (self, g_ptr_array_index (named, 0), last);
}

/* Whether a digit means the site: the keyboard comes to one by itself with each question, and a digit too many behind
   the cards must not mark it. */
static gboolean
is_picked (FlipNowPanel *self)
{
  return flip_moment_kind (self->moment) == FLIP_ASK_SITE
         && (self->pointed != FLIP_NO_SITE || g_get_monotonic_time () >= self->digits_from);
}

/* Of those that begin with what was typed, by its place among them; else of all answers; at a site
   that somebody has picked, of the ways there. */
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

/* A digit may belong to a name, too: "Alien 2". */
static gboolean
goes_on (FlipNowPanel *self, gunichar letter)
{
  g_autoptr (GString) text = g_string_new (self->typed->str);
  g_autoptr (GPtrArray) named = NULL;

  g_string_append_unichar (text, letter);
  named = flip_answers_named (self->moment, text->str);
  return self->typed->len && named->len > 0;
}

/* public functions */

gboolean
flip_now_panel_spells_on (FlipNowPanel *self, guint key)
{
  gunichar letter = gdk_keyval_to_unicode (key);
  gsize length;

  g_return_val_if_fail (FLIP_IS_NOW_PANEL (self), FALSE);

  if (!self->named || !letter || g_get_monotonic_time () >= self->spelled_until)
    return FALSE;
  length = self->spelled->len;
  g_string_append_unichar (self->spelled, letter);
  if (!flip_answers_is_named (self->named, self->spelled->str))
    return g_string_truncate (self->spelled, length), FALSE;
  self->spelled_until = g_get_monotonic_time () + SETTLE;
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
  /* The focus is on the first that fits meanwhile, and a blank in its name must not press it. */
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
