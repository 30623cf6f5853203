/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-rules.h"

#include <glib/gi18n-lib.h>

/* What is awaited, in a few words: for refusals and as the beginning of the prompt. */
const char *
fliptown_stage_words (FliptownStage stage)
{
  static const char *const words[] = {
    [FLIPTOWN_STAGE_SETUP_CARD] = N_ ("the card that picks cowbot and character"),
    [FLIPTOWN_STAGE_BOUNTIES] = N_ ("a bounty of this game"),
    [FLIPTOWN_STAGE_CHARACTERS] = N_ ("a character for the seat"),
    [FLIPTOWN_STAGE_ROUND] = N_ ("nothing"),
    [FLIPTOWN_STAGE_HOLDEM] = N_ ("an extra poker card of the round"),
    [FLIPTOWN_STAGE_LINEUP] = N_ ("a card of the lineup"),
    [FLIPTOWN_STAGE_MAYOR] = N_ ("the Mayor’s word: a new lineup or not"),
    [FLIPTOWN_STAGE_PAYMENTS] = N_ ("nothing"),
    [FLIPTOWN_STAGE_OUTLAW] = N_ ("how a hunted outlaw pays"),
    [FLIPTOWN_STAGE_ACTION] = N_ ("an action: suit, value and poker card, and a site"),
    [FLIPTOWN_STAGE_ROBBERY] = N_ ("the robbery card"),
    [FLIPTOWN_STAGE_POOL] = N_ ("a bonus action or building effect to take or decline"),
    [FLIPTOWN_STAGE_LAST_WORD] = N_ ("the ability, or the end of the turn"),
    [FLIPTOWN_STAGE_NEXT_SEAT] = N_ ("nothing"),
    [FLIPTOWN_STAGE_REVEAL] = N_ ("a secret poker card of the seat"),
    [FLIPTOWN_STAGE_HANDS] = N_ ("whether the Cheat cheats"),
    [FLIPTOWN_STAGE_WORK] = N_ ("nothing"),
    [FLIPTOWN_STAGE_BRIBE] = N_ ("whether the Sheriff is bribed"),
    [FLIPTOWN_STAGE_SHERIFF] = N_ ("the Sheriff card"),
    [FLIPTOWN_STAGE_MARSHAL] = N_ ("whether the Marshal draws another Sheriff card"),
    [FLIPTOWN_STAGE_MARSHAL_CARD] = N_ ("the Marshal’s card"),
    [FLIPTOWN_STAGE_ARREST] = N_ ("how the arrest is paid: cash or stars"),
    [FLIPTOWN_STAGE_ROUND_END] = N_ ("nothing"),
    [FLIPTOWN_STAGE_STOLEN] = N_ ("a stolen card"),
    [FLIPTOWN_STAGE_OVER] = N_ ("nothing: the game is over"),
  };

  g_return_val_if_fail (stage < G_N_ELEMENTS (words), "?");

  return _ (words[stage]);
}

static void
prompt_pool (const FliptownState *state, GString *prompt)
{
  const char *between = " ";

  g_string_append (prompt, _ ("Take or decline what waits:"));
  for (guint i = 0; i < FLIPTOWN_N_PLACES; i++)
    {
      if (!state->pool.bonuses[i])
        continue;
      g_string_append (prompt, between);
      g_string_append_printf (prompt, _ ("bonus action (%s)"), fliptown_place_name (i));
      between = ", ";
    }
  for (guint i = 0; i < FLIPTOWN_BUILDINGS; i++)
    {
      if (!state->pool.effects[i])
        continue;
      g_string_append_printf (prompt, "%s%s", between,
                              fliptown_building_name (state->board.houses[i].kind));
      between = ", ";
    }
  g_string_append_c (prompt, '.');
}

static void
prompt_robbery (const FliptownState *state, GString *prompt)
{
  guint value = fliptown_badlands_value (state, state->target);
  int adds = 0;

  if (fliptown_has (fliptown_acting_seat (state), FLIPTOWN_ITEM_RIFLE))
    adds = state->board.rifle_adds;
  else if (fliptown_has (fliptown_acting_seat (state), FLIPTOWN_ITEM_PISTOL))
    adds = state->board.pistol_adds;
  g_string_append_printf (prompt, _ ("The robbery card? %s or more succeeds."),
                          flip_rank_text ((guint) MAX (1, (int) value - adds)));
}

static void
prompt_arrest (const FliptownState *state, GString *prompt)
{
  g_string_append_printf (prompt, _ ("Arrested: pay $%d or %d stars."),
                          state->board.penalty_cash[state->round],
                          state->board.penalty_stars[state->round]);
}

static void
prompt_bribe (const FliptownState *state, GString *prompt)
{
  int wanted = fliptown_held (fliptown_acting_seat (state), FLIPTOWN_WANTED);

  g_string_append_printf (prompt, _ ("Bribe the Sheriff? %d Wanted; a bribe costs %d gold."),
                          wanted, wanted * state->board.bribe_price);
}

/* The theft is carried out by people at the table, so they are told before anything else. */
static void
prompt_theft (const FliptownState *state, GString *prompt)
{
  if (!state->just_stolen)
    return;
  g_string_append_printf (prompt,
                          _ ("%s steals: put the top card of the deck face down under it. "),
                          fliptown_cowbot_name (state->options.cowbot));
}

static void
prompt_action (const FliptownState *state, GString *prompt)
{
  char cards[FLIPTOWN_LINEUP][FLIP_CARD_TEXT_SIZE];

  for (guint i = 0; i < FLIPTOWN_LINEUP; i++)
    flip_card_show (state->cards.lineup[i], cards[i]);
  g_string_append_printf (prompt, _ ("Choose a site with %s %s %s."), cards[0], cards[1], cards[2]);
}

static void
prompt_setup (const FliptownState *state, GString *prompt)
{
  if (state->stage == FLIPTOWN_STAGE_BOUNTIES)
    g_string_append_printf (prompt, _ ("Bounty %d of %d?"), state->bounties.n + 1,
                            FLIPTOWN_DRAWN_BOUNTIES);
  else
    g_string_append_printf (prompt, _ ("The character of seat %d?"), state->seat + 1);
}

static void
prompt_secret (const FliptownState *state, GString *prompt)
{
  int shown = state->seats[state->seat].holdem[state->round][0] != FLIP_NO_CARD;

  g_string_append_printf (prompt, _ ("Secret poker card %d of seat %d?"), shown + 1,
                          state->seat + 1);
}

static void
prompt_words (FliptownStage stage, GString *prompt)
{
  /* Translators: what Flipside waits for. */
  g_string_append_printf (prompt, _ ("Awaited: %s."), fliptown_stage_words (stage));
}

void
fliptown_prompt (gconstpointer data, GString *prompt)
{
  const FliptownState *state = data;

  prompt_theft (state, prompt);
  switch (state->stage)
    {
    case FLIPTOWN_STAGE_LINEUP:
      g_string_append_printf (prompt, _ ("Lineup of round %d, turn %d: card %d of %d?"),
                              state->round + 1, state->turn + 1, state->cards.n_lineup + 1,
                              FLIPTOWN_LINEUP);
      break;
    case FLIPTOWN_STAGE_ACTION:
      prompt_action (state, prompt);
      break;
    case FLIPTOWN_STAGE_BOUNTIES:
    case FLIPTOWN_STAGE_CHARACTERS:
      prompt_setup (state, prompt);
      break;
    case FLIPTOWN_STAGE_REVEAL:
      prompt_secret (state, prompt);
      break;
    case FLIPTOWN_STAGE_ROBBERY:
      prompt_robbery (state, prompt);
      break;
    case FLIPTOWN_STAGE_POOL:
      prompt_pool (state, prompt);
      break;
    case FLIPTOWN_STAGE_BRIBE:
      prompt_bribe (state, prompt);
      break;
    case FLIPTOWN_STAGE_ARREST:
      prompt_arrest (state, prompt);
      break;
    case FLIPTOWN_STAGE_OVER:
      g_string_append (prompt, _ ("The game is over."));
      break;
    default:
      prompt_words (state->stage, prompt);
    }
}
