/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "engine/game/verb.h"
#include "games/insertcoin/insertcoin-game.h"
#include "games/insertcoin/insertcoin-symbol.h"
#include "games/insertcoin/insertcoin.h"

#include <glib/gi18n-lib.h>

/* The questions in words, and where the game is. */

static void
ask_choice (gconstpointer data, FlipQuestion *question)
{
  const InsertcoinState *state = data;

  if (state->draft)
    g_string_append_printf (question->sentence,
                            /* Translators: first %d: the number of the card; second %d: how many
                               there are */
                            _ ("Card %d of %d: which one do you keep? The others are passed on."),
                            state->hands.round + 1, INSERTCOIN_LEVELS);
  else
    g_string_append (question->sentence, _ ("Which three of the five cards become your levels?"));
}

static void
ask_shape (gconstpointer data, FlipQuestion *question)
{
  const InsertcoinState *state = data;

  question->about = state->seat + 1u;
  /* Translators: {seat %d}: is replaced by the name of that player */
  g_string_printf (question->title, _ ("Which card did {seat %d} keep?"), state->seat + 1);
  /* Translators: %d: the number of the level */
  g_string_append_printf (question->sentence, _ ("It gives level %d its shape."),
                          state->hands.n_shown + 1);
}

/* For a card with one symbol, or with the same symbol twice. */
static void
ask_only_symbol (const InsertcoinState *state, FlipQuestion *question)
{
  const char *name = insertcoin_name (insertcoin_corner (state, 0)->word);

  if (insertcoin_count_places (state, 0))
    {
      g_string_append_printf (question->sentence,
                              /* Translators: %s: a symbol */
                              _ ("%s, turned and mirrored as you like; or one square for a life."),
                              name);
      return;
    }
  g_string_assign (question->title, _ ("fill a square for a life"));
  /* Translators: %s: a symbol */
  g_string_append_printf (question->sentence, _ ("%s fits nowhere."), name);
}

static void
ask_symbols (const InsertcoinState *state, FlipQuestion *question)
{
  const char *names[INSERTCOIN_CORNERS];
  guint places[INSERTCOIN_CORNERS];

  for (guint corner = 0; corner < INSERTCOIN_CORNERS; corner++)
    {
      names[corner] = insertcoin_name (insertcoin_corner (state, corner)->word);
      places[corner] = insertcoin_count_places (state, corner);
    }
  if (!places[0] && !places[1])
    {
      g_string_assign (question->title, _ ("fill a square for a life"));
      /* Translators: %s: symbols */
      g_string_append_printf (question->sentence, _ ("Neither %s nor %s fits anywhere."), names[0],
                              names[1]);
    }
  else if (!places[0] || !places[1])
    g_string_append_printf (question->sentence,
                            /* Translators: %s: symbols */
                            _ ("Only %s: %s fits nowhere. Or one square for a life."),
                            places[0] ? names[0] : names[1], places[0] ? names[1] : names[0]);
  else
    g_string_append_printf (question->sentence,
                            /* Translators: %s: symbols */
                            _ ("%s or %s, turned and mirrored as you like; or one square for "
                               "a life."),
                            names[0], names[1]);
}

static void
note_ghost (const InsertcoinState *state, FlipQuestion *question)
{
  if (insertcoin_acting_seat (state)->ghost)
    g_string_append (question->note, _ ("The symbol may cross the outline."));
}

static void
ask_symbol (gconstpointer data, FlipQuestion *question)
{
  const InsertcoinState *state = data;

  note_ghost (state, question);
  if (insertcoin_corners (state) == 1 || insertcoin_is_double (state))
    ask_only_symbol (state, question);
  else
    ask_symbols (state, question);
  question->purse = insertcoin_acting_seat (state)->lives;
}

static void
ask_another_symbol (gconstpointer data, FlipQuestion *question)
{
  const InsertcoinState *state = data;
  gboolean first = insertcoin_can_draw (state, 0), second = insertcoin_can_draw (state, 1);

  note_ghost (state, question);
  if (first && second)
    /* Translators: first %s: a symbol; second %s: a symbol */
    g_string_append_printf (question->sentence, _ ("The ability: draw %s or %s too?"),
                            insertcoin_name (insertcoin_corner (state, 0)->word),
                            insertcoin_name (insertcoin_corner (state, 1)->word));
  else
    /* Translators: %s: a symbol */
    g_string_append_printf (question->sentence, _ ("The ability: draw %s too?"),
                            insertcoin_name (insertcoin_corner (state, first ? 0 : 1)->word));
}

static void
tell_end (gconstpointer data, FlipQuestion *question)
{
  const InsertcoinState *state = data;

  g_string_append (question->sentence,
                   state->ends & INSERTCOIN_END_LEVELS  ? _ ("Three levels are complete.")
                   : state->ends & INSERTCOIN_END_COIN  ? _ ("A coin for GAME OVER is missing.")
                   : state->ends & INSERTCOIN_END_LIVES ? _ ("Someone has no life and no coin left.")
                                                        : _ ("There are no more cards."));
}

static void
ask_squares (gconstpointer data, FlipQuestion *question)
{
  const InsertcoinState *state = data;
  const InsertcoinShape *shape =
    insertcoin_shape (state, insertcoin_acting_seat (state), state->level);

  g_string_append_printf (
    question->sentence,
    /* Translators: first %u: the number of the level; %s: a shape; second %u: how many squares */
    ngettext ("Level %u, %s, has %u square.", "Level %u, %s, has %u squares.", shape->n_squares),
    state->level + 1u, insertcoin_name (shape->word), shape->n_squares);
}

static void
ask_flip (const InsertcoinState *state, FlipQuestion *question)
{
  static const char *const sentences[INSERTCOIN_MAX_PILES] = {
    /* Translators: %d: the number of the flip, and how many there are */
    N_ ("Flip %d of %d, from the first pile."),
    /* Translators: %d: the number of the flip, and how many there are */
    N_ ("Flip %d of %d, from the second pile."),
    /* Translators: %d: the number of the flip, and how many there are */
    N_ ("Flip %d of %d, from the third pile."),
    /* Translators: %d: the number of the flip, and how many there are */
    N_ ("Flip %d of %d, from the fourth pile."),
  };

  g_string_append_printf (question->sentence, _ (sentences[insertcoin_pile (state)]),
                          state->deck.flips + 1, insertcoin_flips (state));
}

/* The next card or, with counters only, the changes made by the last one. */
static void
ask_card (gconstpointer data, FlipQuestion *question)
{
  const InsertcoinState *state = data;
  gboolean ends = insertcoin_reasons_to_end (state) != 0;

  if (!state->counters)
    return ask_flip (state, question);
  if (ends)
    g_string_assign (question->title, _ ("Has everybody drawn?"));
  else
    ask_flip (state, question);
  if (!insertcoin_may_count (state))
    return;
  if (ends)
    g_string_append (question->sentence, _ ("The game ends with this flip."));
  g_string_append (question->note, _ ("First enter lost lives and complete levels, here or by "
                                      "clicking the board."));
}

static void
ask_fill (gconstpointer data, FlipQuestion *question)
{
  const InsertcoinState *state = data;

  g_string_append_printf (question->sentence,
                          /* Translators: %u: how many */
                          ngettext ("The ability gives %u square, in any level.",
                                    "The ability gives %u squares, one by one, in any levels.",
                                    state->pending.fills),
                          state->pending.fills);
}

static void
ask_strike (gconstpointer data, FlipQuestion *question)
{
  g_string_append (question->sentence,
                   insertcoin_next_strike (data) == INSERTCOIN_SKULL
                     ? _ ("The skull: should the others miss the next flip?")
                     : _ ("The bolt: should the others lose a life?"));
}

const FlipStage insertcoin_stages[INSERTCOIN_N_STAGES] = {
  [INSERTCOIN_STAGE_KEEP] = {
    "keep", "IC-SETUP-2", FLIP_ASK_OPTION, N_ ("the cards that are kept"),
    N_ ("choose your shapes"), NULL,
    /* Translators: what a player has to do */ N_ ("to choose"), ask_choice,
  },
  [INSERTCOIN_STAGE_SHAPES] = {
    "shapes", "IC-SETUP-4", FLIP_ASK_CARDS, N_ ("a shape that was kept"), .say = ask_shape,
  },
  [INSERTCOIN_STAGE_FLIP] = {
    "flip", "IC-FLIP-1", FLIP_ASK_CARDS, N_ ("the next card of the deck"),
    N_ ("Which card was flipped?"), .say = ask_card,
  },
  [INSERTCOIN_STAGE_DRAW] = {
    "draw", "IC-DRAW-1", FLIP_ASK_PLACEMENT, N_ ("a symbol, or a square for a life"),
    N_ ("draw a symbol"), NULL,
    /* Translators: what a player has to do */ N_ ("to draw"), ask_symbol,
  },
  [INSERTCOIN_STAGE_FILL] = {
    "fill", "IC-ABILITY-1", FLIP_ASK_SITE, N_ ("a square from an ability"),
    N_ ("fill a square"), NULL,
    /* Translators: what a player has to do */ N_ ("to fill"), ask_fill,
  },
  [INSERTCOIN_STAGE_SYMBOL] = {
    "symbol", "IC-ABILITY-4", FLIP_ASK_PLACEMENT, N_ ("another symbol from an ability"),
    N_ ("draw another symbol"), NULL,
    /* Translators: what a player has to do */ N_ ("to draw"), ask_another_symbol,
  },
  [INSERTCOIN_STAGE_STRIKE] = {
    "strike", "IC-LEVEL-2", FLIP_ASK_OPTION, N_ ("whether an ability is used"),
    N_ ("strike the others?"), .say = ask_strike,
  },
  [INSERTCOIN_STAGE_SQUARES] = {
    "squares", "IC-COUNT-4", FLIP_ASK_AMOUNT, N_ ("the empty squares of a level"),
    N_ ("how many squares are empty?"), NULL,
    /* Translators: what a player has to do */ N_ ("to count"), ask_squares,
  },
  [INSERTCOIN_STAGE_OVER] = {
    "over", "IC-SCORE-5", .title = N_ ("The game is over"), .say = tell_end,
  },
};

/* The cards are dealt once, then all of them form the piles. */
void
insertcoin_question (gconstpointer data, FlipQuestion *question)
{
  const InsertcoinState *state = data;
  guint hand = insertcoin_hand_size (state), piles = state->set.n_piles;

  insertcoin_tiles (state, &question->tiles);
  if (state->stage == INSERTCOIN_STAGE_SHAPES && state->seat == 0 && state->hands.n_shown == 0)
    flip_phrase_say_printf (question->table,
                            /* Translators: %u: how many cards */
                            ngettext ("Shuffle the cards and deal %u to each player.",
                                      "Shuffle the cards and deal %u to each player.", hand),
                            hand);
  else if (state->stage == INSERTCOIN_STAGE_FLIP && state->deck.flips == 0)
    flip_phrase_say_printf (
      question->table,
      /* Translators: %u: how many piles */
      ngettext ("Shuffle all cards again with the GAME OVER in %u pile.",
                "Shuffle all cards again, make %u equal piles, shuffle one GAME "
                "OVER into each, and put them on top of each other.",
                piles),
      piles);
}

void
insertcoin_where (gconstpointer data, FlipSummary *summary)
{
  const InsertcoinState *state = data;

  if (state->stage <= INSERTCOIN_STAGE_SHAPES)
    flip_summary_set (summary, "shapes");
  else if (state->stage == INSERTCOIN_STAGE_OVER)
    flip_summary_set (summary, "end");
  else
    flip_summary_set (summary, "flip %d %d", state->deck.flips + (state->stage == INSERTCOIN_STAGE_FLIP),
                   insertcoin_flips (state));
}

void
insertcoin_tell (const FlipSummary *summary, GString *text)
{
  if (flip_summary_is (summary, "flip"))
    /* Translators: %d: the number of the flip, and how many there are */
    g_string_append_printf (text, _ ("Flip %d of %d"), flip_summary_number (summary, 0),
                            flip_summary_number (summary, 1));
  else if (flip_summary_is (summary, "shapes"))
    g_string_append (text, _ ("Choosing the shapes"));
  else if (flip_summary_is (summary, "end"))
    g_string_append (text, _ ("End of the game"));
  else if (flip_summary_is (summary, "levels"))
    g_string_append (text, _ ("Three levels were complete."));
  else if (flip_summary_is (summary, "coin"))
    g_string_append (text, _ ("A coin for GAME OVER was missing."));
  else if (flip_summary_is (summary, "lives"))
    g_string_append (text, _ ("All lives and coins of a seat were gone."));
  else if (flip_summary_is (summary, "cards"))
    g_string_append (text, _ ("All cards were flipped."));
}

/* Each turn of a seat is a step. */
static guint
progress (const InsertcoinState *state)
{
  guint flips = state->deck.flips, seats = state->n_seats, all = insertcoin_flips (state);

  if (state->stage <= INSERTCOIN_STAGE_FLIP || state->counters)
    return MIN (99, flips * 100 / all);
  return ((flips - 1) * seats + insertcoin_count (state->done)) * 100 / (all * seats);
}

/* A flip is for all seats, so it counts as one turn. */
void
insertcoin_clock (gconstpointer data, FlipClock *clock)
{
  const InsertcoinState *state = data;

  clock->progress = progress (state);
  clock->count = state->hands.round + state->deck.flips + 1u;
  if (state->stage <= INSERTCOIN_STAGE_SHAPES)
    return;
  clock->round = state->deck.flips + (state->stage == INSERTCOIN_STAGE_FLIP);
  clock->turn = clock->turns = 1;
}

void
insertcoin_ask (gconstpointer data, FlipAsk *ask)
{
  const InsertcoinState *state = data;

  memset (ask, 0, sizeof *ask);
  ask->kind = insertcoin_stages[state->stage].kind;
  ask->who = state->seat;
  if (ask->kind == FLIP_ASK_NOTHING)
    ask->who = FLIP_TABLE;
  ask->free = insertcoin_free_seats (state);
  if (ask->kind == FLIP_ASK_AMOUNT)
    ask->most = (int) insertcoin_most_empty (state);
  if (state->counters && state->stage == INSERTCOIN_STAGE_FLIP)
    {
      ask->kind = FLIP_ASK_OPTION;
      ask->who = FLIP_TABLE;
      ask->draw.position = (guint16) (state->counted + state->deck.flips);
      return;
    }
  if (ask->kind != FLIP_ASK_CARDS)
    return;
  ask->who = FLIP_TABLE;
  ask->count =
    state->stage == INSERTCOIN_STAGE_SHAPES ? INSERTCOIN_LEVELS - (guint) state->hands.n_shown : 1;
  ask->possible = insertcoin_possible (state);
  ask->draw = insertcoin_next_draw (state);
}

/* Why not even a single square can be filled there. */
void
insertcoin_refuse_site (gconstpointer data, guint16 site, FlipRefusal *refusal)
{
  const InsertcoinState *state = data;
  gboolean fill = state->stage == INSERTCOIN_STAGE_FILL;
  FlipMove move = insertcoin_move (fill ? INSERTCOIN_VERB_FILL : INSERTCOIN_VERB_LIFE, site, 0, 0);

  if (state->counters)
    {
      (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, site, "IC-COUNT-3",
                          insertcoin_may_count (state)
                            ? _ ("This level is complete, or no life is left.")
                            : _ ("Nothing can be drawn now: flip a card first."));
      return;
    }
  if (flip_game_check (&insertcoin_game, state, &move, refusal))
    (void) flip_refuse (refusal, FLIP_REFUSED_REACH, site, "IC-DRAW-2",
                        _ ("No symbol fits here now."));
}
