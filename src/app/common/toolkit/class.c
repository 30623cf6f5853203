/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/toolkit/class.h"

#include "app/common/toolkit/show.h"

typedef struct
{
  FlipOwned kind;
  gsize offset; /* of the member */
  GDestroyNotify frees;
} Member;

/* What a class gives back at one moment, and what its parent does then. */
typedef struct
{
  GArray *members;
  void (*inherited) (GObject *object);
} Owner;

/* helpers */

static GQuark
moment_of (gboolean last)
{
  return g_quark_from_static_string (last ? "flip-class-finalize" : "flip-class-dispose");
}

static void
give_back (GObject *object, const Member *member)
{
  gpointer *place = G_STRUCT_MEMBER_P (object, member->offset);

  switch (member->kind)
    {
    case FLIP_OWNED_POINTER:
      g_clear_pointer (place, member->frees);
      break;
    case FLIP_OWNED_PART:
      member->frees (place);
      break;
    case FLIP_OWNED_SOURCE:
      g_clear_handle_id ((guint *) place, g_source_remove);
      break;
    case FLIP_OWNED_WEAKLY:
      g_clear_weak_pointer (place);
      break;
    case FLIP_OWNED_HANDLERS:
      if (*place)
        g_signal_handlers_disconnect_by_data (*place, object);
      break;
    case FLIP_OWNED_CHILDREN:
      flip_show_no_children (GTK_WIDGET (object));
      break;
    }
}

/* Follows the classes up to the first that has a function of its own; see add_owner. */
static void
give_all_back (GObject *object, GQuark moment, void (*ours) (GObject *object))
{
  void (*next) (GObject *object) = ours;

  for (GType type = G_OBJECT_TYPE (object); next == ours; type = g_type_parent (type))
    {
      const Owner *owner = g_type_get_qdata (type, moment);

      if (!owner)
        continue;
      for (guint i = 0; i < owner->members->len; i++)
        give_back (object, &g_array_index (owner->members, Member, i));
      next = owner->inherited;
    }
  next (object);
}

static void
dispose_owned (GObject *object)
{
  give_all_back (object, moment_of (FALSE), dispose_owned);
}

static void
finalize_owned (GObject *object)
{
  give_all_back (object, moment_of (TRUE), finalize_owned);
}

static Owner *
add_owner (GType type, GQuark moment, void (*inherited) (GObject *object), gboolean is_ours)
{
  Owner *owner = g_new (Owner, 1);

  /* a function of its own between two lists would begin with the first list again */
  for (GType above = g_type_parent (type); above && !is_ours; above = g_type_parent (above))
    g_assert (!g_type_get_qdata (above, moment));
  owner->members = g_array_new (FALSE, FALSE, sizeof (Member));
  owner->inherited = inherited;
  g_type_set_qdata (type, moment, owner);
  return owner;
}

/* public functions */

void
flip_class_own (
  gpointer klass, gboolean last, FlipOwned kind, gsize offset, GDestroyNotify frees)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);
  GQuark moment = moment_of (last);
  void (*ours) (GObject *object) = last ? finalize_owned : dispose_owned;
  void (**overridden) (GObject *object) = last ? &object_class->finalize : &object_class->dispose;
  Owner *owner = g_type_get_qdata (type, moment);
  Member member = { .kind = kind, .offset = offset, .frees = frees };

  if (!owner)
    owner = add_owner (type, moment, *overridden, *overridden == ours);
  *overridden = ours;
  g_array_append_val (owner->members, member);
}
