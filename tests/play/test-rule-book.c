/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules pages as the window lists them, rule by rule. */

#include "games/games.h"
#include "play/text/rule-book.h"

#include <string.h>

static const FlipRule *
rule (GPtrArray *rules, guint index)
{
  g_assert_cmpuint (index, <, rules->len);

  return g_ptr_array_index (rules, index);
}

static void
test_page (void)
{
  g_autoptr (GPtrArray) rules = flip_rule_book_parse (
    "# A game\n\nFor everyone.\n\n## Set-up\n\nWords before a rule.\n\n"
    "### G-SET-1 Seats\nTwo seats.\nEach has a sheet.\n\n"
    "### G-SET-2\n\n## Turns\n\nMore words.\n\n### G-TURN-1 What a turn is\nOne mark.\n");

  g_assert_cmpuint (rules->len, ==, 3);
  g_assert_cmpstr (rule (rules, 0)->section, ==, "Set-up");
  g_assert_cmpstr (rule (rules, 0)->id, ==, "G-SET-1");
  g_assert_cmpstr (rule (rules, 0)->title, ==, "Seats");
  g_assert_cmpstr (rule (rules, 0)->text, ==, "Two seats.\nEach has a sheet.");
  g_assert_cmpstr (rule (rules, 1)->id, ==, "G-SET-2");
  g_assert_cmpstr (rule (rules, 1)->title, ==, "");
  g_assert_cmpstr (rule (rules, 1)->text, ==, "");
  g_assert_cmpstr (rule (rules, 2)->section, ==, "Turns");
  g_assert_cmpstr (rule (rules, 2)->text, ==, "One mark.");
}

/* What stands before the first rule belongs to none. */
static void
test_first_text (void)
{
  g_autoptr (GPtrArray) rules = flip_rule_book_parse ("Before.\n### G-1 One\nText.");

  g_assert_cmpuint (rules->len, ==, 1);
  g_assert_cmpstr (rule (rules, 0)->section, ==, "");
  g_assert_null (strstr (rule (rules, 0)->text, "Before"));
  g_assert_nonnull (strstr (rule (rules, 0)->text, "Text."));
}

static void
test_table (void)
{
  g_autoptr (GPtrArray) rules = flip_rule_book_parse (
    "### G-1 Options\nThere are two.\n\n| option | values |\n|---|:-:|\n| mode | one, two |\n");

  g_assert_cmpstr (rule (rules, 0)->text, ==, "There are two.\n\noption · values\nmode · one, two");
}

static void
test_parts (void)
{
  g_autoptr (GPtrArray) rules = flip_rule_book_parse (
    "### FT-MINE-1 Ways\nBefore.\n\n| option | values |\n|---|:-:|\n| mode | one, two |\n\nAfter.\n");
  g_autoptr (GPtrArray) parts = flip_rule_parts (rule (rules, 0));
  const FlipRulePart *table;

  g_assert_cmpuint (parts->len, ==, 3);
  g_assert_cmpstr (((FlipRulePart *) g_ptr_array_index (parts, 0))->words, ==, "Before.");
  g_assert_cmpstr (((FlipRulePart *) g_ptr_array_index (parts, 2))->words, ==, "After.");
  table = g_ptr_array_index (parts, 1);
  g_assert_null (table->words);
  g_assert_cmpuint (table->rows->len, ==, 2);
  g_assert_cmpstr (((char **) g_ptr_array_index (table->rows, 0))[1], ==, "values");
  g_assert_cmpstr (((char **) g_ptr_array_index (table->rows, 1))[0], ==, "mode");
  g_assert_cmpstr (flip_rule_glyph (rule (rules, 0)), ==, "diamond");
}

static void
test_empty (void)
{
  g_autoptr (GPtrArray) rules = flip_rule_book_parse ("");

  g_assert_cmpuint (rules->len, ==, 0);
}

/* --- The pages that come with Flipside --- */

static guint
count_headings (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = 0;

  for (guint i = 0; lines[i]; i++)
    n += g_str_has_prefix (lines[i], "### ");
  return n;
}

/* TRUE for one of rules; that about the automatic players has none. */
static gboolean
assert_page (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) rules = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  rules = flip_rule_book_parse (text);
  g_assert_cmpuint (rules->len, ==, count_headings (text));
  for (guint i = 0; i < rules->len; i++)
    {
      g_assert_true (g_regex_match_simple ("^[A-Z]{2}-[A-Z-]+[0-9]+$", rule (rules, i)->id, 0, 0));
      g_assert_cmpuint (strlen (rule (rules, i)->section), >, 0);
      g_assert_cmpuint (strlen (rule (rules, i)->title), >, 0);
      g_assert_cmpuint (strlen (rule (rules, i)->text), >, 0);
      g_assert_null (strchr (rule (rules, i)->text, '|'));
    }
  return rules->len > 0;
}

static void
test_pages (void)
{
  g_autoptr (GDir) dir = g_dir_open (g_getenv ("FLIPSIDE_SEEDS"), 0, NULL);
  const char *name;
  guint pages = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (g_getenv ("FLIPSIDE_SEEDS"), name, NULL);

      if (!g_str_has_suffix (name, ".md"))
        continue;
      pages += assert_page (path) ? 1 : 0;
    }
  g_assert_cmpuint (pages, ==, 5);
}

/* Rule by rule; what a language does not have stays English. */
static void
test_translated (void)
{
  g_autoptr (GPtrArray) rules =
    flip_rule_book_parse ("## Town\n### G-1 One\nFirst.\n### G-2 Two\nSecond.\n");
  g_autoptr (GPtrArray) translated =
    flip_rule_book_parse ("## Stadt\n### G-2 Zwei\nZweitens.\n### G-9 Neun\nNeuntens.\n");

  flip_rule_book_translate (rules, translated);
  g_assert_cmpuint (rules->len, ==, 2);
  g_assert_cmpstr (rule (rules, 0)->section, ==, "Town");
  g_assert_cmpstr (rule (rules, 0)->text, ==, "First.");
  g_assert_cmpstr (rule (rules, 1)->section, ==, "Stadt");
  g_assert_cmpstr (rule (rules, 1)->id, ==, "G-2");
  g_assert_cmpstr (rule (rules, 1)->title, ==, "Zwei");
  g_assert_cmpstr (rule (rules, 1)->text, ==, "Zweitens.");
}

/* By id, title or text, in either case. */
static void
test_search (void)
{
  g_autoptr (GPtrArray) rules =
    flip_rule_book_parse ("# Page\n\n## Town\n\n### FT-BANK-1 The Bank\nStraße, Gold.\n");
  g_autofree char *folded = flip_rule_fold (g_ptr_array_index (rules, 0));

  g_assert_true (flip_rule_is_found (folded, ""));
  g_assert_true (flip_rule_is_found (folded, "ft-bank"));
  g_assert_true (flip_rule_is_found (folded, "BANK"));
  g_assert_true (flip_rule_is_found (folded, "STRASSE"));
  g_assert_false (flip_rule_is_found (folded, "town"));
  g_assert_false (flip_rule_is_found (folded, "silver"));
}

static gboolean
has_rule (GPtrArray *rules, const char *id)
{
  for (guint i = 0; i < rules->len; i++)
    {
      if (g_str_equal (rule (rules, i)->id, id))
        return TRUE;
    }

  return FALSE;
}

/* What a game asks has a rule in its page, at every stage. */
static void
assert_about (const char *id, const char *page)
{
  const FlipGame *game = flip_games_find (id);
  g_autofree char *path = g_build_filename (g_getenv ("FLIPSIDE_SEEDS"), page, NULL), *text = NULL;
  g_autoptr (GPtrArray) rules = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  rules = flip_rule_book_parse (text);
  for (guint stage = 0; stage < game->n_stages; stage++)
    {
      g_test_message ("%s, %s", id, game->stages[stage].word);
      g_assert_nonnull (game->stages[stage].rule);
      g_assert_true (has_rule (rules, game->stages[stage].rule));
    }
}

static void
test_about (void)
{
  assert_about ("fliptown", "fliptown.md");
  assert_about ("flipcity", "flip-city.md");
  assert_about ("royalflip", "royal-flip.md");
  assert_about ("insertcoin", "insert-coin.md");
  assert_about ("flickemup", "flick-em-up.md");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rule-book/translated", test_translated);
  g_test_add_func ("/rule-book/page", test_page);
  g_test_add_func ("/rule-book/first-text", test_first_text);
  g_test_add_func ("/rule-book/table", test_table);
  g_test_add_func ("/rule-book/parts", test_parts);
  g_test_add_func ("/rule-book/empty", test_empty);
  g_test_add_func ("/rule-book/pages", test_pages);
  g_test_add_func ("/rule-book/about", test_about);
  g_test_add_func ("/rule-book/search", test_search);
  return g_test_run ();
}
