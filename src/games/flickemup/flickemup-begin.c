/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-game.h"
#include "games/flickemup/scenario/flickemup-format.h"

#include <glib/gi18n-lib.h>

const FlipOption flickemup_options[FLICKEMUP_N_OPTIONS] = {
  { .key = "first-seat", .label = N_ ("The first player is"),
    .values = { "lawman", "outlaw" },
    .value_labels = { N_ ("With the lawmen"), N_ ("With the outlaws") },
    .note = N_ ("The others alternate; an odd player joins the first side") },
  { .key = "twelve", .label = N_ ("When the clock strikes twelve"), .is_ruling = TRUE,
    .values = { "offer", "end" },
    .value_labels = { N_ ("You may play on"), N_ ("It is over") },
    .note = N_ ("For up to three more hours") },
  { .key = "surface", .label = N_ ("Surface of the simulated table"), .place = FLIP_OPTION_DEALT,
    .values = { "table", "polished", "cloth" },
    .value_labels = { N_ ("Table"), /* surface of the table */ N_ ("Polished"),
                      /* surface of the table */ N_ ("Cloth") },
    .note = N_ ("How far things slide") },
  { .key = "hand", .label = N_ ("Hand on the simulated table"), .place = FLIP_OPTION_DEALT,
    .values = { "human", "steady" },
    .value_labels = { N_ ("A little unsteady"), /* how steady the hand is */ N_ ("Steady") },
    .note = N_ ("Steady is for practice") },
  { .key = "opponent", .label = N_ ("The second player is"), .place = FLIP_OPTION_DEALT,
    .max_seats = FLICKEMUP_MIN_SEATS,
    .values = { "none", "beginner", "easy", "normal", "hard" },
    /* Translators: an option: people play, not Flipside */
    .value_labels = { N_ ("People"), /* who plays a side, and how well */ N_ ("Flipside, beginner"),
                      /* who plays a side, and how well */ N_ ("Flipside, easy"),
                      /* who plays a side, and how well */ N_ ("Flipside, normal"),
                      /* who plays a side, and how well */ N_ ("Flipside, hard") },
    .note = N_ ("Plays by itself on the simulated table") },
  { .key = "entry", .label = N_ ("What you enter"), .place = FLIP_OPTION_AT_TABLE,
    .values = { "full", "tracker" },
    .value_labels = { /* what is entered at a real table */ N_ ("Every action"),
                      N_ ("Hits and hats") },
    .note = N_ ("Hits and hats take one tap each; there is no need to enter moves and misses"),
    .suggested = 1, .is_later = TRUE },
  { .key = "edition", .label = N_ ("Edition of the rules"), .is_later = TRUE, .is_edition = TRUE,
    .values = { "1", "2", "3" },
    /* Translators: an edition of the rules */
    .value_labels = { N_ ("First"), /* game of a match */ N_ ("Second"),
                      /* game of a match */ N_ ("Third") } },
};

static void
place_figure (FlickemupState *state, guint figure)
{
  const FlickemupStart *start = &state->scenario.figures[figure];
  FlickemupFigure *placed = &state->figures[figure];
  gboolean red = (flickemup_colour (state) == FLICKEMUP_RED) != start->waits;

  *placed = (FlickemupFigure){
    .life = start->present ? FLICKEMUP_ALIVE : FLICKEMUP_NEVER,
    .hit_points = start->hit_points,
    .hat = red ? FLICKEMUP_RED : FLICKEMUP_BLUE,
    .inside = FLICKEMUP_OUTSIDE,
  };
  memcpy (placed->tokens, start->tokens, sizeof placed->tokens);
  if (!start->present)
    return;
  if (start->inside < FLICKEMUP_BUILDINGS)
    flickemup_go_inside (state, figure, start->inside);
  else if (state->poses[figure].posture == FLICKEMUP_ABSENT)
    {
      placed->inside = FLICKEMUP_ON_GALLOWS;
      state->poses[figure] = state->poses[FLICKEMUP_PIECE_GALLOWS];
    }
}

void
flickemup_lay_out (FlickemupState *state)
{
  const FlickemupScenario *scenario = &state->scenario;

  memcpy (state->poses, scenario->poses, sizeof state->poses);
  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    {
      memcpy (state->blocks[i].tokens, scenario->tokens[i], sizeof state->blocks[i].tokens);
      state->blocks[i].face_down = scenario->face_down[i];
    }
  memcpy (state->hidden, scenario->hidden, sizeof state->hidden);
  memcpy (state->outdoors, scenario->outdoors, sizeof state->outdoors);
  state->n_outdoors = scenario->n_outdoors;
  state->closed = scenario->closed;
}

static void
place_all (FlickemupState *state)
{
  flickemup_lay_out (state);
  for (guint i = 0; i < FLICKEMUP_FIGURES; i++)
    place_figure (state, i);
}

/* At a real table only people can flick. */
static guint8
opponent_of (const FlipSetup *setup)
{
  if (!setup->dealt || flip_setup_seats (setup) != FLICKEMUP_MIN_SEATS)
    return FLICKEMUP_OPPONENT_NONE;
  return (guint8) flip_setup_option (setup, "opponent");
}

/* The simulated table needs positions, and can only have goals that it can check itself. */
static gboolean
check_simulated (const FlickemupScenario *scenario, const FlipSetup *setup, GError **error)
{
  if (!flickemup_is_placed (scenario))
    g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_BOARD,
                 /* Translators: %s: a board or scenario */
                 _ ("%s doesn’t say where things are placed, so it can only be played on your "
                    "own table."),
                 setup->board_name);
  else if (scenario->n_told)
    g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_BOARD,
                 /* Translators: %s: a board or scenario */
                 _ ("%s has goals that you declare yourselves, so it can only be played on your "
                    "own table."),
                 setup->board_name);
  else
    return TRUE;
  return FALSE;
}

/* In the first edition of the rules, two pistols were only for scenarios that ask for them. */
static void
apply_edition (FlickemupState *state, const FlipSetup *setup)
{
  state->corrected = (guint8) flip_setup_option (setup, "edition");
  if (!state->corrected && !(state->scenario.named_rules & FLICKEMUP_RULE_TWO_PISTOLS))
    state->scenario.rules &= (guint8) ~FLICKEMUP_RULE_TWO_PISTOLS;
}

/* A state for an editor to show, from a file that may have problems. */
void
flickemup_draft (FlipBoardFile *file, gpointer data)
{
  FlickemupState *state = data;
  FlickemupScenario *scenario = &state->scenario;
  g_autoptr (GArray) problems = NULL;

  memset (state, 0, sizeof *state);
  problems = flip_format_problems (&flickemup_format, file, scenario);
  flickemup_scenario_settle (scenario, file);
  for (guint i = 0; i < FLICKEMUP_FIGURES; i++)
    {
      FlickemupStart *start = &scenario->figures[i];

      if (start->inside < FLICKEMUP_BUILDINGS && !(scenario->buildings & 1u << start->inside))
        start->present = FALSE;
    }
  state->simulated = TRUE;
  state->n_seats = FLICKEMUP_MIN_SEATS;
  state->hour = MAX (scenario->hour, 1);
  state->winner = FLICKEMUP_NO_TEAM;
  state->turn.cowboy = FLICKEMUP_NOBODY;
  place_all (state);
}

gboolean
flickemup_begin (gpointer data, const FlipSetup *setup, GError **error)
{
  FlickemupState *state = data;

  memset (state, 0, sizeof *state);
  if (!flickemup_scenario_read (&state->scenario, setup->board, setup->board_name, error))
    return FALSE;
  apply_edition (state, setup);
  state->simulated = setup->dealt != 0;
  state->tracked = !setup->dealt && flip_setup_option (setup, "entry") != 0;
  if (state->simulated && !check_simulated (&state->scenario, setup, error))
    return FALSE;
  state->n_seats = (guint8) flip_setup_seats (setup);
  state->first_team = (guint8) flip_setup_option (setup, "first-seat");
  state->plays_on = flip_setup_option (setup, "twelve") == 0;
  state->surface = (guint8) flip_setup_option (setup, "surface");
  state->steady = (guint8) flip_setup_option (setup, "hand");
  state->levels[1] = opponent_of (setup);
  state->hour = state->scenario.hour;
  state->initiative = state->scenario.initiative;
  state->winner = FLICKEMUP_NO_TEAM;
  place_all (state);
  flickemup_hour_begin (state);
  return TRUE;
}
