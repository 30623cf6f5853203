/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The text of a board's file, line by line: groups, keys with their values, comments. Everything
   that isn't changed stays as it was written. Returned names and values live as long as the
   file. */
typedef struct _FlipBoardFile FlipBoardFile;

FlipBoardFile *flip_board_file_new (const char *text);
void flip_board_file_free (FlipBoardFile *file);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipBoardFile, flip_board_file_free)

/* The first syntax error of the text, and the number of its line; NULL if there is none. */
const char *flip_board_file_fault (const FlipBoardFile *file, guint *line);

char *flip_board_file_text (const FlipBoardFile *file);

/* A copy of a text that lives as long as the file. */
const char *flip_board_file_keep (FlipBoardFile *file, const char *text);

/* In the order of the file, NULL-terminated. */
const char *const *flip_board_file_groups (FlipBoardFile *file);
const char **flip_board_file_keys (FlipBoardFile *file, const char *group);

gboolean flip_board_file_has (const FlipBoardFile *file, const char *group);
const char *flip_board_file_get (const FlipBoardFile *file, const char *group, const char *key);

/* The line of a key, from 1, or of the group's heading if there is no such key; 0 if there is
   neither. */
guint flip_board_file_line (const FlipBoardFile *file, const char *group, const char *key);

/* The contents of a line; FALSE after the last one. The key is NULL if there is none. */
gboolean flip_board_file_at (const FlipBoardFile *file,
                             guint line,
                             const char **group,
                             const char **key);

/* Whether such a group and key can be written: they may come from words in a file, which can be
   anything. */
gboolean flip_board_file_can_have (const char *group, const char *key);

/* A new key is added at the end of its group, a new group at the end of the file. */
void flip_board_file_set (FlipBoardFile *file,
                          const char *group,
                          const char *key,
                          const char *value);
void flip_board_file_unset (FlipBoardFile *file, const char *group, const char *key);
void flip_board_file_drop (FlipBoardFile *file, const char *group);
void flip_board_file_rename (FlipBoardFile *file, const char *group, const char *name);
