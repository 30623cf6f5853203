/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What Flipside thinks of a guest's choices: hints before, verdicts at the end. */

#include "serve/screens-private.h"

#include "advisor/meaning.h"
#include "play/review/hinting.h"
#include "play/review/verdict-text.h"

#include <glib/gi18n-lib.h>

#define SECONDS 3 /* a hint is thought about */

/* helpers */

static FlipHinting *
hinting_of (FlipScreens *self, FlipGuest *guest, FlipMoment *moment)
{
  g_autofree char *version = flip_screens_version (self);

  if (!guest->hinting)
    guest->hinting = G_OBJECT (flip_hinting_new ());
  if (g_strcmp0 (guest->hinted, version) != 0)
    {
      g_free (guest->hinted);
      guest->hinted = g_steal_pointer (&version);
      flip_hinting_begin (FLIP_HINTING (guest->hinting), moment, SECONDS);
      flip_sheet_model_note_hint (self->model);
    }
  return FLIP_HINTING (guest->hinting);
}

static void
write_choices (const FlipHint *hint, FlipJson *json)
{
  flip_json_open (json, "choices", '[');
  for (guint i = 0; hint && i < MIN (hint->choices->len, FLIP_HINT_CHOICES); i++)
    {
      const FlipHintChoice *choice = flip_hint_choice (hint, i);
      g_autofree char *expected = flip_meaning_tell (hint->meaning, choice->expected);
      g_autofree char *error = flip_meaning_print_error (hint->meaning, choice->error);
      g_autofree char *score = g_strconcat (expected, error, NULL);

      flip_json_object (json, NULL, FLIP_JSON ("answer", choice->notation),
                        FLIP_JSON ("label", choice->title), FLIP_JSON ("score", score),
                        FLIP_JSON ("reason", choice->reason));
    }
  flip_json_close (json, ']');
}

static const char *
why_no_hint (FlipScreens *self, const FlipView *view)
{
  const char *never = flip_hinting_why_never (view->moment);

  if (!self->hints)
    return _ ("Hints are switched off at the computer.");
  if (never)
    return never;
  return flip_view_is_asked (view) && flip_hinting_can (view->moment)
           ? NULL
           : _ ("You are not asked for anything now.");
}

static void
write_row (FlipScreens *self, guint entry, FlipJson *json)
{
  FlipLog *log = flip_sheet_model_log (self->model);
  FlipGrade grade = FLIP_GRADE_NONE;
  g_autofree char *tag = flip_verdict_tag (self->verdicts, entry, &grade);
  g_autofree char *text = flip_log_name_entry (log, entry);
  g_autofree char *better =
    tag && grade > FLIP_GRADE_CLOSE ? flip_verdicts_tell_better (self->verdicts, entry) : NULL;

  if (!tag)
    return;
  flip_json_object (json, NULL, FLIP_JSON ("at", entry), FLIP_JSON ("text", text),
                    FLIP_JSON ("verdict", flip_grade_name (grade)), FLIP_JSON ("tag", tag),
                    FLIP_JSON_WORDS ("better", better));
}

/* for the routes */

char *
flip_screens_hint_json (FlipScreens *self, FlipGuest *guest)
{
  g_autoptr (FlipView) view = flip_screens_view (self, guest);
  const char *never = why_no_hint (self, view);
  FlipHinting *hinting = never ? NULL : hinting_of (self, guest, view->moment);
  g_autofree char *means =
    never ? NULL : flip_hint_tell_meaning (view->moment, (guint) flip_moment_who (view->moment));
  FlipJson json;

  flip_json_begin (&json, '{');
  flip_json_add (&json, FLIP_JSON_WORDS ("never", never), FLIP_JSON_WORDS ("means", means),
                 FLIP_JSON_BOOLEAN ("thinking", hinting && flip_hinting_is_thinking (hinting)));
  write_choices (hinting ? flip_hinting_hint (hinting) : NULL, &json);
  return flip_json_end (&json);
}

char *
flip_screens_review_json (FlipScreens *self, const FlipGuest *guest)
{
  FlipLog *log = flip_sheet_model_log (self->model);
  guint length = flip_log_cursor (log), done;
  g_autofree char *account = NULL;
  FlipJson json;

  if (!flip_verdicts_can (flip_log_game (log)) || !flip_game_over (flip_log_game (log), flip_log_state (log)))
    {
      flip_json_begin (&json, '{');
      flip_json_add (&json, FLIP_JSON ("never", _ ("The choices can be reviewed when the game is over.")));
      return flip_json_end (&json);
    }
  if (self->verdicts && !flip_verdicts_fits (self->verdicts, flip_sheet_model_moment (self->model)))
    g_clear_object (&self->verdicts);
  if (!self->verdicts)
    {
      self->verdicts = flip_verdicts_new (flip_sheet_model_session (self->model));
      flip_verdicts_begin (self->verdicts);
    }
  done = flip_verdicts_n_done (self->verdicts);
  flip_json_begin (&json, '{');
  account = guest->seat >= 0 && done == length ? flip_verdicts_tell_seat (self->verdicts, (guint) guest->seat) : NULL;
  flip_json_add (&json, FLIP_JSON_BOOLEAN ("thinking", done < length),
                 FLIP_JSON ("done", length ? (double) done / length : 1), FLIP_JSON_WORDS ("account", account));
  flip_json_open (&json, "rows", '[');
  for (guint entry = 0; entry < length; entry++)
    {
      if (flip_log_who (log, entry) == guest->seat && guest->seat >= 0)
        write_row (self, entry, &json);
    }
  flip_json_close (&json, ']');
  return flip_json_end (&json);
}
