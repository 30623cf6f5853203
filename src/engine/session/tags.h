/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Notes of the players, such as date and place: keys and values of one line each, kept in order. */
typedef struct _FlipTags FlipTags;

FlipTags *flip_tags_new (void);
FlipTags *flip_tags_ref (FlipTags *tags);
void flip_tags_free (FlipTags *tags);

/* Makes the tags writable: if others hold them as well, this holder gets a copy. */
void flip_tags_part (FlipTags **tags);

/* An existing key gets the new value. */
void flip_tags_set (FlipTags *tags, const char *key, const char *value);
void flip_tags_remove (FlipTags *tags, const char *key);

/* Keeps the tags for which the function returns TRUE, in one pass, as there may be very many. */
typedef gboolean (*FlipTagsKeep) (const char *key, gpointer data);
void flip_tags_keep (FlipTags *tags, FlipTagsKeep keep, gpointer data);

/* NULL if there is no such key. */
const char *flip_tags_find (const FlipTags *tags, const char *key);
guint flip_tags_n (const FlipTags *tags);
const char *flip_tags_key (const FlipTags *tags, guint index, const char **value);
