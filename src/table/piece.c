/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/piece.h"

#include "table/outline.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define LEAST_SIZE 1.0
#define MOST_SIZE  1000.0
#define LEAST_MASS 0.1
#define MOST_MASS  2000.0

G_DEFINE_QUARK (flip_table_error_quark, flip_table_error)

static const struct
{
  const char *word;
  gboolean round;
  FlipPieceForm form;
} kinds[] = {
  [FLIP_PIECE_FIGURE] = { /* a piece on the table */ N_ ("figure"), FALSE, { 12, 25, 40, 6 } },
  [FLIP_PIECE_BULLET] = { /* a piece on the table */ N_ ("bullet"), TRUE, { 20, 20, 8, 1.8 } },
  /* Translators: a piece on the table */
  [FLIP_PIECE_MOVER] = { N_ ("movement disc"), TRUE, { 25, 25, 8, 2.7 } },
  /* Translators: a piece on the table */
  [FLIP_PIECE_BLOCK] = { N_ ("support block"), FALSE, { 30, 20, 15, 8 } },
  [FLIP_PIECE_BARREL] = { /* a piece on the table */ N_ ("barrel"), TRUE, { 20, 20, 25, 6 } },
  [FLIP_PIECE_CACTUS] = { /* a piece on the table */ N_ ("cactus"), FALSE, { 25, 8, 40, 5 } },
  [FLIP_PIECE_FENCE] = { /* a piece on the table */ N_ ("fence"), FALSE, { 60, 8, 20, 7 } },
  /* Translators: a piece on the table */
  [FLIP_PIECE_TUMBLEWEED] = { N_ ("tumbleweed"), FALSE, { 20, 20, 20, 4 } },
  [FLIP_PIECE_DYNAMITE] = { /* a token */ N_ ("dynamite"), TRUE, { 22, 22, 10, 2.7 } },
  [FLIP_PIECE_ROUND] = { /* a piece on the table */ N_ ("round piece"), TRUE, { 0 } },
  [FLIP_PIECE_BOX] = { /* a piece on the table */ N_ ("box"), FALSE, { 0 } },
};

G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == FLIP_PIECE_KINDS);

static const FlipPieceForm fallen_figure = { 40, 25, 12, 6 };

static gboolean
has_own_form (const FlipPiece *piece)
{
  return piece->kind == FLIP_PIECE_ROUND || piece->kind == FLIP_PIECE_BOX;
}

/* Also FALSE for NaN. */
static gboolean
is_between (double value, double least, double most)
{
  return value >= least && value <= most;
}

static gboolean
form_is_good (const FlipPieceForm *form)
{
  return is_between (form->length, LEAST_SIZE, MOST_SIZE)
         && is_between (form->width, LEAST_SIZE, MOST_SIZE)
         && is_between (form->height, LEAST_SIZE, MOST_SIZE)
         && is_between (form->mass, LEAST_MASS, MOST_MASS);
}

const char *
flip_piece_kind_word (FlipPieceKind kind)
{
  g_return_val_if_fail (kind < FLIP_PIECE_KINDS, "");

  return _ (kinds[kind].word);
}

gboolean
flip_piece_is_round (const FlipPiece *piece)
{
  g_assert ((guint) piece->kind < FLIP_PIECE_KINDS);

  return kinds[piece->kind].round;
}

gboolean
flip_piece_stands (const FlipPiece *piece)
{
  return piece->kind == FLIP_PIECE_FIGURE && !piece->fallen;
}

FlipPieceForm
flip_piece_form (const FlipPiece *piece)
{
  g_assert ((guint) piece->kind < FLIP_PIECE_KINDS);

  if (has_own_form (piece))
    return piece->form;
  if (piece->kind == FLIP_PIECE_FIGURE && piece->fallen)
    return fallen_figure;
  return kinds[piece->kind].form;
}

gboolean
flip_piece_check (const FlipPiece *piece, GError **error)
{
  if ((guint) piece->kind >= FLIP_PIECE_KINDS || piece->id == FLIP_NO_PIECE)
    g_set_error (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_PIECE,
                 /* Translators: %u: the number of a piece */
                 _ ("Piece %u has an unknown type."), piece->id);
  else if (!isfinite (piece->x) || !isfinite (piece->y) || !isfinite (piece->angle))
    g_set_error (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_PIECE,
                 /* Translators: %u: the number of a piece; %s: its kind */
                 _ ("The position of piece %u (%s) is not a number."), piece->id,
                 flip_piece_kind_word (piece->kind));
  else if (has_own_form (piece) && !form_is_good (&piece->form))
    g_set_error (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_PIECE,
                 /* Translators: %u: the number of a piece; %s: its kind; %.0f: the least and the
                    most, in millimetres and in milligrams and kilograms */
                 _ ("Piece %u (%s) must be %.0f to %.0f mm in size and %.0f mg to %.0f kg in "
                    "weight."),
                 piece->id, flip_piece_kind_word (piece->kind), LEAST_SIZE, MOST_SIZE,
                 LEAST_MASS * 1000, MOST_MASS / 1000);
  else
    return TRUE;
  return FALSE;
}

double
flip_piece_distance (const FlipPiece *piece, double x, double y)
{
  const FlipOutline point = { .x = x, .y = y, .ux = 1 };
  FlipOutline outline = flip_outline_of (piece);
  double nx, ny;

  return flip_outline_gap (&outline, &point, &nx, &ny);
}

double
flip_round_length (double length)
{
  return round (length * 10) / 10;
}

double
flip_round_angle (double angle)
{
  double tenths = round (remainder (angle, 360) * 10);

  return (tenths >= 1800 ? tenths - 3600 : tenths) / 10;
}
