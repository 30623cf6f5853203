/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/quote.h"

#include "engine/boards/format.h"
#include "engine/session/sheet.h"
#include "games/games.h"
#include "tests/engine/play.h"

#include <string.h>

static void
test_quoted (void)
{
  static const struct
  {
    const char *text, *quotation;
  } cases[] = {
    { "", "" },
    { "Ann", "Ann" },
    { "Zoë – 李", "Zoë – 李" },
    { "a\nb", "a�b" },
    { "\x1b[2J", "�[2J" },
    { "a\u202eb", "a�b" },
    { "a\u2028b", "a�b" },
    { "a\xc2\x85z", "a�z" },
    { "a\xff\xc3", "a��" },
    { "👩\u200d🚀", "👩\u200d🚀" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpstr (flip_quoted (cases[i].text), ==, cases[i].quotation);
}

static void
test_quotation_is_cut (void)
{
  g_autofree char *longest = g_strnfill (FLIP_QUOTED_MOST, 'x');
  g_autofree char *longer = g_strnfill (FLIP_QUOTED_MOST + 1, 'x');
  g_autofree char *cut = g_strconcat (longest, "…", NULL);
  g_autoptr (GString) wide = g_string_new (NULL);

  g_assert_cmpstr (flip_quoted (longest), ==, longest);
  g_assert_cmpstr (flip_quoted (longer), ==, cut);
  for (guint i = 0; i < 1000; i++)
    g_string_append (wide, "🂡");
  g_assert_cmpuint (g_utf8_strlen (flip_quoted (wide->str), -1), ==, FLIP_QUOTED_MOST + 1);
  g_assert_true (g_utf8_validate (flip_quoted (wide->str), -1, NULL));
}

static void
test_harmless (void)
{
  g_autofree char *text = flip_harmless ("A\x1b]0;x\x07\tB\r\n\xc2\x9b[31m\u2066\xfe");

  g_assert_cmpstr (text, ==, "A�]0;x��B���[31m��");
}

static void
test_readable_names (void)
{
  static const char *const names[] = {
    "Ann",
    "Ann Lee",
    "李",
    "علی\u200cرضا",
    "می\u200cرود",
    "ශ්\u200dරී",
    "അനില്\u200d",
    "র\u200d্যাব",
    "👩🏽\u200d🚀",
    "❤\ufe0f\u200d🔥",
    "🏴\u200d☠\ufe0f",
    "🙂\u200d↔\ufe0f",
    "{seat 2}",
    "e\u0301",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      if (!flip_name_is_readable (names[i]))
        g_error ("name %u, “%s”, was refused", i, names[i]);
    }
}

static void
test_unreadable_names (void)
{
  static const char *const names[] = {
    "",         "\u00a0",     "\u3000",       "\u200c",   "\u200d",         "\u200d\u200c",
    "\u3164",   "\u2800",     "\u115f\u1160", "\uffa0",   "\ufe0f",         "\u034f",
    "\u0301",   "\u00ad",     "\u200b",       "\ufeff",   "\u2060",         "A\u2028B",
    "A\u2029B", "A\xc2\x85z", "A\u202eB",     "A\u2066B", "A\u200fB",       "A\u200cB",
    "A\u200dB", "Ann\u200d",  "\u200dAnn",    "ع\u200c",  "ع\u200c\u200cع", "👩\u200d",
    "👩\u200c🚀", "\u180e",     "\U000e0041",   "A\xff",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      if (flip_name_is_readable (names[i]))
        g_error ("name %u was taken", i);
    }
}

/* The message of what the sheet is refused for. */
static char *
refuse_sheet (const char *old, const char *filling)
{
  g_autoptr (FlipSetup) setup = play_setup (2);
  g_autoptr (FlipSession) session = play_session (setup, 5);
  g_autofree char *good = flip_sheet_print (session);
  g_autofree char *unsealed = g_strndup (good, (gsize) (strstr (good, "checksum:") - good));
  g_autofree char *sheet = g_strconcat (unsealed, "checksum: none\n", NULL);
  g_autoptr (GString) text = g_string_new (sheet);
  g_autoptr (GError) error = NULL;

  g_string_replace (text, old, filling, 1);
  g_assert_null (flip_sheet_parse (text->str, text->len, "long", flip_games_find, &error));
  g_assert_nonnull (error);
  return g_strdup (error->message);
}

/* However long the line, tag, name, word or key is. */
static void
test_messages_are_short (void)
{
  static const struct
  {
    const char *old, *before, *after;
  } cases[] = {
    { "game: ", "", "\ngame: " },
    { "game: ", "game: ", "\n" },
    { "player: ", "player: ", "\nplayer: " },
    { "dealer: table", "dealer: ", "" },
    { "dealer: table", "option ", ": 1\ndealer: table" },
    { "dealer: table", "option holdem: ", "\ndealer: table" },
    { "moves:\n", "moves:\n", "\n" },
    { "moves:\n", "moves:\n1: ", "\n" },
    { "moves:\n", "moves:\n", ": x\n" },
    { "moves:\n", "moves:\nformer ", ":\n" },
    { "board:\n", "board:\n  ", "\n" },
    { "board:\n", "board:\n  [", "]\n  a=1\n" },
    { "board:\n", "board:\n  [a]\n  ", "=1\n" },
  };
  g_autofree char *filling = g_strnfill (100000, 'x');

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *new = g_strconcat (cases[i].before, filling, cases[i].after, NULL);
      g_autofree char *message = refuse_sheet (cases[i].old, new);

      if (g_utf8_strlen (message, -1) > 500)
        g_error ("case %u has a message of %u characters", i, (guint) g_utf8_strlen (message, -1));
    }
}

static const FlipField title_field = { .key = "title",
                                       .title = "Title",
                                       .kind = FLIP_KIND_NAME,
                                       .most = 99 };
static const FlipGroup title_group = { .name = "a",
                                       .title = "A",
                                       .fields = &title_field,
                                       .n_fields = 1 };
static const FlipFormat title_format = { .groups = &title_group, .n_groups = 1, .size = 1 };

static void
test_titles (void)
{
  static const struct
  {
    const char *title;
    gboolean good;
  } cases[] = {
    { "The Rope at Eleven", TRUE }, { "علی\u200cرضا", TRUE }, { "A\\nB", FALSE },
    { "A\x1b[2J", FALSE },          { "A\u2028B", FALSE },    { "\u3164", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strdup_printf ("[a]\ntitle=%s\n", cases[i].title);
      g_autoptr (GError) error = NULL;
      guint8 board = 0;

      g_assert_cmpint (flip_format_read (&title_format, text, "toy", &board, &error), ==,
                       cases[i].good);
      g_assert_true (cases[i].good || strstr (error->message, "can’t be displayed"));
    }
}

static void
test_shortened (void)
{
  static const struct
  {
    const char *text;
    guint most;
    const char *shown;
  } cases[] = {
    { "sheet", 5, "sheet" },
    { "a sheet", 5, "a …et" },
    { "äöüß", 3, "ä…ß" },
    { "äöüß", 4, "äöüß" },
    { "", 1, "" },
    { "ab", 1, "…" },
    { "a\xff"
      "b",
      3,
      "a\xef\xbf\xbd"
      "b" },
  };
  g_autofree char *long_name = g_strnfill (200000, 'x');
  g_autofree char *shown = flip_shortened (long_name, 80);

  g_assert_cmpint (g_utf8_strlen (shown, -1), ==, 80);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *found = flip_shortened (cases[i].text, cases[i].most);

      g_assert_cmpstr (found, ==, cases[i].shown);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/quote/shortened", test_shortened);
  g_test_add_func ("/quote/quoted", test_quoted);
  g_test_add_func ("/quote/cut", test_quotation_is_cut);
  g_test_add_func ("/quote/harmless", test_harmless);
  g_test_add_func ("/quote/readable-names", test_readable_names);
  g_test_add_func ("/quote/unreadable-names", test_unreadable_names);
  g_test_add_func ("/quote/messages", test_messages_are_short);
  g_test_add_func ("/quote/titles", test_titles);
  return g_test_run ();
}
