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
    g_string_append_printf (text, _ ("Give it to seat %d for $%u"), move->arg[0], fee);
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

void
flipcity_offer (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const FlipcityState *state = data;
  guint face = face_of (state, move);
  g_autoptr (GString) rest = g_string_new (NULL);

  offer->price = (int) price_of (&state->cards, move);
  offer->declines = move->verb == FLIPCITY_VERB_DONE;
  if (move->verb == FLIPCITY_VERB_RECYCLE)
    flipcity_recycle_describe (&state->cards, face, rest);
  else if (move->verb == FLIPCITY_VERB_FLIP)
    flipcity_face_describe (&state->cards, flipcity_other_side (face), rest);
  else if (face != FLIPCITY_NO_FACE && move->verb != FLIPCITY_VERB_SHUFFLE)
    flipcity_face_describe (&state->cards, face, rest);
  g_strlcpy (offer->rest, rest->str, sizeof offer->rest);
}
