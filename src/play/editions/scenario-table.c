/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/editions/scenario-table.h"

#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define POSE_PARTS 3

/* Reading */

/* The phrase of a field that contains a pose, or NULL. */
static const FlipPhrase *
pose_phrase (const FlipField *field)
{
  for (guint i = 0; field->kind == FLIP_KIND_PHRASES && i < field->n_phrases; i++)
    {
      if (field->phrases[i].pose)
        return &field->phrases[i];
    }
  return NULL;
}

static guint
count_slots (const FlipPhrase *phrase)
{
  guint n = 0;

  for (const char *p = phrase->pattern; *p; p++)
    n += *p == '%';
  return n;
}

static gboolean
has_angle (const FlipPhrase *phrase)
{
  return count_slots (phrase) >= phrase->pose - 1u + POSE_PARTS;
}

/* Reads the value at a place if it describes a piece. */
static gboolean
read_piece (FlipBoardFile *file, const FlipPlace *place, FlipFieldValue *value)
{
  const char *text = flip_board_file_get (file, place->name, place->key);

  return text && pose_phrase (place->field) && flip_field_parse (place, file, text, value, NULL)
         && value->n_parts == 1 && place->field->phrases[value->parts[0].phrase].pose;
}

static FlipSpot
spot_of (const FlipPlace *place, const FlipFieldValue *value)
{
  const FlipPhrase *phrase = &place->field->phrases[value->parts[0].phrase];
  const int *values = value->parts[0].values + phrase->pose - 1;

  return (FlipSpot){ values[0], values[1], has_angle (phrase) ? values[2] : 0 };
}

static int
read_number (FlipBoardFile *file, const char *group, const char *key)
{
  const char *text = flip_board_file_get (file, group, key);
  gint64 number = 0;

  return text && g_ascii_string_to_signed (text, 10, 1, G_MAXINT16, &number, NULL) ? (int) number
                                                                                   : 0;
}

static char *
name_of (FlipBoardFile *file, const FlipPlace *place, const FlipFieldValue *value)
{
  const FlipPhrase *phrase = &place->field->phrases[value->parts[0].phrase];
  const FlipChoices *words = phrase->slots[0].words;

  if (phrase->pose > 1 && words)
    {
      g_autoptr (GPtrArray) list = flip_choices_list (words, file, place->name);
      guint index = (guint) value->parts[0].values[0];

      return flip_choices_title (words, file, index, g_ptr_array_index (list, index));
    }
  return flip_field_group_title (file, place);
}

static void
add_piece (FlipScenarioTable *table,
           const FlipTableFormat *format,
           FlipBoardFile *file,
           const FlipPlace *place)
{
  FlipTablePiece piece = { .group = flip_board_file_keep (file, place->name),
                           .key = flip_board_file_keep (file, place->key) };
  FlipFieldValue value;

  if (!read_piece (file, place, &value))
    return;
  piece.name = name_of (file, place, &value);
  piece.spot = spot_of (place, &value);
  piece.turns = has_angle (&place->field->phrases[value.parts[0].phrase]);
  piece.is_off = !format->fits (piece.group, &piece.spot, table->width, table->height);
  piece.n_footprints = format->footprint (piece.group, &piece.spot, piece.footprints);
  g_array_append_val (table->pieces, piece);
}

static void
find_overlaps (FlipScenarioTable *table, const FlipTableFormat *format)
{
  for (guint i = 0; i < table->pieces->len; i++)
    for (guint j = 0; j < i; j++)
      {
        const FlipTablePiece *one = flip_scenario_table_piece (table, i);
        const FlipTablePiece *other = flip_scenario_table_piece (table, j);
        FlipPieceOverlap overlap = { i, j };

        if (format->overlap (one->group, &one->spot, other->group, &other->spot))
          g_array_append_val (table->overlaps, overlap);
      }
}

static void
clear_piece (gpointer data)
{
  g_free (((FlipTablePiece *) data)->name);
}

FlipScenarioTable *
flip_scenario_table_new (const FlipFormat *format, FlipBoardFile *file)
{
  FlipScenarioTable *table = g_new0 (FlipScenarioTable, 1);
  g_autoptr (GArray) places = NULL;

  g_return_val_if_fail (format && format->table && file, table);

  table->pieces = g_array_new (FALSE, FALSE, sizeof (FlipTablePiece));
  g_array_set_clear_func (table->pieces, clear_piece);
  table->overlaps = g_array_new (FALSE, FALSE, sizeof (FlipPieceOverlap));
  table->width = read_number (file, format->table->group, format->table->width);
  table->height = read_number (file, format->table->group, format->table->height);
  if (!table->width || !table->height)
    table->width = table->height = 0;
  places = flip_format_places (format, file, FALSE);
  for (guint i = 0; i < places->len && table->width; i++)
    add_piece (table, format->table, file, &g_array_index (places, FlipPlace, i));
  find_overlaps (table, format->table);
  return table;
}

void
flip_scenario_table_free (FlipScenarioTable *table)
{
  g_array_unref (table->pieces);
  g_array_unref (table->overlaps);
  g_free (table);
}

const FlipTablePiece *
flip_scenario_table_piece (const FlipScenarioTable *table, guint index)
{
  g_return_val_if_fail (index < table->pieces->len, NULL);

  return &g_array_index (table->pieces, FlipTablePiece, index);
}

int
flip_scenario_table_find (const FlipScenarioTable *table, const char *group, const char *key)
{
  for (guint i = 0; i < table->pieces->len; i++)
    {
      const FlipTablePiece *piece = flip_scenario_table_piece (table, i);

      if (g_str_equal (piece->group, group) && g_str_equal (piece->key, key))
        return (int) i;
    }
  return -1;
}

/* Places */

static gboolean
covers (const FlipFootprint *footprint, double x, double y, double slack)
{
  double turn = footprint->angle * G_PI / 180, dx = x - footprint->x, dy = y - footprint->y;
  double along = dx * cos (turn) + dy * sin (turn), across = dy * cos (turn) - dx * sin (turn);

  if (footprint->is_round)
    return hypot (dx, dy) <= footprint->along + slack;
  return fabs (along) <= footprint->along + slack && fabs (across) <= footprint->across + slack;
}

/* The gap between the parts of a piece belongs to it: a building can be grabbed by its wall. */
static gboolean
is_at (const FlipTablePiece *piece, double x, double y, double slack)
{
  const FlipFootprint *first = &piece->footprints[0];
  const FlipFootprint *last = &piece->footprints[piece->n_footprints - 1];
  FlipFootprint whole = *first;

  whole.x = (first->x + last->x) / 2;
  whole.y = (first->y + last->y) / 2;
  whole.along += hypot (last->x - first->x, last->y - first->y) / 2;
  return covers (&whole, x, y, slack);
}

int
flip_scenario_table_at (const FlipScenarioTable *table, double x, double y, double slack)
{
  for (guint i = table->pieces->len; i > 0; i--)
    {
      if (is_at (flip_scenario_table_piece (table, i - 1), x, y, 0))
        return (int) i - 1;
    }
  for (guint i = table->pieces->len; i > 0 && slack > 0; i--)
    {
      if (is_at (flip_scenario_table_piece (table, i - 1), x, y, slack))
        return (int) i - 1;
    }
  return -1;
}

/* The first piece that a group's piece would overlap there, or -1; `index` is that piece's own
   index, or -1. */
static int
in_the_way (const FlipFormat *format,
            const FlipScenarioTable *table,
            const char *group,
            int index,
            const FlipSpot *spot)
{
  for (guint i = 0; i < table->pieces->len; i++)
    {
      const FlipTablePiece *other = flip_scenario_table_piece (table, i);

      if ((int) i != index && format->table->overlap (group, spot, other->group, &other->spot))
        return (int) i;
    }
  return -1;
}

int
flip_scenario_table_in_the_way (const FlipFormat *format,
                                const FlipScenarioTable *table,
                                guint index,
                                const FlipSpot *spot)
{
  return in_the_way (format, table, flip_scenario_table_piece (table, index)->group, (int) index,
                     spot);
}

static gboolean
is_free (const FlipFormat *format,
         const FlipScenarioTable *table,
         const char *group,
         int index,
         const FlipSpot *spot)
{
  return spot->x >= 0 && spot->y >= 0
         && format->table->fits (group, spot, table->width, table->height)
         && in_the_way (format, table, group, index, spot) < 0;
}

gboolean
flip_scenario_table_is_free (const FlipFormat *format,
                             const FlipScenarioTable *table,
                             guint index,
                             const FlipSpot *spot)
{
  return is_free (format, table, flip_scenario_table_piece (table, index)->group, (int) index,
                  spot);
}

const char *
flip_scenario_table_overlapped (const FlipScenarioTable *table, guint index)
{
  for (guint i = 0; i < table->overlaps->len; i++)
    {
      FlipPieceOverlap overlap = g_array_index (table->overlaps, FlipPieceOverlap, i);

      if (overlap.one == index || overlap.other == index)
        return flip_scenario_table_piece (table, overlap.one == index ? overlap.other : overlap.one)
          ->name;
    }
  return NULL;
}

/* When two pieces overlap, the two parts that are nearest to each other. */
static void
find_nearest (const FlipTablePiece *one, const FlipTablePiece *other, FlipFootprint found[2])
{
  double nearest = INFINITY;

  for (guint i = 0; i < one->n_footprints; i++)
    for (guint j = 0; j < other->n_footprints; j++)
      {
        const FlipFootprint *a = &one->footprints[i], *b = &other->footprints[j];
        double distance = hypot (a->x - b->x, a->y - b->y);

        if (distance >= nearest)
          continue;
        nearest = distance;
        found[0] = *a;
        found[1] = *b;
      }
}

guint
flip_scenario_table_wrong (const FlipScenarioTable *table, FlipFootprint *footprints, guint most)
{
  guint n = 0;

  for (guint i = 0; i < table->overlaps->len && n + 2 <= most; i++)
    {
      FlipPieceOverlap overlap = g_array_index (table->overlaps, FlipPieceOverlap, i);

      find_nearest (flip_scenario_table_piece (table, overlap.one),
                    flip_scenario_table_piece (table, overlap.other), footprints + n);
      n += 2;
    }
  for (guint i = 0; i < table->pieces->len; i++)
    {
      const FlipTablePiece *piece = flip_scenario_table_piece (table, i);

      for (guint j = 0; piece->is_off && j < piece->n_footprints && n < most; j++)
        footprints[n++] = piece->footprints[j];
    }
  return n;
}

char *
flip_scenario_table_tell (const FlipScenarioTable *table, int selected)
{
  const char *other =
    selected >= 0 ? flip_scenario_table_overlapped (table, (guint) selected) : NULL;

  if (other)
    /* Translators: of the piece that is selected, "overlaps Fence 3". */
    return g_strdup_printf (_ ("overlaps %s"), other);
  if (table->overlaps->len)
    {
      FlipPieceOverlap first = g_array_index (table->overlaps, FlipPieceOverlap, 0);

      /* Translators: %s: pieces on the table */
      return g_strdup_printf (_ ("%s overlaps %s"),
                              flip_scenario_table_piece (table, first.one)->name,
                              flip_scenario_table_piece (table, first.other)->name);
    }
  for (guint i = 0; i < table->pieces->len; i++)
    {
      const FlipTablePiece *piece = flip_scenario_table_piece (table, i);

      if (piece->is_off)
        /* Translators: %s: a piece on the table */
        return g_strdup_printf (_ ("part of %s is off the table"), piece->name);
    }
  return NULL;
}

FlipEdges
flip_scenario_table_edges (const FlipScenarioTable *table, const FlipSpot *spot)
{
  FlipEdges edges = { .from_right = spot->x > table->width / 2,
                      .from_near = spot->y > table->height / 2 };

  edges.across = edges.from_right ? table->width - spot->x : spot->x;
  edges.along = edges.from_near ? table->height - spot->y : spot->y;
  return edges;
}

FlipSpot
flip_scenario_table_within (const FlipScenarioTable *table, FlipSpot spot)
{
  spot.x = CLAMP (spot.x, 0, table->width);
  spot.y = CLAMP (spot.y, 0, table->height);
  return spot;
}

int
flip_scenario_snap (double length, int grid)
{
  return grid > 0 ? (int) (lround (length / grid) * grid) : (int) lround (length);
}

int
flip_scenario_turn (int angle, int by)
{
  int turned = (angle + by) % 360;

  return turned > 180 ? turned - 360 : turned < -180 ? turned + 360 : turned;
}

/* The tray */

static void
clear_item (gpointer data)
{
  g_free (((FlipTrayItem *) data)->title);
}

static const FlipGroup *
find_kind (const FlipFormat *format, const char *kind)
{
  for (guint i = 0; i < format->n_groups; i++)
    {
      if (g_str_equal (format->groups[i].name, kind))
        return &format->groups[i];
    }
  g_return_val_if_reached (NULL);
}

/* The field of a group that contains a pose. */
static const FlipField *
pose_field (const FlipGroup *group)
{
  for (guint i = 0; i < group->n_fields; i++)
    {
      if (pose_phrase (&group->fields[i]))
        return &group->fields[i];
    }
  return NULL;
}

static gboolean
is_placed (FlipBoardFile *file, const FlipGroup *group, const char *name)
{
  const FlipField *field = pose_field (group);

  return field && flip_board_file_get (file, name, field->key) != NULL;
}

static void
add_item (GArray *tray,
          FlipBoardFile *file,
          const FlipTrayKind *kind,
          const FlipGroup *group,
          GPtrArray *names,
          guint first,
          guint end)
{
  FlipTrayItem item = { .section = kind->section, .start = kind->start };
  FlipPlace place = { .group = group, .instance = first, .name = names->pdata[first] };

  for (guint i = end; i > first; i--)
    {
      if (is_placed (file, group, names->pdata[i - 1]))
        continue;
      item.left++;
      place.instance = i - 1;
      place.name = names->pdata[i - 1];
    }
  item.group = flip_board_file_keep (file, place.name);
  item.title = kind->title ? g_strdup (_ (kind->title)) : flip_field_group_title (file, &place);
  g_array_append_val (tray, item);
}

static void
add_kind (GArray *tray, const FlipFormat *format, FlipBoardFile *file, const FlipTrayKind *kind)
{
  const FlipGroup *group = find_kind (format, kind->kind);
  g_autoptr (GPtrArray) names = flip_group_names (group, file);

  if (kind->title)
    {
      add_item (tray, file, kind, group, names, 0, names->len);
      return;
    }
  for (guint i = 0; i < names->len; i++)
    add_item (tray, file, kind, group, names, i, i + 1);
}

static void
add_tokens (GArray *tray, const FlipTableFormat *table, FlipBoardFile *file)
{
  g_autoptr (GPtrArray) words = flip_choices_list (table->tokens, file, table->loose);
  g_autofree int *left = g_new0 (int, MAX (words->len, 1));

  table->count_left (file, left);
  for (guint i = 0; i < words->len; i++)
    {
      const char *word = g_ptr_array_index (words, i);
      FlipTrayItem item = {
        .section = table->tokens_section,
        .title = flip_choices_title (table->tokens, file, i, word),
        .left = MAX (left[i], 0),
        .token = word,
      };

      g_array_append_val (tray, item);
    }
}

GArray *
flip_scenario_tray (const FlipFormat *format, FlipBoardFile *file)
{
  GArray *tray = g_array_new (FALSE, FALSE, sizeof (FlipTrayItem));

  g_return_val_if_fail (format && format->table && file, tray);

  g_array_set_clear_func (tray, clear_item);
  for (guint i = 0; i < format->table->n_kinds; i++)
    add_kind (tray, format, file, &format->table->kinds[i]);
  if (format->table->tokens)
    add_tokens (tray, format->table, file);
  return tray;
}

/* Changes */

static void
print_spot (FlipBoardFile *file,
            const FlipPlace *place,
            FlipFieldValue *value,
            const FlipSpot *spot)
{
  const FlipPhrase *phrase = &place->field->phrases[value->parts[0].phrase];
  int *values = value->parts[0].values + phrase->pose - 1;
  g_autofree char *text = NULL;

  values[0] =
    CLAMP (spot->x, phrase->slots[phrase->pose - 1].least, phrase->slots[phrase->pose - 1].most);
  values[1] = CLAMP (spot->y, phrase->slots[phrase->pose].least, phrase->slots[phrase->pose].most);
  if (has_angle (phrase))
    values[2] = flip_scenario_turn (spot->angle, 0);
  text = flip_field_print (place, file, value);
  flip_board_file_set (file, place->name, place->key, text);
}

gboolean
flip_scenario_move (const FlipFormat *format,
                    FlipBoardFile *file,
                    const char *group,
                    const char *key,
                    const FlipSpot *spot)
{
  FlipFieldValue value;
  FlipPlace place;

  g_return_val_if_fail (format && file && group && key && spot, FALSE);

  if (!flip_format_find (format, file, group, key, &place) || !read_piece (file, &place, &value))
    return FALSE;
  print_spot (file, &place, &value, spot);
  return TRUE;
}

static guint
phrase_index (const FlipField *field)
{
  return (guint) (pose_phrase (field) - field->phrases);
}

/* The free place nearest to the wanted one, searched in rings around it. */
static FlipSpot
find_room (const FlipFormat *format,
           const FlipScenarioTable *table,
           const char *group,
           const FlipSpot *wanted)
{
  for (int ring = 0; ring < 60; ring++)
    for (int step = 0; step < MAX (1, 8 * ring); step++)
      {
        double turn = 2 * G_PI * step / MAX (1, 8 * ring);
        FlipSpot spot = *wanted;

        spot.x += (int) lround (10 * ring * cos (turn));
        spot.y += (int) lround (10 * ring * sin (turn));
        if (is_free (format, table, group, -1, &spot))
          return spot;
      }
  return *wanted;
}

static void
set_start (FlipBoardFile *file, const char *group, const char *start)
{
  g_auto (GStrv) lines = g_strsplit (start ? start : "", "\n", -1);

  for (guint i = 0; lines[i]; i++)
    {
      g_auto (GStrv) parts = g_strsplit (lines[i], "=", 2);

      if (parts[0] && parts[1] && !flip_board_file_get (file, group, parts[0]))
        flip_board_file_set (file, group, parts[0], parts[1]);
    }
}

static gboolean
add_to_table (const FlipFormat *format,
              FlipBoardFile *file,
              const FlipTrayItem *item,
              const FlipSpot *spot,
              const char **key)
{
  g_autoptr (FlipScenarioTable) table = flip_scenario_table_new (format, file);
  g_autoptr (GArray) places = flip_format_places (format, file, TRUE);

  for (guint i = 0; i < places->len && item->left > 0; i++)
    {
      FlipPlace place = g_array_index (places, FlipPlace, i);
      FlipFieldValue value = { .n_parts = 1 };
      FlipSpot free_spot;

      if (!g_str_equal (place.name, item->group) || !pose_phrase (place.field))
        continue;
      value.parts[0].phrase = (guint8) phrase_index (place.field);
      free_spot = find_room (format, table, item->group, spot);
      print_spot (file, &place, &value, &free_spot);
      set_start (file, item->group, item->start);
      *key = flip_board_file_keep (file, place.key);
      return TRUE;
    }
  return FALSE;
}

/* Adds a token to the field of a piece that takes tokens. */
static gboolean
add_to_piece (const FlipFormat *format,
              FlipBoardFile *file,
              const char *token,
              const char *group,
              const char **key)
{
  g_autoptr (GArray) places = flip_format_places (format, file, TRUE);

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);
      const char *text = flip_board_file_get (file, place->name, place->key);
      g_autofree char *more =
        text && *text ? g_strdup_printf ("%s %s", text, token) : g_strdup (token);
      FlipFieldValue value;

      if (!g_str_equal (place->name, group) || place->field->kind != FLIP_KIND_WORDS
          || place->field->words != format->table->tokens
          || !flip_field_parse (place, file, more, &value, NULL))
        continue;
      flip_board_file_set (file, group, place->key, more);
      *key = flip_board_file_keep (file, place->key);
      return TRUE;
    }
  return FALSE;
}

/* Adds a token to the table, under the first free key of the series. */
static gboolean
add_loose (const FlipFormat *format,
           FlipBoardFile *file,
           const char *token,
           const FlipSpot *spot,
           const char **key)
{
  g_autoptr (GArray) places = flip_format_places (format, file, TRUE);

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);
      g_autofree char *text = NULL;

      if (!g_str_equal (place->name, format->table->loose)
          || flip_board_file_get (file, place->name, place->key))
        continue;
      text = g_strdup_printf ("%s %d %d", token, MAX (spot->x, 0), MAX (spot->y, 0));
      flip_board_file_set (file, place->name, place->key, text);
      *key = flip_board_file_keep (file, place->key);
      return TRUE;
    }
  return FALSE;
}

gboolean
flip_scenario_add (const FlipFormat *format,
                   FlipBoardFile *file,
                   const FlipTrayItem *item,
                   const FlipSpot *spot,
                   const char **group,
                   const char **key)
{
  g_autoptr (FlipScenarioTable) table = NULL;
  int at;

  g_return_val_if_fail (format && format->table && file && item && spot, FALSE);

  if (item->left <= 0)
    return FALSE;
  *group = item->group;
  if (!item->token)
    return add_to_table (format, file, item, spot, key);
  table = flip_scenario_table_new (format, file);
  at = flip_scenario_table_at (table, spot->x, spot->y, 0);
  if (at >= 0)
    {
      *group = flip_scenario_table_piece (table, (guint) at)->group;
      if (add_to_piece (format, file, item->token, *group, key))
        return TRUE;
    }
  *group = format->table->loose;
  return add_loose (format, file, item->token, spot, key);
}

/* The values after the removed one move up, so that the series has no gap. */
static void
close_gap (const FlipFormat *format, FlipBoardFile *file, const FlipPlace *removed)
{
  g_autoptr (GArray) places = flip_format_places (format, file, FALSE);
  const char *gap = flip_board_file_keep (file, removed->key);

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      if (place->field != removed->field || place->index <= removed->index
          || !g_str_equal (place->name, removed->name))
        continue;
      flip_board_file_set (file, removed->name, gap,
                           flip_board_file_get (file, place->name, place->key));
      gap = flip_board_file_keep (file, place->key);
    }
  flip_board_file_unset (file, removed->name, gap);
}

gboolean
flip_scenario_remove (const FlipFormat *format,
                      FlipBoardFile *file,
                      const char *group,
                      const char *key)
{
  FlipPlace place;

  g_return_val_if_fail (format && file && group && key, FALSE);

  if (!flip_format_find (format, file, group, key, &place)
      || !flip_board_file_get (file, group, key))
    return FALSE;
  if (place.field->is_series)
    close_gap (format, file, &place);
  else
    flip_board_file_drop (file, flip_board_file_keep (file, group));
  return TRUE;
}

/* The roster: pieces with points, which are worth seeing at a glance. */

static void
clear_roster_item (gpointer item)
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

  g_array_set_clear_func (roster, clear_roster_item);
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
