/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tests/store/place.h"

/* What a library is used for, done again and again while something below it fails: it never crashes,
   loses nothing, and says clearly what happened. */

/* How something is made to fail. */
typedef struct
{
  /* The nth call from now on fails, or that and all after it; 0: none does. */
  void (*fail_at) (guint n, gboolean for_ever);
  gboolean (*has_failed) (void);
  guint (*calls) (void); /* since then */
  const char *word; /* in every message, or NULL */
  guint stride;     /* with FLIPSIDE_TEST_EVERY each call is tried, otherwise one in so many */
} Fault;

/* Adds a test for each use of a library. */
void fault_add_tests (const char *name, const Fault *fault);
