/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/edition-pixels.h"

#include <string.h>

gboolean
flip_edition_pixels_at (const char *text, guint column, guint row)
{
  g_auto (GStrv) lines = g_strsplit (text ? text : "", "/", -1);

  if (row >= g_strv_length (lines) || column >= strlen (g_strstrip (lines[row])))
    return TRUE;
  return lines[row][column] != '.';
}

char *
flip_edition_pixels_with (const char *text,
                          guint columns,
                          guint rows,
                          guint column,
                          guint row,
                          gboolean inside)
{
  g_autoptr (GString) squares = g_string_new (NULL);

  g_return_val_if_fail (column < columns && row < rows, NULL);

  for (guint y = 0; y < rows; y++)
    {
      g_string_append (squares, y ? "/" : "");
      for (guint x = 0; x < columns; x++)
        {
          gboolean is_it = x == column && y == row;

          g_string_append_c (squares,
                             (is_it ? inside : flip_edition_pixels_at (text, x, y)) ? '#' : '.');
        }
    }
  return strchr (squares->str, '.') ? g_strdup (squares->str) : NULL;
}
