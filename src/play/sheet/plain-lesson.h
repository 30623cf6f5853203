/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

/* A lesson for a game that brings none: the first choices of a dealt game, each with the words of its stage and with
   what an automatic player would do. NULL where automatic players can't play it. */
typedef struct _FlipPlainLesson FlipPlainLesson;

FlipPlainLesson *flip_plain_lesson_new (const FlipGame *game);
void flip_plain_lesson_free (FlipPlainLesson *plain);
const FlipLesson *flip_plain_lesson_get (FlipPlainLesson *plain);

G_END_DECLS
