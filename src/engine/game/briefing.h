/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/setup.h"

G_BEGIN_DECLS

/* What people read before the first move: a few paragraphs, each with its heading. All of it is
   translated, and lines stand below each other. */
typedef struct
{
  char *heading;
  char *text;
} FlipBriefingPart;

/* Of a set-up that a sheet can begin with; empty where the game has none. */
GPtrArray *flip_briefing_new (const FlipSetup *setup);

/* Leaves out a paragraph without text. */
void flip_briefing_add (GPtrArray *briefing, const char *heading, const char *text);

G_END_DECLS
