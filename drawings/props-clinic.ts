import { bark, haze, ink, line, mist, navy, rose, sea, teal, white } from './palette.ts';
import { beads, disc, fill, hull, lineWeight, n, type Point, rect, ring, stroke, track } from './shapes.ts';

/** Treatment bed: left edge, top of the mattress, width, height of the whole. */
export function plinth(x: number, y: number, width: number, height: number, cover = teal): string {
  const foot = y + height;
  return [
    stroke(
      bark,
      track([x + 40, y + 30], [x + 40, foot]) + track([x + width - 40, y + 30], [x + width - 40, foot]),
      12,
    ),
    stroke(bark, track([x + 40, foot - height * 0.3], [x + width - 40, foot - height * 0.3]), 8),
    rect(mist, x, y + 14, width, 22, 6),
    rect(cover, x, y, width, 26, 13),
  ].join('');
}

export function pillow(x: number, y: number, width = 90): string {
  return rect(white, x, y - 26, width, 30, 14);
}

export function stool(x: number, y: number, height: number, colour = sea): string {
  return [
    stroke(bark, track([x - 26, y], [x - 34, y + height]) + track([x + 26, y], [x + 34, y + height]), 9),
    stroke(bark, track([x - 30, y + height * 0.6], [x + 30, y + height * 0.6]), 6),
    rect(colour, x - 48, y - 8, 96, 22, 11),
  ].join('');
}

export function chair(x: number, y: number, height: number, facing: 1 | -1 = 1, colour = sea): string {
  const s = height / 100;
  const at = (dx: number, dy: number): Point => [x + facing * dx * s, y + dy * s];
  return [
    stroke(bark, track(at(-40, 0), at(-46, 100)) + track(at(40, 0), at(44, 100)), 9),
    stroke(colour, track(at(-54, -104), at(-44, 4), at(44, 4)), 20),
  ].join('');
}

/** Wheelchair under a figure with its hip at `hip`; `unit` is a seventh of the figure's height. */
export function wheelchair(
  hip: Point,
  unit: number,
  facing: 1 | -1 = 1,
  colour = teal,
): { behind: string; over: string } {
  const at = (dx: number, dy: number): Point => [hip[0] + facing * dx * unit, hip[1] + dy * unit];
  const [wx, wy] = at(-0.05, 0.95);
  const [cx, cy] = at(1.5, 1.62);
  const big = 1.15 * unit;
  let spokes = '';
  for (let degrees = 0; degrees < 180; degrees += 30) {
    const [sx, sy] = [Math.cos((degrees * Math.PI) / 180) * big, Math.sin((degrees * Math.PI) / 180) * big];
    spokes += track([wx - sx, wy - sy], [wx + sx, wy + sy]);
  }
  return {
    behind: [
      stroke(colour, track(at(-0.86, -1.7), at(-0.6, -1.6), at(-0.52, 0.42), at(1.5, 0.42)), 0.16 * unit),
      stroke(ink, track(at(-0.5, 0.5), [wx, wy], at(1.4, 0.5), [cx, cy]), 7),
    ].join(''),
    over: [
      stroke(colour, track(at(-0.5, -0.45), at(0.95, -0.45), at(1.05, 0.4)), 0.14 * unit),
      stroke(colour, track(at(1.35, 0.5), at(1.78, 1.74), at(2.35, 1.74)), 8),
      ring(ink, cx, cy, 0.42 * unit, 7),
      stroke(haze, spokes),
      ring(ink, wx, wy, big, 9),
      ring(haze, wx, wy, big * 0.86),
      disc(colour, wx, wy, 0.16 * unit),
    ].join(''),
  };
}

export function ball(x: number, y: number, r: number, colour = rose): string {
  const curve = (share: number) =>
    `M${n(x - r * 0.94)} ${n(y - r * share)}Q${n(x)} ${n(y - r * share * 1.5)} ${n(x + r * 0.94)} ${n(y - r * share)}`;
  return (
    disc(colour, x, y, r) +
    `<path stroke="${white}" stroke-opacity=".55" stroke-width="${lineWeight}" d="${curve(0.32)}${curve(-0.32)}"/>`
  );
}

export function parallelBars(
  x: number,
  floor: number,
  width: number,
  height: number,
): { behind: string; over: string } {
  const bar = (dx: number, dy: number, colour: string, weight: number) =>
    stroke(
      colour,
      track([x + dx, floor - height - dy], [x + dx + width, floor - height - dy]) +
        track([x + dx + 50, floor - height - dy], [x + dx + 50, floor - dy]) +
        track([x + dx + width - 50, floor - height - dy], [x + dx + width - 50, floor - dy]),
      weight,
    );
  return { behind: bar(30, 36, sea, 8), over: bar(0, -16, teal, 11) };
}

export function walker(x: number, floor: number, height: number, facing: 1 | -1 = 1): string {
  const at = (dx: number, dy: number): Point => [x + facing * dx * height, floor - dy * height];
  return [
    stroke(sea, track(at(0.1, 0.06), at(0.16, 0.92), at(0.56, 0.92), at(0.62, 0.06)), 7),
    stroke(
      teal,
      track(at(-0.02, 0), at(0.06, 1), at(0.5, 1), at(0.56, 0)) + track(at(0.03, 0.5), at(0.53, 0.5)),
      9,
    ),
    disc(ink, ...at(-0.02, 0.02), 9),
    disc(ink, ...at(0.56, 0.02), 9),
  ].join('');
}

export function crutch(top: Point, foot: Point): string {
  const handle: Point = [top[0] + (foot[0] - top[0]) * 0.38, top[1] + (foot[1] - top[1]) * 0.38];
  return (
    stroke(bark, track(top, foot) + track([handle[0] - 4, handle[1]], [handle[0] + 24, handle[1]]), 8) +
    stroke(ink, track([top[0] - 22, top[1] + 4], [top[0] + 22, top[1] - 4]), 13)
  );
}

/** Electrotherapy unit on a trolley; leads start at `plug`. */
export function electrotherapy(x: number, floor: number, scale = 1): { all: string; plug: Point } {
  const s = (value: number) => value * scale;
  const top = floor - s(250);
  return {
    plug: [x + s(60), top - s(24)],
    all: [
      stroke(
        bark,
        track([x + s(14), top], [x + s(14), floor - s(14)]) +
          track([x + s(146), top], [x + s(146), floor - s(14)]),
        s(10),
      ),
      rect(haze, x, top, s(160), s(16), 6),
      rect(haze, x, floor - s(90), s(160), s(14), 6),
      disc(ink, x + s(14), floor - s(10), s(10)),
      disc(ink, x + s(146), floor - s(10), s(10)),
      rect(white, x + s(12), top - s(110), s(136), s(110), 12),
      rect(teal, x + s(26), top - s(96), s(108), s(52), 6),
      stroke(
        mist,
        `M${n(x + s(34))} ${n(top - s(70))}h${n(s(18))}l${n(s(10))} ${n(s(-18))}l${n(s(14))} ${n(s(34))}l${n(s(10))} ${n(s(-16))}h${n(s(32))}`,
      ),
      disc(sea, x + s(60), top - s(24), s(10)),
      disc(line, x + s(92), top - s(24), s(10)),
      disc(line, x + s(122), top - s(24), s(10)),
    ].join(''),
  };
}

export function skeleton(x: number, floor: number, height: number): string {
  const u = height / 7.6;
  const at = (dx: number, up: number): Point => [x + dx * u, floor - up * u];
  const bone = line;
  let ribs = '';
  for (let rib = 0; rib < 4; rib += 1) {
    const wide = 0.62 - rib * 0.07;
    const [lx, ly] = at(-wide, 5.35 - rib * 0.34);
    ribs += `M${n(lx)} ${n(ly)}q${n(wide * u)} ${n(-0.3 * u)} ${n(2 * wide * u)} 0`;
  }
  return [
    stroke(bark, track(at(0, 0.1), at(0, 7.6)) + track(at(-0.6, 0.06), at(0.6, 0.06)), 6),
    beads(white, track(at(0, 3.6), at(0, 6)), 0.26 * u, 0.24 * u),
    stroke(white, ribs, 7),
    stroke(
      white,
      track(at(-0.72, 5.72), at(0.72, 5.72)) +
        track(at(-0.76, 5.6), at(-0.9, 4.4), at(-0.86, 3.2)) +
        track(at(0.76, 5.6), at(0.9, 4.4), at(0.86, 3.2)),
      9,
    ),
    stroke(
      white,
      track(at(-0.36, 3.5), at(-0.4, 2), at(-0.36, 0.5), at(-0.6, 0.34)) +
        track(at(0.36, 3.5), at(0.4, 2), at(0.36, 0.5), at(0.6, 0.34)),
      11,
    ),
    fill(white, hull([...at(-0.3, 3.75), 0.22 * u], [...at(0.3, 3.75), 0.22 * u], [...at(0, 3.5), 0.12 * u])),
    fill(white, hull([...at(0, 6.75), 0.42 * u], [...at(0.08, 6.3), 0.24 * u])),
    disc(bone, ...at(-0.08, 6.66), 0.09 * u),
    disc(bone, ...at(0.22, 6.66), 0.09 * u),
  ].join('');
}

export function footprints(x: number, y: number, step: number, count: number, colour = navy): string {
  const prints = Array.from({ length: count }, (_, index) => {
    const [px, py] = [x + index * step, y + (index % 2 ? 16 : -4)];
    return hull([px, py, 8], [px + 26, py, 11]);
  });
  return fill(colour, ...prints);
}

export function dumbbell(x: number, y: number, size = 1, colour = ink): string {
  return (
    stroke(colour, `M${n(x - 20 * size)} ${n(y)}h${n(40 * size)}`, 8 * size) +
    stroke(
      colour,
      `M${n(x - 26 * size)} ${n(y - 14 * size)}v${n(28 * size)}M${n(x + 26 * size)} ${n(y - 14 * size)}v${n(28 * size)}`,
      14 * size,
    )
  );
}

/** Treadmill with the runner facing right; the belt's top is 30 above the floor. */
export function treadmill(
  x: number,
  floor: number,
  width: number,
  height: number,
): { behind: string; over: string } {
  return {
    behind: stroke(
      haze,
      track(
        [x + width - 20, floor - 30],
        [x + width + 14, floor - height - 6],
        [x + width - 80, floor - height + 40],
      ),
      9,
    ),
    over: [
      rect(ink, x, floor - 30, width, 20, 10),
      rect(haze, x + 14, floor - 12, width - 28, 12, 4),
      stroke(
        teal,
        track(
          [x + width - 44, floor - 26],
          [x + width - 6, floor - height],
          [x + width - 110, floor - height + 34],
        ),
        10,
      ),
      rect(ink, x + width - 34, floor - height - 34, 54, 40, 8),
    ].join(''),
  };
}
