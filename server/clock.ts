/** The time, as something a test can set. */
export type Clock = () => Date;

export function isoAfter(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
