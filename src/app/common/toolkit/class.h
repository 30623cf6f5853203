/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* What class_init says of a widget. */

/* The template, by its place in src/app, and the types of ours that it names. */
#define FLIP_TEMPLATE(widget_class, path)                                                          \
  gtk_widget_class_set_template_from_resource (widget_class, "/org/flipside/Flipside/" path)
#define FLIP_ENSURE_TYPES(...) FLIP_SCAN (FLIP_EACH (FLIP_ENSURE_TYPE, , , __VA_ARGS__))
#define FLIP_ENSURE_TYPE(nothing, none, type) g_type_ensure (type)

/* Binds children of the template, each named like the member that it becomes. */
#define FLIP_BIND_CHILDREN(widget_class, Type, ...)                                                \
  FLIP_SCAN (FLIP_EACH (gtk_widget_class_bind_template_child, widget_class, Type, __VA_ARGS__))

/* Binds callbacks that the template names. */
#define FLIP_BIND_CALLBACKS(widget_class, ...)                                                     \
  FLIP_SCAN (FLIP_EACH (FLIP_BIND_CALLBACK, widget_class, , __VA_ARGS__))
#define FLIP_BIND_CALLBACK(widget_class, none, name)                                            \
  gtk_widget_class_bind_template_callback (widget_class, name)

/* A signal without a result: the number of its arguments, and their types. */
#define FLIP_SIGNAL(klass, name, ...)                                                              \
  g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,           \
                G_TYPE_NONE, __VA_ARGS__)

/* A macro for each name of a list. None expands itself, so that the next step is only read when all
   is scanned again: often enough for 80 names. */
#define FLIP_EACH(bind, widget_class, Type, name, ...)                                             \
  bind (widget_class, Type, name);                                                                 \
  __VA_OPT__ (FLIP_EACH_AGAIN FLIP_PARENTHESES (bind, widget_class, Type, __VA_ARGS__))
#define FLIP_EACH_AGAIN()  FLIP_EACH
#define FLIP_PARENTHESES   ()
#define FLIP_SCAN(...)     FLIP_SCAN_16 (FLIP_SCAN_16 (FLIP_SCAN_16 (FLIP_SCAN_16 (__VA_ARGS__))))
#define FLIP_SCAN_16(...)  FLIP_SCAN_4 (FLIP_SCAN_4 (FLIP_SCAN_4 (FLIP_SCAN_4 (__VA_ARGS__))))
#define FLIP_SCAN_4(...)   FLIP_SCAN_ONCE (FLIP_SCAN_ONCE (FLIP_SCAN_ONCE (FLIP_SCAN_ONCE (__VA_ARGS__))))
#define FLIP_SCAN_ONCE(...) __VA_ARGS__
