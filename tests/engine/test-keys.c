/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/keys.h"

#include <string.h>

#define FILE_NAME "toy.board"

static const char good[] = "# A toy\n"
                           "[start]\n"
                           "cash=4\n"
                           "title = The Town \n"
                           "[row]\n"
                           "pays=1 2  3\n"
                           "kind=blue\n";

typedef struct
{
  int cash, pays[3];
  guint kind;
  char *title;
} Toy;

static const char *const kinds[] = { "red", "blue" };

static gboolean
read_toy (const char *text, Toy *toy, GError **error)
{
  FlipKeys *keys = flip_keys_new (text, FILE_NAME);

  toy->cash = flip_keys_number (keys, "start", "cash", -1, 9);
  toy->title = g_strdup (flip_keys_text (keys, "start", "title"));
  flip_keys_numbers (keys, "row", "pays", 0, 5, toy->pays, G_N_ELEMENTS (toy->pays));
  toy->kind = flip_keys_word (keys, "row", "kind", kinds, G_N_ELEMENTS (kinds));
  return flip_keys_close (keys, error);
}

static void
test_good (void)
{
  GError *error = NULL;
  Toy toy = { 0 };

  g_assert_true (read_toy (good, &toy, &error));
  g_assert_no_error (error);
  g_assert_cmpint (toy.cash, ==, 4);
  g_assert_cmpstr (toy.title, ==, "The Town");
  g_assert_cmpint (toy.pays[0], ==, 1);
  g_assert_cmpint (toy.pays[1], ==, 2);
  g_assert_cmpint (toy.pays[2], ==, 3);
  g_assert_cmpuint (toy.kind, ==, 1);
  g_free (toy.title);
}

typedef struct
{
  const char *old, *new;
  const char *where;  /* group and key; "" for the file as a whole */
  const char *reason; /* a part of the sentence */
} Edit;

static const Edit edits[] = {
  { "cash=4\n", "", "group [start], key “cash”: ", "missing" },
  { "[row]", "[rows]", "group [row], key “pays”: ", "missing" },
  { "cash=4", "cash=", "group [start], key “cash”: ", "“” is not a number from -1 to 9" },
  { "cash=4", "cash=four", "group [start], key “cash”: ", "“four” is not a number from -1 to 9" },
  { "cash=4", "cash=4.5", "group [start], key “cash”: ", "“4.5” is not a number" },
  { "cash=4", "cash=4 gold", "group [start], key “cash”: ", "“4 gold” is not a number" },
  { "cash=4", "cash=0x4", "group [start], key “cash”: ", "“0x4” is not a number" },
  { "cash=4", "cash=10", "group [start], key “cash”: ", "“10” is not a number from -1 to 9" },
  { "cash=4", "cash=-2", "group [start], key “cash”: ", "“-2” is not a number from -1 to 9" },
  { "cash=4", "cash=4294967300", "group [start], key “cash”: ", "is not a number from -1 to 9" },
  { "cash=4", "cash=18446744073709551620", "group [start], key “cash”: ", "is not a number" },
  { "1 2  3", "1 2", "group [row], key “pays”: ", "3 numbers are needed here, not 2" },
  { "1 2  3", "1 2 3 4", "group [row], key “pays”: ", "3 numbers are needed here, not 4" },
  { "1 2  3", "", "group [row], key “pays”: ", "3 numbers are needed here, not 0" },
  { "1 2  3", "1 x 3", "group [row], key “pays”: ", "“x” is not a number from 0 to 5" },
  { "1 2  3", "1 2 6", "group [row], key “pays”: ", "“6” is not a number from 0 to 5" },
  { "1 2  3", "1,2,3", "group [row], key “pays”: ", "“1,2,3” is not a number" },
  { "kind=blue", "kind=green", "group [row], key “kind”: ", "“green” is not one of red, blue" },
  { "kind=blue", "kind=Blue", "group [row], key “kind”: ", "“Blue” is not one of red, blue" },
  { "kind=blue", "kind=", "group [row], key “kind”: ", "“” is not one of red, blue" },
  { "kind=blue", "kind=blue\nsize=3", "group [row], key “size”: ", "not known" },
  { "kind=blue", "kind=blue\n[more]\nx=1", "group [more], key “x”: ", "not known" },
  { "kind=blue", "kind=blue\nkind[de]=blau", "group [row], key “kind[de]”: ", "not known" },
  { "kind=blue", "kind=blue\n[more]", "group [more]: ", "not known" },
  { "# A toy", "cash=4", "", "" },
  { "# A toy",
    "\x7f"
    "ELF",
    "", "" },
  { "[start]", "[start", "", "" },
  { "[start]", "start", "", "" },
  { "The Town", "The \xff Town", "", "UTF-8" },
  { "The Town", "The \xe2\x99 Town", "", "UTF-8" },
};

static char *
edit_text (const Edit *edit)
{
  const char *at = strstr (good, edit->old);
  g_autofree char *before = NULL;

  g_assert_nonnull (at);
  before = g_strndup (good, (gsize) (at - good));
  return g_strconcat (before, edit->new, at + strlen (edit->old), NULL);
}

static void
assert_names (const char *message, const char *part, const char *text)
{
  if (!strstr (message, part))
    g_error ("“%s” does not name “%s”, for\n%s", message, part, text);
}

static void
test_refusal (gconstpointer data)
{
  const Edit *edit = data;
  g_autofree char *text = edit_text (edit);
  g_autoptr (GError) error = NULL;
  Toy toy = { 0 };

  if (read_toy (text, &toy, &error))
    g_error ("this was taken for good:\n%s", text);
  g_assert_true (error->domain == FLIP_KEYS_ERROR);
  g_assert_true (g_str_has_prefix (error->message, FILE_NAME));
  assert_names (error->message, edit->where, text);
  assert_names (error->message, edit->reason, text);
  g_assert_cmpuint (strlen (error->message), >, strlen (FILE_NAME) + 10);
  g_free (toy.title);
}

/* After the first problem everything reads as nothing, and the first problem is what is told. */
static void
test_first_problem_stays (void)
{
  FlipKeys *keys = flip_keys_new ("[start]\ncash=x\ntitle=y\npays=1 2 3\n", FILE_NAME);
  g_autoptr (GError) error = NULL;
  int pays[3] = { 7, 7, 7 };

  g_assert_cmpint (flip_keys_number (keys, "start", "cash", 0, 9), ==, 0);
  g_assert_cmpint (flip_keys_number (keys, "start", "gone", 0, 9), ==, 0);
  g_assert_cmpstr (flip_keys_text (keys, "start", "title"), ==, "");
  g_assert_cmpuint (flip_keys_word (keys, "start", "title", kinds, 2), ==, 0);
  flip_keys_numbers (keys, "start", "pays", 0, 9, pays, 3);
  g_assert_cmpint (pays[0] + pays[1] + pays[2], ==, 0);
  flip_keys_refuse (keys, "start", "title", "something else");
  g_assert_false (flip_keys_close (keys, &error));
  g_assert_cmpstr (error->message, ==,
                   FILE_NAME ": group [start], key “cash”: “x” is not a number from 0 to 9.");
}

static void
test_refuse_group (void)
{
  FlipKeys *keys = flip_keys_new ("", FILE_NAME);
  g_autoptr (GError) error = NULL;

  flip_keys_refuse (keys, "start", NULL, "%d are too many.", 3);
  g_assert_false (flip_keys_close (keys, &error));
  g_assert_cmpstr (error->message, ==, FILE_NAME ": group [start]: 3 are too many.");
}

static void
test_has (void)
{
  FlipKeys *keys = flip_keys_new (good, FILE_NAME);

  g_assert_true (flip_keys_has (keys, "start", "cash"));
  g_assert_false (flip_keys_has (keys, "start", "gold"));
  g_assert_false (flip_keys_has (keys, "stop", "cash"));
  /* Having been asked about does not make a key known. */
  g_assert_false (flip_keys_close (keys, NULL));
}

/* Which of the two would count? */
static void
test_doubled_key (void)
{
  g_autoptr (GError) error = NULL;
  FlipKeys *keys = flip_keys_new ("[start]\ncash=4\ncash=5\n", FILE_NAME);

  flip_keys_number (keys, "start", "cash", 0, 9);
  g_assert_false (flip_keys_close (keys, &error));
  g_assert_nonnull (strstr (error->message, "group [start], key “cash”: "));
}

static void
test_windows_lines (void)
{
  g_auto (GStrv) lines = g_strsplit (good, "\n", -1);
  g_autofree char *text = g_strjoinv ("\r\n", lines);
  GError *error = NULL;
  Toy toy = { 0 };

  g_assert_true (read_toy (text, &toy, &error));
  g_assert_no_error (error);
  g_assert_cmpint (toy.cash, ==, 4);
  g_assert_cmpstr (toy.title, ==, "The Town");
  g_free (toy.title);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/keys/good", test_good);
  g_test_add_func ("/keys/first-problem-stays", test_first_problem_stays);
  g_test_add_func ("/keys/refuse-group", test_refuse_group);
  g_test_add_func ("/keys/has", test_has);
  g_test_add_func ("/keys/doubled-key", test_doubled_key);
  g_test_add_func ("/keys/windows-lines", test_windows_lines);
  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    {
      g_autofree char *path = g_strdup_printf ("/keys/refusal/%u", i);

      g_test_add_data_func (path, &edits[i], test_refusal);
    }
  return g_test_run ();
}
