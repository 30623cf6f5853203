/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/values/group-preview.h"

#include "app/common/toolkit/class.h"
#include "app/editions/kit/kept-desk.h"
#include "draw/sheet/sheet-art.h"

#include <glib/gi18n.h>

#define LEAST_WIDTH 228

struct _FlipGroupPreview
{
  FlipEditCanvas parent_instance;

  /* children */
  FlipEditDrawing *drawing;

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  const char *group; /* interned, or NULL */

  /* owned */
  gpointer state; /* a game with the group in play, or NULL */
};

G_DEFINE_FINAL_TYPE (FlipGroupPreview, flip_group_preview, FLIP_TYPE_EDIT_CANVAS)

/* helpers */

static const FlipSheetArt *
art_of (FlipGroupPreview *self)
{
  return flip_sheet_art_of (flip_edition_desk_game (self->desk), self->state);
}

static void
draw_region (FlipCanvas *canvas, gpointer owner, guint region)
{
  FlipGroupPreview *self = owner;

  canvas->setup = flip_log_setup (flip_edition_desk_begun (self->desk));
  flip_sheet_art_draw (art_of (self), canvas, self->state, 0, FLIP_LAYOUT_NARROW, region);
}

/* The key of the first number of the group. */
static const char *
find_number (FlipGroupPreview *self)
{
  FlipBoardFile *file = flip_edition_desk_file (self->desk);
  g_autoptr (GArray) places =
    flip_format_places (flip_edition_desk_game (self->desk)->format, file, FALSE);

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      if (place->field->kind == FLIP_KIND_NUMBERS && g_str_equal (place->name, self->group))
        return flip_board_file_keep (file, place->key);
    }
  return NULL;
}

static void
load (FlipGroupPreview *self, const FlipEditionChange *change)
{
  FlipLog *begun = flip_edition_desk_begun (self->desk);
  guint site, region;
  FlipRect area;

  g_clear_pointer (&self->state, g_free);
  if (begun && self->group)
    self->state = flip_edition_preview (begun, self->group, &site);
  gtk_widget_set_visible (GTK_WIDGET (self), self->state != NULL);
  if (!self->state)
    return;
  region = flip_sheet_art_site_region (art_of (self), site);
  area = flip_sheet_art_region_rect (art_of (self), FLIP_LAYOUT_NARROW, region);
  flip_edit_drawing_show (self->drawing, region, area, FALSE);
  flip_edit_canvas_begin (FLIP_EDIT_CANVAS (self));
  flip_edit_canvas_add (FLIP_EDIT_CANVAS (self),
                        &(FlipHotSpot){ .group = self->group,
                                        .key = find_number (self),
                                        .part = -1,
                                        .rect = area,
                                        .name = _ ("As it is drawn in a game") });
  flip_edit_canvas_end (FLIP_EDIT_CANVAS (self));
}

static void
flip_group_preview_class_init (FlipGroupPreviewClass *klass)
{
  FLIP_OWN_LAST (klass, FlipGroupPreview, (state, g_free));
}

static void
flip_group_preview_init (FlipGroupPreview *self)
{
  self->drawing =
    flip_edit_drawing_new (draw_region, self, (FlipEditWidths){ LEAST_WIDTH, LEAST_WIDTH, 0 });
  flip_edit_canvas_take_drawing (FLIP_EDIT_CANVAS (self), self->drawing);
}

/* public functions */

GtkWidget *
flip_group_preview_new (FlipEditionDesk *desk)
{
  FlipGroupPreview *self;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), NULL);

  self = g_object_new (FLIP_TYPE_GROUP_PREVIEW, NULL);
  flip_follow_desk (self, &self->desk, desk, G_CALLBACK (load));
  return GTK_WIDGET (self);
}

void
flip_group_preview_show (FlipGroupPreview *self, const char *group)
{
  g_return_if_fail (FLIP_IS_GROUP_PREVIEW (self));

  self->group = g_intern_string (group);
  load (self, &flip_edition_change_of_all);
}
