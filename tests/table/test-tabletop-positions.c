/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-rules.h"
#include "games/flickemup/flickemup.h"
#include "games/flickemup/scenario/flickemup-format.h"
#include "table/flickemup/flickemup-think.h"

#include <math.h>
#include <string.h>

/* Positions in which one choice is plainly best: hints and the better levels of the automatic player find it. What
   is expected is what comes of the choice if the hand does as it means to; see positions/flickemup.positions. */

#define SEED   5
#define LEAST  30  /* positions */
#define NEARER 500 /* by at least this much, in tenths of a millimetre */
#define TENTHS 10.0

static const char head[] = "[scenario]\ntitle=A position\nteaches=What is plainly best\n"
                           "[table]\nwidth=1200\nheight=900\n"
                           "[start]\nhour=8\ninitiative=lawman-1\n";

/* What stands there unless a position has another. */
static const struct
{
  const char *group, *text;
} usual[] = {
  { "[outlaw-1]", "[outlaw-1]\nat=1150 50 180\n" },
  { "[outlaw-2]", "[outlaw-2]\nat=50 50 0\n" },
};

typedef struct
{
  char *name;
  GPtrArray *expected; /* of lines */
  GString *text;       /* of the scenario */
} Position;

static void
position_free (gpointer data)
{
  Position *position = data;

  g_free (position->name);
  g_ptr_array_unref (position->expected);
  g_string_free (position->text, TRUE);
  g_free (position);
}

static Position *
position_new (const char *name)
{
  Position *position = g_new0 (Position, 1);

  position->name = g_strdup (name);
  position->expected = g_ptr_array_new_with_free_func (g_free);
  position->text = g_string_new (NULL);
  return position;
}

/* Cowboys have three hit points unless a position says otherwise. */
static void
add_hit_points (GString *text)
{
  g_auto (GStrv) groups = g_strsplit (text->str, "[", -1);

  g_string_assign (text, groups[0]);
  for (guint i = 1; groups[i]; i++)
    {
      g_string_append_printf (text, "[%s", groups[i]);
      if ((g_str_has_prefix (groups[i], "lawman-") || g_str_has_prefix (groups[i], "outlaw-"))
          && !strstr (groups[i], "hit-points"))
        g_string_append (text, "hit-points=3\n");
    }
}

static void
complete (Position *position)
{
  for (guint i = 0; i < G_N_ELEMENTS (usual); i++)
    {
      if (!strstr (position->text->str, usual[i].group))
        g_string_append (position->text, usual[i].text);
    }
  g_string_replace (position->text, "[goals]\n", "[goals]\noutlaws=wound 3\nmidnight=hit-points\n",
                    1);
  add_hit_points (position->text);
  g_string_prepend (position->text, head);
}

static GPtrArray *
read_positions (void)
{
  GPtrArray *positions = g_ptr_array_new_with_free_func (position_free);
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "positions", "flickemup.positions", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  Position *last = NULL;
  GError *error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i]; i++)
    {
      if (g_str_has_prefix (lines[i], "position "))
        g_ptr_array_add (positions, last = position_new (lines[i] + strlen ("position ")));
      else if (last && g_str_has_prefix (lines[i], "expect "))
        g_ptr_array_add (last->expected, g_strdup (lines[i] + strlen ("expect ")));
      else if (last && *lines[i])
        g_string_append_printf (last->text, "%s\n", lines[i]);
    }
  for (guint i = 0; i < positions->len; i++)
    complete (positions->pdata[i]);
  return positions;
}

static FlickemupState *
begin (const Position *position)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&flickemup_game);
  FlickemupState *state = g_malloc0 (sizeof *state);
  GError *error = NULL;

  g_assert_true (flip_setup_fill_seats (setup, 2, NULL));
  flip_setup_set_board (setup, position->name, position->text->str);
  setup->dealt = TRUE;
  setup->seed = SEED;
  flip_setup_take_latest (setup);
  flickemup_game.begin (state, setup, &error);
  if (error)
    g_error ("%s: %s", position->name, error->message);
  return state;
}

/* The second seat plays by itself. */
static void
set_level (FlickemupState *state, FlickemupOpponent level)
{
  state->levels[1] = (guint8) level;
  if (level == FLICKEMUP_OPPONENT_NONE)
    return;
  state->first_team = (guint8) (1 - state->first_team);
  state->turn.seat = (guint8) (1 - state->turn.seat);
}

static guint
find_word (const FlipChoices *choices, const char *word)
{
  guint index = flickemup_find_word (word, choices->words, choices->n);

  g_assert_cmpuint (index, <, choices->n);
  return index;
}

static double
distance_to (const FlickemupState *state, const char *x, const char *y)
{
  return hypot (state->poses[0].x - g_ascii_strtod (x, NULL) * TENTHS,
                state->poses[0].y - g_ascii_strtod (y, NULL) * TENTHS);
}

static gboolean
is_hurt (const FlickemupState *before, const FlickemupState *after, const char *word)
{
  guint figure = find_word (&flickemup_figures, word);

  return after->figures[figure].hit_points < before->figures[figure].hit_points;
}

static gboolean
has_token (const FlickemupState *state, const char *word)
{
  guint token = find_word (&flickemup_tokens, word);

  return state->figures[0].tokens[0] == token || state->figures[0].tokens[1] == token;
}

static gboolean
is_met (const FlickemupState *before, const FlickemupState *after, const char *expected)
{
  g_auto (GStrv) words = g_strsplit (expected, " ", -1);

  if (g_str_equal (words[0], "wins"))
    return after->stage == FLICKEMUP_STAGE_OVER && after->winner == FLICKEMUP_LAWMEN;
  if (g_str_equal (words[0], "hits"))
    return is_hurt (before, after, words[1]);
  if (g_str_equal (words[0], "spares"))
    return !is_hurt (before, after, words[1]);
  if (g_str_equal (words[0], "enters"))
    return after->figures[0].inside == find_word (&flickemup_buildings, words[1]);
  if (g_str_equal (words[0], "leaves"))
    return after->figures[0].inside != find_word (&flickemup_buildings, words[1]);
  if (g_str_equal (words[0], "takes"))
    return has_token (after, words[1]) && !has_token (before, words[1]);
  g_assert_cmpstr (words[0], ==, "nears");
  return distance_to (after, words[1], words[2])
         <= distance_to (before, words[1], words[2]) - NEARER;
}

static void
check (const Position *position, const char *called, FlickemupOpponent level)
{
  g_autofree FlickemupState *state = begin (position);
  g_autofree FlickemupThought *thought = g_new0 (FlickemupThought, 1);
  g_autoptr (GString) text = g_string_new (NULL);
  FlipMove move;

  set_level (state, level);
  g_assert_true (flickemup_table_advise (state, SEED, &move));
  g_assert_true (flip_game_check (&flickemup_game, state, &move, NULL));
  flip_game_print (&flickemup_game, state, &move, text);
  flickemup_thought_begin (thought, state);
  flickemup_thought_try (thought, &move, FLICKEMUP_AS_INTENDED);
  for (guint i = 0; i < position->expected->len; i++)
    {
      const char *expected = position->expected->pdata[i];

      if (is_met (state, &thought->after, expected))
        continue;
      g_test_message ("%s, %s: “%s” is chosen, which is not “%s”", position->name, called,
                      text->str, expected);
      g_test_fail ();
    }
}

static void
test_position (gconstpointer data)
{
  const Position *position = data;

  g_assert_cmpuint (position->expected->len, >, 0);
  check (position, "hint", FLICKEMUP_OPPONENT_NONE);
  check (position, "normal", FLICKEMUP_OPPONENT_NORMAL);
  check (position, "hard", FLICKEMUP_OPPONENT_HARD);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) positions = NULL;

  g_test_init (&argc, &argv, NULL);
  positions = read_positions ();
  g_assert_cmpuint (positions->len, >=, LEAST);
  for (guint i = 0; i < positions->len; i++)
    {
      const Position *position = positions->pdata[i];
      g_autofree char *path = g_strdup_printf ("/tabletop/position/%s", position->name);

      g_test_add_data_func (path, position, test_position);
    }
  return g_test_run ();
}
