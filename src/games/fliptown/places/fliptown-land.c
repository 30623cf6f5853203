/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/places/fliptown-buildings.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

/* The land is three by three fields; a plot is a set of them: two in line, three in line, or three
   in a corner, in any orientation. */

#define FIELD(x, y) (1u << ((y) *3 + (x)))

static const guint16 plots[FLIPTOWN_PLOTS] = {
  /* two in line: across, then down */
  FIELD (0, 0) | FIELD (1, 0),
  FIELD (1, 0) | FIELD (2, 0),
  FIELD (0, 1) | FIELD (1, 1),
  FIELD (1, 1) | FIELD (2, 1),
  FIELD (0, 2) | FIELD (1, 2),
  FIELD (1, 2) | FIELD (2, 2),
  FIELD (0, 0) | FIELD (0, 1),
  FIELD (0, 1) | FIELD (0, 2),
  FIELD (1, 0) | FIELD (1, 1),
  FIELD (1, 1) | FIELD (1, 2),
  FIELD (2, 0) | FIELD (2, 1),
  FIELD (2, 1) | FIELD (2, 2),
  /* three in line */
  FIELD (0, 0) | FIELD (1, 0) | FIELD (2, 0),
  FIELD (0, 1) | FIELD (1, 1) | FIELD (2, 1),
  FIELD (0, 2) | FIELD (1, 2) | FIELD (2, 2),
  FIELD (0, 0) | FIELD (0, 1) | FIELD (0, 2),
  FIELD (1, 0) | FIELD (1, 1) | FIELD (1, 2),
  FIELD (2, 0) | FIELD (2, 1) | FIELD (2, 2),
/* three in a corner: a square of four less one */
#define SQUARE(x, y) (FIELD (x, y) | FIELD (x + 1, y) | FIELD (x, y + 1) | FIELD (x + 1, y + 1))
#define CORNERS(x, y)                                               \
  SQUARE (x, y) & ~FIELD (x, y), SQUARE (x, y) & ~FIELD (x + 1, y), \
    SQUARE (x, y) & ~FIELD (x, y + 1), SQUARE (x, y) & ~FIELD (x + 1, y + 1)
  CORNERS (0, 0),
  CORNERS (1, 0),
  CORNERS (0, 1),
  CORNERS (1, 1),
};

#define FIRST_THREE  12
#define FIRST_CORNER 18
#define ALL_FIELDS   ((1u << FLIPTOWN_FIELDS) - 1)

guint
fliptown_land_plot (guint index)
{
  g_return_val_if_fail (index < FLIPTOWN_PLOTS, 0);

  return plots[index];
}

static guint
find_plot (guint plot)
{
  guint index = 0;

  while (index < FLIPTOWN_PLOTS && plots[index] != plot)
    index++;
  return index;
}

/* The index of a shape in the price list: two in line, three in line, three in a corner. */
static guint
shape_of (guint plot)
{
  guint index = find_plot (plot);

  return index < FIRST_THREE ? 0 : index < FIRST_CORNER ? 1 : 2;
}

static int
price_of (const FliptownBoard *board, guint plot)
{
  return board->land_prices[shape_of (plot)];
}

/* The stars of its fields, plus those for the whole land if this plot completes it. */
static int
stars_of (const FliptownState *state, guint plot)
{
  guint owned = fliptown_acting_seat (state)->fields;
  int stars = (owned | plot) == ALL_FIELDS ? state->board.all_fields : 0;

  for (guint i = 0; i < FLIPTOWN_FIELDS; i++)
    stars += plot & 1u << i ? state->board.fields[i] : 0;
  return stars;
}

gboolean
fliptown_land_check (const FliptownState *state, int plot, FlipRefusal *refusal)
{
  const FliptownSeat *seat = fliptown_acting_seat (state);
  int price;

  if (plot < 0 || find_plot ((guint) plot) == FLIPTOWN_PLOTS)
    return flip_refuse (refusal, FLIP_REFUSED_LIMIT, FLIP_NO_SITE, "FT-LAND-2",
                        _ ("A plot is two fields in line, three in line, or three in a corner."));
  if (seat->fields & (guint) plot)
    return flip_refuse (refusal, FLIP_REFUSED_MARKED, FLIP_NO_SITE, "FT-LAND-3",
                        _ ("You already own a field of this plot; plots can’t overlap."));
  price = price_of (&state->board, (guint) plot);
  if (fliptown_held (seat, FLIPTOWN_CASH) >= price)
    return TRUE;
  (void) flip_refuse (refusal, FLIP_REFUSED_PRICE, FLIP_NO_SITE, "FT-LAND-1",
                      /* Translators: %d: dollars */
                      _ ("This plot costs $%d, and you have $%d."), price,
                      fliptown_held (seat, FLIPTOWN_CASH));
  return flip_refusal_set_price (refusal, "cash", price, fliptown_held (seat, FLIPTOWN_CASH));
}

void
fliptown_land_apply (FliptownState *state, int plot)
{
  int stars = stars_of (state, (guint) plot);

  g_assert (find_plot ((guint) plot) < FLIPTOWN_PLOTS);
  g_assert (!(fliptown_acting_seat (state)->fields & (guint) plot));

  fliptown_lose (state, state->seat, FLIPTOWN_CASH, price_of (&state->board, (guint) plot));
  state->seats[state->seat].fields |= (guint16) plot;
  fliptown_gain (state, FLIPTOWN_STARS, stars);
}

/* Compass points, since names like A1 are taken by tombstones. */
const char *
fliptown_field_name (guint field)
{
  static const char *const fields[FLIPTOWN_FIELDS] = {
    NC_ ("field of the land", "Northwest"), NC_ ("field of the land", "North"),
    NC_ ("field of the land", "Northeast"), NC_ ("field of the land", "West"),
    NC_ ("field of the land", "Middle"),    NC_ ("field of the land", "East"),
    NC_ ("field of the land", "Southwest"), NC_ ("field of the land", "South"),
    NC_ ("field of the land", "Southeast"),
  };

  g_assert (field < FLIPTOWN_FIELDS);

  return g_dpgettext2 (GETTEXT_PACKAGE, "field of the land", fields[field]);
}

/* "Northwest and North". */
void
fliptown_land_name (int plot, GString *text)
{
  const char *names[FLIPTOWN_FIELDS];
  g_autofree char *joined = NULL;
  guint n = 0;

  for (guint i = 0; i < FLIPTOWN_FIELDS; i++)
    {
      if (plot & 1 << i)
        names[n++] = fliptown_field_name (i);
    }
  joined = flip_phrase_join (names, n);
  g_string_append (text, joined);
}

void
fliptown_land_label (const FliptownState *state, int plot, GString *text)
{
  g_autoptr (GString) name = g_string_new (NULL);
  int stars = stars_of (state, (guint) plot);

  fliptown_land_name (plot, name);
  g_string_append_printf (text,
                          /* Translators: %s: fields of the land, “Northwest and North”; first %d:
                             dollars; second %d: stars */
                          ngettext ("%s for $%d: %d star", "%s for $%d: %d stars", (gulong) stars),
                          name->str, price_of (&state->board, (guint) plot), stars);
}

/* First the shape, then the plot. As there are so many corners of three, their orientation is asked
   in between. */
void
fliptown_land_offer (const FliptownState *state, int plot, FlipOffer *offer)
{
  static const char *const shapes[] = { /* Translators: %d: dollars */ N_ ("Two in line for $%d"),
                                        /* Translators: %d: dollars */ N_ ("Three in line for $%d"),
                                        /* Translators: %d: dollars */
                                        N_ ("Three in a corner for $%d") };
  static const guint corners[] = { 0, 2, 6, 8 };
  FlipOfferChoice *shape = &offer->choices[0], *corner = &offer->choices[1],
                  *which = &offer->choices[2];
  guint index = find_plot ((guint) plot);
  g_autoptr (GString) name = g_string_new (NULL);

  offer->parts = (guint) plot;
  fliptown_land_name (plot, name);
  /* Translators: question at the Land Office */
  flip_phrase_copy (shape->asks, _ ("Which shape?"), sizeof shape->asks);
  flip_phrase_print (shape->label, sizeof shape->label, _ (shapes[shape_of ((guint) plot)]),
                     price_of (&state->board, (guint) plot));
  /* Translators: question at the Land Office */
  flip_phrase_copy (which->asks, _ ("Which plot?"), sizeof which->asks);
  flip_phrase_copy (which->label, name->str, sizeof which->label);
  *corner = *which;
  if (index < FIRST_CORNER)
    return;
  flip_phrase_copy (corner->asks, _ ("In which corner of the land?"), sizeof corner->asks);
  flip_phrase_copy (corner->label, fliptown_field_name (corners[(index - FIRST_CORNER) / 4]),
                    sizeof corner->label);
}

/* The fields, each a site while the Land Office waits */

gboolean
fliptown_land_is_asked (const FliptownState *state, guint seat)
{
  return state->stage == FLIPTOWN_STAGE_POOL && state->seat == seat
         && state->pool.effects[fliptown_town_find (state, FLIPTOWN_LAND_OFFICE)];
}

/* The lowest price of a plot with this field that overlaps no marked field; G_MAXINT if there is
   none. */
static int
least_price (const FliptownState *state, guint field)
{
  int least = G_MAXINT;

  for (guint i = 0; i < FLIPTOWN_PLOTS; i++)
    {
      if (plots[i] & 1u << field && !(plots[i] & fliptown_acting_seat (state)->fields))
        least = MIN (least, price_of (&state->board, plots[i]));
    }

  return least;
}

/* Returns the lowest price of the field while it is available, or G_MAXINT. */
static int
show_field (const FliptownState *state, guint seat, guint field, FlipSite *site)
{
  int stars = state->board.fields[field];
  int price = fliptown_land_is_asked (state, seat) ? least_price (state, field) : G_MAXINT;

  *site = (FlipSite){
    .id = (guint16) (FLIPTOWN_SITE_LAND + field),
    .region = fliptown_place_name (FLIPTOWN_TOWN),
    .mark = state->seats[seat].fields & 1u << field ? FLIP_MARK_CIRCLED : FLIP_MARK_NONE,
    .price = FLIP_NOT_IN_REACH,
    .part = 1u << field,
    .whole = (guint16) (FLIPTOWN_SITE_TOWN + fliptown_town_find (state, FLIPTOWN_LAND_OFFICE)),
  };
  flip_phrase_print (site->name, sizeof site->name, "land %s", fliptown_stone_word (field));
  /* Translators: %s: where it lies in the land, “Northwest” */
  flip_phrase_print (site->title, sizeof site->title, _ ("%s field"), fliptown_field_name (field));
  flip_phrase_print (site->gives, sizeof site->gives,
                     /* Translators: %d: how many */
                     ngettext ("%d star", "%d stars", (gulong) stars), stars);
  return price <= fliptown_held (&state->seats[seat], FLIPTOWN_CASH) ? price : G_MAXINT;
}

static void
show_price (FlipSite *site, int price)
{
  if (price == G_MAXINT)
    return;
  site->price = 0; /* in gold */
  /* Translators: %d: dollars, the least that a plot with this field costs */
  flip_phrase_print (site->badge, sizeof site->badge, _ ("from $%d"), price);
}

void
fliptown_land_sites (const FliptownState *state, guint seat, FlipSites *sites)
{
  int least = G_MAXINT;

  for (guint field = 0; field < FLIPTOWN_FIELDS; field++)
    {
      FlipSite *site = &sites->sites[FLIPTOWN_SITE_LAND + field];
      int price = show_field (state, seat, field, site);

      show_price (site, price);
      least = MIN (least, price);
    }
  show_price (&sites->sites[sites->sites[FLIPTOWN_SITE_LAND].whole], least);
}

void
fliptown_land_refuse (const FliptownState *state, guint field, FlipRefusal *refusal)
{
  const FliptownSeat *seat = fliptown_acting_seat (state);
  guint16 site = (guint16) (FLIPTOWN_SITE_LAND + field);
  int price = least_price (state, field), cash = fliptown_held (seat, FLIPTOWN_CASH);

  if (seat->fields & 1u << field)
    (void) flip_refuse (refusal, FLIP_REFUSED_MARKED, site, "FT-LAND-3",
                        _ ("You already own this field."));
  else if (!fliptown_land_is_asked (state, state->seat))
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, site, "FT-LAND-1",
                        _ ("Land is sold on a visit to the Land Office."));
  else if (price == G_MAXINT)
    (void) flip_refuse (
      refusal, FLIP_REFUSED_LIMIT, site, "FT-LAND-3",
      _ ("You already own a field of every plot with this one; plots can’t overlap."));
  else
    {
      (void) flip_refuse (refusal, FLIP_REFUSED_PRICE, site, "FT-LAND-1",
                          /* Translators: %d: dollars */
                          _ ("The cheapest plot with this field costs $%d, and you have $%d."),
                          price, cash);
      (void) flip_refusal_set_price (refusal, "cash", price, cash);
    }
}
