/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"

#include "advisor/weights.h"

G_BEGIN_DECLS

/* A game that automatic players can play, for a command's set-up; FALSE with an error otherwise. */
gboolean cli_check_sense (const FlipGame *game, GError **error);

/* The weights of a file, or the built-in ones that fit; NULL without an error where there are none. */
FlipWeights *cli_load_weights (const FlipSetup *setup, const char *path, GError **error);

/* A set-up that Flipside deals, with this many seats; NULL with an error if it is bad. */
FlipSetup *cli_dealt_setup (const char *game,
                            guint seats,
                            char **options,
                            const char *board,
                            GError **error);

G_END_DECLS
