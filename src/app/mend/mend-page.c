/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/mend/mend-page.h"

#include "app/common/room-bin.h"
#include "app/common/show.h"
#include "app/mend/mend-line.h"
#include "app/now/card-grid.h"

#include <glib/gi18n.h>

#define COLUMNS_FROM 760

/* How many entries are shown before the first that changes, and of those that wait. */
#define SHOWN_BEFORE 3
#define SHOWN_AFTER  8

struct _FlipMendPage
{
  GtkBox parent_instance;

  /* template */
  GtkBox *content, *lines;
  GtkScrolledWindow *log_scroller;
  GtkWidget *cancel, *asks, *edits, *earlier, *later, *rule, *mend_it;
  GtkLabel *counts, *title, *where, *reason, *question, *refused, *changed_title, *figures,
    *practice;
  AdwActionRow *stop;
  GtkCheckButton *instead, *before;
  GtkWidget *remove, *search, *answers_scroller;
  FlipCardGrid *grid;
  GtkStringList *sentences;
  GtkStringFilter *filter;

  /* owned */
  FlipMending *mending; /* or NULL */

  GtkWidget *current_line; /* one of the lines, or NULL */
  guint frames;            /* until it can be scrolled to: the lines have no places before */
  gboolean shows_all;
  gboolean loading; /* TRUE while controls are set by us, not by the person */
};

G_DEFINE_FINAL_TYPE (FlipMendPage, flip_mend_page, GTK_TYPE_BOX)

enum
{
  KEEP,
  LEAVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static gboolean
is_far (const FlipMendingLine *line)
{
  return line->status == FLIP_MENDED_WAITS || line->status == FLIP_MENDED_ASIDE;
}

/* The lines that are shown: those around what is mended, or all. */
static void
find_shown (FlipMendPage *self, guint *from, guint *end)
{
  guint n = flip_mending_n_lines (self->mending), current = flip_mending_current (self->mending);
  guint first = 0, last = 0;

  while (first < n && first < current
         && flip_mending_line (self->mending, first)->status == FLIP_MENDED_STAYS)
    first++;
  for (guint i = 0; i < n; i++)
    last = is_far (flip_mending_line (self->mending, i)) && i != current ? last : i + 1;
  *from = self->shows_all || first < SHOWN_BEFORE + 2 ? 0 : first - SHOWN_BEFORE;
  *end = self->shows_all
           ? n
           : MIN (n, MAX (last, current == FLIP_NO_ENTRY ? 0 : current + 1) + SHOWN_AFTER);
}

static void
show_rest (GtkWidget *button, char *words, guint n)
{
  gtk_widget_set_visible (button, n > 0);
  gtk_button_set_label (GTK_BUTTON (button), words);
  g_free (words);
}

static void
show_lines (FlipMendPage *self)
{
  guint n = flip_mending_n_lines (self->mending), from, end;
  GtkWidget *last = NULL;

  self->current_line = NULL;
  find_shown (self, &from, &end);
  for (guint i = from; i < end; i++)
    {
      last = flip_show_next (self->lines, last, FLIP_TYPE_MEND_LINE);
      flip_mend_line_show (FLIP_MEND_LINE (last), flip_mending_line (self->mending, i),
                           i == flip_mending_current (self->mending));
      if (i == flip_mending_current (self->mending))
        self->current_line = last;
    }
  flip_show_end (self->lines, last);
  show_rest (
    self->earlier,
    g_strdup_printf (ngettext ("Show %u entry before it", "Show %u entries before it", from), from),
    from);
  show_rest (
    self->later,
    g_strdup_printf (ngettext ("Show %u more entry", "Show %u more entries", n - end), n - end),
    n - end);
}

/* "Ann: points 17 › 12", one line each. */
static void
show_figures (FlipMendPage *self)
{
  const FlipFigures *figures = flip_mending_figures (self->mending);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < figures->n; i++)
    {
      const FlipFigure *figure = &figures->figures[i];
      g_autofree char *line = g_markup_printf_escaped (
        "%s%s: %s %d › <b>%d</b>", i ? "\n" : "", flip_mending_player (self->mending, figure->seat),
        figure->label, figure->before, figure->now);

      g_string_append (text, line);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->changed_title), figures->n > 0);
  flip_show_text (self->figures, figures->n ? text->str : NULL);
}

static void
show_conflict (FlipMendPage *self)
{
  const FlipRefusal *refusal = flip_mending_refusal (self->mending);
  guint n = flip_mending_n_left (self->mending);
  g_autofree char *left = NULL, *rule = NULL;

  if (!refusal)
    return;
  left = g_strdup_printf (
    ngettext ("%u entry from here on is set aside on this sheet and can be brought back.",
              "%u entries from here on are set aside on this sheet and can be brought back.", n),
    n);
  adw_action_row_set_subtitle (self->stop, left);
  flip_show_text (self->reason, refusal->text);
  gtk_widget_set_visible (self->rule, *refusal->rule != '\0');
  rule = g_strdup_printf (_ ("Read rule %s"), refusal->rule);
  gtk_button_set_label (GTK_BUTTON (self->rule), rule);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule), "s", refusal->rule);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->rule), "sheet.rules");
}

/* Every legal answer, as the log would tell it. */
static void
fill_answers (FlipMendPage *self, const FlipMoment *moment)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < moment->n_moves; i++)
    g_ptr_array_add (texts, flip_mending_tell_answer (self->mending, i));
  g_ptr_array_add (texts, NULL);
  gtk_string_list_splice (self->sentences, 0,
                          g_list_model_get_n_items (G_LIST_MODEL (self->sentences)),
                          (const char *const *) texts->pdata);
}

static void
show_edit (FlipMendPage *self)
{
  const FlipMoment *moment = flip_mending_moment (self->mending);
  gboolean cards = flip_moment_asks_playing_card (moment);
  const FlipAsked *asked = flip_moment_asked (moment);

  gtk_check_button_set_active (
    flip_mending_is_before (self->mending) ? self->before : self->instead, TRUE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->instead), flip_mending_can_change (self->mending));
  gtk_widget_set_sensitive (self->remove, flip_mending_can_change (self->mending));
  flip_show_text (self->question, asked ? asked->question->title->str : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->grid), cards);
  gtk_widget_set_visible (self->search, !cards);
  gtk_widget_set_visible (self->answers_scroller, !cards);
  if (cards && asked)
    {
      flip_card_grid_set_game (self->grid, moment->game);
      flip_card_grid_show (self->grid, &asked->series, asked->ask.possible, 0);
    }
  else
    fill_answers (self, moment);
}

static void
focus (FlipMendPage *self)
{
  FlipMendingPhase phase = flip_mending_phase (self->mending);

  if (phase == FLIP_MENDING_ASKS)
    gtk_widget_grab_focus (self->mend_it);
  else if (phase == FLIP_MENDING_EDITS && gtk_widget_get_visible (self->search))
    gtk_widget_grab_focus (self->search);
  else if (phase == FLIP_MENDING_EDITS)
    gtk_widget_child_focus (GTK_WIDGET (self->grid), GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_grab_focus (self->cancel);
}

static void
load (FlipMendPage *self)
{
  FlipMendingPhase phase = flip_mending_phase (self->mending);
  g_autofree char *counts = flip_mending_counts (self->mending);
  g_autofree char *title = flip_mending_title (self->mending);
  g_autofree char *where = flip_mending_where (self->mending);

  self->loading = TRUE;
  flip_show_text (self->counts, counts);
  flip_show_text (self->title, title);
  flip_show_text (self->where, where);
  flip_show_text (self->refused, NULL);
  gtk_widget_set_visible (self->asks, phase == FLIP_MENDING_ASKS);
  gtk_widget_set_visible (self->edits, phase == FLIP_MENDING_EDITS);
  gtk_widget_set_visible (GTK_WIDGET (self->practice), flip_mending_makes_practice (self->mending));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "mend.keep",
                                 flip_mending_can_keep (self->mending));
  if (phase == FLIP_MENDING_EDITS)
    show_edit (self);
  show_conflict (self);
  show_figures (self);
  show_lines (self);
  self->loading = FALSE;
}

/* The line that is edited or asks comes into view, with a little of what is around it. */
static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FlipMendPage *self = FLIP_MEND_PAGE (widget);
  double x, y;

  if (self->frames++ < 2)
    return G_SOURCE_CONTINUE;
  if (self->current_line
      && gtk_widget_translate_coordinates (self->current_line, GTK_WIDGET (self->lines), 0, 0, &x,
                                           &y))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (self->log_scroller),
                               MAX (0, y - 80),
                               y + gtk_widget_get_height (self->current_line) + 120);
  return G_SOURCE_REMOVE;
}

static void
scroll_to_current (FlipMendPage *self)
{
  self->frames = 0;
  gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

/* A key or a click may come once more when the entry is told already. */
static gboolean
is_editing (FlipMendPage *self)
{
  return self->mending && flip_mending_phase (self->mending) == FLIP_MENDING_EDITS;
}

static void
answer (FlipMendPage *self, const char *notation)
{
  FlipRefusal refusal = { 0 };

  if (is_editing (self) && !flip_mending_answer (self->mending, notation, &refusal))
    flip_show_text (self->refused, refusal.text);
}

/* callbacks */

static void
changed_cb (FlipMending *mending, FlipMendPage *self)
{
  g_assert (FLIP_IS_MEND_PAGE (self));

  load (self);
  focus (self);
  scroll_to_current (self);
}

static void
room_cb (FlipRoomBin *bin, int width, int height, FlipMendPage *self)
{
  g_assert (FLIP_IS_MEND_PAGE (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content), width < COLUMNS_FROM
                                                                    ? GTK_ORIENTATION_VERTICAL
                                                                    : GTK_ORIENTATION_HORIZONTAL);
}

static void
place_cb (GtkCheckButton *button, FlipMendPage *self)
{
  if (is_editing (self) && !self->loading)
    flip_mending_set_before (self->mending, !gtk_check_button_get_active (self->instead));
}

static void
card_cb (FlipCardGrid *grid, guint card, FlipMendPage *self)
{
  char text[FLIP_CARD_TEXT_SIZE];

  answer (self, flip_card_print ((FlipCard) card, text));
}

static void
search_cb (GtkSearchEntry *entry, FlipMendPage *self)
{
  gtk_string_filter_set_search (self->filter, gtk_editable_get_text (GTK_EDITABLE (entry)));
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer data)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "mend-answer");
  gtk_list_item_set_child (list_item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer data)
{
  GtkStringObject *item = gtk_list_item_get_item (list_item);
  GtkWidget *label = gtk_list_item_get_child (list_item);

  gtk_label_set_text (GTK_LABEL (label), gtk_string_object_get_string (item));
}

/* The filter changes places: the answer is found by its item. */
static void
activate_cb (GtkListView *view, guint position, FlipMendPage *self)
{
  GListModel *shown = G_LIST_MODEL (gtk_list_view_get_model (view));
  g_autoptr (GObject) item = g_list_model_get_item (shown, position);
  const FlipMoment *moment = flip_mending_moment (self->mending);

  for (guint i = 0; moment && i < moment->n_moves; i++)
    {
      g_autoptr (GObject) other = g_list_model_get_item (G_LIST_MODEL (self->sentences), i);

      if (other != item)
        continue;
      answer (self, flip_moment_way (moment, i)->notation);
      return;
    }
}

/* actions */

static void
cancel_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[LEAVE], 0);
}

static void
keep_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[KEEP], 0);
}

static void
choose_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipMendPage *self = FLIP_MEND_PAGE (widget);

  if (!self->mending || flip_mending_phase (self->mending) != FLIP_MENDING_ASKS)
    return;
  if (g_variant_get_int32 (parameter) == 1)
    flip_mending_mend_it (self->mending);
  else if (g_variant_get_int32 (parameter) == 2)
    flip_mending_stop_there (self->mending);
  else
    g_signal_emit (self, signals[LEAVE], 0);
}

static void
edit_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  flip_mending_edit (FLIP_MEND_PAGE (widget)->mending, g_variant_get_uint32 (parameter));
}

static void
remove_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipMendPage *self = FLIP_MEND_PAGE (widget);
  FlipRefusal refusal = { 0 };

  if (is_editing (self) && !flip_mending_remove (self->mending, &refusal))
    flip_show_text (self->refused, refusal.text);
}

/* The newest edit; the sheet itself is not touched. */
static void
take_back_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipMendPage *self = FLIP_MEND_PAGE (widget);

  if (self->mending)
    flip_mending_take_back (self->mending);
}

static void
show_all_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipMendPage *self = FLIP_MEND_PAGE (widget);

  self->shows_all = TRUE;
  show_lines (self);
}

/* overrides */

static void
flip_mend_page_dispose (GObject *object)
{
  flip_mend_page_set_mending (FLIP_MEND_PAGE (object), NULL);
  G_OBJECT_CLASS (flip_mend_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, content);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, lines);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, log_scroller);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, cancel);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, asks);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, edits);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, earlier);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, later);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, rule);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, mend_it);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, counts);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, title);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, where);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, reason);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, question);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, refused);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, changed_title);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, figures);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, practice);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, stop);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, instead);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, before);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, remove);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, search);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, answers_scroller);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, grid);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, sentences);
  gtk_widget_class_bind_template_child (widget_class, FlipMendPage, filter);
  gtk_widget_class_bind_template_callback (widget_class, room_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_cb);
  gtk_widget_class_bind_template_callback (widget_class, card_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

static void
flip_mend_page_class_init (FlipMendPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_mend_page_dispose;
  g_type_ensure (FLIP_TYPE_CARD_GRID);
  g_type_ensure (FLIP_TYPE_ROOM_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/mend/mend-page.ui");
  bind_template (widget_class);
  signals[KEEP] = g_signal_new ("keep", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  signals[LEAVE] = g_signal_new ("leave", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "mend.cancel", NULL, cancel_cb);
  gtk_widget_class_install_action (widget_class, "mend.keep", NULL, keep_cb);
  gtk_widget_class_install_action (widget_class, "mend.choose", "i", choose_cb);
  gtk_widget_class_install_action (widget_class, "mend.edit", "u", edit_cb);
  gtk_widget_class_install_action (widget_class, "mend.remove", NULL, remove_cb);
  gtk_widget_class_install_action (widget_class, "mend.show-all", NULL, show_all_cb);
  gtk_widget_class_install_action (widget_class, "mend.take-back", NULL, take_back_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "mend.take-back",
                                       NULL);
  for (int i = 1; i <= 3; i++)
    gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0 + (guint) i, 0, "mend.choose", "i",
                                         i);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "mend.cancel", NULL);
}

static void
flip_mend_page_init (FlipMendPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

void
flip_mend_page_set_mending (FlipMendPage *self, FlipMending *mending)
{
  g_return_if_fail (FLIP_IS_MEND_PAGE (self));

  if (self->mending)
    g_signal_handlers_disconnect_by_data (self->mending, self);
  g_set_object (&self->mending, mending);
  self->shows_all = FALSE;
  if (!mending)
    return;
  g_signal_connect (mending, "changed", G_CALLBACK (changed_cb), self);
  load (self);
  focus (self);
  scroll_to_current (self);
}
