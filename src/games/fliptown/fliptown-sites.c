/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/fliptown-board.h"
#include "games/fliptown/fliptown-game.h"
#include "games/fliptown/fliptown.h"
#include "games/fliptown/places/fliptown-buildings.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

/* The words of the board files and of the notation: never translated. */

const char *const fliptown_place_words[FLIPTOWN_N_PLACES] = { "trail", "badlands", "mine", "town", "cemetery" };

const char *
fliptown_place_word (guint place)
{
  g_return_val_if_fail (place < FLIPTOWN_N_PLACES, "?");

  return fliptown_place_words[place];
}

const char *
fliptown_chamber_word (guint chamber)
{
  static const char *const words[FLIPTOWN_CHAMBERS] = {
    "1a", "1b", "2a", "2b", "2c", "3a", "3b", "3c", "3d", "4a", "4b", "4c", "4d", "4e",
  };

  g_return_val_if_fail (chamber < FLIPTOWN_CHAMBERS, "?");

  return words[chamber];
}

const char *const fliptown_building_words[FLIPTOWN_BUILDINGS] = {
  "undertaker",      "bank",   "hideout",          "stables",  "general-store",
  "church",          "hotel",  "land-office",      "gunsmith", "bail-bonds",
  "sheriffs-office", "saloon", "prospectors-club",
};

const char *
fliptown_building_word (guint building)
{
  g_return_val_if_fail (building < FLIPTOWN_BUILDINGS, "?");

  return fliptown_building_words[building];
}

const char *
fliptown_stone_word (guint stone)
{
  static const char *const words[FLIPTOWN_STONES] = {
    "A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3",
  };

  g_return_val_if_fail (stone < FLIPTOWN_STONES, "?");

  return words[stone];
}

/* A seat's sheet for drawing, screen readers and tests: every site with its mark, what it gives,
   and what it would cost now. */

const char *
fliptown_silver_words (FliptownSilver silver)
{
  static const char *const words[] = {
    "",
    N_ ("silver for each tombstone"),
    N_ ("silver for each building"),
    N_ ("silver for each chamber"),
    N_ ("silver for each trail stop"),
    N_ ("silver for each target"),
  };

  g_assert (silver < G_N_ELEMENTS (words));

  return silver ? _ (words[silver]) : "";
}

void
fliptown_reward_describe (const FliptownReward *reward, GString *text)
{
  g_assert (reward && text);

  if (reward->stars)
    /* Translators: %d: how many */
    flip_phrase_add_printf (text, ngettext ("%d star", "%d stars", (gulong) reward->stars),
                            reward->stars);
  if (reward->gold)
    /* Translators: %d: how many */
    flip_phrase_add_printf (text, ngettext ("%d gold", "%d gold", (gulong) reward->gold),
                            reward->gold);
  if (reward->cash)
    flip_phrase_add_printf (text, "$%d", reward->cash);
  if (reward->pans)
    flip_phrase_add_printf (text, _ ("pan"));
  if (reward->hammers)
    flip_phrase_add_printf (text, _ ("hammer"));
  if (reward->pan_or_hammer)
    flip_phrase_add_printf (text, _ ("pan or hammer"));
  if (reward->bonus != FLIPTOWN_NOWHERE)
    /* Translators: %s: a part of the board */
    flip_phrase_add_printf (text, _ ("bonus action (%s)"), fliptown_place_name (reward->bonus));
  if (reward->silver)
    flip_phrase_add_printf (text, "%s", fliptown_silver_words (reward->silver));
  if (reward->wanted)
    /* Translators: %d: Wanted */
    flip_phrase_add_printf (text, reward->wanted < 0 ? _ ("−%d Wanted") : _ ("%d Wanted"),
                            ABS (reward->wanted));
}

static void
add_clause (GString *text, char *clause)
{
  flip_phrase_add_clause (text, clause);
  g_free (clause);
}

static void
describe_target (const FliptownState *state, guint target, GString *text)
{
  const FliptownRow *row = &state->board.rows[target / FLIPTOWN_TARGETS_IN_A_ROW];
  g_autoptr (GString) bonus = g_string_new (NULL);

  /* Translators: %d: how many */
  flip_phrase_add_printf (text, ngettext ("%d star", "%d stars", (gulong) row->stars), row->stars);
  flip_phrase_add_printf (text, "$%d", row->cash[target % FLIPTOWN_TARGETS_IN_A_ROW]);
  flip_phrase_add_printf (text, /* Translators: %d: Wanted */ _ ("%d Wanted"), row->wanted);
  flip_phrase_become (
    text, flip_phrase_label (fliptown_row_name (target / FLIPTOWN_TARGETS_IN_A_ROW), text->str));
  fliptown_reward_describe (&row->bonus, bonus);
  if (bonus->len)
    /* Translators: %s: what comes with the last of the three targets of a row */
    add_clause (text, g_strdup_printf (_ ("all three of the row: %s"), bonus->str));
}

/* The values that lead to a chamber, and the chambers they lead from. */
static void
describe_chamber (const FliptownState *state, guint index, GString *text)
{
  const FliptownChamber *chamber = &state->board.chambers[index];

  fliptown_reward_describe (&chamber->reward, text);
  for (guint i = 0; i < chamber->n_ways; i++)
    {
      const FliptownWay *way = &chamber->ways[i];
      const char *lowest = flip_rank_text (way->lowest), *highest = flip_rank_text (way->highest);

      if (way->from == FLIPTOWN_ENTRANCE)
        /* Translators: the lowest and the highest value that lead to a chamber of the Mine */
        add_clause (text, g_strdup_printf (_ ("%s–%s from the entry"), lowest, highest));
      else
        /* Translators: the lowest and the highest value that lead to a chamber of the Mine, and the chamber above:
           “5–7 from 1a” */
        add_clause (text, g_strdup_printf (_ ("%s–%s from %s"), lowest, highest,
                                           fliptown_chamber_word (way->from)));
    }
}

/* The rewards shared with each of its neighbours. */
static void
describe_stone (const FliptownState *state, guint stone, GString *text)
{
  /* Translators: %d: Wanted */
  flip_phrase_add_printf (text, _ ("%d Wanted"), state->board.stone_wanted);
  for (guint i = 0; i < FLIPTOWN_REWARDS; i++)
    {
      const FliptownBetween *between = &state->board.betweens[i];
      g_autoptr (GString) reward = g_string_new (NULL);
      const char *other;

      if (between->stones[0] != stone && between->stones[1] != stone)
        continue;
      fliptown_reward_describe (&between->reward, reward);
      other = fliptown_stone_word (between->stones[between->stones[0] == stone]);
      if (reward->len)
        /* Translators: a neighbouring tombstone, and what comes once both are circled: “with B2: $4” */
        add_clause (text, g_strdup_printf (_ ("with %s: %s"), other, reward->str));
    }
}

/* One ware of a shop: "gold pan for $3: 1 star, pan". */
static void
add_ware (GString *text, const char *ware, int price, const FliptownReward *gives)
{
  g_autoptr (GString) reward = g_string_new (NULL);
  /* Translators: what is bought in a shop, and its price: gold pan, pickaxe for $3. */
  g_autofree char *sold = g_strdup_printf (_ ("%s for $%d"), ware, price);

  if (gives)
    fliptown_reward_describe (gives, reward);
  add_clause (text, reward->len ? flip_phrase_label (sold, reward->str) : g_steal_pointer (&sold));
}

static void
add_adding_ware (GString *text, const char *format, int adds, int price, int stars)
{
  g_autofree char *ware = g_strdup_printf (format, adds);

  add_ware (text, ware, price,
            &(FliptownReward){ .stars = (gint8) stars, .bonus = FLIPTOWN_NOWHERE });
}

static void
describe_stables (const FliptownBoard *board, GString *text)
{
  add_ware (
    text, _ ("work horse"), board->work_horse_price,
    &(FliptownReward){ .stars = board->work_horse_stars, .hammers = 1, .bonus = FLIPTOWN_NOWHERE });
  /* Translators: %d: how much is added to the value */
  add_adding_ware (text, _ ("trail horse +%d"), board->trail_horse_adds, board->trail_horse_price,
                   0);
}

static void
describe_store (const FliptownBoard *board, GString *text)
{
  add_ware (text, _ ("gold pan"), board->pan_price,
            &(FliptownReward){ .stars = board->pan_stars, .pans = 1, .bonus = FLIPTOWN_NOWHERE });
  /* Translators: %d: by how much the value may differ */
  add_adding_ware (text, _ ("pickaxe ±%d"), board->pickaxe_reach, board->pickaxe_price,
                   board->pickaxe_stars);
  add_ware (
    text, _ ("bandana"), board->bandana_price,
    &(FliptownReward){ .wanted = (gint8) -board->bandana_takes_off, .bonus = FLIPTOWN_NOWHERE });
}

static void
describe_land_office (const FliptownBoard *board, GString *text)
{
  const char *const plots[] = { _ ("two in line"), _ ("three in line"), _ ("three in a corner") };

  for (guint i = 0; i < G_N_ELEMENTS (plots); i++)
    add_ware (text, plots[i], board->land_prices[i], NULL);
  /* Translators: %d: stars for owning all the fields of the Land Office */
  add_clause (text, g_strdup_printf (ngettext ("all nine: %d star more", "all nine: %d stars more",
                                               (gulong) board->all_fields),
                                     board->all_fields));
}

/* The first choice, as the others only differ in the amount, and the largest amount. */
static void
describe_amount (const FliptownState *state, guint building, int most, GString *text)
{
  fliptown_choice_label (state, building, 1, text);
  /* Translators: %d: the most that can be bought */
  flip_phrase_add_printf (text, _ ("up to %d per visit"), most);
}

/* The effect of a building, in the order of the printed sheet. */
static void
describe_effect (const FliptownState *state, guint building, GString *text)
{
  const FliptownBoard *board = &state->board;

  switch ((FliptownBuilding) board->houses[building].kind)
    {
    case FLIPTOWN_UNDERTAKER:
      return g_string_append_printf (
        text,
        /* Translators: what the Undertaker offers. %d: stars */
        ngettext ("no Wanted from tombstones; on a later visit %d star more from each",
                  "no Wanted from tombstones; on a later visit %d stars more from each",
                  (gulong) board->shovel_stars),
        board->shovel_stars);
    case FLIPTOWN_BANK:
      return g_string_append_printf (
        /* Translators: what the Bank offers: dollars, and the stars in the first, second and third round */
        text, _ ("$%d on red or black; pays stars by round: %d, %d, %d"), board->bank_price,
        board->bank_pays[0], board->bank_pays[1], board->bank_pays[2]);
    case FLIPTOWN_HIDEOUT:
      return fliptown_choice_label (state, building, 0, text);
    case FLIPTOWN_STABLES:
      return describe_stables (board, text);
    case FLIPTOWN_GENERAL_STORE:
      return describe_store (board, text);
    case FLIPTOWN_CHURCH:
      return describe_amount (state, building, board->church_most, text);
    case FLIPTOWN_HOTEL:
      return g_string_append_printf (
        /* Translators: what the Hotel offers: dollars for a step, and the silver stars of its four steps */
        text, _ ("$%d per step: %d, %d, %d, %d silver"), board->hotel_price, board->hotel_steps[0],
        board->hotel_steps[1], board->hotel_steps[2], board->hotel_steps[3]);
    case FLIPTOWN_LAND_OFFICE:
      return describe_land_office (board, text);
    case FLIPTOWN_GUNSMITH:
      /* Translators: %d: how much is added to the value */
      add_adding_ware (text, _ ("pistol +%d"), board->pistol_adds, board->pistol_price, 0);
      /* Translators: %d: how much is added to the value */
      add_adding_ware (text, _ ("rifle +%d"), board->rifle_adds, board->rifle_price, 0);
      return flip_phrase_add (text, _ ("in this order"));
    case FLIPTOWN_BAIL_BONDS:
      return g_string_append_printf (
        /* Translators: what Bail Bonds offers: dollars, gold and Wanted */
        text, _ ("hunt the J, Q or K, who pays $%d, %d gold or −%d Wanted"), board->outlaw_cash,
        board->outlaw_gold, board->outlaw_takes_off);
    case FLIPTOWN_SHERIFFS_OFFICE:
      return g_string_append_printf (
        text,
        /* Translators: what the Sheriff’s Office offers: stars and Wanted */
        ngettext ("see the Sheriff card, then %d star or −%d Wanted",
                  "see the Sheriff card, then %d stars or −%d Wanted",
                  (gulong) board->office_stars),
        board->office_stars, board->office_takes_off);
    case FLIPTOWN_SALOON:
      return describe_amount (state, building, board->saloon_most, text);
    case FLIPTOWN_PROSPECTORS_CLUB:
      return describe_amount (state, building, board->club_most, text);
    }
}

static void
describe_building (const FliptownState *state, guint building, GString *text)
{
  g_autoptr (GString) roof = g_string_new (NULL);

  describe_effect (state, building, text);
  fliptown_reward_describe (&state->board.houses[building].roof, roof);
  if (roof->len)
    /* Translators: %s: what comes with the first visit to a building */
    add_clause (text, g_strdup_printf (_ ("first visit: %s"), roof->str));
}

static void
describe_gifts (const FliptownState *state, guint site, GString *text)
{
  switch (fliptown_site_place (site))
    {
    case FLIPTOWN_TRAIL:
      return fliptown_reward_describe (&state->board.stops[site - FLIPTOWN_SITE_TRAIL], text);
    case FLIPTOWN_BADLANDS:
      return describe_target (state, site - FLIPTOWN_SITE_BADLANDS, text);
    case FLIPTOWN_MINE:
      return describe_chamber (state, site - FLIPTOWN_SITE_MINE, text);
    case FLIPTOWN_TOWN:
      return describe_building (state, site - FLIPTOWN_SITE_TOWN, text);
    default:
      return describe_stone (state, site - FLIPTOWN_SITE_CEMETERY, text);
    }
}

static FlipMark
mark_of (const FliptownSeat *seat, guint site)
{
  FliptownPlace place = fliptown_site_place (site);

  if (seat->circled[place] >> (site - fliptown_first_site (place)) & 1)
    return FLIP_MARK_CIRCLED;
  return place == FLIPTOWN_TRAIL && seat->crossed_stops & 1u << site ? FLIP_MARK_CROSSED
                                                                     : FLIP_MARK_NONE;
}

static int
price_of (const FlipMoveList *list, guint site)
{
  int least = G_MAXINT;

  for (guint i = 0; i < list->n; i++)
    {
      const FlipMove *move = &list->moves[i];

      if (move->site == site && move->verb != FLIPTOWN_VERB_DECLINE_EFFECT)
        least = MIN (least, move->verb == FLIPTOWN_VERB_ACTION ? move->arg[3] : 0);
    }

  return least == G_MAXINT ? FLIP_NOT_IN_REACH : least;
}

/* The notation begins with the region's word, but the kind of site is more helpful to the
   reader. */
static void
title_site (const FliptownState *state, FlipSite *site)
{
  static const char *const kinds[FLIPTOWN_N_PLACES] = {
    /* Translators: %s: the name of a stop of the trail, such as K */ N_ ("Stop %s"),
    /* Translators: %s: the rank of a target */ N_ ("Target %s"),
    /* Translators: %s: the name of a chamber, such as 1b */ N_ ("Chamber %s"),
    "",
    /* Translators: %s: the name of a tombstone, such as C2 */ N_ ("Tombstone %s"),
  };
  FliptownPlace place = fliptown_site_place (site->id);
  const char *space = strchr (site->name, ' ');

  if (place == FLIPTOWN_TOWN)
    flip_phrase_print (
      site->title, sizeof site->title, "%s (%s)",
      fliptown_building_name (state->board.houses[site->id - FLIPTOWN_SITE_TOWN].kind),
      flip_rank_text (site->id - FLIPTOWN_SITE_TOWN + 1u));
  else
    flip_phrase_print (site->title, sizeof site->title, _ (kinds[place]),
                       space ? space + 1 : site->name);
}

void
fliptown_sites (gconstpointer data, guint seat, FlipSites *sites)
{
  const FliptownState *state = data;
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  g_autoptr (GString) text = g_string_new (NULL);

  G_STATIC_ASSERT (FLIPTOWN_SITES_AND_FIELDS <= FLIP_MAX_SITES);
  g_return_if_fail (seat < state->n_seats);

  list->n = 0;
  if (state->seat == seat)
    flip_game_legal (&fliptown_game, state, list);
  sites->n = FLIPTOWN_SITES_AND_FIELDS;
  for (guint i = 0; i < FLIPTOWN_SITES; i++)
    {
      FlipSite *site = &sites->sites[i];

      site->id = (guint16) i;
      site->region = fliptown_place_name (fliptown_site_place (i));
      site->mark = mark_of (&state->seats[seat], i);
      site->price = price_of (list, i);
      g_string_truncate (text, 0);
      fliptown_site_print (state, i, text);
      flip_phrase_copy (site->name, text->str, sizeof site->name);
      title_site (state, site);
      *site->badge = '\0';
      g_string_truncate (text, 0);
      describe_gifts (state, i, text);
      flip_phrase_copy (site->gives, text->str, sizeof site->gives);
    }
  fliptown_land_sites (state, seat, sites);
}
