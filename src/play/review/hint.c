/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/review/hint.h"

#include "engine/base/phrase.h"
#include <glib/gi18n-lib.h>

/* helpers */

static void
choice_free (FlipHintChoice *choice)
{
  g_free (choice->notation);
  g_free (choice->title);
  g_free (choice->place);
  g_free (choice->how);
  g_free (choice->reason);
  g_free (choice);
}

/* What a choice brings at once, until something better is known. */
static char *
give_reason (const FlipWay *way)
{
  return g_strdup (way && way->brings ? way->brings : "");
}

static char *
name_at_place (const char *place, const char *how)
{
  /* Translators: first %s: a place on the sheet or a cowboy; second %s: "Do nothing" */
  return g_strdup_printf (_ ("%s: %s"), place, how);
}

/* The place on the sheet that a choice is about, or else the label of its button. */
static char *
name_choice (const FlipMoment *moment, const FlipWay *way, const FlipHintChoice *choice)
{
  const FlipSite *site =
    choice->site == FLIP_NO_SITE ? NULL : flip_moment_site (moment, choice->site);

  if (site && way && way->place == FLIP_OFFER_AT_SITE)
    return way->offer.declines ? name_at_place (site->title, way->label) : g_strdup (site->title);
  return g_strdup (way ? way->label : choice->notation);
}

static FlipHintChoice *
choice_new (const FlipMoment *moment,
            const FlipWeights *weights,
            const FlipAdvice *advice,
            const FlipAdviceChoice *advised)
{
  guint seat = advice->seat;
  FlipHintChoice *choice = g_new0 (FlipHintChoice, 1);
  const FlipWeights *correct = advice->is_exact ? NULL : weights;
  g_autofree char *reason = NULL;
  const FlipWay *way;

  choice->move = advised->line.moves[0];
  way = flip_moment_find_way (moment, &choice->move);
  choice->site = choice->move.site;
  choice->notation = flip_log_print_at (moment->log, moment->state, &choice->move);
  choice->title = name_choice (moment, way, choice);
  choice->place = g_strdup (choice->title);
  reason = give_reason (way);
  choice->reason = flip_phrase_capital (reason);
  choice->expected =
    flip_meaning_of_worth (moment->game, correct, moment->state, seat, advised->expected);
  choice->error = flip_meaning_of_error (moment->game, correct, moment->state, seat, advised->expected,
                                         advised->error);
  choice->ties = advised->ties;
  return choice;
}

static FlipHintChoice *
flick_new (const FlipMoment *moment, const FlipFlickAdvice *advised)
{
  FlipHintChoice *choice = g_new0 (FlipHintChoice, 1);

  choice->move = advised->move;
  choice->site = choice->move.site;
  choice->notation = flip_log_print_at (moment->log, moment->state, &choice->move);
  choice->title = *advised->title
                    ? g_strdup (advised->title)
                    : name_choice (moment, flip_moment_find_way (moment, &choice->move), choice);
  choice->place = g_strdup (choice->title);
  choice->reason = g_strdup (advised->reason);
  choice->expected = advised->expected;
  choice->error = 2 * advised->error;
  choice->ties = advised->ties;
  choice->aims = advised->flicks;
  choice->flick = advised->flick;
  choice->aim = advised->aim;
  choice->radius = advised->radius;
  return choice;
}

static gboolean
has_site (const FlipHint *hint, guint n, guint site)
{
  for (guint i = 0; i < n; i++)
    {
      if (flip_hint_choice (hint, i)->site == site)
        return TRUE;
    }

  return FALSE;
}

/* The first choices are about different places; other ways to mark the same place come after
   them. */
static void
put_places_first (FlipHint *hint)
{
  GPtrArray *choices = hint->choices;

  for (guint place = 1; place < MIN (choices->len, FLIP_HINT_CHOICES); place++)
    {
      guint next = place;

      while (next < choices->len && flip_hint_choice (hint, next)->site != FLIP_NO_SITE
             && has_site (hint, place, flip_hint_choice (hint, next)->site))
        next++;
      if (next < choices->len)
        g_ptr_array_insert (choices, (int) place, g_ptr_array_steal_index (choices, next));
    }
}

static FlipHintChoice *
find_choice (const FlipHint *hint, const FlipMove *move)
{
  for (guint i = 0; i < hint->choices->len; i++)
    {
      if (flip_move_equal (&flip_hint_choice (hint, i)->move, move))
        return g_ptr_array_index (hint->choices, i);
    }

  g_return_val_if_reached (NULL);
}

static gboolean
shares_title (const FlipHint *hint, guint index)
{
  for (guint i = 0; i < hint->choices->len; i++)
    {
      if (i != index
          && g_str_equal (flip_hint_choice (hint, i)->title, flip_hint_choice (hint, index)->title))
        return TRUE;
    }

  return FALSE;
}

/* Makes titles unique: if the place is not enough, they say what is done there. */
static void
tell_apart (const FlipMoment *moment, FlipHint *hint)
{
  g_autofree gboolean *shares = g_new0 (gboolean, hint->choices->len + 1);

  for (guint i = 0; i < hint->choices->len; i++)
    shares[i] = shares_title (hint, i);
  for (guint i = 0; i < hint->choices->len; i++)
    {
      FlipHintChoice *choice = g_ptr_array_index (hint->choices, i);
      const FlipWay *way = shares[i] ? flip_moment_find_way (moment, &choice->move) : NULL;

      if (!way || g_str_equal (way->label, choice->title))
        continue;
      g_free (choice->title);
      choice->how = g_strdup (way->label);
      choice->title = name_at_place (choice->place, choice->how);
    }
}

/* Says what the play-outs found, by the titles of the choices. */
static void
explain (const FlipMoment *moment, const FlipAdvice *advice, FlipHint *hint)
{
  for (guint i = 0; i < advice->n; i++)
    {
      const FlipAdviceChoice *advised = &advice->choices[i];
      const FlipMove *than = &advice->choices[advised->than].line.moves[0];
      FlipHintChoice *choice = find_choice (hint, &advised->line.moves[0]);
      const FlipHintChoice *other = find_choice (hint, than);
      const char *item = *advised->reason.id
                           ? flip_reason_item (advised->reason.id, moment->game, moment->state, advice->seat)
                           : NULL;

      if (!item)
        continue;
      g_free (choice->reason);
      choice->reason =
        flip_reason_tell (&advised->reason, item, other->site == choice->site && other->how ? other->how : other->place);
    }
}

/* The players who compete with a seat; NULL if it plays alone. */
static char *
join_rivals (const FlipMoment *moment, guint seat)
{
  const char *names[FLIP_MAX_SEATS];
  gboolean has_sides = moment->game->sides.option != NULL;
  guint n = 0;

  /* Seats belong to the sides alternately. */
  for (guint i = 0; i < moment->n_seats; i++)
    {
      if (i != seat && !(has_sides && (i + seat) % 2 == 0))
        names[n++] = flip_moment_player (moment, (int) i);
    }

  return n ? flip_phrase_join (names, n) : NULL;
}

/* public functions */

FlipHint *
flip_hint_new (const FlipMoment *moment, const FlipWeights *weights, const FlipAdvice *advice)
{
  FlipHint *hint;

  g_return_val_if_fail (moment != NULL && advice != NULL, NULL);

  hint = g_new0 (FlipHint, 1);
  hint->seat = advice->seat;
  hint->meaning = flip_meaning_at (moment->game, moment->state);
  hint->n_legal = advice->n_legal;
  hint->play_outs = advice->play_outs;
  hint->choices = g_ptr_array_new_with_free_func ((GDestroyNotify) choice_free);
  for (guint i = 0; i < advice->n; i++)
    {
      FlipHintChoice *choice = choice_new (moment, weights, advice, &advice->choices[i]);

      g_ptr_array_add (hint->choices, choice);
      choice->ties |= flip_hint_choice (hint, 0)->expected - choice->expected < FLIP_ADVICE_CLOSE;
    }
  put_places_first (hint);
  tell_apart (moment, hint);
  explain (moment, advice, hint);
  return hint;
}

FlipHint *
flip_hint_new_at_table (const FlipMoment *moment, const FlipConsidered *considered)
{
  FlipHint *hint;

  g_return_val_if_fail (moment != NULL && considered != NULL, NULL);

  hint = g_new0 (FlipHint, 1);
  hint->seat = considered->seat;
  hint->meaning = FLIP_MEANS_CHANCE;
  hint->n_legal = considered->n_weighed;
  hint->play_outs = considered->tried;
  hint->choices = g_ptr_array_new_with_free_func ((GDestroyNotify) choice_free);
  for (guint i = 0; i < considered->n; i++)
    {
      g_ptr_array_add (hint->choices, flick_new (moment, &considered->choices[i]));
      if (shares_title (hint, hint->choices->len
                                - 1)) /* of two flicks with the same target, only the better one is shown */
        g_ptr_array_set_size (hint->choices, (int) hint->choices->len - 1);
    }
  return hint;
}

void
flip_hint_free (FlipHint *hint)
{
  g_ptr_array_unref (hint->choices);
  g_free (hint);
}

const FlipHintChoice *
flip_hint_choice (const FlipHint *hint, guint index)
{
  g_assert (index < hint->choices->len);

  return g_ptr_array_index (hint->choices, index);
}

char *
flip_hint_tell_meaning (const FlipMoment *moment, guint seat)
{
  g_autofree char *rivals = NULL;

  g_return_val_if_fail (moment != NULL && seat < moment->n_seats, NULL);

  if (flip_meaning_of (moment->game) != FLIP_MEANS_CHANCE)
    return flip_meaning_at (moment->game, moment->state) == FLIP_MEANS_POINTS
             ? g_strdup (_ ("Points expected at the end if you play well from here."))
             /* Translators: %s: the automatic opponent */
             : g_strdup_printf (_ ("Expected lead over %s at the end if you play well from here."),
                                flip_moment_result (moment)->opponent);
  rivals = join_rivals (moment, seat);
  return rivals ? g_strdup_printf (
           /* Translators: %s: the other players */
           _ ("Chance of winning against %s if you play well from here."), rivals)
                : g_strdup (_ ("Chance of winning if you play well from here."));
}

char *
flip_hint_tell (const FlipHint *hint, guint index)
{
  const FlipHintChoice *choice = flip_hint_choice (hint, index);
  g_autofree char *value = flip_meaning_tell (hint->meaning, choice->expected);
  gboolean ties = choice->ties && index > 0;

  if (hint->meaning == FLIP_MEANS_CHANCE)
    /* Translators: first %s: a choice; second %s: a chance; third %s: a sentence that says why */
    return ties ? g_strdup_printf (_ ("%s, as good as the best: the chance of winning is %s. %s"),
                                   choice->title, value, choice->reason)
                /* Translators: first %s: a choice; second %s: a chance; third %s: a sentence that
                   says why */
                : g_strdup_printf (_ ("%s: the chance of winning is %s. %s"), choice->title, value,
                                   choice->reason);
  return ties
           /* Translators: first %s: a choice; second %s: “62.1 points” or “lead 3.5”; third %s: a
              sentence that says why */
           ? g_strdup_printf (_ ("%s, as good as the best: %s expected. %s"), choice->title, value,
                              choice->reason)
           /* Translators: first %s: a choice; second %s: “62.1 points” or “lead 3.5”; third %s: a
              sentence that says why */
           : g_strdup_printf (_ ("%s: %s expected. %s"), choice->title, value, choice->reason);
}
