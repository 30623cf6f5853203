/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/refusal.h"

gboolean
flip_refuse (FlipRefusal *refusal,
             FlipRefusalCode code,
             guint16 site,
             const char *rule,
             const char *format,
             ...)
{
  va_list arguments;

  if (!refusal)
    return FALSE;

  refusal->code = code;
  refusal->site = site;
  g_strlcpy (refusal->rule, rule, sizeof refusal->rule);
  va_start (arguments, format);
  g_vsnprintf (refusal->text, sizeof refusal->text, format, arguments);
  va_end (arguments);
  return FALSE;
}
