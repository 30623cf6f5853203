/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/editions/edition-cards.h"

#include "play/editions/edition-names.h"

#include <glib/gi18n-lib.h>

static void
side_free (FlipEditionSide *side)
{
  g_free (side->group);
  g_free (side->title);
  g_free (side->problem);
  g_free (side);
}

static void
add_side (FlipEditionDesk *desk, GPtrArray *sides, const char *group, gboolean is_back)
{
  FlipEditionSide *side = g_new0 (FlipEditionSide, 1);

  side->group = g_strdup (group);
  side->title = flip_edition_name_get (desk, group);
  side->is_back = is_back;
  side->checked = flip_edition_check_count (desk, group);
  side->problem = g_strdup (flip_edition_desk_problem_of (desk, side->group, NULL));
  if (!side->title)
    side->title = g_strdup (group);
  g_ptr_array_add (sides, side);
}

GPtrArray *
flip_edition_cards_list (FlipEditionDesk *desk)
{
  const FlipFormat *format;
  FlipBoardFile *file;
  GPtrArray *sides;
  FlipFieldValue value;
  FlipPlace place;
  const char *text;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), NULL);
  format = flip_edition_desk_game (desk)->format;
  g_return_val_if_fail (format->cards, NULL);

  sides = g_ptr_array_new_with_free_func ((GDestroyNotify) side_free);
  file = flip_edition_desk_file (desk);
  text = flip_board_file_get (file, format->cards->group, format->cards->key);
  if (!text || !flip_format_find (format, file, format->cards->group, format->cards->key, &place)
      || !flip_field_parse (&place, file, text, &value, NULL))
    return sides;
  for (guint i = 0; i < value.n_parts; i++)
    {
      const char *back = flip_board_file_get (file, value.parts[i].word, format->cards->back);

      add_side (desk, sides, value.parts[i].word, FALSE);
      add_side (desk, sides, back ? back : format->cards->back, TRUE);
    }

  return sides;
}

char *
flip_edition_cards_add (FlipEditionDesk *desk)
{
  const FlipFormat *format;
  g_autoptr (FlipBoardFile) file = NULL;
  char *name;
  FlipPlace place;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), NULL);
  format = flip_edition_desk_game (desk)->format;
  g_return_val_if_fail (format->cards, NULL);

  file = flip_board_file_new (flip_edition_desk_text (desk));
  if (!flip_format_find (format, file, format->cards->group, format->cards->key, &place))
    return NULL;
  name = g_strdup (flip_format_add_name (format, file, &place));
  if (!name)
    return NULL;
  /* Translators: label of an undo step: a pair of cards was added */
  flip_edition_desk_replace (desk, file, _ ("New pair"));
  return name;
}
