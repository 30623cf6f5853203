/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/royalflip/royalflip-rules.h"
#include "games/royalflip/royalflip.h"

#include <glib/gi18n-lib.h>

/* What each stage asks, for programs and in words. */

static void
ask_cards (const RoyalflipState *state, FlipAsk *ask)
{
  ask->count = ROYALFLIP_LINEUP - (guint) state->n_lineup;
  ask->possible = royalflip_possible (state);
  ask->draw.position = (guint16) (state->round * ROYALFLIP_LINEUP + state->n_lineup);
}

void
royalflip_ask (gconstpointer data, FlipAsk *ask)
{
  const RoyalflipState *state = data;

  g_assert (state->stage != ROYALFLIP_STAGE_NEXT_SEAT);

  memset (ask, 0, sizeof *ask);
  ask->kind = royalflip_stages[state->stage].kind;
  ask->who = state->stage == ROYALFLIP_STAGE_LINEUP || state->stage >= ROYALFLIP_STAGE_TIE
               ? FLIP_TABLE
               : state->seat;
  ask->free = royalflip_free_seats (state);
  if (ask->kind == FLIP_ASK_CARDS)
    ask_cards (state, ask);
  else if (ask->kind == FLIP_ASK_AMOUNT)
    {
      ask->least = FLIP_ACE;
      ask->most = state->board.highest;
    }
}

/* For people */

/* The deck is never reshuffled: it lasts for all rounds. */
static void
tell_table (const RoyalflipState *state, GString *table)
{
  if (state->n_lineup)
    return;
  if (state->round == 0)
    flip_phrase_say (table, state->board.jokers ? _ ("Shuffle the deck with its jokers.")
                                                : _ ("Shuffle the deck without jokers."));
  if (state->options.pvp)
    /* Translators: {seat %u}: is replaced by the name of that player */
    flip_phrase_say_printf (table, _ ("{seat %u} is the first player and reveals three cards."),
                            royalflip_first_player (state) + 1u);
}

static void
say_lineup (gconstpointer data, FlipQuestion *question)
{
  const RoyalflipState *state = data;

  /* Translators: %d: the round, the card, and how many cards there are */
  g_string_append_printf (question->sentence, _ ("Round %d: card %d of %d."), state->round + 1,
                          state->n_lineup + 1, ROYALFLIP_LINEUP);
  question->asks_for_more = TRUE;
  tell_table (state, question->table);
}

static void
say_pick (gconstpointer data, FlipQuestion *question)
{
  const RoyalflipState *state = data;

  if (state->options.pvp && royalflip_is_first_player (state))
    flip_phrase_say (question->sentence, _ ("The first player chooses before the others."));
}

static void
say_number (gconstpointer data, FlipQuestion *question)
{
  const RoyalflipState *state = data;

  /* Translators: the highest number. */
  g_string_append_printf (question->sentence, _ ("The wild card can be any number from A to %s."),
                          flip_rank_text (state->board.highest));
}

static void
title_number (const RoyalflipState *state, GString *title)
{
  g_autofree char *number =
    royalflip_written_name (state->turn.taken.colour, royalflip_number_to_write (state));

  /* Translators: a number in its colour: write the red 8. */
  g_string_append_printf (title, _ ("write the %s"), number);
}

static void
say_track (gconstpointer data, FlipQuestion *question)
{
  const RoyalflipState *state = data;
  FlipCard card = royalflip_suit_card (state);

  if (royalflip_is_wild (&state->board, card))
    g_string_append (question->title, _ ("circle any suit"));
  else
    /* Translators: a suit: circle a spade. */
    g_string_append_printf (question->title, _ ("circle a %s"),
                            royalflip_suit_name (flip_card_suit (card)));
}

/* If both the number and the suit are still open, either may be used first. */
static void
title_both (const RoyalflipState *state, GString *title)
{
  g_autofree char *number =
    royalflip_written_name (state->turn.taken.colour, royalflip_number_to_write (state));
  FlipCard card = royalflip_suit_card (state);

  if (royalflip_is_wild (&state->board, card))
    /* Translators: a number in its colour: use the red 8 and any suit. */
    g_string_append_printf (title, _ ("use the %s and any suit"), number);
  else
    /* Translators: a number in its colour, and a suit: use the red 8 and a spade. */
    g_string_append_printf (title, _ ("use the %s and a %s"), number,
                            royalflip_suit_name (flip_card_suit (card)));
}

static gboolean
can_circle_first (const RoyalflipState *state)
{
  return !state->turn.circled && royalflip_spaces_ahead (state);
}

/* What can be done with the number and the suit. */
static void
say_write (gconstpointer data, FlipQuestion *question)
{
  const RoyalflipState *state = data;
  GString *sentence = question->sentence;

  question->purse = (int) royalflip_tokens_left (royalflip_acting_sheet (state));
  if (can_circle_first (state))
    title_both (state, question->title);
  else
    title_number (state, question->title);
  if (state->turn.circled)
    g_string_append (sentence, _ ("The suit is circled."));
  else if (can_circle_first (state))
    g_string_append (sentence, _ ("Write the number on the city map and circle the suit on the "
                                  "bonus track, in either order."));
  else
    g_string_append (sentence, _ ("No suit on the cards is ahead on the bonus track."));
}

static void
say_extra (gconstpointer data, FlipQuestion *question)
{
  title_number (data, question->title);
}

const FlipStage royalflip_stages[ROYALFLIP_N_STAGES] = {
  [ROYALFLIP_STAGE_LINEUP] = {
    "lineup", "RF-ROUND-2", FLIP_ASK_CARDS, N_ ("the next card of the lineup"),
    .title = N_ ("Which cards are in the lineup?"), .say = say_lineup,
  },
  [ROYALFLIP_STAGE_PICK] = {
    "pick", "RF-PICK-1", FLIP_ASK_OPTION, N_ ("which card gives the colour, the number and the suit"),
    N_ ("choose one of each"), N_ ("Colour, number and suit, each from a different card."),
    /* Translators: what a player has to do */
    N_ ("to choose"), say_pick,
  },
  [ROYALFLIP_STAGE_COLOUR] = {
    "colour", "RF-PICK-2", FLIP_ASK_OPTION, N_ ("the colour that the wild card gives"),
    N_ ("choose the colour"), N_ ("The wild card can be red or black."), N_ ("to choose"),
  },
  [ROYALFLIP_STAGE_NUMBER] = {
    "number", "RF-PICK-2", FLIP_ASK_AMOUNT, N_ ("the number that the wild card gives"),
    N_ ("choose the number"), NULL, N_ ("to choose"), say_number,
  },
  [ROYALFLIP_STAGE_WRITE] = {
    "write", "RF-MAP-1", FLIP_ASK_SITE, N_ ("where the number and the suit go"),
    /* Translators: what a player has to do */
    .todo = N_ ("to write"), .say = say_write,
  },
  [ROYALFLIP_STAGE_TRACK] = {
    "track", "RF-TRACK-2", FLIP_ASK_SITE, N_ ("the space of the bonus track for the suit"),
    NULL, N_ ("The track goes forward only."),
    /* Translators: what a player has to do */
    N_ ("to circle"), say_track,
  },
  [ROYALFLIP_STAGE_EXTRA] = {
    "extra", "RF-EXTRA-1", FLIP_ASK_SITE, N_ ("the cell of the city map for the extra number"),
    NULL, N_ ("This is the extra number of the bonus track."), N_ ("to write"), say_extra,
  },
  [ROYALFLIP_STAGE_NEXT_SEAT] = { "next-seat", "RF-ROUND-4", .needs = N_ ("nothing") },
  [ROYALFLIP_STAGE_TIE] = {
    "tie", "RF-SCORE-3", FLIP_ASK_OPTION, N_ ("who won rock, paper, scissors"),
    /* Translators: question */
    N_ ("Who won?"), N_ ("The points are tied: rock, paper, scissors decides."),
  },
  [ROYALFLIP_STAGE_OVER] = { "over", "RF-SCORE-2", .title = N_ ("The game is over") },
};

void
royalflip_question (gconstpointer data, FlipQuestion *question)
{
  const RoyalflipState *state = data;

  G_STATIC_ASSERT (ROYALFLIP_LINEUP <= FLIP_QUESTION_CARDS);
  g_assert (state->n_lineup <= ROYALFLIP_LINEUP);

  question->n_cards = state->n_lineup;
  memcpy (question->cards, state->lineup, state->n_lineup * sizeof *question->cards);
}

/* In the stage that asks for both, a space is refused as a circle and a cell as a written number;
   in other stages, the site is refused as an answer to the question asked. */
void
royalflip_refuse_site (gconstpointer data, guint16 site, FlipRefusal *refusal)
{
  const RoyalflipState *state = data;
  gboolean track = state->stage == ROYALFLIP_STAGE_TRACK
                   || (state->stage == ROYALFLIP_STAGE_WRITE && royalflip_site_is_on_track (site));
  FlipMove move = royalflip_move (track ? ROYALFLIP_VERB_CIRCLE : ROYALFLIP_VERB_WRITE, site, 0);

  flip_game_check (&royalflip_game, state, &move, refusal);
}
