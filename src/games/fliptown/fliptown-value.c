/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-rules.h"

#include <glib/gi18n-lib.h>

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

  g_assert (shortfall->least <= shortfall->most && shortfall->value >= FLIP_ACE);

  if (!refusal)
    return FALSE;
  if (shortfall->least != shortfall->most && !shortfall->or_more)
    flip_refusal_fill (refusal, FLIP_REFUSED_REACH, site, rule,
                       _ ("%s needs %s–%s. Your value is %s%s."), shortfall->what,
                       flip_rank_text (shortfall->least), flip_rank_text (shortfall->most),
                       flip_rank_text (shortfall->value), shortfall->aid);
  else
    flip_refusal_fill (refusal, FLIP_REFUSED_REACH, site, rule,
                       shortfall->or_more ? _ ("%s needs at least %s. Your value is %s%s.")
                                          : _ ("%s needs exactly %s. Your value is %s%s."),
                       shortfall->what, flip_rank_text (shortfall->least),
                       flip_rank_text (shortfall->value), shortfall->aid);
  g_snprintf (refusal->help, sizeof refusal->help, _ ("%d gold would make it %s. You have %d."),
              shortfall->gold, flip_rank_text (made), held);
  refusal->scale = (FlipRefusalScale){
    .least = (guint8) shortfall->least,
    .most = (guint8) shortfall->most,
    .value = (guint8) shortfall->value,
    .made = (guint8) made,
  };
  return FALSE;
}
