/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>

/* The bonus track: it is followed forwards only, to any space with the suit. */

static gboolean
fits (const RoyalflipState *state, guint space, FlipCard suit_card)
{
  return royalflip_is_wild (&state->board, suit_card)
         || state->board.spaces[space].suit == flip_card_suit (suit_card);
}

/* Whether the suit of a space would make the choice the same as the first player's. */
static gboolean
repeats_with_space (const RoyalflipState *state, guint space, const RoyalflipTaken *taken)
{
  RoyalflipTaken whole = *taken;

  whole.suit = (guint8) (state->board.spaces[space].suit + 1);
  return royalflip_repeats_first (state, &whole);
}

/* How many spaces would become out of reach without being circled. */
guint
royalflip_skipped (const RoyalflipBoard *board, const RoyalflipSheet *sheet, guint space)
{
  g_assert (space < board->n_spaces);

  return royalflip_count (board->closes[space] & ~sheet->gone & ~ROYALFLIP_BIT (space));
}

/* Whether a space is the last one circled in its row, or on a track that consists of several
   rows. */
gboolean
royalflip_stands_on (const RoyalflipBoard *board, const RoyalflipSheet *sheet, guint space)
{
  g_assert (space < ROYALFLIP_MAX_SPACES);

  if (!(sheet->circled & ROYALFLIP_BIT (space)))
    return FALSE;
  for (RoyalflipSet left = sheet->circled & ~ROYALFLIP_BIT (space); left; left &= left - 1)
    {
      if (board->closes[royalflip_first (left)] & ROYALFLIP_BIT (space))
        return FALSE;
    }
  return TRUE;
}

/* The spaces that the acting seat could circle with the suit of a card, given the colour and number
   that it takes. */
RoyalflipSet
royalflip_spaces_for (const RoyalflipState *state, FlipCard suit_card, const RoyalflipTaken *taken)
{
  RoyalflipSet ahead = 0;

  for (RoyalflipSet left =
         (ROYALFLIP_BIT (state->board.n_spaces) - 1) & ~royalflip_acting_sheet (state)->gone;
       left; left &= left - 1)
    {
      guint space = royalflip_first (left);

      if (fits (state, space, suit_card) && !repeats_with_space (state, space, taken))
        ahead |= ROYALFLIP_BIT (space);
    }

  return ahead;
}

RoyalflipSet
royalflip_spaces_ahead (const RoyalflipState *state)
{
  return royalflip_spaces_for (state, royalflip_suit_card (state), &state->turn.taken);
}

static gboolean
check_circle (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const RoyalflipState *state = data;
  const RoyalflipSheet *sheet = royalflip_acting_sheet (state);
  FlipCard suit_card = royalflip_suit_card (state);
  guint space = (guint) (move->site - ROYALFLIP_SITE_TRACK);

  if (!royalflip_site_is_space (&state->board, move->site))
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "RF-ROUND-3",
                        _ ("The number is written. Now circle the suit on the bonus track."));
  if (state->turn.circled)
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "RF-ROUND-3",
                        _ ("The suit is circled. Now write the number on the city map."));
  if (sheet->circled & ROYALFLIP_BIT (space))
    return flip_refuse (refusal, FLIP_REFUSED_MARKED, move->site, "RF-TRACK-1",
                        /* Translators: %u: the number of the space */
                        _ ("Space %u is already circled."), space + 1);
  if (sheet->gone & ROYALFLIP_BIT (space) && state->board.n_rows)
    return flip_refuse (
      refusal, FLIP_REFUSED_REACH, move->site, state->board.n_ways ? "RF-TRACK-7" : "RF-TRACK-6",
      /* Translators: %u: the number of the space */
      _ ("Space %u is out of reach: there is no way there from where you are."), space + 1);
  if (sheet->gone & ROYALFLIP_BIT (space))
    return flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "RF-TRACK-1",
                        /* Translators: %u: the space that was chosen, and the one stood on */
                        _ ("Space %u is behind you: the track only goes forward, and you are on "
                           "space %u."),
                        space + 1, sheet->position);
  if (!fits (state, space, suit_card))
    return flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "RF-TRACK-2",
                        /* Translators: %u: the number of the space; %s: a suit, both times */
                        _ ("Space %u shows a %s, and you chose a %s."), space + 1,
                        royalflip_suit_name (state->board.spaces[space].suit),
                        royalflip_suit_name (flip_card_suit (suit_card)));
  return (royalflip_spaces_ahead (state) & ROYALFLIP_BIT (space)) != 0
         || royalflip_refuse_repeated (state, move->site, refusal);
}

static void
gain (RoyalflipState *state, RoyalflipSheet *sheet, const RoyalflipSpace *space)
{
  switch (space->bonus)
    {
    case ROYALFLIP_BONUS_TOKEN:
      sheet->tokens++;
      break;
    case ROYALFLIP_BONUS_NUMBER:
      state->turn.extra = space->amount;
      state->stage = ROYALFLIP_STAGE_EXTRA;
      break;
    case ROYALFLIP_BONUS_DIAMOND:
      sheet->diamonds = (guint8) MIN (sheet->diamonds + 1, state->board.diamonds.n);
      break;
    default:
      sheet->points += space->amount;
    }
}

static void
apply_circle (gpointer data, const FlipMove *move)
{
  RoyalflipState *state = data;
  RoyalflipSheet *sheet = &state->sheets[state->seat];
  guint space = (guint) (move->site - ROYALFLIP_SITE_TRACK);

  g_assert (royalflip_site_is_space (&state->board, move->site));
  g_assert (!(sheet->gone & ROYALFLIP_BIT (space)));

  sheet->circled |= ROYALFLIP_BIT (space);
  sheet->gone |= state->board.closes[space];
  sheet->position = (guint8) (space + 1);
  state->turn.circled = TRUE;
  state->turn.taken.suit = (guint8) (state->board.spaces[space].suit + 1);
  royalflip_note_taken (state);
  royalflip_use_the_rest (state);
  gain (state, sheet, &state->board.spaces[space]);
}

static void
list_circle (gconstpointer data, FlipMoveList *list)
{
  const RoyalflipState *state = data;

  if (state->turn.circled)
    return;
  for (RoyalflipSet left = royalflip_spaces_ahead (state); left; left &= left - 1)
    {
      guint16 site = royalflip_site_of_space (royalflip_first (left));

      *flip_move_list_next (list) = royalflip_move (ROYALFLIP_VERB_CIRCLE, site, 0);
    }
}

/* Words */

static void
print_circle (gconstpointer state, const FlipMove *move, GString *text)
{
  royalflip_site_print (move->site, text);
}

static void
describe_circle (gconstpointer data, const FlipMove *move, GString *text)
{
  const RoyalflipState *state = data;
  guint index = (guint) (move->site - ROYALFLIP_SITE_TRACK);
  const RoyalflipSpace *space = &state->board.spaces[index];
  g_autofree char *gift = royalflip_bonus_name (space, state->turn.taken.colour);

  g_assert (index < state->board.n_spaces);

  /* Translators: a place on the track, its suit, and what it gives: Space 17, spade: 2 points. */
  g_string_append_printf (text, _ ("Space %u, %s: %s."), index + 1,
                          royalflip_suit_name (space->suit), gift);
}

static void
label_circle (gconstpointer data, const FlipMove *move, GString *text)
{
  const RoyalflipState *state = data;
  guint space = (guint) move->site - ROYALFLIP_SITE_TRACK;
  guint skipped = royalflip_skipped (&state->board, royalflip_acting_sheet (state), space);

  g_autofree char *gift =
    royalflip_bonus_name (&state->board.spaces[space], state->turn.taken.colour);

  g_assert (space < state->board.n_spaces);

  g_string_append (text, gift);
  if (skipped)
    /* Translators: how many spaces of the track are skipped. */
    flip_phrase_add_printf (text, ngettext ("skips %u", "skips %u", skipped), skipped);
}

/* Points are missing here, as the offer itself counts them. */
static void
add_gift (const RoyalflipSpace *space, const char *name, FlipOffer *offer)
{
  switch (space->bonus)
    {
    case ROYALFLIP_BONUS_TOKEN:
      flip_gains_add (&offer->gains, "shift", "%s", _ ("one more ±1"));
      break;
    case ROYALFLIP_BONUS_DIAMOND:
      /* Translators: what a space gives */
      flip_gains_add (&offer->gains, "gem", "%s", _ ("+1 diamond"));
      break;
    case ROYALFLIP_BONUS_POINTS:
      break;
    default:
      /* Translators: %s: colour and number */
      flip_gains_add (&offer->gains, "cards", _ ("%s to write"), name);
    }
}

static void
offer_circle (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const RoyalflipState *state = data;
  guint space = (guint) (move->site - ROYALFLIP_SITE_TRACK);
  guint skipped = royalflip_skipped (&state->board, royalflip_acting_sheet (state), space);
  g_autofree char *gift =
    royalflip_bonus_name (&state->board.spaces[space], state->turn.taken.colour);

  g_assert (space < state->board.n_spaces);

  flip_phrase_copy (offer->rest, gift, sizeof offer->rest);
  /* Translators: on a button: circle the space */
  flip_phrase_copy (offer->act, _ ("Circle It"), sizeof offer->act);
  add_gift (&state->board.spaces[space], gift, offer);
  if (skipped)
    flip_phrase_print (offer->brings, sizeof offer->brings,
                       /* Translators: %u: how many */
                       ngettext ("%u space is skipped.", "%u spaces are skipped.", skipped),
                       skipped);
  else
    flip_phrase_copy (offer->brings, _ ("No space is skipped."), sizeof offer->brings);
}

const FlipVerb royalflip_circle = {
  .name = "space", .stages = 1u << ROYALFLIP_STAGE_WRITE | 1u << ROYALFLIP_STAGE_TRACK,
  .has_site = TRUE,
  .list = list_circle, .check = check_circle, .apply = apply_circle,
  .print = print_circle, .describe = describe_circle, .label = label_circle, .offer = offer_circle,
};
