/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/marker.h"
#include "draw/kit/text.h"
#include "engine/game/site.h"

G_BEGIN_DECLS

/* A piece that is held over the sheet, as far as it lies on a site. */
typedef enum
{
  FLIP_PREVIEW_NONE,
  FLIP_PREVIEW_OPEN, /* it could be put down here */
  FLIP_PREVIEW_FITS,
  FLIP_PREVIEW_MISFITS, /* it does not fit, but not because of this site */
  FLIP_PREVIEW_BLOCKED, /* it does not fit because of this site */
} FlipPreview;

/* How a site looks at the moment. */
typedef struct
{
  const char *name; /* its mark belongs to it */
  FlipMark mark;
  int price; /* FLIP_NOT_IN_REACH, 0, or a price */
  gboolean refused, focused;
  double progress;   /* of its mark, 0 to 1 */
  gboolean newest;   /* its mark is the newest on the board */
  const char *badge; /* a few letters instead of a price; may be NULL */
  FlipPreview preview;
  guint hint; /* the place among the best choices, from 1; one of those below; 0: none */
  const char *title, *gives; /* as the game tells them, for described parts; may be NULL */
} FlipSiteLook;

FlipSiteLook flip_site_look (const FlipSite *site);

/* In a review: what was chosen, and what would have been best. */
#define FLIP_HINT_PLAYED 100
#define FLIP_HINT_BEST   101

typedef enum
{
  FLIP_SHAPE_BOX,
  FLIP_SHAPE_STONE, /* round above */
  FLIP_SHAPE_HOUSE, /* with a roof */
} FlipShape;

typedef struct
{
  FlipRect rect;
  FlipShape shape;
  FlipHue hue;
  double radius;
  double roof;            /* height of the roof, or 0 */
  gboolean price_below;   /* the badge stands at the lower right */
  const FlipRect *circle; /* what a circle goes round, if not the whole face */
  const FlipColour *paper; /* what it is printed on, if not on the palette's face */
} FlipSiteFace;

/* How far a site's drawing may reach beyond its rectangle. */
#define FLIP_SITE_OVERFLOW 14

/* What the game prints on a face is drawn between the two. */
void flip_site_face_begin (FlipCanvas *canvas, const FlipSiteFace *face, const FlipSiteLook *look);
void flip_site_face_end (FlipCanvas *canvas,
                         const FlipSiteFace *face,
                         const FlipSiteLook *look,
                         FlipColour ink);

/* That it is one of the best choices, over whatever else is drawn there. */
void flip_site_hint_paint (FlipCanvas *canvas, const FlipRect *rect, guint place);

/* Whether something can be done there now, and the palette shows it. */
gboolean flip_site_is_offered (FlipCanvas *canvas, const FlipSiteLook *look);

G_END_DECLS
