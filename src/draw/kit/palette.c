/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/palette.h"

#define HEX(rgb)                                                                            \
  { ((rgb) >> 16 & 0xff) / 255.0, ((rgb) >> 8 & 0xff) / 255.0, ((rgb) &0xff) / 255.0, 1.0 }

/* The colours of all palettes side by side: for light and dark windows, for high contrast in both,
   and for print, which has no colours for moves. */
#define COLOURS(PICK)                                                   \
  .desk = PICK (0xe3e5e8, 0x1b1c1e, 0xffffff, 0x000000, 0xffffff),      \
  .board = PICK (0xffffff, 0x26282c, 0xffffff, 0x000000, 0xffffff),     \
  .face = PICK (0xffffff, 0x1f2124, 0xffffff, 0x000000, 0xffffff),      \
  .text = PICK (0x2f3237, 0xe6e8eb, 0x000000, 0xffffff, 0x111111),      \
  .second = PICK (0x565a61, 0xb6bac1, 0x1a1a1a, 0xe6e6e6, 0x333333),    \
  .hues = {                                                             \
    PICK (0xb23a3c, 0xf08a86, 0x8f0008, 0xff9d9d, 0x8e2a2c),            \
    PICK (0x36393f, 0xd8dade, 0x000000, 0xffffff, 0x222222),            \
    PICK (0x2a64a4, 0x7db6f2, 0x003f9e, 0x8cc4ff, 0x214f82),            \
    PICK (0x276a40, 0x7fcb95, 0x00501e, 0x86e69f, 0x215537),            \
    PICK (0x6a5688, 0xbda7e0, 0x4b1f86, 0xd6c0ff, 0x523f6e),            \
    PICK (0x5b6068, 0xb3b8c0, 0x000000, 0xffffff, 0x444444) },          \
  .tints = {                                                            \
    PICK (0xfbf4f3, 0x2f2829, 0xffffff, 0x000000, 0xffffff),            \
    PICK (0xf4f4f6, 0x2c2e32, 0xffffff, 0x000000, 0xffffff),            \
    PICK (0xf1f5fa, 0x262c34, 0xffffff, 0x000000, 0xffffff),            \
    PICK (0xf2f7f3, 0x262e29, 0xffffff, 0x000000, 0xffffff),            \
    PICK (0xf6f3f9, 0x2d2a34, 0xffffff, 0x000000, 0xffffff),            \
    PICK (0xf7f7f8, 0x2b2d31, 0xffffff, 0x000000, 0xffffff) },          \
  .star = PICK (0xb06a00, 0xf0b54a, 0x663b00, 0xffc34d, 0x333333),      \
  .silver = PICK (0x5d6672, 0xbcc5d0, 0x222222, 0xe0e6ee, 0x333333),    \
  .cash = PICK (0x2c6b3c, 0x8fce9c, 0x00501e, 0x8cf0a4, 0x1d4d2a),      \
  .wanted = PICK (0x8a4523, 0xe3a07c, 0x6b1f00, 0xffb08a, 0x333333),    \
  .tools = PICK (0x56504a, 0xcbc3ba, 0x000000, 0xffffff, 0x333333),     \
  .gold_line = PICK (0x7d5a00, 0xf3d985, 0x4a3500, 0xfff0b0, 0x333333), \
  .gold_fill = PICK (0xf0c23a, 0xa07a14, 0xffd52e, 0x8a6800, 0xffffff), \
  .focus = PICK (0x1a68c7, 0x78aeed, 0x003f9e, 0x8cc4ff, 0x333333),     \
  .inks = {                                                             \
    PICK (0x3c1fd0, 0xa99bff, 0x2a00c8, 0xb8adff, 0x000000),            \
    PICK (0xc2185b, 0xff86b3, 0x9b0046, 0xff9cc2, 0x000000),            \
    PICK (0x00767a, 0x5fd0d2, 0x00545a, 0x6fe3e5, 0x000000),            \
    PICK (0xa34a00, 0xffae66, 0x7a3300, 0xffb878, 0x000000),            \
    PICK (0x2f7a1a, 0x8fd97a, 0x1c5500, 0x9ceb86, 0x000000),            \
    PICK (0x8a1fa8, 0xe59bff, 0x62007c, 0xecb0ff, 0x000000),            \
    PICK (0x0b6aa6, 0x7cc6ff, 0x004a7a, 0x8fd0ff, 0x000000),            \
    PICK (0x6b5a00, 0xdcc85a, 0x4d4000, 0xecd96a, 0x000000),            \
    PICK (0x4a5a66, 0xb4c4d0, 0x2f3b44, 0xc8d8e4, 0x000000),            \
    PICK (0xb3261e, 0xff9a90, 0x850a06, 0xffa9a0, 0x000000) },          \
  .card = PICK (0xffffff, 0xf1f1f2, 0xffffff, 0xffffff, 0xffffff),      \
  .card_back = PICK (0x5b6b84, 0x3a4a63, 0x2b3a52, 0x6d83a8, 0x777777), \
  .card_suits = {                                                       \
    PICK (0xb3262b, 0xb3262b, 0x8f0008, 0x8f0008, 0x8e2a2c),            \
    PICK (0x22252a, 0x22252a, 0x000000, 0x000000, 0x222222),            \
    PICK (0x1f5fae, 0x1f5fae, 0x003f9e, 0x003f9e, 0x214f82),            \
    PICK (0x1f7040, 0x1f7040, 0x00501e, 0x00501e, 0x215537) },

#define COLOURS_OF_MOVES(PICK)                                    \
  .glow = PICK (0xffe98a, 0x443810, 0xffe14d, 0x4a3a00, 0),       \
  .faint_glow = PICK (0xfff8dc, 0x302b1c, 0xfff6c2, 0x241c00, 0), \
  .glow_line = PICK (0xa87400, 0xf2c744, 0x000000, 0xffe14d, 0),  \
  .badge = PICK (0xf6cf57, 0xe6b93a, 0xffd52e, 0xffd52e, 0),      \
  .badge_text = PICK (0x3d2c00, 0x2a1e00, 0x000000, 0x000000, 0), \
  .badge_line = PICK (0x9a6f00, 0xf5d77f, 0x000000, 0xffffff, 0), \
  .refused = PICK (0xc01c28, 0xff8a80, 0x8f0000, 0xff9d9d, 0),

/* Each of these picks its column. */
#define LIGHT(light, ...)                                        HEX (light)
#define DARK(light, dark, ...)                                   HEX (dark)
#define CONTRAST(light, dark, contrast, ...)                     HEX (contrast)
#define CONTRAST_DARK(light, dark, contrast, contrast_dark, ...) HEX (contrast_dark)
#define PRINT(light, dark, contrast, contrast_dark, print)       HEX (print)

static const FlipPalette palettes[FLIP_N_PALETTES] = {
  [FLIP_PALETTE_LIGHT] = {
    .id = FLIP_PALETTE_LIGHT, COLOURS (LIGHT) COLOURS_OF_MOVES (LIGHT)
    .line = 1, .bonus_share = .20, .mixes = TRUE, .shows_moves = TRUE,
  },
  [FLIP_PALETTE_DARK] = {
    .id = FLIP_PALETTE_DARK, COLOURS (DARK) COLOURS_OF_MOVES (DARK)
    .line = 1, .bonus_share = .26, .mixes = TRUE, .is_dark = TRUE, .shows_moves = TRUE,
  },
  [FLIP_PALETTE_CONTRAST] = {
    .id = FLIP_PALETTE_CONTRAST, COLOURS (CONTRAST) COLOURS_OF_MOVES (CONTRAST)
    .line = 1.5, .bonus_share = 0, .shows_moves = TRUE,
  },
  [FLIP_PALETTE_CONTRAST_DARK] = {
    .id = FLIP_PALETTE_CONTRAST_DARK, COLOURS (CONTRAST_DARK) COLOURS_OF_MOVES (CONTRAST_DARK)
    .line = 1.5, .bonus_share = 0, .is_dark = TRUE, .shows_moves = TRUE,
  },
  [FLIP_PALETTE_PRINT] = {
    .id = FLIP_PALETTE_PRINT, COLOURS (PRINT)
    .line = 1, .bonus_share = .08, .mixes = TRUE,
  },
};

static const FlipColour black = HEX (0x000000);
static const FlipColour white = HEX (0xffffff);

const FlipPalette *
flip_palette (FlipPaletteId id)
{
  g_return_val_if_fail (id < FLIP_N_PALETTES, &palettes[FLIP_PALETTE_LIGHT]);

  return &palettes[id];
}

FlipColour
flip_colour_mix (FlipColour colour, FlipColour into, double share)
{
  g_assert (share >= 0 && share <= 1);

  return (FlipColour){
    colour.red + (into.red - colour.red) * share,
    colour.green + (into.green - colour.green) * share,
    colour.blue + (into.blue - colour.blue) * share,
    colour.alpha + (into.alpha - colour.alpha) * share,
  };
}

FlipColour
flip_colour_fade (FlipColour colour, double alpha)
{
  g_assert (alpha >= 0 && alpha <= 1);

  colour.alpha *= alpha;
  return colour;
}

static FlipColour
hue_in_board (const FlipPalette *palette, FlipHue hue, double share_of_board)
{
  g_return_val_if_fail (hue < FLIP_N_HUES, palette->text);

  if (!palette->mixes)
    return palette->hues[hue];
  return flip_colour_mix (palette->hues[hue], palette->board, share_of_board);
}

FlipColour
flip_palette_site_line (const FlipPalette *palette, FlipHue hue)
{
  return hue_in_board (palette, hue, .58);
}

FlipColour
flip_palette_panel_line (const FlipPalette *palette, FlipHue hue)
{
  return hue_in_board (palette, hue, .74);
}

FlipColour
flip_palette_rule (const FlipPalette *palette, FlipHue hue)
{
  return hue_in_board (palette, hue, .86);
}

FlipColour
flip_palette_way (const FlipPalette *palette, FlipHue hue)
{
  return hue_in_board (palette, hue, .62);
}

FlipColour
flip_palette_roof (const FlipPalette *palette, FlipHue hue)
{
  return flip_colour_mix (palette->hues[hue], palette->face, 1 - palette->bonus_share * .8);
}

FlipColour
flip_palette_bonus (const FlipPalette *palette, FlipHue hue)
{
  return flip_colour_mix (palette->hues[hue], palette->face, 1 - palette->bonus_share);
}

FlipColour
flip_palette_bonus_line (const FlipPalette *palette, FlipHue hue)
{
  return palette->mixes ? flip_colour_mix (palette->hues[hue], palette->face, .35)
                        : palette->hues[hue];
}

FlipColour
flip_palette_bonus_text (const FlipPalette *palette, FlipHue hue)
{
  if (!palette->mixes)
    return palette->hues[hue];
  return palette->is_dark ? flip_colour_mix (palette->hues[hue], white, .25)
                          : flip_colour_mix (palette->hues[hue], black, .16);
}

FlipColour
flip_palette_free_place (const FlipPalette *palette)
{
  return palette->mixes ? flip_colour_mix (palette->hues[FLIP_HUE_GREY], palette->board, .55)
                        : palette->hues[FLIP_HUE_GREY];
}

FlipColour
flip_palette_spent (const FlipPalette *palette, FlipColour ink)
{
  return flip_colour_mix (ink, palette->tints[FLIP_HUE_GREY], .78);
}

FlipColour
flip_palette_stripe (const FlipPalette *palette, FlipHue hue)
{
  g_assert (hue < FLIP_N_HUES);

  return flip_colour_mix (palette->hues[hue], palette->tints[hue], .93);
}

FlipHue
flip_hue_find (const char *word)
{
  static const char *const words[] = { "hearts", "spades", "diamonds", "clubs", "violet", "grey" };

  G_STATIC_ASSERT (G_N_ELEMENTS (words) == FLIP_N_HUES);

  for (FlipHue hue = 0; hue < FLIP_N_HUES; hue++)
    {
      if (g_strcmp0 (words[hue], word) == 0)
        return hue;
    }
  return FLIP_HUE_GREY;
}

FlipColour
flip_palette_ink (const FlipPalette *palette, guint seat)
{
  return palette->inks[seat % FLIP_N_INKS];
}
