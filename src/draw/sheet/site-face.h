/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/marker.h"
#include "draw/kit/text.h"
#include "engine/game/site.h"

/* How a site looks beneath a piece that is held over the sheet. */
typedef enum
{
  FLIP_PREVIEW_NONE,
  FLIP_PREVIEW_OPEN, /* the piece could be placed here */
  FLIP_PREVIEW_FITS,
  FLIP_PREVIEW_MISFITS, /* the piece doesn't fit, but not because of this site */
  FLIP_PREVIEW_BLOCKED, /* the piece doesn't fit because of this site */
} FlipPreview;

/* The current look of a site. */
typedef struct
{
  const char *name; /* determines the strokes of its mark */
  FlipMark mark;
  int price; /* FLIP_NOT_IN_REACH, 0, or a price */
  gboolean refused, focused;
  double progress;   /* the share of its mark that is drawn, 0 to 1 */
  gboolean newest;   /* its mark is the newest on the board */
  const char *badge; /* a few letters instead of a price; may be NULL */
  FlipPreview preview;
  guint hint; /* its rank among the best choices, from 1; or one of those below; 0: none */
  const char *title, *gives; /* from the game, for described parts; may be NULL */
} FlipSiteLook;

FlipSiteLook flip_site_look (const FlipSite *site);

/* In a review: the actual choice, and the best one. */
#define FLIP_HINT_PLAYED 100
#define FLIP_HINT_BEST   101

typedef enum
{
  FLIP_SHAPE_BOX,
  FLIP_SHAPE_STONE, /* with a round top */
  FLIP_SHAPE_HOUSE, /* with a roof */
} FlipShape;

typedef struct
{
  FlipRect rect;
  FlipShape shape;
  FlipHue hue;
  double radius;
  double roof;            /* height of the roof, or 0 */
  gboolean price_below;   /* the badge is at the lower right */
  const FlipRect *circle; /* where a circle is drawn, if not around the whole face */
  const FlipColour *paper; /* its background, if not the palette's face */
} FlipSiteFace;

/* How far a site's drawing may reach beyond its rectangle. */
#define FLIP_SITE_OVERFLOW 14

/* The game draws the contents of a face between these two calls. */
void flip_site_face_begin (FlipCanvas *canvas, const FlipSiteFace *face, const FlipSiteLook *look);
void flip_site_face_end (FlipCanvas *canvas,
                         const FlipSiteFace *face,
                         const FlipSiteLook *look,
                         FlipColour ink);

/* For a site whose face the game draws itself: only the frames around it, as it has no mark and no price. */
void flip_site_face_frame (FlipCanvas *canvas, const FlipSiteFace *face, const FlipSiteLook *look);

/* Marks one of the best choices, on top of everything else that is drawn there. */
void flip_site_hint_paint (FlipCanvas *canvas, const FlipRect *rect, guint place);

/* Whether something can be done at the site now, and the palette shows it. */
gboolean flip_site_is_offered (FlipCanvas *canvas, const FlipSiteLook *look);
