/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/edit-tile.h"

#include "app/common/drawing.h"
#include "app/common/show.h"
#include "play/table-draft.h"

#include <glib/gi18n.h>

#define PICTURE_WIDTH  64
#define PICTURE_HEIGHT 34
#define BELOW_NAME     7
#define MIDDLE         150 /* mm: where the piece stands on a table of its own */
#define SCALE          .42

/* Its picture */

#define FLIP_TYPE_EDIT_TILE_PICTURE (flip_edit_tile_picture_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditTilePicture,
                      flip_edit_tile_picture,
                      FLIP,
                      EDIT_TILE_PICTURE,
                      FlipDrawing)

struct _FlipEditTilePicture
{
  FlipDrawing parent_instance;

  FlipTableDraft *draft; /* owned; or NULL */
  gboolean is_tall;      /* a building has its name above it */
};

G_DEFINE_FINAL_TYPE (FlipEditTilePicture, flip_edit_tile_picture, FLIP_TYPE_DRAWING)

static void
flip_edit_tile_picture_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipEditTilePicture *self = FLIP_EDIT_TILE_PICTURE (drawing);
  FlipTableView view = {
    .canvas = canvas,
    .x = width / 2 - MIDDLE * SCALE,
    .y = height / 2 - MIDDLE * SCALE + (self->is_tall ? BELOW_NAME : 0),
    .scale = SCALE,
  };

  if (self->draft)
    flip_table_draft_draw_pieces (self->draft, &view);
}

static void
flip_edit_tile_picture_finalize (GObject *object)
{
  g_clear_pointer (&FLIP_EDIT_TILE_PICTURE (object)->draft, flip_table_draft_free);
  G_OBJECT_CLASS (flip_edit_tile_picture_parent_class)->finalize (object);
}

static void
flip_edit_tile_picture_class_init (FlipEditTilePictureClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_edit_tile_picture_finalize;
  FLIP_DRAWING_CLASS (klass)->draw = flip_edit_tile_picture_draw;
  FLIP_DRAWING_CLASS (klass)->around = 4;
}

static void
flip_edit_tile_picture_init (FlipEditTilePicture *self)
{
  flip_drawing_set_size (FLIP_DRAWING (self), PICTURE_WIDTH, PICTURE_HEIGHT);
}

/* The tile */

struct _FlipEditTile
{
  GtkButton parent_instance;

  /* template */
  FlipEditTilePicture *picture;
  GtkLabel *title, *count;

  /* borrowed */
  const FlipGame *game;

  guint index;
};

G_DEFINE_FINAL_TYPE (FlipEditTile, flip_edit_tile, GTK_TYPE_BUTTON)

/* helpers */

/* A file with nothing but this piece in the middle of a small table. */
static FlipTableDraft *
draft_item (FlipEditTile *self, const FlipTrayItem *item)
{
  const FlipTableFormat *table = self->game->format->table;
  g_autofree char *text = g_strdup_printf ("[%s]\n%s=%d\n%s=%d\n", table->group, table->width,
                                           2 * MIDDLE, table->height, 2 * MIDDLE);
  g_autoptr (FlipBoardFile) file = flip_board_file_new (text);
  const FlipSpot middle = { MIDDLE, MIDDLE, 0 };
  FlipTrayItem one = *item;
  const char *group, *key;

  one.left = 1;
  flip_scenario_add (self->game->format, file, &one, &middle, &group, &key);
  return flip_table_draft_new (self->game, file);
}

static gboolean
is_in_parts (FlipEditTile *self, const char *group)
{
  FlipFootprint footprints[FLIP_MOST_FOOTPRINTS];

  return self->game->format->table->footprint (group, &(FlipSpot){ 0 }, footprints) > 1;
}

/* callbacks */

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

  gtk_drag_source_set_icon (source, picture, PICTURE_WIDTH / 2, PICTURE_HEIGHT / 2);
}

/* overrides */

static void
flip_edit_tile_class_init (FlipEditTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FLIP_TYPE_EDIT_TILE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/editions/edit-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipEditTile, picture);
  gtk_widget_class_bind_template_child (widget_class, FlipEditTile, title);
  gtk_widget_class_bind_template_child (widget_class, FlipEditTile, count);
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

/* public functions */

GtkWidget *
flip_edit_tile_new (const FlipGame *game, guint index)
{
  FlipEditTile *self = g_object_new (FLIP_TYPE_EDIT_TILE, NULL);

  g_return_val_if_fail (flip_table_draft_can (game), GTK_WIDGET (self));

  self->game = game;
  self->index = index;
  return GTK_WIDGET (self);
}

guint
flip_edit_tile_index (FlipEditTile *self)
{
  g_return_val_if_fail (FLIP_IS_EDIT_TILE (self), 0);

  return self->index;
}

void
flip_edit_tile_show (FlipEditTile *self, const FlipTrayItem *item)
{
  g_autofree char *count = g_strdup_printf ("%d", item->left);
  /* Translators: something in the box, and how many of it are left. */
  g_autofree char *told =
    g_strdup_printf (ngettext ("%s, %d left", "%s, %d left", item->left), item->title, item->left);

  g_return_if_fail (FLIP_IS_EDIT_TILE (self));

  if (!self->picture->draft)
    {
      self->picture->draft = draft_item (self, item);
      self->picture->is_tall = item->group && is_in_parts (self, item->group);
      gtk_widget_queue_draw (GTK_WIDGET (self->picture));
    }
  flip_show_text (self->title, item->title);
  flip_show_text (self->count, count);
  gtk_widget_set_sensitive (GTK_WIDGET (self), item->left > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
}
