/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window's part for the editions of a game. */

#include "app/window-private.h"

#include "app/common/toolkit/class.h"
#include "games/games.h"
#include "play/editions/edition-desk.h"

static void
edition_back_cb (FlipEditionPage *page, FlipWindow *self)
{
  g_assert (FLIP_IS_WINDOW (self));

  flip_window_show_editions (self, flip_edition_desk_game (flip_edition_page_desk (page)));
}

static void
edition_begin_cb (FlipEditionPage *page, gint64 id, FlipWindow *self)
{
  g_assert (FLIP_IS_WINDOW (self));

  flip_new_sheet_page_reset (flip_window_new_sheet_page (self), flip_window_library (self));
  flip_window_show_page (self, self->new_sheet_page);
  flip_new_sheet_page_choose (self->new_sheet_page,
                              flip_edition_desk_game (flip_edition_page_desk (page)), id);
}

static void
edition_try_cb (FlipEditionPage *page, FlipWindow *self)
{
  g_autoptr (GError) error = NULL;
  FlipSession *session = flip_edition_try (flip_edition_page_desk (page), g_random_int (), &error);

  g_assert (FLIP_IS_WINDOW (self));

  if (!session)
    {
      flip_window_tell (self, error->message);
      return;
    }
  flip_window_begin (self, session);
  flip_window_set_trying (self, TRUE);
}

static void
edition_copy_cb (FlipEditionPage *page, FlipWindow *self)
{
  g_assert (FLIP_IS_WINDOW (self));
  g_assert (self->viewed);

  flip_editions_page_copy (self->editions_page, self->viewed);
}

static void
show_desk (FlipWindow *self, FlipEditionDesk *desk)
{
  if (!self->edition_page)
    {
      self->edition_page = g_object_new (FLIP_TYPE_EDITION_PAGE, NULL);
      gtk_stack_add_titled (self->pages, GTK_WIDGET (self->edition_page), NULL, "");
      g_signal_connect (self->edition_page, "back", G_CALLBACK (edition_back_cb), self);
      g_signal_connect (self->edition_page, "begin", G_CALLBACK (edition_begin_cb), self);
      g_signal_connect (self->edition_page, "try", G_CALLBACK (edition_try_cb), self);
      g_signal_connect (self->edition_page, "copy", G_CALLBACK (edition_copy_cb), self);
    }
  flip_window_show_page (self, self->edition_page);
  flip_edition_page_set_desk (self->edition_page, desk);
}

static void
edit_cb (FlipEditionsPage *page, gint64 id, FlipWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FlipEditionDesk) desk = flip_edition_desk_new (flip_window_library (self), id, &error);

  g_assert (FLIP_IS_WINDOW (self));

  if (desk)
    show_desk (self, desk);
  else
    flip_window_tell (self, error->message);
}

static void
view_cb (FlipEditionsPage *page, const FlipBoard *board, FlipWindow *self)
{
  g_autoptr (FlipEditionDesk) desk =
    flip_edition_desk_new_view (flip_editions_page_game (page), board);

  g_assert (FLIP_IS_WINDOW (self));

  self->viewed = board;
  show_desk (self, desk);
}

static FlipEditionsPage *
editions_page (FlipWindow *self)
{
  if (!self->editions_page)
    {
      self->editions_page = g_object_new (FLIP_TYPE_EDITIONS_PAGE, NULL);
      gtk_stack_add_titled (self->pages, GTK_WIDGET (self->editions_page), NULL, "");
      g_signal_connect_swapped (self->editions_page, "back",
                                G_CALLBACK (flip_window_leave_editions), self);
      g_signal_connect (self->editions_page, "edit", G_CALLBACK (edit_cb), self);
      g_signal_connect (self->editions_page, "view", G_CALLBACK (view_cb), self);
    }

  return self->editions_page;
}

void
flip_window_show_editions (FlipWindow *self, const FlipGame *game)
{
  if (self->edition_page && flip_edition_page_desk (self->edition_page))
    (void) flip_edition_desk_save (flip_edition_page_desk (self->edition_page));
  flip_editions_page_load (editions_page (self), flip_window_library (self), game);
  flip_window_show_page (self, self->editions_page);
}

/* Goes back to the page from which the editions were opened. */
void
flip_window_leave_editions (FlipWindow *self)
{
  if (!self->is_choosing)
    {
      flip_window_show_library (self);
      return;
    }
  flip_new_sheet_page_refresh (self->new_sheet_page, flip_window_library (self));
  flip_window_show_page (self, self->new_sheet_page);
}

/* Shows the editions of the game that the file belongs to, whichever that is. */
void
flip_window_import_edition (FlipWindow *self, GFile *file)
{
  self->is_choosing = FALSE;
  flip_window_show_editions (self, flip_games[0]);
  flip_editions_page_import (self->editions_page, file, TRUE);
}

static void
editions_cb (FlipWindow *self, const char *id)
{
  const FlipGame *game = flip_games_find (id);

  g_assert (game);

  self->is_choosing =
    self->new_sheet_page
    && flip_window_page (self) == GTK_WIDGET (self->new_sheet_page);
  flip_window_show_editions (self, game);
}

void
flip_window_install_editions (GtkWidgetClass *widget_class)
{
  FLIP_ACTIONS (widget_class, FlipWindow, ("win.editions", editions_cb));
}
