/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/setup.h"

#include "engine/base/phrase.h"
#include "engine/base/quote.h"
#include "engine/game/game.h"
#include "engine/game/words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_QUARK (flip_setup_error_quark, flip_setup_error)

#define LONGEST_NAME 40

/* The start of a placeholder for a player's name in a game's texts: "{seat 2}". */
#define PLACE "{seat "

FlipSetup *
flip_setup_new (const FlipGame *game)
{
  FlipSetup *setup = g_new0 (FlipSetup, 1);

  g_return_val_if_fail (game != NULL, NULL);

  setup->game = game;
  setup->players = g_ptr_array_new_with_free_func (g_free);
  setup->options = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  flip_setup_set_board (setup, game->boards[0].name, game->boards[0].text);
  return setup;
}

FlipSetup *
flip_setup_copy (const FlipSetup *setup)
{
  FlipSetup *copy = flip_setup_new (setup->game);
  GHashTableIter iter;
  gpointer key, value;

  for (guint i = 0; i < setup->players->len; i++)
    g_ptr_array_add (copy->players, g_strdup (g_ptr_array_index (setup->players, i)));
  g_hash_table_iter_init (&iter, setup->options);
  while (g_hash_table_iter_next (&iter, &key, &value))
    g_hash_table_insert (copy->options, g_strdup (key), g_strdup (value));
  flip_setup_set_board (copy, setup->board_name, setup->board);
  copy->dealt = setup->dealt;
  copy->seed = setup->seed;
  return copy;
}

void
flip_setup_free (FlipSetup *setup)
{
  g_ptr_array_unref (setup->players);
  g_clear_pointer (&setup->shown, g_ptr_array_unref);
  g_hash_table_unref (setup->options);
  g_free (setup->board);
  g_free (setup->board_name);
  g_free (setup);
}

guint
flip_setup_seats (const FlipSetup *setup)
{
  return setup->players->len;
}

/* A built-in board keeps its own name, even if its text comes from a sheet's file. */
static const char *
name_of_board (const FlipGame *game, const char *name, const char *text)
{
  for (guint i = 0; i < game->n_boards; i++)
    {
      if (g_str_equal (game->boards[i].text, text))
        return game->boards[i].name;
    }

  return name;
}

/* The name and the text may be those of the set-up itself, so they are copied before the old ones
   are freed. */
void
flip_setup_set_board (FlipSetup *setup, const char *name, const char *text)
{
  char *new_text = flip_unix_lines (g_strdup (text)); /* with the line ends of a sheet */
  char *new_name = g_strdup (name_of_board (setup->game, name, new_text));

  g_free (setup->board_name);
  g_free (setup->board);
  setup->board_name = new_name;
  setup->board = new_text;
}

static gboolean player_refused (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

static gboolean
player_refused (GError **error, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_propagate_error (
    error, g_error_new_valist (FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_PLAYERS, format, arguments));
  va_end (arguments);
  return FALSE;
}

static gboolean
is_taken (const FlipSetup *setup, const char *name)
{
  return g_ptr_array_find_with_equal_func (setup->players, name, g_str_equal, NULL);
}

/* The requirements for every name, whoever wrote it. */
static gboolean
check_name (const FlipSetup *setup, const char *name, GError **error)
{
  if (*name == '\0')
    return player_refused (error, _ ("A player’s name is empty."));
  if (g_utf8_strlen (name, -1) > LONGEST_NAME)
    return player_refused (error,
                           /* Translators: %s: the name; %d: how many characters */
                           ngettext ("The name “%s” is longer than %d character.",
                                     "The name “%s” is longer than %d characters.", LONGEST_NAME),
                           flip_quoted (name), LONGEST_NAME);
  if (is_taken (setup, name))
    /* Translators: %s: the name */
    return player_refused (error, _ ("Two players are called “%s”."), flip_quoted (name));
  if (setup->players->len >= setup->game->max_seats)
    return player_refused (error,
                           /* Translators: %s: a game; %u: how many players */
                           ngettext ("%s is for at most %u player.",
                                     "%s is for at most %u players.", setup->game->max_seats),
                           _ (setup->game->name), setup->game->max_seats);
  return TRUE;
}

gboolean
flip_setup_restore_player (FlipSetup *setup, const char *name, GError **error)
{
  g_return_val_if_fail (setup != NULL && name != NULL, FALSE);

  if (!g_utf8_validate (name, -1, NULL) || strpbrk (name, "\n\r"))
    return player_refused (error, _ ("A player’s name is not valid text."));
  if (!check_name (setup, name, error))
    return FALSE;
  g_ptr_array_add (setup->players, g_strdup (name));
  return TRUE;
}

gboolean
flip_setup_add_player (FlipSetup *setup, const char *name, GError **error)
{
  g_autofree char *stripped = g_strstrip (g_strdup (name));

  g_return_val_if_fail (setup != NULL && name != NULL, FALSE);

  if (*stripped && !flip_name_is_readable (stripped))
    return player_refused (error, _ ("A player’s name contains characters that can’t be "
                                     "displayed, or nothing visible."));
  return flip_setup_restore_player (setup, stripped, error);
}

/* The seat, from 0, of a "{seat 2}" at the beginning of the text, and what follows it; or -1. */
static int
read_place (const FlipSetup *setup, const char *text, const char **end)
{
  guint64 seat;
  char *after;

  if (!g_str_has_prefix (text, PLACE) || !g_ascii_isdigit (text[strlen (PLACE)]))
    return -1;
  seat = g_ascii_strtoull (text + strlen (PLACE), &after, 10);
  if (*after != '}' || seat < 1 || seat > flip_setup_seats (setup))
    return -1;
  *end = after + 1;
  return (int) seat - 1;
}

void
flip_setup_isolate_names (FlipSetup *setup)
{
  g_return_if_fail (setup);

  g_clear_pointer (&setup->shown, g_ptr_array_unref);
  setup->shown = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < setup->players->len; i++)
    g_ptr_array_add (setup->shown, flip_phrase_isolate (g_ptr_array_index (setup->players, i)));
}

const char *
flip_setup_shown_name (const FlipSetup *setup, guint seat)
{
  g_return_val_if_fail (setup && seat < setup->players->len, "?");

  return g_ptr_array_index (setup->shown ? setup->shown : setup->players, seat);
}

/* In one pass, so that a name that looks like a placeholder is never replaced. */
void
flip_setup_put_names (const FlipSetup *setup, GString *words)
{
  g_autofree char *text = NULL;
  const char *rest, *place;

  if (!strstr (words->str, PLACE))
    return;
  text = g_strdup (words->str);
  g_string_truncate (words, 0);
  for (rest = text; (place = strstr (rest, PLACE));)
    {
      const char *end;
      int seat = read_place (setup, place, &end);

      g_string_append_len (words, rest, (gssize) (place - rest));
      g_string_append (words, seat < 0 ? PLACE : flip_setup_shown_name (setup, (guint) seat));
      rest = seat < 0 ? place + strlen (PLACE) : end;
    }
  g_string_append (words, rest);
}

/* "Player 3", or the next free number. */
static char *
free_name (const FlipSetup *setup)
{
  char *name = NULL;

  for (guint number = setup->players->len + 1; !name || is_taken (setup, name); number++)
    {
      g_free (name);
      /* Translators: %u: the number of the player */
      name = g_strdup_printf (_ ("Player %u"), number);
    }

  return name;
}

/* Adds "Player 1", "Player 2" … up to that number of seats. */
gboolean
flip_setup_fill_seats (FlipSetup *setup, guint seats, GError **error)
{
  while (setup->players->len < seats)
    {
      g_autofree char *name = free_name (setup);

      if (!flip_setup_add_player (setup, name, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
flip_setup_set_option (FlipSetup *setup, const char *key, const char *value, GError **error)
{
  const FlipOption *option = flip_game_find_option (setup->game, key);

  g_return_val_if_fail (setup != NULL && key != NULL && value != NULL, FALSE);

  if (!option)
    {
      /* Translators: first %s: a game; second %s: what was written */
      g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION, _ ("%s has no option “%s”."),
                   _ (setup->game->name), flip_quoted (key));
      return FALSE;
    }
  if (flip_option_find_value (option, value) < 0)
    {
      g_autofree char *values = g_strjoinv (", ", (char **) option->values);

      g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION,
                   /* Translators: first %s: an option; second %s: what was written; third %s: the
                      values that it can have */
                   _ ("The option “%s” can’t be “%s”; it can be %s."), key, flip_quoted (value),
                   values);
      return FALSE;
    }

  if (flip_option_find_value (option, value) == 0)
    g_hash_table_remove (setup->options, key);
  else
    g_hash_table_insert (setup->options, g_strdup (key), g_strdup (value));
  return TRUE;
}

/* For a sheet that begins now: selects the latest edition of the game's rules. Who deals must be
   known already. */
void
flip_setup_take_latest (FlipSetup *setup)
{
  g_return_if_fail (setup != NULL);

  for (guint i = 0; i < setup->game->n_options; i++)
    {
      const FlipOption *option = &setup->game->options[i];

      if (option->is_edition && !(option->place == FLIP_OPTION_AT_TABLE && setup->dealt))
        flip_setup_set_option (setup, option->key,
                               option->values[flip_option_n_values (option) - 1], NULL);
    }
}

/* The index of the chosen value; the default is 0. */
guint
flip_setup_option (const FlipSetup *setup, const char *key)
{
  const FlipOption *option = flip_game_find_option (setup->game, key);
  const char *value = g_hash_table_lookup (setup->options, key);

  g_return_val_if_fail (option, 0);

  return value ? (guint) flip_option_find_value (option, value) : 0;
}

char *
flip_setup_value_words (const FlipSetup *setup, const FlipOption *option, guint value)
{
  g_autoptr (GString) words = NULL;

  g_return_val_if_fail (setup && option && value < flip_option_n_values (option), NULL);

  words = g_string_new (_ (option->value_labels[value]));
  flip_setup_put_names (setup, words);
  return strstr (option->value_labels[value], PLACE)
             && g_str_equal (words->str, _ (option->value_labels[value]))
           ? NULL
           : g_strdup (words->str);
}

/* The size in a sheet's file, where every line is indented. */
static gboolean
check_board_size (const FlipSetup *setup, GError **error)
{
  gsize size = strlen (setup->board);

  for (const char *p = setup->board; size <= FLIP_BOARD_LARGEST && (p = strchr (p, '\n')); p++)
    size += 2;
  if (size <= FLIP_BOARD_LARGEST)
    return TRUE;
  g_set_error_literal (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_BOARD,
                       _ ("The board is too large: it would leave no room for the moves."));
  return FALSE;
}

/* Whether a chosen option has a meaning for this number of players; if its value names a player,
   that player has to exist. */
static gboolean
check_option (const FlipSetup *setup, const FlipOption *option, GError **error)
{
  guint seats = flip_setup_seats (setup);
  g_autofree char *words = NULL;

  if (!flip_option_suits (option, seats))
    {
      g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION,
                   /* Translators: %s: an option */
                   option->max_seats == 1 ? _ ("The option “%s” is for one player only.")
                                          /* Translators: %s: an option */
                                          : _ ("The option “%s” is for two or more players."),
                   _ (option->label));
      return FALSE;
    }
  words = flip_setup_value_words (setup, option, flip_setup_option (setup, option->key));
  if (!words)
    g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION,
                 /* Translators: %s: an option */
                 _ ("The option “%s” names a player who is not there."), _ (option->label));
  return words != NULL;
}

/* What every game requires of a set-up: a board that leaves room for the moves, enough players, and
   options that apply to that number. */
gboolean
flip_setup_check (const FlipSetup *setup, GError **error)
{
  const FlipGame *game = setup->game;
  guint seats = flip_setup_seats (setup);

  if (seats < game->min_seats || seats > game->max_seats)
    return player_refused (error,
                           /* Translators: %s: a game; %u: the fewest and the most players, and how
                              many there are */
                           ngettext ("%s is for %u to %u player, not for %u.",
                                     "%s is for %u to %u players, not for %u.", game->max_seats),
                           _ (game->name), game->min_seats, game->max_seats, seats);
  if (!check_board_size (setup, error))
    return FALSE;

  for (guint i = 0; i < game->n_options; i++)
    {
      if (g_hash_table_contains (setup->options, game->options[i].key)
          && !check_option (setup, &game->options[i], error))
        return FALSE;
    }

  return TRUE;
}

gboolean
flip_setup_names_cards (const FlipSetup *setup)
{
  const FlipGame *game = setup->game;

  for (guint i = 0; i < game->n_options && !setup->dealt; i++)
    {
      const FlipOption *option = &game->options[i];

      if (option->named && flip_setup_option (setup, option->key) == option->named)
        return TRUE;
    }
  return FALSE;
}

guint
flip_option_n_values (const FlipOption *option)
{
  guint n = 0;

  g_assert (option != NULL);

  while (n < FLIP_OPTION_VALUES && option->values[n])
    n++;
  return n;
}

/* The index of the value, or -1. */
int
flip_option_find_value (const FlipOption *option, const char *value)
{
  guint n = flip_option_n_values (option);

  g_return_val_if_fail (option != NULL && value != NULL, -1);

  for (guint i = 0; i < n; i++)
    {
      if (g_strcmp0 (option->values[i], value) == 0)
        return (int) i;
    }

  return -1;
}

gboolean
flip_option_suits (const FlipOption *option, guint seats)
{
  return seats >= option->min_seats && (!option->max_seats || seats <= option->max_seats);
}

/* Whether it has a meaning with this number of seats, at a table or dealt by Flipside. */
gboolean
flip_option_applies (const FlipOption *option, guint seats, gboolean dealt)
{
  g_return_val_if_fail (option != NULL, FALSE);

  return flip_option_suits (option, seats)
         && (option->place == FLIP_OPTION_ANYWHERE
             || (option->place == FLIP_OPTION_DEALT) == (dealt != FALSE));
}

static void
part_free (FlipBriefingPart *part)
{
  g_free (part->heading);
  g_free (part->text);
  g_free (part);
}

GPtrArray *
flip_briefing_new (const FlipSetup *setup)
{
  GPtrArray *briefing = g_ptr_array_new_with_free_func ((GDestroyNotify) part_free);

  g_return_val_if_fail (setup != NULL, briefing);

  if (setup->game->briefing)
    setup->game->briefing (setup, briefing);
  return briefing;
}

void
flip_briefing_add (GPtrArray *briefing, const char *heading, const char *text)
{
  FlipBriefingPart *part;

  g_return_if_fail (briefing != NULL && heading != NULL);

  if (!text || !*text)
    return;
  part = g_new (FlipBriefingPart, 1);
  part->heading = g_strdup (heading);
  part->text = g_strdup (text);
  g_ptr_array_add (briefing, part);
}
