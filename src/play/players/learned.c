/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/players/learned.h"

#include "advisor/learn.h"
#include "store/files/plain-file.h"
#include "store/library/write-file.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* Takes a few seconds on one core. Learning starts from the weights of another board, which are
   mostly right. */
#define ROUNDS 6
#define GAMES  400 /* per round */

/* Games with more players are learned with two, which differs little and takes less time. */
#define MOST_SEATS 2

#define WHOLE 100 /* per cent */

#define LATER 10 /* niceness of the thread */

/* A set-up to be learned. */
typedef struct
{
  FlipSetup *setup;
  FlipWeights *from; /* or NULL */
  char *key;
  char *path;
  guint games;
  GCancellable *cancellable;
} Lesson;

/* Everything the program has learned so far, shared with the learning thread. */
typedef struct
{
  GMutex mutex;
  GHashTable *known;  /* the best weights available, or NULL, by key */
  GThreadPool *pool;  /* of one thread, or NULL */
  GCancellable *stop; /* for all lessons begun so far, or NULL */
  GHashTable *lessons; /* how much is done of those that have not ended, in per cent, by key */
  char *folder; /* or NULL */
  guint games;
} Learned;

/* helpers */

static void
forget_one (gpointer weights)
{
  if (weights)
    flip_weights_unref (weights);
}

/* A single instance is shared by all sheets. */
static Learned *
get_learned (void)
{
  static gsize made;

  if (g_once_init_enter (&made))
    {
      Learned *learned = g_new0 (Learned, 1);

      g_mutex_init (&learned->mutex);
      learned->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, forget_one);
      learned->lessons = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      learned->games = GAMES;
      g_once_init_leave (&made, (gsize) learned);
    }
  return (Learned *) made;
}

static void
lesson_free (Lesson *lesson)
{
  flip_setup_free (lesson->setup);
  g_clear_pointer (&lesson->from, flip_weights_unref);
  g_free (lesson->key);
  g_free (lesson->path);
  g_object_unref (lesson->cancellable);
  g_free (lesson);
}

/* A failure to save is harmless: it is learned again the next time. */
static void
keep (const Lesson *lesson, const FlipWeights *weights)
{
  g_autofree char *text = flip_weights_print (weights);
  g_autofree char *parent = g_path_get_dirname (lesson->path);

  if (g_mkdir_with_parents (parent, 0700) == 0)
    flip_write_file (lesson->path, text, strlen (text), NULL);
}

static void
round_cb (gpointer data, guint round, guint rounds, int mean, int spread)
{
  const Lesson *lesson = data;
  Learned *learned = get_learned ();

  g_mutex_lock (&learned->mutex);
  g_hash_table_insert (learned->lessons, g_strdup (lesson->key), GUINT_TO_POINTER (WHOLE * round / (rounds + 1)));
  g_mutex_unlock (&learned->mutex);
}

static void
learn (gpointer data, gpointer pool_data)
{
  Lesson *lesson = data;
  Learned *learned = pool_data;
  const FlipLearning learning = { .setup = lesson->setup,
                                  .seed = 1,
                                  .rounds = ROUNDS,
                                  .games = lesson->games,
                                  .jobs = 1,
                                  .from = lesson->from };
  FlipWeights *weights;

  /* This affects the learning thread only, which the pool uses for nothing else. */
  if (nice (LATER) == -1)
    g_debug ("learning has to go on beside the others");
  weights = flip_learn (&learning, round_cb, lesson, lesson->cancellable, NULL);
  if (weights)
    keep (lesson, weights);
  g_mutex_lock (&learned->mutex);
  g_hash_table_remove (learned->lessons, lesson->key);
  if (weights)
    g_hash_table_insert (learned->known, g_strdup (lesson->key), weights);
  g_mutex_unlock (&learned->mutex);
  lesson_free (lesson);
}

/* The set-up used for learning: dealt, with few players. NULL if the options need more players. */
static FlipSetup *
setup_to_learn (const FlipSetup *setup)
{
  g_autoptr (FlipSetup) copy = flip_setup_copy (setup);

  copy->dealt = TRUE;
  if (copy->players->len > MOST_SEATS)
    g_ptr_array_set_size (copy->players, MOST_SEATS);
  return flip_setup_check (copy, NULL) ? g_steal_pointer (&copy) : NULL;
}

static char *
path_of (const char *folder, const char *key)
{
  g_autofree char *name = g_strconcat (key, ".weights", NULL);

  return folder ? g_build_filename (folder, name, NULL)
                : g_build_filename (g_get_user_cache_dir (), "flipside", "weights", name, NULL);
}

static FlipWeights *
read_kept (const FlipGame *game, const char *path)
{
  gsize length;
  g_autofree char *text = flip_plain_file_read (path, FLIP_WEIGHTS_LARGEST, &length, NULL);

  return text ? flip_weights_parse (game, text, path, NULL) : NULL;
}

/* Called with the mutex held. */
static void
begin_lesson (Learned *learned,
              const FlipSetup *setup,
              FlipWeights *from,
              const char *key,
              const char *path)
{
  FlipSetup *to_learn = setup_to_learn (setup);
  Lesson *lesson;

  if (!to_learn)
    return;
  if (!learned->pool)
    learned->pool = g_thread_pool_new (learn, learned, 1, TRUE, NULL);
  if (!learned->stop)
    learned->stop = g_cancellable_new ();
  lesson = g_new (Lesson, 1);
  *lesson = (Lesson){ .setup = to_learn,
                      .from = from ? flip_weights_ref (from) : NULL,
                      .key = g_strdup (key),
                      .path = g_strdup (path),
                      .games = learned->games,
                      .cancellable = g_object_ref (learned->stop) };
  g_hash_table_insert (learned->lessons, g_strdup (key), GUINT_TO_POINTER (0));
  g_thread_pool_push (learned->pool, lesson, NULL);
}

static char *
key_of (const FlipSetup *setup)
{
  g_autofree char *digest = flip_weights_digest (setup);

  return g_strdup_printf ("%s-%.32s-%u", setup->game->id, digest, MIN (flip_setup_seats (setup), MOST_SEATS));
}

/* Called with the mutex held. */
static FlipWeights *
look_up (Learned *learned, const FlipSetup *setup, const char *key)
{
  g_autofree char *path = path_of (learned->folder, key);
  FlipWeights *weights = flip_weights_built_in (setup), *kept;

  if (weights && flip_weights_fit (weights, setup))
    return weights;
  kept = read_kept (setup->game, path);
  if (!kept)
    {
      begin_lesson (learned, setup, weights, key, path);
      return weights;
    }
  forget_one (weights);
  return kept;
}

/* public functions */

FlipWeights *
flip_learned_weights (const FlipSetup *setup)
{
  Learned *learned = get_learned ();
  g_autofree char *key = NULL;
  gpointer weights;

  g_return_val_if_fail (setup, NULL);

  if (!flip_game_can_be_judged (setup->game))
    return NULL;
  key = key_of (setup);
  g_mutex_lock (&learned->mutex);
  if (!g_hash_table_lookup_extended (learned->known, key, NULL, &weights))
    {
      weights = look_up (learned, setup, key);
      g_hash_table_insert (learned->known, g_strdup (key), weights);
    }
  if (weights)
    flip_weights_ref (weights);
  g_mutex_unlock (&learned->mutex);
  return weights;
}

guint
flip_learned_progress (const FlipSetup *setup)
{
  Learned *learned = get_learned ();
  g_autofree char *key = NULL;
  gpointer done;

  g_return_val_if_fail (setup, WHOLE);

  key = key_of (setup);
  g_mutex_lock (&learned->mutex);
  if (!g_hash_table_lookup_extended (learned->lessons, key, NULL, &done))
    done = GUINT_TO_POINTER (WHOLE);
  g_mutex_unlock (&learned->mutex);
  return GPOINTER_TO_UINT (done);
}

void
flip_learned_restart (const char *folder, guint games)
{
  Learned *learned = get_learned ();

  if (learned->stop)
    g_cancellable_cancel (learned->stop);
  if (learned->pool)
    g_thread_pool_free (g_steal_pointer (&learned->pool), FALSE, TRUE);
  g_clear_object (&learned->stop);
  g_hash_table_remove_all (learned->known);
  g_free (learned->folder);
  learned->folder = g_strdup (folder);
  learned->games = games > 0 ? games : GAMES;
}
