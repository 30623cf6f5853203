/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/sheet.h"
#include "games/fliptown/fliptown.h"
#include "games/games.h"
#include "tests/engine/play.h"

#include <string.h>

#define FILE_NAME "evening.flipsheet"

static FlipSession *
parse (const char *text, GError **error)
{
  return flip_sheet_parse (text, strlen (text), FILE_NAME, flip_games_find, error);
}

static FlipSession *
parse_good (const char *text)
{
  GError *error = NULL;
  FlipSession *session = parse (text, &error);

  g_assert_no_error (error);
  g_assert_nonnull (session);
  return session;
}

static void
assert_same_log (FlipSession *a, FlipSession *b)
{
  g_assert_cmpuint (flip_session_cursor (a), ==, flip_session_length (b));
  for (guint i = 0; i < flip_session_length (b); i++)
    g_assert_true (flip_move_equal (flip_session_entry (a, i), flip_session_entry (b, i)));
  play_assert_same_state (a, flip_session_state (a), flip_session_state (b));
}

static void
assert_same_setup (const FlipSetup *a, const FlipSetup *b)
{
  g_assert_true (a->game == b->game);
  g_assert_cmpuint (flip_setup_seats (a), ==, flip_setup_seats (b));
  for (guint i = 0; i < flip_setup_seats (a); i++)
    g_assert_cmpstr (g_ptr_array_index (a->players, i), ==, g_ptr_array_index (b->players, i));
  for (guint i = 0; i < a->game->n_options; i++)
    g_assert_cmpuint (flip_setup_option (a, a->game->options[i].key), ==,
                      flip_setup_option (b, a->game->options[i].key));
  g_assert_cmpint (a->dealt, ==, b->dealt);
  if (a->dealt)
    g_assert_cmpuint (a->seed, ==, b->seed);
  g_assert_cmpstr (a->board, ==, b->board);
}

/* Printed, read and printed again: the same text, game and moves. */
static void
assert_round_trip (FlipSession *session)
{
  g_autofree char *text = flip_sheet_print (session);
  g_autoptr (FlipSession) read = parse_good (text);
  g_autofree char *again = flip_sheet_print (read);

  g_assert_cmpstr (text, ==, again);
  assert_same_setup (flip_session_setup (session), flip_session_setup (read));
  assert_same_log (session, read);
  g_assert_cmpint (flip_session_is_practice (session), ==, flip_session_is_practice (read));
  g_assert_cmpuint (flip_session_n_tags (session), ==, flip_session_n_tags (read));
}

static void
test_round_trip (void)
{
  FlipRandom random;
  guint seats = 0;

  flip_random_seed (&random, 6, 6);
  for (guint i = 0; i < play_sample (300, 6); i++)
    {
      g_autoptr (FlipSetup) setup = play_any_setup (&fliptown_game, &random);
      g_autoptr (FlipSession) session = NULL;

      setup->dealt = i % 3 > 0;
      seats |= 1u << flip_setup_seats (setup);
      session = play_session (setup, i % 2 ? G_MAXUINT : flip_random_below (&random, 200));
      if (i % 5 == 0)
        flip_session_set_tag (session, "date", "2024-02-29");
      if (i % 7 == 0)
        flip_session_set_practice (session);
      assert_round_trip (session);
    }
  g_assert_true (seats == 0x1e || g_getenv ("FLIPSIDE_TEST_SHORT"));
}

static void
test_seeds_and_names (void)
{
  static const guint64 seeds[] = { 0, 1, G_MAXINT64, G_MAXUINT64 };

  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++)
    {
      g_autoptr (FlipSetup) setup = flip_setup_new (&fliptown_game);
      g_autoptr (FlipSession) session = NULL;

      setup->dealt = TRUE;
      setup->seed = seeds[i];
      g_assert_true (flip_setup_add_player (setup, "Zoë: “the 2nd” #1", NULL));
      g_assert_true (flip_setup_add_player (setup, "moves:", NULL));
      session = play_session (setup, 30);
      assert_round_trip (session);
    }
}

/* A sheet that was looked back in is kept up to there. */
/* A sheet that names no edition is played by the first, and is written as it was. */
static void
test_editions (void)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("flickemup"));
  g_autoptr (FlipSession) latest = NULL, first = NULL;
  g_autofree char *text = NULL, *again = NULL;

  g_assert_true (flip_setup_fill_seats (setup, 2, NULL));
  first = flip_session_new (setup, NULL);
  text = flip_sheet_print (first);
  g_assert_null (strstr (text, "edition"));
  assert_round_trip (first);
  flip_setup_take_latest (setup);
  latest = flip_session_new (setup, NULL);
  again = flip_sheet_print (latest);
  g_assert_nonnull (strstr (again, "option edition: 3\n"));
  assert_round_trip (latest);
}

/* A sheet as it was written before the rule that forced cards hold also where nobody told them: it
   stops with nothing but Residential Areas left, and keeps reading. FC-PLAY-5 */
static void
test_old_stop (void)
{
  static const char *const moves[] = {
    "hospital", "1: play",           "central-park", "1: play", "apartment",
    "1: play",  "convenience-store", "1: play",      "factory",
  };
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("flipcity"));
  g_autoptr (FlipSession) old = NULL, latest = NULL;
  FlipRefusal refusal = { 0 };

  g_assert_true (flip_setup_fill_seats (setup, 1, NULL));
  g_assert_true (flip_setup_set_option (setup, "top", "played", NULL));
  old = flip_session_new (setup, NULL);
  g_assert_true (flip_setup_set_option (setup, "edition", "2", NULL));
  latest = flip_session_new (setup, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      play_text (old, moves[i]);
      play_text (latest, moves[i]);
    }

  g_assert_false (flip_session_play_text (latest, "1: stop", &refusal));
  g_assert_cmpstr (refusal.rule, ==, "FC-PLAY-5");
  play_text (old, "1: stop");
  assert_round_trip (old);
}

static void
test_cursor (void)
{
  g_autoptr (FlipSetup) setup = play_setup (2);
  g_autoptr (FlipSession) session = play_session (setup, 80);

  flip_session_jump (session, 33);
  assert_round_trip (session);
}

static const char moves_and_board[] = "moves:\n7D\n8S\nQC\n1: 7D 8S QC mine 1b\nboard:\n";

/* A small sheet with line numbers that are easy to count, and the checksum none. */
static char *
small_sheet (void)
{
  g_auto (GStrv) lines = g_strsplit (fliptown_game.boards[0].text, "\n", -1);
  GString *text = g_string_new ("flipsheet 1\n"
                                "game: fliptown\n"
                                "player: Ann\n"
                                "player: Bo\n"
                                "option bounties: none\n"
                                "dealer: table\n"
                                "date: 2024-02-29\n");

  g_string_append (text, moves_and_board);
  for (guint i = 0; lines[i] && lines[i + 1]; i++)
    g_string_append_printf (text, "  %s\n", lines[i]);
  g_string_append (text, "checksum: none\n");
  return g_string_free (text, FALSE);
}

static void
test_by_hand (void)
{
  g_autofree char *text = small_sheet ();
  g_autoptr (FlipSession) session = parse_good (text);
  g_autofree char *printed = flip_sheet_print (session);
  const char *value = NULL;

  g_assert_cmpuint (flip_session_length (session), ==, 4);
  g_assert_cmpstr (flip_log_player (flip_session_log (session), 1), ==, "Bo");
  g_assert_cmpstr (flip_session_tag (session, 0, &value), ==, "date");
  g_assert_cmpstr (value, ==, "2024-02-29");
  g_assert_false (flip_session_setup (session)->dealt);
  /* But for the checksum, which is now a real one. */
  g_assert_true (strncmp (text, printed, strlen (text) - strlen ("none\n")) == 0);
  assert_round_trip (session);
}

static void
test_other_editors (void)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (2, 3);
  g_autoptr (FlipSession) session = play_session (setup, 50);
  g_autofree char *text = flip_sheet_print (session);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *windows = g_strjoinv ("\r\n", lines);
  g_autofree char *marked = g_strconcat ("\xef\xbb\xbf", text, NULL);
  g_autofree char *both = g_strconcat ("\xef\xbb\xbf", windows, NULL);
  g_autofree char *spaced = g_strconcat (text, "\n\n", NULL);
  g_autofree char *bare = g_strndup (text, strlen (text) - 1);
  const char *variants[] = { windows, marked, both, spaced, bare };

  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      g_autoptr (FlipSession) read = parse_good (variants[i]);
      g_autofree char *again = flip_sheet_print (read);

      g_assert_cmpstr (again, ==, text);
    }
}

/* Refusals */

static void
assert_refused (const char *text, gsize length, int code, guint line, const char *reason)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FlipSession) session =
    flip_sheet_parse (text, length, FILE_NAME, flip_games_find, &error);
  g_autofree char *where =
    line ? g_strdup_printf (FILE_NAME ", line %u: ", line) : g_strdup (FILE_NAME ", line ");

  if (session)
    g_error ("the sheet was taken, but it should be refused for “%s”", reason);
  g_assert_nonnull (error);
  g_assert_true (error->domain == FLIP_SHEET_ERROR);
  if (!g_str_has_prefix (error->message, where) || !strstr (error->message, reason)
      || (code >= 0 && error->code != code))
    g_error ("“%s” (%d) should name %s and “%s” (%d)", error->message, error->code, where, reason,
             code);
}

typedef struct
{
  const char *path;
  const char *old, *new;
  int code;
  guint line; /* 0: any */
  const char *reason;
} Edit;

#define BROKEN  FLIP_SHEET_ERROR_BROKEN
#define HEADER  FLIP_SHEET_ERROR_HEADER
#define REFUSED FLIP_SHEET_ERROR_REFUSED

static const Edit edits[] = {
  { "newer", "flipsheet 1", "flipsheet 2", FLIP_SHEET_ERROR_NEWER, 1, "version 2" },
  { "much-newer", "flipsheet 1", "flipsheet 2147483647", FLIP_SHEET_ERROR_NEWER, 1, "newer" },
  { "no-version", "flipsheet 1", "flipsheet", BROKEN, 1, "not a Flipside sheet" },
  { "version-0", "flipsheet 1", "flipsheet 0", BROKEN, 1, "not a Flipside sheet" },
  { "version-word", "flipsheet 1", "flipsheet one", BROKEN, 1, "not a Flipside sheet" },
  { "other-file", "flipsheet 1", "[Event \"x\"]", BROKEN, 1, "not a Flipside sheet" },
  { "unknown-game", "game: fliptown", "game: chess", HEADER, 2, "doesn’t know the game “chess”" },
  { "no-game", "game: fliptown\n", "", HEADER, 2, "name the game" },
  { "two-games", "game: fliptown", "game: fliptown\ngame: fliptown", HEADER, 3, "twice" },
  { "too-few-for-option", "player: Ann\n", "", HEADER, 0, "two or more players" },
  { "same-name", "player: Bo", "player: Ann", HEADER, 4, "“Ann”" },
  { "empty-name", "player: Bo", "player: ", HEADER, 4, "empty" },
  { "no-blank", "player: Bo", "player:Bo", HEADER, 4, "“player:Bo” is not a tag" },
  { "no-key", "player: Bo", ": Bo", HEADER, 4, "“: Bo” is not a tag" },
  { "blank-line", "player: Bo", "", HEADER, 4, "is not a tag" },
  { "too-many-players", "player: Bo", "player: B\nplayer: C\nplayer: D\nplayer: E", HEADER, 7,
    "at most 4 players" },
  { "unknown-option", "option bounties: none", "option weather: fine", HEADER, 5, "“weather”" },
  { "bad-option", "option bounties: none", "option bounties: many", HEADER, 5, "“many”" },
  { "option-for-one", "option bounties: none", "option cowbot: black-bart", HEADER, 0,
    "one player only" },
  { "bad-dealer", "dealer: table", "dealer: Ann", HEADER, 6, "“Ann”" },
  { "no-seed", "dealer: table", "dealer: seed ", HEADER, 6, "whole number" },
  { "seed-below-0", "dealer: table", "dealer: seed -1", HEADER, 6, "whole number" },
  { "seed-too-large", "dealer: table", "dealer: seed 18446744073709551616", HEADER, 6,
    "whole number" },
  { "two-dealers", "dealer: table", "dealer: table\ndealer: seed 1", HEADER, 7, "twice" },
  { "bad-practice", "dealer: table", "dealer: table\npractice: no", HEADER, 7, "“yes”" },
  { "no-moves-line", "moves:\n", "", HEADER, 8, "“7D” is not a tag" },
  { "no-moves", moves_and_board, "", HEADER, 8, "is not a tag" },
  { "no-board-line", "board:\n  #", "  #", BROKEN, 0, "“board:” is missing" },
  { "board-not-indented", "  [prices]", "[prices]", BROKEN, 22, "two spaces" },
  { "board-line-empty", "  [prices]", "", BROKEN, 22, "two spaces" },
  { "bad-board", "  bribe=1", "  bribe=x", HEADER, 0, "group [prices], key “bribe”: " },
  { "bad-move", "QC\n1", "XX\n1", REFUSED, 11, "“XX”" },
  { "empty-move", "QC\n1", "\n1", REFUSED, 11, "“”" },
  { "illegal-card", "QC\n1", "7D\n1", REFUSED, 11, "FT-DECK-4" },
  { "illegal-move", "QC mine 1b", "QC mine 4a", REFUSED, 12, "mine 4a" },
  { "wrong-seat", "1: 7D", "3: 7D", REFUSED, 12, "number of a seat" },
  { "no-such-seat", "1: 7D", "99: 7D", REFUSED, 12, "seat" },
  { "card-with-seat", "\n8S\n", "\n1: 8S\n", REFUSED, 10, "Ann is not asked now" },
  { "missing-card", "\n8S\n", "\n", REFUSED, 11, "1: 7D 8S QC mine 1b" },
  { "checksum-wrong", "checksum: none", "checksum: 00", BROKEN, 0, "checksum does not match" },
  { "checksum-empty", "checksum: none", "checksum: ", BROKEN, 0, "checksum does not match" },
  { "checksum-missing", "checksum: none\n", "", BROKEN, 0, "without its checksum" },
  { "checksum-not-last", "checksum: none\n", "checksum: none\n  x\n", BROKEN, 0,
    "without its checksum" },
  { "not-utf8", "player: Bo", "player: B\xff", BROKEN, 0, "not a text file" },
  { "doubled-option", "option bounties: none", "option bounties: none\noption bounties: chosen",
    HEADER, 6, "twice" },
  { "doubled-tag", "date: 2024-02-29", "date: 2024-02-29\ndate: 2024-03-01", HEADER, 8, "twice" },
};

static void
test_edit (gconstpointer data)
{
  const Edit *edit = data;
  g_autofree char *sheet = small_sheet ();
  g_autofree char *text = play_replace (sheet, edit->old, edit->new);

  assert_refused (text, strlen (text), edit->code, edit->line, edit->reason);
}

static void
test_nothing (void)
{
  static const char *const texts[] = {
    "", "\n", "\xef\xbb\xbf", "\n\n\n", "checksum: none", "\r\n", "flipsheet 1", "flipsheet 1\n"
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_refused (texts[i], strlen (texts[i]), BROKEN, 0, "");
}

static void
test_nul_inside (void)
{
  g_autofree char *text = small_sheet ();
  gsize length = strlen (text);

  *strstr (text, "Bo") = '\0';
  assert_refused (text, length, BROKEN, 0, "not a text file");
}

static void
test_too_large (void)
{
  g_autofree char *sheet = small_sheet ();
  g_autofree char *tag = g_strnfill (FLIP_SHEET_LARGEST, 'x');
  g_autofree char *large = g_strconcat ("date: ", tag, NULL);
  g_autofree char *text = play_replace (sheet, "date: 2024-02-29", large);

  assert_refused (text, strlen (text), BROKEN, 0, "too large");
}

/* What is not within the length is not read. */
static void
test_length_counts (void)
{
  g_autofree char *sheet = small_sheet ();
  g_autofree char *longer = g_strconcat (sheet, "rubbish", NULL);
  g_autoptr (FlipSession) session =
    flip_sheet_parse (longer, strlen (sheet), FILE_NAME, flip_games_find, NULL);

  g_assert_nonnull (session);
  assert_refused (longer, strlen (longer), BROKEN, 0, "");
}

static void
test_each_line_deleted (void)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (2, 7);
  g_autoptr (FlipSession) session = play_session (setup, G_MAXUINT);
  g_autofree char *text = flip_sheet_print (session);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint skipped = 0; skipped + 1 < g_strv_length (lines); skipped += play_sample (1, 37))
    {
      g_autoptr (GString) cut = g_string_new (NULL);

      for (guint i = 0; lines[i + 1]; i++)
        {
          if (i != skipped)
            g_string_append_printf (cut, "%s\n", lines[i]);
        }
      assert_refused (cut->str, cut->len, BROKEN, 0, "");
    }
}

static void
test_each_byte_changed (void)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (1, 7);
  g_autoptr (FlipSession) session = play_session (setup, G_MAXUINT);
  g_autofree char *text = flip_sheet_print (session);
  gsize length = strlen (text);

  for (gsize i = 0; i < length; i += play_sample (1, 503))
    {
      char kept = text[i];

      text[i] = (char) (kept ^ 1 << i % 8);
      assert_refused (text, length, -1, 0, "");
      text[i] = kept;
    }
}

static void
test_each_length (void)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (1, 8);
  g_autoptr (FlipSession) session = play_session (setup, G_MAXUINT);
  g_autofree char *text = flip_sheet_print (session);

  for (gsize length = 0; length < strlen (text) - 1; length += play_sample (1, 509))
    assert_refused (text, length, BROKEN, 0, "");
}

/* Boards of people's own */

static void
assert_board_survives (const char *board)
{
  g_autoptr (FlipSetup) setup = play_setup (1);
  g_autoptr (FlipSession) session = NULL, read = NULL;
  g_autofree char *text = NULL, *again = NULL;

  flip_setup_set_board (setup, "house.board", board);
  session = play_session (setup, 20);
  text = flip_sheet_print (session);
  read = parse_good (text);
  again = flip_sheet_print (read);
  g_assert_cmpstr (text, ==, again);
  assert_same_log (session, read);
}

static void
test_edited_board (void)
{
  g_autofree char *richer =
    play_replace (fliptown_game.boards[0].text, "cash=4\ngold=2", "cash=4\ngold=20");
  g_autofree char *bare = g_strndup (richer, strlen (richer) - 1);
  g_autofree char *spaced = g_strconcat ("\n\n", richer, "\n\n", NULL);
  g_autofree char *strange = g_strconcat ("# board:\n# checksum: none\n# moves:\n", richer, NULL);

  assert_board_survives (richer);
  assert_board_survives (bare);
  assert_board_survives (spaced);
  assert_board_survives (strange);
}

static void
test_windows_board (void)
{
  g_auto (GStrv) lines = g_strsplit (fliptown_game.boards[0].text, "\n", -1);
  g_autofree char *windows = g_strjoinv ("\r\n", lines);

  assert_board_survives (windows);
}

/* Whatever people write beside the game, the sheet can be read again. */
static void
test_tags_survive (void)
{
  static const char *const values[] = {
    "Kitchen table", "", " ", "a: b", "moves:", "a\nb", "a\r\nb"
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autoptr (FlipSetup) setup = play_setup (1);
      g_autoptr (FlipSession) session = play_session (setup, 5);

      flip_session_set_tag (session, "place", values[i]);
      assert_round_trip (session);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheet/editions", test_editions);
  g_test_add_func ("/sheet/old-stop", test_old_stop);
  g_test_add_func ("/sheet/round-trip", test_round_trip);
  g_test_add_func ("/sheet/seeds-and-names", test_seeds_and_names);
  g_test_add_func ("/sheet/cursor", test_cursor);
  g_test_add_func ("/sheet/by-hand", test_by_hand);
  g_test_add_func ("/sheet/other-editors", test_other_editors);
  g_test_add_func ("/sheet/nothing", test_nothing);
  g_test_add_func ("/sheet/nul-inside", test_nul_inside);
  g_test_add_func ("/sheet/too-large", test_too_large);
  g_test_add_func ("/sheet/length-counts", test_length_counts);
  g_test_add_func ("/sheet/each-line-deleted", test_each_line_deleted);
  g_test_add_func ("/sheet/each-byte-changed", test_each_byte_changed);
  g_test_add_func ("/sheet/each-length", test_each_length);
  g_test_add_func ("/sheet/edited-board", test_edited_board);
  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    {
      g_autofree char *path = g_strconcat ("/sheet/refusal/", edits[i].path, NULL);

      g_test_add_data_func (path, &edits[i], test_edit);
    }
  g_test_add_func ("/sheet/windows-board", test_windows_board);
  g_test_add_func ("/sheet/tags-survive", test_tags_survive);
  return g_test_run ();
}
