/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

G_BEGIN_DECLS

#define FLIP_MOST_WAYS 96
#define FLIP_WAYS_ROWS 3

/* Some of a moment's answers by their index, the cheapest first. */
typedef struct
{
  guint n;
  guint ways[FLIP_MOST_WAYS];
} FlipWaySet;

/* The ways to mark a site that the player can choose from. Ways that only decline are offered
   elsewhere, and a way that costs more than another and yields the same is left out. */
typedef struct
{
  FlipWaySet usual; /* the cheapest; if there is just one, a click takes it */
  FlipWaySet paid;  /* ways that cost more and yield something more */
} FlipSiteWays;

void flip_site_ways_read (FlipSiteWays *ways, const FlipMoment *moment, guint site);

/* Whether the cheapest way to mark a site may be suggested; see flip_answers_may_suggest. */
gboolean flip_site_ways_may_suggest (const FlipMoment *moment, guint site);

/* A question about some ways: the aspect in which they differ, and at most three rows. A row with
   several ways leads to a further question. */
typedef struct
{
  char *title; /* "Which card goes to your poker hand?" */
  guint n;
  FlipWaySet rows[FLIP_WAYS_ROWS];
  char *labels[FLIP_WAYS_ROWS];
} FlipWayQuestion;

FlipWayQuestion *flip_way_question_new (const FlipMoment *moment,
                                        guint site,
                                        const FlipWaySet *ways);
void flip_way_question_free (FlipWayQuestion *question);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipWayQuestion, flip_way_question_free)

/* The way that a digit chooses at the selected site, without asking first: the only way of the row
   with this number, from 1; NULL if there is none. */
const FlipWay *flip_site_ways_numbered (const FlipMoment *moment, guint site, guint number);

/* Explains the digit keys at a site, if there are several; else NULL. The caller frees it. */
char *flip_site_ways_key_words (const FlipMoment *moment, guint site);

/* "With gold…": the label that leads to the ways that cost more. The caller frees it. */
char *flip_site_ways_paid_words (const FlipMoment *moment);

/* The words of a site for screen readers: its place, its mark, and whether it is in reach at this
   price. The caller frees them. */
char *flip_site_label (const FlipGame *game, const FlipSite *site, int price);

G_END_DECLS
