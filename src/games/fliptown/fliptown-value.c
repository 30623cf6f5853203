/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/fliptown-rules.h"

#include <glib/gi18n-lib.h>

/* Without taking memory: refusals are part of the hot path. */
static void
tell_shortfall (const FliptownShortfall *shortfall, char *why, gsize size)
{
  const char *least = flip_rank_text (shortfall->least), *most = flip_rank_text (shortfall->most);
  const char *value = flip_rank_text (shortfall->value);

  /* Translators: a site, such as “This stop”, the values that reach it, and the player’s value. */
  if (shortfall->or_more)
    /* Translators: first %s: a site; second and third %s: ranks of cards */
    flip_phrase_print (why, size, _ ("%s needs at least %s. Your value is %s."), shortfall->what,
                       least, value);
  else if (shortfall->least == shortfall->most)
    /* Translators: first %s: a site; second and third %s: ranks of cards */
    flip_phrase_print (why, size, _ ("%s needs exactly %s. Your value is %s."), shortfall->what,
                       least, value);
  else
    /* Translators: first %s: a site; the other %s: ranks of cards */
    flip_phrase_print (why, size, _ ("%s needs %s–%s. Your value is %s."), shortfall->what, least,
                       most, value);
}

/* A value that does not reach a site: why, and what gold would change it to. Always FALSE. */
gboolean
fliptown_refuse_value (const FliptownState *state,
                       guint16 site,
                       const char *rule,
                       const FliptownShortfall *shortfall,
                       FlipRefusal *refusal)
{
  int steps = fliptown_site_steps (state, site, shortfall->value);
  guint made =
    (guint) ((int) shortfall->value + (shortfall->value < shortfall->least ? steps : -steps));
  int held = fliptown_held (fliptown_acting_seat (state), FLIPTOWN_GOLD);
  char why[sizeof refusal->text];

  g_assert (shortfall->least <= shortfall->most && shortfall->value >= FLIP_ACE);

  if (!refusal)
    return FALSE;
  tell_shortfall (shortfall, why, sizeof why);
  flip_refusal_fill (refusal, FLIP_REFUSED_REACH, site, rule,
                     /* Translators: first %s: a sentence that says why; second %s: a sentence about
                        what would help */
                     *shortfall->aid ? C_ ("sentences", "%s %s") : "%s%s", why, shortfall->aid);
  flip_phrase_print (refusal->help, sizeof refusal->help,
                     /* Translators: first %d: gold; %s: the rank of a card; second %d: gold */
                     _ ("%d gold would make it %s. You have %d."), shortfall->gold,
                     flip_rank_text (made), held);
  refusal->scale = (FlipRefusalScale){
    .least = (guint8) shortfall->least,
    .most = (guint8) shortfall->most,
    .value = (guint8) shortfall->value,
    .made = (guint8) made,
  };
  return FALSE;
}
