/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A view with a form of a fixed width beside it; where there is no room for both, the form lies
   below the view. */
#define FLIP_TYPE_EDITION_BODY (flip_edition_body_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditionBody, flip_edition_body, FLIP, EDITION_BODY, GtkWidget)

/* Either may be NULL. Both should scroll what they can't show. Where the form lies below a generous view,
   that has the height it likes, as long as the form has some. */
void flip_edition_body_set (FlipEditionBody *self,
                            GtkWidget *view,
                            GtkWidget *form,
                            gboolean is_generous);

G_END_DECLS
