/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/notice/notice-tile.h"

#include "app/common/picture/glyph-icon.h"
#include "app/common/toolkit/show.h"

struct _FlipNoticeTile
{
  GtkBox parent_instance;

  /* template */
  FlipGlyphIcon *glyph;
  GtkLabel *amount, *label, *detail;
};

G_DEFINE_FINAL_TYPE (FlipNoticeTile, flip_notice_tile, GTK_TYPE_BOX)

/* overrides */

static void
flip_notice_tile_class_init (FlipNoticeTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FLIP_TYPE_GLYPH_ICON);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/notice/notice-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipNoticeTile, glyph);
  gtk_widget_class_bind_template_child (widget_class, FlipNoticeTile, amount);
  gtk_widget_class_bind_template_child (widget_class, FlipNoticeTile, label);
  gtk_widget_class_bind_template_child (widget_class, FlipNoticeTile, detail);
}

static void
flip_notice_tile_init (FlipNoticeTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

void
flip_notice_tile_show (FlipNoticeTile *self, const FlipNoticeGain *gain)
{
  g_return_if_fail (FLIP_IS_NOTICE_TILE (self));
  g_return_if_fail (gain != NULL);

  flip_glyph_icon_show_word (self->glyph, gain->glyph);
  flip_show_text (self->amount, gain->amount);
  flip_show_text (self->label, gain->label);
  flip_show_text (self->detail, gain->detail);
  flip_show_class (GTK_WIDGET (self), "hurts", gain->hurts);
}
