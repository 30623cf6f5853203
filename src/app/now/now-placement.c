/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/now-placement.h"

#include "app/board/placement-keys.h"
#include "app/common/own-card.h"
#include "app/now/now-fit.h"
#include "app/now/piece-button.h"

#include <glib/gi18n.h>

#define CARD_WIDTH  118
#define CARD_HEIGHT 178

struct _FlipNowPlacement
{
  GtkBox parent_instance;

  /* owned */
  FlipSheetModel *model;

  /* owned by the box */
  GtkWidget *card_place, *column, *free, *priced, *tools, *fit;
  GtkWidget *pieces[FLIP_MOST_PIECES];

  gboolean compact;
  gboolean refreshing;
};

G_DEFINE_FINAL_TYPE (FlipNowPlacement, flip_now_placement, GTK_TYPE_BOX)

enum
{
  PLACE,
  NEXT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static FlipPlacement *
placement_of (FlipNowPlacement *self)
{
  return flip_sheet_model_placement (self->model);
}

static void
go_on (FlipNowPlacement *self)
{
  guint site = flip_placement_next (placement_of (self));

  if (site != FLIP_NO_SITE)
    g_signal_emit (self, signals[NEXT], 0, site);
}

/* Those that cost something stand below, in a line each. */
static void
put_piece (FlipNowPlacement *self, guint number)
{
  const FlipPlacedPiece *piece = flip_placement_get_piece (placement_of (self), number);
  GtkWidget *button = self->pieces[number];
  GtkWidget *home = piece->offer.price ? self->priced : self->free;

  if (gtk_widget_get_parent (button) == home)
    return;
  g_object_ref (button);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (button)), button);
  gtk_box_append (GTK_BOX (home), button);
  g_object_unref (button);
}

static void
show_pieces (FlipNowPlacement *self)
{
  self->refreshing = TRUE;
  for (guint i = 0; i < FLIP_MOST_PIECES; i++)
    {
      if (i < flip_placement_n_pieces (placement_of (self)))
        put_piece (self, i);
      flip_piece_button_show (FLIP_PIECE_BUTTON (self->pieces[i]), self->model);
    }
  self->refreshing = FALSE;
}

/* The card that a piece comes from, where the game draws its cards. */
static FlipCard
find_card (FlipNowPlacement *self)
{
  for (guint i = 0; i < flip_placement_n_pieces (placement_of (self)); i++)
    {
      const FlipPlacedPiece *piece = flip_placement_get_piece (placement_of (self), i);

      if (piece->offer.n_cards)
        return piece->offer.cards[0];
    }

  return FLIP_NO_CARD;
}

static void
show_card (FlipNowPlacement *self)
{
  FlipCard card = find_card (self);
  GtkWidget *old = gtk_widget_get_first_child (self->card_place), *picture = NULL;

  if (old)
    gtk_box_remove (GTK_BOX (self->card_place), old);
  if (card != FLIP_NO_CARD && !self->compact)
    picture = flip_own_card_new (self->model, card);
  gtk_widget_set_visible (self->card_place, picture != NULL);
  if (!picture)
    return;
  flip_drawing_set_size (FLIP_DRAWING (picture), CARD_WIDTH, CARD_HEIGHT);
  gtk_box_append (GTK_BOX (self->card_place), picture);
}

/* callbacks */

static void
piece_cb (GtkToggleButton *button, FlipNowPlacement *self)
{
  guint piece = flip_piece_button_piece (FLIP_PIECE_BUTTON (button));

  if (self->model && !self->refreshing && gtk_toggle_button_get_active (button))
    flip_placement_set_piece (placement_of (self), piece);
}

/* One that costs something leads to the board at once. */
static void
clicked_cb (GtkButton *button, FlipNowPlacement *self)
{
  guint piece = flip_piece_button_piece (FLIP_PIECE_BUTTON (button));

  if (flip_placement_get_piece (placement_of (self), piece)->offer.price)
    go_on (self);
}

static void
turn_cb (GtkButton *button, FlipNowPlacement *self)
{
  flip_placement_turn (placement_of (self));
}

static void
mirror_cb (GtkButton *button, FlipNowPlacement *self)
{
  flip_placement_mirror (placement_of (self), FALSE);
}

static void
upside_down_cb (GtkButton *button, FlipNowPlacement *self)
{
  flip_placement_mirror (placement_of (self), TRUE);
}

static void
next_cb (FlipNowFit *fit, FlipNowPlacement *self)
{
  go_on (self);
}

static void
place_cb (FlipNowFit *fit, const FlipMove *move, FlipNowPlacement *self)
{
  g_signal_emit (self, signals[PLACE], 0, move);
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        FlipNowPlacement *self)
{
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return GDK_EVENT_PROPAGATE;
  if (gdk_keyval_to_lower (key) == GDK_KEY_n)
    return go_on (self), GDK_EVENT_STOP;
  return flip_placement_press_key (placement_of (self), key);
}

/* The wheel turns what is dragged; else it scrolls. */
static gboolean
scroll_cb (GtkEventControllerScroll *controller, double across, double down, FlipNowPlacement *self)
{
  if (!flip_placement_is_dragged (placement_of (self)))
    return GDK_EVENT_PROPAGATE;
  flip_placement_turn (placement_of (self));
  return GDK_EVENT_STOP;
}

static void
placement_changed_cb (FlipPlacement *placement, FlipNowPlacement *self)
{
  gboolean asked = flip_placement_is_asked (placement);

  gtk_widget_set_visible (GTK_WIDGET (self), asked);
  if (!asked)
    return;
  show_pieces (self);
  flip_now_fit_show (FLIP_NOW_FIT (self->fit), self->model);
}

static void
forget_model (FlipNowPlacement *self)
{
  if (self->model)
    g_signal_handlers_disconnect_by_data (placement_of (self), self);
  g_clear_object (&self->model);
}

/* overrides */

static void
flip_now_placement_dispose (GObject *object)
{
  forget_model (FLIP_NOW_PLACEMENT (object));
  G_OBJECT_CLASS (flip_now_placement_parent_class)->dispose (object);
}

static void
flip_now_placement_class_init (FlipNowPlacementClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_now_placement_dispose;
  signals[PLACE] = g_signal_new ("place", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 1, G_TYPE_POINTER);
  signals[NEXT] = g_signal_new ("next", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_UINT);
}

/* A picture, and below it a word with the key that does the same. */
static void
add_tool (FlipNowPlacement *self,
          const char *icon,
          const char *words,
          const char *caption,
          GCallback clicked)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *button = gtk_button_new_from_icon_name (icon);
  GtkWidget *label = gtk_label_new (caption);

  gtk_widget_set_tooltip_text (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  g_signal_connect (button, "clicked", clicked, self);
  gtk_widget_add_css_class (label, "piece-tool");
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (self->tools), box);
}

static void
add_tools (FlipNowPlacement *self)
{
  self->tools = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_box_set_homogeneous (GTK_BOX (self->tools), TRUE);
  add_tool (self, "object-rotate-right-symbolic", _ ("Turn (R)"), _ ("turn R"),
            G_CALLBACK (turn_cb));
  add_tool (self, "object-flip-horizontal-symbolic", _ ("Mirror (H)"), _ ("mirror H"),
            G_CALLBACK (mirror_cb));
  add_tool (self, "object-flip-vertical-symbolic", _ ("Mirror upside down (V)"), _ ("mirror V"),
            G_CALLBACK (upside_down_cb));
}

static void
add_pieces (FlipNowPlacement *self)
{
  for (guint i = 0; i < FLIP_MOST_PIECES; i++)
    {
      self->pieces[i] = flip_piece_button_new (i);
      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->pieces[i]),
                                     GTK_TOGGLE_BUTTON (self->pieces[0]));
      g_signal_connect (self->pieces[i], "toggled", G_CALLBACK (piece_cb), self);
      g_signal_connect (self->pieces[i], "clicked", G_CALLBACK (clicked_cb), self);
      gtk_box_append (GTK_BOX (self->free), self->pieces[i]);
    }
}

static void
add_controllers (FlipNowPlacement *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (
    GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  g_signal_connect (wheel, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), wheel);
}

static void
flip_now_placement_init (FlipNowPlacement *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 10);
  self->card_place = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_valign (self->card_place, GTK_ALIGN_START);
  self->free = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->priced = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->fit = flip_now_fit_new ();
  g_signal_connect (self->fit, "place", G_CALLBACK (place_cb), self);
  g_signal_connect (self->fit, "next", G_CALLBACK (next_cb), self);
  add_tools (self);
  add_pieces (self);
  gtk_widget_set_hexpand (self->column, TRUE);
  gtk_box_append (GTK_BOX (self->column), self->free);
  gtk_box_append (GTK_BOX (self->column), self->tools);
  gtk_box_append (GTK_BOX (row), self->card_place);
  gtk_box_append (GTK_BOX (row), self->column);
  gtk_box_append (GTK_BOX (self), row);
  gtk_box_append (GTK_BOX (self), self->fit);
  gtk_box_append (GTK_BOX (self), self->priced);
  add_controllers (self);
}

/* public functions */

GtkWidget *
flip_now_placement_new (void)
{
  return g_object_new (FLIP_TYPE_NOW_PLACEMENT, NULL);
}

void
flip_now_placement_show (FlipNowPlacement *self, FlipSheetModel *model)
{
  if (self->model != model)
    {
      forget_model (self);
      self->model = g_object_ref (model);
      g_signal_connect (placement_of (self), "changed", G_CALLBACK (placement_changed_cb), self);
    }
  show_card (self);
  placement_changed_cb (placement_of (self), self);
}

/* Where there is little room the tools stand before the buttons, without words. */
static void
move_tools (FlipNowPlacement *self, gboolean compact)
{
  g_object_ref (self->tools);
  if (compact)
    gtk_box_remove (GTK_BOX (self->column), self->tools);
  flip_now_fit_set_tools (FLIP_NOW_FIT (self->fit), compact ? self->tools : NULL);
  if (!compact)
    gtk_box_append (GTK_BOX (self->column), self->tools);
  g_object_unref (self->tools);
  for (GtkWidget *tool = gtk_widget_get_first_child (self->tools); tool;
       tool = gtk_widget_get_next_sibling (tool))
    gtk_widget_set_visible (gtk_widget_get_last_child (tool), !compact);
}

void
flip_now_placement_set_compact (FlipNowPlacement *self, gboolean compact)
{
  if (self->compact == compact)
    return;
  self->compact = compact;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->free),
                                  compact ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_homogeneous (GTK_BOX (self->free), compact);
  gtk_box_set_spacing (GTK_BOX (self), compact ? 6 : 10);
  move_tools (self, compact);
  if (compact)
    gtk_widget_add_css_class (self->fit, "compact");
  else
    gtk_widget_remove_css_class (self->fit, "compact");
}
