/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A final class whose init only builds its template, and one whose init has nothing to do. */
#define FLIP_DEFINE_TEMPLATE(Type, type, PARENT)                                                   \
  G_DEFINE_FINAL_TYPE (Type, type, PARENT)                                                         \
  static void type##_init (Type *self) { gtk_widget_init_template (GTK_WIDGET (self)); }
#define FLIP_DEFINE_PLAIN(Type, type, PARENT)                                                      \
  G_DEFINE_FINAL_TYPE (Type, type, PARENT)                                                         \
  static void type##_init (Type *self) {}

/* What class_init says of a widget; klass may be its GtkWidgetClass, too. */

/* The template, by its place in src/app. The toolkit finds the types that it names by their
   function: the linker keeps every flip_..._get_type visible, see src/app/meson.build. A type that
   only templates name needs no FLIP_TYPE_ macro. */
#define FLIP_TEMPLATE(klass, path)                                                                 \
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass),                           \
                                               "/org/flipside/Flipside/" path)

/* Binds children of the template, each named like the member that it becomes. */
#define FLIP_BIND_CHILDREN(klass, Type, ...)                                                       \
  FLIP_SCAN (FLIP_EACH (FLIP_BIND_CHILD, klass, Type, __VA_ARGS__))
#define FLIP_BIND_CHILD(klass, Type, name)                                                         \
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), Type, name)

/* Binds callbacks that the template names. */
#define FLIP_BIND_CALLBACKS(klass, ...)                                                            \
  FLIP_SCAN (FLIP_EACH (FLIP_BIND_CALLBACK, klass, , __VA_ARGS__))
#define FLIP_BIND_CALLBACK(klass, none, name)                                                      \
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), name)

/* A signal without a result: the number of its arguments, and their types. */
#define FLIP_SIGNAL(klass, name, ...)                                                              \
  g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,           \
                G_TYPE_NONE, __VA_ARGS__)

/* What an object owns is given back when it is disposed of, in the order of the lists: pairs of a
   member and the function that frees it, ids of sources, weak pointers, and the children of a
   widget. FLIP_HEAR names members to whose signals the object listens: it stops. What callbacks may
   still need while the children go is owned until the object is finalized, and so are parts of its
   own memory that a function clears, given their address. */
#define FLIP_OWN(klass, Type, ...) FLIP_SCAN (FLIP_EACH (FLIP_OWN_PAIR, klass, Type, __VA_ARGS__))
#define FLIP_OWN_LAST(klass, Type, ...)                                                            \
  FLIP_SCAN (FLIP_EACH (FLIP_OWN_PAIR_LAST, klass, Type, __VA_ARGS__))
#define FLIP_OWN_PARTS(klass, Type, ...)                                                           \
  FLIP_SCAN (FLIP_EACH (FLIP_OWN_PART, klass, Type, __VA_ARGS__))
#define FLIP_OWN_SOURCES(klass, Type, ...)                                                         \
  FLIP_SCAN (FLIP_EACH (FLIP_OWN_SOURCE, klass, Type, __VA_ARGS__))
#define FLIP_OWN_WEAKLY(klass, Type, ...)                                                          \
  FLIP_SCAN (FLIP_EACH (FLIP_OWN_WEAK, klass, Type, __VA_ARGS__))
#define FLIP_HEAR(klass, Type, ...)                                                                \
  FLIP_SCAN (FLIP_EACH (FLIP_HEAR_ONE, klass, Type, __VA_ARGS__))
#define FLIP_OWN_CHILDREN(klass) flip_class_own (klass, FALSE, FLIP_OWNED_CHILDREN, 0, NULL)

#define FLIP_OWN_PAIR(klass, Type, pair)                                                           \
  FLIP_CAN_FREE (, Type, FLIP_FIRST pair, FLIP_SECOND pair);                                       \
  flip_class_own (klass, FALSE, FLIP_OWNED_POINTER, G_STRUCT_OFFSET (Type, FLIP_FIRST pair),       \
                  (GDestroyNotify) FLIP_SECOND pair)
#define FLIP_OWN_PAIR_LAST(klass, Type, pair)                                                      \
  FLIP_CAN_FREE (, Type, FLIP_FIRST pair, FLIP_SECOND pair);                                       \
  flip_class_own (klass, TRUE, FLIP_OWNED_POINTER, G_STRUCT_OFFSET (Type, FLIP_FIRST pair),        \
                  (GDestroyNotify) FLIP_SECOND pair)
#define FLIP_OWN_PART(klass, Type, pair)                                                           \
  FLIP_CAN_FREE (&, Type, FLIP_FIRST pair, FLIP_SECOND pair);                                      \
  flip_class_own (klass, TRUE, FLIP_OWNED_PART, G_STRUCT_OFFSET (Type, FLIP_FIRST pair),           \
                  (GDestroyNotify) FLIP_SECOND pair)
#define FLIP_OWN_SOURCE(klass, Type, member)                                                       \
  flip_class_own (klass, FALSE, FLIP_OWNED_SOURCE, G_STRUCT_OFFSET (Type, member), NULL)
#define FLIP_OWN_WEAK(klass, Type, member)                                                         \
  flip_class_own (klass, FALSE, FLIP_OWNED_WEAKLY, G_STRUCT_OFFSET (Type, member), NULL)
#define FLIP_HEAR_ONE(klass, Type, member)                                                         \
  flip_class_own (klass, FALSE, FLIP_OWNED_HANDLERS, G_STRUCT_OFFSET (Type, member), NULL)
#define FLIP_FIRST(first, second)  first
#define FLIP_SECOND(first, second) second

/* Never runs, but the compiler compares the types. */
#define FLIP_CAN_FREE(of, Type, member, frees)                                                     \
  if (FALSE)                                                                                       \
    frees (of ((Type *) klass)->member)

typedef enum
{
  FLIP_OWNED_POINTER,
  FLIP_OWNED_PART,
  FLIP_OWNED_SOURCE,
  FLIP_OWNED_WEAKLY,
  FLIP_OWNED_HANDLERS,
  FLIP_OWNED_CHILDREN
} FlipOwned;

void flip_class_own (
  gpointer klass, gboolean last, FlipOwned kind, gsize offset, GDestroyNotify frees);

/* What the widget does when it is asked by name: pairs of an action and a function of the object.
   The type of the action's parameter follows from what else the function takes. */
#define FLIP_ACTIONS(klass, Type, ...) FLIP_SCAN (FLIP_EACH (FLIP_ACTION, klass, Type, __VA_ARGS__))
#define FLIP_ACTION(klass, Type, pair)                                                             \
  flip_class_act (klass, FLIP_FIRST pair, FLIP_PARAMETER (Type, FLIP_SECOND pair),                 \
                  G_CALLBACK (FLIP_SECOND pair))
#define FLIP_PARAMETER(Type, function)                                                             \
  _Generic (function, void (*) (gpointer): NULL, void (*) (Type *): NULL,                          \
            void (*) (Type *, guint): "u", void (*) (Type *, int): "i",                            \
            void (*) (Type *, gint64): "x", void (*) (Type *, const char *): "s",                  \
            void (*) (Type *, guint, const char *): "(us)")

void flip_class_act (gpointer klass, const char *name, const char *parameter, GCallback act);

/* Keys that ask for it: triples of a key, its modifiers and an action without a parameter. */
#define FLIP_KEYS(klass, ...) FLIP_SCAN (FLIP_EACH (FLIP_KEY, klass, , __VA_ARGS__))
#define FLIP_KEY(klass, none, triple)                                                              \
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), FLIP_WHOLE triple, NULL)
#define FLIP_WHOLE(...) __VA_ARGS__

/* What a widget listens to: a new controller, the data of its callbacks, and pairs of a signal and a
   callback. One that listens first hears of an event before the children of the widget do. */
#define FLIP_LISTEN(widget, controller, data, ...)                                                 \
  G_STMT_START                                                                                     \
  {                                                                                                \
    gpointer its_controller = (controller);                                                        \
                                                                                                   \
    FLIP_SCAN (FLIP_EACH (FLIP_LISTEN_TO, its_controller, data, __VA_ARGS__));                     \
    gtk_widget_add_controller (GTK_WIDGET (widget), its_controller);                               \
  }                                                                                                \
  G_STMT_END
#define FLIP_LISTEN_FIRST(widget, controller, data, ...)                                           \
  FLIP_LISTEN (widget, flip_class_first (controller), data, __VA_ARGS__)
#define FLIP_LISTEN_TO(controller, data, pair)                                                     \
  g_signal_connect (controller, FLIP_FIRST pair, G_CALLBACK (FLIP_SECOND pair), data)

gpointer flip_class_first (gpointer controller);

/* A callback that emits a signal of the object, to which it is connected swapped. */
#define FLIP_EMITS(callback, name)                                                                 \
  static void callback (gpointer self) { g_signal_emit_by_name (self, name); }

/* A macro for each name of a list. None expands itself, so that the next step is only read when all
   is scanned again: often enough for 80 names. */
#define FLIP_EACH(say, klass, Type, name, ...)                                                     \
  say (klass, Type, name);                                                                         \
  __VA_OPT__ (FLIP_EACH_AGAIN FLIP_PARENTHESES (say, klass, Type, __VA_ARGS__))
#define FLIP_EACH_AGAIN()  FLIP_EACH
#define FLIP_PARENTHESES   ()
#define FLIP_SCAN(...)     FLIP_SCAN_16 (FLIP_SCAN_16 (FLIP_SCAN_16 (FLIP_SCAN_16 (__VA_ARGS__))))
#define FLIP_SCAN_16(...)  FLIP_SCAN_4 (FLIP_SCAN_4 (FLIP_SCAN_4 (FLIP_SCAN_4 (__VA_ARGS__))))
#define FLIP_SCAN_4(...)   FLIP_SCAN_ONCE (FLIP_SCAN_ONCE (FLIP_SCAN_ONCE (FLIP_SCAN_ONCE (__VA_ARGS__))))
#define FLIP_SCAN_ONCE(...) __VA_ARGS__
