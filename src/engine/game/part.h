/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/setup.h"
#include "engine/game/site.h"

/* The kinds of parts of which a sheet can be composed without a drawing of its own. */
typedef enum
{
  FLIP_PART_GRID,  /* squares in columns and rows, "b3" */
  FLIP_PART_TRACK, /* consecutive spaces, "left 3" */
  FLIP_PART_LIST,  /* lines, each with its reward */
  FLIP_PART_FACTS, /* the facts of the seat; no sites */
  FLIP_PART_SCORE, /* the lines of its score; no sites */
} FlipPartKind;

/* The description of one part of a game's sheet, from which the names of its sites, its drawing in
   all layouts and its places in an editor are derived. */
typedef struct
{
  const char *id;    /* for the notation, where a site of the part is "left 3"; never translated */
  const char *title; /* translatable */
  const char *hue;   /* the name of its colour, "hearts"; never translated */
  const char *glyph; /* the name of its picture, "flag"; never translated */
  FlipPartKind kind;
  guint16 first;       /* its first site; sites are numbered row by row, part after part */
  guint columns, rows; /* numbers of sites */
} FlipPart;

/* The first fills in a site of a sheet that is described in parts, without its marks. The second
   finds a site by its name, ignoring case; FLIP_NO_SITE if there is none. */
void flip_part_site (const FlipGame *game, guint16 site, FlipSite *described);
guint16 flip_part_find_site (const FlipGame *game, const char *name);

/* The part to which a site belongs; NULL if there is none. */
const FlipPart *flip_part_of_site (const FlipGame *game, guint16 site);
