/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/mend/mend-answers.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"

#include <glib/gi18n.h>

struct _FlipMendAnswers
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *fixed, *question;
  GtkWidget *choices, *search;
  GtkStringList *sentences;
  GtkStringFilter *filter;

  /* owned */
  FlipMoment *moment; /* or NULL */
};

FLIP_DEFINE_TEMPLATE (FlipMendAnswers, flip_mend_answers, GTK_TYPE_BOX)

/* helpers */

static void
fill (FlipMendAnswers *self, FlipMending *mending)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < self->moment->n_moves; i++)
    g_ptr_array_add (texts, flip_mending_tell_answer (mending, i));
  g_ptr_array_add (texts, NULL);
  gtk_string_list_splice (self->sentences, 0,
                          g_list_model_get_n_items (G_LIST_MODEL (self->sentences)),
                          (const char *const *) texts->pdata);
}

/* Says what can be changed, if not everything can. */
static const char *
fixed_words (FlipMending *mending)
{
  if (!flip_mending_can_change (mending))
    return _ ("Flipside supplied this entry, so it can’t be changed. You can change what players "
              "chose, or insert something before this entry.");
  if (flip_mending_needs_list (mending))
    return _ ("You can change what a player chose here. Flipside works out how a flick ends, and "
              "that can’t be changed.");
  return NULL;
}

/* callbacks */

static void
search_cb (GtkSearchEntry *entry, FlipMendAnswers *self)
{
  gtk_string_filter_set_search (self->filter, gtk_editable_get_text (GTK_EDITABLE (entry)));
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer data)
{
  gtk_list_item_set_child (list_item, flip_make_words (NULL, "mend-answer"));
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer data)
{
  GtkStringObject *item = gtk_list_item_get_item (list_item);
  GtkWidget *label = gtk_list_item_get_child (list_item);

  gtk_label_set_text (GTK_LABEL (label), gtk_string_object_get_string (item));
}

/* The filter changes positions, so the answer is found by its item. */
static void
activate_cb (GtkListView *view, guint position, FlipMendAnswers *self)
{
  GListModel *shown = G_LIST_MODEL (gtk_list_view_get_model (view));
  g_autoptr (GObject) item = g_list_model_get_item (shown, position);

  for (guint i = 0; self->moment && i < self->moment->n_moves; i++)
    {
      g_autoptr (GObject) other = g_list_model_get_item (G_LIST_MODEL (self->sentences), i);

      if (other != item)
        continue;
      gtk_widget_activate_action (GTK_WIDGET (self), "sheet.play", "s",
                                  flip_moment_way (self->moment, i)->notation);
      return;
    }
}

static void
flip_mend_answers_class_init (FlipMendAnswersClass *klass)
{
  FLIP_OWN (klass, FlipMendAnswers, (moment, flip_moment_unref));
  FLIP_TEMPLATE (klass, "mend/mend-answers.ui");
  FLIP_BIND_CHILDREN (klass, FlipMendAnswers, fixed, question, choices, search, sentences,
                      filter);
  FLIP_BIND_CALLBACKS (klass, search_cb, setup_cb, bind_cb, activate_cb);
}

/* public functions */

void
flip_mend_answers_load (FlipMendAnswers *self, FlipMending *mending, gboolean listed)
{
  const FlipAsked *asked;

  g_return_if_fail (FLIP_IS_MEND_ANSWERS (self));

  gtk_widget_set_visible (GTK_WIDGET (self), mending != NULL);
  gtk_widget_set_visible (self->choices, mending && listed);
  flip_moment_set (&self->moment, mending && listed ? flip_mending_moment (mending) : NULL);
  if (!mending)
    return;
  flip_show_text (self->fixed, fixed_words (mending));
  if (!listed)
    return;
  asked = flip_moment_asked (self->moment);
  flip_show_text (self->question, asked ? asked->question->title->str : NULL);
  fill (self, mending);
}

gboolean
flip_mend_answers_focus (FlipMendAnswers *self)
{
  g_return_val_if_fail (FLIP_IS_MEND_ANSWERS (self), FALSE);

  return gtk_widget_get_visible (self->choices) && gtk_widget_grab_focus (self->search);
}
