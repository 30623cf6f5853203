/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where each answer is offered, at positions of the golden sheets in which every place is used. */

#include "games/fliptown/fliptown-state.h"
#include "engine/game/verb.h"
#include "games/games.h"
#include "play/moment/answers.h"
#include "tests/engine/play.h"
#include "tests/play/sheets.h"

#define LONG_GAME 300
#define N_PLACES (FLIP_ANSWER_DECLINE + 1)

static const char *const names[N_PLACES] = {
  [FLIP_ANSWER_ON_BOARD] = "on-board", [FLIP_ANSWER_IN_HAND] = "in-hand",
  [FLIP_ANSWER_AS_CARD] = "as-card",   [FLIP_ANSWER_AS_ROLES] = "as-roles",
  [FLIP_ANSWER_AMOUNT] = "amount",     [FLIP_ANSWER_PLACE] = "place",
  [FLIP_ANSWER_SHORT] = "short",       [FLIP_ANSWER_MAIN] = "main",
  [FLIP_ANSWER_PICTURE] = "picture",   [FLIP_ANSWER_LINE] = "line",
  [FLIP_ANSWER_BASKET] = "basket",
  [FLIP_ANSWER_ASIDE] = "aside",       [FLIP_ANSWER_DECLINE] = "decline",
};

typedef struct
{
  const char *game, *sheet;
  guint position;
  const char *places; /* how many answers have which */
} Case;

/* clang-format off */
static const Case cases[] = {
  { "fliptown", "random-setup", 0, "as-card 52" },
  { "fliptown", "bank-two", 0, "line 12" },              /* bounties */
  { "fliptown", "bank-two", 6, "on-board 85" },          /* a site */
  { "fliptown", "character-man-in-black", 29, "basket 3 decline 1" }, /* two horses */
  { "fliptown", "character-bandit", 4, "on-board 180 decline 1" },
  { "fliptown", "bank-two", 7, "line 2 decline 1" },     /* red or black */
  { "fliptown", "bank-two", 9, "on-board 8 decline 1" }, /* a bonus */
  { "fliptown", "bank-two", 35, "line 1 decline 1" },    /* a bribe */
  { "fliptown", "bank-two", 74, "line 2" },              /* an arrest */
  { "fliptown", "bank-two", 113, "" },                   /* it is over */
  { "fliptown", "centre-ignored", 12, "amount 2 decline 1" },

  { "royalflip", "five-pvp", 0, "as-card 54" },
  { "royalflip", "five-pvp", 3, "as-roles 6" },
  { "royalflip", "five-pvp", 4, "on-board 53" }, /* a cell or a space: either comes first */
  { "royalflip", "five-pvp", 5, "on-board 28" },         /* too many for chips */
  { "royalflip", "five-pvp", 8, "line 2" },              /* the colour of a wild card */
  { "royalflip", "five-pvp", 10, "place 7" },            /* the spaces of one suit */
  { "royalflip", "five-pvp", 20, "short 13" },           /* A to K */
  { "royalflip", "six-tie", 222, "line 3" },

  { "flipcity", "four", 0, "picture 6" },
  { "flipcity", "four", 2, "main 2" },                   /* play or stop */
  { "flipcity", "four", 30, "main 1 aside 1" },
  { "flipcity", "solo-table", 12, "main 1 line 4" },     /* what leaves with a shuffle */
  { "flipcity", "solo-table", 82, "main 1 line 4 aside 1" },
  { "flipcity", "four", 8, "on-board 1 decline 1" },     /* building */

  { "insertcoin", "draft", 0, "in-hand 4" },
  { "insertcoin", "draft", 9, "picture 30" },
  { "insertcoin", "draft", 19, "on-board 283" },
  { "insertcoin", "draft", 75, "line 1 decline 1" },     /* the skull */
  { "insertcoin", "draft", 133, "on-board 10 decline 1" },
  { "insertcoin", "six", 167, "on-board 23 decline 1" }, /* another symbol, or none */

  { "flickemup", "table", 0, "on-board 3" },
  { "flickemup", "colts", 0, "line 41 decline 1" },
  { "flickemup", "colts", 20, "line 8" },                /* where the cowboy looks */
  { "flickemup", "table", 12, "line 2" },                /* a duel */
  { "flickemup", "papers", 53, "line 1 decline 1" },
};
/* clang-format on */

static char *
count_places (const FlipMoment *moment)
{
  g_autofree FlipAnswerPlace *places = flip_answers_sort (moment);
  GString *text = g_string_new (NULL);
  guint n[N_PLACES] = { 0 };

  for (guint i = 0; i < moment->n_moves; i++)
    n[places[i]]++;
  for (guint place = 0; place < N_PLACES; place++)
    {
      if (n[place])
        g_string_append_printf (text, "%s%s %u", text->len ? " " : "", names[place], n[place]);
    }

  return g_string_free (text, FALSE);
}

static FlipMoment *
moment_at (FlipSession *session, guint position)
{
  flip_session_jump (session, position);
  return flip_moment_new (session, position, FLIP_ANY_BOARD);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (FlipSession) session = sheets_read (test->game, test->sheet);
  g_autoptr (FlipMoment) moment = moment_at (session, test->position);
  g_autofree char *places = count_places (moment);

  g_assert_cmpstr (places, ==, test->places);
}

static void
test_all_places (void)
{
  for (guint place = 0; place < N_PLACES; place++)
    {
      gboolean met = FALSE;

      for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
        {
          g_auto (GStrv) words = g_strsplit (cases[i].places, " ", -1);

          met |= g_strv_contains ((const char *const *) words, names[place]);
        }
      if (!met)
        g_error ("No answer is offered as “%s”", names[place]);
    }
}

/* --- At every position --- */

/* Whether an answer may stand there at all. */
static gboolean
fits (const FlipMoment *moment, guint index, FlipAnswerPlace place)
{
  const FlipWay *way = flip_moment_way (moment, index);
  FlipAskKind kind = flip_moment_kind (moment);

  switch (place)
    {
    case FLIP_ANSWER_ON_BOARD:
      return way->move.site != FLIP_NO_SITE
             && (kind == FLIP_ASK_SITE || kind == FLIP_ASK_PLACEMENT);
    case FLIP_ANSWER_IN_HAND:
      return way->offer.picks != 0 && flip_moment_who (moment) != FLIP_TABLE;
    case FLIP_ANSWER_AS_CARD:
      return way->move.verb == FLIP_VERB_CARD && !way->own_cards;
    case FLIP_ANSWER_PICTURE:
      return way->move.verb == FLIP_VERB_CARD && way->own_cards;
    case FLIP_ANSWER_AS_ROLES:
      return way->offer.n_cards > 1;
    case FLIP_ANSWER_AMOUNT:
      return kind == FLIP_ASK_AMOUNT && !way->offer.declines;
    case FLIP_ANSWER_PLACE:
      return kind == FLIP_ASK_SITE && way->move.site != FLIP_NO_SITE && !way->offer.price;
    case FLIP_ANSWER_SHORT:
      return g_utf8_strlen (way->label, -1) <= 3;
    case FLIP_ANSWER_MAIN:
      return *way->offer.act != '\0' && !way->offer.declines;
    case FLIP_ANSWER_DECLINE:
      return TRUE;
    case FLIP_ANSWER_BASKET:
      return way->offer.lines && flip_answers_purchase (moment, way->offer.lines) == way;
    case FLIP_ANSWER_LINE:
    case FLIP_ANSWER_ASIDE:
      return !way->offer.declines;
    default:
      return FALSE;
    }
}

static void
test_everywhere (void)
{
  g_autoptr (GPtrArray) sessions = sheets_read_all ();

  for (guint i = 0; i < sessions->len; i++)
    {
      FlipSession *session = g_ptr_array_index (sessions, i);

      for (guint position = 0; position <= flip_session_length (session); position += play_step ())
        {
          g_autoptr (FlipMoment) moment = moment_at (session, position);
          g_autofree FlipAnswerPlace *places = flip_answers_sort (moment);

          for (guint move = 0; move < moment->n_moves; move++)
            g_assert_true (fits (moment, move, places[move]));
        }
    }
}

/* Looking back nothing can be answered. */
static void
test_looking_back (void)
{
  g_autoptr (FlipSession) session = sheets_read ("flipcity", "four");
  g_autoptr (FlipMoment) moment = flip_moment_new (session, 2, FLIP_ANY_BOARD);
  g_autofree char *places = count_places (moment);

  g_assert_cmpstr (places, ==, "");
}

/* --- Amounts --- */

static void
test_amounts (void)
{
  g_autoptr (FlipSession) session = sheets_read ("fliptown", "centre-ignored");
  g_autoptr (FlipMoment) moment = NULL;
  const FlipAsk *ask;

  sheets_go_to (session, FLIPTOWN_STAGE_POOL, FLIP_ASK_AMOUNT);
  moment = flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
  ask = &flip_moment_asked (moment)->ask;
  g_assert_cmpint (ask->least, ==, 1);
  g_assert_cmpint (ask->most, ==, 2);
  for (int amount = ask->least; amount <= ask->most; amount++)
    {
      g_autofree char *end = g_strdup_printf (" %d", amount);

      g_assert_true (g_str_has_suffix (flip_answers_amount (moment, amount)->notation, end));
    }
  g_assert_null (flip_answers_amount (moment, ask->most + 1));
}

/* --- The focus --- */

/* The verbs that end a turn, a part of it or what could be gone on with, in all games. */
static const char *const endings[] = {
  "stop",      "done",          "end-turn",         "pass", "hold", "leave", "played",
  "next hour", "decline-bonus", "decline-building", NULL,
};

static void
check_first (const FlipMoment *moment)
{
  const FlipWay *first = flip_answers_first (moment);
  const char *verb = first ? moment->game->verbs[first->move.verb]->name : NULL;

  if (!first || flip_answers_count_numbered (moment) == 1)
    return;
  g_assert_false (first->offer.declines || g_strv_contains (endings, verb));
}

/* A key too many never ends a turn: in games played by chance, dealt or told, with all options. */
static void
test_first (void)
{
  FlipRandom random;

  flip_random_seed (&random, 31, 5);
  for (guint i = 0; i < play_sample (20, 2); i++)
    for (guint j = 0; flip_games[j]; j++)
      {
        g_autoptr (FlipSetup) setup = play_any_setup (flip_games[j], &random);
        g_autoptr (FlipSession) session = NULL;

        setup->dealt = i % 2;
        session = play_session (setup, LONG_GAME);
        for (guint position = flip_session_length (session); position-- > 0;)
          {
            g_autoptr (FlipMoment) moment = moment_at (session, position);

            check_first (moment);
          }
      }
}

/* --- Keys --- */

typedef struct
{
  const char *game, *sheet;
  guint position, numbered;
  const char *first, *last; /* their moves, or NULL where any will do */
} Keys;

static const Keys keys[] = {
  { "fliptown", "bank-two", 7, 3, NULL, NULL },
  { "fliptown", "bank-two", 9, 0, NULL, NULL }, /* a site: no digit declines */
  { "flipcity", "four", 0, 6, NULL, NULL },
  { "flipcity", "four", 2, 2, "1: play", "1: stop" },
  { "flipcity", "four", 8, 0, NULL, NULL },
  { "royalflip", "five-pvp", 0, 0, NULL, NULL }, /* cards have keys of their own */
  { "royalflip", "five-pvp", 20, 13, NULL, NULL },
};

static void
test_keys (gconstpointer data)
{
  const Keys *wanted = data;
  g_autoptr (FlipSession) session = sheets_read (wanted->game, wanted->sheet);
  g_autoptr (FlipMoment) moment = moment_at (session, wanted->position);

  g_assert_cmpuint (flip_answers_count_numbered (moment), ==, wanted->numbered);
  g_assert_null (flip_answers_numbered (moment, wanted->numbered + 1));
  if (wanted->numbered)
    g_assert_nonnull (flip_answers_numbered (moment, wanted->numbered));
  if (wanted->first)
    g_assert_cmpstr (flip_answers_numbered (moment, 1)->notation, ==, wanted->first);
  if (wanted->last)
    g_assert_cmpstr (flip_answers_numbered (moment, wanted->numbered)->notation, ==, wanted->last);
}

/* Only a name's beginning counts: p is no Central Park, and a is the alien, not “and”. */
static void
test_letters (void)
{
  static const struct
  {
    const char *game, *sheet;
    guint position;
    const char *text;
    guint n;
    const char *first;
  } letters[] = {
    { "flipcity", "four", 0, "h", 1, "Hospital" },
    { "flipcity", "four", 0, "H", 1, "Hospital" },
    { "flipcity", "four", 0, "c", 2, "Convenience Store" },
    { "flipcity", "four", 0, "ce", 1, "Central Park" },
    { "flipcity", "four", 0, "p", 0, NULL },
    { "flipcity", "four", 0, "a", 1, "Apartment" },
    { "flipcity", "four", 0, "x", 0, NULL },
    { "insertcoin", "table", 6, "a", 4, "Alien 1: Bar and Step" },
    { "insertcoin", "table", 6, "ga", 1, "GAME OVER" },
    { "insertcoin", "table", 6, "", 31, "Heart 1: Domino and Bar" },
    { "fliptown", "bank-two", 0, "t", 1,
      "Tombstones" }, /* more than nine: digits don't reach all */
    { "fliptown", "bank-two", 0, "k", 2, "Kinds of robbery" },
    { "fliptown", "bank-two", 7, "r", 0, NULL }, /* two: digits are enough */
    { "royalflip", "five-pvp", 20, "q", 1, "Q" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      g_autoptr (FlipSession) session = sheets_read (letters[i].game, letters[i].sheet);
      g_autoptr (FlipMoment) moment = moment_at (session, letters[i].position);
      g_autoptr (GPtrArray) found = flip_answers_named (moment, letters[i].text);
      const FlipWay *first = found->len ? g_ptr_array_index (found, 0) : NULL;

      g_assert_cmpuint (found->len, ==, letters[i].n);
      g_assert_cmpstr (first ? first->label : NULL, ==, letters[i].first);
    }
}

/* A card that none is left of is named as such; what is no card is not. */
static void
test_none_left (void)
{
  static const struct
  {
    const char *game, *sheet;
    guint position;
    const char *text, *reason; /* or NULL */
  } letters[] = {
    { "flipcity", "four", 0, "o", "There is no Office left" },
    { "flipcity", "four", 0, "h", NULL },
    { "flipcity", "four", 0, "xyz", NULL },
    { "royalflip", "five-pvp", 20, "q", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      g_autoptr (FlipSession) session = sheets_read (letters[i].game, letters[i].sheet);
      g_autoptr (FlipMoment) moment = moment_at (session, letters[i].position);
      FlipRefusal refusal = { 0 };
      g_autoptr (GString) name = g_string_new (NULL);
      gboolean refused = flip_answers_refuse_named (moment, letters[i].text, &refusal, name);

      g_assert_cmpint (refused, ==, letters[i].reason != NULL);
      if (refused)
        g_assert_nonnull (strstr (refusal.text, letters[i].reason));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/answers/%s/%s-%u", cases[i].game, cases[i].sheet, cases[i].position);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/answers/all-places", test_all_places);
  g_test_add_func ("/answers/everywhere", test_everywhere);
  g_test_add_func ("/answers/looking-back", test_looking_back);
  g_test_add_func ("/answers/amounts", test_amounts);
  g_test_add_func ("/answers/first", test_first);
  g_test_add_func ("/answers/letters", test_letters);
  g_test_add_func ("/answers/none-left", test_none_left);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/answers/keys/%s/%s-%u", keys[i].game, keys[i].sheet, keys[i].position);

      g_test_add_data_func (path, &keys[i], test_keys);
    }
  return g_test_run ();
}
