/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/edition-board.h"

#include "app/common/show.h"
#include "app/editions/edition-sheet.h"
#include "draw/sheets.h"
#include "play/edition-pixels.h"

#include <glib/gi18n.h>

struct _FlipEditionBoard
{
  GtkWidget parent_instance;

  /* children */
  GtkWidget *sheet;
  GPtrArray *buttons; /* of GtkButton, one per site of the game; NULL where a site shows nothing */

  /* borrowed */
  FlipEditionDesk *desk;

  /* owned */
  FlipSession *session; /* on the newest file without problems, or NULL */
  char *group, *key;    /* of the value that was opened last, or NULL */

  gboolean is_painting, paints_inside; /* a stroke: all its squares become what the first did */
};

G_DEFINE_FINAL_TYPE (FlipEditionBoard, flip_edition_board, GTK_TYPE_WIDGET)

enum
{
  OPENED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static const FlipFormat *
format_of (FlipEditionBoard *self)
{
  return flip_edition_desk_game (self->desk)->format;
}

/* The first value of a group, where a site shows the group as a whole. */
static const char *
first_key (FlipEditionBoard *self, const char *group)
{
  FlipBoardFile *file = flip_edition_desk_file (self->desk);
  g_autoptr (GArray) places = flip_format_places (format_of (self), file, TRUE);

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      if (g_str_equal (place->name, group))
        return flip_board_file_keep (file, place->key);
    }

  return NULL;
}

static gboolean
is_at (FlipEditionBoard *self, guint site, const char *group, const char *key)
{
  const char *its_group, *its_key;

  return self->session && group
         && format_of (self)->place_of_site (flip_session_state (self->session), (guint16) site,
                                             &its_group, &its_key)
         && g_str_equal (its_group, group) && (!its_key || g_strcmp0 (its_key, key) == 0);
}

static gboolean
has_problem (FlipEditionBoard *self, guint site)
{
  const GArray *problems = flip_edition_desk_problems (self->desk);

  for (guint i = 0; i < problems->len; i++)
    {
      const FlipProblem *problem = &g_array_index (problems, FlipProblem, i);

      if (is_at (self, site, problem->group, problem->key))
        return TRUE;
    }

  return FALSE;
}

/* Squares that can be painted */

typedef struct
{
  const char *group, *key;
  guint column, row;
} Square;

static gboolean
find_square (FlipEditionBoard *self, guint site, Square *square)
{
  const FlipFormat *format = format_of (self);
  gconstpointer state = self->session ? flip_session_state (self->session) : NULL;

  return state && format->square_of_site
         && format->square_of_site (state, (guint16) site, &square->column, &square->row)
         && format->place_of_site (state, (guint16) site, &square->group, &square->key);
}

static const char *
text_of (FlipEditionBoard *self, const Square *square)
{
  return flip_board_file_get (flip_edition_desk_file (self->desk), square->group, square->key);
}

static gboolean
is_left_out (FlipEditionBoard *self, guint site)
{
  Square square;

  return find_square (self, site, &square)
         && !flip_edition_pixels_at (text_of (self, &square), square.column, square.row);
}

/* How many columns and rows the squares of a value have. */
static void
find_size (FlipEditionBoard *self, const char *key, guint *columns, guint *rows)
{
  *columns = *rows = 0;
  for (guint i = 0; i < self->buttons->len; i++)
    {
      Square square;

      if (!find_square (self, i, &square) || !g_str_equal (square.key, key))
        continue;
      *columns = MAX (*columns, square.column + 1);
      *rows = MAX (*rows, square.row + 1);
    }
}

static void
paint (FlipEditionBoard *self, guint site, gboolean inside)
{
  g_autofree char *text = NULL, *title = NULL;
  guint columns, rows;
  Square square;
  FlipPlace place;

  if (!find_square (self, site, &square) || is_left_out (self, site) == !inside
      || !flip_format_find (format_of (self), flip_edition_desk_file (self->desk), square.group,
                            square.key, &place))
    return;
  find_size (self, square.key, &columns, &rows);
  text = flip_edition_pixels_with (text_of (self, &square), columns, rows, square.column,
                                   square.row, inside);
  title = flip_field_title (flip_edition_desk_file (self->desk), &place);
  flip_edition_desk_set (self->desk, square.group, square.key, text, title);
}

/* The site below a point of the board, or the number of sites. */
static guint
site_at (FlipEditionBoard *self, double x, double y)
{
  for (guint i = 0; i < self->buttons->len; i++)
    {
      FlipRect rect = flip_edition_sheet_site (FLIP_EDITION_SHEET (self->sheet), i);

      if (self->buttons->pdata[i] && x >= rect.x && x < rect.x + rect.width && y >= rect.y
          && y < rect.y + rect.height)
        return i;
    }

  return self->buttons->len;
}

static char *
name_site (FlipEditionBoard *self, const FlipSite *site)
{
  if (is_left_out (self, site->id))
    /* Translators: a region of a sheet and a square in it that the printed sheet doesn't have. */
    return g_strdup_printf (_ ("%s, %s: left out"), site->region, site->title);
  return *site->gives ? g_strdup_printf ("%s, %s: %s", site->region, site->title, site->gives)
                      : g_strdup_printf ("%s, %s", site->region, site->title);
}

static void
show_button (FlipEditionBoard *self, GtkWidget *button, const FlipSite *site)
{
  g_autofree char *label = name_site (self, site);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  flip_show_tooltip (button, label);
  flip_show_class (button, "wrong", has_problem (self, site->id));
  flip_show_class (button, "left-out", is_left_out (self, site->id));
  flip_show_class (button, "opened", is_at (self, site->id, self->group, self->key));
}

/* callbacks */

static void
clicked_cb (GtkButton *button, FlipEditionBoard *self)
{
  guint site;
  const char *group, *key;
  Square square;

  g_assert (FLIP_IS_EDITION_BOARD (self));

  if (!self->session || !g_ptr_array_find (self->buttons, button, &site))
    return;
  if (find_square (self, site, &square))
    {
      paint (self, site, is_left_out (self, site));
      flip_edition_desk_pause (self->desk);
      return;
    }
  if (!format_of (self)->place_of_site (flip_session_state (self->session), (guint16) site, &group,
                                        &key))
    return;
  g_free (self->group);
  g_free (self->key);
  self->group = g_strdup (group);
  self->key = g_strdup (key ? key : first_key (self, group));
  for (guint i = 0; i < self->buttons->len; i++)
    {
      if (self->buttons->pdata[i])
        flip_show_class (self->buttons->pdata[i], "opened",
                         is_at (self, i, self->group, self->key));
    }
  if (self->key)
    g_signal_emit (self, signals[OPENED], 0, self->group, self->key);
}

static void
stroke_begun_cb (GtkGestureDrag *drag, double x, double y, FlipEditionBoard *self)
{
  guint site = site_at (self, x, y);
  Square square;

  g_assert (FLIP_IS_EDITION_BOARD (self));

  self->is_painting = site < self->buttons->len && find_square (self, site, &square);
  if (!self->is_painting)
    {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  self->paints_inside = is_left_out (self, site);
  gtk_widget_grab_focus (self->buttons->pdata[site]);
  paint (self, site, self->paints_inside);
}

static void
stroke_moved_cb (GtkGestureDrag *drag, double x, double y, FlipEditionBoard *self)
{
  double left, top;
  guint site;

  if (!self->is_painting || !gtk_gesture_drag_get_start_point (drag, &left, &top))
    return;
  site = site_at (self, left + x, top + y);
  if (site < self->buttons->len)
    paint (self, site, self->paints_inside);
}

static void
stroke_ended_cb (GtkGestureDrag *drag, double x, double y, FlipEditionBoard *self)
{
  if (self->is_painting)
    flip_edition_desk_pause (self->desk);
  self->is_painting = FALSE;
}

static void
watch_strokes (FlipEditionBoard *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (stroke_begun_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (stroke_moved_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (stroke_ended_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

static GtkWidget *
button_at (FlipEditionBoard *self, guint site)
{
  GtkWidget *button;

  if (self->buttons->pdata[site])
    return self->buttons->pdata[site];
  button = gtk_button_new ();
  gtk_widget_add_css_class (button, "edition-site");
  gtk_widget_insert_before (button, GTK_WIDGET (self), NULL);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  return self->buttons->pdata[site] = button;
}

static void
show_sites (FlipEditionBoard *self)
{
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);
  gconstpointer state = flip_session_state (self->session);
  const char *group, *key;

  flip_session_game (self->session)->sites (state, 0, sites);
  g_ptr_array_set_size (self->buttons, MAX (self->buttons->len, sites->n));
  for (guint i = 0; i < sites->n; i++)
    {
      gboolean shows = format_of (self)->place_of_site (state, (guint16) i, &group, &key);

      if (shows)
        show_button (self, button_at (self, i), &sites->sites[i]);
      if (self->buttons->pdata[i])
        gtk_widget_set_visible (self->buttons->pdata[i], shows);
    }
}

static void
load (FlipEditionBoard *self)
{
  FlipSession *session = flip_edition_session (flip_edition_desk_game (self->desk),
                                               flip_edition_desk_text (self->desk), FALSE, NULL);

  flip_edition_sheet_show (FLIP_EDITION_SHEET (self->sheet), session ? session : self->session,
                           session == NULL);
  if (session)
    {
      g_clear_pointer (&self->session, flip_session_free);
      self->session = session;
    }
  if (self->session)
    show_sites (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* overrides */

static void
flip_edition_board_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  gtk_widget_measure (FLIP_EDITION_BOARD (widget)->sheet, orientation, -1, minimum, natural, NULL,
                      NULL);
  *minimum_baseline = *natural_baseline = -1;
}

static void
place_button (FlipEditionBoard *self, guint site)
{
  GtkWidget *button = self->buttons->pdata[site];
  FlipRect rect = flip_edition_sheet_site (FLIP_EDITION_SHEET (self->sheet), site);
  int least_width, least_height;

  if (!button)
    return;
  gtk_widget_set_child_visible (button, rect.width > 0);
  if (rect.width <= 0 || !gtk_widget_get_visible (button))
    return;
  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, -1, &least_height, NULL, NULL, NULL);
  gtk_widget_size_allocate (button,
                            &(GtkAllocation){ (int) rect.x, (int) rect.y,
                                              MAX ((int) rect.width, least_width),
                                              MAX ((int) rect.height, least_height) },
                            -1);
}

static void
flip_edition_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FlipEditionBoard *self = FLIP_EDITION_BOARD (widget);

  gtk_widget_size_allocate (self->sheet, &(GtkAllocation){ 0, 0, width, height }, -1);
  for (guint i = 0; i < self->buttons->len; i++)
    place_button (self, i);
}

static void
flip_edition_board_dispose (GObject *object)
{
  FlipEditionBoard *self = FLIP_EDITION_BOARD (object);

  for (guint i = 0; self->buttons && i < self->buttons->len; i++)
    {
      if (self->buttons->pdata[i])
        gtk_widget_unparent (self->buttons->pdata[i]);
    }
  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  g_clear_pointer (&self->sheet, gtk_widget_unparent);
  g_clear_pointer (&self->session, flip_session_free);
  G_OBJECT_CLASS (flip_edition_board_parent_class)->dispose (object);
}

static void
flip_edition_board_finalize (GObject *object)
{
  FlipEditionBoard *self = FLIP_EDITION_BOARD (object);

  g_free (self->group);
  g_free (self->key);
  G_OBJECT_CLASS (flip_edition_board_parent_class)->finalize (object);
}

static void
flip_edition_board_class_init (FlipEditionBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_edition_board_dispose;
  G_OBJECT_CLASS (klass)->finalize = flip_edition_board_finalize;
  widget_class->measure = flip_edition_board_measure;
  widget_class->size_allocate = flip_edition_board_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[OPENED] = g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
}

static void
flip_edition_board_init (FlipEditionBoard *self)
{
  self->buttons = g_ptr_array_new ();
  self->sheet = g_object_new (FLIP_TYPE_EDITION_SHEET, NULL);
  gtk_widget_insert_before (self->sheet, GTK_WIDGET (self), NULL);
  watch_strokes (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("The sheet of this edition"), -1);
}

/* public functions */

gboolean
flip_edition_board_can (const FlipGame *game)
{
  g_return_val_if_fail (game, FALSE);

  return game->format->place_of_site && flip_sheet_art_find (game);
}

GtkWidget *
flip_edition_board_new (FlipEditionDesk *desk)
{
  FlipEditionBoard *self;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), NULL);
  g_return_val_if_fail (flip_edition_board_can (flip_edition_desk_game (desk)), NULL);

  self = g_object_new (FLIP_TYPE_EDITION_BOARD, "margin-top", 12, "margin-bottom", 12,
                       "margin-start", 12, "margin-end", 12, NULL);
  self->desk = desk;
  load (self);
  g_signal_connect_object (desk, "changed", G_CALLBACK (load), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
