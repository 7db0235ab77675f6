import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Substitution, TimetableEntry, TimetableQuery } from '#shared/timetable.ts';
import { changesOf, changeText } from './changes-of-week.ts';
import { WeekChanges } from './week-changes.tsx';

const subject = { id: 'a', code: 'BPT101', name: 'Human Anatomy' };
const [asha, ravi] = ['Asha', 'Ravi'].map((firstName) => ({ id: firstName, firstName, lastName: 'Sample' }));
const planned = { period: 2, year: 'FIRST', subject, faculty: asha, room: '', kind: 'theory' } as const;

const change = (more: object) =>
  ({ ...planned, day: '2026-11-27', isCancelled: false, reason: 'Ill', ...more }) as Substitution; // all its fields

const substitutions = [
  change({ id: 'later', day: '2026-12-04', isCancelled: true, reason: 'Strike' }),
  change({ id: 'taken', faculty: ravi, room: 'Hall 2' }),
  change({ id: 'other', year: 'SECOND', period: 3, faculty: null, kind: 'practical' }),
];
/** The first year's second period of each Friday is Asha's. */
const entry = {
  ...planned,
  id: 'e',
  weekday: 5,
  validFrom: '2026-08-01',
  validUntil: null,
  version: 1,
} as TimetableEntry; // a teacher has these fields

function shownTo(query: TimetableQuery, entries: TimetableEntry[]): string {
  const of = query.year ? 'year' : query.room ? 'room' : 'teacher';
  const changes = changesOf(query, entries, substitutions);
  const html = renderToStaticMarkup(<WeekChanges changes={changes} entries={entries} of={of} />);
  return html.replaceAll(/<[^>]+>/g, '|');
}

test('a student sees the changes of the own year, in their order', () => {
  const text = shownTo({ year: 'FIRST' }, []);
  expect(text).toMatch(/Friday, 27 November.*taken by Ravi Sample, Hall 2.*Friday, 4 December.*not held/);
  expect(text).not.toContain('practical');
});

test('a teacher sees an own class that another one takes, and the classes of others that the teacher takes', () => {
  expect(shownTo({ facultyId: 'Asha' }, [entry])).toContain('taken by Ravi Sample');
  expect(shownTo({ facultyId: 'Ravi' }, [])).toMatch(/Human Anatomy, first year.*taken by Ravi Sample/);
  expect(shownTo({ facultyId: 'Sita' }, [])).toBe('');
});

test('a room’s week tells what leaves the room and what comes into it; with the same teacher it is the room that changes', () => {
  const inHall1 = { ...entry, room: 'Hall 1' };
  expect(shownTo({ room: 'Hall 1' }, [inHall1])).toMatch(/first year.*taken by Ravi Sample, Hall 2/);
  expect(shownTo({ room: 'Hall 2' }, [])).toMatch(/first year.*taken by Ravi Sample, Hall 2/);
  expect(shownTo({ room: 'Hall 2' }, [])).not.toContain('not held');
  const moved = change({ id: 'moved', room: 'Hall 3' });
  expect(changeText(moved, [inHall1])).toBe('in Hall 3');
});
