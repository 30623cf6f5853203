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

struct _FlipNowRoles
{
  GtkBox parent_instance;

  /* owned */
  FlipMoment *moment; /* or NULL */

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

/* helpers */

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

/* What is chosen is previewed until it is confirmed. */
static void
show_chosen (FlipNowRoles *self)
{
  const FlipMove *move = &self->table.arrangements[self->chosen].move;
  const FlipWay *way = flip_moment_find_way (self->moment, move);

  g_assert (way);

  gtk_button_set_label (GTK_BUTTON (self->confirm), way->label);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->confirm), "s", way->notation);
  gtk_widget_activate_action (GTK_WIDGET (self), "sheet.foresee", "s", way->notation);
}

static void
update (FlipNowRoles *self)
{
  self->updating = TRUE;
  for (guint card = 0; card < self->table.n_cards; card++)
    for (guint role = 0; role < self->table.n_cards; role++)
      update_toggle (self, card, role);
  self->updating = FALSE;
  gtk_widget_set_visible (self->confirm, self->asked);
  if (self->asked)
    show_chosen (self);
}

/* Takes back what was chosen since, and chooses anew; the focus stays where it is. */
static void
choose_again (FlipNowRoles *self, guint chosen, GtkWidget *toggle)
{
  FlipSession *session = self->moment->session;
  g_autofree char *notation =
    flip_session_print_at (session, flip_session_state_at (session, self->position),
                           &self->table.arrangements[chosen].move);

  gtk_widget_activate_action (GTK_WIDGET (self), "sheet.exchange", "(us)", self->position,
                              notation);
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
  g_clear_pointer (&FLIP_NOW_ROLES (object)->moment, flip_moment_unref);
  G_OBJECT_CLASS (flip_now_roles_parent_class)->dispose (object);
}

static void
flip_now_roles_class_init (FlipNowRolesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_now_roles_dispose;
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
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->confirm), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->confirm), "sheet.play");
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

/* What was chosen stays so while the same is asked. */
gboolean
flip_now_roles_load (FlipNowRoles *self, FlipMoment *moment)
{
  guint back, position = self->position;
  const FlipRoleTable *table = flip_moment_roles (moment, &back);
  gboolean same = table && memcmp (table, &self->table, sizeof *table) == 0;

  g_return_val_if_fail (FLIP_IS_NOW_ROLES (self), FALSE);

  flip_moment_ref (moment);
  g_clear_pointer (&self->moment, flip_moment_unref);
  self->moment = moment;
  gtk_widget_set_visible (GTK_WIDGET (self), table != NULL);
  if (!table)
    {
      self->table.n = 0;
      return FALSE;
    }
  self->table = *table;
  self->asked = back == 0;
  self->position = moment->position - back;
  if (!same)
    build (self);
  if (!self->asked)
    self->chosen = (guint) MAX (
      0, flip_role_table_find (&self->table, flip_session_entry (moment->session, self->position)));
  else if (!same || position != self->position)
    self->chosen = flip_role_table_best (&self->table, moment->game, moment->state);
  update (self);
  return TRUE;
}
