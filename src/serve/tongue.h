/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The first of a browser's languages that Flipside speaks: "de" of "de-CH,de;q=0.9,en;q=0.8"; English
   if there is none. */
const char *flip_tongue_choose (const char *accepted);

/* The program speaks another language until this ends. Only in the main thread; what others translate
   meanwhile may come out in that language, too, so nothing that lasts is done in between. */
typedef struct
{
  char *before; /* NULL: the program speaks that language anyway */
} FlipTongue;

/* The code of the language that is spoken now. */
const char *flip_tongue_spoken (void);

void flip_tongue_begin (FlipTongue *tongue, const char *language);
void flip_tongue_end (FlipTongue *tongue);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FlipTongue, flip_tongue_end)

G_END_DECLS
