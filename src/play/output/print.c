/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/output/print.h"

#include "draw/paper/layout-pdf.h"
#include "draw/paper/paper.h"
#include "engine/base/phrase.h"
#include "play/text/rule-book.h"

#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#define MARGIN      36.0 /* points */
#define AID_COLUMNS 3

typedef struct
{
  FlipPrintPart part;
  guint index; /* a seat, or a page within the part */
} Page;

struct _FlipPrint
{
  FlipExport sheet;
  FlipSession *blank; /* the same set-up before its first move, or NULL */
  GPtrArray *rules;   /* or NULL */
  GArray *pieces;     /* of FlipPaperPiece, borrowed from the rules */
  GPtrArray *firsts;  /* the first sentence of each rule */
  GArray *pages;      /* of Page */
  FlipPaper paper;
  FlipLayoutPages layout;
};

/* --- Texts --- */

/* The text up to the end of the first sentence, or of the first item of a list. */
static char *
first_sentence (const char *text)
{
  g_autofree char *line = g_strdup (text ? text : "");
  char *end;

  g_strdelimit (line, "*`", ' ');
  end = strstr (line, "\n\n");
  if (end)
    *end = '\0';
  g_strdelimit (line, "\n", ' ');
  end = strstr (line, "。");
  if (end)
    end[strlen ("。")] = '\0';
  end = strstr (line, ". ");
  if (end)
    end[1] = '\0';
  return g_strstrip (g_steal_pointer (&line));
}

static void
add_piece (FlipPrint *print, FlipPaperKind kind, const char *term, const char *text)
{
  const FlipPaperPiece piece = { kind, term, text };

  g_array_append_val (print->pieces, piece);
}

static void
read_rules (FlipPrint *print)
{
  const char *section = NULL;

  print->rules = flip_rule_book_open (flip_session_game (print->sheet.session)->id);
  for (guint i = 0; i < print->rules->len; i++)
    {
      const FlipRule *rule = g_ptr_array_index (print->rules, i);
      char *sentence = first_sentence (rule->text);

      g_ptr_array_add (print->firsts, sentence);
      if (rule->section && *rule->section && g_strcmp0 (section, rule->section) != 0)
        add_piece (print, FLIP_PAPER_HEADING, rule->section, "");
      section = rule->section;
      add_piece (print, FLIP_PAPER_TERM, rule->title, sentence);
    }
}

static FlipPaperText
aid_of (FlipPrint *print)
{
  FlipRect paper = flip_paper_rect (print->paper, FALSE);
  FlipRect page = { 0, 0, paper.width * FLIP_POINTS_A_MM, paper.height * FLIP_POINTS_A_MM };

  return (FlipPaperText){
    .title = _ (flip_session_game (print->sheet.session)->name),
    .pieces = (const FlipPaperPiece *) (gpointer) print->pieces->data,
    .n_pieces = print->pieces->len,
    .page = flip_rect_grow (page, -MARGIN),
    .columns = AID_COLUMNS,
  };
}

/* --- Pages --- */

static void
add_page (FlipPrint *print, FlipPrintPart part, guint index)
{
  const Page page = { part, index };

  g_array_append_val (print->pages, page);
}

static void
add_pages (FlipPrint *print, FlipPrintPart part, guint n)
{
  for (guint i = 0; i < n; i++)
    add_page (print, part, i);
}

static FlipPicture
picture_of (FlipPrint *print, guint seat)
{
  return (FlipPicture){
    .game = flip_session_game (print->sheet.session),
    .state = flip_session_state (print->sheet.session),
    .seat = seat,
    .palette = FLIP_PALETTE_PRINT,
    .paper = print->paper,
    .setup = flip_session_setup (print->sheet.session),
  };
}

static void
add_layout (FlipPrint *print)
{
  FlipPicture picture = picture_of (print, 0);

  picture.state = print->blank ? flip_session_state (print->blank) : picture.state;
  if (!flip_layout_pdf_can (picture.game, picture.state))
    return;
  print->layout = flip_layout_read (&picture);
  add_pages (print, FLIP_PRINT_LAYOUT, 1 + flip_layout_n_printed (&print->layout));
}

static void
add_part (FlipPrint *print, FlipPrintPart part, guint seats)
{
  guint n_seats = flip_setup_seats (flip_session_setup (print->sheet.session));
  FlipPaperText aid;

  switch (part)
    {
    case FLIP_PRINT_BOARDS:
      for (guint seat = 0; seat < n_seats; seat++)
        {
          if (seats >> seat & 1)
            add_page (print, part, seat);
        }
      break;
    case FLIP_PRINT_RESULT:
      add_page (print, part, 0);
      break;
    case FLIP_PRINT_BLANK:
      if (print->blank)
        add_page (print, part, 0);
      break;
    case FLIP_PRINT_AID:
      read_rules (print);
      aid = aid_of (print);
      add_pages (print, part, print->pieces->len ? flip_paper_text_n_pages (&aid) : 0);
      break;
    case FLIP_PRINT_LAYOUT:
      add_layout (print);
      break;
    default:
      g_assert_not_reached ();
    }
}

FlipPrint *
flip_print_new (const FlipExport *sheet, guint parts, guint seats, FlipPaper paper)
{
  FlipPrint *print;

  g_return_val_if_fail (sheet && sheet->session, NULL);
  g_return_val_if_fail (paper < FLIP_N_PAPERS, NULL);

  print = g_new0 (FlipPrint, 1);
  print->sheet = *sheet;
  print->sheet.session = flip_session_ref (sheet->session);
  print->blank = flip_session_new_like (sheet->session);
  print->pieces = g_array_new (FALSE, FALSE, sizeof (FlipPaperPiece));
  print->firsts = g_ptr_array_new_with_free_func (g_free);
  print->pages = g_array_new (FALSE, FALSE, sizeof (Page));
  print->paper = paper;
  for (FlipPrintPart part = 0; part < FLIP_N_PRINTS; part++)
    {
      if (parts >> part & 1)
        add_part (print, part, seats);
    }

  return print;
}

void
flip_print_free (FlipPrint *print)
{
  g_return_if_fail (print);

  flip_session_free (print->sheet.session);
  g_clear_pointer (&print->blank, flip_session_free);
  g_clear_pointer (&print->rules, g_ptr_array_unref);
  g_array_unref (print->pieces);
  g_ptr_array_unref (print->firsts);
  g_array_unref (print->pages);
  g_free (print);
}

gboolean
flip_print_can (FlipSession *session, FlipPrintPart part)
{
  return part != FLIP_PRINT_LAYOUT || flip_export_can (session, FLIP_EXPORT_LAYOUT);
}

const char *
flip_print_word (FlipPrintPart part)
{
  static const char *const words[FLIP_N_PRINTS] = { "boards", "result", "blank", "aid", "layout" };

  g_return_val_if_fail (part < FLIP_N_PRINTS, NULL);

  return words[part];
}

guint
flip_print_n_pages (FlipPrint *print)
{
  g_return_val_if_fail (print, 0);

  return print->pages->len;
}

gboolean
flip_print_is_lying (FlipPrint *print, guint page)
{
  FlipPrintPart part;

  g_return_val_if_fail (print && page < print->pages->len, FALSE);

  part = g_array_index (print->pages, Page, page).part;
  if (part == FLIP_PRINT_LAYOUT)
    return print->layout.lying;
  return part == FLIP_PRINT_BOARDS || part == FLIP_PRINT_BLANK;
}

FlipRect
flip_print_rect (FlipPrint *print, guint page)
{
  FlipRect paper = flip_paper_rect (print->paper, flip_print_is_lying (print, page));

  return (FlipRect){ 0, 0, paper.width * FLIP_POINTS_A_MM, paper.height * FLIP_POINTS_A_MM };
}

/* --- Drawing --- */

static void
draw_board (FlipPrint *print, guint seat, cairo_t *cr)
{
  FlipExport sheet = print->sheet;
  FlipPicture picture = picture_of (print, seat);
  g_autofree char *title = NULL;

  sheet.seat = seat;
  picture.title = title = flip_export_title (&sheet);
  flip_picture_draw_page (&picture, cr, NULL);
}

static void
draw_blank (FlipPrint *print, cairo_t *cr)
{
  FlipPicture picture = picture_of (print, 0);
  /* Translators: above a board that is filled in by hand. */
  g_autofree char *title = g_strdup_printf (_ ("%s · Name: ____________________   Date: ____________"),
                                            _ (picture.game->name));

  picture.state = flip_session_state (print->blank);
  picture.title = title;
  flip_picture_draw_page (&picture, cr, NULL);
}

/* The result: the winner by points, or the game's own sentence, which names the side if the game
   has sides. */
static char *
tell_result (FlipSession *session, const FlipResult *result)
{
  g_autoptr (GString) words = g_string_new (NULL);
  guint n_seats = flip_setup_seats (flip_session_setup (session));

  if (!result->over)
    return g_strdup (_ ("The game is still going."));
  if (result->winners == 0 || result->has_opponent || result->by_deed
      || flip_result_ending (result, n_seats, 0) == FLIP_ENDING_DRAWN)
    {
      g_string_assign (words, result->text);
      flip_log_put_names (flip_session_log (session), words);
      return g_string_free (g_steal_pointer (&words), FALSE);
    }
  for (guint seat = 0; result->winners >> seat; seat++)
    {
      if (result->winners >> seat & 1)
        flip_phrase_add (words, flip_log_player (flip_session_log (session), (int) seat));
    }
  /* Translators: %s: the players who have won */
  return g_strdup_printf (_ ("Winner: %s"), words->str);
}

/* A line without points for any seat is left out. */
static gboolean
is_counted (const FlipScore *scores, guint n_seats, guint line)
{
  for (guint seat = 0; seat < n_seats; seat++)
    {
      if (line < scores[seat].n_lines && scores[seat].lines[line].points)
        return TRUE;
    }

  return FALSE;
}

/* The lines of all seats and the total. A seat without a line has an empty cell there. */
static void
draw_result (FlipPrint *print, FlipCanvas *canvas, const FlipRect *page)
{
  FlipSession *session = print->sheet.session;
  const FlipGame *game = flip_session_game (session);
  guint n = flip_setup_seats (flip_session_setup (session));
  FlipScore scores[FLIP_MAX_SEATS] = { 0 };
  const char *heads[FLIP_MAX_SEATS], *labels[FLIP_SCORE_LINES + 1];
  int values[(FLIP_SCORE_LINES + 1) * FLIP_MAX_SEATS] = { 0 };
  g_autofree char *day = flip_export_day (&print->sheet);
  g_autofree char *title = flip_phrase_list (_ (game->name), day, NULL);
  g_autofree char *note = NULL;
  FlipPaperTable table = { .title = title, .heads = heads, .n_columns = n, .labels = labels,
                           .values = values, .n_totals = 1 };
  FlipResult result = { 0 };

  flip_game_result (game, flip_session_state (session), &result);
  table.note = note = tell_result (session, &result);
  for (guint seat = 0; seat < n; seat++)
    {
      game->score (flip_session_state (session), seat, &scores[seat]);
      heads[seat] = flip_log_player (flip_session_log (session), (int) seat);
    }
  for (guint line = 0; line < scores[0].n_lines; line++)
    {
      if (!is_counted (scores, n, line))
        continue;
      labels[table.n_rows] = scores[0].lines[line].label;
      for (guint seat = 0; seat < n && line < scores[seat].n_lines; seat++)
        values[table.n_rows * n + seat] = scores[seat].lines[line].points;
      table.n_rows++;
    }
  labels[table.n_rows] = _ ("Total");
  for (guint seat = 0; seat < n; seat++)
    values[table.n_rows * n + seat] = scores[seat].total;
  table.n_rows++;
  flip_paper_table_draw (canvas, &table, page);
}

static void
draw_layout (FlipPrint *print, guint index, cairo_t *cr)
{
  FlipPicture picture = picture_of (print, 0);
  guint row, column;

  picture.state = print->blank ? flip_session_state (print->blank) : picture.state;
  if (index == 0)
    {
      flip_layout_draw_overview (&picture, cr);
      return;
    }
  flip_layout_find_printed (&print->layout, index - 1, &row, &column);
  flip_layout_draw_page (&picture, cr, row, column);
}

static void
draw_text (FlipPrint *print, const Page *page, guint number, cairo_t *cr)
{
  g_auto (FlipCanvas) canvas = { 0 };
  FlipRect rect = flip_rect_grow (flip_print_rect (print, number), -MARGIN);
  FlipPaperText aid = aid_of (print);

  flip_canvas_init (&canvas, cr, flip_palette (FLIP_PALETTE_PRINT));
  canvas.setup = flip_session_setup (print->sheet.session);
  if (page->part == FLIP_PRINT_RESULT)
    draw_result (print, &canvas, &rect);
  else
    flip_paper_text_draw (&canvas, &aid, page->index);
}

void
flip_print_draw (FlipPrint *print, guint number, cairo_t *cr)
{
  const Page *page;

  g_return_if_fail (print && number < print->pages->len);
  g_return_if_fail (cr);

  page = &g_array_index (print->pages, Page, number);
  cairo_save (cr);
  if (page->part == FLIP_PRINT_BOARDS)
    draw_board (print, page->index, cr);
  else if (page->part == FLIP_PRINT_BLANK)
    draw_blank (print, cr);
  else if (page->part == FLIP_PRINT_LAYOUT)
    draw_layout (print, page->index, cr);
  else
    draw_text (print, page, number, cr);
  cairo_restore (cr);
}

static void
draw_all (FlipPrint *print, cairo_surface_t *surface)
{
  cairo_t *cr = cairo_create (surface);

  for (guint i = 0; i < print->pages->len; i++)
    {
      FlipRect rect = flip_print_rect (print, i);

      cairo_pdf_surface_set_size (surface, rect.width, rect.height);
      flip_print_draw (print, i, cr);
      cairo_show_page (cr);
    }
  cairo_destroy (cr);
}

GBytes *
flip_print_bytes (FlipPrint *print, GError **error)
{
  g_autoptr (GPtrArray) alone = g_ptr_array_new ();

  g_return_val_if_fail (print, NULL);

  g_ptr_array_add (alone, print);
  return flip_prints_bytes (alone, error);
}

static guint
count_pages (const GPtrArray *prints)
{
  guint n = 0;

  for (guint i = 0; i < prints->len; i++)
    n += flip_print_n_pages (prints->pdata[i]);
  return n;
}

GBytes *
flip_prints_bytes (GPtrArray *prints, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  cairo_status_t status;

  g_return_val_if_fail (prints, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  if (count_pages (prints) == 0)
    {
      g_set_error (error, FLIP_PICTURE_ERROR, FLIP_PICTURE_ERROR_NO_SHEET,
                   _ ("There is nothing to print."));
      return NULL;
    }
  surface = cairo_pdf_surface_create_for_stream (flip_paper_append, bytes, 1, 1);
  for (guint i = 0; i < prints->len; i++)
    draw_all (prints->pdata[i], surface);
  cairo_surface_finish (surface);
  status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  g_set_error (error, FLIP_PICTURE_ERROR, FLIP_PICTURE_ERROR_DRAWING,
               /* Translators: %s: the reason, as the system tells it */
               _ ("The picture could not be drawn: %s."), cairo_status_to_string (status));
  return NULL;
}
