/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/review/verdicts.h"

#include "advisor/meaning.h"
#include "engine/game/verb.h"
#include "play/players/automatic.h"
#include "play/players/learned.h"
#include "play/review/verdict-text.h"

#include <glib/gi18n-lib.h>

/* Play-outs per choice: the first budget covers a whole game in a second or two; each further pass
   has four times as many. */
#define FIRST_BUDGET 100
#define MOST_BUDGET  (FIRST_BUDGET * 256)
#define MORE_THOUGHT 4

/* Kept verdicts of a longer log are ignored: reading them would take too long. */
#define LONGEST_KEPT 10000

/* Marks an entry for which further play-outs can't change anything. */
#define SETTLED G_MAXUINT

struct _FlipVerdicts
{
  GObject parent_instance;

  /* owned */
  FlipSession *session;
  FlipWeights *weights;  /* or NULL */
  GCancellable *running; /* set while a task is running */
  GArray *known;         /* of FlipKeptVerdict, those found so far */
  GArray *mistakes;      /* of guint: the entries that cost something, in their order */

  FlipAccounts *accounts; /* of those known; NULL until it is needed, as the log may be long */

  guint length, n_replaced;
  guint only;    /* the only entry to judge, or the length of the log for all */
  guint thought; /* play-outs per choice in the present or the last pass */
};

G_DEFINE_FINAL_TYPE (FlipVerdicts, flip_verdicts, G_TYPE_OBJECT)

enum
{
  CHANGED,
  PASSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The worker's data: the play-outs spent on each entry so far. */
typedef struct
{
  FlipVerdicts *verdicts; /* receives the results; borrowed: it lives until the main thread knows
                             that the task is over */
  FlipAnalysis *analysis;
  const FlipGame *game;
  guint *spent; /* 0: not judged yet; or SETTLED */
  guint length;
} Work;

/* A message to the main thread: a verdict, or the end of a pass. */
typedef struct
{
  FlipVerdicts *verdicts;
  GCancellable *running;
  FlipKeptVerdict known;
  guint thought;
  gboolean passed;
} News;

/* helpers */

static void
news_free (News *news)
{
  g_object_unref (news->verdicts);
  g_object_unref (news->running);
  flip_kept_verdict_clear (&news->known);
  g_free (news);
}

static void
work_free (Work *work)
{
  flip_analysis_free (work->analysis);
  g_free (work->spent);
  g_free (work);
}

static const FlipKeptVerdict *
known_at (FlipVerdicts *self, guint entry)
{
  return &g_array_index (self->known, FlipKeptVerdict, entry);
}

static const FlipAccounts *
accounts_of (FlipVerdicts *self)
{
  const FlipGame *game = flip_session_game (self->session);
  g_autofree gpointer first = NULL;

  if (self->accounts)
    return self->accounts;
  first = g_memdup2 (flip_session_state_at (self->session, 0), game->state_size);
  self->accounts =
    flip_accounts_new (game, self->weights, first,
                      flip_session_state_at (self->session, MIN (self->known->len, self->length)),
                      flip_setup_seats (flip_session_setup (self->session)), self->known);
  return self->accounts;
}

/* The index of an entry among the mistakes, or of the next one. */
static guint
find_mistake (FlipVerdicts *self, guint from)
{
  guint low = 0, high = self->mistakes->len;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (g_array_index (self->mistakes, guint, middle) < from)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

static void
note_mistake (FlipVerdicts *self, guint entry, gboolean is_mistake)
{
  guint at = find_mistake (self, entry);
  gboolean was = at < self->mistakes->len && g_array_index (self->mistakes, guint, at) == entry;

  if (is_mistake && !was)
    g_array_insert_val (self->mistakes, at, entry);
  else if (was && !is_mistake)
    g_array_remove_index (self->mistakes, at);
}

/* Adds the next verdict, or replaces an earlier one; takes ownership of its contents. */
static void
take (FlipVerdicts *self, FlipKeptVerdict *known)
{
  const FlipVerdict *verdict = &known->verdict;
  guint entry = verdict->position;

  g_assert (entry <= self->known->len);

  if (entry < self->known->len)
    {
      FlipKeptVerdict *before = &g_array_index (self->known, FlipKeptVerdict, entry);

      flip_kept_verdict_clear (before);
      *before = *known;
    }
  else
    g_array_append_vals (self->known, known, 1);
  note_mistake (self, entry, verdict->grade >= FLIP_GRADE_SLIP);
  g_clear_pointer (&self->accounts, flip_accounts_free);
  known->better = NULL;
}

static gboolean
news_cb (gpointer data)
{
  News *news = data;
  FlipVerdicts *self = news->verdicts;

  if (self->running != news->running || g_cancellable_is_cancelled (news->running))
    return G_SOURCE_REMOVE;
  self->thought = news->thought;
  if (news->passed)
    g_signal_emit (self, signals[PASSED], 0);
  else
    {
      take (self, &news->known);
      g_signal_emit (self, signals[CHANGED], 0);
    }
  return G_SOURCE_REMOVE;
}

static void
send (GTask *task, guint thought, const FlipVerdict *verdict, char *better)
{
  News *news = g_new0 (News, 1);

  news->verdicts = g_object_ref (((Work *) g_task_get_task_data (task))->verdicts);
  news->running = g_object_ref (g_task_get_cancellable (task));
  news->thought = thought;
  news->passed = verdict == NULL;
  if (verdict)
    news->known = (FlipKeptVerdict){ *verdict, better };
  g_idle_add_full (G_PRIORITY_DEFAULT, news_cb, news, (GDestroyNotify) news_free);
}

static char *
print_better (Work *work, const FlipVerdict *verdict)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (verdict->grade < FLIP_GRADE_GOOD)
    return NULL;
  flip_game_print (work->game, flip_analysis_state (work->analysis), &verdict->best, text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static guint
spent_on (const FlipVerdict *verdict)
{
  return verdict->is_open ? verdict->play_outs : SETTLED;
}

/* Judges every entry that had a smaller budget so far; FALSE if cancelled. */
static gboolean
pass (GTask *task, Work *work, guint budget, gboolean *found)
{
  FlipVerdict verdict;

  for (guint i = 0; i < work->length; i++)
    {
      if (work->spent[i] >= budget)
        {
          if (!flip_analysis_step (work->analysis, NULL))
            return FALSE;
          continue;
        }
      if (!flip_analysis_step (work->analysis, &verdict))
        return FALSE;
      work->spent[i] = spent_on (&verdict);
      *found = TRUE;
      send (task, budget, &verdict, print_better (work, &verdict));
    }

  return TRUE;
}

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Work *work = data;

  g_assert (FLIP_IS_VERDICTS (work->verdicts));

  for (guint budget = FIRST_BUDGET; budget <= MOST_BUDGET; budget *= MORE_THOUGHT)
    {
      gboolean found = FALSE;

      flip_analysis_rewind (work->analysis, budget);
      if (!pass (task, work, budget, &found))
        break;
      if (found)
        send (task, budget, NULL, NULL);
    }
  g_task_return_boolean (task, TRUE);
}

/* The state before an entry, turned to the seat that chose. */
static gpointer
state_before (FlipVerdicts *self, const FlipVerdict *verdict)
{
  const FlipGame *game = flip_session_game (self->session);
  gpointer state =
    g_memdup2 (flip_session_state_at (self->session, verdict->position), game->state_size);

  flip_game_turn_to (game, state, (guint) verdict->seat, NULL);
  return state;
}

/* callbacks */

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FlipVerdicts) self = FLIP_VERDICTS (data);

  g_task_propagate_boolean (G_TASK (result), NULL);
  if (self->running != g_task_get_cancellable (G_TASK (result)))
    return;
  g_clear_object (&self->running);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* overrides */

static void
flip_verdicts_dispose (GObject *object)
{
  FlipVerdicts *self = FLIP_VERDICTS (object);

  g_cancellable_cancel (self->running);
  g_clear_object (&self->running);
  g_clear_pointer (&self->accounts, flip_accounts_free);
  g_clear_pointer (&self->known, g_array_unref);
  g_clear_pointer (&self->weights, flip_weights_unref);
  g_clear_pointer (&self->mistakes, g_array_unref);
  g_clear_pointer (&self->session, flip_session_free);
  G_OBJECT_CLASS (flip_verdicts_parent_class)->dispose (object);
}

static void
flip_verdicts_class_init (FlipVerdictsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_verdicts_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[PASSED] = g_signal_new ("passed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
}

static void
flip_verdicts_init (FlipVerdicts *self)
{
  self->known = g_array_new (FALSE, FALSE, sizeof (FlipKeptVerdict));
  g_array_set_clear_func (self->known, (GDestroyNotify) flip_kept_verdict_clear);
  self->mistakes = g_array_new (FALSE, FALSE, sizeof (guint));
}

/* public functions */

gboolean
flip_verdicts_can (const FlipGame *game)
{
  g_return_val_if_fail (game != NULL, FALSE);

  return flip_game_can_be_judged (game);
}

FlipVerdicts *
flip_verdicts_new (FlipSession *session)
{
  FlipVerdicts *self;
  guint same;

  g_return_val_if_fail (flip_verdicts_can (flip_session_game (session)), NULL);

  self = g_object_new (FLIP_TYPE_VERDICTS, NULL);
  self->session = flip_session_ref (session);
  self->length = flip_session_cursor (session);
  self->only = self->length;
  self->n_replaced = flip_session_n_replaced (session, &same);
  self->weights = flip_learned_weights (flip_session_setup (session));
  return self;
}

FlipVerdicts *
flip_verdicts_new_at (FlipSession *session, guint entry)
{
  FlipVerdicts *self = flip_verdicts_new (session);

  g_return_val_if_fail (self && entry < self->length, self);

  self->only = entry;
  for (guint i = 0; i < self->length; i++)
    {
      FlipKeptVerdict nothing = { .verdict = { .position = i, .seat = FLIP_TABLE } };

      take (self, &nothing);
    }
  return self;
}

const FlipGame *
flip_verdicts_game (FlipVerdicts *self)
{
  g_return_val_if_fail (FLIP_IS_VERDICTS (self), NULL);

  return flip_session_game (self->session);
}

FlipLog *
flip_verdicts_log (FlipVerdicts *self)
{
  g_return_val_if_fail (FLIP_IS_VERDICTS (self), NULL);

  return flip_session_log (self->session);
}

char *
flip_verdicts_stamp (FlipVerdicts *self)
{
  g_autofree char *weights = NULL, *digest = NULL;

  g_return_val_if_fail (FLIP_IS_VERDICTS (self), NULL);

  weights = self->weights ? flip_weights_print (self->weights) : g_strdup ("");
  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, weights, -1);
  return g_strdup_printf ("%u %u %.16s", FLIP_WAY_OF_JUDGING, FIRST_BUDGET, digest);
}

char *
flip_verdicts_print (FlipVerdicts *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (FLIP_IS_VERDICTS (self), NULL);

  for (guint i = 0; i < self->known->len; i++)
    flip_kept_verdict_print (known_at (self, i), text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

gboolean
flip_verdicts_read (FlipVerdicts *self, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GArray) read = g_array_new (FALSE, TRUE, sizeof (FlipKeptVerdict));
  guint n_seats;

  g_return_val_if_fail (FLIP_IS_VERDICTS (self) && self->known->len == 0, FALSE);

  g_array_set_clear_func (read, (GDestroyNotify) flip_kept_verdict_clear);
  n_seats = flip_setup_seats (flip_session_setup (self->session));
  if (self->length > LONGEST_KEPT || g_strv_length (lines) != self->length + 1 || *lines[self->length])
    return FALSE;
  g_array_set_size (read, self->length);
  for (guint i = 0; i < self->length; i++)
    {
      FlipKeptVerdict *known = &g_array_index (read, FlipKeptVerdict, i);

      known->verdict.position = i;
      if (!flip_kept_verdict_read (known, lines[i], n_seats))
        return FALSE;
    }
  for (guint i = 0; i < self->length; i++)
    {
      FlipKeptVerdict *known = &g_array_index (read, FlipKeptVerdict, i);

      self->thought = MAX (self->thought, known->verdict.play_outs);
      take (self, known);
    }
  return TRUE;
}

/* The worker's data; NULL if no verdicts are possible. */
static Work *
work_new (FlipVerdicts *self)
{
  FlipAnalysis *analysis =
    flip_analysis_new (self->session, self->weights, FIRST_BUDGET, self->running, NULL);
  Work *work;

  if (!analysis)
    return NULL;
  work = g_new0 (Work, 1);
  work->analysis = analysis;
  work->game = flip_session_game (self->session);
  work->verdicts = self;
  work->length = self->length;
  work->spent = g_new0 (guint, self->length + 1);
  for (guint i = 0; i < self->known->len; i++)
    work->spent[i] = i == self->only && !known_at (self, i)->verdict.play_outs
                       ? 0
                       : spent_on (&known_at (self, i)->verdict);
  return work;
}

gboolean
flip_verdicts_follow (FlipVerdicts **held, FlipVerdicts *verdicts, GCallback changed, gpointer holder)
{
  g_return_val_if_fail (held && holder, FALSE);

  if (*held == verdicts)
    return FALSE;
  if (*held)
    g_signal_handlers_disconnect_by_data (*held, holder);
  g_set_object (held, verdicts);
  if (verdicts)
    g_signal_connect (verdicts, "changed", changed, holder);
  return TRUE;
}

void
flip_verdicts_begin (FlipVerdicts *self)
{
  g_autoptr (GTask) task = NULL;
  Work *work;

  g_return_if_fail (FLIP_IS_VERDICTS (self));
  g_return_if_fail (flip_session_cursor (self->session) == self->length);

  if (self->running)
    return;
  self->running = g_cancellable_new ();
  work = work_new (self);
  if (!work)
    {
      g_clear_object (&self->running);
      return;
    }
  /* Not as the task's source object: the thread might drop the last reference, but the sheet
     belongs to the main thread. */
  task = g_task_new (NULL, self->running, done_cb, g_object_ref (self));
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, work, (GDestroyNotify) work_free);
  g_task_run_in_thread (task, run);
}

void
flip_verdicts_stop (FlipVerdicts *self)
{
  g_return_if_fail (FLIP_IS_VERDICTS (self));

  if (!self->running)
    return;
  g_cancellable_cancel (self->running);
  g_clear_object (&self->running);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
flip_verdicts_is_running (FlipVerdicts *self)
{
  g_return_val_if_fail (FLIP_IS_VERDICTS (self), FALSE);

  return self->running != NULL;
}

guint
flip_verdicts_n_done (FlipVerdicts *self)
{
  g_return_val_if_fail (FLIP_IS_VERDICTS (self), 0);

  return MIN (self->known->len, self->length);
}

guint
flip_verdicts_length (FlipVerdicts *self)
{
  g_return_val_if_fail (FLIP_IS_VERDICTS (self), 0);

  return self->length;
}

gboolean
flip_verdicts_fits (FlipVerdicts *self, const FlipMoment *moment)
{
  g_return_val_if_fail (FLIP_IS_VERDICTS (self) && moment, FALSE);

  return moment->setup == flip_session_setup (self->session) && moment->cursor == self->length
         && moment->n_replaced == self->n_replaced;
}

const FlipVerdict *
flip_verdicts_get (FlipVerdicts *self, guint entry)
{
  g_return_val_if_fail (FLIP_IS_VERDICTS (self), NULL);

  return entry < flip_verdicts_n_done (self) ? &known_at (self, entry)->verdict : NULL;
}

gboolean
flip_verdicts_is_complete (FlipVerdicts *self)
{
  return flip_verdicts_n_done (self) == flip_verdicts_length (self);
}

guint
flip_verdicts_thought (FlipVerdicts *self)
{
  g_return_val_if_fail (FLIP_IS_VERDICTS (self), 0);

  return self->thought;
}

gboolean
flip_verdicts_better (FlipVerdicts *self, guint entry, FlipMove *move)
{
  const FlipVerdict *verdict;
  g_autofree gpointer state = NULL;
  const FlipGame *game;

  g_return_val_if_fail (FLIP_IS_VERDICTS (self) && move != NULL, FALSE);

  verdict = flip_verdicts_get (self, entry);
  if (!verdict || !known_at (self, entry)->better)
    return FALSE;
  game = flip_session_game (self->session);
  state = state_before (self, verdict);
  return flip_game_parse (game, state, known_at (self, entry)->better, move, NULL)
         && flip_game_check (game, state, move, NULL);
}

char *
flip_verdicts_tell_better (FlipVerdicts *self, guint entry)
{
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree gpointer state = NULL;
  FlipMove move;

  if (!flip_verdicts_better (self, entry, &move))
    return g_strdup ("");
  state = state_before (self, flip_verdicts_get (self, entry));
  flip_game_describe (flip_session_game (self->session), state, &move, words);
  flip_log_put_names (flip_session_log (self->session), words);
  return g_strdelimit (g_string_free (g_steal_pointer (&words), FALSE), "\n", ' ');
}

char *
flip_verdicts_tell_why (FlipVerdicts *self, guint entry)
{
  const FlipVerdict *verdict = flip_verdicts_get (self, entry);
  const char *item = NULL;

  if (verdict && *verdict->reason.id)
    item = flip_reason_item (verdict->reason.id, flip_session_game (self->session),
                             flip_session_state_at (self->session, entry), (guint) verdict->seat);
  return item ? flip_reason_tell (&verdict->reason, item, NULL) : NULL;
}

void
flip_verdicts_sites (FlipVerdicts *self, guint entry, guint *played, guint *better)
{
  const FlipVerdict *verdict;
  FlipMove move;

  g_return_if_fail (FLIP_IS_VERDICTS (self) && played && better);

  *played = *better = FLIP_NO_SITE;
  verdict = flip_verdicts_get (self, entry);
  if (!verdict || verdict->grade == FLIP_GRADE_NONE)
    return;
  *played = flip_session_entry (self->session, entry)->site;
  if (flip_verdicts_better (self, entry, &move))
    *better = move.site;
  else if (verdict->grade == FLIP_GRADE_BEST)
    *better = *played;
}

guint
flip_verdicts_next_mistake (FlipVerdicts *self, guint from)
{
  guint at;

  g_return_val_if_fail (FLIP_IS_VERDICTS (self), 0);

  at = find_mistake (self, from);
  return at < self->mistakes->len ? g_array_index (self->mistakes, guint, at) : self->length;
}

gboolean
flip_verdicts_previous_mistake (FlipVerdicts *self, guint before, guint *entry)
{
  guint at;

  g_return_val_if_fail (FLIP_IS_VERDICTS (self) && entry, FALSE);

  at = find_mistake (self, before);
  if (at == 0)
    return FALSE;
  *entry = g_array_index (self->mistakes, guint, at - 1);
  return TRUE;
}

gboolean
flip_verdicts_expected (FlipVerdicts *self, guint entry, guint seat, int *expected)
{
  const FlipVerdict *verdict = flip_verdicts_get (self, entry);
  const FlipLuck *luck;

  g_return_val_if_fail (expected, FALSE);

  if (!verdict)
    return FALSE;
  luck = flip_accounts_luck (accounts_of (self), entry, seat);
  if (luck)
    *expected = luck->expected;
  else if (verdict->seat == (int) seat && verdict->play_outs)
    *expected = flip_accounts_expected (accounts_of (self), entry);
  else
    return FALSE;
  return TRUE;
}

const FlipLuck *
flip_verdicts_luck (FlipVerdicts *self, guint entry, guint seat)
{
  return entry < flip_verdicts_n_done (self) ? flip_accounts_luck (accounts_of (self), entry, seat) : NULL;
}

const FlipSeatAccount *
flip_verdicts_account (FlipVerdicts *self, guint seat)
{
  g_return_val_if_fail (FLIP_IS_VERDICTS (self), NULL);

  return flip_accounts_of (accounts_of (self), seat);
}

void
flip_verdicts_range (FlipVerdicts *self, int *least, int *most)
{
  g_return_if_fail (FLIP_IS_VERDICTS (self));

  *least = *most = 0;
  for (guint seat = 0; seat < flip_setup_seats (flip_session_setup (self->session)); seat++)
    for (guint i = 0; i < flip_verdicts_n_done (self); i++)
      {
        int expected;

        if (!flip_verdicts_expected (self, i, seat, &expected))
          continue;
        *least = MIN (*least, -((-expected + FLIP_POINT - 1) / FLIP_POINT));
        *most = MAX (*most, (expected + FLIP_POINT - 1) / FLIP_POINT);
      }
}

guint
flip_verdicts_costliest (FlipVerdicts *self, guint entries[FLIP_COSTLIEST])
{
  guint n = 0, automatic;

  g_return_val_if_fail (FLIP_IS_VERDICTS (self), 0);

  automatic = flip_automatic_seats (flip_session_log (self->session));
  for (guint i = 0; i < self->mistakes->len; i++)
    {
      guint entry = g_array_index (self->mistakes, guint, i), at = MIN (n, FLIP_COSTLIEST - 1);
      int cost = flip_verdicts_get (self, entry)->cost;

      if (automatic >> flip_verdicts_get (self, entry)->seat & 1)
        continue;
      if (n == FLIP_COSTLIEST && flip_verdicts_get (self, entries[at])->cost >= cost)
        continue;
      for (; at > 0 && flip_verdicts_get (self, entries[at - 1])->cost < cost; at--)
        entries[at] = entries[at - 1];
      entries[at] = entry;
      n = MIN (n + 1, FLIP_COSTLIEST);
    }

  return n;
}
