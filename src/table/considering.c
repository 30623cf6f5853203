/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/considering.h"

#include "engine/base/phrase.h"
#include "engine/game/verb.h"
#include "table/tabletops.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Smaller differences always count as a tie, in hundredths of a per cent. */
#define CLOSE 100

struct _FlipConsidering
{
  /* borrowed */
  FlipTabletop *tabletop;
  const FlipTableBridge *bridge;

  /* owned */
  gpointer state;
  gpointer considered; /* owned by the game's considerer */

  guint seat;
};

/* helpers */

static void
name_flick (FlipConsidering *considering, FlipFlickAdvice *advice)
{
  FlipFlickChoice choices[FLIP_MOST_CHOICES];
  guint n = considering->bridge->choices (considering->state, choices);

  for (guint i = 0; i < n; i++)
    {
      if (choices[i].handles || choices[i].site != advice->move.site || choices[i].verb != advice->move.verb)
        continue;
      if (*advice->whither)
        /* Translators: what a figure does, and whither: “Lawman 4 shoots” “at Outlaw 2” */
        flip_phrase_print (advice->title, sizeof advice->title, _ ("%s %s"), choices[i].label,
                           advice->whither);
      else
        flip_phrase_copy (advice->title, choices[i].label, sizeof advice->title);
    }
}

/* The line of the intended flick. */
static void
draw_line (FlipConsidering *considering, FlipFlickAdvice *advice)
{
  const FlipGame *game = considering->bridge->game;
  g_autofree gpointer after = g_memdup2 (considering->state, game->state_size);
  g_autofree FlipPending *pending = g_new (FlipPending, 1);

  flip_game_apply (game, after, &advice->move);
  advice->flicks = considering->bridge->pending (after, pending);
  if (!advice->flicks)
    return;
  advice->flick = pending->flick;
  advice->radius = flip_piece_form (flip_table_find (&pending->table, pending->flick.disc)).length / 2;
  advice->flicks = flip_aim (&pending->table, &pending->flick, &advice->aim, NULL);
}

/* Makes a sentence of the purpose. It says how often it succeeds: the best one, how often the next does; the next, no
   more than that; all others, how often the best one does. */
static void
explain (FlipConsidered *found, guint index)
{
  FlipFlickAdvice *advice = &found->choices[index];
  const FlipFlickAdvice *than = &found->choices[index == 0 && found->n > 1];
  g_autofree char *purpose = g_strdup (advice->reason);

  if (!*purpose)
    return;
  if (advice->tenths < 0)
    /* Translators: the end of a sentence, as in “Wins the game.” */
    flip_phrase_print (advice->reason, sizeof advice->reason, _ ("%s."), purpose);
  else if (advice->tenths == 10)
    flip_phrase_print (advice->reason, sizeof advice->reason,
                       /* Translators: %s: what a flick would bring */
                       _ ("%s; such a flick hardly ever fails."), purpose);
  else if (advice->tenths == 0)
    flip_phrase_print (advice->reason, sizeof advice->reason,
                       /* Translators: %s: what a flick would bring */
                       _ ("%s; such a flick hardly ever succeeds."), purpose);
  else if (index != 1 && *than->title && than->tenths >= 0 && than->tenths != advice->tenths)
    flip_phrase_print (advice->reason, sizeof advice->reason,
                       /* Translators: first %s: what a flick would bring, as in “Hits Outlaw 3”; %u: how many of ten;
                          second %s: another flick, as in “Lawman 4 shoots at Outlaw 2” */
                       _ ("%s. This succeeds in about %u of 10 flicks, “%s” in about %u."), purpose,
                       (guint) advice->tenths, than->title, (guint) than->tenths);
  else
    flip_phrase_print (
      advice->reason, sizeof advice->reason,
      /* Translators: %s: what a flick would bring; %u: how many of ten */
      ngettext ("%s; %u of 10 such flicks succeeds.", "%s; %u of 10 such flicks succeed.", (gulong) advice->tenths),
      purpose, (guint) advice->tenths);
}

/* What a better choice has said already is no reason for another. */
static void
drop_repeated (FlipConsidered *found, guint index)
{
  for (guint better = 0; better < index; better++)
    {
      if (g_str_equal (found->choices[better].reason, found->choices[index].reason))
        *found->choices[index].reason = '\0';
    }
}

static void
find_ties (FlipConsidered *found)
{
  const FlipFlickAdvice *best = &found->choices[0];

  for (guint i = 0; i < found->n; i++)
    {
      FlipFlickAdvice *choice = &found->choices[i];

      choice->ties = best->expected - choice->expected <= MAX (CLOSE, 2 * hypot (best->error, choice->error));
    }
}

/* public functions */

FlipConsidering *
flip_considering_new (FlipTabletop *tabletop, gconstpointer state)
{
  const FlipSetup *setup = flip_tabletop_setup (tabletop);
  const FlipTableBridge *bridge = flip_table_bridge_find (setup->game);
  FlipConsidering *considering;
  FlipAsk ask;

  g_return_val_if_fail (tabletop != NULL && state != NULL, NULL);

  setup->game->ask (state, &ask);
  if (ask.who == FLIP_TABLE || ask.kind == FLIP_ASK_NOTHING)
    return NULL;
  considering = g_new0 (FlipConsidering, 1);
  considering->tabletop = tabletop;
  considering->bridge = bridge;
  considering->seat = (guint) ask.who;
  considering->state = g_memdup2 (state, setup->game->state_size);
  considering->considered = bridge->considerer->begin (setup, considering->state);
  return considering;
}

void
flip_considering_free (FlipConsidering *considering)
{
  considering->bridge->considerer->end (considering->considered);
  g_free (considering->state);
  g_free (considering);
}

gboolean
flip_considering_step (FlipConsidering *considering)
{
  g_return_val_if_fail (considering != NULL, FALSE);

  return considering->bridge->considerer->step (considering->considered);
}

gboolean
flip_considering_is_ready (FlipConsidering *considering)
{
  g_return_val_if_fail (considering != NULL, FALSE);

  return considering->bridge->considerer->is_ready (considering->considered);
}

guint
flip_considering_tried (FlipConsidering *considering)
{
  g_return_val_if_fail (considering != NULL, 0);

  return considering->bridge->considerer->tried (considering->considered);
}

void
flip_considering_tell (FlipConsidering *considering, FlipConsidered *found)
{
  g_return_if_fail (considering != NULL && found != NULL);
  g_return_if_fail (flip_considering_is_ready (considering));

  *found = (FlipConsidered){ .seat = considering->seat };
  considering->bridge->considerer->tell (considering->considered, found);
  g_assert (found->n <= FLIP_MOST_FLICK_ADVICE);
  for (guint i = 0; i < found->n; i++)
    {
      draw_line (considering, &found->choices[i]);
      if (found->choices[i].flicks)
        name_flick (considering, &found->choices[i]);
    }
  for (guint i = 0; i < found->n; i++)
    {
      explain (found, i);
      drop_repeated (found, i);
    }
  find_ties (found);
}
