/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/review/hint.h"
#include "play/table/table-hand.h"
#include "play/table/table-zoom.h"
#include "draw/table/aim-art.h"
#include "table/recording.h"

#include <gtk/gtk.h>

/* The table in three layers: what stands still, what moves, and the aim. Signals: "played" when a
   flick has been shown to its end; "site-refused" (uint) when the player clicks a figure that can't
   be chosen; "zoomed" when another part of the table is in view. */
#define FLIP_TYPE_TABLE_CANVAS (flip_table_canvas_get_type ())
G_DECLARE_FINAL_TYPE (FlipTableCanvas, flip_table_canvas, FLIP, TABLE_CANVAS, GtkWidget)

GtkWidget *flip_table_canvas_new (void);

/* Shows the moment of the model and what the hand is about to do. The caller keeps both; NULL
   releases them. */
void flip_table_canvas_set (FlipTableCanvas *self, FlipSheetModel *model, FlipTableHand *hand);

/* Whether the height follows from the width, or fills the available room. */
void flip_table_canvas_set_compact (FlipTableCanvas *self, gboolean compact);
gboolean flip_table_canvas_is_compact (FlipTableCanvas *self);

/* Shows a flick; a pace of 1 is real time. Takes ownership of the recording. */
void flip_table_canvas_play (FlipTableCanvas *self,
                             gconstpointer state,
                             const FlipTable *before,
                             FlipRecording *recording,
                             double pace);
void flip_table_canvas_stop (FlipTableCanvas *self);
gboolean flip_table_canvas_is_playing (FlipTableCanvas *self);

/* Draws the hinted flicks; none for NULL. */
void flip_table_canvas_hint (FlipTableCanvas *self, const FlipHint *hint);

/* Emits "site-refused" for the figure of a site. */
void flip_table_canvas_refuse (FlipTableCanvas *self, guint16 site);

/* Zooms in on a part of the table around a point of the widget; and pans to another part, by
   pixels. */
void flip_table_canvas_zoom (FlipTableCanvas *self, double factor, double x, double y);
void flip_table_canvas_pan (FlipTableCanvas *self, double dx, double dy);
void flip_table_canvas_show_whole (FlipTableCanvas *self);
gboolean flip_table_canvas_is_zoomed (FlipTableCanvas *self);

/* How the table is mapped to the widget. */
FlipTableView flip_table_canvas_view (FlipTableCanvas *self);
gboolean flip_table_canvas_picture (FlipTableCanvas *self, FlipAimPicture *picture);
