/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/mend-figures.h"

#include <glib/gi18n-lib.h>

/* The figures of one seat at one moment. */
typedef struct
{
  FlipScore score;
  FlipFacts facts;
} Numbers;

static void
read_numbers (FlipSession *session, gconstpointer state, guint seat, Numbers *numbers)
{
  const FlipGame *game = flip_session_game (session);

  numbers->score = (FlipScore){ 0 };
  game->score (state, seat, &numbers->score);
  flip_game_facts (game, state, (int) seat, &numbers->facts);
}

static const FlipFact *
find_number (const Numbers *numbers, const char *id)
{
  const FlipFact *fact = flip_facts_find (&numbers->facts, id);

  return fact && fact->is_number ? fact : NULL;
}

/* A fact that is missing counts as 0. */
static int
number_of (const Numbers *numbers, const char *id)
{
  const FlipFact *fact = find_number (numbers, id);

  return fact ? fact->number : 0;
}

static void
add_figure (FlipFigures *figures, const FlipFigure *figure)
{
  if (figure->before != figure->now && figures->n < FLIP_MOST_FIGURES)
    figures->figures[figures->n++] = *figure;
}

static void
add_points (guint seat, int before, int now, FlipFigures *figures)
{
  FlipFigure figure = { .seat = seat, .label = _ ("points"), .glyph = "star", .before = before,
                        .now = now };

  add_figure (figures, &figure);
}

static void
add_fact (guint seat, const FlipFact *fact, int before, int now, FlipFigures *figures)
{
  FlipFigure figure = { .seat = seat, .id = fact->id, .label = fact->label, .glyph = fact->glyph,
                        .before = before, .now = now };

  add_figure (figures, &figure);
}

static void
compare_seat (guint seat, const Numbers *before, const Numbers *now, FlipFigures *figures)
{
  add_points (seat, before->score.total, now->score.total, figures);
  for (guint i = 0; i < before->facts.n; i++)
    {
      const FlipFact *fact = &before->facts.facts[i];

      if (fact->is_number)
        add_fact (seat, fact, fact->number, number_of (now, fact->id), figures);
    }
  for (guint i = 0; i < now->facts.n; i++)
    {
      const FlipFact *fact = &now->facts.facts[i];

      if (fact->is_number && !find_number (before, fact->id))
        add_fact (seat, fact, 0, fact->number, figures);
    }
}

/* Collects the figures that differ between two states. */
static void
flip_figures_compare (FlipSession *session,
                      gconstpointer before,
                      gconstpointer now,
                      FlipFigures *figures)
{
  g_autofree Numbers *numbers = g_new (Numbers, 2);

  figures->n = 0;
  for (guint seat = 0; seat < flip_setup_seats (flip_session_setup (session)); seat++)
    {
      read_numbers (session, before, seat, &numbers[0]);
      read_numbers (session, now, seat, &numbers[1]);
      compare_seat (seat, &numbers[0], &numbers[1], figures);
    }
}

/* A copy, as a session provides only one other state at a time. */
static gpointer
state_after (FlipSession *session, guint position)
{
  return g_memdup2 (flip_session_state_at (session, position),
                    flip_session_game (session)->state_size);
}

static void
read_brought (FlipSession *session, guint entry, FlipFigures *brought)
{
  g_autofree gpointer before = state_after (session, entry);
  g_autofree gpointer after = state_after (session, entry + 1);

  flip_figures_compare (session, before, after, brought);
}

static const FlipFigure *
find_figure (const FlipFigures *figures, guint seat, const char *id)
{
  for (guint i = 0; i < figures->n; i++)
    {
      if (figures->figures[i].seat == seat && g_strcmp0 (figures->figures[i].id, id) == 0)
        return &figures->figures[i];
    }

  return NULL;
}

/* The change that an entry made, as one number. */
static int
change_of (const FlipFigures *figures, const FlipFigure *like)
{
  const FlipFigure *found = find_figure (figures, like->seat, like->id);

  return found ? found->now - found->before : 0;
}

static void
compare_changes (const FlipFigures *was, const FlipFigures *is, FlipFigures *figures)
{
  figures->n = 0;
  for (guint i = 0; i < was->n; i++)
    {
      FlipFigure figure = was->figures[i];

      figure.before = change_of (was, &figure);
      figure.now = change_of (is, &figure);
      add_figure (figures, &figure);
    }
  for (guint i = 0; i < is->n; i++)
    {
      FlipFigure figure = is->figures[i];

      if (find_figure (was, figure.seat, figure.id))
        continue;
      figure.before = 0;
      figure.now = change_of (is, &figure);
      add_figure (figures, &figure);
    }
}

void
flip_figures_of_row (FlipMend *mend, const FlipMendRow *row, FlipFigures *figures)
{
  FlipFigures was, is;

  figures->n = 0;
  if (row->old == FLIP_NO_ENTRY || row->now == FLIP_NO_ENTRY)
    return;
  read_brought (flip_mend_before (mend), row->old, &was);
  read_brought (flip_mend_after (mend), row->now, &is);
  compare_changes (&was, &is, figures);
}

void
flip_figures_so_far (FlipMend *mend, FlipFigures *figures)
{
  FlipSession *before = flip_mend_before (mend), *after = flip_mend_after (mend);
  guint asks = flip_mend_asks (mend);
  guint old = flip_session_cursor (before);
  g_autofree gpointer was = NULL;

  if (asks != FLIP_NO_ENTRY && flip_mend_row (mend, asks)->old != FLIP_NO_ENTRY)
    old = flip_mend_row (mend, asks)->old;
  was = state_after (before, old);
  flip_figures_compare (before, was, flip_session_state (after), figures);
}
