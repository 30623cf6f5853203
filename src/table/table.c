/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/table.h"

#include "table/outline.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LEAST_SIDE 100.0
#define MOST_SIDE  3000.0

static const double frictions[] = {
  [FLIP_SURFACE_POLISHED] = 0.12,
  [FLIP_SURFACE_TABLE] = 0.20,
  [FLIP_SURFACE_CLOTH] = 0.35,
};

G_STATIC_ASSERT (G_N_ELEMENTS (frictions) == FLIP_SURFACES);

static gboolean
is_a_side (double side)
{
  return side >= LEAST_SIDE && side <= MOST_SIDE;
}

static gboolean
check_table_itself (const FlipTable *table, GError **error)
{
  if (!is_a_side (table->width) || !is_a_side (table->height))
    g_set_error (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_TABLE,
                 /* Translators: %.0f: the shortest and the longest side */
                 _ ("Each side of the table must be %.0f to %.0f mm long."), LEAST_SIDE, MOST_SIDE);
  else if ((guint) table->surface >= FLIP_SURFACES)
    g_set_error (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_TABLE,
                 _ ("The surface of the table is unknown."));
  else if (table->n_pieces > FLIP_TABLE_MOST_PIECES || table->n_doors > FLIP_TABLE_MOST_DOORS)
    g_set_error (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_TABLE,
                 /* Translators: first %d: how many pieces; second %d: how many doors */
                 ngettext ("The table holds at most %d piece and %d doors.",
                           "The table holds at most %d pieces and %d doors.",
                           FLIP_TABLE_MOST_PIECES),
                 FLIP_TABLE_MOST_PIECES, FLIP_TABLE_MOST_DOORS);
  else
    return TRUE;
  return FALSE;
}

static gboolean
check_piece (const FlipTable *table, guint index, GError **error)
{
  const FlipPiece *piece = &table->pieces[index];

  if (!flip_piece_check (piece, error))
    return FALSE;
  if (flip_table_index (table, piece->id) != (int) index)
    g_set_error (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_PIECE,
                 /* Translators: %u: the number of a piece */
                 _ ("There are two pieces with the number %u."), piece->id);
  else if (piece->x < 0 || piece->x > table->width || piece->y < 0 || piece->y > table->height)
    g_set_error (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_PIECE,
                 /* Translators: %u: the number of a piece; %s: its kind */
                 _ ("Piece %u (%s) is not on the table."), piece->id,
                 flip_piece_kind_word (piece->kind));
  else
    return TRUE;
  return FALSE;
}

static gboolean
is_a_block (const FlipTable *table, guint16 id)
{
  const FlipPiece *piece = flip_table_find (table, id);

  return piece && piece->kind == FLIP_PIECE_BLOCK;
}

static gboolean
check_door (const FlipTable *table, const FlipDoor *door, GError **error)
{
  if (door->left != door->right && is_a_block (table, door->left)
      && is_a_block (table, door->right))
    return TRUE;
  g_set_error (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_DOOR,
               /* Translators: %u: the number of a door */
               _ ("Door %u must be between two support blocks."), door->id);
  return FALSE;
}

double
flip_surface_friction (FlipSurface surface)
{
  g_return_val_if_fail (surface < FLIP_SURFACES, 1);

  return frictions[surface];
}

void
flip_table_init (FlipTable *table, double width, double height, FlipSurface surface)
{
  memset (table, 0, sizeof *table);
  table->width = width;
  table->height = height;
  table->surface = surface;
}

FlipPiece *
flip_table_add (FlipTable *table, FlipPieceKind kind, guint16 id, double x, double y, double angle)
{
  FlipPiece *piece;

  if (table->n_pieces >= FLIP_TABLE_MOST_PIECES)
    return NULL;
  piece = &table->pieces[table->n_pieces++];
  *piece = (FlipPiece){ .kind = kind, .id = id, .x = x, .y = y, .angle = angle };
  return piece;
}

gboolean
flip_table_add_door (FlipTable *table, guint16 id, guint16 left, guint16 right)
{
  g_assert (table->n_doors <= FLIP_TABLE_MOST_DOORS);

  if (table->n_doors >= FLIP_TABLE_MOST_DOORS)
    return FALSE;
  table->doors[table->n_doors++] = (FlipDoor){ id, left, right };
  return TRUE;
}

static void
remove_doors_at (FlipTable *table, guint16 block)
{
  guint kept = 0;

  for (guint i = 0; i < table->n_doors; i++)
    {
      if (table->doors[i].left != block && table->doors[i].right != block)
        table->doors[kept++] = table->doors[i];
    }
  table->n_doors = kept;
}

gboolean
flip_table_remove (FlipTable *table, guint16 id)
{
  int index = flip_table_index (table, id);

  if (index < 0)
    return FALSE;
  table->n_pieces--;
  memmove (&table->pieces[index], &table->pieces[index + 1],
           (table->n_pieces - (guint) index) * sizeof table->pieces[0]);
  remove_doors_at (table, id);
  return TRUE;
}

int
flip_table_index (const FlipTable *table, guint16 id)
{
  g_assert (table->n_pieces <= FLIP_TABLE_MOST_PIECES);

  for (guint i = 0; i < table->n_pieces; i++)
    {
      if (table->pieces[i].id == id)
        return (int) i;
    }

  return -1;
}

const FlipPiece *
flip_table_find (const FlipTable *table, guint16 id)
{
  int index = flip_table_index (table, id);

  return index < 0 ? NULL : &table->pieces[index];
}

gboolean
flip_table_check (const FlipTable *table, GError **error)
{
  if (!check_table_itself (table, error))
    return FALSE;
  for (guint i = 0; i < table->n_pieces; i++)
    {
      if (!check_piece (table, i, error))
        return FALSE;
    }
  for (guint i = 0; i < table->n_doors; i++)
    {
      if (!check_door (table, &table->doors[i], error))
        return FALSE;
    }

  return TRUE;
}

gboolean
flip_table_find_overlap (const FlipTable *table, double tolerance, FlipOverlap *overlap)
{
  FlipOutline outlines[FLIP_TABLE_MOST_PIECES];

  for (guint i = 0; i < table->n_pieces; i++)
    {
      outlines[i] = flip_outline_of (&table->pieces[i]);
      for (guint j = 0; j < i; j++)
        {
          double nx, ny, gap = flip_outline_gap (&outlines[j], &outlines[i], &nx, &ny);

          if (gap >= -tolerance)
            continue;
          *overlap = (FlipOverlap){ table->pieces[j].id, table->pieces[i].id, -gap };
          return TRUE;
        }
    }

  return FALSE;
}

const FlipPiece *
flip_table_obstacle (const FlipTable *table, const FlipPiece *piece, double tolerance)
{
  FlipOutline outline = flip_outline_of (piece);

  for (guint i = 0; i < table->n_pieces; i++)
    {
      const FlipPiece *other = &table->pieces[i];
      FlipOutline theirs;
      double nx, ny;

      if (other->id == piece->id)
        continue;
      theirs = flip_outline_of (other);
      if (flip_outline_gap (&outline, &theirs, &nx, &ny) < -tolerance)
        return other;
    }

  return NULL;
}
