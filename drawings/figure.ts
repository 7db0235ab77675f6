import type { Outfit } from './clothes.ts';
import { type Face, head } from './head.ts';
import { farther, ink, mix } from './palette.ts';
import { type Arm, type Joints, joints, type Leg, type Pose } from './pose.ts';
import {
  add,
  between,
  cuff,
  fill,
  hull,
  limb,
  lineWeight,
  n,
  type Point,
  sleeve,
  stroke,
  track,
} from './shapes.ts';

interface Figure {
  at: Joints;
  /** The far arm, everything else, the near arm: so that another figure can be drawn in between. */
  back: string;
  body: string;
  front: string;
  all: string;
}

export function figure(pose: Pose, face: Face, outfit: Outfit): Figure {
  const at = joints(pose);
  const back = arm(at, at.far.arm, farther(face.skin), { ...outfit, top: farther(outfit.top) });
  // Slightly darker than the trunk, so that the sleeve stays visible.
  const front = arm(at, at.near.arm, face.skin, { ...outfit, top: mix(outfit.top, ink, 0.09) });
  const body =
    pallu(at, outfit) +
    legs(at, face.skin, outfit) +
    trunk(at, face.skin, outfit) +
    head(at, face, pose.nod, pose.look);
  return { at, back, body, front, all: back + body + front };
}

function arm(
  { unit, facing }: Joints,
  { shoulder, elbow, wrist, hand }: Arm,
  skin: string,
  outfit: Outfit,
): string {
  const bare = limb(shoulder, elbow, wrist, [
    (outfit.sleeve > 0.1 ? 0.2 : 0.25) * unit,
    0.18 * unit,
    0.125 * unit,
  ]);
  const palm = hull(
    [...wrist, 0.125 * unit],
    [...hand, 0.145 * unit],
    [...between(wrist, hand, 1.5), 0.09 * unit],
  );
  const along: Point = [(hand[0] - wrist[0]) / unit, (hand[1] - wrist[1]) / unit];
  const tip = add(add(wrist, along, 1.15 * unit), [along[1], -along[0]], 0.95 * unit * facing);
  const thumb = hull([...wrist, 0.08 * unit], [...tip, 0.055 * unit]);
  const round = [...shoulder, 0.255 * unit] as const;
  const bend = [...elbow, 0.22 * unit] as const;
  const cloth =
    outfit.sleeve <= 0.5
      ? sleeve(round, between(shoulder, elbow, outfit.sleeve * 2), 0.26 * unit)
      : hull(round, bend) + sleeve(bend, between(elbow, wrist, (outfit.sleeve - 0.5) * 2), 0.19 * unit);
  const seam = outfit.stripe ? stroke(outfit.stripe, track(shoulder, elbow, wrist)) : '';
  return fill(skin, bare, palm, thumb) + fill(outfit.top, cloth) + seam;
}

function foot(unit: number, facing: number, { ankle, foot: direction }: Leg, colour: string): string {
  const turn = n((90 - direction) * facing);
  const s = (value: number) => (unit > 30 ? String(Math.round(value * unit)) : n(value * unit));
  const d = `M${s(-0.2)} ${s(-0.16)}H${s(0.15)}Q${s(0.2)} ${s(-0.02)} ${s(0.48)} ${s(0.02)}Q${s(0.66)} ${s(0.06)} ${s(0.64)} ${s(0.2)}H${s(-0.2)}Q${s(-0.28)} 0 ${s(-0.2)} ${s(-0.16)}Z`;
  const flip = facing < 0 ? 'scale(-1 1)' : '';
  const turned = turn === '0' ? '' : `rotate(${turn})`;
  return `<path fill="${colour}" transform="translate(${n(ankle[0])} ${n(ankle[1])})${turned}${flip}" d="${d}"/>`;
}

function legs(at: Joints, skin: string, outfit: Outfit): string {
  const { unit, facing, near, far } = at;
  const shoes =
    foot(unit, facing, far.leg, farther(outfit.shoes)) + foot(unit, facing, near.leg, outfit.shoes);
  const bare = (leg: Leg) => limb(leg.hip, leg.knee, leg.ankle, [0.36 * unit, 0.25 * unit, 0.15 * unit]);
  if (outfit.cut === 'long') return shoes + skirt(at, outfit, 0.97);
  if (outfit.cut === 'knee')
    return (
      fill(farther(skin), bare(far.leg)) + fill(skin, bare(near.leg)) + shoes + kneeSkirt(at, outfit.legs)
    );
  if (outfit.cut === 'shorts') {
    const short = (leg: Leg) =>
      sleeve([...leg.hip, 0.4 * unit], between(leg.hip, leg.knee, 0.85), 0.38 * unit);
    return [
      fill(farther(skin), bare(far.leg)),
      foot(unit, facing, far.leg, farther(outfit.shoes)),
      fill(farther(outfit.legs), short(far.leg)),
      fill(skin, bare(near.leg)),
      foot(unit, facing, near.leg, outfit.shoes),
      fill(outfit.legs, short(near.leg)),
    ].join('');
  }
  const slim = outfit.narrow ? 0.05 : 0;
  const trouser = (leg: Leg) =>
    hull([...leg.hip, 0.38 * unit], [...leg.knee, (0.3 - slim) * unit]) +
    sleeve([...leg.knee, (0.3 - slim) * unit], between(leg.knee, leg.ankle, 1.02), (0.26 - slim) * unit);
  const seam = outfit.stripe ? stroke(outfit.stripe, track(near.leg.hip, near.leg.knee, near.leg.ankle)) : '';
  return [
    foot(unit, facing, far.leg, farther(outfit.shoes)),
    fill(farther(outfit.legs), trouser(far.leg)),
    foot(unit, facing, near.leg, outfit.shoes),
    fill(outfit.legs, trouser(near.leg)) + seam,
  ].join('');
}

function kneeSkirt({ unit, near, far }: Joints, colour: string): string {
  const end = (leg: Leg): Point => between(leg.hip, leg.knee, 0.92);
  const flare = hull(
    [...near.leg.hip, 0.42 * unit],
    [...far.leg.hip, 0.42 * unit],
    ...cuff(near.leg.hip, end(near.leg), 0.56 * unit),
    ...cuff(far.leg.hip, end(far.leg), 0.56 * unit),
  );
  return fill(colour, flare);
}

/** Saree and dhoti: cloth around both legs, with a border along the hem. */
function skirt({ unit, near, far }: Joints, outfit: Outfit, length: number): string {
  const hem = (share: number) => (leg: Leg) => between(leg.knee, leg.ankle, share);
  const knees = [near, far].map(({ leg }) => [...leg.knee, 0.38 * unit] as const);
  const edge = (share: number) =>
    [near, far].flatMap(({ leg }) => cuff(leg.knee, hem(share)(leg), 0.42 * unit));
  const thighs = hull([...near.leg.hip, 0.44 * unit], [...far.leg.hip, 0.44 * unit], ...knees);
  const pleat = add(between(near.leg.knee, far.leg.knee, 0.6), [0, 0]);
  return [
    outfit.border ? fill(outfit.border, hull(...knees, ...edge(length))) : '',
    fill(outfit.legs, thighs, hull(...knees, ...edge(length - (outfit.border ? 0.09 : 0)))),
    stroke(
      mix(outfit.legs, ink, 0.2),
      track(between(far.leg.hip, near.leg.hip, 0.3), pleat, hem(length - 0.1)(far.leg)),
    ),
  ].join('');
}

/** The loose end of a saree, falling down the back. */
function pallu({ unit, chest, hip, front, near }: Joints, outfit: Outfit): string {
  if (!outfit.drape || outfit.cut !== 'long') return '';
  const end = add(add(hip, front, -0.62 * unit), [0, 0.75 * unit]);
  const fall = hull(
    [...near.arm.shoulder, 0.24 * unit],
    [...add(chest, front, -0.2 * unit), 0.2 * unit],
    [...end, 0.2 * unit],
  );
  return fill(farther(outfit.drape), fall);
}

function trunk(at: Joints, skin: string, outfit: Outfit): string {
  const { unit, chest, hip, up, front, near, far } = at;
  const place = (from: Point, along: number, across: number, r: number) =>
    [...add(add(from, up, along * unit), front, across * unit), r * unit] as const;
  const waist = outfit.narrow ? 0.37 : 0.42;
  const upper = hull(
    [...near.arm.shoulder, 0.28 * unit],
    [...far.arm.shoulder, 0.28 * unit],
    place(chest, -0.55, 0.1, outfit.narrow ? 0.42 : 0.44),
    place(hip, 0.75, 0, waist),
  );
  const hips = [...near.leg.hip, 0.42 * unit] as const;
  const hipsFar = [...far.leg.hip, 0.4 * unit] as const;
  const lower = hull(place(hip, 0.75, 0, waist), hips, hipsFar);
  const fallTo = (leg: Leg) => cuff(leg.hip, between(leg.hip, leg.knee, outfit.hem + 0.22), 0.45 * unit);
  const fallen = outfit.hem > 0.05 ? hull(hips, hipsFar, ...fallTo(near.leg), ...fallTo(far.leg)) : '';
  const neckline = hull(place(chest, 0.14, 0.12, 0.17), place(chest, -0.18, 0.3, 0.05));
  return [
    outfit.hem > 0 ? '' : fill(outfit.legs, lower),
    fill(outfit.top, upper, outfit.hem > 0 ? lower : '', fallen),
    fill(skin, neckline),
    outfit.under ? coatFront(at, outfit) : '',
    outfit.drape ? drape(at, outfit) : '',
  ].join('');
}

function coatFront({ unit, chest, hip, up, front, near, far }: Joints, outfit: Outfit): string {
  const along = (across: number, height: number) => add(add(chest, up, height * unit), front, across * unit);
  const end = between(
    between(near.leg.hip, far.leg.hip, 0.8),
    between(near.leg.knee, far.leg.knee, 0.8),
    outfit.hem,
  );
  const low = add(hip, front, 0.32 * unit);
  return (
    fill(outfit.under ?? '', `${track(along(-0.02, 0.22), along(0.4, 0.18), along(0.46, -0.5), low)}Z`) +
    stroke(mix(outfit.top, ink, 0.25), track(along(-0.02, 0.22), low, end), lineWeight)
  );
}

function drape({ unit, chest, hip, up, front, near, far }: Joints, outfit: Outfit): string {
  const top = add(between(near.arm.shoulder, far.arm.shoulder, 0.12), up, 0.06 * unit);
  const low = add(add(hip, up, 0.55 * unit), front, 0.2 * unit);
  const cloth = outfit.drape ?? '';
  if (outfit.cut !== 'long' || outfit.hem > 0) {
    const end = add(add(hip, up, 0.1 * unit), front, -0.1 * unit);
    return fill(cloth, hull([...top, 0.17 * unit], [...end, 0.2 * unit]));
  }
  const band = hull([...top, 0.24 * unit], [...low, 0.3 * unit], [...add(low, up, -0.5 * unit), 0.34 * unit]);
  const edge = track(
    add(add(top, front, 0.2 * unit), up, 0.1 * unit),
    add(add(chest, front, 0.5 * unit), up, -1 * unit),
  );
  return fill(cloth, band) + (outfit.border ? stroke(outfit.border, edge, lineWeight * 2) : '');
}
