/** A row of the table of `npm run prove`. */
export interface Proof {
  /** The attempts, and their number. */
  tried: string;
  mark: string;
  /** The measured result. */
  result: string;
  isMet: boolean;
}
