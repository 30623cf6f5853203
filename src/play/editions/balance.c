/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/editions/balance.h"

#include "engine/session/session.h"
#include "table/tabletop.h"

#include <glib/gi18n-lib.h>

#define MOST_MOVES 4000

/* In twenty games, a side that wins this many more than the other is not just lucky. */
#define CLEARLY_MORE 7

struct _FlipBalancing
{
  GObject parent_instance;

  /* owned */
  char *name, *text;
  GCancellable *cancellable; /* NULL once it has ended */
  GError *error;

  FlipBalance balance;
  gint64 began, newest;
};

G_DEFINE_FINAL_TYPE (FlipBalancing, flip_balancing, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* One game */

typedef struct
{
  FlipSetup *setup;
  FlipTabletop *tabletop;
  FlipSession *session;
} Game;

static void
clear_game (Game *game)
{
  g_clear_pointer (&game->session, flip_session_free);
  g_clear_pointer (&game->tabletop, flip_tabletop_free);
  g_clear_pointer (&game->setup, flip_setup_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Game, clear_game)

static gboolean
begin (Game *game,
       const FlipGame *rules,
       const char *name,
       const char *text,
       guint64 seed,
       GError **error)
{
  game->setup = flip_setup_new (rules);
  if (!flip_setup_fill_seats (game->setup, 2, error))
    return FALSE;
  flip_setup_set_board (game->setup, name, text);
  game->setup->dealt = TRUE;
  game->setup->seed = seed;
  flip_setup_take_latest (game->setup);
  game->session = flip_session_new (game->setup, error);
  if (!game->session)
    return FALSE;
  game->tabletop = flip_tabletop_new (game->setup);
  g_return_val_if_fail (game->tabletop != NULL, FALSE);
  flip_session_set_referee (game->session, flip_tabletop_referee (game->tabletop));
  flip_session_deal (game->session);
  return TRUE;
}

static FlipBalanceResult
result_of (const FlipGame *rules, gconstpointer state)
{
  FlipResult result;

  flip_game_result (rules, state, &result);
  return result.winners == 1 << 0   ? FLIP_BALANCE_FIRST
         : result.winners == 1 << 1 ? FLIP_BALANCE_SECOND
                                    : FLIP_BALANCE_DRAW;
}

gboolean
flip_balance_play (const FlipGame *game,
                   const char *name,
                   const char *text,
                   guint64 seed,
                   GCancellable *cancellable,
                   FlipBalanceResult *result,
                   GError **error)
{
  g_auto (Game) played = { 0 };
  FlipMove move;

  g_return_val_if_fail (flip_balance_can (game) && name && text && result, FALSE);

  if (!begin (&played, game, name, text, seed, error))
    return FALSE;
  for (guint i = 0; i < MOST_MOVES; i++)
    {
      gconstpointer state = flip_session_state (played.session);

      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;
      if (!flip_tabletop_advise (played.tabletop, state, &move)
          || !flip_session_play (played.session, &move, NULL))
        break;
      flip_session_deal (played.session);
    }
  *result = result_of (game, flip_session_state (played.session));
  return TRUE;
}

gboolean
flip_balance_can (const FlipGame *game)
{
  return game && game->sides.option && game->opponent;
}

/* In words */

guint
flip_balance_count (const FlipBalance *balance, FlipBalanceResult result)
{
  guint n = 0;

  for (guint i = 0; i < balance->n_played; i++)
    n += balance->results[i] == result;
  return n;
}

char *
flip_balance_tell (const FlipBalance *balance)
{
  const char *first = _ (balance->game->sides.names[0]),
             *second = _ (balance->game->sides.names[1]);
  guint one = flip_balance_count (balance, FLIP_BALANCE_FIRST);
  guint two = flip_balance_count (balance, FLIP_BALANCE_SECOND);
  guint draws = flip_balance_count (balance, FLIP_BALANCE_DRAW);

  if (draws)
    /* Translators: "13 of 20 games: Lawmen 7, Outlaws 5, draws 1" */
    return g_strdup_printf (ngettext ("%u of %u game: %s %u, %s %u, draws %u",
                                      "%u of %u games: %s %u, %s %u, draws %u", balance->n_games),
                            balance->n_played, balance->n_games, first, one, second, two, draws);
  return g_strdup_printf (
    /* Translators: %u: games played, and how many there will be; %s: a side, each with its number
       of wins */
    ngettext ("%u of %u game: %s %u, %s %u", "%u of %u games: %s %u, %s %u", balance->n_games),
    balance->n_played, balance->n_games, first, one, second, two);
}

char *
flip_balance_judge (const FlipBalance *balance)
{
  int one = (int) flip_balance_count (balance, FLIP_BALANCE_FIRST);
  int two = (int) flip_balance_count (balance, FLIP_BALANCE_SECOND);
  int clear = MAX (1, CLEARLY_MORE * (int) balance->n_games / FLIP_BALANCE_GAMES);

  if (balance->n_played < balance->n_games)
    return NULL;
  if (ABS (one - two) < clear)
    return g_strdup (_ ("Both sides have won about equally often."));
  /* Translators: %s: a side */
  return g_strdup_printf (_ ("%s have clearly won more often."),
                          _ (balance->game->sides.names[one > two ? 0 : 1]));
}

/* Many games */

typedef struct
{
  FlipBalancing *balancing;
  FlipBalanceResult result;
} News;

static gboolean
tell_cb (gpointer data)
{
  g_autofree News *news = data;
  FlipBalancing *self = news->balancing;
  FlipBalance *balance = &self->balance;

  if (self->cancellable && balance->n_played < balance->n_games)
    {
      balance->results[balance->n_played++] = (guint8) news->result;
      self->newest = g_get_monotonic_time ();
      g_signal_emit (self, signals[CHANGED], 0);
    }
  g_object_unref (self);
  return G_SOURCE_REMOVE;
}

static void
play_all (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  FlipBalancing *self = FLIP_BALANCING (source);
  GError *error = NULL;

  for (guint i = 0; i < self->balance.n_games; i++)
    {
      FlipBalanceResult result;
      News *news;

      if (!flip_balance_play (self->balance.game, self->name, self->text, i + 1, cancellable,
                              &result, &error))
        {
          g_task_return_error (task, error);
          return;
        }
      news = g_new (News, 1);
      *news = (News){ g_object_ref (self), result };
      g_idle_add_full (G_PRIORITY_DEFAULT, tell_cb, news, NULL);
    }
  g_task_return_boolean (task, TRUE);
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  FlipBalancing *self = FLIP_BALANCING (source);
  g_autoptr (GError) error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error)
      && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    self->error = g_steal_pointer (&error);
  if (!self->cancellable)
    return;
  g_clear_object (&self->cancellable);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
flip_balancing_finalize (GObject *object)
{
  FlipBalancing *self = FLIP_BALANCING (object);

  g_free (self->name);
  g_free (self->text);
  g_clear_object (&self->cancellable);
  g_clear_error (&self->error);
  G_OBJECT_CLASS (flip_balancing_parent_class)->finalize (object);
}

static void
flip_balancing_class_init (FlipBalancingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_balancing_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
flip_balancing_init (FlipBalancing *self)
{
}

FlipBalancing *
flip_balancing_new (const FlipGame *game, const char *name, const char *text, guint n_games)
{
  FlipBalancing *self = g_object_new (FLIP_TYPE_BALANCING, NULL);
  g_autoptr (GTask) task = NULL;

  g_return_val_if_fail (flip_balance_can (game) && name && text, self);
  g_return_val_if_fail (n_games > 0 && n_games <= FLIP_BALANCE_MOST, self);

  self->name = g_strdup (name);
  self->text = g_strdup (text);
  self->balance = (FlipBalance){ .game = game, .n_games = n_games };
  self->began = self->newest = g_get_monotonic_time ();
  self->cancellable = g_cancellable_new ();
  task = g_task_new (self, self->cancellable, done_cb, NULL);
  g_task_run_in_thread (task, play_all);
  return self;
}

const FlipBalance *
flip_balancing_get (FlipBalancing *self)
{
  g_return_val_if_fail (FLIP_IS_BALANCING (self), NULL);

  return &self->balance;
}

gboolean
flip_balancing_is_running (FlipBalancing *self)
{
  g_return_val_if_fail (FLIP_IS_BALANCING (self), FALSE);

  return self->cancellable != NULL;
}

const GError *
flip_balancing_error (FlipBalancing *self)
{
  g_return_val_if_fail (FLIP_IS_BALANCING (self), NULL);

  return self->error;
}

double
flip_balancing_seconds (FlipBalancing *self)
{
  g_return_val_if_fail (FLIP_IS_BALANCING (self), 0);

  return (double) (self->newest - self->began) / G_USEC_PER_SEC;
}

void
flip_balancing_stop (FlipBalancing *self)
{
  g_return_if_fail (FLIP_IS_BALANCING (self));

  if (!self->cancellable)
    return;
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_signal_emit (self, signals[CHANGED], 0);
}
