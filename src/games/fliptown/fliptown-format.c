/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "engine/boards/format.h"
#include "games/fliptown/fliptown-people.h"
#include "games/fliptown/places/fliptown-buildings.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The format of a Fliptown board's file. */

#define MOST 99

/* Words to choose from */

/* The first character and cowbot are none, which is not a key. */

static void
find_characters (const FlipChoices *of, FlipBoardFile *file, const char *group, GPtrArray *words)
{
  for (guint i = 1; i < FLIPTOWN_N_CHARACTERS; i++)
    g_ptr_array_add (words, (gpointer) fliptown_character_word (i));
}

static const char *
character_name (guint index)
{
  return _ (fliptown_characters[index + 1].name);
}

static void
find_cowbots (const FlipChoices *of, FlipBoardFile *file, const char *group, GPtrArray *words)
{
  for (guint i = 1; i < FLIPTOWN_N_COWBOTS; i++)
    g_ptr_array_add (words, (gpointer) fliptown_cowbot_word (i));
}

static const char *
cowbot_name (guint index)
{
  return _ (fliptown_cowbots[index + 1].name);
}

/* Chambers are in the order of their depth: those before one are above it or beside it. */
static void
find_above (const FlipChoices *of, FlipBoardFile *file, const char *group, GPtrArray *words)
{
  const char *own = g_str_has_prefix (group, "mine ") ? group + strlen ("mine ") : "";

  g_ptr_array_add (words, (gpointer) "entrance");
  for (guint i = 0; i < FLIPTOWN_CHAMBERS && !g_str_equal (own, fliptown_chamber_word (i)); i++)
    g_ptr_array_add (words, (gpointer) fliptown_chamber_word (i));
}

static const char *const counted[] = { "tombstones", "buildings", "chambers", "stops", "targets" };
static const char *const counted_titles[] = {
  N_ ("for each tombstone"),  N_ ("for each building"), N_ ("for each chamber"),
  N_ ("for each trail stop"), N_ ("for each target"),
};
static const char *const hands[] = {
  "pair",       "two-pair", "three",          "straight",    "flush",
  "full-house", "four",     "straight-flush", "royal-flush",
};
static const char *const hand_titles[] = {
  /* a hand */ N_ ("Pair"), /* a hand */ N_ ("Two Pair"), N_ ("Three of a Kind"),
  /* a hand */ N_ ("Straight"), /* a hand */ N_ ("Flush"), /* a hand */ N_ ("Full House"),
  N_ ("Four of a Kind"), /* a hand */ N_ ("Straight Flush"), /* a hand */ N_ ("Royal Flush"),
};
static const char *const rank_words[FLIP_KING] = {
  "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
};
static const char *const betweens[FLIPTOWN_REWARDS] = {
  "A1-B1", "B1-C1", "A1-A2", "B1-B2", "C1-C2", "A2-B2",
  "B2-C2", "A2-A3", "B2-B3", "C2-C3", "A3-B3", "B3-C3",
};

G_STATIC_ASSERT (G_N_ELEMENTS (hands) == FLIP_N_HANDS - FLIP_HAND_PAIR);

static const FlipChoices ranks = { .n = FLIP_KING, .words = rank_words };
static const FlipChoices places = { .n = FLIPTOWN_N_PLACES, .words = fliptown_place_words,
                                    .name = fliptown_place_name };
static const FlipChoices silvers = { .n = G_N_ELEMENTS (counted), .words = counted,
                                     .titles = counted_titles };
static const FlipChoices buildings = { .n = FLIPTOWN_BUILDINGS, .words = fliptown_building_words,
                                       .name = fliptown_building_name };
static const FlipChoices above = { .find = find_above };
static const FlipChoices hand_keys = { .n = G_N_ELEMENTS (hands), .words = hands,
                                       .titles = hand_titles };
static const FlipChoices between_keys = { .n = FLIPTOWN_REWARDS, .words = betweens };
static const FlipChoices character_keys = { .n = FLIPTOWN_N_CHARACTERS - 1,
                                            .find = find_characters, .name = character_name };
static const FlipChoices cowbot_keys = { .n = FLIPTOWN_N_COWBOTS - 1, .find = find_cowbots,
                                         .name = cowbot_name };

/* Rewards */

#define COUNT(word, name, picture, low) \
  { "% " word, name, picture, { { .title = N_ ("How many"), .least = low, .most = MOST } } }

static const FlipPhrase rewards[FLIPTOWN_N_REWARDS] = {
  [FLIPTOWN_REWARD_PAN_OR_HAMMER] = { "pan-or-hammer", N_ ("Pan or hammer"), "pan" },
  [FLIPTOWN_REWARD_STARS] = COUNT ("stars", N_ ("Stars"), "star", 1),
  [FLIPTOWN_REWARD_GOLD] = COUNT ("gold", N_ ("Gold"), "gold", 1),
  [FLIPTOWN_REWARD_CASH] = COUNT ("cash", N_ ("Cash"), "cash", 1),
  [FLIPTOWN_REWARD_WANTED] = COUNT ("wanted", N_ ("Wanted"), "wanted", -MOST),
  [FLIPTOWN_REWARD_PANS] = COUNT ("pan", /* Translators: a tool */ N_ ("Pan"), "pan", 1),
  [FLIPTOWN_REWARD_HAMMERS] =
    COUNT ("hammer", /* Translators: a tool */ N_ ("Hammer"), "hammer", 1),
  [FLIPTOWN_REWARD_BONUS] = {
    "bonus %", /* a field of a reward in the editor */ N_ ("Bonus action"), "bonus",
    { { /* Translators: a field of a reward in the editor */ N_ ("Where"), .words = &places } } },
  [FLIPTOWN_REWARD_SILVER] = {
    "silver %", /* a field of a reward in the editor */ N_ ("Silver"), "silver",
    { { /* Translators: a field of a reward in the editor */ N_ ("For what"),
        .words = &silvers } } },
};

/* What each of them is in a reward: one byte. */
static const gsize reward_members[FLIPTOWN_N_REWARDS] = {
  [FLIPTOWN_REWARD_PAN_OR_HAMMER] = G_STRUCT_OFFSET (FliptownReward, pan_or_hammer),
  [FLIPTOWN_REWARD_STARS] = G_STRUCT_OFFSET (FliptownReward, stars),
  [FLIPTOWN_REWARD_GOLD] = G_STRUCT_OFFSET (FliptownReward, gold),
  [FLIPTOWN_REWARD_CASH] = G_STRUCT_OFFSET (FliptownReward, cash),
  [FLIPTOWN_REWARD_WANTED] = G_STRUCT_OFFSET (FliptownReward, wanted),
  [FLIPTOWN_REWARD_PANS] = G_STRUCT_OFFSET (FliptownReward, pans),
  [FLIPTOWN_REWARD_HAMMERS] = G_STRUCT_OFFSET (FliptownReward, hammers),
  [FLIPTOWN_REWARD_BONUS] = G_STRUCT_OFFSET (FliptownReward, bonus),
  [FLIPTOWN_REWARD_SILVER] = G_STRUCT_OFFSET (FliptownReward, silver),
};

static void
take_reward (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FliptownReward *reward = flip_reading_at (reading, place);
  gsize first = (gsize) (place->field->phrases - rewards);

  *reward = (FliptownReward){ .bonus = FLIPTOWN_NOWHERE };
  for (guint i = 0; i < value->n_parts; i++)
    {
      FliptownRewardKind kind = first + value->parts[i].phrase;
      int number = kind == FLIPTOWN_REWARD_PAN_OR_HAMMER ? TRUE : value->parts[i].values[0];

      if (kind == FLIPTOWN_REWARD_SILVER)
        number += FLIPTOWN_SILVER_TOMBSTONES;
      ((gint8 *) reward)[reward_members[kind]] = (gint8) number;
    }
}

#define A_REWARD(first, last) TAKEN_REWARD (first, last, take_reward)
#define TAKEN_REWARD(first, last, function)                                                 \
  .kind = FLIP_KIND_PHRASES, .phrases = &rewards[first], .n_phrases = (last) - (first) + 1, \
  .n_least = 0, .n_most = (last) - (first) + 1, .once = TRUE, .take = function

/* Values that need code of their own */

static void
take_targets (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FliptownBoard *board = flip_reading_board (reading);

  for (guint i = 0; i < FLIPTOWN_TARGETS_IN_A_ROW; i++)
    board->target_values[place->instance * FLIPTOWN_TARGETS_IN_A_ROW + i] =
      (guint8) (value->parts[i].values[0] + 1);
}

static void
take_ways (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FliptownBoard *board = flip_reading_board (reading);
  FliptownChamber *chamber = &board->chambers[place->instance];

  chamber->n_ways = (guint8) value->n_parts;
  for (guint i = 0; i < value->n_parts; i++)
    {
      const int *slots = value->parts[i].values;

      chamber->ways[i] = (FliptownWay){
        .from = slots[0] == 0 ? FLIPTOWN_ENTRANCE : (guint8) (slots[0] - 1),
        .lowest = (guint8) (slots[1] + 1),
        .highest = (guint8) (slots[2] + 1),
      };
    }
}

/* Each building adds its own keys, so duplicates must be detected at once. */
static void
take_building (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  const FliptownBoard *board = flip_reading_board (reading);

  for (guint i = 0; i < place->instance; i++)
    {
      if (board->houses[i].kind == value->parts[0].values[0])
        flip_reading_refuse (reading, place->name, place->key,
                             /* Translators: %s: a building, as the file names it */
                             _ ("“%s” appears twice in Town."), value->text);
    }
}

static void
take_hand (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FliptownBoard *board = flip_reading_board (reading);

  board->hand_cash[FLIP_HAND_PAIR + place->index] = (gint8) value->parts[0].values[0];
  board->hand_stars[FLIP_HAND_PAIR + place->index] = (gint8) value->parts[1].values[0];
}

static guint8
stone_in (const char *word)
{
  guint8 stone = 0;

  while (!g_str_has_prefix (word, fliptown_stone_word (stone)))
    stone++;
  return stone;
}

static void
take_between (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FliptownBoard *board = flip_reading_board (reading);
  FliptownBetween *between = &board->betweens[place->index];

  between->stones[0] = stone_in (place->key);
  between->stones[1] = stone_in (strchr (place->key, '-') + 1);
  take_reward (reading, place, value);
}

/* Similar groups */

static const char *const rows[FLIPTOWN_ROWS] = {
  "badlands chicken",
  "badlands cattle",
  "badlands stagecoach",
  "badlands train",
};
static const char *const row_titles[FLIPTOWN_ROWS] = {
  /* a part of Fliptown’s board */ N_ ("Badlands: Chicken"),
  /* a part of Fliptown’s board */ N_ ("Badlands: Cattle"),
  /* a part of Fliptown’s board */ N_ ("Badlands: Stagecoach"),
  /* a part of Fliptown’s board */ N_ ("Badlands: Train"),
};

static const char *const town_groups[FLIPTOWN_BUILDINGS] = {
  "town A", "town 2", "town 3",  "town 4", "town 5", "town 6", "town 7",
  "town 8", "town 9", "town 10", "town J", "town Q", "town K",
};
static const char *const mine_groups[FLIPTOWN_CHAMBERS] = {
  "mine 1a", "mine 1b", "mine 2a", "mine 2b", "mine 2c", "mine 3a", "mine 3b",
  "mine 3c", "mine 3d", "mine 4a", "mine 4b", "mine 4c", "mine 4d", "mine 4e",
};

static char *
chamber_title (FlipBoardFile *file, const char *name)
{
  return g_strdup (name + strlen ("mine "));
}

/* "A, Undertaker" */
static char *
house_title (FlipBoardFile *file, const char *name)
{
  const char *word = flip_board_file_get (file, name, "building");
  guint kind = 0;

  while (kind < FLIPTOWN_BUILDINGS && g_strcmp0 (word, fliptown_building_word (kind)) != 0)
    kind++;
  if (kind < FLIPTOWN_BUILDINGS)
    word = fliptown_building_name (kind);
  return flip_phrase_list (name + strlen ("town "), word ? word : "", NULL);
}

static const FlipChoices cowboys = { .n = FLIPTOWN_ROWS, .words = rows, .titles = row_titles };
static const FlipChoices chambers = { .n = FLIPTOWN_CHAMBERS, .words = mine_groups,
                                      .title = chamber_title };
static const FlipChoices houses = { .n = FLIPTOWN_BUILDINGS, .words = town_groups,
                                    .title = house_title };

/* The description */

#define NUMBER(word, name, sentence, low, member)                             \
  { .key = word, .title = name, .help = sentence, .least = low, .most = MOST, \
    FLIP_IN (FliptownBoard, member) }
#define GOLD(word, name, sentence, low, member)                                                    \
  { .key = word, .title = name, .help = sentence, .least = low, .most = MOST, .unit = N_ ("gold"), \
    FLIP_IN (FliptownBoard, member) }
#define NUMBERS(word, name, sentence, n, member)                                          \
  { .key = word, .title = name, .help = sentence, .least = 0, .most = MOST, .n_least = n, \
    .n_most = n, FLIP_IN_ARRAY (FliptownBoard, member) }
static const FlipField start_fields[] = {
  NUMBER ("cash", N_ ("Cash"), N_ ("What a player without a character starts with."), 0,
          starts[0].cash),
  NUMBER ("gold", N_ ("Gold"), NULL, 0, starts[0].gold),
};

static const FlipField price_fields[] = {
  /* Translators: what gold pays for */
  GOLD ("suit", N_ ("Another suit"), N_ ("Gold to use a card as another suit."), 0, suit_price),
  GOLD ("value", N_ ("One up or down"), N_ ("Gold to change a value by 1."), 1, value_price),
  /* Translators: what gold pays for */
  GOLD ("bribe", N_ ("Bribe"), N_ ("Gold for each Wanted that you have."), 1, bribe_price),
};

static const FlipField limit_fields[] = {
  NUMBER ("pans", N_ ("Pans at most"), NULL, 0, most_pans),
  NUMBER ("hammers", N_ ("Hammers at most"), NULL, 0, most_hammers),
};

static const FlipField trail_fields[] = {
  { .keys = &ranks,
    .title = /* Translators: {key}: the name of a stop */ N_ ("Stop {key}"),
    .help = N_ ("What reaching this stop of the Trail gives."),
    A_REWARD (FLIPTOWN_REWARD_PAN_OR_HAMMER, FLIPTOWN_REWARD_BONUS),
    .offset = G_STRUCT_OFFSET (FliptownBoard, stops), .stride = sizeof (FliptownReward) },
};

static const FlipField value_fields[] = {
  { .key = "values",
    .title = /* field in the editor: values of three targets */ N_ ("Values"),
    .help = N_ ("The three targets of the row; no value appears in the Badlands twice."),
    .kind = FLIP_KIND_WORDS, .words = &ranks, .n_least = FLIPTOWN_TARGETS_IN_A_ROW,
    .n_most = FLIPTOWN_TARGETS_IN_A_ROW, .once = TRUE, .take = take_targets },
};

static const FlipField row_fields[] = {
  { .key = "wanted",
    .title = N_ ("Wanted"),
    .help = N_ ("What each robbery in this row adds."),
    .least = 0, .most = MOST, FLIP_IN (FliptownRow, wanted) },
  { .key = "stars", .title = N_ ("Stars"), .least = 0, .most = MOST, FLIP_IN (FliptownRow, stars) },
  { .key = "cash",
    .title = N_ ("Cash"),
    .help = N_ ("For the first, second and third target."),
    .least = 0, .most = MOST, .n_least = FLIPTOWN_TARGETS_IN_A_ROW,
    .n_most = FLIPTOWN_TARGETS_IN_A_ROW, FLIP_IN_ARRAY (FliptownRow, cash) },
  { .key = "gives",
    .title = /* what a complete row gives */ N_ ("When complete"),
    .help = N_ ("What the whole row gives once."),
    A_REWARD (FLIPTOWN_REWARD_STARS, FLIPTOWN_REWARD_BONUS),
    .offset = G_STRUCT_OFFSET (FliptownRow, bonus) },
};

static const FlipPhrase way_phrases[] = {
  { .pattern = "% % %",
    .title = /* a way from one chamber of the Mine to another */ N_ ("Way"),
    .slots = { { .title = /* the chamber above */ N_ ("From"), .words = &above },
               { .title = /* the cards that fit */ N_ ("Lowest"), .words = &ranks },
               { .title = /* the cards that fit */ N_ ("Highest"), .words = &ranks } } },
};

static const FlipField chamber_fields[] = {
  { .key = "gives",
    .title = /* the reward */ N_ ("Gives"),
    A_REWARD (FLIPTOWN_REWARD_STARS, FLIPTOWN_REWARD_SILVER),
    .offset = G_STRUCT_OFFSET (FliptownChamber, reward) },
  { .key = "ways",
    .title = /* ways between the chambers of the Mine */ N_ ("Ways"),
    .help = N_ ("From which chamber above, or the entrance, and with which values it can be "
                "reached."),
    FLIP_PHRASES (way_phrases), .n_least = 1, .n_most = FLIPTOWN_MAX_WAYS, .take = take_ways },
};

static const FlipField house_fields[] = {
  { .key = "building",
    .title = N_ ("Building"),
    .help = N_ ("Each building appears once in Town."),
    .kind = FLIP_KIND_WORDS, .words = &buildings, FLIP_IN (FliptownHouse, kind),
    .take = take_building },
  { .key = "roof",
    .title = /* of a building */ N_ ("Roof"),
    .help = N_ ("What the first visit also gives."),
    A_REWARD (FLIPTOWN_REWARD_STARS, FLIPTOWN_REWARD_BONUS),
    .offset = G_STRUCT_OFFSET (FliptownHouse, roof) },
};

static const FlipField cemetery_fields[] = {
  NUMBER ("wanted", N_ ("Wanted"), N_ ("What each outer tombstone adds."), 0, stone_wanted),
  { .keys = &between_keys,
    .title = /* Translators: {key}: the names of two stops */ N_ ("Between {key}"),
    .help = N_ ("What two neighbouring tombstones give together."),
    TAKEN_REWARD (FLIPTOWN_REWARD_STARS, FLIPTOWN_REWARD_BONUS, take_between),
    .offset = G_STRUCT_OFFSET (FliptownBoard, betweens) + G_STRUCT_OFFSET (FliptownBetween, reward),
    .stride = sizeof (FliptownBetween) },
};

static const char *const pay_titles[] = { N_ ("Cash"), N_ ("Stars") };

const char *
fliptown_hand_word (FlipHand hand)
{
  g_return_val_if_fail (hand >= FLIP_HAND_PAIR && hand < FLIP_N_HANDS, NULL);

  return hands[hand - FLIP_HAND_PAIR];
}

const char *
fliptown_between_word (guint between)
{
  g_return_val_if_fail (between < FLIPTOWN_REWARDS, NULL);

  return betweens[between];
}

static const FlipField poker_fields[] = {
  { .keys = &hand_keys,
    .title = /* Translators: {key}: a name in the file */ N_ ("{key}"),
    .help = N_ ("What the hand pays at the end of a round."),
    .least = 0, .most = MOST, .n_least = 2, .n_most = 2, .part_titles = pay_titles,
    .take = take_hand },
};

static const FlipField work_fields[] = {
  NUMBER ("gold-a-pan", N_ ("Gold for each pan"), NULL, 0, gold_a_pan),
  NUMBER ("cash-a-hammer", N_ ("Cash for each hammer"), NULL, 0, cash_a_hammer),
};

static const FlipField sheriff_fields[] = {
  NUMBERS ("cash", N_ ("Fine in cash"), N_ ("For an arrest in each round."), FLIPTOWN_ROUNDS,
           penalty_cash),
  NUMBERS ("stars", N_ ("Fine in stars"), N_ ("For an arrest in each round."), FLIPTOWN_ROUNDS,
           penalty_stars),
  NUMBER ("stars-only-from", N_ ("Wanted that rules out cash"),
          N_ ("A player with this much Wanted can’t pay the fine in cash."), 1, stars_only_from),
};

static const FlipField scoring_fields[] = {
  NUMBER ("cash-a-point", N_ ("Cash for a point"), NULL, 1, cash_a_point),
  NUMBER ("gold-a-point", N_ ("Gold for a point"), NULL, 1, gold_a_point),
};

static const FlipField bounty_fields[] = {
  NUMBER ("first", N_ ("Points for the first"), NULL, 0, bounty_first),
  NUMBER ("later", N_ ("Points for the others"), NULL, 0, bounty_later),
  NUMBER ("sites-in-each-region", N_ ("Sites in each region"), NULL, 1, bounty_sites),
  NUMBER ("tools", /* bounty */ N_ ("Tools"), NULL, 1, bounty_tools),
  NUMBER ("mine-gold", N_ ("Gold from the Mine"), NULL, 1, bounty_mine_gold),
  NUMBER ("tombstones", N_ ("Tombstones"), NULL, 1, bounty_tombstones),
  NUMBER ("outlaws", N_ ("Outlaws"), NULL, 1, bounty_outlaws),
  NUMBER ("wanted", N_ ("Wanted"), NULL, 1, bounty_wanted),
  NUMBER ("gear", /* bounty */ N_ ("Gear"), NULL, 1, bounty_gear),
  NUMBER ("cash", N_ ("Cash"), NULL, 1, bounty_cash),
  NUMBER ("gold", N_ ("Gold"), NULL, 1, bounty_gold),
};

static const char *const start_titles[] = {
  N_ ("Cash"), N_ ("Gold"), N_ ("Wanted"), N_ ("Stars"), N_ ("Pans"), N_ ("Hammers"), N_ ("Shovel"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (start_titles) == sizeof (FliptownStart));

static const FlipField character_fields[] = {
  { .keys = &character_keys,
    .title = /* Translators: {key}: a name in the file */ N_ ("{key}"),
    .help = N_ ("What the character starts with."),
    .least = 0, .most = MOST, .n_least = G_N_ELEMENTS (start_titles),
    .n_most = G_N_ELEMENTS (start_titles), .part_titles = start_titles,
    .offset = G_STRUCT_OFFSET (FliptownBoard, starts[1]), .stride = sizeof (FliptownStart),
    .width = 1 },
};

static const FlipField ability_fields[] = {
  NUMBER ("preacher-takes-off", N_ ("Wanted that the Preacher removes"), NULL, 0,
          preacher_takes_off),
  NUMBER ("ranch-hand-takes-off", N_ ("Wanted that the Ranch Hand removes per hammer"), NULL, 0,
          ranch_hand_takes_off),
  NUMBER ("wild-card-jokers", N_ ("Jokers of the Wild Card"), NULL, 1, jokers),
};

static const char *const region_titles[] = { N_ ("Trail"), N_ ("Badlands"), N_ ("Mine"),
                                             N_ ("Town") };

static const FlipField cowbot_fields[] = {
  { .keys = &cowbot_keys,
    .title = /* Translators: {key}: a name in the file */ N_ ("{key}"),
    .help = N_ ("Its points for each site left in a region."),
    .least = 0, .most = MOST, .n_least = FLIPTOWN_N_REGIONS, .n_most = FLIPTOWN_N_REGIONS,
    .part_titles = region_titles, .offset = G_STRUCT_OFFSET (FliptownBoard, cowbot_points[1]),
    .stride = FLIPTOWN_N_REGIONS, .width = 1 },
  NUMBERS ("stolen-card", N_ ("Points for a stolen card"), N_ ("On easy, normal and hard."), 3,
           stolen_points),
  NUMBER ("for-a-character", N_ ("Points against a character"), NULL, 0, character_points),
  NUMBER ("for-holdem", N_ ("Points against hold ’em"), NULL, 0, holdem_points),
};

#define GROUP(word, heading, sentence, list) \
  { .name = word, .title = heading, .help = sentence, FLIP_FIELDS (list) }

static const FlipGroup groups[] = {
  GROUP ("start", N_ ("Start"), NULL, start_fields),
  GROUP ("prices", /* heading */ N_ ("Changing cards"), NULL, price_fields),
  GROUP ("limits", N_ ("Tools"), NULL, limit_fields),
  GROUP ("trail", N_ ("Trail"), NULL, trail_fields),
  { .name = "badlands ROW",
    .title = /* Translators: {group}: the name of a cowboy, as the file has it */ N_ ("{group}"),
    .help = N_ ("One of the four rows: chicken, cattle, stagecoach, train."),
    .names = &cowboys, FLIP_FIELDS (value_fields) },
  { .name = "badlands ROW",
    .title = /* Translators: {group}: the name of a cowboy, as the file has it */ N_ ("{group}"),
    .names = &cowboys, FLIP_FIELDS (row_fields), .offset = G_STRUCT_OFFSET (FliptownBoard, rows),
    .stride = sizeof (FliptownRow) },
  { .name = "mine CHAMBER",
    .title = /* Translators: {group}: the name of a chamber */ N_ ("Mine, chamber {group}"),
    .help = N_ ("One of the fourteen chambers, 1a to 4e."),
    .names = &chambers, FLIP_FIELDS (chamber_fields),
    .offset = G_STRUCT_OFFSET (FliptownBoard, chambers), .stride = sizeof (FliptownChamber) },
  { .name = "town VALUE",
    .title = /* Translators: {group}: the number of the building */ N_ ("Town {group}"),
    .help = N_ ("The building with this value, A to K."),
    .names = &houses, FLIP_FIELDS (house_fields),
    .offset = G_STRUCT_OFFSET (FliptownBoard, houses), .stride = sizeof (FliptownHouse) },
  { .name = "town VALUE",
    .title = /* Translators: {group}: the number of the building */ N_ ("Town {group}"),
    .help = N_ ("The same group: what belongs to its building."),
    .names = &houses, .fields = fliptown_shop_fields, .n_fields = FLIPTOWN_SHOP_FIELDS },
  GROUP ("cemetery", N_ ("Cemetery"), NULL, cemetery_fields),
  GROUP ("poker", N_ ("Poker hands"), NULL, poker_fields),
  /* Translators: heading in the editor */
  GROUP ("work", N_ ("Work"), N_ ("What the tools earn at the end of a round."), work_fields),
  GROUP ("sheriff", N_ ("Sheriff"), NULL, sheriff_fields),
  GROUP ("scoring", /* heading */ N_ ("Scoring"), NULL, scoring_fields),
  GROUP ("bounties", N_ ("Bounties"), N_ ("What they are worth, and how much each requires."),
         bounty_fields),
  GROUP ("characters", N_ ("Characters"), NULL, character_fields),
  GROUP ("abilities", /* heading */ N_ ("Abilities"), NULL, ability_fields),
  GROUP ("cowbots", /* heading */ N_ ("Cowbots"), NULL, cowbot_fields),
};

/* Consistency checks */

static void
check_targets (FlipReading *reading, const FliptownBoard *board)
{
  guint seen = 0;

  for (guint i = 0; i < FLIPTOWN_TARGETS; i++)
    {
      if (seen & 1u << board->target_values[i])
        flip_reading_refuse (reading, rows[i / FLIPTOWN_TARGETS_IN_A_ROW], "values",
                             _ ("a value appears twice in the Badlands."));
      seen |= 1u << board->target_values[i];
    }
}

static void
check_ways (FlipReading *reading, const FliptownBoard *board)
{
  for (guint i = 0; i < FLIPTOWN_CHAMBERS; i++)
    for (guint j = 0; j < board->chambers[i].n_ways; j++)
      {
        const FliptownWay *way = &board->chambers[i].ways[j];
        g_autofree char *group = g_strconcat ("mine ", fliptown_chamber_word (i), NULL);

        if (way->lowest > way->highest)
          /* Translators: first %s: the rank of a card; second %s: the rank of a card */
          flip_reading_refuse (reading, group, "ways", _ ("the range %s to %s is reversed."),
                               flip_rank_text (way->lowest), flip_rank_text (way->highest));
      }
}

static void
check (FlipReading *reading)
{
  const FliptownBoard *board = flip_reading_board (reading);

  check_targets (reading, board);
  check_ways (reading, board);
  fliptown_shops_check_board (reading);
  fliptown_bounties_check_board (reading);
}

/* The value that a site shows */

static gboolean
place_of_site (gconstpointer state, guint16 site, const char **group, const char **key)
{
  *key = NULL;
  if (site < FLIPTOWN_SITE_BADLANDS)
    {
      *group = "trail";
      *key = rank_words[site];
    }
  else if (site < FLIPTOWN_SITE_MINE)
    *group = rows[(site - FLIPTOWN_SITE_BADLANDS) / FLIPTOWN_TARGETS_IN_A_ROW];
  else if (site < FLIPTOWN_SITE_TOWN)
    *group = mine_groups[site - FLIPTOWN_SITE_MINE];
  else if (site < FLIPTOWN_SITE_CEMETERY)
    *group = town_groups[site - FLIPTOWN_SITE_TOWN];
  else if (site < FLIPTOWN_SITES)
    *group = "cemetery";
  else
    return FALSE;
  return TRUE;
}

const FlipFormat fliptown_format = {
  .groups = groups, .n_groups = G_N_ELEMENTS (groups),
  .size = sizeof (FliptownBoard),
  .check = check,
  .place_of_site = place_of_site,
};
