/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/flick-story.h"

#include "engine/base/phrase.h"

/* helpers */

static FlipAsk
ask_at (FlipSession *session, guint position)
{
  FlipAsk ask;

  flip_session_game (session)->ask (flip_session_state_at (session, position), &ask);
  return ask;
}

/* public functions */

/* A seat chose it, and the table is asked how it ends. */
gboolean
flip_flick_story_is_flick (FlipSession *session, guint position)
{
  FlipAsk before = ask_at (session, position), after;

  g_return_val_if_fail (session && position < flip_session_length (session), FALSE);

  if (before.kind != FLIP_ASK_FLICK || before.who == FLIP_TABLE)
    return FALSE;
  after = ask_at (session, position + 1);
  return after.kind == FLIP_ASK_FLICK && after.who == FLIP_TABLE;
}

gboolean
flip_flick_story_find (FlipSession *session, guint before, guint *position)
{
  g_return_val_if_fail (session && position && before <= flip_session_length (session), FALSE);

  while (before-- > 0)
    {
      if (!flip_flick_story_is_flick (session, before))
        continue;
      *position = before;
      return TRUE;
    }

  return FALSE;
}

guint
flip_flick_story_first (FlipSession *session, guint position)
{
  int who = flip_session_who (session, position);
  guint first = position;

  for (guint i = position; i > 0; i--)
    {
      int before = flip_session_who (session, i - 1);

      if (before != who && before != FLIP_TABLE)
        break;
      if (before == who && flip_flick_story_is_flick (session, i - 1))
        first = i - 1;
    }

  return first;
}

guint
flip_flick_story_end (FlipSession *session, guint position)
{
  while (position < flip_session_length (session) && ask_at (session, position).who == FLIP_TABLE)
    position++;
  return position;
}

char *
flip_flick_story_tell (FlipSession *session, guint position)
{
  GString *story = g_string_new (NULL);
  guint end;

  g_assert (position < flip_session_length (session));

  end = flip_flick_story_end (session, position + 1);
  for (guint i = position; i < end; i++)
    {
      g_autofree char *sentence = flip_session_tell_entry (session, i);

      if (*sentence && story->len)
        flip_phrase_finish (story);
      flip_phrase_say (story, sentence);
    }

  return g_string_free (story, FALSE);
}

FlipGlyph
flip_flick_story_sign (FlipSession *session, const FlipTableArt *art, guint position)
{
  guint end;

  g_return_val_if_fail (art && position < flip_session_length (session), FLIP_N_GLYPHS);

  end = flip_flick_story_end (session, position + 1);
  for (guint i = position + 1; i < end; i++)
    {
      FlipGlyph sign = art->outcome (flip_session_entry (session, i));

      if (sign < FLIP_N_GLYPHS)
        return sign;
    }

  return FLIP_N_GLYPHS;
}
