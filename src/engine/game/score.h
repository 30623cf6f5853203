/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/setup.h"

#define FLIP_SUMMARY_NUMBERS 4

/* A statement of a game as data: a word defined by the game and a few numbers, "turn 2 3 5". It can
   be stored in a library; the game's `tell` turns it into a sentence in the reader's language. */
typedef struct
{
  char text[48];
} FlipSummary;

void flip_summary_set (FlipSummary *summary, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Reads a stored summary, whatever its text may be. */
void flip_summary_read (FlipSummary *summary, const char *text);

gboolean flip_summary_is (const FlipSummary *summary, const char *word);

/* The number at an index from 0; a missing one is 0. */
int flip_summary_number (const FlipSummary *summary, guint index);

#define FLIP_SCORE_LINES 24
#define FLIP_MAX_FACTS   64
#define FLIP_MAX_FEATS   24

/* One line of an itemised score. */
typedef struct
{
  const char *id;    /* for scripts: "cash" */
  const char *label; /* for people, translated */
  const char *glyph; /* the picture beside it, or NULL */
  int count;         /* the number counted: 21 dollars */
  int points;
} FlipScoreLine;

typedef struct
{
  guint n_lines;
  FlipScoreLine lines[FLIP_SCORE_LINES];
  int total;
} FlipScore;

/* The state of the game or its result, for all seats. */
typedef struct
{
  gboolean over;
  guint winners;         /* one bit per seat; 0 while the game goes on, or if an opponent won */
  gboolean by_deed;      /* won by something other than points, which the text names */
  gboolean has_opponent; /* an automatic opponent has a score of its own */
  const char *opponent;  /* the opponent's name */
  FlipScore opponent_score;
  guint8 place[FLIP_MAX_SEATS]; /* at the end of the game, from 1; equal seats share a place */
  FlipSummary ending;              /* the outcome as data; empty while the game goes on */
  char text[448];               /* the outcome as a sentence, translated */
  char tie[560];                /* how a tie for the lead was broken; empty if there was none */
  char ties_below[560];         /* the same for ties below the lead, one sentence each; names are
                                   placeholders ("{seat 2}") */
} FlipResult;

/* Something worth knowing about a seat or the table besides its marks: "gold 3", "lineup 7D 8S
   QC". */
typedef struct
{
  const char *id;
  const char *label;
  char value[560];
  gboolean is_number; /* for programs: the value as a number, */
  int number;
  char code[560];    /* or in words of the notation; empty: the value needs no translation */
  const char *glyph; /* the picture beside it, or NULL */
  gboolean headline; /* always shown beside the seat's name */
  gboolean is_role;  /* the role that the seat plays, which is shown with its result */
  const char *help;  /* translated: what it means, in one line; or NULL */
  const char *rule;  /* the id of the rule that explains it in full; or NULL */
  guint step, steps; /* if it counts steps or rounds: the current one, and their number */
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

/* An achievement. If it spans several sheets, it names the part that this sheet contributes. */
typedef struct
{
  const char *id;
  const char *label;
  gboolean reached;
  const char *part; /* if it spans several sheets: what this one contributes, otherwise NULL */
  guint parts;      /* if it spans several sheets: the number of different parts */
} FlipFeat;

typedef struct
{
  guint n;
  FlipFeat feats[FLIP_MAX_FEATS];
} FlipFeats;

#define FLIP_MAX_TALLIES 24

/* Something worth counting over many sheets: the poker hands of a game, its arrests. Consecutive
   tallies with the same chart are the bars of that chart. */
typedef struct
{
  const char *id;    /* as stored in a library: "pair" */
  const char *label; /* translatable: "Pair" */
  const char *chart; /* translatable: "Poker hands" */
  const char *done;  /* translatable: a description of a result that has any, "arrested"; or NULL */
} FlipTally;

/* Something about a seat in a finished game that is worth remembering. If several seats have one
   with the same id, the one with the highest worth is shown. */
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

/* What a seat has achieved so far. */
typedef struct
{
  char title[96]; /* translated: a verdict on its score; may be empty */
  FlipFeats feats;
  FlipMemories memories;        /* only shown when the game is over */
  int counts[FLIP_MAX_TALLIES]; /* how often each of the game's tallies occurred */
} FlipHonours;

/* The format is that of its title, or of what is said about it. */
FlipMemory *flip_memories_add (FlipMemories *memories,
                               const char *id,
                               const char *glyph,
                               int worth,
                               const char *format,
                               ...) G_GNUC_PRINTF (5, 6);
void flip_memory_say (FlipMemory *memory, const char *format, ...) G_GNUC_PRINTF (2, 3);

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

/* Adds a numeric fact; or, for a fact in words, sets the number or the code that programs read. */
FlipFact *flip_facts_add_number (FlipFacts *facts, const char *id, const char *label, int number);
FlipFact *flip_fact_count (FlipFact *fact, int number);
FlipFact *flip_fact_encode (FlipFact *fact, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* The fact with that id, or NULL. */
const FlipFact *flip_facts_find (const FlipFacts *facts, const char *id);

FlipEnding flip_result_ending (const FlipResult *result, guint n_seats, guint seat);
const char *flip_ending_word (FlipEnding ending);

/* What decided a game that was won or lost, as a word for scripts: "points", "deed"; NULL if it was
   neither. */
const char *flip_result_decided_by (const FlipResult *result, guint n_seats);

#define FLIP_MAX_GOALS 12

/* Something that seats race for: a bounty, the end of a scenario. */
typedef struct
{
  char label[256]; /* translated */
  char brief[96];  /* translated: a short label for narrow places; may be empty */
  char worth[144]; /* translated: the current reward; may be empty */
  int amount;     /* the reward as a number and a picture, if it is one */
  const char *glyph;
  char help[320];   /* translated: how to reach it, in one line; may be empty */
  const char *rule; /* the id of the rule that explains it in full; or NULL */
  guint seats;      /* one bit per seat that can reach it */
  guint met;        /* one bit per seat that has reached it */
  int have[FLIP_MAX_SEATS];
  int need[FLIP_MAX_SEATS]; /* 0: progress can't be counted */
  gboolean is_note;         /* not a goal, but useful to know beside the others */
} FlipGoal;

typedef struct
{
  const char *title; /* translated: what the goals are for, "To win"; may be NULL */
  const char *glyph; /* beside the title */
  guint n;
  FlipGoal goals[FLIP_MAX_GOALS];
} FlipGoals;
