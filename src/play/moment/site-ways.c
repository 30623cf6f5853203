/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/site-ways.h"

#include "engine/base/phrase.h"
#include "engine/game/verb.h"
#include "play/moment/answers.h"

#include <glib/gi18n-lib.h>

/* helpers */

static const FlipOffer *
offer_of (const FlipMoment *moment, guint index)
{
  return &flip_moment_way (moment, index)->offer;
}

static void
add (FlipWaySet *set, guint index)
{
  if (set->n < FLIP_MOST_WAYS)
    set->ways[set->n++] = index;
}

/* Whether one way yields the same as another and costs no more of anything. Of two identical ways,
   the first one counts. */
static gboolean
replaces (const FlipMoment *moment, guint index, guint other)
{
  const FlipOffer *a = offer_of (moment, index), *b = offer_of (moment, other);

  if (!a->result || a->result != b->result || a->price > b->price || a->uses > b->uses)
    return FALSE;
  return a->price < b->price || a->uses < b->uses || index < other;
}

static gboolean
is_needless (const FlipMoment *moment, const guint *ways, guint n, guint index)
{
  for (guint i = 0; i < n; i++)
    {
      if (ways[i] != index && replaces (moment, ways[i], index))
        return TRUE;
    }

  return FALSE;
}

/* A click on a site never declines what the site offers. But a site whose only purpose is to
   decline, such as the one that ends a turn, does just that. */
static gboolean
leaves_site_alone (const FlipMoment *moment, guint index)
{
  return flip_game_declines (moment->game, &flip_moment_way (moment, index)->move);
}

/* The words of a site */

static char *
reach_text (const FlipGame *game, const FlipSite *site, int price)
{
  g_autofree char *words = NULL;

  if (price == FLIP_NOT_IN_REACH)
    return g_strdup (_ ("not in reach"));
  if (*site->badge)
    /* Translators: %s: what stands on the site's badge */
    return g_strdup_printf (_ ("in reach, %s"), site->badge);
  if (price == 0)
    return g_strdup (_ ("in reach, free"));
  words = flip_price_words (game, price);
  /* Translators: %s: a price, with what it is paid in */
  return g_strdup_printf (_ ("in reach for %s"), words);
}

static const char *
mark_text (FlipMark mark)
{
  return mark == FLIP_MARK_FILLED    ? C_ ("site", "filled")
         : mark == FLIP_MARK_CIRCLED ? C_ ("site", "circled")
         : mark == FLIP_MARK_CROSSED ? /* how a site of the board is marked */ _ ("crossed out")
                                     : C_ ("site", "open");
}

/* The name of the site's place on the board. */
static char *
place_text (const FlipSite *site)
{
  return g_str_equal (site->region, site->title) ? g_strdup (site->title)
                                                 : flip_phrase_label (site->region, site->title);
}

/* public functions */

char *
flip_site_label (const FlipGame *game, const FlipSite *site, int price)
{
  g_autofree char *reach = reach_text (game, site, price);
  g_autofree char *place = place_text (site);

  return flip_phrase_list (place, mark_text (site->mark), reach, NULL);
}

gboolean
flip_site_ways_may_suggest (const FlipMoment *moment, guint site)
{
  guint way;

  g_return_val_if_fail (moment != NULL, FALSE);

  return flip_moment_ways_of_site (moment, site, &way, 1)
         && flip_answers_may_suggest (flip_moment_way (moment, way));
}

void
flip_site_ways_read (FlipSiteWays *ways, const FlipMoment *moment, guint site)
{
  guint all[FLIP_MOST_WAYS], n;

  g_return_if_fail (ways && moment);

  *ways = (FlipSiteWays){ 0 };
  n = flip_moment_ways_of_site (moment, site, all, FLIP_MOST_WAYS);
  for (guint i = 0; i < n; i++)
    {
      const FlipWaySet *usual = &ways->usual;

      if (leaves_site_alone (moment, all[i]) || is_needless (moment, all, n, all[i]))
        continue;
      if (usual->n
          && offer_of (moment, usual->ways[0])->price < offer_of (moment, all[i])->price)
        add (&ways->paid, all[i]);
      else
        add (&ways->usual, all[i]);
    }
}

/* The question */

/* The first aspect in which some of the ways differ, or the number of aspects if none does. */
static guint
find_difference (const FlipMoment *moment, const FlipWaySet *ways)
{
  guint choice = 0;

  for (; choice < FLIP_OFFER_CHOICES; choice++)
    for (guint i = 1; i < ways->n; i++)
      {
        if (!g_str_equal (offer_of (moment, ways->ways[i])->choices[choice].label,
                          offer_of (moment, ways->ways[0])->choices[choice].label))
          return choice;
      }

  return choice;
}

static FlipWaySet *
find_row (FlipWayQuestion *question, const char *label)
{
  guint row = 0;

  while (row < question->n && !g_str_equal (question->labels[row], label))
    row++;
  if (row == FLIP_WAYS_ROWS)
    {
      g_free (question->labels[row - 1]);
      question->labels[row - 1] = g_strdup (_ ("More…"));
      return &question->rows[row - 1];
    }
  if (row == question->n)
    question->labels[question->n++] = g_strdup (label);
  return &question->rows[row];
}

FlipWayQuestion *
flip_way_question_new (const FlipMoment *moment, guint site, const FlipWaySet *ways)
{
  FlipWayQuestion *question = g_new0 (FlipWayQuestion, 1);
  guint choice;

  g_return_val_if_fail (moment && ways && ways->n, NULL);

  choice = find_difference (moment, ways);
  if (choice < FLIP_OFFER_CHOICES && *offer_of (moment, ways->ways[0])->choices[choice].asks)
    question->title = g_strdup (offer_of (moment, ways->ways[0])->choices[choice].asks);
  else
    question->title =
      /* Translators: %s: a site */
      g_strdup_printf (_ ("%s: what to do?"), flip_moment_site (moment, site)->title);
  for (guint i = 0; i < ways->n; i++)
    add (find_row (question, choice < FLIP_OFFER_CHOICES
                               ? offer_of (moment, ways->ways[i])->choices[choice].label
                               : flip_moment_way (moment, ways->ways[i])->label),
         ways->ways[i]);
  return question;
}

void
flip_way_question_free (FlipWayQuestion *question)
{
  for (guint i = 0; i < question->n; i++)
    g_free (question->labels[i]);
  g_free (question->title);
  g_free (question);
}

const FlipWay *
flip_site_ways_numbered (const FlipMoment *moment, guint site, guint number)
{
  g_autoptr (FlipWayQuestion) question = NULL;
  FlipSiteWays ways;

  g_return_val_if_fail (moment && number > 0, NULL);

  flip_site_ways_read (&ways, moment, site);
  if (!ways.usual.n)
    return NULL;
  question = flip_way_question_new (moment, site, &ways.usual);
  if (number > question->n || question->rows[number - 1].n != 1)
    return NULL;
  return flip_moment_way (moment, question->rows[number - 1].ways[0]);
}

char *
flip_site_ways_key_words (const FlipMoment *moment, guint site)
{
  g_autoptr (FlipWayQuestion) question = NULL;
  g_autoptr (GString) words = NULL;
  FlipSiteWays ways;

  g_return_val_if_fail (moment != NULL, NULL);

  flip_site_ways_read (&ways, moment, site);
  if (ways.usual.n < 2)
    return NULL;
  question = flip_way_question_new (moment, site, &ways.usual);
  words = g_string_new (NULL);
  for (guint i = 0; i < question->n; i++)
    {
      g_autofree char *key = g_strdup_printf ("%u", i + 1);
      g_autofree char *row = NULL;

      if (question->rows[i].n != 1)
        continue;
      row = flip_phrase_label (key, question->labels[i]);
      if (words->len)
        g_string_append (words, " · ");
      g_string_append (words, row);
    }
  if (!words->len)
    return NULL;
  /* Translators: a question, and the keys that answer it: Which card goes to your poker hand? Keys 1: 7♣ */
  return g_strdup_printf (_ ("%s\nKeys %s"), question->title, words->str);
}

char *
flip_site_ways_paid_words (const FlipMoment *moment)
{
  const char *unit = moment->game->words.paid_with;

  /* Translators: what is paid for other ways to do the same: With gold. */
  return unit ? g_strdup_printf (_ ("_With %s…"), _ (unit))
              : g_strdup (/* on a button: other ways to mark this site */ _ ("_Other Ways…"));
}
