/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

typedef struct
{
  double red, green, blue, alpha;
} FlipColour;

typedef enum
{
  FLIP_PALETTE_LIGHT,
  FLIP_PALETTE_DARK,
  FLIP_PALETTE_CONTRAST,
  FLIP_PALETTE_CONTRAST_DARK,
  FLIP_PALETTE_PRINT,
  FLIP_N_PALETTES
} FlipPaletteId;

/* The hues of a sheet: the four suits in their order, then those without a suit. */
typedef enum
{
  FLIP_HUE_HEARTS,
  FLIP_HUE_SPADES,
  FLIP_HUE_DIAMONDS,
  FLIP_HUE_CLUBS,
  FLIP_HUE_VIOLET,
  FLIP_HUE_GREY,
  FLIP_N_HUES
} FlipHue;

/* Finds a hue by its name, "hearts"; grey if there is no such name. */
FlipHue flip_hue_find (const char *word);

/* One for each seat that a game can have at most. */
#define FLIP_N_INKS 10

/* Colours are named by their role: what is printed is muted, ink is bold, and a glow is an
   invitation. */
typedef struct
{
  FlipPaletteId id;
  FlipColour desk, board, face;
  FlipColour text, second;
  FlipColour hues[FLIP_N_HUES], tints[FLIP_N_HUES];
  FlipColour star, silver, cash, wanted, tools;
  FlipColour gold_line, gold_fill;
  FlipColour glow, faint_glow, glow_line;
  FlipColour badge, badge_text, badge_line;
  FlipColour refused, focus;
  FlipColour inks[FLIP_N_INKS];
  FlipColour card, card_back, card_suits[4];
  double line;        /* width of a hairline */
  double bonus_share; /* the share of the hue in the background of a bonus action */
  gboolean mixes;     /* hues are mixed with the board's colour; otherwise they are used pure */
  gboolean is_dark;
  gboolean shows_moves; /* whether it shows glow, prices, refusals and focus */
} FlipPalette;

const FlipPalette *flip_palette (FlipPaletteId id);

FlipColour flip_colour_mix (FlipColour colour, FlipColour into, double share_of_into);
FlipColour flip_colour_fade (FlipColour colour, double alpha);

/* Colours that are mixed from the roles. */
FlipColour flip_palette_site_line (const FlipPalette *palette, FlipHue hue);
FlipColour flip_palette_panel_line (const FlipPalette *palette, FlipHue hue);
FlipColour flip_palette_rule (const FlipPalette *palette, FlipHue hue);
FlipColour flip_palette_way (const FlipPalette *palette, FlipHue hue);
FlipColour flip_palette_roof (const FlipPalette *palette, FlipHue hue);
FlipColour flip_palette_bonus (const FlipPalette *palette, FlipHue hue);
FlipColour flip_palette_bonus_line (const FlipPalette *palette, FlipHue hue);
FlipColour flip_palette_bonus_text (const FlipPalette *palette, FlipHue hue);
FlipColour flip_palette_free_place (const FlipPalette *palette);
FlipColour flip_palette_spent (const FlipPalette *palette, FlipColour ink);
FlipColour flip_palette_stripe (const FlipPalette *palette, FlipHue hue);
FlipColour flip_palette_ink (const FlipPalette *palette, guint seat);
