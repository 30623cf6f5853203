/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/phrase.h"

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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/phrase/list", test_list);
  g_test_add_func ("/phrase/names", test_names);
  g_test_add_func ("/phrase/sentences", test_sentences);
  g_test_add_func ("/phrase/finished", test_finished);
  g_test_add_func ("/phrase/room", test_room);
  return g_test_run ();
}
