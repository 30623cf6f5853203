/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/library/library-page.h"

#include "app/common/ask/main-menu.h"
#include "app/common/layout/flow-layout.h"
#include "app/common/layout/room-bin.h"
#include "app/common/picture/board-thumbnail.h"
#include "app/common/picture/drawing.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/common/toolkit/text-scale.h"
#include "app/library/recovery-page.h"
#include "app/library/sheet-list.h"
#include "draw/kit/marker.h"
#include "engine/base/phrase.h"
#include "engine/base/quote.h"
#include "engine/game/game.h"
#include "games/games.h"
#include "play/moment/sheet-words.h"
#include "play/sheet/guide.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

/* The page of an empty library: all games, each with a guided first game, a new sheet, and a
   finished one to look through. */
#define FLIP_TYPE_EMPTY_PAGE (flip_empty_page_get_type ())
G_DECLARE_FINAL_TYPE (FlipEmptyPage, flip_empty_page, FLIP, EMPTY_PAGE, GtkBox)

/* A game on the page of the empty library: its picture, and the first things to do with it. */
#define FLIP_TYPE_FIRST_TILE (flip_first_tile_get_type ())
G_DECLARE_FINAL_TYPE (FlipFirstTile, flip_first_tile, FLIP, FIRST_TILE, GtkBox)

static void flip_first_tile_set_row (FlipFirstTile *self, gboolean is_row);

#define PICTURE_HEIGHT 158
#define ROW_WIDTH      112
#define ROW_HEIGHT     86

struct _FlipFirstTile
{
  GtkBox parent_instance;

  /* template */
  GtkBox *head;
  FlipBoardThumbnail *picture;
  GtkLabel *name, *seats, *length;
  GtkWidget *guide, *begin, *sample;
};

FLIP_DEFINE_TEMPLATE (FlipFirstTile, flip_first_tile, GTK_TYPE_BOX)

static void
show_length (FlipFirstTile *self, const FlipGame *game)
{
  const FlipLesson *lesson = game->lesson;
  g_autofree char *length = NULL;

  gtk_widget_set_visible (self->guide, flip_guide_can (game));
  gtk_widget_set_visible (GTK_WIDGET (self->length), lesson != NULL);
  if (!lesson)
    return;
  /* Translators: first %u: how many steps; second %u: minutes */
  length = g_strdup_printf (ngettext ("%u step, %u min", "%u steps, %u min", lesson->n_steps),
                            lesson->n_steps, lesson->minutes);
  gtk_label_set_label (self->length, length);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->guide), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, length, -1);
}

/* The buttons of all five games have the same text, so their accessible names include the game. */
static void
set_action (GtkWidget *button, const char *action, const FlipGame *game, const char *words)
{
  g_autofree char *label = flip_phrase_list (_ (game->name), words, NULL);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", game->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  flip_show_name (button, label);
}

static void
show_game (FlipFirstTile *self, const FlipGame *game)
{
  g_autofree char *seats = flip_sheet_words_seats (game);

  flip_board_thumbnail_show (self->picture, game);
  gtk_label_set_label (self->name, _ (game->name));
  gtk_label_set_label (self->seats, seats);
  set_action (self->guide, "win.guide", game, _ ("Guided First Game"));
  set_action (self->begin, "win.new-sheet-of", game, _ ("New Sheet"));
  set_action (self->sample, "win.sample", game, _ ("Look at a Finished Sheet"));
  show_length (self, game);
}

static void
flip_first_tile_class_init (FlipFirstTileClass *klass)
{
  FLIP_TEMPLATE (klass, "library/first-tile.ui");
  FLIP_BIND_CHILDREN (klass, FlipFirstTile, head, picture, name, seats, length, guide, begin,
                      sample);
}

static GtkWidget *
flip_first_tile_new (const FlipGame *game)
{
  FlipFirstTile *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (FLIP_TYPE_FIRST_TILE, NULL);
  show_game (self, game);
  flip_first_tile_set_row (self, FALSE);
  return GTK_WIDGET (self);
}

/* Shows the tile as a row of a list, with the words beside a smaller picture. */
static void
flip_first_tile_set_row (FlipFirstTile *self, gboolean is_row)
{
  g_return_if_fail (FLIP_IS_FIRST_TILE (self));

  flip_show_across (self->head, is_row);
  gtk_widget_set_size_request (GTK_WIDGET (self->picture), is_row ? ROW_WIDTH : -1,
                               is_row ? ROW_HEIGHT : PICTURE_HEIGHT);
  gtk_widget_set_hexpand (GTK_WIDGET (self->picture), !is_row);
}

/* From these widths on, all tiles are in one line, or in two. */
#define LINE_FROM  1000
#define LINES_FROM 600
#define IN_TWO     3

#define WIDE_MARGIN   40
#define NARROW_MARGIN 12

/* the picture above the words: a board with a few marks */

#define BOARD_WIDTH  98
#define BOARD_HEIGHT 64
#define SMALL_SITES  7

typedef struct
{
  FlipRect rect;
  char mark; /* 'o', 'x', '*' for one that glows, or ' ' */
} SmallSite;

static void
draw_small_site (FlipCanvas *canvas, const SmallSite *site, guint number)
{
  const FlipPalette *palette = canvas->palette;
  g_autofree char *name = g_strdup_printf ("small %u", number);
  FlipPen pen = { flip_palette_ink (palette, 0), FLIP_PEN, 1 };
  FlipRect around = flip_rect_grow (site->rect, 3);

  flip_canvas_box (canvas, &site->rect, 4, site->mark == '*' ? palette->glow : palette->face,
                   site->mark == '*' ? palette->glow_line
                                     : flip_palette_site_line (palette, FLIP_HUE_DIAMONDS),
                   1);
  if (site->mark == 'o')
    flip_marker_circle (canvas, name, &around, &pen);
  else if (site->mark == 'x')
    flip_marker_cross (canvas, name, &site->rect, &pen);
}

static void
draw_small_board (gconstpointer value, FlipCanvas *canvas, double width, double height)
{
  const SmallSite *sites = value;
  FlipRect board = { 0, 0, BOARD_WIDTH, BOARD_HEIGHT };

  cairo_translate (canvas->cr, (width - BOARD_WIDTH) / 2, (height - BOARD_HEIGHT) / 2);
  flip_canvas_box (canvas, &board, 8, canvas->palette->board,
                   flip_palette_site_line (canvas->palette, FLIP_HUE_GREY), 2);
  for (guint i = 0; i < SMALL_SITES; i++)
    draw_small_site (canvas, &sites[i], i);
}

static void
show_small_board (FlipDrawing *drawing)
{
  static const SmallSite sites[SMALL_SITES] = {
    { { 13, 12, 14, 18 }, 'x' }, { { 32, 12, 16, 18 }, 'o' }, { { 52, 12, 14, 18 }, ' ' },
    { { 71, 12, 14, 18 }, ' ' }, { { 13, 35, 20, 18 }, ' ' }, { { 39, 35, 20, 18 }, '*' },
    { { 65, 35, 20, 18 }, 'o' },
  };
  static const FlipDrawn drawn = {
    .draw = draw_small_board,
    .size = sizeof sites,
    .width = BOARD_WIDTH + 4,
    .height = BOARD_HEIGHT + 4,
  };

  flip_drawing_show (drawing, &drawn, sites);
}

/* the page */

struct _FlipEmptyPage
{
  GtkBox parent_instance;

  /* template */
  GtkGrid *tiles;
  GtkWidget *content;
  FlipDrawing *board;
  GMenu *editions;

  int columns; /* columns of tiles */
};

G_DEFINE_FINAL_TYPE (FlipEmptyPage, flip_empty_page, GTK_TYPE_BOX)

static void
place_tiles (FlipEmptyPage *self, int columns)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->tiles));
  int margin = columns > 1 ? WIDE_MARGIN : NARROW_MARGIN, i = 0;

  if (columns == self->columns)
    return;
  self->columns = columns;
  for (GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (self->tiles)); tile;
       tile = gtk_widget_get_next_sibling (tile), i++)
    {
      g_object_set (gtk_layout_manager_get_layout_child (layout, tile), "column", i % columns, "row",
                    i / columns, NULL);
      flip_first_tile_set_row (FLIP_FIRST_TILE (tile), columns == 1);
    }
  gtk_widget_set_margin_start (self->content, margin);
  gtk_widget_set_margin_end (self->content, margin);
}

static int
count_games (void)
{
  int n = 0;

  while (flip_games[n])
    n++;
  return n;
}

static void
room_cb (FlipRoomBin *bin, int width, int height, FlipEmptyPage *self)
{
  g_assert (FLIP_IS_EMPTY_PAGE (self));

  place_tiles (self, width >= flip_text_scale (GTK_WIDGET (self), LINE_FROM)    ? count_games ()
                     : width >= flip_text_scale (GTK_WIDGET (self), LINES_FROM) ? IN_TWO
                                                                                : 1);
}

static void
flip_empty_page_class_init (FlipEmptyPageClass *klass)
{
  FLIP_TEMPLATE (klass, "library/empty-page.ui");
  FLIP_BIND_CHILDREN (klass, FlipEmptyPage, tiles, content, board, editions);
  FLIP_BIND_CALLBACKS (klass, room_cb);
}

static void
flip_empty_page_init (FlipEmptyPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  show_small_board (self->board);
  flip_main_menu_list_games (self->editions, "win.editions");
  for (int i = 0; flip_games[i]; i++)
    gtk_grid_attach (self->tiles, flip_first_tile_new (flip_games[i]), i, 0, 1, 1);
  self->columns = count_games ();
}

struct _FlipLibraryPage
{
  GtkBox parent_instance;

  /* template */
  GtkStack *stack;
  GtkWidget *begin;

  /* borrowed */
  FlipLibrary *library;
  FlipSheetList *list;        /* created when there are sheets, so that the first start is quick */
  FlipRecoveryPage *recovery; /* created when there is a problem */
  AdwStatusPage *waiting;     /* created when there is something to wait for */

  /* owned */
  FlipLibraryModel *model;

  gboolean has_problem; /* a problem is shown in place of the sheets */
};

G_DEFINE_FINAL_TYPE (FlipLibraryPage, flip_library_page, GTK_TYPE_BOX)

/* callbacks */

static void
open_sheet_cb (FlipSheetList *list, gint64 id, FlipLibraryPage *self)
{
  g_assert (FLIP_IS_LIBRARY_PAGE (self));

  g_signal_emit_by_name (self, "open-sheet", id);
}

FLIP_EMITS (retry_cb, "reopen-library")

static void
close_library_cb (FlipRecoveryPage *recovery, FlipLibraryPage *self)
{
  g_assert (FLIP_IS_LIBRARY_PAGE (self));

  self->library = NULL;
  flip_library_model_load (self->model, NULL, NULL);
  if (self->list)
    flip_sheet_list_load (self->list, NULL);
  g_signal_emit_by_name (self, "close-library");
}

/* Reports what was done, or why it failed. */
static void
told_cb (FlipRecoveryPage *recovery, const char *text, FlipLibraryPage *self)
{
  g_assert (FLIP_IS_LIBRARY_PAGE (self));

  g_signal_emit_by_name (self, "reopen-library");
  g_signal_emit_by_name (self, "tell", text);
}

static void show_problem (FlipLibraryPage *self, const GError *error);

static void
show_list (FlipLibraryPage *self)
{
  if (!self->list)
    {
      self->list = flip_sheet_list_new (self->model, GTK_WIDGET (self));
      g_signal_connect (self->list, "open-sheet", G_CALLBACK (open_sheet_cb), self);
      g_signal_connect_swapped (self->list, "failed", G_CALLBACK (show_problem), self);
      gtk_stack_add_titled (self->stack, GTK_WIDGET (self->list), "list", "");
    }
  flip_sheet_list_load (self->list, self->library);
}

/* Offers the games while there are no sheets; the offer is removed with the first one. */
static void
offer_games (FlipLibraryPage *self, gboolean is_empty)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, "empty");

  if (is_empty && !page)
    gtk_stack_add_titled (self->stack, g_object_new (FLIP_TYPE_EMPTY_PAGE, NULL), "empty", "");
  else if (!is_empty && page)
    gtk_stack_remove (self->stack, page);
}

static void
show_whichever (FlipLibraryPage *self)
{
  gboolean has_sheets = flip_library_model_count (self->model, NULL) > 0;

  if (self->has_problem)
    return;
  offer_games (self, !has_sheets);
  gtk_stack_set_visible_child_name (self->stack, has_sheets ? "list" : "empty");
  flip_show_class (self->begin, "suggested-action", has_sheets);
}

static void
make_recovery (FlipLibraryPage *self)
{
  if (self->recovery)
    return;
  self->recovery = g_object_new (FLIP_TYPE_RECOVERY_PAGE, NULL);
  g_signal_connect_swapped (self->recovery, "retry", G_CALLBACK (retry_cb), self);
  g_signal_connect (self->recovery, "close-library", G_CALLBACK (close_library_cb), self);
  g_signal_connect (self->recovery, "replaced", G_CALLBACK (told_cb), self);
  g_signal_connect (self->recovery, "failed", G_CALLBACK (told_cb), self);
  gtk_stack_add_titled (self->stack, GTK_WIDGET (self->recovery), "problem", "");
}

/* The file that a problem is about: a newer Flipside's library is not the file that this version
   uses. */
static char *
path_of (FlipLibraryPage *self)
{
  if (self->library && !flip_library_notice (self->library))
    return g_strdup (flip_library_path (self->library));
  return flip_library_default_path ();
}

/* A library that can't be read must not look like an empty one. */
static void
show_problem (FlipLibraryPage *self, const GError *error)
{
  g_autofree char *path = path_of (self);

  make_recovery (self);
  self->has_problem = TRUE;
  flip_recovery_page_load (self->recovery, path, error);
  gtk_stack_set_visible_child_name (self->stack, "problem");
}

static void
items_changed_cb (GListModel *model, guint position, guint gone, guint come, FlipLibraryPage *self)
{
  g_assert (FLIP_IS_LIBRARY_PAGE (self));

  if (self->list)
    show_whichever (self);
}

static void
reload_cb (FlipLibraryPage *self)
{
  if (self->library)
    flip_library_page_load (self, self->library, NULL);
}

static void
flip_library_page_class_init (FlipLibraryPageClass *klass)
{
  FLIP_HEAR (klass, FlipLibraryPage, model);
  FLIP_OWN (klass, FlipLibraryPage, (model, g_object_unref));
  FLIP_SIGNAL (klass, "open-sheet", 1, G_TYPE_INT64);
  FLIP_SIGNAL (klass, "close-library", 0);
  FLIP_SIGNAL (klass, "reopen-library", 0);
  FLIP_SIGNAL (klass, "tell", 1, G_TYPE_STRING);
  FLIP_TEMPLATE (klass, "library/library-page.ui");
  FLIP_BIND_CHILDREN (klass, FlipLibraryPage, stack, begin);
  FLIP_ACTIONS (klass, FlipLibraryPage, ("library.reload", reload_cb));
}

static void
flip_library_page_init (FlipLibraryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->model = flip_library_model_new ();
  g_signal_connect (self->model, "items-changed", G_CALLBACK (items_changed_cb), self);
}

/* public functions */

/* If there is a library of a newer Flipside, this version uses a file of its own. While that file
   is empty, the user should know why. */
static void
show_newer (FlipLibraryPage *self)
{
  g_autoptr (GError) error = g_error_new_literal (FLIP_STORE_ERROR, FLIP_STORE_ERROR_NEWER,
                                                  flip_library_notice (self->library));

  show_problem (self, error);
}

void
flip_library_page_load (FlipLibraryPage *self, FlipLibrary *library, const GError *problem)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (FLIP_IS_LIBRARY_PAGE (self));

  self->library = library;
  self->has_problem = FALSE;
  if (!flip_library_model_load (self->model, library, &error) || (!library && problem))
    {
      show_problem (self, error ? error : problem);
      return;
    }
  if (self->list || flip_library_model_count (self->model, NULL))
    show_list (self);
  if (library && flip_library_notice (library) && !flip_library_model_count (self->model, NULL))
    show_newer (self);
  else
    show_whichever (self);
}

static void
make_waiting (FlipLibraryPage *self)
{
  GtkWidget *spinner;

  if (self->waiting)
    return;
  spinner = gtk_spinner_new ();
  gtk_spinner_start (GTK_SPINNER (spinner));
  self->waiting = ADW_STATUS_PAGE (adw_status_page_new ());
  adw_status_page_set_icon_name (self->waiting, "flipside-sheet-symbolic");
  adw_status_page_set_child (self->waiting, spinner);
  gtk_stack_add_titled (self->stack, GTK_WIDGET (self->waiting), "waiting", "");
}

void
flip_library_page_wait (FlipLibraryPage *self, FlipLibraryOpening *opening)
{
  g_autofree char *path = NULL, *shown = NULL, *escaped = NULL, *words = NULL;
  gboolean is_busy;

  g_return_if_fail (FLIP_IS_LIBRARY_PAGE (self));
  g_return_if_fail (FLIP_IS_LIBRARY_OPENING (opening));

  is_busy = flip_library_opening_is_busy (opening);
  path = g_filename_display_name (flip_library_opening_path (opening));
  shown = flip_harmless (path);
  escaped = g_markup_escape_text (shown, -1);
  words =
    /* Translators: %s: the file of the library */
    g_strdup_printf (is_busy ? _ ("Another program is using %s. Your sheets will appear when it "
                                  "is done; until then, you can open sheet files.")
                             /* Translators: %s: the file of the library */
                             : _ ("Opening %s."),
                     escaped);
  self->library = NULL;
  make_waiting (self);
  adw_status_page_set_title (self->waiting,
                             is_busy ? _ ("Waiting for the Library") : _ ("Opening the Library"));
  adw_status_page_set_description (self->waiting, words);
  gtk_stack_set_visible_child_name (self->stack, "waiting");
}

void
flip_library_page_look (FlipLibraryPage *self, const GError *problem)
{
  g_return_if_fail (FLIP_IS_LIBRARY_PAGE (self));
  g_return_if_fail (problem);

  show_problem (self, problem);
  flip_recovery_page_look (self->recovery);
}
