import { networksOf } from '#server/network.ts';

// How many calls one caller may make in ten seconds. High enough for people: the limit stops scripts in a loop.
const windowMilliseconds = 10_000;
/** The oldest callers are dropped first, so that requests from many addresses cannot fill the memory. */
const keptCallers = 10_000;

/** Counts the calls of each caller. */
export class CallCounter {
  readonly #windows = new Map<string, { calls: number; endsAt: number }>();

  /** Counts a call. @returns the seconds to wait where the caller has had more than `max` already, else 0 */
  count(caller: string, max: number): number {
    // In whole milliseconds, whose sums are exact: ten seconds are never told as eleven.
    const now = Math.floor(performance.now());
    let window = this.#windows.get(caller);
    if (!window || window.endsAt <= now) {
      window = { calls: 0, endsAt: now + windowMilliseconds };
      this.#windows.delete(caller); // a Map keeps the order of insertion: the caller becomes the newest
      this.#windows.set(caller, window);
      const [oldest = ''] = this.#windows.size > keptCallers ? this.#windows.keys() : [];
      this.#windows.delete(oldest);
    }
    window.calls += 1;
    return window.calls > max ? Math.ceil((window.endsAt - now) / 1000) : 0;
  }

  /** Counts a call of an address that is not signed in, for each of its networks. @param what has a limit of its own */
  countAddress(ip: string, what: string, max: number): number {
    const waits = networksOf(ip).map(({ network, times }) => this.count(`${network} ${what}`, max * times));
    return Math.max(...waits);
  }
}
