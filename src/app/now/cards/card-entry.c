/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/cards/card-entry.h"

#include "app/common/picture/card-picture.h"
#include "app/common/picture/glyph-icon.h"
#include "app/common/toolkit/announce.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "app/now/cards/card-grid.h"
#include "play/moment/card-name.h"
#include "play/moment/card-series.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <string.h>

/* The cards of a series as they lie on the table: entered, half typed, still to come. */
G_DECLARE_FINAL_TYPE (FlipCardSlots, flip_card_slots, FLIP, CARD_SLOTS, GtkBox)

struct _FlipCardSlots
{
  GtkBox parent_instance;

  guint n;
  gboolean compact, tiny;

  /* owned by the box */
  FlipCardPicture *cards[FLIP_MOST_SERIES];
  GtkWidget *names[FLIP_MOST_SERIES];
};

G_DEFINE_FINAL_TYPE (FlipCardSlots, flip_card_slots, GTK_TYPE_BOX)

static char *
slot_name (guint index)
{
  static const char *const names[] = { /* a card of the lineup */ N_ ("first"),
                                       /* a card of the lineup */ N_ ("second"),
                                       /* a card of the lineup */ N_ ("third") };

  return index < G_N_ELEMENTS (names) ? g_strdup (_ (names[index]))
                                      : g_strdup_printf ("%u", index + 1);
}

static void
add_slot (FlipCardSlots *self, guint index, int width)
{
  g_autofree char *name = slot_name (index);
  GtkWidget *card = flip_card_picture_new (FLIP_NO_CARD, width, width * 108 / 80);

  self->cards[index] = FLIP_CARD_PICTURE (card);
  self->names[index] = gtk_label_new (name);
  gtk_widget_add_css_class (self->names[index], "now-small");
  gtk_widget_set_visible (self->names[index], self->n > 1 && !self->compact);
  gtk_box_append (GTK_BOX (self), FLIP_MAKE_BELOW (4, card, self->names[index]));
}

static void
make_slots (FlipCardSlots *self, guint n)
{
  flip_show_no_children (GTK_WIDGET (self));
  self->n = n;
  for (guint i = 0; i < n; i++)
    add_slot (self, i, n > 5 ? 24 : self->tiny ? 28 : n > 3 || self->compact ? 40 : 80);
}

static void
flip_card_slots_class_init (FlipCardSlotsClass *klass)
{
}

static void
flip_card_slots_init (FlipCardSlots *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 12);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* In a bar, the cards are as small as the keys, so that they are as high as a line of text. */
static void
flip_card_slots_set_room (FlipCardSlots *self, const FlipRoom *room)
{
  self->compact = room->panel != FLIP_PANEL_BESIDE || room->is_low;
  self->tiny = room->panel == FLIP_PANEL_BAR;
  gtk_box_set_spacing (GTK_BOX (self), self->tiny ? 6 : 12);
  make_slots (self, 0);
}

static void
flip_card_slots_show (FlipCardSlots *self, const FlipCardSeries *series, guint rank)
{
  guint n;

  g_return_if_fail (FLIP_IS_CARD_SLOTS (self));
  g_return_if_fail (series != NULL);

  n = MIN (series->n_told + series->to_come, FLIP_MOST_SERIES);
  if (n != self->n)
    make_slots (self, n);
  for (guint i = 0; i < n; i++)
    {
      gboolean awaited = i == series->n_told;

      flip_show_class (self->names[i], "slot-awaited", awaited);
      if (i < series->n_told)
        flip_card_picture_set_look (self->cards[i], &(FlipCardLook){ .card = series->told[i] });
      else
        flip_card_picture_show_rank (self->cards[i], awaited ? rank : 0, awaited);
    }
}

struct _FlipCardEntry
{
  GtkBox parent_instance;

  /* borrowed */
  FlipCardGrid *grid;

  FlipCardSeries series;
  FlipCardSet possible;
  gboolean telling, slim;

  /* template */
  GtkEditable *text;
  FlipCardSlots *slots;
  GtkBox *line;
  GtkWidget *told, *alert, *rule, *hint;
  GtkLabel *reason;
  GtkWidget *hearts, *diamonds, *clubs, *spades;
  FlipGlyphIcon *hearts_glyph, *diamonds_glyph, *clubs_glyph, *spades_glyph;
};

G_DEFINE_FINAL_TYPE (FlipCardEntry, flip_card_entry, GTK_TYPE_BOX)

/* helpers */

/* The text in notation; a 0 alone means the ten, since no other card begins with it. */
static char *
typed_text (FlipCardEntry *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (self->text)));

  return *text == '0' ? g_strconcat ("1", text, NULL) : g_steal_pointer (&text);
}

/* Dims the button if the rank that was typed and this suit make a card that is not possible. */
static void
show_suit (FlipCardEntry *self, GtkWidget *button, FlipSuit suit, guint rank)
{
  gboolean seen = rank && !(self->possible & FLIP_CARD_BIT (flip_card (suit, rank)));

  flip_show_class (button, "seen", seen);
  gtk_widget_set_visible (button, !self->slim);
}

static void
show_cards (FlipCardEntry *self)
{
  g_autofree char *text = typed_text (self);
  guint rank = flip_rank_parse (text);

  show_suit (self, self->hearts, FLIP_HEARTS, rank);
  show_suit (self, self->diamonds, FLIP_DIAMONDS, rank);
  show_suit (self, self->clubs, FLIP_CLUBS, rank);
  show_suit (self, self->spades, FLIP_SPADES, rank);
  flip_card_slots_show (self->slots, &self->series, rank);
  if (self->grid)
    flip_card_grid_show (self->grid, &self->series, self->possible, rank);
}

/* The reason keeps its room, which is empty if there is none. */
static void
show_reason (FlipCardEntry *self, const char *text, const char *rule)
{
  gtk_widget_set_opacity (self->alert, text != NULL);
  gtk_widget_set_can_target (self->alert, text != NULL);
  gtk_widget_set_can_focus (self->alert, text != NULL);
  gtk_label_set_label (self->reason, text ? text : "");
  flip_announce_take_back (self->reason);
  if (text)
    flip_announce (self->reason, text);
  gtk_widget_set_visible (self->rule, rule && *rule);
  if (rule && *rule)
    {
      /* Translators: %s: the id of a rule */
      g_autofree char *words = g_strdup_printf (_ ("Read rule %s"), rule);

      gtk_button_set_label (GTK_BUTTON (self->rule), words);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule), "s", rule);
    }
}

static void
set_text (FlipCardEntry *self, const char *text)
{
  self->telling = TRUE;
  gtk_editable_set_text (self->text, text);
  gtk_editable_set_position (self->text, -1);
  self->telling = FALSE;
}

static void
tell (FlipCardEntry *self, FlipCard card)
{
  set_text (self, "");
  show_reason (self, NULL, NULL);
  show_cards (self);
  g_signal_emit_by_name (self, "card", (guint) card);
}

/* Whether a text may still become a card. */
static gboolean
is_beginning (const char *text)
{
  return !*text || g_str_equal (text, "1") || flip_rank_parse (text);
}

/* The reason stays until there is a card. A user who keeps typing loses nothing: a letter that can
   begin another card does so. */
static void
refuse_text (FlipCardEntry *self, const char *text)
{
  const char *last = g_utf8_prev_char (text + strlen (text));
  g_autofree char *reason =
    /* Translators: %s: what was typed */
    g_strdup_printf (_ ("“%s” is not a card. Type the rank, then h, d, c or s."), text);

  set_text (self, is_beginning (last) ? last : "");
  show_reason (self, reason, NULL);
}

/* After the last card of a lineup, another question already has the focus. */
static void
focus_again (FlipCardEntry *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    flip_card_entry_focus (self);
}

/* callbacks */

static void
grid_cb (FlipCardGrid *grid, guint card, FlipCardEntry *self)
{
  g_assert (FLIP_IS_CARD_ENTRY (self));

  tell (self, (FlipCard) card);
  focus_again (self);
}

static void
rank_cb (FlipCardGrid *grid, const char *rank, FlipCardEntry *self)
{
  int end = -1;

  g_assert (FLIP_IS_CARD_ENTRY (self));

  set_text (self, "");
  gtk_editable_insert_text (self->text, rank, -1, &end);
  focus_again (self);
}

static void
typed_cb (GtkEditable *editable, FlipCardEntry *self)
{
  g_autofree char *text = NULL;
  FlipCard card;

  g_assert (FLIP_IS_CARD_ENTRY (self));

  if (self->telling)
    return;
  text = typed_text (self);
  if (flip_card_parse (text, &card))
    return tell (self, card);
  if (!is_beginning (text))
    refuse_text (self, text);
  show_cards (self);
}

/* Undo acts on the sheet, not on the letters of a card. In an empty entry Backspace takes back the
   last card of the series; a wrong entry is cleared first. */
static const char *
action_of_key (FlipCardEntry *self, guint key, GdkModifierType modifiers)
{
  if ((modifiers & GDK_CONTROL_MASK) && gdk_keyval_to_lower (key) == GDK_KEY_z)
    return modifiers & GDK_SHIFT_MASK ? "sheet.redo" : "sheet.undo";
  if (key == GDK_KEY_BackSpace && !*gtk_editable_get_text (self->text) && self->series.n_told)
    return "sheet.undo";
  return NULL;
}

/* After a wrong entry only its reason is left to clear. */
static gboolean
forget_wrong (FlipCardEntry *self)
{
  return !*gtk_editable_get_text (self->text) && flip_card_entry_clear (self);
}

static gboolean
key_cb (GtkEventControllerKey *keys,
        guint key,
        guint code,
        GdkModifierType modifiers,
        FlipCardEntry *self)
{
  const char *action = action_of_key (self, key, modifiers);

  g_assert (FLIP_IS_CARD_ENTRY (self));

  if (key == GDK_KEY_BackSpace && forget_wrong (self))
    return GDK_EVENT_STOP;
  if (!action)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
  return GDK_EVENT_STOP;
}

/* Never leaves a selection in the entry: GTK selects everything when it moves the focus here, and
   the next key would replace a half-typed card. */
static void
selected_cb (GtkEditable *editable, GParamSpec *spec, FlipCardEntry *self)
{
  g_assert (FLIP_IS_CARD_ENTRY (self));

  if (gtk_editable_get_selection_bounds (editable, NULL, NULL))
    gtk_editable_set_position (editable, -1);
}

static void
suit_cb (GtkWidget *button, FlipCardEntry *self)
{
  const char *letter = button == self->hearts     ? "h"
                       : button == self->diamonds ? "d"
                       : button == self->clubs    ? "c"
                                                  : "s";
  int end = -1;

  g_assert (FLIP_IS_CARD_ENTRY (self));

  gtk_editable_insert_text (self->text, letter, -1, &end);
  focus_again (self);
}

/* overrides */

static void
flip_card_entry_class_init (FlipCardEntryClass *klass)
{
  FLIP_SIGNAL (klass, "card", 1, G_TYPE_UINT);
  FLIP_TEMPLATE (klass, "now/cards/card-entry.ui");
  FLIP_BIND_CHILDREN (klass, FlipCardEntry, text, slots, told, line, alert, rule, reason,
                      hint, hearts, diamonds, clubs, spades, hearts_glyph, diamonds_glyph,
                      clubs_glyph, spades_glyph);
  FLIP_BIND_CALLBACKS (klass, typed_cb, selected_cb, key_cb, suit_cb);
}

static void
name_suit (GtkWidget *button, FlipGlyphIcon *glyph, FlipSuit suit)
{
  flip_glyph_icon_set (glyph, (FlipGlyph) suit);
  gtk_widget_set_tooltip_text (button, flip_suit_name (suit));
  flip_show_name (button, flip_suit_name (suit));
}

static void
flip_card_entry_init (FlipCardEntry *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  name_suit (self->hearts, self->hearts_glyph, FLIP_HEARTS);
  name_suit (self->diamonds, self->diamonds_glyph, FLIP_DIAMONDS);
  name_suit (self->clubs, self->clubs_glyph, FLIP_CLUBS);
  name_suit (self->spades, self->spades_glyph, FLIP_SPADES);
  show_reason (self, NULL, NULL);
}

/* public functions */

void
flip_card_entry_set_grid (FlipCardEntry *self, FlipCardGrid *grid)
{
  g_return_if_fail (FLIP_IS_CARD_ENTRY (self) && !self->grid);
  g_return_if_fail (FLIP_IS_CARD_GRID (grid));

  self->grid = grid;
  g_signal_connect_object (grid, "card", G_CALLBACK (grid_cb), self, 0);
  g_signal_connect_object (grid, "rank", G_CALLBACK (rank_cb), self, 0);
}

void
flip_card_entry_set_series (FlipCardEntry *self, const FlipCardSeries *series)
{
  g_return_if_fail (FLIP_IS_CARD_ENTRY (self));
  g_return_if_fail (series && series->n_told <= FLIP_MOST_SERIES);

  if (series->n_told != self->series.n_told || series->to_come != self->series.to_come)
    show_reason (self, NULL, NULL);
  self->series = *series;
  show_cards (self);
}

void
flip_card_entry_set_possible (FlipCardEntry *self, FlipCardSet possible)
{
  g_return_if_fail (FLIP_IS_CARD_ENTRY (self));

  self->possible = possible;
  show_cards (self);
}

/* If there is little height, the cards entered so far are beside the entry, and the grid alone has
   the suits. */
void
flip_card_entry_set_room (FlipCardEntry *self, const FlipRoom *room)
{
  gboolean slim = room->panel == FLIP_PANEL_BAR || room->panel == FLIP_PANEL_SPLIT || room->is_low;

  g_return_if_fail (FLIP_IS_CARD_ENTRY (self));

  self->slim = slim;
  flip_card_slots_set_room (self->slots, room);
  gtk_widget_set_visible (self->hint, room->panel == FLIP_PANEL_BESIDE && !room->is_low);
  flip_show_across (self->told, slim);
  gtk_widget_set_halign (GTK_WIDGET (self->slots), slim ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  show_cards (self);
}

void
flip_card_entry_append (FlipCardEntry *self, GtkWidget *widget)
{
  g_return_if_fail (FLIP_IS_CARD_ENTRY (self));

  gtk_box_append (self->line, widget);
}

/* Focuses the entry without a selection, so that the next key adds to a half-typed card. */
void
flip_card_entry_focus (FlipCardEntry *self)
{
  g_return_if_fail (FLIP_IS_CARD_ENTRY (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->text));
  gtk_editable_set_position (self->text, -1);
}

static void
take_back (FlipCardEntry *self)
{
  int n = (int) g_utf8_strlen (gtk_editable_get_text (self->text), -1);

  if (n)
    gtk_editable_delete_text (self->text, n - 1, n);
  else if (!forget_wrong (self) && self->series.n_told)
    gtk_widget_activate_action (GTK_WIDGET (self), "sheet.undo", NULL);
}

gboolean
flip_card_entry_press_key (FlipCardEntry *self, guint key)
{
  gunichar letter = gdk_keyval_to_unicode (key);
  char text[7] = { 0 };
  int end = -1;

  g_return_val_if_fail (FLIP_IS_CARD_ENTRY (self), FALSE);

  if (key != GDK_KEY_BackSpace && (!letter || !g_unichar_isalnum (letter)))
    return FALSE;
  flip_card_entry_focus (self);
  if (key == GDK_KEY_BackSpace)
    return take_back (self), TRUE;
  g_unichar_to_utf8 (letter, text);
  gtk_editable_insert_text (self->text, text, -1, &end);
  gtk_editable_set_position (self->text, -1);
  return TRUE;
}

void
flip_card_entry_refuse (FlipCardEntry *self, const FlipRefusal *refusal)
{
  g_return_if_fail (FLIP_IS_CARD_ENTRY (self));
  g_return_if_fail (refusal != NULL);

  show_reason (self, refusal->text, refusal->rule);
}

gboolean
flip_card_entry_clear (FlipCardEntry *self)
{
  g_return_val_if_fail (FLIP_IS_CARD_ENTRY (self), FALSE);

  if (!*gtk_editable_get_text (self->text) && !*gtk_label_get_label (self->reason))
    return FALSE;
  set_text (self, "");
  show_reason (self, NULL, NULL);
  show_cards (self);
  return TRUE;
}
