/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/answers.h"

#include "engine/game/verb.h"
#include "play/moment/secrets.h"

#include <string.h>

#define MOST_PLACES 9
#define SHORT       3 /* characters */
#define LEAST_SHORT 4
#define MOST_CARDS  64 /* of a set that is one bit per card */
#define MOST_DIGITS 9  /* as many buttons as there are digit keys */

/* helpers */

/* An amount is the first argument of its answer; an amount below the least one declines. */
static int
amount_of (const FlipMove *move)
{
  return move->arg[0];
}

static gboolean
is_tile (const FlipAsked *asked, const FlipMove *move)
{
  for (guint i = 0; i < asked->tiles.n; i++)
    {
      if (flip_tile_is_in (&asked->tiles.tiles[i], move))
        return TRUE;
    }

  return FALSE;
}

/* Whether the answers are a few sites of one region, each with one way to mark it that names its
   gain. */
static gboolean
are_places (const FlipMoment *moment)
{
  if (moment->n_moves > MOST_PLACES)
    return FALSE;
  for (guint i = 0; i < moment->n_moves; i++)
    {
      const FlipWay *way = flip_moment_way (moment, i), *first = flip_moment_way (moment, 0);

      if (way->move.site == FLIP_NO_SITE || way->offer.n_cards || way->offer.price
          || !*way->offer.rest || flip_game_place (moment->game, &way->move)
          || flip_moment_site (moment, way->move.site)->region
               != flip_moment_site (moment, first->move.site)->region)
        return FALSE;
      for (guint j = 0; j < i; j++)
        {
          if (moment->moves[j].site == way->move.site)
            return FALSE;
        }
    }

  return moment->n_moves > 0;
}

/* Whether every answer has a label of just a few characters. */
static gboolean
are_short (const FlipMoment *moment)
{
  if (moment->n_moves < LEAST_SHORT)
    return FALSE;
  for (guint i = 0; i < moment->n_moves; i++)
    {
      const FlipWay *way = flip_moment_way (moment, i);

      if (way->offer.n_cards || way->move.verb == FLIP_VERB_CARD
          || g_utf8_strlen (way->label, -1) > SHORT)
        return FALSE;
    }

  return TRUE;
}

/* Answers that do something come first; those that decline, or have no site, come below. */
static FlipAnswerPlace
place_of_button (const FlipMoment *moment, guint index)
{
  const FlipOffer *offer = &flip_moment_way (moment, index)->offer;
  FlipOfferPlace place = flip_game_place (moment->game, &moment->moves[index]);

  if (moment->moves[index].verb == FLIP_VERB_CARD && moment->game->own_cards)
    return FLIP_ANSWER_PICTURE;
  if (offer->declines || flip_moment_kind (moment) == FLIP_ASK_AMOUNT)
    return FLIP_ANSWER_DECLINE;
  if (place == FLIP_OFFER_ASIDE)
    return FLIP_ANSWER_ASIDE;
  if (offer->lines)
    return FLIP_ANSWER_BASKET;
  if (place == FLIP_OFFER_AS_ANSWER)
    return *offer->act ? FLIP_ANSWER_MAIN : FLIP_ANSWER_LINE;
  return flip_moment_kind (moment) == FLIP_ASK_SITE ? FLIP_ANSWER_DECLINE : FLIP_ANSWER_LINE;
}

static FlipAnswerPlace
place_of (const FlipMoment *moment, guint index, gboolean secret)
{
  const FlipAsked *asked = flip_moment_asked (moment);
  const FlipMove *move = &moment->moves[index];

  if (flip_game_declines (moment->game, move))
    return FLIP_ANSWER_DECLINE;
  if (secret && flip_moment_way (moment, index)->offer.picks)
    return FLIP_ANSWER_IN_HAND;
  if (asked->ask.kind == FLIP_ASK_SITE && move->site != FLIP_NO_SITE
      && flip_game_place (moment->game, move) == FLIP_OFFER_AT_SITE)
    return FLIP_ANSWER_ON_BOARD;
  if (asked->ask.kind == FLIP_ASK_PLACEMENT && is_tile (asked, move))
    return FLIP_ANSWER_ON_BOARD;
  if (asked->ask.kind == FLIP_ASK_AMOUNT && amount_of (move) >= asked->ask.least)
    return FLIP_ANSWER_AMOUNT;
  return place_of_button (moment, index);
}

/* TRUE if all answers belong in one place. */
static gboolean
have_one_place (const FlipMoment *moment, FlipAnswerPlace *place)
{
  FlipAskKind kind = flip_moment_kind (moment);
  guint back;

  if (flip_moment_asks_playing_card (moment))
    *place = FLIP_ANSWER_AS_CARD;
  else if (flip_moment_roles (moment, &back) && back == 0)
    *place = FLIP_ANSWER_AS_ROLES;
  else if (kind == FLIP_ASK_SITE && are_places (moment))
    *place = FLIP_ANSWER_PLACE;
  else if ((kind == FLIP_ASK_OPTION || kind == FLIP_ASK_AMOUNT) && are_short (moment))
    *place = FLIP_ANSWER_SHORT;
  else
    return FALSE;
  return TRUE;
}

/* public functions */

gboolean
flip_answers_may_suggest (const FlipWay *way)
{
  g_return_val_if_fail (way != NULL, FALSE);

  return !way->offer.declines && !way->offer.rare;
}

FlipAnswerPlace *
flip_answers_sort (const FlipMoment *moment)
{
  FlipAnswerPlace *places = g_new0 (FlipAnswerPlace, moment->n_moves + 1);
  FlipAnswerPlace common;
  gboolean secret;

  if (!moment->n_moves)
    return places;
  secret = flip_moment_who (moment) != FLIP_TABLE
           && flip_secrets_has_any (moment, (guint) flip_moment_who (moment));
  if (have_one_place (moment, &common))
    for (guint i = 0; i < moment->n_moves; i++)
      places[i] = common;
  else
    for (guint i = 0; i < moment->n_moves; i++)
      places[i] = place_of (moment, i, secret);
  return places;
}

const FlipWay *
flip_answers_purchase (const FlipMoment *moment, guint lines)
{
  g_return_val_if_fail (moment != NULL && lines > 0, NULL);

  if (flip_moment_kind (moment) != FLIP_ASK_OPTION)
    return NULL;
  for (guint i = 0; i < moment->n_moves; i++)
    {
      if (flip_moment_way (moment, i)->offer.lines == lines)
        return flip_moment_way (moment, i);
    }

  return NULL;
}

const FlipWay *
flip_answers_amount (const FlipMoment *moment, int amount)
{
  g_return_val_if_fail (flip_moment_kind (moment) == FLIP_ASK_AMOUNT, NULL);

  for (guint i = 0; i < moment->n_moves; i++)
    {
      if (amount_of (&moment->moves[i]) == amount)
        return flip_moment_way (moment, i);
    }

  return NULL;
}

/* The places that are buttons, in the panel's order from top to bottom. */
static const FlipAnswerPlace numbered[] = {
  FLIP_ANSWER_PLACE, FLIP_ANSWER_SHORT, FLIP_ANSWER_MAIN,    FLIP_ANSWER_PICTURE,
  FLIP_ANSWER_LINE,  FLIP_ANSWER_ASIDE, FLIP_ANSWER_DECLINE,
};

/* The indexes of the numbered answers, in their order. */
static GArray *
list_numbered (const FlipMoment *moment)
{
  g_autofree FlipAnswerPlace *places = flip_answers_sort (moment);
  GArray *list = g_array_new (FALSE, FALSE, sizeof (guint));
  gboolean about_site = flip_moment_kind (moment) == FLIP_ASK_SITE;

  for (guint j = 0; j < G_N_ELEMENTS (numbered); j++)
    for (guint i = 0; i < moment->n_moves; i++)
      {
        if (places[i] != numbered[j])
          continue;
        g_array_append_val (list, i);
        about_site = about_site && places[i] != FLIP_ANSWER_MAIN && places[i] != FLIP_ANSWER_PLACE;
      }
  if (about_site)
    g_array_set_size (list, 0);
  return list;
}

const FlipWay *
flip_answers_numbered (const FlipMoment *moment, guint number)
{
  g_autoptr (GArray) list = NULL;

  g_return_val_if_fail (moment != NULL && number > 0, NULL);

  if (flip_moment_kind (moment) == FLIP_ASK_AMOUNT)
    return flip_answers_amount (moment, (int) number);
  list = list_numbered (moment);
  return number <= list->len ? flip_moment_way (moment, g_array_index (list, guint, number - 1))
                             : NULL;
}

const FlipWay *
flip_answers_first (const FlipMoment *moment)
{
  g_autoptr (GArray) list = NULL;

  g_return_val_if_fail (moment != NULL, NULL);

  list = list_numbered (moment);
  for (guint i = 0; i < list->len; i++)
    {
      const FlipWay *way = flip_moment_way (moment, g_array_index (list, guint, i));

      if (list->len == 1 || flip_answers_may_suggest (way))
        return way;
    }

  return NULL;
}

guint
flip_answers_count_numbered (const FlipMoment *moment)
{
  g_autoptr (GArray) list = NULL;

  g_return_val_if_fail (moment != NULL, 0);

  list = list_numbered (moment);
  return list->len;
}

gboolean
flip_answers_begins (const char *name, const char *text)
{
  g_autofree char *folded = NULL, *whole = NULL, *plain = NULL;

  g_return_val_if_fail (name && text, FALSE);

  folded = g_utf8_casefold (text, -1);
  whole = g_utf8_casefold (name, -1);
  plain = g_str_to_ascii (whole, NULL);
  return g_str_has_prefix (whole, folded) || g_str_has_prefix (plain, folded);
}

/* Not every language is written with the letters on the keys; in such a language the move's
   notation is matched instead, without the seat before it. */
const char *
flip_answers_name (const FlipWay *way, const char *text)
{
  const char *seat;

  g_return_val_if_fail (way && text, NULL);

  seat = strchr (way->notation, ':');
  if (flip_answers_begins (way->label, text))
    return way->label;
  if (g_unichar_get_script (g_utf8_get_char (way->label))
      == g_unichar_get_script (g_utf8_get_char (text)))
    return NULL;
  return flip_answers_begins (seat ? seat + 2 : way->notation, text)
           ? seat ? seat + 2 : way->notation
           : NULL;
}

/* Cards can always be chosen by name; other buttons only if there are too many of them for
   digits. */
static gboolean
has_name (FlipAnswerPlace place, gboolean many)
{
  return place == FLIP_ANSWER_PICTURE
         || (many && (place == FLIP_ANSWER_LINE || place == FLIP_ANSWER_SHORT));
}

GPtrArray *
flip_answers_named (const FlipMoment *moment, const char *text)
{
  g_autofree FlipAnswerPlace *places = NULL;
  GPtrArray *found = g_ptr_array_new ();
  gboolean many;

  g_return_val_if_fail (moment && text, found);

  places = flip_answers_sort (moment);
  many = flip_answers_count_numbered (moment) > MOST_DIGITS;
  for (guint i = 0; i < moment->n_moves; i++)
    {
      const FlipWay *way = has_name (places[i], many) ? flip_moment_way (moment, i) : NULL;

      if (way && flip_answers_name (way, text))
        g_ptr_array_add (found, (gpointer) way);
    }
  return found;
}

gboolean
flip_answers_refuse_named (const FlipMoment *moment,
                           const char *text,
                           FlipRefusal *refusal,
                           GString *name)
{
  g_return_val_if_fail (moment && text && refusal && name, FALSE);

  for (FlipCard card = 0; card < MOST_CARDS; card++)
    {
      FlipMove move = flip_move_of_card (card);

      if (flip_game_check (moment->game, moment->state, &move, refusal)
          || refusal->code != FLIP_REFUSED_CARD)
        continue;
      g_string_truncate (name, 0);
      flip_game_label (moment->game, moment->state, &move, name);
      if (flip_answers_begins (name->str, text))
        return TRUE;
    }

  return FALSE;
}
