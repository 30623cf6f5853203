/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* Hours, hats, initiative, and whose turn it is. */

/* How many seats play for a team. */
guint
flickemup_team_size (const FlickemupState *state, guint team)
{
  guint n = 0;

  for (guint seat = 0; seat < state->n_seats; seat++)
    n += flickemup_seat_team (state, seat) == team;
  return n;
}

/* The seat that plays next for a team. */
guint
flickemup_seat_of (const FlickemupState *state, guint team)
{
  guint first = team == state->first_team ? 0 : 1;

  return first + FLICKEMUP_TEAMS * state->next[team];
}

/* The seat that plays a cowboy. */
guint
flickemup_seat_behind (const FlickemupState *state, guint cowboy)
{
  guint team = flickemup_team_of (cowboy);

  return team == state->turn.team ? state->turn.seat : flickemup_seat_of (state, team);
}

/* How many cowboys of the scenario are still to play this hour, and how many have played. */
void
flickemup_count_hats (const FlickemupState *state, guint *ready, guint *played)
{
  *ready = *played = 0;
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      if (state->figures[i].life == FLICKEMUP_NEVER)
        continue;
      if (flickemup_is_available (state, i))
        (*ready)++;
      else
        (*played)++;
    }
}

static gboolean
has_available (const FlickemupState *state, guint team)
{
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      if (flickemup_team_of (i) == team && flickemup_is_available (state, i))
        return TRUE;
    }

  return FALSE;
}

static void
begin_turn (FlickemupState *state, guint team, guint bound)
{
  g_assert (team < FLICKEMUP_TEAMS);

  state->stage = state->tracked ? FLICKEMUP_STAGE_TRACK : FLICKEMUP_STAGE_TURN;
  state->turn = (FlickemupTurn){
    .team = (guint8) team,
    .seat = (guint8) flickemup_seat_of (state, team),
    .cowboy = FLICKEMUP_NOBODY,
    .bound = (guint8) bound,
    .actions = FLICKEMUP_ACTIONS,
    .token = FLICKEMUP_NO_TOKEN,
    .enemy = FLICKEMUP_NOBODY,
    .doorway = FLICKEMUP_OUTSIDE,
  };
}

/* The cowboy with the initiative begins, but may not be ready if its hat waits for the next
   hour. */
void
flickemup_hour_begin (FlickemupState *state)
{
  guint first = state->initiative;
  guint team = flickemup_team_of (first);

  g_assert (state->initiative < FLICKEMUP_COWBOYS);

  if (flickemup_is_available (state, first))
    begin_turn (state, team, first);
  else
    begin_turn (state, has_available (state, team) ? team : flickemup_other_team (team),
                FLICKEMUP_NOBODY);
}

static void
hang (FlickemupState *state)
{
  const FlickemupGallows *gallows = &state->scenario.gallows;
  guint figure = gallows->figure;

  if (gallows->hour == 0 || state->hour != gallows->hour
      || state->figures[figure].inside != FLICKEMUP_ON_GALLOWS)
    return;
  state->hanged |= (guint8) (1u << (figure - FLICKEMUP_COWBOYS));
  flickemup_take_away (state, figure, FLICKEMUP_DEAD);
}

/* Everybody has played: settles the decisions at the end of the hour, and begins the next one. */
static void
end_hour (FlickemupState *state)
{
  flickemup_goals_hour (state);
  if (state->stage == FLICKEMUP_STAGE_OVER)
    return;
  state->hour++;
  hang (state);
  flickemup_goals_check (state, flickemup_team_of (state->initiative));
  if (state->stage == FLICKEMUP_STAGE_OVER)
    return;
  flickemup_hour_begin (state);
  if (state->hour >= FLICKEMUP_TWELVE)
    flickemup_strike_twelve (state);
}

/* Turns the hat; then the next player of the other team plays. */
void
flickemup_turn_over (FlickemupState *state)
{
  guint team = state->turn.team;
  FlickemupFigure *cowboy = &state->figures[state->turn.cowboy];

  g_assert (state->turn.cowboy < FLICKEMUP_COWBOYS);

  cowboy->hat = cowboy->hat == FLICKEMUP_RED ? FLICKEMUP_BLUE : FLICKEMUP_RED;
  state->next[team] = (guint8) ((state->next[team] + 1u) % flickemup_team_size (state, team));
  state->turn.cowboy = FLICKEMUP_NOBODY;
  if (has_available (state, flickemup_other_team (team)))
    begin_turn (state, flickemup_other_team (team), FLICKEMUP_NOBODY);
  else if (has_available (state, team))
    begin_turn (state, team, FLICKEMUP_NOBODY);
  else
    end_hour (state);
}

/* A cowboy is played, and stands up if it was lying. */
void
flickemup_turn_open (FlickemupState *state, guint cowboy)
{
  g_assert (cowboy < FLICKEMUP_COWBOYS);

  if (state->turn.cowboy == cowboy)
    return;
  state->turn.cowboy = (guint8) cowboy;
  flickemup_stand_up (state, cowboy);
}

/* A cowboy takes one of its actions. */
void
flickemup_action_begin (FlickemupState *state, guint cowboy)
{
  g_assert (state->turn.actions > 0);

  flickemup_turn_open (state, cowboy);
  state->turn.actions--;
}

/* An action and all its consequences are complete. */
void
flickemup_action_over (FlickemupState *state)
{
  guint cowboy = state->turn.cowboy;

  g_assert (state->turn.cowboy < FLICKEMUP_COWBOYS);

  state->stage = FLICKEMUP_STAGE_TURN;
  flickemup_goals_check (state, state->turn.team);
  if (state->stage == FLICKEMUP_STAGE_OVER)
    return;
  if (state->turn.actions == 0 || !flickemup_lives (state, cowboy)
      || flickemup_is_fallen (state, cowboy))
    flickemup_turn_over (state);
}

static gboolean
refuse_other (const FlickemupState *state, guint site, FlipRefusal *refusal)
{
  guint must = state->turn.cowboy != FLICKEMUP_NOBODY ? state->turn.cowboy : state->turn.bound;

  if (must == state->turn.cowboy)
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, (guint16) site, "FU-ACT-1",
                        /* Translators: %s: a cowboy */
                        _ ("%s is being played and has an action left."),
                        flickemup_figure_name (must));
  return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, (guint16) site, "FU-TURN-2",
                      /* Translators: %s: a cowboy */
                      _ ("%s has the initiative and begins the hour."),
                      flickemup_figure_name (must));
}

/* Whether this cowboy may be played now, dead or alive. */
gboolean
flickemup_cowboy_check (const FlickemupState *state, guint site, FlipRefusal *refusal)
{
  if (site >= FLICKEMUP_COWBOYS || state->figures[site].life == FLICKEMUP_NEVER)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, (guint16) site, "FU-ACT-1",
                        _ ("Only a cowboy of this scenario can be played."));
  if (flickemup_team_of (site) != state->turn.team)
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, (guint16) site, "FU-TURN-1",
                        /* Translators: %s: one of the two sides */
                        _ ("It is the other side’s turn: %s."),
                        flickemup_team_name (state->turn.team));
  if (state->turn.cowboy != FLICKEMUP_NOBODY && state->turn.cowboy != site)
    return refuse_other (state, site, refusal);
  if (!flickemup_is_available (state, site))
    return flip_refuse (refusal, FLIP_REFUSED_MARKED, (guint16) site, "FU-HAT-1",
                        /* Translators: %s: a cowboy */
                        _ ("%s has played this hour: its hat shows the other colour."),
                        flickemup_figure_name (site));
  if (state->turn.cowboy == FLICKEMUP_NOBODY && state->turn.bound != FLICKEMUP_NOBODY
      && state->turn.bound != site)
    return refuse_other (state, site, refusal);
  return TRUE;
}

/* Whether this cowboy may act now. */
gboolean
flickemup_actor_check (const FlickemupState *state, guint site, FlipRefusal *refusal)
{
  if (!flickemup_cowboy_check (state, site, refusal))
    return FALSE;
  return flickemup_lives (state, site)
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, (guint16) site, "FU-DEATH-4",
                         /* Translators: %s: a cowboy */
                         _ ("%s is out of the game: its hat only passes a turn."),
                         flickemup_figure_name (site));
}

static gboolean
check_done (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;

  return flickemup_cowboy_check (state, move->site, refusal);
}

static void
apply_done (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (move->site < FLICKEMUP_COWBOYS);

  flickemup_turn_open (state, move->site);
  flickemup_turn_over (state);
}

static gboolean
check_twelve (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  return move->arg[0] == FALSE || move->arg[0] == TRUE
         || flip_refuse (refusal, FLIP_REFUSED_LIMIT, FLIP_NO_SITE, "FU-END-3",
                         _ ("Either the game ends, or you play on."));
}

/* At twelve: another hour, or the end with the present result. */
static void
apply_twelve (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (state->hour >= FLICKEMUP_TWELVE);

  if (move->arg[0])
    flickemup_hour_begin (state);
  else
    state->stage = FLICKEMUP_STAGE_OVER;
}

/* Words */

static void
describe_done (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlickemupState *state = data;
  const char *name = flickemup_figure_name (move->site);

  if (!flickemup_lives (state, move->site))
    /* Translators: %s: a cowboy */
    g_string_append_printf (text, _ ("%s is out: the hat passes"), name);
  else if (state->turn.cowboy == move->site)
    g_string_append_printf (text, /* Translators: %s: a cowboy */ _ ("%s ends the turn"), name);
  else
    g_string_append_printf (text, /* Translators: %s: a cowboy */ _ ("%s does nothing"), name);
}

static void
label_done (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlickemupState *state = data;

  g_string_append (text, !flickemup_lives (state, move->site) ? _ ("Pass: turn over the hat")
                         : state->turn.cowboy == move->site   ? _ ("End the turn")
                                                            /* Translators: what a cowboy can do */
                                                            : _ ("Do nothing"));
}

static void
offer_done (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const FlickemupState *state = data;

  flickemup_offer_act (offer, state->turn.cowboy == move->site ? _ ("End the Turn")
                                                               : /* on a button */ _ ("Pass"));
  offer->declines = TRUE;
}

static void
list_twelve (gconstpointer data, FlipMoveList *list)
{
  flickemup_list_bare (data, FLICKEMUP_VERB_CLOCK, FALSE, list);
  flickemup_list_bare (data, FLICKEMUP_VERB_CLOCK, TRUE, list);
}

static void
print_twelve (gconstpointer data, const FlipMove *move, GString *text)
{
  g_string_append (text, move->arg[0] ? "play on" : "end");
}

const FlickemupRow flickemup_done = {
  .verb = { .name = "done", .stages = 1u << FLICKEMUP_STAGE_TURN, .has_site = TRUE,
            .check = check_done, .apply = apply_done,
            .print = flickemup_print_cowboy, .describe = describe_done, .label = label_done,
            .offer = offer_done },
};

const FlickemupRow flickemup_clock = {
  .verb = { .name = "play on", .stages = 1u << FLICKEMUP_STAGE_TWELVE, .n_args = 1,
            .list = list_twelve, .check = check_twelve, .apply = apply_twelve,
            .print = print_twelve, .describe = flickemup_describe, .label = flickemup_label },
  .log = N_ ("Twelve o’clock: the end"), .choice = N_ ("End the game"),
  .is_other = flickemup_has_first,
  .other_log = N_ ("You play on"),
  .other_choice = /* Translators: an answer: after twelve o’clock */ N_ ("Play on"),
};
