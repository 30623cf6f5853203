/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/boards/board-file.h"
#include "engine/game/game.h"

G_BEGIN_DECLS

/* What a game's board files hold, said once: groups, their keys, and what the values can be. Reading,
   checking, editing, the command line and the reference page all follow this description. */

#define FLIP_MAX_SLOTS 4
#define FLIP_MAX_PARTS 64

typedef struct _FlipReading FlipReading;
typedef struct _FlipPlace FlipPlace;
typedef struct _FlipTableFormat FlipTableFormat;
typedef struct _FlipCardsFormat FlipCardsFormat;
typedef struct _FlipPainting FlipPainting;

typedef enum
{
  FLIP_KIND_NUMBERS, /* one or several, with blanks between them */
  FLIP_KIND_WORDS,   /* one or several of a list, with blanks between them */
  FLIP_KIND_COINED,  /* one or several new words, which name groups of the file */
  FLIP_KIND_NAME,    /* one line for people */
  FLIP_KIND_TEXT,    /* any number of lines for people */
  FLIP_KIND_PIXELS,  /* squares, # inside and . outside; rows with strokes between them */
  FLIP_KIND_PHRASES, /* one or several, each like one of a vocabulary, with commas between them */
} FlipKind;

/* Words to choose from: a list, or those that the file itself names. */
typedef struct
{
  guint n;
  const char *const *words;          /* n of them, or NULL */
  const char *(*word) (guint index); /* the same as a function, or NULL */
  void (*find) (FlipBoardFile *file, const char *group, GPtrArray *words);

  /* What people read for a word: translatable, as many as words; or a function whose result the
     caller frees; or neither: the word itself. */
  const char *const *titles;
  char *(*title) (FlipBoardFile *file, const char *word);

  const char *const *glyphs; /* their pictures, by their words; or NULL */
  const char *letters;       /* the key that chooses each, where they are few; or NULL */
} FlipChoices;

extern const FlipChoices flip_no_yes;

/* One place of a phrase that can be filled: with one of the words, or with a number. */
typedef struct
{
  const char *title; /* translatable */
  int least, most;
  const FlipChoices *words;
  const char *unit; /* translatable: what a number is measured in, "mm"; NULL: its title says it */
} FlipSlot;

/* "% stars", "bonus %", "pan-or-hammer": words as they are, and % for each slot. */
typedef struct
{
  const char *pattern;
  const char *title; /* translatable: what people choose it by, "Stars" */
  const char *glyph; /* its picture, by its word; or NULL */
  FlipSlot slots[FLIP_MAX_SLOTS];
  guint8 pose; /* from 1: the slot of a place on a table: its x, then y, then the angle if there is
                  one more; 0: it names no such place */
  const char *letters; /* keys that choose it, each of them; or NULL */
} FlipPhrase;

/* A value that was read. Numbers and words are parts with one value each (of a word: its index in
   the list); a row of pixels is a part with a bit for each square that isn't ".", the first being the
   lowest, how many squares there are, and the row as it is written. */
typedef struct
{
  const char *text; /* without the blanks around it */
  guint n_parts;
  struct
  {
    guint8 phrase; /* its index in the vocabulary */
    guint8 joined; /* it counts only together with the part before ("and") */
    int values[FLIP_MAX_SLOTS];
    const char *word; /* coined ones, and rows of pixels */
  } parts[FLIP_MAX_PARTS];
} FlipFieldValue;

typedef struct
{
  const char *key;         /* or NULL, and `keys` */
  const FlipChoices *keys; /* several keys that are alike */
  const char *title;       /* translatable; "{key}" in it stands for the key's title */
  const char *help;        /* a sentence, translatable */
  FlipKind kind;
  int least, most;       /* of numbers; of a text the most bytes; of pixels the squares in a row */
  guint n_least, n_most; /* how many parts; 0 and 0 mean 1 and 1 */
  const FlipChoices *words; /* to choose from; for coined words: those that can't be taken */
  const FlipPhrase *phrases;
  guint n_phrases;
  const char *choice; /* translatable: what is chosen by choosing a phrase, "Gives"; or NULL */
  const char *const *part_titles; /* translatable: one for each part, where they differ; or NULL */
  gboolean once;                  /* no word or phrase twice */
  gboolean joins;      /* phrases can be joined by "and" too, and "or" is the same as a comma */
  gboolean is_series;  /* keys from the first on without a gap; only the first must be there */
  gboolean is_trimmed; /* pixels: empty rows and columns around it count nothing */
  gboolean is_optional;
  gboolean is_hidden;   /* people who edit a board do without it */
  int absent;           /* the number that is kept when the key isn't there */
  const char *unit; /* translatable: what a number is measured in, "mm"; NULL: its title says it */
  const char *when_key; /* only where this key of the same group ... */
  const char *when;     /* ... has this value */

  /* Where numbers and indices of words are kept: from here on in the board, or in the group's part of
     it; `stride` from key to key; `width` bytes each, 0: nowhere. */
  gsize offset, stride;
  guint8 width;
  void (*take) (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value);
} FlipField;

/* For FlipField: a member of the board that holds one number, or an array of them. */
#define FLIP_IN(type, member) \
  .offset = G_STRUCT_OFFSET (type, member), .width = sizeof (((type *) NULL)->member)
#define FLIP_IN_ARRAY(type, member) \
  .offset = G_STRUCT_OFFSET (type, member), .width = sizeof (((type *) NULL)->member[0])

typedef struct
{
  const char *name;  /* of the one group; or of the kind of group, for the reference page */
  const char *title; /* translatable; "{group}" in it stands for the group's own title */
  const char *help;  /* a sentence, translatable; or NULL */

  /* Several groups that are alike: their names in order. NULL: one group called `name`. */
  void (*find) (FlipBoardFile *file, GPtrArray *names);
  char *(*title_of) (FlipBoardFile *file, const char *name); /* for people; NULL: the name */
  const FlipField *fields;
  guint n_fields;
  gboolean is_optional; /* it need not be there: then none of its keys is missed */
  gboolean is_pinned;   /* an editor shows it below whichever group is chosen */
  gsize offset, stride; /* of the first group's part of the board, and from group to group */
  guint n_most;         /* how many groups there can be; 0: one, or those of a fixed list */
} FlipGroup;

/* Cards of two sides, each a group of its own: where the fronts are named, and the key of a front's
   group that names its back. */
struct _FlipCardsFormat
{
  const char *group, *key, *back;
};

struct _FlipFormat
{
  const FlipGroup *groups;
  guint n_groups;
  gsize size; /* of the board that is read from a file: plain data */

  /* After every value by itself is right: whether they fit together. */
  void (*check) (FlipReading *reading);

  /* Whether a value is Flipside's own, not known from a printed copy, unless the file says that it
     has been checked; what of it can be ticked by itself is asked for part by part. NULL: none is. */
  gboolean (*is_house) (FlipBoardFile *file, const FlipPlace *place, guint part);

  /* What of the file is drawn at a site of a sheet: the group, and the key, or NULL for the group as a
     whole. FALSE where the site shows nothing of it. NULL: the group that is named as the part of the sheet; see
     flip_format_place_of_site. */
  gboolean (*place_of_site) (gconstpointer state,
                             guint16 site,
                             const char **group,
                             const char **key);

  /* Changes a first state so that its sheet shows what a group holds, where it would come into play
     later only. FALSE: no sheet does. NULL: nothing needs it. */
  gboolean (*preview) (gpointer state, const char *group);

  /* Where squares of the sheet are painted: engine/format-paint.h. NULL: none are. */
  const FlipPainting *painting;

  /* After somebody changed a value: changes what has to follow from it, such as rows that become
     longer with the map. NULL: nothing has to. */
  void (*settle) (FlipBoardFile *file, const char *group, const char *key);

  /* Where it says what stands on a table: engine/format-table.h. NULL: it doesn't. */
  const FlipTableFormat *table;

  /* NULL: it says nothing of cards with two sides. */
  const FlipCardsFormat *cards;
};

/* One value of a file: which it is, and what describes it. */
struct _FlipPlace
{
  const FlipGroup *group;
  guint instance;   /* among the groups that are alike */
  const char *name; /* of the group */
  const FlipField *field;
  guint index; /* among the keys that are alike */
  const char *key;
};

gboolean flip_format_place_of_site (const FlipGame *game,
                                    gconstpointer state,
                                    guint16 site,
                                    const char **group,
                                    const char **key);

/* Every value that the file has or should have, as FlipPlace, in the order of the description;
   optional ones that aren't there are left out unless `absent`. */
GArray *flip_format_places (const FlipFormat *format, FlipBoardFile *file, gboolean absent);
gboolean flip_format_find (const FlipFormat *format,
                           FlipBoardFile *file,
                           const char *group,
                           const char *key,
                           FlipPlace *place);
char *flip_field_title (FlipBoardFile *file, const FlipPlace *place);
char *flip_field_group_title (FlipBoardFile *file, const FlipPlace *place);

/* The words of a list, and what people read for one of them. */
GPtrArray *flip_choices_list (const FlipChoices *words, FlipBoardFile *file, const char *group);
char *flip_choices_title (const FlipChoices *words,
                          FlipBoardFile *file,
                          guint index,
                          const char *word);

/* Whether an optional number that isn't there counts as a number that could stand there. */
gboolean flip_field_has_usual (const FlipField *field);

/* What a key chooses: a phrase of a field, or a word of a list. */
gboolean flip_field_phrase_of_letter (const FlipField *field, gunichar letter, guint *phrase);
gboolean flip_choices_word_of_letter (const FlipChoices *words, gunichar letter, guint *word);

/* One value: its meaning, or why it has none (the caller frees the reason); and its text. */
gboolean flip_field_parse (const FlipPlace *place,
                           FlipBoardFile *file,
                           const char *text,
                           FlipFieldValue *value,
                           char **reason);
char *flip_field_print (const FlipPlace *place, FlipBoardFile *file, const FlipFieldValue *value);

/* "N stars (N from 1 to 99)": what can stand there, in one line for people. */
char *flip_field_rule (const FlipField *field, FlipBoardFile *file, const char *group);

/* Groups that a file of any game can have, and that are not of the game: what was checked, and who has
   written it. No coined word is called so, because it has a blank. */
#define FLIP_FORMAT_ABOUT   "this edition"
#define FLIP_FORMAT_CHECKED "checked"
gboolean flip_format_is_common (const char *group);

/* Checked against a printed copy: the file remembers it in its group [checked]. Whoever edits a board
   can tick every value that the file has, part by part where each part has words or a title of its own.
   Of a map that is painted the first row stands for all; a coined name is ticked in the group that has
   it, like a value with this key. */
#define FLIP_FORMAT_NAME "name"

/* How much of a value is ticked one by one; 0: it can't be. */
guint flip_format_n_ticks (FlipBoardFile *file, const FlipPlace *place);

/* Ours and not ticked; part -1: any of it. */
gboolean flip_format_is_house (const FlipFormat *format,
                               FlipBoardFile *file,
                               const FlipPlace *place,
                               int part);

/* All of a value. */
gboolean flip_format_is_checked (FlipBoardFile *file, const char *group, const char *key);
void flip_format_mark_checked (FlipBoardFile *file,
                               const char *group,
                               const char *key,
                               gboolean checked);

/* What of it is ticked by itself. */
gboolean flip_format_is_part_checked (FlipBoardFile *file, const FlipPlace *place, guint part);
void flip_format_mark_part (FlipBoardFile *file,
                            const FlipPlace *place,
                            guint part,
                            gboolean checked);

/* Somebody changed a value: what is new in it was looked at, and what stayed keeps its tick. */
void flip_format_mark_new (FlipBoardFile *file, const FlipPlace *place, FlipBoardFile *before);

typedef struct
{
  guint n_values;  /* that can be ticked */
  guint n_checked; /* those of them that are */
  guint n_house;   /* those of them that were ours */
} FlipChecked;

/* Of one group, or of all of them: NULL. */
FlipChecked flip_format_count_checked (const FlipFormat *format,
                                       FlipBoardFile *file,
                                       const char *group);

/* Every value of a group at once. */
void flip_format_mark_group (const FlipFormat *format,
                             FlipBoardFile *file,
                             const char *group,
                             gboolean checked);

/* How many values of `file` are not what they are in `other`, those that only one has included. */
guint flip_format_count_differences (const FlipFormat *format,
                                     FlipBoardFile *file,
                                     FlipBoardFile *other);

/* Coined words: they name groups, and other values use them. A new word gets groups like those of the
   word before it, but with nothing painted; a word that goes takes its groups along; a word that is
   changed is changed everywhere. NULL or FALSE where that can't be; the caller frees the reason. */
const char *flip_format_add_name (const FlipFormat *format,
                                  FlipBoardFile *file,
                                  const FlipPlace *place);
gboolean flip_format_drop_name (const FlipFormat *format,
                                FlipBoardFile *file,
                                const FlipPlace *place,
                                guint part);
gboolean flip_format_rename (const FlipFormat *format,
                             FlipBoardFile *file,
                             const FlipPlace *place,
                             guint part,
                             const char *word,
                             char **reason);

/* The value that coins the name of a group, and which of its words that is. FALSE: no value does. */
gboolean flip_format_find_name (const FlipFormat *format,
                                FlipBoardFile *file,
                                const char *group,
                                FlipPlace *place,
                                guint *part);

/* The slot in which a value uses the word that such a group is named by, as a card that shows a shape does;
   -1: it doesn't. */
int flip_format_uses_group (const FlipFormat *format,
                            FlipBoardFile *file,
                            const FlipPlace *place,
                            const char *group);

/* Reading */

typedef struct
{
  guint line;        /* from 1, or 0 */
  const char *group; /* or NULL */
  const char *key;   /* or NULL: the group as a whole */
  const char *reason;
  gboolean is_warning; /* it can be played all the same */
} FlipProblem;

#define FLIP_FORMAT_ERROR (flip_format_error_quark ())
GQuark flip_format_error_quark (void);

/* Fills a board, which comes in all zeros. A file with problems is refused with the first of them. */
gboolean flip_format_read (const FlipFormat *format,
                           const char *text,
                           const char *name,
                           gpointer board,
                           GError **error);

/* The same for an editor, which wants all problems: FlipProblem, in the order of the description. The
   caller frees the array; the texts live as long as the file. The board may be NULL. */
GArray *flip_format_problems (const FlipFormat *format, FlipBoardFile *file, gpointer board);

/* While reading: for `take` and `check`. */
gpointer flip_reading_board (FlipReading *reading);
FlipBoardFile *flip_reading_file (FlipReading *reading);

/* Where the value is kept in the board. */
gpointer flip_reading_at (FlipReading *reading, const FlipPlace *place);
void flip_reading_refuse (FlipReading *reading,
                          const char *group,
                          const char *key,
                          const char *format,
                          ...) G_GNUC_PRINTF (4, 5);
void flip_reading_warn (FlipReading *reading,
                        const char *group,
                        const char *key,
                        const char *format,
                        ...) G_GNUC_PRINTF (4, 5);

/* How many of the file's groups this format knows, less those that it doesn't. */
int flip_format_fits (const FlipFormat *format, FlipBoardFile *file);

/* The reference page of a game's files. */
char *flip_format_page (const FlipFormat *format, const char *title, const char *example);

G_END_DECLS
