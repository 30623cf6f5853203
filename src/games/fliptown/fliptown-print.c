/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-rules.h"

/* One text a move; fliptown-parse.c reads it back. Never translated. */

const char *
fliptown_line_word (FliptownBuilding kind, guint line)
{
  static const char *const stables[] = { "work-horse", "trail-horse" };
  static const char *const store[] = { "pan", "pickaxe", "bandana" };

  if (kind == FLIPTOWN_STABLES)
    return line < G_N_ELEMENTS (stables) ? stables[line] : NULL;
  return line < G_N_ELEMENTS (store) ? store[line] : NULL;
}

static void
print_card (FlipCard card, GString *text)
{
  char buffer[FLIP_CARD_TEXT_SIZE];

  g_string_append (text, flip_card_print (card, buffer));
}

void
fliptown_site_print (const FliptownState *state, guint site, GString *text)
{
  FliptownPlace place = fliptown_site_place (site);
  guint first, end;
  const char *name;

  fliptown_place_range (place, &first, &end);
  switch (place)
    {
    case FLIPTOWN_BADLANDS:
      name = flip_rank_text (fliptown_badlands_value (state, site - first));
      break;
    case FLIPTOWN_MINE:
      name = fliptown_chamber_word (site - first);
      break;
    case FLIPTOWN_CEMETERY:
      name = fliptown_stone_word (site - first);
      break;
    default:
      name = flip_rank_text (site - first + 1);
    }
  g_string_append_printf (text, "%s %s", fliptown_place_word (place), name);
}

static void
print_tool (int tool, GString *text)
{
  if (tool)
    g_string_append (text, tool == FLIPTOWN_PAN ? " pan" : " hammer");
}

static void
print_helpers (const FlipMove *move, GString *text)
{
  static const char *const words[] = { " joker-suit", " joker-value", " prospect", " sleep" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      if (move->arg[1] & 1 << i)
        g_string_append (text, words[i]);
    }
  if (move->arg[3])
    g_string_append_printf (text, " %dg", move->arg[3]);
}

static void
print_action (const FliptownState *state, const FlipMove *move, GString *text)
{
  const FliptownArrangement *roles = &fliptown_arrangements[move->arg[0]];
  gboolean only_poker =
    fliptown_site_place (move->site) == FLIPTOWN_CEMETERY && !(move->arg[1] & FLIPTOWN_SLEEP);

  if (!only_poker)
    {
      print_card (state->cards.lineup[roles->suit], text);
      g_string_append_c (text, ' ');
      print_card (state->cards.lineup[roles->value], text);
      g_string_append_c (text, ' ');
    }
  print_card (state->cards.lineup[roles->poker], text);
  g_string_append_c (text, ' ');
  fliptown_site_print (state, move->site, text);
  print_tool (move->arg[2], text);
  print_helpers (move, text);
}

static void
print_set (const char *(*word) (guint), guint set, GString *text)
{
  for (guint i = 0; set >> i; i++)
    {
      if (set & 1u << i)
        g_string_append_printf (text, " %s", word (i));
    }
}

static const char *
outlaw_word (guint outlaw)
{
  return flip_rank_text (FLIP_JACK + outlaw);
}

static const char *
stables_word (guint line)
{
  return fliptown_line_word (FLIPTOWN_STABLES, line);
}

static const char *
store_word (guint line)
{
  return fliptown_line_word (FLIPTOWN_GENERAL_STORE, line);
}

static void
print_effect (const FliptownState *state, const FlipMove *move, GString *text)
{
  static const char *const office[] = { "look", "star", "wanted" };
  FliptownBuilding kind = state->board.houses[move->site - FLIPTOWN_SITE_TOWN].kind;
  int choice = move->arg[0];

  g_string_append (text, fliptown_building_word (kind));
  switch (kind)
    {
    case FLIPTOWN_BANK:
      g_string_append (text, choice == FLIPTOWN_RED ? " red" : " black");
      break;
    case FLIPTOWN_STABLES:
      print_set (stables_word, (guint) choice, text);
      break;
    case FLIPTOWN_GENERAL_STORE:
      print_set (store_word, (guint) choice, text);
      break;
    case FLIPTOWN_LAND_OFFICE:
      print_set (fliptown_stone_word, (guint) choice, text);
      break;
    case FLIPTOWN_BAIL_BONDS:
      g_string_append_printf (text, " %s", outlaw_word ((guint) choice));
      break;
    case FLIPTOWN_SHERIFFS_OFFICE:
      g_string_append_printf (text, " %s", office[choice]);
      break;
    case FLIPTOWN_CHURCH:
    case FLIPTOWN_SALOON:
    case FLIPTOWN_PROSPECTORS_CLUB:
      g_string_append_printf (text, " %d", choice);
      break;
    default:
      break;
    }
}

static void
print_ability (const FliptownState *state, const FlipMove *move, GString *text)
{
  FliptownCharacter character = fliptown_acting_seat (state)->character;

  g_string_append (text, "ability");
  if (character == FLIPTOWN_MAN_IN_BLACK)
    g_string_append_printf (text, " %s", fliptown_place_word (move->arg[0]));
  else if (character == FLIPTOWN_PREACHER)
    g_string_append_printf (text, " %d", move->arg[0]);
}

static void
print_outlaw (const FlipMove *move, GString *text)
{
  static const char *const payments[FLIPTOWN_N_PAYMENTS] = { "cash", "gold", "wanted" };

  g_string_append_printf (text, "outlaw %s %s", outlaw_word ((guint) move->arg[0]),
                          payments[move->arg[1]]);
}

static void
print_pool_move (const FliptownState *state, const FlipMove *move, GString *text)
{
  guint building = (guint) move->site - FLIPTOWN_SITE_TOWN;

  switch (move->verb)
    {
    case FLIPTOWN_VERB_BONUS:
      g_string_append (text, "bonus ");
      fliptown_site_print (state, move->site, text);
      print_tool (move->arg[0], text);
      break;
    case FLIPTOWN_VERB_DECLINE_BONUS:
      g_string_append_printf (text, "decline bonus %s", fliptown_place_word (move->arg[0]));
      break;
    case FLIPTOWN_VERB_EFFECT:
      print_effect (state, move, text);
      break;
    default:
      g_string_append_printf (text, "decline %s",
                              fliptown_building_word (state->board.houses[building].kind));
    }
}

static void
print_answer (const FlipMove *move, GString *text)
{
  switch (move->verb)
    {
    case FLIPTOWN_VERB_LINEUP:
      g_string_append (text, move->arg[0] ? "new lineup" : "keep lineup");
      break;
    case FLIPTOWN_VERB_END_TURN:
      g_string_append (text, "end turn");
      break;
    case FLIPTOWN_VERB_HAND:
      g_string_append (text, move->arg[0] ? "cheat" : "no cheat");
      break;
    case FLIPTOWN_VERB_BRIBE:
      g_string_append (text, move->arg[0] ? "bribe" : "no bribe");
      break;
    case FLIPTOWN_VERB_MARSHAL:
      g_string_append (text, move->arg[0] ? "new sheriff" : "keep sheriff");
      break;
    default:
      g_string_append (text, move->arg[0] == FLIPTOWN_CASH ? "pay cash" : "pay stars");
    }
}

void
fliptown_print (gconstpointer data, const FlipMove *move, GString *text)
{
  const FliptownState *state = data;

  switch (move->verb)
    {
    case FLIPTOWN_VERB_CARD:
      print_card ((FlipCard) move->arg[0], text);
      break;
    case FLIPTOWN_VERB_BOUNTY:
      g_string_append_printf (text, "bounty %d", move->arg[0] + 1);
      break;
    case FLIPTOWN_VERB_CHARACTER:
      g_string_append_printf (text, "character %s", fliptown_character_word (move->arg[0]));
      break;
    case FLIPTOWN_VERB_OUTLAW:
      print_outlaw (move, text);
      break;
    case FLIPTOWN_VERB_ACTION:
      print_action (state, move, text);
      break;
    case FLIPTOWN_VERB_PASS:
      print_card (state->cards.lineup[move->arg[0]], text);
      g_string_append (text, " pass");
      break;
    case FLIPTOWN_VERB_ABILITY:
      print_ability (state, move, text);
      break;
    case FLIPTOWN_VERB_BONUS:
    case FLIPTOWN_VERB_DECLINE_BONUS:
    case FLIPTOWN_VERB_EFFECT:
    case FLIPTOWN_VERB_DECLINE_EFFECT:
      print_pool_move (state, move, text);
      break;
    default:
      print_answer (move, text);
    }
}
