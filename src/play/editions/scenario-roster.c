/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/editions/scenario-table.h"

#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>

/* Who takes part: the pieces with a number that is worth seeing at a glance. */

static void
clear_item (gpointer item)
{
  g_free (((FlipRosterItem *) item)->title);
  g_free (((FlipRosterItem *) item)->told);
}

static const FlipTrayKind *
kind_of (const FlipTableFormat *table, const FlipPlace *place)
{
  for (guint i = 0; i < table->n_kinds; i++)
    {
      const FlipTrayKind *kind = &table->kinds[i];

      if (kind->points && g_str_equal (place->group->name, kind->kind)
          && g_str_equal (place->key, kind->points))
        return kind;
    }
  return NULL;
}

GArray *
flip_scenario_roster (const FlipFormat *format, FlipBoardFile *file)
{
  GArray *roster = g_array_new (FALSE, FALSE, sizeof (FlipRosterItem));
  g_autoptr (GArray) places = NULL;

  g_return_val_if_fail (format && format->table && file, roster);

  g_array_set_clear_func (roster, clear_item);
  places = flip_format_places (format, file, TRUE);
  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);
      const FlipTrayKind *kind = kind_of (format->table, place);
      g_autofree char *what = NULL, *points = NULL;
      FlipRosterItem item;

      if (!kind || !flip_board_file_has (file, place->name))
        continue;
      what = flip_field_title (file, place);
      item = (FlipRosterItem){
        .kind = kind,
        .group = flip_board_file_keep (file, place->name),
        .title = flip_field_group_title (file, place),
        .points = flip_board_file_get (file, place->name, place->key),
      };
      points = item.points ? flip_phrase_label (what, item.points) : g_strdup ("");
      item.told = flip_phrase_list (item.title, points, NULL);
      g_array_append_val (roster, item);
    }
  return roster;
}
