/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/fliptown/fliptown-art.h"
#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>

#define ENTRY_WIDTH  36
#define ENTRY_HEIGHT 20
#define PILL_HEIGHT  15
#define ENTRY_PILL   27 /* above the centre of the chamber */
#define OPEN_WAY     2.2
#define CLOSED_WAY   1.2

static FlipRect
entry_rect (const FlipPage *page)
{
  return (FlipRect){ flip_rect_middle (&page->rect) - ENTRY_WIDTH / 2, page->rect.y + 4,
                     ENTRY_WIDTH, ENTRY_HEIGHT };
}

static void
draw_entry (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  FlipRect rect = entry_rect (page);
  double r = ENTRY_WIDTH / 2, low = rect.y + rect.height;

  cairo_new_path (canvas->cr);
  cairo_move_to (canvas->cr, rect.x, low);
  cairo_curve_to (canvas->cr, rect.x, low - 27, rect.x + 2 * r, low - 27, rect.x + 2 * r, low);
  cairo_close_path (canvas->cr);
  flip_canvas_fill (canvas, palette->hues[FLIP_HUE_DIAMONDS]);
  /* Translators: where the Mine begins */
  flip_text_draw (canvas, _ ("Entry"), FLIP_TYPE_BONUS, palette->face, rect.x + r, low - 7,
                  FLIP_ALIGN_MIDDLE, ENTRY_WIDTH - 4);
}

static void
mine_print (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  FlipRect left = { page->rect.x + 12, page->rect.y + 33, 92, 70 };
  FlipRect right = { page->rect.x + page->rect.width - 78, page->rect.y + 33, 66, 70 };

  flip_page_panel (page, NULL);
  flip_text_draw_paragraph (canvas,
                            _ ("Go down from a circled chamber; the value must be in the range."),
                            FLIP_TYPE_NOTE, canvas->palette->second, &left, FLIP_ALIGN_START);
  flip_text_draw_paragraph (canvas, _ ("Silver stars count at the end."), FLIP_TYPE_NOTE,
                            canvas->palette->second, &right, FLIP_ALIGN_END);
}

/* --- Ways: open from the entry and from circled chambers --- */

typedef struct
{
  double x1, y1, x2, y2;
  double pill_x, pill_y; /* the centre of the pill with its range, which it passes through */
  gboolean open;
  const FliptownWay *way;
  guint chamber, index; /* the chamber that the way belongs to, and its index there */
} WayLine;

static WayLine
way_line (const FlipPage *page, guint chamber, guint index)
{
  const FliptownWay *way = &fliptown_state (page->state)->board.chambers[chamber].ways[index];
  FlipRect to = fliptown_chamber_rect (page->layout, chamber);
  FlipRect from = way->from == FLIPTOWN_ENTRANCE ? entry_rect (page)
                                                 : fliptown_chamber_rect (page->layout, way->from);

  gboolean entry = way->from == FLIPTOWN_ENTRANCE;
  WayLine line = {
    .x1 = flip_rect_middle (&from),
    .y1 = flip_rect_centre (&from),
    .x2 = flip_rect_middle (&to),
    .y2 = flip_rect_centre (&to),
    .chamber = chamber,
    .index = index,
    .way = way,
    .open = fliptown_way_is_open (way, fliptown_page_seat (page)->chambers),
  };

  line.pill_x = line.x1 + (line.x2 - line.x1) * (entry ? .88 : .5);
  line.pill_y = entry ? line.y2 - ENTRY_PILL : (line.y1 + line.y2) / 2;
  return line;
}

static void
draw_way (const FlipPage *page, const WayLine *line)
{
  const FlipPalette *palette = page->canvas->palette;
  FlipColour colour =
    line->open ? palette->hues[FLIP_HUE_DIAMONDS] : flip_palette_way (palette, FLIP_HUE_DIAMONDS);

  cairo_move_to (page->canvas->cr, line->x1, line->y1);
  cairo_line_to (page->canvas->cr, line->pill_x, line->pill_y);
  cairo_line_to (page->canvas->cr, line->x2, line->y2);
  flip_canvas_stroke (page->canvas, colour, line->open ? OPEN_WAY : CLOSED_WAY * palette->line);
}

static void
draw_range (const FlipPage *page, const WayLine *line)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  g_autofree char *range = g_strdup_printf ("%s–%s", flip_rank_text (line->way->lowest),
                                            flip_rank_text (line->way->highest));
  double width = flip_text_width (canvas, range, FLIP_TYPE_NAME) + 8;
  FlipRect pill = flip_rect_around (line->pill_x, line->pill_y, width, PILL_HEIGHT);
  FlipColour edge =
    line->open ? palette->hues[FLIP_HUE_DIAMONDS] : flip_palette_way (palette, FLIP_HUE_DIAMONDS);

  flip_canvas_box (canvas, &pill, PILL_HEIGHT / 2.0, palette->face, edge,
                   line->open ? 1.4 * palette->line : palette->line);
  flip_value_name_word (canvas,
                        fliptown_site_group (page->state, FLIPTOWN_SITE_MINE + line->chamber),
                        "ways", (int) line->index);
  flip_text_draw (canvas, range, FLIP_TYPE_NAME, palette->hues[FLIP_HUE_DIAMONDS], line->pill_x,
                  line->pill_y, FLIP_ALIGN_MIDDLE, 0);
}

static void
draw_ways (const FlipPage *page,
           void (*draw) (const FlipPage *page, const WayLine *line),
           gboolean open)
{
  for (guint i = 0; i < FLIPTOWN_CHAMBERS; i++)
    {
      for (guint j = 0; j < fliptown_state (page->state)->board.chambers[i].n_ways; j++)
        {
          WayLine line = way_line (page, i, j);

          if (line.open == open)
            draw (page, &line);
        }
    }
}

static void
mine_ink (const FlipPage *page)
{
  draw_ways (page, draw_way, FALSE);
  draw_ways (page, draw_way, TRUE);
  draw_entry (page);
  draw_ways (page, draw_range, FALSE);
  draw_ways (page, draw_range, TRUE);
}

static FlipDigest
mine_digest (const FlipPage *page)
{
  g_assert (page->seat < FLIPTOWN_MAX_SEATS);

  return flip_digest_add (FLIP_DIGEST_START,
                          fliptown_state (page->state)->seats[page->seat].chambers);
}

/* --- Chambers --- */

static const char *
silver_noun (FliptownSilver silver)
{
  static const char *const nouns[] = {
    /* Translators: of the Cemetery */
    "",
    /* what the Mine lets one mark */ N_ ("tombstone"),
    /* what the Mine lets one mark */ N_ ("building"),
    /* what the Mine lets one mark */ N_ ("chamber"),
    /* what the Mine lets one mark */ N_ ("trail stop"),
    /* what the Mine lets one mark */ N_ ("target"),
  };

  g_assert (silver < G_N_ELEMENTS (nouns));

  return _ (nouns[silver]);
}

static FlipLineStyle
chamber_style (const FlipSpot *spot)
{
  return (FlipLineStyle){
    .type = { 12, FLIP_BOLD },
    .colour = spot->canvas->palette->text,
    .align = FLIP_ALIGN_MIDDLE,
    .most = spot->rect.width - 5,
  };
}

#define UPPER_LINE 9.8
#define LOWER_LINE 26

static void
draw_lines (const FlipSpot *spot, const char *upper, const char *lower)
{
  FlipLineStyle style = chamber_style (spot);
  double x = flip_rect_middle (&spot->rect);

  if (!*lower)
    flip_line_draw (spot->canvas, &style, x, flip_rect_centre (&spot->rect), upper);
  else
    {
      flip_line_draw (spot->canvas, &style, x, UPPER_LINE, upper);
      flip_line_draw (spot->canvas, &style, x, LOWER_LINE, lower);
    }
}

/* Silver is shown by itself; the rest of the reward is on a pill below. */
static void
draw_silver (const FlipSpot *spot, const FliptownReward *reward)
{
  FlipCanvas *canvas = spot->canvas;
  FlipLineStyle style = chamber_style (spot);
  double x = flip_rect_middle (&spot->rect), low = spot->rect.height + .5;
  FliptownParts parts = { 0 };
  g_autofree char *line = NULL;
  FlipRect pill;

  style.type.size = 11;
  /* Translators: silver for each site of a kind, which is drawn behind it; {silver}: a picture of
     silver */
  flip_line_draw (canvas, &style, x, 9, _ ("{silver} 1 per"));
  flip_line_draw (canvas, &style, x, 22, silver_noun (reward->silver));
  fliptown_reward_parts (reward, &parts, &parts);
  if (!parts.n)
    return;
  line = fliptown_parts_join (&parts);
  pill = flip_rect_around (x, low, flip_line_width (canvas, &style, line) + 10, 13);
  flip_canvas_box (canvas, &pill, 6.5, canvas->palette->face,
                   canvas->palette->mixes
                     ? flip_colour_mix (canvas->palette->wanted, canvas->palette->board, .5)
                     : canvas->palette->wanted,
                   canvas->palette->line);
  canvas->ground = canvas->palette->face;
  fliptown_parts_name (canvas, NULL, "gives", FLIPTOWN_REWARD_STARS, &parts);
  flip_line_draw (canvas, &style, x, low, line);
}

static void
draw_bonus (const FlipSpot *spot, const FlipBonus *bonus, const FliptownReward *reward)
{
  FlipLineStyle style = chamber_style (spot);
  FlipRect pill = { 2, 3, spot->rect.width - 4, 14 };
  FliptownParts parts = { 0 };
  g_autofree char *line = NULL;

  fliptown_reward_parts (reward, &parts, &parts);
  line = fliptown_parts_join (&parts);
  flip_bonus_draw_pill (spot->canvas, bonus, &pill);
  fliptown_parts_name (spot->canvas, NULL, "gives", FLIPTOWN_REWARD_STARS, &parts);
  flip_line_draw (spot->canvas, &style, flip_rect_middle (&spot->rect), LOWER_LINE, line);
}

static void
draw_plain (const FlipSpot *spot, const FliptownReward *reward)
{
  FliptownParts upper = { 0 }, lower = { 0 };
  g_autofree char *upper_line = NULL, *lower_line = NULL;

  fliptown_reward_parts (reward, &upper, &lower);
  fliptown_parts_name (spot->canvas, NULL, "gives", FLIPTOWN_REWARD_STARS, &upper);
  fliptown_parts_name (spot->canvas, NULL, "gives", FLIPTOWN_REWARD_STARS, &lower);
  if (lower.n == 0 && upper.n > 1)
    {
      upper.n--;
      flip_phrase_copy (lower.parts[lower.n++], upper.parts[upper.n], sizeof lower.parts[0]);
    }
  upper_line = fliptown_parts_join (&upper);
  lower_line = fliptown_parts_join (&lower);
  draw_lines (spot, upper_line, lower_line);
}

static void
mine_site (const FlipSpot *spot)
{
  const FliptownReward *reward = &fliptown_state (spot->state)->board.chambers[spot->index].reward;
  FlipSiteFace face = { .rect = spot->rect, .hue = FLIP_HUE_DIAMONDS, .radius = 8,
                        .price_below = TRUE };
  FlipRect with_pill = { 0, 0, spot->rect.width, spot->rect.height + 6 };
  FlipBonus bonus;

  g_assert (spot->index < FLIPTOWN_CHAMBERS);

  if (reward->silver)
    face.circle = &with_pill;
  flip_site_face_begin (spot->canvas, &face, spot->look);
  if (reward->silver)
    draw_silver (spot, reward);
  else if (fliptown_reward_bonus (reward, &bonus))
    draw_bonus (spot, &bonus, reward);
  else
    draw_plain (spot, reward);
  flip_site_face_end (spot->canvas, &face, spot->look,
                      flip_palette_ink (spot->canvas->palette, spot->seat));
}

const FlipRegion fliptown_mine_region = {
  .name = /* a part of Fliptown’s board */ N_ ("Mine"),
  .glyph = FLIP_GLYPH_DIAMOND, .hue = FLIP_HUE_DIAMONDS,
  .rects = { { 265, 127, 356, 274 }, { 261, 109, 377, 250 }, { 486, 81, 342, 242 } },
  .print = mine_print, .ink = mine_ink, .digest = mine_digest,
  .sites = { FLIPTOWN_SITE_MINE, FLIPTOWN_SITE_TOWN },
  .place = fliptown_spot_rect, .site = mine_site, .site_digest = flip_site_digest_of_look,
};
