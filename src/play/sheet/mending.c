/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/sheet/mending.h"

#include "engine/base/phrase.h"
#include "engine/game/verb.h"
#include "play/moment/standing.h"

#include <glib/gi18n-lib.h>

/* How many entries are replayed at once, and then in each idle callback, so that the window stays
   responsive. */
#define AT_ONCE   1000
#define AT_A_TIME 200

struct _FlipMending
{
  GObject parent_instance;

  /* owned */
  FlipSession *session;
  FlipMend *mend;
  GPtrArray *lines;   /* of FlipMendingLine, or NULL until first used */
  FlipSession *there; /* a fork at the edited entry, or NULL */
  FlipMoment *moment; /* at the place that is being mended */
  FlipMendingConflict *conflict; /* or NULL */

  guint work;   /* the source that replays the rest, or 0 */
  guint edited; /* an entry of the old log, or FLIP_NO_ENTRY */
  gboolean before;
  FlipFigures figures;
};

G_DEFINE_FINAL_TYPE (FlipMending, flip_mending, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static void
line_free (gpointer data)
{
  FlipMendingLine *line = data;

  if (!line)
    return;
  g_free (line->text);
  g_free (line->was);
  g_free (line->where);
  g_free (line->note);
  g_free (line);
}

/* "points −5, cash −6": the differences from the old log. */
static char *
tell_figures (const FlipFigures *figures)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < figures->n; i++)
    {
      const FlipFigure *figure = &figures->figures[i];
      int change = figure->now - figure->before;
      g_autofree char *number = flip_points_text (change);

      flip_phrase_add_printf (text, "%s %s%s", figure->label, change > 0 ? "+" : "", number);
    }

  return g_string_free (text, FALSE);
}

static char *
note_of (FlipMending *self, const FlipMendRow *row)
{
  FlipFigures figures;

  if (row->status == FLIP_MENDED_REFUSED)
    return g_strdup (flip_mend_refusal (self->mend)->text);
  if (row->status != FLIP_MENDED_DIFFERS)
    return NULL;
  flip_figures_of_row (self->mend, row, &figures);
  return figures.n ? tell_figures (&figures) : g_strdup (_ ("It answers another question now."));
}

/* The cards of the entry now and before. */
static void
read_cards (FlipMending *self, const FlipMendRow *row, FlipMendingLine *line)
{
  FlipCard was =
    row->old == FLIP_NO_ENTRY ? FLIP_NO_CARD : flip_mending_card (self->session, row->old);

  line->card =
    row->now == FLIP_NO_ENTRY ? was : flip_mending_card (flip_mend_after (self->mend), row->now);
  line->was_card = was == line->card ? FLIP_NO_CARD : was;
}

/* The log that describes a row, and the entry in it; FLIP_NO_ENTRY if there is none. */
static FlipSession *
log_of (FlipMending *self, const FlipMendRow *row, guint *entry)
{
  gboolean replayed = row->now != FLIP_NO_ENTRY;

  *entry = replayed ? row->now : row->old;
  return replayed ? flip_mend_after (self->mend) : self->session;
}

/* The part of the game that a row belongs to, or NULL. */
static char *
part_of (FlipMending *self, guint row)
{
  guint entry;
  FlipSession *session = log_of (self, flip_mend_row (self->mend, row), &entry);

  return entry == FLIP_NO_ENTRY
           ? NULL
           : flip_log_where (flip_session_log (session), flip_session_state_at (session, entry));
}

/* The name of the part of the game that begins at a row, or NULL. */
static char *
tell_part (FlipMending *self, guint row)
{
  g_autofree char *here = part_of (self, row), *before = NULL;

  while (row > 0 && !before)
    before = part_of (self, --row);
  return g_strcmp0 (here, before) == 0 ? NULL : g_steal_pointer (&here);
}

static FlipMendingLine *
line_new (FlipMending *self, guint index)
{
  FlipMendingLine *line = g_new0 (FlipMendingLine, 1);
  const FlipMendRow *row = flip_mend_row (self->mend, index);
  guint entry;
  FlipSession *session = log_of (self, row, &entry);
  int who;

  line->status = row->status;
  line->number = row->old == FLIP_NO_ENTRY ? 0 : row->old + 1;
  line->who = FLIP_TABLE;
  line->note = note_of (self, row);
  line->can_change = row->old != FLIP_NO_ENTRY && flip_mend_check (self->mend, row->old, NULL);
  read_cards (self, row, line);
  if (entry == FLIP_NO_ENTRY)
    return line->text = g_strdup (_ ("The inserted entry")), line;
  who = flip_log_who (flip_session_log (session), entry);
  line->who = who;
  line->name = who == FLIP_TABLE ? NULL : flip_log_player (flip_session_log (session), who);
  line->text = flip_log_name_entry (flip_session_log (session), entry);
  if (row->now != FLIP_NO_ENTRY && row->old != FLIP_NO_ENTRY)
    line->was = flip_log_name_entry (flip_session_log (self->session), row->old);
  if (g_strcmp0 (line->was, line->text) == 0)
    g_clear_pointer (&line->was, g_free);
  line->where = tell_part (self, index);
  return line;
}

/* Lines are made on first use, because a log may be long. */
static void
forget_lines (FlipMending *self)
{
  g_ptr_array_set_size (self->lines, 0);
  g_ptr_array_set_size (self->lines, (int) flip_mend_n_rows (self->mend));
}

/* The row of an entry in the old log. Each entry has one, in order, with inserted rows between
   them. */
static guint
row_of (FlipMending *self, guint entry)
{
  for (guint i = entry; i < flip_mend_n_rows (self->mend); i++)
    {
      if (flip_mend_row (self->mend, i)->old == entry)
        return i;
    }

  return FLIP_NO_ENTRY;
}

/* The entry that a row is about; for an inserted row, the entry after it. */
static guint
entry_of (FlipMending *self, guint row)
{
  while (row < flip_mend_n_rows (self->mend)
         && flip_mend_row (self->mend, row)->old == FLIP_NO_ENTRY)
    row++;
  return row < flip_mend_n_rows (self->mend) ? flip_mend_row (self->mend, row)->old
                                             : flip_session_cursor (self->session);
}

/* How many entries the mended log has before a row. */
static guint
position_of (FlipMending *self, guint row)
{
  while (row > 0)
    {
      guint now = flip_mend_row (self->mend, --row)->now;

      if (now != FLIP_NO_ENTRY)
        return now + 1;
    }

  return 0;
}

static void
leave_entry (FlipMending *self)
{
  g_clear_pointer (&self->conflict, flip_mending_conflict_free);
  self->edited = FLIP_NO_ENTRY;
  g_clear_pointer (&self->there, flip_session_free);
}

static void
take_moment (FlipMending *self, FlipMoment *moment)
{
  g_clear_pointer (&self->moment, flip_moment_unref);
  self->moment = moment;
}

static void
go_to_entry (FlipMending *self, guint entry)
{
  FlipSession *after = flip_mend_after (self->mend);
  guint position = position_of (self, row_of (self, entry));

  leave_entry (self);
  self->edited = entry;
  self->there = flip_session_fork (after, position);
  flip_session_deal (self->there);
  take_moment (self, flip_moment_new (self->there, flip_session_cursor (self->there),
                                      flip_log_who (flip_session_log (self->session), entry)));
}

/* While no entry is edited: the place of the one that no longer fits, or the end of the mended log,
   where there is nothing to answer. */
static void
look_around (FlipMending *self)
{
  const FlipMendingConflict *conflict = flip_mending_conflict (self);
  FlipSession *after = flip_mend_after (self->mend);

  if (conflict)
    return flip_moment_set (&self->moment, conflict->moment);
  take_moment (self, flip_moment_new (after, flip_session_cursor (after), FLIP_ANY_BOARD));
  self->moment->is_present = FALSE;
  self->moment->n_moves = 0;
}

/* Whether the edited entry answered the question that is asked there now. */
static gboolean
is_same_question (FlipMending *self)
{
  const FlipGame *game = flip_session_game (self->session);

  return flip_log_who (flip_session_log (self->session), self->edited)
           == flip_moment_who (self->moment)
         && flip_game_takes (game, self->moment->state,
                             flip_session_entry (self->session, self->edited)->verb);
}

/* Once Flipside has dealt new cards, they have been seen, which makes the sheet practice. */
static void
note_seen_cards (FlipMending *self)
{
  if (flip_mend_n_edits (self->mend) && flip_mend_makes_practice (self->mend))
    flip_session_set_practice (self->session);
}

static void
tell_step (FlipMending *self)
{
  forget_lines (self);
  note_seen_cards (self);
  if (self->edited == FLIP_NO_ENTRY)
    look_around (self);
  flip_figures_so_far (self->mend, &self->figures);
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
work_cb (gpointer data)
{
  FlipMending *self = FLIP_MENDING (data);

  if (!flip_mend_work (self->mend, AT_A_TIME))
    return G_SOURCE_CONTINUE;
  self->work = 0;
  tell_step (self);
  return G_SOURCE_REMOVE;
}

/* Replays the entries after an edit, a few at a time if the log is long. */
static void
step (FlipMending *self)
{
  g_clear_handle_id (&self->work, g_source_remove);
  g_clear_pointer (&self->conflict, flip_mending_conflict_free);
  if (flip_mend_work (self->mend, AT_ONCE))
    {
      tell_step (self);
      return;
    }
  self->work = g_idle_add (work_cb, self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* overrides */

static void
flip_mending_finalize (GObject *object)
{
  FlipMending *self = FLIP_MENDING (object);

  g_clear_handle_id (&self->work, g_source_remove);
  leave_entry (self);
  take_moment (self, NULL);
  g_clear_pointer (&self->mend, flip_mend_free);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  g_clear_pointer (&self->session, flip_session_free);
  G_OBJECT_CLASS (flip_mending_parent_class)->finalize (object);
}

static void
flip_mending_class_init (FlipMendingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_mending_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
flip_mending_init (FlipMending *self)
{
  self->lines = g_ptr_array_new_with_free_func (line_free);
  self->edited = FLIP_NO_ENTRY;
}

/* public functions */

FlipMending *
flip_mending_new (FlipSession *session, guint entry)
{
  FlipMending *self;

  g_return_val_if_fail (session && entry < flip_session_cursor (session), NULL);

  self = g_object_new (FLIP_TYPE_MENDING, NULL);
  self->session = flip_session_ref (session);
  self->mend = flip_mend_new (session);
  flip_mending_edit (self, entry);
  return self;
}

FlipMendingPhase
flip_mending_phase (FlipMending *self)
{
  g_return_val_if_fail (FLIP_IS_MENDING (self), FLIP_MENDING_READY);

  if (self->work)
    return FLIP_MENDING_WORKS;
  if (self->edited != FLIP_NO_ENTRY)
    return FLIP_MENDING_EDITS;
  return flip_mend_asks (self->mend) == FLIP_NO_ENTRY ? FLIP_MENDING_READY : FLIP_MENDING_ASKS;
}

guint
flip_mending_n_lines (FlipMending *self)
{
  return self->lines->len;
}

const FlipMendingLine *
flip_mending_line (FlipMending *self, guint index)
{
  g_return_val_if_fail (index < self->lines->len, NULL);

  if (!g_ptr_array_index (self->lines, index))
    g_ptr_array_index (self->lines, index) = line_new (self, index);
  return g_ptr_array_index (self->lines, index);
}

void
flip_mending_span (FlipMending *self, guint *first, guint *end)
{
  g_return_if_fail (FLIP_IS_MENDING (self));

  *first = flip_mend_count (self->mend, FLIP_MENDED_STAYS);
  *end = flip_mend_n_rows (self->mend) - flip_mend_count (self->mend, FLIP_MENDED_WAITS)
         - flip_mend_count (self->mend, FLIP_MENDED_ASIDE);
}

guint
flip_mending_current (FlipMending *self)
{
  return self->edited == FLIP_NO_ENTRY ? flip_mend_asks (self->mend) : row_of (self, self->edited);
}

char *
flip_mending_about (FlipMending *self)
{
  const FlipSetup *setup = flip_session_setup (self->session);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint seat = 0; seat < flip_setup_seats (setup); seat++)
    flip_phrase_add (names, flip_log_shown_player (flip_session_log (self->session), (int) seat));
  /* Translators: a game and its players: Fliptown, at the table: Ann, Bob */
  return g_strdup_printf (flip_mending_needs_list (self) ? _ ("%s, on the screen: %s")
                          /* Translators: first %s: a game; second %s: the players */
                          : setup->dealt                 ? _ ("%s, Flipside deals: %s")
                                                         /* Translators: first %s: a game; second %s: the players */
                                                         : _ ("%s, at the table: %s"),
                          _ (flip_session_game (self->session)->name), names->str);
}

guint
flip_mending_n_entries (FlipMending *self)
{
  return flip_session_cursor (self->session);
}

char *
flip_mending_count (FlipMending *self, FlipMendStatus status)
{
  guint n = flip_mend_count (self->mend, status);

  if (n == 0)
    return NULL;
  switch (status)
    {
    case FLIP_MENDED_FITS:
      /* Translators: %u: how many */
      return g_strdup_printf (ngettext ("%u fits", "%u fit", n), n);
    case FLIP_MENDED_DIFFERS:
      /* Translators: %u: how many */
      return g_strdup_printf (ngettext ("%u differs", "%u differ", n), n);
    case FLIP_MENDED_REFUSED:
      return g_strdup (_ ("1 no longer fits"));
    case FLIP_MENDED_WAITS:
      /* Translators: %u: how many */
      return g_strdup_printf (ngettext ("%u waits", "%u wait", n), n);
    case FLIP_MENDED_ASIDE:
      /* Translators: %u: how many */
      return g_strdup_printf (ngettext ("%u set aside", "%u set aside", n), n);
    default:
      return NULL;
    }
}

char *
flip_mending_counts (FlipMending *self)
{
  GString *text = g_string_new (NULL);

  for (guint status = 0; status < FLIP_N_MENDED; status++)
    {
      g_autofree char *words = flip_mending_count (self, status);

      if (words)
        g_string_append_printf (text, "%s%s", text->len ? " · " : "", words);
    }

  return g_string_free (text, FALSE);
}

static guint
number_of_current (FlipMending *self)
{
  guint row = self->work ? FLIP_NO_ENTRY : flip_mending_current (self);

  return row == FLIP_NO_ENTRY ? 0 : flip_mending_line (self, row)->number;
}

char *
flip_mending_title (FlipMending *self)
{
  guint number = number_of_current (self);

  switch (flip_mending_phase (self))
    {
    case FLIP_MENDING_EDITS:
      return g_strdup_printf (
        /* Translators: %u: the number of the entry */
        self->before ? _ ("What came before entry %u?")
          /* Translators: %u: the number of the entry */
          : _ ("What was entry %u?"), number);
    case FLIP_MENDING_ASKS:
      /* Translators: %u: the number of the entry */
      return number ? g_strdup_printf (_ ("Entry %u no longer fits"), number)
                    : g_strdup (_ ("The inserted entry doesn’t fit"));
    case FLIP_MENDING_WORKS:
      return g_strdup (_ ("What follows is being replayed…"));
    case FLIP_MENDING_READY:
      return g_strdup (flip_mend_n_edits (self->mend) ? _ ("The corrected log fits")
                                                      : _ ("Nothing has changed"));
    default:
      g_assert_not_reached ();
    }
}

char *
flip_mending_where (FlipMending *self)
{
  if (self->there)
    return flip_log_where (flip_session_log (self->there), flip_session_state (self->there));
  return flip_log_where (flip_session_log (self->session),
                         flip_session_state (flip_mend_after (self->mend)));
}

const FlipMendingConflict *
flip_mending_conflict (FlipMending *self)
{
  g_return_val_if_fail (FLIP_IS_MENDING (self), NULL);

  if (!self->conflict)
    self->conflict = flip_mending_conflict_new (self->mend);
  return self->conflict;
}

const FlipRefusal *
flip_mending_refusal (FlipMending *self)
{
  return flip_mend_refusal (self->mend);
}

const FlipFigures *
flip_mending_figures (FlipMending *self)
{
  return &self->figures;
}

guint
flip_mending_n_left (FlipMending *self)
{
  return flip_mend_count (self->mend, FLIP_MENDED_REFUSED)
         + flip_mend_count (self->mend, FLIP_MENDED_WAITS);
}

gboolean
flip_mending_makes_practice (FlipMending *self)
{
  return flip_mend_makes_practice (self->mend);
}

FlipMoment *
flip_mending_moment (FlipMending *self)
{
  return self->moment;
}

const char *
flip_mending_player (FlipMending *self, guint seat)
{
  return flip_log_player (flip_session_log (self->session), (int) seat);
}

gboolean
flip_mending_needs_list (FlipMending *self)
{
  return self->session && flip_session_has_referee (self->session);
}

/* If the log would say nothing about an answer, the label of its button is used. */
char *
flip_mending_tell_answer (FlipMending *self, guint index)
{
  GString *text;

  g_return_val_if_fail (self->there && index < self->moment->n_moves, NULL);

  text = g_string_new (NULL);
  flip_game_describe (self->moment->game, self->moment->state, &self->moment->moves[index], text);
  flip_log_put_names (flip_session_log (self->there), text);
  if (text->len == 0)
    g_string_assign (text, flip_moment_way (self->moment, index)->label);
  /* Only the notation says where a piece stands and which way it faces. */
  if (flip_mending_needs_list (self))
    g_string_append_printf (text, " (%s)", flip_moment_way (self->moment, index)->notation);
  return g_strdelimit (g_string_free (text, FALSE), "\n", ' ');
}

gboolean
flip_mending_is_before (FlipMending *self)
{
  return self->before;
}

gboolean
flip_mending_can_change (FlipMending *self)
{
  return self->edited != FLIP_NO_ENTRY && flip_mend_check (self->mend, self->edited, NULL);
}

void
flip_mending_set_before (FlipMending *self, gboolean before)
{
  g_return_if_fail (FLIP_IS_MENDING (self));

  before = before || !flip_mending_can_change (self);
  if (self->before == before)
    return;
  self->before = before;
  step (self);
}

void
flip_mending_edit (FlipMending *self, guint entry)
{
  g_return_if_fail (FLIP_IS_MENDING (self));
  g_return_if_fail (entry < flip_session_cursor (self->session));

  go_to_entry (self, entry);
  self->before = !flip_mending_can_change (self) || !is_same_question (self);
  step (self);
}

void
flip_mending_leave (FlipMending *self)
{
  g_return_if_fail (FLIP_IS_MENDING (self));

  leave_entry (self);
  step (self);
}

gboolean
flip_mending_answer (FlipMending *self, const char *notation, FlipRefusal *refusal)
{
  guint entry;

  g_return_val_if_fail (FLIP_IS_MENDING (self), FALSE);
  g_return_val_if_fail (self->there && notation, FALSE);

  if (!flip_session_play_text (self->there, notation, refusal))
    return FALSE;
  entry = self->edited;
  if (self->before)
    flip_mend_put_in (self->mend, entry, notation);
  else if (!flip_mend_change (self->mend, entry, notation, refusal))
    return FALSE;
  leave_entry (self);
  step (self);
  return TRUE;
}

gboolean
flip_mending_remove (FlipMending *self, FlipRefusal *refusal)
{
  g_return_val_if_fail (self->edited != FLIP_NO_ENTRY, FALSE);

  if (!flip_mend_remove (self->mend, self->edited, refusal))
    return FALSE;
  leave_entry (self);
  step (self);
  return TRUE;
}

void
flip_mending_mend_it (FlipMending *self)
{
  g_return_if_fail (flip_mending_phase (self) == FLIP_MENDING_ASKS);

  flip_mending_edit (self, MIN (entry_of (self, flip_mend_asks (self->mend)),
                                flip_session_cursor (self->session) - 1));
}

void
flip_mending_stop_there (FlipMending *self)
{
  guint entry;

  g_return_if_fail (flip_mending_phase (self) == FLIP_MENDING_ASKS);

  entry = entry_of (self, flip_mend_asks (self->mend));
  if (entry < flip_session_cursor (self->session))
    flip_mend_stop (self->mend, entry);
  else
    flip_mend_take_back (self->mend);
  step (self);
}

gboolean
flip_mending_take_back (FlipMending *self)
{
  leave_entry (self);
  if (!flip_mend_take_back (self->mend))
    return FALSE;
  step (self);
  return TRUE;
}

gboolean
flip_mending_can_keep (FlipMending *self)
{
  return flip_mend_n_edits (self->mend) > 0 && flip_mending_phase (self) == FLIP_MENDING_READY;
}

gboolean
flip_mending_keep (FlipMending *self)
{
  g_return_val_if_fail (FLIP_IS_MENDING (self), FALSE);

  return flip_mending_can_keep (self) && flip_mend_keep (self->mend);
}
