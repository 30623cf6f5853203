/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/sheet/sheet-art.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One site of the board: a button that draws itself with the marks it carries. */
#define FLIP_TYPE_SITE_BUTTON (flip_site_button_get_type ())
G_DECLARE_FINAL_TYPE (FlipSiteButton, flip_site_button, FLIP, SITE_BUTTON, GtkButton)

/* What there is to show of a site. The state must outlive it, or be replaced by the next. */
typedef struct
{
  gconstpointer state;
  const FlipSetup *setup;
  guint seat;
  const FlipSite *site;
  int price;       /* that it glows for, or FLIP_NOT_IN_REACH */
  gboolean newest; /* pointed out as the newest mark */
  gboolean tells;  /* its words are news */
  FlipLayout layout;
  FlipPaletteId palette;
  double scale;
} FlipSiteShow;

GtkWidget *flip_site_button_new (const FlipSheetArt *art, guint site);
guint flip_site_button_site (FlipSiteButton *self);

/* What it shows from now on. The state stays the caller's and must outlive the next drawing. */
void flip_site_button_show (FlipSiteButton *self, const FlipSiteShow *show);
void flip_site_button_set_refused (FlipSiteButton *self, gboolean refused);

/* The place of the site among the best choices, from 1; 0: none. */
void flip_site_button_set_hint (FlipSiteButton *self, guint place);
void flip_site_button_set_preview (FlipSiteButton *self, FlipPreview preview);

G_END_DECLS
