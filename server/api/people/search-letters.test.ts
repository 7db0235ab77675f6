// A search finds a word in whatever spelling it is typed, and lists are in the order of letters.
import { expect, test } from 'vitest';
import { shareApp, startApp } from '#test/app.ts';
import { aFacultyMember, aStudent, aSubject } from '#test/factories.ts';

const college = shareApp();

const day = { eventDate: '2026-12-01', date: '2026-12-01', year: 'FIRST' };
const recordTypes: [string, (word: string) => object][] = [
  ['students', (firstName) => aStudent({ firstName })],
  ['faculty', (firstName) => aFacultyMember({ firstName })],
  ['subjects', (name) => aSubject({ name })],
  ['events', (eventTitle) => ({ ...day, eventTitle })],
  ['academic-calendar', (event) => ({ ...day, event })],
];
// కైలాస్ has a vowel sign that can be typed as two.
const words = ['ÉTUDE', 'étude', 'కైలాస్'];
const spellings = words.flatMap((word) => [word.normalize('NFC'), word.normalize('NFD')]);

test.each(recordTypes)('%s, and the list of their deleted records', async (path, input) => {
  const admin = await college().asAdmin();
  const found = async (list: string, q: string) =>
    (await admin.get(`/api/${list}${list.includes('?') ? '&' : '?'}q=${encodeURIComponent(q)}`)).json()
      .length;
  for (const word of spellings) await admin.post(`/api/${path}`, input(word));
  const counts = async (list: string) => {
    const all = [];
    for (const q of ['ÉTUDE', 'étude', 'E\u0301tude', 'కైలాస్', 'కైలాస్'.normalize('NFD')])
      all.push(await found(list, q));
    return all;
  };
  expect(await counts(path)).toEqual([4, 4, 4, 2, 2]);
  for (const { id } of (await admin.get(`/api/${path}`)).json()) await admin.delete(`/api/${path}/${id}`);
  const noun = path.replace(/(student|subject|event)s/, '$1');
  expect(await counts(`deleted-records?noun=${noun}`)).toEqual([4, 4, 4, 2, 2]);
});

test.each(recordTypes)('%s are found with any quotation mark, accent and initials', async (path, input) => {
  const admin = await college().asAdmin();
  await admin.post(`/api/${path}`, input('Zoë O’Brien'));
  await admin.post(`/api/${path}`, input("S.V. D'Souza‑Rao"));
  const found = async (q: string) =>
    (await admin.get(`/api/${path}?q=${encodeURIComponent(q)}`)).json().length;
  for (const q of ["O'Brien", 'O’Brien', 'OʼBRIEN', 'obrien', 'Zoe O`Brien', 'zoë\u00a0o´brien'])
    expect([q, await found(q)]).toEqual([q, 1]);
  for (const q of ['SV D’Souza', 'S. V. D‘Souza-Rao', 's v dsouza–rao'])
    expect([q, await found(q)]).toEqual([q, 1]);
  expect(await found('Zoe SV')).toBe(0);
});

test.each([
  ['students', 'lastName', (lastName: string) => aStudent({ lastName })],
  ['faculty', 'lastName', (lastName: string) => aFacultyMember({ lastName })],
  ['contact-info', 'lastName', (lastName: string) => aStudent({ lastName })],
  ['faculty', 'specialization', (specialization: string) => aFacultyMember({ specialization })],
  ['subjects', 'name', (name: string) => aSubject({ name })],
  ['events', 'eventTitle', (eventTitle: string) => ({ ...day, eventTitle })],
  ['academic-calendar', 'event', (event: string) => ({ ...day, event })],
])('%s by %s are in the order of letters', async (path, key, input) => {
  const app = await startApp();
  const admin = await app.asAdmin();
  const names = ['Ápte', 'das', 'de Souza', 'Rao', 'Zebra', 'వాణి', 'హరి', 'ళక్ష్మి'];
  const entry = path === 'contact-info' ? 'students' : path;
  for (const name of names.toReversed()) await admin.post(`/api/${entry}`, input(name));
  const list = async (sort: string) => {
    const records = (await admin.get(`/api/${path}?page=1&pageSize=100&sort=${sort}`)).json();
    return records.map(
      (record: Record<string, unknown>) => (record.student as typeof record)?.[key] ?? record[key],
    );
  };
  expect(await list(key)).toEqual(names);
  expect(await list(`-${key}`)).toEqual(names.toReversed());
});
