/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A PDF with all that is packed in it unpacked behind it, to be searched for words: newer Cairos pack
   even the descriptions of pages and fonts. */
GBytes *pdf_unpack (GBytes *pdf);
