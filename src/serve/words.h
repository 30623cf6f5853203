/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The words of the page itself, in the language that is spoken now, as JSON; `language` is its code, for
   the page's readers. The caller frees it. */
char *flip_screen_words_json (const char *language);

G_END_DECLS
