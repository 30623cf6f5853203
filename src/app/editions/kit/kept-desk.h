/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A widget keeps the desk that it shows for as long as it lives: it may lose the focus when the
   page is already showing another desk. Returns the desk. */
static inline FlipEditionDesk *
flip_kept_desk (gpointer widget, FlipEditionDesk *desk)
{
  g_assert (GTK_IS_WIDGET (widget));
  g_assert (FLIP_IS_EDITION_DESK (desk));

  g_object_set_data_full (widget, "flip-desk", g_object_ref (desk), g_object_unref);
  return desk;
}

G_END_DECLS
