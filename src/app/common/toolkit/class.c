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

/* Actions */

typedef struct
{
  const char *parameter; /* its type, or NULL */
  GCallback act;
} Action;

static GQuark
quark_of_actions (void)
{
  return g_quark_from_static_string ("flip-class-actions");
}

/* The action of the class, or of one above it that has an action of this name. */
static const Action *
find_action (GType type, const char *name)
{
  const Action *action = NULL;

  for (; !action && type; type = g_type_parent (type))
    {
      GHashTable *actions = g_type_get_qdata (type, quark_of_actions ());

      action = actions ? g_hash_table_lookup (actions, name) : NULL;
    }
  g_assert (action);
  return action;
}

static void
act_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const Action *action = find_action (G_OBJECT_TYPE (widget), name);
  const char *text;
  guint number;

  switch (action->parameter ? *action->parameter : '\0')
    {
    case 'u':
      ((void (*) (gpointer, guint)) action->act) (widget, g_variant_get_uint32 (parameter));
      break;
    case 'i':
      ((void (*) (gpointer, int)) action->act) (widget, g_variant_get_int32 (parameter));
      break;
    case 'x':
      ((void (*) (gpointer, gint64)) action->act) (widget, g_variant_get_int64 (parameter));
      break;
    case 's':
      text = g_variant_get_string (parameter, NULL);
      ((void (*) (gpointer, const char *)) action->act) (widget, text);
      break;
    case '(':
      g_variant_get (parameter, "(u&s)", &number, &text);
      ((void (*) (gpointer, guint, const char *)) action->act) (widget, number, text);
      break;
    default:
      ((void (*) (gpointer)) action->act) (widget);
      break;
    }
}

/* public functions */

void
flip_class_act (gpointer klass, const char *name, const char *parameter, GCallback act)
{
  GType type = G_TYPE_FROM_CLASS (klass);
  GHashTable *actions = g_type_get_qdata (type, quark_of_actions ());
  Action *action = g_new (Action, 1);

  *action = (Action){ .parameter = parameter, .act = act };
  if (!actions)
    {
      actions = g_hash_table_new (g_str_hash, g_str_equal);
      g_type_set_qdata (type, quark_of_actions (), actions);
    }
  g_hash_table_insert (actions, (char *) name, action);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), name, parameter, act_cb);
}

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

gpointer
flip_class_first (gpointer controller)
{
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  return controller;
}
