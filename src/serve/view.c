/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "serve/view.h"

#include "engine/game/verb.h"

#include <string.h>

/* helpers */

static gboolean
is_hidden_at (FlipLog *log, guint position)
{
  FlipAsk ask;

  flip_log_game (log)->ask (flip_log_state_at (log, position), &ask);
  return ask.hidden;
}

/* The first entry of the choices at a position that are still hidden. */
static guint
first_hidden (FlipLog *log, guint position)
{
  guint first = position;

  if (!is_hidden_at (log, position))
    return position;
  while (first > 0 && is_hidden_at (log, first - 1))
    first--;
  return first;
}

/* The session up to a position, without the hidden choices of other seats. Nobody's choice depends on
   one that it can't see. */
static FlipSession *
fork_for (FlipSession *session, guint position, int seat)
{
  FlipLog *log = flip_session_log (session);
  guint shared = seat == FLIP_SEES_ALL ? position : first_hidden (log, position);
  FlipSession *fork = flip_session_fork (session, shared);

  for (guint entry = shared; entry < position; entry++)
    {
      FlipMove move = *flip_log_entry (log, entry);
      FlipRefusal refusal = { 0 };

      if (flip_log_who (log, entry) != seat || seat == FLIP_TABLE)
        continue;
      move.seat = (guint8) (seat + 1);
      if (!flip_session_play (fork, &move, &refusal))
        break;
    }
  return fork;
}

static gboolean
same_words (const char *one, const char *other)
{
  return g_strcmp0 (one, other) == 0;
}

static gboolean
is_same_question (const FlipAsked *one, const FlipAsked *other)
{
  return one->ask.kind == other->ask.kind && one->ask.who == other->ask.who
         && same_words (one->question->title->str, other->question->title->str)
         && same_words (one->question->sentence->str, other->question->sentence->str);
}

static gboolean
has_same_facts (const FlipMoment *one, const FlipMoment *other)
{
  const FlipFacts *facts = flip_moment_facts (one, (int) one->seat);
  const FlipFacts *others = flip_moment_facts (other, (int) one->seat);
  gboolean same = facts->n == others->n;

  for (guint i = 0; same && i < facts->n; i++)
    same = same_words (facts->facts[i].value, others->facts[i].value);
  return same;
}

static gboolean
has_same_marks (const FlipMoment *one, const FlipMoment *other)
{
  const FlipSites *sites = flip_moment_sites (one, one->seat);
  const FlipSites *others = flip_moment_sites (other, one->seat);
  gboolean same = sites->n == others->n;

  for (guint i = 0; same && i < sites->n; i++)
    same = sites->sites[i].mark == others->sites[i].mark;
  return same;
}

static const FlipWay *
find_way (const FlipMoment *moment, const char *text)
{
  FlipMove move;

  return flip_moment_read_move (moment, text, &move) ? flip_moment_find_way (moment, &move) : NULL;
}

static gboolean
is_same_way (const FlipWay *one, const FlipWay *other)
{
  return one && other && same_words (one->notation, other->notation)
         && same_words (one->label, other->label) && same_words (one->price, other->price)
         && same_words (one->brings, other->brings);
}

static void
free_view (gpointer data)
{
  FlipView *view = data;

  g_free (view->boards);
  flip_moment_unref (view->moment);
  flip_session_free (view->session);
}

/* public functions */

FlipView *
flip_view_new (FlipSession *session, guint position, int seat)
{
  FlipView *view = g_rc_box_new0 (FlipView);

  view->seat = seat;
  view->session = fork_for (session, position, seat);
  view->is_whole = flip_session_cursor (view->session) == position;
  view->moment =
    flip_moment_new (view->session, flip_session_cursor (view->session), seat < 0 ? FLIP_ANY_BOARD : seat);
  return view;
}

FlipView *
flip_view_ref (FlipView *view)
{
  return g_rc_box_acquire (view);
}

void
flip_view_unref (FlipView *view)
{
  g_rc_box_release_full (view, free_view);
}

gboolean
flip_view_hides (FlipSession *session, guint position)
{
  return is_hidden_at (flip_session_log (session), position);
}

gboolean
flip_view_is_asked (const FlipView *view)
{
  return view->seat >= 0 && view->moment->n_asked > 0 && view->moment->asked[0].ask.who == view->seat
         && !flip_moment_is_automatic (view->moment, (guint) view->seat);
}

gboolean
flip_view_has_same_choice (const FlipView *before, const FlipView *now, const char *move)
{
  const FlipMoment *then = before->moment, *present = now->moment;

  return then->n_asked && present->n_asked
         && is_same_question (&then->asked[0], &present->asked[0])
         && is_same_way (find_way (then, move), find_way (present, move))
         && (now->seat < 0 || (has_same_facts (then, present) && has_same_marks (then, present)));
}
