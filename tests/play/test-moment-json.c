/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/verb.h"
#include "games/fliptown/fliptown.h"
#include "games/games.h"
#include "play/moment/difference.h"
#include "play/moment/moment-json.h"
#include "play/moment/moment-text.h"

#include <string.h>

/* What people and programs can write comes out as JSON has it. */
static const struct
{
  const char *value, *written;
} strings[] = {
  { "plain", "\"plain\"" },
  { "", "\"\"" },
  { "a \"b\" \\ c", "\"a \\\"b\\\" \\\\ c\"" },
  { "tab\tline\n", "\"tab\\u0009line\\u000a\"" },
  { "\x1b[31m", "\"\\u001b[31m\"" },
  { "\xe2\x80\xae"
    "evil\xe2\x80\xac",
    "\"\\u202eevil\\u202c\"" },
  { "\xc2\x9b\x7f\xe2\x80\xa8", "\"\\u009b\\u007f\\u2028\"" },
  { "\xf3\xa0\x81\x81", "\"\\udb40\\udc41\"" },
  { "\xe2\x80\x8d", "\"\xe2\x80\x8d\"" },
  { "\xf0\x9f\xa4\xa0", "\"\xf0\x9f\xa4\xa0\"" },
  { "broken \xff.", "\"broken \xef\xbf\xbd.\"" },
  { NULL, "null" },
};

static void
test_strings (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (strings); i++)
    {
      g_autofree char *text = NULL, *written = g_strdup_printf ("[%s]", strings[i].written);
      FlipJson json;

      flip_json_begin (&json, '[');
      flip_json_add (&json, FLIP_JSON (NULL, strings[i].value));
      text = flip_json_end (&json);
      g_assert_cmpstr (text, ==, written);
    }
}

static void
test_values (void)
{
  g_autofree char *text = NULL;
  FlipJson json;

  flip_json_begin (&json, '{');
  flip_json_add (&json, FLIP_JSON ("n", -3));
  flip_json_open (&json, "list", '[');
  flip_json_close (&json, ']');
  flip_json_add (&json, FLIP_JSON_BOOLEAN ("b", TRUE), FLIP_JSON ("r", .5),
                 FLIP_JSON ("no\"thing", (char *) NULL), FLIP_JSON_WORDS ("left out", ""),
                 FLIP_JSON_IF (FALSE, FLIP_JSON ("left out", 1)));
  text = flip_json_end (&json);
  g_assert_cmpstr (text, ==,
                   "{\"n\": -3, \"list\": [], \"b\": true, \"r\": 0.5000, \"no\\\"thing\": null}");
}

/* Every stage has a word of its own, and the end is called the same in all games. */
static void
test_stages (void)
{
  for (guint i = 0; flip_games[i]; i++)
    {
      const FlipGame *game = flip_games[i];
      g_autoptr (GHashTable) words = g_hash_table_new (g_str_hash, g_str_equal);

      g_test_message ("%s", game->id);
      g_assert_cmpuint (game->n_stages, >, 1);
      for (guint stage = 0; stage < game->n_stages; stage++)
        {
          const char *word = game->stages[stage].word;

          g_assert_nonnull (word);
          g_assert_cmpuint (strspn (word, "abcdefghijklmnopqrstuvwxyz-"), ==, strlen (word));
          g_assert_true (g_hash_table_add (words, (gpointer) word));
        }
      g_assert_cmpstr (game->stages[game->n_stages - 1].word, ==, "over");
    }
}

/* No verb answers at a stage that has no word. */
static void
test_verbs (void)
{
  for (guint i = 0; flip_games[i]; i++)
    {
      const FlipGame *game = flip_games[i];

      for (guint verb = 0; verb < game->n_verbs; verb++)
        {
          g_assert_cmpuint (game->verbs[verb]->stages >> game->n_stages, ==, 0);
          g_assert_true (!game->verbs[verb]->stages || game->verbs[verb]->name);
        }
    }
}

static const struct
{
  const char *name;
  FlipResult result;
  guint n_seats, seat;
  const char *ending, *by;
} endings[] = {
  { "going on", { .place = { 1 } }, 1, 0, "none", NULL },
  { "only points", { .over = TRUE, .place = { 1 } }, 1, 0, "none", NULL },
  { "the game is better", { .over = TRUE, .place = { 2 } }, 1, 0, "lost", "deed" },
  { "beaten opponent",
    { .over = TRUE, .winners = 1, .has_opponent = TRUE, .place = { 1 } },
    1,
    0,
    "won",
    "points" },
  { "opponent ahead",
    { .over = TRUE, .has_opponent = TRUE, .place = { 2 } },
    1,
    0,
    "lost",
    "points" },
  { "equal opponent",
    { .over = TRUE, .has_opponent = TRUE, .place = { 1 } },
    1,
    0,
    "drawn",
    "points" },
  { "winner", { .over = TRUE, .winners = 2, .place = { 2, 1 } }, 2, 1, "won", "points" },
  { "loser", { .over = TRUE, .winners = 2, .place = { 2, 1 } }, 2, 0, "lost", "points" },
  { "shared by some", { .over = TRUE, .winners = 5, .place = { 1, 3, 1 } }, 3, 2, "won", "points" },
  { "shared by all", { .over = TRUE, .winners = 3, .place = { 1, 1 } }, 2, 0, "drawn", "points" },
  { "by deed", { .over = TRUE, .by_deed = TRUE, .winners = 1 }, 2, 1, "lost", "deed" },
};

static void
test_endings (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      FlipEnding ending =
        flip_result_ending (&endings[i].result, endings[i].n_seats, endings[i].seat);

      g_test_message ("%s", endings[i].name);
      g_assert_cmpstr (flip_ending_word (ending), ==, endings[i].ending);
      g_assert_cmpstr (flip_result_decided_by (&endings[i].result, endings[i].n_seats), ==,
                       endings[i].by);
    }
}

static FlipSession *
fliptown_of_ann (void)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&fliptown_game);
  FlipSession *session;

  g_assert_true (flip_setup_add_player (setup, "Ann", NULL));
  session = flip_session_new (setup, NULL);
  g_assert_nonnull (session);
  return session;
}

static void
play (FlipSession *session, const char *text)
{
  g_assert_true (flip_session_play_text (session, text, NULL));
}

static void
test_prompt (void)
{
  g_autoptr (FlipSession) session = fliptown_of_ann ();
  g_autoptr (FlipMoment) start = flip_moment_new (session, 0, FLIP_ANY_BOARD);
  g_autoptr (FlipMoment) choice = NULL;
  g_autofree char *card = flip_moment_prompt (start);
  g_autofree char *site = NULL;

  g_assert_cmpstr (card, ==, "Which cards are in the lineup? Shuffle the deck. Put the top card aside face "
                   "down: it is the Sheriff card. Card 1 of 3.");
  play (session, "JC");
  play (session, "KH");
  play (session, "8C");
  choice = flip_moment_new (session, 3, FLIP_ANY_BOARD);
  site = flip_moment_prompt (choice);
  g_assert_cmpstr (site, ==, "Ann, choose a site: J♣ K♥ 8♣.");
}

static void
test_differences (void)
{
  g_autoptr (FlipSession) session = fliptown_of_ann ();
  g_autoptr (FlipMoment) before = flip_moment_new (session, 0, FLIP_ANY_BOARD);
  g_autoptr (FlipMoment) after = NULL;
  g_autoptr (GArray) none = flip_differences_read (before, before);
  g_autoptr (GArray) one = NULL;
  g_autoptr (GArray) all = flip_differences_read (NULL, before);
  g_autoptr (GString) text = g_string_new (NULL);
  const FlipDifference *difference;

  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpuint (all->len, >, 10);
  play (session, "JC");
  after = flip_moment_new (session, 1, FLIP_ANY_BOARD);
  one = flip_differences_read (before, after);
  g_assert_cmpuint (one->len, ==, 2);
  difference = &g_array_index (one, FlipDifference, 0);
  g_assert_cmpint (difference->seat, ==, FLIP_TABLE);
  g_assert_cmpstr (difference->id, ==, "lineup");
  g_assert_null (difference->before.words);
  g_assert_cmpstr (difference->after.words, ==, "JC");
  flip_differences_print (one, text);
  g_assert_cmpstr (text->str, ==, "    table: lineup: JC; deck: 51 → 50\n");
}

/* Only what is asked for is written. */
static void
test_parts (void)
{
  g_autoptr (FlipSession) session = fliptown_of_ann ();
  g_autoptr (FlipMoment) moment = flip_moment_new (session, 0, FLIP_ANY_BOARD);
  FlipMomentParts none = { 0 }, sheet = { .sheet = TRUE }, answers = { .answers = TRUE };
  g_autofree char *little = flip_moment_to_json (moment, &none);
  g_autofree char *of_sheet = flip_moment_to_json (moment, &sheet);
  FlipMomentParts with_marks = { .sheet = TRUE, .marks = TRUE };
  g_autofree char *of_marks = flip_moment_to_json (moment, &with_marks);
  g_autofree char *of_answers = flip_moment_to_json (moment, &answers);

  g_assert_nonnull (strstr (little, "\"stage\": \"lineup\", \"verbs\": [\"card\"]"));
  g_assert_null (strstr (little, "\"seats\""));
  g_assert_null (strstr (little, "\"answers\""));
  g_assert_nonnull (strstr (of_sheet, "\"cash\": 4,"));
  g_assert_null (strstr (of_sheet, "\"offers\""));
  g_assert_null (strstr (of_sheet, "\"marks\""));
  g_assert_nonnull (strstr (of_marks, "\"marks\""));
  g_assert_nonnull (strstr (of_marks, "\"reach\""));
  g_assert_nonnull (strstr (of_answers, "\"offers\": [{\"answer\": \"AH\""));
  g_assert_null (strstr (of_answers, "\"seats\""));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/moment-json/strings", test_strings);
  g_test_add_func ("/moment-json/values", test_values);
  g_test_add_func ("/moment-json/stages", test_stages);
  g_test_add_func ("/moment-json/verbs", test_verbs);
  g_test_add_func ("/moment-json/endings", test_endings);
  g_test_add_func ("/moment-json/prompt", test_prompt);
  g_test_add_func ("/moment-json/differences", test_differences);
  g_test_add_func ("/moment-json/parts", test_parts);
  return g_test_run ();
}
