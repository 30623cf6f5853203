/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/editions/pixels.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A map that is a single value is shown with at least this many squares per side. */
#define SMALLEST_MAP 5

void
flip_pixels_init (FlipPixels *self, guint columns, guint rows)
{
  g_return_if_fail (columns > 0 && columns <= FLIP_PIXELS_SIDE);
  g_return_if_fail (rows > 0 && rows <= FLIP_PIXELS_SIDE);

  *self = (FlipPixels){ .columns = columns, .rows = rows, .brush = '#' };
  memset (self->squares, FLIP_PIXELS_EMPTY, sizeof self->squares);
}

/* Texts */

void
flip_pixels_read (FlipPixels *self, const char *text)
{
  guint row = 0, column = 0;

  memset (self->squares, FLIP_PIXELS_EMPTY, sizeof self->squares);
  flip_pixels_cancel (self);
  for (const char *p = text; *p; p++)
    {
      if (*p == '/')
        row++, column = 0;
      else if (column < self->columns && row < self->rows)
        self->squares[row][column++] = *p;
    }
}

static char *
print_part (const FlipPixels *self, guint top, guint bottom, guint left, guint right)
{
  GString *text = g_string_new (NULL);

  for (guint row = top; row <= bottom; row++)
    {
      if (row > top)
        g_string_append_c (text, '/');
      g_string_append_len (text, &self->squares[row][left], right - left + 1);
    }
  return g_string_free (text, FALSE);
}

char *
flip_pixels_print (const FlipPixels *self)
{
  return print_part (self, 0, self->rows - 1, 0, self->columns - 1);
}

char *
flip_pixels_print_trimmed (const FlipPixels *self)
{
  guint top = G_MAXUINT, bottom = 0, left = G_MAXUINT, right = 0;

  for (guint row = 0; row < self->rows; row++)
    for (guint column = 0; column < self->columns; column++)
      {
        if (self->squares[row][column] == FLIP_PIXELS_EMPTY)
          continue;
        top = MIN (top, row);
        bottom = MAX (bottom, row);
        left = MIN (left, column);
        right = MAX (right, column);
      }
  return top == G_MAXUINT ? g_strdup (".") : print_part (self, top, bottom, left, right);
}

char
flip_pixels_at (const FlipPixels *self, guint column, guint row)
{
  g_return_val_if_fail (column < self->columns && row < self->rows, FLIP_PIXELS_EMPTY);

  return self->stroke[row][column] ? self->stroke[row][column] : self->squares[row][column];
}

/* Strokes */

static void
paint (FlipPixels *self, guint column, guint row)
{
  self->stroke[row][column] = self->paint;
  if (self->is_symmetric)
    self->stroke[row][self->columns - 1 - column] = self->paint;
}

void
flip_pixels_begin (FlipPixels *self, guint column, guint row)
{
  g_return_if_fail (column < self->columns && row < self->rows);

  flip_pixels_cancel (self);
  self->in_stroke = TRUE;
  self->paint = self->squares[row][column] == self->brush ? FLIP_PIXELS_EMPTY : self->brush;
  self->column = column;
  self->row = row;
  paint (self, column, row);
}

void
flip_pixels_go_to (FlipPixels *self, guint column, guint row)
{
  int across = (int) MIN (column, self->columns - 1) - (int) self->column;
  int down = (int) MIN (row, self->rows - 1) - (int) self->row;
  int steps = MAX (ABS (across), ABS (down));

  if (!self->in_stroke)
    return;
  for (int i = 1; i <= steps; i++)
    paint (self, (guint) ((int) self->column + across * i / steps),
           (guint) ((int) self->row + down * i / steps));
  self->column = (guint) ((int) self->column + across);
  self->row = (guint) ((int) self->row + down);
}

guint
flip_pixels_changes (const FlipPixels *self)
{
  guint n = 0;

  for (guint row = 0; row < self->rows; row++)
    for (guint column = 0; column < self->columns; column++)
      n += self->stroke[row][column] && self->stroke[row][column] != self->squares[row][column];
  return n;
}

gboolean
flip_pixels_adds (const FlipPixels *self)
{
  return self->paint != FLIP_PIXELS_EMPTY;
}

gboolean
flip_pixels_end (FlipPixels *self)
{
  gboolean changes = flip_pixels_changes (self) > 0;

  for (guint row = 0; row < self->rows; row++)
    for (guint column = 0; column < self->columns; column++)
      self->squares[row][column] = flip_pixels_at (self, column, row);
  flip_pixels_cancel (self);
  return changes;
}

void
flip_pixels_cancel (FlipPixels *self)
{
  memset (self->stroke, 0, sizeof self->stroke);
  self->in_stroke = FALSE;
}

/* The whole map */

void
flip_pixels_clear (FlipPixels *self)
{
  flip_pixels_cancel (self);
  memset (self->squares, FLIP_PIXELS_EMPTY, sizeof self->squares);
}

void
flip_pixels_mirror (FlipPixels *self)
{
  FlipPixels before = *self;

  for (guint row = 0; row < self->rows; row++)
    for (guint column = 0; column < self->columns; column++)
      self->squares[row][self->columns - 1 - column] = before.squares[row][column];
}

static gboolean
is_on_map (const FlipPixels *self, int column, int row)
{
  return column >= 0 && row >= 0 && column < (int) self->columns && row < (int) self->rows;
}

gboolean
flip_pixels_shift (FlipPixels *self, int across, int down)
{
  FlipPixels before = *self;

  for (int row = 0; row < (int) self->rows; row++)
    for (int column = 0; column < (int) self->columns; column++)
      {
        gboolean stays = is_on_map (self, column + across, row + down);

        if (!stays && before.squares[row][column] != FLIP_PIXELS_EMPTY)
          return FALSE;
      }
  for (int row = 0; row < (int) self->rows; row++)
    for (int column = 0; column < (int) self->columns; column++)
      self->squares[row][column] = is_on_map (self, column - across, row - down)
                                     ? before.squares[row - down][column - across]
                                     : FLIP_PIXELS_EMPTY;
  return TRUE;
}

void
flip_pixels_rotate (FlipPixels *self)
{
  FlipPixels before = *self;

  g_return_if_fail (self->columns == self->rows);

  for (guint row = 0; row < self->rows; row++)
    for (guint column = 0; column < self->columns; column++)
      self->squares[column][self->rows - 1 - row] = before.squares[row][column];
}

guint
flip_pixels_count (const FlipPixels *self)
{
  guint n = 0;

  for (guint row = 0; row < self->rows; row++)
    for (guint column = 0; column < self->columns; column++)
      n += flip_pixels_at (self, column, row) != FLIP_PIXELS_EMPTY;
  return n;
}

/* Empties the connected piece around a square. */
static void
take_piece (FlipPixels *self, int column, int row)
{
  if (row < 0 || row >= (int) self->rows || column < 0 || column >= (int) self->columns
      || self->squares[row][column] == FLIP_PIXELS_EMPTY)
    return;
  self->squares[row][column] = FLIP_PIXELS_EMPTY;
  for (int down = -1; down <= 1; down++)
    for (int across = -1; across <= 1; across++)
      take_piece (self, column + across, row + down);
}

guint
flip_pixels_pieces (const FlipPixels *self)
{
  FlipPixels left = *self;
  guint pieces = 0;

  (void) flip_pixels_end (&left);
  for (guint row = 0; row < self->rows; row++)
    for (guint column = 0; column < self->columns; column++)
      {
        if (left.squares[row][column] == FLIP_PIXELS_EMPTY)
          continue;
        take_piece (&left, (int) column, (int) row);
        pieces++;
      }
  return pieces;
}

/* The file */

char *
flip_pixels_get (FlipBoardFile *file, const FlipPlace *place)
{
  const FlipField *field = place->field;
  g_autoptr (GPtrArray) keys =
    field->keys ? flip_choices_list (field->keys, file, place->name) : NULL;
  const char *value = flip_board_file_get (file, place->name, place->key);
  GString *text;

  g_return_val_if_fail (field->kind == FLIP_KIND_PIXELS, NULL);

  if (!keys)
    return g_strdup (value ? value : "");
  text = g_string_new (NULL);
  for (guint i = 0; i < keys->len; i++)
    {
      value = flip_board_file_get (file, place->name, keys->pdata[i]);
      g_string_append_printf (text, "%s%s", i ? "/" : "", value ? value : "");
    }
  return g_string_free (text, FALSE);
}

guint
flip_pixels_squares (const char *text)
{
  guint n = 0;

  for (; *text; text++)
    n += *text != FLIP_PIXELS_EMPTY && *text != '/';
  return n;
}

void
flip_pixels_size (FlipBoardFile *file, const FlipPlace *place, guint *columns, guint *rows)
{
  g_autofree char *text = flip_pixels_get (file, place);
  g_auto (GStrv) parts = g_strsplit (text, "/", -1);
  g_autoptr (GPtrArray) keys =
    place->field->keys ? flip_choices_list (place->field->keys, file, place->name) : NULL;

  *rows = keys ? keys->len : MAX (SMALLEST_MAP, g_strv_length (parts));
  *columns = keys ? keys->len : SMALLEST_MAP;
  for (guint i = 0; parts[i]; i++)
    *columns = MAX (*columns, (guint) strlen (parts[i]));
  *columns = CLAMP (*columns, 1, FLIP_PIXELS_SIDE);
  *rows = CLAMP (*rows, 1, FLIP_PIXELS_SIDE);
}

static void
set_rows (FlipEditionDesk *desk, const FlipPlace *place, const char *text, const char *what)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (flip_edition_desk_text (desk));
  g_autoptr (GPtrArray) keys = flip_choices_list (place->field->keys, file, place->name);
  g_auto (GStrv) rows = g_strsplit (text, "/", -1);

  for (guint i = 0; i < keys->len && rows[i]; i++)
    flip_board_file_set (file, place->name, keys->pdata[i], rows[i]);
  if (keys->len)
    flip_format_mark_checked (file, place->name, keys->pdata[0], TRUE);
  flip_edition_desk_take (desk, file, what);
}

void
flip_pixels_set (FlipEditionDesk *desk, const FlipPlace *place, const char *text)
{
  g_autofree char *what = NULL;

  g_return_if_fail (FLIP_IS_EDITION_DESK (desk));
  g_return_if_fail (place->field->kind == FLIP_KIND_PIXELS && text);

  what = flip_field_group_title (flip_edition_desk_file (desk), place);
  if (place->field->keys)
    set_rows (desk, place, text, what);
  else
    flip_edition_desk_set (desk, place->name, place->key, text, what);
  flip_edition_desk_pause (desk);
}

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

/* Whether this is a map, or the first row of one. Only maps whose size follows from their contents
   count. */
static gboolean
is_map (const FlipPlace *place)
{
  return place->field->kind == FLIP_KIND_PIXELS && place->index == 0
         && (place->field->keys || place->field->is_trimmed);
}

/* Describes the map by its first number and its squares. */
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
      map->name = flip_field_group_name (file, place);
      map->title = flip_field_group_title (file, place);
      map->text = flip_pixels_get (file, place);
      tell_map (file, places, map);
      map->checked = flip_edition_check_count (desk, map->group);
      g_ptr_array_add (maps, map);
    }
  return maps;
}

/* The value that coins the names for this kind of map. */
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
  g_autofree char *what = NULL;
  FlipPlace names;
  char *group = NULL;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), NULL);

  file = flip_board_file_new (flip_edition_desk_text (desk));
  if (!find_names (desk, file, kind, &names))
    return NULL;
  what = flip_field_title (file, &names);
  if (!flip_format_add_name (format_of (desk), file, &names))
    return NULL;
  flip_edition_desk_replace (desk, file, what);
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
