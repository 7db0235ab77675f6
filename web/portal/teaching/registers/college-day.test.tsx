import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Phase, phaseOf } from '#shared/teaching/now-and-next.ts';
import type { DayClass, TimetableDay } from '#shared/teaching/timetable.ts';
import { CollegeDay } from './college-day.tsx';

const periods = [
  { from: '09:30', to: '10:20' },
  { from: '10:20', to: '11:10' },
  { from: '11:20', to: '12:10' },
];
const taken = { id: 'c', takenBy: 'Asha', present: 14, students: 15, version: 1 };
const cancelled = { id: 's', reason: 'Strike', isCancelled: true, instead: null };

const aClass = (name: string, period: number, more: Partial<DayClass> = {}): DayClass => ({
  period,
  year: 'FIRST',
  subject: { id: name, code: '', name },
  faculty: null,
  room: '',
  kind: 'theory',
  substitution: null,
  held: null,
  ...more,
});
const classes = [
  aClass('Anatomy', 1, { held: taken }),
  aClass('Physiology', 1),
  aClass('Cancelled', 1, { substitution: cancelled }),
  aClass('Ethics', 2),
  aClass('Biochemistry', 3),
];

function shown(
  isMissingOnly: boolean,
  phase: (one: DayClass) => Phase,
  of = classes,
  day = '2026-11-23',
): string {
  const data: TimetableDay = {
    day,
    today: '2026-11-23',
    closed: null,
    closedYears: [],
    periods,
    classes: of,
  };
  return renderToStaticMarkup(
    <CollegeDay
      data={data}
      phaseOf={phase}
      isMissingOnly={isMissingOnly}
      onMissingOnly={() => undefined}
      cardOf={({ subject }) => <li key={subject.id}>{subject.name}</li>}
    />,
  );
}

const atHalfPastTen = (one: DayClass) => phaseOf(one, periods, '10:30');

test('a class that is on or comes later counts as not over, not as not taken', () => {
  const html = shown(false, atHalfPastTen);
  expect(html).toContain('1 of 2 registers are taken. 2 classes are not over yet.');
  expect(html).toMatch(/Period 1, 9:30 AM.*Anatomy.*Physiology.*Period 2.*Ethics.*Period 3.*Biochemistry/);
});

test('those not taken alone: neither taken, nor cancelled, nor still to come', () => {
  expect(shown(true, atHalfPastTen).match(/<li>\w+/g)).toEqual(['<li>Physiology']);
});

test('where none is missing the day is shown whole, whatever was chosen on another day', () => {
  const html = shown(true, atHalfPastTen, [aClass('Anatomy', 1, { held: taken }), aClass('Ethics', 2)]);
  expect(html).toContain('1 of 1 register is taken. 1 class is not over yet.');
  expect(html).toMatch(/Anatomy.*Ethics/);
  expect(html).not.toContain('<select');
});

test('a day to come has no registers to count', () => {
  expect(shown(false, () => 'later', [aClass('Ethics', 1)], '2026-11-24')).not.toMatch(/registers|not over/);
});
