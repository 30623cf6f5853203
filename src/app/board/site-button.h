/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/sheet/sheet-art.h"

#include <gtk/gtk.h>

/* One site of the board: a button that draws itself with the marks it carries. */
#define FLIP_TYPE_SITE_BUTTON (flip_site_button_get_type ())
G_DECLARE_FINAL_TYPE (FlipSiteButton, flip_site_button, FLIP, SITE_BUTTON, GtkButton)

/* Everything that is shown of a site. The state must stay valid until the next one replaces it. */
typedef struct
{
  gconstpointer state;
  const FlipSetup *setup;
  guint seat;
  const FlipSite *site;
  int price;       /* the price that the site glows for, or FLIP_NOT_IN_REACH */
  gboolean newest; /* highlighted as the newest mark */
  gboolean tells;  /* its new words are to be announced */
  FlipLayout layout;
  FlipPaletteId palette;
  double scale;
} FlipSiteShow;

GtkWidget *flip_site_button_new (const FlipSheetArt *art, guint site);
guint flip_site_button_site (FlipSiteButton *self);

/* Sets what the button shows. The caller keeps the state, which must stay valid until the next
   call. */
void flip_site_button_show (FlipSiteButton *self, const FlipSiteShow *show);
void flip_site_button_set_refused (FlipSiteButton *self, gboolean refused);

/* The rank of the site among the best choices, from 1; 0 for none. */
void flip_site_button_set_hint (FlipSiteButton *self, guint place);
void flip_site_button_set_preview (FlipSiteButton *self, FlipPreview preview);
