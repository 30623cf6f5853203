/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/setup.h"
#include "engine/game/summary.h"

G_BEGIN_DECLS

#define FLIP_SCORE_LINES 24
#define FLIP_MAX_FACTS   64
#define FLIP_MAX_FEATS   24

/* One line of an itemised score. */
typedef struct
{
  const char *id;    /* for scripts: "cash" */
  const char *label; /* for people, translated */
  const char *glyph; /* the picture beside it, or NULL */
  int count;         /* how many are counted: 21 dollars */
  int points;
} FlipScoreLine;

typedef struct
{
  guint n_lines;
  FlipScoreLine lines[FLIP_SCORE_LINES];
  int total;
} FlipScore;

/* How the game stands or ended, over all seats. */
typedef struct
{
  gboolean over;
  guint winners;         /* one bit per seat; none while the game goes on, or when an opponent
                            won */
  gboolean by_deed;      /* won by something other than points: the sentence says by what */
  gboolean has_opponent; /* an automatic opponent scores too */
  const char *opponent;  /* its name */
  FlipScore opponent_score;
  guint8 place[FLIP_MAX_SEATS]; /* of each seat when it is over, from 1; equal seats share one */
  FlipSummary ending;              /* what came of it, as data; empty while the game goes on */
  char text[448];               /* the sentence about it, translated */
  char tie[560];                /* why a tie for the lead was broken; empty where there was none */
  char ties_below[560];         /* the same below the lead, a sentence each; names are left open ("{seat 2}") */
} FlipResult;

/* Something to know about a seat or the table beside its marks: "gold 3", "lineup 7D 8S QC". */
typedef struct
{
  const char *id;
  const char *label;
  char value[560];
  gboolean is_number; /* for programs: what the value counts, */
  int number;
  char code[560];    /* or says in words of the notation; empty: the value needs no translation */
  const char *glyph; /* the picture beside it, or NULL */
  gboolean headline; /* always shown beside the seat's name */
  gboolean is_role;  /* whom the seat plays: told with its result */
  const char *help;  /* translated: what it means, in a line; or NULL */
  const char *rule;  /* the id of the rule that says it in full; or NULL */
  guint step, steps; /* where it counts steps or rounds: the current one, and how many there are */
} FlipFact;

typedef struct
{
  guint n;
  FlipFact facts[FLIP_MAX_FACTS];
} FlipFacts;

/* How the game ended for a seat. */
typedef enum
{
  FLIP_ENDING_NONE, /* the game goes on, or only points count */
  FLIP_ENDING_WON,
  FLIP_ENDING_LOST,
  FLIP_ENDING_DRAWN,
} FlipEnding;

/* An achievement. One that spans several sheets names the part that this sheet adds. */
typedef struct
{
  const char *id;
  const char *label;
  gboolean reached;
  const char *part; /* over several sheets: what this one adds, else NULL */
  guint parts;      /* over several sheets: how many different parts there are */
} FlipFeat;

typedef struct
{
  guint n;
  FlipFeat feats[FLIP_MAX_FEATS];
} FlipFeats;

#define FLIP_MAX_TALLIES 24

/* Something worth counting over many sheets: the poker hands of a game, its arrests. Neighbours with the
   same chart are its bars. */
typedef struct
{
  const char *id;    /* as a library keeps it: "pair" */
  const char *label; /* translatable: "Pair" */
  const char *chart; /* translatable: "Poker hands" */
  const char *done;  /* translatable: what can be said of a result that has any, "arrested"; or NULL */
} FlipTally;

/* Something of a finished game that is worth remembering of a seat. Of several seats, the one with the most
   worth is told of each id. */
typedef struct
{
  const char *id;    /* for scripts: "hand" */
  const char *glyph; /* the picture beside it, or NULL */
  char title[96];    /* translated: "Full house" */
  char detail[96];   /* translated: "in round 3"; may be empty */
  int worth;
} FlipMemory;

#define FLIP_MAX_MEMORIES 8

typedef struct
{
  guint n;
  FlipMemory memories[FLIP_MAX_MEMORIES];
} FlipMemories;

/* The words are filled in by the caller. */
FlipMemory *flip_memories_add (FlipMemories *memories, const char *id, const char *glyph, int worth);

FlipScoreLine *flip_score_add (FlipScore *score,
                               const char *id,
                               const char *label,
                               int count,
                               int points);
FlipFact *flip_facts_add (FlipFacts *facts,
                          const char *id,
                          const char *label,
                          const char *format,
                          ...) G_GNUC_PRINTF (4, 5);

/* A whole number, or words about one. */
FlipFact *flip_facts_add_number (FlipFacts *facts, const char *id, const char *label, int number);
FlipFact *flip_fact_count (FlipFact *fact, int number);
FlipFact *flip_fact_encode (FlipFact *fact, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Tells the ending that is set, by the game's `tell`. */
void flip_result_tell (FlipResult *result,
                       void (*tell) (const FlipSummary *summary, GString *text));

FlipEnding flip_result_ending (const FlipResult *result, guint n_seats, guint seat);
const char *flip_ending_word (FlipEnding ending);

/* By what a game was won or lost, as a word for scripts: "points", "deed"; NULL where it was not. */
const char *flip_result_decided_by (const FlipResult *result, guint n_seats);

G_END_DECLS
