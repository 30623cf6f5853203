/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/setup.h"
#include "engine/game/site.h"

G_BEGIN_DECLS

/* What a part of a sheet can be, so that it needs no drawing of its own. */
typedef enum
{
  FLIP_PART_GRID,  /* squares in columns and rows, "b3" */
  FLIP_PART_TRACK, /* spaces one after the other, "left 3" */
  FLIP_PART_LIST,  /* lines, each with what it gives */
  FLIP_PART_FACTS, /* the facts of the seat; no sites */
  FLIP_PART_SCORE, /* the lines of its score; no sites */
} FlipPartKind;

/* A part of a game's sheet, as a description: the names of its sites, its drawing in all layouts and the
   places that an editor points at follow from it. */
typedef struct
{
  const char *id;    /* for the notation: a site of the part is "left 3"; never translated */
  const char *title; /* translatable */
  const char *hue;   /* by its word, "hearts"; never translated */
  const char *glyph; /* by its word, "flag"; never translated */
  FlipPartKind kind;
  guint16 first;       /* of its sites; they are numbered row by row, part after part */
  guint columns, rows; /* of sites */
} FlipPart;

/* One site of a game whose sheet is described in parts, without its marks; and the one of that name, in either case,
   or FLIP_NO_SITE. */
void flip_part_site (const FlipGame *game, guint16 site, FlipSite *described);
guint16 flip_part_find_site (const FlipGame *game, const char *name);

/* The part that has a site; NULL where none does. */
const FlipPart *flip_part_of_site (const FlipGame *game, guint16 site);

G_END_DECLS
