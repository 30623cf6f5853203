/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a sheet says to those who can't see it. */

#include "draw/sheets.h"
#include "draw/written.h"
#include "games/fliptown/fliptown.h"
#include "tests/draw/position.h"

#include <string.h>

static const struct
{
  const char *region, *line; /* the line as it begins */
} cases[] = {
  { "Town", "2, star 1, Bank, $4 on a colour" },
  { "Poker", "Royal flush, $10, star 9" },
  { "Poker", "Two pair, $3, star 2" },
  { "Sheriff", "Round 3, $18 or star 8" },
  { "Inventory", "Pickaxe, Undertaker" },
};

static const char *
find_line (const FlipSheetArt *art, const FliptownState *state, guint index)
{
  for (guint region = 0; region < art->n_regions; region++)
    {
      g_autoptr (GPtrArray) lines = NULL;

      if (!g_str_equal (flip_sheet_art_region_name (art, region), cases[index].region))
        continue;
      lines = flip_written_region (art, NULL, state, 0, region);
      for (guint i = 0; i < lines->len; i++)
        {
          const GString *line = g_ptr_array_index (lines, i);

          g_assert_null (strpbrk (line->str, "{}*[]"));
          if (g_str_has_prefix (line->str, cases[index].line))
            return cases[index].line;
        }
    }

  return NULL;
}

/* Line by line from the top, a line from the left; what stands at a site is one line. */
static void
test_regions (void)
{
  g_autofree FliptownState *state = g_new0 (FliptownState, 1);
  const FlipSheetArt *art;

  position_fresh (state, NULL);
  art = flip_sheet_art_of (&fliptown_game, state);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpstr (find_line (art, state, i), ==, cases[i].line);
}

/* A symbol and its word are said once. */
static void
test_plain (void)
{
  g_autofree char *cash = flip_written_plain ("[$4] or {star} *2*");
  g_autofree char *tool = flip_written_plain ("{pan} pan");

  g_assert_cmpstr (cash, ==, "$4 or star 2");
  g_assert_cmpstr (tool, ==, "pan");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/written/regions", test_regions);
  g_test_add_func ("/written/plain", test_plain);
  return g_test_run ();
}
