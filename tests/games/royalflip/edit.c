/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands of a .case file of Royal Flip that set up a position by hand, and a few things that
   only it expects. */

#include "tests/games/case.h"

#include "games/royalflip/royalflip-rules.h"
#include "games/royalflip/royalflip.h"

#include <string.h>

const FlipGame *const case_game = &royalflip_game;

static RoyalflipState *
state_of (Case *test)
{
  return test->state;
}

/* map [2:] b1=r4 c1=b5: red and black numbers on the map */
static void
edit_map (Case *test, Words *words)
{
  RoyalflipState *state = state_of (test);
  RoyalflipSheet *sheet = &state->sheets[case_seat (test, words)];

  while (words->words[words->at])
    {
      g_auto (GStrv) parts = g_strsplit (case_next (test, words), "=", 2);
      guint cell = royalflip_cell_parse (&state->board, parts[0]);
      guint number = parts[1] && *parts[1] ? flip_rank_parse (parts[1] + 1) : 0;

      if (cell == ROYALFLIP_NO_CELL || !number)
        return case_fail (test, "write: map b1=r4 c1=b5");
      royalflip_sheet_write (sheet, cell, number,
                             parts[1][0] == 'r' ? ROYALFLIP_RED : ROYALFLIP_BLACK);
    }
}

static void
edit_set (Case *test, Words *words)
{
  RoyalflipSheet *sheet = &state_of (test)->sheets[case_seat (test, words)];
  const char *key = case_next (test, words);
  int value = case_number (test, words);

  if (g_str_equal (key, "tokens"))
    sheet->tokens = (guint8) value;
  else if (g_str_equal (key, "diamonds"))
    sheet->diamonds = (guint8) value;
  else if (g_str_equal (key, "points"))
    sheet->points = (guint16) value;
  else if (g_str_equal (key, "position"))
    {
      sheet->position = (guint8) value;
      sheet->gone = ROYALFLIP_BIT (value) - 1;
    }
  else
    case_fail (test, "“%s” can't be set", key);
}

/* fill [2:]: every empty cell gets a number that makes no road and no area. */
static void
edit_fill (Case *test, Words *words)
{
  RoyalflipState *state = state_of (test);
  RoyalflipSheet *sheet = &state->sheets[case_seat (test, words)];

  for (guint cell = 0; cell < ROYALFLIP_MAX_CELLS; cell++)
    {
      gboolean even = (royalflip_column (cell) + royalflip_row (cell)) % 2 == 0;

      if (state->board.cells & ~sheet->written & ROYALFLIP_BIT (cell))
        royalflip_sheet_write (sheet, cell, even ? 1 : 9, ROYALFLIP_BLACK);
    }
}

/* badge e3 +2, badge e3 none */
static void
expect_badge (Case *test, Words *words)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);
  const char *found;
  char *bar;

  case_rest (words, text);
  bar = strstr (text->str, " is ");
  if (!bar)
    return case_fail (test, "write: badge SITE is WORDS");
  *bar = '\0';
  royalflip_sites (test->state, state_of (test)->seat, sites);
  found = sites->sites[case_site (test, text->str)].badge;
  if (g_strcmp0 (*found ? found : "none", bar + strlen (" is ")) != 0)
    case_fail (test, "the badge of %s is “%s”", text->str, found);
}

/* place 2 1 3: of each seat, in their order */
static void
expect_places (Case *test, Words *words)
{
  FlipResult result;

  flip_game_result (&royalflip_game, test->state, &result);
  for (guint i = 0; i < state_of (test)->n_seats; i++)
    {
      if (result.place[i] != case_number (test, words))
        case_fail (test, "seat %u has place %u", i + 1, result.place[i]);
    }
}

/* told WORDS: the result or its tie contains them */
static void
expect_told (Case *test, Words *words)
{
  g_autoptr (GString) text = g_string_new (NULL);
  FlipResult result;

  flip_game_result (&royalflip_game, test->state, &result);
  case_rest (words, text);
  if (!strstr (result.text, text->str) && !strstr (result.tie, text->str))
    case_fail (test, "the result is “%s” “%s”", result.text, result.tie);
}

gboolean
case_edit (Case *test, const char *command, Words *words)
{
  if (g_str_equal (command, "map"))
    edit_map (test, words);
  else if (g_str_equal (command, "set"))
    edit_set (test, words);
  else if (g_str_equal (command, "fill"))
    edit_fill (test, words);
  else if (g_str_equal (command, "round"))
    state_of (test)->round = (guint8) (case_number (test, words) - 1);
  else if (g_str_equal (command, "badge"))
    expect_badge (test, words);
  else if (g_str_equal (command, "places"))
    expect_places (test, words);
  else if (g_str_equal (command, "told"))
    expect_told (test, words);
  else
    return FALSE;
  return TRUE;
}
