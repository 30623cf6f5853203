/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/mend/mend-line.h"

#include "app/board/refusal-scale.h"
#include "app/common/layout/columns.h"
#include "app/common/picture/card-picture.h"
#include "app/common/picture/drawing.h"
#include "app/common/picture/glyph-icon.h"
#include "app/common/picture/seat-avatar.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "engine/base/phrase.h"
#include "play/moment/card-name.h"
#include "play/sheet/mending.h"

#include <glib/gi18n.h>

#define CARD_WIDTH  22
#define CARD_HEIGHT 30

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

/* What can be done with the entry that no longer fits, and what helps to decide: the amount there
   was and the amount needed, and the rule. The choice that is suggested has the first button. */
static GtkWidget *
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

struct _FlipMendLine
{
  GtkWidget parent_instance;

  /* template */
  GtkWidget *heading, *entry, *change, *edit;
  GtkBox *told_cards;
  GtkImage *status;
  FlipSeatAvatar *avatar;
  FlipCardPicture *was_card, *card;
  GtkLabel *where, *label, *note, *number;

  GtkWidget *conflict; /* a child, or NULL: few lines have one */
};

G_DEFINE_FINAL_TYPE (FlipMendLine, flip_mend_line, GTK_TYPE_WIDGET)

#define NOT_EQUAL "flipside-differs-symbolic"

/* The look of each status: its icon, its CSS class, and its word for screen readers. */
static const struct
{
  const char *icon, *class, *word;
} looks[FLIP_N_MENDED] = {
  /* Translators: an entry of the log that is as it was */
  [FLIP_MENDED_STAYS] = { "media-record-symbolic", "mend-stays", N_ ("stays") },
  /* Translators: an entry of the log */
  [FLIP_MENDED_CHANGED] = { "document-edit-symbolic", "mend-changed", N_ ("changed") },
  /* Translators: an entry of the log */
  [FLIP_MENDED_PUT_IN] = { "list-add-symbolic", "mend-changed", N_ ("inserted") },
  /* Translators: an entry of the log */
  [FLIP_MENDED_REMOVED] = { "list-remove-symbolic", "mend-changed", N_ ("removed") },
  /* Translators: an entry of the log that can be replayed */
  [FLIP_MENDED_FITS] = { "object-select-symbolic", "mend-fits", N_ ("fits") },
  /* Translators: an entry of the log that brings something else now */
  [FLIP_MENDED_DIFFERS] = { NOT_EQUAL, "mend-differs", N_ ("differs") },
  /* Translators: an entry of the log: the card came after the correction only */
  [FLIP_MENDED_DEALT] = { "list-add-symbolic", "mend-differs", N_ ("dealt") },
  /* Translators: an entry of the log: the card no longer comes */
  [FLIP_MENDED_GONE] = { "list-remove-symbolic", "mend-differs", N_ ("not dealt") },
  [FLIP_MENDED_REFUSED] = { "window-close-symbolic", "mend-refused", N_ ("no longer fits") },
  /* Translators: an entry of the log that was not replayed yet */
  [FLIP_MENDED_WAITS] = { "content-loading-symbolic", "mend-waits", N_ ("waits") },
  /* Translators: an entry of the log: waits until it is legal again */
  [FLIP_MENDED_ASIDE] = { "content-loading-symbolic", "mend-waits", N_ ("set aside") },
};

/* helpers */

/* The sentence, and below it the previous one. */
static char *
markup_of (const FlipMendingLine *line)
{
  GString *markup = g_string_new (NULL);
  g_autofree char *text = g_markup_escape_text (line->text, -1);

  if (line->name)
    {
      g_autofree char *isolated = flip_phrase_isolate (line->name);
      g_autofree char *name = g_markup_printf_escaped ("<b>%s</b>  ", isolated);

      g_string_append (markup, name);
    }
  g_string_append_printf (markup, line->status == FLIP_MENDED_REMOVED ? "<s>%s</s>" : "%s", text);
  if (line->was && line->was_card == FLIP_NO_CARD)
    {
      g_autofree char *was = g_markup_printf_escaped ("\n<small><s>%s</s></small>", line->was);

      g_string_append (markup, was);
    }
  return g_string_free (markup, FALSE);
}

static void
show_status (FlipMendLine *self, FlipMendStatus status)
{
  gtk_image_set_from_icon_name (self->status, looks[status].icon);
  for (guint i = 0; i < FLIP_N_MENDED; i++)
    flip_show_class (GTK_WIDGET (self), looks[i].class,
                     g_str_equal (looks[i].class, looks[status].class));
  flip_show_tooltip (GTK_WIDGET (self->status), _ (looks[status].word));
}

static void
bind_edit (GtkWidget *button, guint number)
{
  /* Translators: %u: the number of the entry */
  g_autofree char *label = g_strdup_printf (_ ("Correct Entry %u"), number);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", number - 1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "mend.edit");
  flip_show_tooltip (button, label);
  flip_show_name (button, label);
}

static gboolean
can_edit (const FlipMendingLine *line)
{
  return line->number > 0 && line->can_change && line->status != FLIP_MENDED_WAITS
         && line->status != FLIP_MENDED_ASIDE;
}

static void
show_edit (FlipMendLine *self, const FlipMendingLine *line)
{
  gtk_widget_set_visible (self->edit, can_edit (line));
  if (line->number > 0)
    bind_edit (self->edit, line->number);
}

/* Shows the previous card and the current one. */
static void
show_change (FlipMendLine *self, const FlipMendingLine *line)
{
  gboolean other = line->was_card != FLIP_NO_CARD && line->card != FLIP_NO_CARD;
  FlipCardLook was = { .card = line->was_card, .state = FLIP_CARD_DIMMED };
  FlipCardLook now = { .card = line->card };

  gtk_widget_set_visible (self->change, other);
  if (!other)
    return;
  flip_card_picture_set_look (self->was_card, &was);
  flip_card_picture_set_look (self->card, &now);
}

/* overrides */

static void
flip_mend_line_dispose (GObject *object)
{
  flip_mend_line_ask (FLIP_MEND_LINE (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), FLIP_TYPE_MEND_LINE);
  G_OBJECT_CLASS (flip_mend_line_parent_class)->dispose (object);
}

static void
flip_mend_line_class_init (FlipMendLineClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_mend_line_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  FLIP_TEMPLATE (klass, "mend/mend-line.ui");
  FLIP_BIND_CHILDREN (klass, FlipMendLine, heading, where, told_cards, entry, change,
                      was_card, card, status, avatar, label, note, number, edit);
}

static void
flip_mend_line_init (FlipMendLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  flip_drawing_set_size (FLIP_DRAWING (self->was_card), CARD_WIDTH, CARD_HEIGHT);
  flip_drawing_set_size (FLIP_DRAWING (self->card), CARD_WIDTH, CARD_HEIGHT);
}

/* public functions */

void
flip_mend_line_show_heading (FlipMendLine *self, const char *where)
{
  g_return_if_fail (FLIP_IS_MEND_LINE (self));

  gtk_widget_set_visible (self->heading, where != NULL);
  flip_show_text (self->where, where);
  flip_show_end (self->told_cards, NULL);
}

void
flip_mend_line_add_card (FlipMendLine *self, const FlipMendingLine *line)
{
  g_autofree char *name = NULL;
  GtkWidget *button;

  g_return_if_fail (FLIP_IS_MEND_LINE (self));
  g_return_if_fail (line && line->card != FLIP_NO_CARD);

  name = flip_card_name (line->card);
  button = gtk_button_new ();
  flip_make_style (button, "flat mend-card");
  gtk_button_set_child (GTK_BUTTON (button),
                        flip_card_picture_new (line->card, CARD_WIDTH, CARD_HEIGHT));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, name, -1);
  bind_edit (button, line->number);
  gtk_widget_set_sensitive (button, can_edit (line));
  gtk_box_append (self->told_cards, button);
  gtk_widget_set_visible (GTK_WIDGET (self->told_cards), TRUE);
}

void
flip_mend_line_show (FlipMendLine *self, const FlipMendingLine *line, gboolean current)
{
  g_autofree char *markup = NULL, *number = NULL, *head = NULL, *words = NULL;

  g_return_if_fail (FLIP_IS_MEND_LINE (self));

  gtk_widget_set_visible (self->entry, line != NULL);
  if (!line)
    return;
  markup = markup_of (line);
  number = line->number ? g_strdup_printf ("%u", line->number) : g_strdup ("+");
  head = flip_phrase_list (number, _ (looks[line->status].word), NULL);
  words = flip_phrase_label (head, line->text);
  show_status (self, line->status);
  flip_show_class (GTK_WIDGET (self), "mend-current", current);
  gtk_widget_set_visible (GTK_WIDGET (self->avatar), line->name != NULL);
  if (line->name)
    flip_seat_avatar_show (self->avatar, (guint) line->who, line->name);
  flip_show_text (self->label, markup);
  flip_show_text (self->note, line->note);
  flip_show_text (self->number, number);
  show_change (self, line);
  show_edit (self, line);
  flip_show_name (self, words);
}

void
flip_mend_line_ask (FlipMendLine *self, FlipMending *mending)
{
  g_return_if_fail (FLIP_IS_MEND_LINE (self));

  g_clear_pointer (&self->conflict, gtk_widget_unparent);
  if (!mending)
    return;
  self->conflict = flip_mend_conflict_new (mending);
  gtk_widget_set_parent (self->conflict, GTK_WIDGET (self));
}

gboolean
flip_mend_line_focus (FlipMendLine *self)
{
  g_return_val_if_fail (FLIP_IS_MEND_LINE (self), FALSE);

  return self->conflict && gtk_widget_child_focus (self->conflict, GTK_DIR_TAB_FORWARD);
}
