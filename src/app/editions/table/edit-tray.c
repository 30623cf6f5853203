/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/table/edit-tray.h"

#include "app/common/layout/flow-layout.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/editions/kit/kept-desk.h"
#include "app/editions/table/piece-picture.h"
#include "engine/game/game.h"
#include "play/editions/scenario-table.h"
#include "play/editions/table-draft.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

/* One kind of piece or token in the tray: its drawing, its name, and how many are left. */
#define FLIP_TYPE_EDIT_TILE (flip_edit_tile_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditTile, flip_edit_tile, FLIP, EDIT_TILE, GtkButton)

struct _FlipEditTile
{
  GtkButton parent_instance;

  /* template */
  FlipPiecePicture *picture;
  GtkLabel *title, *count;

  /* borrowed */
  const FlipGame *game;

  guint index;
};

G_DEFINE_FINAL_TYPE (FlipEditTile, flip_edit_tile, GTK_TYPE_BUTTON)

static GdkContentProvider *
prepare_cb (GtkDragSource *drag, double x, double y, FlipEditTile *self)
{
  g_assert (FLIP_IS_EDIT_TILE (self));

  return gtk_widget_get_sensitive (GTK_WIDGET (self))
           ? gdk_content_provider_new_typed (G_TYPE_UINT, self->index)
           : NULL;
}

static void
begin_cb (GtkDragSource *source, GdkDrag *drag, FlipEditTile *self)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self->picture));

  g_assert (FLIP_IS_EDIT_TILE (self));

  gtk_drag_source_set_icon (source, picture, FLIP_PIECE_PICTURE_WIDTH / 2,
                            FLIP_PIECE_PICTURE_HEIGHT / 2);
}

static void
flip_edit_tile_class_init (FlipEditTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FLIP_TYPE_PIECE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/editions/table/edit-tile.ui");
  FLIP_BIND_CHILDREN (widget_class, FlipEditTile, picture, title, count);
}

static void
flip_edit_tile_init (FlipEditTile *self)
{
  GtkDragSource *drag = gtk_drag_source_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drag_source_set_actions (drag, GDK_ACTION_COPY);
  g_signal_connect (drag, "prepare", G_CALLBACK (prepare_cb), self);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (begin_cb), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

static GtkWidget *
flip_edit_tile_new (const FlipGame *game, guint index)
{
  FlipEditTile *self = g_object_new (FLIP_TYPE_EDIT_TILE, NULL);

  g_return_val_if_fail (flip_table_draft_can (game), GTK_WIDGET (self));

  self->game = game;
  self->index = index;
  return GTK_WIDGET (self);
}

static guint
flip_edit_tile_index (FlipEditTile *self)
{
  g_return_val_if_fail (FLIP_IS_EDIT_TILE (self), 0);

  return self->index;
}

static void
flip_edit_tile_show (FlipEditTile *self, const FlipTrayItem *item)
{
  g_autofree char *count = g_strdup_printf ("%d", item->left);
  /* Translators: something in the box, and how many of it are left. */
  g_autofree char *told =
    /* Translators: a piece, and how many of it are not laid yet */
    g_strdup_printf (ngettext ("%s, %d left", "%s, %d left", item->left), item->title, item->left);

  g_return_if_fail (FLIP_IS_EDIT_TILE (self));

  flip_piece_picture_show (self->picture, self->game, item);
  flip_show_text (self->title, item->title);
  flip_show_text (self->count, count);
  gtk_widget_set_sensitive (GTK_WIDGET (self), item->left > 0);
  flip_show_name (self, told);
}

#define SPACING 6

struct _FlipEditTray
{
  GtkBox parent_instance;

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  /* children */
  GtkWidget *hint;

  /* owned */
  GPtrArray *tiles; /* of FlipEditTile, borrowed from the sections */
};

G_DEFINE_FINAL_TYPE (FlipEditTray, flip_edit_tray, GTK_TYPE_BOX)

enum
{
  TAKEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* callbacks */

static void
clicked_cb (FlipEditTile *tile, FlipEditTray *self)
{
  g_assert (FLIP_IS_EDIT_TRAY (self));

  g_signal_emit (self, signals[TAKEN], 0, flip_edit_tile_index (tile));
}

/* helpers */

static void
add_hint (FlipEditTray *self)
{
  GtkWidget *label = gtk_label_new (_ ("Drag pieces to the table, or click to add them."));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "edition-note");
  gtk_widget_add_css_class (label, "edition-dim");
  gtk_box_append (GTK_BOX (self), label);
  self->hint = label;
}

static GtkWidget *
add_section (FlipEditTray *self, const char *title)
{
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *tiles = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkLayoutManager *layout = g_object_new (FLIP_TYPE_FLOW_LAYOUT, "spacing", SPACING, NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "edit-section");
  gtk_widget_set_layout_manager (tiles, layout);
  gtk_box_append (GTK_BOX (self), label);
  gtk_box_append (GTK_BOX (self), tiles);
  return tiles;
}

static void
make_tiles (FlipEditTray *self, GArray *tray)
{
  const char *section = NULL;
  GtkWidget *tiles = NULL;

  for (guint i = 0; i < tray->len; i++)
    {
      const FlipTrayItem *item = &g_array_index (tray, FlipTrayItem, i);
      GtkWidget *tile = flip_edit_tile_new (flip_edition_desk_game (self->desk), i);

      if (g_strcmp0 (section, item->section) != 0)
        tiles = add_section (self, _ (item->section));
      section = item->section;
      gtk_box_append (GTK_BOX (tiles), tile);
      g_signal_connect (tile, "clicked", G_CALLBACK (clicked_cb), self);
      g_ptr_array_add (self->tiles, tile);
    }
}

static void
load (FlipEditTray *self)
{
  const FlipGame *game = flip_edition_desk_game (self->desk);
  g_autoptr (FlipBoardFile) file = flip_board_file_new (flip_edition_desk_text (self->desk));
  g_autoptr (GArray) tray = flip_scenario_tray (game->format, file);

  if (!self->tiles->len)
    {
      add_hint (self);
      make_tiles (self, tray);
    }
  for (guint i = 0; i < MIN (tray->len, self->tiles->len); i++)
    flip_edit_tile_show (g_ptr_array_index (self->tiles, i),
                         &g_array_index (tray, FlipTrayItem, i));
}

/* overrides */

static void
flip_edit_tray_finalize (GObject *object)
{
  g_ptr_array_unref (FLIP_EDIT_TRAY (object)->tiles);
  G_OBJECT_CLASS (flip_edit_tray_parent_class)->finalize (object);
}

static void
flip_edit_tray_class_init (FlipEditTrayClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_edit_tray_finalize;
  signals[TAKEN] = g_signal_new ("taken", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "edittray");
}

static void
flip_edit_tray_init (FlipEditTray *self)
{
  self->tiles = g_ptr_array_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), SPACING);
}

/* public functions */

void
flip_edit_tray_set_desk (FlipEditTray *self, FlipEditionDesk *desk)
{
  g_return_if_fail (FLIP_IS_EDIT_TRAY (self) && FLIP_IS_EDITION_DESK (desk));
  g_return_if_fail (!self->desk);

  flip_follow_desk (self, &self->desk, desk, G_CALLBACK (load));
}

void
flip_edit_tray_set_short (FlipEditTray *self, gboolean is_short)
{
  g_return_if_fail (FLIP_IS_EDIT_TRAY (self) && self->hint);

  gtk_widget_set_visible (self->hint, !is_short);
}
