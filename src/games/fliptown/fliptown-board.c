/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-board.h"

#include "engine/keys.h"
#include "engine/quote.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST 99

static gint8
number (FlipKeys *keys, const char *group, const char *key, int least)
{
  return (gint8) flip_keys_number (keys, group, key, least, MOST);
}

static void
numbers (FlipKeys *keys, const char *group, const char *key, gint8 *out, guint n)
{
  int found[16];

  g_assert (n <= G_N_ELEMENTS (found));
  flip_keys_numbers (keys, group, key, 0, MOST, found, n);
  for (guint i = 0; i < n; i++)
    out[i] = (gint8) found[i];
}

static guint8
rank_in (FlipKeys *keys, const char *group, const char *key, const char *text)
{
  guint rank = flip_rank_parse (text);

  if (rank == 0)
    flip_keys_refuse (keys, group, key, _ ("“%s” is not a rank: A, 2 to 10, J, Q or K."),
                      flip_quoted (text));
  return (guint8) rank;
}

/* Rewards */

static gboolean
read_bonus (FliptownReward *reward, const char *place)
{
  for (guint i = 0; i < FLIPTOWN_N_PLACES; i++)
    {
      if (g_str_equal (place, fliptown_place_word (i)))
        return reward->bonus = (guint8) i, TRUE;
    }

  return FALSE;
}

static gboolean
read_silver (FliptownReward *reward, const char *counted)
{
  static const char *const words[] = { "tombstones", "buildings", "chambers", "stops", "targets" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      if (g_str_equal (counted, words[i]))
        return reward->silver = (guint8) (FLIPTOWN_SILVER_TOMBSTONES + i), TRUE;
    }

  return FALSE;
}

static gboolean
read_count (FliptownReward *reward, const char *count, const char *what)
{
  const struct
  {
    const char *word;
    gint8 *field;
    int least;
  } fields[] = {
    { "stars", &reward->stars, 1 }, { "gold", &reward->gold, 1 },
    { "cash", &reward->cash, 1 },   { "wanted", &reward->wanted, -MOST },
    { "pan", &reward->pans, 1 },    { "hammer", &reward->hammers, 1 },
  };
  gint64 n;

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      if (!g_str_equal (what, fields[i].word))
        continue;
      if (!g_ascii_string_to_signed (count, 10, fields[i].least, MOST, &n, NULL))
        return FALSE;
      *fields[i].field = (gint8) n;
      return TRUE;
    }

  return FALSE;
}

static gboolean
read_reward_part (FliptownReward *reward, const char *part)
{
  g_auto (GStrv) words = g_strsplit (part, " ", 2);

  if (g_str_equal (part, "pan-or-hammer"))
    return reward->pan_or_hammer = TRUE;
  if (!words[0] || !words[1])
    return FALSE;
  if (g_str_equal (words[0], "bonus"))
    return read_bonus (reward, words[1]);
  if (g_str_equal (words[0], "silver"))
    return read_silver (reward, words[1]);
  return read_count (reward, words[0], words[1]);
}

/* Only a Trail move can carry a choice of tools, and only the Mine scores silver. */
static void
refuse_misplaced (FlipKeys *keys, const char *group, const char *key, const FliptownReward *reward)
{
  if (reward->pan_or_hammer && !g_str_has_prefix (group, "trail"))
    flip_keys_refuse (keys, group, key, _ ("“pan-or-hammer” belongs on the Trail."));
  if (reward->silver && !g_str_has_prefix (group, "mine"))
    flip_keys_refuse (keys, group, key, _ ("silver belongs in the Mine."));
}

/* Whether both give something of the same kind. */
static gboolean
overlap (const FliptownReward *a, const FliptownReward *b)
{
  return (a->stars && b->stars) || (a->gold && b->gold) || (a->cash && b->cash)
         || (a->wanted && b->wanted) || (a->pans && b->pans) || (a->hammers && b->hammers)
         || (a->pan_or_hammer && b->pan_or_hammer) || (a->silver && b->silver)
         || (a->bonus != FLIPTOWN_NOWHERE && b->bonus != FLIPTOWN_NOWHERE);
}

static FliptownReward
read_reward (FlipKeys *keys, const char *group, const char *key)
{
  FliptownReward reward = { .bonus = FLIPTOWN_NOWHERE };
  g_auto (GStrv) parts = g_strsplit (flip_keys_text (keys, group, key), ",", -1);

  for (guint i = 0; parts[i]; i++)
    {
      FliptownReward part = { .bonus = FLIPTOWN_NOWHERE };

      if (!read_reward_part (&part, g_strstrip (parts[i])))
        flip_keys_refuse (keys, group, key, _ ("“%s” is not a reward."), flip_quoted (parts[i]));
      else if (overlap (&reward, &part))
        flip_keys_refuse (keys, group, key, _ ("“%s” gives something twice."),
                          flip_quoted (parts[i]));
      read_reward_part (&reward, parts[i]);
    }

  refuse_misplaced (keys, group, key, &reward);
  return reward;
}

/* Regions */

static void
read_trail (FlipKeys *keys, FliptownBoard *board)
{
  for (guint stop = 0; stop < FLIPTOWN_STOPS; stop++)
    board->stops[stop] = read_reward (keys, "trail", flip_rank_text (stop + 1));
}

static void
read_targets (FlipKeys *keys, guint8 *targets, const char *group)
{
  g_auto (GStrv) ranks = g_strsplit (flip_keys_text (keys, group, "values"), " ", -1);

  if (g_strv_length (ranks) != FLIPTOWN_TARGETS_IN_A_ROW)
    flip_keys_refuse (keys, group, "values", _ ("three ranks are needed here."));
  else
    for (guint i = 0; i < FLIPTOWN_TARGETS_IN_A_ROW; i++)
      targets[i] = rank_in (keys, group, "values", ranks[i]);
}

static void
read_row (FlipKeys *keys, FliptownRow *row, const char *group)
{
  row->wanted = number (keys, group, "wanted", 0);
  row->stars = number (keys, group, "stars", 0);
  numbers (keys, group, "cash", row->cash, FLIPTOWN_TARGETS_IN_A_ROW);
  row->bonus = read_reward (keys, group, "gives");
}

static void
read_badlands (FlipKeys *keys, FliptownBoard *board)
{
  static const char *const groups[FLIPTOWN_ROWS] = {
    "badlands chicken",
    "badlands cattle",
    "badlands stagecoach",
    "badlands train",
  };
  guint seen = 0;

  for (guint i = 0; i < FLIPTOWN_ROWS; i++)
    {
      guint8 *targets = &board->target_values[i * FLIPTOWN_TARGETS_IN_A_ROW];

      read_targets (keys, targets, groups[i]);
      read_row (keys, &board->rows[i], groups[i]);
      for (guint j = 0; j < FLIPTOWN_TARGETS_IN_A_ROW; j++)
        {
          if (seen & 1u << targets[j])
            flip_keys_refuse (keys, groups[i], "values",
                              _ ("a value appears in the Badlands twice."));
          seen |= 1u << targets[j];
        }
    }
}

static guint8
chamber_above (FlipKeys *keys, const char *group, guint chamber, const char *text)
{
  if (g_str_equal (text, "entrance"))
    return FLIPTOWN_ENTRANCE;
  for (guint above = 0; above < chamber; above++)
    {
      if (g_str_equal (text, fliptown_chamber_word (above)))
        return (guint8) above;
    }

  flip_keys_refuse (keys, group, "ways", _ ("“%s” is not the entrance or a chamber above."),
                    flip_quoted (text));
  return FLIPTOWN_ENTRANCE;
}

static void
read_chamber (FlipKeys *keys, FliptownBoard *board, guint index)
{
  FliptownChamber *chamber = &board->chambers[index];
  g_autofree char *group = g_strdup_printf ("mine %s", fliptown_chamber_word (index));
  g_auto (GStrv) ways = g_strsplit (flip_keys_text (keys, group, "ways"), ",", -1);

  chamber->reward = read_reward (keys, group, "gives");
  if (!ways[0])
    flip_keys_refuse (keys, group, "ways", _ ("one or two ways are needed, each like “1a 5 7”."));
  for (guint i = 0; ways[i]; i++)
    {
      g_auto (GStrv) words = g_strsplit (g_strstrip (ways[i]), " ", -1);
      FliptownWay *way = &chamber->ways[i % FLIPTOWN_MAX_WAYS];

      if (i >= FLIPTOWN_MAX_WAYS || g_strv_length (words) != 3)
        {
          flip_keys_refuse (keys, group, "ways",
                            _ ("one or two ways are needed, each like “1a 5 7”."));
          return;
        }
      way->from = chamber_above (keys, group, index, words[0]);
      way->lowest = rank_in (keys, group, "ways", words[1]);
      way->highest = rank_in (keys, group, "ways", words[2]);
      if (way->lowest > way->highest)
        flip_keys_refuse (keys, group, "ways", _ ("the range %s to %s is upside down."), words[1],
                          words[2]);
      chamber->n_ways++;
    }
}

static guint
stone_in (const char *text)
{
  guint stone = 0;

  while (stone < FLIPTOWN_STONES && !g_str_equal (text, fliptown_stone_word (stone)))
    stone++;
  return stone;
}

static void
read_cemetery (FlipKeys *keys, FliptownBoard *board)
{
  static const char *const betweens[FLIPTOWN_REWARDS] = {
    "A1-B1", "B1-C1", "A1-A2", "B1-B2", "C1-C2", "A2-B2",
    "B2-C2", "A2-A3", "B2-B3", "C2-C3", "A3-B3", "B3-C3",
  };

  board->stone_wanted = number (keys, "cemetery", "wanted", 0);
  for (guint i = 0; i < FLIPTOWN_REWARDS; i++)
    {
      g_auto (GStrv) ends = g_strsplit (betweens[i], "-", 2);

      board->betweens[i].stones[0] = (guint8) stone_in (ends[0]);
      board->betweens[i].stones[1] = (guint8) stone_in (ends[1]);
      board->betweens[i].reward = read_reward (keys, "cemetery", betweens[i]);
    }
}

/* Town */

static void
read_shops (FlipKeys *keys, FliptownBoard *board, FliptownBuilding kind, const char *group)
{
  if (kind == FLIPTOWN_STABLES)
    {
      board->work_horse_price = number (keys, group, "work-horse-price", 0);
      board->work_horse_stars = number (keys, group, "work-horse-stars", 0);
      board->trail_horse_price = number (keys, group, "trail-horse-price", 0);
      board->trail_horse_adds = number (keys, group, "trail-horse-adds", 0);
    }
  else if (kind == FLIPTOWN_GENERAL_STORE)
    {
      board->pan_price = number (keys, group, "pan-price", 0);
      board->pan_stars = number (keys, group, "pan-stars", 0);
      board->pickaxe_price = number (keys, group, "pickaxe-price", 0);
      board->pickaxe_stars = number (keys, group, "pickaxe-stars", 0);
      board->pickaxe_reach = number (keys, group, "pickaxe-reach", 0);
      board->bandana_price = number (keys, group, "bandana-price", 0);
      board->bandana_takes_off = number (keys, group, "bandana-takes-off", 0);
    }
  else if (kind == FLIPTOWN_GUNSMITH)
    {
      board->pistol_price = number (keys, group, "pistol-price", 0);
      board->pistol_adds = number (keys, group, "pistol-adds", 0);
      board->rifle_price = number (keys, group, "rifle-price", 0);
      board->rifle_adds = number (keys, group, "rifle-adds", 0);
    }
}

static void
read_exchanges (FlipKeys *keys, FliptownBoard *board, FliptownBuilding kind, const char *group)
{
  if (kind == FLIPTOWN_CHURCH)
    {
      board->church_price = number (keys, group, "price", 1);
      board->church_most = number (keys, group, "at-most", 1);
    }
  else if (kind == FLIPTOWN_SALOON)
    {
      board->saloon_price = number (keys, group, "price", 1);
      board->saloon_most = number (keys, group, "at-most", 1);
    }
  else if (kind == FLIPTOWN_PROSPECTORS_CLUB)
    {
      board->club_price = number (keys, group, "price", 1);
      board->club_most = number (keys, group, "at-most", 1);
    }
}

static void
read_offices (FlipKeys *keys, FliptownBoard *board, FliptownBuilding kind, const char *group)
{
  if (kind == FLIPTOWN_UNDERTAKER)
    board->shovel_stars = number (keys, group, "shovel-stars", 0);
  else if (kind == FLIPTOWN_HIDEOUT)
    board->hideout_takes_off = number (keys, group, "takes-off", 0);
  else if (kind == FLIPTOWN_BANK)
    {
      board->bank_price = number (keys, group, "price", 0);
      numbers (keys, group, "pays", board->bank_pays, FLIPTOWN_ROUNDS);
    }
  else if (kind == FLIPTOWN_HOTEL)
    {
      board->hotel_price = number (keys, group, "price", 0);
      numbers (keys, group, "steps", board->hotel_steps, FLIPTOWN_HOTEL_STEPS);
    }
  else if (kind == FLIPTOWN_LAND_OFFICE)
    {
      board->land_prices[0] = number (keys, group, "two-price", 0);
      board->land_prices[1] = number (keys, group, "three-price", 0);
      board->land_prices[2] = number (keys, group, "corner-price", 0);
      numbers (keys, group, "fields", board->fields, FLIPTOWN_FIELDS);
      board->all_fields = number (keys, group, "all-fields", 0);
    }
  else if (kind == FLIPTOWN_BAIL_BONDS)
    {
      board->outlaw_cash = number (keys, group, "pays-cash", 0);
      board->outlaw_gold = number (keys, group, "pays-gold", 0);
      board->outlaw_takes_off = number (keys, group, "takes-off", 0);
    }
  else if (kind == FLIPTOWN_SHERIFFS_OFFICE)
    {
      board->office_stars = number (keys, group, "stars", 0);
      board->office_takes_off = number (keys, group, "takes-off", 0);
    }
}

static void
read_town (FlipKeys *keys, FliptownBoard *board)
{
  const char *words[FLIPTOWN_BUILDINGS];
  guint seen = 0;

  for (guint i = 0; i < FLIPTOWN_BUILDINGS; i++)
    words[i] = fliptown_building_word (i);
  for (guint i = 0; i < FLIPTOWN_BUILDINGS; i++)
    {
      g_autofree char *group = g_strdup_printf ("town %s", flip_rank_text (i + 1));
      guint kind = flip_keys_word (keys, group, "building", words, FLIPTOWN_BUILDINGS);

      if (seen & 1u << kind)
        flip_keys_refuse (keys, group, "building", _ ("“%s” appears in the Town twice."),
                          words[kind]);
      seen |= 1u << kind;
      board->houses[i].kind = (guint8) kind;
      board->houses[i].roof = read_reward (keys, group, "roof");
      read_shops (keys, board, kind, group);
      read_exchanges (keys, board, kind, group);
      read_offices (keys, board, kind, group);
    }
}

/* The rest of the sheet */

static void
read_poker (FlipKeys *keys, FliptownBoard *board)
{
  static const char *const hands[FLIP_N_HANDS] = {
    NULL,    "pair",       "two-pair", "three",          "straight",
    "flush", "full-house", "four",     "straight-flush", "royal-flush",
  };

  for (guint hand = FLIP_HAND_PAIR; hand < FLIP_N_HANDS; hand++)
    {
      gint8 pay[2];

      numbers (keys, "poker", hands[hand], pay, 2);
      board->hand_cash[hand] = pay[0];
      board->hand_stars[hand] = pay[1];
    }
}

static void
read_people (FlipKeys *keys, FliptownBoard *board)
{
  board->starts[FLIPTOWN_NO_CHARACTER].cash = number (keys, "start", "cash", 0);
  board->starts[FLIPTOWN_NO_CHARACTER].gold = number (keys, "start", "gold", 0);
  for (guint i = FLIPTOWN_NO_CHARACTER + 1; i < FLIPTOWN_N_CHARACTERS; i++)
    {
      gint8 start[7];

      numbers (keys, "characters", fliptown_character_word (i), start, 7);
      board->starts[i] = (FliptownStart){
        start[0], start[1], start[2], start[3], start[4], start[5], start[6],
      };
    }
  board->preacher_takes_off = number (keys, "abilities", "preacher-takes-off", 0);
  board->ranch_hand_takes_off = number (keys, "abilities", "ranch-hand-takes-off", 0);
  board->jokers = number (keys, "abilities", "wild-card-jokers", 1);

  for (guint i = FLIPTOWN_NO_COWBOT + 1; i < FLIPTOWN_N_COWBOTS; i++)
    numbers (keys, "cowbots", fliptown_cowbot_word (i), board->cowbot_points[i],
             FLIPTOWN_N_REGIONS);
  numbers (keys, "cowbots", "stolen-card", board->stolen_points, 3);
  board->character_points = number (keys, "cowbots", "for-a-character", 0);
  board->holdem_points = number (keys, "cowbots", "for-holdem", 0);
}

static void
read_bounties (FlipKeys *keys, FliptownBoard *board)
{
  board->bounty_first = number (keys, "bounties", "first", 0);
  board->bounty_later = number (keys, "bounties", "later", 0);
  board->bounty_sites = number (keys, "bounties", "sites-in-each-region", 1);
  board->bounty_tools = number (keys, "bounties", "tools", 1);
  board->bounty_mine_gold = number (keys, "bounties", "mine-gold", 1);
  board->bounty_tombstones = number (keys, "bounties", "tombstones", 1);
  board->bounty_outlaws = number (keys, "bounties", "outlaws", 1);
  board->bounty_wanted = number (keys, "bounties", "wanted", 1);
  board->bounty_gear = number (keys, "bounties", "gear", 1);
  board->bounty_cash = number (keys, "bounties", "cash", 1);
  board->bounty_gold = number (keys, "bounties", "gold", 1);
}

static void
read_amounts (FlipKeys *keys, FliptownBoard *board)
{
  board->suit_price = number (keys, "prices", "suit", 0);
  board->value_price = number (keys, "prices", "value", 1);
  board->bribe_price = number (keys, "prices", "bribe", 1);
  board->most_pans = number (keys, "limits", "pans", 0);
  board->most_hammers = number (keys, "limits", "hammers", 0);
  board->gold_a_pan = number (keys, "work", "gold-a-pan", 0);
  board->cash_a_hammer = number (keys, "work", "cash-a-hammer", 0);
  numbers (keys, "sheriff", "cash", board->penalty_cash, FLIPTOWN_ROUNDS);
  numbers (keys, "sheriff", "stars", board->penalty_stars, FLIPTOWN_ROUNDS);
  board->stars_only_from = number (keys, "sheriff", "stars-only-from", 1);
  board->cash_a_point = number (keys, "scoring", "cash-a-point", 1);
  board->gold_a_point = number (keys, "scoring", "gold-a-point", 1);
}

gboolean
fliptown_board_read (FliptownBoard *board, const char *text, const char *name, GError **error)
{
  FlipKeys *keys = flip_keys_new (text, name);

  memset (board, 0, sizeof *board);
  read_amounts (keys, board);
  read_trail (keys, board);
  read_badlands (keys, board);
  for (guint i = 0; i < FLIPTOWN_CHAMBERS; i++)
    read_chamber (keys, board, i);
  read_town (keys, board);
  read_cemetery (keys, board);
  read_poker (keys, board);
  read_bounties (keys, board);
  read_people (keys, board);
  return flip_keys_close (keys, error);
}
