import {
  bark,
  clay,
  dune,
  forest,
  haze,
  ink,
  leaf,
  line,
  madder,
  mist,
  navy,
  paper,
  rose,
  sea,
  teal,
  white,
  wood,
} from './palette.ts';
import { disc, fill, n, type Point, rect, stroke, track } from './shapes.ts';

const spines = [teal, rose, sea, dune, navy, haze, clay, forest, madder, white];

/** Shelves of books; the same `seed` gives the same shelf. */
export function bookshelf(
  x: number,
  y: number,
  width: number,
  rows: number,
  rowHeight = 110,
  seed = 1,
): string {
  const byColour = new Map<string, string>();
  let state = seed * 7919;
  const random = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  for (let row = 0; row < rows; row += 1) {
    const base = y + (row + 1) * rowHeight - 8;
    let at = x + 16;
    while (at < x + width - 36) {
      const thick = 14 + Math.floor(random() * 4) * 5;
      const tall = rowHeight * (0.55 + random() * 0.26);
      const gap = random() > 0.86 ? 22 : 3;
      const colour = spines[Math.floor(random() * spines.length)] ?? teal;
      byColour.set(
        colour,
        `${byColour.get(colour) ?? ''}M${n(at)} ${n(base)}v${n(-tall)}h${thick}v${n(tall)}z`,
      );
      at += thick + gap;
    }
  }
  const boards = Array.from(
    { length: rows },
    (_, row) => `M${n(x)} ${n(y + (row + 1) * rowHeight - 4)}h${n(width)}`,
  );
  return [
    rect(wood, x - 8, y - 10, width + 16, rows * rowHeight + 14, 6),
    rect(bark, x + 4, y + 2, width - 8, rows * rowHeight - 6),
    ...[...byColour].map(([colour, d]) => fill(colour, d)),
    stroke(wood, boards.join(''), 9),
  ].join('');
}

export function table(x: number, y: number, width: number, height: number, top = wood): string {
  return [
    stroke(
      bark,
      track([x + 30, y], [x + 22, y + height]) + track([x + width - 30, y], [x + width - 22, y + height]),
      11,
    ),
    rect(top, x, y - 8, width, 20, 8),
  ].join('');
}

/** Screen on a table at `y`, seen from the figure's side. */
export function computer(x: number, y: number, facing: 1 | -1 = -1, size = 1): string {
  const at = (dx: number, dy: number): Point => [x + facing * dx * size, y + dy * size];
  return [
    fill(line, `${track(at(-28, 0), at(-14, -34), at(14, -34), at(34, 0))}Z`),
    fill(ink, `${track(at(-12, -150), at(6, -152), at(20, -30), at(2, -28))}Z`),
    stroke(sea, track(at(10, -146), at(24, -34)), 6),
    fill(haze, `${track(at(52, 0), at(56, -8), at(134, -8), at(138, 0))}Z`),
  ].join('');
}

/** Screen seen from the front. */
export function monitor(x: number, y: number, width: number, screen = mist): string {
  const height = width * 0.62;
  return [
    rect(line, x + width * 0.42, y - 30, width * 0.16, 30),
    rect(line, x + width * 0.28, y - 8, width * 0.44, 8, 4),
    rect(ink, x, y - height - 26, width, height, 10),
    rect(screen, x + 10, y - height - 16, width - 20, height - 20, 4),
  ].join('');
}

export function laptop(x: number, y: number, facing: 1 | -1 = 1): string {
  const at = (dx: number, dy: number): Point => [x + facing * dx, y + dy];
  return stroke(ink, track(at(-52, -4), at(52, -4), at(84, -84)), 9);
}

export function books(x: number, y: number, colours: readonly string[] = [teal, rose, sea]): string {
  return colours
    .map((colour, index) => rect(colour, x + (index % 2) * 10, y - (index + 1) * 20, 96 - index * 8, 18, 4))
    .join('');
}

export function openBook(x: number, y: number, size = 1, cover = teal): string {
  const s = (value: number) => n(value * size);
  return (
    fill(
      cover,
      `M${n(x)} ${n(y + 8 * size)}l${s(-62)} ${s(-12)}v${s(-8)}l${s(62)} ${s(6)}l${s(62)} ${s(-6)}v${s(8)}z`,
    ) +
    fill(
      white,
      `M${n(x)} ${n(y)}q${s(-26)} ${s(-18)} ${s(-56)} ${s(-14)}l${s(-6)} ${s(-8)}q${s(38)} ${s(-8)} ${s(62)} ${s(10)}q${s(24)} ${s(-18)} ${s(62)} ${s(-10)}l${s(-6)} ${s(8)}q${s(-30)} ${s(-4)} ${s(-56)} ${s(14)}z`,
    )
  );
}

/** An open book held up, seen by its covers. */
export function heldBook(x: number, y: number, size = 1, cover = teal): string {
  const s = (value: number) => n(value * size);
  return (
    fill(white, `M${n(x)} ${n(y - 22 * size)}l${s(30)} ${s(-10)}v${s(44)}l${s(-30)} ${s(10)}z`) +
    fill(cover, `M${n(x)} ${n(y - 20 * size)}l${s(-30)} ${s(-10)}v${s(46)}l${s(30)} ${s(10)}z`)
  );
}

export function microscope(x: number, y: number, size = 1): string {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  return [
    stroke(ink, track(at(-50, -6), at(50, -6)), 14 * size),
    stroke(
      ink,
      `M${at(34, -10).map(n).join(' ')}Q${at(76, -80).map(n).join(' ')} ${at(20, -126).map(n).join(' ')}`,
      13 * size,
    ),
    stroke(haze, track(at(-36, -46), at(36, -46)), 9 * size),
    stroke(teal, track(at(2, -66), at(-8, -92)), 16 * size),
    stroke(white, track(at(-8, -92), at(-28, -142)), 24 * size),
    stroke(ink, track(at(-31, -150), at(-38, -168)), 17 * size),
    disc(sea, ...at(44, -46), 10 * size),
  ].join('');
}

export function flask(x: number, y: number, size = 1, liquid = sea): string {
  const s = (value: number) => n(value * size);
  return (
    fill(
      white,
      `M${n(x - 12 * size)} ${n(y - 96 * size)}v${s(36)}l${s(-30)} ${s(48)}q${s(-4)} ${s(12)} ${s(8)} ${s(12)}h${s(68)}q${s(12)} 0 ${s(8)} ${s(-12)}l${s(-30)} ${s(-48)}v${s(-36)}z`,
    ) +
    fill(
      liquid,
      `M${n(x - 27 * size)} ${n(y - 36 * size)}l${s(-13)} ${s(22)}q${s(-4)} ${s(12)} ${s(8)} ${s(12)}h${s(64)}q${s(12)} 0 ${s(8)} ${s(-12)}l${s(-13)} ${s(-22)}z`,
    ) +
    stroke(haze, `M${n(x - 17 * size)} ${n(y - 97 * size)}h${s(34)}`, 7 * size)
  );
}

export function window(x: number, y: number, width: number, height: number, view = mist): string {
  return (
    rect(white, x, y, width, height, 8) +
    rect(view, x + 12, y + 12, width - 24, height - 24, 3) +
    stroke(
      white,
      `M${n(x + width / 2)} ${n(y + 8)}v${n(height - 16)}M${n(x + 8)} ${n(y + height / 2)}h${n(width - 16)}`,
      8,
    )
  );
}

export function board(x: number, y: number, width: number, height: number, colour = forest): string {
  return rect(wood, x - 10, y - 10, width + 20, height + 20, 6) + rect(colour, x, y, width, height);
}

export function plant(x: number, floor: number, size = 1, pot = clay): string {
  const s = (value: number) => n(value * size);
  const blade = (dx: number, dy: number, bow: number) =>
    `M${n(x)} ${n(floor - 70 * size)}q${s(dx * 0.2 - bow)} ${s(-dy * 0.6)} ${s(dx)} ${s(-dy)}q${s(-dx * 0.1 + bow * 1.6)} ${s(dy * 0.5)} ${s(-dx)} ${s(dy)}z`;
  return [
    fill(forest, blade(-66, 96, 14), blade(70, 84, -16), blade(-6, 168, 20)),
    fill(leaf, blade(-40, 150, 24), blade(44, 140, -24), blade(-84, 44, 2), blade(86, 36, -4)),
    fill(pot, `M${n(x - 44 * size)} ${n(floor - 80 * size)}h${s(88)}l${s(-12)} ${s(80)}h${s(-64)}z`),
    stroke(paper, `M${n(x - 38 * size)} ${n(floor - 54 * size)}h${s(76)}`),
  ].join('');
}

export function pendant(x: number, top: number, length: number, colour = teal): string {
  return (
    stroke(ink, `M${n(x)} ${n(top)}v${n(length)}`) +
    fill(colour, `M${n(x - 46)} ${n(top + length + 40)}q0-46 46-46q46 0 46 46z`)
  );
}

export function clipboard(x: number, y: number, size = 1): string {
  const s = (value: number) => n(value * size);
  return (
    rect(wood, x, y, 64 * size, 84 * size, 5) +
    rect(white, x + 7 * size, y + 10 * size, 50 * size, 67 * size) +
    stroke(
      line,
      `M${n(x + 16 * size)} ${n(y + 28 * size)}h${s(32)}m${s(-32)} ${s(16)}h${s(32)}m${s(-32)} ${s(16)}h${s(20)}`,
    )
  );
}
