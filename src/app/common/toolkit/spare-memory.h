/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Both work around how the GNU C library keeps memory for the toolkit, and do nothing with another
   one. Seen with 2.36: without them a window needs 1.21 of a minimal one's memory instead of 1.14.
   To see whether they are still needed, leave them out and run tests/bench/window-figures. */

/* Lets all threads share one memory arena: otherwise each of the toolkit's threads would keep one
   of its own, most of it unused. Call this before the first thread starts. */
void flip_spare_memory_begin (void);

/* Returns freed memory to the system once the realized widget's window has come to rest: the first
   frames of a page need several megabytes that are not needed again, and the allocator would keep
   them. */
void flip_spare_memory (GtkWidget *widget);
