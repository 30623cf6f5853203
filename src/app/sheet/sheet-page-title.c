/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of the header: which sheet it is and what state it is in, as space permits. */

#include "app/sheet/sheet-page-private.h"

#include "app/common/toolkit/show.h"

#include "engine/base/phrase.h"
#include "play/moment/sheet-words.h"
#include "store/library/edition.h"

#include <glib/gi18n.h>

#define SUBTITLE_SIZE .84 /* relative to the usual text */

/* helpers */

/* Whether a subtitle fits between the buttons of the header; its letters are a little smaller than
   usual. */
static gboolean
has_room_for (FlipSheetPage *self, const char *subtitle)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), subtitle);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width * SUBTITLE_SIZE <= flip_sheet_page_title_room (self);
}

/* Shows the first subtitle that fits; the list ends with NULL. */
static void
show_subtitle (FlipSheetPage *self, const char *const *subtitles)
{
  while (*subtitles && !has_room_for (self, *subtitles))
    subtitles++;
  adw_window_title_set_subtitle (self->title, *subtitles ? *subtitles : "");
}

static char *
tell_players (const FlipMoment *moment)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint seat = 0; seat < moment->n_seats; seat++)
    flip_phrase_add (names, flip_moment_player (moment, (int) seat));
  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* The result of a finished solo game; empty otherwise. */
static char *
tell_points (const FlipMoment *moment)
{
  int points;

  if (moment->n_seats > 1 || !moment->is_finished)
    return g_strdup ("");
  points = flip_moment_points_now (moment, 0);
  /* Translators: %d: how many */
  return g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (points)), points);
}

/* The review bar says which moment is in view, so the header says which sheet. */
static void
show_reviewed (FlipSheetPage *self)
{
  const FlipMoment *moment = flip_sheet_page_moment (self);
  const char *game = _ (moment->game->name), *first = flip_sheet_page_first_mode (self);
  g_autofree char *players = tell_players (moment), *points = tell_points (moment);
  g_autofree char *when = NULL, *whole = NULL, *brief = NULL;
  gint64 from, to;

  flip_sheet_model_times (self->model, &from, &to);
  when = from ? flip_sheet_words_moment (from) : g_strdup ("");
  whole = flip_phrase_list (game, first ? first : players, when, points, NULL);
  brief = flip_phrase_list (game, first ? first : players, NULL);
  adw_window_title_set_title (self->title, _ ("Review"));
  show_subtitle (self, (const char *const[]){ whole, brief, game, NULL });
}

/* public functions */

const char *
flip_sheet_page_board_title (const FlipMoment *moment)
{
  const FlipSetup *setup;
  const FlipBoard *board;

  g_return_val_if_fail (moment, NULL);

  setup = moment->setup;
  board = setup->game->n_boards > 1 ? flip_game_find_board (setup->game, setup->board_name) : NULL;
  return board ? _ (board->title) : flip_edition_name_of (moment->log);
}

void
flip_sheet_page_show_title (FlipSheetPage *self)
{
  const FlipMoment *moment = flip_sheet_page_moment (self);
  const char *board = flip_sheet_page_board_title (moment);
  const char *first = flip_sheet_page_first_mode (self);
  const char *mode = first ? first
                     /* Translators: a sheet that does not count */
                     : moment->is_practice                 ? _ ("Practice")
                     : flip_sheet_page_is_simulated (self) ? _ ("On the screen")
                     : moment->setup->dealt                ? _ ("Flipside deals")
                                                           : _ ("At the table");
  g_autofree char *where = moment->is_present ? g_strdup (moment->where) : flip_moment_tell_turn (moment);
  g_autofree char *whole = board ? g_strdup_printf ("%s · %s · %s", board, mode, where)
                                 : flip_phrase_list (mode, where, NULL);

  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->review)))
    return show_reviewed (self);
  adw_window_title_set_title (self->title, _ (moment->game->name));
  show_subtitle (self, (const char *const[]){ whole, where, NULL });
}

void
flip_sheet_page_name_back (FlipSheetPage *self, const char *name)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  gtk_widget_set_tooltip_text (self->back, name);
  flip_show_name (self->back, name);
}
