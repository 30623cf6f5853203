/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "advisor/ridge.h"

#include <math.h>
#include <string.h>

struct _FlipRidge
{
  guint columns;
  double *counts;  /* how many samples of a column were not 0, faded */
  double *squares; /* of the columns with each other; only the lower half is filled */
  double *sums;    /* of the columns with what is sought */
  guint *filled;   /* the columns of a sample that are not 0 */
};

FlipRidge *
flip_ridge_new (guint columns)
{
  FlipRidge *ridge = g_new0 (FlipRidge, 1);

  ridge->columns = columns;
  ridge->squares = g_new0 (double, (gsize) columns *columns);
  ridge->sums = g_new0 (double, columns);
  ridge->counts = g_new0 (double, columns);
  ridge->filled = g_new0 (guint, columns);
  return ridge;
}

void
flip_ridge_free (FlipRidge *ridge)
{
  g_free (ridge->squares);
  g_free (ridge->sums);
  g_free (ridge->counts);
  g_free (ridge->filled);
  g_free (ridge);
}

/* Most features are 0 at most times, so only the others are multiplied. */
void
flip_ridge_add (FlipRidge *ridge, const double *sample, double sought)
{
  guint n = 0;

  for (guint i = 0; i < ridge->columns; i++)
    {
      if (sample[i] != 0)
        ridge->filled[n++] = i;
    }
  for (guint i = 0; i < n; i++)
    {
      double *row = ridge->squares + (gsize) ridge->filled[i] * ridge->columns;
      double factor = sample[ridge->filled[i]];

      for (guint j = 0; j <= i; j++)
        row[ridge->filled[j]] += factor * sample[ridge->filled[j]];
      ridge->sums[ridge->filled[i]] += factor * sought;
      ridge->counts[ridge->filled[i]] += 1;
    }
}

void
flip_ridge_fade (FlipRidge *ridge, double share)
{
  for (gsize i = 0; i < (gsize) ridge->columns * ridge->columns; i++)
    ridge->squares[i] *= share;
  for (guint i = 0; i < ridge->columns; i++)
    {
      ridge->sums[i] *= share;
      ridge->counts[i] *= share;
    }
}

void
flip_ridge_join (FlipRidge *ridge, const FlipRidge *other)
{
  g_return_if_fail (ridge->columns == other->columns);

  for (gsize i = 0; i < (gsize) ridge->columns * ridge->columns; i++)
    ridge->squares[i] += other->squares[i];
  for (guint i = 0; i < ridge->columns; i++)
    {
      ridge->sums[i] += other->sums[i];
      ridge->counts[i] += other->counts[i];
    }
}

/* Cholesky's way: the matrix as a product of a lower half with itself. */
static void
decompose (double *matrix, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      double *row = matrix + (gsize) i * n;

      for (guint j = 0; j <= i; j++)
        {
          const double *other = matrix + (gsize) j * n;
          double sum = row[j];

          for (guint k = 0; k < j; k++)
            sum -= row[k] * other[k];
          row[j] = i == j ? sqrt (MAX (sum, 1e-12)) : sum / other[j];
        }
    }
}

static void
solve_decomposed (const double *matrix, guint n, double *values)
{
  for (guint i = 0; i < n; i++)
    {
      for (guint k = 0; k < i; k++)
        values[i] -= matrix[(gsize) i * n + k] * values[k];
      values[i] /= matrix[(gsize) i * n + i];
    }
  for (guint i = n; i-- > 0;)
    {
      for (guint k = i + 1; k < n; k++)
        values[i] -= matrix[(gsize) k * n + i] * values[k];
      values[i] /= matrix[(gsize) i * n + i];
    }
}

/* Columns are brought to the same size first, so that the pull is the same for all of them: to the size that
   they have where they are not 0, so that what is rare is still pulled more. */
void
flip_ridge_solve (FlipRidge *ridge, double pull, double *found)
{
  guint n = ridge->columns;
  g_autofree double *matrix = g_memdup2 (ridge->squares, (gsize) n * n * sizeof *matrix);
  g_autofree double *sizes = g_new (double, n);

  for (guint i = 0; i < n; i++)
    {
      double size = matrix[(gsize) i * n + i];

      sizes[i] = size > 0 ? sqrt (size / ridge->counts[i]) : 1;
    }
  for (guint i = 0; i < n; i++)
    {
      for (guint j = 0; j <= i; j++)
        matrix[(gsize) i * n + j] /= sizes[i] * sizes[j];
      matrix[(gsize) i * n + i] += pull;
      found[i] = ridge->sums[i] / sizes[i];
    }
  decompose (matrix, n);
  solve_decomposed (matrix, n, found);
  for (guint i = 0; i < n; i++)
    found[i] /= sizes[i];
}
