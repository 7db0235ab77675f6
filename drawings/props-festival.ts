import { polar } from './goniometer.ts';
import {
  bark,
  clay,
  flagGreen,
  forest,
  ink,
  leaf,
  madder,
  mix,
  navy,
  paper,
  rose,
  saffron,
  teal,
  turmeric,
  white,
  wood,
} from './palette.ts';
import { beads, disc, fill, hull, n, type Point, polygon, rect, ring, stroke, track } from './shapes.ts';

export function kite(
  x: number,
  y: number,
  size: number,
  tilt: number,
  first: string,
  second: string,
): string {
  const at = (degrees: number, share: number): Point => polar([x, y], size * share, degrees + tilt);
  const [top, right, bottom, left] = [at(180, 1), at(90, 0.8), at(0, 1.1), at(-90, 0.8)];
  return [
    fill(first, polygon(top, right, [x, y], left)),
    fill(second, polygon(left, [x, y], right, bottom)),
    fill(first, polygon(bottom, at(-12, 1.4), at(12, 1.4))),
    stroke(paper, track(top, bottom) + track(left, right)),
  ].join('');
}

export function diya(x: number, y: number, size = 1, clayColour = clay): string {
  const s = (value: number) => n(value * size);
  return [
    fill(
      turmeric,
      `M${n(x)} ${n(y - 78 * size)}q${s(26)} ${s(34)} ${s(10)} ${s(56)}h${s(-20)}q${s(-16)}-${s(22)} ${s(10)}-${s(56)}z`,
    ),
    fill(
      white,
      `M${n(x)} ${n(y - 48 * size)}q${s(10)} ${s(14)} ${s(4)} ${s(24)}h${s(-8)}q${s(-6)}-${s(10)} ${s(4)}-${s(24)}z`,
    ),
    fill(
      clayColour,
      `M${n(x - 60 * size)} ${n(y - 22 * size)}q${s(60)} ${s(-10)} ${s(120)} 0q${s(-10)} ${s(46)}-${s(40)} ${s(46)}h${s(-40)}q${s(-30)} 0-${s(40)}-${s(46)}z`,
    ),
    stroke(mix(clayColour, ink, 0.3), `M${n(x - 40 * size)} ${n(y)}q${s(40)} ${s(10)} ${s(80)} 0`),
  ].join('');
}

/** Rangoli lying on the floor: petals in a flattened ring. */
export function rangoli(x: number, y: number, size: number, flat = 0.36): string {
  const ringOf = (count: number, from: number, to: number, half: number, offset = 0) =>
    Array.from({ length: count }, (_, index) => {
      const degrees = offset + (index * 360) / count;
      const [a, b, c, d] = [
        polar([0, 0], from, degrees),
        polar([0, 0], (from + to) / 2, degrees - half),
        polar([0, 0], to, degrees),
        polar([0, 0], (from + to) / 2, degrees + half),
      ];
      return `M${a.map(n).join(' ')}Q${b.map(n).join(' ')} ${c.map(n).join(' ')}Q${d.map(n).join(' ')} ${a.map(n).join(' ')}Z`;
    }).join('');
  return `<g transform="translate(${n(x)} ${n(y)})scale(1 ${flat})">${[
    ring(white, 0, 0, size, 5),
    fill(rose, ringOf(12, size * 0.56, size * 0.96, 22)),
    fill(teal, ringOf(12, size * 0.6, size * 0.9, 12, 15)),
    fill(white, ringOf(8, size * 0.12, size * 0.56, 34)),
    fill(leaf, ringOf(8, size * 0.3, size * 0.54, 18, 22.5)),
    disc(madder, 0, 0, size * 0.12),
    beads(white, `M${n(-size * 1.12)} 0a${n(size * 1.12)} ${n(size * 1.12)} 0 1 1 0 .1`, 12, 40),
  ].join('')}</g>`;
}

export function pot(x: number, floor: number, size = 1, colour = clay): string {
  const s = (value: number) => n(value * size);
  return [
    fill(
      white,
      hull([x - 44 * size, floor - 168 * size, 22 * size], [x + 44 * size, floor - 168 * size, 22 * size]),
      hull([x - 16 * size, floor - 192 * size, 24 * size], [x + 20 * size, floor - 188 * size, 22 * size]),
    ),
    fill(
      colour,
      `M${n(x - 64 * size)} ${n(floor - 160 * size)}h${s(128)}v${s(18)}h${s(-10)}q${s(66)} ${s(66)}-${s(4)} ${s(142)}h${s(-100)}q${s(-70)}-${s(76)}-${s(4)}-${s(142)}h${s(-10)}z`,
    ),
    stroke(
      white,
      `M${n(x - 82 * size)} ${n(floor - 84 * size)}q${s(20)} ${s(22)} ${s(41)} 0t${s(41)} 0t${s(41)} 0t${s(41)} 0`,
      4,
    ),
    beads(
      white,
      track([x - 74 * size, floor - 46 * size], [x + 76 * size, floor - 46 * size]),
      8 * size,
      20 * size,
    ),
    fill(
      white,
      `M${n(x + 30 * size)} ${n(floor - 160 * size)}q${s(-4)} ${s(48)} ${s(8)} ${s(48)}t${s(10)} ${s(-48)}z`,
    ),
  ].join('');
}

export function sugarcane(x: number, floor: number, height: number, lean: number): string {
  const top: Point = [x + lean, floor - height];
  const blade = (dx: number, dy: number) =>
    `M${n(top[0])} ${n(top[1])}q${n(dx * 0.3)} ${n(dy - 30)} ${n(dx)} ${n(dy)}q${n(-dx * 0.5)} ${n(-14)} ${n(-dx)} ${n(-dy)}z`;
  return (
    stroke(forest, track([x, floor], top), 18) +
    `<path stroke="${leaf}" stroke-width="18" stroke-dasharray="44 10" stroke-linecap="butt" d="${track([x, floor], top)}"/>` +
    fill(
      leaf,
      blade(-110, -30),
      blade(110, -40),
      blade(-60, -90),
      blade(80, -96),
      blade(130, 50),
      blade(-130, 46),
    )
  );
}

/** Garland of mango leaves over a door. */
export function toran(x: number, y: number, width: number, drop: number, count = 13): string {
  const step = width / count;
  const sag = (index: number) => Math.sin((index / (count - 1)) * Math.PI) * drop;
  const leaves = (offset: number) =>
    Array.from({ length: count }, (_, index) => {
      if (index % 2 !== offset) return '';
      const [lx, ly] = [x + step * (index + 0.5), y + sag(index)];
      return `M${n(lx)} ${n(ly)}q${n(step * 0.52)} ${n(step * 0.6)} 0 ${n(step * 1.5)}q${n(-step * 0.52)} ${n(-step * 0.9)} 0 ${n(-step * 1.5)}z`;
    }).join('');
  const thread = `M${n(x)} ${n(y)}Q${n(x + width / 2)} ${n(y + drop * 2)} ${n(x + width)} ${n(y)}`;
  return fill(leaf, leaves(0)) + fill(forest, leaves(1)) + beads(rose, thread, step * 0.34, step * 0.46);
}

/** The national flag, 2:3, with 24 spokes in the wheel. */
export function tricolour(x: number, y: number, width: number): string {
  const stripe = (width * 2) / 9;
  const [cx, cy, r] = [x + width / 2, y + stripe * 1.5, stripe * 0.43];
  const spokes = Array.from({ length: 12 }, (_, index) =>
    track(polar([cx, cy], r, index * 15), polar([cx, cy], r, index * 15 + 180)),
  ).join('');
  return [
    rect(saffron, x, y, width, stripe),
    rect(white, x, y + stripe, width, stripe),
    rect(flagGreen, x, y + stripe * 2, width, stripe),
    ring(navy, cx, cy, r),
    stroke(navy, spokes, 1),
  ].join('');
}

export function pole(x: number, floor: number, height: number): string {
  return stroke(wood, track([x, floor], [x, floor - height]), 9) + disc(bark, x, floor - height - 6, 9);
}

export function mango(x: number, y: number, size = 1, colour = rose): string {
  return (
    fill(colour, hull([x, y, 34 * size], [x + 26 * size, y + 22 * size, 24 * size])) +
    fill(
      leaf,
      `M${n(x - 8 * size)} ${n(y - 30 * size)}q${n(30 * size)} ${n(-40 * size)} ${n(70 * size)} ${n(-18 * size)}q${n(-30 * size)} ${n(26 * size)} ${n(-70 * size)} ${n(18 * size)}z`,
    )
  );
}
