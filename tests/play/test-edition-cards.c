/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards of two sides that are filled in: how far each is, another pair, a side that was checked. */

#include "games/games.h"
#include "play/editions/edition-cards.h"
#include "play/editions/editions.h"
#include "store/library/library-private.h"
#include "tests/store/place.h"

typedef struct
{
  Place *place;
  FlipLibrary *library;
  FlipEditionDesk *desk;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  gint64 id;

  fixture->place = place_new ();
  fixture->library = place_open (fixture->place);
  id = flip_editions_add_new (fixture->library, flip_games_find ("flipcity"), NULL);
  fixture->desk = flip_edition_desk_new (fixture->library, id, NULL);
  g_assert_nonnull (fixture->desk);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->desk);
  g_clear_pointer (&fixture->library, flip_library_close);
  g_clear_pointer (&fixture->place, place_free);
}

static void
assert_side (Fixture *fixture, guint index, const char *group, gboolean is_back, guint n_left)
{
  g_autoptr (GPtrArray) list = flip_edition_cards_list (fixture->desk);
  const FlipEditionSide *side;

  g_assert_cmpuint (list->len, >, index);
  side = list->pdata[index];
  g_assert_cmpstr (side->group, ==, group);
  g_assert_cmpint (side->is_back, ==, is_back);
  g_assert_cmpuint (flip_edition_check_left (fixture->desk, &side->checked), ==, n_left);
}

/* Every value that stands on a side is to be checked, known ones included. */
static void
test_list (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) list = flip_edition_cards_list (fixture->desk);

  g_assert_cmpuint (list->len, ==, 12);
  assert_side (fixture, 0, "residential-area", FALSE, 6);
  assert_side (fixture, 1, "apartment", TRUE, 6);
  assert_side (fixture, 7, "power-plant", TRUE, 5);
  assert_side (fixture, 10, "office", FALSE, 8);
  g_assert_cmpstr (((FlipEditionSide *) list->pdata[7])->title, ==, "Power Plant");
}

/* A new pair is good as it comes, until there are as many as there can be. */
static void
test_add (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = flip_edition_cards_add (fixture->desk);
  g_autofree char *second = flip_edition_cards_add (fixture->desk);

  g_assert_cmpstr (first, ==, "new");
  g_assert_nonnull (second);
  g_assert_null (flip_edition_cards_add (fixture->desk));
  g_assert_cmpstr (flip_edition_desk_state (fixture->desk)->problem, ==, "");
  assert_side (fixture, 12, "new", FALSE, 8);
  assert_side (fixture, 14, second, FALSE, 8);
}

static void
test_problem (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) list = NULL;

  flip_edition_desk_set (fixture->desk, "office", "play", "0 cash", "When played");
  list = flip_edition_cards_list (fixture->desk);
  g_assert_nonnull (((FlipEditionSide *) list->pdata[10])->problem);
  g_assert_null (((FlipEditionSide *) list->pdata[11])->problem);
}

static void
add_test (const char *path, void (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_test ("/edition-cards/list", test_list);
  add_test ("/edition-cards/add", test_add);
  add_test ("/edition-cards/problem", test_problem);
  return g_test_run ();
}
