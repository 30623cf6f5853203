/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/panel/now-since.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"

#include "engine/base/phrase.h"
#include "play/moment/meanwhile.h"

#include <glib/gi18n.h>

struct _FlipNowSince
{
  GtkBox parent_instance;

  /* owned */
  FlipMoment *moment; /* or NULL */

  /* template */
  GtkMenuButton *button;
  GtkPopover *popover;
  GtkBox *rows;
};

G_DEFINE_FINAL_TYPE (FlipNowSince, flip_now_since, GTK_TYPE_BOX)

/* helpers */

/* "Bob: Stops with $5." */
static char *
words_of (const FlipMoment *moment, const FlipMeanwhile *entry)
{
  return entry->who == FLIP_TABLE
           ? g_strdup (entry->text)
           : flip_phrase_label (flip_moment_player (moment, entry->who), entry->text);
}

static GtkWidget *
label_new (const char *words)
{
  GtkWidget *label = flip_make_words (words, NULL);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 38);
  return label;
}

static GtkWidget *
row_new (const FlipMoment *moment, const FlipMeanwhile *entry)
{
  g_autofree char *words = words_of (moment, entry);
  GtkWidget *row = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (row), label_new (words));
  flip_show_name (row, words);
  flip_make_style (row, "flat since-row");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u",
                                    entry->is_great ? entry->position : entry->position + 1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row),
                                  entry->is_great ? "sheet.tell" : "sheet.show");
  return row;
}

/* The button's own label would widen the panel if it is long, or be cut off. */
static GtkWidget *
content_new (const char *words)
{
  GtkWidget *label = flip_make_words (words, NULL);

  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  return FLIP_MAKE_ACROSS (4, label, gtk_image_new_from_icon_name ("pan-down-symbolic"));
}

/* callbacks */

/* Reads the entries only when the user opens the popover. */
static void
show_cb (GtkPopover *popover, FlipNowSince *self)
{
  g_autoptr (GPtrArray) all = NULL;

  g_assert (FLIP_IS_NOW_SINCE (self));

  flip_show_no_children (GTK_WIDGET (self->rows));
  if (!self->moment)
    return;
  all = flip_meanwhile_read (self->moment);
  for (guint i = 0; i < all->len; i++)
    {
      GtkWidget *row = row_new (self->moment, g_ptr_array_index (all, i));

      g_signal_connect_swapped (row, "clicked", G_CALLBACK (gtk_popover_popdown), self->popover);
      gtk_box_append (self->rows, row);
    }
}

static void
flip_now_since_class_init (FlipNowSinceClass *klass)
{
  FLIP_OWN (klass, FlipNowSince, (moment, flip_moment_unref));
  FLIP_TEMPLATE (klass, "now/panel/now-since.ui");
  FLIP_BIND_CHILDREN (klass, FlipNowSince, button, popover, rows);
  FLIP_BIND_CALLBACKS (klass, show_cb);
}

static void
flip_now_since_init (FlipNowSince *self)
{
  const char *words = _ ("Since Your Turn");

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_child (self->button, content_new (words));
  /* Names the toggle button inside, which is the one that is pressed, and takes no name from the
     label. */
  flip_show_name (gtk_widget_get_first_child (GTK_WIDGET (self->button)), words);
}

/* public functions */

void
flip_now_since_load (FlipNowSince *self, FlipMoment *moment)
{
  g_return_if_fail (FLIP_IS_NOW_SINCE (self));
  g_return_if_fail (moment != NULL);

  flip_moment_set (&self->moment, moment);
  gtk_widget_set_visible (GTK_WIDGET (self), flip_meanwhile_has_any (moment));
}
