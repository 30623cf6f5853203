/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/pages/edition-page.h"

#include "app/common/ask/ask-user.h"
#include "app/common/ask/toast.h"
#include "app/common/picture/edition-thumbnail.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/show.h"
#include "app/common/toolkit/text-scale.h"
#include "app/editions/cards/card-editor.h"
#include "app/editions/pixels/pixel-editor.h"
#include "app/editions/sheet/edition-board.h"
#include "app/editions/table/table-editor.h"
#include "app/editions/values/edition-form.h"
#include "app/preferences/theme.h"

#include <glib/gi18n.h>

/* A view with a form of a fixed width beside it, or below it if there is no room for both. Each
   scrolls what does not fit. */
G_DECLARE_FINAL_TYPE (FlipEditionBody, flip_edition_body, FLIP, EDITION_BODY, GtkWidget)

#define FORM_WIDTH 348
#define THRESHOLD  860

/* The view's share of the height if the form is below it. The view gets more if it needs more, or
   if it is generous and wants more; the form always keeps some. */
#define VIEW_PART  .45
#define LEAST_FORM 180

struct _FlipEditionBody
{
  GtkWidget parent_instance;

  /* children */
  GtkWidget *view, *form; /* both NULL until there is an edition */

  gboolean is_generous; /* the view gets its natural height */
};

G_DEFINE_FINAL_TYPE (FlipEditionBody, flip_edition_body, GTK_TYPE_WIDGET)

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  FlipEditionBody *self = FLIP_EDITION_BODY (widget);
  FlipExtent form;

  if (!self->view)
    return;
  *extent = flip_extent_of (self->view, orientation, -1);
  form = flip_extent_of (self->form, orientation, -1);
  extent->minimum = MAX (extent->minimum, form.minimum);
  extent->natural += form.natural;
}

static int
height_of_view (FlipEditionBody *self, int width, int height)
{
  int least, usual;

  gtk_widget_measure (self->view, GTK_ORIENTATION_VERTICAL, width, &least, &usual, NULL, NULL);
  return MAX ((int) (height * VIEW_PART),
              MIN (self->is_generous ? usual : least, height - LEAST_FORM));
}

static void
place (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

static void
flip_edition_body_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FlipEditionBody *self = FLIP_EDITION_BODY (widget);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int form = flip_text_scale (widget, FORM_WIDTH), upper;

  if (!self->view)
    return;
  if (width < flip_text_scale (widget, THRESHOLD))
    {
      upper = height_of_view (self, width, height);
      place (self->view, 0, 0, width, upper);
      place (self->form, 0, upper, width, height - upper);
    }
  else
    {
      place (self->view, is_rtl ? form : 0, 0, width - form, height);
      place (self->form, is_rtl ? 0 : width - form, 0, form, height);
    }
}

static void
flip_edition_body_class_init (FlipEditionBodyClass *klass)
{
  FLIP_OWN (klass, FlipEditionBody, (view, gtk_widget_unparent), (form, gtk_widget_unparent));
  flip_class_measure (klass, GTK_SIZE_REQUEST_CONSTANT_SIZE, measure);
  GTK_WIDGET_CLASS (klass)->size_allocate = flip_edition_body_size_allocate;
}

static void
flip_edition_body_init (FlipEditionBody *self)
{
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
}

static void
clear_body (FlipEditionBody *self)
{
  g_clear_pointer (&self->view, gtk_widget_unparent);
  g_clear_pointer (&self->form, gtk_widget_unparent);
}

static void
fill_body (FlipEditionBody *self, GtkWidget *view, GtkWidget *form)
{
  self->view = view;
  self->form = form;
  self->is_generous = FLIP_IS_TABLE_EDITOR (view);
  gtk_widget_set_parent (view, GTK_WIDGET (self));
  gtk_widget_set_parent (form, GTK_WIDGET (self));
}

struct _FlipEditionPage
{
  GtkBox parent_instance;

  /* template */
  AdwWindowTitle *title;
  GtkWidget *undo, *redo, *begin, *copy;
  FlipEditionBody *body;
  GtkRevealer *problem;
  GtkLabel *problem_text;

  /* borrowed */
  GtkWidget *view, *form; /* the body's children, or NULL */

  /* owned */
  FlipEditionDesk *desk; /* or NULL */

  gboolean has_changed; /* since the user was last told that everything is saved */
};

G_DEFINE_FINAL_TYPE (FlipEditionPage, flip_edition_page, GTK_TYPE_BOX)

/* helpers */

/* "Flip City edition. Draft, 1 problem" */
static char *
tell_state (FlipEditionDesk *desk)
{
  const FlipEditionState *state = flip_edition_desk_state (desk);
  const char *game = _ (flip_edition_desk_game (desk)->name);
  g_autofree char *checked = flip_edition_state_tell_checked (state);

  if (flip_edition_desk_is_view (desk))
    /* Translators: the name of a game. */
    return g_strdup_printf (_ ("%s edition. Built in, read-only"), game);
  if (state->n_problems)
    /* Translators: the name of a game. */
    return g_strdup_printf (ngettext ("%s edition. Draft, %u problem",
                                      "%s edition. Draft, %u problems", state->n_problems),
                            game, state->n_problems);
  if (state->checked.n_values)
    /* Translators: first %s: a game; second %s: a sentence about what has been checked */
    return g_strdup_printf (_ ("%s edition. %s"), game, checked);
  /* Translators: %s: a game */
  return g_strdup_printf (_ ("%s edition"), game);
}

static void
show_step (GtkWidget *button, const char *plain, const char *format, const char *what)
{
  g_autofree char *words = what ? g_strdup_printf (format, what) : g_strdup (plain);

  flip_show_tooltip (button, words);
}

static void
show_problem (FlipEditionPage *self)
{
  const GError *error = flip_edition_desk_problem (self->desk);

  gtk_label_set_label (self->problem_text, error ? error->message : "");
  gtk_revealer_set_reveal_child (self->problem, error != NULL);
}

static void
show_desk (FlipEditionPage *self)
{
  const FlipEditionState *state = flip_edition_desk_state (self->desk);
  g_autofree char *subtitle = tell_state (self->desk);
  const char *undo = flip_edition_desk_can_undo (self->desk);
  const char *redo = flip_edition_desk_can_redo (self->desk);

  adw_window_title_set_title (self->title, flip_edition_desk_name (self->desk));
  adw_window_title_set_subtitle (self->title, subtitle);
  gtk_widget_set_visible (self->begin, !flip_edition_desk_is_view (self->desk));
  gtk_widget_set_visible (self->copy, flip_edition_desk_is_view (self->desk));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "edition-page.undo", undo != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "edition-page.redo", redo != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "edition-page.begin", state->n_problems == 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "edition-page.try",
                                 flip_edition_desk_game (self->desk)->opponent != NULL);
  /* Translators: what was changed last: "Undo: Jackpot". */
  show_step (self->undo, _ ("Undo"), /* %s: what was changed last */ _ ("Undo: %s"), undo);
  show_step (self->redo, _ ("Redo"),
             /* Translators: %s: what was changed */
             _ ("Redo: %s"), redo);
  flip_show_tooltip (self->begin, state->n_problems ? state->problem : NULL);
  show_problem (self);
}

/* The view for games without an editor of their own: the edition's picture. */

static void
show_picture (FlipEditionThumbnail *picture, FlipEditionDesk *desk)
{
  flip_edition_thumbnail_show_text (picture, flip_edition_desk_game (desk), NULL,
                                    flip_edition_desk_text (desk));
}

static void
picture_changed_cb (FlipEditionDesk *desk,
                    const FlipEditionChange *change,
                    FlipEditionThumbnail *picture)
{
  show_picture (picture, desk);
}

static GtkWidget *
make_picture (FlipEditionDesk *desk)
{
  GtkWidget *picture = g_object_new (FLIP_TYPE_EDITION_THUMBNAIL, "margin-top", 24, "margin-bottom",
                                     24, "margin-start", 24, "margin-end", 24, NULL);

  show_picture (FLIP_EDITION_THUMBNAIL (picture), desk);
  g_signal_connect_object (desk, "changed", G_CALLBACK (picture_changed_cb), picture, 0);
  return picture;
}

/* The views from which an edition can be edited; the first that its format allows is shown. */
static const struct
{
  gboolean (*can) (FlipEditionDesk *desk);
  GtkWidget *(*new) (FlipEditionDesk *desk, FlipEditionForm *form);
} views[] = {
  { flip_table_editor_can, flip_table_editor_new },
  { flip_card_editor_can, flip_card_editor_new },
  { flip_pixel_editor_can, flip_pixel_editor_new },
  { flip_edition_board_can, flip_edition_board_new },
};

static GtkWidget *
make_view (FlipEditionDesk *desk, FlipEditionForm *form)
{
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      if (views[i].can (desk))
        return views[i].new(desk, form);
    }
  return make_picture (desk);
}

/* Leaving */

/* Makes the focused field take its text, which it does when it loses the focus. */
static void
take_typing (FlipEditionPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *current = root ? gtk_root_get_focus (root) : NULL;
  g_autoptr (GtkWidget) focus = current ? g_object_ref (current) : NULL;

  if (!focus || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    return;
  gtk_root_set_focus (root, NULL);
  flip_edition_form_settle (FLIP_EDITION_FORM (self->form));
  if (gtk_widget_get_root (focus) && !gtk_root_get_focus (root))
    gtk_widget_grab_focus (focus);
}

static void
left_cb (GtkWidget *owner, const char *answer, gpointer data)
{
  g_assert (FLIP_IS_EDITION_PAGE (owner));

  if (g_str_equal (answer, "leave"))
    g_signal_emit_by_name (owner, "back");
}

static gboolean
close_cb (gpointer window)
{
  gtk_window_destroy (window);
  return G_SOURCE_REMOVE;
}

/* Closes the window only after the question is gone, because the question belongs to the window. */
static void
closed_cb (GtkWidget *owner, const char *answer, gpointer data)
{
  g_assert (FLIP_IS_EDITION_PAGE (owner));

  if (g_str_equal (answer, "leave"))
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, close_cb, g_object_ref (gtk_widget_get_root (owner)),
                     g_object_unref);
}

/* Asks before leaving if there are changes that can't be saved and would be lost. FALSE: there is
   nothing to ask. */
static gboolean
ask_before_leaving (FlipEditionPage *self, FlipAnswered answered)
{
  const GError *error;
  GtkWidget *question;

  take_typing (self);
  error = flip_edition_desk_save (self->desk);
  if (!error)
    return FALSE;
  question = flip_ask_user_new (_ ("Leave Without Saving?"), error->message);
  /* Translators: on a button: stay on the page */
  flip_ask_user_add_answer (question, "close", _ ("_Stay"));
  /* Translators: on a button: leave the page */
  flip_ask_user_add_answer (question, "leave", _ ("_Leave"));
  flip_ask_user_set_default (question, "close");
  flip_ask_user_present (question, GTK_WIDGET (self), answered, NULL, NULL);
  return TRUE;
}

static void
leave (FlipEditionPage *self)
{
  if (!ask_before_leaving (self, left_cb))
    g_signal_emit_by_name (self, "back");
}

/* callbacks */

static void
changed_cb (FlipEditionDesk *desk, const FlipEditionChange *change, FlipEditionPage *self)
{
  g_assert (FLIP_IS_EDITION_PAGE (self));

  self->has_changed = TRUE;
  show_desk (self);
}

static void
undo_cb (FlipEditionPage *self)
{
  flip_edition_desk_undo (self->desk);
}

static void
redo_cb (FlipEditionPage *self)
{
  flip_edition_desk_redo (self->desk);
}

static void
begin_cb (FlipEditionPage *self)
{
  if (!self->desk)
    return;
  (void) flip_edition_desk_save (self->desk);
  g_signal_emit_by_name (self, "begin", flip_edition_desk_id (self->desk));
}

static void
try_cb (FlipEditionPage *self)
{
  if (self->desk)
    g_signal_emit_by_name (self, "try");
}

static void
copy_cb (FlipEditionPage *self)
{
  if (self->desk)
    g_signal_emit_by_name (self, "copy");
}

static void
parts_cb (FlipEditionPage *self)
{
  if (self->form)
    flip_edition_form_focus_parts (FLIP_EDITION_FORM (self->form));
}

static void
paint_cb (FlipEditionPage *self)
{
  if (FLIP_IS_PIXEL_EDITOR (self->view))
    flip_pixel_editor_paint (FLIP_PIXEL_EDITOR (self->view));
  else if (self->view)
    gtk_widget_child_focus (self->view, GTK_DIR_TAB_FORWARD);
}

/* overrides */

/* Whoever sees another page sees what was changed here. */
static void
flip_edition_page_unmap (GtkWidget *widget)
{
  if (FLIP_EDITION_PAGE (widget)->desk)
    (void) flip_edition_desk_save (FLIP_EDITION_PAGE (widget)->desk);
  GTK_WIDGET_CLASS (flip_edition_page_parent_class)->unmap (widget);
}

static void
flip_edition_page_class_init (FlipEditionPageClass *klass)
{
  FLIP_HEAR (klass, FlipEditionPage, desk);
  FLIP_OWN (klass, FlipEditionPage, (desk, g_object_unref));
  GTK_WIDGET_CLASS (klass)->unmap = flip_edition_page_unmap;
  FLIP_SIGNAL (klass, "begin", 1, G_TYPE_INT64);
  FLIP_SIGNAL (klass, "try", 0);
  FLIP_SIGNAL (klass, "copy", 0);
  FLIP_SIGNAL (klass, "back", 0);
  FLIP_TEMPLATE (klass, "editions/pages/edition-page.ui");
  FLIP_BIND_CHILDREN (klass, FlipEditionPage, title, undo, redo, begin, copy, body, problem,
                      problem_text);
  FLIP_ACTIONS (klass, FlipEditionPage, ("edition-page.undo", undo_cb),
                ("edition-page.redo", redo_cb), ("edition-page.begin", begin_cb),
                ("edition-page.try", try_cb), ("edition-page.copy", copy_cb),
                ("edition-page.parts", parts_cb), ("edition-page.paint", paint_cb),
                ("edition-page.back", leave));
  FLIP_KEYS (klass, (GDK_KEY_z, GDK_CONTROL_MASK, "edition-page.undo"),
             (GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "edition-page.redo"),
             (GDK_KEY_y, GDK_CONTROL_MASK, "edition-page.redo"),
             (GDK_KEY_F6, 0, "edition-page.parts"));
}

static void
flip_edition_page_init (FlipEditionPage *self)
{
  flip_theme_add_pages ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

void
flip_edition_page_set_desk (FlipEditionPage *self, FlipEditionDesk *desk)
{
  g_return_if_fail (FLIP_IS_EDITION_PAGE (self));
  g_return_if_fail (FLIP_IS_EDITION_DESK (desk));

  clear_body (self->body);
  if (self->desk)
    g_signal_handlers_disconnect_by_data (self->desk, self);
  g_set_object (&self->desk, desk);
  g_signal_connect (desk, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (desk, "saved", G_CALLBACK (show_problem), self);
  self->has_changed = FALSE;
  self->form = flip_edition_form_new (desk);
  self->view = make_view (desk, FLIP_EDITION_FORM (self->form));
  fill_body (self->body, self->view, self->form);
  show_desk (self);
  gtk_widget_child_focus (self->form, GTK_DIR_TAB_FORWARD);
}

FlipEditionDesk *
flip_edition_page_desk (FlipEditionPage *self)
{
  g_return_val_if_fail (FLIP_IS_EDITION_PAGE (self), NULL);

  return self->desk;
}

void
flip_edition_page_step_back (FlipEditionPage *self)
{
  g_return_if_fail (FLIP_IS_EDITION_PAGE (self));

  take_typing (self);
  if (!self->has_changed || flip_edition_desk_save (self->desk))
    {
      leave (self);
      return;
    }
  self->has_changed = FALSE;
  flip_toast_show (GTK_WIDGET (self),
                   flip_toast_new (_ ("Your changes are saved. Press Escape again to leave.")));
}

gboolean
flip_edition_page_holds_window (FlipEditionPage *self)
{
  g_return_val_if_fail (FLIP_IS_EDITION_PAGE (self), FALSE);

  return self->desk && ask_before_leaving (self, closed_cb);
}
