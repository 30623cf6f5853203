/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/verb.h"

#include "engine/base/phrase.h"
#include "engine/game/evaluation.h"

#include <glib/gi18n-lib.h>

/* helpers */

static inline guint
stage_of (const FlipGame *game, gconstpointer state)
{
  return *((const guint8 *) state + game->stage_offset);
}

static inline gboolean
answers_stage (const FlipVerb *verb, guint stage)
{
  return (verb->stages >> stage & 1) != 0;
}

static const FlipVerb *
row_of (const FlipGame *game, const FlipMove *move)
{
  g_assert (move->verb < game->n_verbs);

  return game->verbs[move->verb];
}

static gboolean
is_well_formed (const FlipVerb *verb, const FlipMove *move)
{
  if (verb->has_site != (move->site != FLIP_NO_SITE))
    return FALSE;
  for (guint i = verb->n_args; i < FLIP_MOVE_ARGS; i++)
    {
      if (move->arg[i])
        return FALSE;
    }

  return TRUE;
}

/* A move of a seat other than the one that is asked: the move without the seat, and a copy of the
   state in which that seat is asked. */
typedef struct
{
  FlipMove move;
  gpointer state; /* owned; NULL if the seat may not act now */
} Turned;

static Turned
turn_copy (const FlipGame *game, gconstpointer state, const FlipMove *move, FlipRefusal *refusal)
{
  Turned turned = { .move = *move, .state = g_memdup2 (state, game->state_size) };

  turned.move.seat = 0;
  if (!flip_game_turn_to (game, turned.state, move->seat - 1u, refusal))
    g_clear_pointer (&turned.state, g_free);
  return turned;
}

static gboolean
refuse_now (const FlipGame *game, gconstpointer state, const FlipMove *move, FlipRefusal *refusal)
{
  if (refusal && game->refuse_now)
    game->refuse_now (state, move, refusal);
  else if (refusal)
    flip_game_refuse_now (game, state, move, refusal);
  return FALSE;
}

/* Writes something about a move: one of the functions of its row, or one of the defaults below. */
typedef void (*Teller) (gconstpointer state, const FlipMove *move, GString *text);
typedef void (*PlainTeller) (const FlipGame *game,
                             gconstpointer state,
                             const FlipMove *move,
                             GString *text);

static void
tell (const FlipGame *game,
      Teller teller,
      PlainTeller plain,
      gconstpointer state,
      const FlipMove *move,
      GString *text)
{
  g_autofree gpointer copy = NULL;
  Turned turned = { .move = *move };

  if (move->seat)
    {
      turned = turn_copy (game, state, move, NULL);
      g_return_if_fail (turned.state != NULL);
      state = copy = turned.state;
    }
  if (teller)
    teller (state, &turned.move, text);
  else
    plain (game, state, &turned.move, text);
}

static gboolean
shows_card (const FlipGame *game, const FlipMove *move)
{
  return move->verb == FLIP_VERB_CARD && !game->own_cards;
}

static void
print_plainly (const FlipGame *game, gconstpointer state, const FlipMove *move, GString *text)
{
  char card[FLIP_CARD_TEXT_SIZE];
  FlipSite site = { 0 };

  if (shows_card (game, move))
    g_string_append (text, flip_card_print (flip_move_card (move), card));
  else
    g_string_append (text, row_of (game, move)->name);
  if (!flip_part_of_site (game, move->site))
    return;
  flip_part_site (game, move->site, &site);
  g_string_append_printf (text, " %s", site.name);
}

/* The subject of a move: "7♥", "Left ladder, Space 3"; the name of its verb if it has neither card
   nor site. */
static char *
name_subject (const FlipGame *game, const FlipMove *move)
{
  char card[FLIP_CARD_TEXT_SIZE];
  FlipSite site = { 0 };

  if (shows_card (game, move))
    return g_strdup (flip_card_show (flip_move_card (move), card));
  if (!flip_part_of_site (game, move->site))
    return g_strdup (row_of (game, move)->name);
  flip_part_site (game, move->site, &site);
  return flip_phrase_list (site.region, site.title, NULL);
}

static void
say_plainly (const FlipGame *game, const FlipMove *move, const char *words, GString *text)
{
  g_autofree char *subject = name_subject (game, move);

  g_string_append (text, words ? _ (words) : subject);
  g_string_replace (text, shows_card (game, move) ? "{card}" : "{site}", subject, 0);
}

static void
label_plainly (const FlipGame *game, gconstpointer state, const FlipMove *move, GString *text)
{
  const FlipVerb *verb = row_of (game, move);

  say_plainly (game, move, verb->act || shows_card (game, move) ? verb->act : verb->words, text);
}

static void
describe_plainly (const FlipGame *game, gconstpointer state, const FlipMove *move, GString *text)
{
  g_autoptr (GString) gains = g_string_new (NULL);
  FlipOffer offer;

  say_plainly (game, move, row_of (game, move)->words, text);
  flip_phrase_finish (text);
  flip_game_offer (game, state, move, &offer);
  flip_gains_print (&offer.gains, gains);
  if (gains->len)
    flip_phrase_explain (text, gains->str);
}

/* public functions */

gboolean
flip_game_turn_to (const FlipGame *game, gpointer state, guint seat, FlipRefusal *refusal)
{
  const FlipMove move = { .site = FLIP_NO_SITE, .seat = (guint8) (seat + 1) };
  FlipAsk ask;

  game->ask (state, &ask);
  if (ask.who == (int) seat)
    return TRUE;
  if (seat >= FLIP_MAX_SEATS || !(ask.free >> seat & 1))
    return refuse_now (game, state, &move, refusal);
  game->turn_to (state, seat);
  return TRUE;
}

gboolean
flip_game_takes (const FlipGame *game, gconstpointer state, guint verb)
{
  return verb < game->n_verbs && answers_stage (game->verbs[verb], stage_of (game, state));
}

void
flip_game_legal (const FlipGame *game, gconstpointer state, FlipMoveList *list)
{
  guint stage = stage_of (game, state);

  list->n = 0;
  for (guint i = 0; i < game->n_verbs; i++)
    {
      const FlipVerb *verb = game->verbs[i];

      if (answers_stage (verb, stage) && verb->list)
        verb->list (state, list);
    }
}

void
flip_game_candidates (const FlipGame *game, gconstpointer state, FlipMoveList *list)
{
  list->n = 0;
  for (guint verb = 0; verb < game->n_verbs; verb++)
    for (guint i = 0; flip_game_takes (game, state, verb) && i < game->verbs[verb]->n_values; i++)
      *flip_move_list_next (list) = (FlipMove){
        .verb = (guint8) verb,
        .site = FLIP_NO_SITE,
        .arg = { (gint16) i },
      };
  if (list->n == 0)
    flip_game_legal (game, state, list);
}

static gboolean
check_turned (const FlipGame *game,
              gconstpointer state,
              const FlipMove *move,
              FlipRefusal *refusal)
{
  Turned turned = turn_copy (game, state, move, refusal);
  g_autofree gpointer copy = turned.state;

  return copy && flip_game_check (game, copy, &turned.move, refusal);
}

gboolean
flip_game_check (const FlipGame *game,
                 gconstpointer state,
                 const FlipMove *move,
                 FlipRefusal *refusal)
{
  const FlipVerb *verb;

  if (move->verb >= game->n_verbs || !is_well_formed (game->verbs[move->verb], move))
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "",
                        _ ("This is not a move in this game."));
  if (move->seat)
    return check_turned (game, state, move, refusal);
  verb = game->verbs[move->verb];
  if (!answers_stage (verb, stage_of (game, state)))
    return refuse_now (game, state, move, refusal);
  return !verb->check || verb->check (state, move, refusal);
}

void
flip_game_apply_turned (const FlipGame *game, gpointer state, const FlipMove *move)
{
  FlipMove bare = *move;
  gboolean may_act;

  g_assert (move->verb < game->n_verbs && move->seat > 0);

  may_act = flip_game_turn_to (game, state, move->seat - 1u, NULL);
  g_assert (may_act);
  bare.seat = 0;
  flip_game_apply (game, state, &bare);
}

void
flip_game_print (const FlipGame *game, gconstpointer state, const FlipMove *move, GString *text)
{
  tell (game, row_of (game, move)->print, print_plainly, state, move, text);
}

void
flip_game_describe (const FlipGame *game, gconstpointer state, const FlipMove *move, GString *text)
{
  tell (game, row_of (game, move)->describe, describe_plainly, state, move, text);
}

void
flip_game_label (const FlipGame *game, gconstpointer state, const FlipMove *move, GString *text)
{
  const FlipVerb *verb = row_of (game, move);

  tell (game, verb->label ? verb->label : verb->describe, label_plainly, state, move, text);
}

/* How much the move alone changes the score of the seat that makes it. */
static int
points_gained (const FlipGame *game, gconstpointer state, const FlipMove *move)
{
  const FlipVerb *verb = row_of (game, move);
  g_autofree gpointer after = NULL;
  FlipAsk ask;

  game->ask (state, &ask);
  if (ask.who == FLIP_TABLE || game->words.points || !flip_game_check (game, state, move, NULL))
    return 0;
  after = g_memdup2 (state, game->state_size);
  verb->apply (after, move);
  return flip_game_points (game, after, (guint) ask.who)
         - flip_game_points (game, state, (guint) ask.who);
}

static void
offer_of_asked (const FlipGame *game, gconstpointer state, const FlipMove *move, FlipOffer *offer)
{
  offer->declines = row_of (game, move)->declines;
  if (row_of (game, move)->offer)
    row_of (game, move)->offer (state, move, offer);
  offer->gains.points = points_gained (game, state, move);
}

void
flip_game_offer (const FlipGame *game, gconstpointer state, const FlipMove *move, FlipOffer *offer)
{
  g_autofree gpointer copy = NULL;
  Turned turned;

  *offer = (FlipOffer){ 0 };
  if (!move->seat)
    return offer_of_asked (game, state, move, offer);
  turned = turn_copy (game, state, move, NULL);
  g_return_if_fail (turned.state != NULL);
  copy = turned.state;
  offer_of_asked (game, copy, &turned.move, offer);
}

gboolean
flip_game_declines (const FlipGame *game, const FlipMove *move)
{
  return row_of (game, move)->declines;
}

FlipOfferPlace
flip_game_place (const FlipGame *game, const FlipMove *move)
{
  return row_of (game, move)->place;
}
