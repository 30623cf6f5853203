/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-rules.h"

#include <glib/gi18n-lib.h>

/* The sentence for the log: what was decided, and what came of it, found by playing it on a copy. */

static void add (GString *text, gboolean *begun, const char *format, ...) G_GNUC_PRINTF (3, 4);

static void
add (GString *text, gboolean *begun, const char *format, ...)
{
  va_list arguments;

  /* What follows a sentence explains it. */
  if (!*begun && text->len && text->str[text->len - 1] == '.')
    text->str[text->len - 1] = ':';
  g_string_append (text, *begun ? ", " : " ");
  *begun = TRUE;
  va_start (arguments, format);
  g_string_append_vprintf (text, format, arguments);
  va_end (arguments);
}

static void
add_change (GString *text, gboolean *begun, FliptownTrackId track, int change)
{
  if (change == 0)
    return;
  switch (track)
    {
    case FLIPTOWN_CASH:
      add (text, begun, change > 0 ? "+$%d" : "−$%d", ABS (change));
      break;
    case FLIPTOWN_GOLD:
      add (text, begun, change > 0 ? _ ("+%d gold") : _ ("−%d gold"), ABS (change));
      break;
    case FLIPTOWN_STARS:
      add (text, begun,
           change > 0 ? ngettext ("+%d star", "+%d stars", (gulong) change)
                      : ngettext ("−%d star", "−%d stars", (gulong) -change),
           ABS (change));
      break;
    default:
      add (text, begun, change > 0 ? _ ("+%d Wanted") : _ ("−%d Wanted"), ABS (change));
    }
}

static void
add_items (GString *text, gboolean *begun, guint items)
{
  static const char *const names[] = {
    N_ ("friend of the Undertaker"),
    N_ ("shovel"),
    N_ ("trail horse"),
    N_ ("pickaxe"),
    N_ ("bandana"),
    N_ ("pistol"),
    N_ ("rifle"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      if (items & 1u << i)
        add (text, begun, "%s", _ (names[i]));
    }
}

static void
add_bounties (const FliptownState *before, const FliptownState *after, GString *text)
{
  for (guint i = 0; i < after->bounties.n; i++)
    {
      guint fresh = after->bounties.met[i] & ~before->bounties.met[i];

      for (guint seat = 0; seat < after->n_seats; seat++)
        {
          if (fresh & 1u << seat)
            g_string_append_printf (text, _ (" {seat %u} meets the bounty “%s”."), seat + 1,
                                    fliptown_bounty_name (after->bounties.ids[i]));
        }
    }
}

static void
add_tracks (const FliptownSeat *old, const FliptownSeat *new, GString *text, gboolean *begun)
{
  for (guint track = 0; track < FLIPTOWN_N_TRACKS; track++)
    add_change (text, begun, track, fliptown_held (new, track) - fliptown_held (old, track));
}

/* What a move brought its seat. */
static void
add_gains (const FliptownState *before, const FliptownState *after, guint seat, GString *text)
{
  const FliptownSeat *old = &before->seats[seat], *new = &after->seats[seat];
  gboolean begun = FALSE;

  add_tracks (old, new, text, &begun);
  if (new->pans != old->pans)
    add (text, &begun, _ ("pan"));
  if (new->hammers != old->hammers)
    add (text, &begun, _ ("hammer"));
  add_items (text, &begun, new->items & ~old->items);
  for (guint place = 0; place < FLIPTOWN_N_PLACES; place++)
    {
      if (after->pool.bonuses[place] > before->pool.bonuses[place])
        add (text, &begun, _ ("bonus action (%s)"), fliptown_place_name (place));
    }
  if (begun)
    g_string_append_c (text, '.');
}

/* The hand that was resolved meanwhile, if one was. */
static const char *
new_hand (const FliptownState *before, const FliptownState *after, guint seat)
{
  guint round = before->round;
  gboolean played = before->stage < FLIPTOWN_STAGE_WORK && before->stage > FLIPTOWN_STAGE_ROUND
                    && (after->stage >= FLIPTOWN_STAGE_WORK || after->round > round);

  return played ? flip_hand_name (after->seats[seat].hands[round]) : NULL;
}

/* What followed by itself: the Bank, hands, pans and hammers, arrests. */
static void
add_aftermath (const FliptownState *before, const FliptownState *after, GString *text)
{
  for (guint seat = 0; seat < after->n_seats; seat++)
    {
      const FliptownSeat *old = &before->seats[seat], *new = &after->seats[seat];
      const char *hand = new_hand (before, after, seat);
      g_autoptr (GString) changes = g_string_new (NULL);
      gboolean begun = FALSE;

      add_tracks (old, new, changes, &begun);
      if (!begun && !hand)
        continue;
      if (after->n_seats > 1)
        g_string_append_printf (text, "\n{seat %u}:", seat + 1);
      else
        g_string_append (text, _ (" Then:"));
      if (hand)
        g_string_append_printf (text, _ (" poker %s%s"), hand, begun ? "," : "");
      if (new->arrests != old->arrests)
        g_string_append (text, _ (" arrested,"));
      g_string_append_printf (text, "%s.", changes->str);
    }
}

static void
describe_card (const FliptownState *state, const FlipMove *move, GString *text)
{
  static const char *const formats[] = {
    [FLIPTOWN_STAGE_SETUP_CARD] = N_ ("Set-up by %s."),
    [FLIPTOWN_STAGE_HOLDEM] = N_ ("Extra poker card %s."),
    [FLIPTOWN_STAGE_LINEUP] = N_ ("Lineup: %s."),
    [FLIPTOWN_STAGE_ROBBERY] = N_ ("Robbery card %s."),
    [FLIPTOWN_STAGE_REVEAL] = N_ ("Secret poker card %s."),
    [FLIPTOWN_STAGE_SHERIFF] = N_ ("Sheriff card %s."),
    [FLIPTOWN_STAGE_MARSHAL_CARD] = N_ ("The Marshal draws %s."),
    [FLIPTOWN_STAGE_STOLEN] = N_ ("A stolen card: %s."),
  };
  char card[FLIP_CARD_TEXT_SIZE];

  g_string_append_printf (text, _ (formats[state->stage]),
                          flip_card_show ((FlipCard) move->arg[0], card));
}

static void
describe_site (const FliptownState *state, guint site, GString *text)
{
  FliptownPlace place = fliptown_site_place (site);
  g_autoptr (GString) name = g_string_new (NULL);

  if (place == FLIPTOWN_TOWN)
    {
      g_string_append (
        text, fliptown_building_name (state->board.houses[site - FLIPTOWN_SITE_TOWN].kind));
      return;
    }
  fliptown_site_print (state, site, name);
  g_string_append_printf (text, "%s%s", fliptown_place_name (place), strchr (name->str, ' '));
}

static void
describe_action (const FliptownState *state, const FlipMove *move, GString *text)
{
  char poker[FLIP_CARD_TEXT_SIZE];

  describe_site (state, move->site, text);
  if (move->arg[3])
    g_string_append_printf (text, _ (" for %d gold"), move->arg[3]);
  if (move->arg[1] & (FLIPTOWN_JOKER_SUIT | FLIPTOWN_JOKER_VALUE))
    g_string_append (text, _ (" with a joker"));
  if (move->arg[1] & FLIPTOWN_PROSPECT)
    g_string_append (text, _ (" by the Prospector’s shift"));
  if (move->arg[1] & FLIPTOWN_SLEEP)
    g_string_append (text, _ (", the cowbot asleep"));
  g_string_append_printf (
    text, _ ("; %s to the hand."),
    flip_card_show (state->cards.lineup[fliptown_arrangements[move->arg[0]].poker], poker));
}

static void
describe_effect (const FliptownState *state, const FlipMove *move, GString *text)
{
  g_autoptr (GString) printed = g_string_new (NULL);
  FliptownBuilding kind = state->board.houses[move->site - FLIPTOWN_SITE_TOWN].kind;
  const char *choice;

  fliptown_print (state, move, printed);
  choice = strchr (printed->str, ' ');
  /* Translators: a building and what was chosen there, such as Bank (red). */
  if (choice)
    g_string_append_printf (text, _ ("%s (%s)."), fliptown_building_name (kind), choice + 1);
  else
    g_string_append_printf (text, "%s.", fliptown_building_name (kind));
}

static void
describe_pool_move (const FliptownState *state, const FlipMove *move, GString *text)
{
  switch (move->verb)
    {
    case FLIPTOWN_VERB_BONUS:
      g_string_append (text, _ ("Bonus action, "));
      describe_site (state, move->site, text);
      g_string_append_c (text, '.');
      break;
    case FLIPTOWN_VERB_DECLINE_BONUS:
      g_string_append_printf (text, _ ("Declines the bonus action (%s)."),
                              fliptown_place_name (move->arg[0]));
      break;
    case FLIPTOWN_VERB_EFFECT:
      describe_effect (state, move, text);
      break;
    default:
      g_string_append (text, _ ("Declines: "));
      describe_site (state, move->site, text);
      g_string_append_c (text, '.');
    }
}

static void
describe_answer (const FliptownState *state, const FlipMove *move, GString *text)
{
  const char *sentence;

  switch (move->verb)
    {
    case FLIPTOWN_VERB_LINEUP:
      sentence = move->arg[0] ? _ ("The Mayor wants a new lineup.") : _ ("The lineup stays.");
      break;
    case FLIPTOWN_VERB_PASS:
      sentence = _ ("Passes.");
      break;
    case FLIPTOWN_VERB_END_TURN:
      sentence = _ ("Ends the turn.");
      break;
    case FLIPTOWN_VERB_HAND:
      sentence = move->arg[0] ? _ ("Cheats at poker.") : _ ("Plays the hand as it is.");
      break;
    case FLIPTOWN_VERB_BRIBE:
      sentence = move->arg[0] ? _ ("Bribes the Sheriff.") : _ ("No bribe.");
      break;
    case FLIPTOWN_VERB_MARSHAL:
      sentence = move->arg[0] ? _ ("Wants another Sheriff card.") : _ ("The Sheriff card stays.");
      break;
    default:
      sentence = move->arg[0] == FLIPTOWN_CASH ? _ ("Pays the arrest in cash.")
                                               : _ ("Pays the arrest in stars.");
    }
  g_string_append (text, sentence);
}

static void
describe_verb (const FliptownState *state, const FlipMove *move, GString *text)
{
  switch (move->verb)
    {
    case FLIPTOWN_VERB_CARD:
      return describe_card (state, move, text);
    case FLIPTOWN_VERB_BOUNTY:
      g_string_append_printf (text, _ ("Bounty %d: %s."), move->arg[0] + 1,
                              fliptown_bounty_name ((guint) move->arg[0]));
      return;
    case FLIPTOWN_VERB_CHARACTER:
      g_string_append_printf (text, _ ("Plays the %s."), fliptown_character_name (move->arg[0]));
      return;
    case FLIPTOWN_VERB_OUTLAW:
      g_string_append_printf (text, _ ("The hunted %s pays."),
                              flip_rank_text (FLIP_JACK + (guint) move->arg[0]));
      return;
    case FLIPTOWN_VERB_ACTION:
      return describe_action (state, move, text);
    case FLIPTOWN_VERB_ABILITY:
      g_string_append_printf (text, _ ("Uses the ability of the %s."),
                              fliptown_character_name (fliptown_acting_seat (state)->character));
      return;
    case FLIPTOWN_VERB_BONUS:
    case FLIPTOWN_VERB_DECLINE_BONUS:
    case FLIPTOWN_VERB_EFFECT:
    case FLIPTOWN_VERB_DECLINE_EFFECT:
      return describe_pool_move (state, move, text);
    default:
      return describe_answer (state, move, text);
    }
}

void
fliptown_describe (gconstpointer data, const FlipMove *move, GString *text)
{
  const FliptownState *state = data;
  FliptownState alone = *state, after;

  describe_verb (state, move, text);
  fliptown_apply_alone (&alone, move);
  after = alone;
  fliptown_advance (&after);
  if (state->stage < FLIPTOWN_STAGE_ROUND || state->stage >= FLIPTOWN_STAGE_STOLEN)
    return;
  add_gains (state, &alone, MIN (state->seat, state->n_seats - 1u), text);
  add_aftermath (&alone, &after, text);
  if (after.just_stolen)
    g_string_append_printf (text, _ (" %s steals a card."),
                            fliptown_cowbot_name (after.options.cowbot));
  add_bounties (state, &after, text);
}
