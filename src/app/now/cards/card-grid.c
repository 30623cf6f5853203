/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/cards/card-grid.h"

#include "app/common/layout/flow-layout.h"
#include "app/common/layout/shown-child.h"
#include "app/common/picture/glyph-icon.h"
#include "app/common/picture/widget-canvas.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/show.h"
#include "app/common/toolkit/text-scale.h"
#include "draw/kit/card-face.h"
#include "draw/sheet/sheet-art.h"
#include "play/moment/card-name.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

/* Keys in equal cells, all those of a suit in one line if there is room, else 7 per line: none is
   too small to hit with a finger or a hasty pointer. */
#define FLIP_TYPE_KEY_LAYOUT (flip_key_layout_get_type ())
G_DECLARE_FINAL_TYPE (FlipKeyLayout, flip_key_layout, FLIP, KEY_LAYOUT, GtkLayoutManager)

#define FLIP_LEAST_KEY 34 /* px, in width and height */

#define MANY   13
#define FEW    7
#define GAP    2

struct _FlipKeyLayout
{
  GtkLayoutManager parent_instance;

  gboolean likes_line;
};

FLIP_DEFINE_PLAIN (FlipKeyLayout, flip_key_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
width_of (int columns)
{
  return columns * FLIP_LEAST_KEY + (columns - 1) * GAP;
}

/* The keys grow with the text, in width only if there is room; the style makes them higher for
   fingers. */
static int
height_of (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (gtk_widget_get_last_child (widget), GTK_ORIENTATION_VERTICAL, -1, &least,
                      NULL, NULL, NULL);
  return MAX (least, flip_text_scale (widget, FLIP_LEAST_KEY));
}

static int
count (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *child = flip_shown_child_first (widget); child;
       child = flip_shown_child_next (child))
    n++;
  return n;
}

/* As many columns as a suit has keys, including its sign if it has one; fewer if there is less
   room. */
static int
columns_for (GtkWidget *widget, int width)
{
  int many = MAX (MANY, count (widget));

  return width >= flip_text_scale (widget, width_of (many)) ? many : FEW;
}

static void
measure (GtkLayoutManager *manager,
         GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         FlipExtent *extent)
{
  int columns = columns_for (widget, for_size);
  int lines = (count (widget) + columns - 1) / columns;

  extent->minimum = extent->natural = orientation == GTK_ORIENTATION_HORIZONTAL
                          ? width_of (FEW)
                          : MAX (0, lines * (height_of (widget) + GAP) - GAP);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && FLIP_KEY_LAYOUT (manager)->likes_line)
    extent->natural = flip_text_scale (widget, width_of (MAX (MANY, count (widget))));
}

/* GTK requires each key to be measured before it is allocated, although its place doesn't depend on
   the result. */
static void
allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int columns = columns_for (widget, width), high = height_of (widget), i = 0;

  for (GtkWidget *child = flip_shown_child_first (widget); child;
       child = flip_shown_child_next (child))
    {
      int from = (width + GAP) * (i % columns) / columns;
      int to = (width + GAP) * (i % columns + 1) / columns - GAP;
      GtkAllocation place = { mirrored ? width - to : from, i / columns * (high + GAP), to - from, high };

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (child, &place, -1);
      i++;
    }
}

static void
flip_key_layout_class_init (FlipKeyLayoutClass *klass)
{
  flip_class_measure_layout (klass, measure);
  GTK_LAYOUT_MANAGER_CLASS (klass)->allocate = allocate;
}

/* Whether it requests the width of the longer line; if it is given that width, it uses it
   anyway. */
static void
flip_key_layout_set_likes_line (FlipKeyLayout *self, gboolean likes)
{
  g_return_if_fail (FLIP_IS_KEY_LAYOUT (self));

  self->likes_line = likes;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

/* A card of the grid: a button that draws its card. */
#define FLIP_TYPE_CARD_BUTTON (flip_card_button_get_type ())
G_DECLARE_FINAL_TYPE (FlipCardButton, flip_card_button, FLIP, CARD_BUTTON, GtkButton)

struct _FlipCardButton
{
  GtkButton parent_instance;

  FlipCardLook look;
};

G_DEFINE_FINAL_TYPE (FlipCardButton, flip_card_button, GTK_TYPE_BUTTON)

/* Sets the words for screen readers. A tooltip would only repeat the drawing, and cover the keys
   below, one of which is clicked next. */
static void
update_words (FlipCardButton *self)
{
  g_autofree char *name = flip_card_name (self->look.card);
  g_autofree char *words = NULL;

  if (self->look.state == FLIP_CARD_DIMMED)
    /* Translators: %s: a card */
    words = g_strdup_printf (_ ("%s, seen"), name);
  else if (self->look.state == FLIP_CARD_CHOSEN)
    /* Translators: %s: a card; %u: its place among the cards that are told */
    words = g_strdup_printf (_ ("%s, entered as card %u"), name, self->look.number);
  flip_show_name (self, words ? words : name);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, words != NULL,
                               -1);
}

static void
flip_card_button_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipCardButton *self = FLIP_CARD_BUTTON (widget);
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double scale = CLAMP (MIN (width, height) / FLIP_LEAST_KEY, 1, flip_text_factor (widget));
  FlipRect rect = { 0, 0, MIN (width / scale, FLIP_CARD_WHOLE_FROM - 1), height / scale };
  FlipCanvas canvas;

  rect.x = (width / scale - rect.width) / 2;
  flip_widget_canvas_begin (&canvas, widget, snapshot, 2);
  cairo_scale (canvas.cr, scale, scale);
  flip_card_face_draw (&canvas, &rect, &self->look);
  flip_widget_canvas_end (&canvas);
}

/* The colours follow those of the window. */
static void
flip_card_button_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (flip_card_button_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
flip_card_button_class_init (FlipCardButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = flip_card_button_snapshot;
  widget_class->css_changed = flip_card_button_css_changed;
  gtk_widget_class_set_css_name (widget_class, "card");
}

static void
flip_card_button_init (FlipCardButton *self)
{
  gtk_widget_set_size_request (GTK_WIDGET (self), FLIP_LEAST_KEY, FLIP_LEAST_KEY);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
}

static GtkWidget *
flip_card_button_new (FlipCard card)
{
  FlipCardButton *self = g_object_new (FLIP_TYPE_CARD_BUTTON, NULL);

  self->look.card = card;
  update_words (self);
  return GTK_WIDGET (self);
}

static FlipCard
flip_card_button_card (FlipCardButton *self)
{
  return self->look.card;
}

static void
flip_card_button_set_state (FlipCardButton *self, FlipCardState state, guint number)
{
  if (self->look.state == state && self->look.number == number)
    return;
  self->look.state = state;
  self->look.number = number;
  update_words (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

#define FLIP_N_GRID_CARDS (FLIP_SECOND_JOKER + 1)
#define SIGN_SIZE         18
#define SPACING           6
#define SLIM_SPACING      2

struct _FlipCardGrid
{
  GtkBox parent_instance;

  /* template */
  GtkBox *keys;
  GtkWidget *legend_line, *take_back;
  GtkLabel *legend, *to_go, *take_back_words;

  /* owned by the box */
  GtkWidget *lines[FLIP_N_SUITS];
  GtkWidget *suits[FLIP_N_SUITS]; /* the signs of the suits */
  FlipCardButton *buttons[FLIP_N_GRID_CARDS];
  GtkWidget *jokers, *ranks;
};

G_DEFINE_FINAL_TYPE (FlipCardGrid, flip_card_grid, GTK_TYPE_BOX)

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
      if (art->regions[region]->glyph == (FlipGlyph) suit)
        return flip_sheet_art_region_name (art, region);
    }

  return "";
}

/* Names a suit, and the region it stands for on this game's sheet. */
static void
name_suit (FlipCardGrid *self, FlipSuit suit, const char *region)
{
  g_autofree char *words =
    /* Translators: first %s: a suit; second %s: the part of the board that it stands for */
    *region ? g_strdup_printf (_ ("%s: %s"), flip_suit_name (suit), region) : NULL;

  flip_show_tooltip (self->suits[suit], words ? words : flip_suit_name (suit));
}

static void
show_counts (FlipCardGrid *self, const FlipCardSeries *series, FlipCardSet possible)
{
  guint told = series->n_told, to_come = flip_card_set_size (possible);
  guint away = flip_card_set_size (FLIP_ALL_CARDS & ~possible);
  guint seen = away - MIN (told, away); /* jokers are entered, but are not among these cards */
  g_autofree char *legend =
    /* Translators: %u: how many cards, three times */
    told ? g_strdup_printf (_ ("%u seen · %u entered now · %u to come"), seen, told, to_come)
         /* Translators: %u: how many cards, both times */
         : g_strdup_printf (_ ("%u seen · %u to come"), seen, to_come);
  /* Translators: %u: how many cards */
  g_autofree char *to_go = g_strdup_printf (_ ("%u to go"), series->to_come);

  flip_show_text (self->legend, legend);
  flip_show_text (self->to_go, told ? to_go : NULL);
}

static void
show_take_back (FlipCardGrid *self, const FlipCardSeries *series)
{
  guint n = series->n_told;
  g_autofree char *name = n ? flip_card_name (series->told[n - 1]) : NULL;
  g_autofree char *words =
    /* Translators: %s: a card */
    n ? g_strdup_printf (_ ("Take back %s"), name) : g_strdup (_ ("Take back"));

  gtk_widget_set_sensitive (self->take_back, n > 0);
  gtk_label_set_label (self->take_back_words, words);
  flip_show_name (self->take_back, words);
}

static gboolean
is_spacious (const FlipRoom *room)
{
  return room->panel == FLIP_PANEL_BESIDE && !room->is_low;
}

/* In a bar, one line for two suits. */
static GtkLayoutManager *
layout_new (const FlipRoom *room)
{
  if (room->panel == FLIP_PANEL_BAR)
    return g_object_new (FLIP_TYPE_FLOW_LAYOUT, "spacing", 12, "line-spacing", SLIM_SPACING, NULL);
  return g_object_new (GTK_TYPE_BOX_LAYOUT, "orientation", GTK_ORIENTATION_VERTICAL, "spacing",
                       is_spacious (room) ? SPACING : SLIM_SPACING, NULL);
}

/* callbacks */

static void
rank_clicked_cb (GtkButton *button, FlipCardGrid *self)
{
  g_assert (FLIP_IS_CARD_GRID (self));

  g_signal_emit_by_name (self, "rank", gtk_button_get_label (button));
}

static void
clicked_cb (FlipCardButton *button, FlipCardGrid *self)
{
  g_assert (FLIP_IS_CARD_GRID (self));

  g_signal_emit_by_name (self, "card", (guint) flip_card_button_card (button));
}

/* overrides */

static void
flip_card_grid_class_init (FlipCardGridClass *klass)
{
  FLIP_SIGNAL (klass, "card", 1, G_TYPE_UINT);
  FLIP_SIGNAL (klass, "rank", 1, G_TYPE_STRING);
  FLIP_TEMPLATE (klass, "now/cards/card-grid.ui");
  FLIP_BIND_CHILDREN (klass, FlipCardGrid, keys, legend_line, legend, to_go, take_back,
                      take_back_words);
}

static GtkWidget *
keys_new (void)
{
  GtkWidget *keys = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (keys, g_object_new (FLIP_TYPE_KEY_LAYOUT, NULL));
  return keys;
}

/* The sign of a suit takes the place of a key, which makes two lines of seven. */
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

  self->lines[suit] = keys;
  add_sign (self, keys, suit);
  gtk_box_append (self->keys, keys);
  for (guint rank = FLIP_ACE; rank <= FLIP_KING; rank++)
    add_card (self, keys, flip_card (suit, rank));
}

/* Adds the jokers, which are shown only if the deck has any. */
static void
add_jokers (FlipCardGrid *self)
{
  self->jokers = keys_new ();
  add_card (self, self->jokers, FLIP_JOKER);
  add_card (self, self->jokers, FLIP_SECOND_JOKER);
  gtk_box_append (self->keys, self->jokers);
}

static void
add_ranks (FlipCardGrid *self)
{
  self->ranks = keys_new ();
  for (guint rank = FLIP_ACE; rank <= FLIP_KING; rank++)
    {
      GtkWidget *button = gtk_button_new_with_label (flip_rank_text (rank));

      gtk_widget_add_css_class (button, "suit-button");
      g_signal_connect (button, "clicked", G_CALLBACK (rank_clicked_cb), self);
      gtk_box_append (GTK_BOX (self->ranks), button);
    }
  gtk_box_append (self->keys, self->ranks);
}

static void
flip_card_grid_init (FlipCardGrid *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_ranks (self);
  for (guint suit = 0; suit < FLIP_N_SUITS; suit++)
    add_suit (self, suit);
  add_jokers (self);
  flip_card_grid_set_room (self, &(FlipRoom){ .panel = FLIP_PANEL_BESIDE });
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

  show_counts (self, series, possible);
  show_take_back (self, series);
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

/* Beside the board, a suit has several lines, with the counts below them all if there is room;
   below it, a suit has one line, or there are keys only for the ranks. */
void
flip_card_grid_set_room (FlipCardGrid *self, const FlipRoom *room)
{
  gboolean pairs = room->panel == FLIP_PANEL_BAR, line = pairs || room->panel == FLIP_PANEL_SPLIT;
  gboolean ranks = !line && room->panel != FLIP_PANEL_BESIDE;

  g_return_if_fail (FLIP_IS_CARD_GRID (self));

  gtk_widget_set_layout_manager (GTK_WIDGET (self->keys), layout_new (room));
  gtk_widget_set_visible (self->ranks, ranks);
  for (guint suit = 0; suit < FLIP_N_SUITS; suit++)
    {
      GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->lines[suit]);

      gtk_widget_set_visible (self->lines[suit], !ranks);
      gtk_widget_set_visible (self->suits[suit], !pairs);
      flip_key_layout_set_likes_line (FLIP_KEY_LAYOUT (layout), line);
    }
  gtk_widget_set_visible (self->legend_line, is_spacious (room));
  gtk_widget_set_visible (self->take_back, is_spacious (room));
}
