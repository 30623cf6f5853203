/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/scenario/flickemup-format.h"

#include "games/flickemup/flickemup-place.h"
#include "games/flickemup/flickemup-rules.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* The format of a scenario's file: which pieces it has, where they stand, and what they carry. */

/* Values derived from a scenario's file as a whole: who takes part. */

static gboolean
has (FlipBoardFile *file, const char *group, const char *key)
{
  return flip_board_file_get (file, group, key) != NULL;
}

/* Without a table nothing has a position, so a figure takes part if it has hit points. */
static void
settle_figure (FlickemupScenario *scenario, FlipBoardFile *file, guint figure)
{
  const char *group = flickemup_figure_word (figure);
  FlickemupStart *start = &scenario->figures[figure];
  gboolean hangs = scenario->gallows.hour && scenario->gallows.figure == figure;

  if (!has (file, group, "tokens"))
    start->tokens[0] = start->tokens[1] = FLICKEMUP_NO_TOKEN;
  if (!has (file, group, "inside"))
    start->inside = FLICKEMUP_OUTSIDE;
  start->present =
    has (file, group, "at") || has (file, group, "inside") || has (file, group, "hit-points");
  if (start->present && start->inside == FLICKEMUP_OUTSIDE && !hangs
      && !flickemup_is_placed (scenario))
    scenario->poses[figure].posture = FLICKEMUP_STANDING;
}

void
flickemup_scenario_settle (FlickemupScenario *scenario, FlipBoardFile *file)
{
  if (!(scenario->named_rules & FLICKEMUP_RULE_TWO_PISTOLS))
    scenario->rules |= FLICKEMUP_RULE_TWO_PISTOLS;
  if (has (file, "gallows", "figure") && !flickemup_is_placed (scenario))
    scenario->poses[FLICKEMUP_PIECE_GALLOWS].posture = FLICKEMUP_STANDING;
  for (guint figure = 0; figure < FLICKEMUP_FIGURES; figure++)
    settle_figure (scenario, file, figure);
}

#define LEAST_SIDE      300
#define MOST_SIDE       3000
#define MOST_HIT_POINTS 9
#define MOST_BRIEFING   20000
#define TENTHS          10

#define OUTDOOR_ANYWHERE 1 /* index of the phrase for tokens outdoors without a position */

/* Values that are not stored as they are */

static void
take_side (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FlickemupScenario *scenario = flip_reading_board (reading);
  gint16 *side = g_str_equal (place->key, "width") ? &scenario->width : &scenario->height;

  *side = (gint16) (TENTHS * value->parts[0].values[0]);
}

static void
take_rule (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FlickemupScenario *scenario = flip_reading_board (reading);
  guint8 rule = (guint8) (1u << (place->field - place->group->fields));

  scenario->named_rules |= rule;
  if (value->parts[0].values[0])
    scenario->rules |= rule;
}

static FlickemupPose
pose_of (const FlipFieldValue *value)
{
  const int *values = value->parts[0].values;

  return (FlickemupPose){
    .x = (gint16) (TENTHS * values[0]),
    .y = (gint16) (TENTHS * values[1]),
    .angle = (gint16) (TENTHS * values[2]),
    .posture = FLICKEMUP_STANDING,
  };
}

/* The group of a piece is named after the piece. */
static void
take_pose (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FlickemupScenario *scenario = flip_reading_board (reading);
  guint piece = flickemup_find_word (place->name, flickemup_piece_words, FLICKEMUP_PIECES);

  g_return_if_fail (piece < FLICKEMUP_PIECES);

  scenario->poses[piece] = pose_of (value);
}

static void
take_building (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FlickemupScenario *scenario = flip_reading_board (reading);
  FlickemupPose pose = pose_of (value);

  scenario->buildings |= (guint8) (1u << place->instance);
  flickemup_place_blocks (&pose, &scenario->poses[flickemup_left_block (place->instance)],
                          &scenario->poses[flickemup_right_block (place->instance)]);
}

static void
take_town (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FlickemupScenario *scenario = flip_reading_board (reading);

  for (guint i = 0; i < value->n_parts; i++)
    scenario->buildings |= (guint8) (1u << value->parts[i].values[0]);
}

static void
take_closed (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FlickemupScenario *scenario = flip_reading_board (reading);

  if (value->parts[0].values[0])
    scenario->closed |= (guint8) (1u << place->instance);
}

static void
take_tokens (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FlickemupScenario *scenario = flip_reading_board (reading);
  guint8 *tokens =
    g_str_equal (place->name, "hidden") ? scenario->hidden : scenario->tokens[place->instance];

  for (guint i = 0; i < value->n_parts; i++)
    tokens[value->parts[i].values[0]]++;
}

/* Stored in the order of the tokens, whatever the order in the file. */
static void
take_carried (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FlickemupScenario *scenario = flip_reading_board (reading);
  guint figure = flickemup_find_word (place->name, flickemup_piece_words, FLICKEMUP_COWBOYS);
  guint8 *slots = scenario->figures[figure].tokens, n[FLICKEMUP_TOKENS] = { 0 };
  guint slot = 0;

  for (guint i = 0; i < value->n_parts; i++)
    n[value->parts[i].values[0]]++;
  if (value->n_parts + n[FLICKEMUP_HOSTAGE] > FLICKEMUP_SLOTS)
    return flip_reading_refuse (
             reading, place->name, place->key,
             _ ("a cowboy has room for two tokens, and a hostage takes both places."));
  for (guint token = 0; token < FLICKEMUP_TOKENS; token++)
    {
      for (guint i = 0; i < n[token]; i++)
        slots[slot++] = (guint8) token;
    }
  if (n[FLICKEMUP_HOSTAGE])
    slots[slot++] = FLICKEMUP_HOSTAGE;
  while (slot < FLICKEMUP_SLOTS)
    slots[slot++] = FLICKEMUP_NO_TOKEN;
}

static void
take_hanged (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FlickemupScenario *scenario = flip_reading_board (reading);

  scenario->gallows.figure = (guint8) (FLICKEMUP_MAN + value->parts[0].values[0]);
}

/* A token outdoors has a position if, and only if, there is a table. */
static void
take_outdoor (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FlickemupScenario *scenario = flip_reading_board (reading);
  const int *values = value->parts[0].values;
  gboolean has_table = flip_board_file_get (flip_reading_file (reading), "table", "width") != NULL;

  if (has_table && value->parts[0].phrase == OUTDOOR_ANYWHERE)
    flip_reading_refuse (reading, place->name, place->key,
                         _ ("write it like “gold 600 450”: the token, then its x and y."));
  else if (!has_table && value->parts[0].phrase != OUTDOOR_ANYWHERE)
    flip_reading_refuse (reading, place->name, place->key,
                         _ ("without a table it has no position: write just “gold”."));
  scenario->outdoors[place->index] = (FlickemupOutdoor){
    (gint16) (TENTHS * values[1]),
    (gint16) (TENTHS * values[2]),
    (guint8) values[0],
  };
  scenario->n_outdoors = (guint8) (place->index + 1);
}

/* Names of groups */

/* "barrel-2": 2 */
static char *
title_number (FlipBoardFile *file, const char *name)
{
  const char *dash = strrchr (name, '-');

  return g_strdup (dash ? dash + 1 : name);
}

#define NAMES(what, first, end, called)                                       \
  static const FlipChoices what = { .n = (end) - (first),                     \
                                    .words = flickemup_piece_words + (first), \
                                    .title = called };

NAMES (lawmen, 0, FLICKEMUP_COWBOYS_A_TEAM, flickemup_title_figure)
NAMES (outlaws, FLICKEMUP_COWBOYS_A_TEAM, FLICKEMUP_COWBOYS, flickemup_title_figure)
NAMES (townspeople, FLICKEMUP_MAN, FLICKEMUP_FIGURES, flickemup_title_figure)
NAMES (barrels, FLICKEMUP_PIECE_BARREL, FLICKEMUP_PIECE_CACTUS, title_number)
NAMES (cacti, FLICKEMUP_PIECE_CACTUS, FLICKEMUP_PIECE_FENCE, title_number)
NAMES (fences, FLICKEMUP_PIECE_FENCE, FLICKEMUP_PIECE_TUMBLEWEED, title_number)
NAMES (tumbleweeds, FLICKEMUP_PIECE_TUMBLEWEED, FLICKEMUP_PIECES, title_number)

/* Fields */

/* One word of a list, or none. */
#define CHOICE(list) .kind = FLIP_KIND_WORDS, .words = list, .is_optional = TRUE

#define TOKENS(called, sentence, largest, taking)                                                 \
  { .key = "tokens", .title = called, .help = sentence, CHOICE (&flickemup_tokens), .n_least = 0, \
    .n_most = largest, .take = taking }

static const FlipField scenario_fields[] = {
  { .key = "title",
    .title = /* of a scenario */ N_ ("Title"),
    .help = N_ ("What the scenario is called."),
    .kind = FLIP_KIND_NAME, .most = FLICKEMUP_TITLE_SIZE - 1, FLIP_IN (FlickemupScenario, title) },
  { .key = "teaches",
    .title = /* Translators: what is new in a scenario */ N_ ("Teaches"),
    .help = N_ ("What is new or special about it."),
    .kind = FLIP_KIND_NAME, .most = FLICKEMUP_TEACHES_SIZE - 1,
    FLIP_IN (FlickemupScenario, teaches) },
};

#define BRIEFING(name, words, sentence)                                                           \
  { .key = name, .title = words, .help = sentence, .kind = FLIP_KIND_TEXT, .most = MOST_BRIEFING, \
    .is_optional = TRUE }

static const FlipField briefing_fields[] = {
  BRIEFING ("story", N_ ("Story"), N_ ("What has happened, read before the first turn.")),
  BRIEFING ("set-up", N_ ("Set-up"), N_ ("Anything else about setting up the table.")),
  BRIEFING ("special", N_ ("Special rules"),
            N_ ("Special rules of the scenario that Flipside doesn’t handle by itself.")),
};

#define SIDE(name, words, sentence)                                                        \
  { .key = name, .title = words, .help = sentence, .least = LEAST_SIDE, .most = MOST_SIDE, \
    .unit = N_ ("mm"), .is_optional = TRUE, .take = take_side }

static const FlipField table_fields[] = {
  SIDE ("width", /* a side of the table */ N_ ("Width"),
        N_ ("From the left edge to the right one, in millimetres.")),
  SIDE ("height", /* a side of the table */ N_ ("Depth"),
        N_ ("From the far edge to the near one, in millimetres.")),
};

static const FlipField start_fields[] = {
  { .key = "hour",
    .title = N_ ("The clock starts at"),
    .help = N_ ("The hour of the first round. The game ends at twelve."),
    .least = 1, .most = FLICKEMUP_TWELVE - 1, FLIP_IN (FlickemupScenario, hour) },
  { .key = "initiative",
    .title = N_ ("Initiative"),
    .help = N_ ("The cowboy who is played first in every hour."),
    .kind = FLIP_KIND_WORDS, .words = &flickemup_cowboys,
    FLIP_IN (FlickemupScenario, initiative) },
};

#define RULE(name, called, sentence)                                                           \
  { .key = name, .title = called, .help = sentence, CHOICE (&flip_no_yes), .take = take_rule }

/* In the order of FlickemupRule, one bit each. */
static const FlipField rule_fields[] = {
  RULE ("duel", /* a rule of a scenario */ N_ ("Duels indoors"),
        N_ ("A cowboy who enters a building with an enemy inside fights a duel.")),
  { .key = "two-pistols",
    .title = /* a rule of a scenario */ N_ ("Two pistols"),
    .help = N_ ("A cowboy with a Colt shoots two bullets with one action. This applies unless it "
                "is turned off."),
    CHOICE (&flip_no_yes), .absent = TRUE, .take = take_rule },
  RULE ("rifle", /* a rule of a scenario */ N_ ("Winchester"),
        N_ ("A cowboy with a Winchester may shoot with it, guided by its barrel.")),
  RULE ("dynamite", N_ ("Dynamite"), N_ ("A cowboy with dynamite may throw it.")),
  RULE ("take-outdoors", N_ ("Take tokens outdoors"),
        N_ ("Tokens can also be taken and left outdoors.")),
};

static const FlipPhrase pose_phrases[] = {
  { .pattern = "% % %",
    .title = N_ ("On the table"),
    .slots = { { .title = N_ ("From the left"), .least = 0, .most = MOST_SIDE, .unit = N_ ("mm") },
               { .title = N_ ("From the far edge"),
                 .least = 0, .most = MOST_SIDE,
                 .unit = N_ ("mm") },
               { .title = N_ ("Angle"), .least = -180, .most = 180, .unit = "°" } },
    .pose = 1 },
};

#define POSE(taking)                                                                         \
  { .key = "at", .title = /* where a piece is on the table */ N_ ("Place"),                  \
    .help = N_ ("Millimetres from the left and from the far edge to its middle, and the "    \
                "angle that it is turned by, clockwise."),                                   \
    .kind = FLIP_KIND_PHRASES, .phrases = pose_phrases, .n_phrases = 1, .is_optional = TRUE, \
    .take = taking }

static const FlipField town_fields[] = {
  { .key = "buildings",
    .title = N_ ("Buildings"),
    .help = N_ ("Which buildings there are, if the scenario doesn’t say where they are."),
    CHOICE (&flickemup_buildings), .n_least = 0, .n_most = 2 * FLICKEMUP_BUILDINGS,
    .take = take_town },
};

static const FlipField building_fields[] = {
  POSE (take_building),
  TOKENS (N_ ("Tokens"), N_ ("Tokens on its blocks, face up."), FLICKEMUP_MOST_OUTDOORS,
          take_tokens),
  { .key = "face-down",
    .title = N_ ("Tokens face down"),
    .help = N_ ("How many of the hidden tokens are on its blocks."),
    .least = 1, .most = FLICKEMUP_MOST_OUTDOORS, .is_optional = TRUE,
    FLIP_IN_ARRAY (FlickemupScenario, face_down) },
  { .key = "closed",
    .title = N_ ("Closed"),
    .help = N_ ("Nobody can enter a closed building."),
    CHOICE (&flip_no_yes), .take = take_closed },
};

static const char *const hats[] = { "ready", "waiting" };
/* Translators: a hat that can be played in the first hour */
static const char *const hat_titles[] = { N_ ("Ready"), N_ ("Waits for the second hour") };
static const FlipChoices hat_words = { .n = 2, .words = hats, .titles = hat_titles };

#define HIT_POINTS(fewest, sentence)                                                     \
  { .key = "hit-points", .title = N_ ("Hit points"), .help = sentence, .least = fewest,  \
    .most = MOST_HIT_POINTS, .is_optional = TRUE, FLIP_IN (FlickemupStart, hit_points) }

static const FlipField cowboy_fields[] = {
  POSE (take_pose),
  { .key = "inside",
    .title = /* brush that paints a map */ N_ ("Inside"),
    .help = N_ ("The building it starts in, for one without a position of its own."),
    CHOICE (&flickemup_buildings), FLIP_IN (FlickemupStart, inside) },
  HIT_POINTS (1, N_ ("How often it can be hit: three times, as a rule.")),
  TOKENS (N_ ("Tokens"),
          N_ ("What it carries: at most two tokens, and a hostage takes both places."),
          FLICKEMUP_SLOTS, take_carried),
  { .key = "hat",
    .title = /* Translators: of a cowboy, red or blue */ N_ ("Hat"),
    .help = N_ ("One that waits shows the other colour and is first played in the second hour."),
    CHOICE (&hat_words), FLIP_IN (FlickemupStart, waits) },
};

static const FlipField townsperson_fields[] = {
  POSE (take_pose),
  HIT_POINTS (0, N_ ("How often it can be hit; with 0 it always gets up unhurt.")),
};

static const char *const people[] = { "man", "woman" };
static const FlipChoices people_words = { .n = 2, .words = people,
                                          .title = flickemup_title_figure };
static const char *const teams[] = { "lawmen", "outlaws" };
static const char *const team_titles[] = { N_ ("Lawmen"), N_ ("Outlaws") };
static const FlipChoices team_words = { .n = 2, .words = teams, .titles = team_titles };

static const FlipField gallows_fields[] = {
  POSE (take_pose),
  { .key = "figure",
    .title = N_ ("Who is on it"),
    .help = N_ ("One of the townspeople, who then has no position of their own."),
    CHOICE (&people_words), .take = take_hanged },
  { .key = "hour",
    .title = /* field in the editor, of the gallows */ N_ ("Hangs at"),
    .help = N_ ("The hour at which the figure on it is hanged."),
    .least = 1, .most = FLICKEMUP_TWELVE, .is_optional = TRUE,
    FLIP_IN (FlickemupScenario, gallows.hour) },
  { .key = "friends",
    .title = /* field in the editor, of the gallows */ N_ ("Freed by"),
    .help = N_ ("The side that can free the figure with a move against the block."),
    CHOICE (&team_words), FLIP_IN (FlickemupScenario, gallows.friends) },
};

static const FlipField loose_fields[] = { POSE (take_pose) };

static const FlipChoices outdoor_keys = { .n = FLICKEMUP_MOST_OUTDOORS, .words = flip_numbers };

static const FlipPhrase outdoor_phrases[] = {
  { .pattern = "% % %",
    .title = N_ ("Token on the table"),
    .slots = { { .title = N_ ("Token"), .words = &flickemup_tokens },
               { .title = N_ ("From the left"), .least = 0, .most = MOST_SIDE, .unit = N_ ("mm") },
               { .title = N_ ("From the far edge"),
                 .least = 0, .most = MOST_SIDE,
                 .unit = N_ ("mm") } },
    .pose = 2 },
  [OUTDOOR_ANYWHERE] = { .pattern = "%",
                         .title = N_ ("Token without a place"),
                         .slots = { { .title = N_ ("Token"), .words = &flickemup_tokens } } },
};

static const FlipField outdoor_fields[] = {
  { .keys = &outdoor_keys,
    .title = /* Translators: {key}: the number of the token in the file */ N_ ("Token {key}"),
    .help = N_ ("A token that is outdoors, and where it is."),
    FLIP_PHRASES (outdoor_phrases), .is_series = TRUE, .is_optional = TRUE,
    .take = take_outdoor },
};

static const FlipField hidden_fields[] = {
  TOKENS (/* Translators: tokens that lie face down */ N_ ("Hidden tokens"),
          N_ ("The tokens that are face down on buildings. Nobody knows which is where."),
          FLICKEMUP_MOST_OUTDOORS, take_tokens),
};

/* Groups */

#define FIGURES(kind, called, list, first)                                                       \
  { /* Translators: {group}: the name of a cowboy, as the file has it */                         \
    .name = kind, .title = N_ ("{group}"), .names = called, FLIP_FIELDS (list),                  \
    .is_optional = TRUE, .stride = sizeof (FlickemupStart),                                      \
    .offset = G_STRUCT_OFFSET (FlickemupScenario, figures) + (first) * sizeof (FlickemupStart) }
#define LOOSE(kind, words, called)                                      \
  { .name = kind, .title = words, .names = called, .is_optional = TRUE, \
    FLIP_FIELDS (loose_fields) }

static const FlipGroup groups[] = {
  { .name = "scenario", .title = N_ ("Scenario"), FLIP_FIELDS (scenario_fields) },
  { .name = "table",
    .title = N_ ("Table"),
    .help = N_ ("Leave it out, with all positions, in a scenario for a real table only."),
    FLIP_FIELDS (table_fields), .is_optional = TRUE },
  /* Translators: where a scenario begins */
  { .name = "start", .title = N_ ("Start"), FLIP_FIELDS (start_fields), .is_pinned = TRUE },
  { .name = "rules",
    .title = N_ ("Special rules"),
    FLIP_FIELDS (rule_fields), .is_optional = TRUE, .is_pinned = TRUE },
  { .name = "goals",
    .title = N_ ("Goals"),
    .help = N_ ("What each side has to do to win."),
    .fields = flickemup_goal_fields, .n_fields = FLICKEMUP_GOAL_FIELDS, .is_pinned = TRUE },
  { .name = "briefing",
    .title = /* Translators: what people read before the first turn */ N_ ("Briefing"),
    .help = N_ ("What people read before the first turn. Flipside adds the rest by itself."),
    FLIP_FIELDS (briefing_fields), .is_optional = TRUE, .is_pinned = TRUE },
  { .name = "told",
    .title = N_ ("Goals that you declare"),
    .help = N_ ("Sentences for goals that Flipside can’t see by itself. Goals refer to them."),
    .fields = &flickemup_told_field, .n_fields = 1, .is_optional = TRUE },
  { .name = "town",
    .title = N_ ("Town"),
    .help = N_ ("For scenarios that don’t say where things are placed."),
    FLIP_FIELDS (town_fields), .is_optional = TRUE },
  { .name = "building",
    .title = /* Translators: {group}: the name of a cowboy, as the file has it */ N_ ("{group}"),
    .names = &flickemup_buildings, FLIP_FIELDS (building_fields), .is_optional = TRUE,
    .stride = 1 },
  { .name = "gallows", .title = N_ ("Gallows"), FLIP_FIELDS (gallows_fields), .is_optional = TRUE },
  FIGURES ("lawman", &lawmen, cowboy_fields, 0),
  FIGURES ("outlaw", &outlaws, cowboy_fields, FLICKEMUP_COWBOYS_A_TEAM),
  FIGURES ("townsperson", &townspeople, townsperson_fields, FLICKEMUP_MAN),
  /* Translators: {group}: the number of the barrel in the file */
  LOOSE ("barrel", N_ ("Barrel {group}"), &barrels),
  /* Translators: {group}: the number of the cactus in the file */
  LOOSE ("cactus", N_ ("Cactus {group}"), &cacti),
  /* Translators: {group}: the number of the fence in the file */
  LOOSE ("fence", N_ ("Fence {group}"), &fences),
  /* Translators: {group}: the number of the tumbleweed in the file */
  LOOSE ("tumbleweed", N_ ("Tumbleweed {group}"), &tumbleweeds),
  { .name = "outdoors",
    .title = /* tokens that lie outside of buildings */ N_ ("Tokens outdoors"),
    FLIP_FIELDS (outdoor_fields), .is_optional = TRUE },
  { .name = "hidden",
    .title = N_ ("Tokens face down"),
    FLIP_FIELDS (hidden_fields), .is_optional = TRUE },
};

const FlipFormat flickemup_format = {
  .groups = groups, .n_groups = G_N_ELEMENTS (groups),
  .size = sizeof (FlickemupScenario),
  .check = flickemup_scenario_check,
  .table = &flickemup_table_format,
};

gboolean
flickemup_scenario_read (FlickemupScenario *scenario,
                         const char *text,
                         const char *name,
                         GError **error)
{
  memset (scenario, 0, sizeof *scenario);
  return flip_format_read (&flickemup_format, text, name, scenario, error);
}
