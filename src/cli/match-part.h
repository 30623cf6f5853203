/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/match.h"

G_BEGIN_DECLS

/* A part of a match as `match --json` prints it. */
typedef struct
{
  char *game;
  guint n_players;
  char *names[FLIP_MAX_SEATS];
  guint budgets[FLIP_MAX_SEATS];
  int high; /* what --at-least was, or G_MININT */
  FlipMatchResult result;
} CliMatchPart;

CliMatchPart *cli_match_part_read (const char *path, GError **error);
void cli_match_part_free (CliMatchPart *part);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliMatchPart, cli_match_part_free)

/* Adds another part; FALSE, with an error, if it is of another match. */
gboolean cli_match_part_add (CliMatchPart *part,
                             const CliMatchPart *other,
                             const char *path,
                             GError **error);

G_END_DECLS
