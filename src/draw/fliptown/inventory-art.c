/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/fliptown/fliptown-art.h"
#include "games/fliptown/fliptown-people.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

/* --- Where its parts lie --- */

typedef struct
{
  double track_x, track_y, track_pitch; /* the tracks */
  double groups_of_ten;                 /* per line */
  double tools_x, tools_y;
  double hammers_x, hammers_y; /* relative to the pans */
  double items_x, items_y, item_pitch, item_down;
  gboolean dividers;
} Places;

static const Places places[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 134, 17, 22, 7, 641, 14, 0, 44, 780, 20, 91, 29.5, TRUE },
  [FLIP_LAYOUT_LOW] = { 134, 15, 21, 7, 641, 10, 0, 42, 782, 18, 96, 29, TRUE },
  [FLIP_LAYOUT_NARROW] = { 142, 28, 44, 3, 18, 196, 182, 0, 30, 258, 116, 29.5, FALSE },
};

const FliptownTrackPrint fliptown_track_prints[FLIPTOWN_N_TRACKS] = {
  [FLIPTOWN_CASH] = { FLIP_GLYPH_COIN, /* what a player has */ N_ ("Cash"), "$%d", 70 },
  [FLIPTOWN_GOLD] = { FLIP_GLYPH_NUGGET, /* what a player has */ N_ ("Gold"), "%d", 50 },
  [FLIPTOWN_STARS] = { FLIP_GLYPH_STAR, /* what a player has */ N_ ("Stars"), "%d", 70 },
  [FLIPTOWN_WANTED] = { FLIP_GLYPH_POSTER, /* posters out for a player */ N_ ("Wanted"), "%d", 30 },
};

#define PLACE_PITCH 6
#define FIVE        31.8
#define TEN         66.6
#define NARROW_LINE 13
#define EDGE        3

static double
place_x (const FlipPage *page, guint index)
{
  guint in_line = index % (guint) (places[page->layout].groups_of_ten * 10);

  return page->rect.x + places[page->layout].track_x + in_line / 10 * TEN + in_line % 10 / 5 * FIVE
         + in_line % 5 * PLACE_PITCH + 3;
}

static double
track_y (const FlipPage *page, guint track)
{
  return page->rect.y + places[page->layout].track_y + track * places[page->layout].track_pitch;
}

static double
place_y (const FlipPage *page, guint track, guint index)
{
  guint in_line = (guint) (places[page->layout].groups_of_ten * 10);
  guint lines = (fliptown_track_prints[track].length + in_line - 1) / in_line;

  g_assert (track < FLIPTOWN_N_TRACKS);

  return track_y (page, track) + (index / in_line - (lines - 1) / 2.0) * NARROW_LINE;
}

/* --- Tools and items --- */

static FlipRect
tool_rect (const FlipPage *page, guint row, guint index)
{
  const Places *at = &places[page->layout];

  return flip_rect_around (page->rect.x + at->tools_x + row * at->hammers_x + 11 + index * 27.2,
                           page->rect.y + at->tools_y + row * at->hammers_y + 21, 22, 22);
}

const FliptownItemPrint fliptown_item_prints[FLIPTOWN_N_ITEMS] = {
  { FLIPTOWN_ITEM_TRAIL_HORSE, FLIP_GLYPH_HORSE, /* an item of Fliptown */ N_ ("Trail horse"),
    FLIPTOWN_STABLES, "trail-horse-adds" },
  { FLIPTOWN_ITEM_BANDANA, FLIP_GLYPH_BANDANA, /* an item of Fliptown */ N_ ("Bandana"),
    FLIPTOWN_GENERAL_STORE, "bandana-takes-off" },
  { FLIPTOWN_ITEM_PICKAXE, FLIP_GLYPH_PICKAXE, /* an item of Fliptown */ N_ ("Pickaxe"),
    FLIPTOWN_GENERAL_STORE, "pickaxe-reach" },
  { FLIPTOWN_ITEM_PISTOL, FLIP_GLYPH_PISTOL, /* an item of Fliptown */ N_ ("Pistol"),
    FLIPTOWN_GUNSMITH, "pistol-adds" },
  { FLIPTOWN_ITEM_RIFLE, FLIP_GLYPH_RIFLE, /* an item of Fliptown */ N_ ("Rifle"),
    FLIPTOWN_GUNSMITH, "rifle-adds" },
  { FLIPTOWN_ITEM_UNDERTAKER, FLIP_GLYPH_TOPHAT, N_ ("Undertaker"), FLIPTOWN_UNDERTAKER, NULL },
  { FLIPTOWN_ITEM_SHOVEL, FLIP_GLYPH_SHOVEL, /* an item of Fliptown */ N_ ("Shovel"),
    FLIPTOWN_UNDERTAKER, "shovel-stars" },
};

static char *
item_effect (const FliptownBoard *board, FliptownItem item)
{
  switch (item)
    {
    case FLIPTOWN_ITEM_TRAIL_HORSE:
      /* Translators: %d: how much is added to the value */
      return g_strdup_printf (_ ("Trail +%d"), board->trail_horse_adds);
    case FLIPTOWN_ITEM_BANDANA:
      /* Translators: %d: Wanted */
      return g_strdup_printf (_ ("−%d Wanted"), board->bandana_takes_off);
    case FLIPTOWN_ITEM_PICKAXE:
      /* Translators: %d: by how much the value may differ */
      return g_strdup_printf (_ ("Mine ±%d"), board->pickaxe_reach);
    case FLIPTOWN_ITEM_PISTOL:
      return g_strdup_printf ("+%d", board->pistol_adds);
    case FLIPTOWN_ITEM_RIFLE:
      return g_strdup_printf ("+%d", board->rifle_adds);
    case FLIPTOWN_ITEM_SHOVEL:
      /* Translators: %d: how many */
      return g_strdup_printf (ngettext ("+%d star", "+%d stars", (gulong) board->shovel_stars),
                              board->shovel_stars);
    default:
      return g_strdup (/* Translators: no poster with the player’s face */ _ ("no Wanted"));
    }
}

static FlipRect
item_rect (const FlipPage *page, guint index)
{
  const Places *at = &places[page->layout];

  return flip_rect_around (page->rect.x + at->items_x + index / 3 * at->item_pitch,
                           page->rect.y + at->items_y + index % 3 * at->item_down, 24, 24);
}

/* --- Print --- */

static void
draw_tools (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  const int most[] = { fliptown_state (page->state)->board.most_pans,
                       fliptown_state (page->state)->board.most_hammers };
  static const FlipGlyph glyphs[] = { FLIP_GLYPH_PAN, FLIP_GLYPH_HAMMER };

  for (guint row = 0; row < 2; row++)
    {
      /* Translators: %d: how many there can be */
      g_autofree char *of = g_strdup_printf (_ ("of %d"), most[row]);
      FlipRect last = tool_rect (page, row, 3);

      flip_value_name (canvas, "limits", row ? "hammers" : "pans", -1);
      flip_text_draw (canvas, of, FLIP_TYPE_NOTE, palette->second, last.x + last.width, last.y - 10,
                      FLIP_ALIGN_END, 0);
      for (int i = 0; i < most[row]; i++)
        {
          FlipRect disc = tool_rect (page, row, (guint) i);

          flip_canvas_box (canvas, &disc, 11, palette->face,
                           flip_palette_site_line (palette, FLIP_HUE_GREY), palette->line);
          flip_glyph_draw (canvas, glyphs[row], flip_rect_middle (&disc), flip_rect_centre (&disc),
                           12.5, palette->tools, palette->face);
        }
    }
}

static void
name_effect (const FlipPage *page, const FliptownItemPrint *item)
{
  guint shop = FLIPTOWN_SITE_TOWN + fliptown_town_find (page->state, item->shop);

  if (item->key)
    flip_value_name (page->canvas, fliptown_site_group (page->state, shop), item->key, -1);
}

static void
draw_items (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  double most = places[page->layout].item_pitch - 34;

  canvas->ground = palette->tints[FLIP_HUE_GREY];
  for (guint i = 0; i < FLIPTOWN_N_ITEMS; i++)
    {
      const FliptownItemPrint *item = &fliptown_item_prints[i];
      FlipRect rect = item_rect (page, i);
      double x = rect.x + rect.width + 5, y = flip_rect_centre (&rect);
      g_autofree char *effect = item_effect (&fliptown_state (page->state)->board, item->item);

      flip_glyph_draw (canvas, item->glyph, flip_rect_middle (&rect), y, 18.5, palette->tools,
                       canvas->ground);
      flip_text_draw (canvas, _ (item->name), FLIP_TYPE_NAME, palette->text, x, y - 6.5,
                      FLIP_ALIGN_START, most);
      name_effect (page, item);
      flip_text_draw (canvas, effect, FLIP_TYPE_NOTE, palette->second, x, y + 6.5, FLIP_ALIGN_START,
                      most);
    }
}

static void
draw_divider (const FlipPage *page, double x)
{
  flip_canvas_line (page->canvas, page->rect.x + x, page->rect.y + 10, page->rect.x + x,
                    page->rect.y + page->rect.height - 10,
                    flip_palette_panel_line (page->canvas->palette, FLIP_HUE_GREY),
                    page->canvas->palette->line);
}

static void
draw_track_names (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;

  for (guint i = 0; i < FLIPTOWN_N_TRACKS; i++)
    {
      double y = track_y (page, i);

      flip_glyph_draw_symbol (canvas, fliptown_track_prints[i].glyph, page->rect.x + 20, y, 16);
      flip_text_draw (canvas, _ (fliptown_track_prints[i].name), FLIP_TYPE_BODY, canvas->palette->second,
                      page->rect.x + 80, y, FLIP_ALIGN_START, 50);
    }
}

static void
inventory_print (const FlipPage *page)
{
  flip_panel_draw_ground (page->canvas, &page->rect, FLIP_HUE_GREY);
  if (page->layout == FLIP_LAYOUT_HALF)
    return;
  draw_track_names (page);
  draw_tools (page);
  draw_items (page);
  if (places[page->layout].dividers)
    {
      draw_divider (page, 626.5);
      draw_divider (page, 758.5);
    }
}

/* --- Ink --- */

/* A count beyond the printed track is written beside its last place. */
static void
draw_track (const FlipPage *page, guint track)
{
  FlipCanvas *canvas = page->canvas;
  const FliptownTrack *marks = &fliptown_page_seat (page)->tracks[track];
  FlipColour ink = flip_palette_ink (canvas->palette, page->seat);
  int length = (int) fliptown_track_prints[track].length, held = MIN (marks->held, length);
  int spent = MIN (marks->crossed, length - held);
  g_autofree char *count = g_strdup_printf (fliptown_track_prints[track].format, marks->held);

  g_assert (track < FLIPTOWN_N_TRACKS);

  if (track == FLIPTOWN_CASH || track == FLIPTOWN_GOLD)
    flip_value_name (canvas, "start", track == FLIPTOWN_CASH ? "cash" : "gold", -1);
  flip_text_draw (canvas, count, FLIP_TYPE_COUNT, canvas->palette->text, page->rect.x + 72,
                  track_y (page, track), FLIP_ALIGN_END, 42);
  for (int i = 0; i < length; i++)
    flip_marker_place (canvas, place_x (page, (guint) i), place_y (page, track, (guint) i), 11,
                       i < spent          ? FLIP_PLACE_SPENT
                       : i < spent + held ? FLIP_PLACE_HELD
                                          : FLIP_PLACE_FREE,
                       ink);
}

static void
draw_beyond (const FlipPage *page, guint track)
{
  int beyond = fliptown_held (fliptown_page_seat (page), track) - (int) fliptown_track_prints[track].length;
  FlipPen pen = fliptown_pen (page->canvas, page->seat, 1.8);
  guint last = fliptown_track_prints[track].length - 1;
  g_autofree char *text = g_strdup_printf ("+%d", beyond);

  if (beyond > 0)
    flip_marker_write (page->canvas, fliptown_track_prints[track].name, text, place_x (page, last) + 9,
                       place_y (page, track, last), 10, &pen);
}

static void
draw_tool_marks (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  const FliptownSeat *seat = fliptown_page_seat (page);
  const guint held[] = { seat->pans, seat->hammers };
  static const char *const names[] = { "pan", "hammer" };
  static const char *const titles[] = { /* Translators: %u: how many pans */ N_ ("Pans %u"),
    /* Translators: %u: how many hammers */ N_ ("Hammers %u") };
  FlipPen pen = fliptown_pen (canvas, page->seat, FLIP_SMALL_PEN + .3);

  for (guint row = 0; row < 2; row++)
    {
      FlipRect first = tool_rect (page, row, 0);
      g_autofree char *title = g_strdup_printf (_ (titles[row]), held[row]);

      flip_text_draw (canvas, title, (FlipType){ 12, FLIP_BOLD }, canvas->palette->text, first.x,
                      first.y - 10, FLIP_ALIGN_START, 76);
      for (guint i = 0; i < held[row]; i++)
        {
          FlipRect disc = flip_rect_grow (tool_rect (page, row, i), -.5);
          g_autofree char *name = g_strdup_printf ("%s %u", names[row], i);

          flip_marker_circle (canvas, name, &disc, &pen);
        }
    }
}

static void
draw_item_marks (const FlipPage *page)
{
  FlipPen pen = fliptown_pen (page->canvas, page->seat, FLIP_SMALL_PEN + .4);

  for (guint i = 0; i < FLIPTOWN_N_ITEMS; i++)
    {
      const FliptownItemPrint *item = &fliptown_item_prints[i];
      FlipRect rect = item_rect (page, i);

      if (fliptown_has (fliptown_page_seat (page), item->item))
        flip_marker_circle (page->canvas, item->name, &rect, &pen);
    }
}

/* In the two places that the items leave free, up to the edge. */
static void
draw_character (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  const FliptownSeat *seat = fliptown_page_seat (page);
  FlipRect rect = item_rect (page, FLIPTOWN_N_ITEMS);
  double x = rect.x + rect.width + 5, y = flip_rect_centre (&rect);
  double most = page->rect.x + page->rect.width - EDGE - x;
  g_autofree char *left = NULL;

  if (!seat->character)
    return;
  /* Translators: %u: how many */
  left = seat->ability ? g_strdup_printf (ngettext ("%u use left", "%u uses left", seat->ability),
                                          seat->ability)
                       /* Translators: the ability of the character */
                       : g_strdup (_ ("ability used"));
  flip_glyph_draw (canvas, FLIP_GLYPH_HAT, flip_rect_middle (&rect), y, 18.5,
                   flip_palette_ink (canvas->palette, page->seat),
                   canvas->palette->tints[FLIP_HUE_GREY]);
  flip_text_draw (canvas, _ (fliptown_characters[seat->character].name), FLIP_TYPE_NAME,
                  canvas->palette->text, x, y - 6.5, FLIP_ALIGN_START, most);
  flip_text_draw (canvas, left, FLIP_TYPE_NOTE, canvas->palette->second, x, y + 6.5,
                  FLIP_ALIGN_START, most);
}

static void
inventory_ink (const FlipPage *page)
{
  if (page->layout == FLIP_LAYOUT_HALF)
    return fliptown_half_inventory_ink (page);
  for (guint i = 0; i < FLIPTOWN_N_TRACKS; i++)
    {
      draw_track (page, i);
      draw_beyond (page, i);
    }
  draw_tool_marks (page);
  draw_item_marks (page);
  draw_character (page);
}

static FlipDigest
inventory_digest (const FlipPage *page)
{
  const FliptownSeat *owner = &fliptown_state (page->state)->seats[page->seat];
  FlipDigest digest = flip_digest_add (FLIP_DIGEST_START, owner->tracks);

  g_assert (page->seat < FLIPTOWN_MAX_SEATS);

  digest = flip_digest_add (digest, owner->pans);
  digest = flip_digest_add (digest, owner->hammers);
  digest = flip_digest_add (digest, owner->items);
  digest = flip_digest_add (digest, owner->character);
  return flip_digest_add (digest, owner->ability);
}

const FlipRegion fliptown_inventory_region = {
  .name = /* what a player has */ N_ ("Inventory"),
  .glyph = FLIP_GLYPH_COIN, .hue = FLIP_HUE_GREY,
  .rects = { { 11, 663, 1045, 100 }, { 9, 555, 1064, 94 }, { 0, 518, 980, 32 },
             { 0, 0, FLIP_PAGE_WIDTH, 336 } },
  .unfolds = /* button that shows the rest */ N_ ("All items"),
  .print = inventory_print, .ink = inventory_ink, .digest = inventory_digest,
};
