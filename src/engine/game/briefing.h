/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/setup.h"

G_BEGIN_DECLS

/* The text that people read before the first move: a few paragraphs, each with a heading.
   Everything is translated, and a text may have several lines. */
typedef struct
{
  char *heading;
  char *text;
} FlipBriefingPart;

/* The briefing for a set-up with which a sheet can begin; empty if the game has none. */
GPtrArray *flip_briefing_new (const FlipSetup *setup);

/* Skips a paragraph without text. */
void flip_briefing_add (GPtrArray *briefing, const char *heading, const char *text);

G_END_DECLS
