import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ChangeOfDay, TimetableQuery } from '#shared/teaching/timetable.ts';
import { changesOf, changeText, WeekChanges } from './week-changes.tsx';

const subject = { id: 'a', code: 'BPT101', name: 'Human Anatomy' };
const [asha, ravi] = ['Asha', 'Ravi'].map((firstName) => ({ id: firstName, firstName, lastName: 'Sample' }));
/** The first year's second period of each Friday is Asha's. */
const planned = { faculty: asha, room: '' };
const taught = { period: 2, year: 'FIRST', subject, ...planned, kind: 'theory' } as const;

const change = (more: object) =>
  ({ ...taught, planned, day: '2026-11-27', isCancelled: false, reason: 'Ill', ...more }) as ChangeOfDay; // all its fields

const substitutions = [
  change({ id: 'later', day: '2026-12-04', isCancelled: true, reason: 'Strike' }),
  change({ id: 'taken', faculty: ravi, room: 'Hall 2' }),
  change({ id: 'other', year: 'SECOND', period: 3, faculty: null, kind: 'practical', planned: null }),
];

function shownTo(query: TimetableQuery, changes: readonly ChangeOfDay[] = substitutions): string {
  const of = query.year ? 'year' : query.room ? 'room' : 'teacher';
  const html = renderToStaticMarkup(<WeekChanges changes={changesOf(query, changes)} of={of} />);
  return html.replaceAll(/<[^>]+>/g, '|');
}

test('a student sees the changes of the own year, in their order', () => {
  const text = shownTo({ year: 'FIRST' });
  expect(text).toMatch(/Friday, 27 November.*taken by Ravi Sample, Hall 2.*Friday, 4 December.*not held/);
  expect(text).not.toContain('practical');
});

test('a teacher sees an own class that another one takes, and the classes of others that the teacher takes', () => {
  expect(shownTo({ facultyId: 'Asha' })).toContain('taken by Ravi Sample');
  expect(shownTo({ facultyId: 'Ravi' })).toMatch(/Human Anatomy, first year.*taken by Ravi Sample/);
  expect(shownTo({ facultyId: 'Sita' })).toBe('');
});

test('a room’s week tells what leaves the room and what comes into it; with the same teacher it is the room that changes', () => {
  const inHall1 = { planned: { faculty: asha, room: 'Hall 1' } };
  const taken = change({ ...inHall1, id: 'taken', faculty: ravi, room: 'Hall 2' });
  for (const room of ['Hall 1', 'Hall 2'])
    expect(shownTo({ room }, [taken])).toMatch(/first year.*taken by Ravi Sample, Hall 2/);
  expect(shownTo({ room: 'Hall 2' })).not.toContain('not held');
  expect(changeText(change({ ...inHall1, id: 'moved', room: 'Hall 3' }))).toBe('in Hall 3');
});
