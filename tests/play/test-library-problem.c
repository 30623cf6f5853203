/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people are told about a library that can't be read. */

#include "play/library/library-problem.h"

#include <string.h>

/* Each kind of error has words of its own, the reason in full, and says whether to look. */
static void
test_kinds (void)
{
  static const struct
  {
    int code;
    const char *title;
    gboolean can_look;
  } cases[] = {
    { FLIP_STORE_ERROR_DAMAGED, "The Library Is Damaged", TRUE },
    { FLIP_STORE_ERROR_FOREIGN, "The Library Can’t Be Recognised", TRUE },
    { FLIP_STORE_ERROR_NEWER, "The Library Is from a Newer Version", TRUE },
    { FLIP_STORE_ERROR_BUSY, "The Library Is Busy", FALSE },
    { FLIP_STORE_ERROR_FULL, "The Disk Is Full", FALSE },
    { FLIP_STORE_ERROR_READ_ONLY, "The Library Can’t Be Read", FALSE },
    { FLIP_STORE_ERROR_FAILED, "The Library Can’t Be Read", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error =
        g_error_new_literal (FLIP_STORE_ERROR, cases[i].code, "This is why.");
      g_auto (FlipLibraryProblem) trouble = { 0 };

      flip_library_problem_read (&trouble, error);
      g_assert_cmpstr (trouble.title, ==, cases[i].title);
      g_assert_true (g_str_has_prefix (trouble.text, "This is why.\n\n"));
      g_assert_cmpuint (strlen (trouble.text), >, 30);
      g_assert_cmpint (trouble.can_look, ==, cases[i].can_look);
    }
}

/* A sheet is named by whatever is known of it. */
static void
test_names (void)
{
  static const struct
  {
    gint64 id;
    const char *game, *players, *name;
  } cases[] = {
    { 4, "fliptown", "Ann, Bob", "Sheet 4: Fliptown, Ann, Bob" },
    { 5, "fliptown", "", "Sheet 5: Fliptown" },
    { 6, NULL, "Ann", "Sheet 6: Ann" },
    { 7, "no-game", "", "Sheet 7" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const FlipFoundSheet sheet = { .id = cases[i].id,
                                     .game = (char *) cases[i].game,
                                     .players = (char *) cases[i].players };
      g_autofree char *name = flip_library_problem_name_sheet (&sheet);

      g_assert_cmpstr (name, ==, cases[i].name);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/library-problem/kinds", test_kinds);
  g_test_add_func ("/library-problem/names", test_names);
  return g_test_run ();
}
