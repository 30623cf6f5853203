/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>

/* A seat's sheet for drawing, screen readers and tests: the cells of the map and the spaces of the
   track, with what they contain or give and what they would bring now. Places that exist only on
   larger maps and longer tracks are also listed, but empty and never in reach. */

static gboolean
is_asked (const RoyalflipState *state, guint seat, gboolean track)
{
  if (state->seat != seat)
    return FALSE;
  return track ? state->stage == ROYALFLIP_STAGE_TRACK
                   || (state->stage == ROYALFLIP_STAGE_WRITE && !state->turn.circled)
               : state->stage == ROYALFLIP_STAGE_WRITE || state->stage == ROYALFLIP_STAGE_EXTRA;
}

static void
describe_casinos (const RoyalflipBoard *board, guint cell, GString *text)
{
  for (guint i = 0; i < board->n_casinos; i++)
    {
      g_autofree char *name = royalflip_casino_name (board, i);

      if (board->doors[cell] & 1u << i)
        /* Translators: %s: the name of a casino */
        flip_phrase_add_printf (text, _ ("casino %s"), name);
    }
}

static void
fill_cell (const RoyalflipState *state, guint seat, guint cell, FlipSite *site, GString *text)
{
  const RoyalflipSheet *sheet = &state->sheets[seat];
  guint number = sheet->numbers[cell];

  site->region = _ ("City map");
  /* Translators: %s: a cell of the map */
  flip_phrase_print (site->title, sizeof site->title, _ ("Cell %s"), site->name);
  if (!(state->board.cells & ROYALFLIP_BIT (cell)))
    return;
  site->mark = number ? FLIP_MARK_CIRCLED : FLIP_MARK_NONE;
  if (number)
    flip_phrase_become (text, royalflip_written_name (royalflip_colour_of (sheet, cell), number));
  describe_casinos (&state->board, cell, text);
  if (number || !is_asked (state, seat, FALSE))
    return;
  site->price = 0;
  number = (guint) royalflip_city_gain (
    &state->board, sheet, cell, royalflip_number_to_write (state), state->turn.taken.colour);
  if (number)
    flip_phrase_print (site->badge, sizeof site->badge, "+%u", number);
}

static void
fill_space (const RoyalflipState *state, guint seat, guint space, FlipSite *site, GString *text)
{
  const RoyalflipSheet *sheet = &state->sheets[seat];
  const RoyalflipSpace *printed = &state->board.spaces[space];
  g_autofree char *gift = NULL;
  guint skipped;

  site->region = _ ("Bonus track");
  /* Translators: %u: the number of the space */
  flip_phrase_print (site->title, sizeof site->title, _ ("Space %u"), space + 1);
  if (space >= state->board.n_spaces)
    return;
  site->mark = sheet->circled & ROYALFLIP_BIT (space) ? FLIP_MARK_CIRCLED
               : sheet->gone & ROYALFLIP_BIT (space)  ? FLIP_MARK_CROSSED
                                                      : FLIP_MARK_NONE;
  gift = royalflip_bonus_name (printed, ROYALFLIP_N_COLOURS);
  flip_phrase_become (text, flip_phrase_label (royalflip_suit_name (printed->suit), gift));
  if (!is_asked (state, seat, TRUE) || !(royalflip_spaces_ahead (state) & ROYALFLIP_BIT (space)))
    return;
  site->price = 0;
  skipped = royalflip_skipped (&state->board, sheet, space);
  if (skipped)
    /* Translators: short; how many spaces of the track are jumped over. */
    flip_phrase_print (site->badge, sizeof site->badge, ngettext ("skips %u", "skips %u", skipped),
                       skipped);
}

void
royalflip_sites (gconstpointer data, guint seat, FlipSites *sites)
{
  const RoyalflipState *state = data;
  g_autoptr (GString) text = g_string_new (NULL);

  G_STATIC_ASSERT (ROYALFLIP_SITES <= FLIP_MAX_SITES);
  g_return_if_fail (seat < state->n_seats);

  sites->n = ROYALFLIP_SITES;
  for (guint i = 0; i < sites->n; i++)
    {
      FlipSite *site = &sites->sites[i];

      *site = (FlipSite){ .id = (guint16) i, .price = FLIP_NOT_IN_REACH };
      g_string_truncate (text, 0);
      royalflip_site_print (i, text);
      flip_phrase_copy (site->name, text->str, sizeof site->name);
      g_string_truncate (text, 0);
      if (royalflip_site_is_on_track (i))
        fill_space (state, seat, i - ROYALFLIP_SITE_TRACK, site, text);
      else
        fill_cell (state, seat, royalflip_cell_of_site (i), site, text);
      flip_phrase_copy (site->gives, text->str, sizeof site->gives);
    }
}
