/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Scenarios that differ from the built-in ones: each change of those, and many made by chance, played
   out by chance. With -m slow: more of them. */

#include "engine/boards/format-table.h"
#include "games/flickemup/flickemup-rules.h"
#include "games/flickemup/flickemup.h"
#include "tests/games/edition.h"

#include <string.h>

#define MOST_TRIES 400

typedef struct
{
  FlipRandom random;
  FlipBoardFile *file;
  int width, height;
} Maker;

/* Where things stand */

typedef struct
{
  const char *group;
  FlipSpot spot;
} Stood;

static gboolean
is_free (const Maker *maker, GArray *stood, const char *group, const FlipSpot *spot)
{
  const FlipTableFormat *table = flickemup_game.format->table;

  for (guint i = 0; i < stood->len; i++)
    {
      const Stood *other = &g_array_index (stood, Stood, i);

      if (table->overlap (group, spot, other->group, &other->spot))
        return FALSE;
    }
  return table->fits (group, spot, maker->width, maker->height);
}

/* FALSE: there is no room. */
static gboolean
stand (Maker *maker, GArray *stood, const char *group)
{
  for (guint i = 0; i < MOST_TRIES; i++)
    {
      Stood new = { group,
                    { (int) edition_pick (&maker->random, 0, (guint) maker->width),
                      (int) edition_pick (&maker->random, 0, (guint) maker->height),
                      (int) edition_pick (&maker->random, 0, 360) - 180 } };
      g_autofree char *text = NULL;

      if (!is_free (maker, stood, group, &new.spot))
        continue;
      text = g_strdup_printf ("%d %d %d", new.spot.x, new.spot.y, new.spot.angle);
      flip_board_file_set (maker->file, group, "at", text);
      g_array_append_val (stood, new);
      return TRUE;
    }
  return FALSE;
}

static void
make_table (Maker *maker)
{
  g_autoptr (GArray) stood = g_array_new (FALSE, FALSE, sizeof (Stood));
  g_autoptr (GPtrArray) groups = g_ptr_array_new ();
  const char *const *names = flip_board_file_groups (maker->file);

  maker->width = (int) edition_pick (&maker->random, 700, 2500);
  maker->height = (int) edition_pick (&maker->random, 700, 2500);
  edition_set_number (maker->file, "table", "width", (guint) maker->width);
  edition_set_number (maker->file, "table", "height", (guint) maker->height);
  for (guint i = 0; names[i]; i++)
    {
      if (flip_board_file_get (maker->file, names[i], "at"))
        g_ptr_array_add (groups, (gpointer) flip_board_file_keep (maker->file, names[i]));
    }
  for (guint i = 0; i < groups->len; i++)
    g_assert_true (stand (maker, stood, g_ptr_array_index (groups, i)));
  flip_board_file_drop (maker->file, "outdoors");
  for (guint i = 1; i <= edition_pick (&maker->random, 0, 3); i++)
    {
      g_autofree char *key = g_strdup_printf ("%u", i);
      g_autofree char *text =
        g_strdup_printf ("gold %u %u", edition_pick (&maker->random, 0, (guint) maker->width),
                         edition_pick (&maker->random, 0, (guint) maker->height));

      flip_board_file_set (maker->file, "outdoors", key, text);
    }
}

/* Who is there, and what they have to do */

static void
make_figures (Maker *maker)
{
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      const char *group = flickemup_figure_word (i);

      if (!flip_board_file_has (maker->file, group))
        continue;
      edition_set_number (maker->file, group, "hit-points", edition_pick (&maker->random, 1, 3));
      if (i % FLICKEMUP_COWBOYS_A_TEAM && edition_one_in (&maker->random, 4))
        flip_board_file_set (maker->file, group, "hat", "waiting");
      if (i % FLICKEMUP_COWBOYS_A_TEAM && edition_one_in (&maker->random, 6))
        flip_board_file_drop (maker->file, group);
    }
}

static char *
make_goal (Maker *maker)
{
  const char *building =
    flickemup_building_word (edition_pick (&maker->random, 0, FLICKEMUP_BUILDINGS - 1));
  const char *token = flickemup_token_word (edition_pick (&maker->random, 0, FLICKEMUP_TOKENS - 1));

  switch (edition_pick (&maker->random, 0, 6))
    {
    case 0:
      return g_strdup_printf ("wound %u", edition_pick (&maker->random, 1, 6));
    case 1:
      return g_strdup_printf ("eliminate %u", edition_pick (&maker->random, 1, 3));
    case 2:
      return g_strdup_printf ("hold %s %u", building, edition_pick (&maker->random, 1, 3));
    case 3:
      return g_strdup_printf ("deliver %u %s %s", edition_pick (&maker->random, 1, 3), token,
                              building);
    case 4:
      return g_strdup_printf ("carry %u %s", edition_pick (&maker->random, 1, 2), token);
    case 5:
      return g_strdup_printf ("reach %s %u",
                              flickemup_edge_word (edition_pick (&maker->random, 0, 3)),
                              edition_pick (&maker->random, 1, 3));
    default:
      return g_strdup_printf ("survive %u", edition_pick (&maker->random, 9, 12));
    }
}

static void
make_goals (Maker *maker, const char *team)
{
  static const char *const between[] = { " and ", " or ", ", " };
  g_autoptr (GString) goals = g_string_new (NULL);

  for (guint n = edition_pick (&maker->random, 1, 3); n > 0; n--)
    {
      g_autofree char *goal = make_goal (maker);

      g_string_append_printf (goals, "%s%s",
                              goals->len ? between[edition_pick (&maker->random, 0, 2)] : "", goal);
    }
  flip_board_file_set (maker->file, "goals", team, goals->str);
}

static void
make_rest (Maker *maker)
{
  static const char *const rules[] = { "duel", "two-pistols", "rifle", "dynamite",
                                       "take-outdoors" };
  static const char *const winners[] = { "lawmen", "outlaws", "hit-points" };

  edition_set_number (maker->file, "start", "hour", edition_pick (&maker->random, 1, 8));
  flip_board_file_set (maker->file, "start", "initiative",
                       edition_one_in (&maker->random, 2) ? "lawman-1" : "outlaw-1");
  flip_board_file_set (maker->file, "goals", "midnight",
                       winners[edition_pick (&maker->random, 0, 2)]);
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    flip_board_file_set (maker->file, "rules", rules[i],
                         edition_one_in (&maker->random, 2) ? "yes" : "no");
}

/* By chance a goal can't be met, or there is no Undertaker: such a scenario is refused for that. */
static void
test_by_chance (void)
{
  guint n = edition_sample (50), played = 0, refused = 0;

  for (guint64 seed = 1; played < n; seed++)
    {
      g_autoptr (FlipBoardFile) file =
        flip_board_file_new (flickemup_game.boards[seed % flickemup_game.n_boards].text);
      Maker maker = { .file = file };
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;

      flip_random_seed (&maker.random, seed, 1);
      make_table (&maker);
      make_figures (&maker);
      make_goals (&maker, "lawmen");
      make_goals (&maker, "outlaws");
      make_rest (&maker);
      text = flip_board_file_text (file);
      if (edition_keep_contract (&flickemup_game, text, edition_pick (&maker.random, 2, 10), seed,
                                 &error))
        played++;
      else if (strstr (error->message, "[goals]") || strstr (error->message, "[undertaker]"))
        refused++;
      else
        g_error ("%s\n%s", error->message, text);
    }
  g_test_message ("%u played, %u refused", played, refused);
}

static void
test_changes (gconstpointer data)
{
  const FlipBoard *board = &flickemup_game.boards[GPOINTER_TO_UINT (data)];
  guint step = g_test_slow () ? 1 : 23, played;
  guint tried = edition_try_changes (&flickemup_game, board->text, step, &played);

  g_test_message ("%s: %u changes, %u played", board->name, tried, played);
  g_assert_cmpuint (played, >, tried / 5);
  g_assert_cmpuint (played, <, tried);
}

static void
test_text (void)
{
  for (guint i = 0; i < flickemup_game.n_boards; i++)
    edition_check_text (&flickemup_game, &flickemup_game.boards[i]);
  edition_check_text (&flickemup_game, flickemup_game.blank);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/flickemup-editions/text", test_text);
  for (guint i = 0; i < flickemup_game.n_boards; i++)
    {
      g_autofree char *path = g_strdup_printf ("/flickemup-editions/changes/%u", i + 1);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_changes);
    }
  g_test_add_func ("/flickemup-editions/by-chance", test_by_chance);
  return g_test_run ();
}
