/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "serve/gate-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define PAGE                                                                                      \
  "<!doctype html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n"                       \
  "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"                    \
  "<meta name=\"color-scheme\" content=\"light dark\">\n<title>%s</title>\n"                      \
  "<link rel=\"stylesheet\" href=\"screens.css\">\n</head>\n<body>\n<main class=\"gate\">\n"      \
  "<h1>%s</h1>\n<p>%s</p>\n%s<form method=\"post\" action=\"code\">\n"                            \
  "<label for=\"code\">%s</label>\n<input id=\"code\" name=\"code\" inputmode=\"numeric\" "       \
  "autocomplete=\"off\" pattern=\"[0-9]{4}\" maxlength=\"4\" required autofocus>\n"               \
  "<button type=\"submit\" class=\"suggested\">%s</button>\n</form>\n</main>\n</body>\n</html>\n"

char *
flip_screen_gate_html (const char *language, const char *problem)
{
  g_autofree char *lang = g_strdelimit (g_strdup (language), "_", '-');
  g_autofree char *title = g_markup_escape_text (_ ("Join the table"), -1);
  g_autofree char *sentence =
    g_markup_escape_text (_ ("The computer at the table shows a code of four digits."), -1);
  g_autofree char *words = problem ? g_markup_escape_text (problem, -1) : NULL;
  g_autofree char *told = words ? g_strdup_printf ("<p role=\"alert\">%s</p>\n", words) : g_strdup ("");
  g_autofree char *label = g_markup_escape_text (/* a field for the code */ _ ("Code"), -1);
  /* Translators: on a button */
  g_autofree char *button = g_markup_escape_text (_ ("Join"), -1);

  return g_strdup_printf (PAGE, lang, title, title, sentence, told, label, button);
}
