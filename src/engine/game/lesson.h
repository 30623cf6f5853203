/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* What a step without a move points at: the part of the page that its words are about. */
typedef enum
{
  FLIP_LESSON_MOVE,  /* the site or button that plays the step's move */
  FLIP_LESSON_SEATS, /* the players and their points */
  FLIP_LESSON_NOW,   /* the question */
  FLIP_LESSON_BOARD, /* the whole board */
  FLIP_LESSON_LOG,   /* what has happened */
} FlipLessonPlace;

/* One step of a guided first game. All words are translatable: a title, two sentences, and what
   people are asked to do. Each is short; play/sheet/guide.h gives the limits. */
typedef struct
{
  const char *title;
  const char *first, *second;
  const char *request;
  const char *why_not; /* the answer to any other click; NULL in a step without a move */

  const char *move;   /* as written in a sheet; NULL: there is only something to read */
  const char *follow; /* the moves of others that follow, separated by semicolons; NULL: none */
  const char *site;   /* the site to point at if the move names none; or NULL */
  FlipLessonPlace place;
} FlipLessonStep;

/* A guided first game: the cards are dealt from a seed, and all moves are fixed. */
typedef struct
{
  const char *const *players; /* NULL-terminated */
  const char *const *options; /* "key=value", NULL-terminated; or NULL */
  const char *board;          /* file name; NULL: the default board */
  guint64 seed;
  const char *begin; /* the moves before the first step, separated by semicolons; or NULL */
  guint minutes; /* about how long it takes */
  const FlipLessonStep *steps;
  guint n_steps;
} FlipLesson;
