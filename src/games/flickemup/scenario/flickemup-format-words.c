/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-words.h"
#include "games/flickemup/scenario/flickemup-format.h"

/* The words of a scenario's file, and their display names. */

guint
flickemup_find_word (const char *text, const char *const *words, guint n)
{
  guint i = 0;

  while (i < n && !g_str_equal (text, words[i]))
    i++;
  return i;
}

char *
flickemup_title_figure (FlipBoardFile *file, const char *word)
{
  guint figure = flickemup_find_word (word, flickemup_piece_words, FLICKEMUP_FIGURES);

  return g_strdup (figure < FLICKEMUP_FIGURES ? flickemup_figure_name (figure) : word);
}

/* The sentences in the file, and a name for one more. */
static void
find_told (const FlipChoices *of, FlipBoardFile *file, const char *group, GPtrArray *words)
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

const FlipChoices flickemup_figures = { .n = FLICKEMUP_FIGURES, .words = flickemup_piece_words,
                                        .name = flickemup_figure_name };
const FlipChoices flickemup_cowboys = { .n = FLICKEMUP_COWBOYS, .words = flickemup_piece_words,
                                        .name = flickemup_figure_name };
const FlipChoices flickemup_buildings = { .n = FLICKEMUP_BUILDINGS,
                                          .words = flickemup_building_words,
                                          .name = flickemup_building_name };
const FlipChoices flickemup_tokens = { .n = FLICKEMUP_TOKENS, .words = flickemup_token_words,
                                       .name = flickemup_token_name };
const FlipChoices flickemup_edges = { .n = FLICKEMUP_EDGES, .words = flickemup_edge_words,
                                      .name = flickemup_edge_name };
const FlipChoices flickemup_told = { .find = find_told, .title = title_told };
