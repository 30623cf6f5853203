/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Bind the children and the callbacks of a template, each a list of names:

       FLIP_BIND_CHILDREN (widget_class, FlipEditionForm, content, groups, chooser);
       FLIP_BIND_CALLBACKS (widget_class, chosen_cb, checked_cb);  */
#define FLIP_BIND_CHILDREN(klass, type, ...) FLIP_BIND_ALL (FLIP_BIND_CHILD (klass, type, __VA_ARGS__))
#define FLIP_BIND_CALLBACKS(klass, ...) FLIP_BIND_ALL (FLIP_BIND_CALLBACK (klass, __VA_ARGS__))

/* Each names itself again for the rest of the list, which the lines below expand up to 39 times. */
#define FLIP_BIND_CHILD(klass, type, child, ...)              \
  gtk_widget_class_bind_template_child (klass, type, child);  \
  __VA_OPT__ (FLIP_BIND_CHILD_AGAIN FLIP_BIND_NOTHING (klass, type, __VA_ARGS__))
#define FLIP_BIND_CALLBACK(klass, callback, ...)              \
  gtk_widget_class_bind_template_callback (klass, callback);  \
  __VA_OPT__ (FLIP_BIND_CALLBACK_AGAIN FLIP_BIND_NOTHING (klass, __VA_ARGS__))
#define FLIP_BIND_CHILD_AGAIN() FLIP_BIND_CHILD
#define FLIP_BIND_CALLBACK_AGAIN() FLIP_BIND_CALLBACK
#define FLIP_BIND_NOTHING ()
#define FLIP_BIND_ALL(...) FLIP_BIND_NINE (FLIP_BIND_NINE (FLIP_BIND_NINE (__VA_ARGS__)))
#define FLIP_BIND_NINE(...) FLIP_BIND_THREE (FLIP_BIND_THREE (FLIP_BIND_THREE (__VA_ARGS__)))
#define FLIP_BIND_THREE(...) FLIP_BIND_ONCE (FLIP_BIND_ONCE (FLIP_BIND_ONCE (__VA_ARGS__)))
#define FLIP_BIND_ONCE(...) __VA_ARGS__
