/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-place.h"
#include "games/flickemup/flickemup.h"
#include "table/tabletops.h"
#include "tests/table/tabletop-play.h"

#include <math.h>
#include <string.h>

/* What single flicks on a table laid by hand are told as. The hand is steady; friction is 0.20, so
   that a disc with speed v stops after v² / (2 · 0.20 · 9810) mm. */

#define SLOWING (0.20 * 9810)

typedef struct
{
  FlipTabletop *tabletop;
  FlickemupState state;
} Scene;

static Scene *
scene_new (guint board, const char *option)
{
  g_autoptr (Play) play = play_new (board, 2, 7, option);
  Scene *scene = g_new0 (Scene, 1);

  scene->state = *play_state (play);
  scene->tabletop = flip_tabletop_new (play->setup);
  return scene;
}

static void
scene_free (Scene *scene)
{
  flip_tabletop_free (scene->tabletop);
  g_free (scene);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Scene, scene_free)

/* Everything but the blocks is off the table, and whoever is named first plays. */
static void
scene_clear (Scene *scene, guint cowboy)
{
  FlickemupState *state = &scene->state;

  for (guint i = FLICKEMUP_PIECE_BARREL; i < FLICKEMUP_PIECES; i++)
    state->poses[i].posture = FLICKEMUP_ABSENT;
  for (guint i = 0; i < FLICKEMUP_FIGURES; i++)
    {
      if (!flickemup_lives (state, i) || i == cowboy)
        continue;
      /* Side by side along the left edge. */
      state->figures[i].inside = FLICKEMUP_OUTSIDE;
      state->poses[i] = (FlickemupPose){ 150, (gint16) (300 + 600 * i), 0, FLICKEMUP_STANDING };
    }
  state->turn.team = (guint8) flickemup_team_of (cowboy);
  state->turn.seat = (guint8) flickemup_seat_of (state, state->turn.team);
  state->turn.bound = FLICKEMUP_NOBODY;
}

static void
scene_put (Scene *scene, guint piece, double x, double y, double angle)
{
  scene->state.poses[piece] = (FlickemupPose){ (gint16) lround (x * 10), (gint16) lround (y * 10),
                                               (gint16) lround (angle * 10), FLICKEMUP_STANDING };
  if (piece < FLICKEMUP_FIGURES)
    scene->state.figures[piece].inside = FLICKEMUP_OUTSIDE;
}

/* Plays the flick and all answers; the last of them as text. */
static char *
scene_flick (Scene *scene, FlickemupVerb verb, guint cowboy, int side, double angle, int speed)
{
  FlipMove move = flickemup_make (verb, cowboy, side, (int) lround (angle * 100), speed);
  const FlipReferee *referee = flip_tabletop_referee (scene->tabletop);
  GString *text = g_string_new (NULL);
  FlipRefusal refusal;

  if (!flip_game_check (&flickemup_game, &scene->state, &move, &refusal))
    g_error ("%s", refusal.text);
  flip_game_apply (&flickemup_game, &scene->state, &move);
  while (flickemup_who (&scene->state) == FLIP_TABLE && scene->state.stage != FLICKEMUP_STAGE_OVER)
    {
      referee->answer (referee, &scene->state, &move);
      g_assert_true (flip_game_check (&flickemup_game, &scene->state, &move, NULL));
      if (move.verb != FLICKEMUP_VERB_REST)
        {
          g_string_append (text, text->len ? ", " : "");
          flip_game_print (&flickemup_game, &scene->state, &move, text);
        }
      flip_game_apply (&flickemup_game, &scene->state, &move);
    }
  return g_string_free (text, FALSE);
}

#define assert_told(scene, expected, ...)                     \
  G_STMT_START                                                \
  {                                                           \
    g_autofree char *told = scene_flick (scene, __VA_ARGS__); \
    g_assert_cmpstr (told, ==, expected);                     \
  }                                                           \
  G_STMT_END

static void
assert_at (const Scene *scene, guint piece, double x, double y, double within)
{
  g_assert_cmpfloat_with_epsilon (scene->state.poses[piece].x / 10.0, x, within);
  g_assert_cmpfloat_with_epsilon (scene->state.poses[piece].y / 10.0, y, within);
}

/* The bullet lies 12.5 + 30 mm to the right of a cowboy that looks along x: at y + 42.5. */
static Scene *
shooting_scene (void)
{
  Scene *scene = scene_new (1, "hand=steady");

  scene_clear (scene, 0);
  scene_put (scene, 0, 300, 400, 0);
  return scene;
}

static void
test_shots (void)
{
  {
    g_autoptr (Scene) scene = shooting_scene ();

    scene_put (scene, 5, 600, 442.5, 180);
    assert_told (scene, "hit outlaw-1", FLICKEMUP_VERB_SHOOT, 0, 1, 0, 3000);
    g_assert_cmpuint (scene->state.figures[5].hit_points, ==, 2);
    g_assert_true (flickemup_is_fallen (&scene->state, 5));
  }
  {
    /* 300 - 10 - 6 mm away: with 1060 mm/s about 100 mm/s are left, too little for a fall. */
    g_autoptr (Scene) scene = shooting_scene ();

    scene_put (scene, 5, 600, 442.5, 180);
    assert_told (scene, "grazed outlaw-1", FLICKEMUP_VERB_SHOOT, 0, 1, 0, 1060);
    g_assert_cmpuint (scene->state.figures[5].hit_points, ==, 3);
  }
  {
    /* It stops before. */
    g_autoptr (Scene) scene = shooting_scene ();

    scene_put (scene, 5, 600, 442.5, 180);
    assert_told (scene, "missed", FLICKEMUP_VERB_SHOOT, 0, 1, 0, 1000);
    assert_at (scene, 5, 600, 442.5, 0.01);
  }
  {
    /* A barrel before the enemy: pushed away, and it stays there; the enemy is unhurt. */
    g_autoptr (Scene) scene = shooting_scene ();

    scene_put (scene, 5, 600, 442.5, 180);
    scene_put (scene, FLICKEMUP_PIECE_BARREL, 560, 442.5, 0);
    assert_told (scene, "missed barrel-1", FLICKEMUP_VERB_SHOOT, 0, 1, 0, 3000);
    g_assert_cmpint (scene->state.poses[FLICKEMUP_PIECE_BARREL].x, >, 5600);
    g_assert_cmpuint (scene->state.figures[5].hit_points, ==, 3);
    g_assert_false (flickemup_is_fallen (&scene->state, 5));
  }
  {
    /* The cowboy itself, and a figure that lies already. */
    g_autoptr (Scene) scene = shooting_scene ();

    assert_told (scene, "missed", FLICKEMUP_VERB_SHOOT, 0, 1, -90, 3000);
  }
  {
    g_autoptr (Scene) scene = shooting_scene ();

    scene_put (scene, 5, 600, 442.5, 180);
    scene->state.poses[5].posture = FLICKEMUP_FALLEN;
    assert_told (scene, "missed outlaw-1", FLICKEMUP_VERB_SHOOT, 0, 1, 0, 3000);
  }
  {
    /* A friend is hit all the same. */
    g_autoptr (Scene) scene = shooting_scene ();

    scene_put (scene, 1, 600, 442.5, 180);
    assert_told (scene, "hit lawman-2", FLICKEMUP_VERB_SHOOT, 0, 1, 0, 3000);
  }
  {
    /* What leaves the table is gone if it is loose. */
    g_autoptr (Scene) scene = shooting_scene ();
    g_autofree char *told = NULL;

    scene_put (scene, FLICKEMUP_PIECE_BARREL, 1180, 442.5, 0);
    told = scene_flick (scene, FLICKEMUP_VERB_SHOOT, 0, 1, 0, 4000);
    g_assert_true (g_str_has_prefix (told, "missed"));
    g_assert_cmpuint (scene->state.poses[FLICKEMUP_PIECE_BARREL].posture, ==, FLICKEMUP_ABSENT);
  }
}

static void
test_moves (void)
{
  {
    g_autoptr (Scene) scene = shooting_scene ();

    assert_told (scene, "moved", FLICKEMUP_VERB_MOVE, 0, 0, 90, 800);
    assert_at (scene, 0, 300, 400 + 800.0 * 800 / 2 / SLOWING, 0.5);
  }
  {
    /* A failed move puts everything back. */
    g_autoptr (Scene) scene = shooting_scene ();

    scene_put (scene, FLICKEMUP_PIECE_BARREL, 400, 400, 0);
    assert_told (scene, "failed barrel-1", FLICKEMUP_VERB_MOVE, 0, 0, 0, 1500);
    assert_at (scene, 0, 300, 400, 0.01);
    assert_at (scene, FLICKEMUP_PIECE_BARREL, 400, 400, 0.01);
  }
  {
    g_autoptr (Scene) scene = shooting_scene ();

    scene_put (scene, 0, 300, 800, 0);
    assert_told (scene, "failed", FLICKEMUP_VERB_MOVE, 0, 0, 90, 1500);
    assert_at (scene, 0, 300, 800, 0.01);
  }
}

/* Board 7: outlaws want to leave over the right edge with a document. */
static void
test_escape (void)
{
  g_autoptr (Scene) scene = scene_new (7, "hand=steady");

  scene_clear (scene, 6);
  scene_put (scene, 6, 1000, 450, 0);
  /* Without one it is a failure. */
  assert_told (scene, "failed", FLICKEMUP_VERB_MOVE, 6, 0, 0, 1800);
  scene->state.stage = FLICKEMUP_STAGE_TURN;
  flickemup_slot_add (&scene->state, 6, FLICKEMUP_DOCUMENT);
  assert_told (scene, "escaped east", FLICKEMUP_VERB_MOVE, 6, 0, 0, 1800);
}

/* The Hall of board 3 is at 600, 110 with its door towards the near edge. */
static Scene *
hall_scene (guint cowboy)
{
  Scene *scene = scene_new (3, "hand=steady");
  FlickemupPose hall;

  scene_clear (scene, cowboy);
  hall = flickemup_place_door (scene->state.poses, FLICKEMUP_HALL);
  g_assert_cmpint (hall.angle, ==, 0);
  scene_put (scene, cowboy, hall.x / 10.0, hall.y / 10.0 + 150, -90);
  return scene;
}

static void
test_doors (void)
{
  {
    g_autoptr (Scene) scene = hall_scene (5);

    assert_told (scene, "entered hall", FLICKEMUP_VERB_MOVE, 5, 0, -90, 1000);
    g_assert_cmpuint (scene->state.figures[5].inside, ==, FLICKEMUP_HALL);
    /* Out again: the disc lies 10 + 12.5 + 2 mm behind the blocks' middle. */
    assert_told (scene, "moved", FLICKEMUP_VERB_MOVE, 5, 0, 90, 800);
    g_assert_cmpuint (scene->state.figures[5].inside, ==, FLICKEMUP_OUTSIDE);
    assert_at (scene, 5, 600, 110 - 24.5 + 800.0 * 800 / 2 / SLOWING, 0.5);
  }
  {
    /* It stops before the line; then with a block in the way. */
    g_autoptr (Scene) scene = hall_scene (5);

    assert_told (scene, "moved", FLICKEMUP_VERB_MOVE, 5, 0, -90, 600);
  }
  {
    g_autoptr (Scene) scene = hall_scene (5);

    scene_put (scene, 5, 650, 260, -90);
    assert_told (scene, "failed hall-right", FLICKEMUP_VERB_MOVE, 5, 0, -90, 1000);
  }
  {
    /* Closed. */
    g_autoptr (Scene) scene = hall_scene (5);

    scene->state.closed |= 1u << FLICKEMUP_HALL;
    assert_told (scene, "moved", FLICKEMUP_VERB_MOVE, 5, 0, -90, 800);
  }
  {
    /* Backwards there is no way out. */
    g_autoptr (Scene) scene = hall_scene (5);

    flickemup_go_inside (&scene->state, 5, FLICKEMUP_HALL);
    assert_told (scene, "failed", FLICKEMUP_VERB_MOVE, 5, 0, -90, 300);
    g_assert_cmpuint (scene->state.figures[5].inside, ==, FLICKEMUP_HALL);
  }
  {
    /* A shot through the door, one against a block, and one that is aimed backwards, as it may be
       only by the first edition of the rules. */
    g_autoptr (Scene) scene = hall_scene (5);

    flickemup_go_inside (&scene->state, 5, FLICKEMUP_HALL);
    scene_put (scene, 0, 600, 300, -90);
    assert_told (scene, "hit lawman-1", FLICKEMUP_VERB_SHOOT, 5, 0, 90, 3000);
  }
  {
    g_autoptr (Scene) scene = hall_scene (5);

    flickemup_go_inside (&scene->state, 5, FLICKEMUP_HALL);
    assert_told (scene, "missed hall-right", FLICKEMUP_VERB_SHOOT, 5, 0, 40, 3000);
  }
  {
    g_autoptr (Scene) scene = hall_scene (5);

    scene->state.corrected = FALSE;
    flickemup_go_inside (&scene->state, 5, FLICKEMUP_HALL);
    scene_put (scene, 0, 600, 40, 90);
    assert_told (scene, "missed lawman-1", FLICKEMUP_VERB_SHOOT, 5, 0, -90, 3000);
  }
}

/* Board 5 has duels. */
static void
test_duel (void)
{
  g_autoptr (Scene) scene = scene_new (5, "hand=steady");
  g_autofree FlipTable *table = g_new (FlipTable, 1);
  FlickemupPose door;
  guint building = 0;

  while (!flickemup_is_here (&scene->state, building)
         || flickemup_is_closed (&scene->state, building))
    building++;
  scene_clear (scene, 1);
  door = flickemup_place_door (scene->state.poses, building);
  door = flickemup_place_beside (&door, 0, 1500);
  scene->state.poses[1] = door;
  scene->state.poses[1].angle = (gint16) flickemup_place_turn (door.angle, -900);
  flickemup_go_inside (&scene->state, 6, building);
  g_free (scene_flick (scene, FLICKEMUP_VERB_MOVE, 1, 0, scene->state.poses[1].angle / 10.0, 1000));
  g_assert_cmpuint (scene->state.stage, ==, FLICKEMUP_STAGE_DUEL_AIM);
  flip_tabletop_bridge (scene->tabletop)->lay (&scene->state, table);
  g_assert_cmpuint (table->n_pieces, ==, 2);
  g_assert_cmpfloat (fabs (table->pieces[0].x - table->pieces[1].x), ==, 300);
  /* From 42.5 mm to the right, straight on: past the opponent. */
  assert_told (scene, "missed", FLICKEMUP_VERB_DUEL, 1, 1, 0, 3000);
  g_assert_cmpuint (flickemup_duel_shooter (&scene->state), ==, 6);
  /* The opponent looks to the left: its right side is upwards. */
  assert_told (scene, "hit lawman-2", FLICKEMUP_VERB_DUEL, 6, 1,
               180 - atan2 (42.5, 300) * 180 / G_PI, 3000);
  g_assert_cmpuint (scene->state.figures[1].inside, ==, FLICKEMUP_OUTSIDE);
  g_assert_true (flickemup_is_fallen (&scene->state, 1));
}

/* Dynamite that stops after 1200² / (2 · 1962) = 367 mm; it lies 12.5 + 33 mm to the right. */
static void
test_dynamite (void)
{
  g_autoptr (Scene) scene = scene_new (10, "hand=steady");
  double x = 300 + 1200.0 * 1200 / 2 / SLOWING, y = 300 + 45.5;

  scene_clear (scene, 9);
  scene_put (scene, 9, 300, 300, 0);
  scene_put (scene, 0, x, y + 79, 0);
  scene_put (scene, 1, x + 81, y, 90);
  scene_put (scene, 5, x - 40, y - 60, 0);
  scene_put (scene, FLICKEMUP_PIECE_BARREL, x + 40, y + 40, 0);
  scene_put (scene, FLICKEMUP_PIECE_BARREL + 1, x + 60, y - 60, 0);
  assert_told (scene, "caught lawman-1, caught outlaw-1, blast over", FLICKEMUP_VERB_THROW, 9, 1, 0,
               1200);
  g_assert_cmpuint (scene->state.poses[FLICKEMUP_PIECE_BARREL].posture, ==, FLICKEMUP_ABSENT);
  g_assert_cmpuint (scene->state.poses[FLICKEMUP_PIECE_BARREL + 1].posture, ==, FLICKEMUP_STANDING);
}

/* The gallows of board 10 are at 400, 450; without the fences around them. */
static void
test_gallows (void)
{
  {
    g_autoptr (Scene) scene = scene_new (10, "hand=steady");

    scene_clear (scene, 9);
    scene->state.figures[FLICKEMUP_MAN].inside = FLICKEMUP_ON_GALLOWS;
    scene_put (scene, 9, 400, 600, -90);
    assert_told (scene, "freed man", FLICKEMUP_VERB_MOVE, 9, 0, -90, 760);
    assert_at (scene, FLICKEMUP_PIECE_GALLOWS, 400, 450, 0.01);
  }
  {
    /* The others are stopped by it. */
    g_autoptr (Scene) scene = scene_new (10, "hand=steady");

    scene_clear (scene, 0);
    scene->state.figures[FLICKEMUP_MAN].inside = FLICKEMUP_ON_GALLOWS;
    scene_put (scene, 0, 400, 600, -90);
    assert_told (scene, "failed gallows", FLICKEMUP_VERB_MOVE, 0, 0, -90, 760);
  }
}

/* The rifle's direction is as aimed, however the hand errs; a pistol's isn't (FU-TABLE-4). */
static double
error_of_direction (FlickemupVerb verb)
{
  g_autoptr (Scene) scene = scene_new (8, "hand=human");
  g_autofree FlipTable *before = g_new (FlipTable, 1);
  g_autofree FlipOutcome *outcome = g_new (FlipOutcome, 1);
  FlipMove move = flickemup_make (verb, 4, 1, 9000, 1500);
  guint last;

  scene_clear (scene, 4);
  flickemup_slot_add (&scene->state, 4, FLICKEMUP_WINCHESTER);
  scene_put (scene, 4, 600, 200, 0);
  g_assert_true (flip_game_check (&flickemup_game, &scene->state, &move, NULL));
  flip_game_apply (&flickemup_game, &scene->state, &move);
  g_assert_true (flip_tabletop_replay (scene->tabletop, &scene->state, before, NULL, outcome));
  last = before->n_pieces - 1;
  g_assert_cmpuint (before->pieces[last].id, ==, FLIP_TABLETOP_DISC);
  g_assert_cmpuint (outcome->n_touches, ==, 0);
  return fabs (outcome->poses[last].x - before->pieces[last].x);
}

static void
test_rifle (void)
{
  /* To 0.1 mm, over half a metre. */
  g_assert_cmpfloat (error_of_direction (FLICKEMUP_VERB_RIFLE), <=, 0.1);
  g_assert_cmpfloat (error_of_direction (FLICKEMUP_VERB_SHOOT), >, 0.1);
}

/* What is offered to be flicked can be laid and told. */
static void
test_choices (void)
{
  g_autoptr (Scene) scene = scene_new (1, NULL);
  g_autofree FlipTable *table = g_new (FlipTable, 1);
  FlipFlickChoice choices[FLIP_MOST_CHOICES];
  guint n = flip_tabletop_bridge (scene->tabletop)->choices (&scene->state, choices);
  FlipFlick flick;
  FlipMove move;

  /* Lawman 1 begins. */
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpstr (choices[0].label, ==, "Lawman 1 shoots");
  g_assert_true (choices[0].has_sides);
  g_assert_cmpstr (choices[1].label, ==, "Lawman 1 moves");
  g_assert_false (choices[1].has_sides);
  g_assert_cmpfloat (choices[1].fastest, ==, 1800);
  g_assert_true (flip_tabletop_bridge (scene->tabletop)
                   ->place (&scene->state, &choices[0], FLIP_SIDE_LEFT, table, &flick, NULL));
  g_assert_cmpfloat (flick.x, ==, 150);
  g_assert_cmpfloat (flick.y, ==, 290 - 42.5);
  flick.angle = 12.345;
  flick.speed = 9000;
  move = flip_tabletop_move (&choices[0], FLIP_SIDE_LEFT, &flick);
  g_assert_cmpint (move.arg[FLICKEMUP_ARG_SPEED], ==, 4000);
  g_assert_true (flip_game_check (&flickemup_game, &scene->state, &move, NULL));
}

static void
test_none (void)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&flickemup_game);

  g_assert_true (flip_setup_fill_seats (setup, 2, NULL));
  g_assert_null (flip_tabletop_new (setup));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tabletop/none", test_none);
  g_test_add_func ("/tabletop/choices", test_choices);
  g_test_add_func ("/tabletop/shots", test_shots);
  g_test_add_func ("/tabletop/moves", test_moves);
  g_test_add_func ("/tabletop/escape", test_escape);
  g_test_add_func ("/tabletop/doors", test_doors);
  g_test_add_func ("/tabletop/duel", test_duel);
  g_test_add_func ("/tabletop/dynamite", test_dynamite);
  g_test_add_func ("/tabletop/gallows", test_gallows);
  g_test_add_func ("/tabletop/rifle", test_rifle);
  return g_test_run ();
}
