/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/flickemup/flickemup-rules.h"

/* The names and descriptions of things. */

/* flickemup-parse.c */
void flickemup_print (gconstpointer state, const FlipMove *move, GString *text);
void flickemup_print_cowboy (gconstpointer state, const FlipMove *move, GString *text);
void flickemup_print_flick (gconstpointer state, const FlipMove *move, GString *text);
void flickemup_describe (gconstpointer state, const FlipMove *move, GString *text);
void flickemup_describe_hit (gconstpointer state, const FlipMove *move, GString *text);
void flickemup_label (gconstpointer state, const FlipMove *move, GString *text);
void flickemup_label_aimed (gconstpointer state, const FlipMove *move, GString *text);
void flickemup_label_touched (gconstpointer state, const FlipMove *move, GString *text);
gboolean flickemup_has_first (gconstpointer state, const FlipMove *move);
gboolean flickemup_has_second (gconstpointer state, const FlipMove *move);
void flickemup_offer (gconstpointer state, const FlipMove *move, FlipOffer *offer);
void flickemup_offer_act (FlipOffer *offer, const char *act);
void flickemup_offer_hit (gconstpointer state, const FlipMove *move, FlipOffer *offer);

/* flickemup-words.c */
const char *flickemup_site_word (guint site);
const char *flickemup_site_inside (guint site);
const char *flickemup_actor_name (const FlickemupState *state);
const char *flickemup_figure_name (guint figure);
const char *flickemup_figure_inside (guint figure);
const char *flickemup_building_name (guint building);
const char *flickemup_words_of_file (const char *words);
gboolean flickemup_is_own_words (const char *words);
const char *flickemup_building_inside (guint building);
const char *flickemup_token_name (guint token);
char *flickemup_token_count (guint token, guint n);
const char *flickemup_team_name (guint team);
const char *flickemup_edge_name (guint edge);
const char *flickemup_piece_name (guint piece);
const char *flickemup_region_name (guint site);

/* flickemup-facts.c */
void flickemup_figure_describe (const FlickemupState *state, guint figure, GString *text);
void flickemup_tokens_describe (const guint8 tokens[FLICKEMUP_TOKENS], GString *text);
void flickemup_building_describe (const FlickemupState *state, guint building, GString *text);
