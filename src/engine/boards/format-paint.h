/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/boards/format.h"

/* A board's file whose sheet has squares that can be painted: one brush at a time, and each square
   that is clicked or dragged over becomes what the brush makes. Squares are sites of the sheet. */

typedef struct
{
  const char *title; /* translatable: "Gap" */
  const char *glyph; /* the name of its picture; or NULL */
  char letter;       /* the key that selects it */
  gboolean is_bare;  /* the sheet draws nothing there */
} FlipSiteBrush;

struct _FlipPainting
{
  const FlipSiteBrush *brushes;
  guint n_brushes;
  guint first; /* the brush selected at first */

  /* The brush that a site looks painted with; -1 if it can't be painted. */
  int (*look) (FlipBoardFile *file, guint16 site);

  /* Changes the file, with all consequences. FALSE if there was nothing to change. */
  gboolean (*paint) (FlipBoardFile *file, guint16 site, guint brush);

  /* A description of what a click would make of the site; the caller frees it. */
  char *(*tell) (FlipBoardFile *file, guint16 site, guint brush);
};
