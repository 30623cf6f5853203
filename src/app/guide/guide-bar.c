/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/guide/guide-bar.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"

struct _FlipGuideBar
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *words;
  GtkWidget *keep;
};

FLIP_DEFINE_TEMPLATE (FlipGuideBar, flip_guide_bar, GTK_TYPE_BOX)

static void
flip_guide_bar_class_init (FlipGuideBarClass *klass)
{
  FLIP_TEMPLATE (klass, "guide/guide-bar.ui");
  FLIP_BIND_CHILDREN (klass, FlipGuideBar, words, keep);
}

/* public functions */

void
flip_guide_bar_show (FlipGuideBar *self, const char *words, gboolean can_keep)
{
  g_return_if_fail (FLIP_IS_GUIDE_BAR (self));

  gtk_widget_set_visible (GTK_WIDGET (self), words != NULL);
  gtk_widget_set_visible (self->keep, can_keep);
  if (words)
    flip_show_text (self->words, words);
}
