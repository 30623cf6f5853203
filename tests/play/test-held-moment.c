/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A moment is a value: whoever holds one sees it as it was, also where it is read for the first time after the
   sheet was played on, taken back, annotated, taken over from elsewhere and closed. */

#include "engine/game/verb.h"
#include "engine/session/notes.h"
#include "games/games.h"
#include "play/moment/moment-json.h"
#include "play/moment/meanwhile.h"
#include "play/moment/turn.h"
#include "play/sheet/sheet-model.h"
#include "tests/store/place.h"

#define PLAYED \
  24 /* moves before the held one: more entries than lie between two states that a log keeps */
#define STEPS 6

typedef struct
{
  const char *game;
  guint seats;
  gboolean dealt;
} Case;

static const Case cases[] = {
  { "fliptown", 2, TRUE },   { "fliptown", 3, FALSE },   { "flipcity", 2, TRUE },
  { "flipcity", 2, FALSE },  { "royalflip", 2, TRUE },   { "royalflip", 3, FALSE },
  { "insertcoin", 2, TRUE }, { "insertcoin", 2, FALSE }, { "flickemup", 2, TRUE },
  { "flickemup", 2, FALSE },
};

/* The same moments once for each step, since what was read once may be kept; and what they said at first. */
typedef struct
{
  FlipMoment *present[STEPS], *earlier[STEPS];
  char *present_said, *earlier_said;
  guint step;
} Held;

static void
say_log (FlipMoment *moment, GString *words)
{
  for (guint i = 0; i < moment->length; i++)
    {
      g_autofree char *entry = flip_log_print_entry (moment->log, i);
      g_autofree char *sentence = flip_log_tell_entry (moment->log, i);
      g_autofree char *where = flip_log_where_at (moment->log, i);
      const char *note = flip_log_note (moment->log, i);

      g_string_append_printf (words, "%d %s: %s (%s) %s%s\n", flip_log_who (moment->log, i), entry,
                              sentence, where, note ? note : "",
                              flip_log_is_bookmarked (moment->log, i) ? " marked" : "");
    }
}

/* All that it shows: byte for byte. */
static char *
say (FlipMoment *moment)
{
  GString *words = g_string_new (NULL);
  g_autofree char *turn = flip_moment_tell_turn (moment);

  say_log (moment, words);
  for (guint seat = 0; seat < moment->n_seats; seat++)
    {
      FlipMomentParts parts = { .answers = TRUE,
                                .sheet = TRUE,
                                .marks = TRUE,
                                .sites = TRUE,
                                .secrets_of = seat + 1 };
      g_autofree char *json = flip_moment_to_json (moment, &parts);

      g_string_append (words, json);
      g_string_append_printf (words, "%s %d\n", flip_moment_player (moment, (int) seat),
                              flip_moment_points_now (moment, seat));
    }
  g_string_append_printf (words, "%s %u %u %d %d %d %u\n", turn, flip_moment_newest_site (moment),
                          flip_moment_seats_done (moment), moment->can_undo, moment->can_redo,
                          moment->is_practice, moment->n_replaced);
  for (guint i = 0; i < moment->n_moves; i++)
    {
      FlipMove move;

      g_assert_true (flip_moment_read_move (moment, flip_moment_way (moment, i)->notation, &move));
      g_assert_true (flip_move_equal (&move, &moment->moves[i]));
    }
  return g_string_free (words, FALSE);
}

static void
hold (Held *held, FlipSession *session)
{
  guint cursor = flip_session_cursor (session);
  g_autoptr (FlipMoment) present = flip_moment_new (session, cursor, FLIP_ANY_BOARD);
  g_autoptr (FlipMoment) earlier = flip_moment_new (session, cursor / 2, FLIP_ANY_BOARD);

  for (guint i = 0; i < STEPS; i++)
    {
      held->present[i] = flip_moment_new (session, cursor, FLIP_ANY_BOARD);
      held->earlier[i] = flip_moment_new (session, cursor / 2, FLIP_ANY_BOARD);
    }
  held->present_said = say (present);
  held->earlier_said = say (earlier);
}

/* Reads those that nobody has read yet. */
static void
look (Held *held)
{
  g_autoptr (FlipMoment) present = held->present[held->step];
  g_autoptr (FlipMoment) earlier = held->earlier[held->step];
  g_autofree char *now = say (present), *then = say (earlier);

  g_assert_cmpstr (now, ==, held->present_said);
  g_assert_cmpstr (then, ==, held->earlier_said);
  held->step++;
}

static FlipSession *
begin (const Case *one)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find (one->game));
  FlipRandom random;
  FlipSession *session;

  g_assert_true (flip_setup_fill_seats (setup, one->seats, NULL));
  flip_setup_take_latest (setup);
  setup->dealt = one->dealt;
  setup->seed = 5;
  session = flip_session_new (setup, NULL);
  g_assert_nonnull (session);
  flip_random_seed (&random, 3, 0);
  place_play (session, &random, PLAYED);
  return session;
}

/* Plays the first or the last of the legal moves, a few times. */
static void
play (FlipSheetModel *model, gboolean last)
{
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);

  for (guint i = 0; i < 3; i++)
    {
      FlipSession *session = flip_sheet_model_session (model);

      flip_game_legal (flip_session_game (session), flip_session_state (session), list);
      g_assert_cmpuint (list->n, >, 0);
      g_assert_true (flip_sheet_model_play (model, &list->moves[last ? list->n - 1 : 0], NULL));
    }
}

static void
caught_up_cb (FlipSheetModel *model, gboolean *done)
{
  *done = TRUE;
}

static void
catch_up (FlipSheetModel *model, FlipLibrary *other)
{
  g_autoptr (FlipStoredSheet) theirs = flip_library_load (other, flip_sheet_model_id (model), NULL);
  FlipRandom random;
  gboolean done = FALSE;

  g_assert_nonnull (theirs);
  flip_random_seed (&random, 4, 0);
  place_play (theirs->session, &random, 2);
  place_save (other, theirs);
  g_signal_connect (model, "caught-up", G_CALLBACK (caught_up_cb), &done);
  flip_sheet_model_catch_up (model);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_held (gconstpointer data)
{
  g_autoptr (Place) place = place_new ();
  FlipLibrary *library = place_open (place);
  g_autoptr (FlipLibrary) other = place_open (place);
  FlipStoredSheet *sheet = place_add (library, begin (data));
  FlipSheetModel *model;
  Held held = { 0 };

  model = flip_sheet_model_new (library, sheet);
  hold (&held, sheet->session);
  play (model, FALSE);
  look (&held);
  flip_sheet_model_set_note (model, 0, "Too early.");
  flip_sheet_model_set_bookmark (model, 1, TRUE);
  look (&held);
  for (guint i = 0; i < 4; i++)
    g_assert_true (flip_sheet_model_undo (model));
  look (&held);
  play (model, TRUE);
  look (&held);
  catch_up (model, other);
  look (&held);
  g_assert_finalize_object (model);
  flip_library_close (library);
  look (&held);
  g_assert_cmpuint (held.step, ==, STEPS);
  g_free (held.present_said);
  g_free (held.earlier_said);
}

/* What is noted is seen in the next moment of the model, which shows the same. */
static void
test_noted (void)
{
  FlipSheetModel *model = flip_sheet_model_new (NULL, flip_stored_sheet_new (begin (&cases[0])));
  g_autoptr (FlipMoment) before = flip_moment_ref (flip_sheet_model_moment (model));
  FlipMoment *after;

  flip_sheet_model_set_note (model, 2, "Why?");
  after = flip_sheet_model_moment (model);
  g_assert_null (flip_log_note (before->log, 2));
  g_assert_cmpstr (flip_log_note (after->log, 2), ==, "Why?");
  g_assert_true (after->setup == before->setup);
  g_assert_cmpuint (after->position, ==, before->position);
  g_assert_cmpuint (after->seat, ==, before->seat);
  g_assert_finalize_object (model);
}

/* Whoever loads a moment may note something of the one before. */
static void
note_cb (FlipSheetModel *model, const FlipChange *change, guint *times)
{
  FlipMoment *moment = flip_sheet_model_moment (model);

  flip_sheet_model_set_note (model, 0, "Meanwhile.");
  g_assert_true (moment != flip_sheet_model_moment (model));
  g_assert_null (flip_log_note (moment->log, 0));
  g_assert_cmpstr (flip_log_note (flip_sheet_model_moment (model)->log, 0), ==, "Meanwhile.");
  ++*times;
}

static void
test_noted_meanwhile (void)
{
  FlipSheetModel *model = flip_sheet_model_new (NULL, flip_stored_sheet_new (begin (&cases[0])));
  guint times = 0;

  g_signal_connect (model, "changed", G_CALLBACK (note_cb), &times);
  flip_sheet_model_show (model, 3);
  g_assert_cmpuint (times, ==, 1);
  g_assert_cmpuint (flip_sheet_model_moment (model)->position, ==, 3);
  g_assert_finalize_object (model);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/held-moment/%s-%s", cases[i].game, cases[i].dealt ? "dealt" : "table");

      g_test_add_data_func (path, &cases[i], test_held);
    }
  g_test_add_func ("/held-moment/noted", test_noted);
  g_test_add_func ("/held-moment/noted-meanwhile", test_noted_meanwhile);
  return g_test_run ();
}
