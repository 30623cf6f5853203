/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/screens/screens-dialog.h"

#include "app/common/picture/seat-avatar.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/common/toolkit/text-scale.h"
#include "app/preferences/settings.h"
#include "app/screens/link-code.h"
#include "app/screens/screens-words.h"

#include <glib/gi18n.h>

#define AVATAR 34

/* From this size of the text on, one line of a button leaves too little for the words beside it. */
#define LARGE 1.5

/* Everyone, each seat, and only here. */
#define MOST_TELLERS (FLIP_MAX_SEATS + 2)

typedef struct
{
  AdwActionRow *row;
  GtkWidget *send_away;
} SeatRow;

struct _FlipScreensDialog
{
  AdwWindow parent_instance;

  /* template */
  GtkStack *stack;
  AdwStatusPage *problem;
  FlipLinkCode *code_picture;
  GtkLabel *address, *code;
  GtkWidget *copy;
  AdwPreferencesGroup *seats;
  AdwComboRow *teller;
  GtkSwitch *hints;

  /* owned */
  FlipScreens *screens;
  FlipSheetModel *model;

  SeatRow rows[FLIP_MAX_SEATS];
  int tellers[MOST_TELLERS]; /* what each line of the choice means */
  guint n_tellers;
  gboolean is_loading;
};

G_DEFINE_FINAL_TYPE (FlipScreensDialog, flip_screens_dialog, ADW_TYPE_WINDOW)

/* helpers */

static const FlipMoment *
moment_of (FlipScreensDialog *self)
{
  return flip_sheet_model_moment (self->model);
}

static void
add_seat (FlipScreensDialog *self, guint seat)
{
  const char *name = flip_moment_player (moment_of (self), (int) seat);
  g_autofree char *title = g_markup_escape_text (name, -1);
  /* Translators: %s: a player, whose phone loses the seat */
  g_autofree char *act = g_strdup_printf (_ ("Send Away: %s"), name);
  GtkWidget *avatar = g_object_new (FLIP_TYPE_SEAT_AVATAR, NULL);
  SeatRow *row = &self->rows[seat];

  row->row = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, NULL);
  flip_drawing_set_size (FLIP_DRAWING (avatar), AVATAR, AVATAR);
  flip_seat_avatar_show (FLIP_SEAT_AVATAR (avatar), seat, name);
  adw_action_row_add_prefix (row->row, avatar);
  row->send_away =
    /* Translators: on a button: another screen loses its seat */
    g_object_new (GTK_TYPE_BUTTON, "label", _ ("Send Away"), "valign", GTK_ALIGN_CENTER,
                  "action-target", g_variant_new_uint32 (seat), "action-name", "screens.send-away",
                  NULL);
  if (flip_text_factor (GTK_WIDGET (self)) >= LARGE)
    flip_show_wrapped (GTK_BUTTON (row->send_away));
  flip_show_name (row->send_away, act);
  adw_action_row_add_suffix (row->row, row->send_away);
  adw_preferences_group_add (self->seats, GTK_WIDGET (row->row));
}

static void
show_seat (FlipScreensDialog *self, guint seat)
{
  SeatRow *row = &self->rows[seat];
  g_autofree char *words = NULL, *escaped = NULL;
  FlipSitter sitter;

  flip_screens_sitter (self->screens, seat, &sitter);
  words = flip_screens_words_sitter (&sitter);
  escaped = g_markup_escape_text (words, -1);
  if (g_strcmp0 (adw_action_row_get_subtitle (row->row), escaped) != 0)
    adw_action_row_set_subtitle (row->row, escaped);
  gtk_widget_set_visible (row->send_away,
                          sitter.sits == FLIP_SITS_THERE || sitter.sits == FLIP_SITS_OUT_OF_REACH);
}

static void
add_teller (FlipScreensDialog *self, GtkStringList *words, const char *word, int who)
{
  gtk_string_list_append (words, word);
  self->tellers[self->n_tellers++] = who;
}

/* Only where cards are flipped at the table somebody has to tell them. */
static void
list_tellers (FlipScreensDialog *self)
{
  const FlipMoment *moment = moment_of (self);
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);

  /* Translators: who may tell flipped cards */
  add_teller (self, words, _ ("Everyone"), FLIP_EVERYONE_TELLS);
  for (guint seat = 0; seat < moment->n_seats; seat++)
    if (!flip_moment_is_automatic (moment, seat))
      add_teller (self, words, flip_moment_player (moment, (int) seat), (int) seat);
  /* Translators: who may tell flipped cards: this computer alone */
  add_teller (self, words, _ ("Only Here"), FLIP_NOBODY_TELLS);
  adw_combo_row_set_model (self->teller, G_LIST_MODEL (words));
  gtk_widget_set_visible (GTK_WIDGET (self->teller), !moment->setup->dealt);
}

static void
show_teller (FlipScreensDialog *self)
{
  int who = flip_screens_teller (self->screens);

  for (guint i = 0; i < self->n_tellers; i++)
    if (self->tellers[i] == who && adw_combo_row_get_selected (self->teller) != i)
      adw_combo_row_set_selected (self->teller, i);
}

static void
show_link (FlipScreensDialog *self)
{
  flip_link_code_show (self->code_picture, flip_screens_link (self->screens));
  flip_show_text (self->address, flip_screens_address (self->screens));
  flip_show_text (self->code, flip_screens_code (self->screens));
}

static void
show_on (FlipScreensDialog *self)
{
  g_autofree char *guests = flip_screens_words_guests (flip_screens_n_guests (self->screens));

  self->is_loading = TRUE;
  show_link (self);
  for (guint seat = 0; seat < moment_of (self)->n_seats; seat++)
    show_seat (self, seat);
  if (g_strcmp0 (adw_preferences_group_get_description (self->seats), guests) != 0)
    adw_preferences_group_set_description (self->seats, guests);
  show_teller (self);
  gtk_switch_set_active (self->hints, flip_screens_hints (self->screens));
  self->is_loading = FALSE;
  gtk_stack_set_visible_child_name (self->stack, "on");
}

static void
start (FlipScreensDialog *self)
{
  g_autofree char *address = flip_settings_get_screens_address ();
  g_autoptr (GError) error = NULL;

  if (flip_screens_are_on (self->screens) || flip_screens_start (self->screens, address, 0, &error))
    {
      show_on (self);
      return;
    }
  adw_status_page_set_description (self->problem, error->message);
  gtk_stack_set_visible_child_name (self->stack, "problem");
}

/* callbacks */

static void
changed_cb (FlipScreens *screens, FlipScreensDialog *self)
{
  g_assert (FLIP_IS_SCREENS_DIALOG (self));

  if (flip_screens_are_on (screens))
    show_on (self);
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
teller_cb (FlipScreensDialog *self)
{
  guint selected = adw_combo_row_get_selected (self->teller);

  if (!self->is_loading && selected < self->n_tellers
      && self->tellers[selected] != flip_screens_teller (self->screens))
    flip_screens_set_teller (self->screens, self->tellers[selected]);
}

static void
hints_cb (FlipScreensDialog *self)
{
  gboolean hints = gtk_switch_get_active (self->hints);

  if (!self->is_loading && hints != flip_screens_hints (self->screens))
    flip_screens_set_hints (self->screens, hints);
}

static void
stop_cb (FlipScreensDialog *self)
{
  flip_screens_stop (self->screens);
}

static void
send_away_cb (FlipScreensDialog *self, guint seat)
{
  g_return_if_fail (seat < moment_of (self)->n_seats);

  flip_screens_send_away (self->screens, seat);
}

static void
copy_cb (FlipScreensDialog *self)
{
  const char *link = flip_screens_link (self->screens);

  if (link)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), link);
}

static void
flip_screens_dialog_class_init (FlipScreensDialogClass *klass)
{
  FLIP_OWN (klass, FlipScreensDialog, (screens, g_object_unref), (model, g_object_unref));
  FLIP_TEMPLATE (klass, "screens/screens-dialog.ui");
  FLIP_BIND_CHILDREN (klass, FlipScreensDialog, stack, problem, code_picture, address, code, copy,
                      seats, teller, hints);
  FLIP_BIND_CALLBACKS (klass, teller_cb, hints_cb);
  FLIP_ACTIONS (klass, FlipScreensDialog, ("screens.try", start), ("screens.stop", stop_cb),
                ("screens.send-away", send_away_cb), ("screens.copy", copy_cb));
  FLIP_KEYS (klass, (GDK_KEY_Escape, 0, "window.close"));
}

static void
flip_screens_dialog_init (FlipScreensDialog *self)
{
  self->is_loading = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

FlipScreensDialog *
flip_screens_dialog_new (GtkWindow *window, FlipScreens *screens, FlipSheetModel *model)
{
  FlipScreensDialog *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (FLIP_IS_SCREENS (screens), NULL);
  g_return_val_if_fail (FLIP_IS_SHEET_MODEL (model), NULL);

  self = g_object_new (FLIP_TYPE_SCREENS_DIALOG, "transient-for", window, NULL);
  self->screens = g_object_ref (screens);
  self->model = g_object_ref (model);
  for (guint seat = 0; seat < moment_of (self)->n_seats; seat++)
    add_seat (self, seat);
  list_tellers (self);
  start (self);
  /* Not the address, which would be selected then. */
  gtk_window_set_focus (GTK_WINDOW (self), self->copy);
  g_signal_connect_object (screens, "changed", G_CALLBACK (changed_cb), self, 0);
  return self;
}
