/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/parts/answer-button.h"

#include "app/board/way-row.h"
#include "app/common/ask/play-button.h"
#include "app/common/picture/glyph-icon.h"
#include "app/common/picture/own-card.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "app/now/parts/chip.h"
#include "engine/base/phrase.h"
#include "play/moment/card-name.h"

#include <gtk/gtk.h>

static void
add_text (GtkWidget *box, const char *text)
{
  g_autofree char *bare = g_strstrip (g_strdup (text));

  if (*bare)
    gtk_box_append (GTK_BOX (box), gtk_label_new (bare));
}

static void
add_glyph (GtkWidget *box, const char *word, int size)
{
  GtkWidget *glyph = flip_glyph_icon_new_for_word (word, size);

  if (glyph)
    gtk_box_append (GTK_BOX (box), glyph);
  else
    add_text (box, word);
}

/* A few words with glyphs among them, as in "+2 {cash}". */
static GtkWidget *
flip_glyph_words_new (const char *words, int size)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  g_auto (GStrv) parts = g_strsplit_set (words, "{}", -1);

  for (guint i = 0; parts[i]; i++)
    {
      if (i % 2)
        add_glyph (box, parts[i], size);
      else
        add_text (box, parts[i]);
    }

  return box;
}

#define CARD_WIDTH  76
#define CARD_HEIGHT 108

/* Four of them fit side by side in the narrowest panel. */
#define SMALL_WIDTH  56
#define SMALL_HEIGHT 63

#define GLYPH_SIZE 15

/* helpers */

static void
set_name (GtkWidget *button, const char *words)
{
  g_autofree char *name = flip_cards_spoken (words);

  flip_show_name (button, name);
}

/* Whether the answer is shown in words: cards are shown if it is about several. */
static gboolean
is_words (const FlipWay *way, FlipAnswerLook look)
{
  return look == FLIP_LOOK_PILL
         || (look == FLIP_LOOK_WORDS && (way->offer.n_cards < 2 || way->own_cards));
}

/* Whether the answer has a text besides its label. */
static gboolean
is_told (const FlipWay *way, FlipAnswerLook look)
{
  return look == FLIP_LOOK_WORDS && way->brings;
}

/* A pill shows a few words; the whole label is its description. */
static void
show_words (GtkWidget *button, const FlipWay *way, FlipAnswerLook look)
{
  gboolean is_short = look == FLIP_LOOK_PILL && *way->offer.act;
  const char *words = is_short ? way->offer.act : way->label;

  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), words) != 0)
    gtk_button_set_label (GTK_BUTTON (button), words);
  if (is_short)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    way->label, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* Keeps the words on one line if there is room, however high the button is. */
static GtkWidget *
words_new (const char *text)
{
  GtkWidget *button = flip_play_button_new_with_label (text);
  GtkLabel *words = flip_show_wrapped (GTK_BUTTON (button));

  gtk_label_set_wrap_mode (words, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (words, GTK_NATURAL_WRAP_NONE);
  return button;
}

static GtkWidget *
plain_new (const FlipWay *way)
{
  return words_new (way->label);
}

/* A button with the words, and below them the answer's gains and their probability. */
static GtkWidget *
told_new (const FlipWay *way)
{
  GtkWidget *button = flip_play_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  const char *const texts[] = { way->label, way->brings };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      GtkWidget *label = gtk_label_new (texts[i]);

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
      if (i)
        gtk_widget_add_css_class (label, "answer-brings");
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_button_set_child (GTK_BUTTON (button), box);
  set_name (button, way->label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  way->brings, -1);
  return button;
}

static GtkWidget *
line_new (const FlipWay *way)
{
  GtkWidget *button = flip_play_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), flip_way_row_new (way, FALSE));
  set_name (button, way->label);
  return button;
}

static GtkWidget *
pill_new (const FlipWay *way)
{
  GtkWidget *button = words_new ("");

  flip_make_style (button, "pill-button answer-pill");
  show_words (button, way, FLIP_LOOK_PILL);
  return button;
}

static GtkWidget *
chip_new (const FlipWay *way)
{
  GtkWidget *button = flip_play_button_new ();
  GtkWidget *content =
    flip_glyph_words_new (*way->offer.badge ? way->offer.badge : way->label, GLYPH_SIZE);

  gtk_widget_add_css_class (content, "aside-content");
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  flip_chip_set (GTK_BUTTON (button), FLIP_CHIP_PILL, content);
  gtk_widget_add_css_class (button, "aside-chip");
  gtk_widget_set_tooltip_text (button, way->label);
  set_name (button, way->label);
  return button;
}

static GtkWidget *
badge_new (const char *text)
{
  GtkWidget *badge = gtk_label_new (text);

  gtk_widget_set_halign (badge, GTK_ALIGN_END);
  gtk_widget_set_valign (badge, GTK_ALIGN_START);
  gtk_widget_add_css_class (badge, "card-count");
  return badge;
}

/* The words are drawn on the picture. */
static GtkWidget *
card_new (FlipMoment *moment, const FlipWay *way, gboolean small)
{
  GtkWidget *picture = flip_own_card_new (moment, flip_move_card (&way->move));
  GtkWidget *overlay = gtk_overlay_new (), *button;
  g_autofree char *name = flip_phrase_list (way->label, way->offer.badge, NULL);

  if (!picture)
    return words_new (name);
  button = flip_play_button_new ();
  flip_drawing_set_size (FLIP_DRAWING (picture), small ? SMALL_WIDTH : CARD_WIDTH,
                         small ? SMALL_HEIGHT : CARD_HEIGHT);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), picture);
  if (*way->offer.badge)
    gtk_overlay_add_overlay (GTK_OVERLAY (overlay), badge_new (way->offer.badge));
  gtk_button_set_child (GTK_BUTTON (button), overlay);
  flip_make_style (button, "card-answer flat");
  set_name (button, name);
  return button;
}

/* public functions */

GtkWidget *
flip_answer_button_new (FlipMoment *moment, const FlipWay *way, FlipAnswerLook look)
{
  GtkWidget *button;

  g_return_val_if_fail (moment && way, NULL);

  button = look == FLIP_LOOK_PILL    ? pill_new (way)
           : look == FLIP_LOOK_CARD  ? card_new (moment, way, FALSE)
           : look == FLIP_LOOK_SMALL ? card_new (moment, way, TRUE)
           : look == FLIP_LOOK_CHIP  ? chip_new (way)
           : is_words (way, look)    ? (is_told (way, look) ? told_new : plain_new) (way)
                                     : line_new (way);
  flip_play_button_set_way (button, way);
  return button;
}

gboolean
flip_answer_button_reuse (GtkWidget *button, const FlipWay *way, FlipAnswerLook look)
{
  g_return_val_if_fail (GTK_IS_BUTTON (button), FALSE);
  g_return_val_if_fail (way != NULL, FALSE);

  if (!is_words (way, look) || is_told (way, look) || !gtk_button_get_label (GTK_BUTTON (button))
      || !gtk_widget_get_sensitive (button))
    return FALSE;
  show_words (button, way, look);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", way->notation);
  return TRUE;
}

/* Removes the action, which would make the button sensitive again, and the badge over the picture,
   whose count is no longer true. */
void
flip_answer_button_use_up (GtkWidget *button)
{
  GtkWidget *content, *badge;

  g_return_if_fail (GTK_IS_BUTTON (button));

  content = gtk_button_get_child (GTK_BUTTON (button));
  badge = content && GTK_IS_OVERLAY (content) ? gtk_widget_get_last_child (content) : NULL;
  if (badge && gtk_widget_has_css_class (badge, "card-count"))
    gtk_widget_set_visible (badge, FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), NULL);
  gtk_widget_set_sensitive (button, FALSE);
  gtk_widget_set_visible (button, TRUE);
}
