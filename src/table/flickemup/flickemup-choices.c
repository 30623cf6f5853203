/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flickemup/flickemup-words.h"
#include "table/flickemup/flickemup-bridge.h"

#include "games/flickemup/flickemup-place.h"

#include <glib/gi18n-lib.h>

/* The options of the seat that is asked. */

/* Acts, in the order of the switch. */
enum
{
  ACT_MOVE,
  ACT_SHOOT,
  ACT_TAKE,
  ACT_RIFLE,
  ACT_DYNAMITE,
};

const char *const flickemup_table_acts[] = {
  [ACT_MOVE] = /* Translators: acts of a cowboy, on the parts of a switch. */ N_ ("_Move"),
  [ACT_SHOOT] = /* a button: what a cowboy does */ N_ ("_Shoot"),
  [ACT_TAKE] = /* a button: what a cowboy does */ N_ ("_Take"),
  [ACT_RIFLE] = /* a button: what a cowboy does */ N_ ("_Rifle"),
  [ACT_DYNAMITE] = /* a button: what a cowboy does */ N_ ("_Dynamite"),
  NULL,
};

gboolean
flickemup_table_act_is_known (gconstpointer state, guint act)
{
  return act == ACT_RIFLE      ? flickemup_has_rule (state, FLICKEMUP_RULE_RIFLE)
         : act == ACT_DYNAMITE ? flickemup_has_rule (state, FLICKEMUP_RULE_DYNAMITE)
                               : TRUE;
}

static guint8
act_of (guint verb)
{
  return verb == FLICKEMUP_VERB_MOVE    ? ACT_MOVE
         : verb == FLICKEMUP_VERB_RIFLE ? ACT_RIFLE
         : verb == FLICKEMUP_VERB_THROW ? ACT_DYNAMITE
                                        : ACT_SHOOT;
}

static const char *
format_of (guint verb)
{
  switch (verb)
    {
    case FLICKEMUP_VERB_MOVE:
      return /* Translators: %s is a cowboy, as in “Lawman 4 moves”. */ _ ("%s moves");
    case FLICKEMUP_VERB_RIFLE:
      return /* Translators: %s: a cowboy */ _ ("%s shoots with the Winchester");
    case FLICKEMUP_VERB_THROW:
      return /* Translators: %s: a cowboy */ _ ("%s throws dynamite");
    case FLICKEMUP_VERB_SECOND:
      return /* Translators: %s: a cowboy */ _ ("%s shoots the second bullet");
    case FLICKEMUP_VERB_DUEL:
      return /* Translators: %s: a cowboy */ _ ("%s shoots in the duel");
    default:
      return /* Translators: %s: a cowboy */ _ ("%s shoots");
    }
}

static double
fastest_of (guint verb)
{
  return verb == FLICKEMUP_VERB_MOVE    ? FLICKEMUP_FASTEST_MOVE
         : verb == FLICKEMUP_VERB_RIFLE ? FLICKEMUP_FASTEST_RIFLE
                                        : FLICKEMUP_FASTEST_SHOT;
}

/* A direction that is always possible: out of the door or, outdoors, any. */
int
flickemup_table_way_out (const FlickemupState *state, guint cowboy)
{
  guint building = state->figures[cowboy].inside;

  return building < FLICKEMUP_BUILDINGS ? flickemup_place_way_out (state->poses, building) : 0;
}

/* From inside, flicks can only go out of the door; in a duel both stand in the open. */
static double
widest_of (const FlickemupState *state, guint cowboy, guint verb)
{
  return verb != FLICKEMUP_VERB_DUEL && state->figures[cowboy].inside < FLICKEMUP_BUILDINGS
           ? FLICKEMUP_DOOR_TURN / 100.0
           : FLICKEMUP_HALF_TURN / 100.0;
}

static gboolean
may_flick (const FlickemupState *state, guint cowboy, guint verb)
{
  FlipMove move = flickemup_make ((FlickemupVerb) verb, cowboy, FLICKEMUP_LEFT,
                                  flickemup_table_way_out (state, cowboy), 1000);

  if (flip_game_check (&flickemup_game, state, &move, NULL))
    return TRUE;
  move.arg[FLICKEMUP_ARG_SIDE] = FLICKEMUP_RIGHT;
  return flip_game_check (&flickemup_game, state, &move, NULL);
}

static void
name_choice (FlipFlickChoice *choice, const char *format)
{
  const char *name = flickemup_figure_name (choice->site);

  flip_phrase_print (choice->label, sizeof choice->label, format, name);
  flip_phrase_copy (choice->name, name, sizeof choice->name);
}

static guint
add_flicks (const FlickemupState *state, guint16 cowboy, guint n, FlipFlickChoice *choices)
{
  static const guint16 verbs[] = { FLICKEMUP_VERB_SHOOT,  FLICKEMUP_VERB_MOVE,
                                   FLICKEMUP_VERB_RIFLE,  FLICKEMUP_VERB_THROW,
                                   FLICKEMUP_VERB_SECOND, FLICKEMUP_VERB_DUEL };

  for (guint i = 0; i < G_N_ELEMENTS (verbs) && n < FLIP_MOST_CHOICES; i++)
    {
      if (!may_flick (state, cowboy, verbs[i]))
        continue;
      choices[n] = (FlipFlickChoice){
        .site = cowboy,
        .verb = verbs[i],
        .act = act_of (verbs[i]),
        .disc = flickemup_table_disc (verbs[i]),
        .slowest = FLICKEMUP_SLOWEST,
        .fastest = fastest_of (verbs[i]),
        .has_sides = flickemup_flick_has_sides (state, verbs[i], cowboy),
        .straight = flickemup_table_way_out (state, cowboy) / 100.0,
        .widest = widest_of (state, cowboy, verbs[i]),
      };
      name_choice (&choices[n++], format_of (verbs[i]));
    }
  return n;
}

gboolean
flickemup_table_handles (const FlipMove *move)
{
  return move->verb >= FLICKEMUP_VERB_TAKE && move->verb <= FLICKEMUP_VERB_TURN;
}

static gboolean
may_handle (const FlipMoveList *moves, guint16 cowboy)
{
  for (guint i = 0; i < moves->n; i++)
    {
      if (moves->moves[i].site == cowboy && flickemup_table_handles (&moves->moves[i]))
        return TRUE;
    }

  return FALSE;
}

static guint
add_handling (const FlipMoveList *moves, guint16 cowboy, guint n, FlipFlickChoice *choices)
{
  if (n == FLIP_MOST_CHOICES || !may_handle (moves, cowboy))
    return n;
  choices[n] = (FlipFlickChoice){
    .site = cowboy,
    .act = ACT_TAKE,
    .handles = TRUE,
    .slowest = FLICKEMUP_SLOWEST,
    .fastest = FLICKEMUP_FASTEST_SHOT,
    .widest = FLICKEMUP_HALF_TURN / 100.0,
  };
  name_choice (&choices[n], /* Translators: %s: a cowboy */ _ ("%s handles tokens"));
  return n + 1;
}

guint
flickemup_table_choices (gconstpointer data, FlipFlickChoice choices[FLIP_MOST_CHOICES])
{
  g_autofree FlipMoveList *moves = g_new0 (FlipMoveList, 1);
  guint n = 0;

  flip_game_legal (&flickemup_game, data, moves);
  for (guint16 cowboy = 0; cowboy < FLICKEMUP_COWBOYS; cowboy++)
    {
      n = add_flicks (data, cowboy, n, choices);
      n = add_handling (moves, cowboy, n, choices);
    }
  return n;
}
