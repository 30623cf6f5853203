/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a step points at where nothing is to be played: the part of the page that its words are about. */
typedef enum
{
  FLIP_LESSON_MOVE,  /* the site or button that plays the step's move */
  FLIP_LESSON_SEATS, /* the players and their points */
  FLIP_LESSON_NOW,   /* the question */
  FLIP_LESSON_BOARD, /* all of the board */
  FLIP_LESSON_LOG,   /* what has happened */
} FlipLessonPlace;

/* One step of a guided first game. All words are translatable: a title, two sentences, and what people are asked to
   do. Each is short; play/sheet/guide.h says how short. */
typedef struct
{
  const char *title;
  const char *first, *second;
  const char *request;
  const char *why_not; /* what is said about any other click; NULL where nothing is to be played */

  const char *move;   /* as a sheet has it; NULL: there is only something to read */
  const char *follow; /* what others do then, with semicolons between; NULL: nothing */
  const char *site;   /* for a move that names none: the site to point at; or NULL */
  FlipLessonPlace place;
} FlipLessonStep;

/* A guided first game: the deal is that of a seed, and all moves are written down. */
typedef struct
{
  const char *const *players; /* ended by NULL */
  const char *const *options; /* "key=value", ended by NULL; or NULL */
  const char *board;          /* the name of the file; NULL: the default */
  guint64 seed;
  const char *begin; /* what is played before the first step, with semicolons between; or NULL */
  guint minutes; /* that it takes about */
  const FlipLessonStep *steps;
  guint n_steps;
} FlipLesson;

G_END_DECLS
