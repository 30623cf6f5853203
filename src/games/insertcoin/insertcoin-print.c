/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-rules.h"

/* The notation: "heart-2", "game-over", "keep 1 3 4", "draw bar level 3 f4 g4 h4",
   "life level 3 f4", "fill level 3 f4", "skull", "bolt", "leave". */

void
insertcoin_card_print (const InsertcoinState *state, FlipCard card, GString *text)
{
  if (card == INSERTCOIN_GAME_OVER)
    g_string_append (text, "game-over");
  else
    g_string_append_printf (text, "%s-%u", state->set.shapes[state->set.cards[card].shape].word,
                            state->set.cards[card].number);
}

/* Columns a to i, rows 1 to 9 from above. */
void
insertcoin_square_print (guint square, GString *text)
{
  g_string_append_printf (text, "%c%u", (char) ('a' + square % INSERTCOIN_SIDE),
                          square / INSERTCOIN_SIDE + 1);
}

static void
print_squares (const InsertcoinState *state, const FlipMove *move, GString *text)
{
  guint16 sites[FLIP_MAX_COVERED];
  guint n = insertcoin_covers (state, move, sites);

  g_string_append_printf (text, " level %u", insertcoin_site_level (move->site) + 1);
  for (guint i = 0; i < n; i++)
    {
      g_string_append_c (text, ' ');
      insertcoin_square_print (insertcoin_site_square (sites[i]), text);
    }
}

static void
print_kept (const FlipMove *move, GString *text)
{
  g_string_append (text, "keep");
  for (int i = 0; i < INSERTCOIN_DEAL; i++)
    {
      if (move->arg[0] & 1 << i)
        g_string_append_printf (text, " %d", i + 1);
    }
}

void
insertcoin_print (gconstpointer data, const FlipMove *move, GString *text)
{
  const InsertcoinState *state = data;

  switch ((InsertcoinVerb) move->verb)
    {
    case INSERTCOIN_VERB_CARD:
      return insertcoin_card_print (state, (FlipCard) move->arg[0], text);
    case INSERTCOIN_VERB_KEEP:
      return print_kept (move, text);
    case INSERTCOIN_VERB_DRAW:
      g_string_append_printf (text, "draw %s",
                              insertcoin_corner (state, (guint) move->arg[0])->word);
      return print_squares (state, move, text);
    case INSERTCOIN_VERB_LIFE:
      g_string_append (text, "life");
      return print_squares (state, move, text);
    case INSERTCOIN_VERB_FILL:
      g_string_append (text, "fill");
      return print_squares (state, move, text);
    case INSERTCOIN_VERB_STRIKE:
      g_string_append (text, insertcoin_ability_word (move->arg[0]));
      return;
    default:
      g_string_append (text, "leave");
    }
}
