/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/window/fixture.h"

#include "app/preferences/settings.h"
#include "games/games.h"
#include "tests/engine/play.h"

void
stage_wait (void)
{
  for (guint i = 0; i < 400; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      if (i % 8 == 0)
        g_usleep (1000);
    }
}

/* A sheet of a game with this many seats, so many moves on. */
FlipSheetPage *
stage_begin_from (StageFixture *fixture, FlipSetup *setup, guint seats, guint moves)
{
  FlipSheetPage *page;

  g_assert_true (flip_setup_fill_seats (setup, seats, NULL));
  flip_window_begin (fixture->window, play_session (setup, moves));
  stage_wait ();
  page = stage_page (fixture->application);
  g_assert_nonnull (page);
  return page;
}

FlipSheetPage *
stage_begin (StageFixture *fixture, const char *game, guint seats, gboolean dealt, guint moves)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find (game));

  setup->dealt = dealt;
  setup->seed = 5;
  return stage_begin_from (fixture, setup, seats, moves);
}

/* There is one for the whole process: the bus knows it by its name. */
static FlipApplication *
get_application (void)
{
  static FlipApplication *application;
  GError *error = NULL;

  if (application)
    return application;
  application = flip_application_new ();
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_application_hold (G_APPLICATION (application));
  return application;
}

void
stage_set_up (StageFixture *fixture, gconstpointer data)
{
  fixture->application = get_application ();
  g_settings_set_string (flip_settings_get_default (), "screens-address", "127.0.0.1");
  g_application_activate (G_APPLICATION (fixture->application));
  fixture->window = stage_window (fixture->application);
  g_assert_nonnull (fixture->window);
  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  stage_wait ();
}

/* Quitting leaves nothing behind: no window, nor anything that holds one. */
void
stage_tear_down (StageFixture *fixture, gconstpointer data)
{
  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "quit", NULL);
  stage_wait ();
  g_assert_null (gtk_application_get_windows (GTK_APPLICATION (fixture->application)));
  g_assert_null (fixture->window);
}
