/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "serve/address.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <string.h>

typedef struct
{
  guint32 address, mask;
  guint rank;
} Range;

/* The networks at home come first; a virtual machine's or a provider's network is less likely the one
   in which the phones are. */
static const Range ranges[] = {
  { 0x00000000, 0xff000000, 0 }, /* this network */
  { 0x7f000000, 0xff000000, 0 }, /* this computer */
  { 0xe0000000, 0xe0000000, 0 }, /* several receivers, and reserved */
  { 0xa9fe0000, 0xffff0000, 1 }, /* 169.254.0.0/16, where nobody gave an address */
  { 0x64400000, 0xffc00000, 2 }, /* 100.64.0.0/10, a provider's */
  { 0xc0a80000, 0xffff0000, 6 }, /* 192.168.0.0/16 */
  { 0x0a000000, 0xff000000, 5 }, /* 10.0.0.0/8 */
  { 0xac100000, 0xfff00000, 4 }, /* 172.16.0.0/12 */
  { 0x00000000, 0x00000000, 3 }, /* any other */
};

/* helpers */

static guint
rank_of (guint32 address)
{
  guint i = 0;

  while ((address & ranges[i].mask) != ranges[i].address)
    i++;
  return ranges[i].rank;
}

static gboolean
is_up (const struct ifaddrs *interface)
{
  return interface->ifa_addr && interface->ifa_addr->sa_family == AF_INET
         && interface->ifa_flags & IFF_UP && interface->ifa_flags & IFF_RUNNING
         && !(interface->ifa_flags & IFF_LOOPBACK);
}

static struct in_addr
address_of (const struct ifaddrs *interface)
{
  struct sockaddr_in address;

  memcpy (&address, interface->ifa_addr, sizeof address);
  return address.sin_addr;
}

/* public functions */

guint
flip_address_rank (const char *address)
{
  struct in_addr number;

  g_return_val_if_fail (address, 0);

  return inet_pton (AF_INET, address, &number) == 1 ? rank_of (ntohl (number.s_addr)) : 0;
}

gboolean
flip_address_is_here (const char *address)
{
  struct ifaddrs *interfaces = NULL;
  struct in_addr number;
  gboolean is_here = FALSE;

  g_return_val_if_fail (address, FALSE);

  if (inet_pton (AF_INET, address, &number) != 1 || getifaddrs (&interfaces) != 0)
    return FALSE;
  for (const struct ifaddrs *each = interfaces; each; each = each->ifa_next)
    {
      if (each->ifa_addr && each->ifa_addr->sa_family == AF_INET)
        is_here |= address_of (each).s_addr == number.s_addr;
    }
  freeifaddrs (interfaces);
  return is_here;
}

char *
flip_local_address (void)
{
  struct ifaddrs *interfaces = NULL;
  struct in_addr best = { 0 };
  char name[INET_ADDRSTRLEN];
  guint best_rank = 0;

  if (getifaddrs (&interfaces) != 0)
    return NULL;
  for (const struct ifaddrs *each = interfaces; each; each = each->ifa_next)
    {
      guint rank = is_up (each) ? rank_of (ntohl (address_of (each).s_addr)) : 0;

      if (rank > best_rank)
        {
          best_rank = rank;
          best = address_of (each);
        }
    }
  freeifaddrs (interfaces);
  return best_rank ? g_strdup (inet_ntop (AF_INET, &best, name, sizeof name)) : NULL;
}
