/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/boards/format.h"
#include "games/insertcoin/insertcoin-set.h"

G_BEGIN_DECLS

/* The format of a card set's file, which is read into an InsertcoinSet. */
extern const FlipFormat insertcoin_format;

G_END_DECLS
