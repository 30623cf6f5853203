/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What people can set; every change takes effect at once. */
#define FLIP_TYPE_PREFERENCES_PAGE (flip_preferences_page_get_type ())
G_DECLARE_FINAL_TYPE (FlipPreferencesPage,
                      flip_preferences_page,
                      FLIP,
                      PREFERENCES_PAGE,
                      AdwPreferencesPage)

G_END_DECLS
