/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/output/print.h"

#include <gtk/gtk.h>

/* The outcome, in words; not called if nothing was done. */
typedef void (*FlipPrintDone) (const char *words, gpointer data);

/* Asks for a printer and prints, or, with a path, writes a PDF without asking. Takes ownership of
   the print, and keeps the window alive while it is needed. */
void flip_print_run (GtkWindow *window,
                     FlipPrint *print,
                     const char *title,
                     const char *path,
                     FlipPrintDone done,
                     gpointer data);
