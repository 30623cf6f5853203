/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>

/* What is asked, for people. */

static void
title_number (const RoyalflipState *state, GString *title)
{
  g_autoptr (GString) number = g_string_new (NULL);

  /* Translators: a number in its colour: write the red 8. */
  g_string_append_printf (
    /* Translators: %s: colour and number */
    title, _ ("write the %s"),
    royalflip_written_name (state->turn.colour, royalflip_number_to_write (state), number));
}

static void
title_suit (const RoyalflipState *state, GString *title)
{
  FlipCard card = royalflip_suit_card (state);

  if (royalflip_is_wild (&state->board, card))
    g_string_append (title, _ ("circle any suit"));
  else
    /* Translators: a suit: circle a spade. */
    g_string_append_printf (title, _ ("circle a %s"), royalflip_suit_name (flip_card_suit (card)));
}

/* Number and suit, of which either may be used first. */
static void
title_both (const RoyalflipState *state, GString *title)
{
  g_autoptr (GString) number = g_string_new (NULL);
  FlipCard card = royalflip_suit_card (state);

  royalflip_written_name (state->turn.colour, royalflip_number_to_write (state), number);
  if (royalflip_is_wild (&state->board, card))
    /* Translators: a number in its colour: use the red 8 and any suit. */
    g_string_append_printf (title, _ ("use the %s and any suit"), number->str);
  else
    /* Translators: a number in its colour, and a suit: use the red 8 and a spade. */
    g_string_append_printf (title, _ ("use the %s and a %s"), number->str,
                            royalflip_suit_name (flip_card_suit (card)));
}

static gboolean
can_circle_first (const RoyalflipState *state)
{
  return !state->turn.circled && royalflip_spaces_ahead (state, royalflip_suit_card (state));
}

static void
append_title (const RoyalflipState *state, GString *title)
{
  switch ((RoyalflipStage) state->stage)
    {
    case ROYALFLIP_STAGE_LINEUP:
      g_string_append (title, _ ("Which cards are in the lineup?"));
      return;
    case ROYALFLIP_STAGE_PICK:
      g_string_append (title, _ ("choose one of each"));
      return;
    case ROYALFLIP_STAGE_COLOUR:
      g_string_append (title, _ ("choose the colour"));
      return;
    case ROYALFLIP_STAGE_NUMBER:
      g_string_append (title, _ ("choose the number"));
      return;
    case ROYALFLIP_STAGE_WRITE:
      return can_circle_first (state) ? title_both (state, title) : title_number (state, title);
    case ROYALFLIP_STAGE_EXTRA:
      return title_number (state, title);
    case ROYALFLIP_STAGE_TRACK:
      return title_suit (state, title);
    case ROYALFLIP_STAGE_TIE:
      /* Translators: question */
      g_string_append (title, _ ("Who won?"));
      return;
    default:
      g_string_append (title, _ ("The game is over"));
    }
}

/* What there is to do with number and suit. */
static void
say_order (const RoyalflipState *state, GString *sentence)
{
  if (state->turn.circled)
    g_string_append (sentence, _ ("The suit is circled."));
  else if (can_circle_first (state))
    g_string_append (sentence, _ ("Write the number on the city map and circle the suit on the "
                                  "bonus track, in either order."));
  else
    g_string_append (sentence, _ ("No suit on the cards is ahead on the bonus track."));
}

static void
append_sentence (const RoyalflipState *state, GString *sentence)
{
  switch ((RoyalflipStage) state->stage)
    {
    case ROYALFLIP_STAGE_LINEUP:
      /* Translators: %d: the round, the card, and how many cards there are */
      g_string_append_printf (sentence, _ ("Round %d: card %d of %d."), state->round + 1,
                              state->n_lineup + 1, ROYALFLIP_LINEUP);
      return;
    case ROYALFLIP_STAGE_PICK:
      g_string_append (sentence, _ ("Colour, number and suit, each from a different card."));
      if (state->options.pvp && royalflip_is_first_player (state))
        flip_phrase_say (sentence, _ ("The first player chooses before the others."));
      return;
    case ROYALFLIP_STAGE_COLOUR:
      g_string_append (sentence, _ ("The wild card can be red or black."));
      return;
    case ROYALFLIP_STAGE_NUMBER:
      /* Translators: the highest number. */
      g_string_append_printf (sentence, _ ("The wild card can be any number from A to %s."),
                              flip_rank_text (state->board.highest));
      return;
    case ROYALFLIP_STAGE_WRITE:
      return say_order (state, sentence);
    case ROYALFLIP_STAGE_EXTRA:
      g_string_append (sentence, _ ("This is the extra number of the bonus track."));
      return;
    case ROYALFLIP_STAGE_TRACK:
      g_string_append (sentence, _ ("The track goes forward only."));
      return;
    case ROYALFLIP_STAGE_TIE:
      g_string_append (sentence, _ ("The points are tied: rock, paper, scissors decides."));
      return;
    default:
      return;
    }
}

/* The deck lasts for all rounds. */
static void
tell_table (const RoyalflipState *state, GString *table)
{
  if (state->stage != ROYALFLIP_STAGE_LINEUP || state->n_lineup)
    return;
  if (state->round == 0)
    flip_phrase_say (table, state->board.jokers ? _ ("Shuffle the deck with its jokers.")
                                                : _ ("Shuffle the deck without jokers."));
  if (state->options.pvp)
    /* Translators: {seat %u}: is replaced by the name of that player */
    flip_phrase_say_printf (table, _ ("{seat %u} is the first player and reveals three cards."),
                            royalflip_first_player (state) + 1u);
}

static const char *
todo_of (RoyalflipStage stage)
{
  switch (stage)
    {
    case ROYALFLIP_STAGE_PICK:
    case ROYALFLIP_STAGE_COLOUR:
    case ROYALFLIP_STAGE_NUMBER:
      return _ ("to choose");
    case ROYALFLIP_STAGE_WRITE:
    case ROYALFLIP_STAGE_EXTRA:
      /* Translators: what a player has to do */
      return _ ("to write");
    case ROYALFLIP_STAGE_TRACK:
      /* Translators: what a player has to do */
      return _ ("to circle");
    default:
      return NULL;
    }
}

void
royalflip_question (gconstpointer data, FlipQuestion *question)
{
  const RoyalflipState *state = data;

  G_STATIC_ASSERT (ROYALFLIP_LINEUP <= FLIP_QUESTION_CARDS);
  g_assert (state->n_lineup <= ROYALFLIP_LINEUP);

  append_title (state, question->title);
  append_sentence (state, question->sentence);
  tell_table (state, question->table);
  question->todo = todo_of (state->stage);
  question->n_cards = state->n_lineup;
  memcpy (question->cards, state->lineup, state->n_lineup * sizeof *question->cards);
  question->asks_for_more = state->stage == ROYALFLIP_STAGE_LINEUP;
  if (state->stage == ROYALFLIP_STAGE_WRITE)
    question->purse = (int) royalflip_tokens_left (royalflip_acting_sheet (state));
}
