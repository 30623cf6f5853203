/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/glyph-icon.h"

#include "app/common/screen-palette.h"

#include <string.h>

#define SIZE 16

struct _FlipGlyphIcon
{
  GtkWidget parent_instance;

  FlipGlyph glyph;
};

G_DEFINE_FINAL_TYPE (FlipGlyphIcon, flip_glyph_icon, GTK_TYPE_WIDGET)

/* overrides */

static void
flip_glyph_icon_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  *minimum = *natural = SIZE;
  *minimum_baseline = *natural_baseline = -1;
}

static void
flip_glyph_icon_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  FlipCanvas canvas;

  flip_canvas_init (&canvas, cr, flip_screen_palette ());
  canvas.ground = canvas.palette->board;
  flip_glyph_draw_symbol (&canvas, FLIP_GLYPH_ICON (widget)->glyph, width / 2.0, height / 2.0,
                          SIZE - 2);
  flip_canvas_clear (&canvas);
  cairo_destroy (cr);
}

static void
flip_glyph_icon_class_init (FlipGlyphIconClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = flip_glyph_icon_measure;
  widget_class->snapshot = flip_glyph_icon_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
flip_glyph_icon_init (FlipGlyphIcon *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  flip_screen_palette_watch (GTK_WIDGET (self), G_CALLBACK (gtk_widget_queue_draw));
}

/* public functions */

GtkWidget *
flip_glyph_icon_new (FlipGlyph glyph)
{
  FlipGlyphIcon *self = g_object_new (FLIP_TYPE_GLYPH_ICON, NULL);

  self->glyph = glyph;
  return GTK_WIDGET (self);
}

gboolean
flip_glyph_of_id (const char *id, FlipGlyph *glyph)
{
  gsize length = strcspn (id, "-");

  return flip_glyph_find (id, length, glyph)
         || (length && id[length - 1] == 's' && flip_glyph_find (id, length - 1, glyph));
}
