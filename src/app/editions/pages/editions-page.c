/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/pages/editions-page.h"

#include "app/common/ask/ask-user.h"
#include "app/common/ask/choose-file.h"
#include "app/common/ask/toast.h"
#include "app/common/layout/columns.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "app/editions/pages/edition-card.h"
#include "app/preferences/theme.h"
#include "app/screens/share-dialog.h"

#include <glib/gi18n.h>
#include <string.h>

/* If there are more built-in editions than this, they are side by side, like the user's own. */
#define MOST_WIDE 2

/* The least widths of a card, for the usual text: beside others, or with its picture beside its
   words. */
#define CARD_WIDTH 277
#define WIDE_CARD  760

struct _FlipEditionsPage
{
  GtkBox parent_instance;

  /* template */
  AdwWindowTitle *title;
  FlipColumns *built_in, *own;
  GtkWidget *built_in_part, *own_part, *none, *add, *import;
  GtkLabel *count;

  /* borrowed */
  FlipLibrary *library; /* or NULL */
  const FlipGame *game;

  /* owned */
  GPtrArray *list; /* of FlipEditionInfo */
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (FlipEditionsPage, flip_editions_page, GTK_TYPE_BOX)

static void chosen_cb (FlipEditionCard *card, guint act, FlipEditionsPage *self);

/* helpers */

static void
say_text (FlipEditionsPage *self, const char *text)
{
  flip_toast_show (GTK_WIDGET (self), flip_toast_new (text));
}

/* The card that shows an edition, or NULL. */
static GtkWidget *
find_card (FlipColumns *cards, const FlipBoard *built_in, gint64 id)
{
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (cards));

  for (; card; card = gtk_widget_get_next_sibling (card))
    {
      const FlipEditionInfo *info = flip_edition_card_info (FLIP_EDITION_CARD (card));

      if (info->built_in == built_in && info->id == id)
        return card;
    }
  return NULL;
}

static GtkWidget *
card_new (FlipEditionsPage *self)
{
  GtkWidget *card = flip_edition_card_new ();

  g_signal_connect (card, "chosen", G_CALLBACK (chosen_cb), self);
  return card;
}

/* Shows the built-in editions or the user's own. Each keeps its card, so that the focus stays. */
static void
show_cards (FlipEditionsPage *self, FlipColumns *cards, GPtrArray *list, gboolean built_in)
{
  GtkWidget *last = NULL;

  for (guint i = 0; i < list->len; i++)
    {
      const FlipEditionInfo *info = g_ptr_array_index (list, i);
      GtkWidget *card;

      if ((info->built_in != NULL) != built_in)
        continue;
      card = find_card (cards, info->built_in, info->id);
      card = card ? card : card_new (self);
      gtk_widget_insert_after (card, GTK_WIDGET (cards), last);
      flip_edition_card_show (FLIP_EDITION_CARD (card), info);
      last = card;
    }
  flip_show_end (cards, last);
}

/* Puts the user's own editions first if there are many built-in ones: below those nobody would find
   them. */
static void
put_in_order (FlipEditionsPage *self, gboolean own_first)
{
  GtkWidget *first = own_first ? self->own_part : self->built_in_part;
  GtkWidget *last = own_first ? self->built_in_part : self->own_part;

  if (gtk_widget_get_next_sibling (first) != last)
    gtk_box_reorder_child_after (GTK_BOX (gtk_widget_get_parent (first)), last, first);
}

static void
show_list (FlipEditionsPage *self, GPtrArray *list)
{
  guint n_own = list->len - self->game->n_boards;
  gboolean is_wide = self->game->n_boards <= MOST_WIDE;
  g_autofree char *count = g_strdup_printf ("%u", n_own);

  show_cards (self, self->built_in, list, TRUE);
  show_cards (self, self->own, list, FALSE);
  g_object_set (self->built_in, "column-width", is_wide ? WIDE_CARD : CARD_WIDTH, NULL);
  put_in_order (self, n_own > 0 && !is_wide);
  flip_show_text (self->count, n_own ? count : NULL);
  gtk_widget_set_visible (self->none, n_own == 0);
}

static void
reload (FlipEditionsPage *self)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *list;

  if (!self->game)
    return;
  list = flip_editions_list (self->library, self->game, &error);
  show_list (self, list);
  g_clear_pointer (&self->list, g_ptr_array_unref);
  self->list = list;
  if (error)
    say_text (self, error->message);
}

/* Shows a new edition and gives it the focus. */
static void
show_added (FlipEditionsPage *self, gint64 id)
{
  GtkWidget *card;

  reload (self);
  card = find_card (self->own, NULL, id);
  if (card)
    gtk_widget_child_focus (card, GTK_DIR_TAB_FORWARD);
}

static void
edit (FlipEditionsPage *self, gint64 id)
{
  if (id)
    g_signal_emit_by_name (self, "edit", id);
}

static void
copy (FlipEditionsPage *self, const FlipEditionInfo *info)
{
  gboolean is_built_in = info->built_in != NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = flip_editions_add_copy (self->library, info, &error);

  if (!id)
    say_text (self, error->message);
  else if (is_built_in)
    edit (self, id);
  else
    show_added (self, id);
}

static void
view (FlipEditionsPage *self, const FlipEditionInfo *info)
{
  g_assert (info->built_in);

  g_signal_emit_by_name (self, "view", info->built_in);
}

static void
undo_cb (AdwToast *toast, FlipEditionsPage *self)
{
  const gint64 *id = g_object_get_data (G_OBJECT (toast), "id");
  g_autoptr (GError) error = NULL;

  g_assert (FLIP_IS_EDITIONS_PAGE (self));
  g_assert (id);

  if (self->library && !flip_library_set_edition_deleted (self->library, *id, FALSE, &error))
    say_text (self, error->message);
  else
    show_added (self, *id);
}

static void delete (FlipEditionsPage *self, const FlipEditionInfo *info)
{
  /* Translators: the name of an edition. */
  g_autofree char *text = g_strdup_printf (_ ("“%s” was deleted"), info->name);
  g_autoptr (GError) error = NULL;
  gint64 id = info->id;
  AdwToast *toast;

  if (!flip_library_set_edition_deleted (self->library, id, TRUE, &error))
    {
      say_text (self, error->message);
      return;
    }
  toast = flip_toast_new (text);
  /* Translators: on a button */
  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_object_set_data_full (G_OBJECT (toast), "id", g_memdup2 (&id, sizeof id), g_free);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_cb), self, 0);
  reload (self);
  gtk_widget_grab_focus (self->add);
  flip_toast_show (GTK_WIDGET (self), toast);
}

/* A new name */

typedef struct
{
  FlipEditionsPage *page;
  gint64 id;
  GtkWidget *question, *entry, *problem;
} Rename;

/* Checks, while the name is being typed, whether it can be used. */
static void
name_changed_cb (GtkEditable *entry, const Rename *rename)
{
  g_autoptr (GError) error = NULL;
  gboolean good = flip_editions_check_name (rename->page->library, rename->page->game, rename->id,
                                            gtk_editable_get_text (entry), &error);

  flip_ask_user_set_enabled (rename->question, "rename", good);
  gtk_label_set_label (GTK_LABEL (rename->problem), good ? "" : error->message);
}

static void
renamed_cb (GtkWidget *owner, const char *answer, gpointer data)
{
  const Rename *rename = data;
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (answer, "rename"))
    return;
  if (flip_editions_rename (rename->page->library, rename->id,
                            gtk_editable_get_text (GTK_EDITABLE (rename->entry)), &error))
    reload (rename->page);
  else
    flip_tell_user (owner, NULL, error->message);
}

static GtkWidget *
make_form (Rename *rename, const char *name)
{
  rename->entry = gtk_entry_new ();
  rename->problem = gtk_label_new ("");
  gtk_editable_set_text (GTK_EDITABLE (rename->entry), name);
  gtk_entry_set_activates_default (GTK_ENTRY (rename->entry), TRUE);
  flip_show_name (rename->entry, C_ ("edition", "Name"));
  gtk_label_set_wrap (GTK_LABEL (rename->problem), TRUE);
  gtk_widget_add_css_class (rename->problem, "error");
  g_signal_connect (rename->entry, "changed", G_CALLBACK (name_changed_cb), rename);
  return FLIP_MAKE_BELOW (6, rename->entry, rename->problem);
}

static void
ask_name (FlipEditionsPage *self, const FlipEditionInfo *info)
{
  /* Translators: title of a dialog */
  GtkWidget *question = flip_ask_user_new (_ ("Rename Edition"), NULL);
  Rename *rename = g_new0 (Rename, 1);

  *rename = (Rename){ self, info->id, question, NULL, NULL };
  flip_ask_user_add_answer (question, "cancel", _ ("_Cancel"));
  flip_ask_user_add_answer (question, "rename", _ ("_Rename"));
  flip_ask_user_suggest (question, "rename");
  flip_ask_user_set_default (question, "rename");
  flip_ask_user_set_form (question, make_form (rename, info->name));
  flip_ask_user_present (question, GTK_WIDGET (self), renamed_cb, rename, g_free);
  gtk_widget_grab_focus (rename->entry);
}

/* Files */

typedef struct
{
  GtkWidget *owner; /* a reference, so that errors can be shown over it */
  GBytes *bytes;
} Export;

static void
exported_cb (GFile *file, gpointer data)
{
  const Export *export = data;
  g_autoptr (GError) error = NULL;

  if (file && !flip_save_bytes (file, export->bytes, &error))
    flip_tell_user (export->owner, _ ("The Edition Was Not Exported"), error->message);
}

static void
export_free (gpointer data)
{
  Export *export = data;

  g_object_unref (export->owner);
  g_bytes_unref (export->bytes);
  g_free (export);
}

static void
export_edition (FlipEditionsPage *self, const FlipEditionInfo *info)
{
  g_autofree char *name = flip_edition_info_file_name (info);
  char *text = flip_edition_info_file_text (info);
  Export *export = g_new (Export, 1);

  *export = (Export){ g_object_ref (GTK_WIDGET (self)), g_bytes_new_take (text, strlen (text)) };
  flip_choose_file_to_save (&(FlipFileWish){ .owner = GTK_WIDGET (self),
                                             .title = /* title of a dialog */ _ ("Export Edition"),
                                             .kind = _ ("Editions"),
                                             .suffix = "board",
                                             .name = name,
                                             .or_any = TRUE },
                            exported_cb, export, export_free);
}

static void
share_edition (FlipEditionsPage *self, const FlipEditionInfo *info)
{
  g_autofree char *name = flip_edition_info_file_name (info);
  char *text = flip_edition_info_file_text (info);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

  flip_share_dialog_present (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), bytes, name);
}

/* Import */

typedef struct
{
  FlipEditionsPage *page;
  gboolean any_game;
} Import;

static void add_read (FlipEditionsPage *self, const FlipReadEdition *read, gboolean any_game);

static void
refuse_import (FlipEditionsPage *self, const GError *error)
{
  flip_tell_user (GTK_WIDGET (self), _ ("This File Was Not Imported"), error->message);
}

static void
offered_cb (GtkWidget *page, const char *answer, gpointer data)
{
  FlipEditionsPage *self = FLIP_EDITIONS_PAGE (page);

  if (g_str_equal (answer, "import") && self->library)
    add_read (self, data, TRUE);
}

/* Offers to import a board of another game into that game. Takes ownership of `read`. */
static void
offer_other_game (FlipEditionsPage *self, FlipReadEdition *read)
{
  /* Translators: the name of a game. */
  g_autofree char *heading = g_strdup_printf (_ ("This Is a Board for %s"), _ (read->game->name));
  /* Translators: the name of a file and that of a game. */
  g_autofree char *text = g_strdup_printf (_ ("%s can be imported as an edition of %s instead."),
                                           read->name, _ (read->game->name));
  GtkWidget *question = flip_ask_user_new (heading, text);

  flip_ask_user_add_answer (question, "cancel", _ ("_Cancel"));
  flip_ask_user_add_answer (question, "import", _ ("_Import"));
  flip_ask_user_suggest (question, "import");
  flip_ask_user_set_default (question, "import");
  flip_ask_user_present (question, GTK_WIDGET (self), offered_cb, read,
                         (GDestroyNotify) flip_read_edition_free);
}

static void
tell_imported (FlipEditionsPage *self, const FlipReadEdition *read)
{
  g_autofree char *done = NULL;

  if (read->problem)
    {
      /* Translators: the first problem of a file. */
      done = g_strdup_printf (_ ("%s\n\nYou can edit it now, and play it once this is fixed."),
                              read->problem);
      flip_tell_user (GTK_WIDGET (self), _ ("Imported as a Draft"), done);
      return;
    }
  /* Translators: the name of a file. */
  done = g_strdup_printf (_ ("%s was imported"), read->name);
  say_text (self, done);
}

static void
add_read (FlipEditionsPage *self, const FlipReadEdition *read, gboolean any_game)
{
  g_autoptr (GError) error = NULL;
  gint64 id;

  if (any_game && read->game && read->game != self->game)
    flip_editions_page_load (self, self->library, read->game);
  id = flip_editions_add_read (self->library, self->game, read, &error);
  if (!id)
    {
      refuse_import (self, error);
      return;
    }
  show_added (self, id);
  tell_imported (self, read);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Import *import = data;
  g_autoptr (FlipEditionsPage) self = import->page;
  g_autoptr (GError) error = NULL;
  g_autoptr (FlipReadEdition) read = flip_read_edition_finish (result, &error);

  if (read && self->library && read->game && read->game != self->game && !import->any_game)
    offer_other_game (self, g_steal_pointer (&read));
  else if (read && self->library)
    add_read (self, read, import->any_game);
  else if (error && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    refuse_import (self, error);
}

/* callbacks */

static void
chosen_cb (FlipEditionCard *card, guint act, FlipEditionsPage *self)
{
  const FlipEditionInfo *info = flip_edition_card_info (card);

  g_assert (FLIP_IS_EDITIONS_PAGE (self));

  if (act == FLIP_EDITION_EXPORT)
    export_edition (self, info);
  else if (act == FLIP_EDITION_SHARE)
    share_edition (self, info);
  else if (act == FLIP_EDITION_VIEW)
    view (self, info);
  else if (!self->library)
    say_text (self, _ ("The library could not be opened."));
  else if (act == FLIP_EDITION_EDIT)
    edit (self, info->id);
  else if (act == FLIP_EDITION_COPY)
    copy (self, info);
  else if (act == FLIP_EDITION_RENAME)
    ask_name (self, info);
  else
    delete (self, info);
}

static void
new_cb (FlipEditionsPage *self)
{
  g_autoptr (GError) error = NULL;
  gint64 id = self->library ? flip_editions_add_new (self->library, self->game, &error) : 0;

  if (error)
    say_text (self, error->message);
  edit (self, id);
}

static void
file_chosen_cb (GFile *file, gpointer page)
{
  flip_editions_page_import (FLIP_EDITIONS_PAGE (page), file, FALSE);
}

static void
import_cb (FlipEditionsPage *self)
{
  flip_choose_files_to_open (&(FlipFileWish){ .owner = GTK_WIDGET (self),
                                              /* Translators: title of a dialog */
                                              .title = _ ("Import Editions"),
                                              .kind = _ ("Editions"),
                                              .suffix = "board",
                                              .or_any = TRUE },
                             file_chosen_cb, g_object_ref (self), g_object_unref);
}

FLIP_EMITS (back_cb, "back")

/* Imports a file that is dropped anywhere on the page; elsewhere the window opens dropped files as
   sheets. */
static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, FlipEditionsPage *self)
{
  GSList *files = g_value_get_boxed (value);

  g_assert (FLIP_IS_EDITIONS_PAGE (self));

  for (GSList *file = files; file; file = file->next)
    flip_editions_page_import (self, file->data, FALSE);
  return files != NULL;
}

/* overrides */

/* Stops reading files when the page leaves its window, even if a pending read still holds the
   page. */
static void
flip_editions_page_unroot (GtkWidget *widget)
{
  g_cancellable_cancel (FLIP_EDITIONS_PAGE (widget)->cancellable);
  GTK_WIDGET_CLASS (flip_editions_page_parent_class)->unroot (widget);
}

static void
flip_editions_page_class_init (FlipEditionsPageClass *klass)
{
  GTK_WIDGET_CLASS (klass)->unroot = flip_editions_page_unroot;
  FLIP_OWN_LAST (klass, FlipEditionsPage, (list, g_ptr_array_unref), (cancellable, g_object_unref));
  FLIP_SIGNAL (klass, "edit", 1, G_TYPE_INT64);
  FLIP_SIGNAL (klass, "view", 1, G_TYPE_POINTER);
  FLIP_SIGNAL (klass, "back", 0);
  FLIP_TEMPLATE (klass, "editions/pages/editions-page.ui");
  FLIP_BIND_CHILDREN (klass, FlipEditionsPage, title, built_in, built_in_part, own_part, own, none,
                      count, add, import);
  FLIP_ACTIONS (klass, FlipEditionsPage, ("editions.new", new_cb), ("editions.import", import_cb),
                ("editions.back", back_cb));
}

static void
flip_editions_page_init (FlipEditionsPage *self)
{
  flip_theme_add_pages ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();
  g_object_set (self->own, "column-width", CARD_WIDTH, NULL);
  FLIP_LISTEN (self, gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY), self,
               ("drop", drop_cb));
}

/* public functions */

void
flip_editions_page_load (FlipEditionsPage *self, FlipLibrary *library, const FlipGame *game)
{
  g_autofree char *title = NULL;

  g_return_if_fail (FLIP_IS_EDITIONS_PAGE (self));
  g_return_if_fail (game != NULL);

  self->library = library;
  self->game = game;
  /* Translators: the name of a game. */
  title = g_strdup_printf (_ ("%s Editions"), _ (game->name));
  adw_window_title_set_title (self->title, title);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editions.new", library != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editions.import", library != NULL);
  reload (self);
}

void
flip_editions_page_copy (FlipEditionsPage *self, const FlipBoard *board)
{
  g_return_if_fail (FLIP_IS_EDITIONS_PAGE (self));
  g_return_if_fail (board && self->list);

  for (guint i = 0; i < self->list->len; i++)
    {
      const FlipEditionInfo *info = g_ptr_array_index (self->list, i);

      if (info->built_in == board && self->library)
        {
          copy (self, info);
          return;
        }
    }
}

void
flip_editions_page_import (FlipEditionsPage *self, GFile *file, gboolean any_game)
{
  Import *import;

  g_return_if_fail (FLIP_IS_EDITIONS_PAGE (self));
  g_return_if_fail (G_IS_FILE (file));

  import = g_new (Import, 1);
  *import = (Import){ g_object_ref (self), any_game };
  flip_read_edition_async (file, self->cancellable, read_cb, import);
}

const FlipGame *
flip_editions_page_game (FlipEditionsPage *self)
{
  g_return_val_if_fail (FLIP_IS_EDITIONS_PAGE (self), NULL);

  return self->game;
}
