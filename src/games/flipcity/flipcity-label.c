/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>

/* A few words for a button that offers a move, and what the move is made of. */

static guint
price_of (const FlipcityCards *cards, const FlipMove *move)
{
  switch ((FlipcityVerb) move->verb)
    {
    case FLIPCITY_VERB_BUY:
      return cards->pairs[flipcity_site_pair (move->site)].cost;
    case FLIPCITY_VERB_DEVELOP:
      return flipcity_develop_price (cards, flipcity_site_pair (move->site));
    case FLIPCITY_VERB_FLIP:
      return cards->faces[flipcity_site_face (move->site)].flip;
    default:
      return 0;
    }
}

/* The face that a move is about: as it is, or as it will be. */
static guint
face_of (const FlipcityState *state, const FlipMove *move)
{
  switch ((FlipcityVerb) move->verb)
    {
    case FLIPCITY_VERB_CARD:
      return (guint) move->arg[0];
    case FLIPCITY_VERB_PLAY:
      return flipcity_acting_seat (state)->top;
    case FLIPCITY_VERB_SHUFFLE:
      return move->arg[0] ? flipcity_front ((guint) move->arg[0] - 1) : FLIPCITY_NO_FACE;
    case FLIPCITY_VERB_BUY:
      return flipcity_front (flipcity_site_pair (move->site));
    case FLIPCITY_VERB_DEVELOP:
      return flipcity_back (flipcity_site_pair (move->site));
    case FLIPCITY_VERB_RECYCLE:
    case FLIPCITY_VERB_FLIP:
      return flipcity_site_face (move->site);
    default:
      return FLIPCITY_NO_FACE;
    }
}

static void
label_flip (const FlipcityState *state, const FlipMove *move, const char *name, GString *text)
{
  guint face = face_of (state, move), fee = price_of (&state->cards, move);

  if (move->arg[0])
    g_string_append_printf (text, _ ("Give it to {seat %d} for $%u"), move->arg[0], fee);
  else if (state->cards.faces[face].given_away)
    g_string_append_printf (text, _ ("Put %s out of the game for $%u"), name, fee);
  else
    g_string_append_printf (text, _ ("Flip %s for $%u"), name, fee);
}

static void
label_named (const FlipcityState *state, const FlipMove *move, const char *name, GString *text)
{
  switch ((FlipcityVerb) move->verb)
    {
    case FLIPCITY_VERB_CARD:
      g_string_append (text, name);
      break;
    case FLIPCITY_VERB_PLAY:
      g_string_append_printf (text, _ ("Play %s"), name);
      break;
    case FLIPCITY_VERB_SHUFFLE:
      g_string_append_printf (text, _ ("Shuffle, %s leaves the supply"), name);
      break;
    case FLIPCITY_VERB_RECYCLE:
      g_string_append_printf (text, _ ("Recycle %s: "), name);
      flipcity_recycle_describe (&state->cards, face_of (state, move), text);
      break;
    case FLIPCITY_VERB_BUY:
      g_string_append_printf (text, _ ("Buy %s for $%u"), name, price_of (&state->cards, move));
      break;
    case FLIPCITY_VERB_DEVELOP:
      g_string_append_printf (text, _ ("Develop %s for $%u"), name, price_of (&state->cards, move));
      break;
    default:
      label_flip (state, move, name, text);
    }
}

void
flipcity_label (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;
  guint face = face_of (state, move);
  char name[32];

  if (face != FLIPCITY_NO_FACE)
    label_named (state, move, flipcity_face_name (&state->cards, face, name), text);
  else if (move->verb == FLIPCITY_VERB_PLAY)
    g_string_append (text, _ ("Play the next card"));
  else if (move->verb == FLIPCITY_VERB_SHUFFLE)
    g_string_append (text, _ ("Shuffle the discard"));
  else if (move->verb == FLIPCITY_VERB_STOP)
    g_string_append (text, _ ("Stop and build"));
  else
    g_string_append (text, state->turn.built ? _ ("Build nothing more") : _ ("Build nothing"));
}

/* What the move would bring is told under this. */
static const char *
heading_of (const FlipcityState *state, const FlipMove *move)
{
  switch ((FlipcityVerb) move->verb)
    {
    case FLIPCITY_VERB_PLAY:
      return _ ("If you play it");
    case FLIPCITY_VERB_STOP:
      return _ ("If you stop");
    case FLIPCITY_VERB_RECYCLE:
      return _ ("If you recycle it");
    case FLIPCITY_VERB_BUY:
      return _ ("If you buy it");
    case FLIPCITY_VERB_DEVELOP:
      return _ ("If you develop it");
    case FLIPCITY_VERB_FLIP:
      return _ ("If you flip it");
    default:
      return "";
    }
}

/* In few words, for a button beside the picture of the card. */
static const char *
act_of (const FlipcityState *state, const FlipMove *move)
{
  switch ((FlipcityVerb) move->verb)
    {
    case FLIPCITY_VERB_PLAY:
      return flipcity_acting_seat (state)->top == FLIPCITY_NO_FACE ? _ ("Play On") : _ ("Play It");
    case FLIPCITY_VERB_STOP:
      return _ ("Stop and Build");
    case FLIPCITY_VERB_SHUFFLE:
      return move->arg[0] ? "" : _ ("Shuffle");
    case FLIPCITY_VERB_RECYCLE:
      return _ ("Recycle It");
    case FLIPCITY_VERB_BUY:
      return _ ("Buy It");
    case FLIPCITY_VERB_DEVELOP:
      return _ ("Develop It");
    case FLIPCITY_VERB_FLIP:
      return _ ("Flip It");
    default:
      return "";
    }
}

/* What can be said in the panel as well as on the sheet. Alone, which card leaves with a shuffle is
   asked at the deck. */
static FlipOfferPlace
place_of (const FlipMove *move)
{
  switch ((FlipcityVerb) move->verb)
    {
    case FLIPCITY_VERB_PLAY:
    case FLIPCITY_VERB_STOP:
    case FLIPCITY_VERB_SHUFFLE:
    case FLIPCITY_VERB_DONE:
      return FLIP_OFFER_AS_ANSWER;
    case FLIPCITY_VERB_RECYCLE:
      return FLIP_OFFER_ASIDE;
    default:
      return FLIP_OFFER_AT_SITE;
    }
}

/* "+2 {cash}": what recycling gives; "×2": how many of a card can still be there. */
static void
fill_badge (const FlipcityState *state, const FlipMove *move, FlipOffer *offer)
{
  static const char *const glyphs[FLIPCITY_N_GAINS] = { "cash", "star", "unhappy", "unhappy",
                                                        "action" };
  const FlipcityFace *face;

  if (move->verb == FLIPCITY_VERB_CARD)
    g_snprintf (offer->badge, sizeof offer->badge, "×%u",
                flipcity_acting_seat (state)->deck[move->arg[0]]);
  if (move->verb != FLIPCITY_VERB_RECYCLE)
    return;
  face = &state->cards.faces[flipcity_site_face (move->site)];
  for (guint i = 0; i < FLIPCITY_N_GAINS; i++)
    {
      if (face->recycle[i])
        g_snprintf (offer->badge, sizeof offer->badge, "%s+%u {%s}",
                    i == FLIPCITY_LIMIT ? _ ("limit ") : "", face->recycle[i], glyphs[i]);
    }
}

/* Only where the deck is known that the card comes from. */
static void
fill_risk (const FlipcityState *state, const FlipMove *move, FlipOffer *offer)
{
  double odds[FLIPCITY_ODDS];

  if (move->verb != FLIPCITY_VERB_PLAY)
    return;
  flipcity_odds (state, state->seat, odds);
  offer->chance = (int) (odds[0] * 100 + .5);
  g_strlcpy (offer->chance_of, _ ("Bust"), sizeof offer->chance_of);
}

/* What a card becomes that is turned over; the others are told where they lie. */
static void
fill_brings (const FlipcityState *state, const FlipMove *move, guint face, FlipOffer *offer)
{
  g_autoptr (GString) brings = g_string_new (NULL);
  char name[32];

  if (move->verb != FLIPCITY_VERB_FLIP && move->verb != FLIPCITY_VERB_RECYCLE)
    return;
  face = flipcity_other_side (face);
  g_string_append_printf (brings, _ ("Then it is %s: "),
                          flipcity_face_name (&state->cards, face, name));
  flipcity_face_describe (&state->cards, face, brings);
  g_strlcpy (offer->brings, brings->str, sizeof offer->brings);
}

void
flipcity_offer (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const FlipcityState *state = data;
  guint face = face_of (state, move);

  offer->price = (int) price_of (&state->cards, move);
  offer->declines = move->verb == FLIPCITY_VERB_DONE;
  offer->place = place_of (move);
  if (face != FLIPCITY_NO_FACE)
    offer->cards[offer->n_cards++] =
      (FlipCard) (move->verb == FLIPCITY_VERB_FLIP ? flipcity_other_side (face) : face);
  if (move->verb == FLIPCITY_VERB_FLIP && move->arg[0])
    g_snprintf (offer->act, sizeof offer->act, _ ("Give to {seat %d}"), move->arg[0]);
  else
    g_strlcpy (offer->act, act_of (state, move), sizeof offer->act);
  g_strlcpy (offer->heading, heading_of (state, move), sizeof offer->heading);
  fill_badge (state, move, offer);
  fill_risk (state, move, offer);
  fill_brings (state, move, face, offer);
}
