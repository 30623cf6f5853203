/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/quote.h"
#include "games/flickemup/flickemup-read.h"

#include "games/flickemup/flickemup-place.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Reads a scenario: what stands where, and with what. */

#define LEAST_SIDE      300
#define MOST_SIDE       3000
#define MOST_HIT_POINTS 9

static const char *const no_yes[] = { "no", "yes" };

int
flickemup_read_word (const char *text, FlickemupWord word, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      if (g_str_equal (text, word (i)))
        return (int) i;
    }

  return -1;
}

static void
read_text (FlipKeys *keys, const char *group, const char *key, char *text, gsize size)
{
  const char *found = flip_keys_name (keys, group, key);

  if (strlen (found) >= size)
    flip_keys_refuse (keys, group, key, _ ("it is longer than %u bytes."), (guint) size - 1);
  g_strlcpy (text, found, size);
}

static guint
read_cowboy (FlipKeys *keys, const char *group, const char *key)
{
  const char *text = flip_keys_text (keys, group, key);
  int cowboy = flickemup_read_word (text, flickemup_figure_word, FLICKEMUP_COWBOYS);

  if (cowboy < 0)
    flip_keys_refuse (keys, group, key, _ ("“%s” is not a cowboy, such as lawman-1."),
                      flip_quoted (text));
  return (guint) MAX (cowboy, 0);
}

/* Without a table the scenario has no places: it is for people's own. */
static void
read_table (FlipKeys *keys, FlickemupScenario *scenario)
{
  if (!flip_keys_has (keys, "table", "width") && !flip_keys_has (keys, "table", "height"))
    return;
  scenario->width =
    (gint16) (10 * flip_keys_number (keys, "table", "width", LEAST_SIDE, MOST_SIDE));
  scenario->height =
    (gint16) (10 * flip_keys_number (keys, "table", "height", LEAST_SIDE, MOST_SIDE));
}

/* Words that are only for people to read: flickemup-briefing.c. */
static void
pass_over_briefing (FlipKeys *keys)
{
  static const char *const words[] = { "story", "set-up", "special" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      if (flip_keys_has (keys, "briefing", words[i]))
        (void) flip_keys_text (keys, "briefing", words[i]);
    }
}

static void
read_head (FlipKeys *keys, FlickemupScenario *scenario)
{
  static const struct
  {
    const char *key;
    FlickemupRule rule;
  } rules[] = {
    { "duel", FLICKEMUP_RULE_DUEL },
    { "two-pistols", FLICKEMUP_RULE_TWO_PISTOLS },
    { "rifle", FLICKEMUP_RULE_RIFLE },
    { "dynamite", FLICKEMUP_RULE_DYNAMITE },
    { "take-outdoors", FLICKEMUP_RULE_OUTDOORS },
  };

  read_text (keys, "scenario", "title", scenario->title, sizeof scenario->title);
  read_text (keys, "scenario", "teaches", scenario->teaches, sizeof scenario->teaches);
  pass_over_briefing (keys);
  read_table (keys, scenario);
  scenario->hour = (guint8) flip_keys_number (keys, "start", "hour", 1, FLICKEMUP_TWELVE - 1);
  scenario->initiative = (guint8) read_cowboy (keys, "start", "initiative");
  scenario->rules = FLICKEMUP_RULE_TWO_PISTOLS;
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      if (!flip_keys_has (keys, "rules", rules[i].key))
        continue;
      scenario->named_rules |= (guint8) rules[i].rule;
      if (flip_keys_word (keys, "rules", rules[i].key, no_yes, 2))
        scenario->rules |= (guint8) rules[i].rule;
      else
        scenario->rules &= (guint8) ~rules[i].rule;
    }
}

/* at=X Y ANGLE, in millimetres and degrees */
static FlickemupPose
read_place (FlipKeys *keys, const char *group)
{
  int numbers[3];

  flip_keys_numbers (keys, group, "at", -180, MOST_SIDE, numbers, 3);
  if (numbers[0] < 0 || numbers[1] < 0 || numbers[2] > 180)
    flip_keys_refuse (keys, group, "at",
                      _ ("x and y begin at 0, and the angle goes from -180 to 180."));
  return (FlickemupPose){
    .x = (gint16) (10 * numbers[0]),
    .y = (gint16) (10 * numbers[1]),
    .angle = (gint16) (10 * numbers[2]),
    .posture = FLICKEMUP_STANDING,
  };
}

/* A list of tokens with blanks between them. */
static guint
read_tokens (FlipKeys *keys, const char *group, guint8 tokens[FLICKEMUP_TOKENS])
{
  g_auto (GStrv) words = g_strsplit (flip_keys_text (keys, group, "tokens"), " ", -1);
  guint n = 0;

  for (guint i = 0; words[i]; i++)
    {
      int token = flickemup_read_word (words[i], flickemup_token_word, FLICKEMUP_TOKENS);

      if (*words[i] == '\0')
        continue;
      if (token < 0 || n >= FLICKEMUP_MOST_OUTDOORS)
        {
          flip_keys_refuse (keys, group, "tokens", _ ("“%s” is not a token, or one too many."),
                            flip_quoted (words[i]));
          return n;
        }
      tokens[token]++;
      n++;
    }

  return n;
}

static void
fill_slots (FlipKeys *keys, const char *group, FlickemupStart *start)
{
  guint8 tokens[FLICKEMUP_TOKENS] = { 0 };
  guint n = read_tokens (keys, group, tokens), slot = 0;

  if (n + tokens[FLICKEMUP_HOSTAGE] > FLICKEMUP_SLOTS)
    {
      flip_keys_refuse (keys, group, "tokens",
                        _ ("a cowboy has room for two tokens, and a hostage takes both places."));
      return;
    }
  for (guint token = 0; token < FLICKEMUP_TOKENS; token++)
    {
      for (guint i = 0; i < tokens[token]; i++)
        start->tokens[slot++] = (guint8) token;
    }
  if (tokens[FLICKEMUP_HOSTAGE])
    start->tokens[1] = FLICKEMUP_HOSTAGE;
}

static void
read_inside (FlipKeys *keys, FlickemupScenario *scenario, guint figure)
{
  const char *group = flickemup_figure_word (figure);
  const char *text = flip_keys_text (keys, group, "inside");
  int building = flickemup_read_word (text, flickemup_building_word, FLICKEMUP_BUILDINGS);

  if (building < 0 || !(scenario->buildings & 1u << building))
    flip_keys_refuse (keys, group, "inside", _ ("“%s” is not a building of this town."),
                      flip_quoted (text));
  else
    scenario->figures[figure].inside = (guint8) building;
}

static void
read_figure (FlipKeys *keys, FlickemupScenario *scenario, guint figure)
{
  static const char *const hats[] = { "ready", "waiting" };
  const char *group = flickemup_figure_word (figure);
  FlickemupStart *start = &scenario->figures[figure];
  gboolean cowboy = figure < FLICKEMUP_COWBOYS;

  memset (start->tokens, FLICKEMUP_NO_TOKEN, sizeof start->tokens);
  start->inside = FLICKEMUP_OUTSIDE;
  if (flickemup_is_placed (scenario) && flip_keys_has (keys, group, "at"))
    scenario->poses[figure] = read_place (keys, group);
  else if (cowboy && flip_keys_has (keys, group, "inside"))
    read_inside (keys, scenario, figure);
  else if (!flip_keys_has (keys, group, "hit-points"))
    return;
  else if (scenario->gallows.hour && scenario->gallows.figure == figure)
    ;
  else if (!flickemup_is_placed (scenario))
    scenario->poses[figure].posture = FLICKEMUP_STANDING;
  else
    flip_keys_refuse (keys, group, NULL,
                      _ ("“at” says where it stands, or “inside” in which building."));
  start->present = TRUE;
  start->hit_points =
    (guint8) flip_keys_number (keys, group, "hit-points", cowboy ? 1 : 0, MOST_HIT_POINTS);
  if (cowboy && flip_keys_has (keys, group, "tokens"))
    fill_slots (keys, group, start);
  if (cowboy && flip_keys_has (keys, group, "hat"))
    start->waits = (guint8) flip_keys_word (keys, group, "hat", hats, 2);
}

/* Where nothing has a place, the buildings are listed. */
static void
read_town (FlipKeys *keys, FlickemupScenario *scenario)
{
  g_auto (GStrv) words = NULL;

  if (flickemup_is_placed (scenario) || !flip_keys_has (keys, "town", "buildings"))
    return;
  words = g_strsplit (flip_keys_text (keys, "town", "buildings"), " ", -1);
  for (guint i = 0; words[i]; i++)
    {
      int building = flickemup_read_word (words[i], flickemup_building_word, FLICKEMUP_BUILDINGS);

      if (building >= 0)
        scenario->buildings |= (guint8) (1u << building);
      else if (*words[i])
        flip_keys_refuse (keys, "town", "buildings", _ ("“%s” is not a building."),
                          flip_quoted (words[i]));
    }
}

static void
place_building (FlipKeys *keys, FlickemupScenario *scenario, guint building)
{
  FlickemupPose place = read_place (keys, flickemup_building_word (building));

  scenario->buildings |= (guint8) (1u << building);
  flickemup_place_blocks (&place, &scenario->poses[flickemup_left_block (building)],
                          &scenario->poses[flickemup_right_block (building)]);
}

static void
read_building (FlipKeys *keys, FlickemupScenario *scenario, guint building)
{
  const char *group = flickemup_building_word (building);

  if (flickemup_is_placed (scenario) && flip_keys_has (keys, group, "at"))
    place_building (keys, scenario, building);
  if (!(scenario->buildings & 1u << building))
    return;
  if (flip_keys_has (keys, group, "tokens"))
    read_tokens (keys, group, scenario->tokens[building]);
  if (flip_keys_has (keys, group, "face-down"))
    scenario->face_down[building] =
      (guint8) flip_keys_number (keys, group, "face-down", 1, FLICKEMUP_MOST_OUTDOORS);
  if (flip_keys_has (keys, group, "closed") && flip_keys_word (keys, group, "closed", no_yes, 2))
    scenario->closed |= (guint8) (1u << building);
}

static void
read_gallows (FlipKeys *keys, FlickemupScenario *scenario)
{
  static const char *const people[] = { "man", "woman" };
  static const char *const teams[] = { "lawmen", "outlaws" };
  FlickemupGallows *gallows = &scenario->gallows;

  if (flickemup_is_placed (scenario) && flip_keys_has (keys, "gallows", "at"))
    scenario->poses[FLICKEMUP_PIECE_GALLOWS] = read_place (keys, "gallows");
  else if (flickemup_is_placed (scenario) || !flip_keys_has (keys, "gallows", "figure"))
    return;
  else
    scenario->poses[FLICKEMUP_PIECE_GALLOWS].posture = FLICKEMUP_STANDING;
  gallows->figure =
    (guint8) (FLICKEMUP_MAN + flip_keys_word (keys, "gallows", "figure", people, 2));
  gallows->hour =
    (guint8) flip_keys_number (keys, "gallows", "hour", scenario->hour + 1, FLICKEMUP_TWELVE);
  gallows->friends = (guint8) flip_keys_word (keys, "gallows", "friends", teams, 2);
}

/* "gold 600 450", or "gold" where nothing has a place. */
static gboolean
read_outdoor (const FlickemupScenario *scenario, const char *text, FlickemupOutdoor *lies)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint n = g_strv_length (words);
  int token = n ? flickemup_read_word (words[0], flickemup_token_word, FLICKEMUP_TOKENS) : -1;
  gint64 x = 0, y = 0;

  if (token < 0 || n != (flickemup_is_placed (scenario) ? 3 : 1))
    return FALSE;
  if (n == 3
      && (!g_ascii_string_to_signed (words[1], 10, 0, scenario->width / 10, &x, NULL)
          || !g_ascii_string_to_signed (words[2], 10, 0, scenario->height / 10, &y, NULL)))
    return FALSE;
  *lies = (FlickemupOutdoor){ (gint16) (10 * x), (gint16) (10 * y), (guint8) token };
  return TRUE;
}

/* Outdoors: 1=gold X Y, 2=… */
static void
read_outdoors (FlipKeys *keys, FlickemupScenario *scenario)
{
  for (guint i = 0; i < FLICKEMUP_MOST_OUTDOORS; i++)
    {
      g_autofree char *key = g_strdup_printf ("%u", i + 1);

      if (!flip_keys_has (keys, "outdoors", key))
        return;
      if (!read_outdoor (scenario, flip_keys_text (keys, "outdoors", key), &scenario->outdoors[i]))
        {
          flip_keys_refuse (keys, "outdoors", key,
                            _ ("it is written like “gold 600 450”: what lies at which x and y."));
          return;
        }
      scenario->n_outdoors++;
    }
}

static void
read_loose (FlipKeys *keys, FlickemupScenario *scenario)
{
  for (guint piece = FLICKEMUP_PIECE_BARREL; piece < FLICKEMUP_PIECES; piece++)
    {
      if (flickemup_is_placed (scenario) && flip_keys_has (keys, flickemup_piece_word (piece), "at"))
        scenario->poses[piece] = read_place (keys, flickemup_piece_word (piece));
    }
}

gboolean
flickemup_scenario_read (FlickemupScenario *scenario,
                         const char *text,
                         const char *name,
                         GError **error)
{
  FlipKeys *keys = flip_keys_new (text, name);

  memset (scenario, 0, sizeof *scenario);
  read_head (keys, scenario);
  read_town (keys, scenario);
  for (guint building = 0; building < FLICKEMUP_BUILDINGS; building++)
    read_building (keys, scenario, building);
  read_gallows (keys, scenario);
  for (guint figure = 0; figure < FLICKEMUP_FIGURES; figure++)
    read_figure (keys, scenario, figure);
  read_loose (keys, scenario);
  read_outdoors (keys, scenario);
  if (flip_keys_has (keys, "hidden", "tokens"))
    read_tokens (keys, "hidden", scenario->hidden);
  flickemup_read_goals (keys, scenario);
  flickemup_scenario_check (keys, scenario);
  return flip_keys_close (keys, error);
}
