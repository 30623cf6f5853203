/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/flick-story.h"

#include "engine/base/phrase.h"

/* helpers */

static FlipAsk
ask_at (FlipLog *log, guint position)
{
  FlipAsk ask;

  flip_log_game (log)->ask (flip_log_state_at (log, position), &ask);
  return ask;
}

/* public functions */

/* Whether a seat chose to flick there, so that the table is then asked for the outcome. */
gboolean
flip_flick_story_is_flick (FlipLog *log, guint position)
{
  FlipAsk before = ask_at (log, position), after;

  g_return_val_if_fail (log && position < flip_log_length (log), FALSE);

  if (before.kind != FLIP_ASK_FLICK || before.who == FLIP_TABLE)
    return FALSE;
  after = ask_at (log, position + 1);
  return after.kind == FLIP_ASK_FLICK && after.who == FLIP_TABLE;
}

gboolean
flip_flick_story_find (FlipLog *log, guint before, guint *position)
{
  g_return_val_if_fail (log && position && before <= flip_log_length (log), FALSE);

  while (before-- > 0)
    {
      if (!flip_flick_story_is_flick (log, before))
        continue;
      *position = before;
      return TRUE;
    }

  return FALSE;
}

guint
flip_flick_story_first (FlipLog *log, guint position)
{
  int who = flip_log_who (log, position);
  guint first = position;

  for (guint i = position; i > 0; i--)
    {
      int before = flip_log_who (log, i - 1);

      if (before != who && before != FLIP_TABLE)
        break;
      if (before == who && flip_flick_story_is_flick (log, i - 1))
        first = i - 1;
    }

  return first;
}

guint
flip_flick_story_end (FlipLog *log, guint position)
{
  while (position < flip_log_length (log) && ask_at (log, position).who == FLIP_TABLE)
    position++;
  return position;
}

char *
flip_flick_story_tell (FlipLog *log, guint position)
{
  GString *story = g_string_new (NULL);
  guint end;

  g_assert (position < flip_log_length (log));

  end = flip_flick_story_end (log, position + 1);
  for (guint i = position; i < end; i++)
    {
      g_autofree char *sentence = flip_log_tell_entry (log, i);

      if (*sentence && story->len)
        flip_phrase_finish (story);
      flip_phrase_say (story, sentence);
    }

  return g_string_free (story, FALSE);
}

FlipGlyph
flip_flick_story_sign (FlipLog *log, const FlipTableArt *art, guint position)
{
  guint end;

  g_return_val_if_fail (art && position < flip_log_length (log), FLIP_N_GLYPHS);

  end = flip_flick_story_end (log, position + 1);
  for (guint i = position + 1; i < end; i++)
    {
      FlipGlyph sign = art->outcome (flip_log_entry (log, i));

      if (sign < FLIP_N_GLYPHS)
        return sign;
    }

  return FLIP_N_GLYPHS;
}
