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

/* The facts beside the marks, as words and numbers. */

#define MOST_LISTED 12

static void
table_facts (const RoyalflipState *state, FlipFacts *facts)
{
  guint round = MIN (state->round + 1u, state->board.rounds);
  g_autoptr (GString) shown = g_string_new (NULL), lineup = g_string_new (NULL);
  FlipFact *fact;

  for (guint i = 0; i < state->n_lineup; i++)
    {
      char card[FLIP_CARD_TEXT_SIZE];

      g_string_append_printf (shown, "%s%s", i ? " " : "", flip_card_show (state->lineup[i], card));
      g_string_append_printf (lineup, "%s%s", i ? " " : "",
                              flip_card_print (state->lineup[i], card));
    }
  fact = flip_facts_add_number (facts, "round", C_ ("noun", "Round"), round);
  fact->headline = state->n_seats < 3; /* with more seats there is hardly any room left */
  fact->step = round;
  fact->steps = state->board.rounds;
  if (lineup->len)
    flip_fact_encode (flip_facts_add (facts, "lineup", _ ("Lineup"), "%s", shown->str), "%s",
                      lineup->str);
  flip_facts_add_number (facts, "deck", _ ("Cards in the deck"),
                         flip_card_set_size (royalflip_possible (state)));
  if (state->options.pvp && state->stage < ROYALFLIP_STAGE_TIE)
    /* Translators: who chooses first */
    flip_facts_add_number (facts, "first-player", _ ("First player"),
                           royalflip_first_player (state) + 1);
  if (state->options.pvp && state->first_pick != ROYALFLIP_NO_PICK)
    {
      g_autoptr (GString) taken = g_string_new (NULL), told = g_string_new (NULL);
      FlipMove move = royalflip_move (ROYALFLIP_VERB_PICK, FLIP_NO_SITE, state->first_pick);

      royalflip_pick.print (state, &move, taken);
      royalflip_pick.describe (state, &move, told);
      flip_fact_encode (
        flip_facts_add (facts, "first-pick", _ ("The first player’s choice"), "%s", told->str),
        "%s", taken->str);
    }
}

/* The id of one of several similar facts: "road-3". */
static const char *
numbered (const char *word, guint index)
{
  char id[16];

  flip_phrase_print (id, sizeof id, "%s-%u", word, index + 1);
  return g_intern_string (id);
}

/* The numbers in a row of the map, "a2 red 4, d2 black 9"; in the notation "r4 . - b9", including
   gaps and casinos. */
static void
row_fact (const RoyalflipState *state, const RoyalflipSheet *sheet, guint row, FlipFacts *facts)
{
  g_autoptr (GString) names = g_string_new (NULL), words = g_string_new (NULL);

  for (guint i = 0; i < state->board.columns; i++)
    {
      guint cell = royalflip_cell (i, row), number = sheet->numbers[cell];
      RoyalflipColour colour = royalflip_colour_of (sheet, cell);
      g_autofree char *name = number ? royalflip_written_name (colour, number) : NULL;

      g_string_append (words, i ? " " : "");
      if (!number)
        {
          g_string_append_c (words, state->board.cells & ROYALFLIP_BIT (cell) ? '.' : '-');
          continue;
        }
      g_string_append_printf (words, "%c%s", colour == ROYALFLIP_RED ? 'r' : 'b',
                              flip_rank_text (number));
      flip_phrase_add_printf (names, "%s %s", royalflip_cell_name (cell), name);
    }
  flip_fact_encode (flip_facts_add (facts, numbered ("row", row), _ ("Row of the map"), "%s",
                                    names->len ? names->str : C_ ("row of a map", "empty")),
                    "%s", words->str);
}

static void
append_cell (GString *text, guint cell)
{
  g_string_append_printf (text, "%s%s", text->len ? " " : "", royalflip_cell_name (cell));
}

static void
city_facts (const RoyalflipState *state, const RoyalflipSheet *sheet, FlipFacts *facts)
{
  RoyalflipCity city;

  royalflip_find_city (&state->board, sheet, &city);
  for (guint i = 0; i < MIN (city.n_roads, MOST_LISTED); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      for (guint j = 0; j < city.roads[i].n; j++)
        append_cell (text, city.roads[i].cells[j]);
      royalflip_add_casinos (&state->board, city.roads[i].casinos, text);
      /* Translators: numbers in a row on the city map */
      flip_facts_add (facts, numbered ("road", i), _ ("Road"), "%s", text->str);
    }
  for (guint i = 0; i < MIN (city.n_areas, MOST_LISTED); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      for (RoyalflipSet left = city.areas[i]; left; left &= left - 1)
        append_cell (text, royalflip_first (left));
      /* Translators: equal numbers side by side on the city map */
      flip_facts_add (facts, numbered ("area", i), _ ("Area"), "%s", text->str);
    }
}

static void
turn_facts (const RoyalflipState *state, FlipFacts *facts)
{
  if (state->turn.taken.colour != ROYALFLIP_NO_COLOUR)
    /* Translators: red or black */
    flip_fact_encode (flip_facts_add (facts, "colour", _ ("Colour"), "%s",
                                      royalflip_colour_name (state->turn.taken.colour)),
                      "%s", royalflip_colour_word (state->turn.taken.colour));
  if (state->turn.taken.number != ROYALFLIP_NO_NUMBER)
    /* Translators: the number of a card */
    flip_facts_add (facts, "number", _ ("Number"), "%s", flip_rank_text (state->turn.taken.number));
}

static void
seat_facts (const RoyalflipState *state, guint index, FlipFacts *facts)
{
  const RoyalflipSheet *sheet = &state->sheets[index];
  FlipFact *fact;

  fact = flip_facts_add_number (facts, "diamonds", _ ("Diamonds"), sheet->diamonds);
  fact->glyph = "gem";
  fact->headline = state->options.pvp;
  /* Translators: tokens that are left */
  fact = flip_facts_add_number (facts, "tokens", _ ("±1 left"), royalflip_tokens_left (sheet));
  fact->glyph = "shift";
  fact->headline = TRUE;
  /* Translators: tokens that were used */
  flip_facts_add_number (facts, "used-tokens", _ ("±1 used"), sheet->used_tokens);
  flip_facts_add_number (facts, "position", _ ("Space on the track"), sheet->position);
  flip_facts_add_number (facts, "points", _ ("Points of the track"), sheet->points);
  for (guint row = 0; row < state->board.rows; row++)
    row_fact (state, sheet, row, facts);
  city_facts (state, sheet, facts);
  if (state->seat == index && state->turn.pick != ROYALFLIP_NO_PICK)
    turn_facts (state, facts);
}

void
royalflip_facts (gconstpointer data, int seat, FlipFacts *facts)
{
  const RoyalflipState *state = data;

  if (seat == FLIP_TABLE)
    table_facts (state, facts);
  else
    seat_facts (state, (guint) seat, facts);
}
