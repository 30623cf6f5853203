/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/refusal.h"

#include "engine/base/phrase.h"

#include <string.h>

/* Always FALSE. */
gboolean
flip_refusal_fill (FlipRefusal *refusal,
                   FlipRefusalCode code,
                   guint16 site,
                   const char *rule,
                   const char *format,
                   ...)
{
  va_list arguments;

  g_assert (!rule || strlen (rule) < FLIP_RULE_ID_SIZE);

  refusal->code = code;
  refusal->site = site;
  refusal->help[0] = refusal->tip[0] = '\0';
  refusal->scale = (FlipRefusalScale){ 0 };
  refusal->price = (FlipRefusalPrice){ 0 };
  flip_phrase_copy (refusal->rule, rule ? rule : "", sizeof refusal->rule);
  va_start (arguments, format);
  flip_phrase_vprint (refusal->text, sizeof refusal->text, format, arguments);
  va_end (arguments);
  return FALSE;
}

gboolean
flip_refusal_set_price (FlipRefusal *refusal, const char *fact, int needs, int holds)
{
  g_assert (fact != NULL && needs > holds);

  if (refusal)
    refusal->price = (FlipRefusalPrice){ .fact = fact, .needs = needs, .holds = holds };
  return FALSE;
}
