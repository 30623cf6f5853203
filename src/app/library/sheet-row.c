/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/library/sheet-row.h"

#include "app/common/layout/columns.h"
#include "app/common/picture/drawing.h"
#include "app/common/picture/widget-canvas.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/measure.h"
#include "app/library/sheet-card.h"
#include "draw/kit/canvas.h"
#include "draw/sheet/sheet-art.h"
#include "engine/base/phrase.h"
#include "games/games.h"
#include "play/editions/edition-state.h"
#include "play/moment/sheet-words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* A player's name after a dot in the seat's ink. */
#define FLIP_TYPE_SEAT_NAME (flip_seat_name_get_type ())
G_DECLARE_FINAL_TYPE (FlipSeatName, flip_seat_name, FLIP, SEAT_NAME, GtkWidget)

#define DOT 10
#define GAP 4

/* A name up to this width is never cut off, but moves to the next line. */
#define WHOLE_NAME 100

struct _FlipSeatName
{
  GtkWidget parent_instance;

  /* owned */
  GtkWidget *label;

  guint seat;
};

G_DEFINE_FINAL_TYPE (FlipSeatName, flip_seat_name, GTK_TYPE_WIDGET)

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  FlipSeatName *self = FLIP_SEAT_NAME (widget);

  gtk_widget_measure (self->label, orientation, -1, &extent->minimum, &extent->natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      extent->minimum = MAX (extent->minimum, MIN (extent->natural, WHOLE_NAME)) + DOT + GAP;
      extent->natural += DOT + GAP;
    }
}

static void
flip_seat_name_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  gtk_widget_size_allocate (
    FLIP_SEAT_NAME (widget)->label,
    &(GtkAllocation){ mirrored ? 0 : DOT + GAP, 0, width - DOT - GAP, height }, -1);
}

static void
flip_seat_name_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipSeatName *self = FLIP_SEAT_NAME (widget);
  const FlipPalette *palette = flip_screen_palette ();
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  float x = mirrored ? (float) gtk_widget_get_width (widget) - DOT : 0;
  float y = (float) (gtk_widget_get_height (widget) - DOT) / 2;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x, y, DOT, DOT));
  FlipCanvas canvas;

  flip_canvas_init (&canvas, cr, palette);
  cairo_arc (cr, x + DOT / 2.0, y + DOT / 2.0, DOT / 2.0, 0, 2 * G_PI);
  flip_canvas_fill (&canvas, flip_palette_ink (palette, self->seat));
  flip_canvas_clear (&canvas);
  cairo_destroy (cr);
  gtk_widget_snapshot_child (widget, self->label, snapshot);
}

static void
flip_seat_name_class_init (FlipSeatNameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FLIP_OWN (klass, FlipSeatName, (label, gtk_widget_unparent));
  flip_class_measure (klass, GTK_SIZE_REQUEST_CONSTANT_SIZE, measure);
  widget_class->size_allocate = flip_seat_name_size_allocate;
  widget_class->snapshot = flip_seat_name_snapshot;
}

static void
flip_seat_name_init (FlipSeatName *self)
{
  self->label = flip_make_label (NULL, NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  flip_screen_palette_watch (GTK_WIDGET (self), G_CALLBACK (gtk_widget_queue_draw));
}

static GtkWidget *
flip_seat_name_new (guint seat, const char *name)
{
  FlipSeatName *self;

  g_return_val_if_fail (name != NULL, NULL);

  self = g_object_new (FLIP_TYPE_SEAT_NAME, NULL);
  self->seat = seat;
  gtk_label_set_label (GTK_LABEL (self->label), name);
  return GTK_WIDGET (self);
}

#define SIZE   44
#define RADIUS 10
#define GLYPH  26

/* A game's symbol on a small coloured background. */
G_DECLARE_FINAL_TYPE (FlipGameTile, flip_game_tile, FLIP, GAME_TILE, FlipDrawing)

struct _FlipGameTile
{
  FlipDrawing parent_instance;

  /* borrowed */
  const FlipGame *game;   /* NULL: a game that this Flipside does not know */
  const FlipBoard *board; /* the board whose picture replaces the symbol, or NULL */

  /* owned */
  FlipLog *begun; /* a log that has just begun on that board, or NULL */
};

G_DEFINE_FINAL_TYPE (FlipGameTile, flip_game_tile, FLIP_TYPE_DRAWING)

struct _FlipSheetRow
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *heading, *game, *mode, *date, *state, *detail;
  FlipColumns *players;
  FlipGameTile *tile;
  GtkImage *mode_icon;
  GtkProgressBar *progress;
  GtkWidget *card, *trophy;

  /* owned */
  FlipSheetItem *item;
};

FLIP_DEFINE_TEMPLATE (FlipSheetRow, flip_sheet_row, GTK_TYPE_BOX)

/* the tile */

static void
draw_board (FlipGameTile *self, FlipCanvas *canvas)
{
  gconstpointer state = flip_log_state (self->begun);

  canvas->setup = flip_log_setup (self->begun);
  flip_sheet_art_draw_edition (flip_sheet_art_of (self->game, state), canvas, state,
                               &(FlipRect){ 0, 0, SIZE, SIZE });
}

static void
flip_game_tile_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipGameTile *self = FLIP_GAME_TILE (drawing);
  const FlipPalette *palette = canvas->palette;
  const FlipSheetArt *art = self->game ? flip_sheet_art_find (self->game) : NULL;
  FlipGlyph glyph = art ? art->emblem : FLIP_GLYPH_CARDS;
  FlipColour colour =
    art ? flip_sheet_art_emblem_colour (art, palette) : palette->hues[FLIP_HUE_GREY];
  FlipColour ground =
    palette->mixes ? flip_colour_mix (colour, palette->board, .87) : palette->board;
  FlipRect rect = { 0, 0, SIZE, SIZE };

  if (self->begun)
    return draw_board (self, canvas);
  flip_canvas_box (canvas, &rect, RADIUS, ground, palette->mixes ? ground : colour, palette->line);
  flip_glyph_draw (canvas, glyph, SIZE / 2.0, SIZE / 2.0, GLYPH, colour, ground);
}

static void
flip_game_tile_class_init (FlipGameTileClass *klass)
{
  FLIP_OWN_LAST (klass, FlipGameTile, (begun, flip_log_free));
  FLIP_DRAWING_CLASS (klass)->draw = flip_game_tile_draw;
}

static void
flip_game_tile_init (FlipGameTile *self)
{
  flip_drawing_set_size (FLIP_DRAWING (self), SIZE, SIZE);
}

/* Scenarios are recognised by their pictures; other games have only one board, or hardly more. */
static void
show_game (FlipGameTile *self, const FlipGame *game, const char *name)
{
  const FlipBoard *board = game && game->words.boards ? flip_game_find_board (game, name) : NULL;

  if (self->game == game && self->board == board)
    return;
  self->game = game;
  self->board = board;
  g_clear_pointer (&self->begun, flip_log_free);
  self->begun = board ? flip_edition_begin (game, board->text, TRUE, NULL) : NULL;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* helpers */

static void
show_players (FlipSheetRow *self, const FlipSheetInfo *info)
{
  flip_columns_clear (self->players);
  for (guint i = 0; i < info->n_seats; i++)
    flip_columns_append (self->players, flip_seat_name_new (i, info->seats[i].name));
}

static void
show_state (FlipSheetRow *self, const FlipSheetInfo *info)
{
  g_autofree char *awaited = flip_sheet_words_awaited (info);
  g_autofree char *where = flip_sheet_words_where (info);
  g_auto (FlipSheetOutcome) outcome = { 0 };

  if (info->finished)
    flip_sheet_words_outcome (info, &outcome);
  gtk_label_set_label (self->state, info->finished ? outcome.title : awaited);
  gtk_label_set_label (self->detail, info->finished ? outcome.detail : where);
  gtk_label_set_wrap (self->detail, info->finished);
  gtk_label_set_lines (self->detail, info->finished ? 2 : -1);
  gtk_widget_set_visible (GTK_WIDGET (self->detail), *gtk_label_get_label (self->detail) != '\0');
  gtk_widget_set_visible (self->trophy, outcome.has_winner);
  gtk_widget_set_hexpand (GTK_WIDGET (self->state), !outcome.has_winner);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), !info->finished);
  gtk_progress_bar_set_fraction (self->progress, info->progress / 100.0);
}

static void
set_css_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static const char *
heading_of (FlipSection section)
{
  switch (section)
    {
    case FLIP_SECTION_PLAYED:
      /* Translators: heading over a list of sheets */
      return _ ("In progress");
    case FLIP_SECTION_FINISHED:
      /* Translators: heading over a list of sheets */
      return _ ("Finished");
    default:
      /* Translators: heading over a list of sheets */
      return _ ("Archived");
    }
}

static void
show_section (FlipSheetRow *self, FlipSheetItem *item)
{
  gtk_label_set_label (self->heading, heading_of (flip_sheet_item_section (item)));
  gtk_widget_set_visible (GTK_WIDGET (self->heading), flip_sheet_item_is_first (item));
  set_css_class (self->card, "first", flip_sheet_item_is_first (item));
  set_css_class (self->card, "last", flip_sheet_item_is_last (item));
}

/* callbacks */

/* A click on the heading must not open the sheet below it. */
static void
heading_pressed_cb (GtkGestureClick *gesture, int n, double x, double y, gpointer data)
{
  g_assert (GTK_IS_GESTURE_CLICK (gesture));

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
flip_sheet_row_class_init (FlipSheetRowClass *klass)
{
  FLIP_OWN (klass, FlipSheetRow, (item, g_object_unref));
  FLIP_TEMPLATE (klass, "library/sheet-row.ui");
  FLIP_BIND_CHILDREN (klass, FlipSheetRow, heading, card, tile, game, players, mode_icon,
                      mode, date, trophy, state, detail, progress);
  FLIP_BIND_CALLBACKS (klass, heading_pressed_cb);
}

/* public functions */

GtkWidget *
flip_sheet_row_new (void)
{
  return g_object_new (FLIP_TYPE_SHEET_ROW, NULL);
}

void
flip_sheet_row_show (FlipSheetRow *self, FlipSheetItem *item)
{
  const FlipSheetInfo *info = flip_sheet_item_info (item);
  g_autofree char *game = flip_sheet_words_title (info);
  g_autofree char *mode = flip_sheet_words_filed (info);
  g_autofree char *date = flip_sheet_words_date (info);

  g_return_if_fail (FLIP_IS_SHEET_ROW (self));

  g_set_object (&self->item, item);
  show_game (self->tile, flip_games_find (info->game), info->board);
  gtk_label_set_label (self->game, game);
  gtk_label_set_label (self->mode, mode);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->mode), *info->tags ? mode : NULL);
  gtk_image_set_from_icon_name (self->mode_icon, info->dealt ? "flipside-deals-symbolic"
                                                             : "flipside-table-symbolic");
  gtk_label_set_label (self->date, date);
  show_players (self, info);
  show_state (self, info);
  show_section (self, item);
}

void
flip_sheet_row_clear (FlipSheetRow *self)
{
  g_return_if_fail (FLIP_IS_SHEET_ROW (self));

  g_clear_object (&self->item);
}

const FlipSheetInfo *
flip_sheet_row_info (FlipSheetRow *self)
{
  g_return_val_if_fail (FLIP_IS_SHEET_ROW (self), NULL);

  return self->item ? flip_sheet_item_info (self->item) : NULL;
}

char *
flip_sheet_row_describe (FlipSheetRow *self)
{
  const FlipSheetInfo *info = flip_sheet_row_info (self);
  GString *words = g_string_new (NULL);
  g_autofree char *players = NULL;

  g_return_val_if_fail (info, NULL);

  players = flip_sheet_words_names (info);
  flip_phrase_add_clause (words, gtk_label_get_label (self->game));
  flip_phrase_add_clause (words, players);
  flip_phrase_add_clause (words, gtk_label_get_label (self->heading));
  if (gtk_widget_get_visible (self->trophy))
    /* Translators: of a finished sheet */
    flip_phrase_add_clause (words, _ ("winner"));
  flip_phrase_add_clause (words, gtk_label_get_label (self->state));
  flip_phrase_add_clause (words, gtk_label_get_label (self->detail));
  flip_phrase_add_clause (words, gtk_label_get_label (self->mode));
  flip_phrase_add_clause (words, gtk_label_get_label (self->date));
  return g_string_free (words, FALSE);
}
