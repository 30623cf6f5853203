/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The steps that make the library's tables, oldest first. A step is never changed once released. */
extern const char *const flip_schema_steps[];
extern const guint flip_schema_n_steps;
