/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/library/empty-page.h"

#include "app/common/ask/main-menu.h"
#include "app/common/layout/flow-layout.h"
#include "app/common/layout/room-bin.h"
#include "app/common/picture/drawing.h"
#include "app/common/toolkit/text-scale.h"
#include "app/library/first-tile.h"
#include "draw/kit/marker.h"
#include "games/games.h"

/* From these widths on, all tiles stand in a line, or in two. */
#define LINE_FROM  1000
#define LINES_FROM 600
#define IN_TWO     3

#define WIDE_MARGIN   40
#define NARROW_MARGIN 12

/* the picture above the words: a board with a few marks */

#define BOARD_WIDTH  98
#define BOARD_HEIGHT 64

#define FLIP_TYPE_SMALL_BOARD (flip_small_board_get_type ())
G_DECLARE_FINAL_TYPE (FlipSmallBoard, flip_small_board, FLIP, SMALL_BOARD, FlipDrawing)

struct _FlipSmallBoard
{
  FlipDrawing parent_instance;
};

G_DEFINE_FINAL_TYPE (FlipSmallBoard, flip_small_board, FLIP_TYPE_DRAWING)

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
flip_small_board_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  static const SmallSite sites[] = {
    { { 13, 12, 14, 18 }, 'x' }, { { 32, 12, 16, 18 }, 'o' }, { { 52, 12, 14, 18 }, ' ' },
    { { 71, 12, 14, 18 }, ' ' }, { { 13, 35, 20, 18 }, ' ' }, { { 39, 35, 20, 18 }, '*' },
    { { 65, 35, 20, 18 }, 'o' },
  };
  FlipRect board = { 0, 0, BOARD_WIDTH, BOARD_HEIGHT };

  cairo_translate (canvas->cr, (width - BOARD_WIDTH) / 2, (height - BOARD_HEIGHT) / 2);
  flip_canvas_box (canvas, &board, 8, canvas->palette->board,
                   flip_palette_site_line (canvas->palette, FLIP_HUE_GREY), 2);
  for (guint i = 0; i < G_N_ELEMENTS (sites); i++)
    draw_small_site (canvas, &sites[i], i);
}

static void
flip_small_board_class_init (FlipSmallBoardClass *klass)
{
  FLIP_DRAWING_CLASS (klass)->draw = flip_small_board_draw;
}

static void
flip_small_board_init (FlipSmallBoard *self)
{
  flip_drawing_set_size (FLIP_DRAWING (self), BOARD_WIDTH + 4, BOARD_HEIGHT + 4);
}

/* the page */

struct _FlipEmptyPage
{
  GtkBox parent_instance;

  /* template */
  GtkGrid *tiles;
  GtkWidget *content;
  GMenu *editions;

  int columns; /* of tiles */
};

G_DEFINE_FINAL_TYPE (FlipEmptyPage, flip_empty_page, GTK_TYPE_BOX)

/* helpers */

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

/* callbacks */

static void
room_cb (FlipRoomBin *bin, int width, int height, FlipEmptyPage *self)
{
  g_assert (FLIP_IS_EMPTY_PAGE (self));

  place_tiles (self, width >= flip_text_scale (GTK_WIDGET (self), LINE_FROM)    ? count_games ()
                     : width >= flip_text_scale (GTK_WIDGET (self), LINES_FROM) ? IN_TWO
                                                                                : 1);
}

/* overrides */

static void
flip_empty_page_class_init (FlipEmptyPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FLIP_TYPE_FLOW_LAYOUT);
  g_type_ensure (FLIP_TYPE_ROOM_BIN);
  g_type_ensure (FLIP_TYPE_SMALL_BOARD);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/library/empty-page.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipEmptyPage, tiles);
  gtk_widget_class_bind_template_child (widget_class, FlipEmptyPage, content);
  gtk_widget_class_bind_template_child (widget_class, FlipEmptyPage, editions);
  gtk_widget_class_bind_template_callback (widget_class, room_cb);
}

static void
flip_empty_page_init (FlipEmptyPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  flip_main_menu_list_games (self->editions, "win.editions");
  for (int i = 0; flip_games[i]; i++)
    gtk_grid_attach (self->tiles, flip_first_tile_new (flip_games[i]), i, 0, 1, 1);
  self->columns = count_games ();
}
