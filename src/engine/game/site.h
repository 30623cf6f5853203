/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/move.h"

G_BEGIN_DECLS

/* What the marker has done to a place on the sheet. */
typedef enum
{
  FLIP_MARK_NONE,
  FLIP_MARK_CIRCLED,
  FLIP_MARK_CROSSED,
  FLIP_MARK_FILLED, /* a square that is coloured in */
} FlipMark;

#define FLIP_NOT_IN_REACH (-1)
#define FLIP_MAX_SITES    448

/* A place on a seat's sheet that can be marked: for drawing, screen readers and tests. */
typedef struct
{
  guint16 id;
  const char *region; /* translated */
  char name[32];      /* as in the notation: "mine 2b" */
  char title[144];    /* for people, within its region: "Chamber 2b"; translated */
  char gives[280];    /* what it is worth, translated */
  FlipMark mark;
  int price;   /* the least it costs now, or FLIP_NOT_IN_REACH */
  guint part;  /* of another site, as an offer counts its parts; 0: it is no part */
  guint16 whole; /* that other site: what is done there with this part is offered here, too */
  guint8 grid; /* which grid of squares it is part of, from 1, or 0; and where in that */
  gint8 column, row;
  char badge[48]; /* a few characters to show beside it when it can be reached: "+2" */
} FlipSite;

typedef struct
{
  guint n;
  FlipSite sites[FLIP_MAX_SITES];
} FlipSites;

G_END_DECLS
