/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A few words for a button that offers a move. */

#include "games/fliptown/fliptown-rules.h"

#include <glib/gi18n-lib.h>

static void
label_action (const FliptownState *state, const FlipMove *move, GString *text)
{
  FlipOffer offer = { 0 };

  fliptown_offer (state, move, &offer);
  for (guint i = 0; i < offer.n_cards; i++)
    {
      char card[FLIP_CARD_TEXT_SIZE];

      g_string_append_printf (text, "%s%s %s", i ? ", " : "", flip_card_show (offer.cards[i], card),
                              offer.roles[i]);
    }
  if (*offer.rest)
    g_string_append_printf (text, ", %s", offer.rest);
  if (offer.price)
    g_string_append_printf (text, _ (", %d gold"), offer.price);
}

static void
label_bonus (const FliptownState *state, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, _ ("Bonus action (%s)"),
                          fliptown_place_name (fliptown_site_place (move->site)));
  if (move->arg[0])
    g_string_append (text, move->arg[0] == FLIPTOWN_PAN ? _ (", a pan") : _ (", a hammer"));
}

static void
label_lines (const FliptownState *state, FliptownBuilding kind, int lines, GString *text)
{
  static const char *const stables[] = { N_ ("work horse"), N_ ("trail horse") };
  static const char *const store[] = { N_ ("gold pan"), N_ ("pickaxe"), N_ ("bandana") };
  const char *between = "";

  for (guint i = 0; lines >> i; i++)
    {
      if (!(lines & 1 << i))
        continue;
      g_string_append_printf (text, "%s%s", between,
                              _ (kind == FLIPTOWN_STABLES ? stables[i] : store[i]));
      between = ", ";
    }
  g_string_append_printf (text, _ (" for $%d"), fliptown_shop_price (state, kind, lines));
}

static void
label_plot (const FliptownState *state, guint plot, GString *text)
{
  for (guint i = 0; i < FLIPTOWN_FIELDS; i++)
    {
      if (plot & 1u << i)
        g_string_append_printf (text, "%s ", fliptown_stone_word (i));
    }
  g_string_append_printf (text, _ ("for $%d: %d stars"), fliptown_land_price (&state->board, plot),
                          fliptown_land_stars (state, plot));
}

static void
label_exchange (const FliptownState *state, FliptownBuilding kind, int amount, GString *text)
{
  const FliptownBoard *board = &state->board;

  if (kind == FLIPTOWN_CHURCH)
    g_string_append_printf (text, _ ("−%d Wanted for $%d"), amount, amount * board->church_price);
  else if (kind == FLIPTOWN_SALOON)
    g_string_append_printf (text, _ ("%d stars for $%d"), amount, amount * board->saloon_price);
  else
    g_string_append_printf (text, _ ("%d stars for %d gold"), amount, amount * board->club_price);
}

static void
label_office (const FliptownState *state, int choice, GString *text)
{
  if (choice == FLIPTOWN_OFFICE_LOOK)
    g_string_append (text, _ ("Look at the Sheriff card"));
  else if (choice == FLIPTOWN_OFFICE_STAR)
    g_string_append_printf (text, _ ("%d star"), state->board.office_stars);
  else
    g_string_append_printf (text, _ ("−%d Wanted"), state->board.office_takes_off);
}

static void
label_next_item (const FliptownState *state, FliptownBuilding kind, GString *text)
{
  const FliptownSeat *seat = fliptown_acting_seat (state);
  const FliptownBoard *board = &state->board;

  if (kind == FLIPTOWN_UNDERTAKER)
    g_string_append (text, fliptown_has (seat, FLIPTOWN_ITEM_UNDERTAKER)
                             ? _ ("Take the shovel")
                             : _ ("Befriend the Undertaker"));
  else if (kind == FLIPTOWN_HIDEOUT)
    g_string_append_printf (text, _ ("−%d Wanted"), board->hideout_takes_off);
  else if (kind == FLIPTOWN_HOTEL)
    g_string_append_printf (text, _ ("Next step: %d silver for $%d"),
                            board->hotel_steps[seat->hotel], board->hotel_price);
  else
    g_string_append_printf (
      text, fliptown_has (seat, FLIPTOWN_ITEM_PISTOL) ? _ ("Rifle for $%d") : _ ("Pistol for $%d"),
      fliptown_has (seat, FLIPTOWN_ITEM_PISTOL) ? board->rifle_price : board->pistol_price);
}

static void
label_effect (const FliptownState *state, const FlipMove *move, GString *text)
{
  FliptownBuilding kind = state->board.houses[move->site - FLIPTOWN_SITE_TOWN].kind;
  int choice = move->arg[0];

  switch (kind)
    {
    case FLIPTOWN_BANK:
      g_string_append_printf (
        text, choice == FLIPTOWN_RED ? _ ("Bank on red for $%d") : _ ("Bank on black for $%d"),
        state->board.bank_price);
      break;
    case FLIPTOWN_STABLES:
    case FLIPTOWN_GENERAL_STORE:
      label_lines (state, kind, choice, text);
      break;
    case FLIPTOWN_LAND_OFFICE:
      label_plot (state, (guint) choice, text);
      break;
    case FLIPTOWN_BAIL_BONDS:
      g_string_append_printf (text, _ ("Hunt the %s"), flip_rank_text (FLIP_JACK + (guint) choice));
      break;
    case FLIPTOWN_SHERIFFS_OFFICE:
      label_office (state, choice, text);
      break;
    case FLIPTOWN_CHURCH:
    case FLIPTOWN_SALOON:
    case FLIPTOWN_PROSPECTORS_CLUB:
      label_exchange (state, kind, choice, text);
      break;
    default:
      label_next_item (state, kind, text);
    }
}

static void
label_ability (const FliptownState *state, const FlipMove *move, GString *text)
{
  FliptownCharacter character = fliptown_acting_seat (state)->character;

  if (character == FLIPTOWN_PREACHER)
    g_string_append_printf (text, _ ("Preach: −%d Wanted"), move->arg[0]);
  else if (character == FLIPTOWN_MAN_IN_BLACK)
    g_string_append_printf (text, _ ("Ability: bonus action (%s)"),
                            fliptown_place_name (move->arg[0]));
  else
    g_string_append_printf (text, _ ("Ability of the %s"), fliptown_character_name (character));
}

static void
label_outlaw (const FliptownState *state, const FlipMove *move, GString *text)
{
  const char *rank = flip_rank_text (FLIP_JACK + (guint) move->arg[0]);

  if (move->arg[1] == FLIPTOWN_PAID_CASH)
    g_string_append_printf (text, _ ("%s pays $%d"), rank, state->board.outlaw_cash);
  else if (move->arg[1] == FLIPTOWN_PAID_GOLD)
    g_string_append_printf (text, _ ("%s pays %d gold"), rank, state->board.outlaw_gold);
  else
    g_string_append_printf (text, _ ("%s takes off %d Wanted"), rank,
                            state->board.outlaw_takes_off);
}

static void
label_penalty (const FliptownState *state, const FlipMove *move, GString *text)
{
  if (move->arg[0] == FLIPTOWN_CASH)
    g_string_append_printf (text, _ ("Pay $%d"), state->board.penalty_cash[state->round]);
  else
    g_string_append_printf (text, _ ("Pay %d stars"),
                            MIN (state->board.penalty_stars[state->round],
                                 fliptown_held (fliptown_acting_seat (state), FLIPTOWN_STARS)));
}

static const char *
answer_words (const FlipMove *move)
{
  switch (move->verb)
    {
    case FLIPTOWN_VERB_LINEUP:
      return move->arg[0] ? _ ("New lineup") : _ ("Keep the lineup");
    case FLIPTOWN_VERB_END_TURN:
      return _ ("End the turn");
    case FLIPTOWN_VERB_HAND:
      return move->arg[0] ? _ ("Cheat") : _ ("Don’t cheat");
    case FLIPTOWN_VERB_BRIBE:
      return move->arg[0] ? _ ("Bribe") : _ ("No bribe");
    default:
      return move->arg[0] ? _ ("Another Sheriff card") : _ ("Keep the Sheriff card");
    }
}

static void
label_pool (const FliptownState *state, const FlipMove *move, GString *text)
{
  guint building = (guint) move->site - FLIPTOWN_SITE_TOWN;

  switch (move->verb)
    {
    case FLIPTOWN_VERB_BONUS:
      return label_bonus (state, move, text);
    case FLIPTOWN_VERB_EFFECT:
      return label_effect (state, move, text);
    case FLIPTOWN_VERB_DECLINE_BONUS:
      g_string_append_printf (text, _ ("Decline the bonus action (%s)"),
                              fliptown_place_name (move->arg[0]));
      return;
    default:
      g_string_append_printf (text, _ ("Decline: %s"),
                              fliptown_building_name (state->board.houses[building].kind));
    }
}

static void
label_setup (const FliptownState *state, const FlipMove *move, GString *text)
{
  if (move->verb == FLIPTOWN_VERB_BOUNTY)
    g_string_append_printf (text, "%d. %s", move->arg[0] + 1,
                            fliptown_bounty_name ((guint) move->arg[0]));
  else
    g_string_append (text, fliptown_character_name (move->arg[0]));
}

void
fliptown_label (gconstpointer data, const FlipMove *move, GString *text)
{
  const FliptownState *state = data;
  char shown[FLIP_CARD_TEXT_SIZE];

  switch (move->verb)
    {
    case FLIPTOWN_VERB_CARD:
      g_string_append (text, flip_card_show ((FlipCard) move->arg[0], shown));
      break;
    case FLIPTOWN_VERB_BOUNTY:
    case FLIPTOWN_VERB_CHARACTER:
      label_setup (state, move, text);
      break;
    case FLIPTOWN_VERB_OUTLAW:
      label_outlaw (state, move, text);
      break;
    case FLIPTOWN_VERB_ACTION:
      label_action (state, move, text);
      break;
    case FLIPTOWN_VERB_PASS:
      g_string_append_printf (text, _ ("Pass, %s poker"),
                              flip_card_show (state->cards.lineup[move->arg[0]], shown));
      break;
    case FLIPTOWN_VERB_ABILITY:
      label_ability (state, move, text);
      break;
    case FLIPTOWN_VERB_PENALTY:
      label_penalty (state, move, text);
      break;
    case FLIPTOWN_VERB_BONUS:
    case FLIPTOWN_VERB_DECLINE_BONUS:
    case FLIPTOWN_VERB_EFFECT:
    case FLIPTOWN_VERB_DECLINE_EFFECT:
      label_pool (state, move, text);
      break;
    default:
      g_string_append (text, answer_words (move));
    }
}
