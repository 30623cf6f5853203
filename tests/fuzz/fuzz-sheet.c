/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/sheet.h"
#include "games/games.h"
#include "tests/fuzz/fuzz.h"

#include <string.h>

/* A sheet file: as it is; then with the checksum none, so that changes get past it; then with the
   game's own board behind it, so that an input can be small. */

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
  if (!flip_session_game (session)->sound (flip_session_state (session), problem))
    g_error ("%s", problem->str);
  printed = flip_sheet_print (session);
  again = flip_sheet_parse (printed, strlen (printed), FILE_NAME, flip_games_find, &error);
  g_assert_no_error (error);
  printed_again = flip_sheet_print (again);
  g_assert_cmpstr (printed, ==, printed_again);
  return TRUE;
}

static void
add_board (GString *text)
{
  g_auto (GStrv) lines = g_strsplit (flip_games[0]->boards[0].text, "\n", -1);

  g_string_append (text, "board:\n");
  for (guint i = 0; lines[i]; i++)
    g_string_append_printf (text, "  %s\n", lines[i]);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GString) text = g_string_new_len ((const char *) data, (gssize) size);
  const char *checksum;

  if (try_text ((const char *) data, size))
    return 0;
  checksum = g_strrstr_len (text->str, (gssize) text->len, "checksum: ");
  if (checksum)
    g_string_truncate (text, (gsize) (checksum - text->str));
  if (text->len > 0 && text->str[text->len - 1] != '\n')
    g_string_append_c (text, '\n');
  if (!strstr (text->str, "\nboard:"))
    add_board (text);
  g_string_append (text, "checksum: none\n");
  try_text (text->str, text->len);
  return 0;
}
