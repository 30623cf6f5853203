/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/table/table-hand.h"
#include "games/flickemup/flickemup-rules.h"
#include "games/flickemup/flickemup.h"
#include "table/tabletops.h"

#include <math.h>

/* What the person at the simulated table is about to do: without a window, and without a screen. */

#define SHOOTOUT 1 /* "Dust on Main Street": many things stand in the way */
#define WELLS    6
#define ROPE     10 /* somebody is inside from the beginning */

#define LAWMAN_1 0
#define LAWMAN_2 1
#define LAWMAN_4 3
#define OUTLAW_1 5
#define OUTLAW_2 6
#define OUTLAW_4 8
#define N_OUTLAWS 5

/* From the middle of a figure to that of a bullet beside it: half a figure, the bullet's width
   between them, half a bullet. */
#define BESIDE (12.5 + 20 + 10)

typedef struct
{
  FlipSheetModel *model;
  FlipTableHand *hand;
  guint changes;
} Fixture;

static void
count_cb (FlipTableHand *hand, Fixture *fixture)
{
  fixture->changes++;
}

static FlipStoredSheet *
sheet_new (guint board)
{
  const FlipBoard *found = &flickemup_game.boards[board - 1];
  g_autoptr (FlipSetup) setup = flip_setup_new (&flickemup_game);
  g_autoptr (GError) error = NULL;
  FlipSession *session;

  g_assert_true (flip_setup_fill_seats (setup, 2, NULL));
  setup->dealt = TRUE;
  setup->seed = 5;
  flip_setup_take_latest (setup);
  flip_setup_set_board (setup, found->name, found->text);
  session = flip_session_new (setup, &error);
  g_assert_no_error (error);
  return flip_stored_sheet_new (session);
}

static void
set_up (Fixture *fixture, gconstpointer board)
{
  fixture->model = flip_sheet_model_new (NULL, sheet_new (GPOINTER_TO_UINT (board)));
  fixture->hand = flip_table_hand_new (fixture->model);
  g_signal_connect (fixture->hand, "changed", G_CALLBACK (count_cb), fixture);
  flip_table_hand_reload (fixture->hand);
  g_assert_cmpuint (fixture->changes, ==, 1);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->hand);
  g_assert_finalize_object (fixture->model);
}

/* The flick or turn that the hand is about to make. */
static void
act (Fixture *fixture)
{
  g_autofree char *notation = flip_table_hand_notation (fixture->hand);

  g_assert_nonnull (notation);
  g_assert_true (flip_sheet_model_play_text (fixture->model, notation, NULL));
}

static void
play (Fixture *fixture, const char *move)
{
  FlipRefusal refusal = { 0 };

  if (!flip_sheet_model_play_text (fixture->model, move, &refusal))
    g_error ("“%s”: %s", move, refusal.text);
  flip_table_hand_reload (fixture->hand);
}

static void
choose_verb (Fixture *fixture, guint verb)
{
  guint n;
  const FlipFlickChoice *choices = flip_table_hand_choices (fixture->hand, &n);

  for (guint i = 0; i < n; i++)
    {
      if (choices[i].verb == verb)
        {
          flip_table_hand_choose (fixture->hand, i);
          return;
        }
    }
  g_assert_not_reached ();
}

/* --- Aiming at first --- */

/* Lawman 4 stands at 250, 530 and looks to the right; Outlaw 4 is the nearest, at 950, 530, and
   nothing is between them. */
static void
test_aims_at_nearest (Fixture *fixture, gconstpointer data)
{
  const FlipAim *aim;
  const FlipFlick *flick = flip_table_hand_flick (fixture->hand, &aim);

  g_assert_cmpint (flip_table_hand_task (fixture->hand), ==, FLIP_HAND_FLICKS);
  g_assert_cmpuint (flip_table_hand_chosen (fixture->hand, NULL)->site, ==, LAWMAN_4);
  g_assert_nonnull (flick);
  g_assert_cmpfloat (flick->x, ==, 250);
  g_assert_cmpfloat (flick->y, ==, 530 - BESIDE);
  g_assert_cmpfloat (flip_table_hand_angle (fixture->hand), ==, 3.5);
  g_assert_cmpint (aim->end, ==, FLIP_AIM_TOUCHES);
  g_assert_cmpuint (aim->item.piece, ==, OUTLAW_4);
}

/* Nobody aims at a friend or at a thing by himself: where no target is free, left or right, the bullet goes past
   everything, towards the nearest. */
static void
test_aims_past_friends (Fixture *fixture, gconstpointer data)
{
  guint figures[FLIP_MOST_CHOICES], n, n_free = 0;

  play (fixture, "1: lawman-1 done");
  play (fixture, "2: outlaw-1 done");
  n = flip_table_hand_figures (fixture->hand, figures);
  g_assert_cmpuint (n, >, 1);
  for (guint i = 0; i < n; i++)
    {
      const FlipAim *aim;

      flip_table_hand_choose (fixture->hand, figures[i]);
      g_assert_nonnull (flip_table_hand_flick (fixture->hand, &aim));
      if (aim->end == FLIP_AIM_TOUCHES)
        g_assert_cmpuint (aim->item.piece, >=, OUTLAW_1);
      if (aim->end == FLIP_AIM_TOUCHES)
        g_assert_cmpuint (aim->item.piece, <, OUTLAW_1 + N_OUTLAWS);
      n_free += aim->end == FLIP_AIM_TOUCHES;
    }
  g_assert_cmpuint (n_free, >, 0);
}

/* A movement goes towards the nearest too, but touches nothing: it would fail. */
static void
test_moves_past (Fixture *fixture, gconstpointer data)
{
  const FlipAim *aim;

  choose_verb (fixture, FLICKEMUP_VERB_MOVE);
  g_assert_nonnull (flip_table_hand_flick (fixture->hand, &aim));
  g_assert_cmpint (aim->end, ==, FLIP_AIM_STOPS);
  g_assert_cmpfloat (fabs (flip_table_hand_angle (fixture->hand)), <=, 60);
}

/* --- Numbers --- */

static void
test_angle (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    double wanted, angle;
  } cases[] = {
    { 12.34, 12.3 }, { 190, -170 }, { -180.04, -180 }, { 0, 0 }, { 359.9, -.1 }, { -.26, -.3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      flip_table_hand_set_angle (fixture->hand, cases[i].wanted);
      g_assert_cmpfloat_with_epsilon (flip_table_hand_angle (fixture->hand), cases[i].angle, 1e-9);
    }
  fixture->changes = 0;
  flip_table_hand_set_angle (fixture->hand, flip_table_hand_angle (fixture->hand));
  g_assert_cmpuint (fixture->changes, ==, 0);
}

static void
test_power (Fixture *fixture, gconstpointer data)
{
  const FlipFlickChoice *chosen = flip_table_hand_chosen (fixture->hand, NULL);

  flip_table_hand_set_power (fixture->hand, .5);
  g_assert_cmpfloat_with_epsilon (flip_table_hand_flick (fixture->hand, NULL)->speed,
                                  chosen->fastest / 2, 1e-9);
  flip_table_hand_set_power (fixture->hand, 2);
  g_assert_cmpfloat (flip_table_hand_power (fixture->hand), ==, 1);
  flip_table_hand_set_power (fixture->hand, -1);
  g_assert_cmpfloat (flip_table_hand_power (fixture->hand), ==,
                     flip_table_hand_least_power (fixture->hand));
  g_assert_cmpfloat (flip_table_hand_least_power (fixture->hand), >, 0);
}

/* The aim stays when the bullet is laid on the other side. */
static void
test_side (Fixture *fixture, gconstpointer data)
{
  flip_table_hand_set_angle (fixture->hand, -20);
  flip_table_hand_set_power (fixture->hand, .75);
  flip_table_hand_set_side (fixture->hand, FLIP_SIDE_RIGHT);
  g_assert_cmpint (flip_table_hand_side (fixture->hand), ==, FLIP_SIDE_RIGHT);
  g_assert_cmpfloat (flip_table_hand_flick (fixture->hand, NULL)->y, ==, 530 + BESIDE);
  g_assert_cmpfloat (flip_table_hand_angle (fixture->hand), ==, -20);
  g_assert_cmpfloat (flip_table_hand_power (fixture->hand), ==, .75);
  choose_verb (fixture, FLICKEMUP_VERB_MOVE);
  fixture->changes = 0;
  flip_table_hand_set_side (fixture->hand, FLIP_SIDE_LEFT);
  g_assert_cmpuint (fixture->changes, ==, 0);
}

/* Nearest first, and what stands says from which power it falls. */
static void
test_line (Fixture *fixture, gconstpointer data)
{
  guint n;
  const FlipAimItem *items = flip_table_hand_line (fixture->hand, &n);

  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (items[0].piece, ==, OUTLAW_4);
  g_assert_cmpfloat (items[0].topple_from, >, 0);
  for (guint i = 1; i < n; i++)
    g_assert_cmpfloat (items[i].distance, >=, items[i - 1].distance);
}

/* --- Choosing --- */

/* Once Lawman 4 is done, any outlaw may play. */
static void
test_choosing (Fixture *fixture, gconstpointer data)
{
  guint16 first;

  play (fixture, "lawman-4 done");
  first = flip_table_hand_chosen (fixture->hand, NULL)->site;
  g_assert_cmpuint (first, ==, OUTLAW_1);
  choose_verb (fixture, FLICKEMUP_VERB_MOVE);
  g_assert_true (flip_table_hand_choose_site (fixture->hand, OUTLAW_4));
  g_assert_cmpuint (flip_table_hand_chosen (fixture->hand, NULL)->site, ==, OUTLAW_4);
  g_assert_cmpuint (flip_table_hand_chosen (fixture->hand, NULL)->verb, ==, FLICKEMUP_VERB_MOVE);
  /* Once more changes nothing. */
  g_assert_true (flip_table_hand_choose_site (fixture->hand, OUTLAW_4));
  g_assert_cmpuint (flip_table_hand_chosen (fixture->hand, NULL)->verb, ==, FLICKEMUP_VERB_MOVE);
  /* An enemy is aimed at; a friend who has played is not. */
  g_assert_true (flip_table_hand_choose_site (fixture->hand, LAWMAN_2));
  g_assert_cmpuint (flip_table_hand_chosen (fixture->hand, NULL)->site, ==, OUTLAW_4);
  play (fixture, "outlaw-4 done");
  g_assert_false (flip_table_hand_choose_site (fixture->hand, LAWMAN_4));
}

/* A shot at the one who is clicked, from whichever side is free, with power that topples. */
static void
test_aims_at (Fixture *fixture, gconstpointer data)
{
  const FlipFlick *flick;
  const FlipPiece *outlaw;
  const FlipAim *aim;

  choose_verb (fixture, FLICKEMUP_VERB_MOVE);
  fixture->changes = 0;
  g_assert_true (flip_table_hand_aim_at (fixture->hand, OUTLAW_2));
  g_assert_cmpuint (fixture->changes, ==, 1);
  g_assert_cmpuint (flip_table_hand_chosen (fixture->hand, NULL)->verb, ==, FLICKEMUP_VERB_SHOOT);
  flick = flip_table_hand_flick (fixture->hand, &aim);
  outlaw = flip_table_find (flip_table_hand_table (fixture->hand), OUTLAW_2);
  g_assert_cmpfloat_with_epsilon (
    flip_table_hand_angle (fixture->hand),
    atan2 (outlaw->y - flick->y, outlaw->x - flick->x) * 180 / G_PI, .051);
  /* The power that topples is found; one that was set stays if it topples, too. */
  g_assert_true (flip_table_hand_aim_at (fixture->hand, OUTLAW_4));
  flick = flip_table_hand_flick (fixture->hand, &aim);
  g_assert_cmpuint (aim->item.piece, ==, OUTLAW_4);
  g_assert_cmpfloat (flick->speed, >=, aim->item.topple_from);
  g_assert_cmpfloat (flick->speed, <, aim->item.topple_from * 1.1);
  flip_table_hand_set_power (fixture->hand, .9);
  g_assert_true (flip_table_hand_aim_at (fixture->hand, OUTLAW_4));
  g_assert_cmpfloat (flip_table_hand_power (fixture->hand), ==, .9);
  flip_table_hand_set_power (fixture->hand, .1);
  g_assert_true (flip_table_hand_aim_at (fixture->hand, OUTLAW_4));
  flick = flip_table_hand_flick (fixture->hand, &aim);
  g_assert_cmpfloat (flick->speed, >=, aim->item.topple_from);
  /* Nobody shoots at friends. */
  g_assert_false (flip_table_hand_aim_at (fixture->hand, LAWMAN_1));
}

/* From one enemy to the next, and round. */
static void
test_aims_at_next (Fixture *fixture, gconstpointer data)
{
  const FlipAim *aim;

  choose_verb (fixture, FLICKEMUP_VERB_MOVE);
  g_assert_true (flip_table_hand_aim_at (fixture->hand, OUTLAW_4));
  g_assert_true (flip_table_hand_aim_next (fixture->hand, -1));
  g_assert_true (flip_table_hand_aim_next (fixture->hand, 1));
  flip_table_hand_flick (fixture->hand, &aim);
  g_assert_cmpuint (aim->item.piece, ==, OUTLAW_4);
  for (guint i = 0; i < N_OUTLAWS; i++)
    g_assert_true (flip_table_hand_aim_next (fixture->hand, 1));
  flip_table_hand_flick (fixture->hand, &aim);
  g_assert_cmpuint (aim->item.piece, ==, OUTLAW_4);
  g_assert_cmpuint (flip_table_hand_chosen (fixture->hand, NULL)->verb, ==, FLICKEMUP_VERB_SHOOT);
}

/* The power that was set stays with each kind of disc. */
static void
test_keeps_power (Fixture *fixture, gconstpointer data)
{
  flip_table_hand_set_power (fixture->hand, .7);
  choose_verb (fixture, FLICKEMUP_VERB_MOVE);
  flip_table_hand_set_power (fixture->hand, .3);
  choose_verb (fixture, FLICKEMUP_VERB_SHOOT);
  g_assert_cmpfloat_with_epsilon (flip_table_hand_power (fixture->hand), .7, 1e-9);
  act (fixture);
  flip_table_hand_reload (fixture->hand);
  g_assert_cmpfloat_with_epsilon (flip_table_hand_power (fixture->hand), .7, 1e-9);
  choose_verb (fixture, FLICKEMUP_VERB_MOVE);
  g_assert_cmpfloat_with_epsilon (flip_table_hand_power (fixture->hand), .3, 1e-9);
}

/* Move, Shoot and Take are always there; Take can be chosen where there is something to take. */
static void
test_acts (Fixture *fixture, gconstpointer data)
{
  FlipHandAct acts[FLIP_MOST_ACTS];
  guint figures[FLIP_MOST_CHOICES];

  g_assert_cmpuint (flip_table_hand_acts (fixture->hand, acts), ==, 3);
  g_assert_cmpstr (acts[0].label, ==, "_Move");
  g_assert_cmpstr (acts[1].label, ==, "_Shoot");
  g_assert_cmpstr (acts[2].label, ==, "_Take");
  g_assert_true (acts[1].is_chosen && !acts[0].is_chosen && !acts[2].is_chosen);
  g_assert_cmpint (acts[2].choice, ==, -1);
  flip_table_hand_choose (fixture->hand, (guint) acts[0].choice);
  g_assert_cmpuint (flip_table_hand_chosen (fixture->hand, NULL)->verb, ==, FLICKEMUP_VERB_MOVE);
  g_assert_cmpuint (flip_table_hand_figures (fixture->hand, figures), ==, 1);
}

static guint
count_offered (Fixture *fixture, guint verb)
{
  const FlipMoment *moment = flip_sheet_model_moment (fixture->model);
  guint n = 0;

  for (guint i = 0; i < moment->n_moves; i++)
    n += moment->moves[i].verb == verb && flip_table_hand_offers (fixture->hand, &moment->moves[i]);
  return n;
}

/* In "The Rope at Eleven" Lawman 2 is in the Sheriff's office, with a Winchester. What is done with
   tokens is offered when that is chosen, and the shot leads out of the door. What the scenario knows
   has its part of the switch from the beginning, so that the table keeps its size. */
static void
test_inside (Fixture *fixture, gconstpointer data)
{
  FlipHandAct acts[FLIP_MOST_ACTS];
  const FlipFlickChoice *chosen;

  play (fixture, "lawman-1 done");
  play (fixture, "outlaw-1 done");
  g_assert_true (flip_table_hand_choose_site (fixture->hand, LAWMAN_2));
  chosen = flip_table_hand_chosen (fixture->hand, NULL);
  g_assert_false (chosen->has_sides);
  g_assert_cmpfloat (chosen->widest, ==, 60);
  flip_table_hand_set_angle (fixture->hand, chosen->straight + 100);
  g_assert_cmpfloat_with_epsilon (
    remainder (flip_table_hand_angle (fixture->hand) - chosen->straight, 360), 60, .1);
  g_assert_cmpuint (count_offered (fixture, FLICKEMUP_VERB_TAKE), ==, 0);
  g_assert_cmpuint (count_offered (fixture, FLICKEMUP_VERB_DONE), ==, 1);
  g_assert_cmpuint (flip_table_hand_acts (fixture->hand, acts), ==, 5);
  g_assert_cmpstr (acts[4].label, ==, "_Dynamite");
  g_assert_cmpint (acts[4].choice, ==, -1);
  g_assert_cmpint (acts[2].choice, >=, 0);
  flip_table_hand_choose (fixture->hand, (guint) acts[2].choice);
  g_assert_true (flip_table_hand_chosen (fixture->hand, NULL)->handles);
  g_assert_null (flip_table_hand_notation (fixture->hand));
  g_assert_null (flip_table_hand_problem (fixture->hand));
  g_assert_cmpuint (count_offered (fixture, FLICKEMUP_VERB_TAKE), ==, 1);
  g_assert_cmpuint (count_offered (fixture, FLICKEMUP_VERB_DONE), ==, 1);
}

static void
test_stepping (Fixture *fixture, gconstpointer data)
{
  g_assert_false (flip_table_hand_step (fixture->hand, 1));
  play (fixture, "lawman-4 done");
  for (guint16 site = OUTLAW_2; site <= OUTLAW_4 + 1; site++)
    {
      g_assert_true (flip_table_hand_step (fixture->hand, 1));
      g_assert_cmpuint (flip_table_hand_chosen (fixture->hand, NULL)->site, ==, site);
    }
  g_assert_false (flip_table_hand_step (fixture->hand, 1));
  g_assert_true (flip_table_hand_step (fixture->hand, -1));
  g_assert_cmpuint (flip_table_hand_chosen (fixture->hand, NULL)->site, ==, OUTLAW_4);
}

/* Who is inside is no piece of the table, but is seen where its building is: the Sheriff's office
   stands around 200, 130. */
static void
test_aside (Fixture *fixture, gconstpointer data)
{
  FlipPiece aside[FLIP_MOST_ASIDE];
  guint n = flip_table_hand_aside (fixture->hand, aside);
  gboolean found = FALSE;

  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (aside[i].kind, ==, FLIP_PIECE_FIGURE);
      g_assert_null (flip_table_find (flip_table_hand_table (fixture->hand), aside[i].id));
      if (aside[i].id != LAWMAN_2)
        continue;
      found = TRUE;
      g_assert_cmpfloat (hypot (aside[i].x - 200, aside[i].y - 130), <, 67);
    }
  g_assert_true (found);
}

/* --- Doing it --- */

static void
test_flicks (Fixture *fixture, gconstpointer data)
{
  FlipSession *session = flip_sheet_model_session (fixture->model);
  const FlipMove *move;

  flip_table_hand_set_angle (fixture->hand, 3.5);
  flip_table_hand_set_power (fixture->hand, .5);
  act (fixture);
  g_assert_cmpuint (flip_session_cursor (session), >=, 2);
  move = flip_session_entry (session, 0);
  g_assert_cmpuint (move->verb, ==, FLICKEMUP_VERB_SHOOT);
  g_assert_cmpuint (move->site, ==, LAWMAN_4);
  g_assert_cmpint (move->arg[FLICKEMUP_ARG_SIDE], ==, FLICKEMUP_LEFT);
  g_assert_cmpint (move->arg[FLICKEMUP_ARG_ANGLE], ==, 350);
  g_assert_cmpint (move->arg[FLICKEMUP_ARG_SPEED], ==, FLICKEMUP_FASTEST_SHOT / 2);
}

/* After a move the figure is turned. */
static void
test_turns (Fixture *fixture, gconstpointer data)
{
  gboolean is_free = FALSE;

  choose_verb (fixture, FLICKEMUP_VERB_MOVE);
  flip_table_hand_set_power (fixture->hand, .2);
  act (fixture);
  flip_table_hand_reload (fixture->hand);
  g_assert_cmpint (flip_table_hand_task (fixture->hand), ==, FLIP_HAND_TURNS);
  g_assert_null (flip_table_hand_flick (fixture->hand, NULL));
  g_assert_cmpfloat (flip_table_hand_power (fixture->hand), ==, 0);
  flip_table_hand_set_power (fixture->hand, flip_table_hand_power (fixture->hand) + .1);
  flip_table_hand_set_angle (fixture->hand, 45);
  g_assert_cmpuint (flip_table_hand_turning (fixture->hand, &is_free)->id, ==, LAWMAN_4);
  g_assert_true (is_free);
  act (fixture);
  flip_table_hand_reload (fixture->hand);
  g_assert_cmpint (flip_table_hand_task (fixture->hand), ==, FLIP_HAND_FLICKS);
  choose_verb (fixture, FLICKEMUP_VERB_SHOOT);
  g_assert_cmpfloat (flip_table_find (flip_table_hand_table (fixture->hand), LAWMAN_4)->angle, ==,
                     45);
}

/* An earlier moment is only looked at. */
static void
test_rests (Fixture *fixture, gconstpointer data)
{
  guint n;

  act (fixture);
  flip_sheet_model_show (fixture->model, 0);
  flip_table_hand_reload (fixture->hand);
  g_assert_cmpint (flip_table_hand_task (fixture->hand), ==, FLIP_HAND_RESTS);
  g_assert_null (flip_table_hand_chosen (fixture->hand, NULL));
  flip_table_hand_choices (fixture->hand, &n);
  g_assert_cmpuint (n, ==, 0);
  g_assert_null (flip_table_hand_notation (fixture->hand));
}

/* Looking back at a flick, one sees how it ended: that is what is told about it. */
static void
test_looks_back (Fixture *fixture, gconstpointer data)
{
  FlipSession *session = flip_sheet_model_session (fixture->model);
  FlipTable end;
  guint n;

  act (fixture);
  n = flip_session_cursor (session);
  g_assert_cmpuint (n, >, 2);
  flip_tabletop_bridge (flip_sheet_model_tabletop (fixture->model))
    ->lay (flip_session_state (session), &end);
  for (guint i = 1; i < n; i++)
    {
      flip_sheet_model_show (fixture->model, i);
      flip_table_hand_reload (fixture->hand);
      g_assert_cmpmem (flip_table_hand_table (fixture->hand), sizeof end, &end, sizeof end);
    }
}

/* Only what the hand does not make needs a button. */
static void
test_makes (Fixture *fixture, gconstpointer data)
{
  const FlipMoment *moment = flip_sheet_model_moment (fixture->model);
  guint buttons = 0;

  for (guint i = 0; i < moment->n_moves; i++)
    {
      if (flip_table_hand_makes (fixture->hand, &moment->moves[i]))
        continue;
      g_assert_cmpuint (moment->moves[i].verb, ==, FLICKEMUP_VERB_DONE);
      buttons++;
    }
  g_assert_cmpuint (buttons, ==, 1);
}

static void
test_previews (Fixture *fixture, gconstpointer data)
{
  g_assert_true (flip_table_hand_previews (fixture->hand));
  fixture->changes = 0;
  flip_table_hand_set_previews (fixture->hand, TRUE);
  g_assert_cmpuint (fixture->changes, ==, 0);
  flip_table_hand_set_previews (fixture->hand, FALSE);
  g_assert_cmpuint (fixture->changes, ==, 1);
  g_assert_false (flip_table_hand_previews (fixture->hand));
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    guint board;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/hand/aims-at-nearest", WELLS, test_aims_at_nearest },
    { "/hand/aims-past-friends", SHOOTOUT, test_aims_past_friends },
    { "/hand/moves-past", SHOOTOUT, test_moves_past },
    { "/hand/angle", WELLS, test_angle },
    { "/hand/power", WELLS, test_power },
    { "/hand/side", WELLS, test_side },
    { "/hand/line", WELLS, test_line },
    { "/hand/choosing", WELLS, test_choosing },
    { "/hand/aims-at", WELLS, test_aims_at },
    { "/hand/aims-at-next", WELLS, test_aims_at_next },
    { "/hand/keeps-power", WELLS, test_keeps_power },
    { "/hand/acts", WELLS, test_acts },
    { "/hand/inside", ROPE, test_inside },
    { "/hand/stepping", WELLS, test_stepping },
    { "/hand/aside", ROPE, test_aside },
    { "/hand/flicks", WELLS, test_flicks },
    { "/hand/turns", WELLS, test_turns },
    { "/hand/rests", WELLS, test_rests },
    { "/hand/looks-back", WELLS, test_looks_back },
    { "/hand/makes", SHOOTOUT, test_makes },
    { "/hand/previews", WELLS, test_previews },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, GUINT_TO_POINTER (tests[i].board), set_up, tests[i].test,
                tear_down);
  return g_test_run ();
}
