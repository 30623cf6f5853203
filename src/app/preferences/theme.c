/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/preferences/theme.h"

#include "app/common/picture/widget-canvas.h"
#include "app/common/toolkit/css.h"
#include "app/preferences/settings.h"

/* 36 px including the padding; our own styles take precedence. */
#define FOR_FINGERS "button { min-height: 26px; min-width: 26px; } spinbutton { min-height: 36px; }"

#define PAGES   "/org/flipside/Flipside/pages.css"
#define TOUCH   "/org/flipside/Flipside/touch.css"
#define STARTED "flip-theme"
#define COLOURS "flip-colours"

/* helpers */

static void
append_colour (GString *css, const char *name, FlipColour colour)
{
  g_string_append_printf (css, "@define-color %s rgb(%d,%d,%d);\n", name,
                          (int) (colour.red * 255 + .5), (int) (colour.green * 255 + .5),
                          (int) (colour.blue * 255 + .5));
}

/* Styles for text in a seat's ink, borders in it, and text on top of it. */
static void
append_ink (GString *css, guint number, FlipColour ink)
{
  g_autofree char *name = g_strdup_printf ("ink_%u", number);

  append_colour (css, name, ink);
  g_string_append_printf (css,
                          ".result .ink-%u { color: @ink_%u; }\n"
                          ".winner-card.edge-%u { border-color: @ink_%u; }\n"
                          ".result-disc.disc-%u { background-color: @ink_%u; }\n"
                          ".winner-column.ground-%u { background-color: alpha(@ink_%u, 0.09); }\n",
                          number, number, number, number, number, number, number, number);
}

static void
load_colours (GtkCssProvider *provider)
{
  const FlipPalette *palette = flip_screen_palette ();
  g_autoptr (GString) css = g_string_new (NULL);

  for (guint i = 0; i < FLIP_N_INKS; i++)
    append_ink (css, i + 1, palette->inks[i]);
  append_colour (css, "on_ink", palette->board);
  append_colour (css, "star", palette->star);
  append_colour (css, "cash", palette->cash);
  flip_css_load (provider, css->str);
}

static void
add_provider (GtkCssProvider *provider, guint priority)
{
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider), priority);
}

/* callbacks */

static void
look_cb (AdwStyleManager *manager, GParamSpec *spec, GtkCssProvider *provider)
{
  g_assert (GTK_IS_CSS_PROVIDER (provider));

  load_colours (provider);
}

static gboolean
theme_to_scheme_cb (GValue *scheme, GVariant *theme, gpointer data)
{
  const char *name = g_variant_get_string (theme, NULL);

  g_value_set_enum (scheme, g_str_equal (name, "light")  ? ADW_COLOR_SCHEME_FORCE_LIGHT
                            : g_str_equal (name, "dark") ? ADW_COLOR_SCHEME_FORCE_DARK
                                                         : ADW_COLOR_SCHEME_DEFAULT);
  return TRUE;
}

/* If animations are on, the system's preference applies. */
static void
animations_cb (GSettings *settings, const char *key, GtkSettings *toolkit)
{
  g_assert (GTK_IS_SETTINGS (toolkit));

  if (flip_settings_get_animations ())
    gtk_settings_reset_property (toolkit, "gtk-enable-animations");
  else
    g_object_set (toolkit, "gtk-enable-animations", FALSE, NULL);
}

static void
follow_settings (AdwStyleManager *manager, GtkSettings *toolkit)
{
  GSettings *settings = flip_settings_get_default ();

  g_settings_bind_with_mapping (settings, "theme", manager, "color-scheme", G_SETTINGS_BIND_GET,
                                theme_to_scheme_cb, NULL, NULL, NULL);
  g_object_set (toolkit, "gtk-error-bell", FALSE, NULL); /* no sounds */
  g_signal_connect (settings, "changed::animations", G_CALLBACK (animations_cb), toolkit);
  if (!flip_settings_get_animations ())
    animations_cb (settings, "animations", toolkit);
}

/* A touchscreen may be plugged in later. */
static void
devices_cb (GdkSeat *seat)
{
  g_assert (GDK_IS_SEAT (seat));

  if (!(gdk_seat_get_capabilities (seat) & GDK_SEAT_CAPABILITY_TOUCH))
    return;
  g_signal_handlers_disconnect_by_func (seat, devices_cb, NULL);
  flip_theme_serve_fingers ();
}

/* public functions */

void
flip_theme_start (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GdkSeat *seat = gdk_display_get_default_seat (gdk_display_get_default ());

  if (g_object_get_data (G_OBJECT (manager), STARTED))
    return;
  g_object_set_data (G_OBJECT (manager), STARTED, manager);
  follow_settings (manager, gtk_settings_get_default ());
  g_signal_connect_after (seat, "device-added", G_CALLBACK (devices_cb), NULL);
  devices_cb (seat);
}

void
flip_theme_serve_fingers (void)
{
  g_autoptr (GtkCssProvider) others = gtk_css_provider_new ();
  g_autoptr (GtkCssProvider) own = gtk_css_provider_new ();

  flip_css_load (others, FOR_FINGERS);
  gtk_css_provider_load_from_resource (own, TOUCH);
  add_provider (others, GTK_STYLE_PROVIDER_PRIORITY_SETTINGS);
  add_provider (own, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}

void
flip_theme_add_pages (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autoptr (GtkCssProvider) pages = NULL;
  GtkCssProvider *colours;

  if (g_object_get_data (G_OBJECT (manager), COLOURS))
    return;
  pages = gtk_css_provider_new ();
  colours = gtk_css_provider_new ();
  g_object_set_data_full (G_OBJECT (manager), COLOURS, colours, g_object_unref);
  gtk_css_provider_load_from_resource (pages, PAGES);
  load_colours (colours);
  add_provider (pages, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  add_provider (colours, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  g_signal_connect (manager, "notify::dark", G_CALLBACK (look_cb), colours);
  g_signal_connect (manager, "notify::high-contrast", G_CALLBACK (look_cb), colours);
}
