/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/editions/edition-state.h"

#include "engine/game/verb.h"
#include "games/games.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const FlipBoard *
find_base (const FlipGame *game, const char *base)
{
  const FlipBoard *board = base ? flip_game_find_board (game, base) : NULL;

  return board ? board : &game->boards[0];
}

FlipLog *
flip_edition_begin (const FlipGame *game, const char *text, gboolean dealt, GError **error)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autoptr (FlipSession) session = NULL;

  /* Translators: name of an edition */
  flip_setup_set_board (setup, _ ("This edition"), text);
  setup->dealt = dealt;
  flip_setup_take_latest (setup);
  if (flip_setup_fill_seats (setup, game->min_seats, error))
    session = flip_session_new (setup, error);
  return session ? flip_log_copy (flip_session_log (session)) : NULL;
}

void
flip_edition_sites (FlipLog *begun, FlipSites *sites)
{
  g_return_if_fail (begun && sites);

  flip_game_sites (flip_log_game (begun), flip_log_state (begun), 0, sites);
}

gboolean
flip_edition_place_of_site (FlipLog *begun, guint site, const char **group, const char **key)
{
  g_return_val_if_fail (begun && group && key, FALSE);

  return flip_format_place_of_site (flip_log_game (begun), flip_log_state (begun), (guint16) site,
                                    group, key);
}

static gboolean
find_site_of (const FlipGame *game, gconstpointer state, const char *group, guint *site)
{
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);
  const char *its_group, *key;

  flip_game_sites (game, state, 0, sites);
  for (*site = 0; *site < sites->n; (*site)++)
    {
      if (flip_format_place_of_site (game, state, (guint16) *site, &its_group, &key)
          && g_str_equal (its_group, group))
        return TRUE;
    }
  return FALSE;
}

gpointer
flip_edition_preview (FlipLog *begun, const char *group, guint *site)
{
  const FlipGame *game = flip_log_game (begun);
  g_autofree gpointer state = g_malloc (game->state_size);
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);

  g_return_val_if_fail (group && site, NULL);

  flip_game_legal (game, flip_log_state (begun), list);
  for (guint i = 0; i < list->n; i++)
    {
      memcpy (state, flip_log_state (begun), game->state_size);
      flip_game_apply (game, state, &list->moves[i]);
      if (find_site_of (game, state, group, site))
        return g_steal_pointer (&state);
    }
  return NULL;
}

static void
add_problem (FlipEditionState *state, const char *reason)
{
  if (state->n_problems++ == 0)
    state->problem = g_strdup (reason);
}

static void
read_problems (FlipEditionState *state,
               const FlipGame *game,
               FlipBoardFile *file,
               const GArray *problems,
               FlipLog **begun)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < problems->len; i++)
    {
      const FlipProblem *problem = &g_array_index (problems, FlipProblem, i);

      if (problem->is_warning)
        state->n_warnings++;
      else
        add_problem (state, problem->reason);
    }
  /* The game may still refuse a board for a reason that the format can't express. */
  if (state->n_problems == 0)
    {
      g_autofree char *text = flip_board_file_text (file);

      *begun = flip_edition_begin (game, text, FALSE, &error);
    }
  if (error)
    add_problem (state, error->message);
  if (!state->problem)
    state->problem = g_strdup ("");
}

void
flip_edition_state_read_file (FlipEditionState *state,
                              const FlipGame *game,
                              const char *base,
                              FlipBoardFile *file,
                              const GArray *problems,
                              FlipLog **begun)
{
  g_autoptr (FlipBoardFile) other = NULL;

  g_return_if_fail (state && game && file && problems && begun && !*begun);

  *state = (FlipEditionState){ 0 };
  other = flip_board_file_new (find_base (game, base)->text);
  if (!game->blank || g_strcmp0 (base, game->blank->name) != 0)
    state->checked = flip_format_count_checked (game->format, file, NULL);
  state->n_differences = flip_format_count_differences (game->format, file, other);
  read_problems (state, game, file, problems, begun);
}

void
flip_edition_state_read (FlipEditionState *state,
                         const FlipGame *game,
                         const char *base,
                         const char *text)
{
  g_autoptr (FlipBoardFile) file = NULL;
  g_autoptr (GArray) problems = NULL;
  g_autoptr (FlipLog) begun = NULL;

  g_return_if_fail (state && game && text);

  file = flip_board_file_new (text);
  problems = flip_format_problems (game->format, file, NULL);
  flip_edition_state_read_file (state, game, base, file, problems, &begun);
}

void
flip_edition_state_clear (FlipEditionState *state)
{
  g_return_if_fail (state);

  g_clear_pointer (&state->problem, g_free);
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
      int fits = flip_format_fits (flip_games[i]->format, file);

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
  /* Translators: %u: how many */
  return g_strdup_printf (ngettext ("Differs from the built-in one in %u value",
                                    "Differs from the built-in one in %u values",
                                    state->n_differences),
                          state->n_differences);
}

char *
flip_edition_state_tell_checked (const FlipEditionState *state)
{
  g_return_val_if_fail (state, NULL);

  /* Translators: of 31 values of an edition, 12 were compared with the printed copy. */
  return g_strdup_printf (ngettext ("%u of %u value checked against your copy",
                                    "%u of %u values checked against your copy",
                                    state->checked.n_values),
                          state->checked.n_checked, state->checked.n_values);
}

char *
flip_edition_state_tell_draft (const FlipEditionState *state)
{
  g_return_val_if_fail (state, NULL);

  if (state->n_problems == 0)
    return NULL;
  /* Translators: %u: how many */
  return g_strdup_printf (ngettext ("Draft, %u problem: it can’t be played yet",
                                    "Draft, %u problems: it can’t be played yet",
                                    state->n_problems),
                          state->n_problems);
}
