/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/fuzz/board.h"

#include <string.h>

static void
put_group (FlipBoardFile *file, FlipBoardFile *edits, const char *group)
{
  g_autofree const char **keys = flip_board_file_keys (edits, group);

  /* A file may hold keys that nobody could enter; they count where they stand. */
  for (guint i = 0; keys[i]; i++)
    {
      if (!strpbrk (keys[i], "#["))
        flip_board_file_set (file, group, keys[i], flip_board_file_get (edits, group, keys[i]));
    }
}

char *
board_put_over (const char *board, const char *edits)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (board), over = flip_board_file_new (edits);
  const char *const *groups = flip_board_file_groups (over);

  for (guint i = 0; groups[i]; i++)
    put_group (file, over, groups[i]);
  return flip_board_file_text (file);
}
