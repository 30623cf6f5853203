/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-track.h"

#include <glib/gi18n-lib.h>

/* A tracked game: hearts are lost and given back. */

/* Whoever is being played has shot; otherwise nobody has said who it was. */
static guint
find_shooter (const FlickemupState *state, guint figure)
{
  return state->turn.cowboy == figure ? (guint) FLICKEMUP_NOBODY : state->turn.cowboy;
}

/* A duel is fought by two enemies in one building. Where it was not told who shot, there may have
   been one wherever the scenario has duels. */
static gboolean
is_duel (const FlickemupState *state, guint figure, guint shooter)
{
  guint building = state->figures[figure].inside;

  if (building >= FLICKEMUP_BUILDINGS || !flickemup_has_rule (state, FLICKEMUP_RULE_DUEL))
    return FALSE;
  return shooter == FLICKEMUP_NOBODY || !flickemup_is_held_to_rules (state)
         || (state->figures[shooter].inside == building
             && flickemup_team_of (figure) == flickemup_other_team (flickemup_team_of (shooter)));
}

static gboolean
refuse_indoors (const FlickemupState *state, guint figure, guint16 site, FlipRefusal *refusal)
{
  guint shooter = find_shooter (state, figure);

  if (!flickemup_has_rule (state, FLICKEMUP_RULE_DUEL) || shooter == FLICKEMUP_NOBODY
      || flickemup_team_of (figure) != flickemup_other_team (flickemup_team_of (shooter)))
    return flip_refuse (refusal, FLIP_REFUSED_REACH, site, "FU-SHOOT-5",
                        /* Translators: %s: a cowboy */
                        _ ("%s is inside and can only be hit in a duel."),
                        flickemup_figure_name (figure));
  return flip_refuse (refusal, FLIP_REFUSED_REACH, site, "FU-TRACK-8",
                      /* Translators: first %s: a cowboy; second %s: a building; third %s: the
                         cowboy that is played */
                      _ ("%s is in %s, and can only be hit in a duel. First enter that %s has "
                         "gone in."),
                      flickemup_figure_name (figure),
                      flickemup_building_inside (state->figures[figure].inside),
                      flickemup_figure_inside (shooter));
}

/* A duel takes no action, and one stick of dynamite hits many. */
static gboolean
takes_bullet (const FlickemupState *state, guint figure, guint shooter)
{
  return shooter != FLICKEMUP_NOBODY && !state->turn.blast && !is_duel (state, figure, shooter);
}

static gboolean
check_target (const FlickemupState *state, guint figure, guint16 site, FlipRefusal *refusal)
{
  guint shooter = find_shooter (state, figure);

  if (figure >= FLICKEMUP_FIGURES || !flickemup_lives (state, figure))
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, site, "FU-TRACK-1",
                        _ ("This figure is not on the table."));
  if (state->figures[figure].inside == FLICKEMUP_ON_GALLOWS)
    return flip_refuse (refusal, FLIP_REFUSED_REACH, site, "FU-GALLOWS-1",
                        _ ("A figure on the gallows can’t be hit."));
  if (flickemup_is_inside (state, figure) && !is_duel (state, figure, shooter))
    return refuse_indoors (state, figure, site, refusal);
  if (flickemup_is_fallen (state, figure))
    return flip_refuse (refusal, FLIP_REFUSED_MARKED, site, "FU-SHOOT-6",
                        /* Translators: %s: a cowboy */
                        _ ("%s is already down and can’t be hit until it stands again. If it has "
                           "played since, tap its hat first."),
                        flickemup_figure_name (figure));
  return !takes_bullet (state, figure, shooter) || flickemup_track_may_shoot (state, site, refusal);
}

/* Who is hit indoors has lost a duel, and lies before the door. */
static void
strike (FlickemupState *state, guint figure, guint by)
{
  guint building = state->figures[figure].inside;

  if (takes_bullet (state, figure, by))
    flickemup_track_shoot (state);
  if (building < FLICKEMUP_BUILDINGS)
    flickemup_go_outside (state, figure, building);
  flickemup_wound (state, figure, by);
  flickemup_track_settle (state);
}

gboolean
flickemup_struck_check (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;

  if (move->site == state->turn.cowboy)
    return flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "FU-TRACK-3",
                        /* Translators: %s: a cowboy */
                        _ ("%s is being played: tap who was hit, or its hat if it has played."),
                        flickemup_figure_name (state->turn.cowboy));
  return check_target (state, move->site, move->site, refusal);
}

void
flickemup_struck_list (gconstpointer data, FlipMoveList *list)
{
  for (guint i = 0; i < FLICKEMUP_FIGURES; i++)
    flickemup_list_legal (data, flickemup_make (FLICKEMUP_VERB_STRUCK, i, 0, 0, 0), list);
}

void
flickemup_struck_apply (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (state->turn.cowboy < FLICKEMUP_COWBOYS);

  state->deeds[state->turn.seat].shots++;
  strike (state, move->site, state->turn.cowboy);
}

gboolean
flickemup_hurt_check (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  guint figure = move->site - FLICKEMUP_SITE_HEARTS;

  if (move->site < FLICKEMUP_SITE_HEARTS || figure >= FLICKEMUP_COWBOYS)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-TRACK-1",
                        _ ("Name a cowboy, such as outlaw-3."));
  return check_target (state, figure, move->site, refusal);
}

void
flickemup_hurt_list (gconstpointer data, FlipMoveList *list)
{
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    flickemup_list_legal (
      data, flickemup_make (FLICKEMUP_VERB_HURT, FLICKEMUP_SITE_HEARTS + i, 0, 0, 0), list);
}

void
flickemup_hurt_apply (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;
  guint figure = move->site - FLICKEMUP_SITE_HEARTS;

  g_assert (figure < FLICKEMUP_COWBOYS);

  strike (state, figure, find_shooter (state, figure));
}

gboolean
flickemup_heal_check (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  guint cowboy = move->site - FLICKEMUP_SITE_LOST;

  if (move->site < FLICKEMUP_SITE_LOST || cowboy >= FLICKEMUP_COWBOYS
      || state->figures[cowboy].life == FLICKEMUP_NEVER
      || state->figures[cowboy].life == FLICKEMUP_AWAY)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-TRACK-4",
                        _ ("Only a cowboy in this scenario can get a heart back."));
  return state->figures[cowboy].hit_points < state->scenario.figures[cowboy].hit_points
         || flip_refuse (refusal, FLIP_REFUSED_LIMIT, move->site, "FU-TRACK-4",
                         /* Translators: %s: a cowboy */
                         _ ("%s hasn’t lost a heart."), flickemup_figure_name (cowboy));
}

void
flickemup_heal_list (gconstpointer data, FlipMoveList *list)
{
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    flickemup_list_legal (
      data, flickemup_make (FLICKEMUP_VERB_HEAL, FLICKEMUP_SITE_LOST + i, 0, 0, 0), list);
}

/* Who was out stands on the table again. */
void
flickemup_heal_apply (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;
  guint cowboy = move->site - FLICKEMUP_SITE_LOST;
  FlickemupFigure *figure = &state->figures[cowboy];

  g_assert (cowboy < FLICKEMUP_COWBOYS);

  figure->hit_points++;
  if (figure->life == FLICKEMUP_DEAD)
    {
      figure->life = FLICKEMUP_ALIVE;
      state->poses[cowboy].posture = FLICKEMUP_STANDING;
    }
  flickemup_track_settle (state);
}

/* Words */

void
flickemup_struck_describe (gconstpointer data, const FlipMove *move, GString *text)
{
  g_autoptr (GString) wound = g_string_new (NULL);

  flickemup_describe_wound (data, move->site, "%s", wound);
  /* Translators: Lawman 4 hits Outlaw 1, 2 hit points left */
  g_string_append_printf (text, _ ("%s hits %s"), flickemup_actor_name (data), wound->str);
}

void
flickemup_struck_label (gconstpointer data, const FlipMove *move, GString *text)
{
  /* Translators: %s: a cowboy */
  g_string_append_printf (text, _ ("Hit %s"), flickemup_figure_inside (move->site));
}

static gboolean
is_enemy (const FlickemupState *state, guint figure)
{
  return figure < FLICKEMUP_COWBOYS && flickemup_team_of (figure) != state->turn.team;
}

void
flickemup_struck_offer (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  flickemup_offer_told (offer, _ ("Hit"), is_enemy (data, move->site));
  flickemup_offer_wound (data, move->site, offer);
}

void
flickemup_hurt_print (gconstpointer data, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "hurt %s",
                          flickemup_figure_word (move->site - FLICKEMUP_SITE_HEARTS));
}

void
flickemup_hurt_describe (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlickemupState *state = data;
  guint figure = move->site - FLICKEMUP_SITE_HEARTS;
  FlipMove struck = flickemup_make (FLICKEMUP_VERB_STRUCK, figure, 0, 0, 0);

  if (find_shooter (state, figure) == FLICKEMUP_NOBODY)
    /* Translators: %s: a cowboy */
    flickemup_describe_wound (state, figure, _ ("%s is hit"), text);
  else
    flickemup_struck_describe (state, &struck, text);
}

void
flickemup_hurt_label (gconstpointer data, const FlipMove *move, GString *text)
{
  /* Translators: %s: a cowboy */
  g_string_append_printf (text, _ ("%s is hit"),
                          flickemup_figure_name (move->site - FLICKEMUP_SITE_HEARTS));
}

void
flickemup_hurt_offer (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  flickemup_offer_told (offer, _ ("Hit"), FALSE);
  flickemup_offer_wound (data, move->site - FLICKEMUP_SITE_HEARTS, offer);
}

void
flickemup_heal_print (gconstpointer data, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "heal %s",
                          flickemup_figure_word (move->site - FLICKEMUP_SITE_LOST));
}

void
flickemup_heal_describe (gconstpointer data, const FlipMove *move, GString *text)
{
  /* Translators: %s: a cowboy */
  g_string_append_printf (text, _ ("%s gets a heart back"),
                          flickemup_figure_name (move->site - FLICKEMUP_SITE_LOST));
}

void
flickemup_heal_label (gconstpointer data, const FlipMove *move, GString *text)
{
  flickemup_heal_describe (data, move, text);
}

void
flickemup_heal_offer (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  /* Translators: on a button: give a hit point back */
  flickemup_offer_told (offer, _ ("Give Back"), FALSE);
  /* Translators: %s: a cowboy */
  flip_gains_add (&offer->gains, "heart", _ ("+1 hit point for %s"),
                  flickemup_figure_inside (move->site - FLICKEMUP_SITE_LOST));
}
