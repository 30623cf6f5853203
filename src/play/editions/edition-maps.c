/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/editions/edition-maps.h"

#include "play/editions/pixels.h"

#include <glib/gi18n-lib.h>

static void
map_free (FlipEditionMap *map)
{
  g_free (map->group);
  g_free (map->key);
  g_free (map->name);
  g_free (map->title);
  g_free (map->brief);
  g_free (map->note);
  g_free (map->text);
  g_free (map);
}

static const FlipFormat *
format_of (FlipEditionDesk *desk)
{
  return flip_edition_desk_game (desk)->format;
}

/* One map for a value, or for a family of rows; its size must follow from itself. */
static gboolean
is_map (const FlipPlace *place)
{
  return place->field->kind == FLIP_KIND_PIXELS && place->index == 0
         && (place->field->keys || place->field->is_trimmed);
}

static char *
name_of (FlipBoardFile *file, const FlipPlace *place)
{
  return place->group->title_of ? place->group->title_of (file, place->name)
                                : g_strdup (place->name);
}

/* Its first number, and how many squares it has. */
static void
tell_map (FlipBoardFile *file, const GArray *places, FlipEditionMap *map)
{
  guint n = flip_pixels_squares (map->text);
  /* Translators: %u: how many */
  g_autofree char *squares = g_strdup_printf (ngettext ("%u square", "%u squares", n), n);

  for (guint i = 0; i < places->len && !map->note; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);
      const char *value = flip_board_file_get (file, place->name, place->key);
      g_autofree char *title = NULL;

      if (!g_str_equal (place->name, map->group) || place->field->kind != FLIP_KIND_NUMBERS
          || !value)
        continue;
      title = flip_field_title (file, place);
      map->brief = g_strdup_printf ("%s · %s", value, squares);
      /* Translators: what a number of a shape is, the number, and its size: “Value 25, 29 squares”. */
      map->note = g_strdup_printf (_ ("%s %s, %s"), title, value, squares);
    }
  if (!map->note)
    {
      map->brief = g_strdup (squares);
      map->note = g_steal_pointer (&squares);
    }
}

GPtrArray *
flip_edition_maps_list (FlipEditionDesk *desk)
{
  GPtrArray *maps = g_ptr_array_new_with_free_func ((GDestroyNotify) map_free);
  g_autoptr (GArray) places = NULL;
  const FlipGroup *last = NULL;
  FlipBoardFile *file;
  guint kinds = 0;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), maps);

  file = flip_edition_desk_file (desk);
  places = flip_format_places (format_of (desk), file, TRUE);
  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);
      FlipEditionMap *map;

      if (!is_map (place))
        continue;
      kinds += place->group != last;
      last = place->group;
      map = g_new0 (FlipEditionMap, 1);
      map->group = g_strdup (place->name);
      map->key = g_strdup (place->key);
      map->kind = kinds - 1;
      map->name = name_of (file, place);
      map->title = flip_field_group_title (file, place);
      map->text = flip_pixels_get (file, place);
      tell_map (file, places, map);
      map->checked = flip_edition_check_count (desk, map->group);
      g_ptr_array_add (maps, map);
    }
  return maps;
}

/* The value that coins the names of a map's kind. */
static gboolean
find_names (FlipEditionDesk *desk, FlipBoardFile *file, guint kind, FlipPlace *names)
{
  g_autoptr (GPtrArray) maps = flip_edition_maps_list (desk);
  guint first = 0, part;

  while (first < maps->len && ((FlipEditionMap *) maps->pdata[first])->kind != kind)
    first++;
  return first < maps->len
         && flip_format_find_name (format_of (desk), file,
                                   ((FlipEditionMap *) maps->pdata[first])->group, names, &part);
}

char *
flip_edition_maps_kind (FlipEditionDesk *desk, guint kind, gboolean *can_add)
{
  FlipBoardFile *file;
  FlipFieldValue value;
  FlipPlace names;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk) && can_add, NULL);

  *can_add = FALSE;
  file = flip_edition_desk_file (desk);
  if (!find_names (desk, file, kind, &names))
    return NULL;
  *can_add =
    flip_field_parse (&names, file, flip_board_file_get (file, names.name, names.key), &value, NULL)
    && value.n_parts < names.field->n_most;
  return flip_field_title (file, &names);
}

char *
flip_edition_maps_add (FlipEditionDesk *desk, guint kind)
{
  g_autoptr (FlipBoardFile) file = NULL;
  g_autoptr (GPtrArray) maps = NULL;
  g_autofree char *text = NULL, *what = NULL;
  FlipPlace names;
  char *group = NULL;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), NULL);

  file = flip_board_file_new (flip_edition_desk_text (desk));
  if (!find_names (desk, file, kind, &names))
    return NULL;
  what = flip_field_title (file, &names);
  if (!flip_format_add_name (format_of (desk), file, &names))
    return NULL;
  text = flip_board_file_text (file);
  flip_edition_desk_replace (desk, text, what);
  maps = flip_edition_maps_list (desk);
  for (guint i = 0; i < maps->len; i++)
    {
      const FlipEditionMap *map = maps->pdata[i];

      if (map->kind != kind)
        continue;
      g_free (group);
      group = g_strdup (map->group);
    }
  return group;
}
