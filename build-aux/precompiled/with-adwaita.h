/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Read once, for the window: see the option `precompiled`. Whoever needs something of it
   includes it all the same. */

#include <adwaita.h>
