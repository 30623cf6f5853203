/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/now-roles.h"

#include "app/common/glyph-icon.h"
#include "app/common/card-name.h"
#include "app/common/card-picture.h"
#include "play/role-table.h"

#include <glib/gi18n.h>
#include <string.h>

#define CARD_WIDTH    66
#define COMPACT_WIDTH 44
#define GLYPH_SIZE    16

/* An arrangement can still be changed so many entries later. */
#define MOST_BACK 3

struct _FlipNowRoles
{
  GtkBox parent_instance;

  /* owned */
  FlipSheetModel *model;

  FlipRoleTable table;
  guint position; /* in the log, of the question */
  guint chosen;
  gboolean compact, asked, updating;

  /* owned by the box */
  GtkWidget *grid, *confirm;
  GtkLabel *note;
  GtkWidget *toggles[FLIP_OFFER_CARDS][FLIP_OFFER_CARDS]; /* by card and role */
};

G_DEFINE_FINAL_TYPE (FlipNowRoles, flip_now_roles, GTK_TYPE_BOX)

enum
{
  ANSWER,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

/* How many entries ago the arrangement was asked that can still be changed: since then the same seat
   has chosen, but marked nothing. -1 where there is none. */
static int
entries_back (FlipSheetModel *model, FlipRoleTable *table)
{
  FlipSession *session = flip_sheet_model_session (model);
  const FlipGame *game = flip_session_game (session);
  guint cursor = flip_session_cursor (session);
  FlipAsk now, then;

  flip_sheet_model_ask (model, &now);
  for (guint back = 0; back <= MIN (MOST_BACK, cursor); back++)
    {
      gconstpointer state = flip_session_state_at (session, cursor - back);

      game->ask (state, &then);
      if (then.who == FLIP_TABLE || then.who != now.who
          || (back && flip_session_entry (session, cursor - back)->site != FLIP_NO_SITE))
        return -1;
      if (flip_role_table_read (table, game, state))
        return (int) back;
    }

  return -1;
}

static guint
role_of (FlipNowRoles *self, guint card)
{
  return self->table.arrangements[self->chosen].role_of[card];
}

static void
update_toggle (FlipNowRoles *self, guint card, guint role)
{
  GtkWidget *toggle = self->toggles[card][role];
  gboolean chosen = role_of (self, card) == role;
  const char *reason = self->table.reasons[card][role];

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), chosen);
  gtk_widget_set_sensitive (toggle, !*reason);
  gtk_widget_set_tooltip_text (toggle, *reason ? reason : NULL);
  /* A row is one stop of the keyboard; the arrows go along it. */
  gtk_widget_set_focusable (toggle, chosen || gtk_widget_has_focus (toggle));
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  reason, -1);
}

static void
update (FlipNowRoles *self)
{
  const FlipMove *move = &self->table.arrangements[self->chosen].move;
  g_autofree char *label = NULL;

  self->updating = TRUE;
  for (guint card = 0; card < self->table.n_cards; card++)
    for (guint role = 0; role < self->table.n_cards; role++)
      update_toggle (self, card, role);
  self->updating = FALSE;
  gtk_widget_set_visible (self->confirm, self->asked);
  if (!self->asked)
    return;
  label = flip_session_label (flip_sheet_model_session (self->model), move);
  gtk_button_set_label (GTK_BUTTON (self->confirm), label);
  flip_sheet_model_consider (self->model, move);
}

/* Takes back what was chosen since, and chooses anew; the focus stays where it is. */
static void
choose_again (FlipNowRoles *self, guint chosen, GtkWidget *toggle)
{
  FlipSession *session = flip_sheet_model_session (self->model);
  FlipMove move = self->table.arrangements[chosen].move;
  guint position = self->position;

  while (flip_session_cursor (session) > position && flip_sheet_model_undo (self->model))
    continue;
  g_signal_emit (self, signals[ANSWER], 0, &move);
  if (gtk_widget_get_mapped (toggle))
    gtk_widget_grab_focus (toggle);
}

static void
choose (FlipNowRoles *self, guint card, guint role)
{
  int chosen = flip_role_table_exchange (&self->table, self->chosen, card, role);

  if (chosen < 0 || chosen == (int) self->chosen)
    {
      update (self);
      return;
    }
  if (!self->asked)
    {
      choose_again (self, (guint) chosen, self->toggles[card][role]);
      return;
    }
  self->chosen = (guint) chosen;
  update (self);
}

/* callbacks */

static gboolean
find_toggle (FlipNowRoles *self, GtkWidget *toggle, guint *card, guint *role)
{
  for (guint i = 0; i < self->table.n_cards; i++)
    for (guint j = 0; j < self->table.n_cards; j++)
      {
        if (self->toggles[i][j] != toggle)
          continue;
        *card = i;
        *role = j;
        return TRUE;
      }

  return FALSE;
}

static void
toggled_cb (GtkToggleButton *toggle, FlipNowRoles *self)
{
  guint card, role;

  if (!self->updating && find_toggle (self, GTK_WIDGET (toggle), &card, &role))
    choose (self, card, role);
}

static void
confirm_cb (GtkButton *button, FlipNowRoles *self)
{
  FlipMove move = self->table.arrangements[self->chosen].move;

  g_signal_emit (self, signals[ANSWER], 0, &move);
}

/* The next card of the row that can have the role, chosen at once. */
static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        FlipNowRoles *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  guint n = self->table.n_cards, card, role, step;

  if ((key != GDK_KEY_Left && key != GDK_KEY_Right) || !root || !gtk_root_get_focus (root)
      || !find_toggle (self, gtk_root_get_focus (root), &card, &role))
    return GDK_EVENT_PROPAGATE;
  step = key == GDK_KEY_Right ? 1 : n - 1;
  for (guint next = (card + step) % n; next != card; next = (next + step) % n)
    {
      GtkWidget *toggle = self->toggles[next][role];

      if (!gtk_widget_get_sensitive (toggle))
        continue;
      gtk_widget_set_focusable (toggle, TRUE);
      gtk_widget_grab_focus (toggle);
      choose (self, next, role);
      return GDK_EVENT_STOP;
    }

  return GDK_EVENT_STOP;
}

/* overrides */

static void
flip_now_roles_dispose (GObject *object)
{
  g_clear_object (&FLIP_NOW_ROLES (object)->model);
  G_OBJECT_CLASS (flip_now_roles_parent_class)->dispose (object);
}

static void
flip_now_roles_class_init (FlipNowRolesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_now_roles_dispose;
  signals[ANSWER] = g_signal_new ("answer", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static GtkLabel *
small_label_new (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 34);
  gtk_widget_add_css_class (label, "now-small");
  return GTK_LABEL (label);
}

static void
flip_now_roles_init (FlipNowRoles *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  self->grid = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 8);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (self->grid, keys);
  self->note = small_label_new ();
  self->confirm = gtk_button_new_with_label ("");
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->confirm))), TRUE);
  gtk_label_set_justify (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->confirm))),
                         GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (self->confirm, "suggested-action");
  gtk_widget_add_css_class (self->confirm, "pill-button");
  g_signal_connect (self->confirm, "clicked", G_CALLBACK (confirm_cb), self);
  gtk_box_append (GTK_BOX (self), self->grid);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->note));
  gtk_box_append (GTK_BOX (self), self->confirm);
}

/* building the table */

static GtkWidget *
gives_new (const char *gives)
{
  g_autofree char *word = *gives == '{' ? g_strndup (gives + 1, strlen (gives) - 2) : NULL;
  GtkWidget *glyph = flip_glyph_icon_new_for_word (word, GLYPH_SIZE);

  if (!glyph)
    return gtk_label_new (gives);
  gtk_widget_set_halign (glyph, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (glyph, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (glyph, "role-glyph");
  return glyph;
}

/* Cards that are called the same are counted. */
static char *
name_of (FlipNowRoles *self, guint card)
{
  char *name = flip_card_name (self->table.cards[card]);
  guint number = 1;

  for (guint i = 0; i < card; i++)
    {
      g_autofree char *other = flip_card_name (self->table.cards[i]);

      number += g_str_equal (name, other);
    }
  if (number > 1)
    {
      char *counted = g_strdup_printf ("%s %u", name, number);

      g_free (name);
      return counted;
    }

  return name;
}

static void
add_toggle (FlipNowRoles *self, guint card, guint role)
{
  GtkWidget *toggle = gtk_toggle_button_new ();
  g_autofree char *name = name_of (self, card);
  /* Translators: what a card is taken for, and the card: number: 8 of clubs. */
  g_autofree char *words = g_strdup_printf (_ ("%s: %s"), self->table.roles[role], name);

  gtk_button_set_child (GTK_BUTTON (toggle), gives_new (self->table.gives[card][role]));
  gtk_widget_add_css_class (toggle, "role-toggle");
  gtk_widget_set_hexpand (toggle, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  g_signal_connect (toggle, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_grid_attach (GTK_GRID (self->grid), toggle, (int) card + 1, (int) role + 1, 1, 1);
  self->toggles[card][role] = toggle;
}

static void
add_head (FlipNowRoles *self, const char *words, guint row)
{
  GtkLabel *label = small_label_new ();

  gtk_label_set_label (label, words);
  gtk_widget_add_css_class (GTK_WIDGET (label), "role-name");
  gtk_grid_attach (GTK_GRID (self->grid), GTK_WIDGET (label), 0, (int) row, 1, 1);
}

static void
build (FlipNowRoles *self)
{
  int width = self->compact ? COMPACT_WIDTH : CARD_WIDTH;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->grid)))
    gtk_grid_remove (GTK_GRID (self->grid), child);
  memset (self->toggles, 0, sizeof self->toggles);
  add_head (self, _ ("cards"), 0);
  for (guint card = 0; card < self->table.n_cards; card++)
    {
      GtkWidget *picture = flip_card_picture_new (self->table.cards[card], width, width * 95 / 70);

      gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
      gtk_grid_attach (GTK_GRID (self->grid), picture, (int) card + 1, 0, 1, 1);
    }
  for (guint role = 0; role < self->table.n_cards; role++)
    {
      add_head (self, self->table.roles[role], role + 1);
      for (guint card = 0; card < self->table.n_cards; card++)
        add_toggle (self, card, role);
    }
  gtk_label_set_label (self->note, *self->table.note ? self->table.note
                                                     : _ ("One of each, each from another card."));
}

/* public functions */

GtkWidget *
flip_now_roles_new (void)
{
  return g_object_new (FLIP_TYPE_NOW_ROLES, NULL);
}

void
flip_now_roles_set_compact (FlipNowRoles *self, gboolean compact)
{
  if (compact == self->compact)
    return;
  self->compact = compact;
  if (self->table.n)
    {
      build (self);
      update (self);
    }
}

gboolean
flip_now_roles_is_asked (FlipNowRoles *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self)) && self->asked;
}

/* What was thought of stays so while the same is asked. */
gboolean
flip_now_roles_show (FlipNowRoles *self, FlipSheetModel *model)
{
  FlipSession *session = flip_sheet_model_session (model);
  FlipRoleTable before = self->table;
  guint cursor = flip_session_cursor (session), position = self->position;
  int back = entries_back (model, &self->table);
  gboolean same = self->model == model && memcmp (&before, &self->table, sizeof before) == 0;

  g_set_object (&self->model, model);
  gtk_widget_set_visible (GTK_WIDGET (self), back >= 0);
  if (back < 0)
    {
      self->table.n = 0;
      return FALSE;
    }
  self->asked = back == 0;
  self->position = cursor - (guint) back;
  if (!same)
    build (self);
  if (!self->asked)
    self->chosen = (guint) MAX (
      0, flip_role_table_find (&self->table, flip_session_entry (session, self->position)));
  else if (!same || position != self->position)
    self->chosen = flip_role_table_best (&self->table, flip_session_game (session),
                                         flip_session_state (session));
  update (self);
  return TRUE;
}
