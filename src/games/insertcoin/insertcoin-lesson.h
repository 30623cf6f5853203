/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/lesson.h"

G_BEGIN_DECLS

extern const FlipLesson insertcoin_lesson;

G_END_DECLS
