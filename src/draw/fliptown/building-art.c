/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/fliptown/fliptown-art.h"
#include "games/fliptown/places/fliptown-buildings.h"

#include <glib/gi18n-lib.h>

/* The contents of each building: its name, what it offers, and what has been taken there. */

#define LOW_BODY 60 /* a body below this height is low; on the full board it has 75 */
#define INDENT   6

typedef struct
{
  double name, first, line; /* the building's name, the first line below it, the distance of
                               lines */
  double disc;              /* diameter of a step of the hotel */
  double price, price_line; /* the first price of the Land Office, and the distance to the next */
  double field, field_top;  /* the fields of its land: their distance, and the top */
} Lines;

static const Lines usual = { 11.5, 31, 14.5, 22, 26, 13.5, 22.5, 5 };
static const Lines low = { 8, 20, 11.5, 20, 8, 12, 16.5, 2 };

typedef struct
{
  const FlipSpot *spot;
  FlipCanvas *canvas;
  const FliptownBoard *board;
  const FliptownSeat *seat;
  const Lines *lines;
  FlipRect body;
} Inside;

static FlipLineStyle
style_of (const Inside *in, FlipAlign align)
{
  return (FlipLineStyle){
    .type = FLIP_TYPE_NOTE,
    .colour = flip_colour_mix (in->canvas->palette->text, in->canvas->palette->second, .5),
    .align = align,
    .most = in->body.width - 2 * INDENT,
  };
}

static double
line_y (const Inside *in, double line)
{
  return in->body.y + in->lines->first + line * in->lines->line;
}

static void draw_sized (const Inside *in, double size, double line, const char *format, ...)
  G_GNUC_PRINTF (4, 5);

static void
draw_sized (const Inside *in, double size, double line, const char *format, ...)
{
  FlipLineStyle style = style_of (in, FLIP_ALIGN_MIDDLE);
  g_autofree char *text = NULL;
  va_list arguments;

  style.type.size = size;
  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  flip_line_draw (in->canvas, &style, flip_rect_middle (&in->body), line_y (in, line), text);
}

#define draw_middle(in, ...) draw_sized ((in), FLIP_TYPE_NOTE.size, __VA_ARGS__)
#define draw_large(in, ...)  draw_sized ((in), 12.5, __VA_ARGS__)

/* One line of a shop: the item on the left, its effect and price on the right. */
static void
draw_ware (const Inside *in, double line, double indent, const char *ware, const char *price)
{
  FlipLineStyle left = style_of (in, FLIP_ALIGN_START), right = style_of (in, FLIP_ALIGN_END);
  double width = in->body.width - INDENT - indent;

  left.most = width - flip_line_width (in->canvas, &right, price) - 3;
  flip_line_draw (in->canvas, &left, in->body.x + indent, line_y (in, line), ware);
  flip_line_draw (in->canvas, &right, in->body.x + in->body.width - INDENT, line_y (in, line),
                  price);
}

/* Names the next number as a value in the building's group. */
static void
name_value (const Inside *in, const char *key, int part)
{
  flip_value_name (in->canvas, NULL, key, part);
}

static void
draw_check (const Inside *in, double x, double y, gboolean ticked, const char *name)
{
  FlipCanvas *canvas = in->canvas;
  FlipRect box = flip_rect_around (x, y, 11, 11);
  FlipPen pen = fliptown_pen (canvas, in->spot->seat, FLIP_SMALL_PEN);

  flip_canvas_box (canvas, &box, 2.5, canvas->palette->face,
                   flip_palette_site_line (canvas->palette, FLIP_HUE_CLUBS),
                   1.2 * canvas->palette->line);
  if (ticked)
    {
      FlipRect tick = { box.x + 1, box.y - 2.5, 13, 12 };

      flip_marker_tick (canvas, name, &tick, &pen);
    }
}

/* A small item with a printed value, which is circled when it is taken. */
static void
circle_if (const Inside *in, gboolean taken, const char *kind, guint number, const FlipRect *rect)
{
  FlipPen pen = fliptown_pen (in->canvas, in->spot->seat, FLIP_SMALL_PEN);
  g_autofree char *name = g_strdup_printf ("%s %u", kind, number);

  if (taken)
    flip_marker_circle (in->canvas, name, rect, &pen);
}

/* --- The buildings --- */

static void
draw_undertaker (const Inside *in)
{
  FlipLineStyle style = style_of (in, FLIP_ALIGN_START);
  double x = in->body.x + 12;

  style.most -= x + 9 - (in->body.x + INDENT);
  draw_middle (in, 0, "%s", _ ("free, one per visit:"));
  draw_check (in, x, line_y (in, 1), fliptown_has (in->seat, FLIPTOWN_ITEM_UNDERTAKER),
              "undertaker");
  /* Translators: free at a building */
  flip_line_draw (in->canvas, &style, x + 9, line_y (in, 1), _ ("Undertaker"));
  draw_check (in, x, line_y (in, 2), fliptown_has (in->seat, FLIPTOWN_ITEM_SHOVEL), "shovel");
  /* Translators: free at a building */
  flip_line_draw (in->canvas, &style, x + 9, line_y (in, 2), _ ("then Shovel"));
}

/* The second word begins in the middle, or further left if it is too long. */
static void
draw_bank (const Inside *in)
{
  FlipLineStyle style = style_of (in, FLIP_ALIGN_START);
  const gint8 *pays = in->board->bank_pays;
  const char *black = C_ ("lineup", "black");
  double x = in->body.x + 14, y = line_y (in, 2), end = in->body.x + in->body.width - INDENT;
  double second =
    CLAMP (end - flip_line_width (in->canvas, &style, black), x + 40, x + in->body.width / 2 + 5);

  name_value (in, "price", -1);
  /* Translators: %d: dollars */
  draw_middle (in, 0, _ ("[$%d] on a colour;"), in->board->bank_price);
  name_value (in, "pays", 0);
  name_value (in, "pays", 1);
  name_value (in, "pays", 2);
  /* Translators: %d: what is paid in the first, second and third round; {star}: a picture of a star
     */
  draw_middle (in, 1, _ ("pays {star} *%d, %d, %d* by round"), pays[0], pays[1], pays[2]);
  draw_check (in, x, y, in->seat->bank & 1u << FLIPTOWN_RED, "bank red");
  style.most = second - 16 - (x + 9);
  flip_line_draw (in->canvas, &style, x + 9, y, C_ ("lineup", "red"));
  draw_check (in, second - 9, y, in->seat->bank & 1u << FLIPTOWN_BLACK, "bank black");
  style.most = end - second;
  flip_line_draw (in->canvas, &style, second, y, black);
}

static void
draw_hideout (const Inside *in)
{
  FlipLineStyle style = style_of (in, FLIP_ALIGN_MIDDLE);

  style.type = (FlipType){ 15, FLIP_HEAVY };
  style.colour = in->canvas->palette->text;
  name_value (in, "takes-off", -1);
  flip_line_print (in->canvas, &style, flip_rect_middle (&in->body), line_y (in, 1), "−%d {wanted}",
                   in->board->hideout_takes_off);
}

static void
draw_stables (const Inside *in)
{
  g_autofree char *work = g_strdup_printf ("[$%d]", in->board->work_horse_price);
  g_autofree char *trail = g_strdup_printf ("[$%d]", in->board->trail_horse_price);
  /* Translators: %d: how much is added to the value */
  g_autofree char *adds = g_strdup_printf (_ ("trail horse +%d"), in->board->trail_horse_adds);
  g_autofree char *gives =
    /* Translators: %d: stars; {hammer}: a picture of a hammer; {star}: a picture of a star */
    g_strdup_printf (_ ("gives {hammer} *hammer +* {star} *%d*"), in->board->work_horse_stars);

  name_value (in, "work-horse-price", -1);
  draw_ware (in, 0, INDENT, /* Translators: bought at the Stables */ _ ("work horse"), work);
  name_value (in, "work-horse-stars", -1);
  draw_ware (in, 1, INDENT, "", gives);
  name_value (in, "trail-horse-adds", -1);
  name_value (in, "trail-horse-price", -1);
  draw_ware (in, 2, INDENT, adds, trail);
}

static void
draw_general_store (const Inside *in)
{
  g_autofree char *pan =
    g_strdup_printf ("{star} *%d*  [$%d]", in->board->pan_stars, in->board->pan_price);
  g_autofree char *pickaxe =
    g_strdup_printf ("{star} *%d*  [$%d]", in->board->pickaxe_stars, in->board->pickaxe_price);
  g_autofree char *bandana = g_strdup_printf ("*−%d* {wanted}  [$%d]", in->board->bandana_takes_off,
                                              in->board->bandana_price);
  /* Translators: %d: by how much the value may differ */
  g_autofree char *reach = g_strdup_printf (_ ("pickaxe ±%d"), in->board->pickaxe_reach);

  name_value (in, "pan-stars", -1);
  name_value (in, "pan-price", -1);
  draw_ware (in, 0, INDENT, /* Translators: bought at the General Store */ _ ("gold pan"), pan);
  name_value (in, "pickaxe-reach", -1);
  name_value (in, "pickaxe-stars", -1);
  name_value (in, "pickaxe-price", -1);
  draw_ware (in, 1, INDENT, reach, pickaxe);
  name_value (in, "bandana-takes-off", -1);
  name_value (in, "bandana-price", -1);
  draw_ware (in, 2, INDENT, /* Translators: bought at the General Store */ _ ("bandana"), bandana);
}

static void
draw_church (const Inside *in)
{
  name_value (in, "price", -1);
  draw_middle (in, 0, /* Translators: %d: dollars */ _ ("each [$%d]"), in->board->church_price);
  draw_large (in, 1, "*−1* {wanted}");
  name_value (in, "at-most", -1);
  /* Translators: %d: the most that can be bought */
  draw_middle (in, 2, _ ("up to %d per visit"), in->board->church_most);
}

static void
draw_hotel (const Inside *in)
{
  FlipCanvas *canvas = in->canvas;
  double pitch = (in->body.width - 8) / FLIPTOWN_HOTEL_STEPS;

  name_value (in, "price", -1);
  /* Translators: %d: dollars; {silver}: a picture of silver */
  draw_middle (in, 0, _ ("[$%d] per step, silver {silver}"), in->board->hotel_price);
  for (guint i = 0; i < FLIPTOWN_HOTEL_STEPS; i++)
    {
      FlipRect disc = flip_rect_around (in->body.x + 4 + (i + .5) * pitch, line_y (in, 1.5),
                                        in->lines->disc, in->lines->disc);

      flip_canvas_box (canvas, &disc, in->lines->disc / 2, canvas->palette->face,
                       flip_palette_site_line (canvas->palette, FLIP_HUE_CLUBS),
                       canvas->palette->line);
      name_value (in, "steps", (int) i);
      flip_number_draw (canvas, in->board->hotel_steps[i], FLIP_TYPE_NAME, canvas->palette->text,
                        flip_rect_middle (&disc), flip_rect_centre (&disc), FLIP_ALIGN_MIDDLE);
      circle_if (in, i < in->seat->hotel, "hotel", i, &disc);
    }
}

#define FIELD_TYPE ((FlipType){ 10.5, FLIP_BOLD })
#define FIELD_GAP  2 /* between fields while they can be chosen */

/* The Land Office is as wide as two buildings; if a board puts it elsewhere, its land is
   smaller. */
static gboolean
has_room (const Inside *in)
{
  return in->body.width > 180; /* more than one column */
}

static double
field_pitch (const Inside *in)
{
  return has_room (in) ? in->lines->field : 18;
}

static gboolean
land_is_asked (const Inside *in)
{
  return fliptown_land_is_asked (fliptown_state (in->spot->state), in->spot->seat);
}

static FlipRect
field_rect (const Inside *in, guint field)
{
  double pitch = field_pitch (in), across = MAX (pitch, in->lines == &low ? 25 : 0);
  double edge = has_room (in) ? 6 : 2, top = has_room (in) ? in->lines->field_top : 19;

  return (FlipRect){ in->body.x + in->body.width - (3 - field % 3) * across - edge,
                     in->body.y + top + field / 3 * pitch, across - 2.5, pitch - 2.5 };
}

static void
draw_field_stars (FlipCanvas *canvas, const FliptownBoard *board, guint field, const FlipRect *cell)
{
  FlipLineStyle style = { FIELD_TYPE, canvas->palette->text, FLIP_ALIGN_MIDDLE, cell->width - 2 };

  flip_line_print (canvas, &style, flip_rect_middle (cell), flip_rect_centre (cell), "{star}%d",
                   board->fields[field]);
}

static void
draw_field (const Inside *in, guint field)
{
  FlipCanvas *canvas = in->canvas;
  FlipRect cell = field_rect (in, field), circled = flip_rect_grow (cell, -1);
  FlipColour ground = canvas->ground;

  flip_canvas_box (canvas, &cell, 3, canvas->palette->face,
                   flip_palette_site_line (canvas->palette, FLIP_HUE_CLUBS), canvas->palette->line);
  canvas->ground = canvas->palette->face;
  name_value (in, "fields", (int) field);
  draw_field_stars (canvas, in->board, field, &cell);
  canvas->ground = ground;
  circle_if (in, in->seat->fields & 1u << field, "land", field, &circled);
}

static double
land_left (const Inside *in)
{
  double width = has_room (in) ? FLIPTOWN_FIELD_WIDTH : FLIPTOWN_SLIM_FIELD;

  return land_is_asked (in) ? in->body.x + in->body.width - 3 * width : field_rect (in, 0).x;
}

static void
draw_land_prices (const Inside *in)
{
  static const char *const words[] = { N_ ("two in line"), N_ ("three in line"),
                                       N_ ("three in a corner") };
  static const char *const short_words[] = { /* a shape of land */ N_ ("two"),
                                             /* a shape of land */ N_ ("three"),
                                             /* a shape of land */ N_ ("corner") };
  static const char *const keys[] = { "two-price", "three-price", "corner-price" };
  FlipLineStyle style = style_of (in, FLIP_ALIGN_START);
  double x = in->body.x + (has_room (in) ? 10 : 5), y = in->body.y + in->lines->price;
  double down = in->lines->price_line;

  style.most = land_left (in) - x - 3;
  name_value (in, "all-fields", -1);
  flip_line_print (in->canvas, &style, x, y + 3 * down,
                   /* Translators: %d: stars; {star}: a picture of a star */
                   has_room (in) ? _ ("all nine {star} *+%d*")
                     /* Translators: %d: stars; {star}: a picture of a star */
                     : _ ("all {star} *+%d*"),
                   in->board->all_fields);
  style.most -= 20;
  for (guint i = 0; i < 3; i++)
    {
      name_value (in, keys[i], -1);
      flip_line_print (in->canvas, &style, x, y + i * down, "[$%d]", in->board->land_prices[i]);
      flip_line_draw (in->canvas, &style, x + 20, y + i * down,
                      _ (has_room (in) ? words[i] : short_words[i]));
    }
}

static void
draw_land_office (const Inside *in)
{
  draw_land_prices (in);
  for (guint i = 0; !land_is_asked (in) && i < FLIPTOWN_FIELDS; i++)
    draw_field (in, i);
}

static void
draw_gunsmith (const Inside *in)
{
  /* Translators: %d: how much is added to the value */
  g_autofree char *pistol = g_strdup_printf (_ ("pistol +%d"), in->board->pistol_adds);
  /* Translators: %d: how much is added to the value */
  g_autofree char *rifle = g_strdup_printf (_ ("rifle +%d"), in->board->rifle_adds);
  g_autofree char *pistol_price = g_strdup_printf ("[$%d]", in->board->pistol_price);
  g_autofree char *rifle_price = g_strdup_printf ("[$%d]", in->board->rifle_price);
  gboolean has_rifle = fliptown_has (in->seat, FLIPTOWN_ITEM_RIFLE);
  double x = in->body.x + 12;

  draw_check (in, x, line_y (in, 0), has_rifle || fliptown_has (in->seat, FLIPTOWN_ITEM_PISTOL),
              "pistol");
  draw_check (in, x, line_y (in, 1.05), has_rifle, "rifle");
  name_value (in, "pistol-adds", -1);
  name_value (in, "pistol-price", -1);
  draw_ware (in, 0, 21, pistol, pistol_price);
  name_value (in, "rifle-adds", -1);
  name_value (in, "rifle-price", -1);
  draw_ware (in, 1.05, 21, rifle, rifle_price);
  draw_middle (in, 2, "%s", _ ("in this order"));
}

static void
draw_bail_bonds (const Inside *in)
{
  static const char *const outlaws[] = { "J", "Q", "K" };
  FlipLineStyle style = style_of (in, FLIP_ALIGN_START);
  FlipCanvas *canvas = in->canvas;

  style.most = 32;
  /* Translators: before the outlaws J, Q and K */
  flip_line_draw (canvas, &style, in->body.x + INDENT, line_y (in, .05), _ ("hunt"));
  for (guint i = 0; i < G_N_ELEMENTS (outlaws); i++)
    {
      FlipRect box = flip_rect_around (in->body.x + in->body.width - 67 + i * 23, line_y (in, .05),
                                       18, in->lines == &low ? 13 : 17);

      flip_canvas_box (canvas, &box, 4, canvas->palette->face,
                       flip_palette_site_line (canvas->palette, FLIP_HUE_CLUBS),
                       canvas->palette->line);
      flip_text_draw (canvas, outlaws[i], FLIP_TYPE_NAME, canvas->palette->text,
                      flip_rect_middle (&box), flip_rect_centre (&box), FLIP_ALIGN_MIDDLE, 0);
      circle_if (in, in->seat->outlaws & 1u << i, "outlaw", i, &box);
    }
  name_value (in, "pays-cash", -1);
  name_value (in, "pays-gold", -1);
  /* Translators: first %d: dollars; second %d: gold; {gold}: a picture of gold */
  draw_middle (in, 1.2, _ ("pays [$%d] or {gold} *%d*"), in->board->outlaw_cash,
               in->board->outlaw_gold);
  name_value (in, "takes-off", -1);
  /* Translators: %d: Wanted; {wanted}: a picture of a Wanted poster */
  draw_middle (in, 2.2, _ ("or *−%d* {wanted}"), in->board->outlaw_takes_off);
}

static void
draw_sheriffs_office (const Inside *in)
{
  /* Translators: two lines that are read as one: see the Sheriff card, / then … */
  draw_middle (in, .3, "%s", _ ("see the Sheriff card,"));
  name_value (in, "stars", -1);
  name_value (in, "takes-off", -1);
  /* Translators: first %d: stars; second %d: Wanted; {star}: a picture of a star; {wanted}: a
     picture of a Wanted poster */
  draw_middle (in, 1.5, _ ("then {star} *%d* or *−%d* {wanted}"), in->board->office_stars,
               in->board->office_takes_off);
}

static void
draw_saloon (const Inside *in)
{
  name_value (in, "price", -1);
  /* Translators: %d: dollars; {star}: a picture of a star */
  draw_large (in, .6, _ ("[$%d] each {star} *1*"), in->board->saloon_price);
  name_value (in, "at-most", -1);
  /* Translators: %d: the most that can be bought */
  draw_middle (in, 1.9, _ ("up to %d per visit"), in->board->saloon_most);
}

static void
draw_prospectors_club (const Inside *in)
{
  name_value (in, "price", -1);
  /* Translators: %d: gold; {gold}: a picture of gold; {star}: a picture of a star */
  draw_large (in, .6, _ ("{gold} *%d* each {star} *1*"), in->board->club_price);
  name_value (in, "at-most", -1);
  /* Translators: %d: the most that can be bought */
  draw_middle (in, 1.9, _ ("up to %d per visit"), in->board->club_most);
}

static void
draw_name (const Inside *in, FliptownBuilding kind, gboolean wide)
{
  double x = wide ? in->body.x + 10 : flip_rect_middle (&in->body),
         y = in->body.y + in->lines->name;
  double end = wide && land_is_asked (in) ? land_left (in) : in->body.width;

  /* In a low building the name fits only on the roof. */
  if (wide && in->lines == &low)
    {
      x = in->body.x + 118;
      y = in->body.y / 2 + 1;
    }
  flip_text_draw (in->canvas, fliptown_building_name (kind), FLIP_TYPE_BUILDING_NAME,
                  in->canvas->palette->text, x, y, wide ? FLIP_ALIGN_START : FLIP_ALIGN_MIDDLE,
                  end - (wide ? x : 0) - 8);
}

/* A field of the land while it can be chosen. */
void
fliptown_field_site (const FlipSpot *spot)
{
  FlipCanvas *canvas = spot->canvas;
  FlipSiteFace face = { .rect = flip_rect_grow (spot->rect, -FIELD_GAP / 2),
                        .shape = FLIP_SHAPE_BOX,
                        .hue = FLIP_HUE_CLUBS,
                        .radius = 4 };

  flip_site_face_begin (canvas, &face, spot->look);
  draw_field_stars (canvas, &fliptown_state (spot->state)->board, spot->site - FLIPTOWN_SITE_LAND,
                    &face.rect);
  flip_site_face_end (canvas, &face, spot->look, flip_palette_ink (canvas->palette, spot->seat));
}

void
fliptown_building_inside (const FlipSpot *spot, const FlipRect *body)
{
  static void (*const inside[FLIPTOWN_BUILDINGS]) (const Inside *in) = {
    [FLIPTOWN_UNDERTAKER] = draw_undertaker,
    [FLIPTOWN_BANK] = draw_bank,
    [FLIPTOWN_HIDEOUT] = draw_hideout,
    [FLIPTOWN_STABLES] = draw_stables,
    [FLIPTOWN_GENERAL_STORE] = draw_general_store,
    [FLIPTOWN_CHURCH] = draw_church,
    [FLIPTOWN_HOTEL] = draw_hotel,
    [FLIPTOWN_LAND_OFFICE] = draw_land_office,
    [FLIPTOWN_GUNSMITH] = draw_gunsmith,
    [FLIPTOWN_BAIL_BONDS] = draw_bail_bonds,
    [FLIPTOWN_SHERIFFS_OFFICE] = draw_sheriffs_office,
    [FLIPTOWN_SALOON] = draw_saloon,
    [FLIPTOWN_PROSPECTORS_CLUB] = draw_prospectors_club,
  };
  FliptownBuilding kind = fliptown_state (spot->state)->board.houses[spot->index].kind;
  Inside in = {
    .spot = spot,
    .canvas = spot->canvas,
    .board = &fliptown_state (spot->state)->board,
    .seat = &fliptown_state (spot->state)->seats[spot->seat],
    .lines = body->height < LOW_BODY ? &low : &usual,
    .body = *body,
  };

  g_assert (spot->index < FLIPTOWN_BUILDINGS);

  draw_name (&in, kind, kind == FLIPTOWN_LAND_OFFICE && has_room (&in));
  inside[kind](&in);
}
