/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/games/edition.h"

#include "engine/boards/format.h"
#include "engine/game/setup.h"
#include "engine/game/verb.h"
#include "engine/session/audit.h"
#include "engine/session/autoplay.h"
#include "tests/engine/contract.h"
#include "tests/engine/play.h"

#include <string.h>

#define MOST_MOVES 20000

/* Moments of a game that are audited with all their answers, and of how many editions: of all in the
   slow suite. */
#define AUDITED        5
#define EDITIONS_A_ONE 10

/* Of a number with a wider range, only the ends, the middle and its neighbours are tried. */
#define WIDEST_RANGE 24

#define WHEN_SLOW  1000
#define TOOL_TAKES 7 /* times as long, and more */

static gboolean
is_under_a_tool (void)
{
  return g_getenv ("FLIPSIDE_TEST_SHORT") || g_getenv ("FLIPSIDE_TEST_PART");
}

guint
edition_sample (guint usual)
{
  if (g_test_slow ())
    return WHEN_SLOW;
  return is_under_a_tool () ? usual / TOOL_TAKES : usual;
}

guint
edition_step (guint usual)
{
  if (g_test_slow ())
    return 1;
  return is_under_a_tool () ? usual * TOOL_TAKES : usual;
}

static void
assert_sound (FlipAudit *audit, gconstpointer state, const char *text)
{
  const FlipGame *game = audit->game;
  g_autoptr (GString) problem = g_string_new (NULL);

  if ((game->sound && !flip_game_sound (game, state, problem))
      || !flip_audit_evaluation (audit, state, problem))
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

static gboolean
can_begin (const FlipSetup *setup)
{
  g_autofree gpointer state = g_malloc0 (setup->game->state_size);

  return flip_setup_check (setup, NULL) && setup->game->begin (state, setup, NULL);
}

/* Each that goes together with the others, or not, by chance; at the table or dealt. */
static void
choose_options (FlipSetup *setup, guint64 seed)
{
  const FlipGame *game = setup->game;
  FlipRandom random;

  flip_random_seed (&random, seed, 11);
  setup->seed = seed;
  setup->dealt = edition_one_in (&random, 2);
  for (guint i = 0; i < game->n_options; i++)
    {
      const FlipOption *option = &game->options[i];
      const char *value =
        option->values[flip_random_below (&random, flip_option_n_values (option))];
      g_autoptr (FlipSetup) other = flip_setup_copy (setup);

      flip_setup_set_option (other, option->key, value, NULL);
      if (edition_one_in (&random, 2) && can_begin (other))
        flip_setup_set_option (setup, option->key, value, NULL);
    }
}

gboolean
edition_keep_contract (const FlipGame *game,
                       const char *text,
                       guint seats,
                       guint64 seed,
                       GError **error)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autoptr (FlipSession) session = NULL;

  flip_setup_set_board (setup, "edition", text);
  flip_setup_fill_seats (setup, seats, NULL);
  session = flip_session_new (setup, error);
  if (!session)
    return FALSE;
  g_clear_pointer (&session, flip_session_free);
  choose_options (setup, seed);
  session = play_session (setup, MOST_MOVES);
  if (!flip_game_over (game, flip_session_state (session)))
    g_error ("no end after %u moves, on this board:\n%s", MOST_MOVES, text);
  g_test_message ("edition %" G_GUINT64_FORMAT ": %u seats, %u moves", seed, seats,
                  flip_session_length (session));
  contract_assert_game (session);
  if (g_test_slow () || seed % EDITIONS_A_ONE == 0)
    contract_assert_moments (session, flip_session_length (session) / AUDITED + 1);
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
  if (changes->was)
    flip_board_file_set (changes->file, place->name, place->key, changes->was);
  else
    flip_board_file_unset (changes->file, place->name, place->key);
  changes->n_tried++;
  if (edition_play (changes->game, text, changes->game->min_seats, changes->n, &error))
    {
      changes->n_played++;
      return;
    }
  /* What no longer fits may be another value, which is named then; or the group of a name that is
     gone. */
  where = g_strdup_printf ("[%s], key “%s”", place->name, place->key);
  if (!strstr (error->message, where) && !strstr (error->message, ", key “")
      && !(place->field->kind == FLIP_KIND_COINED && strstr (error->message, "group [")))
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

  if (changes->step == 1 && most - least <= WIDEST_RANGE)
    {
      for (int number = least - 1; number <= most + 1; number++)
        try_number (changes, *value, part, slot, number);
      return;
    }
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

/* A value that the board does without. */
static void
try_absent (Changes *changes)
{
  const FlipField *field = changes->place->field;
  FlipFieldValue value = { .n_parts = MAX (field->n_least, 1) };

  changes->was = NULL;
  try_text (changes, "");
  try_text (changes, "?");
  if (field->kind != FLIP_KIND_NUMBERS && field->kind != FLIP_KIND_WORDS
      && field->kind != FLIP_KIND_PHRASES)
    return;
  for (guint i = 0; i < value.n_parts; i++)
    value.parts[i].values[0] = field->least;
  try_part (changes, &value, 0);
}

guint
edition_try_changes (const FlipGame *game, const char *text, guint step, guint *n_played)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (text);
  g_autoptr (GArray) places = flip_format_places (game->format, file, TRUE);
  Changes changes = { .game = game, .file = file, .step = step };

  for (guint i = 0; i < places->len; i++)
    {
      changes.place = &g_array_index (places, FlipPlace, i);
      if (flip_board_file_get (file, changes.place->name, changes.place->key))
        try_place (&changes);
      else if (flip_board_file_has (file, changes.place->name))
        try_absent (&changes);
    }
  *n_played = changes.n_played;
  return changes.n_tried;
}

static void
assert_same_parts (const FlipFieldValue *value, const FlipFieldValue *other)
{
  g_assert_cmpuint (value->n_parts, ==, other->n_parts);
  for (guint i = 0; i < value->n_parts; i++)
    {
      g_assert_cmpuint (value->parts[i].phrase, ==, other->parts[i].phrase);
      g_assert_cmpuint (value->parts[i].joined, ==, other->parts[i].joined);
      g_assert_cmpmem (value->parts[i].values, sizeof value->parts[i].values,
                       other->parts[i].values, sizeof other->parts[i].values);
      g_assert_cmpstr (value->parts[i].word, ==, other->parts[i].word);
    }
}

gboolean
edition_check_text (const FlipGame *game, const FlipBoard *board)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (board->text);
  g_autoptr (GArray) places = flip_format_places (game->format, file, FALSE);
  g_autofree char *text = flip_board_file_text (file);
  gboolean same = TRUE;

  g_assert_cmpstr (text, ==, board->text);
  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);
      g_autofree char *printed = NULL;
      FlipFieldValue value, again;
      const char *was = flip_board_file_get (file, place->name, place->key);

      g_assert_true (flip_field_parse (place, file, was, &value, NULL));
      printed = flip_field_print (place, file, &value);
      g_assert_true (flip_field_parse (place, file, printed, &again, NULL));
      assert_same_parts (&again, &value);
      same = same && g_str_equal (printed, was);
    }

  return same;
}

/* By chance */

guint
edition_pick (FlipRandom *random, guint least, guint most)
{
  return least + flip_random_below (random, most - least + 1);
}

gboolean
edition_one_in (FlipRandom *random, guint n)
{
  return flip_random_below (random, n) == 0;
}

void
edition_set_number (FlipBoardFile *file, const char *group, const char *key, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  flip_board_file_set (file, group, key, text);
}

static int
pick_value (FlipRandom *random, FlipBoardFile *file, const FlipPlace *place, const FlipSlot *slot)
{
  g_autoptr (GPtrArray) list =
    slot->words ? flip_choices_list (slot->words, file, place->name) : NULL;

  return list
           ? (int) flip_random_below (random, list->len)
           : slot->least + (int) flip_random_below (random, (guint) (slot->most - slot->least + 1));
}

static void
pick_part (FlipRandom *random,
           FlipBoardFile *file,
           const FlipPlace *place,
           FlipFieldValue *value,
           guint part)
{
  const FlipField *field = place->field;
  const FlipSlot single = { .least = field->least,
                            .most = field->most,
                            .words = field->kind == FLIP_KIND_WORDS ? field->words : NULL };
  guint phrase = field->n_phrases ? flip_random_below (random, field->n_phrases) : 0;

  value->parts[part].phrase = (guint8) phrase;
  for (guint slot = 0; field->n_phrases && slot < FLIP_MAX_SLOTS; slot++)
    {
      const FlipSlot *of = &field->phrases[phrase].slots[slot];

      if (of->words || of->most)
        value->parts[part].values[slot] = pick_value (random, file, place, of);
    }
  if (!field->n_phrases)
    value->parts[part].values[0] = pick_value (random, file, place, &single);
}

static gboolean
is_there (const FlipFieldValue *value, guint part)
{
  for (guint i = 0; i < part; i++)
    {
      if (value->parts[i].phrase == value->parts[part].phrase
          && value->parts[i].values[0] == value->parts[part].values[0])
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_phrase (const FlipFieldValue *value, guint part)
{
  for (guint i = 0; i < part; i++)
    {
      if (value->parts[i].phrase == value->parts[part].phrase)
        return TRUE;
    }
  return FALSE;
}

void
edition_set_by_chance (FlipRandom *random, FlipBoardFile *file, const FlipPlace *place)
{
  const FlipField *field = place->field;
  gboolean is_single = field->n_least == 0 && field->n_most == 0;
  guint n = is_single
              ? 1
              : edition_pick (random, field->n_least, MAX (field->n_least, MIN (field->n_most, 6)));
  FlipFieldValue value = { .n_parts = n };
  g_autofree char *text = NULL;

  g_assert_true (field->kind == FLIP_KIND_NUMBERS || field->kind == FLIP_KIND_WORDS
                 || field->kind == FLIP_KIND_PHRASES);
  for (guint part = 0; part < n; part++)
    {
      do
        pick_part (random, file, place, &value, part);
      while (field->once && (field->n_phrases ? has_phrase : is_there) (&value, part));
    }
  text = flip_field_print (place, file, &value);
  flip_board_file_set (file, place->name, place->key, text);
}
