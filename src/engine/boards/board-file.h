/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The text of a board's file, line by line: groups, keys with their values, comments. What isn't
   changed stays as it was written. Names and values that are handed out live as long as the file. */
typedef struct _FlipBoardFile FlipBoardFile;

FlipBoardFile *flip_board_file_new (const char *text);
void flip_board_file_free (FlipBoardFile *file);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipBoardFile, flip_board_file_free)

/* The first thing that keeps the text from being such a file, and the number of its line; NULL if
   there is none. */
const char *flip_board_file_fault (const FlipBoardFile *file, guint *line);

char *flip_board_file_text (const FlipBoardFile *file);

/* A copy of a text that lives as long as the file. */
const char *flip_board_file_keep (FlipBoardFile *file, const char *text);

/* In the order of the file, with NULL at the end. */
const char *const *flip_board_file_groups (FlipBoardFile *file);
const char **flip_board_file_keys (FlipBoardFile *file, const char *group);

gboolean flip_board_file_has (const FlipBoardFile *file, const char *group);
const char *flip_board_file_get (const FlipBoardFile *file, const char *group, const char *key);

/* From 1: the line of a key, or of the group's heading where there is no such key; 0: neither. */
guint flip_board_file_line (const FlipBoardFile *file, const char *group, const char *key);

/* What stands on a line: FALSE behind the last one. The key is NULL where there is none. */
gboolean flip_board_file_at (const FlipBoardFile *file,
                             guint line,
                             const char **group,
                             const char **key);

/* Whether such a group and key can be written: words of a file, which may be anything, can name groups and keys. */
gboolean flip_board_file_can_have (const char *group, const char *key);

/* A new key stands at the end of its group, a new group at the end of the file. */
void flip_board_file_set (FlipBoardFile *file,
                          const char *group,
                          const char *key,
                          const char *value);
void flip_board_file_unset (FlipBoardFile *file, const char *group, const char *key);
void flip_board_file_drop (FlipBoardFile *file, const char *group);
void flip_board_file_rename (FlipBoardFile *file, const char *group, const char *name);

G_END_DECLS
