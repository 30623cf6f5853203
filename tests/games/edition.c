/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/games/edition.h"

#include "engine/audit.h"
#include "engine/autoplay.h"
#include "engine/format.h"
#include "engine/setup.h"
#include "engine/verb.h"

#include <string.h>

#define MOST_MOVES 20000

static void
assert_sound (FlipAudit *audit, gconstpointer state, const char *text)
{
  const FlipGame *game = audit->game;
  g_autoptr (GString) problem = g_string_new (NULL);

  if ((game->sound && !game->sound (state, problem)) || !flip_audit_sense (audit, state, problem))
    g_error ("%s, on this board:\n%s", problem->str, text);
}

static void
play_out (const FlipGame *game, gpointer state, guint64 seed, const char *text)
{
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  g_autoptr (FlipAudit) audit = flip_audit_new (game);
  guint n = 0;
  FlipMove move;

  flip_autoplay_begin (autoplay, game, state, seed);
  assert_sound (audit, state, text);
  while (flip_autoplay_choose (autoplay, &move))
    {
      flip_game_apply (game, state, &move);
      assert_sound (audit, state, text);
      if (++n == MOST_MOVES)
        g_error ("no end after %u moves, on this board:\n%s", n, text);
    }
}

gboolean
edition_play (const FlipGame *game, const char *text, guint seats, guint64 seed, GError **error)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autofree gpointer state = g_malloc0 (game->state_size);

  flip_setup_set_board (setup, "edition", text);
  flip_setup_fill_seats (setup, seats, NULL);
  if (!game->begin (state, setup, error))
    return FALSE;
  play_out (game, state, seed, text);
  return TRUE;
}

/* Changes */

typedef struct
{
  const FlipGame *game;
  FlipBoardFile *file;
  const FlipPlace *place;
  const char *was;
  guint step, n, n_tried, n_played;
} Changes;

static void
try_text (Changes *changes, const char *value)
{
  const FlipPlace *place = changes->place;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL, *where = NULL;

  if (changes->n++ % changes->step || g_strcmp0 (value, changes->was) == 0)
    return;
  if (value)
    flip_board_file_set (changes->file, place->name, place->key, value);
  else
    flip_board_file_unset (changes->file, place->name, place->key);
  text = flip_board_file_text (changes->file);
  flip_board_file_set (changes->file, place->name, place->key, changes->was);
  changes->n_tried++;
  if (edition_play (changes->game, text, changes->game->min_seats, changes->n, &error))
    {
      changes->n_played++;
      return;
    }
  /* What no longer fits may be another value, which is named then. */
  where = g_strdup_printf ("[%s], key “%s”", place->name, place->key);
  if (!strstr (error->message, where) && !strstr (error->message, ", key “"))
    g_error ("“%s” for %s is refused with: %s", value, where, error->message);
}

static void
try_value (Changes *changes, const FlipFieldValue *value)
{
  g_autofree char *text = flip_field_print (changes->place, changes->file, value);

  try_text (changes, text);
}

static void
try_number (Changes *changes, FlipFieldValue value, guint part, guint slot, int number)
{
  value.parts[part].values[slot] = number;
  try_value (changes, &value);
}

static void
try_numbers (Changes *changes,
             const FlipFieldValue *value,
             guint part,
             guint slot,
             int least,
             int most)
{
  int now = value->parts[part].values[slot];
  int tries[] = { now - 1, now + 1, least - 1, least, (least + most) / 2, most, most + 1 };

  for (guint i = 0; i < G_N_ELEMENTS (tries); i++)
    try_number (changes, *value, part, slot, tries[i]);
}

static void
try_words (Changes *changes,
           const FlipFieldValue *value,
           guint part,
           guint slot,
           const FlipChoices *words)
{
  g_autoptr (GPtrArray) list = flip_choices_list (words, changes->file, changes->place->name);

  for (guint i = 0; i < list->len; i++)
    try_number (changes, *value, part, slot, (int) i);
}

static void
try_phrase (Changes *changes, FlipFieldValue value, guint part, guint phrase)
{
  const FlipSlot *slots = changes->place->field->phrases[phrase].slots;

  if (value.parts[part].phrase != phrase)
    memset (value.parts[part].values, 0, sizeof value.parts[part].values);
  value.parts[part].phrase = (guint8) phrase;
  for (guint slot = 0; slot < FLIP_MAX_SLOTS; slot++)
    {
      if (slots[slot].words)
        try_words (changes, &value, part, slot, slots[slot].words);
      else if (slots[slot].most)
        {
          value.parts[part].values[slot] =
            CLAMP (value.parts[part].values[slot], slots[slot].least, slots[slot].most);
          try_numbers (changes, &value, part, slot, slots[slot].least, slots[slot].most);
        }
    }
  try_value (changes, &value);
}

static void
try_part (Changes *changes, const FlipFieldValue *value, guint part)
{
  const FlipField *field = changes->place->field;
  FlipFieldValue other = *value;

  if (field->kind == FLIP_KIND_NUMBERS)
    try_numbers (changes, value, part, 0, field->least, field->most);
  else if (field->kind == FLIP_KIND_WORDS)
    try_words (changes, value, part, 0, field->words);
  for (guint i = 0; i < field->n_phrases; i++)
    try_phrase (changes, *value, part, i);
  for (int i = 0; field->kind == FLIP_KIND_PIXELS && i < value->parts[part].values[1]; i++)
    try_number (changes, *value, part, 0, value->parts[part].values[0] ^ 1 << i);
  /* One part less, and one more. */
  memmove (&other.parts[part], &other.parts[part + 1],
           (value->n_parts - part - 1) * sizeof other.parts[0]);
  other.n_parts--;
  try_value (changes, &other);
  other = *value;
  if (other.n_parts < FLIP_MAX_PARTS)
    {
      other.parts[other.n_parts++] = other.parts[part];
      try_value (changes, &other);
    }
}

static void
try_place (Changes *changes)
{
  FlipFieldValue value;

  changes->was = flip_board_file_get (changes->file, changes->place->name, changes->place->key);
  g_assert_true (flip_field_parse (changes->place, changes->file, changes->was, &value, NULL));
  for (guint i = 0; i < value.n_parts; i++)
    try_part (changes, &value, i);
  try_text (changes, "");
  try_text (changes, "?");
  try_text (changes, NULL);
}

guint
edition_try_changes (const FlipGame *game, const char *text, guint step, guint *n_played)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (text);
  g_autoptr (GArray) places = flip_format_places (game->format, file, FALSE);
  Changes changes = { .game = game, .file = file, .step = step };

  for (guint i = 0; i < places->len; i++)
    {
      changes.place = &g_array_index (places, FlipPlace, i);
      try_place (&changes);
    }
  *n_played = changes.n_played;
  return changes.n_tried;
}
