/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/canvas.h"

#include <gtk/gtk.h>

/* A drawing that is kept as a picture. If a new drawing comes out the same, the old picture stays,
   so that only real changes are painted again. */
typedef struct
{
  cairo_surface_t *surface; /* only as large as the drawn part; NULL until there is a picture */
  GskRenderNode *node;      /* NULL if nothing is drawn */
  int x, y;                 /* the position of the surface in the picture, in pixels of the screen */
  double factor;            /* pixels of the screen per pixel of the widget */
} FlipKeptPicture;

typedef void (*FlipDrawPicture) (FlipCanvas *canvas, gpointer data);

/* How a picture is to be drawn. The origin of the canvas is at (left, top) of the picture. */
typedef struct
{
  int width, height;
  double left, top, scale;
  const FlipPalette *palette;
  const FlipSetup *setup; /* for the players' names, or NULL */
  FlipDrawPicture draw;
  gpointer data;
} FlipPictureWish;

/* Redraws everything in this window when it moves to a screen with another scale. */
void flip_kept_picture_watch (GtkWidget *window);

void flip_kept_picture_update (FlipKeptPicture *picture,
                               GtkWidget *widget,
                               const FlipPictureWish *wish);
/* Also FALSE if the picture was drawn for a screen with another scale. */
gboolean flip_kept_picture_is_there (const FlipKeptPicture *picture, GtkWidget *widget);
void flip_kept_picture_append (const FlipKeptPicture *picture, GtkSnapshot *snapshot, int x, int y);
/* If both have the same pixels, they share one picture, and nothing has to be painted when one
   replaces the other. */
void flip_kept_picture_share (FlipKeptPicture *picture, const FlipKeptPicture *other);
void flip_kept_picture_clear (FlipKeptPicture *picture);
