/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/meaning.h"
#include "advisor/search.h"
#include "play/moment/moment.h"
#include "table/considering.h"

G_BEGIN_DECLS

/* This many choices are shown beside the board; the others are in a list. */
#define FLIP_HINT_CHOICES 3

/* One suggested choice. */
typedef struct
{
  FlipMove move;
  guint site;     /* on the sheet, or FLIP_NO_SITE */
  char *notation; /* as `sheet.play` takes it */
  char *title;    /* "Mine 2b"; of several choices there "Mine 2b: 7♦ suit, 8♠ value" */
  char *place;    /* "Mine 2b"; or the title if it is about no place */
  char *how;      /* "7♦ suit, 8♠ value"; NULL if there is only one choice there */
  char *reason;   /* a sentence about its effect; may be empty */
  int expected;   /* in the unit of the hint, in hundredths */
  int error;      /* it is at most this far off, in 19 of 20 cases */
  gboolean ties;  /* not distinguishable from the best one */
  gboolean aims;  /* it is a flick with this aim; `sheet.aim` takes its notation */
  FlipFlick flick;
  FlipAim aim;   /* the path to its first contact */
  double radius; /* of the disc */
} FlipHintChoice;

/* The suggestions for a moment, as a value. */
typedef struct
{
  guint seat;
  FlipMeaning meaning;
  GPtrArray *choices; /* of FlipHintChoice, the best one first */
  guint n_legal;
  guint64 play_outs;
} FlipHint;

/* The moment must be the one that was analysed. The weights may be NULL. */
FlipHint *flip_hint_new (const FlipMoment *moment, const FlipWeights *weights, const FlipAdvice *advice);

/* The same for flicks considered at a simulated table. */
FlipHint *flip_hint_new_at_table (const FlipMoment *moment, const FlipConsidered *considered);
void flip_hint_free (FlipHint *hint);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipHint, flip_hint_free)

const FlipHintChoice *flip_hint_choice (const FlipHint *hint, guint index);

/* The meaning of its figures, in a sentence: points, a lead or a chance, and against whom. */
char *flip_hint_tell_meaning (const FlipMoment *moment, guint seat);

/* Everything about a choice in one sentence. */
char *flip_hint_tell (const FlipHint *hint, guint index);

G_END_DECLS
