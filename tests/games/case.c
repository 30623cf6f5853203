/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs the tables of rules: the .case files of a game, described in the README beside them. */

#include "tests/games/case.h"

#include "engine/game/verb.h"

#include <stdio.h>
#include <string.h>

#define EACH_WHEN_SHORT 10

void
case_fail (Case *test, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_error ("%s:%u: %s", test->file, test->line, text);
}

const char *
case_next (Case *test, Words *words)
{
  if (!words->words[words->at])
    case_fail (test, "a word is missing");
  return words->words[words->at++];
}

const char *
case_rest (Words *words, GString *rest)
{
  g_string_truncate (rest, 0);
  for (; words->words[words->at]; words->at++)
    g_string_append_printf (rest, "%s%s", rest->len ? " " : "", words->words[words->at]);
  return rest->str;
}

int
case_number (Case *test, Words *words)
{
  const char *word = case_next (test, words);
  gint64 number = 0;

  if (!g_ascii_string_to_signed (word, 10, -999, 999, &number, NULL))
    case_fail (test, "“%s” is not a number", word);
  return (int) number;
}

/* "2:" in front names another seat than the first. */
guint
case_seat (Case *test, Words *words)
{
  const char *word = words->words[words->at];

  if (!word || !g_str_has_suffix (word, ":") || strlen (word) != 2)
    return 0;
  words->at++;
  return (guint) (word[0] - '1');
}

/* The index of a site by its name. */
guint
case_site (Case *test, const char *text)
{
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);

  flip_game_sites (case_game, test->state, 0, sites);
  for (guint i = 0; i < sites->n; i++)
    {
      if (g_ascii_strcasecmp (sites->sites[i].name, text) == 0)
        return i;
    }

  case_fail (test, "there is no site “%s”", text);
  return 0;
}

static void
begin (Case *test)
{
  GError *error = NULL;

  if (test->begun)
    return;
  if (!test->seated)
    flip_setup_fill_seats (test->setup, case_game->min_seats, NULL);
  if (!flip_setup_check (test->setup, &error)
      || !case_game->begin (test->state, test->setup, &error))
    case_fail (test, "the set-up is refused: %s", error->message);
  test->begun = TRUE;
}

/* A move as a sheet has it. The number of the seat, in front, may be left out where the seat is the
   one that is asked. */
static gboolean
read_move (Case *test, const char *text, FlipMove *move, FlipRefusal *refusal)
{
  g_autofree gpointer turned = g_memdup2 (test->state, case_game->state_size);
  const char *colon = strchr (text, ':');
  guint seat = colon ? (guint) g_ascii_strtoull (text, NULL, 10) : 0;
  FlipAsk ask;

  case_game->ask (test->state, &ask);
  if (!seat || ask.who == (int) seat - 1)
    return flip_game_parse (case_game, test->state, colon ? colon + 1 : text, move, refusal);
  if (!flip_game_turn_to (case_game, turned, seat - 1, refusal)
      || !flip_game_parse (case_game, turned, colon + 1, move, refusal))
    return FALSE;
  move->seat = (guint8) seat;
  return TRUE;
}

static void
play (Case *test, const char *text)
{
  FlipRefusal refusal;
  FlipMove move;

  if (!read_move (test, text, &move, &refusal)
      || !flip_game_check (case_game, test->state, &move, &refusal))
    case_fail (test, "“%s” is refused: %s (%s)", text, refusal.text, refusal.rule);
  flip_game_apply (case_game, test->state, &move);
}

static gboolean
is_legal (Case *test, const char *text, FlipRefusal *refusal)
{
  FlipMove move;

  return read_move (test, text, &move, refusal)
         && flip_game_check (case_game, test->state, &move, refusal);
}

/* refuse MOVE => RULE some words of the reason */
static void
expect_refusal (Case *test, Words *words)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_auto (GStrv) halves = g_strsplit (case_rest (words, line), " => ", 2);
  g_auto (GStrv) reason = g_strsplit (halves[0] && halves[1] ? halves[1] : "", " ", 2);
  FlipRefusal refusal = { 0 };

  if (!reason[0] || !*reason[0])
    case_fail (test, "write: refuse MOVE => RULE words");
  if (is_legal (test, halves[0], &refusal))
    case_fail (test, "“%s” is not refused", halves[0]);
  if (g_strcmp0 (refusal.rule, reason[0]) != 0)
    case_fail (test, "“%s” is refused by %s, not %s: %s", halves[0], refusal.rule, reason[0],
               refusal.text);
  if (reason[1] && !strstr (refusal.text, reason[1]) && !strstr (refusal.help, reason[1])
      && !strstr (refusal.tip, reason[1]))
    case_fail (test, "the reason does not say “%s”: %s %s %s", reason[1], refusal.text,
               refusal.help, refusal.tip);
}

/* tells MOVE => some words of the log's sentence about it */
static void
expect_telling (Case *test, Words *words)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_auto (GStrv) halves = g_strsplit (case_rest (words, line), " => ", 2);
  g_autoptr (GString) told = g_string_new (NULL);
  FlipRefusal refusal = { 0 };
  FlipMove move;

  if (!halves[0] || !halves[1])
    return case_fail (test, "write: tells MOVE => words");
  if (!is_legal (test, halves[0], &refusal))
    case_fail (test, "“%s” is refused: %s (%s)", halves[0], refusal.text, refusal.rule);
  read_move (test, halves[0], &move, NULL);
  flip_game_describe (case_game, test->state, &move, told);
  if (!strstr (told->str, halves[1]))
    case_fail (test, "the log does not say “%s”: %s", halves[1], told->str);
}

/* offers MOVE => some words of what it would bring */
static void
expect_offer (Case *test, Words *words)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_auto (GStrv) halves = g_strsplit (case_rest (words, line), " => ", 2);
  FlipRefusal refusal = { 0 };
  FlipOffer offer;
  FlipMove move;

  if (!halves[0] || !halves[1])
    return case_fail (test, "write: offers MOVE => words");
  if (!is_legal (test, halves[0], &refusal))
    case_fail (test, "“%s” is refused: %s (%s)", halves[0], refusal.text, refusal.rule);
  flip_game_parse (case_game, test->state, halves[0], &move, NULL);
  flip_game_offer (case_game, test->state, &move, &offer);
  if (!strstr (offer.brings, halves[1]) && !strstr (offer.rest, halves[1]))
    case_fail (test, "the offer does not say “%s”: %s", halves[1], offer.brings);
}

/* brings MOVE => what it brings, in full; nothing after the arrow: nothing */
static void
expect_brings (Case *test, Words *words)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_auto (GStrv) halves = g_strsplit (case_rest (words, line), " =>", 2);
  g_autoptr (GString) brings = g_string_new (NULL);
  FlipRefusal refusal = { 0 };
  FlipOffer offer;
  FlipMove move;

  if (!halves[0] || !halves[1])
    return case_fail (test, "write: brings MOVE => words");
  if (!is_legal (test, halves[0], &refusal))
    case_fail (test, "“%s” is refused: %s (%s)", halves[0], refusal.text, refusal.rule);
  flip_game_parse (case_game, test->state, halves[0], &move, NULL);
  flip_game_offer (case_game, test->state, &move, &offer);
  flip_offer_print (&offer, brings);
  if (!g_str_equal (brings->str, g_strstrip (halves[1])))
    case_fail (test, "“%s” brings “%s”, not “%s”", halves[0], brings->str, halves[1]);
}

static void
set_option (Case *test, Words *words)
{
  const char *key = case_next (test, words);
  GError *error = NULL;

  if (!flip_setup_set_option (test->setup, key, case_next (test, words), &error))
    case_fail (test, "%s", error->message);
}

/* board [group] key=value: another value than the game's own board has; no value: the key goes;
   no key: the group. */
static void
set_board (Case *test, Words *words)
{
  g_autoptr (GKeyFile) board = g_key_file_new ();
  g_autoptr (GString) line = g_string_new (NULL);
  g_autofree char *text = NULL;
  char *group, *key, *value;

  case_rest (words, line);
  group = line->str + 1;
  key = strstr (line->str, "] ");
  value = key ? strchr (key, '=') : NULL;
  if (line->str[0] != '[' || (key && !value))
    return case_fail (test, "write: board [group] key=value");
  if (key)
    *key = *value = '\0';
  else
    group[strcspn (group, "]")] = '\0';
  g_key_file_load_from_data (board, test->setup->board, (gsize) -1, G_KEY_FILE_NONE, NULL);
  if (!key)
    g_key_file_remove_group (board, group, NULL);
  else if (value[1])
    g_key_file_set_value (board, group, key + 2, value + 1);
  else
    g_key_file_remove_key (board, group, key + 2, NULL);
  text = g_key_file_to_data (board, NULL, NULL);
  flip_setup_set_board (test->setup, "board", text);
}

/* use N: the game's own board of that number, from 1. */
static void
use_board (Case *test, Words *words)
{
  guint number = (guint) case_number (test, words);

  if (number < 1 || number > case_game->n_boards)
    return case_fail (test, "the game has %u boards", case_game->n_boards);
  flip_setup_set_board (test->setup, case_game->boards[number - 1].name,
                        case_game->boards[number - 1].text);
}

/* setup-refused words of the reason */
static void
expect_setup_refused (Case *test, Words *words)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  if (!test->seated)
    flip_setup_fill_seats (test->setup, case_game->min_seats, NULL);
  if (flip_setup_check (test->setup, &error) && case_game->begin (test->state, test->setup, &error))
    case_fail (test, "the set-up is not refused");
  if (!strstr (error->message, case_rest (words, text)))
    case_fail (test, "the reason does not say “%s”: %s", text->str, error->message);
}

static gboolean
run_setup (Case *test, const char *command, Words *words)
{
  if (g_str_equal (command, "seats"))
    {
      flip_setup_fill_seats (test->setup, (guint) case_number (test, words), NULL);
      test->seated = TRUE;
    }
  else if (g_str_equal (command, "option"))
    set_option (test, words);
  else if (g_str_equal (command, "board"))
    set_board (test, words);
  else if (g_str_equal (command, "use"))
    use_board (test, words);
  else if (g_str_equal (command, "dealt"))
    test->setup->dealt = TRUE;
  else if (g_str_equal (command, "setup-refused"))
    expect_setup_refused (test, words);
  else
    return FALSE;
  return TRUE;
}

static gboolean
run_play (Case *test, const char *command, Words *words)
{
  g_autoptr (GString) text = g_string_new (NULL);
  FlipRefusal refusal;

  if (g_str_equal (command, "play"))
    play (test, case_rest (words, text));
  else if (g_str_equal (command, "lineup"))
    while (words->words[words->at])
      play (test, case_next (test, words));
  else if (g_str_equal (command, "refuse"))
    expect_refusal (test, words);
  else if (g_str_equal (command, "tells"))
    expect_telling (test, words);
  else if (g_str_equal (command, "offers"))
    expect_offer (test, words);
  else if (g_str_equal (command, "brings"))
    expect_brings (test, words);
  else if (g_str_equal (command, "legal"))
    {
      if (!is_legal (test, case_rest (words, text), &refusal))
        case_fail (test, "“%s” is refused: %s (%s)", text->str, refusal.text, refusal.rule);
    }
  else if (g_str_equal (command, "expect"))
    case_expect (test, words);
  else
    return FALSE;
  return TRUE;
}

static void
run_line (Case *test, char *line)
{
  g_auto (GStrv) all = g_strsplit_set (line, " \t", -1);
  g_autofree char **kept = g_new0 (char *, g_strv_length (all) + 1);
  Words words = { .words = kept };
  const char *command;
  guint n = 0;

  for (guint i = 0; all[i]; i++)
    {
      if (*all[i])
        kept[n++] = all[i];
    }
  command = case_next (test, &words);
  if (run_setup (test, command, &words))
    return;
  begin (test);
  if (!run_play (test, command, &words) && !case_edit (test, command, &words))
    case_fail (test, "“%s” is not known", command);
  if (words.words[words.at])
    case_fail (test, "“%s” is one word too many", words.words[words.at]);
}

typedef struct
{
  char *file;
  guint first_line;
  GPtrArray *lines;
} Script;

/* Cases are about the rules of today, unless they name an edition. */
static void
take_corrections (FlipSetup *setup)
{
  for (guint i = 0; i < case_game->n_options; i++)
    {
      const FlipOption *option = &case_game->options[i];

      if (option->is_edition && option->is_later)
        flip_setup_set_option (setup, option->key,
                               option->values[flip_option_n_values (option) - 1], NULL);
    }
}

static void
run_script (gconstpointer data)
{
  const Script *script = data;
  g_autofree gpointer state = g_malloc0 (case_game->state_size);
  Case test = { .file = script->file, .state = state };

  test.setup = flip_setup_new (case_game);
  take_corrections (test.setup);
  for (guint i = 0; i < script->lines->len; i++)
    {
      test.line = script->first_line + i + 1;
      if (*(char *) g_ptr_array_index (script->lines, i))
        run_line (&test, g_ptr_array_index (script->lines, i));
    }
  flip_setup_free (test.setup);
}

static Script *
new_script (const char *file, guint line)
{
  Script *script = g_new0 (Script, 1);

  script->file = g_path_get_basename (file);
  script->first_line = line;
  script->lines = g_ptr_array_new_with_free_func (g_free);
  return script;
}

static void
free_script (gpointer data)
{
  Script *script = data;

  g_free (script->file);
  g_ptr_array_unref (script->lines);
  g_free (script);
}

/* A comment begins with a # at the beginning of a line or behind a blank. */
static void
cut_comment (char *line)
{
  for (char *p = line; *p; p++)
    {
      if (*p == '#' && (p == line || g_ascii_isspace (p[-1])))
        {
          *p = '\0';
          break;
        }
    }
  g_strchomp (line);
}

/* Under slow tools, which look at memory and not at the rules, some cases are enough. */
static gboolean
is_left_out (guint number)
{
  return g_getenv ("FLIPSIDE_TEST_SHORT") && number % EACH_WHEN_SHORT != 0;
}

/* "case FT-TRAIL-2 a seven reaches the seven" begins a case; # begins a comment. */
static void
load (const char *file)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  Script *script = NULL;
  guint n = 0;

  if (!g_file_get_contents (file, &text, NULL, &error))
    g_error ("%s", error->message);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i]; i++)
    {
      char *line = g_strstrip (lines[i]);

      cut_comment (line);
      if (g_str_has_prefix (line, "case "))
        {
          g_autofree char *path =
            g_strdup_printf ("/%s/%s", case_game->id, line + strlen ("case "));

          script = is_left_out (n++) ? NULL : new_script (file, i + 1);
          if (script)
            g_test_add_data_func_full (path, script, run_script, free_script);
        }
      else if (script)
        g_ptr_array_add (script->lines, g_strdup (line));
      else if (*line && n == 0)
        g_error ("%s:%u: a line before the first case", file, i + 1);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 1; i < argc; i++)
    load (argv[i]);
  return g_test_run ();
}
