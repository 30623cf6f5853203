/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/boards/format.h"

/* Like flip_format_find_name, for callers that look up many groups: searches the given places,
   which exclude absent values. */
gboolean flip_format_find_name_among (const FlipFormat *format,
                                      FlipBoardFile *file,
                                      const GArray *places,
                                      const char *group,
                                      FlipPlace *place,
                                      guint *part);
