/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Text from strangers, made safe to show: in a message, on a terminal, as a name. */

/* A character that can be shown in a line without affecting the text around it. Line breaks, escape
   sequences and marks that change the direction of writing can't; joiners can. */
gboolean flip_character_is_harmless (gunichar character);

/* The text with a replacement character for each harmful one, and for bytes that are not UTF-8. */
char *flip_harmless (const char *text);

/* A quotation: harmless, and cut at this many characters. It lives as long as the enclosing block,
   so it can be used directly as an argument of a message. */
#define FLIP_QUOTED_MOST  80
#define FLIP_QUOTED_SIZE  (4 * FLIP_QUOTED_MOST + 4)
#define flip_quoted(text) flip_quote_into ((char[FLIP_QUOTED_SIZE]){ 0 }, (text))
const char *flip_quote_into (char *quotation, const char *text);

/* A text without its middle if it is longer than this many characters: "flip…sheet". Bytes that are
   not UTF-8 are replaced. The caller frees it. */
char *flip_shortened (const char *text, guint most);

/* Whether a name or title is readable: one line of printable characters, at least one of which is
   visible. Joiners are allowed where a script or an emoji needs them. */
gboolean flip_name_is_readable (const char *name);
