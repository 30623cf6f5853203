/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/ask/toast.h"

#include "app/common/toolkit/make.h"
#include "app/common/toolkit/text-scale.h"
#include "engine/base/quote.h"

/* The width that a toast needs around its words, and for a button, at the usual text size. */
#define AROUND 110
#define BUTTON 90

#define LEAST_WIDTH 360 /* of the window, whose width may not be known yet */

#define LONGEST_TEXT 400 /* the text may quote a name of any length */

#define BOLD 1.1 /* the width of bold letters relative to regular ones */

/* A toast always gets its natural size, so that size has to fit into the window. */
static void
fit (AdwToast *toast, GtkWidget *overlay)
{
  PangoContext *context = gtk_widget_get_pango_context (overlay);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int letter = MAX (pango_font_metrics_get_approximate_char_width (metrics),
                    pango_font_metrics_get_approximate_digit_width (metrics));
  int button = adw_toast_get_button_label (toast) ? flip_text_scale (overlay, BUTTON) : 0;
  int room = MAX (gtk_widget_get_width (overlay), LEAST_WIDTH) - AROUND - button;

  gtk_label_set_max_width_chars (GTK_LABEL (adw_toast_get_custom_title (toast)),
                                 MAX (8, (int) (room * PANGO_SCALE / (letter * BOLD))));
  pango_font_metrics_unref (metrics);
}

AdwToast *
flip_toast_new (const char *text)
{
  AdwToast *toast;
  GtkWidget *label;
  g_autofree char *shown = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  shown = flip_shortened (text, LONGEST_TEXT);
  toast = adw_toast_new ("");
  label = flip_make_words (shown, "heading");
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  adw_toast_set_custom_title (toast, label);
  return toast;
}

void
flip_toast_show (GtkWidget *widget, AdwToast *toast)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);

  g_return_if_fail (ADW_IS_TOAST (toast));

  if (!overlay)
    {
      g_object_unref (toast);
      return;
    }
  fit (toast, overlay);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), toast);
}
