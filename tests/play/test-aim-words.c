/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said about an aim: what is touched first, from where, and from how much power it falls. */

#include "games/flickemup/flickemup.h"
#include "play/table/aiming.h"

#include <math.h>
#include <string.h>

#define WELLS 6

typedef struct
{
  FlipSheetModel *model;
  FlipTableHand *hand;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  const FlipBoard *board = &flickemup_game.boards[WELLS - 1];
  g_autoptr (FlipSetup) setup = flip_setup_new (&flickemup_game);

  g_assert_true (flip_setup_fill_seats (setup, 2, NULL));
  setup->dealt = TRUE;
  setup->seed = 5;
  flip_setup_set_board (setup, board->name, board->text);
  fixture->model =
    flip_sheet_model_new (NULL, flip_stored_sheet_new (flip_session_new (setup, NULL)));
  fixture->hand = flip_table_hand_new (fixture->model);
  flip_table_hand_reload (fixture->hand);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->hand);
  g_assert_finalize_object (fixture->model);
}

/* Whatever the angle and power, the words are those of how the aim ends. */
static void
test_contact (Fixture *fixture, gconstpointer data)
{
  guint ends[3] = { 0 };

  for (double angle = -180; angle < 180; angle += 5)
    for (double power = .1; power <= 1; power += .3)
      {
        static const char *const begins[] = {
          [FLIP_AIM_STOPS] = "Stops after ",
          [FLIP_AIM_TOUCHES] = "First contact: ",
          [FLIP_AIM_LEAVES] = "Leaves the table after ",
        };
        g_autofree char *words = NULL;
        const FlipAim *aim;

        flip_table_hand_set_angle (fixture->hand, angle);
        flip_table_hand_set_power (fixture->hand, power);
        flip_table_hand_flick (fixture->hand, &aim);
        words = flip_aim_words_contact (fixture->hand);
        g_assert_true (g_str_has_prefix (words, begins[aim->end]));
        ends[aim->end]++;
      }
  g_assert_true (ends[FLIP_AIM_STOPS] && ends[FLIP_AIM_TOUCHES] && ends[FLIP_AIM_LEAVES]);
}

/* The nearest outlaw is what one aims at first; it looks at Lawman 4. */
static void
test_first_contact (Fixture *fixture, gconstpointer data)
{
  g_autofree char *words = NULL;

  flip_table_hand_set_power (fixture->hand, 1);
  words = flip_aim_words_contact (fixture->hand);
  g_assert_cmpstr (words, ==, "First contact: Outlaw 4, from the front");
}

/* An earlier moment is only looked at. */
static void
test_nothing_aimed (Fixture *fixture, gconstpointer data)
{
  g_autofree char *notation = flip_table_hand_notation (fixture->hand);

  g_assert_true (flip_sheet_model_play_text (fixture->model, notation, NULL));
  flip_sheet_model_show (fixture->model, 0);
  flip_table_hand_reload (fixture->hand);
  g_assert_null (flip_aim_words_contact (fixture->hand));
}

/* The power that is told is the least, to one hundredth, at which the speed is enough. */
static void
test_topples_from (Fixture *fixture, gconstpointer data)
{
  guint n;
  const FlipAimItem *first = flip_table_hand_line (fixture->hand, &n);
  double told = flip_aim_words_topples_from (fixture->hand);
  double exact = flip_table_hand_power_of (fixture->hand, first->topple_from) * 100;
  g_autofree char *words = flip_aim_words_item (fixture->hand, first);
  g_autofree char *expected =
    g_strdup_printf ("Outlaw 4, %.0f mm, topples from %.0f %%", first->distance, ceil (exact));

  g_assert_cmpfloat (told, >, 0);
  g_assert_cmpfloat (told, <=, 100);
  g_assert_cmpfloat (told, >=, exact);
  g_assert_cmpfloat (told - exact, <, 1);
  g_assert_cmpstr (words, ==, expected);
}

/* What stands but can't fall says so; what does not stand says only how far it is. */
static void
test_items (Fixture *fixture, gconstpointer data)
{
  guint n;
  FlipAimItem item = *flip_table_hand_line (fixture->hand, &n);
  const FlipTable *table = flip_table_hand_table (fixture->hand);
  g_autofree char *firm = NULL;

  item.distance = 410;
  item.topple_from = INFINITY;
  firm = flip_aim_words_item (fixture->hand, &item);
  g_assert_cmpstr (firm, ==, "Outlaw 4, 410 mm, can’t be toppled from here");
  for (guint i = 0; i < table->n_pieces; i++)
    {
      g_autofree char *words = NULL;

      if (flip_piece_stands (&table->pieces[i]) || table->pieces[i].id == FLIP_TABLETOP_DISC)
        continue;
      item.piece = table->pieces[i].id;
      item.topple_from = 0;
      words = flip_aim_words_item (fixture->hand, &item);
      g_assert_true (g_str_has_suffix (words, ", 410 mm"));
      return;
    }
  g_assert_not_reached ();
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/aim-words/contact", test_contact },
    { "/aim-words/first-contact", test_first_contact },
    { "/aim-words/nothing-aimed", test_nothing_aimed },
    { "/aim-words/topples-from", test_topples_from },
    { "/aim-words/items", test_items },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
