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

/* The ways to a site that people choose between. Those that only decline are offered elsewhere, and
   those that cost more than another and bring the same are left out. */
typedef struct
{
  FlipWaySet usual; /* the cheapest; if there is just one, a click takes it */
  FlipWaySet paid;  /* that cost more, and bring something else for it */
} FlipSiteWays;

void flip_site_ways_read (FlipSiteWays *ways, const FlipMoment *moment, guint site);

/* Whether something to be done at a site may be suggested: it neither leaves the site alone nor is rare. */
gboolean flip_site_ways_may_suggest (const FlipMoment *moment, guint site);

/* A question about some ways: what differs between them, and at most three rows. A row with several
   ways leads to a further question. */
typedef struct
{
  char *title; /* "Which card to the poker hand?" */
  guint n;
  FlipWaySet rows[FLIP_WAYS_ROWS];
  char *labels[FLIP_WAYS_ROWS];
} FlipWayQuestion;

FlipWayQuestion *flip_way_question_new (const FlipMoment *moment,
                                        guint site,
                                        const FlipWaySet *ways);
void flip_way_question_free (FlipWayQuestion *question);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipWayQuestion, flip_way_question_free)

/* What a digit does at a site that somebody has chosen: the only way of the row with this number, from
   1, without asking first; NULL where there is none. */
const FlipWay *flip_site_ways_numbered (const FlipMoment *moment, guint site, guint number);

/* Which digits do what there, where several do; NULL elsewhere. Freed by the caller. */
char *flip_site_ways_key_words (const FlipMoment *moment, guint site);

/* "With gold…": leads to the ways that cost more. Freed by the caller. */
char *flip_site_ways_paid_words (const FlipMoment *moment);

G_END_DECLS
