/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/ask/ask-user.h"

#include "engine/base/quote.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* Newer toolkits ask inside the window. Both have calls of the same form, so only their names
   differ. */
#if ADW_CHECK_VERSION(1, 5, 0)
#define QUESTION(widget)        ADW_ALERT_DIALOG (widget)
#define IS_QUESTION(widget)     ADW_IS_ALERT_DIALOG (widget)
#define question_new            adw_alert_dialog_new
#define question_add            adw_alert_dialog_add_response
#define question_set_body       adw_alert_dialog_set_body
#define question_set_label      adw_alert_dialog_set_response_label
#define question_set_enabled    adw_alert_dialog_set_response_enabled
#define question_set_appearance adw_alert_dialog_set_response_appearance
#define question_set_default    adw_alert_dialog_set_default_response
#define question_set_form       adw_alert_dialog_set_extra_child
#else
#define QUESTION(widget)            ADW_MESSAGE_DIALOG (widget)
#define IS_QUESTION(widget)         ADW_IS_MESSAGE_DIALOG (widget)
#define question_new(heading, text) adw_message_dialog_new (NULL, heading, text)
#define question_add                adw_message_dialog_add_response
#define question_set_body           adw_message_dialog_set_body
#define question_set_label          adw_message_dialog_set_response_label
#define question_set_enabled        adw_message_dialog_set_response_enabled
#define question_set_appearance     adw_message_dialog_set_response_appearance
#define question_set_default        adw_message_dialog_set_default_response
#define question_set_form           adw_message_dialog_set_extra_child
#endif

#define LONGEST_TEXT 2000

typedef struct
{
  GtkWidget *owner; /* weak */
  FlipAnswered answered;
  gpointer data;
  GDestroyNotify free_data;
} Asking;

/* helpers */

static void
free_asking (gpointer data, GClosure *closure)
{
  Asking *asking = data;

  g_clear_weak_pointer (&asking->owner);
  if (asking->free_data)
    asking->free_data (asking->data);
  g_free (asking);
}

static void
present (GtkWidget *question, GtkWidget *owner)
{
#if ADW_CHECK_VERSION(1, 5, 0)
  adw_dialog_present (ADW_DIALOG (question), owner);
#else
  GtkRoot *root = gtk_widget_get_root (owner);

  gtk_window_set_transient_for (GTK_WINDOW (question), root ? GTK_WINDOW (root) : NULL);
  gtk_window_present (GTK_WINDOW (question));
#endif
}

/* callbacks */

static void
response_cb (GtkWidget *question, const char *answer, Asking *asking)
{
  g_assert (IS_QUESTION (question));

  if (asking->owner)
    asking->answered (asking->owner, answer, asking->data);
}

/* public functions */

GtkWidget *
flip_ask_user_new (const char *heading, const char *text)
{
  GtkWidget *question = GTK_WIDGET (question_new (heading, NULL));

  flip_ask_user_set_text (question, text);
  return question;
}

/* The text may quote a name of any length, and a label as long as a file would take minutes to lay
   out. */
void
flip_ask_user_set_text (GtkWidget *question, const char *text)
{
  g_autofree char *shown = text ? flip_shortened (text, LONGEST_TEXT) : NULL;

  g_return_if_fail (IS_QUESTION (question));

  question_set_body (QUESTION (question), shown ? shown : "");
}

void
flip_ask_user_add_answer (GtkWidget *question, const char *answer, const char *label)
{
  g_return_if_fail (IS_QUESTION (question));
  g_return_if_fail (answer && label);

  question_add (QUESTION (question), answer, label);
}

void
flip_ask_user_set_label (GtkWidget *question, const char *answer, const char *label)
{
  g_return_if_fail (IS_QUESTION (question));
  g_return_if_fail (answer && label);

  question_set_label (QUESTION (question), answer, label);
}

void
flip_ask_user_set_enabled (GtkWidget *question, const char *answer, gboolean is_enabled)
{
  g_return_if_fail (IS_QUESTION (question));
  g_return_if_fail (answer);

  question_set_enabled (QUESTION (question), answer, is_enabled);
}

void
flip_ask_user_suggest (GtkWidget *question, const char *answer)
{
  g_return_if_fail (IS_QUESTION (question));
  g_return_if_fail (answer);

  question_set_appearance (QUESTION (question), answer, ADW_RESPONSE_SUGGESTED);
}

void
flip_ask_user_set_default (GtkWidget *question, const char *answer)
{
  g_return_if_fail (IS_QUESTION (question));
  g_return_if_fail (answer);

  question_set_default (QUESTION (question), answer);
}

void
flip_ask_user_set_form (GtkWidget *question, GtkWidget *form)
{
  g_return_if_fail (IS_QUESTION (question));
  g_return_if_fail (GTK_IS_WIDGET (form));

  question_set_form (QUESTION (question), form);
}

void
flip_ask_user_present (GtkWidget *question,
                       GtkWidget *owner,
                       FlipAnswered answered,
                       gpointer data,
                       GDestroyNotify free_data)
{
  Asking *asking;

  g_return_if_fail (IS_QUESTION (question));
  g_return_if_fail (GTK_IS_WIDGET (owner));
  g_return_if_fail (answered);

  asking = g_new (Asking, 1);
  *asking = (Asking){ NULL, answered, data, free_data };
  g_set_weak_pointer (&asking->owner, owner);
  g_signal_connect_data (question, "response", G_CALLBACK (response_cb), asking, free_asking, 0);
  present (question, owner);
}

void
flip_tell_user (GtkWidget *owner, const char *heading, const char *text)
{
  GtkWidget *message;

  g_return_if_fail (GTK_IS_WIDGET (owner));

  message = flip_ask_user_new (heading, text);
  flip_ask_user_add_answer (message, "close", _ ("_Close"));
  present (message, owner);
}
