/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/editions/edition-desk.h"

#include "engine/boards/format-paint.h"
#include "games/games.h"
#include "play/editions/editions.h"

#include <glib/gi18n-lib.h>

#define MOST_STEPS 500

/* A change is saved when there was none for this long: saving waits for the disk, so it would hold
   up a hand that is still typing or dragging. */
#define REST_MS 300

/* One step of undo: the text before a change. */
typedef struct
{
  char *text;
  char *what;  /* shown to the user */
  char *value; /* which value was changed; "" for several */
} Step;

struct _FlipEditionDesk
{
  GObject parent_instance;

  /* borrowed */
  FlipLibrary *library; /* NULL for a read-only view */
  const FlipGame *game;

  /* owned */
  FlipEdition *edition; /* in its present state */
  FlipBoardFile *file;
  GArray *problems; /* their texts are owned by the file */
  FlipEditionState state;
  FlipLog *begun;           /* a game on the newest text without problems, or NULL */
  GPtrArray *done, *undone; /* of Step, the newest last */
  GError *problem;          /* or NULL */

  guint saving;       /* the source that will save, or 0 if everything is saved */
  gboolean is_paused; /* the next change begins a new step */
};

G_DEFINE_FINAL_TYPE (FlipEditionDesk, flip_edition_desk, G_TYPE_OBJECT)

enum
{
  CHANGED,
  SAVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static Step *
step_new (const char *text, const char *what, const char *value)
{
  Step *step = g_new (Step, 1);

  *step = (Step){ g_strdup (text), g_strdup (what), g_strdup (value) };
  return step;
}

static void
step_free (Step *step)
{
  g_free (step->text);
  g_free (step->what);
  g_free (step->value);
  g_free (step);
}

static Step *
newest (GPtrArray *steps)
{
  return steps->len ? g_ptr_array_index (steps, steps->len - 1) : NULL;
}

static FlipEditionReading
reading_of (FlipEditionDesk *self)
{
  return (FlipEditionReading){ self->file, self->problems };
}

/* Takes the file; whoever still needs the one before has to keep it. */
static void
read_file (FlipEditionDesk *self, FlipBoardFile *file)
{
  FlipLog *begun = NULL;

  flip_edition_state_clear (&self->state);
  self->file = file;
  self->problems = flip_format_problems (self->game->format, self->file, NULL);
  flip_edition_state_read_file (&self->state, self->game, self->edition->base, self->file,
                                self->problems, &begun);
  if (!begun)
    return;
  g_clear_pointer (&self->begun, flip_log_free);
  self->begun = begun;
}

/* A change that can't be saved is not lost: it stays on the desk and is saved with the next one. */
static void
save (FlipEditionDesk *self)
{
  g_clear_handle_id (&self->saving, g_source_remove);
  g_clear_error (&self->problem);
  flip_library_save_edition (self->library, self->edition, &self->problem);
  g_signal_emit (self, signals[SAVED], 0);
}

static gboolean
save_cb (gpointer data)
{
  save (data);
  return G_SOURCE_REMOVE;
}

/* Takes the file and its text. */
static void
take (FlipEditionDesk *self, FlipBoardFile *file, char *text)
{
  g_autoptr (FlipBoardFile) old_file = self->file;
  g_autoptr (GArray) old_problems = self->problems;
  FlipEditionReading before = reading_of (self), after;
  g_auto (FlipEditionChange) change = { 0 };

  g_free (self->edition->text);
  self->edition->text = text;
  read_file (self, file);
  after = reading_of (self);
  flip_edition_change_read (&change, self->game->format, &before, &after);
  g_clear_handle_id (&self->saving, g_source_remove);
  self->saving = g_timeout_add (REST_MS, save_cb, self);
  g_signal_emit (self, signals[CHANGED], 0, &change);
}

static gboolean
goes_on (FlipEditionDesk *self, const char *what, const char *value)
{
  const Step *last = newest (self->done);

  return last && !self->is_paused && *value && g_str_equal (last->value, value)
         && g_str_equal (last->what, what);
}

/* Takes a changed file, which is read again only if some of its lines could not be read. */
static void
change (FlipEditionDesk *self, FlipBoardFile *changed, const char *what, const char *value)
{
  g_autoptr (FlipBoardFile) file = changed;
  g_autofree char *text = flip_board_file_text (file);
  FlipBoardFile *taken;

  if (g_str_equal (text, self->edition->text))
    return;
  if (!self->library)
    {
      g_signal_emit (self, signals[CHANGED], 0,
                     &flip_edition_change_of_all); /* resets the controls */
      return;
    }
  g_ptr_array_set_size (self->undone, 0);
  if (!goes_on (self, what, value))
    g_ptr_array_add (self->done, step_new (self->edition->text, what, value));
  if (self->done->len > MOST_STEPS)
    g_ptr_array_remove_index (self->done, 0);
  self->is_paused = FALSE;
  taken = flip_board_file_fault (file, NULL) ? flip_board_file_new (text) : g_steal_pointer (&file);
  take (self, taken, g_steal_pointer (&text));
}

/* Takes the newest step from one list and puts the current text on the other. */
static void
go (FlipEditionDesk *self, GPtrArray *from, GPtrArray *to)
{
  Step *step = newest (from);

  if (!step)
    return;
  g_ptr_array_steal_index (from, from->len - 1);
  g_ptr_array_add (to, step_new (self->edition->text, step->what, step->value));
  self->is_paused = TRUE;
  take (self, flip_board_file_new (step->text), g_strdup (step->text));
  step_free (step);
}

/* A changed value counts as checked, provided there is a printed copy to compare with. */
static void
mark_changed (FlipEditionDesk *self, FlipBoardFile *file)
{
  const FlipFormat *format = self->game->format;
  g_autoptr (GArray) places = flip_format_places (format, file, FALSE);

  for (guint i = 0; self->state.checked.n_values && i < places->len; i++)
    flip_format_mark_new (file, &g_array_index (places, FlipPlace, i), self->file);
}

/* overrides */

static void
flip_edition_desk_dispose (GObject *object)
{
  (void) flip_edition_desk_save (FLIP_EDITION_DESK (object));
  G_OBJECT_CLASS (flip_edition_desk_parent_class)->dispose (object);
}

static void
flip_edition_desk_finalize (GObject *object)
{
  FlipEditionDesk *self = FLIP_EDITION_DESK (object);

  g_clear_pointer (&self->problems, g_array_unref);
  g_clear_pointer (&self->file, flip_board_file_free);
  g_clear_pointer (&self->edition, flip_edition_free);
  flip_edition_state_clear (&self->state);
  g_clear_pointer (&self->begun, flip_log_free);
  g_clear_pointer (&self->done, g_ptr_array_unref);
  g_clear_pointer (&self->undone, g_ptr_array_unref);
  g_clear_error (&self->problem);
  G_OBJECT_CLASS (flip_edition_desk_parent_class)->finalize (object);
}

static void
flip_edition_desk_class_init (FlipEditionDeskClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_edition_desk_dispose;
  G_OBJECT_CLASS (klass)->finalize = flip_edition_desk_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SAVED] = g_signal_new ("saved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
flip_edition_desk_init (FlipEditionDesk *self)
{
  self->done = g_ptr_array_new_with_free_func ((GDestroyNotify) step_free);
  self->undone = g_ptr_array_new_with_free_func ((GDestroyNotify) step_free);
}

/* public functions */

FlipEditionDesk *
flip_edition_desk_new (FlipLibrary *library, gint64 id, GError **error)
{
  g_autoptr (FlipEdition) edition = NULL;
  const FlipGame *game;
  FlipEditionDesk *self;

  g_return_val_if_fail (library && id > 0, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  edition = flip_library_load_edition (library, id, error);
  if (!edition)
    return NULL;
  game = flip_games_find (edition->game);
  if (!game)
    {
      g_set_error (error, FLIP_EDITIONS_ERROR, FLIP_EDITIONS_ERROR_NOT_A_BOARD,
                   _ ("The game of this edition is unknown."));
      return NULL;
    }
  self = g_object_new (FLIP_TYPE_EDITION_DESK, NULL);
  self->library = library;
  self->game = game;
  self->edition = g_steal_pointer (&edition);
  read_file (self, flip_board_file_new (self->edition->text));
  return self;
}

FlipEditionDesk *
flip_edition_desk_new_view (const FlipGame *game, const FlipBoard *board)
{
  FlipEditionDesk *self;

  g_return_val_if_fail (game && board, NULL);

  self = g_object_new (FLIP_TYPE_EDITION_DESK, NULL);
  self->game = game;
  self->edition = flip_edition_new (game->id, _ (board->title), board->text);
  g_free (self->edition->base);
  self->edition->base = g_strdup (board->name);
  read_file (self, flip_board_file_new (self->edition->text));
  return self;
}

gboolean
flip_edition_desk_is_view (FlipEditionDesk *self)
{
  g_return_val_if_fail (FLIP_IS_EDITION_DESK (self), FALSE);

  return self->library == NULL;
}

gint64
flip_edition_desk_id (FlipEditionDesk *self)
{
  g_return_val_if_fail (FLIP_IS_EDITION_DESK (self), 0);

  return self->edition->id;
}

const FlipGame *
flip_edition_desk_game (FlipEditionDesk *self)
{
  g_return_val_if_fail (FLIP_IS_EDITION_DESK (self), NULL);

  return self->game;
}

const char *
flip_edition_desk_name (FlipEditionDesk *self)
{
  g_return_val_if_fail (FLIP_IS_EDITION_DESK (self), NULL);

  return self->edition->name;
}

gboolean
flip_edition_desk_rename (FlipEditionDesk *self, const char *name, GError **error)
{
  const FlipEditionChange nothing = { 0 };

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (self) && name && self->library, FALSE);
  g_return_val_if_fail (!error || !*error, FALSE);

  if (!flip_editions_check_name (self->library, self->game, self->edition->id, name, error))
    return FALSE;
  g_free (self->edition->name);
  self->edition->name = g_strstrip (g_strdup (name));
  save (self);
  g_signal_emit (self, signals[CHANGED], 0, &nothing);
  return TRUE;
}

const FlipFormat *
flip_edition_desk_format (FlipEditionDesk *self)
{
  g_return_val_if_fail (FLIP_IS_EDITION_DESK (self), NULL);

  return self->game->format;
}

gboolean
flip_edition_desk_find (FlipEditionDesk *self, const char *group, const char *key, FlipPlace *place)
{
  g_return_val_if_fail (FLIP_IS_EDITION_DESK (self), FALSE);

  return group && key && flip_format_find (self->game->format, self->file, group, key, place);
}

FlipBoardFile *
flip_edition_desk_file (FlipEditionDesk *self)
{
  g_return_val_if_fail (FLIP_IS_EDITION_DESK (self), NULL);

  return self->file;
}

const char *
flip_edition_desk_text (FlipEditionDesk *self)
{
  g_return_val_if_fail (FLIP_IS_EDITION_DESK (self), NULL);

  return self->edition->text;
}

const GArray *
flip_edition_desk_problems (FlipEditionDesk *self)
{
  g_return_val_if_fail (FLIP_IS_EDITION_DESK (self), NULL);

  return self->problems;
}

const char *
flip_edition_desk_problem_of (FlipEditionDesk *self, const char *group, const char *key)
{
  FlipEditionReading reading;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (self), NULL);

  reading = reading_of (self);
  return flip_edition_reading_problem (&reading, group, key);
}

const FlipEditionState *
flip_edition_desk_state (FlipEditionDesk *self)
{
  g_return_val_if_fail (FLIP_IS_EDITION_DESK (self), NULL);

  return &self->state;
}

FlipLog *
flip_edition_desk_begun (FlipEditionDesk *self)
{
  g_return_val_if_fail (FLIP_IS_EDITION_DESK (self), NULL);

  return self->begun;
}

void
flip_edition_desk_set (FlipEditionDesk *self,
                       const char *group,
                       const char *key,
                       const char *value,
                       const char *what)
{
  FlipBoardFile *file;
  g_autofree char *name = NULL;

  g_return_if_fail (FLIP_IS_EDITION_DESK (self));
  g_return_if_fail (group && key && what);

  if (g_strcmp0 (value, flip_board_file_get (self->file, group, key)) == 0)
    return;
  file = flip_board_file_new (self->edition->text);
  if (value)
    flip_board_file_set (file, group, key, value);
  else
    {
      flip_board_file_unset (file, group, key);
      flip_format_mark_checked (file, group, key, FALSE);
    }
  mark_changed (self, file);
  if (self->game->format->settle)
    self->game->format->settle (file, group, key);
  name = g_strdup_printf ("%s\n%s", group, key);
  change (self, file, what, name);
}

int
flip_edition_desk_look (FlipEditionDesk *self, guint16 site)
{
  const FlipPainting *painting;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (self), -1);

  painting = self->game->format->painting;
  return painting ? painting->look (self->file, site) : -1;
}

char *
flip_edition_desk_tell_paint (FlipEditionDesk *self, guint16 site, guint brush)
{
  g_return_val_if_fail (FLIP_IS_EDITION_DESK (self), NULL);
  g_return_val_if_fail (self->game->format->painting, NULL);

  return self->game->format->painting->tell (self->file, site, brush);
}

gboolean
flip_edition_desk_paint (FlipEditionDesk *self, guint16 site, guint brush)
{
  g_autoptr (FlipBoardFile) file = NULL;
  const FlipPainting *painting;
  const char *title;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (self), FALSE);
  g_return_val_if_fail (self->game->format->painting, FALSE);
  g_return_val_if_fail (brush < self->game->format->painting->n_brushes, FALSE);

  painting = self->game->format->painting;
  title = painting->brushes[brush].title;
  file = flip_board_file_new (self->edition->text);
  if (!painting->paint (file, site, brush))
    return FALSE;
  mark_changed (self, file);
  change (self, g_steal_pointer (&file), _ (title), title);
  return TRUE;
}

void
flip_edition_desk_confirm (FlipEditionDesk *self,
                           const char *group,
                           const char *key,
                           int part,
                           gboolean checked)
{
  FlipBoardFile *file;
  FlipPlace place;

  g_return_if_fail (FLIP_IS_EDITION_DESK (self));
  g_return_if_fail (group && key);

  file = flip_board_file_new (self->edition->text);
  if (part < 0)
    flip_format_mark_checked (file, group, key, checked);
  else if (flip_format_find (self->game->format, file, group, key, &place))
    flip_format_mark_part (file, &place, (guint) part, checked);
  change (self, file, checked ? _ ("Checked against my copy") : _ ("Not checked"), "");
}

void
flip_edition_desk_take (FlipEditionDesk *self, FlipBoardFile *file, const char *what)
{
  g_return_if_fail (FLIP_IS_EDITION_DESK (self));
  g_return_if_fail (file && what);

  mark_changed (self, file);
  flip_edition_desk_replace (self, file, what);
}

void
flip_edition_desk_replace (FlipEditionDesk *self, FlipBoardFile *file, const char *what)
{
  g_autofree char *text = NULL;

  g_return_if_fail (FLIP_IS_EDITION_DESK (self));
  g_return_if_fail (file && what);

  text = flip_board_file_text (file);
  change (self, flip_board_file_new (text), what, "");
}

void
flip_edition_desk_pause (FlipEditionDesk *self)
{
  g_return_if_fail (FLIP_IS_EDITION_DESK (self));

  self->is_paused = TRUE;
}

const char *
flip_edition_desk_can_undo (FlipEditionDesk *self)
{
  g_return_val_if_fail (FLIP_IS_EDITION_DESK (self), NULL);

  return self->done->len ? newest (self->done)->what : NULL;
}

const char *
flip_edition_desk_can_redo (FlipEditionDesk *self)
{
  g_return_val_if_fail (FLIP_IS_EDITION_DESK (self), NULL);

  return self->undone->len ? newest (self->undone)->what : NULL;
}

void
flip_edition_desk_undo (FlipEditionDesk *self)
{
  g_return_if_fail (FLIP_IS_EDITION_DESK (self));

  go (self, self->done, self->undone);
}

void
flip_edition_desk_redo (FlipEditionDesk *self)
{
  g_return_if_fail (FLIP_IS_EDITION_DESK (self));

  go (self, self->undone, self->done);
}

const GError *
flip_edition_desk_save (FlipEditionDesk *self)
{
  g_return_val_if_fail (FLIP_IS_EDITION_DESK (self), NULL);

  if (self->saving)
    save (self);
  return self->problem;
}

const GError *
flip_edition_desk_problem (FlipEditionDesk *self)
{
  g_return_val_if_fail (FLIP_IS_EDITION_DESK (self), NULL);

  return self->problem;
}

/* --- Trying it --- */

#define LEVEL "normal"

FlipSession *
flip_edition_try (FlipEditionDesk *desk, guint64 seed, GError **error)
{
  const FlipGame *game = flip_edition_desk_game (desk);
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  FlipSession *session;

  g_return_val_if_fail (game->opponent != NULL, NULL);

  setup->dealt = TRUE;
  setup->seed = seed;
  flip_setup_take_latest (setup);
  flip_setup_set_board (setup, flip_edition_desk_name (desk), flip_edition_desk_text (desk));
  if (!flip_setup_fill_seats (setup, 2, error)
      || !flip_setup_set_option (setup, game->opponent, LEVEL, error))
    return NULL;
  session = flip_session_new (setup, error);
  if (session)
    flip_session_set_tag (session, FLIP_EDITION_TAG, flip_edition_desk_name (desk));
  return session;
}

gboolean
flip_edition_can_try (FlipEditionDesk *desk, GError **error)
{
  g_autoptr (FlipSession) session =
    flip_edition_desk_game (desk)->opponent ? flip_edition_try (desk, 1, error) : NULL;

  return session != NULL;
}

/* --- Checking it against the printed copy --- */

FlipChecked
flip_edition_check_count (FlipEditionDesk *desk, const char *group)
{
  const FlipChecked *all;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), (FlipChecked){ 0 });

  all = &flip_edition_desk_state (desk)->checked;
  return group && all->n_values ? flip_format_count_checked (flip_edition_desk_game (desk)->format,
                                                             flip_edition_desk_file (desk), group)
                                : *all;
}

guint
flip_edition_check_left (FlipEditionDesk *desk, const FlipChecked *count)
{
  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk) && count, 0);

  return flip_edition_desk_is_view (desk) ? count->n_house : count->n_values - count->n_checked;
}

char *
flip_edition_check_tell (FlipEditionDesk *desk, const FlipChecked *count)
{
  guint left = flip_edition_check_left (desk, count);

  if (flip_edition_desk_is_view (desk))
    return left
             /* Translators: %u: how many */
             ? g_strdup_printf (ngettext ("%u house value", "%u house values", left), left)
             /* Translators: no value differs from the printed copy */
             : g_strdup (_ ("as printed"));
  if (left == 0)
    return g_strdup (_ ("all checked"));
  /* Translators: %u: how many */
  return g_strdup_printf (ngettext ("%u value to check", "%u values to check", left), left);
}

void
flip_edition_check_confirm (FlipEditionDesk *desk, const char *group, gboolean checked)
{
  g_autoptr (FlipBoardFile) file = NULL;

  g_return_if_fail (FLIP_IS_EDITION_DESK (desk) && group);

  file = flip_board_file_new (flip_edition_desk_text (desk));
  flip_format_mark_group (flip_edition_desk_game (desk)->format, file, group, checked);
  flip_edition_desk_replace (desk, file,
                             checked
                               ? _ ("Checked against my copy")
                               : /* values not compared with the printed copy */ _ ("Not checked"));
}
