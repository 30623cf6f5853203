/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/deck.h"
#include "engine/game/lesson.h"
#include "engine/game/move.h"
#include "engine/game/notice.h"
#include "engine/game/offer.h"
#include "engine/game/part.h"
#include "engine/game/refusal.h"
#include "engine/game/score.h"
#include "engine/game/setup.h"
#include "engine/game/site.h"
#include "engine/game/stage.h"

/* A board, card set or scenario that comes with Flipside, as a key file. */
typedef struct
{
  const char *name;  /* file name */
  const char *title; /* translatable */
  const char *text;
  const char *story; /* translatable: the story behind it, or NULL */
} FlipBoard;

/* The game's own terms for common things; translatable, or NULL for the usual terms. */
typedef struct
{
  const char *paid_with;     /* what prices are paid in, "gold" */
  const char *paid_with_one; /* the same for a price of 1, "life" */
  const char *paid_glyph;    /* the name of its picture; not translated */
  const char *points;        /* what a seat's points measure, "best"; NULL: the whole game */
  const char *boards;        /* what its boards are called, "Scenario" */
  const char *next;          /* if all act at the same time: what comes next, "Next Lineup" */
  const char *round;         /* the name of a round by its number, "%u o’clock" */

  /* The two ways to play, each with a sentence of explanation, and the label of the seed. */
  const char *at_table, *at_table_sentence;
  const char *dealt, *dealt_sentence;
  const char *seed;
} FlipGameWords;

/* Two sides, which the seats take alternately. */
typedef struct
{
  const char *option;   /* the option that sets the side of the first seat; NULL: there are no
                           sides */
  const char *names[2]; /* translatable, in the order of the option's values */
} FlipSides;

typedef struct _FlipVerb FlipVerb;
typedef struct _FlipFormat FlipFormat;
typedef struct _FlipEvaluation FlipEvaluation;

/* The contract of a game: one constant table of functions over a plain-old-data state. The state
   holds public knowledge only and is copied with memcpy. Asking, listing, checking and playing
   allocate nothing, so that they can be done millions of times. */
struct _FlipGame
{
  const char *id;
  const char *name; /* translatable */
  guint min_seats, max_seats;
  gsize state_size;
  const FlipBoard *boards; /* built in; the first is the default */
  guint n_boards;
  const FlipFormat *format; /* the format of its board files; see engine/boards/format.h */
  const FlipBoard *blank;   /* one for people who play from a booklet of their own, or NULL */
  const FlipOption *options;
  guint n_options;
  FlipGameWords words;
  FlipSides sides;
  const FlipTally *tallies; /* what is worth counting over many sheets */
  guint n_tallies;
  const char *opponent; /* the option that makes the second of two seats an automatic player, or
                            NULL; and where the state has such a value, a guint8, for each of the two */
  gsize levels_offset;
  const FlipVerb *const *verbs; /* their rows; see engine/game/verb.h */
  guint n_verbs;
  gsize stage_offset; /* the offset of the stage, a guint8, in the state … */
  gsize seats_offset; /* … and of the number of seats, also a guint8: without a `result`, or if there
                         are automatic players */
  const FlipStage *stages; /* one row each; the last one is the end of the game */
  guint n_stages;
  const FlipPart *parts; /* the parts of its sheet, unless that is drawn by hand; see
                            engine/game/part.h */
  guint n_parts;
  const char *now_rule; /* the id of the rule that says what can be done when; or NULL */
  const char *seat_rule; /* … and which of the seats that act together still can; or NULL */
  gboolean own_cards; /* its cards are numbers defined by the game, not playing cards */

  /* Sets up the first state; an invalid set-up is refused with an error. */
  gboolean (*begin) (gpointer state, const FlipSetup *setup, GError **error);

  /* The text that people read before the first move (engine/game/setup.h). NULL: there is
     none. */
  void (*briefing) (const FlipSetup *setup, GPtrArray *briefing);

  /* What the sheet is waiting for. */
  void (*ask) (gconstpointer state, FlipAsk *ask);

  /* The parts of the question to people that the stage's row can't know; called before that row.
     NULL: the row is enough. */
  void (*question) (gconstpointer state, FlipQuestion *question);

  /* Says why a move is not an answer to the current question: its seat, if it names one, can't act
     now, or else its verb isn't one that is asked for. Always refuses. NULL: flip_game_refuse_now
     does that. */
  void (*refuse_now) (gconstpointer state, const FlipMove *move, FlipRefusal *refusal);

  /* Plays a move by the `apply` of its verb, with what precedes and what follows every move. NULL:
     `apply` is all there is to do. */
  void (*play) (const FlipVerb *verb, gpointer state, const FlipMove *move);

  /* If several seats may act at the same time, makes another one the seat that is asked; only
     called for seats that `ask` lists as free. NULL if the seats always take turns. */
  void (*turn_to) (gpointer state, guint seat);

  /* Says why nothing can be done now at a site that no legal move names; always refuses. NULL: the
     verbs of the stage give the reason. */
  void (*refuse_site) (gconstpointer state, guint16 site, FlipRefusal *refusal);

  /* Reads a move as written by the `print` of its verb's row. A readable move need not be legal.
     NULL: the text is compared with all that can be written; see flip_game_parse. */
  gboolean (*parse) (gconstpointer state, const char *text, FlipMove *move, FlipRefusal *refusal);

  /* How far the game has got, in numbers; the clock is passed in zeroed. Automatic players read it
     millions of times. */
  void (*clock) (gconstpointer state, FlipClock *clock);

  /* The same as data that `tell` turns into words ("Round 2, turn 3 of 5"). NULL: rounds and turns
     say everything. */
  void (*where) (gconstpointer state, FlipSummary *summary);

  /* Turns the data of `where` and of a result's `ending` into translated words; appends nothing for
     unknown data, as a stored summary may come from another version. Players' names are left as
     placeholders ("{seat 2}"). NULL: there is no `where` and no `result`. */
  void (*tell) (const FlipSummary *summary, GString *text);

  /* Called at any moment, not only at the end. `result` NULL: most points win, and a tie is a
     shared victory. An ending for which it has no text is told by `tell`. The result is passed in
     with whether the game is over, and the honours zeroed; NULL: there are none. */
  void (*score) (gconstpointer state, guint seat, FlipScore *score);
  void (*result) (gconstpointer state, FlipResult *result);
  void (*honours) (gconstpointer state, guint seat, FlipHonours *honours);

  /* Which places and deeds the points of one line of the score came from: adds what a move gave a
     seat to lines, which the first call creates, even if nothing is different after the move. NULL:
     the score itself shows it. */
  void (*sources) (gconstpointer before,
                   const FlipMove *move,
                   gconstpointer after,
                   guint seat,
                   FlipScore *sources);
  const char *sourced; /* the id of that line */

  /* The sheet of a seat: its marks, and the facts beside them, of which there are none yet. The
     facts of FLIP_TABLE are shared by all. If the sheet is described in parts, its sites are already listed and named, and those
     in reach have a price of 0: `sites` only adds marks and gains; see flip_game_sites. */
  void (*sites) (gconstpointer state, guint seat, FlipSites *sites);
  void (*facts) (gconstpointer state, int seat, FlipFacts *facts);

  /* What the seats race for, and how far each of them has got. NULL: they don't race. */
  void (*goals) (gconstpointer state, FlipGoals *goals);

  /* The great moments that a move caused, as FlipNotice, in the order in which they happened. The
     end of the game is not included, as it is announced in the same way for all games. NULL: there
     are none. */
  void (*notices) (gconstpointer before,
                   const FlipMove *move,
                   gconstpointer after,
                   GPtrArray *notices);

  /* For the dealer: the contents of the current or an earlier shuffle (the deck is passed in
     zeroed), and the hidden cards that a seat may look at. NULL if no cards are drawn, or none can
     be looked at; see flip_game_peek. */
  void (*deck) (gconstpointer state, guint16 shuffle, FlipDeck *deck);
  guint (*peek) (gconstpointer state, guint seat, FlipDraw draws[FLIP_MAX_PEEKS]);

  /* What automatic players need beyond the rules; see engine/game/evaluation.h. NULL: if the sheet
     is described in parts, they use marks, facts and points; otherwise they can't play it. */
  const FlipEvaluation *evaluation;

  /* The guided first game. NULL: the words of the stages and the hints have to teach it. */
  const FlipLesson *lesson;

  /* Whether all invariants hold; if not, names one that doesn't. NULL: there are none. */
  gboolean (*sound) (gconstpointer state, GString *problem);
};

/* For `sound`: names the invariant that doesn't hold for a seat or for FLIP_TABLE; returns FALSE. */
gboolean flip_game_unsound (GString *problem, int seat, const char *what);

const FlipOption *flip_game_find_option (const FlipGame *game, const char *key);
const FlipBoard *flip_game_find_board (const FlipGame *game, const char *name);
gboolean flip_game_over (const FlipGame *game, gconstpointer state);

/* Whether a seat is played by an automatic player. */
gboolean flip_game_is_automatic (const FlipGame *game, gconstpointer state, guint seat);

/* Says in words how far the game has got. */
void flip_game_tell_where (const FlipGame *game, gconstpointer state, GString *text);

/* These call the functions above that a game may leave out, or their defaults. */

/* The sites of a seat's sheet, in the order of their numbers: those of its parts, completed
   by the game's `sites`. */
void flip_game_sites (const FlipGame *game, gconstpointer state, guint seat, FlipSites *sites);
void flip_game_facts (const FlipGame *game, gconstpointer state, int seat, FlipFacts *facts);
void flip_game_refuse_site (const FlipGame *game,
                            gconstpointer state,
                            guint16 site,
                            FlipRefusal *refusal);

/* Without a `parse`, a move can be given by the name of its verb, of its site, or both; by its
   card; or by the text of any answer that people may think of. Case is ignored. */
gboolean flip_game_parse (const FlipGame *game,
                          gconstpointer state,
                          const char *text,
                          FlipMove *move,
                          FlipRefusal *refusal);

void flip_game_where (const FlipGame *game, gconstpointer state, FlipSummary *summary);
void flip_game_tell (const FlipGame *game, const FlipSummary *summary, GString *text);
void flip_game_when (const FlipGame *game, gconstpointer state, FlipWhen *when);
guint flip_game_progress (const FlipGame *game, gconstpointer state);

/* Fills in the places by points, equal seats sharing a place, and the winners that follow from
   them. The result is passed in zeroed. */
void flip_game_rank (const FlipGame *game, gconstpointer state, FlipResult *result);
void flip_game_result (const FlipGame *game, gconstpointer state, FlipResult *result);

FlipHonours flip_game_honours (const FlipGame *game, gconstpointer state, guint seat);
gboolean flip_game_sound (const FlipGame *game, gconstpointer state, GString *problem);

/* Fills in the hidden cards that a seat may look at, and returns their number. */
guint flip_game_peek (const FlipGame *game,
                      gconstpointer state,
                      guint seat,
                      FlipDraw draws[FLIP_MAX_PEEKS]);
