/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define FLIP_STORE_ERROR (flip_store_error_quark ())
GQuark flip_store_error_quark (void);

typedef enum
{
  FLIP_STORE_ERROR_FAILED,
  FLIP_STORE_ERROR_DAMAGED,    /* a library that can no longer be read */
  FLIP_STORE_ERROR_FOREIGN,    /* not a library, or no longer recognisable as one */
  FLIP_STORE_ERROR_NEWER,      /* written by a newer Flipside */
  FLIP_STORE_ERROR_FULL,       /* the disk is full */
  FLIP_STORE_ERROR_READ_ONLY,  /* can't be written */
  FLIP_STORE_ERROR_BUSY,       /* another program has it locked */
  FLIP_STORE_ERROR_CHANGED,    /* the sheet was changed elsewhere */
  FLIP_STORE_ERROR_REPLACED,   /* another file has replaced the library */
  FLIP_STORE_ERROR_MISSING,    /* there is no such sheet */
  FLIP_STORE_ERROR_UNREADABLE, /* somebody else's file that is not plain, too large or not text */
  FLIP_STORE_ERROR_STOPPED,    /* stopped by the caller */
  FLIP_STORE_ERROR_REFUSED, /* an invalid name or tag, or a file that must not be written */
} FlipStoreError;

G_END_DECLS
