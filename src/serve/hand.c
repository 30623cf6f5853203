/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The simulated table on a guest's screen: its picture, and the guest's hand over it. */

#include "serve/screens-private.h"

#include "draw/table/table-art.h"
#include "play/table/aiming.h"
#include "serve/png.h"

#include <string.h>

/* helpers */

/* Reloaded after a change of the sheet only: a reload aims anew. */
static FlipTableHand *
hand_of (FlipScreens *self, FlipGuest *guest)
{
  static const char key[] = "loaded-at";
  g_autofree char *version = flip_screens_version (self);

  if (!guest->hand)
    guest->hand = G_OBJECT (flip_table_hand_new (self->model));
  if (g_strcmp0 (g_object_get_data (guest->hand, key), version) != 0)
    {
      flip_table_hand_reload (FLIP_TABLE_HAND (guest->hand));
      g_object_set_data_full (guest->hand, key, g_steal_pointer (&version), g_free);
    }
  return FLIP_TABLE_HAND (guest->hand);
}

/* Only whoever is asked has something to do there. */
static gboolean
is_at_hand (FlipScreens *self, FlipGuest *guest)
{
  g_autoptr (FlipView) view = flip_screens_view (self, guest);

  return flip_view_is_asked (view);
}

static const FlipPiece *
find_piece (FlipTableHand *hand, guint16 site)
{
  const FlipTable *table = flip_table_hand_table (hand);
  const FlipTableArt *art = flip_table_hand_art (hand);

  for (guint i = 0; i < table->n_pieces; i++)
    {
      if (art->site (table->pieces[i].id) == site)
        return &table->pieces[i];
    }

  return NULL;
}

static void
write_figures (FlipTableHand *hand, FlipJson *json)
{
  const FlipFlickChoice *chosen = flip_table_hand_chosen (hand, NULL);
  guint figures[FLIP_MOST_CHOICES], n = flip_table_hand_figures (hand, figures), all;
  const FlipFlickChoice *choices = flip_table_hand_choices (hand, &all);

  flip_json_open (json, "figures", '[');
  for (guint i = 0; i < n; i++)
    {
      const FlipFlickChoice *choice = &choices[figures[i]];
      const FlipPiece *piece = find_piece (hand, choice->site);

      if (piece)
        flip_json_object (json, NULL, FLIP_JSON ("index", figures[i]), FLIP_JSON ("name", choice->name),
                          FLIP_JSON ("x", piece->x), FLIP_JSON ("y", piece->y),
                          FLIP_JSON_BOOLEAN ("chosen", chosen && chosen->site == choice->site));
    }
  flip_json_close (json, ']');
}

static void
write_acts (FlipTableHand *hand, FlipJson *json)
{
  FlipHandAct acts[FLIP_MOST_ACTS];
  guint n = flip_table_hand_acts (hand, acts);

  flip_json_open (json, "acts", '[');
  for (guint i = 0; i < n; i++)
    flip_json_object (json, NULL, FLIP_JSON ("label", acts[i].label), FLIP_JSON ("index", acts[i].choice),
                      FLIP_JSON_BOOLEAN ("chosen", acts[i].is_chosen));
  flip_json_close (json, ']');
}

static void
write_point (const char *key, double x, double y, FlipJson *json)
{
  flip_json_object (json, key, FLIP_JSON ("x", x), FLIP_JSON ("y", y));
}

static void
write_aim (FlipTableHand *hand, FlipJson *json)
{
  const FlipAim *aim = NULL;
  const FlipFlick *flick = flip_table_hand_flick (hand, &aim);
  const FlipPiece *turning = flip_table_hand_turning (hand, NULL);
  g_autofree char *contact = flip_aim_words_contact (hand);
  g_autofree char *notation = flip_table_hand_notation (hand);

  if (flick)
    write_point ("from", flick->x, flick->y, json);
  else if (turning)
    write_point ("from", turning->x, turning->y, json);
  if (flick && aim)
    write_point ("to", aim->x, aim->y, json);
  flip_json_add (json, FLIP_JSON ("angle", flip_table_hand_angle (hand)),
                 FLIP_JSON ("power", flip_table_hand_power (hand)),
                 FLIP_JSON ("least", flip_table_hand_least_power (hand)),
                 FLIP_JSON_WORDS ("contact", contact), FLIP_JSON_WORDS ("notation", notation),
                 FLIP_JSON_WORDS ("problem", flip_table_hand_problem (hand)));
}

/* The answers that the hand doesn't make. */
static void
write_buttons (FlipScreens *self, FlipGuest *guest, FlipTableHand *hand, FlipJson *json)
{
  g_autoptr (FlipView) view = flip_screens_view (self, guest);

  flip_json_open (json, "answers", '[');
  for (guint i = 0; i < view->moment->n_moves; i++)
    flip_json_add (json, FLIP_JSON_IF (flip_table_hand_offers (hand, &view->moment->moves[i]),
                                       FLIP_JSON (NULL, i)));
  flip_json_close (json, ']');
}

/* Of all that is drawn. */
static FlipDigest
table_digest (FlipScreens *self, FlipTableHand *hand)
{
  const FlipTable *table = flip_table_hand_table (hand);
  const FlipFlickChoice *chosen = flip_table_hand_chosen (hand, NULL);
  g_autofree char *version = flip_screens_version (self);
  FlipDigest digest = flip_digest_bytes (FLIP_DIGEST_START, version, strlen (version));

  for (guint i = 0; i < table->n_pieces; i++)
    {
      const FlipPiece *piece = &table->pieces[i];

      digest = flip_digest_number (digest, piece->id);
      digest = flip_digest_add (digest, piece->x);
      digest = flip_digest_add (digest, piece->y);
      digest = flip_digest_add (digest, piece->angle);
    }
  return flip_digest_number (digest, chosen ? chosen->site : -1);
}

static void
write_picture (FlipScreens *self, FlipTableHand *hand, FlipJson *json)
{
  const FlipTable *table = flip_table_hand_table (hand);
  g_autofree char *link =
    g_strdup_printf ("table?d=%016" G_GINT64_MODIFIER "x", table_digest (self, hand));

  flip_json_add (json, FLIP_JSON ("width", table->width), FLIP_JSON ("height", table->height),
                 FLIP_JSON ("picture", link));
}

static const char *
task_word (FlipHandTask task)
{
  static const char *const words[] = { "rests", "flicks", "turns" };

  return words[task];
}

static void
draw (FlipScreens *self, FlipTableHand *hand, FlipCanvas *canvas, double scale)
{
  const FlipTableArt *art = flip_table_hand_art (hand);
  guint16 ready[FLIP_MOST_CHOICES];
  guint n;
  const FlipFlickChoice *choices = flip_table_hand_choices (hand, &n);
  const FlipFlickChoice *chosen = flip_table_hand_chosen (hand, NULL);
  FlipTableView view = { .canvas = canvas, .scale = scale };
  FlipTableScene scene = {
    .state = flip_session_state (flip_sheet_model_session (self->model)),
    .table = flip_table_hand_table (hand),
    .ready = ready,
    .n_ready = n,
    .playing = chosen ? chosen->site : FLIP_NO_PIECE,
  };

  for (guint i = 0; i < n; i++)
    ready[i] = choices[i].site;
  art->draw_ground (&view, &scene);
  art->draw_pieces (&view, &scene);
}

/* for the routes */

char *
flip_screens_hand_json (FlipScreens *self, FlipGuest *guest)
{
  FlipTableHand *hand = hand_of (self, guest);
  gboolean asked = is_at_hand (self, guest);
  FlipHandTask task = asked ? flip_table_hand_task (hand) : FLIP_HAND_RESTS;
  FlipJson json;

  flip_json_begin (&json, '{');
  flip_json_add (&json, FLIP_JSON ("task", task_word (task)));
  write_picture (self, hand, &json);
  if (asked)
    {
      write_figures (hand, &json);
      write_acts (hand, &json);
      write_buttons (self, guest, hand, &json);
    }
  if (task != FLIP_HAND_RESTS)
    write_aim (hand, &json);
  return flip_json_end (&json);
}

static gboolean
read_real (GHashTable *form, const char *name, double least, double most, double *number)
{
  const char *text = form ? g_hash_table_lookup (form, name) : NULL;
  char *end = NULL;

  if (!text || !*text)
    return FALSE;
  *number = g_ascii_strtod (text, &end);
  return !*end && *number >= least && *number <= most;
}

void
flip_screens_aim (FlipScreens *self, FlipGuest *guest, GHashTable *form)
{
  FlipTableHand *hand = hand_of (self, guest);
  double number;
  guint n;

  if (!is_at_hand (self, guest))
    return;
  flip_table_hand_choices (hand, &n);
  if (read_real (form, "choice", 0, (double) n - 1, &number)
      || read_real (form, "act", 0, (double) n - 1, &number))
    flip_table_hand_choose (hand, (guint) number);
  if (read_real (form, "angle", -360, 360, &number))
    flip_table_hand_set_angle (hand, number);
  if (read_real (form, "power", 0, 1, &number))
    flip_table_hand_set_power (hand, number);
}

FlipDigest
flip_screens_table_digest (FlipScreens *self, FlipGuest *guest)
{
  return table_digest (self, hand_of (self, guest));
}

GBytes *
flip_screens_table_png (FlipScreens *self, FlipGuest *guest, guint width, FlipPaletteId palette)
{
  FlipTableHand *hand = hand_of (self, guest);
  const FlipTable *table = flip_table_hand_table (hand);
  double scale = width / table->width;
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) width, (int) (table->height * scale + .5));
  cairo_t *cr = cairo_create (surface);
  FlipCanvas canvas;
  GBytes *bytes;

  flip_canvas_init (&canvas, cr, flip_palette (palette));
  draw (self, hand, &canvas, scale);
  flip_canvas_clear (&canvas);
  cairo_destroy (cr);
  bytes = flip_png_of (surface);
  cairo_surface_destroy (surface);
  return bytes;
}
