/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-words.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"

#include "draw/sheet/sheet-reading.h"
#include "engine/base/phrase.h"
#include "play/moment/card-name.h"

#include <glib/gi18n.h>

/* Each line is a FlipBoardWords too, one without lines of its own. */
struct _FlipBoardWords
{
  GtkWidget parent_instance;

  /* owned */
  FlipMoment *moment; /* or NULL */
  GPtrArray *lines;   /* read so far */
  char *text;         /* the text of a line */

  const FlipSheetArt *art;
  guint region; /* or FLIP_ALL_REGIONS */
  guint next;   /* the region to be read next */
  guint reading;
};

G_DEFINE_FINAL_TYPE (FlipBoardWords, flip_board_words, GTK_TYPE_WIDGET)

/* helpers */

static void
add_facts (FlipBoardWords *self)
{
  const FlipFacts *facts = flip_moment_facts (self->moment, (int) self->moment->seat);

  for (guint i = 0; i < facts->n; i++)
    {
      const FlipFact *fact = &facts->facts[i];
      g_autofree char *words = flip_phrase_label (fact->label, fact->value);

      g_ptr_array_add (self->lines, flip_cards_spoken (words));
    }
}

static void
add_region (FlipBoardWords *self, guint region)
{
  g_autoptr (GPtrArray) written = flip_written_region (
    self->art, self->moment->setup, self->moment->state, self->moment->seat, region);

  for (guint i = 0; i < written->len; i++)
    {
      const FlipWrittenLine *line = g_ptr_array_index (written, i);

      g_ptr_array_add (self->lines, flip_cards_spoken (line->words->str));
    }
}

static FlipBoardWords *
add_line (FlipBoardWords *self)
{
  FlipBoardWords *line =
    g_object_new (FLIP_TYPE_BOARD_WORDS, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);

  gtk_widget_set_parent (GTK_WIDGET (line), GTK_WIDGET (self));
  return line;
}

/* Updates a line only if its text has changed, so that only news is announced. */
static void
show_line (FlipBoardWords *line, const char *text)
{
  if (g_strcmp0 (line->text, text) == 0)
    return;
  g_free (line->text);
  line->text = g_strdup (text);
  flip_show_name (line, text);
}

static void
show_lines (FlipBoardWords *self)
{
  GtkWidget *line = gtk_widget_get_first_child (GTK_WIDGET (self));

  for (guint i = 0; i < self->lines->len; i++)
    {
      show_line (line ? FLIP_BOARD_WORDS (line) : add_line (self),
                 g_ptr_array_index (self->lines, i));
      line = line ? gtk_widget_get_next_sibling (line) : NULL;
    }
  while (line)
    {
      GtkWidget *rest = line;

      line = gtk_widget_get_next_sibling (line);
      gtk_widget_unparent (rest);
    }
}

/* callbacks */

/* Reads one region per idle callback. */
static gboolean
read_cb (gpointer data)
{
  FlipBoardWords *self = FLIP_BOARD_WORDS (data);
  guint region = self->next++;

  if (region == 0)
    add_facts (self);
  if (region < self->art->n_regions)
    {
      if (self->region == FLIP_ALL_REGIONS || self->region == region)
        add_region (self, region);
      return G_SOURCE_CONTINUE;
    }
  show_lines (self);
  self->reading = 0;
  return G_SOURCE_REMOVE;
}

/* overrides */

/* Each line is allocated a strip of the board, so that its position gives the reading order. */
static void
flip_board_words_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *line;
  int n = 0, i = 0;

  for (line = gtk_widget_get_first_child (widget); line; line = gtk_widget_get_next_sibling (line))
    n++;
  for (line = gtk_widget_get_first_child (widget); line; line = gtk_widget_get_next_sibling (line))
    {
      GtkAllocation place = { 0, height * i / n, width, MAX (1, height / n) };

      gtk_widget_size_allocate (line, &place, -1);
      i++;
    }
}

static void
flip_board_words_class_init (FlipBoardWordsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FLIP_OWN_SOURCES (klass, FlipBoardWords, reading);
  FLIP_OWN (klass, FlipBoardWords, (moment, flip_moment_unref));
  FLIP_OWN_CHILDREN (klass);
  FLIP_OWN_LAST (klass, FlipBoardWords, (lines, g_ptr_array_unref), (text, g_free));
  widget_class->size_allocate = flip_board_words_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
flip_board_words_init (FlipBoardWords *self)
{
  self->lines = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/* public functions */

GtkWidget *
flip_board_words_new (void)
{
  GtkWidget *words = g_object_new (FLIP_TYPE_BOARD_WORDS, NULL);

  flip_show_name (words, _ ("The sheet in words"));
  return words;
}

void
flip_board_words_load (FlipBoardWords *self,
                       FlipMoment *moment,
                       const FlipSheetArt *art,
                       guint region)
{
  g_return_if_fail (FLIP_IS_BOARD_WORDS (self));
  g_return_if_fail (moment && art);

  flip_moment_set (&self->moment, moment);
  self->art = art;
  self->region = region;
  self->next = 0;
  g_ptr_array_set_size (self->lines, 0);
  if (!self->reading)
    self->reading = g_idle_add_full (G_PRIORITY_LOW, read_cb, self, NULL);
}
