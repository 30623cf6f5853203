/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/play/sheets.h"

#include "engine/session/sheet.h"
#include "games/games.h"
#include "tests/engine/play.h"

#define SUFFIX   ".flipsheet"
#define TIE_SEED 257

/* Reading */

static FlipSession *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  FlipSession *session;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  session = flip_sheet_parse (text, length, path, flip_games_find, &error);
  g_assert_no_error (error);
  return session;
}

static int
compare_paths (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(char *const *) a, *(char *const *) b);
}

static void
find_files (const char *folder, GPtrArray *paths)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        find_files (path, paths);
      else if (g_str_has_suffix (name, SUFFIX))
        g_ptr_array_add (paths, g_steal_pointer (&path));
    }
}

static GPtrArray *
list_files (void)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);

  g_assert_nonnull (g_getenv ("FLIPSIDE_GOLDEN"));
  find_files (g_getenv ("FLIPSIDE_GOLDEN"), paths);
  g_ptr_array_sort (paths, compare_paths);
  return paths;
}

GPtrArray *
sheets_read_all (void)
{
  g_autoptr (GPtrArray) paths = list_files ();
  GPtrArray *sessions = g_ptr_array_new_with_free_func ((GDestroyNotify) flip_session_free);

  for (guint i = 0; i < paths->len; i++)
    g_ptr_array_add (sessions, read_file (g_ptr_array_index (paths, i)));
  g_assert_cmpuint (sessions->len, >, 0);
  return sessions;
}

GPtrArray *
sheets_read_part (void)
{
  GPtrArray *sessions = sheets_read_all ();

  for (guint i = sessions->len; i-- > 0;)
    {
      if (i % play_step ())
        g_ptr_array_remove_index (sessions, i);
    }
  return sessions;
}

FlipSession *
sheets_read (const char *game, const char *name)
{
  g_autofree char *file = g_strconcat (name, SUFFIX, NULL);
  g_autofree char *path = g_build_filename (g_getenv ("FLIPSIDE_GOLDEN"), game, file, NULL);

  return read_file (path);
}

/* By chance nobody comes near the cowbot of the usual board, so this one's is gentler. */
FlipSession *
sheets_read_tie (void)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (1, TIE_SEED);
  g_autofree char *board =
    play_replace (setup->game->boards[0].text, "black-bart=1 2 4 3", "black-bart=1 1 1 1");

  flip_setup_set_board (setup, "gentle", board);
  g_assert_true (flip_setup_set_option (setup, "cowbot", "black-bart", NULL));
  return play_session (setup, G_MAXUINT);
}

/* Going there */

guint
sheets_stage (const FlipGame *game, gconstpointer state)
{
  return *((const guint8 *) state + game->stage_offset);
}

void
sheets_go_to (FlipSession *session, guint stage, FlipAskKind kind)
{
  const FlipGame *game = flip_session_game (session);

  for (guint position = 0; position <= flip_session_length (session); position++)
    {
      gconstpointer state = flip_session_state_at (session, position);
      FlipAsk ask;

      game->ask (state, &ask);
      if (sheets_stage (game, state) != stage || ask.kind != kind)
        continue;
      flip_session_jump (session, position);
      return;
    }
  g_error ("No question of kind “%s” in stage %u of %s", flip_ask_kind_name (kind), stage,
           game->id);
}

/* As text */

static GStrv
end_list (GPtrArray *lines)
{
  g_ptr_array_add (lines, NULL);
  return (GStrv) g_ptr_array_free (lines, FALSE);
}

GStrv
sheets_print_sites (const FlipSites *sites)
{
  GPtrArray *lines = g_ptr_array_new ();

  for (guint i = 0; i < sites->n; i++)
    {
      const FlipSite *site = &sites->sites[i];

      g_ptr_array_add (lines, g_strdup_printf ("%u|%s|%s|%s|%s|%d|%d|%u %d %d|%s", site->id,
                                               site->region, site->name, site->title, site->gives,
                                               site->mark, site->price, site->grid, site->column,
                                               site->row, site->badge));
    }

  return end_list (lines);
}

GStrv
sheets_print_facts (const FlipFacts *facts)
{
  GPtrArray *lines = g_ptr_array_new ();

  for (guint i = 0; i < facts->n; i++)
    {
      const FlipFact *fact = &facts->facts[i];

      g_ptr_array_add (lines, g_strdup_printf ("%s|%s|%s|%s|%d|%u of %u", fact->id, fact->label,
                                               fact->value, fact->glyph ? fact->glyph : "",
                                               fact->headline, fact->step, fact->steps));
    }

  return end_list (lines);
}

GStrv
sheets_print_goals (const FlipGoals *goals)
{
  GPtrArray *lines = g_ptr_array_new ();

  g_ptr_array_add (lines, g_strdup_printf ("%s|%s", goals->title ? goals->title : "",
                                           goals->glyph ? goals->glyph : ""));
  for (guint i = 0; i < goals->n; i++)
    {
      const FlipGoal *goal = &goals->goals[i];
      GString *line = g_string_new (NULL);

      g_string_printf (line, "%s|%s|%d|%s|%u|%u", goal->label, goal->worth, goal->amount,
                       goal->glyph ? goal->glyph : "", goal->seats, goal->met);
      for (guint seat = 0; seat < FLIP_MAX_SEATS; seat++)
        g_string_append_printf (line, "|%d/%d", goal->have[seat], goal->need[seat]);
      g_ptr_array_add (lines, g_string_free (line, FALSE));
    }

  return end_list (lines);
}

GStrv
sheets_print_score (const FlipScore *score)
{
  GPtrArray *lines = g_ptr_array_new ();

  g_ptr_array_add (lines, g_strdup_printf ("total %d", score->total));
  for (guint i = 0; i < score->n_lines; i++)
    {
      const FlipScoreLine *line = &score->lines[i];

      g_ptr_array_add (lines,
                       g_strdup_printf ("%s|%s|%s|%d|%d", line->id, line->label,
                                        line->glyph ? line->glyph : "", line->count, line->points));
    }

  return end_list (lines);
}

char *
sheets_print_result (const FlipResult *result)
{
  GString *text = g_string_new (NULL);

  g_string_printf (text, "%d|%u|%d|%d|%s|%d|%s|%s", result->over, result->winners, result->by_deed,
                   result->has_opponent, result->opponent ? result->opponent : "",
                   result->opponent_score.total, result->text, result->tie);
  for (guint seat = 0; seat < FLIP_MAX_SEATS; seat++)
    g_string_append_printf (text, "|%u", result->place[seat]);
  return g_string_free (text, FALSE);
}

GStrv
sheets_list_sites (const FlipGame *game, gconstpointer state, guint seat)
{
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);

  flip_game_sites (game, state, seat, sites);
  return sheets_print_sites (sites);
}

GStrv
sheets_list_facts (const FlipGame *game, gconstpointer state, int seat)
{
  g_autofree FlipFacts *facts = g_new0 (FlipFacts, 1);

  flip_game_facts (game, state, seat, facts);
  return sheets_print_facts (facts);
}

GStrv
sheets_list_goals (const FlipGame *game, gconstpointer state)
{
  g_autofree FlipGoals *goals = g_new0 (FlipGoals, 1);

  if (game->goals)
    game->goals (state, goals);
  return sheets_print_goals (goals);
}

GStrv
sheets_list_score (const FlipGame *game, gconstpointer state, guint seat)
{
  FlipScore score = { 0 };

  game->score (state, seat, &score);
  return sheets_print_score (&score);
}

void
sheets_assert_same (GStrv a, GStrv b)
{
  g_assert_cmpuint (g_strv_length (a), ==, g_strv_length (b));
  for (guint i = 0; a[i]; i++)
    g_assert_cmpstr (a[i], ==, b[i]);
}
