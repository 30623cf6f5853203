/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/mend/mend-list.h"

#include "app/common/layout/columns.h"
#include "app/common/picture/glyph-icon.h"
#include "app/common/picture/seat-avatar.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "app/mend/mend-line.h"

#include <glib/gi18n.h>

/* How many entries are shown before the first that changes, and how many of those that are not
   checked yet. */
#define SHOWN_BEFORE 12
#define SHOWN_AFTER  8
#define SHOWN_MOST   300 /* starting with the first edit */
#define WIDER        300 /* each time the user asks for more */

/* The part of the log that is kept in view before and after the current line. */
#define SEEN_BEFORE 80
#define SEEN_AFTER  120

#define AVATAR 18
#define GLYPH  14

struct _FlipMendList
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *length;
  GtkBox *lines;
  GtkScrolledWindow *scroller;
  GtkWidget *earlier, *later, *changed, *practice;
  FlipColumns *counts, *figures;

  /* borrowed */
  FlipMending *mending; /* or NULL; for as long as it is shown */

  GtkWidget *current; /* one of the lines, or NULL */
  guint frames;       /* frames until the line has a position to scroll to */
  guint wider;        /* further lines that the user asked for, on both sides */
};

FLIP_DEFINE_TEMPLATE (FlipMendList, flip_mend_list, GTK_TYPE_BOX)

/* helpers */

/* The lines that are shown: those around the edit, and more if the user asked for them. Each has a
   widget, so a long log is never shown as a whole. */
static void
find_shown (FlipMendList *self, guint *from, guint *end)
{
  guint n = flip_mending_n_lines (self->mending), current = flip_mending_current (self->mending);
  guint before = SHOWN_BEFORE + self->wider, first, last;

  flip_mending_span (self->mending, &first, &last);
  first = MIN (first, current);
  if (current != FLIP_NO_ENTRY)
    last = MAX (last, current + 1);
  *from = first < before + 2 ? 0 : first - before;
  for (guint i = 0; i<SHOWN_BEFORE && * from> 0; i++)
    {
      if (flip_mending_line (self->mending, *from)->where)
        break;
      (*from)--;
    }
  *end = MIN (n, last + SHOWN_AFTER + self->wider);
  *end = MIN (*end, first + SHOWN_MOST + self->wider);
}

static void
show_rest (GtkWidget *button, char *words, guint n)
{
  gtk_widget_set_visible (button, n > 0);
  gtk_button_set_label (GTK_BUTTON (button), words);
  g_free (words);
}

/* An unchanged card is shown beside the name of its part of the game. */
static gboolean
is_told_card (FlipMendList *self, guint i)
{
  const FlipMendingLine *line = flip_mending_line (self->mending, i);

  return line->card != FLIP_NO_CARD && line->was_card == FLIP_NO_CARD && line->number && !line->note
         && !line->name && line->status != FLIP_MENDED_REMOVED
         && i != flip_mending_current (self->mending);
}

/* Shows one line, in a widget after the last one, or in the last one if that has only a heading,
   which is what `open` means. */
static GtkWidget *
show_line (FlipMendList *self, guint i, GtkWidget *last, gboolean *open)
{
  const FlipMendingLine *line = flip_mending_line (self->mending, i);
  gboolean current = i == flip_mending_current (self->mending), card = is_told_card (self, i);

  if (!*open || line->where || !last)
    {
      last = flip_show_next (self->lines, last, FLIP_TYPE_MEND_LINE);
      flip_mend_line_show_heading (FLIP_MEND_LINE (last), line->where);
      flip_mend_line_ask (FLIP_MEND_LINE (last), NULL);
    }
  if (card && (*open || line->where))
    {
      flip_mend_line_add_card (FLIP_MEND_LINE (last), line);
      flip_mend_line_show (FLIP_MEND_LINE (last), NULL, FALSE);
      *open = TRUE;
      return last;
    }
  flip_mend_line_show (FLIP_MEND_LINE (last), line, current);
  if (current && flip_mending_phase (self->mending) == FLIP_MENDING_ASKS)
    flip_mend_line_ask (FLIP_MEND_LINE (last), self->mending);
  *open = FALSE;
  if (current)
    self->current = last;
  return last;
}

static void
show_lines (FlipMendList *self)
{
  guint n = flip_mending_n_lines (self->mending), from, end, more;
  GtkWidget *last = NULL;
  gboolean open = FALSE;

  self->current = NULL;
  find_shown (self, &from, &end);
  for (guint i = from; i < end; i++)
    last = show_line (self, i, last, &open);
  flip_show_end (self->lines, last);
  show_rest (self->earlier,
             /* Translators: %u: how many */
             g_strdup_printf (ngettext ("%u earlier entry stays as it is: show it",
                                        "%u earlier entries stay as they are: show them", from),
                              from),
             from);
  more = MIN (n - end, WIDER);
  show_rest (self->later,
             /* Translators: %u: how many */
             g_strdup_printf (ngettext ("Show %u more entry", "Show %u more entries", more), more),
             more);
}

/* The count of each status has its colour. */
static void
show_counts (FlipMendList *self)
{
  static const char *const classes[FLIP_N_MENDED] = {
    [FLIP_MENDED_FITS] = "mend-fits",
    [FLIP_MENDED_DIFFERS] = "mend-differs",
    [FLIP_MENDED_REFUSED] = "mend-refused",
  };
  guint n = flip_mending_n_entries (self->mending);
  g_autofree char *length =
    /* Translators: %u: how many */
    g_strdup_printf (ngettext ("%u entry, oldest first", "%u entries, oldest first", n), n);

  flip_show_text (self->length, length);
  flip_columns_clear (self->counts);
  for (guint status = 0; status < FLIP_N_MENDED; status++)
    {
      g_autofree char *words = flip_mending_count (self->mending, status);
      GtkWidget *label = words ? gtk_label_new (words) : NULL;

      if (!label)
        continue;
      gtk_widget_add_css_class (label, "mend-count");
      flip_make_style (label, classes[status]);
      flip_columns_append (self->counts, label);
    }
}

/* "● Ann  ★ points 17 › 12" */
static GtkWidget *
figure_new (FlipMendList *self, const FlipFigure *figure)
{
  GtkWidget *avatar = g_object_new (FLIP_TYPE_SEAT_AVATAR, "width-request", AVATAR,
                                    "height-request", AVATAR, "valign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *glyph =
    g_object_new (FLIP_TYPE_GLYPH_ICON, "width-request", GLYPH, "height-request", GLYPH, NULL);
  const char *name = flip_mending_player (self->mending, figure->seat);
  g_autofree char *words =
    g_markup_printf_escaped ("%s  %d › <b>%d</b>", figure->label, figure->before, figure->now);
  GtkWidget *label = gtk_label_new (NULL), *box;

  gtk_label_set_markup (GTK_LABEL (label), words);
  flip_seat_avatar_show (FLIP_SEAT_AVATAR (avatar), figure->seat, name);
  (void) flip_glyph_icon_show_word (FLIP_GLYPH_ICON (glyph), figure->glyph);
  box = FLIP_MAKE_ACROSS (6, avatar, gtk_label_new (name), glyph, label);
  flip_make_style (box, "card mend-figure");
  return box;
}

static void
show_figures (FlipMendList *self)
{
  const FlipFigures *figures = flip_mending_figures (self->mending);

  gtk_widget_set_visible (self->changed, figures->n > 0);
  flip_columns_clear (self->figures);
  for (guint i = 0; i < figures->n; i++)
    flip_columns_append (self->figures, figure_new (self, &figures->figures[i]));
}

/* Scrolls to the line that is edited or in question, with as much around it as there is room
   for. */
static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FlipMendList *self = FLIP_MEND_LIST (widget);
  GtkAdjustment *along = gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_rect_t bounds;

  g_assert (self->frames);
  if (--self->frames)
    return G_SOURCE_CONTINUE;
  if (!self->current || !gtk_widget_get_mapped (self->current)
      || !gtk_widget_compute_bounds (self->current,
                                     gtk_widget_get_parent (GTK_WIDGET (self->lines)), &bounds))
    return G_SOURCE_REMOVE;
  gtk_adjustment_clamp_page (along, MAX (0, bounds.origin.y - SEEN_BEFORE),
                             bounds.origin.y + bounds.size.height + SEEN_AFTER);
  gtk_adjustment_clamp_page (along, bounds.origin.y, bounds.origin.y + bounds.size.height);
  return G_SOURCE_REMOVE;
}

static void
scroll_to_current (FlipMendList *self)
{
  if (!self->frames)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
  self->frames = 3;
}

/* actions */

static void
show_more_cb (FlipMendList *self)
{
  self->wider += WIDER;
  show_lines (self);
}

/* overrides */

static void
flip_mend_list_class_init (FlipMendListClass *klass)
{
  FLIP_TEMPLATE (klass, "mend/mend-list.ui");
  FLIP_BIND_CHILDREN (klass, FlipMendList, length, lines, scroller, earlier, later, changed,
                      practice, counts, figures);
  FLIP_BIND_CALLBACKS (klass, scroll_to_current);
  FLIP_ACTIONS (klass, FlipMendList, ("mend.show-more", show_more_cb));
}

/* public functions */

/* The log of a long sheet takes a while: there are no lines until more is known. */
void
flip_mend_list_load (FlipMendList *self, FlipMending *mending)
{
  g_return_if_fail (FLIP_IS_MEND_LIST (self));

  if (self->mending != mending)
    self->wider = 0;
  self->mending = mending;
  self->current = NULL;
  gtk_widget_set_visible (GTK_WIDGET (self), mending != NULL);
  if (!mending || flip_mending_phase (mending) == FLIP_MENDING_WORKS)
    return flip_show_end (self->lines, NULL);
  show_counts (self);
  show_lines (self);
  show_figures (self);
  gtk_widget_set_visible (self->practice, flip_mending_makes_practice (mending));
  scroll_to_current (self);
}

void
flip_mend_list_reveal (FlipMendList *self)
{
  g_return_if_fail (FLIP_IS_MEND_LIST (self));

  scroll_to_current (self);
}

gboolean
flip_mend_list_focus (FlipMendList *self)
{
  g_return_val_if_fail (FLIP_IS_MEND_LIST (self), FALSE);

  return self->current && flip_mend_line_focus (FLIP_MEND_LINE (self->current));
}

GtkWidget *
flip_mend_list_current (FlipMendList *self)
{
  g_return_val_if_fail (FLIP_IS_MEND_LIST (self), NULL);

  return self->current && gtk_widget_get_mapped (self->current) ? self->current : NULL;
}
