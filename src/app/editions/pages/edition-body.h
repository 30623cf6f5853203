/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A view with a form of a fixed width beside it, or below it if there is no room for both. */
G_DECLARE_FINAL_TYPE (FlipEditionBody, flip_edition_body, FLIP, EDITION_BODY, GtkWidget)

/* Either may be NULL. Both should scroll what doesn't fit. Above the form, a generous view gets its
   natural height, as long as some is left for the form. */
void flip_edition_body_set (FlipEditionBody *self,
                            GtkWidget *view,
                            GtkWidget *form,
                            gboolean is_generous);
