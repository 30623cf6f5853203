/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/card-entry.h"

#include "app/now/card-grid.h"
#include "app/common/card-name.h"
#include "app/now/card-slots.h"
#include "app/common/glyph-icon.h"

#include <glib/gi18n.h>
#include <string.h>

struct _FlipCardEntry
{
  GtkBox parent_instance;

  FlipCardSeries series;
  FlipCardSet possible;
  gboolean telling;

  /* owned by the box */
  GtkEditable *text;
  FlipCardSlots *slots;
  FlipCardGrid *grid;
  GtkWidget *hint, *alert, *rule, *take_back;
  GtkLabel *reason, *legend, *to_go, *take_back_words;
};

G_DEFINE_FINAL_TYPE (FlipCardEntry, flip_card_entry, GTK_TYPE_BOX)

enum
{
  CARD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static char *
typed_text (FlipCardEntry *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (self->text)));
}

static void
show_cards (FlipCardEntry *self)
{
  g_autofree char *text = typed_text (self);
  guint rank = flip_rank_parse (text);

  flip_card_slots_show (self->slots, &self->series, rank);
  flip_card_grid_show (self->grid, &self->series, self->possible, rank);
}

static void
show_reason (FlipCardEntry *self, const char *text, const char *rule)
{
  gtk_label_set_label (self->reason, text ? text : "");
  gtk_widget_set_visible (self->alert, text != NULL);
  gtk_widget_set_visible (self->hint, text == NULL);
  gtk_widget_set_visible (self->rule, rule && *rule);
  if (rule && *rule)
    {
      g_autofree char *words = g_strdup_printf (_ ("Read rule %s"), rule);

      gtk_button_set_label (GTK_BUTTON (self->rule), words);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule), "s", rule);
    }
}

static void
clear_text (FlipCardEntry *self)
{
  self->telling = TRUE;
  gtk_editable_set_text (self->text, "");
  self->telling = FALSE;
}

static void
tell (FlipCardEntry *self, FlipCard card)
{
  clear_text (self);
  show_reason (self, NULL, NULL);
  show_cards (self);
  g_signal_emit (self, signals[CARD], 0, (guint) card);
}

/* What may still become a card. */
static gboolean
is_beginning (const char *text)
{
  return !*text || g_str_equal (text, "1") || flip_rank_parse (text);
}

static void
show_counts (FlipCardEntry *self)
{
  guint told = self->series.n_told, to_come = flip_card_set_size (self->possible);
  guint away = flip_card_set_size (FLIP_ALL_CARDS & ~self->possible);
  guint seen = away - MIN (told, away); /* a joker is told, and none of these */
  g_autofree char *legend =
    told ? g_strdup_printf (_ ("%u seen · %u told now · %u to come"), seen, told, to_come)
         : g_strdup_printf (_ ("%u seen · %u to come"), seen, to_come);
  g_autofree char *to_go = g_strdup_printf (_ ("%u to go"), self->series.to_come);

  gtk_label_set_label (self->legend, legend);
  gtk_label_set_label (self->to_go, to_go);
  gtk_widget_set_visible (GTK_WIDGET (self->to_go), told > 0);
}

static void
show_take_back (FlipCardEntry *self)
{
  guint n = self->series.n_told;
  g_autofree char *name = n ? flip_card_name (self->series.told[n - 1]) : NULL;
  g_autofree char *words = n ? g_strdup_printf (_ ("Take back %s"), name) : NULL;

  gtk_widget_set_visible (self->take_back, n > 0);
  if (!words)
    return;
  gtk_label_set_label (self->take_back_words, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->take_back), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
}

/* callbacks */

static void
grid_cb (FlipCardGrid *grid, guint card, FlipCardEntry *self)
{
  tell (self, (FlipCard) card);
  flip_card_entry_focus (self);
}

static void
typed_cb (GtkEditable *editable, FlipCardEntry *self)
{
  g_autofree char *text = NULL;
  FlipCard card;

  if (self->telling)
    return;
  text = typed_text (self);
  if (flip_card_parse (text, &card))
    return tell (self, card);
  show_reason (self, NULL, NULL);
  if (!is_beginning (text))
    {
      g_autofree char *reason =
        g_strdup_printf (_ ("“%s” is no card. Type the rank, then h, d, c or s."), text);

      clear_text (self);
      show_reason (self, reason, NULL);
    }
  show_cards (self);
}

/* Taking back is about the sheet, not about the letters of a card. In an empty entry Backspace takes
 * the last card of the series back. */
static const char *
action_of_key (FlipCardEntry *self, guint key, GdkModifierType modifiers)
{
  if ((modifiers & GDK_CONTROL_MASK) && gdk_keyval_to_lower (key) == GDK_KEY_z)
    return modifiers & GDK_SHIFT_MASK ? "sheet.redo" : "sheet.undo";
  if (key == GDK_KEY_BackSpace && !*gtk_editable_get_text (self->text) && self->series.n_told)
    return "sheet.undo";
  return NULL;
}

static gboolean
key_cb (GtkEventControllerKey *keys,
        guint key,
        guint code,
        GdkModifierType modifiers,
        FlipCardEntry *self)
{
  const char *action = action_of_key (self, key, modifiers);

  if (!action)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
  return GDK_EVENT_STOP;
}

static void
suit_cb (GtkButton *button, FlipCardEntry *self)
{
  const char *letter = g_object_get_data (G_OBJECT (button), "letter");
  int end = -1;

  gtk_editable_insert_text (self->text, letter, -1, &end);
  flip_card_entry_focus (self);
}

/* overrides */

static void
flip_card_entry_class_init (FlipCardEntryClass *klass)
{
  signals[CARD] = g_signal_new ("card", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static GtkLabel *
label_new (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 34);
  gtk_widget_add_css_class (label, "now-small");
  if (style)
    gtk_widget_add_css_class (label, style);
  return GTK_LABEL (label);
}

static GtkWidget *
suit_button_new (FlipCardEntry *self, FlipSuit suit, const char *letter)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  gtk_box_append (GTK_BOX (box), flip_glyph_icon_new ((FlipGlyph) suit, 12));
  gtk_box_append (GTK_BOX (box), gtk_label_new (letter));
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "suit-button");
  gtk_widget_set_tooltip_text (button, flip_suit_name (suit));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  flip_suit_name (suit), -1);
  g_object_set_data (G_OBJECT (button), "letter", (gpointer) letter);
  g_signal_connect (button, "clicked", G_CALLBACK (suit_cb), self);
  return button;
}

static void
add_typing (FlipCardEntry *self)
{
  static const struct
  {
    FlipSuit suit;
    const char *letter;
  } suits[] = { { FLIP_HEARTS, "h" },
                { FLIP_DIAMONDS, "d" },
                { FLIP_CLUBS, "c" },
                { FLIP_SPADES, "s" } };
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *text = gtk_entry_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->text = GTK_EDITABLE (text);
  gtk_entry_set_placeholder_text (GTK_ENTRY (text), _ ("7c"));
  gtk_editable_set_width_chars (self->text, 4);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_editable_set_enable_undo (self->text, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Card"),
                                  -1);
  g_signal_connect (text, "changed", G_CALLBACK (typed_cb), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (text, keys);
  gtk_box_append (GTK_BOX (row), text);
  for (guint i = 0; i < G_N_ELEMENTS (suits); i++)
    gtk_box_append (GTK_BOX (row), suit_button_new (self, suits[i].suit, suits[i].letter));
  gtk_box_append (GTK_BOX (self), row);
}

static void
add_reason (FlipCardEntry *self)
{
  GtkWidget *reason =
    g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, "wrap", TRUE,
                  "xalign", 0.f, "hexpand", TRUE, "max-width-chars", 27, NULL);
  GtkWidget *icon = gtk_image_new_from_icon_name ("dialog-error-symbolic");
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->hint = GTK_WIDGET (label_new ("dim-label"));
  gtk_label_set_label (GTK_LABEL (self->hint),
                       _ ("Type rank and suit: 7c, 10h, ks. Backspace takes back."));
  self->reason = GTK_LABEL (reason);
  self->alert = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->rule = gtk_button_new ();
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->rule), "sheet.rules");
  gtk_widget_add_css_class (self->rule, "flat");
  gtk_widget_add_css_class (self->rule, "rule-link");
  gtk_widget_set_halign (self->rule, GTK_ALIGN_START);
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->alert, "card-alert");
  gtk_box_append (GTK_BOX (self->alert), icon);
  gtk_box_append (GTK_BOX (words), reason);
  gtk_box_append (GTK_BOX (words), self->rule);
  gtk_box_append (GTK_BOX (self->alert), words);
  gtk_box_append (GTK_BOX (self), self->hint);
  gtk_box_append (GTK_BOX (self), self->alert);
}

static void
add_foot (FlipCardEntry *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->legend = label_new ("dim-label");
  self->to_go = label_new ("slot-awaited");
  self->take_back = gtk_button_new ();
  self->take_back_words = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (self->take_back_words, PANGO_ELLIPSIZE_MIDDLE);
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), gtk_image_new_from_icon_name ("edit-undo-symbolic"));
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->take_back_words));
  gtk_button_set_child (GTK_BUTTON (self->take_back), content);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->take_back), "sheet.undo");
  gtk_label_set_wrap (self->to_go, FALSE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->to_go), TRUE);
  gtk_widget_set_halign (GTK_WIDGET (self->to_go), GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->legend));
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->to_go));
  gtk_box_append (GTK_BOX (self), row);
  gtk_box_append (GTK_BOX (self), self->take_back);
}

static void
flip_card_entry_init (FlipCardEntry *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  self->slots = FLIP_CARD_SLOTS (flip_card_slots_new ());
  self->grid = FLIP_CARD_GRID (flip_card_grid_new ());
  g_signal_connect (self->grid, "card", G_CALLBACK (grid_cb), self);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->slots));
  add_typing (self);
  add_reason (self);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->grid));
  add_foot (self);
  show_reason (self, NULL, NULL);
}

/* public functions */

GtkWidget *
flip_card_entry_new (void)
{
  return g_object_new (FLIP_TYPE_CARD_ENTRY, NULL);
}

void
flip_card_entry_set_game (FlipCardEntry *self, const FlipGame *game)
{
  flip_card_grid_set_game (self->grid, game);
}

void
flip_card_entry_set_series (FlipCardEntry *self, const FlipCardSeries *series)
{
  self->series = *series;
  show_take_back (self);
  show_counts (self);
  show_cards (self);
}

void
flip_card_entry_set_possible (FlipCardEntry *self, FlipCardSet possible)
{
  self->possible = possible;
  show_counts (self);
  show_cards (self);
}

void
flip_card_entry_set_compact (FlipCardEntry *self, gboolean compact)
{
  flip_card_slots_set_compact (self->slots, compact);
  show_cards (self);
}

/* Without selecting, so that the next key adds to what is half typed. */
void
flip_card_entry_focus (FlipCardEntry *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->text));
  gtk_editable_set_position (self->text, -1);
}

void
flip_card_entry_refuse (FlipCardEntry *self, const FlipRefusal *refusal)
{
  show_reason (self, refusal->text, refusal->rule);
}
