/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/screens/link-code.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "serve/qr.h"

#include <glib/gi18n.h>

/* About 7 pixels for each module of a link to own screens. */
#define SIZE 280

struct _FlipLinkCode
{
  FlipDrawing parent_instance;

  /* owned */
  char *link; /* or NULL */
};

G_DEFINE_FINAL_TYPE (FlipLinkCode, flip_link_code, FLIP_TYPE_DRAWING)

/* overrides */

static void
flip_link_code_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  const FlipLinkCode *self = FLIP_LINK_CODE (drawing);

  if (self->link)
    flip_qr_draw (canvas, self->link, &(FlipRect){ 0, 0, width, height });
}

static void
flip_link_code_class_init (FlipLinkCodeClass *klass)
{
  FLIP_OWN_LAST (klass, FlipLinkCode, (link, g_free));
  FLIP_DRAWING_CLASS (klass)->draw = flip_link_code_draw;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "link-code");
}

static void
flip_link_code_init (FlipLinkCode *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  flip_drawing_set_size (FLIP_DRAWING (self), SIZE, SIZE);
}

/* public functions */

void
flip_link_code_show (FlipLinkCode *self, const char *link)
{
  g_autofree char *name = NULL;

  g_return_if_fail (FLIP_IS_LINK_CODE (self));

  if (g_strcmp0 (self->link, link) == 0)
    return;
  g_free (self->link);
  self->link = g_strdup (link);
  /* Translators: what screen readers call the picture; %s: an address of the web */
  name = link ? g_strdup_printf (_ ("QR code of %s"), link) : NULL;
  flip_show_name (self, name ? name : "");
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
