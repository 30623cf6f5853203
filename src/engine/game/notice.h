/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/ask.h"
#include "engine/game/move.h"

G_BEGIN_DECLS

#define FLIP_NOTICE_CARDS 7
#define FLIP_NOTICE_GAINS 10 /* one for each seat, where a moment is about all of them */

/* Something that a great moment gave or took: "+4 stars, 21 → 25". */
typedef struct
{
  const char *glyph; /* or NULL */
  char *amount;      /* "+4" */
  char *label;       /* "Stars" */
  char *detail;      /* "21 → 25"; may be empty */
  gboolean is_named; /* the label says whose it is: "Ann" */
  gboolean hurts;
} FlipNoticeGain;

/* A number that is compared with another: "J", "card: 11". */
typedef struct
{
  char *value, *words;
} FlipNoticeSide;

/* A great moment of a game, as a value: who and what, the cards that decided it, the verdict and
   what came of it. All words are translated, none is NULL; in them "{seat 2}" stands for a player's
   name. */
typedef struct
{
  const char *kind;    /* for programs and settings: "robbery" */
  const char *briefly; /* translated, on a button: "Tell Robberies Briefly" */
  int seat;            /* that it happened to, or FLIP_TABLE */
  gboolean is_bad;
  guint site; /* that is meant on the seat's board, or FLIP_NO_SITE */

  char *title;   /* who and what: "{seat 1} robs the cattle" */
  char *detail;  /* what it was about; may be empty */
  char *verdict; /* "Succeeds" */
  char *reason;  /* beside the verdict; may be empty */
  char *brings;  /* over the gains, "It costs"; empty for the usual words */
  char *next;    /* what is next; may be empty */

  guint n_cards; /* that were turned up; 0: the glyph is drawn instead */
  FlipCard cards[FLIP_NOTICE_CARDS];
  const char *glyph;

  const char *sign; /* between the two sides, "≥"; NULL: nothing is compared */
  FlipNoticeSide have, need;

  guint count, limit; /* a count that went over its limit; a limit of 0: there is none */
  char *count_of;     /* what is counted */

  guint n_gains;
  FlipNoticeGain gains[FLIP_NOTICE_GAINS];
} FlipNotice;

FlipNotice *flip_notice_new (const char *kind, const char *briefly, int seat);
void flip_notice_free (FlipNotice *notice);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipNotice, flip_notice_free)

/* Puts other words in the place of some. */
void flip_notice_say (char **words, const char *format, ...) G_GNUC_PRINTF (2, 3);

void flip_notice_add_card (FlipNotice *notice, FlipCard card);

/* Whatever is given or taken; the words of a number that was different before are filled in: with
   "$" as the unit, "+$5" and "$21 → $26". Where nothing changed, nothing is added. */
FlipNoticeGain *flip_notice_add (FlipNotice *notice, const char *glyph, const char *label);
void flip_notice_add_change (FlipNotice *notice,
                             const char *glyph,
                             const char *label,
                             const char *unit,
                             int before,
                             int after);

/* All of it as one sentence, for screen readers and where there is little room. */
char *flip_notice_tell (const FlipNotice *notice);

/* Goes through all words, so that names can be put in. */
void flip_notice_each_words (FlipNotice *notice,
                             void (*put) (char **words, gpointer data),
                             gpointer data);

G_END_DECLS
