import { add, between, type Point } from './shapes.ts';

/**
 * Directions in degrees: 0 hangs down, 90 points where the figure faces, 180 up, -90 behind.
 * A limb is the direction of its two bones, or the place its hand or ankle must reach.
 */
export type Limb = readonly [number, number] | { to: Point; bend?: 1 | -1 };

export interface Pose {
  /** Height in picture units when standing. */
  height: number;
  /** Where the figure stands; or `hip` when it sits or lies. */
  ground?: Point;
  hip?: Point;
  facing?: 1 | -1;
  /** 0 in profile, 1 seen from the front. */
  turn?: number;
  /** Degrees the trunk leans forwards; -90 lies on the back. */
  lean?: number;
  nod?: number;
  look?: 1 | -1;
  child?: boolean;
  /** Near and far side. */
  arms?: readonly [Limb, Limb];
  legs?: readonly [Limb, Limb];
  /** Direction of the feet; without it they are flat on the floor or square to the shin. */
  feet?: readonly [number, number];
}

export interface Arm {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  hand: Point;
}

export interface Leg {
  hip: Point;
  knee: Point;
  ankle: Point;
  foot: number;
}

export interface Joints {
  unit: number;
  facing: 1 | -1;
  lean: number;
  hip: Point;
  chest: Point;
  head: Point;
  headSize: number;
  up: Point;
  front: Point;
  near: { arm: Arm; leg: Leg };
  far: { arm: Arm; leg: Leg };
}

export function joints(pose: Pose): Joints {
  const { height, facing = 1, turn = 0.4, lean = 0, child = false } = pose;
  const unit = height / 7;
  const direction = (degrees: number): Point => [
    Math.sin((degrees * Math.PI) / 180) * facing,
    Math.cos((degrees * Math.PI) / 180),
  ];
  const up = direction(180 - lean);
  const front = direction(90 - lean);
  const [nearLeg, farLeg] = pose.legs ?? [
    [-4, -4],
    [6, 2],
  ];
  const [nearArm, farArm] = pose.arms ?? [
    [-8, 8],
    [10, 22],
  ];
  const hip = pose.hip ?? standing(pose.ground ?? [0, 0], unit, direction, [nearLeg, farLeg]);
  const chest = add(hip, up, 1.98 * unit);
  const headSize = (child ? 1.28 : 1.02) * unit;
  const side = (sign: 1 | -1, arm: Limb, leg: Limb, footAngle?: number) => {
    const shoulder = add(add(chest, front, sign * 0.42 * turn * unit), up, -0.08 * unit);
    const socket = add(hip, front, sign * 0.3 * turn * unit);
    const [elbow, hand] = bones(shoulder, 1.2 * unit, 1.3 * unit, arm, direction, -facing);
    const [knee, ankle] = bones(socket, 1.65 * unit, 1.65 * unit, leg, direction, facing);
    return {
      arm: { shoulder, elbow, wrist: between(elbow, hand, 0.82), hand },
      leg: { hip: socket, knee, ankle, foot: footAngle ?? footDirection(leg) },
    };
  };
  return {
    unit,
    facing,
    lean,
    hip,
    chest,
    head: add(add(chest, up, 0.38 * unit + headSize * 0.44), front, 0.14 * unit),
    headSize,
    up,
    front,
    near: side(-1, nearArm, nearLeg, pose.feet?.[0]),
    far: side(1, farArm, farLeg, pose.feet?.[1]),
  };
}

type Direction = (degrees: number) => Point;

function standing(ground: Point, unit: number, direction: Direction, legs: readonly Limb[]): Point {
  const drops = legs.map((leg) =>
    Array.isArray(leg)
      ? leg.reduce((sum: number, bone: number) => sum + direction(bone)[1] * 1.65 * unit, 0)
      : 0,
  );
  return [ground[0], ground[1] - (Math.max(...drops) || 3.25 * unit) - 0.2 * unit];
}

function bones(
  from: Point,
  upper: number,
  lower: number,
  limb: Limb,
  direction: Direction,
  side: number,
): [Point, Point] {
  if (!('to' in limb)) {
    const joint = add(from, direction(limb[0]), upper);
    return [joint, add(joint, direction(limb[1]), lower)];
  }
  const [dx, dy] = [limb.to[0] - from[0], limb.to[1] - from[1]];
  const reach = Math.hypot(dx, dy) || 1;
  const span = Math.min(reach, (upper + lower) * 0.995);
  const opening = Math.acos(
    Math.max(-1, Math.min(1, (upper * upper + span * span - lower * lower) / (2 * upper * span))),
  );
  const angle = Math.atan2(dy, dx) - opening * side * (limb.bend ?? 1);
  const joint: Point = [from[0] + upper * Math.cos(angle), from[1] + upper * Math.sin(angle)];
  return [joint, add(from, [dx / reach, dy / reach], span)];
}

function footDirection(leg: Limb): number {
  if ('to' in leg) return 90;
  return Math.abs(leg[1]) < 30 ? 90 : leg[1] + 90;
}
