/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What must hold of any moment, at every position of every golden sheet: each part of it is worked
   out again the slow way. */

#include "engine/game/verb.h"
#include "tests/play/sheets.h"

#include <string.h>

#define VALUES_EVERY   7 /* positions: each has hundreds of sites */
#define REFUSALS_EVERY 9
#define MOST_WAYS      FLIP_MOVE_LIST_SIZE

typedef void (*Check) (const FlipMoment *moment);

/* --- Who is asked what, in words --- */

/* "Ann, draw a symbol": the name, and then the title. */
static const char *
without_name (const FlipMoment *moment, const char *title)
{
  const char *name, *rest;

  if (flip_moment_who (moment) == FLIP_TABLE)
    return title;
  name = flip_moment_player (moment, flip_moment_who (moment));
  g_assert_true (g_str_has_prefix (title, name));
  rest = title + strlen (name);
  g_assert_true (g_str_has_prefix (rest, ", "));
  return rest + strlen (", ");
}

static void
check_words (const FlipMoment *moment)
{
  const FlipQuestion *question = moment->asked[0].question;
  const char *title = question->title->str;

  g_assert_cmpuint (question->title->len, >, 0);
  if (moment->is_over)
    return;
  g_assert_cmpuint (strlen (without_name (moment, title)), >, 0);
  g_assert_null (strstr (question->sentence->str, without_name (moment, title)));
  g_assert_null (strstr (title, "{seat"));
  g_assert_null (strstr (question->sentence->str, "{seat"));
  g_assert_null (strstr (question->note->str, "{seat"));
  g_assert_cmpuint (strlen (moment->where), >, 0);
}

static void
check_asked (const FlipMoment *moment)
{
  const FlipAsk *ask = &moment->asked[0].ask;
  FlipAsk same;

  /* An earlier flick is shown as it ended. */
  if (!moment->is_present && ask->kind == FLIP_ASK_FLICK && ask->who == FLIP_TABLE)
    return;
  moment->game->ask (moment->state, &same);
  g_assert_cmpint (ask->kind, ==, same.kind);
  g_assert_cmpint (ask->who, ==, same.who);
  g_assert_cmpint (flip_moment_kind (moment), ==, same.kind);
  g_assert_cmpint (moment->is_over, ==, same.kind == FLIP_ASK_NOTHING);
  g_assert_cmpuint (moment->n_asked, ==,
                    moment->is_over ? 0 : 1 + (guint) __builtin_popcount (same.free));
  g_assert_cmpint (flip_moment_who (moment), ==, moment->is_over ? FLIP_TABLE : same.who);
  if (!moment->is_over)
    g_assert_cmpint (flip_moment_awaited (moment), ==,
                     same.who != FLIP_TABLE ? same.who
                                            : (int) moment->asked[0].question->about - 1);
  g_assert_cmpuint (moment->progress, ==, flip_game_progress (moment->game, moment->state));
}

/* --- The answers --- */

static void
check_moves (const FlipMoment *moment)
{
  g_autofree FlipMoveList *list = g_new0 (FlipMoveList, 1);

  if (!moment->is_over)
    flip_game_legal (moment->game, moment->state, list);
  g_assert_cmpmem (moment->moves, moment->n_moves * sizeof *moment->moves, list->moves,
                   list->n * sizeof *list->moves);
}

static gboolean
is_in_question (const FlipQuestion *question, FlipCard card)
{
  for (guint i = 0; i < question->n_cards; i++)
    {
      if (question->cards[i] == card)
        return TRUE;
    }

  return FALSE;
}

/* The cards that an answer plays with lie open. */
static void
check_cards (const FlipMoment *moment, const FlipWay *way)
{
  if (way->own_cards)
    return;
  for (guint i = 0; i < way->offer.n_cards; i++)
    g_assert_true (is_in_question (moment->asked[0].question, way->offer.cards[i]));
}

static void
check_price (const FlipMoment *moment, const FlipWay *way)
{
  g_autofree char *words = NULL;

  g_assert_cmpint (way->offer.price, >=, 0);
  if (!way->offer.price)
    {
      g_assert_null (way->price);
      return;
    }
  words = flip_price_words (moment->game, way->offer.price);
  g_assert_cmpstr (way->price, ==, words);
  g_assert_cmpint (moment->asked[0].question->purse, >=, way->offer.price);
}

static void
check_way (const FlipMoment *moment, guint index)
{
  const FlipWay *way = flip_moment_way (moment, index);
  FlipMove move;

  g_assert_true (flip_move_equal (&way->move, &moment->moves[index]));
  g_assert_true (flip_log_read_move (moment->log, way->notation, &move, NULL));
  g_assert_cmpmem (&move, sizeof move, &way->move, sizeof way->move);
  g_assert_cmpuint (strlen (way->label), >, 0);
  g_assert_null (strstr (way->label, "{seat"));
  g_assert_null (strstr (way->offer.act, "{seat"));
  g_assert_true (flip_moment_way (moment, index) == way);
  check_cards (moment, way);
  check_price (moment, way);
}

static void
check_ways (const FlipMoment *moment)
{
  FlipMove none = { .verb = G_MAXUINT8, .site = FLIP_NO_SITE };
  g_autoptr (GHashTable) notations = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < moment->n_moves; i++)
    {
      check_way (moment, i);
      g_assert_true (g_hash_table_add (notations, flip_moment_way (moment, i)->notation));
    }
  if (moment->n_moves)
    g_assert_true (flip_moment_find_way (moment, &moment->moves[moment->n_moves - 1])
                   == flip_moment_way (moment, moment->n_moves - 1));
  g_assert_null (flip_moment_find_way (moment, &none));
}

/* Cheapest first, in the game's order among equals; each is there once. */
static void
check_site (const FlipMoment *moment, guint site, guint n_here)
{
  guint ways[MOST_WAYS], first[2];
  guint n = flip_moment_ways_of_site (moment, site, ways, MOST_WAYS);

  g_assert_cmpuint (n, ==, n_here);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (moment->moves[ways[i]].site, ==, site);
      if (i)
        {
          int before = flip_moment_way (moment, ways[i - 1])->offer.price;
          int price = flip_moment_way (moment, ways[i])->offer.price;

          g_assert_true (before < price || (before == price && ways[i - 1] < ways[i]));
        }
    }
  g_assert_cmpuint (flip_moment_ways_of_site (moment, site, first, 2), ==, MIN (n, 2));
  g_assert_cmpmem (first, MIN (n, 2) * sizeof *first, ways, MIN (n, 2) * sizeof *ways);
}

static void
check_ways_of_sites (const FlipMoment *moment)
{
  guint n_here[FLIP_MAX_SITES] = { 0 };

  for (guint i = 0; i < moment->n_moves; i++)
    {
      if (moment->moves[i].site != FLIP_NO_SITE)
        n_here[moment->moves[i].site]++;
    }
  for (guint site = 0; site < FLIP_MAX_SITES; site++)
    {
      if (n_here[site] || site == 0)
        check_site (moment, site, n_here[site]);
    }
}

/* The arrangement that was chosen is one of the table's. */
static void
check_roles (const FlipMoment *moment)
{
  guint back;
  const FlipRoleTable *roles = flip_moment_roles (moment, &back);

  if (!roles)
    return;
  for (guint i = 0; back == 0 && i < moment->n_moves; i++)
    g_assert_cmpint (flip_role_table_find (roles, &moment->moves[i]), >=, 0);
  if (back)
    {
      const FlipMove *chosen = flip_log_entry (moment->log, moment->position - back);

      g_assert_cmpint (flip_role_table_find (roles, chosen), >=, 0);
    }
}

/* --- What lies there --- */

static void
check_seat (const FlipMoment *moment, guint seat)
{
  g_auto (GStrv) sites = sheets_print_sites (flip_moment_sites (moment, seat));
  g_auto (GStrv) facts = sheets_print_facts (flip_moment_facts (moment, (int) seat));
  g_auto (GStrv) score = sheets_print_score (flip_moment_score (moment, seat));
  g_auto (GStrv) own_sites = sheets_list_sites (moment->game, moment->state, seat);
  g_auto (GStrv) own_facts = sheets_list_facts (moment->game, moment->state, (int) seat);
  g_auto (GStrv) own_score = sheets_list_score (moment->game, moment->state, seat);

  sheets_assert_same (sites, own_sites);
  sheets_assert_same (facts, own_facts);
  sheets_assert_same (score, own_score);
  g_assert_cmpint (flip_moment_is_automatic (moment, seat), ==,
                   flip_game_is_automatic (moment->game, moment->state, seat));
}

static void
check_table (const FlipMoment *moment)
{
  g_auto (GStrv) facts = sheets_print_facts (flip_moment_facts (moment, FLIP_TABLE));
  g_auto (GStrv) goals = sheets_print_goals (flip_moment_goals (moment));
  g_auto (GStrv) own_facts = sheets_list_facts (moment->game, moment->state, FLIP_TABLE);
  g_auto (GStrv) own_goals = sheets_list_goals (moment->game, moment->state);

  sheets_assert_same (facts, own_facts);
  sheets_assert_same (goals, own_goals);
}

static void
check_result (const FlipMoment *moment)
{
  g_autofree char *result = sheets_print_result (flip_moment_result (moment));
  g_autofree char *own_result = NULL;
  FlipResult own = { 0 };

  flip_game_result (moment->game, moment->state, &own);
  own_result = sheets_print_result (&own);
  g_assert_cmpstr (result, ==, own_result);
  g_assert_cmpint (own.over, ==, moment->is_over);
}

static void
check_values (const FlipMoment *moment)
{
  if (!moment->is_over && moment->position % VALUES_EVERY)
    return;
  check_table (moment);
  check_result (moment);
  for (guint seat = 0; seat < moment->n_seats; seat++)
    check_seat (moment, seat);
}

/* A site that nobody can use is refused with a reason. */
static void
check_refusals (const FlipMoment *moment)
{
  const FlipSites *sites = flip_moment_sites (moment, moment->seat);

  if (moment->is_over || moment->position % REFUSALS_EVERY)
    return;
  for (guint16 site = 0; site < sites->n; site++)
    {
      FlipRefusal refusal = { 0 };
      g_autofree char *title = NULL;
      guint way;

      if (flip_moment_ways_of_site (moment, site, &way, 1))
        continue;
      flip_moment_refuse_site (moment, site, &refusal);
      title = flip_moment_refusal_title (moment, site, &refusal);
      g_assert_cmpuint (strlen (refusal.text), >, 0);
      g_assert_true (g_str_has_prefix (title, sites->sites[site].title));
      g_assert_cmpuint (strlen (title), >, strlen (sites->sites[site].title));
    }
}

/* --- Looking back --- */

static int
who_acted (FlipLog *log, guint entry)
{
  FlipAsk ask;

  flip_log_game (log)->ask (flip_log_state_at (log, entry), &ask);
  return ask.who;
}

static guint
last_actor (FlipLog *log, guint position)
{
  while (position-- > 0)
    {
      if (who_acted (log, position) != FLIP_TABLE)
        return (guint) who_acted (log, position);
    }

  return 0;
}

static guint
newest_site (FlipLog *log, guint position, guint seat)
{
  while (position-- > 0)
    {
      guint site = flip_log_entry (log, position)->site;

      if (site != FLIP_NO_SITE)
        return who_acted (log, position) == (int) seat ? site : FLIP_NO_SITE;
    }

  return FLIP_NO_SITE;
}

static void
check_board (const FlipMoment *moment)
{
  int awaited = flip_moment_awaited (moment);

  g_assert_cmpuint (moment->seat, ==,
                    moment->is_over ? last_actor (moment->log, moment->position)
                                    : (guint) MAX (awaited, 0));
  g_assert_cmpuint (flip_moment_newest_site (moment), ==,
                    moment->is_over ? newest_site (moment->log, moment->position, moment->seat)
                                    : FLIP_NO_SITE);
}

/* The same position, but the log goes on behind it. */
static void
check_looked_back_at (FlipSession *session, guint position)
{
  g_autoptr (FlipMoment) moment = flip_moment_new (session, position, FLIP_ANY_BOARD);
  guint back;

  g_assert_false (moment->is_present);
  g_assert_cmpuint (moment->n_moves, ==, 0);
  g_assert_cmpuint (moment->position, ==, position);
  g_assert_cmpuint (moment->cursor, ==, flip_session_cursor (session));
  g_assert_cmpuint (moment->seat, ==, last_actor (moment->log, position));
  g_assert_cmpuint (flip_moment_newest_site (moment), ==,
                    newest_site (moment->log, position, moment->seat));
  g_assert_null (flip_moment_roles (moment, &back));
  check_asked (moment);
  check_words (moment);
}

/* Who has answered since the words for where the game is were last others, and is not asked again. */
static void
check_seats_done (const FlipMoment *moment)
{
  guint done = 0;

  for (guint entry = moment->position; entry-- > 0;)
    {
      g_autofree char *where = flip_log_where (moment->log, flip_log_state_at (moment->log, entry));

      if (!g_str_equal (where, moment->where))
        break;
      if (who_acted (moment->log, entry) != FLIP_TABLE)
        done |= 1u << who_acted (moment->log, entry);
    }
  done &= ~flip_moment_may_act (moment);
  if (flip_moment_awaited (moment) >= 0)
    done &= ~(1u << flip_moment_awaited (moment));
  g_assert_cmphex (flip_moment_seats_done (moment), ==, done);
}

/* --- Walking --- */

/* All at once: a moment takes longer to work out than most checks. */
static void
check_moment (const FlipMoment *moment)
{
  static const Check checks[] = {
    check_words, check_asked,  check_moves,    check_ways,  check_ways_of_sites,
    check_roles, check_values, check_refusals, check_board, check_seats_done,
  };

  for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
    checks[i](moment);
}

static void
walk (FlipSession *session)
{
  guint length = flip_session_length (session);

  for (guint position = 0; position <= length; position++)
    {
      g_autoptr (FlipMoment) moment = NULL;

      flip_session_jump (session, position);
      moment = flip_moment_new (session, position, FLIP_ANY_BOARD);
      check_moment (moment);
    }
}

static void
test_everywhere (void)
{
  g_autoptr (GPtrArray) sessions = sheets_read_part ();

  g_ptr_array_add (sessions, sheets_read_tie ());
  for (guint i = 0; i < sessions->len; i++)
    walk (g_ptr_array_index (sessions, i));
}

static void
test_looking_back (void)
{
  g_autoptr (GPtrArray) sessions = sheets_read_part ();

  for (guint i = 0; i < sessions->len; i++)
    {
      FlipSession *session = g_ptr_array_index (sessions, i);

      for (guint position = 0; position < flip_session_length (session); position++)
        check_looked_back_at (session, position);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/moment-walk/everywhere", test_everywhere);
  g_test_add_func ("/moment-walk/looking-back", test_looking_back);
  return g_test_run ();
}
