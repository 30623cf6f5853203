/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/moment.h"

#include "engine/base/phrase.h"
#include "engine/game/evaluation.h"
#include "engine/game/verb.h"
#include "play/moment/flick-story.h"
#include "play/moment/turn.h"
#include "play/players/automatic.h"

#include <glib/gi18n-lib.h>

/* An arrangement can be exchanged for up to this many entries afterwards. */
#define MOST_BACK 3

/* No part of a game has more entries than this, except in a sheet made to be extremely long. */
#define MOST_OF_A_PART 500

/* Parts of a moment that are worked out on first use. */
struct _FlipMomentCache
{
  FlipWay **ways; /* by index; NULL until first used */
  FlipSites *sites[FLIP_MAX_SEATS];
  FlipFacts *facts[FLIP_MAX_SEATS + 1]; /* the table's first */
  FlipScore *scores[FLIP_MAX_SEATS];
  FlipGoals *goals;
  FlipResult *result;
  FlipRoleTable *roles;
  gboolean looked_for_roles, has_roles;
  guint roles_back;
  FlipTurn *turn;
  gboolean looked_for_turn;
};

/* helpers */

/* The seat that made the newest mark. */
static guint
last_actor (const FlipMoment *moment)
{
  for (guint position = moment->position; position > 0; position--)
    {
      int who = flip_log_who (moment->log, position - 1);

      if (who != FLIP_TABLE)
        return (guint) who;
    }

  return 0;
}

static guint
board_in_view (const FlipMoment *moment)
{
  if (!moment->is_present || moment->is_over)
    return last_actor (moment);
  return (guint) MAX (0, flip_moment_awaited (moment));
}

static void
read_question (const FlipMoment *moment, gconstpointer state, FlipAsked *asked)
{
  moment->game->ask (state, &asked->ask);
  asked->question = flip_log_question (moment->log, state);
  flip_card_series_read (&asked->series, moment->log, moment->position, &asked->ask,
                         asked->question);
  if (asked->ask.kind == FLIP_ASK_PLACEMENT)
    asked->tiles = asked->question->tiles;
}

/* A copy of a state, turned to a seat; NULL if the seat may not act there. */
static gpointer
turned_copy (const FlipMoment *moment, gconstpointer state, guint seat)
{
  g_autofree gpointer copy = g_memdup2 (state, moment->game->state_size);

  return flip_game_turn_to (moment->game, copy, seat, NULL) ? g_steal_pointer (&copy) : NULL;
}

/* The first question is that of the moment's state; then come those of the other seats. */
static void
read_asked (FlipMoment *moment)
{
  guint free;

  read_question (moment, moment->state, &moment->asked[0]);
  moment->is_over = moment->asked[0].ask.kind == FLIP_ASK_NOTHING;
  moment->n_asked = moment->is_over ? 0 : 1;
  free = moment->asked[0].ask.free;
  for (guint seat = 0; seat < moment->n_seats; seat++)
    {
      g_autofree gpointer state =
        free >> seat & 1 ? turned_copy (moment, moment->state, seat) : NULL;

      if (state)
        read_question (moment, state, &moment->asked[moment->n_asked++]);
    }
}

static gboolean
is_automatic_asked (const FlipMoment *moment)
{
  int who = flip_moment_who (moment);

  return who != FLIP_TABLE && flip_automatic_seats (moment->log) >> who & 1;
}

/* Explains that the seat plays by itself, so that there is nothing to answer. */
static void
tell_automatic (FlipMoment *moment)
{
  FlipQuestion *question = moment->asked[0].question;

  if (!moment->is_present || moment->is_over || !is_automatic_asked (moment))
    return;
  g_string_assign (question->sentence, moment->by_itself
                                         ? _ ("Flipside plays for this player. Press Space or "
                                              "click to speed it up.")
                                         : _ ("Flipside plays for this player as soon as the "
                                              "others are done."));
  g_string_truncate (question->note, 0);
}

static void
read_moves (FlipMoment *moment)
{
  g_autofree FlipMoveList *list = NULL;

  if (!moment->is_present || moment->is_over || is_automatic_asked (moment))
    return;
  list = g_new (FlipMoveList, 1);
  flip_game_legal (moment->game, moment->state, list);
  moment->n_moves = list->n;
  moment->moves = g_memdup2 (list->moves, list->n * sizeof *list->moves);
  moment->cache->ways = g_new0 (FlipWay *, list->n);
}

static void
free_cache (FlipMoment *moment)
{
  FlipMomentCache *cache = moment->cache;

  for (guint i = 0; i < moment->n_moves; i++)
    g_clear_pointer (&cache->ways[i], flip_way_free);
  g_free (cache->ways);
  for (guint seat = 0; seat < FLIP_MAX_SEATS; seat++)
    {
      g_free (cache->sites[seat]);
      g_free (cache->scores[seat]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (cache->facts); i++)
    g_free (cache->facts[i]);
  g_free (cache->goals);
  g_free (cache->result);
  g_free (cache->roles);
  g_clear_pointer (&cache->turn, flip_turn_free);
  g_free (cache);
}

static void
free_moment (gpointer data)
{
  FlipMoment *moment = data;

  free_cache (moment);
  flip_question_free (moment->asked[0].question);
  for (guint i = 1; i < moment->n_asked; i++)
    flip_question_free (moment->asked[i].question);
  g_free (moment->where);
  g_free (moment->moves);
  g_free ((gpointer) moment->state);
  flip_log_free (moment->log);
}

/* Turns the state to the seat in view, if it may act, so that its question is the one to answer. */
static void
turn_to_view (FlipMoment *moment, int seat)
{
  gpointer turned =
    moment->is_present && seat >= 0 ? turned_copy (moment, moment->state, (guint) seat) : NULL;

  if (!turned)
    return;
  g_free ((gpointer) moment->state);
  moment->state = turned;
}

/* If several seats may act, a person's board is shown rather than that of an automatic player. */
static int
person_to_view (FlipMoment *moment)
{
  guint seats = flip_automatic_seats (moment->log), people;
  FlipAsk ask;

  if (!seats || !moment->is_present)
    return FLIP_ANY_BOARD;
  moment->game->ask (moment->state, &ask);
  people = ask.who == FLIP_TABLE || ask.kind == FLIP_ASK_NOTHING ? 0 : ask.free & ~seats;
  return people && seats >> ask.who & 1 ? __builtin_ctz (people) : FLIP_ANY_BOARD;
}

/* At an earlier moment a flick is shown with its outcome, to match the words about it. */
static void
show_ending (FlipMoment *moment)
{
  FlipLog *log = moment->log;

  if (moment->is_present || flip_moment_kind (moment) != FLIP_ASK_FLICK
      || flip_moment_who (moment) != FLIP_TABLE)
    return;
  g_free ((gpointer) moment->state);
  moment->state = g_memdup2 (flip_log_state_at (log, flip_flick_story_end (log, moment->position)),
                             moment->game->state_size);
}

/* The hidden cards that a seat may look at. Only the session's dealer knows them. */
static void
read_secrets (FlipMoment *moment, FlipSession *session)
{
  for (guint seat = 0; seat < moment->n_seats; seat++)
    {
      FlipSecrets *secrets = &moment->secrets[seat];
      FlipDraw draws[FLIP_MAX_PEEKS];
      guint n = flip_game_peek (moment->game, moment->state, seat, draws);

      for (guint i = 0; i < n; i++)
        {
          secrets->cards[secrets->n] = flip_session_peek (session, draws[i]);
          secrets->n += secrets->cards[secrets->n] != FLIP_NO_CARD;
        }
    }
}

/* public functions */

FlipMoment *
flip_moment_of_log (FlipLog *log, guint position, int seat)
{
  FlipMoment *moment = g_rc_box_new0 (FlipMoment);
  const FlipGame *game = flip_log_game (log);

  g_assert (position <= flip_log_length (log));
  g_assert (seat < (int) flip_setup_seats (flip_log_setup (log)));

  moment->log = flip_log_copy (log);
  moment->setup = flip_log_setup (moment->log);
  moment->game = game;
  moment->state = g_memdup2 (flip_log_state_at (moment->log, position), game->state_size);
  moment->position = position;
  moment->cursor = flip_log_cursor (log);
  moment->length = flip_log_length (log);
  moment->is_present = position == moment->cursor;
  moment->is_finished = flip_game_over (game, flip_log_state (log));
  moment->n_seats = flip_setup_seats (moment->setup);
  moment->where = flip_log_where (moment->log, moment->state);
  moment->progress = flip_game_progress (game, moment->state);
  moment->cache = g_new0 (FlipMomentCache, 1);
  moment->by_itself = moment->is_present && flip_automatic_next (log) >= 0;
  if (seat == FLIP_ANY_BOARD)
    seat = person_to_view (moment);
  turn_to_view (moment, seat);
  read_asked (moment);
  tell_automatic (moment);
  read_moves (moment);
  moment->seat = seat == FLIP_ANY_BOARD ? board_in_view (moment) : (guint) seat;
  show_ending (moment);
  return moment;
}

FlipMoment *
flip_moment_new (FlipSession *session, guint position, int seat)
{
  FlipMoment *moment = flip_moment_of_log (flip_session_log (session), position, seat);

  moment->can_undo = flip_session_can_undo (session);
  moment->can_redo = flip_session_can_redo (session);
  moment->n_aside = flip_session_n_aside (session);
  moment->n_replaced = flip_session_n_replaced (session, &moment->stayed);
  moment->is_practice = flip_session_is_practice (session);
  read_secrets (moment, session);
  return moment;
}

FlipMoment *
flip_moment_for_seat (const FlipMoment *moment, guint seat)
{
  FlipMoment *other = flip_moment_of_log (moment->log, moment->position, (int) seat);

  other->can_undo = moment->can_undo;
  other->can_redo = moment->can_redo;
  other->n_aside = moment->n_aside;
  other->n_replaced = moment->n_replaced;
  other->stayed = moment->stayed;
  other->is_practice = moment->is_practice;
  memcpy (other->secrets, moment->secrets, sizeof other->secrets);
  return other;
}

char *
flip_moment_tell_turn (const FlipMoment *moment)
{
  g_return_val_if_fail (moment, NULL);

  if (moment->position == 0)
    return g_strdup (_ ("The beginning"));
  if (moment->is_over)
    return g_strdup (moment->where);
  return flip_log_where_at (moment->log, moment->position - 1);
}

FlipMoment *
flip_moment_ref (FlipMoment *moment)
{
  return g_rc_box_acquire (moment);
}

void
flip_moment_unref (FlipMoment *moment)
{
  g_rc_box_release_full (moment, free_moment);
}

void
flip_moment_set (FlipMoment **held, FlipMoment *moment)
{
  FlipMoment *before;

  g_return_if_fail (held);

  before = *held;
  *held = moment ? flip_moment_ref (moment) : NULL;
  if (before)
    flip_moment_unref (before);
}

/* What is asked */

const FlipAsked *
flip_moment_asked (const FlipMoment *moment)
{
  return moment->n_asked ? &moment->asked[0] : NULL;
}

FlipAskKind
flip_moment_kind (const FlipMoment *moment)
{
  return moment->asked[0].ask.kind;
}

int
flip_moment_who (const FlipMoment *moment)
{
  return moment->is_over ? FLIP_TABLE : moment->asked[0].ask.who;
}

gboolean
flip_moment_asks_playing_card (const FlipMoment *moment)
{
  return flip_moment_kind (moment) == FLIP_ASK_CARDS && !moment->game->own_cards;
}

int
flip_moment_awaited (const FlipMoment *moment)
{
  int who = flip_moment_who (moment);

  return moment->is_over     ? -1
         : who == FLIP_TABLE ? (int) moment->asked[0].question->about - 1
                             : who;
}

guint
flip_moment_may_act (const FlipMoment *moment)
{
  int who = flip_moment_who (moment);

  return moment->is_over || who == FLIP_TABLE ? 0 : moment->asked[0].ask.free | 1u << who;
}

gboolean
flip_moment_read_move (const FlipMoment *moment, const char *text, FlipMove *move)
{
  FlipAsk ask;
  int who;

  if (!flip_log_read_move (moment->log, text, move, NULL))
    return FALSE;
  moment->game->ask (flip_log_state (moment->log), &ask);
  who = move->seat ? move->seat - 1 : ask.who;
  move->seat = (guint8) (who == flip_moment_who (moment) ? 0 : who + 1);
  return TRUE;
}

gboolean
flip_moment_is_automatic (const FlipMoment *moment, guint seat)
{
  g_assert (seat < moment->n_seats);

  return flip_game_is_automatic (moment->game, moment->state, seat)
         || flip_automatic_seats (moment->log) >> seat & 1;
}

/* The answers */

const FlipWay *
flip_moment_way (const FlipMoment *moment, guint index)
{
  FlipWay **way;

  g_assert (index < moment->n_moves);

  way = &moment->cache->ways[index];
  if (!*way)
    *way = flip_way_new (moment->log, moment->state, &moment->moves[index]);
  return *way;
}

static int
price_of (const FlipMoment *moment, guint index)
{
  return flip_moment_way (moment, index)->offer.price;
}

static gboolean
is_at (const FlipMoment *moment, guint index, const FlipSite *site)
{
  guint16 named = moment->moves[index].site;

  return named == site->id
         || (site->part && named == site->whole
             && flip_moment_way (moment, index)->offer.parts & site->part);
}

/* An insertion sort, so that answers of the same price keep the game's order. */
guint
flip_moment_ways_of_site (const FlipMoment *moment, guint site, guint *ways, guint most)
{
  guint n = 0;

  for (guint i = 0; i < moment->n_moves; i++)
    {
      guint place = n;

      if (!is_at (moment, i, flip_moment_site (moment, site)))
        continue;
      while (place > 0 && price_of (moment, ways[place - 1]) > price_of (moment, i))
        place--;
      if (place == most)
        continue;
      n = MIN (n + 1, most);
      memmove (ways + place + 1, ways + place, (n - place - 1) * sizeof *ways);
      ways[place] = i;
    }

  return n;
}

const FlipWay *
flip_moment_find_way (const FlipMoment *moment, const FlipMove *move)
{
  for (guint i = 0; i < moment->n_moves; i++)
    {
      if (flip_move_equal (&moment->moves[i], move))
        return flip_moment_way (moment, i);
    }

  return NULL;
}

/* The sheets of the seats */

const FlipSites *
flip_moment_sites (const FlipMoment *moment, guint seat)
{
  FlipSites **sites = &moment->cache->sites[seat];

  g_assert (seat < moment->n_seats);

  if (!*sites)
    {
      *sites = g_new0 (FlipSites, 1);
      flip_game_sites (moment->game, moment->state, seat, *sites);
    }
  return *sites;
}

const FlipSite *
flip_moment_site (const FlipMoment *moment, guint site)
{
  const FlipSites *sites = flip_moment_sites (moment, moment->seat);

  g_assert (site < sites->n);

  return &sites->sites[site];
}

const FlipFacts *
flip_moment_facts (const FlipMoment *moment, int seat)
{
  FlipFacts **facts = &moment->cache->facts[seat + 1];

  g_assert (seat >= FLIP_TABLE && seat < (int) moment->n_seats);

  if (!*facts)
    {
      *facts = g_new0 (FlipFacts, 1);
      flip_game_facts (moment->game, moment->state, seat, *facts);
    }
  return *facts;
}

const FlipScore *
flip_moment_score (const FlipMoment *moment, guint seat)
{
  FlipScore **score = &moment->cache->scores[seat];

  g_assert (seat < moment->n_seats);

  if (!*score)
    {
      *score = g_new0 (FlipScore, 1);
      moment->game->score (moment->state, seat, *score);
    }
  return *score;
}

const FlipGoals *
flip_moment_goals (const FlipMoment *moment)
{
  FlipGoals **goals = &moment->cache->goals;

  if (!*goals)
    {
      *goals = g_new0 (FlipGoals, 1);
      if (moment->game->goals)
        moment->game->goals (moment->state, *goals);
    }
  return *goals;
}

void
flip_moment_feats (const FlipMoment *moment, guint seat, FlipFeats *feats)
{
  g_assert (seat < moment->n_seats);

  *feats = flip_game_honours (moment->game, moment->state, seat).feats;
}

int
flip_moment_points_now (const FlipMoment *moment, guint seat)
{
  g_assert (seat < moment->n_seats);

  return flip_game_points (moment->game, flip_log_state (moment->log), seat);
}

static void
name_seats (const FlipMoment *moment, char *room, gsize size)
{
  g_autoptr (GString) words = g_string_new (room);

  flip_setup_put_names (moment->setup, words);
  flip_phrase_copy (room, words->str, size);
}

const FlipResult *
flip_moment_result (const FlipMoment *moment)
{
  FlipResult **result = &moment->cache->result;

  if (!*result)
    {
      *result = g_new0 (FlipResult, 1);
      flip_game_result (moment->game, moment->state, *result);
      name_seats (moment, (*result)->ties_below, sizeof (*result)->ties_below);
    }
  return *result;
}

const char *
flip_moment_player (const FlipMoment *moment, int who)
{
  return flip_log_shown_player (moment->log, who);
}

/* Finds how many entries ago the arrangement was asked for that can still be exchanged: since then
   the same seat must have chosen, but marked nothing. */
static gboolean
find_roles (const FlipMoment *moment, FlipRoleTable *table, guint *back)
{
  int who = flip_moment_who (moment);

  for (*back = 0; who != FLIP_TABLE && *back <= MIN (MOST_BACK, moment->position); (*back)++)
    {
      guint position = moment->position - *back;
      g_autofree gpointer state = NULL;

      if (*back
          && (flip_log_who (moment->log, position) != who
              || flip_log_entry (moment->log, position)->site != FLIP_NO_SITE))
        return FALSE;
      state = turned_copy (moment, flip_log_state_at (moment->log, position), (guint) who);
      if (!state)
        return FALSE;
      if (flip_role_table_read (table, moment->game, state))
        return TRUE;
    }

  return FALSE;
}

const FlipRoleTable *
flip_moment_roles (const FlipMoment *moment, guint *back)
{
  FlipMomentCache *cache = moment->cache;

  if (!cache->looked_for_roles)
    {
      cache->roles = g_new0 (FlipRoleTable, 1);
      cache->has_roles =
        moment->is_present && find_roles (moment, cache->roles, &cache->roles_back);
      cache->looked_for_roles = TRUE;
    }
  *back = cache->roles_back;
  return cache->has_roles ? cache->roles : NULL;
}

static FlipTurn *
find_turn (const FlipMoment *moment)
{
  FlipMomentCache *cache = moment->cache;

  if (!cache->looked_for_turn)
    cache->turn = flip_turn_find (moment);
  cache->looked_for_turn = TRUE;
  return cache->turn;
}

const FlipTurn *
flip_moment_turn (const FlipMoment *moment)
{
  FlipTurn *turn = find_turn (moment);

  if (turn && !turn->is_read)
    flip_turn_read (turn, moment);
  return turn;
}

gboolean
flip_moment_has_turn (const FlipMoment *moment)
{
  return find_turn (moment) != NULL;
}

gboolean
flip_moment_is_after_turn (const FlipMoment *moment)
{
  const FlipTurn *turn = find_turn (moment);

  return turn && turn->is_past;
}

char *
flip_moment_print_role (const FlipMoment *moment, const FlipMove *move)
{
  FlipMove named = *move;
  guint back;

  g_return_val_if_fail (flip_moment_roles (moment, &back) != NULL, NULL);

  named.seat = (guint8) (flip_moment_who (moment) + 1);
  return flip_log_print_at (moment->log, flip_log_state_at (moment->log, moment->position - back),
                            &named);
}

guint
flip_moment_newest_site (const FlipMoment *moment)
{
  if (moment->is_present && !moment->is_over)
    return FLIP_NO_SITE;
  for (guint position = moment->position; position-- > 0;)
    {
      guint site = flip_log_entry (moment->log, position)->site;

      if (site == FLIP_NO_SITE)
        continue;
      return flip_log_who (moment->log, position) == (int) moment->seat ? site : FLIP_NO_SITE;
    }

  return FLIP_NO_SITE;
}

void
flip_moment_refuse_site (const FlipMoment *moment, guint16 site, FlipRefusal *refusal)
{
  g_assert (site < FLIP_MAX_SITES);

  flip_game_refuse_site (moment->game, moment->state, site, refusal);
}

char *
flip_moment_refusal_title (const FlipMoment *moment, guint16 site, const FlipRefusal *refusal)
{
  const char *title = flip_moment_site (moment, site)->title;

  switch (refusal->code)
    {
    case FLIP_REFUSED_MARKED:
      /* Translators: %s: a site */
      return g_strdup_printf (_ ("%s is used up"), title);
    case FLIP_REFUSED_PRICE:
      /* Translators: %s: a site */
      return g_strdup_printf (_ ("%s is too expensive"), title);
    case FLIP_REFUSED_NOT_NOW:
      /* Translators: %s: a site */
      return g_strdup_printf (_ ("%s: not now"), title);
    default:
      /* Translators: %s: a site */
      return g_strdup_printf (_ ("%s is out of reach"), title);
    }
}

guint
flip_moment_seats_done (const FlipMoment *moment)
{
  guint done = 0, awaited = flip_moment_may_act (moment);
  guint oldest = moment->position - MIN (moment->position, MOST_OF_A_PART);
  int about = flip_moment_awaited (moment);

  for (guint position = moment->position; position-- > oldest;)
    {
      g_autofree char *then = flip_log_where_at (moment->log, position);
      int who;

      if (!g_str_equal (then, moment->where))
        break;
      who = flip_log_who (moment->log, position);
      if (who != FLIP_TABLE)
        done |= 1u << who;
    }

  return done & ~awaited & ~(about >= 0 ? 1u << about : 0);
}

gboolean
flip_moment_keeps_awake (const FlipMoment *moment)
{
  g_return_val_if_fail (moment != NULL, FALSE);

  return !moment->is_over && !moment->setup->dealt;
}
