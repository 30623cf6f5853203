/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "serve/token.h"

#include <string.h>
#include <sys/random.h>

#define N_BYTES 16

char *
flip_token_new (void)
{
  guchar bytes[N_BYTES];
  char *token;

  /* So few bytes come whole, or not at all. */
  if (getrandom (bytes, sizeof bytes, 0) != sizeof bytes)
    g_error ("The system gives no random numbers");
  token = g_base64_encode (bytes, sizeof bytes);
  g_strdelimit (token, "+", '-');
  g_strdelimit (token, "/", '_');
  token[strcspn (token, "=")] = '\0';
  return token;
}

gboolean
flip_token_is (const char *token, const char *sent)
{
  guchar difference = 0;
  gsize n;

  g_return_val_if_fail (token && sent, FALSE);

  n = strlen (token);
  if (strlen (sent) != n)
    return FALSE;
  for (gsize i = 0; i < n; i++)
    difference |= (guchar) token[i] ^ (guchar) sent[i];
  return difference == 0;
}
