/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/random.h"
#include "games/games.h"
#include "tests/fuzz/board.h"
#include "tests/fuzz/fuzz.h"

#include <string.h>

/* How the fuzzer changes a board's file: by chance it hardly ever finds a value that fits, so most of the
   time one value is changed to another of its kind, as the game's description has them. Before the file there may be
   FUZZED_HEAD bytes; then the first of them says which game it is. */

#ifndef FUZZED_HEAD
#define FUZZED_HEAD 0
#endif

size_t LLVMFuzzerMutate (uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t max_size, unsigned int seed);

typedef struct
{
  FlipRandom random;
  FlipBoardFile *file;    /* the whole board */
  const FlipPlace *place; /* what is changed in it */
} Change;

static guint
below (Change *change, guint n)
{
  return n ? flip_random_below (&change->random, n) : 0;
}

static int
any_number (Change *change, int least, int most)
{
  switch (below (change, 6))
    {
    case 0:
      return least;
    case 1:
      return most;
    case 2:
      return below (change, 2) ? least - 1 : most + 1;
    default:
      return least + (int) below (change, (guint) MAX (most - least, 0) + 1);
    }
}

static int
any_word (Change *change, const FlipChoices *words)
{
  g_autoptr (GPtrArray) list = flip_choices_list (words, change->file, change->place->name);

  return (int) below (change, list->len);
}

static void
fill_phrase (Change *change, FlipFieldValue *value, guint part)
{
  const FlipField *field = change->place->field;
  guint phrase = below (change, field->n_phrases);
  const FlipSlot *slots = field->phrases[phrase].slots;

  value->parts[part].phrase = (guint8) phrase;
  value->parts[part].joined = field->joins && part > 0 && below (change, 3) == 0;
  for (guint i = 0; i < FLIP_MAX_SLOTS; i++)
    value->parts[part].values[i] = slots[i].words
                                     ? any_word (change, slots[i].words)
                                     : any_number (change, slots[i].least, slots[i].most);
}

static void
fill_part (Change *change, FlipFieldValue *value, guint part)
{
  const FlipField *field = change->place->field;

  if (field->kind == FLIP_KIND_NUMBERS)
    value->parts[part].values[0] = any_number (change, field->least, field->most);
  else if (field->kind == FLIP_KIND_WORDS)
    value->parts[part].values[0] = any_word (change, field->words);
  else if (field->kind == FLIP_KIND_PHRASES)
    fill_phrase (change, value, part);
}

/* The value that is there with a part more, less or another, or any at all. */
static char *
make_value (Change *change)
{
  const FlipField *field = change->place->field;
  const char *was = flip_board_file_get (change->file, change->place->name, change->place->key);
  guint most = CLAMP (field->n_most, 1, FLIP_MAX_PARTS);
  FlipFieldValue value = { 0 };

  if (!was || !flip_field_parse (change->place, change->file, was, &value, NULL)
      || below (change, 4) == 0)
    {
      memset (&value, 0, sizeof value);
      value.n_parts = 1 + below (change, most);
      for (guint i = 0; i < value.n_parts; i++)
        fill_part (change, &value, i);
    }
  else if (value.n_parts < FLIP_MAX_PARTS && below (change, 4) == 0)
    fill_part (change, &value, value.n_parts++);
  else if (value.n_parts > 0 && below (change, 6) == 0)
    value.n_parts--;
  else if (value.n_parts > 0)
    fill_part (change, &value, below (change, value.n_parts));
  return flip_field_print (change->place, change->file, &value);
}

/* Squares: one of them more or less; and a row or column of them. */
static char *
repaint (Change *change, const char *was)
{
  g_autoptr (GString) text = g_string_new (was);
  const char *extra = below (change, 2) ? "/" : "#";
  gsize at = below (change, (guint) text->len + 1);

  if (below (change, 8) == 0)
    g_string_insert (text, (gssize) at, extra);
  else if (at < text->len && text->str[at] != '/')
    text->str[at] = "#."[below (change, 2)];
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* NULL: the key goes. */
static char *
choose_value (Change *change, GArray *places)
{
  const FlipKind kind = change->place->field->kind;
  const FlipPlace *other = &g_array_index (places, FlipPlace, below (change, places->len));
  const char *was = flip_board_file_get (change->file, change->place->name, change->place->key);

  if (below (change, 40) == 0)
    return NULL;
  if (below (change, 20) == 0)
    return g_strdup (flip_board_file_get (change->file, other->name, other->key));
  if (kind == FLIP_KIND_PIXELS && was)
    return repaint (change, was);
  if (kind == FLIP_KIND_COINED || kind == FLIP_KIND_NAME || kind == FLIP_KIND_TEXT)
    return g_strdup_printf ("%s%s w%u", was && below (change, 2) ? was : "w1",
                            below (change, 8) ? "" : "{seat 1}", below (change, 9));
  return kind == FLIP_KIND_PIXELS ? g_strdup ("##/#.") : make_value (change);
}

/* A word more or less, with all that belongs to it: the whole board comes to hold it. */
static gboolean
change_names (Change *change, const FlipFormat *format)
{
  if (change->place->field->kind != FLIP_KIND_COINED || below (change, 2))
    return FALSE;
  if (below (change, 3))
    flip_format_add_name (format, change->file, change->place);
  else
    flip_format_drop_name (format, change->file, change->place, below (change, 4));
  return TRUE;
}

static char *
change_text (Change *change, const FlipGame *game, const char *text)
{
  g_autofree char *whole = board_put_over (game->boards[0].text, text);
  g_autoptr (FlipBoardFile) edits = flip_board_file_new (text), file = flip_board_file_new (whole);
  g_autoptr (GArray) places = flip_format_places (game->format, file, below (change, 3) == 0);
  g_autofree char *value = NULL;

  change->file = file;
  change->place = &g_array_index (places, FlipPlace, below (change, places->len));
  if (change_names (change, game->format))
    return flip_board_file_text (file);
  value = choose_value (change, places);
  if (value)
    flip_board_file_set (edits, change->place->name, change->place->key, value);
  else
    flip_board_file_unset (edits, change->place->name, change->place->key);
  return flip_board_file_text (edits);
}

static const FlipGame *
fuzzed_game (const uint8_t *data)
{
#if FUZZED_HEAD
  guint n = 0;

  while (flip_games[n])
    n++;
  return flip_games[data[0] % n];
#else
  return flip_games_find (FUZZED_GAME);
#endif
}

size_t
LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t max_size, unsigned int seed)
{
  g_autofree char *text = NULL, *changed = NULL;
  Change change = { 0 };
  size_t length;

  flip_random_seed (&change.random, seed, 1);
  if (size < FUZZED_HEAD || below (&change, FUZZED_HEAD ? 3 : 8) == 0)
    return LLVMFuzzerMutate (data, size, max_size);
  text = g_strndup ((const char *) data + FUZZED_HEAD, size - FUZZED_HEAD);
  if (!g_utf8_validate (text, -1, NULL))
    return LLVMFuzzerMutate (data, size, max_size);
  changed = change_text (&change, fuzzed_game (data), text);
  length = strlen (changed);
  if (FUZZED_HEAD + length > max_size)
    return LLVMFuzzerMutate (data, size, max_size);
  memcpy (data + FUZZED_HEAD, changed, length);
  return FUZZED_HEAD + length;
}
