/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/flickemup/flickemup-bridge.h"

#include "games/flickemup/flickemup-place.h"

#include <glib/gi18n-lib.h>

/* What can be flicked now. */

static const char *
format_of (guint verb)
{
  switch (verb)
    {
    case FLICKEMUP_VERB_MOVE:
      /* Translators: %s is a cowboy, as in “Lawman 4 moves”. */
      return _ ("%s moves");
    case FLICKEMUP_VERB_RIFLE:
      return _ ("%s shoots with the Winchester");
    case FLICKEMUP_VERB_THROW:
      return _ ("%s throws dynamite");
    case FLICKEMUP_VERB_SECOND:
      return _ ("%s shoots the second bullet");
    case FLICKEMUP_VERB_DUEL:
      return _ ("%s shoots in the duel");
    default:
      return _ ("%s shoots");
    }
}

static double
fastest_of (guint verb)
{
  return verb == FLICKEMUP_VERB_MOVE    ? FLICKEMUP_FASTEST_MOVE
         : verb == FLICKEMUP_VERB_RIFLE ? FLICKEMUP_FASTEST_RIFLE
                                        : FLICKEMUP_FASTEST_SHOT;
}

/* Where a flick always may go: out of the door, or anywhere. */
int
flickemup_table_way_out (const FlickemupState *state, guint cowboy)
{
  guint building = state->figures[cowboy].inside;

  return building < FLICKEMUP_BUILDINGS ? flickemup_place_way_out (state->poses, building) : 0;
}

/* From inside only the door leads out; in a duel both stand in the open. */
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

guint
flickemup_table_choices (gconstpointer data, FlipFlickChoice choices[FLIP_MOST_CHOICES])
{
  static const guint16 verbs[] = { FLICKEMUP_VERB_SHOOT,  FLICKEMUP_VERB_MOVE,
                                   FLICKEMUP_VERB_RIFLE,  FLICKEMUP_VERB_THROW,
                                   FLICKEMUP_VERB_SECOND, FLICKEMUP_VERB_DUEL };
  const FlickemupState *state = data;
  guint n = 0;

  for (guint16 cowboy = 0; cowboy < FLICKEMUP_COWBOYS; cowboy++)
    for (guint i = 0; i < G_N_ELEMENTS (verbs) && n < FLIP_MOST_CHOICES; i++)
      {
        FlipFlickChoice *choice = &choices[n];

        if (!may_flick (state, cowboy, verbs[i]))
          continue;
        *choice = (FlipFlickChoice){
          .site = cowboy,
          .verb = verbs[i],
          .disc = flickemup_table_disc (verbs[i]),
          .slowest = FLICKEMUP_SLOWEST,
          .fastest = fastest_of (verbs[i]),
          .has_sides = flickemup_flick_has_sides (state, verbs[i], cowboy),
          .straight = flickemup_table_way_out (state, cowboy) / 100.0,
          .widest = widest_of (state, cowboy, verbs[i]),
        };
        g_snprintf (choice->label, sizeof choice->label, format_of (verbs[i]),
                    flickemup_figure_name (cowboy));
        n++;
      }

  return n;
}
