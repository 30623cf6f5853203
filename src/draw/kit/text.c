/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/text.h"

#include "draw/kit/glyph.h"
#include "draw/kit/value.h"
#include "draw/kit/written.h"
#include "engine/base/phrase.h"

#include <math.h>
#include <stdarg.h>
#include <string.h>

/* A cache of lines that were set recently, as a board shows the same few hundred words over and
   over. It belongs to the font map with which they were set. */
typedef struct
{
  double width;
  cairo_path_t *outline; /* from the start of the baseline; NULL until it is needed */
} FlipSetText;

/* More lines than all sheets have together; when the cache is full, it is emptied. */
#define MOST_TEXTS 6000

static G_DEFINE_QUARK (flip - text - cache, cache)

static void
set_text_free (gpointer data)
{
  FlipSetText *set = data;

  g_clear_pointer (&set->outline, cairo_path_destroy);
  g_free (set);
}

/* The font settings of a text. Outlines are fitted to the size on the screen, so the scale is part
   of the key. */
typedef struct
{
  int weight;
  double size, xx, xy, yx, yy;
} Setting;

typedef struct
{
  Setting setting; /* the padding between its fields is zeroed */
  char *text;
} Key;

static guint
key_hash (gconstpointer data)
{
  const Key *key = data;

  return g_str_hash (key->text) ^ g_double_hash (&key->setting.size) * 31
         ^ g_double_hash (&key->setting.xx);
}

static gboolean
key_equal (gconstpointer a, gconstpointer b)
{
  const Key *one = a, *other = b;

  return memcmp (&one->setting, &other->setting, sizeof one->setting) == 0
         && g_str_equal (one->text, other->text);
}

static void
key_free (gpointer data)
{
  g_free (((Key *) data)->text);
  g_free (data);
}

static GHashTable *
cache_of (PangoLayout *layout)
{
  PangoFontMap *map = pango_context_get_font_map (pango_layout_get_context (layout));
  GHashTable *cache = g_object_get_qdata (G_OBJECT (map), cache_quark ());

  if (!cache)
    {
      cache = g_hash_table_new_full (key_hash, key_equal, key_free, set_text_free);
      g_object_set_qdata_full (G_OBJECT (map), cache_quark (), cache,
                               (GDestroyNotify) g_hash_table_unref);
    }
  return cache;
}

/* Rounded, so that equal sizes that were computed in different ways give the same key. */
static double
rounded (double number)
{
  return round (number * 1e6) / 1e6;
}

static void
read_setting (cairo_t *cr, FlipType type, Setting *setting)
{
  cairo_matrix_t matrix;

  cairo_get_matrix (cr, &matrix);
  memset (setting, 0, sizeof *setting);
  setting->weight = (int) type.weight;
  setting->size = round (type.size * 1e4) / 1e4;
  setting->xx = rounded (matrix.xx);
  setting->xy = rounded (matrix.xy);
  setting->yx = rounded (matrix.yx);
  setting->yy = rounded (matrix.yy);
}

/* Finds the line, or adds an empty one, which the caller fills. */
static FlipSetText *
flip_text_cache_find (FlipCanvas *canvas, const char *text, FlipType type, gboolean *found)
{
  GHashTable *cache = cache_of (canvas->layout);
  Key key = { .text = (char *) text };
  FlipSetText *set;

  g_return_val_if_fail (found != NULL, NULL);

  read_setting (canvas->cr, type, &key.setting);
  set = g_hash_table_lookup (cache, &key);
  *found = set != NULL;
  if (set)
    return set;
  if (g_hash_table_size (cache) >= MOST_TEXTS)
    g_hash_table_remove_all (cache);
  set = g_new0 (FlipSetText, 1);
  key.text = g_strdup (text);
  g_hash_table_insert (cache, g_memdup2 (&key, sizeof key), set);
  return set;
}

#define FAMILY "Cantarell, Sans"

/* Half the height of capitals and digits, as a share of the type size. */
#define HALF_CAPITAL .345

/* How far a text may be shrunk if a shorter one could be used instead, as a share of the type
   size. */
#define LEAST_SHARE .72

static PangoWeight
pango_weight (FlipWeight weight)
{
  static const PangoWeight weights[] = { PANGO_WEIGHT_NORMAL, PANGO_WEIGHT_BOLD,
                                         PANGO_WEIGHT_ULTRABOLD };

  return weights[weight];
}

/* Digits of equal width, so that a changing number doesn't move what is beside it. */
static void
set_tabular (PangoLayout *layout)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
}

static double
lay_out (FlipCanvas *canvas, const char *text, FlipType type)
{
  PangoFontDescription *font = pango_font_description_new ();
  int width;

  pango_font_description_set_family_static (font, FAMILY);
  pango_font_description_set_weight (font, pango_weight (type.weight));
  pango_font_description_set_absolute_size (font, type.size * PANGO_SCALE);
  pango_layout_set_font_description (canvas->layout, font);
  pango_font_description_free (font);
  if (!pango_layout_get_attributes (canvas->layout))
    set_tabular (canvas->layout);
  pango_layout_set_text (canvas->layout, text, -1);
  pango_layout_get_size (canvas->layout, &width, NULL);

  return (double) width / PANGO_SCALE;
}

/* Image surfaces place letters on whole pixels, which looks uneven in small type, so their outlines
   are filled instead. Vector files keep their text, so that it can be searched. */
static gboolean
keeps_text (cairo_t *cr)
{
  cairo_surface_type_t type = cairo_surface_get_type (cairo_get_target (cr));

  return type == CAIRO_SURFACE_TYPE_PDF || type == CAIRO_SURFACE_TYPE_SVG
         || type == CAIRO_SURFACE_TYPE_PS;
}

static FlipSetText *
set_line (FlipCanvas *canvas, const char *text, FlipType type)
{
  gboolean found;
  FlipSetText *set = flip_text_cache_find (canvas, text, type, &found);

  if (!found)
    set->width = lay_out (canvas, text, type);
  return set;
}

/* Traced on an unbounded surface: Cairo omits letters that would be outside a surface, but the
   outline is reused elsewhere. */
static cairo_path_t *
outline_of (FlipCanvas *canvas, const char *text, FlipType type)
{
  cairo_surface_t *boundless = cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
  cairo_t *cr = cairo_create (boundless);
  cairo_path_t *outline;
  cairo_matrix_t matrix;

  cairo_get_matrix (canvas->cr, &matrix);
  matrix.x0 = matrix.y0 = 0;
  cairo_set_matrix (cr, &matrix);
  lay_out (canvas, text, type);
  cairo_move_to (cr, 0, 0);
  pango_cairo_layout_line_path (cr, pango_layout_get_line_readonly (canvas->layout, 0));
  outline = cairo_copy_path (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (boundless);
  return outline;
}

static void
fill_line (FlipCanvas *canvas, FlipSetText *set, const char *text, FlipType type)
{
  double x, y;

  cairo_get_current_point (canvas->cr, &x, &y);
  if (!set->outline)
    set->outline = outline_of (canvas, text, type);
  cairo_save (canvas->cr);
  cairo_new_path (canvas->cr);
  cairo_translate (canvas->cr, x, y);
  cairo_append_path (canvas->cr, set->outline);
  cairo_set_fill_rule (canvas->cr, CAIRO_FILL_RULE_WINDING);
  cairo_fill (canvas->cr);
  cairo_restore (canvas->cr);
}

static void
show_line (FlipCanvas *canvas, FlipSetText *set, const char *text, FlipType type)
{
  if (keeps_text (canvas->cr))
    {
      lay_out (canvas, text, type);
      pango_cairo_show_layout_line (canvas->cr, pango_layout_get_line_readonly (canvas->layout, 0));
    }
  else
    fill_line (canvas, set, text, type);
  cairo_new_path (canvas->cr);
}

double
flip_text_width (FlipCanvas *canvas, const char *text, FlipType type)
{
  g_return_val_if_fail (canvas != NULL && text != NULL, 0);

  return set_line (canvas, text, type)->width;
}

gboolean
flip_text_fits (FlipCanvas *canvas, const char *text, FlipType type, double most)
{
  return flip_text_width (canvas, text, type) * LEAST_SHARE <= most;
}

char *
flip_text_cut (FlipCanvas *canvas, const char *text, FlipType type, double most)
{
  char *cut = g_strdup (text);

  for (glong n = g_utf8_strlen (text, -1); n > 1 && !flip_text_fits (canvas, cut, type, most);)
    {
      g_autofree char *start = g_utf8_substring (text, 0, --n);

      g_free (cut);
      cut = g_strconcat (g_strchomp (start), "…", NULL);
    }
  return cut;
}

void
flip_text_draw (FlipCanvas *canvas,
                const char *text,
                FlipType type,
                FlipColour colour,
                double x,
                double y,
                FlipAlign align,
                double most)
{
  FlipSetText *set = set_line (canvas, text, type);

  g_return_if_fail (canvas != NULL && text != NULL);
  g_return_if_fail (align <= FLIP_ALIGN_END);

  if (most > 0 && set->width > most)
    {
      type.size *= most / set->width;
      set = set_line (canvas, text, type);
    }
  if (flip_written_note (canvas->cr, x + flip_align_offset (align, set->width), set->width, y,
                         text))
    return;
  flip_value_note (canvas, text, type, x + flip_align_offset (align, set->width), y);
  flip_canvas_colour (canvas, colour);
  cairo_move_to (canvas->cr, x + flip_align_offset (align, set->width),
                 y + type.size * HALF_CAPITAL);
  show_line (canvas, set, text, type);
}

void
flip_text_draw_mm (FlipCanvas *canvas,
                   const char *text,
                   FlipType type,
                   FlipColour colour,
                   double x,
                   double y,
                   FlipAlign align)
{
  g_return_if_fail (canvas != NULL && text != NULL);

  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, x, y);
  cairo_scale (canvas->cr, FLIP_MM_A_POINT, FLIP_MM_A_POINT);
  flip_text_draw (canvas, text, type, colour, 0, 0, align, 0);
  cairo_restore (canvas->cr);
}

void
flip_text_draw_paragraph (FlipCanvas *canvas,
                          const char *text,
                          FlipType type,
                          FlipColour colour,
                          const FlipRect *rect,
                          FlipAlign align)
{
  static const PangoAlignment alignments[] = { PANGO_ALIGN_LEFT, PANGO_ALIGN_CENTER,
                                               PANGO_ALIGN_RIGHT };

  g_return_if_fail (canvas != NULL && text != NULL);
  g_return_if_fail (rect->width > 0);

  if (flip_written_note (canvas->cr, rect->x, rect->width, rect->y + type.size / 2, text))
    return;
  pango_layout_set_width (canvas->layout, (int) (rect->width * PANGO_SCALE));
  pango_layout_set_alignment (canvas->layout, alignments[align]);
  lay_out (canvas, text, type);
  flip_canvas_colour (canvas, colour);
  cairo_move_to (canvas->cr, rect->x, rect->y);
  if (keeps_text (canvas->cr))
    pango_cairo_show_layout (canvas->cr, canvas->layout);
  else
    {
      pango_cairo_layout_path (canvas->cr, canvas->layout);
      cairo_set_fill_rule (canvas->cr, CAIRO_FILL_RULE_WINDING);
      cairo_fill (canvas->cr);
    }
  cairo_new_path (canvas->cr);
  pango_layout_set_width (canvas->layout, -1);
  pango_layout_set_alignment (canvas->layout, PANGO_ALIGN_LEFT);
}

void
flip_number_draw (FlipCanvas *canvas,
                  int number,
                  FlipType type,
                  FlipColour colour,
                  double x,
                  double y,
                  FlipAlign align)
{
  char text[16];

  g_snprintf (text, sizeof text, "%d", number);
  flip_text_draw (canvas, text, type, colour, x, y, align, 0);
}

/* --- Lines with symbols --- */

#define MOST_PIECES \
  32 /* even a site with everything that a board’s file can name needs only two thirds of them */

/* Symbols are a little taller than the capitals beside them. */
#define GLYPH_SIZE 1.14

typedef struct
{
  gboolean is_glyph;
  FlipGlyph glyph;
  char *text;
  FlipType type;
  FlipColour colour;
  double width;
} Piece;

typedef struct
{
  guint n;
  Piece pieces[MOST_PIECES];
  gboolean bold, cash;
  gboolean
    is_rtl; /* the words run from right to left, so the first piece is on the right */
} Pieces;

static void
pieces_clear (Pieces *pieces)
{
  for (guint i = 0; i < pieces->n; i++)
    g_free (pieces->pieces[i].text);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Pieces, pieces_clear)

static Piece *
next_piece (Pieces *pieces)
{
  g_return_val_if_fail (pieces->n < MOST_PIECES, &pieces->pieces[MOST_PIECES - 1]);

  return &pieces->pieces[pieces->n++];
}

static void
add_text (Pieces *pieces,
          FlipCanvas *canvas,
          const FlipLineStyle *style,
          const char *text,
          gsize length)
{
  Piece *piece;

  if (length == 0)
    return;
  piece = next_piece (pieces);
  piece->is_glyph = FALSE;
  piece->text = g_strndup (text, length);
  piece->type = style->type;
  if ((pieces->bold || pieces->cash) && piece->type.weight == FLIP_REGULAR)
    piece->type.weight = FLIP_BOLD;
  piece->colour = pieces->cash   ? canvas->palette->cash
                  : pieces->bold ? canvas->palette->text
                                 : style->colour;
  piece->width = flip_text_width (canvas, piece->text, piece->type);
}

static const char *
add_glyph (Pieces *pieces, const FlipLineStyle *style, const char *word)
{
  const char *end = strchr (word, '}');
  Piece *piece;
  FlipGlyph glyph;

  g_return_val_if_fail (end && flip_glyph_find (word, (gsize) (end - word), &glyph), word);

  piece = next_piece (pieces);
  piece->is_glyph = TRUE;
  piece->glyph = glyph;
  piece->width = style->type.size * GLYPH_SIZE;
  return end + 1;
}

static void
split (FlipCanvas *canvas, const FlipLineStyle *style, const char *text, Pieces *pieces)
{
  pieces->is_rtl = flip_phrase_is_rtl (text);
  while (*text)
    {
      gsize length = strcspn (text, "{*[]");

      add_text (pieces, canvas, style, text, length);
      text += length;
      if (*text == '{')
        text = add_glyph (pieces, style, text + 1);
      else if (*text)
        {
          if (*text == '*')
            pieces->bold = !pieces->bold;
          else
            pieces->cash = *text == '[';
          text++;
        }
    }
}

static double
width_of (const Pieces *pieces)
{
  double width = 0;

  for (guint i = 0; i < pieces->n; i++)
    width += pieces->pieces[i].width;
  return width;
}

static void
draw_pieces (FlipCanvas *canvas, const Pieces *pieces)
{
  double x = 0;

  for (guint i = 0; i < pieces->n; i++)
    {
      const Piece *piece = &pieces->pieces[pieces->is_rtl ? pieces->n - 1 - i : i];

      if (piece->is_glyph)
        flip_glyph_draw_symbol (canvas, piece->glyph, x + piece->width / 2, 0, piece->width);
      else
        flip_text_draw (canvas, piece->text, piece->type, piece->colour, x, 0, FLIP_ALIGN_START, 0);
      x += piece->width;
    }
}

double
flip_line_width (FlipCanvas *canvas, const FlipLineStyle *style, const char *text)
{
  g_auto (Pieces) pieces = { 0 };

  g_return_val_if_fail (canvas != NULL && style != NULL, 0);
  g_return_val_if_fail (text != NULL, 0);

  split (canvas, style, text, &pieces);
  return width_of (&pieces);
}

void
flip_line_draw (FlipCanvas *canvas,
                const FlipLineStyle *style,
                double x,
                double y,
                const char *text)
{
  g_auto (Pieces) pieces = { 0 };
  double width, scale;

  g_return_if_fail (canvas != NULL && style != NULL);
  g_return_if_fail (text != NULL);

  split (canvas, style, text, &pieces);
  width = width_of (&pieces);
  scale = style->most > 0 && width > style->most ? style->most / width : 1;
  width *= scale;
  if (flip_written_note (canvas->cr, x + flip_align_offset (style->align, width), width, y, text))
    return;
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, x + flip_align_offset (style->align, width), y);
  cairo_scale (canvas->cr, scale, scale);
  draw_pieces (canvas, &pieces);
  cairo_restore (canvas->cr);
}

void
flip_line_print (FlipCanvas *canvas,
                 const FlipLineStyle *style,
                 double x,
                 double y,
                 const char *format,
                 ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  g_return_if_fail (format != NULL);

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  flip_line_draw (canvas, style, x, y, text);
}
