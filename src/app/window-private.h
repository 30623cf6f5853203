/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/editions/pages/edition-page.h"
#include "app/editions/pages/editions-page.h"
#include "app/library/library-page.h"
#include "app/library/library-watch.h"
#include "app/newsheet/new-sheet-page.h"
#include "app/opening-bar.h"
#include "app/sheet/sheet-page.h"
#include "app/statistics/statistics-page.h"
#include "app/window.h"

G_BEGIN_DECLS

struct _FlipWindow
{
  AdwApplicationWindow parent_instance;

  /* template */
  AdwToastOverlay *toasts;
  GtkStack *pages;
  FlipLibraryPage *library_page;
  FlipOpeningBar *opening_bar;

  /* owned by the stack; made when they are first needed, so that the window opens at once */
  FlipNewSheetPage *new_sheet_page;
  FlipSheetPage *sheet_page;
  FlipEditionsPage *editions_page;
  FlipEditionPage *edition_page;
  FlipStatisticsPage *statistics_page;

  /* owned */
  FlipLibraryWatch *watch; /* or NULL, without a library */
  GQueue *unopened;        /* files that wait for the library */

  gboolean is_drawn; /* a first time */

  /* what went wrong, in one message: somebody may open a hundred files at once */
  GtkWidget *message; /* weak, or NULL */
  GString *told;      /* the text of it */
  guint n_told;       /* how many texts it has */

  AdwToast *opened;       /* weak, or NULL: about a sheet that waits to be shown */
  GtkWidget *opened_from; /* the page that was shown when a sheet was asked for; only compared */

  const FlipBoard *viewed; /* the built-in board that is looked at; only while its page is shown */
  gboolean is_choosing;    /* the editions were opened from the page that begins a sheet */
  gboolean is_trying;      /* the sheet tries an edition: the way back leads to its page */
};

/* window.c */
FlipLibrary *flip_window_library (FlipWindow *self); /* or NULL */
GtkWidget *flip_window_page (FlipWindow *self); /* the one that is shown */
void flip_window_show_page (FlipWindow *self, gpointer page);
void flip_window_set_trying (FlipWindow *self, gboolean is_trying);
FlipNewSheetPage *flip_window_new_sheet_page (FlipWindow *self);
FlipSheetPage *flip_window_sheet_page (FlipWindow *self);

/* window-first.c: first steps. */
void flip_window_install_first (GtkWidgetClass *widget_class);

/* The game that the page in view is about, or NULL. */
const FlipGame *flip_window_game_in_view (FlipWindow *self);

/* window-files.c: backups. */
void flip_window_install_files (GtkWidgetClass *widget_class);
void flip_window_restore (FlipWindow *self, GFile *file);

/* window-editions.c: the editions of a game, and the page on which one is edited. */
void flip_window_install_editions (GtkWidgetClass *widget_class);
void flip_window_show_editions (FlipWindow *self, const FlipGame *game);
void flip_window_import_edition (FlipWindow *self, GFile *file);

/* To where they were opened from. */
void flip_window_leave_editions (FlipWindow *self);

G_END_DECLS
