/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Several test programs in one process, so that leaks are looked for once: each of them was compiled
   with another name for its main, and with the two functions below for those of GLib. The main of each
   calls the next where it would run its tests; the last runs all. So none has left its main before the
   tests of all have run, and what it has on its stack is still there. */

#include <glib.h>

typedef int (*Main) (int argc, char **argv);

typedef struct
{
  int argc;
  char **argv;
  guint next;
} Gathering;

void gather_init (int *argc, char ***argv, ...);
int gather_run (void);

#define GATHER(name) int name (int argc, char **argv);
GATHERED
#undef GATHER

#define GATHER(name) name,
static const Main mains[] = { GATHERED };
#undef GATHER

static Gathering *
get_gathering (void)
{
  static Gathering gathering;

  return &gathering;
}

/* In place of g_test_init, which is called once for all. */
void
gather_init (int *argc, char ***argv, ...)
{
  g_assert_true (g_test_initialized ());
}

/* In place of g_test_run. */
int
gather_run (void)
{
  Gathering *gathering = get_gathering ();

  if (gathering->next == G_N_ELEMENTS (mains))
    return g_test_run ();
  return mains[gathering->next++](gathering->argc, gathering->argv);
}

int
main (int argc, char **argv)
{
  Gathering *gathering = get_gathering ();

  g_test_init (&argc, &argv, NULL);
  gathering->argc = argc;
  gathering->argv = argv;
  return gather_run ();
}
