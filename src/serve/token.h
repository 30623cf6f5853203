/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* 128 random bits that nobody can guess, as 22 letters for a link. The caller frees them. */
char *flip_token_new (void);

/* Compares what a stranger sent in a time that does not tell how much of it was right. */
gboolean flip_token_is (const char *token, const char *sent);

G_END_DECLS
