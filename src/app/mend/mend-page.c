/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/mend/mend-page-private.h"

#include "app/common/ask/main-menu.h"
#include "app/common/layout/first-fit.h"
#include "app/common/layout/room-bin.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/mend/mend-figure.h"
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

G_DEFINE_FINAL_TYPE (FlipMendPage, flip_mend_page, GTK_TYPE_BOX)

enum
{
  KEEP,
  LEAVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

/* The lines that are shown: those around the edit, and more if the user asked for them. Each has a
   widget, so a long log is never shown as a whole. */
static void
find_shown (FlipMendPage *self, guint *from, guint *end)
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
is_told_card (FlipMendPage *self, guint i)
{
  const FlipMendingLine *line = flip_mending_line (self->mending, i);

  return line->card != FLIP_NO_CARD && line->was_card == FLIP_NO_CARD && line->number && !line->note
         && !line->name && line->status != FLIP_MENDED_REMOVED
         && i != flip_mending_current (self->mending);
}

/* Shows one line, in a widget after the last one, or in the last one if that has only a heading,
   which is what `open` means. */
static GtkWidget *
show_line (FlipMendPage *self, guint i, GtkWidget *last, gboolean *open)
{
  const FlipMendingLine *line = flip_mending_line (self->mending, i);
  gboolean current = i == flip_mending_current (self->mending), card = is_told_card (self, i);

  if (!*open || line->where || !last)
    {
      last = flip_show_next (self->lines, last, FLIP_TYPE_MEND_LINE);
      flip_mend_line_show_heading (FLIP_MEND_LINE (last), line->where ? line->where : NULL);
    }
  if (card && (*open || line->where))
    {
      flip_mend_line_add_card (FLIP_MEND_LINE (last), line);
      flip_mend_line_show (FLIP_MEND_LINE (last), NULL, FALSE);
      *open = TRUE;
      return last;
    }
  flip_mend_line_show (FLIP_MEND_LINE (last), line, current);
  *open = FALSE;
  if (current)
    self->current_line = last;
  return last;
}

static void
show_lines (FlipMendPage *self)
{
  guint n = flip_mending_n_lines (self->mending), from, end, more;
  GtkWidget *last = NULL;
  gboolean open = FALSE;

  self->current_line = NULL;
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
show_counts (FlipMendPage *self)
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
      if (classes[status])
        gtk_widget_add_css_class (label, classes[status]);
      flip_columns_append (self->counts, label);
    }
}

static void
add_figure (FlipMendPage *self, guint seat, const FlipFigure *figure)
{
  GtkWidget *widget = g_object_new (FLIP_TYPE_MEND_FIGURE, NULL);

  flip_mend_figure_show (FLIP_MEND_FIGURE (widget), seat, flip_mending_player (self->mending, seat),
                         figure);
  flip_columns_append (self->figures, widget);
}

/* Shows each number that differs; for a seat without one, that nothing has changed. */
static void
show_figures (FlipMendPage *self)
{
  const FlipFigures *figures = flip_mending_figures (self->mending);

  gtk_widget_set_visible (self->changed, figures->n > 0);
  flip_columns_clear (self->figures);
  for (guint seat = 0; figures->n && seat < flip_mending_n_players (self->mending); seat++)
    {
      guint n = 0;

      for (guint i = 0; i < figures->n; i++)
        {
          if (figures->figures[i].seat != seat)
            continue;
          add_figure (self, seat, &figures->figures[i]);
          n++;
        }
      if (n == 0)
        add_figure (self, seat, NULL);
    }
}

static void
show_conflict (FlipMendPage *self)
{
  const FlipMendingConflict *conflict = flip_mending_conflict (self->mending);
  guint n = flip_mending_n_left (self->mending);
  g_autofree char *left = NULL;

  if (!conflict)
    return;
  left = g_strdup_printf (
    /* Translators: %u: how many */
    ngettext ("%u entry from here on will be set aside on this sheet and can be restored.",
              "%u entries from here on will be set aside on this sheet and can be restored.", n),
    n);
  adw_action_row_set_subtitle (self->stop, left);
  flip_mend_conflict_show (self->conflict, conflict, flip_mending_refusal (self->mending));
}

/* Lists every legal answer, in the words of the log. */
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

/* Shows the board or the keys if the entry can be answered there; the list has all answers. */
static void
show_answers (FlipMendPage *self)
{
  FlipMoment *moment = flip_mending_moment (self->mending);
  gboolean list = flip_mending_needs_list (self->mending)
                  || gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->as_list));

  gtk_widget_set_visible (self->as_list, !flip_mending_needs_list (self->mending));
  gtk_widget_set_visible (GTK_WIDGET (self->picture), flip_mending_needs_list (self->mending));
  flip_mend_board_show (self->picture, moment);
  gtk_widget_set_visible (self->choices, list);
  flip_mend_desk_load (self->desk, list ? NULL : moment);
  if (list)
    fill_answers (self, moment);
}

/* Says what can be changed, if not everything can. */
static const char *
fixed_words (FlipMendPage *self)
{
  if (!flip_mending_can_change (self->mending))
    return _ ("Flipside supplied this entry, so it can’t be changed. You can change what players "
              "chose, or insert something before this entry.");
  if (flip_mending_needs_list (self->mending))
    return _ ("You can change what a player chose here. Flipside works out how a flick ends, and "
              "that can’t be changed.");
  return NULL;
}

static void
show_edit (FlipMendPage *self)
{
  const FlipAsked *asked = flip_moment_asked (flip_mending_moment (self->mending));

  gtk_check_button_set_active (
    flip_mending_is_before (self->mending) ? self->before : self->instead, TRUE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->instead), flip_mending_can_change (self->mending));
  gtk_widget_set_sensitive (self->remove, flip_mending_can_change (self->mending));
  flip_show_text (self->question, asked ? asked->question->title->str : NULL);
  flip_show_text (self->fixed, fixed_words (self));
  show_answers (self);
}

static void
focus (FlipMendPage *self)
{
  FlipMendingPhase phase = flip_mending_phase (self->mending);

  if (phase == FLIP_MENDING_ASKS)
    gtk_widget_grab_focus (gtk_widget_get_visible (self->mend_it) ? self->mend_it : self->mend_row);
  else if (phase == FLIP_MENDING_EDITS && gtk_widget_get_visible (self->choices))
    gtk_widget_grab_focus (self->search);
  else if (phase == FLIP_MENDING_EDITS)
    flip_mend_desk_focus (self->desk);
  else
    gtk_widget_grab_focus (flip_mending_can_keep (self->mending) ? self->keep : self->cancel);
}

/* The log of a long sheet takes a while: the old content stays until more is known. */
static void
load_working (FlipMendPage *self)
{
  g_autofree char *title = flip_mending_title (self->mending);

  flip_show_text (self->title, title);
  gtk_label_set_label (self->edit_title, title);
  flip_show_text (self->where, NULL);
  flip_show_text (self->refused, NULL);
  gtk_widget_set_visible (self->sign, FALSE);
  gtk_widget_set_visible (self->asks, FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "mend.keep", FALSE);
  gtk_stack_set_visible_child_name (self->parts, "asks");
  flip_mend_desk_load (self->desk, NULL);
}

static void
load_known (FlipMendPage *self)
{
  FlipMendingPhase phase = flip_mending_phase (self->mending);
  g_autofree char *title = flip_mending_title (self->mending);
  g_autofree char *where = flip_mending_where (self->mending);

  self->loading = TRUE;
  flip_mend_page_show_about (self);
  flip_show_text (self->title, title);
  gtk_label_set_label (self->edit_title, title);
  flip_show_text (self->where, where);
  flip_show_text (self->refused, NULL);
  gtk_widget_set_visible (self->sign, phase == FLIP_MENDING_ASKS);
  gtk_widget_set_visible (self->asks, phase == FLIP_MENDING_ASKS);
  gtk_widget_set_visible (GTK_WIDGET (self->practice), flip_mending_makes_practice (self->mending));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "mend.keep",
                                 flip_mending_can_keep (self->mending));
  flip_mend_page_place (self);
  gtk_stack_set_visible_child_name (self->parts, phase == FLIP_MENDING_EDITS ? "edits" : "asks");
  if (phase == FLIP_MENDING_EDITS)
    show_edit (self);
  else
    flip_mend_desk_load (self->desk, NULL);
  show_conflict (self);
  show_figures (self);
  show_counts (self);
  show_lines (self);
  self->loading = FALSE;
}

static void
load (FlipMendPage *self)
{
  if (flip_mending_phase (self->mending) == FLIP_MENDING_WORKS)
    load_working (self);
  else
    load_known (self);
}

/* Scrolls to the line that is edited or in question, with as much around it as there is room
   for. */
static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FlipMendPage *self = FLIP_MEND_PAGE (widget);
  GtkAdjustment *along = gtk_scrolled_window_get_vadjustment (self->log_scroller);
  graphene_rect_t bounds;

  g_assert (self->frames);
  if (--self->frames)
    return G_SOURCE_CONTINUE;
  if (!self->current_line || !gtk_widget_get_mapped (self->current_line)
      || !gtk_widget_compute_bounds (self->current_line, gtk_widget_get_parent (GTK_WIDGET (self->lines)),
                                     &bounds))
    return G_SOURCE_REMOVE;
  gtk_adjustment_clamp_page (along, MAX (0, bounds.origin.y - SEEN_BEFORE),
                             bounds.origin.y + bounds.size.height + SEEN_AFTER);
  gtk_adjustment_clamp_page (along, bounds.origin.y, bounds.origin.y + bounds.size.height);
  return G_SOURCE_REMOVE;
}

static void
scroll_to_current (FlipMendPage *self)
{
  if (!self->frames)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
  self->frames = 3;
}

/* FALSE for a second key or click that arrives when the entry is already answered. */
static gboolean
is_editing (FlipMendPage *self)
{
  return self->mending && flip_mending_phase (self->mending) == FLIP_MENDING_EDITS;
}

static void
answer (FlipMendPage *self, const char *notation)
{
  FlipRefusal refusal = { 0 };

  if (!is_editing (self) || flip_mending_answer (self->mending, notation, &refusal)
      || flip_mend_desk_refuse (self->desk, &refusal))
    return;
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

  self->width = width;
  self->height = height;
  flip_mend_page_place_header (self);
  flip_mend_page_place (self);
  scroll_to_current (self);
}

static void
place_cb (GtkCheckButton *button, FlipMendPage *self)
{
  if (is_editing (self) && !self->loading)
    flip_mending_set_before (self->mending, !gtk_check_button_get_active (self->instead));
}

/* Copies the answer, which may end the editing, and with it the control that gave it. */
static void
answer_cb (FlipMendDesk *desk, const char *notation, FlipMendPage *self)
{
  g_autofree char *text = g_strdup (notation);

  g_assert (FLIP_IS_MEND_PAGE (self));

  answer (self, text);
}

static void
as_list_cb (GtkToggleButton *button, FlipMendPage *self)
{
  g_assert (FLIP_IS_MEND_PAGE (self));

  if (!is_editing (self))
    return;
  show_answers (self);
  focus (self);
}

/* Keys answer the question wherever the focus is, as on the sheet. */
static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        FlipMendPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  g_assert (FLIP_IS_MEND_PAGE (self));

  if (!is_editing (self) || (focus && GTK_IS_EDITABLE (focus))
      || state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK) || !gdk_keyval_to_unicode (key))
    return GDK_EVENT_PROPAGATE;
  return flip_mend_desk_press_key (self->desk, key);
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

/* The filter changes positions, so the answer is found by its item. */
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

/* Escape first closes what is open on the board. */
static void
step_back_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  if (!flip_mend_desk_step_back (FLIP_MEND_PAGE (widget)->desk))
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
  FlipMendPage *self = FLIP_MEND_PAGE (widget);

  if (self->mending && flip_mending_phase (self->mending) != FLIP_MENDING_WORKS)
    flip_mending_edit (self->mending, g_variant_get_uint32 (parameter));
}

static void
remove_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipMendPage *self = FLIP_MEND_PAGE (widget);
  FlipRefusal refusal = { 0 };

  if (is_editing (self) && !flip_mending_remove (self->mending, &refusal))
    flip_show_text (self->refused, refusal.text);
}

static void
to_log_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipMendPage *self = FLIP_MEND_PAGE (widget);

  if (is_editing (self))
    flip_mending_leave (self->mending);
}

/* Takes back the newest edit; the sheet itself is not touched. */
static void
take_back_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipMendPage *self = FLIP_MEND_PAGE (widget);

  if (self->mending)
    flip_mending_take_back (self->mending);
}

static void
show_more_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipMendPage *self = FLIP_MEND_PAGE (widget);

  self->wider += WIDER;
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
  FLIP_BIND_CHILDREN (widget_class, FlipMendPage, window_title, content, log, lines, log_scroller,
                      parts, cancel, cancel_words, keep_words, keep, sign, asks, changed, earlier,
                      later, mend_row, mend_it, stop_it, leave_it, length, title, edit_title,
                      title_above, where, question, refused, practice, counts, figures, conflict,
                      desk, upper, controls, picture, fixed, stop, instead, before, remove, to_log,
                      as_list, choices, search, sentences, filter);
  FLIP_BIND_CALLBACKS (widget_class, room_cb, place_cb, answer_cb, as_list_cb, search_cb, setup_cb,
                       bind_cb, activate_cb);
}

static void
flip_mend_page_class_init (FlipMendPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_mend_page_dispose;
  FLIP_ENSURE_TYPES (FLIP_TYPE_MAIN_MENU, FLIP_TYPE_COLUMNS, FLIP_TYPE_FIRST_FIT,
                     FLIP_TYPE_MEND_CONFLICT, FLIP_TYPE_MEND_BOARD, FLIP_TYPE_MEND_DESK,
                     FLIP_TYPE_ROOM_BIN);
  FLIP_TEMPLATE (widget_class, "mend/mend-page.ui");
  bind_template (widget_class);
  signals[KEEP] = FLIP_SIGNAL (klass, "keep", 0);
  signals[LEAVE] = FLIP_SIGNAL (klass, "leave", 0);
  gtk_widget_class_install_action (widget_class, "mend.cancel", NULL, cancel_cb);
  gtk_widget_class_install_action (widget_class, "mend.step-back", NULL, step_back_cb);
  gtk_widget_class_install_action (widget_class, "mend.keep", NULL, keep_cb);
  gtk_widget_class_install_action (widget_class, "mend.choose", "i", choose_cb);
  gtk_widget_class_install_action (widget_class, "mend.edit", "u", edit_cb);
  gtk_widget_class_install_action (widget_class, "mend.remove", NULL, remove_cb);
  gtk_widget_class_install_action (widget_class, "mend.to-log", NULL, to_log_cb);
  gtk_widget_class_install_action (widget_class, "mend.show-more", NULL, show_more_cb);
  gtk_widget_class_install_action (widget_class, "mend.take-back", NULL, take_back_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "mend.take-back",
                                       NULL);
  for (int i = 1; i <= 3; i++)
    gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0 + (guint) i, 0, "mend.choose", "i",
                                         i);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "mend.step-back", NULL);
}

static void
flip_mend_page_init (FlipMendPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  flip_mend_desk_set_upper (self->desk, self->upper);
  /* Lays out for the narrowest page until the room is known: the window must not grow. */
  flip_mend_page_place_header (self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* public functions */

void
flip_mend_page_set_mending (FlipMendPage *self, FlipMending *mending)
{
  g_return_if_fail (FLIP_IS_MEND_PAGE (self));

  if (self->mending)
    g_signal_handlers_disconnect_by_data (self->mending, self);
  self->wider = 0;
  if (!mending && self->desk)
    flip_mend_desk_load (self->desk, NULL);
  g_set_object (&self->mending, mending);
  if (!mending)
    return;
  g_signal_connect (mending, "changed", G_CALLBACK (changed_cb), self);
  load (self);
  focus (self);
  scroll_to_current (self);
}
