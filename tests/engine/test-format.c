/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/boards/format.h"

#include <string.h>

/* Reading by description, with a toy that has every kind of value. */

#define FILE_NAME "toy.board"

static const char good[] = "# A toy\n"
                           "[start]\n"
                           "cash=4\n"
                           "title = The Town \n"
                           "story=One.\\nTwo.\n"
                           "shops=mill forge\n"
                           "\n"
                           "[row]\n"
                           "pays=1 2  300\n"
                           "kind=blue\n"
                           "shape=#./##\n"
                           "# how it is done\n"
                           "goals=wound 5 and told or reach mill\n"
                           "\n"
                           "[shop mill]\n"
                           "gives=2 stars, free\n"
                           "[shop forge]\n"
                           "gives=1 gold\n"
                           "price=7\n"
                           "[track]\n"
                           "1=3\n"
                           "2=4\n";

typedef struct
{
  guint8 price;
  guint8 gives[3];
} Shop;

typedef struct
{
  gint8 cash;
  gint16 pays[3];
  guint8 kind;
  guint8 track[4];
  guint8 n_goals, n_joined, reached;
  guint16 pixels;
  char title[32];
  char story[32];
  Shop shops[3];
} Toy;

static const char *const kinds[] = { "red", "blue" };
static const char *const taken[] = { "stop" };
static const char *const steps[] = { "1", "2", "3", "4" };
static const FlipChoices kind_words = { .n = 2, .words = kinds };
static const FlipChoices taken_words = { .n = 1, .words = taken };
static const FlipChoices step_keys = { .n = 4, .words = steps };

static const FlipChoices shop_words = { .n = 9, .find = flip_find_coined,
                                        .group = "start", .key = "shops" };

static void
take_shape (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  Toy *toy = flip_reading_board (reading);

  for (guint i = 0; i < value->n_parts; i++)
    toy->pixels |= (guint16) (value->parts[i].values[0] << 4 * i);
}

static void
take_goals (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  Toy *toy = flip_reading_board (reading);

  toy->n_goals = (guint8) value->n_parts;
  for (guint i = 0; i < value->n_parts; i++)
    {
      toy->n_joined += value->parts[i].joined;
      if (value->parts[i].phrase == 2)
        toy->reached = (guint8) value->parts[i].values[0];
    }
}

static void
take_gives (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  Toy *toy = flip_reading_board (reading);

  for (guint i = 0; i < value->n_parts; i++)
    toy->shops[place->instance].gives[value->parts[i].phrase] =
      (guint8) MAX (value->parts[i].values[0], 1);
}

static const FlipField start_fields[] = {
  { .key = "cash", .title = "Cash", .least = -1, .most = 9, FLIP_IN (Toy, cash) },
  { .key = "title", .title = "Title", .kind = FLIP_KIND_NAME, .most = 20, FLIP_IN (Toy, title) },
  { .key = "story",
    .title = "Story",
    .kind = FLIP_KIND_TEXT,
    .most = 20,
    .is_optional = TRUE,
    FLIP_IN (Toy, story) },
  { .key = "shops",
    .title = "Shops",
    .kind = FLIP_KIND_COINED,
    .most = 8,
    .n_least = 1,
    .n_most = 3,
    .words = &taken_words },
};

static const FlipPhrase goals[] = {
  { .pattern = "wound %", .title = "Wound", .slots = { { .least = 1, .most = 9 } } },
  { .pattern = "told", .title = "Told" },
  { .pattern = "reach %", .title = "Reach", .slots = { { .words = &shop_words } } },
};

static const FlipField row_fields[] = {
  { .key = "pays",
    .title = "Pays",
    .least = 0,
    .most = 500,
    .n_least = 3,
    .n_most = 3,
    FLIP_IN_ARRAY (Toy, pays) },
  { .key = "kind",
    .title = "Kind",
    .kind = FLIP_KIND_WORDS,
    .words = &kind_words,
    FLIP_IN (Toy, kind) },
  { .key = "shape",
    .title = "Shape",
    .kind = FLIP_KIND_PIXELS,
    .least = 1,
    .most = 4,
    .n_least = 1,
    .n_most = 4,
    .take = take_shape },
  { .key = "goals",
    .title = "Goals",
    .kind = FLIP_KIND_PHRASES,
    .phrases = goals,
    .n_phrases = 3,
    .n_least = 0,
    .n_most = 4,
    .joins = TRUE,
    .take = take_goals },
};

static const FlipPhrase gives[] = {
  { .pattern = "% stars", .title = "Stars", .slots = { { .least = 1, .most = 5 } } },
  { .pattern = "% gold", .title = "Gold", .slots = { { .least = 1, .most = 5 } } },
  { .pattern = "free", .title = "Free" },
};

static const FlipField shop_fields[] = {
  { .key = "gives",
    .title = "Gives",
    .kind = FLIP_KIND_PHRASES,
    .phrases = gives,
    .n_phrases = 3,
    .n_least = 1,
    .n_most = 3,
    .take = take_gives },
  { .key = "price",
    .title = "Price",
    .least = 0,
    .most = 99,
    .is_optional = TRUE,
    .absent = 255,
    FLIP_IN (Shop, price) },
};

static const FlipField track_fields[] = {
  { .keys = &step_keys,
    .title = "Step {key}",
    .least = 1,
    .most = 9,
    .is_series = TRUE,
    .stride = 1,
    FLIP_IN_ARRAY (Toy, track) },
};

static const FlipChoices shops = { .n = 9, .find = flip_find_coined,
                                   .group = "start", .key = "shops", .before = "shop " };

static const FlipGroup groups[] = {
  { "start", "Start", NULL, NULL, start_fields, G_N_ELEMENTS (start_fields) },
  { "row", "Row", NULL, NULL, row_fields, G_N_ELEMENTS (row_fields) },
  { "shop WORD", "Shop {group}", NULL, &shops, shop_fields, G_N_ELEMENTS (shop_fields),
    .offset = G_STRUCT_OFFSET (Toy, shops), .stride = sizeof (Shop), .n_most = 3 },
  { "track", "Track", NULL, NULL, track_fields, G_N_ELEMENTS (track_fields) },
};

static void
check_toy (FlipReading *reading)
{
  const Toy *toy = flip_reading_board (reading);

  if (toy->cash > toy->pays[2])
    flip_reading_refuse (reading, "row", "pays", "the last is less than the cash.");
}

static gboolean
is_house (FlipBoardFile *file, const FlipPlace *place, guint part)
{
  return g_str_has_prefix (place->name, "shop");
}

static const FlipFormat format = { groups, G_N_ELEMENTS (groups), sizeof (Toy), check_toy,
                                   is_house };

static void
test_good (void)
{
  GError *error = NULL;
  Toy toy = { 0 };

  flip_format_read (&format, good, FILE_NAME, &toy, &error);
  g_assert_no_error (error);
  g_assert_cmpint (toy.cash, ==, 4);
  g_assert_cmpstr (toy.title, ==, "The Town");
  g_assert_cmpstr (toy.story, ==, "One.\nTwo.");
  g_assert_cmpint (toy.pays[0], ==, 1);
  g_assert_cmpint (toy.pays[2], ==, 300);
}

typedef struct
{
  const char *old, *new;
  const char *where;  /* line, group and key; "" for the file as a whole */
  const char *reason; /* a part of the sentence */
} Edit;

static const Edit edits[] = {
  { "cash=4\n", "",
    "line 2: group [start], key “cash”: ", "it is missing: a number from -1 to 9." },
  { "[row]", "[rows]", "group [row], key “pays”: ", "missing" },
  { "cash=4", "cash=", "line 3: group [start], key “cash”: ", "1 value is needed here, not 0" },
  { "cash=4", "cash=four", "line 3: ", "“four” is not a number from -1 to 9" },
  { "cash=4", "cash=4.5", "line 3: ", "“4.5” is not a number" },
  { "cash=4", "cash=4 5", "line 3: ", "1 value is needed here, not 2" },
  { "cash=4", "cash=0x4", "line 3: ", "“0x4” is not a number" },
  { "cash=4", "cash=10", "line 3: ", "“10” is not a number from -1 to 9" },
  { "cash=4", "cash=4294967300", "line 3: ", "is not a number from -1 to 9" },
  { "1 2  300", "1 2", "line 9: group [row], key “pays”: ", "3 values are needed here, not 2" },
  { "1 2  300", "1 2 501", "line 9: ", "“501” is not a number from 0 to 500" },
  { "1 2  300", "1 2 2", "line 9: group [row], key “pays”: ", "less than the cash" },
  { "kind=blue", "kind=Blue", "line 10: ", "“Blue” is not one of red, blue" },
  { "kind=blue", "kind=red blue", "line 10: ", "1 value is needed here, not 2" },
  { "#./##", "#./#x", "line 11: ", "“#x” is not a row of 1 to 4 squares" },
  { "#./##", "#./#####", "line 11: ", "“#####” is not a row" },
  { "#./##", "", "line 11: ", "1 to 4 values can be given here, not 0" },
  { "wound 5", "wound 10", "line 13: ", "“wound 10” is unknown" },
  { "reach mill", "reach inn", "line 13: ", "reach mill|forge" },
  { "2 stars", "6 stars", "line 16: group [shop mill], key “gives”: ", "1…5 stars" },
  { "2 stars, free", "2 stars,", "line 16: ", "“” is unknown" },
  { "mill forge", "mill Forge", "line 6: ", "“Forge” must be a word of lowercase letters" },
  { "mill forge", "mill stop", "line 6: ", "“stop” has another meaning" },
  { "mill forge", "mill mill", "line 6: ", "“mill” appears twice" },
  { "mill forge", "mill forge inn", "group [shop inn], key “gives”: ", "missing" },
  { "mill forge", "mill", "line 17: group [shop forge]: ", "is unknown" },
  { "2=4", "3=4", "line 22: group [track], key “3”: ", "unknown; the known ones are: 1, 2" },
  { "2=4", "2=0", "line 22: ", "“0” is not a number from 1 to 9" },
  { "price=7", "prize=7", "line 19: ", "unknown; the known ones are: gives, price" },
  { "The Town", "The Town of the Long Name", "line 4: ", "longer than 20 bytes" },
  { "The Town", "The\\nTown", "line 4: ", "can’t be displayed" },
  { "kind=blue", "kind", "line 10: ", "neither a group" },
  { "[row]", "[row", "line 8: ", "written like “[name]”" },
  { "[row]", "[start]", "line 8: ", "appears twice" },
  { "kind=blue", "pays=1 2 3", "line 10: ", "appears twice" },
  { "[start]", "cash=4", "line 2: ", "before the first group" },
};

static char *
replaced (const char *text, const char *old, const char *new)
{
  const char *at = strstr (text, old);

  g_assert_nonnull (at);
  return g_strdup_printf ("%.*s%s%s", (int) (at - text), text, new, at + strlen (old));
}

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    {
      g_autofree char *text = replaced (good, edits[i].old, edits[i].new);
      g_autoptr (GError) error = NULL;
      Toy toy = { 0 };

      if (flip_format_read (&format, text, FILE_NAME, &toy, &error))
        g_error ("“%s” for “%s” was accepted", edits[i].new, edits[i].old);
      g_assert_true (g_str_has_prefix (error->message, FILE_NAME));
      if (!strstr (error->message, edits[i].where) || !strstr (error->message, edits[i].reason))
        g_error ("“%s” for “%s”: %s", edits[i].new, edits[i].old, error->message);
    }
}

static void
test_structure (void)
{
  g_autoptr (GError) error = NULL;
  Toy toy = { 0 };

  flip_format_read (&format, good, FILE_NAME, &toy, &error);
  g_assert_cmpuint (toy.kind, ==, 1);
  g_assert_cmphex (toy.pixels, ==, 0x31);
  g_assert_cmpuint (toy.n_goals, ==, 3);
  g_assert_cmpuint (toy.n_joined, ==, 1);
  g_assert_cmpuint (toy.reached, ==, 0);
  g_assert_cmpuint (toy.shops[0].gives[0], ==, 2);
  g_assert_cmpuint (toy.shops[0].gives[2], ==, 1);
  g_assert_cmpuint (toy.shops[0].price, ==, 255);
  g_assert_cmpuint (toy.shops[1].gives[1], ==, 1);
  g_assert_cmpuint (toy.shops[1].price, ==, 7);
  g_assert_cmpuint (toy.track[1], ==, 4);
  g_assert_cmpuint (toy.track[2], ==, 0);
}

static void
test_all_problems (void)
{
  g_autofree char *once = replaced (good, "cash=4", "cash=x");
  g_autofree char *text = replaced (once, "kind=blue", "kind=green");
  g_autoptr (FlipBoardFile) file = flip_board_file_new (text);
  g_autoptr (GArray) problems = flip_format_problems (&format, file, NULL);

  g_assert_cmpuint (problems->len, ==, 2);
  g_assert_cmpstr (g_array_index (problems, FlipProblem, 0).key, ==, "cash");
  g_assert_cmpuint (g_array_index (problems, FlipProblem, 1).line, ==, 10);
}

/* Every value printed from its meaning means the same. */
static void
test_printed (void)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (good);
  g_autoptr (GArray) places = flip_format_places (&format, file, FALSE);

  g_assert_cmpuint (places->len, ==, 13);
  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);
      g_autofree char *text = NULL, *again = NULL;
      FlipFieldValue value;

      g_assert_true (flip_field_parse (
        place, file, flip_board_file_get (file, place->name, place->key), &value, NULL));
      text = flip_field_print (place, file, &value);
      g_assert_true (flip_field_parse (place, file, text, &value, NULL));
      again = flip_field_print (place, file, &value);
      g_assert_cmpstr (text, ==, again);
      if (g_str_equal (place->key, "goals"))
        g_assert_cmpstr (text, ==, "wound 5 and told or reach mill");
    }
}

static void
test_text_stays (void)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (good);
  g_autoptr (FlipBoardFile) open = flip_board_file_new ("[a]\nb=1");
  g_autofree char *same = flip_board_file_text (file);
  g_autofree char *same_open = flip_board_file_text (open);

  g_assert_cmpstr (same, ==, good);
  g_assert_cmpstr (same_open, ==, "[a]\nb=1");
}

static void
test_changed (void)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new ("# c\n[a]\nb=1\n\n[d]\ne=2\n");
  g_autofree char *text = NULL, *less = NULL;

  flip_board_file_set (file, "a", "b", "3");
  flip_board_file_set (file, "a", "new", "two\nlines ");
  flip_board_file_set (file, "f", "g", "4");
  text = flip_board_file_text (file);
  g_assert_cmpstr (text, ==, "# c\n[a]\nb=3\nnew=two\\nlines\\s\n\n[d]\ne=2\n\n[f]\ng=4\n");
  g_assert_cmpstr (flip_board_file_get (file, "a", "new"), ==, "two\nlines ");
  flip_board_file_unset (file, "a", "b");
  flip_board_file_drop (file, "d");
  flip_board_file_rename (file, "f", "h");
  g_assert_false (flip_board_file_has (file, "f"));
  g_assert_cmpstr (flip_board_file_get (file, "h", "g"), ==, "4");
  less = flip_board_file_text (file);
  g_assert_cmpstr (less, ==, "# c\n[a]\nnew=two\\nlines\\s\n\n[h]\ng=4\n");
}

static void
test_house (void)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (good);
  g_autoptr (FlipBoardFile) same = flip_board_file_new (good);
  g_autoptr (GArray) problems = NULL;
  FlipPlace place;

  g_assert_true (flip_format_find (&format, file, "shop mill", "gives", &place));
  g_assert_true (flip_format_is_house (&format, file, &place, -1));
  g_assert_cmpuint (flip_format_count_checked (&format, file, NULL).n_house, ==, 4);
  g_assert_cmpuint (flip_format_count_checked (&format, file, NULL).n_checked, ==, 0);
  flip_format_mark_checked (file, "shop mill", "gives", TRUE);
  g_assert_false (flip_format_is_house (&format, file, &place, -1));
  g_assert_cmpuint (flip_format_count_checked (&format, file, NULL).n_house, ==, 4);
  g_assert_cmpuint (flip_format_count_checked (&format, file, NULL).n_checked, ==, 2);
  g_assert_cmpuint (flip_format_count_differences (&format, file, same), ==, 0);
  problems = flip_format_problems (&format, file, NULL);
  g_assert_cmpuint (problems->len, ==, 0);
  flip_format_mark_checked (file, "shop mill", "gives", FALSE);
  g_assert_true (flip_format_is_house (&format, file, &place, -1));
}

static void
test_differences (void)
{
  g_autofree char *once = replaced (good, "cash=4", "cash=2");
  g_autofree char *text = replaced (once, "2=4\n", "");
  g_autoptr (FlipBoardFile) file = flip_board_file_new (text), same = flip_board_file_new (good);

  g_assert_cmpuint (flip_format_count_differences (&format, file, same), ==, 2);
  g_assert_cmpint (flip_format_fits (&format, file), ==, 5);
}

/* A word is changed wherever it is used; a new one gets what the last one has. */
static void
test_names (void)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (good);
  g_autoptr (GArray) problems = NULL;
  g_autofree char *reason = NULL;
  FlipPlace place;

  g_assert_true (flip_format_find (&format, file, "start", "shops", &place));
  g_assert_true (flip_format_rename (&format, file, &place, 0, "inn", &reason));
  g_assert_cmpstr (flip_board_file_get (file, "start", "shops"), ==, "inn forge");
  g_assert_cmpstr (flip_board_file_get (file, "shop inn", "gives"), ==, "2 stars, free");
  g_assert_cmpstr (flip_board_file_get (file, "row", "goals"), ==,
                   "wound 5 and told or reach inn");
  g_assert_false (flip_format_rename (&format, file, &place, 0, "forge", &reason));
  g_assert_nonnull (strstr (reason, "twice"));

  g_assert_cmpstr (flip_format_add_name (&format, file, &place), ==, "new");
  g_assert_cmpstr (flip_board_file_get (file, "shop new", "price"), ==, "7");
  g_assert_null (flip_format_add_name (&format, file, &place));
  g_assert_true (flip_format_drop_name (&format, file, &place, 2));
  g_assert_false (flip_board_file_has (file, "shop new"));
  problems = flip_format_problems (&format, file, NULL);
  g_assert_cmpuint (problems->len, ==, 0);
}

/* Words that no group can be called are a problem of their own; every value that is named can be set. */
static void
test_strange_names (void)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (good);
  g_autoptr (GArray) places = NULL, problems = NULL;

  flip_board_file_set (file, "start", "shops", "ba[k forge");
  places = flip_format_places (&format, file, TRUE);
  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      flip_board_file_set (file, place->name, place->key, "1");
      g_assert_cmpstr (flip_board_file_get (file, place->name, place->key), ==, "1");
    }
  problems = flip_format_problems (&format, file, NULL);
  g_assert_cmpuint (problems->len, >, 0);
}

static void
test_page (void)
{
  g_autofree char *page = flip_format_page (&format, "Toy", good);

  g_assert_nonnull (strstr (page, "# Toy\n"));
  g_assert_nonnull (strstr (page, "| `pays` | numbers from 0 to 500 |"));
  g_assert_nonnull (strstr (page, "1…5 stars · 1…5 gold · free"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/good", test_good);
  g_test_add_func ("/format/structure", test_structure);
  g_test_add_func ("/format/refused", test_refused);
  g_test_add_func ("/format/all-problems", test_all_problems);
  g_test_add_func ("/format/printed", test_printed);
  g_test_add_func ("/format/text-stays", test_text_stays);
  g_test_add_func ("/format/changed", test_changed);
  g_test_add_func ("/format/house", test_house);
  g_test_add_func ("/format/differences", test_differences);
  g_test_add_func ("/format/names", test_names);
  g_test_add_func ("/format/strange-names", test_strange_names);
  g_test_add_func ("/format/page", test_page);
  return g_test_run ();
}
