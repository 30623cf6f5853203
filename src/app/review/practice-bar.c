/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/practice-bar.h"

#include "app/common/layout/columns.h"
#include "app/common/layout/flow-layout.h"
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

G_DEFINE_FINAL_TYPE (FlipPracticeBar, flip_practice_bar, GTK_TYPE_BOX)

static void
flip_practice_bar_class_init (FlipPracticeBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FLIP_ENSURE_TYPES (FLIP_TYPE_COLUMNS, FLIP_TYPE_FLOW_LAYOUT);
  FLIP_TEMPLATE (widget_class, "review/practice-bar.ui");
  FLIP_BIND_CHILDREN (widget_class, FlipPracticeBar, words, next);
}

static void
flip_practice_bar_init (FlipPracticeBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
