/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/tiles/now-tiles.h"

#include "app/board/board-placing.h"
#include "app/common/ask/play-button.h"
#include "app/common/layout/columns.h"
#include "app/common/layout/steady-layout.h"
#include "app/common/picture/own-card.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/now/tiles/tile-button.h"
#include "play/moment/held-tile.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

/* The place of the held tile: whether it fits there, what that brings or why it does not; a button
   that places it, and one that goes to the next place. */
G_DECLARE_FINAL_TYPE (FlipNowFit, flip_now_fit, FLIP, NOW_FIT, GtkBox)

struct _FlipNowFit
{
  GtkBox parent_instance;

  /* template */
  GtkWidget *sign, *buttons, *place, *next;
  GtkLabel *title, *number, *words;

  /* owned by the buttons' box */
  GtkWidget *tools; /* or NULL */
};

FLIP_DEFINE_TEMPLATE (FlipNowFit, flip_now_fit, GTK_TYPE_BOX)

static void
set_words (FlipNowFit *self, const char *title, const char *number, const char *words)
{
  flip_show_text (self->title, title);
  flip_show_text (self->number, number);
  flip_show_text (self->words, words);
}

static void
set_sign (FlipNowFit *self, const char *icon, gboolean fits)
{
  if (g_strcmp0 (gtk_image_get_icon_name (GTK_IMAGE (self->sign)), icon) != 0)
    gtk_image_set_from_icon_name (GTK_IMAGE (self->sign), icon);
  gtk_widget_set_visible (self->sign, icon != NULL);
  flip_show_class (self->sign, "success", fits);
  flip_show_class (self->sign, "error", !fits);
}

static void
show_nowhere (FlipNowFit *self, guint n_places)
{
  g_autofree char *places =
    /* Translators: %u: how many */
    g_strdup_printf (ngettext ("%u place", "%u places", n_places), n_places);

  set_sign (self, NULL, FALSE);
  /* Translators: where can this card be used? */
  set_words (self, _ ("Where to?"), places,
             gtk_widget_has_css_class (GTK_WIDGET (self), "compact")
               ? _ ("Point at the board, or drag it there.")
               : _ ("Point at the board, drag it there, or step from place to place."));
}

static void
show_fit (FlipNowFit *self, FlipHeldTile *held, const FlipWay *way, const char *region)
{
  /* Translators: %s: a part of the board that the piece fits in */
  g_autofree char *title = g_strdup_printf (_ ("%s, it fits"), region);
  g_autofree char *number =
    /* Translators: first %u: the number of the place; second %u: how many there are in all */
    g_strdup_printf (_ ("place %u of %u"), flip_held_tile_place_number (held),
                     flip_held_tile_n_places (held, flip_held_tile_chosen (held)));

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->place), "s", way->notation);
  set_sign (self, "object-select-symbolic", TRUE);
  set_words (self, title, number, way->offer.brings);
}

static void
show_misfit (FlipNowFit *self, FlipHeldTile *held, const char *region)
{
  /* Translators: %s: a part of the board that the piece does not fit in */
  g_autofree char *title = g_strdup_printf (_ ("%s, doesn’t fit"), region);
  FlipRefusal refusal = { 0 };

  flip_held_tile_refuse (held, &refusal);
  set_sign (self, "action-unavailable-symbolic", FALSE);
  set_words (self, title, "", refusal.text);
}

static void
flip_now_fit_class_init (FlipNowFitClass *klass)
{
  FLIP_TEMPLATE (klass, "now/tiles/now-fit.ui");
  FLIP_BIND_CHILDREN (klass, FlipNowFit, sign, buttons, place, next, title, number, words);
}

static void
flip_now_fit_load (FlipNowFit *self, FlipMoment *moment, FlipHeldTile *held)
{
  const FlipTile *tile;
  const FlipMove *fit;
  const char *region;
  guint n_places;

  g_return_if_fail (FLIP_IS_NOW_FIT (self));
  g_return_if_fail (FLIP_IS_HELD_TILE (held));

  tile = flip_held_tile_get (held, flip_held_tile_chosen (held));
  n_places = flip_held_tile_n_places (held, flip_held_tile_chosen (held));
  fit = flip_held_tile_fit (held);

  /* A button whose action lacks a target would be insensitive anyway. */
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->place), fit ? "sheet.play" : NULL);
  gtk_widget_set_sensitive (self->place, fit != NULL);
  gtk_widget_set_sensitive (self->next, n_places > 0);
  if (*tile->act)
    gtk_button_set_label (GTK_BUTTON (self->place), tile->act);
  if (flip_held_tile_site (held) == FLIP_NO_SITE)
    return show_nowhere (self, n_places);
  region = flip_moment_site (moment, flip_held_tile_site (held))->region;
  if (fit)
    show_fit (self, held, flip_moment_find_way (moment, fit), region);
  else
    show_misfit (self, held, region);
}

/* Puts the tools before its own buttons, if there is little room; NULL removes them. */
static void
flip_now_fit_set_tools (FlipNowFit *self, GtkWidget *tools)
{
  g_return_if_fail (FLIP_IS_NOW_FIT (self));
  g_return_if_fail (!tools || GTK_IS_WIDGET (tools));

  if (self->tools == tools)
    return;
  if (self->tools)
    gtk_widget_unparent (self->tools);
  self->tools = tools;
  g_object_set (self->buttons, "even", !tools, NULL);
  if (tools)
    gtk_widget_insert_after (tools, self->buttons, NULL);
  flip_steady_layout_forget (GTK_WIDGET (self));
}

#define MOST_SEATS  4 /* this many seats have room below the tiles with their card */
#define CARD_WIDTH  110
#define CARD_HEIGHT 166
#define LOW_CARD    .8 /* the scale of the card, so that it is no higher than the tiles beside it */

struct _FlipNowTiles
{
  GtkBox parent_instance;

  /* owned */
  FlipHeldTile *held;
  FlipMoment *moment; /* or NULL */

  /* template */
  GtkWidget *card_place, *column, *free, *priced, *tools;
  FlipNowFit *fit;

  /* owned by the boxes */
  GtkWidget *tiles[FLIP_MAX_TILES];

  FlipRoom room;
  gboolean compact; /* it is laid out with small cards, and tools without words */
  gboolean refreshing;
};

G_DEFINE_FINAL_TYPE (FlipNowTiles, flip_now_tiles, GTK_TYPE_BOX)

/* helpers */

static gboolean
is_beside (FlipNowTiles *self)
{
  return self->room.panel == FLIP_PANEL_BESIDE;
}

static void
go_on (FlipNowTiles *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "sheet.next-place", NULL);
}

/* Puts tiles with a price below the others, one per line. */
static void
put_tile (FlipNowTiles *self, guint tile)
{
  GtkWidget *button = self->tiles[tile];
  GtkWidget *home = flip_held_tile_get (self->held, tile)->price ? self->priced : self->free;

  if (gtk_widget_get_parent (button) == home)
    return;
  g_object_ref (button);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (button)), button);
  gtk_box_append (GTK_BOX (home), button);
  g_object_unref (button);
}

static void
show_tiles (FlipNowTiles *self)
{
  self->refreshing = TRUE;
  for (guint i = 0; i < FLIP_MAX_TILES; i++)
    {
      if (i < flip_held_tile_n_tiles (self->held))
        put_tile (self, i);
      flip_tile_button_show (FLIP_TILE_BUTTON (self->tiles[i]), self->held);
    }
  self->refreshing = FALSE;
}

/* The card that the tiles come from. */
static FlipCard
find_card (FlipNowTiles *self)
{
  for (guint i = 0; i < flip_held_tile_n_tiles (self->held); i++)
    {
      const FlipTile *tile = flip_held_tile_get (self->held, i);

      if (tile->from_card)
        return tile->card;
    }

  return FLIP_NO_CARD;
}

static void
show_card (FlipNowTiles *self)
{
  FlipCard card = find_card (self);
  GtkWidget *old = gtk_widget_get_first_child (self->card_place), *picture = NULL;
  double scale = self->compact ? LOW_CARD : 1;

  if (old)
    gtk_box_remove (GTK_BOX (self->card_place), old);
  if (card != FLIP_NO_CARD && is_beside (self))
    picture = flip_own_card_new (self->moment, card);
  gtk_widget_set_visible (self->card_place, picture != NULL);
  if (!picture)
    return;
  flip_drawing_set_size (FLIP_DRAWING (picture), (int) (CARD_WIDTH * scale),
                         (int) (CARD_HEIGHT * scale));
  gtk_box_append (GTK_BOX (self->card_place), picture);
}

/* callbacks */

static void
tile_cb (GtkToggleButton *button, FlipNowTiles *self)
{
  g_assert (FLIP_IS_NOW_TILES (self));

  if (self->held && !self->refreshing && gtk_toggle_button_get_active (button))
    flip_held_tile_choose (self->held, flip_tile_button_tile (FLIP_TILE_BUTTON (button)));
}

/* A click on a tile with a price leads to the board at once. A button that is activated by a key is
   clicked a moment later, when the tile may be gone. */
static void
clicked_cb (GtkButton *button, FlipNowTiles *self)
{
  guint tile = flip_tile_button_tile (FLIP_TILE_BUTTON (button));

  g_assert (FLIP_IS_NOW_TILES (self));

  if (tile < flip_held_tile_n_tiles (self->held) && flip_held_tile_get (self->held, tile)->price)
    go_on (self);
}

static void
turn_cb (GtkButton *button, FlipNowTiles *self)
{
  g_assert (FLIP_IS_NOW_TILES (self));

  flip_held_tile_turn (self->held);
}

static void
mirror_cb (GtkButton *button, FlipNowTiles *self)
{
  g_assert (FLIP_IS_NOW_TILES (self));

  flip_held_tile_mirror (self->held, FALSE);
}

static void
upside_down_cb (GtkButton *button, FlipNowTiles *self)
{
  g_assert (FLIP_IS_NOW_TILES (self));

  flip_held_tile_mirror (self->held, TRUE);
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        FlipNowTiles *self)
{
  g_assert (FLIP_IS_NOW_TILES (self));

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return GDK_EVENT_PROPAGATE;
  if (gdk_keyval_to_lower (key) == GDK_KEY_n)
    return go_on (self), GDK_EVENT_STOP;
  return flip_held_tile_press_key (self->held, key);
}

/* The wheel turns a tile that is being dragged; otherwise it scrolls. */
static gboolean
scroll_cb (GtkEventControllerScroll *controller, double across, double down, FlipNowTiles *self)
{
  g_assert (FLIP_IS_NOW_TILES (self));

  if (!flip_held_tile_is_dragged (self->held))
    return GDK_EVENT_PROPAGATE;
  flip_held_tile_turn (self->held);
  return GDK_EVENT_STOP;
}

static void
held_changed_cb (FlipHeldTile *held, FlipNowTiles *self)
{
  gboolean asked = self->moment && flip_held_tile_is_asked (held);

  g_assert (FLIP_IS_NOW_TILES (self));

  gtk_widget_set_visible (GTK_WIDGET (self), asked);
  if (!asked)
    return;
  show_tiles (self);
  flip_now_fit_load (self->fit, self->moment, held);
}

/* overrides */

static void
flip_now_tiles_dispose (GObject *object)
{
  FlipNowTiles *self = FLIP_NOW_TILES (object);

  flip_now_tiles_set_held (self, NULL);
  g_clear_pointer (&self->moment, flip_moment_unref);
  G_OBJECT_CLASS (flip_now_tiles_parent_class)->dispose (object);
}

static void
flip_now_tiles_class_init (FlipNowTilesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_now_tiles_dispose;
  FLIP_TEMPLATE (klass, "now/tiles/now-tiles.ui");
  FLIP_BIND_CHILDREN (klass, FlipNowTiles, card_place, column, free, priced, tools, fit);
  FLIP_BIND_CALLBACKS (klass, turn_cb, mirror_cb, upside_down_cb, key_cb, scroll_cb);
}

static void
add_tiles (FlipNowTiles *self)
{
  for (guint i = 0; i < FLIP_MAX_TILES; i++)
    {
      self->tiles[i] = flip_tile_button_new (i);
      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->tiles[i]),
                                     GTK_TOGGLE_BUTTON (self->tiles[0]));
      g_signal_connect (self->tiles[i], "toggled", G_CALLBACK (tile_cb), self);
      g_signal_connect (self->tiles[i], "clicked", G_CALLBACK (clicked_cb), self);
      gtk_box_append (GTK_BOX (self->free), self->tiles[i]);
    }
}

static void
flip_now_tiles_init (FlipNowTiles *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_tiles (self);
}

/* If there is little room, the tools have no words, and come before the buttons if both fit in a
   line. */
static void
move_tools (FlipNowTiles *self)
{
  gboolean in_line = !is_beside (self);
  gboolean was_in_line = gtk_widget_get_parent (self->tools) != self->column;

  g_object_ref (self->tools);
  if (in_line && !was_in_line)
    gtk_box_remove (GTK_BOX (self->column), self->tools);
  flip_now_fit_set_tools (self->fit, in_line ? self->tools : NULL);
  if (was_in_line && !in_line)
    gtk_box_append (GTK_BOX (self->column), self->tools);
  g_object_unref (self->tools);
  for (GtkWidget *tool = gtk_widget_get_first_child (self->tools); tool;
       tool = gtk_widget_get_next_sibling (tool))
    gtk_widget_set_visible (gtk_widget_get_last_child (tool), !self->compact);
}

/* Puts the free tiles side by side if the panel is low and wide enough. */
static void
place_free (FlipNowTiles *self)
{
  gboolean beside = !is_beside (self) && self->room.panel != FLIP_PANEL_TIGHT;

  flip_show_across (self->free, beside);
  gtk_box_set_homogeneous (GTK_BOX (self->free), beside);
}

/* Puts tiles with a price last, or in a bar below the free ones, so that their words have room. */
static void
place_priced (FlipNowTiles *self, gboolean bar)
{
  GtkWidget *from = gtk_widget_get_parent (self->priced);
  GtkWidget *to = bar ? self->column : GTK_WIDGET (self);

  if (from == to)
    return;
  g_object_ref (self->priced);
  gtk_box_remove (GTK_BOX (from), self->priced);
  gtk_box_append (GTK_BOX (to), self->priced);
  g_object_unref (self->priced);
}

/* If there are many seats, their entries below leave little height for the tiles. */
static gboolean
is_compact (FlipNowTiles *self)
{
  return !is_beside (self)
         || (self->room.is_low && self->moment && self->moment->n_seats > MOST_SEATS);
}

/* In a bar, the tiles to choose from are beside the controls for the held one. */
static void
place (FlipNowTiles *self)
{
  gboolean bar = self->room.panel == FLIP_PANEL_BAR;

  self->compact = is_compact (self);
  place_free (self);
  move_tools (self);
  place_priced (self, bar);
  gtk_box_set_spacing (GTK_BOX (self), self->compact ? 6 : 10);
  flip_show_class (GTK_WIDGET (self->fit), "compact", self->compact);
  flip_show_across (self, bar);
  gtk_widget_set_hexpand (GTK_WIDGET (self->fit), bar);
}

/* public functions */

/* NULL releases the previous one. */
void
flip_now_tiles_set_held (FlipNowTiles *self, FlipHeldTile *held)
{
  g_return_if_fail (FLIP_IS_NOW_TILES (self));
  g_return_if_fail (!held || FLIP_IS_HELD_TILE (held));

  if (self->held)
    g_signal_handlers_disconnect_by_data (self->held, self);
  g_set_object (&self->held, held);
  if (held)
    g_signal_connect (held, "changed", G_CALLBACK (held_changed_cb), self);
}

/* The held tile has already loaded the moment. */
void
flip_now_tiles_load (FlipNowTiles *self, FlipMoment *moment)
{
  g_return_if_fail (FLIP_IS_NOW_TILES (self));

  flip_moment_set (&self->moment, moment);
  if (self->compact != is_compact (self))
    place (self);
  show_card (self);
  held_changed_cb (self->held, self);
}

void
flip_now_tiles_set_room (FlipNowTiles *self, const FlipRoom *room)
{
  g_return_if_fail (FLIP_IS_NOW_TILES (self));

  self->room = *room;
  place (self);
}
