/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A button that opens the rules at what explains a thing; hidden where there is no rule. */
void flip_explain_show (GtkWidget *button, const char *thing, const char *rule);

G_END_DECLS
