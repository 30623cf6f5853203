/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"

/* A link as a QR code, for a phone's camera. */
G_DECLARE_FINAL_TYPE (FlipLinkCode, flip_link_code, FLIP, LINK_CODE, FlipDrawing)

/* NULL: there is no link. */
void flip_link_code_show (FlipLinkCode *self, const char *link);
