/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/move.h"
#include "engine/game/stage.h"

#define FLIP_NOTICE_CARDS 7
#define FLIP_NOTICE_GAINS 10 /* enough for one per seat if a moment affects all of them */

/* Something that a great moment gave or took away: "+4 stars, 21 → 25". */
typedef struct
{
  const char *glyph; /* or NULL */
  char *amount;      /* "+4" */
  char *label;       /* "Stars" */
  char *detail;      /* "21 → 25"; may be empty */
  gboolean is_named; /* the label is a player's name: "Ann" */
  gboolean hurts;
} FlipNoticeGain;

/* A number that is compared with another: "J", "card: 11". */
typedef struct
{
  char *value, *words;
} FlipNoticeSide;

/* A great moment of a game, as a value: who did what, the cards that decided it, the verdict and
   the consequences. All words are translated and none is NULL; "{seat 2}" in them stands for a
   player's name. */
typedef struct
{
  const char *kind;    /* for programs and settings: "robbery" */
  const char *briefly; /* translated, on a button: "Keep Robberies Brief" */
  int seat;            /* the seat that it happened to, or FLIP_TABLE */
  gboolean is_bad;
  guint site; /* the place on the seat's board that it is about, or FLIP_NO_SITE */

  char *title;   /* who did what: "{seat 1} robs the cattle" */
  char *detail;  /* the circumstances; may be empty */
  char *verdict; /* "Succeeds" */
  char *reason;  /* shown beside the verdict; may be empty */
  char *brings;  /* heading of the gains, "It costs"; empty for the usual one */
  char *next;    /* what happens next; may be empty */

  guint n_cards; /* the cards that were turned up; 0: the glyph is drawn instead */
  FlipCard cards[FLIP_NOTICE_CARDS];
  const char *glyph;

  const char *sign; /* the comparison, "≥"; NULL: nothing is compared */
  FlipNoticeSide have, need;

  guint count, limit; /* a count that exceeded its limit; a limit of 0 means that there is none */
  char *count_of;     /* what is counted */

  guint n_gains;
  FlipNoticeGain gains[FLIP_NOTICE_GAINS];
} FlipNotice;

FlipNotice *flip_notice_new (const char *kind, const char *briefly, int seat);
void flip_notice_free (FlipNotice *notice);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipNotice, flip_notice_free)

/* Replaces the words by new ones. */
void flip_notice_say (char **words, const char *format, ...) G_GNUC_PRINTF (2, 3);

void flip_notice_add_card (FlipNotice *notice, FlipCard card);

/* Add something that was given or taken away. The second one fills in the words for a number that
   has changed: with "$" as the unit, "+$5" and "$21 → $26"; it adds nothing if the number is the
   same. */
FlipNoticeGain *flip_notice_add (FlipNotice *notice, const char *glyph, const char *label);
void flip_notice_add_change (FlipNotice *notice,
                             const char *glyph,
                             const char *label,
                             const char *unit,
                             int before,
                             int after);

/* The whole notice as one sentence, for screen readers and narrow places. */
char *flip_notice_tell (const FlipNotice *notice);

/* Calls a function for each text of the notice, so that names can be filled in. */
void flip_notice_each_words (FlipNotice *notice,
                             void (*put) (char **words, gpointer data),
                             gpointer data);
