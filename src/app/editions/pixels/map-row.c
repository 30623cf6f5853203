/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/pixels/map-row.h"

#include "app/common/toolkit/show.h"
#include "app/common/toolkit/template.h"
#include "app/editions/kit/check-mark.h"
#include "draw/kit/pixel-art.h"
#include "engine/base/phrase.h"

#include <glib/gi18n.h>

#define SIZE   46
#define MARGIN 5

/* The picture */

struct _FlipMapPicture
{
  FlipDrawing parent_instance;

  char *text;
  FlipHue hue;
};

G_DEFINE_FINAL_TYPE (FlipMapPicture, flip_map_picture, FLIP_TYPE_DRAWING)

static void
flip_map_picture_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipMapPicture *self = FLIP_MAP_PICTURE (drawing);
  FlipRect rect = flip_rect_grow ((FlipRect){ 0, 0, width, height }, -MARGIN);

  if (self->text)
    flip_pixel_art_draw_small (canvas, self->text, &rect, canvas->palette->hues[self->hue]);
}

static void
flip_map_picture_finalize (GObject *object)
{
  g_free (FLIP_MAP_PICTURE (object)->text);
  G_OBJECT_CLASS (flip_map_picture_parent_class)->finalize (object);
}

static void
flip_map_picture_class_init (FlipMapPictureClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_map_picture_finalize;
  FLIP_DRAWING_CLASS (klass)->draw = flip_map_picture_draw;
}

static void
flip_map_picture_init (FlipMapPicture *self)
{
  flip_drawing_set_size (FLIP_DRAWING (self), SIZE, SIZE);
}

void
flip_map_picture_show (FlipMapPicture *self, const char *text, FlipHue hue)
{
  g_return_if_fail (FLIP_IS_MAP_PICTURE (self));
  g_return_if_fail (text);

  if (g_strcmp0 (self->text, text) == 0 && self->hue == hue)
    return;
  g_free (self->text);
  self->text = g_strdup (text);
  self->hue = hue;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The row */

struct _FlipMapRow
{
  GtkListBoxRow parent_instance;

  /* template */
  FlipMapPicture *picture;
  GtkLabel *name, *note, *mark;
};

G_DEFINE_FINAL_TYPE (FlipMapRow, flip_map_row, GTK_TYPE_LIST_BOX_ROW)

static void
flip_map_row_class_init (FlipMapRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FLIP_TYPE_MAP_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/editions/pixels/map-row.ui");
  FLIP_BIND_CHILDREN (widget_class, FlipMapRow, picture, name, note, mark);
}

static void
flip_map_row_init (FlipMapRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
flip_map_row_show (FlipMapRow *self, FlipEditionDesk *desk, const FlipEditionMap *map, FlipHue hue)
{
  g_autofree char *told = NULL, *words = NULL;

  g_return_if_fail (FLIP_IS_MAP_ROW (self));
  g_return_if_fail (map);

  told = flip_edition_check_tell (desk, &map->checked);
  words = flip_phrase_list (map->note, told, NULL);
  flip_map_picture_show (self->picture, map->text, hue);
  gtk_label_set_label (self->name, map->name);
  gtk_label_set_label (self->note, map->brief);
  flip_check_mark_show (self->mark, desk, &map->checked, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, map->title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}
