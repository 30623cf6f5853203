/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/newsheet/board-choice.h"

#include "app/common/picture/value-factory.h"
#include "app/common/toolkit/class.h"

#include <glib/gi18n.h>

struct _FlipBoardChoice
{
  AdwPreferencesGroup parent_instance;

  /* template */
  AdwComboRow *editions;
  AdwActionRow *more;

  /* borrowed */
  const FlipGame *game;

  /* owned */
  GPtrArray *list;    /* of FlipEditionInfo, in the order of the drop-down */
  GHashTable *drafts; /* game → the key of the edition that was chosen when the game was left */

  gboolean is_listing;
};

G_DEFINE_FINAL_TYPE (FlipBoardChoice, flip_board_choice, ADW_TYPE_PREFERENCES_GROUP)

/* helpers */

static const FlipEditionInfo *
chosen (FlipBoardChoice *self)
{
  guint selected = adw_combo_row_get_selected (self->editions);

  g_assert (self->list && self->list->len > 0);
  return g_ptr_array_index (self->list, selected < self->list->len ? selected : 0);
}

/* The key that identifies an edition in any list. */
static char *
key_of (const FlipEditionInfo *info)
{
  return info->built_in ? g_strdup (info->built_in->name)
                        : g_strdup_printf ("#%" G_GINT64_FORMAT, info->id);
}

static void
keep_draft (FlipBoardChoice *self)
{
  if (self->game && self->list)
    g_hash_table_insert (self->drafts, (gpointer) self->game, key_of (chosen (self)));
}

static gboolean
is_playable (FlipEditionInfo *info)
{
  if (info->built_in)
    return TRUE;
  flip_edition_state_read (&info->state, info->game, info->base, info->text);
  return info->state.n_problems == 0 && !info->is_damaged;
}

/* The blank board, for the player's own booklet, comes after the built-in ones. */
static FlipEditionInfo *
blank_of (const FlipGame *game)
{
  FlipEditionInfo *info = g_new0 (FlipEditionInfo, 1);

  info->game = game;
  info->built_in = game->blank;
  info->name = g_strdup (_ (game->blank->title));
  info->maker = g_strdup ("");
  info->text = g_strdup (game->blank->text);
  return info;
}

static GPtrArray *
list_editions (FlipLibrary *library, const FlipGame *game)
{
  GPtrArray *list = flip_editions_list_names (library, game, NULL);

  for (guint i = list->len; i > game->n_boards; i--)
    {
      if (!is_playable (g_ptr_array_index (list, i - 1)))
        g_ptr_array_remove_index (list, i - 1);
    }
  if (game->blank)
    g_ptr_array_insert (list, (int) game->n_boards, blank_of (game));
  return list;
}

static guint
find_key (FlipBoardChoice *self, const char *key)
{
  for (guint i = 0; key && i < self->list->len; i++)
    {
      g_autofree char *other = key_of (g_ptr_array_index (self->list, i));

      if (g_str_equal (key, other))
        return i;
    }

  return 0;
}

static void
load (FlipBoardChoice *self, FlipLibrary *library, const char *key)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->is_listing = TRUE;
  g_clear_pointer (&self->list, g_ptr_array_unref);
  self->list = list_editions (library, self->game);
  for (guint i = 0; i < self->list->len; i++)
    gtk_string_list_append (names,
                            ((const FlipEditionInfo *) g_ptr_array_index (self->list, i))->name);
  adw_combo_row_set_model (self->editions, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->editions, find_key (self, key));
  gtk_widget_set_visible (GTK_WIDGET (self->editions), self->list->len > 1);
  self->is_listing = FALSE;
}

static void
show_words (FlipBoardChoice *self)
{
  const FlipGame *game = self->game;
  gboolean has_choice = self->list->len > 1;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->editions),
                                 game->words.boards
                                   ? _ (game->words.boards)
                                   : /* which board or set of cards is played */ _ ("Edition"));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->more),
                                 has_choice ? _ ("All editions") : _ (game->boards[0].title));
  adw_action_row_set_subtitle (self->more, game->words.boards
                                             ? _ ("Copy one, or enter your own")
                                             : _ ("Change it if your edition is different"));
  g_signal_emit_by_name (self, "changed");
}

/* callbacks */

static void
activated_cb (FlipBoardChoice *self)
{
  g_assert (FLIP_IS_BOARD_CHOICE (self));

  if (self->game)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.editions", "s", self->game->id);
}

static void
selected_cb (AdwComboRow *editions, GParamSpec *property, FlipBoardChoice *self)
{
  g_assert (FLIP_IS_BOARD_CHOICE (self));

  if (self->game && !self->is_listing)
    g_signal_emit_by_name (self, "changed");
}

static void
flip_board_choice_class_init (FlipBoardChoiceClass *klass)
{
  FLIP_OWN_LAST (klass, FlipBoardChoice, (list, g_ptr_array_unref), (drafts, g_hash_table_unref));
  FLIP_SIGNAL (klass, "changed", 0);
  FLIP_TEMPLATE (klass, "newsheet/board-choice.ui");
  FLIP_BIND_CHILDREN (klass, FlipBoardChoice, editions, more);
  FLIP_BIND_CALLBACKS (klass, activated_cb, selected_cb);
}

static void
flip_board_choice_init (FlipBoardChoice *self)
{
  g_autoptr (GtkListItemFactory) factory = flip_value_factory_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  adw_combo_row_set_factory (self->editions, factory);
  self->drafts = g_hash_table_new_full (NULL, NULL, NULL, g_free);
}

/* public functions */

void
flip_board_choice_set_game (FlipBoardChoice *self, FlipLibrary *library, const FlipGame *game)
{
  g_return_if_fail (FLIP_IS_BOARD_CHOICE (self));
  g_return_if_fail (game != NULL && game->n_boards > 0);

  if (self->game == game)
    return;
  keep_draft (self);
  self->game = game;
  load (self, library, g_hash_table_lookup (self->drafts, game));
  show_words (self);
}

void
flip_board_choice_reset (FlipBoardChoice *self, FlipLibrary *library)
{
  g_return_if_fail (FLIP_IS_BOARD_CHOICE (self));

  g_hash_table_remove_all (self->drafts);
  if (!self->game)
    return;
  load (self, library, NULL);
  show_words (self);
}

void
flip_board_choice_refresh (FlipBoardChoice *self, FlipLibrary *library)
{
  g_autofree char *key = NULL;

  g_return_if_fail (FLIP_IS_BOARD_CHOICE (self));

  if (!self->game)
    return;
  key = key_of (chosen (self));
  load (self, library, key);
  show_words (self);
}

void
flip_board_choice_choose (FlipBoardChoice *self, gint64 edition)
{
  g_autofree char *key = g_strdup_printf ("#%" G_GINT64_FORMAT, edition);

  g_return_if_fail (FLIP_IS_BOARD_CHOICE (self));
  g_return_if_fail (self->list != NULL);

  adw_combo_row_set_selected (self->editions, find_key (self, key));
}

void
flip_board_choice_fill (FlipBoardChoice *self, FlipSetup *setup)
{
  g_return_if_fail (FLIP_IS_BOARD_CHOICE (self));
  g_return_if_fail (self->game != NULL && setup != NULL);

  flip_edition_info_fill (chosen (self), setup);
}

FlipSession *
flip_board_choice_begin (FlipBoardChoice *self, const FlipSetup *setup, GError **error)
{
  g_return_val_if_fail (FLIP_IS_BOARD_CHOICE (self) && setup, NULL);

  return flip_edition_info_begin (chosen (self), setup, error);
}
