/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#define FLICKEMUP_COWBOYS_A_TEAM 5
#define FLICKEMUP_COWBOYS        10
#define FLICKEMUP_MOST_GOALS     4
#define FLICKEMUP_SLOTS          2
#define FLICKEMUP_MOST_OUTDOORS  27
#define FLICKEMUP_TITLE_SIZE     48
#define FLICKEMUP_TEACHES_SIZE   80
#define FLICKEMUP_MOST_TOLD      4
#define FLICKEMUP_TOLD_SIZE      72

typedef enum
{
  FLICKEMUP_LAWMEN,
  FLICKEMUP_OUTLAWS,
  FLICKEMUP_TEAMS,
  FLICKEMUP_NO_TEAM = FLICKEMUP_TEAMS,
} FlickemupTeam;

/* Figures: five lawmen, five outlaws, the man and the woman. */
enum
{
  FLICKEMUP_MAN = FLICKEMUP_COWBOYS,
  FLICKEMUP_WOMAN,
  FLICKEMUP_FIGURES,
  FLICKEMUP_NOBODY = 0xff,
};

typedef enum
{
  FLICKEMUP_SHERIFF,
  FLICKEMUP_BANK,
  FLICKEMUP_SALOON,
  FLICKEMUP_STORE,
  FLICKEMUP_HALL,
  FLICKEMUP_UNDERTAKER,
  FLICKEMUP_BUILDINGS,
  FLICKEMUP_ON_GALLOWS = 0xfe,
  FLICKEMUP_OUTSIDE = 0xff,
} FlickemupBuilding;

/* All pieces on the table. A building is two support blocks, left and right as seen from in front
   of its door. */
enum
{
  FLICKEMUP_PIECE_BLOCK = FLICKEMUP_FIGURES,
  FLICKEMUP_PIECE_GALLOWS = FLICKEMUP_PIECE_BLOCK + 2 * FLICKEMUP_BUILDINGS,
  FLICKEMUP_PIECE_BARREL,
  FLICKEMUP_PIECE_CACTUS = FLICKEMUP_PIECE_BARREL + 5,
  FLICKEMUP_PIECE_FENCE = FLICKEMUP_PIECE_CACTUS + 3,
  FLICKEMUP_PIECE_TUMBLEWEED = FLICKEMUP_PIECE_FENCE + 4,
  FLICKEMUP_PIECES = FLICKEMUP_PIECE_TUMBLEWEED + 5,
};

/* Water is one token with two sides, and counts as the side that faces up. */
typedef enum
{
  FLICKEMUP_GOLD,
  FLICKEMUP_COLT,
  FLICKEMUP_WINCHESTER,
  FLICKEMUP_CLEAN_WATER,
  FLICKEMUP_POISONED_WATER,
  FLICKEMUP_DYNAMITE,
  FLICKEMUP_DOCUMENT,
  FLICKEMUP_HOSTAGE,
  FLICKEMUP_TOKENS,
  FLICKEMUP_NO_TOKEN = 0xff,
} FlickemupToken;

typedef enum
{
  FLICKEMUP_NORTH, /* the far edge */
  FLICKEMUP_EAST,
  FLICKEMUP_SOUTH,
  FLICKEMUP_WEST,
  FLICKEMUP_EDGES,
} FlickemupEdge;

typedef enum
{
  FLICKEMUP_GOAL_WOUND,     /* the enemies have lost `amount` hit points */
  FLICKEMUP_GOAL_ELIMINATE, /* `amount` enemies are out, or `figure` is */
  FLICKEMUP_GOAL_HOLD,      /* `building`, for `amount` hours in a row */
  FLICKEMUP_GOAL_DELIVER,   /* `amount` of `token` lie in `building` */
  FLICKEMUP_GOAL_CARRY,     /* `amount` of `token` are carried */
  FLICKEMUP_GOAL_FREE,      /* `figure` from the gallows */
  FLICKEMUP_GOAL_HANG,
  FLICKEMUP_GOAL_REACH,   /* `amount` cowboys, carrying `token` if there is one, leave by `edge` */
  FLICKEMUP_GOAL_SURVIVE, /* `figure`, or anybody, until `amount` o'clock */
  FLICKEMUP_GOAL_TOLD,    /* the players declare it; `told` is its sentence */
  FLICKEMUP_GOAL_KINDS,
} FlickemupGoalKind;

typedef struct
{
  guint8 kind;
  guint8 amount;
  guint8 figure;
  guint8 building;
  guint8 token;
  guint8 edge;
  guint8 told;   /* index of the scenario's sentence */
  guint8 joined; /* it only counts together with the goal before it */
} FlickemupGoal;

/* Rules that not every scenario has. Only two pistols apply unless a scenario turns them off. */
typedef enum
{
  FLICKEMUP_RULE_DUEL = 1 << 0,
  FLICKEMUP_RULE_TWO_PISTOLS = 1 << 1,
  FLICKEMUP_RULE_RIFLE = 1 << 2,
  FLICKEMUP_RULE_DYNAMITE = 1 << 3,
  FLICKEMUP_RULE_OUTDOORS = 1 << 4,
} FlickemupRule;

typedef enum
{
  FLICKEMUP_ABSENT,
  FLICKEMUP_STANDING,
  FLICKEMUP_FALLEN,
} FlickemupPosture;

/* In tenths of a millimetre and of a degree. On the table x runs to the right and y towards the
   near edge; angles turn from x to y. A figure faces along its angle, and a block lies along it. */
typedef struct
{
  gint16 x, y, angle;
  guint16 posture; /* FlickemupPosture; as wide as the others, because states are compared byte by byte */
} FlickemupPose;

typedef struct
{
  guint8 present, waits; /* its hat shows the other colour at first */
  guint8 hit_points;
  guint8 inside; /* FlickemupBuilding */
  guint8 tokens[FLICKEMUP_SLOTS];
} FlickemupStart;

typedef struct
{
  gint16 x, y;
  guint16 token;
} FlickemupOutdoor;

typedef struct
{
  guint8 figure, hour, friends; /* hour 0 if there are no gallows */
} FlickemupGallows;

/* A scenario as read from its file. */
typedef struct
{
  char title[FLICKEMUP_TITLE_SIZE];
  char teaches[FLICKEMUP_TEACHES_SIZE];
  char told[FLICKEMUP_MOST_TOLD][FLICKEMUP_TOLD_SIZE];
  gint16 width, height; /* tenths of a millimetre; 0 if it has no positions, for a real table only */
  guint8 hour, initiative;
  guint8 rules, named_rules; /* rules that apply, and rules that the file mentions */
  guint8 midnight; /* the team that wins at twelve; FLICKEMUP_NO_TEAM if hit points decide */
  guint8 buildings, closed;
  guint8 n_told;
  guint8 n_goals[FLICKEMUP_TEAMS];
  FlickemupGoal goals[FLICKEMUP_TEAMS][FLICKEMUP_MOST_GOALS];
  FlickemupGallows gallows;
  FlickemupStart figures[FLICKEMUP_FIGURES];
  FlickemupPose poses[FLICKEMUP_PIECES];
  guint8 tokens[FLICKEMUP_BUILDINGS][FLICKEMUP_TOKENS];
  guint8 face_down[FLICKEMUP_BUILDINGS];
  guint8 hidden[FLICKEMUP_TOKENS]; /* face-down tokens, whose places are unknown */
  guint8 n_outdoors;
  FlickemupOutdoor outdoors[FLICKEMUP_MOST_OUTDOORS];
} FlickemupScenario;

gboolean flickemup_scenario_read (FlickemupScenario *scenario,
                                  const char *text,
                                  const char *name,
                                  GError **error);

guint flickemup_scenario_count (const FlickemupScenario *scenario, guint token);

/* Whether the scenario has positions. */
static inline gboolean
flickemup_is_placed (const FlickemupScenario *scenario)
{
  return scenario->width > 0;
}

static inline FlickemupTeam
flickemup_team_of (guint figure)
{
  return figure < FLICKEMUP_COWBOYS_A_TEAM ? FLICKEMUP_LAWMEN
         : figure < FLICKEMUP_COWBOYS      ? FLICKEMUP_OUTLAWS
                                           : FLICKEMUP_NO_TEAM;
}

static inline FlickemupTeam
flickemup_other_team (FlickemupTeam team)
{
  return team == FLICKEMUP_LAWMEN ? FLICKEMUP_OUTLAWS : FLICKEMUP_LAWMEN;
}

static inline guint
flickemup_left_block (guint building)
{
  return FLICKEMUP_PIECE_BLOCK + 2 * building;
}

static inline guint
flickemup_right_block (guint building)
{
  return flickemup_left_block (building) + 1;
}

/* The building that a piece carries, or FLICKEMUP_OUTSIDE. */
static inline guint
flickemup_building_of (guint piece)
{
  return piece >= FLICKEMUP_PIECE_BLOCK && piece < FLICKEMUP_PIECE_GALLOWS
           ? (piece - FLICKEMUP_PIECE_BLOCK) / 2
           : (guint) FLICKEMUP_OUTSIDE;
}

/* flickemup-words.c: the words of the notation */
extern const char *const flickemup_piece_words[FLICKEMUP_PIECES]; /* the figures first */
extern const char *const flickemup_building_words[FLICKEMUP_BUILDINGS];
extern const char *const flickemup_token_words[FLICKEMUP_TOKENS];
extern const char *const flickemup_edge_words[FLICKEMUP_EDGES];
const char *flickemup_figure_word (guint figure);
const char *flickemup_building_word (guint building);
const char *flickemup_piece_word (guint piece);
const char *flickemup_token_word (guint token);
const char *flickemup_edge_word (guint edge);
const char *flickemup_team_word (guint team);
