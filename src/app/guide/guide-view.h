/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/guide.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Over a sheet: everything but the place meant is dimmed, a ring is around that, and a bubble that points at it says
   what to do. Clicks elsewhere are answered by the ring and a sentence. Signals: "go-on", "go-back", "skip". */
#define FLIP_TYPE_GUIDE_VIEW (flip_guide_view_get_type ())
G_DECLARE_FINAL_TYPE (FlipGuideView, flip_guide_view, FLIP, GUIDE_VIEW, GtkWidget)

/* What is meant, and what is lit beside it: cards that are needed for it; either may be NULL. */
typedef struct
{
  GtkWidget *place, *lit;
} FlipGuidePlaces;

/* Where both are now. It is asked whenever something may have moved. */
typedef FlipGuidePlaces (*FlipGuideFind) (gpointer owner);

/* The owner outlives the view. What stays in use, such as the header, is never dimmed. */
void flip_guide_view_set_owner (FlipGuideView *self,
                                gpointer owner,
                                FlipGuideFind find,
                                GtkWidget *in_use);

/* The present step; NULL hides it all. */
void flip_guide_view_load (FlipGuideView *self, FlipGuide *guide);

/* Something else than the place meant was tried. */
void flip_guide_view_refuse (FlipGuideView *self);

/* The place may have moved: it is looked for again, and gets the focus if `focus`. */
void flip_guide_view_look (FlipGuideView *self, gboolean focus);

G_END_DECLS
