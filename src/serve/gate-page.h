/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The page for whoever has typed the address: it asks for the code. The problem with the last one may be
   NULL. The caller frees it. */
char *flip_screen_gate_html (const char *language, const char *problem);

G_END_DECLS
