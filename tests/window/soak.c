/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/sheet-page-private.h"
#include "games/games.h"
#include "tests/engine/play.h"
#include "tests/window/stage.h"

#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Game after game through one window, all games in turn, dealt or simulated: memory stays flat, and
   nothing warns. Each is begun after a look at the page for new sheets, played by the page's own
   action, taken back and redone, reviewed and left for the library.

   Usage: soak GAMES [SEED] */

#define EVERY_MS    3
#define MOST_MOVES  400  /* some games have no end by chance */
#define MOST_WAITS  4000 /* for somebody to be asked */
#define EVERY_GAMES 10   /* memory is measured */
#define MOMENTS     50   /* until everything of a sheet was drawn */
#define WARM        4    /* a part of all games: by then everything was opened once */
#define MOST_GROWTH 1.10 /* from then to the end */
#define MEGABYTE    (1024.0 * 1024.0)

typedef struct
{
  double resident; /* what the process has */
  double used;     /* what it has asked for and not given back */
} Memory;

typedef enum
{
  STEP_NEW,
  STEP_BEGIN,
  STEP_PLAY,
  STEP_UNDO,
  STEP_REDO,
  STEP_REVIEW,
  STEP_LEAVE,
  STEP_CALIBRATE,
  STEP_MEASURE,
} Step;

typedef struct
{
  /* owned */
  FlipApplication *application;

  guint64 seed;
  FlipRandom random;
  guint games, game, moves, all_moves, waits;
  Step step;
  Memory warm, end;
} Soak;

static Soak *
get_soak (void)
{
  static Soak soak;

  return &soak;
}

static void
tell (void)
{
  Soak *self = get_soak ();

  fprintf (stderr, "# in game %u of the seed %" G_GUINT64_FORMAT ", after %u moves, at step %u\n",
           self->game + 1, self->seed, self->moves, self->step);
}

/* --- Memory --- */

static Memory
measure (void)
{
  g_autofree char *text = NULL;
  struct mallinfo2 info;
  Memory memory;
  gulong pages = 0;

  malloc_trim (0);
  info = mallinfo2 ();
  g_assert_true (g_file_get_contents ("/proc/self/statm", &text, NULL, NULL));
  g_assert_cmpint (sscanf (text, "%*u %lu", &pages), ==, 1);
  memory.resident = (double) pages * (double) sysconf (_SC_PAGESIZE) / MEGABYTE;
  memory.used = (double) (info.uordblks + info.hblkhd) / MEGABYTE;
  return memory;
}

static void
look_at_memory (Soak *self)
{
  Memory now = measure ();

  printf ("# after %u games, %u moves: %.1f MB resident, %.1f MB used\n", self->game,
          self->all_moves, now.resident, now.used);
  fflush (stdout);
  if (self->game == self->games / WARM)
    self->warm = now;
  self->end = now;
}

/* --- One game --- */

static gboolean
is_measured (const Soak *self)
{
  return self->game % EVERY_GAMES == 0 || self->game == self->games / WARM
         || self->game == self->games;
}

/* By chance, but no seat plays by itself: that takes long, and needs no window. */
static FlipSetup *
choose_setup (Soak *self)
{
  guint games = 0;
  FlipSetup *setup;

  while (flip_games[games])
    games++;
  setup = play_any_setup (flip_games[self->game % games], &self->random);
  g_hash_table_remove (setup->options, "opponent");
  return setup;
}

static Step
begin (Soak *self)
{
  g_autoptr (FlipSetup) setup = choose_setup (self);
  FlipSession *session = flip_session_new (setup, NULL);

  g_assert_nonnull (session);
  self->moves = self->waits = 0;
  flip_window_begin (stage_window (self->application), session);
  return STEP_PLAY;
}

static Step
play (Soak *self, FlipSheetPage *page)
{
  g_assert_nonnull (page);
  if (flip_sheet_page_moment (page)->is_over || self->moves == MOST_MOVES)
    return STEP_UNDO;
  if (stage_play (page, &self->random))
    {
      self->moves++;
      self->all_moves++;
      self->waits = 0;
    }
  g_assert_cmpuint (self->waits++, <, MOST_WAITS);
  return STEP_PLAY;
}

static void
activate (gpointer widget, const char *action)
{
  g_assert_nonnull (widget);
  gtk_widget_activate_action (widget, action, NULL);
}

/* The sheet goes, so that the list of the library stays as long as it is. */
static void
leave (Soak *self)
{
  FlipLibrary *library = flip_application_library (self->application);
  g_autoptr (GPtrArray) list = flip_library_list (library, "", 0, 1, NULL);

  g_assert_true (list && list->len == 1);
  g_assert_true (flip_library_set_deleted (
    library, ((const FlipSheetInfo *) g_ptr_array_index (list, 0))->id, TRUE, NULL));
  activate (stage_window (self->application), "win.back");
}

/* Always the same sheet: what is on the screen counts, too. */
static Step
calibrate (Soak *self)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games[0]);

  g_assert_true (flip_setup_fill_seats (setup, flip_games[0]->min_seats, NULL));
  self->waits = 0;
  flip_window_begin (stage_window (self->application), flip_session_new (setup, NULL));
  return STEP_MEASURE;
}

static Step
measure_once_drawn (Soak *self)
{
  if (self->waits++ < MOMENTS)
    return STEP_MEASURE;
  look_at_memory (self);
  leave (self);
  return STEP_NEW;
}

static Step
go_on (Soak *self)
{
  FlipSheetPage *page = stage_page (self->application);

  switch (self->step)
    {
    case STEP_NEW:
      activate (stage_window (self->application), "win.new-sheet");
      return STEP_BEGIN;
    case STEP_BEGIN:
      return begin (self);
    case STEP_PLAY:
      return play (self, page);
    case STEP_UNDO:
      activate (page, "sheet.undo");
      return STEP_REDO;
    case STEP_REDO:
      activate (page, "sheet.redo");
      return STEP_REVIEW;
    case STEP_REVIEW:
      activate (page, "sheet.review");
      gtk_widget_activate_action (GTK_WIDGET (page), "sheet.show", "u", self->moves / 2);
      return STEP_LEAVE;
    case STEP_LEAVE:
      leave (self);
      self->game++;
      return is_measured (self) ? STEP_CALIBRATE : STEP_NEW;
    case STEP_CALIBRATE:
      return calibrate (self);
    case STEP_MEASURE:
    default:
      return measure_once_drawn (self);
    }
}

/* --- All of them --- */

static gboolean
go_on_cb (gpointer data)
{
  Soak *self = data;

  if (self->game < self->games || self->step != STEP_NEW)
    {
      self->step = go_on (self);
      return G_SOURCE_CONTINUE;
    }
  gtk_window_destroy (GTK_WINDOW (stage_window (self->application)));
  g_application_release (G_APPLICATION (self->application));
  return G_SOURCE_REMOVE;
}

static void
startup_cb (GApplication *application, Soak *self)
{
  g_application_hold (application);
  g_timeout_add_full (G_PRIORITY_LOW, EVERY_MS, go_on_cb, self, NULL);
}

static gboolean
is_flat (const Soak *self)
{
  printf ("# resident grew by %.3f, used by %.3f\n", self->end.resident / self->warm.resident,
          self->end.used / self->warm.used);
  return self->end.resident <= MOST_GROWTH * self->warm.resident
         && self->end.used <= MOST_GROWTH * self->warm.used;
}

int
main (int argc, char **argv)
{
  Soak *self = get_soak ();
  char *nothing[] = { (char *) "soak", NULL };

  g_assert_cmpint (argc, >=, 2);
  self->games = (guint) atoi (argv[1]);
  self->seed = argc > 2 ? g_ascii_strtoull (argv[2], NULL, 10) : 1;
  flip_random_seed (&self->random, self->seed, 1);
  stage_watch (tell);
  g_setenv ("GTK_A11Y", "none", TRUE);
  printf ("1..1\n");
  self->application = flip_application_new ();
  g_signal_connect_after (self->application, "startup", G_CALLBACK (startup_cb), self);
  g_assert_cmpint (g_application_run (G_APPLICATION (self->application), 1, nothing), ==, 0);
  g_assert_finalize_object (self->application);
  printf ("%s 1 - memory stays flat over %u games\n", is_flat (self) ? "ok" : "not ok",
          self->games);
  return 0;
}
