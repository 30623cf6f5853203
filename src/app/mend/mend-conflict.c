/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/mend/mend-conflict.h"

#include "app/board/refusal-scale.h"
#include "app/common/layout/columns.h"
#include "app/common/picture/drawing.h"
#include "app/common/picture/glyph-icon.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"

#include <glib/gi18n.h>

#define SPACING     8
#define GLYPH       16
#define BESIDE_FROM 300 /* the width from which on words are beside their button */

#define METER_WIDTH  150
#define METER_HEIGHT 20
#define BAR          10.0

/* A bar for the amount there is, with a dashed line at the amount needed. */
typedef struct
{
  int value, needs, most; /* `most` is the value of the full length */
} Meter;

static void
draw_bar (FlipCanvas *canvas, double width, double height, FlipColour colour)
{
  FlipRect bar = { 0, (height - BAR) / 2, MAX (width, BAR), BAR };

  flip_canvas_round (canvas, &bar, BAR / 2);
  flip_canvas_fill (canvas, colour);
}

static void
draw_meter (gconstpointer value, FlipCanvas *canvas, double width, double height)
{
  static const double dashes[] = { 3.6, 2.6 };
  const Meter *meter = value;
  const FlipPalette *palette = canvas->palette;
  double unit = width / MAX (1, meter->most);

  draw_bar (canvas, width, height, flip_palette_site_line (palette, FLIP_HUE_GREY));
  if (meter->value > 0)
    draw_bar (canvas, meter->value * unit, height,
              meter->value < meter->needs ? palette->refused : palette->hues[FLIP_HUE_CLUBS]);
  cairo_save (canvas->cr);
  cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  flip_canvas_line (canvas, meter->needs * unit, 0, meter->needs * unit, height, palette->text, 2);
  cairo_restore (canvas->cr);
}

static GtkWidget *
meter_new (const Meter *meter)
{
  static const FlipDrawn drawn = {
    .draw = draw_meter,
    .size = sizeof *meter,
    .width = METER_WIDTH,
    .height = METER_HEIGHT,
  };
  GtkWidget *drawing = g_object_new (FLIP_TYPE_DRAWING, "halign", GTK_ALIGN_FILL, NULL);

  flip_drawing_show (FLIP_DRAWING (drawing), &drawn, meter);
  return drawing;
}

/* helpers */

static GtkWidget *
label_new (const char *words, const char *class)
{
  GtkWidget *label = flip_make_words (words, class);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

/* What there was or is, as a number and as a bar. */
static void
add_amount (GtkBox *box, const char *words, int amount, const FlipMendingConflict *conflict)
{
  Meter meter = { amount, conflict->needs,
                  MAX (conflict->before, MAX (conflict->now, conflict->needs)) };
  g_autofree char *number = g_strdup_printf ("%d", amount);

  gtk_box_append (box, FLIP_MAKE_ACROSS (SPACING, label_new (words, "dim-label"), gtk_label_new (number)));
  gtk_box_append (box, meter_new (&meter));
}

static void
add_price (GtkBox *box, const FlipMendingConflict *conflict)
{
  GtkWidget *glyph =
    g_object_new (FLIP_TYPE_GLYPH_ICON, "width-request", GLYPH, "height-request", GLYPH, NULL);
  /* Translators: %d: the value that the entry would need */
  g_autofree char *words = g_strdup_printf (_ ("%d needed"), conflict->needs);
  GtkWidget *needs = label_new (words, "mend-needs");

  (void) flip_glyph_icon_show_word (FLIP_GLYPH_ICON (glyph), conflict->glyph);
  gtk_box_append (box, FLIP_MAKE_ACROSS (SPACING, glyph, label_new (conflict->purse, "heading")));
  add_amount (box, _ ("as it was"), conflict->before, conflict);
  add_amount (box, C_ ("held", "now"), conflict->now, conflict);
  gtk_label_set_xalign (GTK_LABEL (needs), 1);
  gtk_box_append (box, needs);
}

static void
add_rule (GtkBox *box, const char *rule)
{
  /* Translators: %s: the id of a rule */
  g_autofree char *words = g_strdup_printf (_ ("Read rule %s"), rule);
  GtkWidget *button = gtk_button_new_with_label (words);

  flip_show_wrapped (GTK_BUTTON (button));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  flip_make_style (button, "flat rule-link");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", rule);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "sheet.rules");
  gtk_box_append (box, button);
}

static void
add_choice (GtkBox *box, int choice, const char *words)
{
  static const struct
  {
    const char *title, *key;
  } buttons[] = {
    /* Translators: on a button */
    { N_ ("_Correct It"), /* Translators: tooltip of a button */ N_ ("Key 1") },
    /* Translators: on a button */
    { N_ ("_Stop Here"), /* Translators: tooltip of a button */ N_ ("Key 2") },
    /* Translators: on a button */
    { N_ ("_Leave It"), /* Translators: tooltip of a button */ N_ ("Key 3") },
  };
  GtkWidget *line =
    g_object_new (FLIP_TYPE_COLUMNS, "spacing", SPACING, "threshold", BESIDE_FROM, NULL);
  GtkWidget *button = gtk_button_new_with_mnemonic (_ (buttons[choice - 1].title));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  flip_show_tooltip (button, _ (buttons[choice - 1].key));
  if (choice == 1)
    gtk_widget_add_css_class (button, "suggested-action");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", choice);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "mend.choose");
  flip_columns_append (FLIP_COLUMNS (line), button);
  flip_columns_append (FLIP_COLUMNS (line), label_new (words, "dim-label"));
  gtk_box_append (box, line);
}

static void
add_choices (GtkBox *box, guint n_left)
{
  g_autofree char *stop = g_strdup_printf (
    /* Translators: %u: how many */
    ngettext ("%u entry from here on will be set aside on this sheet and can be restored.",
              "%u entries from here on will be set aside on this sheet and can be restored.",
              n_left),
    n_left);

  add_choice (box, 1,
              _ ("Say what happened here. The replay continues from it, up to the next "
                 "entry that needs an answer."));
  add_choice (box, 2, stop);
  add_choice (box, 3, _ ("The log stays as it was before you started correcting it."));
}

/* public functions */

GtkWidget *
flip_mend_conflict_new (FlipMending *mending)
{
  const FlipMendingConflict *conflict = flip_mending_conflict (mending);
  const FlipRefusal *refusal = flip_mending_refusal (mending);
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));

  g_assert (conflict && refusal);
  gtk_widget_add_css_class (GTK_WIDGET (box), "mend-conflict");
  if (refusal->scale.least > 0)
    {
      GtkWidget *scale = g_object_new (FLIP_TYPE_DRAWING, "halign", GTK_ALIGN_START, NULL);

      flip_refusal_scale_show (FLIP_DRAWING (scale), &refusal->scale);
      gtk_box_append (box, scale);
    }
  if (*refusal->help)
    gtk_box_append (box, label_new (refusal->help, NULL));
  if (conflict->purse)
    add_price (box, conflict);
  add_choices (box, flip_mending_n_left (mending));
  if (*refusal->rule)
    add_rule (box, refusal->rule);
  return GTK_WIDGET (box);
}
