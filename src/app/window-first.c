/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window's first steps: a new sheet of a game, a finished one to look through, a guided first
   game, and the rules. */

#include "app/window-private.h"

#include "app/common/toolkit/class.h"
#include "app/rules/rules-window.h"
#include "games/games.h"
#include "play/sheet/opening.h"

/* helpers */

static const FlipGame *
game_of (const char *id)
{
  const FlipGame *game = flip_games_find (id);

  g_assert (game);
  return game;
}

/* actions */

static void
new_sheet_of_cb (FlipWindow *self, const char *id)
{
  flip_new_sheet_page_reset (flip_window_new_sheet_page (self), flip_window_library (self));
  flip_window_show_page (self, self->new_sheet_page);
  flip_new_sheet_page_choose (self->new_sheet_page, game_of (id), 0);
}

static void
sample_cb (FlipWindow *self, const char *id)
{
  g_autofree char *path =
    g_strdup_printf ("/org/flipside/Flipside/samples/%s.flipsheet", game_of (id)->id);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (FlipSheetModel) model = flip_sample_open (bytes, &error);

  if (!model)
    {
      flip_window_tell (self, error->message);
      return;
    }
  flip_sheet_page_look_at (flip_window_sheet_page (self), model, flip_window_library (self));
  flip_window_show_page (self, self->sheet_page);
  flip_sheet_page_focus_question (self->sheet_page);
}

static void
guide_cb (FlipWindow *self, const char *id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FlipGuide) guide = flip_guide_new (game_of (id), &error);

  if (!guide)
    {
      flip_window_tell (self, error->message);
      return;
    }
  flip_window_show_page (self, flip_window_sheet_page (self));
  flip_sheet_page_guide (self->sheet_page, guide);
}

static void
rules_cb (FlipWindow *self)
{
  const FlipGame *game = flip_window_game_in_view (self);

  if (self->sheet_page && flip_window_page (self) == GTK_WIDGET (self->sheet_page))
    {
      flip_sheet_page_show_rules (self->sheet_page);
      return;
    }
  /* On a page without a game, the rules are those of the last sheet that was shown. */
  if (!game && self->sheet_page)
    game = flip_sheet_page_game (self->sheet_page);
  flip_rules_window_present (GTK_WINDOW (self), game ? game : flip_games[0], NULL);
}

/* public functions */

const FlipGame *
flip_window_game_in_view (FlipWindow *self)
{
  GtkWidget *page = flip_window_page (self);
  const FlipGame *game = NULL;

  if (self->new_sheet_page && page == GTK_WIDGET (self->new_sheet_page))
    game = flip_new_sheet_page_game (self->new_sheet_page);
  else if (self->editions_page
           && (page == GTK_WIDGET (self->editions_page) || page == (GtkWidget *) self->edition_page))
    game = flip_editions_page_game (self->editions_page);
  else if (self->statistics_page && page == GTK_WIDGET (self->statistics_page))
    game = flip_statistics_page_game (self->statistics_page);
  else if (self->sheet_page && page == GTK_WIDGET (self->sheet_page))
    game = flip_sheet_page_game (self->sheet_page);
  return game;
}

void
flip_window_install_first (GtkWidgetClass *widget_class)
{
  FLIP_ACTIONS (widget_class, FlipWindow, ("win.new-sheet-of", new_sheet_of_cb),
                ("win.guide", guide_cb), ("win.sample", sample_cb), ("win.rules", rules_cb));
}
