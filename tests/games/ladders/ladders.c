/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts that Ladders defines itself; for everything else it uses the defaults of the
   contract. */

#include "tests/games/ladders/ladders.h"

#include "engine/base/phrase.h"
#include "engine/boards/format.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The contents of a board’s file, from which reading, checking and the form for editing are
   derived. */

static const FlipField game_fields[] = {
  { .key = "rounds",
    .title = N_ ("Rounds"),
    .help = N_ ("How many cards are flipped."),
    .least = 1,
    .most = 28,
    FLIP_IN (LaddersBoard, rounds) },
  { .key = "match",
    .title = N_ ("Extra in the ladder’s colour"),
    .help = N_ ("What a card gives in addition on the ladder of its colour."),
    .least = 0,
    .most = 9,
    .unit = N_ ("points"),
    FLIP_IN (LaddersBoard, match) },
};

#define RUNGS(ladder)                                                                     \
  {                                                                                       \
    .key = "rungs", .title = N_ ("Points of the rungs"),                                  \
    .help = N_ ("One number for each rung, from the lowest to the highest."), .least = 0, \
    .most = 20, .n_least = LADDERS_RUNGS, .n_most = LADDERS_RUNGS,                        \
    FLIP_IN_ARRAY (LaddersBoard, worth[ladder])                                           \
  }

static const FlipField left_fields[] = { RUNGS (0) };
static const FlipField middle_fields[] = { RUNGS (1) };
static const FlipField right_fields[] = { RUNGS (2) };

static const FlipGroup groups[] = {
  { .name = "game", .title = N_ ("Game"), FLIP_FIELDS (game_fields) },
  { .name = "left", .title = N_ ("Left ladder"), FLIP_FIELDS (left_fields) },
  { .name = "middle", .title = N_ ("Middle ladder"), FLIP_FIELDS (middle_fields) },
  { .name = "right", .title = N_ ("Right ladder"), FLIP_FIELDS (right_fields) },
};

static const FlipFormat format = {
  .groups = groups, .n_groups = G_N_ELEMENTS (groups),
  .size = sizeof (LaddersBoard),
};

/* Stages */

static void
say_climb (gconstpointer data, FlipQuestion *question)
{
  const LaddersState *state = data;

  question->n_cards = 1;
  question->cards[0] = state->card;
}

static const FlipStage stages[LADDERS_N_STAGES] = {
  [LADDERS_STAGE_FLIP] = {
    "flip", "LA-CARD-1", FLIP_ASK_CARDS, N_ ("the next card"),
    .title = N_ ("Which card was flipped?"),
  },
  [LADDERS_STAGE_CLIMB] = {
    "climb", "LA-CLIMB-1", FLIP_ASK_SITE, N_ ("a rung, or to pass"),
    N_ ("climb a ladder"), N_ ("Upwards only: a rung that you skip is lost."), N_ ("to climb"),
    say_climb,
  },
  [LADDERS_STAGE_OVER] = { "over", "LA-SCORE-1", .title = N_ ("The game is over") },
};

/* The sheet */

static const FlipPart parts[] = {
  { "left", N_ ("Left ladder"), "hearts", "heart", FLIP_PART_TRACK, 0, 1, LADDERS_RUNGS },
  { "middle", N_ ("Middle ladder"), "spades", "spade", FLIP_PART_TRACK, LADDERS_RUNGS, 1,
    LADDERS_RUNGS },
  { "right", N_ ("Right ladder"), "diamonds", "diamond", FLIP_PART_TRACK, 2 * LADDERS_RUNGS, 1,
    LADDERS_RUNGS },
  { "score", N_ ("Points"), "grey", "star", FLIP_PART_SCORE },
};

static void
mark_sites (gconstpointer data, guint seat, FlipSites *sites)
{
  const LaddersState *state = data;

  for (guint i = 0; i < sites->n; i++)
    {
      guint ladder = i / LADDERS_RUNGS, rung = i % LADDERS_RUNGS;
      guint climbed = state->rungs[seat][ladder], worth = state->board.worth[ladder][rung];
      FlipSite *site = &sites->sites[i];

      if (climbed >> rung)
        site->mark = climbed >> rung & 1 ? FLIP_MARK_CIRCLED : FLIP_MARK_CROSSED;
      flip_phrase_print (site->gives, sizeof site->gives,
                         /* Translators: %u: how many */
                         ngettext ("%u point", "%u points", worth), worth);
      if (site->price == 0)
        flip_phrase_print (site->badge, sizeof site->badge, "+%d", ladders_gain (state, site->id));
    }
}

/* The game */

static gboolean
begin (gpointer data, const FlipSetup *setup, GError **error)
{
  LaddersState *state = data;

  memset (state, 0, sizeof *state);
  state->n_seats = (guint8) flip_setup_seats (setup);
  return flip_format_read (&format, setup->board, setup->board_name, &state->board, error);
}

static void
ask (gconstpointer data, FlipAsk *ask)
{
  const LaddersState *state = data;
  gboolean climbing = state->stage == LADDERS_STAGE_CLIMB;

  memset (ask, 0, sizeof *ask);
  ask->kind = stages[state->stage].kind;
  ask->who = climbing ? state->seat : FLIP_TABLE;
  if (climbing)
    ask->free = ((1u << state->n_seats) - 1) & ~(state->done | 1u << state->seat);
  if (ask->kind != FLIP_ASK_CARDS)
    return;
  ask->count = 1;
  ask->possible = ladders_possible (state);
  ask->draw.position = state->round;
}

static void
turn_to (gpointer data, guint seat)
{
  LaddersState *state = data;

  state->seat = (guint8) seat;
}

/* Turns to the next seat that has not acted; after the last one, to the next round. */
static void
play (const FlipVerb *verb, gpointer data, const FlipMove *move)
{
  LaddersState *state = data;

  verb->apply (state, move);
  if (move->verb == FLIP_VERB_CARD)
    return;
  state->done |= (guint8) (1u << state->seat);
  state->seat = (guint8) __builtin_ctz (~(guint) state->done);
  if (state->seat < state->n_seats)
    return;
  state->done = state->seat = 0;
  state->round++;
  state->stage = state->round < state->board.rounds ? LADDERS_STAGE_FLIP : LADDERS_STAGE_OVER;
}

static void
tell_time (gconstpointer data, FlipClock *clock)
{
  const LaddersState *state = data;

  *clock =
    (FlipClock){ .round = state->round + 1u, .rounds = state->board.rounds, .turn = 1, .turns = 1 };
}

static void
score (gconstpointer data, guint seat, FlipScore *score)
{
  const LaddersState *state = data;

  for (guint i = 0; i < LADDERS_LADDERS; i++)
    {
      int points = 0;

      for (guint rung = 0; rung < LADDERS_RUNGS; rung++)
        points += state->rungs[seat][i] >> rung & 1 ? state->board.worth[i][rung] : 0;
      flip_score_add (score, parts[i].id, _ (parts[i].title),
                      __builtin_popcount (state->rungs[seat][i]), points)
        ->glyph = parts[i].glyph;
    }
  flip_score_add (score, "match", _ ("Cards in the ladder’s colour"), state->matches[seat],
                  state->matches[seat] * state->board.match);
}

static const FlipBoard boards[] = {
  { "ladders.board", N_ ("House ladders"), flip_board_ladders },
};

static const FlipVerb *const verbs[] = { &ladders_card, &ladders_climb, &ladders_pass };

const FlipGame ladders_game = {
  .id = "ladders",
  .name = N_ ("Ladders"),
  .min_seats = 1, .max_seats = LADDERS_MAX_SEATS,
  .state_size = sizeof (LaddersState),
  .stage_offset = G_STRUCT_OFFSET (LaddersState, stage),
  .seats_offset = G_STRUCT_OFFSET (LaddersState, n_seats),
  .boards = boards, .n_boards = G_N_ELEMENTS (boards),
  .format = &format,
  .stages = stages, .n_stages = LADDERS_N_STAGES,
  .now_rule = "LA-TURN-1",
  .verbs = verbs, .n_verbs = G_N_ELEMENTS (verbs),
  .parts = parts, .n_parts = G_N_ELEMENTS (parts),
  .begin = begin,
  .ask = ask,
  .turn_to = turn_to,
  .play = play,
  .clock = tell_time,
  .score = score,
  .sites = mark_sites,
  .deck = ladders_deck,
};
