/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/ask.h"
#include "engine/game/deck.h"
#include "engine/game/goal.h"
#include "engine/game/lesson.h"
#include "engine/game/move.h"
#include "engine/game/notice.h"
#include "engine/game/offer.h"
#include "engine/game/option.h"
#include "engine/game/part.h"
#include "engine/game/question.h"
#include "engine/game/refusal.h"
#include "engine/game/score.h"
#include "engine/game/setup.h"
#include "engine/game/site.h"
#include "engine/game/stage.h"
#include "engine/game/summary.h"
#include "engine/game/tile.h"
#include "engine/game/when.h"

G_BEGIN_DECLS

/* A board, card set or scenario that comes with Flipside: a key file. */
typedef struct
{
  const char *name;  /* of the file */
  const char *title; /* translatable */
  const char *text;
  const char *story; /* translatable: what it is about, or NULL */
} FlipBoard;

/* What a game calls things, where it has words of its own; translatable, or NULL for the usual
   words. */
typedef struct
{
  const char *paid_with;     /* what prices are in, "gold" */
  const char *paid_with_one; /* the same for a price of 1, "life" */
  const char *paid_glyph;    /* the picture of it, by its word; not translated */
  const char *points;        /* what a seat's points count, "best"; NULL: the whole game */
  const char *boards;        /* what its boards are called, "Scenario" */
  const char *next;          /* where all act at the same time: what comes then, "Next Lineup" */

  /* The two ways to play, each with a sentence, and the label of the seed. */
  const char *at_table, *at_table_sentence;
  const char *dealt, *dealt_sentence;
  const char *seed;
} FlipGameWords;

/* Two sides that the seats take in turn. */
typedef struct
{
  const char *option;   /* the one that says on which side the first seat is, or NULL: no sides */
  const char *names[2]; /* translatable, in the order of its values */
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
  const FlipFormat *format; /* of its boards' files; see engine/boards/format.h */
  const FlipBoard *blank;   /* one for what people play by a booklet of their own, or NULL */
  const FlipOption *options;
  guint n_options;
  FlipGameWords words;
  FlipSides sides;
  const FlipTally *tallies; /* what is worth counting over many sheets */
  guint n_tallies;
  const char *opponent;  /* the option by which the second of two seats plays by itself, or NULL */
  const FlipVerb *const *verbs; /* their rows; see engine/game/verb.h */
  guint n_verbs;
  gsize stage_offset; /* where the state keeps its stage, a guint8, */
  gsize seats_offset; /* and how many seats there are, likewise; only flip_game_rank looks there */
  const FlipStage *stages; /* one row each; the last is the end */
  guint n_stages;
  const FlipPart *parts; /* of its sheet, where that is not drawn by hand; see engine/game/part.h */
  guint n_parts;
  const char *now_rule; /* the id of the rule about what can be done when; or NULL */
  gboolean own_cards; /* its cards are numbers of its own, not playing cards */

  /* The first state; a bad set-up is refused in words. */
  gboolean (*begin) (gpointer state, const FlipSetup *setup, GError **error);

  /* What people read before the first move (engine/game/briefing.h). NULL where there is nothing. */
  void (*briefing) (const FlipSetup *setup, GPtrArray *briefing);

  /* What the sheet waits for. */
  void (*ask) (gconstpointer state, FlipAsk *ask);

  /* What is asked, for people, where it is not for the row of the stage to say; called before that. NULL
     where there is nothing more. */
  void (*question) (gconstpointer state, FlipQuestion *question);

  /* Why a verb is not an answer to what is asked now. Always refuses. NULL: flip_game_refuse_now does. */
  void (*refuse_now) (gconstpointer state, const FlipMove *move, FlipRefusal *refusal);

  /* What happens before and after a move of any verb; may be NULL. */
  void (*prepare) (gpointer state);
  void (*advance) (gpointer state, const FlipMove *move);

  /* Makes another seat the one that is asked, where several may act at the same time: called for
     the seats that `ask` names as free only. The other function says why a seat that is neither
     asked nor free can't act now; it always refuses. Both NULL where the seats always take
     turns. */
  void (*turn_to) (gpointer state, guint seat);
  void (*refuse_seat) (gconstpointer state, guint seat, FlipRefusal *refusal);

  /* Every answer that people may think of, legal or not; none where those are just the legal ones.
     NULL where that is always so. */
  void (*candidates) (gconstpointer state, FlipMoveList *list);

  /* The tiles that can be placed now. NULL where nothing ever is. */
  void (*tiles) (gconstpointer state, FlipTiles *tiles);

  /* Why nothing can be done now at a site that no legal move names. Always refuses. NULL: what the verbs of the
     stage say about it. */
  void (*refuse_site) (gconstpointer state, guint16 site, FlipRefusal *refusal);

  /* Reads a move as the `print` of its verb's row writes it. What can be read need not be legal. NULL: it is
     compared with what can be written; see flip_game_parse. */
  gboolean (*parse) (gconstpointer state, const char *text, FlipMove *move, FlipRefusal *refusal);

  /* How far the game is. Where this is all there is to say, the next four are NULL. Where a game has it, automatic
     players need no `evaluation` either. */
  void (*clock) (gconstpointer state, FlipClock *clock);

  /* How far the game is: as data, of which `tell` makes words ("Round 2, turn 3 of 5"), and in hundredths
     of the whole. */
  void (*where) (gconstpointer state, FlipSummary *summary);
  guint (*progress) (gconstpointer state);

  /* The words of `where` and of a result's `ending`, translated; nothing for what it does not know, as a
     kept summary may be of another version. Names are left open as in all sentences ("{seat 2}"). */
  void (*tell) (const FlipSummary *summary, GString *text);

  /* Where a state lies, in numbers, for whoever steps through a game; `when` comes in all zeros. */
  void (*when) (gconstpointer state, FlipWhen *when);

  /* At any moment, not only at the end. `result` NULL: most points win, and a tie is shared. `title`, a verdict on
     the score, and `feats` NULL: there are none. */
  void (*score) (gconstpointer state, guint seat, FlipScore *score);
  void (*result) (gconstpointer state, FlipResult *result);
  void (*title) (gconstpointer state, guint seat, GString *title);
  void (*feats) (gconstpointer state, guint seat, FlipFeats *feats);

  /* Where the points of one line of the score came from, by places and deeds: adds what a move brought a seat, to
     lines that the first call adds. NULL where the lines of the score say it. */
  void (*sources) (gconstpointer before,
                   const FlipMove *move,
                   gconstpointer after,
                   guint seat,
                   FlipScore *sources);
  const char *sourced; /* the id of that line */

  /* What is worth remembering of a finished game, of a seat; nothing where nothing is. NULL: nothing ever. */
  void (*memories) (gconstpointer state, guint seat, FlipMemories *memories);

  /* How often each of the tallies below came about for a seat; the numbers come in as zeros. NULL where
     there are no tallies. */
  void (*tally) (gconstpointer state, guint seat, int *counts);

  /* The sheet of a seat: its marks, and the facts beside them. FLIP_TABLE's facts are shared. Where the sheet
     is described in parts, its sites are listed already, named and with those in reach for 0: `sites` adds marks
     and what they give; see flip_game_sites. */
  void (*sites) (gconstpointer state, guint seat, FlipSites *sites);
  void (*facts) (gconstpointer state, int seat, FlipFacts *facts);

  /* What the seats race for and how far each of them is. NULL where they don't race. */
  void (*goals) (gconstpointer state, FlipGoals *goals);

  /* The great moments that a move brought, as FlipNotice, in the order in which they happened: all
     but the end of the game, which is told for every game alike. NULL where there are none. */
  void (*notices) (gconstpointer before,
                   const FlipMove *move,
                   gconstpointer after,
                   GPtrArray *notices);

  /* For the dealer: what the present or an earlier shuffle was made of (the deck comes in all
     zeros), and the hidden cards that a seat may look at. NULL where no card is drawn, and where there are
     none to look at; see flip_game_peek. */
  void (*deck) (gconstpointer state, guint16 shuffle, FlipDeck *deck);
  guint (*peek) (gconstpointer state, guint seat, FlipDraw draws[FLIP_MAX_PEEKS]);

  /* Whether a seat plays by itself, as an automatic player. NULL where none does. */
  gboolean (*is_automatic) (gconstpointer state, guint seat);

  /* What automatic players need beyond the rules; see engine/game/evaluation.h. NULL: they go by marks, facts and
     points where the game has a `clock`, and can't play it where it has none. */
  const FlipEvaluation *evaluation;

  /* The guided first game. NULL: the stages' own words and the hints teach it. */
  const FlipLesson *lesson;

  /* Whether all invariants hold; if not, which one doesn't. NULL: there are none. */
  gboolean (*sound) (gconstpointer state, GString *problem);
};

const FlipOption *flip_game_find_option (const FlipGame *game, const char *key);
const FlipBoard *flip_game_find_board (const FlipGame *game, const char *name);
gboolean flip_game_over (const FlipGame *game, gconstpointer state);

/* Where the game is, in words. */
void flip_game_tell_where (const FlipGame *game, gconstpointer state, GString *text);

/* The functions above that a game may leave out are called by these, which know what stands in for them. */

/* The sites of a seat's sheet, by their numbers: those of its parts, and what the game's `sites` makes of them. */
void flip_game_sites (const FlipGame *game, gconstpointer state, guint seat, FlipSites *sites);
void flip_game_facts (const FlipGame *game, gconstpointer state, int seat, FlipFacts *facts);
void flip_game_refuse_site (const FlipGame *game,
                            gconstpointer state,
                            guint16 site,
                            FlipRefusal *refusal);

/* Without a `parse` a move is read by its verb's name, its site's, or both; by its card; or by what the answers
   that people may think of are written like, in either case. */
gboolean flip_game_parse (const FlipGame *game,
                          gconstpointer state,
                          const char *text,
                          FlipMove *move,
                          FlipRefusal *refusal);

void flip_game_where (const FlipGame *game, gconstpointer state, FlipSummary *summary);
void flip_game_tell (const FlipGame *game, const FlipSummary *summary, GString *text);
void flip_game_when (const FlipGame *game, gconstpointer state, FlipWhen *when);
guint flip_game_progress (const FlipGame *game, gconstpointer state);

/* The places by points, equal seats sharing theirs, and who won by that; for a result that is all zeros. */
void flip_game_rank (const FlipGame *game, gconstpointer state, FlipResult *result);
void flip_game_result (const FlipGame *game, gconstpointer state, FlipResult *result);

void flip_game_title (const FlipGame *game, gconstpointer state, guint seat, GString *title);
void flip_game_feats (const FlipGame *game, gconstpointer state, guint seat, FlipFeats *feats);
void flip_game_memories (const FlipGame *game,
                         gconstpointer state,
                         guint seat,
                         FlipMemories *memories);
gboolean flip_game_sound (const FlipGame *game, gconstpointer state, GString *problem);

/* The hidden cards that a seat may look at; how many. */
guint flip_game_peek (const FlipGame *game,
                      gconstpointer state,
                      guint seat,
                      FlipDraw draws[FLIP_MAX_PEEKS]);

G_END_DECLS
