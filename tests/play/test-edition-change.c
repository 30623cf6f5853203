/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What an edition differs in from what it was before, compared with the difference of all that an editor
   shows of both: after random changes of all the games' editions, and after some made by hand. */

#include "engine/boards/format-paint.h"
#include "games/games.h"
#include "play/editions/edition-desk.h"
#include "play/editions/edition-series.h"
#include "play/editions/editions.h"
#include "tests/store/place.h"

#define STEPS 60 /* of each game */

typedef struct
{
  Place *place;
  FlipLibrary *library;
  FlipEditionDesk *desk;
  GHashTable *before; /* all that was shown before the change, by value */
  guint n_changes, n_rows;
} Fixture;

/* All that an editor shows */

static void
tell_words (GString *told, FlipBoardFile *file, const FlipPlace *place, const FlipChoices *words)
{
  g_autoptr (GPtrArray) list =
    words && words->find ? flip_choices_list (words, file, place->name) : NULL;

  for (guint i = 0; list && i < list->len; i++)
    {
      g_autofree char *title = flip_choices_title (words, file, i, list->pdata[i]);

      g_string_append_printf (told, "\n%s=%s", (char *) list->pdata[i], title);
    }
}

static char *
tell_value (FlipEditionDesk *desk, const FlipPlace *place)
{
  FlipBoardFile *file = flip_edition_desk_file (desk);
  const char *text = flip_board_file_get (file, place->name, place->key);
  const char *problem = flip_edition_desk_problem_of (desk, place->name, place->key);
  g_autofree char *title = flip_field_title (file, place);
  g_autofree char *group = flip_field_group_title (file, place);
  GString *told = g_string_new (text ? text : "(none)");

  g_string_append_printf (told, "\n%s\n%s\n%s\n", title, group, problem ? problem : "");
  for (guint i = 0; i < flip_format_n_ticks (file, place); i++)
    g_string_append_c (told, flip_format_is_part_checked (file, place, i) ? 'x' : '-');
  tell_words (told, file, place, place->field->words);
  for (guint i = 0; i < place->field->n_phrases; i++)
    for (guint slot = 0; slot < FLIP_MAX_SLOTS; slot++)
      tell_words (told, file, place, place->field->phrases[i].slots[slot].words);
  return g_string_free (told, FALSE);
}

static GHashTable *
tell_all (FlipEditionDesk *desk)
{
  GHashTable *all = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GArray) places =
    flip_format_places (flip_edition_desk_format (desk), flip_edition_desk_file (desk), TRUE);

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      g_hash_table_insert (all, g_strdup_printf ("%s\n%s", place->name, place->key),
                           tell_value (desk, place));
    }
  return all;
}

/* Each value that differs is named, and none else; and so is its group. */
static void
assert_named (const FlipEditionChange *change, GHashTable *one, GHashTable *other)
{
  GHashTableIter values;
  gpointer name, told;

  g_hash_table_iter_init (&values, one);
  while (g_hash_table_iter_next (&values, &name, &told))
    {
      g_auto (GStrv) parts = g_strsplit (name, "\n", 2);
      gboolean differs = g_strcmp0 (told, g_hash_table_lookup (other, name)) != 0;

      if (flip_edition_change_has (change, parts[0], parts[1]) != differs)
        g_error ("[%s] %s: “%s”, then “%s”", parts[0], parts[1], (char *) told,
                 (char *) g_hash_table_lookup (other, name));
      g_assert_true (!differs || flip_edition_change_has (change, parts[0], NULL));
      g_assert_true (change->rows || g_hash_table_contains (other, name));
    }
}

static void
changed_cb (FlipEditionDesk *desk, const FlipEditionChange *change, Fixture *fixture)
{
  GHashTable *after = tell_all (desk);

  g_assert_false (change->all);
  assert_named (change, fixture->before, after);
  assert_named (change, after, fixture->before);
  g_hash_table_unref (fixture->before);
  fixture->before = after;
  fixture->n_changes++;
  fixture->n_rows += change->rows;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GError *error = NULL;

  fixture->place = place_new ();
  fixture->library = place_open (fixture->place);
  fixture->desk = flip_edition_desk_new (
    fixture->library, flip_editions_add_new (fixture->library, data, NULL), &error);
  g_assert_no_error (error);
  fixture->before = tell_all (fixture->desk);
  g_signal_connect (fixture->desk, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->desk);
  g_hash_table_unref (fixture->before);
  g_clear_pointer (&fixture->library, flip_library_close);
  g_clear_pointer (&fixture->place, place_free);
}

/* --- Random changes --- */

/* Writes, ticks, adds and removes, goes back and forth. */
static void
step (FlipEditionDesk *desk, const GArray *places, FlipRandom *random)
{
  const FlipFormat *format = flip_edition_desk_format (desk);
  const FlipPlace *place =
    &g_array_index (places, FlipPlace, flip_random_below (random, places->len));
  const FlipPlace *other =
    &g_array_index (places, FlipPlace, flip_random_below (random, places->len));
  FlipBoardFile *file = flip_edition_desk_file (desk);
  g_autoptr (FlipBoardFile) copy = flip_board_file_new (flip_edition_desk_text (desk));
  FlipPlace here;

  switch (flip_random_below (random, 10))
    {
    case 0:
      flip_edition_desk_undo (desk);
      return;
    case 1:
      flip_edition_desk_redo (desk);
      return;
    case 2:
      flip_edition_desk_confirm (desk, place->name, place->key, -1, flip_random_below (random, 2));
      return;
    case 3:
      flip_edition_check_confirm (desk, place->name, flip_random_below (random, 2));
      return;
    case 4:
      flip_edition_desk_set (desk, place->name, place->key, NULL, "Removed");
      return;
    case 5:
      if (place->field->is_series)
        flip_edition_series_insert (desk, place);
      return;
    case 6:
      if (!flip_format_find (format, copy, place->name, place->key, &here)
          || place->field->kind != FLIP_KIND_COINED || !flip_format_add_name (format, copy, &here))
        return;
      flip_edition_desk_replace (desk, copy, "Added");
      return;
    default:
      flip_edition_desk_set (
        desk, place->name, place->key,
        other->field == place->field ? flip_board_file_get (file, other->name, other->key) : "1",
        "Written");
    }
}

static void
test_random (Fixture *fixture, gconstpointer data)
{
  FlipRandom random;

  flip_random_seed (&random, 34, 1);
  for (guint i = 0; i < STEPS; i++)
    {
      g_autoptr (GArray) places = flip_format_places (flip_edition_desk_format (fixture->desk),
                                                      flip_edition_desk_file (fixture->desk), TRUE);

      step (fixture->desk, places, &random);
    }
  g_assert_cmpuint (fixture->n_changes, >, 0);
}

/* --- By hand --- */

static void
test_one_value (Fixture *fixture, gconstpointer data)
{
  flip_edition_desk_set (fixture->desk, "solo", "jackpot", "40", "Jackpot");
  flip_edition_desk_undo (fixture->desk);
  flip_edition_desk_rename (fixture->desk, "Ours", NULL);
  g_assert_cmpuint (fixture->n_changes, ==, 3);
  g_assert_cmpuint (fixture->n_rows, ==, 0);
}

static void
test_row (Fixture *fixture, gconstpointer data)
{
  FlipPlace place;

  g_assert_true (flip_edition_desk_find (fixture->desk, "track", "3", &place));
  g_assert_true (flip_edition_series_insert (fixture->desk, &place));
  g_assert_cmpuint (fixture->n_rows, ==, 1);
}

static void
test_all (void)
{
  g_assert_true (flip_edition_change_has (&flip_edition_change_of_all, "solo", "jackpot"));
  g_assert_true (flip_edition_change_has (&flip_edition_change_of_all, "solo", NULL));
}

int
main (int argc, char **argv)
{
  const FlipGame *royalflip = flip_games_find ("royalflip");

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autofree char *path = g_strconcat ("/edition-change/", flip_games[i]->id, NULL);

      g_test_add (path, Fixture, flip_games[i], set_up, test_random, tear_down);
    }
  g_test_add ("/edition-change/one-value", Fixture, royalflip, set_up, test_one_value, tear_down);
  g_test_add ("/edition-change/row", Fixture, royalflip, set_up, test_row, tear_down);
  g_test_add_func ("/edition-change/all", test_all);
  return g_test_run ();
}
