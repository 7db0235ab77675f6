// Sample values that look random and are the same in every run.

/** A pseudo-random number from 0 to 1 (mulberry32). */
export function scatter(seed: number): number {
  let mixed = (seed + 0x6d2b79f5) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
