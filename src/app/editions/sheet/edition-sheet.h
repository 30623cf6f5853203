/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "draw/sheet/region.h"
#include "engine/session/session.h"

G_BEGIN_DECLS

/* The whole board of a sheet, as large as there is room. */
#define FLIP_TYPE_EDITION_SHEET (flip_edition_sheet_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditionSheet, flip_edition_sheet, FLIP, EDITION_SHEET, FlipDrawing)

/* The log must live for as long as it is shown; NULL shows nothing. A pale sheet is not what the
   file says now. */
void flip_edition_sheet_show (FlipEditionSheet *self, FlipLog *begun, gboolean is_pale);

/* The place of a site on the widget; its width is 0 if the site is not shown. */
FlipRect flip_edition_sheet_site (FlipEditionSheet *self, guint site);

/* The regions of the sheet: their number, and for each its place, its group in the file or NULL,
   and its name. */
guint flip_edition_sheet_n_regions (FlipEditionSheet *self);
FlipRect flip_edition_sheet_region (FlipEditionSheet *self, guint region);
const char *flip_edition_sheet_region_group (FlipEditionSheet *self, guint region);
const char *flip_edition_sheet_region_name (FlipEditionSheet *self, guint region);

/* The values of the file that the sheet shows, as FlipPrintedValue; the caller frees the list. */
GArray *flip_edition_sheet_values (FlipEditionSheet *self);

/* Converts a rectangle of the board to one of the widget. */
FlipRect flip_edition_sheet_place (FlipEditionSheet *self, const FlipRect *rect);

G_END_DECLS
