/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/answers/now-outlook.h"

#include "app/common/picture/glyph-icon.h"
#include "app/common/picture/own-card.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "engine/base/phrase.h"
#include "engine/game/outlook.h"
#include "engine/game/verb.h"

#include <glib/gi18n.h>

#define CARD_WIDTH     78
#define CARD_HEIGHT    110
#define COMPACT_WIDTH  64
#define COMPACT_HEIGHT 90
#define GLYPH_SIZE     15
#define MOST_LINES     4
#define COMPACT_LINES  2

#define MOST_ROWS (FLIP_OUTLOOK_LINES + FLIP_MOST_OUTCOMES)

typedef struct
{
  FlipGlyphIcon *icon;
  GtkLabel *name, *value;
} Row;

struct _FlipNowOutlook
{
  GtkGrid parent_instance;

  /* owned */
  FlipMoment *moment; /* or NULL */

  /* template */
  GtkWidget *card, *lines;
  GtkLabel *heading;

  /* owned by the grid; created as they are needed */
  Row rows[MOST_ROWS];

  const FlipWay *usual, *told; /* ways of the moment, or NULL */
  gboolean compact, kept;      /* kept: the room stays reserved until the next question */
};

FLIP_DEFINE_TEMPLATE (FlipNowOutlook, flip_now_outlook, GTK_TYPE_GRID)

/* helpers */

/* Whether the move ends this part of the game, so that its counts start over. */
static gboolean
ends_moment (FlipNowOutlook *self, gconstpointer after)
{
  g_autofree char *then = flip_log_where (self->moment->log, after);

  return !g_str_equal (self->moment->where, then);
}

static void
read_outlook (FlipNowOutlook *self, const FlipWay *way, FlipOutlook *outlook)
{
  const FlipMoment *moment = self->moment;
  g_autofree gpointer after = flip_outlook_state (moment->game, moment->state, &way->move);

  flip_outlook_read (moment->game, moment->state, after, moment->seat, outlook);
  if (ends_moment (self, after))
    outlook->n = 0;
}

/* --- The card --- */

/* The card beside an answer; if the answer has none, the card of the usual answer. */
static FlipCard
card_of (FlipNowOutlook *self, const FlipWay *way)
{
  if (way->offer.n_cards)
    return way->offer.cards[0];
  return self->usual && self->usual->offer.n_cards ? self->usual->offer.cards[0] : FLIP_NO_CARD;
}

static void
show_card (FlipNowOutlook *self, const FlipWay *way)
{
  FlipCard card = card_of (self, way);
  GtkWidget *picture = NULL;

  flip_show_no_children (self->card);
  if (card != FLIP_NO_CARD && way->own_cards)
    picture = flip_own_card_new (self->moment, card);
  gtk_widget_set_visible (self->card, picture != NULL);
  if (!picture)
    return;
  flip_drawing_set_size (FLIP_DRAWING (picture), self->compact ? COMPACT_WIDTH : CARD_WIDTH,
                         self->compact ? COMPACT_HEIGHT : CARD_HEIGHT);
  gtk_box_append (GTK_BOX (self->card), picture);
}

/* --- The lines --- */

static gboolean
changes (const FlipOutlookLine *line)
{
  return !g_str_equal (line->before, line->after);
}

static gboolean
is_gone (const FlipOutlookLine *line)
{
  return g_str_equal (line->after, FLIP_OUTLOOK_GONE);
}

static void
drop_line (FlipOutlook *outlook, guint index)
{
  outlook->n--;
  memmove (&outlook->lines[index], &outlook->lines[index + 1],
           (outlook->n - index) * sizeof *outlook->lines);
}

/* A count that ends is mentioned only if nothing else changes. */
static void
drop_gone_lines (FlipOutlook *outlook)
{
  gboolean others = FALSE;

  for (guint i = 0; i < outlook->n; i++)
    others = others || (changes (&outlook->lines[i]) && !is_gone (&outlook->lines[i]));
  for (guint i = outlook->n; others && i-- > 0;)
    {
      if (is_gone (&outlook->lines[i]))
        drop_line (outlook, i);
    }
}

/* If there are more lines than room, lines that don't change are dropped, starting at the end. */
static void
drop_lines (FlipOutlook *outlook, guint most)
{
  for (guint i = outlook->n; i-- > 0 && outlook->n > most;)
    {
      if (!changes (&outlook->lines[i]))
        drop_line (outlook, i);
    }
}

static GtkLabel *
add_label (FlipNowOutlook *self, guint row, int column, float xalign, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, style);
  gtk_grid_attach (GTK_GRID (self->lines), label, column, (int) row, 1, 1);
  return GTK_LABEL (label);
}

static Row *
find_row (FlipNowOutlook *self, guint index)
{
  Row *row = &self->rows[index];

  g_assert (index < MOST_ROWS);

  if (row->icon)
    return row;
  row->icon = FLIP_GLYPH_ICON (flip_glyph_icon_new (FLIP_GLYPH_STAR, GLYPH_SIZE));
  gtk_grid_attach (GTK_GRID (self->lines), GTK_WIDGET (row->icon), 0, (int) index, 1, 1);
  row->name = add_label (self, index, 1, 0, "dim-label");
  gtk_label_set_wrap (row->name, TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (row->name), TRUE);
  row->value = add_label (self, index, 2, 1, "outlook-value");
  gtk_label_set_use_markup (row->value, TRUE);
  return row;
}

/* A name without a glyph starts in the column of the glyphs. */
static void
show_row (FlipNowOutlook *self,
          guint index,
          const char *glyph,
          const char *name,
          const char *markup)
{
  Row *row = find_row (self, index);
  gboolean has_icon = flip_glyph_icon_show_word (row->icon, glyph);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->lines);
  GtkGridLayoutChild *place =
    GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (row->name)));

  gtk_grid_layout_child_set_column (place, has_icon ? 1 : 0);
  gtk_grid_layout_child_set_column_span (place, has_icon ? 1 : 2);
  flip_show_text (row->name, name);
  flip_show_text (row->value, markup);
}

static void
hide_rows (FlipNowOutlook *self, guint from)
{
  for (guint i = from; i < MOST_ROWS && self->rows[i].icon; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->rows[i].icon), FALSE);
      flip_show_text (self->rows[i].name, NULL);
      flip_show_text (self->rows[i].value, NULL);
    }
}

static void
show_line (FlipNowOutlook *self, guint row, const FlipOutlookLine *line, GString *heard)
{
  g_autofree char *markup = NULL;

  if (changes (line))
    {
      markup = g_markup_printf_escaped ("%s › <b>%s</b>", line->before, line->after);
      /* Translators: what was heard so far, and what is counted, now and then: Points 5, then 7 */
      flip_phrase_become (heard, g_strdup_printf (_ ("%s; %s %s, then %s"), heard->str, line->label,
                                                  line->before, line->after));
    }
  else
    markup = g_markup_escape_text (line->before, -1);
  show_row (self, row, line->glyph, line->label, markup);
}

static void
show_outcome (FlipNowOutlook *self, guint row, const FlipChance *outcome, GString *heard)
{
  /* Translators: %d: the chance, in per cent */
  g_autofree char *chance = g_strdup_printf (_ ("%d %%"), outcome->chance);
  g_autofree char *markup = g_markup_printf_escaped ("<b>%s</b>", chance);
  g_autofree char *told = g_strdup_printf ("%s %s", outcome->words, chance);

  show_row (self, row, NULL, outcome->words, markup);
  flip_phrase_add_clause (heard, told);
}

/* A move that ends the turn has no lines, so the heading is hidden too. */
static void
show_lines (FlipNowOutlook *self, const FlipWay *way)
{
  const FlipOffer *offer = &way->offer;
  g_autofree FlipOutlook *outlook = g_new0 (FlipOutlook, 1);
  g_autoptr (GString) heard = g_string_new (offer->heading);

  read_outlook (self, way, outlook);
  drop_gone_lines (outlook);
  drop_lines (outlook, self->compact ? COMPACT_LINES : MOST_LINES);
  for (guint i = 0; i < outlook->n; i++)
    show_line (self, i, &outlook->lines[i], heard);
  for (guint i = 0; i < offer->n_outcomes; i++)
    show_outcome (self, outlook->n + i, &offer->outcomes[i], heard);
  hide_rows (self, outlook->n + offer->n_outcomes);
  flip_show_text (self->heading, outlook->n + offer->n_outcomes ? offer->heading : NULL);
  flip_show_name (self, heard->str);
}

static void
refresh (FlipNowOutlook *self)
{
  const FlipWay *way = self->told ? self->told : self->usual;
  gboolean told = self->moment && way && *way->offer.heading;

  /* Keeps the room, so that nothing below moves while the pointer goes from answer to answer. */
  self->kept = self->kept || told;
  gtk_widget_set_visible (GTK_WIDGET (self), self->kept);
  flip_show_in_place (GTK_WIDGET (self), told);
  if (!told)
    return;
  show_card (self, way);
  show_lines (self, way);
}

static void
flip_now_outlook_class_init (FlipNowOutlookClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GtkWidgetClass *plain = g_type_class_peek (GTK_TYPE_WIDGET);

  FLIP_OWN (klass, FlipNowOutlook, (moment, flip_moment_unref));
  widget_class->focus = plain->focus; /* a grid by itself can't have the focus */
  widget_class->grab_focus = plain->grab_focus;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  FLIP_TEMPLATE (widget_class, "now/answers/now-outlook.ui");
  FLIP_BIND_CHILDREN (widget_class, FlipNowOutlook, card, lines, heading);
}

/* public functions */

void
flip_now_outlook_load (FlipNowOutlook *self, FlipMoment *moment, const FlipWay *usual)
{
  g_return_if_fail (FLIP_IS_NOW_OUTLOOK (self));

  flip_moment_set (&self->moment, moment);
  self->usual = usual;
  self->told = NULL;
  self->kept = FALSE;
  refresh (self);
}

void
flip_now_outlook_foresee (FlipNowOutlook *self, const FlipForesight *foresight)
{
  g_return_if_fail (FLIP_IS_NOW_OUTLOOK (self));

  if (!self->moment)
    return;
  self->told = foresight ? flip_moment_find_way (self->moment, &foresight->move) : NULL;
  refresh (self);
}

void
flip_now_outlook_set_room (FlipNowOutlook *self, const FlipRoom *room)
{
  g_return_if_fail (FLIP_IS_NOW_OUTLOOK (self));

  self->compact = room->panel != FLIP_PANEL_BESIDE;
  refresh (self);
}
