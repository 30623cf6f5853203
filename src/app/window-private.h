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

struct _FlipWindow
{
  AdwApplicationWindow parent_instance;

  /* template */
  AdwToastOverlay *toasts;
  GtkStack *pages;
  FlipLibraryPage *library_page;
  FlipOpeningBar *opening_bar;

  /* owned by the stack; created when they are first needed, so that the window opens at once */
  FlipNewSheetPage *new_sheet_page;
  FlipSheetPage *sheet_page;
  FlipEditionsPage *editions_page;
  FlipEditionPage *edition_page;
  FlipStatisticsPage *statistics_page;

  /* owned */
  FlipLibraryWatch *watch; /* or NULL if there is no library */
  GQueue *unopened;        /* files that wait for the library to open */

  gboolean is_drawn; /* the first frame has been drawn */

  /* everything that went wrong, in one message: the user may open a hundred files at once */
  GtkWidget *message; /* weak, or NULL */
  GString *told;      /* the message's text */
  guint n_told;       /* how many problems the text contains */

  AdwToast *opened;       /* weak, or NULL: offers a sheet that is ready to be shown */
  GtkWidget *opened_from; /* the page that was shown when the sheet was requested; only compared */

  const FlipBoard *viewed; /* the built-in board in view; only while its page is shown */
  gboolean is_choosing;    /* the editions were opened from the page that begins a sheet */
  gboolean is_trying;      /* the sheet tries out an edition: going back leads to the edition's page */
};

/* window.c */
FlipLibrary *flip_window_library (FlipWindow *self); /* or NULL */
GtkWidget *flip_window_page (FlipWindow *self); /* the page in view */
void flip_window_show_page (FlipWindow *self, gpointer page);
void flip_window_set_trying (FlipWindow *self, gboolean is_trying);
FlipNewSheetPage *flip_window_new_sheet_page (FlipWindow *self);
FlipSheetPage *flip_window_sheet_page (FlipWindow *self);

/* window-first.c: first steps. */
void flip_window_install_first (GtkWidgetClass *widget_class);

/* The game of the page in view, or NULL. */
const FlipGame *flip_window_game_in_view (FlipWindow *self);

/* window-files.c: backups. */
void flip_window_install_files (GtkWidgetClass *widget_class);
void flip_window_restore (FlipWindow *self, GFile *file);

/* window-editions.c: the editions of a game, and the page on which one is edited. */
void flip_window_install_editions (GtkWidgetClass *widget_class);
void flip_window_show_editions (FlipWindow *self, const FlipGame *game);
void flip_window_import_edition (FlipWindow *self, GFile *file);

/* Goes back to the page from which the editions were opened. */
void flip_window_leave_editions (FlipWindow *self);
