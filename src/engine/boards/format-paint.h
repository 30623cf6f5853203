/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/boards/format.h"

G_BEGIN_DECLS

/* A board's file whose sheet has squares that are painted: one brush at a time, and each square that
   is clicked or passed becomes what the brush makes. Squares are sites of the sheet. */

typedef struct
{
  const char *title; /* translatable: "Gap" */
  const char *glyph; /* its picture, by its word; or NULL */
  char letter;       /* the key that paints so */
  gboolean is_bare;  /* the sheet draws nothing there */
} FlipSiteBrush;

struct _FlipPainting
{
  const FlipSiteBrush *brushes;
  guint n_brushes;
  guint first; /* the brush at the beginning */

  /* The brush that a site looks like; -1 where it can't be painted. */
  int (*look) (FlipBoardFile *file, guint16 site);

  /* Changes the file, with everything that follows from it. FALSE: there was nothing to change. */
  gboolean (*paint) (FlipBoardFile *file, guint16 site, guint brush);

  /* What a click would make of it, for people; the caller frees it. */
  char *(*tell) (FlipBoardFile *file, guint16 site, guint brush);
};

G_END_DECLS
