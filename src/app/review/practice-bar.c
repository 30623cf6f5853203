/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/practice-bar.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"

#include <glib/gi18n.h>

struct _FlipPracticeBar
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *words;
  GtkButton *next;
};

FLIP_DEFINE_TEMPLATE (FlipPracticeBar, flip_practice_bar, GTK_TYPE_BOX)

static void
flip_practice_bar_class_init (FlipPracticeBarClass *klass)
{
  FLIP_TEMPLATE (klass, "review/practice-bar.ui");
  FLIP_BIND_CHILDREN (klass, FlipPracticeBar, words, next);
}

/* public functions */

void
flip_practice_bar_load (FlipPracticeBar *self, FlipPractice *practice)
{
  g_autofree char *words = NULL;

  g_return_if_fail (FLIP_IS_PRACTICE_BAR (self));

  gtk_widget_set_visible (GTK_WIDGET (self), practice != NULL);
  if (!practice)
    return;
  words = flip_practice_tell (practice);
  flip_show_text (self->words, words);
  gtk_widget_set_visible (GTK_WIDGET (self->next), flip_practice_is_exercise (practice)
                                                     && !flip_practice_is_over (practice));
  gtk_button_set_label (self->next, flip_practice_has_next (practice) ? _ ("Next Choice")
                                                                      : _ ("How It Went"));
}
