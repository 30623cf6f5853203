/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A question to the user, over the window that it is about: a heading, a text (either may be NULL),
   and answers to choose from. Closing it without a choice counts as the answer "close". */
typedef void (*FlipAnswered) (GtkWidget *owner, const char *answer, gpointer data);

GtkWidget *flip_ask_user_new (const char *heading, const char *text);
void flip_ask_user_set_text (GtkWidget *question, const char *text);

void flip_ask_user_add_answer (GtkWidget *question, const char *answer, const char *label);
void flip_ask_user_set_label (GtkWidget *question, const char *answer, const char *label);
void flip_ask_user_set_enabled (GtkWidget *question, const char *answer, gboolean is_enabled);

/* Highlights an answer. */
void flip_ask_user_suggest (GtkWidget *question, const char *answer);

/* Sets the answer that Enter gives. */
void flip_ask_user_set_default (GtkWidget *question, const char *answer);

/* Sets the widget between the text and the answers. */
void flip_ask_user_set_form (GtkWidget *question, GtkWidget *form);

/* Asks the question. `answered` is called once, with the owner, or never if the owner is gone by
   then; the data is freed with the question. */
void flip_ask_user_present (GtkWidget *question,
                            GtkWidget *owner,
                            FlipAnswered answered,
                            gpointer data,
                            GDestroyNotify free_data);

/* Shows a message that can only be closed. */
void flip_tell_user (GtkWidget *owner, const char *heading, const char *text);
