/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>

/* What is asked: in a few words, and as a sentence. */

/* Asking is done by the million, so these are not put together from parts. */
static const char *const writing[ROYALFLIP_N_COLOURS][FLIP_N_RANKS] = {
  [ROYALFLIP_RED] = {
    N_ ("write the red A"),
    N_ ("write the red 2"),
    N_ ("write the red 3"),
    N_ ("write the red 4"),
    N_ ("write the red 5"),
    N_ ("write the red 6"),
    N_ ("write the red 7"),
    N_ ("write the red 8"),
    N_ ("write the red 9"),
    N_ ("write the red 10"),
    N_ ("write the red J"),
    N_ ("write the red Q"),
    N_ ("write the red K"),
  },
  [ROYALFLIP_BLACK] = {
    N_ ("write the black A"),
    N_ ("write the black 2"),
    N_ ("write the black 3"),
    N_ ("write the black 4"),
    N_ ("write the black 5"),
    N_ ("write the black 6"),
    N_ ("write the black 7"),
    N_ ("write the black 8"),
    N_ ("write the black 9"),
    N_ ("write the black 10"),
    N_ ("write the black J"),
    N_ ("write the black Q"),
    N_ ("write the black K"),
  },
};

static const char *
title_of_number (const RoyalflipState *state)
{
  guint number = royalflip_number_to_write (state);

  if (state->turn.colour >= ROYALFLIP_N_COLOURS || number < FLIP_ACE)
    return N_ ("write the number");
  return writing[state->turn.colour][number - FLIP_ACE];
}

static const char *
title_of_suit (const RoyalflipState *state)
{
  static const char *const titles[FLIP_N_SUITS] = {
    N_ ("circle a heart"),
    N_ ("circle a spade"),
    N_ ("circle a diamond"),
    N_ ("circle a club"),
  };
  FlipCard card = royalflip_suit_card (state);

  return royalflip_is_wild (&state->board, card) ? N_ ("circle any suit")
                                                 : titles[flip_card_suit (card)];
}

/* To be translated where it is shown. */
const char *
royalflip_stage_title (const RoyalflipState *state)
{
  switch (state->stage)
    {
    case ROYALFLIP_STAGE_PICK:
      return N_ ("choose one of each");
    case ROYALFLIP_STAGE_COLOUR:
      return N_ ("choose the colour");
    case ROYALFLIP_STAGE_NUMBER:
      return N_ ("choose the number");
    case ROYALFLIP_STAGE_WRITE:
    case ROYALFLIP_STAGE_EXTRA:
      return title_of_number (state);
    case ROYALFLIP_STAGE_TRACK:
      return title_of_suit (state);
    case ROYALFLIP_STAGE_TIE:
      return N_ ("Who won?");
    default:
      return NULL;
    }
}

/* The same beside the seat's name. */
const char *
royalflip_stage_todo (const RoyalflipState *state)
{
  switch (state->stage)
    {
    case ROYALFLIP_STAGE_PICK:
    case ROYALFLIP_STAGE_COLOUR:
    case ROYALFLIP_STAGE_NUMBER:
      return N_ ("to choose");
    case ROYALFLIP_STAGE_WRITE:
    case ROYALFLIP_STAGE_EXTRA:
      return N_ ("to write");
    case ROYALFLIP_STAGE_TRACK:
      return N_ ("to circle");
    default:
      return NULL;
    }
}

static void
prompt_write (const RoyalflipState *state, GString *prompt)
{
  FlipCard suit = royalflip_suit_card (state);
  g_autoptr (GString) number = g_string_new (NULL);

  royalflip_written_name (state->turn.colour, royalflip_number_to_write (state), number);
  if (state->stage == ROYALFLIP_STAGE_EXTRA)
    {
      g_string_append_printf (prompt, _ ("Write the extra number, a %s."), number->str);
      return;
    }
  g_string_append_printf (prompt, _ ("Write the %s."), number->str);
  if (!royalflip_spaces_ahead (state, suit))
    g_string_append (prompt, _ (" No suit of the cards lies ahead on the bonus track."));
  else if (royalflip_is_wild (&state->board, suit))
    g_string_append (prompt, _ (" Then take any suit on the bonus track."));
  else
    g_string_append_printf (prompt, _ (" Then take a %s on the bonus track."),
                            royalflip_suit_name (flip_card_suit (suit)));
}

static void
prompt_track (const RoyalflipState *state, GString *prompt)
{
  FlipCard card = royalflip_suit_card (state);

  if (royalflip_is_wild (&state->board, card))
    g_string_append (prompt, _ ("Circle any suit. The track goes forward only."));
  else
    g_string_append_printf (prompt, _ ("Circle a %s. The track goes forward only."),
                            royalflip_suit_name (flip_card_suit (card)));
}

static void
prompt_pick (const RoyalflipState *state, GString *prompt)
{
  char cards[ROYALFLIP_LINEUP][FLIP_CARD_TEXT_SIZE];

  for (guint i = 0; i < ROYALFLIP_LINEUP; i++)
    flip_card_show (state->lineup[i], cards[i]);
  g_string_append_printf (prompt, _ ("Colour, number and suit, each from another card: %s %s %s."),
                          cards[0], cards[1], cards[2]);
}

void
royalflip_prompt (gconstpointer data, GString *prompt)
{
  const RoyalflipState *state = data;

  switch (state->stage)
    {
    case ROYALFLIP_STAGE_LINEUP:
      g_string_append_printf (prompt, _ ("Lineup of round %d: card %d of %d?"), state->round + 1,
                              state->n_lineup + 1, ROYALFLIP_LINEUP);
      break;
    case ROYALFLIP_STAGE_PICK:
      prompt_pick (state, prompt);
      break;
    case ROYALFLIP_STAGE_COLOUR:
      g_string_append (prompt, _ ("The wild card gives the colour: red or black?"));
      break;
    case ROYALFLIP_STAGE_NUMBER:
      /* Translators: the highest number. */
      g_string_append_printf (prompt, _ ("The wild card gives the number: which one, A to %s?"),
                              flip_rank_text (state->board.highest));
      break;
    case ROYALFLIP_STAGE_WRITE:
    case ROYALFLIP_STAGE_EXTRA:
      prompt_write (state, prompt);
      break;
    case ROYALFLIP_STAGE_TRACK:
      prompt_track (state, prompt);
      break;
    case ROYALFLIP_STAGE_TIE:
      g_string_append (prompt, _ ("Equal points: who won rock, paper, scissors?"));
      break;
    default:
      g_string_append (prompt, _ ("The game is over."));
    }
}
