/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-set.h"

#include "engine/keys.h"
#include "engine/quote.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Reads a card set: shapes as pixel maps, symbols as small maps, and thirty cards made of them. */

#define MOST_VALUE  99
#define MOST_AMOUNT 9

#define GROUP "set"

static gboolean
is_word (const char *text)
{
  for (const char *p = text; *p; p++)
    {
      if (!g_ascii_islower (*p) && !g_ascii_isdigit (*p) && (*p != '-' || p == text))
        return FALSE;
    }

  return *text && strlen (text) < INSERTCOIN_WORD_SIZE;
}

static void
refuse_word (FlipKeys *keys, const char *group, const char *key, const char *word)
{
  flip_keys_refuse (keys, group, key,
                    _ ("“%s” is not a word of small letters, digits and dashes, at most %d long."),
                    flip_quoted (word), INSERTCOIN_WORD_SIZE - 1);
}

/* The words of a list, each of them once. */
static char **
read_words (FlipKeys *keys, const char *key, guint most)
{
  char **words = g_strsplit (flip_keys_text (keys, GROUP, key), " ", -1);
  guint n = g_strv_length (words);

  if (n == 0 || n > most)
    flip_keys_refuse (keys, GROUP, key, _ ("1 to %u words are needed here, not %u."), most, n);
  for (guint i = 0; i < MIN (n, most); i++)
    {
      if (!is_word (words[i]))
        refuse_word (keys, GROUP, key, words[i]);
      for (guint j = 0; j < i; j++)
        {
          if (g_str_equal (words[i], words[j]))
            flip_keys_refuse (keys, GROUP, key, _ ("“%s” appears twice."), flip_quoted (words[i]));
        }
    }

  return words;
}

/* Shapes */

static void
read_row (FlipKeys *keys, InsertcoinShape *shape, const char *group, guint row)
{
  char key[8];
  const char *text;

  g_snprintf (key, sizeof key, "row-%u", row + 1);
  text = flip_keys_text (keys, group, key);
  if (strlen (text) != INSERTCOIN_SIDE || strspn (text, ".#") != INSERTCOIN_SIDE)
    {
      flip_keys_refuse (keys, group, key,
                        _ ("“%s” is not a row of %d squares, each “#” inside or “.” outside."),
                        flip_quoted (text), INSERTCOIN_SIDE);
      return;
    }
  for (guint column = 0; column < INSERTCOIN_SIDE; column++)
    {
      if (text[column] == '#')
        shape->squares = insertcoin_grid_or (
          shape->squares, insertcoin_grid_of_square (row * INSERTCOIN_SIDE + column));
    }
}

static gboolean
has_amount (InsertcoinAbility ability)
{
  return ability == INSERTCOIN_FILL || ability == INSERTCOIN_LIFE || ability == INSERTCOIN_BOLT
         || ability == INSERTCOIN_COIN;
}

/* "fill 3" or "shield" */
static void
read_ability (FlipKeys *keys, InsertcoinShape *shape, const char *group)
{
  const char *text = flip_keys_text (keys, group, "ability");
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  gint64 amount = 0;

  for (guint i = 0; i < INSERTCOIN_N_ABILITIES && words[0]; i++)
    {
      if (!g_str_equal (words[0], insertcoin_ability_word (i)))
        continue;
      if (has_amount (i)
            ? !words[1] || words[2]
                || !g_ascii_string_to_signed (words[1], 10, 1, MOST_AMOUNT, &amount, NULL)
            : words[1] != NULL)
        break;
      shape->ability = (guint8) i;
      shape->amount = (guint8) amount;
      return;
    }
  flip_keys_refuse (keys, group, "ability",
                    _ ("“%s” is not an ability: none, fill N, skull, life N, symbol, shield, "
                       "bolt N, coin N or ghost, with N from 1 to %d."),
                    flip_quoted (text), MOST_AMOUNT);
}

static void
read_shape (FlipKeys *keys, InsertcoinShape *shape, const char *word)
{
  g_autofree char *group = g_strdup_printf ("shape %s", word);

  g_strlcpy (shape->word, word, sizeof shape->word);
  shape->value = (guint8) flip_keys_number (keys, group, "value", 1, MOST_VALUE);
  read_ability (keys, shape, group);
  for (guint row = 0; row < INSERTCOIN_SIDE; row++)
    read_row (keys, shape, group, row);
  shape->n_squares = (guint8) insertcoin_grid_count (shape->squares);
  if (shape->n_squares == 0)
    flip_keys_refuse (keys, group, NULL, _ ("the shape has no square."));
}

static void
read_shapes (FlipKeys *keys, InsertcoinSet *set)
{
  g_auto (GStrv) words = read_words (keys, "shapes", INSERTCOIN_MAX_SHAPES);

  for (guint i = 0; words[i] && i < INSERTCOIN_MAX_SHAPES; i++)
    {
      read_shape (keys, &set->shapes[i], words[i]);
      set->n_shapes++;
    }
}

/* Symbols */

static gboolean
touch (const guint8 a[2], const guint8 b[2])
{
  return ABS (a[0] - b[0]) + ABS (a[1] - b[1]) == 1;
}

static gboolean
hangs_together (const guint8 (*cells)[2], guint n)
{
  guint reached = 1;

  for (guint round = 1; round < n; round++)
    for (guint i = 0; i < n; i++)
      for (guint j = 0; j < n; j++)
        {
          if (reached & 1u << i && touch (cells[i], cells[j]))
            reached |= 1u << j;
        }

  return reached == (1u << n) - 1;
}

/* "##./.##": rows from the top, with slashes between them. */
static guint
read_map (FlipKeys *keys, const char *group, guint8 (*cells)[2])
{
  const char *text = flip_keys_text (keys, group, "map");
  guint8 row = 0, column = 0;
  guint n = 0;

  for (const char *p = text; *p; p++)
    {
      gboolean inside = *p == '#';

      if (strchr ("#./", *p) == NULL || row >= INSERTCOIN_MAX_CELLS || column > INSERTCOIN_MAX_CELLS
          || (inside && n == INSERTCOIN_MAX_CELLS))
        {
          n = 0;
          break;
        }
      if (inside)
        {
          cells[n][0] = row;
          cells[n++][1] = column;
        }
      row = *p == '/' ? row + 1 : row;
      column = *p == '/' ? 0 : column + 1;
    }
  if (n == 0)
    flip_keys_refuse (keys, group, "map",
                      _ ("“%s” is not a symbol of 1 to %d squares like “##./.##”."),
                      flip_quoted (text), INSERTCOIN_MAX_CELLS);
  else if (!hangs_together (cells, n))
    flip_keys_refuse (keys, group, "map", _ ("the squares of “%s” are not connected."),
                      flip_quoted (text));
  return n;
}

static void
read_symbol (FlipKeys *keys, InsertcoinSymbol *symbol, const char *word)
{
  g_autofree char *group = g_strdup_printf ("symbol %s", word);
  guint8 cells[INSERTCOIN_MAX_CELLS][2] = { { 0 } };
  guint n = read_map (keys, group, cells);

  g_strlcpy (symbol->word, word, sizeof symbol->word);
  if (n && hangs_together (cells, n))
    insertcoin_symbol_turn (symbol, cells, n);
}

static void
read_symbols (FlipKeys *keys, InsertcoinSet *set)
{
  g_auto (GStrv) words = read_words (keys, "symbols", INSERTCOIN_MAX_SYMBOLS);

  for (guint i = 0; words[i] && i < INSERTCOIN_MAX_SYMBOLS; i++)
    {
      read_symbol (keys, &set->symbols[i], words[i]);
      set->n_symbols++;
    }
}

/* Cards */

static guint
find_shape (const InsertcoinSet *set, const char *word)
{
  guint i = 0;

  while (i < set->n_shapes && !g_str_equal (set->shapes[i].word, word))
    i++;
  return i;
}

static guint
find_symbol (const InsertcoinSet *set, const char *word)
{
  guint i = 0;

  while (i < set->n_symbols && !g_str_equal (set->symbols[i].word, word))
    i++;
  return i;
}

/* "heart step bar": the shape, then the symbols of the two corners. */
static void
read_card (FlipKeys *keys, InsertcoinSet *set, guint index)
{
  InsertcoinCard *card = &set->cards[index];
  g_auto (GStrv) words = NULL;
  guint shape, left, right;
  char key[4];

  g_snprintf (key, sizeof key, "%u", index + 1);
  words = g_strsplit (flip_keys_text (keys, "cards", key), " ", -1);
  if (g_strv_length (words) != 3)
    {
      flip_keys_refuse (keys, "cards", key, _ ("a shape and two symbols are needed here."));
      return;
    }
  shape = find_shape (set, words[0]);
  left = find_symbol (set, words[1]);
  right = find_symbol (set, words[2]);
  if (shape == set->n_shapes)
    flip_keys_refuse (keys, "cards", key, _ ("“%s” is not one of the shapes."),
                      flip_quoted (words[0]));
  else if (left == set->n_symbols || right == set->n_symbols)
    flip_keys_refuse (keys, "cards", key, _ ("“%s” is not one of the symbols."),
                      flip_quoted (left == set->n_symbols ? words[1] : words[2]));
  else if (left == right)
    flip_keys_refuse (keys, "cards", key, _ ("the two symbols are the same."));
  *card = (InsertcoinCard){ (guint8) shape, 1, { (guint8) left, (guint8) right } };
  for (guint i = 0; i < index; i++)
    card->number += set->cards[i].shape == shape;
}

gboolean
insertcoin_set_read (InsertcoinSet *set, const char *text, const char *name, GError **error)
{
  static const char *const answers[] = { "no", "yes" };
  FlipKeys *keys = flip_keys_new (text, name);

  memset (set, 0, sizeof *set);
  set->house = (guint8) flip_keys_word (keys, GROUP, "house", answers, G_N_ELEMENTS (answers));
  read_shapes (keys, set);
  read_symbols (keys, set);
  for (guint i = 0; i < INSERTCOIN_CARDS; i++)
    read_card (keys, set, i);
  return flip_keys_close (keys, error);
}
