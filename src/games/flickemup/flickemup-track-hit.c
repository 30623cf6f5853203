/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-track.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* A tracked game: hearts are lost and restored. */

/* The shooter is the cowboy being played, or unknown if that is the one hit. */
static guint
find_shooter (const FlickemupState *state, guint figure)
{
  return state->turn.cowboy == figure ? (guint) FLICKEMUP_NOBODY : state->turn.cowboy;
}

/* A duel is between two enemies in one building. If the shooter is unknown, it may have been a duel
   wherever the scenario has duels. */
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

/* A duel takes no action, and one stick of dynamite hits several. */
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

/* A figure that is hit indoors has lost a duel, and lies in front of the door. */
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

static gboolean
check_struck (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;

  if (move->site == state->turn.cowboy)
    return flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "FU-TRACK-3",
                        /* Translators: %s: a cowboy */
                        _ ("%s is being played: tap who was hit, or its hat if it has played."),
                        flickemup_figure_name (state->turn.cowboy));
  return check_target (state, move->site, move->site, refusal);
}

static void
apply_struck (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (state->turn.cowboy < FLICKEMUP_COWBOYS);

  state->deeds[state->turn.seat].shots++;
  strike (state, move->site, state->turn.cowboy);
}

static gboolean
check_hurt (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  guint figure = move->site - FLICKEMUP_SITE_HEARTS;

  if (move->site < FLICKEMUP_SITE_HEARTS || figure >= FLICKEMUP_COWBOYS)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-TRACK-1",
                        _ ("Name a cowboy, such as outlaw-3."));
  return check_target (state, figure, move->site, refusal);
}

static void
apply_hurt (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;
  guint figure = move->site - FLICKEMUP_SITE_HEARTS;

  g_assert (figure < FLICKEMUP_COWBOYS);

  strike (state, figure, find_shooter (state, figure));
}

static gboolean
check_heal (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
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

/* A figure that was out stands on the table again. */
static void
apply_heal (gpointer data, const FlipMove *move)
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

static void
describe_struck (gconstpointer data, const FlipMove *move, GString *text)
{
  g_autoptr (GString) wound = g_string_new (NULL);

  flickemup_describe_wound (data, move->site, "%s", wound);
  /* Translators: Lawman 4 hits Outlaw 1, 2 hit points left */
  g_string_append_printf (text, _ ("%s hits %s"), flickemup_actor_name (data), wound->str);
}

static gboolean
is_enemy (const FlickemupState *state, guint figure)
{
  return figure < FLICKEMUP_COWBOYS && flickemup_team_of (figure) != state->turn.team;
}

static void
offer_struck (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  flickemup_offer_hit (data, move, offer);
  offer->rare = !is_enemy (data, move->site);
}

static void
describe_hurt (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlickemupState *state = data;
  guint figure = move->site - FLICKEMUP_SITE_HEARTS;
  FlipMove struck = flickemup_make (FLICKEMUP_VERB_STRUCK, figure, 0, 0, 0);

  if (find_shooter (state, figure) == FLICKEMUP_NOBODY)
    flickemup_describe_wound (state, figure, /* Translators: %s: a cowboy */ _ ("%s is hit"), text);
  else
    describe_struck (state, &struck, text);
}

static void
offer_heal (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  flickemup_offer (data, move, offer);
  /* Translators: %s: a cowboy */
  flip_gains_add (&offer->gains, "heart", _ ("+1 hit point for %s"),
                  flickemup_figure_inside (move->site - FLICKEMUP_SITE_LOST));
}

const FlickemupRow flickemup_struck = {
  .verb = { .name = "struck", .stages = 1u << FLICKEMUP_STAGE_TARGET, .has_site = TRUE,
            .check = check_struck, .apply = apply_struck,
            .print = flickemup_print, .describe = describe_struck, .label = flickemup_label,
            .offer = offer_struck },
  .choice = /* Translators: %s: a cowboy */ N_ ("Hit %s"), .chosen = FLICKEMUP_NAME_SITE,
  .button = N_ ("Hit"),
};

const FlickemupRow flickemup_hurt = {
  .verb = { .name = "hurt", .stages = FLICKEMUP_TRACKED_STAGES, .has_site = TRUE,
            .check = check_hurt, .apply = apply_hurt,
            .print = flickemup_print, .describe = describe_hurt, .label = flickemup_label,
            .offer = flickemup_offer_hit },
  .choice = /* Translators: %s: a cowboy */ N_ ("%s is hit"), .chosen = FLICKEMUP_NAME_FIGURE,
  .button = N_ ("Hit"),
};

const FlickemupRow flickemup_heal = {
  .verb = { .name = "heal", .stages = FLICKEMUP_TRACKED_STAGES, .has_site = TRUE,
            .check = check_heal, .apply = apply_heal,
            .print = flickemup_print, .describe = flickemup_describe, .offer = offer_heal },
  /* Translators: %s: a cowboy */
  .log = N_ ("%s gets a heart back"), .names = { FLICKEMUP_NAME_FIGURE },
  .button = /* on a button: give a hit point back */ N_ ("Give Back"),
};
