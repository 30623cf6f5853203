/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/database.h"
#include "store/library.h"

G_BEGIN_DECLS

struct _FlipLibrary
{
  FlipDatabase *database;
  FlipFindGame find_game;
  char *notice;
};

char *flip_library_fold (const char *text);
gboolean flip_library_miss (gint64 id, GError **error);

G_END_DECLS
