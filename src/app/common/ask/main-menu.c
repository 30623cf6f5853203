/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/ask/main-menu.h"

#include "app/common/toolkit/class.h"
#include "games/games.h"

#include <glib/gi18n.h>

struct _FlipMainMenu
{
  GtkWidget parent_instance;

  /* template */
  GtkMenuButton *button;
  GMenu *menu, *guides, *editions;

  /* owned */
  GMenuModel *own; /* or NULL */
};

G_DEFINE_FINAL_TYPE (FlipMainMenu, flip_main_menu, GTK_TYPE_WIDGET)

enum
{
  PROP_OWN = 1,
};

/* callbacks */

/* Builds the menu only when it is opened: it is expensive, and not needed at the start. */
static void
create_cb (GtkMenuButton *button, gpointer data)
{
  FlipMainMenu *self = FLIP_MAIN_MENU (data);

  if (g_menu_model_get_n_items (G_MENU_MODEL (self->editions)) == 0)
    {
      flip_main_menu_list_games (self->guides, "win.guide");
      flip_main_menu_list_games (self->editions, "win.editions");
      if (self->own)
        g_menu_prepend_section (self->menu, NULL, self->own);
    }
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (self->menu));
}

/* overrides */

static void
flip_main_menu_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  if (id == PROP_OWN)
    g_set_object (&FLIP_MAIN_MENU (object)->own, g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
flip_main_menu_dispose (GObject *object)
{
  FlipMainMenu *self = FLIP_MAIN_MENU (object);

  g_clear_object (&self->own);
  if (self->button)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->button)));
  G_OBJECT_CLASS (flip_main_menu_parent_class)->dispose (object);
}

static void
flip_main_menu_class_init (FlipMainMenuClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = flip_main_menu_set_property;
  object_class->dispose = flip_main_menu_dispose;
  g_object_class_install_property (object_class, PROP_OWN,
                                   g_param_spec_object ("own", NULL, NULL, G_TYPE_MENU_MODEL,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  FLIP_TEMPLATE (klass, "common/ask/main-menu.ui");
  FLIP_BIND_CHILDREN (klass, FlipMainMenu, button, menu, guides, editions);
}

static void
flip_main_menu_init (FlipMainMenu *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->button, create_cb, self, NULL);
}

/* public functions */

void
flip_main_menu_list_games (GMenu *menu, const char *action)
{
  g_return_if_fail (G_IS_MENU (menu));
  g_return_if_fail (action != NULL);

  for (guint i = 0; flip_games[i]; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_ (flip_games[i]->name), NULL);

      g_menu_item_set_action_and_target (item, action, "s", flip_games[i]->id);
      g_menu_append_item (menu, item);
    }
}
