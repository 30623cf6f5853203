/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/preferences/theme.h"

#include "app/common/screen-palette.h"
#include "app/preferences/settings.h"

#define KEY "flip-theme"

/* helpers */

static void
append_colour (GString *css, const char *name, FlipColour colour)
{
  g_string_append_printf (css, "@define-color %s rgb(%d,%d,%d);\n", name,
                          (int) (colour.red * 255 + .5), (int) (colour.green * 255 + .5),
                          (int) (colour.blue * 255 + .5));
}

/* What is written in a seat's ink, edged with it, or lies on it. */
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
  gtk_css_provider_load_from_data (provider, css->str, (gssize) css->len);
}

/* callbacks */

static void
look_cb (AdwStyleManager *manager, GParamSpec *spec, GtkCssProvider *provider)
{
  load_colours (provider);
}

static void
theme_cb (FlipSettings *settings, GParamSpec *spec, AdwStyleManager *manager)
{
  const char *theme = flip_settings_get_theme ();

  adw_style_manager_set_color_scheme (manager,
                                      g_str_equal (theme, "light")  ? ADW_COLOR_SCHEME_FORCE_LIGHT
                                      : g_str_equal (theme, "dark") ? ADW_COLOR_SCHEME_FORCE_DARK
                                                                    : ADW_COLOR_SCHEME_DEFAULT);
}

/* On means as the system wishes. */
static void
animations_cb (FlipSettings *settings, GParamSpec *spec, GtkSettings *toolkit)
{
  if (flip_settings_get_animations ())
    gtk_settings_reset_property (toolkit, "gtk-enable-animations");
  else
    g_object_set (toolkit, "gtk-enable-animations", FALSE, NULL);
}

/* public functions */

void
flip_theme_start (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  FlipSettings *settings = flip_settings_get_default ();
  GtkSettings *toolkit = gtk_settings_get_default ();
  GtkCssProvider *provider;

  if (g_object_get_data (G_OBJECT (manager), KEY))
    return;
  provider = gtk_css_provider_new ();
  g_object_set_data_full (G_OBJECT (manager), KEY, provider, g_object_unref);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  g_signal_connect (manager, "notify::dark", G_CALLBACK (look_cb), provider);
  g_signal_connect (manager, "notify::high-contrast", G_CALLBACK (look_cb), provider);
  g_signal_connect (settings, "notify::theme", G_CALLBACK (theme_cb), manager);
  g_signal_connect (settings, "notify::animations", G_CALLBACK (animations_cb), toolkit);
  theme_cb (settings, NULL, manager);
  if (!flip_settings_get_animations ())
    animations_cb (settings, NULL, toolkit);
  load_colours (provider);
}
