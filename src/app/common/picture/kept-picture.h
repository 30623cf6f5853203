/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/canvas.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A drawing that is kept as a picture. One that comes out the same is not replaced, so that only
   what has really changed is painted again. */
typedef struct
{
  cairo_surface_t *surface; /* only as large as what is drawn; NULL until there is a picture */
  GskRenderNode *node;      /* NULL where nothing is drawn */
  int x, y;                 /* where on the picture that lies, in pixels of the screen */
  double factor;            /* pixels of the screen per pixel of the widget */
} FlipKeptPicture;

typedef void (*FlipDrawPicture) (FlipCanvas *canvas, gpointer data);

/* Draws it again. The origin of the canvas is at left, top of the picture. */
typedef struct
{
  int width, height;
  double left, top, scale;
  const FlipPalette *palette;
  const FlipSetup *setup; /* for the players' names, or NULL */
  FlipDrawPicture draw;
  gpointer data;
} FlipPictureWish;

/* In this window, everything is drawn anew when it comes to a screen of another scale. */
void flip_kept_picture_watch (GtkWidget *window);

void flip_kept_picture_update (FlipKeptPicture *picture,
                               GtkWidget *widget,
                               const FlipPictureWish *wish);
/* FALSE, too, where it was drawn for a screen of another scale. */
gboolean flip_kept_picture_is_there (const FlipKeptPicture *picture, GtkWidget *widget);
void flip_kept_picture_append (const FlipKeptPicture *picture, GtkSnapshot *snapshot, int x, int y);
/* Where both show the same pixels, one picture serves for both: then nothing has to be painted when
   one follows the other. */
void flip_kept_picture_share (FlipKeptPicture *picture, const FlipKeptPicture *other);
void flip_kept_picture_clear (FlipKeptPicture *picture);

G_END_DECLS
