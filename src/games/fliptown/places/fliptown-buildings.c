/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/places/fliptown-buildings.h"

#include <glib/gi18n-lib.h>

/* The effects of the buildings: a table with one row of functions per building. A choice is a
   number whose meaning depends on the building: a colour, an outlaw, an amount, a set of lines. */

typedef struct
{
  const char *rule; /* the rule about the effect itself */
  const char *asks; /* translatable: the question if nothing else is pending */
  FliptownChoice choice;
  const char *words[3]; /* in the notation; those of the Land Office are its fields */
  guint n;              /* how many words there are, or the largest amount */
  gboolean (*check) (const FliptownState *state, int choice, FlipRefusal *refusal);
  void (*apply) (FliptownState *state, int choice);
  void (*label) (const FliptownState *state, int choice, GString *text);
} Effect;

static gboolean
refuse (FlipRefusal *refusal, FlipRefusalCode code, const char *rule, const char *text)
{
  return flip_refuse (refusal, code, FLIP_NO_SITE, rule, "%s", text);
}

static gboolean
check_cash (const FliptownState *state, int price, const char *rule, FlipRefusal *refusal)
{
  int cash = fliptown_held (fliptown_acting_seat (state), FLIPTOWN_CASH);

  if (cash >= price)
    return TRUE;
  (void) flip_refuse (refusal, FLIP_REFUSED_PRICE, FLIP_NO_SITE, rule,
                      /* Translators: %d: dollars */
                      _ ("This costs $%d, and you have $%d."), price, cash);
  return flip_refusal_set_price (refusal, "cash", price, cash);
}

static void
pay_cash (FliptownState *state, int price)
{
  g_assert (price <= fliptown_held (fliptown_acting_seat (state), FLIPTOWN_CASH));

  fliptown_lose (state, state->seat, FLIPTOWN_CASH, price);
}

static void
gain_item (FliptownState *state, FliptownItem item)
{
  state->seats[state->seat].items |= (guint8) item;
}

static gboolean
owns (const FliptownState *state, FliptownItem item)
{
  return fliptown_has (fliptown_acting_seat (state), item);
}

static gboolean
has_wanted (const FliptownState *state, const char *rule, FlipRefusal *refusal)
{
  return fliptown_held (fliptown_acting_seat (state), FLIPTOWN_WANTED) > 0
         || refuse (refusal, FLIP_REFUSED_LIMIT, rule, _ ("You have no Wanted to remove."));
}

/* Undertaker, then Shovel */

static gboolean
check_undertaker (const FliptownState *state, int choice, FlipRefusal *refusal)
{
  return !owns (state, FLIPTOWN_ITEM_UNDERTAKER) || !owns (state, FLIPTOWN_ITEM_SHOVEL)
         || refuse (refusal, FLIP_REFUSED_LIMIT, "FT-UNDERTAKER-1",
                    _ ("You already have the Undertaker’s friendship and the shovel."));
}

static void
apply_undertaker (FliptownState *state, int choice)
{
  gain_item (state, owns (state, FLIPTOWN_ITEM_UNDERTAKER) ? FLIPTOWN_ITEM_SHOVEL
                                                           : FLIPTOWN_ITEM_UNDERTAKER);
}

static void
label_undertaker (const FliptownState *state, int choice, GString *text)
{
  g_string_append (text, owns (state, FLIPTOWN_ITEM_UNDERTAKER) ? _ ("Take the shovel")
                                                                : _ ("Befriend the Undertaker"));
}

/* Bank: red or black */

static gboolean
check_bank (const FliptownState *state, int choice, FlipRefusal *refusal)
{
  if (fliptown_acting_seat (state)->bank & 1u << choice)
    return refuse (refusal, FLIP_REFUSED_LIMIT, "FT-BANK-2",
                   _ ("You have already invested in this colour."));
  return check_cash (state, state->board.bank_price, "FT-BANK-1", refusal);
}

static void
apply_bank (FliptownState *state, int choice)
{
  g_assert (choice == FLIPTOWN_RED || choice == FLIPTOWN_BLACK);

  pay_cash (state, state->board.bank_price);
  state->seats[state->seat].bank |= (guint8) (1u << choice);
}

static void
label_bank (const FliptownState *state, int choice, GString *text)
{
  g_string_append_printf (
    text, choice == FLIPTOWN_RED ? /* Translators: %d: dollars */ _ ("Bank on red for $%d")
      : /* Translators: %d: dollars */ _ ("Bank on black for $%d"),
    state->board.bank_price);
}

/* Hideout */

static gboolean
check_hideout (const FliptownState *state, int choice, FlipRefusal *refusal)
{
  return has_wanted (state, "FT-HIDEOUT-1", refusal);
}

static void
apply_hideout (FliptownState *state, int choice)
{
  fliptown_lose (state, state->seat, FLIPTOWN_WANTED, state->board.hideout_takes_off);
}

static void
label_hideout (const FliptownState *state, int choice, GString *text)
{
  /* Translators: %d: Wanted */
  g_string_append_printf (text, _ ("−%d Wanted"), state->board.hideout_takes_off);
}

/* Stables and General Store: the lines of one purchase */

static int
shop_price (const FliptownState *state, FliptownBuilding kind, int lines)
{
  const FliptownBoard *board = &state->board;

  if (kind == FLIPTOWN_STABLES)
    return (lines & FLIPTOWN_BUY_WORK_HORSE ? board->work_horse_price : 0)
           + (lines & FLIPTOWN_BUY_TRAIL_HORSE ? board->trail_horse_price : 0);
  return (lines & FLIPTOWN_BUY_PAN ? board->pan_price : 0)
         + (lines & FLIPTOWN_BUY_PICKAXE ? board->pickaxe_price : 0)
         + (lines & FLIPTOWN_BUY_BANDANA ? board->bandana_price : 0);
}

static void
name_lines (FliptownBuilding kind, int lines, GString *things)
{
  static const char *const stables[] = { N_ ("work horse"), N_ ("trail horse") };
  static const char *const store[] = { N_ ("gold pan"), N_ ("pickaxe"), N_ ("bandana") };

  for (guint i = 0; lines >> i; i++)
    {
      if (lines & 1 << i)
        flip_phrase_add (things, _ (kind == FLIPTOWN_STABLES ? stables[i] : store[i]));
    }
}

static void
label_lines (const FliptownState *state, FliptownBuilding kind, int lines, GString *text)
{
  g_autoptr (GString) things = g_string_new (NULL);

  name_lines (kind, lines, things);
  /* Translators: what is bought in a shop, and its price: gold pan, pickaxe for $3. */
  g_string_append_printf (text, _ ("%s for $%d"), things->str, shop_price (state, kind, lines));
}

static gboolean
check_stables (const FliptownState *state, int choice, FlipRefusal *refusal)
{
  if (choice & FLIPTOWN_BUY_TRAIL_HORSE && owns (state, FLIPTOWN_ITEM_TRAIL_HORSE))
    return refuse (refusal, FLIP_REFUSED_LIMIT, "FT-STABLES-2",
                   _ ("You already have the trail horse, and one is enough."));
  return check_cash (state, shop_price (state, FLIPTOWN_STABLES, choice), "FT-STABLES-3", refusal);
}

static void
apply_stables (FliptownState *state, int choice)
{
  pay_cash (state, shop_price (state, FLIPTOWN_STABLES, choice));
  if (choice & FLIPTOWN_BUY_TRAIL_HORSE)
    gain_item (state, FLIPTOWN_ITEM_TRAIL_HORSE);
  if (!(choice & FLIPTOWN_BUY_WORK_HORSE))
    return;
  fliptown_gain_hammers (state, 1);
  fliptown_gain (state, FLIPTOWN_STARS, state->board.work_horse_stars);
}

static void
label_stables (const FliptownState *state, int choice, GString *text)
{
  label_lines (state, FLIPTOWN_STABLES, choice, text);
}

static gboolean
check_store (const FliptownState *state, int choice, FlipRefusal *refusal)
{
  if (choice & FLIPTOWN_BUY_PICKAXE && owns (state, FLIPTOWN_ITEM_PICKAXE))
    return refuse (refusal, FLIP_REFUSED_LIMIT, "FT-STORE-2",
                   _ ("You already have the pickaxe, and one is enough."));
  if (choice & FLIPTOWN_BUY_BANDANA && owns (state, FLIPTOWN_ITEM_BANDANA))
    return refuse (refusal, FLIP_REFUSED_LIMIT, "FT-STORE-3",
                   _ ("You already have the bandana, and one is enough."));
  return check_cash (state, shop_price (state, FLIPTOWN_GENERAL_STORE, choice), "FT-STORE-4",
                     refusal);
}

static void
apply_store (FliptownState *state, int choice)
{
  pay_cash (state, shop_price (state, FLIPTOWN_GENERAL_STORE, choice));
  if (choice & FLIPTOWN_BUY_PAN)
    {
      fliptown_gain_pans (state, 1);
      fliptown_gain (state, FLIPTOWN_STARS, state->board.pan_stars);
    }
  if (choice & FLIPTOWN_BUY_PICKAXE)
    {
      gain_item (state, FLIPTOWN_ITEM_PICKAXE);
      fliptown_gain (state, FLIPTOWN_STARS, state->board.pickaxe_stars);
    }
  if (choice & FLIPTOWN_BUY_BANDANA)
    gain_item (state, FLIPTOWN_ITEM_BANDANA);
}

static void
label_store (const FliptownState *state, int choice, GString *text)
{
  label_lines (state, FLIPTOWN_GENERAL_STORE, choice, text);
}

/* Church, Saloon and Prospector's Club: an amount */

static gboolean
check_amount (int choice, int most, const char *rule, FlipRefusal *refusal)
{
  if (choice <= most)
    return TRUE;
  return flip_refuse (refusal, FLIP_REFUSED_LIMIT, FLIP_NO_SITE, rule,
                      /* Translators: first %d: the most that is allowed; second %d: what was asked
                         for */
                      _ ("At most %d per visit, not %d."), most, choice);
}

static gboolean
check_church (const FliptownState *state, int choice, FlipRefusal *refusal)
{
  int wanted = fliptown_held (fliptown_acting_seat (state), FLIPTOWN_WANTED);

  if (choice > wanted)
    return flip_refuse (refusal, FLIP_REFUSED_LIMIT, FLIP_NO_SITE, "FT-CHURCH-2",
                        /* Translators: %d: Wanted */
                        _ ("You have %d Wanted, so you can’t remove more."), wanted);
  return check_amount (choice, state->board.church_most, "FT-CHURCH-2", refusal)
         && check_cash (state, choice * state->board.church_price, "FT-CHURCH-1", refusal);
}

static void
apply_church (FliptownState *state, int choice)
{
  g_assert (choice > 0);

  pay_cash (state, choice * state->board.church_price);
  fliptown_lose (state, state->seat, FLIPTOWN_WANTED, choice);
}

static void
label_church (const FliptownState *state, int choice, GString *text)
{
  /* Translators: first %d: Wanted; second %d: dollars */
  g_string_append_printf (text, _ ("−%d Wanted for $%d"), choice,
                          choice * state->board.church_price);
}

static gboolean
check_saloon (const FliptownState *state, int choice, FlipRefusal *refusal)
{
  return check_amount (choice, state->board.saloon_most, "FT-SALOON-1", refusal)
         && check_cash (state, choice * state->board.saloon_price, "FT-SALOON-1", refusal);
}

static void
apply_saloon (FliptownState *state, int choice)
{
  g_assert (choice > 0);

  pay_cash (state, choice * state->board.saloon_price);
  fliptown_gain (state, FLIPTOWN_STARS, choice);
}

static void
label_saloon (const FliptownState *state, int choice, GString *text)
{
  /* Translators: first %d: how many stars; second %d: dollars */
  g_string_append_printf (text, ngettext ("%d star for $%d", "%d stars for $%d", (gulong) choice),
                          choice, choice * state->board.saloon_price);
}

static gboolean
check_club (const FliptownState *state, int choice, FlipRefusal *refusal)
{
  int gold = fliptown_held (fliptown_acting_seat (state), FLIPTOWN_GOLD);
  int price = choice * state->board.club_price;

  if (!check_amount (choice, state->board.club_most, "FT-CLUB-1", refusal))
    return FALSE;
  if (price <= gold)
    return TRUE;
  (void) flip_refuse (refusal, FLIP_REFUSED_PRICE, FLIP_NO_SITE, "FT-CLUB-1",
                      /* Translators: %d: gold, both times */
                      _ ("This costs %d gold, and you have %d."), price, gold);
  return flip_refusal_set_price (refusal, "gold", price, gold);
}

static void
apply_club (FliptownState *state, int choice)
{
  g_assert (choice > 0);

  fliptown_lose (state, state->seat, FLIPTOWN_GOLD, choice * state->board.club_price);
  fliptown_gain (state, FLIPTOWN_STARS, choice);
}

static void
label_club (const FliptownState *state, int choice, GString *text)
{
  g_string_append_printf (text,
                          /* Translators: first %d: how many stars; second %d: gold */
                          ngettext ("%d star for %d gold", "%d stars for %d gold", (gulong) choice),
                          choice, choice * state->board.club_price);
}

/* Hotel: the next step */

static gboolean
check_hotel (const FliptownState *state, int choice, FlipRefusal *refusal)
{
  if (fliptown_acting_seat (state)->hotel >= FLIPTOWN_HOTEL_STEPS)
    return refuse (refusal, FLIP_REFUSED_LIMIT, "FT-HOTEL-1",
                   _ ("The Hotel has no steps left to circle."));
  return check_cash (state, state->board.hotel_price, "FT-HOTEL-1", refusal);
}

static void
apply_hotel (FliptownState *state, int choice)
{
  g_assert (state->seats[state->seat].hotel < FLIPTOWN_HOTEL_STEPS);

  pay_cash (state, state->board.hotel_price);
  state->seats[state->seat].hotel++;
}

static void
label_hotel (const FliptownState *state, int choice, GString *text)
{
  g_assert (fliptown_acting_seat (state)->hotel < FLIPTOWN_HOTEL_STEPS);

  /* Translators: first %d: silver; second %d: dollars */
  g_string_append_printf (text, _ ("Next step: %d silver for $%d"),
                          state->board.hotel_steps[fliptown_acting_seat (state)->hotel],
                          state->board.hotel_price);
}

/* Gunsmith: pistol, then rifle */

static gboolean
check_gunsmith (const FliptownState *state, int choice, FlipRefusal *refusal)
{
  if (owns (state, FLIPTOWN_ITEM_RIFLE))
    return refuse (refusal, FLIP_REFUSED_LIMIT, "FT-GUNSMITH-2",
                   _ ("You already have the rifle; there is nothing better."));
  if (owns (state, FLIPTOWN_ITEM_PISTOL))
    return check_cash (state, state->board.rifle_price, "FT-GUNSMITH-2", refusal);
  return check_cash (state, state->board.pistol_price, "FT-GUNSMITH-1", refusal);
}

static void
apply_gunsmith (FliptownState *state, int choice)
{
  gboolean pistol = owns (state, FLIPTOWN_ITEM_PISTOL);

  pay_cash (state, pistol ? state->board.rifle_price : state->board.pistol_price);
  gain_item (state, pistol ? FLIPTOWN_ITEM_RIFLE : FLIPTOWN_ITEM_PISTOL);
}

static void
label_gunsmith (const FliptownState *state, int choice, GString *text)
{
  gboolean pistol = owns (state, FLIPTOWN_ITEM_PISTOL);

  g_string_append_printf (text, pistol ? /* Translators: %d: dollars */ _ ("Rifle for $%d")
    : /* Translators: %d: dollars */ _ ("Pistol for $%d"),
                          pistol ? state->board.rifle_price : state->board.pistol_price);
}

/* Bail Bonds: an outlaw */

static gboolean
check_bail (const FliptownState *state, int choice, FlipRefusal *refusal)
{
  return !(fliptown_acting_seat (state)->outlaws & 1u << choice)
         || refuse (refusal, FLIP_REFUSED_LIMIT, "FT-BAIL-1",
                    _ ("You are already hunting this outlaw. Choose another one."));
}

static void
apply_bail (FliptownState *state, int choice)
{
  g_assert (choice >= 0 && choice < FLIPTOWN_OUTLAWS);

  state->seats[state->seat].outlaws |= (guint8) (1u << choice);
}

static void
label_bail (const FliptownState *state, int choice, GString *text)
{
  /* Translators: %s: an outlaw */
  g_string_append_printf (text, _ ("Hunt the %s"), flip_rank_text (FLIP_JACK + (guint) choice));
}

/* Sheriff's Office: look first, then a star or less Wanted */

static gboolean
check_office (const FliptownState *state, int choice, FlipRefusal *refusal)
{
  gboolean looked = fliptown_acting_seat (state)->looked;

  if (choice == FLIPTOWN_OFFICE_LOOK)
    return !looked
           || refuse (refusal, FLIP_REFUSED_LIMIT, "FT-OFFICE-1",
                      _ ("You have already looked at this round’s Sheriff card. Take the star "
                         "or the Wanted."));
  if (!looked)
    return refuse (refusal, FLIP_REFUSED_NOT_NOW, "FT-OFFICE-1",
                   _ ("First look at the Sheriff card."));
  return choice == FLIPTOWN_OFFICE_STAR || has_wanted (state, "FT-OFFICE-2", refusal);
}

static void
apply_office (FliptownState *state, int choice)
{
  if (choice == FLIPTOWN_OFFICE_LOOK)
    state->seats[state->seat].looked = TRUE;
  else if (choice == FLIPTOWN_OFFICE_STAR)
    fliptown_gain (state, FLIPTOWN_STARS, state->board.office_stars);
  else
    fliptown_lose (state, state->seat, FLIPTOWN_WANTED, state->board.office_takes_off);
}

static void
label_office (const FliptownState *state, int choice, GString *text)
{
  if (choice == FLIPTOWN_OFFICE_LOOK)
    g_string_append (text, _ ("Look at the Sheriff card"));
  else if (choice == FLIPTOWN_OFFICE_STAR)
    g_string_append_printf (text,
                            /* Translators: %d: how many */
                            ngettext ("%d star", "%d stars", (gulong) state->board.office_stars),
                            state->board.office_stars);
  else
    /* Translators: %d: Wanted */
    g_string_append_printf (text, _ ("−%d Wanted"), state->board.office_takes_off);
}

/* The table */

/* clang-format off */
static const Effect effects[FLIPTOWN_BUILDINGS] = {
  [FLIPTOWN_UNDERTAKER] = { "FT-UNDERTAKER-1", N_ ("take it or decline?"),
    FLIPTOWN_NO_CHOICE, { NULL }, 0, check_undertaker, apply_undertaker, label_undertaker },
  [FLIPTOWN_BANK] = { "FT-BANK-1", N_ ("bank on red or black?"),
    FLIPTOWN_ONE_OF, { "red", "black" }, 2, check_bank, apply_bank, label_bank },
  [FLIPTOWN_HIDEOUT] = { "FT-HIDEOUT-1", N_ ("take it or decline?"),
    FLIPTOWN_NO_CHOICE, { NULL }, 0, check_hideout, apply_hideout, label_hideout },
  [FLIPTOWN_STABLES] = { "FT-STABLES-3", N_ ("which horses do you buy?"),
    FLIPTOWN_SOME_OF, { "work-horse", "trail-horse" }, 2,
    check_stables, apply_stables, label_stables },
  [FLIPTOWN_GENERAL_STORE] = { "FT-STORE-4", N_ ("choose what to buy"),
    FLIPTOWN_SOME_OF, { "pan", "pickaxe", "bandana" }, 3, check_store, apply_store, label_store },
  [FLIPTOWN_CHURCH] = { "FT-CHURCH-1", N_ ("how many Wanted do you remove?"),
    FLIPTOWN_AMOUNT, { NULL }, 99, check_church, apply_church, label_church },
  [FLIPTOWN_HOTEL] = { "FT-HOTEL-1", N_ ("take it or decline?"),
    FLIPTOWN_NO_CHOICE, { NULL }, 0, check_hotel, apply_hotel, label_hotel },
  [FLIPTOWN_LAND_OFFICE] = { "FT-LAND-1", N_ ("choose a plot of land"),
    FLIPTOWN_SOME_OF, { NULL }, FLIPTOWN_FIELDS,
    fliptown_land_check, fliptown_land_apply, fliptown_land_label },
  [FLIPTOWN_GUNSMITH] = { "FT-GUNSMITH-1", N_ ("take it or decline?"),
    FLIPTOWN_NO_CHOICE, { NULL }, 0, check_gunsmith, apply_gunsmith, label_gunsmith },
  [FLIPTOWN_BAIL_BONDS] = { "FT-BAIL-1", N_ ("choose an outlaw to hunt"),
    FLIPTOWN_ONE_OF, { "J", "Q", "K" }, FLIPTOWN_OUTLAWS, check_bail, apply_bail, label_bail },
  [FLIPTOWN_SHERIFFS_OFFICE] = { "FT-OFFICE-1", N_ ("take it or decline?"),
    FLIPTOWN_ONE_OF, { "look", "star", "wanted" }, 3, check_office, apply_office, label_office },
  [FLIPTOWN_SALOON] = { "FT-SALOON-1", N_ ("how many stars do you buy?"),
    FLIPTOWN_AMOUNT, { NULL }, 99, check_saloon, apply_saloon, label_saloon },
  [FLIPTOWN_PROSPECTORS_CLUB] = { "FT-CLUB-1", N_ ("how many stars do you buy?"),
    FLIPTOWN_AMOUNT, { NULL }, 99, check_club, apply_club, label_club },
};
/* clang-format on */

const char *
fliptown_building_name (guint kind)
{
  static const char *const names[FLIPTOWN_BUILDINGS] = {
    NC_ ("building", "Undertaker"),
    NC_ ("building", "Bank"),
    NC_ ("building", "Hideout"),
    NC_ ("building", "Stables"),
    NC_ ("building", "General Store"),
    NC_ ("building", "Church"),
    NC_ ("building", "Hotel"),
    NC_ ("building", "Land Office"),
    NC_ ("building", "Gunsmith"),
    NC_ ("building", "Bail Bonds"),
    NC_ ("building", "Sheriff’s Office"),
    NC_ ("building", "Saloon"),
    NC_ ("building", "Prospector’s Club"),
  };

  g_return_val_if_fail (kind < FLIPTOWN_BUILDINGS, "?");

  return g_dpgettext2 (GETTEXT_PACKAGE, "building", names[kind]);
}

const char *
fliptown_building_question (FliptownBuilding kind)
{
  g_return_val_if_fail ((guint) kind < FLIPTOWN_BUILDINGS, "?");

  return _ (effects[kind].asks);
}

const char *
fliptown_building_rule (FliptownBuilding kind)
{
  return effects[kind].rule;
}

FliptownChoice
fliptown_building_choice (FliptownBuilding kind)
{
  return effects[kind].choice;
}

/* A word of a choice in the notation; NULL after the last. */
const char *
fliptown_choice_word (FliptownBuilding kind, guint index)
{
  if (effects[kind].choice == FLIPTOWN_AMOUNT || index >= effects[kind].n)
    return NULL;
  return kind == FLIPTOWN_LAND_OFFICE ? fliptown_stone_word (index) : effects[kind].words[index];
}

/* The choices of a building are consecutive, except for the plots of the Land Office. */
static int
choice_at (FliptownBuilding kind, int index)
{
  FliptownChoice choice = effects[kind].choice;

  if (kind == FLIPTOWN_LAND_OFFICE)
    return (int) fliptown_land_plot ((guint) index);
  return choice == FLIPTOWN_SOME_OF || choice == FLIPTOWN_AMOUNT ? index + 1 : index;
}

static int
number_of_choices (FliptownBuilding kind)
{
  if (kind == FLIPTOWN_LAND_OFFICE)
    return FLIPTOWN_PLOTS;
  if (effects[kind].choice == FLIPTOWN_SOME_OF)
    return (1 << effects[kind].n) - 1;
  return effects[kind].choice == FLIPTOWN_NO_CHOICE ? 1 : (int) effects[kind].n;
}

static FliptownBuilding
kind_of (const FliptownState *state, guint building)
{
  return state->board.houses[building].kind;
}

gboolean
fliptown_choice_check (const FliptownState *state, guint building, int choice, FlipRefusal *refusal)
{
  FliptownBuilding kind = kind_of (state, building);
  const Effect *effect = &effects[kind];
  gboolean known =
    kind == FLIPTOWN_LAND_OFFICE
    || (choice >= choice_at (kind, 0) && choice <= choice_at (kind, number_of_choices (kind) - 1));

  if (known && effect->check (state, choice, refusal))
    return TRUE;
  if (!known)
    (void) flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, effect->rule,
                        /* Translators: %s: a building */
                        _ ("The %s has no such choice."), fliptown_building_name (kind));
  if (refusal)
    refusal->site = (guint16) (FLIPTOWN_SITE_TOWN + building);
  return FALSE;
}

/* Looking at the Sheriff card leaves the rest of the visit pending; everything else ends the
   visit. */
void
fliptown_choice_apply (FliptownState *state, guint building, int choice)
{
  FliptownBuilding kind = kind_of (state, building);

  if (kind != FLIPTOWN_SHERIFFS_OFFICE || choice != FLIPTOWN_OFFICE_LOOK)
    state->pool.effects[building]--;
  effects[kind].apply (state, choice);
}

void
fliptown_choice_list (const FliptownState *state, guint building, FlipMoveList *list)
{
  FliptownBuilding kind = kind_of (state, building);
  guint16 site = (guint16) (FLIPTOWN_SITE_TOWN + building);

  for (int i = 0; i < number_of_choices (kind); i++)
    {
      FlipMove move = fliptown_move (FLIPTOWN_VERB_EFFECT, site, choice_at (kind, i), 0);

      if (effects[kind].check (state, move.arg[0], NULL))
        flip_move_list_add (list, &move);
      else if (effects[kind].choice == FLIPTOWN_AMOUNT)
        return;
    }
}

gboolean
fliptown_effect_usable (const FliptownState *state, guint building)
{
  FliptownBuilding kind = kind_of (state, building);

  for (int i = 0; i < number_of_choices (kind); i++)
    {
      if (effects[kind].check (state, choice_at (kind, i), NULL))
        return TRUE;
      if (effects[kind].choice == FLIPTOWN_AMOUNT)
        return FALSE;
    }

  return FALSE;
}

/* Why the first choice of a building can't be taken. */
void
fliptown_effect_refuse (const FliptownState *state, guint building, FlipRefusal *refusal)
{
  g_assert (!fliptown_effect_usable (state, building));

  (void) fliptown_choice_check (state, building, choice_at (kind_of (state, building), 0), refusal);
}

/* The words that follow the building's: " red". */
void
fliptown_choice_print (const FliptownState *state, guint building, int choice, GString *text)
{
  FliptownBuilding kind = kind_of (state, building);
  gboolean one = effects[kind].choice == FLIPTOWN_ONE_OF;

  if (effects[kind].choice == FLIPTOWN_AMOUNT)
    g_string_append_printf (text, " %d", choice);
  for (guint i = 0; fliptown_choice_word (kind, i); i++)
    {
      if (one ? choice == (int) i : choice >> i & 1)
        g_string_append_printf (text, " %s", fliptown_choice_word (kind, i));
    }
}

void
fliptown_choice_label (const FliptownState *state, guint building, int choice, GString *text)
{
  effects[kind_of (state, building)].label (state, choice, text);
}

/* The words for the log, which adds cost and gain itself. Empty if there was nothing to choose. */
void
fliptown_choice_tell (const FliptownState *state, guint building, int choice, GString *text)
{
  FliptownBuilding kind = kind_of (state, building);

  if (kind == FLIPTOWN_BANK)
    g_string_append (text, choice == FLIPTOWN_RED ? C_ ("lineup", "red") : C_ ("lineup", "black"));
  else if (kind == FLIPTOWN_STABLES || kind == FLIPTOWN_GENERAL_STORE)
    name_lines (kind, choice, text);
  else if (kind == FLIPTOWN_SHERIFFS_OFFICE)
    label_office (state, choice, text);
  else if (kind == FLIPTOWN_LAND_OFFICE)
    fliptown_land_name (choice, text);
  else
    {
      fliptown_choice_print (state, building, choice, text);
      g_strstrip (text->str);
    }
}
