/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/card-series.h"
#include "play/moment/role-table.h"
#include "play/moment/way.h"

G_BEGIN_DECLS

/* One question that a seat or the table may answer now, with everything needed to show it. */
typedef struct
{
  FlipAsk ask;
  FlipQuestion *question;
  FlipCardSeries series; /* the series of cards that answers it */
  FlipTiles tiles;       /* tiles that can be placed */
} FlipAsked;

/* Hidden cards that a seat may look at. */
typedef struct
{
  guint n;
  FlipCard cards[FLIP_MAX_PEEKS];
} FlipSecrets;

typedef struct _FlipMomentCache FlipMomentCache;

/* Everything a person sees at one moment of a sheet, as a value: it is made once per change, from
   the session alone, and never changes, whatever becomes of the sheet. The window, the command line
   and the tests all show it. Parts that are long or rarely needed are worked out on first use, and
   kept. */
typedef struct
{
  FlipLog *log; /* as it was at that moment */
  const FlipSetup *setup;
  const FlipGame *game;
  gconstpointer state; /* its own copy, turned to the seat in view if that seat may act now, and
                          with flicks completed */

  guint position;      /* entries before it */
  guint cursor;        /* number of entries that count; later ones were taken back */
  guint length;        /* of the whole log */
  gboolean is_present; /* FALSE: an earlier moment is shown */
  gboolean can_undo, can_redo;
  guint n_aside;            /* entries that were set aside and can be restored */
  guint n_replaced, stayed; /* how often the log was replaced, and how many entries stayed the last time */
  gboolean is_over, is_practice;
  gboolean is_finished; /* the game is over at the present, whichever moment is shown */
  gboolean by_itself; /* an automatic seat is asked and will act soon */

  guint n_seats;
  guint seat; /* whose board is in view */

  char *where;    /* in words: "Round 2, turn 3 of 5" */
  guint progress; /* in hundredths */

  /* The questions of all seats that may answer; none when the game is over. There are several only
     if seats act at the same time; the question of the board in view then comes first, if its seat
     may act. */
  guint n_asked;
  FlipAsked asked[FLIP_MAX_SEATS];

  /* The legal answers to the first question, in the game's order; none at an earlier moment, or if
     the seat plays by itself. For another seat's answers, make the moment with its board in
     view. */
  guint n_moves;
  FlipMove *moves;

  FlipSecrets secrets[FLIP_MAX_SEATS];

  FlipMomentCache *cache;
} FlipMoment;

/* The moment after the first `position` entries, with a seat's board in view. FLIP_ANY_BOARD
   chooses the board of the seat that is asked, or about which the table is asked; at an earlier
   moment, that of the seat that acted last. */
#define FLIP_ANY_BOARD (-1)
FlipMoment *flip_moment_new (FlipSession *session, guint position, int seat);

/* The same moment with another board in view. */
FlipMoment *flip_moment_for_seat (const FlipMoment *moment, guint seat);

/* A moment of a log alone: nothing can be taken back, and no hidden cards can be seen. */
FlipMoment *flip_moment_of_log (FlipLog *log, guint position, int seat);

FlipMoment *flip_moment_ref (FlipMoment *moment);
void flip_moment_unref (FlipMoment *moment);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipMoment, flip_moment_unref)

/* Replaces the moment that is held by another one, or NULL. */
void flip_moment_set (FlipMoment **held, FlipMoment *moment);

/* The first question, or NULL when the game is over. */
const FlipAsked *flip_moment_asked (const FlipMoment *moment);

/* The kind of the first question and who is asked: FLIP_ASK_NOTHING and FLIP_TABLE when the game is
   over. */
FlipAskKind flip_moment_kind (const FlipMoment *moment);
int flip_moment_who (const FlipMoment *moment);

/* Whether a playing card is asked for; a game's own cards are like any other answers. */
gboolean flip_moment_asks_playing_card (const FlipMoment *moment);

/* The seat that everyone waits for: the one that is asked, or about which the table is asked; or
   -1. */
int flip_moment_awaited (const FlipMoment *moment);

/* The seats that may answer now, one bit each. */
guint flip_moment_may_act (const FlipMoment *moment);

/* The turn that the newest entry belongs to, in words, for a user who looks back. The caller frees
   it. */
char *flip_moment_tell_turn (const FlipMoment *moment);

/* Whether the screen should stay on: a game in progress at the players' own table is looked at
   while their hands are elsewhere. */
gboolean flip_moment_keeps_awake (const FlipMoment *moment);

/* Reads a move in the notation of a sheet; FALSE if it can't be read at this moment. It need not be
   legal. */
gboolean flip_moment_read_move (const FlipMoment *moment, const char *text, FlipMove *move);

gboolean flip_moment_is_automatic (const FlipMoment *moment, guint seat);

/* An answer as it is offered; and the indices of the answers at a site, the cheapest first. */
const FlipWay *flip_moment_way (const FlipMoment *moment, guint index);
guint flip_moment_ways_of_site (const FlipMoment *moment, guint site, guint *ways, guint most);
const FlipWay *flip_moment_find_way (const FlipMoment *moment, const FlipMove *move);

/* The marks and facts of a seat, the facts that all share (FLIP_TABLE), points, goals and the
   result. */
const FlipSites *flip_moment_sites (const FlipMoment *moment, guint seat);
const FlipSite *flip_moment_site (const FlipMoment *moment, guint site); /* of the board in view */
const FlipFacts *flip_moment_facts (const FlipMoment *moment, int seat);
const FlipScore *flip_moment_score (const FlipMoment *moment, guint seat);
const FlipGoals *flip_moment_goals (const FlipMoment *moment);
void flip_moment_feats (const FlipMoment *moment, guint seat, FlipFeats *feats);

/* The points of a seat at the present, whichever moment is shown. */
int flip_moment_points_now (const FlipMoment *moment, guint seat);

const FlipResult *flip_moment_result (const FlipMoment *moment);
const char *flip_moment_player (const FlipMoment *moment, int who);

/* The roles that the cards of the question can play, or NULL if it gives cards no roles. An
   arrangement that has not led to a mark yet can still be exchanged: then the question is the one
   that was asked `back` entries ago. */
const FlipRoleTable *flip_moment_roles (const FlipMoment *moment, guint *back);

/* An arrangement of that table, in the notation of a sheet. */
char *flip_moment_print_role (const FlipMoment *moment, const FlipMove *move);

/* The site of the newest mark on the board in view, at an earlier moment or when the game is over;
   else FLIP_NO_SITE. */
guint flip_moment_newest_site (const FlipMoment *moment);

/* Why nothing can be done at a site of the board in view, with a short title: "Mine 2b is used
   up". */
void flip_moment_refuse_site (const FlipMoment *moment, guint16 site, FlipRefusal *refusal);
char *flip_moment_refusal_title (const FlipMoment *moment,
                                 guint16 site,
                                 const FlipRefusal *refusal);

/* The seats that have acted since this part of the game began and are not being asked, one bit
   each. */
guint flip_moment_seats_done (const FlipMoment *moment);

G_END_DECLS
