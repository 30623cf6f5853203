/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/values/names-box.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "app/editions/kit/kept-desk.h"
#include "play/editions/edition-names.h"

#include <glib/gi18n.h>

struct _FlipNamesBox
{
  GtkBox parent_instance;

  /* children */
  GtkWidget *lines, *add;
  GtkLabel *reason;

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  const char *group, *key; /* interned */

  /* owned */
  char *title;
  GPtrArray *entries; /* of GtkEntry, borrowed from the lines */
};

G_DEFINE_FINAL_TYPE (FlipNamesBox, flip_names_box, GTK_TYPE_BOX)

/* helpers */

/* Returns a copy of the file to work on, and the place of the value in it. */
static FlipBoardFile *
copy_file (FlipNamesBox *self, FlipPlace *place)
{
  FlipBoardFile *file = flip_board_file_new (flip_edition_desk_text (self->desk));

  if (flip_format_find (flip_edition_desk_format (self->desk), file, self->group, self->key, place))
    return file;
  flip_board_file_free (file);
  return NULL;
}

static void
tell_reason (FlipNamesBox *self, const char *reason)
{
  gtk_label_set_label (self->reason, reason ? reason : "");
  gtk_widget_set_visible (GTK_WIDGET (self->reason), reason != NULL);
}

/* callbacks */

static void
entered_cb (GtkEntry *entry, FlipNamesBox *self)
{
  const char *group = NULL;
  g_autofree char *reason = NULL, *named = NULL, *kept = NULL;
  FlipPlace place;
  guint part;

  g_assert (FLIP_IS_NAMES_BOX (self));

  if (g_ptr_array_find (self->entries, entry, &part)
      && flip_edition_desk_find (self->desk, self->group, self->key, &place))
    group = flip_edition_name_group (self->desk, &place, part);
  if (!group)
    return;
  kept = g_strdup (group);
  named =
    flip_edition_name_set (self->desk, kept, gtk_editable_get_text (GTK_EDITABLE (entry)), &reason);
  tell_reason (self, named ? NULL : reason);
}

static void
left_cb (GtkEventControllerFocus *focus, FlipNamesBox *self)
{
  entered_cb (GTK_ENTRY (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (focus))), self);
}

static void
add_cb (FlipNamesBox *self)
{
  FlipPlace place;
  g_autoptr (FlipBoardFile) file = copy_file (self, &place);

  g_assert (FLIP_IS_NAMES_BOX (self));

  if (!file || !flip_format_add_name (flip_edition_desk_format (self->desk), file, &place))
    return;
  flip_edition_desk_replace (self->desk, file, self->title);
  if (self->entries->len)
    gtk_widget_grab_focus (self->entries->pdata[self->entries->len - 1]);
}

static void
remove_cb (GtkButton *button, FlipNamesBox *self)
{
  GtkWidget *entry = gtk_widget_get_prev_sibling (GTK_WIDGET (button));
  FlipPlace place;
  g_autoptr (FlipBoardFile) file = copy_file (self, &place);
  guint part;

  g_assert (FLIP_IS_NAMES_BOX (self));

  if (file && g_ptr_array_find (self->entries, entry, &part)
      && flip_format_drop_name (flip_edition_desk_format (self->desk), file, &place, part))
    {
      flip_edition_desk_replace (self->desk, file, self->title);
      gtk_widget_grab_focus (self->entries->pdata[MIN (part, self->entries->len - 1)]);
    }
}

/* making the lines */

static GtkWidget *
make_entry (FlipNamesBox *self)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_widget_set_hexpand (entry, TRUE);
  flip_show_name (entry, self->title);
  g_signal_connect (entry, "activate", G_CALLBACK (entered_cb), self);
  FLIP_LISTEN (entry, gtk_event_controller_focus_new (), self, ("leave", left_cb));
  return entry;
}

static void
add_line (FlipNamesBox *self, gboolean can_go)
{
  GtkWidget *entry = make_entry (self);
  GtkWidget *remove = flip_make_icon_button ("window-close-symbolic", _ ("Remove"));

  gtk_widget_set_valign (remove, GTK_ALIGN_START);
  gtk_widget_set_visible (remove, can_go);
  g_signal_connect (remove, "clicked", G_CALLBACK (remove_cb), self);
  gtk_box_append (GTK_BOX (self->lines), FLIP_MAKE_ACROSS (6, entry, remove));
  g_ptr_array_add (self->entries, entry);
}

static void
show_line (FlipNamesBox *self, GtkWidget *entry, const FlipPlace *place, guint part)
{
  const char *group = flip_edition_name_group (self->desk, place, part);
  g_autofree char *name = group ? flip_edition_name_get (self->desk, group) : g_strdup ("");
  /* Translators: takes a name away: “Remove office”. */
  g_autofree char *label = g_strdup_printf (_ ("Remove %s"), name);

  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (entry)), name))
    gtk_editable_set_text (GTK_EDITABLE (entry), name);
  flip_show_name (gtk_widget_get_next_sibling (entry), label);
}

/* Removes lines at the end, so that the one with the focus stays. */
static void
set_lines (FlipNamesBox *self, guint n, gboolean can_go)
{
  while (self->entries->len > n)
    {
      g_ptr_array_set_size (self->entries, (int) self->entries->len - 1);
      gtk_box_remove (GTK_BOX (self->lines), gtk_widget_get_last_child (self->lines));
    }
  while (self->entries->len < n)
    add_line (self, can_go);
}

static void
flip_names_box_class_init (FlipNamesBoxClass *klass)
{
  FLIP_OWN_LAST (klass, FlipNamesBox, (title, g_free), (entries, g_ptr_array_unref));
}

static void
flip_names_box_init (FlipNamesBox *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->entries = g_ptr_array_new ();
  self->lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self), self->lines);
  self->reason = GTK_LABEL (flip_make_words (NULL, "error"));
  gtk_widget_set_visible (GTK_WIDGET (self->reason), FALSE);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->reason));
  /* Translators: on a button */
  self->add = gtk_button_new_with_label (_ ("+ Add"));
  gtk_widget_add_css_class (self->add, "flat");
  gtk_widget_set_halign (self->add, GTK_ALIGN_START);
  g_signal_connect_swapped (self->add, "clicked", G_CALLBACK (add_cb), self);
  gtk_box_append (GTK_BOX (self), self->add);
}

/* public functions */

void
flip_names_box_load (FlipNamesBox *self,
                     FlipEditionDesk *desk,
                     const FlipPlace *place,
                     const FlipFieldValue *value,
                     const char *title)
{
  g_autofree char *add = NULL;
  guint most = MAX (place->field->n_most, 1);

  g_return_if_fail (FLIP_IS_NAMES_BOX (self));
  g_return_if_fail (place->field->kind == FLIP_KIND_COINED);

  self->desk = flip_kept_desk (self, desk);
  g_free (self->title);
  self->group = g_intern_string (place->name);
  self->key = g_intern_string (place->key);
  self->title = g_strdup (title);
  set_lines (self, value->n_parts, most > 1);
  for (guint i = 0; i < value->n_parts; i++)
    show_line (self, g_ptr_array_index (self->entries, i), place, i);
  tell_reason (self, NULL);
  gtk_widget_set_visible (self->add, value->n_parts < most);
  /* Translators: %s: a group of values */
  add = g_strdup_printf (_ ("Add to %s"), title);
  flip_show_name (self->add, add);
}
