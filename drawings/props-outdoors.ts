import {
  bark,
  clay,
  dune,
  forest,
  haze,
  ink,
  leaf,
  madder,
  mist,
  mix,
  navy,
  paper,
  rose,
  sea,
  teal,
  turmeric,
  white,
  wood,
} from './palette.ts';
import { disc, fill, hull, n, type Point, polygon, rect, ring, stroke, track } from './shapes.ts';

export function hills(width: number, y: number, floor: number, colour = haze, phase = 0): string {
  const w = width;
  const up = (share: number) => n(y - share * 90);
  return fill(
    colour,
    phase
      ? `M0 ${up(0.9)}Q${n(w * 0.2)} ${up(1.7)} ${n(w * 0.42)} ${up(0.4)}T${n(w * 0.78)} ${up(0.6)}T${w} ${up(0.2)}V${floor}H0Z`
      : `M0 ${up(0.1)}Q${n(w * 0.16)} ${up(-0.2)} ${n(w * 0.34)} ${up(0.7)}T${n(w * 0.7)} ${up(0.5)}T${w} ${up(1)}V${floor}H0Z`,
  );
}

/** Paddy: bunds running to the horizon. */
export function paddy(width: number, y: number, floor: number, colour = mix(leaf, paper, 0.45)): string {
  const deep = floor - y;
  const furrow = (share: number) =>
    `M0 ${n(y + deep * share)}q${n(width / 2)} ${n(-deep * 0.1)} ${n(width)} 0`;
  return (
    rect(colour, 0, y, width, deep) +
    stroke(mix(leaf, paper, 0.22), [0.16, 0.36, 0.62, 0.9].map(furrow).join(''))
  );
}

export function palm(x: number, floor: number, height: number, lean = 1): string {
  const top: Point = [x + lean * height * 0.12, floor - height];
  const s = height / 400;
  const frond = (dx: number, dy: number) =>
    `M${n(top[0])} ${n(top[1])}q${n(dx * 0.5 * s)} ${n((dy - 74) * s)} ${n(dx * s)} ${n(dy * s)}q${n(-dx * 0.5 * s)} ${n(-40 * s)} ${n(-dx * s)} ${n(-dy * s)}z`;
  return [
    stroke(bark, `M${n(x)} ${n(floor)}Q${n(x)} ${n(floor - height * 0.5)} ${n(top[0])} ${n(top[1])}`, 15 * s),
    fill(forest, frond(-130, 46), frond(128, 60), frond(-84, 96), frond(20, 112)),
    fill(leaf, frond(-116, -14), frond(122, -6), frond(80, 104), frond(-34, -66)),
    disc(clay, top[0] - 9 * s, top[1] + 12 * s, 10 * s),
    disc(clay, top[0] + 10 * s, top[1] + 13 * s, 10 * s),
  ].join('');
}

export function tree(x: number, floor: number, height: number, colour = leaf): string {
  const at = (dx: number, up: number, r: number) =>
    [x + dx * height, floor - up * height, r * height] as const;
  const crown = [at(-0.2, 0.62, 0.17), at(0.2, 0.6, 0.18), at(0, 0.8, 0.2), at(0.02, 0.58, 0.16)];
  return [
    stroke(
      bark,
      `M${n(x)} ${n(floor)}V${n(floor - height * 0.5)}M${n(x)} ${n(floor - height * 0.34)}l${n(height * 0.12)} ${n(-height * 0.14)}`,
      height * 0.055,
    ),
    ...crown.map((circle, index) => disc(index === 1 ? mix(colour, forest, 0.5) : colour, ...circle)),
  ].join('');
}

export function bush(x: number, floor: number, r: number, colour = leaf): string {
  return fill(
    colour,
    `M${n(x - 1.7 * r)} ${n(floor)}a${n(r)} ${n(r)} 0 0 1 ${n(0.9 * r)} ${n(-0.9 * r)}a${n(0.9 * r)} ${n(0.9 * r)} 0 0 1 ${n(1.6 * r)} 0a${n(r)} ${n(r)} 0 0 1 ${n(0.9 * r)} ${n(0.9 * r)}z`,
  );
}

/** The college: three floors, arcade below, a stair tower in the middle. */
export function building(x: number, floor: number, width: number, storeys = 3, wall: string = white): string {
  const storey = width * 0.14;
  const top = floor - storeys * storey;
  const bays = 8;
  const bay = width / bays;
  let panes = '';
  let arches = '';
  for (let column = 0; column < bays; column += 1) {
    if (column === 3 || column === 4) continue;
    const left = x + column * bay + bay * 0.22;
    for (let level = 1; level < storeys; level += 1) {
      panes += `M${n(left)} ${n(floor - level * storey - storey * 0.25)}h${n(bay * 0.56)}v${n(-storey * 0.5)}h${n(-bay * 0.56)}z`;
    }
    arches += `M${n(left)} ${n(floor)}v${n(-storey * 0.45)}a${n(bay * 0.28)} ${n(bay * 0.28)} 0 0 1 ${n(bay * 0.56)} 0V${n(floor)}z`;
  }
  const tower = x + width * 0.375;
  const half = width * 0.125;
  const ledges = Array.from(
    { length: storeys - 1 },
    (_, level) => `M${n(x)} ${n(floor - (level + 1) * storey)}h${n(width)}`,
  );
  return [
    rect(wall, x, top, width, floor - top),
    rect(sea, x - 8, top - 12, width + 16, 14, 3),
    fill(haze, panes, arches),
    stroke(dune, ledges.join(''), 5),
    rect(mix(teal, sea, 0.6), tower, top - storey * 0.7, half * 2, floor - top + storey * 0.7, 4),
    fill(
      paper,
      `M${n(tower + half * 0.55)} ${n(floor)}v${n(-storey * 0.75)}a${n(half * 0.45)} ${n(half * 0.45)} 0 0 1 ${n(half * 0.9)} 0V${n(floor)}z`,
    ),
    stroke(
      paper,
      `M${n(tower + half * 0.5)} ${n(top + storey * 0.95)}a${n(half * 0.5)} ${n(half * 0.5)} 0 0 1 ${n(half)} 0M${n(tower + half)} ${n(top + storey * 0.95)}l${n(half * 0.3)} ${n(-half * 0.36)}`,
    ),
    disc(turmeric, tower + half, top + storey * 0.95, Math.max(4, half * 0.09)),
  ].join('');
}

export function gate(x: number, floor: number, width: number, height: number): string {
  const pillar = width * 0.1;
  const bars = Array.from({ length: 6 }, (_, index) => {
    const step = (width * 0.3) / 6;
    return `M${n(x + pillar + 8 + index * step)} ${n(floor - 10)}v${n(-height * 0.48)}M${n(x + width - pillar - 8 - index * step)} ${n(floor - 10)}v${n(-height * 0.48)}`;
  });
  return [
    fill(
      teal,
      `M${n(x - 20)} ${n(floor - height * 0.84)}Q${n(x + width / 2)} ${n(floor - height * 1.22)} ${n(x + width + 20)} ${n(floor - height * 0.84)}v${n(-height * 0.1)}Q${n(x + width / 2)} ${n(floor - height * 1.36)} ${n(x - 20)} ${n(floor - height * 0.94)}z`,
    ),
    rect(clay, x, floor - height * 0.9, pillar, height * 0.9),
    rect(clay, x + width - pillar, floor - height * 0.9, pillar, height * 0.9),
    stroke(
      teal,
      `${bars.join('')}M${n(x + pillar)} ${n(floor - height * 0.4)}h${n(width * 0.3)}M${n(x + width - pillar)} ${n(floor - height * 0.4)}h${n(-width * 0.3)}`,
      5,
    ),
    rect(dune, x - 8, floor - 20, pillar + 16, 20),
    rect(dune, x + width - pillar - 8, floor - 20, pillar + 16, 20),
  ].join('');
}

/** Camp stall: striped awning on poles. */
export function stall(x: number, floor: number, width: number, height: number, stripe = teal): string {
  const drop = height * 0.16;
  const top = floor - height;
  const count = 8;
  const part = width / count;
  let bands = '';
  let scallops = '';
  for (let index = 0; index < count; index += 1) {
    const band = `M${n(x + index * part)} ${n(top + drop)}l${n((count / 2 - index) * part * 0.14)} ${n(-drop)}h${n(part * 0.86)}L${n(x + (index + 1) * part)} ${n(top + drop)}a${n(part / 2)} ${n(part / 2)} 0 0 1 ${n(-part)} 0z`;
    if (index % 2) bands += band;
    else scallops += band;
  }
  return [
    stroke(
      bark,
      track([x + 16, top + drop], [x + 16, floor]) +
        track([x + width - 16, top + drop], [x + width - 16, floor]),
      10,
    ),
    fill(white, scallops),
    fill(stripe, bands),
  ].join('');
}

export function hut(x: number, floor: number, width: number): string {
  const h = width * 0.5;
  return [
    rect(dune, x, floor - h, width, h),
    rect(bark, x + width * 0.4, floor - h * 0.75, width * 0.2, h * 0.75),
    fill(
      wood,
      polygon(
        [x - width * 0.14, floor - h + 10],
        [x + width * 0.2, floor - h * 1.8],
        [x + width * 0.8, floor - h * 1.8],
        [x + width * 1.14, floor - h + 10],
      ),
    ),
    stroke(
      madder,
      track([x, floor - 12], [x + width * 0.4, floor - 12]) +
        track([x + width * 0.6, floor - 12], [x + width, floor - 12]),
      10,
    ),
  ].join('');
}

export function bicycle(x: number, floor: number, size = 1, frame = madder): string {
  const at = (dx: number, dy: number): Point => [x + dx * size, floor - dy * size];
  return [
    ring(ink, ...at(0, 52), 50 * size, 6),
    ring(ink, ...at(150, 52), 50 * size, 6),
    stroke(
      frame,
      track(at(0, 52), at(46, 116), at(130, 120), at(66, 50), at(0, 52)) +
        track(at(66, 50), at(40, 134)) +
        track(at(150, 52), at(126, 146), at(106, 152)),
      6,
    ),
    stroke(ink, track(at(24, 136), at(54, 136)), 10),
  ].join('');
}

export function bus(x: number, floor: number, width: number, colour = sea): string {
  const h = width * 0.42;
  const pane = (index: number) =>
    rect(mist, x + width * (0.05 + index * 0.17), floor - h * 0.9, width * 0.14, h * 0.3, 5);
  return [
    rect(colour, x, floor - h, width, h * 0.86, 16),
    ...[0, 1, 2, 3].map(pane),
    rect(mist, x + width * 0.76, floor - h * 0.9, width * 0.2, h * 0.42, 6),
    rect(white, x, floor - h * 0.46, width, h * 0.07),
    disc(ink, x + width * 0.22, floor - h * 0.13, h * 0.13),
    disc(ink, x + width * 0.76, floor - h * 0.13, h * 0.13),
    disc(haze, x + width * 0.22, floor - h * 0.13, h * 0.05),
    disc(haze, x + width * 0.76, floor - h * 0.13, h * 0.05),
  ].join('');
}

export function tent(x: number, floor: number, width: number, colour = rose): string {
  const h = width * 0.62;
  return [
    fill(colour, polygon([x, floor], [x + width / 2, floor - h], [x + width, floor])),
    fill(
      navy,
      polygon([x + width * 0.36, floor], [x + width / 2, floor - h * 0.78], [x + width * 0.64, floor]),
    ),
    fill(
      mix(colour, white, 0.4),
      polygon([x + width * 0.36, floor], [x + width * 0.24, floor], [x + width / 2, floor - h * 0.78]),
    ),
    stroke(ink, track([x + width * 0.46, floor - h * 1.08], [x + width * 0.54, floor - h * 0.92])),
  ].join('');
}

export function cloud(x: number, y: number, size = 1, colour: string = paper): string {
  return fill(
    colour,
    hull([x, y, 24 * size], [x + 120 * size, y, 24 * size]),
    hull([x + 44 * size, y - 22 * size, 30 * size], [x + 70 * size, y - 10 * size, 26 * size]),
  );
}

export function path(fromX: number, floor: number, width: number, height: number, colour = dune): string {
  return fill(
    colour,
    `M${n(fromX - 30)} ${n(floor)}h60Q${n(fromX + 40)} ${n((floor + height) / 2)} ${n(fromX + width)} ${n(height)}h${n(-width * 2)}Q${n(fromX - 40)} ${n((floor + height) / 2)} ${n(fromX - 30)} ${n(floor)}z`,
  );
}
