/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/paper/picture.h"
#include "engine/session/session.h"

G_BEGIN_DECLS

/* The formats that a sheet can be saved in. */
typedef enum
{
  FLIP_EXPORT_SHEET,  /* the whole sheet, to be opened again */
  FLIP_EXPORT_PDF,    /* a board, on paper */
  FLIP_EXPORT_PNG,    /* a board, as a picture */
  FLIP_EXPORT_SVG,
  FLIP_EXPORT_CSV,    /* the score, for a spreadsheet */
  FLIP_EXPORT_JSON,   /* the play, as BG Stats reads it */
  FLIP_EXPORT_LAYOUT, /* the table at full size, where the game has one */
  FLIP_N_EXPORTS
} FlipExportFormat;

/* A sheet to be saved, and how. */
typedef struct
{
  FlipSession *session;
  const char *name;        /* tells it apart from others in a table; or NULL */
  gconstpointer state;     /* the moment shown in pictures and points, if not the present; or NULL */
  guint position;          /* number of moves before that moment */
  guint seat;              /* whose board is drawn */
  double scale;            /* of PNG and SVG */
  FlipPaletteId palette;   /* of PNG and SVG; a PDF is for the printer */
  gint64 created, changed; /* in seconds since 1970; 0: not known */
  gint64 played;           /* duration in seconds; 0: not known */
} FlipExport;

/* The state that is exported. */
gconstpointer flip_export_state (const FlipExport *sheet);

/* "After 12 of 30 moves" for an earlier moment; NULL for the present. The caller frees it. */
char *flip_export_tell_moment (const FlipExport *sheet);

/* The suffix of a file's name, without a dot. */
const char *flip_export_suffix (FlipExportFormat format);
gboolean flip_export_can (FlipSession *session, FlipExportFormat format);

/* "Fliptown Ann Bob 2026-11-16.pdf": a name that is valid on any file system. */
char *flip_export_name (const FlipExport *sheet, FlipExportFormat format);

/* "Fliptown, Ann: 63 points, 2026-11-16": the heading above a board. */
char *flip_export_title (const FlipExport *sheet);

/* "2026-11-16" in local time; today's date if the sheet's is not known. */
char *flip_export_day (const FlipExport *sheet);

GBytes *flip_export_bytes (const FlipExport *sheet, FlipExportFormat format, GError **error);

/* Rows of a table, for several sheets in one file; the first row contains the headings. */
void flip_export_add_csv_heads (GString *csv);
void flip_export_add_csv (GString *csv, const FlipExport *sheet);

/* The play in one line, as BG Stats reads it. */
char *flip_export_play (const FlipExport *sheet);

G_END_DECLS
