/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "draw/sheet/region.h"
#include "engine/session/session.h"

G_BEGIN_DECLS

/* The whole board of a sheet, as large as there is room for it. */
#define FLIP_TYPE_EDITION_SHEET (flip_edition_sheet_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditionSheet, flip_edition_sheet, FLIP, EDITION_SHEET, FlipDrawing)

/* The log outlives what is shown of it; NULL shows nothing. Pale: it is not what the file says
   now. */
void flip_edition_sheet_show (FlipEditionSheet *self, FlipLog *begun, gboolean is_pale);

/* Where a site lies on the widget; without a width it lies nowhere. */
FlipRect flip_edition_sheet_site (FlipEditionSheet *self, guint site);

/* The regions of the sheet: how many there are, where one lies, which group of a file it shows or NULL,
   and what it is called. */
guint flip_edition_sheet_n_regions (FlipEditionSheet *self);
FlipRect flip_edition_sheet_region (FlipEditionSheet *self, guint region);
const char *flip_edition_sheet_region_group (FlipEditionSheet *self, guint region);
const char *flip_edition_sheet_region_name (FlipEditionSheet *self, guint region);

/* What it shows of the file, as FlipPrintedValue; the caller frees the list. */
GArray *flip_edition_sheet_values (FlipEditionSheet *self);

/* Where a rectangle of the board lies on the widget. */
FlipRect flip_edition_sheet_place (FlipEditionSheet *self, const FlipRect *rect);

G_END_DECLS
