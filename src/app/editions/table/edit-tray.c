/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/table/edit-tray.h"

#include "app/common/layout/flow-layout.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "app/editions/kit/kept-desk.h"
#include "app/editions/table/piece-picture.h"
#include "play/editions/scenario-table.h"

#include <glib/gi18n.h>

#define SPACING 6

/* One kind of piece or token in the tray: its drawing, its name, and how many are left. The widgets
   are borrowed from the sections. */
typedef struct
{
  GtkWidget *button;
  FlipPiecePicture *picture;
  GtkLabel *title, *count;
} Tile;

struct _FlipEditTray
{
  GtkBox parent_instance;

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  /* children */
  GtkWidget *hint;

  /* owned */
  GArray *tiles; /* of Tile */
};

G_DEFINE_FINAL_TYPE (FlipEditTray, flip_edit_tray, GTK_TYPE_BOX)

/* callbacks */

static guint
index_of (FlipEditTray *self, GtkWidget *button)
{
  guint index = 0;

  while (g_array_index (self->tiles, Tile, index).button != button)
    index++;
  return index;
}

static guint
index_at (FlipEditTray *self, GtkDragSource *drag)
{
  return index_of (self, gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (drag)));
}

static void
clicked_cb (GtkWidget *button, FlipEditTray *self)
{
  g_assert (FLIP_IS_EDIT_TRAY (self));

  g_signal_emit_by_name (self, "taken", index_of (self, button));
}

static GdkContentProvider *
prepare_cb (GtkDragSource *drag, double x, double y, FlipEditTray *self)
{
  guint index = index_at (self, drag);

  return gtk_widget_get_sensitive (g_array_index (self->tiles, Tile, index).button)
           ? gdk_content_provider_new_typed (G_TYPE_UINT, index)
           : NULL;
}

static void
begin_cb (GtkDragSource *source, GdkDrag *drag, FlipEditTray *self)
{
  GtkWidget *picture =
    GTK_WIDGET (g_array_index (self->tiles, Tile, index_at (self, source)).picture);
  g_autoptr (GdkPaintable) icon = gtk_widget_paintable_new (picture);

  gtk_drag_source_set_icon (source, icon, FLIP_PIECE_PICTURE_WIDTH / 2,
                            FLIP_PIECE_PICTURE_HEIGHT / 2);
}

/* helpers */

static void
add_hint (FlipEditTray *self)
{
  self->hint = flip_make_words (_ ("Drag pieces to the table, or click to add them."),
                                "edition-note edition-dim");
  gtk_box_append (GTK_BOX (self), self->hint);
}

static GtkWidget *
add_section (FlipEditTray *self, const char *title)
{
  GtkWidget *tiles = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkLayoutManager *layout = g_object_new (FLIP_TYPE_FLOW_LAYOUT, "spacing", SPACING, NULL);

  gtk_widget_set_layout_manager (tiles, layout);
  gtk_box_append (GTK_BOX (self), flip_make_label (title, "edit-section"));
  gtk_box_append (GTK_BOX (self), tiles);
  return tiles;
}

static void
watch_drag (FlipEditTray *self, GtkWidget *button)
{
  GtkDragSource *drag = gtk_drag_source_new ();

  gtk_drag_source_set_actions (drag, GDK_ACTION_COPY);
  FLIP_LISTEN_FIRST (button, drag, self, ("prepare", prepare_cb), ("drag-begin", begin_cb));
}

static void
add_tile (FlipEditTray *self, GtkWidget *section)
{
  g_autoptr (GtkBuilder) builder =
    gtk_builder_new_from_resource ("/org/flipside/Flipside/editions/table/edit-tile.ui");
  Tile tile = { GTK_WIDGET (gtk_builder_get_object (builder, "button")),
                FLIP_PIECE_PICTURE (gtk_builder_get_object (builder, "picture")),
                GTK_LABEL (gtk_builder_get_object (builder, "title")),
                GTK_LABEL (gtk_builder_get_object (builder, "count")) };

  g_signal_connect (tile.button, "clicked", G_CALLBACK (clicked_cb), self);
  watch_drag (self, tile.button);
  gtk_box_append (GTK_BOX (section), tile.button);
  g_array_append_val (self->tiles, tile);
}

static void
show_tile (FlipEditTray *self, const Tile *tile, const FlipTrayItem *item)
{
  g_autofree char *count = g_strdup_printf ("%d", item->left);
  /* Translators: something in the box, and how many of it are left. */
  g_autofree char *told =
    /* Translators: a piece, and how many of it are not laid yet */
    g_strdup_printf (ngettext ("%s, %d left", "%s, %d left", item->left), item->title, item->left);

  flip_piece_picture_show (tile->picture, flip_edition_desk_game (self->desk), item);
  flip_show_text (tile->title, item->title);
  flip_show_text (tile->count, count);
  gtk_widget_set_sensitive (tile->button, item->left > 0);
  flip_show_name (tile->button, told);
}

static void
make_tiles (FlipEditTray *self, GArray *tray)
{
  const char *section = NULL;
  GtkWidget *tiles = NULL;

  for (guint i = 0; i < tray->len; i++)
    {
      const FlipTrayItem *item = &g_array_index (tray, FlipTrayItem, i);

      if (g_strcmp0 (section, item->section) != 0)
        tiles = add_section (self, _ (item->section));
      section = item->section;
      add_tile (self, tiles);
    }
}

static void
load (FlipEditTray *self, const FlipEditionChange *change)
{
  const FlipGame *game = flip_edition_desk_game (self->desk);
  g_autoptr (GArray) tray = flip_scenario_tray (game->format, flip_edition_desk_file (self->desk));

  if (!self->tiles->len)
    {
      add_hint (self);
      make_tiles (self, tray);
    }
  for (guint i = 0; i < MIN (tray->len, self->tiles->len); i++)
    show_tile (self, &g_array_index (self->tiles, Tile, i), &g_array_index (tray, FlipTrayItem, i));
}

static void
flip_edit_tray_class_init (FlipEditTrayClass *klass)
{
  FLIP_OWN_LAST (klass, FlipEditTray, (tiles, g_array_unref));
  FLIP_SIGNAL (klass, "taken", 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "edittray");
}

static void
flip_edit_tray_init (FlipEditTray *self)
{
  self->tiles = g_array_new (FALSE, FALSE, sizeof (Tile));
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
