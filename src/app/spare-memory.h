/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lets all threads share one store of memory: each of the toolkit's would keep its own, most of it unused. To be
 * called before the first thread. */
void flip_spare_memory_begin (void);

/* Gives freed memory back to the system as soon as the realized widget's window has come to rest: the first frames
 * of a page need several megabytes that are not needed again, and the allocator would keep them. */
void flip_spare_memory (GtkWidget *widget);

G_END_DECLS
