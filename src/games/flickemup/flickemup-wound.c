/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* Hit points, falling and standing up, death. */

guint
flickemup_hit_points (const FlickemupState *state, guint team)
{
  guint n = 0;

  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    n += flickemup_team_of (i) == team ? state->figures[i].hit_points : 0u;
  return n;
}

guint
flickemup_most_hit_points (const FlickemupState *state, guint team)
{
  guint n = 0;

  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    n += flickemup_team_of (i) == team ? state->scenario.figures[i].hit_points : 0u;
  return n;
}

guint
flickemup_count_life (const FlickemupState *state, guint team, FlickemupLife life)
{
  guint n = 0;

  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    n += flickemup_team_of (i) == team && state->figures[i].life == life;
  return n;
}

void
flickemup_stand_up (FlickemupState *state, guint figure)
{
  g_assert (figure < FLICKEMUP_FIGURES);

  if (state->poses[figure].posture == FLICKEMUP_FALLEN)
    state->poses[figure].posture = FLICKEMUP_STANDING;
}

/* The tokens of the dead go to the Undertaker; tokens carried out of town are gone. */
static void
give_up_tokens (FlickemupState *state, guint figure, gboolean dead)
{
  FlickemupFigure *owner = &state->figures[figure];
  guint8 *to = dead ? state->blocks[FLICKEMUP_UNDERTAKER].tokens : state->gone;

  for (guint i = 0; i < FLICKEMUP_SLOTS; i++)
    {
      if (owner->tokens[i] != FLICKEMUP_NO_TOKEN
          && !(i == 1 && owner->tokens[i] == FLICKEMUP_HOSTAGE))
        to[owner->tokens[i]]++;
      owner->tokens[i] = FLICKEMUP_NO_TOKEN;
    }
}

void
flickemup_take_away (FlickemupState *state, guint figure, FlickemupLife life)
{
  FlickemupFigure *out = &state->figures[figure];

  g_assert (figure < FLICKEMUP_FIGURES);

  out->life = (guint8) life;
  out->inside = FLICKEMUP_OUTSIDE;
  state->poses[figure].posture = FLICKEMUP_ABSENT;
  if (figure < FLICKEMUP_COWBOYS)
    give_up_tokens (state, figure, life == FLICKEMUP_DEAD);
}

static void
note_deed (FlickemupState *state, guint figure, guint by, gboolean dead)
{
  FlickemupDeeds *deeds;

  if (by == FLICKEMUP_NOBODY)
    return;
  deeds = &state->deeds[flickemup_seat_behind (state, by)];
  if (flickemup_team_of (figure) == flickemup_team_of (by))
    deeds->own_hits++;
  else if (figure < FLICKEMUP_COWBOYS)
    {
      deeds->hits++;
      deeds->kills += dead;
    }
}

static void
die (FlickemupState *state, guint figure, guint by)
{
  flickemup_take_away (state, figure, FLICKEMUP_DEAD);
  if (state->initiative == figure && by != FLICKEMUP_NOBODY)
    state->initiative = (guint8) by;
}

/* Takes one hit point, and the figure stays down; townspeople without hit points get up unhurt. The
   shooter is NOBODY if it is unknown. */
void
flickemup_wound (FlickemupState *state, guint figure, guint by)
{
  FlickemupFigure *hurt = &state->figures[figure];

  g_assert (figure < FLICKEMUP_FIGURES);
  g_assert (by < FLICKEMUP_COWBOYS || by == FLICKEMUP_NOBODY);

  if (hurt->hit_points == 0)
    return;
  hurt->hit_points--;
  note_deed (state, figure, by, hurt->hit_points == 0);
  if (hurt->hit_points == 0)
    die (state, figure, by);
  else
    state->poses[figure].posture = FLICKEMUP_FALLEN;
}

/* "Hit: Outlaw 1, 2 hit points left" */
void
flickemup_describe_wound (const FlickemupState *state,
                          guint figure,
                          const char *format,
                          GString *text)
{
  const FlickemupFigure *hurt = &state->figures[figure];
  g_autofree char *hit = g_strdup_printf (format, flickemup_figure_name (figure));
  guint left = hurt->hit_points ? hurt->hit_points - 1u : 0;

  g_assert (figure < FLICKEMUP_FIGURES);

  if (hurt->hit_points == 0)
    g_string_append (text, hit);
  else if (left == 0)
    /* Translators: in this and the next message, %s is “Hit: Outlaw 1” or the like. */
    g_string_append_printf (text, _ ("%s, who is out of the game"), hit);
  else
    g_string_append_printf (
      /* Translators: %s: what has happened to a cowboy; %u: how many hit points */
      text, ngettext ("%s, %u hit point left", "%s, %u hit points left", left), hit, left);
}

/* The effect of a hit, and whether it takes the last hit point. */
void
flickemup_offer_wound (const FlickemupState *state, guint figure, FlipOffer *offer)
{
  g_assert (figure < FLICKEMUP_FIGURES);

  /* Translators: %s: a cowboy */
  flip_gains_add (&offer->gains, "heart", _ ("−1 hit point for %s"),
                  flickemup_figure_inside (figure));
  if (state->figures[figure].hit_points == 1)
    /* Translators: %s: a cowboy */
    flip_gains_add (&offer->gains, "skull", _ ("%s is out of the game"),
                    flickemup_figure_name (figure));
}
