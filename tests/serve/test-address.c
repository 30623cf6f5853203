/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which address phones are told, and the tokens of links. */

#include "serve/address.h"
#include "serve/token.h"

#include <string.h>

/* The better ones first; those in one line are as good as each other. */
static const char *const better[][3] = {
  { "192.168.1.23", "192.168.0.1", "192.168.255.254" },
  { "10.0.0.1", "10.1.2.3", "10.255.255.254" },
  { "172.16.0.1", "172.20.10.2", "172.31.255.254" },
  { "8.8.8.8", "172.32.0.1", "192.169.0.1" },
  { "100.64.0.1", "100.100.1.1", "100.127.255.254" },
  { "169.254.0.1", "169.254.10.10", "169.254.255.254" },
};

static const char *const unfit[] = {
  "127.0.0.1", "127.1.2.3", "0.0.0.0",   "224.0.0.1",    "255.255.255.255",
  "::1",       "fe80::1",   "",          "192.168.1",    "192.168.1.23:80",
  "localhost", "1.2.3.4.5", "256.1.1.1", "192.168.1.2 ",
};

static void
test_rank (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (better); i++)
    for (guint k = 0; k < G_N_ELEMENTS (better[i]); k++)
      {
        guint rank = flip_address_rank (better[i][k]);

        g_assert_cmpuint (rank, >, 0);
        g_assert_cmpuint (rank, ==, flip_address_rank (better[i][0]));
        if (i > 0)
          g_assert_cmpuint (rank, <, flip_address_rank (better[i - 1][0]));
      }
}

static void
test_unfit (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (unfit); i++)
    g_assert_cmpuint (flip_address_rank (unfit[i]), ==, 0);
}

/* A computer may be in no network. */
static void
test_own (void)
{
  g_autofree char *address = flip_local_address ();

  if (address)
    {
      g_assert_cmpuint (flip_address_rank (address), >, 0);
      g_assert_true (flip_address_is_here (address));
    }
  g_assert_true (flip_address_is_here ("127.0.0.1"));
  g_assert_false (flip_address_is_here ("203.0.113.7"));
  g_assert_false (flip_address_is_here ("nowhere"));
}

static void
test_token (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < 1000; i++)
    {
      char *token = flip_token_new ();

      g_assert_cmpuint (strlen (token), ==, 22);
      g_assert_cmpuint (strspn (token, G_CSET_a_2_z G_CSET_A_2_Z G_CSET_DIGITS "-_"), ==, 22);
      g_assert_true (g_hash_table_add (seen, token));
    }
}

static void
test_token_is (void)
{
  g_assert_true (flip_token_is ("abc", "abc"));
  g_assert_true (flip_token_is ("", ""));
  g_assert_false (flip_token_is ("abc", "abd"));
  g_assert_false (flip_token_is ("abc", "Abc"));
  g_assert_false (flip_token_is ("abc", "ab"));
  g_assert_false (flip_token_is ("abc", "abcd"));
  g_assert_false (flip_token_is ("abc", ""));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/serve/address/rank", test_rank);
  g_test_add_func ("/serve/address/unfit", test_unfit);
  g_test_add_func ("/serve/address/own", test_own);
  g_test_add_func ("/serve/token/new", test_token);
  g_test_add_func ("/serve/token/is", test_token_is);
  return g_test_run ();
}
