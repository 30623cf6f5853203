/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/notes-view.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "engine/session/notes.h"

#include <glib/gi18n.h>

#define MOST_LISTED 100

struct _FlipNotesView
{
  GtkBox parent_instance;

  /* template */
  GtkEntry *entry;
  GtkToggleButton *bookmark;
  GtkWidget *scroller;
  GtkBox *list;

  /* owned */
  FlipMoment *moment; /* or NULL */

  gboolean loading; /* TRUE while the program, not the user, fills in the entry */
};

G_DEFINE_FINAL_TYPE (FlipNotesView, flip_notes_view, GTK_TYPE_BOX)

/* helpers */

static const char *
note_of (const FlipMoment *moment)
{
  const char *note = moment && moment->position ? flip_log_note (moment->log, moment->position - 1) : NULL;

  return note ? note : "";
}

/* Saves an unsaved note about a moment; FALSE if there is none. */
static gboolean
keep (FlipNotesView *self, const FlipMoment *moment)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));

  if (self->loading || !moment || !moment->position || g_str_equal (text, note_of (moment)))
    return FALSE;
  return gtk_widget_activate_action (GTK_WIDGET (self), "sheet.note", "(us)", moment->position - 1, text);
}

/* "12  Too early." */
static char *
tell (FlipNotesView *self, guint entry)
{
  const char *note = flip_log_note (self->moment->log, entry);
  gboolean marked = flip_log_is_bookmarked (self->moment->log, entry);
  g_autofree char *sentence = NULL;

  if (!note)
    sentence = g_strdelimit (flip_log_tell_entry (self->moment->log, entry), "\n", ' ');
  return g_strdup_printf ("%s%u  %s", marked ? "⚑ " : "", entry + 1, note ? note : sentence);
}

static GtkWidget *
show_row (FlipNotesView *self, GtkWidget *last, guint entry)
{
  GtkButton *button = flip_show_next (self->list, last, GTK_TYPE_BUTTON);
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (button));
  g_autofree char *text = tell (self, entry);

  if (!label)
    {
      label = GTK_LABEL (flip_make_words (NULL, NULL));
      gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
      gtk_button_set_child (button, GTK_WIDGET (label));
      flip_make_style (button, "flat note-row");
    }
  flip_show_text (label, text);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", entry + 1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "sheet.show");
  return GTK_WIDGET (button);
}

static void
show_list (FlipNotesView *self)
{
  FlipLog *log = self->moment->log;
  GtkWidget *last = NULL;
  g_autoptr (GArray) noted = flip_log_noted (log, MOST_LISTED);

  for (guint i = 0; i < noted->len; i++)
    last = show_row (self, last, g_array_index (noted, guint, i));
  flip_show_end (self->list, last);
  gtk_widget_set_visible (self->scroller, noted->len > 0);
}

static void
refresh (FlipNotesView *self)
{
  guint position = self->moment->position;

  self->loading = TRUE;
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->entry)), note_of (self->moment)))
    gtk_editable_set_text (GTK_EDITABLE (self->entry), note_of (self->moment));
  gtk_widget_set_sensitive (GTK_WIDGET (self->entry), position > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->bookmark), position > 0);
  gtk_toggle_button_set_active (
    self->bookmark, position && flip_log_is_bookmarked (self->moment->log, position - 1));
  show_list (self);
  self->loading = FALSE;
}

/* callbacks */

static void
activate_cb (GtkEntry *entry, FlipNotesView *self)
{
  g_assert (FLIP_IS_NOTES_VIEW (self));

  keep (self, self->moment);
}

static void
leave_cb (GtkEventControllerFocus *focus, FlipNotesView *self)
{
  g_assert (FLIP_IS_NOTES_VIEW (self));

  keep (self, self->moment);
}

static void
toggled_cb (GtkToggleButton *button, FlipNotesView *self)
{
  g_assert (FLIP_IS_NOTES_VIEW (self));

  if (!self->loading && self->moment && self->moment->position)
    gtk_widget_activate_action (GTK_WIDGET (self), "sheet.bookmark", NULL);
}

/* overrides */

/* Catches up when it is shown: while it is hidden it is not updated. */
static void
flip_notes_view_map (GtkWidget *widget)
{
  if (FLIP_NOTES_VIEW (widget)->moment)
    refresh (FLIP_NOTES_VIEW (widget));
  GTK_WIDGET_CLASS (flip_notes_view_parent_class)->map (widget);
}

static void
flip_notes_view_class_init (FlipNotesViewClass *klass)
{
  FLIP_OWN (klass, FlipNotesView, (moment, flip_moment_unref));
  GTK_WIDGET_CLASS (klass)->map = flip_notes_view_map;
  FLIP_TEMPLATE (klass, "review/notes-view.ui");
  FLIP_BIND_CHILDREN (klass, FlipNotesView, entry, bookmark, scroller, list);
  FLIP_BIND_CALLBACKS (klass, activate_cb, leave_cb, toggled_cb);
}

static void
flip_notes_view_init (FlipNotesView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_entry_set_max_length (self->entry, FLIP_NOTE_LONGEST);
}

/* public functions */

/* A note that is being written belongs to the previous moment. Saving it loads a newer moment,
   which includes the note. */
void
flip_notes_view_load (FlipNotesView *self, FlipMoment *moment)
{
  g_autoptr (FlipMoment) before = NULL;

  g_return_if_fail (FLIP_IS_NOTES_VIEW (self));
  g_return_if_fail (moment);

  before = g_steal_pointer (&self->moment);
  self->moment = flip_moment_ref (moment);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  if (before && before->setup == moment->setup && before->position != moment->position
      && before->position <= moment->cursor && keep (self, before))
    return;
  refresh (self);
}
