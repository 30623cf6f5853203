/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/editions/edition-check.h"

#include <glib/gi18n-lib.h>

FlipChecked
flip_edition_check_count (FlipEditionDesk *desk, const char *group)
{
  const FlipChecked *all;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), (FlipChecked){ 0 });

  all = &flip_edition_desk_state (desk)->checked;
  return group && all->n_values ? flip_format_count_checked (flip_edition_desk_game (desk)->format,
                                                             flip_edition_desk_file (desk), group)
                                : *all;
}

guint
flip_edition_check_left (FlipEditionDesk *desk, const FlipChecked *count)
{
  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk) && count, 0);

  return flip_edition_desk_is_view (desk) ? count->n_house : count->n_values - count->n_checked;
}

char *
flip_edition_check_tell (FlipEditionDesk *desk, const FlipChecked *count)
{
  guint left = flip_edition_check_left (desk, count);

  if (flip_edition_desk_is_view (desk))
    return left
             /* Translators: %u: how many */
             ? g_strdup_printf (ngettext ("%u house value", "%u house values", left), left)
             /* Translators: no value differs from the printed copy */
             : g_strdup (_ ("as printed"));
  if (left == 0)
    return g_strdup (_ ("all checked"));
  /* Translators: %u: how many */
  return g_strdup_printf (ngettext ("%u value to check", "%u values to check", left), left);
}

void
flip_edition_check_confirm (FlipEditionDesk *desk, const char *group, gboolean checked)
{
  g_autoptr (FlipBoardFile) file = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (FLIP_IS_EDITION_DESK (desk) && group);

  file = flip_board_file_new (flip_edition_desk_text (desk));
  flip_format_mark_group (flip_edition_desk_game (desk)->format, file, group, checked);
  text = flip_board_file_text (file);
  flip_edition_desk_replace (desk, text,
                             checked
                               ? _ ("Checked against my copy")
                               : /* values not compared with the printed copy */ _ ("Not checked"));
}
