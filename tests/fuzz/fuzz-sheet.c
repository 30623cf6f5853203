/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/sheet.h"
#include "games/games.h"
#include "tests/fuzz/fuzz.h"

#include <string.h>

/* A sheet file: as it is; then with the checksum none, so that changes get past it; then with each
   board of its game behind it, so that an input can be small. */

#define FILE_NAME "fuzz"

static gboolean
try_text (const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FlipSession) session =
    flip_sheet_parse (text, length, FILE_NAME, flip_games_find, &error);
  g_autoptr (FlipSession) again = NULL;
  g_autoptr (GString) problem = g_string_new (NULL);
  g_autofree char *printed = NULL, *printed_again = NULL;

  g_assert_true ((session == NULL) == (error != NULL));
  if (!session)
    {
      g_assert_true (g_str_has_prefix (error->message, FILE_NAME ", line "));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return FALSE;
    }
  if (!flip_game_sound (flip_session_game (session), flip_session_state (session), problem))
    g_error ("%s", problem->str);
  printed = flip_sheet_print (session);
  again = flip_sheet_parse (printed, strlen (printed), FILE_NAME, flip_games_find, &error);
  g_assert_no_error (error);
  printed_again = flip_sheet_print (again);
  g_assert_cmpstr (printed, ==, printed_again);
  return TRUE;
}

/* The game that a text names, or the first. */
static const FlipGame *
game_of (const char *text)
{
  for (guint i = 1; flip_games[i]; i++)
    {
      g_autofree char *tag = g_strdup_printf ("\ngame: %s\n", flip_games[i]->id);

      if (strstr (text, tag))
        return flip_games[i];
    }

  return flip_games[0];
}

static void
try_board (const GString *sheet, const FlipBoard *board)
{
  g_auto (GStrv) lines = g_strsplit (board->text, "\n", -1);
  g_autoptr (GString) text = g_string_new_len (sheet->str, (gssize) sheet->len);

  g_string_append (text, "board:\n");
  for (guint i = 0; lines[i]; i++)
    g_string_append_printf (text, "  %s\n", lines[i]);
  g_string_append (text, "checksum: none\n");
  try_text (text->str, text->len);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GString) text = g_string_new_len ((const char *) data, (gssize) size);
  const FlipGame *game = game_of (text->str);
  const char *checksum;

  if (try_text ((const char *) data, size))
    return 0;
  checksum = g_strrstr_len (text->str, (gssize) text->len, "checksum: ");
  if (checksum)
    g_string_truncate (text, (gsize) (checksum - text->str));
  if (text->len > 0 && text->str[text->len - 1] != '\n')
    g_string_append_c (text, '\n');
  if (strstr (text->str, "\nboard:"))
    {
      g_string_append (text, "checksum: none\n");
      try_text (text->str, text->len);
      return 0;
    }
  for (guint i = 0; i < game->n_boards; i++)
    try_board (text, &game->boards[i]);
  return 0;
}
