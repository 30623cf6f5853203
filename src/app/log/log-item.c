/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/log/log-item.h"

G_DEFINE_FINAL_TYPE (FlipLogItem, flip_log_item, G_TYPE_OBJECT)

/* overrides */

static void
flip_log_item_finalize (GObject *object)
{
  FlipLogItem *self = FLIP_LOG_ITEM (object);

  g_free (self->name);
  g_free (self->text);
  G_OBJECT_CLASS (flip_log_item_parent_class)->finalize (object);
}

static void
flip_log_item_class_init (FlipLogItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_log_item_finalize;
}

static void
flip_log_item_init (FlipLogItem *self)
{
  self->who = FLIP_TABLE;
}

/* public functions */

FlipLogItem *
flip_log_item_new_entry (FlipSession *session, guint position)
{
  const FlipGame *game = flip_session_game (session);
  FlipLogItem *self = g_object_new (FLIP_TYPE_LOG_ITEM, NULL);
  FlipAsk ask;

  game->ask (flip_session_state_at (session, position), &ask);
  self->who = ask.who;
  self->position = position + 1;
  self->text = flip_session_tell_entry (session, position);
  if (ask.who != FLIP_TABLE)
    self->name = g_strdup (flip_session_player (session, ask.who));
  return self;
}

FlipLogItem *
flip_log_item_new_heading (FlipSession *session, guint position)
{
  FlipLogItem *self = g_object_new (FLIP_TYPE_LOG_ITEM, NULL);

  self->is_heading = TRUE;
  self->first = self->position = position;
  self->text = flip_session_moment (session, flip_session_state_at (session, position));
  return self;
}
