/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who asks for what, and what is answered. */

#include "serve/screens-private.h"

#include "play/text/rule-book.h"
#include "serve/sheet-picture.h"
#include "serve/token.h"
#include "serve/tongue.h"
#include "serve/gate-page.h"
#include "serve/packed.h"
#include "serve/screens-pages.h"
#include "serve/words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define KEPT_PICTURES  64
#define WIDEST         2400 /* pixels of a picture */
#define NARROWEST      100
#define COOKIE         "key"
#define PAGES          "/org/flipside/Flipside/screens/"
#define COMPRESS_ABOVE 512
#define TOO_MANY_REQUESTS 429

/* A request that is being answered. */
typedef struct
{
  FlipScreens *self;
  SoupServerMessage *message;
  FlipGuest *guest;
  const char *path; /* after the token */
  GHashTable *query, *form;
} Request;

typedef struct
{
  const char *method, *path; /* a path that ends in "/" is followed by a number */
  gboolean begins;           /* what a page asks for first: also for a guest that has no key, or was sent away */
  void (*answer) (const Request *request);
} Route;

/* helpers */

static const char *
header (SoupServerMessage *message, const char *name)
{
  return soup_message_headers_get_list (soup_server_message_get_request_headers (message), name);
}

static void
set_header (SoupServerMessage *message, const char *name, const char *value)
{
  soup_message_headers_replace (soup_server_message_get_response_headers (message), name, value);
}

/* Words are sent compressed: a moment has many alike. */
static void
reply_bytes (SoupServerMessage *message, guint status, const char *type, GBytes *bytes)
{
  const char *accepted = header (message, "Accept-Encoding");
  g_autoptr (GBytes) small = NULL;
  gboolean is_text = g_str_has_prefix (type, "text/") || g_str_has_prefix (type, "application/");

  if (is_text && g_bytes_get_size (bytes) > COMPRESS_ABOVE && accepted && strstr (accepted, "gzip"))
    small = flip_packed (bytes);
  if (small)
    {
      set_header (message, "Content-Encoding", "gzip");
      bytes = small;
    }
  soup_server_message_set_status (message, status, NULL);
  soup_server_message_set_response (message, type, SOUP_MEMORY_COPY, g_bytes_get_data (bytes, NULL),
                                    g_bytes_get_size (bytes));
}

void
flip_screens_reply (SoupServerMessage *message, guint status, char *json)
{
  g_autoptr (GBytes) bytes = g_bytes_new_take (json, strlen (json));

  reply_bytes (message, status, "application/json; charset=utf-8", bytes);
}

void
flip_screens_refuse (SoupServerMessage *message, guint status, const char *title, const char *reason)
{
  FlipJson json;

  flip_json_begin (&json, '{');
  flip_json_add (&json, FLIP_JSON ("title", title), FLIP_JSON ("reason", reason));
  flip_screens_reply (message, status, flip_json_end (&json));
}

static void
reply_unknown (SoupServerMessage *message)
{
  flip_screens_refuse (message, SOUP_STATUS_NOT_FOUND, /* heading of a refusal */ _ ("Not found"), _ ("There is nothing here."));
}

static const char *
asked_for (const Request *request, const char *name)
{
  const char *value = request->query ? g_hash_table_lookup (request->query, name) : NULL;

  return value ? value : "";
}

/* The page and its parts */

static const char *
type_of (const char *name)
{
  if (g_str_has_suffix (name, ".js"))
    return "text/javascript; charset=utf-8";
  if (g_str_has_suffix (name, ".css"))
    return "text/css; charset=utf-8";
  return g_str_has_suffix (name, ".svg") ? "image/svg+xml" : "text/html; charset=utf-8";
}

static gboolean
reply_page (SoupServerMessage *message, const char *name)
{
  g_autofree char *path = g_strconcat (PAGES, *name ? name : "index.html", NULL);
  g_autoptr (GBytes) bytes = NULL;

  flip_screens_get_resource ();
  bytes = strstr (name, "..") ? NULL : g_resources_lookup_data (path, 0, NULL);
  if (!bytes)
    return FALSE;
  if (*name)
    set_header (message, "Cache-Control", "private, max-age=600");
  reply_bytes (message, SOUP_STATUS_OK, type_of (path), bytes);
  return TRUE;
}

/* A page that is opened from another one doesn't show its key yet, but what it asks for itself does. So a guest
   comes in here; and back in, after being sent away, as the link or the code was used again. */
static void
answer_words (const Request *request)
{
  request->guest->is_away = FALSE;
  flip_screens_reply (request->message, SOUP_STATUS_OK,
                      flip_screen_words_json (
                        flip_tongue_choose (header (request->message, "Accept-Language"))));
}

/* What there is to see */

static void
answer_moment (const Request *request)
{
  flip_screens_reply (request->message, SOUP_STATUS_OK,
                      flip_screens_moment_json (request->self, request->guest));
}

static void
answer_log (const Request *request)
{
  g_autoptr (FlipView) view = flip_screens_view (request->self, request->guest);
  FlipJson json;

  flip_json_begin (&json, '{');
  flip_screen_write_log (view->moment, 0, &json);
  flip_screens_reply (request->message, SOUP_STATUS_OK, flip_json_end (&json));
}

static void
write_rule (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipRule *rule = item;

  flip_json_add (json, FLIP_JSON ("section", rule->section), FLIP_JSON ("id", rule->id),
                 FLIP_JSON ("title", rule->title), FLIP_JSON ("text", rule->text));
}

static void
answer_rules (const Request *request)
{
  g_autoptr (GPtrArray) rules = flip_rule_book_open (flip_sheet_model_game (request->self->model)->id);
  FlipJson json;

  flip_json_begin (&json, '{');
  flip_json_pointers (&json, "rules", rules, write_rule, NULL);
  flip_screens_reply (request->message, SOUP_STATUS_OK, flip_json_end (&json));
}

/* Why nothing can be done at a site. */
static void
answer_why (const Request *request)
{
  g_autoptr (FlipView) view = flip_screens_view (request->self, request->guest);
  const FlipSites *sites = flip_moment_sites (view->moment, view->moment->seat);
  const char *name = asked_for (request, "site");
  FlipRefusal refusal = { 0 };
  FlipJson json;
  guint site = 0;

  while (site < sites->n && !g_str_equal (sites->sites[site].name, name))
    site++;
  if (site == sites->n)
    return reply_unknown (request->message);
  flip_moment_refuse_site (view->moment, (guint16) site, &refusal);
  flip_json_begin (&json, '{');
  flip_screen_write_refusal (view->moment, &refusal, &json);
  flip_screens_reply (request->message, SOUP_STATUS_OK, flip_json_end (&json));
}

/* Pictures */

static void
keep_picture (FlipScreens *self, const char *name, GBytes *bytes)
{
  char *key = g_strdup (name);

  g_hash_table_insert (self->pictures, key, g_bytes_ref (bytes));
  g_queue_push_tail (self->addresses, key);
  if (g_queue_get_length (self->addresses) > KEPT_PICTURES)
    g_hash_table_remove (self->pictures, g_queue_pop_head (self->addresses));
}

static FlipPaletteId
palette_of (const Request *request)
{
  gboolean dark = g_str_equal (asked_for (request, "dark"), "1");

  if (g_str_equal (asked_for (request, "contrast"), "1"))
    return dark ? FLIP_PALETTE_CONTRAST_DARK : FLIP_PALETTE_CONTRAST;
  return dark ? FLIP_PALETTE_DARK : FLIP_PALETTE_LIGHT;
}

/* The width in pixels; 0 if it makes no sense. */
static guint
width_of (const Request *request)
{
  double width = g_ascii_strtod (asked_for (request, "width"), NULL);
  double ratio = g_ascii_strtod (asked_for (request, "ratio"), NULL);
  double pixels = width * CLAMP (ratio, 1, 3);

  return pixels >= NARROWEST && pixels <= 2 * WIDEST ? (guint) MIN (pixels, WIDEST) : 0;
}

/* A picture is asked for by its digest, so it never changes; whoever asks for an old one gets the present
   one, which is not to be kept under that address. */
typedef GBytes *(*Draw) (const Request *request, gconstpointer data, guint width, FlipPaletteId palette);

static void
reply_picture (const Request *request, FlipDigest number, Draw draw, gconstpointer data)
{
  FlipScreens *self = request->self;
  g_autofree char *digest = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", number);
  FlipPaletteId palette = palette_of (request);
  guint width = width_of (request);
  g_autofree char *tag = g_strdup_printf ("\"%s-%u-%u\"", digest, width, palette);
  g_autoptr (GBytes) bytes = NULL;

  if (!width)
    return reply_unknown (request->message);
  set_header (request->message, "ETag", tag);
  if (g_str_equal (digest, asked_for (request, "d")))
    set_header (request->message, "Cache-Control", "private, max-age=86400, immutable");
  if (g_strcmp0 (header (request->message, "If-None-Match"), tag) == 0)
    return soup_server_message_set_status (request->message, SOUP_STATUS_NOT_MODIFIED, NULL);
  bytes = g_hash_table_lookup (self->pictures, tag);
  if (bytes)
    g_bytes_ref (bytes);
  else
    {
      bytes = draw (request, data, width, palette);
      if (!bytes)
        return flip_screens_refuse (request->message, SOUP_STATUS_INTERNAL_SERVER_ERROR, /* heading of a refusal */ _ ("No picture"),
                                    _ ("There was no memory for it."));
      keep_picture (self, tag, bytes);
    }
  reply_bytes (request->message, SOUP_STATUS_OK, "image/png", bytes);
}

static GBytes *
draw_sheet (const Request *request, gconstpointer data, guint width, FlipPaletteId palette)
{
  return flip_sheet_picture_png (data, width, palette);
}

static gboolean
read_number (const char *text, guint n, guint *number)
{
  guint64 read;

  if (!g_ascii_string_to_unsigned (text, 10, 0, n - 1, &read, NULL))
    return FALSE;
  *number = (guint) read;
  return TRUE;
}

/* All of a seat's board, or one of its regions. */
static void
answer_board (const Request *request)
{
  g_autoptr (FlipView) view = flip_screens_view (request->self, request->guest);
  const FlipSheetArt *art = flip_sheet_art_of (view->moment->game, view->moment->state);
  FlipSheetPicture picture = { view->moment, 0, FLIP_ALL_REGIONS,
                               g_str_equal (asked_for (request, "print"), "1") };
  const char *seat = strchr (request->path, '/') + 1, *region = asked_for (request, "region");

  if (request->guest->role == FLIP_ROLE_NONE || !art
      || !read_number (seat, view->moment->n_seats, &picture.seat)
      || (*region && !read_number (region, art->n_regions, &picture.region)))
    return reply_unknown (request->message);
  reply_picture (request, flip_sheet_picture_digest (&picture), draw_sheet, &picture);
}

static GBytes *
draw_table (const Request *request, gconstpointer data, guint width, FlipPaletteId palette)
{
  return flip_screens_table_png (request->self, request->guest, width, palette);
}

static gboolean
has_table (const Request *request)
{
  return flip_sheet_model_tabletop (request->self->model) != NULL;
}

static void
answer_table (const Request *request)
{
  if (has_table (request))
    reply_picture (request, flip_screens_table_digest (request->self, request->guest), draw_table, NULL);
  else
    reply_unknown (request->message);
}

static void
answer_hand (const Request *request)
{
  if (has_table (request))
    flip_screens_reply (request->message, SOUP_STATUS_OK,
                        flip_screens_hand_json (request->self, request->guest));
  else
    reply_unknown (request->message);
}

static void
answer_aim (const Request *request)
{
  if (has_table (request))
    flip_screens_aim (request->self, request->guest, request->form);
  answer_hand (request);
}

static void
answer_hint (const Request *request)
{
  flip_screens_reply (request->message, SOUP_STATUS_OK,
                      flip_screens_hint_json (request->self, request->guest));
}

static void
answer_review (const Request *request)
{
  flip_screens_reply (request->message, SOUP_STATUS_OK,
                      flip_screens_review_json (request->self, request->guest));
}

/* What guests do */

static void
answer_events (const Request *request)
{
  flip_screens_open_stream (request->self, request->guest, request->message);
}

static void
answer_sit (const Request *request)
{
  flip_screens_sit (request->self, request->guest, request->message, request->form);
}

static void
answer_leave (const Request *request)
{
  flip_guests_seat (&request->self->guests, request->guest, FLIP_ROLE_NONE, -1);
  flip_screens_reply (request->message, SOUP_STATUS_OK, g_strdup ("{\"ok\":true}"));
  flip_screens_people_changed (request->self);
}

static void
answer_play (const Request *request)
{
  flip_screens_play (request->self, request->guest, request->message, request->form);
}

static void
answer_back (const Request *request)
{
  flip_screens_take_back (request->self, request->guest, request->message, request->form);
}

static const Route routes[] = {
  { "GET", "words", TRUE, answer_words },
  { "GET", "moment", FALSE, answer_moment },
  { "GET", "log", FALSE, answer_log },
  { "GET", "rules", FALSE, answer_rules },
  { "GET", "why", FALSE, answer_why },
  { "GET", "board/", FALSE, answer_board },
  { "GET", "table", FALSE, answer_table },
  { "GET", "hand", FALSE, answer_hand },
  { "GET", "hint", FALSE, answer_hint },
  { "GET", "review", FALSE, answer_review },
  { "GET", "events", FALSE, answer_events },
  { "POST", "aim", FALSE, answer_aim },
  { "POST", "sit", FALSE, answer_sit },
  { "POST", "leave", FALSE, answer_leave },
  { "POST", "play", FALSE, answer_play },
  { "POST", "back", FALSE, answer_back },
};

/* Who asks */

static char *
key_of (SoupServerMessage *message)
{
  const char *cookies = header (message, "Cookie");
  g_auto (GStrv) list = g_strsplit (cookies ? cookies : "", ";", 10);

  for (guint i = 0; list[i]; i++)
    {
      g_strstrip (list[i]);
      if (g_str_has_prefix (list[i], COOKIE "="))
        return g_strdup (list[i] + strlen (COOKIE "="));
    }

  return NULL;
}

/* The guest that the browser's key names. */
static FlipGuest *
find_guest (FlipScreens *self, SoupServerMessage *message)
{
  g_autofree char *key = key_of (message);
  FlipGuest *guest = flip_guests_find (&self->guests, key);

  if (guest)
    guest->heard = g_get_monotonic_time ();
  return guest;
}

/* Gives a key to whoever has none. */
static FlipGuest *
welcome (FlipScreens *self, SoupServerMessage *message)
{
  g_autofree char *key = flip_token_new ();
  FlipGuest *guest = flip_guests_add (&self->guests, key, header (message, "User-Agent"));
  g_autofree char *cookie = g_strdup_printf (
    COOKIE "=%s; Path=/%s/; HttpOnly; SameSite=Strict; Max-Age=43200", key, self->gate.token);

  if (guest)
    set_header (message, "Set-Cookie", cookie);
  return guest;
}

/* Before the token */

/* Where browsers send no referrer at all, they call the origin of a form "null". */
static void
reply_gate (FlipScreens *self, SoupServerMessage *message, guint status, const char *problem)
{
  const char *language = flip_tongue_choose (header (message, "Accept-Language"));
  char *html = flip_screen_gate_html (language, problem);
  g_autoptr (GBytes) bytes = g_bytes_new_take (html, strlen (html));

  set_header (message, "Referrer-Policy", "same-origin");
  reply_bytes (message, status, "text/html; charset=utf-8", bytes);
}

static void
try_code (FlipScreens *self, SoupServerMessage *message, GHashTable *form)
{
  const char *code = form ? g_hash_table_lookup (form, "code") : NULL;
  g_autofree char *path = NULL;

  if (flip_gate_is_closed (&self->gate))
    return reply_gate (self, message, TOO_MANY_REQUESTS,
                       _ ("Too many wrong codes. Wait a minute, then try again."));
  if (!code || !flip_gate_tries_code (&self->gate, code))
    return reply_gate (self, message, SOUP_STATUS_FORBIDDEN,
                       _ ("That is not the code that the computer shows."));
  path = g_strdup_printf ("/%s/", self->gate.token);
  soup_server_message_set_redirect (message, SOUP_STATUS_SEE_OTHER, path);
}

static void
answer_outside (FlipScreens *self, SoupServerMessage *message, const char *path, GHashTable *form)
{
  gboolean posts = g_str_equal (soup_server_message_get_method (message), "POST");

  if (g_str_equal (path, "/code") && posts)
    return try_code (self, message, form);
  if (g_str_equal (path, "/screens.css") && reply_page (message, "screens.css"))
    return;
  if (g_str_equal (path, "/"))
    return reply_gate (self, message, SOUP_STATUS_OK, NULL);
  reply_unknown (message);
}

/* Behind the token */

static const Route *
find_route (const char *method, const char *path)
{
  for (guint i = 0; i < G_N_ELEMENTS (routes); i++)
    {
      const Route *route = &routes[i];
      gboolean fits = g_str_has_suffix (route->path, "/") ? g_str_has_prefix (path, route->path)
                                                          : g_str_equal (path, route->path);

      if (fits && g_str_equal (method, route->method))
        return route;
    }

  return NULL;
}

static void
answer_guest (Request *request)
{
  const char *method = soup_server_message_get_method (request->message);
  const Route *route = find_route (method, request->path);

  if (!request->guest && route && route->begins)
    {
      request->guest = welcome (request->self, request->message);
      if (!request->guest)
        return flip_screens_refuse (request->message, SOUP_STATUS_SERVICE_UNAVAILABLE, /* heading of a refusal: no more screens fit */ _ ("Full"),
                                    _ ("There are too many screens at this sheet already."));
    }
  if (!request->guest || (request->guest->is_away && (!route || !route->begins)))
    return flip_screens_reply (request->message, SOUP_STATUS_FORBIDDEN, g_strdup ("{\"away\":true}"));
  if (!flip_guest_may_ask (request->guest))
    return flip_screens_refuse (request->message, TOO_MANY_REQUESTS, /* heading of a refusal */ _ ("Too quick"),
                                _ ("That was too much at once. Try again in a moment."));
  if (!route)
    return reply_unknown (request->message);
  route->answer (request);
}

static void
answer_inside (FlipScreens *self, Request *request)
{
  gboolean gets = g_str_equal (soup_server_message_get_method (request->message), "GET");

  if (gets && (!*request->path || strchr (request->path, '.')) && reply_page (request->message, request->path))
    return;
  request->guest = find_guest (self, request->message);
  answer_guest (request);
}

/* "/TOKEN/moment": what follows the token, or NULL if it isn't the token. */
static const char *
after_token (FlipScreens *self, const char *path)
{
  gsize length = strlen (self->gate.token);
  g_autofree char *token = g_strndup (path + 1, strcspn (path + 1, "/"));

  if (!flip_token_is (self->gate.token, token) || path[1 + length] != '/')
    return NULL;
  return path + length + 2;
}

static GHashTable *
read_form (SoupServerMessage *message)
{
  SoupMessageBody *body = soup_server_message_get_request_body (message);
  g_autofree char *text = body->data ? g_strndup (body->data, (gsize) body->length) : NULL;

  return text && g_utf8_validate (text, -1, NULL) ? soup_form_decode (text) : NULL;
}

/* for the server */

void
flip_screens_answer_cb (SoupServer *server,
                        SoupServerMessage *message,
                        const char *path,
                        GHashTable *query,
                        gpointer data)
{
  FlipScreens *self = data;
  g_autoptr (FlipScreens) held = g_object_ref (self);
  g_auto (FlipTongue) tongue = { NULL };
  g_autoptr (GHashTable) form = NULL;
  Request request = { .self = self, .message = message, .query = query };

  flip_gate_set_headers (message);
  if (!flip_gate_is_addressed (message))
    {
      soup_server_message_set_status (message, SOUP_STATUS_FORBIDDEN, NULL);
      return;
    }
  flip_tongue_begin (&tongue, flip_tongue_choose (header (message, "Accept-Language")));
  form = read_form (message);
  request.form = form;
  request.path = after_token (self, path);
  if (request.path)
    answer_inside (self, &request);
  else
    answer_outside (self, message, path, form);
}
