import { blackHair, ink, madder, mix, white } from './palette.ts';
import type { Joints } from './pose.ts';
import { add, beads, disc, fill, hull, n, oval, stroke } from './shapes.ts';

type Hair = 'short' | 'bald' | 'bun' | 'plait' | 'two-plaits' | 'turban' | 'bob' | 'scarf';

export interface Face {
  skin: string;
  hair?: Hair;
  hairColour?: string;
  /** Turban, scarf, ribbon. */
  cloth?: string;
  flowers?: boolean;
  bindi?: boolean;
  moustache?: boolean;
  beard?: boolean;
  glasses?: boolean;
}

const faceLine = 3.6;

// A head looking right, 100 units tall around its middle.
const skull =
  'M0-50C24-50 37-34 36-12C36-6 43 2 43 6C43 10 38 10 37 11C38 18 37 23 34 29C30 42 20 50 8 50C-10 50-28 34-34 12C-42-24-28-50 0-50Z';
const caps: Record<Hair, string> = {
  short:
    'M37-16C34-26 26-30 14-29C8-22 0-18-6-14L-8 8L-14 12L-16 30C-28 28-36 14-39-2C-48-34-26-60 2-58C28-58 42-38 37-16Z',
  bald: 'M-8 8L-14 16L-14 32C-28 28-38 10-40-8C-36-16-28-20-18-18C-10-12-8 0-8 8Z',
  bun: 'M36-18C28-34 16-36 6-34C2-20-6-6-14 6L-18 24C-32 22-38 8-40-6C-46-36-26-57 0-57C26-57 40-40 36-18Z',
  plait:
    'M36-18C28-34 16-36 6-34C2-20-6-6-14 6L-16 34C-30 36-40 18-41-4C-46-36-26-57 0-57C26-57 40-40 36-18Z',
  'two-plaits':
    'M36-18C28-34 16-36 6-34C2-20-6-6-14 6L-16 24C-32 22-38 8-40-6C-46-36-26-57 0-57C26-57 40-40 36-18Z',
  turban: 'M-8 4L-14 26C-30 24-36 8-36-8L0-24Z',
  bob: 'M37-16C30-34 18-36 8-34C4-20-2-6-8 8L-8 44C-26 50-46 44-46 22C-54-30-30-58 0-58C28-58 42-40 37-16Z',
  scarf:
    'M38-14C32-32 20-38 8-36C-4-24-10 0-8 24L2 50C-20 62-48 40-46 4C-50-36-28-60 2-60C30-60 44-38 38-14Z',
};

/** Neck, hair and face; the plait goes over the back of the trunk. */
export function head(figure: Joints, face: Face, nod = 0, look: 1 | -1 = 1): string {
  const { unit, up, front, chest, headSize } = figure;
  const colour = face.hairColour ?? blackHair;
  const flip = figure.facing * look;
  const middle = look === 1 ? figure.head : add(figure.head, front, -0.16 * unit);
  const angle = figure.facing * (figure.lean + nod * look);
  const scale = headSize / 100;
  const neck = fill(
    mix(face.skin, ink, 0.14),
    hull(
      [...add(add(chest, up, 0.1 * unit), front, 0.08 * unit), 0.19 * unit],
      [...add(middle, up, -0.24 * headSize), 0.18 * unit],
    ),
  );
  const shadeLine = mix(face.skin, ink, 0.62);
  const parts = [
    face.hair === 'bun' ? disc(colour, -46, 2, 19) : '',
    fill(face.skin, skull),
    face.beard
      ? fill(colour, 'M37 14C38 24 37 28 34 32C30 46 20 54 6 54C-10 52-24 36-28 14L-8 8C-2 20 14 26 22 16Z')
      : '',
    fill(face.hair === 'scarf' ? (face.cloth ?? madder) : colour, caps[face.hair ?? 'short']),
    face.hair === 'scarf' ? '' : oval(mix(face.skin, ink, 0.1), -10, 5, 7, 10),
    turban(face),
    face.flowers
      ? beads(white, face.hair === 'bun' ? 'M-34-16C-62-14-64 18-36 22' : 'M-38-4C-42 8-36 22-28 32', 11, 11)
      : '',
    disc(ink, 21, -5, face.glasses ? 2.8 : 3.6),
    `<path stroke="${shadeLine}" stroke-width="${faceLine}" d="M13-15q8-5 15 0${face.beard ? '' : 'M19 28q8 4 14-2'}"/>`,
    face.moustache ? fill(colour, 'M16 19q10-9 22-3q2 4-1 6q-11-2-21-3Z') : '',
    face.bindi ? disc(madder, 31, -17, 3.6) : '',
    face.glasses
      ? `<path stroke="${ink}" stroke-width="3" d="M9-5a12 11 0 1 0 24 0a12 11 0 1 0-24 0L-8-3"/>`
      : '',
  ];
  const at = `translate(${n(middle[0])} ${n(middle[1])})`;
  const turned = angle ? `rotate(${n(angle)})` : '';
  const size = Number(scale.toFixed(2));
  const sized = flip < 0 ? `scale(-${size} ${size})` : `scale(${size})`;
  return `${plaits(figure, face, colour)}${neck}<g transform="${at}${turned}${sized}">${parts.join('')}</g>`;
}

function turban(face: Face): string {
  if (face.hair !== 'turban') return '';
  const cloth = face.cloth ?? white;
  return (
    fill(cloth, 'M40-20C44-48 24-66-2-64C-36-64-52-36-42-10C-20-8 20-12 40-20Z') +
    stroke(mix(cloth, ink, 0.22), 'M-40-14C-14-20 16-34 26-56M-44-30C-26-34-6-44 4-62', 4)
  );
}

function plaits(
  { unit, up, front, head: middle, headSize, facing }: Joints,
  face: Face,
  colour: string,
): string {
  if (face.hair !== 'plait' && face.hair !== 'two-plaits') return '';
  const nape = add(add(middle, front, -0.36 * headSize), up, -0.2 * headSize);
  const down = (back: number, drop: number) =>
    `${n(nape[0] - facing * back * unit)} ${n(nape[1] + drop * unit)}`;
  if (face.hair === 'two-plaits') {
    const loop = `M${down(0, 0)}Q${down(0.3, 0.3)} ${down(0.02, 0.75)}`;
    const [x, y] = [nape[0] - facing * 0.02 * unit, nape[1] + 0.78 * unit];
    return beads(colour, loop, 0.26 * unit, 0.17 * unit) + disc(face.cloth ?? white, x, y, 0.17 * unit);
  }
  return beads(
    colour,
    `M${down(-0.05, -0.05)}C${down(0.3, 0.4)} ${down(0.22, 1)} ${down(0.05, 1.75)}`,
    0.27 * unit,
    0.19 * unit,
  );
}
