/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/editions/scenario-table.h"

/* Gives a scenario for a real table positions on the simulated one: everything it names is
   placed. */

#define LOOSE_X    400
#define LOOSE_Y    700
#define LOOSE_STEP 40
#define A_ROW      10

static gboolean
is_listed (char **listed, const char *name)
{
  return listed && g_strv_contains ((const char *const *) listed, name);
}

/* Places the pieces of a kind that the file names, next to one another. */
static void
put_kind (const FlipFormat *format, FlipBoardFile *file, const FlipTrayKind *kind, char **listed)
{
  FlipSpot spot = kind->first;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < format->n_groups; i++)
    {
      const FlipGroup *group = &format->groups[i];

      if (!g_str_equal (group->name, kind->kind))
        continue;
      g_ptr_array_extend_and_steal (names, flip_group_names (group, file));
    }
  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i), *group, *key;
      FlipTrayItem item = { .left = 1, .group = name, .start = kind->start };

      if (!flip_board_file_has (file, name) && !is_listed (listed, name))
        continue;
      flip_scenario_add (format, file, &item, &spot, &group, &key);
      spot.x += kind->dx;
      spot.y += kind->dy;
    }
}

/* Puts the loose tokens, which had no position so far, into rows. */
static void
put_loose (const FlipFormat *format, FlipBoardFile *file)
{
  const char *loose = format->table->loose;
  g_autofree const char **keys = loose ? flip_board_file_keys (file, loose) : NULL;

  for (guint i = 0; keys && keys[i]; i++)
    {
      g_autofree char *text =
        g_strdup_printf ("%s %u %u", flip_board_file_get (file, loose, keys[i]),
                         LOOSE_X + i % A_ROW * LOOSE_STEP, LOOSE_Y + i / A_ROW * LOOSE_STEP);

      flip_board_file_set (file, loose, keys[i], text);
    }
}

void
flip_scenario_lay_out (const FlipFormat *format, FlipBoardFile *file)
{
  const FlipTableFormat *table = format->table;
  g_autofree char *width = NULL, *height = NULL;
  g_auto (GStrv) listed = NULL;
  const char *list;

  g_return_if_fail (table && file);

  if (flip_board_file_get (file, table->group, table->width))
    return;
  width = g_strdup_printf ("%d", table->usual_width);
  height = g_strdup_printf ("%d", table->usual_height);
  list = table->listed ? flip_board_file_get (file, table->listed_group, table->listed) : NULL;
  listed = list ? g_strsplit (list, " ", -1) : NULL;
  if (list)
    flip_board_file_drop (file, table->listed_group);
  put_loose (format, file);
  flip_board_file_set (file, table->group, table->width, width);
  flip_board_file_set (file, table->group, table->height, height);
  for (guint i = 0; i < table->n_kinds; i++)
    put_kind (format, file, &table->kinds[i], listed);
}

gboolean
flip_scenario_is_in_parts (const FlipFormat *format, const char *group)
{
  FlipFootprint footprints[FLIP_MOST_FOOTPRINTS];

  g_return_val_if_fail (format && group, FALSE);

  return format->table->footprint (group, &(FlipSpot){ 0 }, footprints) > 1;
}
