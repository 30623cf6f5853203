/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/log/log-row.h"

#include "app/common/picture/card-picture.h"
#include "app/common/picture/seat-avatar.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "engine/base/phrase.h"
#include "engine/session/notes.h"
#include "play/review/verdict-text.h"

#define CARD_WIDTH  22
#define CARD_HEIGHT 30

G_DEFINE_FINAL_TYPE (FlipLogItem, flip_log_item, G_TYPE_OBJECT)

struct _FlipLogRow
{
  GtkWidget parent_instance;

  /* template */
  FlipSeatAvatar *avatar;
  GtkLabel *label, *tag;
  GtkBox *cards;

  /* owned */
  FlipLogItem *item; /* the item in view, or NULL */

  guint n_cards;
  FlipCard shown[FLIP_MOST_SERIES];
};

FLIP_DEFINE_TEMPLATE (FlipLogRow, flip_log_row, GTK_TYPE_WIDGET)

/* helpers */

/* Leaves the cards before a changed one as they are. */
static void
show_cards (FlipLogRow *self, const FlipLogItem *item)
{
  guint same = 0;

  while (same < MIN (self->n_cards, item->n_cards) && self->shown[same] == item->cards[same])
    same++;
  for (; self->n_cards > same; self->n_cards--)
    gtk_box_remove (self->cards, gtk_widget_get_last_child (GTK_WIDGET (self->cards)));
  for (; self->n_cards < item->n_cards; self->n_cards++)
    {
      FlipCard card = item->cards[self->n_cards];

      gtk_box_append (self->cards, flip_card_picture_new (card, CARD_WIDTH, CARD_HEIGHT));
      self->shown[self->n_cards] = card;
    }
}

/* The notes about a line, one per line, which are shown below its words. */
static char *
tell_notes (const FlipLogItem *item, FlipLog *log)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint first = item->first, end = item->is_heading ? item->first + item->n_cards : item->position;

  for (guint i = first; log && i < end; i++)
    {
      const char *note = flip_log_note (log, i);
      gboolean marked = flip_log_is_bookmarked (log, i);
      g_autofree char *line =
        note || marked ? g_markup_printf_escaped ("\n<i>%s%s</i>", marked ? "⚑ " : "✎ ", note ? note : "") : NULL;

      g_string_append (text, line ? line : "");
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Keeps a sum from being broken across lines between the minus and the currency sign. */
static char *
keep_sums (const char *markup)
{
  g_autoptr (GString) kept = g_string_new (markup);

  g_string_replace (kept, "−$", "<span allow_breaks=\"false\">−$</span>", 0);
  return g_string_free (g_steal_pointer (&kept), FALSE);
}

static void
show_words (FlipLogRow *self, const FlipLogItem *item, FlipLog *log)
{
  g_autofree char *words = item->name && !item->is_heading
                             ? g_markup_printf_escaped ("<b>%s</b>  %s", item->name, item->text)
                             : g_markup_escape_text (item->text, -1);
  g_autofree char *notes = tell_notes (item, log);
  g_autofree char *kept = keep_sums (words);
  g_autofree char *text = g_strconcat (kept, notes, NULL);

  flip_show_text (self->label, text);
  gtk_label_set_wrap (self->label, !item->is_heading);
  gtk_label_set_ellipsize (self->label,
                           item->is_heading ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->label), !item->is_heading);
}

/* An entry of the table has an empty space instead of an avatar. */
static void
show_avatar (FlipLogRow *self, const FlipLogItem *item)
{
  gtk_widget_set_visible (GTK_WIDGET (self->avatar), !item->is_heading);
  gtk_widget_set_opacity (GTK_WIDGET (self->avatar), item->name ? 1 : 0);
  if (item->name)
    flip_seat_avatar_show (self->avatar, (guint) item->who, item->name);
}

/* Puts a sign before the word, so that the grade doesn't depend on colour. */
static void
show_tag (FlipLogRow *self, const char *words, FlipGrade grade)
{
  g_autofree char *text =
    words ? g_strdup_printf ("%s %s", grade == FLIP_GRADE_BEST    ? "✓"
                                      : grade == FLIP_GRADE_GOOD  ? "●"
                                      : grade == FLIP_GRADE_CLOSE ? "≈"
                                                                  : "▼",
                             words)
          : NULL;

  flip_show_text (self->tag, text);
  for (guint i = FLIP_GRADE_BEST; i <= FLIP_GRADE_BLUNDER; i++)
    flip_show_class (GTK_WIDGET (self->tag), flip_grade_name (i), words && grade == i);
}

static void
flip_log_item_class_init (FlipLogItemClass *klass)
{
  FLIP_OWN_LAST (klass, FlipLogItem, (name, g_free), (text, g_free));
}

static void
flip_log_item_init (FlipLogItem *self)
{
  self->who = FLIP_TABLE;
}

static void
flip_log_row_dispose (GObject *object)
{
  g_clear_object (&FLIP_LOG_ROW (object)->item);
  gtk_widget_dispose_template (GTK_WIDGET (object), FLIP_TYPE_LOG_ROW);
  G_OBJECT_CLASS (flip_log_row_parent_class)->dispose (object);
}

static void
flip_log_row_class_init (FlipLogRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_log_row_dispose;
  FLIP_TEMPLATE (klass, "log/log-row.ui");
  FLIP_BIND_CHILDREN (klass, FlipLogRow, avatar, label, tag, cards);
}

/* public functions */

FlipLogItem *
flip_log_item_new_entry (FlipLog *log, guint position)
{
  FlipLogItem *self = g_object_new (FLIP_TYPE_LOG_ITEM, NULL);

  g_assert (position < flip_log_cursor (log));
  self->who = flip_log_who (log, position);
  self->first = position;
  self->position = position + 1;
  self->text = flip_log_tell_entry (log, position);
  if (self->who != FLIP_TABLE)
    self->name = g_strdup (flip_log_shown_player (log, self->who));
  return self;
}

FlipLogItem *
flip_log_item_new_heading (FlipLog *log, guint position)
{
  FlipLogItem *self = g_object_new (FLIP_TYPE_LOG_ITEM, NULL);

  self->is_heading = TRUE;
  self->first = self->position = position;
  self->text = flip_log_where_at (log, position);
  return self;
}

FlipLogItem *
flip_log_item_copy (const FlipLogItem *self)
{
  FlipLogItem *copy = g_object_new (FLIP_TYPE_LOG_ITEM, NULL);

  g_return_val_if_fail (self, copy);

  copy->is_heading = self->is_heading;
  copy->first = self->first;
  copy->position = self->position;
  copy->who = self->who;
  copy->name = g_strdup (self->name);
  copy->text = g_strdup (self->text);
  copy->n_cards = self->n_cards;
  memcpy (copy->cards, self->cards, sizeof copy->cards);
  return copy;
}

void
flip_log_item_add (FlipLogItem *self, const FlipLogItem *next)
{
  GString *text;

  g_return_if_fail (FLIP_IS_LOG_ITEM (self) && !self->is_heading);

  text = g_string_new (self->text);
  flip_phrase_finish (text);
  flip_phrase_say (text, next->text);
  g_free (self->text);
  self->text = g_string_free (text, FALSE);
  self->position = next->position;
}

void
flip_log_row_show (FlipLogRow *self, FlipLogItem *item)
{
  g_return_if_fail (FLIP_IS_LOG_ROW (self));
  g_return_if_fail (item && item->text && item->n_cards <= FLIP_MOST_SERIES);

  g_set_object (&self->item, item);
  flip_show_class (GTK_WIDGET (self), "log-heading", item->is_heading);
  show_avatar (self, item);
  show_words (self, item, NULL);
  show_cards (self, item);
}

void
flip_log_row_note (FlipLogRow *self, FlipLog *log)
{
  g_return_if_fail (FLIP_IS_LOG_ROW (self) && self->item && log);

  show_words (self, self->item, log);
}

/* A line with several entries shows the verdict of the costliest one. */
void
flip_log_row_judge (FlipLogRow *self, FlipVerdicts *verdicts)
{
  g_autofree char *words = NULL;
  FlipGrade worst = FLIP_GRADE_NONE;

  g_return_if_fail (FLIP_IS_LOG_ROW (self) && self->item);

  for (guint i = self->item->first; verdicts && !self->item->is_heading && i < self->item->position; i++)
    {
      FlipGrade grade;
      g_autofree char *tag = flip_verdict_tag (verdicts, i, &grade);

      if (grade <= worst)
        continue;
      g_free (words);
      words = g_steal_pointer (&tag);
      worst = grade;
    }
  show_tag (self, words, worst);
}

FlipLogItem *
flip_log_row_item (FlipLogRow *self)
{
  g_return_val_if_fail (FLIP_IS_LOG_ROW (self), NULL);

  return self->item;
}
