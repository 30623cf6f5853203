/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/application.h"
#include "app/sheet/sheet-page.h"
#include "app/window.h"
#include "engine/base/random.h"

/* What the tests that live inside the program share: they run its own window, see its widgets and
   answer its questions. */

/* Before anything else: any warning of the toolkit or of ours ends the test from then on, and so does
   what the sanitizers find. The function tells what led to it. */
void stage_watch (void (*tell) (void));

/* The window of the application, or NULL. */
FlipWindow *stage_window (FlipApplication *application);

/* The first widget of a type that is shown there, or NULL. */
gpointer stage_find (gpointer top, GType type);

/* All of them, outermost first; the caller frees the array. */
GPtrArray *stage_find_all (gpointer top, GType type);

/* The page of a sheet with a sheet on it, if it is shown, or NULL. */
FlipSheetPage *stage_page (FlipApplication *application);

/* Answers the question that is asked of a person, by chance and by the page's own action; FALSE if
   nobody is asked. */
gboolean stage_play (FlipSheetPage *page, FlipRandom *random);

/* Everything below, children of popovers too, that is shown and could be used; freed by the
   caller. */
GPtrArray *stage_collect (gpointer top);
