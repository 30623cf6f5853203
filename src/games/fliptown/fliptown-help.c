/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/fliptown-people.h"

#include <glib/gi18n-lib.h>

/* A one-line explanation of what was dealt; the rules page has the rest. */

const char *
fliptown_character_help (FliptownCharacter character)
{
  static const char *const help[FLIPTOWN_N_CHARACTERS] = {
    "",
    N_ ("Once per game: a Trail bonus action"),
    N_ ("Once per game: one poker card counts as any card"),
    N_ ("Once per game: the value card moves by as many steps as you have pans"),
    N_ ("Once per game: a Town bonus action"),
    N_ ("Once per game: a Badlands bonus action"),
    N_ ("Once per game: another card instead of the Sheriff card"),
    N_ ("Once per game: remove Wanted before bribing"),
    N_ ("Once per game: a Mine bonus action"),
    N_ ("Once per game: remove Wanted for each hammer"),
    N_ ("Once per game: a Cemetery bonus action"),
    N_ ("Once per game: a bonus action anywhere"),
    N_ ("Once per game: as much gold as you have Wanted"),
    N_ ("Once per game: a new lineup for everyone"),
    N_ ("Twice per game: a joker for suit or value"),
  };

  g_return_val_if_fail (character < FLIPTOWN_N_CHARACTERS, "");

  return *help[character] ? _ (help[character]) : "";
}

const char *
fliptown_cowbot_help (FliptownCowbot cowbot)
{
  static const char *const help[FLIPTOWN_N_COWBOTS] = {
    "",
    N_ ("With a diamond in the lineup he steals a card when you gain gold"),
    N_ ("With a club in the lineup he steals a card when you gain a bonus action"),
    N_ ("With a heart in the lineup she steals a card when you gain a star"),
    N_ ("With a spade in the lineup he steals a card when you gain Wanted"),
  };

  g_return_val_if_fail (cowbot < FLIPTOWN_N_COWBOTS, "");

  return *help[cowbot] ? _ (help[cowbot]) : "";
}

const char *
fliptown_cowbot_rule (FliptownCowbot cowbot)
{
  static const char *const rules[FLIPTOWN_N_COWBOTS] = {
    "FT-BOT-1", "FT-BOT-15", "FT-BOT-16", "FT-BOT-17", "FT-BOT-18",
  };

  g_return_val_if_fail (cowbot < FLIPTOWN_N_COWBOTS, "");

  return rules[cowbot];
}

/* The numbers come from the board, so most of these texts have a placeholder. */
void
fliptown_bounty_help (const FliptownState *state, guint bounty, char *text, gsize size)
{
  const FliptownBoard *board = &state->board;
  gulong sites = board->bounty_sites, tools = board->bounty_tools, gold = board->bounty_mine_gold,
         stones = board->bounty_tombstones, outlaws = board->bounty_outlaws,
         gear = board->bounty_gear;
  const struct
  {
    const char *words;
    int number;
  } help[FLIPTOWN_BOUNTIES] = {
    /* Translators: %d: how many */
    { ngettext ("Have %d circled site in each of Trail, Badlands, Mine and Town",
                "Have %d circled sites in each of Trail, Badlands, Mine and Town", sites),
      board->bounty_sites },
    { _ ("Circle every stop of the Trail that gives a bonus action"), 0 },
    /* Translators: %d: how many */
    { ngettext ("Have %d pan or hammer", "Have %d pans and hammers together", tools),
      board->bounty_tools },
    { _ ("Circle every building with a star on its roof"), 0 },
    /* Translators: %d: how many */
    { ngettext ("Gain %d gold from chambers of the Mine", "Gain %d gold from chambers of the Mine",
                gold),
      board->bounty_mine_gold },
    { _ ("Rob chickens, cattle, a coach and a train; failures count"), 0 },
    /* Translators: %d: how many */
    { ngettext ("Circle %d outer tombstone", "Circle %d outer tombstones", stones),
      board->bounty_tombstones },
    /* Translators: %d: how many */
    { ngettext ("Circle the last stop of the Trail, or hunt %d outlaw",
                "Circle the last stop of the Trail, or hunt %d outlaws", outlaws),
      board->bounty_outlaws },
    /* Translators: %d: how much Wanted */
    { _ ("Have %d Wanted at any one moment"), board->bounty_wanted },
    /* Translators: %d: how many */
    { ngettext ("Have %d of pan, hammer, trail horse, Undertaker, bandana, pickaxe and pistol",
                "Have %d of pan, hammer, trail horse, Undertaker, bandana, pickaxe and pistol",
                gear),
      board->bounty_gear },
    /* Translators: first %d: dollars; second %d: gold */
    { _ ("Have $%d or %d gold at any one moment"), board->bounty_cash },
    { _ ("Gain a bonus action in every region and in the Cemetery"), 0 },
  };

  g_return_if_fail (bounty < FLIPTOWN_BOUNTIES);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  flip_phrase_print (text, size, help[bounty].words, help[bounty].number, board->bounty_gold);
#pragma GCC diagnostic pop
}

const char *
fliptown_bounty_rule (guint bounty)
{
  static const char *const rules[FLIPTOWN_BOUNTIES] = {
    "FT-BOUNTY-7",  "FT-BOUNTY-8",  "FT-BOUNTY-9",  "FT-BOUNTY-10", "FT-BOUNTY-11", "FT-BOUNTY-12",
    "FT-BOUNTY-13", "FT-BOUNTY-14", "FT-BOUNTY-15", "FT-BOUNTY-16", "FT-BOUNTY-17", "FT-BOUNTY-18",
  };

  g_return_val_if_fail (bounty < FLIPTOWN_BOUNTIES, "");

  return rules[bounty];
}
