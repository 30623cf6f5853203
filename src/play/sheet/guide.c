/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/sheet/guide.h"

#include "engine/base/phrase.h"
#include "engine/game/evaluation.h"
#include "play/moment/site-ways.h"
#include "play/sheet/plain-lesson.h"

#include <glib/gi18n-lib.h>

#define N_TURNS 4 /* of a tile, before it is mirrored */

struct _FlipGuide
{
  GObject parent_instance;

  /* borrowed, from the game or from what is owned */
  const FlipLesson *lesson;

  /* owned */
  FlipPlainLesson *plain; /* or NULL: the game has a lesson */
  FlipSheetModel *model;
  GArray *starts; /* of guint: the position in the log where each step begins, and where the last one ends */

  guint at;
  GQueue moves;       /* of char *: moves of the step that are still to be played */
  guint reached;      /* the position in the log after the moves played so far */
  gboolean is_acting; /* a move is being played, during which the log may change several times */
  gboolean is_waiting; /* until a flick has been shown */
  guint going_on;      /* the source that continues after the flick, or 0 */
};

G_DEFINE_FINAL_TYPE (FlipGuide, flip_guide, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static guint
start_of (FlipGuide *self, guint step)
{
  return g_array_index (self->starts, guint, step);
}

static guint
cursor (FlipGuide *self)
{
  return flip_session_cursor (flip_sheet_model_session (self->model));
}

/* Chooses one of several boards by the name of its file. */
static void
set_board (FlipSetup *setup, const char *name)
{
  const FlipBoard *board = flip_game_find_board (setup->game, name);

  g_assert (board);
  flip_setup_set_board (setup, board->name, board->text);
}

static gboolean
set_option (FlipSetup *setup, const char *words, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (words, "=", 2);

  g_assert (parts[0] && parts[1]);
  return flip_setup_set_option (setup, parts[0], parts[1], error);
}

static FlipSetup *
make_setup (const FlipGame *game, const FlipLesson *lesson, GError **error)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (game);

  for (guint i = 0; lesson->players[i]; i++)
    {
      if (!flip_setup_add_player (setup, lesson->players[i], error))
        return NULL;
    }
  for (guint i = 0; lesson->options && lesson->options[i]; i++)
    {
      if (!set_option (setup, lesson->options[i], error))
        return NULL;
    }
  if (lesson->board)
    set_board (setup, lesson->board);
  setup->dealt = TRUE;
  setup->seed = lesson->seed;
  flip_setup_take_latest (setup);
  return g_steal_pointer (&setup);
}

static FlipSession *
make_session (const FlipGame *game, const FlipLesson *lesson, GError **error)
{
  g_autoptr (FlipSetup) setup = make_setup (game, lesson, error);
  FlipSession *session = setup ? flip_session_new (setup, error) : NULL;

  if (session)
    flip_session_set_practice (session);
  return session;
}

/* Plays without showing anything. */
static gboolean
play_all (FlipSheetModel *model, const char *texts, FlipRefusal *refusal)
{
  g_auto (GStrv) moves = g_strsplit (texts, ";", -1);

  for (guint i = 0; moves[i]; i++)
    {
      if (!flip_sheet_model_play_text (model, g_strstrip (moves[i]), refusal))
        return FALSE;
      flip_sheet_model_settle (model);
    }

  return TRUE;
}

static gboolean
play_step (FlipSheetModel *model, const FlipLessonStep *step, FlipRefusal *refusal)
{
  return (!step->move || play_all (model, step->move, refusal))
         && (!step->follow || play_all (model, step->follow, refusal));
}

/* The sheet with the moves that precede the first step. */
static FlipSheetModel *
make_model (const FlipGame *game, const FlipLesson *lesson, GError **error)
{
  FlipSession *session = make_session (game, lesson, error);
  g_autoptr (FlipSheetModel) model =
    session ? flip_sheet_model_new (NULL, flip_stored_sheet_new (session)) : NULL;
  FlipRefusal refusal = { 0 };

  if (model && lesson->begin && !play_all (model, lesson->begin, &refusal))
    {
      g_set_error_literal (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION, refusal.text);
      return NULL;
    }
  return g_steal_pointer (&model);
}

/* Plays the whole lesson once on another sheet, to find the position where each step begins. */
static gboolean
rehearse (FlipGuide *self, const FlipGame *game, GError **error)
{
  g_autoptr (FlipSheetModel) model = make_model (game, self->lesson, error);

  if (!model)
    return FALSE;
  for (guint i = 0; i <= self->lesson->n_steps; i++)
    {
      guint position = flip_session_cursor (flip_sheet_model_session (model));
      FlipRefusal refusal = { 0 };

      g_array_append_val (self->starts, position);
      if (i < self->lesson->n_steps && !play_step (model, &self->lesson->steps[i], &refusal))
        {
          g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION, "%u: %s", i + 1, refusal.text);
          return FALSE;
        }
    }

  return TRUE;
}

static void
set_at (FlipGuide *self, guint at)
{
  if (at == self->at)
    return;
  self->at = at;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* If several steps begin at one position, only the last of them plays anything. */
static void
follow_log (FlipGuide *self)
{
  guint position = cursor (self), at = self->lesson->n_steps;

  if (position == start_of (self, self->at))
    return;
  if (self->at < self->lesson->n_steps && position == start_of (self, self->at + 1))
    {
      set_at (self, self->at + 1);
      return;
    }
  while (at > 0 && start_of (self, at) > position)
    at--;
  set_at (self, at);
}

static void
drop_moves (FlipGuide *self)
{
  self->is_waiting = FALSE;
  g_clear_handle_id (&self->going_on, g_source_remove);
  g_queue_clear_full (&self->moves, g_free);
}

static void
add_moves (FlipGuide *self, const char *texts)
{
  g_auto (GStrv) moves = g_strsplit (texts ? texts : "", ";", -1);

  for (guint i = 0; moves[i]; i++)
    {
      if (*g_strstrip (moves[i]))
        g_queue_push_tail (&self->moves, g_strdup (moves[i]));
    }
}

/* Plays the moves up to the next flick, which has to be shown before the rest. */
static void
play_on (FlipGuide *self)
{
  self->is_waiting = FALSE;
  while (!g_queue_is_empty (&self->moves) && !self->is_waiting)
    {
      g_autofree char *move = g_queue_pop_head (&self->moves);
      FlipRefusal refusal = { 0 };

      self->is_acting = TRUE;
      if (!flip_sheet_model_play_text (self->model, move, &refusal))
        g_warning ("%s: %s", move, refusal.text);
      self->is_acting = FALSE;
      self->reached = cursor (self);
      self->is_waiting = flip_sheet_model_is_flicking (self->model);
    }
  if (self->is_waiting)
    g_signal_emit (self, signals[CHANGED], 0);
  else
    set_at (self, self->at + 1);
}

/* callbacks */

static gboolean
play_on_cb (gpointer data)
{
  FlipGuide *self = FLIP_GUIDE (data);

  self->going_on = 0;
  play_on (self);
  return G_SOURCE_REMOVE;
}

/* Not at once: the views are still loading the moment that is being published, and would mistake
   the next flick or aim for a part of it. */
static void
play_on_later (FlipGuide *self)
{
  guint pause = g_queue_is_empty (&self->moves) ? 0 : flip_sheet_model_breath (self->model);

  if (!self->going_on)
    self->going_on = g_timeout_add (pause, play_on_cb, self);
}

/* If a flick was taken back while it was shown, the guide stops waiting for it. */
static void
model_changed_cb (FlipSheetModel *model, const FlipChange *change, FlipGuide *self)
{
  g_assert (FLIP_IS_GUIDE (self));

  if (self->is_acting || flip_sheet_model_is_flicking (model))
    return;
  if (self->is_waiting && cursor (self) == self->reached)
    {
      play_on_later (self);
      return;
    }
  drop_moves (self);
  follow_log (self);
}

/* overrides */

static void
flip_guide_dispose (GObject *object)
{
  FlipGuide *self = FLIP_GUIDE (object);

  if (self->model)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_clear_object (&self->model);
  drop_moves (self);
  g_clear_pointer (&self->starts, g_array_unref);
  g_clear_pointer (&self->plain, flip_plain_lesson_free);
  G_OBJECT_CLASS (flip_guide_parent_class)->dispose (object);
}

static void
flip_guide_class_init (FlipGuideClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_guide_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
flip_guide_init (FlipGuide *self)
{
  self->starts = g_array_new (FALSE, FALSE, sizeof (guint));
  g_queue_init (&self->moves);
}

/* public functions */

gboolean
flip_guide_can (const FlipGame *game)
{
  g_return_val_if_fail (game != NULL, FALSE);

  return game->lesson || flip_game_can_be_judged (game);
}

FlipGuide *
flip_guide_new (const FlipGame *game, GError **error)
{
  g_autoptr (FlipGuide) self = NULL;

  g_return_val_if_fail (game != NULL && flip_guide_can (game), NULL);

  self = g_object_new (FLIP_TYPE_GUIDE, NULL);
  if (!game->lesson)
    self->plain = flip_plain_lesson_new (game);
  self->lesson = game->lesson ? game->lesson : flip_plain_lesson_get (self->plain);
  if (!rehearse (self, game, error))
    return NULL;
  self->model = make_model (game, self->lesson, NULL);
  flip_sheet_model_set_loose (self->model, TRUE);
  g_signal_connect (self->model, "changed", G_CALLBACK (model_changed_cb), self);
  return g_steal_pointer (&self);
}

FlipSheetModel *
flip_guide_model (FlipGuide *self)
{
  g_return_val_if_fail (FLIP_IS_GUIDE (self), NULL);

  return self->model;
}

guint
flip_guide_n_steps (FlipGuide *self)
{
  g_return_val_if_fail (FLIP_IS_GUIDE (self), 0);

  return self->lesson->n_steps;
}

guint
flip_guide_at (FlipGuide *self)
{
  g_return_val_if_fail (FLIP_IS_GUIDE (self), 0);

  return self->at;
}

gboolean
flip_guide_is_over (FlipGuide *self)
{
  g_return_val_if_fail (FLIP_IS_GUIDE (self), TRUE);

  return self->at == self->lesson->n_steps;
}

const FlipLessonStep *
flip_guide_step (FlipGuide *self)
{
  g_return_val_if_fail (FLIP_IS_GUIDE (self), NULL);

  return flip_guide_is_over (self) ? NULL : &self->lesson->steps[self->at];
}

const char *
flip_guide_notation (FlipGuide *self)
{
  const FlipLessonStep *step = flip_guide_step (self);

  return step ? step->move : NULL;
}

static gboolean
read_wanted (FlipGuide *self, FlipMove *move)
{
  const char *notation = flip_guide_notation (self);

  return notation && flip_moment_read_move (flip_sheet_model_moment (self->model), notation, move);
}

/* Finds a site by its name in the notation. */
static guint
find_site (FlipGuide *self, const char *name)
{
  const FlipMoment *moment = flip_sheet_model_moment (self->model);
  const FlipSites *sites = flip_moment_sites (moment, moment->seat);

  for (guint i = 0; i < sites->n; i++)
    {
      if (g_str_equal (sites->sites[i].name, name))
        return sites->sites[i].id;
    }

  return FLIP_NO_SITE;
}

/* Whether a click on the site of a move would play, or at least suggest, that move; otherwise the
   move has a button. */
static gboolean
is_meant_by_click (FlipGuide *self, const FlipMove *move)
{
  const FlipMoment *moment = flip_sheet_model_moment (self->model);
  FlipSiteWays ways;

  if (move->site == FLIP_NO_SITE || flip_held_tile_is_asked (flip_sheet_model_held (self->model)))
    return move->site != FLIP_NO_SITE;
  flip_site_ways_read (&ways, moment, move->site);
  return ways.usual.n > 0 && flip_move_equal (&moment->moves[ways.usual.ways[0]], move);
}

guint
flip_guide_site (FlipGuide *self)
{
  const FlipLessonStep *step = flip_guide_step (self);
  FlipMove move;

  if (step && step->site)
    return find_site (self, step->site);
  return read_wanted (self, &move) && is_meant_by_click (self, &move) ? move.site : FLIP_NO_SITE;
}

/* Rotates and mirrors the tile until it fits its destination. */
static gboolean
hold_tile (FlipHeldTile *held, guint tile, const FlipMove *move)
{
  flip_held_tile_choose (held, tile);
  for (guint i = 0; i < 2 * N_TURNS; i++)
    {
      const FlipMove *fit;

      flip_held_tile_set_site (held, move->site);
      fit = flip_held_tile_fit (held);
      if (fit && flip_move_equal (fit, move))
        return TRUE;
      flip_held_tile_turn (held);
      if (i + 1 == N_TURNS)
        flip_held_tile_mirror (held, FALSE);
    }

  return FALSE;
}

gboolean
flip_guide_prepare (FlipGuide *self, FlipMove *move)
{
  FlipHeldTile *held;

  g_return_val_if_fail (FLIP_IS_GUIDE (self) && move, FALSE);

  if (!read_wanted (self, move))
    return FALSE;
  held = flip_sheet_model_held (self->model);
  for (guint tile = 0; flip_held_tile_is_asked (held) && tile < flip_held_tile_n_tiles (held); tile++)
    {
      if (hold_tile (held, tile, move))
        break;
    }
  return TRUE;
}

gboolean
flip_guide_wants_move (FlipGuide *self, const char *notation)
{
  FlipMove wanted, move;

  g_return_val_if_fail (notation != NULL, FALSE);

  return read_wanted (self, &wanted)
         && flip_moment_read_move (flip_sheet_model_moment (self->model), notation, &move)
         && flip_move_equal (&move, &wanted);
}

gboolean
flip_guide_wants_site (FlipGuide *self, guint site)
{
  return site != FLIP_NO_SITE && flip_guide_notation (self) && site == flip_guide_site (self);
}

void
flip_guide_go_on (FlipGuide *self)
{
  const FlipLessonStep *step = flip_guide_step (self);

  if (!step || self->is_waiting)
    return;
  if (!flip_sheet_model_moment (self->model)->is_present)
    flip_sheet_model_show_present (self->model);
  add_moves (self, step->move);
  add_moves (self, step->follow);
  play_on (self);
}

gboolean
flip_guide_is_waiting (FlipGuide *self)
{
  g_return_val_if_fail (FLIP_IS_GUIDE (self), FALSE);

  return self->is_waiting;
}

gboolean
flip_guide_go_back (FlipGuide *self)
{
  guint at;

  g_return_val_if_fail (FLIP_IS_GUIDE (self), FALSE);

  if (self->at == 0)
    return FALSE;
  at = self->at - 1;
  drop_moves (self);
  self->is_acting = TRUE;
  while (cursor (self) > start_of (self, at) && flip_sheet_model_undo (self->model))
    ;
  self->is_acting = FALSE;
  set_at (self, at);
  return TRUE;
}

char *
flip_guide_tell (FlipGuide *self)
{
  const FlipLessonStep *step = flip_guide_step (self);

  GString *words;

  if (!step)
    return g_strdup ("");
  words = g_string_new (_ (step->title));
  flip_phrase_finish (words);
  flip_phrase_say (words, _ (step->first));
  flip_phrase_say (words, _ (step->second));
  flip_phrase_say (words, _ (step->request));
  return g_string_free (words, FALSE);
}
