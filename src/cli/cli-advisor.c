/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-advisor.h"

#include "store/plain-file.h"

#include <glib/gi18n-lib.h>

gboolean
cli_check_sense (const FlipGame *game, GError **error)
{
  if (game->sense)
    return TRUE;
  g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION,
               /* Translators: %s: a game */
               _ ("There is no automatic player for %s in this mode."), _ (game->name));
  return FALSE;
}

/* On a board of one's own what was learned on another has to do. */
static FlipWeights *
built_in_weights (const FlipSetup *setup)
{
  FlipWeights *weights = flip_weights_built_in (setup);

  if (weights && !flip_weights_fit (weights, setup))
    /* Translators: %s: the id of a game, as it is typed */
    cli_hint (_ ("The automatic players were trained on another board. To train them on this "
                 "one: flipside-cli learn %s --board BOARD --out FILE, then --weights FILE"),
              setup->game->id);
  return weights;
}

FlipWeights *
cli_load_weights (const FlipSetup *setup, const char *path, GError **error)
{
  g_autofree char *text = NULL;
  gsize length;

  if (!path)
    return built_in_weights (setup);
  text = flip_plain_file_read (path, FLIP_WEIGHTS_LARGEST, &length, error);
  return text ? flip_weights_parse (setup->game, text, path, error) : NULL;
}

FlipSetup *
cli_dealt_setup (const char *id, guint seats, char **options, const char *board, GError **error)
{
  const FlipGame *game = cli_find_game (id, error);
  g_autoptr (FlipSetup) setup = NULL;

  if (!game || !cli_check_sense (game, error))
    return NULL;
  setup = flip_setup_new (game);
  setup->dealt = TRUE;
  flip_setup_take_latest (setup);
  if (!flip_setup_fill_seats (setup, MAX (seats, game->min_seats), error)
      || !cli_set_options (setup, options, error) || !cli_set_board (setup, board, error))
    return NULL;
  return g_steal_pointer (&setup);
}
