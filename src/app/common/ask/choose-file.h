/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A file that people are asked for. Only the owner and the title have to be given. */
typedef struct
{
  GtkWidget *owner; /* over whose window they choose */
  const char *title;
  const char *kind;   /* what the files are called that are listed; or NULL: all files */
  const char *suffix; /* of these files */
  const char *name;   /* to be saved under, unless people change it */
  gboolean or_any;    /* all files can be listed, too */
} FlipFileWish;

/* `file` is NULL if somebody agreed without giving a name. */
typedef void (*FlipFileChosen) (GFile *file, gpointer data);

/* Each asks for a file, and returns at once. `chosen` is called if people choose: with several files to
   open, once for each. `over` is called last, or if they don't choose; it may be NULL. */
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

/* Writes a file that somebody has chosen, whole or not at all. */
gboolean flip_save_bytes (GFile *file, GBytes *bytes, GError **error);

G_END_DECLS
