/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/words.h"

#define MOST 3

static guint
split (const char *text, char *copy, gsize size, char **words)
{
  g_strlcpy (copy, text, size);
  return flip_words_split (copy, words, MOST);
}

static void
test_split (void)
{
  char copy[32];
  char *words[MOST] = { NULL };

  g_assert_cmpuint (split ("", copy, sizeof copy, words), ==, 0);
  g_assert_cmpuint (split (" \t ", copy, sizeof copy, words), ==, 0);
  g_assert_null (words[0]);
  g_assert_cmpuint (split ("\tdraw  bar ", copy, sizeof copy, words), ==, 2);
  g_assert_cmpstr (words[0], ==, "draw");
  g_assert_cmpstr (words[1], ==, "bar");
  g_assert_null (words[2]);
}

/* All words are counted, and those that have room are kept. */
static void
test_too_many (void)
{
  char copy[32];
  char *words[MOST + 1] = { NULL };

  g_assert_cmpuint (split ("a b c d e", copy, sizeof copy, words), ==, 5);
  g_assert_cmpstr (words[2], ==, "c");
  g_assert_null (words[3]);
}

static void
test_number (void)
{
  FlipRefusal refusal = { 0 };

  g_assert_false (flip_words_check_number (&refusal, 0, 3));
  g_assert_cmpstr (refusal.text, ==, "The line is empty.");
  g_assert_false (flip_words_check_number (&refusal, 4, 3));
  g_assert_cmpstr (refusal.text, ==, "The line is too long.");
  g_assert_true (flip_words_check_number (&refusal, 1, 3));
  g_assert_true (flip_words_check_number (&refusal, 3, 3));
  g_assert_false (flip_words_check_number (NULL, 0, 3));
}

static const char *
suit_word (guint suit)
{
  static const char *const words[] = { "hearts", "spades", "clubs" };

  return words[suit];
}

static void
test_take (void)
{
  char take[] = "Take", clubs[] = "CLUBS", stars[] = "stars";
  char *words[] = { take, clubs, stars };
  FlipRefusal refusal = { 0 };
  FlipWords line = { words, G_N_ELEMENTS (words), 0, &refusal };

  g_assert_false (flip_words_take (&line, "tak"));
  g_assert_cmpstr (flip_words_peek (&line), ==, "Take");
  g_assert_true (flip_words_take (&line, "take"));
  g_assert_cmpint (flip_words_take_known (&line, suit_word, 2), ==, -1);
  g_assert_cmpint (flip_words_take_known (&line, suit_word, 3), ==, 2);
  g_assert_cmpint (flip_words_take_known (&line, suit_word, 3), ==, -1);
  g_assert_false (flip_words_check_end (&line));
  g_assert_cmpint (refusal.code, ==, FLIP_REFUSED_UNREADABLE);
  g_assert_cmpstr (refusal.text, ==, "“stars” is one word too many.");
  g_assert_true (flip_words_take (&line, "stars"));
  g_assert_true (flip_words_check_end (&line));
  g_assert_cmpstr (flip_words_peek (&line), ==, "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/split", test_split);
  g_test_add_func ("/words/too-many", test_too_many);
  g_test_add_func ("/words/number", test_number);
  g_test_add_func ("/words/take", test_take);
  return g_test_run ();
}
