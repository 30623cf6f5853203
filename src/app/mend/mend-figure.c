/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/mend/mend-figure.h"

#include "app/common/picture/glyph-icon.h"
#include "app/common/picture/seat-avatar.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"

#include <glib/gi18n.h>

struct _FlipMendFigure
{
  GtkBox parent_instance;

  /* template */
  FlipSeatAvatar *avatar;
  FlipGlyphIcon *glyph;
  GtkLabel *name, *change;
};

G_DEFINE_FINAL_TYPE (FlipMendFigure, flip_mend_figure, GTK_TYPE_BOX)

/* overrides */

static void
flip_mend_figure_class_init (FlipMendFigureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FLIP_ENSURE_TYPES (FLIP_TYPE_GLYPH_ICON, FLIP_TYPE_SEAT_AVATAR);
  FLIP_TEMPLATE (widget_class, "mend/mend-figure.ui");
  FLIP_BIND_CHILDREN (widget_class, FlipMendFigure, avatar, glyph, name, change);
}

static void
flip_mend_figure_init (FlipMendFigure *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

void
flip_mend_figure_show (FlipMendFigure *self,
                       guint seat,
                       const char *name,
                       const FlipFigure *figure)
{
  g_autofree char *change = NULL;

  g_return_if_fail (FLIP_IS_MEND_FIGURE (self));
  g_return_if_fail (name != NULL);

  change = figure ? g_markup_printf_escaped ("%s  %d › <b>%d</b>", figure->label, figure->before,
                                             figure->now)
                  : g_markup_escape_text (C_ ("changes", "nothing"), -1);
  flip_seat_avatar_show (self->avatar, seat, name);
  flip_show_text (self->name, name);
  flip_show_text (self->change, change);
  (void) flip_glyph_icon_show_word (self->glyph, figure ? figure->glyph : NULL);
}
