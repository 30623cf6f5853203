/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sheet in people's hands: it plays, refuses, takes back, deals and saves, and publishes one
   moment after the other, each with what is different in it. */

#include "games/games.h"
#include "play/sheet/sheet-model.h"
#include "store/library/library-private.h"
#include "tests/store/place.h"

#include <string.h>

#define LONGEST_WAIT (60 * G_USEC_PER_SEC)

typedef struct
{
  FlipSheetModel *model;
  FlipChange change; /* the last one */
  guint changes, failures, previews, flicks;
  gboolean shows_flicks;
} Fixture;

static void
changed_cb (FlipSheetModel *model, const FlipChange *change, Fixture *fixture)
{
  fixture->change = *change;
  fixture->changes++;
  g_assert_null (flip_sheet_model_foresight (model));
}

static void
failed_cb (FlipSheetModel *model, const char *text, Fixture *fixture)
{
  g_assert_cmpuint (strlen (text), >, 0);
  fixture->failures++;
}

static void
foreseen_cb (FlipSheetModel *model, Fixture *fixture)
{
  fixture->previews++;
}

static gboolean
flicked_cb (FlipSheetModel *model, guint position, Fixture *fixture)
{
  fixture->flicks++;
  return fixture->shows_flicks;
}

static void
watch (Fixture *fixture, FlipSheetModel *model)
{
  fixture->model = model;
  g_signal_connect (model, "changed", G_CALLBACK (changed_cb), fixture);
  g_signal_connect (model, "failed", G_CALLBACK (failed_cb), fixture);
  g_signal_connect (model, "foreseen", G_CALLBACK (foreseen_cb), fixture);
  g_signal_connect (model, "flicked", G_CALLBACK (flicked_cb), fixture);
}

static FlipSession *
begin (const char *game, guint seats, gboolean dealt)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find (game));
  g_autoptr (GError) error = NULL;
  FlipSession *session;

  g_assert_true (flip_setup_fill_seats (setup, seats, NULL));
  setup->dealt = dealt;
  setup->seed = 2;
  session = flip_session_new (setup, &error);
  g_assert_no_error (error);
  return session;
}

/* A game of two at the table, after "4D 5S 8H". */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  static const char *const lineup[] = { "4D", "5S", "8H" };
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("fliptown"));
  FlipSession *session;

  g_assert_true (flip_setup_fill_seats (setup, 2, NULL));
  g_assert_true (flip_setup_set_option (setup, "bounties", "none", NULL));
  session = flip_session_new (setup, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (lineup); i++)
    g_assert_true (flip_session_play_text (session, lineup[i], NULL));
  watch (fixture, flip_sheet_model_new (NULL, flip_stored_sheet_new (session)));
}

static void
set_up_dealt (Fixture *fixture, gconstpointer data)
{
  watch (fixture, flip_sheet_model_new (NULL, flip_stored_sheet_new (begin ("fliptown", 1, TRUE))));
}

static void
set_up_flicked (Fixture *fixture, gconstpointer data)
{
  watch (fixture,
         flip_sheet_model_new (NULL, flip_stored_sheet_new (begin ("flickemup", 2, TRUE))));
}

static void
set_up_placed (Fixture *fixture, gconstpointer data)
{
  static const char *const told[] = {
    "heart-1", "alien-1", "key-1", "heart-2", "alien-2", "key-2", "skull-1",
  };
  FlipSession *session = begin ("insertcoin", 2, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    g_assert_true (flip_session_play_text (session, told[i], NULL));
  watch (fixture, flip_sheet_model_new (NULL, flip_stored_sheet_new (session)));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->model);
}

static const FlipMoment *
moment (Fixture *fixture)
{
  return flip_sheet_model_moment (fixture->model);
}

static void
play (Fixture *fixture, const char *text)
{
  FlipRefusal refusal = { 0 };

  if (!flip_sheet_model_play_text (fixture->model, text, &refusal))
    g_error ("“%s”: %s", text, refusal.text);
}

/* --- Playing --- */

static void
test_plays (Fixture *fixture, gconstpointer data)
{
  FlipMove move = moment (fixture)->moves[0];

  g_assert_true (flip_sheet_model_play (fixture->model, &move, NULL));
  g_assert_cmpuint (fixture->changes, ==, 1);
  g_assert_cmpuint (moment (fixture)->position, ==, 4);
  g_assert_true (moment (fixture)->is_present);
  g_assert_true (
    flip_move_equal (flip_session_entry (flip_sheet_model_session (fixture->model), 3), &move));
  play (fixture, flip_moment_way (moment (fixture), 0)->notation);
  g_assert_cmpuint (fixture->changes, ==, 2);
}

/* The change is that of the two moments, and the first one's marks are in it. */
static void
test_tells_change (Fixture *fixture, gconstpointer data)
{
  FlipMove move;

  play (fixture, "1: 4D 5S 8H mine 1a");
  g_assert_true (flip_log_read_move (flip_session_log (flip_sheet_model_session (fixture->model)),
                                     "2: 4D 5S 8H mine 1a", &move, NULL));
  g_assert_false (fixture->change.sheet);
  g_assert_true (fixture->change.question);
  g_assert_true (fixture->change.board);
  g_assert_true (fixture->change.seats & 1);
  g_assert_cmpuint (fixture->change.log_from, ==, 3);
  flip_sheet_model_set_seat (fixture->model, 0);
  g_assert_true (flip_change_has_site (&fixture->change, move.site));
  g_assert_true (fixture->change.board);
  g_assert_false (fixture->change.question);
  g_assert_cmphex (fixture->change.seats, ==, 0);
}

static void
test_refuses (Fixture *fixture, gconstpointer data)
{
  FlipMove card = flip_move_of_card (7);
  FlipRefusal refusal = { 0 };

  g_assert_false (flip_sheet_model_play (fixture->model, &card, &refusal));
  g_assert_cmpint (refusal.code, ==, FLIP_REFUSED_NOT_NOW);
  g_assert_cmpuint (strlen (refusal.text), >, 0);
  g_assert_false (flip_sheet_model_play_text (fixture->model, "1: mine nowhere", &refusal));
  g_assert_cmpint (refusal.code, ==, FLIP_REFUSED_UNREADABLE);
  g_assert_false (flip_sheet_model_play_text (fixture->model, "5: 4D 5S 8H mine 1a", &refusal));
  g_assert_cmpuint (fixture->changes, ==, 0);
  g_assert_cmpuint (moment (fixture)->position, ==, 3);
}

static void
test_takes_back (Fixture *fixture, gconstpointer data)
{
  g_assert_false (flip_sheet_model_redo (fixture->model));
  play (fixture, "1: 4D 5S 8H mine 1a");
  g_assert_true (flip_sheet_model_undo (fixture->model));
  g_assert_cmpuint (fixture->changes, ==, 2);
  g_assert_cmpuint (fixture->change.log_from, ==, 3);
  g_assert_cmpuint (moment (fixture)->cursor, ==, 3);
  g_assert_cmpuint (moment (fixture)->length, ==, 4);
  g_assert_true (flip_sheet_model_redo (fixture->model));
  g_assert_cmpuint (moment (fixture)->cursor, ==, 4);
  for (guint i = 0; i < 4; i++)
    g_assert_true (flip_sheet_model_undo (fixture->model));
  g_assert_false (flip_sheet_model_undo (fixture->model));
  g_assert_cmpuint (fixture->changes, ==, 7);
}

/* A move is played at the present, whichever moment is shown, and shows the present again. */
static void
assert_entry (Fixture *fixture, guint entry, const char *expected)
{
  g_autofree char *text =
    flip_log_print_entry (flip_session_log (flip_sheet_model_session (fixture->model)), entry);

  g_assert_cmpstr (text, ==, expected);
}

/* The 5 of spades was the 6; then the answer of the mended log is exchanged. */
static void
test_exchanges (Fixture *fixture, gconstpointer data)
{
  FlipRefusal refusal = { 0 };

  play (fixture, "1: 8H 5S 4D trail 5");
  g_assert_true (flip_sheet_model_exchange (fixture->model, 3, "1: 5S cemetery C1", &refusal));
  g_assert_cmpuint (moment (fixture)->cursor, ==, 4);
  assert_entry (fixture, 3, "1: 5S cemetery C1");
  {
    g_autoptr (FlipMending) mending = flip_sheet_model_mend (fixture->model, 0);

    g_assert_true (flip_mending_answer (mending, "4S", NULL));
    g_assert_true (flip_sheet_model_keep_mended (fixture->model, mending));
  }

  g_assert_false (flip_sheet_model_exchange (fixture->model, 3, "1: 5S trail K", &refusal));
  assert_entry (fixture, 3, "1: 5S cemetery C1");
  g_assert_true (flip_sheet_model_exchange (fixture->model, 3, "1: 5S cemetery C2", &refusal));
  assert_entry (fixture, 0, "4S");
  assert_entry (fixture, 3, "1: 5S cemetery C2");
  g_assert_cmpuint (moment (fixture)->cursor, ==, 4);
  g_assert_true (flip_sheet_model_undo (fixture->model));
  assert_entry (fixture, 0, "4S");
  assert_entry (fixture, 3, "1: 5S cemetery C1");
  g_assert_true (flip_sheet_model_undo (fixture->model));
  assert_entry (fixture, 0, "4D");
  assert_entry (fixture, 3, "1: 5S cemetery C1");
}

static void
test_looks_back (Fixture *fixture, gconstpointer data)
{
  flip_sheet_model_show (fixture->model, 1);
  g_assert_cmpuint (fixture->changes, ==, 1);
  g_assert_true (fixture->change.question);
  g_assert_false (moment (fixture)->is_present);
  g_assert_false (flip_sheet_model_awaits_person (fixture->model));
  g_assert_cmpuint (moment (fixture)->position, ==, 1);
  flip_sheet_model_show (fixture->model, 99);
  g_assert_true (moment (fixture)->is_present);
  flip_sheet_model_show (fixture->model, 1);
  play (fixture, "1: 4D 5S 8H mine 1a");
  g_assert_true (moment (fixture)->is_present);
  g_assert_cmpuint (moment (fixture)->position, ==, 4);
  flip_sheet_model_show (fixture->model, 0);
  flip_sheet_model_show_present (fixture->model);
  g_assert_true (flip_sheet_model_awaits_person (fixture->model));
}

/* The chosen board stays until somebody acts or another moment is shown. */
static void
test_chosen_seat (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (moment (fixture)->seat, ==, 0);
  flip_sheet_model_set_seat (fixture->model, 0);
  g_assert_cmpuint (fixture->changes, ==, 0);
  flip_sheet_model_set_seat (fixture->model, 1);
  flip_sheet_model_set_seat (fixture->model, 1);
  g_assert_cmpuint (fixture->changes, ==, 1);
  g_assert_cmpuint (moment (fixture)->seat, ==, 1);
  flip_sheet_model_show (fixture->model, 3);
  g_assert_cmpuint (moment (fixture)->seat, ==, 1);
  flip_sheet_model_show (fixture->model, 2);
  g_assert_cmpuint (moment (fixture)->seat, ==, 0);
  flip_sheet_model_show_present (fixture->model);
  flip_sheet_model_set_seat (fixture->model, 0);
  play (fixture, "1: 4D 5S 8H mine 1a");
  g_assert_cmpuint (moment (fixture)->seat, ==, 1);
}

/* --- Previews --- */

static void
test_previews (Fixture *fixture, gconstpointer data)
{
  FlipMove move = moment (fixture)->moves[0], card = flip_move_of_card (7);

  flip_sheet_model_foresee (fixture->model, NULL);
  g_assert_cmpuint (fixture->previews, ==, 0);
  flip_sheet_model_foresee (fixture->model, &move);
  g_assert_cmpuint (fixture->previews, ==, 1);
  g_assert_true (flip_move_equal (&flip_sheet_model_foresight (fixture->model)->move, &move));
  flip_sheet_model_foresee (fixture->model, &card);
  g_assert_cmpuint (fixture->previews, ==, 2);
  g_assert_null (flip_sheet_model_foresight (fixture->model));
  g_assert_cmpuint (fixture->changes, ==, 0);
}

/* changed_cb finds none: it is forgotten before the change is told. */
static void
test_forgets_previews (Fixture *fixture, gconstpointer data)
{
  FlipMove move = moment (fixture)->moves[0];

  flip_sheet_model_foresee (fixture->model, &move);
  flip_sheet_model_set_seat (fixture->model, 1);
  g_assert_null (flip_sheet_model_foresight (fixture->model));
  flip_sheet_model_foresee (fixture->model, &move);
  g_assert_nonnull (flip_sheet_model_foresight (fixture->model));
  g_assert_true (flip_sheet_model_play (fixture->model, &move, NULL));
  g_assert_null (flip_sheet_model_foresight (fixture->model));
  g_assert_cmpuint (fixture->changes, ==, 2);
}

/* The tile in hand follows the moment, and lies on no board but that of a seat that may act. */
static void
test_held_tile (Fixture *fixture, gconstpointer data)
{
  FlipHeldTile *held = flip_sheet_model_held (fixture->model);

  g_assert_true (flip_held_tile_is_asked (held));
  g_assert_cmpuint (flip_held_tile_next (held), !=, FLIP_NO_SITE);
  g_assert_nonnull (flip_sheet_model_foresight (fixture->model));
  flip_sheet_model_set_seat (fixture->model, 1);
  g_assert_true (flip_held_tile_is_asked (held));
  g_assert_cmpint (flip_moment_who (moment (fixture)), ==, 1);
  g_assert_null (flip_sheet_model_foresight (fixture->model));
  flip_sheet_model_set_seat (fixture->model, 0);
  g_assert_true (flip_held_tile_is_asked (held));
  flip_sheet_model_show (fixture->model, 2);
  g_assert_false (flip_held_tile_is_asked (held));
}

/* --- Dealing --- */

/* Whatever is asked of the table is answered before anything is published. */
static void
test_deals (Fixture *fixture, gconstpointer data)
{
  guint dealt = moment (fixture)->position;

  g_assert_cmpuint (dealt, >=, 3);
  g_assert_cmpint (flip_moment_who (moment (fixture)), ==, 0);
  while (moment (fixture)->position < 20)
    {
      guint before = fixture->changes;

      play (fixture, flip_moment_way (moment (fixture), 0)->notation);
      g_assert_cmpuint (fixture->changes, ==, before + 1);
      g_assert_cmpint (flip_moment_who (moment (fixture)), !=, FLIP_TABLE);
    }
  while (flip_sheet_model_undo (fixture->model))
    g_assert_cmpint (flip_moment_who (moment (fixture)), ==, 0);
  g_assert_cmpuint (moment (fixture)->position, ==, dealt);
}

/* To choose again after cards were shown is practice. */
static void
test_practice (Fixture *fixture, gconstpointer data)
{
  guint dealt = moment (fixture)->position;
  g_autofree char *other = g_strdup (flip_moment_way (moment (fixture), 1)->notation);

  while (moment (fixture)->position < dealt + 5)
    play (fixture, flip_moment_way (moment (fixture), 0)->notation);
  while (flip_sheet_model_undo (fixture->model))
    continue;
  g_assert_false (moment (fixture)->is_practice);
  play (fixture, other);
  g_assert_true (moment (fixture)->is_practice);
}

/* --- Saving --- */

/* A turn that passes without a choice, before anybody has seen the sheet, is told: three cards that must be played
   go bust (FC-PLAY-4). */
static void
test_opening_bust (void)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("flipcity"));
  g_autoptr (FlipSheetModel) model = NULL;
  g_autoptr (GPtrArray) notices = NULL;

  g_assert_true (flip_setup_fill_seats (setup, 2, NULL));
  setup->dealt = TRUE;
  setup->seed = 1;
  model = flip_sheet_model_new (NULL, flip_stored_sheet_new (flip_session_new (setup, NULL)));
  notices = flip_sheet_model_take_notices (model);
  g_assert_cmpuint (notices->len, ==, 1);
  g_assert_cmpstr (((FlipNotice *) notices->pdata[0])->kind, ==, "bust");
  g_assert_cmpint (flip_moment_awaited (flip_sheet_model_moment (model)), ==, 1);
  g_assert_null (flip_sheet_model_take_notices (model));
}

static void
test_saves (void)
{
  Fixture fixture = { 0 };
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  FlipStoredSheet *sheet = place_add (library, begin ("fliptown", 1, TRUE));
  g_autofree char *played = NULL, *stored = NULL;
  gint64 id = sheet->id;

  watch (&fixture, flip_sheet_model_new (library, sheet));
  for (guint i = 0; i < 4; i++)
    play (&fixture, flip_moment_way (moment (&fixture), 0)->notation);
  flip_sheet_model_undo (fixture.model);
  played = place_print (flip_sheet_model_session (fixture.model));
  stored = place_load_text (library, id);
  g_assert_cmpstr (stored, ==, played);
  g_assert_cmpuint (fixture.failures, ==, 0);
  g_assert_cmpuint (flip_sheet_model_record (fixture.model)->sheets, ==, 0);
  tear_down (&fixture, NULL);
}

/* A record that can't be read is not the record of somebody who never played. */
static void
test_unknown_record (void)
{
  Fixture fixture = { 0 };
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  FlipStoredSheet *sheet = place_add (library, begin ("fliptown", 1, TRUE));

  place_run (library, "ALTER TABLE seat RENAME TO seats");
  watch (&fixture, flip_sheet_model_new (library, sheet));
  g_assert_true (flip_sheet_model_record (fixture.model)->is_unknown);
  tear_down (&fixture, NULL);
}

/* The game goes on, and what could not be saved is saved with the next move. */
static void
test_fails_to_save (void)
{
  Fixture fixture = { 0 };
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  FlipStoredSheet *sheet = place_add (library, begin ("fliptown", 1, TRUE));
  g_autofree char *played = NULL, *stored = NULL;
  gint64 id = sheet->id;

  watch (&fixture, flip_sheet_model_new (library, sheet));
  place_run (library, "PRAGMA query_only = 1");
  play (&fixture, flip_moment_way (moment (&fixture), 0)->notation);
  g_assert_cmpuint (fixture.failures, ==, 1);
  g_assert_cmpuint (fixture.changes, ==, 1);
  place_run (library, "PRAGMA query_only = 0");
  play (&fixture, flip_moment_way (moment (&fixture), 0)->notation);
  g_assert_cmpuint (fixture.failures, ==, 1);
  played = place_print (flip_sheet_model_session (fixture.model));
  stored = place_load_text (library, id);
  g_assert_cmpstr (stored, ==, played);
  tear_down (&fixture, NULL);
}

static sqlite3 *
hold (Place *place)
{
  sqlite3 *holder = NULL;

  g_assert_cmpint (sqlite3_open (place->path, &holder), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (holder, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  return holder;
}

/* Another program holds the library: people go on, are told once, and all of it is saved without another
   move when the library is free. */
static void
test_library_in_use (void)
{
  Fixture fixture = { 0 };
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  FlipStoredSheet *sheet = place_add (library, begin ("fliptown", 1, TRUE));
  g_autofree char *played = NULL, *stored = NULL, *last = NULL;
  gint64 id = sheet->id, revision;
  sqlite3 *holder;

  flip_library_set_patience (library, 1);
  watch (&fixture, flip_sheet_model_new (library, sheet));
  revision = flip_library_revision (library, id);
  holder = hold (place);
  play (&fixture, flip_moment_way (moment (&fixture), 0)->notation);
  play (&fixture, flip_moment_way (moment (&fixture), 0)->notation);
  g_assert_cmpuint (fixture.failures, ==, 1);
  g_assert_cmpint (flip_library_revision (library, id), ==, revision);
  sqlite3_close (holder);
  while (flip_library_revision (library, id) == revision)
    g_main_context_iteration (NULL, TRUE);
  played = place_print (flip_sheet_model_session (fixture.model));
  stored = place_load_text (library, id);
  g_assert_cmpstr (stored, ==, played);

  /* Nor is it lost when the sheet is left before that. */
  holder = hold (place);
  play (&fixture, flip_moment_way (moment (&fixture), 0)->notation);
  g_assert_cmpuint (fixture.failures, ==, 2);
  g_free (played);
  played = place_print (flip_sheet_model_session (fixture.model));
  sqlite3_close (holder);
  tear_down (&fixture, NULL);
  last = place_load_text (library, id);
  g_assert_cmpstr (last, ==, played);
}

/* The library comes after the sheet was begun. */
static void
test_kept_later (void)
{
  Fixture fixture = { 0 };
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autofree char *played = NULL, *stored = NULL;

  set_up_dealt (&fixture, NULL);
  play (&fixture, flip_moment_way (moment (&fixture), 0)->notation);
  g_assert_true (flip_sheet_model_keep (fixture.model, library));
  g_assert_false (flip_sheet_model_keep (fixture.model, library));
  play (&fixture, flip_moment_way (moment (&fixture), 0)->notation);
  played = place_print (flip_sheet_model_session (fixture.model));
  stored = place_load_text (library, 1);
  g_assert_cmpstr (stored, ==, played);
  tear_down (&fixture, NULL);
}

/* --- Flicking --- */

static void
flick (Fixture *fixture)
{
  for (guint i = 0; i < moment (fixture)->n_moves; i++)
    {
      const FlipWay *way = flip_moment_way (moment (fixture), i);

      if (strstr (way->notation, " shoot "))
        {
          play (fixture, way->notation);
          return;
        }
    }
  g_assert_not_reached ();
}

static void
test_flick (Fixture *fixture, gconstpointer data)
{
  g_assert_nonnull (flip_sheet_model_tabletop (fixture->model));
  flick (fixture);
  g_assert_cmpuint (fixture->flicks, ==, 1);
  g_assert_cmpuint (fixture->changes, ==, 1);
  g_assert_cmpint (flip_moment_who (moment (fixture)), !=, FLIP_TABLE);
}

/* Somebody shows the flick: until it is settled nothing is published or played. */
static void
test_shown_flick (Fixture *fixture, gconstpointer data)
{
  FlipMove any = moment (fixture)->moves[0];
  FlipRefusal refusal = { 0 };
  guint length;

  fixture->shows_flicks = TRUE;
  flick (fixture);
  length = flip_session_length (flip_sheet_model_session (fixture->model));
  g_assert_cmpuint (length, >=, 2);
  g_assert_cmpuint (fixture->changes, ==, 0);
  g_assert_false (flip_sheet_model_awaits_person (fixture->model));
  g_assert_false (flip_sheet_model_play (fixture->model, &any, &refusal));
  g_assert_cmpint (refusal.code, ==, FLIP_REFUSED_NOT_NOW);
  refusal.code = FLIP_REFUSED_CARD;
  g_assert_false (flip_sheet_model_play_text (fixture->model, "1: lawman-1 done", &refusal));
  g_assert_cmpint (refusal.code, ==, FLIP_REFUSED_NOT_NOW);
  g_assert_cmpuint (flip_session_length (flip_sheet_model_session (fixture->model)), ==, length);
  flip_sheet_model_settle (fixture->model);
  g_assert_cmpuint (fixture->changes, ==, 1);
  g_assert_true (flip_sheet_model_awaits_person (fixture->model));
  flip_sheet_model_settle (fixture->model);
  g_assert_cmpuint (fixture->changes, ==, 1);
}

/* What was flicked is taken back as a whole, and nobody waits for it any more. */
static void
test_flick_taken_back (Fixture *fixture, gconstpointer data)
{
  fixture->shows_flicks = TRUE;
  flick (fixture);
  g_assert_true (flip_sheet_model_undo (fixture->model));
  g_assert_cmpuint (moment (fixture)->position, ==, 0);
  g_assert_true (flip_sheet_model_awaits_person (fixture->model));
}

/* Another board comes into view while a flick is shown: what came of it is published with it. */
static void
test_seat_during_flick (Fixture *fixture, gconstpointer data)
{
  fixture->shows_flicks = TRUE;
  flick (fixture);
  flip_sheet_model_set_seat (fixture->model, 1);
  g_assert_false (flip_sheet_model_is_flicking (fixture->model));
  g_assert_true (moment (fixture)->is_present);
  g_assert_cmpuint (moment (fixture)->seat, ==, 1);
}

/* --- Automatic seats --- */

static void
set_up_automatic (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("flickemup"));

  g_assert_true (flip_setup_fill_seats (setup, 2, NULL));
  g_assert_true (flip_setup_set_option (setup, "opponent", "easy", NULL));
  setup->dealt = TRUE;
  setup->seed = 2;
  watch (fixture,
         flip_sheet_model_new (NULL, flip_stored_sheet_new (flip_session_new (setup, NULL))));
  flip_sheet_model_set_breath (fixture->model, 0);
}

static gboolean
is_still_automatic (Fixture *fixture)
{
  return !moment (fixture)->is_over && !flip_sheet_model_awaits_person (fixture->model);
}

static void
wait_for_person (Fixture *fixture)
{
  gint64 end = g_get_monotonic_time () + LONGEST_WAIT;

  while (is_still_automatic (fixture))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
}

/* Ends the turn of the person who is asked. */
static void
pass (Fixture *fixture)
{
  for (guint i = 0; i < moment (fixture)->n_moves; i++)
    {
      const FlipWay *way = flip_moment_way (moment (fixture), i);

      if (!way->offer.declines)
        continue;
      play (fixture, way->notation);
      return;
    }
  g_assert_not_reached ();
}

static void
test_automatic_seat (Fixture *fixture, gconstpointer data)
{
  guint cursor;

  g_assert_cmpuint (flip_sheet_model_breath (fixture->model), ==, 0);
  wait_for_person (fixture);
  cursor = moment (fixture)->cursor;
  pass (fixture);
  g_assert_true (flip_sheet_model_is_automatic (fixture->model));
  wait_for_person (fixture);
  g_assert_cmpuint (moment (fixture)->cursor, >, cursor + 1);

  /* What the seat did by itself goes with the person's move. */
  g_assert_true (flip_sheet_model_undo (fixture->model));
  g_assert_cmpuint (moment (fixture)->cursor, ==, cursor);
  g_assert_true (flip_sheet_model_awaits_person (fixture->model));
  g_assert_true (flip_sheet_model_redo (fixture->model));
  g_assert_true (flip_sheet_model_awaits_person (fixture->model));
}

/* It waits while an earlier moment is looked at. */
static void
test_automatic_waits (Fixture *fixture, gconstpointer data)
{
  gint64 until;
  guint cursor;

  wait_for_person (fixture);
  pass (fixture);
  cursor = moment (fixture)->cursor;
  flip_sheet_model_show (fixture->model, 0);
  until = g_get_monotonic_time () + G_USEC_PER_SEC / 5;
  while (g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (flip_session_cursor (flip_sheet_model_session (fixture->model)), ==, cursor);
  flip_sheet_model_show_present (fixture->model);
  wait_for_person (fixture);
  g_assert_cmpuint (moment (fixture)->cursor, >, cursor);
}

/* What another process adds to the sheet is shown; a moment that is looked at stays in view. */
static void
caught_up_cb (FlipSheetModel *model, guint *times)
{
  ++*times;
}

/* It is read in a worker thread: nothing has happened yet when this has been asked for. */
static void
catch_up (Fixture *fixture, guint *times)
{
  guint before = *times, changes = fixture->changes;

  flip_sheet_model_catch_up (fixture->model);
  g_assert_cmpuint (fixture->changes, ==, changes);
  while (*times == before)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_catches_up (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipLibrary) other = place_open (place);
  g_autoptr (FlipStoredSheet) theirs = NULL;
  Fixture fixture = { 0 };
  FlipStoredSheet *sheet = place_add (library, begin ("fliptown", 1, FALSE));
  guint times = 0;

  theirs = flip_library_load (other, sheet->id, NULL);
  watch (&fixture, flip_sheet_model_new (library, sheet));
  g_signal_connect (fixture.model, "caught-up", G_CALLBACK (caught_up_cb), &times);
  flip_sheet_model_catch_up (fixture.model);
  g_assert_true (flip_session_play_text (theirs->session, "7C", NULL));
  place_save (other, theirs);
  catch_up (&fixture, &times);
  g_assert_cmpuint (fixture.changes, ==, 1);
  g_assert_true (fixture.change.sheet);
  g_assert_cmpuint (moment (&fixture)->cursor, ==, 1);
  g_assert_true (moment (&fixture)->is_present);

  flip_sheet_model_show (fixture.model, 0);
  g_assert_true (flip_session_play_text (theirs->session, "8C", NULL));
  place_save (other, theirs);
  catch_up (&fixture, &times);
  g_assert_cmpuint (moment (&fixture)->position, ==, 0);
  g_assert_cmpuint (moment (&fixture)->cursor, ==, 2);

  g_assert_true (flip_sheet_model_play_text (fixture.model, "9C", NULL));
  g_assert_cmpuint (fixture.failures, ==, 0);
  g_assert_finalize_object (fixture.model);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*set_up) (Fixture *fixture, gconstpointer data);
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/sheet-model/plays", set_up, test_plays },
    { "/sheet-model/tells-change", set_up, test_tells_change },
    { "/sheet-model/refuses", set_up, test_refuses },
    { "/sheet-model/takes-back", set_up, test_takes_back },
    { "/sheet-model/exchanges", set_up, test_exchanges },
    { "/sheet-model/looks-back", set_up, test_looks_back },
    { "/sheet-model/chosen-seat", set_up, test_chosen_seat },
    { "/sheet-model/previews", set_up, test_previews },
    { "/sheet-model/forgets-previews", set_up, test_forgets_previews },
    { "/sheet-model/held-tile", set_up_placed, test_held_tile },
    { "/sheet-model/deals", set_up_dealt, test_deals },
    { "/sheet-model/practice", set_up_dealt, test_practice },
    { "/sheet-model/flick", set_up_flicked, test_flick },
    { "/sheet-model/shown-flick", set_up_flicked, test_shown_flick },
    { "/sheet-model/flick-taken-back", set_up_flicked, test_flick_taken_back },
    { "/sheet-model/seat-during-flick", set_up_flicked, test_seat_during_flick },
    { "/sheet-model/automatic-seat", set_up_automatic, test_automatic_seat },
    { "/sheet-model/automatic-waits", set_up_automatic, test_automatic_waits },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, tests[i].set_up, tests[i].test, tear_down);
  g_test_add_func ("/sheet-model/opening-bust", test_opening_bust);
  g_test_add_func ("/sheet-model/saves", test_saves);
  g_test_add_func ("/sheet-model/fails-to-save", test_fails_to_save);
  g_test_add_func ("/sheet-model/library-in-use", test_library_in_use);
  g_test_add_func ("/sheet-model/kept-later", test_kept_later);
  g_test_add_func ("/sheet-model/unknown-record", test_unknown_record);
  g_test_add_func ("/sheet-model/catches-up", test_catches_up);
  return g_test_run ();
}
