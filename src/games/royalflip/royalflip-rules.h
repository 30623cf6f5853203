/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/verb.h"
#include "games/royalflip/royalflip-state.h"

/* Moves. Arguments that are not mentioned here are 0, and the site is FLIP_NO_SITE if not
   mentioned. */
typedef enum
{
  ROYALFLIP_VERB_CARD = FLIP_VERB_CARD, /* card */
  ROYALFLIP_VERB_PICK,                  /* arrangement */
  ROYALFLIP_VERB_COLOUR,                /* RoyalflipColour, of a wild card */
  ROYALFLIP_VERB_NUMBER,                /* number, of a wild card */
  ROYALFLIP_VERB_WRITE,                 /* site: a cell; argument: how much ±1 tokens change the
                                           number */
  ROYALFLIP_VERB_CIRCLE,                /* site: a space of the track */
  ROYALFLIP_VERB_TIE,                   /* seat that won the tie-break */
  ROYALFLIP_N_VERBS
} RoyalflipVerb;

/* Which lineup card gives which attribute. */
typedef struct
{
  guint8 colour, number, suit;
} RoyalflipArrangement;

extern const RoyalflipArrangement royalflip_arrangements[ROYALFLIP_ARRANGEMENTS];

static inline FlipMove
royalflip_move (RoyalflipVerb verb, guint16 site, int first)
{
  return (FlipMove){ .verb = (guint8) verb, .site = site, .arg = { (gint16) first } };
}

/* Sites are numbered consecutively: the cells of a map of six columns and six rows, the spaces of
   the longest track, and the remaining cells of the largest map. */
enum
{
  ROYALFLIP_SITE_TRACK = ROYALFLIP_LAST_COLUMN,
  ROYALFLIP_SITE_LAST_CELLS = ROYALFLIP_SITE_TRACK + ROYALFLIP_MAX_SPACES,
  ROYALFLIP_SITES = ROYALFLIP_MAX_CELLS + ROYALFLIP_MAX_SPACES
};

static inline gboolean
royalflip_site_is_on_track (guint site)
{
  return site >= ROYALFLIP_SITE_TRACK && site < ROYALFLIP_SITE_LAST_CELLS;
}

static inline guint16
royalflip_site_of_cell (guint cell)
{
  return (guint16) (cell < ROYALFLIP_SITE_TRACK ? cell : cell + ROYALFLIP_MAX_SPACES);
}

static inline guint
royalflip_cell_of_site (guint site)
{
  g_assert (site < ROYALFLIP_SITES && !royalflip_site_is_on_track (site));

  return site < ROYALFLIP_SITE_TRACK ? site : site - ROYALFLIP_MAX_SPACES;
}

static inline guint16
royalflip_site_of_space (guint space)
{
  g_assert (space < ROYALFLIP_MAX_SPACES);

  return (guint16) (ROYALFLIP_SITE_TRACK + space);
}

static inline gboolean
royalflip_site_is_cell (const RoyalflipBoard *board, guint site)
{
  return site < ROYALFLIP_SITES && !royalflip_site_is_on_track (site)
         && board->cells & ROYALFLIP_BIT (royalflip_cell_of_site (site));
}

static inline gboolean
royalflip_site_is_space (const RoyalflipBoard *board, guint site)
{
  return site >= ROYALFLIP_SITE_TRACK && site < (guint) ROYALFLIP_SITE_TRACK + board->n_spaces;
}

/* The rows of the verbs; each stands at the end of the file with its rule. */
extern const FlipVerb royalflip_card, royalflip_pick, royalflip_colour, royalflip_number,
  royalflip_write, royalflip_circle, royalflip_tie;

enum
{
  ROYALFLIP_N_TALLIES = 4
};
extern const FlipTally royalflip_tallies[ROYALFLIP_N_TALLIES];

extern const FlipLesson royalflip_lesson;
extern const FlipEvaluation royalflip_evaluation;

/* royalflip.c */
gboolean royalflip_begin (gpointer state, const FlipSetup *setup, GError **error);
guint royalflip_first_player (const RoyalflipState *state);

/* royalflip-pick.c: the cards of the lineup, and one attribute from each */
FlipCardSet royalflip_all_cards (const RoyalflipBoard *board);
FlipCardSet royalflip_possible (const RoyalflipState *state);
gboolean royalflip_is_wild (const RoyalflipBoard *board, FlipCard card);
void royalflip_deck (gconstpointer state, guint16 shuffle, FlipDeck *deck);
gboolean royalflip_is_first_player (const RoyalflipState *state);
FlipCard royalflip_suit_card (const RoyalflipState *state);
gboolean royalflip_repeats_first (const RoyalflipState *state, const RoyalflipTaken *taken);
gboolean royalflip_refuse_repeated (const RoyalflipState *state,
                                    guint16 site,
                                    FlipRefusal *refusal);
void royalflip_note_taken (RoyalflipState *state);

/* royalflip-map.c */
gboolean royalflip_map_is_full (const RoyalflipState *state);
guint royalflip_number_to_write (const RoyalflipState *state);
void royalflip_use_the_rest (RoyalflipState *state);

/* royalflip-track.c */
guint royalflip_skipped (const RoyalflipBoard *board, const RoyalflipSheet *sheet, guint space);
gboolean royalflip_stands_on (const RoyalflipBoard *board,
                              const RoyalflipSheet *sheet,
                              guint space);
RoyalflipSet royalflip_spaces_for (const RoyalflipState *state,
                                   FlipCard suit_card,
                                   const RoyalflipTaken *taken);
RoyalflipSet royalflip_spaces_ahead (const RoyalflipState *state);

/* royalflip-score.c */
void royalflip_score (gconstpointer state, guint seat, FlipScore *score);
int royalflip_total (gconstpointer state, guint seat);
gboolean royalflip_tokens_count (const RoyalflipBoard *board);
void royalflip_goals (gconstpointer state, FlipGoals *goals);
void royalflip_honours (gconstpointer state, guint seat, FlipHonours *honours);

guint royalflip_leaders (const RoyalflipState *state);
void royalflip_result (gconstpointer state, FlipResult *result);

/* royalflip-words.c: names of things, and the texts of moves */
gboolean royalflip_parse (gconstpointer state,
                          const char *text,
                          FlipMove *move,
                          FlipRefusal *refusal);
void royalflip_site_print (guint site, GString *text);
const char *royalflip_colour_name (RoyalflipColour colour);
const char *royalflip_suit_name (FlipSuit suit);
char *royalflip_written_name (RoyalflipColour colour, guint number);
char *royalflip_casino_name (const RoyalflipBoard *board, guint casino);
void royalflip_add_casinos (const RoyalflipBoard *board, guint casinos, GString *text);
char *royalflip_bonus_name (const RoyalflipSpace *space, RoyalflipColour colour);

/* royalflip-sites.c */
void royalflip_sites (gconstpointer state, guint seat, FlipSites *sites);
void royalflip_facts (gconstpointer state, int seat, FlipFacts *facts);
