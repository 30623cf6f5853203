/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Read once, for the layers that draw: see the option `precompiled`. Whoever needs something of it
   includes it all the same. */

#include <pango/pangocairo.h>
