/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The weights that come with Flipside, compiled in from data/boards; the last one has no name. */
typedef struct
{
  const char *name;
  const char *text;
} FlipBuiltInWeights;

extern const FlipBuiltInWeights flip_built_in_weights[];
