/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/cards/now-roles.h"

#include "app/common/picture/glyph-icon.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/focus.h"
#include "app/common/toolkit/make.h"
#include "play/moment/card-name.h"
#include "app/common/picture/card-picture.h"
#include "app/common/toolkit/show.h"
#include "play/moment/role-table.h"

#include <glib/gi18n.h>
#include <string.h>

#define CARD_WIDTH    61
#define COMPACT_WIDTH 44
#define LEAST_WIDTH   32 /* with large text, so that three cards fit side by side */
#define LARGE_TEXT    1.3
#define GLYPH_SIZE    16

#define BAR_TOGGLE_WIDTH 64

struct _FlipNowRoles
{
  GtkBox parent_instance;

  /* owned */
  FlipMoment *moment; /* or NULL */

  FlipRoleTable table;
  guint position; /* the position of the question in the log */
  guint chosen;
  FlipRoom room;
  gboolean asked, updating;

  /* template */
  GtkWidget *grid, *confirm;
  GtkLabel *note;

  /* owned by the grid */
  GtkWidget *toggles[FLIP_OFFER_CARDS][FLIP_OFFER_CARDS]; /* by card and role */
};

G_DEFINE_FINAL_TYPE (FlipNowRoles, flip_now_roles, GTK_TYPE_BOX)

/* helpers */

static gboolean
is_bar (FlipNowRoles *self)
{
  return self->room.panel == FLIP_PANEL_BAR;
}

static gboolean
is_narrow (FlipNowRoles *self)
{
  return self->room.panel == FLIP_PANEL_TIGHT;
}

static guint
role_of (FlipNowRoles *self, guint card)
{
  g_assert (card < self->table.n_cards && self->chosen < self->table.n);

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
  flip_show_tooltip (toggle, *reason ? reason : NULL);
  /* A row is a single stop for the keyboard; the arrows move along it. */
  gtk_widget_set_focusable (toggle, chosen || gtk_widget_has_focus (toggle));
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  reason, -1);
}

/* Previews the chosen arrangement until it is confirmed. */
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

/* Takes back the moves since the choice and chooses again; the focus stays where it is. */
static void
choose_again (FlipNowRoles *self, guint chosen, GtkWidget *toggle)
{
  g_autofree char *notation =
    flip_moment_print_role (self->moment, &self->table.arrangements[chosen].move);

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

  g_assert (FLIP_IS_NOW_ROLES (self));

  if (!self->updating && find_toggle (self, GTK_WIDGET (toggle), &card, &role))
    choose (self, card, role);
}

/* Moves along the row to the next card that can have the role, and chooses it at once. */
static void
go_along (FlipNowRoles *self, guint card, guint role, guint step)
{
  guint n = self->table.n_cards;

  for (guint next = (card + step) % n; next != card; next = (next + step) % n)
    {
      GtkWidget *toggle = self->toggles[next][role];

      if (!gtk_widget_get_sensitive (toggle))
        continue;
      gtk_widget_set_focusable (toggle, TRUE);
      gtk_widget_grab_focus (toggle);
      choose (self, next, role);
      return;
    }
}

/* Moves to the card that has the role of another row; FALSE if there is no such row. */
static gboolean
go_to_row (FlipNowRoles *self, guint role)
{
  for (guint card = 0; role < self->table.n_cards && card < self->table.n_cards; card++)
    {
      if (role_of (self, card) == role)
        return gtk_widget_grab_focus (self->toggles[card][role]);
    }

  return FALSE;
}

/* Enter confirms the chosen arrangement. */
static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        FlipNowRoles *self)
{
  GtkWidget *focus = flip_focus_find (self);
  guint card, role;

  g_assert (FLIP_IS_NOW_ROLES (self));

  if (!focus || !find_toggle (self, focus, &card, &role))
    return GDK_EVENT_PROPAGATE;
  switch (key)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      return self->asked && gtk_widget_activate (self->confirm);
    case GDK_KEY_Left:
    case GDK_KEY_Right:
      go_along (self, card, role, key == GDK_KEY_Right ? 1 : self->table.n_cards - 1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Down:
      return go_to_row (self, role + 1);
    case GDK_KEY_Up:
      return role > 0 && go_to_row (self, role - 1);
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
flip_now_roles_class_init (FlipNowRolesClass *klass)
{
  FLIP_OWN (klass, FlipNowRoles, (moment, flip_moment_unref));
  FLIP_TEMPLATE (klass, "now/cards/now-roles.ui");
  FLIP_BIND_CHILDREN (klass, FlipNowRoles, grid, confirm, note);
  FLIP_BIND_CALLBACKS (klass, key_cb);
}

static void
flip_now_roles_init (FlipNowRoles *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_label_set_max_width_chars (flip_show_wrapped (GTK_BUTTON (self->confirm)),
                                 24); /* beside the cards, which have priority */
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

/* The name of a card; cards with the same name are numbered. */
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

/* The names of the roles are beside their rows, or above them if the cards need the whole width. */
static int
column_of (FlipNowRoles *self, guint card)
{
  return is_narrow (self) ? (int) card : (int) card + 1;
}

static int
row_of (FlipNowRoles *self, guint role)
{
  return is_narrow (self) ? 2 * (int) role + 2 : (int) role + 1;
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
  gtk_widget_set_hexpand (toggle, !is_bar (self));
  gtk_widget_set_size_request (toggle, is_bar (self) ? BAR_TOGGLE_WIDTH : -1, -1);
  flip_show_name (toggle, words);
  g_signal_connect (toggle, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_grid_attach (GTK_GRID (self->grid), toggle, column_of (self, card), row_of (self, role), 1, 1);
  self->toggles[card][role] = toggle;
}

static void
add_head (FlipNowRoles *self, const char *words, int row)
{
  gtk_grid_attach (GTK_GRID (self->grid), flip_make_words (words, "now-small role-name"), 0, row,
                   is_narrow (self) ? (int) self->table.n_cards : 1, 1);
}

/* A bar is too low for a picture of the card, so it is named. */
static GtkWidget *
card_new (FlipNowRoles *self, FlipCard card)
{
  gboolean large = self->room.text > LARGE_TEXT, compact = self->room.panel != FLIP_PANEL_BESIDE;
  int width = compact ? (large ? LEAST_WIDTH : COMPACT_WIDTH) : large ? COMPACT_WIDTH : CARD_WIDTH;
  char text[FLIP_CARD_TEXT_SIZE];
  GtkWidget *widget;

  if (is_bar (self))
    {
      widget = gtk_label_new (flip_card_show (card, text));
      gtk_widget_add_css_class (widget, "role-name");
    }
  else
    widget = flip_card_picture_new (card, width, width * 95 / 70);
  gtk_widget_set_halign (widget, GTK_ALIGN_CENTER);
  return widget;
}

static void
build (FlipNowRoles *self)
{
  flip_show_no_children (self->grid);
  memset (self->toggles, 0, sizeof self->toggles);
  for (guint card = 0; card < self->table.n_cards && !self->room.has_boards; card++)
    gtk_grid_attach (GTK_GRID (self->grid), card_new (self, self->table.cards[card]),
                     column_of (self, card), 0, 1, 1);
  if (!self->room.has_boards && !is_narrow (self))
    /* Translators: head of a column of cards */
    add_head (self, _ ("cards"), 0);
  for (guint role = 0; role < self->table.n_cards; role++)
    {
      add_head (self, self->table.roles[role], row_of (self, role) - is_narrow (self));
      for (guint card = 0; card < self->table.n_cards; card++)
        add_toggle (self, card, role);
    }
  flip_show_text (self->note, *self->table.note ? self->table.note
                              : self->room.panel != FLIP_PANEL_BESIDE
                                ? _ ("One of each, each from a different card.")
                                : NULL); /* the question already says it */
}

/* public functions */

static void
rebuild (FlipNowRoles *self)
{
  if (!self->table.n)
    return;
  build (self);
  update (self);
}

/* In a bar, the button is beside the choices. */
void
flip_now_roles_set_room (FlipNowRoles *self, const FlipRoom *room)
{
  gboolean bar = room->panel == FLIP_PANEL_BAR;

  g_return_if_fail (FLIP_IS_NOW_ROLES (self));

  self->room = *room;
  flip_show_across (self, bar);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), bar ? 3 : 6);
  flip_show_class (self->grid, "narrow-roles", is_narrow (self));
  rebuild (self);
}

/* The chosen arrangement stays for as long as the same is asked. */
gboolean
flip_now_roles_load (FlipNowRoles *self, FlipMoment *moment)
{
  guint back, position;
  const FlipRoleTable *table;
  gboolean same;

  g_return_val_if_fail (FLIP_IS_NOW_ROLES (self), FALSE);
  g_return_val_if_fail (moment != NULL, FALSE);

  position = self->position;
  table = flip_moment_roles (moment, &back);
  same = table && memcmp (table, &self->table, sizeof *table) == 0;

  flip_moment_set (&self->moment, moment);
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
      0, flip_role_table_find (&self->table, flip_log_entry (moment->log, self->position)));
  else if (!same || position != self->position)
    self->chosen = flip_role_table_best (&self->table, moment->game, moment->state);
  update (self);
  return TRUE;
}

void
flip_now_roles_arrange (FlipNowRoles *self, const FlipMove *move)
{
  int found;

  g_return_if_fail (FLIP_IS_NOW_ROLES (self));
  g_return_if_fail (move != NULL);

  found = self->table.n && self->asked ? flip_role_table_find (&self->table, move) : -1;
  if (found < 0)
    return;
  self->chosen = (guint) found;
  update (self);
}

gboolean
flip_now_roles_focus (FlipNowRoles *self)
{
  g_return_val_if_fail (FLIP_IS_NOW_ROLES (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self)) && self->table.n && go_to_row (self, 0);
}
