/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Shows a button that opens the rule that explains a thing; hidden if there is no rule. */
void flip_explain_show (GtkWidget *button, const char *thing, const char *rule);
