/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/edition-state.h"

#include "engine/format.h"
#include "engine/session.h"
#include "games/games.h"

#include <glib/gi18n-lib.h>

static const FlipBoard *
find_base (const FlipGame *game, const char *base)
{
  const FlipBoard *board = base ? flip_game_find_board (game, base) : NULL;

  return board ? board : &game->boards[0];
}

/* Without a description of the game's file: whether a sheet can be begun on it. */
static gboolean
can_begin (const FlipGame *game, const char *text, GError **error)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autoptr (FlipSession) session = NULL;

  flip_setup_set_board (setup, _ ("This edition"), text);
  if (flip_setup_fill_seats (setup, game->min_seats, error))
    session = flip_session_new (setup, error);
  return session != NULL;
}

static void
add_problem (FlipEditionState *state, const char *reason)
{
  if (state->n_problems++ == 0)
    state->problem = g_strdup (reason);
}

static void
read_problems (FlipEditionState *state, const FlipGame *game, const char *text, FlipBoardFile *file)
{
  g_autoptr (GArray) problems =
    game->format ? flip_format_problems (game->format, file, NULL) : NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; problems && i < problems->len; i++)
    {
      const FlipProblem *problem = &g_array_index (problems, FlipProblem, i);

      if (problem->is_warning)
        state->n_warnings++;
      else
        add_problem (state, problem->reason);
    }
  /* A game may refuse what its description can't express. */
  if (state->n_problems == 0 && !can_begin (game, text, &error))
    add_problem (state, error->message);
  if (!state->problem)
    state->problem = g_strdup ("");
}

/* Without a description: values that are not in the other file, or not the same there. */
static guint
count_foreign (FlipBoardFile *file, FlipBoardFile *other, gboolean only_missing)
{
  const char *const *groups = flip_board_file_groups (file);
  guint n = 0;

  for (guint i = 0; groups[i]; i++)
    {
      g_autofree const char **keys = flip_board_file_keys (file, groups[i]);

      for (guint j = 0; keys[j]; j++)
        {
          const char *there = flip_board_file_get (other, groups[i], keys[j]);

          n += only_missing
                 ? there == NULL
                 : g_strcmp0 (there, flip_board_file_get (file, groups[i], keys[j])) != 0;
        }
    }

  return n;
}

void
flip_edition_state_read (FlipEditionState *state,
                         const FlipGame *game,
                         const char *base,
                         const char *text)
{
  g_autoptr (FlipBoardFile) file = NULL, other = NULL;

  g_return_if_fail (state && game && text);

  *state = (FlipEditionState){ 0 };
  file = flip_board_file_new (text);
  other = flip_board_file_new (find_base (game, base)->text);
  if (game->format)
    {
      state->n_house = flip_format_count_house (game->format, file, &state->n_checked);
      state->n_differences = flip_format_count_differences (game->format, file, other);
    }
  else
    state->n_differences = count_foreign (file, other, FALSE) + count_foreign (other, file, TRUE);
  read_problems (state, game, text, file);
}

void
flip_edition_state_clear (FlipEditionState *state)
{
  g_return_if_fail (state);

  g_clear_pointer (&state->problem, g_free);
}

/* Without a description: how many of the file's groups one of the game's own boards has, less those
   that it hasn't. */
static int
count_known_groups (const FlipBoard *board, FlipBoardFile *file)
{
  g_autoptr (FlipBoardFile) own = flip_board_file_new (board->text);
  const char *const *groups = flip_board_file_groups (file);
  int n = 0;

  for (guint i = 0; groups[i]; i++)
    n += flip_board_file_has (own, groups[i]) ? 1 : -1;
  return n;
}

static int
count_fits (const FlipGame *game, FlipBoardFile *file)
{
  int most = 0;

  if (game->format)
    return flip_format_fits (game->format, file);
  for (guint i = 0; i < game->n_boards; i++)
    most = MAX (most, count_known_groups (&game->boards[i], file));
  return most;
}

const FlipGame *
flip_edition_recognise (const char *text)
{
  g_autoptr (FlipBoardFile) file = NULL;
  const FlipGame *best = NULL;
  int most = 0;

  g_return_val_if_fail (text, NULL);

  file = flip_board_file_new (text);
  for (guint i = 0; flip_games[i]; i++)
    {
      int fits = count_fits (flip_games[i], file);

      if (fits <= most)
        continue;
      most = fits;
      best = flip_games[i];
    }

  return best;
}

/* Words */

char *
flip_edition_state_tell_differences (const FlipEditionState *state)
{
  g_return_val_if_fail (state, NULL);

  if (state->n_differences == 0)
    return g_strdup (_ ("The same as the built-in one"));
  return g_strdup_printf (ngettext ("Differs from the built-in one in %u value",
                                    "Differs from the built-in one in %u values",
                                    state->n_differences),
                          state->n_differences);
}

char *
flip_edition_state_tell_checked (const FlipEditionState *state)
{
  g_return_val_if_fail (state, NULL);

  /* Translators: of 31 values that were Flipside's own, 12 were compared with the printed copy. */
  return g_strdup_printf (ngettext ("%u of %u value checked against your copy",
                                    "%u of %u values checked against your copy", state->n_house),
                          state->n_checked, state->n_house);
}

char *
flip_edition_state_tell_draft (const FlipEditionState *state)
{
  g_return_val_if_fail (state, NULL);

  if (state->n_problems == 0)
    return NULL;
  return g_strdup_printf (ngettext ("Draft, %u problem: it can’t be played yet",
                                    "Draft, %u problems: it can’t be played yet",
                                    state->n_problems),
                          state->n_problems);
}
