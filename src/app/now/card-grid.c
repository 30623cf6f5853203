/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/card-grid.h"

#include "app/now/card-button.h"
#include "app/common/card-name.h"
#include "app/common/glyph-icon.h"
#include "app/common/show.h"
#include "app/now/key-layout.h"
#include "draw/sheets.h"

#include <glib/gi18n.h>

#define FLIP_N_GRID_CARDS (FLIP_SECOND_JOKER + 1)
#define SIGN_SIZE         18
#define SPACING           6

struct _FlipCardGrid
{
  GtkBox parent_instance;

  /* owned by the box */
  GtkWidget *suits[FLIP_N_SUITS]; /* their signs */
  FlipCardButton *buttons[FLIP_N_GRID_CARDS];
  GtkWidget *jokers;
};

G_DEFINE_FINAL_TYPE (FlipCardGrid, flip_card_grid, GTK_TYPE_BOX)

enum
{
  CARD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static guint
number_of (const FlipCardSeries *series, FlipCard card)
{
  for (guint i = 0; i < series->n_told; i++)
    {
      if (series->told[i] == card)
        return i + 1;
    }

  return 0;
}

static const char *
region_of_suit (const FlipSheetArt *art, guint suit)
{
  for (guint region = 0; art && region < art->n_regions; region++)
    {
      if (art->regions[region].glyph == (FlipGlyph) suit)
        return flip_sheet_art_region_name (art, region);
    }

  return "";
}

/* The suit, and where it leads on this game's sheet. */
static void
name_suit (FlipCardGrid *self, FlipSuit suit, const char *region)
{
  g_autofree char *words =
    *region ? g_strdup_printf (_ ("%s: %s"), flip_suit_name (suit), region) : NULL;

  flip_show_tooltip (self->suits[suit], words ? words : flip_suit_name (suit));
}

/* callbacks */

static void
clicked_cb (FlipCardButton *button, FlipCardGrid *self)
{
  g_assert (FLIP_IS_CARD_GRID (self));

  g_signal_emit (self, signals[CARD], 0, (guint) flip_card_button_card (button));
}

/* overrides */

static void
flip_card_grid_class_init (FlipCardGridClass *klass)
{
  signals[CARD] = g_signal_new ("card", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static GtkWidget *
keys_new (void)
{
  GtkWidget *keys = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (keys, g_object_new (FLIP_TYPE_KEY_LAYOUT, NULL));
  return keys;
}

/* The sign of a suit has the place of a key: two lines of seven. */
static void
add_sign (FlipCardGrid *self, GtkWidget *keys, FlipSuit suit)
{
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *sign = flip_glyph_icon_new ((FlipGlyph) suit, SIGN_SIZE);

  gtk_widget_set_hexpand (sign, TRUE);
  gtk_widget_set_halign (sign, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (place), sign);
  gtk_box_append (GTK_BOX (keys), place);
  self->suits[suit] = place;
}

static void
add_card (FlipCardGrid *self, GtkWidget *row, FlipCard card)
{
  GtkWidget *button = flip_card_button_new (card);

  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_box_append (GTK_BOX (row), button);
  self->buttons[card] = FLIP_CARD_BUTTON (button);
}

static void
add_suit (FlipCardGrid *self, FlipSuit suit)
{
  GtkWidget *keys = keys_new ();

  add_sign (self, keys, suit);
  gtk_box_append (GTK_BOX (self), keys);
  for (guint rank = FLIP_ACE; rank <= FLIP_KING; rank++)
    add_card (self, keys, flip_card (suit, rank));
}

/* Only where the deck has any. */
static void
add_jokers (FlipCardGrid *self)
{
  self->jokers = keys_new ();
  add_card (self, self->jokers, FLIP_JOKER);
  add_card (self, self->jokers, FLIP_SECOND_JOKER);
  gtk_box_append (GTK_BOX (self), self->jokers);
}

static void
flip_card_grid_init (FlipCardGrid *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), SPACING);
  for (guint suit = 0; suit < FLIP_N_SUITS; suit++)
    add_suit (self, suit);
  add_jokers (self);
}

/* public functions */

void
flip_card_grid_set_game (FlipCardGrid *self, const FlipGame *game)
{
  const FlipSheetArt *art = flip_sheet_art_find (game);

  g_return_if_fail (FLIP_IS_CARD_GRID (self));

  for (guint suit = 0; suit < FLIP_N_SUITS; suit++)
    name_suit (self, suit, region_of_suit (art, suit));
}

void
flip_card_grid_show (FlipCardGrid *self,
                     const FlipCardSeries *series,
                     FlipCardSet possible,
                     guint rank)
{
  FlipCardSet jokers = FLIP_CARD_BIT (FLIP_JOKER) | FLIP_CARD_BIT (FLIP_SECOND_JOKER);

  g_return_if_fail (FLIP_IS_CARD_GRID (self));
  g_return_if_fail (series != NULL);

  gtk_widget_set_visible (self->jokers, (possible & jokers) != 0);
  for (FlipCard card = 0; card < FLIP_N_GRID_CARDS; card++)
    {
      guint number = number_of (series, card);
      FlipCardState state = number                               ? FLIP_CARD_CHOSEN
                            : !(possible & FLIP_CARD_BIT (card)) ? FLIP_CARD_DIMMED
                            : rank && flip_card_is_plain (card) && flip_card_rank (card) == rank
                              ? FLIP_CARD_LIT
                              : FLIP_CARD_PLAIN;

      flip_card_button_set_state (self->buttons[card], state, number);
    }
}

void
flip_card_grid_set_bar (FlipCardGrid *self, gboolean bar)
{
  g_return_if_fail (FLIP_IS_CARD_GRID (self));

  gtk_box_set_spacing (GTK_BOX (self), bar ? 2 : SPACING);
  for (GtkWidget *keys = gtk_widget_get_first_child (GTK_WIDGET (self)); keys;
       keys = gtk_widget_get_next_sibling (keys))
    flip_key_layout_set_likes_line (FLIP_KEY_LAYOUT (gtk_widget_get_layout_manager (keys)), bar);
}
