/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-rules.h"

#include <glib/gi18n-lib.h>

static void
prompt_turn (const FlickemupState *state, GString *prompt)
{
  guint cowboy = state->turn.cowboy;

  if (cowboy != FLICKEMUP_NOBODY)
    g_string_append_printf (prompt, _ ("%s, action %d of %d: what now?"),
                            flickemup_figure_name (cowboy),
                            FLICKEMUP_ACTIONS + 1 - state->turn.actions, FLICKEMUP_ACTIONS);
  else if (state->turn.bound != FLICKEMUP_NOBODY)
    g_string_append_printf (prompt, _ ("%s has the initiative and begins: which action?"),
                            flickemup_figure_name (state->turn.bound));
  else
    g_string_append_printf (prompt, _ ("%s: which cowboy, and which action?"),
                            flickemup_team_name (state->turn.team));
}

static void
prompt_table (const FlickemupState *state, GString *prompt)
{
  const char *name = flickemup_figure_name (state->turn.cowboy);

  switch (state->stage)
    {
    case FLICKEMUP_STAGE_SHOT:
      g_string_append_printf (prompt, _ ("%s shoots: what did the bullet do?"), name);
      return;
    case FLICKEMUP_STAGE_WALK:
      g_string_append_printf (prompt, _ ("%s moves: where did the disc go?"), name);
      return;
    case FLICKEMUP_STAGE_BLAST:
      g_string_append_printf (prompt, _ ("%s throws dynamite: who and what is within 80 mm?"),
                              name);
      return;
    case FLICKEMUP_STAGE_SHOWN:
      g_string_append_printf (prompt, _ ("%s turns up a token: what is it?"), name);
      return;
    case FLICKEMUP_STAGE_DUEL:
      g_string_append_printf (prompt, _ ("Duel of %s and %s: who is left standing?"), name,
                              flickemup_figure_name (state->turn.enemy));
      return;
    default:
      g_string_append_printf (prompt, _ ("%s shoots in the duel: what did the bullet do?"),
                              flickemup_figure_name (flickemup_duel_shooter (state)));
    }
}

void
flickemup_prompt (gconstpointer data, GString *prompt)
{
  const FlickemupState *state = data;

  switch (state->stage)
    {
    case FLICKEMUP_STAGE_TURN:
      return prompt_turn (state, prompt);
    case FLICKEMUP_STAGE_SECOND:
      g_string_append_printf (prompt, _ ("%s has a second pistol: another bullet?"),
                              flickemup_figure_name (state->turn.cowboy));
      return;
    case FLICKEMUP_STAGE_FACE:
      g_string_append_printf (prompt, _ ("Where does %s look?"),
                              flickemup_figure_name (state->turn.cowboy));
      return;
    case FLICKEMUP_STAGE_KEEP:
      g_string_append_printf (prompt, _ ("It is %s: take it or leave it?"),
                              flickemup_token_name (state->turn.token));
      return;
    case FLICKEMUP_STAGE_DUEL_AIM:
      g_string_append_printf (prompt, _ ("Duel: %s shoots."),
                              flickemup_figure_name (flickemup_duel_shooter (state)));
      return;
    case FLICKEMUP_STAGE_TWELVE:
      g_string_append (prompt, _ ("The clock strikes twelve. End the game, or play on?"));
      return;
    case FLICKEMUP_STAGE_OVER:
      g_string_append (prompt, _ ("The game is over."));
      return;
    default:
      prompt_table (state, prompt);
    }
}

/* How many have played this hour, of how many. */
static guint
count_played (const FlickemupState *state, guint *all)
{
  guint played = 0;

  *all = 0;
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      if (state->figures[i].life == FLICKEMUP_NEVER)
        continue;
      played += !flickemup_is_available (state, i);
      (*all)++;
    }
  return played;
}

void
flickemup_moment (gconstpointer data, GString *text)
{
  const FlickemupState *state = data;

  g_string_append_printf (text,
                          flickemup_colour (state) == FLICKEMUP_RED ? _ ("%u o’clock, a red hour")
                                                                    : _ ("%u o’clock, a blue hour"),
                          flickemup_hour (state));
}

guint
flickemup_progress (gconstpointer data)
{
  const FlickemupState *state = data;
  guint last = FLICKEMUP_TWELVE + (state->plays_on ? FLICKEMUP_EXTRA_HOURS : 0);
  guint hours = last - state->scenario.hour, gone = state->hour - state->scenario.hour;
  guint all, played = count_played (state, &all);

  if (state->stage == FLICKEMUP_STAGE_OVER)
    return 100;
  return MIN (99, (gone * all + played) * 99 / (hours * all));
}
