import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Counting, countings, usualAcademicYear } from '#shared/office/academic-years.ts';
import { judge, summarize } from './attendance.ts';
import { advice, enoughText, mostToAttendFirst } from './attendance-advice.ts';

const rule = { eligibleFrom: 75, condonableFrom: 60 };

test.each([
  [0, 0, null, 'eligible', 0, 0],
  [4, 3, 75, 'eligible', 0, 0],
  [10_000, 7499, 74.99, 'condonable', 0, 4],
  [10_000, 7500, 75, 'eligible', 0, 0],
  [3, 2, 66.66, 'condonable', 0, 1],
  [5, 3, 60, 'condonable', 0, 3],
  [1000, 599, 59.9, 'short', 0, 604],
  [40, 33, 82.5, 'eligible', 4, 0],
  [1, 0, 0, 'short', 0, 3],
] as const)('%i held, %i attended: %d %%, %s', (held, attended, percent, state, mayMiss, mustAttend) => {
  expect(judge(held, attended, rule)).toEqual({ percent, state, mayMiss, mustAttend });
});

const percents = fc.integer({ min: 1, max: 100 });
const classes = fc
  .integer({ min: 0, max: 400 })
  .chain((held) => fc.tuple(fc.constant(held), fc.integer({ min: 0, max: held })));

test('what may be missed keeps the state, one more loses it', () => {
  fc.assert(
    fc.property(classes, percents, ([held, attended], eligibleFrom) => {
      const own = { eligibleFrom, condonableFrom: Math.min(eligibleFrom, 60) };
      const { state, mayMiss } = judge(held, attended, own);
      if (state !== 'eligible') return mayMiss === 0;
      return (
        judge(held + mayMiss, attended, own).state === 'eligible' &&
        judge(held + mayMiss + 1, attended, own).state !== 'eligible'
      );
    }),
  );
});

test('what must be attended reaches the state, one fewer does not', () => {
  fc.assert(
    fc.property(classes, percents, ([held, attended], eligibleFrom) => {
      const own = { eligibleFrom, condonableFrom: 1 };
      const { state, mustAttend } = judge(held, attended, own);
      if (state === 'eligible') return mustAttend === 0;
      if (mustAttend === null) return eligibleFrom === 100;
      const after = (more: number) => judge(held + more, attended + more, own).state;
      return after(mustAttend) === 'eligible' && after(mustAttend - 1) !== 'eligible';
    }),
  );
});

test('an attended class never makes the state worse, a missed one never better', () => {
  const order = ['short', 'condonable', 'eligible'];
  fc.assert(
    fc.property(classes, ([held, attended]) => {
      if (held === 0) return true;
      const rank = (...now: [number, number]) => order.indexOf(judge(...now, rule).state);
      const now = rank(held, attended);
      return rank(held + 1, attended + 1) >= now && rank(held + 1, attended) <= now;
    }),
  );
});

test.each([
  ['missed', 'attended', 12, 8],
  ['attended', 'attended', 12, 10],
  ['left-out', 'missed', 10, 7],
  ['missed', 'left-out', 11, 7],
] satisfies [Counting, Counting, number, number][])(
  'leave %s, duty %s',
  (leaveCounts, dutyCounts, held, attended) => {
    const counts = { present: 3, late: 1, absent: 2, duty: 1, leave: 2, earlierHeld: 3, earlierAttended: 3 };
    const year = { ...usualAcademicYear('2026-2027'), leaveCounts, dutyCounts };
    expect(summarize(counts, year)).toMatchObject({ held, attended });
  },
);

test('attended is never more than held, however leave and duty count', () => {
  const number = fc.nat(60);
  const counting = fc.constantFrom(...countings);
  const counts = fc.record({
    present: number,
    late: number,
    absent: number,
    duty: number,
    leave: number,
    earlierHeld: fc.constant(50),
    earlierAttended: fc.nat(50),
  });
  fc.assert(
    fc.property(counts, counting, counting, (marked, leaveCounts, dutyCounts) => {
      const { held, attended } = summarize(marked, { ...rule, leaveCounts, dutyCounts });
      return attended <= held;
    }),
  );
});

test('the most urgent first: by the classes to attend, and by those missed where none is enough', () => {
  const order = (sums: [number, number][], eligibleFrom: number) =>
    sums
      .map(([held, attended]) => ({ held, attended, ...judge(held, attended, { ...rule, eligibleFrom }) }))
      .toSorted(mostToAttendFirst)
      .map(({ held, attended }) => [held, attended]);
  const sums: [number, number][] = [
    [1, 0],
    [40, 28],
    [40, 39],
    [8, 0],
  ];
  expect(order(sums, 75)).toEqual([
    [8, 0],
    [40, 28],
    [1, 0],
    [40, 39],
  ]);
  expect(order(sums, 100)).toEqual([
    [40, 28],
    [8, 0],
    [1, 0],
    [40, 39],
  ]);
});

test('the rule in words', () => {
  const words = (held: number, attended: number) =>
    advice({ held, attended, ...judge(held, attended, rule) });
  const inOffice = (held: number, attended: number) =>
    advice({ held, attended, ...judge(held, attended, rule) }, false);
  expect(inOffice(40, 31)).toBe('The student may miss 1 more class.');
  expect(inOffice(40, 28)).toBe('Must attend the next 8 classes to be eligible.');
  expect(words(0, 0)).toBe('No class counts yet.');
  expect(words(4, 3)).toBe('You may not miss the next class.');
  expect(words(40, 31)).toBe('You may miss 1 more class.');
  expect(words(40, 33)).toBe('You may miss 4 more classes.');
  expect(words(7, 5)).toBe('Attend the next class to be eligible.');
  expect(words(40, 28)).toBe('Attend the next 8 classes to be eligible.');
  expect(enoughText([{ held: 0 }, { held: 4 }], 75)).toMatch(/^75 % or more in every subject so far/);
  expect(enoughText([{ held: 0 }], 75)).toBe('No class counts yet in this academic year.');
});
