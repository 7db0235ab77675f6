// Flat pictures drawn point by point. SVG would be shorter, but this process must not be able to read it: uploads.ts
// blocks every format a visitor must not send, for the whole process.

const width = 640;
const height = 400;

/** The site's tokens as sRGB. */
export const colours = {
  ink: 0x16282f,
  teal: 0x005661,
  sea: 0x5ab0ae,
  turmeric: 0xe9b33f,
  madder: 0xae3c23,
  paper: 0xfefcf5,
  sand: 0xf5eee1,
  skin: 0x8a5a3c,
} as const;
export type Colour = keyof typeof colours;

export interface Shape {
  colour: Colour;
  /** Pixels from the edge of the shape, negative inside: the half pixel around 0 is where edges become smooth. */
  distance: (x: number, y: number) => number;
  /** Left, top, right, bottom: nothing is drawn outside. */
  box: readonly [number, number, number, number];
}

export function disc(colour: Colour, cx: number, cy: number, radius: number): Shape {
  return {
    colour,
    distance: (x, y) => Math.hypot(x - cx, y - cy) - radius,
    box: [cx - radius - 1, cy - radius - 1, cx + radius + 1, cy + radius + 1],
  };
}

export function rect(colour: Colour, left: number, top: number, right: number, bottom: number): Shape {
  return {
    colour,
    distance: (x, y) => Math.max(left - x, x - right, top - y, y - bottom),
    box: [left - 1, top - 1, right + 1, bottom + 1],
  };
}

/** A thick line with round ends: a limb. */
export function line(colour: Colour, [ax, ay]: Point, [bx, by]: Point, thickness: number): Shape {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy || 1;
  const reach = thickness / 2 + 1;
  return {
    colour,
    distance: (x, y) => {
      const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / squared));
      return Math.hypot(x - ax - along * dx, y - ay - along * dy) - thickness / 2;
    },
    box: [
      Math.min(ax, bx) - reach,
      Math.min(ay, by) - reach,
      Math.max(ax, bx) + reach,
      Math.max(ay, by) + reach,
    ],
  };
}

export type Point = readonly [number, number];

/** Where a line of that length ends. Degrees as on a goniometer: 0 to the right, 90 up. */
export function towards([x, y]: Point, degrees: number, length: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [x + Math.cos(radians) * length, y - Math.sin(radians) * length];
}

/** The college's motif: an arc of `from` to `to` degrees with ticks and a pivot. */
export function goniometer(colour: Colour, pivot: Point, radius: number, from: number, to: number): Shape[] {
  const steps = Math.round((to - from) / 6);
  const angles = Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
  const ticks = angles.filter((_, step) => step % 3 === 0);
  return [
    ...angles
      .slice(1)
      .map((angle, step) =>
        line(colour, towards(pivot, angles[step] ?? from, radius), towards(pivot, angle, radius), 5),
      ),
    ...ticks.map((angle) =>
      line(colour, towards(pivot, angle, radius - 16), towards(pivot, angle, radius - 8), 3),
    ),
    disc(colour, pivot[0], pivot[1], 7),
  ];
}

/** @returns a JPEG as base64, without the data prefix */
export async function drawPicture(ground: Colour, shapes: readonly Shape[]): Promise<string> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) pixels.writeUIntBE(colours[ground], at, 3);
  for (const shape of shapes) paint(pixels, shape);
  const { default: sharp } = await import('sharp'); // once, when the samples are made
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 70 })
    .toBuffer();
  return jpeg.toString('base64');
}

function paint(pixels: Buffer, { colour, distance, box }: Shape): void {
  const [left, top, right, bottom] = box;
  const rgb = colours[colour];
  const parts = [rgb >> 16, (rgb >> 8) & 0xff, rgb & 0xff];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y += 1) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x += 1) {
      const cover = Math.min(1, 0.5 - distance(x + 0.5, y + 0.5));
      if (cover <= 0) continue;
      const at = (y * width + x) * 3;
      for (const [channel, value] of parts.entries()) {
        const under = pixels[at + channel] ?? 0;
        pixels[at + channel] = under + (value - under) * cover;
      }
    }
  }
}
