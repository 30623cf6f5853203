/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/guide.h"

#include <gtk/gtk.h>

/* The layer over a sheet in a guided game: it dims everything but the place meant, draws a ring
   around that, and says what to do in a bubble that points at it. Clicks elsewhere shake the ring
   and show a sentence. Signals: "go-on", "go-back", "skip". */
G_DECLARE_FINAL_TYPE (FlipGuideView, flip_guide_view, FLIP, GUIDE_VIEW, GtkWidget)

/* The place meant, and another widget to be lit: the cards that are needed there. Either may be
   NULL. */
typedef struct
{
  GtkWidget *place, *lit;
} FlipGuidePlaces;

/* Finds both; called whenever something may have moved. */
typedef FlipGuidePlaces (*FlipGuideFind) (gpointer owner);

/* The owner outlives the view. A widget that stays in use, such as the header, is never dimmed. */
void flip_guide_view_set_owner (FlipGuideView *self,
                                gpointer owner,
                                FlipGuideFind find,
                                GtkWidget *in_use);

/* Shows the current step; NULL hides everything. */
void flip_guide_view_load (FlipGuideView *self, FlipGuide *guide);

/* Responds to a click on anything other than the place meant. */
void flip_guide_view_refuse (FlipGuideView *self);

/* Finds the place again, which may have moved; gives it the focus if `focus` is set. */
void flip_guide_view_look (FlipGuideView *self, gboolean focus);
