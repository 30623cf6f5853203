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
      g_string_append_printf (prompt, _ ("%s shoots: a miss, a graze or a hit?"), name);
      return;
    case FLICKEMUP_STAGE_WALK:
      g_string_append_printf (prompt,
                              _ ("%s moves: did it stop in the open, fail, or pass a door?"), name);
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
      g_string_append_printf (prompt, _ ("%s shoots in the duel: a miss, a graze or a hit?"),
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

/* The question in a few words, and what is going on beside the name of the seat that plays; both
   are translated where they are shown. */
static const struct
{
  const char *question, *todo;
} asked[] = {
  [FLICKEMUP_STAGE_TURN] = { N_ ("choose a cowboy"), N_ ("to play") },
  [FLICKEMUP_STAGE_SHOT] = { N_ ("What did the bullet hit?"), N_ ("shooting") },
  [FLICKEMUP_STAGE_SECOND] = { N_ ("another bullet?"), N_ ("shooting") },
  [FLICKEMUP_STAGE_WALK] = { N_ ("Where did the disc go?"), N_ ("moving") },
  [FLICKEMUP_STAGE_FACE] = { N_ ("turn the cowboy"), N_ ("moving") },
  [FLICKEMUP_STAGE_BLAST] = { N_ ("What did the blast catch?"), N_ ("throwing") },
  [FLICKEMUP_STAGE_SHOWN] = { N_ ("Which token is it?"), N_ ("looking") },
  [FLICKEMUP_STAGE_KEEP] = { N_ ("take it or leave it"), N_ ("looking") },
  [FLICKEMUP_STAGE_DUEL] = { N_ ("Who won the duel?"), N_ ("dueling") },
  [FLICKEMUP_STAGE_DUEL_AIM] = { N_ ("shoot"), N_ ("dueling") },
  [FLICKEMUP_STAGE_DUEL_SHOT] = { N_ ("What did the bullet hit?"), N_ ("dueling") },
  [FLICKEMUP_STAGE_TWELVE] = { N_ ("end or play on"), N_ ("to decide") },
  [FLICKEMUP_STAGE_OVER] = { NULL, NULL },
};

const char *
flickemup_question (const FlickemupState *state)
{
  if (state->stage == FLICKEMUP_STAGE_TURN
      && (state->turn.cowboy != FLICKEMUP_NOBODY || state->turn.bound != FLICKEMUP_NOBODY))
    return N_ ("choose an action");
  return asked[state->stage].question;
}

const char *
flickemup_todo (const FlickemupState *state)
{
  return asked[state->stage].todo;
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
