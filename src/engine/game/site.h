/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/move.h"

/* How a place on the sheet has been marked. */
typedef enum
{
  FLIP_MARK_NONE,
  FLIP_MARK_CIRCLED,
  FLIP_MARK_CROSSED,
  FLIP_MARK_FILLED, /* a square that has been coloured in */
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
  char gives[280];    /* its reward, translated */
  FlipMark mark;
  int price;   /* its lowest price now, or FLIP_NOT_IN_REACH */
  guint part;  /* if it is part of another site: which one, as an offer numbers the parts;
                  otherwise 0 */
  guint16 whole; /* that other site, whose moves with this part are also offered here */
  guint8 grid; /* the number of its grid of squares, from 1, or 0; and its place in that grid */
  gint8 column, row;
  char badge[48]; /* a few characters to show beside it when it is in reach: "+2" */
} FlipSite;

typedef struct
{
  guint n;
  FlipSite sites[FLIP_MAX_SITES];
} FlipSites;
