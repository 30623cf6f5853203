/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/mending.h"

#include <gtk/gtk.h>

/* What can be done with the entry that no longer fits, and what helps to decide: the amount there
   was and the amount needed, and the rule. The choice that is suggested has the first button. */
GtkWidget *flip_mend_conflict_new (FlipMending *mending);
