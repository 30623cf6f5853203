/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/database.h"

G_BEGIN_DECLS

/* The steps that make the library's tables, oldest first. A step is never changed once released. */
extern const char *const flip_schema_steps[];
extern const guint flip_schema_n_steps;

G_END_DECLS
