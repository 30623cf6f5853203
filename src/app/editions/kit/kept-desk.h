/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

#include <gtk/gtk.h>

/* The groups and keys that a widget remembers are interned strings, which outlive every file.

   A widget keeps the desk that it shows for as long as it lives: it may lose the focus when the
   page is already showing another desk. Returns the desk. */
static inline FlipEditionDesk *
flip_kept_desk (gpointer widget, FlipEditionDesk *desk)
{
  g_assert (GTK_IS_WIDGET (widget));
  g_assert (FLIP_IS_EDITION_DESK (desk));

  g_object_set_data_full (widget, "flip-desk", g_object_ref (desk), g_object_unref);
  return desk;
}

/* Keeps the desk as `kept`, and loads it now and after each change: `load` takes the widget and the
   change. */
static inline void
flip_follow_desk (gpointer widget, FlipEditionDesk **kept, FlipEditionDesk *desk, GCallback load)
{
  *kept = flip_kept_desk (widget, desk);
  ((void (*) (gpointer, const FlipEditionChange *)) load) (widget, &flip_edition_change_of_all);
  g_signal_connect_object (desk, "changed", load, widget, G_CONNECT_SWAPPED);
}

/* Sets properties of a control without telling its owner, whose handlers are for what the user
   does. */
#define FLIP_SET_QUIETLY(control, owner, ...)                                              \
  G_STMT_START                                                                             \
  {                                                                                        \
    gpointer its_control = (control), its_owner = (owner);                                 \
                                                                                           \
    g_signal_handlers_block_matched (its_control, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL,   \
                                     its_owner);                                           \
    g_object_set (its_control, __VA_ARGS__, NULL);                                         \
    g_signal_handlers_unblock_matched (its_control, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, \
                                       its_owner);                                         \
  }                                                                                        \
  G_STMT_END
