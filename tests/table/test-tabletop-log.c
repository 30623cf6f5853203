/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/sheet.h"
#include "games/flickemup/flickemup.h"
#include "games/games.h"
#include "tests/table/tabletop-play.h"

#include <math.h>

/* FU-TABLE-7: a log tells the same on every machine. Here is one that was played elsewhere, and
   where everything lay at its end. Nothing is simulated: no table is set. */

static FlipSession *
load_sheet (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, name, NULL), *text = NULL;
  g_autoptr (GError) error = NULL;
  FlipSession *session;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  session = flip_sheet_parse (text, length, name, flip_games_find, &error);
  g_assert_no_error (error);
  return session;
}

/* Each piece that is there, in tenths of a millimetre and of a degree. */
static char *
print_poses (const FlickemupState *state)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < FLICKEMUP_PIECES; i++)
    {
      const FlickemupPose *pose = &state->poses[i];

      if (pose->posture != FLICKEMUP_ABSENT)
        g_string_append_printf (text, "%s %d %d %d%s\n", flickemup_piece_word (i), pose->x, pose->y,
                                pose->angle, pose->posture == FLICKEMUP_FALLEN ? " fallen" : "");
    }

  return g_string_free (text, FALSE);
}

static void
test_played_elsewhere (void)
{
  g_autoptr (FlipSession) session = load_sheet ("played-elsewhere.flipsheet");
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "played-elsewhere.txt", NULL);
  g_autofree char *expected = NULL, *found = print_poses (flip_session_state (session));

  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  g_assert_cmpstr (found, ==, expected);
}

/* What the log tells of a piece that came to rest is where it lies then, to the last digit. */
static void
test_rests (void)
{
  g_autoptr (FlipSession) session = load_sheet ("played-elsewhere.flipsheet");
  guint rests = 0;

  for (guint i = 0; i < flip_session_length (session); i++)
    {
      const FlipMove *move = flip_session_entry (session, i);
      const FlickemupState *after = flip_session_state_at (session, i + 1);
      const FlickemupPose *pose = &after->poses[move->arg[FLICKEMUP_REST_PIECE]];

      if (move->verb != FLICKEMUP_VERB_REST || pose->posture == FLICKEMUP_ABSENT)
        continue;
      rests++;
      g_assert_cmpint (pose->x, ==, move->arg[FLICKEMUP_REST_X]);
      g_assert_cmpint (pose->y, ==, move->arg[FLICKEMUP_REST_Y]);
      g_assert_cmpint (pose->angle, ==, move->arg[FLICKEMUP_REST_ANGLE]);
    }
  g_assert_cmpuint (rests, >, 20);
}

/* Where the rules themselves find a place, beside a door, they round to tenths. No place is so near
   to the middle between two tenths that the last bits of a sine could decide. */
static void
test_places_are_not_on_edge (void)
{
  double nearest = 1;

  for (int angle = -1800; angle < 1800; angle++)
    for (int along = -3000; along <= 3000; along += 50)
      for (int across = -350; across <= 3050; across += 50)
        {
          double radians = angle * G_PI / 1800;
          double x = along * cos (radians) - across * sin (radians);

          /* At 30 degrees half of an odd number could be such a place: all are even. */
          nearest = MIN (nearest, fabs (fabs (x - floor (x)) - 0.5));
        }
  g_assert_cmpfloat (nearest, >, 1e-9);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tabletop/log/played-elsewhere", test_played_elsewhere);
  g_test_add_func ("/tabletop/log/rests", test_rests);
  g_test_add_func ("/tabletop/log/places-are-not-on-edge", test_places_are_not_on_edge);
  return g_test_run ();
}
