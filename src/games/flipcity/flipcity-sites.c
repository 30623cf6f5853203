/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity.h"

#include <glib/gi18n-lib.h>

/* A seat's sheet for drawing, screen readers and tests: deck, exit, discard and supply, with the
   moves that are possible there now. */

static void
fill (FlipSite *site, const char *region, const char *name, const char *title)
{
  site->region = region;
  flip_phrase_copy (site->name, name, sizeof site->name);
  flip_phrase_copy (site->title, title, sizeof site->title);
}

static void
fill_with_face (const FlipcityState *state,
                FlipSite *site,
                const char *region,
                const char *what,
                guint face)
{
  char name[32];

  site->region = region;
  flip_phrase_print (site->name, sizeof site->name, "%s %s", what, state->cards.faces[face].word);
  flip_phrase_copy (site->title, flipcity_face_name (&state->cards, face, name),
                    sizeof site->title);
}

static void
describe_deck (const FlipcityState *state, const FlipcitySeat *seat, GString *text)
{
  g_autoptr (GString) does = g_string_new (NULL);
  char name[32];

  if (seat->n_deck && seat->top != FLIPCITY_NO_FACE)
    {
      flipcity_face_describe (&state->cards, seat->top, does);
      /* Translators: first %s: a suit; second %s: the part of the board that it stands for */
      g_string_append_printf (text, _ ("%s: %s"),
                              flipcity_face_name (&state->cards, seat->top, name), does->str);
    }
  else
    /* Translators: %u: how many */
    g_string_append_printf (text, ngettext ("%u card", "%u cards", seat->n_deck), seat->n_deck);
}

static void
describe_discard (const FlipcityState *state, const FlipcitySeat *seat, guint face, GString *text)
{
  g_autoptr (GString) does = g_string_new (NULL);
  char name[32];

  g_string_append_printf (text, "%u × %s", seat->discard[face],
                          flipcity_face_name (&state->cards, face, name));
  flipcity_face_describe (&state->cards, face, does);
  flip_phrase_become (text, flip_phrase_label (text->str, does->str));
  if (state->cards.faces[face].flip != FLIPCITY_NO_PRICE)
    /* Translators: %u: dollars; %s: the other side of a card */
    flip_phrase_add_printf (text, _ ("flip for $%u to %s"), state->cards.faces[face].flip,
                            flipcity_face_name (&state->cards, flipcity_other_side (face), name));
}

static void
describe_supply (const FlipcityState *state, guint pair, gboolean back, GString *text)
{
  guint face = back ? flipcity_back (pair) : flipcity_front (pair);
  guint price = back ? flipcity_develop_price (&state->cards, pair) : state->cards.pairs[pair].cost;
  g_autoptr (GString) does = g_string_new (NULL);
  char room[32];
  const char *name = flipcity_face_name (&state->cards, face, room);

  flipcity_face_describe (&state->cards, face, does);
  if (price == FLIPCITY_NO_PRICE)
    /* Translators: first %s: a card; second %s: what it does */
    g_string_append_printf (text, _ ("%s, not sold: %s"), name, does->str);
  else
    g_string_append_printf (
      /* Translators: a card, its price, how many are left in the supply, and what it does */
      text, ngettext ("%s, $%u, %u left: %s", "%s, $%u, %u left: %s", state->supply[pair]), name,
      price, state->supply[pair], does->str);
}

/* The name of a site, and what is there. */
static void
describe_site (const FlipcityState *state, guint index, guint seat, FlipSite *site, GString *text)
{
  guint face = flipcity_site_face (index), pair = flipcity_site_pair (index);

  g_assert (index < FLIPCITY_SITES);

  switch (flipcity_site_place (index))
    {
    case FLIPCITY_AT_DECK:
      fill (site, _ ("Deck"), "deck", _ ("Top card"));
      return describe_deck (state, &state->seats[seat], text);
    case FLIPCITY_AT_STOP:
      fill (site, _ ("This turn"), "stop",
            state->stage == FLIPCITY_STAGE_BUILD ? C_ ("with building", "Done")
                                                 : _ ("Stop and build"));
      g_string_append (text, state->stage == FLIPCITY_STAGE_BUILD ? _ ("build nothing more")
                                                                  : _ ("stop and build"));
      return;
    case FLIPCITY_AT_DISCARD:
      fill_with_face (state, site, _ ("Discard"), "discard", face);
      return describe_discard (state, &state->seats[seat], face, text);
    default:
      fill_with_face (state, site, _ ("Supply"), "supply", face);
      describe_supply (state, pair, face % 2, text);
    }
}

static void
set_reach (const FlipcityState *state, const FlipMoveList *list, FlipSite *site)
{
  site->price = FLIP_NOT_IN_REACH;
  site->badge[0] = '\0';
  for (guint i = 0; i < list->n; i++)
    {
      FlipOffer offer;

      if (list->moves[i].site != site->id)
        continue;
      flip_game_offer (&flipcity_game, state, &list->moves[i], &offer);
      site->price = 0;
      if (offer.price)
        flip_phrase_print (site->badge, sizeof site->badge, "$%d", offer.price);
      return;
    }
}

void
flipcity_sites (gconstpointer data, guint seat, FlipSites *sites)
{
  const FlipcityState *state = data;
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  g_autoptr (GString) text = g_string_new (NULL);

  G_STATIC_ASSERT (FLIPCITY_SITES <= FLIP_MAX_SITES);
  g_assert (seat < state->n_seats);

  list->n = 0;
  if (state->seat == seat)
    flip_game_legal (&flipcity_game, state, list);
  sites->n = flipcity_buy_site_of (state->cards.n_pairs) - 2;
  for (guint i = 0; i < sites->n; i++)
    {
      FlipSite *site = &sites->sites[i];

      g_string_truncate (text, 0);
      describe_site (state, i, seat, site, text);
      site->id = (guint16) i;
      site->mark = FLIP_MARK_NONE;
      set_reach (state, list, site);
      flip_phrase_copy (site->gives, text->str, sizeof site->gives);
    }
}
