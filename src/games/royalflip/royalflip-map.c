/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

/* Writing numbers on the city map: the one from the cards, and extra ones from the track. */

gboolean
royalflip_map_is_full (const RoyalflipState *state)
{
  return royalflip_acting_sheet (state)->written == state->board.cells;
}

/* Before it is changed by tokens. */
guint
royalflip_number_to_write (const RoyalflipState *state)
{
  return state->stage == ROYALFLIP_STAGE_EXTRA ? state->turn.extra : state->turn.taken.number;
}

/* The number that a move writes. */
static guint
number_of (const RoyalflipState *state, const FlipMove *move)
{
  return (guint) ((int) royalflip_number_to_write (state) + move->arg[0]);
}

static gboolean
number_is_wild (const RoyalflipState *state)
{
  g_assert (state->turn.pick < ROYALFLIP_ARRANGEMENTS);

  return royalflip_is_wild (&state->board,
                            state->lineup[royalflip_arrangements[state->turn.pick].number]);
}

static gboolean
check_shift (const RoyalflipState *state, guint16 site, int shift, FlipRefusal *refusal)
{
  int number = (int) royalflip_number_to_write (state);
  guint left = royalflip_tokens_left (royalflip_acting_sheet (state));

  if (shift == 0)
    return TRUE;
  if (state->stage == ROYALFLIP_STAGE_EXTRA)
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, site, "RF-TOKEN-3",
                        /* Translators: %d: the number that is printed */
                        _ ("A ±1 changes the number of a card. The extra number of the track stays "
                           "as it is printed: %d."),
                        number);
  if (number_is_wild (state))
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, site, "RF-TOKEN-4",
                        _ ("The number came from a wild card and can be anything: choose the "
                           "right one instead of crossing out a ±1."));
  if ((guint) abs (shift) > left)
    {
      (void) flip_refuse (refusal, FLIP_REFUSED_PRICE, site, "RF-TOKEN-2",
                          /* Translators: first %d: how many tokens; %u: how many there are */
                          _ ("This takes %d of your ±1, and you have %u."), abs (shift), left);
      return flip_refusal_set_price (refusal, "tokens", abs (shift), (int) left);
    }
  if (number + shift < FLIP_ACE || number + shift > state->board.highest)
    return flip_refuse (refusal, FLIP_REFUSED_LIMIT, site, "RF-TOKEN-5",
                        /* Translators: %s: the rank of a card */
                        _ ("Numbers go from A to %s, and don’t wrap around."),
                        flip_rank_text (state->board.highest));
  return TRUE;
}

static gboolean
check_write (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const RoyalflipState *state = data;
  const RoyalflipSheet *sheet = royalflip_acting_sheet (state);
  guint cell;

  if (!royalflip_site_is_cell (&state->board, move->site))
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "RF-ROUND-3",
                        _ ("The number is written in a cell of the city map."));
  cell = royalflip_cell_of_site (move->site);
  if (sheet->numbers[cell])
    return flip_refuse (refusal, FLIP_REFUSED_MARKED, move->site, "RF-MAP-1",
                        /* Translators: %s: a cell of the map */
                        _ ("%s already has a number. You can write in any empty cell."),
                        royalflip_cell_name (cell));
  return check_shift (state, move->site, move->arg[0], refusal);
}

static void
apply_write (gpointer data, const FlipMove *move)
{
  RoyalflipState *state = data;
  RoyalflipSheet *sheet = &state->sheets[state->seat];
  guint cell = royalflip_cell_of_site (move->site);

  g_assert (state->board.cells & ROYALFLIP_BIT (cell) && !sheet->numbers[cell]);
  g_assert (state->turn.taken.colour < ROYALFLIP_N_COLOURS);

  royalflip_sheet_write (sheet, cell, number_of (state, move), state->turn.taken.colour);
  sheet->used_tokens += (guint8) abs (move->arg[0]);
  if (state->stage == ROYALFLIP_STAGE_WRITE)
    state->turn.wrote = TRUE;
  royalflip_use_the_rest (state);
}

/* The number and the suit can be used in either order. */
void
royalflip_use_the_rest (RoyalflipState *state)
{
  state->stage = !state->turn.wrote     ? ROYALFLIP_STAGE_WRITE
                 : !state->turn.circled ? ROYALFLIP_STAGE_TRACK
                                        : ROYALFLIP_STAGE_NEXT_SEAT;
}

/* How far tokens can change the number, down and up. */
static void
find_shifts (const RoyalflipState *state, int *lowest, int *highest)
{
  int number = (int) royalflip_number_to_write (state);
  int left = (int) royalflip_tokens_left (royalflip_acting_sheet (state));

  g_assert (number >= FLIP_ACE && number <= state->board.highest);

  if (state->stage == ROYALFLIP_STAGE_EXTRA || number_is_wild (state))
    left = 0;
  *lowest = -MIN (left, number - FLIP_ACE);
  *highest = MIN (left, state->board.highest - number);
}

static void
list_write (gconstpointer data, FlipMoveList *list)
{
  const RoyalflipState *state = data;
  const RoyalflipSheet *sheet = royalflip_acting_sheet (state);
  int lowest, highest;

  find_shifts (state, &lowest, &highest);
  for (RoyalflipSet left = state->board.cells & ~sheet->written; left; left &= left - 1)
    for (int shift = lowest; shift <= highest; shift++)
      *flip_move_list_next (list) = royalflip_move (
        ROYALFLIP_VERB_WRITE, royalflip_site_of_cell (royalflip_first (left)), shift);
}

/* Words */

/* "e3", "e3 +1" */
static void
print_write (gconstpointer state, const FlipMove *move, GString *text)
{
  royalflip_site_print (move->site, text);
  if (move->arg[0])
    g_string_append_printf (text, " %+d", move->arg[0]);
}

/* "an area of 3"; for an offer, one of two is "an area with the black 8 on d3". */
static void
add_area (const RoyalflipSheet *sheet,
          RoyalflipSet area,
          guint cell,
          gboolean offers,
          FlipGains *gains)
{
  guint other = royalflip_first (area & ~ROYALFLIP_BIT (cell));
  g_autofree char *written =
    royalflip_written_name (royalflip_colour_of (sheet, other), sheet->numbers[other]);

  if (offers && royalflip_count (area) == 2)
    /* Translators: a number and its cell: an area with the black 8 on d3. */
    flip_gains_add (gains, "area", _ ("an area with the %s on %s"), written,
                    royalflip_cell_name (other));
  else
    /* Translators: %u: how large the area is */
    flip_gains_add (gains, "area", _ ("an area of %u"), royalflip_count (area));
}

/* The road and the area that the number would be part of. */
static void
find_gains (const RoyalflipState *state, const FlipMove *move, gboolean offers, FlipGains *gains)
{
  RoyalflipSheet sheet = *royalflip_acting_sheet (state);
  guint cell = royalflip_cell_of_site (move->site);
  const RoyalflipRoad *road;
  RoyalflipCity city;

  royalflip_sheet_write (&sheet, cell, number_of (state, move), state->turn.taken.colour);
  royalflip_find_city (&state->board, &sheet, &city);
  road = royalflip_road_through (&city, cell);
  if (road)
    flip_gains_add (gains, "road",
                    royalflip_joins_casinos (road->casinos)
                      /* Translators: %u: how long the road is */
                      ? _ ("a road of %u that joins casinos")
                      : /* Translators: %u: how long the road is */ _ ("a road of %u"),
                    road->n);
  if (royalflip_area_at (&city, cell))
    add_area (&sheet, royalflip_area_at (&city, cell), cell, offers, gains);
}

static void
describe_write (gconstpointer data, const FlipMove *move, GString *text)
{
  const RoyalflipState *state = data;
  guint tokens = (guint) abs (move->arg[0]), cell = royalflip_cell_of_site (move->site);
  g_autoptr (GString) written = g_string_new (NULL), place = g_string_new (NULL);
  FlipGains gains = { 0 };

  /* Translators: a number from A to K, and a cell of the map: Red 8 on d3. */
  g_string_printf (written,
                   state->turn.taken.colour == ROYALFLIP_RED
                     /* Translators: first %s: the rank of a card; second %s: a cell of the map */
                     ? _ ("Red %s on %s")
                     /* Translators: first %s: the rank of a card; second %s: a cell of the map */
                     : _ ("Black %s on %s"),
                   flip_rank_text (number_of (state, move)), royalflip_cell_name (cell));
  if (tokens)
    /* Translators: a number that was written, and the ±1 tokens that it took: Red 8 on d3 by 1
       token. */
    flip_phrase_become (written,
                        /* Translators: %s: what is written where; %u: how many tokens */
                        g_strdup_printf (ngettext ("%s with %u token", "%s with %u tokens", tokens),
                                         written->str, tokens));
  find_gains (state, move, FALSE, &gains);
  flip_gains_print (&gains, place);
  if (place->len)
    flip_phrase_explain (written, place->str);
  else
    flip_phrase_finish (written);
  g_string_append (text, written->str);
}

static void
label_write (gconstpointer data, const FlipMove *move, GString *text)
{
  const RoyalflipState *state = data;
  guint number = number_of (state, move), tokens = (guint) abs (move->arg[0]);
  int gain =
    royalflip_city_gain (&state->board, royalflip_acting_sheet (state),
                         royalflip_cell_of_site (move->site), number, state->turn.taken.colour);
  g_autofree char *points = flip_points_words (gain);

  g_string_append_printf (text,
                          state->turn.taken.colour == ROYALFLIP_RED
                            ? /* Translators: %s: the rank of a card */ _ ("Red %s")
                            : /* Translators: %s: the rank of a card */ _ ("Black %s"),
                          flip_rank_text (number));
  if (tokens)
    /* Translators: %u: how many */
    flip_phrase_add_printf (text, ngettext ("%u token", "%u tokens", tokens), tokens);
  if (points)
    flip_phrase_add (text, points);
}

static void
offer_write (gconstpointer state, const FlipMove *move, FlipOffer *offer)
{
  offer->price = abs (move->arg[0]);
  /* Translators: on a button: write the number */
  flip_phrase_copy (offer->act, _ ("Write It"), sizeof offer->act);
  find_gains (state, move, TRUE, &offer->gains);
  if (!offer->gains.n)
    flip_phrase_copy (offer->brings, _ ("Alone so far."), sizeof offer->brings);
}

const FlipVerb royalflip_write = {
  .name = "write", .stages = 1u << ROYALFLIP_STAGE_WRITE | 1u << ROYALFLIP_STAGE_EXTRA,
  .has_site = TRUE, .n_args = 1,
  .list = list_write, .check = check_write, .apply = apply_write,
  .print = print_write, .describe = describe_write, .label = label_write, .offer = offer_write,
};
