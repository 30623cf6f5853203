/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-game.h"

/* Invariants at every moment of every game. */

static gboolean
broken (GString *problem, const char *who, const char *what)
{
  g_string_append_printf (problem, "%s: %s", who, what);
  return FALSE;
}

static gboolean
slots_are_sound (const FlickemupFigure *figure)
{
  const guint8 *slots = figure->tokens;

  if (slots[0] == FLICKEMUP_NO_TOKEN)
    return slots[1] == FLICKEMUP_NO_TOKEN;
  if (slots[0] >= FLICKEMUP_TOKENS)
    return FALSE;
  return (slots[0] == FLICKEMUP_HOSTAGE) == (slots[1] == FLICKEMUP_HOSTAGE);
}

static gboolean
figure_is_sound (const FlickemupState *state, guint index, GString *problem)
{
  const FlickemupFigure *figure = &state->figures[index];
  const FlickemupStart *start = &state->scenario.figures[index];
  const char *who = flickemup_figure_word (index);
  gboolean lives = figure->life == FLICKEMUP_ALIVE;

  if ((figure->life == FLICKEMUP_NEVER) == start->present)
    return broken (problem, who, "is there and is not");
  if (figure->hit_points > start->hit_points)
    return broken (problem, who, "has more hit points than at first");
  if (lives != (state->poses[index].posture != FLICKEMUP_ABSENT))
    return broken (problem, who, "lives off the table, or the reverse");
  if (lives && start->hit_points && figure->hit_points == 0)
    return broken (problem, who, "lives without hit points");
  if (!lives && figure->inside != FLICKEMUP_OUTSIDE)
    return broken (problem, who, "is inside and out of the game");
  if (flickemup_is_inside (state, index) && flickemup_is_fallen (state, index))
    return broken (problem, who, "lies inside a building");
  if (index < FLICKEMUP_COWBOYS && !slots_are_sound (figure))
    return broken (problem, who, "carries what can't be carried");
  if (!lives && figure->tokens[0] != FLICKEMUP_NO_TOKEN && start->present)
    return broken (problem, who, "carries something while out of the game");
  return TRUE;
}

static guint
count_tokens (const FlickemupState *state, guint token)
{
  guint n = state->hidden[token] + state->gone[token];

  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    n += state->blocks[i].tokens[token];
  for (guint i = 0; i < state->n_outdoors; i++)
    n += state->outdoors[i].token == token;
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    n += flickemup_count_carried (state, i, token);
  return n;
}

/* No token appears or disappears, but water may be turned over. */
static gboolean
tokens_are_sound (const FlickemupState *state, GString *problem)
{
  int water = 0;
  guint face_down = 0, hidden = 0;

  for (guint token = 0; token < FLICKEMUP_TOKENS; token++)
    {
      int change = (int) count_tokens (state, token)
                   - (int) flickemup_scenario_count (&state->scenario, token);

      hidden += state->hidden[token];
      if (flickemup_other_side (token) != token)
        water += change;
      else if (change)
        return broken (problem, flickemup_token_word (token), "is lost, or there are more");
    }
  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    face_down += state->blocks[i].face_down;
  if (water)
    return broken (problem, "water", "is lost, or there is more");
  return face_down == hidden || broken (problem, "face down", "other tokens than there are");
}

static gboolean
places_are_sound (const FlickemupState *state, GString *problem)
{
  for (guint i = 0; i < FLICKEMUP_PIECES; i++)
    {
      const FlickemupPose *pose = &state->poses[i];

      if (pose->posture != FLICKEMUP_ABSENT
          && (pose->x < 0 || pose->y < 0 || pose->x > state->scenario.width
              || pose->y > state->scenario.height))
        return broken (problem, flickemup_piece_word (i), "is not on the table");
    }

  return TRUE;
}

gboolean
flickemup_sound (gconstpointer data, GString *problem)
{
  const FlickemupState *state = data;

  for (guint i = 0; i < FLICKEMUP_FIGURES; i++)
    {
      if (!figure_is_sound (state, i, problem))
        return FALSE;
    }
  if (state->turn.actions > FLICKEMUP_ACTIONS)
    return broken (problem, "turn", "there are too many actions");
  if (state->stage != FLICKEMUP_STAGE_OVER
      && flickemup_seat_team (state, state->turn.seat) != state->turn.team)
    return broken (problem, "turn", "a seat plays for the other side");
  return tokens_are_sound (state, problem) && places_are_sound (state, problem);
}
