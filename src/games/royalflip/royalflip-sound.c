/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-rules.h"

/* What must hold at every moment of every game. */

static gboolean
broken (GString *problem, guint seat, const char *what)
{
  g_string_append_printf (problem, "seat %u: %s", seat + 1, what);
  return FALSE;
}

static guint
circled_of (const RoyalflipBoard *board, const RoyalflipSheet *sheet, RoyalflipBonus bonus)
{
  guint n = 0;

  for (guint i = 0; i < board->n_spaces; i++)
    n += sheet->circled & ROYALFLIP_BIT (i) && board->spaces[i].bonus == bonus;
  return n;
}

/* What is out of reach follows from what is circled. */
static gboolean
track_is_sound (const RoyalflipBoard *board, const RoyalflipSheet *sheet)
{
  RoyalflipSet gone = 0;

  for (RoyalflipSet left = sheet->circled; left; left &= left - 1)
    gone |= board->closes[royalflip_first (left)];
  return gone == sheet->gone && !(sheet->circled & ~gone) && !(gone >> board->n_spaces);
}

static gboolean
map_is_sound (const RoyalflipBoard *board, const RoyalflipSheet *sheet)
{
  for (guint cell = 0; cell < ROYALFLIP_MAX_CELLS; cell++)
    {
      gboolean written = (sheet->written & ROYALFLIP_BIT (cell)) != 0;

      if (sheet->numbers[cell] > board->highest || (sheet->numbers[cell] != 0) != written)
        return FALSE;
    }

  return !(sheet->written & ~board->cells) && !(sheet->red & ~sheet->written);
}

/* One number per turn and an extra one for each space that gives one, until the map is full. */
static gboolean
count_is_sound (const RoyalflipState *state, guint seat)
{
  const RoyalflipSheet *sheet = &state->sheets[seat];
  guint written = royalflip_count (sheet->written),
        turns = (guint) state->round
                + (seat == state->seat || state->done >> seat & 1 || state->pauses[seat].stage);

  return written <= turns + circled_of (&state->board, sheet, ROYALFLIP_BONUS_NUMBER)
         && royalflip_count (sheet->circled) <= turns;
}

static gboolean
seat_is_sound (const RoyalflipState *state, guint index, GString *problem)
{
  const RoyalflipBoard *board = &state->board;
  const RoyalflipSheet *sheet = &state->sheets[index];

  if (!map_is_sound (board, sheet))
    return broken (problem, index, "the map holds what can't be written");
  if (!count_is_sound (state, index))
    return broken (problem, index, "more was marked than there were turns");
  if (!track_is_sound (board, sheet))
    return broken (problem, index, "the track is not what was circled");
  if (sheet->tokens != circled_of (board, sheet, ROYALFLIP_BONUS_TOKEN)
      || sheet->used_tokens > sheet->tokens)
    return broken (problem, index, "the ±1 tokens don't add up");
  if (sheet->diamonds
      != MIN (circled_of (board, sheet, ROYALFLIP_BONUS_DIAMOND), board->n_diamonds))
    return broken (problem, index, "the diamonds don't add up");
  return TRUE;
}

gboolean
royalflip_sound (gconstpointer data, GString *problem)
{
  const RoyalflipState *state = data;
  guint flipped = (guint) state->round * ROYALFLIP_LINEUP + state->n_lineup;

  for (guint i = 0; i < state->n_seats; i++)
    {
      if (!seat_is_sound (state, i, problem))
        return FALSE;
    }
  if (state->seen & ~royalflip_all_cards (&state->board)
      || flip_card_set_size (state->seen) != flipped)
    return g_string_append (problem, "the flipped cards don't add up"), FALSE;
  return TRUE;
}
