/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/palette.h"

#define HEX(rgb)                                                                          \
  {                                                                                       \
    ((rgb) >> 16 & 0xff) / 255.0, ((rgb) >> 8 & 0xff) / 255.0, ((rgb) &0xff) / 255.0, 1.0 \
  }

static const FlipPalette palettes[FLIP_N_PALETTES] = {
  [FLIP_PALETTE_LIGHT] = {
    .id = FLIP_PALETTE_LIGHT,
    .desk = HEX (0xe3e5e8),
    .board = HEX (0xffffff),
    .face = HEX (0xffffff),
    .text = HEX (0x2f3237),
    .second = HEX (0x565a61),
    .hues = { HEX (0xb23a3c), HEX (0x36393f), HEX (0x2a64a4), HEX (0x276a40), HEX (0x6a5688),
              HEX (0x5b6068) },
    .tints = { HEX (0xfbf4f3), HEX (0xf4f4f6), HEX (0xf1f5fa), HEX (0xf2f7f3), HEX (0xf6f3f9),
               HEX (0xf7f7f8) },
    .star = HEX (0xb06a00),
    .silver = HEX (0x5d6672),
    .cash = HEX (0x2c6b3c),
    .wanted = HEX (0x8a4523),
    .tools = HEX (0x56504a),
    .gold_line = HEX (0x7d5a00),
    .gold_fill = HEX (0xf0c23a),
    .glow = HEX (0xffe98a),
    .faint_glow = HEX (0xfff8dc),
    .glow_line = HEX (0xa87400),
    .badge = HEX (0xf6cf57),
    .badge_text = HEX (0x3d2c00),
    .badge_line = HEX (0x9a6f00),
    .refused = HEX (0xc01c28),
    .focus = HEX (0x1a68c7),
    .inks = { HEX (0x3c1fd0), HEX (0xc2185b), HEX (0x00767a), HEX (0xa34a00), HEX (0x2f7a1a),
              HEX (0x8a1fa8), HEX (0x0b6aa6), HEX (0x6b5a00), HEX (0x4a5a66), HEX (0xb3261e) },
    .card = HEX (0xffffff),
    .card_back = HEX (0x5b6b84),
    .card_suits = { HEX (0xb3262b), HEX (0x22252a), HEX (0x1f5fae), HEX (0x1f7040) },
    .line = 1,
    .bonus_share = .20,
    .mixes = TRUE,
    .shows_moves = TRUE,
  },
  [FLIP_PALETTE_DARK] = {
    .id = FLIP_PALETTE_DARK,
    .desk = HEX (0x1b1c1e),
    .board = HEX (0x26282c),
    .face = HEX (0x1f2124),
    .text = HEX (0xe6e8eb),
    .second = HEX (0xb6bac1),
    .hues = { HEX (0xf08a86), HEX (0xd8dade), HEX (0x7db6f2), HEX (0x7fcb95), HEX (0xbda7e0),
              HEX (0xb3b8c0) },
    .tints = { HEX (0x2f2829), HEX (0x2c2e32), HEX (0x262c34), HEX (0x262e29), HEX (0x2d2a34),
               HEX (0x2b2d31) },
    .star = HEX (0xf0b54a),
    .silver = HEX (0xbcc5d0),
    .cash = HEX (0x8fce9c),
    .wanted = HEX (0xe3a07c),
    .tools = HEX (0xcbc3ba),
    .gold_line = HEX (0xf3d985),
    .gold_fill = HEX (0xa07a14),
    .glow = HEX (0x443810),
    .faint_glow = HEX (0x302b1c),
    .glow_line = HEX (0xf2c744),
    .badge = HEX (0xe6b93a),
    .badge_text = HEX (0x2a1e00),
    .badge_line = HEX (0xf5d77f),
    .refused = HEX (0xff8a80),
    .focus = HEX (0x78aeed),
    .inks = { HEX (0xa99bff), HEX (0xff86b3), HEX (0x5fd0d2), HEX (0xffae66), HEX (0x8fd97a),
              HEX (0xe59bff), HEX (0x7cc6ff), HEX (0xdcc85a), HEX (0xb4c4d0), HEX (0xff9a90) },
    .card = HEX (0xf1f1f2),
    .card_back = HEX (0x3a4a63),
    .card_suits = { HEX (0xb3262b), HEX (0x22252a), HEX (0x1f5fae), HEX (0x1f7040) },
    .line = 1,
    .bonus_share = .26,
    .mixes = TRUE,
    .is_dark = TRUE,
    .shows_moves = TRUE,
  },
  [FLIP_PALETTE_CONTRAST] = {
    .id = FLIP_PALETTE_CONTRAST,
    .desk = HEX (0xffffff),
    .board = HEX (0xffffff),
    .face = HEX (0xffffff),
    .text = HEX (0x000000),
    .second = HEX (0x1a1a1a),
    .hues = { HEX (0x8f0008), HEX (0x000000), HEX (0x003f9e), HEX (0x00501e), HEX (0x4b1f86),
              HEX (0x000000) },
    .tints = { HEX (0xffffff), HEX (0xffffff), HEX (0xffffff), HEX (0xffffff), HEX (0xffffff),
               HEX (0xffffff) },
    .star = HEX (0x663b00),
    .silver = HEX (0x222222),
    .cash = HEX (0x00501e),
    .wanted = HEX (0x6b1f00),
    .tools = HEX (0x000000),
    .gold_line = HEX (0x4a3500),
    .gold_fill = HEX (0xffd52e),
    .glow = HEX (0xffe14d),
    .faint_glow = HEX (0xfff6c2),
    .glow_line = HEX (0x000000),
    .badge = HEX (0xffd52e),
    .badge_text = HEX (0x000000),
    .badge_line = HEX (0x000000),
    .refused = HEX (0x8f0000),
    .focus = HEX (0x003f9e),
    .inks = { HEX (0x2a00c8), HEX (0x9b0046), HEX (0x00545a), HEX (0x7a3300), HEX (0x1c5500),
              HEX (0x62007c), HEX (0x004a7a), HEX (0x4d4000), HEX (0x2f3b44), HEX (0x850a06) },
    .card = HEX (0xffffff),
    .card_back = HEX (0x2b3a52),
    .card_suits = { HEX (0x8f0008), HEX (0x000000), HEX (0x003f9e), HEX (0x00501e) },
    .line = 1.5,
    .bonus_share = 0,
    .shows_moves = TRUE,
  },
  [FLIP_PALETTE_CONTRAST_DARK] = {
    .id = FLIP_PALETTE_CONTRAST_DARK,
    .desk = HEX (0x000000),
    .board = HEX (0x000000),
    .face = HEX (0x000000),
    .text = HEX (0xffffff),
    .second = HEX (0xe6e6e6),
    .hues = { HEX (0xff9d9d), HEX (0xffffff), HEX (0x8cc4ff), HEX (0x86e69f), HEX (0xd6c0ff),
              HEX (0xffffff) },
    .tints = { HEX (0x000000), HEX (0x000000), HEX (0x000000), HEX (0x000000), HEX (0x000000),
               HEX (0x000000) },
    .star = HEX (0xffc34d),
    .silver = HEX (0xe0e6ee),
    .cash = HEX (0x8cf0a4),
    .wanted = HEX (0xffb08a),
    .tools = HEX (0xffffff),
    .gold_line = HEX (0xfff0b0),
    .gold_fill = HEX (0x8a6800),
    .glow = HEX (0x4a3a00),
    .faint_glow = HEX (0x241c00),
    .glow_line = HEX (0xffe14d),
    .badge = HEX (0xffd52e),
    .badge_text = HEX (0x000000),
    .badge_line = HEX (0xffffff),
    .refused = HEX (0xff9d9d),
    .focus = HEX (0x8cc4ff),
    .inks = { HEX (0xb8adff), HEX (0xff9cc2), HEX (0x6fe3e5), HEX (0xffb878), HEX (0x9ceb86),
              HEX (0xecb0ff), HEX (0x8fd0ff), HEX (0xecd96a), HEX (0xc8d8e4), HEX (0xffa9a0) },
    .card = HEX (0xffffff),
    .card_back = HEX (0x6d83a8),
    .card_suits = { HEX (0x8f0008), HEX (0x000000), HEX (0x003f9e), HEX (0x00501e) },
    .line = 1.5,
    .bonus_share = 0,
    .is_dark = TRUE,
    .shows_moves = TRUE,
  },
  [FLIP_PALETTE_PRINT] = {
    .id = FLIP_PALETTE_PRINT,
    .desk = HEX (0xffffff),
    .board = HEX (0xffffff),
    .face = HEX (0xffffff),
    .text = HEX (0x111111),
    .second = HEX (0x333333),
    .hues = { HEX (0x8e2a2c), HEX (0x222222), HEX (0x214f82), HEX (0x215537), HEX (0x523f6e),
              HEX (0x444444) },
    .tints = { HEX (0xffffff), HEX (0xffffff), HEX (0xffffff), HEX (0xffffff), HEX (0xffffff),
               HEX (0xffffff) },
    .star = HEX (0x333333),
    .silver = HEX (0x333333),
    .cash = HEX (0x1d4d2a),
    .wanted = HEX (0x333333),
    .tools = HEX (0x333333),
    .gold_line = HEX (0x333333),
    .gold_fill = HEX (0xffffff),
    .focus = HEX (0x333333),
    .inks = { HEX (0x000000), HEX (0x000000), HEX (0x000000), HEX (0x000000), HEX (0x000000),
              HEX (0x000000), HEX (0x000000), HEX (0x000000), HEX (0x000000), HEX (0x000000) },
    .card = HEX (0xffffff),
    .card_back = HEX (0x777777),
    .card_suits = { HEX (0x8e2a2c), HEX (0x222222), HEX (0x214f82), HEX (0x215537) },
    .line = 1,
    .bonus_share = .08,
    .mixes = TRUE,
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
