/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/hint/hint-panel.h"

#include "app/common/ask/play-button.h"
#include "app/common/picture/drawing.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "app/preferences/settings.h"
#include "draw/kit/text.h"
#include "engine/base/phrase.h"
#include "play/moment/card-name.h"
#include "play/players/learned.h"
#include "play/review/hint.h"

#include <glib/gi18n.h>

#define TICKS   100 /* ms between two updates */
#define LEARNED 100 /* per cent */

static const guint seconds[] = { 1, 5, 30 };

/* One of the best choices: its expected value with the reasons, and a button that plays it. */
G_DECLARE_FINAL_TYPE (FlipHintCard, flip_hint_card, FLIP, HINT_CARD, GtkBox)

#define HEIGHT 34
#define WIDTH  160
#define MARGIN 10.0
#define LINE_Y 10.0
#define BAR    7.0
#define DOT    5.0
#define TICK   4.0

/* A choice compared with the others: a dot for its expected value, and a bar for its uncertainty.
   The ends of the axis are whole points, or whole percentages. */
typedef struct
{
  FlipMeaning meaning;
  int least, most, expected, error;
} Axis;

static double
place_of (const Axis *axis, double width, int hundredths)
{
  double share = (double) (hundredths - axis->least * FLIP_POINT)
                 / (double) ((axis->most - axis->least) * FLIP_POINT);

  return MARGIN + CLAMP (share, 0, 1) * (width - 2 * MARGIN);
}

static void
draw_scale (const Axis *axis, FlipCanvas *canvas, double width)
{
  FlipColour line = flip_colour_fade (canvas->palette->text, .3);
  int step = MAX (1, (axis->most - axis->least) / 5);
  g_autofree char *first = flip_meaning_print_whole (axis->meaning, axis->least);
  g_autofree char *last = flip_meaning_print_whole (axis->meaning, axis->most);

  flip_canvas_line (canvas, MARGIN, LINE_Y, width - MARGIN, LINE_Y, line, 1);
  for (int point = axis->least; point <= axis->most; point += step)
    {
      double x = place_of (axis, width, point * FLIP_POINT);

      flip_canvas_line (canvas, x, LINE_Y - TICK, x, LINE_Y + TICK, line, 1);
    }
  flip_text_draw (canvas, first, FLIP_TYPE_NOTE, canvas->palette->second, 0, LINE_Y + 15,
                  FLIP_ALIGN_START, 0);
  flip_text_draw (canvas, last, FLIP_TYPE_NOTE, canvas->palette->second, width, LINE_Y + 15,
                  FLIP_ALIGN_END, 0);
}

static void
draw_bar (const Axis *axis, FlipCanvas *canvas, double width, double x)
{
  double from = place_of (axis, width, axis->expected - axis->error);
  double to = place_of (axis, width, axis->expected + axis->error);
  FlipRect bar = { from, LINE_Y - BAR / 2, MAX (to - from, BAR), BAR };
  g_autofree char *error = flip_meaning_print_error (axis->meaning, axis->error);

  if (!*error)
    return;
  flip_canvas_round (canvas, &bar, BAR / 2);
  flip_canvas_fill (canvas, flip_colour_fade (canvas->palette->focus, .35));
  flip_text_draw (canvas, g_strchug (error), FLIP_TYPE_NOTE, canvas->palette->text,
                  CLAMP (x, 4 * MARGIN, width - 4 * MARGIN), LINE_Y + 15, FLIP_ALIGN_MIDDLE, 0);
}

static void
draw_axis (gconstpointer value, FlipCanvas *canvas, double width, double height)
{
  const Axis *axis = value;
  double x;

  if (axis->most <= axis->least)
    return;
  x = place_of (axis, width, axis->expected);
  draw_scale (axis, canvas, width);
  draw_bar (axis, canvas, width, x);
  cairo_new_path (canvas->cr);
  cairo_arc (canvas->cr, x, LINE_Y, DOT + 1.5, 0, 2 * G_PI);
  flip_canvas_fill (canvas, canvas->palette->face);
  cairo_arc (canvas->cr, x, LINE_Y, DOT, 0, 2 * G_PI);
  flip_canvas_fill (canvas, canvas->palette->focus);
}

static void
show_axis (FlipDrawing *drawing, const Axis *axis)
{
  static const FlipDrawn drawn = {
    .draw = draw_axis,
    .size = sizeof *axis,
    .width = WIDTH,
    .height = HEIGHT,
  };

  flip_drawing_show (drawing, &drawn, axis);
}

struct _FlipHintCard
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *number, *title, *expected, *how, *reason;
  FlipDrawing *axis;
  GtkWidget *apply;

  guint site;
};

G_DEFINE_FINAL_TYPE (FlipHintCard, flip_hint_card, GTK_TYPE_BOX)

/* A flick is only aimed, and left to the player's hand; any other choice is played. */
static void
set_choice (FlipHintCard *self, const FlipMoment *moment, const FlipHintChoice *choice)
{
  const FlipWay *way = choice->aims ? NULL : flip_moment_find_way (moment, &choice->move);
  GtkActionable *apply = GTK_ACTIONABLE (self->apply);
  GVariant *target = gtk_actionable_get_action_target_value (apply);

  /* Translators: on a button: aims as the hint advises */
  gtk_button_set_label (GTK_BUTTON (self->apply), choice->aims ? _ ("Aim") : _ ("Apply"));
  gtk_widget_set_sensitive (self->apply, way || choice->aims);
  if (target && g_strcmp0 (g_variant_get_string (target, NULL), choice->notation) == 0)
    return;
  if (way)
    flip_play_button_set_way (self->apply, way);
  else if (choice->aims)
    {
      gtk_actionable_set_action_target (apply, "s", choice->notation);
      gtk_actionable_set_action_name (apply, "sheet.aim");
    }
}

static void
flip_hint_card_class_init (FlipHintCardClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  FLIP_TEMPLATE (klass, "hint/hint-card.ui");
  FLIP_BIND_CHILDREN (klass, FlipHintCard, number, title, expected, how, reason, axis, apply);
}

static void
flip_hint_card_init (FlipHintCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->site = FLIP_NO_SITE;
}

/* The axis is the same on all cards: its ends are whole points or percentages. */
static void
flip_hint_card_show (FlipHintCard *self,
                     const FlipMoment *moment,
                     const FlipHint *hint,
                     guint index,
                     int least,
                     int most)
{
  const FlipHintChoice *choice;
  g_autofree char *points = NULL, *number = NULL, *words = NULL, *name = NULL;

  g_return_if_fail (FLIP_IS_HINT_CARD (self));
  g_return_if_fail (index < hint->choices->len);

  choice = flip_hint_choice (hint, index);
  points = flip_meaning_tell (hint->meaning, choice->expected);
  number = g_strdup_printf ("%u", index + 1);
  name = flip_phrase_list (choice->title, points, NULL);
  /* Translators: what a button does, for screen readers: a choice and what it is good for */
  words = choice->aims ? g_strchomp (g_strdup_printf (_ ("Aim: %s. %s"), choice->title, choice->reason))
                       /* Translators: %s: the choice that the hint is about */
                       : g_strdup_printf (_ ("Apply: %s"), choice->title);
  self->site = choice->site;
  flip_show_text (self->number, number);
  flip_show_text (self->title, choice->place);
  flip_show_text (self->how, choice->how);
  flip_show_text (self->expected, points);
  flip_show_text (self->reason, choice->reason);
  gtk_widget_set_visible (GTK_WIDGET (self->reason), TRUE);
  flip_show_tooltip (GTK_WIDGET (self->reason), *choice->reason ? choice->reason : NULL);
  show_axis (self->axis, &(Axis){ hint->meaning, least, most, choice->expected, choice->error });
  set_choice (self, moment, choice);
  flip_show_class (self->apply, "suggested-action", index == 0);
  flip_show_name (self->apply, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, choice->reason, -1);
}

/* Shows an empty card that has the size it will need. */
static void
flip_hint_card_clear (FlipHintCard *self)
{
  g_return_if_fail (FLIP_IS_HINT_CARD (self));

  self->site = FLIP_NO_SITE;
  flip_show_text (self->title, "…");
  flip_show_text (self->how, NULL);
  flip_show_text (self->expected, "");
  flip_show_text (self->reason, "");
  show_axis (self->axis, &(Axis){ .meaning = FLIP_MEANS_POINTS });
  gtk_widget_set_sensitive (self->apply, FALSE);
}

/* The site of the choice, or FLIP_NO_SITE. */
static guint
flip_hint_card_site (FlipHintCard *self)
{
  g_return_val_if_fail (FLIP_IS_HINT_CARD (self), FLIP_NO_SITE);

  return self->site;
}

/* Focuses the card's button; FALSE if there is nothing to do yet. */
static gboolean
flip_hint_card_focus (FlipHintCard *self)
{
  g_return_val_if_fail (FLIP_IS_HINT_CARD (self), FALSE);

  return gtk_widget_is_sensitive (self->apply) && gtk_widget_grab_focus (self->apply);
}

struct _FlipHintPanel
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *title, *means, *weighed, *games;
  GtkWidget *stop, *close, *ties, *all;
  GtkSpinner *spinner;
  GtkProgressBar *progress;
  GtkListBox *list;
  FlipHintCard *first, *second, *third;
  GtkToggleButton *one, *five, *thirty;

  /* owned */
  FlipHinting *hinting;
  FlipMoment *moment; /* or NULL */
  char *words;        /* the last announcement, or NULL */

  guint ticking;
  gboolean told;   /* the best choice has been announced */
  gboolean awaits; /* the focus goes to the best choice once it is found */
};

G_DEFINE_FINAL_TYPE (FlipHintPanel, flip_hint_panel, GTK_TYPE_BOX)

/* helpers */

static FlipHintCard *
card_at (FlipHintPanel *self, guint index)
{
  return index == 0 ? self->first : index == 1 ? self->second : self->third;
}

/* Whole points or percentages, so that the axis keeps still while the numbers improve. */
static void
find_ends (const FlipHint *hint, int *least, int *most)
{
  guint n = MIN (hint->choices->len, FLIP_HINT_CHOICES);
  int low = G_MAXINT, high = G_MININT;

  for (guint i = 0; i < n; i++)
    {
      const FlipHintChoice *choice = flip_hint_choice (hint, i);

      low = MIN (low, choice->expected - 3 * choice->error / 2);
      high = MAX (high, choice->expected + 3 * choice->error / 2);
    }
  *least = low / FLIP_POINT - 1;
  *most = high / FLIP_POINT + 2;
  *most += (5 - (*most - *least) % 5) % 5;
  if (hint->meaning != FLIP_MEANS_CHANCE)
    return;
  *least = CLAMP (*least, 0, 95);
  *most = CLAMP (*most, *least + 5, 100);
}

static void
show_cards (FlipHintPanel *self, const FlipHint *hint)
{
  int least = 0, most = 0;

  if (hint)
    find_ends (hint, &least, &most);
  for (guint i = 0; i < FLIP_HINT_CHOICES; i++)
    {
      gboolean is_there = hint && i < hint->choices->len;

      gtk_widget_set_visible (GTK_WIDGET (card_at (self, i)), is_there || !hint);
      if (is_there)
        flip_hint_card_show (card_at (self, i), self->moment, hint, i, least, most);
      else
        flip_hint_card_clear (card_at (self, i));
    }
  gtk_widget_set_visible (self->ties,
                          hint && hint->choices->len > 1 && flip_hint_choice (hint, 1)->ties);
}

/* Returns whether there is more to be said later. */
static gboolean
show_weighed (FlipHintPanel *self, const FlipHint *hint)
{
  g_autofree char *words =
    /* Translators: %u: how many */
    hint ? g_strdup_printf (ngettext ("%u choice considered. No hidden information is used.",
                                      "%u choices considered. No hidden information is "
                                      "used.", hint->n_legal),
                            hint->n_legal)
         : g_strdup (_ ("No hidden information is used."));

  guint learned = self->moment ? flip_learned_progress (self->moment->setup) : LEARNED;
  g_autoptr (GString) text = g_string_new (words);

  if (learned < LEARNED)
    flip_phrase_say_printf (text,
                            /* Translators: %u: per cent; an edition is what people have printed */
                            _ ("Flipside is still getting to know this edition (%u %%). Meanwhile, it goes by what it "
                               "knows of another one."),
                            learned);
  flip_show_text (self->weighed, text->str);
  return learned < LEARNED;
}

static char *
tell_games (const FlipHint *hint)
{
  guint n = (guint) hint->play_outs;

  return hint->choices->len && flip_hint_choice (hint, 0)->aims
           /* Translators: %u: how many */
           ? g_strdup_printf (ngettext ("%u flick tried out", "%u flicks tried out", n), n)
           /* Translators: %u: how many */
           : g_strdup_printf (ngettext ("%u game played out from here", "%u games played out "
                                                                       "from here", n),
                              n);
}

static void
show_thinking (FlipHintPanel *self, const FlipHint *hint)
{
  gboolean thinks = flip_hinting_is_thinking (self->hinting);
  g_autofree char *games = NULL;

  if (hint)
    games = tell_games (hint);
  flip_show_text (self->games, games);
  gtk_spinner_set_spinning (self->spinner, thinks);
  flip_show_in_place (self->stop, thinks);
  flip_show_in_place (GTK_WIDGET (self->spinner), thinks);
  gtk_progress_bar_set_fraction (self->progress, flip_hinting_progress (self->hinting));
}

static GtkWidget *
row_new (FlipHintPanel *self, const FlipHint *hint, guint index)
{
  const FlipHintChoice *choice = flip_hint_choice (hint, index);
  const FlipWay *way = flip_moment_find_way (self->moment, &choice->move);
  g_autofree char *points = flip_meaning_tell (hint->meaning, choice->expected);
  g_autofree char *words = way && !g_str_equal (way->label, choice->place) ? g_strdup_printf ("%s · %s", choice->place, way->label)
                               : g_strdup (choice->place);
  g_autofree char *list = flip_phrase_list (choice->place, way ? way->label : "", points, NULL);
  g_autofree char *name = flip_cards_spoken (list);
  GtkWidget *button = flip_play_button_new (), *row = gtk_list_box_row_new ();
  GtkWidget *title = flip_make_label (words, NULL), *expected = gtk_label_new (points);

  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (expected, "numeric");
  gtk_button_set_child (GTK_BUTTON (button), FLIP_MAKE_ACROSS (8, title, expected));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, *choice->reason ? choice->reason : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, choice->reason, -1);
  if (choice->aims)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", choice->notation);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "sheet.aim");
    }
  else if (way)
    flip_play_button_set_way (button, way);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), button);
  flip_show_name (row, name);
  return row;
}

/* Shows the list only when the analysis has finished: a list that keeps changing can't be read. */
static void
show_list (FlipHintPanel *self, const FlipHint *hint)
{
  GtkListBoxRow *row;
  gboolean is_there = hint && !flip_hinting_is_thinking (self->hinting)
                      && hint->choices->len > FLIP_HINT_CHOICES;

  gtk_widget_set_visible (self->all, is_there);
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)))
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = FLIP_HINT_CHOICES; is_there && i < hint->choices->len; i++)
    gtk_list_box_append (self->list, row_new (self, hint, i));
}

/* Announces the best choice once when it is found and once when it is final; the values in between
   are not worth hearing. */
static void
tell (FlipHintPanel *self, const FlipHint *hint)
{
  g_autofree char *words = NULL;

  if (!hint || !hint->choices->len || (self->told && flip_hinting_is_thinking (self->hinting)))
    return;
  self->told = TRUE;
  words = flip_hint_tell (hint, 0);
  if (g_strcmp0 (words, self->words) == 0)
    return;
  g_free (self->words);
  self->words = g_steal_pointer (&words);
  words = flip_cards_spoken (self->words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  g_signal_emit_by_name (self, "told", words);
}

/* Takes the focus only if the user has not moved it elsewhere. */
static void
focus_best (FlipHintPanel *self)
{
  if (self->awaits && gtk_widget_has_focus (self->close) && flip_hint_card_focus (self->first))
    self->awaits = FALSE;
}

static void
show (FlipHintPanel *self)
{
  const FlipHint *hint = self->moment ? flip_hinting_hint (self->hinting) : NULL;

  show_cards (self, hint);
  show_weighed (self, hint);
  show_thinking (self, hint);
  show_list (self, hint);
  tell (self, hint);
  focus_best (self);
  g_signal_emit_by_name (self, "changed");
}

static guint
chosen_seconds (FlipHintPanel *self)
{
  return g_settings_get_uint (flip_settings_get_default (), "think-for");
}

static void
stop_ticking (FlipHintPanel *self)
{
  g_clear_handle_id (&self->ticking, g_source_remove);
}

/* callbacks */

static gboolean
tick_cb (gpointer data)
{
  FlipHintPanel *self = FLIP_HINT_PANEL (data);

  gtk_progress_bar_set_fraction (self->progress, flip_hinting_progress (self->hinting));
  if (show_weighed (self, flip_hinting_hint (self->hinting)) || flip_hinting_is_thinking (self->hinting))
    return G_SOURCE_CONTINUE;
  self->ticking = 0;
  return G_SOURCE_REMOVE;
}

static void
begin (FlipHintPanel *self)
{
  self->told = FALSE;
  g_clear_pointer (&self->words, g_free);
  flip_hinting_begin (self->hinting, self->moment, chosen_seconds (self));
  if (!self->ticking)
    self->ticking = g_timeout_add (TICKS, tick_cb, self);
  show (self);
}

static void
stop_cb (GtkButton *button, FlipHintPanel *self)
{
  g_assert (FLIP_IS_HINT_PANEL (self));

  flip_hinting_stop (self->hinting);
}

FLIP_EMITS (close_cb, "close")

static void
time_cb (GtkToggleButton *button, FlipHintPanel *self)
{
  guint chosen = button == self->one ? seconds[0] : button == self->five ? seconds[1] : seconds[2];

  g_assert (FLIP_IS_HINT_PANEL (self));

  if (!gtk_toggle_button_get_active (button) || chosen == chosen_seconds (self))
    return;
  g_settings_set_uint (flip_settings_get_default (), "think-for", chosen);
  if (self->moment)
    begin (self);
}

/* overrides */

static void
flip_hint_panel_dispose (GObject *object)
{
  FlipHintPanel *self = FLIP_HINT_PANEL (object);

  stop_ticking (self);
  g_clear_object (&self->hinting);
  g_clear_pointer (&self->moment, flip_moment_unref);
  g_clear_pointer (&self->words, g_free);
  G_OBJECT_CLASS (flip_hint_panel_parent_class)->dispose (object);
}

static void
flip_hint_panel_class_init (FlipHintPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_hint_panel_dispose;
  FLIP_SIGNAL (klass, "changed", 0);
  FLIP_SIGNAL (klass, "told", 1, G_TYPE_STRING);
  FLIP_SIGNAL (klass, "close", 0);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  FLIP_TEMPLATE (klass, "hint/hint-panel.ui");
  FLIP_BIND_CHILDREN (klass, FlipHintPanel, title, means, weighed, games, stop,
                      close, ties, all, spinner, progress, list, first, second, third, one, five,
                      thirty);
  FLIP_BIND_CALLBACKS (klass, stop_cb, close_cb, time_cb);
}

static void
flip_hint_panel_init (FlipHintPanel *self)
{
  guint chosen;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->hinting = flip_hinting_new ();
  g_signal_connect_object (self->hinting, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  chosen = chosen_seconds (self);
  gtk_toggle_button_set_active (chosen <= seconds[0]   ? self->one
                                : chosen <= seconds[1] ? self->five
                                                       : self->thirty,
                                TRUE);
}

/* public functions */

void
flip_hint_panel_begin (FlipHintPanel *self, FlipMoment *moment)
{
  g_autofree char *title = NULL, *means = NULL;

  g_return_if_fail (FLIP_IS_HINT_PANEL (self));
  g_return_if_fail (flip_hinting_can (moment));

  flip_moment_set (&self->moment, moment);
  /* Translators: the name of a player */
  title = g_strdup_printf (_ ("Hint for %s"), flip_moment_player (moment, flip_moment_who (moment)));
  flip_show_text (self->title, title);
  means = flip_hint_tell_meaning (moment, (guint) flip_moment_who (moment));
  flip_show_text (self->means, means);
  begin (self);
}

void
flip_hint_panel_end (FlipHintPanel *self)
{
  g_return_if_fail (FLIP_IS_HINT_PANEL (self));

  stop_ticking (self);
  flip_hinting_clear (self->hinting);
  g_clear_pointer (&self->moment, flip_moment_unref);
  show (self);
}

const FlipHint *
flip_hint_panel_hint (FlipHintPanel *self)
{
  g_return_val_if_fail (FLIP_IS_HINT_PANEL (self), NULL);

  return flip_hinting_hint (self->hinting);
}

void
flip_hint_panel_sites (FlipHintPanel *self, guint sites[FLIP_HINT_CHOICES])
{
  g_return_if_fail (FLIP_IS_HINT_PANEL (self));

  for (guint i = 0; i < FLIP_HINT_CHOICES; i++)
    sites[i] = flip_hint_card_site (card_at (self, i));
}

void
flip_hint_panel_focus (FlipHintPanel *self)
{
  g_return_if_fail (FLIP_IS_HINT_PANEL (self));

  self->awaits = !flip_hint_card_focus (self->first);
  if (self->awaits)
    gtk_widget_grab_focus (self->close);
}
