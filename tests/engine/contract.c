/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/engine/contract.h"

#include "engine/game/evaluation.h"
#include "engine/game/verb.h"
#include "engine/session/sheet.h"
#include "games/games.h"
#include "tests/engine/play.h"

#include <string.h>

static void
assert_score (FlipSession *session, gconstpointer state)
{
  const FlipGame *game = flip_session_game (session);

  for (guint seat = 0; seat < flip_setup_seats (flip_session_setup (session)); seat++)
    {
      FlipScore score = { 0 };
      int sum = 0;

      game->score (state, seat, &score);
      for (guint i = 0; i < score.n_lines; i++)
        {
          g_assert_true (*score.lines[i].id && *score.lines[i].label);
          sum += score.lines[i].points;
        }
      g_assert_cmpint (sum, ==, score.total);
      g_assert_true (!game->evaluation || game->evaluation->points (state, seat) == score.total);
    }
}

static void
assert_result (FlipSession *session, gconstpointer state, gboolean over)
{
  FlipResult result = { 0 };
  guint seats = flip_setup_seats (flip_session_setup (session));

  flip_game_result (flip_session_game (session), state, &result);
  g_assert_cmpint (result.over, ==, over);
  g_assert_cmpuint (result.winners >> seats, ==, 0);
  g_assert_true (over || result.winners == 0);
  g_assert_true (!over || seats == 1 || result.winners != 0);
  g_assert_true (*result.text || !over);
}

static void
assert_taken_back (FlipSession *session)
{
  const FlipGame *game = flip_session_game (session);
  guint length = flip_session_length (session);
  g_autofree gpointer end = play_copy_state (session, length);
  g_autofree gpointer root = g_malloc0 (game->state_size);

  g_assert_true (game->begin (root, flip_session_setup (session), NULL));
  while (flip_session_undo (session))
    continue;
  flip_session_jump (session, 0);
  play_assert_same_state (session, root, flip_session_state (session));
  while (flip_session_redo (session))
    continue;
  g_assert_cmpuint (flip_session_cursor (session), ==, length);
  play_assert_same_state (session, end, flip_session_state (session));
}

static void
assert_saved (FlipSession *session)
{
  g_autofree char *text = flip_sheet_print (session);
  GError *error = NULL;
  g_autoptr (FlipSession) loaded =
    flip_sheet_parse (text, strlen (text), "random", flip_games_find, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (flip_session_length (loaded), ==, flip_session_length (session));
  play_assert_same_state (session, flip_session_state (session), flip_session_state (loaded));
}

static FlipMark
mark_after (const FlipGame *game, gconstpointer state, guint seat, const FlipMove *move)
{
  g_autofree gpointer next = g_memdup2 (state, game->state_size);
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);

  flip_game_apply (game, next, move);
  flip_game_sites (game, next, seat, sites);
  for (guint i = 0; i < sites->n; i++)
    {
      if (sites->sites[i].id == move->site)
        return sites->sites[i].mark;
    }

  g_error ("a legal move names the site %u, which is not on the sheet", move->site);
}

/* By its number, or as a part of the site that it does name. */
static gboolean
names (const FlipGame *game, gconstpointer state, const FlipMove *move, const FlipSite *site)
{
  FlipOffer offer = { 0 };

  if (!site->part || move->site != site->whole)
    return move->site == site->id;
  flip_game_offer (game, state, move, &offer);
  return (offer.parts & site->part) != 0;
}

/* A site is in reach if a legal move marks it, and only if a legal move names it. */
static void
assert_sites (FlipSession *session, gconstpointer state, const FlipMoveList *list)
{
  const FlipGame *game = flip_session_game (session);
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);
  FlipAsk ask;

  game->ask (state, &ask);
  if (ask.who == FLIP_TABLE || ask.kind != FLIP_ASK_SITE)
    return;
  flip_game_sites (game, state, (guint) ask.who, sites);
  g_assert_cmpuint (sites->n, >, 0);
  for (guint i = 0; i < sites->n; i++)
    {
      const FlipSite *site = &sites->sites[i];
      const FlipMove *named = NULL;

      g_assert_true (*site->name && *site->region);
      for (guint j = 0; j < list->n && !named; j++)
        named = names (game, state, &list->moves[j], site) ? &list->moves[j] : NULL;
      if (site->price != FLIP_NOT_IN_REACH)
        g_assert_nonnull (named);
      else if (named)
        g_assert_cmpint (mark_after (game, state, (guint) ask.who, named), ==, site->mark);
    }
}

/* Where a piece comes to rest, or which card comes to lie open, is no news by itself: only what comes
   of it is told. */
static gboolean
may_be_untold (const FlipGame *game, gconstpointer state)
{
  FlipAsk ask;

  game->ask (state, &ask);
  return (ask.kind == FLIP_ASK_FLICK || ask.kind == FLIP_ASK_CARDS) && ask.who == FLIP_TABLE;
}

/* What is asked has a title, and what stands below it says more than that. */
static void
assert_question (FlipSession *session, gconstpointer state)
{
  g_autoptr (FlipQuestion) question = flip_question_new ();

  flip_game_ask_people (flip_session_game (session), state, question);
  g_assert_cmpuint (question->title->len, >, 0);
  g_assert_null (strstr (question->sentence->str, question->title->str));
  g_assert_null (strchr (question->sentence->str, '\n'));
  g_assert_cmpuint (question->n_cards, <=, FLIP_QUESTION_CARDS);
  g_assert_cmpint (question->purse, >=, FLIP_NO_PURSE);
}

/* Everything that is told to people says something. */
static void
assert_words (FlipSession *session, gconstpointer state, const FlipMove *move, GString *text)
{
  const FlipGame *game = flip_session_game (session);
  FlipHonours honours;
  g_autofree FlipFacts *facts = g_new0 (FlipFacts, 1);

  assert_question (session, state);
  g_string_truncate (text, 0);
  flip_game_tell_where (game, state, text);
  g_assert_cmpuint (text->len, >, 0);
  if (move)
    {
      g_string_truncate (text, 0);
      flip_game_label (game, state, move, text);
      g_assert_cmpuint (text->len, >, 0);
      g_string_truncate (text, 0);
      flip_game_describe (game, state, move, text);
      g_assert_true (text->len > 0 || may_be_untold (game, state));
      g_assert_true (g_utf8_validate (text->str, (gssize) text->len, NULL));
    }
  flip_game_facts (game, state, FLIP_TABLE, facts);
  for (guint seat = 0; seat < flip_setup_seats (flip_session_setup (session)); seat++)
    {
      facts->n = 0;
      flip_game_facts (game, state, (int) seat, facts);
      honours = flip_game_honours (game, state, seat);
      g_assert_true (*honours.title || !game->honours);
      g_assert_true (facts->n > 0 || !game->facts);
      for (guint i = 0; i < facts->n; i++)
        g_assert_true (g_utf8_validate (facts->facts[i].value, -1, NULL));
    }
}

/* Without all its answers, which take long to try. */
static void
assert_sound (FlipAudit *audit, gconstpointer state, guint position)
{
  g_autoptr (GString) problem = g_string_new (NULL);

  if (!flip_game_sound (audit->game, state, problem)
      || !flip_audit_evaluation (audit, state, problem))
    g_error ("moment %u: %s", position, problem->str);
}

static void
assert_audited (FlipSession *session, FlipAudit *audit, gconstpointer state, guint position)
{
  g_autoptr (GString) problem = g_string_new (NULL);

  if (!flip_audit_moment (audit, state, problem))
    g_error ("moment %u: %s", position, problem->str);
  assert_sites (session, state, &audit->list);
}

void
contract_assert_moments (FlipSession *session, guint every)
{
  const FlipGame *game = flip_session_game (session);
  guint length = flip_session_length (session), progress = 0;
  g_autoptr (FlipAudit) audit = flip_audit_new (game);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i <= length; i++)
    {
      gconstpointer state = flip_session_state_at (session, i);
      g_autofree gpointer before = play_copy_state (session, i);

      if (i % every == 0 || i == length)
        assert_audited (session, audit, state, i);
      else
        assert_sound (audit, state, i);
      assert_words (session, state, i < length ? flip_session_entry (session, i) : NULL, text);
      assert_score (session, state);
      assert_result (session, state, i == length);
      g_assert_cmpuint (flip_game_progress (game, state), >=, progress);
      progress = flip_game_progress (game, state);
      /* Nothing that only looks has changed anything. */
      play_assert_same_state (session, before, state);
    }
  g_assert_cmpuint (progress, ==, 100);
}

void
contract_assert_game (FlipSession *session)
{
  gconstpointer state = flip_session_state (session);

  g_assert_true (flip_game_over (flip_session_game (session), state));
  assert_score (session, state);
  assert_result (session, state, TRUE);
  assert_taken_back (session);
  assert_saved (session);
}
