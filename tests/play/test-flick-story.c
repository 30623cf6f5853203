/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The flicks in the log of a simulated game, and what is told about each. */

#include "play/moment/flick-story.h"
#include "tests/play/sheets.h"

#include <string.h>

typedef struct
{
  FlipSession *session;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->session = sheets_read ("flickemup", "simulated-easy");
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  flip_session_free (fixture->session);
}

/* A seat's entry is a flick if what it says has a direction and a speed: "move 90.00 500". */
static gboolean
reads_as_flick (FlipSession *session, guint position)
{
  g_autofree char *entry = flip_log_print_entry (flip_session_log (session), position);

  return g_regex_match_simple ("^[0-9]+: .*(move|shoot|throw).* -?[0-9]+[.][0-9]+ [0-9]+$", entry,
                               0, 0);
}

static void
test_is_flick (Fixture *fixture, gconstpointer data)
{
  guint flicks = 0;

  for (guint i = 0; i < flip_session_length (fixture->session); i++)
    {
      gboolean is_flick = reads_as_flick (fixture->session, i);

      g_assert_cmpint (flip_flick_story_is_flick (flip_session_log (fixture->session), i), ==,
                       is_flick);
      flicks += is_flick;
    }
  g_assert_cmpuint (flicks, >, 10);
}

static void
test_find (Fixture *fixture, gconstpointer data)
{
  guint position = G_MAXUINT, last = G_MAXUINT;

  g_assert_false (flip_flick_story_find (flip_session_log (fixture->session), 0, &position));
  g_assert_cmpuint (position, ==, G_MAXUINT);
  for (guint i = 0; i < flip_session_length (fixture->session); i++)
    {
      if (reads_as_flick (fixture->session, i))
        last = i;
      g_assert_true (flip_flick_story_find (flip_session_log (fixture->session), i + 1, &position));
      g_assert_cmpuint (position, ==, last);
    }
}

/* From each flick back to the first that the same seat made in its turn. */
static void
test_first (Fixture *fixture, gconstpointer data)
{
  FlipSession *session = fixture->session;
  guint several = 0;

  for (guint i = 0; i < flip_session_length (session); i++)
    {
      guint first;

      if (!flip_flick_story_is_flick (flip_session_log (session), i))
        continue;
      first = flip_flick_story_first (flip_session_log (session), i);
      g_assert_cmpuint (first, <=, i);
      g_assert_true (flip_flick_story_is_flick (flip_session_log (session), first));
      for (guint k = first; k < i; k++)
        g_assert_true (flip_log_who (flip_session_log (session), k) == FLIP_TABLE
                       || flip_log_who (flip_session_log (session), k)
                            == flip_log_who (flip_session_log (session), i));
      several += first < i;
    }
  g_assert_cmpuint (several, >, 0);
}

/* The flick, and all that the table says about it. */
static void
test_tell (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    guint position;
    const char *begins, *holds;
  } cases[] = {
    { 0, "Outlaw 1 moves", "Saloon" },
    { 12, "Outlaw 5 shoots", "Lawman 1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *story =
        flip_flick_story_tell (flip_session_log (fixture->session), cases[i].position);

      g_assert_true (g_str_has_prefix (story, cases[i].begins));
      g_assert_nonnull (strstr (story, cases[i].holds));
      g_assert_null (strstr (story, ".."));
    }
}

/* The first symbol of what the table answered. */
static void
test_sign (Fixture *fixture, gconstpointer data)
{
  FlipSession *session = fixture->session;
  const FlipTableArt *art = flip_table_art_find (flip_session_game (session));

  g_assert_cmpint (flip_flick_story_sign (flip_session_log (fixture->session), art, 12), ==,
                   art->outcome (flip_session_entry (session, 14)));
  g_assert_cmpint (flip_flick_story_sign (flip_session_log (fixture->session), art, 12), <,
                   FLIP_N_GLYPHS);
  g_assert_cmpint (flip_flick_story_sign (flip_session_log (fixture->session), art, 7), ==,
                   FLIP_N_GLYPHS);
}

/* In an earlier moment hit points change with the shot, as the figure falls; at the present nobody knows yet. */
static void
test_hit_points (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (FlipMoment) moment = flip_moment_new (fixture->session, 13, FLIP_ANY_BOARD);

      g_assert_cmpint (flip_moment_kind (moment), ==, FLIP_ASK_FLICK);
      g_assert_cmpint (flip_moment_score (moment, 0)->total, ==, i == 0 ? 14 : 15);
      flip_session_jump (fixture->session, 13);
    }
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/flick-story/is-flick", test_is_flick }, { "/flick-story/find", test_find },
    { "/flick-story/first", test_first },       { "/flick-story/tell", test_tell },
    { "/flick-story/sign", test_sign },         { "/flick-story/hit-points", test_hit_points },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
