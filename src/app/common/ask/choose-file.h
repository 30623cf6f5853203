/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <gtk/gtk.h>

/* A file that the user is asked for. Only the owner and the title are required. */
typedef struct
{
  GtkWidget *owner; /* the dialog opens over its window */
  const char *title;
  const char *kind;   /* the name of the kind of files that are listed; or NULL: all files */
  const char *suffix; /* the suffix of these files */
  const char *name;   /* the suggested name to save under */
  gboolean or_any;    /* other files can be listed too */
} FlipFileWish;

/* `file` is NULL if the user confirmed without giving a name. */
typedef void (*FlipFileChosen) (GFile *file, gpointer data);

/* Each asks for a file and returns at once. `chosen` is called for the chosen file, or once for
   each if there are several to open. `over` is called last, also if the user cancels; it may be
   NULL. */
void flip_choose_file_to_open (const FlipFileWish *wish,
                               FlipFileChosen chosen,
                               gpointer data,
                               GDestroyNotify over);
void flip_choose_files_to_open (const FlipFileWish *wish,
                                FlipFileChosen chosen,
                                gpointer data,
                                GDestroyNotify over);
void flip_choose_file_to_save (const FlipFileWish *wish,
                               FlipFileChosen chosen,
                               gpointer data,
                               GDestroyNotify over);

/* Writes a file that the user has chosen, either completely or not at all. */
gboolean flip_save_bytes (GFile *file, GBytes *bytes, GError **error);
