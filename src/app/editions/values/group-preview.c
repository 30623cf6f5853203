/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/values/group-preview.h"

#include "app/common/picture/drawing.h"
#include "app/common/toolkit/show.h"
#include "app/editions/kit/kept-desk.h"
#include "draw/sheet/sheet-art.h"

#include <glib/gi18n.h>

#define LEAST_WIDTH 220

/* The drawing */

#define FLIP_TYPE_GROUP_PICTURE (flip_group_picture_get_type ())
G_DECLARE_FINAL_TYPE (FlipGroupPicture, flip_group_picture, FLIP, GROUP_PICTURE, FlipDrawing)

struct _FlipGroupPicture
{
  FlipDrawing parent_instance;

  FlipLog *begun;       /* or NULL */
  gpointer state;       /* the state of that log with the group in play; or NULL */
  guint region;
};

G_DEFINE_FINAL_TYPE (FlipGroupPicture, flip_group_picture, FLIP_TYPE_DRAWING)

static const FlipSheetArt *
art_of (FlipGroupPicture *self)
{
  return flip_sheet_art_of (flip_log_game (self->begun), self->state);
}

static FlipRect
area_of (FlipGroupPicture *self)
{
  return flip_sheet_art_region_rect (art_of (self), FLIP_LAYOUT_NARROW, self->region);
}

static void
flip_group_picture_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipGroupPicture *self = FLIP_GROUP_PICTURE (drawing);
  FlipRect area;
  double scale;

  if (!self->state)
    return;
  area = area_of (self);
  scale = MIN (width / area.width, height / area.height);
  cairo_translate (canvas->cr, (width - area.width * scale) / 2, 0);
  cairo_scale (canvas->cr, scale, scale);
  canvas->setup = flip_log_setup (self->begun);
  flip_sheet_art_draw (art_of (self), canvas, self->state, 0, FLIP_LAYOUT_NARROW, self->region);
}

static GtkSizeRequestMode
flip_group_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
flip_group_picture_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  FlipGroupPicture *self = FLIP_GROUP_PICTURE (widget);
  FlipRect area = self->state ? area_of (self) : (FlipRect){ 0, 0, 1, 1 };
  double width = for_size < 0 ? LEAST_WIDTH : MIN (for_size, area.width);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                          ? LEAST_WIDTH
                          : (int) (area.height * width / area.width);
  *minimum_baseline = *natural_baseline = -1;
}

static void
flip_group_picture_finalize (GObject *object)
{
  FlipGroupPicture *self = FLIP_GROUP_PICTURE (object);

  g_clear_pointer (&self->begun, flip_log_free);
  g_free (self->state);
  G_OBJECT_CLASS (flip_group_picture_parent_class)->finalize (object);
}

static void
flip_group_picture_class_init (FlipGroupPictureClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_group_picture_finalize;
  FLIP_DRAWING_CLASS (klass)->draw = flip_group_picture_draw;
  GTK_WIDGET_CLASS (klass)->get_request_mode = flip_group_picture_get_request_mode;
  GTK_WIDGET_CLASS (klass)->measure = flip_group_picture_measure;
}

static void
flip_group_picture_init (FlipGroupPicture *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_FILL);
}

/* While the edition has a problem, its last good state is drawn. */
static gboolean
load_picture (FlipGroupPicture *self, FlipEditionDesk *desk, const char *group)
{
  FlipLog *begun =
    flip_edition_begin (flip_edition_desk_game (desk), flip_edition_desk_text (desk), FALSE, NULL);
  guint site;

  if (begun)
    {
      g_clear_pointer (&self->begun, flip_log_free);
      self->begun = begun;
    }
  g_clear_pointer (&self->state, g_free);
  if (!self->begun || !group)
    return FALSE;
  self->state = flip_edition_preview (self->begun, group, &site);
  if (self->state && art_of (self))
    self->region = flip_sheet_art_site_region (art_of (self), site);
  else
    g_clear_pointer (&self->state, g_free);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return self->state != NULL;
}

/* The button */

struct _FlipGroupPreview
{
  GtkButton parent_instance;

  /* children */
  FlipGroupPicture *picture;

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  /* owned */
  char *group; /* or NULL */
};

G_DEFINE_FINAL_TYPE (FlipGroupPreview, flip_group_preview, GTK_TYPE_BUTTON)

enum
{
  OPENED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
load (FlipGroupPreview *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), load_picture (self->picture, self->desk, self->group));
}

/* A click opens the first number of the group, which is the one that is drawn. */
static void
flip_group_preview_clicked (GtkButton *button)
{
  FlipGroupPreview *self = FLIP_GROUP_PREVIEW (button);
  g_autoptr (GArray) places = flip_format_places (flip_edition_desk_game (self->desk)->format,
                                                  flip_edition_desk_file (self->desk), FALSE);

  for (guint i = 0; self->group && i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      if (place->field->kind != FLIP_KIND_NUMBERS || !g_str_equal (place->name, self->group))
        continue;
      g_signal_emit (self, signals[OPENED], 0, place->name, place->key);
      return;
    }
}

static void
flip_group_preview_finalize (GObject *object)
{
  g_free (FLIP_GROUP_PREVIEW (object)->group);
  G_OBJECT_CLASS (flip_group_preview_parent_class)->finalize (object);
}

static void
flip_group_preview_class_init (FlipGroupPreviewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_group_preview_finalize;
  GTK_BUTTON_CLASS (klass)->clicked = flip_group_preview_clicked;
  signals[OPENED] = g_signal_new ("opened", FLIP_TYPE_GROUP_PREVIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
}

static void
flip_group_preview_init (FlipGroupPreview *self)
{
  self->picture = g_object_new (FLIP_TYPE_GROUP_PICTURE, NULL);
  gtk_button_set_child (GTK_BUTTON (self), GTK_WIDGET (self->picture));
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "group-preview");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), _ ("As It Is Drawn in a Game"));
  flip_show_name (self, _ ("As it is drawn in a game"));
}

GtkWidget *
flip_group_preview_new (FlipEditionDesk *desk)
{
  FlipGroupPreview *self;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), NULL);
  g_return_val_if_fail (flip_edition_desk_game (desk)->format->preview, NULL);

  self = g_object_new (FLIP_TYPE_GROUP_PREVIEW, NULL);
  self->desk = flip_kept_desk (self, desk);
  load (self);
  g_signal_connect_object (desk, "changed", G_CALLBACK (load), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
flip_group_preview_show (FlipGroupPreview *self, const char *group)
{
  g_autofree char *old = NULL;

  g_return_if_fail (FLIP_IS_GROUP_PREVIEW (self));

  old = g_steal_pointer (&self->group);
  self->group = g_strdup (group);
  load (self);
}
