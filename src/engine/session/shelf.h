/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define FLIP_SHELF_ERROR (flip_shelf_error_quark ())
GQuark flip_shelf_error_quark (void);

/* A whole log that another one replaced, as texts of the notation. */
typedef struct
{
  guint length;     /* of the other log when it took its place */
  GPtrArray *log;   /* its entries */
  GPtrArray *aside; /* what was set aside then */
} FlipFormer;

/* What a sheet keeps beside its log: entries that were set aside, and the logs as they were before
   they were mended, so that one undo brings each of them back. */
typedef struct
{
  GPtrArray *aside;   /* texts, in the order of the game */
  GPtrArray *formers; /* of FlipFormer, the oldest first */
} FlipShelf;

/* Entries that were set aside are never given up, however many they are. Of the former logs, the oldest are,
   where there are too many, or where more than this many entries are in all but the newest. */
#define FLIP_SHELF_MOST_FORMERS 32
#define FLIP_SHELF_KEPT_LOGGED  20000
#define FLIP_SHELF_LONGEST_TEXT 400

FlipShelf *flip_shelf_new (void);
void flip_shelf_free (FlipShelf *shelf);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipShelf, flip_shelf_free)

/* These take ownership of the lists. */
FlipFormer *flip_former_new (guint length, GPtrArray *log, GPtrArray *aside);
void flip_former_free (FlipFormer *former);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipFormer, flip_former_free)

/* The oldest former logs are given up where there are too many, or too long ones. */
void flip_shelf_push (FlipShelf *shelf, FlipFormer *former);
FlipFormer *flip_shelf_top (const FlipShelf *shelf);
FlipFormer *flip_shelf_pop (FlipShelf *shelf);

/* A list of texts, and a copy of one from an index on. */
GPtrArray *flip_texts_new (void);
GPtrArray *flip_texts_copy (const GPtrArray *texts, guint from);

/* The sections of a sheet: "aside:", "former 22:" and "former aside:", each followed by its entries.
   Nothing is printed for an empty shelf. */
void flip_shelf_print (const FlipShelf *shelf, GString *text);
gboolean flip_shelf_begins (const char *line);

/* Whether a text can be such an entry: one line, not too long. */
gboolean flip_shelf_takes (const char *text);

/* Reads such sections. If they are wrong, says why, and at which of the lines. */
FlipShelf *flip_shelf_read (char **lines, guint n_lines, guint *at, GError **error);

G_END_DECLS
