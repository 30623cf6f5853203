/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/editions/edition-series.h"

typedef struct
{
  char *text;
  gboolean checked;
} Value;

static void
value_free (Value *value)
{
  g_free (value->text);
  g_free (value);
}

/* The copy counts as unchecked. */
static Value *
value_copy (const Value *value)
{
  Value *copy = g_new (Value, 1);

  *copy = (Value){ g_strdup (value->text), FALSE };
  return copy;
}

static GPtrArray *
list_keys (FlipBoardFile *file, const FlipPlace *place)
{
  g_assert (place->field->is_series && place->field->keys);

  return flip_choices_list (place->field->keys, file, place->name);
}

static GPtrArray *
read_values (FlipBoardFile *file, const FlipPlace *place)
{
  g_autoptr (GPtrArray) keys = list_keys (file, place);
  GPtrArray *values = g_ptr_array_new_with_free_func ((GDestroyNotify) value_free);

  for (guint i = 0; i < keys->len; i++)
    {
      const char *text = flip_board_file_get (file, place->name, keys->pdata[i]);
      Value *value;

      if (!text)
        break;
      value = g_new (Value, 1);
      *value =
        (Value){ g_strdup (text), flip_format_is_checked (file, place->name, keys->pdata[i]) };
      g_ptr_array_add (values, value);
    }
  return values;
}

/* Writes only the values that differ, so that the other lines keep their layout. */
static void
write_values (FlipEditionDesk *desk, const FlipPlace *place, GPtrArray *values)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (flip_edition_desk_text (desk));
  g_autoptr (GPtrArray) keys = list_keys (file, place);
  g_autofree char *what = NULL;

  for (guint i = 0; i < keys->len; i++)
    {
      const Value *value = i < values->len ? values->pdata[i] : NULL;
      const char *key = keys->pdata[i], *old = flip_board_file_get (file, place->name, key);
      gboolean checked = value && value->checked;

      if (!value && !old)
        break;
      if (!value)
        flip_board_file_unset (file, place->name, key);
      else if (g_strcmp0 (old, value->text) != 0)
        flip_board_file_set (file, place->name, key, value->text);
      if (flip_format_is_checked (file, place->name, key) != checked)
        flip_format_mark_checked (file, place->name, key, checked);
    }
  what = flip_field_group_title (flip_edition_desk_file (desk), place);
  flip_edition_desk_replace (desk, file, what);
}

/* public functions */

guint
flip_edition_series_length (FlipBoardFile *file, const FlipPlace *place)
{
  g_autoptr (GPtrArray) values = NULL;

  g_return_val_if_fail (file && place && place->field->is_series, 0);

  values = read_values (file, place);
  return values->len;
}

guint
flip_edition_series_most (FlipBoardFile *file, const FlipPlace *place)
{
  g_autoptr (GPtrArray) keys = NULL;

  g_return_val_if_fail (file && place && place->field->is_series, 0);

  keys = list_keys (file, place);
  return keys->len;
}

const char *
flip_edition_series_key (FlipBoardFile *file, const FlipPlace *place, guint index)
{
  g_autoptr (GPtrArray) keys = NULL;

  g_return_val_if_fail (file && place && place->field->is_series, NULL);

  keys = list_keys (file, place);
  return index < keys->len ? keys->pdata[index] : NULL;
}

gboolean
flip_edition_series_insert (FlipEditionDesk *desk, const FlipPlace *place)
{
  g_autoptr (GPtrArray) values = NULL;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), FALSE);
  g_return_val_if_fail (place && place->field->is_series, FALSE);

  values = read_values (flip_edition_desk_file (desk), place);
  if (place->index >= values->len
      || values->len == flip_edition_series_most (flip_edition_desk_file (desk), place))
    return FALSE;
  g_ptr_array_insert (values, (int) place->index + 1, value_copy (values->pdata[place->index]));
  write_values (desk, place, values);
  return TRUE;
}

gboolean
flip_edition_series_remove (FlipEditionDesk *desk, const FlipPlace *place)
{
  g_autoptr (GPtrArray) values = NULL;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), FALSE);
  g_return_val_if_fail (place && place->field->is_series, FALSE);

  values = read_values (flip_edition_desk_file (desk), place);
  if (place->index >= values->len || values->len == 1)
    return FALSE;
  g_ptr_array_remove_index (values, place->index);
  write_values (desk, place, values);
  return TRUE;
}

gboolean
flip_edition_series_move (FlipEditionDesk *desk, const FlipPlace *place, guint to)
{
  g_autoptr (GPtrArray) values = NULL;
  gpointer value;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), FALSE);
  g_return_val_if_fail (place && place->field->is_series, FALSE);

  values = read_values (flip_edition_desk_file (desk), place);
  if (place->index >= values->len || to >= values->len || to == place->index)
    return FALSE;
  value = g_ptr_array_steal_index (values, place->index);
  g_ptr_array_insert (values, (int) to, value);
  write_values (desk, place, values);
  return TRUE;
}
