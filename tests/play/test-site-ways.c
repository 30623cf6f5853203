/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which ways to a site people are asked about, and which answers may stand out. */

#include "engine/game/outlook.h"
#include "games/games.h"
#include "play/moment/answers.h"
#include "play/moment/site-ways.h"
#include "tests/play/sheets.h"

#include <string.h>

static gboolean
contains (const FlipWaySet *set, guint index)
{
  for (guint i = 0; i < set->n; i++)
    {
      if (set->ways[i] == index)
        return TRUE;
    }

  return FALSE;
}

/* What is paid may differ; everything else that the sheet shows must be the same. */
static gboolean
is_cost (const FlipFact *fact)
{
  return g_str_equal (fact->id, "gold") || g_str_equal (fact->id, "ability");
}

static gboolean
have_same_facts (const FlipMoment *moment, gconstpointer a, gconstpointer b)
{
  g_autofree FlipFacts *one = g_new0 (FlipFacts, 1), *other = g_new0 (FlipFacts, 1);

  flip_game_facts (moment->game, a, (int) moment->seat, one);
  flip_game_facts (moment->game, b, (int) moment->seat, other);
  if (one->n != other->n)
    return FALSE;
  for (guint i = 0; i < one->n; i++)
    {
      if (!is_cost (&one->facts[i]) && !g_str_equal (one->facts[i].value, other->facts[i].value))
        return FALSE;
    }

  return TRUE;
}

/* Some way that is kept brings the same and costs no more. */
static void
check_left_out (const FlipMoment *moment, const FlipSiteWays *ways, guint index)
{
  const FlipWay *way = flip_moment_way (moment, index);
  g_autofree gpointer after = flip_outlook_state (moment->game, moment->state, &way->move);

  for (guint i = 0; i < moment->n_moves; i++)
    {
      const FlipWay *kept;
      g_autofree gpointer then = NULL;

      if (!contains (&ways->usual, i) && !contains (&ways->paid, i))
        continue;
      kept = flip_moment_way (moment, i);
      then = flip_outlook_state (moment->game, moment->state, &kept->move);
      if (kept->offer.price <= way->offer.price && kept->offer.uses <= way->offer.uses
          && have_same_facts (moment, after, then))
        return;
    }
  g_error ("nothing takes the place of “%s”", way->notation);
}

static void
check_question (const FlipMoment *moment, guint site, const FlipWaySet *ways)
{
  g_autoptr (FlipWayQuestion) question = NULL;
  guint n = 0;

  if (ways->n < 2)
    return;
  question = flip_way_question_new (moment, site, ways);
  g_assert_cmpuint (question->n, <=, FLIP_WAYS_ROWS);
  g_assert_cmpuint (strlen (question->title), >, 0);
  for (guint i = 0; i < question->n; i++)
    {
      g_assert_cmpuint (question->rows[i].n, <, ways->n);
      n += question->rows[i].n;
      check_question (moment, site, &question->rows[i]);
    }
  g_assert_cmpuint (n, ==, ways->n);
}

/* A digit at a chosen site takes the row with that number, where it leads to one way; the panel says
   which digits do. */
static void
check_numbered (const FlipMoment *moment, guint site, const FlipWaySet *ways)
{
  g_autoptr (FlipWayQuestion) question =
    ways->n ? flip_way_question_new (moment, site, ways) : NULL;
  g_autofree char *words = flip_site_ways_key_words (moment, site);
  guint n_numbered = 0;

  for (guint i = 0; question && i < question->n; i++)
    {
      const FlipWay *way = flip_site_ways_numbered (moment, site, i + 1);

      g_assert_true (way
                     == (question->rows[i].n == 1
                           ? flip_moment_way (moment, question->rows[i].ways[0])
                           : NULL));
      g_assert_true (!way || ways->n == 1 || strstr (words, question->labels[i]));
      n_numbered += way != NULL;
    }
  g_assert_true ((words != NULL) == (ways->n > 1 && n_numbered));
  g_assert_null (flip_site_ways_numbered (moment, site, (question ? question->n : 0) + 1));
}

static guint
check_sites (const FlipMoment *moment)
{
  guint n_sites = flip_moment_sites (moment, moment->seat)->n, left_out = 0;

  for (guint site = 0; site < n_sites; site++)
    {
      FlipSiteWays ways;

      flip_site_ways_read (&ways, moment, site);
      check_question (moment, site, &ways.usual);
      check_numbered (moment, site, &ways.usual);
      check_question (moment, site, &ways.paid);
      for (guint i = 0; i < moment->n_moves; i++)
        {
          if (moment->moves[i].site != site || flip_moment_way (moment, i)->offer.declines
              || contains (&ways.usual, i) || contains (&ways.paid, i))
            continue;
          check_left_out (moment, &ways, i);
          left_out++;
        }
    }

  return left_out;
}

/* In every position of the golden sheets of a game in which many ways lead to one site. */
static void
test_left_out (void)
{
  g_autoptr (GPtrArray) sessions = sheets_read_all ();
  guint left_out = 0;

  g_ptr_array_set_free_func (sessions, (GDestroyNotify) flip_session_free);
  for (guint i = 0; i < sessions->len; i++)
    {
      FlipSession *session = g_ptr_array_index (sessions, i);

      if (!g_str_equal (flip_session_game (session)->id, "fliptown"))
        continue;
      for (guint position = i % 5; position < flip_session_length (session); position += 5)
        {
          g_autoptr (FlipMoment) moment = NULL;

          flip_session_jump (session, position);
          moment = flip_moment_new (session, position, FLIP_ANY_BOARD);
          if (flip_moment_kind (moment) == FLIP_ASK_SITE)
            left_out += check_sites (moment);
        }
    }
  g_assert_cmpuint (left_out, >, 100);
}

/* The number is written by a click; a shift of it costs tokens and is offered apart. */
static void
test_royal_flip (void)
{
  g_autoptr (FlipSession) session = sheets_read ("royalflip", "four");
  guint asked = 0;

  for (guint position = 0; position < flip_session_length (session); position++)
    {
      g_autoptr (FlipMoment) moment = NULL;
      FlipSiteWays ways;

      flip_session_jump (session, position);
      moment = flip_moment_new (session, position, FLIP_ANY_BOARD);
      if (flip_moment_kind (moment) != FLIP_ASK_SITE)
        continue;
      for (guint i = 0; i < moment->n_moves; i++)
        {
          flip_site_ways_read (&ways, moment, moment->moves[i].site);
          g_assert_cmpuint (ways.usual.n, ==, 1);
          asked += ways.paid.n;
        }
    }
  g_assert_cmpuint (asked, >, 0);
}

static void
test_suggested (void)
{
  static const char *const never[] = { ": bribe", ": no bribe", ": decline ", ": ability", ": cheat",
                                       ": new lineup", ": new sheriff", ": end turn", " pass" };
  g_autoptr (GPtrArray) sessions = sheets_read_all ();
  guint found = 0;

  g_ptr_array_set_free_func (sessions, (GDestroyNotify) flip_session_free);
  for (guint i = 0; i < sessions->len; i++)
    {
      FlipSession *session = g_ptr_array_index (sessions, i);

      if (!g_str_equal (flip_session_game (session)->id, "fliptown"))
        continue;
      for (guint position = 0; position < flip_session_length (session); position++)
        {
          g_autoptr (FlipMoment) moment = NULL;

          flip_session_jump (session, position);
          moment = flip_moment_new (session, position, FLIP_ANY_BOARD);
          for (guint j = 0; j < moment->n_moves && flip_moment_who (moment) != FLIP_TABLE; j++)
            for (guint k = 0; k < G_N_ELEMENTS (never) && moment->moves[j].site == FLIP_NO_SITE; k++)
              {
                const FlipWay *way = flip_moment_way (moment, j);

                if (!strstr (way->notation, never[k]))
                  continue;
                if (flip_answers_may_suggest (way))
                  g_error ("“%s” may be suggested", way->notation);
                found++;
              }
        }
    }
  g_assert_cmpuint (found, >, 20);
}

/* A card that is a bust for sure is not suggested; one that may be is. */
static void
test_certain_bust (void)
{
  g_autoptr (GPtrArray) sessions = sheets_read_all ();
  guint certain = 0, others = 0;

  g_ptr_array_set_free_func (sessions, (GDestroyNotify) flip_session_free);
  for (guint i = 0; i < sessions->len; i++)
    {
      FlipSession *session = g_ptr_array_index (sessions, i);

      if (!g_str_equal (flip_session_game (session)->id, "flipcity"))
        continue;
      for (guint position = 0; position < flip_session_length (session); position++)
        {
          g_autoptr (FlipMoment) moment = NULL;

          flip_session_jump (session, position);
          moment = flip_moment_new (session, position, FLIP_ANY_BOARD);
          for (guint j = 0; j < moment->n_moves; j++)
            {
              const FlipWay *way = flip_moment_way (moment, j);

              if (!g_str_has_suffix (way->notation, ": play"))
                continue;
              g_assert_true (flip_answers_may_suggest (way)
                             == (way->offer.outcomes[0].chance < 100));
              *(flip_answers_may_suggest (way) ? &others : &certain) += 1;
            }
        }
    }
  g_assert_cmpuint (certain, >, 5);
  g_assert_cmpuint (others, >, 20);
}

/* Of what a visit sells, each thing that can be paid alone has a check box, and every sum that can be
   paid is one answer. */
static void
test_purchase (void)
{
  g_autoptr (GPtrArray) sessions = sheets_read_all ();
  guint visits = 0;

  g_ptr_array_set_free_func (sessions, (GDestroyNotify) flip_session_free);
  for (guint i = 0; i < sessions->len; i++)
    {
      FlipSession *session = g_ptr_array_index (sessions, i);

      for (guint position = 0; position < flip_session_length (session); position++)
        {
          g_autoptr (FlipMoment) moment = NULL;
          guint buys = 0;

          flip_session_jump (session, position);
          moment = flip_moment_new (session, position, FLIP_ANY_BOARD);
          if (flip_moment_kind (moment) != FLIP_ASK_OPTION)
            continue;
          for (guint j = 0; j < moment->n_moves; j++)
            {
              guint lines = flip_moment_way (moment, j)->offer.lines;

              buys += lines != 0;
              if (lines)
                g_assert_true (flip_answers_purchase (moment, lines)
                               == flip_moment_way (moment, j));
              for (guint k = 0; lines >> k; k++)
                g_assert_true (!(lines >> k & 1) || flip_answers_purchase (moment, 1u << k));
            }
          visits += buys > 0;
        }
    }
  g_assert_cmpuint (visits, >, 3);
}

/* The land */

/* Three visits to the Land Office: with $4, with $12, and when just one plot is left that can be paid. */
static FlipSession *
visit_land_office (guint visits)
{
  static const char *const moves[] = {
    "JC",
    "8C",
    "KH",
    "JC 8C KH town 8",
    "land-office A1 B1",
    "decline bonus cemetery",
    "4H",
    "5C",
    "3D",
    "4H 5C 3D trail 5",
    "6C",
    "8S",
    "9D",
    "6C 8S 9D town 8",
    "land-office B2 C2 B3",
    "7C",
    "8H",
    "10D",
    "7C 8H 10D town 8",
  };
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("fliptown"));
  FlipSession *session;

  g_assert_true (flip_setup_fill_seats (setup, 1, NULL));
  session = flip_session_new (setup, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (moves) && visits; i++)
    {
      g_assert_true (flip_session_play_text (session, moves[i], NULL));
      visits -= g_str_has_suffix (moves[i], "town 8");
    }
  return session;
}

static FlipMoment *
see_land (guint visits)
{
  g_autoptr (FlipSession) session = visit_land_office (visits);

  return flip_moment_new (session, flip_session_length (session), FLIP_ANY_BOARD);
}

static const FlipSite *
find_site (const FlipMoment *moment, const char *name)
{
  const FlipSites *sites = flip_moment_sites (moment, moment->seat);

  for (guint i = 0; i < sites->n; i++)
    {
      if (g_str_equal (sites->sites[i].name, name))
        return &sites->sites[i];
    }

  g_error ("no site is called “%s”", name);
}

/* Each field offers just the plots that it is a part of; what it says is what they cost. FT-LAND-1 */
static void
check_field (const FlipMoment *moment, const char *word)
{
  g_autofree char *name = g_strdup_printf ("land %s", word);
  const FlipSite *field = find_site (moment, name);
  FlipSiteWays ways;
  guint n = 0;

  flip_site_ways_read (&ways, moment, field->id);
  check_question (moment, field->id, &ways.usual);
  for (guint i = 0; i < moment->n_moves; i++)
    {
      const char *notation = flip_moment_way (moment, i)->notation;
      gboolean has_field = strstr (notation, "land-office ") && strstr (notation, word);

      g_assert_true (contains (&ways.usual, i) == has_field);
      n += has_field;
    }
  g_assert_cmpuint (ways.usual.n, ==, n);
  g_assert_cmpuint (ways.paid.n, ==, 0);
  g_assert_true ((field->price == 0) == (n > 0));
}

static void
check_fields (const FlipMoment *moment)
{
  for (guint i = 0; i < 9; i++)
    {
      char word[] = { (char) ('A' + i % 3), (char) ('1' + i / 3), '\0' };

      check_field (moment, word);
    }
}

static void
test_land (void)
{
  for (guint visit = 1; visit <= 3; visit++)
    {
      g_autoptr (FlipMoment) moment = see_land (visit);

      check_fields (moment);
    }
}

/* What a field is called and says. FT-LAND-1, FT-LAND-4 */
static void
test_land_words (void)
{
  g_autoptr (FlipMoment) moment = see_land (1);
  const FlipSite *field = find_site (moment, "land A1");

  g_assert_cmpstr (field->title, ==, "Northwest field");
  g_assert_cmpstr (field->gives, ==, "3 stars");
  g_assert_cmpstr (field->badge, ==, "from $4");
  g_assert_cmpint (field->mark, ==, FLIP_MARK_NONE);
}

/* With several shapes the shape is asked first; a corner of the land before the many plots in it. */
static void
test_land_questions (void)
{
  static const char *const titles[] = { "Which shape?", "In which corner of the land?",
                                        "Which plot?" };
  g_autoptr (FlipMoment) moment = see_land (2);
  guint site = find_site (moment, "land B2")->id;
  FlipSiteWays ways;
  FlipWaySet set;

  flip_site_ways_read (&ways, moment, site);
  set = ways.usual;
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autoptr (FlipWayQuestion) question = flip_way_question_new (moment, site, &set);

      g_assert_cmpstr (question->title, ==, titles[i]);
      set = question->rows[question->n - 1];
    }
}

static void
assert_refused (const FlipMoment *moment, const char *name, const char *rule, const char *words)
{
  FlipRefusal refusal = { 0 };

  flip_moment_refuse_site (moment, find_site (moment, name)->id, &refusal);
  g_assert_cmpstr (refusal.rule, ==, rule);
  g_assert_nonnull (strstr (refusal.text, words));
}

/* Fields that can't be had say why; a click is enough where one plot is left. FT-LAND-1, FT-LAND-3 */
static void
test_land_refused (void)
{
  g_autoptr (FlipMoment) moment = see_land (3);
  g_autoptr (FlipMoment) before = see_land (0);
  FlipSiteWays ways;

  g_assert_cmpint (find_site (moment, "land B1")->mark, ==, FLIP_MARK_CIRCLED);
  assert_refused (moment, "land B1", "FT-LAND-3", "already own this field");
  assert_refused (moment, "land C3", "FT-LAND-3", "plots can’t overlap");
  assert_refused (before, "land C3", "FT-LAND-1", "on a visit");
  flip_site_ways_read (&ways, moment, find_site (moment, "land A2")->id);
  g_assert_cmpuint (ways.usual.n, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/site-ways/left-out", test_left_out);
  g_test_add_func ("/site-ways/royal-flip", test_royal_flip);
  g_test_add_func ("/site-ways/suggested", test_suggested);
  g_test_add_func ("/site-ways/certain-bust", test_certain_bust);
  g_test_add_func ("/site-ways/purchase", test_purchase);
  g_test_add_func ("/site-ways/land", test_land);
  g_test_add_func ("/site-ways/land-words", test_land_words);
  g_test_add_func ("/site-ways/land-questions", test_land_questions);
  g_test_add_func ("/site-ways/land-refused", test_land_refused);
  return g_test_run ();
}
