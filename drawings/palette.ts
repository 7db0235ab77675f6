// Many picture viewers do not support oklch(), so the theme's tokens are converted to hex here.

function oklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return toHex([
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]);
}

function toHex(linear: number[]): string {
  const channel = (value: number) => {
    const clamped = Math.min(1, Math.max(0, value));
    const gamma = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linear.map(channel).join('')}`;
}

/** Moves a colour towards another; share 0 keeps it, 1 replaces it. */
export function mix(from: string, to: string, share: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) => Math.round(part(from, at) * (1 - share) + part(to, at) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const ink = oklch(0.27, 0.04, 220);
export const teal = oklch(0.42, 0.08, 200);
export const sea = oklch(0.7, 0.09, 195);
export const turmeric = oklch(0.8, 0.15, 80);
export const madder = oklch(0.55, 0.17, 30);
export const paper = oklch(0.985, 0.01, 90);
export const sand = oklch(0.95, 0.02, 85);
export const line = oklch(0.88, 0.02, 200);

// Tints and colours of cloth, close to the tokens' hues.
export const white = '#ffffff';
export const mist = oklch(0.92, 0.032, 195);
export const haze = oklch(0.85, 0.05, 195);
export const dune = oklch(0.89, 0.04, 80);
export const clay = oklch(0.74, 0.09, 50);
export const rose = oklch(0.68, 0.12, 28);
export const blush = oklch(0.86, 0.06, 40);
export const leaf = oklch(0.62, 0.09, 155);
export const forest = oklch(0.46, 0.07, 165);
export const wood = oklch(0.55, 0.07, 60);
export const bark = oklch(0.42, 0.05, 55);
export const navy = oklch(0.36, 0.06, 250);
// The official colours of the national flag.
export const saffron = '#ff9933';
export const flagGreen = '#138808';

export const skins = {
  fair: oklch(0.75, 0.075, 60),
  wheat: oklch(0.66, 0.08, 55),
  brown: oklch(0.55, 0.075, 50),
  deep: oklch(0.45, 0.06, 46),
};
export const blackHair = oklch(0.24, 0.02, 40);
export const greyHair = oklch(0.78, 0.01, 220);

/** The side turned away from the viewer, darker, so that crossing limbs can be told apart. */
export function farther(colour: string): string {
  return mix(colour, ink, 0.2);
}
