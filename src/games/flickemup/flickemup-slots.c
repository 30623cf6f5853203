/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-place.h"

/* The tokens that cowboys carry, and those elsewhere. */

guint
flickemup_count_carried (const FlickemupState *state, guint cowboy, guint token)
{
  const guint8 *slots = state->figures[cowboy].tokens;

  return (slots[0] == token) + (slots[1] == token && token != FLICKEMUP_HOSTAGE);
}

guint
flickemup_free_slots (const FlickemupState *state, guint cowboy)
{
  const guint8 *slots = state->figures[cowboy].tokens;

  return (slots[0] == FLICKEMUP_NO_TOKEN) + (slots[1] == FLICKEMUP_NO_TOKEN);
}

static guint
size_of (int token)
{
  return token == FLICKEMUP_HOSTAGE ? FLICKEMUP_SLOTS : 1;
}

/* Whether there is space for a token once another (or none, for -1) has been exchanged for it. A
   token is exchanged only if there would be no space otherwise. */
gboolean
flickemup_fits (const FlickemupState *state, guint cowboy, guint token, int given)
{
  guint room = flickemup_free_slots (state, cowboy);

  if (given < 0)
    return room >= size_of ((int) token);
  return given != (int) token && flickemup_count_carried (state, cowboy, (guint) given) > 0
         && room < size_of ((int) token) && room + size_of (given) >= size_of ((int) token);
}

void
flickemup_slot_add (FlickemupState *state, guint cowboy, guint token)
{
  guint8 *slots = state->figures[cowboy].tokens;

  g_assert (token < FLICKEMUP_TOKENS);
  g_assert (cowboy < FLICKEMUP_COWBOYS);

  slots[slots[0] == FLICKEMUP_NO_TOKEN ? 0 : 1] = (guint8) token;
  if (token == FLICKEMUP_HOSTAGE)
    slots[1] = FLICKEMUP_HOSTAGE;
}

/* The remaining tokens move up, so that equal loads are equal states. */
void
flickemup_slot_remove (FlickemupState *state, guint cowboy, guint token)
{
  guint8 *slots = state->figures[cowboy].tokens;

  g_assert (token < FLICKEMUP_TOKENS);
  g_assert (cowboy < FLICKEMUP_COWBOYS);

  if (slots[0] == token)
    slots[0] = token == FLICKEMUP_HOSTAGE ? FLICKEMUP_NO_TOKEN : slots[1];
  slots[1] = FLICKEMUP_NO_TOKEN;
}

/* The nearest token of a kind within reach outdoors; at a real table the players measure. */
int
flickemup_find_outdoors (const FlickemupState *state, guint cowboy, guint token)
{
  const FlickemupPose *pose = &state->poses[cowboy];

  for (guint i = 0; i < state->n_outdoors; i++)
    {
      const FlickemupOutdoor *lies = &state->outdoors[i];

      if (lies->token == token
          && (!state->simulated
              || flickemup_place_is_near (lies->x, lies->y, pose, FLICKEMUP_REACH)))
        return (int) i;
    }

  return -1;
}

gboolean
flickemup_lies_here (const FlickemupState *state, guint cowboy, guint token)
{
  guint building = state->figures[cowboy].inside;

  if (building < FLICKEMUP_BUILDINGS)
    return state->blocks[building].tokens[token] > 0;
  return flickemup_has_rule (state, FLICKEMUP_RULE_OUTDOORS)
         && flickemup_find_outdoors (state, cowboy, token) >= 0;
}

void
flickemup_lay_down (FlickemupState *state, guint cowboy, guint token)
{
  guint building = state->figures[cowboy].inside;

  g_assert (cowboy < FLICKEMUP_COWBOYS);
  g_assert (token < FLICKEMUP_TOKENS);

  if (building < FLICKEMUP_BUILDINGS)
    {
      state->blocks[building].tokens[token]++;
      return;
    }
  g_assert (state->n_outdoors < FLICKEMUP_MOST_OUTDOORS);
  state->outdoors[state->n_outdoors++] = (FlickemupOutdoor){
    .x = state->poses[cowboy].x,
    .y = state->poses[cowboy].y,
    .token = (guint8) token,
  };
}

void
flickemup_take_outdoors (FlickemupState *state, guint cowboy, guint token)
{
  int at = flickemup_find_outdoors (state, cowboy, token);

  g_assert (at >= 0);

  state->n_outdoors--;
  for (guint i = (guint) at; i < state->n_outdoors; i++)
    state->outdoors[i] = state->outdoors[i + 1];
  state->outdoors[state->n_outdoors] = (FlickemupOutdoor){ 0 };
}

void
flickemup_pick_up (FlickemupState *state, guint cowboy, guint token)
{
  guint building = state->figures[cowboy].inside;

  g_assert (cowboy < FLICKEMUP_COWBOYS);
  g_assert (token < FLICKEMUP_TOKENS);

  if (building < FLICKEMUP_BUILDINGS)
    {
      state->blocks[building].tokens[token]--;
      return;
    }
  flickemup_take_outdoors (state, cowboy, token);
}

/* Turns over a token that lies here, without moving it. */
void
flickemup_turn_over_here (FlickemupState *state, guint cowboy, guint token)
{
  guint building = state->figures[cowboy].inside;
  guint other = flickemup_other_side (token);

  g_assert (cowboy < FLICKEMUP_COWBOYS);
  g_assert (token < FLICKEMUP_TOKENS);

  if (building < FLICKEMUP_BUILDINGS)
    {
      state->blocks[building].tokens[token]--;
      state->blocks[building].tokens[other]++;
    }
  else
    state->outdoors[flickemup_find_outdoors (state, cowboy, token)].token = (guint8) other;
}

/* The other side of water; any other token is returned as it is. */
guint
flickemup_other_side (guint token)
{
  g_assert (token < FLICKEMUP_TOKENS);

  return token == FLICKEMUP_CLEAN_WATER      ? FLICKEMUP_POISONED_WATER
         : token == FLICKEMUP_POISONED_WATER ? FLICKEMUP_CLEAN_WATER
                                             : token;
}
