/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#define FLIP_LOG_HISTORY_ERROR (flip_log_history_error_quark ())
GQuark flip_log_history_error_quark (void);

/* A whole log that was replaced by another one, as texts of the notation. */
typedef struct
{
  guint length;     /* length of the new log when it replaced this one */
  GPtrArray *log;   /* its entries */
  GPtrArray *aside; /* entries that were set aside at that time */
} FlipEarlierLog;

/* Data that a sheet keeps beside its log: entries that were set aside, and the logs from before
   each mending, so that one undo restores each of them. */
typedef struct
{
  GPtrArray *aside; /* texts, in the order of the game */
  GPtrArray *logs;  /* of FlipEarlierLog, the oldest first */
} FlipLogHistory;

/* Entries that were set aside are never dropped, however many there are. Of the earlier logs the
   oldest are dropped if there are too many, or if all but the newest have more than this many
   entries in total. */
#define FLIP_LOG_HISTORY_MOST_LOGS    32
#define FLIP_LOG_HISTORY_KEPT_LOGGED  20000
#define FLIP_LOG_HISTORY_LONGEST_TEXT 400

FlipLogHistory *flip_log_history_new (void);
void flip_log_history_free (FlipLogHistory *history);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipLogHistory, flip_log_history_free)

/* These take ownership of the lists. */
FlipEarlierLog *flip_earlier_log_new (guint length, GPtrArray *log, GPtrArray *aside);
void flip_earlier_log_free (FlipEarlierLog *earlier);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipEarlierLog, flip_earlier_log_free)

/* Drops the oldest logs if there are too many, or if they are too long. */
void flip_log_history_push (FlipLogHistory *history, FlipEarlierLog *earlier);
FlipEarlierLog *flip_log_history_top (const FlipLogHistory *history);
FlipEarlierLog *flip_log_history_pop (FlipLogHistory *history);

/* A list of texts, and a copy of a list from an index on. */
GPtrArray *flip_texts_new (void);
GPtrArray *flip_texts_copy (const GPtrArray *texts, guint from);

/* The sections of a sheet: "aside:", "former 22:" and "former aside:", each followed by its entries.
   Nothing is printed for an empty history. */
void flip_log_history_print (const FlipLogHistory *history, GString *text);
gboolean flip_log_history_begins (const char *line);

/* Whether a text can be such an entry: one line, not too long. */
gboolean flip_log_history_takes (const char *text);

/* Reads such sections. If they are invalid, reports why and at which line. */
FlipLogHistory *flip_log_history_read (char **lines, guint n_lines, guint *at, GError **error);
