/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/log/log-menu.h"

#include "play/moment/notices.h"
#include "play/players/automatic.h"

#include <glib/gi18n.h>

/* helpers */

static void
add_action (GMenu *menu, const char *label, const char *action, guint entry)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "u", entry);
  g_menu_append_item (menu, item);
}

static void
add_mending (GMenu *menu, guint entry)
{
  add_action (menu, _ ("_Change This Entry…"), "sheet.change-entry", entry);
  add_action (menu, _ ("_Remove This Entry…"), "sheet.remove-entry", entry);
  add_action (menu, _ ("Insert an Entry _Before This…"), "sheet.put-in-entry", entry);
}

/* A notice closes by itself, so the menu can show it again. */
static GMenuModel *
actions_new (FlipLog *log, guint entry)
{
  GMenu *menu = g_menu_new ();

  if (flip_notices_has_any (log, entry))
    add_action (menu, _ ("_Show the Notice Again"), "sheet.tell", entry);
  if (!flip_log_was_dealt (log, entry))
    add_mending (menu, entry);
  return G_MENU_MODEL (menu);
}

/* Puts the actions below the reason for the entry, if an automatic player had one. */
static GMenuModel *
explained_new (FlipLog *log, guint entry)
{
  g_autofree char *reason = flip_automatic_tell_reason (log, entry);
  GMenuModel *actions = actions_new (log, entry);
  GMenu *menu;

  if (!reason)
    return actions;
  menu = g_menu_new ();
  g_menu_append_section (menu, reason, actions);
  g_object_unref (actions);
  return G_MENU_MODEL (menu);
}

/* The entries of a line that have actions; those of a heading are its cards. */
static GArray *
find_entries (FlipLog *log, const FlipLogItem *item)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (guint));
  FlipCard card;

  for (guint entry = item->first; entry < item->position; entry++)
    {
      if ((!flip_log_was_dealt (log, entry) || flip_notices_has_any (log, entry))
          && (!item->is_heading || flip_card_series_has (log, entry, &card)))
        g_array_append_val (entries, entry);
    }

  return entries;
}

/* public functions */

GMenuModel *
flip_log_menu_new_shown (void)
{
  GMenu *menu = g_menu_new ();

  add_mending (menu, FLIP_SHOWN_ENTRY);
  return G_MENU_MODEL (menu);
}

GMenuModel *
flip_log_menu_new (FlipLog *log, const FlipLogItem *item)
{
  g_autoptr (GArray) entries = NULL;
  GMenu *menu;

  g_return_val_if_fail (log && item, NULL);

  entries = find_entries (log, item);
  if (entries->len < 2)
    return entries->len ? explained_new (log, g_array_index (entries, guint, 0)) : NULL;
  menu = g_menu_new ();
  for (guint i = 0; i < entries->len; i++)
    {
      guint entry = g_array_index (entries, guint, i);
      g_autofree char *name = flip_log_name_entry (log, entry);
      g_autoptr (GMenuModel) actions = explained_new (log, entry);

      g_menu_append_submenu (menu, name, actions);
    }
  return G_MENU_MODEL (menu);
}
