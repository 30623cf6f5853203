/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "advisor/weights.h"

#include "advisor/built-in.h"
#include "engine/base/quote.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define GROUP  "Weights"
#define VALUES "Values"

#define CORRECTION "Correction"
#define LARGEST    1000000 /* in a correction */

G_DEFINE_QUARK (flip - weights - error - quark, flip_weights_error)

/* The keys of a weight in a file, one per term. */
static const char *const term_keys[FLIP_WEIGHT_TERMS] = { "always", "left", "left-squared" };

/* helpers */

/* The curve is worked out once for each share, so that a value is one product per feature. */
static void
fill_by_left (FlipWeights *weights)
{
  guint n = weights->n_features + 1;

  for (guint left = 0; left <= FLIP_MOST_LEFT; left++)
    for (guint i = 0; i < n; i++)
      {
        const gint32 *terms = weights->terms + i * FLIP_WEIGHT_TERMS;
        gint64 weight = (gint64) terms[0] * FLIP_MOST_LEFT * FLIP_MOST_LEFT
                        + (gint64) terms[1] * left * FLIP_MOST_LEFT
                        + (gint64) terms[2] * left * left;

        weight /= FLIP_MOST_LEFT * FLIP_MOST_LEFT;
        weights->by_left[left * n + i] = (gint32) CLAMP (weight, -G_MAXINT32, G_MAXINT32);
      }
}

/* A number that changes with the list of features, so that weights are never applied to other
   features. */
static guint32
fingerprint_of (const FlipEvaluation *evaluation)
{
  guint32 print = 2166136261u;

  for (guint i = 0; i < evaluation->n_rows; i++)
    {
      for (const char *letter = evaluation->rows[i].id; *letter; letter++)
        print = (print ^ (guint8) *letter) * 16777619u;
      print = (print ^ evaluation->rows[i].n) * 16777619u;
    }

  return print;
}

static FlipWeights *
new_empty (const FlipGame *game)
{
  FlipWeights *weights = g_new0 (FlipWeights, 1);

  g_atomic_ref_count_init (&weights->references);
  weights->game = g_strdup (game->id);
  weights->n_features = flip_game_n_features (game);
  weights->fingerprint = fingerprint_of (flip_game_evaluation (game));
  weights->terms = g_new0 (gint32, flip_weights_n_terms (game));
  weights->by_left = g_new0 (gint32, (weights->n_features + 1) * (FLIP_MOST_LEFT + 1));
  return weights;
}

static gboolean
fail (GError **error, const char *name, const char *what)
{
  g_set_error (error, FLIP_WEIGHTS_ERROR, FLIP_WEIGHTS_ERROR_UNREADABLE,
               /* Translators: first %s: a file; second %s: the line of the file that is meant */
               _ ("%s is not a weights file: “%s” is missing or wrong."), name, what);
  return FALSE;
}

static gboolean
read_number (GKeyFile *file, const char *key, guint64 most, guint64 *number)
{
  g_autofree char *text = g_key_file_get_value (file, GROUP, key, NULL);

  return text && g_ascii_string_to_unsigned (text, 10, 0, most, number, NULL);
}

static gboolean
read_header (GKeyFile *file, FlipWeights *weights, const char *name, GError **error)
{
  const struct
  {
    const char *key;
    gint64 least;
    gpointer to; /* an int or a guint */
  } figures[] = {
    { "seats", 0, &weights->seats },        { "rounds", 0, &weights->rounds },
    { "games", 0, &weights->games },        { "mean", -10000000, &weights->mean },
    { "spread", -10000000, &weights->spread },
  };

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    {
      g_autofree char *text = g_key_file_get_value (file, GROUP, figures[i].key, NULL);
      gint64 number;

      if (!text || !g_ascii_string_to_signed (text, 10, figures[i].least, 10000000, &number, NULL))
        return fail (error, name, figures[i].key);
      *(int *) figures[i].to = (int) number;
    }
  if (!read_number (file, "seed", G_MAXUINT64, &weights->seed))
    return fail (error, name, "seed");
  weights->board = g_key_file_get_value (file, GROUP, "board", NULL);
  weights->digest = g_key_file_get_value (file, GROUP, "digest", NULL);
  if (!weights->board || !flip_name_is_readable (weights->board))
    return fail (error, name, "board");
  return weights->digest ? TRUE : fail (error, name, "digest");
}

static gboolean
read_term (GKeyFile *file, FlipWeights *weights, guint term)
{
  g_autofree char *line = g_key_file_get_value (file, VALUES, term_keys[term], NULL);
  g_auto (GStrv) words = NULL;

  if (!line)
    return FALSE;
  words = g_strsplit (line, " ", (int) weights->n_features + 3);
  if (g_strv_length (words) != weights->n_features + 1)
    return FALSE;
  for (guint i = 0; words[i]; i++)
    {
      gint64 number;

      if (!g_ascii_string_to_signed (words[i], 10, -G_MAXINT32, G_MAXINT32, &number, NULL))
        return FALSE;
      weights->terms[i * FLIP_WEIGHT_TERMS + term] = (gint32) number;
    }

  return TRUE;
}

static gboolean
check_fit (GKeyFile *file, const FlipWeights *weights, const char *name, GError **error)
{
  g_autofree char *game = g_key_file_get_value (file, GROUP, "game", NULL);
  guint64 features, fingerprint;

  if (!read_number (file, "features", FLIP_MAX_FEATURES, &features))
    return fail (error, name, "features");
  if (!read_number (file, "fingerprint", G_MAXUINT32, &fingerprint))
    return fail (error, name, "fingerprint");
  if (g_strcmp0 (game, weights->game) == 0 && features == weights->n_features
      && fingerprint == weights->fingerprint)
    return TRUE;
  g_set_error (error, FLIP_WEIGHTS_ERROR, FLIP_WEIGHTS_ERROR_MISFIT,
               /* Translators: %s: a file */
               _ ("%s contains weights for another game or an older version. Learn them again."),
               name);
  return FALSE;
}

/* A group's name is what it is about: "Correction points 1". */
static gboolean
read_correction (GKeyFile *file, const char *group, FlipWeights *weights)
{
  g_auto (GStrv) words = g_strsplit (group, " ", 3);
  FlipCorrection correction = { .seats = 0 };
  const struct
  {
    const char *key;
    int *to;
  } lines[] = { { "bias", correction.bias }, { "slope", correction.slope } };
  guint64 seats;

  if (g_strv_length (words) != 3 || strlen (words[1]) >= sizeof correction.meaning
      || !g_ascii_string_to_unsigned (words[2], 10, 1, FLIP_MAX_SEATS, &seats, NULL)
      || weights->n_corrections == FLIP_MOST_CORRECTIONS)
    return FALSE;
  memcpy (correction.meaning, words[1], strlen (words[1]) + 1);
  correction.seats = (guint) seats;
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      gsize n = 0;
      g_autofree int *read = g_key_file_get_integer_list (file, group, lines[i].key, &n, NULL);

      if (n != FLIP_CORRECTION_TENTHS + 1)
        return FALSE;
      for (gsize at = 0; at < n; at++)
        lines[i].to[at] = CLAMP (read[at], i ? 1 : -LARGEST, LARGEST);
    }
  flip_weights_correct (weights, &correction);
  return TRUE;
}

static gboolean
read_corrections (GKeyFile *file, FlipWeights *weights, const char *name, GError **error)
{
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  for (guint i = 0; groups[i]; i++)
    {
      if (g_str_has_prefix (groups[i], CORRECTION " ") && !read_correction (file, groups[i], weights))
        return fail (error, name, groups[i]);
    }
  return TRUE;
}

static void
print_line (GString *text, const char *key, const int values[FLIP_CORRECTION_TENTHS + 1])
{
  g_string_append_printf (text, "%s=", key);
  for (guint i = 0; i <= FLIP_CORRECTION_TENTHS; i++)
    g_string_append_printf (text, "%d;", values[i]);
  g_string_append_c (text, '\n');
}

/* How well weights suit a set-up; larger is better. */
static guint
suits (const FlipWeights *weights, const FlipSetup *setup)
{
  guint seats = flip_setup_seats (setup);
  guint apart = MAX (weights->seats, seats) - MIN (weights->seats, seats);
  gboolean same_kind = (weights->seats > 1) == (seats > 1);

  return (flip_weights_fit (weights, setup) ? 100 : 0) + (same_kind ? 50 : 0) + (20 - MIN (apart, 20));
}

/* public functions */

guint
flip_weights_n_terms (const FlipGame *game)
{
  return (flip_game_n_features (game) + 1) * FLIP_WEIGHT_TERMS;
}

FlipWeights *
flip_weights_new (const FlipGame *game, const FlipSetup *setup, const gint32 *terms)
{
  FlipWeights *weights;

  g_return_val_if_fail (flip_game_n_features (game) <= FLIP_MAX_FEATURES, NULL);

  weights = new_empty (game);
  weights->board = g_path_get_basename (setup->board_name ? setup->board_name : game->boards[0].name);
  weights->digest = flip_weights_digest (setup);
  weights->seats = flip_setup_seats (setup);
  if (terms)
    memcpy (weights->terms, terms, flip_weights_n_terms (game) * sizeof *terms);
  fill_by_left (weights);
  return weights;
}

char *
flip_weights_digest (const FlipSetup *setup)
{
  const char *text = setup->board ? setup->board : setup->game->boards[0].text;

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

gboolean
flip_weights_fit (const FlipWeights *weights, const FlipSetup *setup)
{
  g_autofree char *digest = flip_weights_digest (setup);

  g_return_val_if_fail (g_str_equal (weights->game, setup->game->id), FALSE);

  return g_str_equal (weights->digest, digest);
}

FlipWeights *
flip_weights_ref (FlipWeights *weights)
{
  g_atomic_ref_count_inc (&weights->references);
  return weights;
}

void
flip_weights_unref (FlipWeights *weights)
{
  if (!g_atomic_ref_count_dec (&weights->references))
    return;
  g_free (weights->game);
  g_free (weights->board);
  g_free (weights->digest);
  g_free (weights->terms);
  g_free (weights->by_left);
  g_free (weights);
}

char *
flip_weights_print (const FlipWeights *weights)
{
  GString *text = g_string_new ("[" GROUP "]\n");

  g_string_append_printf (text, "game=%s\nboard=%s\ndigest=%s\nseats=%u\n", weights->game,
                          weights->board, weights->digest, weights->seats);
  g_string_append_printf (text, "features=%u\nfingerprint=%u\n", weights->n_features,
                          weights->fingerprint);
  g_string_append_printf (text, "seed=%" G_GUINT64_FORMAT "\nrounds=%u\ngames=%u\n", weights->seed,
                          weights->rounds, weights->games);
  g_string_append_printf (text, "mean=%d\nspread=%d\n\n[" VALUES "]\n", weights->mean,
                          weights->spread);
  for (guint term = 0; term < FLIP_WEIGHT_TERMS; term++)
    {
      g_string_append_printf (text, "%s=", term_keys[term]);
      for (guint i = 0; i <= weights->n_features; i++)
        g_string_append_printf (text, "%s%d", i ? " " : "",
                                weights->terms[i * FLIP_WEIGHT_TERMS + term]);
      g_string_append_c (text, '\n');
    }
  for (guint i = 0; i < weights->n_corrections; i++)
    {
      const FlipCorrection *correction = &weights->corrections[i];

      g_string_append_printf (text, "\n[" CORRECTION " %s %u]\n", correction->meaning, correction->seats);
      print_line (text, "bias", correction->bias);
      print_line (text, "slope", correction->slope);
    }

  return g_string_free (text, FALSE);
}

FlipWeights *
flip_weights_parse (const FlipGame *game, const char *text, const char *name, GError **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (FlipWeights) weights = NULL;
  gboolean fits = TRUE;

  g_return_val_if_fail (flip_game_can_be_judged (game), NULL);

  weights = new_empty (game);
  if (!g_key_file_load_from_data (file, text, strlen (text), G_KEY_FILE_NONE, NULL))
    fits = fail (error, name, "[" GROUP "]");
  fits = fits && check_fit (file, weights, name, error) && read_header (file, weights, name, error);
  for (guint term = 0; fits && term < FLIP_WEIGHT_TERMS; term++)
    fits = read_term (file, weights, term) || fail (error, name, term_keys[term]);
  if (!fits || !read_corrections (file, weights, name, error))
    return NULL;
  fill_by_left (weights);
  return g_steal_pointer (&weights);
}

FlipWeights *
flip_weights_built_in (const FlipSetup *setup)
{
  FlipWeights *found = NULL;

  if (!flip_game_can_be_judged (setup->game))
    return NULL;
  for (guint i = 0; flip_built_in_weights[i].name; i++)
    {
      g_autoptr (FlipWeights) weights = flip_weights_parse (setup->game, flip_built_in_weights[i].text,
                                                            flip_built_in_weights[i].name, NULL);

      if (!weights || (found && suits (found, setup) >= suits (weights, setup)))
        continue;
      g_clear_pointer (&found, flip_weights_unref);
      found = g_steal_pointer (&weights);
    }

  return found;
}

const FlipCorrection *
flip_weights_correction (const FlipWeights *weights, const char *meaning, guint seats)
{
  const FlipCorrection *found = NULL;

  for (guint i = 0; i < weights->n_corrections; i++)
    {
      const FlipCorrection *correction = &weights->corrections[i];

      if (g_str_equal (correction->meaning, meaning)
          && (!found || ABS ((int) correction->seats - (int) seats) < ABS ((int) found->seats - (int) seats)))
        found = correction;
    }

  return found;
}

void
flip_weights_correct (FlipWeights *weights, const FlipCorrection *correction)
{
  for (guint i = 0; i < weights->n_corrections; i++)
    {
      if (!g_str_equal (weights->corrections[i].meaning, correction->meaning)
          || weights->corrections[i].seats != correction->seats)
        continue;
      weights->corrections[i] = *correction;
      return;
    }
  g_return_if_fail (weights->n_corrections < FLIP_MOST_CORRECTIONS);
  weights->corrections[weights->n_corrections++] = *correction;
}

/* Between two tenths, the line goes from one to the other. */
double
flip_correction_apply (const FlipCorrection *correction, guint progress, double expected)
{
  guint tenth = progress == FLIP_CORRECTION_START ? FLIP_CORRECTION_TENTHS : MIN (progress, 100) / 10;
  guint next = MIN (tenth + 1, FLIP_CORRECTION_TENTHS - 1);
  double part = progress == FLIP_CORRECTION_START || tenth == next ? 0 : progress % 10 / 10.0;
  double slope = correction->slope[tenth] * (1 - part) + correction->slope[next] * part;
  double bias = correction->bias[tenth] * (1 - part) + correction->bias[next] * part;

  return (expected * slope + bias) / FLIP_CORRECTION_ONE;
}

/* The expected value approaches the possible maximum, but never reaches it. */
#define NEAR_THE_MOST (20 * FLIP_POINT)

static int
bend_below (int value, int most)
{
  gint64 bent = most - NEAR_THE_MOST, over = value - bent;

  if (over <= 0)
    return value;
  return (int) (bent + over * NEAR_THE_MOST / (over + NEAR_THE_MOST));
}

int
flip_value (const FlipGame *game, const FlipWeights *weights, gconstpointer state, guint seat)
{
  const FlipEvaluation *evaluation = flip_game_evaluation (game);
  gint16 features[FLIP_MAX_FEATURES];
  const gint32 *by_left;
  gint64 hope;
  guint done, n;
  int value;

  if (!weights || flip_game_over (game, state))
    return flip_worth (game, state, seat);

  n = weights->n_features;
  memset (features, 0, n * sizeof *features);
  flip_game_features (game, state, seat, features);
  done = MIN (flip_game_progress (game, state), FLIP_MOST_LEFT);
  by_left = weights->by_left + (FLIP_MOST_LEFT - done) * (n + 1);
  hope = (gint64) by_left[n] * FLIP_CONSTANT_WORTH;
  for (guint i = 0; i < n; i++)
    hope += (gint64) features[i] * by_left[i];
  value = flip_worth (game, state, seat) + (int) (hope / FLIP_WEIGHT_ONE);
  return evaluation->stakes ? bend_below (value, evaluation->stakes (state, seat).most) : value;
}
