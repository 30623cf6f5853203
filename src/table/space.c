/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/space.h"

#include "table/topple.h"

#include <chipmunk/chipmunk_structs.h>
#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define SLOP 0.03

/* Slower movements are noise of the solver between jammed pieces. */
#define LEAST_SPEED 0.05
#define LEAST_SPIN  0.005

/* The library prints two unwanted lines when it creates its first space, unless it was compiled with
   NDEBUG; Debian's 7.0.3 was not. To see whether that is still needed, leave it out and look at what
   “flipside-cli bench flick-ms” prints. */
static void
make_library_quiet (void)
{
  int null = open ("/dev/null", O_WRONLY | O_CLOEXEC);
  int kept;

  fflush (stdout);
  kept = dup (STDOUT_FILENO);
  if (null >= 0 && kept >= 0 && dup2 (null, STDOUT_FILENO) >= 0)
    {
      cpSpaceFree (cpSpaceNew ());
      fflush (stdout);
      dup2 (kept, STDOUT_FILENO);
    }
  if (null >= 0)
    close (null);
  if (kept >= 0)
    close (kept);
}

static cpSpace *
new_quiet_space (void)
{
  static gsize is_quiet = 0;

  if (g_once_init_enter (&is_quiet))
    {
      make_library_quiet ();
      g_once_init_leave (&is_quiet, 1);
    }
  return cpSpaceNew ();
}

/* The mean speed over a time in which friction slows the piece, perhaps to rest. */
static double
mean_of_braking (double speed, double slowing, double time)
{
  if (speed >= slowing * time)
    return speed - slowing * time / 2;
  return speed * speed / (2 * slowing * time);
}

static double
brake (double speed, double slowing, double time)
{
  return MAX (speed - slowing * time, 0);
}

static cpVect
scale_to (cpVect vector, double length, double wanted)
{
  return length > 0 ? cpvmult (vector, wanted / length) : cpvzero;
}

/* Sliding is exact for any length of the step, up to the point where the piece stops. */
static void
move_body_cb (cpBody *body, cpFloat time)
{
  const FlipBody *info = body->userData;
  cpVect velocity = body->v;
  double spin = body->w, speed = cpvlength (velocity);

  if (speed == 0 && spin == 0 && body->w_bias == 0 && cpveql (body->v_bias, cpvzero))
    return;
  body->v = scale_to (velocity, speed, mean_of_braking (speed, info->slowing, time));
  body->w = copysign (mean_of_braking (fabs (spin), info->spinning, time), spin);
  cpBodyUpdatePosition (body, time);
  body->v = velocity;
  body->w = spin;
}

static void
brake_body_cb (cpBody *body, cpVect gravity, cpFloat damping, cpFloat time)
{
  const FlipBody *info = body->userData;
  double speed = cpvlength (body->v);

  body->v = scale_to (body->v, speed, brake (speed, info->slowing, time));
  body->w = copysign (brake (fabs (body->w), info->spinning, time), body->w);
}

static guint
index_of (const FlipSpace *space, const cpShape *shape)
{
  return (guint) ((const FlipBody *) shape->userData - space->bodies);
}

static gboolean
is_moving (const cpBody *body)
{
  return body->w != 0 || !cpveql (body->v, cpvzero);
}

/* The library scales old impulses by the change of the step length, which is right for stacked
   weights but wrong for blows; here there are only blows. */
static void
forget_impulses (cpArbiter *arbiter)
{
  for (int i = 0; i < arbiter->count; i++)
    {
      arbiter->contacts[i].jnAcc = 0;
      arbiter->contacts[i].jtAcc = 0;
    }
}

static double
inverse_mass_at (const cpBody *body, cpVect point, cpVect normal)
{
  double arm = cpvcross (cpvsub (point, body->p), normal);

  return body->m_inv + body->i_inv * arm * arm;
}

/* How much a piece yields by tipping when the other strikes it along a normal. */
static double
give_of (const FlipSpace *space, guint struck, guint hitter, double nx, double ny)
{
  FlipPiece figure = space->bodies[struck].piece;

  if (!flip_piece_stands (&figure))
    return 0;
  figure.angle = flip_space_angle (space, struck);
  return flip_topple_give (&figure, &space->bodies[hitter].piece, atan2 (ny, nx) * 180 / G_PI);
}

/* A standing figure that is struck below its middle tips as well as slides, so the blow is weaker
   than between two pieces that can only slide: that impulse decides whether it topples. The library
   only knows the plane; a smaller restitution gives the same impulse there. */
static void
weaken_blow (const FlipSpace *space, cpArbiter *arbiter, const FlipMeeting *meeting)
{
  cpVect point = cpv (meeting->x, meeting->y), normal = cpv (meeting->nx, meeting->ny);
  double give = give_of (space, meeting->other, meeting->one, meeting->nx, meeting->ny)
                + give_of (space, meeting->one, meeting->other, -meeting->nx, -meeting->ny);
  double flat;
  cpBody *one, *other;

  if (give == 0)
    return;
  cpArbiterGetBodies (arbiter, &one, &other);
  flat = inverse_mass_at (one, point, normal) + inverse_mass_at (other, point, normal);
  cpArbiterSetRestitution (arbiter, MAX ((1 + FLIP_RESTITUTION) * flat / (flat + give) - 1, 0));
}

static cpBool
meet_cb (cpArbiter *arbiter, cpSpace *chipmunk, cpDataPointer data)
{
  FlipSpace *space = data;
  cpVect normal = cpArbiterGetNormal (arbiter);
  FlipMeeting meeting = { .nx = normal.x, .ny = normal.y };
  cpBody *one, *other;
  cpShape *a, *b;

  cpArbiterGetBodies (arbiter, &one, &other);
  cpArbiterGetShapes (arbiter, &a, &b);
  if (!is_moving (one) && !is_moving (other))
    return cpFalse;
  forget_impulses (arbiter);
  for (int i = 0; i < cpArbiterGetCount (arbiter); i++)
    {
      cpVect point = cpArbiterGetPointA (arbiter, i);
      cpVect apart = cpvsub (cpBodyGetVelocityAtWorldPoint (one, point),
                             cpBodyGetVelocityAtWorldPoint (other, point));
      double speed = cpvdot (apart, normal);

      if (speed <= meeting.speed)
        continue;
      meeting.speed = speed;
      meeting.since = MAX (-cpArbiterGetDepth (arbiter, i), 0) / speed;
      meeting.since = MIN (meeting.since, cpSpaceGetCurrentTimeStep (chipmunk));
      meeting.x = point.x;
      meeting.y = point.y;
    }
  if (meeting.speed > 0)
    {
      meeting.one = index_of (space, a);
      meeting.other = index_of (space, b);
      g_array_append_val (space->meetings, meeting);
      weaken_blow (space, arbiter, &meeting);
    }
  return cpTrue;
}

/* The torque of friction on a turning piece acts at the mean distance of its foot from the middle;
   a box is approximated by a disc of the same area. */
static double
spin_slowing (const FlipOutline *outline, double mass, double inertia, double slowing)
{
  double radius =
    outline->radius > 0 ? outline->radius : sqrt (4 * outline->along * outline->across / G_PI);

  return slowing * mass * radius * 2 / 3 / inertia;
}

/* A box that is offset from its body, or at an angle to it. */
static cpShape *
new_box_aside (const FlipBody *info)
{
  const cpVect corners[] = {
    { -info->along, -info->across },
    { info->along, -info->across },
    { info->along, info->across },
    { -info->along, info->across },
  };

  return cpPolyShapeNew (info->body, G_N_ELEMENTS (corners), corners,
                         cpTransformRigid (info->offset, info->turned), 0);
}

static cpShape *
new_shape (const FlipBody *info)
{
  if (info->radius > 0)
    return cpCircleShapeNew (info->body, info->radius, info->offset);
  if (info->tied)
    return new_box_aside (info);
  return cpBoxShapeNew (info->body, 2 * info->along, 2 * info->across, 0);
}

static double
inertia_of (const FlipOutline *outline, double mass)
{
  if (outline->radius > 0)
    return cpMomentForCircle (mass, 0, outline->radius, cpvzero);
  return cpMomentForBox (mass, 2 * outline->along, 2 * outline->across);
}

static double
radians_of (double degrees)
{
  return remainder (degrees, 360) * G_PI / 180;
}

static void
place_body (FlipSpace *space, FlipBody *info, cpVect place, double angle)
{
  cpBodySetUserData (info->body, info);
  cpBodySetPosition (info->body, place);
  cpBodySetAngle (info->body, angle);
  cpBodySetVelocityUpdateFunc (info->body, brake_body_cb);
  cpBodySetPositionUpdateFunc (info->body, move_body_cb);
  cpSpaceAddBody (space->space, info->body);
}

static void
make_body (FlipSpace *space, FlipBody *info, const FlipPiece *piece)
{
  FlipOutline outline = flip_outline_of (piece);
  double mass = flip_piece_form (piece).mass, inertia = inertia_of (&outline, mass);

  info->spinning = spin_slowing (&outline, mass, inertia, info->slowing);
  info->body = piece->fixed ? cpBodyNewStatic () : cpBodyNew (mass, inertia);
  place_body (space, info, cpv (piece->x, piece->y), radians_of (piece->angle));
}

/* The wall of a building connects its two blocks: they are one body, which turns about the middle
   between them, with friction on both. The blocks are alike. */
static void
make_tied_body (FlipSpace *space, FlipBody *info, const FlipPiece *piece, const FlipPiece *other)
{
  FlipOutline outline = flip_outline_of (piece);
  double mass = flip_piece_form (piece).mass, angle = radians_of (piece->angle);
  cpVect place = cpv (piece->x, piece->y), there = cpv (other->x, other->y);
  double arm = cpvdist (place, there) / 2;
  double inertia = 2 * (inertia_of (&outline, mass) + mass * arm * arm);

  info->body = cpBodyNew (2 * mass, inertia);
  info->spinning = info->slowing * 2 * mass * arm / inertia;
  place_body (space, info, cpvlerp (place, there, .5), angle);
  info->offset = cpvunrotate (cpvsub (place, info->body->p), cpvforangle (angle));
  info->tied->body = info->body;
  info->tied->spinning = info->spinning;
  info->tied->offset = cpvneg (info->offset);
  info->tied->turned = radians_of (other->angle) - angle;
}

/* The door that a block belongs to, the first if there are several; or NULL. */
static const FlipDoor *
find_door (const FlipTable *table, guint16 id)
{
  for (guint i = 0; i < table->n_doors; i++)
    {
      if (table->doors[i].left == id || table->doors[i].right == id)
        return &table->doors[i];
    }

  return NULL;
}

/* The other block of the same building, if neither is fixed; or NULL. */
static const FlipPiece *
find_other_block (const FlipTable *table, const FlipPiece *piece)
{
  const FlipDoor *door = find_door (table, piece->id);
  guint16 id = !door ? piece->id : door->left == piece->id ? door->right : door->left;
  const FlipPiece *other = flip_table_find (table, id);

  return other && other != piece && !piece->fixed && !other->fixed && find_door (table, id) == door
           ? other
           : NULL;
}

static void
add_body (FlipSpace *space, const FlipTable *table, guint index, double slowing)
{
  const FlipPiece *piece = &table->pieces[index];
  const FlipPiece *other = find_other_block (table, piece);
  FlipBody *info = &space->bodies[index];
  FlipOutline outline = flip_outline_of (piece);

  info->piece = *piece;
  info->along = outline.along;
  info->across = outline.across;
  info->radius = outline.radius;
  info->slowing = slowing;
  info->tied = other ? &space->bodies[other - table->pieces] : NULL;
  if (!info->body && other)
    make_tied_body (space, info, piece, other);
  else if (!info->body)
    make_body (space, info, piece);
  info->shape = cpSpaceAddShape (space->space, new_shape (info));
  cpShapeSetUserData (info->shape, info);
  /* The library multiplies the values of the two pieces. */
  cpShapeSetElasticity (info->shape, sqrt (FLIP_RESTITUTION));
  cpShapeSetFriction (info->shape, sqrt (FLIP_CONTACT_FRICTION));
}

/* In chronological order; if two are equal, in the order of the table. */
static int
compare_meetings (gconstpointer a, gconstpointer b)
{
  const FlipMeeting *first = a, *second = b;

  if (first->since != second->since)
    return first->since > second->since ? -1 : 1;
  if (first->one != second->one)
    return first->one < second->one ? -1 : 1;
  return (first->other > second->other) - (first->other < second->other);
}

static int
compare_hits (gconstpointer a, gconstpointer b)
{
  const FlipSweepHit *first = a, *second = b;

  if (first->part != second->part)
    return first->part < second->part ? -1 : 1;
  return (first->index > second->index) - (first->index < second->index);
}

/* A piece that the disc touches from the start only counts as met if the disc pushes into it. */
static gboolean
meets (const FlipSpace *space,
       guint index,
       double radius,
       cpVect from,
       cpVect to,
       FlipSweepHit *hit)
{
  cpVect way = cpvsub (to, from);
  cpSegmentQueryInfo info;

  if (!cpShapeSegmentQuery (space->bodies[index].shape, from, to, radius, &info))
    return FALSE;
  *hit = (FlipSweepHit){ index, info.alpha, info.normal.x, info.normal.y };
  if (hit->part == 0)
    {
      const FlipOutline disc = { .x = from.x, .y = from.y, .ux = 1, .radius = radius };
      FlipOutline piece = flip_space_outline (space, index);

      flip_outline_gap (&piece, &disc, &hit->nx, &hit->ny);
    }
  return hit->nx * way.x + hit->ny * way.y < 0;
}

/* Bodies are created in the order of the table, so that a flick always has the same outcome. */
FlipSpace *
flip_space_new (const FlipTable *table)
{
  FlipSpace *space = g_new0 (FlipSpace, 1);
  cpCollisionHandler *handler;
  double slowing = flip_surface_friction (table->surface) * FLIP_GRAVITY;

  g_assert (table->n_pieces <= FLIP_TABLE_MOST_PIECES);

  space->space = new_quiet_space ();
  space->meetings = g_array_new (FALSE, FALSE, sizeof (FlipMeeting));
  cpSpaceSetCollisionSlop (space->space, SLOP);
  handler = cpSpaceAddDefaultCollisionHandler (space->space);
  handler->preSolveFunc = meet_cb;
  handler->userData = space;
  space->n_bodies = table->n_pieces;
  for (guint i = 0; i < table->n_pieces; i++)
    add_body (space, table, i, slowing);
  return space;
}

void
flip_space_free (FlipSpace *space)
{
  for (guint i = 0; i < space->n_bodies; i++)
    flip_space_drop (space, i);
  for (guint i = 0; i < space->n_bodies; i++)
    {
      FlipBody *info = &space->bodies[i];

      cpShapeFree (info->shape);
      if (!info->tied || info < info->tied) /* the first of two tied pieces created the body */
        cpBodyFree (info->body);
    }
  cpSpaceFree (space->space);
  g_array_unref (space->meetings);
  g_free (space);
}

static void
settle (FlipSpace *space)
{
  for (guint i = 0; i < space->n_bodies; i++)
    {
      cpBody *body = space->bodies[i].body;

      if (cpvlengthsq (body->v) >= LEAST_SPEED * LEAST_SPEED || fabs (body->w) >= LEAST_SPIN)
        continue;
      body->v = cpvzero;
      body->w = 0;
    }
}

double
flip_space_step (FlipSpace *space, double longest)
{
  double time = MIN (flip_space_pace (space), longest);

  g_assert (longest >= 0);

  g_array_set_size (space->meetings, 0);
  cpSpaceStep (space->space, time);
  settle (space);
  g_array_sort (space->meetings, compare_meetings);
  return time;
}

gboolean
flip_space_moves (const FlipSpace *space, guint index)
{
  return !space->bodies[index].gone && is_moving (space->bodies[index].body);
}

gboolean
flip_space_is_at_rest (const FlipSpace *space)
{
  for (guint i = 0; i < space->n_bodies; i++)
    {
      if (flip_space_moves (space, i))
        return FALSE;
    }

  return TRUE;
}

cpVect
flip_space_place (const FlipSpace *space, guint index)
{
  const FlipBody *info = &space->bodies[index];

  g_assert (index < space->n_bodies);

  return info->tied ? cpBodyLocalToWorld (info->body, info->offset) : info->body->p;
}

double
flip_space_angle (const FlipSpace *space, guint index)
{
  g_assert (index < space->n_bodies);

  return (space->bodies[index].body->a + space->bodies[index].turned) * 180 / G_PI;
}

FlipOutline
flip_space_outline (const FlipSpace *space, guint index)
{
  const FlipBody *info = &space->bodies[index];
  cpVect place = flip_space_place (space, index);
  cpVect along = cpv (info->body->transform.a, info->body->transform.b);

  g_assert (index < space->n_bodies);

  if (info->turned != 0)
    along = cpvrotate (along, cpvforangle (info->turned));
  return (FlipOutline){
    .x = place.x,
    .y = place.y,
    .ux = along.x,
    .uy = along.y,
    .along = info->along,
    .across = info->across,
    .radius = info->radius,
  };
}

void
flip_space_topple (FlipSpace *space, guint index)
{
  g_assert (index < space->n_bodies);

  space->bodies[index].piece.fallen = TRUE;
}

void
flip_space_drop (FlipSpace *space, guint index)
{
  FlipBody *info = &space->bodies[index];

  g_assert (index < space->n_bodies);

  if (info->gone)
    return;
  info->gone = TRUE;
  cpSpaceRemoveShape (space->space, info->shape);
  if (!info->tied || info->tied->gone)
    cpSpaceRemoveBody (space->space, info->body);
}

guint
flip_space_sweep (const FlipSpace *space,
                  guint disc,
                  cpVect from,
                  cpVect to,
                  FlipSweepHit hits[FLIP_TABLE_MOST_PIECES])
{
  double radius = space->bodies[disc].radius;
  guint n = 0;

  g_assert (disc < space->n_bodies);

  for (guint i = 0; i < space->n_bodies; i++)
    {
      if (i != disc && !cpveql (from, to) && meets (space, i, radius, from, to, &hits[n]))
        n++;
    }
  qsort (hits, n, sizeof hits[0], compare_hits);
  return n;
}
