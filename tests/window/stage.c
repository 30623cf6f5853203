/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/window/stage.h"

#include "app/sheet/sheet-page-private.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

/* --- What must not happen --- */

typedef void (*Tell) (void);

static Tell *
get_tell (void)
{
  static Tell tell;

  return &tell;
}

/* Where the program is built with them. */
void __sanitizer_print_stack_trace (void) __attribute__ ((weak));
void __lsan_disable (void) __attribute__ ((weak));
void __lsan_enable (void) __attribute__ ((weak));

/* What libraries keep from their start on is not looked at: GLib leaves its first table of quarks behind when it has
   outgrown it. On x86-64 no suppression can name it, as GLib's functions have no frame pointers there. */
static void
before_libraries (void)
{
  if (__lsan_disable)
    __lsan_disable ();
}

__attribute__ ((section (".preinit_array"), used)) static void (*const first) (void) = before_libraries;

__attribute__ ((constructor)) static void
after_libraries (void)
{
  if (__lsan_enable)
    __lsan_enable ();
}

/* The sanitizers and a failed assertion end the program so. */
static void
abort_cb (int number)
{
  signal (SIGABRT, SIG_DFL);
  if (__sanitizer_print_stack_trace)
    __sanitizer_print_stack_trace ();
  if (*get_tell ())
    (*get_tell ()) ();
  abort ();
}

/* What the toolkit says of itself, and why nothing of ours can be meant. */
static const char *const toolkit_words[] = {
  "gtk_tree_sortable_",                /* its file chooser, closed early; we have no such lists */
  "gdk_monitor_get_geometry",          /* a menu outside of every screen: test-toolkit.c */
  "Error launching preview",           /* of a print, by a program that not every machine has */
  "Broken accounting of active state", /* a window drawn larger by its edge, without a manager */
  "gtk_widget_is_ancestor: assertion 'GTK_IS_WIDGET (widget)'", /* Return in a title's menu, which is idle without one */
};

/* The heading of a question, which newer toolkits measure in one line before they look whether it has to wrap. */
static gboolean
is_heading (const char *text)
{
  const char *words = strstr (text, "Trying to measure GtkLabel");
  GType question = g_type_from_name ("AdwAlertDialog");
  void *label;

  return words && question && sscanf (words, "Trying to measure GtkLabel %p", &label) == 1
         && gtk_widget_get_ancestor (label, question);
}

static gboolean
is_of_toolkit (const char *text)
{
  if (is_heading (text))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (toolkit_words); i++)
    {
      if (strstr (text, toolkit_words[i]))
        return TRUE;
    }

  return FALSE;
}

/* Debug messages and the like are for nobody. */
static GLogWriterOutput
write_cb (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  g_autofree char *text = NULL;

  if ((level & G_LOG_LEVEL_MASK) > G_LOG_LEVEL_WARNING)
    return G_LOG_WRITER_HANDLED;
  text = g_log_writer_format_fields (level, fields, n_fields, FALSE);
  if (is_of_toolkit (text))
    return G_LOG_WRITER_HANDLED;
  fprintf (stderr, "%s\n", text);
  abort ();
}

void
stage_watch (void (*tell) (void))
{
  *get_tell () = tell;
  signal (SIGABRT, abort_cb);
  g_log_set_writer_func (write_cb, NULL, NULL);
}

/* --- What is there --- */

FlipWindow *
stage_window (FlipApplication *application)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (application));

  for (; windows; windows = windows->next)
    {
      if (FLIP_IS_WINDOW (windows->data))
        return windows->data;
    }

  return NULL;
}

gpointer
stage_find (gpointer top, GType type)
{
  GtkWidget *widget = top;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      gpointer found = stage_find (child, type);

      if (found)
        return found;
    }

  return NULL;
}

static void
find_below (GtkWidget *widget, GType type, GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    find_below (child, type, found);
}

GPtrArray *
stage_find_all (gpointer top, GType type)
{
  GPtrArray *found = g_ptr_array_new ();

  g_return_val_if_fail (GTK_IS_WIDGET (top), found);

  find_below (top, type, found);
  return found;
}

static void
collect_below (GtkWidget *widget, GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return;
  if (gtk_widget_get_focusable (widget) || GTK_IS_BUTTON (widget))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    collect_below (child, found);
}

GPtrArray *
stage_collect (gpointer top)
{
  GPtrArray *found = g_ptr_array_new ();

  g_return_val_if_fail (GTK_IS_WIDGET (top), found);

  collect_below (top, found);
  return found;
}

/* --- Playing --- */

FlipSheetPage *
stage_page (FlipApplication *application)
{
  FlipWindow *window = stage_window (application);
  FlipSheetPage *page = window ? stage_find (window, FLIP_TYPE_SHEET_PAGE) : NULL;

  return page && page->model ? page : NULL;
}

gboolean
stage_play (FlipSheetPage *page, FlipRandom *random)
{
  const FlipMoment *moment = flip_sheet_page_moment (page);
  g_autofree char *notation = NULL;
  guint chosen;

  if (!moment->is_present || moment->n_moves == 0
      || (flip_sheet_page_is_simulated (page) && !flip_sheet_model_awaits_person (page->model)))
    return FALSE;
  chosen = flip_random_below (random, moment->n_moves);
  notation = g_strdup (flip_moment_way (moment, chosen)->notation);
  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.play", "s", notation);
  return TRUE;
}
