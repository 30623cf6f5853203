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
  gboolean is_named; /* by somebody: it may be anything */
};

char *flip_library_fold (const char *text);
gboolean flip_library_miss (gint64 id, GError **error);

/* All tags in one text, to see whether they have changed. */
char *flip_session_tags_text (FlipSession *session);

/* Checksums: of one entry, of the set-up, of that and some more text, and of everything but the
   moves. */
guint64 flip_checksum_entry (const FlipMove *move);
guint64 flip_checksum_setup (const FlipSetup *setup);
guint64 flip_checksum_link (guint64 chain, const char *text);
guint64 flip_checksum_seal (FlipSession *session);

G_END_DECLS
