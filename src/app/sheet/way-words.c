/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/way-words.h"

#include <string.h>

/* helpers */

/* The lineup card that a part of the label speaks of; where it stands comes out. */
static const char *
find_card (const char *part, const FlipCard *lineup, guint n, FlipCard *card, gsize *length)
{
  for (guint i = 0; i < n; i++)
    {
      char shown[FLIP_CARD_TEXT_SIZE];
      const char *found = strstr (part, flip_card_show (lineup[i], shown));

      if (found)
        {
          *card = lineup[i];
          *length = strlen (shown);
          return found;
        }
    }

  return NULL;
}

static char *
without (const char *text, const char *from, gsize length)
{
  g_autofree char *before = g_strndup (text, (gsize) (from - text));
  const char *after = from + length;

  g_strstrip (before);
  while (*after == ' ')
    after++;
  return *after && *before ? g_strdup_printf ("%s %s", before, after)
                           : g_strdup (*after ? after : before);
}

static int
first_number (const char *text)
{
  const char *digits = strpbrk (text, "0123456789");

  return digits ? (int) g_ascii_strtoll (digits, NULL, 10) : 0;
}

static void
read_part (FlipWayWords *words, const char *part, const FlipCard *lineup, guint n, GString *rest)
{
  FlipCard card;
  gsize length;
  const char *found = find_card (part, lineup, n, &card, &length);

  if (found && words->n_cards < FLIP_MOST_SERIES)
    {
      words->cards[words->n_cards] = card;
      words->roles[words->n_cards++] = without (part, found, length);
      return;
    }
  if (rest->len)
    g_string_append (rest, ", ");
  g_string_append (rest, part);
}

static int
compare_prices (gconstpointer a, gconstpointer b)
{
  const FlipWayWords *one = *(FlipWayWords *const *) a, *other = *(FlipWayWords *const *) b;

  return one->price - other->price;
}

/* public functions */

FlipWayWords *
flip_way_words_new (FlipSheetModel *model, const FlipMove *move)
{
  const FlipGame *game = flip_sheet_model_game (model);
  gconstpointer state = flip_session_state (flip_sheet_model_session (model));
  FlipWayWords *words = g_new0 (FlipWayWords, 1);
  GString *label = g_string_new (NULL), *rest = g_string_new (NULL);
  FlipCard lineup[FLIP_MOST_SERIES];
  guint n = flip_lineup_read (game, state, lineup, G_N_ELEMENTS (lineup));
  g_auto (GStrv) parts = NULL;

  game->label (state, move, label);
  parts = g_strsplit (label->str, ", ", -1);
  for (guint i = 0; parts[i]; i++)
    read_part (words, parts[i], lineup, n, rest);
  words->move = *move;
  words->label = g_string_free (label, FALSE);
  words->rest = g_string_free (rest, FALSE);
  words->price = words->n_cards ? first_number (words->rest) : 0;
  return words;
}

void
flip_way_words_free (FlipWayWords *words)
{
  for (guint i = 0; i < words->n_cards; i++)
    g_free (words->roles[i]);
  g_free (words->label);
  g_free (words->rest);
  g_free (words);
}

/* GLib keeps the order of equals, so the game's own order stands within a price. */
GPtrArray *
flip_way_words_of_site (FlipSheetModel *model, guint site, guint most)
{
  const FlipMoveList *list = flip_sheet_model_legal (model);
  GPtrArray *ways = g_ptr_array_new_with_free_func ((GDestroyNotify) flip_way_words_free);

  for (guint i = 0; i < list->n; i++)
    {
      if (list->moves[i].site == site)
        g_ptr_array_add (ways, flip_way_words_new (model, &list->moves[i]));
    }
  g_ptr_array_sort (ways, compare_prices);
  if (ways->len > most)
    g_ptr_array_set_size (ways, (gint) most);
  return ways;
}
