/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/layout-table.h"
#include "draw/panel.h"
#include "draw/site-face.h"
#include "engine/game.h"

G_BEGIN_DECLS

/* Two ways to lay a sheet out: the whole board, or one region at a time on a narrow screen. */
typedef enum
{
  FLIP_LAYOUT_BOARD,  /* regions lie side by side; rectangles are those of the board */
  FLIP_LAYOUT_NARROW, /* each region is a page of its own, from 0, 0 */
  FLIP_N_LAYOUTS
} FlipLayout;

#define FLIP_ALL_REGIONS G_MAXUINT

/* How a game's sheet looks: one constant table a game. Sites are numbered as the game does it. */
typedef struct
{
  const FlipGame *game;
  double width, height; /* of the board */
  guint n_sites, n_regions;

  /* The game's own symbol. */
  FlipGlyph emblem;
  FlipColour (*emblem_colour) (const FlipPalette *palette);

  FlipRect (*region) (FlipLayout layout, guint region);
  const char *(*region_name) (guint region); /* translated */
  FlipGlyph (*region_glyph) (guint region);
  FlipHue (*region_hue) (guint region);

  /* In the coordinates of the board, or of its region's page. */
  FlipRect (*site) (FlipLayout layout, guint site);
  guint (*site_region) (guint site);

  /* Where a site lies just now, if that depends on the game; nowhere when it is empty. NULL: always
     at the same place. */
  FlipRect (*site_now) (gconstpointer state, guint seat, FlipLayout layout, guint site);

  /* One region: what never changes during a game, and the marks that are no sites. */
  void (*draw_print) (FlipCanvas *canvas, gconstpointer state, FlipLayout layout, guint region);
  void (*draw_ink) (FlipCanvas *canvas,
                    gconstpointer state,
                    guint seat,
                    FlipLayout layout,
                    guint region);

  /* What a move that is only thought of would change: over the ink, in the moment before it. NULL:
     nothing is shown. */
  void (*draw_outlook) (FlipCanvas *canvas,
                        gconstpointer state,
                        gconstpointer after,
                        guint seat,
                        FlipLayout layout,
                        guint region);

  /* A number for all that a site's drawing depends on beside its look and the seat's ink: while it
     stays the same, so does the drawing. 0: on nothing else, so that without a mark it is the same
     for every seat. NULL: it may always be another. */
  guint (*site_digest) (gconstpointer state, guint seat, guint site);

  /* One site with its mark, from its own upper left corner. */
  void (*draw_site) (FlipCanvas *canvas,
                     gconstpointer state,
                     guint seat,
                     FlipLayout layout,
                     guint site,
                     const FlipSiteLook *look);

  /* A card of the game, within a rectangle. NULL: playing cards. */
  void (*draw_card) (FlipCanvas *canvas, gconstpointer state, FlipCard card, const FlipRect *rect);

  /* The game in little, to know it by, within a rectangle. NULL: its board. */
  void (*draw_scene) (FlipCanvas *canvas, const FlipRect *rect);

  /* NULL: there is nothing to set up on a table. */
  const FlipTableLayout *table;
} FlipSheetArt;

/* The board or one of its regions, in three layers. The board's own ground comes with the print. */
void flip_sheet_art_draw_print (const FlipSheetArt *art,
                                FlipCanvas *canvas,
                                gconstpointer state,
                                FlipLayout layout,
                                guint region);
void flip_sheet_art_draw_ink (const FlipSheetArt *art,
                              FlipCanvas *canvas,
                              gconstpointer state,
                              guint seat,
                              FlipLayout layout,
                              guint region);
void flip_sheet_art_draw_sites (const FlipSheetArt *art,
                                FlipCanvas *canvas,
                                gconstpointer state,
                                guint seat,
                                FlipLayout layout,
                                guint region);

/* All three. */
void flip_sheet_art_draw (const FlipSheetArt *art,
                          FlipCanvas *canvas,
                          gconstpointer state,
                          guint seat,
                          FlipLayout layout,
                          guint region);

G_END_DECLS
