/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/boards/board-file.h"
#include "engine/game/game.h"

/* The description of a game's board files: groups, their keys, and the possible values. Reading,
   checking, editing, the command line and the reference page all follow it. */

#define FLIP_MAX_SLOTS 4
#define FLIP_MAX_PARTS 64

typedef struct _FlipReading FlipReading;
typedef struct _FlipPlace FlipPlace;
typedef struct _FlipTableFormat FlipTableFormat;
typedef struct _FlipCardsFormat FlipCardsFormat;
typedef struct _FlipPainting FlipPainting;

typedef enum
{
  FLIP_KIND_NUMBERS, /* one or several, separated by spaces */
  FLIP_KIND_WORDS,   /* one or several words from a list, separated by spaces */
  FLIP_KIND_COINED,  /* one or several new words, which name groups of the file */
  FLIP_KIND_NAME,    /* one line of text */
  FLIP_KIND_TEXT,    /* any number of lines of text */
  FLIP_KIND_PIXELS,  /* squares, # inside and . outside; rows separated by strokes */
  FLIP_KIND_PHRASES, /* one or several phrases of a vocabulary, separated by commas */
} FlipKind;

/* Words to choose from: a list, or words that the file itself coins. */
typedef struct _FlipChoices FlipChoices;
struct _FlipChoices
{
  guint n;
  const char *const *words; /* n of them, or NULL if `find` lists them */
  void (*find) (const FlipChoices *of, FlipBoardFile *file, const char *group, GPtrArray *words);

  /* For flip_find_coined, which lists the first n of the words that a field coins: its group and
     its key, and what stands before each word, "shape "; or NULL. */
  const char *group, *key, *before;

  /* The captions of the words: translatable, one per word; or a function that gives them
     translated; or one whose result the caller frees, for coined words; or none, for the word
     itself. */
  const char *const *titles;
  const char *(*name) (guint index);
  char *(*title) (FlipBoardFile *file, const char *word);

  const char *const *glyphs; /* names of their pictures; or NULL */
  const char *letters;       /* the key that selects each, if they are few; or NULL */
};

void flip_find_coined (const FlipChoices *of,
                       FlipBoardFile *file,
                       const char *group,
                       GPtrArray *words);

extern const FlipChoices flip_no_yes;

/* "1", "2", …: words for similar keys that are numbered. */
#define FLIP_MOST_NUMBERS 60
extern const char *const flip_numbers[FLIP_MOST_NUMBERS];

/* A slot of a phrase, filled with one of the words or with a number. */
typedef struct
{
  const char *title; /* translatable */
  int least, most;
  const FlipChoices *words;
  const char *unit; /* translatable: the unit of a number, "mm"; NULL if its title says it */
} FlipSlot;

/* "% stars", "bonus %", "pan-or-hammer": literal words, and % for each slot. */
typedef struct
{
  const char *pattern;
  const char *title; /* translatable: its caption in a choice, "Stars" */
  const char *glyph; /* the name of its picture; or NULL */
  FlipSlot slots[FLIP_MAX_SLOTS];
  guint8 pose; /* the first slot, from 1, of a position on a table: x, then y, then the angle if
                  there is one more slot; 0 if it has no position */
  const char *letters; /* keys, each of which selects it; or NULL */
} FlipPhrase;

/* A value that was read. Numbers and words are parts with one value each (for a word, its index in
   the list). A row of pixels is a part with one bit for each square that isn't ".", lowest bit
   first, the number of squares, and the row as it is written. */
typedef struct
{
  const char *text; /* trimmed */
  guint n_parts;
  struct
  {
    guint8 phrase; /* its index in the vocabulary */
    guint8 joined; /* only valid together with the part before it ("and") */
    int values[FLIP_MAX_SLOTS];
    const char *word; /* of coined words and rows of pixels */
  } parts[FLIP_MAX_PARTS];
} FlipFieldValue;

typedef struct
{
  const char *key;         /* or NULL if there are `keys` */
  const FlipChoices *keys; /* several similar keys */
  const char *title;       /* translatable; "{key}" in it stands for the key's title */
  const char *help;        /* a sentence, translatable */
  FlipKind kind;
  int least, most;       /* limits of a number; for a text its greatest length in bytes; for pixels
                            the squares in a row */
  guint n_least, n_most; /* number of parts; 0 and 0 mean 1 and 1 */
  const FlipChoices *words; /* to choose from; for coined words: words that are not allowed */
  const FlipPhrase *phrases;
  guint n_phrases;
  const char *choice; /* translatable: what choosing a phrase decides, "Gives"; or NULL */
  const char *const *part_titles; /* translatable: one per part if they differ; or NULL */
  gboolean once;                  /* no word or phrase may occur twice */
  gboolean joins;      /* phrases can also be joined by "and", and "or" means the same as a comma */
  gboolean is_series;  /* keys from the first on without a gap; only the first is required */
  gboolean is_trimmed; /* pixels: empty rows and columns around them are ignored */
  gboolean is_optional;
  gboolean is_hidden;   /* not shown in the editor */
  int absent;           /* the number that is stored if the key is missing */
  const char *unit; /* translatable: the unit of a number, "mm"; NULL if its title says it */
  const char *when_key; /* only if this key of the same group ... */
  const char *when;     /* ... has this value */

  /* Where numbers, indices of words and texts are stored: at this offset in the board, or in the
     group's part of it; `stride` bytes from key to key; `width` bytes each, 0 if they aren't
     stored. Coined words are copied, with `stride` bytes from word to word, and counted in a byte
     at `counted`. */
  gsize offset, stride, counted;
  guint8 width;
  void (*take) (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value);
} FlipField;

/* For FlipField: a member of the board that is a number or a text, or an array of numbers. */
#define FLIP_IN(type, member) \
  .offset = G_STRUCT_OFFSET (type, member), .width = sizeof (((type *) NULL)->member)
#define FLIP_IN_ARRAY(type, member) \
  .offset = G_STRUCT_OFFSET (type, member), .width = sizeof (((type *) NULL)->member[0])

/* For FlipField: coined words in a member of each structure in a list, and how many there are. */
#define FLIP_COINED_IN(type, list, word, n)                                                \
  .kind = FLIP_KIND_COINED, .most = sizeof (((type *) NULL)->list[0].word) - 1,            \
  .offset = G_STRUCT_OFFSET (type, list[0].word), .stride = sizeof (((type *) NULL)->list[0]), \
  .counted = G_STRUCT_OFFSET (type, n)

/* For FlipField: a number and its limits; phrases of a list. For FlipGroup: the fields in a list. */
#define FLIP_NUMBER(name, type, member, lowest, highest) \
  .key = name, .least = lowest, .most = highest, FLIP_IN (type, member)
#define FLIP_PHRASES(list) \
  .kind = FLIP_KIND_PHRASES, .phrases = list, .n_phrases = G_N_ELEMENTS (list)
#define FLIP_FIELDS(list) .fields = list, .n_fields = G_N_ELEMENTS (list)

typedef struct
{
  const char *name;  /* of the one group; or of the kind of group, for the reference page */
  const char *title; /* translatable; "{group}" in it stands for the group's own title */
  const char *help;  /* a sentence, translatable; or NULL */

  const FlipChoices *names; /* several similar groups; NULL if there is one group called `name` */
  const FlipField *fields;
  guint n_fields;
  gboolean is_optional; /* it may be missing as a whole: then none of its keys is required */
  gboolean is_pinned;   /* an editor shows it below whichever group is selected */
  gsize offset, stride; /* of the first group's part of the board, and the distance between groups */
  guint n_most;         /* how many groups there can be; 0 for one, or for those of a fixed list */
} FlipGroup;

/* Two-sided cards, each side a group of its own: where the fronts are named, and the key of a
   front's group that names its back. */
struct _FlipCardsFormat
{
  const char *group, *key, *back;
};

struct _FlipFormat
{
  const FlipGroup *groups;
  guint n_groups;
  gsize size; /* of the board that is read from a file, which is plain data */

  /* Called once every value is valid by itself: checks whether they fit together. */
  void (*check) (FlipReading *reading);

  /* Whether a value is Flipside's own rather than from a printed copy, unless the file says that it
     was checked. It is called for each part that can be ticked separately. NULL if no value is. */
  gboolean (*is_house) (FlipBoardFile *file, const FlipPlace *place, guint part);

  /* The part of the file that is drawn at a site of a sheet: the group, and the key, or NULL for
     the whole group. FALSE if the site shows no value. NULL: the group with the id of the sheet's
     part; see flip_format_place_of_site. */
  gboolean (*place_of_site) (gconstpointer state,
                             guint16 site,
                             const char **group,
                             const char **key);

  /* If squares of the sheet can be painted: engine/boards/format-paint.h; else NULL. */
  const FlipPainting *painting;

  /* Called after a value was changed: makes the changes that follow from it, such as rows that
     become longer with the map. NULL if there are none. */
  void (*settle) (FlipBoardFile *file, const char *group, const char *key);

  /* If it describes a table: engine/boards/format-table.h; else NULL. */
  const FlipTableFormat *table;

  /* NULL if there are no two-sided cards. */
  const FlipCardsFormat *cards;
};

/* One value of a file: its location and its description. */
struct _FlipPlace
{
  const FlipGroup *group;
  guint instance;   /* among the similar groups */
  const char *name; /* of the group */
  const FlipField *field;
  guint index; /* among the similar keys */
  const char *key;
};

gboolean flip_format_place_of_site (const FlipGame *game,
                                    gconstpointer state,
                                    guint16 site,
                                    const char **group,
                                    const char **key);

/* Every value that the file has or should have, as FlipPlace, in the order of the description;
   missing optional ones are left out unless `absent`. */
GArray *flip_format_places (const FlipFormat *format, FlipBoardFile *file, gboolean absent);
gboolean flip_format_find (const FlipFormat *format,
                           FlipBoardFile *file,
                           const char *group,
                           const char *key,
                           FlipPlace *place);
char *flip_field_title (FlipBoardFile *file, const FlipPlace *place);

/* The names of all groups of a kind. */
GPtrArray *flip_group_names (const FlipGroup *group, FlipBoardFile *file);

/* The caption of a group among those that are similar, and the whole title that it is part of. */
char *flip_field_group_name (FlipBoardFile *file, const FlipPlace *place);
char *flip_field_group_title (FlipBoardFile *file, const FlipPlace *place);

/* The words of a list, and the caption of one of them. */
GPtrArray *flip_choices_list (const FlipChoices *words, FlipBoardFile *file, const char *group);
char *flip_choices_title (const FlipChoices *words,
                          FlipBoardFile *file,
                          guint index,
                          const char *word);

/* Whether a missing optional number means the same as some number that could be written there. */
gboolean flip_field_has_usual (const FlipField *field);

/* The selection that a key makes: a phrase of a field, or a word of a list. */
gboolean flip_field_phrase_of_letter (const FlipField *field, gunichar letter, guint *phrase);
gboolean flip_choices_word_of_letter (const FlipChoices *words, gunichar letter, guint *word);

/* One value: its meaning, or why it is invalid (the caller frees the reason); and its text. */
gboolean flip_field_parse (const FlipPlace *place,
                           FlipBoardFile *file,
                           const char *text,
                           FlipFieldValue *value,
                           char **reason);
char *flip_field_print (const FlipPlace *place, FlipBoardFile *file, const FlipFieldValue *value);

/* "N stars (N from 1 to 99)": the possible values, in one line of text. */
char *flip_field_rule (const FlipField *field, FlipBoardFile *file, const char *group);

/* Groups that a file of any game can have: what was checked, and who has written it. No coined word
   can clash with the first, because it contains a space. */
#define FLIP_FORMAT_ABOUT   "this edition"
#define FLIP_FORMAT_CHECKED "checked"
gboolean flip_format_is_common (const char *group);

/* The values checked against a printed copy are stored in the file's group [checked]. An editor can
   tick every value in the file, part by part if each part has words or a title of its own. For a
   painted map, the first row stands for all; a coined name is ticked in the group that it names,
   like a value with this key. */
#define FLIP_FORMAT_NAME "name"

/* How many parts of a value are ticked separately; 0 if it can't be ticked. */
guint flip_format_n_ticks (FlipBoardFile *file, const FlipPlace *place);

/* Whether a value is Flipside's own and not ticked; part -1 for any part. */
gboolean flip_format_is_house (const FlipFormat *format,
                               FlipBoardFile *file,
                               const FlipPlace *place,
                               int part);

/* Whether the whole value is checked. */
gboolean flip_format_is_checked (FlipBoardFile *file, const char *group, const char *key);
void flip_format_mark_checked (FlipBoardFile *file,
                               const char *group,
                               const char *key,
                               gboolean checked);

/* The same for the parts that are ticked separately. */
gboolean flip_format_is_part_checked (FlipBoardFile *file, const FlipPlace *place, guint part);
void flip_format_mark_part (FlipBoardFile *file,
                            const FlipPlace *place,
                            guint part,
                            gboolean checked);

/* After a value was changed: marks new parts as checked; unchanged parts keep their tick. */
void flip_format_mark_new (FlipBoardFile *file, const FlipPlace *place, FlipBoardFile *before);

typedef struct
{
  guint n_values;  /* values that can be ticked */
  guint n_checked; /* those that are ticked */
  guint n_house;   /* those that were Flipside's own */
} FlipChecked;

/* For one group, or for all of them with NULL. */
FlipChecked flip_format_count_checked (const FlipFormat *format,
                                       FlipBoardFile *file,
                                       const char *group);

/* Ticks or unticks every value of a group at once. */
void flip_format_mark_group (const FlipFormat *format,
                             FlipBoardFile *file,
                             const char *group,
                             gboolean checked);

/* How many values of `file` differ from those of `other`, including values that only one of them
   has. */
guint flip_format_count_differences (const FlipFormat *format,
                                     FlipBoardFile *file,
                                     FlipBoardFile *other);

/* Coined words name groups, and other values use them. A new word gets groups like those of the
   word before it, but with empty maps; removing a word removes its groups; changing a word changes
   it everywhere. NULL or FALSE if that is impossible; the caller frees the reason. */
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

/* The value that coins the name of a group, and the index of the word in it. FALSE if no value
   does. */
gboolean flip_format_find_name (const FlipFormat *format,
                                FlipBoardFile *file,
                                const char *group,
                                FlipPlace *place,
                                guint *part);

/* The slot in which a value uses the name of such a group, as a card that shows a shape does; -1 if
   it doesn't. */
int flip_format_uses_group (const FlipFormat *format,
                            FlipBoardFile *file,
                            const FlipPlace *place,
                            const char *group);

/* Reading */

typedef struct
{
  guint line;        /* from 1, or 0 */
  const char *group; /* or NULL */
  const char *key;   /* or NULL for the whole group */
  const char *reason;
  gboolean is_warning; /* it doesn't keep the board from being played */
} FlipProblem;

#define FLIP_FORMAT_ERROR (flip_format_error_quark ())
GQuark flip_format_error_quark (void);

/* Fills a board, which must be all zeros. A file with problems is refused with the first of
   them. */
gboolean flip_format_read (const FlipFormat *format,
                           const char *text,
                           const char *name,
                           gpointer board,
                           GError **error);

/* The same for an editor, which needs all problems: an array of FlipProblem, in the order of the
   description. The caller frees the array; the texts live as long as the file. The board may be
   NULL. */
GArray *flip_format_problems (const FlipFormat *format, FlipBoardFile *file, gpointer board);

/* For use in `take` and `check` while reading. */
gpointer flip_reading_board (FlipReading *reading);
FlipBoardFile *flip_reading_file (FlipReading *reading);

/* Where the value is stored in the board. */
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

/* How many of the file's groups this format knows, minus those that it doesn't. */
int flip_format_fits (const FlipFormat *format, FlipBoardFile *file);

/* The reference page of a game's files. */
char *flip_format_page (const FlipFormat *format, const char *title, const char *example);
