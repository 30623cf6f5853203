/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/flick-panel.h"

#include "app/common/ask/play-button.h"
#include "app/common/layout/columns.h"
#include "app/common/layout/flow-layout.h"
#include "app/common/layout/steady-layout.h"
#include "app/common/picture/drawing.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/focus.h"
#include "app/common/toolkit/show.h"
#include "app/preferences/settings.h"
#include "app/table/flick-controls.h"
#include "app/table/table-answers.h"
#include "play/moment/flick-story.h"
#include "play/table/aiming.h"
#include "play/table/table-hand.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

/* The things in the line of the flick, nearest first: "Barrel, 240 mm". */
G_DECLARE_FINAL_TYPE (FlipLineList, flip_line_list, FLIP, LINE_LIST, GtkBox)

#define MOST_SHOWN 2 /* the others are only counted */

#define SPACING          8
#define SPACING_OF_ITEMS 6

struct _FlipLineList
{
  GtkBox parent_instance;

  /* template */
  GtkWidget *items;
  GtkLabel *nearest, *next, *more;
};

FLIP_DEFINE_TEMPLATE (FlipLineList, flip_line_list, GTK_TYPE_BOX)

/* Lists what there is no room for, one item per line. */
static void
show_more (FlipLineList *self, FlipTableHand *hand, const FlipAimItem *items, guint n)
{
  /* Translators: %u: how many more there are than are shown */
  g_autofree char *count = g_strdup_printf (_ ("+%u"), n > MOST_SHOWN ? n - MOST_SHOWN : 0);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = MOST_SHOWN; i < n; i++)
    {
      g_autofree char *words = flip_aim_words_item (hand, &items[i]);

      g_string_append_printf (names, "%s%s", names->len ? "\n" : "", words);
    }
  flip_show_text (self->more, n > MOST_SHOWN ? count : NULL);
  flip_show_tooltip (GTK_WIDGET (self->more), names->str);
  flip_show_name (self->more, names->str);
}

static void
show_item (GtkLabel *label, const char *words)
{
  flip_show_text (label, words);
  flip_show_tooltip (GTK_WIDGET (label), words);
}

/* Puts the children on one line, or on as many as needed. */
static void
let_flow (GtkWidget *box, int spacing, gboolean flows)
{
  GtkLayoutManager *layout = flows ? g_object_new (FLIP_TYPE_FLOW_LAYOUT, "ragged", TRUE, NULL)
                                   : gtk_box_layout_new (GTK_ORIENTATION_HORIZONTAL);

  g_object_set (layout, "spacing", spacing, NULL);
  gtk_widget_set_layout_manager (box, layout);
}

static void
flip_line_list_class_init (FlipLineListClass *klass)
{
  FLIP_TEMPLATE (klass, "table/line-list.ui");
  FLIP_BIND_CHILDREN (klass, FlipLineList, items, nearest, next, more);
}

/* On a narrow screen everything is shown in full, on several lines. */
static void
flip_line_list_set_narrow (FlipLineList *self, gboolean is_narrow)
{
  g_return_if_fail (FLIP_IS_LINE_LIST (self));

  let_flow (GTK_WIDGET (self), SPACING, is_narrow);
  let_flow (self->items, SPACING_OF_ITEMS, is_narrow);
  gtk_label_set_wrap (self->nearest, is_narrow);
  gtk_label_set_wrap (self->next, is_narrow);
  gtk_label_set_ellipsize (self->next, is_narrow ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
}

static void
flip_line_list_show (FlipLineList *self, FlipTableHand *hand)
{
  g_autofree char *nearest = NULL, *next = NULL;
  const FlipAimItem *items;
  guint n;

  g_return_if_fail (FLIP_IS_LINE_LIST (self));
  g_return_if_fail (FLIP_IS_TABLE_HAND (hand));

  items = flip_table_hand_line (hand, &n);
  nearest = n > 0 ? flip_aim_words_item (hand, &items[0]) : g_strdup (C_ ("is hit", "nothing"));
  next = n > 1 ? flip_aim_words_item (hand, &items[1]) : NULL;
  gtk_widget_set_visible (GTK_WIDGET (self), flip_table_hand_flick (hand, NULL) != NULL
                                               && flip_table_hand_previews (hand));
  show_item (self->nearest, nearest);
  show_item (self->next, next);
  show_more (self, hand, items, n);
}

/* The game's clock beside the table, with its words. */
G_DECLARE_FINAL_TYPE (FlipClockBox, flip_clock_box, FLIP, CLOCK_BOX, GtkBox)

/* The dial. */
G_DECLARE_FINAL_TYPE (FlipClockDial, flip_clock_dial, FLIP, CLOCK_DIAL, FlipDrawing)

struct _FlipClockDial
{
  FlipDrawing parent_instance;

  /* borrowed */
  const FlipTableArt *art;

  /* owned */
  FlipMoment *moment; /* or NULL */
};

FLIP_DEFINE_PLAIN (FlipClockDial, flip_clock_dial, FLIP_TYPE_DRAWING)

struct _FlipClockBox
{
  GtkBox parent_instance;

  /* template */
  FlipClockDial *dial;
  GtkLabel *title, *first_line, *second_line;
};

FLIP_DEFINE_TEMPLATE (FlipClockBox, flip_clock_box, GTK_TYPE_BOX)

static void
flip_clock_dial_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipClockDial *self = FLIP_CLOCK_DIAL (drawing);

  if (self->art && self->moment)
    self->art->draw_clock (canvas, self->moment->state, MIN (width, height));
}

static void
flip_clock_dial_class_init (FlipClockDialClass *klass)
{
  FLIP_OWN (klass, FlipClockDial, (moment, flip_moment_unref));
  FLIP_DRAWING_CLASS (klass)->draw = flip_clock_dial_draw;
}

static void
flip_clock_box_class_init (FlipClockBoxClass *klass)
{
  FLIP_TEMPLATE (klass, "table/clock-box.ui");
  FLIP_BIND_CHILDREN (klass, FlipClockBox, dial, title, first_line, second_line);
}

static void
flip_clock_box_show (FlipClockBox *self, const FlipTableArt *art, FlipMoment *moment)
{
  FlipTableClock clock = { 0 };

  g_return_if_fail (FLIP_IS_CLOCK_BOX (self));
  g_return_if_fail (art && moment);

  gtk_widget_set_visible (GTK_WIDGET (self), art->draw_clock != NULL);
  if (!art->draw_clock)
    return;
  self->dial->art = art;
  if (moment == self->dial->moment)
    return;
  flip_moment_ref (moment);
  g_clear_pointer (&self->dial->moment, flip_moment_unref);
  self->dial->moment = moment;
  art->tell_clock (moment->state, &clock);
  flip_show_text (self->title, clock.title);
  flip_show_text (self->first_line, clock.lines[0]);
  flip_show_text (self->second_line, clock.lines[1]);
  gtk_widget_queue_draw (GTK_WIDGET (self->dial));
}

struct _FlipFlickPanel
{
  GtkBox parent_instance;

  /* borrowed */
  FlipSheetModel *model;
  FlipTableHand *hand;

  /* template */
  GtkWidget *first_room, *first, *asked, *second, *actions; /* the rows; the last is where the flick button is */
  FlipColumns *second_columns;
  FlipClockBox *clock;
  GtkStack *who, *what;
  GtkLabel *title, *sentence, *body;
  GtkScrolledWindow *second_room;
  GtkWidget *tools, *preview, *slow, *replay;
  FlipLineList *line;
  FlipFlickControls controls;

  /* owned */
  FlipTableAnswers answers;

  gboolean is_narrow, is_brief;
};

G_DEFINE_FINAL_TYPE (FlipFlickPanel, flip_flick_panel, GTK_TYPE_BOX)

/* helpers */

static FlipMoment *
moment_of (FlipFlickPanel *self)
{
  return flip_sheet_model_moment (self->model);
}

static char *
title_of (FlipFlickPanel *self)
{
  const FlipMoment *moment = moment_of (self);
  const char *player = flip_moment_player (moment, flip_moment_who (moment));

  if (!moment->is_present)
    return g_strdup (moment->is_finished ? moment->where : _ ("An earlier moment"));
  if (moment->is_over)
    return g_strdup (_ ("The game is over"));
  if (flip_sheet_model_is_automatic (self->model))
    /* Translators: %s: a player */
    return g_strdup_printf (_ ("%s takes aim"), player);
  return g_strdup (moment->asked[0].question->title->str);
}

/* Advice on how to flick the disc. */
static char *
advice_of (FlipFlickPanel *self, const FlipFlickChoice *chosen)
{
  const FlipMoment *moment = moment_of (self);
  const char *format;

  /* Translators: %s: a cowboy */
  format = chosen->handles ? _ ("%s: take, leave or exchange a token.")
           : chosen->disc == FLIP_PIECE_BULLET
             /* Translators: %s is a player. */
             ? _ ("%s: drag back from the bullet or set the numbers, then flick.")
             : chosen->disc == FLIP_PIECE_DYNAMITE
                 /* Translators: %s: a cowboy */
                 ? _ ("%s: drag back from the dynamite or set the numbers, then flick.")
                 /* Translators: %s: a cowboy */
                 : _ ("%s: drag back from the disc or set the numbers, then flick.");
  return g_strdup_printf (format, flip_moment_player (moment, flip_moment_who (moment)));
}

/* Why the player can't act, or what is about to be done; the question is below its title. */
static char *
body_of (FlipFlickPanel *self)
{
  const FlipFlickChoice *chosen = flip_table_hand_chosen (self->hand, NULL);
  const char *problem = flip_table_hand_problem (self->hand);

  if (!moment_of (self)->is_present)
    return g_strdup (moment_of (self)->is_finished ? _ ("You are looking back at a finished game.")
                                                   : _ ("You are looking at an earlier moment."));
  if (problem)
    return g_strdup (problem);
  if (chosen)
    return advice_of (self, chosen);
  return g_strdup ("");
}

/* If the table's height depends on the panel, texts keep to their lines: a title to two, like the
   choices below a figure, and all others to one. */
static void
let_grow (GtkLabel *label, gboolean grows)
{
  gtk_label_set_ellipsize (label, grows ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
}

/* Shows who is asked, and what; the chosen figure and action serve as the title. */
static void
show_question (FlipFlickPanel *self)
{
  g_autofree char *title = title_of (self);
  g_autofree char *body = body_of (self);
  const char *sentence = moment_of (self)->asked[0].question->sentence->str;
  gboolean is_asked = moment_of (self)->is_present && !moment_of (self)->is_over;

  gtk_label_set_text (self->title, title);
  flip_show_tooltip (GTK_WIDGET (self->title), title);
  let_grow (self->title, self->is_narrow || !is_asked);
  gtk_stack_set_visible_child_name (
    self->who, flip_table_hand_chosen (self->hand, NULL) ? "figures" : "title");
  gtk_stack_set_visible_child_name (self->what, !moment_of (self)->is_present            ? "present"
                                                : flip_table_hand_chosen (self->hand, NULL) ? "acts"
                                                                                          : "sentence");
  gtk_label_set_text (self->sentence, sentence);
  flip_show_tooltip (GTK_WIDGET (self->sentence), sentence);
  flip_show_text (self->body, self->is_brief || (self->is_narrow && !*body) ? NULL : body);
  flip_show_tooltip (GTK_WIDGET (self->body), body);
  flip_show_class (GTK_WIDGET (self->body), "error", flip_table_hand_problem (self->hand) != NULL);
}

/* An answer removes its button; the focus then stays in the panel. */
static void
show_answers (FlipFlickPanel *self)
{
  gboolean was_here = flip_table_answers_have_focus (&self->answers);

  flip_table_answers_show (&self->answers, self->model, self->hand);
  if (was_here && !flip_focus_is_in (GTK_WIDGET (self)))
    flip_flick_panel_focus (self);
}

static void
refresh (FlipFlickPanel *self)
{
  gboolean flicks = flip_table_hand_task (self->hand) == FLIP_HAND_FLICKS;
  guint position;

  flip_clock_box_show (self->clock, flip_table_hand_art (self->hand), moment_of (self));
  show_question (self);
  flip_flick_controls_refresh (&self->controls);
  flip_line_list_show (self->line, self->hand);
  show_answers (self);
  flip_show_in_place (self->preview, flicks);
  flip_show_in_place (self->replay, flip_flick_story_find (moment_of (self)->log,
                                                           moment_of (self)->position, &position));
}

/* callbacks */

static void
preview_cb (GtkToggleButton *button, FlipFlickPanel *self)
{
  g_assert (FLIP_IS_FLICK_PANEL (self));

  if (self->hand)
    flip_table_hand_set_previews (self->hand, gtk_toggle_button_get_active (button));
}

/* overrides */

static void
drop_hand (FlipFlickPanel *self)
{
  if (self->hand)
    g_signal_handlers_disconnect_by_data (self->hand, self);
  self->hand = NULL;
  flip_flick_controls_set_hand (&self->controls, NULL);
}

static void
flip_flick_panel_dispose (GObject *object)
{
  FlipFlickPanel *self = FLIP_FLICK_PANEL (object);

  drop_hand (self);
  G_OBJECT_CLASS (flip_flick_panel_parent_class)->dispose (object);
}

static void
flip_flick_panel_class_init (FlipFlickPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_flick_panel_dispose;
  FLIP_OWN_PARTS (klass, FlipFlickPanel, (answers, flip_table_answers_clear));
  FLIP_TEMPLATE (klass, "table/flick-panel.ui");
  FLIP_BIND_CHILDREN (klass, FlipFlickPanel, first_room, first, asked, second, second_columns,
                      actions, clock, title, sentence, body, who, what, second_room, line, tools,
                      preview, slow, replay);
  flip_flick_controls_bind (GTK_WIDGET_CLASS (klass), G_STRUCT_OFFSET (FlipFlickPanel, controls));
  FLIP_BIND_CALLBACKS (klass, preview_cb);
}

/* Binds a switch to the setting that remembers it. */
static void
remember (GtkWidget *toggle, const char *setting)
{
  g_settings_bind (flip_settings_get_default (), setting, toggle, "active",
                   G_SETTINGS_BIND_DEFAULT);
}

static void
flip_flick_panel_init (FlipFlickPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  flip_flick_controls_connect (&self->controls);
  /* Translators: which figure is flicked */
  flip_show_drop_down_name (self->controls.figures, _ ("Figure"));
  flip_show_name (self->controls.left, _ ("From the left of the figure"));
  flip_show_name (self->controls.right, _ ("From the right of the figure"));
  flip_table_answers_init (&self->answers, self->second_columns, GTK_WIDGET (self->line));
  remember (self->preview, "table-preview");
  remember (self->slow, "slow-motion");
}

/* public functions */

GtkWidget *
flip_flick_panel_new (void)
{
  return g_object_new (FLIP_TYPE_FLICK_PANEL, NULL);
}

void
flip_flick_panel_set (FlipFlickPanel *self, FlipSheetModel *model, FlipTableHand *hand)
{
  g_return_if_fail (FLIP_IS_FLICK_PANEL (self) && !model == !hand);

  drop_hand (self);
  self->model = model;
  self->hand = hand;
  flip_flick_controls_set_hand (&self->controls, hand);
  flip_steady_layout_forget (self->first_room);
  if (!hand)
    return;
  flip_table_hand_set_previews (hand,
                                gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->preview)));
  g_signal_connect_swapped (hand, "changed", G_CALLBACK (refresh), self);
  refresh (self);
}

/* The tools are in the first row of a narrow panel, and else in the second. */
static void
show_rows (FlipFlickPanel *self)
{
  gtk_widget_set_visible (self->first_room, self->is_narrow || !self->is_brief);
  gtk_widget_set_visible (GTK_WIDGET (self->second_room), !self->is_narrow && !self->is_brief);
}

void
flip_flick_panel_set_brief (FlipFlickPanel *self, gboolean is_brief)
{
  g_return_if_fail (FLIP_IS_FLICK_PANEL (self));

  if (is_brief == self->is_brief)
    return;
  self->is_brief = is_brief;
  gtk_widget_set_visible (self->asked, !is_brief);
  show_rows (self);
  if (self->hand)
    refresh (self);
}

/* On a narrow screen the table's height does not depend on the panel, and all lines of the row are
   shown. */
static void
place_second_row (FlipFlickPanel *self)
{
  GtkWidget *columns = GTK_WIDGET (self->second_columns);

  g_object_ref (columns);
  if (self->is_narrow)
    {
      gtk_scrolled_window_set_child (self->second_room, NULL);
      gtk_box_prepend (GTK_BOX (self->second), columns);
    }
  else
    {
      gtk_box_remove (GTK_BOX (self->second), columns);
      gtk_scrolled_window_set_child (self->second_room, columns);
    }
  g_object_unref (columns);
  show_rows (self);
}

/* On a narrow screen the flick button has a line of its own, with the tools beside it. */
void
flip_flick_panel_set_narrow (FlipFlickPanel *self, gboolean is_narrow)
{
  g_return_if_fail (FLIP_IS_FLICK_PANEL (self));

  if (is_narrow == self->is_narrow)
    return;
  self->is_narrow = is_narrow;
  flip_show_across (self->first, !is_narrow);
  gtk_widget_set_hexpand (self->controls.act, is_narrow);
  flip_show_class (self->controls.act, "narrow", is_narrow);
  let_grow (self->title, is_narrow);
  let_grow (self->sentence, is_narrow);
  let_grow (self->body, is_narrow);
  gtk_label_set_wrap (self->body, is_narrow);
  flip_line_list_set_narrow (self->line, is_narrow);
  place_second_row (self);
  g_object_ref (self->tools);
  gtk_box_remove (GTK_BOX (is_narrow ? self->second : self->actions), self->tools);
  gtk_box_append (GTK_BOX (is_narrow ? self->actions : self->second), self->tools);
  g_object_unref (self->tools);
  if (self->hand)
    refresh (self);
}

void
flip_flick_panel_answer (FlipFlickPanel *self, guint number)
{
  g_return_if_fail (FLIP_IS_FLICK_PANEL (self));

  flip_table_answers_press (&self->answers, number);
}

void
flip_flick_panel_focus (FlipFlickPanel *self)
{
  g_return_if_fail (FLIP_IS_FLICK_PANEL (self));

  if (!flip_flick_controls_focus (&self->controls))
    flip_table_answers_focus (&self->answers);
}

GtkWidget *
flip_flick_panel_act (FlipFlickPanel *self)
{
  g_return_val_if_fail (FLIP_IS_FLICK_PANEL (self), NULL);

  return self->controls.act;
}
