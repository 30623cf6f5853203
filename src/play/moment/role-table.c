/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/role-table.h"

#include "engine/base/phrase.h"
#include "engine/game/evaluation.h"
#include "engine/game/verb.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* At most this many answers to the next question are tried, to evaluate an arrangement. */
#define MOST_LOOKED_AT 40

/* reading */

static int
role_with_id (const FlipRoleTable *table, guint8 id)
{
  for (guint role = 0; role < table->n_cards; role++)
    {
      if (table->role_ids[role] == id)
        return (int) role;
    }

  return -1;
}

/* The roles, in the order in which the first candidate lists them. */
static gboolean
read_heads (FlipRoleTable *table, const FlipOffer *offer)
{
  if (offer->n_cards < 2 || offer->n_cards > FLIP_OFFER_CARDS)
    return FALSE;
  table->n_cards = offer->n_cards;
  memcpy (table->cards, offer->cards, sizeof table->cards);
  for (guint i = 0; i < offer->n_cards; i++)
    {
      if (!offer->role_ids[i] || role_with_id (table, offer->role_ids[i]) >= 0)
        return FALSE;
      table->role_ids[i] = offer->role_ids[i];
      flip_phrase_copy (table->roles[i], offer->roles[i], sizeof table->roles[i]);
    }

  return TRUE;
}

/* The order comes from the game's first candidate, so that it stays the same from turn to turn. */
static gboolean
begin_table (FlipRoleTable *table,
             const FlipGame *game,
             gconstpointer state,
             const FlipMoveList *candidates)
{
  FlipOffer offer;

  if (candidates->n == 0 || candidates->n > FLIP_MOST_ARRANGEMENTS)
    return FALSE;
  flip_game_offer (game, state, &candidates->moves[0], &offer);
  return read_heads (table, &offer);
}

/* Whether an offer gives each of the same cards one of the same roles; and which one. */
static gboolean
read_roles (FlipRoleTable *table, const FlipOffer *offer, guint8 role_of[FLIP_OFFER_CARDS])
{
  guint taken = 0;

  if (offer->n_cards != table->n_cards)
    return FALSE;
  for (guint card = 0; card < table->n_cards; card++)
    {
      int role = role_with_id (table, offer->role_ids[card]);

      if (offer->cards[card] != table->cards[card] || role < 0 || taken & 1u << role)
        return FALSE;
      taken |= 1u << role;
      role_of[card] = (guint8) role;
      flip_phrase_copy (table->gives[card][role], offer->gives[card],
                        sizeof table->gives[card][role]);
    }

  return TRUE;
}

static gboolean
add_answer (FlipRoleTable *table, const FlipGame *game, gconstpointer state, const FlipMove *move)
{
  FlipArrangement *arrangement = &table->arrangements[table->n];
  FlipOffer offer = { 0 };

  flip_game_offer (game, state, move, &offer);
  if (!read_roles (table, &offer, arrangement->role_of))
    return FALSE;
  for (guint i = 0; i < table->n; i++)
    {
      if (memcmp (table->arrangements[i].role_of, arrangement->role_of, table->n_cards) == 0)
        return FALSE;
    }
  arrangement->move = *move;
  table->n++;
  return TRUE;
}

static gboolean
is_possible (const FlipRoleTable *table, guint card, guint role)
{
  for (guint i = 0; i < table->n; i++)
    {
      if (table->arrangements[i].role_of[card] == role)
        return TRUE;
    }

  return FALSE;
}

/* Stores the reason with each role that no legal arrangement has. If all roles are possible, the
   reason belongs to the arrangement as a whole, which it then names. */
static void
note_refused (FlipRoleTable *table,
              const guint8 role_of[FLIP_OFFER_CARDS],
              const char *name,
              const char *reason)
{
  gboolean possible = TRUE;

  for (guint card = 0; card < table->n_cards; card++)
    {
      if (is_possible (table, card, role_of[card]))
        continue;
      possible = FALSE;
      flip_phrase_copy (table->reasons[card][role_of[card]], reason,
                        sizeof table->reasons[card][0]);
    }
  if (possible)
    /* Translators: an answer that is not allowed, and why. */
    flip_phrase_print (table->note, sizeof table->note, _ ("Not “%s”: %s"), name, reason);
}

/* Refused candidates show what a card would give in a role, and why it may not play it. */
static void
read_refused (FlipRoleTable *table,
              const FlipGame *game,
              gconstpointer state,
              const FlipMoveList *candidates)
{
  for (guint i = 0; i < candidates->n; i++)
    {
      const FlipMove *move = &candidates->moves[i];
      g_autoptr (GString) name = g_string_new (NULL);
      guint8 role_of[FLIP_OFFER_CARDS];
      FlipRefusal refusal = { 0 };
      FlipOffer offer;

      flip_game_offer (game, state, move, &offer);
      if (flip_game_check (game, state, move, &refusal) || !read_roles (table, &offer, role_of))
        continue;
      flip_game_label (game, state, move, name);
      note_refused (table, role_of, name->str, refusal.text);
    }
}

/* worth */

/* The most points after one more free answer of the same seat. Only answers of the kind listed
   first are tried: the others can still be given afterwards. */
static int
worth_of (const FlipGame *game, gconstpointer state, const FlipMove *move, guint seat)
{
  g_autofree gpointer after = g_memdup2 (state, game->state_size);
  g_autofree gpointer then = g_malloc0 (game->state_size);
  g_autofree FlipMoveList *list = g_new0 (FlipMoveList, 1);
  int most = G_MININT;
  guint looked_at = 0;
  FlipAsk ask;

  flip_game_apply (game, after, move);
  game->ask (after, &ask);
  if (ask.who != (int) seat)
    return flip_game_points (game, after, seat);
  flip_game_legal (game, after, list);
  for (guint i = 0; i < list->n && looked_at < MOST_LOOKED_AT; i++)
    {
      FlipOffer offer = { 0 };

      flip_game_offer (game, after, &list->moves[i], &offer);
      if (offer.price || list->moves[i].verb != list->moves[0].verb)
        continue;
      memcpy (then, after, game->state_size);
      flip_game_apply (game, then, &list->moves[i]);
      most = MAX (most, flip_game_points (game, then, seat));
      looked_at++;
    }

  return most;
}

/* public functions */

gboolean
flip_role_table_read (FlipRoleTable *table, const FlipGame *game, gconstpointer state)
{
  g_autofree FlipMoveList *list = NULL, *candidates = NULL;
  FlipAsk ask;

  memset (table, 0, sizeof *table);
  game->ask (state, &ask);
  if (ask.kind != FLIP_ASK_OPTION || ask.who == FLIP_TABLE)
    return FALSE;
  list = g_new (FlipMoveList, 1);
  candidates = g_new (FlipMoveList, 1);
  flip_game_legal (game, state, list);
  flip_game_candidates (game, state, candidates);
  if (list->n > FLIP_MOST_ARRANGEMENTS || !begin_table (table, game, state, candidates))
    return FALSE;
  for (guint i = 0; i < list->n; i++)
    {
      if (!add_answer (table, game, state, &list->moves[i]))
        return FALSE;
    }
  read_refused (table, game, state, candidates);
  return table->n > 0;
}

guint
flip_role_table_best (const FlipRoleTable *table, const FlipGame *game, gconstpointer state)
{
  int most = G_MININT;
  guint best = 0;
  FlipAsk ask;

  game->ask (state, &ask);
  for (guint i = 0; i < table->n; i++)
    {
      int worth = worth_of (game, state, &table->arrangements[i].move, (guint) ask.who);

      if (worth > most)
        {
          most = worth;
          best = i;
        }
    }

  return best;
}

int
flip_role_table_exchange (const FlipRoleTable *table, guint from, guint card, guint role)
{
  guint8 wanted[FLIP_OFFER_CARDS] = { 0 };
  int found = -1;

  memcpy (wanted, table->arrangements[from].role_of, sizeof wanted);
  for (guint other = 0; other < table->n_cards; other++)
    {
      if (wanted[other] == role)
        wanted[other] = wanted[card];
    }
  wanted[card] = (guint8) role;
  for (guint i = 0; i < table->n; i++)
    {
      const FlipArrangement *arrangement = &table->arrangements[i];

      if (memcmp (arrangement->role_of, wanted, table->n_cards) == 0)
        return (int) i;
      if (found < 0 && arrangement->role_of[card] == role)
        found = (int) i;
    }

  return found;
}

int
flip_role_table_find (const FlipRoleTable *table, const FlipMove *move)
{
  FlipMove bare = *move;

  bare.seat = 0;
  for (guint i = 0; i < table->n; i++)
    {
      if (flip_move_equal (&table->arrangements[i].move, &bare))
        return (int) i;
    }

  return -1;
}
