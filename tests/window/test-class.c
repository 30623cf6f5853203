/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/toolkit/class.h"

/* What objects own is given back once, in the order in which it was named, by each class in turn. */

static char *
log_of (const char *add)
{
  static char log[100];

  if (!add)
    *log = '\0';
  else
    g_strlcat (log, add, sizeof log);
  return log;
}

static void
free_first (const char *thing)
{
  log_of ("first ");
}

static void
free_second (const char *thing)
{
  log_of ("second ");
}

static void
clear_part (const int *part)
{
  log_of (*part == 7 ? "part " : "wrong ");
}

#define TEST_TYPE_OWNER (test_owner_get_type ())
G_DECLARE_DERIVABLE_TYPE (TestOwner, test_owner, TEST, OWNER, GObject)

struct _TestOwnerClass
{
  GObjectClass parent_class;
};

G_DEFINE_TYPE (TestOwner, test_owner, G_TYPE_OBJECT)

static void
test_owner_dispose (GObject *object)
{
  log_of ("own ");
  G_OBJECT_CLASS (test_owner_parent_class)->dispose (object);
}

/* A class with a function of its own below the list of another. */
static void
test_owner_class_init (TestOwnerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = test_owner_dispose;
}

static void
test_owner_init (TestOwner *self)
{
}

#define TEST_TYPE_HEIR (test_heir_get_type ())
G_DECLARE_FINAL_TYPE (TestHeir, test_heir, TEST, HEIR, TestOwner)

struct _TestHeir
{
  TestOwner parent_instance;

  char *first, *second, *kept;
  GObject *heard, *weak;
  guint source;
  int part;
};

FLIP_DEFINE_PLAIN (TestHeir, test_heir, TEST_TYPE_OWNER)
FLIP_EMITS (hear_cb, "heard")

static void
test_heir_class_init (TestHeirClass *klass)
{
  FLIP_OWN (klass, TestHeir, (first, free_first), (second, free_second));
  FLIP_OWN_SOURCES (klass, TestHeir, source);
  FLIP_OWN_WEAKLY (klass, TestHeir, weak);
  FLIP_HEAR (klass, TestHeir, heard);
  FLIP_OWN (klass, TestHeir, (heard, g_object_unref));
  FLIP_OWN_LAST (klass, TestHeir, (kept, g_free));
  FLIP_OWN_PARTS (klass, TestHeir, (part, clear_part));
  FLIP_SIGNAL (klass, "heard", 0);
}

static void
test_order (void)
{
  g_autoptr (GObject) heard = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (GObject) weak = g_object_new (G_TYPE_OBJECT, NULL);
  TestHeir *heir = g_object_new (TEST_TYPE_HEIR, NULL);

  log_of (NULL);
  heir->first = heir->second = (char *) "";
  heir->kept = g_strdup ("kept");
  heir->part = 7;
  heir->heard = g_object_ref (heard);
  heir->source = g_timeout_add_seconds (1000, G_SOURCE_FUNC (g_object_unref), NULL);
  g_set_weak_pointer (&heir->weak, weak);
  g_signal_connect_swapped (heard, "notify", G_CALLBACK (hear_cb), heir);
  g_object_run_dispose (G_OBJECT (heir));
  g_assert_cmpstr (log_of (""), ==, "first second own ");
  g_assert_null (heir->weak);
  g_assert_cmpuint (heir->source, ==, 0);
  g_assert_cmpstr (heir->kept, ==, "kept");
  g_assert_cmpuint (g_signal_handler_find (heard, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, heir), ==, 0);
  g_assert_cmpuint (heard->ref_count, ==, 1);
  g_object_unref (heir);
  g_assert_cmpstr (log_of (""), ==, "first second own own part ");
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
test_emits (void)
{
  g_autoptr (GObject) heir = g_object_new (TEST_TYPE_HEIR, NULL);
  guint n = 0;

  TEST_HEIR (heir)->part = 7;
  g_signal_connect_swapped (heir, "heard", G_CALLBACK (count_cb), &n);
  hear_cb (heir);
  g_assert_cmpuint (n, ==, 1);
}

/* The parameter of an action is that of its function. */

static void
do_plainly (TestHeir *self)
{
}

static void
do_numbered (TestHeir *self, guint number)
{
}

static void
do_signed (TestHeir *self, int number)
{
}

static void
do_named (TestHeir *self, gint64 id)
{
}

static void
do_worded (TestHeir *self, const char *words)
{
}

static void
do_noted (TestHeir *self, guint number, const char *words)
{
}

static void
test_parameters (void)
{
  g_assert_null (FLIP_PARAMETER (TestHeir, hear_cb));
  g_assert_null (FLIP_PARAMETER (TestHeir, do_plainly));
  g_assert_cmpstr (FLIP_PARAMETER (TestHeir, do_numbered), ==, "u");
  g_assert_cmpstr (FLIP_PARAMETER (TestHeir, do_signed), ==, "i");
  g_assert_cmpstr (FLIP_PARAMETER (TestHeir, do_named), ==, "x");
  g_assert_cmpstr (FLIP_PARAMETER (TestHeir, do_worded), ==, "s");
  g_assert_cmpstr (FLIP_PARAMETER (TestHeir, do_noted), ==, "(us)");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/class/order", test_order);
  g_test_add_func ("/class/emits", test_emits);
  g_test_add_func ("/class/parameters", test_parameters);
  return g_test_run ();
}
