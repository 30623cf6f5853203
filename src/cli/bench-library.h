/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define BENCH_LIBRARY_LIST   "library-list-ms"
#define BENCH_LIBRARY_SEARCH "library-search-ms"
#define BENCH_LIBRARY_STATISTICS "library-statistics-ms"

/* A library of ten thousand sheets: what it takes to list them all, to find one in a hundred, and to read and
   count the results of ten thousand games. */
typedef struct
{
  double list_ms, search_ms, statistics_ms;
} BenchLibrary;

gboolean bench_library (BenchLibrary *figures, GError **error);

G_END_DECLS
