/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/card.h"
#include "engine/game/move.h"
#include "engine/game/refusal.h"
#include "engine/game/setup.h"
#include "engine/game/tile.h"

/* The kinds of questions that rules can ask. They are the same for all games, so that the panel,
   the command line, automatic players and tests can be built on them. */
typedef enum
{
  FLIP_ASK_NOTHING, /* the game is over */
  FLIP_ASK_CARDS,
  FLIP_ASK_SITE,
  FLIP_ASK_OPTION,
  FLIP_ASK_AMOUNT,
  FLIP_ASK_PLACEMENT,
  FLIP_ASK_FLICK,
} FlipAskKind;

/* Who answers: a seat, counted from 0, or the table (a card was flipped, a disc came to rest). */
#define FLIP_TABLE (-1)

/* The position of a hidden card: the number of the shuffle, and how far it is from the top. The
   position is public and reveals nothing about the card itself, which only a dealer can turn
   over. */
typedef struct
{
  guint16 shuffle;
  guint16 position;
} FlipDraw;

typedef struct
{
  FlipAskKind kind;
  int who;
  guint free;           /* seats other than `who` that may answer now, one bit each */
  guint count;          /* cards: how many are still to come, including this one */
  FlipCardSet possible; /* cards: the ones that are possible */
  FlipDraw draw;        /* the table's outcomes: where a dealer finds the next one */
  int least, most;      /* for an amount */
  gboolean hidden;  /* nobody else sees the answers until all seats have given theirs */
  gboolean endless; /* there are more legal answers than fit into a list, which has only some of
                       them */
} FlipAsk;

const char *flip_ask_kind_name (FlipAskKind kind);

#define FLIP_QUESTION_CARDS 8
#define FLIP_QUESTION_WAITS 32
#define FLIP_NO_PURSE       (-1)

/* What people need in order to answer a question: its texts, each on its own, and the cards in
   play. The rules call `ask` a million times per second; this is made only once per moment. In all
   texts "{seat 2}" stands for a player's name. */
typedef struct
{
  /* Translated. The title is the question in a few words. It follows the name of the seat that is
     asked ("draw a symbol") or, if the table is asked, stands alone ("Which card was flipped?").
     The sentence adds what the title leaves out, and the note what to bear in mind; both may be
     empty. */
  GString *title, *sentence, *note;

  /* Translated: what people do with their own cards before they answer, "Shuffle the deck."; may be
     empty. A session puts it before the sentence, unless Flipside deals. */
  GString *table;

  const char *aside; /* translated: something that may be done first, "Recycle first?"; or NULL */
  const char *todo;  /* translated: shown beside the name of the seat that is asked, "to draw";
                        or NULL */
  guint about;       /* the seat whose turn it is, from 1; 0 if all seats share a turn */

  /* The known face-up cards that everyone plays with now, and whether the cards being asked for
     will join them. */
  guint n_cards;
  FlipCard cards[FLIP_QUESTION_CARDS];
  gboolean asks_for_more;

  /* Things that can be taken in any order, in the words of the notation: "bonus trail". */
  guint n_waiting;
  char waiting[FLIP_QUESTION_WAITS][24];

  FlipTiles tiles; /* that can be placed */

  int purse; /* what the seat that is asked can spend; FLIP_NO_PURSE: nothing has a price */
} FlipQuestion;

FlipQuestion *flip_question_new (void);
void flip_question_free (FlipQuestion *question);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipQuestion, flip_question_free)

/* Everything about one stage of a game is one row: what the rules wait for there, for programs and
   in words. The texts are translatable, and NULL if there is nothing to say or if `say` writes
   them; see FlipQuestion. */
typedef struct
{
  const char *word; /* for programs, never translated: "lineup" */
  const char *rule; /* the id of the rule about what is asked; or NULL */
  FlipAskKind kind; /* the kind of question, for the game's `ask`, which may choose another */
  const char *needs; /* the expected answer, as a refusal names it: "the next card of the lineup" */
  const char *title;
  const char *sentence;
  const char *todo;

  /* Adds the words that depend on the state; called after the texts have been added. */
  void (*say) (gconstpointer state, FlipQuestion *question);
} FlipStage;

/* The word of the current stage, the id of its rule, and the answer that it needs, translated. */
const char *flip_game_stage (const FlipGame *game, gconstpointer state);
const char *flip_game_stage_rule (const FlipGame *game, gconstpointer state);
const char *flip_game_stage_needs (const FlipGame *game, gconstpointer state);

/* Fills in a new question with what people are asked. */
void flip_game_ask_people (const FlipGame *game, gconstpointer state, FlipQuestion *question);

/* Refuses a move whose seat can't act now, or whose verb is not an answer now; then names what the
   stage needs. */
void flip_game_refuse_now (const FlipGame *game,
                           gconstpointer state,
                           const FlipMove *move,
                           FlipRefusal *refusal);

#define FLIP_ROUND_NAME 64

/* The position of a state in its game, in numbers, for stepping through it. A turn is what people
   call one: the next begins when somebody else's turn comes, or when all act again. Turns make up
   rounds. */
typedef struct
{
  guint round; /* from 1; 0 before the first */
  guint turn;  /* in the round, from 1; the end of a round counts as a turn of its own */
  guint number; /* the number in the name if it isn't that of the round: an hour of the clock;
                   otherwise 0 */
  char name[FLIP_ROUND_NAME]; /* of the round, translated: "Round 2", "7 o’clock"; empty for
                                 round 0 */
} FlipWhen;

/* How far a game has got: the current round and the number of rounds, the current turn and the
   number of turns per round, all from 1, and 0 before the first. If all seats act in a round at the
   same time, the round is one turn. */
typedef struct
{
  guint round, rounds; /* `rounds` is 0 if nobody knows how many there will be */
  guint progress;      /* in hundredths of the whole game; 0: rounds and turns say it */
  guint turn, turns;
  guint count;  /* of all turns so far, from 1, for automatic players; 0: rounds and turns say it */
  guint number; /* see FlipWhen */
} FlipClock;

/* A number to show for the round if there is no room for its name. */
static inline guint
flip_when_number (const FlipWhen *when)
{
  return when->number ? when->number : when->round;
}

static inline gboolean
flip_when_equal (const FlipWhen *one, const FlipWhen *other)
{
  return one->round == other->round && one->turn == other->turn;
}
