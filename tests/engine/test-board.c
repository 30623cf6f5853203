/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/verb.h"
#include "engine/session/audit.h"
#include "engine/session/autoplay.h"
#include "games/fliptown/fliptown-rules.h"
#include "games/fliptown/fliptown.h"
#include "tests/engine/play.h"

#include <string.h>

#define FILE_NAME "house.board"

static void
test_built_in (void)
{
  FliptownBoard board;
  GError *error = NULL;

  memset (&board, 0, sizeof board);
  g_assert_true (flip_format_read (&fliptown_format, fliptown_game.boards[0].text,
                                   fliptown_game.boards[0].name, &board, &error));
  g_assert_no_error (error);
  g_assert_cmpint (board.starts[FLIPTOWN_NO_CHARACTER].cash, ==, 4);
  g_assert_cmpint (board.starts[FLIPTOWN_NO_CHARACTER].gold, ==, 2);
  g_assert_cmpint (board.suit_price, ==, 2);
  g_assert_cmpint (board.stops[7].gold, ==, 8);
  g_assert_cmpint (board.stops[10].wanted, ==, -6);
  g_assert_cmpint (board.rows[3].cash[2], ==, 10);
  g_assert_cmpint (board.hand_cash[FLIP_HAND_ROYAL_FLUSH], ==, 10);
  g_assert_cmpint (board.hand_stars[FLIP_HAND_ROYAL_FLUSH], ==, 9);
  g_assert_cmpint (board.penalty_cash[2], ==, 18);
}

typedef struct
{
  const char *path;
  const char *old, *new;
  const char *where;
  const char *reason;
} Edit;

#define LANDS(row)    "group [badlands " row "], key “values”: "
#define WAYS(chamber) "group [mine " chamber "], key “ways”: "

static const Edit edits[] = {
  { "missing-number", "bribe=1\n", "", "group [prices], key “bribe”: ", "missing" },
  { "missing-reward", "Q=bonus mine\n", "", "group [trail], key “Q”: ", "missing" },
  { "missing-group", "[mine 3c]", "[mine 3x]", "group [mine 3c], key “", "missing" },
  { "missing-building", "shovel-stars=1\n", "", "group [town A], key “shovel-stars”: ", "missing" },
  { "word-for-number", "suit=2", "suit=two", "group [prices], key “suit”: ", "“two”" },
  { "number-too-large", "suit=2", "suit=100", "group [prices], key “suit”: ", "from 0 to 99" },
  { "number-below-0", "suit=2", "suit=-1", "group [prices], key “suit”: ", "from 0 to 99" },
  { "free-value", "value=1", "value=0", "group [prices], key “value”: ", "from 1 to 99" },
  { "too-few-numbers", "stars=4 6 8", "stars=4 6",
    "group [sheriff], key “stars”: ", "3 values are needed here, not 2" },
  { "too-many-numbers", "mayor=3 1 0 3 0 0 0", "mayor=3 1 0 3 0 0 0 0",
    "group [characters], key “mayor”: ", "7 values are needed here, not 8" },
  { "unknown-key", "[start]\n", "[start]\nhorses=2\n", "group [start], key “horses”: ", "unknown" },
  { "key-of-another-building", "building=undertaker\n", "building=undertaker\npays=1 2 3\n",
    "group [town A], key “pays”: ", "unknown" },
  { "unknown-group", "[start]\n", "[weather]\nsun=1\n[start]\n", "group [weather]: ", "unknown" },
  { "unknown-building", "building=bank\n", "building=casino\n",
    "group [town 2], key “building”: ", "“casino” is not one of undertaker, bank" },
  { "bad-rank", "values=2 3 4", "values=2 3 14", LANDS ("chicken"), "“14” is not one of A, 2" },
  { "bad-rank-1", "values=2 3 4", "values=2 1 4", LANDS ("chicken"), "“1” is not one of A, 2" },
  { "two-ranks", "values=2 3 4", "values=2 3", LANDS ("chicken"), "3 values are needed" },
  { "four-ranks", "values=2 3 4", "values=2 3 4 A", LANDS ("chicken"), "3 values are needed" },
  { "doubled-value", "values=5 6 7", "values=4 6 7", LANDS ("cattle"), "twice" },
  { "doubled-value-in-row", "values=5 6 7", "values=5 6 6", LANDS ("cattle"), "twice" },
  { "bad-rank-in-way", "ways=1a A 4", "ways=1a 0 4", WAYS ("2a"), "“1a 0 4” is unknown" },
  { "upside-down", "ways=1a A 4", "ways=1a 4 A", WAYS ("2a"), "4 to A is reversed" },
  { "way-from-below", "ways=1a A 4", "ways=3a A 4", WAYS ("2a"), "entrance|1a|1b A|2" },
  { "way-from-itself", "ways=1a A 4", "ways=2a A 4", WAYS ("2a"), "entrance|1a|1b A|2" },
  { "way-from-nowhere", "ways=1a A 4", "ways=9z A 4", WAYS ("2a"), "entrance|1a|1b A|2" },
  { "half-a-way", "ways=1a A 4", "ways=1a A", WAYS ("2a"), "“1a A” is unknown" },
  { "three-ways", "ways=1a A 4", "ways=1a A 4, 1b A 4, entrance A A", WAYS ("2a"),
    "1 to 2 values can be given here, not 3" },
  { "doubled-building", "building=bank\n", "building=undertaker\n",
    "group [town 2], key “building”: ", "“undertaker” appears twice in Town" },
  { "reward-of-nothing", "8=8 gold", "8=8 silver",
    "group [trail], key “8”: ", "“8 silver” is unknown" },
  { "reward-without-number", "8=8 gold", "8=gold",
    "group [trail], key “8”: ", "“gold” is unknown" },
  { "reward-below-0", "8=8 gold", "8=-8 gold", "group [trail], key “8”: ", "“-8 gold” is unknown" },
  { "reward-too-large", "8=8 gold", "8=100 gold",
    "group [trail], key “8”: ", "“100 gold” is unknown" },
  { "reward-half", "8=8 gold", "8=8 gold,", "group [trail], key “8”: ", "“” is unknown" },
  { "bonus-nowhere", "6=bonus badlands", "6=bonus ocean",
    "group [trail], key “6”: ", "“bonus ocean” is unknown" },
  { "tools-in-the-mine", "gives=1 hammer, 1 gold", "gives=pan-or-hammer",
    "group [mine 1a], key “gives”: ", "“pan-or-hammer” is unknown" },
  { "tools-in-the-town", "building=bank\nroof=1 stars", "building=bank\nroof=pan-or-hammer",
    "group [town 2], key “roof”: ", "“pan-or-hammer” is unknown" },
  { "silver-on-the-trail", "8=8 gold", "8=silver stops",
    "group [trail], key “8”: ", "“silver stops” is unknown" },
  { "silver-in-the-cemetery", "A1-A2=4 gold", "A1-A2=silver stops",
    "group [cemetery], key “A1-A2”: ", "“silver stops” is unknown" },
  { "bad-silver", "gives=silver tombstones", "gives=silver spoons",
    "group [mine 4a], key “gives”: ", "“silver spoons” is unknown" },
  { "not-utf8", "# Cash, then stars.", "# \xff", "", "UTF-8" },
  { "not-a-key-file", "[start]", "Dear Sheriff,\n[start]", "", "" },
  { "no-way", "ways=1a A 4", "ways=", WAYS ("2a"), "1 to 2 values can be given here, not 0" },
  { "doubled-reward", "8=8 gold", "8=8 gold, 2 gold", "group [trail], key “8”: ", "twice" },
};

/* The whole way of a person's board: set it, begin, be told. */
static void
assert_board_refused (const char *text, const char *where, const char *reason)
{
  g_autoptr (FlipSetup) setup = play_setup (1);
  g_autoptr (FlipSession) session = NULL;
  g_autoptr (GError) error = NULL;

  flip_setup_set_board (setup, FILE_NAME, text);
  session = flip_session_new (setup, &error);
  g_assert_null (session);
  g_assert_nonnull (error);
  if (!g_str_has_prefix (error->message, FILE_NAME) || !strstr (error->message, where)
      || !strstr (error->message, reason))
    g_error ("“%s” should name %s, %s, %s", error->message, FILE_NAME, where, reason);
}

static void
test_edit (gconstpointer data)
{
  const Edit *edit = data;
  g_autofree char *text = play_replace (fliptown_game.boards[0].text, edit->old, edit->new);

  assert_board_refused (text, edit->where, edit->reason);
}

static void
test_empty (void)
{
  assert_board_refused ("", "group [", "missing");
  assert_board_refused ("\n\n# nothing\n", "group [", "missing");
  assert_board_refused ("[start]\n", "group [", "missing");
}

/* Without any one of its lines a board is either refused by name, or it was a comment. */
static void
test_each_line_is_needed (void)
{
  g_auto (GStrv) lines = g_strsplit (fliptown_game.boards[0].text, "\n", -1);
  guint step = play_sample (1, 20);

  for (guint skipped = 0; skipped < g_strv_length (lines); skipped += step)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      FliptownBoard board;
      g_autoptr (GError) error = NULL;
      gboolean idle = *lines[skipped] == '#' || *lines[skipped] == '\0';

      for (guint i = 0; lines[i]; i++)
        {
          if (i != skipped)
            g_string_append_printf (text, "%s\n", lines[i]);
        }
      memset (&board, 0, sizeof board);
      if (flip_format_read (&fliptown_format, text->str, FILE_NAME, &board, &error) != idle)
        g_error ("without “%s”", lines[skipped]);
      g_assert_true (idle || g_str_has_prefix (error->message, FILE_NAME));
    }
}

/* Playing by other numbers */

static FlipSession *
new_session_with (const char *const edit_pairs[][2], guint n)
{
  g_autoptr (FlipSetup) setup = play_setup (1);
  g_autofree char *text = g_strdup (fliptown_game.boards[0].text);
  FlipSession *session;
  GError *error = NULL;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *before = g_steal_pointer (&text);

      text = play_replace (before, edit_pairs[i][0], edit_pairs[i][1]);
    }
  flip_setup_set_board (setup, FILE_NAME, text);
  session = flip_session_new (setup, &error);
  g_assert_no_error (error);
  return session;
}

static int
held (FlipSession *session, FliptownTrackId track)
{
  const FliptownState *state = flip_session_state (session);

  return fliptown_held (&state->seats[0], track);
}

static int
points_of (FlipSession *session, const char *id)
{
  FlipScore score = { 0 };

  flip_session_game (session)->score (flip_session_state (session), 0, &score);
  for (guint i = 0; i < score.n_lines; i++)
    {
      if (g_str_equal (score.lines[i].id, id))
        return score.lines[i].points;
    }

  g_error ("the score has no line “%s”", id);
}

static void
test_plays_by_other_numbers (void)
{
  static const char *const pairs[][2] = {
    { "[start]\ncash=4\ngold=2", "[start]\ncash=9\ngold=20" },
    { "suit=2", "suit=5" },
    { "value=1", "value=3" },
    { "10=5 stars, 2 wanted", "10=6 cash, 2 wanted" },
    { "cash-a-point=4", "cash-a-point=1" },
    { "gold-a-point=2", "gold-a-point=3" },
  };
  g_autoptr (FlipSession) session = new_session_with (pairs, G_N_ELEMENTS (pairs));
  FlipRefusal refusal = { 0 };

  g_assert_cmpint (held (session, FLIPTOWN_CASH), ==, 9);
  g_assert_cmpint (held (session, FLIPTOWN_GOLD), ==, 20);
  play_text (session, "7D");
  play_text (session, "9H");
  play_text (session, "2C");
  /* The printed board's price for another suit and one step. */
  g_assert_false (flip_session_play_text (session, "7D 9H 2C trail 10 3g", &refusal));
  g_assert_cmpint (refusal.code, ==, FLIP_REFUSED_PRICE);
  play_text (session, "7D 9H 2C trail 10 8g");
  g_assert_cmpint (held (session, FLIPTOWN_GOLD), ==, 20 - 5 - 3);
  g_assert_cmpint (held (session, FLIPTOWN_CASH), ==, 9 + 6);
  g_assert_cmpint (held (session, FLIPTOWN_WANTED), ==, 2);
  g_assert_cmpint (points_of (session, "cash"), ==, 15);
  g_assert_cmpint (points_of (session, "gold"), ==, 4);
}

static void
test_plays_by_other_places (void)
{
  /* The bank and the hideout change places, and the mine's first two chambers change sizes. */
  static const char *const pairs[][2] = {
    { "building=hideout\nroof=1 stars\ntakes-off=4",
      "building=bank\nroof=2 stars\nprice=1\npays=1 2 3" },
    { "building=bank\nroof=1 stars\nprice=4\npays=1 2 3",
      "building=hideout\nroof=3 stars\ntakes-off=4" },
    { "ways=entrance A 7", "ways=entrance A 2" },
    { "ways=entrance 8 K", "ways=entrance 3 K" },
  };
  g_autoptr (FlipSession) session = new_session_with (pairs, G_N_ELEMENTS (pairs));
  FlipRefusal refusal = { 0 };

  play_text (session, "3D");
  play_text (session, "3C");
  play_text (session, "KC");
  play_text (session, "3D 3C KC mine 1b 0g");
  g_assert_cmpint (held (session, FLIPTOWN_GOLD), ==, 2 + 1);

  flip_session_jump (session, 3);
  g_assert_false (flip_session_play_text (session, "3D 3C KC mine 1a 0g", &refusal));
  play_text (session, "3D 3C KC mine 1a 1g");
  g_assert_cmpint (held (session, FLIPTOWN_GOLD), ==, 2 - 1 + 1);

  flip_session_jump (session, 3);
  play_text (session, "3C 3D KC town 3");
  g_assert_cmpint (held (session, FLIPTOWN_STARS), ==, 2);
}

/* Boards at the ends of what may be written in them: such a board is refused, or plays soundly. */

static const char *const rich_reward = "99 gold, 99 cash, 99 pan, 99 hammer, bonus ";

static GKeyFile *
own_board (void)
{
  GKeyFile *file = g_key_file_new ();

  g_assert_true (g_key_file_load_from_data (file, fliptown_game.boards[0].text, (gsize) -1,
                                            G_KEY_FILE_NONE, NULL));
  return file;
}

static gboolean
is_reward (const char *group, const char *key)
{
  return g_str_equal (group, "trail") || g_str_equal (key, "roof")
         || (g_str_has_prefix (group, "mine") && g_str_equal (key, "gives"))
         || (g_str_equal (group, "cemetery") && !g_str_equal (key, "wanted"));
}

static void
enrich (GKeyFile *file)
{
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);
  guint n = 0;

  for (guint i = 0; groups[i]; i++)
    {
      g_auto (GStrv) keys = g_key_file_get_keys (file, groups[i], NULL, NULL);

      for (guint j = 0; keys[j]; j++)
        {
          g_autofree char *reward =
            g_strconcat (rich_reward, fliptown_place_word (n % FLIPTOWN_N_PLACES), NULL);

          if (!is_reward (groups[i], keys[j]))
            continue;
          g_key_file_set_value (file, groups[i], keys[j], reward);
          n++;
        }
    }
  g_key_file_set_integer (file, "limits", "pans", 99);
  g_key_file_set_integer (file, "limits", "hammers", 99);
  g_key_file_set_integer (file, "work", "gold-a-pan", 99);
  g_key_file_set_integer (file, "work", "cash-a-hammer", 99);
}

static void
play_audited (const FlipSetup *setup, guint64 seed)
{
  g_autoptr (FlipAudit) audit = flip_audit_new (setup->game);
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  g_autofree gpointer state = g_malloc0 (setup->game->state_size);
  g_autoptr (GString) problem = g_string_new (NULL);
  FlipMove move;

  g_assert_true (setup->game->begin (state, setup, NULL));
  flip_autoplay_begin (autoplay, setup->game, state, seed);
  for (guint i = 0; flip_autoplay_choose (autoplay, &move); i++)
    {
      flip_game_apply (setup->game, state, &move);
      if (!(i % 10 ? flip_game_sound (setup->game, state, problem)
                   : flip_audit_moment (audit, state, problem)))
        g_error ("seed %u, move %u: %s", (guint) seed, i, problem->str);
    }
}

static void
assert_refused_or_sound (GKeyFile *file)
{
  g_autofree char *text = g_key_file_to_data (file, NULL, NULL);
  g_autoptr (FlipSetup) setup = play_setup (1);
  g_autoptr (FlipSession) session = NULL;
  g_autoptr (GError) error = NULL;

  flip_setup_set_board (setup, FILE_NAME, text);
  session = flip_session_new (setup, &error);
  if (!session)
    {
      g_assert_true (g_str_has_prefix (error->message, FILE_NAME ": group ["));
      return;
    }
  for (guint64 seed = 1; seed <= play_sample (60, 2); seed++)
    play_audited (setup, seed);
}

static void
test_rich_board (void)
{
  g_autoptr (GKeyFile) file = own_board ();

  enrich (file);
  assert_refused_or_sound (file);
}

static void
test_dear_board (void)
{
  g_autoptr (GKeyFile) file = own_board ();

  enrich (file);
  g_key_file_set_integer (file, "work", "gold-a-pan", 20);
  g_key_file_set_integer (file, "work", "cash-a-hammer", 20);
  g_key_file_set_integer (file, "prices", "value", 99);
  assert_refused_or_sound (file);
}

/* Where another suit costs nothing it is a free way too, and nobody may pass (FT-TURN-11). */
static void
test_free_suits (void)
{
  static const char *const pairs[][2] = { { "suit=2", "suit=0" } };
  g_autoptr (FlipSession) session = new_session_with (pairs, G_N_ELEMENTS (pairs));
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  g_autofree FliptownState *state = NULL;
  FlipMove pass = fliptown_move (FLIPTOWN_VERB_PASS, FLIP_NO_SITE, 0, 0);

  play_text (session, "2S");
  play_text (session, "3S");
  play_text (session, "4S");
  state = play_copy_state (session, 3);
  state->seats[0].stones = (1u << FLIPTOWN_STONES) - 1;
  state->seats[0].targets = (1u << FLIPTOWN_TARGETS) - 1;
  flip_game_legal (&fliptown_game, state, list);
  g_assert_cmpint (list->moves[0].verb, ==, FLIPTOWN_VERB_ACTION);
  g_assert_cmpint (flip_game_check (&fliptown_game, state, &pass, NULL), ==,
                   flip_move_list_contains (list, &pass));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board/built-in", test_built_in);
  g_test_add_func ("/board/empty", test_empty);
  g_test_add_func ("/board/each-line-is-needed", test_each_line_is_needed);
  g_test_add_func ("/board/plays-by-other-numbers", test_plays_by_other_numbers);
  g_test_add_func ("/board/plays-by-other-places", test_plays_by_other_places);
  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    {
      g_autofree char *path = g_strconcat ("/board/refusal/", edits[i].path, NULL);

      g_test_add_data_func (path, &edits[i], test_edit);
    }
  g_test_add_func ("/board/free-suits", test_free_suits);
  g_test_add_func ("/board/dear-board", test_dear_board);
  g_test_add_func ("/board/rich-board", test_rich_board);
  return g_test_run ();
}
