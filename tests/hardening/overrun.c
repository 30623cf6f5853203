/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Copies its argument into a room that is too small for a long one: built as Flipside is, it must end
   at once. The programs themselves make no call whose size the compiler can't prove, so that nothing
   in their files tells whether such calls would be checked. */

#include <stdio.h>
#include <string.h>

int
main (int argc, char **argv)
{
#if _FORTIFY_SOURCE >= 3
  char room[4 * argc]; /* a size that is only known at run time */
#else
  char room[8];
#endif

  if (argc < 2)
    return 2;
  memcpy (room, argv[1], strlen (argv[1]) + 1);
  return puts (room) < 0;
}
