/** The current time; tests pass a clock of their own. */
export type Clock = () => Date;

export function isoAfter(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
