/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/now/panel/now-panel.h"

#include "app/now/answers/now-answers.h"
#include "app/now/answers/now-chips.h"
#include "app/now/cards/card-entry.h"
#include "app/now/cards/now-lineup.h"
#include "app/now/cards/now-roles.h"
#include "app/now/panel/now-reach.h"
#include "app/now/panel/now-since.h"
#include "app/now/panel/now-site.h"
#include "app/now/tiles/now-tiles.h"

/* For this long after an answer, a key is taken as part of it. */
#define SETTLE G_TIME_SPAN_SECOND

/* The files of the panel: now-panel.c has its question, now-panel-room.c its layout, and
   now-panel-keys.c the keys that answer. */

struct _FlipNowPanel
{
  GtkBox parent_instance;

  /* owned */
  FlipMoment *moment; /* or NULL */

  /* template */
  GtkLabel *where, *title, *sentence, *hint;
  GtkWidget *present, *secrets, *next, *means, *sentence_place, *site_place;
  FlipNowLineup *lineup;
  FlipNowRoles *roles;
  FlipNowReach *reach;
  GtkBox *chips;
  FlipNowSite *site;
  FlipCardEntry *cards;
  FlipCardGrid *card_keys;
  FlipNowTiles *tiles;
  FlipNowAnswers *answers;
  FlipNowSince *since;

  FlipRoom room;
  gboolean resting, turn_shown, alone;
  guint chosen;   /* the site that the button acts on, or FLIP_NO_SITE */
  guint pointed;  /* a site that is only previewed, or FLIP_NO_SITE */
  gint64 digits_from; /* from when on a digit marks the site that was focused automatically, in µs */
  GString *typed; /* the typed part of a card's name; owned */

  /* The card that was named last, what was typed of its name, and until when further letters belong
     to it, in µs. */
  GString *name, *spelled; /* owned */
  gint64 spelled_until;
  guint letter,
    holding; /* the key after it, which may name another card, and the source that then types it */
};

/* Reloads the panel; fresh: for another question. */
void flip_now_panel_refresh (FlipNowPanel *self, gboolean fresh);

/* Shows how to answer. */
void flip_now_panel_show_hint (FlipNowPanel *self);

/* The site that the pointer rests on, or else the chosen one. */
guint flip_now_panel_shown_site (FlipNowPanel *self);

/* Whether it is below the board, where there is little room. */
static inline gboolean
flip_now_panel_is_below (FlipNowPanel *self)
{
  return self->room.panel != FLIP_PANEL_BESIDE;
}

/* Whether its parts are in columns. */
static inline gboolean
flip_now_panel_has_columns (FlipNowPanel *self)
{
  return self->room.panel == FLIP_PANEL_BAR || self->room.panel == FLIP_PANEL_SPLIT;
}

void flip_now_panel_place_columns (FlipNowPanel *self);
void flip_now_panel_place_answers (FlipNowPanel *self);
