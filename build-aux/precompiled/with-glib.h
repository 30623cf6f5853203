/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Read once, for the layers that know no other library: see the option `precompiled`. Whoever needs something of it
   includes it all the same. */

#include <glib.h>
