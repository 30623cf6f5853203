/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a sheet says to those who can't see it. */

#include "draw/kit/written.h"
#include "draw/sheet/sheet-art.h"
#include "draw/sheet/sheet-reading.h"
#include "engine/session/session.h"
#include "games/fliptown/fliptown.h"
#include "games/games.h"
#include "tests/draw/position.h"

#include <string.h>

static const struct
{
  const char *region, *line; /* the line as it begins */
} cases[] = {
  { "Trail", "2, pan, or hammer" },
  { "Town", "2, star 1, Bank, $4 on a colour" },
  { "Town", "4, Cemetery, Stables, work horse, $3, gives hammer + star 1" },
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
          const FlipWrittenLine *line = g_ptr_array_index (lines, i);

          g_assert_null (strpbrk (line->words->str, "{}*[]"));
          if (g_str_has_prefix (line->words->str, cases[index].line))
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

/* A number of the print that is not said of its site, nor of the sites that are a part of it. Of those that count
   something, “1 per” is “for each”. */
static char *
find_unsaid (const FlipSites *sites, const FlipWrittenLine *line)
{
  const FlipSite *site = &sites->sites[line->site - 1];
  g_autoptr (GString) said = g_string_new (NULL);
  g_auto (GStrv) numbers = g_regex_split_simple ("(?:1 per|\\D)+", line->words->str, 0, 0);

  g_string_printf (said, "%s %s %s", site->title, site->gives, site->badge);
  for (guint i = 0; i < sites->n; i++)
    {
      if (sites->sites[i].part && sites->sites[i].whole == site->id)
        g_string_append_printf (said, " %s", sites->sites[i].gives);
    }
  for (guint i = 0; numbers[i]; i++)
    {
      g_autofree char *pattern = g_strdup_printf ("(?<!\\d)%s(?!\\d)", numbers[i]);

      if (!g_regex_match_simple (pattern, said->str, 0, 0))
        return g_strdup_printf ("“%s” of “%s” is not in “%s”", numbers[i], line->words->str,
                                said->str);
    }
  return NULL;
}

/* The dial is read as the hour; the sum of two effects is drawn, both are said. */
static gboolean
is_said_otherwise (const FlipSite *site)
{
  static const char *const titles[] = { "Clock", "Hospital", NULL };

  return g_strv_contains (titles, site->title);
}

/* Whoever comes to a site hears all that is printed there: a building's prices, the reward of a stop. */
static void
test_sites_say_their_print (gconstpointer data)
{
  const FlipGame *game = data;
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autoptr (FlipSession) session = NULL;
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);
  g_autoptr (GError) error = NULL;
  const FlipSheetArt *art;
  gconstpointer state;

  for (guint i = 0; i < game->min_seats; i++)
    g_assert_true (flip_setup_add_player (setup, i ? "Bob" : "Ann", NULL));
  session = flip_session_new (setup, &error);
  g_assert_no_error (error);
  state = flip_session_state (session);
  art = flip_sheet_art_of (game, state);
  flip_game_sites (game, state, 0, sites);
  for (guint region = 0; region < art->n_regions; region++)
    {
      g_autoptr (GPtrArray) lines = flip_written_region (art, setup, state, 0, region);

      for (guint i = 0; i < lines->len; i++)
        {
          const FlipWrittenLine *line = g_ptr_array_index (lines, i);

          if (line->site && !is_said_otherwise (&sites->sites[line->site - 1]))
            g_assert_cmpstr (find_unsaid (sites, line), ==, NULL);
        }
    }
}

/* A symbol and its word are said once. */
static void
test_plain (void)
{
  g_autofree char *cash = flip_written_plain ("[$4] or {star} *2*");
  g_autofree char *tool = flip_written_plain ("{pan} pan");
  g_autofree char *step = flip_written_plain ("[$2] per step, silver {silver}");
  g_autofree char *field = flip_written_plain ("{star}3");
  g_autofree char *each = flip_written_plain ("all {star} *+2*");

  g_assert_cmpstr (cash, ==, "$4 or star 2");
  g_assert_cmpstr (tool, ==, "pan");
  g_assert_cmpstr (step, ==, "$2 per step, silver star");
  g_assert_cmpstr (field, ==, "star 3");
  g_assert_cmpstr (each, ==, "all star +2");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/written/regions", test_regions);
  g_test_add_func ("/written/plain", test_plain);
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/written/sites-say-their-print/%s", flip_games[i]->id);

      g_test_add_data_func (path, flip_games[i], test_sites_say_their_print);
    }
  return g_test_run ();
}
