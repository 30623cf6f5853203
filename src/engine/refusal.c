/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/refusal.h"

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

  refusal->code = code;
  refusal->site = site;
  refusal->help[0] = refusal->tip[0] = '\0';
  refusal->scale = (FlipRefusalScale){ 0 };
  g_strlcpy (refusal->rule, rule, sizeof refusal->rule);
  va_start (arguments, format);
  g_vsnprintf (refusal->text, sizeof refusal->text, format, arguments);
  va_end (arguments);
  return FALSE;
}
