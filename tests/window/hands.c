/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/window/hands.h"

#include "tests/window/x-window.h"

#include <X11/Xproto.h>
#include <gmodule.h>

/* The extension has no headers of its own everywhere, and two functions suffice. */
#define XTEST "libXtst.so.6"

typedef int (*FakeKey) (Display *display, unsigned int code, Bool down, unsigned long delay);
typedef int (*FakeButton) (Display *display, unsigned int button, Bool down, unsigned long delay);
typedef int (*FakeMotion) (Display *display, int screen, int x, int y, unsigned long delay);

typedef struct
{
  Display *display; /* a connection of its own, so that it can be waited for */
  FakeKey key;
  FakeButton button;
  FakeMotion motion;
  XErrorHandler others;
} Hands;

static Hands *
get_hands (void)
{
  static Hands hands;

  return &hands;
}

/* Without a window manager the toolkit moves and sizes windows itself, and may do so just after one has gone: Flipside
   never speaks to the server. */
static gboolean
is_moved_too_late (const XErrorEvent *event)
{
  return event->error_code == BadWindow && event->request_code == X_ConfigureWindow;
}

/* A window may go while we point at it. */
static int
error_cb (Display *display, XErrorEvent *event)
{
  Hands *hands = get_hands ();

  return display == hands->display || is_moved_too_late (event) ? 0
                                                                : hands->others (display, event);
}

gboolean
hands_init (void)
{
  Hands *hands = get_hands ();
  GModule *module = g_module_open (XTEST, G_MODULE_BIND_LOCAL);

  hands->display = XOpenDisplay (NULL);
  hands->others = XSetErrorHandler (error_cb);
  return module && hands->display
         && g_module_symbol (module, "XTestFakeKeyEvent", (gpointer *) &hands->key)
         && g_module_symbol (module, "XTestFakeButtonEvent", (gpointer *) &hands->button)
         && g_module_symbol (module, "XTestFakeMotionEvent", (gpointer *) &hands->motion);
}

static void
send_key (const char *name, gboolean down)
{
  Hands *hands = get_hands ();
  KeyCode code = XKeysymToKeycode (hands->display, XStringToKeysym (name));

  g_assert_cmpuint (code, !=, 0);
  hands->key (hands->display, code, down, CurrentTime);
}

static void
send_modifiers (HandsModifiers modifiers, gboolean down)
{
  static const char *const names[] = { "Shift_L", "Control_L", "Alt_L" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      if (modifiers & 1u << i)
        send_key (names[i], down);
    }
}

void
hands_press_key (const char *name, HandsModifiers modifiers)
{
  send_modifiers (modifiers, TRUE);
  send_key (name, TRUE);
  send_key (name, FALSE);
  send_modifiers (modifiers, FALSE);
  hands_flush ();
}

void
hands_point (int x, int y)
{
  Hands *hands = get_hands ();

  hands->motion (hands->display, 0, x, y, CurrentTime);
  hands_flush ();
}

void
hands_press (guint button)
{
  get_hands ()->button (get_hands ()->display, button, TRUE, CurrentTime);
  hands_flush ();
}

void
hands_release (guint button)
{
  get_hands ()->button (get_hands ()->display, button, FALSE, CurrentTime);
  hands_flush ();
}

void
hands_click (guint button)
{
  hands_press (button);
  hands_release (button);
}

gboolean
hands_find (GtkWidget *widget, int *x, int *y)
{
  Hands *hands = get_hands ();
  GtkNative *native = gtk_widget_get_native (widget);
  Window window = x_window_of (native), child;
  graphene_point_t middle = { (float) gtk_widget_get_width (widget) / 2,
                              (float) gtk_widget_get_height (widget) / 2 };
  double left, top;
  int corner_x, corner_y;

  if (window == None || !gtk_widget_compute_point (widget, GTK_WIDGET (native), &middle, &middle)
      || !XTranslateCoordinates (hands->display, window, DefaultRootWindow (hands->display), 0, 0,
                                 &corner_x, &corner_y, &child))
    return FALSE;
  gtk_native_get_surface_transform (native, &left, &top);
  *x = corner_x + (int) (left + (double) middle.x);
  *y = corner_y + (int) (top + (double) middle.y);
  return TRUE;
}

void
hands_focus (GtkWindow *window)
{
  Window xid = x_window_of (GTK_NATIVE (window));

  if (xid != None)
    XSetInputFocus (get_hands ()->display, xid, RevertToParent, CurrentTime);
  hands_flush ();
}

void
hands_flush (void)
{
  XSync (get_hands ()->display, False);
}
