/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-game.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* The facts beside the sites, as words and numbers. */

/* "2 Colts, gold" */
void
flickemup_tokens_describe (const guint8 tokens[FLICKEMUP_TOKENS], GString *text)
{
  for (guint token = 0; token < FLICKEMUP_TOKENS; token++)
    {
      g_autofree char *several = flickemup_token_count (token, tokens[token]);

      if (tokens[token] > 0)
        flip_phrase_add (text, tokens[token] == 1 ? flickemup_token_name (token) : several);
    }
}

/* What is shown goes to the text, and the same for programs, in words of the notation, to the
   code. */

static void
encode (GString *code, const char *word)
{
  g_string_append_printf (code, "%s%s", code->len ? " " : "", word);
}

static void
tell (GString *text, GString *code, const char *shown, const char *word)
{
  flip_phrase_add (text, shown);
  encode (code, word);
}

static void
encode_tokens (GString *code, const guint8 tokens[FLICKEMUP_TOKENS])
{
  for (guint token = 0; token < FLICKEMUP_TOKENS; token++)
    {
      if (tokens[token] > 1)
        g_string_append_printf (code, "%s%u", code->len ? " " : "", tokens[token]);
      if (tokens[token])
        encode (code, flickemup_token_word (token));
    }
}

static void
tell_life (const FlickemupState *state, guint figure, GString *text, GString *code)
{
  if (state->figures[figure].life == FLICKEMUP_DEAD)
    tell (text, code, C_ ("figure", "out"), "out");
  else if (state->figures[figure].life == FLICKEMUP_AWAY)
    tell (text, code, /* Translators: a figure that has left the table */ _ ("away"), "away");
  else if (flickemup_is_fallen (state, figure))
    tell (text, code, /* Translators: a cowboy that lies */ _ ("lying"), "lying");
  else if (state->figures[figure].inside == FLICKEMUP_ON_GALLOWS)
    tell (text, code, _ ("on the gallows"), "gallows");
  else if (state->turn.cowboy == figure)
    tell (text, code, /* Translators: a cowboy that is being played */ _ ("playing"), "playing");
  else
    tell (text, code, /* a cowboy */ _ ("standing"), "standing");
}

static void
tell_carried (const FlickemupState *state, guint cowboy, GString *text, GString *code)
{
  guint8 tokens[FLICKEMUP_TOKENS] = { 0 };

  for (guint token = 0; token < FLICKEMUP_TOKENS; token++)
    tokens[token] = (guint8) flickemup_count_carried (state, cowboy, token);
  flickemup_tokens_describe (tokens, text);
  encode_tokens (code, tokens);
}

/* "red hat, standing, 3 of 3 hit points, in the Bank, initiative, gold" and
   "red standing 3/3 bank initiative gold" */
static void
tell_figure (const FlickemupState *state, guint figure, GString *text, GString *code)
{
  const FlickemupFigure *told = &state->figures[figure];
  guint most = state->scenario.figures[figure].hit_points;
  gboolean red = told->hat == FLICKEMUP_RED;

  g_assert (figure < FLICKEMUP_FIGURES);

  if (figure < FLICKEMUP_COWBOYS)
    tell (text, code, red ? _ ("red hat") : _ ("blue hat"), red ? "red" : "blue");
  tell_life (state, figure, text, code);
  if (most)
    {
      flip_phrase_add_printf (text,
                              /* Translators: first %u: how many are left; second %u: how many there
                                 were */
                              ngettext ("%u of %u hit point", "%u of %u hit points", most),
                              told->hit_points, most);
      g_string_append_printf (code, " %u/%u", told->hit_points, most);
    }
  if (told->inside < FLICKEMUP_BUILDINGS)
    {
      /* Translators: a building within a sentence: in the Bank. */
      flip_phrase_add_printf (text, _ ("in %s"), flickemup_building_inside (told->inside));
      encode (code, flickemup_building_word (told->inside));
    }
  if (state->initiative == figure)
    tell (text, code, _ ("initiative"), "initiative");
  if (figure < FLICKEMUP_COWBOYS)
    tell_carried (state, figure, text, code);
}

/* "2 gold, 1 face down, Lawman 1, closed" and "2 gold 1 face-down lawman-1 closed" */
static void
tell_building (const FlickemupState *state, guint building, GString *text, GString *code)
{
  const FlickemupBlocks *blocks = &state->blocks[building];

  g_assert (building < FLICKEMUP_BUILDINGS);

  flickemup_tokens_describe (blocks->tokens, text);
  encode_tokens (code, blocks->tokens);
  if (blocks->face_down)
    {
      /* Translators: how many tokens lie face down. */
      flip_phrase_add_printf (text, ngettext ("%u face down", "%u face down", blocks->face_down),
                              blocks->face_down);
      g_string_append_printf (code, "%s%u face-down", code->len ? " " : "", blocks->face_down);
    }
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      if (flickemup_lives (state, i) && state->figures[i].inside == building)
        tell (text, code, flickemup_figure_name (i), flickemup_figure_word (i));
    }
  if (flickemup_is_closed (state, building))
    tell (text, code, _ ("closed"), "closed");
  if (!text->len)
    tell (text, code, C_ ("building", "empty"), "empty");
}

void
flickemup_figure_describe (const FlickemupState *state, guint figure, GString *text)
{
  g_autoptr (GString) code = g_string_new (NULL);

  tell_figure (state, figure, text, code);
}

void
flickemup_building_describe (const FlickemupState *state, guint building, GString *text)
{
  g_autoptr (GString) code = g_string_new (NULL);

  tell_building (state, building, text, code);
}

static void
add_word (FlipFacts *facts, const char *id, const char *label, const char *value, const char *word)
{
  flip_fact_encode (flip_facts_add (facts, id, label, "%s", value), "%s", word);
}

static void
add_clock (const FlickemupState *state, FlipFacts *facts)
{
  gboolean red = flickemup_colour (state) == FLICKEMUP_RED;

  /* Translators: which scenario is played */
  add_word (facts, "scenario", _ ("Scenario"), flickemup_words_of_file (state->scenario.title),
            state->scenario.title);
  /* Translators: the hour on the clock */
  flip_facts_add_number (facts, "hour", _ ("Hour"), flickemup_hour (state));
  add_word (facts, "colour", _ ("Hats that play"), red ? C_ ("hats", "red") : C_ ("hats", "blue"),
            red ? "red" : "blue");
  /* Translators: the cowboy who begins the next round */
  add_word (facts, "initiative", _ ("Initiative"), flickemup_figure_name (state->initiative),
            flickemup_figure_word (state->initiative));
  if (state->stage == FLICKEMUP_STAGE_OVER)
    return;
  add_word (facts, "turn", C_ ("noun", "Turn"), flickemup_team_name (state->turn.team),
            flickemup_team_word (state->turn.team));
  if (state->turn.cowboy != FLICKEMUP_NOBODY)
    add_word (facts, "playing", C_ ("figure", "Playing"),
              flickemup_figure_name (state->turn.cowboy),
              flickemup_figure_word (state->turn.cowboy));
  /* Translators: of the cowboy’s two actions */
  flip_facts_add_number (facts, "actions", _ ("Actions left"), flickemup_actions_left (state));
}

/* A figure or a building. */
static void
add_thing (const FlickemupState *state,
           guint index,
           void (*tell_of) (const FlickemupState *, guint index, GString *text, GString *code),
           const char *id,
           const char *label,
           FlipFacts *facts)
{
  g_autoptr (GString) text = g_string_new (NULL), code = g_string_new (NULL);

  tell_of (state, index, text, code);
  add_word (facts, id, label, text->str, code->str);
}

static void
add_places (const FlickemupState *state, FlipFacts *facts)
{
  g_autoptr (GString) text = g_string_new (NULL), code = g_string_new (NULL);
  guint8 outdoors[FLICKEMUP_TOKENS] = { 0 };

  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    {
      if (flickemup_is_here (state, i))
        add_thing (state, i, tell_building, flickemup_building_word (i),
                   flickemup_building_name (i), facts);
    }
  for (guint i = 0; i < state->n_outdoors; i++)
    outdoors[state->outdoors[i].token]++;
  flickemup_tokens_describe (outdoors, text);
  encode_tokens (code, outdoors);
  if (text->len)
    add_word (facts, "outdoors", _ ("Outdoors"), text->str, code->str);
}

static void
add_figures (const FlickemupState *state, FlipFacts *facts)
{
  for (guint i = 0; i < FLICKEMUP_FIGURES; i++)
    {
      if (state->figures[i].life != FLICKEMUP_NEVER)
        add_thing (state, i, tell_figure, flickemup_figure_word (i), flickemup_figure_name (i),
                   facts);
    }
}

static void
add_goals (const FlickemupState *state, guint team, FlipFacts *facts)
{
  static const char *const ids[] = { "goal-1", "goal-2", "goal-3", "goal-4" };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < state->scenario.n_goals[team]; i++)
    {
      g_string_truncate (text, 0);
      flickemup_goal_describe (state, team, i, text);
      /* Translators: a goal, how much of it is done, and how much is needed */
      flip_fact_count (flip_facts_add (facts, ids[i], _ ("Goal"), _ ("%s: %d of %d"), text->str,
                                       flickemup_goal_have (state, team, i),
                                       flickemup_goal_need (state, team, i)),
                       flickemup_goal_have (state, team, i));
    }
}

static void
seat_facts (const FlickemupState *state, guint seat, FlipFacts *facts)
{
  FlickemupTeam team = flickemup_seat_team (state, seat);
  FlipFact *fact;

  /* Translators: the lawmen or the outlaws */
  add_word (facts, "side", _ ("Side"), flickemup_team_name (team), flickemup_team_word (team));
  /* Translators: how many hits a cowboy survives */
  fact = flip_facts_add_number (facts, "hit-points", _ ("Hit points"),
                                flickemup_hit_points (state, team));
  fact->glyph = "heart";
  fact->headline = TRUE;
  flip_facts_add_number (facts, "cowboys", _ ("Cowboys on the table"),
                         flickemup_count_life (state, team, FLICKEMUP_ALIVE));
  flip_facts_add_number (facts, "hits", _ ("Hits of this player"), state->deeds[seat].hits);
  add_goals (state, team, facts);
}

void
flickemup_facts (gconstpointer data, int seat, FlipFacts *facts)
{
  const FlickemupState *state = data;

  if (seat != FLIP_TABLE)
    return seat_facts (state, (guint) seat, facts);
  add_clock (state, facts);
  add_figures (state, facts);
  add_places (state, facts);
}
