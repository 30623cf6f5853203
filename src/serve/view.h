/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/sheet-model.h"

G_BEGIN_DECLS

/* In place of a seat: hidden choices are seen as well. For what everybody may know of them: that they were
   made. */
#define FLIP_SEES_ALL (-2)

/* What somebody at another screen sees of a sheet: the present, with the board of a seat in view, and
   without what others have chosen if nobody may know that yet. */
typedef struct
{
  int seat;             /* FLIP_TABLE for somebody without a seat */
  FlipSession *session; /* without the hidden choices */
  FlipMoment *moment;
  gboolean is_whole; /* nothing is hidden */
  char *boards;      /* of all seats as JSON, once somebody who watches has asked for them; or NULL */
} FlipView;

FlipView *flip_view_new (FlipSession *session, guint position, int seat);
FlipView *flip_view_ref (FlipView *view);
void flip_view_unref (FlipView *view);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipView, flip_view_unref)

/* Whether what is chosen at a position is hidden from the other seats for the time being. */
gboolean flip_view_hides (FlipSession *session, guint position);

/* Whether it is this seat that answers the first question. */
gboolean flip_view_is_asked (const FlipView *view);

/* Whether a choice means the same in both: it is offered with the same words, to a seat that is asked
   the same and owns the same. So it may be made late. */
gboolean flip_view_has_same_choice (const FlipView *before, const FlipView *now, const char *move);

G_END_DECLS
