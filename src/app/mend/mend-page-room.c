/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Places the parts of the page in the available room. */

#include "app/mend/mend-page-private.h"

#include "app/common/toolkit/show.h"
#include "app/common/toolkit/text-scale.h"

#define COLUMNS_FROM 760

/* While an entry is being edited, the board needs the room; from this width on the log stays beside
   it. */
#define BESIDE_FROM 1320
#define SLIM_LOG    300

/* The picture of a table takes this share of the height. */
#define PICTURE_SHARE .45
#define MARGIN        12

#define WORDS_FROM 340 /* the width that a row needs for words beside a button */

#define SPACING       12
#define TIGHT_SPACING 4

/* public functions */

/* Puts log and question side by side if there is room. While an entry is being edited, the log
   makes way for the board. */
void
flip_mend_page_place (FlipMendPage *self)
{
  gboolean edits = self->mending && flip_mending_phase (self->mending) == FLIP_MENDING_EDITS;
  gboolean across = self->width >= flip_text_scale (GTK_WIDGET (self), COLUMNS_FROM);
  int slim = flip_text_scale (GTK_WIDGET (self), SLIM_LOG);
  gboolean beside = self->width >= BESIDE_FROM - SLIM_LOG + slim;
  int room = edits && beside ? self->width - slim - 3 * MARGIN : self->width;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content),
                                  across ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_homogeneous (self->content, !edits);
  gtk_widget_set_visible (self->log, !edits || beside);
  gtk_widget_set_visible (self->to_log, !beside);
  gtk_widget_set_margin_start (GTK_WIDGET (self->content), edits && !beside ? 0 : MARGIN);
  gtk_widget_set_margin_end (GTK_WIDGET (self->content), edits && !beside ? 0 : MARGIN);
  gtk_widget_set_size_request (self->log, edits ? slim : -1, -1);
  flip_mend_board_set_room (self->picture, room - 2 * MARGIN,
                            (int) (self->height * PICTURE_SHARE));
  flip_mend_desk_set_room (self->desk, room, self->height);
}

/* The width that the header needs for all that it shows. */
static int
width_of_header (FlipMendPage *self)
{
  GtkWidget *header = gtk_widget_get_ancestor (self->keep, ADW_TYPE_HEADER_BAR);
  int width;

  gtk_widget_measure (header, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* Shows the words of the buttons if they fit, which depends on the language; something shorter
   replaces them otherwise. */
static void
show_words (FlipMendPage *self)
{
  GtkWidget *words[] = { self->keep_words, self->cancel_words };

  gtk_widget_set_visible (GTK_WIDGET (self->window_title), FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    gtk_widget_set_visible (words[i], TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (words) && width_of_header (self) > self->width; i++)
    gtk_widget_set_visible (words[i], FALSE);
}

/* If the text is large for the window, what is above the board takes as little room as possible. */
static void
tighten (FlipMendPage *self, gboolean tight)
{
  flip_show_class (GTK_WIDGET (self->title_above), "title-3", !tight);
  flip_show_class (GTK_WIDGET (self->title_above), "heading", tight);
  flip_show_class (GTK_WIDGET (self->controls), "mend-tight", tight);
  g_object_set (self->controls, "spacing", tight ? TIGHT_SPACING : SPACING, NULL);
}

/* A header gives its title room before its buttons, so the names below the title are dropped if the
   buttons would lack room, and then the title. */
void
flip_mend_page_show_about (FlipMendPage *self)
{
  g_autofree char *about = self->mending ? flip_mending_about (self->mending) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->window_title), TRUE);
  adw_window_title_set_subtitle (self->window_title, about ? about : "");
  if (width_of_header (self) > self->width)
    adw_window_title_set_subtitle (self->window_title, "");
  gtk_widget_set_visible (GTK_WIDGET (self->window_title), width_of_header (self) <= self->width);
}

void
flip_mend_page_place_header (FlipMendPage *self)
{
  gboolean worded = self->width >= flip_text_scale (GTK_WIDGET (self), WORDS_FROM);
  gboolean across = self->width >= flip_text_scale (GTK_WIDGET (self), COLUMNS_FROM);

  gtk_widget_set_visible (GTK_WIDGET (self->edit_title), across);
  gtk_widget_set_visible (GTK_WIDGET (self->title_above), !across);
  /* If the words need a whole row, the row itself is the button. */
  gtk_widget_set_visible (self->mend_it, worded);
  gtk_widget_set_visible (self->stop_it, worded);
  gtk_widget_set_visible (self->leave_it, worded);
  show_words (self);
  tighten (self, !worded);
  flip_mend_page_show_about (self);
}
