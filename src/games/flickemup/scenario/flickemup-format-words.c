/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-words.h"
#include "games/flickemup/scenario/flickemup-format.h"

/* The words of a scenario's file, and their display names. */

guint
flickemup_find_word (const char *text, FlickemupWord word, guint n)
{
  guint i = 0;

  while (i < n && !g_str_equal (text, word (i)))
    i++;
  return i;
}

char *
flickemup_title_figure (FlipBoardFile *file, const char *word)
{
  guint figure = flickemup_find_word (word, flickemup_figure_word, FLICKEMUP_FIGURES);

  return g_strdup (figure < FLICKEMUP_FIGURES ? flickemup_figure_name (figure) : word);
}

char *
flickemup_title_building (FlipBoardFile *file, const char *word)
{
  guint building = flickemup_find_word (word, flickemup_building_word, FLICKEMUP_BUILDINGS);

  return g_strdup (building < FLICKEMUP_BUILDINGS ? flickemup_building_name (building) : word);
}

static char *
title_token (FlipBoardFile *file, const char *word)
{
  guint token = flickemup_find_word (word, flickemup_token_word, FLICKEMUP_TOKENS);

  return g_strdup (token < FLICKEMUP_TOKENS ? flickemup_token_name (token) : word);
}

static char *
title_edge (FlipBoardFile *file, const char *word)
{
  guint edge = flickemup_find_word (word, flickemup_edge_word, FLICKEMUP_EDGES);

  return g_strdup (edge < FLICKEMUP_EDGES ? flickemup_edge_name (edge) : word);
}

/* The sentences in the file, and a name for one more. */
static void
find_told (FlipBoardFile *file, const char *group, GPtrArray *words)
{
  g_autofree const char **keys = flip_board_file_keys (file, "told");
  guint n = 1;

  for (guint i = 0; keys[i]; i++)
    g_ptr_array_add (words, (gpointer) keys[i]);
  while (words->len < FLICKEMUP_MOST_TOLD)
    {
      g_autofree char *free_key = g_strdup_printf ("goal-%u", n++);

      if (g_strv_contains (keys, free_key))
        continue;
      g_ptr_array_add (words, (gpointer) flip_board_file_keep (file, free_key));
      return;
    }
}

static char *
title_told (FlipBoardFile *file, const char *word)
{
  const char *sentence = flip_board_file_get (file, "told", word);

  return g_strdup (sentence && *sentence ? sentence : word);
}

const FlipChoices flickemup_figures = { .n = FLICKEMUP_FIGURES,
                                        .word = flickemup_figure_word,
                                        .title = flickemup_title_figure };
const FlipChoices flickemup_cowboys = { .n = FLICKEMUP_COWBOYS,
                                        .word = flickemup_figure_word,
                                        .title = flickemup_title_figure };
const FlipChoices flickemup_buildings = { .n = FLICKEMUP_BUILDINGS,
                                          .word = flickemup_building_word,
                                          .title = flickemup_title_building };
const FlipChoices flickemup_tokens = { .n = FLICKEMUP_TOKENS,
                                       .word = flickemup_token_word,
                                       .title = title_token };
const FlipChoices flickemup_edges = { .n = FLICKEMUP_EDGES,
                                      .word = flickemup_edge_word,
                                      .title = title_edge };
const FlipChoices flickemup_told = { .find = find_told, .title = title_told };
