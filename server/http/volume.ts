// How many calls one caller may make in ten seconds. Generous: the limit is for loops gone wild, not for people.
const windowMilliseconds = 10_000;
/** The oldest are forgotten first: callers from ever new addresses take no more memory than this. */
const keptCallers = 10_000;

export class Volume {
  readonly #windows = new Map<string, { calls: number; endsAt: number }>();

  /** Counts a call. @returns the seconds to wait where the caller has had more than `max` already, else 0 */
  count(caller: string, max: number): number {
    const now = performance.now();
    let window = this.#windows.get(caller);
    if (!window || window.endsAt <= now) {
      window = { calls: 0, endsAt: now + windowMilliseconds };
      this.#windows.delete(caller); // so that it becomes the newest
      this.#windows.set(caller, window);
      const [oldest = ''] = this.#windows.size > keptCallers ? this.#windows.keys() : [];
      this.#windows.delete(oldest);
    }
    window.calls += 1;
    return window.calls > max ? Math.ceil((window.endsAt - now) / 1000) : 0;
  }
}
