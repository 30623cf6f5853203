/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Children in lines, as many in each as have room at their least width. Properties: "spacing";
   "even", whether the children of a line share all of it alike. */
#define FLIP_TYPE_WRAP (flip_wrap_get_type ())
G_DECLARE_FINAL_TYPE (FlipWrap, flip_wrap, FLIP, WRAP, GtkWidget)

void flip_wrap_append (FlipWrap *self, GtkWidget *child);
void flip_wrap_clear (FlipWrap *self);

G_END_DECLS
