import { dune, mist, paper, sand } from './palette.ts';
import { disc, fill, n, rect } from './shapes.ts';

/** Ground with one large soft shape behind; most pictures begin with one of these. */
export function circleStage(
  width: number,
  height: number,
  floor: number,
  x = width / 2,
  tint = mist,
  base = sand,
): string {
  const r = height * 0.45;
  return (
    rect(base, 0, 0, width, height) +
    disc(tint, x, height * 0.5, r) +
    rect(base === sand ? paper : sand, 0, floor, width, height - floor)
  );
}

export function archStage(
  width: number,
  height: number,
  floor: number,
  x = width / 2,
  span = width * 0.62,
  tint = mist,
  base = sand,
): string {
  const r = span / 2;
  const top = Math.max(height * 0.07, floor - r - height * 0.32);
  const arch = `M${n(x - r)} ${n(floor)}V${n(top + r * 0.7)}Q${n(x - r)} ${n(top)} ${n(x)} ${n(top)}T${n(x + r)} ${n(top + r * 0.7)}V${n(floor)}z`;
  return (
    rect(base, 0, 0, width, height) +
    fill(tint, arch) +
    rect(base === sand ? paper : sand, 0, floor, width, height - floor)
  );
}

export function roomStage(width: number, height: number, floor: number, wall = mist, boards = dune): string {
  return (
    rect(wall, 0, 0, width, height) +
    rect(boards, 0, floor, width, height - floor) +
    rect(paper, 0, floor - 8, width, 10)
  );
}

export function openStage(width: number, height: number, floor: number, sky = mist, earth = sand): string {
  return rect(sky, 0, 0, width, height) + rect(earth, 0, floor, width, height - floor);
}
