/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* Centres a "child", no wider than lines of text should be: an AdwClamp whose widths grow with the
   text, which only newer toolkits have. */
#define FLIP_TYPE_TEXT_CLAMP (flip_text_clamp_get_type ())
G_DECLARE_FINAL_TYPE (FlipTextClamp, flip_text_clamp, FLIP, TEXT_CLAMP, AdwBin)
