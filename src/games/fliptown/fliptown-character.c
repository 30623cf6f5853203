/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-people.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

/* Characters: their start, and the abilities that are used in the seat's own turn or before the
   arrest. Cheat, Mayor and Marshal have stages of their own; Prospector and Wild Card change the
   cards of an action. */

#define NO_BONUS FLIPTOWN_N_PLACES

/* clang-format off */
const FliptownPerson fliptown_characters[FLIPTOWN_N_CHARACTERS] = {
  [FLIPTOWN_NO_CHARACTER] = { "none", /* a character */ N_ ("no character"), "FT-CHAR-1",
    .bonus = NO_BONUS },
  [FLIPTOWN_TRAILBLAZER] = { "trailblazer", /* a character */ N_ ("Trailblazer"), "FT-CHAR-5",
    N_ ("Once per game: a Trail bonus action"), .bonus = FLIPTOWN_TRAIL },
  [FLIPTOWN_CHEAT] = { "cheat", /* a character */ N_ ("Cheat"), "FT-CHAR-6",
    N_ ("Once per game: one poker card counts as any card"), .bonus = NO_BONUS },
  [FLIPTOWN_PROSPECTOR] = { "prospector", /* a character */ N_ ("Prospector"), "FT-CHAR-7",
    N_ ("Once per game: the value card moves by as many steps as you have pans"),
    .bonus = NO_BONUS },
  [FLIPTOWN_SETTLER] = { "settler", /* a character */ N_ ("Settler"), "FT-CHAR-8",
    N_ ("Once per game: a Town bonus action"), .bonus = FLIPTOWN_TOWN },
  [FLIPTOWN_BANDIT] = { "bandit", /* a character */ N_ ("Bandit"), "FT-CHAR-9",
    N_ ("Once per game: a Badlands bonus action"), .bonus = FLIPTOWN_BADLANDS },
  [FLIPTOWN_MARSHAL] = { "marshal", /* a character */ N_ ("Marshal"), "FT-CHAR-10",
    N_ ("Once per game: another card instead of the Sheriff card"), .bonus = NO_BONUS },
  [FLIPTOWN_PREACHER] = { "preacher", /* a character */ N_ ("Preacher"), "FT-CHAR-11",
    N_ ("Once per game: remove Wanted before bribing"), .bonus = NO_BONUS },
  [FLIPTOWN_MINER] = { "miner", /* a character */ N_ ("Miner"), "FT-CHAR-12",
    N_ ("Once per game: a Mine bonus action"), .bonus = FLIPTOWN_MINE },
  [FLIPTOWN_RANCH_HAND] = { "ranch-hand", /* a character */ N_ ("Ranch Hand"), "FT-CHAR-13",
    N_ ("Once per game: remove Wanted for each hammer"), .bonus = NO_BONUS },
  [FLIPTOWN_GRAVE_ROBBER] = { "grave-robber", /* a character */ N_ ("Grave Robber"), "FT-CHAR-14",
    N_ ("Once per game: a Cemetery bonus action"), .bonus = FLIPTOWN_CEMETERY },
  [FLIPTOWN_MAN_IN_BLACK] = { "man-in-black", N_ ("Man in Black"), "FT-CHAR-15",
    N_ ("Once per game: a bonus action anywhere"), .bonus = NO_BONUS },
  [FLIPTOWN_BARONESS] = { "baroness", /* a character */ N_ ("Baroness"), "FT-CHAR-16",
    N_ ("Once per game: as much gold as you have Wanted"), .bonus = NO_BONUS },
  [FLIPTOWN_MAYOR] = { "mayor", /* a character */ N_ ("Mayor"), "FT-CHAR-17",
    N_ ("Once per game: a new lineup for everyone"), .bonus = NO_BONUS },
  [FLIPTOWN_WILD_CARD] = { "wild-card", /* a character */ N_ ("Wild Card"), "FT-CHAR-18",
    N_ ("Twice per game: a joker for suit or value"), .bonus = NO_BONUS },
};
/* clang-format on */

const char *
fliptown_character_word (guint character)
{
  g_return_val_if_fail (character < FLIPTOWN_N_CHARACTERS, "?");

  return fliptown_characters[character].word;
}

void
fliptown_seat_start (FliptownState *state, guint seat, FliptownCharacter character)
{
  FliptownSeat *player = &state->seats[seat];
  const FliptownStart *start = &state->board.starts[character];

  g_assert (seat < state->n_seats && character < FLIPTOWN_N_CHARACTERS);

  player->character = (guint8) character;
  player->ability = character == FLIPTOWN_WILD_CARD      ? (guint8) state->board.jokers
                    : character == FLIPTOWN_NO_CHARACTER ? 0
                                                         : 1;
  fliptown_gain_for (state, seat, FLIPTOWN_CASH, start->cash);
  fliptown_gain_for (state, seat, FLIPTOWN_GOLD, start->gold);
  fliptown_gain_for (state, seat, FLIPTOWN_WANTED, start->wanted);
  fliptown_gain_for (state, seat, FLIPTOWN_STARS, start->stars);
  player->pans = (guint8) MIN (start->pans, state->board.most_pans);
  player->hammers = (guint8) MIN (start->hammers, state->board.most_hammers);
  if (start->shovel)
    player->items |= FLIPTOWN_ITEM_SHOVEL;
}

static void
list_character (gconstpointer state, FlipMoveList *list)
{
  fliptown_list_choices (state, FLIPTOWN_VERB_CHARACTER, FLIPTOWN_N_CHARACTERS, list);
}

static gboolean
check_character (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FliptownState *state = data;

  if (move->arg[0] <= FLIPTOWN_NO_CHARACTER || move->arg[0] >= FLIPTOWN_N_CHARACTERS)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-CHAR-1",
                        _ ("There is no such character."));
  for (guint i = 0; i < state->n_seats; i++)
    {
      if (state->seats[i].character == move->arg[0])
        return flip_refuse (refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "FT-CHAR-1",
                            /* Translators: {seat %u}: is replaced by the name of that player */
                            _ ("{seat %u} already plays this character; there is only one of each."),
                            i + 1);
    }

  return TRUE;
}

static void
apply_character (gpointer data, const FlipMove *move)
{
  FliptownState *state = data;

  g_assert (move->arg[0] > FLIPTOWN_NO_CHARACTER);

  fliptown_seat_start (state, state->seat, move->arg[0]);
}

static void
print_character (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "character %s", fliptown_character_word (move->arg[0]));
}

static void
describe_character (gconstpointer state, const FlipMove *move, GString *text)
{
  /* Translators: %s: a character */
  g_string_append_printf (text, _ ("Plays the %s."), _ (fliptown_characters[move->arg[0]].name));
}

static void
label_character (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, _ (fliptown_characters[move->arg[0]].name));
}

/* The character's start and ability. */
static void
offer_character (gconstpointer state, const FlipMove *move, FlipOffer *offer)
{
  fliptown_offer_gains (state, move, offer);
  flip_gains_add (&offer->gains, NULL, "%s", _ (fliptown_characters[move->arg[0]].help));
}

static FliptownPlace
bonus_place (FliptownCharacter character, int named)
{
  if (character != FLIPTOWN_MAN_IN_BLACK)
    return fliptown_characters[character].bonus;
  return named >= 0 && named < FLIPTOWN_N_PLACES ? (FliptownPlace) named : NO_BONUS;
}

static gboolean
check_bonus_ability (const FliptownState *state, const FlipMove *move, FlipRefusal *refusal)
{
  FliptownCharacter character = fliptown_acting_seat (state)->character;
  const char *rule = fliptown_characters[character].rule;
  FliptownPlace place = bonus_place (character, move->arg[0]);

  if (place == NO_BONUS || (character != FLIPTOWN_MAN_IN_BLACK && move->arg[0]))
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, rule,
                        _ ("This ability works differently."));
  return fliptown_place_has_open_site (state, place)
         || flip_refuse (refusal, FLIP_REFUSED_MARKED, FLIP_NO_SITE, "FT-BONUS-10",
                         /* Translators: %s: a part of the board */
                         _ ("There is no site left there for a bonus action (%s)."),
                         fliptown_place_name (place));
}

static gboolean
check_wanted_ability (const FliptownState *state, const FlipMove *move, FlipRefusal *refusal)
{
  const FliptownSeat *seat = fliptown_acting_seat (state);
  const char *rule = fliptown_characters[seat->character].rule;
  int wanted = fliptown_held (seat, FLIPTOWN_WANTED);
  int most = MIN (wanted, state->board.preacher_takes_off);

  if (wanted == 0)
    return flip_refuse (refusal, FLIP_REFUSED_LIMIT, FLIP_NO_SITE, rule,
                        _ ("You have no Wanted, so the ability would do nothing."));
  if (seat->character == FLIPTOWN_PREACHER)
    return (move->arg[0] >= 1 && move->arg[0] <= most)
           || flip_refuse (refusal, FLIP_REFUSED_LIMIT, FLIP_NO_SITE, rule,
                           /* Translators: %d: Wanted */
                           _ ("The Preacher removes 1 to %d Wanted now."), most);
  if (seat->character == FLIPTOWN_RANCH_HAND && seat->hammers == 0)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, FLIP_NO_SITE, rule,
                        _ ("You have no hammer, so the ability would do nothing."));
  return move->arg[0] == 0
         || flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, rule,
                         _ ("This ability works differently."));
}

static gboolean
check_ability (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FliptownState *state = data;
  const FliptownSeat *seat = fliptown_acting_seat (state);
  const FliptownPerson *character = &fliptown_characters[seat->character];
  gboolean before_arrest = state->stage == FLIPTOWN_STAGE_BRIBE;

  if (seat->character == FLIPTOWN_NO_CHARACTER)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, FLIP_NO_SITE, "FT-CHAR-1",
                        _ ("You play without a character, so there is no ability."));
  if (!seat->ability)
    return flip_refuse (refusal, FLIP_REFUSED_LIMIT, FLIP_NO_SITE, "FT-CHAR-3",
                        /* Translators: %s: a character */
                        _ ("The %s’s ability has already been used."),
                        _ (character->name));
  if (before_arrest == (seat->character == FLIPTOWN_PREACHER))
    {
      if (bonus_place (seat->character, FLIPTOWN_TRAIL) != NO_BONUS)
        return check_bonus_ability (state, move, refusal);
      if (before_arrest || seat->character == FLIPTOWN_RANCH_HAND
          || seat->character == FLIPTOWN_BARONESS)
        return check_wanted_ability (state, move, refusal);
    }
  return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, character->rule,
                      /* Translators: %s: a character */
                      _ ("The %s’s ability can’t be used right now."), _ (character->name));
}

static void
list_ability (gconstpointer data, FlipMoveList *list)
{
  const FliptownState *state = data;
  const FliptownSeat *seat = fliptown_acting_seat (state);
  int choices = MAX (FLIPTOWN_N_PLACES, state->board.preacher_takes_off + 1);

  if (seat->character != FLIPTOWN_NO_CHARACTER && seat->ability)
    fliptown_list_choices (state, FLIPTOWN_VERB_ABILITY, choices, list);
}

/* Whether the acting seat has an ability that it could use right now. */
gboolean
fliptown_ability_usable (const FliptownState *state)
{
  const FliptownSeat *seat = fliptown_acting_seat (state);

  if (seat->character == FLIPTOWN_NO_CHARACTER || !seat->ability)
    return FALSE;
  for (int choice = 0; choice < FLIPTOWN_N_PLACES; choice++)
    {
      FlipMove move = fliptown_move (FLIPTOWN_VERB_ABILITY, FLIP_NO_SITE, choice, 0);

      if (check_ability (state, &move, NULL))
        return TRUE;
    }

  return FALSE;
}

static void
apply_ability (gpointer data, const FlipMove *move)
{
  FliptownState *state = data;
  FliptownSeat *seat = &state->seats[state->seat];
  FliptownPlace place = bonus_place (seat->character, move->arg[0]);

  g_assert (seat->ability > 0 && seat->character != FLIPTOWN_NO_CHARACTER);

  seat->ability--;
  if (seat->character == FLIPTOWN_PREACHER)
    fliptown_lose (state, state->seat, FLIPTOWN_WANTED, move->arg[0]);
  else if (seat->character == FLIPTOWN_RANCH_HAND)
    fliptown_lose (state, state->seat, FLIPTOWN_WANTED,
                   seat->hammers * state->board.ranch_hand_takes_off);
  else if (seat->character == FLIPTOWN_BARONESS)
    fliptown_gain (state, FLIPTOWN_GOLD, fliptown_held (seat, FLIPTOWN_WANTED));
  else
    {
      fliptown_gain_bonus (state, place);
      state->stage = FLIPTOWN_STAGE_POOL;
    }
}

static void
print_ability (gconstpointer data, const FlipMove *move, GString *text)
{
  const FliptownState *state = data;
  FliptownCharacter character = fliptown_acting_seat (state)->character;

  g_string_append (text, "ability");
  if (character == FLIPTOWN_MAN_IN_BLACK)
    g_string_append_printf (text, " %s", fliptown_place_word (move->arg[0]));
  else if (character == FLIPTOWN_PREACHER)
    g_string_append_printf (text, " %d", move->arg[0]);
}

static void
describe_ability (gconstpointer data, const FlipMove *move, GString *text)
{
  const FliptownState *state = data;

  g_string_append_printf (text, /* Translators: %s: a character */ _ ("Uses the %s’s ability."),
                          _ (fliptown_characters[fliptown_acting_seat (state)->character].name));
  fliptown_outcome_describe (state, move, text);
}

static void
label_ability (gconstpointer data, const FlipMove *move, GString *text)
{
  const FliptownState *state = data;
  FliptownCharacter character = fliptown_acting_seat (state)->character;

  if (character == FLIPTOWN_PREACHER)
    /* Translators: %d: Wanted */
    g_string_append_printf (text, _ ("Preach: −%d Wanted"), move->arg[0]);
  else if (character == FLIPTOWN_MAN_IN_BLACK)
    /* Translators: %s: a part of the board */
    g_string_append_printf (text, _ ("Ability: bonus action (%s)"),
                            fliptown_place_name (move->arg[0]));
  else
    /* Translators: %s: a character */
    g_string_append_printf (text, _ ("The %s’s ability"), _ (fliptown_characters[character].name));
}

/* Before the arrest, the Preacher needs to know the remaining risk. */
static void
offer_ability (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  FliptownState after = *(const FliptownState *) data;

  offer->rare = TRUE;
  fliptown_offer_gains (data, move, offer);
  if (after.stage != FLIPTOWN_STAGE_BRIBE)
    return;
  apply_ability (&after, move);
  fliptown_offer_arrest (&after, after.seat, fliptown_unseen (&after), offer);
}

/* The Mayor's decision before anyone acts: a new lineup, once per game. */

static void
apply_lineup (gpointer data, const FlipMove *move)
{
  FliptownState *state = data;

  g_assert (state->seats[state->seat].character == FLIPTOWN_MAYOR);
  g_assert (state->seats[state->seat].ability > 0);

  state->stage = FLIPTOWN_STAGE_PAYMENTS;
  if (move->arg[0])
    {
      state->seats[state->seat].ability--;
      fliptown_cards_discard_lineup (state);
      state->stage = FLIPTOWN_STAGE_LINEUP;
    }
  state->seat = 0;
}

const FlipVerb fliptown_character = {
  .name = "character", .stages = 1u << FLIPTOWN_STAGE_CHARACTERS, .n_args = 1,
  .list = list_character, .check = check_character, .apply = apply_character,
  .print = print_character, .describe = describe_character, .label = label_character,
  .offer = offer_character,
};

const FlipVerb fliptown_ability = {
  .name = "ability", .n_args = 1,
  .stages = 1u << FLIPTOWN_STAGE_ACTION | 1u << FLIPTOWN_STAGE_LAST_WORD
            | 1u << FLIPTOWN_STAGE_BRIBE,
  .list = list_ability, .check = check_ability, .apply = apply_ability,
  .print = print_ability, .describe = describe_ability, .label = label_ability,
  .offer = offer_ability,
};

const FlipVerb fliptown_lineup = {
  .name = "lineup", .stages = 1u << FLIPTOWN_STAGE_MAYOR, .n_args = 1,
  .list = fliptown_answer_list, .check = fliptown_yes_or_no_check, .apply = apply_lineup,
  .print = fliptown_answer_print, .describe = fliptown_answer_describe,
  .label = fliptown_answer_label,
  .offer = fliptown_ability_or_not_offer,
};
