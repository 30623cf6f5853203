/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The great moments of the golden sheets and of games by chance: every kind is told, in words that
   agree with the facts before and after. */

#include "games/games.h"
#include "play/moment/meanwhile.h"
#include "play/moment/notices.h"
#include "tests/engine/play.h"
#include "tests/play/sheets.h"

typedef struct
{
  const char *game, *kind;
  guint good, bad;
} Seen;

static Seen *
find_seen (GArray *all, const char *game, const char *kind)
{
  Seen fresh = { game, kind, 0, 0 };

  for (guint i = 0; i < all->len; i++)
    {
      Seen *seen = &g_array_index (all, Seen, i);

      if (g_str_equal (seen->game, game) && g_str_equal (seen->kind, kind))
        return seen;
    }
  g_array_append_val (all, fresh);
  return &g_array_index (all, Seen, all->len - 1);
}

static void
assert_words (char **words, gpointer data)
{
  g_assert_nonnull (*words);
  g_assert_null (strstr (*words, "{seat"));
  g_assert_true (g_utf8_validate (*words, -1, NULL));
}

static void
assert_whole (FlipNotice *notice, FlipSession *session)
{
  g_autofree char *sentence = flip_notice_tell (notice);

  flip_notice_each_words (notice, assert_words, NULL);
  g_assert_cmpstr (notice->title, !=, "");
  g_assert_cmpstr (notice->verdict, !=, "");
  g_assert_cmpstr (notice->briefly, !=, "");
  g_assert_true (notice->n_cards > 0 || notice->glyph != NULL);
  g_assert_true (g_str_has_suffix (sentence, "."));
  g_assert_nonnull (strstr (sentence, notice->verdict));
  g_assert_cmpint (notice->seat, <, (int) flip_setup_seats (flip_session_setup (session)));
}

static int
fact_of (FlipSession *session, guint position, int seat, const char *id)
{
  g_autofree FlipFacts *facts = g_new0 (FlipFacts, 1);
  const FlipFact *fact;

  flip_game_facts (flip_session_game (session), flip_session_state_at (session, position), seat,
                   facts);
  fact = flip_facts_find (facts, id);
  return fact ? fact->number : 0;
}

/* Old and new totals of a robbery are those of the sheet before the card. */
static void
check_robbery (FlipNotice *notice, FlipSession *session, guint position)
{
  const FlipMove *move = flip_session_entry (session, position);
  int wanted = fact_of (session, position, notice->seat, "wanted");
  int stars = fact_of (session, position, notice->seat, "stars");
  g_autofree char *to = g_strdup_printf ("→ %d", wanted);
  g_autofree char *from = g_strdup_printf ("%d →", stars);

  g_assert_cmpuint (notice->n_cards, ==, 1);
  g_assert_cmpuint (notice->cards[0], ==, flip_move_card (move));
  g_assert_cmpstr (notice->sign, ==, notice->is_bad ? "<" : "≥");
  g_assert_cmpstr (notice->verdict, ==, notice->is_bad ? "Fails" : "Succeeds");
  g_assert_cmpuint (notice->site, !=, FLIP_NO_SITE);
  for (guint i = 0; i < notice->n_gains; i++)
    {
      if (g_str_equal (notice->gains[i].glyph, "wanted"))
        {
          g_assert_true (g_str_has_suffix (notice->gains[i].detail, to));
          g_assert_true (notice->gains[i].hurts);
        }
      else if (g_str_equal (notice->gains[i].glyph, "star"))
        g_assert_true (g_str_has_prefix (notice->gains[i].detail, from));
      else
        g_assert_false (notice->is_bad); /* only a success pays */
    }
}

/* A bust is counted, and its count is over the limit. */
static void
check_bust (FlipNotice *notice, FlipSession *session, guint position)
{
  g_assert_cmpuint (notice->count, >, notice->limit);
  g_assert_cmpuint (notice->n_gains, >, 0);
  g_assert_cmpint (fact_of (session, position + 1, notice->seat, "busts"), ==,
                   fact_of (session, position, notice->seat, "busts") + 1);
}

/* One line for each seat; somebody who pays is hurt. */
static void
check_all_seats (FlipNotice *notice, FlipSession *session, guint position)
{
  gboolean hurt = FALSE;

  g_assert_cmpuint (notice->n_gains, ==, flip_setup_seats (flip_session_setup (session)));
  for (guint i = 0; i < notice->n_gains; i++)
    hurt |= notice->gains[i].hurts;
  g_assert_cmpint (hurt, ==, notice->is_bad);
}

static void
check_end (FlipNotice *notice, FlipSession *session, guint position)
{
  const FlipGame *game = flip_session_game (session);

  g_assert_true (flip_game_over (game, flip_session_state_at (session, position + 1)));
  g_assert_cmpstr (notice->next, ==, "");
  g_assert_cmpuint (notice->n_gains, >, 0);
}

/* How much of what is asked for there is belongs to the bounty, not to its stars. */
static void
check_bounty (FlipNotice *notice, FlipSession *session, guint position)
{
  g_assert_cmpuint (notice->n_gains, ==, 1);
  g_assert_cmpstr (notice->gains[0].detail, ==, "");
}

static void
check_kind (FlipNotice *notice, FlipSession *session, guint position)
{
  static const struct
  {
    const char *kind;
    void (*check) (FlipNotice *notice, FlipSession *session, guint position);
  } checks[] = {
    { "robbery", check_robbery },     { "bust", check_bust }, { "arrest", check_all_seats },
    { "game-over", check_all_seats }, { "end", check_end },   { "bounty", check_bounty },
  };

  for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
    {
      if (g_str_equal (checks[i].kind, notice->kind))
        checks[i].check (notice, session, position);
    }
}

static void
read_sheet (FlipSession *session, GArray *all)
{
  for (guint i = 0; i < flip_session_length (session); i++)
    {
      g_autoptr (GPtrArray) notices = flip_notices_read (flip_session_log (session), i, i + 1);

      for (guint j = 0; j < notices->len; j++)
        {
          FlipNotice *notice = g_ptr_array_index (notices, j);
          Seen *seen = find_seen (all, flip_session_game (session)->id, notice->kind);

          assert_whole (notice, session);
          check_kind (notice, session, i);
          if (notice->is_bad)
            seen->bad++;
          else
            seen->good++;
        }
    }
}

static void
test_kinds (void)
{
  static const struct
  {
    const char *game, *kind;
    gboolean good, bad;
  } wanted[] = {
    { "fliptown", "robbery", TRUE, TRUE }, { "fliptown", "hand", TRUE, FALSE },
    { "fliptown", "arrest", TRUE, TRUE },  { "fliptown", "bounty", TRUE, FALSE },
    { "fliptown", "end", TRUE, FALSE },    { "flipcity", "bust", FALSE, TRUE },
    { "flipcity", "end", TRUE, FALSE },    { "insertcoin", "game-over", FALSE, TRUE },
    { "insertcoin", "end", TRUE, FALSE },  { "royalflip", "end", TRUE, FALSE },
    { "flickemup", "duel", TRUE, FALSE },  { "flickemup", "end", TRUE, FALSE },
  };
  g_autoptr (GPtrArray) sheets = sheets_read_all ();
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Seen));

  for (guint i = 0; i < sheets->len; i++)
    read_sheet (g_ptr_array_index (sheets, i), all);
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      const Seen *seen = find_seen (all, wanted[i].game, wanted[i].kind);

      g_test_message ("%s %s: %u good, %u bad", seen->game, seen->kind, seen->good, seen->bad);
      g_assert_true (!wanted[i].good || seen->good > 0);
      g_assert_true (!wanted[i].bad || seen->bad > 0);
    }
}

/* How often the log says it. */
static guint
count_in_log (FlipSession *session, const char *words)
{
  guint n = 0;

  for (guint i = 0; i < flip_session_length (session); i++)
    {
      g_autofree char *sentence = flip_log_tell_entry (flip_session_log (session), i);

      for (const char *at = strstr (sentence, words); at; at = strstr (at + 1, words))
        n++;
    }

  return n;
}

/* Games by chance, with any options, up to their end or a good while: each notice is whole, and each bust is told
   once, in the log too, even where the next turn begins and ends with the same move. */
static void
test_by_chance (void)
{
  FlipRandom random;

  flip_random_seed (&random, 12, 0);
  for (guint i = 0; i < play_sample (400, 40); i++)
    {
      g_autoptr (FlipSetup) setup = play_any_setup (flip_games[i % 5], &random);
      g_autoptr (FlipSession) session = play_session (setup, 300);
      guint length = flip_session_length (session), told = 0, busts = 0;
      g_autoptr (GPtrArray) notices = flip_notices_read (flip_session_log (session), 0, length);

      for (guint j = 0; j < notices->len; j++)
        {
          FlipNotice *notice = g_ptr_array_index (notices, j);

          assert_whole (notice, session);
          told += g_str_equal (notice->kind, "bust");
        }
      if (!g_str_equal (setup->game->id, "flipcity"))
        continue;
      for (guint seat = 0; seat < flip_setup_seats (setup); seat++)
        busts += (guint) fact_of (session, length, (int) seat, "busts");
      g_assert_cmpuint (told, ==, busts);
      g_assert_cmpuint (count_in_log (session, "Bust on "), ==, busts);
    }
}

/* Of several, only the last says what is next: the question that is asked then. */
static void
test_next (void)
{
  g_autoptr (GPtrArray) sheets = sheets_read_all ();
  guint several = 0;

  for (guint i = 0; i < sheets->len; i++)
    {
      FlipSession *session = g_ptr_array_index (sheets, i);
      guint half = flip_session_length (session) / 2;
      g_autoptr (GPtrArray) notices = flip_notices_read (flip_session_log (session), 0, half);
      gconstpointer state = flip_session_state_at (session, half);
      g_autoptr (FlipQuestion) question = flip_log_question (flip_session_log (session), state);
      const FlipNotice *last;

      if (!notices->len)
        continue;
      several += notices->len > 1;
      last = g_ptr_array_index (notices, notices->len - 1);
      g_assert_true (g_str_equal (last->kind, "robbery")
                     || strstr (last->next, question->title->str) != NULL);
    }
  g_assert_cmpuint (several, >, 0);
}

/* Only the kind of hand pays: two pairs tie, whatever their values, and no cards are shown as the best. FT-POKER-1 */
static void
test_tied_hands (void)
{
  static const char *const moves[] = {
    "2H", "QH",  "5C", "1: 2H cemetery A1",   "2: QH cemetery A1",
    "2C", "QC",  "7D", "1: 2C cemetery C1",   "2: QC cemetery C1",
    "3S", "8D",  "9H", "1: 3S cemetery A3",   "2: 8D cemetery A3",
    "4S", "10D", "JH", "1: 4S cemetery C3",   "2: 10D cemetery C3",
    "6S", "5H",  "AD", "1: 5H AD 6S trail A", "2: 5H 6S AD trail 5",
  };
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("fliptown"));
  g_autoptr (FlipSession) session = NULL;
  g_autoptr (GPtrArray) notices = NULL;
  const FlipNotice *notice;

  g_assert_true (flip_setup_add_player (setup, "Ann", NULL));
  g_assert_true (flip_setup_add_player (setup, "Bob", NULL));
  g_assert_true (flip_setup_set_option (setup, "bounties", "none", NULL));
  session = flip_session_new (setup, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (flip_session_play_text (session, moves[i], NULL));
  notices = flip_notices_read (flip_session_log (session), 0, flip_session_length (session));
  g_assert_cmpuint (notices->len, ==, 1);
  notice = g_ptr_array_index (notices, 0);
  g_assert_cmpstr (notice->verdict, ==, "Pair");
  g_assert_cmpstr (notice->reason, ==, "Ann and Bob tie: only the kind of hand counts.");
  g_assert_cmpuint (notice->n_cards, ==, 0);
}

/* A number that did not change is nothing to tell; a loss has a true minus. */
static void
test_gains (void)
{
  g_autoptr (FlipNotice) notice = flip_notice_new ("test", "Tell Tests Briefly", 0);
  g_autofree char *sentence = NULL;

  flip_notice_say (&notice->title, "Ann tests");
  flip_notice_say (&notice->verdict, "Succeeds");
  flip_notice_add_change (notice, "cash", "Cash", "$", 21, 26);
  flip_notice_add_change (notice, "gold", "Gold", "", 3, 3);
  flip_notice_add_change (notice, "star", "Stars", "", 9, 5);
  g_assert_cmpuint (notice->n_gains, ==, 2);
  g_assert_cmpstr (notice->gains[0].amount, ==, "+$5");
  g_assert_cmpstr (notice->gains[0].detail, ==, "$21 → $26");
  g_assert_false (notice->gains[0].hurts);
  g_assert_cmpstr (notice->gains[1].amount, ==, "−4");
  g_assert_true (notice->gains[1].hurts);
  sentence = flip_notice_tell (notice);
  g_assert_cmpstr (sentence, ==, "Ann tests: Succeeds; +$5 Cash, −4 Stars.");
}

/* Since a seat's last answer nothing is its own, and nothing that was told is left out. */
static void
test_meanwhile (void)
{
  g_autoptr (GPtrArray) sheets = sheets_read_all ();
  guint any = 0, great = 0;

  for (guint i = 0; i < sheets->len; i++)
    {
      FlipSession *session = g_ptr_array_index (sheets, i);
      g_autoptr (FlipMoment) moment = NULL;
      g_autoptr (GPtrArray) all = NULL;

      flip_session_jump (session, flip_session_length (session) * 2 / 3);
      moment = flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
      all = flip_meanwhile_read (moment);
      any += flip_meanwhile_has_any (moment);
      for (guint j = 0; j < all->len; j++)
        {
          const FlipMeanwhile *since = g_ptr_array_index (all, j);

          g_assert_cmpint (since->who, !=, (int) moment->seat);
          g_assert_cmpstr (since->text, !=, "");
          g_assert_cmpuint (since->position, <, moment->position);
          great += since->is_great;
        }
    }
  g_assert_cmpuint (any, >, 0);
  g_assert_cmpuint (great, >, 0);
}

/* What was dealt explains itself: a line and a rule for each of them. */
static void
test_explained (void)
{
  g_autoptr (GPtrArray) sheets = sheets_read_all ();
  guint facts_told = 0, goals_told = 0;

  for (guint i = 0; i < sheets->len; i++)
    {
      FlipSession *session = g_ptr_array_index (sheets, i);
      g_autoptr (FlipMoment) moment =
        flip_moment_new (session, flip_session_length (session), FLIP_ANY_BOARD);
      const FlipGoals *goals = flip_moment_goals (moment);

      for (int seat = FLIP_TABLE; seat < (int) moment->n_seats; seat++)
        {
          const FlipFacts *facts = flip_moment_facts (moment, seat);

          for (guint j = 0; j < facts->n; j++)
            {
              const FlipFact *fact = &facts->facts[j];
              gboolean dealt =
                g_str_equal (fact->id, "character") || g_str_equal (fact->id, "cowbot");

              g_assert_cmpint (dealt, ==, fact->help && *fact->help && fact->rule);
              facts_told += dealt;
            }
        }
      for (guint j = 0; g_str_equal (moment->game->id, "fliptown") && j < goals->n; j++)
        {
          g_assert_cmpstr (goals->goals[j].help, !=, "");
          g_assert_nonnull (goals->goals[j].rule);
          goals_told++;
        }
    }
  g_assert_cmpuint (facts_told, >, 17);
  g_assert_cmpuint (goals_told, >, 0);
}

/* A turn in which all act at the same time, answered by the last of those who may, again and again:
   the entry is not of the seat that the state asks. */
static void
answer_as_last (FlipSession *session)
{
  guint seats = flip_setup_seats (flip_session_setup (session));

  for (int seat = (int) seats - 1; seat >= 0; seat--)
    {
      g_autoptr (FlipMoment) moment =
        flip_moment_new (session, flip_session_cursor (session), seat);

      if (moment->n_moves == 0 || flip_moment_awaited (moment) == FLIP_TABLE)
        continue;
      g_assert_true (flip_session_play_text (session, flip_moment_way (moment, 0)->notation, NULL));
      return;
    }
}

static void
test_any_order (void)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("fliptown"));
  g_autoptr (FlipSession) session = NULL;

  g_assert_true (flip_setup_fill_seats (setup, 3, NULL));
  setup->dealt = TRUE;
  setup->seed = 16;
  session = flip_session_new (setup, NULL);
  for (guint i = 0; i < 60; i++)
    {
      guint from = flip_session_cursor (session);
      g_autoptr (GPtrArray) notices = NULL;

      flip_session_deal (session);
      answer_as_last (session);
      notices = flip_notices_read (flip_session_log (session), from, flip_session_cursor (session));
      g_assert_nonnull (notices);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/notices/tied-hands", test_tied_hands);
  g_test_add_func ("/notices/gains", test_gains);
  g_test_add_func ("/notices/kinds", test_kinds);
  g_test_add_func ("/notices/by-chance", test_by_chance);
  g_test_add_func ("/notices/next", test_next);
  g_test_add_func ("/notices/meanwhile", test_meanwhile);
  g_test_add_func ("/notices/explained", test_explained);
  g_test_add_func ("/notices/any-order", test_any_order);
  return g_test_run ();
}
