/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands of a .case file of Flick 'em Up! that set up a position by hand. */

#include "tests/games/case.h"

#include "games/flickemup/flickemup-cowboy.h"
#include "engine/game/verb.h"

#include "games/flickemup/flickemup.h"

#include <string.h>

const FlipGame *const case_game = &flickemup_game;

static FlickemupState *
state_of (Case *test)
{
  return test->state;
}

static guint
next_known (Case *test, Words *words, const char *(*word) (guint), guint n)
{
  const char *text = case_next (test, words);

  for (guint i = 0; i < n; i++)
    {
      if (g_str_equal (word (i), text))
        return i;
    }
  case_fail (test, "“%s” is not known here", text);
  return 0;
}

static guint
next_figure (Case *test, Words *words)
{
  return next_known (test, words, flickemup_figure_word, FLICKEMUP_FIGURES);
}

static guint
next_building (Case *test, Words *words)
{
  return next_known (test, words, flickemup_building_word, FLICKEMUP_BUILDINGS);
}

/* New tokens are on both sides of the account that the rules keep. */
static void
note_token (Case *test, guint token)
{
  state_of (test)->scenario.hidden[token]++;
}

/* carry COWBOY TOKEN… */
static void
edit_carry (Case *test, Words *words)
{
  guint cowboy = next_figure (test, words);

  while (words->words[words->at])
    {
      guint token = next_known (test, words, flickemup_token_word, FLICKEMUP_TOKENS);

      note_token (test, token);
      flickemup_slot_add (test->state, cowboy, token);
    }
}

/* lay BUILDING TOKEN… */
static void
edit_lay (Case *test, Words *words)
{
  guint building = next_building (test, words);

  while (words->words[words->at])
    {
      guint token = next_known (test, words, flickemup_token_word, FLICKEMUP_TOKENS);

      note_token (test, token);
      state_of (test)->blocks[building].tokens[token]++;
    }
}

/* put PIECE X Y ANGLE, in millimetres and degrees */
static void
edit_put (Case *test, Words *words)
{
  guint piece = next_known (test, words, flickemup_piece_word, FLICKEMUP_PIECES);
  FlickemupPose *pose = &state_of (test)->poses[piece];

  pose->x = (gint16) (10 * g_ascii_strtoll (case_next (test, words), NULL, 10));
  pose->y = (gint16) (10 * g_ascii_strtoll (case_next (test, words), NULL, 10));
  pose->angle = (gint16) (10 * g_ascii_strtoll (case_next (test, words), NULL, 10));
}

/* where PIECE X Y, in tenths of a millimetre: it is there */
static void
expect_where (Case *test, Words *words)
{
  guint piece = next_known (test, words, flickemup_piece_word, FLICKEMUP_PIECES);
  const FlickemupPose *pose = &state_of (test)->poses[piece];
  gint64 x = g_ascii_strtoll (case_next (test, words), NULL, 10);
  gint64 y = g_ascii_strtoll (case_next (test, words), NULL, 10);

  if (pose->posture == FLICKEMUP_ABSENT)
    case_fail (test, "the piece is not on the table");
  if (pose->x != x || pose->y != y)
    case_fail (test, "the piece is at %d %d", pose->x, pose->y);
}

/* looks FIGURE ANGLE, in tenths of a degree */
static void
expect_looks (Case *test, Words *words)
{
  guint figure = next_figure (test, words);
  gint64 angle = g_ascii_strtoll (case_next (test, words), NULL, 10);

  if (state_of (test)->poses[figure].angle != angle)
    case_fail (test, "it looks at %d", state_of (test)->poses[figure].angle);
}

static void
expect_gone (Case *test, Words *words)
{
  guint piece = next_known (test, words, flickemup_piece_word, FLICKEMUP_PIECES);

  if (state_of (test)->poses[piece].posture != FLICKEMUP_ABSENT)
    case_fail (test, "the piece is still on the table");
}

/* goal TEAM N HAVE NEED */
static void
expect_goal (Case *test, Words *words)
{
  guint team = next_known (test, words, flickemup_team_word, FLICKEMUP_TEAMS);
  guint goal = (guint) case_number (test, words) - 1;
  int have = case_number (test, words), need = case_number (test, words);
  FlipGoals goals;
  guint at =
    team == FLICKEMUP_LAWMEN ? goal : state_of (test)->scenario.n_goals[FLICKEMUP_LAWMEN] + goal;
  guint seat;

  case_game->goals (test->state, &goals);
  seat = (guint) __builtin_ctz (goals.goals[at].seats);
  if (flickemup_seat_team (test->state, seat) != team)
    case_fail (test, "the goal is the other side's");
  if (goals.goals[at].have[seat] != have || goals.goals[at].need[seat] != need)
    case_fail (test, "the goal stands at %d of %d", goals.goals[at].have[seat],
               goals.goals[at].need[seat]);
}

/* round: everybody who can be played does nothing, until the hour is over. */
static void
play_round (Case *test)
{
  FlickemupState *state = state_of (test);
  guint hour = state->hour;

  while (state->hour == hour && state->stage == FLICKEMUP_STAGE_TURN)
    {
      for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
        {
          FlipMove move = flickemup_make (FLICKEMUP_VERB_DONE, i, 0, 0, 0);

          if (!flip_game_check (case_game, state, &move, NULL))
            continue;
          flip_game_apply (case_game, state, &move);
          break;
        }
    }
}

static void
check_sound (Case *test)
{
  g_autoptr (GString) problem = g_string_new (NULL);

  if (!flip_game_sound (case_game, test->state, problem))
    case_fail (test, "%s", problem->str);
}

/* automatic SEAT yes|no */
static void
expect_automatic (Case *test, Words *words)
{
  int seat = case_number (test, words);
  const char *expected = case_next (test, words);
  gboolean found = flip_game_is_automatic (case_game, test->state, (guint) seat - 1);

  if (found != g_str_equal (expected, "yes"))
    case_fail (test, "seat %d plays by itself: %s", seat, found ? "yes" : "no");
}

static char *
label_answers (Case *test)
{
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  GString *labels = g_string_new (NULL);

  flip_game_legal (case_game, test->state, list);
  for (guint i = 0; i < list->n; i++)
    {
      g_string_append (labels, i ? " | " : "");
      flip_game_label (case_game, test->state, &list->moves[i], labels);
    }
  g_string_append (labels, " |");
  return g_string_free (labels, FALSE);
}

/* answers LABEL | LABEL |: the first of those that are offered, as their buttons call them */
static void
expect_answers (Case *test, Words *words)
{
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autofree char *found = label_answers (test);

  if (!g_str_has_prefix (found, case_rest (words, expected)))
    case_fail (test, "offered is: %s", found);
}

/* never LABEL: nothing is offered whose button has these words */
static void
expect_never (Case *test, Words *words)
{
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autofree char *found = label_answers (test);

  if (strstr (found, case_rest (words, expected)))
    case_fail (test, "offered is: %s", found);
}

/* asked SEAT WHAT: QUESTION: whose turn it is, what is going on, and the question in a few words */
static void
expect_asked (Case *test, Words *words)
{
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autoptr (FlipQuestion) question = flip_question_new ();
  g_autofree char *found = NULL;

  flip_game_ask_people (case_game, test->state, question);
  found = g_strdup_printf ("%u %s: %s", question->about, question->todo, question->title->str);
  if (!g_str_equal (found, case_rest (words, expected)))
    case_fail (test, "asked is: %s", found);
}

/* acts WORD | WORD |: what does the first of those that are offered, on a button at their site */
static void
expect_acts (Case *test, Words *words)
{
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  g_autoptr (GString) expected = g_string_new (NULL), found = g_string_new (NULL);

  flip_game_legal (case_game, test->state, list);
  for (guint i = 0; i < list->n; i++)
    {
      FlipOffer offer = { 0 };

      flip_game_offer (case_game, test->state, &list->moves[i], &offer);
      g_string_append_printf (found, "%s%s |", i ? " " : "", *offer.act ? offer.act : "-");
    }
  if (!g_str_has_prefix (found->str, case_rest (words, expected)))
    case_fail (test, "offered is: %s", found->str);
}

static gboolean
edit_figure (Case *test, const char *command, Words *words)
{
  FlickemupState *state = state_of (test);
  guint figure;

  if (g_str_equal (command, "life"))
    {
      figure = next_figure (test, words);
      state->figures[figure].hit_points = (guint8) case_number (test, words);
    }
  else if (g_str_equal (command, "in"))
    {
      figure = next_figure (test, words);
      flickemup_go_inside (state, figure, next_building (test, words));
    }
  else if (g_str_equal (command, "lies"))
    state->poses[next_figure (test, words)].posture = FLICKEMUP_FALLEN;
  else if (g_str_equal (command, "initiative"))
    state->initiative = (guint8) next_figure (test, words);
  else
    return FALSE;
  return TRUE;
}

gboolean
case_edit (Case *test, const char *command, Words *words)
{
  if (edit_figure (test, command, words))
    return TRUE;
  if (g_str_equal (command, "carry"))
    edit_carry (test, words);
  else if (g_str_equal (command, "lay"))
    edit_lay (test, words);
  else if (g_str_equal (command, "put"))
    edit_put (test, words);
  else if (g_str_equal (command, "where"))
    expect_where (test, words);
  else if (g_str_equal (command, "looks"))
    expect_looks (test, words);
  else if (g_str_equal (command, "gone"))
    expect_gone (test, words);
  else if (g_str_equal (command, "goal"))
    expect_goal (test, words);
  else if (g_str_equal (command, "automatic"))
    expect_automatic (test, words);
  else if (g_str_equal (command, "answers"))
    expect_answers (test, words);
  else if (g_str_equal (command, "never"))
    expect_never (test, words);
  else if (g_str_equal (command, "asked"))
    expect_asked (test, words);
  else if (g_str_equal (command, "acts"))
    expect_acts (test, words);
  else if (g_str_equal (command, "round"))
    play_round (test);
  else if (g_str_equal (command, "sound"))
    check_sound (test);
  else
    return FALSE;
  return TRUE;
}
