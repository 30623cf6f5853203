/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/database/database.h"

G_BEGIN_DECLS

/* The tables of the library. */
extern const FlipSchema flip_schema;

G_END_DECLS
