/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <X11/Xlib.h>
#include <gdk/x11/gdkx.h>
#include <gtk/gtk.h>

/* The window as the X server knows it. Newer toolkits would rather that nobody asked, and have no other way. */
static inline Window
x_window_of (GtkNative *native)
{
  GdkSurface *surface = native ? gtk_native_get_surface (native) : NULL;

  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return surface && gdk_surface_get_mapped (surface) ? gdk_x11_surface_get_xid (surface) : None;
  G_GNUC_END_IGNORE_DEPRECATIONS
}
