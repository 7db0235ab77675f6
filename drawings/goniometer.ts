import { ink, mix, paper, sea, teal, turmeric } from './palette.ts';
import { disc, fill, lineWeight, n, type Point, stroke, track } from './shapes.ts';

const amber = mix(turmeric, paper, 0.72);

/** Angles in degrees, as in pose.ts: 0 hangs down, 90 points right, 180 up. */
export function polar(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [centre[0] + radius * Math.sin(angle), centre[1] + radius * Math.cos(angle)];
}

export function arcPath(centre: Point, radius: number, from: number, to: number, digits?: number): string {
  const write = (value: number) => (digits === undefined ? n(value) : value.toFixed(digits));
  const [x1, y1] = polar(centre, radius, from);
  const [x2, y2] = polar(centre, radius, to);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${write(x1)} ${write(y1)}A${n(radius)} ${n(radius)} 0 ${large} ${to > from ? 0 : 1} ${write(x2)} ${write(y2)}`;
}

interface Goniometer {
  at: Point;
  radius: number;
  /** The measured movement, in degrees. */
  from: number;
  to: number;
  /** The printed scale; without it the scale runs 20 degrees past the movement on both sides. */
  scale?: readonly [number, number];
  step?: number;
  wedge?: boolean;
  scaleColour?: string;
}

/** Scale with ticks, the measured range in turmeric. The pivot is drawn separately, on top of the figure. */
export function goniometer({
  at,
  radius,
  from,
  to,
  scale,
  step = 10,
  wedge = true,
  scaleColour = sea,
}: Goniometer): string {
  const low = scale?.[0] ?? Math.min(from, to) - 20;
  const high = scale?.[1] ?? Math.max(from, to) + 20;
  const start = Math.ceil(low / step) * step;
  const [x, y] = at;
  const sector = `${arcPath(at, radius, from, to)}L${n(x)} ${n(y)}Z`;
  return [
    wedge ? fill(amber, sector) : '',
    stroke(scaleColour, arcPath(at, radius, low, high)),
    ticks(scaleColour, at, radius + 20, Math.ceil(low / (step * 3)) * step * 3, high, step * 3, 20),
    ticks(scaleColour, at, radius + 15, start, high, step, 10),
    stroke(turmeric, arcPath(at, radius, from, to), lineWeight * 3),
  ].join('');
}

export function pivot(at: Point, size = 11): string {
  return disc(ink, ...at, size) + disc(turmeric, ...at, size * 0.55);
}

/** The instrument itself: two arms on a pivot with a half-round scale. */
export function instrument(
  at: Point,
  length: number,
  first: number,
  second: number,
  wide = length * 0.085,
): string {
  const arm = (degrees: number) => {
    const far = polar(at, length, degrees);
    const side = (distance: number, share: number) =>
      polar(polar(at, distance, degrees), wide * share, degrees + 90);
    return `${track(side(0, -1), side(length, -0.7))}A${n(wide * 0.7)} ${n(wide * 0.7)} 0 0 0 ${side(length, 0.7).map(n).join(' ')}L${side(0, 1).map(n).join(' ')}Z${track(at, far)}`;
  };
  const body = mix(sea, paper, 0.55);
  return [
    `<g fill="${body}" stroke="${teal}" stroke-width="${lineWeight}"><path d="${arm(first)}"/><path d="${arm(second)}"/></g>`,
    fill(
      body,
      `${arcPath(at, length * 0.3, 0, 180)}A${n(length * 0.3)} ${n(length * 0.3)} 0 0 0 ${polar(
        at,
        length * 0.3,
        0,
      )
        .map(n)
        .join(' ')}Z`,
    ),
    pivot(at, wide * 0.9),
  ].join('');
}

/** The ticks are the dashes of a broad arc, so that any number of them is one short path. */
export function ticks(
  colour: string,
  at: Point,
  radius: number,
  from: number,
  to: number,
  step: number,
  length: number,
): string {
  const gap = (radius * step * Math.PI) / 180 - lineWeight;
  const half = ((lineWeight / 2 / radius) * 180) / Math.PI;
  return `<path stroke="${colour}" stroke-linecap="butt" stroke-width="${length}" stroke-dasharray="${lineWeight} ${gap.toFixed(2)}" d="${arcPath(at, radius, from - half, to + half * 2, 1)}"/>`;
}
