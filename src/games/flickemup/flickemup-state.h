/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/move.h"
#include "engine/game/setup.h"
#include "games/flickemup/scenario/flickemup-scenario.h"

#define FLICKEMUP_MIN_SEATS     2
#define FLICKEMUP_MAX_SEATS     10
#define FLICKEMUP_ACTIONS       2
#define FLICKEMUP_TWELVE        12
#define FLICKEMUP_EXTRA_HOURS   3
#define FLICKEMUP_REACH         600 /* how far an arm reaches outdoors, in tenths of a millimetre */
#define FLICKEMUP_BLAST_REACH   800
#define FLICKEMUP_SLOWEST       50 /* flicks, in millimetres per second */
#define FLICKEMUP_FASTEST_MOVE  1800
#define FLICKEMUP_FASTEST_SHOT  4000
#define FLICKEMUP_FASTEST_RIFLE 6000
#define FLICKEMUP_HALF_TURN     18000 /* in hundredths of a degree */
#define FLICKEMUP_DOOR_TURN     6000 /* the widest angle of a flick out of a door */

/* Sites: the figures, the buildings, the gallows, the clock. Loose things are pieces but not sites,
   as no move is about them alone. */
enum
{
  FLICKEMUP_SITE_BUILDING = FLICKEMUP_FIGURES,
  FLICKEMUP_SITE_GALLOWS = FLICKEMUP_SITE_BUILDING + FLICKEMUP_BUILDINGS,
  FLICKEMUP_SITE_CLOCK,
  FLICKEMUP_SITES,
  /* Only in a tracked game: parts of each cowboy, and the goals of the sides. */
  FLICKEMUP_SITE_HAT = FLICKEMUP_SITES,
  FLICKEMUP_SITE_HEARTS = FLICKEMUP_SITE_HAT + FLICKEMUP_COWBOYS,
  FLICKEMUP_SITE_LOST = FLICKEMUP_SITE_HEARTS + FLICKEMUP_COWBOYS,
  FLICKEMUP_SITE_SLOT = FLICKEMUP_SITE_LOST + FLICKEMUP_COWBOYS,
  FLICKEMUP_SITE_GOAL = FLICKEMUP_SITE_SLOT + FLICKEMUP_SLOTS * FLICKEMUP_COWBOYS,
  FLICKEMUP_TRACKER_SITES = FLICKEMUP_SITE_GOAL + FLICKEMUP_TEAMS * FLICKEMUP_MOST_GOALS,
};

/* Who plays the second of two seats. */
typedef enum
{
  FLICKEMUP_OPPONENT_NONE, /* a person */
  FLICKEMUP_OPPONENT_BEGINNER,
  FLICKEMUP_OPPONENT_EASY,
  FLICKEMUP_OPPONENT_NORMAL,
  FLICKEMUP_OPPONENT_HARD,
} FlickemupOpponent;

/* The stages in which the sheet waits for an answer. */
typedef enum
{
  FLICKEMUP_STAGE_TURN,     /* a cowboy and an action */
  FLICKEMUP_STAGE_SHOT,     /* the table: what the bullet did */
  FLICKEMUP_STAGE_SECOND,   /* whether there is a second bullet */
  FLICKEMUP_STAGE_WALK,     /* the table: where the movement disc went */
  FLICKEMUP_STAGE_FACE,     /* on the simulated table: which way the cowboy faces */
  FLICKEMUP_STAGE_BLAST,    /* the table: what the dynamite caught */
  FLICKEMUP_STAGE_SHOWN,    /* the table: what a face-down token is */
  FLICKEMUP_STAGE_KEEP,     /* take the shown token or leave it */
  FLICKEMUP_STAGE_DUEL,     /* the table: who is left standing */
  FLICKEMUP_STAGE_DUEL_AIM, /* on the simulated table: a shot of the duel */
  FLICKEMUP_STAGE_DUEL_SHOT,
  FLICKEMUP_STAGE_TRACK,  /* in a tracked game: any event */
  FLICKEMUP_STAGE_TARGET, /* the same while a cowboy is played: whom it hit, or what else it did */
  FLICKEMUP_STAGE_CLAIM,  /* whether a goal has really been met */
  FLICKEMUP_STAGE_TWELVE, /* end, or play on */
  FLICKEMUP_STAGE_OVER,
  FLICKEMUP_N_STAGES,
} FlickemupStage;

#define FLICKEMUP_TRACKED_STAGES (1u << FLICKEMUP_STAGE_TRACK | 1u << FLICKEMUP_STAGE_TARGET)

typedef enum
{
  FLICKEMUP_RED,
  FLICKEMUP_BLUE,
} FlickemupColour;

typedef enum
{
  FLICKEMUP_NEVER, /* not in this scenario */
  FLICKEMUP_ALIVE,
  FLICKEMUP_DEAD,
  FLICKEMUP_AWAY, /* escaped over an edge, or freed */
} FlickemupLife;

typedef struct
{
  guint8 life; /* FlickemupLife */
  guint8 hit_points;
  guint8 hat; /* FlickemupColour */
  guint8 inside;
  guint8 tokens[FLICKEMUP_SLOTS]; /* a hostage fills both */
} FlickemupFigure;

typedef struct
{
  guint8 tokens[FLICKEMUP_TOKENS];
  guint8 face_down;
} FlickemupBlocks;

/* The counts behind a seat's achievements. */
typedef struct
{
  guint8 shots, hits, kills, own_hits, duels, tokens, caught;
} FlickemupDeeds;

/* The current turn. */
typedef struct
{
  FlipMove flick;      /* the flick that the simulated table is answering */
  FlickemupPose start; /* where a move began */
  guint8 team, seat;
  guint8 cowboy; /* FLICKEMUP_NOBODY if not chosen yet */
  guint8 bound;  /* the cowboy who begins the hour, or FLICKEMUP_NOBODY */
  guint8 actions;
  guint8 side;     /* of the first of two bullets */
  guint8 bullets;  /* bullets that may still follow */
  guint8 from;     /* pieces from this one on may still come to rest */
  guint8 rested;   /* the mover's position is known */
  guint8 token;    /* the token that was turned up */
  guint8 enemy;    /* the enemy in a duel */
  guint8 exchange; /* in a duel: 0 when the one who entered shoots, 1 when the other does */
  guint8 doorway;  /* the building that was entered */
  guint8 blast;    /* something that the dynamite caught has been entered */
  guint8 claim;    /* the site of the goal that is claimed */
  guint8 shots;    /* in a tracked game: bullets entered so far */
  guint16 caught;  /* figures caught by one stick of dynamite, one bit each */
  guint16 lost[2]; /* loose things that this flick pushed off the table, one bit each */
} FlickemupTurn;

typedef struct
{
  FlickemupScenario scenario;
  guint8 simulated;
  guint8 tracked; /* at a real table: events are entered by taps, in any order */
  guint8 n_seats, first_team;
  guint8 plays_on;
  guint8 corrected; /* the edition of the rules, from 0 */
  guint8 surface, steady; /* of the simulated table */
  guint8 levels[FLICKEMUP_MIN_SEATS]; /* of two seats, a FlickemupOpponent each */
  guint8 stage;
  guint8 hour; /* continues after 12 */
  guint8 initiative;
  guint8 winner; /* FlickemupTeam */
  guint8 by_goal;
  guint8 closed;
  guint8 hanged, freed;         /* figures, one bit each */
  guint8 next[FLICKEMUP_TEAMS]; /* the next player in the team's order */
  guint8 held[FLICKEMUP_TEAMS][FLICKEMUP_MOST_GOALS];
  guint8 reached[FLICKEMUP_TEAMS][FLICKEMUP_MOST_GOALS];
  guint8 told[FLICKEMUP_TEAMS]; /* goals that the players have declared, one bit each */
  guint16 answers; /* given by the table so far */
  FlickemupTurn turn;
  FlickemupFigure figures[FLICKEMUP_FIGURES];
  FlickemupPose poses[FLICKEMUP_PIECES];
  FlickemupBlocks blocks[FLICKEMUP_BUILDINGS];
  guint8 hidden[FLICKEMUP_TOKENS];
  guint8 gone[FLICKEMUP_TOKENS];
  guint8 n_outdoors;
  FlickemupOutdoor outdoors[FLICKEMUP_MOST_OUTDOORS];
  FlickemupDeeds deeds[FLICKEMUP_MAX_SEATS];
} FlickemupState;

G_STATIC_ASSERT (sizeof (FlickemupState) <= 4096);

static inline FlickemupColour
flickemup_colour (const FlickemupState *state)
{
  return state->hour % 2 ? FLICKEMUP_BLUE : FLICKEMUP_RED;
}

static inline guint
flickemup_hour (const FlickemupState *state)
{
  return (state->hour - 1u) % FLICKEMUP_TWELVE + 1;
}

static inline gboolean
flickemup_has_rule (const FlickemupState *state, FlickemupRule rule)
{
  return (state->scenario.rules & rule) != 0;
}

/* Since the third edition of the rules, a tracked game refuses events that can't have happened at a
   table. */
static inline gboolean
flickemup_is_held_to_rules (const FlickemupState *state)
{
  return state->corrected >= 2;
}

static inline gboolean
flickemup_lives (const FlickemupState *state, guint figure)
{
  return state->figures[figure].life == FLICKEMUP_ALIVE;
}

static inline gboolean
flickemup_is_fallen (const FlickemupState *state, guint figure)
{
  return state->poses[figure].posture == FLICKEMUP_FALLEN;
}

static inline gboolean
flickemup_is_inside (const FlickemupState *state, guint figure)
{
  return state->figures[figure].inside != FLICKEMUP_OUTSIDE;
}

static inline gboolean
flickemup_is_here (const FlickemupState *state, guint building)
{
  return (state->scenario.buildings & 1u << building) != 0;
}

/* Whether the site is a building of the scenario. */
static inline gboolean
flickemup_is_town (const FlickemupState *state, guint site)
{
  return site >= FLICKEMUP_SITE_BUILDING && site < FLICKEMUP_SITE_GALLOWS
         && flickemup_is_here (state, site - FLICKEMUP_SITE_BUILDING);
}

static inline gboolean
flickemup_is_closed (const FlickemupState *state, guint building)
{
  return (state->closed & 1u << building) != 0;
}

/* How many sites there are, and the goal that a site stands for. */
static inline guint
flickemup_n_sites (const FlickemupState *state)
{
  return state->tracked || state->scenario.n_told ? FLICKEMUP_TRACKER_SITES : FLICKEMUP_SITES;
}

/* The figure that a site is, or that it belongs to: its hat, its hearts, its places for tokens. */
static inline guint
flickemup_figure_of (guint site)
{
  return site < FLICKEMUP_SITES       ? site
         : site < FLICKEMUP_SITE_SLOT ? (site - FLICKEMUP_SITE_HAT) % FLICKEMUP_COWBOYS
                                      : (site - FLICKEMUP_SITE_SLOT) / FLICKEMUP_SLOTS;
}

static inline guint
flickemup_goal_site (guint team, guint goal)
{
  return FLICKEMUP_SITE_GOAL + team * FLICKEMUP_MOST_GOALS + goal;
}

/* A cowboy whose hat has the colour of the hour can still be played, dead or alive. */
static inline gboolean
flickemup_is_available (const FlickemupState *state, guint cowboy)
{
  return state->figures[cowboy].life != FLICKEMUP_NEVER
         && state->figures[cowboy].hat == flickemup_colour (state);
}

static inline FlickemupTeam
flickemup_seat_team (const FlickemupState *state, guint seat)
{
  return (FlickemupTeam) ((seat + state->first_team) % FLICKEMUP_TEAMS);
}
