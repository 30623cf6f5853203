/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"

#include "engine/session/session.h"
#include "games/games.h"
#include "tests/engine/play.h"

#include <string.h>

static void
test_list (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  flip_phrase_add (text, "closed");
  flip_phrase_add (text, "");
  flip_phrase_add_printf (text, "%u gold", 2u);
  g_assert_cmpstr (text->str, ==, "closed, 2 gold");
}

static void
test_names (void)
{
  static const char *const names[] = { "Ann", "Bob", "Cleo" };
  static const char *const joined[] = { "", "Ann", "Ann and Bob", "Ann, Bob and Cleo" };

  for (guint n = 0; n < G_N_ELEMENTS (joined); n++)
    {
      g_autofree char *text = flip_phrase_join (names, n);

      g_assert_cmpstr (text, ==, joined[n]);
    }
}

static void
test_lists (void)
{
  g_autofree char *list = flip_phrase_list ("Mine", "", "2b", NULL);
  g_autofree char *label = flip_phrase_label (list, "open");
  g_autofree char *nothing = flip_phrase_list ("", NULL);
  g_autoptr (GString) clauses = g_string_new (NULL);

  g_assert_cmpstr (label, ==, "Mine, 2b: open");
  g_assert_cmpstr (nothing, ==, "");
  flip_phrase_add_clause (clauses, list);
  flip_phrase_add_clause (clauses, "");
  flip_phrase_add_clause (clauses, "closed");
  g_assert_cmpstr (clauses->str, ==, "Mine, 2b; closed");
}

static void
test_sentences (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  flip_phrase_say (text, "Passes.");
  flip_phrase_explain (text, "+1 gold");
  flip_phrase_say_printf (text, "%s wins", "Ann");
  flip_phrase_finish (text);
  flip_phrase_finish (text);
  flip_phrase_say (text, "");
  g_assert_cmpstr (text->str, ==, "Passes: +1 gold. Ann wins.");

  g_string_assign (text, "弃牌。");
  flip_phrase_explain (text, "+1");
  g_assert_cmpstr (text->str, ==, "弃牌: +1.");
}

static void
test_finished (void)
{
  static const char *const finished[] = { "Yes.", "Why?", "是。", "为什么？", "And…" };
  static const char *const open[] = { "", "Yes", "是", "one,", "“Yes.”" };

  for (guint i = 0; i < G_N_ELEMENTS (finished); i++)
    g_assert_true (flip_phrase_is_finished (finished[i]));
  for (guint i = 0; i < G_N_ELEMENTS (open); i++)
    g_assert_false (flip_phrase_is_finished (open[i]));
}

/* In a language that is written from left to right, as here. */
static void
test_isolated (void)
{
  static const char *const as_they_are[] = { "Ann", "李", "7", "Zoë {gold}" };
  static const char *const apart[] = { "דנה", "ליאור 2", "{star} סער" };

  g_assert_false (flip_phrase_language_is_rtl ());
  for (guint i = 0; i < G_N_ELEMENTS (as_they_are); i++)
    {
      g_autofree char *name = flip_phrase_isolate (as_they_are[i]);

      g_assert_cmpstr (name, ==, as_they_are[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (apart); i++)
    {
      g_autofree char *name = flip_phrase_isolate (apart[i]);

      g_assert_true (g_str_has_prefix (name, "\u200e\u2068") && g_str_has_suffix (name, "\u2069"));
      g_assert_true (flip_phrase_is_rtl (apart[i]) && !flip_phrase_is_rtl (name));
      g_assert_true (g_str_has_prefix (flip_phrase_isolated (name), apart[i]));
    }
}

/* Only what a window shows: the sheet and what programs read hold the name itself. */
static void
test_names_in_sentences (void)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("flipcity"));
  g_autoptr (FlipSession) session = NULL;
  g_autoptr (GString) words = g_string_new ("{seat 1} wins.");

  g_assert_true (flip_setup_add_player (setup, "דנה", NULL));
  session = flip_session_new (setup, NULL);
  flip_log_put_names (flip_session_log (session), words);
  g_assert_cmpstr (words->str, ==, "דנה wins.");

  flip_session_isolate_names (session);
  g_string_assign (words, "{seat 1} wins.");
  flip_log_put_names (flip_session_log (session), words);
  g_assert_cmpstr (words->str, ==, "\u200e\u2068דנה\u2069 wins.");
  g_assert_cmpstr (flip_log_shown_player (flip_session_log (session), 0), ==, "\u200e\u2068דנה\u2069");
  g_assert_cmpstr (flip_log_player (flip_session_log (session), 0), ==, "דנה");
}

/* Whatever the size of the room, no letter is cut in half. */
static void
test_room (void)
{
  static const char *const words = "Größte Überraschung 翻牌鎮";
  char room[64];

  for (gsize size = 4; size <= sizeof room; size++)
    {
      memset (room, 'x', sizeof room);
      g_assert_true (flip_phrase_copy (room, words, size) == room);
      g_assert_true (g_utf8_validate (room, -1, NULL));
      g_assert_cmpuint (strlen (room), <, size);
      if (size > strlen (words))
        g_assert_cmpstr (room, ==, words);
      else
        g_assert_true (g_str_has_suffix (room, "…"));
    }
  g_assert_cmpstr (flip_phrase_print (room, 8, "%s %d", "Ä", 12), ==, "Ä 12");
}

static void
test_width (void)
{
  g_assert_cmpuint (flip_phrase_width (""), ==, 0);
  g_assert_cmpuint (flip_phrase_width ("Zoë"), ==, 3);
  g_assert_cmpuint (flip_phrase_width ("Zoe\u0308"), ==, 3);
  g_assert_cmpuint (flip_phrase_width ("Schürf\u00adpfannen"), ==, 13);
  g_assert_cmpuint (flip_phrase_width ("有星 7"), ==, 6);
}

static void
test_decimal (void)
{
  static const struct
  {
    double number;
    guint decimals;
    const char *text;
  } cases[] = { { 12.54, 1, "12.5" }, { -0.26, 1, "-0.3" }, { 7, 0, "7" }, { 7, 2, "7.00" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = flip_phrase_decimal (cases[i].number, cases[i].decimals);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/phrase/list", test_list);
  g_test_add_func ("/phrase/decimal", test_decimal);
  g_test_add_func ("/phrase/names", test_names);
  g_test_add_func ("/phrase/sentences", test_sentences);
  g_test_add_func ("/phrase/lists", test_lists);
  g_test_add_func ("/phrase/finished", test_finished);
  g_test_add_func ("/phrase/isolated", test_isolated);
  g_test_add_func ("/phrase/names-in-sentences", test_names_in_sentences);
  g_test_add_func ("/phrase/width", test_width);
  g_test_add_func ("/phrase/room", test_room);
  return g_test_run ();
}
