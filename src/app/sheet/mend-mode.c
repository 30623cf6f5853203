/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/mend-mode.h"

#include "app/common/toolkit/announce.h"
#include "app/common/toolkit/class.h"
#include "engine/base/phrase.h"

struct _FlipMendMode
{
  GObject parent_instance;

  FlipMendParts parts;
  FlipMendList *list; /* borrowed */

  /* owned */
  FlipMending *mending; /* or NULL */
  FlipHeldTile *held;
  FlipForesight *foresight; /* or NULL */
  GSimpleActionGroup *actions;

  FlipSiteButton *refused; /* weak: the site of the entry that no longer fits, or NULL */
};

G_DEFINE_FINAL_TYPE (FlipMendMode, flip_mend_mode, G_TYPE_OBJECT)

/* helpers */

static gboolean
is_in (FlipMendMode *self, FlipMendingPhase phase)
{
  return self->mending && flip_mending_phase (self->mending) == phase;
}

static void
mark_refused (FlipMendMode *self)
{
  const FlipMendingConflict *conflict =
    is_in (self, FLIP_MENDING_ASKS) ? flip_mending_conflict (self->mending) : NULL;

  if (self->refused)
    flip_site_button_set_refused (self->refused, FALSE);
  g_clear_weak_pointer (&self->refused);
  if (!conflict || conflict->site == FLIP_NO_SITE)
    return;
  flip_board_stack_show_site (self->parts.board, conflict->site);
  g_set_weak_pointer (&self->refused, flip_board_stack_find (self->parts.board, conflict->site));
  if (self->refused)
    flip_site_button_set_refused (self->refused, TRUE);
}

static gboolean
is_listed (FlipMendMode *self)
{
  return flip_mending_needs_list (self->mending) || flip_mend_bar_is_listed (self->parts.bar);
}

/* The question, or the list of its answers. */
static void
show_question (FlipMendMode *self)
{
  gboolean edits = flip_mend_mode_edits (self), listed = edits && is_listed (self);

  flip_mend_answers_load (self->parts.answers, edits ? self->mending : NULL, listed);
  gtk_widget_set_visible (GTK_WIDGET (self->parts.now), edits && !listed);
  if (edits)
    flip_now_panel_load (self->parts.now, flip_mending_moment (self->mending));
}

/* "Entry 23 no longer fits", and why. */
static void
announce (FlipMendMode *self)
{
  g_autofree char *title = flip_mending_title (self->mending);
  const char *reason =
    is_in (self, FLIP_MENDING_ASKS) ? flip_mending_refusal (self->mending)->text : "";
  g_autofree char *words = flip_phrase_label (title, reason);

  flip_announce (self->parts.status, *reason ? words : title);
}

static void
enable (FlipMendMode *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static void
show (FlipMendMode *self)
{
  FlipMoment *moment = flip_mending_moment (self->mending);

  g_clear_pointer (&self->foresight, flip_foresight_free);
  flip_mend_bar_load (self->parts.bar, self->mending);
  self->list = flip_log_view_mend (self->parts.log, self->mending);
  enable (self, "keep", flip_mending_can_keep (self->mending));
  flip_held_tile_load (self->held, moment);
  flip_board_stack_load (self->parts.board, moment, NULL);
  show_question (self);
  g_signal_emit_by_name (self, "shown");
  announce (self);
  flip_mend_mode_focus (self);
}

/* callbacks */

static void
listed_cb (FlipMendBar *bar, FlipMendMode *self)
{
  g_assert (FLIP_IS_MEND_MODE (self));

  if (!flip_mend_mode_edits (self))
    return;
  show_question (self);
  flip_mend_mode_focus (self);
}

static void
held_cb (FlipHeldTile *held, FlipMendMode *self)
{
  g_assert (FLIP_IS_MEND_MODE (self));

  if (flip_mend_mode_edits (self) && flip_held_tile_is_asked (held))
    flip_mend_mode_foresee (self, flip_held_tile_fit (held));
}

/* actions */

static void
cancel_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  flip_mend_mode_leave (data);
}

static void
keep_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_signal_emit_by_name (data, "left", TRUE);
}

static void
choose (FlipMendMode *self, int choice)
{
  if (!is_in (self, FLIP_MENDING_ASKS))
    return;
  if (choice == 1)
    flip_mending_mend_it (self->mending);
  else if (choice == 2)
    flip_mending_stop_there (self->mending);
  else
    flip_mend_mode_leave (self);
}

static void
choose_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  choose (data, g_variant_get_int32 (parameter));
}

static void
edit_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FlipMendMode *self = FLIP_MEND_MODE (data);

  if (self->mending && !is_in (self, FLIP_MENDING_WORKS))
    flip_mending_edit (self->mending, g_variant_get_uint32 (parameter));
}

static void
remove_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  if (flip_mend_mode_edits (data))
    flip_mending_remove (FLIP_MEND_MODE (data)->mending, NULL);
}

static void
to_log_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  if (flip_mend_mode_edits (data))
    flip_mending_leave (FLIP_MEND_MODE (data)->mending);
}

/* Takes back the newest step; the sheet itself is not touched. */
static void
take_back_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  flip_mending_take_back (FLIP_MEND_MODE (data)->mending);
}

static void
flip_mend_mode_class_init (FlipMendModeClass *klass)
{
  FLIP_HEAR (klass, FlipMendMode, mending);
  FLIP_OWN_WEAKLY (klass, FlipMendMode, refused);
  FLIP_OWN (klass, FlipMendMode, (foresight, flip_foresight_free), (mending, g_object_unref),
            (held, g_object_unref), (actions, g_object_unref));
  FLIP_SIGNAL (klass, "shown", 0);
  FLIP_SIGNAL (klass, "left", 1, G_TYPE_BOOLEAN);
}

static void
flip_mend_mode_init (FlipMendMode *self)
{
  static const GActionEntry entries[] = {
    { "cancel", cancel_cb },       { "keep", keep_cb },     { "choose", choose_cb, "i" },
    { "edit", edit_cb, "u" },      { "remove", remove_cb }, { "to-log", to_log_cb },
    { "take-back", take_back_cb },
  };

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  self->held = flip_held_tile_new ();
  g_signal_connect_object (self->held, "changed", G_CALLBACK (held_cb), self, 0);
}

/* public functions */

FlipMendMode *
flip_mend_mode_new (const FlipMendParts *parts)
{
  FlipMendMode *self = g_object_new (FLIP_TYPE_MEND_MODE, NULL);

  self->parts = *parts;
  g_signal_connect_object (parts->bar, "listed", G_CALLBACK (listed_cb), self, 0);
  return self;
}

void
flip_mend_mode_begin (FlipMendMode *self, FlipMending *mending)
{
  g_return_if_fail (FLIP_IS_MEND_MODE (self) && !self->mending);
  g_return_if_fail (FLIP_IS_MENDING (mending));

  self->mending = g_object_ref (mending);
  gtk_widget_insert_action_group (self->parts.page, "mend", G_ACTION_GROUP (self->actions));
  flip_board_stack_set_held (self->parts.board, self->held);
  flip_now_panel_set_held (self->parts.now, self->held);
  flip_now_panel_set_alone (self->parts.now, TRUE);
  g_signal_connect_swapped (mending, "changed", G_CALLBACK (show), self);
  show (self);
}

void
flip_mend_mode_end (FlipMendMode *self)
{
  g_return_if_fail (FLIP_IS_MEND_MODE (self) && self->mending);

  g_signal_handlers_disconnect_by_data (self->mending, self);
  g_clear_pointer (&self->foresight, flip_foresight_free);
  g_clear_object (&self->mending);
  mark_refused (self);
  gtk_widget_insert_action_group (self->parts.page, "mend", NULL);
  flip_mend_bar_load (self->parts.bar, NULL);
  flip_mend_answers_load (self->parts.answers, NULL, FALSE);
  flip_log_view_mend (self->parts.log, NULL);
  flip_now_panel_set_alone (self->parts.now, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->parts.now), TRUE);
}

FlipMending *
flip_mend_mode_mending (FlipMendMode *self)
{
  g_return_val_if_fail (FLIP_IS_MEND_MODE (self), NULL);

  return self->mending;
}

gboolean
flip_mend_mode_edits (FlipMendMode *self)
{
  g_return_val_if_fail (FLIP_IS_MEND_MODE (self), FALSE);

  return is_in (self, FLIP_MENDING_EDITS);
}

/* Another shape of the board has other buttons. */
void
flip_mend_mode_set_room (FlipMendMode *self, const FlipRoom *room)
{
  g_return_if_fail (FLIP_IS_MEND_MODE (self) && self->mending);

  flip_mend_bar_set_room (self->parts.bar, room);
  flip_mend_list_reveal (self->list);
  mark_refused (self);
}

void
flip_mend_mode_focus (FlipMendMode *self)
{
  g_return_if_fail (FLIP_IS_MEND_MODE (self) && self->mending);

  if (is_in (self, FLIP_MENDING_WORKS) || flip_mend_answers_focus (self->parts.answers))
    return;
  if (flip_mend_mode_edits (self))
    flip_now_panel_focus_question (self->parts.now);
  else if (!flip_mend_list_focus (self->list))
    flip_mend_bar_focus (self->parts.bar);
}

void
flip_mend_mode_look (FlipMendMode *self, FlipOnDesk *on)
{
  g_return_if_fail (FLIP_IS_MEND_MODE (self) && self->mending);

  on->moment = flip_mending_moment (self->mending);
  on->held = self->held;
  on->foresight = self->foresight;
  on->goes_on = FALSE;
}

void
flip_mend_mode_foresee (FlipMendMode *self, const FlipMove *move)
{
  g_return_if_fail (FLIP_IS_MEND_MODE (self) && self->mending);

  g_clear_pointer (&self->foresight, flip_foresight_free);
  if (move)
    self->foresight = flip_foresight_new (flip_mending_moment (self->mending), move);
  flip_board_stack_foresee (self->parts.board, self->foresight);
  flip_now_panel_foresee (self->parts.now, self->foresight);
}

gboolean
flip_mend_mode_choose (FlipMendMode *self)
{
  g_return_val_if_fail (FLIP_IS_MEND_MODE (self) && self->mending, TRUE);

  choose (self, 1);
  return !flip_mend_mode_edits (self) || is_listed (self);
}

/* Copies the answer, which may end the editing, and with it the control that gave it. */
gboolean
flip_mend_mode_answer (FlipMendMode *self, const char *notation, FlipRefusal *refusal)
{
  g_autofree char *text = g_strdup (notation);

  g_return_val_if_fail (FLIP_IS_MEND_MODE (self), FALSE);

  return !flip_mend_mode_edits (self) || flip_mending_answer (self->mending, text, refusal);
}

gboolean
flip_mend_mode_press_key (FlipMendMode *self, guint key)
{
  g_return_val_if_fail (FLIP_IS_MEND_MODE (self), FALSE);

  if (flip_mend_mode_edits (self))
    return !is_listed (self) && flip_now_panel_press_key (self->parts.now, key);
  if (!is_in (self, FLIP_MENDING_ASKS) || key < GDK_KEY_1 || key > GDK_KEY_3)
    return FALSE;
  choose (self, (int) (key - GDK_KEY_0));
  return TRUE;
}

void
flip_mend_mode_leave (FlipMendMode *self)
{
  g_return_if_fail (FLIP_IS_MEND_MODE (self) && self->mending);

  g_signal_emit_by_name (self, "left", FALSE);
}
