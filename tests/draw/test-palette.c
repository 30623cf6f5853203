/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/glyph.h"
#include "draw/kit/palette.h"

#include <math.h>

/* Text reaches 4.5 : 1 on every ground it stands on, 7 : 1 in high contrast; symbols and the lines
   that carry a meaning 3 : 1. */

#define SYMBOL 3.0

static const char *const names[] = { "light", "dark", "contrast", "contrast-dark", "print" };

static double
linear (double channel)
{
  return channel <= .04045 ? channel / 12.92 : pow ((channel + .055) / 1.055, 2.4);
}

static double
luminance (FlipColour colour)
{
  return .2126 * linear (colour.red) + .7152 * linear (colour.green) + .0722 * linear (colour.blue);
}

/* The ratio of the accessibility guidelines: 1 to 21. */
static double
contrast_of (FlipColour one, FlipColour other)
{
  double a = luminance (one), b = luminance (other);

  return (MAX (a, b) + .05) / (MIN (a, b) + .05);
}

static double
for_text (const FlipPalette *palette)
{
  return palette->mixes ? 4.5 : 7.0;
}

static void
expect (const FlipPalette *palette,
        const char *what,
        FlipColour colour,
        FlipColour ground,
        double least)
{
  double contrast = contrast_of (colour, ground);

  if (contrast < least)
    {
      g_test_message ("%s: %s has %.2f : 1, needs %.1f", names[palette->id], what, contrast, least);
      g_test_fail ();
    }
}

/* The faces a site can have. */
static guint
faces_of (const FlipPalette *palette, FlipColour faces[3])
{
  faces[0] = palette->face;
  faces[1] = palette->glow;
  faces[2] = palette->faint_glow;
  return palette->shows_moves ? 3 : 1;
}

static void
test_text (gconstpointer data)
{
  const FlipPalette *palette = data;
  FlipColour faces[3];
  guint n = faces_of (palette, faces);

  for (guint i = 0; i < n; i++)
    {
      expect (palette, "text on a face", palette->text, faces[i], for_text (palette));
      expect (palette, "second text on a face", palette->second, faces[i], for_text (palette));
      expect (palette, "cash on a face", palette->cash, faces[i], for_text (palette));
    }
  expect (palette, "text on the board", palette->text, palette->board, for_text (palette));
  expect (palette, "text on the desk", palette->text, palette->desk, for_text (palette));
}

static void
test_hues (gconstpointer data)
{
  const FlipPalette *palette = data;

  for (FlipHue hue = 0; hue < FLIP_N_HUES; hue++)
    {
      FlipColour tint = palette->tints[hue], roof = flip_palette_roof (palette, hue);

      expect (palette, "a region's name", palette->hues[hue], tint, for_text (palette));
      expect (palette, "text on a tint", palette->text, tint, for_text (palette));
      expect (palette, "second text on a tint", palette->second, tint, for_text (palette));
      expect (palette, "cash on a tint", palette->cash, tint, for_text (palette));
      expect (palette, "a hue on a face", palette->hues[hue], palette->face, for_text (palette));
      expect (palette, "a value on a roof", palette->hues[hue], roof, for_text (palette));
      expect (palette, "text on a roof", palette->text, roof, for_text (palette));
      expect (palette, "a bonus action", flip_palette_bonus_text (palette, hue),
              flip_palette_bonus (palette, hue), for_text (palette));
      expect (palette, "the face on a hue", palette->face, palette->hues[hue], for_text (palette));
    }
  expect (palette, "text on a stripe", palette->text, flip_palette_stripe (palette, FLIP_HUE_GREY),
          for_text (palette));
  expect (palette, "cash on a stripe", palette->cash, flip_palette_stripe (palette, FLIP_HUE_GREY),
          for_text (palette));
}

/* Values that stand on a face which can glow: targets in spades, "start" in violet. */
static void
test_values (gconstpointer data)
{
  const FlipPalette *palette = data;
  FlipColour faces[3];
  guint n = faces_of (palette, faces);

  for (guint i = 0; i < n; i++)
    {
      expect (palette, "a target's value", palette->hues[FLIP_HUE_SPADES], faces[i],
              for_text (palette));
      expect (palette, "a stone's cross", palette->hues[FLIP_HUE_VIOLET], faces[i], SYMBOL);
    }
}

static void
test_symbols (gconstpointer data)
{
  static const FlipGlyph glyphs[] = { FLIP_GLYPH_STAR,   FLIP_GLYPH_STARLINE, FLIP_GLYPH_NUGGET,
                                      FLIP_GLYPH_POSTER, FLIP_GLYPH_PAN,      FLIP_GLYPH_COIN };
  const FlipPalette *palette = data;
  FlipColour faces[3];
  guint n = faces_of (palette, faces);

  for (guint i = 0; i < G_N_ELEMENTS (glyphs); i++)
    {
      FlipColour colour = flip_glyph_colour (palette, glyphs[i]);

      for (guint j = 0; j < n; j++)
        expect (palette, "a symbol on a face", colour, faces[j], SYMBOL);
      expect (palette, "a symbol on a roof", colour, flip_palette_roof (palette, FLIP_HUE_CLUBS),
              SYMBOL);
      expect (palette, "a symbol on grey", colour, palette->tints[FLIP_HUE_GREY], SYMBOL);
    }
}

static void
test_ink (gconstpointer data)
{
  const FlipPalette *palette = data;
  FlipColour faces[3];
  guint n = faces_of (palette, faces);

  for (guint seat = 0; seat < FLIP_N_INKS; seat++)
    {
      FlipColour ink = flip_palette_ink (palette, seat);

      expect (palette, "writing", ink, palette->face, for_text (palette));
      expect (palette, "writing on grey", ink, palette->tints[FLIP_HUE_GREY], for_text (palette));
      for (guint i = 0; i < n; i++)
        expect (palette, "a mark", ink, faces[i], SYMBOL);
    }
}

static void
test_moves (gconstpointer data)
{
  const FlipPalette *palette = data;

  if (!palette->shows_moves)
    return;
  expect (palette, "a price", palette->badge_text, palette->badge, for_text (palette));
  expect (palette, "the line of a glow", palette->glow_line, palette->board, SYMBOL);
  expect (palette, "the line of a faint glow", palette->glow_line, palette->faint_glow, SYMBOL);
  expect (palette, "a refusal", palette->refused, palette->board, SYMBOL);
  expect (palette, "the cross of a refusal", palette->board, palette->refused, SYMBOL);
  expect (palette, "focus", palette->focus, palette->board, SYMBOL);
  for (FlipHue hue = 0; hue < FLIP_N_HUES; hue++)
    {
      expect (palette, "a glow's line on a tint", palette->glow_line, palette->tints[hue], SYMBOL);
      expect (palette, "focus on a tint", palette->focus, palette->tints[hue], SYMBOL);
    }
}

static void
test_cards (gconstpointer data)
{
  const FlipPalette *palette = data;

  if (!palette->mixes)
    expect (palette, "the back of a card", palette->card_back, palette->board, SYMBOL);
  for (guint suit = 0; suit < 4; suit++)
    expect (palette, "a card", palette->card_suits[suit], palette->card, for_text (palette));
  expect (palette, "a chosen card", palette->is_dark ? palette->board : palette->card,
          palette->focus, for_text (palette));
}

/* Known values: black on white is 21 : 1, and #767676 on white just passes 4.5. */
static void
test_contrast (void)
{
  FlipColour black = { 0, 0, 0, 1 }, white = { 1, 1, 1, 1 };
  FlipColour grey = { 0x76 / 255.0, 0x76 / 255.0, 0x76 / 255.0, 1 };

  g_assert_cmpfloat_with_epsilon (contrast_of (black, white), 21, 1e-9);
  g_assert_cmpfloat_with_epsilon (contrast_of (white, black), 21, 1e-9);
  g_assert_cmpfloat_with_epsilon (contrast_of (grey, white), 4.54, .005);
  g_assert_cmpfloat_with_epsilon (contrast_of (white, white), 1, 1e-9);
}

static void
test_mix (void)
{
  FlipColour black = { 0, 0, 0, 1 }, white = { 1, 1, 1, 1 };

  g_assert_cmpfloat_with_epsilon (flip_colour_mix (black, white, .58).red, .58, 1e-9);
  g_assert_cmpfloat_with_epsilon (flip_colour_mix (black, white, 0).green, 0, 1e-9);
  g_assert_cmpfloat_with_epsilon (flip_colour_fade (white, .25).alpha, .25, 1e-9);
}

/* High contrast mixes nothing, and its grounds are white or black. */
static void
test_high_contrast (gconstpointer data)
{
  const FlipPalette *palette = data;
  FlipColour ground = { 1, 1, 1, 1 };

  if (palette->is_dark)
    ground = (FlipColour){ 0, 0, 0, 1 };
  g_assert_cmpmem (&palette->board, sizeof ground, &ground, sizeof ground);
  g_assert_cmpmem (&palette->face, sizeof ground, &ground, sizeof ground);

  for (FlipHue hue = 0; hue < FLIP_N_HUES; hue++)
    {
      FlipColour site = flip_palette_site_line (palette, hue);
      FlipColour panel = flip_palette_panel_line (palette, hue);

      g_assert_cmpmem (&site, sizeof site, &palette->hues[hue], sizeof site);
      g_assert_cmpmem (&panel, sizeof panel, &palette->hues[hue], sizeof panel);
      g_assert_cmpmem (&palette->tints[hue], sizeof ground, &ground, sizeof ground);
    }
  g_assert_cmpfloat (palette->line, ==, 1.5);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    GTestDataFunc test;
  } tests[] = {
    { "text", test_text },       { "hues", test_hues }, { "values", test_values },
    { "symbols", test_symbols }, { "ink", test_ink },   { "moves", test_moves },
    { "cards", test_cards },
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/palette/contrast", test_contrast);
  g_test_add_func ("/palette/mix", test_mix);
  g_test_add_data_func ("/palette/high-contrast/light", flip_palette (FLIP_PALETTE_CONTRAST),
                        test_high_contrast);
  g_test_add_data_func ("/palette/high-contrast/dark", flip_palette (FLIP_PALETTE_CONTRAST_DARK),
                        test_high_contrast);
  for (guint id = 0; id < FLIP_N_PALETTES; id++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
        {
          g_autofree char *path = g_strdup_printf ("/palette/%s/%s", names[id], tests[i].name);

          g_test_add_data_func (path, flip_palette (id), tests[i].test);
        }
    }

  return g_test_run ();
}
