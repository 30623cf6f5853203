/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-rules.h"

#include <glib/gi18n-lib.h>

/* What the sheet waits for, in words, and where the game is. */

static void
prompt_symbols (const InsertcoinState *state, GString *prompt)
{
  const char *names[INSERTCOIN_CORNERS];
  guint places[INSERTCOIN_CORNERS];

  for (guint corner = 0; corner < INSERTCOIN_CORNERS; corner++)
    {
      names[corner] = insertcoin_name (insertcoin_corner (state, corner)->word);
      places[corner] = insertcoin_count_places (state, corner);
    }
  if (!places[0] && !places[1])
    g_string_append_printf (prompt,
                            _ ("Neither %s nor %s fits anywhere: lose a life and fill one square."),
                            names[0], names[1]);
  else if (!places[0] || !places[1])
    g_string_append_printf (prompt, _ ("Only %s: %s fits nowhere. Or one square for a life."),
                            places[0] ? names[0] : names[1], places[0] ? names[1] : names[0]);
  else
    g_string_append_printf (prompt,
                            _ ("%s or %s, turned and mirrored as you like; or one square for "
                               "a life."),
                            names[0], names[1]);
  if (insertcoin_acting_seat (state)->ghost)
    g_string_append_printf (prompt, " %s", _ ("The symbol may cross the contour."));
}

static void
prompt_another_symbol (const InsertcoinState *state, GString *prompt)
{
  gboolean first = insertcoin_may_draw (state, 0) && insertcoin_fits_somewhere (state, 0);
  gboolean second = insertcoin_may_draw (state, 1) && insertcoin_fits_somewhere (state, 1);
  const char *first_name = insertcoin_name (insertcoin_corner (state, 0)->word);
  const char *second_name = insertcoin_name (insertcoin_corner (state, 1)->word);

  if (first && second)
    g_string_append_printf (prompt, _ ("The ability: draw %s or %s too?"), first_name, second_name);
  else
    g_string_append_printf (prompt, _ ("The ability: draw %s too?"),
                            first ? first_name : second_name);
}

static void
prompt_end (const InsertcoinState *state, GString *prompt)
{
  if (state->ends & INSERTCOIN_END_LEVELS)
    g_string_append (prompt, _ ("The game is over: three levels are complete."));
  else if (state->ends & INSERTCOIN_END_COIN)
    g_string_append (prompt, _ ("The game is over: a coin for GAME OVER is missing."));
  else if (state->ends & INSERTCOIN_END_LIVES)
    g_string_append (prompt, _ ("The game is over: somebody has no life and no coin left."));
  else
    g_string_append (prompt, _ ("The game is over: there are no more cards."));
}

static void
prompt_choice (const InsertcoinState *state, GString *prompt)
{
  if (state->draft)
    g_string_append_printf (prompt,
                            _ ("Card %d of %d: which one is kept? The others are passed on."),
                            state->hands.round + 1, INSERTCOIN_LEVELS);
  else
    g_string_append (prompt, _ ("Which three of the five cards become your levels?"));
}

void
insertcoin_prompt (gconstpointer data, GString *prompt)
{
  const InsertcoinState *state = data;

  switch ((InsertcoinStage) state->stage)
    {
    case INSERTCOIN_STAGE_KEEP:
      return prompt_choice (state, prompt);
    case INSERTCOIN_STAGE_SHAPES:
      g_string_append_printf (prompt, _ ("{seat %d}, level %d: the card that gives the shape."),
                              state->seat + 1, state->hands.n_shown + 1);
      return;
    case INSERTCOIN_STAGE_FLIP:
      g_string_append_printf (prompt,
                              insertcoin_pile (state) ? _ ("Flip %d of %d, from the second pile.")
                                                      : _ ("Flip %d of %d, from the first pile."),
                              state->deck.flips + 1, INSERTCOIN_FLIPS);
      return;
    case INSERTCOIN_STAGE_DRAW:
      return prompt_symbols (state, prompt);
    case INSERTCOIN_STAGE_FILL:
      g_string_append_printf (prompt,
                              ngettext ("The ability: fill %u square in any level.",
                                        "The ability: fill %u squares in any levels, one by one.",
                                        state->pending.fills),
                              state->pending.fills);
      return;
    case INSERTCOIN_STAGE_SYMBOL:
      return prompt_another_symbol (state, prompt);
    case INSERTCOIN_STAGE_STRIKE:
      g_string_append (prompt, insertcoin_strike (state) == INSERTCOIN_SKULL
                                 ? _ ("The skull: shall the others miss the next flip?")
                                 : _ ("The bolt: shall the others lose a life?"));
      return;
    default:
      prompt_end (state, prompt);
    }
}

void
insertcoin_moment (gconstpointer data, GString *text)
{
  const InsertcoinState *state = data;

  if (state->stage <= INSERTCOIN_STAGE_SHAPES)
    g_string_append (text, _ ("Choosing the shapes"));
  else if (state->stage == INSERTCOIN_STAGE_OVER)
    g_string_append (text, _ ("End of the game"));
  else
    g_string_append_printf (text, _ ("Flip %d of %d"),
                            state->deck.flips + (state->stage == INSERTCOIN_STAGE_FLIP),
                            INSERTCOIN_FLIPS);
}

/* Each turn of a seat is a step. */
guint
insertcoin_progress (gconstpointer data)
{
  const InsertcoinState *state = data;
  guint flips = state->deck.flips, seats = state->n_seats;

  if (state->stage == INSERTCOIN_STAGE_OVER)
    return 100;
  if (state->stage <= INSERTCOIN_STAGE_FLIP)
    return flips * 100 / INSERTCOIN_FLIPS;
  return ((flips - 1) * seats + state->seat) * 100 / (INSERTCOIN_FLIPS * seats);
}
